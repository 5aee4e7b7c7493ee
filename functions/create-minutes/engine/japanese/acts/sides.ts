import type { Meeting } from '../../meeting.ts';

export type Side = 'internal' | 'external' | undefined;

const sells =
  /御社|貴社|弊社の(?:サービス|製品|システム|プラン)|(?:ご|お)(?:提案|見積|導入|利用|検討|契約)(?:いただ|の|を|もり)|プラン|ございます|させていただ/u;
const buys =
  /弊社では今|うちは|うちの|うちで|うちも|稟議|社内で(?:揉|検討|説明)|予算|相見積|他社さん|高い(?:な|です|ね|わ)/u;
const hint = /(?:営業|セールス|カスタマーサクセス|ベンダー|当社)|(?<buyer>顧客|お客|先方|購買|導入先)/u;

/** Which side each speaker is on: as given, else by what the label says or how he talks. */
export function readSides({ people, turns }: Meeting): ReadonlyMap<string, Side> {
  const sides = new Map<string, Side>();
  const score = new Map<string, number>();
  for (const { speaker, text } of turns) {
    if (speaker === undefined) continue;
    score.set(speaker, (score.get(speaker) ?? 0) + (sells.test(text) ? 1 : 0) - (buys.test(text) ? 1 : 0));
  }
  for (const { speaker, side, name, role } of people) {
    if (speaker === undefined) continue;
    const said = hint.exec(`${name} ${role ?? ''} ${speaker}`);
    const talked = score.get(speaker) ?? 0;
    const guessed: Side = said
      ? said.groups?.buyer
        ? 'external'
        : 'internal'
      : talked > 0
        ? 'internal'
        : talked < 0
          ? 'external'
          : undefined;
    sides.set(speaker, side ?? guessed);
  }
  return sides;
}
