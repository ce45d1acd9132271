/** Other paper in English: an American discharge summary, a South African script, an Irish rheumatologist's letter, a CT of the pulmonary arteries, an English emergency card. */
import { hand, mark, signature, stamp } from '../lib/decor.mjs'
import { FACE, doc, en, items, sheet } from './blind-parts.mjs'

/** United States: gallstone pancreatitis; capitals as headings, drugs in three lists. */
const discharge = doc(
  'p946.png',
  ['en', 'discharge', 'clean'],
  '2026-02-24',
  ['Mesa Verde Regional Hospital', 'MESA VERDE REGIONAL HOSPITAL'],
  ['Thaddeus Okonjo, MD', 'Thaddeus Okonjo', 'Dr. Thaddeus Okonjo', 'Dr. Okonjo'],
  ['Marisela Quintana', 'QUINTANA, MARISELA', 'Quintana, Marisela', 'Ms. Quintana'],
  'Discharge summary',
  (c) => {
    const h = (k, s) => `<h3>${en(k)}</h3><p>${c.t(s)}</p>`
    const l = (k, list) => `<h3>${en(k)}</h3><ul>${items(c, list)}</ul>`
    const [a, b] = ['2026-02-20', '2026-02-24']
    return sheet(
      `body{font:16px/1.36 ${FACE.times};font-size:17px;padding:44px 72px}h3{font-size:16px;margin:9px 0 1px}p{margin:1px 0}ul{margin:1px 0}.three{display:grid;grid-template-columns:1fr 1fr 1fr;gap:0 18px}`,
      `<div style="text-align:center;border-bottom:1px solid #000;padding-bottom:5px"><b style="font-size:22px">MESA VERDE REGIONAL HOSPITAL</b><br>Hospital Medicine &nbsp; DISCHARGE SUMMARY</div>
      <div style="display:grid;grid-template-columns:1fr 1fr;margin-top:7px"><div>Patient: QUINTANA, MARISELA<br>DOB: 03/02/1979 (46 y) F &nbsp; MRN 5521XXX<br>PCP: Colette Brannigan, PA-C</div><div>Admitted: 02/20/2026<br>Discharged: 02/24/2026 to home<br>Attending: Thaddeus Okonjo, MD</div></div>${c.no('Colette Brannigan', 'primary care')}
      ${l('DISCHARGE DIAGNOSES', ['{d.pancr|Acute gallstone pancreatitis|icd=K85.10/K85.90}, {x|without necrosis|negated}', '{d.gallst|Cholelithiasis|icd=K80.20}', '{d.hypok|Hypokalemia|icd=E87.6;st=-}, corrected', 'Chronic: {d.hypothy|hypothyroidism|icd=E03.9}, {d.migr|migraine|icd=G43.909}, {d.obesity|obesity|icd=E66.9}'])}
      ${h('PROCEDURES', '{p.lapchole|Laparoscopic cholecystectomy 02/22/2026|on=2026-02-22} (Dr. Ingrid Sorensen). Prior: {p.csect|cesarean section 2011|on=2011}.')}${c.no('Dr. Ingrid Sorensen', 'surgeon')}
      ${h('ALLERGIES', '{a.metoclo|Metoclopramide|react=restlessness} (restlessness), {a.clinda|clindamycin|react=rash} (rash). {x|No latex allergy|negated|a.latex}.')}
      ${h('HOSPITAL COURSE', '46-year-old woman with 12 hours of {o|epigastric pain} and {o|vomiting}. {x|No fever, no jaundice|negated}. {i.usabd|Right upper quadrant ultrasound 02/20/2026|on=2026-02-20}: multiple gallstones, common duct 5 mm, {x|no wall thickening|negated|d.cholec}. {i.ctap|CT abdomen and pelvis 02/20/2026|on=2026-02-20}: {o|peripancreatic stranding}, {d.steat|hepatic steatosis|icd=K76.0}, {x|no collection|negated}. {x|MRCP was considered; bilirubin fell and it was not done|not done|i.mrcp}. Treated with fluids and {m.hydrom?|IV hydromorphone|dose=-;st=-}. {x|No antibiotics were needed|negated}. {x|She does not drink alcohol|negated|d.alcdep}. {o|Intraoperative cholangiogram} clear, {x|so no ERCP|not needed|p.ercp}. {x|Her sister and mother had gallbladder surgery|family history|p.cholecy}.')}
      ${h('LABS', `02/20/2026: {l.lip|lipase 2410 U/L|on=${a}}, {l.wbc|WBC 13.2|v=13.2;u=-;on=${a}}, {l.hgb|Hgb 14.1|v=14.1;u=-;on=${a}}, {l.alt|ALT 288|v=288;u=-;on=${a}}, {l.ast|AST 241|v=241;u=-;on=${a}}, {l.tbil|total bilirubin 2.3|v=2.3;u=-;on=${a}}, {l.trig|triglycerides 142|v=142;u=-;on=${a}}, {l.ca|calcium 8.7|v=8.7;u=-;on=${a}}, {l.k|potassium 3.1|v=3.1;u=-;on=${a}}, {l.hcgu|urine pregnancy test negative|v=negative;u=-;on=${a}}. 02/24/2026: {l.wbc|WBC 8.0|v=8.0;u=-;on=${b}}, {l.hgb|Hgb 12.6|v=12.6;u=-;on=${b}}, {l.alt|ALT 74|v=74;u=-;on=${b}}, {l.tbil|total bilirubin 0.9|v=0.9;u=-;on=${b}}, {l.k|potassium 3.9|v=3.9;u=-;on=${b}}, {l.crea|creatinine 0.66|v=0.66;u=-;on=${b}}. {x|Gallbladder pathology pending|pending}.`)}
      <h3>DISCHARGE MEDICATIONS</h3><div class="three"><div><u>START</u><ul>${items(c, ['{m.ibu|ibuprofen 600 mg every 8 hours as needed|freq=every 8 hours as needed}', '{m.oxyc|oxycodone 5 mg every 6 hours as needed|freq=every 6 hours as needed}, 8 tablets', '{m.docus|docusate 100 mg twice daily|freq=twice daily}', '{m.ond|ondansetron ODT 4 mg as needed|freq=as needed}'])}</ul></div><div><u>CONTINUE</u><ul>${items(c, ['{m.levo|levothyroxine 112 mcg daily|freq=daily}', '{m.topi|topiramate 50 mg at bedtime|freq=at bedtime}', '{m.riza|rizatriptan 10 mg as needed|freq=as needed}'])}</ul></div><div><u>STOP</u><ul>${items(c, ['{m.coc|ethinyl estradiol-levonorgestrel|dose=-;st=stopped}', '{m.phenter|phentermine 37.5 mg|st=stopped}'])}</ul></div></div>
      ${l('FOLLOW-UP', ['{x|Surgery clinic 03/10/2026|planned}', '{x|PCP in 2 weeks: hepatic panel, discuss other contraception|planned|l.alt}', '{x|Consider a copper IUD|suggestion|m.e14copper}'])}
      ${h('INSTRUCTIONS', '{x|Low-fat diet for 2 weeks; no lifting over 15 lb for 4 weeks|instruction}. {x|Return for fever, yellow eyes or worse pain|conditional}. {x|Do not take acetaminophen above 3 g a day|warned|m.para}.')}
      <p>${c.t('Condition: good. Temp {l.e21temp|98.4 F|v=98.4;u=-}, BP {l.e21sys|118|v=118;u=-}/{l.e21dia|72|v=72;u=-}.')}</p><p style="margin-top:8px">Electronically signed: Thaddeus Okonjo, MD 02/24/2026 15:12</p>`,
    )
  },
  { dateAliases: ['2026-02-20'], width: 1120, scale: 1.3 },
)

/** South Africa: a physician's script; a code before each item, quantity and repeats at the right, one item by hand. */
const script = doc(
  'p947.jpg',
  ['en', 'prescription', 'photo'],
  '2026-03-30',
  [
    'Dr Lwazi Hlatshwayo',
    'DR LWAZI HLATSHWAYO',
    'Dr L Hlatshwayo',
    'Dr Lwazi Hlatshwayo, Specialist Physician',
    'Kestrel Ridge Medical Suites',
    'Kestrel Ridge',
  ],
  ['Dr Lwazi Hlatshwayo', 'Lwazi Hlatshwayo', 'Dr L Hlatshwayo', 'Dr. Lwazi Hlatshwayo'],
  ['Hendrik Oosthuysen', 'Mr Hendrik Oosthuysen', 'Mr H Oosthuysen', 'OOSTHUYSEN, Hendrik'],
  'Prescription',
  (c) => {
    const rx = (n, code, drug, use, qty, rep) =>
      `<tr data-line><td>${n}.</td><td>${c.t(code)}</td><td>${c.t(drug)}<br><small>${c.t(use)}</small></td><td>${en(qty)}</td><td>${en(rep)}</td></tr>`
    return sheet(
      `body{font:18px/1.35 ${FACE.arial};font-size:18px;padding:50px 70px}td,th{padding:5px 9px;border-bottom:1px solid #bbb}small{font-size:16.4px}p{margin:8px 0}`,
      `<div style="display:flex;justify-content:space-between;border-bottom:2px solid #333;padding-bottom:8px"><div><b style="font-size:24px">DR LWAZI HLATSHWAYO</b><br>Specialist Physician, MBChB (UCT) FCP (SA)<br>Pr. No. 018XXXX</div><div style="text-align:right">Suite 14, Kestrel Ridge Medical Suites<br>Bloemfontein 9301<br>Tel 051 555 0XXX</div></div>
      <div style="display:flex;justify-content:space-between;margin:10px 0"><div>Patient: <b>Mr Hendrik Oosthuysen</b><br>ID / DOB: 1955/08/17<br>Allergies: ${c.t('{a.sulfa|sulphonamides|react=rash} (rash)')}</div><div style="text-align:right">Date: 30 March 2026<br>Medical aid: Protea Health 4XXXXX<br>Mass: ${c.t('{l.e21wt|94 kg|v=94;u=kg}')}</div></div>
      <b style="font-size:28px">Rx</b> &nbsp; Chronic medication, valid 6 months
      <table><tr><th></th><th style="width:110px">ICD-10</th><th>Item and directions</th><th style="width:90px">Quantity</th><th style="width:90px">Repeats</th></tr>
      ${rx(1, 'I50.0', '{m.sacval|Entresto 100 mg tablets|dose=100 mg;freq=twice daily}', 'one tablet twice daily', '56', '5')}
      ${rx(2, 'I50.0', '{m.carv|Carvedilol 12.5 mg tablets|freq=twice daily with food}', 'one twice daily with food', '56', '5')}
      ${rx(3, 'I50.0', '{m.spir|Spironolactone 25 mg tablets|freq=every morning}', 'half a tablet every morning', '14', '5')}
      ${rx(4, 'I50.0', '{m.fur|Furosemide 40 mg tablets|freq=morning and midday}', 'one in the morning and one at midday', '56', '5')}
      ${rx(5, 'E11.9', '{m.dapa|Dapagliflozin 10 mg tablets|freq=daily}', 'one daily', '28', '5')}
      ${rx(6, 'E11.9', '{m.glim|Glimepiride 2 mg tablets|freq=daily}', 'one daily with breakfast', '28', '5')}
      ${rx(7, 'E78.5', '{m.ros|Rosuvastatin 20 mg tablets|freq=at night}', 'one at night', '28', '5')}
      ${rx(8, 'I48.9', '{m.riva|Rivaroxaban 20 mg tablets|freq=daily with supper}', 'one daily with supper', '28', '5')}
      ${rx(9, 'M10.9', '{m.allo|Allopurinol 100 mg tablets|freq=daily}', 'one daily', '28', '5')}</table>
      <p><span data-line style="font:26px 'Dancing Script',cursive;color:#1d2f6f">${c.t('{m.colc|Colchicine 0.5 mg|freq=twice daily} twice daily, 7 days only')}</span></p>
      <p>Diagnoses: ${c.t('{d.chf|I50.0 congestive heart failure|icd=I50.9/I50.0}; {d.dm2|E11.9 type 2 diabetes|icd=E11.9}; {d.hld|E78.5 hyperlipidaemia|icd=E78.5}; {d.af|I48.9 atrial fibrillation|icd=I48.91/I48.9}; {d.gout|M10.9 gout|icd=M10.9}')}</p>
      <p>${c.t('**Stopped today:** {m.ena|enalapril 10 mg|st=stopped} (36 hours before Entresto), {m.warf|warfarin|dose=-;st=stopped}. {x|No anti-inflammatories please|warned|a.nsaid}. {x|Generic substitution allowed except item 1|instruction}. {x|U&E and potassium in 2 weeks|planned|l.k}. {x|Echo before next visit|planned|i.echo}.')}</p>
      <div style="display:flex;justify-content:space-between;align-items:end">${stamp(['KESTREL RIDGE PHARMACY', 'DISPENSED 2026-03-31'], '#1f5b2e', -5)}<div>${signature(c.rnd, '#22306b', 150)}<br>Dr L Hlatshwayo</div></div>${c.no('KESTREL RIDGE PHARMACY', 'dispensing pharmacy')}${c.no('Protea Health', 'medical aid')}`,
    )
  },
  { dateAliases: ['2026-03-31'], width: 1080, scale: 1.3, degrade: { angle: -1.4 } },
)

/** Ireland: a rheumatologist to a general practitioner; headings at the left edge, text at the right. */
const letter = doc(
  'p948.png',
  ['en', 'consultation', 'clean'],
  '2026-01-29',
  [
    'Slieve Bawn Rheumatology',
    'SLIEVE BAWN RHEUMATOLOGY',
    'Slieve Bawn Clinic',
    'Slieve Bawn Rheumatology Clinic',
  ],
  ['Dr Oisín Tarpey', 'Oisín Tarpey', 'Dr Oisin Tarpey', 'Oisin Tarpey', 'Dr O Tarpey'],
  ['Bernadette Fallon', 'Ms Bernadette Fallon', 'Ms Fallon', 'FALLON, Bernadette'],
  'Rheumatology clinic letter',
  (c) => {
    const r = (k, s) =>
      `<div class="k">${en(k)}</div><div>${Array.isArray(s) ? `<ul>${items(c, s)}</ul>` : c.t(s)}</div>`
    const on = '2026-01-22'
    return sheet(
      `body{font:16.5px/1.42 ${FACE.cambria};font-size:17px;padding:50px 72px}.g{display:grid;grid-template-columns:150px 1fr;gap:7px 18px;margin-top:10px}.k{color:#3d5a3a;font-weight:bold;text-align:right}ul{margin:0;padding-inline-start:18px}p{margin:8px 0}`,
      `<div style="display:flex;gap:14px;align-items:center;border-bottom:1px solid #3d5a3a;padding-bottom:8px">${mark('leaf', '#3d5a3a', 46)}<div><b style="font-size:24px;color:#3d5a3a">Slieve Bawn Rheumatology</b><br>Church Street, Roscommon &nbsp; Healthlink available</div></div>
      <p>Seen 29 January 2026 &nbsp; Dictated 29/01/26, typed 03/02/26<br>Dr Gearóid Lavelle, Strokestown Medical Centre</p>${c.no('Dr Gearóid Lavelle', 'recipient')}${c.no('Strokestown Medical Centre', 'recipient')}
      <p><b>Re: Ms Bernadette Fallon, DOB 11/10/1967, Strokestown, Co. Roscommon</b></p>
      <div class="g">${r('Diagnoses', ['{d.ra|Seropositive rheumatoid arthritis|icd=M05.9/M05.79} (2019)', '{d.sjogren|Secondary Sjögren syndrome|icd=M35.00}', '{d.osteopenia|Osteopenia|icd=M85.80/M85.9}', '{d.bronchiect|Mild bronchiectasis|icd=J47.9}', '{d.htn|Hypertension|icd=I10}'])}
      ${r('Treatment', ['{m.mtx|Methotrexate 15 mg once weekly|freq=once weekly}, {m.folic|folic acid 5 mg weekly|freq=weekly}', '{m.hcq|Hydroxychloroquine 200 mg twice daily|freq=twice daily}', '{m.telm|Telmisartan 40 mg daily|freq=daily}', '{m.calvitd|Calcium and vitamin D one daily|dose=-;freq=daily}', '{m.pilo|Pilocarpine 5 mg three times daily|freq=three times daily}', '{m.prednl|Prednisolone 5 mg|st=stopped}: stopped in November', 'Previous: {m.etan|etanercept|dose=-;st=stopped} (2021 to 2024, {o|recurrent chest infections})'])}
      ${r('Allergies', '{a.ceph|Cephalosporins|react=hives} (hives); {a.lis|lisinopril|react=cough} (cough). {x|Penicillin tolerated|negated|a.pen}')}
      ${r('Change today', 'Start {m.h24upa|upadacitinib 15 mg once daily|freq=once daily}, high-tech prescription given')}
      ${r('Clinic', 'She has {o|morning stiffness} of 90 minutes and {o|pain in both hands}. {x|No fever, weight loss or night sweats|negated}. {x|No cough at present|negated}. {d.exsmoker|She stopped smoking in 2015|icd=Z87.891}. {o|Nine tender and six swollen joints}, {l.das28|DAS28 5.1|v=5.1;u=-}. Blood pressure {l.e21sys|144|v=144;u=-}/{l.e21dia|82|v=82;u=-}, weight {l.e21wt|71 kg|v=71;u=kg}. {x|No nodules|negated}. {x|No synovitis of ankles|negated}. Chest clear.')}
      ${r('Results 22/01/26', `{l.hgb|Hb 11.4 g/dL|on=${on}}, {l.wbc|WCC 7.9|v=7.9;u=-;on=${on}}, {l.neut|neutrophils 5.2|v=5.2;u=-;on=${on}}, {l.lymph|lymphocytes 1.4|v=1.4;u=-;on=${on}}, {l.plt|platelets 421|v=421;u=-;on=${on}}, {l.esr|ESR 48 mm/hr|on=${on}}, {l.crp|CRP 27 mg/L|on=${on}}, {l.alt|ALT 33 U/L|on=${on}}, {l.alb|albumin 37 g/L|on=${on}}, {l.crea|creatinine 64 umol/L|on=${on}}, {l.chol|cholesterol 5.6 mmol/L|on=${on}}, {l.ldl|LDL 3.3 mmol/L|on=${on}}. {l.rf|Rheumatoid factor 118 IU/mL|on=${on}}, {l.ccp|anti-CCP above 340|v=>340;u=-;on=${on}}, {l.ssa|anti-Ro positive|v=positive;u=-;on=${on}}, {l.ssb|anti-La negative|v=negative;u=-;on=${on}}. {l.qft|QuantiFERON negative|v=negative;u=-;on=${on}}, {l.hbsag|HBsAg negative|v=negative;u=-;on=${on}}, {l.antihcv|anti-HCV negative|v=negative;u=-;on=${on}}, {l.vzvg|varicella IgG positive|v=positive;u=-;on=${on}}.`)}
      ${r('Imaging', '{i.xrhand|X-rays of hands 22/01/26|on=2026-01-22}: {o|new erosion of the right ulnar styloid}. {i.dexa|DEXA June 2025|on=2025-06}: {l.tscore|hip T-score -1.7|v=-1.7;u=-;on=2025-06}. {i.ctchest?|CT chest} shows {x|no interstitial lung disease|negated|d.ipf}.')}
      ${r('Opinion', 'Active disease on methotrexate. {x|I considered rituximab and abatacept|considered|m.rit}. {x|She has no history of thrombosis|negated|d.dvt} {x|or of cancer|negated}. {x|Mother: rheumatoid arthritis; father: myocardial infarction at 77|family history|d.mi}. {x|Reduce methotrexate to 10 mg if nausea persists|conditional|m.mtx}.')}
      ${r('Please', ['{x|Shingrix before the first tablet if possible|planned|m.vzos}', '{x|Full blood count, liver tests and lipids at 4 and 12 weeks|planned|l.hgb}', '{x|Stop upadacitinib during any serious infection|conditional}', '{x|Avoid clarithromycin with upadacitinib|warned|m.clari}', '{x|Hydroxychloroquine eye screening is due this summer|planned|i.oct}'])}</div>
      <p>Review in three months. Yours sincerely <br>${signature(c.rnd, '#22306b', 110)}<br>Dr Oisín Tarpey, Consultant Rheumatologist &nbsp; CNS: Attracta Gormley</p>${c.no('Attracta Gormley', 'nurse')}`,
    )
  },
  { dateAliases: ['2026-02-03'], width: 1100, scale: 1.3 },
)

/** United States: CT of the pulmonary arteries; headings in capitals run into the text, impression first. */
const ctpa = doc(
  'p949.png',
  ['en', 'imaging', 'clean'],
  '2026-05-06',
  ['Cedar Bluff Imaging Associates', 'CEDAR BLUFF IMAGING ASSOCIATES', 'Cedar Bluff Imaging'],
  ['Priscilla Nakagawa, MD', 'Priscilla Nakagawa', 'Dr. Priscilla Nakagawa'],
  ['Roscoe Tillery', 'TILLERY, ROSCOE', 'Tillery, Roscoe', 'TILLERY, ROSCOE J'],
  'CT pulmonary angiogram',
  (c) => {
    const p = (k, s) => `<p><b>${en(k)}:</b> ${c.t(s)}</p>`
    return sheet(
      `body{font:17px/1.45 ${FACE.verdana};font-size:15.6px;padding:54px 80px}p{margin:9px 0}ol{margin:3px 0}`,
      `<div style="display:flex;justify-content:space-between"><b style="font-size:20px">CEDAR BLUFF IMAGING ASSOCIATES</b><span>Radiology Report</span></div>
      <div style="border-top:2px solid #000;border-bottom:2px solid #000;padding:5px 0;margin:8px 0;display:grid;grid-template-columns:1fr 1fr">
      <div>Patient: TILLERY, ROSCOE J<br>DOB: 01/19/1962 &nbsp; M<br>Accession: CB26-0XXXX</div><div>Exam date: 05/06/2026 11:48 AM<br>Ordering: Blaine Stavros, DO<br>Signed: 05/06/2026 12:31 PM</div></div>${c.no('Blaine Stavros', 'ordering doctor')}
      <p><b>EXAM:</b> ${c.t('{i.ctpa|CT ANGIOGRAM CHEST (PE PROTOCOL) WITH IV CONTRAST|main=1}')}</p>
      <div style="border:1px solid #000;padding:4px 14px"><b>IMPRESSION</b><ol>${items(c, ['{d.pe|Acute segmental pulmonary embolism, right lower lobe|icd=I26.99/I26.93/I26.94}. {x|No right heart strain|negated}.', '{d.nodule|8 mm solid nodule, left upper lobe|icd=R91.1}. {x|Follow-up CT in 6 months recommended|suggestion|i.ctchest}; {x|PET/CT if it grows|conditional|i.petct}.', '{d.emphys|Moderate centrilobular emphysema|icd=J43.2/J43.9}.', '{x|No pneumonia|negated|d.pneumonia}.'])}</ol></div>
      ${p('HISTORY', '64-year-old with {o|shortness of breath} and {o|right-sided chest pain} for 2 days, {p.tka|right knee replacement 04/14/2026|on=2026-04-14}. {l.dd|D-dimer 3.9 ug/mL FEU|v=3.9;u=ug/mL FEU}. {x|Rule out PE|question|d.pe}. {d.smoker|Current smoker|icd=F17.210/F17.200/Z72.0}. {x|No prior DVT|negated|d.dvt}.')}
      ${p('TECHNIQUE', '75 mL {m.e19iohex?|iohexol 350|dose=-;st=-} intravenously, 1 mm sections, MIP images. {x|No contrast reaction|negated|a.contrast}. DLP 312 mGy-cm.')}
      ${p('COMPARISON', '{i.cxr|Chest radiograph 05/05/2026|on=2026-05-05}; {i.ctchest|chest CT 09/30/2023|on=2023-09-30}.')}
      ${p('PULMONARY ARTERIES', 'Filling defects in the posterior and lateral basal segments on the right. {x|No central or saddle embolus|negated}. Main pulmonary artery 28 mm, {x|not enlarged|negated|d.phtn}. RV/LV ratio 0.8.')}
      ${p('LUNGS', 'Upper lobe predominant emphysema. Nodule (series 4, image 88) was 4 mm in 2023. {d.atelect|Right basal atelectasis|icd=J98.11}. {x|No infarct|negated}. {x|No ground glass|negated}. {d.granul|Calcified granuloma in the right middle lobe|icd=J84.10/R91.1/J98.4}, unchanged.')}
      ${p('PLEURA', '{d.pleff|Small right pleural effusion|icd=J90}. {x|No pneumothorax|negated|d.pneumothx}.')}
      ${p('HEART AND VESSELS', '{d.corcalc|Coronary artery calcifications|icd=I25.10/I25.84}. {x|No pericardial effusion|negated|d.pereff}. Aorta normal in caliber, {x|no dissection|negated}. {x|Lymph nodes not enlarged|negated|d.lymphadmed}.')}
      ${p('UPPER ABDOMEN', '{d.hiatus|Small hiatal hernia|icd=K44.9}. {d.adrenal|Left adrenal adenoma 14 mm|icd=D35.02/D35.00}, stable. {d.rcyst|Right renal cyst|icd=N28.1/N28.89}. {x|Gallbladder not included|not seen|d.gallst}.')}
      ${p('BONES', '{d.vertfx|Old T8 compression fracture|icd=S22.060S/M48.54XA/M48.54XS/S22.060A/M80.08XS;st=-}. {x|No lytic lesion|negated}.')}
      <p>${c.t('Critical result called to Dr. Stavros at 12:25 PM. {x|Fleischner: nodule over 8 mm in a smoker, consider PET/CT or biopsy|reference comment|p.e12lungbx}.')}</p>
      <p>Electronically signed by Priscilla Nakagawa, MD</p>`,
    )
  },
  { width: 1100, scale: 1.25 },
)

/** England: an emergency card in boxes; printed choices ticked, a line by hand. */
const card = doc(
  'p950.jpg',
  ['en', 'discharge', 'scan'],
  '2025-12-28',
  [
    'Fenwick Royal Infirmary',
    'FENWICK ROYAL INFIRMARY',
    'Fenwick Royal Infirmary Emergency Department',
    'Emergency Department, Fenwick Royal Infirmary',
  ],
  ['Dr Saoirse Blythe', 'Saoirse Blythe', 'Dr S Blythe', 'S Blythe'],
  ['Kelvin Okafor-Dean', 'OKAFOR-DEAN, Kelvin', 'Mr Kelvin Okafor-Dean'],
  'Emergency department record',
  (c) => {
    const box = (k, s, css = '') => `<div class="b" style="${css}"><b>${en(k)}</b><br>${c.t(s)}</div>`
    const tick = (s) =>
      s.startsWith('+')
        ? `<div data-line>☒ ${c.t(s.slice(1))}</div>`
        : `<div data-line>☐ ${c.t(`{x|${s}|box is empty}`)}</div>`
    const on = '2025-12-28'
    return sheet(
      `body{font:16px/1.36 ${FACE.arial};font-size:16px;padding:40px 54px}.b{border:1px solid #444;padding:4px 9px}.two{display:grid;grid-template-columns:1fr 1fr}.h{font:25px 'Dancing Script',cursive;color:#1d2f6f}td,th{border:1px solid #444;padding:2px 8px;text-align:center}`,
      `<div style="display:flex;justify-content:space-between;align-items:end;margin-bottom:6px"><div><b style="font-size:21px">Fenwick Royal Infirmary</b><br>Emergency Department record</div><div style="text-align:right">Attendance 25-118XXX<br>Triage category 2 (very urgent)</div></div>
      <div class="two">${box('PATIENT', 'OKAFOR-DEAN, Kelvin   M   38 y\nDOB 02/06/1987\nNHS 633 XXX XXXX')}${box('TIMES', 'Arrived 28/12/2025 04:16, own transport\nSeen 04:52   Left 09:40\nGP: Dr Harpreet Sandhu, Tollgate Practice')}</div>${c.no('Dr Harpreet Sandhu', 'general practitioner')}${c.no('Tollgate Practice', 'practice')}
      ${box('PRESENTING COMPLAINT', 'Sudden {o|left loin pain} to groin from 02:00, 9/10, {o|vomited} twice. {x|No fever or rigors|negated}. {x|No visible haematuria|negated}. {x|No testicular pain|negated}. Similar episode: {d.stone?|kidney stone 2018|icd=N20.0/Z87.442;st=-;on=2018}, passed.')}
      <div class="two">${box('PAST HISTORY', '{d.crohn|Crohn’s disease|icd=K50.90}, {p.hemicol|right hemicolectomy 2014|on=2014}. {d.gad|Anxiety|icd=F41.1/F41.9}. {x|No aneurysm, no diabetes|negated|d.aaa}. {x|Father: gout|family history|d.gout}.')}${box('DRUGS', '{m.ustek|ustekinumab 90 mg every 8 weeks|freq=every 8 weeks}, {m.cital|citalopram 20 mg od|freq=od}, {m.hydrox|hydroxocobalamin 1 mg every 3 months|freq=every 3 months}')}</div>
      <div class="b"><b>ALLERGIES</b> &nbsp; ${c.t('{a.trimeth|trimethoprim|react=rash} - rash')} &nbsp; <span class="h">${c.t('{a.tram|tramadol|react=seizure} - seizure')}</span></div>
      <table style="margin:6px 0"><tr><th></th><th>BP</th><th>Pulse</th><th>Resp</th><th>SpO2</th><th>Temp</th><th>NEWS2</th></tr><tr data-line><td>04:20</td><td>${c.t('{l.e21sys|152|v=152;u=-}/{l.e21dia|91|v=91;u=-}')}</td><td>${c.t('{l.e21hr|104|v=104;u=-}')}</td><td>${c.t('{l.e21rr|20|v=20;u=-}')}</td><td>${c.t('{l.e21spo2|98% air|v=98;u=%}')}</td><td>${c.t('{l.e21temp|36.9|v=36.9;u=-}')}</td><td>${c.t('{o|1}')}</td></tr></table>
      <div class="two"><div class="b"><b>EXAMINATION</b>${['+{o|left renal angle tender}', 'peritonism', 'palpable aorta', 'rash', '+{o|pale, restless}'].map(tick).join('')}</div>
      ${box('URINE DIP', `{l.ubld|blood +++|v=+++;u=-;on=${on}}, {l.uprot|protein trace|v=trace;u=-;on=${on}}, {l.uleu|leucocytes negative|v=negative;u=-;on=${on}}, {l.unit|nitrite negative|v=negative;u=-;on=${on}}, {l.uglu|glucose negative|v=negative;u=-;on=${on}}. {x|Culture not sent|not done|l.ucult}`)}</div>
      ${box('BLOODS 28/12/2025', `{l.hgb|Hb 139 g/L|on=${on}}, {l.wbc|WCC 11.8|v=11.8;u=-;on=${on}}, {l.plt|Plt 312|v=312;u=-;on=${on}}, {l.crp|CRP 9 mg/L|on=${on}}, {l.na|Na 138|v=138;u=-;on=${on}}, {l.k|K 4.0|v=4.0;u=-;on=${on}}, {l.urea|urea 6.3|v=6.3;u=-;on=${on}}, {l.crea|creatinine 112 umol/L|on=${on}}, {l.cacor|adj. calcium 2.41|v=2.41;u=-;on=${on}}, {l.uric|urate 0.44 mmol/L|on=${on}}, {l.lact|lactate 1.6|v=1.6;u=-;on=${on}}. {x|Amylase haemolysed, not reported|not done|l.amyl}`)}
      ${box('IMAGING', '{i.ctkub|CT KUB 06:10|on=2025-12-28}: {d.ureter|5 mm stone at the left vesicoureteric junction|icd=N20.1/N13.2}, {d.hydro|mild hydronephrosis|icd=N13.30/N13.2}. {d.rcyst|Right renal cyst 2 cm|icd=N28.1}. {x|No abscess or bowel obstruction|negated|d.sbo}. {x|Appendix absent|anatomy}')}
      ${box('TREATMENT IN ED', '{m.dicl?|diclofenac 75 mg IM 05:00|dose=-;st=-}, {m.para?|paracetamol 1 g IV 05:00|st=-}, {m.ond?|ondansetron 4 mg IV|st=-}. {x|Morphine drawn up, not given|not given|m.morp}')}
      <div class="two">${box('DIAGNOSIS', '{d.renalcol|Left renal colic|icd=N23}, ureteric stone')}${box('TO TAKE HOME', '{m.dicl|diclofenac 50 mg tds for 5 days|freq=tds}, {m.tams|tamsulosin 400 micrograms od|freq=od}, {m.ond|ondansetron 4 mg prn|freq=prn}')}</div>
      <div class="b"><b>OUTCOME</b><div style="display:grid;grid-template-columns:1fr 1fr 1fr">${['Admitted', '+Discharged home', 'Left before treatment'].map(tick).join('')}</div>${c.t('{x|Stone clinic in 2 weeks with repeat U&E|planned|l.crea}. {x|X-ray KUB before clinic|planned|i.xrabd}. {x|Sieve urine, drink 2.5 litres|instruction}. {x|Return if fever: risk of infected obstructed kidney|conditional|d.pyelo}. {x|Ureteroscopy only if it does not pass|conditional|p.ureteros}. {x|GP: diclofenac may flare Crohn’s, please limit|warned|m.dicl}.')}</div>
      <p>Dr Saoirse Blythe, ST4 &nbsp; ${hand('S Blythe', 26)} &nbsp; Consultant in charge: Dr Rupert Ansell</p>${c.no('Dr Rupert Ansell', 'consultant in charge')}`,
    )
  },
  { width: 1080, scale: 1.35, degrade: { angle: 0.6 } },
)

export const practice26EnLetters = [discharge, script, letter, ctpa, card]
