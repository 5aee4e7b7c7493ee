import type { Remark, Talk as FactsTalk } from '../../../../facts/talk.ts';
import { turnOf } from '../../../classifier/surroundings.ts';
import type { Acts } from '../../../draft.ts';
import { escaped } from '../../../escaped.ts';
import { placesIn, tellingPlace } from '../../../places.ts';
import { japaneseTerms } from '../../words.ts';
import { openPeople } from '../people.ts';

/** なんだ、じゃあ高いんじゃない: who says so finds that somebody else is dearer than he thought. */
const relief = /^(?:え、|あ、)?なあ?んだ、(?:じゃあ?|それなら|結局|かえって)/u;
const name = '[\\p{sc=Han}\\p{sc=Katakana}ーA-Za-z]{2,12}?';
/** 東都さんは病院の実績が少なくて */
const ofNamed = new RegExp(
  `^(?:(?:ただ|でも|まあ|あと|で)[ねさ]?、?)*(?<who>${name})(?:さん|様|社さん)(?:は|って|だと|も|の(?:ほう|方)は)`,
  'u',
);
const ofOther =
  /^(?:(?:ただ|でも|まあ|あと|いや)[ねさ]?、?)*(?:あちら|あっち|向こう|よそ|他社)(?:さん)?(?:は|って|だと|も|の(?:ほう|方)は)/u;
/** 東都さんにも見積もりをもらってまして, 東都さんから話が来てて: who is in the running as well. */
const inTheRunning = (who: string) =>
  new RegExp(
    `${escaped(who)}[^、。]{0,8}(?:さん|様)?(?:に|から|の|が|は)(?:も)?[^。]{0,12}(?:話|見積|聞いて|来て|相談|お願い|提案|営業|比べ|検討|円|万)`,
    'u',
  );
/** What speaks for the rival, or of us. */
const forRival = /安|円|万|無料|ただで|早い|速い|便利|いいと|良い|込み|御社|おたく|そちら|こちら/u;
/** 「人を一人つけないと無理ですよ」「そうなんですよね。うちは混ざっていても引き取ります」 */
const agrees = /^(?:はい、|ええ、)?そうなんです(?:よ|よね|ね)?[、。]/u;
const ofUs = /(?:^|[、。])(?:うち|当社|弊社|手前ども|こちら)(?:は|だと|なら|では|の(?:ほう|方)は)/u;
/** 「他社さんは二週間でできるって聞いたんですけど、二か月は長すぎて」, それに比べると: the rival does better. */
const compares = /比べ|比較|のに|(?:です|ます|だ)(?:けれ?ど|が)、/u;
const apologises = /申し訳|すみません|お詫び|ご迷惑|失礼(?:いた|しま)/u;
/** What is said in the sentence that names the rival. */
const finds =
  /ない|なく|なかっ|ません|少な|遅|悪|弱|古|困|心配|不安|無理|高|怪し|微妙|いまいち|大変|面倒|だけ|しか|断/u;
const [rivalTurns, rivalRemarks] = [8, 24];
const anyRival = /(?:さん|様|社)(?:に|から)も|さんから(?:も)?(?:話|見積|提案|営業)|あちらは|他社さん/u;

/** Doubts without those that are held against another supplier: they speak for buying here. */
export function withoutHeldAgainstRivals(acts: Acts, { remarks, people }: FactsTalk): Acts {
  const { called } = openPeople(people);
  const isOurs = (who: string) => called(`${who}さん`).length > 0;
  const placesOf = placesIn({ remarks });
  const isOfRival = (item: Acts['objections'][number]) => {
    const own = placesOf(item).filter((i) => remarks[i]?.side === 'external');
    const at = tellingPlace(item.text, own, remarks, japaneseTerms);
    const raised = at === undefined ? undefined : remarks[at];
    if (raised?.side !== 'external') return false;
    if (relief.test(raised.text.trim())) return true;
    const near = remarks.slice(Math.max(0, raised.index - turnRemarks), raised.index);
    const begins = near.find((one) => turnOf(one) === turnOf(raised)) ?? raised;
    const before = remarks.slice(Math.max(0, raised.index - rivalRemarks), begins.index);
    if ([begins, raised].some((one) => compares.test(one.text)) || apologises.test(answerTo(raised, remarks)))
      return false;
    return (
      [begins, raised].some((one) => finds.test(one.text) && isHeldAgainst(one, raised, remarks, isOurs)) ||
      (before.some((one) => turnOf(raised) - turnOf(one) <= rivalTurns && anyRival.test(one.text)) &&
        isTurnedToUs(raised, remarks))
    );
  };
  return { ...acts, objections: acts.objections.filter((item) => !isOfRival(item)) };
}

/** Remarks of one turn, and back to where a rival was first spoken of. */
const [turnRemarks, knownRemarks] = [4, 200];

function isHeldAgainst(
  one: Remark,
  raised: Remark,
  remarks: readonly Remark[],
  isOurs: (who: string) => boolean,
): boolean {
  const text = one.text.trim();
  if (forRival.test(text) || forRival.test(raised.text)) return false;
  if (ofOther.test(text)) return true;
  const who = ofNamed.exec(text)?.groups?.who;
  if (who === undefined || isOurs(who)) return false;
  const known = inTheRunning(who);
  return (
    ofUs.test(answerTo(raised, remarks)) ||
    remarks.slice(Math.max(0, one.index - knownRemarks), one.index).some(({ text: said }) => known.test(said))
  );
}

/** The seller says yes to it, and what is otherwise with him. */
function isTurnedToUs(raised: Remark, remarks: readonly Remark[]): boolean {
  const said = answerTo(raised, remarks);
  return agrees.test(said) && ofUs.test(said);
}

function answerTo(raised: Remark, remarks: readonly Remark[]): string {
  const next = remarks
    .slice(raised.index + 1, raised.index + 1 + turnRemarks)
    .filter(({ side }) => side === 'internal');
  const turn = next[0] && turnOf(next[0]);
  return next
    .filter((one) => turnOf(one) === turn)
    .map(({ text }) => text.trim())
    .join('');
}
