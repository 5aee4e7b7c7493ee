import { wordSet } from '../../../../word-set.ts';

/** Verbs of things that one person does for another after a meeting. */
const deeds = wordSet(`
send email e-mail mail forward share draft write type prepare put set schedule book arrange organize organise invite call ring phone
contact reach follow check confirm verify look find figure research investigate explore review test try update revise change fix add
include create make build design specify provide bring deliver submit file sign order buy upload post publish document summarize
summarise present introduce connect loop sort handle circulate collect gather compile finalize finalise complete finish redline raise
issue pencil implement install configure approve evaluate define develop compare measure analyze analyse plan produce pull dig hunt grab reflect fetch chase
escalate flag ping swap adjust extend credit cancel block reserve ship return refund invoice countersign export import migrate
train onboard enable disable activate provision host run quote price reprice recalculate nail circle revert remove take drop give
pass push move switch turn text message copy attach attend join visit come meet organise talk speak ask tell remind notify inform
announce show demo record scan print wire pay transfer release open close log register enter fill correct clean delete map
convert load sync sort tag label list rank score spin deploy patch upgrade downgrade renew rewrite rework reword amend edit
translate proofread lock secure clear negotiate push propose recommend suggest align coordinate brief debrief report feed answer
respond reply hand mark adapt clarify supply courier commission place generate watch observe visit interview sketch outline rephrase choose select go cover put pick source trace track audit inspect estimate calculate model simulate benchmark validate
draw recount remeasure shoot fire whip knock throw drop swing cc bcc nudge  work resend re-send redo resubmit rerun restart reset bump`);

/** With "I will" and "you will" these say what is, not what is to be done. */
const states = wordSet(`
be have need know see think say mean like love want hope guess assume agree admit believe feel understand appreciate remember forget
wait let keep stay start begin stop continue leave try hear bet miss lose win save grow use live die happen seem become sit stand stick
assume suppose expect depend cost own pretend imagine mention repeat skip jump mute unmute shut spare tease warn promise survive
manage always get stand owe lead never regret worry wonder enjoy struggle default notice consider watch argue`);

/** "Redraw", "re-cut": what can be done can be done again. */
const again = /^re-?(?!call$|cover$|mark$|sort$|act$)(\p{L}{3,})$/u;

function isKnownDeed(verb: string): boolean {
  return deeds.has(verb) || deeds.has(again.exec(verb)?.[1] ?? '');
}

/** Whether a verb names a thing to do; `plain` verbs only, anything that can be done when not. */
export function isDeed(verb: string, plain: boolean): boolean {
  return isKnownDeed(verb) || (!plain && !states.has(verb) && /^[a-z-]{3,}$/.test(verb) && !/(?:ing|ly)$/.test(verb));
}

export function isListedDeed(verb: string): boolean {
  const stem = verb.replace(/ing$/, '');
  return [verb, stem, `${stem}e`, stem.slice(0, -1)].some(isKnownDeed);
}

/** A verb of the list in the form it stands there. */
export function isPlainDeed(verb: string): boolean {
  return deeds.has(verb);
}
