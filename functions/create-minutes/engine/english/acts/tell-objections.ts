import type { Remark, Talk } from '../../../facts/talk.ts';
import type { Acts } from '../../draft.ts';
import type { Meeting } from '../../meeting.ts';
import { placesIn, tellingPlace } from '../../places.ts';
import { cleanEnglish } from '../clean.ts';
import { speakingParties } from '../list-parties.ts';
import { expandContractions, toThirdPerson } from '../pronouns.ts';
import { sentence } from '../report.ts';
import { wordsOf } from './clause.ts';
import { matterOf } from './matter.ts';

/** An objection about fewer things than this is told with what the speaker says beside it. */
const leastMatter = 2;

/** "That's a biggie." says what it is about in the next sentence, "This I don't like at all." in the one before. */
export function tellObjections(acts: Acts, talk: Talk, { people }: Meeting): Acts {
  const placesOf = placesIn(talk);
  const names = new Set(people.flatMap(({ name }) => name.toLowerCase().split(' ')));
  const isVague = (text: string) => matterOf(text.replace(prefaces, ' '), (word) => names.has(word)).size < leastMatter;
  const objections = acts.objections.map((item) => {
    if (!isVague(item.text)) return item;
    const at = tellingPlace(item.text, placesOf(item), talk.remarks, wordsOf);
    const said = at === undefined ? undefined : talk.remarks[at];
    if (at === undefined || !said || said.speaker !== item.raisedBy) return item;
    const [before, after] = [talk.remarks[at - 1], talk.remarks[at + 1]].map((other) =>
      other && isBeside(other, said) && matterOf(other.text).size >= leastMatter ? other : undefined,
    );
    const beside = takesUp.test(item.text) ? before : (after ?? before);
    if (!beside) return item;
    const told = sentence(
      toThirdPerson(expandContractions(cleanEnglish(beside.text)), speakingParties(beside.speaker, people)),
    );
    const text = beside === before ? `${told} ${item.text}` : `${item.text} ${told}`;
    return { ...item, text, spans: [...new Set([...item.spans, ...beside.spans])] };
  });
  return { ...acts, objections };
}

const takesUp =
  /^(?:this|that|it|these|those|they)\b(?! is (?:a |the |my )?(?:\w+ ){0,2}(?:thing|problem|biggie|worry|issue|concern)\b)/i;

/** "My worry is another one" says what is still to come. */
const prefaces =
  /\b(?:wor(?:ry|ries|ried)|concern(?:ed|s)?|problems?|issues?|bothers?|struggles?|things?|another|real|actually)\b/gi;

/** Of the same turn, and neither a question nor what comes of it. */
function isBeside(other: Remark, said: Remark): boolean {
  return other.spans[0]?.turn === said.spans[0]?.turn && !/\?\s*$|^let['’]?s\b/i.test(other.text);
}
