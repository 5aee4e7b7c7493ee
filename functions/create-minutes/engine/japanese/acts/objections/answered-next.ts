import type { Remark, Talk as FactsTalk } from '../../../../facts/talk.ts';
import type { AnswerWords } from '../../../answers.ts';
import { turnOf } from '../../../classifier/surroundings.ts';
import type { Acts } from '../../../draft.ts';
import { placesIn, tellingPlace } from '../../../places.ts';
import { putsOff } from '../replies.ts';

/** Turns after a doubt in which the seller begins to answer it, and remarks of them. */
const [answerTurns, answerRemarks] = [2, 8];
const leastAnswer = 10;

/** うわ、それは痛い and 二十年ってすごいですね feel with the customer, and no more; that somebody will call answers nothing yet. */
const reacts =
  /^[^。]{0,16}(?:すごい|痛い|大きい|災難|大変|つらい|ひどい|悪い|厳しい|もったいない|残念|そうだった|課題)(?:です|でした|でしょう|だった|だ|ん|の|か|よ|ね|な|わ|もん)*[。…！]*$|^(?:うわ|あら|あらら|ほう|へえ|えー|え、|おお)|受け止め|皆さん[^。]{0,4}(?:言|おっしゃ|心配)[^。]{0,6}。?$|(?:とかって|のこと)[。…]?$|[?？]|(?:です|ます|でした|ました|ません|でしょう)か(?:ね)?。?$|^[^。]{0,10}さん(?:です)?(?:ね|か)?。?$|(?:ご?連絡|お?電話)(?:し|いたし|差し上げ)ます。?$/u;

/**
 * Doubts with what the seller says to them at once, where something that he said later, to another doubt, was taken for it:
 * 「初回三十万は変でしょう」「おっしゃる通りですね。では、初回の最低発注はなしにします」.
 */
export function answeredNext(acts: Acts, { remarks }: FactsTalk, words: AnswerWords): Acts {
  const placesOf = placesIn({ remarks });
  const objections = acts.objections.map((item) => {
    const places = placesOf(item);
    const own = places.filter((i) => remarks[i]?.side === 'external');
    const raisedAt = tellingPlace(item.text, own, remarks, words.words);
    const raised = raisedAt === undefined ? undefined : remarks[raisedAt];
    if (raised?.side !== 'external') return item;
    const answer = firstAnswer(raised, remarks, words);
    if (!answer) return item;
    if (item.response !== undefined) {
      const others = places.filter((i) => remarks[i]?.side !== 'external');
      const at = tellingPlace(item.response, others, remarks, words.words);
      const given = at === undefined ? undefined : remarks[at];
      if (!given || turnOf(given) <= turnOf(answer) || !isToAnother(raised, answer, given, remarks)) return item;
    }
    const response = words.write(answer);
    return response === undefined ? item : { ...item, response, spans: [...new Set([...item.spans, ...answer.spans])] };
  });
  return { ...acts, objections };
}

/** The first remark of substance in the seller's next turn. */
function firstAnswer(raised: Remark, remarks: readonly Remark[], words: AnswerWords): Remark | undefined {
  const after = remarks.slice(raised.index + 1, raised.index + 1 + answerRemarks);
  const begins = after.find(({ side }) => side === 'internal');
  if (!begins || turnOf(begins) - turnOf(raised) > answerTurns) return undefined;
  return after.find(
    (one) =>
      one.side === 'internal' &&
      turnOf(one) === turnOf(begins) &&
      one.text.length >= leastAnswer &&
      !words.isNoAnswer(one.text) &&
      !reacts.test(one.text) &&
      !putsOff(one.text),
  );
}

/** The customer says something of his own in between, and is not just heard. */
function isToAnother(raised: Remark, answer: Remark, given: Remark, remarks: readonly Remark[]): boolean {
  return remarks
    .slice(answer.index + 1, given.index)
    .some(({ side, text }) => side === raised.side && text.length > nod);
}

const nod = 20;
