import type { QuestionWords } from '../question-words'

/** How patients ask in English. */
export const englishQuestions: QuestionWords = {
  cues: {
    trend: `
trend; trends; trending; over time; over the years; over the months; going up; going down; gone up; gone down; go up; go down
changed; change; changing; rising; falling; dropping; improved; improving; highest; lowest; peak; maximum; minimum; getting better; getting worse; worse; better; progress; graph
chart; history of my; all my results for; compare; evolution; development; increasing; decreasing; rise; stable; all results of; plot; history; come down; came down; coming down; come up; came up
all results; all numbers; all values; all readings; every result; got worse; got better; worsened; changes in; changed in`,
    latest: `last; latest; most recent; recent; newest; current; now; level; value; reading; result; results; how is; how high; how low; number`,
    previous: `
before that; one before; previous; prior; earlier; time before; before this; before then; the one before; second last; last but one; was it before; was before; it before; had before; next to last`,
    follow: `and; what about; how about; also; and my; same for`,
    changed: `what changed; whats changed; what has changed; what else changed; anything change; anything changed; anything different; what is different; whats different; what got worse; what got better; anything worse; anything better; what improved; what worsened; differences since; changes since`,
    compare: `compare; compared; comparing; comparison; versus; vs; better than; worse than; higher than; lower than; difference between; difference from; against last`,
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
allergy; allergies; allergic; allergen; allergens; react to; reaction to; sensitive to; sensitivity; can i take; can i have; safe to take; intolerance; intolerances; reaction; reacted; can i eat; may i eat; allowed to eat; safe to eat; ok to eat`,
    safe: `
is it safe; safe for me; safe with; is it ok; is it okay; ok for me; okay for me; am i allowed; allowed to; ok to; okay to; should i take`,
    unsaid: `
side effects; side effect; interact; interaction; interactions; with alcohol; drink on; drink with; alcohol; with food; skip; miss; missed; forgot; forget; double up; stop taking it; should i stop; can i stop
mean; meaning; means; explain; definition; stand for; stands for; what causes; cause; dangerous; cure; how to treat; what should i take for`,
    explained: `what is a; what is an; whats a; whats an`,
    origin: `who; whos; where; which doctor; what doctor; which clinic; which lab; which laboratory; by whom; where from; name of the doctor`,
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
went; documents; document; report; from; stay; why was i`,
    record: `my record; my file; my documents; my papers; my page; written`,
  },
  flags: {
    emergency: `
chest pain; pain in chest; chest hurts; chest tightness; tight chest; pressure in chest; chest pressure; crushing chest; can't breathe; cannot breathe
cant breathe; hard to breathe; trouble breathing; difficulty breathing; struggling to breathe; short of breath; shortness of breath; not breathing
face drooping; face droops; face is drooping; slurred speech; can't speak; cannot speak; arm is numb; weakness on one side; one side numb; can't move arm; cannot move arm
worst headache; sudden headache; thunderclap headache; passed out; fainted; unconscious; unresponsive; won't wake; will not wake
coughing blood; coughing up blood; vomiting blood; throwing up blood; black stool; won't stop bleeding; bleeding heavily; heavy bleeding; bleeding won't stop
throat closing; throat swelling; throat is swelling; tongue swelling; tongue is swollen; face swelling; lips swelling; took too many; swallowed poison; lips turning blue; took by mistake; taken by mistake; swallowed by mistake; drank by mistake; took by accident; accidentally took; accidentally swallowed
accidentally drank; swallowed all; swallowed bunch; whole bottle of pills; whole box of pills; swallowed bleach; drank bleach
he collapsed; she collapsed; just collapsed; dad collapsed; mom collapsed; father collapsed; mother collapsed; husband collapsed; wife collapsed
i overdosed; have overdosed; has overdosed; took overdose; took an overdose; can't feel left side; can't feel right side; cant feel left side; cant feel right side; cant feel my face; can't feel my face; face is numb; face went numb; sudden numbness
severe allergic reaction; having allergic reaction; bad allergic reaction; swallowed battery; swallowed magnet; swallowed button battery; bleeding a lot; bleeding badly; losing a lot of blood; lost a lot of blood; blood everywhere; blood gushing
about to pass out; passing out; going to faint; about to faint; blacking out; turning blue; going blue; is choking; am choking; i'm choking; im choking; having a seizure; is seizing; can't wake; cannot wake; cant wake`,
    event: `heart attack; stroke; seizure; seizures; convulsion; fitting; anaphylaxis; overdose; poisoned; poisoning`,
    crisis: `
kill myself; suicide; suicidal; end my life; want to die; hurt myself; harm myself; don't want to live; do not want to live; better off dead; killing myself; ending my life
ending it all; end it all; take my own life; taking my own life; took my own life; hurting myself; harming myself; cut myself on purpose; cutting myself; wanna die; wish i was dead; wish i were dead; wish to die
not want to be here anymore; dont want to be here anymore; dont want to live; no reason to live; nothing to live for; tired of living; tired of life; better without me; ready to die; can't go on living; cant go on living
want to end it; want to end everything; going to end it; end it tonight; not worth living; life is not worth; no point in living; no point living; no point to live; say goodbye forever`,
  },
  swallowed: `took; taken; swallowed; drank; popped; ate`,
  mistaken: `by mistake; by accident; accidentally; mistakenly`,
  pieces: `pill; pills; tablet; tablets; capsule; capsules; caps; tabs`,
  urgent: `having; think i; right now; happening; help; emergency; ambulance; is having; suddenly; just had; just took`,
  calm: `did i ever; have i ever; history; last year; report; in my record; in the past; years ago; was i diagnosed; when did i have; when was my; what for; results; diagnosis; meaning; family history`,
  filler: `
health; past; before; one; each; every; also; another; other; most; more; less; since; yet; own; person; number; name; names; result; results; test; tests; i; my; me; is; are; was; were; the; a; an; what; which; when; where; who; how; do; does; did; have; has; had; am; be; been; in; on; at; of; for; to; from; and; or
please; tell; show; give; list; can; could; you; would; should; will; any; all; about; with; it; that; this; there; they; them; get; got; see; know; want; need; if; so; not; no; yes; by
say; says; said; up; out; than; then; still; really; ok; okay; thanks; doctor; hospital; clinic; much; many; often; normal; find; check; we; our; your; level; levels; blood; im; whats; dr; good; fine; just; as; some; put; look; looking; supposed; exactly; actually; hi; hello; hey; done; time; long; day; days; month; months; year; week; type; kind; thing; things; everything; anything; well; going; doing; kindly; explain; summary; summarise; summarize; latest; go`,
  known: `paint; breed; breath; stock; struck; feinted; teach; reach; beach; price; prices; chance; dress; stores; scene; lest; mind; pilot`,
  lay: `
bad cholesterol = LDL cholesterol; good cholesterol = HDL cholesterol; average sugar = HbA1c; three month sugar = HbA1c; 3 month sugar = HbA1c; blood sugar = glucose; xrays = x-ray; xray = x-ray; cat scan = CT; usg = ultrasound; sugar = glucose
thyroid = TSH; kidney function = creatinine; kidney numbers = creatinine; kidney tests = creatinine; kidney test = creatinine; kidney results = creatinine; kidneys ok = creatinine; kidneys fine = creatinine; kidneys working = creatinine
salt in my blood = sodium; blood salt = sodium; iron stores = ferritin; stored iron = ferritin; liver tests = ALT; liver ok = ALT; liver fine = ALT; liver test = ALT; liver numbers = ALT; liver enzymes = ALT; liver function = ALT
high blood pressure = hypertension; fluid around my lung = pleural effusion; fluid around lung = pleural effusion; fluid on my lung = pleural effusion; fluid on lung = pleural effusion; water around lung = pleural effusion; water on lung = pleural effusion
appendix out = appendectomy; appendix removed = appendectomy; appendix taken out = appendectomy; appendix removal = appendectomy; gallbladder out = cholecystectomy; gallbladder removed = cholecystectomy; gallbladder taken out = cholecystectomy
tonsils out = tonsillectomy; tonsils removed = tonsillectomy; tonsils taken out = tonsillectomy; uterus removed = hysterectomy; womb removed = hysterectomy; uterus taken out = hysterectomy`,
  measured: `blood pressure; bp; pulse; heart rate`,
  relatives: `
my mom; my moms; my mum; my mums; my mother; my mothers; my dad; my dads; my father; my fathers; my husband; my husbands; my wife; my wifes; my son; my sons; my daughter; my daughters; my sister; my sisters; my brother; my brothers
my grandmother; my grandma; my grandfather; my grandpa; my partner; my partners; my boyfriend; my girlfriend; my friend; my friends; my aunt; my uncle; my cousin; my neighbor; my parents; in my family; in family; family history`,
  mine: `i; my; mine; im; ive`,
  beyond: `next; upcoming; due for; overdue; phone number; phone; telephone; address; opening hours; email`,
  stay: `in the er; at the er; in er; emergency room; in the ward; in hospital; in the hospital; at hospital; at the hospital; from hospital; hospitalised; hospitalized; hospitalisation; hospitalization; hospital stay; admitted; admission; inpatient; discharge; discharged; which hospital; what hospital`,
  there: `there; from there; that visit; that stay; that time`,
  titles: `dr; doctor; prof; professor`,
  places: `
Ichilov = Sourasky; Assuta = Asuta; Hadassah = Hadasa`,
  groups: `
C10AA = statins; statin
B01 = blood thinners; blood thinner; anticoagulant; anticoagulants
C03 = diuretics; diuretic; water pill; water pills
C02, C03, C07, C08, C09 = blood pressure medicines; blood pressure pill; blood pressure pills; blood pressure medicine; blood pressure medication; blood pressure meds; blood pressure drug; hypertension pill; hypertension pills; hypertension medicine; hypertension medication; hypertension meds; bp pill; bp pills; bp meds; bp medication
A10 = diabetes medicines; sugar pill; sugar pills; glucose pill; glucose pills; glucose medicine; glucose medication; diabetes pill; diabetes pills; diabetes medicine; diabetes medication; diabetes meds; diabetes drug
C10 = cholesterol medicines; cholesterol pill; cholesterol pills; cholesterol medicine; cholesterol medication; cholesterol meds; cholesterol drug
A02B = stomach acid medicines; stomach pill; stomach pills; acid reflux pill; heartburn pill; ppi
N06A = antidepressants; antidepressant; depression pill; depression pills
N05C = sleeping pills; sleeping pill
J01 = antibiotics; antibiotic
H03A = thyroid medicines; thyroid pill; thyroid pills; TSH pill; TSH pills`,
  modalities:
    'X-ray = x-ray; radiograph\nCT = ct\nMRI = mri\nUltrasound = ultrasound; ultrasounds; sonogram\nMammography = mammogram; mammography\nEchocardiography = echo; echocardiogram\nDEXA = dexa; bone density',
  months: ['january', 'february', 'march', 'april', 'may', 'june', 'july', 'august', 'september', 'october', 'november', 'december'], // prettier-ignore
  lastYear: 'last year',
  thisYear: 'this year',
  yearsAgo: `
10 = ten years ago; 10 years ago
9 = nine years ago; 9 years ago
8 = eight years ago; 8 years ago
7 = seven years ago; 7 years ago
6 = six years ago; 6 years ago
5 = five years ago; 5 years ago
4 = four years ago; 4 years ago
3 = three years ago; 3 years ago
2 = two years ago; 2 years ago; couple of years ago
1 = one year ago; 1 year ago; a year ago`,
  monthsAgo: `
11 = eleven months ago; 11 months ago
10 = ten months ago; 10 months ago
9 = nine months ago; 9 months ago
8 = eight months ago; 8 months ago
7 = seven months ago; 7 months ago
6 = six months ago; 6 months ago; half a year ago
5 = five months ago; 5 months ago
4 = four months ago; 4 months ago
3 = three months ago; 3 months ago
2 = two months ago; 2 months ago
1 = one month ago; 1 month ago; a month ago; last month`,
  seasons: `
3 = last spring; this spring; in spring
6 = last summer; in summer; in the summer
9 = last autumn; last fall; in autumn; in the fall
12 = last winter; this winter; in winter; in the winter`,
}
