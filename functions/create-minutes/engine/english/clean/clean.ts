import { readOnce } from '../../read-once.ts';
import { isListedDeed } from '../acts/deeds/deeds.ts';
import { type WordClass, wordClass } from '../clause/word-class.ts';
import { withoutGivenUp } from './begun-anew.ts';
import { correctedDeed } from './corrected-deed.ts';
import { inflected } from './fragments.ts';
import { isStranded } from './stranded.ts';
import { withoutFirstSounds, withoutStutters } from './stutters.ts';
import { saysSomething } from '../words.ts';
import { withoutHesitation } from './hesitation.ts';
import { youKnow } from './you-know.ts';

/** An answer, and not the "no" of "no charge". */
const plainNo = String.raw`no(?=[,.!;:—]| (?:no|yes|yeah|okay|well|i|we|you|he|she|it|they|that|this|those|these|there|here|the|an?|my|our|your|his|her|their|its|let|lets|but|and|or|so|not|just|because|if|when|what|who|why|how|where|in|on|for|from|with|at|as|of|to|then|maybe|actually|really|don|can|all|some|most|one|both|please|thanks|thank|sorry|nobody|nothing)\b)`;
const openers = new RegExp(
  String.raw`^(?:(?:and|but|so(?! far\b)|or|well|okay|ok|yeah|yes|yep|${plainNo}|right|alright|all right|now|then|also|anyway|hang on|hold on|hold up|(?:just )?(?:one|a) sec(?:ond)?|wait|sure|great|perfect|good|fine|because|cause|cuz|'cause|like|oh|i mean|you know|i guess|i suppose|actually|basically|again|look(?! (?:it|that|this|them|into|at|for|over|after|through|up)\b)|listen(?! to\b)|see(?! (?:if|whether|to|what|how|that|it|the|an?)\b)|thanks|thank you|absolutely|exactly|agreed|for sure|(?:just )?to recap|(?:i(?:['’]ll)? )?tell you what(?=,)|go on(?=[,.]| (?:i|we|then)\b)|here['’]s the thing(?=[,.])|for starters|of course|hi|hey|hello|(?:good )?(?:morning|afternoon|evening)(?=[,.!])|sorry|just|too|as well|m[rs]s?\.?\s*(?:chair|speaker)|madam chair|however|finally|lastly|firstly|secondly|thirdly|first of all|by the way|therefore|(?:cool|lovely|brilliant|super|nice|excellent|awesome|sweet|cheers|understood|got it|noted|fair enough|no worries|no problem|no bother)(?=[,.!])|for example|for instance|in fact|as you know|as we know|ha(?=[,.!])|haha|aii|haiya|aiyah?|righto|smashing|very good(?=[,.])|you(?:['’]re| are) (?:absolutely |quite |so )?right(?=[,.;—–-])|plus(?=,)|for what it['’]s worth|no offen[sc]e(?=,)|that['’]?s the thing(?=,)|let me see(?=,| (?:i|we)\b)|(?:one|another) (?:(?:more|last|other|final|quick) )?(?:thing|question|point)(?: (?:we did(?: not|n['’]t) cover|from (?:me|my side)))?(?=,)|(?:because )?i(?:['’]ll| will) tell you (?:now|straight|honestly|straight away)(?=,)|(?:and )?just so you(?:['’]re aware|['’]re clear| know)|may i ask(?=,)|(?:sir|ma['’]?am|mate)(?=[,.!]| (?:\d|i|we|it|that|this|the|one|two|three|four|five|six|seven|eight|nine)\b)|write that down(?=,)|definitely(?=,)|totally fine(?=,)|honestly|for the record|before i forget(?=,)|by the way(?=,)|the other thing is(?=,| (?:i|we)\b)|the thing is(?: that)?(?=,| (?:i|we|you|your|our|they|there|it)\b)|(?:everybody|everyone|guys|folks|all)(?=,))(?:[,.!;:—-]+\s*|\s+))*`,
  'i',
);
/** What dangles at an end as a rule belongs to these: "before that", "fill it in", "going on", "it's okay". */
const behindThese = {
  that: behindNone(
    `[a-z]+(?<!th)(?<!even)(?<!morn)(?<!meet)(?<!build)ing|half|love|mind|hate|trust|accept|afford|promise|appreciate|(?:once|when|after) [a-z]+ ha(?:ve|s)|(?:not|n['’]t) (?:like|want|need|understand|believe|use|have)|before|after|about|than|of|for|with|on|to|at|from|like|against|without|behind|do|does|did|said|see|all|just|tell|told|show|send|sent|get|got|take|give|sign|check|confirm|by|beyond|above|below|over|under|past|until|till|since|during|despite|into|around|through|besides|except|per|inside|outside|within|near|towards?|across|along|(?:will|would|can|could|should|must|may|might|to|not|cannot|n['’]t|[a-z]+n['’]t) [a-z]+`,
  ),
  in: behindNone(
    String.raw`be|comes?|came|coming|it|them|him|her|us|me|you|sign\w*|log\w*|built|gets?|go|goes|going|went|fill\w*|put|bring|phase\w*|kick\w*|all|step\w*|check\w*|mov\w+|settle\w*|trade\w*|sen[dt]|hand\w*|book\w*|pencil\w*|set|chip\w*|plug\w*|tun\w+|break|broke\w*|barg\w+|join\w*|dial\w*`,
  ),
  on: behindNone(
    String.raw`going|goes|go|went|back|later|early|mov\w+|carry|hold|come|so|is|are|be|it|them|that|this|switch\w*|turn\w*|log\w*|sign\w*|add\w*|further|now|always|pass\w*|catch\w*|take|took|taking|keep|kept|put|agreed|work\w*|rel(?:y|ied)`,
  ),
  // "with the way things are", "wherever the vans are"
  is: `${behindNone('it|that|this|he|she|there|they|we|you|i|what|who|where|how|here|whatever|as')}(?<!\\b(?:way|how|what|where|wherever|who|than|whatever) [^,.;:?!]{2,40} )`,
  like: behindNone(
    "not|[a-z]+n['’]t|do|does|did|would|really|i|we|you|they|he|she|it|looks?|sounds?|feels?|seems?|is|was|be|more|things?|something|anything|nothing|what|how",
  ),
  okay: `${behindNone('is|are|was|be|been|looks?|sounds?|seems?|feels?|all|not|gets?|got|went|goes|perfectly|completely|totally|quite')}(?<!['’]s )`,
};

function behindNone(words: string): string {
  return String.raw`(?<!\b(?:${words}) )`;
}

/** What dangles at an end. The last word of each must stand in `closing`, or it is not looked for. */
const closers = new RegExp(
  String.raw`(?:[,.;:\s—-]+|^)(?:and(?! then)|but|so|or|the|a|an|to|of|${behindThese.that}that|because|if|with|for|${behindThese.in}in|${behindThese.on}on|at|${behindThese.is}(?:is|was|are)|which|it's|${youKnow}|i mean|i guess|i think|i suppose|${behindThese.okay}(?:right|okay)|yeah|${behindThese.like}like|(?<!\bnow and )then|though|too|anyway|actually|really|maybe|whatever|probably|obviously|as well|um|uh|please|we|they|he|she|i'm|we're)(?=[,.!?;:\s—-]*$)`,
  'i',
);
/** A subject that is taken up again after its first verb: "they have they do not have to". */
const restarted =
  /\b(?<!\b(?:with|to|on|for|about|of|at|in|from|by|against|than) )(i|we|you|they|it|he|she|there)(?:['’]\w+)? (?:(?:have|had|are|am|is|was|were|will|do|did|can|would|could|should|just|also|do not|don['’]?t?) )?(?=\1\b)/gi;
/** A subject and its verb that are said again before anything came of them: "we have to make we have to sell". */
const begunAgain =
  /\b(i|we|you|they|he|she)((?: |['’])\p{L}+(?: to)?) (?:(\p{L}+) )?(?:(\p{L}+) )?(?=\1\2(?![\p{L}’']))/giu;
/** Asks for agreement within a sentence. */
const innerTag = /, (?:is|does|did|was|has|have|are|do|would|could)n['’]t (?:it|they|we|you|he|she|i)\b,?/gi;
/** The same at the end of what has no marks: "we get the vat back though don't we", but "why don't we". */
const unmarkedTag =
  /(?<=^\P{Lu}*\S+ \S+ (?!(?:why|how|what|who|when|where|that|which|if|and|or|but)\b)\S+) (?:is|are|was|were|do|does|did|have|has|had|wo|would|ca|could|should)n['’]t (?:it|they|we|you|he|she|i)(?: though)?$/u;
/** Asks for agreement, not for an answer. */
const tagQuestion =
  /,?\s(?:right|okay|ok|yeah|yes|correct|isn['’]t it|aren['’]t they|don['’]t you think|(?<!\b(?:do|did|if|would|could) )you know)\?\s*$/i;
const shortWords = new Set(
  'a i in on be he no so to we me an as at do is it or up us of by go if my the and not for you are was but out how now new who why its our any per pro con net see way low old add ask buy pay use can may has had did get put all his her him she got let set run one two ten six off end yes car van man bus tax'.split(
    ' ',
  ),
);

/** Drops the noises of speech, stutters and false starts, and the function words that are left dangling at either end. */
export const cleanEnglish = readOnce(withoutNoise);

function withoutNoise(raw: string): string {
  const said = withoutFirstSounds(raw);
  const words = (said.includes('?') ? said.replace(tagQuestion, '.') : said)
    .replace(innerTag, ',')
    .replace(unmarkedTag, '')
    .replace(wideSpace, ' ')
    .replace(correctedDeed, '')
    .replace(/([,.;:!?—-])(?:\s?[,.;:!?—-]){2,}/g, '$1')
    .replace(/…/g, ', ');
  const kept = withoutRepeats(withoutFragments(withoutGivenUp(withoutHesitation(words)).split(' ').filter(Boolean)));
  return tidy(trimEnds(tidy(withoutBeginnings(withoutStutters(kept.join(' ')).replace(restarted, '')))));
}

/** After these what is said again belongs to another clause: "we know what we know". */
const goOn: ReadonlySet<WordClass> = new Set(['subordinator', 'conjunction', 'preposition', 'that']);

function withoutBeginnings(text: string): string {
  return text
    .replace(begunAgain, (said: string, _subject, _verb, ...between: (string | undefined)[]) =>
      between.slice(0, 2).some((word) => word !== undefined && goOn.has(wordClass(word))) ? said : '',
    )
    .replace(/\bthat that (?=(?:the|an?|we|they|it|I|you|he|she|this|these|our|my|your|their)\b)/g, 'that ');
}

/** White space but for the single blanks, which are most of it and may stay. */
const wideSpace = /\s{2,}|[^\S ]/g;

/** "ninety k" */
const isNumber = /^(?:|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|\w*(?:ty|hundred))$/;

/** "w what", "st stuff": the beginning of a word that is then said whole. A lone letter is none when it is a capital, as in "plan B". */
function withoutFragments(words: readonly string[]): readonly string[] {
  const letters = words.map((word) => (/^[a-z]+$/.test(word) ? word : word.toLowerCase().replace(/[^\p{L}]/gu, '')));
  return words.filter((word, i) => {
    const bare = letters[i] ?? '';
    const next = letters[i + 1] ?? '';
    // a figure is no fragment of what follows it: "on the 17th, thirty-two tablets"
    if (bare === '' || /\d/.test(word)) return /\d/.test(word) || /^[&%$€£+–—-]$/.test(word);
    if (bare.length === 1 && /^[b-hj-z]$/.test(word)) return /^[km]$/.test(word) && isNumber.test(letters[i - 1] ?? '');
    if (next.length <= bare.length || !next.startsWith(bare) || /^\p{Lu}+$/u.test(word)) return true;
    // "twenty twenty-seven"
    if (isNumber.test(bare)) return true;
    // a longer beginning may be a word before its relative, as in "train training"
    return bare.length <= 3 ? shortWords.has(bare) : inflected.test(next.slice(bare.length)) || !/^\p{L}+$/u.test(word);
  });
}

/** "is that still, is that still": of a sequence of one to four words said twice the second stays. */
function withoutRepeats(words: readonly string[]): readonly string[] {
  const kept: string[] = [];
  const keys: string[] = [];
  for (const word of words) {
    kept.push(word);
    const key = word.toLowerCase().replace(/[,.;:—-]+$/, '');
    keys.push(key);
    for (let size = 4; size >= 1; size--) {
      // most words are not the one said so many words ago, and this loop sees every word four times
      if (key !== keys[keys.length - 1 - size] || keys.length < 2 * size || (size === 1 && /\d/.test(word))) continue;
      if (size === 1 && isTakenUp(kept.slice(-4), key)) continue;
      const again = keys.slice(-size).every((key, i) => key !== '' && key === keys[keys.length - 2 * size + i]);
      if (!again || (size === 1 && /^(?:had|that)$/.test(key) && /[^,]$/.test(kept.at(-2) ?? ''))) continue;
      kept.splice(-2 * size, size);
      keys.splice(-size);
      break;
    }
    const again = resumedAt(keys);
    if (again > 0) {
      kept.splice(-again - 2, again);
      keys.splice(-again - 2, again);
    }
  }
  return kept;
}

/** "Our team does it, it takes a week": what a verb or a preposition has before the comma the next clause begins with. */
function isTakenUp([opening, before, first]: readonly string[], key: string): boolean {
  if (before === undefined || !first?.endsWith(',') || !/^(?:it|that|this|you|her|them)$/.test(key)) return false;
  const verb = before.toLowerCase();
  return takesObject.has(wordClass(verb)) || isListedDeed(verb) || (opening !== undefined && auxiliary.test(verb));
}

/** With something before them, what is done, and no question. */
const auxiliary = /^(?:do|does|did|has|have|had)$/;
const takesObject: ReadonlySet<WordClass> = new Set(['preposition', 'base', 'third', 'ed', 'ing']);

/** "a power fr a power": two words said again after a broken one; how many words to drop, 0 for none. */
function resumedAt(keys: readonly string[]): number {
  if (keys.at(-1) !== keys.at(-4)) return 0;
  const [again, said, broken, first, second] = keys.slice(-5);
  const restarts =
    again === first && said === second && broken !== undefined && broken.length <= 3 && !shortWords.has(broken);
  return restarts && !/\d/.test(`${first}${second}`) ? 3 : 0;
}

function trimEnds(text: string): string {
  let body = text;
  for (let before = ''; before !== body; ) {
    before = body;
    const opened = body.replace(openers, '');
    if (opened !== body && saysSomething(opened)) body = opened;
    // what dangles in a statement may end a question: "where things are?"
    if (!body.endsWith('?') && closing.has(lastWord(body)))
      body = body.replace(closers, (end, at: number) =>
        lastLetter.test(end) || isStranded(end, body.slice(0, at), fullStop.test(body)) ? end : '',
      );
  }
  return body;
}

/** The last words of all that `closers` take off: it is slow to look for them from the beginning, and most sentences end with others. */
const closing: ReadonlySet<string> = new Set(
  "and but so or the a an to of that because if with for in on at is was are which it's know mean guess think suppose right okay yeah like then though too anyway actually really maybe whatever probably obviously well um uh please we they he she i'm we're".split(
    ' ',
  ),
);
const betweenWords = /[,.;:\s—-]/;
const behindWords = /[,.!?;:\s—-]/;

function lastWord(text: string): string {
  let end = text.length;
  while (end > 0 && behindWords.test(text.charAt(end - 1))) end--;
  let start = end;
  while (start > 0 && !betweenWords.test(text.charAt(start - 1))) start--;
  return text.slice(start, end).toLowerCase();
}

/** "button A" */
const lastLetter = / A$/;
const fullStop = /[.!]["')\]]*$/;

/** A comma behind these is none, but where another clause begins: "what the inspector asks for, and we were told". */
const breath =
  /\b(with|of|for|to|at|in|on|by|the|a),\s+(?!(?:and|but|or|so|because|if|when|which|I|we|you|he|she|they|it|there|that['’]s)\b)(?<!\bto (?:begin|start) with,\s+)(?=\S)/gi;

function tidy(text: string): string {
  return text
    .replace(wideSpace, ' ')
    .replace(/\s+([,.;:!?])/g, '$1')
    .replace(/,(?:\s*,)+/g, ',')
    .replace(breath, '$1 ')
    .replace(/([,;:])\s*([.!?])/g, '$2')
    .replace(/^[\s,.;:!?—-]+/, '')
    .replace(/[\s,;:—-]+$/, '')
    .trim();
}
