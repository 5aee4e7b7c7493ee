import { eitherCase } from '#shared/text/either-case.ts';
import type { Remark, Talk } from '../../../../facts/talk.ts';
import { turnOf } from '../../../classifier/surroundings.ts';
import type { Acts, DraftAction, DraftItem } from '../../../draft.ts';
import { placesIn, tellingPlace } from '../../../places.ts';
import { expandContractions } from '../../wording/contractions.ts';
import { wordsOf } from '../clause.ts';

const opening = 'no|nah|oh|ah|well|actually|please|look|hmm|um|okay|ok|yeah|sorry|honestly|just|but';
/** "No no, Dave, ..." */
const lead = String.raw`^(?:(?:${opening}),? |(?!(?:${opening})\b)(?-i:\p{Lu})\p{L}+, )*`;
const ends = '(?=[,.!]|$)';
const pointed = '(?:it|that|them|those|this|one|anything)';
/** The hearer does not want it, has it already or does it himself. */
const stops = eitherCase(
  new RegExp(
    `${lead}(?:${[
      'hold (?:off|fire)\\b',
      `do not(?:[,.]| bother\\b| do ${pointed}(?: yet| now)?${ends})`,
      `not (?:just )?yet\\b`,
      `(?:there is )?no need(?: for (?:that|it))?${ends}`,
      '(?:i|we) would rather you (?:did not|do not|left|waited|held|held off)\\b',
      'leave (?:it|that|this|him|her|them|(?-i:\\p{Lu})\\p{L}+)(?: one)? (?:to|with) (?:me|us)\\b',
      `leave (?:it|that)(?:${ends}| (?:for now|alone|out|be|as it is)\\b)`,
      `you (?:have )?(?:already )?(?:sent|did|gave|emailed|mailed) (?:me |us )?${pointed}(?: already| last| on| yesterday|${ends})`,
      `(?:i|we) (?:have )?already (?:have|got|had) ${pointed}(?: already)?${ends}`,
      '(?:never mind|forget it|better not)\\b',
      'that (?:will not|would not|is not) (?:be )?necessary\\b',
    ].join('|')})`,
    'iu',
  ),
);
/** "Don't send it yet": stops what was promised with the same verb, where nothing else is asked for. */
const stopsDeed = eitherCase(
  new RegExp(
    `${lead}(?:please )?do not (send|call|ring|order|book|ask|tell|print|write|bring|email|mail)(?: (?:${pointed}|me|him|her|us|(?-i:\\p{Lu})\\p{L}+))?(?: (?:yet|now|for now|just yet))?[.!]*$`,
    'iu',
  ),
);
/** "I'll have Ivo measure it" */
const sendsAnother = /\b(?:I|we)['’]ll (?:have|get|ask|send) /i;
/** "Leave it with me, I'll still send the list": he does it all the same. */
const allTheSame = /\b(?:still|anyway|all the same|in any case)\b/i;

/** Without what somebody promised and the other side stopped in its next words: "I'll have Ivo measure it." - "Hold off on that for now." */
export function withoutCalledOff(acts: Acts, talk: Talk): Acts {
  const placesOf = placesIn(talk);
  const isCalledOff = (item: DraftItem & Partial<Pick<DraftAction, 'owner'>>) => {
    const own = placesOf(item);
    const at = tellingPlace(item.text, own, talk.remarks, wordsOf);
    const promise = at === undefined ? undefined : talk.remarks[at];
    // what was asked of another he does not stop who says "leave it with me"
    const isOwn =
      item.owner === undefined || item.owner.speaker === promise?.speaker || sendsAnother.test(promise?.text ?? '');
    if (!promise || !isOwn || promise.text.trim().endsWith('?')) return false;
    const stop = stoppedBy(promise, talk.remarks);
    return stop !== undefined && !goesOn(stop, promise, own, talk.remarks);
  };
  return {
    ...acts,
    actionItems: acts.actionItems.filter((item) => !isCalledOff(item)),
    decisions: acts.decisions.filter((item) => item.isAppointment || !isCalledOff(item)),
  };
}

/** The next words of another, where they stop what was promised. */
function stoppedBy(promise: Remark, remarks: readonly Remark[]): Remark | undefined {
  const turn = turnOf(promise);
  for (const remark of remarks.slice(promise.index + 1, promise.index + 1 + mostBetween)) {
    if (turnOf(remark) > turn + 1) return undefined;
    const asks = remark.text.trim().endsWith('?');
    // "Have you signed the form?" - "Not yet." answers that
    if (remark.speaker === promise.speaker && asks) return undefined;
    if (remark.speaker === promise.speaker || asks) continue;
    return isStop(expandContractions(remark.text), promise) && !allTheSame.test(remark.text) ? remark : undefined;
  }
  return undefined;
}

function isStop(said: string, promise: Remark): boolean {
  const [, verb] = stopsDeed.exec(said) ?? [];
  return stops.test(said) || (verb !== undefined && wordsOf(promise.text).includes(verb.toLowerCase()));
}

/** It is told again later, by more than a nod to the stop. */
function goesOn(stop: Remark, promise: Remark, own: readonly number[], remarks: readonly Remark[]): boolean {
  return own.some((i) => {
    const remark = remarks[i];
    return (
      remark !== undefined && i > stop.index && wordsOf(remark.text).length > mostNod && sharesWord(remark, promise)
    );
  });
}

function sharesWord(one: Remark, other: Remark): boolean {
  const words = new Set(wordsOf(other.text).filter((word) => word.length > 3));
  return wordsOf(one.text).some((word) => words.has(word));
}

const mostBetween = 4;
const mostNod = 6;
