/** What is said of a deal between two companies, and of little else; how much each tells is learnt. */
export const dealWords = {
  en: new Set(
    (
      'contract,contracts,quote,quotes,quoted,quotation,proposal,proposals,price,prices,pricing,discount,discounts,invoice,invoices,trial,pilot,demo,' +
      'supplier,suppliers,licence,license,licences,licenses,renewal,renew,subscription,deposit,warranty,clause,tender,purchase,customer,customers,client,clients,' +
      'payment,payments,fee,fees,seats,setup,onboarding,install,installed,installation,rollout,implementation,package,module,modules,platform,portal,login,' +
      'sign,signs,signed,signature,procurement,brochure,samples,monthly,annual,yearly,upfront,vat,rebate,refund,credit,paperwork,agreement,lease,maintenance,' +
      'sla,support,integration,api,sso,sandbox,per user,per seat,per month,per year,a month,a year,in writing,' +
      'your team,your side,your end,your people,your system,your company,your office,your data,your board,your finance,your legal,our side,our legal,our price,' +
      'the quote,the contract,the invoice,the price,you pay,we pay,you charge,we charge,it cost,would cost,sign off,next step,next steps'
    ).split(','),
  ),
  ja: new Set(
    (
      '契約,見積,見積り,お見積り,お見積,見積もり,お見積もり,御社,貴社,貴院,貴校,弊社,費用,料金,単価,月額,年額,金額,値引,値引き,割引,請求,支払,支払い,お支払い,' +
      '納期,納品,発注,注文,導入,提案,ご提案,解約,利用,ご利用,プラン,保守,保証,お試し,試用,標準,千円,税,税込,税別,決裁,稟議,相見積,他社,競合,お客様,様,' +
      'ご案内,拝見,パンフレット,カタログ,初期,オプション,ライセンス,契約書,見積書,請求書,業者,メーカー,代理店,価格,商談,購入,購買,調達,入札,仕様,設置,工事,乗り換え'
    ).split(','),
  ),
};
