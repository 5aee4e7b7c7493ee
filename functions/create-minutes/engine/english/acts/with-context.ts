import type { Talk } from '../../../facts/talk.ts';
import type { Act } from '../../classifier/model.ts';
import type { Acts, DraftAction, DraftItem } from '../../draft.ts';
import type { Meeting } from '../../meeting.ts';
import { printOf } from '../print.ts';
import { contextFinder, pointsElsewhere } from './antecedent/context.ts';
import { likeliestBy } from './antecedent/likeliest.ts';
import { matterOf } from './matter.ts';
import weights from './antecedent/weights/context-en.json' with { type: 'json' };

/**
 * Of the remarks that were told from such shares on, two in three have words that people wrote and the item lacks. An item that points
 * elsewhere, or says hardly anything, wants it sooner.
 */
const leastShare = { pointing: 0.3, bare: 0.4, other: 0.6 };
const leastMatter = 2;

/** Items that do not say what they are about, with what was said before them: "Put Orla on it (is there a sandbox?)". */
export function withContext(acts: Acts, talk: Talk, meeting: Meeting): Acts {
  const contexts = contextFinder(talk, meeting);
  const print = printOf(meeting);
  const told =
    (act: Act) =>
    <Item extends DraftItem & Partial<DraftAction>>(item: Item): Item => {
      if (tellsAll.test(item.text)) return item;
      const context = likeliestBy(contexts(item, act), weights, leastShare[kindOf(item.text)])?.thing;
      if (!context) return item;
      const spans = [...new Set([...context.spans, ...item.spans])];
      return { ...item, text: withInBrackets(item.text, print(context.text)), spans };
    };
  return {
    ...acts,
    decisions: acts.decisions.map(told('decision')),
    actionItems: acts.actionItems.map(told('action')),
    openQuestions: acts.openQuestions.map(told('question')),
    objections: acts.objections.map(told('objection')),
  };
}

function kindOf(text: string): keyof typeof leastShare {
  if (pointsElsewhere(text)) return 'pointing';
  return matterOf(text).size < leastMatter ? 'bare' : 'other';
}

/** Something stands behind it, a label before it, or one question before another: "Start: May fourth", "What is it for one year? What about two?" */
const tellsAll = /[()]|^\p{Lu}[\p{L} ]{2,30}: |\? .*\?$/su;

function withInBrackets(text: string, said: string): string {
  return `${text.replace(/\.$/, '')} (${said.replace(/\.$/, '')}).`;
}
