/** What leads from what was said before to what is told: 失礼しました、では、, でですね, そうしたら. */
const link =
  /^(?:で?ですね、?|そうしたら、?|そしたら、?|失礼(?:しました|いたしました)、(?:では、?)?|あ、?そう(?:なの|なん|です)?か?、?(?:じゃあ?|では)、?|(?:これ|それ)で、(?=私|わたし|僕|俺))/u;
/** The owner stands beside a task: 私、測って送る, 私のほうからは、見積りを送る. */
const self =
  /^(?:私|わたし|わたくし|僕|ぼく|俺|おれ|わし|うち|こちら)(?:の(?:ほう|方)(?:で|から)?は?|としては|が|も|は)?、(?=[^。]{2})/u;

/** A task without what leads to it and without who says that he does it. */
export function withoutLead(text: string): string {
  return text.replace(link, '').replace(self, '');
}
