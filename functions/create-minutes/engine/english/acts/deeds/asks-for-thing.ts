const counts = String.raw`(?:an?|the|some|one|two|three|four|five|your|another|\d+)`;
/** "Five more minutes", "the first half of next week" */
const time = String.raw`(?:(?:first|second|other|last|next|half|end|rest|of|the|more|extra|good|whole|working|business|few|couple) )*(?:seconds?|secs?|minutes?|mins?|hours?|days?|nights?|weeks?|fortnight|months?|time|moment|bit|while|tick)\b`;
/** What is said or done on the spot, or grants nothing that can be sent. */
const courtesy = String.raw`(?:ring|call|shout|bell|buzz|hand|break|chance|hint|clue|reason|idea|sense|feel(?:ing)?|ball ?park|rough|quick|brief|short|little|example|number|figure|price|discount|better|overview|lift|go|try|rundown|couple|few|choice|picture|update)\b`;
const asks = new RegExp(String.raw`^give (?:me|us) (?:something \p{L}|${counts} (?!${time}|${courtesy})\p{L})`, 'iu');

/** "Give me two pages I can put in the pack" asks for a thing; "give me five minutes" and "give me a ring" do not. */
export function asksForThing(said: string): boolean {
  return asks.test(said);
}
