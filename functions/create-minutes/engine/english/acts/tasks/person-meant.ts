import type { Talk } from '../../../../facts/talk.ts';
import type { Meeting } from '../../../meeting.ts';
import type { Person } from '../../../people.ts';
import { escaped } from '../../../escaped.ts';
import { tellingPlace } from '../../../places.ts';
import { cleanEnglish } from '../../clean/clean.ts';
import { wordsOf } from '../clause.ts';
import { personSpokenOf } from './person-spoken-of.ts';
import type { Meant } from './thing-meant.ts';

/** "Ask her then", "put it to him"; and not "her proposal". */
const someone =
  /\b(?:him|her)(?=$|[.,;]| (?:and|or|to|about|for|on|at|by|with|when|before|after|in|if|that|then|off|up|over|out|directly|personally|first|again|know|have|do|look|call|ring|phone|text|e-?mail|write|talk|speak|come|bring|book|sort|sign|check|send|the|an?|what|whether)\b)/i;
/** "Check her diary" */
const someones =
  /\b(?:his|her)(?= (?:diary|calendar|schedule|availability|holidays|number|details|contact details|e-?mail|opinion|view|okay|approval|sign-off|answer|feedback|comments|office|assistant)\b)/i;
/** Somebody is named by what he is: "get hold of the service guy and ask him". */
const otherwise =
  /\b(?:guy|man|woman|lady|bloke|chap|lad|boss|rep|contact|assistant|person|wife|husband|\p{L}{2,30}(?:er|or|ist|ian|ant))\b.*\b(?:him|her)\b/iu;
/** Somebody else is spoken of: "Greta knows the auditor". */
const stranger =
  /\b(?:brother|sister|husband|wife|son|daughter|neighbou?r|friend|guy|man|woman|lady|bloke|chap|boss|rep|colleague|assistant|(?:the|an?|our|my|your|their|his|her) (?!(?:whe|o|ei|nei|ra)ther\b|(?:af|ov|und|nev|ev|numb|ord|off|pap|lett|bett)er\b|(?:f|col(?:o|ou))or\b)\p{L}{2,30}(?:er|or|ist|ian|ant))\b|\bM(?:rs?|s)\.? \p{Lu}/u;
/** Who is said to do or to be something, and not what is theirs. */
const does = String.raw`(?!['’]s\b) (?:(?:usually|always|also|only|just) )?(?:signs?|does|is|was|will|would|has|knows?|can|could|decides?|handles?|runs?|wants?|needs?|says?|said|looks?|keeps?|owns?|approves?)\b`;
/** Remarks before it in which the one who is meant, or whose thing it is, was named. */
const reach = 3;
const reachOfThings = 5;

/**
 * A deed with the name of whom it points at, where in what was said right before only one is named who neither speaks nor does it:
 * "ask her" is "ask Shona".
 */
export function withPerson(
  deed: string,
  own: readonly number[],
  owner: Person | undefined,
  { remarks }: Talk,
  { people }: Meeting,
): Meant {
  const asSaid = { text: deed, spans: [] };
  const isWhose = someones.test(deed);
  const pointer = isWhose ? someones : someone;
  const withName = (name: string) => deed.replace(pointer, isWhose ? `${name}’s` : name);
  const lead = deed.slice(0, Math.max(0, deed.search(pointer)));
  if (!pointer.test(deed) || otherwise.test(deed) || people.some(({ name }) => lead.includes(firstOf(name))))
    return asSaid;
  const at = tellingPlace(deed, own, remarks, wordsOf);
  const said = at === undefined ? undefined : remarks[at];
  if (at === undefined || !said) return asSaid;
  const before = remarks.slice(Math.max(0, at - (isWhose ? reachOfThings : reach)), at);
  const last = [...before, said].toReversed();
  for (const [i, { text, spans }] of last.entries()) {
    const isTakenUp = takesUp.test(last[i - 1]?.text ?? '');
    const named = people.filter(
      (person) =>
        person !== owner &&
        (person.speaker === undefined || person.speaker !== said.speaker) &&
        (names(text, person) || (isTakenUp && namesLast(text, person))),
    );
    const [one, other] = named;
    const errand = one && errandOf(text, one);
    const isOther = stranger.test(text) && errand === undefined;
    const spoken = one && !isOther ? undefined : personSpokenOf(text === said.text ? upToPerson(text) : text);
    const present = people.find((person) => spoken !== undefined && person.name.includes(spoken));
    if (spoken === 'unclear' || (present && (present === owner || present.speaker === said.speaker))) return asSaid;
    if (spoken !== undefined) return { text: withName(spoken), spans };
    if (other || isOther) return asSaid;
    if (!one) continue;
    const told = withName(firstOf(one.name));
    const isErrand = errand !== undefined && errands.test(told);
    return { text: isErrand ? `${told.replace(/\.$/, '')} to ${errand}.` : told, spans: isErrand ? spans : [] };
  }
  return asSaid;
}

/** What stands before the one who is pointed at. */
function upToPerson(text: string): string {
  const at = text.search(/\b(?:him|her)\b/i);
  return at < 0 ? '' : text.slice(0, at);
}

/** "Gil will have to call the lessor. I'll tell him." is to tell Gil to call the lessor. */
function errandOf(said: string, { name }: Person): string | undefined {
  const toDo = new RegExp(
    String.raw`^(?:(?:so|and|but|then|well|okay|right|yeah|maybe|i (?:think|guess)),? )*${escaped(firstOf(name))}(?: \p{Lu}\p{L}+)? (?:(?:will|would) (?:have|need) to|has to|needs to|should|must|ought to) (\p{Ll}[^.?!;]{2,80})`,
    'iu',
  );
  const errand = toDo.exec(said)?.[1];
  return errand === undefined ? undefined : cleanEnglish(errand);
}

const errands = /^(?:tell|ask|remind|get) \p{Lu}[\p{L}’'-]+\.?$/iu;

function names(text: string, { name }: Person): boolean {
  return name
    .split(/\s+/)
    .some((part) => part.length > 2 && new RegExp(`(?<!\\p{L})${escaped(part)}${does}`, 'u').test(text));
}

/** "I need something for Wes. He doesn't believe what isn't on paper." */
const takesUp = /^(?:(?:and|but|so|because) )?(?:he|she)\b/i;

function namesLast(text: string, { name }: Person): boolean {
  return name
    .split(/\s+/)
    .some((part) => part.length > 2 && new RegExp(`(?<!\\p{L})${escaped(part)}[.!]?$`, 'u').test(text));
}

function firstOf(name: string): string {
  const parts = name.split(/\s+/);
  return /^(?:Mrs?|Ms|Dr|Prof)\.?$/.test(parts[0] ?? '') ? name : (parts[0] ?? name);
}
