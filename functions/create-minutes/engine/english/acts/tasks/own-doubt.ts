import type { Remark, Talk } from '../../../../facts/talk.ts';
import type { Meeting } from '../../../meeting.ts';
import { tellingPlace } from '../../../places.ts';
import { speakingParties } from '../../names/list-parties.ts';
import { expandContractions } from '../../wording/contractions.ts';
import { toThirdPerson } from '../../wording/pronouns.ts';
import { wordsOf } from '../clause.ts';
import type { Meant } from './thing-meant.ts';

/** Remarks between not knowing and setting about it. */
const reach = 5;
const asks = /^(?:ask|ring|call|phone|text|message|e-?mail|check with|write to)\b/i;
const unknown =
  /\b(?:do not|don['’]t|not) (?:really |actually |even |quite )?(?:know|sure|remember),? ((?:what|which|who|where|when|how|whether|if) (?:he|she|they) [^.?!;,]{3,60})/iu;

/** "If the clamps have it also, I don't know." */
const unknownFirst =
  /^(?:(?:and|but|so|well),? )*((?:if|whether|what|which|where|how) [^.?!;]{8,80}?),?(?: that)? (?:I|we) (?:do not|don['’]t) (?:really |actually )?know\b/iu;

/** "I don't know what she uses. - I'll ask Barb.": what its owner did not know is what somebody is asked for. */
export function ownDoubt(
  deed: string,
  own: readonly number[],
  { remarks }: Talk,
  { people }: Pick<Meeting, 'people'>,
): Meant | undefined {
  const at = asks.test(deed) ? tellingPlace(deed, own, remarks, wordsOf) : undefined;
  const teller = at === undefined ? undefined : remarks[at];
  if (at === undefined || !teller) return undefined;
  const told = (remark: Remark) => {
    const text = expandContractions(remark.text);
    const said = remark.speaker === teller.speaker ? (unknown.exec(text) ?? unknownFirst.exec(text))?.[1] : undefined;
    if (said === undefined) return [];
    const plain = said.replace(/^if\b/i, 'whether').replace(/^\p{Lu}/u, (letter) => letter.toLowerCase());
    return [{ text: toThirdPerson(plain, speakingParties(remark.speaker, people)), spans: remark.spans }];
  };
  return remarks
    .slice(Math.max(0, at - reach), at + 1)
    .flatMap(told)
    .at(-1);
}
