import { bareName } from '../people.ts';
import { asksToConfirm } from './asks-by-tone.ts';
import { wholeEnding, withoutTalk } from './ends.ts';
import { fromMasu } from './masu.ts';
import { plainClauses, plainEnding } from './plain.ts';
import { withoutOpeners } from './wording/bare.ts';
import { withoutLinks } from './wording/links.ts';
import type { Style } from './wording/style.ts';
import { fromOutside, ofOneself } from './written.ts';

const particles =
  /(?:(?:です|ます|た|だ|ません)(?=(?:よね|ね|よ|けど|けれども|けれど|が|し|から|ので|わ)))?(?:よね|ね|よ|けれども|けれど|けど|、){1,4}$/u;
/** The sentence with a plain ending, as minutes have it. */
export function plainJapanese(text: string): string {
  const body = text
    .replace(/[。！!\s]+$/u, '')
    .replace(particles, (match) => /^(?:です|ます|た|だ|ません)/u.exec(match)?.[0] ?? '');
  return plainEnding(body).replace(shortened, '$1い$2');
}

/** 次回なんですが、... tells what is spoken of. */
const preamble =
  /^(お?(?:[^、。]{0,12}の)?(?:次回|今回|日程|予定|納期|期間|時期|入れ替え|値段|価格|単価|料金|費用|金額|予算|見積|見積書|支払い?|契約|契約書|更新|納品|導入|運用|研修|保守|サポート|台数|人数|会場|資料|データ|画面|定例|打ち合わせ|議事録|条件)|[^、。]{1,12}(?=の件))(?:なん|(?:の件|の方|のほう|の話)(?:なん)?)(?:です|だ)(?:が|けど|けれど|けれども)、/u;

/**
 * Who said what: 田中は、...と述べた。 What was said stands in plain form in either style, as reported speech does.
 * @param print how what was said is printed; the speaker's name stays as it is
 */
export function reportJapanese(
  text: string,
  speaker: string | undefined,
  style: Style,
  print = (said: string) => said,
): string {
  const who = speaker === undefined ? '' : `${bareName(speaker)}は、`;
  const whole = withoutLinks(fromOutside(plainClauses(withoutService(wholeOf(text)))));
  // whose company it is stands before it: 堀は、自社は…
  const [said, did] = told(
    ofOneself(speaker === undefined ? whole : whole.replace(/^自社は(?:、|もう|まだ)?(?=[^、。]{2})/u, '')),
  );
  return who + print(`${said}と${did}${style === 'polite' ? 'ました' : 'た'}。`);
}

/** 引き下げさせていただきます is 引き下げます, 提案させていただきます is 提案します. */
function withoutService(said: string): string {
  return said
    .replace(/(?<=[えけげせてでねべめれ見])させて(?:いただき|頂き)ます$/u, 'ます')
    .replace(
      /(?:(?<=[\p{sc=Han}\p{sc=Katakana}])(?<!の[おご]?\p{sc=Han}{2,4})を|(?<=[\p{sc=Han}\p{sc=Katakana}を]))させて(?:いただき|頂き)ます$/u,
      'します',
    )
    .replace(/存じます$/u, '思います');
}

/** What was said, and what the speaker did in saying it: the stem of the verb. */
function told(said: string): readonly [said: string, did: string] {
  const stem = said.replace(/ましょう(?:か|ね|よ)?$/u, '');
  if (stem !== said) return [fromMasu(stem).volitional, '提案し'];
  if (suggests.test(said)) {
    const matter = said.replace(suggests, '').replace(/では?$/u, '');
    return [`${matter}${matter.endsWith('の') ? 'は' : 'では'}どうか`, '提案し'];
  }
  if (/(?<=[てで])(?:ください|下さい)(?:ね|よ)?$/u.test(said))
    return [said.replace(/(?:ください|下さい)(?:ね|よ)?$/u, 'ほしい'), '求め'];
  const asked = said.replace(/(?<=[てで])く(?:れ(?:ない|ません)?か|れ)(?:ね|な|よ)?$/u, 'ほしい');
  if (asked !== said) return [asked, '求め'];
  const given = said.replace(/(?:を)?(?:ちょうだい|頂戴)(?:ね|よ)?$/u, 'ほしい');
  if (given !== said) return [given, '求め'];
  const wanted = said.replace(/[おご](\p{sc=Han}{2,4})(?:ください|下さい)(?:ませ)?$/u, '$1してほしい');
  if (wanted !== said) return [wanted, '求め'];
  const recalled = said.replace(/っけ$/u, '');
  if (recalled !== said) {
    const matter = recalled.replace(/(?<=[るたいう])ん(?:でした|だった|だ|です)$|(?:でした|だった|だ|です)$/u, '');
    return [`${plainEnding(matter)}か`, '尋ね'];
  }
  const [, inquired] =
    /^(.*(?:ます|ません|です|でした|ました|でしょう|[のんるうたい]))か(?:ね|な)?$/su.exec(said) ?? [];
  if (inquired)
    return [
      `${plainEnding(inquired)
        .replace(/(?:である|だろう|の)$/u, '')
        .replace(howIs, '')}か`,
      '尋ね',
    ];
  const body = withCopula(plainJapanese(said).replace(/と$/u, ''));
  if (/(?:(?<![重冷眠平煙])たい|(?:て|が|は|も|を)(?:ほし|欲し)い)$/u.test(body)) return [body, '希望し'];
  if (/(?:で|を)お願い(?:する)?$/u.test(body)) return [body.replace(/お願い(?:する)?$/u, 'お願いしたい'), '依頼し'];
  if (heardSaid.test(body)) return [body.replace(heardSaid, 'とのことだ'), '述べ'];
  if (thought.test(body)) return [body.replace(thought, ''), 'の考えを述べ'];
  return [body, reasons.test(body) ? '説明し' : '述べ'];
}

/** 8月の請求が1,900万 leaves out である, and so does 決めるのは月末だな. */
function withCopula(body: string): string {
  const told = body
    .replace(/、(?=である$)/u, '')
    .replace(/(?<=[\p{sc=Han}\p{sc=Katakana}ー\p{N}りちけ])だな$/u, 'である');
  return /(?:は|が)(?=[^、。]*$|[^。]{1,24}$)/u.test(told) && named.test(told) ? `${told}である` : told;
}

const named =
  /(?:\p{N}|[\p{sc=Han}\p{sc=Katakana}ー%％]{2}|[〇一二三四五六七八九十百千万]|だけ|のみ|まま|まで|くらい|ぐらい|ほど)$/u;

/** どうなのでしょうか */
const howIs = /(?<=どう|いつ|いくら|どこ|どれ)な$/u;

export const suggests = /(?:は|が|で|では|なんか)?(?:いかが|どう)(?:でしょう|ですか|でしょうか|だろう|です)$/u;
/** 言ってきてる is 言ってきている. */
const shortened = /(?<=[っいんしきえけせてねべめれ])([てで])([るた])$/u;
/** 月900円だって */
const heardSaid = /だ?とのことである$/u;
const thought = /と(?:思う|考える|思っている|考えている)$/u;
/** Gives a reason or a figure. */
const reasons = /(?:ので|ため|から)、|\p{N}(?:円|万|億|%|%|パーセント|台|件|名|人|ユーロ|ドル)/u;

function wholeOf(text: string): string {
  const matter = withoutOpeners(text.replace(/[。、\s]+$/u, ''));
  const said = withoutTalk(asksToConfirm(matter) ? matter.replace(/(?:です)?よね[？?]?$/u, 'か') : matter)
    .replace(/(?:と|って)いうことで$/u, '')
    .replace(preamble, '$1について、')
    .replace(/なん(?:です|だ)?(?:が|けど|けれど|けれども)$/u, 'です')
    .replace(/(?<=[うくすつぬむぐぶるいただ])(?:ん|の)(?:です|だ)(?:が|けど|けれど|けれども)$/u, '');
  return wholeEnding(said);
}
