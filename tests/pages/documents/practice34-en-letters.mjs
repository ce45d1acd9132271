/** Letters in English for practice: an Irish surgical discharge in numbered parts, a Canadian rheumatologist's letter, an Australian MRI of the shoulder, a New Zealand emergency letter with signs by the hour. */
import { barcode, mark, signature } from '../lib/decor.mjs'
import { FACE, doc, en, items, resultCell, sheet } from './blind-parts.mjs'

/** Ireland: a surgical ward; numbered parts, results of two days, medicines in a table with what became of each. */
const pancreatitis = doc(
  'p9284.png',
  ['en', 'discharge', 'clean'],
  '2026-03-09',
  [
    'Lough Derg University Hospital',
    'LOUGH DERG UNIVERSITY HOSPITAL',
    'Lough Derg University Hospital, Nenagh',
  ],
  ['Ms Orla Fitzmaurice', 'Orla Fitzmaurice', 'Ms O. Fitzmaurice', 'Ms Fitzmaurice'],
  ['Declan Hanrahan', 'Mr Declan Hanrahan', 'HANRAHAN, Declan', 'Mr Hanrahan'],
  'Discharge summary',
  (c) => {
    const h = (s) => `<h3>${en(s)}</h3>`
    const p = (s) => `<p>${c.t(s)}</p>`
    const lab = (s) => {
      const [key, label, unit, ref, a, b] = s.split(';')
      const cell = (v, day) =>
        v
          ? resultCell(
              c,
              key,
              label,
              v,
              unit,
              ref,
              day,
              (r) => `${r.printed}${{ H: ' H', L: ' L' }[r.flag] ?? ''}`,
            )
          : ''
      return `<tr><td>${en(label)}</td><td>${cell(a, '2026-03-03')}</td><td>${cell(b, '2026-03-09')}</td><td>${en(unit)}</td><td>${en(ref)}</td></tr>`
    }
    const drug = (m, what, note = '') =>
      `<tr data-line><td>${c.t(m)}</td><td>${en(what)}</td><td>${c.t(note)}</td></tr>`
    return sheet(
      `body{font:16.4px/1.34 ${FACE.calibri};padding:40px 62px}h3{font-size:16.5px;margin:9px 0 2px;color:#14532d;border-bottom:1px solid #9bb8a5}p{margin:3px 0}.t td,.t th{border:1px solid #a9bdb0;padding:2px 8px;text-align:left}.t th{background:#e9f2ec}ul{margin:2px 0}.two{display:grid;grid-template-columns:1fr 1fr;gap:10px}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:12px;align-items:center">${mark('rings', '#14532d', 48)}<div><b style="font-size:22px;color:#14532d">Lough Derg University Hospital</b><br>Department of General Surgery &nbsp; St Flannan's Ward</div></div><b style="font-size:19px">DISCHARGE SUMMARY</b></div>
      <div class="two" style="border:1px solid #a9bdb0;padding:5px 10px;margin:7px 0"><div><b>HANRAHAN, Declan</b> &nbsp; DOB 12/08/1973 &nbsp; Male<br>MRN LD-30XX62 &nbsp; 4 Castle Court, Borrisokane</div><div>Admitted: 03/03/2026 (via ED) &nbsp; Discharged: 09/03/2026<br>Consultant: Ms Orla Fitzmaurice &nbsp; GP: Dr Fergal Tuohy</div></div>${c.no('Dr Fergal Tuohy', 'general practitioner')}
      ${h('1. Diagnoses')}${p('Principal: {d.pancr|acute gallstone pancreatitis|icd=K85.10}, mild. Other: {d.gallst|cholelithiasis|icd=K80.20}; {d.choledoc|common bile duct stone|icd=K80.50/K80.70}; {d.hypocal|hypocalcaemia|icd=E83.51;st=-}, corrected. Background: {d.dm2|type 2 diabetes mellitus|icd=E11.9/E11.65}, {d.htn|hypertension|icd=I10}, {d.obesity|obesity|icd=E66.9}, {d.osa|sleep apnoea|icd=G47.33/G47.30} ({p.t32cpap?|CPAP}).')}
      ${h('2. Procedures')}${p('{p.ercp|ERCP|on=2026-03-05} with {p.sphinct|sphincterotomy|on=2026-03-05} and stone extraction 05/03/2026 (Dr L. Varga). {p.lapchole|Laparoscopic cholecystectomy|on=2026-03-07} 07/03/2026, {x|no conversion to open|negated}, {x|no drain left|negated}. Previous: {p.herniar|left inguinal hernia repair 2015|on=2015}.')}${c.no('Dr L. Varga', 'endoscopist')}
      ${h('3. Presentation')}${p('One day of severe {o|epigastric pain} through to the back with {o|vomiting}. {x|No jaundice|negated}, {x|no haematemesis|negated|d.ugib}. {x|Drinks no alcohol|negated|d.alcdep}. {x|Mother had gallstones; father died of bowel cancer|family history|d.colonca}. {d.exsmoker|Ex-smoker since 2019|icd=Z87.891;st=-}. On arrival: BP {l.e21sys|148|v=148;u=-}/{l.e21dia|86|v=86;u=-}, pulse {l.e21hr|108|v=108;u=-}, temp {l.e21temp|37.9 C|v=37.9;u=C}, RR {l.e21rr|22|v=22;u=-}, SpO2 {l.e21spo2|94%|v=94;u=%} on air, weight {l.e21wt|112 kg|v=112;u=kg}, BMI {l.e21bmi|35.4|v=35.4;u=-}.')}
      ${h('4. Investigations')}<table class="t"><tr><th style="width:30%">Test</th><th>03/03/2026</th><th>09/03/2026</th><th>Unit</th><th>Range</th></tr>${['amyl;Amylase;U/L;28-100;1486;92', 'wbc;White cell count;10*9/L;4.0-11.0;15.8;9.1', 'hgb;Haemoglobin;g/L;130-170;151;138', 'crp;CRP;mg/L;<5;42;31', 'tbil;Bilirubin;umol/L;<21;44;17', 'alt;ALT;U/L;<45;212;64', 'alp;ALP;U/L;30-130;186;121', 'ggt;GGT;U/L;<60;344;158', 'urea;Urea;mmol/L;2.8-8.1;7.6;5.0', 'crea;Creatinine;umol/L;59-104;96;81', 'cacor;Corrected calcium;mmol/L;2.20-2.60;2.06;2.24', 'a1c;HbA1c;mmol/mol;20-41;61;', 'trig;Triglycerides;mmol/L;<1.7;2.1;'].map(lab).join('')}</table>
      ${p('{i.usabd|Ultrasound abdomen|on=2026-03-03} 03/03: multiple gallstones, CBD 9 mm, {d.steat|fatty liver|icd=K76.0}. {i.mrcp|MRCP|on=2026-03-04} 04/03: 6 mm distal CBD stone, {x|no pancreatic necrosis or collection|negated}. {i.cxr|Chest X-ray}: {d.pleff|small left pleural effusion|icd=J90/J91.8;st=-}, {x|no consolidation|negated|d.pneumonia}. {x|CT was not required|not done|i.ctap}. Histology of gallbladder {x|awaited|pending}.')}
      ${h('5. Course')}${p('Treated with fluids, {m.morp?|morphine|dose=-;st=-} and calcium. {x|Antibiotics were not given|not given}. {x|HDU was considered on day 2 but not needed|considered}. Metformin was held until 06/03. {x|No wound infection|negated|d.cellul}. At discharge BP {l.e21sys|134|v=134;u=-}/{l.e21dia|80|v=80;u=-}, pulse {l.e21hr|82|v=82;u=-}, temp {l.e21temp|36.6 C|v=36.6;u=C}, SpO2 {l.e21spo2|97%|v=97;u=%}.')}
      ${h('6. Allergies')}${p('{a.augm|Co-amoxiclav|react=rash} (rash). {x|Latex: none|negated|a.latex}.')}
      ${h('7. Medications on discharge')}<table class="t"><tr><th style="width:46%">Medicine</th><th>Status</th><th>Comment</th></tr>
      ${drug('{m.para|Paracetamol 1 g four times daily|freq=four times daily}', 'New', '7 days')}
      ${drug('{m.oxyc|Oxycodone 5 mg every 6 hours if needed|freq=every 6 hours if needed}', 'New', '6 tablets only')}
      ${drug('{m.enox|Enoxaparin 40 mg SC once daily|freq=once daily;route=SC}', 'New', 'to 21/03/2026')}
      ${drug('{m.metf|Metformin 1 g twice daily|freq=twice daily}', 'Increased', '{o|was 500 mg twice daily}')}
      ${drug('{m.perin|Perindopril 4 mg once daily|freq=once daily}', 'Unchanged')}
      ${drug('{m.ator|Atorvastatin 20 mg at night|freq=at night}', 'Unchanged')}
      ${drug('{m.lira|Liraglutide 1.2 mg|st=stopped}', 'STOPPED', 'pancreatitis; {x|not to be restarted|instruction}')}
      ${drug('{m.bendro|Bendroflumethiazide 2.5 mg|st=stopped}', 'STOPPED', 'pancreatitis')}</table>
      ${h('8. Plan')}<ul>${items(c, ['{x|Surgical outpatients in 6 weeks|planned}; wound check by practice nurse 16/03.', '{x|GP: please repeat LFTs and calcium in 2 weeks|planned|l.alt}. {x|Consider an SGLT2 inhibitor if HbA1c stays above 53|conditional|m.dapa}.', '{x|Return with fever, jaundice or worsening pain|conditional}. {x|No heavy lifting for 4 weeks|instruction}.'])}</ul>
      <div style="display:flex;justify-content:space-between;align-items:end"><span>Completed by: Dr Niamh Coughlan, Intern, 09/03/2026 14:20</span>${signature(c.rnd, '#22306b', 80)}</div>${c.no('Dr Niamh Coughlan', 'intern')}`,
    )
  },
  { dateAliases: ['2026-03-03'], width: 1060, scale: 1.36 },
)

/** Canada: a rheumatologist's follow-up letter in paragraphs, drugs in a column at the side. */
const arthritis = doc(
  'p9285.png',
  ['en', 'consultation', 'clean'],
  '2026-04-21',
  [
    'Bow Crescent Rheumatology',
    'BOW CRESCENT RHEUMATOLOGY',
    'Bow Crescent Rheumatology, Calgary',
    'Bow Crescent Rheumatology Associates',
  ],
  ['Dr. Priyanka Venkatesan', 'Priyanka Venkatesan', 'Dr. P. Venkatesan', 'Priyanka Venkatesan, MD, FRCPC'],
  ['Marguerite Beaulieu', 'Ms. Marguerite Beaulieu', 'BEAULIEU, Marguerite', 'Ms. Beaulieu'],
  'Follow-up letter',
  (c) => {
    const p = (s) => `<p>${c.t(s)}</p>`
    return sheet(
      `body{font:16.8px/1.42 ${FACE.cambria};padding:50px 74px}p{margin:7px 0}.g{display:grid;grid-template-columns:1fr 300px;gap:26px}.s{border-left:2px solid #7a3b5e;padding-left:14px;font-size:15.6px}.s b{color:#7a3b5e}ul{margin:3px 0;padding-left:18px}`,
      `<div style="text-align:center;border-bottom:1px solid #7a3b5e;padding-bottom:6px"><b style="font-size:25px;color:#7a3b5e">Bow Crescent Rheumatology</b><br>Suite 310, 1188 Memorial Drive NW, Calgary AB &nbsp; Fax 403-555-0XXX</div>
      <p>April 21, 2026</p><p>Dr. Samuel Osterhout<br>Inglewood Family Practice</p>${c.no('Dr. Samuel Osterhout', 'recipient')}${c.no('Inglewood Family Practice', 'recipient')}
      <p><b>RE: BEAULIEU, Marguerite &nbsp; DOB: 1968-09-03 &nbsp; PHN: 40XXX-7716</b></p>
      <div class="g"><div><p>Dear Dr. Osterhout,</p>
      ${p('I saw Ms. Beaulieu today in follow-up of her {d.ra|seropositive rheumatoid arthritis|icd=M05.9/M05.79}, diagnosed in 2017. She also has {d.sjogren|secondary Sjogren syndrome|icd=M35.00/M35.09/M35.0C}, {d.osteopenia|osteopenia|icd=M85.80/M85.89/M85.859}, {d.hypothy|hypothyroidism|icd=E03.9} and {d.cts|right carpal tunnel syndrome|icd=G56.01}, for which she had a {p.ctr|carpal tunnel release in 2022|on=2022}.')}
      ${p('Since January she has had more {o|morning stiffness}, about 90 minutes, and {o|pain in both wrists}. {x|She denies fever, weight loss or rash|negated}. {x|No chest pain or shortness of breath|negated|d.chestpain}. Her {d.dryeye?|eyes are dry|icd=H04.123/M35.01} but {x|she has had no parotid swelling|negated}. {x|There is no history of tuberculosis|negated|d.tb}. {x|A cousin has lupus and her mother had psoriasis|family history|d.sle}. {d.smoker|She smokes 5 cigarettes a day|icd=F17.210/F17.200}.')}
      ${p('On examination blood pressure was {l.e21sys|126|v=126;u=-}/{l.e21dia|82|v=82;u=-}, heart rate {l.e21hr|78|v=78;u=-} and weight {l.e21wt|68.2 kg|v=68.2;u=kg}. Nine tender and six swollen joints, mainly wrists and MCPs. DAS28-CRP was {l.das28|4.9|v=4.9;u=-}; {o|in October it had been 2.8}. {o|A nodule over the left olecranon}. {x|No vasculitic lesions|negated}. Chest clear.')}
      ${p('Laboratory work of April 14, 2026: CRP {l.crp|23.4 mg/L|v=23.4;u=mg/L;on=2026-04-14}, ESR {l.esr|41 mm/h|v=41;u=mm/h;on=2026-04-14}, hemoglobin {l.hgb|118 g/L|v=118;u=g/L;on=2026-04-14}, WBC {l.wbc|5.2|v=5.2;u=-;on=2026-04-14}, platelets {l.plt|388|v=388;u=-;on=2026-04-14}, ALT {l.alt|31 U/L|v=31;u=U/L;on=2026-04-14}, creatinine {l.crea|66 umol/L|v=66;u=umol/L;on=2026-04-14}, TSH {l.tsh|2.4|v=2.4;u=-;on=2026-04-14}. QuantiFERON was {l.qft|negative|v=negative;u=-;on=2026-04-14} and hepatitis B surface antigen {l.hbsag|negative|v=negative;u=-;on=2026-04-14}. At diagnosis rheumatoid factor was {l.rf|148 IU/mL|v=148;u=IU/mL;on=2017} and anti-CCP {l.ccp|above 250|v=250;u=-;on=2017} (2017).')}
      ${p('{i.xrhand|Hand X-rays|on=2026-04-14} of the same day show new erosions at the right second MCP. {i.cxr|Chest film|on=2026-04-14}: {x|no interstitial change|negated|d.ipf}. {i.dexa|Bone density|on=2025-06} in June 2025 gave a T-score of {l.tscore|-1.8|v=-1.8;u=-;on=2025-06} at the femoral neck.')}
      ${p('<b>Impression:</b> active disease despite combination therapy. I gave a {p.jointinj|cortisone injection into the right wrist} today. We are starting {m.ada|adalimumab 40 mg subcutaneously every two weeks|freq=every two weeks;route=subcutaneously}. {x|Tofacitinib was discussed but her smoking weighs against it|considered}. {x|Rituximab would be the next choice if this fails|conditional|m.rit}. {x|Prednisone is to be tapered off over six weeks|planned|m.pred}.'.replace('<b>Impression:</b>', '**Impression:**'))}
      ${p('{x|Would you give her the pneumococcal and shingles vaccines|requested|m.vpcv}; {x|live vaccines are now contraindicated|warned}. {x|Bloods every eight weeks|planned|l.alt}. {x|I will see her in three months|planned}.')}</div>
      <div class="s"><b>Current medications</b><ul>${items(c, ['{m.mtx|Methotrexate 20 mg SC weekly|freq=weekly;route=SC}', '{m.folic|Folic acid 5 mg weekly|freq=weekly}', '{m.hcq|Hydroxychloroquine 300 mg daily|freq=daily}', '{m.pred|Prednisone 7.5 mg daily|freq=daily}', '{m.levo|Levothyroxine 88 mcg daily|freq=daily}', '{m.chole|Vitamin D 2000 IU daily|freq=daily}', '{m.pilo|Pilocarpine 5 mg three times daily|freq=three times daily}', '{m.napr|Naproxen 375 mg as needed|freq=as needed}'])}</ul>
      <b>Past treatment</b><ul>${items(c, ['{m.ssz|Sulfasalazine|dose=-;st=stopped}: nausea, 2018', '{m.lef|Leflunomide|dose=-;st=stopped}: 2019 to 2023, lost effect'])}</ul>
      <b>Allergies</b><ul>${items(c, ['{a.sulfa|Sulfa antibiotics|react=hives}: hives', '{x|No allergy to penicillin|negated|a.pen}'])}</ul>
      <b>Vaccines</b><ul>${items(c, ['{m.vflu|Influenza, October 2025|dose=-;st=-;on=2025-10}', '{m.vcovid|COVID-19, October 2025|dose=-;st=-;on=2025-10}'])}</ul></div></div>
      <p>Sincerely,</p>${signature(c.rnd, '#22306b', 110)}<p>Priyanka Venkatesan, MD, FRCPC<br><span style="font-size:14.5px">Dictated but not read &nbsp; cc: Dr. Louis Arsenault, Ophthalmology</span></p>${c.no('Dr. Louis Arsenault', 'copy')}`,
    )
  },
  { dateAliases: ['2026-04-14'], width: 1080, scale: 1.34 },
)

/** Australia: an MRI of the shoulder; findings by structure with underlined heads. */
const shoulder = doc(
  'p9287.png',
  ['en', 'imaging', 'clean'],
  '2026-06-16',
  ['Banksia Coast Radiology', 'BANKSIA COAST RADIOLOGY', 'Banksia Coast Radiology, Wollongong'],
  ['Dr Tim Papadakis', 'Tim Papadakis', 'Dr T Papadakis', 'Dr. Tim Papadakis'],
  ['Raymond Hollis', 'Mr Raymond Hollis', 'HOLLIS, Raymond', 'HOLLIS Raymond'],
  'MRI right shoulder',
  (c) => {
    const s = (k, t) => `<p data-line><u>${en(k)}</u><br>${c.t(t)}</p>`
    return sheet(
      `body{font:17px/1.45 ${FACE.lato};padding:50px 80px}p{margin:8px 0}.k{display:grid;grid-template-columns:1fr 1fr;background:#f3efe6;padding:8px 14px}ol{margin:3px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center;margin-bottom:10px"><b style="font-size:25px;color:#8a5a12">Banksia Coast Radiology</b>${mark('star', '#8a5a12', 46)}</div>
      <div class="k"><div>Patient: <b>HOLLIS, Raymond</b><br>DOB: 04/11/1962 &nbsp; M<br>Patient ID: BC4XX093</div><div>Date of examination: 16 June 2026<br>Reported: 17 June 2026<br>Referred by: Dr Lucy Trevanion</div></div>${c.no('Dr Lucy Trevanion', 'referrer')}
      <p><b>${c.t('{i.mrshould|MRI RIGHT SHOULDER|main=1}')}</b></p>
      ${s('Clinical history', 'Fall from a ladder in April, {o|weak abduction}. {d.dm2|Type 2 diabetic|icd=E11.9}. {x|?cuff tear ?frozen shoulder|question|d.frozen}. {p.rcr|Left rotator cuff repair 2018|on=2018}.')}
      ${s('Comparison', '{i.xrshould|X-ray right shoulder|on=2026-04-28} 28 April 2026 ({x|no fracture|negated}); {i.usshould|ultrasound|on=2026-05-06} 6 May 2026.')}
      ${s('Technique', 'Multiplanar PD and T2 fat-saturated sequences. {x|No contrast was given|negated|a.gad}.')}
      ${s('Rotator cuff', '{d.rotcuff|Full thickness tear of supraspinatus|icd=M75.121/S46.011A}, 22 mm, retracted to the humeral head apex. {x|No fatty atrophy|negated}. Infraspinatus and teres minor intact. {d.e20subsc|Subscapularis tendinosis|icd=M75.81/M67.811} without {x|a tear|negated}.')}
      ${s('Biceps and labrum', '{d.bicten|Tenosynovitis of the long head of biceps|icd=M75.21/M65.811}; {x|no dislocation|negated|d.shdis}. {d.slap|Degenerative superior labral tear|icd=M24.111/S43.431A/M75.81}. {x|No paralabral cyst|negated|d.e20paracyst}.')}
      ${s('Acromioclavicular joint', '{d.acoa|Moderate acromioclavicular osteoarthritis|icd=M19.011} with a 4 mm inferior spur. Type II acromion.')}
      ${s('Bursa and joint', '{d.subburs|Subacromial-subdeltoid bursitis|icd=M75.51}. {d.h20sheff|Small glenohumeral effusion|icd=M25.411}. {x|No capsular thickening to suggest adhesive capsulitis|negated|d.frozen}.')}
      ${s('Bone and soft tissue', 'Marrow oedema of the greater tuberosity, {x|no fracture line|negated}. {x|No Hill-Sachs deformity|negated|d.hillsachs}. {d.h20lipoma|Lipoma 3 cm in the deltoid|icd=D17.21}. {x|No axillary lymphadenopathy|negated|d.h12axln}.')}
      <p data-line><b>CONCLUSION</b></p><ol>${items(c, ['{d.rotcuff|Full thickness supraspinatus tear|icd=M75.121/S46.011A} with mild retraction.', '{d.bicten|Biceps tenosynovitis|icd=M75.21/M65.811} and {d.acoa|AC joint osteoarthritis|icd=M19.011}.', '{x|Orthopaedic opinion is suggested|suggestion}; {x|a guided bursal injection could be considered meanwhile|considered|p.usinj}.'])}</ol>
      <p>${signature(c.rnd, '#333', 100)}<br><b>Dr Tim Papadakis</b>, Radiologist</p>`,
    )
  },
  { dateAliases: ['2026-06-17'], width: 1040, scale: 1.34 },
)

/** New Zealand: an emergency department's letter to the practice; signs in columns of hours. */
const fall = doc(
  'p9288.png',
  ['en', 'discharge', 'clean'],
  '2026-09-13',
  [
    'Kahurangi Base Hospital',
    'KAHURANGI BASE HOSPITAL',
    'Kahurangi Base Hospital Emergency Department',
    'Kahurangi Hospital',
  ],
  ['Dr Moana Rangihuna', 'Moana Rangihuna', 'Dr M Rangihuna', 'Dr. Moana Rangihuna'],
  ['Colin Abernethy', 'Mr Colin Abernethy', 'ABERNETHY, Colin', 'Mr Abernethy'],
  'Emergency department discharge letter',
  (c) => {
    const row = (k, s) => `<tr data-line><th>${en(k)}</th><td>${c.t(s)}</td></tr>`
    const sign = (key, label, unit, ...v) =>
      `<tr><td>${en(label)}</td>${v.map((x) => `<td>${x === '-' ? '' : c.t(key === 'bp' ? `{l.e21sys|${x.split('/')[0]}|v=${x.split('/')[0]};u=-}/{l.e21dia|${x.split('/')[1]}|v=${x.split('/')[1]};u=-}` : `{l.${key}|${x}|v=${x};u=${unit || '-'}}`)}</td>`).join('')}</tr>`
    return sheet(
      `body{font:16.6px/1.36 ${FACE.roboto};padding:44px 64px}.f td,.f th{padding:4px 8px;border-bottom:1px solid #ccc;text-align:left;vertical-align:top}.f th{width:150px;color:#0b4a6f}.v{width:auto}.v td,.v th{border:1px solid #9ab;padding:2px 16px;text-align:center}p{margin:6px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center;border-bottom:3px solid #0b4a6f;padding-bottom:6px"><div><b style="font-size:23px;color:#0b4a6f">Kahurangi Base Hospital</b><br>Emergency Department, Nelson &nbsp; Te Tari Ohotata</div>${barcode(c.rnd, 36, 38)}</div>
      <p><b>ABERNETHY, Colin</b> &nbsp; NHI ZXX40XX &nbsp; 22 May 1949 (77 y) &nbsp; Male<br>Arrived: 13 Sep 2026 09:14 &nbsp; Left: 13 Sep 2026 14:50 &nbsp; To: Waimea Medical Centre, Dr Kirsty Blundell</p>${c.no('Dr Kirsty Blundell', 'recipient')}${c.no('Waimea Medical Centre', 'recipient')}
      <table class="f">
      ${row('Diagnosis', '{d.h15headinj|Minor head injury|icd=S09.90XA}; {d.lacer|scalp laceration|icd=S01.01XA}; {d.wristspr|left wrist sprain|icd=S63.502A/S63.92XA}; {d.orthost|postural hypotension|icd=I95.1/I95.2}')}
      ${row('Story', 'Tripped at home on standing up from bed. {x|No loss of consciousness|negated|d.syncope}, {x|no vomiting|negated}, {x|no seizure|negated|d.seiz}, {x|no neck pain|negated}. Felt {o|light-headed} for some days since his doxazosin went up.')}
      ${row('Past history', '{d.af|Atrial fibrillation|icd=I48.91}, {d.htn|hypertension|icd=I10}, {d.bph|enlarged prostate|icd=N40.0/N40.1}, {d.gout|gout|icd=M10.9}, {p.tha|right hip replacement 2020|on=2020}. {x|No previous stroke|negated|d.stroke}. {x|Wife has dementia|family member|d.demen}.')}
      ${row('Medicines', '{m.dabi|dabigatran 110 mg bd|freq=bd}; {m.metop|metoprolol CR 47.5 mg mane|freq=mane}; {m.allo|allopurinol 200 mg od|freq=od}; {m.dox|doxazosin 2 mg nocte|freq=nocte} ({o|reduced today from 4 mg}); {m.fina|finasteride 5 mg od|freq=od}')}
      ${row('Allergies', '{a.tmp|Trimethoprim-sulfamethoxazole|react=rash} - rash. {x|Tolerates penicillin|negated|a.pen}')}
      <tr><th>Observations</th><td><table class="v"><tr><th></th><th>09:20</th><th>11:30</th><th>14:30</th></tr>${sign('bp', 'BP lying', '', '138/78', '142/80', '136/76')}${sign('bp', 'BP standing', '', '104/64', '-', '118/70')}${sign('e21hr', 'Pulse', '', '88', '84', '79')}${sign('e21rr', 'Resp rate', '', '18', '16', '-')}${sign('e21spo2', 'SpO2 %', '%', '96', '97', '98')}${sign('e21temp', 'Temp C', 'C', '36.4', '-', '36.7')}</table>${c.t('GCS {o|15} throughout.')}</td></tr>
      ${row('Examination', '5 cm laceration of the left parietal scalp, {x|no palpable fracture|negated}. {x|Neck non-tender|negated}. Left wrist swollen, {x|no scaphoid tenderness|negated|d.e12scaph}. {x|No focal neurology|negated}. Irregular pulse, {o|soft systolic murmur}.')}
      ${row('Bloods', 'Hb {l.hgb|136 g/L|v=136;u=g/L}, platelets {l.plt|204|v=204;u=-}, Na {l.na|138|v=138;u=-}, K {l.k|4.3|v=4.3;u=-}, creatinine {l.crea|112 umol/L|v=112;u=umol/L}, eGFR {l.egfr|55|v=55;u=-}, glucose {l.glu|6.1 mmol/L|v=6.1;u=mmol/L}, APTT {l.aptt|44 s|v=44;u=s}, troponin I {l.tropi|9 ng/L|v=9;u=ng/L}')}
      ${row('ECG', '{p.ecg|ECG}: {o|AF 86}, {d.rbbb|right bundle branch block|icd=I45.10}, {x|no ischaemia|negated}')}
      ${row('Imaging', '{i.cthead|CT head}: {x|no bleed and no fracture|negated|d.ich}; {d.atrophy|mild cerebral atrophy|icd=G31.9/G31.89}. {i.xrwrist|X-ray left wrist}: {x|no fracture|negated|d.colles}. {x|CT neck not indicated|not done|i.e17ctcs}')}
      ${row('Treatment', '{p.suture|Wound closed with 7 sutures} under {m.lidocn?|lignocaine 1%|dose=-;st=-}. {m.tdap|Tetanus booster (Boostrix)|dose=-;st=-} given. {m.para?|Paracetamol 1 g|st=-}. {p.h13cast|Wrist splint}. {x|Reversal with idarucizumab was not needed|not needed}')}
      ${row('Plan', '{x|Sutures out in 7 days|planned}. {x|Withhold dabigatran tonight only, restart tomorrow|instruction|m.dabi}. {x|GP to review lying and standing BP in one week and consider tamsulosin instead|considered|m.tams}. {x|Avoid ibuprofen|warned|m.ibu}. {x|Return with vomiting, drowsiness or worsening headache|conditional}. {x|Falls clinic referral sent|referral}')}</table>
      <p>${signature(c.rnd, '#22306b', 90)}<br>Dr Moana Rangihuna, Emergency Registrar &nbsp; Supervising: Dr Gareth Pell</p>${c.no('Dr Gareth Pell', 'supervisor')}`,
    )
  },
  { width: 1060, scale: 1.34 },
)

export const practice34EnLetters = [pancreatitis, arthritis, shoulder, fall]
