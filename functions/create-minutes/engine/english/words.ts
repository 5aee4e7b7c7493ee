import { wordSet } from '../../word-set.ts';
import { readOnce } from '../read-once.ts';
import { englishStem } from './stem.ts';

/** Words that say nothing about the subject: function words, contractions without their apostrophe, and the noises of speech. */
const functionWords = wordSet(`
a about above after again against all also am an and any are aren as at be because been before being below between both but by can
cannot could couldn did didn do does doesn doing don down during each either else ever every few for from further get gets getting
go goes going gonna got gotta had hadn has hasn have haven having he her here hers herself him himself his how however i if in into
is isn it its itself just let lets ll m may maybe me might mine more most much must my myself need no nor not now of off on once one
only or other our ours out over own re s same shall she should shouldn so some such t than that the their theirs them themselves then
there these they thing things this those through to too under until up upon us ve very was wasn we were weren what when where which
while who whom whose why will with won would wouldn yet you your yours yourself d
um uh uhm erm er hmm hm mm mmm mhm mhmm huh yeah yep yes yup okay ok kay alright right oh ah eh aye well like know mean think guess
say said says really quite actually basically kind sort lot lots bit stuff want wanna see look gotta anyway course sure thank thanks
please sorry hi hello bye good great nice cool cheers wow sir madam`);

/** Said in nearly every meeting of any kind (document frequency over 40 % in each of three unlike corpora), so of little weight. */
const commonWords = wordSet(`
something make people first work next use new different two put time way little five come find take back three used point last even
still start already important another give four looking problem better probably working anything change thought using end true able
exactly small keep possible try talk number many done idea everything whatever example part whole making means less always enough
together second wanted big top hard made around far case ones thinking pretty everybody whether long show makes rather set tell
though within least talking mind add numbers move interesting works found hand later away agree says trying since question seems
definitely turn six wait left needs discuss seen nothing without obviously clear never everyone specific feel extra saying high type
half name side old useful changing hope comes points understand especially available ready best couple otherwise fact place coming
ask leave almost remember came looks simple help actual choose instead certain form call middle include today bring sense sometimes
day general perhaps single open discussed anyone someone somebody anybody morning afternoon minute minutes moment today guys ahead`);

const wordPattern = /[\p{L}\p{N}]+(?:[.,]\d+)*/gu;

/** Stems of the content words of a text, in order. */
export const englishTerms = readOnce(termsOf);

function termsOf(text: string): readonly string[] {
  const words = text.toLowerCase().replace(/[’']/g, ' ').match(wordPattern) ?? [];
  return words.filter((word) => !functionWords.has(word) && (word.length > 1 || /\d/.test(word))).map(englishStem);
}

/** Whether any content word is there; the text is read only as far as that takes. */
export function saysSomething(text: string): boolean {
  for (const [word] of text.toLowerCase().replace(/[’']/g, ' ').matchAll(wordPattern))
    if (!functionWords.has(word) && (word.length > 1 || /\d/.test(word))) return true;
  return false;
}

/** Whether the word says something about the subject of a meeting; given as said or as a stem. */
export function weightOfEnglish(word: string): number {
  return functionWords.has(word) ? 0 : commonStems.has(word) ? 0.3 : 1;
}

const commonStems = new Set([...commonWords].map(englishStem));
