import type { Talk } from '../../../facts/talk.ts';
import type { Acts, DraftAction } from '../../draft.ts';
import type { Meeting } from '../../meeting.ts';
import { speakingParties } from '../list-parties.ts';
import { sentence } from '../report.ts';
import { countWords } from '../split.ts';
import { withoutDay } from './day-apart.ts';
import { isListedDeed, isPlainDeed } from './deeds.ts';
import { withPerson } from './person-meant.ts';
import { placesIn } from '../../places.ts';
import { isVague, thingIn, thingMeant } from './thing-meant.ts';

/** Tasks as a list has them that names owner and day beside each: the deed alone, with the thing it is about. */
export function tellTasks(acts: Acts, talk: Talk, meeting: Meeting): Acts {
  const placesOf = placesIn(talk);
  const told = (item: DraftAction): DraftAction => {
    const [, body = '', pointed] = /^(.*?)(?: \((.+)\)\.)?$/su.exec(item.text) ?? [];
    const whole = asDeed(inBaseForm(body.replace(askedOf, '')), item.owner, meeting);
    const first = isRaw(item) ? firstStatement(whole).replace(calledAgain, '$1') : upTo(whole, behindComma);
    const deed = withPerson(withoutDay(first, item.due), placesOf(item), item.owner, talk, meeting);
    if (!isVague(deed, meeting))
      return {
        ...item,
        text:
          pointed === undefined
            ? sentence(deed)
            : behind(deed, (pointsAt.test(deed) ? thingIn(pointed) : undefined) ?? pointed),
      };
    const thing = thingMeant(deed, pointed, placesOf(item), talk, meeting);
    if (thing === undefined) return { ...item, text: sentence(deed) };
    return { ...item, text: behind(deed, thing.text), spans: [...new Set([...thing.spans, ...item.spans])] };
  };
  return { ...acts, actionItems: acts.actionItems.map(told).filter(({ text }) => !refused.test(text)) };
}

/** "I can't today" leaves nothing to do. */
const refused = /^(?:(?:cannot|could not|will not|would not)\b|\p{Lu}\p{L}+ (?:is|are) not )/iu;

/** "call you brett" names him twice. */
const calledAgain = /(?<![\p{L}’'-])(\p{Lu}[\p{L}’'-]+) \1(?![\p{L}’'-])/giu;

/** As recognisers write that set neither capitals nor marks. */
function isRaw({ spans }: DraftAction): boolean {
  return spans.some(({ text }) => /^\p{Ll}/u.test(text) && !/[.,?!;]/.test(text));
}

/** "Send it over" with "the plan" is "Send the plan over"; what is no name of a thing stands behind the deed. */
function behind(deed: string, named: string): string {
  const thing = named.replace(/^(?:The|An?|Their|His|Her|Its|Some)(?= )/u, (word) => word.toLowerCase());
  const [, verb, rest = ''] = pointing.exec(deed.replace(/\.$/, '')) ?? [];
  if (verb !== undefined && isThing.test(thing) && countWords(thing) <= mostThingWords)
    return sentence(`${verb} ${thing}${rest}`);
  return `${sentence(deed).replace(/\.$/, '')} (${thing}).`;
}

const pointing =
  /^(\p{L}+(?: (?:them|him|her|\p{Lu}[\p{L}’']+))?) (?:it|that|this|them|those|these)(?= (?:to|over|out|back|off|up|in|into|on|with|for|by|at|down|along|through|from|round|around|across|again|and|as)\b|,|$)(.*)$/su;
const pointsAt = /\b(?:it|that|this|them|those|these|one)\b/i;
/** Begins as the name of a thing does, and tells nothing of it. */
const isThing =
  /^(?:the|an?|their|his|her|its|some|new|two|three|four|five|six|ten|copies|photos|pictures|\p{Lu}[\p{L}’']+[’']s) (?!.*(?:\b(?:is|are|was|were|will|would|can|could|has|have|had|does|do|did)\b|[?!.]))/u;
const mostThingWords = 8;

const isToDo =
  /^(?:(?:will|would) (?:have|need) to|will|would|shall|is going to|are going to|has to|have to|needs? to|can|could|should|must|undertakes? to|promises? to|wants to) (?:(?:also|then|just|all|probably) )*(?!(?:not|be|never|have to)\b)(?=\p{Ll})/u;
const leastWords = 2;

/** "Bruno will have it running" and "Torben tries them" are Bruno's and Torben's to do: the owner stands beside the deed. */
function asDeed(text: string, owner: DraftAction['owner'], { people }: Meeting): string {
  if (!owner) return text;
  const names = [speakingParties(owner.speaker, people).I, owner.name, 'They'].flatMap((name) => name ?? []);
  const name = names.find((one) => text.startsWith(`${one} `));
  if (name === undefined) return text;
  const rest = text.slice(name.length + 1);
  // "Mark changes": a name that is a verb may be the deed itself
  const isVerb = !name.includes(' ') && isListedDeed(name.toLowerCase());
  const deed = isToDo.test(rest) ? rest.replace(isToDo, '') : isVerb ? undefined : baseOfThird(rest);
  return deed === undefined || countWords(deed) < leastWords ? text : sentence(deed);
}

/** "tries them tomorrow" -> "try them tomorrow" */
function baseOfThird(text: string): string | undefined {
  const [, verb = '', rest = ''] = /^(\p{Ll}+s)( .+)$/u.exec(text) ?? [];
  const base = [verb.slice(0, -1), verb.slice(0, -2), verb.replace(/ies$/, 'y')].find((form) => isListedDeed(form));
  return verb === '' || base === undefined ? undefined : base + rest;
}

/** "Bev, would Bev be able to let us have a sample": what is asked of her is let us have a sample. */
const askedOf =
  /^(\p{Lu}[\p{L}’'-]+), (?:if|would|could|can|will) \1 (?:(?:be able to|could|would|can|will|please|just) )*/u;

/** "Adding voice escalation" -> "Add voice escalation" */
function inBaseForm(text: string): string {
  const [, stem = '', rest = ''] =
    /^(\p{L}{2,})ing( (?:the|an?|your|our|my|their|his|her|it|them|you|us|\p{Ll}+|\p{Lu}).*)$/su.exec(text) ?? [];
  const small = stem.toLowerCase();
  const base = [`${small}e`, small, small.replace(/(.)\1$/, '$1')].find((form) => stem !== '' && isPlainDeed(form));
  return base === undefined ? text : sentence(base + rest);
}

const again = '(?:it|that|there|he|she|they|we|you)';
const says = '(?:is|was|are|were|has|had|have|will|would|can|cannot|does|do|did|needs?|looks?)';
/** Behind a comma the next statement begins: "get quotes from two telcos, you have them this Friday". */
const behindComma = new RegExp(String.raw`, (?:and |but )?(?:${again}|\p{Lu}\p{Ll}+) ${says}\b.*$`, 'u');
/** Without any mark it does where nothing else can go on so: "do it she is out", "send a new one it is on us". */
const [afterWhole, afterAny] = [
  /(?<=\b(?:it|them|him|her|this|those|these|over|out|back|off|tomorrow|today|tonight|\w+day|now|week|morning|afternoon)) (?:he|she|they|it|we|you|that) (?:\w+ly )?\p{Ll}.*$/u,
  /(?<=\b(?!(?:that|if|when|where|what|who|which|how|why|whether|because|since|before|after|until|unless|as|than|and|but|or|so|think|say|says|said|know|sure|see|tell|once|while)\b)\p{L}+) (?:it is|it was|that is (?=(?:when|why|how|where|what|it|fine|all)\b)|there is|it has|it will|i have|i will|i am) .*$/u,
];
const toldTo =
  /\b(?:tell|tells|show|ask|asks|remind|promise|assure|let|make|give|sure|see|check|know) (?:it|them|him|her|that|this)$/i;

/** What is written without marks is read up to where nothing else can go on. */
function firstStatement(text: string): string {
  return [behindComma, afterWhole, afterAny].reduce(upTo, text);
}

function upTo(text: string, end: RegExp): string {
  const at = text.search(end);
  const first = text.slice(0, at);
  return at > 0 && countWords(first) >= leastWords && !toldTo.test(first) && !opens.test(first) ? first : text;
}

/** "Once Len's file is in, ..." goes on. */
const opens = /^(?:once|when|if|as soon as|after|before|until|unless|while|because)\b/i;
