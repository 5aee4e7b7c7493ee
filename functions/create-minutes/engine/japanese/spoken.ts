type Written = readonly [spoken: RegExp, written: string];

/** What a verb ends in before て, with the verbs of one kanji. */
const beforeTe =
  '(?:[っいしきえけげせねべめれみちりじび見出来着似寝得居煮]|[捨育建立当慌]て)(?<!す[べて]|決し|初め|せめ|大し|たいし)';
/** Kanji before って that are of a verb: 使って, 間違って. */
const ofVerb =
  '会買使行待持立打言思貰扱払伺従補整洗誘迷取撮送切入回戻移作残直張乗登帰折絞割守困配断触測計謝知分載伝違遣通返変減掛掘渡図限散余積走頼因沿則雇争戦縛去被至習拾降振釣売焼塗貼踏握蹴黙怒笑参太揃寄在成鳴狂陥誤繋囲狙疑願祝歌吸襲救済絡凍上下集決終始向育勝負合繕担賄縫養覆追経保放練削刈盛募伴競奪占';
const named = `(?:\\p{sc=Katakana}|ー|(?:\\p{sc=Han}{2}|(?<!\\p{sc=Han})[人品物客])(?<![${ofVerb}])|さん|様|もの|こと|とき|ところ|ほう|[A-Za-z]{2})`;

/** What is said or thought stands before it. */
const quoted = `(?<=[るだんつぬむすた円%％ー\\p{N}\\p{sc=Katakana}]|[なたしらよ高安多早遅長悪]い|ません|かな|よね|くれ|[せし]ろ|ねえ)`;
/** Forms of speech as they are written, wherever they stand in a sentence. */
const forms: readonly Written[] = [
  // セットってないんですか asks for a セット
  [new RegExp(`(?<=${named})って(?=ない(?:ん|の|です|か))`, 'gu'), 'は'],
  [new RegExp(`(?<=${beforeTe})て(?=て(?!い))`, 'gu'), 'てい'],
  [new RegExp(`(?<=${beforeTe})て(?=る|ます|ません|まし[たて])`, 'gu'), 'てい'],
  [
    new RegExp(
      `(?<=${beforeTe})て(?=た(?:[のんがけしかだくぐほらりっ、。と]|こと|もの|とき|ひと|\\p{sc=Han}|\\p{sc=Katakana}|$))`,
      'gu',
    ),
    'てい',
  ],
  [new RegExp(`(?<=${beforeTe})て(?=な(?:い|く|かっ|きゃ))`, 'gu'), 'てい'],
  [/(?<=[飲読住積組進頼休並運選喜沈済噛混込悩望]ん)で(?=[るたて]|な(?:い|く|かっ))/gu, 'でい'],
  [
    new RegExp(`${quoted}って(?=言|い[うっわ]|思|聞|伺|書|頼|怒|文句|\\p{sc=Han}{1,6}(?:が|から|に)(?:言|聞))`, 'gu'),
    'と',
  ],
  [new RegExp(`(?<=${named}|\\p{sc=Han}[げりしきみけ])って(?=言|聞|書い)`, 'gu'), 'と'],
  [/(?<=[いるたの]か)って(?=言|思|聞)/gu, 'と'],
  [/(?<=\p{sc=Han}|\p{sc=Katakana}|ー)みたいなの(?=[はがをも])/gu, 'のようなもの'],
  [/(?<=と)しちゃ(?=[、\p{sc=Han}きつい])/gu, 'しては'],
  [/っていう/gu, 'という'],
  [
    /って(?=話(?=[がでにをだ、。はも])|者|会社|手(?=[がも])|声|意見|気持ち|感じ|形で|わけ|やつ|ことで|のは|のが|のも)/gu,
    'という',
  ],
  [/というの、(?=あれ)/gu, 'というのは、'],
  [new RegExp(`(?<=${named})って、?(?=いつ|どれ|どう|どこ|どの|何|なん|いくら|誰|だれ)`, 'gu'), 'は'],
  [new RegExp(`(?<=${named})って(?=、)`, 'gu'), 'は'],
  [/(?<=[るたい]の)って(?=、|いつ|どれ|どう|どこ|何|なん|いくら|誰)/gu, 'は'],
  [/(?<=\p{sc=Han}|\p{sc=Katakana}|ー|\p{N})(?<![何母父])とか(?=[、のをはがにもで])/gu, 'など'],
  [/(?<!なん|[何こど母父])とか(?=[のをはが])/gu, 'など'],
  [
    /(?<=\p{sc=Han}|\p{sc=Katakana}|\p{N}|[ー%％のれだけ])じゃ(?=、|な[いくか]|\p{sc=Han}|\p{sc=Katakana})(?!が芋)/gu,
    'では',
  ],
  [/(?<=[うくすつぬむぐぶるいた])んじゃ(?=な[いくか])/gu, 'のでは'],
  [
    /(?<=[るた]|[なたしらよ]い)んで(?=[、\p{sc=Han}\p{sc=Katakana}\p{N}]|[あいうえおかきくけこせそたちつてとなにねひふへほまみむめやゆよらりれわ])/gu,
    'ので',
  ],
  [/(?<=^|。)(?:それ|そこ)[はで]ですね、?(?=[^。、])/gu, ''],
  [/(?<=[はがをにでもと])ですね、/gu, ''],
  // 寝返りはですね体の重心で, 15日の月曜からですね車は
  [/(?<=[はがをにもて]|から|まで|ので)ですね(?=[^。、かと])/gu, '、'],
  // ほかの言い回しじゃない, and no 飛んじゃない
  [/(?<=[いきしちにみりけせてねめれ])(?<!ん)じゃ(?=な[いくか](?!か))/gu, 'では'],
  [
    new RegExp(
      `(?<=${beforeTe})(?<!だけ)ちゃ(?=う(?:[\\p{sc=Han}\\p{sc=Katakana}こものほと]|$)|い(?:ます|まし|、|そう)|った)`,
      'gu',
    ),
    'てしま',
  ],
  [/(?<=[るたいだ])けども?(?=[\p{sc=Han}\p{sc=Katakana}\p{N}])/gu, 'が、'],
  [/(?<=[るたいのなだ])とこ(?=[がはをにでのもへと、。])/gu, 'ところ'],
  [/(?<=[たるいなの])やつ(?=[がはをにでのもと、。])/gu, 'もの'],
  [/(?<=\p{sc=Han}|\p{sc=Katakana}|ー|\p{N})ねえ?、/gu, '、'],
  // 給食の献立表って1か月前に配っている
  [
    new RegExp(
      `(?<=\\p{sc=Han}{2}(?<![${ofVerb}])(?=って、?(?![\\p{sc=Han}\\p{sc=Katakana}ー]+の))|[るたいな]の|こと|もの)って、?(?=[\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}\\p{N}])(?!(?:の|いうの?)?[、。])(?![^、。]*(?:言|聞|思|書|話|呼|伝|頼|怒|いう|いっ|なっ|なる|こと|感じ|いけ|だけ|名前))`,
      'gu',
    ),
    'は',
  ],
  // パソコンからZoomって入れるか
  [
    /(?<=\p{sc=Katakana}|ー|[A-Za-z]|\p{N}[日月年])って(?=[\p{sc=Han}\p{sc=Hiragana}\p{N}])(?![^、。]*(?:言|聞|思|書|話|呼|伝|頼|いう|いっ|なっ|なる|こと|感じ|いけ|だけ))/gu,
    'は',
  ],
  [/(?<=\p{sc=Han}|\p{sc=Katakana}|\p{N}|[ー円]|から|まで|[なしくん][てで])(?:です|でございます)ね、/gu, '、'],
];

/** What was said as it is written: 入ってる人 is 入っている人, 要るって言う 要ると言う, 口頭だけじゃ 口頭だけでは. */
export function spokenForms(text: string): string {
  return forms.reduce((rest, [spoken, written]) => rest.replace(spoken, written), text);
}

/** 締切って and 発送って are nouns before these, though of the kanji of a verb. */
const nounBeforeVerb = '(?<=\\p{sc=Han}[切入送込扱替渡止決集])って、?(?=いつ|誰|どこ|いくら|どれ)';
const topic = new RegExp(
  `(?<=\\p{sc=Katakana}|ー|[A-Za-z0-9]|\\p{sc=Han}(?<![${ofVerb}])|\\p{sc=Han}[しりきみえけびい]|[のれ]|こと|もの|さん)って、?(?=いつ|どう|何|なん|誰|どこ|いくら|どれ)|${nounBeforeVerb}`,
  'u',
);

/** 納期っていつですか asks of the 納期; 使ってどう変わりますか of what comes of using it. */
export function withTopicMarked(question: string): string {
  return question.replace(topic, 'は');
}

const asked = new RegExp(
  `^((?:[^。]{2,20}、)?[^、。はがを]{0,24}(?:\\p{sc=Katakana}|ー|[A-Za-z0-9]|\\p{sc=Han}(?<![${ofVerb}])|[混購導記加投搬輸介挿納]入|\\p{sc=Han}[しりきみえけびい]))って(?=[^。]*か。$)`,
  'u',
);

/** 翻訳ってあるか asks of the 翻訳: 翻訳はあるか. */
export function askedOf(question: string): string {
  return question.replace(asked, '$1は');
}
