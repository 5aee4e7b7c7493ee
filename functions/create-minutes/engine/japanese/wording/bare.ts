const openers =
  /^(?:それと|それから|あとは?|で(?=、)|では|じゃあさ?|じゃ(?=、)|ほな|えっと|えーと|はい|ええ|うん|まあ|あの|そしたら|でしたら|それでは|それなら|なので|ですので|ちなみに|最後に|とりあえず|よっしゃ|かしこまりました|承知(?:いた)?しました|わかりました|分かりました|了解です|ありがとうございます|いいですよ|もちろんです|ああ?(?=[、。])|いや(?:いや)?(?=[、。\p{sc=Han}\p{sc=Katakana}])|いえ(?:いえ)?(?=[、。])|え(?=、)|ただ(?=、)|つきましては(?=、)|そうしましたら(?=、)|そう(?:か|ですか|です|ですね|やね|だね|やな|だな)(?=[、。\s])|それもそう(?:か|ですね|やね|だね|やな|だな)?(?=[、。\s])|ほんなら|しょうがないなあ?(?=[、。])|(?:すみません|すいません|すんません|ごめん(?:なさい)?|申し訳(?:ない|ありません)(?:です)?)(?:が|けど)?(?=[、。])|せやな(?=[、。])|オッケーです|OKです|いいですね|で(?=あの|その)|…+|実は(?:ですね)?(?=、|[\p{sc=Han}\p{sc=Katakana}])|正直(?:なところ|に(?:申し上げ|言い)ますと|に言うと|に言って|申し上げて|言って|、)|率直に(?:申し上げて|申しますと|言って|言うと)|申し上げておきますと|(?:大変)?申し上げにくい(?:の|ん)(?:です|だ)(?:が|けど|けれど|けれども)|恐縮(?:なん)?ですが|ただ[なね](?=[、\p{sc=Han}])|ほんとは|ほら|ねえ?(?=、)|いやあ?(?=、))[、。！!\s]*/u;
/** 「あそっかじゃ東だけ」: recognisers put no mark behind what one says on understanding. */
const aha =
  /^(?:あ{1,3}|ああ|え|いや|なんだ|なあんだ)?(?:そっか|そうか|そうだった(?:ね)?|そうですか|そうなんだ)(?=[\p{sc=Han}\p{sc=Katakana}\p{N}]|じゃ|では)(?:じゃあ?|では)?|^あ{1,2}(?=\p{sc=Han}|はい|それ)|^(?:そう){1,2}それ(?=\p{sc=Han})(?!以外|以上|以下|以前|以降|次第|自体|程度)/u;
const call =
  /^[\p{sc=Han}\p{sc=Katakana}々ー]{1,8}(?:さん|様|くん|君|部長|課長|先生|社長|専務)、|^(?:部長|課長|先生|社長|専務|常務|所長|室長|主任|店長|センター長|理事長|院長|板長)(?:さん)?、/u;
const tail =
  /(?:[。！!？?…\s]|(?<=ます|です|ました|ません|でした)(?:ので|んで|けど|けれど|けれども|から|し|が|ね|よ|わ))+$/u;

const noises = /(?<=[をはがにでも])ですね、|(?<=^|、)(?:そうねえ?|そうですねえ?|なんていうか|言うたら|いわば)、/gu;

/** Without what only keeps the talk going, at either end. */
export function bare(text: string): string {
  let rest = withoutOpeners(text);
  for (let before = ''; before !== rest; ) {
    before = rest;
    rest = rest.replace(tail, '');
  }
  return rest;
}

/** Without what comes before the matter. */
export function withoutOpeners(text: string): string {
  let rest = text.trim().replace(noises, '');
  for (let before = ''; before !== rest; ) {
    before = rest;
    rest = rest.replace(openers, '').replace(aha, '').replace(call, '');
  }
  return rest;
}
