/** Other paper in English: an American after-visit summary, an English emergency sheet, an Australian child's immunisation statement, a Belgian endocrinologist's letter, an American questionnaire before anaesthesia by hand, an Australian one-doctor practice's prescriptions. */
import { barcode, hand, mark, matrixCode, signature } from '../lib/decor.mjs'
import { FACE, doc, en, items, sheet } from './blind-parts.mjs'

/** United States: a large system's after-visit summary; a tinted side column, the medicines sorted by what changed. */
const avs = doc(
  'p9225.png',
  ['en', 'consultation', 'clean'],
  '2026-02-05',
  [
    'Blue Mesa Health',
    'BLUE MESA HEALTH',
    'Blue Mesa Health Family Medicine Pueblo West',
    'Blue Mesa Health Family Medicine',
  ],
  ['Yesenia Carrillo, DO', 'Yesenia Carrillo', 'Dr. Yesenia Carrillo', 'Yesenia Carrillo DO', 'Dr. Carrillo'],
  ['Nadine Oberholt', 'Nadine K. Oberholt', 'OBERHOLT, NADINE', 'Nadine K Oberholt'],
  'After Visit Summary',
  (c) => {
    const med = (k, colour, list) =>
      `<div class="k" style="background:${colour}">${en(k)}</div>${list.map((s) => `<p class="i" data-line>${c.t(s)}</p>`).join('')}`
    const tile = (k, s) => `<div class="t" data-line>${en(k)}<br><b>${c.t(s)}</b></div>`
    return sheet(
      `body{font:16px/1.36 ${FACE.lato};font-size:16.4px;padding:40px 50px}.two{display:grid;grid-template-columns:1.9fr 1fr;gap:24px}.k{color:#fff;font-weight:bold;padding:2px 10px;margin-top:8px;display:inline-block;border-radius:3px}.i{margin:4px 0 4px 12px}.side{background:#edf3f8;padding:10px 14px}.t{border:1px solid #b7cbdc;padding:3px 9px}.ts{display:grid;grid-template-columns:1fr 1fr 1fr;gap:6px}h3{font-size:18px;color:#134a7c;margin:11px 0 3px}p{margin:5px 0}ul{margin:2px 0;padding-left:20px}`,
      `<div style="display:flex;justify-content:space-between;align-items:center;border-bottom:4px solid #134a7c;padding-bottom:6px"><div style="display:flex;gap:12px;align-items:center">${mark('wave', '#134a7c', 46)}<b style="font-size:22px;color:#134a7c">Blue Mesa Health</b></div><b style="font-size:25px">AFTER VISIT SUMMARY</b></div>
      <p><b>Nadine K. Oberholt</b> &nbsp; MRN: 0071XX36 &nbsp; DOB: 5/19/1967 &nbsp;|&nbsp; 2/5/2026 10:40 AM &nbsp; Family Medicine Pueblo West &nbsp; 719-555-01XX</p>
      <div class="two"><div>
      <h3>Instructions from Yesenia Carrillo, DO</h3><ul>${items(c, ['{x|Check your blood pressure twice a week and bring the log|instruction}.', '{x|If your face or lips swell, call 911|conditional|d.anaphyl}.', '{x|We talked about a weight loss shot (Wegovy); insurance form started|considered|m.sema}.', '{x|Have your mammogram before March 15|ordered|i.mammo}.'])}</ul>
      <h3>Today you were seen for</h3><p data-line>${c.t('{d.htn|High blood pressure|icd=I10}, {d.predm|prediabetes}, {d.gerd|acid reflux|icd=K21.9}, {d.plantar|plantar fasciitis of right foot|icd=M72.2}')}</p>
      <h3>Vitals</h3><div class="ts">${tile('Blood pressure', '{l.e21sys|152|v=152;u=-}/{l.e21dia|94|v=94;u=-}')}${tile('Pulse', '{l.e21hr|78|v=78;u=-}')}${tile('Oxygen saturation', '{l.e21spo2|97%|v=97;u=%}')}${tile('Temperature', '{l.e21temp|97.9 °F|v=97.9;u=°F}')}${tile('Weight', '{l.e21wt|201 lb 6.4 oz|v=201;u=lb}')}${tile('BMI', '{l.e21bmi|33.5|v=33.5;u=-}')}</div>
      <h3>Your medication list has changed</h3>
      ${med('START taking', '#2d7d46', ['{m.vals|valsartan 80 mg tablet, 1 tablet by mouth daily|dose=80 mg;freq=daily}', '{m.dicl|diclofenac 1% gel, apply 4 times a day to the foot|dose=-;freq=4 times a day}'])}
      ${med('CHANGE how you take', '#b06a00', ['{m.metf|metformin XR 1,000 mg with dinner|dose=1,000 mg;freq=with dinner} (was 500 mg)'])}
      ${med('CONTINUE taking', '#134a7c', ['{m.ros|rosuvastatin 5 mg at bedtime|freq=at bedtime}', '{m.famo|famotidine 20 mg twice a day|freq=twice a day}', '{m.fluox|fluoxetine 20 mg every morning|freq=every morning}', '{m.chole|cholecalciferol 2,000 units daily|dose=2,000 units;freq=daily}', '{m.azelast|azelastine nasal spray as needed|dose=-;freq=as needed}'])}
      ${med('STOP taking', '#a32020', ['{m.benaz|benazepril 20 mg|st=stopped} (cough)', '{m.melox|meloxicam 15 mg|st=stopped}'])}
      <h3>Results from this visit</h3><p data-line>${c.t('Hemoglobin A1c (point of care): {l.a1c|6.2 %|v=6.2;u=%}. Rapid strep: {x|not done|not done|l.strepa}.')}</p>
      <p data-line>${c.t('Lipid panel 1/29/2026: total cholesterol {l.chol|196 mg/dL|v=196;u=mg/dL;on=2026-01-29}, HDL {l.hdl|47 mg/dL|v=47;u=mg/dL;on=2026-01-29}, LDL {l.ldl|118 mg/dL|v=118;u=mg/dL;on=2026-01-29}, triglycerides {l.trig|155 mg/dL|v=155;u=mg/dL;on=2026-01-29}')}</p>
      </div><div class="side"><b>Allergies</b>${['{a.sulfa|Sulfa antibiotics|react=rash} - rash', '{a.code|Codeine|react=itching} - itching', '{x|No known food or latex allergy|negated|a.latex}'].map((s) => `<p data-line>${c.t(s)}</p>`).join('')}
      <b>Immunizations given today</b><p data-line>${c.t('{m.vzos?|Zoster recombinant, dose 2|dose=-;st=-;on=2026-02-05}')}</p>
      <b>Declined today</b><p data-line>${c.t('{x|COVID-19 2025-26|declined|m.vcovid}')}</p>
      <b>Labs ordered</b><p data-line>${c.t('{x|Basic metabolic panel in 2 weeks|ordered|l.crea}')}</p><p data-line>${c.t('{x|Urine microalbumin|ordered|l.uacr}')}</p>
      <b>Health maintenance</b><p data-line>${c.t('{x|Colon cancer screening: overdue|planned|p.colono}')}</p><p data-line>${c.t('{x|Hepatitis B vaccine: due|planned|m.vhepb}')}</p><p data-line>${c.t('{x|Pap smear: due 2028|planned|p.smear}')}</p>
      <b>Next appointments</b><p>3/12/2026 9:20 AM nurse visit<br>5/7/2026 2:00 PM Dr. Carrillo<br>2/24/2026 Podiatry, Alan Petrosky, DPM</p>${c.no('Alan Petrosky', 'future appointment')}
      <b>Tobacco</b><p data-line>${c.t('{d.exsmoker?|Former smoker, quit 2009|icd=Z87.891;st=-}')}</p>
      <b>What is prediabetes?</b><p>${c.t('{x|It means your sugar is higher than normal but not high enough for type 2 diabetes|reference text|d.dm2}. {x|It can lead to heart disease and stroke|reference text|d.stroke}.')}</p>${matrixCode(c.rnd, 18, 3)}</div></div>
      <p style="font-size:13.6px">${c.t('{x|For emergencies such as chest pain call 911|reference text}.')} Printed by B. Tolliver, MA, 2/5/2026 11:27 AM. Page 1 of 1</p>${c.no('B. Tolliver', 'medical assistant')}`,
    )
  },
  { width: 1080, scale: 1.3 },
)

/** England: an emergency department's one-page sheet to the practice; a ruled form with labels at the left. */
const ed = doc(
  'p9226.jpg',
  ['en', 'discharge', 'photo'],
  '2026-01-09',
  [
    'Wharfedale Royal Infirmary',
    'WHARFEDALE ROYAL INFIRMARY',
    'Wharfedale Royal Infirmary Emergency Department',
  ],
  ['Dr Oluwaseun Bright', 'Oluwaseun Bright', 'Dr O Bright', 'Dr. Oluwaseun Bright', 'BRIGHT, Oluwaseun'],
  ['Maureen Tordoff', 'Mrs Maureen Tordoff', 'TORDOFF, Maureen', 'TORDOFF Maureen'],
  'Emergency department discharge summary',
  (c) => {
    const r = (k, ...list) =>
      `<tr><th>${en(k)}</th><td>${list.map((s) => `<div data-line>${c.t(s)}</div>`).join('')}</td></tr>`
    return sheet(
      `body{font:16px/1.4 ${FACE.arial};font-size:16.6px;padding:44px 52px}td,th{border:1px solid #444;padding:5px 10px}th{width:200px;background:#eee;font-weight:bold}p{margin:7px 0}`,
      `<div style="display:flex;justify-content:space-between"><b style="font-size:21px">Wharfedale Royal Infirmary</b><b style="color:#005eb8;font-size:21px">NHS</b></div><p><b>Emergency Department - Discharge Summary to GP</b></p>
      <table><tr><th>Patient</th><td><b>TORDOFF, Maureen</b> &nbsp; Female &nbsp; DOB 14/08/1957 &nbsp; NHS 6XX 118 0XX3</td></tr><tr><th>GP</th><td>Dr J Micklethwaite, Addingham Medical Practice</td></tr><tr><th>Attendance</th><td>Arrived 09/01/2026 11:16 by ambulance. Left 09/01/2026 15:50. Triage: yellow</td></tr>
      ${c.no('Dr J Micklethwaite', 'recipient')}${c.no('Addingham Medical Practice', 'recipient')}
      ${r('Complaint', '{o|Fall on ice}, {o|left wrist pain}. {x|No head injury, no loss of consciousness|negated|d.syncope}.')}
      ${r('Past history', '{d.osteoporosis|Osteoporosis|icd=M81.0/M80.032A}, {d.af|atrial fibrillation|icd=I48.91}, {d.hypothy|hypothyroidism|icd=E03.9}. {x|Not diabetic|negated|d.dm2}.')}
      ${r('Medication', '{m.edox|edoxaban 60 mg OD|freq=OD}, {m.bis|bisoprolol 1.25 mg OD|freq=OD}, {m.levo|levothyroxine 75 micrograms OD|freq=OD}, {m.rised|risedronate 35 mg weekly|freq=weekly}')}
      ${r('Allergies', '{a.eryth|Erythromycin|react=vomiting} (vomiting). {a.elast|Micropore tape|react=blisters} (blisters).')}
      ${r('Observations', 'BP {l.e21sys|142|v=142;u=-}/{l.e21dia|76|v=76;u=-}, pulse {l.e21hr|84|v=84;u=-}, RR {l.e21rr|16|v=16;u=-}, SpO2 {l.e21spo2|98%|v=98;u=%} air, temp {l.e21temp|36.2|v=36.2;u=-}. GCS 15.')}
      ${r('Examination', '{o|Dinner fork deformity} left wrist, skin intact. {x|No median nerve deficit|negated|d.cts}. {x|Scaphoid not tender|negated|d.e12scaph}. {x|Hips and neck normal|negated|d.hipfx}.')}
      ${r('Investigations', '{i.xrwrist|X-ray left wrist}: {d.colles|dorsally displaced fracture of the distal radius}. {x|Ulna intact|negated}. {x|CT head not indicated|not needed|i.cthead}.', 'Hb {l.hgb|127 g/L|v=127;u=g/L}, Na {l.na|131 mmol/L|v=131;u=mmol/L}, creatinine {l.crea|74 umol/L|v=74;u=umol/L}, CRP {l.crp|3 mg/L|v=3;u=mg/L}')}
      ${r('Treatment', '{p.p31haemblk|Haematoma block} with {m.lidocn?|lidocaine 1%|dose=-;st=-}, {m.e12entonox?|Entonox|dose=-;st=-}. {p.e12mua|Manipulation under block}, {o|dorsal backslab}. Check {i.xrwrist|X-ray}: good position.', '{m.para?|Paracetamol 1 g|st=-} oral. {x|Ibuprofen avoided with edoxaban|not given|m.ibu}.')}
      ${r('Diagnosis', '{d.colles|Closed Colles fracture, left}. {d.hyponat|Mild hyponatraemia|icd=E87.1}.')}
      ${r('Take home', '{m.cocod|co-codamol 30/500 two QDS when needed|dose=-;freq=QDS when needed}, {m.lact|lactulose 15 mL BD|freq=BD}, 5 days each')}
      ${r('Follow-up', '{x|Virtual fracture clinic within 72 hours|planned}. {x|May need plate fixation if it slips|conditional|p.orif}.')}
      ${r('GP actions', '{x|Repeat U&E in one week|planned|l.na}. {x|Please review bone protection and arrange DEXA|suggestion|i.dexa}. {x|Consider falls clinic referral|suggestion}.')}
      ${r('Safeguarding', '{x|No concerns|negated}. Lives with husband.')}
      ${r('Advice given', '{x|Return if fingers go numb, blue or very painful|conditional}. {x|Plaster care leaflet|instruction}.')}</table>
      <p>Completed by: Dr Oluwaseun Bright, ST4 Emergency Medicine &nbsp; Consultant in charge: not recorded</p>`,
    )
  },
  { width: 1080, scale: 1.34, degrade: { angle: -1, folds: [0.5] } },
)

/** Australia: a child's immunisation history statement; a line for each day, then what is due and notices. */
const shots = doc(
  'p9227.png',
  ['en', 'other', 'clean'],
  '2025-12-02',
  ['Bilby Creek Community Health', 'BILBY CREEK COMMUNITY HEALTH', 'Bilby Creek Community Health Centre'],
  ['Dr Anjali Ferreira', 'Anjali Ferreira', 'Dr A Ferreira', 'Dr. Anjali Ferreira'],
  ['Angus McTavish', 'ANGUS JOHN MCTAVISH', 'Angus John McTavish', 'MCTAVISH, Angus', 'Angus John MCTAVISH'],
  'Immunisation history statement',
  (c) => {
    const iso = (d) => d.replace(/(\d\d)\/(\d\d)\/(\d{4})/, '$3-$2-$1')
    const row = (s) => {
      const [age, d, ...list] = s.split(';')
      return list
        .map((x, i) => {
          const [key, name, brand, dose] = x.split('|')
          return `<tr data-line><td>${i ? '' : en(age)}</td><td>${en(d)}</td><td>${c.t(`{m.${key}?|${name}|dose=-;st=-;on=${iso(d)}}`)}</td><td>${en(brand)}</td><td style="text-align:center">${dose}</td></tr>`
        })
        .join('')
    }
    const due = (when, name, key) =>
      `<tr data-line><td>${en(when)}</td><td>${c.t(`{x|${name}|planned|m.${key}}`)}</td></tr>`
    return sheet(
      `body{font:16px/1.38 ${FACE.roboto};font-size:16.2px;padding:48px 66px}td,th{padding:4px 10px;border-bottom:1px solid #cfd8d4}th{border-bottom:2px solid #00665e;color:#00665e}h3{font-size:18px;color:#00665e;margin:16px 0 4px}p{margin:7px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center">${mark('bars', '#00665e', 46)}<div style="text-align:right"><b style="font-size:20px;color:#00665e">Immunisation history statement</b><br>As at 02/12/2025</div></div>
      <p>For: <b>Angus John MCTAVISH</b><br>Date of birth: 21/04/2021 &nbsp; Individual healthcare identifier: 80036XXXXXXX4412</p>
      <p>Printed by: Bilby Creek Community Health Centre, Orange NSW &nbsp; Usual doctor: Dr Anjali Ferreira</p>
      <p style="border:1.6px solid #00665e;padding:6px 12px">Immunisation status: <b>UP TO DATE</b></p>
      <h3>Immunisations recorded</h3><table><tr><th>Schedule</th><th>Date given</th><th>Immunisation</th><th>Brand name given</th><th>Dose</th></tr>
      ${['Birth;21/04/2021;vhepb|Hepatitis B|Engerix-B Paediatric|1', '2 months;15/06/2021;e23hexa|Diphtheria, tetanus, pertussis, polio, Hib, hepatitis B|Infanrix Hexa|1;vpcv|Pneumococcal|Prevenar 13|1;e12rota|Rotavirus|Rotarix|1;e23menb|Meningococcal B|Bexsero|1', '4 months;24/08/2021;e23hexa|Diphtheria, tetanus, pertussis, polio, Hib, hepatitis B|Infanrix Hexa|2;vpcv|Pneumococcal|Prevenar 13|2;e12rota|Rotavirus|Rotarix|2', '6 months;26/10/2021;e23hexa|Diphtheria, tetanus, pertussis, polio, Hib, hepatitis B|Infanrix Hexa|3', '12 months;27/04/2022;vmmr|Measles, mumps, rubella|Priorix|1;p31menacwy|Meningococcal ACWY|Nimenrix|1;vpcv|Pneumococcal|Prevenar 13|3', '18 months;25/10/2022;p31mmrv|Measles, mumps, rubella, varicella|Priorix-Tetra|1;e12hib|Haemophilus influenzae type b|Act-HIB|4;e12dtap|Diphtheria, tetanus, pertussis|Infanrix|4', '4 years;06/05/2025;e23dtapipv|Diphtheria, tetanus, pertussis, polio|Quadracel|5', 'Seasonal;06/05/2025;vflu|Influenza|FluQuadri|3'].map(row).join('')}</table>
      <h3>Next immunisations due</h3><table><tr><th style="width:200px">Due</th><th>Immunisation</th></tr>${due('April 2026', 'Influenza', 'vflu')}${due('Year 7 (2033)', 'Human papillomavirus', 'e23hpv')}${due('Year 7 (2033)', 'Diphtheria, tetanus, pertussis booster', 'tdap')}</table>
      <h3>Notices</h3><p data-line>Natural immunity: ${c.t('{x|none recorded|negated|d.varicel}')} &nbsp; Medical contraindications: ${c.t('{x|none recorded|negated}')}</p>
      <p data-line>Adverse events: ${c.t('{x|none reported|negated|d.febseiz}')} &nbsp; Not on the schedule, not given: ${c.t('{x|Hepatitis A|not given|m.vhepa}, {x|COVID-19|not given|m.vcovid}, {x|BCG|not given|m.e23bcg}')}</p>
      <p data-line>Recorded by the practice: ${c.t('{a.egg|egg allergy|react=hives} (hives, 2022); {d.asthma?|viral wheeze|st=-;icd=J45.909/R06.2}')}</p>
      <p style="font-size:14px">${c.t('{x|Tell your provider about fainting, fits or anaphylaxis after a vaccine|instruction|d.anaphyl}. {x|Children with splenectomy need extra doses|reference text|p.splenect}.')} Page 1 of 1</p>`,
    )
  },
  { width: 1060, scale: 1.3 },
)

/** Belgium: an endocrinologist's letter; numbered diagnoses, treatment list, conclusions in bold. */
const endo = doc(
  'p9228.png',
  ['en', 'consultation', 'clean'],
  '2026-03-19',
  [
    'Clinique du Hêtre Pourpre',
    'CLINIQUE DU HÊTRE POURPRE',
    'Clinique du Hetre Pourpre',
    'Clinique du Hêtre Pourpre, Endocrinology',
  ],
  [
    'Prof. Dr. Liesbeth Vermaelen',
    'Liesbeth Vermaelen',
    'Dr. Liesbeth Vermaelen',
    'Prof. L. Vermaelen',
    'Prof. Liesbeth Vermaelen',
  ],
  ['Ingrid Solheim', 'Mrs Ingrid Solheim', 'SOLHEIM Ingrid', 'Ms Ingrid Solheim', 'Mrs Solheim'],
  'Consultation report',
  (c) => {
    const p = (s) => `<p data-line>${c.t(s)}</p>`
    const h = (s) => `<h3>${en(s)}</h3>`
    const d = 'on=2026-03-12'
    return sheet(
      `body{font:16px/1.42 ${FACE.cambria};font-size:17.4px;padding:54px 84px}h3{font-size:17.4px;text-decoration:underline;margin:11px 0 2px}p{margin:4px 0}ol,ul{margin:2px 0}`,
      `<div style="display:flex;justify-content:space-between"><div><b style="font-size:21px;color:#6b1f2b">Clinique du Hêtre Pourpre</b><br>Endocrinology - Osteology<br>Prof. Dr. Liesbeth Vermaelen</div><div style="text-align:right">Avenue de Tervueren, 1150 Brussels<br>INAMI 1-XX417-20-180</div></div>
      <p style="margin-top:16px">Brussels, 19.03.2026</p><p>Dr. Quentin Lacasse<br>Rue Vanderkindere, 1180 Uccle</p>${c.no('Dr. Quentin Lacasse', 'recipient')}
      <p>Concerning: <b>Mrs Ingrid Solheim</b>, born 02.12.1959<br>Consultation of 19.03.2026</p><p>Dear colleague,</p>${p('Thank you for referring your patient for a {d.hypercal?|raised calcium|st=-;icd=E83.52}.')}
      ${h('Diagnoses')}<ol>${items(c, ['{d.phpt|Primary hyperparathyroidism|icd=E21.0}', '{d.osteopenia|Osteopenia|icd=M85.80/M85.89}, {d.colles|wrist fracture 2021|st=historical;on=2021;icd=Z87.81/Z87.310}', '{d.stone|Renal stone, left, 2024|st=-;on=2024;icd=N20.0/Z87.442}', '{d.thynod|Thyroid nodule, right, 14 mm|icd=E04.1}', '{d.pad|Peripheral arterial disease|icd=I73.9}, {p.cea|carotid endarterectomy 2019|on=2019}'])}</ol>
      ${h('Current treatment')}${p('{m.clop|Clopidogrel 75 mg 1x/day|freq=1x/day}, {m.pita|pitavastatin 2 mg in the evening|freq=in the evening}, {m.perin|perindopril 5 mg 1x/day|freq=1x/day}, {m.chole|vitamin D3 25,000 IU monthly|dose=25,000 IU;freq=monthly}. {m.inda|Indapamide 1.5 mg|st=stopped} was stopped by you in January.')}
      ${h('Allergies')}${p('{a.contrast|Iodinated contrast|react=urticaria} (urticaria). {x|Penicillin is tolerated|negated|a.pen}.')}
      ${h('History')}${p('{o|Tired}, {o|thirsty}, {o|low mood} for a year. {x|No bone pain, no constipation|negated|d.constip}. {x|No lithium|negated|m.lith}. {x|A sister was operated for a thyroid cancer|family history|d.thyca}. {d.smoker|Smokes 8 cigarettes a day|icd=F17.210}.')}
      ${h('Examination')}${p('Weight {l.e21wt|58.4 kg|v=58.4;u=kg}, height {l.e21ht|161 cm|v=161;u=cm} (maximum 164), BP {l.e21sys|134|v=134;u=-}/{l.e21dia|78|v=78;u=-}, pulse {l.e21hr|70|v=70;u=-}. {x|No palpable lymph nodes|negated}.')}
      ${h('Laboratory of 12.03.2026')}${p(`Calcium {l.ca|2.81 mmol/L|v=2.81;u=mmol/L;${d}} (2.15-2.50), ionised calcium {l.ica|1.46 mmol/L|v=1.46;u=mmol/L;${d}}, phosphate {l.phos|0.72 mmol/L|v=0.72;u=mmol/L;${d}}, PTH {l.pth|118 ng/L|v=118;u=ng/L;${d}} (15-65), 25-OH vitamin D {l.vitd|31 ug/L|v=31;u=ug/L;${d}}, creatinine {l.crea|0.84 mg/dL|v=0.84;u=mg/dL;${d}}, alkaline phosphatase {l.alp|121 U/L|v=121;u=U/L;${d}}, TSH {l.tsh|1.62 mU/L|v=1.62;u=mU/L;${d}}, 24-hour urine calcium {l.ucalc|9.4 mmol|v=9.4;u=mmol;${d}}.`)}
      ${h('Investigations')}${p('{i.usthy|Neck ultrasound today}: 9 mm nodule behind the left lower pole, compatible with {d.paraad|parathyroid adenoma|icd=D35.1}; nodule of the right lobe TI-RADS 3. {x|No suspicious lymph nodes|negated}.')}${p('{i.dexa|Densitometry 03.02.2026|on=2026-02-03}: T-score spine {l.tscore|-1.9|v=-1.9;u=-;on=2026-02-03}. {x|No vertebral fracture|negated|d.vertfx}.')}
      ${h('Conclusion and proposals')}<ul>${items(c, ['**Surgery is indicated**: {x|minimally invasive parathyroidectomy|planned|p.parathx} after {x|choline PET-CT|ordered|i.petct}.', '{x|Cinacalcet only if she declines surgery|conditional|m.cinac}.', '{x|Zoledronic acid to be discussed after surgery|considered|m.zole}.', '{x|Familial hypocalciuric hypercalcaemia is excluded|negated}; {x|MEN1: no argument|negated}.', '{x|Thyroid puncture not required below 25 mm|not needed|p.fna}.', '{x|Avoid thiazides and calcium tablets|warned|m.cacarb}.', 'Start {m.eso?|esomeprazole 20 mg|st=-} only for {d.gerd?|reflux|st=-;icd=K21.9}; drink 2 litres a day.'])}</ul>
      <p>With kind regards,</p>${signature(c.rnd, '#22306b', 120)}<br>Prof. Dr. L. Vermaelen<p style="font-size:14px">Copy: Dr. Bram Oosterlinck, surgery</p>${c.no('Dr. Bram Oosterlinck', 'copy')}`,
    )
  },
  { width: 1080, scale: 1.3 },
)

/** United States: a surgery centre's questionnaire; circles before each item, filled in by hand, many left empty. */
const quest = doc(
  'p9229.jpg',
  ['en', 'other', 'scan'],
  '2026-04-02',
  ['Sandhill Surgery Center', 'SANDHILL SURGERY CENTER', 'Sandhill Surgery Center, LLC'],
  ['Dr. Priscilla Nakai', 'Priscilla Nakai', 'Dr Nakai', 'Dr. Nakai', 'Priscilla Nakai, MD', 'Dr. P. Nakai'],
  ['Curtis Wendell', 'Curtis R. Wendell', 'WENDELL, CURTIS', 'Curtis R Wendell'],
  'Pre-anesthesia questionnaire',
  (c) => {
    const w = (s) => `<span class="w">${c.t(s)}</span>`
    const box = (on) => `<span class="x">${on ? '☑' : '☐'}</span>`
    const yes = (s, note = '') => `<div data-line>${box(1)} ${c.t(s)} ${note ? w(note) : ''}</div>`
    const no = (s, key) =>
      `<div data-line>${box(0)} ${c.t(`{x|${s}|not ticked${key ? `|${key}` : ''}}`)}</div>`
    const drug = (s, last) => `<tr data-line><td>${w(s)}</td><td>${hand(last, 24)}</td></tr>`
    return sheet(
      `body{font:16px/1.42 ${FACE.calibri};font-size:17.4px;padding:40px 56px}.w{font:25px 'Dancing Script',cursive;color:#1b2a63;line-height:1}.x{font-family:'DejaVu Sans'}h3{font-size:17px;border-top:2px solid #333;margin:9px 0 2px;padding-top:3px}.c{display:grid;grid-template-columns:1fr 1fr 1fr;gap:0 14px}p{margin:4px 0}td,th{border:1px solid #777;padding:2px 8px}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div><b style="font-size:22px">Sandhill Surgery Center, LLC</b><br>Las Cruces, NM</div><b style="font-size:19px">PRE-ANESTHESIA QUESTIONNAIRE</b>${barcode(c.rnd, 30, 32)}</div>
      <p data-line>Name ${hand('Curtis R. Wendell', 26)} &nbsp; Birth date ${hand('10/23/1970', 26)} &nbsp; Today’s date ${hand('04/02/2026', 26)}</p><p data-line>Surgeon ${hand('Dr. Nakai', 26)} (Priscilla Nakai, MD) &nbsp; Procedure ${w('{x|hernia repair R groin 4/16|planned|p.herniar}')}</p>
      <p data-line>Height ${w('{l.e21ht?|5 ft 11|v=5 ft 11;u=-}')} &nbsp; Weight ${w('{l.e21wt|226 lb|v=226;u=lb}')} &nbsp; Family doctor ${hand('L. Sandoval NP', 25)}</p>${c.no('L. Sandoval', 'family doctor')}
      <h3>Check all that you have or have had</h3><div class="c"><div>${yes('{d.htn|High blood pressure|icd=I10}')}${no('Heart attack', 'd.mi')}${no('Heart failure', 'd.chf')}${yes('{d.palp?|Irregular heartbeat|icd=R00.2/I49.9;st=-}', '{d.pvc|PVCs}')}${no('Pacemaker / defibrillator', 'p.pacem')}${no('Blood clots', 'd.dvt')}${no('Stroke / TIA', 'd.stroke')}</div><div>${no('Asthma', 'd.asthma')}${no('COPD / emphysema', 'd.copd')}${yes('{d.osa|Sleep apnea|icd=G47.33}', 'no CPAP')}${no('Home oxygen', 'p.e20oxyg')}${no('Tuberculosis', 'd.tb')}${yes('{d.gerd|Acid reflux|icd=K21.9}')}${no('Hepatitis / liver disease', 'd.hepc')}</div><div>${yes('{d.dm2|Diabetes|icd=E11.9/E11.65}', 'type 2')}${no('Kidney disease', 'd.ckd')}${no('Seizures', 'd.seiz')}${no('Bleeding disorder')}${yes('{d.mdd|Depression|icd=F32.A/F32.9}')}${no('Glaucoma', 'd.glauc')}${no('HIV', 'd.hiv')}</div></div>
      <p data-line>Other: ${w('{d.gout|gout|icd=M10.9}, {d.inguin|hernia R groin|icd=K40.90}, {d.hearaid?|hearing aids|icd=H91.90/H91.93}')}</p>
      <h3>Surgeries and anesthesia</h3><p data-line>${w('{p.lapchole?|gallbladder 2012|on=2012}, {p.arthrosc|L knee scope 2005|on=2005}, {p.wisdom|wisdom teeth|st=-}')}</p>
      <p data-line>${box(1)} ${c.t('{o|Nausea after anesthesia}')} &nbsp; ${box(0)} ${c.t('{x|Difficult airway|not ticked}')} &nbsp; ${box(0)} ${c.t('{x|Malignant hyperthermia (you or family)|not ticked}')} &nbsp; ${box(0)} ${c.t('{x|Transfusion|not ticked|p.transfus}')}</p>
      <h3>Allergies</h3><p data-line>${box(0)} None &nbsp; ${box(1)} Medicine ${w('{a.pen|penicillin - hives|react=hives}')} &nbsp; ${box(0)} ${c.t('{x|Latex|not ticked|a.latex}')} &nbsp; ${box(0)} ${c.t('{x|Iodine / shellfish|not ticked|a.shell}')} &nbsp; ${box(1)} Food ${w('{a.kiwi|kiwi - itchy mouth|react=itchy mouth}')}</p>
      <h3>Medicines (include over the counter)</h3><table><tr><th>Name, dose, how often</th><th style="width:26%">Last taken</th></tr>${drug('{m.metf|metformin 1000 mg twice a day|freq=twice a day}', 'this morning')}${drug('{m.empa|Jardiance 10 mg morning|freq=morning}', 'this morning')}${drug('{m.olmes|olmesartan 40 mg daily|freq=daily}', 'last night')}${drug('{m.metop|metoprolol ER 25 mg daily|freq=daily}', 'last night')}${drug('{m.allo|allopurinol 300 mg daily|freq=daily}', 'last night')}${drug('{m.bupro|bupropion XL 150 mg daily|freq=daily}', 'this morning')}<tr><td style="height:28px"></td><td></td></tr></table>
      <p data-line>${box(0)} ${c.t('{x|Blood thinner: warfarin, Eliquis, Xarelto, Plavix|not ticked|m.warf}')} &nbsp; ${box(0)} ${c.t('{x|Weight loss injection: Ozempic, Mounjaro|not ticked|m.sema}')} &nbsp; ${box(0)} ${c.t('{x|Steroids in the last year|not ticked|m.pred}')}</p>
      <h3>Habits</h3><p data-line>${box(1)} ${c.t('{d.exsmoker|Quit smoking|icd=Z87.891;st=-}')} ${hand('2015', 25)} &nbsp; ${box(0)} ${c.t('{x|Smoke now|not ticked|d.smoker}')} &nbsp; ${box(0)} ${c.t('{x|Marijuana|not ticked}')} &nbsp; Alcohol: drinks a week ${hand('3', 25)} &nbsp; ${c.t('{x|Last period ........|left empty}')}</p>
      <h3>For the nurse</h3><p data-line>BP ${w('{l.e21sys|138|v=138;u=-}/{l.e21dia|82|v=82;u=-}')} &nbsp; Pulse ${w('{l.e21hr|68|v=68;u=-}')} &nbsp; SpO2 ${w('{l.e21spo2|95%|v=95;u=%}')} &nbsp; A1c ${w('{l.a1c|7.6% 3/18/26|v=7.6;u=%;on=2026-03-18}')} &nbsp; ${c.t('{x|Glucose ........|left empty|l.glu}')} &nbsp; ${c.t('{x|hCG ........|left empty|l.hcgu}')}</p>
      <p data-line>Note ${w('{x|hold Jardiance 3 days before|instruction|m.empa}, {x|EKG needed|planned|p.ecg}')} &nbsp; ASA ${box(0)} 1 ${box(0)} 2 ${box(1)} 3</p>
      <p style="font-size:14.4px">${c.t('{x|Do not eat after midnight|instruction}. {x|Stop aspirin and fish oil 7 days before unless your cardiologist says otherwise|conditional|m.asa}.')} Patient signature ${signature(c.rnd, '#1b2a63', 70)}</p>`,
    )
  },
  { width: 1080, scale: 1.36, degrade: { angle: 0.8 } },
)

/** Australia: a one-doctor practice; two prescriptions on one sheet, each a column, with repeats, and the list kept by the practice. */
const script = doc(
  'p9230.png',
  ['en', 'prescription', 'clean'],
  '2026-05-06',
  ['Corrigin Road Medical Practice', 'CORRIGIN ROAD MEDICAL PRACTICE', 'Corrigin Road Medical'],
  ['Dr Phillipa Rundle', 'Phillipa Rundle', 'Dr P Rundle', 'DR PHILLIPA RUNDLE', 'Dr. Phillipa Rundle'],
  ['Gordon Salisbury', 'Mr Gordon Salisbury', 'SALISBURY, Gordon', 'MR GORDON SALISBURY'],
  'Prescription',
  (c) => {
    const item = (s, sig, qty) =>
      `<div class="i" data-line><b>${c.t(s)}</b><br>${en(sig)}<br>Qty: ${qty[0]} &nbsp; Repeats: ${qty[1]}</div>`
    const col = (kind, no, list) =>
      `<div class="col"><div style="text-align:center"><b>Dr Phillipa Rundle</b> MBBS<br>Corrigin Road Medical Practice<br>Prescriber no. 22XX718 &nbsp; 08 9XXX 0114</div><hr>Medicare 6XXX 11482 X &nbsp; Ref 1<br><b>Mr Gordon Salisbury</b><br>17 Lefroy St, Brookton WA<br>Date: 06/05/2026 &nbsp; ${en(kind)}<br>Script no. ${no}<hr>${list.map((x) => item(...x)).join('')}<div style="margin-top:8px">${signature(c.rnd, '#22306b', 90)}</div>Brand substitution permitted</div>`
    return sheet(
      `body{font:16px/1.38 ${FACE.arial};font-size:16px;padding:46px 56px}.two{display:grid;grid-template-columns:1fr 1fr;gap:26px}.col{border:1px dashed #555;padding:10px 14px}.i{margin:9px 0}hr{border:0;border-top:1px solid #777;margin:6px 0}td,th{padding:2px 9px;border-bottom:1px solid #ccc}h3{font-size:17px;margin:16px 0 4px}p{margin:6px 0}`,
      `<div class="two">${col('PBS', '7714XX2', [
        [
          '{m.trel|Trelegy Ellipta 100/62.5/25 inhaler|dose=-;freq=once a day}',
          'Inhale one dose once a day',
          [1, 5],
        ],
        ['{m.apix|Apixaban 2.5 mg tablet|freq=twice a day}', 'Take one tablet twice a day', [60, 5]],
        ['{m.preg|Pregabalin 25 mg capsule|freq=at night}', 'Take one capsule at night', [56, 2]],
      ])}${col('PBS', '7714XX3', [
        [
          '{m.lercan|Lercanidipine 10 mg tablet|freq=in the morning}',
          'Take one tablet in the morning before food',
          [28, 5],
        ],
        ['{m.pan|Pantoprazole 20 mg tablet|freq=daily}', 'Take one tablet daily', [30, 5]],
        [
          '{m.doxy?|Doxycycline 100 mg tablet|st=-;freq=daily}',
          'Take one daily for 5 days if the sputum turns green',
          [7, 0],
        ],
      ])}</div>
      <h3>Patient summary, Corrigin Road Medical Practice, 06/05/2026</h3><p>Mr Gordon Salisbury &nbsp; DOB 30/01/1941</p>
      <p data-line><b>Allergies:</b> ${c.t('{a.tmp|Bactrim|react=rash} (rash); {a.tram|tramadol|react=confusion} (confusion). {x|Aspirin: tolerated|negated|a.asa}.')}</p>
      <p data-line><b>Active problems:</b> ${c.t('{d.copd|COPD|icd=J44.9}, {d.pe|pulmonary embolism 2023|st=-;on=2023;icd=I26.99/Z86.711}, {d.htn|hypertension|icd=I10}, {d.neuropathy|peripheral neuropathy|icd=G62.9}, {d.barrett|Barrett’s oesophagus|icd=K22.70}')}</p>
      <p data-line><b>Past:</b> ${c.t('{p.tha|right hip replacement 2016|on=2016}, {p.turp|TURP 2018|on=2018}, {d.melanoma|melanoma of the back 2009|st=-;on=2009;icd=C43.59/Z85.820}. {x|Father: dementia|family history|d.demen}.')}</p>
      <table style="margin-top:8px"><tr><th>Other medicines, not printed today</th><th>Directions</th><th>Note</th></tr>
      ${[
        ['{m.salb|Salbutamol 100 mcg inhaler|freq=as required}', '2 puffs as required', 'has enough'],
        ['{m.calvitd|Caltrate with vitamin D|dose=-;freq=daily}', '1 daily', 'over the counter'],
        ['{m.fur|Frusemide 40 mg|st=stopped}', '', 'ceased 11/02/2026'],
        ['{m.prednl|Prednisolone 25 mg|st=-;freq=daily}', '1 daily for 5 days', 'course finished 21/04/2026'],
      ]
        .map(([m, d, n]) => `<tr data-line><td>${c.t(m)}</td><td>${en(d)}</td><td>${en(n)}</td></tr>`)
        .join('')}</table>
      <p data-line><b>Last readings 06/05/2026:</b> ${c.t('BP {l.e21sys|128|v=128;u=-;on=2026-05-06}/{l.e21dia|70|v=70;u=-;on=2026-05-06}, weight {l.e21wt|71 kg|v=71;u=kg;on=2026-05-06}, SpO2 {l.e21spo2|94%|v=94;u=%;on=2026-05-06}. eGFR {l.egfr|49|v=49;u=-;on=2026-04-22} (22/04/2026).')}</p>
      <p data-line><b>Reminders:</b> ${c.t('{x|Flu vaccine due|planned|m.vflu}. {x|Spirometry in August|planned|p.spiro}. {x|Gastroscopy 2027|planned|p.egd}. {x|Do not drive if pregabalin makes you drowsy|conditional|m.preg}. {x|No NSAIDs with apixaban|warned|m.ibu}.')}</p>`,
    )
  },
  { width: 1080, scale: 1.3 },
)

export const practice31EnLetters = [avs, ed, shots, endo, quest, script]
