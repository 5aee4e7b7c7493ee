const listed = (words: string) => new Set(words.trim().split(/\s+/));

/** Verbs of things that one person does for another after a meeting. */
const deeds = listed(`
send email e-mail mail forward share draft write type prepare put set schedule book arrange organize organise invite call ring phone
contact reach follow check confirm verify look find figure research investigate explore review test try update revise change fix add
include create make build design specify provide bring deliver submit file sign order buy upload post publish document summarize
summarise present introduce connect loop sort handle circulate collect gather compile finalize finalise complete finish redline raise
issue pencil implement install configure approve evaluate define develop compare measure analyze analyse plan produce pull dig hunt grab reflect fetch chase
escalate flag ping swap adjust extend credit cancel block reserve ship return refund invoice countersign export import migrate
train onboard enable disable activate provision host run quote price reprice recalculate nail circle revert remove take drop give
pass push move switch turn text message copy attach attend join visit come meet organise talk speak ask tell remind notify inform
announce show demo record scan print wire pay transfer release open close log register enter fill correct clean delete map
convert load sync sort tag label list rank score spin deploy patch upgrade downgrade renew rewrite rework reword amend edit
translate proofread lock secure clear negotiate push propose recommend suggest align coordinate brief debrief report feed answer
respond reply hand mark adapt clarify supply courier commission place generate watch observe visit interview sketch outline rephrase choose select go cover put pick source trace track audit inspect estimate calculate model simulate benchmark validate
shoot fire whip knock throw drop swing cc bcc nudge  work resend re-send redo resubmit rerun restart reset bump`);

/** With "I will" and "you will" these say what is, not what is to be done. */
const states = listed(`
be have need know see think say mean like love want hope guess assume agree admit believe feel understand appreciate remember forget
wait let keep stay start begin stop continue leave try hear bet miss lose win save grow use live die happen seem become sit stand stick
assume suppose expect depend cost own pretend imagine mention repeat skip jump mute unmute shut spare tease warn promise survive
manage always get stand owe lead never regret worry wonder enjoy struggle default notice consider watch argue`);

/** Wordings of what goes on in the meeting itself. */
const here =
  /^(?:(?:go|be) (?:first|quick|brief|back|honest|blunt|straight|over (?:it|this|that)|ahead|along|through (?:it|this|them|that))|come (?:back )?(?:on to|onto|to) (?:that|it|this|the|you)|get (?:to (?:that|it|the point)|going|started|into)|share (?:my|the|your) screen|ask (?:you|a|one|this|on|about)\b(?! for)|ask it|ask(?= ?,|$)|give you (?:a|an|the|some|one|two) (?:quick |brief |rough |little |short |straight )?(?:example|idea|overview|background|sense|summary|picture|context|minute|second|moment|sec|demo|tour|flavou?r|feel|round)|put it (?:this|that|another|simply|bluntly|differently|like|to you)|make (?:it (?:short|quick|brief)|sure\b|a note|one (?:up|point)|this|sense|something up|a point)|add (?:to|one|that|just|a)|move (?:on|to|us)|turn to|take (?:a (?:look|step|guess|minute|moment|break)|notes?|questions|it from|over|your|that as|the first|you through|this one (?:first|now))|hand (?:it|over|you)|drop (?:the|a|it|that|this)? ?(?:link )?(?:in|into) (?:the )?chat|pass (?:it )?over to|read (?:it|that|them|this) (?:out|back)|run (?:you )?(?:through|over|late)|pull up|open (?:up )?(?:the|my|it)(?: screen)?$|check (?:in )?with you|look (?:at|like|forward)|turn (?:on|off) my|answer (?:that|this|it|your)|speak (?:for|to|up|plainly)|cover (?:that|it|this)|try (?:and |to )?(?:be|keep|answer|explain|remember)|go (?:with|for)|pay (?:for|that|more)|call (?:it|that)|close (?:with|the meeting|out|on|by)|finish (?:with|by|up)|clear (?:that|it) up|respond to that|meet (?:you|us|them)? ?(?:halfway|in the middle)|work (?:for|fine|with (?:that|it|this))|set the scene|switch (?:cameras?|screens?|slides?|tabs?|over|gears|seats)|call settled|sign (?:\w+ )?(?:myself|ourselves)|put (?:my|our) name|do (?:is|was|not|the math)|bear with|take (?:it|your word)\b(?! (?:on|over|up|to|away|back|from|off|out))|be with you$|be with you$|come up|raise (?:my|a) (?:hand|eyebrow))\b/;
const now =
  /\b(?:right now|just now|in (?:a|a few|a couple of|two|five) (?:seconds?|secs?|minutes?|moments?|bit)|right while|at the end(?: of (?:the|this) (?:call|meeting|session))?$|while (?:we|i) (?:talk|speak)|for a (?:second|minute|moment)|real quick|on (?:the|my) screen|here on|if i may|while (?:we are|i am) (?:here|at it|talking))\b/;

const giving =
  /^(?:give|show|tell|walk) (?:you|me|us|them|him|her) (?:an?|the|our|your|my|some)? ?(?:\w+ )?(?:quote|list|answer|copy|call|report|update|price|credit|access|file|sample|numbers?|contact|date)/;
const dated =
  /\b(?:today|tonight|tomorrow|\w+day|next (?:week|month|time|call|meeting)|by|before|end of|this (?:week|afternoon|evening))\b/;

/** Whether a verb names a thing to do; `plain` verbs only, anything that can be done when not. */
export function isDeed(verb: string, plain: boolean): boolean {
  return deeds.has(verb) || (!plain && !states.has(verb) && /^[a-z-]{3,}$/.test(verb) && !/(?:ing|ly)$/.test(verb));
}

/** Told and shown here and now, unless a day is named for it. */
const told =
  /^(?:(?:show|tell|give|walk|talk) (?:you|me|us|them)\b|talk (?:about|through|over)|explain|describe|help (?:you|me|us) (?:understand|see)|go over|share (?:a bit|a little|some|more|what)|speak to|discuss|address|look at)/;

export function isListedDeed(verb: string): boolean {
  const stem = verb.replace(/ing$/, '');
  return deeds.has(verb) || deeds.has(stem) || deeds.has(`${stem}e`) || deeds.has(stem.slice(0, -1));
}

/** Whether a deed, from its verb on, is done while people sit together. */
export function isDoneHere(deed: string): boolean {
  const small = deed.toLowerCase();
  return here.test(small) || now.test(small) || (told.test(small) && !giving.test(small) && !dated.test(small));
}
