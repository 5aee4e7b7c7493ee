/** Whoever speaks, of himself; 私立, 公私 and 私たち are not. */
const self =
  '(?:(?<![公無滅])(?:私|わたし|わたくし|あたし|僕|俺)(?!たち|達|ら|ども|個人|自身|[立物用学鉄有書財服道費案語欲])|(?<=^|[、。はがをに])わし(?=[はがもにをの、\\p{sc=Han}]))';
const asSubject = new RegExp(`${self}(?=、|\\p{sc=Han})、?`, 'gu');
const within = new RegExp(`${self}(?=[のがはもにをとで]|から|より|だけ|じゃ)`, 'gu');
/** 私が説明しておく, of whoever the task is of. */
const asDoer = new RegExp(
  `(?<=^|[、。はがも])(?:じゃあ?|では|それなら)?${self}(?:の(?:ほう|方)(?:から|で)|が|から|は)、?(?=[^、。]{2})`,
  'gu',
);
const beside = new RegExp(
  `、${self}[はもが]?(?=。)|(?<=^|[、。])${self}(?:としては|としましては|は(?=[^。ともな])|も(?=、)|、)、?`,
  'gu',
);
const said = new RegExp(`${self}[^。]{1,2}`, 'gu');

/** Where a wording speaks of its speaker: the words, as they were said. */
export function selvesIn(text: string): readonly string[] {
  return text.match(said) ?? [];
}

/**
 * The same for readers who do not hear him: 私の権限で is 有村の権限で.
 * @param name what he is called; undefined where he stands beside it: 私に電話が来た is 自身に電話が来た
 */
export function selfNamed(text: string, name: string | undefined): string {
  return name === undefined
    ? text.replace(beside, '').replace(asSubject, '').replace(within, '自身')
    : text.replace(asSubject, `${name}は、`).replace(within, name);
}

/** A task without its owner: 社長には私から上げる is 社長には上げる. */
export function withoutDoer(text: string): string {
  return text.replace(asDoer, '');
}
