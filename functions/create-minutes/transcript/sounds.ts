const words =
  'music|laugh|applause|inaudible|cross ?talk|silence|noise|pause|cough|unintelligible|blank|bleep|sound|clears|音楽|拍手|笑|沈黙|無音|雑音|聞き取れ';
const sound = new RegExp(`^(?:${words}|sighs?$)`, 'i');
/** In round brackets people say things as well: "(noise limits apply)". */
const heard = String.raw`(?:\[(?:${words}|sighs?\])[^\]]{0,30}\]?|[(（](?:laugh(?:s|ing|ter)?|applause|inaudible|cross ?talk|拍手|笑い?|沈黙|聞き取れ(?:ず|ません))[)）])`;
const marks = new RegExp(String.raw`(\s{0,4})${heard}\s{0,4}`, 'giu');
const atEdge = new RegExp(String.raw`^(?:\s{0,4}${heard})+\s{0,4}|(?:\s{0,4}${heard})+\s{0,4}$`, 'giu');

/** Whether what stands in brackets is a sound and nobody's name. */
export function isSound(text: string): boolean {
  return sound.test(text);
}

/** What was said, without "[laughs]" and （笑） in it. */
export function withoutSounds(text: string): string {
  return text
    .replace(marks, (_, space: string, at: number) => (space !== '' && !/[、。]$/u.test(text.slice(0, at)) ? ' ' : ''))
    .trim();
}

/** The same, verbatim: without such marks at its beginning and its end. */
export function betweenSounds(text: string): string {
  return text.replace(atEdge, '');
}
