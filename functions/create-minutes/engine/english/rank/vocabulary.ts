/**
 * Classes of words that show what a sentence does: who acts, whether it looks ahead, doubts, asks or settles. No word of
 * any subject is among them, so that what is learnt of one kind of meeting holds for another.
 */
const classes = {
  I: 'i me my mine myself',
  we: 'we us our ours ourselves team group everybody everyone together',
  you: 'you your yours yourself guys',
  they: 'he she they him her his them their who',
  it: 'it this that these those its there',
  future: "will 'll gonna going shall won",
  should: 'should ought supposed better',
  could: "could can would might may 'd cannot able",
  need: 'need needs needed must gotta require required requires necessary have has',
  want: 'want wants wanted wanna like prefer hope hoping love rather',
  think: 'think guess suppose believe feel reckon mean thinking thought seems',
  hedge: 'maybe perhaps probably possibly somehow might sort kind',
  not: "not no never 't without none nor neither don cannot",
  if: 'if unless whether assuming suppose depending depends',
  because: 'because cause since so therefore',
  or: 'or either versus alternatively',
  wh: 'what how which where who when why whose',
  be: "is are was were be am 's 're 'm been being",
  past: 'was were did had been went said told got came found looked made took wanted used asked',
  decide:
    'decide decided deciding decision decisions agree agreed choose chose chosen settle settled conclude concluded definitely final finally go stick',
  let: 'let lets',
  use: 'use using keep make include put take add leave drop start stay skip limit focus set',
  work: 'work working prepare preparing develop produce write draft create build design make do doing finish complete define specify gather collect organise organize arrange plan test evaluate come',
  tell: 'send email mail e-mail call tell ask talk report present contact share forward give bring invite post upload get follow contact speak',
  look: 'look looking find check research investigate explore consider think thinking see read review study figure try',
  time: 'today tomorrow tonight week weeks month months monday tuesday wednesday thursday friday saturday sunday minutes hour hours soon later next afternoon morning evening end deadline until before after by',
  meeting: 'meeting meet meetings agenda session call again',
  recap: 'recap summary summarise summarize minutes conclude overview basically far overall main general',
  trouble:
    'problem problems issue issues difficult difficulty expensive hard trouble concern concerned concerns worry worried unclear risk lack unsure wonder wondering question questions',
  know: 'know sure certain clear idea idea known',
  judge: 'good better best nice important great cool easy useful interesting bad worse big fine useless simple',
  aim: 'goal target aim plan plans option options proposal solution requirement requirements priority idea ideas suggestion suggest recommend propose',
  number:
    'one two three four five six seven eight nine ten eleven twelve fifteen twenty thirty forty fifty hundred thousand million half percent',
  all: 'all every each only just both always any',
  more: 'more less than instead most least fewer',
  opening: 'so okay right well now then yeah yes alright and but',
  thanks: 'thank thanks please sorry hello hi welcome bye',
} as const;

export type WordClass = keyof typeof classes;
export const wordClasses = Object.keys(classes) as readonly WordClass[];

/** Every class a word is in. */
export const classesOf: ReadonlyMap<string, readonly WordClass[]> = invert();

function invert(): ReadonlyMap<string, readonly WordClass[]> {
  const found = new Map<string, WordClass[]>();
  for (const [name, words] of Object.entries(classes))
    for (const word of new Set(words.split(' '))) {
      const known = found.get(word) ?? [];
      found.set(word, known);
      known.push(name as WordClass);
    }
  return found;
}
