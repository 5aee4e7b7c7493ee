import { readOnce } from '../../engine/read-once.ts';
import { weightOfEnglish } from '../../engine/english/words.ts';
import type { Remark, Talk } from '../talk.ts';
import type { Cues } from './cues.ts';
import { isKnownName } from './english-proper.ts';
import { about, asksForNames, followingOn, leadingTo } from './english-wordings.ts';
import { isCommonNoun, isNoOwnName } from './english-common-nouns.ts';
import { isOpener } from './english-openers.ts';
import { isEverydayWord } from './everyday.ts';
import { isLowerCase, lonePairs, lowerCaseNames } from './lower-case.ts';
import type { FoundName } from './names.ts';
import { soundsLikeRival } from './sounds-like-rival.ts';
import { namesInTwoWays, spelledInTwoWays } from './two-spellings.ts';

const optional = String.raw`(?:(?:the|a|an|our|your|their|this|these|those|someone|people|folks|guys|team|from|at|with|by|of|it|called|named|something|stuff|like|is|was|old|current|new|existing|other)\s+){0,4}`;
const left = (words: string) => new RegExp(`(?<![\\p{L}])(?:${words})[,:]?\\s+${optional}["“]?$`, 'iu');

/** Words right before a name, and how much they say for it standing against what is sold. */
const before: Cues['before'] = [
  [
    /\b(?:quotes?|proposals?|offers?|bids?|demos?|letters?|fell(?:a|ow)|guy|woman|man|lady|chap|someone|somebody|rep|salesman|machines?|ones|those|system|tool|software|product|app|chatbot|hardware|people|visit|call|mail)\b[^.?!]{0,30} (?:from|by|of)\s+(?:the )?$/i,
    2,
  ],
  [left('(?:goes|go|went|gone|going) over to|over to|lost [^.?!]{0,20} to|thing|outfit called'), 1.5],
  [
    left(
      'different from|similar to|nicer than|simpler than|easier than|faster than|chose|choose|choosing|pick(?:ed|ing)?|prefer(?:red)?|subscription (?:to|with)|licen[cs]es? (?:for|with|of)|supplied by|provided by|serviced by|outsourced to|bought|benchmark(?:ed|ing)? (?:\\w+ )?against|side by side with|you guys and|between you and|either you or|you or|fed up with|tired of|sick of|problems? with|trouble with|experience with|history with|meeting with|call with|session with|presentation (?:from|by)|salesperson from|rep from|guy from|woman from|email from',
    ),
    2,
  ],
  [
    left(
      "(?:we|they|you|sites?|stores?|branches|offices)(?: do| did| also| still| already|[’']ve)? (?:have|has|had|got|use|run)",
    ),
    1.5,
  ],
  [left('over|against|beats?|heard of|familiar with|recommended|swears? by|why not|what about|how about|as'), 1],
  [/\b(?:ask|tell|told|asked)\s+$/i, -1],
  [
    /\b(?:dr[oi]v\w+|drove|came|comes?|coming|flew|fly|flying|trucked|based|lives?|lived) (?:up |down |over |in |out |all the way )?(?:from|in|near|outside|to)\s+$/i,
    -4,
  ],
  [
    /\b(?:our|the|that|an?) (?:current|existing|old|present|last|previous|incumbent|other) (?:\w+ ){0,2}\w+,\s+(?:uh,?\s+|um,?\s+)?$/i,
    3,
  ],
  [
    left(
      'compar(?:ed?|ing|ison)(?: (?:it|this|that|you|us|them))?(?: to| with| against)?|versus|vs\\.?|instead of|alternatives?(?: to| is| was| would be)?|competitors?(?: like| such as| is| are)?|compet(?:e|ing) (?:with|against)|up against|rather than|replac(?:e[sd]?|ing)|switch(?:ed|ing)?(?: over| away)? from|mov(?:e|ing|ed) (?:away from|off|from)|leav(?:e|ing)|com(?:e|ing) off|get(?:ting)? (?:off|rid of)|got rid of|migrat\\w+ (?:from|off|away from)|drop(?:ping)?|ditch\\w*|cancel(?:l?ing|led)?|rip(?:ping|ped)? out|quot(?:e|ation)s? (?:\\w+ ){0,2}from|proposals? from|offers? from|bids? from|numbers from|pitch(?:ed)? (?:from|by)|cheaper than|better than|more expensive than|less than|same as|shortlist\\w*|finalists?|(?:other|another|second|third) (?:vendor|bidder|candidate|option|finalist|supplier|provider|tool|product|company|quote|offer|proposal)s?(?: is| are| was| were| would be| being| from| on the table| we have)?',
    ),
    3,
  ],
  [
    left(
      "(?:also |still |already |been |just )+(?:looking|look|looked) at|(?:we(?:[’']re| are| were| have)|they(?:[’']re| are)|[’']ve been) (?:also )?(?:looking|looked) at|evaluat\\w+|in talks with|(?:also|already|been) (?:seeing|meeting|talking|speaking|spoken) (?:to|with)|trial(?:l?ing|l?ed)?(?: with| of)?|test(?:ed|ing)|piloting|demo(?:ed|s)? (?:of|from|with)|seen(?: a demo of)?|leaning (?:towards?|to)|lost (?:\\w+ ){0,3}to|los(?:e|ing) (?:\\w+ ){0,3}to|contract(?:s|ed)? (?:\\w+ )?with|agreement with|locked in(?:to)? (?:with)?|signed (?:\\w+ )?with|tied to|stuck with|renew(?:al|ing|ed)? (?:\\w+ )?(?:with|of)?|pay(?:ing)?|used to (?:use|have|be (?:on|with))|had|tried|burned by|left|went with|gone with|stay(?:ing)? with|stick(?:ing)? with|happy with|unhappy with|rid of|due diligence on|RFP (?:with|to)|alongside|even",
    ),
    2,
  ],
  [
    left(
      "(?:currently|today|now|already|still) (?:using|on|with|running|use|run|have)|(?:we|they|you|team|everyone|everybody|sites?|all)(?:[’']re| are|[’']ve| have)? (?:all |been |mostly |currently |still |already |just )*(?:using|on|with|running|use|run|have got|got|been on|been with)|using|runs on",
    ),
    1.5,
  ],
  [
    /(?:integrat\w+|connect\w*|sync\w*|plug\w*|hook\w*|feeds?|export\w*|import\w*|push\w*|pull\w*|talks?|writes?|link\w*|interface|API|connector|sign-?on|log ?in|SSO|data|back|works)(?: \w+){0,3} (?:with|to|into|from|for|through|via|in|inside)\s+(?:the |our |your )?$/i,
    -4,
  ],
  [
    /(?:\bemail|\bcall|\bcc|\bcopy|\bloop in|\bmeet|\bdoctor|\bdr\.?|\bmr\.?|\bms\.?|\bmrs\.?|\bthanks|\bthank you|\bhi|\bhey|\bhello|\bsorry|\bin|\bcity of|\buncle|\baunt|\bcousin|\bboss|\bcolleague)[,]?\s+$/i,
    -3,
  ],
];
const after: Cues['after'] = [
  [
    /^(?:['’]s)?\s+(?:pays?|paid|com(?:es?|ing) (?:to|by|round|in|over)|says?|said|gave|told|deliver(?:s|ed)?|sent|rang|phoned|tells?|want(?:s|ed)?|push(?:es|ed)|call(?:s|ed)|is doing|['’]s doing|doing it)\b/i,
    1,
  ],
  [/^(?:['’]s)?\s+(?:doing it|do(?:es)? it|thing\b|a good outfit)/i, 2],
  [
    /^\s+is (?:already )?(?:in|at|used (?:in|at|by)) (?:\w+ ){0,3}(?:your|our|their|the|most|some|all|other|sister)\b/i,
    2,
  ],
  [/^\s+(?:ones?|units|boxes|devices|stuff|licen[cs]es|kit)\b/i, 1],
  [
    /^(?:['’](?:s|ll|re|d|ve))?\s+(?:(?:also|really|already|only|just|actually|have|has|is|are|was|were|been|will|would|can|could)\s+){0,3}(?=(?:offer(?:s|ed|ing)?|includ(?:es?|ed|ing)|com(?:es?|ing) with|bundl(?:es?|ed|ing)|undercut(?:s|ting)?|underbid|match(?:es|ed)?|throw(?:s|n|ing)? (?:\w+ )?in|trying to (?:sell|get|win)|in place|on the table|on (?:our|the) (?:list|shortlist)|half (?:the|of|as|that)|twice (?:the|as)|free for|for free|doing it for|do it for|does it for|do \w+ (?:\w+ )?for (?:two|three|four|less|half))\b)/i,
    2,
  ],
  [
    /^\s+(?:does|do|did|has|had|gives?|lets?|sells?|makes?|works?|goes|went|breaks?|broke|loses?|lost|falls?|fell|takes?|needs?)\b/i,
    1,
  ],
  [/^(?:\s+(?:or|versus|vs\.?|and))\s+(?:you|us|yourselves|you guys)\b/i, 3],
  [/^\s+(?:people|guys|folks|rep|salesman|lot)\b/i, 1.5],
  [
    /^,?\s+(?:which is |that['’]s |who are )?(?:our|your) (?:current|existing|old|present|previous|incumbent|other) \w+/i,
    3,
  ],
  [
    /^(?:['’]s)?\s+(?:(?:people|guys|folks|rep|team|sales(?:man|person| rep| guy)?|is|are|was|were|has|have|had|already|just|also|even|only|actually|currently)\s+){0,3}(?=(?:quot(?:ed?|ation|ing)|offer(?:s|ed|ing)?|charg(?:es?|ed|ing)|(?:been )?(?:sniffing|knocking|circling|hanging) (?:around|on|about)|approached|reached out|contacted|visited|pitched|(?:called|rang|emailed|phoned|sent|messaged) (?:us|me)|in touch|in the (?:running|frame|mix)|keeps? (?:calling|emailing)|came (?:in|by|here|over|round|out|to (?:see|us))|(?:was|were) (?:here|in|by|round|over|out|at)|came in|comes in|came back|(?:is|are|was|were|looks?|seems?) (?:\w+ ){0,2}(?=(?:cheap(?:er)?|less|more expensive|pricier|half|incumbent|clunky|slow|nicer|better|fine)\b)|costs?|pric(?:e|ing)|contract|renewal|agreement|subscription|licen[cs]e|proposal|bid|pitch(?:ed)?|demo(?:ed)?|showed|promised|can do (?:it|that|this)|does (?:it|that|this|a|the)|let us down|fail(?:s|ed)|keeps?|runs? out|expires?|ends|is up|doesn['’]t|don['’]t|didn['’]t|can['’]t|never|crash\w*|is on all|is what we|are asking|want(?:s)? |throws? in|undercut\w*|gave us|sent us|called us|invoice|answer|(?:has|have) (?:a|the|no) )\b)/i,
    2,
  ],
  [/^(?:['’]s)?\s+(?:at|for|and)\s+(?:about |around |roughly )?(?:[$€£]\s?\d|\d+(?:k| dollars| euros| pounds))/i, 2],
  [/^\s+(?:as well|too|now|today|at the moment|right now|currently|since|for (?:\w+ ){1,2}years|already)\b/i, 0.8],
  [
    /^(?:['’]s)?\s+(?:integration|API|connector|plug-?in|data|export|import|feed|calendar|invite|login|account|file|sync|spreadsheet|link|street|road|office|site|store|clinic|branch|plant|warehouse|building|team meeting)\b/i,
    -4,
  ],
  [
    /^,?\s+(?:thinks|can you|could you|you (?:can|could|had|were)|from (?:finance|legal|procurement|IT|accounting|HR|operations|marketing|sales|purchasing|the)|in (?:finance|legal|procurement|IT|accounting|HR|operations|marketing|sales|purchasing)|our (?:C[A-Z]O|head|director|manager)|who (?:runs|signs|handles|does|is our))\b/i,
    -3,
  ],
];
/** What the whole sentence says of the names in it. */
const within: Cues['within'] = [
  [
    /\b(?:competitors?|compet(?:e|ing|ition)|alternatives?|incumbent|other vendors?|shortlist|in the running|bake-?off|head[- ]to[- ]head|you guys or|switch(?:ing|ed)?|replac(?:e|ing)|cheaper|undercut)\b/i,
    1,
  ],
  [
    /\b(?:integrat\w+|API|connector|sync\w*|write[- ]?back|export\w*|import\w*|single sign|SSO|calendar|inbox|plug[- ]?in|webhook|log ?in|speaks? to|push(?:es)? (?:\w+ ){0,3}(?:in)?to|pull(?:s)? (?:\w+ ){0,3}from|on top of|compatible)\b/i,
    -2,
  ],
];

const run =
  /(?<![\p{L}\p{N}'’-])\p{Lu}[\p{L}\p{N}]*(?:[.&'’-]\p{L}[\p{L}\p{N}]*)*(?:\s(?:& )?\p{Lu}[\p{L}\p{N}]*(?:[&'’-]\p{L}[\p{L}\p{N}]*)*)*/gu;
const noName =
  /^(?:I|\p{L}+['’](?:ll|re|ve|d|m|t)|Mr|Mrs|Ms|Dr|Doctor|OK|Okay|Q[1-4]|H[12]|FY\d*|Nobody|Everybody|Everyone|Somebody|Someone|Anyone|Anybody|Something|Nothing|Everything|CEO|CFO|CTO|COO|CIO|CRM|ERP|IT|HR|API|SSO|SLA|RFP|ROI|KPI|PDF|CSV|VAT|GST|USA?|UK|EU|GDPR|SOC|ISO|AI|PO|NDA|MSA|DPA|DPO|VP|QA|PoC|POC|SaaS|SMS|iOS|Android|Wi-?Fi|Excel|Word|Outlook|PowerPoint|Google|Sheets|Google Sheets|Slack|Zoom|Teams|English|German|French|Spanish|Japanese|Christmas|Easter|Thanksgiving|God|Jesus|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|January|February|March|April|May|June|July|August|September|October|November|December|Enterprise|Pro|Professional|Standard|Starter|Basic|Premium|Plus|Growth|Business|Team|Essentials?|Core|Gold|Silver|Bronze|Platinum|Board|Legal|Finance|Procurement|Sales|Marketing|Operations|Europe|America|London|Paris|Berlin|Tokyo|New York|Chicago|Boston|Denver)$/iu;

/** Asked for each word with a capital, and of most of them again and again. */
const isNoName = readOnce((word) => noName.test(word));

export function englishCues(talk: Talk): Cues {
  const spoken = new Set<string>();
  for (const { text } of talk.remarks)
    for (const word of text.match(/(?<![\p{L}'’])\p{Ll}[\p{L}'’]*/gu) ?? []) spoken.add(word);
  const find = isLowerCase(talk)
    ? ({ text, index }: Remark) => {
        const found = lowerCaseNames(text);
        return soundsLikeRival(talk, index) ? withOthers(found, lonePairs(text)) : found;
      }
    : (remark: Remark) => namesIn(remark, spoken);
  const inTwoWays = spelledInTwoWays(talk);
  const names = (remark: Remark) => withOthers(namesInTwoWays(remark.text, inTwoWays), find(remark));
  return {
    names,
    before: [...before, ...leadingTo],
    after: [...after, ...followingOn],
    within: [...within, ...about],
    asks: asksForNames,
    person: /^[^.?!]{0,40}?\b(?:he|she|(?:works|people|up|down|over|out|team) there)\b/i,
    unknown: 0.4,
  };
}

/** Names in the order of the sentence; of those that overlap the first ones stay. */
function withOthers(names: readonly FoundName[], others: readonly FoundName[]): readonly FoundName[] {
  const apart = others.filter((one) => !names.some(({ start, end }) => one.start < end && start < one.end));
  return [...names, ...apart].sort((one, other) => one.start - other.start);
}

/** Runs of words with a capital; the first word of a sentence counts when it is not an ordinary one, or leads to a second capital. */
function namesIn({ text }: Remark, spoken: ReadonlySet<string>): readonly FoundName[] {
  return [...text.matchAll(run)].flatMap((match) => {
    const end = match.index + match[0].length;
    // "from Kessler I wait eleven weeks", "Nine-ish I've had lunch"
    const found = /^(?:['’]\p{Ll}|\s\p{Ll})/u.test(text.slice(end, end + 2))
      ? match[0].replace(/ I(?:['’]\p{Ll}+)?$/u, '')
      : match[0];
    const words = found.replace(shortVerb, '').replace(dayBehind, '').split(' ');
    let start = match.index;
    const head = text.slice(0, start).trimEnd();
    let initial = '.?!:"“'.includes(head.at(-1) ?? '.') || /^\W*$/.test(head);
    while (
      words[0] !== undefined &&
      (initial || isCommon(words[0], spoken)) &&
      isOrdinary(words[0], spoken) &&
      !(initial && isOneName(words, spoken))
    ) {
      start += words[0].length + 1;
      words.shift();
      initial = false;
    }
    const name = words.join(' ');
    if (name.length < 2 || isNoName(name) || isNoOwnName(name) || isKnownName(name)) return [];
    return [{ name, start, end: start + name.length }];
  });
}

/** "Traymark'll tell you", "Hartley's at forty" */
const shortVerb = /(?<=\p{L}{2})['’](?:s|ll|ve|re|d)$/u;

function isOrdinary(word: string, spoken: ReadonlySet<string>): boolean {
  const small = word.toLowerCase();
  return isNoName(word) || isCommonNoun(word) || spoken.has(small) || isEverydayWord(small) || figure.test(small);
}

/** "Coastal Climate came by": the second capital belongs to a name, and so does the first where it is no lead to it ("Ask Coastal"). */
function isOneName([first = '', second = '']: readonly string[], spoken: ReadonlySet<string>): boolean {
  const small = first.toLowerCase();
  if (second.length < 2 || isNoName(first) || isNoName(second) || isKnownName(second)) return false;
  if (ofNames.test(small) && isOrdinary(second, spoken)) return true;
  return (
    !spoken.has(small) &&
    !isCommonNoun(first) &&
    !figure.test(small) &&
    !isOpener(small) &&
    !leadingVerb.test(small) &&
    weightOfEnglish(small) === 1
  );
}

/** Words that lead many names, before a second ordinary word with a capital: "Quick Plate", "First Step". */
const ofNames =
  /^(?:quick|first|sure|tiny|safe|clear|bright|smart|fast|easy|simple|total|true|fresh|green|blue|red|black|white|gold|golden|silver|big|grand|great|happy|lucky|local|home|city|general|global|united|national|central|northern|southern|eastern|western|north|south|east|west|royal|prime|perfect|quality|express|direct|open|deep|high|low|hot|cold|cool|dry|warm|light|pure|rapid|ready|right|sharp|silent|quiet|solid|steady|straight|strong|super|swift|urban|wise|tri|hi|next|better|best|all|one|two|three|five|seven|air|sun|moon|star|sea|river|lake|mountain|stone|rock|fire|water)$/;

const leadingVerb =
  /^(?:ask|tell|call|ring|phone|get|give|send|show|let|take|put|try|use|see|meet|say|said|thank|remember|love|hope|want|need|like|leave|drop|pay|buy|sell|read|bet|guess|suppose|swap|switch|replace|beat|match|visit|google|blame|keep|stop|start|mind|write|mail|email|text|copy|loop|think|know|knew|hear|heard|saw|went|had|got|did|does|done|was|were|using|having|being|talking|speaking|looking|comparing|working|dear|hi|mister|miss|madam|sir|uncle|aunt|doctor|professor|saint|mount|lake|old|poor|little|young)$/;

/** "I'm out at Lakeside Monday" */
const dayBehind = /(?<=\S)(?: (?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|(?:Today|Tomorrow|Tonight)))+$/u;

const figure =
  /^(?:(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:-\p{Ll}+)?|(?:four|six|seven|eigh|nine)teen|eleven|twelve|thirteen|fifteen|hundred|thousand)s?$/u;

function isCommon(word: string, spoken: ReadonlySet<string>): boolean {
  return (
    isNoName(word) ||
    weightOfEnglish(word.toLowerCase()) === 0 ||
    (spoken.has(word.toLowerCase()) && /^(?:and|but|so|if|when|the|a|an)$/i.test(word))
  );
}
