/** Further paper in English: a Saudi visit report with coded diagnoses, an English referral out of the practice's record. */
import { mark, matrixCode, signature } from '../lib/decor.mjs'
import { FACE, doc, en, sheet } from './blind-parts.mjs'

/** Saudi Arabia: a polyclinic's visit report; strips of readings, diagnoses with codes in a table, orders and drugs in tables. */
const visit = doc(
  'p9249.png',
  ['en', 'consultation', 'clean'],
  '2026-01-20',
  [
    'Dar Al Noor Medical Complex',
    'DAR AL NOOR MEDICAL COMPLEX',
    'Dar Al Noor Medical Complex, Riyadh',
    'Dar Al Noor Polyclinic',
  ],
  [
    'Dr. Sherif Abdel Moneim',
    'Sherif Abdel Moneim',
    'Dr Sherif Abdel Moneim',
    'DR. SHERIF ABDEL MONEIM',
    'Dr. Sherif Abdelmoneim',
  ],
  [
    'Abdulrahman Saad Al Qahtani',
    'ABDULRAHMAN SAAD AL QAHTANI',
    'Mr. Abdulrahman Saad Al Qahtani',
    'Abdulrahman Al Qahtani',
  ],
  'Outpatient visit report',
  (c) => {
    const h = (s) => `<h3>${en(s)}</h3>`
    const f = (k, s) => `<p data-line class="f"><span class="k">${en(k)}</span> <span>${c.t(s)}</span></p>`
    const tile = (k, s) => `<div data-line><small>${en(k)}</small><br>${c.t(s)}</div>`
    const dx = (code, s, kind) => `<tr data-line><td>${code}</td><td>${c.t(s)}</td><td>${kind}</td></tr>`
    const order = (s, dep) => `<tr data-line><td>${c.t(s)}</td><td>${dep}</td><td>Requested</td></tr>`
    const rx = (s, form, how, days) =>
      `<tr data-line><td>${c.t(s)}</td><td>${form}</td><td>${en(how)}</td><td>${days}</td></tr>`
    return sheet(
      `body{font:16px/1.34 ${FACE.roboto};font-size:15.4px;padding:38px 54px}h3{font-size:15.6px;color:#6b4a0e;border-bottom:1.6px solid #b58a2e;margin:11px 0 4px}td,th{border:1px solid #d8c9a4;padding:2.6px 9px}th{background:#f6efdd}.f{display:grid;grid-template-columns:170px 1fr}.k{color:#6b4a0e}p{margin:3px 0}.v{display:grid;grid-template-columns:repeat(7,1fr);border:1px solid #b58a2e;text-align:center}.v>div{border-right:1px solid #e4d6b3;padding:3px}small{font-size:12.6px;color:#555}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:10px;align-items:center">${mark('rings', '#b58a2e', 44)}<div><b style="font-size:20px;color:#6b4a0e">Dar Al Noor Medical Complex</b><br>King Abdullah Road, Riyadh &nbsp; License 7XX-201</div></div><b style="font-size:18px">OUTPATIENT VISIT REPORT</b></div>
      <div style="display:grid;grid-template-columns:1.4fr 1fr 1fr;background:#fbf7ec;padding:6px 10px;margin:8px 0"><div>Name: <b>ABDULRAHMAN SAAD AL QAHTANI</b><br>File: 11XX37 &nbsp; ID: 10XXXXXX46</div><div>Age: 46 Y &nbsp; Gender: Male<br>Nationality: Saudi</div><div>Visit: 20/01/2026 18:40<br>Clinic: Family Medicine</div></div>
      <div class="v">${tile('BP mmHg', '{l.e21sys|138|v=138;u=mmHg}/{l.e21dia|86|v=86;u=mmHg}')}${tile('Pulse /min', '{l.e21hr|76|v=76;u=/min}')}${tile('Temp °C', '{l.e21temp|37.1|v=37.1;u=°C}')}${tile('SpO2 %', '{l.e21spo2|98|v=98;u=%}')}${tile('Weight kg', '{l.e21wt|104|v=104;u=kg}')}${tile('Height cm', '{l.e21ht|173|v=173;u=cm}')}${tile('BMI', '{l.e21bmi|34.7|v=34.7;u=-}')}</div>
      ${h('Subjective')}${f('Chief complaint', '{o|Heartburn} for 2 months, {o|right heel pain} in the morning')}${f('History', 'Worse after coffee and late meals. {x|No dysphagia, no weight loss, no black stool|negated|d.dysph}. {x|No chest pain on effort|negated|d.angina}. {o|Snoring}.')}${f('Past medical history', '{d.asthma|Asthma since childhood|icd=J45.909/J45.20}, {p.lapchole|laparoscopic cholecystectomy 2018|on=2018}. {x|No surgery of the stomach|negated|p.sleeve}.')}${f('Family history', '{x|Mother: diabetes. Brother: coronary stent at 50|family history|d.dm2}')}${f('Social', '{d.smoker|Smoker, 1 pack a day|icd=F17.210/F17.200/Z72.0}. {x|No alcohol|negated|d.alcdep}.')}${f('Allergies', '{a.shell|Shrimp|react=urticaria}: urticaria. {x|Drug allergy: none known|negated|a.pen}.')}
      ${h('Objective')}${f('Examination', 'Throat clear, chest clear, {x|no wheeze|negated}. Abdomen soft, {o|mild epigastric tenderness}. {o|Tender medial calcaneal tubercle, right}. {x|No ankle edema|negated}.')}${f('Results reviewed', 'Lab 13/01/2026: HbA1c {l.a1c|5.9 %|v=5.9;u=%;on=2026-01-13}, LDL {l.ldl|4.1 mmol/L|v=4.1;u=mmol/L;on=2026-01-13}, ALT {l.alt|68 U/L|v=68;u=U/L;on=2026-01-13}, uric acid {l.uric|447 umol/L|v=447;u=umol/L;on=2026-01-13}, vitamin D {l.vitd|29 nmol/L|v=29;u=nmol/L;on=2026-01-13}. {i.xrfoot|X-ray right foot 20/01/2026|on=2026-01-20}: {d.calcspur|plantar calcaneal spur|icd=M77.31/M77.30}, {x|no fracture|negated}.')}
      ${h('Assessment')}<table><tr><th>ICD-10</th><th style="width:62%">Description</th><th>Type</th></tr>${dx('K21.9', '{d.gerd|Gastro-esophageal reflux disease without esophagitis|icd=K21.9}', 'Principal')}${dx('M72.2', '{d.plantar|Plantar fascial fibromatosis|icd=M72.2}', 'Secondary')}${dx('E78.0', '{d.hld|Pure hypercholesterolemia|icd=E78.0/E78.00/E78.5}', 'Secondary')}${dx('R73.0', '{d.predm|Prediabetes|icd=R73.03/R73.09}', 'Secondary')}${dx('E66.9', '{d.obesity|Obesity, unspecified|icd=E66.9}', 'Secondary')}${dx('E55.9', '{d.vitd|Vitamin D deficiency, unspecified|icd=E55.9}', 'Secondary')}${dx('G47.3', '{x|Sleep apnea, to be excluded|question|d.osa}', 'Rule out')}</table>
      ${h('Orders')}<table><tr><th style="width:62%">Service</th><th>Department</th><th>Status</th></tr>${order('{x|H. pylori stool antigen|ordered|l.hpsa}', 'Laboratory')}${order('{x|Ultrasound abdomen|ordered|i.usabd}', 'Radiology')}${order('{x|Sleep study referral|ordered|p.polysom}', 'Pulmonology')}</table>
      ${h('Medications')}<table><tr><th style="width:36%">Drug</th><th>Form</th><th style="width:36%">Directions</th><th>Duration</th></tr>${rx('{m.eso|Esomeprazole 40 mg|freq=once daily before breakfast}', 'Capsule', '1 once daily before breakfast', '28 days')}${rx('{m.ros|Rosuvastatin 20 mg|freq=once daily at bedtime}', 'Tablet', '1 once daily at bedtime', '90 days')}${rx('{m.chole|Cholecalciferol 50,000 IU|freq=once weekly}', 'Capsule', '1 once weekly', '8 weeks')}${rx('{m.dicl|Diclofenac 1 %|dose=-;freq=3 times daily}', 'Gel', 'apply 3 times daily', '14 days')}${rx('{m.symb|Symbicort Turbuhaler 160/4.5 mcg|dose=-;freq=2 times daily}', 'Inhaler', '1 inhalation 2 times daily', '90 days')}${rx('{m.salb|Ventolin inhaler 100 mcg|freq=when needed}', 'Inhaler', '2 puffs when needed', '90 days')}</table>
      ${h('Plan and education')}<p data-line>${c.t('{x|Weight loss 7 percent, no meals within 3 hours of sleep|instruction}. {x|Stretching and heel pads; steroid injection if no better in 6 weeks|conditional|p.jointinj}. {x|Endoscopy if alarm symptoms appear|conditional|p.egd}. {x|Metformin was discussed and declined|declined|m.metf}. {x|Follow up in 4 weeks|planned}. Sick leave: 1 day.')}</p>
      <div style="display:flex;justify-content:space-between;align-items:end;margin-top:6px"><div>${signature(c.rnd, '#22306b', 90)}<br>Dr. Sherif Abdel Moneim, Family Medicine Consultant, SCFHS 08XX-R</div>${matrixCode(c.rnd, 20, 2.4)}</div>`,
    )
  },
  { width: 1080, scale: 1.3 },
)

/** England: a referral that the practice's system filled from the record; the letter first, then problems, drugs, values with their day in front. */
const referral = doc(
  'p9250.jpg',
  ['en', 'consultation', 'scan'],
  '2026-04-28',
  [
    'Hollins Lane Surgery',
    'HOLLINS LANE SURGERY',
    'The Hollins Lane Surgery',
    'Hollins Lane Surgery, Garstang',
  ],
  [
    'Dr Kirsty Blenkinsop',
    'Kirsty Blenkinsop',
    'Dr K Blenkinsop',
    'Dr. Kirsty Blenkinsop',
    'BLENKINSOP, Kirsty',
  ],
  ['Ewa Kowalczyk', 'Mrs Ewa Kowalczyk', 'KOWALCZYK, Ewa', 'Mrs Ewa KOWALCZYK', 'Ewa KOWALCZYK'],
  'Referral letter',
  (c) => {
    const h = (s) => `<h3>${en(s)}</h3>`
    const p = (s) => `<p data-line>${c.t(s)}</p>`
    const iso = (d) => d.replace(/(\d\d)\/(\d\d)\/(\d{4})/, '$3-$2-$1')
    const list = (rows) =>
      `<table>${rows.map(([d, s]) => `<tr data-line><td class="d">${d}</td><td>${c.t(s)}</td></tr>`).join('')}</table>`
    const val = (d, key, label, v, unit, ref = '') => [
      d,
      `${label} {l.${key}|${v}${unit ? ` ${unit}` : ''}|v=${v};u=${unit || '-'};on=${iso(d)}${ref ? `;ref=${ref}` : ''}}${ref ? ` (${ref})` : ''}`,
    ]
    return sheet(
      `body{font:16px/1.34 ${FACE.verdana};font-size:14.2px;padding:42px 58px}h3{font-size:14.6px;border-top:1px solid #333;margin:9px 0 2px;padding-top:3px}td{padding:1px 8px 1px 0}.d{width:112px}.two{display:grid;grid-template-columns:1fr 1fr;gap:22px}p{margin:4px 0}`,
      `<div style="text-align:right"><b style="font-size:17px">Hollins Lane Surgery</b><br>Garstang, Preston PR3 XXX &nbsp; Tel 01995 6XX XXX</div>
      <p>28/04/2026</p><p>To: Gynaecology Outpatients, Royal Fylde Infirmary &nbsp;&nbsp; Priority: <b>Routine</b> &nbsp; UBRN 0004 XXXX 8817</p>${c.no('Royal Fylde Infirmary', 'recipient')}
      <p>Re: <b>Mrs Ewa KOWALCZYK</b> &nbsp; DOB 03/12/1979 &nbsp; NHS Number 702 XXX 5513 &nbsp; Interpreter: not needed</p>
      <p>Dear Colleague,</p>
      ${p('Thank you for seeing this 46 year old teacher with {d.menorr|heavy menstrual bleeding|icd=N92.0/N92.1} for 14 months, flooding on days 2 and 3. {x|No intermenstrual or postcoital bleeding|negated}. {x|No dyspareunia|negated}. Two children, {p.csect|caesarean section 2011|on=2011} and {p.svd?|vaginal birth 2014|on=2014}. {i.uspelv|Pelvic ultrasound on 16/04/2026|on=2026-04-16} shows {d.fibroid|two intramural fibroids|icd=D25.1/D25.9}, the larger 4.2 cm; endometrium 9 mm; {x|both ovaries normal|negated|d.ovcyst}. On examination the {o|uterus is bulky}; BP {l.e21sys|126|v=126;u=-}/{l.e21dia|79|v=79;u=-}, BMI {l.e21bmi|29.4|v=29.4;u=-}, {x|cervix healthy|negated}.')}
      ${p('{m.txa|Tranexamic acid|dose=-} helped little. {x|She was offered a Mirena coil and would like to discuss it|considered|m.lng}. {x|She wishes to avoid hysterectomy|declined|p.hyst}. I would be grateful for your advice on {x|hysteroscopy, ablation or embolisation|question|p.hystsc}.')}
      ${h('Active problems')}${list([
        ['11/2025', '{d.ida|Iron deficiency anaemia|icd=D50.9/D50.0;on=2025-11}'],
        ['02/2022', '{d.migr|Migraine with aura|icd=G43.109;on=2022-02}'],
        [
          '06/2018',
          '{d.hashi?|Autoimmune thyroiditis|icd=E06.3;on=2018-06}, {d.hypothy|hypothyroidism|icd=E03.9;on=2018-06}',
        ],
        ['09/2016', '{d.gad|Generalised anxiety disorder|icd=F41.1;on=2016-09}'],
      ])}
      ${h('Significant past')}${list([
        ['2019', '{d.cin|CIN 1|icd=N87.0;st=-;on=2019}, {p.colpo|colposcopy|on=2019}'],
        ['2005', '{p.append|Appendicectomy|on=2005}'],
        [
          '2003',
          '{d.dvt|Deep vein thrombosis of left leg|icd=I82.402/I82.409/Z86.718;st=-;on=2003} on the pill',
        ],
      ])}
      ${h('Repeat medication')}${p('{m.levo|Levothyroxine 100 microgram tablets, one each morning|dose=100 mcg;freq=each morning}')}${p('{m.sert|Sertraline 100 mg tablets, one daily|freq=daily}')}${p('{m.fefum|Ferrous fumarate 210 mg tablets, one twice a day|freq=twice a day}')}${p('{m.propr|Propranolol 40 mg tablets, one twice a day|freq=twice a day}')}
      ${h('Acute medication (last 3 months)')}${p('{m.txa|Tranexamic acid 500 mg tablets, two three times a day during periods|dose=500 mg;freq=three times a day}')}${p('{m.napr|Naproxen 500 mg tablets|st=stopped}: discontinued 02/03/2026, indigestion')}
      ${h('Allergies and sensitivities')}${p('{a.trimeth|Trimethoprim|react=rash} (rash, 2012). {a.latex|Latex|react=itching} (itching). {x|Combined pill contraindicated: migraine with aura, previous DVT|contraindicated|m.coc}.')}
      ${h('Values and investigations')}<div class="two">${list([val('20/04/2026', 'hgb', 'Haemoglobin', '104', 'g/L', '115 - 165'), val('20/04/2026', 'mcv', 'MCV', '76.8', 'fL', '80 - 100'), val('20/04/2026', 'plt', 'Platelets', '411', '10*9/L', '150 - 400'), val('20/04/2026', 'ferr', 'Ferritin', '7', 'ug/L', '13 - 150'), val('20/04/2026', 'tsh', 'TSH', '2.1', 'mU/L', '0.27 - 4.20'), val('20/04/2026', 'fsh', 'FSH', '9.8', 'IU/L')])}${list([val('20/04/2026', 'inr', 'INR', '1.0', ''), val('14/01/2026', 'hgb', 'Haemoglobin', '111', 'g/L', '115 - 165'), val('14/01/2026', 'ferr', 'Ferritin', '12', 'ug/L', '13 - 150'), val('14/01/2026', 'a1c', 'HbA1c', '37', 'mmol/mol', '20 - 41'), ['11/02/2025', '{p.smear|Cervical smear|on=2025-02-11}: HPV negative'], val('03/04/2026', 'e21wt', 'Weight', '78.5', 'kg')])}</div>
      ${h('Family and social')}${p('{x|Mother: breast cancer at 61|family history|d.breastca}. {x|Sister: endometriosis|family history|d.endomet}. {x|Never smoked|negated|d.smoker}. Alcohol 4 units a week.')}
      ${p('{x|Safeguarding: nil. Mobility: no problems|negated}. {x|MRI pelvis ........ Endometrial biopsy ........|left empty|p.endobx}')}
      <p>Yours sincerely,</p>${signature(c.rnd, '#22306b', 110)}<br>Dr Kirsty Blenkinsop, GP partner`,
    )
  },
  { width: 1080, scale: 1.36, degrade: { angle: -0.6 } },
)

export const practice32EnMore = [visit, referral]
