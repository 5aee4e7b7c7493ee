const named = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['lrm', ''],
  ['rlm', ''],
  ['shy', ''],
  ['zwj', '\u200d'],
  ['zwnj', '\u200c'],
  ['ensp', ' '],
  ['emsp', ' '],
  ['thinsp', ' '],
  ['hellip', '…'],
  ['ndash', '–'],
  ['mdash', '—'],
  ['lsquo', '‘'],
  ['rsquo', '’'],
  ['sbquo', '‚'],
  ['ldquo', '“'],
  ['rdquo', '”'],
  ['bdquo', '„'],
  ['lsaquo', '‹'],
  ['rsaquo', '›'],
  ['bull', '•'],
  ['euro', '€'],
  ['trade', '™'],
  ['rarr', '→'],
  ['larr', '←'],
  ['minus', '−'],
  ['OElig', 'Œ'],
  ['oelig', 'œ'],
  ['Scaron', 'Š'],
  ['scaron', 'š'],
]);
/** Names of U+00A0 to U+00FF, in order. */
const latin =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not - reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml';
for (const [index, name] of latin.split(' ').entries()) named.set(name, String.fromCodePoint(0xa0 + index));

/** What numeric references from 128 to 159 mean since the days of Windows-1252 (HTML standard). */
const windows = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

const captionTag = /<(?:\/?[a-z][^<>]{0,300}|\/|\d\d[\d:.]{0,20})?>|\{\\[^{}]{0,80}\}/gi;
const formattingTag =
  /<\/?(?:a|abbr|b|blockquote|br|c|code|div|em|font|h[1-6]|i|li|mark|ol|p|pre|s|small|span|strong|sub|sup|u|ul|v)(?:[\s.][^<>]{0,300})?\/?>/gi;

/** Text of a caption: tags of WebVTT and SRT gone, entities resolved once, white space single. What only resembles a tag, as in `a < b`, stays. */
export function captionText(markup: string): string {
  const hasTag = (markup.includes('<') && markup.includes('>')) || markup.includes('{\\');
  return singleSpaced(resolveEntities(hasTag ? markup.replace(captionTag, '') : markup));
}

/** A written line: likewise, but only tags that format text are taken for tags, and white space stays. */
export function withoutMarkup(line: string): string {
  const hasTag = line.includes('<') && line.includes('>');
  return resolveEntities(hasTag ? line.replace(formattingTag, '') : line);
}

/**
 * Text with single spaces, and none around it. Runs are read in pieces: a process that no longer optimizes patterns takes memory for each
 * character of one that it reads at once.
 */
export function singleSpaced(text: string): string {
  let spaced = text.replace(/[\s\u200b\ufeff]{2,1000}|[^\S ]|[\u200b\ufeff]/g, ' ');
  while (spaced.includes('  ')) spaced = spaced.replace(/ {2,1000}/g, ' ');
  return spaced.trim();
}

function resolveEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z][a-z\d]{1,7}));/gi, (whole, decimal, hex, name) => {
    if (name) return named.get(String(name)) ?? named.get(String(name).toLowerCase()) ?? whole;
    return character(decimal ? Number(decimal) : Number.parseInt(hex, 16));
  });
}

function character(code: number): string {
  if (code >= 0x80 && code <= 0x9f) return windows[code - 0x80] ?? '';
  if (code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff)) return '\ufffd';
  return code === 0 ? '' : String.fromCodePoint(code);
}
