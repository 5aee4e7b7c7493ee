import type { DraftAction } from '../../../draft.ts';
import { lastTurn } from '../../../sentence.ts';

/** Done once something has come, which is not said: 届いたらすぐ見る, それをもらったら、調べて報告する. */
const onceThere =
  /^(?:(?:それ|これ|そちら)(?:を|が)?)?(?=(?<given>(?:もら|受け取)(?:ったら|えたら|えれば|り次第|い次第|ってから)|(?:いただ|頂)(?:いたら|きましたら|ければ|き次第|いてから))|(?:届(?:いたら|きましたら|けば|き次第|いてから)|来たら|来ましたら|来次第|着いたら))/u;
/** それを見て、常務に話す */
const onThat = /^(?:それ|これ)(?:を、?)?(?=(?<given>見て|読んで|確認して|受けて|付けて|元に|もとに|踏まえて))/u;
/** What somebody sends or gives. */
const handsOver =
  /(?:^|[、。])((?:[^、。をはがにで]|[でに](?=き|は(?:い|な))){2,24})を(?:[^、。を]{0,14}(?:に|へ|で|から|まで|宛てに))?、?(?:送|渡|出[すし]|届け|返[すし]|提出|郵送|発送|返送|メール|共有|発行)[^、。]{0,6}。/u;
const gives = /(?:送|渡|出|届け|提出|郵送|発送|メール|共有|発行)[^、。（]{0,6}（/u;
/** What was found for the task itself stands behind it. */
const beside = /（([^（）]{2,24})）(?=。$)/u;
/** Turns before it in which that was promised. */
const reach = 4;
const noThing = /それ|これ|やつ|もの$|返事|連絡|電話|^[\d〇一二三四五六七八九十]+\p{sc=Han}$/u;

interface Given {
  readonly thing: string;
  readonly item: DraftAction;
}

/** Tasks that wait for something, with what the other one gives: 「ログを送る」 and 「もらったら、原因を調べる」 is ログをもらったら、原因を調べる. */
export function afterReceipt(items: readonly DraftAction[]): readonly DraftAction[] {
  const given = new Map<number, Given>();
  for (const item of items) {
    const thing = (gives.test(item.text) ? beside.exec(item.text)?.[1] : undefined) ?? handsOver.exec(item.text)?.[1];
    if (thing !== undefined && !noThing.test(thing)) given.set(lastTurn(item), { thing, item });
  }
  return items.map((item) => {
    const waits = onceThere.exec(item.text) ?? onThat.exec(item.text);
    if (!waits) return item;
    const rest = item.text.slice(waits[0].length);
    const particle = waits.groups?.given === undefined ? 'が' : 'を';
    const own = beside.exec(item.text)?.[1];
    if (own !== undefined) return { ...item, text: `${own}${particle}${rest.replace(beside, '')}` };
    const found = givenBefore(item, given);
    if (!found || item.text.includes(found.thing)) return item;
    const spans = [...new Set([...found.item.spans, ...item.spans])];
    return { ...item, text: `${found.thing}${particle}${rest}`, spans };
  });
}

function givenBefore(item: DraftAction, given: ReadonlyMap<number, Given>): Given | undefined {
  const last = lastTurn(item);
  for (let turn = last; turn >= last - reach; turn--) {
    const found = given.get(turn);
    if (found && found.item.owner !== item.owner) return found;
  }
  return undefined;
}
