import type { DraftAction } from '../../../draft.ts';
import type { Meeting } from '../../../meeting.ts';
import { speakingParties } from '../../names/list-parties.ts';
import { sentence } from '../../wording/report.ts';
import { mayNameThing } from '../../clause/main-clause.ts';
import { countWords } from '../../split.ts';
import { isListedDeed, isPlainDeed } from '../deeds/deeds.ts';
import { dayFirst, thingSent } from './thing-sent.ts';

/** A task as an order to its owner, who stands beside it. */
export function asOrder(text: string, owner: DraftAction['owner'], meeting: Meeting): string {
  const deed = asDeed(deedFirst(inBaseForm(text.replace(askedOf, '')), owner, meeting), owner, meeting);
  const order = inOrders(deed, owner ? [owner.name] : []);
  const [first = ''] = order.toLowerCase().split(' ');
  return isPlainDeed(first) ? order.replace(alsoDoes, withBase) : order;
}

/** "When does Bruno send it?" asks when he does what he is to do. */
function withoutWhen(text: string, names: readonly string[]): string {
  const [, name = '', rest = ''] =
    /^When (?:do|does|will|can|could|would) (\p{Lu}\p{L}+) (\p{Ll}.*)$/su.exec(text) ?? [];
  return names.some((own) => own.split(' ').includes(name)) ? `${name} will ${rest}` : text;
}

const isToDo =
  /^(?:would (?:have|need) to|(?:will|would) (?:have|need) to|will|would|shall|is going to|are going to|has to|have to|needs? to|can|could|should|must|undertakes? to|promises? to|wants to) (?:(?:also|then|just|all|probably) )*(?!(?:not|be|never|have to)\b)(?=\p{Ll})/u;
const leastWords = 2;

/** "Once Ida has that they will write to the bank" is Ida's to do as "Write to the bank once Ida has that". */
function deedFirst(text: string, owner: DraftAction['owner'], { people }: Meeting): string {
  const [, when = '', behind = ''] = condition.exec(text) ?? [];
  if (!owner || when === '') return text;
  const names = [speakingParties(owner.speaker, people).I, owner.name, 'they', 'he', 'she'].flatMap(
    (name) => name ?? [],
  );
  const found = names
    .map((name) => ({ name, at: ` ${behind}`.indexOf(` ${name} will `) }))
    .filter(({ at }) => at > 0)
    .sort((a, b) => a.at - b.at)[0];
  if (!found) return text;
  const what = behind.slice(0, found.at).replace(/[\s,]+$/, '');
  const deed = behind.slice(found.at + found.name.length + ' will '.length).replace(/[.\s]+$/, '');
  const isWhole = countWords(what) >= leastWords && countWords(deed) >= leastWords;
  return isWhole && /^\p{Ll}/u.test(deed) ? sentence(`${deed} ${when.toLowerCase()} ${what}.`) : text;
}

const condition = /^(Once|When|As soon as|After|The (?:day|moment|minute)) (\p{L}.+)$/su;

/** "Bruno will have it running" and "Torben tries them" are Bruno's and Torben's to do: the owner stands beside the deed. */
function asDeed(text: string, owner: DraftAction['owner'], { people }: Meeting): string {
  if (!owner) return text;
  const names = [speakingParties(owner.speaker, people).I, owner.name, 'They'].flatMap((name) => name ?? []);
  const told = withDayBehind(withoutWhen(text.replace(leadsIn, ''), names), names);
  const [fronted = '', behindThat = text] = /^(That|This|Those|These|Both|All (?:two|three|four|five)) (.+)$/su
    .exec(told)
    ?.slice(1) ?? ['', told];
  const name = names.find((one) => behindThat.startsWith(`${one} `));
  if (name === undefined) return thingFirst(text, names) ?? text;
  const rest = withFronted(behindThat.slice(name.length + 1), fronted.toLowerCase());
  // "Mark changes": a name that is a verb may be the deed itself
  const isVerb = !name.includes(' ') && isListedDeed(name.toLowerCase());
  const deed = isToDo.test(rest) ? rest.replace(isToDo, '') : isVerb ? undefined : baseOfThird(rest);
  return deed === undefined || countWords(deed) < leastWords ? text : sentence(deed);
}

/** "The minutes of today Bruno puts in the project room" is Bruno's to do as "put the minutes of today in the project room". */
function thingFirst(text: string, names: readonly string[]): string | undefined {
  for (const name of names) {
    const at = text.indexOf(` ${name} `);
    const thing = text.slice(0, Math.max(0, at)).replace(/,?(?: that)?$/, '');
    if (!beginsThing.test(thing) || countWords(thing) > mostThingWords || !mayNameThing(thing)) continue;
    const [, verb = '', rest = ''] =
      /^(?:will |can |would )?(\p{Ll}+)(.*)$/su.exec(text.slice(at + name.length + 2)) ?? [];
    const base = isPlainDeed(verb) || verb === 'put' ? verb : listedBase(verb);
    if (base !== undefined) return sentence(`${base} ${thing.charAt(0).toLowerCase()}${thing.slice(1)}${rest}`);
  }
  return undefined;
}

const beginsThing = /^(?:The|An?|Their|His|Her|These|Those) \p{L}/u;
const mostThingWords = 10;

/** "In return Bruno will do a drawing", "before that he will mail it" */
const leadsIn = /^(?:In return|In the meantime|Before that|After that|For that|On (?:that|this)|Then|Otherwise),? /;

/** "By Friday Bruno will mail it": the day goes behind, where it is cut off if it stands beside the task. */
function withDayBehind(text: string, names: readonly string[]): string {
  const [lead = ''] = dayFirst.exec(text) ?? [];
  const rest = text.slice(lead.length).replace(/\.$/, '');
  if (lead === '' || !names.some((name) => rest.startsWith(`${name} `))) return text;
  return `${rest} ${lead.charAt(0).toLowerCase()}${lead.slice(1).replace(/,? $/, '')}.`;
}

/** "That Meera will share by Friday": to share that. */
function withFronted(rest: string, thing: string): string {
  return thing === '' ? rest : rest.replace(/^((?:will|can|could|would) )?(\p{Ll}+)/u, (verb) => `${verb} ${thing}`);
}

/** Frames around a deed by the deed alone. */
const orders: readonly (readonly [frame: RegExp, order: string])[] = [
  [/^Please (?:do )?(?=\p{Ll})/u, ''],
  // "Whether it works offline": who does not know finds out
  [/^Whether (?=.* \p{L})/u, 'find out whether '],
  // "have to show them", "would sooner get a proper answer than guess"
  [/^(?:Have|Has|Need|Needs) to (?=\p{Ll})/u, ''],
  [/^(?:Would )?(?:sooner|rather) (\p{Ll}.*?)(?: than .*)?$/isu, '$1'],
  [/^Does (?=\p{Ll}|\p{Lu}[\p{L}’'-]+ (?:an?|the|one|some|two|three)\b)/u, 'do '],
  // "ask them and Clint gets an answer"
  [
    /,? and (the customer|the vendor|\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+)?) (?:gets|has|will have|will get) (?=(?:an?|the|their|his|her|\p{Ll}+s)\b)/u,
    ' and get $1 ',
  ],
  [
    /,? and (the customer|the vendor|\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+)?) (?:gets|has|will have|will get) (it|them|that)(?=[ .,]|$)/u,
    ' and get $2 to $1',
  ],
  // "I can send, no problem"
  [/,? (?:no problem|no worries|no bother|for sure)(?=\.?$)/iu, ''],
  [/^(Send|Bring|E-?mail|Forward|Mail|Share|Provide|Scan|Print|Order|Sign|Ship)\.?$/u, '$1 it'],
];

function inOrders(text: string, names: readonly string[]): string {
  const told = orders.reduce((rest, [frame, order]) => rest.replace(frame, order), text);
  return told === text || countWords(told) < leastWords ? thingSent(text, names) : sentence(told);
}

/** "tries them tomorrow" -> "try them tomorrow" */
function baseOfThird(text: string): string | undefined {
  const [, verb = '', rest = ''] = /^(\p{Ll}+s)( .+)$/u.exec(text) ?? [];
  const base = listedBase(verb);
  return base === undefined ? undefined : base + rest;
}

/** "tries" -> "try", "fixes" -> "fix" */
function listedBase(verb: string): string | undefined {
  const forms = [verb.replace(/ies$/, 'y'), verb.replace(/(?<=ch|sh|[osxz])es$/, ''), verb.slice(0, -1)];
  return forms.find((form) => form !== verb && isPlainDeed(form));
}

/** "Ivo sends the bills and finds out": both are told as orders. */
const alsoDoes = / and (\p{Ll}+s)(?= (?:out|it|them|whether|what)\b(?! \p{Ll}+(?:s|ed)\b))/gu;

function withBase(said: string, verb: string, at: number, whole: string): string {
  const base = ofAnother.test(whole.slice(0, at)) ? undefined : listedBase(verb);
  return base === undefined ? said : ` and ${base}`;
}

/** "Who signs the form and sends it": another does both. */
const ofAnother = /\b(?:who|which|what|whether|that)\b/i;

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
