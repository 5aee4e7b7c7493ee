import { fromTe } from '../conjugate.ts';
import type { Style } from './style.ts';

/** 外そう is of 外す, やってみよう of やってみる. */
const verbOf: Readonly<Record<string, string>> = {
  お: 'う',
  こ: 'く',
  ご: 'ぐ',
  そ: 'す',
  と: 'つ',
  の: 'ぬ',
  ぼ: 'ぶ',
  も: 'む',
  ろ: 'る',
};
const letsDo =
  /(?:(?<aside>と)こう|(?<oneStem>[えけげせてねべめれみいきしじちびり])よう|(?<![だでどほ]|しょ)(?<last>[おこごそとのぼもろ])う)(?:か|や|な|よ|ね)*。$/u;
const noVerb =
  /(?:(?<![外出渡返貸直示移消試話押残戻越足減隠])そう|(?:[るたの]|い)よう|ほう|どう|だろう|でしょう|ありがとう)。$/u;
const orders = /(?<=に)しなさい。$|(?<=に)せよ。$/u;
/** A thing that is chosen: 今までどおり休みで, 80万円引いて、1,180万, 7月分からである. */
const thing =
  /^(?=[^。]{2,28}。$)(?!.*(?:ので|なんで|のは|って|前は|他の|ほかの契約))(?<thing>.*(?:[\p{N}〇一二三四五六七八九十百千万](?:[\p{sc=Han}\p{sc=Katakana}%％]{0,3}|つ)|休み|なし|無し|込み|払い|締め|どおり|通り|のまま|まで|(?<!です|ます|だ|る|い)から|だけ|のみ|ずつ))(?:で|である|です)?。$/u;
const openers =
  /^(?:(?:うん|わかった|分かった|そやね|そうだね|よし|よっしゃ|ええよ|いいよ)、|(?:ほな|(?:それ)?じゃあ?|それなら|おけ|だと|確かに|そうか|そうだった|なるほど|もちろん|うん)、?)+(?=[\p{sc=Han}\p{sc=Katakana}\p{N}]|それは)/u;
/** 月払いにしておいて, 保守もつけといて: asked for, and agreed on. */
const askedFor = /^(?<deed>[^。]*[^。くと](?<!まし)て)(?:な|ね|よ)?。$/u;
/** 36台に変更である */
const changes = /(?<=に|の)(?<deed>変更|修正|統一|延長|短縮|固定|限定)(?:である|です|で)。$/u;
/** 買い取りで, 2台とも保守付きである, 管理者はスリヤーで: what was chosen, and no way or place to do it. */
const named =
  /^(?=[^。]{2,28}。$)(?!.*(?:ので|なんで|のは|って|それ|これ|大丈夫))(?<thing>.*(?:(?:買い取り|付き|税別|税込)(?=で|である|です)|(?:[\p{sc=Han}]{2}|[\p{sc=Katakana}ー]{3,})(?<!メール|電話|書面|口頭|オンライン|チャット|現場|現地|会場|先方|自社|両方|全部|決定|結構|無料|十分|必要|可能)(?=で。)))(?:で|である|です)。$/u;
/** 8月は8千切れ、承った and 保守なしですね、わかった */
const heard =
  /(?<=[\p{sc=Han}\p{sc=Katakana}ー\p{N}れ]|から|まで|なし|だけ)(?:です)?(?:ね)?、(?:承った|承りました|わかった|分かった|わかりました|承知した|承知しました|間違いない|間違いありません)。$/u;
/** 4月1日からな */
const forListener = /(?<=から|まで|[末日月円台])(?:な|ね)。$/u;
/** いかがでしょう、静岡の8店舗で、5月11日からというのは: asked first, and what was asked settled. */
const askedFirst =
  /^(?:いかが|どう)(?:でしょう|です|だろう)か?、(?<settled>[^。]{4,}?)(?:で)?(?:という|って)のは(?:いかが|どう)?。$/u;
/** 検収の翌月末でよい, once settled, and 六百五十ちょうどで */
const goodEnough =
  /^(?!.*(?:それ|これ|全部|無料|無償|電話|メール|口頭|書面|郵送)で)(?<thing>.*(?:[\p{sc=Han}\p{sc=Katakana}ー\p{N}％%]{2}|週間|円|ずつ|だけ|まま|から|まで|ちょうど|込み|払い))で(?:も)?(?:(?:よい|いい|ええ|よか|問題ない|大丈夫(?:である|です)?)(?:わ|よ|ね|や)?)。$/u;
const exactly = /^(?<thing>.*ちょうど)で。$/u;
/** 四月五日に分けて、というのは: proposed, and settled. */
const proposing = /^(?<settled>[^。]{4,}?)、?(?:という|って)(?:の|こと)は。$/u;
/** 2階の20床で、22日から1か月 and 630、パッキン付き name what was chosen. */
const bareThing =
  /^(?=[^。]{4,30}。$)(?!.*(?:ので|って|それ|これ|大丈夫|ありがと|予定|状態|感じ))(?<thing>.*(?:[\p{N}〇一二三四五六七八九十百千万](?:か月|週間|[\p{sc=Han}％%]{1,3})|付き|ちょうど|いっぱい|込み|なし))。$/u;
/** 三十を二十にしましたら */
const supposed = /に(?:しましたら|したら|すれば|しますと)。$/u;
/** Said on the way to it, and left as it was said. */
const asSaid = /(?:です|ます|ません|でした|ました|ですね|ますね|か|よ|ね|なあ?|は)$/u;

/** A choice as a list of decisions has it: what is done, or what is chosen, and nothing that only led to it. */
export function decided(text: string, style: Style): string {
  const sentences = text.split(/(?<=。)/u);
  const last = sentences.at(-1) ?? '';
  const kept = settles(last, style)
    ? sentences.filter((one, i) => i === sentences.length - 1 || !isAsSaid(one, style))
    : sentences;
  return [...kept.slice(0, -1), formed(last, style)].map((one) => one.replace(openers, '')).join('');
}

function settles(sentence: string, style: Style): boolean {
  return /(?:と|に)(?:する|します)。$/u.test(sentence) || formed(sentence, style) !== sentence;
}

function isAsSaid(sentence: string, style: Style): boolean {
  return style === 'plain' && !doesThing.test(sentence) && asSaid.test(sentence.replace(/。$/u, ''));
}

/** 返金の14万円を差し引く形で返します says what is done, however it is said. */
const doesThing = /を[^。]*ます。$/u;

function formed(sentence: string, style: Style): string {
  const [does, settled] = style === 'polite' ? ['します', 'とします'] : ['する', 'とする'];
  const proposed = askedFirst.exec(sentence)?.groups?.settled;
  if (proposed !== undefined) return `${proposed}${settled}。`;
  if (supposed.test(sentence)) return sentence.replace(supposed, `に${does}。`);
  if (orders.test(sentence)) return sentence.replace(orders, `${does}。`);
  if (changes.test(sentence)) return sentence.replace(changes, `$<deed>${does}。`);
  if (heard.test(sentence)) return sentence.replace(heard, `${settled}。`);
  const wanted = fromTe(
    (askedFor.exec(sentence)?.groups?.deed ?? '').replace(/(?<=[えけげせてねべめれしきっい])と(?=いて$)/u, 'てお'),
  );
  if (wanted) return `${style === 'polite' ? wanted.polite : wanted.plain}。`;
  const said = sentence.replace(forListener, '。');
  const offered = proposing.exec(said)?.groups?.settled;
  if (offered !== undefined) {
    const verb = fromTe(offered);
    return `${verb ? (style === 'polite' ? verb.polite : verb.plain) : `${offered}${settled}`}。`;
  }
  const chosen = [thing, named, goodEnough, exactly, bareThing]
    .map((one) => one.exec(said)?.groups?.thing)
    .find(Boolean);
  if (chosen !== undefined) return `${chosen}${settled}。`;
  const found = style === 'plain' && !noVerb.test(sentence) ? letsDo.exec(sentence) : null;
  if (!found) return sentence;
  const { aside, oneStem, last } = found.groups ?? {};
  const stem = sentence.slice(0, found.index);
  if (aside !== undefined) return `${stem}ておく。`;
  if (oneStem !== undefined) return oneStem === 'し' ? `${stem}する。` : `${stem}${oneStem}る。`;
  return `${stem}${verbOf[last ?? ''] ?? ''}。`;
}
