/** Letters in English: an Irish hospital's discharge after gallstone pancreatitis, an English chest clinic's letter, an American practice's visit summary, a Canadian family doctor's referral. */
import { mark, signature } from '../lib/decor.mjs'
import { FACE, doc, en, items, sheet } from './blind-parts.mjs'

/** Ireland: numbered grey headings, two days of bloods as lines, drugs in a table with what became of them. */
const gallstone = doc(
  'p1156.png',
  ['en', 'discharge', 'clean'],
  '2026-03-19',
  [
    'Carrowmore University Hospital',
    'CARROWMORE UNIVERSITY HOSPITAL',
    'Carrowmore University Hospital, Department of Surgery',
    'Carrowmore University Hospital, Sligo',
  ],
  ['Mr Diarmuid Hession', 'Diarmuid Hession', 'Mr D Hession', 'Mr D. Hession', 'Mr Hession'],
  ['Noreen Gilhooly', 'Mrs Noreen Gilhooly', 'GILHOOLY, Noreen', 'Noreen GILHOOLY', 'Mrs Gilhooly'],
  'Discharge summary',
  (c) => {
    const h = (s) => `<h3>${en(s)}</h3>`
    const p = (s) => `<p>${c.t(s)}</p>`
    const drug = (name, how, fate, note) =>
      `<tr data-line><td>${c.t(name)}</td><td>${en(how)}</td><td>${en(fate)}</td><td>${c.t(note)}</td></tr>`
    const lab = (s) => {
      const [key, label, unit, ...v] = s.split(';')
      const cells = v.map((printed, i) => {
        if (!printed) return '<td></td>'
        const r = c.lab([key, label, printed, unit, ''].join(';'), { date: ['2026-03-11', '2026-03-19'][i] })
        c.entities[r.n].text = `${label} ${printed} ${unit}`
        return `<td><span data-e="${r.n}">${en(printed)}</span></td>`
      })
      return `<tr><td>${en(label)} ${en(unit)}</td>${cells.join('')}</tr>`
    }
    const bloods = (list) =>
      `<table><tr><th style="width:54%"></th><th>11/03/26</th><th>19/03/26</th></tr>${list.map(lab).join('')}</table>`
    return sheet(
      `body{font:16px/1.32 ${FACE.arial};font-size:15.4px;padding:40px 60px}h3{font-size:15.4px;background:#dfe5ec;padding:2px 9px;margin:9px 0 3px}p{margin:2px 0}ul,ol{margin:1px 0}td,th{padding:1px 8px;font-size:14.8px}.m td,.m th{border:1px solid #8a97a6}.two{display:grid;grid-template-columns:1fr 1fr;gap:0 30px}`,
      `<div style="display:flex;justify-content:space-between;align-items:center;border-bottom:3px solid #1c3f66;padding-bottom:6px"><div style="display:flex;gap:12px;align-items:center">${mark('leaf', '#1c3f66', 46)}<div><b style="font-size:22px;color:#1c3f66">Carrowmore University Hospital</b><br>Department of Surgery &nbsp; Sligo F91 XXXX</div></div><b style="font-size:19px">DISCHARGE SUMMARY</b></div>
      <div class="two" style="margin:6px 0"><div>Name: <b>Noreen GILHOOLY</b> &nbsp; MRN 40XX817<br>DOB: 30/08/1967 &nbsp; Female<br>GP: Dr Ciaran Feeney, Rosses Point Surgery</div><div>Admitted: 11/03/2026 via ED<br>Discharged: 19/03/2026, home with husband<br>Consultant: Mr Diarmuid Hession</div></div>${c.no('Dr Ciaran Feeney', 'general practitioner')}${c.no('Rosses Point Surgery', 'recipient')}
      ${h('1. Diagnoses')}${p('Principal: {d.pancr|acute gallstone pancreatitis|icd=K85.10}, mild (modified Glasgow score {o|1}). Also: {d.choledoc|common bile duct stones|icd=K80.50/K80.51}, {d.hypok|hypokalaemia, corrected|icd=E87.6;st=-}. Background: {d.htn|hypertension|icd=I10}, {d.hypothy|hypothyroidism|icd=E03.9}, {d.rls|restless legs|icd=G25.81}, {d.osteopenia|osteopenia|icd=M85.80/M85.89/M85.88}, {d.exsmoker|ex-smoker|icd=Z87.891}.')}
      ${h('2. Procedures and imaging')}<ul>${items(c, ['{p.ercp|ERCP 13/03/2026|on=2026-03-13} with {p.sphinct|sphincterotomy}: two stones removed, {x|no stricture|negated}', '{p.lapchole|Laparoscopic cholecystectomy 17/03/2026|on=2026-03-17}, {x|no drain, not converted|negated}; {x|histology pending|pending}', '{i.usabd|Ultrasound abdomen 11/03/2026|on=2026-03-11}: {d.gallst|gallstones|icd=K80.20}, {o|CBD 11 mm}, {x|no gallbladder wall thickening|negated|d.cholec}; {d.lcyst|14 mm liver cyst|icd=K76.89}', '{i.mrcp|MRCP 12/03/2026|on=2026-03-12}: {o|filling defects in the distal duct}. {x|No necrosis, no collection|negated}'])}</ul>
      ${h('3. Clinical course')}${p('Presented with {o|12 hours of severe epigastric pain and vomiting}. {x|No fever, no previous attacks|negated|d.cholec}. Managed with fluids, {m.morp?|morphine|dose=-;st=-} and {m.ond?|ondansetron|dose=-;st=-}. {m.coamox?|Co-amoxiclav|dose=-;st=-} covered the ERCP only. {x|No post-ERCP bleeding or perforation|negated|d.ugib}. Potassium replaced by mouth. She drinks {o|4 units a week}; {x|alcohol was not thought to be the cause|negated|d.alcdep}. {x|Her father died of pancreatic cancer at 74|family history}. {x|VTE: none clinically|negated|d.dvt}; {m.enox?|enoxaparin 40 mg|st=-} given while in hospital.')}
      ${h('4. Results')}<div class="two">${bloods(['amyl;Amylase;U/L;1480;92', 'alt;ALT;U/L;312;61', 'alp;ALP;U/L;244;138', 'ggt;GGT;U/L;398;175', 'tbil;Bilirubin;umol/L;58;14', 'crp;CRP;mg/L;36;19'])}${bloods(['wbc;WCC;x10^9/L;14.2;8.1', 'hgb;Haemoglobin;g/dL;13.8;12.4', 'k;Potassium;mmol/L;3.1;4.2', 'crea;Creatinine;umol/L;79;64', 'cacor;Corrected calcium;mmol/L;2.31;', 'trig;Triglycerides;mmol/L;1.6;'])}</div>
      ${h('5. Allergies')}${p('{a.metoclo|Metoclopramide|react=acute dystonia} (acute dystonia 2009). {a.tape|Surgical glue|react=blistering} (blistering, this admission). {x|Not allergic to penicillin, label removed 2023|negated|a.pen}.')}
      ${h('6. Medicines on discharge')}<table class="m"><tr><th style="width:31%">Medicine</th><th>Dose and times</th><th>Status</th><th style="width:32%">Note</th></tr>
      ${drug('{m.para|Paracetamol 1 g|freq=four times daily}', '1 g four times daily', 'NEW', '5 days')}
      ${drug('{m.dicl|Diclofenac 50 mg|freq=three times daily}', '50 mg three times daily with food', 'NEW', '3 days only')}
      ${drug('{m.eso|Esomeprazole 20 mg|freq=once daily}', '20 mg once daily', 'NEW', 'while on diclofenac')}
      ${drug('{m.levo|Levothyroxine 75 micrograms|freq=once daily}', '75 micrograms once daily', 'UNCHANGED', '')}
      ${drug('{m.lercan|Lercanidipine 10 mg|freq=once daily}', '10 mg once daily', 'UNCHANGED', '')}
      ${drug('{m.pram|Pramipexole 0.18 mg|freq=at night}', '0.18 mg at night', 'UNCHANGED', '')}
      ${drug('{m.calvitd|Calcium / vitamin D3|dose=-;freq=once daily}', 'one tablet once daily', 'UNCHANGED', '')}
      ${drug('{m.hctz|Hydrochlorothiazide 12.5 mg|st=stopped}', '-', 'STOPPED', 'low potassium; {x|possible contributor to pancreatitis|question}')}</table>
      ${h('7. Actions for GP and follow-up')}<ol>${items(c, ['{x|U&E and blood pressure in 1 week; add perindopril if above 140/90|conditional|m.perin}', '{x|LFTs in 4 weeks|planned|l.alt}', '{x|Surgical OPD 6 weeks with histology|planned}. {x|No repeat ERCP needed|not indicated|p.ercp}'])}</ol>
      ${p('Advice: {x|return to ED with fever, jaundice or worsening pain|conditional|d.cholec}. {x|No heavy lifting for 4 weeks|instruction}. {x|Do not drive while taking opioids|warned|m.morp}. Clips: none, absorbable sutures.')}
      <div style="margin-top:6px">${signature(c.rnd, '#22306b', 110)} Dr Aoife Brennan, Surgical SHO, IMC 4XXXX9, for Mr Diarmuid Hession</div>${c.no('Dr Aoife Brennan', 'senior house officer')}`,
    )
  },
  { dateAliases: ['2026-03-11'], width: 1080, scale: 1.3 },
)

/** England: clinic letter with its headings at the left margin, breathing tests in one line, then text. */
const chest = doc(
  'p1157.jpg',
  ['en', 'consultation', 'photo'],
  '2025-12-09',
  [
    'Holmbury General Hospital',
    'HOLMBURY GENERAL HOSPITAL',
    'Holmbury General Hospital, Respiratory Medicine',
    'Department of Respiratory Medicine, Holmbury General Hospital',
  ],
  [
    'Dr Anneliese Bright',
    'Anneliese Bright',
    'Dr A Bright',
    'Dr. Anneliese Bright',
    'Dr Anneliese Bright FRCP',
  ],
  [
    'Dennis Crabtree',
    'Mr Dennis Crabtree',
    'Mr Dennis CRABTREE',
    'CRABTREE, Dennis',
    'Dennis CRABTREE',
    'Mr Crabtree',
  ],
  'Respiratory clinic letter',
  (c) => {
    const p = (s) => `<p>${c.t(s)}</p>`
    const row = (k, list) =>
      `<div class="k"><b>${en(k)}</b><div>${list.map((s) => `<div data-line>${c.t(s)}</div>`).join('')}</div></div>`
    return sheet(
      `body{font:17px/1.36 ${FACE.arial};font-size:16.8px;padding:46px 72px}p{margin:8px 0}.k{display:grid;grid-template-columns:150px 1fr;margin:5px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:start"><div>Department of Respiratory Medicine<br>Secretary: 01632 960 7XX<br>Clinic: Tuesday 9 December 2025<br>Typed: 16 December 2025</div><div style="text-align:right"><b style="font-size:27px;background:#005eb8;color:#fff;padding:0 11px;font-style:italic">NHS</b><br><b style="font-size:19px">Holmbury General Hospital</b></div></div>
      <p>Dr Farida Qureshi<br>Mill Lane Surgery, Holmbury</p>${c.no('Dr Farida Qureshi', 'recipient')}${c.no('Mill Lane Surgery', 'recipient')}
      <p>Dear Dr Qureshi<br><b>Mr Dennis CRABTREE &nbsp; DOB 04/02/1958 &nbsp; NHS No 612 XXX XXXX</b></p>
      ${row('Diagnoses', ['{d.bronchiect|Bronchiectasis, both lower lobes|icd=J47.9}', '{d.asthma|Asthma, adult onset|icd=J45.909/J45.998}', '{d.crs|Chronic rhinosinusitis with nasal polyps|icd=J32.9/J33.9}, {p.fess|sinus surgery 2016|on=2016}', '{d.pneumonia|Pneumonia 2023|st=historical;on=2023;icd=Z87.01/J18.9}'])}
      ${row('Medication', ['{m.trimbow|Trimbow 172/5/9 two puffs twice daily|dose=-;freq=twice daily} (changed from {m.symb|Symbicort|dose=-;st=stopped} today)', '{m.carboc|carbocisteine 750 mg three times daily|freq=three times daily}', '{m.azit|azithromycin 250 mg Monday, Wednesday, Friday|freq=Monday, Wednesday, Friday}', '{m.mont|montelukast 10 mg at night|freq=at night}', '{m.mome|mometasone nasal spray once daily|dose=-;freq=once daily}', '{m.indomet|indometacin|st=stopped}: stopped in 2022'])}
      ${row('Intolerance', ['{a.doxy|doxycycline|react=photosensitivity} (photosensitivity), {a.nsaid|NSAIDs|react=wheeze} (wheeze)'])}
      ${row('Today', ['{l.e18fev1|FEV1 1.84 L|v=1.84;u=L} (63% predicted), {l.e18fvc|FVC 3.02 L|v=3.02;u=L}, {l.e18fevr|ratio 0.61|v=0.61;u=-}, {l.e18feno|FeNO 46 ppb|v=46;u=ppb}', '{l.e21spo2|SpO2 95%|v=95;u=%} on air, {l.e21hr|pulse 82|v=82;u=-}, BP {l.e21sys|138|v=138;u=-}/{l.e21dia|80|v=80;u=-}, weight {l.e21wt|79 kg|v=79;u=kg}'])}
      ${p('Mr Crabtree has had {o|three chest infections} since I saw him in June, each treated at your surgery with {m.amox?|amoxicillin|dose=-;st=-}. He brings up {o|an egg cup of green sputum} each morning. {x|There has been no haemoptysis and no weight loss|negated|d.lungca}. {x|He does not get chest pain or ankle swelling|negated|d.hfpef}. He {d.exsmoker|gave up smoking in 1995|icd=Z87.891} and worked as {o|a baker}. {x|His brother has COPD|family history|d.copd}; {x|there is no family history of cystic fibrosis|negated|d.cf}.')}
      ${p('There were {o|coarse crackles at both bases} and {o|a little wheeze}. {x|He was not clubbed|negated}.')}
      ${p('{i.ctchest|CT chest, October 2025|on=2025-10}: tubular bronchiectasis with {o|mucus plugging}, {d.nodule|a 4 mm right middle lobe nodule|icd=R91.1}, {d.hiatus|small hiatus hernia|icd=K44.9}. {x|No emphysema, no fibrosis, no enlarged nodes|negated|d.emphys}. Bloods of 2 December 2025: {l.eos|eosinophils 0.62|v=0.62;u=-;on=2025-12-02}, {l.ige|total IgE 418 kU/L|v=418;u=kU/L;on=2025-12-02}, {l.aspfum|Aspergillus IgE 0.12 kUA/L|v=0.12;u=kUA/L;on=2025-12-02}, {l.igg|IgG 9.8 g/L|v=9.8;u=g/L;on=2025-12-02}, {l.crp|CRP 7 mg/L|v=7;u=mg/L;on=2025-12-02}. {l.sputc|Sputum: Haemophilus influenzae|v=Haemophilus influenzae;u=-}; {l.afb|mycobacterial smear negative|v=negative;u=-}, {x|culture still awaited|pending}. {x|This makes allergic aspergillosis unlikely|negated}.')}
      ${p('I think his exacerbations come from the bronchiectasis rather than the asthma. {p.ecg|ECG today}: QTc {o|428 ms}, so azithromycin may continue. {x|If he has another two courses by spring I would consider nebulised colistin|conditional}; {x|a biologic such as mepolizumab will be discussed at the MDT|considered}.')}
      <p><b>Plan</b></p><ol>${items(c, ['Rescue pack: {m.coamox?|co-amoxiclav 625 mg three times daily|freq=three times daily;st=-} for 14 days, only when sputum changes.', '{x|Physiotherapy review for airway clearance|planned}.', '{x|Repeat CT for the nodule in 12 months|planned|i.ctchest}.', '{x|Please give the RSV vaccine|suggestion|m.e18vrsv}; {m.vflu?|flu vaccine had in October|dose=-;st=-;on=2025-10}.', '{x|LFTs every 6 months while on azithromycin|planned|l.alt}. {x|He should report any hearing change|warned|d.hearing}.'])}</ol>
      <p>Yours sincerely</p>${signature(c.rnd, '#22306b', 120)}<br>Dr Anneliese Bright FRCP, Consultant Respiratory Physician<br><span style="font-size:15px">cc Mr Crabtree; Ms Gail Rowntree, respiratory physiotherapist</span>${c.no('Gail Rowntree', 'physiotherapist in copy')}`,
    )
  },
  { dateAliases: ['2025-12-16'], width: 1080, scale: 1.38, degrade: { angle: -1.1, folds: [0.33, 0.66] } },
)

/** United States: what the patient takes home; a side column of particulars and readings, drugs under START, CHANGE, KEEP and STOP. */
const summary = doc(
  'p1159.png',
  ['en', 'consultation', 'clean'],
  '2026-05-28',
  [
    'Cedar Hollow Family Medicine',
    'CEDAR HOLLOW FAMILY MEDICINE',
    'Cedar Hollow Family Medicine, Riverbend Health',
    'Riverbend Health Cedar Hollow Family Medicine',
  ],
  [
    'Tamika Broussard, DNP',
    'Tamika Broussard',
    'Tamika Broussard, DNP, FNP-C',
    'T. Broussard, DNP',
    'Broussard, Tamika',
  ],
  ['Jolene Patterson', 'Jolene R. Patterson', 'Patterson, Jolene', 'PATTERSON, JOLENE', 'Jolene R Patterson'],
  'After visit summary',
  (c) => {
    const h = (s) => `<h3>${en(s)}</h3>`
    const p = (s) => `<p>${c.t(s)}</p>`
    const ul = (list) => `<ul>${items(c, list)}</ul>`
    const kv = (k, s) => `<div data-line>${en(k)}: ${c.t(s)}</div>`
    const med = (s, how) => `<div data-line class="d"><b>${c.t(s)}</b> &nbsp;${en(how)}</div>`
    const tag = (s, colour) =>
      `<div style="background:${colour};color:#fff;padding:1px 9px;margin-top:7px;font-weight:bold">${en(s)}</div>`
    return sheet(
      `body{font:16px/1.36 ${FACE.roboto};font-size:15.6px;padding:40px 54px}.c{display:grid;grid-template-columns:290px 1fr;gap:26px;margin-top:10px}.s{background:#f1f3ee;padding:8px 14px}h3{font-size:16.6px;color:#4b6b2f;margin:10px 0 2px}p{margin:3px 0}ul{margin:2px 0;padding-left:20px}.d{padding:1px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center;border-bottom:3px solid #4b6b2f;padding-bottom:6px"><div style="display:flex;gap:12px;align-items:center">${mark('leaf', '#4b6b2f', 46)}<div><b style="font-size:22px;color:#4b6b2f">Cedar Hollow Family Medicine</b><br>Riverbend Health &nbsp; 88 Mill Creek Rd, Hot Springs, AR 719XX</div></div><b style="font-size:22px">After Visit Summary</b></div>
      <div class="c"><div class="s"><b style="font-size:17px">Jolene R. Patterson</b><br>DOB 12/17/1979 &nbsp; MRN 30XX554<br>Visit: <b>May 28, 2026</b> 2:20 PM<br>Seen by: Tamika Broussard, DNP
      ${h('Vital signs')}${kv('Blood pressure', '{l.e21sys|148|v=148;u=-}/{l.e21dia|92|v=92;u=-}')}${kv('Pulse', '{l.e21hr|88|v=88;u=-}')}${kv('Temperature', '{l.e21temp|98.9 °F|v=98.9;u=°F}')}${kv('Oxygen', '{l.e21spo2|98%|v=98;u=%}')}${kv('Weight', '{l.e21wt|212 lb|v=212;u=lb}')}${kv('Height', '{l.e21ht?|5 ft 5 in|v=5 ft 5 in;u=-}')}${kv('BMI', '{l.e21bmi|35.3|v=35.3;u=-}')}
      ${h('Done in the office')}${kv('Fingerstick glucose', '{l.glu|126 mg/dL|v=126;u=mg/dL}')}${kv('Hemoglobin A1c', '{l.a1c|6.3 %|v=6.3;u=%}')}${kv('Strep test', '{l.strepa|negative|v=negative;u=-}')}${kv('PHQ-9', '{l.e22phq|11|v=11;u=-}')}${kv('Urine pregnancy', '{l.hcgu|negative|v=negative;u=-}')}
      ${h('Allergies')}${kv('Drug', '{a.azithro|azithromycin|react=hives}, hives')}${kv('Drug', '{a.lis|lisinopril|react=cough}, cough')}${kv('Food', '{x|none known|negated}')}
      ${h('Shots')}${kv('Today', '{m.tdap?|Tdap, left arm|dose=-;st=-}')}${kv('Declined', '{x|COVID-19 booster|declined|m.vcovid}')}${kv('Due at 50', '{x|shingles, pneumonia|planned|m.vzos}')}
      ${h('Your other conditions')}${ul(['{d.osa|Sleep apnea|icd=G47.33}, {o|on CPAP}', '{d.allrhin|Seasonal allergies|icd=J30.2/J30.9}', '{d.pcos|Polycystic ovaries|icd=E28.2}', '{d.gdm|Diabetes in pregnancy, 2011|icd=Z86.32/O24.419;st=historical;on=2011}'])}
      ${h('Surgeries')}${ul(['{p.csect|C-section 2011|on=2011}', '{p.tubal|tubes tied 2011|on=2011}', '{p.tonsil|tonsils out as a child}'])}</div>
      <div>${h('Why you were seen')}${p('{o|Sore throat, face pressure} and blood pressure check.')}
      ${h('What we found')}<ol style="margin:2px 0">${items(c, ['{d.sinusac|Acute sinusitis|icd=J01.90} ({o|12 days, getting worse})', '{d.htn|High blood pressure|icd=I10}, above goal', '{d.predm|Prediabetes|icd=R73.03}, {x|not diabetes at this time|negated|d.dm2}', '{d.mdd|Depression, moderate|icd=F32.1/F33.1}', '{d.obesity|Class 2 obesity|icd=E66.812/E66.9}'])}</ol>${p('{x|No ear infection and no swollen tonsils|negated|d.aom}. {x|You said you have no thoughts of hurting yourself|negated}. {x|Your mother’s stroke at 58 raises your risk|family history|d.stroke}.')}
      ${h('Your medicines')}
      ${tag('START', '#2f7d4f')}${med('{m.cefdin|cefdinir 300 mg|freq=2 times a day}', '1 capsule 2 times a day for 10 days')}${med('{m.olmes|olmesartan 20 mg|freq=every morning}', '1 tablet every morning')}${med('{m.fluox|fluoxetine 10 mg|freq=every morning}', '1 capsule every morning, 2 capsules after one week')}
      ${tag('CHANGE', '#b0741a')}${med('{m.metf|metformin ER 1,000 mg|freq=with supper}', '2 tablets of 500 mg with supper (you took 1)')}
      ${tag('KEEP TAKING', '#35618f')}${med('{m.flut|fluticasone nasal spray|dose=-;freq=daily}', '2 sprays each side daily')}${med('{m.levocet|levocetirizine 5 mg|freq=every evening}', '1 tablet every evening')}${med('{m.chole|vitamin D3 2,000 units|freq=daily}', '1 softgel daily')}${med('{m.ibu|ibuprofen 400 mg|freq=as needed}', '1 tablet as needed, not more than 3 days a week')}
      ${tag('STOP', '#a33030')}${med('{m.hctz|hydrochlorothiazide 25 mg|st=stopped}', 'leg cramps')}${med('{m.bupro|bupropion XL 150 mg|st=stopped}', 'raises blood pressure')}
      ${h('What to do next')}${ul(['{x|Fasting lipids, kidney test and potassium in 2 weeks|planned|l.k}', '{x|Mammogram: call 555-01XX to schedule|planned|i.mammo}; last one {i.mammo?|04/2024|on=2024-04}', '{x|Pap test due 2027|planned|p.smear}. {x|Cologuard kit was ordered|planned}', '{x|Referral: counseling|planned|p.cbt} and {x|dietitian|planned}', '{x|Come back in 4 weeks, bring home readings|planned}'])}
      ${h('Call us or 911')}${p('{x|Call if you have a stiff neck, swelling around an eye or a rash|conditional}. {x|Call 911 for chest pain or weakness on one side|conditional|d.stroke}. {x|If you feel like harming yourself call or text 988|conditional}.')}
      ${h('About high blood pressure')}${p('{x|Over years it can harm the heart and kidneys|general text|d.ckd}. {x|Salt under 2 grams a day and a walk of 30 minutes lower it|general text}. {x|Decongestants such as pseudoephedrine raise it: avoid them|warned}.')}</div></div>
      <div style="border-top:1px solid #999;margin-top:10px;padding-top:4px;display:flex;justify-content:space-between;font-size:14px"><span>Checked in by: Kyle Renner, LPN &nbsp; Primary care provider: Denise Otto, MD</span><span>Printed 5/28/2026 3:11 PM &nbsp; 1 of 1</span></div>${c.no('Kyle Renner', 'nurse')}${c.no('Denise Otto', 'primary care provider')}`,
    )
  },
  { width: 1080, scale: 1.3 },
)

/** Canada: a family doctor's referral as the practice's program prints it; text first, then the profile in four boxes. */
const referral = doc(
  'p1161.png',
  ['en', 'consultation', 'clean'],
  '2026-02-11',
  [
    'Kawartha Shores Medical Clinic',
    'KAWARTHA SHORES MEDICAL CLINIC',
    'Kawartha Shores Medical Clinic, Lindsay',
  ],
  ['Dr. Priscilla Adeyemi', 'Priscilla Adeyemi', 'Dr Priscilla Adeyemi', 'Dr. P. Adeyemi', 'P. Adeyemi'],
  ['Marlene Thibault', 'THIBAULT, MARLENE', 'Thibault, Marlene', 'Ms. Marlene Thibault', 'Ms. Thibault'],
  'Referral letter',
  (c) => {
    const p = (s) => `<p>${c.t(s)}</p>`
    const box = (title, list) =>
      `<div class="b"><b>${en(title)}</b>${list.map((s) => `<div data-line>${c.t(s)}</div>`).join('')}</div>`
    const tick = (on, s) => `<span>${on ? '[X]' : '[ &nbsp;]'} ${s}</span>`
    return sheet(
      `body{font:16px/1.4 ${FACE.times};font-size:17.4px;padding:46px 66px}p{margin:6px 0}.g{display:grid;grid-template-columns:1fr 1fr;gap:8px;margin-top:8px}.b{border:1px solid #555;padding:4px 11px}.b>b{display:block;border-bottom:1px solid #aaa}`,
      `<div style="text-align:center"><b style="font-size:24px">Kawartha Shores Medical Clinic</b><br>55 Angeline St N, Lindsay, Ontario &nbsp; Tel 705-555-01XX &nbsp; Fax 705-555-01XX</div>
      <div style="display:flex;justify-content:space-between;border-top:2px solid #333;border-bottom:2px solid #333;padding:4px 0;margin:8px 0"><b>CONSULTATION REQUEST: GYNECOLOGY</b>${tick(false, 'Routine')}${tick(true, 'Urgent')}${tick(false, 'Emergent')}<span>Date: 2026-02-11</span></div>
      <div style="display:grid;grid-template-columns:1fr 1fr"><div>To: Dr. Hannah Feldstein, Gynecology<br>Ross Memorial Women’s Centre<br>Fax 705-555-01XX</div><div>Patient: <b>THIBAULT, MARLENE</b> (F, 61)<br>DOB: 1964-06-27 &nbsp; HC#: XXXX XXX 902 ON<br>Tel: 705-555-01XX &nbsp; Language: English</div></div>${c.no('Dr. Hannah Feldstein', 'recipient')}${c.no('Ross Memorial Women’s Centre', 'recipient')}
      <p>Dear Dr. Feldstein,</p>
      ${p('Reason: {d.e29pmb|postmenopausal bleeding|icd=N95.0}. {x|Please rule out endometrial cancer|question|d.e29endoca}.')}
      ${p('Thank you for seeing Ms. Thibault. {o|Her last period was at 52}. Since December she has had {o|four episodes of spotting}, {x|without pain, discharge or fever|negated}. {x|She has never taken hormones|negated|m.estr}; she finished five years of {m.tamox|tamoxifen|dose=-;st=stopped} in 2021 for {d.breastca|left breast cancer (2016)|icd=Z85.3/C50.912;on=2016;st=-}, treated with {p.lumpec|lumpectomy} and {p.radioth|radiation}. G2P2, {p.svd?|vaginal deliveries|st=-}. {x|Her mother had ovarian cancer at 66|family history|d.ovca}. {x|She does not smoke|negated|d.smoker}.')}
      ${p('On examination BP {l.e21sys|134|v=134;u=-}/{l.e21dia|82|v=82;u=-}, {l.e21bmi|BMI 33.1|v=33.1;u=-}. Vulva {o|atrophic}, cervix healthy, {d.cystocele|grade 2 cystocele|icd=N81.10/N81.11}. {x|Uterus not enlarged, no adnexal mass|negated|d.fibroid}. {p.smear|Pap test 2024-09|on=2024-09}: normal. {x|HPV test not done|not done}.')}
      ${p('{i.uspelv|Transvaginal ultrasound 2026-02-03|on=2026-02-03}: endometrium {o|11 mm} with a {d.endopolyp|9 mm echogenic polyp|icd=N84.0}, uterus 7 cm; {d.e16nabo|nabothian cysts|icd=N88.8}. {x|Ovaries not enlarged, no free fluid|negated|d.ovcyst}.')}
      ${p('Labs 2026-01-29: {l.hgb|Hb 128 g/L|on=2026-01-29}, {l.plt|platelets 241|v=241;u=-;on=2026-01-29}, {l.ferr|ferritin 38 ug/L|on=2026-01-29}, {l.tsh|TSH 2.9 mU/L|on=2026-01-29}, {l.a1c|A1c 7.1 %|v=7.1;u=%;on=2026-01-29}, {l.egfr|eGFR 68|v=68;u=-;on=2026-01-29}, {l.ca125|CA-125 14 kU/L|v=14;u=kU/L;on=2026-01-29}. {x|INR pending|pending|l.inr}.')}
      ${p('I would be grateful for {x|hysteroscopy and endometrial biopsy|requested|p.hystsc}. {x|Endometrial biopsy in the office was tried but not possible|not done|p.endobx} because of {o|cervical stenosis}. She knows to hold her blood thinner only if you say so.')}
      <div class="g">${box('Ongoing concerns', ['{d.dm2|Type 2 diabetes (2014)|icd=E11.9}', '{d.pe|Pulmonary embolism (2019)|st=-;on=2019;icd=I26.99/Z86.711}', '{d.fvl|Factor V Leiden, heterozygous|icd=D68.51}', '{d.hld|Dyslipidemia|icd=E78.5}', '{d.kneeoa|OA both knees|icd=M17.0}'])}
      ${box('Current medications', ['{m.riva|rivaroxaban 10 mg OD|freq=OD}', '{m.sitamet|Janumet 50/1000 BID|dose=-;freq=BID}', '{m.dapa|dapagliflozin 10 mg OD|freq=OD}', '{m.ros|rosuvastatin 10 mg QHS|freq=QHS}', '{m.dicl|diclofenac gel to knees PRN|dose=-;freq=PRN}'])}
      ${box('Allergies / reactions', ['{a.sulfa|Sulfa|react=rash}: rash', '{a.latex|Latex|react=contact dermatitis}: contact dermatitis', '{x|Iodine contrast: tolerated 2019|negated|a.contrast}'])}
      ${box('Past surgery', ['{p.lumpec|Left lumpectomy 2016|on=2016}', '{p.slnb|sentinel node biopsy 2016|on=2016}', '{p.arthrosc|right knee arthroscopy 2009|on=2009}'])}</div>
      <div class="b" style="margin-top:8px">Attached: ${tick(true, 'ultrasound report')} &nbsp; ${tick(true, 'labs')} &nbsp; ${tick(false, c.t('{x|ECG|not ticked|p.ecg}'))} &nbsp; ${tick(false, c.t('{x|mammogram|not ticked|i.mammo}'))} &nbsp; Mobility: independent &nbsp; Interpreter: ${tick(false, 'yes')} ${tick(true, 'no')}<br>Appointment (for consultant’s office): date ............... time ............... ${tick(false, 'declined')}</div>
      <div style="margin-top:8px">Sincerely, ${signature(c.rnd, '#22306b', 120)}<br>Dr. Priscilla Adeyemi, CCFP &nbsp; Billing # 03XXXX &nbsp; cc: Dr. N. Ostrowski, oncology</div>${c.no('Dr. N. Ostrowski', 'oncologist in copy')}`,
    )
  },
  { width: 1080, scale: 1.3 },
)

export const twentyNinthEnLetters = [gallstone, chest, summary, referral]
