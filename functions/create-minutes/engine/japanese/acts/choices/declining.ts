import { noThing, thing } from './offered-thing.ts';

/** 棚はまだ使えるから、 and 延長保証は今回は stand between what is turned down and the words that do so. */
const between =
  '、?(?:[^、。は]{1,14}(?:から|ので|んで|し)、)?(?:(?:もう|今のところ|現時点では|別に|特に|今回は?|今年は?|今期は?|うちは|そこまで(?:は)?|とりあえず|いったん|一旦|ひとまず|ちょっと|全部|やっぱり|やはり)、?){0,3}';
const begins = '(?:^|[、。])(?:じゃあ?|では|それなら|なら|ほな)?';
const laterOn = '(?:今のところ|現時点では|今回は?|今年は?|今期は?)';

/** How something is turned down, and how minutes say so. */
const ways: readonly (readonly [said: string, told: string])[] = [
  [
    '(?:なし|ナシ|無し)(?:で(?!は|も|き|い[けく]|済|やっ)(?:いい|お願い|結構|大丈夫|[、。]|$)|に(?:し(?:ます|ましょ|と|て)|する)|かな|だな|です[。]?$)',
    'なしとします',
  ],
  ['見送(?:り(?:で|ます|ましょ|たい|と|に|かな)|る(?![^、。]*か)|らせ)', '見送ります'],
  ['や(?:め(?:ます|とき|とく|ておき|ておく|ましょ|にし|る(?:わ|よ|。)))', 'やめます'],
  ['(?:遠慮(?:し|させ)|パス(?:で|し|だ|です))', '見送ります'],
  [
    '(?:(?:要ら|いら)(?:ない|ん(?!と))|(?:要り|いり)ません|不要|必要(?:は)?(?:ない|ありません)|(?:付け|入れ|頼ま|やら|借り|買わ)なくて(?:も)?(?:いい|結構|大丈夫))(?:です|かな|や|よ|な|わ|で|けど|ので|から|と思い?ます|と思う)*[。]?$',
    '不要とします',
  ],
];
/** 中古はいいです turns it down only after じゃあ or with a reason; いいですね praises it. */
const noNeed = '(?<!で)(?:いい(?:です|や|よ|かな|わ)|結構です)(?:わ|から|ので|よ)*[。]?$';
const named = ways.map(
  ([said, told]) => [new RegExp(`${begins}${thing}(?:は|って|のほうは)${between}${said}`, 'u'), told] as const,
);
const namedNoNeed = new RegExp(`${begins}${thing}(?:は|のほうは)${between}${noNeed}`, 'u');
const pointing = ways.map(
  ([said, told]) =>
    [
      new RegExp(`${begins}(?:(?:それ|そこ|そちら|そっち)(?:は|も)${between}|${laterOn}、?)${said}`, 'u'),
      told,
    ] as const,
);
const pointingNoNeed = new RegExp(`${begins}(?:それ|そこ|そちら|そっち)(?:は|も)${between}${noNeed}`, 'u');
const concludes =
  /^(?:(?:うーん|いや|まあ|そうか|そっか|はい|うん|ああ)[、。]?)*(?:じゃあ?|では|それなら|なら|ほな|だったら|いや|うーん)、?/u;
const givesReason = /(?:から|ので|んで|し|もん)[、。]/u;
const asks = /[？?]\s*$|か(?:ね|な)?[。]?$/u;

/** 機械が五年もつなら、 stands before what is turned down only then; それなら、 only goes on. */
const onlyThen = /(?<!(?:^|[。、])(?:それ|だっ|そし|そうし)?)(?:なら|れば|たら|場合は?|とき(?:は|には)?)$/u;
/** 見送りたいところなんですが, やめときますって言ったらしい and 見送りにしたんですよ turn nothing down now. */
const notNow =
  /^(?:ところ|んで|の[はがに]|けど)|^[^、。]{0,12}(?:って(?!こと)|らしい|と(?:言|聞|の?こと)|そうです)|^(?:言|聞)|^(?:し|まし|てい?|ってい?)?た(?:$|[。、んのけがらい])/u;

/** Where the words that turn it down do so here and now. */
function turnsDown(found: RegExpExecArray | null): found is RegExpExecArray {
  if (!found) return false;
  const behind = found.input.slice(found.index + found[0].length);
  const isWish = found[0].endsWith('たい') && !/^(?:です[。]?$|と思)/u.test(behind);
  return !isWish && !onlyThen.test(found.input.slice(0, found.index)) && !notNow.test(behind);
}

export interface Declining {
  /** Undefined where it points at what was offered before. */
  readonly thing: string | undefined;
  /** As minutes say it, politely: 見送ります. */
  readonly told: string;
}

/** What a remark turns down; undefined where it turns nothing down. `next` is what is said on in the same turn, `said` the remark with its opener. */
export function declinedIn(text: string, said: string, next: string): Declining | undefined {
  if (asks.test(text)) return undefined;
  for (const [way, told] of named) {
    const found = way.exec(text);
    const one = found?.[1];
    if (turnsDown(found) && one !== undefined && !noThing.test(one)) return { thing: one, told };
  }
  for (const [way, told] of pointing) if (turnsDown(way.exec(text))) return { thing: undefined, told };
  if (!concludes.test(said) && !givesReason.test(text) && !givesReason.test(next) && !/結構です/u.test(text))
    return undefined;
  const found = namedNoNeed.exec(text);
  const one = found?.[1];
  if (turnsDown(found) && one !== undefined) return noThing.test(one) ? undefined : { thing: one, told: '見送ります' };
  return turnsDown(pointingNoNeed.exec(text)) ? { thing: undefined, told: '見送ります' } : undefined;
}

/** Who turned something down takes it after all. */
export function takesAfterAll(text: string, one: string): boolean {
  return (
    (text.includes(one) || /^(?:やっぱ|やはり)/u.test(text)) &&
    takes.test(text) &&
    !/なし|見送|やめ|要ら|いら/u.test(text)
  );
}

const takes = /お願い|(?:付け|入れ)て(?:くだ|もら|いただ|おい)|もらいます|頼みます|やりましょう|にし(?:ます|ましょう)/u;
