import { clockIn } from '../../dates/clock.ts';
import { dayMentions } from '../../dates/mentions.ts';
import type { Clause } from '../clause.ts';
import { matterOf } from '../matter.ts';
import { phraseSet } from '../phrase-set.ts';
import { namesTerms } from './terms-named.ts';
import { isWeak } from '../weak.ts';

/** What a clause does to a choice. */
export type Move = 'settles' | 'closes' | 'agrees' | 'proposes' | 'retracts' | 'none';

const settles = phraseSet(`
  (i|we) (will|are going to|am going to) (go|move|press) (with|for|ahead|forward)
  (i|we) (are|am) going (with|for|ahead)
  (i|we) (will|are going to|am going to) (take|stick with|keep|stay with|stay on|proceed|start with|begin with|renew|use|run|skip|cancel|buy|accept|standardize|settle|limit|cap|switch|commit)
  (i|we) will do (the|a|one|two|three|four|five|six|twelve|it|both|all|only)
  (i|we) (have|had|) (decided|agreed|settled|chosen|opted|picked|concluded|approved)
  let us (go with|go for|go ahead|do|make it|make that|call it|say|stick|leave it at|use|settle|split|stay|plan on|plan for|skip|cap|limit|drop|cut|keep|take|start|begin|sign|run|set|put|have|round|lock|include|add|roll|pilot|give|hold)
  (it is|that is|consider it|then it is) (settled|decided|a done deal|final)
  (i|we) want (that|it|this)
  that is how
  (keep|leave|keeping|leaving) (it|that|them) (at|as|on|out)
  (i|we) (accept|approve)
  at our (own|) (cost|expense)
`);
/** Says yes to what was said, whatever it was. */
const closes = phraseSet(`
  in agreement
  (please|) settle it
  (agreed|deal|sold|shaken)
  shake on (it|that)
  (it is|that is|you have|we have|you have got|we have got|you have got yourself|then we have) a deal
  (that|this|which) is (decided|settled|agreed)
  (then|so) yes
  (fine|okay|good) (by|with|for) (me|us)
  (i|we) would put my name
  put (me|us) down for
  put (that|it) in as final
  sign (us|me) up
  count (me|us) in
  make it so
  put (me|us) (down|in) for
  there we go
  that is what (i|we) (are|am) (doing|going with)
  that is what (i|we) will do
  (we have|that is) (a|the) plan
  (i|we) confirm
  it is settled
  that (i|we) would (approve|sign|take|accept)
  is (grand|acceptable|fine by us)
  works for (me|us)
`);
/** Says yes to a proposal, where there is one. */
const agrees = phraseSet(`
  (i|we) (can|could|would) (do|accept|live with|agree to|work with)
  (i|we) (am in|are in|will take it)
  so the
`);
const proposes = phraseSet(`
  (how|what) about
  what if (we|i|you)
  (could|can|shall) we
  (could|can|would|will) you (do|accept|live|agree|come|drop|throw|match|hold|waive|extend|meet|commit)
  why do not (we|you|i)
  (i|we) (could|can|would|will) (do|offer|go|take|extend|include|throw|drop|reduce|waive|accept|start|meet|hold|lower|match|leave|keep|split|freeze|lock|cap|fold|lend|honor|honour|sweeten|knock|stretch|switch|put it)
  (i|we) (would|) (propose|suggest|recommend)
  (i|we) would (also|) like to
  my (proposal|suggestion|offer|recommendation|final word|last word)
  would (it|that|this|a|the) (work|help|suit|lid|cap)
  (are|would be) you (okay|fine|comfortable|good|open|happy) (with|to)
  do you want (to|the|us)
  (happy|willing|prepared|glad|ready) to (drop|waive|do|offer|include|add|throw|give|extend|reduce|remove|take|accept|start|go|meet|match)
`);
const retracts = phraseSet(`
  (scratch|strike|forget|cancel|undo|ignore|scrap) (it|that|this|the|about|what|i)
  (i|we) take (that|it) back
  on second thought
  (hold|holding) off
  let us not
  let us (leave|park|postpone|table|wait|revisit|keep) (it|that|this|the) (open|for now|for later|out|off)
  (changed|changing) my mind
  park (it|that|this)
  (not|decide) (decide|that) (now|today|later)
  decide later
  (rather|would rather) not
  (not|no longer) (doing|going)
`);
/** "What I could do is throw in the training" */
const cleft =
  /^(?:(?:so|but|and|okay|well),? )*(?:here is )?what (?:i|we) (?:can|could|would|will) (?:do|offer|propose|suggest|give you)(?: (?:is|here)\b|\W*$)/i;
/** What is arranged for the talk itself. */
const here =
  /\b(?:let us|shall we|can we|could we|can i|could i) (?:just |maybe |quickly |please )*(?:start (?:with (?:yours|mine|ours|it|that|this|page|lot|row|intro\w*|the (?:agenda|demo|intro\w*|presentation|slides|tour|news|numbers|first)|you|a|questions|who|what|the basics)|by|off|the (?:demo|meeting|call)|here|now)|begin(?: by|$)|move|look|see|talk|hear|go (?:through|over|back|round|around|on|one|step)|get (?:started|into|to|going|back)|be|take (?:a look|questions|that (?:off|in)|it (?:off|from|one)|one|a (?:minute|break|step))|jump|dive|come|circle back|continue|pause|do (?:intro|a (?:quick|round)|that (?:at|first|later|in))|wrap|find|ask|say (?:i|you|hypo|we(?! (?:start|begin|go|kick|launch)\b))|assume|imagine|pretend|have a look|keep (?:it|this) (?:short|brief|quick)|keep (?:going|moving|in touch)|add one|help|check|turn|switch (?:to|gears)|put (?:it|that) (?:this|aside|on)|set up|run through|stop (?:you|here|there)|read|show|share|interrupt|clarify|know)\b|\b(?:that we|we should|propose to|suggest to) (?:begin|start)\b|\b(?:right now|right while|while we are talking)\b/;
/** "Twenty-four it is" */
const chosen =
  /(?<!\b(?:whether|there|here|what|how|as|where|so|think|yes|why|because|who|bet|guess|hope|know|sure|and|but|if|that|like|believe|suppose)),? it (?:is|shall be)(?: so)?(?: for [^.,!?]{3,30}?)?(?:,? then)?(?:[.,!]|$)/;
const inThatCase =
  /^(?:(?:okay|ok|right|well|fine|good),? )?(?!(?:yes|no|sure|fine|good|okay)\b)(?:[^\s,]+ ){0,4}[^\s,]+,? in that case\W*$/;
/** "Then it's One More Page" */
const named =
  /^(?:(?:okay|ok|so|right|well|good|fine|yes),? )*then (?:it|that) is (?:the )?(?!(?:not|too|so|all|fine|good|great|okay|ok|perfect|clear|easy|hard|better|worse|true|right|wrong|up|down|about|like|just|only|more|less|what|how|why|where|who|when|if|a|an|my|your|our|their|no|in|on|at|for|with|of|to|that)\b)\S/i;
/** "Six weeks is fine." */
const brief =
  /^(?!that|it|this|which|everything|yes|yeah)(?:\S+ ){1,5}(?:works|(?:is|are) (?:fine|good|okay|perfect|great))\W*$/;
const scheduling =
  /\b(?:call|meet|meeting|a date|session|slot|calendar|invite|catch up|speak|talk again|regroup|same time|half an hour|thirty minutes|jour fixe|next one|o'clock)\b/;

/** Reads a clause for what it does to a choice; arrangements of the talk at hand and of the next one are none. */
export function moveOf({ words, said, hypothetical, asks }: Clause): Move {
  const small = said.toLowerCase();
  if (retracts(words) && !/\b(?:happy|willing|can|could|would|glad|prepared) (?:to )?\w+/.test(small))
    return 'retracts';
  if (isHere(small) || isScheduling(said)) return 'none';
  if (asks && !hypothetical && settles(words)) return 'proposes';
  const firm = !hypothetical && !asks && !isWeak(words);
  if (firm && (settles(words) || isNamed(small))) return 'settles';
  if (firm && (closes(words) || (brief.test(small) && dayMentions(said, undefined).length === 0))) return 'closes';
  if (!asks && (cleft.test(said) || namesTerms(said))) return 'proposes';
  if (firm && agrees(words)) return 'agrees';
  if (proposes(words) && !/\b(?:about|of) .*, (?:do|is|are|does|can|will) /.test(small)) return 'proposes';
  return firm && /\bthen\W*$/.test(small) ? 'proposes' : 'none';
}

/** Whether what was picked is told by its name alone: "the Pro plan it is", "then it's the Pro plan". */
export function isNamed(said: string): boolean {
  return isChosen(said.toLowerCase()) || named.test(said);
}

/** Whether a clause says for certain that this one was picked: "the Pro plan it is", "two million, in that case". */
function isChosen(small: string): boolean {
  return (chosen.test(small) || inThatCase.test(small)) && !/\b(?:week|month|day|morning|afternoon)\b/.test(small);
}

/** Whether a clause speaks of the talk at hand, or of the next one. */
export function isArrangement({ said }: Clause): boolean {
  return isHere(said.toLowerCase()) || isScheduling(said);
}

function isHere(small: string): boolean {
  return here.test(small);
}

function isScheduling(said: string): boolean {
  if (clockIn(said) && matterOf(said).size <= 2) return true;
  return scheduling.test(said.toLowerCase()) && dayMentions(said, undefined).length > 0;
}
