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
  /^(?:(?:うん|わかった|分かった|そやね|そうだね|よし|よっしゃ|ええよ|いいよ)、|(?:ほな|じゃあ?|それなら|おけ|だと)、?)(?=[\p{sc=Han}\p{sc=Katakana}\p{N}]|それは)/u;
/** いかがでしょう、静岡の8店舗で、5月11日からというのは: asked first, and what was asked settled. */
const askedFirst =
  /^(?:いかが|どう)(?:でしょう|です|だろう)か?、(?<settled>[^。]{4,}?)(?:で)?(?:という|って)のは(?:いかが|どう)?。$/u;
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
  const chosen = thing.exec(sentence)?.groups?.thing;
  if (chosen !== undefined) return `${chosen}${settled}。`;
  const found = style === 'plain' && !noVerb.test(sentence) ? letsDo.exec(sentence) : null;
  if (!found) return sentence;
  const { aside, oneStem, last } = found.groups ?? {};
  const stem = sentence.slice(0, found.index);
  if (aside !== undefined) return `${stem}ておく。`;
  if (oneStem !== undefined) return oneStem === 'し' ? `${stem}する。` : `${stem}${oneStem}る。`;
  return `${stem}${verbOf[last ?? ''] ?? ''}。`;
}
