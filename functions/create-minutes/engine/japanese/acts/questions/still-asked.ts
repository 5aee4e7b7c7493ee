import type { Acts } from '../../../draft.ts';
import { firstTurn, lastTurn } from '../../../sentence.ts';

const isAsked = /(?:[?？]|か|かな|かね|の|っけ)[。]?$/u;
/** ちょっと確認してお返事させてください promises to find out what was asked before. */
const promises =
  /(?:確認|調べ|聞い|検討|相談|持ち帰)[^。]{0,12}(?:させて(?:ください|もら|いただ)|します|いたします|ご?連絡|ご?返事|ご?回答|お?電話)[^。]{0,10}。?$/u;
/** 十四日は講師に聞いてみないとわからないです, 土曜日は保守部門に確認させてください */
const hangsOn =
  /(?:^|、)([^、。はが]{2,16})は、?[^、。はが]{1,14}に(?:(?:聞|確認|相談|当た)[^、。]{0,6}(?:ないと|なければ)、?(?:[わ分]から|何とも|答え|決め|はっきり)|(?:確認|相談)させてください。?$)/u;
const toldNo = /^([^、。はが]{2,14}?)(?:は|って)、?(?:今回は?|もう|当面)?、?(?:なし|無し|見送|やめ|不要|要らない)/u;
/** 付かないですよね？ */
const seeksYes = /(?<=ない|た|る|[\p{sc=Han}\p{sc=Katakana}])ですよね[?？]$/u;
/** 承認を誰がやるのかというのが、うち決まっていなくて */
const undecided =
  /^(.*(?:誰|どこ|いつ|何|どう|どちら|どっち|どの|いくら)[^、。]{0,14}か)(?:という|っていう|って)(?:の|ところ|点|話)(?:が|は)、?[^。]{0,12}(?:決ま|決め|[わ分]か|固ま|はっきり)[^。]{0,10}。$/u;
/** 申請のね、承認を */
const calls = /(?<=[のはがを])[ねさ]、/gu;
/** Turns within which a promise is about a question, and a matter is decided that was asked about. */
const [promisedTurns, decidedTurns, leastShared] = [4, 10, 2];

/** Open questions without what only promises to find out one of them, and what was turned down since; what hangs on somebody, or is not decided, is told as the question that it is. */
export function stillAsked(acts: Acts): Acts {
  const asked = acts.openQuestions.filter(({ text }) => isAsked.test(text.trim()));
  const turnedDown = acts.decisions.flatMap((item) => {
    const matter = toldNo.exec(item.text)?.[1];
    return matter === undefined ? [] : [{ matter, turn: lastTurn(item) }];
  });
  const openQuestions = acts.openQuestions.flatMap((item) => {
    const turn = firstTurn(item);
    const isDecided = turnedDown.some(
      (one) => one.turn >= turn && one.turn - turn <= decidedTurns && shares(one.matter, item.text),
    );
    if (isDecided) return [];
    if (isAsked.test(item.text.trim())) return [{ ...item, text: item.text.replace(seeksYes, 'か。') }];
    const isPromised = asked.some((one) => firstTurn(one) <= turn && turn - firstTurn(one) <= promisedTurns);
    if (isPromised && promises.test(item.text)) return [];
    const matter = hangsOn.exec(item.text)?.[1];
    if (matter !== undefined) return [{ ...item, text: `${matter}はどうか。` }];
    const [, what] = undecided.exec(item.text) ?? [];
    return what === undefined ? [item] : [{ ...item, text: `${what.replace(calls, '')}。` }];
  });
  return { ...acts, openQuestions };
}

/** 電気 was turned down where 電気自動車 was asked about; 保証人 and プリンター are other things than 保証 and プリン. */
function shares(matter: string, text: string): boolean {
  if (matter.length < leastShared) return false;
  const behind = text.split(matter).slice(1);
  return behind.some((rest) => !(/\p{sc=Han}$/u.test(matter) ? oneHan : katakana).test(rest));
}

const oneHan = /^\p{sc=Han}(?!\p{sc=Han})/u;
const katakana = /^[\p{sc=Katakana}ー]/u;
