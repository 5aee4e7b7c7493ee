import { describe, expect, test } from 'vitest';
import { minutesOf } from '../minutes-of.ts';
import { talkOf } from './talk-of.ts';

const chat = Array.from({ length: 6 }, () => ['S: お湯が沸きました。', 'C: こちらはもう冷めてしまって。']).flat();

function competitorsOf(...lines: readonly string[]) {
  const told = minutesOf(talkOf([...chat, 'S: お見積もりは年間で百二十万円です。', ...lines], {}, 'ja')).competitors;
  return told.map(({ name }) => name);
}

describe('what a name does, or has done to it, makes a supplier of it', () => {
  test.each([
    ['ツムギフード', ['C: 実はツムギフードからも提案をもらっていて。']],
    ['かぜのこ', ['C: 「かぜのこ」の営業さんが先週来て、同じことを言ってましたよ。']],
    ['ベース', ['C: 本社が「ベース」で統一したいと言うんです。']],
    ['すみれ警備', ['C: すみれ警備は月九万で出してきましたけどね。']],
    ['ミズホ印刷', ['C: あれ、前のミズホ印刷は一枚十一円だったよね。']],
    ['東雲クリーン', ['C: 今の契約先の東雲クリーンが十二月で切れるので。']],
    ['ほたる', ['C: 先月「ほたる」を試したんですけど、重くてね。']],
    ['わかば積算', ['C: あと、わかば積算は断りました。']],
    ['正海運輸', ['C: うちはね今正海運輸さんに頼みよるとやけど遅れるとよ。']],
    ['オリベ', ['S: 今は何か入れていらっしゃいますか。', 'C: 壁に付いてるやつですね、オリベの。']],
  ])('%s', (name, lines) => {
    expect(competitorsOf(...lines)).toContain(name);
  });

  test.each([
    ['つゆくさ', ['S: 弊社の「つゆくさ」は三年保証です。']],
    ['そろばん堂', ['C: 会計の「そろばん堂」とはつながりますか。']],
    ['平井くん', ['C: 平井くんは先週から休みでして。']],
    ['給食センター', ['C: 給食センターは七時に搬入があるんです。']],
    ['検討中', ['C: 「検討中」でお願いします、議事録には。']],
  ])('not so: %s', (name, lines) => {
    expect(competitorsOf(...lines)).not.toContain(name);
  });
});
