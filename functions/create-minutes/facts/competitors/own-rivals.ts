import type { Talk } from '../talk.ts';
import type { Mention } from './evidence.ts';

interface Words {
  /** Asks against whom the customer stands in his own trade. */
  readonly asks: RegExp;
  /** Leads to such a name, or follows it. */
  readonly before: RegExp;
  readonly after: RegExp;
}

const words: Readonly<Record<Talk['code'], Words>> = {
  en: {
    asks: /\bwho (?:do|would|did|are|is|else)\b[^?]*\b(?:los(?:e|ing)|compet\w+|up against)\b[^?]*\?|\blos(?:e|ing) (?:clients|customers|patients|members|guests|students|business|people|work|jobs|sales) to\b[^?]*\?/i,
    before:
      /\b(?:(?:we|I)(?:['’](?:ve|re|d))? (?:had to |have to |have |keep |are )?(?:send|sending|sent|lose|losing|lost) (?:\S+ ){0,4}(?:people|customers|clients|patients|members|guests|students|pupils|business|work|jobs|them) (?:down |over |across )?to|(?:we|I) compet\w+ (?:with|against)|up against) (?:the |that )?$/i,
    after:
      /^(?:,|['’]s)? ?(?:(?:which|who|that)(?:['’]s| is| are) )?(?:our|my|the) (?:main |biggest |big |local |only )?(?:competitors?|competition|rivals?)\b|^(?: Vets?| \p{Lu}\p{L}+)*,?(?: yeah,?)? (?:they(?:['’]ve| have)|has|have) (?:just )?opened (?:up )?(?:on|down|across|in|next|round|around|two|a)\b/iu,
  },
  ja: {
    asks: /(?:お客様?|患者|会員|生徒|客)[^。？]{0,12}(?:取ら|流れ|奪わ)[^。]*(?:か|[？?])|(?:御社|お客様|そちら)[^。？]{0,8}(?:で|の)(?:競合|ライバル)[^。]*(?:か|[？?])|競合にあたる[^。]*(?:か|[？?])/u,
    before: /(?:うちの|向かいの|真向かいの|(?:近く|近所|駅前|隣|向かい)に(?:でき|オープンし)た[^。、]{0,10}?)$/u,
    after:
      /^(?:さん|社)?(?:(?:に|へ)(?:お客|客|患者|会員|生徒)[^。、]{0,6}(?:取ら|流れ|奪わ|行っ)|が[^。、]{0,20}(?:客|患者|会員|生徒|学生)(?:さん|様)?(?:を|も)?(?:全部)?(?:持って(?:い|っ)|取って(?:い|っ)))|^(?:さん)?(?:という|って(?:いう)?)[^。、]{0,14}(?:が|も)(?:でき|オープンし)(?:て|た|まし)/u,
  },
};
const reach = 3;

/** Whether it stands against the customer in his own trade, and so against nothing that is sold here: "Who do you lose clients to?" - "Greenwattle, on the highway." */
export function isOwnRival(mentions: readonly Mention[], { code, remarks }: Talk): boolean {
  const { asks, before, after } = words[code];
  return mentions.some((one) => {
    if (one.remark.side === 'internal') return false;
    if (before.test(one.before) || after.test(one.after)) return true;
    return remarks
      .slice(Math.max(0, one.remark.index - reach), one.remark.index)
      .some(({ speaker, text }) => speaker !== one.remark.speaker && asks.test(text));
  });
}
