import type { QuestionWords } from '../question-words'

/** How patients ask in English. */
export const englishQuestions: QuestionWords = {
  cues: {
    trend: `
trend; trends; trending; over time; over the years; over the months; going up; going down; gone up; gone down; go up; go down
changed; change; changing; rising; falling; dropping; improved; improving; highest; lowest; peak; maximum; minimum; getting better; getting worse; worse; better; progress; graph
chart; history of my; all my results for; compare; evolution; development; increasing; decreasing; rise; stable; all results of; plot`,
    latest: `last; latest; most recent; recent; newest; current; now; level; value; reading; result; results; how is; how high; how low; number`,
    previous: `
before that; one before; previous; prior; earlier; time before; before this; before then; the one before; second last; last but one`,
    follow: `and; what about; how about; also; and my; same for`,
    abnormal: `
abnormal; out of range; outside range; not normal; too high; too low; high; low; elevated; wrong with my; off; concerning; worrying; flagged
unusual; not ok; not okay; bad; out of normal; outside normal; should i worry; red; problem in my; deviating`,
    labs: `
lab; labs; test; tests; blood test; blood tests; bloodwork; blood work; results; laboratory; panel`,
    drugs: `
medication; medications; medicine; medicines; meds; med; drug; drugs; pill; pills; tablet; tablets; prescription; prescriptions; treatment
prescribed; rx; what do i take; what am i taking; what should i take; what am i on`,
    now: `now; currently; current; today; these days; at the moment; present`,
    past: `
stopped; stop; used to; use to; past; previous; previously; before; old; no longer; formerly; discontinued; earlier; not taking any more
not taking anymore; ever taken; former; quit; came off; taken off; other than now`,
    dose: `
dose; doses; dosage; how much; how many mg; how many milligrams; how many; strength; how often; times a day; when do i take; what time; mg of; how to take
how do i take; how should i take; when should i take`,
    taking: `taking; take; took; on; using; use; prescribed; was i given; given`,
    why: `why; what for; reason; purpose; what is it for; used for; for what; good for; treats; treat; what does it do`,
    allergies: `
allergy; allergies; allergic; allergen; allergens; react to; reaction to; sensitive to; sensitivity; can i take; can i have; safe to take; intolerance; intolerances`,
    conditions: `
condition; conditions; disease; diseases; diagnosis; diagnoses; diagnosed; illness; illnesses; problem list; health problems; medical problems
chronic; disorders; medical history; medical background; background; sick with; what do i suffer; suffer from; what is wrong with me; what's wrong with me; comorbidities`,
    have: `do i have; have i got; did i have; am i; is there; have i; suffer from; do i suffer; got; was i; had`,
    since: `
since when; how long; when was i diagnosed; when did it start; when did i get; when diagnosed; first diagnosed; since; started; begin; began; when was it found; first appear; when did my
from when`,
    procedures: `
surgery; surgeries; operation; operations; operated; procedure; procedures; surgical; had removed; taken out; intervention; interventions; ops; under the knife`,
    imaging: `
imaging; scan; scans; x-ray; x-rays; xray; xrays; mri; ct; ultrasound; ultrasounds; us scan; mammogram; mammography; cat scan; radiology; echo; images; sonogram; pet; pictures of my; dexa`,
    happened: `
happen; happened; visit; visits; what did; what was done; done at; went to; saw; appointment; admission; hospitalization; hospitalisation; discharge; letter; say; said; seen; was i in
went; documents; document; report; from`,
    record: `my record; my file; my documents; my papers; my page; written`,
  },
  flags: {
    emergency: `
chest pain; pain in chest; chest hurts; chest tightness; tight chest; pressure in chest; chest pressure; crushing chest; can't breathe; cannot breathe
cant breathe; hard to breathe; trouble breathing; difficulty breathing; struggling to breathe; short of breath; shortness of breath; not breathing
face drooping; face droops; face is drooping; slurred speech; can't speak; cannot speak; arm is numb; weakness on one side; one side numb; can't move arm; cannot move arm
worst headache; sudden headache; thunderclap headache; passed out; fainted; unconscious; unresponsive; won't wake; will not wake
coughing blood; coughing up blood; vomiting blood; throwing up blood; black stool; won't stop bleeding; bleeding heavily; heavy bleeding; bleeding won't stop
throat closing; throat swelling; throat is swelling; tongue swelling; tongue is swollen; face swelling; lips swelling; took too many; swallowed poison; lips turning blue`,
    event: `heart attack; stroke; seizure; seizures; convulsion; fitting; anaphylaxis; overdose; poisoned; poisoning`,
    crisis: `
kill myself; suicide; suicidal; end my life; want to die; hurt myself; harm myself; don't want to live; do not want to live; better off dead`,
  },
  urgent: `having; think i; right now; happening; help; emergency; ambulance; is having; suddenly; just had; just took`,
  calm: `did i ever; have i ever; history; last year; report; in my record; in the past; years ago; was i diagnosed; when did i have; when was my; what for; results; diagnosis; my mother; my father; family history; meaning`,
  filler: `
health; past; before; one; each; every; also; another; other; most; more; less; since; yet; own; person; number; name; names; result; results; test; tests; i; my; me; is; are; was; were; the; a; an; what; which; when; where; who; how; do; does; did; have; has; had; am; be; been; in; on; at; of; for; to; from; and; or
please; tell; show; give; list; can; could; you; would; should; will; any; all; about; with; it; that; this; there; they; them; get; got; see; know; want; need; if; so; not; no; yes; by
say; says; said; up; out; than; then; still; really; ok; okay; thanks; doctor; hospital; clinic; much; many; often; normal; find; check; we; our; your; level; levels; blood; im; whats; dr; good; fine; just; as; some; put; look; looking; supposed; exactly; actually; hi; hello; hey; done; time; long; day; days; month; months; year; week; type; kind; thing; things; everything; anything; well; going; doing; kindly; explain; summary; summarise; summarize; latest; go`,
  known: `paint; breed; breath; stock; struck; feinted; teach; reach; beach; price; prices; chance; dress; stores; scene; lest; mind; pilot`,
  lay: `
bad cholesterol = LDL cholesterol; good cholesterol = HDL cholesterol; average sugar = HbA1c; three month sugar = HbA1c; 3 month sugar = HbA1c; blood sugar = glucose; xrays = x-ray; xray = x-ray; cat scan = CT; usg = ultrasound; sugar = glucose
thyroid = TSH; kidney function = creatinine`,
  measured: `blood pressure; bp; pulse; heart rate`,
  modalities:
    'X-ray = x-ray; radiograph\nCT = ct\nMRI = mri\nUltrasound = ultrasound; ultrasounds; sonogram\nMammography = mammogram; mammography\nEchocardiography = echo; echocardiogram\nDEXA = dexa; bone density',
  months: ['january', 'february', 'march', 'april', 'may', 'june', 'july', 'august', 'september', 'october', 'november', 'december'], // prettier-ignore
  lastYear: 'last year',
  thisYear: 'this year',
}
