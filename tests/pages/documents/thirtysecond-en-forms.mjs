/** A Singapore polyclinic's visit summary and an English form for a suspected cancer of the bowel. */
import { mark, matrixCode } from '../lib/decor.mjs'
import { FACE, doc, en, sheet } from './blind-parts.mjs'

/** Singapore: panels in two columns, medicines numbered with what changed as a tag, appointments below. */
const summary = doc(
  'p1311.png',
  ['en', 'consultation', 'clean'],
  '2026-02-17',
  [
    'Kallang Basin Polyclinic',
    'KALLANG BASIN POLYCLINIC',
    'Kallang Basin Polyclinics',
    'Kallang Basin Polyclinic, Singapore',
  ],
  ['Dr Koh Zhi Hao', 'Koh Zhi Hao', 'Dr. Koh Zhi Hao', 'DR KOH ZHI HAO', 'Dr Koh'],
  [
    'Siti Rahmah Binte Wahab',
    'SITI RAHMAH BINTE WAHAB',
    'Mdm Siti Rahmah Binte Wahab',
    'Mdm SITI RAHMAH BINTE WAHAB',
    'Siti Rahmah',
  ],
  'Visit summary',
  (c) => {
    const panel = (title, rows, extra = '') =>
      `<div class="b"><b>${en(title)}</b>${rows.map((s) => `<div data-line>${c.t(s)}</div>`).join('')}${extra}</div>`
    const val = (key, label, printed, unit, target) => {
      const r = c.lab([key, label, printed, unit, ''].join(';'), { date: '2026-02-10' })
      c.entities[r.n].text = `${label} ${printed} ${unit}`
      return `<tr data-e="${r.n}"><td>${en(label)}</td><td>${en(printed)} ${en(unit)}</td><td>${en(target)}</td></tr>`
    }
    const med = (tag, s, how) =>
      `<tr data-line><td><span class="g ${tag === 'STOP' ? 'z' : ''}">${tag}</span></td><td>${c.t(s)}</td><td>${en(how)}</td></tr>`
    return sheet(
      `body{font:16px/1.38 ${FACE.roboto};font-size:15.8px;padding:36px 54px}.two{display:grid;grid-template-columns:1fr 1fr;gap:12px;margin-top:12px}.b{border:1px solid #8fb3d1;border-radius:7px;padding:6px 12px}.b>b{color:#125a94}.w{margin-top:12px}td,th{padding:2px 9px;text-align:left;vertical-align:top}.m{width:100%}.m td{border-top:1px solid #d5e2ec}.g{background:#125a94;color:#fff;font-size:12.6px;border-radius:3px;padding:0 6px}.z{background:#a02c2c}p{margin:3px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:11px;align-items:center">${mark('cross', '#125a94', 42)}<div><b style="font-size:22px;color:#125a94">Kallang Basin Polyclinic</b><br>30 Boon Keng Link, Singapore &nbsp; Tel 6555 0191</div></div><b style="font-size:20px">VISIT SUMMARY</b></div>
      <div style="background:#e6f0f8;border-radius:7px;padding:6px 12px;margin-top:9px;display:grid;grid-template-columns:1.4fr 1fr 1fr"><div><b>SITI RAHMAH BINTE WAHAB</b><br>NRIC: SXXXX418D</div><div>Date of birth: 09 Jun 1963<br>Female, 62 years</div><div>Visit: 17 Feb 2026, 10:40<br>Seen by: Dr Koh Zhi Hao</div></div>
      <div class="two">
      ${panel('Your conditions', ['{d.dm2|Type 2 diabetes|icd=E11.9/E11.65/E11.3291} (since 2014)', '{d.htn|High blood pressure|icd=I10}', '{d.hld|High cholesterol|icd=E78.00/E78.5}', '{d.dretin|Mild diabetic retinopathy, right eye|icd=E11.3291/E11.329/E11.319}', '{d.kneeoa|Knee osteoarthritis, left|icd=M17.12/M17.9}', '{d.catar|Cataract, left eye|st=-;icd=H26.9}: {p.e32catop|operated 2023|on=2023}'])}
      ${panel('Drug allergy', ['{a.naprox|Naproxen|react=swollen eyelids}: swollen eyelids', '{x|No food allergy|negated}'], `<b style="color:#125a94;display:block;margin-top:6px">Measured today</b><div data-line>${c.t('BP {l.e21sys|148|v=148;u=-}/{l.e21dia|82|v=82;u=-} mmHg, pulse {l.e21hr|78|v=78;u=-}')}</div><div data-line>${c.t('Weight {l.e21wt|68.4 kg|v=68.4;u=kg}, height {l.e21ht|154 cm|v=154;u=cm}, BMI {l.e21bmi|28.8|v=28.8;u=-}')}</div><div data-line>${c.t('{x|Non-smoker|negated|d.smoker}. {x|Family history: brother had a stroke, father kidney failure|family history|d.stroke}')}</div>`)}</div>
      <div class="two">
      <div class="b"><b>Blood and urine tests, 10 Feb 2026</b><table style="width:100%"><tr><th>Test</th><th>Result</th><th>Aim</th></tr>${val('a1c', 'HbA1c', '8.1', '%', '7.0 or less')}${val('gttf', 'Fasting glucose', '8.9', 'mmol/L', '4.0 - 7.0')}${val('chol', 'Total cholesterol', '5.0', 'mmol/L', '')}${val('ldl', 'LDL cholesterol', '2.9', 'mmol/L', 'below 2.1')}${val('hdl', 'HDL cholesterol', '1.2', 'mmol/L', 'above 1.0')}${val('trig', 'Triglycerides', '1.9', 'mmol/L', 'below 2.3')}${val('crea', 'Creatinine', '82', 'umol/L', '')}${val('egfr', 'eGFR', '68', '', 'above 60')}${val('k', 'Potassium', '4.4', 'mmol/L', '')}${val('uacr', 'Urine ACR', '5.8', 'mg/mmol', 'below 3.5')}</table></div>
      ${panel('What we did today', ['{p.e32footsc|Diabetic foot screening|on=2026-02-17}: low risk. {x|No numbness, no ulcer|negated|d.dneuro}', '{p.e16fundus|Retinal photo 03 Nov 2025|on=2025-11-03} explained', '{m.vflu|Influenza vaccine|dose=-;st=-;on=2026-02-17} given, left arm', '{x|Pneumococcal vaccine: postponed to next visit|planned|m.vpcv}', '{x|FIT kit given for bowel screening|not yet done|l.e23fit}', '{d.albur|Protein in the urine|icd=R80.9/E11.29} for the second time: this means {o|early kidney involvement}', '{x|Insulin was discussed, you prefer to wait|declined|m.e14insulin}', '{x|No chest pain or breathlessness reported|negated|d.angina}'])}</div>
      <div class="b w"><b>Your medicines from today</b><table class="m">
      ${med('NEW', '{m.empa|Empagliflozin 10 mg|freq=every morning}', '1 tablet every morning. Stop it on days when you cannot eat')}
      ${med('MORE', '{m.los|Losartan 100 mg|freq=every morning}', '1 tablet every morning (was 50 mg)')}
      ${med('MORE', '{m.ator|Atorvastatin 40 mg|freq=every night}', '1 tablet every night (was 20 mg)')}
      ${med('SAME', '{m.metf|Metformin 850 mg|freq=three times a day}', '1 tablet three times a day with food')}
      ${med('SAME', '{m.glip|Glipizide 5 mg|freq=twice a day}', '1 tablet twice a day before food')}
      ${med('SAME', '{m.aml|Amlodipine 10 mg|freq=every morning}', '1 tablet every morning')}
      ${med('SAME', '{m.para|Paracetamol 500 mg|dose=-;freq=up to four times a day if needed}', '2 tablets up to four times a day if needed, for the knee')}
      ${med('STOP', '{m.hctz|Hydrochlorothiazide 12.5 mg|st=stopped}', 'replaced')}</table></div>
      <div class="two">
      ${panel('Next appointments', ['{x|19 May 2026: HbA1c, potassium and creatinine|planned|l.k}', '{x|02 Jun 2026: doctor|planned}', '{x|Nov 2026: retinal photo|planned|p.e16fundus}'])}
      ${panel('Look out for', ['{x|Low sugar: sweating, shaking; take 3 teaspoons of sugar|instruction}', '{x|Itch or infection of the private parts|conditional|d.thrush}', '{x|Chest pain or weakness of one side: call 995|conditional|d.stroke}'])}</div>
      <div style="display:flex;justify-content:space-between;align-items:end;margin-top:8px;font-size:13.6px"><span>Care coordinator: Ng Pei Shan &nbsp; Printed 17 Feb 2026 11:18 &nbsp; Page 1 of 1</span>${matrixCode(c.rnd, 18, 2.4)}</div>${c.no('Ng Pei Shan', 'care coordinator')}`,
    )
  },
  { width: 1080, scale: 1.3 },
)

/** England: a printed form; boxes crossed or empty in front of what they stand for, the record's lists under it. */
const bowel = doc(
  'p1312.png',
  ['en', 'consultation', 'clean'],
  '2026-06-09',
  [
    'Leckhampton Rise Surgery',
    'LECKHAMPTON RISE SURGERY',
    'The Leckhampton Rise Surgery',
    'Leckhampton Rise Surgery, Cheltenham',
  ],
  ['Dr Meera Vaswani', 'Meera Vaswani', 'Dr M Vaswani', 'Dr. Meera Vaswani', 'VASWANI, Meera'],
  [
    'Derek Thistlethwaite',
    'THISTLETHWAITE, Derek',
    'Mr Derek Thistlethwaite',
    'Mr Derek THISTLETHWAITE',
    'Derek THISTLETHWAITE',
  ],
  'Suspected lower GI cancer referral form',
  (c) => {
    const yes = (s) => `<div data-line><span class="q">☒</span> ${c.t(s)}</div>`
    const no = (s, why = 'unchecked box', id = '') =>
      `<div data-line><span class="q">☐</span> ${c.t(`{x|${s}|${why}${id ? `|${id}` : ''}}`)}</div>`
    const h = (s) => `<div class="h">${en(s)}</div>`
    const result = (s, day, date) => {
      const r = c.lab(s, { date })
      c.entities[r.n].text = `${r.label} ${r.printed} ${r.unit}`
      return `<tr data-e="${r.n}"><td>${en(r.label)}</td><td>${en(r.printed)} ${en(r.unit)}</td><td>${r.ref ? en(r.ref) : ''}</td><td>${day}</td></tr>`
    }
    const blood = (s) => result(s, '03/06/2026', '2026-06-03')
    return sheet(
      `body{font:16px/1.34 ${FACE.arial};font-size:14.8px;padding:36px 50px}.h{background:#005eb8;color:#fff;font-weight:bold;padding:1px 9px;margin:9px 0 3px}.q{font-family:'DejaVu Sans';font-size:16px}.two{display:grid;grid-template-columns:1fr 1fr;gap:0 24px;padding:0 9px}.b{border:1px solid #555;display:grid;grid-template-columns:1fr 1fr}.b>div{padding:4px 9px}.b>div+div{border-left:1px solid #555}td,th{padding:1px 8px;text-align:left}table{width:100%}p{margin:3px 9px}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div><b style="font-size:19px">Suspected Lower GI Cancer (FIT) Referral Form</b><br>To: Severn Gate Hospitals NHS Trust, 2WW office. Send with FIT result.</div><b style="font-size:24px;background:#005eb8;color:#fff;padding:0 10px;font-style:italic">NHS</b></div>${c.no('Severn Gate Hospitals NHS Trust', 'recipient')}
      <div class="b" style="margin-top:7px"><div><b>Patient</b><br>THISTLETHWAITE, Derek &nbsp; Male<br>DOB: 22/02/1954 (72 years)<br>NHS No: 551 207 8846<br>Mobile: 07700 900174 &nbsp; Interpreter: no</div><div><b>Referrer</b><br>Dr Meera Vaswani, GP partner<br>Leckhampton Rise Surgery, Cheltenham<br>Tel: 01632 960 155<br>Date of referral: 09/06/2026</div></div>
      ${h('1. Reason for referral (tick all that apply)')}
      <div class="two"><div>${yes('{o|FIT 10 ug Hb/g or above}')}${yes('{d.ida|Iron deficiency anaemia|icd=D50.9/D50.0}')}${yes('{o|Change in bowel habit} for 6 weeks or more')}${no('Rectal bleeding aged 50 and over')}${no('Unexplained weight loss')}</div><div>${no('Abdominal mass')}${no('Palpable rectal mass')}${no('Anal ulceration or mass')}${no('Thrombocytosis')}${no('Other, specify')}</div></div>
      ${h('2. Clinical details')}
      <p>${c.t('{o|Looser stools} four times a day for nine weeks and {o|tiredness}. {x|No blood seen, no abdominal pain, weight steady|negated}. Abdomen soft. {x|Rectal examination normal|negated}. {p.colono|Colonoscopy in 2017|on=2017}: {d.e32adenoma|two tubular adenomas|st=-;icd=D12.6/Z86.010/Z86.0101} {p.polypect|removed|on=2017}, {d.diverts|sigmoid diverticulosis|icd=K57.30}. {x|Coeliac disease is to be excluded|question|d.celiac}. {x|Brother had bowel cancer at 66|family history|d.colonca}.')}</p>
      ${h('3. Results')}
      <table style="padding:0 9px"><tr><th style="width:38%">Test</th><th>Result</th><th>Range</th><th>Date</th></tr>${result('e23fit;Faecal immunochemical test;64;ug Hb/g;<10', '01/06/2026', '2026-06-01')}${blood('hgb;Haemoglobin;112;g/L;130 - 180')}${blood('mcv;MCV;77;fL;80 - 100')}${blood('plt;Platelets;388;10*9/L;150 - 400')}${blood('ferr;Ferritin;9;ug/L;30 - 400')}${blood('crea;Creatinine;98;umol/L;59 - 104')}${blood('egfr;eGFR;68;mL/min/1.73m2;')}${blood('crp;CRP;4;mg/L;0 - 5')}${blood('tsh;TSH;2.2;mU/L;0.27 - 4.20')}</table>
      <p>${c.t('tTG: {x|sent, result awaited|pending|l.ttg}. CA 125: {x|not applicable|not applicable|l.ca125}.')}</p>
      ${h('4. Fitness for colonoscopy')}
      <div class="two"><div><b>WHO performance status</b>${no('0 fully active')}${yes('{o|1 restricted in strenuous activity}')}${no('2 up more than half the day')}${no('3 - 4 chair or bed')}</div><div><b>Tick if present</b>${yes('Anticoagulant: {m.apix|apixaban 5 mg}')}${no('Antiplatelet (clopidogrel, ticagrelor)')}${no('Insulin', 'unchecked box', 'm.e14insulin')}${no('Pacemaker or defibrillator', 'unchecked box', 'p.pacem')}${no('eGFR below 30 or dialysis', 'unchecked box', 'p.dialysis')}${no('Dementia or lacks capacity', 'unchecked box', 'd.demen')}</div></div>
      ${h('5. Record')}
      <div class="two"><div><b>Problems</b><div data-line>${c.t('2021 {d.af|Atrial fibrillation|icd=I48.91;on=2021}')}</div><div data-line>${c.t('2016 {d.copd|COPD|icd=J44.9;on=2016}')}</div><div data-line>${c.t('2012 {d.htn|Hypertension|icd=I10;on=2012}')}</div><div data-line>${c.t('2009 {p.herniar|Left inguinal hernia repair|on=2009}')}</div><div data-line>${c.t('{d.exsmoker|Ex-smoker|icd=Z87.891}; BMI {l.e21bmi|26.1|v=26.1;u=-}')}</div></div>
      <div><b>Repeat medication</b><div data-line>${c.t('{m.apix|Apixaban 5 mg tablets|freq=twice daily}, one twice daily')}</div><div data-line>${c.t('{m.bis|Bisoprolol 2.5 mg tablets|freq=in the morning}, one in the morning')}</div><div data-line>${c.t('{m.ram|Ramipril 5 mg capsules|freq=daily}, one daily')}</div><div data-line>${c.t('{m.anoro|Anoro Ellipta 55/22 inhaler|dose=-;freq=daily}, one puff daily')}</div><div data-line>${c.t('{m.fes|Ferrous sulfate 200 mg tablets|freq=daily}, one daily (started 05/06/2026)')}</div></div></div>
      <p><b>Allergies:</b> ${c.t('{a.doxy|Doxycycline|react=rash}, rash')}</p>
      ${h('6. Patient')}
      <div class="two"><div>${yes('Told that cancer is to be excluded')}${yes('Available for the next 14 days')}</div><div>${no('Transport needed')}${yes('Agrees to go straight to test')}</div></div>
      <p style="font-size:13px">${c.t('{x|FIT below 10 with normal blood count: manage in primary care|printed guidance}. {x|Consider CT colonography in frail patients|printed guidance}.')} &nbsp; Form LGI-7, version 2025. Completed by: Dr Meera Vaswani</p>`,
    )
  },
  { width: 1080, scale: 1.3 },
)

export const thirtysecondEnForms = [summary, bowel]
