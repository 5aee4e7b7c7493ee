import type { Remark } from '../../../facts/talk.ts';
import { cleanEnglish } from '../clean/clean.ts';
import { sentence as asSentence } from '../wording/report.ts';
import { worded } from './found-statement.ts';

/** Something is asked, or somebody does not know it. */
const leavesOpen =
  /\?|\b(?:whether|(?:do|does|did)(?: not|n['’]t) (?:have|know|see)|not (?:yet )?(?:sure|clear|certain|decided)|no idea|unclear|unknown|wonder(?:ing)?|(?:need|have|like|want|got|try) to (?:check|ask|know|find out|understand|hear|see)|(?:I|we|me|he|she|they)\b[^.?!,]{0,20}\b(?:check|ask|find out|look into|come back|get back|confirm|clarify)|(?:^|know|tell|see|say|is|depends) (?:on )?(?:who|what|when|where|which|how))\b|^(?:and |so |but )?(?:who|what|when|where|which|how|is|are|do|does|can|could|will|would)\b/i;
/** "And when they come back the swap's gone." asks nothing. */
const tellsWhen =
  /^(?:and |so |but |then )?(?:when|if|while|once) (?!.*(?:\?|\b(?:know|sure|clear|wonder\w*|idea|check|ask|find out|unclear|question)\b))/i;
/** Without marks the question follows at once: "can i ask something can people swap shifts". */
const asksFirst =
  /^(?:can|could|may) (?:i|we) (?:just |quickly |also )?ask (?:you )?(?:something|a question|one (?:more )?thing)[,.:]? (?=(?:\S+ ){0,6}(?:can|could|do|does|did|is|are|will|would|has|have|who|what|when|where|how|why|which) \S+ \S)/iu;
const asksUnmarked =
  /\b(?:can|could|do|does|did|will|would) (?:people|you|we|they|it|he|she|the|your|our|my|this|that|anyone|anybody|somebody|everybody) (?:\p{L}+ ){1,3}/iu;
/** "Can I ask something about the phones?" only says that a question comes. */
const asksToAsk =
  /^(?:\p{L}+,? )?(?:can|could|may|might) (?:i|we) (?:just |quickly |also )?ask (?:you )?(?:something|a question|one (?:thing|more)|about)\b/iu;
/** What is asked or left open; undefined where nothing is. */
export function foundQuestion({ text: said }: Remark): string | undefined {
  const text = said.replace(asksFirst, '');
  const isOpen = leavesOpen.test(text) || (!/[.?!]\s*$/.test(text) && asksUnmarked.test(text));
  return isOpen && !tellsWhen.test(text) && !asksToAsk.test(text) ? worded(asSentence(cleanEnglish(text))) : undefined;
}
