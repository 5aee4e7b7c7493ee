/** Compound nouns that have kana in them: ひな形, 見積もり. */
const withKana =
  '見積もり|見積り|申し込み|写し|控え|取り扱い|振り込み|下書き|手書き|取り付け|組み立て|読み取り|打ち合わせ|切り替え|ひな(?=[形型])|たたき(?=台)|お知らせ';
const thingSaid = `(?:(?:${withKana}|[\\p{sc=Han}\\p{sc=Katakana}々ーA-Za-z0-9・]|(?<=[\\p{sc=Han}\\p{sc=Katakana}ーりみ])の(?=[\\p{sc=Han}\\p{sc=Katakana}]|ひな)|(?<=\\p{sc=Han})り){2,16}|見積もり|申し込み|下書き)`;
const single = '[\\p{sc=Han}](?=を)';
/** サンプルとか, 資料みたいなの. */
const vaguely = '(?:とか|なんか|など|みたいな?(?:の|もの|やつ)|的なもの|のようなもの|らしきもの)?';
const asked = new RegExp(
  `(?:お|ご)?(${thingSaid}|${single})(?:を|は|も|って|が|の(?:ほう|方|件)(?:は|を|も)?|、)[^。？?]{0,30}(?:いただけ(?!ました)|頂け(?!ました)|もらえ(?!ました)|ください|下さい|お願い|ほし|欲し|必要|要り|いり(?:ます|そう)|ありますか|拝見|まだ(?:です|で|な)|いつ)`,
  'u',
);
/** 契約書って、ひな形ありますか; where nothing stands between, only what is written or sent is a thing: データ見せてもらえますか. */
const partAsked = new RegExp(
  `(?:(?:お|ご)?(${thingSaid})(?:って|は)、?)?(?:何か|なんか|一度|一回|ちょっと|全部)?(?:お|ご)?(${thingSaid})${vaguely}(?:を|は|も|って|が)?、?(?:(?:あ(?:る|ります|ったり)|ございます)[^、。]{0,8}(?:か|[？?])|(?:あると|ございますと|いただけ|頂け|もらえ|もらって|見せて|見れ|拝見|送って|渡し?た?って|出して|ください|下さい)|(?:要り|いり|い(?=る))(?:ます|る)[^、。]{0,6}(?:か|っけ|[？?]))`,
  'u',
);
/** 契約書はどうしましょう, 図面は持ってる?, 道路使用許可は。 */
const raised = new RegExp(
  `^(?:(?:あと|で|それと|じゃあ?|では|ちなみに|そういえば)、?)*(?:お|ご)?(${thingSaid})(?:は|って|の(?:ほう|件)は?)(?:[。？?…]*$|、?(?:どう|持って|お持ち|もう|まだ|でき|来て|届い|入って|誰|どちら|どっち|いかが|要る|要りま|いります))`,
  'u',
);
/** あと、セキュリティのチェックシート、38項目。 only names it. */
const named = new RegExp(
  `^(?:(?:あと|で|それと|次に|それから|最後に)、?)*(?:お|ご)?(${thingSaid})(?:、[0-9〇一二三四五六七八九十百]{1,4}\\p{sc=Han}{1,2})?(?:(?:なん)?です(?:ね|けど|が)?|だけど|な|ね)?[。、…]*$`,
  'u',
);
const told = new RegExp(`(?:お|ご)?(${thingSaid}|${single})(?:を|は|も|、(?=お?(?:作り|送り|出し|届け|渡し)))`, 'u');
const stated = new RegExp(
  `(?:お|ご)?(${thingSaid})が(?=[^。、]{1,12}(?:と思い)?(?:ます|です|る|い|た)(?:よね|よ|ね|が|けど|ので|から)?[。、])`,
  'u',
);
/** What one of them is going to send. */
const sent = new RegExp(
  `(?:お|ご)?(${thingSaid})(?:を|は|も|(?:のほう)?(?:なん)?ですが|、)[^。？?を]{0,30}(?:送り|送る|送付|渡し(?:ま|し)|お出し|お届け|届け(?:ま|し)|郵送|発送|投函|お持ちし|持参|作(?:り|成し)ます)`,
  'u',
);

/** What is written, sent, made or handed over for certain. */
export const document =
  /(?:書|表|図面?|案|写真|写し|名簿|資料|データ|紙|票|見積(?:も?り)?|リスト|一覧|証|版|品|機|ソフト|サンプル|見本|規程|約款|座標|カタログ|回線|印|ファイル|コピー|写し|ID|手順|マニュアル|控え|動画|チラシ|カード|鍵|ひな[形型]|雛[形型]|書式|様式|フォーマット|台帳|明細|実績|議事録|番号|アドレス|寸法|たたき台|パンフ(?:レット)?|レポート|申し?込み|記録|原稿|ログ|シート|型番|製品名|機種|伝票|貸出機)$/u;
const adverb = /^(?:(?:一度|一回|全部|今回|今|最新の)(?=.{2})|[年月週日]?分の)/u;

/** Where a remark stands to the task whose thing is looked for. */
export interface ThingSought {
  /** Its own words, where whatever is spoken of is the thing. */
  readonly isOwn: boolean;
  /** Of whoever asks for the task, who may have named the thing before he asked: 三階の会議室が空いています。押さえてもらえますか. */
  readonly isRequester: boolean;
  /** Somebody is to give back what he gets. */
  readonly returns: boolean;
  readonly isThing: (noun: string) => boolean;
}

/** The thing that a remark asks for, speaks of or is about to hand over. */
export function thingSaidIn(text: string, { isOwn, isRequester, returns, isThing }: ThingSought): string | undefined {
  const fits = (noun: string | undefined): noun is string => noun !== undefined && isThing(noun);
  const [, of, part] = partAsked.exec(text) ?? [];
  const thing = part?.replace(adverb, '') ?? named.exec(text)?.[1];
  if (fits(thing) && document.test(thing)) return fits(of) && !of.includes(thing) ? `${of}の${thing}` : thing;
  const [found] = [
    asked.exec(text)?.[1],
    raised.exec(text)?.[1],
    returns ? sent.exec(text)?.[1] : undefined,
    isRequester ? stated.exec(text)?.[1] : undefined,
    isOwn ? told.exec(text)?.[1] : undefined,
  ].flatMap((one) => one?.replace(adverb, '') ?? []);
  return fits(found) ? found : undefined;
}

const nouns = new RegExp(`(?:${thingSaid}と)?${thingSaid}`, 'gu');
/** How something is told, and who it is for: no thing by itself. */
const noDocument = /^(?:文書|書面|葉書|.)$|印$|^[0-9〇一二三四五六七八九十]+(?:件|枚|部|通|名|社|台|か所|点)?の?.?$/u;

/** All that a remark names which is written, sent or handed over: 見積り of 見積りの出し直し too. */
export function documentsIn(text: string): readonly string[] {
  return [...text.matchAll(nouns)].flatMap(([one]) => {
    const whole = one.replace(adverb, '');
    return (
      [whole, whole.replace(/の[^の]*$/u, '')].find((thing) => document.test(thing) && !noDocument.test(thing)) ?? []
    );
  });
}
