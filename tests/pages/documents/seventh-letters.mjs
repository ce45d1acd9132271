/** Everyday letters in English: a ward's and an emergency department's discharge, three clinics, two medication lists, a chest CT. */
import { barcode, hand, mark, signature } from '../lib/decor.mjs'
import { FACE, doc, en, items, resultCell, sheet } from './blind-parts.mjs'

const discharge = doc(
  'p227.jpg',
  ['en', 'discharge', 'photo'],
  '2025-12-09',
  ['Blackhawk Valley Hospital', 'BLACKHAWK VALLEY HOSPITAL'],
  ['Nathaniel Boateng, MD', 'Nathaniel Boateng', 'N. Boateng, MD', 'Dr. Boateng'],
  ['Lorraine Petrosky', 'PETROSKY, LORRAINE', 'Petrosky, Lorraine', 'Lorraine A. Petrosky', 'Ms. Petrosky'],
  'Discharge summary',
  (c) => {
    const med = (body, sig) => `<li>${c.t(body)}${sig ? `<div class="sig">${en(sig)}</div>` : ''}</li>`
    const list = (title, lines) =>
      `<div class="m"><b>${en(title)}</b><ul>${lines.map(([a, b]) => med(a, b)).join('')}</ul></div>`
    return sheet(
      `body{font:17px/1.36 ${FACE.lato};padding:40px 54px}h3{font-size:17.5px;color:#5a1f2b;border-bottom:1.5px solid #5a1f2b;margin:10px 0 3px}p{margin:3px 0}ul{margin:2px 0}.sig{color:#333;font-size:16px;padding-left:10px}.two{display:grid;grid-template-columns:1fr 1fr;gap:6px 22px}.m b{background:#f1e7e9;display:block;padding:1px 8px}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:10px;align-items:center">${mark('cross', '#5a1f2b', 42)}<div><b style="font-size:24px;color:#5a1f2b">Blackhawk Valley Hospital</b><br>Hospital Medicine: Discharge Summary</div></div><div style="text-align:right;font-size:15.5px">PETROSKY, LORRAINE A.<br>DOB 10/27/1946 &nbsp; F &nbsp; MRN 4471902</div></div>
      <p>Admission date: 12/05/2025 &nbsp; Discharge date: 12/09/2025 &nbsp; Disposition: home with home health<br>Attending: Nathaniel Boateng, MD &nbsp; PCP: Ellen Vasquez, MD &nbsp; Cardiology consult: Rajesh Iyer, MD</p>${c.no('Ellen Vasquez, MD', 'recipient')}${c.no('Rajesh Iyer, MD', 'consultant')}
      <h3>Hospital problems</h3><ul>${items(c, ['Principal: {d.sepsis|Sepsis} due to {d.pyelo|acute pyelonephritis}, {o|E. coli}', '{d.af|Atrial fibrillation with rapid ventricular response, new onset|icd=I48.91}', '{d.aki|AKI|st=-} on {d.ckd3|CKD stage 3b|icd=N18.32}, back to baseline', '{d.hypok|Hypokalemia|st=-}, repleted'])}</ul>
      <h3>Chronic conditions</h3><p>${c.t('{d.dm2|Type 2 diabetes mellitus}, {d.htn|hypertension}, {d.hypothy|hypothyroidism}, {d.osteoporosis|osteoporosis}. History of {d.breastca|breast cancer, left, 2009|st=historical;icd=Z85.3} treated with {p.lumpec|lumpectomy} and {p.radioth|radiation}.')}</p>
      <h3>Hospital course</h3><p>${c.t('79-year-old woman with two days of {o|fever}, chills and {o|right flank pain}. Temp 102.9 F, BP 92/54, pulse 138 irregular. {l.lact|Lactate 3.1 mmol/L|on=2025-12-05}, {l.wbc|WBC 19.4 K/uL|on=2025-12-05}, {l.crea|creatinine 2.10 mg/dL|on=2025-12-05}, {l.k|potassium 3.2 mmol/L|on=2025-12-05} on 12/05/2025. {l.bcult|Blood cultures 2/2 Escherichia coli|v=Escherichia coli;u=-} sensitive to ceftriaxone; {l.ucult|urine culture >100,000 CFU/mL E. coli|v=>100,000 CFU/mL E. coli;u=-}. {i.ctap|CT abdomen and pelvis|on=2025-12-05} 12/05/2025: {o|right perinephric stranding}, {x|no obstructing stone|negated|d.ureter}, {x|no hydronephrosis|negated|d.hydro}, {x|no abscess|negated}; incidental {d.gallst|cholelithiasis} {x|without cholecystitis|negated|d.cholec}. She received 3 liters of fluid and {m.ceftr?|IV ceftriaxone|st=-;dose=-} for four days. {x|Vasopressors were not needed|negated}. Rapid AF settled with {m.dilt?|diltiazem drip|st=-;dose=-}, then oral metoprolol; {x|no cardioversion was done|not done|p.cardiov}. {i.echo|Echocardiogram|on=2025-12-07} 12/07/2025: {l.lvef|LVEF 55-60%|v=55-60;u=%}, mild {d.mitral|mitral regurgitation}. {o|CHA2DS2-VASc 5}; started on apixaban. {x|Aspirin was considered and not resumed|considered|m.asa}.')}</p>
      <h3>Labs at discharge (12/09/2025)</h3><p>${c.t('{l.wbc|WBC 8.8 K/uL|on=2025-12-09}, {l.hgb|hemoglobin 11.2 g/dL|on=2025-12-09}, {l.plt|platelets 221 K/uL|on=2025-12-09}, {l.crea|creatinine 1.38 mg/dL|on=2025-12-09}, {l.k|potassium 4.1 mmol/L|on=2025-12-09}, {l.tsh|TSH 1.9 mIU/L|on=2025-12-09}, {l.a1c|A1c 7.4%|v=7.4;u=%;on=2025-12-09}.')}</p>
      <h3>Discharge medications</h3><div class="two">${list('START taking', [
        ['{m.apix|apixaban 5 mg tablet|freq=twice daily}', '1 tablet by mouth twice daily'],
        ['{m.metop|metoprolol succinate 50 mg ER|freq=daily}', '1 tablet daily'],
        ['{m.cefdin|cefdinir 300 mg|freq=twice daily}', '1 capsule twice daily through 12/15'],
      ])}${list('CONTINUE taking', [
        ['{m.levo|levothyroxine 88 mcg|freq=every morning}', '1 tablet every morning'],
        ['{m.ator|atorvastatin 20 mg|freq=nightly}', '1 tablet nightly'],
        ['{m.alen|alendronate 70 mg|freq=weekly}', '1 tablet weekly, Sundays'],
      ])}${list('CHANGE how you take', [['{m.glip|glipizide 5 mg|freq=daily}', 'daily with breakfast (was twice daily)']])}${list(
        'STOP taking',
        [
          ['{m.aml|amlodipine 10 mg|st=stopped}', 'pressure low'],
          ['{m.napr|naproxen 220 mg|st=stopped}', 'kidneys and blood thinner'],
        ],
      )}</div>
      <h3>Allergies</h3><p>${c.t('{a.tmp|Bactrim: hives|react=hives}; {a.code|codeine: nausea|react=nausea}. {x|No latex allergy|negated|a.latex}.')}</p>
      <h3>Pending and follow-up</h3><p>${c.t('PCP Dr. Vasquez in 7 days with {x|repeat BMP|planned}. Cardiology Dr. Iyer 12/30: {x|Holter monitor|planned|p.holter}. {x|Surgery referral if gallstones become symptomatic|conditional}. {x|Call for any sign of bleeding|warned}. {x|Her son has kidney stones|family history|d.stone}.')}</p><div>${signature(c.rnd)} Nathaniel Boateng, MD &nbsp; Electronically signed 12/09/2025 15:12; printed 12/10/2025</div>`,
    )
  },
  { scale: 1.3, degrade: { angle: 1.1 } },
)

const emergency = doc(
  'p228.png',
  ['en', 'discharge', 'scan'],
  '2025-03-22',
  [
    'Carrick Royal Infirmary',
    'CARRICK ROYAL INFIRMARY',
    'Carrick Royal Infirmary Emergency Department',
    'Carrick Royal Infirmary, Emergency Department',
  ],
  ['Dr Euan McCorquodale', 'Euan McCorquodale', 'Dr E McCorquodale', 'E McCorquodale'],
  ['Mr Stuart Lennox', 'Stuart Lennox', 'LENNOX, Stuart', 'Lennox, Stuart'],
  'Emergency department attendance letter',
  (c) => {
    const row = (k, v) => `<div class="r"><div class="k">${en(k)}</div><div>${c.t(v)}</div></div>`
    return sheet(
      `body{font:18px/1.44 ${FACE.times};font-size:20px;padding:50px 66px}.r{display:grid;grid-template-columns:190px 1fr;gap:14px;margin:7px 0}.k{font-weight:bold}p{margin:7px 0}`,
      `<div style="display:flex;justify-content:space-between;border-bottom:2px solid #000;padding-bottom:6px"><div><b style="font-size:25px">Carrick Royal Infirmary</b><br>Emergency Department</div><div style="text-align:right">ED number 25-031887<br>CHI 999 170 0231</div></div>
      <p>Dr Morag Sinclair, Burnside Health Centre</p>${c.no('Dr Morag Sinclair', 'recipient')}${c.no('Burnside Health Centre', "recipient's practice")}<p><b>LENNOX, Stuart</b> &nbsp; Date of birth 17.05.1984 &nbsp; Male &nbsp; 8 Shore Street<br>Arrived 22.03.2025 03:18 &nbsp; Departed 22.03.2025 09:05 &nbsp; Typed 24.03.2025</p>
      ${row('Complaint', 'Sudden {o|left loin pain} to groin since midnight, {o|vomited} twice. {x|No fever|negated}, {x|no dysuria|negated}.')}
      ${row('Diagnosis', '{d.renalcol|Left renal colic}: {d.ureter|4 mm stone at the left vesicoureteric junction|icd=N20.1/N13.2}')}
      ${row('Background', '{d.gout|Gout}, {d.asthma|childhood asthma|st=historical}. Previous {d.stone|kidney stone 2018|st=historical;icd=Z87.442}. {x|Father has polycystic kidneys|family history|d.pckd}. {d.smoker|Smokes 10 a day|icd=F17.210/F17.200/Z72.0}.')}
      ${row('Usual medicines', '{m.allo|Allopurinol 300 mg once daily|freq=once daily}. {x|No longer on colchicine|stopped|m.colc}.')}
      ${row('Allergies', '{x|None known|negated}')}
      ${row('On examination', 'Temp 36.8, pulse 92, BP 148/86. Tender left renal angle. {x|Abdominal aorta not palpable, no aneurysm on bedside scan|negated|d.aaa}. {x|Testes normal|normal finding}.')}
      ${row('Urine', 'Dipstick: {l.ubld|blood +++|v=+++;u=-}, {l.unit|nitrite negative|v=negative;u=-}, {l.uleu|leucocytes negative|v=negative;u=-}.')}
      ${row('Bloods 22.03.2025', '{l.crea|Creatinine 118 umol/L|on=2025-03-22}, {l.egfr|eGFR 69 mL/min|on=2025-03-22}, {l.wbc|WCC 12.9 x10^9/L|v=12.9;u=x10^9/L;on=2025-03-22}, {l.hgb|Hb 152 g/L|v=152;u=g/L;on=2025-03-22}, {l.crp|CRP 9 mg/L|on=2025-03-22}, {l.uric|urate 0.44 mmol/L|on=2025-03-22}, {l.cacor|adjusted calcium 2.38 mmol/L|on=2025-03-22}.')}
      ${row('Imaging', '{i.ctkub|CT KUB|on=2025-03-22} 22.03.2025: 4 mm left VUJ calculus, mild {d.hydro|left hydronephrosis}, {d.rcyst|simple cyst right kidney}. {x|No appendicitis|negated|d.append}. {x|No diverticulitis|negated|d.divertic}.')}
      ${row('Given in department', '{m.dicl?|Diclofenac 75 mg IM|st=-}, {m.morp?|morphine 5 mg IV|st=-}, {m.ond?|ondansetron 4 mg IV|st=-}. Pain settled.')}
      ${row('To take home', '{m.napr|Naproxen 500 mg twice daily|freq=twice daily} for 7 days, {m.ome|omeprazole 20 mg once daily|freq=once daily}, {m.cocod|co-codamol 30/500|dose=-;freq=up to four times daily} two up to four times daily. {x|Tamsulosin discussed, patient declined|declined|m.tams}.')}
      ${row('Plan', 'Drink 2-3 litres a day, sieve urine. {x|Urology stone clinic in 4 weeks with repeat CT KUB|planned}. Return if fever. {x|Ureteroscopy if not passed|conditional|p.ureteros}. GP please {x|repeat creatinine in 2 weeks|planned}.')}
      <p style="margin-top:34px">${signature(c.rnd)}<br>Dr Euan McCorquodale, Specialty Doctor (for Dr Fiona Baxter, Consultant)</p>${c.no('Dr Fiona Baxter', 'consultant in whose name')}`,
    )
  },
  { width: 1000, scale: 1.5, degrade: { angle: -0.8 } },
)

const endocrine = doc(
  'p229.png',
  ['en', 'consultation', 'clean'],
  '2025-10-29',
  ['Sandhill Endocrinology Associates', 'SANDHILL ENDOCRINOLOGY ASSOCIATES', 'Sandhill Endocrinology'],
  ['Miriam Castellanos, MD', 'Miriam Castellanos', 'M. Castellanos, MD', 'Dr. Castellanos'],
  ['Deborah Ostrander', 'Ostrander, Deborah', 'Ms. Ostrander'],
  'Progress note',
  (c) =>
    sheet(
      `body{font:18px/1.45 ${FACE.verdana};font-size:16px;padding:44px 68px}h3{font-size:16.5px;margin:11px 0 2px;text-transform:uppercase;color:#234}p{margin:3px 0}ul,ol{margin:2px 0}td,th{border:1px solid #bbb;padding:3px 10px;font-size:15.5px}th{background:#eef;text-align:left}`,
      `<div style="border-bottom:3px solid #345;padding-bottom:6px"><b style="font-size:23px">Sandhill Endocrinology Associates</b><span style="float:right">Progress Note</span></div><p>Patient: Deborah Ostrander &nbsp; DOB: 01/30/1968 (57 y.o. F) &nbsp; Date of service: 10/29/2025<br>Provider: Miriam Castellanos, MD &nbsp; Referred by: Glenn Takahashi, MD</p>${c.no('Glenn Takahashi, MD', 'referrer')}
      <h3>Chief complaint</h3><p>Follow-up of diabetes and thyroid.</p>
      <h3>HPI</h3><p>${c.t('{d.dm2|Type 2 diabetes} for 11 years with {d.dneuro|peripheral neuropathy|icd=E11.42/E11.40}. Eye exam in June: {x|no retinopathy|negated|d.dretin}. {x|Denies hypoglycemia|negated} and {x|chest pain|negated}. Could not tolerate {m.sema|Ozempic|st=stopped;dose=-} ({o|vomiting}), stopped in March. {m.metf|Metformin ER 1000 mg twice daily|freq=twice daily;dose=1000 mg} and {m.empa|Jardiance 25 mg daily|freq=daily}. {d.hashi|Hashimoto’s thyroiditis} on {m.levo|levothyroxine 100 mcg daily|freq=daily;dose=-}. {x|Mother has type 1 diabetes|family history|d.dm1}; {x|aunt had thyroid cancer|family history|d.thyca}.')}</p>
      <h3>Other problems</h3><p>${c.t('{d.hld|Hyperlipidemia}, {d.htn|hypertension}, {d.obesity|class 1 obesity|icd=E66.811/E66.9}, {d.osa|OSA} on {o|CPAP}. Surgical: {p.cholecy|cholecystectomy|on=2012} 2012.')}</p>
      <h3>Other medications</h3><p>${c.t('{m.ros|Rosuvastatin 10 mg daily|freq=daily}, {m.los|losartan 50 mg daily|freq=daily}, {m.gaba|gabapentin 300 mg at bedtime|freq=at bedtime}, {m.b12|vitamin B12 1000 mcg daily|freq=daily}. Allergies: {a.sulfa|sulfa (rash)|react=rash}.')}</p>
      <h3>Vitals</h3><p>BP 136/82, pulse 78, weight 198 lb, BMI 33.1.</p>
      <h3>Data reviewed</h3><table><tr><th>Test</th><th>10/22/2025</th><th>04/15/2025</th></tr>${[
        ['a1c', 'Hemoglobin A1c', '8.1', '7.5', '%'],
        ['crea', 'Creatinine', '0.88', '0.84', 'mg/dL'],
        ['uacr', 'Urine albumin/creatinine', '46', '38', 'mg/g'],
        ['ldl', 'LDL cholesterol', '84', '91', 'mg/dL'],
        ['tsh', 'TSH', '5.6', '2.3', 'uIU/mL'],
        ['alt', 'ALT', '47', '44', 'U/L'],
      ]
        .map(
          ([key, name, now, old, u]) =>
            `<tr><td>${en(name)}, ${en(u)}</td><td>${resultCell(c, key, name, now, u, '', '2025-10-22')}</td><td>${resultCell(c, key, name, old, u, '', '2025-04-15')}</td></tr>`,
        )
        .join('')}</table>
      <p>${c.t('{i.usthy|Thyroid ultrasound|on=2025-10-29} in office today: {o|heterogeneous gland}; {d.thynod|9 mm right mid-pole nodule, TI-RADS 3|icd=E04.1}, stable. {x|No suspicious lymph nodes|negated}.')}</p>
      <h3>Assessment and plan</h3><ol>${items(c, ['Diabetes, above goal. Start {m.glar|insulin glargine 10 units at bedtime|freq=at bedtime}. {x|Discussed Mounjaro, insurance denied|considered|m.tirz}. {x|Continuous glucose monitor ordered|planned}.', '{d.hypothy|Hypothyroidism|icd=E03.9/E06.3/E03.8}, under-replaced: increase levothyroxine to 112 mcg. {x|TSH in 8 weeks|planned|l.tsh}.', '{d.albur?|Albuminuria}: continue losartan. {x|Consider finerenone|considered}.', 'Nodule: {x|FNA not indicated|not done|p.fna}; {x|repeat ultrasound in one year|planned|i.usthy}.', '{d.steat|Fatty liver|icd=K76.0} suspected earlier, confirmed on outside imaging; weight loss advised.'])}</ol>
      <p>Return 3 months. Electronically signed by Miriam Castellanos, MD, 10/30/2025 07:58.</p>`,
    ),
  { width: 1100, scale: 1.35 },
)

const rheumatology = doc(
  'p230.jpg',
  ['en', 'consultation', 'photo'],
  '2025-07-08',
  [
    'Severnside University Hospital',
    'SEVERNSIDE UNIVERSITY HOSPITAL',
    'Severnside University Hospital, Department of Rheumatology',
    'Department of Rheumatology, Severnside University Hospital',
  ],
  ['Dr Olufemi Bankole', 'Olufemi Bankole', 'Dr O Bankole'],
  ['Mrs Glenys Pritchard', 'Glenys Pritchard', 'Mrs Pritchard'],
  'Clinic letter',
  (c) =>
    sheet(
      `body{font:19px/1.5 ${FACE.arial};font-size:19px;padding:54px 78px}p{margin:9px 0}ul,ol{margin:2px 0}`,
      `<div style="display:flex;justify-content:space-between"><div>Department of Rheumatology<br>Secretary: Mrs D Coles, 01452 000 111</div><div style="text-align:right"><b style="font-size:22px;color:#005a9c">Severnside University Hospital</b><br>Gloucester GL1</div></div><p>Our ref: OB/dc/S881204 &nbsp; NHS: 999 441 2093<br>Clinic date: 08/07/2025 &nbsp; Date typed: 15/07/2025</p><p>Dr Natalie Fairweather, Quedgeley Green Surgery</p>${c.no('Dr Natalie Fairweather', 'recipient')}${c.no('Quedgeley Green Surgery', "recipient's practice")}
      <p>Dear Dr Fairweather,</p><p><b>Glenys PRITCHARD, DOB 23/09/1959, 4 Elmbridge Court</b></p>
      <b>Diagnoses:</b><ol>${items(c, ['{d.ra|Seropositive rheumatoid arthritis, 2016}, {l.das28|DAS28 today 4.6|v=4.6;u=-;on=2025-07-08}', '{d.osteopenia|Osteopenia} ({i.dexa?|DEXA|on=2023} 2023)', '{d.bronchiect|Mild bronchiectasis}', '{d.cts|Right carpal tunnel syndrome|icd=G56.01}'])}</ol>
      <b>Medication:</b><ul>${items(c, ['{m.mtx|Methotrexate 20 mg once weekly (Mondays)|freq=once weekly}', '{m.folic|Folic acid 5 mg once weekly (Fridays)|freq=once weekly}', '{m.hcq|Hydroxychloroquine 200 mg daily|freq=daily}', '{m.calvitd|Adcal-D3 twice daily|dose=-;freq=twice daily}', 'Previously tried: {m.ssz|sulfasalazine|st=stopped;dose=-} (no effect), {m.lef|leflunomide|st=stopped;dose=-} ({o|diarrhoea})'])}</ul>
      <p>${c.t('I reviewed this retired dinner lady. Her hands and left wrist have been swollen for two months with an hour of {o|morning stiffness}. {x|There is no dry mouth or eyes to suggest Sjögren’s|negated|d.sjogren}, {x|no psoriasis|negated|d.psoriasis}, {x|no Raynaud’s|negated|d.raynaud}. {x|Her sister has lupus|family history|d.sle}. She gave up smoking in 2010 ({d.exsmoker|ex-smoker}).')}</p>
      <p>${c.t('Examination showed {o|synovitis} of six MCP joints and the left wrist. {x|No nodules|negated}. Chest clear. Tinel’s positive on the right.')}</p>
      <p>${c.t('Investigations 01/07/2025: {l.esr|ESR 41 mm/hr|on=2025-07-01}, {l.crp|CRP 27 mg/L|on=2025-07-01}, {l.hgb|Hb 118 g/L|v=118;u=g/L;on=2025-07-01}, {l.wbc|white cells 6.1|v=6.1;u=-;on=2025-07-01}, {l.alt|ALT 24 U/L|on=2025-07-01}, {l.egfr|eGFR >90|v=>90;u=-;on=2025-07-01}. In 2016 {l.rf|rheumatoid factor 164 IU/mL|on=2016} and {l.ccp|anti-CCP >340 U/mL|v=>340;u=U/mL;on=2016}. {i.xrhand|X-rays of hands and feet|on=2025-07-08} today: {o|new erosion of the right second MCP joint}. {l.hbsag|Hepatitis B surface antigen negative|v=negative;u=-}, {l.antihcv|hepatitis C antibody negative|v=negative;u=-}, {l.qft|QuantiFERON negative|v=negative;u=-}.')}</p>
      <p>${c.t('I gave {m.mpred|Depo-Medrone 120 mg IM|st=-;route=IM} today. She now qualifies for a biologic and we shall {x|apply for adalimumab|planned|m.ada}; {x|etanercept would be second choice|considered|m.etan}. {x|Rituximab is an option because of the bronchiectasis|considered|m.rit}. Please continue monthly monitoring bloods. {x|She should not have live vaccines|warned}; {x|Shingrix before the biologic please|planned|m.vzos}. {x|Nerve conduction studies requested|planned|p.emg}. {x|No known drug allergies|negated}. Wrist splint at night.')}</p>
      <p>Review four months.</p><p>Yours sincerely,</p>${signature(c.rnd)}<p>Dr Olufemi Bankole, Consultant Rheumatologist<br>cc: Mrs Pritchard; Sr Jackie Moule, rheumatology nurse specialist</p>${c.no('Jackie Moule', 'copy')}`,
    ),
  { scale: 1.25, degrade: { angle: -1.4, folds: [0.34, 0.67] } },
)

const gynecology = doc(
  'p231.jpg',
  ['en', 'consultation', 'photo'],
  '2025-05-27',
  ["Juniper Women's Health", "JUNIPER WOMEN'S HEALTH", 'Juniper Women’s Health'],
  ['Caroline Yoshimura, MD', 'Caroline Yoshimura', 'C. Yoshimura, MD', 'Caroline Yoshimura, MD, FACOG'],
  ['Tamika Broussard', 'BROUSSARD, TAMIKA', 'Broussard, Tamika', 'Ms. Broussard'],
  'Office visit',
  (c) =>
    sheet(
      `body{font:18px/1.45 ${FACE.roboto};font-size:18px;padding:46px 62px}p{margin:6px 0}b.h{color:#6a2c70}`,
      `<div style="text-align:center;border-bottom:2px solid #6a2c70;padding-bottom:8px"><b style="font-size:26px;color:#6a2c70">Juniper Women’s Health</b><br>Obstetrics and Gynecology, 88 Magnolia Pkwy, Baton Rouge, LA</div><p>OFFICE VISIT &nbsp; Date: May 27, 2025 &nbsp; Patient: <b>Tamika Broussard</b> &nbsp; DOB: Feb 6, 1982 &nbsp; Chart 30551<br>Seen by: Caroline Yoshimura, MD &nbsp; PCP: Brent Landry, NP</p>${c.no('Brent Landry, NP', 'recipient')}
      <p><b class="h">S:</b> ${c.t('43 y.o. {o|G3P2} with {d.menorr|heavy periods|icd=N92.0} for one year, soaking a pad every hour on days 1-3, {o|tired}. LMP 5/14. {x|Denies intermenstrual bleeding|negated} or {x|pelvic pain|negated}. {x|No history of clotting disorder|negated}. {x|Not pregnant|negated}. {x|Mother had ovarian cancer at 60|family history|d.ovca}; {x|BRCA not tested|not done}. PSH: {p.csect|C-section x2}, {p.tubal|tubal ligation|on=2014} 2014. Meds: {m.fes|ferrous sulfate 325 mg daily|freq=daily}, {m.lis|lisinopril 10 mg daily|freq=daily}, {m.ibu|ibuprofen 600 mg as needed|freq=as needed}. She tried {m.coc|Levora|st=stopped;dose=-} in 2023, stopped because of blood pressure. Allergy: {a.pen|penicillin - anaphylaxis as a child|react=anaphylaxis}.')}</p>
      <p><b class="h">O:</b> ${c.t('BP 138/86, BMI 34. Uterus 12-week size, irregular, mobile. Cervix normal. {p.smear|Pap smear} with {o|HPV co-test} taken.')}</p>
      <p><b class="h">Labs</b> ${c.t('(05/20/2025): {l.hgb|Hgb 9.1 g/dL|on=2025-05-20}, {l.mcv|MCV 72 fL|on=2025-05-20}, {l.ferr|ferritin 6 ng/mL|on=2025-05-20}, {l.tsh|TSH 1.44 uIU/mL|on=2025-05-20}, {l.plt|platelets 388 K/uL|on=2025-05-20}. {l.hcgu|Urine hCG negative|v=negative;u=-}.')}</p>
      <p><b class="h">Ultrasound</b> ${c.t('{i.uspelv|Transvaginal ultrasound|on=2025-05-27} in office 05/27/2025: 11.8 cm uterus with {d.fibroid|intramural fibroid 4.6 cm|icd=D25.1/D25.0/D25.9} and a {d.fibroid|2.0 cm submucosal fibroid}; {o|endometrium 9 mm}; {d.ovcyst|simple left ovarian cyst 2.8 cm|icd=N83.202/N83.292/N83.209}. {x|No free fluid|negated}.')}</p>
      <p><b class="h">Procedure</b> ${c.t('{p.endobx|Endometrial biopsy} with Pipelle, tolerated well. Pathology pending; {x|rule out hyperplasia|question}.')}</p>
      <p><b class="h">A/P:</b> ${c.t('1. {d.menorr|Heavy menstrual bleeding|icd=N92.0} due to fibroids. Start {m.txa|tranexamic acid 650 mg, 2 tabs three times daily during menses|freq=three times daily}. {x|Mirena IUD offered, she will think about it|considered|p.iud}. {x|Hysterectomy discussed if this fails|considered|p.hyst}. {x|Leuprolide not wanted|declined}.\n2. {d.ida|Iron deficiency anemia|icd=D50.0/D50.9}: refer for {x|iron infusion|planned}, keep oral iron.\n3. {d.htn|Hypertension}: to PCP. {x|No estrogen-containing pills|warned}.\n4. {x|Mammogram due in August|planned|i.mammo}. Cyst: {x|repeat ultrasound 3 months|planned|i.uspelv}.')}</p>
      <p>RTC 6 weeks.</p><div style="height:24px"></div>${signature(c.rnd, '#333')}<br>Caroline Yoshimura, MD, FACOG &nbsp; signed 05/28/2025`,
    ),
  { width: 980, scale: 1.6, degrade: { angle: 0.8 } },
)

const list = doc(
  'p232.png',
  ['en', 'prescription', 'clean'],
  '2025-11-03',
  ['Copper Basin Family Health', 'COPPER BASIN FAMILY HEALTH'],
  ['Wendell Oyelaran, MD', 'Wendell Oyelaran', 'Oyelaran, Wendell MD'],
  ['Ignacio Barrera', 'BARRERA, IGNACIO', 'Barrera, Ignacio'],
  'Current medication list',
  (c) => {
    const row = (name, sig, why, who) =>
      `<tr data-line><td>${c.t(name)}</td><td>${en(sig)}</td><td>${c.t(why)}</td><td>${en(who)}</td></tr>`
    return sheet(
      `body{font:18px/1.4 ${FACE.calibri};font-size:18.5px;padding:44px 60px}td,th{padding:6px 9px;border-bottom:1px solid #c9c9c9}th{background:#37474f;color:#fff;text-align:left;font-weight:normal}h3{margin:16px 0 4px;font-size:19px}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><b style="font-size:25px;color:#8a4b12">Copper Basin Family Health</b>${barcode(c.rnd, 34, 30)}</div><p><b>Medication list</b> as of 11/03/2025 &nbsp; for Ignacio Barrera, DOB 06/11/1958<br>Provider: Wendell Oyelaran, MD &nbsp; Pharmacy: Desert Willow Drug, Globe AZ &nbsp; Printed 11/05/2025</p>${c.no('Desert Willow Drug', 'pharmacy')}
      <h3>Taking</h3><table><colgroup><col style="width:27%"><col style="width:41%"><col style="width:20%"><col></colgroup><tr><th>Medication</th><th>How to take</th><th>Reason</th><th>Last filled</th></tr>
      ${row('{m.metop|Toprol XL 100 mg tablet|freq=once a day}', '1 tab PO once a day', '{d.ihd|Coronary artery disease}', '10/12/25')}${row('{m.asa|aspirin EC 81 mg tablet|freq=once a day}', '1 tab once a day', 'Coronary artery disease', 'OTC')}${row('{m.ator|Lipitor 80 mg tablet|freq=at bedtime}', '1 tab at bedtime', '{d.hld|Mixed hyperlipidemia|icd=E78.2}', '10/12/25')}${row('{m.eze|ezetimibe 10 mg tablet|freq=once a day}', '1 tab once a day', 'Mixed hyperlipidemia', '09/30/25')}${row('{m.gtn|nitroglycerin 0.4 mg SL tablet|freq=as needed}', '1 tab under tongue as needed for chest pain, may repeat x2', 'Coronary artery disease', '02/18/25')}${row('{m.tams|Flomax 0.4 mg capsule|freq=at bedtime}', '1 cap at bedtime', '{d.bph|BPH}', '10/20/25')}${row('{m.glar|Lantus SoloStar 100 units/mL|dose=-;freq=at bedtime}', '22 units under the skin at bedtime', '{d.dm2|Type 2 diabetes}', '10/20/25')}${row('{m.metf|metformin 500 mg tablet|freq=twice a day}', '2 tabs twice a day with meals', 'Type 2 diabetes', '10/20/25')}${row('{m.flut|Flonase 50 mcg nasal spray|freq=once a day}', '2 sprays each nostril once a day', '{d.allrhin|Allergic rhinitis}', 'OTC')}${row('{m.salb|ProAir HFA 90 mcg|freq=every 4 hours as needed}', '2 puffs every 4 hours as needed', '{d.asthma|Asthma}', '06/04/25')}</table>
      <h3>Short course</h3><table><colgroup><col style="width:27%"><col style="width:41%"><col style="width:20%"><col></colgroup>${row('{m.amox?|amoxicillin 500 mg capsule|st=-}', '1 cap three times a day, 10/02/25 to 10/09/25, completed', 'tooth', '10/02/25')}</table>
      <h3>No longer taking</h3><table><colgroup><col style="width:27%"><col style="width:41%"><col style="width:20%"><col></colgroup>${row('{m.lis|lisinopril 20 mg tablet|st=stopped}', 'stopped 07/2025', 'cough', '')}${row('{m.clop|Plavix 75 mg tablet|st=stopped}', 'course finished, one year after stent', '{p.pci|coronary stent|on=2024} 2024', '')}${row('{m.glyb|glyburide 5 mg tablet|st=stopped}', 'stopped, low sugars', '', '')}</table>
      <h3>Allergies and intolerances</h3><p>${c.t('{a.ace|ACE inhibitors|react=cough} - cough; {a.contrast|IV contrast|react=hives} - hives; {a.shell|shellfish|react=lip swelling} - lip swelling. {x|Penicillin: tolerated amoxicillin, allergy removed 10/2025|refuted|a.pen}.')}</p>
      <p style="font-size:16.5px">${c.t('Remember: {x|do not use Viagra with nitroglycerin|warned|m.sild}. {x|Avoid Advil and Aleve|warned|m.ibu}. {x|Next visit we may add Jardiance|considered|m.empa}.')}</p>`,
    )
  },
  { width: 1080, scale: 1.4 },
)

const repeat = doc(
  'p233.jpg',
  ['en', 'prescription', 'photo'],
  '2025-09-25',
  ['Lychgate Medical Practice', 'LYCHGATE MEDICAL PRACTICE', 'Lychgate Medical Practice, Ludlow'],
  ['Dr Simeon Achterberg', 'Dr S Achterberg', 'Simeon Achterberg', 'DR S ACHTERBERG'],
  ['Mrs Doreen Maddocks', 'Doreen Maddocks', 'MADDOCKS, Doreen', 'Maddocks, Doreen'],
  'Repeat prescription',
  (c) => {
    const drug = (name, sig, note) =>
      `<tr data-line><td class="bx">□</td><td><b>${c.t(name)}</b><br>${c.t(sig)}</td><td class="q">${en(note)}</td></tr>`
    return sheet(
      `body{font:18px/1.34 ${FACE.mono};font-size:16.5px;padding:36px 48px}td{padding:6px 8px;border-bottom:1px dashed #666}.bx{width:30px;font-size:22px}.q{width:215px;font-size:15px}p{margin:6px 0}`,
      `<div style="border:1.5px solid #2e7d4f;padding:10px 14px;display:flex;justify-content:space-between"><div><b>MADDOCKS, Doreen (Mrs)</b><br>DoB 08-Apr-1941 &nbsp; 84y 5m<br>2 Priory Row, Ludlow<br>NHS 999 610 5512</div><div style="text-align:right">Lychgate Medical Practice<br>Church Walk, Ludlow<br>Tel 01584 000 222<br>Dr S Achterberg</div></div>
      <p>REPEAT PRESCRIPTION &nbsp; issued 25-Sep-2025 &nbsp; Please tick the items you need. Review due: 30-Nov-2025</p><table>
      ${drug('{m.edox|Edoxaban 30mg tablets|freq=once daily}', 'One To Be Taken Once Daily', '28 tablets, issue 6 of 12')}${drug('{m.bis|Bisoprolol 3.75mg tablets|freq=in the morning}', 'One To Be Taken In The Morning', '28 tablets')}${drug('{m.fur|Furosemide 40mg tablets|freq=in the morning}', 'Two In The Morning', '56 tablets')}${drug('{m.ram|Ramipril 2.5mg capsules|freq=at night}', 'One To Be Taken At Night', '28 capsules')}${drug('{m.levo|Levothyroxine sodium 75microgram tablets|dose=75 mcg;freq=once daily}', 'Take One Daily Before Breakfast', '28 tablets')}${drug('{m.lan|Lansoprazole 15mg gastro-resistant capsules|freq=once daily}', 'One Daily', '28 capsules')}${drug('{m.alen|Alendronic acid 70mg tablets|freq=once weekly}', 'One Each WEEK, sitting upright', '4 tablets')}${drug('{m.beclo|Clenil Modulite 100micrograms/dose inhaler|dose=-;freq=twice a day}', 'Two Puffs Twice A Day', '1 x 200 dose')}${drug('{m.latan|Latanoprost 50micrograms/ml eye drops|dose=-;freq=at night}', 'One Drop Both Eyes At Night', '2.5 ml')}${drug('{m.cocod|Co-codamol 15mg/500mg tablets|dose=-;freq=when required}', 'One Or Two When Required, max 8 in 24 hours', '100 tablets, last issued 14-Jun-2025')}${drug('{m.lact|Lactulose 3.1-3.7g/5ml oral solution|dose=-;freq=twice a day}', '15ml Twice A Day', '500 ml')}</table>
      <p>NOT ON REPEAT NOW: ${c.t('{m.aml|Amlodipine 5mg tablets|st=stopped} (stopped 12-Aug-2025, ankle swelling); {m.nitrof?|Nitrofurantoin 100mg capsules|st=-} (acute, 3 days, 02-Sep-2025)')}</p>
      <p>Messages: ${c.t('Blood test for kidneys due ({x|U&E overdue|planned}). {x|Flu|planned|m.vflu} and {x|COVID vaccines available from October|planned|m.vcovid}. Sensitivities: {a.trimeth|Trimethoprim - rash|react=rash}; {a.elast|plasters|react=-}. {x|Do not buy ibuprofen over the counter|warned|m.ibu}.')}</p>
      <p>Dispense at: Ludlow Broad Street Pharmacy. Printed by: K. Bufton. Registered GP: Dr Simeon Achterberg</p>${c.no('K. Bufton', 'staff')}${c.no('Ludlow Broad Street Pharmacy', 'pharmacy')}<div>${hand('please leave at back door - Doreen', 27)}</div>`,
    )
  },
  { width: 1080, scale: 1.5, degrade: { angle: 1.5 } },
)

const chest = doc(
  'p234.png',
  ['en', 'imaging', 'clean'],
  '2025-04-17',
  ['Three Rivers Imaging Center', 'THREE RIVERS IMAGING CENTER', 'Three Rivers Imaging'],
  ['Leopold Brandvold, MD', 'Leopold Brandvold', 'L. Brandvold, MD', 'Brandvold, Leopold'],
  ['Mavis Tillotson', 'TILLOTSON, MAVIS', 'Tillotson, Mavis'],
  'CT chest',
  (c) =>
    sheet(
      `body{font:19px/1.5 ${FACE.arial};font-size:18px;padding:50px 76px}p{margin:7px 0}h3{font-size:18px;margin:13px 0 2px}`,
      `<div style="display:flex;gap:14px;align-items:center">${mark('bars', '#28456b', 46)}<b style="font-size:25px;color:#28456b">Three Rivers Imaging Center</b></div><p>Patient: TILLOTSON, MAVIS &nbsp; DOB: 12/03/1955 &nbsp; Sex: F &nbsp; MRN: 661190 &nbsp; Accession: CT-25-10384<br>Exam date: 04/17/2025 &nbsp; Dictated: 04/17/2025 &nbsp; Finalized: 04/18/2025<br>Ordering: Priscilla Okonjo, DO &nbsp; Reading radiologist: Leopold Brandvold, MD</p>${c.no('Priscilla Okonjo, DO', 'referrer')}
      <p><b>EXAM:</b> ${c.t('{i.ctchest|CT CHEST WITHOUT CONTRAST|main=1}')}</p>
      <p><b>INDICATION:</b> ${c.t('{o|Chronic cough}, {d.smoker|current smoker, 40 pack-years|icd=F17.210/F17.200/Z72.0}. {x|Rule out malignancy|question|d.lungca}. {x|Father died of mesothelioma|family history}.')}</p>
      <p><b>COMPARISON:</b> ${c.t('{i.ctchest|CT chest 03/28/2024|on=2024-03-28}; {i.cxr|chest radiograph 02/11/2025|on=2025-02-11}.')}</p>
      <p><b>TECHNIQUE:</b> ${c.t('Helical acquisition, 1.25 mm slices. {x|No IV contrast given|not done}. CTDIvol 4.1 mGy.')}</p>
      <h3>FINDINGS</h3>
      <p>${c.t('__Lungs:__ Moderate upper-lobe predominant {d.emphys|centrilobular emphysema|icd=J43.2}. {d.nodule|Solid 7 mm nodule in the right lower lobe|icd=R91.1} (series 4, image 188), previously 5 mm. {d.granul|Calcified granuloma} left apex, unchanged. Mild {d.bronchwall|bronchial wall thickening}. {x|No consolidation|negated|d.pneumonia}. {x|No bronchiectasis|negated|d.bronchiect}. Dependent {d.atelect|atelectasis} at the left base.')}</p>
      <p>${c.t('__Pleura:__ {x|No effusion|negated|d.pleff} or {x|pneumothorax|negated|d.pneumothx}. {x|No pleural plaques|negated|d.plplaq}.')}</p>
      <p>${c.t('__Heart and vessels:__ Heart size normal. Moderate {d.corcalc|coronary artery calcification}. Ascending aorta 3.6 cm, {x|not aneurysmal|negated}. {x|No pericardial effusion|negated|d.pereff}.')}</p>
      <p>${c.t('__Mediastinum:__ {x|No lymphadenopathy|negated|d.lymphadmed}. {d.thynod|8 mm hypodense left thyroid nodule|icd=E04.1}. Small {d.hiatus|hiatal hernia}.')}</p>
      <p>${c.t('__Upper abdomen:__ {d.steat|Hepatic steatosis}. {d.adrenal|1.4 cm left adrenal adenoma|icd=D35.02/D35.00}, 4 HU. Status post {p.cholecy|cholecystectomy}. {x|No renal calculi|negated|d.stone}.')}</p>
      <p>${c.t('__Bones:__ Old healed {d.ribfx|left sixth rib fracture|st=historical;icd=Z87.81/S22.32XS/S22.32XD}. Mild {d.vertfx|T8 compression deformity|icd=M48.54XA/S22.060A/M80.08XA/M48.50XA}, unchanged. {x|No lytic lesions|negated}.')}</p>
      <h3>IMPRESSION</h3><p>${c.t('1. Right lower lobe nodule has grown to 7 mm. {x|PET/CT or CT in 3 months recommended|planned|i.petct}.\n2. Emphysema. Smoking cessation advised.\n3. Coronary calcification, adrenal adenoma and thyroid nodule; {x|thyroid ultrasound not required under 15 mm|not required|i.usthy}.')}</p>
      <p>Electronically signed: Leopold Brandvold, MD 04/18/2025 08:41. Transcribed by: V. Esposito.</p>${c.no('V. Esposito', 'transcriber')}`,
    ),
  { width: 1000, scale: 1.45 },
)

export const seventhLetters = [discharge, emergency, endocrine, rheumatology, gynecology, list, repeat, chest]
