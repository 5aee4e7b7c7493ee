import { capitalised } from '../../names/proper-words.ts';
import { withoutPicking } from '../../wording/word-order.ts';
import { baseOfPast } from '../deeds/base-of-past.ts';

const party = String.raw`(?:they|we|you|I|it|\p{Lu}[\p{L}’'.-]+(?: \p{Lu}[\p{L}’'.-]+){0,2})`;
/** Frames of an offer, around what is offered. */
const frames: readonly RegExp[] = [
  new RegExp(`^(?:here is|this is) what ${party} (?:can|could|would|will) [^:]{0,40}: *`, 'iu'),
  new RegExp(
    String.raw`^what ${party} (?:can|could|would|will) (?:do|offer|suggest|propose|give|say|see)(?: (?:you|them|\p{Lu}\p{Ll}+))?(?: on [\p{L} ]{3,20})? is (?:to |that )?`,
    'iu',
  ),
  new RegExp(`^${party} (?:(?:would|will|can|could) )?(?:suggest|propose)s? (?:that )?`, 'iu'),
  new RegExp(
    String.raw`^(?:coming back to [^,.:]{3,30}[,:] )?(?:and )?(?:having|${party} (?:has|have)) (?:now |just )?(?:thought (?:(?:it|that|this) (?:over|through)|about (?:it|that|this))|turned (?:it|that|this) over(?: in \p{L}+ minds?)?|slept on (?:it|that|this))[:,;]? (?:and )?(?=\S+ \S)`,
    'iu',
  ),
  new RegExp(`^(?:just )?(?:so )?${party} (?:has|have) (?:got )?(?:it|that)(?: right| straight| down)?[:,] `, 'iu'),
  /^(?:what|how) about (?=\S+ \S)/i,
  /^(?:do|take|go (?:for|with)) (?:that|it|this)[,.;] (?:then )?(?:let (?:them|us)|let['’]s) (?=\S+ \S)/i,
  new RegExp(`^(?:so )?(?:are|is) ${party} (?:then |all )?agreed (?:that|on) (?=\\S+ \\S)`, 'iu'),
  new RegExp(`^${party} (?:has|have) (?:got )?a deal(?: on|,|:| at) (?=\\S+ \\S)`, 'iu'),
  new RegExp(
    `^(?:so |then )?${party} (?:will|shall) say,? (?!(?:so|no|yes|it|that|something|nothing)\\b)(?=\\S+ \\S)`,
    'iu',
  ),
  /^(?:could|can|should|shall) (?:we|they|the (?:customer|vendor|team)) (?:(?:just|maybe|perhaps|all|also|please) )*(?=\p{Ll}+ \S)/iu,
  /^what if (?=(?!.*\b(?:dropped|did|went|were|had|took|made|gave|paid|got|put|came|[a-z]{3,}ed)\b))/i,
  // "so what would that be then nine fifty", where nobody writes marks
  /^(?:so )?what (?:will|would|is|does|do) (?:that|it|this|we|they|you)(?: \p{Ll}+){0,2}?(?: then| now)? (?=(?:\d|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\p{L}+teen|\p{L}+ty)\b)[^?]*$)/iu,
  /^(?:no|nah|naw|ha|well|right)[,.]? (?=(?:no|nah|naw|look|wait|hang on|then|it['’]?s|it is|that['’]?s)\b)/i,
  /^say,? (?=(?:the|an?|on|in|for|\d+|two|three|four|five|six|seven|eight|nine|ten|twenty|thirty|fifty)\b)/i,
  /^(?:naw|nah|nope), (?=\S)/i,
  /^(?:naw|nah|wait(?! (?:for|until|till|on)\b)|look(?! (?:at|into|for|after|up|it|over)\b))[,.]? (?=\S+ \S)/i,
];
/** What a thing can do nobody offers. */
const ofThing = /\b(?:it|that|this|there)$/i;
/** What was offered is settled once it is taken: "could lend" is "will lend". */
const offered = new RegExp(
  String.raw`^((?:[^,.;:?]{1,40}, )?${party}) (?:could|would|can) ((?:just|also|probably|maybe|happily|certainly|only) )?(?=(\p{Ll}+)\b)`,
  'u',
);
/** How one comes to terms with it, before the terms: "Tara can live with twenty-seven". */
const borne = new RegExp(
  String.raw`^${party} (?:(?:can|could|will|would) (?:just about )?(?:live with|stretch to|settle for|go with|sign for|accept|agree (?:on|to))|(?:is|are|am|would be|will be) (?:good|fine|okay|ok|happy) with) (?=(?!(?:it|that|this|those|them)\b)\S)`,
  'u',
);
/** "What if you started at silver" was taken: start at silver. */
const assumed = new RegExp(`^what if (?:the (?:customer|vendor)|${party}) (?:just )?(\\p{Ll}+)(?= )`, 'iu');
/** "What if Kerry-Ann swapped the lot" was taken: she will. */
const supposed = new RegExp(`^[Ww]hat if (${party}) (?:just )?(\\p{Ll}+)(?= )`, 'u');
/** Who would like to do what both want does it. */
const willing = new RegExp(
  `^((?:[^,.;:?]{1,40}, )?${party}) (?:would (?:like|love|be happy)|(?:is|are|am) (?:happy|glad|willing|prepared|ready)) to (?=(?!(?:know|see|hear|have|be|understand|think|meet|talk)\\b)\\p{Ll})`,
  'u',
);
/** "Would rather" and "can live with" say how it was settled. */
const manner =
  /^(?:rather|sooner|like|love|prefer|live|be|have|want|need|see|say|not|never|use|accept|agree|wish|expect|imagine|never|all|both|still)$/;
/** What says no more than yes, at the end, and whoever is called there. */
const assent =
  /(?:[,;.?]\s?(?:(?:and )?shake on it|go (?:right )?ahead|no (?:problem|worries)|then|absolutely|of course|so|yes(?:,? please)?|yeah|yep|sure|done|deal|agreed|okay|ok|fine|good|great|brilliant|perfect|lovely|thanks|thank you|sold|you got it|got it|noted|understood|ma['’]?am|sir|mate|folks|guys|boss|please right away|right away)|(?: yes)? (?:ma['’]?am|sir)| you got it)+(?=[.!]?$)/i;

/** Asks at the end whether it suits: no part of what is settled once it does. "Sure, I can do that" grants it. */
const suits = new RegExp(
  String.raw`,? (?:and )?(?:(?:would|does|will|is|are|do) (?:that|it|this|they|those)|how (?:does|would) that|are (?:you|they)) (?:(?:suit|work|be|do|fit|help|sound|okay|ok|fine|good|happy|all right|alright|acceptable)\b)[^,.;]{0,40}\??$|,? (?:(?:yes|yeah|sure|okay|ok|of course|absolutely|certainly),? )+${party} (?:can|could|will|would) (?:do|manage|live with|agree to|offer) (?:that|it|this)[.]?$`,
  'iu',
);
/** Without a mark what says yes stands behind the figure: "two twenty fine". */
const assentBehindFigure =
  /(?<=(?:\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|\w+ty|hundred|thousand|half))) (?:fine|done|agreed|deal|locked|good|okay|ok|yes|yeah|then|so)(?=[.!]?$)/i;
/** "Six makes sense", "the twenty-fifth works better": how it was taken. */
const approved =
  /^((?!.*\b(?:\w+day|january|february|march|april|may|june|july|august|september|october|november|december)\b)(?!(?:that|this|it|those|these|which|what|he|she|they|who|if|when|whether|because)\b)(?:[^\s,.;:?]+ ){0,5}[^\s,.;:?]+) (?:makes sense|(?:is|would be) (?:all )?(?:fair|fine|grand|good|great|okay|ok|perfect|fine by (?:me|us|them))|works(?: better)?(?: (?:for|on) (?:them|us|me|both(?: sides)?|their side|\p{Lu}\p{L}+))?)(?: by a mile| then| too)?(\.?)$/iu;

/** "We'll start in Kiel, with two vans?" asks no more once it is settled. */
const asks =
  /(?:^|[.,] )(?:and |so |but |then |or |by |to )?(?:who|whose|what|when|where|which|how|why|is|are|was|were|am|must|might|(?:is|are|do|does|did|was|were|wo|would|ca|could|should|has|have)n['’]t|do|does|did|can|could|will|would|shall|should|has|have|may)\b|\bor\b/i;

/** "We run it in Kiel", but "the delivery in May" */
const states = new RegExp(`^(?!(?:The|An?|This|That|No) )${party} \\p{Ll}`, 'u');
/** "Four days, then, Monday to Thursday", but "we deliver it by then, in two lots" */
const concludes =
  /(?<=\S \S+)(?:,|(?<!\b(?:by|until|till|since|from|before|after|around|about|for|of|and|or|half|now|back|only|just|even|right|every))) then(?=,)/i;

/** "January in plant three, yes, that is a good test": the yes, and how it was liked, but not "the same paper, yes, the 120 gram". */
const likes = new RegExp(
  String.raw`(?<=\S \S+)(?:, yes, (?:(?:and )?(?:that|it|this|he|she|${party}) (?:is|are|was|would|will|does|has|likes?|helps?|works?|makes?|suits?|sounds?)\b|with pleasure|no problem)[^()]*?|, (?:fine|okay|good|all right) (?:by|for) (?:them|us|me|the (?:customer|vendor)|\p{Lu}\p{L}+))(?=\.?$| \()`,
  'iu',
);
const yesWithin = /(?<=\S \S+), (?:yes|yeah|yep)(?=, \p{L}| \()/iu;

/** A choice as a list of decisions has it: what was settled, without how it was offered or taken. */
export function settledWording(text: string): string {
  let rest = withoutPicking(text)
    .replace(likes, '')
    .replace(yesWithin, '')
    .replace(/[.\s]+$/u, '');
  for (const frame of frames) {
    const bare = rest.replace(frame, '');
    if (bare.split(' ').length > 1 || (bare !== rest && /^\p{Lu}/u.test(bare))) rest = bare;
  }
  for (const tail of [suits, assent]) {
    const short = rest.replace(tail, '');
    if (short.split(' ').length > 1) rest = short;
  }
  const borneRest = rest.replace(borne, '');
  if (borneRest.split(' ').length > 1) rest = borneRest;
  rest = rest.replace(supposed, (said, who: string, verb: string) => {
    const base = /^\p{Lu}/u.test(who) ? baseOfPast(verb) : undefined;
    return base === undefined ? said : `${who} will ${base}`;
  });
  rest = rest.replace(assumed, (said, verb: string) => {
    const base = baseOfPast(verb.toLowerCase());
    return base === undefined ? said : base;
  });
  rest = rest
    .replace(assentBehindFigure, '')
    .split(/(?<=[.?]) (?=\p{Lu})/u)
    .map((one) => one.replace(approved, '$1$2'))
    .join(' ');
  rest = rest.replace(offered, (said, who: string, how: string | undefined, verb: string) =>
    manner.test(verb) || verb.endsWith('ly') || ofThing.test(who) ? said : `${who} will ${how ?? ''}`,
  );
  rest = rest.replace(willing, '$1 will ');
  if (!asks.test(rest)) rest = rest.replace(/\?$/, '');
  // "We'll do it in Kiel, with two vans? The tenth works for me."
  rest = rest.replace(/^([^?]{12,})\?(?= \p{Lu})/u, (said, first: string) =>
    asks.test(first) || !states.test(first) ? said : `${first}.`,
  );
  if (!/\bif\b/i.test(rest)) rest = rest.replace(concludes, '');
  return `${capitalised(rest)}${/[?!]$/.test(rest) ? '' : '.'}`;
}
