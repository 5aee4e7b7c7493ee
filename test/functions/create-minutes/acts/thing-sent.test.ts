import { describe, expect, test } from 'vitest';
import { thingSent } from '#functions/create-minutes/engine/english/acts/tasks/thing-sent.ts';

describe('what is said of a thing that somebody is to send is told as an order', () => {
  test.each([
    ['The new menu goes out to Ada.', 'Send the new menu to Ada.'],
    ['The voucher comes from their till office.', 'Send the voucher from their till office.'],
    ['The voucher has to come from Ivo.', 'Send the voucher.'],
    ['The order form goes out from their side.', 'Send the order form.'],
    ['They go out.', 'Send them out.'],
    ['The marked-up plan reaches Ada tomorrow.', 'Send the marked-up plan to Ada tomorrow.'],
    ['The lease will be in Ada’s inbox.', 'Send the lease to Ada.'],
    ['Saturday Ada gets it.', 'Get it to Ada.'],
    ['The customer receives a written quote from Ivo in a week.', 'Send the customer a written quote in a week.'],
    ['From Ivo the list with the rooms and their keys.', 'Send the list with the rooms and their keys.'],
    ['From Ivo then, the amended lease.', 'Send the amended lease.'],
    ['What Ada does need is the list of narrow lanes.', 'Provide the list of narrow lanes.'],
    ['One thing Ada does need, the width of each gate.', 'Provide the width of each gate.'],
    ['Need the plan again with that in.', 'Provide the plan again with that in.'],
    ['The customer hears from Ivo.', 'Get back to the customer.'],
    ['The sandbox will be up on Monday.', 'Have the sandbox up on Monday.'],
    ['They will be on the truck tomorrow.', 'Have them on the truck tomorrow.'],
    ['Before that the customer will get from Ivo the template.', 'Send the customer the template.'],
    ['The guest list in Welsh, without ages.', 'Provide the guest list in Welsh, without ages.'],
  ])('%s', (said, told) => {
    expect(thingSent(said, ['Ivo Brandt'])).toBe(told);
  });

  test.each([
    ['The driver comes on Monday.'],
    ['The old crane goes in May.'],
    ['The customer will be in Leeds on Monday.'],
    ['Ask if they would show Ada round.'],
    ['The second week of May.'],
    ['The baker and drop Ada a note.'],
    ['Send the plan.'],
  ])('but not: %s', (said) => {
    expect(thingSent(said, ['Ivo Brandt'])).toBe(said);
  });
});
