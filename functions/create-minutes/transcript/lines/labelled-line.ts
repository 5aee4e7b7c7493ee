import { withoutBold } from '../ornament.ts';
import type { People } from '../people.ts';
import { type Label, parseLabel, toName, trustOf } from '../speaker.ts';
import { clockSource, parseClock } from '../time.ts';
import { withPlainClock } from './plain-clock.ts';

/** What the head of a line says: who speaks, when, or both. */
export interface LabelledLine {
  readonly label: Label | undefined;
  readonly start: number | undefined;
  readonly end: number | undefined;
  /** What follows the head. */
  readonly text: string;
}

const range = String.raw`(${clockSource})(?:\s{0,3}(?:-->|->|[–—~〜-]|to)\s{0,3}(${clockSource}))?`;
const [open, close] = ['[[(（［]', String.raw`[\])）］]`];
const gap = String.raw`(?:\t+|[ \u3000]{2,}|\s?\|\s?)`;

/** `[00:05:32] Alice: ...`, also a range; `(0:05)`. */
const bracketedTime = new RegExp(String.raw`^${open}\s?${range}\s?${close}\s{0,3}[-–—:]?\s{0,3}`, 'u');
/** `00:05:32 Alice: ...`, `00:05:32 - Alice: ...`. */
const bareTime = new RegExp(String.raw`^${range}(?:\s{1,4}[-–—|]\s{1,4}|\s{1,8})(?=\S)`, 'u');
/** `00:05:32  Alice  Let's ...`: columns of spaces, tabs or bars. */
const timeNameText = new RegExp(String.raw`^${range}${gap}([^\t|:：]{1,60}?)${gap}(?=\S)`, 'u');
/** `Alice <tab> 00:05:32 <tab> Let's ...`. */
const nameTimeText = new RegExp(String.raw`^([^\t|:：]{1,60}?)${gap}${open}?${range}${close}?${gap}(?=\S)`, 'u');
/** `Sarah (00:00): ...`, `Sarah [00:00] ...`. */
const nameBracketedTime = new RegExp(
  String.raw`^([^:：[\]]{1,80}?)\s{0,3}${open}\s?${range}\s?${close}\s{0,3}(:|：)?\s{0,3}`,
  'u',
);
/** `Sarah 00:00: ...`. */
const nameBareTime = new RegExp(String.raw`^([^:：]{1,80}?)\s{1,4}${range}\s{0,3}[:：](?!\d)\s{0,3}`, 'u');
/** The chat Zoom keeps: `10:02:33 From Alice to Everyone: ...`. */
const chat = /^From\s{1,3}([^:]{1,80}?)\s{1,3}(?:to|To)\s{1,3}[^:]{1,80}:\s{0,3}/;

const bullet = /^\s{0,40}(?:[-*•]\s{1,4}|>{1,3}\s{0,4}|[◆◇■□●○◎▼▽▲△★☆・]\s{0,4})?/u;
/** No head is longer. */
const maxHead = 240;

/** Reads the head of a line; undefined when it has none and the whole line is speech. */
export function parseLabelledLine(given: string, people: People): LabelledLine | undefined {
  const line = withoutEmphasis(given);
  return timedLabel(withPlainClock(line), people) ?? untimed(line, people);
}

/** A time may also stand after the colon: `Alice: [00:05] ...`. */
function untimed(line: string, people: People): LabelledLine | undefined {
  const label = parseLabel(line, people);
  if (!label) return undefined;
  const time = bracketedTime.exec(label.text.slice(0, maxHead));
  const { length } = time?.[0] ?? '';
  if (!time || length === label.text.length) return { label, start: undefined, end: undefined, text: label.text };
  return { label, ...timesOf(time[1], time[2]), text: label.text.slice(length) };
}

function timedLabel(line: string, people: People): LabelledLine | undefined {
  const head = line.slice(0, maxHead);
  if (!/\d:\d\d/.test(head)) return undefined;
  return timeFirst(line, head, people) ?? nameFirst(line, head, people);
}

function timeFirst(line: string, head: string, people: People): LabelledLine | undefined {
  const columns = timeNameText.exec(head);
  if (columns && trustOf(toName(columns[3] ?? ''), people) === 'name')
    return labelled(line, columns[0], columns[3], [columns[1], columns[2]], false);
  const bracketed = bracketedTime.exec(head);
  const time = bracketed ?? bareTime.exec(head);
  if (!time) return undefined;
  const times = timesOf(time[1], time[2]);
  const rest = line.slice(time[0].length);
  const spoken = chat.exec(rest.slice(0, maxHead));
  if (spoken) return labelled(rest, spoken[0], spoken[1], [time[1], time[2]], false);
  const label = parseLabel(rest, people);
  // `10:30 Meeting:` may be an agenda; with seconds or in brackets it is a reading of the recorder's clock
  const sure = Boolean(bracketed) || (time[1]?.split(':').length ?? 0) > 2;
  if (label) return { ...times, label: { ...label, doubtful: !sure || label.isPhrase }, text: label.text };
  return sure ? { ...times, label: undefined, text: rest } : undefined;
}

function nameFirst(line: string, head: string, people: People): LabelledLine | undefined {
  const columns = nameTimeText.exec(head);
  if (columns && trustOf(toName(columns[1] ?? ''), people) === 'name')
    return labelled(line, columns[0], columns[1], [columns[2], columns[3]], false);
  const bracketed = nameBracketedTime.exec(head);
  if (bracketed && trustOf(toName(bracketed[1] ?? ''), people) !== 'none')
    return labelled(line, bracketed[0], bracketed[1], [bracketed[2], bracketed[3]], !bracketed[4]);
  const bare = nameBareTime.exec(head);
  if (bare && ['name', 'doubtful'].includes(trustOf(toName(bare[1] ?? ''), people)))
    return labelled(line, bare[0], bare[1], [bare[2], bare[3]], false);
  return undefined;
}

function labelled(
  line: string,
  head: string,
  name = '',
  [from, to]: readonly [string | undefined, string | undefined],
  doubtful: boolean,
): LabelledLine {
  const text = line.slice(head.length).trim();
  return { ...timesOf(from, to), label: { speaker: toName(name), text, doubtful, isPhrase: false }, text };
}

function timesOf(from: string | undefined, to: string | undefined): Pick<LabelledLine, 'start' | 'end'> {
  return { start: from ? parseClock(from) : undefined, end: to ? parseClock(to) : undefined };
}

/** Bullets and the asterisks of Markdown around a name are no part of it. */
function withoutEmphasis(line: string): string {
  const head = line.slice(0, maxHead);
  const begin = bullet.exec(head)?.[0].length ?? 0;
  if (!head.includes('**')) return line.slice(begin);
  return withoutBold(head.slice(begin)) + line.slice(maxHead);
}
