import type { Acts } from '../../../draft.ts';
import type { Meeting } from '../../../meeting.ts';
import { speaksToOther } from '../../anybody.ts';
import { withoutCalls } from '../../names/calls.ts';
import { speakingParties } from '../../names/list-parties.ts';
import { oppositeOf, ownParty } from '../../names/side-names.ts';
import { toThirdPerson } from '../../wording/pronouns.ts';
import { sentence } from '../../wording/report.ts';
import { capitaliseStarts } from '../../wording/sentence-starts.ts';
import { withoutSplices } from '../../wording/splices.ts';
import { openDirectory } from '../directory.ts';

type Objection = Acts['objections'][number];

/** A doubt and the answer to it as both are read in a list: nobody is called by name, and whoever is plainly "you" is of the other side. */
export function asListed({ people }: Meeting): (item: Objection) => Objection {
  const { called } = openDirectory(people);
  const uncalled = (text: string) => {
    const plain = withoutCalls(text, called).replace(first, (call, name: string) => (called(name) ? '' : call));
    return plain === text ? text : sentence(plain);
  };
  const told = (text: string, speaker: string | undefined, own: string | undefined) => {
    const plain = text.split(sentences).map(uncalled).join(' ');
    if (own === undefined || !speaksToOther(plain)) return withoutSplices(plain);
    const you = oppositeOf(own);
    const inThird = toThirdPerson(plain, { ...speakingParties(speaker, people), you });
    return withoutSplices(capitaliseStarts(inThird));
  };
  return (item) => {
    const { text, response, raisedBy } = item;
    const own = ownParty(raisedBy, people);
    const other = own && oppositeOf(own);
    const answer = response === undefined ? undefined : told(response, undefined, other);
    return { ...item, text: told(text, raisedBy, own), response: answer };
  };
}

const sentences = /(?<=(?:\p{L}{2}|\d|\))(?<!\b(?:Mr|Mrs|Ms|Dr|St|No))[.?!]) (?=\p{Lu})/u;
/** "Bernd, they do not believe that" */
const first =
  /^(\p{Lu}[\p{L}’'-]+), (?=(?:they|it|that|this|there|the|if|when|what|he|she|nobody|could|can|\p{Lu}[\p{L}’'-]+ (?!and\b)\p{Ll}+)\b)/u;
