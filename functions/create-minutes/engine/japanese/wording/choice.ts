import { fromTe } from '../conjugate.ts';
import { bare } from './bare.ts';
import { type Ending, withoutHumility } from './humility.ts';
import { lastPart } from './last-part.ts';
import { inStyle, type Style } from './style.ts';

const choosing: readonly Ending[] = [
  // 二クラスで、一日ずつ二回ってことですよね
  [/(?:と(?:いう)?|って(?:いう)?)ことです(?:よね?|ね|か)*$/u, 'とします'],
  [/(?<=[\p{sc=Han}])でもいいと思(?:います|う)(?:よ|ね)*$/u, 'とします'],
  [/進めさせて(?:いただ|頂)いて、?よろし[^、。]*$/u, '進めます'],
  [
    /(?<=見送り|取りやめ|打ち切り|据え置き|据置き|なし|無し|おき|ごと)で(?:も)?(?:いい|ええ|よい|よろしい|結構)(?:です|でしょう|だろう|でしょ)?(?:や|な|ね|よ|わ|か|かと|かなと|と思います|と思う)*$/u,
    'とします',
  ],
  [
    /(?:と|て|っちゅう)?(?:いう)?ことで(?:、)?(?:お願い[^、。]*|よろし[^、。]*|合意[^、。]*|決め[^、。]*|い(?:い|か)[^、。]*)?$/u,
    'とします',
  ],
  [/(?<=[うくすつむぶぐる])(?<!という)の(?:は|なんか)(?:いかが|どう)[^、。]*$/u, ''],
  [/(?:はいかが|でいかが|はどう|でどう|というのはどう|というのはいかが)[^、。]*$/u, 'とします'],
  [/(?<=[うくすつむぶる])それで(?:お願い|いき|行き|いく|行く|進め)[^、。]*$/u, ''],
  [
    /(?<!進め|メール|電話|書面|口頭|オンライン|チャット)で(?:、)?(?:かしこまり|承知|了解|お願い|お受け|承り|結構|大丈夫|決まり|頼)[^、。]*$/u,
    'とします',
  ],
  [
    /(?:で)?(?:です)?(?:よ)?(?:ね|な)?、?(?:かしこまり|承知(?:いた)?し|了解し?)(?:ました|です)?(?:ね|よ)?$/u,
    'とします',
  ],
  [/(?:と|に)?させて(?:いただ|頂)いて、?よろし[^、。]*$/u, 'とします'],
  [
    /(?<!進め|メール|電話|書面|口頭|オンライン|チャット|それ|これ)で、?よろし(?:い|ゅう)(?:です|でしょう|ござい)[^、。]*$/u,
    'とします',
  ],
  [/(?<=確定|決定|合意)と$/u, 'します'],
  // 合わせて105万、入稿が2月9日の朝、と。
  [/、と$/u, 'とします'],
  [
    /(?<=まま|だけ|のみ|[\p{N}\p{sc=Han}\p{sc=Katakana}ー%])(?<!それ|これ|全部|無料|有料|大丈夫|結構|便利|無事|[様方])で(?:いい|ええ|よい|よろしい)(?:です)?(?:んじゃない)?(?:や|な|ね|よ|わ|か|と思います|と思う)*$/u,
    'とします',
  ],
  [/で(?:、)?(?:いき|行き|いこ|行こ|いく|行く)[^、。]*$/u, 'とします'],
  [/に(?:しましょう|しよう|しとき[^、。]*|して(?:ください|ほしい|もら[^、。]*|いただ[^、。]*))[^、。]*$/u, 'にします'],
  [/にする(?:わ|よ|ね|から)*$/u, 'にします'],
  [/(?<=[うくすつむぶる])(?:わ|よ|わよ|わね)$/u, ''],
  // what could be done was taken, so it will be
  [/お([\p{sc=Han}]\p{sc=Hiragana}{1,3})できます$/u, '$1ます'],
  [/(?<=[\p{sc=Han}]{2})できます$/u, 'します'],
  [/(?<=[えけげせてねべめれ])られます$/u, 'ます'],
  [/(?<=[出貸渡])せます$/u, 'します'],
  [/(?<=[引置])けます$/u, 'きます'],
  [/進め(?:て[^、。]*|ましょう[^、。]*|させて[^、。]*)$/u, '進めます'],
  [/ましょう(?:か|ね|よ|や)?$/u, 'ます'],
  [
    /(?<=だけ|のみ|まま|まんま|まで|から|なし|無し|見送り|据え置き|払い|引き|込み|扱い|[\p{sc=Han}\p{sc=Katakana}A-Za-z0-9%])で$/u,
    'とします',
  ],
  [/(?<=だけ|のみ)$/u, 'とします'],
  // taken as it was offered
  [/(?<!どれ|どちら|どこ|いつ|何|誰|どう)で(?:いい|ええ|よい|大丈夫)(?:でしょうか|ですか)$/u, 'とします'],
];

/** 延ばせませんか proposes, and is no 延ばせない. */
const invites =
  /(?<!ござい|あり|ござり|違い|構い|かまい|差し支え)(?:ません(?:か|でしょうか)?[？?]$|ませんか(?:ね)?[。]?$)/u;

/** 延ばせませんか is of 延ばす; of some せる is no ability. */
const able = /(?<![さ乗見任寄わ載まらか痩])せません(?:か|でしょうか)(?:ね)?[？?。]*$/u;

/** 試すわけにはいきませんか proposes to 試す. */
const barredFrom = /わけに(?:は)?(?:いき|行き)ません(?:か|でしょうか)(?:ね)?[？?。]*$/u;

/** 九十円にはなりませんか, once taken, settles 九十円. */
const bargained = /に(?:は)?(?:なりません|していただけません|してもらえません)(?:か|でしょうか)(?:ね)?[？?。]*$/u;

/** ここも変わりございませんか, once taken, is ここも変わりない. */
const unchanged = /(?<=変わり|問題|間違い|相違)(は|も)?(?:ございません|ありません)(?:か|でしょうか)?(?:ね)?[？?。]*$/u;

/** 「2回で32万」: a choice told as the thing that is chosen; 天井裏だから is a reason. */
const thing =
  /(?:[\p{N}%％]|[\p{sc=Katakana}ー]{2}|[\p{sc=Han}]{2}|\p{N}\p{sc=Han}|の[\p{sc=Han}]|(?<!(?:ます|です)、[^、。]{0,12})のほう|ずつ|まま|(?<!だ|です|ます|ません|[るいたうくすつむぶん])から|だけ|のみ|まで)$/u;

/** 始めるということで is 始める, and no 始めるとする. */
const afterVerb =
  /(?<=る|[すむ]|[置行書引聞続働動]く|[使払買扱行]う|[かさしたなまらわがば]ない)(?:ので|んで)?、?とします$|(?:という)?こと(?=とします$)/u;
/** 八十万円でとする, 試すのとする and 1店、それとする: what was left of the words before. */
const stump =
  /(?:、?それで?、?|(?:という)?ことで|(?:という|って)ので?|(?<=[うくすつむぶぐる])の|(?<!ま)で)(?=とします$)/u;

/** そうしていただけるのであれば takes up what was said before. */
const inReturn =
  /^(?:そうして|そのように|それで)(?:いただけ|もらえ|頂け)(?:る(?:の|ん)?(?:であれば|でしたら|なら)|れば|たら|ましたら)、?/u;

/** 負担させていただくというのは offers to 負担する. */
const served = /(?<=\p{sc=Han}{2})(?:を)?させて(?:いただ|頂)く(?=という|の|こと|形)/u;

/** 4万円でやることになりました: what was settled is told by what is done. */
const announced =
  /(?<=[うくすつぬむぶるい])ことに(?:なりました|なった|決まりました|決まった|決めました|しました)[。]?$/u;

const asks = /(?:て|で)(?:ください|もらお[^、。]*|もらえ[^、。]*|いただ[^、。]*|くれ[^、。]*|ほし[^、。]*)$/u;

/** A choice as minutes have it. */
export function wordChoice(text: string, style: Style): string {
  const said = bare(
    text
      .replace(announced, '')
      .replace(served, 'する')
      .replace(inReturn, '')
      .replace(unchanged, '$1ありません')
      .replace(barredFrom, '')
      .replace(bargained, 'とします')
      .replace(able, 'します')
      .replace(invites, 'ます'),
  );
  const [before, last] = lastPart(said);
  const ending = choosing.find(([says]) => says.test(last));
  const stated = withoutHumility(
    (ending ? before + last.replace(ending[0], ending[1]) : said)
      .replace(afterVerb, '')
      .replace(stump, '')
      .replace(afterVerb, ''),
  );
  const verb = verbAsked(stated);
  const settled = verb?.polite ?? stated;
  return inStyle(thing.test(settled) ? `${settled}とします` : settled, style);
}

/** 送ってください asks to 送る. */
function verbAsked(stated: string): ReturnType<typeof fromTe> {
  const [before, last] = lastPart(stated);
  const te = asks.exec(last);
  return te ? fromTe(before + last.slice(0, te.index + 1)) : undefined;
}
