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
    const said = own.map((i) => remarks[i]?.text ?? '').join(' ');
    if (!has[talk.code].test(said) || ownDoubt[talk.code].test(said)) return false;
    return own.every((i) => numbers(remarks[i]?.text ?? '').length === 0);
  };
  return { ...acts, objections: acts.objections.filter((item) => !isStory(item)) };
}

const has: Readonly<Record<Talk['code'], RegExp>> = {
  en: /\b(?:has|have|had|got|uses?|using|runs?|swears|tried|still call)\b|['’](?:s|re|ve) (?:on|got|been)\b/i,
  ja: /使|入れ|替え|頼ん|契約|導入/u,
};
/** Doubts for himself what others found. */
const ownDoubt: Readonly<Record<Talk['code'], RegExp>> = {
  en: /\b(?:worr\w+|afraid|concern\w*|problem|allow\w*|never|same (?:here|for us))\b|, too\b/i,
  ja: /うちも|私も|不安|心配|怖|困|反対|ってことは/u,
};
