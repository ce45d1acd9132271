import type { AskingCue } from '../asking-words'
import { englishWays } from './narrowing'

/** What a word of a question tells in English of what is asked, beside the cues of every question. */
export const englishAsked: Readonly<Record<AskingCue, string>> = {
  ...englishWays,
  avoid: `avoid; avoiding; stay away from; keep away from; must not; must i not; should never take; must never take; not allowed; off limits; forbidden
not be given; never be given; should not give; must not give; mustnt give; must never give; must they never give; never give; cant they give; can they not give; cannot give; shouldnt give; shouldn't give; shouldnt be given; shouldn't be given; mustnt be given; mustn't be given
cant be given; can't be given; cannot be given; shouldnt they give; shouldn't they give; shouldnt they inject; shouldn't they inject; not inject; stay clear of; steer clear of; not supposed to get; not supposed to take; not supposed to have; drugs cant have; drugs can't have; drugs cannot have; medicines cant have; medicines can't have; meds cant have; meds can't have; pills cant have; pills can't have; i cant have; i can't have; i cant take; i can't take
cant i take; can't i take; can i not take; cannot take; cant i have; can't i have; should i not take; should not take; what not to take; which not to take; shouldnt take; shouldn't take`,
  advice: `
have to fast; need to fast; must i fast; should i fast;
how many days before; how many hours before; how long before surgery; how long before the surgery; how long before an operation; how long before the operation; is too much; isnt too much; too much for me; too many pills; double the; how much should i; how many should i; how many drops; what dose should i; do i restart; empty stomach; before food; after food; with food; before meals; after meals; in half
makes me; making me; make me feel; make me; causes me; giving me; gives me
should i; shall i; can i; could i; may i; ok if i; okay if i; do i need; do i really; is it ok; is it okay; is it safe; ok to; okay to; fine to; can i just; go back to; switch to; instead of; double dose; doubled; should my
what should i do; what do i do; what to do; recommend; advise; advice; better to; good idea; bad idea; necessary; dangerous; serious; worry; should i be worried; is it my; is it because; because of; caused by; thanks to; do you think; do u think
you think; will i; how long will; am i going to; going to die; is he wrong; is she wrong; dr wrong; doctor wrong; is it a mistake; is it wrong; is that wrong; is this wrong; is it right; that right; is it real; that real; a mistake; second opinion; grapefruit; wine; beer; alcohol; vodka; fasting for ramadan; pregnant; breastfeeding; stop it; stop taking
forgot; forgotten; missed; skipped; skip; how many units; how much should; which supplement; what supplement; donate; donate blood
cure; reverse; will go away; make go away; does go away; can go away; go away by; diagnose me; can you diagnose; side effect; side effects; allowed to; you prescribe; prescribe me
always tired; always thirsty; hurt from; is it from; could it be
in half; halve; halve it; half a; half the; half of my; cut it; split the; crush; before food or
before or after food; food before; stop before; hold it; hold my; ok to swallow; to swallow; keep taking
since the new pill; since the new drug; since i started; since starting; is it tsh; is it my tsh; is it the tsh; drive; sauna; hot tub; sport; run a marathon; what food; what foods; which food; which foods; foods for; foods that; diet for; how much sun; how much water; how much exercise; get a tan; go swimming; fly; flying; travel; what should i eat; what can i eat to; what to eat; how do i lower; how to lower; how can i lower; how do i raise; how to raise; hurt me; harmful
meal plan; diet plan; plan my meals; meals for; menu; workout plan; training plan`,
  limit: `
what range; which range; what ranges; reference range; reference ranges; reference interval; reference values; ref range
the limit; my limit; upper limit; lower limit; above limit; below limit; above the line; normal range
the norm; from normal; the cutoff; the cut off; the maximum allowed; the range; too high by; too low by`,
  rejected: `
you reject; you rejected; reject my; rejected; marked wrong; i marked wrong; marked as wrong; marked incorrect; i reject; did i reject; do i reject; reject something; reject anything; said no to; say no to
said was wrong; said is wrong; dismissed; did i dismiss; did i delete; i deleted; threw out; thrown out
did i decline; i declined; turned down; bring back the; undo my; restore the; i took off`,
  low: `low; too low; below; under; lower than normal; deficient; deficiency`,
  high: `high; too high; above; elevated; over the limit; higher than normal`,
  still: `still; gone; went away; go away; cleared up; resolved; cured; over it; healed; drained; disappear
disappeared; finished; done with; recovered; any more; anymore
still there; gone now; is it gone; still have it; still in; still on`,
  many: `all my documents; all the documents; all my papers; all the papers; all my pages; documents in order; papers in order; documents by date; papers by date; what papers; which papers; what documents; which documents; which files; what files
list of documents; list my documents; how often do i; how many; number of; count of; how much of`,
  count: `how many times; how often; number of times; how many of them; how many of those; how many of these; how many of my; times tested; how many were; how many results; how many readings`,
  ever: `ever a time; was there a time; was there ever; at any point; any time when; always ok; always been ok; always fine; always good; always been normal; ever normal; ever high; ever low; ever ok; ever in range; ever out of range; always high; always low; always normal; even once; at any time; how many were; how many of them; how often; ever abnormal; ever above; ever below; when was it high; when was it low; when was it abnormal; which date was; what date was; when was high; when was abnormal; when out of range`,
  ago: `how long ago; how long since; how long has it been; how many years ago; how many months ago; how old is; years since; days since; months since; time since; how much time`,
  due: `
planned; scheduled; is planned; are planned
tests coming up; appointment coming up; do i have an appointment; any appointment; any appointments; no appointment; no appointments; appointments at all
refill; run out of; have to do soon; coming up; next; upcoming; due for; due date; is due; a1c due; be due; due; overdue; follow up
follow-up; come back for; checkup due; when should i repeat; when do i repeat; repeat it; need to repeat; what do i need to do next; should i do next; do i do next
retest; recheck when; when recheck; should recheck; need recheck; again when; when do i need; when should i do; supposed to come back; need to come back; recheck
how long until; how soon; redoing; redo; to redo; repeating`,
  convert: `convert; conversion; in mmol; mmol; nmol; in mg; what units; what unit; which unit; which units; in grams; in us units; in other units; international units; si units`,
  fasting: `to fast; need fasting; i fast; fasting; fasted; empty stomach; before breakfast; after eating`,
  waiting: `
lines to check; items to check; things to check; lines waiting; items waiting; to check screen
waiting for me; waits for me; waiting for my; need to check; needs my check; to confirm; to review
not confirmed; unconfirmed; not checked; havent checked; haven't checked; havent confirmed; still to check
pending; flagged for me; marked; waiting; need review; needs review; need my attention; not settled
didnt approve; need to approve; have to approve; confirm; confirmed; approve; approved
inbox; badge; red dot; little number; yes or no thing; yes or no to; the yes or no; yes or no part; say yes or; answer yes; read right
read it right; read correctly; sure you read; unsure; not sure about; doubtful; doubts; in doubt; doubt; approval; my approval; left for me; to approve; should i confirm; must i confirm
to tick; verify; need verifying`,
  prepare: `
what should i ask; what to ask; questions i should ask; questions should i ask; questions i can ask; should follow up on; should follow up; need to follow up; needs follow up; follow up on; worth following up; questions for my doctor; questions for the doctor; questions to ask; questions for dr; what do i ask; what to tell; what should i tell; prepare for; prepare me; bring up with; talk about with; discuss with; ask my doctor; ask the doctor; ask him; ask her; mention to; should i mention; raise with; should i follow up; to follow up; follow ups; followups; questions i should; questions should i`,
  whole: `
warn the paramedics; warn the dentist; warn the doctor; warn the hospital; warn the er; should i warn; tell the dentist; tell my dentist; tell a dentist; tell the new dentist; tell the paramedics; tell the ambulance; tell the er; tell the anaesthetist; tell the anesthetist; tell the surgeon
have in writing; have with me in writing; carry in writing; take with me in writing; have written down for the trip; have written down with me
tell the anaesthetist; tell the anesthetist; tell the anesthesiologist; tell the surgeon; tell my surgeon; anaesthetist know; anesthetist know; anaesthesiologist know; anesthesiologist know; surgeon know; dentist know
should they know; they know about me; need to know about me; should know about me; tell them about me
all about me
sum it up; sum up; sum this up; sum me up; summary; summarize; summarise; overview; my whole record; whole file; everything about me
everything you know; tell me about me; in a nutshell; brief for; short version; medical history for
handover; tldr; all my info; my health at a glance; recap
how am i doing; how am i overall; going on with me; my situation; two lines; one line; in short
big picture; in brief; am i healthy; how healthy; my health ok; my health good`,
  documents: `document; documents; paper; papers; page; pages; file; files; report; reports; letter
letters; upload; uploads; uploaded; photo; photos; scans of paper
far back do you; far back does; came in; last thing added; last added; was added; i added; came into; see a doctor
saw a doctor; doctor visit; last visit; last visits; at the doctor; to the doctor; thing you know; thing you have; newest info; latest info; recent info; newest information; latest information; newest data; latest data; info you have; information you have
last see a doctor; last saw a doctor; last doctor's visit; last doctors visit; last doctor visit; last doctor i saw; last time at the clinic; last time i was at the clinic; what is the oldest; whats the oldest; what is the earliest`,
  doctors: `
clinics and hospitals; hospitals and clinics; clinics or hospitals; hospitals or clinics; which places; what places; at which places; where was i treated; where have i been treated; where did i get treated; where i was treated; where i have been treated; places i was treated; places have i been treated; which facilities; what facilities; all the places i was; names of the places
which doctors; what doctors; list of doctors; list doctors; my doctors; all doctors; doctors names; names of doctors; who treated me; who treats me; who is my doctor; whos my doctor; who are my doctors
who is my gp; my gp; doctors in my; doctors are in; doctors do i; doctors have i; which hospitals; what hospitals; which clinics; what clinics; my clinics; which labs; what labs; labs did i go; laboratories; lab names; names of the labs; imaging centers; imaging centres; radiology centers; clinic names; hospital names; which labs did i; list of hospitals; doctors list`,
  total: `scans total; total scans; tests total; total tests; pills total; total pills; operations total; total operations; surgeries total; documents total; pages total; total pages; total documents; all together; altogether; in total; total a day; total per day; per day; a day; each day; daily; in all; every day; in one day`,
  oldest: `oldest; first; earliest; older; earlier one; the earlier; first ever; very first; least recent
far back
since the beginning; from the beginning; from the start`,
  newest: `more recent; newest; latest; last; most recent; newer; later one; the later; recent one; very last; recent bloods; recent blood; recent bloodwork; recent labs; recent lab; recent test; recent tests; recent panel`,
  define: `in plain words; plain words; in simple words; simple words; in simple terms; 
why do they check; why do they test; why do they measure; why do doctors check; why do doctors test; why is it checked; why check; why test; why measure; what does it test; why do labs check; why do you check; why do you test; why they check; why they test; is what exactly; is what actually; thats what exactly; what is; whats that; whats this; what even is; what does it mean; what does mean; what do mean; meaning of
meaning; means; mean; explain; stand for; stands for; definition; define; in plain english
in simple words; in plain language; eli5; difference between; the difference; same as; what kind of thing
plain words; plain language; speak english; in english; in human; layman; for dummies; in normal words
what does that word; sounds like; stand for; what does check; what does measure; what does show; what do do; what does do; what do mean; got to do with; have to do with; what is for; what are for; who decides; who sets; who says what; what counts as; why two numbers; two numbers; does it have radiation; whats in it`,
  normal: `normal ones; in range; within range; good ones; came back normal; came back good
come back normal; come back good; come back fine; come out normal; are normal; were normal; is normal
was fine; were fine; came back fine; ok ones; back to normal
came out fine; came out good; came out well; came out ok; comes out fine; come out fine; good news
good now; all good; which are good; what is good; whats good; whats fine; whats normal
are fine; are ok; are good; turned out fine; looks good; look good; look fine`,
  related: `everything about; all about; everything on; how has; how is; hows; what about; what is going on with; going on with; whats going on; improving; under control; controlled; doing; getting better; getting worse; better; worse; tell the; progress`,
  gap: `by how much; how much did; how much has; difference; gap; how far; how many points
how far above; how far below; how far over; how far under; how much above; how much over; how much below
how many above`,
  findings: `show; find; found; see; saw; seen; say; said; conclusion; findings; result; results; report; answer; reveal; revealed`,
  changedDose: `up my; bumped; upped; cut; cut back; reduce; decrease; increase; gone up; gone down; put up; halve; always this much; always the same; always this dose; increased; decreased; raised; lowered; go up; went up; go down; went down; change; changed; was it always; different dose; more than before; less than before; same dose; raise; lower; reduced; double; doubled; halved`,
  together: `ok with my; okay with my; fine with my; safe with my; work with my; together; with my other
with the other; with the rest; combine; combining; combination; interact; interacts; interaction
interactions; clash; clashes; clashing; conflict; conflicts; get along; mix; mixing; mixed with; along with; at the same time; go with; goes with; go well with
on top of; alongside`,
  when: `when; what date; which date; what day; which day`,
  thisDose: `this dose; that dose; present dose; current dose; new dose; same dose; the dose; dosage; strength; this much`,
  family: `family; relatives; hereditary; is it genetic; genetic disease; genetic condition; runs in; run in; inherited; grandma; grandmother; grandpa; grandfather; mother; father; mom; mum; dad; parents; aunt; uncle; sister; brother; someone elses; someone else's; mine or`,
}
