const onDay =
  /^(?:fill|clos|mov|travel|travell|host|stocktak|count|harvest|pick|load|audit|paint|shutt)ing (?:(?:on|all|that|this|next) )*(?:day|week|tomorrow|\p{L}+day)(?: (?:morning|afternoon|evening))?\W*$/iu;

/** "We're filling on Wednesday", while "we're delivering on Friday" promises: what somebody is at on a day, with no thing that is done, only keeps him from meeting. */
export function isEngaged(fromVerb: string): boolean {
  return onDay.test(fromVerb);
}
