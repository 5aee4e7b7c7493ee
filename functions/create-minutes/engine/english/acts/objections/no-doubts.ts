import type { Remark, Talk } from '../../../../facts/talk.ts';
import { turnOf } from '../../../classifier/surroundings.ts';
import type { Acts, DraftItem } from '../../../draft.ts';
import { placesIn, tellingPlace } from '../../../places.ts';
import { wordsOf } from '../clause.ts';
import { matterOf } from '../matter.ts';

type Objection = Acts['objections'][number];

const negative =
  /\b(?:not|no|never|nobody|nothing|none|neither|nor|cannot|without|but|too|hardly|barely|unless|wrong|worr\p{L}+|problem\p{L}*|trouble|afraid|concern\p{L}*|risk\p{L}*|fear|hate\p{L}*|hard|bad|worse|worst|slow|late|dear|expensive|steep|lost|losing|lose|broke\p{L}*|fail\p{L}*|stuck|instead|rather|less|cheaper|lower|stop\p{L}*)\b|n['’]t\b/iu;
/** "We'd want to be the only one for a year": what one would have, and nothing that speaks against buying. */
const wishes = /\b(?:I|we)(?:['’]d| would) (?:also )?(?:want|like|love)\b/i;
/** "It's a deal for that part, seven percent." */
const accepts =
  /\b(?:it['’]s a deal|it is a deal|that['’]s a deal|(?:you|you['’]ve|we['’]ve) (?:have )?(?:got )?(?:yourself )?a deal|i accept|we accept|i['’]ll give you (?:the|that)|we can live with (?:that|it))\b/i;
/** "It takes a morning, they liked it." */
const praises =
  /\b(?:(?:they|we|i|people|everybody|everyone|she|he) (?:really |all )?(?:liked?|loved?|likes|loves))\b/i;
/** "I have a question on retention." */
const announcesQuestion =
  /\b(?:i(?:['’]ve| have)(?: got)? (?:a|one|another|one more)(?: \p{L}+)? question|my (?:next |last |other )?question (?:is|was)|(?:one|another|a quick|last) question\b)/iu;
/** "It is more than discomfort, frankly." says on what a colleague said. */
const saysOn =
  /^(?:(?:yes|yeah|right|well|and|oh)\W+)*(?:it(?:['’]s| is) more than|exactly\b|same here|i agree\b|agreed\b|i(?:['’]d| would) say the same|not to mention|that['’]s (?:right|true)|that is (?:right|true)|it['’]s true|what \p{L}+ (?:said|says)|like \p{L}+ (?:said|says))/iu;
const figureOnly =
  /^(?:(?:so|minus|plus|and|a|an|then|okay|at|of|point|percent|per|cent|thousand|hundred|grand|dollars?|pounds?|euros?|[\d.,%$€£k]+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|\w+ty(?:-\w+)?|half)\W*)+$/i;
/** "And the advance payment, five percent, you said?" */
const asksOn = /^(?:and|so|then) (?:\S+ ){3,}\S*\?\s*$/i;
/** So many things of an answer are taken up where it is thrown back. */
const leastEchoed = 3;
/** Remarks of one turn. */
const turnRemarks = 8;

/**
 * Doubts without wishes, bids, yeses, praise and what leads to a question, none of which speaks against buying; and what a colleague or the
 * speaker himself says on about a doubt after its answer is part of that doubt.
 */
export function withoutNoDoubts(acts: Acts, { remarks }: Pick<Talk, 'remarks'>): Acts {
  const placesOf = placesIn({ remarks });
  const turnTexts = (own: Remark) =>
    remarks
      .slice(Math.max(0, own.index - turnRemarks), own.index + turnRemarks)
      .filter((one) => turnOf(one) === turnOf(own) && one.speaker === own.speaker);
  const answerBefore = (own: Remark) =>
    remarks
      .slice(Math.max(0, own.index - 2 * turnRemarks), own.index)
      .filter((one) => one.side === 'internal' && turnOf(one) === turnOf(own) - 1);
  const tellingOf = (item: Objection) => {
    const own = placesOf(item).filter((i) => remarks[i]?.speaker === item.raisedBy);
    return remarks[tellingPlace(item.text, own, remarks, wordsOf) ?? -1];
  };
  const inOrder = acts.objections
    .map((item) => ({ item, telling: tellingOf(item) }))
    .toSorted((one, other) => (one.telling?.index ?? 0) - (other.telling?.index ?? 0));
  const told: { item: Objection; telling: Remark | undefined }[] = [];
  for (const { item, telling } of inOrder) {
    const turn = telling ? turnTexts(telling) : [];
    if (telling && isNone(telling, turn)) continue;
    const before = told.at(-1);
    const answer = telling ? answerBefore(telling) : [];
    if (before?.telling && telling && isSaidOn(before.telling, telling, turn, answer))
      told[told.length - 1] = { ...before, item: withEvidence(before.item, item) };
    else told.push({ item, telling });
  }
  return { ...acts, objections: told.map(({ item }) => item) };
}

function isNone({ text }: Remark, turn: readonly Remark[]): boolean {
  const whole = turn.map((one) => one.text.trim()).join(' ');
  if (figureOnly.test(text) && turn.every((one) => figureOnly.test(one.text) || asksOn.test(one.text))) return true;
  if (accepts.test(text) && !negative.test(text)) return true;
  if ((wishes.test(text) || praises.test(text)) && !negative.test(whole)) return true;
  return announcesQuestion.test(turn[0]?.text ?? '') && whole.endsWith('?') && !negative.test(text);
}

function isSaidOn(before: Remark, telling: Remark, turn: readonly Remark[], answer: readonly Remark[]): boolean {
  const apart = turnOf(telling) - turnOf(before);
  if (apart === 1 && telling.speaker !== before.speaker) return saysOn.test(turn[0]?.text ?? '');
  if (apart !== 2 || telling.speaker !== before.speaker) return false;
  const answered = matterOf(answer.map(({ text }) => text).join(' '));
  const echoed = [...matterOf(turn.map(({ text }) => text).join(' '))].filter((word) => answered.has(word));
  return echoed.length >= leastEchoed;
}

function withEvidence(item: Objection, { spans, response }: Objection): Objection {
  return { ...item, spans: union(item, { spans }), response: item.response ?? response };
}

function union(...items: readonly Pick<DraftItem, 'spans'>[]): DraftItem['spans'] {
  return [...new Set(items.flatMap(({ spans }) => spans))];
}
