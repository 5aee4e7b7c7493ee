import { plainEnding } from '../plain.ts';
import { politeQuestion } from '../polite.ts';
import { askedOf } from '../spoken.ts';
import { plainQuestion } from './question.ts';
import type { Style } from './style.ts';

/** 室外機にも付くんですか、カゼヨミって: what is spoken of is said last. */
const inverted =
  /^(?<question>[^。]{4,}か)、(?<matter>[\p{sc=Han}\p{sc=Katakana}ーA-Za-z0-9の・]{2,20})(?:って|は|のほうは)?。$/u;
/** ベトナム語は出るんですか、これ: what is before everybody's eyes is said last. */
const pointing = /^(?<question>[^。]{6,}か)(?:ね|な)?、(?:これ|それ|あれ|ここ|こういうの)(?:は|って)?[。？?]*$/u;
/** 要るんですか、あの大きさで: how or where it is asked of is said last. */
const placedBehind = /^(?<question>[^。]{6,}か)、(?<how>(?:あの|この|その)[^、。]{2,10}で)。$/u;
/** なんで来なかったの警報 */
const whyBehind =
  /^(?:なんで|なぜ|どうして)(?<deed>[^、。]{2,16}[るたい])の、?(?<matter>[\p{sc=Han}\p{sc=Katakana}ー]{2,10})[。？?]*$/u;
/** Asked by tone alone: 保証できる? */
const byTone: readonly (readonly [end: RegExp, asked: string])[] = [
  [/(?<=[うくすつぬむぐぶるいた])(?:の|ん)[?？]$/u, 'か。'],
  [/(?:(?<=[るたい])(?:ん|の))?(?:です|だ)よね[?？]$/u, 'か。'],
  [/(?<=何|どう)なん(?:や|だ)?[?？。]*$/u, 'か。'],
  [/な(?:の|ん)[?？]$/u, 'か。'],
  // 何デシベルや、あれ
  [/(?<=(?:何|いくら|どこ|いつ|誰)[^、。]{0,8})(?:や|だ|なん(?:や|だ)?)、(?:これ|それ|あれ)[?？。]*$/u, 'か。'],
  [/(?<=[うくすつぬむぐぶる]|[なたしらよ]い|[いしっんえけせれめきみり]た)[?？]$/u, 'か。'],
  [/(?<=[\p{sc=Han}\p{sc=Katakana}ー\p{N}])[?？]$/u, 'か。'],
];
const polite = /(?:ます|ました|ません)[?？]$/u;
/** What comes before a question, and that one comes: これ前から聞きたかったんだが. */
const opener =
  /^(?:(?:よ|ねえ?|な|で|あ|え|まあ|なあ)、|(?:これ|それ)?(?:は|、)?(?:前から|ずっと|一度|先に)?聞(?:こうと思って|きたかった|きたい|いておきたい)[^、。]{0,8}(?:が|けど)、)(?=.{4})/u;

/** 聞いてないよ, 自信ないです: said beside a question, and asks nothing. */
const asking =
  /(?:[かの]|っけ|かい|かね|[？?])。?$|(?:何|いつ|どこ|いくら|どう|どれ|誰|どなた)[^、。]{0,10}(?:ます|です|[るた])。?$/u;
/** その2人, said behind what is asked of them, and 2階なので, why. */
const behind =
  /^(?<matter>[^、。はがをにでも]{2,10})(?<!ので|から|です|ます|る|た|い)$|^(?<reason>[^、。]{2,16})(?:なんで|なので|ので)$/u;
/** 送れるかどうか部長と相談しまして、返事します: what is open is what comes first. */
const carried =
  /^(?<open>[^。？?]{4,}?[るたいんのだ]か)(?:どうか)?[はをがも、]?(?=[^。か]*(?:相談|確認|聞[いく]|聞かせ|問い合わせ|調べ|諮|持ち帰|回答|返事|電話|連絡))[^。か？?]*(?:する|します|させます|させる|いたします)。?$/u;
/** 取られんの, 残ってんの: asked as one speaks. */
const spokenEnds: readonly (readonly [end: RegExp, written: string])[] = [
  [/(?<=[っいしえけげせてねべめれ]て|んで)んの[?？]?。?$/u, 'いるか。'],
  [/(?<=[あらすなくれわきや])んの[?？]?。?$/u, 'るか。'],
  [/(?<=[らかさたなまばわ])んの?か(?:ね|い|な)[?？]?。?$/u, 'ないのか。'],
  [/(?<=[うくすつぬむぐぶる]|[なたし]い)ん[?？]?。?$/u, 'か。'],
  [/(?<=[うくすつぬむぐぶるたい])もん[?？]。?$/u, 'ものか。'],
  // 仕入れてもらえると楽なんですけど wishes for it, and is an open question where nobody says yes
  [
    /(?<=(?:もらえ|いただけ|頂け)る)と(?:楽|助かる|ありがたい|いい|嬉しい|うれしい)(?:な)?(?:の|ん)?(?:です|だ)?(?:が|けど)?[、。]*$/u,
    'か。',
  ],
  [/(?<=[うくすつぬむぐぶる]|[なたし]い)(?<![こそあど]ういう|こう|そう)の。?$/u, 'か。'],
];

function inWords(question: string): string {
  const spoken = spokenEnds.find(([pattern]) => pattern.test(question));
  return spoken ? question.replace(...spoken) : question;
}

/** One question of what was said in a breath with it. */
function alone(text: string): string | undefined {
  const sentences = text.split(/(?<=。)/u);
  if (sentences.length === 1) return undefined;
  const asks = sentences.filter((one) => asking.test(one));
  const last = (sentences.at(-1) ?? '').replace(/。$/u, '');
  const { matter, reason } = (asking.test(last) ? undefined : behind.exec(last)?.groups) ?? {};
  const asked = asks.join('');
  if (asked === '') return undefined;
  if (matter !== undefined) return `${matter}は、${asked}`;
  return reason === undefined
    ? asked
    : `${reason}${/[\p{sc=Han}\p{sc=Katakana}]$/u.test(reason) ? 'なので' : 'ので'}、${asked}`;
}

/** 補助金は？ asks what becomes of it, or what it is. */
const bareMatter: readonly (readonly [end: RegExp, asked: string])[] = [
  [/(?<=原因|理由|目的|根拠)は[、？?。]*$/u, 'は何か。'],
  [/(?<=金額|費用|料金|単価|価格|値段|予算|月額|送料)は[、？?。]*$/u, 'はいくらか。'],
  [/(?<=時期|納期|期限|締切|日程|開始)は[、？?。]*$/u, 'はいつか。'],
  [/(?<=予算|費用|金額|料金)としては[、？?。]*$/u, 'はいくらか。'],
  [/(?<=数)は[、？?。]*$/u, 'はいくつか。'],
  [/(?<=[\p{sc=Han}\p{sc=Katakana}ー])は[、？?。]*$/u, 'はどうなるか。'],
];
/** Left as it was asked: 何年分取れます, これも付くんですか, こっちは足りますかね. */
const asAsked = /(?:です|ます|ません|でした|ました|でしょう)(?:か(?:ね|な|しら)?)?[？?。]*$/u;
const inquiring = /(?:何|いつ|いくら|いくつ|どこ|どれ|どの|どう|どちら|どなた|誰)[^、。]{0,12}$/u;
/** それってできます */
const pointed = /(?:これ|それ|あれ)って[^、。]{1,12}ます。?$/u;
const lead =
  /^(?:(?:差し支えなければ|よろしければ)、?(?=.{6})|(?:おい|ですね|あれですか|ていうか|というか)[、。](?=.{6}))/u;

/** An open question as it stands in a list: in one order, and asking by its words. */
export function asked(text: string, style: Style): string {
  const [, main = text, aside = ''] = /^([^（）]+)(（[^（）]*）。?)$/u.exec(text) ?? [];
  const plain = toldPlainly(ordered(askedOf(plainQuestion(main.replace(lead, ''), 'plain'))));
  const told = style === 'polite' ? politeQuestion(plain) : plain;
  return told.replace(/(?:。|(?<![？?]))$/u, aside === '' ? '。' : '') + aside;
}

const open =
  /か(?:いな|い|どうか)?[よねな]?(?:[。、はがをもと？?]|$)|の[？?。]|[？?]|っけ|[分わ]か[らりるっ]|知りたい|未定|決ま(?:って(?:い)?な|らな)|聞(?:いてみ|かな|く|き)|確認|確かめ|調べ|何とも|言えな|持ち帰|検討|相談|保留|(?:交渉|調整|協議|審査)中|次第(?:で|だ|。|$)|かしら/u;

/** Says neither what is asked nor what nobody knows yet, nor that somebody will find out: 見積りは月末までに送る. */
export function isOpen(question: string): boolean {
  const main = question.replace(/（[^（）]*）/gu, '');
  return open.test(main);
}

function toldPlainly(said: string): string {
  const whole = said
    .replace(/、か。$/u, 'か。')
    .replace(/(?<=\p{sc=Han}|\p{sc=Katakana})ですか、(?=[^。、]+か。?$)/u, 'か、')
    .replace(/(?<=[るい])とか[。？?]*$/u, 'か。')
    .replace(/か(?:い|よ)?$/u, 'か。');
  const matter = bareMatter.find(([end]) => end.test(whole));
  if (matter) return whole.replace(...matter);
  if (!asAsked.test(whole) || /[。？?]./u.test(whole)) return whole;
  const open =
    /か(?:ね|な|しら)?[？?。]*$/u.test(whole) ||
    !(inquiring.test(whole.replace(/[？?。]*$/u, '')) || pointed.test(whole))
      ? whole
      : whole.replace(/[？?。]*$/u, 'か。');
  const plain = plainQuestion(open, 'plain');
  if (plain !== open) return plain;
  const stem = open.replace(/[？?。]*$/u, '');
  return stem.endsWith('か')
    ? `${plainEnding(stem.slice(0, -1)).replace(/である$/u, '')}か。`
    : `${plainEnding(stem)}。`;
}

function ordered(text: string): string {
  const said = text.replace(opener, '').replace(carried, '$<open>。');
  const told = alone(said);
  if (told !== undefined)
    return told
      .replace(/[^。？?]$/u, '$&。')
      .replace(/[^。]+。/gu, (one) => askedOf(plainQuestion(inWords(one), 'plain')));
  const { question, matter } = inverted.exec(said)?.groups ?? {};
  if (question !== undefined && matter !== undefined) return `${matter}は、${plainQuestion(`${question}。`, 'plain')}`;
  const { question: asks, how } = placedBehind.exec(said)?.groups ?? {};
  if (asks !== undefined && how !== undefined) return `${how}、${plainQuestion(`${asks}。`, 'plain')}`;
  const why = whyBehind.exec(said)?.groups;
  if (why) return `${why.matter}は、なぜ${why.deed}か。`;
  const shown = pointing.exec(said)?.groups?.question;
  if (shown !== undefined) return plainQuestion(`${shown}。`, 'plain');
  if (/[。?？]./u.test(said)) return said;
  if (polite.test(said)) return `${plainEnding(said.slice(0, -1))}か。`;
  const written = inWords(said);
  if (written !== said) return askedOf(written);
  const end = byTone.find(([pattern]) => pattern.test(said));
  return end ? said.replace(...end) : said;
}
