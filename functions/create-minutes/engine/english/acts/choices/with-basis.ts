import type { Remark, Talk } from '../../../../facts/talk.ts';
import type { Acts, DraftAction, DraftItem } from '../../../draft.ts';
import type { Meeting } from '../../../meeting.ts';
import { placesIn, tellingPlace } from '../../../places.ts';
import { firstTurn, lastTurn } from '../../../sentence.ts';
import { wordsOf } from '../clause.ts';
import { openDirectory } from '../directory.ts';
import { matterOf } from '../matter.ts';
import { reporterOf, saidIn, withPointed } from '../reported.ts';

/** "Redo the proposal on that basis" */
const onBasis = /\b(?:on (?:that|this) basis|in line with (?:that|this|it)|accordingly)\.?$/i;
/** "Put that in writing", "have that put in the offer" */
const inWriting =
  /\b(?:that|it|this)\b(?: (?:put|written|added|down|included))? (?:in|into|down in) (?:writing|(?:the|your|our|their) (?:offer|quote|quotation|contract|agreement|proposal|order))\b/i;
/** Turns from a choice to what follows from it, and remarks from a promise to where it is put down. */
const [choiceReach, saidReach] = [6, 6];
const leastMatter = 3;

/** Tasks that rest on what was just settled or promised, with that behind them: "Redo the proposal on that basis (three nights a week)". */
export function withBasis(acts: Acts, talk: Talk, meeting: Meeting): Acts {
  const placesOf = placesIn(talk);
  const reporter = reporterOf(meeting, openDirectory(meeting.people));
  const basisOf = (item: DraftAction): Pick<DraftItem, 'text' | 'spans'> | undefined => {
    if (/[()]/.test(item.text)) return undefined;
    if (onBasis.test(item.text)) {
      const choice = choiceBefore(item, acts.decisions);
      const at = choice && tellingPlace(choice.text, placesOf(choice), talk.remarks, wordsOf);
      return choice && { text: choice.text, spans: talk.remarks[at ?? -1]?.spans ?? [] };
    }
    const said = inWriting.test(item.text) ? promiseBefore(item, placesOf(item), talk.remarks) : undefined;
    return said && { text: reporter.statement(said.text, saidIn(said)), spans: said.spans };
  };
  const actionItems = acts.actionItems.map((item) => {
    const basis = basisOf(item);
    if (!basis) return item;
    const text = withPointed(item.text, basis.text);
    return text === item.text ? item : { ...item, text, spans: [...new Set([...basis.spans, ...item.spans])] };
  });
  return { ...acts, actionItems };
}

function choiceBefore(item: DraftItem, decisions: readonly DraftItem[]): DraftItem | undefined {
  const first = firstTurn(item);
  return decisions.findLast((one) => lastTurn(one) <= first && first - lastTurn(one) <= choiceReach);
}

/** The last that the owner told of his terms before he was to put it down. */
function promiseBefore({ owner }: DraftAction, own: readonly number[], remarks: readonly Remark[]): Remark | undefined {
  const [at = 0] = own;
  return remarks
    .slice(Math.max(0, at - saidReach), at)
    .findLast(
      ({ speaker, text }) => speaker === owner?.speaker && !text.endsWith('?') && matterOf(text).size >= leastMatter,
    );
}
