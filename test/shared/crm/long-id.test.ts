import { expect, test } from 'vitest';
import { toLongId } from '#shared/crm/salesforce/long-id.ts';

test.each([
  ['a0D30000001n7Pi', 'a0D30000001n7PiEAI'],
  ['500x000000003TR', '500x000000003TRAAY'],
  ['a0D30000001n7PiEAI', 'a0D30000001n7PiEAI'],
  ['001000000000005', '001000000000005AAA'],
  ['512', '512'],
  ['C-1 of our table', 'C-1 of our table'],
])('the id %j is %j in Salesforce', (given, long) => {
  expect(toLongId(given)).toBe(long);
});
