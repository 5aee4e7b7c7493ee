import { isListedDeed } from '../acts/deeds/deeds.ts';
import { agreed } from './agreement.ts';
import { fitArticles } from './articles.ts';
import { withoutAsides } from '../clean/asides.ts';
import { isNounPhrase } from '../clause/main-clause.ts';
import { type WordClass, wordClass } from '../clause/word-class.ts';
import { withoutBreaths } from '../clean/commas.ts';
import { nounsWithVerbs } from './noun-verbs.ts';
import { asked, isOrder } from './orders.ts';
import { expandContractions } from './contractions.ts';
import { type Parties, team, toThirdPerson } from './pronouns.ts';
import { inWritingOrder } from './word-order.ts';

/** "Let me put a quote together" promises it; "let me see" does not. */
export const letMe =
  /^let me (?:just |quickly )?(?!think|see|know|tell|say|ask|guess|finish|stop|start|be |put it|get this|out)(?=\p{L})/iu;

/** What a speaker does with a sentence that begins so; `rest` follows in the third person. Tried in this order. */
const speechActs: readonly (readonly [begins: RegExp, says: string])[] = [
  [/^I (?:do not|would not) (?:think|believe|feel)(?: that| like)? /i, 'did not think that'],
  [
    /^I (?:just |really |also |still |personally )?(?:think|thought|feel|felt|believe|reckon|suppose|guess|would (?:say|think)|would have thought|was thinking|am thinking)(?: that| like)?,? (?=\S+ \S)(?!of |about )/i,
    'thought that',
  ],
  [/^I (?:do not know|am not sure|was not sure|have no idea) (?:if|whether) /i, 'was not sure whether'],
  [/^I (?:was |am )?(?:just )?wonder(?:ing|ed)? (?:if|whether) /i, 'wondered whether'],
  [
    /^(?:I think |I guess )?(?:maybe |perhaps )?(?:we|you) should(?: just| also| probably| maybe)? (?=\p{L})(?!have |be able|not |need |know |like |say |imagine |think of )/iu,
    'suggested that the team should',
  ],
  [
    /^(?:I think |I guess )?(?:maybe |perhaps )?(?:we (?:could|might|may)|you might)(?: want to| just| also| probably| maybe)? (?=\p{L})(?!be |lose |miss |only |never |see |have |be able|not |need |know |like |say |imagine |think of )/iu,
    'suggested that the team could',
  ],
  [/^think (?=\S+ \S)/i, 'thought that'],
  [/^(?=whether )/i, 'asked'],
  [/^what if (?=(?:we|I|you|they|the|an?|it|that|this)\b)/i, 'asked what would happen if'],
  [/^(?:how|what) about /i, 'suggested'],
  [/^let us say (?:that )?(?=\w+ \w)/i, 'suggested that'],
  [letMe, 'will'],
  [/^(?:let us|let's) not /i, 'suggested that the team should not'],
  [/^(?:let us|let's) /i, 'suggested that the team'],
  [/^I (?:would|will|can) (?:suggest|recommend|propose) /i, 'suggested'],
  [/^I (?:suggest|recommend|propose) /i, 'suggested'],
  [/^I (?:would (?:really )?(?:like|love)|(?:really )?want(?:ed)?) to /i, 'wanted to'],
  [/^(?:what )?I would (?:really )?like (?:is )?/i, 'wanted'],
  [/^I (?:have (?:got )?to|need to) /i, 'had to'],
  [
    /^I (?:am|was) (?:a bit |really |quite |very |pretty |actually )?(?:worried|concerned|afraid) that /i,
    'was worried that',
  ],
  [
    /^I (?:am|was) (?:a bit |really |quite |very |pretty |actually )?(?:worried|concerned) about /i,
    'was worried about',
  ],
];

/** Verbs of saying by what is said; the first that fits. All of them mean no more than that it was said. */
const sayings: readonly (readonly [about: RegExp, says: string])[] = [
  [/\b(?:because|in order to|which means|so that|the reason)\b/i, 'explained that'],
  [/\b(?:problem|issue|difficult|hard|expensive|risk|concern|worse|unfortunately|however)\b/i, 'pointed out that'],
  [/\b(?:percent|per cent|hundred|thousand|million|results?|found|research|survey)\b|\d/i, 'reported that'],
];

/** A statement as minutes report it: who said it, in the third person, as one sentence. */
export function reportEnglish(
  said: string,
  who: string,
  lowerFirst: (text: string) => string,
  parties: Parties = team,
): string {
  const body = ownFirst(
    withoutBreaths(withoutAsides(inWritingOrder(nounsWithVerbs(expandContractions(said)))))
      .replace(/[,.!;:\s'’"]+$/, '')
      .replace(calledByName, (call, name: string) => (isAnybody(name) ? `${name} ` : call))
      .replace(beforeOpinion, '')
      .replace(reminds, '')
      .replace(frankly, '')
      .replace(concedes, ''),
  );
  if (parties.we === 'they' && mayDo.test(body)) {
    const [start = '', verb = ''] = offers.exec(body) ?? [];
    if (parties.offers && isListedDeed(verb.toLowerCase()) && !noOffer.test(verb))
      return sentence(
        `${who} offered to ${toThirdPerson(lowerFirst(body.slice(start.length - verb.length)), parties)}`,
      );
    return sentence(`${who} said that ${toThirdPerson(lowerFirst(body), parties)}`);
  }
  for (const [begins, act] of speechActs) {
    const start = begins.exec(body)?.[0];
    if (start === undefined || start.length === body.length) continue;
    // "I think Riverside" thinks nothing of it
    const meant = act === 'thought that' && isNounPhrase(body.slice(start.length)) ? 'suggested' : act;
    const says = parties.we === 'they' ? meant.replace('the team', 'they') : meant;
    const rest = toThirdPerson(
      lowerFirst(body.slice(start.length)),
      /the team|they/.test(says) ? { ...parties, we: 'they' } : parties,
    );
    return sentence(`${who} ${says} ${rest}`);
  }
  // within one team what reads as an order is mostly what is done on the screen
  if (parties.we === 'they' && isOrder(body))
    return sentence(`${who} asked ${asked(lowerFirst(body.replace(/^please /i, '')), parties)}`);
  const own = /^I ((?:\w+ )+?)?(?=\w)/.test(body) ? inOwnName(body) : undefined;
  if (own !== undefined) return sentence(`${who} ${toThirdPerson(own, parties)}`);
  // "said that that is" and "said that which means" stumble
  const rest = toThirdPerson(lowerFirst(body), parties).replace(
    /^(?:that|which) (?=(?:is|was|will|would|has|had|does|did|can|could|works|sounds|makes|seems|looks|helps|means|fits|gives|takes)\b)/,
    'this ',
  );
  const says = sayings.find(([about]) => about.test(body))?.[1] ?? 'said that';
  return sentence(isNounPhrase(body) ? `${who} mentioned ${rest}` : `${who} ${says} ${rest}`);
}

/** "If you pay in advance, I could do fifteen": what the speaker does comes first, so that he need not be "they". */
const condition =
  /^((?:if|when|once|unless|as soon as|as long as|before|after|until) [^,?!]+?)(?:, (?:then )?|(?<! (?:that|what|as|than|which)) (?=(?:I|we) (?:can|could|will|would|have|am|are|cannot|had)\b))((?:I|we) (?!think|guess|mean|know|suppose|believe|feel|say)[^,?!]+)$/iu;

/** "If not" stays where it is. */
const leastCondition = 3;

function ownFirst(body: string): string {
  const [, when = '', own = ''] = condition.exec(body) ?? [];
  if (when.split(' ').length < leastCondition || /\b(?:and|but|or) (?:I|you|we|he|she|they)\b/i.test(own)) return body;
  if (/^we\b/i.test(own) && /\b(?:I|we|us|they)\b/i.test(when)) return body;
  return own === '' ? body : `${own} ${when.charAt(0).toLowerCase()}${when.slice(1)}`;
}

/** What one side of two could do is no advice to a team. */
const mayDo = /^(?:maybe |perhaps )?we (?:could|can|might|may) /i;
/** What the seller can do is offered: "we could install twelve". */
const offers =
  /^(?:maybe |perhaps )?we (?:could|can)(?: (?:also|just|maybe|probably|certainly|definitely|happily|always))* (\p{L}+)(?= \p{L}|$)/iu;
const noOffer = /^(?:go|get|use|work|do|see|ask|speak|talk|meet|follow|find|test|come)$/i;

/** "Personally, I think": says no more than that it is thought. */
const beforeOpinion =
  /^(?:personally|maybe|perhaps|honestly|certainly|definitely|overall|generally|in my (?:opinion|view)),? (?=I (?:just |really |also |still )?(?:think|thought|feel|felt|believe|guess|suppose)\b)/i;

/** "Remember that half of them are blue" says so. */
const reminds =
  /^(?:please )?(?:remember|note|keep in mind|bear in mind|don['’]?t forget|do not forget) that (?=(?:the|an?|we|you|they|it|there|this|these|our|\d+|\p{L}+s)\b)/iu;

/** "I will be honest, it is late" */
const frankly =
  /^I (?:will|have to|must|am going to) be (?:very |quite |really )?(?:honest|frank|direct|straight|blunt|open)(?: with (?:you|everybody))?[,:;] (?=\S+ \S)/iu;

/** "I get that, but the lid has no lock": what he has to say comes after it. */
const concedes =
  /^I (?:(?:do|can|fully|totally|completely) )?(?:get|understand|hear|see|know|follow|appreciate|accept) (?:that|it|this|you|the point|your point),? but (?=\S+ \S)/iu;

/** "Ryan, you will work on the menu": who is called is who will. */
const calledByName = /^(\p{Lu}\p{Ll}+),? you (?=(?:will|can|could|should|would|must|may)\b)/u;

/** "If you could" and "Tomorrow you will" call nobody. */
function isAnybody(name: string): boolean {
  return wordClass(name.toLowerCase()) === 'noun' && !/day$/i.test(name);
}

/** After "I" these begin something else. */
const nobody: ReadonlySet<WordClass> = new Set([
  'subject',
  'pronoun',
  'determiner',
  'article',
  'that',
  'conjunction',
  'object',
]);

/** Minutes tell what somebody was sure or afraid of; the rest stays as it was said. */
const past = new Map(Object.entries({ is: 'was' }));
/** Where or who somebody is, they still are: "I'm in Lisbon on Monday", "I'm the one who". */
const lasting = /^(?:in|at|on|from|off|out|away|back|here|there|the|an?|your|their|over|around|based)$/i;

/** "I'm still paying them" lasts, too. */
const goesOn = /^(?:still|always|already|constantly) \p{L}+ing\b/iu;
/** "I'm not paying that" says what will be, and not what was. */
const refuses = /^not \p{L}+ing\b/iu;
/** "I'm driving up on the nineteenth", "I'm flying out next week" */
const ahead =
  /^(?!hoping|thinking|wondering|looking|trying|expecting|asking|wanting)\p{L}+ing\b[^.?!]*?\b(?:tomorrow|tonight|next|later|(?:on|until|till|from) (?:the \p{L}*(?:st|nd|rd|th)|\p{L}+day)|in (?:a|\p{L}+) (?:days|weeks?|months?))\b/iu;
const notGoingTo = /^not (?:going to|gonna) (?=\p{Ll})/u;

/** "I also looked at it" -> "also looked at it", for the speaker's name to stand before. */
function inOwnName(body: string): string | undefined {
  const words = body.split(' ').slice(1);
  for (const [at, word] of words.slice(0, 3).entries()) {
    if (/[,.]$|^(?:yeah|yes|no|okay|well|mean|uh|the|a)$/i.test(word)) return undefined;
    if (nobody.has(wordClass(word))) return undefined;
    const verb = agreed(word);
    if (verb === undefined) continue;
    const rest = words.slice(at + 1).join(' ');
    if (verb === 'is' && notGoingTo.test(rest))
      return [...words.slice(0, at), rest.replace(notGoingTo, 'will not ')].join(' ');
    const stands = lasting.test(words[at + 1] ?? '') || goesOn.test(rest) || refuses.test(rest) || ahead.test(rest);
    const told = stands ? verb : (past.get(verb) ?? verb);
    return [...words.slice(0, at), told, ...words.slice(at + 1)].join(' ');
  }
  return undefined;
}

/** What is settled, with nobody said to do it: "we'll go with Oakdale", "let's go with Oakdale" -> "Go with Oakdale." */
const resolves =
  /^(?:(?:so |then |well |okay |maybe |probably |basically |obviously )*)(?:I (?:think|guess|suppose|would say|agree|mean)(?: that)?,? |agreed,? )?(?:(?:so|then|maybe|probably) )*(?:shall we|let us|(?:I would say )?(?:we|you guys) (?:all )?(?:(?:are|were) (?:just |definitely |also |probably |all )*going to|will|should|shall|need to|have to|must|had better|agreed to|decided to|have (?:decided|agreed) to)) (?:just |definitely |also |probably |then |all |actually |really |maybe |say (?:that )?we (?:will |are going to )?)*(?=(?!not |be |have (?:to|got)|see |say |never )\p{L})/iu;

/** The matter alone, as a list of decisions has it: "let's go with Oakdale" -> "Go with Oakdale.", "it'll be curvy" -> "It will be curvy." */
export function stateEnglish(said: string, parties: Parties): string {
  const body = inWritingOrder(nounsWithVerbs(expandContractions(said))).replace(/\?+$/, '');
  const start = resolves.exec(body)?.[0];
  if (start !== undefined) return sentence(toThirdPerson(body.slice(start.length), parties));
  return sentence(
    toThirdPerson(
      body
        .replace(
          /^(?:I (?:think|guess|suppose|would say)(?: that)?|agreed|I agree|then|maybe),? (?=\S+ \S)(?!with |on |to |that |about )/i,
          '',
        )
        .replace(/^let us /i, 'we will ')
        .replace(letMe, 'I will '),
      parties,
    ),
  );
}

/** First letter large, one full stop at the end. */
export function sentence(text: string): string {
  const body = fitArticles(withoutStammer(text.replace(/\s+/g, ' ').trim()));
  const ended = /[.?!]$/.test(body) ? body : `${body}.`;
  return ended.charAt(0).toUpperCase() + ended.slice(1);
}

const toldOfThat =
  /(?<=\b(?:sa(?:ys?|id)|report(?:s|ed)|add(?:s|ed)|explain(?:s|ed)|object(?:s|ed)|not(?:es|ed)|mention(?:s|ed)|confirm(?:s|ed)|agreed|thinks?|thought|hopes?|believes?|knows?|told \p{L}+) )that that (?=\p{Ll})/giu;

/** "Reported that that comes to eighty": one of the two joins, the other points. "The plan that that vendor sent" does so as well. */
function withoutStammer(text: string): string {
  return text.replace(/\bthat that (?=(?:the|an?)\b)/g, 'that ').replace(toldOfThat, 'that this ');
}
