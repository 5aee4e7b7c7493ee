/** "First-line support", "Nine-ish": the capital of a sentence on a word made of common ones. */
const made = /^\p{L}+-\p{Ll}+$/u;
/** "Breakage is down", "Overflow goes to the porter" */
const derived =
  /^\p{Lu}\p{Ll}+(?:age|[aiu]tions?|[cp]tions?|sions?|ments?|ness|it(?:y|ies)|isms?|ship)$|^(?:Over|Under|Out|Down|Up|Off|Back)(?:flow|time|take|turn|put|lay|load|stock|sell|lap|spend|hang|head|cut|age|run|grade|date|log|side|standing|keep|bringing|spill|growth|work)s?$/u;
const departments =
  /^(?:procurement|finance|legal|accounting|accounts|hr|ops|operations|reception|dispatch|despatch|head ?office|headquarters|hq|management|maintenance|security|engineering|marketing|sales|compliance|payroll|housekeeping|logistics|purchasing|quality|facilities|admin|treasury|audit|auditors?|stores|planning|production|corporate|investors?|inspectors?|customers?|clients?|residents?|tenants|patients|revenue|customs|unions?|stakeholders?|shareholders?)$/i;
/** What somebody is, whose name is not said: "from the Minister", "as the Chair said". */
const offices =
  /^(?:(?:prime )?minister|(?:vice[- ])?(?:chair|president)(?:wo)?(?:man|person)?|secretary|treasurer|mayor|commissioner|councillor|senator|headteacher)$/i;

/** Tells whether a word is a common noun by its make, whatever its capital: "Breakage", "First-line". */
export function isCommonNoun(word: string): boolean {
  return made.test(word) || derived.test(word);
}

/** Tells whether a name is none, but a word of two or those who work beside the speakers: "Clip-on", "Housekeeping", "the Minister". */
export function isNoOwnName(name: string): boolean {
  return made.test(name) || departments.test(name) || offices.test(name);
}
