export const occasion =
  /\b(?:meet(?:ing)?|(?:a|another|next|our|quick|follow[- ]?up|kick-?off|short) call|call (?:you|me|us)|session|catch up|follow[- ]?up|sync|regroup|reconvene|get together|talk again|speak again|half an hour|thirty minutes|an hour|(?:a|the) date|slot|calendars?|invite|visit|find time|same time|demo|workshop|walkthrough|kick-?off|next (?:step|round|time)|come (?:by|over|out)|check[- ]in|review|in the house|together|in person|sit down|at your office|dry run|suits?|convenient|next time|free|available|availability|on site|touch base|pencil|works? (?:for|better)|jour fixe|stand-?up|look(?:s|ing)? (?:for you|like|good)|put something in|(?:drop|pop|swing|stop|come) (?:by|in|over|round|out)|ring (?:me|you)|(?:talk|speak) to you|see (?:each other|one another|you)|same again|around on|be better|which day|what day|best for you|my (?:mon|tues|wednes|thurs|fri)days|can you do|(?:i|we) (?:could|can) do (?:this |next )?(?:mon|tues|wednes|thurs|fri)day|i have got \w+day|diary|(?:your|my|the) agenda|(?:grab|borrow|steal|catch) (?:you|me|us)|(?:have|want|get) you back|do(?:es)? [\w ]{3,30} work|get you in|after (?:easter|christmas|new year)|kick off|i am (?:free|around|open|in)|the next (?:one|is|would)|walk the)\b/i;
/** Words that offer a day rather than tell of one. */
export const inviting =
  /\b(?:(?:grab|borrow|steal|catch) (?:you|me|us)|you back|come (?:by|in|over|round|out)|(?:drop|pop|swing|stop) (?:by|in)|ring (?:me|you)|put something in|(?:talk|speak) to you|see each other|same again|around|look(?:s|ing)? (?:for you|like|good)|diary|free|open|kick-?off|how about|what about|say|(?:could|can) (?:do|we|i|you)|let us|shall|would|suits?|works?|free|available|convenient|see you|speak|talk again|(?:a|another|next|our|quick|follow[- ]?up|kick-?off|short) call|call (?:you|me|us)|meet(?:ing)?|session|next|same (?:time|hour|link)|pencil|confirmed?|agreed|book|calendars?|invite|at (?:\d+|noon|one|two|three|four|eight|nine|ten|eleven)|o'clock|noon|[ap]m)\b|\?/i;
export const busy =
  /\bi am (?:in|at|on|out|away|travel|off|busy|booked)|\b(?:booked|busy|holiday|vacation|day off)\b|\bthat is the\b/i;
export const launch =
  /\b(?:start|begin|go(?:es|ing)? live|live|launch|deliver(?:y|s)?|ship|renew(?:al)?|expires?|contract|term|pilot|roll ?out)\b/i;
/** "I bury somebody on the ninth": what else the day is for, unless it is offered. */
export const ownDay = /^(?:\S+ ){0,3}(?:i|we) /i;
export const able =
  /\b(?:can|could|works?|free|available|good|fine|suits?|make|meet|see|speak|talk|yes|perfect|okay|ok)\b/i;
/** The half of the day is said. */
export const spoken = /\b[ap]\.?m\b|morning|afternoon|evening|noon/i;
/** Asks for a day and an hour in so many words. */
export const asksForDay = /\b(?:how is|how about|what about|shall we say|let us say) .*(?:day|th|st|nd|rd)\b/i;
