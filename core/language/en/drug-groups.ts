import type { DrugGroupWords } from '../asking-words'

/** Groups of drugs as patients name them in English. */
export const englishDrugGroups: DrugGroupWords = {
  groups: `
C10AA = statins; statin
B01 = blood thinners; blood thinner; anticoagulant; anticoagulants; thins my blood; thin my blood; thins the blood
B01AC = antiplatelets; antiplatelet; anti platelet
C03 = diuretics; diuretic; water pill; water pills; water tablet; water tablets
C02, C03, C07, C08, C09 = blood pressure medicines; blood pressure pill; blood pressure pills; blood pressure medicine; blood pressure medication; blood pressure meds; blood pressure drug; hypertension pill; hypertension pills; hypertension medicine; hypertension medication; hypertension meds; bp pill; bp pills; bp meds; bp medication
A10 = diabetes medicines; sugar pill; sugar pills; glucose pill; glucose pills; glucose medicine; glucose medication; diabetes pill; diabetes pills; diabetes medicine; diabetes medication; diabetes meds; diabetes drug
C10 = cholesterol medicines; cholesterol pill; cholesterol pills; cholesterol medicine; cholesterol medication; cholesterol meds; cholesterol drug
A02B = stomach acid medicines; stomach pill; stomach pills; acid reflux pill; heartburn pill; ppi
N06A = antidepressants; antidepressant; depression pill; depression pills
N05C = sleeping pills; sleeping pill
J01 = antibiotics; antibiotic
H03A = thyroid medicines; thyroid pill; thyroid pills; TSH pill; TSH pills
N02, M01A = painkillers; headache pill; headache pills; fever pill; fever pills; painkiller; pain killers; pain killer; pain pills; pain pill; pain meds; pain medicine; anti inflammatory; nsaid; nsaids
N02A = opioids; opioid
C07 = beta blockers; beta blocker; betablocker
C09A, C09B = ACE inhibitors; ace inhibitor
H02 = steroids; steroid; cortisone
R03 = asthma medicines; inhaler; inhalers; puffer
R06 = allergy pills; antihistamine; antihistamines; allergy pill
G03A = birth control; contraceptive; on the pill; contraceptives
N05B = anxiety medicines; anxiety pill; anxiety pills; tranquilizer
N03 = epilepsy medicines; seizure pills; anticonvulsant; anticonvulsants
A10A = insulin injections; insulin shots
B03A = iron supplements; iron do i take; iron i take; iron am i taking; iron am i on; take iron; taking iron; took iron; taken iron; on iron; iron pill; iron pills; iron tablets; iron supplement; iron infusion
A11CC = vitamin D supplements; vitamin d do i take; vitamin d i take; vitamin d am i taking; vitamin d am i on; take vitamin d; taking vitamin d; took vitamin d; taken vitamin d; on vitamin d; vitamin d drops; vitamin d pill; vitamin d pills; vitamin d supplement
B03BA = vitamin B12 supplements; vitamin b12 do i take; vitamin b12 i take; vitamin b12 am i taking; vitamin b12 am i on; b12 do i take; b12 am i taking; take vitamin b12; taking vitamin b12; took vitamin b12; on vitamin b12; vitamin b12 shots; vitamin b12 injections; vitamin b12 pills; vitamin b12 supplement
A12A = calcium supplements; calcium do i take; calcium i take; calcium am i taking; calcium am i on; take calcium; taking calcium; took calcium; on calcium; calcium pills; calcium tablets; calcium supplement
A12CC = magnesium supplements; magnesium do i take; magnesium i take; magnesium am i taking; magnesium am i on; take magnesium; taking magnesium; took magnesium; on magnesium; magnesium pills; magnesium supplement
A11, A12, B03 = supplements; supplement; vitamins and supplements; take vitamins; taking vitamins; on vitamins; vitamin pills; multivitamin; multivitamins
S01 = eye drops; eyedrops
D = creams and ointments; creams; cream; ointment; ointments`,
  purposes: `
B03 = medicines for anemia; anemia; anaemia; iron; low iron; ferritin
A11CC = vitamin D supplements; vitamin d; low vitamin d
C02, C03, C07, C08, C09 = blood pressure medicines; blood pressure; hypertension; bp; pressure
A10 = diabetes medicines; glucose; diabetes; HbA1c; diabetic
C10 = cholesterol medicines; cholesterol; LDL; lipids; blood fats; triglycerides
A02 = stomach acid medicines; stomach; reflux; heartburn; acid; gerd; ulcer
H03 = thyroid medicines; thyroid; TSH; hypothyroidism
N06A = antidepressants; depression; mood; depressed
N05C = sleeping pills; sleep; sleeping; insomnia
N05B = anxiety medicines; anxiety; nerves; panic
C, B01 = heart and vessel medicines; heart; circulation; cardiac; my arteries
B01 = blood thinners; thinning; clots; clotting; blood clots; thin my blood; thin the blood; thins my blood
R03 = asthma medicines; asthma; copd; lungs; wheezing; breathing
M05 = bone medicines; bones; bone; osteoporosis
M04 = gout medicines; gout; uric acid
N03 = epilepsy medicines; epilepsy; seizures
N02, M01A = painkillers; pain; pains; headache; headaches; aches
G04C = prostate medicines; prostate
N02C = migraine medicines; migraine; migraines`,
  isFor: `for; against; treat; treats; treating; lower; lowers; lowering; control; controls; manage; to thin`,
  anyDrug: `something; anything; the one; which one; what am i taking; what do i take; am i on; do i take
tablet; tablets; capsule; capsules; injection; injections; what was i given; do i get; am i getting`,
}
