/** 来ない人がいたらお電話します, 欠員が出たときは応援を入れます: what is always done when it happens is no task. */
export function isStandingDuty(clause: string): boolean {
  return /(?:人|者|方|員|スタッフ|トラブル|異常|不具合|問題|障害|欠品|故障|遅れ|漏れ|欠員|欠勤|急病|クレーム|苦情|破損|不良|何か)(?:が|も|は|でも)?(?:い|来なかっ|休ん|出|あっ|起き|見つかっ|発生し|生じ)(?:まし)?た(?:ら|(?:とき|時|際|場合)に?は)(?![^。]*か、)/u.test(
    clause,
  );
}
