/** Letters in English: a Tennessee hospital's discharge summary after heart failure, an English emergency department's letter, an English memory clinic's letter, a Missouri family practice's visit note. */
import { barcode, mark, signature } from '../lib/decor.mjs'
import { FACE, doc, en, items, resultCell, sheet } from './blind-parts.mjs'

/** United States: a discharge summary; problems, course, two days of results, medicines by start, change, continue and stop. */
const heart = doc(
  'p747.jpg',
  ['en', 'discharge', 'scan'],
  '2026-02-07',
  [
    'Hickory Ridge Regional Medical Center',
    'HICKORY RIDGE REGIONAL MEDICAL CENTER',
    'Hickory Ridge Medical Center',
    'Hickory Ridge Regional',
  ],
  [
    'Marcus Delacroix-Hale, MD',
    'Marcus Delacroix-Hale',
    'Dr. Marcus Delacroix-Hale',
    'Delacroix-Hale, Marcus, MD',
  ],
  ['Lorraine Tuckwell', 'Lorraine M. Tuckwell', 'TUCKWELL, LORRAINE M', 'Tuckwell, Lorraine M'],
  'Discharge summary',
  (c) => {
    const days = ['2026-02-03', '2026-02-07']
    const h = (s) => `<h3>${en(s)}</h3>`
    const p = (s) => `<p>${c.t(s)}</p>`
    const lab = (s) => {
      const [key, label, unit, ref, ...v] = s.split(';')
      return `<tr data-line><td>${en(label)}</td>${v.map((x, i) => `<td class="v">${x ? resultCell(c, key, label, x, unit, ref, days[i]) : ''}</td>`).join('')}<td>${en(unit)}</td><td>${en(ref)}</td></tr>`
    }
    const meds = (title, list) => `<p><b>${en(title)}</b></p><ul>${items(c, list)}</ul>`
    return sheet(
      `body{font:16px/1.3 ${FACE.arial};font-size:16.5px;padding:38px 58px}h3{font-size:16.5px;background:#e3e3e3;padding:1px 8px;margin:8px 0 3px}p{margin:3px 0}ul{margin:0}td,th{padding:0.5px 12px 0.5px 0;font-size:16px}th{border-bottom:1px solid #444}.v{text-align:right;width:110px;padding-right:18px}.lab{width:82%}`,
      `<div style="display:flex;justify-content:space-between;align-items:center;border-bottom:3px solid #222;padding-bottom:5px"><div style="display:flex;gap:12px;align-items:center">${mark('cross', '#222', 46)}<div><b style="font-size:21px">Hickory Ridge Regional Medical Center</b><br>2200 Sparta Highway, Cookeville, TN 38501</div></div><b style="font-size:20px">Discharge Summary</b></div>
      <div style="display:grid;grid-template-columns:1fr 1fr;margin:6px 0"><div>Patient: <b>Tuckwell, Lorraine M</b><br>DOB: 10/14/1947 (78 yrs) &nbsp; Sex: Female<br>MRN: 2290417 &nbsp; PCP: Pamela Strouse, MD</div><div>Admit date: 2/3/2026<br>Discharge date: 2/7/2026 &nbsp; Disposition: Home with home health<br>Attending: Marcus Delacroix-Hale, MD</div></div>${c.no('Pamela Strouse, MD', 'primary care physician')}
      ${h('Discharge Diagnoses')}${p('**Principal:** {d.hfpef|Acute on chronic diastolic heart failure|icd=I50.33}')}
      ${p('**Secondary:** {d.af|permanent atrial fibrillation|icd=I48.21}; {d.htn|hypertension|icd=I10/I11.0/I13.0}; {d.ckd3|CKD stage 3a|icd=N18.31}; {d.hypok|hypokalemia|st=-}, corrected; {d.hypothy|hypothyroidism|icd=E03.9}; {d.osa|obstructive sleep apnea} on CPAP. **Ruled out:** {x|acute coronary syndrome|ruled out|d.nstemi}, {x|pneumonia|ruled out|d.pneumonia}.')}
      ${h('Hospital Course')}${p('78-year-old woman with one week of {o|shortness of breath}, {o|leg swelling} and weight gain of 11 lb after the holidays. {x|No chest pain, no fever, no cough|negated}. On arrival BP {l.e21sys|168|v=168;u=-}/{l.e21dia|84|v=84;u=-}, HR {l.e21hr|96|v=96;u=-}, SpO2 {l.e21spo2|91%|v=91;u=%} on room air. {p.ecg|EKG}: atrial fibrillation, {x|no ischemic changes|negated|d.ihd}. {i.cxr|Chest X-ray|on=2026-02-03} 2/3: {d.pulmed|interstitial edema|icd=J81.0/J81.1/I50.1} and {d.pleff|small bilateral pleural effusions|icd=J90/J91.8}, {x|no infiltrate|negated}. {i.usdopp|Leg Doppler|on=2026-02-03} 2/3: {x|no DVT|negated|d.dvt}.')}
      ${p('Treated with IV {m.fur|furosemide|dose=-}, net negative 6.2 liters. Potassium and magnesium replaced. {i.echo|Echocardiogram|on=2026-02-04} 2/4: {l.lvef|LVEF 60%|v=60;u=%;on=2026-02-04}, {d.ladil|severely dilated left atrium}, {x|no significant valve disease|negated|d.astenosis}. Cardiology (Dr. Prabhu) advised to stop diltiazem. {x|Cardioversion not indicated|not done|p.cardiov}. {x|Thoracentesis was not needed|not needed|p.thoracent}. {x|Family history: mother had a stroke|family history|d.stroke}.')}${c.no('Dr. Prabhu', 'consultant')}
      ${h('Pertinent Results')}<table class="lab"><tr><th>Test</th><th class="v">2/3/2026</th><th class="v">2/7/2026</th><th>Units</th><th>Reference</th></tr>
      ${['bnpt;BNP;pg/mL;<100;812;264', 'tropi;hs-Troponin I;ng/L;0-17;15;', 'na;Sodium;mmol/L;136-145;135;139', 'k;Potassium;mmol/L;3.5-5.1;3.1;4.2', 'hco3;CO2;mmol/L;22-29;26;28', 'bun;BUN;mg/dL;8-23;31;28', 'crea;Creatinine;mg/dL;0.50-0.90;1.34;1.21', 'egfr;eGFR;mL/min/1.73m2;>=60;41;46', 'mg;Magnesium;mg/dL;1.6-2.6;1.5;2.0', 'hgb;Hemoglobin;g/dL;11.7-15.5;11.4;11.8', 'wbc;WBC;K/uL;4.0-11.0;7.6;6.9', 'plt;Platelets;K/uL;150-400;214;', 'tsh;TSH;uIU/mL;0.40-4.50;3.62;'].map(lab).join('')}</table>
      ${p('{x|Blood cultures were not drawn|not done|l.bcult}. {x|Pending at discharge: serum protein electrophoresis|pending}.')}
      ${p('**Discharge exam:** BP {l.e21sys?|128|v=128;u=-}/{l.e21dia?|70|v=70;u=-}, HR {l.e21hr?|72|v=72;u=-}, SpO2 {l.e21spo2?|96%|v=96;u=%} on room air. {l.e21wt|Weight 171 lb|v=171;u=lb}. Lungs clear, {x|no edema|negated}.')}
      ${h('Discharge Medications')}
      ${meds('START taking', ['{m.empa|empagliflozin 10 mg tablet, once daily in the morning|freq=once daily in the morning}', '{m.spir|spironolactone 25 mg tablet, half a tablet daily|dose=-;freq=daily}'])}
      ${meds('CHANGE how you take', ['{m.fur|furosemide 40 mg tablet, 1 tablet twice daily|dose=40 mg;freq=twice daily} (was 20 mg once daily)', '{m.metop|metoprolol succinate ER 100 mg, 1 tablet daily|freq=daily} (was 50 mg)'])}
      ${meds('CONTINUE taking', ['{m.apix|apixaban 5 mg twice daily|freq=twice daily}', '{m.los|losartan 50 mg daily|freq=daily}', '{m.levo|levothyroxine 88 mcg every morning|freq=every morning}', '{m.ator|atorvastatin 20 mg nightly|freq=nightly}'])}
      ${meds('STOP taking', ['{m.dilt|diltiazem ER 120 mg|st=stopped}', '{m.kcl|potassium chloride 20 mEq|st=stopped;dose=-}', '{m.melox|meloxicam 7.5 mg|st=stopped}, worsens heart failure'])}
      ${p('**Allergies:** {a.sulfa|sulfa antibiotics|react=hives} (hives), {a.lis|lisinopril|react=cough} (cough). {x|No latex allergy|negated|a.latex}.')}
      ${h('Follow-up')}${p('{x|PCP in 7 days with basic metabolic panel|planned}; {x|cardiology 2/19/2026|planned}. {x|Call if weight rises 3 lb in a day|conditional}. {x|Avoid ibuprofen and naproxen|warned|m.ibu}. {x|Influenza vaccine declined|declined|m.vflu}. {x|Consider amyloid scan if protein studies are abnormal|conditional}.')}
      <div style="display:flex;justify-content:space-between;align-items:end;margin-top:6px"><span>Electronically signed by Marcus Delacroix-Hale, MD, Hospital Medicine, 2/7/2026 2:18 PM</span><span>Page 1 of 1</span></div>`,
    )
  },
  { dateAliases: ['2026-02-03'], width: 1120, scale: 1.4, degrade: { angle: 0.6 } },
)

/** England: an emergency department's letter to the general practitioner; headings in a column, results in a row of cells. */
const department = doc(
  'p748.jpg',
  ['en', 'discharge', 'photo'],
  '2026-01-21',
  [
    'Ormskerry General Hospital',
    'ORMSKERRY GENERAL HOSPITAL',
    'Ormskerry General Hospital Emergency Department',
    'Emergency Department, Ormskerry General Hospital',
  ],
  ['Dr Nia Rowbotham', 'Nia Rowbotham', 'Dr N Rowbotham', 'Dr. Nia Rowbotham', 'ROWBOTHAM, Dr Nia'],
  ['Gareth Pennycook', 'PENNYCOOK, Gareth', 'Mr Gareth Pennycook', 'PENNYCOOK Gareth'],
  'Emergency department letter',
  (c) => {
    const r = (k, s) => `<tr data-line><td class="k">${en(k)}</td><td>${c.t(s)}</td></tr>`
    const cell = (s) => {
      const [key, label, value, unit, ref] = s.split(';')
      const x = c.lab([key, label, value, unit, ref].join(';'), { date: '2026-01-21' })
      return `<div data-e="${x.n}" data-line>${en(label)} <b>${en(value)}</b> ${en(unit)}${ref ? ` (${en(ref)})` : ''}</div>`
    }
    return sheet(
      `body{font:17px/1.38 ${FACE.arial};font-size:17px;padding:44px 60px}td{border:1px solid #99a;padding:5px 10px}.k{width:178px;font-weight:bold;background:#e8edf4}table{margin:5px 0}.l{display:grid;grid-template-columns:1fr 1fr 1fr;gap:1px 12px;border:1px solid #99a;padding:5px 10px;font-size:16px}p{margin:6px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:start"><div><b style="font-size:22px;color:#005eb8">Ormskerry General Hospital</b><br>Emergency Department, Wigan Road, Ormskerry &nbsp; 01632 960 7XX</div><b style="font-size:30px;background:#005eb8;color:#fff;padding:0 12px;font-style:italic">NHS</b></div>
      <p style="font-size:19px"><b>Emergency department attendance letter</b></p>
      <div style="display:grid;grid-template-columns:1fr 1fr;gap:20px"><div>To: Dr S Whitcombe<br>Bramblefield Surgery<br>4 Mill Bank, Ormskerry</div><div><b>PENNYCOOK, Gareth</b> &nbsp; Male<br>DOB 05/03/1967 (58y) &nbsp; NHS 000 771 20XX<br>Arrived 21/01/2026 08:14 by own transport<br>Left 21/01/2026 14:05, discharged home</div></div>${c.no('Dr S Whitcombe', 'recipient')}${c.no('Bramblefield Surgery', 'recipient')}
      <table>${r('Seen by', 'Dr Nia Rowbotham, specialty doctor. Triage: RN Colin Maddox, 08:22')}
      ${r('Presenting complaint', '{o|Palpitations} since 04:30, light-headed on standing')}
      ${r('Diagnosis', '{d.af|New atrial fibrillation with fast ventricular rate|icd=I48.91/I48.0}')}
      ${r('History', 'Two similar spells in December. {x|No chest pain, no collapse, no breathlessness|negated|d.syncope}. {x|No fever|negated}. {o|Alcohol 28 units a week}. {d.exsmoker|Stopped smoking 2015|icd=Z87.891}. {x|Father had a stroke at 70|family history|d.stroke}.')}
      ${r('Past history', '{d.htn|Hypertension}, {d.gerd|reflux|icd=K21.9}, {p.herniar|left inguinal hernia repair 2016|on=2016}. {x|No diabetes, no heart failure|negated|d.chf}, {x|no thyroid disease|negated}')}
      ${r('Medicines', '{m.aml|Amlodipine 5 mg OD|freq=OD}, {m.lan|lansoprazole 15 mg OD|freq=OD}. {m.napr?|Occasional naproxen|dose=-;st=-} bought over the counter')}
      ${r('Allergies', '{a.eryth|Erythromycin|react=rash} - rash. {x|Not allergic to penicillin|negated|a.pen}')}
      ${r('Observations', 'HR {l.e21hr|148|v=148;u=-} irregular, BP {l.e21sys|134|v=134;u=-}/{l.e21dia|86|v=86;u=-}, RR {l.e21rr|18|v=18;u=-}, SpO2 {l.e21spo2|98%|v=98;u=%} air, temp {l.e21temp|36.7|v=36.7;u=-}. {o|NEWS2 3}')}
      ${r('Examination', 'Chest clear. {x|No murmur, no ankle oedema|negated}. {x|No goitre or tremor|negated|d.hyperthy}. Calves soft, {x|no sign of DVT|negated|d.dvt}')}</table>
      <b>Blood results 21/01/2026</b>
      <div class="l">${['hgb;Hb;151;g/L;130-180', 'wbc;WBC;8.4;10^9/L;4.0-11.0', 'plt;Platelets;246;10^9/L;150-400', 'na;Na;139;mmol/L;133-146', 'k;K;3.4;mmol/L;3.5-5.3', 'urea;Urea;6.1;mmol/L;2.5-7.8', 'crea;Creatinine;91;umol/L;59-104', 'egfr;eGFR;82;mL/min;', 'mg;Mg;0.66;mmol/L;0.70-1.00', 'crp;CRP;2;mg/L;<5', 'trop;Troponin T;9;ng/L;<14', 'tsh;TSH;1.94;mU/L;0.27-4.20'].map(cell).join('')}</div>
      <table>${r('ECG', '{p.ecg|ECG} 08:30: AF {l.e21hr?|142/min|v=142;u=-}, {x|no ST changes, no delta wave|negated|d.stemi}. ECG 13:20: AF {l.e21hr?|88/min|v=88;u=-}')}
      ${r('Imaging', '{i.cxr|Chest X-ray}: heart size normal, {x|no consolidation|negated|d.pneumonia}. {x|CTPA not indicated|not done|i.ctpa}')}
      ${r('Treatment given', '{m.mgso?|Magnesium sulfate 2 g IV|st=-;dose=2 g}, {m.kcl?|Sando-K two tablets|dose=-;st=-}, {m.bis|bisoprolol 2.5 mg PO} at 09:40. {x|Electrical cardioversion not done: onset more than 48 hours cannot be excluded|not done|p.cardiov}. {x|Amiodarone not given|not given|m.amio}')}
      ${r('Medicines to take home', '{m.bis|Bisoprolol 2.5 mg OD|freq=OD}, 28 days. {m.apix|Apixaban 5 mg BD|freq=BD}, 28 days ({o|CHA2DS2-VASc 1}, his choice after discussion). {m.aml|Amlodipine|dose=-} and {m.lan|lansoprazole|dose=-} unchanged')}
      ${r('Actions for GP', '{x|Please check pulse, BP, potassium and magnesium in 1 week|planned|l.k}. {x|Bisoprolol may be increased to 5 mg if the rate is above 110|conditional}. {x|Stop apixaban if the cardiologist considers it unnecessary|conditional}')}
      ${r('Hospital follow-up', '{x|Rapid access AF clinic within 4 weeks|planned}, {x|echocardiogram requested|planned|i.echo}, {x|24-hour tape if paroxysmal|conditional|p.holter}')}
      ${r('Advice to patient', '{x|No naproxen or ibuprofen with apixaban|warned|m.ibu}. Less alcohol. {x|999 for chest pain, collapse, facial droop or weakness|conditional|d.stroke}')}</table>
      <p style="font-size:15px">Letter completed 21/01/2026 14:02 by Dr N Rowbotham, GMC 0000000. Copy to patient. ${barcode(c.rnd, 40, 26)}</p>${c.no('Colin Maddox', 'triage nurse')}`,
    )
  },
  { width: 1100, scale: 1.42, degrade: { angle: -1.1, folds: [0.33, 0.66] } },
)

/** England: a memory clinic's letter; a list at the head, then prose. */
const memory = doc(
  'p749.png',
  ['en', 'consultation', 'clean'],
  '2026-02-17',
  [
    'Weirside Memory Service',
    'WEIRSIDE MEMORY SERVICE',
    'Weirside Memory Service, Merrowdale NHS Foundation Trust',
    'Merrowdale NHS Foundation Trust',
  ],
  ['Dr Miriam Oakeshott', 'Miriam Oakeshott', 'Dr M Oakeshott', 'Dr. Miriam Oakeshott'],
  ['Doreen Applegarth', 'Mrs Doreen Applegarth', 'APPLEGARTH, Doreen', 'Mrs Doreen APPLEGARTH'],
  'Memory clinic letter',
  (c) => {
    const p = (s) => `<p>${c.t(s)}</p>`
    const b = '2025-12-08'
    return sheet(
      `body{font:17px/1.45 ${FACE.arial};font-size:16.8px;padding:52px 80px}p{margin:8px 0}ul{margin:2px 0}.d{margin:12px 0}`,
      `<div style="display:flex;justify-content:space-between"><div>Dr J Sanghera<br>Wharf Road Surgery<br>Thornmere<br>TM4 2XX</div><div style="text-align:right"><b style="font-size:19px;color:#005eb8">Merrowdale NHS Foundation Trust</b><br><b>Weirside Memory Service</b><br>Weirside House, Thornmere<br>Tel 01632 960 5XX</div></div>${c.no('Dr J Sanghera', 'recipient')}${c.no('Wharf Road Surgery', 'recipient')}
      <div class="d">Clinic date: 17 February 2026<br>Typed: 23 February 2026<br>Our ref: MO/kp/118204</div>
      <p>Dear Dr Sanghera</p>
      <p><b>Mrs Doreen APPLEGARTH, DOB 12/08/1946, NHS No 000 662 91XX<br>7 Larch Close, Thornmere</b></p>
      ${p("**Diagnosis:** {d.alz|Alzheimer's disease, late onset, mild|icd=G30.1/G30.9} (given today)")}
      <div><b>Other conditions:</b><ul>${items(c, ['{d.htn|Hypertension}', '{d.osteoporosis|Osteoporosis}, {o|left wrist fracture 2019}', '{d.hearing|Bilateral hearing loss|icd=H90.3/H90.5/H91.93}, wears aids', '{p.phaco|Cataract operations 2021|on=2021}'])}</ul></div>
      <div><b>Medication:</b><ul>${items(c, ['{m.donep|Donepezil 5 mg at night|freq=at night}, started today', '{m.aml|Amlodipine 5 mg once daily|freq=once daily}', '{m.prav|Pravastatin 40 mg at night|freq=at night}', '{m.alen|Alendronic acid 70 mg weekly|freq=weekly}, {m.calvitd|Adcal-D3 one twice daily|dose=-;freq=twice daily}', '{m.soli|Solifenacin 5 mg|st=stopped} - stopped by us today, may impair memory'])}</ul></div>
      ${p('**Allergies:** {a.trimeth|trimethoprim|react=rash} (rash).')}
      ${p('I saw Mrs Applegarth with her daughter Helen. Over two years she has repeated questions, mislaid things and lost her way in a familiar shop. She cooks simple meals and dresses herself. {x|There have been no hallucinations, no fluctuations and no falls|negated|d.falls}. {x|She is not low in mood|negated|d.mdd}, and {x|she has never had a stroke or a seizure|negated|d.stroke}. {x|Her mother had dementia in her eighties|family history|d.demen}; {x|a brother has Parkinson’s disease|family history|d.park}. She gave up driving in 2023. {x|She does not smoke and drinks no alcohol|negated|d.smoker}.')}
      ${p('On the {l.e22ace|ACE-III she scored 68 out of 100|v=68;u=-}, losing marks in memory and fluency. The {l.e22gds|Geriatric Depression Scale was 3 out of 15|v=3;u=-}. Her blood pressure was {l.e21sys|142|v=142;u=-}/{l.e21dia|78|v=78;u=-}, pulse {l.e21hr|64|v=64;u=-} regular and weight {l.e21wt|56.4 kg|v=56.4;u=kg}. {x|Gait was normal, without rigidity or tremor|negated|d.park}. {p.ecg|ECG} today: sinus rhythm {l.e21hr?|62|v=62;u=-}, {x|no heart block|negated|d.avb}.')}
      ${p(`Your blood tests of 8 December 2025 were satisfactory: {l.hgb|haemoglobin 129 g/L|on=${b}}, {l.na|sodium 141 mmol/L|on=${b}}, {l.crea|creatinine 72 umol/L|on=${b}}, {l.cacor|adjusted calcium 2.38 mmol/L|on=${b}}, {l.tsh|TSH 2.1 mU/L|on=${b}}, {l.b12|vitamin B12 311 ng/L|v=311;u=ng/L;on=${b}}, {l.fol|folate 7.4 ug/L|on=${b}} and {l.a1c|HbA1c 39 mmol/mol|v=39;u=mmol/mol;on=${b}}. {x|Syphilis serology was not thought necessary|not done|l.syph}. {i.mrbrain|MRI brain of 20 January 2026|on=2026-01-20} showed {d.atrophy|atrophy of both hippocampi|icd=G31.9/G31.89/G30.1} and {d.smallv|mild small vessel disease}; {x|there was no infarct, haemorrhage or mass|negated|d.ich}.`)}
      ${p('I explained the diagnosis to both of them. {x|I do not think that this is dementia with Lewy bodies or vascular dementia|ruled out|d.vascdem}. She was glad to try donepezil; {x|possible effects are nausea, vivid dreams and a slow pulse|warned}.')}
      <div><b>Plan:</b><ul>${items(c, ['{x|Our nurse will telephone in 4 weeks and increase donepezil to 10 mg if it suits her|planned}', '{x|If it does not suit her, memantine would be the alternative|conditional|m.memant}', '{x|Please repeat the blood pressure in a month|planned}', 'Lasting power of attorney and attendance allowance: leaflets given', '{x|Cognitive stimulation group from April|planned}', '{x|An antipsychotic is not needed|not needed|m.risp}'])}</ul></div>
      <p>Yours sincerely</p>${signature(c.rnd, '#22306b', 130)}<br>Dr Miriam Oakeshott<br>Consultant in Old Age Psychiatry
      <p style="font-size:15px">cc Mrs Applegarth; Miss Helen Applegarth (daughter); Kirsty Pollard, memory nurse</p>${c.no('Helen Applegarth', 'daughter')}${c.no('Kirsty Pollard', 'nurse')}`,
    )
  },
  { dateAliases: ['2026-02-23'], width: 1100, scale: 1.3 },
)

/** United States: a family practice's note of a visit; history, lists in two columns, vital signs, numbered assessment and plan. */
const visit = doc(
  'p750.jpg',
  ['en', 'consultation', 'photo'],
  '2026-03-11',
  [
    'Elkhorn Crossing Family Medicine',
    'ELKHORN CROSSING FAMILY MEDICINE',
    'Elkhorn Crossing Family Medicine, LLC',
  ],
  ['Erin Mayhew-Ortiz, DO', 'Erin Mayhew-Ortiz', 'Dr. Erin Mayhew-Ortiz', 'Mayhew-Ortiz, Erin, DO'],
  [
    'Yolanda Prescott',
    'PRESCOTT, YOLANDA',
    'Prescott, Yolanda R',
    'Yolanda R. Prescott',
    'Prescott, Yolanda',
  ],
  'Office visit note',
  (c) => {
    const h = (s) => `<h3>${en(s)}</h3>`
    const p = (s) => `<p>${c.t(s)}</p>`
    const ul = (list) => `<ul>${items(c, list)}</ul>`
    const l = '2026-03-04'
    return sheet(
      `body{font:16.5px/1.38 ${FACE.calibri};font-size:18.8px;padding:38px 58px}h3{font-size:17.5px;color:#7a3b12;border-bottom:1px solid #c9a27f;margin:8px 0 2px}p{margin:3px 0}ul,ol{margin:1px 0;padding-left:22px}.two{display:grid;grid-template-columns:1fr 1fr;gap:0 28px}.v{border:1px solid #7a3b12;padding:3px 10px;margin:6px 0}ol li{margin-bottom:2px}`,
      `<div style="display:flex;justify-content:space-between;align-items:center;border-bottom:2px solid #7a3b12;padding-bottom:5px"><div style="display:flex;gap:12px;align-items:center">${mark('leaf', '#7a3b12', 48)}<div><b style="font-size:23px;color:#7a3b12">Elkhorn Crossing Family Medicine</b><br>1407 Frederick Ave, St. Joseph, MO 64501 &nbsp; (816) 555-01XX</div></div><b style="font-size:19px">OFFICE VISIT</b></div>
      <div style="display:grid;grid-template-columns:1.2fr 1fr;margin:5px 0"><div>Patient: <b>Prescott, Yolanda R</b> &nbsp; DOB: 11/02/1971 &nbsp; 54 F<br>Chart #: 18820 &nbsp; Pharmacy: Belt Highway Drug</div><div>Date of service: 03/11/2026 9:40 AM<br>Provider: Erin Mayhew-Ortiz, DO</div></div>${c.no('Belt Highway Drug', 'pharmacy')}
      ${p('**Chief complaint:** Follow-up of diabetes and blood pressure; right knee pain.')}
      ${h('History of present illness')}${p('Sugars 150 to 190 in the mornings since she moved to night shift. {o|Right knee pain} for 3 months, worse on stairs. {x|No locking, no swelling, no injury|negated|d.kneeeff}. {x|Denies chest pain, shortness of breath, vision changes and numbness|negated|d.dneuro}. {x|No hypoglycemia|negated}. {x|She is not suicidal|negated}.')}
      <div class="two"><div>${h('Past medical and surgical history')}${ul(['{d.allrhin|Seasonal allergies|icd=J30.2/J30.9}', '{d.gdm?|Gestational diabetes 1999|st=-;on=1999;icd=O24.419/Z86.32}', '{p.cholecy|Gallbladder removed 2008|on=2008}', '{p.tubal|Tubal ligation 2001|on=2001}'])}${h('Family history')}${ul(['{x|Mother: breast cancer at 61|family history|d.breastca}', '{x|Father: heart attack at 58, diabetes|family history|d.mi}'])}${h('Social history')}${ul(['{x|Never smoker|negated|d.smoker}', 'Alcohol: 1 to 2 drinks a month'])}</div><div>${h('Medications at check-in')}${ul(['{m.metf|Metformin 500 mg BID|dose=-}', '{m.lis|Lisinopril 20 mg daily|freq=daily}', '{m.ros|Rosuvastatin 10 mg nightly|freq=nightly}', '{m.sert|Sertraline 50 mg daily|freq=daily}', '{m.lora|Loratadine 10 mg as needed|freq=as needed}', '{m.chole|Vitamin D3 2000 IU daily|freq=daily}'])}${h('Allergies')}${ul(['{a.code|Codeine|react=nausea}: nausea', '{a.metronid|Metronidazole|react=hives}: hives', '{x|Shellfish: eats shrimp without problems, removed|refuted|a.shell}'])}</div></div>
      <div class="v">${c.t('**Vitals:** BP {l.e21sys|146|v=146;u=-}/{l.e21dia|88|v=88;u=-} (repeat {l.e21sys?|142|v=142;u=-}/{l.e21dia?|86|v=86;u=-}) | Pulse {l.e21hr|78|v=78;u=-} | Temp {l.e21temp|98.2 F|v=98.2;u=F} | Resp {l.e21rr|16|v=16;u=-} | SpO2 {l.e21spo2|98%|v=98;u=%} | Ht {l.e21ht?|5 ft 4 in|v=5 ft 4 in;u=-} | Wt {l.e21wt|203 lb|v=203;u=lb} | BMI {l.e21bmi|34.8|v=34.8;u=-} | {l.e22phq|PHQ-9: 6|v=6;u=-}')}</div>
      ${p('**Exam:** Well appearing. Heart regular, {x|no murmur|negated}. Lungs clear. Right knee: crepitus and medial tenderness, {x|no effusion|negated|d.kneeeff}, {x|McMurray negative|negated|d.meniscus}. Feet: pulses 2+, monofilament intact, {x|no ulcers|negated}.')}
      ${p(`**Labs 03/04/2026:** {l.a1c|A1c 8.1 %|v=8.1;u=%;on=${l}} (was {l.a1c|7.2 % on 09/10/2025|v=7.2;u=%;on=2025-09-10}), {l.glu|glucose 168 mg/dL|on=${l}}, {l.crea|creatinine 0.82 mg/dL|on=${l}}, {l.egfr|eGFR 85|v=85;u=-;on=${l}}, {l.k|potassium 4.4 mmol/L|on=${l}}, {l.alt|ALT 41 U/L|on=${l}}, {l.chol|total cholesterol 178 mg/dL|on=${l}}, {l.ldl|LDL 96 mg/dL|on=${l}}, {l.hdl|HDL 44 mg/dL|on=${l}}, {l.trig|triglycerides 190 mg/dL|on=${l}}, {l.uacr|urine albumin/creatinine 22 mg/g|on=${l}}, {l.tsh|TSH 2.36|v=2.36;u=-;on=${l}}.`)}
      ${h('Assessment and plan')}<ol>${items(c, ['{d.dm2|Type 2 diabetes mellitus with hyperglycemia|icd=E11.65} (E11.65). Increase {m.metf|metformin to 1000 mg twice daily|freq=twice daily}. {x|If A1c is still above 7.5 in June, add semaglutide|conditional|m.sema}. {x|Eye exam due in April, no known retinopathy|negated|d.dretin}.', '{d.htn|Essential hypertension|icd=I10} (I10), not at goal. Start {m.chlor|chlorthalidone 12.5 mg every morning|freq=every morning}. {x|Recheck potassium in 2 weeks|planned|l.k}.', '{d.hld|Mixed hyperlipidemia|icd=E78.2} (E78.2). LDL goal below 70. {x|Consider raising rosuvastatin next visit|considered}.', '{d.kneeoa|Primary osteoarthritis of right knee|icd=M17.11} (M17.11). {m.dicl|Diclofenac 1% gel four times daily|dose=-;freq=four times daily}, exercises. {x|X-ray not needed today|not done|i.xrknee}; {x|injection if no better|conditional|p.jointinj}.', '{d.mdd|Major depressive disorder, recurrent, mild|icd=F33.0} (F33.0), stable on sertraline.', '{d.obesity|Obesity, class 1|icd=E66.811/E66.9} (E66.811). Dietitian referral.', 'Health maintenance: {x|mammogram ordered|planned|i.mammo}; {x|colonoscopy due, she prefers Cologuard|declined|p.colono}; {m.vzos?|Shingrix dose 1 given today|dose=-;st=-;on=2026-03-11}; {x|flu shot refused|declined|m.vflu}.'])}</ol>
      ${p('{x|Avoid oral ibuprofen with lisinopril and chlorthalidone|warned|m.ibu}. {x|Return in 3 months with labs|planned}.')}
      <div style="display:flex;justify-content:space-between;align-items:end;margin-top:4px"><span>Rooming: Tasha Bell, CMA &nbsp; Signed electronically 03/12/2026 7:05 AM, Erin Mayhew-Ortiz, DO</span>${signature(c.rnd, '#22306b', 80)}</div>${c.no('Tasha Bell', 'medical assistant')}`,
    )
  },
  { dateAliases: ['2026-03-12'], width: 1120, scale: 1.42, degrade: { angle: 1 } },
)

export const twentySecondEnLetters = [heart, department, memory, visit]
