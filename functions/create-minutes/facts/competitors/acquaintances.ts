import { eitherCase } from '#shared/text/either-case.ts';
import { turnOf } from '../../engine/classifier/surroundings.ts';
import type { Remark, Talk } from '../talk.ts';
import type { Mention } from './evidence.ts';

const kin =
  '(?:brother|sister|cousin|nephew|niece|uncle|aunt|friend|mate|buddy|pal|neighbou?r|wife|husband|son|daughter|dad|father|mum|mom|mother)';
/** "My cousin's got a body shop", 「弟の事務所」, 「隣町の建具屋」: who is near to the customer, and not he. */
const acquaintance: Readonly<Record<Talk['code'], RegExp>> = {
  en: eitherCase(
    new RegExp(
      String.raw`\b(?:my|our|his|her|a|the|(?-i:\p{Lu})\p{L}+['’]s|wife['’]s) (?:(?:old|good|best|younger|older|golf|golfing|little|big|other) )?${kin}s?(?:['’]s)?(?:[- ]in[- ]law(?:['’]s)?)?\b(?! (?:company|companies|firm|team|brand|board|department|site|house|ship|organi[sz]ation))`,
      'iu',
    ),
  ),
  ja: /(?:弟|兄|妹|姉|姪|甥|いとこ|従兄弟|叔父|おじ|おば|叔母|知り合い|知人|友達|友人|友だち|ツレ|娘|息子|嫁|同級生|(?:隣|隣町|隣村|近所)の[^。、]{1,8}(?:さん|屋|店|院|園|塾|業者|会社)|うちの奥さん|妻)(?:さん)?(?:んとこ|のところ)?(?:の[^。、]{1,12})?(?:が|は|も|で|に|、|な|ね|んとこ)/u,
};

/** Whether a remark, or one before it in the same turn, tells of friends, kin or neighbours of its speaker and of what they have. */
export function tellsOfAcquaintance(remark: Remark, { code, remarks }: Pick<Talk, 'code' | 'remarks'>): boolean {
  return remarks
    .slice(Math.max(0, remark.index - storyRemarks), remark.index + 1)
    .some((one) => turnOf(one) === turnOf(remark) && acquaintance[code].test(one.text));
}

/** Remarks in which somebody comes to what the others have. */
const storyRemarks = 2;

/** "He's got PetBook", "one for six off Tamar Air", 「そこはテンケンくんっていうのを使ってる」: what leads to a name that somebody has, and what follows it. */
const has: Readonly<Record<Talk['code'], { readonly before: RegExp; readonly after: RegExp }>> = {
  en: {
    before:
      /\b(?:has|have|had|got|uses?|using|used|swears by|went (?:to|with|over to)|switched to|(?:is|are|was|were|['’]s|['’]re) (?:on|with|using)|(?:one|it|them|theirs|his|hers) (?:\S+ ){0,3}(?:off|from)) $/i,
    after: /(?!)/,
  },
  ja: {
    before: /(?!)/,
    after:
      /^[」』]?(?:(?:さん)?(?:って(?:いう)?(?:の|やつ|とこ(?:ろ)?)?|という(?:の|やつ|ところ)?|の(?:機械|やつ))|さん(?:で|を|に))[^。]{0,10}?(?:使[っうい]|入れ|替え|変え|契約|頼ん|お願い|円)/u,
  },
};

/** "The Delmore, across the street, they went to Ashgrove Laundry": what neighbours have may be anything, and what they go over to is a supplier. */
const neighbour =
  /\b(?:across the (?:street|road|square|river)|next door)\b[^.?!]*\b(?:went (?:with|over to|to)|switched to) $/i;

/** Said to be what friends, kin or neighbours of the customer have. */
export function isOfAcquaintance(mentions: readonly Mention[], talk: Talk): boolean {
  const { before, after } = has[talk.code];
  return mentions.some(
    (one) =>
      one.remark.side === 'external' &&
      (((before.test(one.before) || after.test(one.after)) && tellsOfAcquaintance(one.remark, talk)) ||
        neighbour.test(one.before)),
  );
}
