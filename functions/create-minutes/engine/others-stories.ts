import { tellsOfAcquaintance } from '../facts/competitors/acquaintances.ts';
import type { Talk } from '../facts/talk.ts';
import type { ActWording } from './classifier/act-wording.ts';
import type { Acts, DraftItem } from './draft.ts';
import { placesIn, tellingPlace } from './places.ts';

/**
 * Objections without those that only tell what friends or kin have and how they fare with it: "My nephew's lot have FridgeGuardian, the batteries
 * go every six months." What others pay speaks against a price, so a story with a figure stays.
 */
export function withoutOthersStories(
  acts: Acts,
  talk: Talk,
  { numbers, resists }: Pick<ActWording, 'numbers' | 'resists'>,
  wordsOf: (text: string) => readonly string[],
): Acts {
  const placesOf = placesIn(talk);
  const { remarks } = talk;
  const isStory = (item: DraftItem) => {
    const own = placesOf(item).filter((i) => remarks[i]?.side === 'external');
    const telling = remarks[tellingPlace(item.text, own, remarks, wordsOf) ?? -1];
    if (telling === undefined || !tellsOfAcquaintance(telling, talk) || resists?.(telling)) return false;
    return own.every((i) => numbers(remarks[i]?.text ?? '').length === 0);
  };
  return { ...acts, objections: acts.objections.filter((item) => !isStory(item)) };
}
