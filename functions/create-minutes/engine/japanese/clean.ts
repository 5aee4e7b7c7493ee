import { readOnce } from '../read-once.ts';
import { inOrder } from './inverted.ts';

/** 「20%では、」 and 「PDFで、」 have a particle. */
const boundary = '(?<![\\p{sc=Han}\\p{sc=Katakana}\\p{sc=Hiragana}\\p{N}A-Za-z%％ー」）])';
const noises =
  /(?:え{1,6}(?:ー[ーっ]{0,9}と?|っと)|(?<![\p{sc=Han}\p{sc=Katakana}\p{sc=Hiragana}])えっ|ええと(?![思言おい聞]|こ(?:ろ|や|です|だ|か|ちゃ|な|、|。|$))|あ[ーぁ]{1,9}|うー{1,9}ん|う{2,9}ん|(?<![\p{sc=Han}\p{sc=Katakana}\p{sc=Hiragana}])うん(?=[、。…])|うーむ|あの[ーぉ]{1,9}|そのー{1,9}|まあー{0,9}(?=、)|(?<![\p{sc=Han}\p{sc=Katakana}\p{sc=Hiragana}])ま(?=、)|んー{1,9})[、。…]?|(?<=、)す[いみ]ません(?=[\p{sc=Han}\p{sc=Katakana}])/gu;
const asides = new RegExp(
  `(?:${boundary})(?:あの|その|なんか|こう|まあ|ま|ええ|うん|はい|あ|え|お|おお|ああ|いや|ほら|ね|ねえ|で|じゃあ?|では|えー|さて|そうですね|そうだなあ?|そうねえ?|なるほど|ちょっと|えっ)、`,
  'gu',
);
/** 「さ、さすがに」; a particle before its like, as in 「ので、できれば」, is none, nor is the end of a word before a word: 「四名、名前」. */
const stutter =
  /(?<!\p{L})([\p{L}\p{N}]{1,6})、(?=\1)|(?<=[はがをにへもの])([\p{L}\p{N}]{2,6})、(?=\2)|(?<=[はがをにへも])((?![でにはがをのともしか])[\p{L}\p{N}])、(?=\3)/gu;
const opener =
  /^(?:はい|ええ|うん|そうですね|なるほど|わかりました|分かりました|承知(?:いた)?しました|ありがとうございます|すみません|すいません|じゃあ|では|それでは|それで|で|あと|あ|そう(?:そう|だ)?|そっか|だから|しかも|ただ|例えば|そういえば|それなん(?:です|だ)(?:けど|が)ね?)[、。]\s*|^(?:じゃあ|それでは|では)(?=[\p{sc=Han}\p{sc=Katakana}\d])|^(?:例えば|ちょっと確認|一点確認)(?:なん)?ですが、/u;

/** 配車係の、あの、ベテランの方: the comma is of the pause. */
const ofPause =
  /(?<=\p{sc=Han}|\p{sc=Katakana}|ー)(の|が|を|に)、(?:あの[ーぉ]{0,9}|その|え[ーえ]{0,9}っ?と?|ええ|まあ|なんか|うーん?)、/gu;

/** 申込書をですね、お送りします */
const softening = /(?<=[\p{sc=Han}\p{sc=Katakana}ー](?:を|には?|は|が))ですね、?(?=[\p{L}\p{N}])/gu;

/** Drops the noises of speech, 相槌 at the beginning, and beginnings of words that are then said whole; the verb comes last. */
export const cleanJapanese = readOnce(withoutNoise);

function withoutNoise(raw: string): string {
  let text = raw
    .replace(/\s+/g, ' ')
    .replace(ofPause, '$1')
    .replace(noises, '')
    .replace(asides, '')
    .replace(stutter, '');
  for (let before = ''; before !== text; ) {
    before = text;
    text = text.replace(opener, '');
  }
  const said = text
    .replace(/^[、。\s]+/, '')
    .replace(/、+/g, '、')
    .replace(/、(?=[。？！]|$)/g, '')
    .replace(softening, '')
    .trim();
  return inOrder(said);
}

const ends = /(?<=[。！？!?])/;
const longCharacters = 90;
const clauseEnd = /(?<=(?:ですが|ますが|ので|けど|けれども|ですし|ますし|から)、)/;
const unpunctuatedCharacters = 24;
const politeEnding = '(?:です|ます|ました|ません|でした|でしょう|ください(?!ます|まし|ませ))';
/** After a polite ending, where nothing follows that would go on with it. */
const politeEnd = new RegExp(
  `(?<=${politeEnding}(?:よね|よ(?!ろし|う|り)|ね|か|かね|わ)?)(?<!(?:[をがにはでともへの]|から|まで)ですね)(?=[^、。！？!?.…])(?!よ|ね|わ|か|ら|け|が|の|し|から|んで|っけ|って|と|もん|し[、,]|で(?:す|し(?!たら))|[)）」])`,
  'u',
);

/** However short: what begins so is said anew. */
const saidAnew = new RegExp(
  `(?<=${politeEnding}(?:よね|よ|ね|か|かね|わ)?)(?=(?:はい|いつ|いくら|どう(?:です|でしょう)|では|じゃあ?|承知|かしこまり|ありがとう|わかりました|よろしくお願い|これで(?:よろし|いい|大丈夫)))`,
  'u',
);

/** After an ending of plain or regional talk, where a recogniser wrote no marks at all. */
const plainEnd =
  /(?<=[うくすつむぶるたいん](?:ばい|けん|やね|ですけん)|(?:\p{sc=Han}|\p{sc=Katakana}|から)(?:やね|やで|やけん|ばい)|とくばい|ねん)(?=[^、。！？!?.…ねなよわとかがもしけて])(?!って|言|思|やけ|とか|[^、。]{1,14}(?:まで|[にでをはへ]|から|だけ|の)$)/u;
const marks = /[、。！？!?]/u;

/** Sentences, and the clauses of very long ones; where marks are missing, a polite ending ends a sentence. The pieces joined are the text again. */
export function splitJapanese(text: string): readonly string[] {
  return text
    .split(ends)
    .flatMap((sentence) => sentence.split(sentence.length > unpunctuatedCharacters ? politeEnd : saidAnew))
    .flatMap((sentence) =>
      sentence.length > unpunctuatedCharacters && !marks.test(sentence) ? sentence.split(plainEnd) : [sentence],
    )
    .flatMap((sentence) => (sentence.length > longCharacters ? sentence.split(clauseEnd) : [sentence]));
}

const finished = new RegExp(
  `(?:[。！？!?…]|${politeEnding}(?:よね|よ|ね|か|かね|わ|ので|けど|し)?|(?:かな|っけ|よね|だよ|だね|んだ|くださいね))[)）」\\s]*$`,
  'u',
);

/** False when the speaker's next turn may go on with the piece. */
export function endsJapanese(piece: string): boolean {
  return finished.test(piece);
}
