import type { Acts, DraftAction } from '../../../draft.ts';
import { matterOf } from '../matter.ts';

const [leastParts, leastKnown] = [3, 2];
/** "To wrap up: ...", "so, to recap, ..." */
const lead =
  /^(?:(?:then|so|okay|just|and),? )*(?:to (?:wrap up|recap|sum up|summari[sz]e|go over it)[:,]|[^:,]{1,30} ha(?:s|ve):?) /i;
/** So much of a part somebody else's line must have. */
const leastTold = 0.5;

/** "To wrap up: Durango live on the 17th, 32 tablets ordered today, export by the 23rd": what sums up what stands in the lists is no task of its own. */
export function sumsUp(
  { actionItems, decisions }: Pick<Acts, 'actionItems' | 'decisions'>,
  begins: (text: string) => boolean = (text) => lead.test(text),
) {
  const told = [...actionItems, ...decisions].map((item) => ({ item, terms: matterOf(item.text) }));
  return (item: DraftAction): boolean => {
    if (!begins(item.text)) return false;
    const parts = item.text.replace(lead, '').split(/[,;] (?:and )?/);
    const isTold = (part: string) => {
      const own = [...matterOf(part)];
      return told.some(
        ({ item: other, terms }) =>
          other !== item && own.length > 0 && own.filter((term) => terms.has(term)).length >= leastTold * own.length,
      );
    };
    return parts.length >= leastParts && parts.filter(isTold).length >= leastKnown;
  };
}
