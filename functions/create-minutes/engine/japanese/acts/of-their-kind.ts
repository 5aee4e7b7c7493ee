import type { Acts } from '../../draft.ts';
import { complaintWeight } from './complaints.ts';

/** Acts without the choices that only ask for something, the questions that only promise and the doubts that only ask. */
export function ofTheirKind(acts: Acts): Acts {
  return {
    ...acts,
    decisions: acts.decisions.filter(({ text }) => !asksFor.test(text)),
    objections: acts.objections.filter(({ text }) => !(asks.test(text) && complaintWeight(text) < complaint)),
    openQuestions: acts.openQuestions.filter(({ text }) => !promises.test(text)),
  };
}

/** 一課だけなら安くなりませんか wants to know. */
const asks = /(?:(?<![円万%割]になり)ませんか|ますか|のではないか|んじゃないの?)[。？?]*$/u;
const complaint = 0.8;
/** 6月の頭までにちょうだい is to be done, and nothing that was settled. */
const asksFor = /(?:ちょうだい|頂戴|[てで](?:ください|下さい)|もらえますか|いただけますか)[。？?]*$/u;
/** ログを確認して連絡します is to be done, and asks nothing. */
const promises =
  /^(?!.*(?:か(?:どうか)?(?:は|、|。|が|も|を|と)|どう|いつ|何|なに|いくら|どれ|どこ|誰|未定|不明)).*(?:します|いたします|する)。?$/u;
