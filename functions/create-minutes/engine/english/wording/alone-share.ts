import { isAny, readWords } from '../clause/read-words.ts';

const opinion =
  /^(?:(?:and|but|so|because|then|also|well|now|maybe|probably|actually|basically|hopefully|obviously|perhaps|of course),? )*(?:I (?:just |really |also |still )?(?:think|thought|feel|felt|believe|guess|suppose|mean|would say)(?: that)?,? )?(?:(?:then|also|maybe|probably|actually|basically|hopefully|obviously|again|perhaps),? )*/iu;
/** Whoever or whatever is meant was named before. */
const pointing = /^(?:it|this|that|these|those|he|she|they|there['’]s that)(?![\p{L}])/iu;
/** "It is important that", "it takes two days to": it says what by itself. */
const empty =
  /^it(?:['’](?:s|ll|d)| is| was| would be| will be| might be| could be| may be| is going to be)? (?:(?:also|really|very|quite|just|always|probably|not|more|too|so|pretty|worth) )*(?:[\p{L}-]+ )?(?:that|to|for|if|whether|how)\b|^it (?:seems?|looks like|appears|takes|turns out|depends on (?:the|our|how|what|whether)|means that)\b/iu;
/** What passes in the room: the meeting, its papers, and what comes next in it. */
const ofRoom =
  /\b(?:(?:this|the|our|last|next|previous|first|second|final|whole) meetings?\b|minutes (?:left|of)\b|(?:five|ten|two|three|few|\d+) (?:more )?minutes\b|agenda|slides?\b|whiteboard|(?:smart|white) ?board|presentations?\b|power ?point|projector|laptop|shared folder|microphones? on|(?:move|go|get|come|going|moving) (?:on|back|over|through) (?:to|with)?\b|(?:show|tell|ask|present) you\b|(?:going to|will|would like to|let us|let['’]s) (?:\p{L}+ )?(?:discuss|talk about|start (?:off|with|by)|begin (?:with|by)|read the digits)\b|questionnaires?\b|take (?:a )?notes?\b|write (?:it|that|this|them) down)/iu;

/** What a line that somebody reads who was not there keeps of its worth: less where it hangs on what was said or seen. */
export function aloneShare(said: string): number {
  const matter = said.replace(opinion, '');
  return (hangs(matter) ? hangingShare : 1) * (ofRoom.test(matter) ? roomShare : 1) * personShare(matter);
}

const hangingShare = 0.4;
const roomShare = 0.4;
const youShare = 0.3;
const ownShare = 0.5;

/** "These buttons" and "that price" name what they point at. */
function hangs(matter: string): boolean {
  if (!pointing.test(matter) || empty.test(matter)) return false;
  const [first, next] = readWords(matter);
  return !(/^(?:this|that|these|those)$/i.test(first?.text ?? '') && isAny(next, 'noun', 'base', 'ing'));
}

/** Minutes have nobody whom "you" could be; and what somebody is like or has just done matters to few. */
function personShare(matter: string): number {
  if (ofListener.test(matter)) return youShare;
  return ofSpeaker.test(matter) ? ownShare : 1;
}

const ofListener = /^(?:(?:if|when|so|once|as) )?you\b|\byou guys\b|\byou(?:['’]re| are| will| have been)\b/i;
const ofSpeaker =
  /^I(?:['’](?:m|ve)\b| )(?!(?:\p{L}+ ){0,2}(?:will|would|shall|could|can|must|need|want|suggest|propose|recommend|agree|disagree|prefer|decided|found|suspect|doubt|sent|agreed|committed|going to (?:send|write|make|check|ask|prepare))\b)/iu;
