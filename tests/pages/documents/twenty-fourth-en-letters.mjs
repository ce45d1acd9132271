/** Letters in English: an American discharge summary after diverticulitis, an English emergency department's letter on a kidney infection, a Scottish rheumatologist's letter, an American gastroenterologist's visit. */
import { barcode, mark, signature } from '../lib/decor.mjs'
import { FACE, doc, en, items, resultCell, sheet } from './blind-parts.mjs'

/** United States: underlined headings, hospital course by problem, a table of admission and discharge results, drugs in three lists. */
const diverticulitis = doc(
  'p827.jpg',
  ['en', 'discharge', 'scan'],
  '2026-01-08',
  ['Tamarack Ridge Hospital', 'TAMARACK RIDGE HOSPITAL', 'Tamarack Ridge Hospital, Hospital Medicine'],
  [
    'Joanna Lindqvist, MD',
    'Joanna Lindqvist',
    'Dr. Joanna Lindqvist',
    'Lindqvist, Joanna, MD',
    'J. Lindqvist, MD',
  ],
  [
    'Harold Burchfield',
    'BURCHFIELD, HAROLD T',
    'Harold T. Burchfield',
    'Burchfield, Harold',
    'Mr. Burchfield',
  ],
  'Discharge summary',
  (c) => {
    const h = (s) => `<h3>${en(s)}</h3>`
    const p = (s) => `<p>${c.t(s)}</p>`
    const days = ['2026-01-03', '2026-01-08']
    const lab = (s) => {
      const [key, label, unit, ref, ...v] = s.split(';')
      return `<tr data-line><td>${en(label)}</td>${v.map((x, i) => `<td class="v">${x ? resultCell(c, key, label, x, unit, ref, days[i]) : ''}</td>`).join('')}<td>${en(unit)}</td><td>${en(ref)}</td></tr>`
    }
    return sheet(
      `body{font:17px/1.32 ${FACE.times};font-size:17.4px;padding:42px 64px}h3{font-size:17px;text-decoration:underline;margin:8px 0 2px}p{margin:2px 0}ul,ol{margin:1px 0}td,th{padding:1px 10px;border:1px solid #999;font-size:16px}.v{text-align:right;width:86px}.two{display:grid;grid-template-columns:1fr 1fr;gap:0 22px}`,
      `<div style="text-align:center"><b style="font-size:23px">TAMARACK RIDGE HOSPITAL</b><br>Hospital Medicine &nbsp; 600 Ridge Line Drive, Wausau, WI 544XX<br><b>DISCHARGE SUMMARY</b></div>
      <div class="two" style="border-top:1px solid #000;border-bottom:1px solid #000;padding:4px 0;margin:6px 0"><div>Patient: <b>BURCHFIELD, HAROLD T</b><br>DOB: 02/17/1954 &nbsp; 71-year-old male<br>MRN: 3308XXX &nbsp; Room 412-B</div><div>Admitted: 01/03/2026 &nbsp; Discharged: 01/08/2026<br>Attending: Joanna Lindqvist, MD<br>PCP: Stuart Gorham, DO</div></div>${c.no('Stuart Gorham', 'primary care')}
      ${h('Principal diagnosis')}${p('{d.divertic|Acute sigmoid diverticulitis with small pericolic abscess|icd=K57.20/K57.32}')}
      ${h('Secondary diagnoses')}${p('{d.af|Atrial fibrillation with rapid ventricular response, new|icd=I48.91/I48.0}; {d.aki|acute kidney injury, resolved|icd=N17.9;st=-}; {d.htn|hypertension|icd=I10}; {d.bph|BPH|icd=N40.0/N40.1}; {d.osa|obstructive sleep apnea|icd=G47.33} on CPAP; {d.gout|gout|icd=M10.9}.')}
      ${h('Procedures and consults')}${p('General Surgery (Dr. Rupert Oduya): {x|no drainage or operation needed|not needed}. {i.echo|Echocardiogram 01/05/2026|on=2026-01-05}: {l.lvef|EF 60 %|v=60;u=%;on=2026-01-05}, {d.ladil|mildly enlarged left atrium|icd=I51.7}, {x|no valve stenosis|negated|d.astenosis}. {p.ecg|EKG}: atrial fibrillation, rate 138.')}${c.no('Dr. Rupert Oduya', 'consulted surgeon')}
      ${h('Presentation')}${p('Three days of {o|left lower quadrant pain}, {o|chills} and poor intake. Temp {l.e21temp|101.3 F|v=101.3;u=F}, HR {l.e21hr|138|v=138;u=-}, BP {l.e21sys|104|v=104;u=-}/{l.e21dia|62|v=62;u=-}. {x|No rectal bleeding, no vomiting, no dysuria|negated}. {x|Denies chest pain|negated|d.angina}. {i.ctap|CT abdomen/pelvis 01/03/2026|on=2026-01-03}: sigmoid wall thickening with 1.8 cm abscess, {x|no free air, no obstruction|negated|d.sbo}; {d.rcyst|left renal cyst|icd=N28.1}; {d.inguin|fat-containing right inguinal hernia|icd=K40.90}; {x|appendix normal|negated|d.append}.')}
      ${h('Hospital course')}<ol>${items(c, ['Diverticulitis: {m.pipta?|piperacillin-tazobactam|dose=-;st=-} for four days, then {m.coamox?|amoxicillin-clavulanate|dose=-}. Pain settled, diet advanced. {x|C. difficile was not suspected|negated|d.cdiff}; {l.bcult|blood cultures no growth at 5 days|v=no growth;u=-;on=2026-01-03}.', 'Atrial fibrillation: {m.dilt?|diltiazem drip|dose=-;st=-}, converted on day 2. {o|CHA2DS2-VASc 2}. {x|Cardioversion was not required|not needed|p.cardiov}. Started apixaban after surgery agreed.', 'AKI: creatinine peaked on admission, recovered with fluids; losartan held two days. {x|No hydronephrosis|negated|d.hydro}.', 'Gout: {x|no flare during this stay|negated}; allopurinol continued.'])}</ol>
      <table style="margin:6px 0"><tr><th style="width:34%">Laboratory</th><th class="v">01/03</th><th class="v">01/08</th><th>Units</th><th>Reference</th></tr>
      ${['wbc;WBC;K/uL;4.0-11.0;17.2;8.6', 'hgb;Hemoglobin;g/dL;13.2-16.6;15.1;13.4', 'plt;Platelets;K/uL;150-400;288;301', 'na;Sodium;mmol/L;135-145;133;138', 'k;Potassium;mmol/L;3.5-5.1;3.4;4.2', 'bun;BUN;mg/dL;8-24;38;16', 'crea;Creatinine;mg/dL;0.74-1.35;1.92;1.08', 'mg;Magnesium;mg/dL;1.7-2.3;1.5;2.0', 'lact;Lactate;mmol/L;0.5-2.0;2.4;', 'crp;CRP;mg/L;< 8.0;186.0;34.0', 'tsh;TSH;uIU/mL;0.40-4.50;2.15;', 'tropi;Troponin I;ng/L;< 20;9;'].map(lab).join('')}</table>
      ${h('Discharge medications')}<div class="two"><div><b>New:</b><ul>${items(c, ['{m.coamox|amoxicillin-clavulanate 875-125 mg twice daily|dose=-;freq=twice daily} through 01/15', '{m.apix|apixaban 5 mg twice daily|freq=twice daily}', '{m.metop|metoprolol succinate 25 mg daily|freq=daily}', '{m.para|acetaminophen 650 mg every 6 hours as needed|freq=every 6 hours as needed}'])}</ul></div><div><b>Continue:</b><ul>${items(c, ['{m.los|losartan 50 mg daily|freq=daily}', '{m.tams|tamsulosin 0.4 mg at bedtime|freq=at bedtime}', '{m.allo|allopurinol 200 mg daily|freq=daily}'])}</ul><b>Stop:</b><ul>${items(c, ['{m.asa|aspirin 81 mg|st=stopped} (now on apixaban)', '{m.napr|naproxen 220 mg|st=stopped} as needed', '{m.hctz|hydrochlorothiazide 12.5 mg|st=stopped} (AKI)'])}</ul></div></div>
      ${p('**Allergies:** {a.cipro|ciprofloxacin|react=tendon pain} (tendon pain); {a.metronid|metronidazole|react=nausea} (nausea). {x|No penicillin allergy|negated|a.pen}.')}
      ${p('**Family/social:** {x|brother had colon cancer at 58|family history|d.colonca}; {d.exsmoker|quit smoking 2010|icd=Z87.891}; {o|two beers a week}.')}
      ${h('Follow-up')}<ul>${items(c, ['{x|Stuart Gorham, DO within 7 days: BMP|planned}', '{x|Colonoscopy in 6 to 8 weeks|planned|p.colono}', '{x|Cardiology 01/29/2026; 14-day monitor to be mailed|planned|p.holter}', '{x|Elective sigmoid resection only if it recurs|conditional|p.sigmoid}', '{x|Return for fever, worse pain, bleeding or fast heartbeat|conditional}'])}</ul>
      ${p('**Pending at discharge:** {x|none|negated}. Condition: stable. Code status: full.')}
      <div style="display:flex;justify-content:space-between;align-items:end;margin-top:6px"><span>Electronically signed: Joanna Lindqvist, MD &nbsp; 01/08/2026 14:22</span>${barcode(c.rnd, 40, 26)}</div>`,
    )
  },
  { dateAliases: ['2026-01-03'], width: 1120, scale: 1.4, degrade: { angle: 0.6 } },
)

/** England: an emergency department's letter to the general practitioner, labels in a grey column. */
const pyelonephritis = doc(
  'p828.jpg',
  ['en', 'discharge', 'photo'],
  '2025-10-17',
  [
    'Saltmarsh General Hospital',
    'SALTMARSH GENERAL HOSPITAL',
    'Saltmarsh General Hospital Emergency Department',
    'Emergency Department, Saltmarsh General Hospital',
  ],
  ['Dr Yusuf Karadeniz', 'Yusuf Karadeniz', 'Dr Y Karadeniz', 'Dr. Yusuf Karadeniz'],
  [
    'Bethany Hollingbourne',
    'HOLLINGBOURNE, Bethany',
    'Ms Bethany Hollingbourne',
    'Miss Bethany Hollingbourne',
  ],
  'Emergency department letter',
  (c) => {
    const r = (k, s) => `<tr data-line><td class="k">${en(k)}</td><td>${c.t(s)}</td></tr>`
    const d = '2025-10-17'
    return sheet(
      `body{font:17px/1.4 ${FACE.arial};font-size:16.8px;padding:44px 60px}td{border:1px solid #999;padding:5px 10px;vertical-align:top}.k{width:170px;background:#e8e8e8;font-weight:bold}p{margin:8px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div><b style="font-size:23px;color:#003a70">Saltmarsh General Hospital</b><br>Emergency Department, Creek Road, Saltmarsh CT9 XXX<br>Tel 01632 960 4XX</div>${mark('cross', '#003a70', 56)}</div>
      <div style="display:grid;grid-template-columns:1fr 1fr;margin:10px 0"><div>To: Dr Lucinda Fairbrass<br>Windmill Street Practice</div><div>Patient: <b>HOLLINGBOURNE, Bethany</b><br>DOB: 23/03/1993 &nbsp; Female &nbsp; NHS 612 XXX XXXX<br>Attended: 17/10/2025 06:48 &nbsp; Left: 17/10/2025 13:15</div></div>${c.no('Dr Lucinda Fairbrass', 'recipient')}${c.no('Windmill Street Practice', 'recipient')}
      <b style="font-size:19px">Emergency Department discharge letter</b>
      <table style="margin-top:6px">
      ${r('Diagnosis', '{d.pyelo|Acute pyelonephritis, left|icd=N10/N12}')}
      ${r('Presenting complaint', '{o|Left flank pain}, {o|fever} and {o|rigors} for two days, {o|burning on passing urine} for five. Given trimethoprim by a pharmacy? - {x|patient unsure, not on record|uncertain|m.trim}. {x|No vaginal discharge or bleeding|negated}. {x|Not sexually active, no previous STI|negated|d.chlam}.')}
      ${r('Past history', '{d.dm1|Type 1 diabetes|icd=E10.9/E10.65} since age 11, insulin pump. {d.hypothy|Hypothyroidism|icd=E03.9}. {p.append|Appendicectomy 2009|on=2009}. {x|No kidney stones|negated|d.stone}. {x|Never had DKA|negated|d.dka}. {x|Mother: coeliac disease|family history|d.celiac}.')}
      ${r('Medication', '{m.aspart|Insulin aspart (NovoRapid) by pump|dose=-}; {m.levo|levothyroxine 125 micrograms daily|dose=125 mcg;freq=daily}; {m.desog|desogestrel 75 micrograms daily|dose=75 mcg;freq=daily}')}
      ${r('Allergies', '{a.trimeth|Trimethoprim|react=rash} - rash as a child (per GP record). {x|Penicillin: none known|negated|a.pen}')}
      ${r('Observations', 'Temp {l.e21temp|38.7|v=38.7;u=-}, HR {l.e21hr|112|v=112;u=-}, BP {l.e21sys|108|v=108;u=-}/{l.e21dia|64|v=64;u=-}, RR {l.e21rr|18|v=18;u=-}, SpO2 {l.e21spo2|98% on air|v=98;u=%}, NEWS 4. At discharge {l.e21temp?|temp 37.4|v=37.4;u=-}, {l.e21hr?|HR 88|v=88;u=-}')}
      ${r('Examination', '{o|Left renal angle tender}. {x|Abdomen soft, no guarding|negated}. {x|No signs of meningism|negated|d.meng}. Pump site clean, {x|no cellulitis|negated|d.cellul}')}
      ${r('Bloods', `{l.wbc|WCC 16.8|v=16.8;u=-;on=${d}}, {l.neut|neutrophils 14.1|v=14.1;u=-;on=${d}}, {l.hgb|Hb 124|v=124;u=-;on=${d}}, {l.plt|platelets 266|v=266;u=-;on=${d}}, {l.crp|CRP 154|v=154;u=-;on=${d}}, {l.na|Na 134|v=134;u=-;on=${d}}, {l.k|K 4.1|v=4.1;u=-;on=${d}}, {l.urea|urea 6.2|v=6.2;u=-;on=${d}}, {l.crea|creatinine 79|v=79;u=-;on=${d}}, {l.glu|glucose 14.6|v=14.6;u=-;on=${d}}, {l.bhb|ketones 0.9|v=0.9;u=-;on=${d}}; VBG {l.ph|pH 7.38|v=7.38;u=-;on=${d}}, {l.lact|lactate 1.6|v=1.6;u=-;on=${d}}`)}
      ${r('Urine', `{l.uleu|Leucocytes 3+|v=3+;u=-;on=${d}}, {l.unit|nitrite positive|v=positive;u=-;on=${d}}, {l.ubld|blood 1+|v=1+;u=-;on=${d}}, {l.uglu|glucose 2+|v=2+;u=-;on=${d}}; {l.hcgu|pregnancy test negative|v=negative;u=-;on=${d}}. {x|MSU and blood cultures sent, results to GP|pending|l.ucult}`)}
      ${r('Imaging', '{i.usren|Bedside ultrasound of kidneys}: {x|no hydronephrosis|negated|d.hydro}. {x|CT KUB not indicated|not needed|i.ctkub}')}
      ${r('Treatment given', '{m.gent?|Gentamicin 320 mg IV single dose|st=-}, {m.para?|paracetamol 1 g IV|st=-}, {m.ond?|ondansetron 4 mg|st=-}, 2 litres of fluid. Correction bolus by pump')}
      ${r('Discharged with', '{m.cefal|Cefalexin 1 g three times daily for 10 days|freq=three times daily}; {m.para|paracetamol 1 g four times daily if needed|freq=four times daily if needed}. {x|Ciprofloxacin considered, not given|considered|m.cipr}. {x|Advised to avoid ibuprofen|warned|m.ibu}')}
      ${r('Advice', '{x|Sick day rules; check ketones every 4 hours|instruction}. {x|Return if vomiting, ketones above 1.5 or fever after 48 hours|conditional|d.dka}')}
      ${r('For the GP', '{x|Chase MSU in 3 days|planned|l.ucult}; {x|repeat U&E in 1 week|planned|l.crea}; {x|renal ultrasound if a second episode|conditional|i.usren}. {x|HbA1c due at diabetes clinic in November|planned|l.a1c}')}
      ${r('Admission', '{x|Offered admission to the observation unit, declined|declined}. {x|Sepsis screen negative|negated|d.sepsis}')}</table>
      <p>Seen by: Dr Yusuf Karadeniz, ST4 Emergency Medicine &nbsp; GMC 7XXXXXX ${signature(c.rnd, '#22306b', 90)}<br>Consultant on duty: Dr Helena Ravenscroft &nbsp; Letter printed 17/10/2025 13:09</p>${c.no('Dr Helena Ravenscroft', 'consultant on duty')}`,
    )
  },
  { width: 1100, scale: 1.4, degrade: { angle: -1, folds: [0.5] } },
)

/** Scotland: a rheumatology clinic's letter with headings in bold and prose. */
const rheumatology = doc(
  'p829.png',
  ['en', 'consultation', 'clean'],
  '2026-02-19',
  [
    'Strathbrae Infirmary',
    'STRATHBRAE INFIRMARY',
    'Strathbrae Infirmary, Rheumatology',
    'Rheumatology Department, Strathbrae Infirmary',
  ],
  ['Dr Eilidh Farquharson', 'Eilidh Farquharson', 'Dr E Farquharson', 'Dr. Eilidh Farquharson'],
  ['Gordon Meikleham', 'MEIKLEHAM, Gordon', 'Mr Gordon Meikleham', 'Mr Gordon MEIKLEHAM', 'Mr Meikleham'],
  'Rheumatology clinic letter',
  (c) => {
    const p = (s) => `<p>${c.t(s)}</p>`
    const b = '2026-02-12'
    return sheet(
      `body{font:17px/1.46 ${FACE.cambria};font-size:18px;padding:54px 84px}p{margin:9px 0}ol,ul{margin:3px 0}`,
      `<div style="display:flex;justify-content:space-between"><div><b style="font-size:23px">Strathbrae Infirmary</b><br>Department of Rheumatology<br>Kirk Wynd, Strathbrae KY0 0XX</div><div style="text-align:right">Our ref: EF/mh/4471<br>Clinic date: 19 February 2026<br>Date typed: 25 February 2026<br>Enquiries: Morven Haddow, 01632 960 7XX</div></div>
      <div style="margin-top:14px">Dr Ranald Buchan<br>Harbour Medical Practice, Pittenbrae</div>${c.no('Dr Ranald Buchan', 'recipient')}${c.no('Harbour Medical Practice', 'recipient')}${c.no('Morven Haddow', 'secretary')}
      <p>Dear Dr Buchan</p><p><b>Mr Gordon MEIKLEHAM &nbsp; CHI 140749XXXX &nbsp; 14/07/1949 &nbsp; 6 Shore Wynd, Pittenbrae</b></p>
      <b>Diagnoses</b><ol>${items(c, ['{d.pmr|Polymyalgia rheumatica}, diagnosed May 2025, relapse on 7.5 mg', '{d.osteopenia|Osteopenia} ({i.dexa|DEXA July 2025|on=2025-07}: {l.tscore|hip T-score -1.9|v=-1.9;u=-;on=2025-07})', '{d.hyperglyc|Steroid related raised glucose|icd=R73.9/R73.09}', '{d.htn|Hypertension|icd=I10}', '{d.catar|Bilateral cataracts|icd=H26.9/H25.9/H25.13}, awaiting surgery'])}</ol>
      <b>Current treatment</b><p>${c.t('{m.prednl|Prednisolone 12.5 mg daily|freq=daily} (increased from 7.5 mg), {m.alen|alendronic acid 70 mg weekly|freq=weekly}, {m.calvitd|Adcal-D3 one twice daily|dose=-;freq=twice daily}, {m.ome|omeprazole 20 mg daily|freq=daily}, {m.aml|amlodipine 10 mg daily|freq=daily}, {m.sim|simvastatin 20 mg nocte|freq=nocte}. Stopped: {m.napr|naproxen|dose=-;st=stopped}, which gave him {o|indigestion}.')}</p>
      <b>Changes today</b><p>${c.t('Start {m.mtx|methotrexate 10 mg once a week|freq=once a week} with {m.folic|folic acid 5 mg once a week|freq=once a week}, on a different day.')}</p>
      ${p('I reviewed this 76 year old retired harbour master. His {o|shoulder and hip girdle stiffness} came back in December as the steroid fell below 10 mg, with {o|morning stiffness of two hours}. {x|He has no headache, scalp tenderness, jaw claudication or visual disturbance|negated|d.gca}. {x|There are no swollen joints or psoriasis|negated|d.psoriasis}. {x|His weight is steady and he has no night sweats|negated}. {x|A sister has rheumatoid arthritis|family history|d.ra}. He {d.exsmoker|stopped smoking in 1988|icd=Z87.891} and drinks {o|a dram at weekends}.')}
      ${p('On examination he struggled to raise his arms above the shoulder. {x|No synovitis|negated}; {x|temporal arteries pulsatile and not tender|negated}. Blood pressure {l.e21sys|142|v=142;u=-}/{l.e21dia|80|v=80;u=-}, weight {l.e21wt|83.5 kg|v=83.5;u=kg}. {x|Chest clear, no crackles|negated|d.ipf}.')}
      ${p(`Blood results of 12 February 2026: {l.esr|ESR 52 mm/hr|v=52;u=mm/hr;on=${b}}, {l.crp|CRP 34 mg/L|on=${b}}, {l.hgb|Hb 128 g/L|on=${b}}, {l.wbc|white cells 9.8 x10^9/L|v=9.8;u=x10^9/L;on=${b}}, {l.plt|platelets 377 x10^9/L|v=377;u=x10^9/L;on=${b}}, {l.crea|creatinine 84 umol/L|on=${b}}, {l.egfr|eGFR 78|v=78;u=-;on=${b}}, {l.alt|ALT 26 U/L|on=${b}}, {l.alb|albumin 38 g/L|on=${b}}, {l.a1c|HbA1c 46 mmol/mol|v=46;u=mmol/mol;on=${b}}, {l.ck|CK 88 U/L|on=${b}}, {l.rf|rheumatoid factor negative|v=negative;u=-;on=${b}}, {l.ccp|anti-CCP <2 U/mL|v=<2;u=U/mL;on=${b}}, {l.hbsag|hepatitis B surface antigen not detected|v=not detected;u=-;on=${b}}, {l.antihcv|hepatitis C antibody not detected|v=not detected;u=-;on=${b}}. In November {l.esr|ESR was 18|v=18;u=-;on=2025-11} and {l.crp|CRP 5|v=5;u=-;on=2025-11}. {i.cxr|Chest X-ray on 12 February|on=2026-02-12} showed {d.plplaq|calcified pleural plaques|icd=J92.9/J92.0} {x|but no fibrosis and no mass|negated|d.lungca}.`)}
      ${p('We discussed steroid sparing treatment. {x|Tocilizumab would be an option if methotrexate fails|conditional}; {x|I did not advise leflunomide because of his blood pressure|not advised|m.lef}. {x|He was worried about diabetes, which he does not have|negated|d.dm2}. He has had {m.vflu?|influenza|dose=-;st=-} and {m.vcovid?|COVID vaccines|dose=-;st=-}; {x|shingles vaccine before starting, please|planned|m.vzos}. {x|He knows not to take trimethoprim with methotrexate|warned|m.trim}. He is allergic to {a.flucl|flucloxacillin|react=jaundice} (jaundice 2017) and {x|not to sulfa drugs|negated|a.sulfa}.')}
      <b>Plan</b><ol>${items(c, ['{x|FBC, U&E and LFT every 2 weeks until stable, then every 3 months|planned}', '{x|Reduce prednisolone by 1 mg a month from April|planned|m.prednl}', '{x|Temporal artery ultrasound the same day if headache develops|conditional}', '{x|Repeat DEXA 2027|planned|i.dexa}', '{x|Review in 4 months|planned}'])}</ol>
      <p>Yours sincerely</p>${signature(c.rnd, '#22306b', 130)}<br>Dr Eilidh Farquharson, Consultant Rheumatologist<br><span style="font-size:16px">Dictated and electronically approved. Copy: patient</span>`,
    )
  },
  { dateAliases: ['2026-02-25'], width: 1100, scale: 1.3 },
)

/** United States: a gastroenterologist's visit as the electronic record prints it, small headings and lists in two columns. */
const colitis = doc(
  'p830.png',
  ['en', 'consultation', 'clean'],
  '2025-11-06',
  [
    'Cedar Bluff Gastroenterology',
    'CEDAR BLUFF GASTROENTEROLOGY',
    'Cedar Bluff Gastroenterology, LLC',
    'Cedar Bluff Gastroenterology Clinic',
  ],
  ['Anton Szymczak, MD', 'Anton Szymczak', 'Dr. Anton Szymczak', 'Szymczak, Anton, MD'],
  ['Melissa Tolliver', 'Melissa K. Tolliver', 'TOLLIVER, MELISSA K', 'Tolliver, Melissa', 'Ms. Tolliver'],
  'Office visit',
  (c) => {
    const h = (s) => `<h3>${en(s)}</h3>`
    const p = (s) => `<p>${c.t(s)}</p>`
    const ul = (list) => `<ul>${items(c, list)}</ul>`
    const row = (s) => {
      const [date, ...x] = s.split('|')
      const r = c.lab(x[0], { date })
      return `<tr data-e="${r.n}"><td>${en(r.label)}</td><td>${en(r.printed)} ${en(r.unit)}${r.flag === 'H' || r.flag === 'L' ? ` <b>(${r.flag})</b>` : ''}</td><td>${en(r.ref)}</td><td>${en(date.replace(/(\d+)-(\d+)-(\d+)/, '$2/$3/$1'))}</td></tr>`
    }
    return sheet(
      `body{font:16px/1.38 ${FACE.roboto};font-size:15.8px;padding:44px 60px}h3{font-size:15.8px;color:#6a2038;border-bottom:1px solid #d9bcc6;margin:10px 0 3px}p{margin:3px 0}ul,ol{margin:1px 0}.two{display:grid;grid-template-columns:1fr 1fr;gap:0 26px}td,th{padding:1px 8px;border-bottom:1px solid #eee;font-size:15.2px}`,
      `<div style="display:flex;justify-content:space-between;align-items:center;border-bottom:3px solid #6a2038;padding-bottom:6px"><div><b style="font-size:23px;color:#6a2038">Cedar Bluff Gastroenterology</b><br>1407 Bluff View Ct, Cape Girardeau, MO 637XX</div><div style="text-align:right"><b>Office Visit</b><br>11/06/2025</div></div>
      <div class="two" style="margin:6px 0"><div><b>Melissa K. Tolliver</b> &nbsp; F, 38 y.o.<br>DOB: 5/30/1987 &nbsp; MRN 118XXX</div><div>Provider: Anton Szymczak, MD<br>Referring: Gwen Pickerell, FNP</div></div>${c.no('Gwen Pickerell', 'referrer')}
      ${h('Chief complaint')}${p('Follow-up of ulcerative colitis, abnormal liver tests.')}
      ${h('History of present illness')}${p('{d.uc|Left-sided ulcerative colitis|icd=K51.50/K51.90} since 2016. Flare in August with {o|bloody stools} six times a day, now {o|two formed stools daily} after a course of budesonide. {x|No fever, no weight loss, no nocturnal stools|negated}. {x|No joint pain, no eye redness|negated|d.uveitis}. {x|C. difficile was negative in August|negated|d.cdiff}. Alkaline phosphatase has been raised since spring. {x|No itching or jaundice|negated}. {x|Denies alcohol and supplements|negated}.')}
      <div class="two"><div>${h('Past medical history')}${ul(['{d.uc|Ulcerative colitis|icd=K51.50/K51.90}', '{d.ida|Iron deficiency anemia|icd=D50.9/D50.0}', '{d.gad|Generalized anxiety disorder|icd=F41.1}', '{d.migr|Migraine|icd=G43.909}', '{d.gdm?|Gestational diabetes 2019|st=-;on=2019;icd=O24.419/Z86.32}'])}${h('Surgical history')}${ul(['{p.csect|Cesarean section 2019|on=2019}', '{p.wisdom|Wisdom teeth 2006|on=2006}'])}${h('Allergies')}${ul(['{a.ibu|Ibuprofen|react=colitis flare}: colitis flare', '{a.ceph|Cephalosporins|react=hives}: hives', '{x|No latex allergy|negated|a.latex}'])}</div>
      <div>${h('Medications')}${ul(['{m.mesal|mesalamine DR 1.2 g, 4 tablets daily|dose=1.2 g;freq=daily}', '{m.esc|escitalopram 10 mg daily|freq=daily}', '{m.fes|ferrous sulfate 325 mg every other day|freq=every other day}', '{m.riza|rizatriptan 10 mg as needed|freq=as needed}', '{m.chole|vitamin D3 2,000 units daily|dose=-;freq=daily}', '{m.bude|budesonide MMX 9 mg|st=stopped}: completed 10/15/2025', '{m.aza|azathioprine|dose=-;st=stopped}: stopped 2018, {o|pancreatitis}'])}${h('Family and social')}${ul(['{x|Father: Crohn’s disease|family history|d.crohn}', '{x|Aunt: primary biliary cholangitis|family history|d.pbc}', '{x|Never smoker|negated|d.smoker}'])}</div></div>
      ${h('Vitals and exam')}${p('BP {l.e21sys|116|v=116;u=-}/{l.e21dia|72|v=72;u=-}, pulse {l.e21hr|70|v=70;u=-}, temp {l.e21temp|98.1 F|v=98.1;u=F}, weight {l.e21wt|143 lb|v=143;u=lb}, BMI {l.e21bmi|23.8|v=23.8;u=-}. {x|No scleral icterus|negated|d.jaundice}. {x|Abdomen soft, no hepatosplenomegaly|negated|d.splenomeg}. {x|No erythema nodosum|negated}.')}
      ${h('Results')}<table><tr><th style="width:36%">Test</th><th>Result</th><th>Reference</th><th>Collected</th></tr>
      ${['2025-10-28|alp;Alkaline phosphatase;248;U/L;35-105', '2025-10-28|ggt;GGT;190;U/L;< 40', '2025-10-28|alt;ALT;61;U/L;< 33', '2025-10-28|ast;AST;47;U/L;< 32', '2025-10-28|tbil;Total bilirubin;0.8;mg/dL;0.2-1.2', '2025-10-28|alb;Albumin;4.1;g/dL;3.5-5.2', '2025-10-28|hgb;Hemoglobin;11.6;g/dL;11.7-15.5', '2025-10-28|plt;Platelets;355;K/uL;140-400', '2025-10-28|ferr;Ferritin;12;ng/mL;15-150', '2025-10-28|crp;CRP;0.4;mg/dL;< 0.8', '2025-10-28|igg;IgG;1480;mg/dL;700-1600', '2025-10-28|ama;Antimitochondrial Ab;Negative;;Negative', '2025-10-28|ana;ANA;Negative;;Negative', '2025-10-28|hbsag;Hepatitis B surface antigen;Nonreactive;;Nonreactive', '2025-10-21|calpro;Fecal calprotectin;164;ug/g;< 50', '2025-08-12|calpro;Fecal calprotectin;1120;ug/g;< 50'].map(row).join('')}</table>
      ${p('{i.mrcp|MRCP 11/03/2025|on=2025-11-03}: multifocal beading of the intrahepatic ducts; {x|no dominant stricture, no stones|negated|d.choledoc}; {x|no cirrhosis|negated|d.cirrh}. {i.usabd|Ultrasound 06/2025|on=2025-06}: {d.gbpolyp|gallbladder polyp 5 mm|icd=K82.4}. {p.colono|Colonoscopy 09/02/2025|on=2025-09-02}: inflammation to splenic flexure, {d.hemorr|internal hemorrhoids|icd=K64.8/K64.9/K64.0}; {x|no dysplasia on biopsies|negated}.')}
      ${h('Assessment and plan')}<ol>${items(c, ['{d.psc|Primary sclerosing cholangitis}, new, with ulcerative colitis. {x|Liver biopsy not needed|not needed|p.liverbx}. {x|Ursodiol discussed; she will think about it|considered|m.urso}. {x|IgG4 to exclude IgG4 disease|planned|l.iggs4}. {x|Annual MRCP and CA 19-9|planned|l.ca199}.', 'Ulcerative colitis, improving. Add {m.mesal|mesalamine enema 4 g nightly|dose=4 g;freq=nightly} for 4 weeks. {x|If calprotectin stays above 150: vedolizumab|conditional|m.vedol}. {x|Avoid NSAIDs|warned}. {x|Yearly colonoscopy from now on|planned|p.colono}.', 'Iron deficiency: {x|IV iron if ferritin does not rise|conditional|m.venofer}. {x|Celiac serology not repeated|not done|l.ttg}.', '{x|Hepatitis A and B vaccines recommended|suggestion|m.vhepb}. {x|Bone density scan|planned|i.dexa}. {x|Elastography in January|planned|p.h20fibro}. {x|Gallbladder polyp: ultrasound in 6 months|planned|i.usabd}.'])}</ol>
      ${p('{x|Return in 3 months|planned}; {x|call for fever, jaundice or right-sided pain|conditional}. 40 minutes spent, most of it on counseling.')}
      <div style="display:flex;justify-content:space-between;align-items:end;margin-top:10px"><div>${signature(c.rnd, '#22306b', 130)}<br>Electronically signed by Anton Szymczak, MD, 11/07/2025 8:15 AM</div><span>Scribe: Dana Whitlow</span></div>${c.no('Dana Whitlow', 'scribe')}`,
    )
  },
  { dateAliases: ['2025-11-07'], width: 1120, scale: 1.3 },
)

export const twentyFourthEnLetters = [diverticulitis, pyelonephritis, rheumatology, colitis]
