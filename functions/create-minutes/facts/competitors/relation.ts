import type { Competitor } from '../../minutes/facts.ts';
import type { Talk } from '../talk.ts';

interface Words {
  /** They leave the name, or go over to it, by what follows or leads to it. */
  readonly leftBehind: RegExp;
  readonly leftBefore: RegExp;
  readonly joinedBehind: RegExp;
  readonly joinedBefore: RegExp;
  /** Others recommend it, or it offers itself. */
  readonly offered: RegExp;
  /** "An offer from", "a call from": it comes forward. */
  readonly comesForward: RegExp;
  /** Tells of a move that was made long ago. */
  readonly past: RegExp;
  readonly former: RegExp;
  readonly incumbent: RegExp;
  /** Stands between a maker and its product, which are one. */
  readonly of: RegExp;
  /** Ends what belongs to the name before. */
  readonly clauseEnd: RegExp;
}

const never = /(?!)/;
const words: Readonly<Record<Talk['code'], Words>> = {
  en: {
    leftBehind: never,
    leftBefore:
      /\b(?:switch\w*|mov\w+|migrat\w+|chang\w+|com\w+|away|off)(?: (?:away|over|off))? from (?:our |the )?(?:current |existing |old )?$/i,
    joinedBehind: never,
    joinedBefore:
      /\b(?:switch\w*|mov\w+|migrat\w+|chang\w+|go(?:ing)?)(?: over)?(?: from [^,.;]{2,40})? (?:over )?to (?:the )?$/i,
    offered: never,
    comesForward:
      /\b(?:offers?|quot(?:e|ation)s?|proposals?|bids?|calls?|emails?|letters?|visits?|demos?|pitch|flyers?|brochures?) (?:from|by|of) (?:the )?$/i,
    past: /\b(?:ago|(?:in|back in|since) (?:19|20)\d\d|last (?:year|spring|summer|autumn|fall|winter))\b/i,
    former:
      /\b(?:used to|years? ago|previous(?:ly)?|before that|had|tried|left|(?:we|I) (?:were|was) with|threw|our (?:old|last)|my last|burned)\b/i,
    incumbent:
      /\b(?:current(?:ly)?|existing|in place|today|now|at the m(?:oment|inute)|to go with|(?:has|have) (?:held|the (?:contract|account|maintenance))|where (?:we are|I am)|we(?:['’]re| are) (?:on|with|using)|we use|we have|using|paying|replac\w+|switch\w* from|mov\w+ (?:off|from|away)|leav\w+|contract|renewal|runs? out|expires?|cancel\w*|is on)\b/i,
    of: /^(?:['’]s)? ?$/,
    clauseEnd: /[,;:.!?]|\b(?:but|and|or|while|whereas|so|although)\b/i,
  },
  ja: {
    leftBehind: /^(?:さん|様|社)?から(?:の)?[^。、]{0,24}?(?:乗り換|切り替|移行|変え|替え|移[っりる]|リプレイス)/u,
    leftBefore: never,
    joinedBehind: /^(?:さん|様|社)?(?:に|へ)(?:の)?(?:乗り換|切り替|移行|変え|替え|移[っりる]|リプレイス)/u,
    joinedBefore: never,
    offered:
      /^(?:さん|様|社)?(?:を|の|から|も|が|に)(?:は|も)?[^。、]{0,12}?(?:勧め|薦め|すすめ|紹介|声をかけ|売り込|営業[がに](?:来|電話)|ご?提案を?(?:いただ|もら|され))/u,
    comesForward: never,
    past: /以前|年前に|昔|去年|昨年|(?:19|20)\d\d年に|(?:替え|移っ|移行し|切り替え|乗り換え)(?:まし)?た(?!い|ら)/u,
    former: /以前|前に(?!進)|昔|過去|だった(?!ら)/u,
    incumbent:
      /今(?![回度年月週後日期更])|現在|(?<![言思使違聞てで])いま(?![すせしいひ])|現状|使って(?!み|る会社|るところ)|お使い|利用して(?!み)|契約(?!する|したら|したい|すれば|書)|更新|乗り換え|切り替え|入れ替え|解約|やめ/u,
    of: /^(?:さん|様|社)?の?$/u,
    clauseEnd: /[、。！？!?\s]|けど|ので|(?<=[^な])のに|(?<=[いるた])し(?=\p{L})/u,
  },
};

interface Place {
  readonly start: number;
  readonly end: number;
}

/** What they have to do with a name, by the words around it up to the next name, whose clause is its own. */
export function relationAt(
  code: Talk['code'],
  text: string,
  { start, end }: Place,
  others: readonly Place[],
  reach: number,
): Competitor['relation'] {
  const [before, after] = [text.slice(Math.max(0, start - reach), start), text.slice(end, end + reach)];
  const {
    leftBehind,
    leftBefore,
    joinedBehind,
    joinedBefore,
    offered,
    comesForward,
    past,
    former,
    incumbent,
    of,
    clauseEnd,
  } = words[code];
  const isPast = past.test(text);
  if (leftBehind.test(after) || leftBefore.test(before)) return isPast ? 'former' : 'incumbent';
  if (joinedBehind.test(after) || joinedBefore.test(before)) return isPast ? 'incumbent' : 'considered';
  const ahead = others.findLast((other) => other.end <= start && !of.test(text.slice(other.end, start)));
  const behind = others.find((other) => other.start >= end && !of.test(text.slice(end, other.start)));
  const near = `${ahead ? clausesFrom(before.slice(-(start - ahead.end)), clauseEnd) : before} ${
    behind ? clausesTo(after.slice(0, behind.start - end), clauseEnd) : after
  }`;
  if (comesForward.test(before) && !isPast) return 'considered';
  if (offered.test(after)) return isPast && former.test(near) ? 'former' : 'considered';
  if (cameRound.test(before + hadIt + after) && !isPast) return 'considered';
  if (former.test(near)) return 'former';
  const isAlone = !ahead && !behind && near.length < reach;
  return incumbent.test(near) || (isAlone && incumbent.test(text)) ? 'incumbent' : 'considered';
}

/** Stands for the name between what was said before and behind it. */
const hadIt = '\uE000';
/** "I've had Dustmaster round": who was there to see it offers. */
const cameRound =
  /\b(?:had|have)(?: got)? \uE000(?:['’]s people| people)? (?:round|in(?= (?:as well|too|last|on|to)\b|[.,]|$)|over|come (?:out|round|in)|out(?= (?:to|here|last|on)\b|[.,]|$)|quote|ring|call|on the phone)\b/iu;

/** What follows another name, without the rest of that one's clause. */
function clausesFrom(between: string, clauseEnd: RegExp): string {
  const end = clauseEnd.exec(between);
  return end ? between.slice(end.index + end[0].length) : between;
}

/** What leads to another name, without the beginning of that one's clause. */
function clausesTo(between: string, clauseEnd: RegExp): string {
  const ends = [...between.matchAll(new RegExp(clauseEnd, `${clauseEnd.flags}g`))];
  const last = ends.at(-1);
  return last ? between.slice(0, last.index) : between;
}
