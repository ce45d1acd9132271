/** Letters in English: an Irish hospital's discharge summary after pneumonia, an English orthopaedic clinic's letter, an American practice's after-visit summary. */
import { barcode, mark, signature } from '../lib/decor.mjs'
import { FACE, doc, en, items, sheet } from './blind-parts.mjs'

/** Ireland: numbered sections in frames, the bloods as a short table of admission and discharge, drugs with a status and a comment. */
const pneumonia = doc(
  'p1006.jpg',
  ['en', 'discharge', 'photo'],
  '2026-01-19',
  [
    'Ardnamona Regional Hospital',
    'ARDNAMONA REGIONAL HOSPITAL',
    'Ardnamona Hospital',
    'Ardnamona Regional Hospital, Respiratory Medicine',
  ],
  ['Dr Deirdre Mannion', 'Deirdre Mannion', 'Dr D Mannion', 'Dr. Deirdre Mannion'],
  ['Patrick Scanlon', 'Mr Patrick Scanlon', 'SCANLON, Patrick', 'SCANLON Patrick', 'Patrick SCANLON'],
  'Discharge summary',
  (c) => {
    const sec = (n, title, inner) => `<div class="s"><b>${n}. ${en(title)}</b>${inner}</div>`
    const p = (s) => `<p>${c.t(s)}</p>`
    const med = (drug, how, state, note = '') =>
      `<tr data-line><td>${c.t(drug)}</td><td>${en(how)}</td><td>${en(state)}</td><td>${c.t(note)}</td></tr>`
    const cell = (date, key, label, printed, unit) => {
      if (!printed) return ''
      const r = c.lab([key, label, printed, unit, ''].join(';'), { date })
      c.entities[r.n].text = `${label} ${printed} ${unit}`.trim()
      return `<span data-e="${r.n}">${en(printed)}</span>`
    }
    const lab = (s) => {
      const [key, label, unit, a, b] = s.split(';')
      return `<tr><td>${en(label)}</td><td>${cell('2026-01-12', key, label, a, unit)}</td><td>${cell('2026-01-18', key, label, b, unit)}</td><td>${en(unit)}</td></tr>`
    }
    return sheet(
      `body{font:16px/1.32 ${FACE.calibri};font-size:17px;padding:40px 58px}.s{border:1px solid #556;padding:4px 12px;margin-top:-1px}td,th{padding:1px 8px;font-size:16.4px}th{border-bottom:1px solid #888}p{margin:3px 0}ul{margin:2px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center;margin-bottom:8px"><div style="display:flex;gap:12px;align-items:center">${mark('cross', '#0b6b4f', 48)}<div><b style="font-size:23px;color:#0b6b4f">Ardnamona Regional Hospital</b><br>Respiratory Medicine, Ardnamona, Co. Roscommon</div></div><b style="font-size:20px">Patient Discharge Summary</b></div>
      ${sec(1, 'Patient and GP', `<div style="display:grid;grid-template-columns:1fr 1fr"><div>Patrick SCANLON, 14 Chapel Row, Ardnamona<br>DOB 02/09/1952 &nbsp; Male &nbsp; MRN 30XX56</div><div>GP: Dr Aoife Gilhooly, Abbey Street Surgery<br>Consultant: Dr Deirdre Mannion</div></div>${c.no('Dr Aoife Gilhooly', 'recipient')}${c.no('Abbey Street Surgery', 'recipient')}`)}
      ${sec(2, 'Admission', p('Admitted 12/01/2026 through ED. Discharged 19/01/2026, home with spouse. Ward: St Brigid’s.'))}
      ${sec(3, 'Diagnoses', p('Principal: {d.pneumonia|right lower lobe pneumonia|icd=J18.9/J18.1/J44.0}. Secondary: {d.copd|infective exacerbation of COPD|icd=J44.1/J44.0}, {d.aki|acute kidney injury, resolved|icd=N17.9;st=resolved}. Background: {d.htn|hypertension}, {d.ihd|ischaemic heart disease|icd=I25.10/I25.9} ({p.pci|PCI 2018|on=2018}), {d.bph|benign prostatic hyperplasia}, {d.osteopenia|osteopenia}.'))}
      ${sec(4, 'Clinical summary', p('Five days of {o|productive cough} and {o|breathlessness}. {x|No haemoptysis, no chest pain|negated}. {d.exsmoker|Ex-smoker, 40 pack years|icd=Z87.891}. On arrival temp {l.e21temp|38.6|v=38.6;u=-}, RR {l.e21rr|26|v=26;u=-}, HR {l.e21hr|112|v=112;u=-}, BP {l.e21sys|104|v=104;u=-}/{l.e21dia|62|v=62;u=-}, SpO2 {l.e21spo2|86%|v=86;u=%} on air. {o|CURB-65 score 3}. Treated with IV {m.coamox?|co-amoxiclav|dose=-;st=-} and {m.clari?|clarithromycin|dose=-;st=-}, {m.prednl?|prednisolone 40 mg for 5 days|st=-}, {o|nebulisers} and {p.e20oxyg?|controlled oxygen}, weaned by 17/01. {x|NIV was not required|not done|p.e19bipap}. {x|Sister has lung cancer|family history|d.lungca}.'))}
      ${sec(5, 'Investigations', `<table style="width:76%"><tr><th style="width:38%">Blood test</th><th>12/01/2026</th><th>18/01/2026</th><th>Units</th></tr>${['wbc;White cells;10*9/L;19.6;9.8', 'hgb;Haemoglobin;g/L;138;131', 'plt;Platelets;10*9/L;288;402', 'crp;CRP;mg/L;276;31', 'urea;Urea;mmol/L;14.2;6.9', 'crea;Creatinine;umol/L;168;94', 'na;Sodium;mmol/L;131;138', 'k;Potassium;mmol/L;4.4;4.1', 'tropi;hs-Troponin I;ng/L;11;'].map(lab).join('')}</table>${p('{i.cxr|Chest X-ray 12/01/2026|on=2026-01-12}: {o|right lower lobe consolidation}, {d.emphys|emphysematous change|icd=J43.9}. {x|No effusion|negated|d.pleff}. {p.ecg|ECG}: {d.sinust?|sinus tachycardia|st=-}, {x|no ischaemia|negated}. {l.bcult|Blood cultures: no growth|v=no growth;u=-}. {l.pneuag|Pneumococcal urinary antigen positive|v=positive;u=-}; {l.legion|legionella antigen negative|v=negative;u=-}. {l.covidpcr|SARS-CoV-2 PCR not detected|v=not detected;u=-}. {x|Sputum: sample not obtained|not done|l.sputc}.')}`)}
      ${sec(6, 'Allergies', p('{a.doxy|Doxycycline|react=photosensitive rash} - photosensitive rash. {x|Penicillin: tolerated this admission, no allergy|negated|a.pen}'))}
      ${sec(
        7,
        'Medication on discharge',
        `<table><tr><th style="width:38%">Drug</th><th>Dose and frequency</th><th>Status</th><th>Comment</th></tr>
      ${med('{m.coamox|Co-amoxiclav 625 mg tablets|freq=three times daily}', 'one three times daily', 'New', 'to 21/01/2026')}
      ${med('{m.trel|Trelegy Ellipta 92/55/22|dose=-;freq=once daily}', 'one inhalation once daily', 'New', 'replaces {m.tio|Spiriva|dose=-;st=stopped}')}
      ${med('{m.salb|Salbutamol 100 micrograms inhaler|freq=when required}', 'two puffs when required', 'Unchanged')}
      ${med('{m.asa|Aspirin 75 mg|freq=once daily}', 'once daily', 'Unchanged')}
      ${med('{m.bis|Bisoprolol 2.5 mg|freq=once daily}', 'once daily', 'Unchanged')}
      ${med('{m.ator|Atorvastatin 40 mg|freq=at night}', 'at night', 'Unchanged')}
      ${med('{m.perin|Perindopril 4 mg|freq=once daily}', 'once daily', 'Restarted 18/01')}
      ${med('{m.tams|Tamsulosin 400 micrograms|freq=once daily}', 'once daily', 'Unchanged')}
      ${med('{m.calvitd|Calcichew D3 Forte|dose=-;freq=twice daily}', 'one twice daily', 'Unchanged')}
      ${med('{m.inda|Indapamide 1.5 mg|st=stopped}', '-', 'Stopped', 'low sodium: {d.hyponat|hyponatraemia|icd=E87.1;st=-}')}</table>`,
      )}
      ${sec(8, 'Plan', `<ul>${items(c, ['{x|GP: U&E and blood pressure in one week|planned|l.crea}', '{x|Chest X-ray in six weeks; CT thorax if not cleared|planned|i.ctchest}', '{x|Respiratory clinic with spirometry in March|planned|p.spiro}', '{x|Pneumococcal and influenza vaccines when recovered|planned|m.vpcv}', '{x|Return if fever, confusion or worsening breathlessness|conditional}'])}</ul>`)}
      <div style="display:flex;justify-content:space-between;align-items:end;margin-top:8px"><span>Completed by: Dr Conor Bressie, SHO &nbsp; IMC 4XXXXX &nbsp; 19/01/2026 12:36</span><span>Approved: Dr Deirdre Mannion ${signature(c.rnd, '#22306b', 90)}</span></div>${c.no('Dr Conor Bressie', 'junior doctor')}`,
    )
  },
  { dateAliases: ['2026-01-12'], width: 1080, scale: 1.42, degrade: { angle: -1.0, folds: [0.5] } },
)

/** England: an orthopaedic clinic's letter; reference lines, a bold summary, short paragraphs. */
const knee = doc(
  'p1007.png',
  ['en', 'consultation', 'clean'],
  '2026-03-09',
  [
    'Fellbeck Orthopaedic Centre',
    'FELLBECK ORTHOPAEDIC CENTRE',
    'Fellbeck Orthopaedic Centre, Skelby Hospitals NHS Foundation Trust',
    'Skelby Hospitals NHS Foundation Trust',
  ],
  [
    'Mr Tobias Wrexley',
    'Tobias Wrexley',
    'Mr T Wrexley',
    'Mr T. Wrexley',
    'Mr Tobias Wrexley FRCS (Tr & Orth)',
  ],
  ['Jean Ollerenshaw', 'Mrs Jean Ollerenshaw', 'OLLERENSHAW, Jean', 'Mrs Jean OLLERENSHAW'],
  'Orthopaedic clinic letter',
  (c) => {
    const p = (s) => `<p>${c.t(s)}</p>`
    return sheet(
      `body{font:17px/1.45 ${FACE.arial};font-size:17px;padding:56px 84px}p{margin:10px 0}ol,ul{margin:3px 0}`,
      `<div style="display:flex;justify-content:space-between"><div><b style="font-size:20px">Fellbeck Orthopaedic Centre</b><br>Moor Lane, Skelby SK0 XXX<br>Secretary: Linda Prowse, 01632 963 1XX</div><div style="text-align:right"><b style="font-size:26px;background:#005eb8;color:#fff;padding:0 10px;font-style:italic">NHS</b><br>Skelby Hospitals<br>NHS Foundation Trust</div></div>${c.no('Linda Prowse', 'secretary')}
      <div style="display:grid;grid-template-columns:1.4fr 1fr;margin-top:18px"><div>Dr H Sandiford<br>Limekiln Health Centre<br>Skelby</div><div>Our ref: TW/lp/S71XX02<br>Clinic: 09/03/2026<br>Typed: 12/03/2026<br>NHS No: 602 XXX XXXX</div></div>${c.no('Dr H Sandiford', 'recipient')}${c.no('Limekiln Health Centre', 'recipient')}
      <p>Dear Dr Sandiford</p><p><b>Mrs Jean OLLERENSHAW, DOB 21/11/1951<br>3 Weir Cottages, Skelby</b></p>
      ${p('**Diagnosis:** {d.kneeoa|Severe right knee osteoarthritis|icd=M17.11/M17.9}\n**Other conditions:** {d.dm2|type 2 diabetes|icd=E11.9}, {d.htn|hypertension}, {d.hypothy|hypothyroidism|icd=E03.9}, {d.osa|sleep apnoea|icd=G47.33} on {o|CPAP}\n**Operations:** {p.tka|left total knee replacement 2021|on=2021}, {p.hyst|hysterectomy 1994|on=1994}\n**Outcome:** {x|listed for right total knee replacement|planned|p.tka}')}
      ${p('Thank you for referring this 74 year old retired school cook. Her right knee has become steadily worse over three years. She has {o|pain at night} and walks about 200 yards with a stick. {x|The knee does not lock or give way|negated|d.meniscus}. She has had {o|physiotherapy} and a {p.jointinj|steroid injection in October 2025|on=2025-10}, which helped for six weeks only. Her left knee replacement is doing well. {x|She has never had a clot|negated|d.dvt}; {x|her mother had a pulmonary embolism|family history|d.pe}.')}
      ${p('She takes {m.metf|metformin 500 mg twice daily|freq=twice daily}, {m.ram|ramipril 5 mg daily|freq=daily}, {m.levo|levothyroxine 75 micrograms daily|freq=daily}, {m.cocod|co-codamol 30/500 as required|dose=-;freq=as required} and {m.ome|omeprazole 20 mg daily|freq=daily}. {m.napr|Naproxen|dose=-;st=stopped} was stopped because of {o|indigestion}. She is allergic to {a.elast|Elastoplast|react=blistering}, which causes blistering. {x|She has no drug allergies|negated}. {x|She has never smoked|negated|d.smoker}.')}
      ${p('On examination her weight is {l.e21wt|88 kg|v=88;u=kg} and BMI {l.e21bmi|33.1|v=33.1;u=-}. There is a {o|fixed varus deformity of 8 degrees} and movement from 10 to 95 degrees. {d.kneeeff|Small effusion|icd=M25.461/M25.469}. {x|The ligaments are stable|negated|d.acl}. {x|The hip moves freely without pain|negated|d.hipoa}. Foot pulses are present.')}
      ${p('{i.xrknee|X-rays of the right knee taken today|on=2026-03-09} show {o|bone on bone contact medially with osteophytes} and {d.pseudog|chondrocalcinosis|icd=M11.261/M11.20}. {x|There is no fracture and no loosening on the left|negated}. Recent bloods from your surgery: {l.a1c|HbA1c 58 mmol/mol|v=58;u=mmol/mol}, {l.hgb|haemoglobin 127 g/L}, {l.egfr|eGFR 71|v=71;u=-}.')}
      ${p('We discussed the options. {x|She does not want another injection|declined}. I explained knee replacement and its risks, including {x|infection, clots, stiffness and revision|conditional}. She wishes to go ahead and signed the consent form. {x|We would postpone surgery if HbA1c rises above 69|conditional}. {x|Robotic surgery is not available here|not available}.')}
      <p><b>Would you please:</b></p><ul>${items(c, ['{x|stop ramipril on the morning of surgery|instruction}', '{x|repeat HbA1c in May|planned|l.a1c}', '{x|check ferritin, and treat if below 100|conditional|l.ferr}', '{x|not start any anti-inflammatory tablets|warned}'])}</ul>
      ${p('{x|Pre-assessment will contact her, and will arrange an ECG and MRSA swabs|planned|p.ecg}. The waiting time is about 30 weeks.')}
      <p>Yours sincerely</p>${signature(c.rnd, '#22306b', 140)}<br><b>Mr Tobias Wrexley FRCS (Tr &amp; Orth)</b><br>Consultant Orthopaedic Surgeon<p style="font-size:15px">Checked and signed electronically. cc Mrs J Ollerenshaw</p>`,
    )
  },
  { dateAliases: ['2026-03-12'], width: 1080, scale: 1.3 },
)

/** United States: what the practice hands out after a visit; a narrow column of readings and next dates beside instructions and the list of drugs. */
const visit = doc(
  'p1009.png',
  ['en', 'consultation', 'clean'],
  '2026-05-20',
  [
    'Maplegate Primary Care',
    'MAPLEGATE PRIMARY CARE',
    'Maplegate Primary Care - Southside',
    'Maplegate Primary Care Southside',
  ],
  ['Ifeoma Castellan, MD', 'Ifeoma Castellan', 'Dr. Ifeoma Castellan', 'Dr. Castellan', 'Castellan, Ifeoma'],
  ['Raymond Kessler', 'Raymond T. Kessler', 'Kessler, Raymond T', 'Kessler, Raymond', 'Raymond T Kessler'],
  'After visit summary',
  (c) => {
    const h = (s) => `<h3>${en(s)}</h3>`
    const ul = (list) => `<ul>${items(c, list)}</ul>`
    const med = (mark, drug, how) =>
      `<tr data-line><td><b>${mark}</b></td><td>${c.t(drug)}</td><td>${en(how)}</td></tr>`
    return sheet(
      `body{font:16px/1.36 ${FACE.lato};font-size:15.8px;padding:40px 50px}h3{font-size:17px;color:#28517a;margin:12px 0 3px}ul{margin:2px 0;padding-left:20px}.two{display:grid;grid-template-columns:310px 1fr;gap:0 28px;margin-top:10px}.side{background:#edf2f7;padding:4px 16px 14px}td,th{padding:3px 7px;border-bottom:1px solid #d4dbe2}p{margin:4px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center;border-bottom:3px solid #28517a;padding-bottom:6px"><div><b style="font-size:27px;color:#28517a">AFTER VISIT SUMMARY</b><br><b>Raymond T. Kessler</b> &nbsp; DOB: 12/28/1965 &nbsp; MRN: 702XXX</div><div style="display:flex;gap:10px;align-items:center;text-align:right"><div>5/20/2026 10:20 AM<br>Maplegate Primary Care - Southside<br>317-555-01XX</div>${mark('star', '#28517a', 44)}</div></div>
      <div class="two"><div class="side">
      ${h("Today's Visit")}<p>You saw <b>Ifeoma Castellan, MD</b> for: ${c.t('diabetes follow-up, {o|heel pain}')}</p>
      ${h('Your Vitals')}${['{l.e21sys|BP 138|v=138;u=-}/{l.e21dia|86|v=86;u=-}', '{l.e21hr|Pulse 74|v=74;u=-}', '{l.e21temp|Temp 97.9 °F|v=97.9;u=°F}', '{l.e21wt|Weight 227 lb|v=227;u=lb}', '{l.e21ht|Height 70 in|v=70;u=in}', '{l.e21bmi|BMI 32.6|v=32.6;u=-}', '{l.e21spo2|SpO2 97%|v=97;u=%}'].map((s) => `<div data-line>${c.t(s)}</div>`).join('')}
      ${h('Allergies')}${ul(['{a.code|Codeine|react=nausea}: nausea', '{a.shell|Shellfish|react=hives}: hives'])}
      ${h('Done in the Office')}${['{l.a1c|Hemoglobin A1c (POC): 8.1 %|v=8.1;u=%}', '{l.glu|Glucose: 188 mg/dL|v=188;u=mg/dL}'].map((s) => `<div data-line>${c.t(s)}</div>`).join('')}${ul(['{m.vpcv?|Prevnar 20|dose=-;st=-} vaccine, left arm'])}
      ${h('What’s Next')}${ul(['{x|Jun 3: Podiatry, Dr. Alan Mossberg|planned}', '{x|Jul 8: Retinal eye exam|planned}', '{x|Aug 19: Office visit, Dr. Castellan|planned}'])}${c.no('Dr. Alan Mossberg', 'podiatrist')}
      ${h('Due Soon')}${ul(['{x|Colonoscopy|planned|p.colono}', '{x|Shingles vaccine, dose 1|planned|m.vzos}'])}</div>
      <div>${h('Reason for Visit / Diagnoses')}${ul(['{d.dm2|Type 2 diabetes mellitus with hyperglycemia|icd=E11.65}', '{d.htn|Essential hypertension}', '{d.plantar|Plantar fasciitis, left|icd=M72.2}', '{d.obesity|Obesity, class 1|icd=E66.811/E66.9}'])}
      ${h('Instructions from Dr. Castellan')}${ul(['{x|Check sugar every morning; goal is 80 to 130|instruction}', '{x|Stretch the calf and roll a cold bottle under the foot twice a day|instruction}', '{x|If the foot still hurts in 6 weeks, we will talk about an injection|conditional|p.jointinj}', '{x|Limit ibuprofen: it can hurt your kidneys|warned|m.ibu}', '{x|Your foot exam today showed no neuropathy|negated|d.dneuro}', '{x|If A1c is not below 7.5 in August, we may start insulin|conditional|m.glar}'])}
      ${h('Labs Ordered (please go to the lab fasting)')}${ul(['{x|Comprehensive metabolic panel|planned|l.crea}', '{x|Lipid panel|planned|l.ldl}', '{x|Urine albumin/creatinine ratio|planned|l.uacr}'])}
      ${h('Your Medication List')}<table><tr><th></th><th style="width:42%">Medication</th><th>How to take it</th></tr>
      ${med('NEW', '{m.tirz|tirzepatide (Mounjaro) 2.5 mg/0.5 mL pen|dose=2.5 mg;freq=once a week}', 'Inject 2.5 mg under the skin once a week for 4 weeks')}
      ${med('CHANGED', '{m.los|losartan 100 mg tablet|freq=daily}', 'Take 1 tablet daily (was 50 mg)')}
      ${med('', '{m.metf|metformin ER 500 mg tablet|freq=twice daily with meals}', 'Take 2 tablets twice daily with meals')}
      ${med('', '{m.ros|rosuvastatin 10 mg tablet|freq=at bedtime}', 'Take 1 tablet at bedtime')}
      ${med('', '{m.asa|aspirin 81 mg EC tablet|freq=daily}', 'Take 1 tablet daily')}
      ${med('', '{m.budrin|budesonide 32 mcg nasal spray|freq=daily as needed}', '1 spray in each nostril daily as needed')}
      ${med('STOP', '{m.glip|glipizide 5 mg tablet|st=stopped}', 'Stopped today')}
      ${med('STOP', '{m.sita|sitagliptin 100 mg tablet|st=stopped}', 'Do not take with Mounjaro')}</table>
      ${h('When to Call')}<p>${c.t('{x|Severe stomach pain, vomiting that does not stop, sugar below 70 or above 300|conditional}. {x|Family history of medullary thyroid cancer: you told us there is none|negated|d.thyca}.')}</p>
      <p>${c.t('Tobacco: {x|never smoker|negated|d.smoker}. Preferred pharmacy: Keystone Pharmacy #118.')}</p></div></div>${c.no('Keystone Pharmacy', 'pharmacy')}
      <div style="display:flex;justify-content:space-between;align-items:end;border-top:1px solid #28517a;margin-top:12px;padding-top:4px;font-size:14px"><span>Printed at 5/20/2026 11:04 AM by S. Ortega, MA &nbsp; Page 1 of 1</span>${barcode(c.rnd, 36, 22)}</div>${c.no('S. Ortega', 'medical assistant')}`,
    )
  },
  { width: 1100, scale: 1.3 },
)

export const twentySeventhEnLetters = [pneumonia, knee, visit]
