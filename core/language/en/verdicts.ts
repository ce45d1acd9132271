import type { VerdictWords } from '../asking-words'

/** How a yes or a no is asked for in English, and of what. */
export const englishVerdicts: VerdictWords = {
  defines: `is what; are what; what is; whats; what are; wat is; what r`,
  yesNo: `
is my; is it; is that; is this; is the; is there; is everything; is anything; is all; are my; are the; are these; are any; are there
am i; am on; was i; was my; was it; was the; was there; was anything; were my; were the; were there; were any
do i; do you have; do any; does my; does the; does anyone; did i; did my; did the; did it; did they; have i; have they; has my; has it; has the; had i
isnt it; is; are; was; were; do; does; did; have; has; had; am; i am on; im on; ever`,
  openAskers: `
what; whats; what's; which; when; whens; who; whos; whose; where; wheres; why; how; hows; list; show; give; tell; compare; remind; explain; summarize; summarise; can; could; should; shall; may; will; would; next`,
  orNot: `or not; or no; or nah; right or; yes or no; true or false`,
  eitherOr: `or; versus; vs`,
  noneAsked: `nothing; none; no; nobody; nowhere`,
  claims: `
normal = normal; clean; ok; okay; fine; good; in range; within range; in the range; within the range; in the normal range; alright; healthy
low = low; too low; below; under; deficient; lower than normal
high = high; too high; above; elevated; raised; over the limit
abnormal = abnormal; out of range; wrong; off; not normal; not ok; not okay; outside
up = up; creeping up; crept up; climbs; inching up; rise; risen; rose; rising; increase; increased; increasing; climb; climbed; climbing; higher
down = down; drop; dropped; dropping; fall; fell; fallen; falling; decrease; decreased; decreasing; lower
better = better; improve; improved; improving; improvement
worse = worse; worsen; worsened; worsening; deteriorated; deteriorating
allergic = allergic; allergy; allergies; react to; intolerance; intolerances
always = always; every time; all the time
balanced = under control; in control; controlled; balanced
over = have passed; has passed; no longer active; recovered from; gotten over; gone; went away; go away; cleared up; resolved; cured; healed; over it; passed; behind me; illnesses are over; illnesses over; illnesses that are over; conditions are over; conditions that are over; diseases are over; diseases that are over; illnesses are finished; illnesses finished; illnesses that are finished; conditions are finished; old illnesses; past illnesses; previous illnesses; old diseases; past diseases; no longer have; dont have anymore; don't have anymore`,
  pastTense: `ever; did i; did they; was i; had i; had; used to; have i had; have i been; have i taken; once; in the past; was; were`,
  forIt: `for it; for that; for this; for them; for those; against it; against that; to lower it`,
  chronic: `chronic; long term; longterm; long standing; longstanding; ongoing`,
  limits: `the limit; my limit; limit; upper limit; lower limit; upper bound; lower bound; cutoff; the cut off; threshold; the line; the ceiling; the floor; maximum allowed; minimum allowed`,
  upperLimits: `upper; ceiling; maximum`,
  lowerLimits: `lower limit; lower bound; lower end; floor; minimum`,
  highest: `highest; maximum; max; peak; was the most; is the most; the most it; the most i; the most ever; the most my; biggest`,
  lowest: `lowest; minimum; smallest`,
  worst: `worst; most out of; most off; furthest off; the most out; the most off; furthest from; farthest from; most abnormal; most out of range`,
  average: `average of; on average; average; mean value; the mean`,
  percent: `percent; percentage; %; in percents`,
}
