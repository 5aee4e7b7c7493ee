import type { DraftAmount, DraftCompetitor } from '../../engine/draft.ts';
import { escaped } from '../../engine/escaped.ts';

/** Between a name and what somebody of that name takes. */
const takes = String.raw`(?:['’]s)?(?: \p{Ll}+){0,3}? (?:at|for|saying|says|said|asks?|asking|asked|quoted|quotes|quoting|offers?|offering|offered|charges?|charging|wants?|comes?|came)\b[^.?!,;]{0,24}$`;

/** "They offered us eighty-five cents": said by the customer, it is another's offer. */
const toUs =
  /\b(?:they|he|she)(?:['’](?:ve|d|s)| have| has| had)? (?:just |already |only )?(?:offered|quoted|gave|given|promised) (?:us|me) [^.?!;]{0,24}$/i;

/** "I've got a number from another shop that's three seventy", "the current people charge you six percent" */
const anonymous =
  /\b(?:numbers?|quotes?|prices?|offers?|figures?|bids?) (?:from|off|by) (?:another|a different|the other|some(?:body|one) else|(?:one of )?(?:your|the) compet\p{L}+)\b[^.?!]{0,40}$|\b(?:another|the other|the current|the present|the old|their) (?:shop|suppliers?|vendors?|firm|crowd|lot|guys|people|company|provider|insurer|dealer|outfit|fella|bank)(?:['’]s)? (?:is |are |was |were )?(?:at|charges?|charged|asks?|asked|wants?|wanted|offers?|offered|quoted|gave|said|does|do|did)\b[^.?!;]{0,24}$/iu;

/** "Nordal is at four hundred": what a seller says of another supplier's price is no offer of his own. */
export function withoutRivalOffers(
  amounts: readonly DraftAmount[],
  competitors: readonly DraftCompetitor[],
): readonly DraftAmount[] {
  const names = competitors.map(({ name }) => escaped(name));
  const named = new RegExp(names.length > 0 ? `(?:${names.join('|')})${takes}` : '(?!)', 'iu');
  const isTheirs = ({ text, side, spans }: DraftAmount) =>
    spans.some((span) => {
      const at = span.text.toLowerCase().indexOf(text.toLowerCase());
      const before = span.text.slice(0, Math.max(0, at));
      return at > 0 && (named.test(before) || anonymous.test(before) || (side === 'external' && toUs.test(before)));
    });
  return amounts.map((amount) =>
    amount.status === 'offered' && isTheirs(amount) ? { ...amount, status: 'mentioned' } : amount,
  );
}
