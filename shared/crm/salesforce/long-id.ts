const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ012345';
const short = /^[0-9A-Za-z]{15}$/;

/**
 * The id of 18 characters, as the API gives it, of one of 15, as reports and addresses have it: three letters more say which of the others
 * are capitals. Any other text is given back as it is.
 */
export function toLongId(id: string): string {
  if (!short.test(id)) return id;
  const suffix = [0, 5, 10].map((from) => {
    const bits = [...id.slice(from, from + 5)].map((letter, n) => (/[A-Z]/.test(letter) ? 1 << n : 0));
    return letters[bits.reduce((sum, bit) => sum + bit, 0)] ?? '';
  });
  return id + suffix.join('');
}
