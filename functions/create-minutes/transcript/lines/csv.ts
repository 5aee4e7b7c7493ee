import { InputError } from '#shared/errors.ts';
import { sinceEarliest, toSeconds, unitOf } from '../json/time-unit.ts';
import { requireAtMost } from '../limits.ts';
import { singleSpaced } from '../markup.ts';
import { droppedPiece, type Lines, type Piece, type Reading, type TextShape } from '../piece.ts';
import { kindOfTime, parseTime } from '../written-time.ts';
import { cellsOf, tableRows } from './table-rows.ts';

/** What tools write over their columns, in lower case and without spaces. */
const columns = {
  text: /^(?:text|transcript|sentence|content|utterance|words|speech|発言|発言内容|発話|発話内容|内容|テキスト|文字起こし|本文)$/,
  speaker: /^(?:speaker|speaker_?name|name|participant|話者|話者名|発言者|発話者|名前|氏名)$/,
  start: /^(?:start|start_?time|starttimestamp|timestamp|time|from|begin|開始|開始時間|開始時刻|時間|時刻)$/,
  end: /^(?:end|end_?time|endtimestamp|to|終了|終了時間|終了時刻)$/,
} as const;

interface Header {
  readonly at: number;
  readonly separator: string;
  readonly names: readonly string[];
  readonly place: (column: keyof typeof columns) => number;
}

/** A table with a row of headings: `Timestamp,Speaker,Text`; Whisper's `.tsv`. */
export const csv: TextShape = {
  name: 'csv',
  takes: 'text',
  turns: 'merge',
  detect: (given) => {
    const header = headerOf(given);
    return header && `line ${header.at} has the headings of a table`;
  },
  read: (given) => {
    const header = headerOf(given);
    if (!header) throw new InputError('format: "csv" needs a first line with headings such as "start,speaker,text"');
    const rows = tableRows(given.lines.slice(header.at), header.separator);
    requireAtMost('entries', rows.length);
    const pieces = rows.map(({ cells, at, until }): Piece => {
      const cell = (column: keyof typeof columns) => cells[header.place(column)]?.trim() || undefined;
      const place = { at: at + header.at, until: until + header.at };
      const speaker = cell('speaker')?.slice(0, 200);
      const [start, end] = [timeOf(cell('start')), timeOf(cell('end'))];
      return { speaker, text: singleSpaced(textOf(cells, header)), start, end, ...place };
    });
    const heading = droppedPiece(header.at, 'the headings of the table');
    const { pieces: timed, timeUnit } = withUnit(pieces, rows[0]?.cells[header.place('start')]?.trim() ?? '');
    return { pieces: [heading, ...timed], timeUnit };
  },
};

function headerOf({ lines }: Lines): Header | undefined {
  const index = lines.slice(0, 20).findIndex((line) => line.trim());
  const line = lines[index] ?? '';
  if (index < 0 || line.length > 400) return undefined;
  for (const separator of ['\t', ',', ';']) {
    const names = cellsOf(line, separator).map((name) => name.trim().toLowerCase().replace(/\s/g, ''));
    const place = (column: keyof typeof columns) => names.findIndex((name) => columns[column].test(name));
    if (place('text') >= 0 && (place('speaker') >= 0 || place('start') >= 0))
      return { at: index + 1, separator, names, place };
  }
  return undefined;
}

/** Where the words stand last and in no quotation marks, separators in them are theirs. */
function textOf(cells: readonly string[], { names, place, separator }: Header): string {
  const at = place('text');
  return at === names.length - 1 ? cells.slice(at).join(separator) : (cells[at] ?? '');
}

function timeOf(given: string | undefined): number | undefined {
  return given === undefined ? undefined : parseTime(given);
}

function withUnit(pieces: readonly Piece[], first: string): Pick<Reading, 'pieces' | 'timeUnit'> {
  if (pieces.every(({ start }) => start === undefined)) return { pieces, timeUnit: undefined };
  const kind = kindOfTime(first);
  if (kind === 'rfc3339') return { pieces: sinceEarliest(pieces), timeUnit: 'rfc3339' };
  if (kind !== 'number') return { pieces, timeUnit: 'clock' };
  const unit = unitOf(pieces);
  return { pieces: toSeconds(pieces, unit), timeUnit: unit };
}
