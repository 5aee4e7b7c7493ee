import type { Clause } from '../clause.ts';
import { phraseSet } from '../phrase-set.ts';

/** How a clause leaves something open: it asks, says that nobody knows, says that somebody will find out; a doubt is the customer's. */
export type Asking = 'asks' | 'tells' | 'findsOut' | 'none';

const courtesies = phraseSet(`
  (can|do) you (hear|see) (me|my|us|it)
  how are (you|things|we)
  (how|what) about you
  (is|are) (everybody|everyone|we all|you) (here|on|there|ready|back)
  (anything|something|anyone|anybody) else
  (any|other|more) questions
  (does|did) (that|this|it) (make sense|answer|help|sound)
  how does that sound
  (what|who) (do|did) you (mean|say)
  (is|was) that (okay|ok|alright|all right|right|correct|it|all|fair)
  (you know|right|okay|remember|see) (what i mean|that|)
  (do|would) you mind
  (can|could|would|will) you (tell|share|describe|walk|explain|give|elaborate|say|repeat|show|help)
  what do you think
  (would it help|do we need|should we|shall we|can we|could we) (to|) (set|schedule|book|meet|have|plan|arrange|sit|find|put|another|a)
  (shall|should|can|could|may) (we|i) (start|begin|move|go|jump|get|continue|share|ask|just|come|take|add)
  (who|what) is (next|that|this)
  (good|okay) time
  (are|is) (you|that|it) (still|) (there|with us)
  are you (kidding|serious|joking)
  (say|come) again
  do you (have|want|need) (a|any) (minute|second|moment|questions)
  what is (up|next|new)
  sorry what
`);
const interrogatives = new Set(
  'what how when where which who whose why is are was were do does did can could will would should has have'.split(' '),
);
const stated = phraseSet(`
  (it is|is|are|remains|that is) (still|) (unclear|undecided|uncertain|unknown|open|not clear|not known|not decided|anybody's guess) (who|what|when|whether|if|how|where|which|why|to)
  (thing|things|point|bit|part|piece) (i|we) (have not|had not|cannot|could not|do not|never) (settled|decided|figured|solved|clarified|discussed|agreed|understand|know|understood|worked|answer)
  (what|that) (i|we) (cannot|could not|do not|still do not) (figure out|work out|understand|see|know|get) (is|yet)
  (nobody|no one) (could|can|was able to|has been able to|seems to) (tell|say|know|explain|answer|told)
  (could not|cannot) (answer|tell) (my|our|the|her|him|them)
  (big|great|only|main|biggest|real) (unknown|uncertainty|question mark|if) (is|for|here)
  (i|we) have (no idea|no clue) (who|what|when|whether|if|how|where|which|why)
  (i|we) have not (heard|decided|agreed|figured out|worked out|settled|clarified|found out) (who|what|when|whether|if|how|where|which|why|on)
  (i|we) would (like|love) to (know|understand) (who|what|when|whether|if|how|where|which|why)
  what (is|remains) (missing|open|unclear|left open)
  (who|what|when|how|which|where) (exactly|) (is|are|remains) (still|) (open|to be decided|unclear|unsettled|undecided)
  (i|we|nobody|still) (do not|does not|did not) know (who|what|when|whether|if|how|where|which|why)
  (still|) (not|is not|are not) (clear|decided|settled) (on|about|yet|who|what|when|whether|if|how|where|which|why)
  (open|outstanding|remaining|unanswered|big) (question|point|issue)
  (the|one|my) question (is|remains|for)
  (what|the only thing) (i|we) (still|) (do not|need to) (know|have|find out|understand) 
  remains (open|to be seen|unclear)
  (still|yet) to be (decided|determined|confirmed|clarified|seen)
  (up in the air|tbd|undecided)
  (no one|nobody) (has|) (told|decided|said)
  (wonder|wondering) (who|what|when|whether|if|how|where|which|why)
  (need|have|want) to (find out|figure out|clarify|know|understand) (who|what|when|whether|if|how|where|which|why)
`);
/** "Let me check with our team whether that is covered." */
const toFindOut =
  /\b(?:let me|i (?:will|would|have to|need to|would have to)|(?:i|we) must) (?:\w+ )?(?:check|ask|find out|clarify|verify|confirm|look into|see)\b[^.?!]{0,60}\b(?:whether|if)\b/i;
/** "We're in the dark about who insures it" */
const leftOpen =
  /\b(?:in the dark|open|unclear|unknown|undecided|uncertain|puzzle|mystery|(?:has|have|is|are) not (?:been )?(?:known|clear|decided|settled|agreed|heard|told|said|discussed)) (?:\w+ ){0,3}(?:who|whose|whether|how|when|which|where)\b/i;
const doubts = phraseSet(`
  (i|we) am not (sure|certain) (if|whether|what|who|how much|when)
  (i|we) are not (sure|certain) (if|whether|what|who|how much|when)
`);
const answers = phraseSet(`
  (just|) (heard|got|checked|found|looked|asked|confirmed)
  (turns out|it turns|good news|here it is|there it is|the answer is|to answer)
  (on|about|regarding|back to|coming back to) (your|the|that) (earlier|) question
  you asked (about|whether|if|earlier|how|what)
`);

export function askingOf(clause: Clause): Asking {
  const { words, said, asks, hypothetical } = clause;
  if (courtesies(words) || aboutMyself.test(said)) return 'none';
  if (isQuestion(clause)) return 'asks';
  if (toFindOut.test(said)) return 'findsOut';
  return stated(words) || (!hypothetical && !asks && leftOpen.test(said)) || (!hypothetical && doubts(words))
    ? 'tells'
    : 'none';
}

/** Whether a clause announces the answer to something asked before. */
export function announcesAnswer({ words, asks }: Clause): boolean {
  return !asks && answers(words) !== undefined;
}

/** "Shall I send it?" asks for leave. */
const aboutMyself = /\b(?:(?:shall|should) i|(?:can|may) i(?! ask))\b/i;

/** Where a transcript has marks, they tell; else the first word. */
function isQuestion({ asks, words, sentence, said }: Clause): boolean {
  if (asks || /[.!?]\W*$/.test(sentence.raw)) return asks;
  const [first = '', second = ''] = words;
  return interrogatives.has(first) || (openers.has(first) && interrogatives.has(second)) || inverted.test(said);
}

/** Without marks a question shows by its order: "the letters can it print them". */
const inverted = /\b(?:can|does|do|did|is|are|will|could|would|has|have) (?:it|they|there|your|the)\b/i;
const openers = new Set(['and', 'so', 'but', 'okay', 'ok', 'then', 'or']);
