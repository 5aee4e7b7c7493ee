import type { Remark, Talk } from '../../../../facts/talk.ts';
import type { Acts } from '../../../draft.ts';
import type { Meeting } from '../../../meeting.ts';
import type { Person } from '../../../people.ts';
import { placesIn, tellingPlace } from '../../../places.ts';
import { cleanEnglish } from '../../clean/clean.ts';
import { speakingParties } from '../../names/list-parties.ts';
import { expandContractions } from '../../wording/contractions.ts';
import { toThirdPerson } from '../../wording/pronouns.ts';
import { sentence } from '../../wording/report.ts';
import { wordsOf } from '../clause.ts';
import { matterOf } from '../matter.ts';
import { nameWords } from '../name-words.ts';

/** An objection about fewer things than this is told with what the speaker says beside it. */
const leastMatter = 2;

/** "That's a biggie." says what it is about in the next sentence, "This I don't like at all." in the one before. */
export function tellObjections(acts: Acts, talk: Talk, { people }: Meeting): Acts {
  const placesOf = placesIn(talk);
  const names = nameWords(people);
  const isVague = (text: string) => matterOf(text.replace(prefaces, ' '), (word) => names.has(word)).size < leastMatter;
  const raised = acts.objections.filter(({ text }) => !contented.test(text) && !urgesOn.test(text));
  const objections = raised.map((item) => {
    if (!isVague(item.text)) return item;
    const at = tellingPlace(item.text, placesOf(item), talk.remarks, wordsOf);
    const said = at === undefined ? undefined : talk.remarks[at];
    if (at === undefined || !said || said.speaker !== item.raisedBy) return item;
    // "The haulage side has its own contract, so that's a non-starter."
    const whole = reported(said, people);
    if (!isVague(whole)) return { ...item, text: whole };
    const [before, after] = [talk.remarks[at - 1], talk.remarks[at + 1]].map((other) =>
      other && isBeside(other, said) && matterOf(other.text).size >= leastMatter ? other : undefined,
    );
    const beside = takesUp.test(item.text) ? before : (after ?? before);
    if (!beside) return item;
    const told = reported(beside, people);
    const text = beside === before ? `${told} ${item.text}` : `${item.text} ${told}`;
    return { ...item, text, spans: [...new Set([...item.spans, ...beside.spans])] };
  });
  return { ...acts, objections };
}

function reported({ text, speaker }: Remark, people: readonly Person[]): string {
  return sentence(toThirdPerson(expandContractions(cleanEnglish(text)), speakingParties(speaker, people)));
}

/** "I'm not gonna complain" is the contrary of a complaint. */
const contented =
  /\b(?:not|never|cannot|no|hardly) (?:gonna |going to |really )?(?:complain|complaining|complaints?)(?=[.,]|$| about (?:it|that)\b)|\bcannot (?:really )?(?:moan|grumble|complain)\b|\bnot (?:going to |about to )?(?:fall(?:ing)? out|argu(?:e|ing)|quibbl(?:e|ing)|fight(?:ing)?|los(?:e|ing) sleep|split(?:ting)? hairs|haggl(?:e|ing)|bicker(?:ing)?) (?:over|about)\b|\bnot married to\b|\bnot asking (?:you|them|the \p{L}+|\p{Lu}\p{L}+(?:-\p{L}+)*) to (?:match|drop|cut|lower)\b|^(?:\p{Lu}\S+|the (?:customer|vendor)|they)(?: \p{Lu}\S+){0,3} (?:is|are) afraid\.?$/iu;

/** "No, go on." */
const urgesOn = /^(?:(?:no|yes|well|please),? )*(?:go on|carry on|go ahead|fair enough|of course)\W*$/i;

const takesUp =
  /^(?:this|that|it|these|those|they)\b(?! is (?:a |the |my )?(?:\w+ ){0,2}(?:thing|problem|biggie|worry|issue|concern|part|bit)\b)/i;

/** "My worry is another one" says what is still to come. */
const prefaces =
  /\b(?:wor(?:ry|ries|ried)|concern(?:ed|s)?|problems?|issues?|bothers?|struggles?|non-?starter|deal-?breaker|show-?stopper|knock-?out|headache|hassle|pain|marriage|things?|parts?|bits?|thrilled|keen|happy|another|real|actually)\b/gi;

/** Of the same turn, and neither a question nor what comes of it. */
function isBeside(other: Remark, said: Remark): boolean {
  return other.spans[0]?.turn === said.spans[0]?.turn && !/\?\s*$|^let['’]?s\b/i.test(other.text);
}
