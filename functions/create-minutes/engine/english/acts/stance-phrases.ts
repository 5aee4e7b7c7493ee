import { phraseSet } from './phrase-set.ts';

/** Words that take what was said before. */
export const yes = phraseSet(`
  not at all
  of course not
  (i|we) will see to (it|that)
  would (love|like) to
  (yes|yeah|yep|yup|yea|sure|okay|ok|fine|agreed|done|deal|absolutely|perfect|great|certainly|lovely|excellent|exactly|right|cool|definitely|alright|correct|sold|brilliant|wonderful|fair enough|fair|please|sweet|totally|awesome|understood|noted)
  all right
  (but|then|so|well) (sure|yes|yeah|yep|okay|ok|fine|agreed)
  (grand|super|confirmed|appreciated|shaken|smashing|splendid|magic|champion|bliss|gladly)
  shake on (it|that)
  do it
  you may
  you (can|will|shall) (have|get) (it|that|this|them|those|one)
  consider it done
  that i like
  that is the one
  of course
  no problem
  no worries
  not a problem
  will do
  on it
  happy to
  (i|we) can do that
  (i|we) can (live|work) with (that|it|this)
  (i|we) will (do|take|send|get|make|arrange|sort) (that|it|this|those|them)
  (i|we) will (take|sign|do) (that|it)
  (i|we) am (in|fine with|good with|okay with|happy with)
  (i|we) are (in|fine with|good with|okay with|happy with|on board)
  (that|this|it|which) (works|suits|helps|is fine|is good|is great|is okay|is perfect|is fair|is a deal|is doable|would be great|would work|would be good|would be perfect|would help|will work|will do|sounds (good|great|fine|fair|right|perfect|reasonable))
  (works|sounds good|sounds great|sounds fine|sounds right|fits|suits|good) (for|to|with|) (me|us|)
  (works|suits) (for|) (me|us)
  sounds (good|great|fine|right|fair|like a plan|reasonable|perfect)
  works
  let us do (that|it|this)
  let us go (with|for) (that|it)
  (i|we) agree
  go ahead
  (thank you|thanks)
  you got it
  me too
  i did
  love it
  same here
  makes sense
  good (idea|plan|with me|by me)
  (leave|give) (it|that|this|them|those) (with|to) (me|us)
  can do
  go on (then|so)
  (i|we) could (live|work) with (that|it|this)
  now you are talking
  (that|this|it) would do (me|us|nicely|)
  (i|we) (can|could) (sell|sign|accept|take|stomach|stretch to) (that|it|this)
  twist my arm
  (cannot|could not) argue with (that|it)
  (i|we|you) are on
  happy with (that|it)
  then (i|we) (am|are) happy
  book it
  sign me up
  count (me|us) in
  where do (i|we) sign
  no objections
  that is it
  you have got it
  suits (me|us) (fine|down)
  (give|allow) (me|us) (till|until)
  it is on my list
  (that|this|it) is on my list
  it is (next|already) on my list
`);

/** Words that turn it down. */
export const no = phraseSet(`
  (no|nope|nah|not)
  (i|we) (cannot|will not|would not|do not|am not|are not)
  (that|it|this) (does not|will not|is not|would not|cannot|is too)
  (that|it) is (too|a no|out of|not)
  (would|'d) rather not
  let us not
  afraid not
  out of the question
  unfortunately
  (impossible|never)
  too (early|late|soon|tight|expensive|long|much)
`);

/** Words that leave it open: nobody knows, or somebody is to be asked. */
export const unknown = phraseSet(`
  need to (see|get) (the|your|our) (data|contract|numbers|figures)
  let me (find|look|check|ask|verify|confirm|see|dig|raise|clarify|double check|come back|get back) (that|it|this|who|what|whether|if|how|when|with|out|into|on|up|one|our|the|to)
  let me ask
  (have|need|want|got|better|like|prefer) to (measure|count|read|weigh|calculate|work out|work that out|see them|see it|think|consult|enquire|inquire|dig it|dig that|go through|go and|look at|look in|speak to|speak with|talk to|run that|run it|pass that|pass it|put that|think about it)
  (had|would) better (ask|check|look|find|confirm)
  (leave|park|hold) (that|this|it) (one|) with me
  take (that|this|it|the) (one|question|point|) (back|away|with me|offline|to (our|the|my))
  (price|number|figure|numbers|figures|list|contract|sheet|answer|date|details|breakdown|exact) (in front of me|to hand|at hand|on me|with me|here)
  have (it|that|them|those|this) (in front of me|to hand|at hand|on me|with me|here)
  (do not|have not|no) have (the|a|an|that|any|an exact|the exact) (answer|number|figure|price|date|clue|details|visibility|numbers|figures)
  (have|got) (no|none) (answer|date|number|figure|price|news|feeling) (for|on|yet|today)
  (nobody|no one|noone) (has|) (told|tells|can tell|could tell|can say|can predict|could say|asked me|ever asked|tested|measured|thought)
  (told|tell) (me|us) (nothing|anything)
  (i|we) have (never|not) (tested|measured|tried|checked|asked|looked|listened|opened|read|watched|thought|considered|calculated|counted|decided|done the|been told|heard|got that far|discussed|agreed)
  never (tested|measured|tried|checked|asked|looked into|thought about|had anyone ask|had that question|been asked|come up)
  (there is|we have|i have) no (date|data|decision|answer|news|number|figure|plan|word|price) (yet|so far|for|on|)
  no (news|word|decision|date|answer|reply) (from|yet|so far|on)
  (waiting|wait) (for|to hear|on) (the|our|an|a|them|him|her|their|my|word|news|approval|feedback|someone|somebody|legal|finance)
  (looking|look|looks) into (it|that|this)
  to be (decided|confirmed|seen|determined|clarified|agreed|discussed|defined)
  (is|are|would be) for (our|the|my|their) (legal|legal team|lawyers|finance|board|boss|manager|management|team|owners|committee|head office|product|product team) (to|)
  (need|needs|require|requires|want) (approval|sign off|permission|the okay|a decision|clearance)
  got me there
  caught me out
  (stumped|no clue|search me|beats me|who knows|god knows|goodness knows|heaven knows)
  i wish i
  if (i|we) (only|) knew
  question mark
  hold me to (it|that)
  quote me on (it|that)
  (cannot|can not|impossible to|hard to|nobody can|could not) predict
  (not|never) want to (give|tell|say|promise|throw|commit|mislead|quote|guess|invent|put)
  (tell|telling) you something wrong
  at this (stage|point)
  done the (sums|maths|math|numbers|calculation)
  (still being|being) (argued|discussed|debated|decided|looked|worked|negotiated|drafted|clarified|checked)
  (something|one|that) (we|i) (need|have|should) to (sort|clarify|figure|look|check|discuss|think|decide)
  (we|i) should (clarify|check|ask|find out|sort|discuss)
  (to|let me) double check
  will double check
  (will|can|could) (verify|enquire|inquire|raise it|raise that|put that to|put it to|pass that on|run that)
  drop you a line
  (would|could|might) (only|just|) be (guessing|speculating|a guess|speculation)
  (come|get) back (to you|) (on|with|about) (that|it|this|an|a|the)
  pending
  (need|have) to (see|get) (them|it|the|an|a) (first|quote|number|figure)
  more than (i|we) know
  at a loss
  (would have to|better) ask (her|him|them)
  let us (wait and|first|) see
  got to be found
  got me there
  leave (that|this|it) (one|) with (me|us)
  (would|will|have to|do) need (approval|permission|the okay)
  (too early|premature|early days)
  depends on what (legal|the|our)
  (somebody|someone|the person) (who|that) (knows|would know)
  (not|is not) (really|) my (field|patch|department|area|thing|world|side|call|remit)
  assume so
  (not|never) (sure|certain|positive|clear|quite sure|entirely sure|entirely clear)
  (ask|asked|try) me (something easier|again|another|in)
  (do not|did not|does not|not) (know|have (that|an answer|a number|the number|it|the figure|figures|the answer|numbers))
  (not|no) (sure|certain|idea|clue|100 percent sure)
  (not|is not|are not) clear
  could not (tell|say)
  (cannot|can not|could not) (tell|say|answer|promise|speak to|confirm|commit to|quote|see)
  (have|need|want|going|got) to (check|ask|find out|look into|look up|look that up|confirm|verify|double check|talk to|try|test|see|clarify|run (it|that) by|go back|dig|take that|get back|come back)
  (will|can|let me|could|must|should) (check|ask|find out|look into|look it up|look that up|confirm|verify|double check|get back|come back to you|take that (away|back|offline)|dig|clarify|raise|follow up|need to)
  get back to (you|that|them)
  come back to you
  good question
  (great|fair|excellent) question
  off the top of my head
  off hand
  take that (away|offline|back|with me)
  would (have to|need to|want to) (check|ask|look|find|confirm|try|test|see|put|run|talk|speak|dig|take)
  (have not|not) (the|a) (faintest|foggiest|clue)
  (making|make) it up
  (have|has|got) no (date|data|figure|number|answer|reply|word|information|clue|visibility|timeline|details)
  (no|not a) reply (so far|yet)
  let me not
  will not invent
  could be either
  owe you (a|an) (answer|proper answer|reply)
  (it|that) (lies|sits|is) with (the|our)
  stuck in
  have not thought
  cannot name
  (need|wait for) (our|the|my) (cfo|ceo|boss|legal|lawyers|finance|board) (word|approval|okay)
  nobody has (opened|checked|looked|asked|tried|tested)
  (somebody|someone) (else|would have to|will have to)
  let me not promise
  (rather|would rather|prefer to|want to|like to) not (say|throw|give|quote|guess|commit|answer|promise|speculate|put)
  (do not|did not) want to (guess|say|promise|commit|speculate|quote|mislead)
  (cannot|could not) give you
  (open|unclear|undecided|tbd|unresolved)
  still (waiting|working|looking|being|open|discussing|in discussion|to be)
  (has|have) not (decided|been decided|heard|looked|checked|settled|figured|gotten|got|landed)
  (is|are) not (decided|settled|final|known)
  (nobody|no one) (knows|has)
  above my pay grade
  (beyond|outside) my
  the (wrong|right) person to ask
  wrong person
  not (my|in my) (area|department|call|gift)
  we will see
  would be guessing
  make (something|one|that|it|a number|anything) up
  (let us|can we|i would) (park|parking|table|postpone|leave) (that|it|this)
  park (that|it|this|the)
  (later|another|next) (time|call)
  (hard|difficult|tough|too early|too soon) to (say|tell)
  anybody's guess
  i wish i knew
  that is with (legal|finance|the)
  up to (legal|finance|the)
  guess
  (that|this|it) (is|would be) (one|a question|a matter|something) for
  you (would|will|would have|had) (have to|need to|better|to) (ask|speak to|talk to|check with|speak with)
  hate to (steer|say|guess|commit|promise|quote|put)
  more than (i|we) (admit|care to|would like to|want to)
  (not|never) (mine|ours) to (say|give|answer|decide|share)
  not at liberty
  not put my name to
  ask me (when|once|after|on)
`);
