import { expect, test } from 'vitest';
import { toldAsAsked } from '#functions/create-minutes/engine/japanese/acts/questions/put-off-questions.ts';
import { asked } from '#functions/create-minutes/engine/japanese/wording/asked.ts';

type Line = readonly [speaker: string, text: string];

/** An open question that tells one line of a talk and rests on some. */
function toldOf(lines: readonly Line[], told: number, own: readonly number[]) {
  const remarks = lines.map(([speaker, text], index) => ({
    index,
    speaker,
    side: undefined,
    text,
    spans: [{ turn: index, text }],
  }));
  const openQuestions = [
    { text: lines[told]?.[1] ?? '', askedBy: lines[told]?.[0], spans: own.flatMap((at) => remarks[at]?.spans ?? []) },
  ];
  const acts = { decisions: [], actionItems: [], openQuestions, objections: [], nextMeeting: undefined };
  return toldAsAsked(acts, { code: 'ja', remarks, people: [] }).openQuestions.map(({ text, askedBy }) => [
    text,
    askedBy,
  ]);
}

test.each<[how: string, lines: readonly Line[], told: number, expected: string]>([
  [
    'right before',
    [
      ['買い手', '夜中にお電話した場合、何分くらいで来ていただけるんでしょう。'],
      ['売り手', '協力会社の者が伺うこともありまして、いま何分とは申し上げにくく……。'],
    ],
    1,
    '夜中にお電話した場合、何分くらいで来ていただけるんでしょう。',
  ],
  [
    'as a favour',
    [
      ['買い手', '故障したときの代わりの機体、貸し出しはしてもらえるんですか。'],
      ['売り手', '代替機は、いま社内で決めているところで、まだお約束ができないんです。'],
    ],
    1,
    '故障したときの代わりの機体、貸し出しはしてもらえるんですか。',
  ],
  [
    'within a sentence that misses the answer',
    [
      ['買い手', 'なぜカメラがそれを見逃したのか、そこの説明をいただいてないんですよ。'],
      ['売り手', 'カメラのほうは、まだ申し上げられる段階ではございません。'],
    ],
    1,
    'なぜカメラがそれを見逃したのか。',
  ],
  [
    'in a breath with its reason, without marks',
    [
      ['買い手', 'あの油圧のブレーカーってあれに付くんすか岩が出てるんで'],
      ['売り手', '配管が要るので工場に聞いて電話します'],
    ],
    1,
    '油圧のブレーカーってあれに付くんすか。',
  ],
  [
    'by whoever is then told what has to be found out',
    [
      ['買い手', '予告が6か月前って、長すぎます。'],
      ['売り手', '6か月とさせていただいておりますが、3か月にできるか、本社の法務に諮らないとお答えできません。'],
    ],
    0,
    '3か月にできるか。',
  ],
])('what was said to a question is told as what the buyer asked %s', (_, lines, told, expected) => {
  expect(toldOf(lines, told, [0, 1])).toEqual([[expected, '買い手']]);
});

test.each<[how: string, lines: readonly Line[], own: readonly number[]]>([
  [
    'an offer that the other side puts off, whatever was asked before it',
    [
      ['買い手', '申請の紙、そちらで書いてくれるんだっけ?'],
      ['売り手', '残りの見積り、月末までに作って送る。'],
      ['買い手', 'それは相談してから決める。'],
    ],
    [1, 2],
  ],
  [
    'what says itself what is open',
    [
      ['買い手', '次の打ち合わせの前に何か要りますか。'],
      ['売り手', '監査の書式に合うかどうかは、開発に聞かないと分からないです。'],
    ],
    [1],
  ],
])('stays: %s', (_, lines, own) => {
  expect(toldOf(lines, 1, own)).toEqual([[lines[1]?.[1], '売り手']]);
});

test.each([
  ['石けんの補充も、そちらで仕入れてもらえると楽なんですけど。', '石けんの補充も、そちらで仕入れてもらえるか。'],
  ['看板の許可は要るんですか、あの大きさで。', 'あの大きさで、看板の許可は要るか。'],
  ['なんで来なかったの警報', '警報は、なぜ来なかったか。'],
  ['何デシベルや、あれ。', '何デシベルか。'],
  ['それでも動くもん？', 'それでも動くものか。'],
  ['一件五十円は下がらんのかね', '一件五十円は下がらないのか。'],
  ['差し支えなければ今年度の予算としては', '今年度の予算はいくらか。'],
  ['あれは仕様ですか、不具合ですか。', 'あれは仕様か、不具合か。'],
])('an open question asks by its words: %s', (said, told) => {
  expect(asked(said, 'plain')).toBe(told);
});
