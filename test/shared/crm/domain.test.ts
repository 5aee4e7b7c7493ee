import { expect, test } from 'vitest';
import { domainsOf, toDomain } from '#shared/crm/domain.ts';
import { nameKey } from '#shared/crm/name-key.ts';

test.each([
  ['https://www.Sample.co.jp/about?x=1', 'sample.co.jp'],
  ['sample.co.jp.', 'sample.co.jp'],
  ['http://sample.example:8080', 'sample.example'],
  ['日本語.jp', '日本語.jp'],
  ['xn--wgv71a119e.jp', '日本語.jp'],
  ['xn--99999999.example', 'xn--99999999.example'],
  ['ｈｔｔｐｓ：／／ＷＷＷ．Ｓａｍｐｌｅ．ｃｏ．ｊｐ／', 'sample.co.jp'],
  ['ｓａｍｐｌｅ。ｃｏ。ｊｐ', 'sample.co.jp'],
  ['sample.co.jp / sample.example', 'sample.co.jp'],
  ['not a domain', undefined],
  ['localhost', undefined],
  ['', undefined],
  [undefined, undefined],
  [`${'a'.repeat(260)}.example`, undefined],
])('the domain of %j is %j', (written, domain) => {
  expect(toDomain(written)).toBe(domain);
});

test.each([
  ['aiko@mail.sample.co.jp', ['mail.sample.co.jp', 'sample.co.jp', 'co.jp']],
  ['aiko@xn--wgv71a119e.jp', ['日本語.jp']],
  ['ａｉｋｏ＠ｓａｍｐｌｅ．ｊｐ', ['sample.jp']],
  ['aiko@gmail.com', []],
  ['aiko@YAHOO.co.jp', []],
  ['no address', []],
  ['@', []],
])('the address %j may be of a company under %j', (email, domains) => {
  expect(domainsOf(email)).toEqual(domains);
});

test.each([
  ['株式会社サンプル', '㈱サンプル'],
  ['サンプル(株)', 'ｻﾝﾌﾟﾙ 株式会社'],
  ['Acme, Inc.', 'ACME'],
  ['Northwind GmbH & Co. KG', 'northwind'],
])('%j and %j are one name', (left, right) => {
  expect(nameKey(left)).toBe(nameKey(right));
});

test.each([
  ['Acme Japan', 'Acme'],
  ['AG', 'SE'],
  ['Co', 'Inc'],
])('%j and %j are two', (left, right) => {
  expect(nameKey(left)).not.toBe(nameKey(right));
});

test.each([undefined, '', '–'])('%j is no name', (name) => {
  expect(nameKey(name)).toBeUndefined();
});
