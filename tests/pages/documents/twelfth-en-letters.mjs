/** Letters and cards in English: an American discharge by problem, a British emergency letter in coded lines, a letter to the patient herself, a school's immunization form, a Canadian medication record. */
import { barcode, hand, mark, matrixCode, signature, stamp } from '../lib/decor.mjs'
import { FACE, doc, en, items, sheet } from './blind-parts.mjs'

/** United States: hospital course by problem, then a table of what happens to each drug. */
const discharge = doc(
  'p348.png',
  ['en', 'discharge', 'clean'],
  '2026-02-11',
  ['Cedar Bluff Memorial Hospital', 'CEDAR BLUFF MEMORIAL HOSPITAL'],
  ['Joanna Whitlock, MD', 'Joanna Whitlock', 'WHITLOCK, JOANNA', 'Dr. Whitlock'],
  ['Verna Stubblefield', 'STUBBLEFIELD, VERNA', 'Stubblefield, Verna', 'Ms. Stubblefield'],
  'Discharge summary',
  (c) => {
    const med = (status, drug, how, next) =>
      `<tr data-line><td class="st">${en(status)}</td><td>${c.t(drug)}</td><td>${en(how)}</td><td>${en(next)}</td></tr>`
    return sheet(
      `body{font:17px/1.38 ${FACE.arial};font-size:16.5px;padding:40px 60px}h3{font-size:16.5px;background:#e9eef0;border-left:6px solid #2f5d62;padding:2px 10px;margin:10px 0 3px}p{margin:4px 0}td,th{border:1px solid #aebfc1;padding:3px 8px}th{background:#f4f7f7;font-size:15.5px}.st{font-weight:bold;font-size:15px;width:120px}ol{margin:2px 0}p span[data-e]{white-space:nowrap}`,
      `<div style="display:flex;justify-content:space-between"><div style="display:flex;gap:12px;align-items:center">${mark('leaf', '#2f5d62', 46)}<div><b style="font-size:23px;color:#2f5d62">Cedar Bluff Memorial Hospital</b><br>Hospital Medicine, Cape Girardeau, MO</div></div><div style="text-align:right"><b>DISCHARGE SUMMARY</b><br>${barcode(c.rnd, 34, 24)}</div></div>
      <div style="display:grid;grid-template-columns:1fr 1fr 1fr;border:1px solid #2f5d62;padding:5px 12px;margin:8px 0"><div><b>STUBBLEFIELD, VERNA</b><br>DOB 09/27/1957, 68 yr F<br>MRN 0044-71820</div><div>Admit date: 02/06/2026<br>Discharge date: 02/11/2026<br>Disposition: home with home health</div><div>Attending: Joanna Whitlock, MD<br>PCP: Grady Pickett, DO<br>Signed 02/12/2026 07:31</div></div>${c.no('Grady Pickett, DO', 'recipient')}
      <h3>Hospital problems</h3><ol>${items(c, ['{d.copd|COPD exacerbation|icd=J44.1} with {d.hrf|acute hypoxic respiratory failure}', '{d.flu|Influenza A|icd=J10.1/J09.X2}', '{d.af|New-onset atrial fibrillation with RVR|icd=I48.91}', '{d.aki|Acute kidney injury|st=resolved}, resolved', '{d.hyperglyc|Steroid-induced hyperglycemia|icd=R73.9/T38.0X5A/E09.65}'])}</ol>
      <p>${c.t('**Chronic:** {d.htn|hypertension}, {d.osteoporosis|osteoporosis}, {d.gerd|GERD}, {d.smoker|tobacco use, 1 ppd|icd=F17.210/F17.200/Z72.0}. {x|No diabetes|negated|d.dm2}. **Surgical:** {p.hyst|hysterectomy|on=1998} 1998.')}</p>
      <h3>Hospital course by problem</h3>
      <p>${c.t('**1. COPD / influenza.** Five days of {o|dyspnea}, {o|cough} and {o|fever}. {l.flua|Influenza A PCR detected|v=detected;u=-;on=2026-02-06}, {l.covidpcr|SARS-CoV-2 PCR not detected|v=not detected;u=-;on=2026-02-06}. {i.cxr|Chest x-ray|on=2026-02-06} 02/06: {o|hyperinflation}, {x|no infiltrate|negated|d.pneumonia}. {m.osel?|Oseltamivir 75 mg|st=-} completed here; {m.mpred?|methylprednisolone 40 mg IV|st=-} then prednisone. BiPAP for one night, {x|never intubated|negated}. {x|Antibiotics stopped on day 2: procalcitonin negative|stopped}. Room air saturation 91% at discharge.')}</p>
      <p>${c.t('**2. Atrial fibrillation.** Rate 146 on 02/07. {p.ecg?|ECG|on=2026-02-07}. {i.echo|Echocardiogram|on=2026-02-08} 02/08: {l.lvef|LVEF 55-60%|v=55-60;u=%;on=2026-02-08}, {d.ladil|mildly dilated left atrium}, {d.phtn|RVSP 48 mmHg, mild pulmonary hypertension}. Converted on IV {m.dilt?|diltiazem|dose=-}. {x|TEE and cardioversion were not needed|not done|p.cardiov}. {l.tsh|TSH 1.42 uIU/mL|on=2026-02-07}. {o|CHA2DS2-VASc 3}.')}</p>
      <p>${c.t('**3. AKI.** {l.crea|Creatinine 1.9 mg/dL|on=2026-02-06} on 02/06, {l.crea|0.9 mg/dL|on=2026-02-11} on 02/11. {x|Renal ultrasound was not required|not done|i.usren}. **4. Glucose** peaked at {l.glu|312 mg/dL|on=2026-02-09} on 02/09; {l.a1c|hemoglobin A1c 5.9%|v=5.9;u=%;on=2026-02-09}. {x|PE excluded|ruled out|d.pe} by {i.ctpa|CT pulmonary angiogram|on=2026-02-07} 02/07, which showed {d.nodule|a 7 mm left lower lobe nodule|icd=R91.1}.')}</p>
      <h3>Discharge labs 02/11/2026</h3><p>${c.t('{l.wbc|WBC 12.4 K/uL|on=2026-02-11} (steroids), {l.hgb|Hgb 13.1 g/dL|on=2026-02-11}, {l.plt|Plt 268 K/uL|on=2026-02-11}, {l.na|Na 138 mmol/L|on=2026-02-11}, {l.k|K 4.1 mmol/L|on=2026-02-11}, {l.hco3|CO2 31 mmol/L|v=31;u=mmol/L;on=2026-02-11}, {l.bun|BUN 18 mg/dL|on=2026-02-11}, {l.mg|Mg 2.0 mg/dL|on=2026-02-11}')}</p>
      <h3>Medications at discharge</h3><table><tr><th>Status</th><th>Medication</th><th>How to take</th><th>Next dose due</th></tr>
      ${med('NEW', '{m.apix|apixaban (Eliquis) 5 mg tablet|freq=2 times daily}', '1 tablet by mouth 2 times daily', '02/11 evening')}${med('NEW', '{m.pred|prednisone 20 mg tablet|dose=-;freq=daily}', '2 tablets daily for 2 more days, then stop', '02/12 morning')}${med('NEW', '{m.metop|metoprolol succinate ER 50 mg|freq=daily}', '1 tablet daily', '02/12 morning')}${med('CHANGED', '{m.trel|Trelegy Ellipta 100-62.5-25 mcg|dose=-;freq=daily}', '1 inhalation daily (replaces Spiriva)', '02/12 morning')}${med('CONTINUE', '{m.salb|albuterol HFA 90 mcg|freq=every 4 hours as needed}', '2 puffs every 4 hours as needed', '')}${med('CONTINUE', '{m.alen|alendronate 70 mg|freq=weekly}', '1 tablet weekly, Sundays', '02/15')}${med('CONTINUE', '{m.ome|omeprazole 20 mg capsule|freq=before breakfast}', '1 capsule before breakfast', '02/12 morning')}${med('STOP', '{m.tio|tiotropium (Spiriva) 18 mcg|st=stopped}', 'replaced by Trelegy', '')}${med('STOP', '{m.aml|amlodipine 10 mg|st=stopped}', 'blood pressure low normal on metoprolol', '')}${med('STOP', '{m.ibu|ibuprofen 600 mg|st=stopped}', 'kidney injury, now on apixaban', '')}</table>
      <p>${c.t('**Allergies:** {a.levoflox|levofloxacin (tendon pain)|react=tendon pain}; {x|listed codeine reaction removed, she tolerates it|refuted|a.code}.')}</p>
      <h3>Follow-up</h3><p>${c.t('PCP in 7 days with {x|basic metabolic panel|planned}. {x|CT chest in 6 months for the nodule|planned|i.ctchest}. {x|Cardiology to consider a Holter|planned|p.holter}. {x|If AF recurs, amiodarone or ablation|conditional|m.amio}. {x|Nicotine patch declined|declined|m.nicot}. {x|Pneumococcal vaccine due|planned|m.vpcv}. {x|Sister with deep vein thrombosis|family history|d.dvt}.')}</p>`,
    )
  },
  { width: 1120, scale: 1.3 },
)

/** United Kingdom: what the emergency department's computer sends: a label before each line, side and certainty beside the diagnosis. */
const emergency = doc(
  'p349.jpg',
  ['en', 'discharge', 'photo'],
  '2025-06-15',
  [
    'Wharfemoor Infirmary',
    'WHARFEMOOR INFIRMARY',
    'Wharfemoor Infirmary NHS Trust',
    'Wharfemoor Infirmary Emergency Department',
  ],
  ['Dr Tolu Adeyemi', 'Tolu Adeyemi', 'Dr T Adeyemi', 'ADEYEMI, Tolu (Dr)'],
  ['Callum Bracewell', 'BRACEWELL, Callum', 'Mr Callum Bracewell', 'BRACEWELL Callum'],
  'Emergency department discharge letter',
  (c) => {
    const row = (k, v) => `<div class="k">${en(k)}</div><div>${c.t(v)}</div>`
    return sheet(
      `body{font:18px/1.42 ${FACE.openSans};font-size:17.5px;padding:44px 64px}.g{display:grid;grid-template-columns:215px 1fr;border-top:1px solid #444}.g>div{border-bottom:1px solid #bbb;padding:5px 8px}.k{font-weight:bold;background:#f1f1f1}p{margin:7px 0}ul{margin:0}`,
      `<div style="display:flex;justify-content:space-between"><div><b style="font-size:24px">Wharfemoor Infirmary</b><br>Emergency Department, Otley Road, Skelby</div><div style="text-align:right">NHS No 999 771 2240<br>ED No WI25-061871</div></div>
      <div style="display:grid;grid-template-columns:1fr 1fr;margin:12px 0"><div>Dr Nuala Prendergast<br>The Tannery Medical Group<br>Skelby</div><div><b>BRACEWELL, Callum</b><br>DoB 22-Nov-2000 &nbsp; M<br>Arrived 15-Jun-2025 18:04 by ambulance<br>Left 15-Jun-2025 23:40</div></div>${c.no('Dr Nuala Prendergast', 'recipient')}${c.no('The Tannery Medical Group', "recipient's practice")}
      <p>Dear Doctor, your patient attended this department. Letter produced 16-Jun-2025 03:12.</p>
      <div class="g">${row('Presenting complaint', 'Fall from bicycle, {o|left wrist pain} and deformity')}${row('Triage category', 'Very urgent (orange)')}${row('Diagnosis 1', '{d.colles|Fracture of distal radius|icd=S52.502A/S52.532A/S52.501A/S52.509A} \u00a0 Side: left \u00a0 Certainty: confirmed')}${row('Diagnosis 2', '{d.e12elbabr|Abrasion of elbow|icd=S50.312A/S50.319A} \u00a0 Side: left \u00a0 Certainty: confirmed')}${row('Diagnosis 3', '{x|Scaphoid fracture \u00a0 Side: left \u00a0 Certainty: excluded|ruled out|d.e12scaph}')}${row('History', 'Swerved to avoid a dog at about 15 mph, landed on outstretched hand. Helmet worn. {x|No loss of consciousness|negated|d.syncope}, {x|no vomiting|negated}, {x|no neck pain|negated}.')}${row('Past history', '{d.asthma|Asthma}; {d.epil|epilepsy}, last seizure 2021. {p.append|Appendicectomy|on=2014} 2014. {x|Father has epilepsy too|family history|d.epil}.')}${row('Regular medication', '{m.lamo|Lamotrigine 100 mg twice daily|freq=twice daily}, {m.salb|salbutamol inhaler when required|dose=-;freq=when required}')}${row('Allergies', '{a.nsaid|NSAIDs|react=wheeze} - wheeze. {x|Previously recorded plaster allergy: denied|refuted|a.elast}')}${row('Examination', 'GCS 15, pupils equal. Dinner-fork deformity, closed. {x|No median nerve deficit|negated|d.cts}. Radial pulse present. Elbow: graze 4 x 3 cm, {x|no bony tenderness|negated}. Abdomen soft.')}${row('Investigations', '{i.xrwrist|X-ray left wrist|on=2025-06-15}: {o|dorsally angulated fracture of distal radius, 25 degrees}. {i.xrwrist?|Repeat after manipulation}: 4 degrees, acceptable. {x|CT head not indicated (NICE)|not done|i.cthead}. {x|Bloods not taken|not done}.')}${row('Procedures', '{p.e12mua|Manipulation under haematoma block|on=2025-06-15} 21:10; {o|backslab}. Wound cleaned, {x|sutures not needed|not done|p.suture}.')}${row('Given in department', '{m.e12entonox?|Entonox|st=-;dose=-}, {m.morp?|morphine 5 mg IV|st=-}, {m.para?|paracetamol 1 g|st=-}, {m.tdap?|Revaxis tetanus booster|st=-}')}${row('Take home', '{m.para|Paracetamol 1 g four times daily|freq=four times daily}, {m.code|codeine 30 mg up to four times daily when needed|freq=up to four times daily when needed}, 3 days. {x|No ibuprofen|warned|m.ibu}.')}${row('Follow-up', '{x|Virtual fracture clinic will telephone within 72 hours|planned}. {x|Operation if position is lost at one week|conditional|p.orif}. {x|Plaster check with GP nurse 17-Jun-2025|planned}.')}${row('GP please', '{x|Bone density not required at this age|not required|i.dexa}. {x|Consider vitamin D level|considered|l.vitd}. Driving: as advised.')}${row('Safeguarding', '{x|No concerns|negated}')}</div>
      <p>Yours sincerely</p><div style="display:flex;justify-content:space-between;align-items:end"><div>${signature(c.rnd)}<br>Dr Tolu Adeyemi, ST3 Emergency Medicine<br>Consultant on duty: Dr Fenella Rusk (not seen by)</div>${matrixCode(c.rnd, 20, 3)}</div>${c.no('Dr Fenella Rusk', 'consultant who did not see him')}`,
    )
  },
  { width: 1120, scale: 1.4, degrade: { angle: -1.7, folds: [0.34, 0.67] } },
)

/** United Kingdom: the neurologist writes to the patient herself, the doctor gets a copy. */
const migraine = doc(
  'p350.png',
  ['en', 'consultation', 'scan'],
  '2024-11-19',
  [
    'Fenbourne University Hospital',
    'FENBOURNE UNIVERSITY HOSPITAL',
    'Fenbourne University Hospital, Department of Neurology',
  ],
  ['Dr Alistair Kerrigan', 'Alistair Kerrigan', 'Dr A Kerrigan', 'Dr. Alistair Kerrigan'],
  ['Bethan Pemberton', 'Ms Bethan Pemberton', 'Ms Pemberton', 'PEMBERTON, Bethan'],
  'Neurology clinic letter',
  (c) =>
    sheet(
      `body{font:20px/1.5 ${FACE.times};font-size:20.5px;padding:58px 84px}p{margin:10px 0}p span[data-e]{white-space:nowrap}.s{border:1px solid #333;padding:8px 18px;margin:12px 0}ul{margin:2px 0}`,
      `<div style="text-align:right"><b style="font-size:24px">Fenbourne University Hospital</b><br>Department of Neurology<br>Clinic 6, Marsh Road, Fenbourne<br>Secretary: Jill Tarrant, 01000 000 000</div>${c.no('Jill Tarrant', 'secretary')}
      <p>Our ref: AK/jt/4471902<br>Clinic date: 19 November 2024 &nbsp; Typed: 27 November 2024</p><p>Ms Bethan Pemberton (date of birth 04/02/1991)<br>12 Saltmarsh Terrace, Fenbourne</p><p>Dear Ms Pemberton</p>
      <div class="s"><b>Summary</b><ul>${items(c, ['Diagnosis: {d.migr|migraine with aura, chronic|icd=G43.E09/G43.109/G43.709}; {d.e12moh|medication overuse headache}', 'Other conditions: {d.pcos|polycystic ovary syndrome}, {d.gad|anxiety|icd=F41.9/F41.1}', 'Treatment started: {m.cand|candesartan 4 mg once a day|freq=once a day}, increasing by 4 mg every 2 weeks to 16 mg', 'Treatment stopped: {m.topi|topiramate 50 mg twice a day|st=stopped}, {m.cocod|co-codamol 30/500|st=stopped;dose=-}', 'Please stop: {m.coc|Microgynon|st=stopped;dose=-} (see below)'])}</ul></div>
      <p>${c.t('It was good to meet you in clinic. You told me that your headaches began at 16 and that you now have about 18 headache days a month, ten of them severe. Before many of them you see zigzag lines for half an hour. You have {x|never had weakness of an arm or leg|negated|d.stroke} and {x|never had a fit|negated|d.epil}. You take co-codamol on most days. {x|Your mother has migraine and your grandmother had a brain aneurysm|family history|d.aneur}. You do not smoke.')}</p>
      <p>${c.t('In the past {m.propr|propranolol|st=historical;dose=-} made you dizzy and {m.amit|amitriptyline|st=historical;dose=-} made you drowsy. Topiramate gave you tingling and low mood. You remain on {m.sert|sertraline 100 mg|freq=-}. You are allergic to {a.e12clari|clarithromycin|react=rash}, which caused a rash.')}</p>
      <p>${c.t('Your examination was normal: {x|no swelling of the optic discs|negated}, blood pressure 118/74. The {i.mrbrain|MRI scan of your brain|on=2024-10-02} of 2 October 2024 {x|did not show a tumour or an aneurysm|negated}; there was a {d.arachn|small arachnoid cyst}, which is harmless. Your blood tests in September were fine: {l.hgb|haemoglobin 132|v=132;u=-}, {l.tsh|thyroid test (TSH) 1.9|v=1.9;u=-}, {l.ferr|ferritin 44|v=44;u=-}.')}</p>
      <p>${c.t('With aura, the combined pill raises the risk of stroke, so I would like you to change it; your GP can discuss {x|the progestogen-only pill or a coil|considered|p.iud}. For an attack please use {m.riza|rizatriptan 10 mg melts|freq=no more than 8 days a month} on no more than 8 days a month with {m.napr|naproxen 500 mg|freq=-}. {x|You should not take candesartan if you plan a pregnancy|warned}. {x|If candesartan fails, we would apply for erenumab injections|conditional|m.eren} or {x|Botox|conditional|m.e12botox}. {x|A lumbar puncture is not needed|not needed|p.lp}. {x|I will see you again in four months|planned}.')}</p>
      <p>${c.t('For your GP: please prescribe the above and {x|check kidney function and potassium two weeks after each increase|planned|l.k}.')}</p><p>Yours sincerely</p><div>${signature(c.rnd, '#222')}</div><p>Dr Alistair Kerrigan, Consultant Neurologist<br>Copy: Dr Gwilym Roderick, Saltmarsh Health Centre</p>${c.no('Dr Gwilym Roderick', 'copy')}${c.no('Saltmarsh Health Centre', "copy's practice")}`,
    ),
  { width: 1120, scale: 1.3, degrade: { angle: 0.9 } },
)

/** United States: a state's school form, doses in numbered columns; screening and allergies under it. */
const school = doc(
  'p351.jpg',
  ['en', 'other', 'photo'],
  '2025-07-22',
  ['Little Sparrow Pediatrics', 'LITTLE SPARROW PEDIATRICS', 'Little Sparrow Pediatrics PLLC'],
  ['Karen Yazzie, NP', 'Karen Yazzie', 'K. Yazzie, NP', 'Karen Yazzie NP'],
  ['Mateo Lundgren', 'LUNDGREN, MATEO', 'Lundgren, Mateo'],
  'Certificate of immunization and health screening',
  (c) => {
    const iso = (s) => s.replace(/(\d\d)\/(\d\d)\/(\d{4})/, '$3-$1-$2')
    const row = (name, key, dates) => {
      c.optional.push(name)
      const named = c.t(`{m.${key}?|${name}|dose=-;st=-;on=${iso(dates.at(-1))}}`)
      return `<tr data-line><td>${named}</td>${[0, 1, 2, 3, 4].map((i) => `<td class="v">${dates[i] ? en(dates[i]) : ''}</td>`).join('')}</tr>`
    }
    const none = (name, key) =>
      `<tr><td>${c.t(`{x|${name}|not given|m.${key}}`)}</td>${'<td class="v"></td>'.repeat(5)}</tr>`
    const box = (on) =>
      `<svg width="24" height="22" style="vertical-align:-4px"><rect x="3" y="3" width="16" height="16" fill="none" stroke="#222" stroke-width="1.5"/>${on ? '<path d="M5 11l5 6L21 1" stroke="#111" stroke-width="3" fill="none"/>' : ''}</svg>`
    return sheet(
      `body{font:18px/1.36 ${FACE.roboto};font-size:18px;padding:38px 54px}html{background:#fffef6}td,th{border:1px solid #555;padding:5px 8px}th{background:#e4e9d6;font-size:16px}.v{text-align:center;width:128px}p span[data-e]{white-space:nowrap}h3{font-size:18px;margin:12px 0 3px}p{margin:5px 0}`,
      `<div style="text-align:center"><b style="font-size:22px">CERTIFICATE OF IMMUNIZATION AND HEALTH SCREENING</b><br>School entry, form 3231-K (rev. 2024)</div>
      <div style="display:grid;grid-template-columns:1fr 1fr;border:2px solid #555;padding:7px 12px;margin:10px 0"><div>Child: <b>LUNDGREN, MATEO</b><br>Date of birth: 04/29/2020 &nbsp; Sex: M<br>Parent: Erika Lundgren</div><div>School: Juniper Mesa Elementary, grade K<br>Practice: Little Sparrow Pediatrics, Farmington NM<br>Date of examination: 07/22/2025</div></div>${c.no('Erika Lundgren', 'parent')}${c.no('Juniper Mesa Elementary', 'school')}
      <table><tr><th>Vaccine (month/day/year)</th><th>Dose 1</th><th>Dose 2</th><th>Dose 3</th><th>Dose 4</th><th>Dose 5</th></tr>
      ${row('DTaP', 'e12dtap', ['06/30/2020', '09/01/2020', '11/03/2020', '08/10/2021', '05/06/2024'])}${row('Polio (IPV)', 'e12ipv', ['06/30/2020', '09/01/2020', '11/03/2020', '05/06/2024'])}${row('Hib', 'e12hib', ['06/30/2020', '09/01/2020', '05/11/2021'])}${row('Hepatitis B', 'vhepb', ['04/30/2020', '06/30/2020', '11/03/2020'])}${row('Pneumococcal (PCV13)', 'vpcv', ['06/30/2020', '09/01/2020', '11/03/2020', '05/11/2021'])}${row('Rotavirus', 'e12rota', ['06/30/2020', '09/01/2020'])}${row('MMR', 'vmmr', ['05/11/2021', '05/06/2024'])}${row('Varicella', 'e12vvar', ['05/11/2021', '05/06/2024'])}${row('Hepatitis A', 'vhepa', ['05/11/2021', '11/30/2021'])}${row('Influenza, last season', 'vflu', ['10/15/2024'])}${none('COVID-19', 'vcovid')}</table>
      <p>${box(true)} Complete for school attendance &nbsp; ${box(false)} Medical exemption &nbsp; ${box(false)} ${c.t('{x|History of chickenpox disease|box not ticked|d.varicel}')}</p>
      <h3>Screening</h3><table><tr><th style="width:36%">Test</th><th>Date</th><th>Result</th></tr><tr><td>Blood lead</td><td>05/10/2022</td><td>${c.t('{l.lead|1.4 mcg/dL|on=2022-05-10}')}</td></tr><tr><td>Hemoglobin</td><td>07/22/2025</td><td>${c.t('{l.hgb|11.9 g/dL|on=2025-07-22}')}</td></tr><tr><td>Vision (each eye)</td><td>07/22/2025</td><td>20/30, 20/30 &nbsp; pass</td></tr><tr><td>Hearing</td><td>07/22/2025</td><td>${c.t('{x|pass, no hearing loss|negated|d.hearing}')}</td></tr><tr><td>TB risk questions</td><td>07/22/2025</td><td>${c.t('{x|no risk, skin test not placed|not done|p.tst}')}</td></tr></table>
      <h3>Allergies and conditions the school must know</h3><p>${c.t('{a.peanut|Peanut|react=anaphylaxis}: anaphylaxis 03/2023. {a.amox|Amoxicillin|react=hives}: hives. {x|Egg: outgrown, eats eggs now|resolved|a.egg}. {d.asthma|Mild persistent asthma|icd=J45.30}. {d.eczema|Eczema}. {x|No seizures|negated|d.seiz}. {x|Brother has type 1 diabetes|family history|d.dm1}.')}</p>
      <h3>Medicines at school</h3><p>${c.t('{m.adren|EpiPen Jr 0.15 mg|freq=-}, in the office. {m.salb|Albuterol inhaler|dose=-;freq=as needed} 2 puffs with spacer as needed. At home: {m.flut|Flovent 44 mcg 2 puffs twice daily|freq=twice daily}. {x|Oral immunotherapy for peanut being considered|considered}.')}</p>
      <div style="display:flex;justify-content:space-between;align-items:end;margin-top:8px"><div>${signature(c.rnd)}<br>Karen Yazzie, NP &nbsp; 07/22/2025</div>${stamp(['LITTLE SPARROW PEDIATRICS', 'FARMINGTON NM'], '#235b8a', -6)}<div>${hand('copy to bus office', 26)}</div></div>`,
    )
  },
  { width: 1100, scale: 1.35, degrade: { angle: 1.5 } },
)

/** Canada: the pharmacist's review; what for, how, who prescribed, and what was found. */
const record = doc(
  'p352.jpg',
  ['en', 'prescription', 'photo'],
  '2025-10-27',
  ['Birch Hollow Pharmacy', 'BIRCH HOLLOW PHARMACY'],
  ['Dr. Yvonne Castellano', 'Yvonne Castellano', 'Dr. Y. Castellano'],
  ['Edith Marchbank', 'Mrs. Edith Marchbank', 'MARCHBANK, Edith'],
  'Personal medication record',
  (c) => {
    const row = (drug, why, how, who, note) =>
      `<tr data-line><td>${c.t(drug)}</td><td>${c.t(why)}</td><td>${en(how)}</td><td>${en(who)}</td><td>${c.t(note)}</td></tr>`
    return sheet(
      `body{font:18px/1.34 ${FACE.verdana};font-size:15.8px;padding:38px 50px}td,th{border:1px solid #7f9b84;padding:5px 8px}th{background:#dfeee2;font-size:15px}td:first-child{font-weight:bold}p span[data-e]{white-space:nowrap}h3{font-size:17px;margin:12px 0 3px;color:#24603a}ul{margin:2px 0}p{margin:6px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:12px;align-items:center">${mark('cross', '#24603a', 46)}<div><b style="font-size:23px;color:#24603a">Birch Hollow Pharmacy</b><br>Perth, Ontario</div></div><div style="text-align:right"><b style="font-size:19px">PERSONAL MEDICATION RECORD</b><br>Annual review with your pharmacist</div></div>
      <p>Name: <b>Mrs. Edith Marchbank</b> &nbsp; Born: 1944-08-19 &nbsp; Date of review: 2025-10-27<br>Family physician: Dr. Yvonne Castellano &nbsp; Pharmacist: Rupinder Dhaliwal, RPh &nbsp; Next review: 2026-10</p>${c.no('Rupinder Dhaliwal, RPh', 'pharmacist')}
      <table><colgroup><col style="width:26%"><col style="width:17%"><col style="width:21%"><col style="width:14%"><col></colgroup><tr><th>Medication, strength</th><th>I take it for</th><th>How I take it</th><th>Prescribed by</th><th>Comments</th></tr>
      ${row('{m.edox|Edoxaban (Lixiana) 30 mg|freq=once daily}', '{d.af|irregular heartbeat (AF)}', '1 tablet once daily, supper', 'Dr. Fournier', 'dose lowered for kidneys')}${row('{m.bis|Bisoprolol 5 mg|freq=every morning}', 'AF, {d.htn|blood pressure}', '1 tablet every morning', 'Dr. Fournier', '')}${row('{m.perin|Perindopril 4 mg|freq=every morning}', 'blood pressure', '1 tablet every morning', 'Dr. Castellano', 'was 8 mg until 2025-06')}${row('{m.ros|Rosuvastatin 10 mg|freq=at bedtime}', '{d.hld|cholesterol}', '1 tablet at bedtime', 'Dr. Castellano', '{x|no muscle pain|negated}')}${row('{m.levo|Levothyroxine (Synthroid) 88 mcg|freq=on waking}', '{d.hypothy|underactive thyroid}', '1 tablet on waking, empty stomach', 'Dr. Castellano', 'keep 4 hours from calcium')}${row('{m.donep|Donepezil 10 mg|freq=at bedtime}', '{d.alz|memory (Alzheimer disease)}', '1 tablet at bedtime', 'Dr. Osei', '{o|vivid dreams}: move to morning')}${row('{m.deno|Denosumab (Prolia) 60 mg injection|freq=every 6 months}', '{d.osteoporosis|osteoporosis}', 'every 6 months, next 2026-01', 'Dr. Castellano', '')}${row('{m.latan|Latanoprost 0.005% drops|dose=-;freq=at night}', '{d.glauc|glaucoma|icd=H40.9/H40.10X0/H40.119}', '1 drop each eye at night', 'Dr. Wong-Li', '')}${row('{m.mira|Mirabegron (Myrbetriq) 25 mg|freq=once daily}', '{d.oab|overactive bladder}', '1 tablet once daily', 'Dr. Castellano', 'new since 2025-09-08')}</table>
      ${c.no('Dr. Fournier', 'other prescriber')}${c.no('Dr. Osei', 'other prescriber')}${c.no('Dr. Wong-Li', 'other prescriber')}
      <h3>Without prescription</h3><ul>${items(c, ['{m.calvitd|Calcium 500 mg with vitamin D|freq=with lunch}, one with lunch', '{m.para|Tylenol Arthritis 650 mg|freq=every 8 hours if needed}, every 8 hours if needed, for {d.kneeoa|knee arthritis|icd=M17.9/M17.0/M17.10}', '{m.senna|Senokot|dose=-;freq=at bedtime if needed} 2 at bedtime if needed'])}</ul>
      <h3>No longer taken</h3><ul>${items(c, ['{m.oxyb|Oxybutynin 5 mg|st=stopped} - stopped 2025-09-08, worse memory', '{m.warf|Warfarin|st=stopped;dose=-} - changed to Lixiana in 2023', '{m.zopi|Zopiclone 3.75 mg|st=stopped} - tapered off, 2024', '{m.hctz|Hydrochlorothiazide 12.5 mg|st=stopped} - low sodium'])}</ul>
      <h3>Allergies and intolerances</h3><p>${c.t('{a.sulfa|Sulfa (hives, 1978)|react=hives}; {a.code|codeine (vomiting)|react=vomiting}; {x|tolerates penicillin|refuted|a.pen}; {x|no food allergy|negated}.')}</p>
      <h3>Notes to Dr. Castellano (faxed 2025-10-28)</h3><p>${c.t('{x|Consider stopping rosuvastatin at her age?|question}. {x|Memantine could be added|considered|m.memant}. eGFR on file: {l.egfr|41 mL/min (2025-09-02)|v=41;u=mL/min;on=2025-09-02}; {l.k|potassium 4.8 (2025-09-02)|v=4.8;u=-;on=2025-09-02}. {x|Do not use Advil or Aleve|warned|m.ibu}. {x|Shingrix second dose due in November|planned|m.vzos}. {x|Her sister had a stroke on rivaroxaban|family history|d.stroke}. {x|No falls this year|negated|d.falls}.')}</p>
      <div style="display:flex;justify-content:space-between;align-items:end;margin-top:8px"><div>${signature(c.rnd)}<br>Pharmacist</div><div>${hand('Edith Marchbank', 32)}<br>Patient</div></div>`,
    )
  },
  { width: 1140, scale: 1.4, degrade: { angle: -1.3, folds: [0.5] } },
)

export const twelfthEnLetters = [discharge, emergency, migraine, school, record]
