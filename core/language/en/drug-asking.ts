import type { DrugAskingWords } from '../drug-asking-words'

/** What is asked of a drug alone in English. */
export const englishDrugAsking: DrugAskingWords = {
  lasts: `
how many days; for how many days; how many weeks; for how many weeks; how many months; for how many months; how long do i take; how long should i take; how long did i take; how long was i on; how long am i on; how long do i need to take; how long was the course; how long is the course; length of the course; for how long do i; for how long did i; for how long; number of days`,
  beganDose: `starting dose; start dose; initial dose; beginning dose; dose start; dose started; start with; started with; start on; started on; started me on; start me on; begin with; began with; start at; started at; at the beginning; in the beginning`,
  rhythms: `
as needed = as needed; when needed; if needed; only needed; only if needed; only when needed; when i need it; if i need it; when i need to; only when i need; only if i need; when necessary; if necessary; prn; on demand; not every day; not regularly
once daily = once a day; once daily; one time a day; 1x a day; 1 time a day; once per day; once every day; just once a day; only once a day
twice daily = twice a day; twice daily; two times a day; 2x a day; 2 times a day; twice per day
three times daily = three times a day; 3 times a day; 3x a day; three times daily; thrice a day
once weekly = once a week; weekly; every week; one time a week; once per week; 1x a week`,
  doseNouns: `dose; doses; dosage; mg; mcg; milligram; milligrams; microgram; micrograms`,
  drugVerbs: `
start; started; starting; begin; began; stop; stopped; stopping; take; taking; took; taken; on my list; on the list; on my med list; on my medication list; on my drug list; prescribe; prescribed; prescription; do i swallow`,
  testNouns: `test; tests; tested; blood; lab; labs; result; results; level; levels; value; values; range; checked; measured; low; high; normal; deficiency; deficient; stores; rise; rose; risen; up; down; better; worse`,
  notNow: `
and not now; but not now; not anymore; not any more; no longer; and not today; but not today; and not currently; but dont now; but don't now; but not these days`,
  belongs: ``,
  ands: `and; plus`,
  treatedFor: `treated for it; treated for that; treated for this; getting treatment for; get treatment for; treatment for it; treatment for that; being treated; am i treated; in treatment`,
}
