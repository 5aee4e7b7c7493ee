import type { Draft, DraftAmount } from '../../engine/draft.ts';
import { lastTurn, type Span } from '../../engine/sentence.ts';
import type { Talk } from '../talk.ts';
import { amountReaders } from './find.ts';

/** "I can't go to seventy", 「3年ではなく」, 「18万円は予算が下りないので、…」: what a decision holds against. */
const isDenied: Readonly<Record<Talk['code'], (before: string, after: string) => boolean>> = {
  en: (before) =>
    /\b(?:not|no|never|cannot|(?:can|won|don)['’]t|instead of|rather than|without)\b(?:(?!\bbut\b)[^,;.])*$/i.test(
      before,
    ),
  ja: (_before, after) =>
    /^[^、。]{0,8}(?:ではなく|じゃなく|はなし|は無し|はやめ)/u.test(after) ||
    /^(?:は|も|だと|では)[^、。]*(?:ない|ません|無理|難し[いく]|厳し[いく])[^、。]{0,3}(?:ので|から|ため)(?=、?[^、。])/u.test(
      after,
    ),
};

/**
 * What a decision tells of is agreed, so that both lists say the same; a figure is meant where it is said in what the decision
 * rests on. A number of things said right before the one that was agreed on is left out.
 */
export function settledBy(
  decisions: Draft['decisions'],
  amounts: readonly DraftAmount[],
  { code, timeZone }: Pick<Talk, 'code' | 'timeZone'>,
): readonly DraftAmount[] {
  const told = decisions.map(({ text, spans }) => ({
    text: text.toLowerCase(),
    values: new Set(
      amountReaders[code]
        .quantities(text, timeZone)
        .filter(({ start, end }) => !isDenied[code](text.slice(0, start), text.slice(end)))
        .map(({ value }) => value),
    ),
    turns: new Set(spans.map(({ turn }) => turn)),
  }));
  const isSettled = (amount: DraftAmount) => {
    const said = amount.text.toLowerCase();
    return told.some(
      ({ text, values, turns }) =>
        (values.has(amount.value) || saysShort(values, amount) || tells(text, said, code)) &&
        amount.spans.some(({ turn }) => turns.has(turn)),
    );
  };
  const settled = new Set(amounts.filter(isSettled));
  const kinds = new Set([...settled].flatMap((amount) => haggledOver(amount) ?? []));
  const agreed = [...settled];
  const kept = amounts.filter((amount) => settled.has(amount) || !agreed.some((one) => corrects(one, amount)));
  const turnedDown = new Set(decisions.flatMap(({ declines = [] }) => declines));
  return kept.map((amount) => {
    if (settled.has(amount)) return { ...amount, status: 'agreed' };
    if (amount.spans.every((span) => turnedDown.has(span) && isOnlySum(amount, span, amounts)))
      return { ...amount, status: 'rejected' };
    // "let's go with seventy", before they settled on another number
    const isDropped = amount.status === 'agreed' && kinds.has(haggledOver(amount) ?? 'none');
    return isDropped ? { ...amount, status: 'mentioned' } : amount;
  });
}

/** 新品ですと百二十万、中古ですと七十万: of two that are offered in one breath only one is turned down. */
function isOnlySum(amount: DraftAmount, span: Span, amounts: readonly DraftAmount[]): boolean {
  const beside = amounts.filter(({ spans, kind }) => kind === 'price' && spans.includes(span));
  return beside.length === 1 && beside[0] === amount;
}

/** "Two nine, go ahead." is 2,900, where that is what was offered. */
function saysShort(values: ReadonlySet<number>, { value, kind }: DraftAmount): boolean {
  return kind === 'price' && !Number.isInteger(value / 1000) && values.has(value / 1000);
}

/** Of a share and of a number of things one is agreed at last; sums of money may be of many things. */
function haggledOver({ unit, kind }: DraftAmount): string | undefined {
  if (unit === 'percent') return unit;
  return kind === 'volume' ? kind : undefined;
}

/** Turns; farther back only a number that is at most `apart` times the other is one of the same things. */
const correctedWithin = { any: 2, near: 6, apart: 1.5 } as const;

/**
 * "Twelve. No, nine, then.", "Eighteen carts" - "take aisle nine out" - "fourteen": a number of things so near before the one
 * that is agreed on is, in annotated meetings, mostly put right by it or need not be listed.
 */
function corrects(agreed: DraftAmount, amount: DraftAmount): boolean {
  const { unit, kind, spans, status, value } = amount;
  if (kind !== 'volume' || unit === undefined || unit !== agreed.unit || status === 'offered') return false;
  if (spans.some((span) => agreed.spans.includes(span) && stand(amount.text, agreed.text, span.text))) return false;
  const last = lastTurn(amount);
  const { any, near, apart } = correctedWithin;
  const isNear = Math.max(value, agreed.value) <= apart * Math.min(value, agreed.value);
  return agreed.spans.some(({ turn }) => turn >= last && turn <= last + (isNear ? near : any));
}

const putsRight =
  /\b(?:no|not|sorry|actually|rather|make (?:it|that)|I mean)\b|いや|じゃな|ではな|すみません|失礼|訂正/iu;

const adds = /\b(?:plus|and|as well as|on top)\b|プラス|に加えて/iu;

/** "Twenty-nine users at forty, plus five for claims": both stand, where one is added to the other and nothing takes it back. */
function stand(one: string, other: string, text: string): boolean {
  const [first, second] = [text.indexOf(one), text.indexOf(other)].sort((a, b) => a - b);
  if (first === undefined || second === undefined || first < 0) return false;
  const between = text.slice(first, second);
  return adds.test(between) && !putsRight.test(between);
}

const haggledWithin = 10;
/** Sums so far apart are of different things. */
const mostApart = 2;

/** Whether people came from this sum to the other one: the same is asked and offered for, shortly before it was agreed. */
export function isOutbid(amount: DraftAmount, amounts: readonly DraftAmount[]): boolean {
  if (amount.kind !== 'price' || amount.per.length === 0 || !/^(?:offered|asked|rejected)$/.test(amount.status))
    return false;
  const last = lastTurn(amount);
  return amounts.some(
    ({ status, unit, per, value, spans }) =>
      status === 'agreed' &&
      unit === amount.unit &&
      `${per}` === `${amount.per}` &&
      value !== amount.value &&
      Math.max(value, amount.value) <= mostApart * Math.min(value, amount.value) &&
      spans.some(({ turn }) => turn > last && turn <= last + haggledWithin),
  );
}

/** "nine fifty", which counts as 950: the words stand in the decision, and not as a part of others. */
function tells(text: string, said: string, code: Talk['code']): boolean {
  const at = text.indexOf(said);
  if (at < 0) return false;
  const [before, after] = [text.slice(0, at), text.slice(at + said.length)];
  const isPart = /[\p{L}\p{N}]$/u.test(before) || /^[\p{L}\p{N}]/u.test(after) || goesOn.test(after);
  const isWhole = code === 'ja' || !isPart;
  return isWhole && !isDenied[code](before, after);
}

/** "sixty-four" is no part of "sixty-four fifty". */
const goesOn =
  /^[ -](?:(?:and )?(?:a half|hundred|thousand|grand|point|oh|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty)\b)/;
