import type { Remark } from '../../../facts/talk.ts';
import type { DraftItem } from '../../draft.ts';
import type { ActWording } from '../act-wording.ts';
import { asks } from '../told/asks.ts';
import { byTelling, choiceTelling } from '../told/choice-telling.ts';
import type { Doers } from './fuse.ts';
import { type Write, worded } from '../told/item-words.ts';
import { listedOf } from './listed.ts';
import type { Act } from '../model.ts';
import { type Listed, partedIn } from './parts.ts';
import { retoldIn } from '../told/retold.ts';
import { type Reviewed, withSpans } from './reviewed.ts';
import { secondSigns } from '../told/second-signs.ts';
import { doubtTelling, mostTelling } from '../told/tells.ts';

/** How one kind of items is told. */
export interface Told<Item> {
  readonly write: Write<Item>;
  /** Where also those of the rules are told by the remark that tells them best: how it is worded. */
  readonly chosen?: ActWording['statement'] | undefined;
  /** True of a remark beside a known item that makes one of its own. */
  readonly isApart?: (known: Item, own: number) => boolean;
}

/** Lists the items of one kind that people would have listed: those of the rules that stay, and those they passed over. */
export type List = <Item extends DraftItem>(act: Act, items: readonly Item[], told: Told<Item>) => readonly Item[];

export function itemLists(reviewed: Reviewed): List {
  const { acts, remarks, heard, odds, placesOf, learned, reader, wording } = reviewed;
  const sure = secondSigns(acts, { remarks }, wording);
  const doers = doersIn(reviewed);
  const partsIn = partedIn(odds.decision, heard, placesOf, wording, reader);
  const retold = retoldIn(heard, odds, placesOf, wording, reader);
  const toldAgain = <Item extends DraftItem>(
    act: Act,
    known: Item,
    { found, likely }: Listed<Item>,
    { write, chosen, isApart }: Told<Item>,
  ): readonly Item[] => {
    const likeliest = likeliestOf(act, found, reviewed);
    const best = chosen && (act === 'decision' || act === 'objection') ? retold(known, act, found) : [];
    const told = best.flatMap((i) => (chosen && worded([i], chosen, remarks, best.length > 1)) ?? []);
    const text = told.length > 0 ? told.map((one) => one.text).join(wording.space) : undefined;
    const apart = isApart ? likeliest.filter((i) => isApart(known, i)) : [];
    const own = [...likeliest.filter((i) => !apart.includes(i)), ...told.flatMap(({ from }) => from)];
    return [
      { ...known, text: text ?? known.text, spans: withSpans(known.spans, own, remarks), odds: likely },
      ...apart.flatMap((i) => write([i]) ?? []).map((one) => ({ ...one, odds: likely })),
    ];
  };
  return (act, items, told) =>
    listedOf(act, items, sure[act] ?? new Map(), heard, odds, learned, doers[act])
      .flatMap(({ item, found, odds: likely }) => {
        const listed = { known: item === undefined ? undefined : items[item], found, likely };
        return act === 'decision' ? partsIn(listed) : [listed];
      })
      .flatMap((one) => {
        if (one.known) return toldAgain(act, one.known, one, told);
        const written = newlyTold(act, one.found, told, reviewed);
        return written ? [{ ...written, odds: one.likely }] : [];
      });
}

function likeliestOf(act: Act, found: readonly number[], { odds, learned }: Reviewed): readonly number[] {
  return found.filter((i) => (odds[act][i] ?? 0) >= learned.evidence[act]);
}

/** An item that the rules passed over, from the remarks that were found to belong to it. */
function newlyTold<Item extends DraftItem>(
  act: Act,
  found: readonly number[],
  { write, chosen }: Told<Item>,
  reviewed: Reviewed,
): Item | undefined {
  const { remarks, heard, odds, takenBack, wording } = reviewed;
  const likeliest = likeliestOf(act, found, reviewed);
  // "Agreed." alone does not say what was
  const tells = likeliest.some((i) => heard[i] && !wording.leans(heard[i].remark));
  const told = tells ? likeliest : found;
  // what does not hold any longer tells a choice only where nothing else does
  const lasting = act === 'decision' ? told.filter((i) => !takenBack.has(i)) : told;
  const telling = lasting.some((i) => isByCustomer(remarks[i], wording)) ? lasting : told;
  const own = chosen
    ? byTelling(telling, tellingOf(act, telling, reviewed))
    : mostTelling(telling, odds[act], heard, wording);
  // what tells most of a question need not be what asks it
  const written = write(likeliest.length > 0 ? own : own.slice(0, 1));
  if (written || act === 'action' || act === 'objection') return written;
  return act === 'question' ? write(found) : toldByOthers(found, own, write, reviewed);
}

/** "Thirty-four it is" is too short to be told; "it stays at thirty-four" before it is not. */
function toldByOthers<Item>(
  found: readonly number[],
  tried: readonly number[],
  write: Write<Item>,
  reviewed: Reviewed,
): Item | undefined {
  const { heard } = reviewed;
  const others = found.filter((i) => i !== tried[0] && heard[i] && !asks.test(heard[i].remark.text));
  const [best] = byTelling(others, tellingOf('decision', others, reviewed));
  return best === undefined ? undefined : write([best]);
}

function tellingOf(
  act: Act,
  own: readonly number[],
  { heard, odds, wording, reader }: Reviewed,
): ReadonlyMap<number, number> {
  return act === 'decision'
    ? choiceTelling(own, odds.decision, heard, wording, reader.code)
    : doubtTelling(own, odds[act], heard, none, wording);
}

const none: ReadonlySet<number> = new Set();

/** Says of itself what the customer takes: "Okay, add the seven." */
function isByCustomer(remark: Remark | undefined, { leans }: ActWording): boolean {
  return remark?.side === 'external' && !leans(remark);
}

/** Log-odds from which what somebody says that he does is a task of his own, beside that of another. */
const ownDeed = 0.75;

/** Who does what, and who doubts what. */
function doersIn({ acts, remarks, odds, wording }: Reviewed): Partial<Record<Act, Doers>> {
  const givesHimself = (remark: Remark, likely = 0) =>
    wording.promises(remark) || (likely >= ownDeed && wording.tellsOwnDeed?.(remark) === true);
  return {
    action: {
      ofItem: (i) => acts.actionItems[i]?.owner?.speaker,
      ofRemark: (i) => (remarks[i] && givesHimself(remarks[i], odds.action[i]) ? remarks[i].speaker : undefined),
    },
    objection: {
      ofItem: (i) => acts.objections[i]?.raisedBy,
      ofRemark: (i) => (remarks[i]?.side === 'external' ? remarks[i].speaker : undefined),
    },
  };
}
