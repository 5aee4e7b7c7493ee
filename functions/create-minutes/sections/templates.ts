/** The sections that minutes can be made of, by their names in the answer. */
export const sectionNames = [
  'summary',
  'decisions',
  'actionItems',
  'nextMeeting',
  'openQuestions',
  'objections',
  'amounts',
  'competitors',
  'concessions',
  'framework',
  'trackers',
  'topics',
  'metrics',
] as const;
export type SectionName = (typeof sectionNames)[number];

export const templateNames = ['general', 'discovery', 'demo', 'negotiation', 'renewal'] as const;
export type TemplateName = (typeof templateNames)[number];

/** What each kind of meeting is read for comes first; the answer's JSON has everything whatever the template. */
export const templates: Readonly<Record<TemplateName, readonly SectionName[]>> = {
  general: sectionNames,
  discovery: [
    'summary',
    'framework',
    'objections',
    'openQuestions',
    'competitors',
    'amounts',
    'decisions',
    'actionItems',
    'nextMeeting',
    'trackers',
    'topics',
    'metrics',
  ],
  demo: [
    'summary',
    'openQuestions',
    'objections',
    'decisions',
    'actionItems',
    'nextMeeting',
    'competitors',
    'amounts',
    'framework',
    'trackers',
    'topics',
    'metrics',
  ],
  negotiation: [
    'summary',
    'decisions',
    'amounts',
    'concessions',
    'objections',
    'actionItems',
    'nextMeeting',
    'openQuestions',
    'competitors',
    'framework',
    'trackers',
    'topics',
  ],
  renewal: [
    'summary',
    'decisions',
    'amounts',
    'objections',
    'competitors',
    'concessions',
    'actionItems',
    'nextMeeting',
    'openQuestions',
    'framework',
    'trackers',
    'topics',
  ],
};

/** A discovery is held to fill a framework; where none is named it is BANT. */
export const defaultFramework: Partial<Record<TemplateName, 'bant'>> = { discovery: 'bant' };
