/** A verb by the forms that end sentences; what stands before ます makes them. */
export interface Forms {
  readonly plain: string;
  readonly past: string;
  readonly negative: string;
  /** 決めよう */
  readonly volitional: string;
  /** 決められる */
  readonly able: string;
}

type Row = readonly [plain: string, past: string, negative: string, volitional: string, able: string];

/** By the last kana of the stem of a godan verb. */
const godanRows = {
  い: ['う', 'った', 'わ', 'お', 'え'],
  き: ['く', 'いた', 'か', 'こ', 'け'],
  ぎ: ['ぐ', 'いだ', 'が', 'ご', 'げ'],
  し: ['す', 'した', 'さ', 'そ', 'せ'],
  ち: ['つ', 'った', 'た', 'と', 'て'],
  に: ['ぬ', 'んだ', 'な', 'の', 'ね'],
  び: ['ぶ', 'んだ', 'ば', 'ぼ', 'べ'],
  み: ['む', 'んだ', 'ま', 'も', 'め'],
  り: ['る', 'った', 'ら', 'ろ', 'れ'],
} as const satisfies Readonly<Record<string, Row>>;
const rowOf: Readonly<Record<string, Row>> = godanRows;

/** Verbs with one stem, where its last kana could be that of others: 起きる, and 書く; every stem that ends as 食べ does is such a one. */
const ichidan =
  /(?:[えけげせぜてでねへべめれ見出得寝経似煮診観]|でき|起き|生き|飽き|尽き|過ぎ|すぎ|落ち|満ち|朽ち|借り|足り|降り|下り|懲り|浴び|詫び|伸び|延び|帯び|滅び|錆び|試み|省み|顧み|染み|用い|率い|報い|老い|悔い|強い|(?:[感信閉応生通準命禁論講案演存転高重先報投減封]じ)|(?<=[てでもには、]|(?<!うか|ちか|ねか|した)が|くらい|ぐらい|だけ|しか|[名人])い|^い|(?<=[てで])み)$/u;
/** 貸し is of 貸す, 確認し of 確認する. */
const godanInShi =
  /(?<!提出|算出|抽出|支出|輸出|選出|譲渡|撤回|巡回|修正|訂正|改正|是正|指示|提示|掲示|表示|展示|開示|明示|移転|推移|解消|補足|満足|不足|電話|会話|対話|通話|挽回|転回|[0-9一二三四五六七八九十数何]回|開通|流通|直通)(?<=[出渡返回貸直示探移消足外試話通押戻残越減増隠正起指刺崩流倒任壊こかわらばや]|[下降]ろ|落と|過ご|ほぐ|[済冷励覚]ま)し$/u;
/** Those whose い goes as り does: いらっしゃいます is いらっしゃる. */
const honorific: Readonly<Record<string, string>> = {
  らっしゃい: 'らっしゃ',
  おっしゃい: 'おっしゃ',
  なさい: 'なさ',
  ください: 'くださ',
  下さい: '下さ',
};

/** The forms of a verb by what stands before its ます: 送り is 送る, 送った, 送らない, 送ろう. */
export function fromMasu(stem: string): Forms {
  const lifted = Object.keys(honorific).find((one) => stem.endsWith(one));
  if (lifted !== undefined) return withRow(stem.slice(0, -lifted.length) + honorific[lifted], godanRows.り);
  if (/(?:ござい|あり)$/u.test(stem)) {
    const root = stem.replace(/(?:ござい|あり)$/u, '');
    return {
      plain: `${root}ある`,
      past: `${root}あった`,
      negative: `${root}ない`,
      volitional: `${root}あろう`,
      able: `${root}ありえる`,
    };
  }
  const coming = /(?<=(?:[っいしきえけげせねべめれみ見出]て|んで))き$/u.exec(stem);
  if (coming) return comingFrom(stem.slice(0, -1));
  const root = stem.slice(0, -1);
  const row = rowOf[stem.slice(-1)];
  if (stem.endsWith('来') || ichidan.test(stem) || !row) return withRow(stem, ['る', 'た', '', 'よ', 'られ']);
  if (/(?:いた|致)し$/u.test(stem)) return withRow(stem.replace(/(?:いた|致)し$/u, ''), suru);
  if (stem.endsWith('し') && !godanInShi.test(stem)) return withRow(root, suru);
  const forms = withRow(root, row);
  return going.test(stem) ? { ...forms, past: `${root}った` } : forms;
}

/** 行く and 置いていく. */
const going = /(?:行|(?:^|[てでをにへはがも、])い)き$/u;

/** 持ってきます is 持ってくる. */
function comingFrom(root: string): Forms {
  return {
    plain: `${root}くる`,
    past: `${root}きた`,
    negative: `${root}こない`,
    volitional: `${root}こよう`,
    able: `${root}こられる`,
  };
}

const suru: Row = ['する', 'した', 'し', 'しよ', 'でき'];

function withRow(root: string, [plain, past, negative, volitional, able]: Row): Forms {
  return {
    plain: root + plain,
    past: root + past,
    negative: `${root}${negative}ない`,
    volitional: `${root}${volitional}う`,
    able: `${root}${able}る`,
  };
}

/** 聞か and 聞き: the syllable before ない and before ます. */
export const iRow: Readonly<Record<string, string>> = {
  わ: 'い',
  か: 'き',
  が: 'ぎ',
  さ: 'し',
  た: 'ち',
  な: 'に',
  ば: 'び',
  ま: 'み',
  ら: 'り',
};

/** 聞か, of 聞かない, is of 聞きます; 確認し of 確認します, 調べ of 調べます. */
export function fromNai(stem: string): string {
  const last = iRow[stem.slice(-1)];
  return `${last === undefined ? stem : stem.slice(0, -1) + last}ます`;
}

const stemsByEnding = new Map(Object.entries(godanRows).map(([stem, [ending]]) => [ending as string, stem]));

/** The polite form of a verb in that of dictionaries: 返す is 返します, 調べる 調べます, 送る 送ります. */
export function politeOf(verb: string): string {
  const root = verb.slice(0, -1);
  if (verb.endsWith('する')) return `${verb.slice(0, -2)}します`;
  if (verb.endsWith('る') && (root.endsWith('来') || ichidan.test(root))) return `${root}ます`;
  return `${root}${stemsByEnding.get(verb.slice(-1)) ?? ''}ます`;
}
