import { element } from '../dom.ts';
import { field } from '../parts/fields.ts';
import { button } from '../parts/form.ts';
import { type GivenRequest, type Source, sourceOfFile, sourceOfText } from './source.ts';

/** @param name what it is called on the page */
type Give = (name: string, source: Source) => void;

export interface SourceField {
  readonly element: HTMLElement;
  readonly read: () => Source;
  readonly give: Give;
}

/**
 * Where a transcript is pasted, chosen or dropped.
 * @param onRequest told of a whole request, whose other fields are then to be shown; undefined when it is taken back
 */
export function sourceField(onRequest: (body: GivenRequest | undefined) => void): SourceField {
  let given: Source | undefined;
  const { text, picker } = controls(give, tellUnread);
  const choose = element('label', { className: 'button' }, (t) => t.minutes.choose, picker);
  const open = element(
    'div',
    {},
    field((t) => t.minutes.transcript, text),
    choose,
  );
  const shown = element('p', { className: 'given', role: 'status' });

  function keep(source: Source | undefined): void {
    if (source?.kind === 'request') onRequest(source.body);
    else if (given?.kind === 'request') onRequest(undefined);
    given = source;
    open.hidden = source !== undefined;
    shown.replaceChildren();
  }

  function give(name: string, source: Source): void {
    keep(source);
    shown.append(givenLine(name, source, remove));
  }

  function remove(): void {
    keep(undefined);
    text.value = '';
    text.focus();
  }

  function tellUnread(name: string): void {
    shown.replaceChildren(element('span', { className: 'error' }, (t) => t.notRead(name)));
  }

  const area = element('div', { className: 'drop' }, open, shown);
  area.ondrop = (event) => void readFile(event.dataTransfer?.files[0], give, tellUnread);
  return { element: area, give, read: () => given ?? sourceOfText(text.value) };
}

function givenLine(name: string, { kind }: Source, remove: () => void): HTMLElement {
  const whole = kind === 'request' && element('small', {}, (t) => t.minutes.wholeRequest);
  return element(
    'span',
    {},
    element('b', {}, name),
    ' ',
    whole,
    ' ',
    button((t) => t.minutes.remove, remove),
  );
}

function controls(give: Give, tellUnread: (name: string) => void) {
  const readPasted = () => {
    const source = sourceOfText(text.value);
    if (source.kind === 'request') give('JSON', source);
  };
  const text: HTMLTextAreaElement = element('textarea', {
    rows: 9,
    placeholder: (t) => t.minutes.paste,
    spellcheck: false,
    oninput: readPasted,
  });
  const readChosen = async () => {
    await readFile(picker.files?.[0], give, tellUnread);
    // else the same file could not be chosen again
    picker.value = '';
  };
  const picker: HTMLInputElement = element('input', { type: 'file', className: 'unseen', onchange: readChosen });
  return { text, picker };
}

async function readFile(file: File | undefined, give: Give, tellUnread: (name: string) => void): Promise<void> {
  if (!file) return;
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    give(`${file.name} (${Math.ceil(bytes.length / 1000)} kB)`, sourceOfFile(bytes));
  } catch {
    tellUnread(file.name);
  }
}
