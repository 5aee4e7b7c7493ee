import type { Person } from '../../../people.ts';
import type { Talk } from '../talk.ts';
import type { Utterance } from '../utterances.ts';

const subject = 'が|から|の(?:ほう|方)(?:が|から|で|に)|側で|にて';
const isSubject = new RegExp(`^(?:${subject})`, 'u');
const isMadeTo =
  /^に(?:も|は)?、?[^、。]{0,20}?(?:させ(?:ます|て)|さします|やらせ|出させ|行かせ|[かさらたまば]せ(?:ます|て(?:いただ|もら|おき)))|^に[^、。]{0,20}?(?:てもらい|ていただき)ます/u;

/** Who is sent a thing by somebody else is not the one who is made to do it: 法務から田中さんにメールさせます. */
const isFromElsewhere = /から[^、。]{1,12}に[^、。]{0,20}?せ(?:ます|て)/u;

/** Who does what a speaker announces: the one named as doing it, else he himself. */
export function doerOf(text: string, speaker: string | undefined, { people }: Talk): Person | undefined {
  const named =
    people.before(text, isSubject) ?? (isFromElsewhere.test(text) ? undefined : people.before(text, isMadeTo));
  if (named) return named;
  const [stranger] = people.strangers(text);
  if (stranger !== undefined && new RegExp(`${stranger}[^\\s、。にをへはも]{1,4}(?:${subject})`, 'u').test(text))
    return undefined;
  return people.ofSpeaker(speaker);
}

/** Who is asked, and whether he is given the task by name, which needs no answer. */
export function requestedOf(
  text: string,
  { said, speaker }: Pick<Utterance, 'said' | 'speaker'>,
  { people, sideOf }: Talk,
): { readonly owner: Person | undefined; readonly assigned: boolean } {
  const addressed = people.called(said).filter((person) => person.speaker !== speaker);
  const doer = people.before(text, isSubject);
  const owner = doer ?? (addressed.length === 1 ? addressed[0] : undefined);
  const own = owner !== undefined && owner.side !== undefined && owner.side === sideOf(speaker);
  return {
    owner: owner ?? onlyOther(speaker, people.all),
    assigned: owner !== undefined && (own || owner.speaker === undefined),
  };
}

function onlyOther(speaker: string | undefined, all: readonly Person[]): Person | undefined {
  const others = all.filter((person) => person.speaker !== undefined && person.speaker !== speaker);
  return others.length === 1 && speaker !== undefined ? others[0] : undefined;
}
