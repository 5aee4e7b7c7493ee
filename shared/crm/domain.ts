import { domainToUnicode } from 'node:url';

/** Mail providers of everybody: their domain says nothing of a company. */
const providers = new Set(
  [
    ['gmail.com', 'googlemail.com', 'outlook.com', 'outlook.jp', 'hotmail.com', 'hotmail.co.jp', 'live.com', 'live.jp'],
    ['msn.com', 'yahoo.com', 'yahoo.co.jp', 'ymail.com', 'ymail.ne.jp', 'ybb.ne.jp', 'icloud.com', 'me.com', 'mac.com'],
    ['aol.com', 'proton.me', 'protonmail.com', 'pm.me', 'gmx.de', 'gmx.net', 'gmx.com', 'web.de', 't-online.de'],
    ['mail.com', 'mail.ru', 'yandex.ru', 'yandex.com', 'zoho.com', 'fastmail.com', 'hey.com', 'tutanota.com'],
    ['qq.com', '163.com', '126.com', 'sina.com', 'naver.com', 'daum.net', 'orange.fr', 'free.fr', 'wanadoo.fr'],
    ['docomo.ne.jp', 'ezweb.ne.jp', 'au.com', 'softbank.ne.jp', 'i.softbank.jp', 'nifty.com', 'biglobe.ne.jp'],
    [
      'ocn.ne.jp',
      'so-net.ne.jp',
      'excite.co.jp',
      'hotmail.co.uk',
      'yahoo.co.uk',
      'yahoo.de',
      'yahoo.fr',
      'comcast.net',
    ],
  ].flat(),
);

const hostName = /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+[\p{L}\p{N}-]{2,}$/u;
const longest = 253;

/** The bare host of a web address or domain as people write it: `https://www.Sample.co.jp/about` is `sample.co.jp`, and so is it in full width. */
export function toDomain(written: string | undefined): string | undefined {
  const host = written
    ?.normalize('NFKC')
    .replaceAll('。', '.')
    .trim()
    .toLowerCase()
    .replace(/^[a-z]+:\/\//, '')
    .replace(/[/?#:].*$/s, '')
    .trimEnd()
    .replace(/^www\d?\./, '')
    .replace(/\.$/, '');
  return host && host.length <= longest && hostName.test(host) ? legible(host) : undefined;
}

/** A name in other letters than Latin has two spellings: an address of mail has the coded one, people write the other. */
function legible(host: string): string {
  return (host.includes('xn--') && domainToUnicode(host)) || host;
}

/** The domains a company may be known under by an address of one of its people, the closest first; none for a public mail provider. */
export function domainsOf(email: string): readonly string[] {
  const [, written] = /@([^@]*)$/.exec(email.normalize('NFKC')) ?? [];
  const domain = toDomain(written);
  if (!domain || providers.has(domain)) return [];
  const labels = domain.split('.');
  return labels.slice(0, -1).map((_, from) => labels.slice(from).join('.'));
}
