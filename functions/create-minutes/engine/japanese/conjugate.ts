/** Stems before って that do not end in る. */
const wouldBeTsu = /(?:持|待|打|立|勝|育|保|受け持)$/u;
const wouldBeU =
  /(?:使|もら|貰|言|い|買|会|合|扱|払|伺|思|従|行な|行|賄|補|整|問い合|洗|手伝|違|習|誘|迷|失|願|疑|狙|救|争|担|付き合|向か|もろ)$/u;
const wouldBeBu = /(?:選|呼|運|学|並|結|飛|遊|喜)$/u;
const rows: Readonly<Record<string, string>> = {
  う: 'い',
  く: 'き',
  ぐ: 'ぎ',
  す: 'し',
  つ: 'ち',
  ぬ: 'に',
  ぶ: 'び',
  む: 'み',
  る: 'り',
};

/** A verb in its two ways to end a sentence. */
export interface Verb {
  readonly plain: string;
  readonly polite: string;
}

/** 出すんで欲しい gives a reason. */
const gives = /\p{sc=Han}[うくすつるい]$|[たな]い$|[るた]$/u;

/** The verb whose て-form ends the text: 作って is 作る and 作ります, 確認して is 確認する. Undefined when none does. */
export function fromTe(text: string): Verb | undefined {
  const ending = /(?:っ|い|ん|し|[えけげせぜてでねべめれ見み来き起出寝着得経診])?[てで]$/u.exec(text)?.[0];
  if (ending === undefined || ending.length < 2) return undefined;
  const stem = text.slice(0, -2);
  if (ending === 'して') return isSuru(stem) ? { plain: `${stem}する`, polite: `${stem}します` } : godan(stem, 'す');
  if (ending === 'って')
    return godan(
      stem,
      wouldBeTsu.test(stem) ? 'つ' : wouldBeU.test(stem) && !/行$/u.test(stem) ? 'う' : /行$/u.test(stem) ? 'く' : 'る',
    );
  if (ending === 'いて') return godan(stem, 'く');
  if (ending === 'いで') return godan(stem, 'ぐ');
  if (ending === 'んで' && gives.test(stem)) return undefined;
  if (ending === 'んで') return godan(stem, wouldBeBu.test(stem) ? 'ぶ' : 'む');
  const whole = text.slice(0, -1);
  return { plain: `${whole}る`, polite: `${whole}ます` };
}

/** 出して comes from 出す, 確認して and お願いして from する. */
function isSuru(stem: string): boolean {
  if (
    /(?<![\p{sc=Han}])(?:出|渡|返|回|貸|直|示|探|移|消|足|外|試|話|通|押|越|増|減|残|正|隠|指|記|戻|冷|起こ|動か|知ら|聞か|知らせ|任)$/u.test(
      stem,
    )
  )
    return false;
  return !/(?:り出|き出|い出|し直|き直|り直|り返|き返|い渡|り越|ち帰|差し戻|取り消|見直|書き直|作り直|折り返|出し直|起こ|動か|ほぐ|流|こな|いか|生か|活か)$/u.test(
    stem,
  );
}

function godan(stem: string, ending: string): Verb {
  return { plain: `${stem}${ending}`, polite: `${stem}${rows[ending] ?? ending}ます` };
}
