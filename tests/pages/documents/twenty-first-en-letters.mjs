/** Letters in English: an Omani discharge summary with three days of results and boxes of medicines, an Austrian emergency report for a guest, a Bermudian kidney clinic's letter. */
import { barcode, mark, signature, stamp } from '../lib/decor.mjs'
import { FACE, doc, en, items, resultCell, sheet } from './blind-parts.mjs'

/** Oman: admission, day 3 and discharge side by side; medicines in three boxes, new, unchanged and stopped. */
const omani = doc(
  'p707.jpg',
  ['en', 'discharge', 'photo'],
  '2026-01-12',
  ['Wadi Safra Hospital', 'WADI SAFRA HOSPITAL', 'Wadi Safra Hospital, Nizwa'],
  ['Dr. Khalid Al-Rashdi', 'Khalid Al-Rashdi', 'Dr Khalid Al-Rashdi', 'Dr. Khalid Al Rashdi'],
  ['Anitha Menon', 'ANITHA MENON', 'Mrs. Anitha Menon', 'Anitha Suresh Menon', 'ANITHA SURESH MENON'],
  'Discharge summary',
  (c) => {
    const days = ['2026-01-06', '2026-01-08', '2026-01-12']
    const h = (s) => `<h3>${en(s)}</h3>`
    const p = (s) => `<p>${c.t(s)}</p>`
    const lab = (s) => {
      const [key, label, unit, ref, ...values] = s.split(';')
      const cells = values.map(
        (v, i) => `<td class="v">${v ? resultCell(c, key, label, v, unit, ref, days[i]) : ''}</td>`,
      )
      return `<tr data-line><td>${en(label)}</td><td>${en(unit)}</td><td>${en(ref)}</td>${cells.join('')}</tr>`
    }
    const box = (title, list) => `<div class="b"><b>${en(title)}</b><ul>${items(c, list)}</ul></div>`
    return sheet(
      `body{font:16.5px/1.36 ${FACE.calibri};font-size:17.5px;padding:38px 52px}h3{font-size:17px;color:#7b1f1f;border-bottom:1px solid #c9a;margin:9px 0 2px}p{margin:3px 0}td,th{border:1px solid #bbb;padding:1px 9px;font-size:16px;text-align:left}th{background:#f3e6e0}.v{text-align:right;width:104px}.three{display:grid;grid-template-columns:1fr 1fr 1fr;gap:10px;margin:6px 0}.b{border:1px solid #7b1f1f;padding:4px 10px}.b ul{padding-left:18px;margin:2px 0}ol{margin:2px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center;border-bottom:3px solid #7b1f1f;padding-bottom:6px"><div style="display:flex;gap:12px;align-items:center">${mark('rings', '#7b1f1f', 50)}<div><b style="font-size:23px;color:#7b1f1f">WADI SAFRA HOSPITAL</b><br>Department of Surgery, Nizwa, Sultanate of Oman</div></div><div style="text-align:right"><b style="font-size:20px">DISCHARGE SUMMARY</b><br>Ward 3B</div></div>
      <div style="display:grid;grid-template-columns:1.1fr 1fr;margin:6px 0"><div>Patient: <b>ANITHA SURESH MENON</b><br>MRN 0558213 &nbsp; DOB 19/09/1979 (46 Y, F)<br>Nationality: Indian</div><div>Admitted: 06/01/2026 via A&amp;E<br>Discharged: 12/01/2026 to home<br>Consultant: Dr. Khalid Al-Rashdi</div></div>
      ${h('Diagnosis')}<ol>${items(c, ['{d.pancr|Acute biliary pancreatitis, mild|icd=K85.10}', '{d.gallst|Cholelithiasis|icd=K80.20/K80.10}', '{d.dm2|Type 2 diabetes mellitus}, {d.hypothy|hypothyroidism|icd=E03.9}', '{d.ida?|Iron deficiency anaemia|icd=D50.9}'])}</ol>
      ${h('Procedures')}${p('{p.lapchole|Laparoscopic cholecystectomy|on=2026-01-09} 09/01/2026 (Dr. Huda Al-Saadi). {x|ERCP was not required|not needed|p.ercp}.')}${c.no('Dr. Huda Al-Saadi', 'surgeon of the operation')}
      ${h('History and examination')}${p('Twelve hours of {o|epigastric pain} through to the back with {o|vomiting}. {x|No fever, no jaundice|negated|d.jaundice}, {x|no alcohol|negated|d.alcdep}. Past: {p.csect|two caesarean sections}. {x|No previous pancreatitis|negated}. {x|Mother had gallstones|family history|d.gallst}, {x|brother has diabetes type 1|family history|d.dm1}. Allergic to {a.dicl|diclofenac|react=facial swelling} (facial swelling).')}
      ${p('On arrival BP {l.e21sys|108|v=108;u=-}/{l.e21dia|66|v=66;u=-}, pulse {l.e21hr|112|v=112;u=-}, temperature {l.e21temp|37.4|v=37.4;u=-}, SpO2 {l.e21spo2|97%|v=97;u=%}, weight {l.e21wt|71 kg|v=71;u=kg}. Epigastric tenderness, {x|no peritonism|negated}, {x|no Cullen sign|negated}.')}
      ${h('Results')}<table><tr><th>Test</th><th>Unit</th><th>Range</th><th class="v">06/01/2026</th><th class="v">08/01/2026</th><th class="v">12/01/2026</th></tr>
      ${['lip;Lipase;U/L;13-60;2140;386;71', 'amyl;Amylase;U/L;28-100;1318;204;', 'wbc;WBC;10^9/L;4.0-11.0;15.6;11.9;8.2', 'hgb;Haemoglobin;g/dL;12.0-15.0;11.4;10.6;10.3', 'hct;Haematocrit;%;36-46;35.1;32.8;31.9', 'plt;Platelets;10^9/L;150-400;298;271;330', 'crp;CRP;mg/L;<5;18;142;36', 'tbil;Bilirubin, total;umol/L;0-21;38;22;11', 'alt;ALT;U/L;0-33;266;128;52', 'ast;AST;U/L;0-32;241;67;29', 'alp;ALP;U/L;35-104;171;149;118', 'ggt;GGT;U/L;6-42;302;244;160', 'ca;Calcium;mmol/L;2.15-2.50;2.17;2.09;2.22', 'urea;Urea;mmol/L;2.5-6.7;5.8;3.9;3.1', 'crea;Creatinine;umol/L;45-84;70;62;58', 'k;Potassium;mmol/L;3.5-5.1;3.4;3.8;4.2', 'glu;Glucose;mmol/L;3.9-6.1;13.8;10.2;8.1', 'trig;Triglycerides;mmol/L;<1.7;;1.6;', 'ferr;Ferritin;ug/L;15-150;;;11'].map(lab).join('')}</table>
      ${p('HbA1c {l.a1c|8.9 %|v=8.9;u=%;on=2026-01-07} (07/01/2026). {i.usabd|Ultrasound abdomen|on=2026-01-06} 06/01/2026: multiple gallstones, {x|common bile duct 5 mm, no stone in it|negated|d.choledoc}, {d.steat|fatty liver}. {i.mrcp|MRCP|on=2026-01-08} 08/01/2026: {x|no choledocholithiasis|negated|d.choledoc}, oedematous pancreas, {x|no necrosis or collection|negated}. {x|CT abdomen was not indicated|not done|i.ctap}.')}
      ${h('Course')}${p('Fluids, analgesia, {m.ceftr?|ceftriaxone|dose=-;st=-} one dose before theatre. {x|No organ failure, no stay in intensive care|negated}. {x|Histology of the gall bladder to follow|pending}. Sugar controlled on sliding scale {m.e14insulin?|insulin|dose=-;st=-}.')}
      ${h('Medicines on discharge')}<div class="three">${box('NEW', ['{m.para|Paracetamol 1 g three times a day|freq=three times a day}, 5 days', '{m.fefum|Ferrous fumarate 200 mg once daily|freq=once daily}', '{m.empa|Empagliflozin 10 mg each morning|freq=each morning}'])}${box('UNCHANGED', ['{m.levo|Levothyroxine 75 mcg daily|freq=daily}', '{m.metf|Metformin 1000 mg twice daily|freq=twice daily}', '{m.ros|Rosuvastatin 10 mg at night|freq=at night}'])}${box('STOPPED', ['{m.glim|Glimepiride 2 mg|st=stopped}, low sugars at home', '{m.lira|Liraglutide|dose=-;st=stopped}, pancreatitis'])}</div>
      ${h('Advice and follow-up')}${p('{x|Avoid diclofenac and ibuprofen|warned|m.ibu}. {x|Surgical clinic 26/01/2026 for removal of clips|planned}. {x|Diabetes clinic in 4 weeks with HbA1c in April|planned|l.a1c}. {x|Gastroscopy if anaemia persists|conditional|p.egd}. {x|Come to A&E for fever or yellow eyes|conditional}.')}
      <div style="display:flex;justify-content:space-between;align-items:end;margin-top:8px"><span>Prepared by: Dr. Fatma Al-Busaidi, medical officer, 12/01/2026 13:10</span>${stamp(['WADI SAFRA', 'SURGERY'], '#274b8a', -7)}<div>${signature(c.rnd, '#22306b', 110)}<br>Dr. Khalid Al-Rashdi</div></div>${c.no('Dr. Fatma Al-Busaidi', 'medical officer who prepared it')}`,
    )
  },
  { dateAliases: ['2026-01-06'], width: 1120, scale: 1.4, degrade: { angle: 1.1, folds: [0.5] } },
)

/** Austria: an emergency report for a guest; labels at the left with a colon, short phrases, findings by region. */
const skier = doc(
  'p708.jpg',
  ['en', 'discharge', 'photo'],
  '2026-02-14',
  [
    'Klinikum Steinbachtal',
    'KLINIKUM STEINBACHTAL',
    'Klinikum Steinbachtal, Unfallambulanz',
    'Steinbachtal Hospital',
  ],
  ['Dr. Lukas Reitinger', 'Lukas Reitinger', 'OA Dr. Lukas Reitinger', 'Dr Reitinger', 'Dr. Reitinger'],
  ['Hannah Whitlock', 'WHITLOCK Hannah', 'Ms. Hannah Whitlock', 'WHITLOCK, Hannah'],
  'Ambulatory emergency report',
  (c) => {
    const r = (k, s) => `<tr data-line><td class="k">${en(k)}:</td><td>${c.t(s)}</td></tr>`
    return sheet(
      `body{font:16.5px/1.42 ${FACE.arial};padding:42px 60px}td{padding:3.5px 6px}.k{width:176px;font-weight:bold}h3{font-size:16.5px;background:#eee;padding:1px 6px;margin:9px 0 2px}p{margin:6px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center;border-bottom:2px solid #00734c;padding-bottom:6px"><div style="display:flex;gap:12px;align-items:center">${mark('cross', '#00734c', 48)}<div><b style="font-size:22px;color:#00734c">Klinikum Steinbachtal</b><br>Unfallambulanz (Accident outpatients), 8970 Obertauernegg, Austria</div></div>${barcode(c.rnd, 40, 36)}</div>
      <div style="display:grid;grid-template-columns:1fr 1fr;margin:8px 0"><div><b>WHITLOCK Hannah</b>, born 27.06.2001, female<br>Leeds, United Kingdom<br>Staying at: Hotel Gamskogel</div><div style="text-align:right">Case 26/0214-388<br>Arrival 14.02.2026 13:25<br>Report 14.02.2026 16:50</div></div>${c.no('Hotel Gamskogel', 'where she stays')}
      <div style="text-align:center;font-weight:bold;font-size:19px;margin-bottom:4px">AMBULATORY EMERGENCY REPORT</div>
      <table>${r('Accident', 'Ski, fall on the outstretched left hand 14.02.2026 about 12:30, struck her helmet. {x|No loss of consciousness, no amnesia, no vomiting|negated|d.concuss}.')}
      ${r('Diagnoses', '{d.colles|Distal radius fracture left, extra-articular, dorsally displaced|icd=S52.532A/S52.502A/S52.552A/S52.592A}. {d.e21headcont|Contusion of the head}. {d.e21kneeabr|Superficial abrasion of the left knee|icd=S80.212A}.')}
      ${r('Previous illness', '{d.asthma|Bronchial asthma|icd=J45.909}, {d.migr|migraine}. {x|No diabetes, no epilepsy|negated|d.epil}. {p.aclr|Right cruciate ligament plasty 2023|on=2023}. {x|Mother: osteoporosis|family history|d.osteoporosis}.')}
      ${r('Allergies', '{a.amox|Amoxicillin|react=exanthema} (exanthema). {x|Latex negative|negated|a.latex}. {x|No reaction to local anaesthetics|negated}.')}
      ${r('Own medication', '{m.symb|Symbicort 160/4.5|dose=-} 1-0-1, {m.salb|salbutamol spray|dose=-} if needed, {m.desog|desogestrel 75 mcg} 1-0-0. {x|No blood thinners|negated|m.warf}.')}
      ${r('Tetanus', '{m.e21tet?|Last booster 2019|dose=-;st=-;on=2019}; {x|no booster today|not given}.')}
      ${r('Vital signs', 'RR {l.e21sys|128|v=128;u=-}/{l.e21dia|76 mmHg|v=76;u=mmHg}, pulse {l.e21hr|88/min|v=88;u=-}, SpO2 {l.e21spo2|98%|v=98;u=%} in room air, temperature {l.e21temp|36.4 °C|v=36.4;u=°C}. GCS 15. Pain NRS 7.')}</table>
      <h3>Findings</h3><table>${r('Head, neck', 'Bruise of 3 cm right temple. Pupils equal. {x|Cervical spine free of pain|negated}. {x|No sign of skull fracture|negated}.')}
      ${r('Left arm', 'Bayonet deformity of the wrist, swelling. Radial pulse present. Slight tingling of the thumb, {x|no persisting median nerve deficit|negated|d.cts}. {x|Elbow and shoulder free|negated}.')}
      ${r('Chest, abdomen', 'Clear on both sides, {x|no wheeze|negated}. Abdomen soft, {x|no tenderness over the spleen|negated}.')}
      ${r('Left knee', 'Abrasion 2 x 3 cm. {x|No effusion|negated|d.kneeeff}, {x|Lachman negative|negated|d.acl}, {x|collateral ligaments stable|negated}.')}
      ${r('X-ray', '{i.xrwrist|Left wrist in two planes}: fracture of the distal radius, dorsal tilt 24°, {x|ulnar styloid intact|negated}, {x|scaphoid without fracture|negated|d.e12scaph}. After reduction: tilt 2°, length restored. {x|X-ray of the knee not necessary|not done|i.xrknee}. {x|CT of the head not indicated (Canadian rule)|not done|i.cthead}.')}
      ${r('Laboratory', 'Haemoglobin {l.hgb|13.6 g/dL|v=13.6;u=g/dL}, leucocytes {l.wbc|9.8 G/L|v=9.8;u=-}, thrombocytes {l.plt|266 G/L|v=266;u=-}, INR {l.inr|1.0|v=1.0;u=-}, creatinine {l.crea|0.74 mg/dL|v=0.74;u=mg/dL}, potassium {l.k|3.9 mmol/L|v=3.9;u=mmol/L}. Pregnancy test urine {l.hcgu|negative|v=negative;u=-}.')}</table>
      <h3>Treatment</h3><table>${r('Done', '{m.mepiv?|Fracture gap anaesthesia with mepivacaine 1 %, 10 mL|dose=-;st=-}. {p.e12mua|Closed reduction|on=2026-02-14} with finger traps, dorsal plaster splint. Wound cleaned with Octenisept. {m.dipyr?|Metamizole 1 g i.v.|st=-;dose=1 g}, {m.ond?|ondansetron 4 mg i.v.|st=-} {x|Piritramide not given|not given}.')}
      ${r('Offered', '{x|Volar plate in our house on 16.02.2026 was discussed; she prefers treatment at home|declined|p.orif}.')}</table>
      <h3>Recommendation</h3><table>${r('Medication', '{m.ibu|Ibuprofen 400 mg|freq=1-1-1} 1-1-1 for 5 days with {m.pan|pantoprazole 20 mg|freq=1-0-0} 1-0-0; {m.para|paracetamol 500 mg|freq=up to 4 a day} up to 4 a day. {x|Thrombosis prophylaxis not required|not needed|m.enox}.')}
      ${r('Control', '{x|Cast check tomorrow, X-ray after 7 and 14 days|planned|i.xrwrist}. {x|CT of the wrist if it slips|conditional}. {x|Surgery if tilt exceeds 10°|conditional|p.orif}. Plaster for 5 weeks. Move the fingers.')}
      ${r('Head sheet', '{x|Return at once for vomiting, drowsiness or double vision|conditional|d.ich}.')}
      ${r('Flight', 'Fit to fly from 16.02.2026 with split plaster.')}</table>
      <div style="display:flex;justify-content:space-between;align-items:end;margin-top:12px"><span>Nurse: DGKP Sabine Moser<br>To: your general practitioner, Headingley Park Surgery</span>${stamp(['KLINIKUM STEINBACHTAL', 'Unfallambulanz'], '#00734c', -5)}<div>${signature(c.rnd, '#1d2f6f', 110)}<br>OA Dr. Lukas Reitinger</div></div>${c.no('Sabine Moser', 'nurse')}${c.no('Headingley Park Surgery', 'recipient')}`,
    )
  },
  { width: 1120, scale: 1.36, degrade: { angle: -1.2 } },
)

/** Bermuda: a kidney clinic's letter; a framed summary, then prose, a short table of two visits. */
const kidney = doc(
  'p709.png',
  ['en', 'consultation', 'clean'],
  '2026-03-05',
  ['Spanish Rock Kidney Clinic', 'SPANISH ROCK KIDNEY CLINIC', 'The Spanish Rock Kidney Clinic'],
  ['Dr. Simone Trott-Bascome', 'Simone Trott-Bascome', 'Dr Simone Trott-Bascome', 'Simone Trott-Bascome, MD'],
  ['Reginald Outerbridge', 'Mr. Reginald Outerbridge', 'OUTERBRIDGE, Reginald', 'Mr Reginald Outerbridge'],
  'Nephrology clinic letter',
  (c) => {
    const p = (s) => `<p>${c.t(s)}</p>`
    const days = ['2026-03-02', '2025-11-24']
    const lab = (s) => {
      const [key, label, unit, ...v] = s.split(';')
      return `<tr data-line><td>${en(label)}</td>${v.map((x, i) => `<td class="v">${x ? resultCell(c, key, label, x, unit, '', days[i]) : ''}</td>`).join('')}<td>${en(unit)}</td></tr>`
    }
    return sheet(
      `body{font:17px/1.44 ${FACE.cambria};font-size:17.5px;padding:48px 78px}p{margin:8px 0}.f{border:1px solid #335;padding:6px 16px;margin:10px 0}.f p{margin:3px 0}td,th{padding:1px 12px;text-align:left;font-size:16.5px}th{border-bottom:1px solid #335}.v{text-align:right}table{width:auto;margin:6px 0 6px 30px}`,
      `<div style="text-align:center;border-bottom:1px solid #335;padding-bottom:6px"><b style="font-size:25px;color:#1f3d6d">Spanish Rock Kidney Clinic</b><br>27 Cedar Lane, Paget, Bermuda &nbsp; (441) 555-01XX</div>
      <div style="display:flex;justify-content:space-between;margin-top:12px"><div>Dr. Alan Furbert<br>Somers Isle Family Practice<br>Hamilton</div><div style="text-align:right">Dictated: March 6, 2026<br>Date of visit: March 5, 2026</div></div>${c.no('Dr. Alan Furbert', 'recipient')}${c.no('Somers Isle Family Practice', 'recipient')}
      <p><b>RE: Mr. Reginald Outerbridge, born May 14, 1955</b></p>
      <div class="f">${p('**Diagnoses:** {d.ckd3|Chronic kidney disease stage 3b|icd=N18.32}, {d.dnephro|diabetic nephropathy|icd=E11.21/E11.22} with {d.albur|heavy albuminuria|icd=R80.9/E11.21/E11.29}; {d.dm2|type 2 diabetes|icd=E11.22/E11.21} since 2008; {d.htn|hypertension|icd=I10/I12.9}; {d.gout|gout}; {d.secpth|secondary hyperparathyroidism|icd=N25.81}; {d.osa|obstructive sleep apnea} on CPAP. {x|The left nephrectomy in the old record was an error|refuted|p.nephrect}.')}
      ${p('**Medication:** {m.los|losartan 100 mg daily|freq=daily}, {m.aml|amlodipine 10 mg daily|freq=daily}, {m.chlor|chlorthalidone 12.5 mg daily|freq=daily}, {m.dapa|dapagliflozin 10 mg daily|freq=daily}, {m.sema|semaglutide 1 mg weekly|freq=weekly}, {m.allo|allopurinol 200 mg daily|freq=daily}, {m.ator|atorvastatin 40 mg nightly|freq=nightly}, {m.calcit|calcitriol 0.25 mcg three times a week|freq=three times a week}.')}
      ${p('**Allergies:** {a.tmp|trimethoprim-sulfamethoxazole|react=rash} (rash), {a.lis|lisinopril|react=cough} (cough).')}</div>
      ${p('Dear Alan,')}
      ${p('Thank you for sending Mr. Outerbridge back. He feels well. {x|There is no edema, no breathlessness and no itching|negated}, {x|he has no urinary symptoms|negated|d.uti}, and {x|he has had no further attack of gout since June|negated}. He walks every evening and {d.exsmoker|gave up smoking in 2012|icd=Z87.891}. {x|His sister is on dialysis|family history|p.dialysis}, and {x|his father died of a stroke|family history|d.stroke}.')}
      ${p('The blood pressure was {l.e21sys|138|v=138;u=-}/{l.e21dia|74 mmHg|v=74;u=mmHg}, the pulse {l.e21hr|66|v=66;u=-} and the weight {l.e21wt|94.2 kg|v=94.2;u=kg}, two kilograms less than in November. {x|The chest was clear|negated}, {x|no pericardial rub|negated|d.pericard}, {x|ankles without swelling|negated}. {i.usren|Renal ultrasound of January 19|on=2026-01-19} showed kidneys of 10.1 and 9.8 cm, {d.rcyst|a simple cyst of 2 cm on the right|icd=N28.1} and {x|no hydronephrosis|negated|d.hydro}.')}
      <table><tr><th></th><th class="v">Mar 2, 2026</th><th class="v">Nov 24, 2025</th><th></th></tr>${['crea;Creatinine;mg/dL;1.92;1.81', 'egfr;eGFR;mL/min/1.73m2;37;39', 'bun;BUN;mg/dL;34;31', 'k;Potassium;mmol/L;5.2;4.9', 'hco3;Bicarbonate;mmol/L;21;22', 'ca;Calcium;mg/dL;9.0;8.9', 'phos;Phosphorus;mg/dL;4.3;4.1', 'pth;PTH;pg/mL;96;121', 'hgb;Hemoglobin;g/dL;12.1;12.4', 'ferr;Ferritin;ng/mL;88;', 'a1c;HbA1c;%;7.1;7.8', 'uric;Uric acid;mg/dL;5.8;6.4', 'uacr;Urine albumin/creatinine;mg/g;684;1120'].map(lab).join('')}</table>
      ${p('I am pleased that the albuminuria has almost halved. {d.hyperk?|The potassium is a little high|icd=E87.5}; he will follow the diet sheet, and {x|if it exceeds 5.5 I would add a binder rather than reduce losartan|conditional}. {x|Finerenone was considered but must wait for the potassium|considered}. {m.spir|Spironolactone|dose=-;st=stopped} was stopped last year for the same reason. {x|A kidney biopsy is not needed|not needed|p.renbx}, and {x|there is no indication for erythropoietin|not needed|m.epoetin}.')}
      ${p('{x|He should not take ibuprofen or naproxen|warned|m.napr}. {x|Please hold dapagliflozin if he vomits or is to be operated on|conditional}. {m.vhepb?|Hepatitis B vaccination|dose=-;st=-} was completed in February. {x|We shall discuss transplantation when the eGFR falls below 25|conditional|p.renaltx}. {x|Retinal photographs are due in May|planned|d.dretin}. {x|I will see him in four months with labs|planned}.')}
      <p>With kind regards,</p>${signature(c.rnd, '#22306b', 130)}<br>Simone Trott-Bascome, MD<br>Nephrology<br><span style="font-size:15px">cc: Mr. Outerbridge; Dr. Nadia Wilkins, Endocrinology</span>${c.no('Dr. Nadia Wilkins', 'recipient of a copy')}`,
    )
  },
  { dateAliases: ['2026-03-06'], width: 1100, scale: 1.3 },
)

export const twentyFirstEnLetters = [omani, skier, kidney]
