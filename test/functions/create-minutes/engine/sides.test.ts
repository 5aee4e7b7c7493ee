import { describe, expect, test } from 'vitest';
import { languageOf } from '#functions/create-minutes/engine/language.ts';
import { findPeople } from '#functions/create-minutes/engine/people.ts';
import { readMeeting } from '#functions/create-minutes/engine/read-meeting.ts';
import { prepareTranscript } from '#functions/create-minutes/prepare.ts';
import { minutesRequest } from '#functions/create-minutes/request.ts';
import { check } from '#shared/http/check.ts';
import { minutesOf } from '../minutes-of.ts';

const letters = { internal: 's', external: 'b', none: '-' } as const;

/** Sides of the people in the order of the meeting: s sells, b buys, - is not told. */
function sidesOf(body: object): string {
  const request = check(minutesRequest, body);
  const { turns } = prepareTranscript(request, undefined).transcript;
  const { title } = request.meeting;
  const when = { day: undefined, time: undefined, timeZone: undefined, title: title ?? undefined };
  const { meeting } = readMeeting(
    turns,
    findPeople(turns, request.participants),
    when,
    languageOf(request, turns).reader,
  );
  return meeting.people.map(({ side }) => letters[side ?? 'none']).join('');
}

const few = ['We have forty units of the old kind.', 'And we have nine.', 'They are both in the hall.', 'Right.'];
const fewJapanese = ['古いのが四十台あります。', 'こちらは九台です。', 'どれも倉庫に置いています。', '分かりました。'];

function talkOf(speakers: readonly string[], lines: readonly string[]): string {
  return lines.map((line, i) => `${speakers[i % speakers.length]}: ${line}`).join('\n');
}

describe('labels tell sides', () => {
  test.each([
    ['Sales Rep', 'Client', 'sb'],
    ['Buyer', 'Vendor', 'bs'],
    ['Nell (Account Executive)', 'Omar (Prospect, finance)', 'sb'],
    ['Customer Success Manager', 'Customer', 'sb'],
    ['Agent', 'Caller', 'sb'],
    ['Speaker 1', 'Customer', 'sb'],
    ['Project Manager', 'Marketing', '--'],
    ['Se Yun', 'Ae Park', '--'],
  ])('%s and %s', (one, other, sides) => {
    expect(sidesOf({ transcript: talkOf([one, other], few) })).toBe(sides);
  });

  test.each([
    ['営業', 'お客様', 'sb'],
    ['野口（得意先）', '奥（弊社）', 'bs'],
    ['野口（インサイドセールス）', '奥（購買部）', 'sb'],
    ['話者1', '話者2', '--'],
    ['野口（開発）', '奥（総務）', '--'],
  ])('%s and %s', (one, other, sides) => {
    expect(sidesOf({ transcript: talkOf([one, other], fewJapanese) })).toBe(sides);
  });
});

describe('who is of one company is on one side', () => {
  const transcript = talkOf(['Nell', 'Omar', 'Pia', 'Quinn'], few);
  const people = (...rows: readonly (readonly [email: string, role?: string])[]) =>
    ['Nell', 'Omar', 'Pia', 'Quinn'].map((name, i) => ({ name, email: rows[i]?.[0], role: rows[i]?.[1] }));

  test.each([
    [
      'by address',
      people(['n@ours.example', 'Account Executive'], ['o@ours.example'], ['p@lake.example'], ['q@hill.example']),
      'ssbb',
    ],
    [
      'by parts of one address',
      people(['n@uk.ours.co.uk', 'Sales Engineer'], ['o@ours.co.uk'], ['p@lake.co.uk'], ['q@lake.co.uk']),
      'ssbb',
    ],
    [
      'and a customer has sales directors, too',
      people(
        ['n@ours.example', 'Account Executive'],
        ['o@ours.example'],
        ['p@lake.example', 'Sales Director'],
        ['q@lake.example'],
      ),
      'ssbb',
    ],
    [
      'where the other one is told',
      people(['n@ours.example'], ['o@ours.example'], ['p@lake.example', 'Procurement'], ['q@lake.example', 'Buyer']),
      'ssbb',
    ],
    [
      'and one company alone has none',
      people(
        ['n@ours.example', 'Sales Manager'],
        ['o@ours.example', 'Purchasing'],
        ['p@ours.example'],
        ['q@ours.example'],
      ),
      '----',
    ],
  ])('%s', (_, participants, sides) => {
    expect(sidesOf({ transcript, participants })).toBe(sides);
  });

  test('but free mail is nobody’s company', () => {
    const participants = [
      { name: 'Nell', email: 'nell@gmail.com', role: 'Account Executive' },
      { name: 'Omar', email: 'omar@gmail.com', role: 'Buyer' },
    ];
    expect(sidesOf({ transcript: talkOf(['Nell', 'Omar'], few), participants })).toBe('sb');
  });

  test('by what stands after the role', () => {
    const participants = [
      { name: 'Nell', role: 'Account Executive, Ourside' },
      { name: 'Omar', role: 'Trainer, Ourside' },
      { name: 'Pia', role: 'Owner, Lakehouse Inns' },
      { name: 'Quinn', role: 'Chef, Lakehouse Inns' },
    ];
    expect(sidesOf({ transcript, participants })).toBe('ssbb');
  });

  const offer = [
    'Thanks for coming over. How does the pricing work for our thirty vans?',
    'It is forty dollars a van a month.',
    'That is more than we pay today.',
    'Okay, could you do thirty-six? And please send the contract by Friday.',
    'I can do thirty-six if you sign for two years.',
    'I will ask our legal people to look at it.',
  ];
  test.each([
    ['by what stands beside all names', ['Nell (Lakehouse)', 'Omar (Ourside)', 'Pia (Lakehouse)'], 'bsb'],
    ['though nobody shares it', ['Nell (Lakehouse Inns)', 'Omar (Ourside)', 'Pia (Lakehouse Group)'], 'bsb'],
    ['which a role is not', ['Nell (Director of Operations)', 'Omar (Manager)', 'Pia (Head of Finance)'], '-sb'],
    ['nor what stands beside one alone', ['Nell', 'Omar (Ourside)', 'Pia'], 'ssb'],
  ])('%s', (_, speakers, sides) => {
    expect(sidesOf({ transcript: talkOf(speakers, offer) })).toBe(sides);
  });

  test('and a given side is that of the company', () => {
    const participants = people(['n@ours.example'], ['o@ours.example'], ['p@lake.example'], ['q@lake.example']);
    const given = participants.map((one) => (one.name === 'Pia' ? { ...one, side: 'internal' } : one));
    expect(sidesOf({ transcript, participants: given })).toBe('bbss');
  });
});

test('who is called 様 in the title buys', () => {
  const lines = ['森の木工房の野口です。', '水辺設計の奥です。', '今日は雨ですね。', '本当に。'];
  const body = { transcript: talkOf(['野口', '奥'], lines) };
  expect(sidesOf({ ...body, meeting: { title: '水辺設計様 ご契約' } })).toBe('sb');
  expect(sidesOf({ ...body, meeting: { title: '森の木工房様 ご契約' } })).toBe('bs');
});

const sale = [
  'Good morning, and thanks for making time. Did you get a chance to read the proposal?',
  'I did. I have to say, my boss swallowed hard at the price.',
  'I understand. Would it help if I take the setup fee out for you?',
  'It would. We pay half of that per year to our old supplier.',
  'What does your contract with them look like, if I may ask?',
  'It runs until the summer. I want out of it, honestly.',
  'Then we could start with a pilot for one of your teams.',
  'And who trains my people? Nobody here has the time.',
  'We do that for you, it is in the package. I will send you the schedule.',
  'Fine. But my board has to sign the contract, I cannot do it on my own.',
  'Of course. Shall I put together a page for your board?',
  'Please. And I need the quote by Friday, or we miss the meeting.',
];
const japaneseSale = [
  '本日はお時間をいただきありがとうございます。お見積りはご覧いただけましたでしょうか。',
  '見ましたけど、うちにはちょっと高いですね。社長がいいと言わないと思う。',
  '承知いたしました。初期費用を外した形でお出しすることもできます。',
  'それなら話はしやすいかな。今の業者の契約が夏までなんですよ。',
  'ありがとうございます。でしたら、夏までは一部の部署でお試しいただくのはいかがでしょうか。',
  '使い方は誰が教えてくれるんですか。うちは人がいないんで。',
  '弊社の担当がお伺いして、ご説明いたします。費用はいただきません。',
  'じゃあ来週の会議で話してみます。',
  'ありがとうございます。ご契約の書類もあわせてお送りいたします。',
  'お願いします。判を押すのは社長だから、すぐには無理だけど。',
];

describe('the way people talk tells sides', () => {
  test.each([
    ['names', ['Nell Ward', 'Omar Finch'], sale, 'sb'],
    ['numbers', ['Speaker 1', 'Speaker 2'], sale, 'sb'],
    ['names', ['野口', '奥'], japaneseSale, 'sb'],
    ['numbers', ['話者1', '話者2'], japaneseSale, 'sb'],
  ])('of %s: %j', (_, speakers, lines, sides) => {
    expect(sidesOf({ transcript: talkOf(speakers, lines) })).toBe(sides);
  });

  test('though a committee and a council of one of them are spoken of', () => {
    const asked = sale.map((line) => line.replaceAll('board', 'works council').replace('the meeting', 'the committee'));
    expect(sidesOf({ transcript: talkOf(['Nell Ward', 'Omar Finch'], asked) })).toBe('sb');
  });

  test('but not where one talks alone, or nobody is named', () => {
    expect(sidesOf({ transcript: talkOf(['Nell Ward'], sale) })).toBe('-');
    expect(sidesOf({ transcript: sale.join('\n') })).toBe('');
  });

  test('and one who hardly speaks stays without', () => {
    expect(sidesOf({ transcript: `${talkOf(['Nell', 'Omar'], sale)}\nPia: Hello.` })).toBe('sb-');
  });
});

describe('nobody sells', () => {
  const standUp = [
    'Yesterday I moved the build to the new machines, today I look at the slow tests.',
    'I wrote the migration. I am stuck on the dates, could you have a look later?',
    'Sure, after lunch. Anything else?',
    'The review of the login page is still open.',
  ];
  const interview = [
    'Why did you leave your last job?',
    'I wanted to be nearer to my family, and the team was broken up.',
    'What are you proudest of?',
    'That we never missed a release in two years.',
  ];
  const design = [
    '案は三つあります。どれも底を広くしました。',
    '二つ目がいいと思う。ただ、ふたが開けにくい。',
    'ふたは直します。色はどうしましょう。',
    '白と紺で。来週また見せて。',
  ];
  const hearing = [
    'それでは審議に入ります。事務局から説明をお願いします。',
    'はい。通学路の危険な場所は四十か所ございます。',
    'そのうち今年度に直すのは何か所でしょうか。',
    '十二か所を予定しております。残りは来年度以降に進めてまいります。',
  ];
  test.each([
    ['a stand-up', ['Ana', 'Ben'], [...standUp, ...standUp, ...standUp]],
    ['a job interview', ['Ana', 'Ben'], [...interview, ...interview, ...interview]],
    ['a design meeting', ['浜田', '江口'], [...design, ...design, ...design]],
    ['a hearing', ['委員長', '事務局'], [...hearing, ...hearing, ...hearing]],
  ])('in %s', (_, speakers, lines) => {
    expect(sidesOf({ transcript: talkOf(speakers, lines) })).toBe('--');
  });
});

test('what the engine told itself is used, and not shown as if it were given', () => {
  const { participants, actionItems, objections, metrics } = minutesOf({
    transcript: talkOf(['Nell', 'Omar'], sale),
    meeting: { startedAt: '2026-11-18T10:00:00Z' },
  });
  expect(participants.map(({ side }) => side)).toEqual([null, null]);
  expect(actionItems.map(({ owner }) => owner?.side ?? null)).toEqual(actionItems.map(() => null));
  expect(objections.map(({ raisedBy }) => raisedBy)).toContain('Omar');
  expect(metrics.unknown).toMatchObject({ internal: 'no participant has a side' });
});
