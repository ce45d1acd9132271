import type { NarrowingWords } from '../asking-words'
import { regionRows } from '../body-parts'

/** What narrows a question in English: a number, what is left out, how many, which way, an organ. */
export const englishNarrowing: NarrowingWords = {
  bounds: `
below = below; under; less than; lower than; beneath; smaller than; fall under; drop under
above = above; over; more than; higher than; greater than; exceed; exceeded; pass; passed; cross; crossed; reach; reached`,
  except: `
except; except for; excluding; besides; apart from; aside from; other than; but not; without the; leave out; not related to; unrelated to
nothing to do with; that isnt; that isn't; that arent; that aren't; thats not; that is not; that are not
minus the; not counting; not including; beside the; ignoring`,
  reckoning: `times; plus; minus; divided by; multiplied by; x; ×`,
  longerThan: `
183 = more than half a year; over half a year; more than six months; over six months; more than 6 months; over 6 months
731 = more than two years; over two years; more than 2 years; over 2 years
366 = more than a year; over a year; older than a year; more than one year; a whole year`,
  anything: `something; anything`,
  toMe: ``,
  daysBeside: `
1 = day after; next day; day later; following day
-1 = day before; previous day
0 = same day`,
  products: `cold; flu; sinus; nighttime; daytime; extra; forte; combo`,
  takes: `take; taking; took; was i on; prescribed; prescribe; prescribes; prescribing; give me; gave me; gives me; given me; giving me; put me on; start me on; started me on`,
  without: `without`,
  specimens: `urine; pee; stool; stools; poop; saliva; spit; semen; sperm`,
  unwritten: `
admitted = admission date; date of admission; day of admission; when was i admitted; when did they admit me; when did i go in; when did i enter; day i was admitted; admitted when
supply = run out; runs out; running out; good for; still valid; valid until; valid for; expire; expires; expiry; how many are left; how many left; pills left; how long will my; how many refills; any refills
length = how long was; how long were; how long did; how many days; how many nights; how many weeks; length of
hour = what time was; what time did; at what time; what hour; which hour; what time of day
size = what size; how big; how large; how wide; the size; effusion size; size of; how many cm; how many ml
side = which knee; which leg; which hip; which shoulder; which ear; which hand; which foot; which arm; which breast; which kidney; which lung; in which eye; on which eye; which eye was; which eye did; which eye is; which eye had; and which eye; which side; what side; left or right; right or left; left side or; right side or
age = how old was i; how old were; at what age; what age was i; my age when
until = until when; till when; when do i stop; when can i stop; when should i stop; when will i stop; how long do i take
until = how long must i; how long should i; how long am i supposed; for how long do i; forever; rest of my life; course of
target = goal; target; my aim; what should my; should be my; supposed to be; ideal; optimal; where should
future = when will; how long till; how long until; will it; will my; come back again; come back one day
cause = from my medications; from the medications; from my medication; from my medicine; from my medicines; from my meds; from the meds; from my pills; from the pills; from my pill; from my drugs; what made; made it go; what brought; due to what
er = emergency room; emergency department; the er; in the er; a and e
ward = which ward; what ward; which department; what department; which unit; room number; which room; which floor
severity = how bad; how severe; how serious; severity; severe; mild; moderate; life threatening; life-threatening; how dangerous
pictures = pictures themselves; images themselves; the actual images; actual pictures; the actual pictures; the actual scan; the disc; the cd; see the images; see the pictures; see the scan
spread = contagious; infectious; catching; spread to; pass it on; can others get`,
  undone: `
hasnt been; hasn't been; havent been; haven't been; not been; not checked; never checked; wasnt checked; wasn't checked
not tested; never tested; never measured; not measured; not done; never done; werent done; havent done; haven't done
didnt do; didn't do; did not do; forget to test; forgot to test; forget to check; forgot to check; missed; missing
is missing; only once; just once; one time only; did once; older than; overlooked; skipped test; is complete
record complete; file complete; everything in here; didnt test; didn't test; did not test; didnt check; didn't check`,

  pains: `peeing a lot; pee a lot; peeing all the time; pee all the time; peeing more; so thirsty; thirsty all the time; losing weight; lost weight; losing my hair; cant sleep; not sleeping; bloated; constipated; tingling; pins and needles; burping; runny nose; coughing a lot; itching all over; night sweats; hot flashes; i feel; feeling; hurts; hurt; hurting; aches; ache; aching; sore; painful; pain; itchy; itches; itching; swollen; cramps; cramp; stings; throbbing; stiff; is killing me`,

  idle: `
you've; we've; they've; youve; seeing; thursday; events; main; life; lifetime; reference; must; case; shouldn't; mustn't; wich; homework
incl; including; etc; hurry; rush; asap; urgently; pharmacy; chemist; body; useless; stupid; annoying; matter; somthing; anythin; app; cookies; lol; haha; omg; wtf; damn; freaking; bro; dude; girl; gotta; wanna; gonna; lemme; dunno; cuz; bcs; hubby; folks; straight; everybody; buddy; figure; understand; confusing; confused
mistake; accident; accidentally; hair; capsules; capsule; dentist; pharmacist; offered; offers; nurse; told; patient; worried; function; functions; somehow; dangerously; worst; post; pre
twice; thrice; daily; weekly; measure; measured; measuring; something; isnt; isn't; arent; aren't; wasnt; wasn't; hasnt; havent; doesnt; didnt; wont; couldnt; wouldnt; gave
problem; problems; issue; issues; mean; happening; between; compared; according; alright; please; thank; guess; quickly; currently
real; during; until; once; sometimes; always; usually; mostly; already; recently; lately; ages; bit; little; very; quite
pretty; super; kind; sort; what's; who's; where's; how's; when's; there's; it's; that's; let; lets; make; made; makes
left; start; started; trying; wondering; wonder; curious; curiosity; heard; hear; called; call; says; think; thought
question; answer; help; quick; honest; honestly; seriously; literally; basically; suddenly; finally; probably; possibly
different; exact; whole; entire; complete; full; total; single; own; according; based; regarding; concerning; related
bring; come; comes; coming; keep; keeps; kept; give; gives; given; taking; took; takes; doing; using; used; having; being
i'm; i've; i'd; i'll; you're; don't; can't; won't; hasn't; haven't; doesn't; didn't; couldn't; shouldn't; wouldn't; weren't
yesterday; tonight; tomorrow; morning; evening; night; today; nowadays; meanwhile; sure; course; point; sense; way; ways`,
  studyParts: `
prostate, pelvis, abdomen and pelvis = prostate
bladder, urinary tract, pelvis, abdomen and pelvis = bladder
kidneys, kidney, urinary tract, renal arteries, abdomen, abdomen and pelvis = kidney; kidneys; renal
liver, right upper quadrant, liver vessels, liver and spleen, abdomen, abdomen and pelvis = liver; hepatic
gallbladder, bile ducts, right upper quadrant, abdomen, abdomen and pelvis = gallbladder; gall bladder; bile duct; bile ducts
pancreas, abdomen, abdomen and pelvis = pancreas
spleen, liver and spleen, abdomen, abdomen and pelvis = spleen
thyroid, neck = thyroid
uterus, ovaries, cervix, pelvis, abdomen and pelvis = uterus; womb; ovary; ovaries; uterine
scrotum = testicle; testicles; testis; scrotum; scrotal; balls
breast, axilla = breast; breasts
carotid arteries, neck, head and neck = carotid; carotids
hip and spine = bone density`,
  organs: regionRows(0),
}

/** Which way results moved, and how many are asked for. */
export const englishWays = {
  everyResult: `all results; all numbers; all values; all readings; every result; all tests; all labs; every test; each result; every value`,
  stale: ``,
  recovered: `
in range now that wasnt; in range now that werent; in range now but wasnt; in range now but werent; in range now and wasnt; in range now and werent; normal now that wasnt; normal now that werent; normal now but wasnt; normal now but werent; fine now that wasnt; fine now that werent; ok now that wasnt; ok now that werent
fine again; ok again; okay again; good again; normal again; in range again; within range again
bad and ok now; bad and okay now; bad and fine now; bad and good now; bad and normal now; off and ok now; off and okay now
off and fine now; off and good now; off and normal now; high and ok now; high and okay now; high and fine now; high and good now
high and normal now; low and ok now; low and okay now; low and fine now; low and good now; low and normal now; abnormal and ok now
abnormal and okay now; abnormal and fine now; abnormal and good now; abnormal and normal now; out of range and ok now
out of range and okay now; out of range and fine now; out of range and good now; out of range and normal now; wrong and ok now
wrong and okay now; wrong and fine now; wrong and good now; wrong and normal now
got fixed; gotten fixed; get fixed; are fixed; is fixed; were fixed; fixed now; now fixed; been fixed; sorted out; sorted itself; back to normal; back in range; back into range; back within range; back inside; came back into; normalised; normalized; normalise; normalize
became normal; turned normal; settle; settled; settled down; fixed itself; corrected itself; recovered to normal; got back to normal
no longer off; no longer high; no longer low; no longer abnormal; no longer out of; no longer bad; no longer flagged; no longer elevated
not off anymore; not off any more; isnt off any; isnt off anymore; arent off any; arent off anymore; isn't off any; isn't off anymore
aren't off any; aren't off anymore; not high any more; not high anymore; isnt high any; isnt high anymore; isn't high any; not low anymore
isnt low any; isnt low anymore; not low any more; not bad anymore; not abnormal any more; not abnormal anymore; isnt abnormal any
not out of range any; not out of range anymore; isnt out of range any; isnt out of range anymore; bad before and fine; bad before and good
bad before and ok; used to be off; used to be bad; used to be high and; used to be low and; used to be abnormal; used to be out of
was off and is; was off but; were off but; were off and; was high but; was low but; was bad but; was bad and is; was bad and now; were bad but
was abnormal but; was abnormal and; were abnormal but; were abnormal and; was out of range but; was out of range and; were out of range but
were out of range and; off before but; bad before but; high before but; low before but; once bad now; once off now; once abnormal now`,
  doing: `doing; coming along; getting on; going on with; shaping up; holding up; keeping up`,
  secondOne: `second; the other; later`,
  fellOut: `
go out of range; goes out of range; slip out of; slipped out of; drift out of; drifted out of
went out of range; gone out of range; got out of range; became abnormal; newly abnormal; newly high; newly low; newly off; newly out of
was in the past fine; was in the past ok; was in the past good; was in the past normal; was in the past in range; used to be fine; used to be ok; used to be good; used to be normal; used to be in range; was ok and; was fine and is; was fine and now
was fine but; was ok but; was normal but; was normal and; were fine but; were ok but; were normal but; were normal and; was in range and
was in range but; fine before but; ok before but; normal before but; fell out of range; left the range`,
  onlyOnce: `only once; just once; one time only; did once; a single time; never repeated`,
  stopped: `
took away; take away; taken away; took from me; scrapped; axed; cut out of; got rid of; ditched; stopped; stop; no longer; discontinued; not taking any more; not taking anymore; quit; came off; taken off; cancel; cancelled
canceled; crossed out; took off; taken me off; take me off; take off; took me off; come off; coming off; dropped; got dropped; removed from my; removed from the; pulled; did they pull; struck off; cut out; stopped giving; withdrawn; used to take; used to be on; ever taken; formerly; take before; taking before; dont take any more; dont take anymore; don't take any more; don't take anymore; dont take now; don't take now; not on any more; not on anymore; not taking now; no more`,
  apart: `
how long between; how much time between; how many days between; how many months between; how many years between; time passed between
time went by between; gap between my last two; time between`,
  lastFew: `
last time and before; last time and the one before; last and before; last and the one before; last one and the one before; latest and previous; latest and the previous; last and previous; now and before; newest and the one before; last two; last three; last four; last five; last few; last couple; last 2; last 3; last 4; last 5; last 6
latest two; latest three; past three results; past two results; previous two; previous three; all my; each of my
every single; in all three; all three tests; the three tests; three results; both results; all results of; newest two; newest three; both of my; before and after; then and now; first and last; old and new
checked again; tested again; measured again; done again; rechecked; recheck; retested; they recheck; repeat my; was repeated; been repeated; two last; three last; recent few`,
  better: `
right way; right direction; good direction; good way
which improved; what improved; ones improved; improved the most; got better; gotten better; is better; are better
getting better; went better; things better; anything improve; improving; which improve; numbers improve; improve; improved`,
  worse: `
wrong way; wrong direction; bad direction; bad way
which worsened; what worsened; got worse; gotten worse; is worse; are worse; getting worse; went worse; anything worse
deteriorated; deteriorating; worsened; worsening; went downhill; going downhill; worse`,
}
