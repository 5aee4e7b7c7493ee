/** Who sends events: the name that settings, answers and the log use. */
export const sourceNames = ['generic', 'miitel', 'zoom', 'meet', 'graph', 'recall', 'fathom', 'fireflies'] as const;
export type SourceName = (typeof sourceNames)[number];
