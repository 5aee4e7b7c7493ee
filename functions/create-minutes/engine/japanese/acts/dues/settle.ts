import type { Talk as Facts } from '../../../../facts/talk.ts';
import type { Draft, DraftAction } from '../../../draft.ts';
import { type DueModels, likeliest } from '../../../dues/weigh.ts';
import type { Talk } from '../talk.ts';
import { weighableDues } from './weighable.ts';
import stored from './weights/ja.json' with { type: 'json' };

const models: DueModels = stored;

/** Gives each task the day that goes best with it: its own, else one said beside it, else one that another corrects it to. */
export function settleDues(
  items: readonly DraftAction[],
  talk: Talk,
  facts: Facts,
  nextMeeting: Draft['nextMeeting'],
): readonly DraftAction[] {
  const weights = facts.odds ? models.heard : models.unheard;
  return weighableDues(items, talk, facts, nextMeeting).map(({ item, candidates }) => {
    const best = likeliest(candidates, weights);
    if (best) return { ...item, due: best.due, spans: [...new Set([...item.spans, ...best.by.spans])] };
    return item.due?.date ? { ...item, due: undefined } : item;
  });
}
