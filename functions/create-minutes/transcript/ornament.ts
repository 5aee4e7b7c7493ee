const ornament = /(?:[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}]|\u200d|\ufe0f)+/gu;

/** A name without the emoji that many have beside it in their profile. */
export function withoutOrnament(name: string): string {
  return name.replace(ornament, ' ').replace(/\s+/g, ' ').trim();
}

/** A line without the `**` of Markdown; the asterisks in `+81 90-****-1234` stay. */
export function withoutBold(line: string): string {
  return line.replace(/(?<![-\d*])\*\*|\*\*(?![-\d*])/g, '');
}
