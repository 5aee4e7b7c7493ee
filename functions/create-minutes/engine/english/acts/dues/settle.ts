import type { Talk } from '../../../../facts/talk.ts';
import type { Due } from '../../../../minutes/action.ts';
import type { Draft, DraftAction } from '../../../draft.ts';
import { type Candidate, type DueModels, likeliest } from '../../../dues/weigh.ts';
import type { Meeting } from '../../../meeting.ts';
import type { Span } from '../../../sentence.ts';
import { weighableDues } from './weighable.ts';
import stored from './weights/en.json' with { type: 'json' };

const models: DueModels = stored;

/** Gives each task the day that goes best with it: its own, else one said beside it, else one that another corrects it to. */
export function settleDues(
  items: readonly DraftAction[],
  talk: Talk,
  meeting: Meeting,
  nextMeeting: Draft['nextMeeting'],
): readonly DraftAction[] {
  const weights = talk.odds ? models.heard : models.unheard;
  return weighableDues(items, talk, meeting, nextMeeting).map(({ item, candidates }) =>
    withDue(item, likeliest(candidates, weights)),
  );
}

/** A day that nothing speaks for is left out; words that leave the day open stay. */
function withDue(item: DraftAction, best: Candidate<Talk['remarks'][number]> | undefined): DraftAction {
  if (!best) return item.due?.date ? { ...item, due: undefined } : item;
  const { spans } = best.by;
  const due = verbatim(best.due, spans);
  return due ? { ...item, due, spans: [...new Set([...item.spans, ...spans])] } : item;
}

/** The most of its words that stand in the talk so: short forms were written out to read them. */
function verbatim(due: Due, spans: readonly Span[]): Due | undefined {
  const words = due.asWritten.split(' ');
  const parts = words.flatMap((_, i) => [words.slice(i).join(' '), words.slice(0, words.length - i).join(' ')]);
  const said = parts
    .sort((a, b) => b.length - a.length)
    .find((part) => part !== '' && spans.some(({ text }) => text.includes(part)));
  // "Monday's fine"
  return said === undefined ? undefined : { ...due, asWritten: said.replace(/['’]s$/, '') };
}
