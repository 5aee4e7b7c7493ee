import { late } from '#shared/runtime/late.ts';
import type { Remark, Talk } from '../../../../facts/talk.ts';
import type { Acts, DraftAction } from '../../../draft.ts';
import type { Meeting } from '../../../meeting.ts';
import type { Person } from '../../../people.ts';
import { placesIn, tellingPlace } from '../../../places.ts';
import { turnOf } from '../../../classifier/surroundings.ts';
import { wordsOf } from '../clause.ts';
import { openDirectory } from '../directory.ts';
import type { DeedMeant } from './deed-meant.ts';
import { isPhrase, lacksVerb, namesNothing } from './lacks-verb.ts';
import { saidDeeds } from './said-deeds.ts';

const reach = 6;

/** What is told instead of a task that names no deed, and who is to do it. */
export interface ToldInstead extends DeedMeant {
  readonly owner: Person;
}

/**
 * A task that names no deed, "First thing Monday", "I need it before the board", is told by the deed that its owner spoke of in what it
 * rests on, or that he promised or was asked for right before; what its owner asked for there is the other one's to do. Undefined where
 * there is none.
 */
export function deedInstead(acts: Pick<Acts, 'actionItems'>, meeting: Meeting, talk: Talk) {
  const { remarks } = talk;
  const placesOf = placesIn(talk);
  const elsewhere = late(() => new Set(acts.actionItems.flatMap(placesOf)));
  const isShared = ({ index }: Remark) => acts.actionItems.filter((item) => placesOf(item).includes(index)).length > 1;
  const people = openDirectory(meeting.people);
  const isName = (word: string) => people.called(word) !== undefined;
  const deeds = saidDeeds(acts, meeting, talk);
  /** "Monday's fine, I need a week" after "I'll get the chef to send those over" is said of what the other one promised. */
  const promised = (remark: Remark): ToldInstead | undefined => {
    const owner = people.speaking(remark.speaker);
    const text = owner && !isShared(remark) ? deeds.of(owner, remark) : undefined;
    return owner && text !== undefined ? { text, spans: remark.spans, owner } : undefined;
  };
  const ownOrAsked = (free: readonly Remark[], owner: Person): ToldInstead | undefined => {
    const own = firstOf(free, (remark) => deeds.of(owner, remark), owner);
    if (own) return own;
    for (const remark of free.filter(({ speaker }) => speaker === owner.speaker)) {
      const asked = deeds.asked(remark);
      if (asked) return { text: asked.deed, spans: remark.spans, owner: asked.owner };
    }
    return undefined;
  };
  return ({ text, owner }: Pick<DraftAction, 'text' | 'owner'>, own: readonly number[]): ToldInstead | undefined => {
    const said = own.flatMap((place) => remarks[place] ?? []);
    if (!lacksVerb(text, said)) return undefined;
    const by = tellingPlace(text, own, remarks, wordsOf) ?? 0;
    const upTo = owner?.speaker === undefined ? said : said.filter(({ index }) => index <= by);
    const first = own[0] ?? 0;
    const looksBack = namesNothing(text, said, isName) && !isPhrase(text);
    const before = remarks
      .slice(Math.max(0, first - reach), first)
      .filter((one) => !elsewhere().has(one.index) && (looksBack || isSameTurn(one, remarks[first])))
      .toReversed();
    const found = owner?.speaker === undefined ? undefined : ownOrAsked([...said, ...before], owner);
    return found ?? upTo.flatMap((remark) => promised(remark) ?? [])[0];
  };
}

function firstOf(
  free: readonly Remark[],
  deedOf: (remark: Remark) => string | undefined,
  owner: Person,
): ToldInstead | undefined {
  for (const remark of free) {
    const text = deedOf(remark);
    if (text !== undefined) return { text, spans: remark.spans, owner };
  }
  return undefined;
}

function isSameTurn(one: Remark, other: Remark | undefined): boolean {
  return other !== undefined && one.speaker === other.speaker && turnOf(one) === turnOf(other);
}
