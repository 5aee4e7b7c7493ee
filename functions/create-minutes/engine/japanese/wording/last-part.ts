/** No ending is longer up to a mark of its own (進めさせていただいて、よろしいでしょうか), with what it looks back at. */
const reach = 64;

/**
 * Cuts a sentence where an ending that goes on without 、 and 。 to the last letter can first begin. A sentence of thousands of
 * words is else searched to its next mark from each word that such an ending may begin with.
 */
export function lastPart(text: string): readonly [before: string, last: string] {
  const mark = Math.max(text.lastIndexOf('、'), text.lastIndexOf('。'));
  const from = Math.max(0, mark - reach);
  return [text.slice(0, from), text.slice(from)];
}
