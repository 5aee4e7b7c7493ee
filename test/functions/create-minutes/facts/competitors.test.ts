import { expect, test } from 'vitest';
import { minutesOf } from '../minutes-of.ts';
import { talkOf } from './talk-of.ts';

function namesOf(lines: readonly string[], language = 'en') {
  return minutesOf(talkOf(lines, {}, language)).competitors.map(({ name }) => name);
}

test.each([
  ["C: We're also talking to Brindlesoft about this.", 'Brindlesoft'],
  ['C: Quorvanta quoted us less last week.', 'Quorvanta'],
  ['C: We want to switch from Old Mill to something better.', 'Old Mill'],
  ['C: Our contract with Tasselware runs out in May.', 'Tasselware'],
  ['S: How do we compare with Quorvanta?', 'Quorvanta'],
  ['C: Our current supplier, Tasselware, never answers.', 'Tasselware'],
  ['C: Nobody ever got fired for buying Tasselware.', 'Tasselware'],
  ["C: GrainBuddy's eleven a month flat.", 'GrainBuddy'],
  ['C: Tasselware put their prices up again in January.', 'Tasselware'],
  ["C: What's Weave charging, compared to you?", 'Weave'],
  ["C: Let's Encrypt does it for free, compared to you.", "Let's Encrypt"],
  ['C: My boss is a big fan of Tasselware, just so you know.', 'Tasselware'],
  ['C: We already have a contract with Sundray & Shine for the other sites.', 'Sundray & Shine'],
  ['C: The last lot, Sundray, went dark in the November blow.', 'Sundray'],
  ['C: The big system today, it is from Aquadora, and this must go out.', 'Aquadora'],
  ['C: I need to give Tasselware a reason, and they want ninety days of notice. People hate Tasselware.', 'Tasselware'],
])('the alternative is found in: %s', (line, name) => {
  expect(namesOf([line])).toEqual([name]);
});

test.each([
  ['C: マルコビスさんからも見積もりをもらっています。', 'マルコビス'],
  ['C: 今はタスキルを使ってますけど、乗り換えたいんです。', 'タスキル'],
  ['C: Quorvantaと比較しています。', 'Quorvanta'],
  ['C: きろくログさんからも見積もりをもらっています。', 'きろくログ'],
  ['C: 競合ではマルコビスという会社がよく来ます。', 'マルコビス'],
  ['C: タスキル様は月三万円だそうですね。', 'タスキル'],
  ['C: 「牛舎みはり番」さんは月三万円でした。', '牛舎みはり番'],
  ['C: タオルびよりさんからも見積もりをもらっています。', 'タオルびより'],
  ['C: 今使っているミナモ設備さんからも見積もりをもらっています。', 'ミナモ設備'],
  ['C: 実はみなと共済さんからも見積もりをもらっています。', 'みなと共済'],
  ['C: あーテルミナさんからも見積もりをもらっています。', 'テルミナ'],
  ['C: 昔入れたテルミナ設計さんからも見積もりをもらっています。', 'テルミナ設計'],
  ['C: 見積もりを取ったソネダさんは、月1万2,000円でしたよ。', 'ソネダ'],
  ['C: 一度断ったカワベリさんのほうが、月1万円も安いんですよ。', 'カワベリ'],
  ['C: 競合では青嶺マルコビスという会社がよく来ます。', '青嶺マルコビス'],
  ['C: 競合では今朝マルコビスから電話が来ました。', 'マルコビス'],
  ['C: いまテルミナさんからも見積もりをもらっています。', 'テルミナ'],
  ['C: ゆーテルミナさんからも見積もりをもらっています。', 'ゆーテルミナ'],
  ['C: 今回マルコビスさんからも見積もりをもらっています。', 'マルコビス'],
  ['C: 夜間だけテルミナさんからも見積もりをもらっています。', 'テルミナ'],
  ['C: いま使っている番台くんのデータは持っていけますか。', '番台くん'],
  ['C: いまは委託です。ソラマメ給食さんにお願いしてます。', 'ソラマメ給食'],
  ['C: 今使ってる「献立ナビ31」のデータは、移せるんでしょうか。', '献立ナビ31'],
  ['S: 今お使いのタスキルの機械は下取りいたします。', 'タスキル'],
  ['S: 現行のホンノキ21の保守が来年の三月で終わると伺いました。', 'ホンノキ21'],
])('the alternative is found in: %s', (line, name) => {
  expect(namesOf([line], 'ja')).toEqual([name]);
});

test.each([
  "C: We're with Quorvanta for the card machines and it doesn't talk to you at all.",
  'C: We use Quorvanta for the gates. Do the two talk to each other?',
])('what is to be joined is no alternative: %s', (line) => {
  expect(namesOf([line])).toEqual([]);
});

test.each([
  'C: 今お使いの管理ソフトから出せますか、と聞かれました。',
  'C: 今使ってるタスキルと連携できるといいんですけど。',
  'C: 前に頼んだ新電力が途中で潰れて、慌てたことがあります。',
  'C: 白樺物産さんは御社の機械を月15万でお借りになっていると伺いました。',
])('no alternative is named in: %s', (line) => {
  expect(namesOf([line], 'ja')).toEqual([]);
});

test('a company that is named alone answers who else is asked', () => {
  const lines = [
    'S: 他社さんのお見積もりは取っておられますか。',
    'C: 取ってるよ。青嶺機工さん。あそこは、本体だけで940万や。',
  ];
  expect(namesOf(lines, 'ja')).toEqual(['青嶺機工']);
});

test('names said in one breath share what is said of them, and an answer needs no more than the names', () => {
  expect(namesOf(["C: It's down to three: you, Tallybox and Quorvanta."])).toEqual(['Tallybox', 'Quorvanta']);
  expect(namesOf(['S: Who else is in the running?', 'C: Tallybox, mostly.'])).toEqual(['Tallybox']);
  expect(namesOf(['C: マルコビスとタスキルと御社の三社で比べています。'], 'ja')).toEqual(['マルコビス', 'タスキル']);
});

test.each([
  ['a customer of the customer', 'en', 'C: Meridian Foods is our biggest customer.'],
  ['a town', 'en', 'C: The site in Rotterdam goes first, then Gdansk.'],
  ['a person nobody listed', 'en', 'C: Bernadette wants it before Easter. She has asked twice.'],
  ['a bank', 'ja', 'C: ナカジマ銀行さんの融資が下りました。'],
  ['a thing', 'ja', 'C: アラートが鳴りっぱなしで困ってます。'],
  ['a system it connects to', 'en', 'C: Does it integrate with Ledgerly? We use Ledgerly for accounting.'],
  ['a person', 'en', 'C: Ask Karen from finance, she will know.'],
  ['a company that meets', 'en', 'C: Why did you choose Buyers over others?'],
  ['the own company', 'en', 'C: We are looking at Ownco.'],
  ['a system it connects to', 'ja', 'C: キンタイルとAPIで連携できますか。'],
  ['a calling', 'ja', 'C: フリーのカメラマンさんで候補がいたんですが、断りました。'],
  ['somebody at work', 'ja', 'C: 夜勤のヘルパーさんは月三万円でした。'],
  ['a place of work', 'ja', 'C: 配送センターさんからも見積もりをもらっています。'],
  [
    'a module of the seller',
    'en',
    'S: Is our own Flowpath cheaper than what you have today? Flowpath is half the price.',
  ],
  ['a word of business', 'ja', 'C: サポートの更新料はいくらですか。'],
  ['two words of business in one', 'ja', 'C: 別の会社のバージョンアップは追加でお金がかかりました。'],
  ['an island', 'en', 'C: We have three lawyers from Trinidad.'],
])('%s is no competitor (%s)', (_, language, line) => {
  expect(namesOf([line], language)).toEqual([]);
});

test('tells what is in place today from what is looked at', () => {
  const lines = ['C: We want to switch from Tasselware, our contract ends.', 'C: Quorvanta quoted us 300 dollars.'];
  expect(minutesOf(talkOf(lines)).competitors).toMatchObject([
    { name: 'Tasselware', relation: 'incumbent' },
    { name: 'Quorvanta', relation: 'considered' },
  ]);
});

test.each([
  ['今回はセブンボードさん、あ、いや、セブンポートさんとも話をしてまして。', 'セブンポート'],
  ['他社だとミナモテックさん。すみません、ミナモテルさんです。', 'ミナモテル'],
  ['テルミナさん、違う、テルミスさんのほうが安いんですよね。', 'テルミス'],
  ['ミナモテルさんじゃなくて、ミナモテックさんから見積もりが来てます。', 'ミナモテック'],
])('a slip of the tongue is no competitor: %s', (line, name) => {
  expect(namesOf([`C: ${line}`], 'ja')).toEqual([name]);
});

test.each([
  ['We got a quote from Tasselware, sorry, Tasselbridge, last week.', 'Tasselbridge'],
  ['The other bid is from Quorvanta. Sorry, Quorvelle, they start with the same letters.', 'Quorvelle'],
])('a slip of the tongue is no competitor: %s', (line, name) => {
  expect(namesOf([`C: ${line}`])).toEqual([name]);
});

test.each([
  ['en', 'We have a quote from Kalmo, sorry to say, below Mintley by a lot.', ['Kalmo']],
  ['en', 'We got quotes from Kalmo, I mean a while ago, Mintley only last week.', ['Kalmo', 'Mintley']],
  ['ja', '今はカルモさんです。すみません、ミントリーさんの見積もりはまだ届いていません。', ['カルモ', 'ミントリー']],
] as const)('who is sorry for something else takes no name back (%s): %s', (code, line, names) => {
  expect(namesOf([`C: ${line}`], code)).toEqual(names);
});

test('two plain words are a name where they are called one, and no caller', () => {
  expect(namesOf(['C: クイックパレットさんからも見積もりをもらっています。'], 'ja')).toEqual(['クイックパレット']);
  expect(namesOf(['C: サポートセンターさんからも見積もりをもらっています。'], 'ja')).toEqual([]);
});

test.each([['会長がちょっと団体さんの対応をしてまして。'], ['今日はたまたま組合の皆さんの立ち会いがありまして。']])(
  'an adverb or a call before people is no name: %s',
  (line) => {
    expect(namesOf([`C: ${line}`], 'ja')).toEqual([]);
  },
);

test('a name that follows what was said of it is found without punctuation', () => {
  const lines = [
    'C: 近所の工務店さんにも見積もりもらってるんですよ 西浜工務さんっていう',
    'S: そうなんですね',
    'C: ええ そっちは80万って言ってきてて',
  ];
  expect(minutesOf(talkOf(lines, {}, 'ja')).competitors).toMatchObject([{ name: '西浜工務', relation: 'considered' }]);
});

test.each([
  ['うちの原価管理がさくさく原価っていうソフトなんですけど、それと連携できますか。'],
  ['会計は弥助会計というやつなんですが、そことつながりますか。'],
  ['うちの勤怠はタイムカードワンってソフトなんですけど、データつなげられます？'],
])('what it is to work with is no competitor: %s', (line) => {
  expect(namesOf([`C: ${line}`], 'ja')).toEqual([]);
});

test.each([
  ['今はテルミナさんを使ってて、あとマルコビスさんにも声をかけてます。'],
  ['候補はマルコビスさんと、今使ってるテルミナさんの更新です。'],
  ['テルミナさんの更新と、あとはマルコビスさんですね。'],
  ['テルミナからマルコビスに乗り換えようという話もあります。'],
  ['テルミナさんの契約が3月に切れるので、マルコビスさんと比較しています。'],
])('each of two names has its own relation: %s', (line) => {
  const { competitors } = minutesOf(talkOf([`C: ${line}`], {}, 'ja'));
  expect(Object.fromEntries(competitors.map(({ name, relation }) => [name, relation]))).toEqual({
    テルミナ: 'incumbent',
    マルコビス: 'considered',
  });
});

test('each of two names has its own relation in English', () => {
  const { competitors } = minutesOf(talkOf(["C: We're on Tasselware today but we're also looking at Quorvanta."]));
  expect(competitors.map(({ name, relation }) => [name, relation])).toEqual([
    ['Tasselware', 'incumbent'],
    ['Quorvanta', 'considered'],
  ]);
});

test('a maker and its product are spoken of as one', () => {
  const { competitors } = minutesOf(talkOf(['C: 今はテルミナのハコビナビを使ってます。'], {}, 'ja'));
  expect(competitors.map(({ relation }) => relation)).not.toContain('considered');
});

test('what it is to be connected with is no competitor', () => {
  const lines = [
    'C: これ、レジにはつながるんですか。うち、ピコレジなんですけど。',
    'S: ピコレジさんは型番しだいです。',
  ];
  expect(namesOf(lines, 'ja')).toEqual([]);
});

test.each([
  [
    ['S: 今お使いのは、どちらのでしたっけ。', 'C: ミカゲ工業の古いやつです。'],
    ['ミカゲ工業', 'incumbent'],
  ],
  [['C: 今はミカゲ工業の古いやつなんです。'], ['ミカゲ工業', 'incumbent']],
  [['C: マルコビスさんを研究会で勧められましたけど、乗り換えるのも大変でしょう。'], ['マルコビス', 'considered']],
])('%s', (lines, [name, relation]) => {
  expect(minutesOf(talkOf(lines, {}, 'ja')).competitors).toMatchObject([{ name, relation }]);
});

test('in a public session nobody is a rival by his office, and no share is a discount', () => {
  const minutes = minutesOf({
    transcript: [
      'The Chair: I call on the honourable member for Northfield.',
      'Ms. Wu: Madam Chair, the Minister does ask us to use Tasselware, and we are in a global competition for Brindle masks.',
      'The Minister: Madam Chair, ticket sales dropped by 92% and this party did nothing.',
      'Ms. Wu: Honourable members will remember that the Minister promised a remit letter from the Treasurer.',
      'The Chair: Order. The honourable member has the floor.',
      'Ms. Wu: Madam Chair, our committee hears that the national debt will hit two trillion dollars.',
    ].join('\n'),
    meeting: { language: 'en' },
  });
  expect(minutes.competitors).toEqual([]);
  expect(minutes.amounts.map(({ value, kind }) => [value, kind])).toEqual([
    [92, 'other'],
    [2_000_000_000_000, 'other'],
  ]);
});
