import { fromMasu } from './masu.ts';
import { writtenForms } from './written.ts';

/** 多うございます is 多い, よろしゅうございます is よろしい. */
const adjectives: readonly (readonly [RegExp, string])[] = [
  [/しゅうございます$/u, 'しい'],
  [/(?<!おは)ようございます$/u, 'よい'],
  [/多うございます$/u, '多い'],
  [/早うございます$/u, '早い'],
];
/** What is no verb before ます, the longest first. */
const endings: readonly (readonly [RegExp, string])[] = [
  ...adjectives,
  [/(?:なんです|なのです)$/u, 'である'],
  [/(?:ん|(?<!も)の)です$/u, ''],
  [/(?:ん|の)でしょう$/u, 'だろう'],
  [/でございます$/u, 'である'],
  [/でございました$/u, 'であった'],
  [/(?:では|じゃ)(?:ありません|ございません|ないです)$/u, 'ではない'],
  [/(?:では|じゃ)(?:ありません|ございません)でした$/u, 'ではなかった'],
  [/いでしょう$/u, 'いだろう'],
  [/でしょう$/u, 'だろう'],
  [/(い|かった|ない|たい)です$/u, '$1'],
  [/(い|ない|たい)でした$/u, '$1'],
  [/でした$/u, 'だった'],
  [/です$/u, 'である'],
];
const verb = /(ませんでした|ました|ません|ます)$/u;

/** A polite ending made plain; any other stays: お送りしました is お送りした, 高いです is 高い, 無理です is 無理である. */
export function plainEnding(text: string): string {
  const form = verb.exec(text)?.[0];
  const stem = form && text.slice(0, -form.length);
  const adjective = adjectives.find(([polite]) => polite.test(text));
  if (/(?:ありがとう|おめでとう)ございま(?:す|した)$/u.test(text)) return text;
  if (stem && form && !adjective && !/(?:で|では|じゃ)(?:ござい|あり)$/u.test(stem)) {
    const forms = fromMasu(serving(stem));
    switch (form) {
      case 'ます':
        return forms.plain;
      case 'ました':
        return forms.past;
      case 'ません':
        return forms.negative;
      default:
        return forms.negative.replace(/い$/u, 'かった');
    }
  }
  if (text.endsWith('です') && nouns.test(text.slice(0, -2))) return `${text.slice(0, -2)}である`;
  const ending = endings.find(([polite]) => polite.test(text));
  return ending ? text.replace(...ending) : text;
}

/** しており is してい, 書いていただき is 書いてもらい. */
function serving(stem: string): string {
  return stem.replace(/(?<=[てで][もは]?|[がはもに])おり$/u, 'い').replace(/(?<=[てで])(?:いただき|頂き)$/u, 'もらい');
}

const clause =
  /([^、。\s]{1,30}?)(ませんでした|ました|ません|ます|でした|です)(ので|んで|が|けれども|けれど|けど|から|し|と(?!にかく|ても|ころ|りあえず|くに|もに)|ら)(?=、|(?<=ので|んで|すが|けれども|けれど|けど|ら)[\p{sc=Han}\p{sc=Katakana}\p{N}]|(?<=すので|すんで|たので|たら|ますと|ですと)[\p{L}\p{N}](?<![言思述説聞書伝答かはもの])(?!う|わ|っ|え))/gu;
/** 作りまして、 goes on as 作り、. */
const goingOn = /([^、。\s]{1,30}?)まして(?:(?=、)|(?=[\p{sc=Han}\p{sc=Katakana}\p{N}]))/gu;

/** 過ぎましても is 過ぎても. */
const although = /([^、。\s]{1,30}?)ましても/gu;

/** かからない goes on as かからず、 whether it is a reason or stands beside what follows; いない and ない have another form. */
function withoutDoing(negative: string): string {
  const going = negative.replace(/しない$/u, 'せず').replace(/(?<=[^はがもいせ])ない$/u, 'ず');
  return going === negative ? `${negative.replace(/ない$/u, 'なく')}、` : `${going}、`;
}

/** 人手が足りませんで、 goes on, and 足りませんで。 leaves it at that. */
const lacking = /([^、。\s]{1,30}?)ませんで(、|。|$)/gu;

/** Clauses within a sentence made plain, as minutes have them: お送りしますので、 is お送りするので、. */
export function plainClauses(said: string): string {
  return writtenForms(said)
    .replace(goingOn, (_, stem: string, at: number, whole: string) =>
      continued(stem, whole.charAt(at + stem.length + 3)),
    )
    .replace(
      /(?<=[\p{sc=Han}\p{sc=Katakana}々ー\p{N}]|こと|もの|ところ|ほう)でして(?=、|\p{sc=Han}|\p{sc=Katakana}|\p{N})/gu,
      'で',
    )
    .replace(
      although,
      (_, stem: string) => `${fromMasu(serving(stem)).past.replace(/た$/u, 'て').replace(/だ$/u, 'で')}も`,
    )
    .replace(clause, (_, before: string, ending: string, link: string) => {
      const said = link === 'んで' ? 'ので' : link;
      return ending === 'です' || ending === 'でした'
        ? withCopula(before, ending === 'でした', said)
        : plainEnding(before + ending) + said;
    })
    .replace(lacking, (_, before: string, ends: string) =>
      ends === '、' ? withoutDoing(plainEnding(`${before}ません`)) : plainEnding(`${before}ません`) + ends,
    )
    .replace(/(?:けれども|けれど|けど)(?=、)/gu, 'が');
}

function continued(stem: string, next: string): string {
  const going = stem
    .replace(/(?:いた|致)し$/u, 'し')
    .replace(/ござい$/u, 'あり')
    .replace(/(?<=[てで])い$/u, 'おり');
  // 見、 alone is hardly a clause
  return (/(?<!\p{sc=Han})[見出来得]$/u.test(going) ? `${going}て` : going) + (next === '、' ? '' : '、');
}

/** 高いですが、 is 高いが、, 入るんですが、 is 入るが、, 予定ですので、 is 予定なので、. */
function withCopula(before: string, isPast: boolean, link: string): string {
  if (/(?:い|かった)$/u.test(before) && !nouns.test(before))
    return isPast && link !== 'ら'
      ? `${before.replace(/い$/u, 'かった')}${link}`
      : `${before}${link === 'ら' ? 'なら' : link}`;
  const clause = before.replace(/(?<![なも])の$|(?<!な)ん$/u, '');
  const isClause = clause !== before;
  const said = isClause ? clause : before.replace(/な(?:ん|の)$/u, '');
  if (link === 'ら') return `${said}なら`;
  if (isPast) return `${said}だった${link}`;
  if (isClause) return link === 'から' || link === 'ので' ? `${said}のだから` : `${said}${link}`;
  return link === 'ので' ? `${said}なので` : `${said}だ${link}`;
}

/** They end as adjectives do. */
const nouns =
  /(?:払い|違い|願い|思い|扱い|(?:付き|知り|話し|兼ね|折り|見|頃|度|立ち|間)合い|勢い|匂い|向かい|いっぱい|くらい|ぐらい|きれい|みたい|嫌い|祝い|使い|誘い|問い|狙い|揃い|手伝い|見舞い)$/u;
