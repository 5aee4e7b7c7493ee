/** What Node.js finds wrong with the arguments of a command: its first sentence. What follows is advice that is of no use here. */
export function argumentFault(error: unknown): string {
  return String(error instanceof Error ? error.message : error).split('. ', 1)[0] ?? '';
}
