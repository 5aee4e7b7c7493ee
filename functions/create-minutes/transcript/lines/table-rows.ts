/** A row of a table, with the lines it takes. One-based. */
export interface TableRow {
  readonly cells: readonly string[];
  readonly at: number;
  readonly until: number;
}

/** A cell that goes over more lines was not closed. */
const maxRowLines = 60;

/** Rows of comma, semicolon or tab separated values (RFC 4180): a cell in quotation marks may hold separators and line ends. */
export function tableRows(lines: readonly string[], separator: string): readonly TableRow[] {
  const rows: TableRow[] = [];
  for (let index = 0; index < lines.length; index += 1) {
    if (!lines[index]?.trim()) continue;
    const until = separator === '\t' ? index : lastLineOf(lines, index);
    const row = lines.slice(index, until + 1).join('\n');
    rows.push({ cells: cellsOf(row, separator), at: index + 1, until: until + 1 });
    index = until;
  }
  return rows;
}

function lastLineOf(lines: readonly string[], first: number): number {
  let isOpen = false;
  const limit = Math.min(lines.length, first + maxRowLines);
  for (let index = first; index < limit; index += 1) {
    if (((lines[index] ?? '').split('"').length - 1) % 2 === 1) isOpen = !isOpen;
    if (!isOpen) return index;
  }
  return first;
}

/** The cells of one row, without the quotation marks around them. */
export function cellsOf(row: string, separator: string): readonly string[] {
  const cells: string[] = [];
  for (let at = 0; at <= row.length; ) {
    const isQuoted = separator !== '\t' && row[at] === '"';
    const close = isQuoted ? closingQuote(row, at + 1) : at;
    const next = row.indexOf(separator, isQuoted ? close + 1 : at);
    const end = next < 0 ? row.length : next;
    cells.push(isQuoted ? row.slice(at + 1, close).replaceAll('""', '"') : row.slice(at, end));
    at = end + 1;
  }
  return cells;
}

function closingQuote(row: string, from: number): number {
  let at = row.indexOf('"', from);
  while (at >= 0 && row[at + 1] === '"') at = row.indexOf('"', at + 2);
  return at < 0 ? row.length : at;
}
