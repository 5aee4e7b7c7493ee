import type { Talk } from '../../talk.ts';
import type { Weighed } from './among.ts';
import { isAlone } from './put-forward.ts';
import type { Figure, Reading } from './reading.ts';
import { isSaidShort } from './said-short.ts';

/** "What do you pay him a hive?", "how much is that per head?" */
const asksRate =
  /\b(?:what(?! (?:time|day|date|kind|sort|part|size|age))|how much|how cheap|how dear|how expensive)\b[^?]{0,48}\b(?:pay|paying|paid|charg\w+|cost\w*|ask\w*|want\w*|quot\w+|spend\w*|price|is|are|it|that)\b[^?]{0,24}\b(?:an?|per|each) (?!(?:year|month|week|day|quarter|minute|hour|bit|lot|good|fair|rough|ballpark)\b)\p{L}{3,}\b[^?]{0,28}\?/iu;
/** Remarks within which it is answered. */
const reach = 3;
const [least, most] = [2, 1000];
/** "Three-fifty each.", "they're two twenty-five apiece for the run", "a tower is three-forty for the week" */
const each =
  /^,? (?:each|apiece|a ?piece|a pop|a go|a throw|a time|for the (?:day|night|week|weekend|month|quarter|season|year|run|lot|pair|set|job|event|show))\b/i;
/** Log-odds below which even that makes no price of a number. */
const [leastShort, leastAsked] = [-2, -4];

/** The price that a bare number is since what one of something costs was asked right before, or since it is said to be that of each. */
export function ofEach(all: readonly Weighed[], chosen: Reading | undefined, talk: Talk): Reading | undefined {
  const figure = all[0]?.reading.figure;
  if (figure?.quantity.kind !== 'bare' || (chosen && chosen.way === 'bare' && chosen.as === 'money')) return undefined;
  const price = all.find(({ reading }) => reading.as === 'money' && reading.way === 'bare');
  if (!price) return undefined;
  const { quantity, remark } = figure;
  if (isSaidShort(figure) && quantity.value < most && each.test(remark.text.slice(quantity.end)))
    return price.odds >= leastShort ? price.reading : undefined;
  return isAnswer(figure, talk) && price.odds >= leastAsked ? price.reading : undefined;
}

/** "One thirty-five." */
function isAnswer(figure: Figure, { remarks }: Talk): boolean {
  const { quantity, remark } = figure;
  if (quantity.value < least || quantity.value >= most || quantity.per.length > 0) return false;
  if (!opens.test(remark.text.slice(0, quantity.start)) || !isAlone(figure)) return false;
  const before = remarks.slice(Math.max(0, remark.index - reach), remark.index);
  const asked = before.findLast(({ text }) => text.includes('?'));
  if (!asked || asked.speaker === remark.speaker || !asksRate.test(asked.text)) return false;
  return before.every(({ index, text }) => index <= asked.index || !anyNumber.test(text));
}

const anyNumber =
  /\d|(?:ty|teen|hundred|thousand)\b|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b/i;
const opens =
  /^\W*(?:(?:oh|well|uh|um|about|around|roughly|it['’]s|that['’]s|we pay|I pay|we['’]re (?:at|on|paying)|at|just|only|like|right now|today|now)[, ]+){0,3}$/i;
