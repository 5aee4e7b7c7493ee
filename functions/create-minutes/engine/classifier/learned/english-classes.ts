/** Words that do the same in a sales talk, whatever the speaker calls it. What is not here stands for itself. */
export const englishClasses = {
  send: 'send sends sending sent email emails emailing mail mails mailing e-mail ping pinging forward forwarding share sharing shoot fire fires circulate circulating pass passing drop text message whatsapp fax upload post ship courier deliver delivering hand bring over resend cc copy',
  make: 'draft drafting write writing prepare preparing prep produce create creating build building compile collate knock rustle redo redoing revise revising update updating amend amending rework reworking redraw rewrite correct adjust edit type print recut rerun model generate assemble pull run cobble design',
  check:
    'check checking confirm confirming verify ask asking find look looking see dig investigate research clarify chase chasing query double-check sort figure establish review reviewing read test testing examine compare consult speak talk',
  arrange:
    'arrange arranging organise organize set setting book booking schedule scheduling line lining pencil reserve block slot fix sort plan planning invite introduce intro connect loop rope get',
  call: 'call calls calling phone ring ringing dial buzz telephone speak reach contact follow circle',
  sign: 'sign signs signing signed countersign signature initial autograph sign-off approve approves approved approving approval authorise authorize ok rubber-stamp green-light',
  give: 'give gives giving gave let provide supply offer offers offered throw include includes grant lend waive knock discount',
  take: 'take takes taking took have having buy buying order ordering purchase pick picking choose choosing chose chosen select go going went opt plump grab keep keeping stick sticking stay use using adopt run',
  drop: 'drop skip scrap ditch bin leave cut remove lose cancel kill forget park shelve scratch strike axe exclude ignore bother',
  decide:
    'decide decides decided deciding decision settle settled agree agrees agreed agreement deal done sorted final finalised finalized fixed locked confirmed conclude concluded chosen sold',
  start:
    'start starts starting started begin begins begun launch launching kick kickoff kick-off go-live live rollout roll switch cutover open opening install installed implement onboard pilot trial',
  yes: 'yes yeah yep yup aye sure ok okay fine alright right agreed deal done good great perfect lovely brilliant grand super excellent works absolutely definitely certainly course indeed exactly correct fair cool sounds happy',
  no: 'no nope nah never not none neither nor cannot',
  maybe:
    'maybe perhaps probably possibly might may could would guess suppose think reckon hopefully ideally somehow potentially presumably theory theoretically someday eventually',
  unknown: 'unsure unclear idea clue unknown dunno wonder wondering tbc tbd open guess',
  afraid:
    'worry worried worries worrying concern concerned concerns nervous afraid scared hesitant wary sceptical skeptical doubt doubts doubtful uneasy uncomfortable reluctant burned burnt bitten sting stung dread fear nervy anxious risk risky trust',
  dear: 'expensive pricey steep dear costly high higher much lot hefty chunk ouch yikes cheaper overpriced rich eye-watering wince gulp swallow stomach',
  bad: 'bad worse worst terrible awful nightmare mess disaster painful pain poor rubbish garbage clunky slow broken breaks crash crashed useless horrible hate hated annoying frustrating failed failing fails fail let-down late missed lost losing wrong fell sucks flaky',
  money:
    'price prices pricing cost costs budget budgets money fee fees rate spend spending pay paying paid quote invoice discount grand thousand hundred million dollars dollar pounds pound euros euro quid bucks rupees crowns kroner percent cap ceiling funds funding pot purse capex opex',
  boss: 'boss ceo cfo coo cto cio cmo ciso md owner board director directors vp president chair chairman committee partners partner trustees council founder head procurement finance legal treasurer manager controller bursar accountant wife husband father mother brother',
  decider: 'decides signs approves say final-say authority authorised authorized sign-off call pen veto',
  when: 'today tomorrow tonight morning afternoon evening noon lunch week weeks weekend month months quarter year years day days eod cob midnight monday end deadline by before until latest soon later asap date dates january spring summer autumn fall winter christmas easter season',
  meet: 'meet meeting meetings call session catch-up catchup calendar invite diary slot reconvene regroup visit demo workshop appointment',
  doc: 'document documents doc docs contract quote proposal order form paperwork agreement offer spreadsheet sheet deck slides report list file files pdf invoice statement schedule plan draft brochure specs spec datasheet certificate reference references sample samples log logs nda sow dpa questionnaire annex minutes notes summary pack drawing drawings photos recording template link login credentials access',
  need: 'need needs needed want wants wanted require requires required must looking hoping hope requirement requirements goal aim important crucial essential',
  trouble:
    'problem problems issue issues trouble struggle struggling challenge bottleneck headache manual manually paper spreadsheets spreadsheet duplicate errors error mistakes mistake chasing waste wasting wasted stuck drowning chaos backlog overtime downtime outage complain complaints complaining',
  rival:
    'competitor competitors competition rival rivals alternative alternatives vendor vendors supplier suppliers provider other others incumbent currently against versus vs quote quoted bid',
  suppose:
    'if unless whether assuming suppose supposing provided depending depends once when hypothetically were say imagine',
  past: 'was were had did been went told said asked sent yesterday ago last already back earlier previously used',
  who: 'who whom whose',
  wh: 'what how which where when why',
  number:
    'one two three four five six seven eight nine ten eleven twelve fifteen twenty thirty forty fifty sixty seventy eighty ninety dozen half',
} as const;
