import type { RefusalWords } from '../../../refusal.ts';
import { expandContractions } from '../../wording/contractions.ts';
import { wordsOf } from '../clause.ts';

const lead =
  '^(?:(?:so|and|but|no|look|sorry|yeah|yes|well|okay|honestly|I think|I am (?:afraid|sorry)|for now|right now|this time|in the end)[,.]? )*';
const ends = '(?= (?:this time|this year|for now|on (?:it|this|that)|to (?:it|this|that|you))|[.,!]|$)';
const refuses = new RegExp(
  `${lead}(?:I|we)(?: (?:really|just))? (?:have decided not to (?:buy|sign|renew|go ahead|do (?:it|this))|(?:will|(?:am|are) going to|have to|will have to) (?:pass|say no|turn (?:it|this|you) down)|(?:am|are) not (?:going ahead|going for it|going to (?:buy|sign|renew|go ahead|take it)(?: (?:it|this|that))?))${ends}`,
  'i',
);
const supposes = /\b(?:if|unless|until|till|without|before|otherwise|yet)\b/i;
/** "So it's a no?" */
const asksForNo = /\b(?:it|that) is a no\b[^.!]*\?\s*$|\bis (?:it|that|this) a no\b[^.!]*\?\s*$/i;
const confirms =
  /^(?:(?:yes|yeah|sorry|I think|for now|well|I am afraid),? )*(?:(?:it|that) is(?: a no)?(?=[.,!]|$)|yes\b|yeah\b|(?:I am )?afraid so)/i;

/** "We're not going ahead", "So it's a no? - It's a no." */
export const refusalWords: RefusalWords = {
  refuses: ({ text, speaker }, before) => {
    const plain = expandContractions(text);
    const isAsked =
      before !== undefined && before.speaker !== speaker && asksForNo.test(expandContractions(before.text));
    return isAsked ? confirms.test(plain) : refuses.test(plain) && !supposes.test(plain) && !plain.endsWith('?');
  },
  takes:
    /\b(?:(?:it['’]s|we have|you(?:['’]ve| have) got) a deal|deal|go on then|let['’]s do (?:it|that)|sign (?:me|us) up|(?:we|I)['’]ll take (?:it|that)|you['’]re on)\b/i,
  tells: /\b(?:no|not|pass|down|decline)\b|n['’]t\b/i,
  told: 'The offer is turned down.',
  termsOf: wordsOf,
};
