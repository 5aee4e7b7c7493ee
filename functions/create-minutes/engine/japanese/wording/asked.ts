import { plainEnding } from '../plain.ts';
import { plainQuestion } from './question.ts';
import type { Style } from './style.ts';

/** 室外機にも付くんですか、カゼヨミって: what is spoken of is said last. */
const inverted =
  /^(?<question>[^。]{4,}か)、(?<matter>[\p{sc=Han}\p{sc=Katakana}ーA-Za-z0-9の・]{2,20})(?:って|は|のほうは)?。$/u;
/** Asked by tone alone: 保証できる? */
const byTone: readonly (readonly [end: RegExp, asked: string])[] = [
  [/(?<=[うくすつぬむぐぶるいた])(?:の|ん)[?？]$/u, 'か。'],
  [/な(?:の|ん)[?？]$/u, 'か。'],
  [/(?<=[うくすつぬむぐぶる]|[なたしらよ]い|[いしっんえけせれめきみり]た)[?？]$/u, 'か。'],
  [/(?<=[\p{sc=Han}\p{sc=Katakana}ー\p{N}])[?？]$/u, 'か。'],
];
const polite = /(?:ます|ました|ません)[?？]$/u;
/** What comes before a question, and that one comes: これ前から聞きたかったんだが. */
const opener =
  /^(?:(?:よ|ねえ?|な|で|あ|え|まあ|なあ)、|(?:これ|それ)?(?:は|、)?(?:前から|ずっと|一度|先に)?聞(?:こうと思って|きたかった|きたい|いておきたい)[^、。]{0,8}(?:が|けど)、)(?=.{4})/u;

/** An open question as it stands in a list: in one order, and asking by its words. */
export function asked(text: string, style: Style): string {
  if (style === 'polite') return text;
  const said = text.replace(opener, '');
  const { question, matter } = inverted.exec(said)?.groups ?? {};
  if (question !== undefined && matter !== undefined) return `${matter}は、${plainQuestion(`${question}。`, style)}`;
  if (/[。?？]./u.test(said)) return said;
  if (polite.test(said)) return `${plainEnding(said.slice(0, -1))}か。`;
  const end = byTone.find(([pattern]) => pattern.test(said));
  return end ? said.replace(...end) : said;
}
