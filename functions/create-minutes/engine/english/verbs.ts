/** The commonest finite verbs. */
const verb =
  /\b(?:is|are|was|were|be|been|am|has|have|had|do|does|did|can|could|will|would|shall|should|may|might|must|let|need|needs|needed|want|wants|wanted|think|thinks|thought|mean|means|say|says|said|get|gets|got|go|goes|went|make|makes|made|take|takes|took|use|uses|used|work|works|worked|cost|costs|come|comes|came|give|gives|gave|show|shows|showed|find|found|look|looks|put|run|runs|keep|keeps|send|pay|pays|offer|offers|provide|provides|sell|sells|include|includes|decided|agreed|know|knows|see|sees|saw|like|likes|help|helps|require|requires|seem|seems|charge|support|supports|become|becomes|suggest)\b|\w['’](?:s|re|ve|ll|m|d)\b|n['’]t\b/i;

/** Where one of these is, there is a verb too, if not one of the commonest. */
const clause = /\b(?:when|whenever|if|because|while|somebody|someone|nobody|everybody|everyone|we|they|he|she)\b/i;

/** A sentence of speech without any of the commonest verbs is mostly a list or a heading. */
export function hasVerb(text: string): boolean {
  return verb.test(text) || clause.test(text);
}
