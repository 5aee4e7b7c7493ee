import { eitherCase } from '#shared/text/either-case.ts';
import { waitsForSomething } from '../clause.ts';
import { isListedDeed } from '../deeds/deeds.ts';
import { isAnaphoric } from '../matter.ts';
import type { Step } from './known-task.ts';
import { saysUnknown } from '../stance.ts';

/** "I'll get some dates out of them by Monday", "once the rota is out I'll mail you some dates" */
const leastDated = 4;

/** "I'll take that" agrees to what was offered; as an answer to who does a thing it is no task of its own. */
const takesTerms =
  /^take (?:it|that|this|them|those)(?:$|[,.]| (?:then|too|as well|happily|thanks|thank you|please)\b)/i;

/** "There's a group in Cardiff, I can ask if they'd take a call" */
const inquires = /^(?:ask|find out|check|see|look) (?:if|whether|what|who|when|where|how|which) (?:\S+ ){2}/i;

/** "I don't know. That's one for me to come back to you on." */
const comesBack = /^(?:come|get|report|circle) back (?:to|on|with)\b/i;

/** Whether a clause says enough to begin a task of its own. */
export function beginsTask({ doing, due, terms, before, accepted, clause, wasAsked }: Step): boolean {
  const { force, doer, deed, thing } = doing;
  if (thing !== undefined) return true;
  if (force === 'duty' && doer !== 'they' && doer !== 'name')
    return doer === 'I' && due !== undefined && /\byou(?:r)?\b/.test(deed);
  if (force === 'promise' && doer === 'they' && !due) return false;
  if (takesTerms.test(deed)) return false;
  const pointing = isAnaphoric(deed);
  const isTimed = due !== undefined || clause.condition !== undefined || waitsForSomething(clause.said);
  const isDated = force === 'promise' && doer === 'I' && isTimed && deed.split(' ').length >= leastDated;
  const leftOpen = wasAsked || (before !== undefined && (before.asks || saysUnknown(before.words)));
  const answersLater = leftOpen && comesBack.test(deed);
  const asksAround = before !== undefined && inquires.test(deed);
  if (terms.size === 0 && !(pointing && before) && !isDated && !answersLater && !asksAround) return false;
  if (/^do (?!(?:me|us|you|him|her|them) )/i.test(deed) && !due && force !== 'promise') return false;
  return force !== 'promise' || due !== undefined || accepted !== undefined || !isIdle(deed);
}

/** What is said with a verb of everyday life, without a day and for nobody, is banter as often as not. */
function isIdle(deed: string): boolean {
  const [verb = ''] = deed.toLowerCase().split(' ');
  return !isListedDeed(verb) && !/^(?:have|do|get|leave|name)$/.test(verb) && !forOthers.test(deed);
}

/** "Walk it over to legal", "knit you a cover", "walk round and count them", "square it with them", "lean on the factory and let you know" */
const forOthers = eitherCase(
  /^\p{L}+ (?:you|(?:(?:it|them|that|the \p{L}+) )?(?:over|round|across|through) (?:to|and) )|\b(?:for|to|with) you(?:r \p{L}+)?\b|^\p{L}+ (?:it|that|this|them|those) (?:\p{L}+ )?with (?:them|him|her|the|our|my|(?-i:\p{Lu})|(?:head office|accounts?|finance|legal|purchasing|procurement|sales|production|dispatch|logistics|head quarters|management|operations|support)\b)|\band (?:then )?(?:let|tell|show|give|send|ring|call|text|e-?mail|mail|write|drop|get back to|come back to) you\b/iu,
);
