import type { Meeting } from '../../../meeting.ts';
import { countWords } from '../../split.ts';
import { matterOf } from '../matter.ts';
import { nameWords } from '../name-words.ts';

const most = 9;
/** To be found out, asked, answered or taken up with somebody. */
const concernsPerson =
  /^(?:(?:go|come) (?:and|away and|back and) )?(?:find out|check|ask|look|get back|come back|go back|confirm|clarify|verify|report back|revert|ring|call|phone|text|message|ping|whatsapp|write|drop \S+ a line|e-?mail|let|tell|speak|talk|chase|press|lean on|reply|answer|(?:get|give) (?:\S+ ){0,2}(?:an?|the|their|some) (?:\S+ )?(?:answer|yes|word|reply)|(?:run|put|take|raise) (?:it|that|this)(?: one)? (?:to|past|by|up)|see what )\b/i;
/** "Email it" sends a thing, "ask seventeen per scanner" is a price, "call it a day" and "write it down" are something else. */
const isOther =
  /^(?:(?:e-?mail|text|message|ping|whatsapp|write|call|let) (?:it|that|this|them|those|these)|look (?:forward|after|at|for)|press on|check (?:out|in))\b|\d|\bper\b/i;
/** Says what about. */
const says =
  /\b(?:about|whether|if|for|which|what|how|who|when|where|why|regarding|because|so that|(?:it|that|this|he|she|they) (?:is|are|was|will|has|can)|to (?!(?:the|an?|our|his|her|their|\p{Lu}\p{L}+)\b)\p{Ll}+)\b/u;

/** Whether a deed tells who is asked, written to or answered, and not what about: "ask the product people", "drop Grace a line". */
export function tellsNotWhat(deed: string, { people }: Pick<Meeting, 'people'>): boolean {
  if (!concernsPerson.test(deed) || isOther.test(deed) || countWords(deed) > most) return false;
  const bare = deed
    .replace(/^\S+ (?:what|whether|if) (?:he|she|they|it) \S+(?: \S+)?/, '')
    .replace(whenDone, '')
    .replace(/ (?:about|on) (?:it|that|this)\.?$/i, '');
  if (says.test(bare.replace(/^\S+/, ''))) return false;
  const names = nameWords(people);
  return (
    matterOf(bare.replace(tellings, '').replace(addressed, '$1').replace(/^\S+/, ''), (term) => names.has(term))
      .size === 0
  );
}

/** "Run it by Graham first", "ask him before they talk again" */
const whenDone =
  /(?: (?:first|again|separately|beforehand)| before (?:we|they|you|I) .*| when (?:there|back|here))\.?$/i;

/** "Drop Tess a line", "get her a yes or a no" */
const tellings =
  /\b(?:drop|shoot|send|get|give) (?:\S+ ){1,2}?(?:an?|the|their|some) (?:(?:straight|proper|quick|firm|clear|written) )?(?:line|note|e-?mail|text|message|answer|reply|word|yes)(?: or (?:an? )?no)?\b/gi;

/** "Ask the product people", "check with their finance team": whoever is asked is a person. */
const addressed =
  /\b(ask|with|to|by|past|ring|call|phone|tell|chase|press|on)(?: (?:the|our|their|his|her|your|an?))?(?: (?!(?:an?|the|some)\b)[\p{L}’'-]+){1,3}?(?= (?:and|then|first|today|tomorrow|again)\b|[.,]|$)/iu;
