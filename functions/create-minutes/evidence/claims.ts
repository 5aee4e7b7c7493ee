/** Words with a capital within a sentence: in languages with small letters these are names of people, places, products and days. */
export function namesIn(text: string): readonly string[] {
  const found = text.match(/(?<=[\p{L}\p{N},;:)'’"%] )\p{Lu}[\p{L}\p{N}'’-]*/gu) ?? [];
  return found.filter((word) => word !== 'I').map((word) => word.replace(/['’]s$/, ''));
}

const japaneseTitle = '(?:さん|さま|様|氏|くん|君|先生|部長|課長|社長|専務|常務|取締役|係長|主任|本部長|室長)';
const japaneseName = new RegExp(`([\\p{sc=Han}々]{1,4}|[\\p{sc=Katakana}ー]{2,12})(?=${japaneseTitle})`, 'gu');
/** What stands before a title and is no name: お客様, 皆様, 営業部長. */
const noName =
  /^(?:客|皆|奥|神|王|何|各位|営業|総務|人事|経理|開発|情報|本|副|当|御|担当|代表)$|(?:営業|総務|人事|経理|開発|技術|企画|管理|購買|製造)$/u;

/** Names of Japanese people, known by the title after them. */
export function japaneseNamesIn(text: string): readonly string[] {
  return [...text.matchAll(japaneseName)].flatMap(([name]) => (noName.test(name) ? [] : [name]));
}

const dayName =
  /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b|\b(?:january|february|march|april|june|july|august|september|october|november|december)\b|[月火水木金土日]曜|(?:今|来|再来)(?:週|月)|明後日|明日|月末|年末/giu;

/** Days, weeks and months by name, in lower case. */
export function daysIn(text: string): readonly string[] {
  return [...text.matchAll(dayName)].map(([day]) => day.toLowerCase());
}
