import type { Sentence } from '../../sentence.ts';
import { decisionText } from './decisions.ts';
import { parted } from '../wording/joints.ts';
import { isConduct } from '../proceedings.ts';
import type { Parties } from '../wording/pronouns.ts';

/** What settles nothing, however likely it is talk of what is settled: an impression, a state of mind, a question. */
const noDecision =
  /^(?:(?:it|this|that|there|he|she)(?:['’]s| is| was| are)? (?:(?:is|was|a|an|very|really|quite|pretty|just|all|more|not|so|too) )*[\p{L}-]+[.]?$|I(?:['’]m| am| was) (?:not )?(?:sure|afraid|glad|sorry|wondering|thinking)|(?:I|we|they|you) (?:do not|don['’]t|did not|didn['’]t) (?:know|remember|understand|care)|here (?:is|are)|each of you|you (?:had|have|can|need)|you(?:['’]re| are| were) (?!(?:all |both )?(?:going|supposed|to)\b)|(?:anything|anyone|when|would|perhaps to|if|unless|while|does|did|are|can|supposed?|imagine|do you|think|thought|guess|true,)\b|is (?:it|that|there|a|an)?\b)|\bdo you (?:think|want|know|mean)\b/iu;
/** What is done in the meeting or about it: of such lines in AMI meetings one in sixteen was decided on, of all one in five. */
const ofMeeting =
  /\b(?:meetings?|presentations?|minutes|agenda|recap|discuss\w*|talk(?:ing)? about|go over|move (?:on )?to|see (?:how|what|whether|if|next)|look at|whiteboard|questionnaire|surveys?|animals?|show (?:them|you) (?:some|the)|my (?:role|function|name))\b/i;
/** What somebody knows, thinks, likes or did, what other people do, and what is there: lists of decisions are read for what will be. */
const narrated =
  /^(?:(?:they|I|we) (?:(?:do|did) not |all |just |really |also |already |actually )*(?:know|knew|think|thought|guess|suppose|mean|hope|love|remember|understand|believe|feel|felt|see|saw|heard|found|discussed|looked|got|went|said|came|made|tried|noticed|told|asked|mentioned|like|hate|learned|read|cannot (?:believe|imagine|remember|think)) |(?:most |many |some |young |old |the )?(?:people|users|consumers|customers|everybody|everyone|nobody)\b|you\b|there (?:is|are|was|were)\b|(?:because|since|or else|otherwise|whether|compared|unfortunately|given|seems?|how|what|why|have they|will (?:people|they|it))\b|(?:they|we|I|it) could have \p{L}+(?:ed|en|ne)\b)/iu;
/** What is not so, how something is, who somebody is, and how things are outside: hardly one such line in ten was decided on. */
const described = new RegExp(
  [
    String.raw`^(?:their|my|our) (?:role|function|favou?rite|name|job)\b|^(?:they|we|I) (?:are|am) (?:the|an?|and|in|not|all|on|doing|working)\b`,
    String.raw`^(?:current|most|other|existing|today['’]s|(?:these|those) (?:\p{L}+ )?(?:are|were|have|had|get|do))\b|\bper ?cent of\b`,
    String.raw`\b(?:is|are|was|were|be|looks?|sounds?|seems?|feels?) (?:(?:very|really|quite|pretty|so|too|a bit|more|also|not|just|all|like|rather|kind of|already|overall|still|much|that|as|actually) )*(?:good|nice|cool|great|terrible|useless|important|interesting|difficult|expensive|ugly|hand(?:y|ier)|okay|fine|bad|better|worse|hard|easy|easier|cheap(?:er)?|possible|strange|weird|fun(?:ny)?|true|right|wrong|sure|clear|different|fancy|trendy|big|small)\b`,
    String.raw`^(?:they|we|I) (?:can |could |will |would )?(?:give|put|have) (?:it )?(?:an? )?(?:one|two|three|four|five|six|seven|\d)\b`,
    String.raw`\b(?:already|still)\b|\b(?:is|are|was|were|am) not\b|\b(?:do|does|did) not (?!need|want|have to|use|put|include)\b`,
  ].join('|'),
  'iu',
);
/** What one of them did, was about to do or has seen is no choice of the team. */
const ofSpeaker =
  /^I(?:['’](?:ve|m)| (?:just |also )?(?:have|had|was|am|did|do|wanted|prepared?|noticed|know)|['’]d (?:never|already|been)) (?!to\b|going to go\b)/i;
/** What the team is about, and what somebody or something does that is named elsewhere. */
const ofMoment =
  /^(?:I (?:think|guess|suppose|mean)(?: that)?,? |maybe |then |now |so )*(?:we(?:['’]re| are| were) (?:just |still |basically |really |all |both |actually )*(?!going\b|gonna\b|using\b|having\b|making\b|agreed\b|committed\b|set\b)|(?:he|she)(?:['’]| (?!should\b|must\b)))/i;
const leastTerms = 2;

/**
 * A decision within one team as minutes have it, where the sentence says enough to be one.
 * @param parties who "we" and "I" are in the line
 */
export function teamDecision(whole: Sentence, parties: Parties): string | undefined {
  const sentence = { ...whole, text: parted(whole.text).text };
  const { text, terms } = sentence;
  if (
    new Set(terms).size < leastTerms ||
    noDecision.test(text) ||
    ofSpeaker.test(text) ||
    ofMoment.test(text) ||
    isConduct(text)
  )
    return undefined;
  const stated = decisionText(sentence, nobody);
  // what is thought to be true settles no more than what is true
  if (
    stated === undefined ||
    noDecision.test(stated) ||
    [narrated, ofMeeting, described].some((kind) => kind.test(stated))
  )
    return undefined;
  return decisionText(sentence, parties);
}

/** A line is judged by what it says, whoever is named in it. */
const nobody: Parties = { we: 'they', you: undefined };
