import { type Child, element } from '../dom.ts';
import { openOutcome } from '../outcome.ts';
import { button } from '../parts/form.ts';
import { facts, folded } from '../parts/lists.ts';
import { linkTo } from '../parts/marks.ts';
import { save } from '../save.ts';
import { fileName, type MinutesAnswer } from './answer.ts';
import { pageFrame } from './page-frame.ts';

/** Minutes as a page, with what a reader should know of how they came about before it. */
export function showMinutes(minutes: MinutesAnswer): HTMLElement {
  const { execution, coverage, warnings, rejectedItems, rendered } = minutes;
  const { engine, engineVersion, detectedFormat, formatReason } = execution;
  const page = pageFrame(rendered.html);
  return element(
    'div',
    { className: 'minutes' },
    facts(
      [(t) => t.execution, linkTo(execution.id)],
      [(t) => t.minutes.engine, `${engine} (${engineVersion})`],
      [(t) => t.minutes.format, formatReason ? `${detectedFormat} (${formatReason})` : detectedFormat],
      [(t) => t.minutes.coverage, String(coverage.turnsUsed)],
      ...coverage.turnsDropped.map(leftOut),
    ),
    folded((t) => t.minutes.warnings(warnings.length), warnings, true),
    folded(
      (t) => t.minutes.rejected(rejectedItems.length),
      rejectedItems.map(({ section, text, reason }) => `${section}: ${text} (${reason})`),
    ),
    actions(minutes, page),
    page,
  );
}

function leftOut({ count, reason, places = [] }: MinutesAnswer['coverage']['turnsDropped'][number]) {
  const where = places.length > 0 ? ` (${places.join(', ')})` : '';
  return [(t) => t.minutes.leftOut, `${count}: ${reason}${where}`] satisfies [Child, Child];
}

function actions(minutes: MinutesAnswer, page: HTMLIFrameElement): HTMLElement {
  const { markdown, html } = minutes.rendered;
  const name = fileName(minutes);
  const copied = openOutcome();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(markdown);
      copied.say((t) => t.minutes.copied);
    } catch {
      // nobody was asked, or the address is of another machine, which has no clipboard to offer
      copied.say((t) => t.minutes.notCopied);
    }
  };
  return element(
    'div',
    { className: 'actions' },
    button((t) => t.minutes.copy, copy),
    button(
      (t) => t.minutes.download('Markdown'),
      () => save(name, 'md', markdown),
    ),
    button(
      (t) => t.minutes.download('HTML'),
      () => save(name, 'html', html),
    ),
    button(
      (t) => t.minutes.download('JSON'),
      () => save(name, 'json', JSON.stringify(minutes, null, 2)),
    ),
    button(
      (t) => t.minutes.print,
      () => page.contentWindow?.print(),
    ),
    copied.element,
  );
}
