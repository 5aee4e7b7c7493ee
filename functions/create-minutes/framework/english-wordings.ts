/** Money the customer has, or the limit of it. */
export const hasFunds =
  /\b(?:covers?|pays? for|justify|forecast|in the (?:plan|budget|books)|room|frame|envelope|approval|authority|mandate|given|granted|set|put|laid|saved|got|have|there(?:['’]s| is)|left|earmarked|reserved|allow\w*|allot\w*|allocated|sanctioned|signed off|comes? out of|can(?:['’]t| not)? (?:spend|go|pay|do|afford|justify|sign)|won['’]t go|can go|willing to (?:pay|spend|go)|prepared to (?:pay|spend)|thinking (?:of|about)|hoping|planned|plan(?:ning)?|pot|purse|kitty|line|ceiling|limit|cap|max(?:imum)?|tops?|at (?:the )?most|no higher|not (?:a (?:cent|penny|euro) )?more than|more than|no more|up to|under|below|within|out of my own)\b/i;
/** A price is taken. */
export const takesPrice =
  /\b(?:that (?:fits|works|suits)|we can do|I can do that|can live with|works for (?:me|us)|make (?:that|it|this) work|live with (?:that|it)|I['’]d sign that|that(?:['’]s| is) (?:in|within) (?:the )?(?:range|budget|frame|limits?)|that['’]s (?:fine|fair|okay|ok|good|doable|acceptable|within)|fits (?:the|our|my) budget|done|deal|agreed|let['’]s do (?:it|that)|we['’]ll take (?:it|that)|I['’]ll take (?:it|that)|go ahead)\b/i;
/** Remarks on a price, or on money, that say nothing of how much there is. */
export const touchesMoney =
  /\b(?:a lot (?:for|of money)|more than (?:I|we) (?:wanted|thought|expected|hoped|planned|pay|have)|find the money|cheap(?:er|est)?|expensive|pric(?:e|es|ey|ing)|discount|cost(?:s|ly|ing)?|pay(?:s|ing)?|fees?|money|budgets?|afford|dear(?:er)?|steep|value|invest(?:ment)?|quote|free|per (?:seat|user|month|year)|savings?)\b/i;

/** The first letter of a name: "The driver signs" speaks of nobody who decides. */
export const opensName =
  '(?!(?:The|A|An|My|Our|Your|His|Her|Their|Every|Each|Some|When|If|And|But|So|Then|Who|Which|What|That|This|There|After|Before|Because|Whoever|Nobody|Somebody|Anyone|People|Customers?|Drivers?)\\b)[A-Z]';
const body = `(?:${opensName}[\\w’'-]+|he|she|they|(?:the|our|my|both|a|all|two|three|head|group) (?:\\w+ ){0,3}?(?:CFO|CEO|COO|CTO|CIO|director|directors|manager|managers|head|owners?|partners?|board|committee|council|president|chair\\w*|boss|treasurer|trustees?|founders?|principal|dean|procurement|purchasing|legal|finance|wife|husband|brother|sister|father|mother|dad|mum|mom|son|daughter|family|office|headquarters|HQ|parent|ministry|bank|shareholders?|members|assembly|mayor|bishop|parish|senate|supervisor\\w*|team|controllers?|accountant|administrator))`;
const decides =
  '(?:sign|signs|decide|decides|approve|approves|release|releases|vote|votes|agree|countersign|countersigns|authori[sz]e|authori[sz]es|sanction|nod|nods|rule|rules|say yes|says yes|say no|give the (?:nod|green light|go-ahead|okay)|gives the (?:nod|green light|go-ahead|okay)|make the (?:call|decision)|makes the (?:call|decision)|hold the purse|holds the purse|have the (?:last|final) (?:word|say)|has the (?:last|final) (?:word|say)|gets the last word|clears?(?= (?:it|this|that|those|them|everything|any|all|the|every|such|purchases|spending)\b)|put (?:her|his|their) name|puts (?:her|his|their) name)';
/** Who decides, by name or office. */
export const decidesBy: readonly RegExp[] = [
  new RegExp(
    `\\b${body}(?:,? (?:in|from|at) \\w+)?,? (?:\\w+ ){0,3}?(?:(?:has|have|needs?|had) to |must |will |would |can |who |does )?${decides}\\b`,
  ),
  new RegExp(
    `\\b(?:word|say|decision|call|signature|vote|choice|veto|authority|approval|power) (?:is|lies|rests|sits|stays|remains|comes|belongs)(?: always| still| then)? (?:with|to|from|at) ${body}`,
  ),
  new RegExp(
    `\\b(?:signature|blessing|approval|nod|okay|OK|yes|consent|sign-?off|green light|say-so|vote|go-ahead) (?:of|from|by) ${body}`,
  ),
  /\b(?:[A-Z][\w-]+|my \w+|the \w+|her|his|their|our \w+)['’]s? (?:call|decision|say-so|signature|blessing|approval|okay|consent|money)\b/,
  /\b(?:it['’]s|that['’]s|up to|that would be|it would be|just|only) (?:me\b|my (?:\w+ )?(?:wife|husband|brother|sister|father|partner|boss)|both of us|the two of us|[A-Z]\w+ and (?:me|I)\b)/,
  /\b(?:\w+['’]s and mine|(?:takes?|needs?) (?:two|both|our) signatures|I['’]m the one|it['’]s mine|is mine|my own (?:decision|say)|(?:I|we) (?:can|could) (?:sign|approve|decide|release) (?:that|it|this)|nobody (?:else|above)|I have (?:the )?(?:last word|final say|authority|signing)|the buck stops|my husband and (?:me|I)|my wife and (?:me|I))\b/i,
  new RegExp(`\\b(?:approved|released|signed|decided|cleared|voted on|authori[sz]ed|passed) (?:off )?by ${body}`),
  new RegExp(`\\b(?:goes|go|went|has to go|must go) (?:up )?(?:to|before|past|through|in front of) ${body}`),
];
/** Somebody else has a say, and nobody says who. */
export const notAlone =
  /\b(?:not (?:only|just|entirely|solely)|alone|beyond what|more than I (?:can|may)|above what|others|a few people|some people|somebody|someone|higher up|upstairs|whoever|not sure|no idea|don['’]t know|used to)\b/i;

/** Trouble in plain words: what is done by hand, lost, late, unseen, or grows too big. */
export const trouble =
  /\b(?:never (?:agree|match|work|know|see|get)|(?:each|every) (?:\w+ ){1,2}has (?:its|his|her|their) own|(?:come|comes|came|sent) back|found out (?:about|from|too|by)|inspect(?:or|ion)|los(?:e|es|t|ing)|forg(?:et|ets|ot)|wrong|on paper|again at night|by night|at night|sundays?|weekends?|evenings?|whole (?:day|morning|week|afternoon)|half (?:a|the|my|our) (?:day|morning|week|time|afternoon)|hours? (?:a|per|every|each) (?:day|week|month)|penalt(?:y|ies)|fined|fines|audit(?:or|ors)? (?:found|said|wrote)|(?:don['’]t|doesn['’]t|can['’]?t|cannot|couldn['’]t|didn['’]t|won['’]t|never|nobody|no one|no idea|not) (?:\w+ )?(?:see|know|find|cope|read|show|tell|work|match|fit|notice|trust|reach|answer|talk|hear|scale|follow|believe|keep|where|who|what|picks? up)|too (?:late|slow|old|small|many|much|long|often|big)|leaving|leave us|quit|broke|breaks|broken|dies|dead|dying|copying|copied|typing|types? it|type it|chas(?:e|ing)|phon(?:e|ing) around|look(?:ing)? for (?:it|them|the)|search(?:ing)?|wait(?:s|ing)?|queue|stops?|stopped|standstill|shortage|short of|understaffed|short-staffed|overworked|drown\w*|stuck|outgrown|grown from|burn(?:ed|t|ing) out|sick|injur\w+|accident|stolen|theft|spoil\w*|throw away|threw away|scrap|rework|returns|refunds?|cancel(?:l?ed|lations?)|unhappy|angry|shout\w*|cry(?:ing)?|embarrass\w*|worr(?:y|ied)|risk|danger\w*|double[- ]book\w*|duplicate|twice|three times|each time|every time|always (?:late|wrong|broken|down)|keeps? (?:\w+ing)|out of date|outdated|patchy|unreliable|a joke|ridiculous)\b/i;
/** A requirement in the customer's own words. */
export const wanted =
  /\b(?:what (?:we|I) (?:need|want|['’]m after)|we (?:really |just |do |would |absolutely )?(?:need|want|require)|we['’]d (?:need|want|like)|I (?:need|want) (?:it|this|something|a|an|one|to (?:see|be able|have|know which|stop|get rid))|it (?:has|needs) to|it must|must (?:be able|have|work|run|be)|has to (?:be|work|run|show|talk|fit|speak|stand)|looking for|the (?:point|idea|goal|aim|dream) is|so that (?:we|they|people|everybody)|instead of)\b/i;

/** A day or a part of the year by which something is to be. */
export const dayOfPlan =
  /\b(?:(?:next|this|the following|in (?:a|one|two|three|four|six|eight|\d+)|(?:two|three|four|six|eight|\d+)) (?:weeks?|months?|quarters?)(?: (?:from now|from today|time))?|(?:by|on|before|until|from|as of|next|this|till) (?:\w+ )?(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)|(?:the|by|in|on) (?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|thirteenth|fourteenth|fifteenth|sixteenth|seventeenth|eighteenth|nineteenth|twentieth|thirtieth)|(?:monday|tuesday|wednesday|thursday|friday) the \w+|tomorrow|today)\b/i;
/** What happens on such a day, when it is the purchase or its start. */
export const stepOfPlan =
  /\b(?:decid\w+|decision|answer|know|start\w*|begin\w*|kick\w*|live|sign\w*|run(?:ning|s)?|stand|in place|ready|open\w*|launch\w*|switch\w*|end(?:s|ed)?|expires?|runs? out|meets?|vote[sd]?|choose|order\w*|install\w*|roll\w*|must be there|has to be there|needs to be|in use)\b/i;
