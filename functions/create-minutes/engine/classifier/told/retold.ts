import type { Remark } from '../../../facts/talk.ts';
import type { DraftItem } from '../../draft.ts';
import { tellingPlace } from '../../places.ts';
import type { LanguageReader } from '../../reader.ts';
import type { ActWording } from '../act-wording.ts';
import { choiceTelling } from './choice-telling.ts';
import type { ActOdds } from '../items/proposal-traits.ts';
import { type Heard, turnOf } from '../surroundings.ts';
import { bestTold, doubtTelling } from './tells.ts';

/** An item of the rules; a doubt with who raised it. */
type Known = DraftItem & { readonly raisedBy?: string | undefined };

/**
 * The remarks by which an item of the rules is better told than by their own, in the order of the talk; none where there are none.
 * The rules rest a choice or a doubt on single sentences, and what tells it may stand beside them in the same turn: "Not thrilled is
 * polite. They waited four days for a callback."
 * @param placesOf where the words of an item stand in the talk, ascending
 */
export function retoldIn(
  heard: readonly Heard[],
  odds: ActOdds,
  placesOf: (item: DraftItem) => readonly number[],
  wording: ActWording,
  reader: LanguageReader,
): (known: Known, act: 'decision' | 'objection', found: readonly number[]) => readonly number[] {
  const remarks = heard.map(({ remark }) => remark);
  return (known, act, found) => {
    const places = placesOf(known);
    const ruled = new Set(places);
    const best = (own: readonly number[]) => {
      const able = act === 'objection' ? own.filter((i) => remarks[i]?.speaker === known.raisedBy) : own;
      const telling =
        act === 'decision'
          ? choiceTelling(able, odds.decision, heard, wording, reader.code)
          : doubtTelling(able, odds.objection, heard, ruled, wording);
      return bestTold(known, able, ruled, telling, heard, wording, reader);
    };
    const held = new Set([...places, ...found]);
    const own = [...held];
    const likeliest = own.reduce((most, i) => Math.max(most, odds[act][i] ?? 0), Number.NEGATIVE_INFINITY);
    const least = likeliest < 0 ? leastBeside.likelier : leastBeside.any;
    const beside =
      reader.code === 'en' ? besideIn(places, remarks).filter((i) => !held.has(i) && (odds[act][i] ?? 0) >= least) : [];
    const told = best([...own, ...beside]);
    if (told === undefined) return [];
    if (act === 'decision' || !beside.includes(told)) return [told];
    const main = best(own) ?? tellingPlace(known.text, places, remarks, reader.terms);
    const isTelling = (heard[main ?? -1]?.terms.length ?? 0) >= leastTerms;
    // "Sixty pounds for three phones. That's a bit rich."
    return main !== undefined && (isTelling || main === told + 1)
      ? [main, told].toSorted((one, other) => one - other)
      : [told];
  };
}

/** Other sentences of the turns an item rests on. */
function besideIn(own: readonly number[], remarks: readonly Remark[]): readonly number[] {
  const turns = new Set(own.flatMap((i) => (remarks[i] ? [turnOf(remarks[i])] : [])));
  const [first = 0, last = -1] = [own[0], own.at(-1)];
  return remarks
    .slice(Math.max(0, first - mostBeside), last + 1 + mostBeside)
    .flatMap((remark) => (turns.has(turnOf(remark)) ? [remark.index] : []));
}

/** Sentences before and after an item that are looked at. */
const mostBeside = 6;
/**
 * Log-odds from which a sentence beside an item may tell it, and from which it may where none of its own is likelier than not; chosen
 * on annotated meetings, where in Japanese none told it better.
 */
const leastBeside = { any: 0.6, likelier: 0 };
/** A doubt that names fewer things is told by the sentence beside it alone. */
const leastTerms = 2;
