/** A request of two people's talk: lines that begin with `S:` are the seller's, with `C:` the customer's. */
export function talkOf(lines: readonly string[], options: object = {}, language = 'en'): object {
  return {
    meeting: { title: 'Meeting', language },
    participants: [
      { name: 'Sam Seller', side: 'internal', email: 'sam@ownco.example' },
      { name: 'Cora Customer', side: 'external', email: 'cora@buyers.example' },
    ],
    transcript: {
      turns: lines.map((line) => ({
        speaker: line.startsWith('S:') ? 'Sam Seller' : 'Cora Customer',
        text: line.slice(2).trim(),
      })),
    },
    options,
  };
}
