import { topic } from './wordings.ts';

const leadIn =
  /^(?:あ、?|えー?と?、|では、?|じゃあ?、?|それでは、?|それから、?|あと、?|で、|やはり、?|やっぱり?、?|いや、?|いえ、?|す[みい]ません、?)+/u;

/** 「補助金の話って、どうなりました？」 */
const broughtUp = /^([^、。はがを]{2,12})の(?:話|件|こと)(?:って|は|、|ですが|ですけど)/u;

/** 「研修は来週の火曜です」: what is said is about another thing than the task. */
export function isOfOtherMatter(said: string, told: ReadonlySet<string>): boolean {
  const own = said.replace(leadIn, '');
  const thing = (broughtUp.exec(own) ?? topic.exec(own))?.[1];
  return thing !== undefined && ![...told].some((term) => term.length > 1 && thing.includes(term));
}
