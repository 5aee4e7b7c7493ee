/** The calendar day of an instant where the meeting takes place, YYYY-MM-DD; without a zone, that of the offset it is written with. */
export function localDay(startedAt: string | undefined, timeZone: string | undefined): string | undefined {
  if (startedAt === undefined) return undefined;
  if (timeZone === undefined) return startedAt.slice(0, 10);
  const parts = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  return parts.format(new Date(startedAt));
}
