/** A deed whose verb was said first. */
const verb =
  '(?:(?:ます|[さかたなばまらわが]せる|(?<=[てっんいしえけげせれねべめき])と(?:き|く))(?:よ(?!う)|ね|わ|から)?|(?:とき|どき)ます(?:よ|ね|わ|から)?)';
/** When it is done, to whom, with what or of what: 今月中には, 火曜の朝, 図面を, 店長が戻ったら. */
const day =
  '(?:[月火水木金土日]曜日?|(?:今|本|明|来|再来|翌)(?:日|週|月|年)|明後日|あさって|あした|きょう|週明け|月末|月初|年内|\\d+日|[一二三四五六七八九十]+日|夕方|朝一?|午前中?|午後一?)';
const last = `(?:[をにへもで]|(?<![でと])は|まで|から|だけ|なり|にでも|たら|れば|次第|必ず|すぐ|後で|あとで|${day}(?:中|頭|末|頃|ごろ)?)`;
const afterthought = new RegExp(
  `^(.{2,}${verb})[、,]\\s*(?!はい|ええ|では|じゃあ|それで|でも|もし|すみません|どうも)([^、。]{1,20}?${last})(?:[、]?(?:必ず|なるべく))?[。]?$`,
  'su',
);
/** Recognisers put no mark before it, so it has to be a day: お送りしますね水曜までに. */
const unmarked = new RegExp(
  `^(.{2,}${verb})((?:[今来再先]*[週月]の?)?${day}[^、。]{0,6}?(?:[にで]|までに?|中に?|には|$))[。]?$`,
  'su',
);
/** What is told first; with what, to whom and of what stands beside the verb: 月曜に見て、写真で送る. */
const isTime = new RegExp(`${day}|(?:たら|れば|は|次第|から|まで|後で|あとで)$`, 'u');
/** ご説明します、今日は。 and わかります、それは。 speak of what is the case. */
const isCase =
  /(?:[わ分]か[りっ]|思い|存じ|承知し|かしこまり|了解し|あり|ござい|でき|おり|い|なり|助かり|困り)ます(?:よ|ね|わ|から)?$/u;

/** 一言入れときます、こういうの始めるよって */
const quoted =
  /^(.*(?:言[っい]|入れ|伝え|話し|知らせ)[^、。]{0,6}ます(?:ね|よ)?)、([^、。]{2,24}?)(?:よ|ね|から)?(?:って|と)[。]?$/su;

/** Speech says the verb first and puts the rest behind it: 出させます、今月中には is 今月中には出させます. */
export function inOrder(said: string): string {
  const [, told, words] = quoted.exec(said) ?? [];
  if (told !== undefined && words !== undefined) return `${words}と${told}`;
  const [, deed, rest] = afterthought.exec(said) ?? unmarked.exec(said) ?? [];
  if (deed === undefined || rest === undefined || isCase.test(deed)) return said;
  const from = /^(?:.*。)?(?:(?:はい|ええ|では|じゃあ?|ほな|あと)、?)*/su.exec(deed)?.[0].length ?? 0;
  const at = isTime.test(rest) ? from : Math.max(from, deed.lastIndexOf('、') + 1);
  return `${deed.slice(0, at)}${rest.replace(/にでも$/u, 'に')}${deed.slice(at)}`;
}
