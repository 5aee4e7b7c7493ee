import type { Side } from '../../facts/talk.ts';

type Written = readonly [spoken: RegExp, written: string];

const beforeTe = '[っいしきえけげせねべめれみ見出]';
/** After these ちゃ is of a verb that is over: 飛んじゃった, 忘れちゃうので; and no ちゃう of Kansai, nor 触っちゃいけない. */
const slips = 'っ[てた]|う(?:と|んです|んだ|ので|から|、|。|$)';
/** Forms that speech shortens, as they are written. */
const written: readonly Written[] = [
  [new RegExp(`(?<=${beforeTe})(?<!(?<!\\p{sc=Han})め)ちゃ(?=${slips})`, 'gu'), 'てしま'],
  [new RegExp(`(?<=ん)じゃ(?=${slips})`, 'gu'), 'でしま'],
  [new RegExp(`(?<=${beforeTe})てて(?=[、。]|$)`, 'gu'), 'ていて'],
  [new RegExp(`(?<=${beforeTe})て(?=[るた](?:[のんがけしかだくぐほ、。]|と|$))`, 'gu'), 'てい'],
  [/(?<=ん)で(?=[るた](?:[のんがけしか、。]|と|$))/gu, 'でい'],
  [/なきゃ(?=いけ|なら|だめ)/gu, 'なければ'],
  [/なくちゃ(?=いけ|なら|だめ)/gu, 'なくては'],
  [/っていう(?=[\p{sc=Han}ことのふか])/gu, 'という'],
  [/(?<=[がはをにでもと])(?:ね|さ)(?=、)/gu, ''],
  [/(?<=です|ます|ました|ません|んだ|ない|たい|する|ている|てる|かな|よね)って(?=言|いう|いっ|思|聞|伺)/gu, 'と'],
  [/(?<=[\p{sc=Han}\p{sc=Katakana}ー]|もの|こと|ところ)なんで(?=、)/gu, 'なので'],
  [/(?<=[うすつぬむぶるた]|[しなたよらき]い)んで(?=、)/gu, 'ので'],
  [/でして(?=、)/gu, 'で'],
  // 参考といたしまして、 and 費用につきましては are no deeds
  [/(?<=と)(?:いたし|致し|し)まして(?=[、は])/gu, 'して'],
  [/(?<=に)つきまして(?=[、は])/gu, 'ついて'],
  [/(?<=に)(関し|際し|対し)まして(?=[、は])/gu, '$1て'],
  // ポイントカードはうち、5千人くらい会員がいます
  [/(?<=は)(?:うち|弊社|当社)、/gu, ''],
  [/拝見すると/gu, '見ると'],
  [/拝見し(?=[たてま、])/gu, '見'],
];

/** What was said, without the short forms of speech: 飛んじゃう is 飛んでしまう, 言ってるけど、 is 言っているが、. */
export function writtenForms(text: string): string {
  return written.reduce((rest, [spoken, as]) => rest.replace(spoken, as), text);
}

const company = '(?:うちの会社|うちら?|当社|私ども|手前ども|わが社|我が社)';
/** 今週のうち, 若いうち and おうち are no companies. */
const begins =
  '(?<=^|[、。「はがをにもでとへ…]|たら|けど|から|ので|のに|ても|って|なら|れば|今回|前回|今年|去年|来年|正直|実際|結局)';
const ofCompany = new RegExp(
  `${begins}${company}(?=[はもがにをへ]|で(?!す|し)|の(?!親|母|父|嫁|女房|旦那|主人|家内|息子|娘|子)|と(?:して|も|の|は)|から|だけ|より|くらい)`,
  'gu',
);
const companyAlone = new RegExp(`(?<=^|、)${company}[ねさ]?、`, 'gu');
const companyCounts = new RegExp(`^${company}(?=[0-9一二三四五六七八九十百千]|半分|全部|今|去年|来年)`, 'u');

const companyLike = new RegExp(`${begins}${company}みたいな`, 'gu');
const companyEven = new RegExp(`${begins}${company}だって`, 'gu');

/**
 * うちは is 自社は and 御社 先方, for whoever is named before it and for those who sell, whose minutes these mostly are; where a
 * customer says it and nobody is named, the other way round.
 */
export function fromOutside(text: string, side?: Side): string {
  const [own, other] = side === 'external' ? ['先方', '自社'] : ['自社', '先方'];
  // what a customer calls his own company and somebody else
  const named = side === 'external' ? text.replaceAll('先方', '相手先').replaceAll('自社', own) : text;
  return named
    .replace(/(?:御社|貴社|御店|貴店)(?:様|さん|さま)?|(?<=^|[はがをにもでとへのら、。「])おたく(?:さん|様)?/gu, said)
    .replace(companyAlone, `${own}は、`)
    .replace(companyCounts, `${own}は`)
    .replace(companyLike, `${own}のような`)
    .replace(companyEven, `${own}も`)
    .replace(ofCompany, own)
    .replace(/弊社|当社(?!比|の株)/gu, own)
    .replace(new RegExp(`${said}、(?!自社|先方)`, 'gu'), `${other}は、`)
    .replaceAll(said, other);
}

/** Stands for the other side until the speaker's own is told. */
const said = '\u{e000}';

const self = '(?:私|わたし|わたくし|あたし|僕|俺|おれ|わし|自分)(?!立|物|有|用|学|鉄|宛|書|たち|達|ら|ども|自身)';
const oneself = new RegExp(
  `(?<=^|、|[はがをにで]|[なるたい](?:ら|ば|と)|から|ので|だけ|直接|全部)${self}(?=から|が|の|も|と|に|を|だが|では)`,
  'gu',
);

const byOneself = new RegExp(`(?<=^|、|[はがをにで])${self}の(?:ほう|方)(?:で|から)は?、?(?=[^、。]{3})`, 'gu');

const worrying = new RegExp(`(?<=^|、)${self}が(?=(?:一番|いちばん)?(?:心配|怖|気にな|不安|困))`, 'gu');

/** What somebody said of himself, where he is named before it: 私から is 自身から. */
export function ofOneself(text: string): string {
  return text
    .replace(new RegExp(`^${self}は(?:[ねさな]?、)?`, 'u'), '')
    .replace(worrying, '')
    .replace(byOneself, '')
    .replace(oneself, '自身');
}
