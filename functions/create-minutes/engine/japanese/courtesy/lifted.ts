import { fromMasu } from '../masu.ts';
import { begins } from './begins.ts';

/** No particle stands within a verb. */
const ofStem = '(?![をおごはにで])\\p{sc=Hiragana}';
const stem = `((?:(?!願)\\p{sc=Han}{1,2}(?:${ofStem}){0,3}){0,1}\\p{sc=Han}{1,2}(?:${ofStem}){0,2}(?:[いきぎしちびみりえけげせねべめれ]|(?<=[育捨立当建])て)|(?:かけ|つなぎ|つけ|まとめ|やめ))`;
const noDeed = /^(?:願い|世話|祝い|断り|見舞い|盆|金|得意|手上げ|引き合い|疲れ|祭り)/u;
/** お送りする, お送りできる, お送りいただく, お送りください, お送りになる. */
const lifted = new RegExp(
  `${begins}お(?!願)${stem}(する(?!ど)|しな(?=[いくか])|し(?=[てた、]|ます|まし|ませ|つつ|なが|かね)|しよ(?=う)|すれ(?=ば)|でき(?!かね)|(?:いただ|頂)(?=[くきけいこか])|(?:くださ|下さ)(?=い)|にな(?=[るりっられ]))`,
  'gu',
);

const conditional: Readonly<Record<string, string>> = {
  う: 'え',
  く: 'け',
  ぐ: 'げ',
  す: 'せ',
  つ: 'て',
  ぬ: 'ね',
  ぶ: 'べ',
  む: 'め',
  る: 'れ',
};

function lowered(said: string, verb: string, ending: string, next: string): string {
  if (noDeed.test(verb)) return said;
  const { plain, past, negative, volitional, able } = fromMasu(verb);
  const te = past.replace(/た$/u, 'て').replace(/だ$/u, 'で');
  switch (ending) {
    case 'する':
      return plain;
    case 'しな':
      return negative.slice(0, -1);
    case 'し':
      return /^(?:て|た(?!い))/u.test(next) ? past.slice(0, -1) : verb;
    case 'しよ':
      return volitional.slice(0, -1);
    case 'すれ':
      return plain.slice(0, -1) + (conditional[plain.slice(-1)] ?? '');
    case 'でき':
      return able.slice(0, -1);
    case 'にな':
      return said;
    case 'くださ':
    case '下さ':
      return `${te}${ending}`;
    default:
      return `${te}いただ`;
  }
}

/** お使いになる is 使う, ご利用になった 利用した. */
const doing: readonly (readonly [
  ending: string,
  form: (forms: ReturnType<typeof fromMasu>, verb: string) => string,
])[] = [
  ['になる', ({ plain }) => plain],
  ['になって', ({ past }) => past.replace(/た$/u, 'て').replace(/だ$/u, 'で')],
  ['になった', ({ past }) => past],
  ['になり', (_, verb) => verb],
  ['にならな', ({ negative }) => negative.slice(0, -1)],
];
const done = new RegExp(
  `${begins}(?:お(?!願)${stem}|ご(?!迷惑|不便|負担|破算|馳走|縁|厄介|覧|無沙汰)(\\p{sc=Han}{2}))(になる(?!と[いは])|になって|になった|になり(?=ます|まし|、)|にならな)`,
  'gu',
);

function asDone(said: string, verb: string | undefined, deed: string | undefined, ending: string): string {
  const of = verb ?? `${deed}し`;
  if (noDeed.test(of)) return said;
  return doing.find(([one]) => one === ending)?.[1](fromMasu(of), of) ?? said;
}

/** お送りして is 送って, お使いになる 使う. */
export function withoutLifting(text: string): string {
  return text
    .replace(lifted, (said: string, verb: string, ending: string, at: number, whole: string) =>
      lowered(said, verb, ending, whole.slice(at + said.length, at + said.length + 2)),
    )
    .replace(done, asDone);
}
