const listed = (words: string): readonly string[] => words.trim().split(/\s+/);

/** Forms of the closed classes; what is in two of them stands in the one it mostly has between the clauses of a talk. */
export const closedClasses = {
  article: listed('the a an my our your their his its every'),
  // these also stand for a thing by themselves
  determiner: listed(
    'each more most less this these those some any no both all another either neither one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety much many few several such her',
  ),
  subject: listed('i we they he she'),
  pronoun: listed(
    'it you there here everybody everyone somebody someone nobody anybody anyone nothing everything something',
  ),
  object: listed('me us them him myself ourselves themselves itself yourself'),
  finite: listed(
    'is are was were am can could will would shall should may might must cannot has have had do does did knew went saw gave wrote took became began chose spoke drew threw grew fell drove showed forgot broke rose stuck wore rode rang shook sang sank swore swam tore woke blew drank ate flew froze forgave stole sprang strode shrank withdrew redid undid overran outran crept',
  ),
  // the same form is the participle: whether it is finite tells the word before
  past: listed(
    'got told said found made kept met sent built bought brought held left lost led paid put read shut sold spent set thought taught understood meant felt heard won came ran came decided agreed wanted needed seemed used let cut hit tried asked talked sat stood hung laid lent slept slid spun stung swept swung bit burnt caught dealt dug dreamt fed fought hid bent bred clung learnt leapt leant spelt spilt spoilt fled flung knelt sought spat sped struck strung wept wrung lit shot shone',
  ),
  preposition: listed(
    'of in on at for with from by into over under through within during about between among against across around behind beyond despite off onto out per towards upon via without up down like than as before after until since like near',
  ),
  conjunction: listed('and or but nor so'),
  subordinator: listed(
    'if when because although though unless while whereas whenever wherever whether who which what how where why whom whose',
  ),
  that: listed('that'),
  // their endings are those of adverbs and of verbs
  noun: listed(
    'family assembly anomaly monopoly ally july early daily weekly monthly yearly friendly likely costly elderly lovely hundred speed seed breed meeting building thing morning evening string spring ceiling wedding',
  ),
  to: listed('to'),
  adverb: listed(
    'not then also just still already always never only indeed ahead really very quite now even maybe perhaps probably often sometimes usually actually rather too again ever else almost today yesterday tomorrow well least first second soon later overall furthermore moreover nowadays otherwise yet once instead together however currently hopefully therefore',
  ),
} as const;

/** Verbs whose first form is often heard; the other regular forms follow from it. */
export const commonVerbs = listed(`
accept achieve act add address adjust adopt agree aim allow announce answer apply appear approve argue arrange ask assume attend avoid base be become begin believe
benefit bring build buy calculate call care carry cause change charge check choose choose claim clean close collect combine come comment compare complete compute concentrate
conclude confirm connect consider consist consult contact contain continue contribute control convert cost count cover create cut deal decide define deliver depend describe
deserve design determine develop differ disagree discuss dislike display distribute divide do draw drive drop eat email emphasise embed enable enlarge encourage end engage ensure establish estimate
evaluate exceed exist expect experience explain explore face fail fall feed feel fight figure fill find finish fit fix focus follow forget form gather generate get give go grow guess handle
happen hate have hear help hit hold hope identify imagine implement imply improve include increase indicate influence inform insist integrate intend introduce invest invite involve join
keep kick know lack last laugh launch lay lead learn leave lend let like limit link listen live look lose love maintain make manage matter mean measure meet mention mind minimise miss move need note notice
obtain offer open operate order organise organize own pass pay perform pick place plan play point prefer prepare present press prevent print proceed produce promise promote propose protect prove provide
publish push put raise reach react read realise realize receive recharge recognise recognize recommend record recover reduce refer reflect regard relate release rely remain remember remind remove
replace report represent request require research resolve respond rest result return review rise run save say see seek seem sell send separate serve set share show sign sit sleep solve sort sound
speak specify spend stand start state stay stick stop store stress stick succeed suffer suggest suit supply support suppose suspect switch take talk target teach tell tend test thank think throw track train
transfer transform travel treat trust try turn understand update use vary visit wait walk want waste watch wear welcome win wish wonder work worry write`);
