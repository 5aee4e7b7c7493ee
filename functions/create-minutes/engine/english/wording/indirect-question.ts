import { eitherCase } from '#shared/text/either-case.ts';
import { thingsNamed } from '../acts/antecedent/things-named.ts';
import { expandContractions } from './contractions.ts';
import { thirdPerson, wordClass } from '../clause/word-class.ts';

/** Asks in the order of a question, with what stands before who or what it asks of. */
const inverted =
  /^((?:(?:how (?:many|much)|what(?: kind of| sort of)?|which|whose)(?: \p{L}+){0,3}?|how(?: \p{L}+)?|when|where|who|why) )?(is|are|was|were|can|could|will|would|should|must|has|have|had|does|do|did) (?!not\b)(.+)$/iu;
const plainSubject =
  /^(?:it|they|we|he|she|you|that|this|these|those|there|everything|everybody|everyone|anybody|anyone|somebody|someone|anything|nobody|the (?:customer|vendor)|\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+)*)(?<!['’]s)(?= )/u;
/** What follows belongs to the subject, or there are two, or the sense would turn. */
const goesOn = /^(?:and|or|that|who|which|whom|we|you|they|I|he|she|not|the \d\w*)\b/i;
const ofSubject = /^(?:from|of|in|on|at|with|for)\b/i;
/** "Can you tell me if it prints?", "do you know whether it prints?" */
const asksWhether = eitherCase(
  /^(?:can|could|would|do|does) (?:you|the (?:vendor|customer)|any(?:body|one)|(?-i:\p{Lu})\S+) (?:tell (?:\S+ ){1,2}|know |check |find out )((?:if|whether|what|which|who|how|when|where|why) (?!(?:is|are|do|does|did|can|could|will|would)\b)\S+ .+)$/iu,
);
/** "When the line is down" tells when. */
const asksIndirectly = /^(?:whether|who|what|which|how|why|whose)\b/i;
/** What leads up to a question and asks nothing. */
const leadIn = eitherCase(
  /^(?:(?:so|and|but|or|okay|ok|well|oh|ah|sorry|hey|hmm|um|uh|now|then|also|yes|yeah|right|alright|sure|fine|good),? )*(?:(?:can|could|may) (?:I|we|(?-i:\p{Lu})\S+) (?:just )?ask(?: you)?(?: something(?: else| different)?| one thing| a question)?[,:]? |(?:one|a) (?:more |other |last |quick )?(?:question|thing)[,:]? |quick (?:one|question)[,:]? )?(?:(?:so|and|but),? )*/iu,
);

/**
 * A question as what somebody is to find out: "whether it reads stickers", "how long the lacquer lasts".
 * @returns undefined where it cannot be told whom or what it asks of
 */
export function indirectQuestion(asked: string): string | undefined {
  const plain = expandContractions(asked)
    .replace(/(?<![?.!\s])[?.!\s]+$/u, '')
    .replace(leadIn, '')
    .trim();
  const within = asksWhether.exec(plain)?.[1];
  if (within !== undefined) return within.replace(/^if\b/i, 'whether');
  // "Is it you, or is it us?" has two
  if (/[.?!;…]/.test(plain.replace(/\d[.]\d/g, '')) || twice.test(plain)) return undefined;
  const [, wh = '', auxiliary = '', rest = ''] = inverted.exec(plain) ?? [];
  if (/^(?:(?:what|how) (?:about|if|come)|why not)\b/i.test(plain)) return undefined;
  if (auxiliary === '') return asksIndirectly.test(plain) ? lowerFirst(plain) : undefined;
  const whole = wh.trim().toLowerCase();
  // "who is responsible", "what has changed": it asks for its own subject
  if (/^(?:who|what|which(?: \p{L}+)+|how (?:many|much)(?: \p{L}+)*)$/u.test(whole) && isPredicate(auxiliary, rest))
    return lowerFirst(plain);
  // "who has the key"
  if (whole === 'who' && /^ha(?:s|ve|d)$/i.test(auxiliary) && !plainSubject.test(rest)) return lowerFirst(plain);
  const subject =
    (beginsThing(rest, auxiliary) ? undefined : plainSubject.exec(rest)?.[0]) ??
    nounSubject(rest, auxiliary, wh !== '');
  if (subject === undefined || /[\d$€£¥]\S*$/.test(subject)) return undefined;
  const said = rest.slice(subject.length).trim();
  if (goesOn.test(said) || (ofSubject.test(said) && !isBe.test(auxiliary))) return undefined;
  const link = wh === '' ? 'whether' : whole;
  const verb = auxiliary.toLowerCase();
  if (verb === 'did') return undefined;
  if (verb === 'do') return said === '' ? undefined : `${link} ${subject} ${said}`;
  if (verb === 'does') {
    const [first = '', ...others] = said.split(' ');
    if (!/^\p{Ll}+$/u.test(first) || !mayBeBase(first)) return undefined;
    return [link, subject, first === 'have' ? 'has' : thirdPerson(first), ...others].join(' ');
  }
  if (wh === '' && said === '') return undefined;
  // "what is the rebate per litre"
  if (
    /^(?:what|who|how much)$/.test(whole) &&
    /^(?:is|are|was|were)$/.test(verb) &&
    !plainSubject.test(rest) &&
    /^(?:per|of|for|in|on|with|to|from)\b/i.test(said)
  )
    return [link, subject, said, verb].join(' ');
  return [link, subject, verb, said]
    .join(' ')
    .trim()
    .replace(/\bcan not\b/, 'cannot');
}

const twice =
  /(?:, |\b(?:or|and) )(?:is|are|does|do|did|can|will|would|has|have|had|could|should|must)\b|,? (?:right|no|yes|or no|or not|or what)$|, (?:isn|aren|don|doesn|won|can|couldn|wouldn)['’]t\b/i;

function isPredicate(auxiliary: string, rest: string): boolean {
  if (/^do(?:es)?$/i.test(auxiliary)) return false;
  const [first = ''] = rest.split(' ');
  return /^(?:be|been|\p{L}+(?:ing|ed)|responsible|liable|able|in|on|at|to|there|here|left|open|right|due|missing|included|going)$/iu.test(
    first,
  );
}

function mayBeBase(verb: string): boolean {
  return (
    ['base', 'noun', 'third'].includes(wordClass(verb)) ||
    /^(?:have|do|be|come|go|run|read|cost|cut|put|let|set)$/.test(verb)
  );
}

/** "Does that price include", "are these prices net": no pronoun, but the beginning of a thing. */
function beginsThing(rest: string, auxiliary: string): boolean {
  const [first = '', , third = ''] = rest.split(' ');
  if (!/^(?:that|this|these|those)$/i.test(first)) return false;
  return isBe.test(auxiliary)
    ? /^(?:ing|ed)$/.test(wordClass(third)) || quality.test(third)
    : wordClass(third) === 'base';
}

/** "The booking page" of "the booking page available in Spanish". */
function nounSubject(rest: string, auxiliary: string, mayBeWhole: boolean): string | undefined {
  const first = thingsNamed(rest)[0];
  if (first?.at !== 0) return undefined;
  // "members get": a verb may be a noun, too
  if (first.begins === 'bare' && first.text.includes(' ')) return undefined;
  const words = first.text.split(' ');
  const next = /^\S+/.exec(rest.slice(first.text.length).trim())?.[0] ?? '';
  const isSaidOf = (word: string) => wordClass(word) === 'ing' || /^been$/i.test(word) || quality.test(word);
  const isVerb = (word: string, i: number) =>
    i > 1 && wordClass(word) === 'base' && wordClass(words[i + 1] ?? next) !== 'base';
  const said = isBe.test(auxiliary)
    ? words.findIndex((word, i) => i > 1 && isSaidOf(word))
    : words.findLastIndex(isVerb);
  // "your data centre in Germany" is where it is
  const isWhole = said < 0 && first.text.length === rest.length;
  const end = isWhole && isBe.test(auxiliary) ? words.findIndex((word, i) => i > 1 && placed.test(word)) : said;
  const subject = words.slice(0, end < 0 ? undefined : end).join(' ');
  return subject.length < rest.length || mayBeWhole ? subject : undefined;
}

const placed = /^(?:in|on|at|for|from|with|about|to)$/i;
const isBe = /^(?:is|are|was|were|has|have|had)$/i;
/** Said of a thing behind its name: "is the page available". */
const quality =
  /^(?:\p{L}{3,}(?:able|ible|ous|ful|tible)|valid|net|gross|ready|open|free|safe|live|big|long|high|right|wrong|clear|correct|true|extra|active|responsible|liable|firm|final|full|closed|new|old|higher|lower|bigger|smaller|longer|shorter|cheaper|better|worse)$/iu;

function lowerFirst(text: string): string {
  return `${text.charAt(0).toLowerCase()}${text.slice(1)}`;
}
