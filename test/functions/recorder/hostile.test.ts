import fc from 'fast-check';
import { expect, test } from 'vitest';
import { OperationError } from '#shared/errors.ts';
import { fixture } from '../../support/call.ts';
import { keyed, quietLog, recorderUnderTest } from '../../support/recorder.ts';

quietLog();

const files = [
  'generic',
  'miitel-call',
  'miitel-video',
  'zoom-transcript',
  'zoom-phone',
  'graph',
  'meet',
  'recall',
  'fathom',
];
const events: readonly unknown[] = [...files, 'fireflies'].map((file) => JSON.parse(fixture(`recorder/${file}.json`)));
const values = [
  null,
  true,
  0,
  -1,
  8.64e15,
  1e308,
  '',
  '\0',
  '\ud800',
  '__proto__',
  'x'.repeat(300),
  [],
  {},
  [null],
  [[]],
];

/** The event with the value at one of its places, or without that place. */
function damaged(event: unknown, place: number, value: unknown): unknown {
  let left = place;
  const walk = (at: unknown): unknown => {
    left -= 1;
    if (left === -1) return value;
    if (Array.isArray(at)) return at.map(walk);
    if (typeof at !== 'object' || at === null) return at;
    return Object.fromEntries(Object.entries(at).map(([name, inner]) => [name, walk(inner)]));
  };
  return walk(event);
}
const body = fc
  .tuple(fc.constantFrom(...events), fc.nat({ max: 60 }), fc.constantFrom(undefined, ...values), fc.nat({ max: 60 }))
  .map(([event, place, value, other]) => damaged(damaged(event, place, value), other, value));

const download = async () => {
  throw new OperationError('downloadFailed', 'nothing can be downloaded here');
};

test('a damaged event is taken, ignored or refused, and surprises nobody', async () => {
  const environment = { RECORDER_TEXT_CHALLENGES: 'miitel,graph' };
  const under = await recorderUnderTest({ environment, services: { download } });
  await fc.assert(
    fc.asyncProperty(body, async (sent) => {
      const { status, headers } = await under.send({ headers: keyed, body: JSON.stringify(sent) ?? '' });
      if (status !== 200) expect(expected).toContain(headers['x-error-code']);
    }),
    { numRuns: 500 },
  );
});

/** The last two for a transcript that is announced and cannot be fetched. */
const expected = ['invalidInput', 'operationFailed', 'notConfigured'];
