/** Letters in English: an Australian hospital's discharge, an American emergency note by fax, a Scottish neurologist's letter. */
import { mark, signature } from '../lib/decor.mjs'
import { FACE, doc, en, items, sheet } from './blind-parts.mjs'

/** Australia: grey labels over text, two days of bloods, drugs as a table with their status and what was ceased below. */
const kidney = doc(
  'p1306.png',
  ['en', 'discharge', 'clean'],
  '2026-05-06',
  [
    'Tamborine District Hospital',
    'TAMBORINE DISTRICT HOSPITAL',
    'Tamborine District Hospital, General Medicine',
    'Tamborine District Hospital - General Medicine',
  ],
  ['Dr Yusuf Bakhtiar', 'Yusuf Bakhtiar', 'Dr Y Bakhtiar', 'Dr. Yusuf Bakhtiar', 'BAKHTIAR, Yusuf'],
  [
    'Elspeth McGarrigle',
    'McGARRIGLE, Elspeth Joan',
    'Elspeth Joan McGarrigle',
    'McGARRIGLE, Elspeth',
    'Mrs Elspeth McGarrigle',
    'MCGARRIGLE, Elspeth Joan',
    'Mrs McGarrigle',
  ],
  'Discharge summary',
  (c) => {
    const part = (title, inner) => `<h3>${en(title)}</h3>${inner}`
    const p = (s) => `<p>${c.t(s)}</p>`
    const list = (rows) => `<ul>${items(c, rows)}</ul>`
    const lab = (s) => {
      const [key, label, unit, ref, ...v] = s.split(';')
      const cells = v.map((printed, i) => {
        if (!printed) return '<td></td>'
        const r = c.lab([key, label, printed, unit, ref].join(';'), { date: ['2026-05-02', '2026-05-06'][i] })
        c.entities[r.n].text = `${label} ${printed} ${unit}`
        return `<td><span data-e="${r.n}">${en(printed)}</span></td>`
      })
      return `<tr><td>${en(label)}</td>${cells.join('')}<td class="u">${en(unit)} ${ref ? `(${en(ref)})` : ''}</td></tr>`
    }
    const table = (rows) =>
      `<table><tr><th></th><th>02/05</th><th>06/05</th><th></th></tr>${rows.map(lab).join('')}</table>`
    const med = (s, how, status, why) =>
      `<tr data-line><td>${c.t(s)}</td><td>${en(how)}</td><td><b>${status}</b></td><td>${c.t(why)}</td></tr>`
    return sheet(
      `body{font:16px/1.3 ${FACE.arial};font-size:14.6px;padding:36px 54px}h3{font-size:14.2px;background:#e3e6ea;margin:7px 0 2px;padding:1px 8px}p{margin:2px 8px}ul{margin:1px 0}table{margin:0 8px}td,th{padding:1px 8px;text-align:left}.u{color:#444}.m{width:98%}.m td,.m th{border-bottom:1px solid #b5bac1}.two{display:grid;grid-template-columns:1fr 1fr}.k{display:grid;grid-template-columns:1.2fr 1fr 1fr;border-top:2px solid #7a1f5c;border-bottom:2px solid #7a1f5c;padding:4px 8px;margin-top:6px}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:11px;align-items:center">${mark('star', '#7a1f5c', 42)}<div><b style="font-size:21px;color:#7a1f5c">Tamborine District Hospital</b><br>Coomera Street, Beenleigh QLD 4207 &nbsp; 07 5550 0162</div></div><b style="font-size:19px">DISCHARGE SUMMARY</b></div>
      <div class="k"><div><b>McGARRIGLE, Elspeth Joan</b><br>URN 318 402 &nbsp; DOB 14/06/1957 (68 yrs) &nbsp; Female<br>12 Wattle Court, Eagleby</div><div>Admitted: 02/05/2026 (via ED)<br>Discharged: 06/05/2026<br>Destination: home with husband</div><div>Unit: General Medicine<br>Consultant: Dr Yusuf Bakhtiar<br>GP: Dr Carmel Ristevski</div></div>${c.no('Dr Carmel Ristevski', 'general practitioner')}
      ${part('Principal diagnosis', p('{d.pyelo|Acute right pyelonephritis|icd=N10} with {d.sepsis|sepsis|icd=A41.9/A41.51} and {d.h18bacter|E. coli bacteraemia|icd=R78.81/A41.51}'))}
      ${part('Other active problems this admission', p('{d.aki|Acute kidney injury, recovered|icd=N17.9;st=-}; {d.hypok|hypokalaemia|icd=E87.6;st=-}; {d.hyponat|mild hyponatraemia|icd=E87.1;st=-}'))}
      ${part('Background', p('{d.dm2|Type 2 diabetes|icd=E11.9}, {d.htn|hypertension|icd=I10}, {d.hld|hypercholesterolaemia|icd=E78.00/E78.5}, {d.kneeoa|osteoarthritis of both knees|icd=M17.0/M17.9}, {d.gerd|reflux|icd=K21.9}, {d.e32recuti|recurrent UTIs|icd=N39.0/Z87.440} (three in 2025). {p.cholecy|Cholecystectomy 1998|on=1998}, {p.hyst|hysterectomy 2004|on=2004}. {d.exsmoker|Ex-smoker|icd=Z87.891}, ceased 1990. {x|Sister has polycystic kidneys|family history|d.pckd}.'))}
      ${part('Allergies and adverse reactions', p('{a.trimeth|Trimethoprim|react=rash}: rash (2019). {a.morph|Morphine|react=vomiting}: vomiting. {x|Not allergic to penicillin|negated|a.pen}.'))}
      ${part('Summary of admission', p('Two days of {o|fever, rigors and right flank pain} with {o|dysuria}. {x|No visible haematuria, cough or diarrhoea|negated|d.hematuria}. On arrival temp {l.e21temp|39.1|v=39.1;u=-}, HR {l.e21hr|118|v=118;u=-}, BP {l.e21sys|96|v=96;u=-}/{l.e21dia|54|v=54;u=-}, RR {l.e21rr|22|v=22;u=-}, SpO2 {l.e21spo2|96%|v=96;u=%} on room air. {p.ecg|ECG}: {d.sinust|sinus tachycardia|icd=R00.0;st=-}. Treated with {o|IV fluids}, {m.kcl?|potassium|dose=-;st=-} and {m.ceftr?|IV ceftriaxone 2 g daily|st=-} for four days. {x|Gentamicin was avoided because of the kidney injury|not given|m.gent}. {x|ICU reviewed her; inotropes were not needed|not needed}. Afebrile from 04/05.') + p('{i.usren|Renal ultrasound 03/05/2026|on=2026-05-03}: swollen right kidney, {x|no hydronephrosis, no stone, no abscess|negated|d.hydro}; {d.rcyst|18 mm simple cyst of the left kidney|icd=N28.1}. {i.cxr|Chest X-ray 02/05/2026|on=2026-05-02}: {x|clear|negated|d.pneumonia}; {d.hiatus|small hiatus hernia|icd=K44.9}.'))}
      ${part('Pathology', `<div class="two">${table(['wbc;WCC;x10^9/L;4.0-11.0;19.4;9.8', 'hgb;Haemoglobin;g/L;115-160;118;112', 'plt;Platelets;x10^9/L;140-400;178;241', 'crp;CRP;mg/L;<5;268;64', 'lact;Lactate;mmol/L;0.5-2.0;2.4;'])}${table(['na;Sodium;mmol/L;135-145;131;137', 'k;Potassium;mmol/L;3.5-5.2;3.3;3.9', 'crea;Creatinine;umol/L;45-90;168;88', 'egfr;eGFR;mL/min;>60;27;59', 'a1c;HbA1c;%;<7.0;7.4;'])}</div>${p('{l.ucult|Urine culture: E. coli|v=E. coli;u=-} >10^8 CFU/L. {l.bcult|Blood cultures 02/05/2026: E. coli in 2 of 2 sets|v=E. coli;u=-;on=2026-05-02}. {x|Resistant to ampicillin and trimethoprim|susceptibility|m.ampi}, {x|sensitive to cefalexin, ceftriaxone and ciprofloxacin|susceptibility|m.cipr}. {x|Repeat blood culture 05/05: no growth to date, final result pending|pending}.')}`)}
      ${part(
        'Medicines on discharge',
        `<table class="m"><tr><th style="width:30%">Medicine</th><th style="width:27%">Directions</th><th>Status</th><th>Reason / comment</th></tr>
      ${med('{m.cefal|Cefalexin 500 mg capsule|freq=four times a day}', '1 four times a day', 'NEW', 'until 13/05/2026, then stop')}
      ${med('{m.estriol|Estriol 1 mg/g vaginal cream|dose=-;freq=twice a week}', '1 applicator twice a week at night', 'NEW', 'to prevent infections')}
      ${med('{m.perin|Perindopril arginine 5 mg tablet|freq=in the morning}', '1 in the morning', 'CHANGED', 'was 10 mg; low BP')}
      ${med('{m.metf|Metformin XR 1,000 mg tablet|freq=at night}', '1 at night with food', 'UNCHANGED', '{o|withheld 02/05 to 05/05}, restarted')}
      ${med('{m.ros|Rosuvastatin 10 mg tablet|freq=at night}', '1 at night', 'UNCHANGED', '')}
      ${med('{m.pan|Pantoprazole 40 mg tablet|freq=in the morning}', '1 in the morning', 'UNCHANGED', '')}
      ${med('{m.para|Paracetamol MR 665 mg tablet|dose=-;freq=three times a day as needed}', '2 three times a day as needed', 'UNCHANGED', 'knees')}
      ${med('{m.empa|Empagliflozin 10 mg tablet|st=stopped}', '', 'CEASED', 'urinary infections')}
      ${med('{m.melox|Meloxicam 15 mg capsule|st=stopped}', '', 'CEASED', 'kidney injury')}</table>`,
      )}
      ${part('Vaccines given', p('{m.vflu|Influenza vaccine 05/05/2026|dose=-;st=-;on=2026-05-05}. {x|Shingrix: please offer|planned|m.vzos}.'))}
      ${part('For the GP', list(['{x|UEC, CRP and BP in one week; increase perindopril if above 140|planned|l.crea}. {x|Repeat HbA1c in 3 months|planned|l.a1c}.', '{x|If another infection within 6 months, consider methenamine hippurate and referral for cystoscopy|conditional|m.e20methen}.', 'Told to return with {x|fever, vomiting or no urine|conditional}. {x|Drink at least 1.5 litres a day|instruction}.']))}
      <div style="display:flex;justify-content:space-between;align-items:end;margin-top:20px"><span>${signature(c.rnd, '#22306b', 90)} Dr Yusuf Bakhtiar, Staff Specialist</span><span style="font-size:13.4px">Ward pharmacist: Nikhil Rao &nbsp; Finalised 06/05/2026 14:05 &nbsp; Page 1 of 1</span></div>${c.no('Nikhil Rao', 'pharmacist')}`,
    )
  },
  { dateAliases: ['2026-05-02'], width: 1080, scale: 1.3 },
)

/** United States: an emergency note as its program prints it, sent by fax: the fax's line above, capitals, values in three columns. */
const leg = doc(
  'p1307.jpg',
  ['en', 'discharge', 'fax'],
  '2025-11-19',
  [
    'Blackwater Ridge Medical Center',
    'BLACKWATER RIDGE MEDICAL CENTER',
    'Blackwater Ridge Medical Center Emergency Department',
    'BLACKWATER RIDGE MEDICAL CENTER EMERGENCY DEPARTMENT',
    'Blackwater Ridge Medical Center - Emergency Department',
  ],
  [
    'Marisol Quintanar, MD',
    'Marisol Quintanar',
    'Dr. Marisol Quintanar',
    'QUINTANAR, MARISOL',
    'Quintanar, Marisol',
  ],
  [
    'Curtis Dandridge',
    'DANDRIDGE, CURTIS',
    'Dandridge, Curtis',
    'DANDRIDGE, CURTIS L',
    'Curtis L. Dandridge',
    'Curtis L Dandridge',
  ],
  'Emergency department note',
  (c) => {
    const p = (k, s) => `<p><b>${en(k.toUpperCase())}:</b> ${c.t(s)}</p>`
    const cell = (s, flag = '') => `<div data-line>${c.t(s)} <b>${flag}</b></div>`
    return sheet(
      `body{font:17px/1.42 ${FACE.arial};font-size:17.4px;padding:22px 62px 40px}p{margin:6px 0}.g{display:grid;grid-template-columns:1fr 1fr 1fr;border:1px solid #111;padding:3px 10px;margin:5px 0}ul,ol{margin:1px 0}.f{font:14px 'Liberation Mono';display:flex;justify-content:space-between;border-bottom:1px solid #111}`,
      `<div class="f"><span>11/19/2025 18:42 FROM: BRMC ED 540 555 0117</span><span>TO: 5405550139</span><span>P. 02/02</span></div>
      <div style="text-align:center;margin-top:10px"><b style="font-size:22px">BLACKWATER RIDGE MEDICAL CENTER</b><br>EMERGENCY DEPARTMENT &nbsp; 1200 Ridge Pike, Covington, VA 24426</div>
      <div style="display:grid;grid-template-columns:1fr 1fr;border-top:2px solid #111;border-bottom:2px solid #111;padding:4px 0;margin:7px 0"><div>Patient: <b>DANDRIDGE, CURTIS L</b><br>DOB: 03/18/1973 &nbsp; Age: 52 &nbsp; Sex: M<br>MRN: 00619284</div><div>Date of service: 11/19/2025 &nbsp; Arrival 13:06<br>ED physician: Marisol Quintanar, MD<br>PCP: Leland Foss, MD</div></div>${c.no('Leland Foss', 'primary care provider')}
      ${p('Chief complaint', '{o|Left leg redness and swelling} x 3 days.')}
      ${p('HPI', '52-year-old man with {d.dm2|type 2 diabetes|icd=E11.9/E11.65} who scratched his shin on a fence. {o|Redness has spread to the calf}. {x|Denies chest pain, shortness of breath, recent travel or surgery|negated|d.pe}. {x|No prior blood clots|negated|d.dvt}. {o|Chills last night}.')}
      ${p('PMH', '{d.htn|Hypertension|icd=I10}, {d.obesity|morbid obesity|icd=E66.01/E66.813}, {d.osa|sleep apnea on CPAP|icd=G47.33}, {d.venins|chronic venous insufficiency|icd=I87.2}. **PSH:** {p.herniar|right inguinal hernia repair 2015|on=2015}, {p.arthrosc|left knee arthroscopy|st=completed}.')}
      ${p('Home meds', '{m.metf|metformin 1000 mg BID|freq=BID}, {m.lis|lisinopril 20 mg daily|freq=daily}, {m.fur|furosemide 20 mg daily|freq=daily}, {m.ator|atorvastatin 40 mg QHS|freq=QHS}.')}
      ${p('Allergies', '{a.sulfa|Sulfa|react=hives} (hives). {x|Penicillin allergy was removed from the chart in 2022|refuted|a.pen}.')}
      ${p('FH/SH', '{x|Mother with DVT|family history|d.dvt}. {d.exsmoker|Former smoker, quit 2018|icd=Z87.891}. {x|Denies IV drug use|negated}. Alcohol: {o|weekends}.')}
      <p style="margin-bottom:0"><b>VITALS:</b></p><div class="g">${cell('Temp {l.e21temp|100.9 F|v=100.9;u=F}')}${cell('Pulse {l.e21hr|104|v=104;u=-}')}${cell('BP {l.e21sys|148|v=148;u=-}/{l.e21dia|88|v=88;u=-}')}${cell('Resp {l.e21rr|18|v=18;u=-}')}${cell('SpO2 {l.e21spo2|97% RA|v=97;u=%}')}${cell('Weight {l.e21wt|128 kg|v=128;u=kg}')}</div>
      ${p('Exam', 'Left lower leg: {o|warm, tender erythema 18 x 12 cm, 2+ edema}, {o|linear scab on shin}. {x|No crepitus, no bullae, no fluctuance|negated}. {d.tinped|Tinea pedis between the toes|icd=B35.3}. Pulses intact. {x|Lungs clear, no JVD|negated|d.chf}.')}
      <p style="margin-bottom:0"><b>LABS:</b></p><div class="g">${cell('{l.wbc|WBC 14.1 K/uL|v=14.1;u=K/uL;flag=H}', 'H')}${cell('{l.hgb|Hgb 14.0 g/dL|v=14.0;u=g/dL}')}${cell('{l.plt|Plt 236 K/uL|v=236;u=K/uL}')}${cell('{l.na|Na 136 mmol/L|v=136;u=mmol/L}')}${cell('{l.k|K 4.0 mmol/L|v=4.0;u=mmol/L}')}${cell('{l.bun|BUN 19 mg/dL|v=19;u=mg/dL}')}${cell('{l.crea|Creat 1.08 mg/dL|v=1.08;u=mg/dL}')}${cell('{l.glu|Glucose 214 mg/dL|v=214;u=mg/dL;flag=H}', 'H')}${cell('{l.lact|Lactate 1.4 mmol/L|v=1.4;u=mmol/L}')}${cell('{l.crp|CRP 6.8 mg/dL|v=6.8;u=mg/dL;flag=H}', 'H')}${cell('{l.a1c|A1c 8.6 %|v=8.6;u=%;flag=H}', 'H')}${cell('{x|Blood cultures pending|pending|l.bcult}')}</div>
      ${p('Imaging', '{i.usdopp|Venous duplex left leg 11/19/2025|on=2025-11-19}: {x|no DVT|negated|d.dvt}; {d.baker|3.1 cm Baker cyst|icd=M71.22/M71.20}. {i.e32xrtib|X-ray left tibia/fibula 11/19/2025|on=2025-11-19}: soft tissue swelling, {x|no gas, no fracture, no osteomyelitis|negated|d.osteomy}.')}
      ${p('ED course', 'Given {m.ceftr?|ceftriaxone 1 g IV|st=-}, {m.para?|acetaminophen 1000 mg|st=-} and {m.tdap|Tdap booster|dose=-;st=-}. Border marked with pen. {x|Necrotizing fasciitis was considered and is unlikely|considered}. {x|Does not meet sepsis criteria|negated|d.sepsis}. {x|Admission offered, patient prefers to go home|declined}.')}
      ${p('Diagnosis', '1. {d.cellul|Cellulitis of left lower leg|icd=L03.116}. 2. {d.dm2|Type 2 diabetes with hyperglycemia|icd=E11.65}. 3. {d.tinped|Tinea pedis}.')}
      ${p('Discharge Rx', '{m.cefal|Cephalexin 500 mg PO QID|freq=QID} x 7 days; {m.terbt|terbinafine 1% cream BID|dose=-;freq=BID} to the feet x 2 weeks. {x|If not better in 48 hours add doxycycline|conditional|m.doxy}. {x|No ibuprofen with lisinopril and furosemide|warned|m.ibu}.')}
      ${p('Plan', '{x|Recheck with Dr. Foss in 2 days; A1c above goal, consider a GLP-1 agonist|planned}. {x|Return for fever over 102, spreading past the line, numbness or black skin|conditional}. {x|Elevate leg, compression stockings when healed|instruction}.')}
      <div style="margin-top:6px">${signature(c.rnd, '#111', 100)}<br>Electronically signed by Marisol Quintanar, MD &nbsp; 11/19/2025 18:31 &nbsp; Scribe: D. Pell</div>${c.no('D. Pell', 'scribe')}`,
    )
  },
  { width: 1080, scale: 1.4 },
)

/** Scotland: three dates at the top, diagnoses and treatments tried as lists, then the text and a numbered plan. */
const headache = doc(
  'p1308.png',
  ['en', 'consultation', 'clean'],
  '2026-03-11',
  [
    'Strathallan Royal Hospital',
    'STRATHALLAN ROYAL HOSPITAL',
    'Strathallan Royal Hospital, Department of Neurology',
    'Department of Neurology, Strathallan Royal Hospital',
  ],
  ['Dr Euan Petrie', 'Euan Petrie', 'Dr E Petrie', 'Dr. Euan Petrie', 'DR EUAN PETRIE'],
  [
    'Catriona Lumsden',
    'Miss Catriona Lumsden',
    'Miss Catriona LUMSDEN',
    'LUMSDEN, Catriona',
    'Catriona LUMSDEN',
    'Miss Lumsden',
  ],
  'Neurology clinic letter',
  (c) => {
    const p = (s) => `<p>${c.t(s)}</p>`
    const list = (title, rows) =>
      `<div><b>${en(title)}</b>${rows.map((s) => `<div data-line>${c.t(s)}</div>`).join('')}</div>`
    return sheet(
      `body{font:17px/1.44 ${FACE.calibri};font-size:18.4px;padding:50px 82px}p{margin:9px 0}.g{display:grid;grid-template-columns:1.05fr 1fr;gap:10px 34px;margin:10px 0}ol{margin:2px 0}`,
      `<div style="display:flex;justify-content:space-between"><div><b style="font-size:21px">Strathallan Royal Hospital</b><br>Department of Neurology<br>Perth Road, Auchterarder PH3 1ZX</div><div>Clinic date: 11 March 2026<br>Dictated: 12 March 2026<br>Typed: 18 March 2026<br>Our ref: EP/mc/0417</div></div>
      <p>Dr Shona Galbraith, Muthill Road Surgery, Crieff</p>${c.no('Dr Shona Galbraith', 'recipient')}${c.no('Muthill Road Surgery', 'recipient')}
      <p>Dear Dr Galbraith<br><b>Miss Catriona LUMSDEN, DOB 17/01/1994, CHI 170194 4486</b></p>
      <div class="g">${list('Diagnoses', ['1. {d.migr|Migraine with aura|icd=G43.109/G43.E09/G43.709}', '2. {d.e12moh|Medication overuse headache|icd=G44.40/G44.41/G44.83}, improved', '3. {d.asthma|Asthma|icd=J45.909/J45.998}', '4. {d.gad|Generalised anxiety disorder|icd=F41.1}'])}
      ${list('Current treatment', ['{m.cand|Candesartan 8 mg once daily}', '{m.riza|Rizatriptan 10 mg when needed|freq=when needed}', '{m.desog|Desogestrel 75 micrograms daily|freq=daily}', '{m.symb|Symbicort 200/6 inhaler twice daily|dose=-;freq=twice daily}'])}
      ${list('Tried before', ['{m.topi|Topiramate 50 mg twice daily|st=stopped}: tingling, lost words', '{m.amit|Amitriptyline 30 mg|st=stopped}: drowsy', '{m.cocod|Co-codamol|dose=-;st=stopped}: overused, stopped in October', '{x|Propranolol not suitable: asthma|contraindicated|m.propr}'])}
      ${list('Allergies', ['{a.metoclo|Metoclopramide|react=spasm of the neck}: spasm of the neck', '{a.elast|Plasters|react=blisters}: blisters'])}</div>
      ${p('I reviewed this 32 year old veterinary nurse with her mother. Since she gave up {o|codeine} her headache days have fallen from {o|22 to 11 a month}. Most begin with {o|zigzag lines in the right half of vision} for half an hour, then {o|left-sided throbbing pain with nausea}. {x|There has been no weakness, no loss of consciousness and no seizure|negated|d.seiz}. {x|She does not wake with headache and there is no pulsatile tinnitus|negated|d.tinnitus}. {l.e32hit6?|HIT-6 score 61|v=61;u=-}.')}
      ${p('The {m.coc?|combined pill|dose=-;st=stopped} was stopped in 2021 because of the aura. {x|She is not pregnant and has no plans to be|negated|d.h30pregn}. {o|She sleeps badly at times}. {d.vape|She vapes|icd=F17.290/Z72.0/U07.0}; {x|she has never smoked cigarettes|negated|d.smoker}. {x|Her mother has migraine and her grandmother had a ruptured brain aneurysm|family history|d.aneur}.')}
      ${p('On examination blood pressure was {l.e21sys|118|v=118;u=-}/{l.e21dia|72|v=72;u=-}, pulse {l.e21hr|66|v=66;u=-}, weight {l.e21wt|71 kg|v=71;u=kg}. {x|Discs were flat, fields full, no weakness, reflexes equal|negated}. There was {o|tenderness over the left occiput}.')}
      ${p('{i.mrbrain|MRI brain, 22 January 2026|on=2026-01-22}: {d.e32pineal|6 mm pineal cyst|icd=E34.8}, an incidental finding of no consequence. {x|No mass, no demyelination, no venous thrombosis|negated|d.ms}. Bloods in January 2026: {l.hgb|haemoglobin 121 g/L|v=121;u=g/L;on=2026-01}, {l.ferr|ferritin 12 ug/L|v=12;u=ug/L;on=2026-01}, {l.tsh|TSH 1.9 mU/L|v=1.9;u=mU/L;on=2026-01}, {l.esr|ESR 6 mm/h|v=6;u=mm/h;on=2026-01}. {d.e16lowfe|Her iron is low|icd=E61.1}; you have started {m.fefum|ferrous fumarate 210 mg|dose=210 mg}.')}
      ${p('In clinic I carried out {p.e32gonb|a left greater occipital nerve block} with {m.lidocn?|lidocaine|dose=-;st=-} and {m.mpred?|methylprednisolone 80 mg|st=-}, which she tolerated well.')}
      <p><b>Plan</b></p><ol>${items(c, ['Please increase {m.cand|candesartan to 8 mg twice daily|dose=8 mg;freq=twice daily}. {x|It must be stopped if she wishes to conceive|conditional}.', '{m.napr|Naproxen 500 mg|freq=with rizatriptan} may be taken with rizatriptan. {x|No more than ten treatment days a month|instruction}.', '{x|If she still has more than eight headache days a month in June, I would offer erenumab or Botox|conditional|m.eren}.', '{x|No further scan of the pineal cyst is needed|not indicated|i.mrbrain}. {x|Sleep clinic referral was declined|declined|p.polysom}.', '{x|Check U&E two weeks after the increase|planned|l.k}. {x|Headache nurse will telephone in eight weeks|planned}.'])}</ol>
      <p>Yours sincerely</p><div>${signature(c.rnd, '#22306b', 110)}<br>Dr Euan Petrie, Consultant Neurologist<br><span style="font-size:15px">cc: Miss Lumsden; Headache nurse Sister A. Rennie</span></div>${c.no('Sister A. Rennie', 'copy')}`,
    )
  },
  { dateAliases: ['2026-03-12', '2026-03-18'], width: 1080, scale: 1.3 },
)

export const thirtysecondEnLetters = [kidney, leg, headache]
