const kept = 'p|b|ul|li|br';

/** In this order. What stands in a table or a list of facts becomes lines. */
const changes: readonly (readonly [RegExp, string])[] = [
  [/[\s\p{Cc}]+/gu, ' '],
  [/<\/t[dh]>\s*<t[dh]\b[^>]*>/g, ' | '],
  [/<(?:h[1-6]|summary)\b[^>]*>/g, '<p><b>'],
  [/<\/(?:h[1-6]|summary)>/g, '</b></p>'],
  [/<(\/?)(?:div|tr)\b[^>]*>/g, '<$1p>'],
  [/<dt\b[^>]*>/g, '<b>'],
  [/<\/dt>/g, '</b> '],
  [new RegExp(`<(/?)(${kept})\\b[^>]*>`, 'g'), '<$1$2>'],
  [new RegExp(`<(?!/?(?:${kept})>)[^>]*>`, 'g'), ''],
];

/**
 * The HTML with nothing but what a note of Salesforce takes: it refuses a note that has other elements, attributes or characters that
 * are none, and loses line ends.
 */
export function toNoteHtml(html: string): string {
  return changes.reduce((text, [found, put]) => text.replace(found, put), html.toWellFormed()).trim();
}
