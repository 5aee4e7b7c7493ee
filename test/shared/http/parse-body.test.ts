import { describe, expect, test } from 'vitest';
import { parseBody } from '#shared/http/parse-body.ts';

const parse = (text: string | Buffer) => parseBody(Buffer.from(text as string));

describe('a body', () => {
  test.each([
    ['none', ''],
    ['white space', ' \r\n'],
    ['an empty object', '{}'],
    ['an empty object behind a byte order mark', '\uFEFF{}'],
  ])('that is %s is an empty object', (_kind, text) => {
    expect(parse(text)).toEqual({});
  });

  test('keeps text of any script as it is', () => {
    expect(parse('{"話者":"田中 🙂","t":"a\\u3042"}')).toEqual({ 話者: '田中 🙂', t: 'aあ' });
  });

  test.each([
    ['an array', '[]', 'body: must be a JSON object, not an array'],
    ['a string', '"x"', 'body: must be a JSON object, not a string'],
    ['a number', '12', 'body: must be a JSON object, not a number'],
    ['null', 'null', 'body: must be a JSON object, not null'],
    ['two values', '{}{}', 'body: is not valid JSON (at character 2)'],
    ['cut off', '{"a":', 'body: is not valid JSON'],
    ['no JSON', '<x>', 'body: is not valid JSON'],
    ['not UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]), 'body: must be valid UTF-8'],
    ['a prototype in disguise', '{"a":{"__proto__":{"admin":true}}}', 'body: the key "__proto__" is not allowed'],
    ['another escaped prototype', '{"__pr\\u006fto__":1}', 'body: the key "__proto__" is not allowed'],
    [
      'a prototype far from its colon',
      '{"a":[{"b":1,"__proto__" \r\n\t :{}}]}',
      'body: the key "__proto__" is not allowed',
    ],
    [
      'a prototype of escapes alone',
      '{"\\u005F\\u005f\\u0070\\u0072\\u006F\\u0074\\u006f\\u005f\\u005f":1}',
      'body: the key "__proto__" is not allowed',
    ],
    ['an escaped prototype', '{"\\u005f_proto__":1}', 'body: the key "__proto__" is not allowed'],
    ['deeply nested', `{"a":${'['.repeat(100)}${']'.repeat(100)}}`, 'body: must not be nested deeper than 64 levels'],
  ])('that is %s is refused with the reason', (_kind, text, reason) => {
    expect(() => parse(text as string)).toThrow(reason);
  });

  test('may have brackets in its texts, however many', () => {
    const text = '[{"'.repeat(100);
    expect(parse(JSON.stringify({ text }))).toEqual({ text });
  });

  test.each([
    ['as a text', { text: '__proto__', list: ['__proto__'] }],
    ['quoted in a text', { text: 'he wrote {"__proto__": 1}, "__proto__":' }],
    ['within another key', { 'a"__proto__': 1, '__proto__"': 2, '\\"__proto__': 3, __PROTO__: 4 }],
  ])('may name a prototype %s', (_where, body) => {
    expect(parse(JSON.stringify(body))).toEqual(body);
  });

  test('that is large and names a prototype is read no slower than another one', () => {
    const body = (text: string) => `{"text":"${text}","list":[${'1,'.repeat(1_500_000)}1]}`;
    const durationOf = (text: string) => {
      const startedAt = performance.now();
      parse(body(text));
      return performance.now() - startedAt;
    };
    durationOf('warm');
    expect(durationOf('__proto__')).toBeLessThan(5 * durationOf('other') + 300);
  });

  test('is never quoted in the error', () => {
    expect(() => parse('{"secret": hunter2}')).toThrow(
      expect.objectContaining({ message: expect.not.stringContaining('hunter2') }),
    );
  });
});
