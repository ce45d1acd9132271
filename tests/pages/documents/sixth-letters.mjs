/** Everyday letters in English: a ward's discharge, an emergency sheet, a cardiology and a paediatric letter, an ultrasound. */
import { barcode, mark, signature, stamp } from '../lib/decor.mjs'
import { FACE, doc, en, pairs, part, sheet } from './blind-parts.mjs'

const discharge = doc(
  'p197.jpg',
  ['en', 'discharge', 'photo'],
  '2025-02-22',
  ['Kettle Moraine Regional Hospital', 'KETTLE MORAINE REGIONAL HOSPITAL', 'Kettle Moraine Regional'],
  ['Siobhan Rademacher, MD', 'Siobhan Rademacher', 'S. Rademacher, MD', 'Dr. Rademacher'],
  ['Leroy Vandersloot', 'VANDERSLOOT, LEROY', 'Vandersloot, Leroy', 'Mr. Vandersloot'],
  'Discharge summary',
  (c) => {
    const med = (name, sig, mark) =>
      `<tr data-line><td>${en(mark)}</td><td><b>${c.t(name)}</b></td><td>${en(sig)}</td></tr>`
    return sheet(
      `body{font:17px/1.36 ${FACE.calibri};font-size:18.5px;padding:42px 56px}h3{font-size:18px;background:#dde4ea;padding:2px 8px;margin:10px 0 3px}p{margin:3px 0}td,th{padding:3px 8px;border:1px solid #bbb}th{text-align:left}`,
      `<div style="display:flex;justify-content:space-between"><div><b style="font-size:25px;color:#223c5b">Kettle Moraine Regional Hospital</b><br>DISCHARGE SUMMARY</div>${barcode(c.rnd, 34, 32)}</div><p>Patient: <b>Leroy Vandersloot</b> &nbsp; DOB 09/14/1952 &nbsp; 72 M &nbsp; MRN 2209174<br>Admitted 02/18/2025 &nbsp; Discharged 02/22/2025 &nbsp; Attending: Siobhan Rademacher, MD (Hospital Medicine)<br>PCP: Joaquin Ferreira, MD &nbsp; Dictated 02/22/2025, printed 02/24/2025</p>${c.no('Joaquin Ferreira, MD', 'recipient')}
      ${part(c, 'Principal diagnosis', '{d.copd|Acute exacerbation of COPD|icd=J44.1}')}${part(c, 'Other diagnoses', ['{d.pneumonia|Left lower lobe pneumonia|icd=J18.9/J18.1}', '{d.hrf|Acute hypoxic respiratory failure|icd=J96.01}, resolved', '{d.hyperglyc|Steroid-induced hyperglycemia|icd=R73.9/T38.0X5A/E09.65}', '{d.hfpef|Chronic diastolic heart failure|icd=I50.32}, {d.ckd3|CKD stage 3a|icd=N18.31}, {d.gerd|GERD}'])}
      ${part(c, 'History', 'Former {d.exsmoker|smoker, 50 pack-years, quit 2016|icd=Z87.891}. Three days of cough, green sputum and wheeze. {x|No chest pain|negated}, {x|no leg swelling|negated}, {x|no recent travel|negated}. {x|Mother had tuberculosis in childhood|family history|d.tb}. {x|Brother died of lung cancer|family history|d.lungca}. Past surgery: {p.cabg|CABG|on=2014} 2014, {p.phaco|bilateral cataract surgery}.')}
      ${part(c, 'Hospital course', 'Saturation 84% on room air on arrival. {i.cxr|Chest X-ray|on=2025-02-18} 02/18/2025: left lower lobe infiltrate, {x|no effusion|negated|d.pleff}, {x|no pneumothorax|negated|d.pneumothx}. {i.ctpa|CT pulmonary angiogram|on=2025-02-19} 02/19/2025: {x|no pulmonary embolism|negated|d.pe}; {d.emphys|emphysema}; {d.nodule|6 mm right upper lobe nodule|icd=R91.1}. Labs on admission: {l.wbc|WBC 15.3 K/uL|on=2025-02-18}, {l.hgb|hemoglobin 13.1 g/dL|on=2025-02-18}, {l.crea|creatinine 1.52 mg/dL|on=2025-02-18}, {l.bnp|NT-proBNP 890 pg/mL|v=890;u=pg/mL;on=2025-02-18}, {l.pct|procalcitonin 1.9 ng/mL|on=2025-02-18} (02/18/2025). {l.flua|Influenza A not detected|v=not detected;u=-}. {l.bcult|Blood cultures no growth|v=no growth;u=-}. Received {m.ceftr?|ceftriaxone|st=-;dose=-} and {m.azit?|azithromycin|st=-;dose=-} for four days, nebulizers, BiPAP one night. {x|He was not intubated|negated}. {x|MRSA coverage was considered and not started|considered|m.vanc}.')}
      <h3>Discharge medications</h3><table><tr><th></th><th>Medicine</th><th>Directions</th></tr>${med('{m.cefdin|Cefdinir 300 mg|freq=twice daily}', '1 capsule twice daily for 3 more days', 'NEW')}${med('{m.pred|Prednisone 40 mg|freq=daily}', 'daily for 2 days, then stop', 'NEW')}${med('{m.trel|Trelegy Ellipta 100-62.5-25|dose=-;freq=once daily}', '1 inhalation once daily, rinse mouth', 'NEW')}${med('{m.salb|Albuterol HFA|dose=-;freq=as needed}', '2 puffs every 4 hours as needed', 'SAME')}${med('{m.fur|Furosemide 40 mg|freq=daily}', 'daily in the morning (was 20 mg)', 'CHANGED')}${med('{m.asa|Aspirin 81 mg|freq=daily}', 'daily', 'SAME')}${med('{m.prav|Pravastatin 40 mg|freq=nightly}', 'nightly', 'SAME')}${med('{m.pan|Pantoprazole 40 mg|freq=daily}', 'daily before breakfast', 'SAME')}${med('{m.anoro|Anoro Ellipta|dose=-;st=stopped}', 'replaced by Trelegy', 'STOP')}${med('{m.propr|Propranolol 20 mg|st=stopped}', 'wheezing', 'STOP')}</table>
      ${part(c, 'Allergies', '{a.levoflox|Levofloxacin (tendon pain)|react=tendon pain}. {x|No penicillin allergy|negated|a.pen}.')}${part(c, 'Follow-up', 'Dr. Ferreira in one week. {x|CT chest in 6 months for the nodule|planned|i.ctchest}. {x|Pulmonary function tests in 6 weeks|planned|p.spiro}. {x|If sugars stay above 200 start metformin|conditional|m.metf}. Call for fever.')}<div>${signature(c.rnd)} Siobhan Rademacher, MD</div>`,
    )
  },
  { scale: 1.25, degrade: { angle: -1.2 } },
)

const emergency = doc(
  'p198.png',
  ['en', 'discharge', 'scan'],
  '2025-01-05',
  [
    'Wharfedale District Hospital',
    'WHARFEDALE DISTRICT HOSPITAL',
    'Wharfedale District Hospital Emergency Department',
  ],
  ['Dr Tamsin Ellery', 'Tamsin Ellery', 'Dr T Ellery', 'T Ellery'],
  ['Cedric Hargreaves', 'HARGREAVES, Cedric', 'Mr Hargreaves', 'Mr Cedric Hargreaves'],
  'Emergency department discharge letter',
  (c) => {
    const box = (title, body) => `<tr><th>${en(title)}</th><td>${c.t(body)}</td></tr>`
    return sheet(
      `body{font:18px/1.42 ${FACE.arial};padding:46px 56px}td,th{border:1px solid #000;padding:7px 10px;text-align:left}th{width:210px;background:#eee;font-size:16px}`,
      `<div style="display:flex;justify-content:space-between"><div><b style="font-size:23px">Wharfedale District Hospital</b><br>Emergency Department, discharge letter to GP</div><div>Printed 05/01/2025 23:58</div></div><p>HARGREAVES, Cedric &nbsp; DoB 30/08/1944 &nbsp; Hosp. no. W338201 &nbsp; NHS 999 555 0101<br>Attended 05/01/2025 19:12 &nbsp; Left 05/01/2025 23:40 &nbsp; Arrival: ambulance<br>GP: Dr Rupert Sallow, Ilkley Moor Surgery</p>${c.no('Dr Rupert Sallow', 'recipient')}${c.no('Ilkley Moor Surgery', "recipient's practice")}
      <table>${box('Presenting complaint', 'Nose bleed for two hours, left side, fell over the cat yesterday and knocked his wrist.')}${box('Diagnosis', '1. {d.epist|Epistaxis}\n2. {d.wristspr|Sprain of left wrist}')}${box('Past history', '{d.af|Atrial fibrillation}, {d.htn|hypertension}, {d.stroke|stroke 2019|st=historical;icd=Z86.73/I63.9/I69.30}, {d.hht|osteoarthritis of both hands}. {x|No bleeding disorder|negated}. {x|Not diabetic|negated|d.dm2}.')}${box('Drugs on arrival', '{m.riva|Rivaroxaban 15 mg once daily|freq=once daily}, {m.dilt|diltiazem MR 120 mg once daily|freq=once daily}, {m.inda|indapamide 2.5 mg in the morning|freq=in the morning}, {m.sim|simvastatin 20 mg at night|st=stopped} (stopped by GP in December), {m.para|paracetamol 1 g as needed|freq=as needed}')}${box('Allergies', '{a.elast|Elastoplast: blisters|react=blisters}. {x|No drug allergies|negated}')}${box('Findings', 'BP 168/90, pulse 82 irregular, saturation 97%. Bleeding point on Little’s area. {x|No septal haematoma|negated}. Left wrist swollen, {x|no scaphoid tenderness|negated}. {x|No head injury|negated}, GCS 15.')}${box('Investigations', '{l.hgb|Hb 121 g/L|v=121;u=g/L;on=2025-01-05}, {l.plt|platelets 203 x10^9/L|v=203;u=x10^9/L;on=2025-01-05}, {l.inr|INR 1.4|v=1.4;u=-;on=2025-01-05}, {l.urea|urea 9.6 mmol/L|on=2025-01-05}, {l.egfr|eGFR 52|v=52;u=-;on=2025-01-05}, {l.k|potassium 4.0 mmol/L|on=2025-01-05} (05/01/2025). {i.xrwrist|X-ray left wrist}: {x|no fracture|negated|d.colles}. {p.ecg|ECG}: atrial fibrillation, rate 80.')}${box('Treatment', '{p.cautery|Silver nitrate cautery}, {p.npack|Rapid Rhino nasal pack} left for 40 minutes, then removed, dry. {m.txa?|Tranexamic acid 500 mg|st=-} on gauze. Wrist splint. {x|Did not need transfusion|not done|p.transfus}.')}${box('To take home', '{m.naseptin|Naseptin cream|dose=-;freq=four times a day} to both nostrils four times a day for 10 days. {m.cocod|Co-codamol 8/500|dose=-;freq=up to four times a day} two tablets up to four times a day, 5 days. {x|Avoid ibuprofen|warned|m.ibu}.')}${box('Plan for GP', 'Rivaroxaban: omit tonight, restart 06/01. {x|Please consider switching to apixaban|considered|m.apix}. {x|Refer to ENT if it recurs|conditional}. Recheck Hb in one week.')}</table>
      <p>Seen by: Dr Tamsin Ellery, ST4 Emergency Medicine. Triage: Sister Bronwen Cadwallader.</p>${c.no('Bronwen Cadwallader', 'triage nurse')}${signature(c.rnd)}`,
    )
  },
  { degrade: { angle: 0.6 } },
)

const cardiology = doc(
  'p199.png',
  ['en', 'consultation', 'clean'],
  '2025-05-14',
  ['Ravenscar Heart Clinic', 'RAVENSCAR HEART CLINIC'],
  ['Dr Magnus Trelawney', 'Magnus Trelawney', 'Dr M Trelawney'],
  ['Mrs Bethan Cholmondeley', 'Bethan Cholmondeley', 'Mrs Cholmondeley'],
  'Clinic letter',
  (c) =>
    sheet(
      `body{font:19px/1.5 ${FACE.slab};font-size:18px;padding:56px 84px}p{margin:9px 0}ul{margin:2px 0}`,
      `<div style="text-align:right;color:#7b1e28"><b style="font-size:24px">Ravenscar Heart Clinic</b><br>3 Esplanade, Scarborough</div><p>Dictated 14 May 2025, typed 19 May 2025</p><p>Dr Idris Llewellyn-Pugh<br>Cloughton Surgery</p>${c.no('Dr Idris Llewellyn-Pugh', 'recipient')}${c.no('Cloughton Surgery', "recipient's practice")}<p>Dear Idris,</p><p><b>Re: Mrs Bethan Cholmondeley, born 02/12/1961. Clinic of 14 May 2025</b></p>
      <b>Diagnoses</b><ul><li>${c.t('{d.palp|Palpitations} due to {d.pac|frequent atrial ectopics}')}</li><li>${c.t('{d.mitral|Mild mitral regurgitation}, {d.lvh|mild left ventricular hypertrophy}')}</li><li>${c.t('{d.htn|Hypertension}; {d.obesity|obesity, BMI 32|icd=E66.9/E66.811/E66.89/Z68.32}')}</li></ul>
      <b>Current medication</b><ul><li>${c.t('{m.bis|Bisoprolol 2.5 mg once daily|freq=once daily} (new today)')}</li><li>${c.t('{m.cand|Candesartan 16 mg once daily|freq=once daily} (increased from 8 mg)')}</li><li>${c.t('{m.esc|Escitalopram 10 mg once daily|freq=once daily}')}</li><li>${c.t('{m.estr|Evorel 50 patch|dose=-;freq=twice a week} twice a week')}</li><li>${c.t('{m.aml|Amlodipine 5 mg|st=stopped}: stopped today, ankle swelling')}</li></ul>
      <p>${c.t('Thank you for referring this retired teacher, who has had missed beats for six months, worse in the evening. {x|She has had no blackouts|negated|d.syncope} and {x|no chest pain on exertion|negated|d.angina}. {x|Her father had a heart attack at 54|family history|d.mi} and {x|her sister has a pacemaker|family history|p.pacem}. {x|She has never smoked|negated|d.smoker}. She is allergic to {a.rami|ramipril, which gave a cough|react=cough}.')}</p>
      <p>${c.t('Blood pressure 152/88, pulse 74. The {p.ecg|ECG} shows sinus rhythm with atrial ectopics. {p.holter|72-hour Holter|on=2025-04-22} (22 April 2025): 3.1% supraventricular ectopics, {x|no atrial fibrillation|negated|d.af}, {x|no pauses|negated}. {i.echo|Echocardiogram|on=2025-05-14} today: {l.lvef|ejection fraction 61%|v=61;u=%}, mildly dilated left atrium, {x|no aortic stenosis|negated|d.astenosis}. Bloods from your surgery on 2 May 2025: {l.tsh|TSH 2.1 mU/L|on=2025-05-02}, {l.k|potassium 4.4 mmol/L|on=2025-05-02}, {l.mg|magnesium 0.71 mmol/L|on=2025-05-02}, {l.ldl|LDL 3.9 mmol/L|on=2025-05-02}, {l.hgb|haemoglobin 131 g/L|v=131;u=g/L;on=2025-05-02}.')}</p>
      <p>${c.t('I have reassured her. I would suggest less coffee and wine. {x|If her risk score stays above 10% please start atorvastatin 20 mg|conditional|m.ator}. {x|We discussed flecainide but she does not need it|considered|m.flec}. {x|A sleep study may be useful to look for sleep apnoea|planned|d.osa}. I will see her in six months with {x|a repeat echocardiogram|planned|i.echo}.')}</p><p>With kind regards,</p>${signature(c.rnd)}<p>Dr Magnus Trelawney, Consultant Cardiologist<br>cc Mrs Cholmondeley; Sister Oona Brannigan, arrhythmia nurse</p>${c.no('Oona Brannigan', 'copy')}`,
    ),
)

const child = doc(
  'p200.jpg',
  ['en', 'consultation', 'photo'],
  '2024-10-16',
  ['Cottonwood Pediatrics', 'COTTONWOOD PEDIATRICS'],
  ['Annika Sorrentino, MD', 'Annika Sorrentino', 'A. Sorrentino, MD', 'Dr. Sorrentino'],
  ['Milo Petrakis', 'PETRAKIS, MILO', 'Petrakis, Milo'],
  'Visit note',
  (c) =>
    sheet(
      `body{font:18px/1.42 ${FACE.lato};padding:46px 58px}h3{font-size:18px;color:#2d6a4f;margin:11px 0 2px}p{margin:3px 0}.h{background:#eaf4ee;padding:8px 14px;margin:10px 0}ul{margin:2px 0}`,
      `<div style="display:flex;gap:12px;align-items:center">${mark('leaf', '#2d6a4f', 46)}<b style="font-size:25px;color:#2d6a4f">Cottonwood Pediatrics</b></div><div class="h">${pairs(
        [
          ['Patient', 'Milo Petrakis'],
          ['Date of birth', '01/30/2018 (6 y 8 m), male'],
          ['Visit', '10/16/2024, with his grandmother'],
          ['Seen by', 'Annika Sorrentino, MD'],
          ['Printed', '10/18/2024'],
        ],
      )}</div>
      ${part(c, 'Why he came', 'Barking cough and noisy breathing for two nights, itchy rash in the elbow folds, worse since summer.')}
      ${part(c, 'History', '{d.asthma|Mild intermittent asthma|icd=J45.20/J45.909}. {d.allrhin|Seasonal allergies}. Born at 36 weeks. {p.grommet|Ear tubes|on=2021} 2021; {d.aom|recurrent ear infections|st=historical;icd=H66.90/H66.93/Z86.69/H66.006} as a toddler. {x|No hospital admissions|negated}. {x|Mother has celiac disease|family history|d.celiac}; {x|father has asthma|family history|d.asthma}. {x|No smokers at home|negated}.')}
      ${part(c, 'Allergies', '{a.peanut|Peanut: hives and vomiting|react=hives and vomiting}; {a.amox|amoxicillin: rash|react=rash}; {x|cashew challenge passed in 2023|negated|a.nuts}.')}
      ${part(c, 'Exam', 'Weight 22.4 kg, temperature 100.9 F, respirations 26, saturation 97%. Mild stridor when crying. Tympanic membranes clear, {x|no otitis|negated|d.aom}. {x|No wheeze|negated}. Lichenified patches in both elbow folds, {x|no impetigo|negated|d.impetigo}.')}
      ${part(c, 'In-office tests', '{l.strepa|Rapid strep negative|v=negative;u=-}. {l.covag|COVID antigen negative|v=negative;u=-}. {l.hgb|Hemoglobin 12.2 g/dL|v=12.2;u=g/dL}. {l.lead|Lead 1.4 ug/dL|v=1.4;u=ug/dL}. {x|Chest X-ray not needed|not done|i.cxr}.')}
      ${part(c, 'Assessment', ['{d.croup|Viral croup}', '{d.eczema|Atopic dermatitis, flare|icd=L20.9/L20.89/L20.82}', '{x|Epiglottitis unlikely, fully vaccinated|ruled out}'], 'ol')}
      ${part(c, 'Plan', ['{m.dexa?|Dexamethasone 10 mg|st=completed} by mouth once, given here', '{m.triamct|Triamcinolone 0.1% ointment|dose=-;freq=twice a day} twice a day to the elbows for 7 days', '{m.ceti|Cetirizine 5 mg at bedtime|freq=at bedtime}', '{m.salb|Albuterol inhaler 2 puffs|dose=-;freq=every 4 hours as needed} every 4 hours as needed, with spacer', '{m.flut|Flovent 44 mcg 2 puffs twice a day|freq=twice a day} through the winter', '{m.hydroc|Hydrocortisone 1% cream|dose=-;st=stopped}: stop', '{m.mont|Montelukast|dose=-;st=stopped} was stopped in May for nightmares', 'Renew {m.adren|epinephrine auto-injector 0.15 mg}', '{x|Consider Dupixent if this fails|considered|m.dupil}', '{x|Flu vaccine at the next visit|planned|m.vflu}', '{x|Allergist, Dr. Kwabena Osei|referral}'])}
      ${signature(c.rnd)}<div>Annika Sorrentino, MD</div>${c.no('Dr. Kwabena Osei', 'referral')}`,
    ),
  { scale: 1.25, degrade: { angle: 2.1 } },
)

const abdomen = doc(
  'p203.png',
  ['en', 'imaging', 'clean'],
  '2025-03-27',
  ['Tidewater Imaging Associates', 'TIDEWATER IMAGING ASSOCIATES', 'Tidewater Imaging'],
  ['Gregor Fairweather, MD', 'Gregor Fairweather', 'G. Fairweather, MD'],
  ['Consuelo Braithwaite', 'BRAITHWAITE, CONSUELO', 'Braithwaite, Consuelo'],
  'Ultrasound abdomen complete',
  (c) =>
    sheet(
      `body{font:19px/1.46 ${FACE.roboto};padding:54px 76px}p{margin:5px 0}h3{font-size:18px;margin:14px 0 2px}`,
      `<div style="display:flex;justify-content:space-between;border-bottom:2px solid #27496d;padding-bottom:8px"><b style="font-size:24px;color:#27496d">Tidewater Imaging Associates</b><span>Norfolk, VA</span></div><p>Patient: Consuelo Braithwaite &nbsp; DOB: 07/08/1968 &nbsp; F<br>Exam date: 03/27/2025 &nbsp; Accession TI-70331 &nbsp; Report: 03/28/2025<br>Ordering: Percival Nakamura, MD</p>${c.no('Percival Nakamura, MD', 'ordering physician')}
      ${part(c, 'EXAM', '{i.usabd|ULTRASOUND ABDOMEN COMPLETE|main=1}')}${part(c, 'INDICATION', '{d.ruq|Right upper quadrant pain}. {x|Rule out cholecystitis|clinical question|d.cholec}. {d.transam|Elevated liver enzymes|icd=R74.01/R74.8/R79.89}.')}${part(c, 'COMPARISON', '{i.ctap|CT abdomen and pelvis|on=2022-09-15} 09/15/2022.')}${part(c, 'TECHNIQUE', 'Grayscale and color Doppler imaging.')}
      ${part(c, 'FINDINGS', 'LIVER: 17.8 cm, increased echogenicity. A 1.2 cm {d.lcyst|simple cyst in the left lobe}. {x|No solid mass|negated}. Portal vein patent, {x|no thrombosis|negated}.\nGALLBLADDER: {d.gallst|Multiple mobile stones up to 9 mm}. {x|No wall thickening|negated}, {x|no pericholecystic fluid|negated}. {x|Sonographic Murphy sign negative|negated}. {d.gbpolyp|4 mm gallbladder polyp}.\nBILE DUCTS: Common duct 4 mm. {x|No choledocholithiasis|negated}.\nPANCREAS: Head and body unremarkable; tail obscured by gas.\nSPLEEN: 10.4 cm, {x|no splenomegaly|negated|d.splenomeg}. {d.accspl|Accessory spleen}, 11 mm.\nKIDNEYS: Right 10.8 cm, left 11.1 cm. {x|No hydronephrosis|negated|d.hydro}. {d.stone|5 mm nonobstructing stone in the left lower pole|icd=N20.0}.\nAORTA: {x|No aneurysm|negated|d.aaa}. ASCITES: {x|None|negated|d.ascites}.')}
      ${part(c, 'IMPRESSION', ['{d.gallst|Cholelithiasis} {x|without acute cholecystitis|negated|d.cholec}.', '{d.steat|Hepatic steatosis} with {d.hepmeg|mild hepatomegaly}.', '{d.gbpolyp|Gallbladder polyp}; {x|repeat ultrasound in 12 months|recommended}.', '{d.stone|Left renal stone|icd=N20.0}, {x|MRCP if bilirubin rises|conditional|i.mrcp}.'], 'ol')}
      <p>Electronically signed by Gregor Fairweather, MD, 03/28/2025 09:44. Sonographer: Tamika Rowe, RDMS</p>${c.no('Tamika Rowe', 'sonographer')}${stamp(['FINAL'], '#27496d', -4)}`,
    ),
)

export const sixthLetters = [discharge, emergency, cardiology, child, abdomen]
