import type { Acts, DraftItem } from '../../draft.ts';
import { complaintWeight } from './objections/complaints.ts';

/** Acts without the choices that only ask for something, the questions that only promise and the doubts that only ask. */
export function ofTheirKind(acts: Acts): Acts {
  return {
    ...acts,
    decisions: acts.decisions.filter(({ text }) => !asksFor.test(text)),
    objections: acts.objections.filter((item) => !onlyAsks(item) && !concedes.test(item.text)),
    openQuestions: acts.openQuestions.filter(({ text }) => !promises.test(text)),
  };
}

/** 確かに人が採れないから、そっちのほうが大きいかも gives in. */
const concedes =
  /^(?:まあ、?)?(?:確かに|たしかに)(?![^。]*(?:が|けど|ただ|でも|のに)、)[^。]*(?:ほうが(?:大き|い[いけ]|助か|楽|安)|かもしれない|かも|一理ある|そうだ|その通り|助かる)[^。、]{0,6}。?$/u;

/** 一課だけなら安くなりませんか wants to know. */
const asks = /(?:ませんか|ますか|(?:ほう|方|の)が[^。]*のではないか)[。？?]*$/u;
const complaint = 0.8;
/** With its answer a question is no more than this. */
const mostTurns = 2;

function onlyAsks({ text, spans }: DraftItem): boolean {
  return (
    asks.test(text) && complaintWeight(text) < complaint && new Set(spans.map(({ turn }) => turn)).size <= mostTurns
  );
}
/** 6月の頭までにちょうだい is to be done, and nothing that was settled. */
const asksFor = /(?:ちょうだい|頂戴|[てで](?:ください|下さい)|もらえますか|いただけますか)[。？?]*$/u;
/** ログを確認して連絡します is to be done, and asks nothing. */
const promises =
  /^(?!.*(?:か(?:どうか)?(?:は|、|。|が|も|を|と)|どう|いつ|何|なに|いくら|どれ|どこ|誰|未定|不明)).*(?:します|いたします|する)。?$/u;
