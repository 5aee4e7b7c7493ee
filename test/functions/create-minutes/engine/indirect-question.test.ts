import { describe, expect, it } from 'vitest';
import { indirectQuestion } from '#functions/create-minutes/engine/english/wording/indirect-question.ts';

describe('a question as what somebody is to find out', () => {
  it.each([
    ['Is the booking page available in Spanish?', 'whether the booking page is available in Spanish'],
    ['Does it read stickers?', 'whether it reads stickers'],
    ['So, does the kiosk have a printer?', 'whether the kiosk has a printer'],
    ['Do they ship on Saturdays?', 'whether they ship on Saturdays'],
    ['Can the certificates go straight into Vaultra?', 'whether the certificates can go straight into Vaultra'],
    ['Who holds the keys?', 'who holds the keys'],
    ['Where does the data live?', 'where the data lives'],
    ['How long is the price valid?', 'how long the price is valid'],
    ['What is the rebate per litre?', 'what the rebate per litre is'],
    ['Does your platform support SSO?', 'whether your platform supports SSO'],
    ['Has the certificate been renewed?', 'whether the certificate has been renewed'],
    ['Why was the invoice higher in June?', 'why the invoice was higher in June'],
    ['Is your data centre in Germany?', 'whether your data centre is in Germany'],
    ['How does the pricing work for seasonal users?', 'how the pricing works for seasonal users'],
    ['Can you tell me if the API is documented?', 'whether the API is documented'],
    ['How fast is the delivery?', 'how fast the delivery is'],
    ['How exactly does the kiosk connect?', 'how exactly the kiosk connects'],
    ["What's the smallest order?", 'what the smallest order is'],
    ['Who had the master key last?', 'who had the master key last'],
    ['How much is it per seat?', 'how much it is per seat'],
    ['Does that cover weekends?', 'whether that covers weekends'],
    ['Are those prices net?', 'whether those prices are net'],
    ['Which ports can it use?', 'which ports it can use'],
  ])('%s', (asked, told) => {
    expect(indirectQuestion(asked)).toBe(told);
  });

  it.each([
    'Is it us, or is it you?',
    'Does it lodge that or does Lorelle?',
    'When somebody has an order in one state and works in another, whose limit does it use?',
    'What about the caterers?',
    'When the internet is down?',
    'Members get ten percent?',
    'Does that price include delivery?',
    'Can Ivo and Tess come?',
    'Can the boxes that we ordered in May be returned?',
    'Is the software we bought in May compatible?',
    'Can somebody from your side install it?',
    'How many did they order?',
    'What did the tests show?',
    'Why not use the old one?',
    'Is the warranty transferable and does it cover labour?',
    'Can we not pay in euros?',
    'Is Friday the 5th okay?',
  ])('leaves what it cannot turn: %s', (asked) => {
    expect(indirectQuestion(asked)).toBeUndefined();
  });
});
