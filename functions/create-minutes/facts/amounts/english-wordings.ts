const price =
  /\b(?:pric(?:e[sd]?|ing)|costs?|costing|quot(?:e[sd]?|ing)|fees?|rates?|pay(?:s|ing)?|paid|charg(?:e[sd]?|ing)|invoic(?:e[sd]?|ing)|list|totals?|comes? (?:out )?(?:to|at|in)|lands? (?:at|on)|all[- ]in|contract|renewal|per (?:user|seat|site|month|year)|a (?:month|year)|annual(?:ly)?|upfront|set-?up|implementation|licen[cs]es?|money|cheaper|expensive|deal|offer(?:ed)?|proposal|package|surcharge|on top)\b/i;
const budget =
  /\b(?:budget(?:ed)?|set aside|approved|approval limit|ring-?fenced|earmarked|allocat(?:ed|ion)|pencil(?:l?ed) in|put (?:(?:\S+ ){1,4}?)?(?:aside|in for)|sign(?:ed)?(?: off)?(?: on)?(?: up to)?|spend(?:ing)?(?: up to)?|cap(?:ped)?|ceiling|room for|limit|authori[sz]ed?|afford|no more than|up to|not a (?:cent|penny) more)\b/i;
const discount =
  /\b(?:discounts?|off(?! the (?:air|record|shelf))|knock(?:ed)?|reduc(?:e|ed|tion)|concession|rebate|cheaper|lower|come down|go (?:down|lower|to)|rate card|list price|margin)\b/i;
const sharesOfPrice =
  /\b(?:discounts?|off\b|pric(?:e[sd]?|ing)|list|margin|uplift|increas(?:e[sd]?|ing)|deposit|up ?front|commission|fees?|cap(?:ped)?|payment|renewal|penalt(?:y|ies)|credits?|interest|reduction|cheaper|rais(?:e[sd]?|ing)|come down|go(?:es|ing)? up|went up|knock|inflation|indexation|CPI|referral|rev(?:enue)?[- ]share|kickback|rebate|saving|pays?|paying|going rate|first year|share|cut of|sweeten\w*|bid|sales?|sold|slab|take[sn]?|(?:I|we) (?:can|could) (?:do|give|offer)|can you (?:do|give)|could you (?:do|give))\b/i;
const problem =
  /\b(?:los[et]s?|losing|lost|errors?|re-?(?:wash|do|print|make|ship|send|deliver)(?:es|s|ing|ed)?|late|churn(?:ed)?|wast(?:e[sd]?|ing)|returns?|returned|fail(?:s|ed|ures?|ing)?|wrong|miss(?:ed|es|ing)?|scrap|downtime|no-shows?|mistakes?|overtime|write[- ]?offs?|shrink(?:age)?|turnover|rework|damag(?:e[sd]?|ing)|bounce|abandon(?:ed)?|spoil(?:s|ed|age)?|out the door|down the drain|costs? us|costing us|penalt(?:y|ies)|fines?|never (?:get|got|show|make|arrive|reach)|complain(?:ts?)?|leak|empty|idle|drop(?:ped)? out|slip(?:s|ped)? through)\b/i;
const statistic =
  /\b(?:uptime|availab(?:le|ility)|SLA|accura(?:te|cy)|open rates?|response rate|adoption|satisfaction|NPS|sure|certain|confident|of (?:our|my) (?:customers|clients|users)|on average|typical(?:ly)?|most (?:customers|clients)|benchmark|faster|market share|battery|complete|done|finished|of the time|with you|agree|behind (?:you|it|this)|recycled|growth|grew|growing)\b/i;
const elsewhere =
  /\b(?:raised|funding|series [a-d]|revenues?|turnover of|valuation|market (?:cap|size)|lottery|lunch|coffees?|mortgage|salary|house|concert|bet)\b|\b(?:another|other|one of (?:our|my)|a) (?:customer|client)s?\b|\bcase study\b/i;
/** What may follow a figure that is itself the thing talked about; a noun after it would be what is counted. */
const standsAlone =
  /^(?:[.,;:?!)'’"…–—]|\s*$|\s+(?:an?|per|for|and|or|all|in|on|to|is|was|as|if|with|at|we|it|that|then|plus|flat|total|up|by|from|this|each|including|which|so|but|because|right|roughly|annual(?:ly)?|upfront|max|tops|of|instead|when|before|every|ish|again|now|tomorrow|today|would|will|does|works|sounds|not|than|off|the|you|I|over|monthly|one[- ]time|one[- ]off|even|times|each|apiece|she|he|they|put|ring-?fenced|signed|cleared|earmarked|only|still|against|after|without|outright|here|there|are|were|has|have|had|could|can|should|all told|net|more or less|sitting|set|left|approved)(?![\w-]))/i;
const calendar =
  /(?:\b(?:on|by|the|since|until|till|version|page|slide|room|step|phase|section|clause|item|number|no\.|option|day|week|q|top|floor|level|gate|january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sep|sept|oct|nov|dec|quarter|extension|route|highway|local|chapter|between)\s|#|[-/])$/i;
const duration =
  /^[\s-]*(?:(?:business|working|more|calendar)\s)?(?:days?|weeks?|months?|years?|hours?|minutes?|mins?|seconds?|times?|o['’]clock|[ap]\.?m\b|st\b|nd\b|rd\b|th\b|x\b|people|percent|quarters?|points?|of (?:us|them|you|those|these|our|your|the)\b)/i;
/** What a purse is filled with, and by whom: nobody sets aside eleven pounds. */
const purse =
  /\b(?:put (?:by|aside)|put (?:\S+ ){1,4}?(?:aside|in for)|set aside|ring-?fenced|earmarked|sanctioned|signed off|pencil(?:l?ed) in|provisional sum|(?:board|trustees|council|committee|director|owner|boss|finance|head office|chief|partners|bank)\b.{0,20}\b(?:gave|give[ns]?|agreed|approved|cleared|released|allowed|has|have|put|said)|in the (?:envelope|pot|kitty|budget|plan|(?:\w+ ){1,3}(?:line|fund|reserve|pot|kitty|budget|account))|budget(?:ed)?|(?:to|can) (?:spend|play with)|allocated|allocation)\b/i;
/** How what somebody else asks is told. */
const bid =
  /\b(?:quoted|told|offered|wanted|asked|giving|charged?|priced)\s(?:\w+\s){0,3}$|\p{Lu}\w+(?:['’]s| is| are| was)(?: at| giving(?: at)?)?\s$/u;
const saysPrice =
  /\b(?:is|was|at|to|for|pay|paying|paid|cost|costs|charge|charges|quoted?|about|around|roughly|say|than|under|over|around|like|be|of|us|you|approximately|nearly|almost|plus|another|only|just|extra|makes|that['’]s|it['’]s)[\s,]*$|^\W*(?:about|around|roughly)?\W*$/i;

/** What people say around figures, as the rules go by it. */
export const english = {
  price,
  budget,
  discount,
  sharesOfPrice,
  problem,
  statistic,
  elsewhere,
  standsAlone,
  calendar,
  duration,
  purse,
  bid,
  saysPrice,
} as const;

/** What a sentence with a figure may be about, in an order that what was learnt relies on. */
export const englishSounds: readonly RegExp[] = [
  price,
  budget,
  discount,
  sharesOfPrice,
  problem,
  statistic,
  elsewhere,
  purse,
];

/** What stands right before and after a figure: what it is no price by, and what a figure ends in that is one. */
export const englishEdges = (before: string, after: string) => [
  duration.test(after) ? 1 : 0,
  standsAlone.test(after) ? 1 : 0,
  calendar.test(before.slice(-12)) ? 1 : 0,
  saysPrice.test(before) ? 1 : 0,
  bid.test(before) ? 1 : 0,
];
