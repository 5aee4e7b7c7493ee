/** What follows a name, right behind it. */
export function opens(words: string): RegExp {
  return new RegExp(`^${words}`, 'iu');
}

/** What stands before a name, whole words right next to it. */
export function nextTo(words: string): RegExp {
  return new RegExp(`(?<![\\p{L}’'-])${words}$`, 'iu');
}
