const listed = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** Function words and the noises of speech: they count for ROUGE, not for coverage and the matching of items. */
export const englishStopWords = listed(`
a about above after again against all also am an and any are aren as at be because been before being below between
both but by can cannot could couldn did didn do does doesn doing don down during each either else ever every few for
from further get gets getting go goes going gonna got had hadn has hasn have haven having he her here hers herself him
himself his how i if in into is isn it its itself just let ll m may maybe me might more most much must my myself no
nor not now of off on once one only or other our ours ourselves out over own re s same shall she should shouldn so
some such t than that the their theirs them themselves then there these they thing things this those through to too
under until up upon us ve very was wasn we were weren what when where which while who whom why will with won would
wouldn you your yours yourself yourselves d um uh uhm hmm hm mm mmm mhm huh yeah yep yes yup okay ok alright right oh
ah well like know mean think guess say said really quite actually basically kind sort lot bit stuff want wanna need
see look gotta anyway course sure thank thanks please sorry hi hello bye good great nice`);

export const japaneseStopWords = listed(`
これ それ あれ この その あの ここ そこ あそこ どれ どの どう そう こう ああ はい ええ いや えー
えーと えっと あの あのー うん うーん まあ なんか ちょっと です ます でし まし た て に は を が
の と も で へ や から まで より か ね よ な ば し れ られ せ させ ない なく なかっ ん こと
もの よう ため ところ とき さん という って し する した して いる い ある あり なる なっ なり
いただき いただく いたし いたします お ご 的 等 など たち 私 私たち 我々 あなた 皆さん 思い 思う
思います ください くれ くる き 来 行き 行く いい よい 良い`);
