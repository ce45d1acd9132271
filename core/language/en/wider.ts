import type { WiderWords } from '../wider-words'

/** Wider names of things, and times by what happened, in English. */
export const englishWider: WiderWords = {
  specimens: `
urine = urine; urines; urinalysis; urinary; pee; wee
stool = stool; stools; poop; poo; feces; faeces; fecal; faecal
csf = spinal fluid; spinal tap; lumbar puncture; csf`,
  infused: `
L04AG03, L04AG06, L04AG08, L04AB02, L04AC11, L01FA, L01FC, L01FD, L01FF, L01FG, M05BA08, J06BA02 = infusions; infusion; my drip; the drip; infused`,
  infusedElse: `iron; blood; fluid; fluids; saline; platelet; plasma; potassium; magnesium; insulin`,
  doseEvents: `
up = raised the pill; raised the pills; raised my pill; raised my pills; raised the dose; raised my dose; raised it; upped the dose; upped my dose; upped the pill; upped the pills; increased the dose; increased my dose; increased the pill; increased the pills; dose went up; dose was raised; dose was increased; dose was upped; pill was raised; pills were raised; raised the medicine; raised my medicine; raised the medication; raised the meds; raised my meds; doubled the dose; doubled the pill; higher dose
down = lowered the pill; lowered the pills; lowered my pill; lowered the dose; lowered my dose; cut the dose; cut my dose; reduced the dose; reduced my dose; decreased the dose; dose went down; dose was lowered; dose was reduced; dose was cut; lower dose
any = changed the pill; changed the pills; changed my pill; changed my pills; changed the dose; changed my dose; dose changed; dose was changed; change of dose; dose change; changed the medicine; changed my meds`,
  doseVerbs: `
up = raised; increased; upped; doubled
down = lowered; reduced; decreased; cut; halved
any = changed`,
  takenOut: `take out; took out; taken out; taking out; takes out; remove; removed; removal; removing; got rid of; get rid of; cut out; extracted; crushed; blasted; broke up`,
  heldAgainst: `compared to; compared with; compare to; compare with; against; versus; vs; relative to; from last year's; from last years; since last year's; since last years; than last year's; than last years; from the last year's; from the tests of; from the results of; since the tests of; since the results of`,
  judging: `good; great; bad; enough; healthy; well; terrible; excellent; dangerous; worrying`,
  dayOf: `of; from; on`,
  afterThat: `after that; afterwards; afterward; since then; after it; after this; since that; later on; later; since`,
  fromWhat: `from how much; from what; from which dose; what was it before; how much was it before; how much before; before that how much`,
  howOften: `how often; every how many; every how long; how many times a day`,
  howManyDays: `how many days; how many weeks; for how many days`,
  allOf: `all my; all the; all of my; all; every; each`,
  whatThen: `what then; then what; what else then; so what; what instead; what do i take then; what was tested; what was done; what was checked; what did they test; what did they check; what did they scan; what did i have; what do i have; what do i take`,
  found: `find; found; finding; discover; discovered; diagnosed; diagnose; detected; since when; when did it start; started; first`,
  whileIt: `when i had; when i was in with; when i was sick with; when they; when the; when i got; while i had; at the time of; back when; during; around the time of; the time of; in the days of; in hospital with; in the hospital with`,
}
