/** Discharge letters and imaging reports in English. */
import { mark, signature, stamp } from '../lib/decor.mjs'
import { FACE, doc, en, pairs, part, sheet } from './blind-parts.mjs'

/** Plain headings with lists, a medical ward in the United States. */
const medicine = doc(
  'p105.jpg',
  ['en', 'discharge', 'photo'],
  '2024-07-18',
  ['Lindenwood Community Hospital', 'LINDENWOOD COMMUNITY HOSPITAL', 'Lindenwood'],
  ['Camille Fontenot, MD', 'Camille Fontenot', 'Dr. Fontenot', 'C. Fontenot, MD'],
  ['Stanley Drummond', 'Drummond, Stanley', 'Mr. Drummond', 'DRUMMOND, STANLEY'],
  'Discharge Summary',
  (c) =>
    sheet(
      `body{font:19.5px/1.38 ${FACE.arial};padding:46px 64px}h3{font-size:19px;color:#1f4e79;margin-top:12px;border-bottom:1px solid #9fb8d0}ul,ol{margin:3px 0}p{margin:4px 0}.h{display:grid;grid-template-columns:1fr 1fr;gap:2px 30px;margin:10px 0}.k{font-weight:bold}`,
      `<div style="display:flex;gap:14px;align-items:center">${mark('cross', '#1f4e79', 50)}<div><b style="font-size:26px;color:#1f4e79">Lindenwood Community Hospital</b><br>88 Orchard Avenue, Millbrook &nbsp; (555) 555-0121</div></div><div style="font-size:24px;font-weight:bold;margin-top:10px">Discharge Summary</div>
      <div class="h">${pairs(
        [
          ['Patient', 'Stanley Drummond'],
          ['Date of birth', '08/09/1951'],
          ['Admission date', '07/12/2024'],
          ['Discharge date', '07/18/2024'],
          ['Attending physician', 'Camille Fontenot, MD'],
          ['Record number', '3308-114'],
        ],
        en,
      )}</div>
      ${part(c, 'Diagnoses', ['{d.chf|Congestive heart failure exacerbation}', '{d.af|Atrial fibrillation|icd=I48.91}, rate controlled', '{d.dm2|Type 2 diabetes mellitus|icd=E11.9/E11.22/E11.65}', '{d.ckd3|Chronic kidney disease, stage 3|icd=N18.30}', '{d.hypok|Hypokalemia|st=-}, corrected', '{d.gout|Gout|icd=M10.9}'], 'ol')}
      ${part(c, 'Allergies', '{a.sulfa|Sulfa drugs (rash)|react=rash}. {x|No known food allergies|negated}.')}
      ${part(c, 'Hospital course', 'This 72-year-old man came in with four days of worsening shortness of breath and leg swelling. {i.cxr|Chest X-ray} showed {d.pleff|small bilateral pleural effusions} and {x|no pneumonia|negated|d.pneumonia}. {l.bnp|NT-proBNP 5,310 pg/mL|v=5310}. {p.ecg|EKG}: atrial fibrillation at 108, {x|no ST changes|negated}. {i.echo|Echocardiogram|on=2024-07-13} 07/13/2024: {l.lvef|ejection fraction 40%}, {d.mitral|moderate mitral regurgitation}. He was given intravenous furosemide and lost 5 kg. Potassium fell to {l.k|3.1 mmol/L} and was replaced. {l.crea|Creatinine 1.6 mg/dL} at discharge. {x|Troponin was negative and myocardial infarction was excluded|ruled out|d.mi}.')}
      ${part(c, 'Past history', '{p.cabg|Coronary bypass surgery|on=2015} 2015, {p.append|appendectomy} as a child. Mother had {x|breast cancer|family history|d.breastca}. {d.exsmoker|Former smoker}, {x|drinks no alcohol|negated}.')}
      ${part(c, 'Discharge medications', ['{m.fur|Furosemide 40 mg by mouth twice daily|freq=twice daily} (increased)', '{m.metop|Metoprolol succinate 50 mg once daily|freq=once daily}', '{m.apix|Apixaban 5 mg twice daily|freq=twice daily} (new)', '{m.spir|Spironolactone 25 mg once daily|freq=once daily} (new)', '{m.ator|Atorvastatin 40 mg at bedtime|freq=at bedtime}', '{m.metf|Metformin 500 mg twice daily|freq=twice daily}', '{m.allo|Allopurinol 100 mg daily|freq=daily}'])}
      <p>${c.t('**Stopped:** {m.ibu|ibuprofen|st=stopped;dose=-} (kidney function), {m.aml|amlodipine 10 mg|st=stopped} (swelling).')}</p>
      ${part(c, 'Plan', 'See Dr. Alan Whitford within one week with repeat potassium. {x|Cardioversion may be discussed|planned|p.cardiov}. Weigh daily; call if weight rises by 2 kg.')}${signature(c.rnd)}<br>Camille Fontenot, MD${c.no('Dr. Alan Whitford', 'primary care, follow-up')}`,
    ),
  { scale: 1.2, degrade: { angle: 1.4 } },
)

/** A surgical discharge in two-column key and value. */
const surgery = doc(
  'p106.png',
  ['en', 'discharge', 'clean'],
  '2025-05-30',
  ['Port Ellery Hospital', 'Port Ellery Hospital NHS Trust', 'Port Ellery'],
  ['Miss Farida Rahimi', 'Farida Rahimi', 'Miss F Rahimi', 'F Rahimi'],
  ['Caroline Thistlewood', 'THISTLEWOOD Caroline', 'Mrs Caroline Thistlewood', 'Mrs Thistlewood'],
  'Hospital discharge summary',
  (c) => {
    const kv = (k, v) => `<tr><th>${en(k)}</th><td>${c.t(v)}</td></tr>`
    const med = (drug, how, note) =>
      `<tr data-line><td>${c.t(drug)}</td><td>${en(how)}</td><td>${en(note)}</td></tr>`
    return sheet(
      `body{font:18.5px/1.4 ${FACE.openSans};font-size:17.5px;padding:42px 56px}td,th{border:1px solid #b5c2c9;padding:6px 10px}.k th{width:24%;background:#eef4f6}.m th{background:#dfeaee}table{margin:10px 0}`,
      `<div style="display:flex;justify-content:space-between"><b style="font-size:24px">Hospital discharge summary</b><div style="text-align:right;color:#0a5a6b"><b>Port Ellery Hospital</b><br>Surgical Assessment Unit</div></div>
      <table class="k"><tr><th>Patient</th><td>Mrs Caroline Thistlewood, born 03/12/1978, NHS number 602 118 4470</td></tr><tr><th>Admitted</th><td>27/05/2025 (emergency)</td></tr><tr><th>Discharged</th><td>30/05/2025</td></tr><tr><th>Consultant</th><td>Miss Farida Rahimi</td></tr><tr><th>GP</th><td>Dr P Llewellyn, Quayside Health Centre</td></tr>
      ${kv('Main diagnosis', '{d.cholec|Acute cholecystitis|icd=K81.0/K80.00} with {d.gallst|gallstones}')}${kv('Other conditions', '{d.asthma|Asthma|icd=J45.909}; {d.hypothy|hypothyroidism|icd=E03.9}; {d.migr|migraine|icd=G43.909}; {d.obesity|obesity|icd=E66.9}')}${kv('Procedure', '{p.lapchole|Laparoscopic cholecystectomy|on=2025-05-28} 28/05/2025. {x|No bile duct injury|negated}. {x|Drain not required|negated}')}${kv('Allergies', '{a.pen|Penicillin - anaphylaxis|react=anaphylaxis}; {a.latex|latex - itching|react=itching}')}${kv('Investigations', '{i.usabd|Ultrasound abdomen|on=2025-05-27} 27/05/2025: {o|thick-walled gallbladder with stones}, {x|bile ducts not dilated|negated}, {d.steat|fatty liver}. {l.crp|CRP 96 mg/L}, {l.wbc|white cells 15.2|v=15.2;u=-}, {l.tbil|bilirubin 14 umol/L}, {l.alt|ALT 52 U/L}, {l.amyl|amylase 61 U/L}. {x|Pregnancy test negative|negated}')}${kv('Clinical summary', 'Two days of right upper abdominal pain and fever. {x|Pancreatitis was excluded|ruled out|d.pancr}. Treated with intravenous {m.cipr?|ciprofloxacin|st=-;dose=-} and {m.metro?|metronidazole|st=-;dose=-}, then surgery on the second day. Recovery uneventful. {x|No wound infection|negated}.')}${kv('Family and social', 'Father {x|bowel cancer|family history|d.colonca} aged 60. {x|Non-smoker|negated|d.smoker}.')}</table>
      <table class="m"><tr><th>Medication on discharge</th><th>Directions</th><th>Status</th></tr>${med('{m.para|Paracetamol 1 g tablets|freq=four times a day}', 'four times a day for 5 days', 'New')}${med('{m.code|Codeine phosphate 30 mg|freq=up to four times a day}', 'when required, up to four times a day', 'New')}${med('{m.lact|Lactulose 15 mL|freq=twice a day}', 'twice a day', 'New')}${med('{m.levo|Levothyroxine 75 micrograms|freq=every morning}', 'every morning', 'Continued')}${med('{m.symb|Symbicort 200/6 inhaler|dose=-;freq=twice a day}', 'one puff twice a day', 'Continued')}${med('{m.propr|Propranolol 40 mg|freq=twice a day}', 'twice a day', 'Continued')}${med('{m.coc|Microgynon 30|dose=-;st=stopped}', 'withheld until mobile', 'Stopped')}</table>
      <p>${c.t('For the GP: repeat liver tests in 4 weeks. {x|Avoid NSAIDs in asthma|warning|a.nsaid}. {x|No follow-up appointment|negated}.')}</p>Completed by: Dr Owain Prosser, FY2${c.no('Dr Owain Prosser', 'junior who wrote it')}${c.no('Dr P Llewellyn', 'GP, recipient')}`,
    )
  },
)

/** A neurology discharge with run-in headings and numbered plan. */
const stroke = doc(
  'p122.jpg',
  ['en', 'discharge', 'photo'],
  '2025-02-07',
  ['Saint Brigid Medical Center', 'St. Brigid Medical Center', 'SAINT BRIGID MEDICAL CENTER'],
  ['Rafael Ostrowski, MD', 'Rafael Ostrowski', 'R. Ostrowski, MD', 'Dr. Ostrowski'],
  ['Beatrice Langford', 'LANGFORD, BEATRICE', 'Langford, Beatrice', 'Ms. Langford'],
  'Discharge Summary - Neurology',
  (c) => {
    const run = (title, text) => `<p><b>${title}:</b> ${c.t(text)}</p>`
    return sheet(
      `body{font:20px/1.42 ${FACE.cambria};padding:52px 70px}p{margin:7px 0}.h{border:1px solid #555;padding:8px 14px;columns:2;margin:12px 0}`,
      `<div style="text-align:center"><b style="font-size:27px;letter-spacing:1px">SAINT BRIGID MEDICAL CENTER</b><br>Department of Neurology<br><span style="font-size:22px">Discharge Summary</span></div>
      <div class="h">Name: Beatrice Langford<br>Born: March 15, 1957<br>Sex: F<br>Admitted: February 2, 2025<br>Discharged: February 7, 2025<br>Attending: Rafael Ostrowski, MD</div>
      ${run('Reason for admission', 'sudden weakness of the right arm and slurred speech.')}
      ${run('Diagnosis', '{d.stroke|Acute ischemic stroke|icd=I63.9/I63.512/I63.50}, left middle cerebral artery territory. {d.htn|Arterial hypertension}. {d.hld|High cholesterol|icd=E78.00/E78.5}. {d.mdd|Depression|icd=F32.A/F32.9}. {d.osteoporosis|Osteoporosis|icd=M81.0}.')}
      ${run('Background', '{p.hyst|hysterectomy|on=2004} in 2004; {d.smoker|current smoker|icd=F17.210/F17.200}, 15 cigarettes a day. Her sister has {x|multiple sclerosis|family history|d.ms}. {x|She denies previous stroke or TIA|negated|d.tia}.')}
      ${run('Allergies', '{x|NKDA|no known drug allergies}.')}
      ${run('Tests', '{i.cthead|CT head|on=2025-02-02} 02/02/2025: {x|no hemorrhage|negated|d.ich}. {i.mrbrain|MRI brain|on=2025-02-03} 02/03/2025: acute infarct of the left frontal lobe, {d.smallv|chronic small vessel disease}. {i.uscar|Carotid ultrasound}: {d.carotid|left carotid stenosis 50%|icd=I65.22}. {p.holter|24-hour Holter}: {x|no atrial fibrillation|negated|d.af}. {l.ldl|LDL 161 mg/dL}, {l.a1c|HbA1c 5.8%}, {l.hgb|hemoglobin 13.2 g/dL}, {l.plt|platelets 244 K/uL}, {l.glu|glucose 112 mg/dL}.')}
      ${run('Course', 'Arrived outside the window for treatment; {x|thrombolysis was not given|not done|p.thrombol}. Speech recovered on day two; mild weakness of the hand remains. Swallowing is safe. {d.uti|Urinary tract infection|st=-} was treated with {m.nitrof?|nitrofurantoin|st=-;dose=-}.')}
      ${run('Medications at discharge', '1. {m.clop|Clopidogrel 75 mg daily|freq=daily}. 2. {m.asa|Aspirin 81 mg daily|freq=daily} for 21 days. 3. {m.ros|Rosuvastatin 20 mg nightly|freq=nightly}. 4. {m.perin|Perindopril 4 mg every morning|freq=every morning}. 5. {m.sert|Sertraline 50 mg daily|freq=daily}. 6. {m.alen|Alendronate 70 mg once weekly|freq=once weekly}. 7. {m.nicot|Nicotine patch 21 mg daily|freq=daily}.')}
      ${run('Discontinued', '{m.sim|simvastatin 20 mg|st=stopped}, {m.napr|naproxen|st=stopped;dose=-}.')}
      ${run('Follow-up', 'stroke clinic, Dr. Ingrid Malone, in six weeks; physical therapy three times a week. {x|Carotid surgery is not indicated at present|negated|p.cea}. {x|Driving is not allowed for one month|instruction}.')}<br>${signature(c.rnd)} Rafael Ostrowski, MD${c.no('Dr. Ingrid Malone', 'follow-up')}`,
    )
  },
  { scale: 1.2, degrade: { angle: -3.4 } },
)

/** A CT of the chest, clean. */
const chest = doc(
  'p113.png',
  ['en', 'imaging', 'clean'],
  '2025-03-11',
  ['Crescent Bay Radiology', 'CRESCENT BAY RADIOLOGY', 'Crescent Bay'],
  ['Leopold Nakashima, MD', 'Leopold Nakashima', 'L. Nakashima', 'Dr. Nakashima'],
  ['Ignatius Okoro', 'OKORO, IGNATIUS', 'Okoro, Ignatius'],
  'CT Chest without contrast',
  (c) =>
    sheet(
      `body{font:20px/1.5 ${FACE.lato};padding:54px 74px}h3{font-size:19px;letter-spacing:1px;margin-top:18px}p{margin:4px 0}.h{display:grid;grid-template-columns:1fr 1fr;gap:3px 20px;background:#f2f2f7;padding:12px 16px;margin:16px 0}`,
      `<div style="display:flex;gap:14px;align-items:center">${mark('rings', '#3b3b7a', 52)}<b style="font-size:27px;color:#3b3b7a">CRESCENT BAY RADIOLOGY</b></div><div class="h">${pairs(
        [
          ['Patient', 'Ignatius Okoro'],
          ['DOB', '12/05/1955'],
          ['Exam date', '03/11/2025'],
          ['Accession', 'CB-2291107'],
          ['Referring physician', 'Sheila Montague, DO'],
          ['Radiologist', 'Leopold Nakashima, MD'],
        ],
        en,
      )}</div>${c.no('Sheila Montague, DO', 'referring physician')}
      <div style="font-size:23px;font-weight:bold">${c.t('{i.ctchest|CT chest without contrast|main=1}')}</div>
      <h3>INDICATION</h3><p>${c.t('Cough for two months. {d.exsmoker?|Ex-smoker|st=-}. {x|Rule out malignancy|clinical question|d.lungca}.')}</p>
      <h3>COMPARISON</h3><p>${c.t('{i.cxr?|Chest radiograph|on=2024-12-20} of 12/20/2024.')}</p>
      <h3>FINDINGS</h3><p>${c.t('Lungs: {d.emphys|mild emphysema|icd=J43.9} of the upper lobes. {d.nodule|6 mm nodule} in the right lower lobe. {d.atelect|Dependent atelectasis} at both bases. {x|No consolidation|negated|d.pneumonia}. {x|No pneumothorax|negated|d.pneumothx}.')}</p><p>${c.t('Pleura: {x|no effusion|negated|d.pleff}. Heart: {x|normal in size|normal finding|d.cardmeg}; {o|coronary calcifications}. Mediastinum: {x|no enlarged lymph nodes|negated}.')}</p><p>${c.t('Upper abdomen: {d.hiatus|small hiatal hernia}; {d.rcyst|simple cyst of the left kidney}, 2.1 cm. Bones: {x|no destructive lesion|negated}.')}</p>
      <h3>IMPRESSION</h3><ol><li>${c.t('Solitary {d.nodule|6 mm pulmonary nodule}. {x|Follow-up CT in 6 to 12 months|recommendation}.')}</li><li>${c.t('{d.emphys|Emphysema}.')}</li><li>${c.t('{d.hiatus|Hiatal hernia}.')}</li></ol>
      <p style="font-size:17px;margin-top:24px">Electronically signed by Leopold Nakashima, MD on 03/12/2025</p>`,
    ),
)

/** An MRI of the knee, photographed. */
const knee = doc(
  'p114.jpg',
  ['en', 'imaging', 'photo'],
  '2024-10-15',
  ['Northgate Imaging Centre', 'Northgate Imaging', 'NORTHGATE IMAGING CENTRE'],
  ['Dr Alasdair Finlay', 'Alasdair Finlay', 'Dr A Finlay', 'A Finlay'],
  ['Gemma Hartnell', 'Hartnell, Gemma', 'Ms Gemma Hartnell'],
  'MRI right knee',
  (c) =>
    sheet(
      `body{font:21px/1.5 ${FACE.times};padding:58px 78px}p{margin:10px 0}.h td{padding:3px 10px;border:1px solid #999}`,
      `<div style="text-align:right"><b style="font-size:26px">Northgate Imaging Centre</b><br>5 Carlisle Road, Penwick</div><table class="h"><tr><td>Name: Gemma Hartnell</td><td>Date of birth: 27 July 1989</td></tr><tr><td>Date of scan: 15 October 2024</td><td>Referred by: Mr Dominic Aske, Orthopaedics</td></tr></table>${c.no('Mr Dominic Aske', 'referring surgeon')}
      <p style="font-size:24px;text-align:center"><u><b>${c.t('{i.mrknee|MRI of the right knee|main=1}')}</b></u></p>
      <p>${c.t('**Clinical information:** twisting injury while skiing three weeks ago, swelling and locking. {x|?meniscal tear|clinical question}.')}</p>
      <p>${c.t('**Technique:** proton density, T1 and T2 sequences in three planes. {x|No contrast was given|negated|a.gad}.')}</p>
      <p>${c.t('**Report:** there is a {d.meniscus|tear of the posterior horn of the medial meniscus|icd=S83.241A/S83.206A/S83.209A}. The lateral meniscus is intact. {x|The anterior cruciate ligament is intact|negated|d.acl}. The posterior cruciate and collateral ligaments are normal. {d.kneeeff|Moderate joint effusion|icd=M25.461}. {d.baker|Popliteal cyst|icd=M71.21/M71.20} measuring 3 cm. {d.chondro|Chondromalacia patellae}. {x|No fracture|negated} and {x|no loose body|negated}. Quadriceps and patellar tendons are normal.')}</p>
      <p>${c.t('**Conclusion:** {d.meniscus|medial meniscal tear}, joint effusion and a Baker’s cyst. {x|No ligament rupture|negated|d.acl}. {x|Arthroscopy may be considered|considered|p.arthrosc}.')}</p>
      <p>${signature(c.rnd)}<br>Dr Alasdair Finlay, Consultant Radiologist</p>${stamp(['NORTHGATE IMAGING', 'REPORTED 16 OCT 2024'], '#24507a', -6)}`,
    ),
  { scale: 1.2, degrade: { angle: 2.9 } },
)

export const thirdHospital = [medicine, surgery, stroke, chest, knee]
