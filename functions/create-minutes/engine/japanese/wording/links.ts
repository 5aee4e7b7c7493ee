type Link = readonly [spoken: RegExp, written: string];

const thing = '[\\p{sc=Han}\\p{sc=Katakana}\\p{N}]';
/** What ties a sentence to the one said before it, in talk; of what it is told alone it says nothing. */
const link = new RegExp(
  [
    '^(?:だから[ねさ]?、?',
    'なので、?',
    'なんで(?=\\p{N})(?![^。]*(?:の|か))',
    `それで(?:[ねさ]?、|(?=${thing})(?!進|行|決|頼|結構|十分|合意|契約する|大丈夫|手を打))`,
    'そして、?',
    'でも(?:[ねさ]?、|(?=[\\p{L}\\p{N}]))',
    'ただ(?:し、?|、|(?![\\p{sc=Katakana}だでちなのいよ]))',
    'しかも、?',
    '(?:て|と)いうか、',
    '(?:それ|これ)(?:な[んの])?だが、',
    '(?:最初に|まず|一点|一つ)?確認だが、',
    'ちなみに、?',
    'つきましては、?',
    '(?:併せ|合わせ|加え)、',
    'とはいえ、?',
    'なるほど、?',
    'はは+(?:では)?、?',
    'まあ、?(?!ま)',
    `いや(?:いや)?(?:[、…]+|(?=${thing}|それ))`,
    '(?:ほん|そん|ん)で、?',
    'で[ねさ]?、',
    '(?:それと|あと)[ねさ]?、',
    '(?:そう?したら|そうすると|そうしましたら|それなら|でしたら|だったら|じゃあ?)、?(?=[^いよ]))',
  ].join('|'),
  'u',
);
/** Of several sentences a later one goes on from the one before it, and says how. */
const joints: readonly Link[] = [
  [/^ただ(?:し、?|、|(?![\p{sc=Katakana}だでちなのいよ]))/u, 'ただし、'],
  [/^でも(?:[ねさ]?、|(?=[\p{L}\p{N}]))/u, 'しかし、'],
  [/^(?:だから[ねさ]?、?|な(?:の|ん)で、)/u, 'そのため、'],
];
/** Before what is said frankly, and nothing of it. */
const frankly: readonly Link[] = [
  // said on hearing it: そうですよね…ただ、
  [
    /^(?:(?:そう|そこ)?(?:です|なんです|なんすが|っす)よね[ええ]?(?:[、。]|…+)|そこなん(?:です|す)が、)(?:ただ|でも)?、?(?=.{4})/u,
    '',
  ],
  [/^(?:率直|正直)に(?:[言い]う|申し上げる|申す)。(?=.)/u, ''],
  [
    /(?<=^|[。、（はがも])(?:率直|正直)(?:な(?:ところ)?|に)?(?:(?:[言い](?:うと|えば|って|わせてもらうと)|申し上げ(?:ると|て)|申すと|申し(?=、))、?|、)(?=.)/gu,
    '',
  ],
  [/(?<=^|[。、（はがも])正直(?=[^、。])(?![者なにさ言申]|い[うえっわ])/gu, ''],
  [/^(?:もう(?:一つ|1つ)|一つ)?言わせてもらうと、/u, ''],
  [/^例えば(?:である|なの?だ|だ)が、/u, '例えば、'],
];

/** A told line without what tied it to the talk before it: だから、冬に止まると困る is 冬に止まると困る. */
export function withoutLinks(text: string): string {
  const plain = frankly.reduce((rest, [spoken, written]) => rest.replace(spoken, written), text);
  const [first = '', ...others] = plain.split(/(?<=。)(?!$)/u);
  return [unlinked(first), ...others.map(joined)].join('');
}

function unlinked(sentence: string): string {
  let rest = sentence;
  for (let before = ''; before !== rest; ) {
    before = rest;
    const without = rest.replace(link, '');
    if (without.length > leastCharacters) rest = without;
  }
  return rest;
}

const leastCharacters = 4;

function joined(sentence: string): string {
  const [spoken, written] = joints.find(([one]) => one.test(sentence)) ?? [];
  return spoken && written !== undefined ? sentence.replace(spoken, written) : unlinked(sentence);
}
