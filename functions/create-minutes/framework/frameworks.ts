import type { TopicName } from './topic.ts';

export type FrameworkName = 'bant' | 'meddpicc' | 'spiced';

interface Slot {
  readonly topic: TopicName;
  readonly ask: Readonly<Record<'en' | 'ja', string>>;
}

const budget: Slot = {
  topic: 'budget',
  ask: {
    en: 'What budget is set aside for this, and who has released it?',
    ja: 'ご予算の枠はどの程度で、承認はお済みでしょうか。',
  },
};
const buyer: Slot = {
  topic: 'authority',
  ask: { en: 'Who decides and who signs on your side?', ja: '最終的なご決裁はどなたがされますか。' },
};
const pain: Slot = {
  topic: 'need',
  ask: {
    en: 'What problem should this solve first, and what happens if nothing changes?',
    ja: '最も解決されたい課題は何でしょうか。このままだと何が起きますか。',
  },
};
const timeline: Slot = {
  topic: 'timeline',
  ask: {
    en: 'By when does it have to run, and what depends on that day?',
    ja: 'いつまでに稼働が必要でしょうか。その日に何がかかっていますか。',
  },
};
const metrics: Slot = {
  topic: 'metrics',
  ask: {
    en: 'Which figure should change, from what to what?',
    ja: 'どの数字を、どこからどこまで変えたいとお考えですか。',
  },
};
const process: Slot = {
  topic: 'process',
  ask: {
    en: 'Which steps lead from here to the decision, and who takes part?',
    ja: 'ご決定までの手順と、関わる方を教えていただけますか。',
  },
};

/** The points of each framework in its usual order, with what to ask where one is open. */
export const frameworks: Readonly<Record<FrameworkName, Readonly<Record<string, Slot>>>> = {
  bant: { budget, authority: buyer, need: pain, timeline },
  meddpicc: {
    metrics,
    economicBuyer: buyer,
    decisionCriteria: {
      topic: 'criteria',
      ask: { en: 'By which criteria will you compare the offers?', ja: 'どのような基準で比較・選定されますか。' },
    },
    decisionProcess: process,
    paperProcess: {
      topic: 'paper',
      ask: {
        en: 'What do legal and procurement need, and how long do they take?',
        ja: '法務・購買のお手続きには何が必要で、どのくらいかかりますか。',
      },
    },
    identifyPain: pain,
    champion: {
      topic: 'champion',
      ask: {
        en: 'Who on your side wants this and will speak for it?',
        ja: '社内でこの件を推進してくださる方はどなたでしょうか。',
      },
    },
    competition: {
      topic: 'competition',
      ask: {
        en: 'What else are you looking at, including doing nothing?',
        ja: '現状維持も含め、ほかに検討されている選択肢はございますか。',
      },
    },
  },
  spiced: {
    situation: {
      topic: 'situation',
      ask: {
        en: 'How is this done today, by whom and with what?',
        ja: '現在はどなたが、何を使って、どのように行われていますか。',
      },
    },
    pain,
    impact: metrics,
    criticalEvent: timeline,
    decision: process,
  },
};
