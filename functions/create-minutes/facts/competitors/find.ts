import { type Cue, weighCues } from '../../engine/cue.ts';
import type { DraftCompetitor } from '../../engine/draft.ts';
import type { Competitor } from '../../minutes/facts.ts';
import { around, type Remark, type Talk } from '../talk.ts';
import { isConnected, isCustomer, isPlace } from './connected.ts';
import { isPerson } from './person-named.ts';
import { isOfAcquaintance, tellsOfAcquaintance } from './acquaintances.ts';
import { withLists } from './listed.ts';
import { isIntroduced, isTakenUp } from './introduced.ts';
import { isOwnRival } from './own-rivals.ts';
import { tellsWhoDidIt } from './up-to-now.ts';
import type { Cues } from './cues.ts';
import { englishCues } from './english.ts';
import { isOfferingInEnglish } from './english-offering.ts';
import { isHintedInEnglish } from './english-hints.ts';
import { isToldInEnglish } from './english-told.ts';
import { japaneseCues } from './japanese.ts';
import { isToldInJapanese } from './japanese-told.ts';
import { isSaidOfRivals, type Mention } from './evidence.ts';
import { isInUse } from './in-use.ts';
import { isOfferingInJapanese } from './japanese-offering.ts';
import { marksAround } from './marks.ts';
import { asMeant } from './misspoken.ts';
import { type FoundName, nameKey, ownNames } from './names.ts';
import { relationAt } from './relation.ts';
import { weighableNames } from './weighed/traits.ts';
import { leastLearned, weighNames } from './weighed/weigh.ts';
import { leastOdds } from './weights.ts';

interface Seen {
  readonly name: string;
  readonly mentions: Mention[];
  readonly relations: Set<Competitor['relation']>;
}

/** Characters of a sentence that a cue before or after a name may take. */
const reach = 70;

/**
 * Products and suppliers that stand against what is sold, each once: every mention speaks for or against a name.
 * @param mayBeRivals false where nobody sells: a name is told then only where rivals are spoken of
 */
export function findCompetitors(
  talk: Talk,
  title: string | undefined,
  mayBeRivals: boolean,
): readonly DraftCompetitor[] {
  const seen = candidatesOf(talk, title);
  const names = weighableNames(seen, talk);
  const odds = talk.odds ? weighNames(names, talk) : names.map((one) => one.odds);
  const least = (talk.odds ? leastLearned : leastOdds)[talk.code];
  const weighed = seen.map((one, i) => ({
    ...one,
    odds: odds[i] ?? 0,
    isInUse: isInUse(one.name, one.mentions, talk),
    isPlain:
      isIntroduced(one.mentions, talk) ||
      isTakenUp(one.mentions, talk) ||
      (talk.code === 'ja'
        ? isOfferingInJapanese(one.name, one.mentions) ||
          isToldInJapanese(one.name, one.mentions) ||
          isOfAcquaintance(one.mentions, talk)
        : isOfferingInEnglish(one.mentions, talk) ||
          isToldInEnglish(one.name, one.mentions, talk) ||
          ((odds[i] ?? 0) > leastHinted && isHintedInEnglish(one.name, one.mentions, talk))),
  }));
  const kept = weighed
    .toSorted((a, b) => b.odds - a.odds)
    .filter((one, rank) => {
      const isLikely = one.isInUse || one.isPlain || one.odds > (least[rank] ?? least[2]);
      return isLikely && (mayBeRivals || one.mentions.some(isSaidOfRivals));
    })
    .slice(0, mostCompetitors);
  return kept.map((one) => {
    const competitor = toCompetitor(one);
    return one.isInUse && competitor.relation !== 'former' ? { ...competitor, relation: 'incumbent' } : competitor;
  });
}

/** All names of a talk but those of the people and companies that meet, with what is said at each place. */
export function candidatesOf(talk: Talk, title: string | undefined): readonly Seen[] {
  const cues = talk.code === 'ja' ? japaneseCues(talk) : englishCues(talk);
  const isOwn = ownNames(talk, title);
  const shares = isSale(talk) ? shareOf : { ...shareOf, unknown: shareElsewhere };
  const seen = new Map<string, Seen>();
  const named = asMeant(talk, talk.remarks.map(cues.names));
  for (const remark of talk.remarks) {
    const names = withLists(named[remark.index] ?? [], remark.text);
    for (const { name, start, end, first, last } of names) {
      const key = nameKey(name);
      const known = seen.get(key) ?? { name, mentions: [], relations: new Set() };
      if (!seen.has(key)) {
        if (isOwn(name)) continue;
        seen.set(key, known);
      }
      const said = {
        before: remark.text.slice(Math.max(0, first - reach), first),
        after: remark.text.slice(last, last + reach),
      };
      known.mentions.push({
        remark,
        before: remark.text.slice(Math.max(0, start - reach), start),
        after: remark.text.slice(end, end + reach),
        said: weigh(cues, said, remark, talk) * shares[remark.side ?? 'unknown'],
        asked: weightAsAnswer(talk, remark, cues, start),
      });
      known.relations.add(
        tellsWhoDidIt(talk, remark, first) ? 'incumbent' : relationOf(remark, { start: first, end: last }, names, talk),
      );
    }
  }
  const { owned } = marksAround[talk.code];
  const isOfSeller = ({ mentions }: Seen) =>
    mentions.some(({ remark, before }) => remark.side === 'internal' && owned.test(before));
  return withShortForms([...seen.values()]).filter(
    (one) =>
      !isOfSeller(one) &&
      !isConnected(one.mentions, talk) &&
      !isCustomer(one.mentions, talk) &&
      !isOwnRival(one.mentions, talk) &&
      !isPlace(one.name, one.mentions, talk) &&
      !isPerson(one.name, one.mentions, talk),
  );
}

/** What friends and kin have is in place with them alone. */
function relationOf(
  remark: Remark,
  place: { readonly start: number; readonly end: number },
  names: readonly FoundName[],
  talk: Talk,
): Competitor['relation'] {
  const relation = relationAt(talk.code, remark.text, place, names, reach);
  return relation === 'incumbent' && tellsOfAcquaintance(remark, talk) ? 'considered' : relation;
}

/** 木工のタカミネ and タカミネ are one supplier. */
const trade = /^[\p{sc=Han}\p{sc=Katakana}\p{sc=Hiragana}ー]{1,8}の(?=[^の]{3,}$)/u;

/** A name that begins a longer one of the same talk, or is it without its trade, is its short form; in the order of their letters the longer one comes right after it. */
function withShortForms(names: readonly Seen[]): readonly Seen[] {
  const sorted = names.map((seen) => ({ seen, key: nameKey(seen.name) })).toSorted((a, b) => (a.key < b.key ? -1 : 1));
  const shortOf = new Map<Seen, Seen[]>();
  const short = new Set<Seen>();
  // from the end, so that the short form of a short form goes with the longest
  for (let i = sorted.length - 2; i >= 0; i--) {
    const [one, next] = [sorted[i], sorted[i + 1]];
    if (!one || !next || one.key === next.key || !next.key.startsWith(one.key)) continue;
    short.add(one.seen);
    shortOf.set(next.seen, [...(shortOf.get(next.seen) ?? []), one.seen]);
  }
  const byKey = new Map(names.map((seen) => [nameKey(seen.name), seen] as const));
  for (const long of names) {
    const name = byKey.get(nameKey(long.name.replace(trade, '')));
    if (!name || name === long || short.has(name)) continue;
    short.add(name);
    shortOf.set(long, [...(shortOf.get(long) ?? []), name]);
  }
  const mentionsOf = (seen: Seen): readonly Mention[] => [
    ...seen.mentions,
    ...(shortOf.get(seen) ?? []).flatMap(mentionsOf),
  ];
  return names.filter((one) => !short.has(one)).map((one) => ({ ...one, mentions: [...mentionsOf(one)] }));
}

const mostCompetitors = 20;
/** Log-odds below which a hint does not help a name. */
const leastHinted = -2.2;
/** An answer that is little more than a name says more than a name somewhere in it. */
const answerWeight = { whole: 1.6, part: 1 };
/** Characters before a name that begins an answer: "Well, mostly". */
const leadIn = 24;

/** Named right after the other side asked for such names. */
function weightAsAnswer(
  { remarks }: Talk,
  { index, speaker, side, text }: Remark,
  { asks }: Cues,
  start: number,
): number {
  if (side === 'internal') return 0;
  const asked = remarks
    .slice(Math.max(0, index - 3), index)
    .some((one) => one.speaker !== speaker && asks.test(one.text));
  if (!asked) return 0;
  return side === 'external' && start <= leadIn && remarks[index - 1]?.speaker !== speaker && !/[?？]$/.test(text)
    ? answerWeight.whole
    : answerWeight.part;
}

interface Said {
  readonly before: string;
  readonly after: string;
}

/**
 * The strongest word for a name at a place counts once, and so does the strongest against it; what the sentences beside it
 * are about counts half.
 */
function weigh(cues: Cues, { before, after }: Said, remark: Remark, talk: Talk): number {
  const near = strongest(before, cues.before) + strongest(after, cues.after);
  const person = cues.person?.test(after) ? personWeight : 0;
  if (near === 0) {
    if (remark.side !== 'external' || person < 0) return person;
    const context = weighCues(remark.text, cues.within);
    return context < 0 ? context / 2 : context > 0 ? cues.unknown + shareOfContext : 0;
  }
  const beside = around(talk, remark, 1, 1).reduce((sum, { text }) => sum + weighCues(text, cues.within), 0);
  const all =
    near + person + weighCues(remark.text, cues.within) + beside / 2 + (remark.side === 'external' ? cues.unknown : 0);
  return near > 0 ? Math.max(0, all) : all;
}

/** What `he` and `she` after a name say against its being a supplier. */
const personWeight = -2;
/** A customer's sentence on other suppliers that says nothing of the name itself: two of them make one. */
const shareOfContext = 0.7;

/** Whoever sells names many products; what the customer names is the competition. Where nobody knows who sells, a name needs more. */
const shareOf = { external: 1, internal: 0.75, unknown: 0.8 };
/** In a meeting that sells nothing, names are mostly those of tools. */
const shareElsewhere = 0.5;
const commerce =
  /\b(?:pric(?:e[sd]?|ing)|quot(?:e[sd]?|ation)|contract|budget|discount|per (?:month|year|user)|licen[cs]es?|vendors?|suppliers?|invoice|subscription|offer|customers?|deal|euros?|dollars?|pounds?|fees?|pay(?:ing)?|draft|clause|exclusiv\w+)\b|[$€£円]|見積|契約|価格|料金|値段/iu;
/** A sale comes back to its terms; other talks hardly touch them. */
const leastCommerce = 0.02;

function isSale({ remarks }: Talk): boolean {
  const some = remarks.filter(({ text }) => commerce.test(text)).length;
  return some >= remarks.length * leastCommerce;
}

function strongest(text: string, cues: readonly Cue[]): number {
  let most = 0;
  for (const [wording, weight] of cues) if (Math.abs(weight) > Math.abs(most) && wording.test(text)) most = weight;
  return most;
}

function toCompetitor({ name, relations, mentions }: Seen): DraftCompetitor {
  const relation = (['incumbent', 'considered', 'former'] as const).find((one) => relations.has(one)) ?? 'considered';
  const named = mentions.filter(({ remark }) => remark.spans.some(({ text }) => text.includes(name)));
  const telling = named.filter(({ said, asked }) => said + asked > 0);
  const remarks = (telling.length > 0 ? telling : named.length > 0 ? named : mentions).map(({ remark }) => remark);
  const spans = remarks.flatMap((remark) => remark.spans.filter(({ text }) => text.includes(name)).slice(0, 1));
  return { text: name, name, relation, spans: [...new Set(spans.length > 0 ? spans : (remarks[0]?.spans ?? []))] };
}
