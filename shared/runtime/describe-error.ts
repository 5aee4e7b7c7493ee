const shownCharacters = 300;
const shownCauses = 4;

/**
 * What a log may say of an unexpected error: type, text, stack and causes, without input. Parsers quote what they could
 * not read, so the text of a SyntaxError stays out; other texts are cut, because libraries like to append payloads.
 */
export function describeError(error: unknown): { readonly error: string; readonly stack_trace?: string } {
  const chain = causesOf(error);
  const frames = error instanceof Error ? framesOf(error) : '';
  return { error: chain.map(summaryOf).join(' <- '), ...(frames && { stack_trace: `${summaryOf(error)}\n${frames}` }) };
}

function causesOf(error: unknown, depth = 0): readonly unknown[] {
  if (!(error instanceof Error) || error.cause === undefined || depth === shownCauses) return [error];
  return [error, ...causesOf(error.cause, depth + 1)];
}

function summaryOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  if (error instanceof SyntaxError) return `${error.name}: text could not be parsed`;
  return `${error.name}: ${error.message.slice(0, shownCharacters)}`;
}

/** The stack begins with name and message, which may span lines; the frames are what follows. */
function framesOf(error: Error): string {
  return (error.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at\s/.test(line))
    .join('\n');
}
