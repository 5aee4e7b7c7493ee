import type { Remark, Talk as FactsTalk } from '../../../facts/talk.ts';
import { turnOf } from '../../classifier/surroundings.ts';
import type { Acts } from '../../draft.ts';
import { placesIn } from '../../places.ts';
import { cleanJapanese } from '../clean.ts';
import { halfWidth } from '../dates/width.ts';
import { japaneseTerms } from '../words.ts';
import { wordChoice } from '../wording/choice.ts';
import type { Style } from '../wording/style.ts';

const opening =
  /^(?:(?:じゃあ?|では|それでは|ほな|はい)、?)*(?:(?:ここまで|内容|条件|今日の話)?(?:を|は)?、?(?:一度)?(?:整理|まとめ|確認|おさらい)(?:させて(?:いただ|もら)[^、。]{0,6}|いた?し?ます|します|する|すると|しますと|いたしますと|ると|ますと)?(?:と|が|けど|ですが|なんですが|ですけど)?、)/u;
/** A last particle that only leads on: 合わせて105万、入稿が2月9日の朝、と。 */
const ending = /(?:、?(?:と|ということで|ってことで|という形で|で|ね|な|ですね|でしたね))*[。…]*$/u;
/** What somebody is to do stands among the tasks. */
const givesDeed = /(?:ます|する|おく|もらう|いただく|ください)(?=、|$)|さん(?:が|から|は)/u;
const [leastParts, mostPartCharacters, mostAssentCharacters] = [3, 24, 18];
/** With so many of its terms in decisions it is told there. */
const mostTold = 0.5;
const figure = /[0-9〇一二三四五六七八九十百千万]/u;
const assent =
  /^(?:はい|ええ|うん|そう|それで|大丈夫|結構|問題|おっけ|OK|オッケー|間違い|合って|ほな|よろしい|ええよ|その通り|そのとおり)[^0-9〇一二三四五六七八九十百千万？?]*$/u;

/** Decisions with the summing-up that the other side said yes to, where its points stand in none of them: 整理すると、12万部、105万、入稿が9日の朝、と - はい、大丈夫です. */
export function withRecap(given: Acts, { remarks }: FactsTalk, style: Style): Acts {
  const placesOf = placesIn({ remarks });
  const acts = { ...given, decisions: given.decisions.filter((item) => !isPutRight(placesOf(item), remarks)) };
  const told = new Set(acts.decisions.flatMap(({ text }) => japaneseTerms(text)));
  const taken = new Set(acts.decisions.flatMap(placesOf));
  const found = remarks.flatMap((remark): Acts['decisions'] => {
    const said = taken.has(remark.index) ? undefined : recapIn(remark);
    const reply = said === undefined ? undefined : assentTo(remark, remarks);
    if (said === undefined || !reply) return [];
    const terms = [...new Set(japaneseTerms(said))];
    if (terms.filter((term) => told.has(term)).length > mostTold * terms.length) return [];
    return [{ text: wordChoice(`${said}ということで`, style), spans: [...remark.spans, ...reply.spans] }];
  });
  return found.length === 0 ? acts : { ...acts, decisions: [...acts.decisions, ...found] };
}

/** まとめますと、熊本と鹿児島で - 鹿児島だけです: a summing-up that does not stand, and was not said again. */
function isPutRight(own: readonly number[], remarks: readonly Remark[]): boolean {
  const recap = own.map((i) => remarks[i]).find((remark) => remark && sumsUp.test(remark.text));
  const next = recap && remarks[recap.index + 1];
  if (!next || next.speaker === recap.speaker || !correction.test(halfWidth(next.text).trim())) return false;
  return !own.some((i) => i > next.index);
}

const sumsUp = /(?:まとめ|整理(?:する|し)|おさらい)[^。]{0,8}と/u;
const correction =
  /だけ(?:です|や|で(?:す|お願い)|ですよ|だって)|(?:じゃ|では)な(?:く|い)|ちゃう|違(?:い|う)(?:ます)?/u;

/** What a remark sums up: at least three short points without a verb of doing, one of them with a figure. */
function recapIn({ text }: Remark): string | undefined {
  const said = halfWidth(text).trim();
  if (!opening.test(said)) return undefined;
  const points = cleanJapanese(said.replace(opening, '')).replace(ending, '');
  const parts = points.split('、');
  const isList = parts.length >= leastParts && parts.every((part) => part.length <= mostPartCharacters);
  return isList && figure.test(points) && !givesDeed.test(points) ? points : undefined;
}

/** The next words of the other side, where they are a yes and nothing else. */
function assentTo(recap: Remark, remarks: readonly Remark[]): Remark | undefined {
  const next = remarks.slice(recap.index + 1).find(({ speaker }) => speaker !== recap.speaker);
  if (!next || turnOf(next) !== turnOf(recap) + 1 || (next.side && next.side === recap.side)) return undefined;
  const said = halfWidth(next.text).trim();
  return said.length <= mostAssentCharacters && assent.test(said) ? next : undefined;
}
