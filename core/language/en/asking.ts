import type { AskingWords } from '../asking-words'
import { englishAsked } from './asked'
import { englishAsides } from './asides'
import { englishDrugGroups } from './drug-groups'
import { englishFurther } from './further'
import { englishJoining } from './joining'
import { englishLay } from './lay'
import { englishNarrowing } from './narrowing'
import { englishPremises } from './premises'
import { englishVerdicts } from './verdicts'

/** What is asked after in English: things, times, places and people. */
export const englishAsking: AskingWords = {
  cues: {
    trend: `
creeping; creep; creeps; crept; inching; inched; climbing; climbed; sliding; slid; slipping; drifting; edging; ticking up; shooting up; shot up; on the up; on the rise
right way; wrong way; right track; wrong track; since we started; since we began; since i started; since the start; since the beginning; from the start; from the beginning; since the first; from day one; since day one; all along; through the years; across the years; year by year; year on year; over these years; over all these years; up since; down since; up from; down from; lower since; higher since
lower than in; higher than in; heading up; heading down; getting lower; getting higher; getting stronger; got stronger; getting weaker; got weaker; tumbling; plunged; soared
improve; improves; worsen; drop; dropped; fell; risen; climbed; went up; went down; come back up
trend; trends; trending; over time; over the years; over the months; going up; going down; gone up; gone down; go up; go down
changed; change; changing; rising; falling; dropping; improved; improving; highest; lowest; peak; maximum; minimum; getting better; getting worse; worse; better; progress; graph
chart; history of my; all my results for; compare; evolution; development; increasing; decreasing; rise; stable; all results of; plot; history; come down; came down; coming down; come up; came up
all results; all numbers; all values; all readings; every result; got worse; got better; worsened
changes in; changed in
improvement; any improvement; moved; moving; up or down; declining; declined; right direction; wrong direction; deteriorating; deteriorated; deterioration`,
    latest: `last; latest; most recent; recent; newest; current; now; level; value; reading; result; results; how is; how high; how low; number`,
    previous: `
and before; what about before; before that; one before; previous; prior; earlier; time before; before this
higher before; lower before; better before; worse before; before then; than last time; than the last time; since last time; the one before; second last; last but one; was it before; was before; it before; had before
next to last`,
    follow: `and; what about; how about; also; and my; same for`,
    changed: `are new; new this year; new meds; new med; new pills; new pill; new medication; new medications; new medicine; new medicines; new drugs; new drug; new ones; newly prescribed; did they start; did he start; did she start; what started; which started; were started; was started; got started; did they add; did he add; did she add; what was added; which were added; got added; added to my; what else was added; put me on lately; put me on recently; which came down; results came down; what came down; what went up; what went down; which went up; which went down; what rose; what dropped; got worse; gotten worse; got better; gotten better; worse since; better since; improved since
changed since; what is new; whats new; what's new; anything new; whats different now; whats been different
new since; what changed; whats changed; what has changed; what else changed; anything change
anything changed; anything different; what is different; whats different; what got worse; what got better
anything worse; anything better; what improved; what worsened; differences since; changes since
what moved; what shifted
changes in my tests; changes in my labs; changes in my results; change in my labs; change in my tests; change in my results; changed the most; changed most`,
    compare: `lower or higher; higher or lower; stack up; diff; differ; differs; differ from; different from; difference; the difference; side by side; worse than; better than; compare; compared; comparing; comparison
versus; vs; better than
worse than; higher than; lower than; difference between; difference from; against last; against the last; against my last; against the latest; against my latest; against the newest; against the most recent`,
    abnormal: `
abnormal; out of range; outside range; above the range; below the range; above range; below range; above normal; below normal; under normal; over normal; under range; over range; not normal; too high; too low; high; low; elevated; wrong with my; off; concerning; worrying; flagged
unusual; not ok; not okay; deficiency; deficient; bad; out of normal; outside normal; should i worry; red; problem in my
deviating; asterisk; asterisks; starred; arrows; in bold; in red; flags; everything ok; everything okay; everything normal; everything in range; everything within range; all normal; all in range; all within range
everything fine; everything good; everything alright; anything wrong; anything to worry
anything should worry; anything worrying
wrong in my; wrong in the; wrong on the; test wrong; tests wrong; labs wrong; results wrong; labs what was wrong; and what was wrong; and what is wrong; and whats wrong; and what was off; blood ok; blood okay; blood fine; blood good; blood normal; blood alright; wrong in bloods; wrong with bloods; anything wrong; whats wrong in; whats off; h or l
h and l; letter h; letter l; scare me; alarm me; alarming; scary; not good; not great; out of whack
came out badly; worst result; worst test; worst one; which is worst; what is worst; is worst; are worst; is the worst; my worst; most off; furthest off; worry me; worry most`,
    labs: `
lab; labs; bloods between; bloods from; do bloods; last bloods; january bloods; february bloods; march bloods; april bloods; may bloods; june bloods; july bloods; august bloods; september bloods; october bloods; november bloods; december bloods; test; tests; blood test; blood tests; bloodwork; blood work; results; laboratory; panel`,
    drugs: `
medication; medications; medicine; medicines; meds; med; drug; drugs; pill; pills; tablet; tablets; prescription; prescriptions; treatment
prescribed; rx; what do i take; what am i taking; what im taking; what i'm taking; what i am taking; what should i take; what am i on`,
    now: `active problems; active conditions; active illnesses; active diagnoses; active diseases; active issues; now; currently; current; today; these days; at the moment; present`,
    past: `
took away; take away; taken away; took from me; scrapped; axed; cut out of; got rid of; ditched; stopped; stop; used to; use to; past; previous; previously; before; old; no longer; formerly; discontinued; earlier; not taking any more
not taking anymore; ever taken; former; quit; came off; taken off; other than now; cancel; cancelled; canceled; crossed out; took off; taken me off`,
    dose: `
dose; doses; dosage; frequency; frequencies; how much; how many mg; how many milligrams; how many; strength; how often; times a day; when do i take; what time; mg of; how to take
how do i take; how should i take; when should i take`,
    taking: `taking; take; took; on; using; use; prescribed; was i given; given`,
    why: `why; how come; what does do; what for; reason; purpose; what is it for; used for; for what; good for; treats; treat
what does it do; what is for; whats for; is it for; whats it for
caused it; what caused; caused that; cause of; the cause; where does it come from; come from; comes from`,
    allergies: `
never be given; not be given; cant be given; cannot be given; mustnt be given; shouldnt be given; never give me; not to give me; must avoid; must never take; must not take; cant be prescribed; not be prescribed; never be prescribed; allergy; allergies; allergic; allergen; allergens; react to; reaction to; sensitive to; sensitivity; can i take; can i have; safe to take; intolerance; intolerances; reaction; reacted; can i eat; may i eat; allowed to eat; safe to eat; ok to eat; rash; hives; broke out`,
    safe: `
is that ok; is that okay; is this ok; is this okay; is that safe; is this safe; is that alright; is it alright
is it safe; safe for me; safe with; any problem with; problem with; trouble with; is it ok; is it okay; ok for me; okay for me; am i allowed; allowed to; ok to; okay to; should i take`,
    unsaid: `
side effects; side effect; interact; interaction; interactions; with alcohol; drink on; drink with; alcohol; with food; skip; miss; missed; forgot; forget; double up; stop taking it; should i stop; can i stop
mean; meaning; means; explain; definition; stand for; stands for; what causes; cause; dangerous; cure; how to treat; what should i take for`,
    explained: `what is a; what is an; whats a; whats an`,
    origin: `surgeon; who operated; operated on me; who; whos; where; ordering provider; ordering doctor; ordering physician; which doctor; what doctor; which dr; what dr; which clinic; which lab; which laboratory; by whom; where from; source; the source; how do you know; where is it written; which page; what page; says so; according to whom; name of the doctor; signed; who signed; who wrote; which hospital; what hospital; at which place; wrote it; my surgeon
which document; what document; which page; what page; which letter; what letter; which paper; what paper; get into my file; get into my record; got into my file; got into my record`,
    conditions: `
condition; conditions; disease; diseases; diagnosis; diagnoses; diagnosed; illness; illnesses; problem list; health problems; medical problems
chronic; disorders; medical history; medical background; background; sick with; what do i suffer; suffer from; what is wrong with me; what's wrong with me; comorbidities
recovered from; gotten over
active problems; active conditions; active illnesses; active diagnoses; active diseases; active issues; current problems; open problems`,
    have: `so i have; then i have; means i have; do i have; have i got; did i have; am i; is there; have i; suffer from; do i suffer; got; was i; had`,
    since: `
since when; how long; when did i start; when i started; when was i diagnosed; when did it start; when did i get; when diagnosed; first diagnosed; since; started; begin; began; is new; is it new; when was it found; first appear; when did my
from when; when change; when changed; when raise; when raised; when increase; when increased; when lower; when lowered; when reduce; when reduced; when double; when doubled; when go up; when went up; when put up; when dose; what date change; what date changed; when stop; when stopped; when was it stopped`,
    procedures: `
surgery; surgeries; operation; operations; operated; procedure; procedures; surgical; had removed; surgeon; operated on; taken out; intervention; interventions; ops; under the knife`,
    imaging: `
imaging; scan; scans; x-ray; x-rays; xray; xrays; mri; ct; ultrasound; ultrasounds; us scan; mammogram; mammography; cat scan; radiology; echo; images; sonogram; pet; pictures of my; any pictures; any picture; any images; pictures taken; pictures done; took pictures; other pictures; which pictures; dexa`,
    happened: `
happen; happened; visit; visits; what did; what was done; done at; went to; saw; appointment; admission; hospitalization; hospitalisation; discharge; letter; say; said; seen; was i in
went; documents; document; report; from; stay; why was i; what exactly; which exactly`,
    record: `my record; my file; my documents; my papers; my page; written`,
  },
  measured: `blood pressure; bp; pulse; heart rate`,
  relatives: `
my mom; my moms; my mum; my mums; my mother; my mothers; my dad; my dads; my father; my fathers; my husband; my husbands; my wife; my wifes; my son; my sons; my daughter; my daughters; my sister; my sisters; my brother; my brothers
my grandmother; my grandma; my grandfather; my grandpa; my partner; my partners; my boyfriend; my girlfriend; my friend; my friends; my aunt; my uncle; my cousin; my neighbor; my parents; in my family; in family; family history
my grandson; my grandsons; my granddaughter; my granddaughters; my grandkids; my grandchild; my grandchildren; my niece; my nephew; my mother in law; my father in law; my sister in law; my brother in law; my aunts; my uncles; my cousins; my neighbors; my neighbour`,
  testedFor: `test me for; tested me for; tested for; test for; tests for; check me for; checked me for
checked for; screened for`,
  mine: `i; my; mine; im; ive`,
  forMe: `can i; may i; should i; for me; do i have; did i have; have i had; am i allergic; am i allowed
gave me; offered me; lent me; gives me; offers me; ok for me; telling me; tell me; told me that i
said that i; hiding from me`,
  curious: `wants to know; want to know; is asking; asks; asked me; keeps asking; wants to see; wants me to ask`,
  theirOwn: `his; her; hers; their; theirs`,
  theirs: `his; her; hers; he; she; their; theirs; they`,
  beyond: `next; upcoming; due for; overdue`,
  stay: `compared to the hospital; compared to hospital; compared with the hospital; than the hospital; versus the hospital; vs the hospital; overnight; over night; spend the night; spent the night; stay the night; stayed the night; slept there; sleep over; slept over; to go home with; went home with; go home with; going home with; home from hospital; home from the hospital; when i went home; leaving hospital; leaving the hospital; left hospital; left the hospital; was the hospital; the hospital visit; hospital visit; was hospital; on leaving; before hospital; after hospital; since hospital; pre hospital; post hospital; in the er; at the er; in er; emergency room
in the ward; in hospital; in the hospital; at hospital; at the hospital; from hospital; hospitalised
hospitalized; hospitalisation; hospitalization; hospital stay; admitted; admission; inpatient; discharge
discharged; which hospital; what hospital; before the hospital; after the hospital; since the hospital
hospital give; hospital gave; hospital prescribe; hospital prescribed; hospital put me; hospital papers; hospital paper; hospital letter; hospital documents; hospital summary
signed me out; sent me home; send me home; was i sent home; let me go; let me out; out of hospital; out of the hospital; released me; hospital send
released from; discharged me; at discharge`,
  there: `just the; only the; in it; from it; from that one; from that test; from those; of those; from them; of that one; there; from there; that visit; that stay; that time`,
  thatTime: `then; at that time; at the time; that day; same day; back then`,
  titles: `dr; doctor; prof; professor`,
  places: 'Ichilov = Sourasky; Assuta = Asuta; Hadassah = Hadasa',
  ...englishDrugGroups,
  ...englishFurther,
  ...englishAsides,
  ...englishJoining,
  ...englishNarrowing,
  ...englishPremises,
  ...englishVerdicts,
  lay: englishLay,
  layTogether: `HbA1c = average; averaged; mean; avg = three months; three month; 3 months; 3 month; 90 days; quarter = sugar; sugars; glucose; blood; my; the; of; over; for; from; last; past; level; number; one; a`,
  modalities:
    'X-ray = x-ray; radiograph\nCT = ct\nMRI = mri\nUltrasound = ultrasound; ultrasounds; sonogram\nMammography = mammogram; mammography\nEchocardiography = echo; echocardiogram\nDEXA = dexa; bone density',
  months: ['january', 'february', 'march', 'april', 'may', 'june', 'july', 'august', 'september', 'october', 'november', 'december'], // prettier-ignore
  lastYear: 'last year',
  thisYear: 'this year; start of the year; beginning of the year',
  yearsAgo: `
10 = ten years ago; 10 years ago
9 = nine years ago; 9 years ago
8 = eight years ago; 8 years ago
7 = seven years ago; 7 years ago
6 = six years ago; 6 years ago
5 = five years ago; 5 years ago
4 = four years ago; 4 years ago
3 = three years ago; 3 years ago
2 = year before last; the year before last; two years ago; 2 years ago; couple of years ago
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
1 = one month ago; 1 month ago; a month ago; last month
0 = this month; the current month`,
  seasons: `
3 = the spring; last spring; this spring; in spring
6 = the summer; summer; last summer; in summer; in the summer
9 = last autumn; last fall; in autumn; in the fall
12 = the winter; winter; last winter; this winter; in winter; in the winter`,
  asked: englishAsked,
  daysBack: `
0 = today; this morning; tonight
1 = yesterday; last night
7 = last couple of days; last few days; past few days; this week; past week; last 7 days; past 7 days; last seven days
14 = last couple weeks; last couple of weeks; past couple of weeks; last few weeks; past few weeks; last week; last two weeks; past two weeks; last 2 weeks; past 2 weeks; last 14 days
30 = past month; last 30 days; past 30 days; last four weeks; last 4 weeks
61 = last couple months; last couple of months; past couple months; past couple of months; last two months; last 2 months; past two months; past 2 months
92 = last three months; last 3 months; past three months; past 3 months; last quarter; recent months; last few months; past few months
183 = last six months; last 6 months; past six months; past 6 months; last half year; past half year; half year
366 = in the last year; over the last year; during the last year; last twelve months; last 12 months; past twelve months; past 12 months; past year
731 = last couple years; last couple of years; past couple years; past couple of years; last two years; last 2 years; past two years; past 2 years
1096 = last few years; past few years; recent years; last several years; past several years; last three years; last 3 years; past three years; past 3 years
1827 = last five years; last 5 years; past five years; past 5 years`,
  before: `when i started; when i began; pre; before; prior to; preceding; earlier than; older than`,
  until: `until; till; up to; through; by the end of`,
  after: `post; since; after; following; later than; newer than; starting`,
  between: `between`,
  pictured: `pic of; picture of; photo of; pics of; selfie of; took a pic; took a picture; took a photo; photographed; look at this; attached`,
  bodyParts: `mole; rash; skin; wound; sore; lump; bump; spot; freckle; scar; bruise; blister; nail; eye; tongue; bite; swelling; pimple; wart; stool; poop`,
  general: `an emergency in general; how do you know if its; how do you know if it is; how do you know its; how can you tell if its; how can i tell if its; how would i know if its; what does a stroke look; what does a heart attack look; what does a heart attack feel; signs of; signs for; what signs; signs should; symptoms of; what symptoms; symptoms should; how do you recognize; how to recognize`,
  panels: `
Creatinine, Estimated GFR, Urea, BUN, Urine albumin = kidney; kidneys; renal; kidney function; kidney panel
Alanine aminotransferase, Aspartate aminotransferase, GGT, Alkaline phosphatase, Bilirubin = liver; hepatic; liver panel
LDL cholesterol, HDL cholesterol, Total cholesterol, Triglycerides = lipid; lipids; fat in the blood; fat in my blood; fat in blood; fats in the blood; fats in my blood; blood fat; blood fats; lipid panel; lipid profile; fats; cholesterol panel; cholesterol profile; cholesterol numbers; all cholesterol; cholesterol; cholesterols
Ferritin, Iron, Transferrin saturation = iron; iron level; iron levels; iron status
TSH, Free T4, Free T3 = thyroid; thyroid panel; thyroid function; thyroid tests; thyroid numbers; thyroid hormone; thyroid hormones
TSH, Free T4, Free T3, Luteinizing hormone, Follicle stimulating hormone, Estradiol, Progesterone, Prolactin, Testosterone, Free testosterone, Sex hormone binding globulin, DHEA sulfate, Androstenedione, 17-hydroxyprogesterone, Anti-Mullerian hormone, Cortisol, ACTH, Growth hormone, IGF-1, PTH, Calcitonin, Insulin = hormones; hormone panel; hormone profile; hormonal tests; hormonal test; hormonal panel; hormonal profile
Luteinizing hormone, Follicle stimulating hormone, Estradiol, Progesterone, Prolactin, Testosterone, Free testosterone, Sex hormone binding globulin, DHEA sulfate, Androstenedione, 17-hydroxyprogesterone, Anti-Mullerian hormone = sex hormones; female hormones; womens hormones; women's hormones; fertility hormones
Testosterone, Free testosterone = male hormone; male hormones
Sodium, Potassium, Chloride, Calcium, Magnesium = electrolyte; electrolytes; salts; minerals
Hemoglobin, White blood cell count, Platelet count, Hematocrit = blood count; cbc; full blood count; complete blood count
Glucose, HbA1c = sugars; sugar numbers; diabetes numbers; diabetes tests; blood sugars
Systolic blood pressure, Diastolic blood pressure = blood pressure; bp; blood pressure reading; blood pressure readings; bp reading; bp readings; pressure reading
Heart rate = pulse; heart rate; pulse rate
Body weight = weight; weigh; weighed; how heavy; body weight
Body height = height; how tall
Body mass index = bmi; body mass index
Body temperature = temperature; body temperature; fever reading
Oxygen saturation by pulse oximetry = oxygen; oxygen level; oxygen saturation; spo2; saturation
Respiratory rate = breathing rate; respiratory rate; respirations
Systolic blood pressure, Diastolic blood pressure, Heart rate, Body temperature, Respiratory rate, Oxygen saturation by pulse oximetry, Body weight, Body height, Body mass index = vital signs; vitals; my vitals
Troponin, Troponin I, Troponin T, hs-TnI, hs-TnT = troponin; troponins; heart attack test; heart attack blood test; heart attack tests; myocardial infarction test; myocardial infarction blood test
BNP, NT-proBNP = natriuretic peptide; heart failure test; heart failure blood test; heart failure tests; heart failure number; heart failure marker
Troponin, Troponin I, Troponin T, hs-TnI, hs-TnT, CK-MB, Creatine kinase = heart enzyme; heart enzymes; cardiac enzyme; cardiac enzymes
Troponin I, Troponin T, hs-TnI, hs-TnT, BNP, NT-proBNP, CK-MB = heart blood test; heart blood tests; heart marker; heart markers; cardiac marker; cardiac markers; blood test for my heart; blood tests for my heart; blood test for the heart; blood test of my heart
Lipase, Amylase = pancreas; pancreas test; pancreas tests; pancreatic enzyme; pancreatic enzymes; pancreas enzymes
CRP, White blood cell count, ESR, Procalcitonin = infection marker; infection markers; infection number; infection numbers; infection test; infection tests; inflammation marker; inflammation markers; inflammatory marker; inflammatory markers; inflammation test; inflammation tests; inflammation level; inflammation number; inflammation numbers; inflammation in blood; inflammation in my blood; inflammation in the blood; my inflammation; the inflammation; infection in my blood; infection in the blood; infection in blood
INR, Prothrombin time, APTT = clotting test; clotting tests; clotting number; clotting numbers; coagulation; coagulation test; coagulation tests; blood thin; blood thin enough; thinness of my blood; how thin
Creatine kinase = muscle enzyme; muscle enzymes
CA 15-3 = breast cancer marker; breast cancer markers; breast cancer blood test; breast tumor marker
CA 125 = ovarian cancer marker; ovarian cancer blood test
PSA = prostate cancer marker; prostate cancer blood test
CA 15-3, CA 125, CA 19-9, CEA, Alpha-fetoprotein, PSA = cancer marker; cancer markers; tumor marker; tumor markers; tumour marker; tumour markers; cancer blood test; cancer blood tests; cancer blood marker; blood test for cancer
Vitamin D, Vitamin B12, Folate = vitamins; vitamin levels; which vitamin; what vitamin; vitamin low`,
  dayparts: `
bedtime, night, evening = at night; or night; or evening; or bedtime; night or; bedtime; before bed; at bed; before sleep; before sleeping; in the evening; evening; tonight; nightly; night time; nighttime
morning, breakfast = in the morning; morning; mornings; with breakfast; before breakfast; when i wake up
noon, lunch = at noon; lunch; lunchtime; midday
meal, food = with food; with meals; with a meal; after food; after meals; before meals`,
  negators: `not; isnt; isn't; arent; aren't; wasnt; wasn't; werent; weren't; didnt; didn't; doesnt; doesn't; never`,
  plainWords: `gave; cup; bed; hit; net; pan; toe`,
  refersToTime: `this time`,
  refers: `it; its; this; that; these; those; them; they; their; one; ones; same; then`,
  ownLists: `
medication = medication; medications; medicine; medicines; meds; med; drug; drugs; pill; pills; prescriptions; what do i take; what am i taking; what am i on; what i take; what else am i taking; what else do i take
allergy = allergy; allergies; allergic; intolerances
diagnosis = condition; conditions; disease; diseases; diagnosis; diagnoses; illness; illnesses; health problems; medical problems; wrong with me
procedure = surgery; surgeries; operation; operations; procedure; procedures
imaging = imaging; scan; scans; x-ray; x-rays; xray; xrays; mri; ultrasound; ultrasounds; mammogram
lab = blood test; blood tests; blood work; bloodwork; bloods; lab tests; lab results; lab work; labs`,
  several: `result; results; test; tests`,
  besides: `other; others; another; else; any`,
  askers: `what; whats; which; any; anything; something; everything`,
  happening: `happen; happened; done; do; say; said; write; wrote`,
  kinds: `
prescription = in the prescription; prescription say; on the prescription; the prescription; last prescription; prescription from
consultation = consultation; consult letter; consultation letter; clinic letter; visit letter
imaging = imaging report; radiology report; xray report; mri report`,
}
