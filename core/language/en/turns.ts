import type { TurnWords } from '../turn-words'

/** How a question points back in English at what was told. */
export const englishTurns: TurnWords = {
  ordinals: `
1 = the first one; first one; the first; number one; number 1; the 1st; the top one
2 = the second one; second one; the second; number two; number 2; the 2nd
3 = the third one; third one; the third; number three; number 3; the 3rd
4 = the fourth one; fourth one; the fourth; number four; number 4; the 4th
5 = the fifth one; the fifth; number five; number 5; the 5th
-1 = the last one; the last of them; the bottom one; the last on the list; the last in the list`,
  linesOfList: `number; list; listed; line; top; bottom; row; on the page; you said; you showed`,
  doneOnes: `operation; operations; surgery; surgeries; procedure; op; scan; study; imaging; scans; x-ray; xray`,
  denials: `no; nope; nah`,
  otherOne: `the other one; the other; other one; the other operation; the other surgery; the other procedure; the other scan; the other study; the other allergy`,
  persons: `
with her; with him; saw him; saw her; see him; see her; seen him; seen her; he do; she do; he stop; she stop; he stopped; she stopped; he say; she say; he said; she said; he write; she write; he wrote; she wrote; he sign; she sign; he signed; she signed; he read; she read; he prescribe; she prescribe; he prescribed; she prescribed
he change; she change; he changed; she changed; he find; she find; he found; she found; he diagnose; she diagnose; he diagnosed; she diagnosed; he test; she test; he order; she order; he ordered; she ordered
he start; she start; he started; she started; he raise; she raise; he add; she add; he added; she added; his letter; her letter; his report; her report; his prescription; her prescription`,
  whys: `why; how come; what for; what was the reason; for what reason; reason for it; the reason`,
  toWhat: ``,
  admitted: `when was i admitted; admitted on; admission date; date of admission; day of admission; when did i go in; when did i come in; when i came in; checked in; day i was admitted; i was admitted; did i get admitted; when admitted`,
  whichOfThem: `which; which one; which ones; which of them; which of these; what`,
  shifts: `
-1m = month before; the previous month; month earlier; month before that
1m = month after; next month; following month; month later
-1y = year before; year b4; the previous year; year earlier; year before that
1y = year after; following year; year later; next year`,
  whatChanged: `what changed; what has changed; so what changed; whats changed; what happened to it; what happened with it; what moved`,
  newerOnes: `older ones; the older; the old ones; newer ones; the earlier ones; the one before; older tests; which is the latest; which is the last; which one is the latest; which was the last`,
  testsNoun: `blood tests`,
  documentsNoun: `documents`,
  drugsNoun: `medications`,
  instead: `instead; in its place; in place of it; replaced it; replaced by; replace it; replacement; a substitute; substituted; switched to`,
  degrees: `very; extremely; dangerously; seriously; severely; really; much; slightly; terribly; far too; a lot; a little; a bit`,
  whichWhen: `
which was earlier; which is earlier; which one was earlier; which was first; which one was first; which came first; which one came first; which is older; which one is older; which was later
which is later; which one was later; which one is later; which came later; which was last; which one was last; which is newer; which one is newer; which came before; what came first; in what order; in which order; which did i have first`,
  apartOf: `
how long; how much time; how many days; how many weeks; how many months; how many years; days between; weeks between; months between; years between; time between; the gap; days from; weeks from; months from; days passed; interval`,
  apartLinks: `between; from; until; till; to`,
  two: `two; both; 2`,
  bothEnds: `first and the last; first and last; oldest and newest; oldest and the newest; start and end; beginning and now; first to the last; first to last; the first and now; first and latest; first and the latest`,
  documentKinds: `
prescription = prescription; the rx; the script
discharge = discharge letter; discharge summary; hospital letter; the discharge; was discharged; got discharged; sent home; let me go; let out
consultation = consultation; consultation letter; clinic letter; consult letter; visit letter
lab = blood test; blood tests; bloods; lab test; lab tests; labs; bloodwork; blood work; lab report; tests`,
  wasThere: `why not; why isnt it; why isn't it; how come not; had one; had it; was one; was there; was here; used to be; it was in; where did it go; went; disappeared; vanished; gone; before; saw it; i added; uploaded`,
  onlyNewest: `
only the newest; only the latest; only the last; just the newest; just the latest; just the last; only newest; only latest; only last; just newest; just latest; only in the last
only in the newest; only in the latest; only from the last; only from the newest; only from the latest; in the newest one; in the latest one; in the last one; the newest test only; the latest test only; the last test only; of the newest; only the recent; only the most recent`,
  onlyDrugs: `
about my meds; about the meds; about my medications; about the medications; about my pills; about the pills; about my medicines; in the meds only; only in the meds; only the meds; only meds; just the meds; just meds; meds only; only medications; only the medications; just the medications; only the pills; just the pills; only pills; only the drugs; just in the meds; and in the meds; and the meds; in the meds; in my meds; in the pills; and the pills`,
  stayed: `
what stayed; which stayed; stayed; what remained; which remained; remained; what remains; what is still; whats still; what's still; which is still; which are still; and still; what else is still; anything still; any still; still; stays; persists; persisted`,
  stillTaken: `
still taking; still take; still on it; still on them; still on that; still on those; am i still on; still using; do i still take; still need to take; take it now; taking it now; take them now; taking them now; still current; still active; still valid`,
  lastTime: `last time; the last time; time before; previous time`,
  comparatives: `higher; lower; more; less; better; worse; bigger; smaller`,
  ends: `
older = older; older one; the older; the older one; earlier; earlier one; the earlier; the earlier one; one before; the one before; the one before that; the one before it; one before that; before that; before that one; previous; previous one; the previous; the previous one; prior one
newer = newer; newer one; the newer; the newer one; later one; the later one; one after; the one after; the one after that; the one after it; one after that; after that one
oldest = oldest; the oldest; oldest one; the oldest one; first; the first; first one; the first one; very first; earliest; the earliest; the earliest one
newest = newest; the newest; newest one; the newest one; latest; the latest; latest one; the latest one; last one; the last one; the last; most recent; the most recent; most recent one`,
  wholeOnes: `
high = which of my results are high now
low = which of my results are low now
off = which of my results are out of range now
offThen = what was out of range {time}
highThen = what was high {time}
lowThen = what was low {time}
drugs = what changed in my medications
newest = what was out of range in my newest blood test
taken = what medications do I take now
testsOf = show my blood test of {day}
pageOf = what does the document of {day} say`,
  addsToList: `add; also add; and add; include; put in; plus`,
  doneFor: `so they did; so they sent; so they ordered; thats why they; that's why they; is that why; that why they; because of that they; so i had; thats why i had; that's why i had`,
  inWholeOrder: `all my; all the; list of; list my; list the; how many; in order; by date; oldest first; oldest to; from oldest; from the oldest; starting with`,
  doctorVisits: `see a doctor; saw a doctor; seen a doctor; see the doctor; saw the doctor; see my doctor; saw my doctor; doctor visit; doctors visit; doctor's visit; last visit; latest visit; visit to the doctor; visit to a doctor; visited a doctor; visited the doctor; at the doctor; at the doctors; at the doctor's; at the clinic; to the clinic; last doctor; doctor i saw`,
  doctorLetters: `doctor letter; doctors letter; doctor's letter; dr letter; letter from doctor; letter from a doctor; letter from the doctor; letter from my doctor; last letter; latest letter; newest letter; most recent letter; medical letter; letter i got`,
  suchOne: `such a; such one; one such; one like that; one of those; any of those; any of these; like that; any such; any like that`,
  ofLink: `
she see; he see; they see; she sees; he sees; they see; see everything; sees everything; see all; only my; only the; just my; just the; only some; only part; only meds; only labs; without; not the; for how long; how long; until when; when does it end; with a passcode; with a password; also my; my meds too; everything in it`,
  placeKinds: `
lab = labs; laboratories; which lab; what lab; which laboratory; lab names; names of the labs
imaging = imaging centers; imaging centres; radiology centers; imaging places; scan centers; imaging clinics; imaging center; imaging centre; radiology places
discharge = hospitals; hospital names
consultation,prescription = clinics; clinic names`,
  allPlaces: `hospitals clinics; clinics hospitals; hospital clinic; hospitals labs; hospitals and labs; labs and hospitals; labs and clinics; clinics and labs; hospitals clinics and labs; clinics and hospitals; hospitals and clinics; clinics or hospitals; hospitals or clinics; which places; what places; at which places; where was i treated; where have i been treated; where did i get treated; where i was treated; where i have been treated; places i was treated; places have i been treated; which facilities; what facilities; all the places i was; names of the places`,
  doctorsToo: `doctors; doctor; drs; physicians; who`,
  howAbout: `what about; how about; and; whats; what is; what's; show`,
  prefaces: `next; next question; next one; thanks; thank you; thx; never mind; nevermind; nvm; forget it; question; questions; a question; one question; two questions; 2 questions; three questions; quick question; another question; small question; last question; hi; hello; ok; so`,
  samePage: `on that page; on the same page; that same page; same page; in that letter; in the same letter; same letter; on that prescription; on the same prescription; same prescription; in that document; same document; in that report; same report; on that paper; same paper`,
  follows: `what happens; what happened; what does; what did; what do i get; what would happen; what will happen; how do i react; how did i react; how i react; do to me; what reaction; which reaction; what symptoms`,
  isIt: `
is it; is it the; is it my; is it from; is it from the; is it from my; was it; was it the; was it my; is this; is this the; is this my; is this from; is that; is that the; is that my; is that from; are these; are these from; could it be; could it be the; could it be my
could this be; could this be the; could this be from; can it be; can it be the; can it be from; might it be; might it be the; maybe its; maybe its the; maybe it is the; from the; because of; because of the; because of my; due to; due to the; related to; related to the; linked to; connected to; connected to the`,
  ofWaiting: `the drug one; the drug; the med one; the pill one; the medicine; the medicine one; the medication one; which pill; which med; which medicine; which medication; which test; which result; what pill; what medicine; what test; the other one; the other; the lab one; the test one; the blood one; that drug; that pill; the line; what dose does it say; which drug; what number does it say`,
  otherPart: `maybe; perhaps; possibly; or; and; what about; how about; then; of; for; instead`,
}
