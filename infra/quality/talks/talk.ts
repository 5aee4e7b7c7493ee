import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A label behind a sentence: `{A1 Dana 2026-03-18}` is kind `A`, number 1, with two values. */
export interface Label {
  readonly kind: string;
  /** Labels of one kind and number belong to one item; undefined where a kind has no items. */
  readonly item: string | undefined;
  /** May be in the minutes and need not. */
  readonly optional: boolean;
  /** `!` for what is certain, `?` for what is asked. */
  readonly mark: '' | '!' | '?';
  /** Looks like one and is none. */
  readonly wrong: boolean;
  readonly values: readonly string[];
}

/** A stretch of a turn up to its labels. */
export interface Piece {
  readonly end: number;
  readonly labels: readonly Label[];
}

export interface LabelledTurn {
  readonly speaker: string;
  readonly text: string;
  readonly pieces: readonly Piece[];
}

export interface LabelledTalk {
  readonly id: string;
  readonly language: 'en' | 'ja';
  /** A body for create-minutes. */
  readonly request: unknown;
  readonly turns: readonly LabelledTurn[];
  readonly people: readonly { readonly name: string; readonly side: 'internal' | 'external' }[];
  /** By slot: the status and others that are right as well. */
  readonly bant: ReadonlyMap<string, readonly string[]>;
  readonly next: { readonly date: string; readonly time: string | undefined } | undefined;
  readonly rivals: readonly string[];
}

/** The labelled talks of a folder, in the order of their names; `ATTRIBUTION.md` there says what the labels mean. */
export function readTalks(folder: string): readonly LabelledTalk[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.txt'));
  return names.sort().map((name) => parseTalk(readFileSync(join(folder, name), 'utf8')));
}

export function parseTalk(text: string): LabelledTalk {
  const [head = '', ...rest] = text.replaceAll('\r', '').split(/\n\s*\n/);
  const fields = [...head.matchAll(/^(\w+):\s*(.*)$/gm)].map(
    ([, key = '', value = '']) => [key, value.trim()] as const,
  );
  const one = (key: string) => fields.find(([name]) => name === key)?.[1] ?? '';
  const people = fields.flatMap(([key, value]) => (key === 'us' || key === 'them' ? [personOf(key, value)] : []));
  const turns = rest
    .join('\n')
    .split('\n')
    .filter((line) => line.trim())
    .map((line) => turnOf(line, people));
  const language = one('id').startsWith('ja') ? 'ja' : 'en';
  const [day = '', time = '', timeZone = ''] = one('at').split(' ');
  const [date = '', clock] = one('next').split(' ');
  return {
    id: one('id'),
    language,
    people: people.map(({ name, side }) => ({ name, side })),
    turns,
    request: {
      transcript: { turns: turns.map(({ speaker, text: said }) => ({ speaker, text: said })) },
      meeting: { id: one('id'), startedAt: instantAt(day, time, timeZone), language, timeZone },
      participants: people.map(({ name, side, role }) => ({ name, side, role })),
    },
    bant: new Map(
      one('bant')
        .split(/\s+/)
        .map((pair) => [pair.split('=')[0] ?? '', (pair.split('=')[1] ?? '').split('/')]),
    ),
    next: date === 'none' || date === '' ? undefined : { date, time: clock },
    rivals:
      one('rivals') === 'none'
        ? []
        : one('rivals')
            .split(/\s*[;,]\s*/)
            .filter(Boolean),
  };
}

type Spoken = LabelledTalk['people'][number] & { readonly role: string };

function personOf(key: 'us' | 'them', value: string): Spoken {
  const [name = '', ...role] = value.split(/[,，、]\s*/);
  return { name: name.trim(), side: key === 'us' ? 'internal' : 'external', role: role.join(', ') };
}

/** Who is meant by a first name, a family name or the whole one. */
export function personCalled<Kind extends { readonly name: string }>(
  call: string,
  people: readonly Kind[],
): Kind | undefined {
  return (
    people.find(({ name }) => name === call) ??
    people.find(({ name }) => name.split(/[ 　]/).includes(call)) ??
    people.find(({ name }) => name.startsWith(call))
  );
}

function turnOf(line: string, people: readonly Spoken[]): LabelledTurn {
  const [, call = '', said = ''] = /^([^:：{]{1,40})[:：]\s*(.+)$/.exec(line) ?? [];
  const pieces: { end: number; labels: Label[] }[] = [];
  let text = '';
  for (const [, words = '', label] of said.matchAll(/([^{]*)(?:\{([^}]*)\})?/g)) {
    text = (text + words).replace(/\s+/g, ' ');
    if (label === undefined) continue;
    const end = text.trimEnd().length;
    const last = pieces.at(-1);
    if (last?.end === end) last.labels.push(labelOf(label));
    else pieces.push({ end, labels: [labelOf(label)] });
  }
  return { speaker: personCalled(call.trim(), people)?.name ?? call.trim(), text: text.trim(), pieces };
}

function labelOf(text: string): Label {
  const [, wrong, kind = '', number, mark = '', ...rest] =
    /^(x )?([A-Za-z]+|\$)(\d*)([!?]?)(?: (.+))?$/.exec(text) ?? [];
  return {
    kind,
    item: number ? `${kind}${number}` : undefined,
    optional: mark === '?' && (Boolean(number) || kind === '$'),
    mark: mark === '!' || mark === '?' ? mark : '',
    wrong: wrong !== undefined,
    values: rest[0]?.split(' ') ?? [],
  };
}

/** The moment at which the clocks of a zone show a time. */
function instantAt(day: string, time: string, timeZone: string): string {
  const shown = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  const wanted = Date.parse(`${day}T${time}:00Z`);
  const ahead = Date.parse(`${shown.format(new Date(wanted)).replace(' ', 'T')}:00Z`) - wanted;
  return new Date(wanted - ahead).toISOString().replace('.000', '');
}
