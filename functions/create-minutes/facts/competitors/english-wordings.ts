import type { Cue } from '../../engine/cue.ts';

const article = String.raw`(?:(?:the|a|an|our|your|their|this|that|those|these|someone|people|folks|guys|from|at|by|called|named|mostly|mainly|probably|just|maybe|only|old)\s+){0,3}`;
const left = (words: string) => new RegExp(`(?<![\\p{L}])(?:${words})[,:]?\\s+${article}["“]?$`, 'iu');
const right = (words: string) => new RegExp(`^${auxiliaries}\\s+(?:${words})(?![\\p{L}])`, 'iu');
const auxiliaries = String.raw`(?:['’](?:s|ve|d|ll|re))?(?:\s+(?:(?:also|has|have|had|is|are|was|were|just|now|really|actually|only|already|would|will|could|can|can['’]?t|cannot|won['’]t|does(?:n['’]t)?|don['’]t|did(?:n['’]t)?|do|still|even|always|never|simply|been|be|recently|at least|apparently|supposedly|basically)(?=\s)))*`;

/** How people lead to the name of what they have, had, fear or compare with. */
export const leadingTo: readonly Cue[] = [
  [
    /\b(?:a|another|some|this|that) (?:\w+ )?(?:crowd|outfit|mob|lot|firm|fella|fellow|company|shop|vendor|supplier|start-?up) called $/i,
    3,
  ],
  [
    /\b(?:\w{2,}er than|(?:more|less) \w+ than|(?:twice|half|double) what|(?:shook|shake) hands with|it took|another|word is|did|before you,?|there was) (?:the |what |that )?$/i,
    1.6,
  ],
  [
    /(?:^|[.!?]\s*)(?:that['’]s|this is|I['’]m|meet)\s+$|\b(?:depot|site|plant|branch|store|clinic|hotel|school|building|hall|lot|house|farm|ward|hangar|campus|terminal|quay)\s+$/i,
    -3,
  ],
  [
    left(
      "(?:can|could|would|will|don['’]t|do) (?:you |we |they )?(?:match|beat|go below|top)|beat what|match(?:ing)?|pass(?:ed)? on|signed (?:us|me|them) up (?:with|for)|tried (?:it|this|that) (?:once )?with|(?:those|these|ones?|machines|people) (?:from|by|of)|(?:year|month|money|fee|order|job|contract|work)s? (?:goes|went|go) to|put (?:\\w+ )?next to|next to|speaks? for|argument for|in favou?r of|(?:vendor|supplier|provider|firm|company|outfit|people|one|product|tool)s? (?:we|I) (?:saw|met|had|looked at|tried|asked|liked|invited|used|use|have)(?: first)? (?:is|was|were|are)|one (?:of them )?(?:is|was)|(?:company|firm|outfit|supplier|start-?up|vendor) (?:in|from|near|out of) \\p{Lu}\\w+|(?:prices?|figures?|quotes?|offers?|bids?|numbers?) (?:in )?(?:from|by)|(?:stay|staying|stayed|remain) (?:on|with)|(?:standard|included|possible|free|easier|cheaper|built in|part) (?:of|in|with|at|on)|reason .{0,30} is(?: that)?|because|since|quotes?, so|I can see in|(?:logged|kept|stored|tracked|planned) in",
    ),
    1.6,
  ],
  [
    /\b(?:shops?|garages?|clinics?|everyone|everybody|all|brother|sister|friends?|neighbou?rs?|cousin|colleagues?|predecessor|boss|dad|uncle|wife|husband|branch|sites?|others?|people|nurses|drivers|staff|team|street|town)\b[^.?!,]{0,30} (?:has|have|had|got|uses?|used|with|on|runs?|bought|swears? by|loves?|likes?|wants?|prefers?) $/i,
    1.6,
  ],
  [
    left(
      'incumbent(?: is| was| being)?|(?:other|second|third|last) (?:one|outfit|vendor|company|supplier|firm|side|bidder|party|shop|lot|provider|offer|quote|bid|name|contender)s?(?: is| was| would be| on the (?:list|table|shortlist) is)?|differ(?:s|ed)? from|difference (?:between|to|from|with)|sets? you apart from|up against|as (?:good|cheap|fast|big|simple|easy|solid|reliable) as|unlike|(?:like|hate|dislike|miss|wrong|love|liked|loved) about|happy (?:\\w+ ){0,3}with|satisfied (?:\\w+ ){0,2}with|closer to|plan B is|alternative(?: would be| is|,)|choice between|toss-?up between|(?:narrowed|down|boils?|boiled|comes?) (?:\\w+ ){0,2}(?:down )?to|short-?list(?:ed)?(?: is| has)?',
    ),
    3,
  ],
  [
    /(?:^|[\s:,])(?:you|yourselves|you guys|you lot|you folks)(?:,| and| or|, or|, and| versus| against)\s+(?:the )?$/i,
    2.5,
  ],
  [
    left(
      "(?:big |huge |great )?fan of|fond of|sold on|in love with|can['’]?t stand|walk(?:ed|ing)? (?:away from|out on)|turn(?:ed|ing)? (?:down|to)|look(?:ed|ing|s)? (?:hard |seriously |closely |briefly )?(?:into|at)|consider(?:ed|ing|s)?|com(?:e|ing) across|came across|r[au]n into|bump(?:ed)? into|told (?:me|us) about|swears? by|cheaper (?:at|with)|what does|heard (?:good |great |nice )?(?:things )?(?:about|of|from)|read about|invited|buying|keep(?:ing)?|kept|burn(?:ed|t)(?: \\w+)?,? (?:by|with)|retir(?:e|ing|ed)|sunset(?:ting)?|phas(?:e|ing|ed) out|kick(?:ed|ing)? out|thr(?:ow|owing|ew) out|ripp?(?:ed|ing)? out|get away from|grow(?:n|ing)? out of|outgr(?:ew|own|owing)|move on from|lose (?:\\w+ ){0,3}to|inherited|rolled out|(?:does|do) what|implemented|installed|standardi[sz]ed on|uses?|using|used|chosen|picked|nearly signed (?:with|for)|talked (?:to|with)|spoke (?:to|with)|sat (?:down )?with|met with|in negotiations? with|negotiating with|framework (?:agreement )?with|deal with|arrangement with|agreement (?:is )?with|subscri(?:be|bed|bing) to|licen[cs]ed|deployed|went for|go(?:ing)? for|opt(?:ed|ing)? for|settled on|got (?:a \\w+ |some \\w+ )?(?:from|through)|get (?:it|this|that|them) (?:\\w+ )?from|buy (?:it|this|that|them) (?:\\w+ )?from|gets? from|order(?:ed)? from|wait(?:ing)? for",
    ),
    2,
  ],
  [
    left(
      "hates?|loves?|likes?|liked|prefers?|knows?|trusts?|(?:is|are|was|were|everyone|everybody|all|runs?|run|ran|based|lives?|been) (?:\\w+ )?on|(?:I|we|they)['’]re on|(?:I|we)['’](?:ll|d) (?:just |rather |probably )?(?:go|turn|stay|be) (?:to|with)",
    ),
    1.6,
  ],
  [/^\W*(?:(?:and|but|so|well|see|look|whereas|because),? )*(?:with|under|from|on)\s+(?:the )?$/i, 0.7],
  [
    /\b(?:our|the|my|their|your|an?) (?:bank|auditors?|accountants?|book-?keepers?|lawyers?|attorneys?|solicitors?|law firm|consultants?|advis[eo]rs?|insurers?|insurance|landlord|notary|recruiters?|agency|holding|parent|investors?|customers?|clients?|foundation|union|caterer|architects?|integrator|distributor)s?(?:,| at| from| is| are| uses?| runs?| with| like| called| such as)*\s+$/i,
    -4,
  ],
  [
    /\b(?:lawyers?|auditors?|accountants?|work(?:ed|s|ing)? (?:at|for)|deliver\w* (?:\w+ )?(?:to|for)|ship\w* (?:\w+ )?to|suppl(?:y|ies|ied)|(?:sell|sold) (?:\w+ )?to|project (?:for|at|with)|grant from|funding from|loan from|customers? (?:like|such as|is|are)|clients? (?:like|such as|is|are)|lease \w+ \w+ from|site (?:in|at)|plant (?:in|at)|office (?:in|at)|branch (?:in|at)|warehouse (?:in|at)|clinic (?:in|at)|store (?:in|at)|meet (?:in|at)|based (?:in|out of)|live in|born in|trip to|drive to|fly to|flight to|train to|back from|hosted? (?:in|with|at|on)|references? (?:is|are|from|like)|customers?,)\s*(?:the |at |in )?$/i,
    -4,
  ],
];

/** What suppliers and their products do, are and have. */
export const followingOn: readonly Cue[] = [
  [
    right(
      "(?:got|get|was|were|being|been) (?:acquired|bought|taken over|sold)|(?:acquired|bought|taken over)|hasn['’]t|haven['’]t|isn['’]t|wasn['’]t|couldn['’]t|wouldn['’]t|done|(?:on|off) (?:my|our) (?:case|back)|standard|wants?(?:ed)? (?:\\$|€|£|\\d|\\w+ty\\b|\\w+teen\\b|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\\b)|(?:throw|throws) in|put on the table|one of them|a (?:nicer|better|prettier|cheaper|simpler|faster|newer|bigger|smaller|worse|lower|good|nice|decent|great)|(?:nicer|better|prettier|cheaper|simpler|faster|newer|bigger|smaller|worse|lower|more|less) \\w+|the (?:best|better|nicer|cheapest|lowest|biggest)|crowd|boxes|terminals|handsets|devices|machines|units|sensors|readers|tags|gear|installation|setup|takes? no|not (?:charge|take|ask)|makes? (?:us|you|me)|works? (?:fine|well|out)",
    ),
    1.6,
  ],
  [/^,\s+by the way\b/i, 1],
  [
    right(
      '(?:put|puts|putting) (?:\\w+ )?(?:their |its |the |up )?(?:\\w+ )?(?:prices?|rates?|fees?)|rais\\w+ (?:their|its|the|our) (?:\\w+ )?(?:prices?|rates?|fees?)|do (?:it|the same|that|this|a \\w+|\\w+) for|does (?:it|the same|that|this) (?:\\w+ )?for|end[- ]of[- ]life|auto-?renews?|(?:the|our|my|a) (?:\\w+ )?(?:safe|safer|easy|obvious|cheaper|fallback|front-?runner|favou?rite|plan B|alternative|competitor|incumbent|benchmark)|what (?:we|the|they|most|our|head|my|everyone)|sell(?:s|ing)? the same|half the price|(?:on|made) (?:the|our) (?:short)?list|next (?:week|month|on our list)|for (?:numbers|a (?:price|quote|proposal|bid|number|offer)|prices|quotes)|on the (?:phone|line) (?:yesterday|today|last|this)',
    ),
    3,
  ],
  [
    right(
      'stopp?(?:ed|s)?|freezes?|froze|hangs?|lags?|let(?:s|ting)?|charg\\w+|show(?:ed|s)|promis\\w+|offer\\w*|quot\\w+|beats?|matched|support(?:s|ed)?|handle[sd]?|doing|looks?|looked|out|in twice|still in|in the (?:mix|race|running)|too (?:\\w+)|a (?:bit|lot|little|touch) (?:\\w+)|cheap|cheaper|expensive|dearer|pricey|half|ahead|behind|down|slow|clunky|ancient|dated|dying|terrible|awful|horrible|hopeless|useless|rubbish|decent|solid|great|nice|good|fine|okay|better|worse|leaving|say (?:they|it|that)|claims?|claimed|told (?:us|me)|have (?:this|that|it|the same|one|been doing)|has (?:this|that|it|the same|already|offered|given|a \\w+ (?:for|that))|got (?:this|that|the same)|gives?|given|includes?|throws?|thrown|c[oa]mes? (?:in|by|to|back|out|over|round|around|up|with|knocking)|went|raised|increased|doubled|lost|dropped|sent|rang|phoned|asked|wanted|won|failed|broke|works?|worked|needs|took|takes|uses|runs|started|bought|made|makes|pushed|pitched|presented|reckons?|insists?|guarantees?|maintains?|services|installed|delivers?|takes? care|going under|come back with|(?:situation|disaster|experience|episode|story|mess),? |(?:has|does|had|did) (?:it |that |this )?too|built in',
    ),
    1.6,
  ],
  [
    /^(?:['’]s)?\s+(?:prices?|pricing|offers?|app|interface|screens?|support|version|sales(?:man|woman|person|people| rep| guy)|product|numbers?|terms|hotline|platform|dashboard|reporting|quotes?|bid|tender|tool|software|machines?|kit|trial|pilot|rollout|deal|people|guys|lot|folks|reps?|renewal|licen[cs]es?|subscription|agreement|contract)\b/i,
    2,
  ],
  [
    /^,\s+(?:I think|or (?:so|something|whatever)|they(?:['’]re| are)|whatever|if you know (?:them|it)|you know (?:them|it)|the (?:usual|other|obvious))\b/i,
    2,
  ],
  [
    /^,?\s+(?:(?:and|but) )?(?:I|we|you) (?:can|could|just|had to|have to|would|get|got|see|click)\b|^\s+(?:we|I|you)['’]d\b/i,
    1.6,
  ],
  [/^(?:['’]s)?\s+(?:\w+[-’' ]){0,4}notice\b/i, 3],
  [/^,?\s+(?:(?:and|but) )?(?:it|they|those guys|them)(?:['’](?:s|re|ll|d|ve))? /i, 0.8],
  [
    /^,?\s+(?:is|are|was|that['’]s|which is|who are) (?:one of )?(?:our|my|a|the) (?:\w+ )?(?=(?:customers?|clients?|account|bank|landlord|parent|owner|auditors?|site|plant|branch|boss|colleague|lawyers?|accountants?|ledger|payroll|bookkeeping|phone|telephone|city|town|insurer|reference|biggest)\b)/i,
    -4,
  ],
  [
    /^(?:['’]s)?\s+(?:package|plan|edition|tier|module|screen|tab|level|bundle|suite|account (?:because|due|last)|migration|foundation|hospital|university|school|airport|county|valley|harbou?r|square|avenue|region|area|river)\b/i,
    -4,
  ],
  [/^,?\s+(?:stays|has to stay|isn['’]t going|is not going|goes (?:first|live)|first,|opens)\b/i, -3],
];

/** What a sentence is about when it names suppliers, or other programs and people. */
export const about: readonly Cue[] = [
  [
    /\b(?:others? (?:are|is) (?:still )?in|on paper|look the same|the usual suspects|narrowed|finalists?|front-?runner|tender|RFP|bidders?|vendors?|rivals?|same price|lower than yours|than yours|than you\b|as yours|under you|below you|your price|undercuts?|come over to you|instead|benchmark|beat)\b/i,
    1,
  ],
  [
    /\b(?:that stays|not going anywhere|ledger|payroll|bookkeeping|accountant|auditors?|connector|interface to|talk to it|works? together)\b/i,
    -1.5,
  ],
];

/** A question after which a name is an answer. */
export const asksForNames =
  /\b(?:who else|any(?:one|body|thing|where) else|any others|(?:other|another) (?:vendors?|options?|suppliers?|providers?|quotes?|tools?|offers?|bidders?|companies|solutions?|names?)|what else|compar\w+|alternatives?|competi\w+|up against|(?:looking at|talking to|considering|evaluating) (?:any|some|other|who)|in the (?:running|mix|race|frame)|on (?:the|your) (?:short)?list|what (?:are|do|did|have|were) you (?:us(?:e|ed|ing)|have|had|on|pay\w*|run\w*|work\w*|got)|what(?:['’]s| is) (?:in place|there (?:today|now)|running|it (?:running|built) on)|how (?:do|are|did) you (?:do(?:ing)?|handl\w+|manag\w+|track\w*|keep\w*|run\w*|schedul\w+|plan\w*|record\w*) |which (?:vendor|supplier|provider)(?! connection)|who(?:['’]s| is| are| do| does| did| was) (?:you(?:r)?|doing|the|it|that|with|they|supplying)|with whom|from whom|who supplies|who with|who from|(?:the|what) others?\b(?! side)|before (?:us|this|that)|instead|otherwise|if (?:it['’]s |it is )?not (?:with |for )?us|(?:logged|done|run|handled|planned|tracked|managed|organi[sz]ed|stored|recorded|working|doing|happening|place) (?:it |that |this )?(?:today|now|currently|at the moment|right now|these days))\b/i;
