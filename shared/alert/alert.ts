export const severities = ['info', 'warning', 'error', 'critical'] as const;
export type Severity = (typeof severities)[number];

/** What somebody is to be told. Kept in the store until it is delivered, so it holds nothing private. */
export interface Alert {
  /** The same over all attempts to deliver it, and in all channels. */
  readonly id: string;
  readonly kind: 'failure' | 'recovery' | 'test';
  readonly severity: Severity;
  /** Name of the deployment. */
  readonly source: string;
  /** Alerts of one group are about one thing: failures of one kind, and their end. */
  readonly group: string;
  /** ISO 8601, as all times here. */
  readonly at: string;
  readonly title: string;
  readonly message: string;
  readonly operation: string;
  readonly executionId: string;
  /** How many failures of the group there were since `since`; undefined where there was none. */
  readonly count?: number;
  readonly since?: string;
  /** What to do about it. */
  readonly action?: string;
  /** The call that does it. */
  readonly request?: string;
}

/** The facts of an alert beside its title and message, as label and value, in the order a reader wants them. */
export function factsOf({
  severity,
  source,
  operation,
  executionId,
  count,
  since,
  at,
}: Alert): readonly [string, string][] {
  return [
    ['Severity', severity],
    ['Operation', operation],
    ...(count === undefined || since === undefined ? [] : ([['Failures', `${count} since ${since}`]] as const)),
    [count === undefined ? 'Execution' : 'Latest execution', executionId],
    ['Deployment', source],
    ['Time', at],
  ].map(([label = '', value = '']) => [label, value]);
}

/** The alert as plain text, for channels without a layout of their own. */
export function toText(alert: Alert): string {
  const facts = factsOf(alert).map(([label, value]) => `${label}: ${value}`);
  const { message, action, request } = alert;
  return [message, '', ...facts, '', action, request]
    .filter((line) => line !== undefined)
    .join('\n')
    .trimEnd();
}

/** Cut to what a channel takes, with a sign that it was. */
export function clip(text: string, characters: number): string {
  const all = [...text];
  return all.length <= characters ? text : `${all.slice(0, characters - 1).join('')}…`;
}
