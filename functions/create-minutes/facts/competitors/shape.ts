import { isEverydayWord } from './everyday.ts';
import { everydayEnglish } from './everyday-words.ts';

/** How names of products and their makers like to end; short ones behind a letter at least. */
const ending =
  /\p{L}{2}(?:ly|ify|[iy]o|ix|ex|linq|link|wise|flow|base|ware|desk|soft|tech|tek|trac[ek]|track|guard|check|watch|mate|sense|meter|metric|guru|scan|forge|hub|grid|pay|cart|cast|stack|cloud|sync|bot|robotics|logic|matic|tronics?|vision|systems?|solutions?|software|labs?|nova|gen|vault|press|pass|path|point|form|board|book|box|works|flex|pulse|beam|loop|nest|bridge|port|bit|byte|ops|iq|ai|crm|erp|ora|ium|ista|ella|wala|mitra|star|line|lens|eye|dock|pilot|dash|sphere|scape|pilot|shield|stream|tix|wright|master|marshal|minder|finder|keeper|builder|maker|setter|planner|care|plus|pro|direct|live|one|go)$/iu;
/** What family names and places are made of. */
const inherited =
  /(?:son|sen|man|mann|ton|ford|ham|bury|berg|burg|ville|field|stead|wood|land|lands|town|worth|ley|mouth|cester|dale|hill|head|brook|shire|gate|well|bridge|port)$/iu;

/** How much a name looks made up for a product: 1 for a capital inside it, or for two words that everybody uses in one. */
export function madeUp(name: string): number {
  if (/[^\p{sc=Latin}\p{N}\s'’&.-]/u.test(name)) return madeUpInJapanese(name);
  if (/\p{Ll}\p{Lu}|^\p{Lu}{2,}\p{Ll}/u.test(name) && !/^(?:Mc|Mac|O['’])/u.test(name)) return 1;
  const words = name.toLowerCase().split(/[\s-]/);
  if (words.some((word) => isCompound(word))) return inherited.test(name) ? 0.3 : 1;
  return words.some((word) => ending.test(word) && !everydayEnglish().has(word)) && !inherited.test(name) ? 0.6 : 0;
}

const leastPart = 3;
const derived = /^(?:un|under|over|out|re|dis|mis|non)|(?:able|less|ful|ness|ment|ship|hood|women|body|ish)$/;

function isCompound(word: string): boolean {
  if (isEverydayWord(word) || derived.test(word)) return false;
  for (let at = leastPart; at <= word.length - leastPart; at++)
    if (everydayEnglish().has(word.slice(0, at)) && isEverydayWord(word.slice(at))) return true;
  return false;
}

const japaneseEnding =
  /.{2}(?:ナビ|クラウド|ログ|ノート|パス|リンク|ゲート|ボックス|ブリッジ|マスター|クラフト|ガード|テック|メモリー|ピット|アイ|ペイ|ハブ|ワン|ネット|ポート|ライン|スキャン|ハンド|ラダー|ツール|カメラ|ベース|フォース|ワークス|ラボ|プラス|プロ|くん|君|太郎|堂|匠|箱|急便|びより|番|システムズ?|ソフト|サイエンス|テレコム|サービス|ソリューションズ?|マイスター|スパイラル|キーパー|トーク|コール|シェア|チェッカー|ウォッチ|メーター|ビュー|フロー|キャスト|スペース|ファクトリー|ファーム|ロボ|デスク|ボード|カルテ|レジ|メイト|サポート|コネクト|シンク|バンク|ステーション|プラザ|X|F|K)$/u;

/** A usual ending, or letters of two kinds in one word. */
function madeUpInJapanese(name: string): number {
  if (japaneseEnding.test(name)) return 1;
  if (
    /\p{sc=Hiragana}[\p{sc=Katakana}A-Z]|[\p{sc=Katakana}ー]\p{sc=Hiragana}{2}|[A-Z]{2}\p{sc=Katakana}{2}/u.test(name)
  )
    return 1;
  return /^[\p{sc=Han}の]+$/u.test(name) ? -0.5 : 0;
}
