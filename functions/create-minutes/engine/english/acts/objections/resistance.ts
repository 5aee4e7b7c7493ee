import { phraseSet } from '../phrase-set.ts';

/** Wordings of resistance: to the price, to the product, to the terms, to the timing, and doubts about trust. */
export const resists = phraseSet(`
  (eat|eats|swallow|swallows|blow|blows|bust|busts) (up|) (our|my|the) (whole|entire|training|) (budget|margin|year)
  (is|are) not on
  (have|had) (had it|had enough|enough)
  (was|were|been|got) quoted
  (promised|said|told|swore) (me|us) (the|that) same
  (locked|shut) out
  (from|in|out of) the (nineties|eighties|seventies|stone age|ark)
  would (hate|loathe|dread) to
  (and|then) (vanished|disappeared|left us|dropped us)
  (cannot|can not|could not) (close|shut|stop|spare|release|free|halt|lose|switch off|take people)
  (too|bit|little|awfully|rather|way|pretty|quite|very) (expensive|pricey|steep|high|costly|rich|long|complicated|slow|risky|rigid|heavy|late|tight)
  (more|higher|lot) than (we|i|what|the|our)
  (sticker|price) shock
  (that|it) is (a lot|steep|expensive|pricey|hefty|high|rich)
  (out of|over|above|beyond|outside) (our|my|the) (budget|range|league)
  (cannot|can not|could not|hard to|difficult to|tough to) (justify|afford|sell|swallow|defend|spend|sign|commit|accept|stomach|explain)
  (hard|tough|difficult) (sell|pill|to sell)
  (am not|are not|is not) (comfortable|convinced|sure|happy|thrilled|crazy|keen|sold|ready|willing|confident|a fan|wild|going to sign|in love)
  (worried|worry|worries|concerned|nervous|anxious|skeptical|sceptical|hesitant|reluctant|wary|uneasy|allergic|afraid|scared|uncomfortable|leery|cautious)
  (concern|concerns|reservation|reservations|doubt|doubts|objection|hesitation|pushback|misgivings|problem|issue|sticking point|stumbling block|red flag|deal breaker|dealbreaker|showstopper|no go|headache|struggle)
  (got|been|were|was|am|are) (burned|burnt|bitten|stung|let down)
  (bad|terrible|awful|poor|rough|painful) (experience|time|experiences|memories|taste)
  (do not|does not|did not|not) (see the|like|love|trust|believe|buy it)
  (locked|lock) in
  (will not|would not) (fly|work|sign|accept|pass|happen|go for|like|use|touch|wear|buy)
  (never|nobody) (worked|works|going to use|will use)
  too much
  (no way|non starter|nonstarter)
  (what|the thing) (bothers|bugs|worries|scares|concerns) (me|us|)
  (garbage|nightmare|painful|riot|unacceptable|ridiculous|insane|overkill|frustrating|disappointed|disappointing|unhappy|annoyed)
  (it|price|prices|fee|fees|rate) (went|has gone) up
  laugh
  (do not|does not|will not) want (their|our|my|to be)
  (do not|will not|cannot) win
  cannot happen (twice|again)
  (shall not|will never) (sign|happen)
  (cheaper|lower) (elsewhere|than|price|quote)
  (blunt|push back|devil's advocate|difficult one|the difficult)
  (risk|risky|gamble)
  (not|never) (worth|good enough|enough value)
  (nothing|no idea what) (we|i) (got|get)
  (steep|overpriced|pricey|punchy|insulting|insulted|cheeky|offensive|riot|biggie|rubbish|useless|pointless|unreliable)
  (they|we|i|people|staff|team) (fear|fears|hate|hates|resent|distrust|dread)
  half a mind
  (do not|will not|cannot|not) sign
  (our|the) (regulator|auditors|auditor|lawyers|works council|board|trustees|union|insurer|owners) (would|will|prefer|prefers|insist|insists|want|hate|hates)
  (punished|punishment|ripped off|yelling|complain|complaining|complaints)
  lose money
  (not|is not|are not) enough
  (walk|walks|walked) (past|away|out)
  would have us for breakfast
  (not|am not|are not) (super|) (excited|keen|thrilled|enthusiastic|interested|there yet|impressed|persuaded|reassured)
  (spying|spied|spy|surveillance|big brother|watched)
  (well|way|far) (above|over|beyond|past) (what|the|our|my|budget|plan)
  rather (do nothing|stay|keep|wait|leave)
  (keeps|keep) (dropping|crashing|freezing|failing|breaking|stalling|hanging|losing)
  (drop off|drops off|crashes|crashed|freezes|broke down|breaks down|goes down|fell over)
  (not|is not|are not) (the right|a good|a great) (time|moment|fit)
  (bad|wrong|terrible) (time|timing|moment)
  not a priority
  (do not|does not|will not) have (the|) (people|time|resources|budget|bandwidth|capacity|money|staff|hands|headcount)
  no (budget|bandwidth|capacity|appetite|money|headcount|resources)
  (hiring|spending|budget) freeze
  (stretched|overloaded|swamped|enough on our plate)
  (happy|fine|satisfied) with what we have
  why (would|should) (we|i) (change|switch|pay|buy|move|trust)
  (is not|not) broken
  (heard|heard that|seen) (that|this|it) before
  (sounds|too) good to be true
  (promised|promise) (us|me|) (that|this|the world|the moon|before)
  learning curve
  (another|one more|yet another) (tool|system|login|app|password|vendor|install|contract|project|migration)
  lock in
  vendor lock
  (twice|double|half|three times) (as much|the price|the cost)
  for that (money|price)
  (does not|do not) (add up|make sense|work for (us|me)|convince|cut it|scale|fit)
  makes no sense
  (hidden|extra|additional|surprise) (cost|costs|charge|charges|fee|fees)
  nickel and dime
  gives me pause
  (i|we) (am|are) not (typing|buying|paying|signing|doing|using|spending|renewing|switching|going to|having|filling|carrying)
  (have not|not) forgotten
  went down
  (refuse|refuses|refused|refusing) to
  (clunky|clumsy|fiddly|cumbersome|lottery|mess|chaos|shambles|joke|rip off|daylight robbery|extortion|ridiculous|absurd)
  (eat|kill|lynch|crucify|skin|murder|fire|sack) (me|us)
  (nobody|no one) (called|told|wrote|warned|informed|asked|showed|answered|answers|picks up)
  good heavens
  (got|gets|get|was|were|is) (it|them|that|this|days) wrong
  (revolt|mutiny|rebel|walk out|quit)
  had hoped
  (going rate|market rate)
  do not (wish|intend) to
  (does not|did not) (weigh|count|convince|help|cut)
  nothing (extra|new|in return|for it|to show)
  (come on|give me a break|you must be joking|are you serious)
  (wait|waited|waiting) (weeks|months|ages|forever|days|too long|all)
  (costs|cost|charges|charged) us
  (on top of|over and above) (what|that)
  (half|all|most) of (them|it|these) (got|were|broke|failed)
  (shipped|delivered|invoiced|billed|charged) (late|twice|wrong)
  (loses|lost|losing|eats|ate|drops) (attachments|orders|records|files|entries|messages)
  mad about
  (struggle|struggles|struggled|struggling)
  (closet|drawer|cupboard) full
  (allergic|nervous|sceptical)
  the last (time|one|ones|update|vendor|supplier|rollout) (was|were|came|broke|took|went)
  cold feet
  on the fence
  (bad|funny|queasy) feeling
  (raise|raises|raised) eyebrows
  (falls|fall|fell) short
  (not|never) (acceptable|something we can accept|good enough|fast enough|secure enough|negotiable)
  (cannot|will not) (accept|work|wait|happen|go live|roll|risk|afford)
  (wrong|bad) way
  (takes|took|take) (too long|forever|ages|way longer)
  (push|pushed) back
  (turned|turn) (us|me) off
  (lost|lose|losing) (trust|faith|confidence|patience|data|customers)
  (fed up|sick of|tired of|had enough)
  (no|little|not much) (sense|point|value|benefit) (in|to|for)
  (hate|hated|dislike|detest)
  (who|what) guarantees
  (my|our|the) (people|team|staff|users|drivers|nurses|board|boss|cfo|finance|crew|guys) (will|would|are going to) (not|never|hate|revolt|complain|say|kill|laugh|riot|resist|refuse)
  cannot (go|leave|be stored|be hosted|have)
  (rip|throw|tear) (it|them|everything|the (whole|lot)) out
  (done|do) a better job
  not in (the|our|my) (project|) (budget|plan)
  (sorry|apology|apologies) does not
  (could|can) (buy|get) (it|that|one) (cheaper|for less)
  (exactly|not|hardly|anything but) (cheap|convincing|convinced|ideal|reassuring|a bargain|straightforward)
  (for|at) that (sum|kind of money|amount|rate|level)
  (twice|double|half|three times|way above|way more than|nearly|almost) (what|of what|of that|that)
  (twice|double|triple) (what|the)
  (put|putting|pushed|jacked|hiked) (the|your) (price|prices|rate|rates|fee|fees) up
  (price|prices|rate|rates|fee|fees) (went|gone|go|goes) (up|through the roof)
  (throwing|pouring|wasting|burning|waste of|losing) (money|good money)
  (a fortune|a bomb|an arm and a leg|eye watering|through the nose|daylight)
  (gives|give|offers|does|do) (us|it|that|the same|that to us) (that|it|the same|) for (free|nothing|less|half)
  (does|do) (nothing|not do much|not do anything|very little|little) for
  (do not|cannot|can not|fail to) (see|understand) (what|why|how|any|the) 
  in it for us
  (let|left) us (down|hanging|in the lurch|stranded|waiting)
  (did not|never) (turn up|show up|turned up|showed up|call back|called back|arrive|arrived|deliver|delivered|worked out|work out|answer|answered)
  (was|were|been) (awful|terrible|dreadful|wrong|broken|rude|hopeless|appalling|shocking|abysmal)
  (froze|freezes|crashed|crashes|lagged|timed out) (on|twice|again|during|three|in)
  (been|was|were) (told|promised|sold|fed) (that|this|the same)
  (months|weeks|times|days) (running|in a row)
  (second|third|fourth|fifth) time
  (could|can) not (be|come at|have come at|have been) (a|) (worse|worse time)
  (in|are in) the middle of (a|the|our|another)
  (only|have only|had only) just (paid|bought|signed|moved|switched|started|finished|got|replaced|renewed|installed)
  (feels|feel|looks|look|sounds|sound|seems|seem) (rushed|complicated|clumsy|risky|flimsy|dated|cheap|expensive|heavy|fiddly|steep|overkill|too|like a lot|like overkill|like hard work|like a trap|thin|vague|one sided|fishy|dodgy)
  (nobody|no one|none of us|hardly anybody|who) (here|on my team|in the team|) (has|have|had) (the|) time
  (small|young|tiny|new) (company|firm|outfit|start up|startup) 
  (go|goes|went|going) (bust|under|belly up|out of business|bankrupt)
  (scares|scare|frightens|terrifies|worries|bothers|bugs|annoys|irritates|unsettles) (me|us|my|our|the)
  (sit|sits) well
  (two|three) minds
  (big|huge|massive|tall) (leap|step|ask|order|jump|risk|chunk|bite|commitment|upheaval)
  (longer than|as long as) my arm
  in your favour
  (more comfortable|happier|feel better|feel safer|sleep better) if
  (throw|throws|laugh|laughs|show|shows) (me|us) (out|the door)
  (will|would) (kill|eat|skin|lynch|sack|hang|murder) (me|us)
  (perfectly|already have a) (good|fine|happy|adequate|usable|working)
  works (perfectly|just fine|well enough|fine as it is)
  (happy|fine|content) (where we are|as we are|as it is|with the)
  (can|could) survive
  (not|never) (a fan|what we (asked|expected|ordered|wanted|agreed|were promised)|my idea of|good enough|reliable|comfortable|mature|a given)
  was (expecting|hoping for) (something|a|less|more|around|about)
  (more|longer|higher|bigger) than (i was|i had|we were|we had|i am|we are|i|we) (hoping|expecting|planned|bargained|thought|budgeted|expected|wanted|willing|prepared)
  (too|so) (many|much|long|big|small|slow|short|vague|steep|strict|inflexible|intrusive|fragile|loud|bulky|noisy|dear) (for|to|a)
  (jumping|jump) up and down
  (tied|bound|chained|married|stuck) (to|with|for)
  (has|have) to go or
  (pulls|pull|leaves|leave|puts|put) (me|us) off
  (burnt|burned|stung|bitten|scarred|once bitten)
  (doubt|doubts|doubtful|dubious|suspicious|mistrust|distrust|unconvinced|underwhelmed|sceptics|hesitate)
  (gut|stomach) (says|feeling|tells)
  (headache|hassle|nuisance|faff|pain in the|minefield)
  (cost|costs|costing|lost|lose|loses) (us|you) (the|a|our) (day|week|order|customer|season|night)
  (hard|tough|difficult) to (see|believe|imagine|picture|get past|get through|sell)
  (get|getting|got) (that|this|it) (past|through)
  (cannot|can not|will not) (have|accept|sign|pay|go|wait|risk|do without|ask|put|tell|go to)
  (breathing down|on my neck|on my back)
`);

/** Asked, and still a doubt: "what if you go bust?" */
export const doubting = phraseSet(`
  what if (you|they|it|the|your) (go|goes|break|breaks|fail|fails|crash|crashes|disappear|disappears|raise|raises|leave|leaves|get|gets|company|system|server)
  what (happens|if) (when|if|) you (go|went|are) (bust|under|bought|sold|gone|belly)
  who (guarantees|says|tells)
  how (do|can) (i|we) (know|be sure|trust)
  why (should|would) (we|i) (pay|change|switch|trust|buy|believe|need|move|bother)
  (exactly|not) cheap
  (bit|little|rather|awfully) (much|steep|expensive|pricey|high)
`);

export const denied = phraseSet(`
  (no|not|not a|not any|without|not really a|zero|never a|not the|no big) (worries|worry|worried|concern|concerns|concerned|problem|problems|trouble|objection|objections|issue|doubt|doubts|risk|deal|headache|biggie)
  (do not|not) (worry|see a problem|see any|see why not|need to|want to take|want to hold|think so|mind)
  (solve|solves|fix|fixes|fixed) (the|that|this|a) (problem|issue)
  (apologise|apologize|apologies)
  (not|never|cannot|no|nothing to) (gonna|going to|) (complain|complaining|complaints|complain about)
  (not|no|hardly|never) (a|the|any|really a|) (dealbreaker|deal-breaker|showstopper|show-stopper|knockout|non-starter|nightmare|headache)
  (not|not that|not so|not too) (hard|difficult|tough) to (explain|justify|sell|defend|accept)
  hate (crime|crimes|mail|speech)
  (cheaper|lower|less|better) than (i|we) (thought|expected|feared|hoped)
  (not|not that|not too|not so) (bad|expensive|much|complicated|difficult|hard) (at all|really|actually)
`);
