import type { Talk } from '../../../facts/talk.ts';
import type { Meeting } from '../../meeting.ts';
import type { ContextWords } from '../../context-words.ts';
import { withoutCalls } from '../names/calls.ts';
import { hasMainClause } from '../clause/main-clause.ts';
import { cleanEnglish } from '../clean/clean.ts';
import { speakingParties } from '../names/list-parties.ts';
import { printOf } from '../wording/print.ts';
import { expandContractions } from '../wording/contractions.ts';
import { toThirdPerson } from '../wording/pronouns.ts';
import { sentence } from '../wording/report.ts';
import { matter } from '../readability/matter.ts';
import { readability } from '../readability/readability.ts';
import { countWords } from '../split.ts';
import weights from './antecedent/weights/context-en.json' with { type: 'json' };
import { isAnswered } from './asked-before.ts';
import { wordsOf } from './clause.ts';
import { openDirectory } from './directory.ts';
import { leansBack, matterOf } from './matter.ts';
import { nameWords } from './name-words.ts';
import { reporterOf, saidIn } from './reported.ts';

const [leastWords, mostWords] = [4, 22];
const [shortQuestion, leastMatter] = [4, 2];
/** Of what was said all is told. */
const whole = 1;

/** What English items lack. From the shares on about three in four of the remarks told are those that people chose. */
export function contextWords({ remarks }: Talk, meeting: Meeting): ContextWords {
  const names = nameWords(meeting.people);
  const directory = openDirectory(meeting.people);
  const { called } = directory;
  const reporter = reporterOf(meeting, directory);
  const print = printOf(meeting);
  return {
    wordsOf,
    termsOf: (text) => matterOf(text, (term) => names.has(term)),
    told: (remark) =>
      print(
        remark.text.endsWith('?')
          ? sentence(
              toThirdPerson(
                cleanEnglish(withoutCalls(remark.text, called)),
                speakingParties(remark.speaker, meeting.people),
              ),
            )
          : reporter.statement(remark.text, saidIn(remark)),
      ),
    lengthOf: (text) => countWords(text) / mostWords,
    saysLittle: (told, { text }) =>
      saysLittle.test(expandContractions(text)) || (countWords(told) < leastWords && !number.test(told)),
    isWhole: (text) => hasMainClause(expandContractions(text)),
    isAnswered: (remark) => isAnswered(remark, remarks),
    leans: (text) => leansBack(cleanEnglish(expandContractions(text))),
    judged: (text) => ({ readable: readability(text, whole), matter: matter(text) }),
    number,
    figuresOf: (text) => wordsOf(text).filter((word) => number.test(word)),
    denies,
    accepts,
    pointers,
    pointsElsewhere: (text) => {
      const { ends, behind, judges, pronoun } = pointers;
      if ([ends, behind, judges].some((pattern) => pattern.test(text))) return true;
      if (!text.endsWith('?')) return false;
      // "With maintenance?"
      return countWords(text) <= shortQuestion || (pronoun.test(text) && matterOf(text).size < leastMatter);
    },
    tellsAll: (text) => tellsAll.test(text),
    inBrackets: (text, told, _, act) =>
      /^(?:action|decision)$/.test(act) && isOwnDeed(told, names)
        ? undefined
        : `${text.replace(/\.$/, '')} (${told.replace(/\.$/, '')}).`,
    weights,
    leastShare: { pointing: 0.45, decision: 0.6, action: 0.55, question: 0.45, objection: 0.6 },
  };
}

/** "Colm will send the drawing tonight" beside what somebody else does is another thing that somebody does; what he needs may be what it is for. */
function isOwnDeed(told: string, names: ReadonlySet<string>): boolean {
  const [, name = '', verb = ''] = somebodyDoes.exec(told) ?? [];
  return (
    names.has(name.toLowerCase()) && !wants.test(told.slice(name.length)) && (auxiliary.test(verb) || /s$/.test(verb))
  );
}

const somebodyDoes = /^(\p{Lu}[\p{L}’'-]+)(?: \p{Lu}[\p{L}’'-]+)? (?:\p{Ll}+ly )?(\p{Ll}+) /u;
const auxiliary = /^(?:will|would|can|cannot|could|may|might|is|was|has|had|does|did)$/;
/** What somebody needs or asks for. */
const wants =
  /^(?: \p{Lu}[\p{L}’'-]+)? (?:will be |would |will |could |can |has to |also |still )*(?:needs?|needing|likes? |wants?|must|ought|have to|has to|asks?|requires?)\b/u;

/**
 * Something stands behind it, a label before it, one question before another ("What is it for one year? What about two?"), or it tells what
 * somebody is to find out.
 */
const tellsAll =
  /[()]|^\p{Lu}[\p{L} ]{2,30}: |\? .*\?$|^(?:Ask|Find out|Check|See|Confirm|Clarify|Tell)\b.* (?:whether|what|how|when|where|which|who) [^.]+ [^.]+\.$/su;

/** "Can I ask about the staff?", "one more thing", "two is fine", and what breaks off: "sixty boxes near enough, dead as" */
const saysLittle =
  /^if [^,]*$|\b(?:as|and|the|to|of|or|but|is|are|an?)\W*$|\b(?:is|are|was|sounds|works) (?:all )?(?:fine|good|okay|ok|great|perfect|lovely)\W*$|\b(?:can|may|could|let) (?:I|me|we) (?:just |also )?(?:ask|say)\b|\b(?:one|another|a) (?:(?:more|last|other|quick|silly) )*(?:thing|question|one)\b[^a-z]*$/i;

const number =
  /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\p{L}+teen|\p{L}+ty|hundred|thousand)\b/iu;

const denies = /\b(?:no|not|never|nothing|nobody|none|cannot|without)\b|n['’]t\b/i;
const accepts =
  /^(?:yes|yeah|yep|okay|ok|all right|alright|fine|good|great|right|sure|agreed|deal|done|perfect|lovely|then|so|let['’]s|that)\b/i;

const pointers = {
  ends: /\b(?:that|this|those|these)(?: (?:two|three|four|ones?|both))?(?: (?:today|tomorrow|now|then|up|down|in|out|over|back|done|sorted|first|again|too|instead|separately|together|as well))?[.,;?]/i,
  behind:
    /\b(?:about|for|on|with|to|of|into|from|by|than|like|after|before) (?:that|this|those|these)(?= (?:to|with|by|from|on|in|when|once|before|after|and|as)\b|[.,;?]|$)/i,
  judges: /^(?:(?:and|but|so) )?(?:that|this|those|these|it) (?:is|was|would|will|does|sounds|seems|looks|costs)\b/i,
  pronoun: /\b(?:it|them|they)\b/i,
  one: /\b(?:ones?|the same|the other|another)\b/i,
  place: /\b(?:here|there)\b/i,
  person: /\b(?:he|him|his|she|her)\b/i,
} as const;
