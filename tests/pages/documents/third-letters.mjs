/** Prescriptions, a medication list and consultation letters in English. */
import { barcode, mark, signature, stamp } from '../lib/decor.mjs'
import { FACE, doc, en, pairs, part, sheet } from './blind-parts.mjs'

/** A doctor's prescription with sig lines, photographed. */
const clinic = doc(
  'p109.jpg',
  ['en', 'prescription', 'photo'],
  '2025-01-30',
  ['Juniper Street Clinic', 'JUNIPER STREET CLINIC'],
  ['Hannah Weatherby, MD', 'Hannah Weatherby', 'H. Weatherby, MD', 'Dr. Weatherby'],
  ['Curtis Boyle', 'Boyle, Curtis'],
  'Prescription',
  (c) => {
    const drug = (name, sig, disp) =>
      `<div style="margin:0 0 20px 30px"><b>${c.t(name)}</b><br>${en(sig)}<br>${en(disp)}</div>`
    return sheet(
      `body{font:23px/1.45 ${FACE.slab};padding:54px 90px}.h{display:flex;justify-content:space-between;border-bottom:2px solid #444;padding:8px 0 12px;margin-bottom:16px}`,
      `<div style="text-align:center;color:#5b2d2d"><b style="font-size:30px">JUNIPER STREET CLINIC</b><br>19 Juniper Street, Ashby &nbsp; 555-0193<br>Hannah Weatherby, MD &nbsp; Family Medicine</div>
      <div class="h"><div>Patient: Curtis Boyle<br>Birth date: 04/16/1983</div><div>Date: 01/30/2025<br>Weight: 84 kg</div></div>
      <div>${c.t('Diagnosis: {d.bronchac|acute bronchitis}, {d.gerd|acid reflux|icd=K21.9}')}<br>${c.t('Allergies: {a.eryth|erythromycin (vomiting)|react=vomiting}')}</div><div style="font-size:44px;margin:10px 0">&#8478;</div>
      ${drug('{m.doxy|Doxycycline 100 mg capsule|freq=twice daily}', 'Take 1 capsule by mouth twice daily with food', 'Quantity: 14   Refills: 0')}
      ${drug('{m.salb|Albuterol inhaler 90 mcg|freq=every 6 hours as needed}', 'Inhale 2 puffs every 6 hours as needed', 'Quantity: 1   Refills: 1')}
      ${drug('{m.pred|Prednisone 20 mg tablet|freq=once daily}', 'Take 2 tablets by mouth once daily for 5 days', 'Quantity: 10   Refills: 0')}
      ${drug('{m.ome|Omeprazole 20 mg capsule|freq=once daily}', 'Take 1 capsule before breakfast', 'Quantity: 30   Refills: 2')}
      <div>${c.t('{x|Do not take with antacids or milk|instruction}.')}</div><div style="text-align:right;margin-top:20px">${signature(c.rnd)}<br>Hannah Weatherby, MD &nbsp; Lic. 40918</div>`,
    )
  },
  { scale: 1.2, minHeight: 1300, degrade: { angle: -2.7 } },
)

/** A clinic's list of current and past medicines. */
const list = doc(
  'p110.png',
  ['en', 'prescription', 'clean'],
  '2024-09-05',
  ['Marlowe Park Surgery', 'Marlowe Park'],
  ['Dr Kwame Asante', 'Kwame Asante', 'Dr K Asante', 'K Asante'],
  ['Edna Rowbotham', 'ROWBOTHAM, Edna', 'Mrs Edna Rowbotham', 'Rowbotham, Edna'],
  'Medication list',
  (c) => {
    const row = (drug, how, why, since) =>
      `<tr data-line><td>${c.t(drug)}</td><td>${en(how)}</td><td>${c.t(why)}</td><td>${en(since)}</td></tr>`
    const head = '<tr><th>Medicine and strength</th><th>How to take</th><th>For</th><th>Started</th></tr>'
    return sheet(
      `body{font:18.5px/1.4 ${FACE.roboto};padding:46px 58px}td,th{border:1px solid #aaa;padding:7px 10px}th{background:#2f5d50;color:#fff}h3{margin:16px 0 6px;color:#2f5d50}.h{display:grid;grid-template-columns:1fr 1fr;gap:3px;margin:12px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div><b style="font-size:26px;color:#2f5d50">Marlowe Park Surgery</b><br>Medication list, printed 05/09/2024</div>${barcode(c.rnd, 40, 36)}</div><div class="h">${pairs(
        [
          ['Patient', 'Mrs Edna Rowbotham'],
          ['Date of birth', '19/11/1944'],
          ['Usual doctor', 'Dr Kwame Asante'],
          ['Pharmacy', 'Wells Chemist, High Street'],
        ],
        en,
      )}</div>${c.no('Wells Chemist', 'pharmacy')}
      <p>${c.t('**Allergies and intolerances:** {a.ace|ACE inhibitors - angioedema|react=angioedema}; {a.code|codeine - nausea|react=nausea}')}</p>
      <h3>Current medicines</h3><table>${head}${row('{m.los|Losartan 100 mg tablets|freq=one daily}', 'one daily', '{d.htn|high blood pressure}', '2016')}${row('{m.inda|Indapamide 2.5 mg tablets|freq=one each morning}', 'one each morning', 'high blood pressure', '2019')}${row('{m.riva|Rivaroxaban 20 mg tablets|freq=one daily with food}', 'one daily with food', '{d.af|atrial fibrillation|icd=I48.91}', '2021')}${row('{m.prav|Pravastatin 40 mg tablets|freq=one at night}', 'one at night', '{d.hld|raised cholesterol|icd=E78.00/E78.5}', '2012')}${row('{m.lan|Lansoprazole 15 mg capsules|freq=one daily}', 'one daily', '{d.gerd|reflux|icd=K21.9}', '2020')}${row('{m.calvitd|Adcal-D3|dose=-;freq=one twice a day}', 'one twice a day', '{d.osteopenia|osteopenia|icd=M85.80}', '2018')}${row('{m.tio|Spiriva 18 micrograms inhaler|freq=inhale one capsule daily}', 'inhale one capsule daily', '{d.copd|COPD|icd=J44.9}', '2017')}${row('{m.latan|Latanoprost eye drops|dose=-;freq=one drop at night}', 'one drop in each eye at night', '{d.glauc|glaucoma|icd=H40.9}', '2015')}${row('{m.mirt|Mirtazapine 15 mg tablets|freq=one at night}', 'one at night', '{d.mdd|depression|icd=F32.A/F32.9}', '2023')}</table>
      <h3>Stopped in the last 12 months</h3><table>${head.replace('Started', 'Stopped')}${row('{m.aten|Atenolol 50 mg tablets|st=stopped}', '-', '{o|slow pulse}', '02/2024')}${row('{m.bume|Bumetanide 1 mg tablets|st=stopped}', '-', 'no longer needed', '06/2024')}</table>
      <p>${c.t('{x|If you take an overdose contact a doctor|warning}. {x|Aspirin should not be taken with rivaroxaban|warning|m.asa}.')}</p>`,
    )
  },
)

/** An endocrinologist's letter, headings then prose, clean. */
const endocrine = doc(
  'p119.png',
  ['en', 'consultation', 'clean'],
  '2025-02-20',
  ['Willow Bend Endocrinology', 'Willow Bend Endocrinology Associates'],
  ['Yvette Delacroix, MD', 'Yvette Delacroix', 'Dr. Delacroix', 'Y. Delacroix'],
  ['Raymond Fitch', 'Fitch, Raymond', 'Mr. Fitch'],
  'Consultation',
  (c) =>
    sheet(
      `body{font:19.5px/1.45 ${FACE.cambria};padding:52px 72px}h3{font-size:19.5px;margin-top:12px;font-style:italic}p{margin:4px 0}ul,ol{margin:2px 0}`,
      `<div style="display:flex;gap:14px;align-items:center;border-bottom:2px solid #5a7d2a;padding-bottom:8px">${mark('leaf', '#5a7d2a', 48)}<div><b style="font-size:25px;color:#5a7d2a">Willow Bend Endocrinology</b><br>Yvette Delacroix, MD</div></div>
      <p>February 20, 2025</p><p>Gordon Pell, MD<br>Eastlake Primary Care</p><p><b>RE: Raymond Fitch, DOB 06/03/1966</b></p><p>${c.t('Dear Dr. Pell, thank you for asking me to see Mr. Fitch, a 58-year-old teacher, about his diabetes and thyroid.')}</p>${c.no('Gordon Pell, MD', 'referring doctor')}
      ${part(c, 'Problems', ['{d.dm2|Diabetes mellitus type 2|icd=E11.9/E11.42/E11.40/E11.65}, since 2014', '{d.dneuro|Diabetic neuropathy|icd=E11.40/E11.42} of both feet', '{d.thynod|Right thyroid nodule|icd=E04.1}, 1.4 cm', '{d.htn|Hypertension}', '{d.vitd|Vitamin D deficiency}', '{d.osa|Obstructive sleep apnea} on CPAP'], 'ol')}
      ${part(c, 'History', 'Sugars run from 140 to 220 in the morning. {x|No hypoglycemia|negated}. {x|He has no retinopathy|negated|d.dretin} on last year’s eye exam. {p.fna|Fine needle aspiration of the nodule|on=2023} in 2023 was benign. {p.herniar|Hernia repair|on=2010} in 2010. Brother has {x|type 1 diabetes|family history|d.dm1}; {x|no family history of thyroid cancer|negated|d.thyca}. {x|He never smoked|negated|d.smoker}.')}
      ${part(c, 'Allergies', '{a.shell|Shellfish: swelling of the lips|react=swelling of the lips}. {x|No drug allergies|negated}.')}
      ${part(c, 'Medications', '{m.metf|Metformin 1000 mg twice daily|freq=twice daily}, {m.empa|Jardiance 25 mg every morning|freq=every morning}, {m.irbe|irbesartan 150 mg daily|freq=daily}, {m.preg|pregabalin 75 mg at night|freq=at night}, {m.chole|vitamin D3 2000 IU daily|freq=daily}.')}
      ${part(c, 'Results', '{l.a1c|HbA1c 8.6%|on=2025-02-11} (02/11/2025), {l.tsh|TSH 1.92 mIU/L}, {l.egfr|eGFR 81|v=81;u=-}, {l.uacr|urine albumin/creatinine 22 mg/g}, {l.ldl|LDL 74 mg/dL}. {i.usthy|Thyroid ultrasound|on=2025-01-28} 01/28/2025: nodule unchanged, {x|no suspicious lymph nodes|negated}. Blood pressure 134/82.')}
      ${part(c, 'Recommendations', ['Start {m.sema|Ozempic 0.25 mg once weekly|freq=once weekly}.', 'Stop {m.glip|glipizide 10 mg|st=stopped}.', '{x|Insulin glargine if the A1c stays above 8%|considered|m.glar}.', '{x|Repeat thyroid ultrasound in one year|planned}.'])}
      <p>Sincerely,</p>${signature(c.rnd)}<br>Yvette Delacroix, MD`,
    ),
)

/** A rheumatologist's typed letter, photographed. */
const rheuma = doc(
  'p120.jpg',
  ['en', 'consultation', 'photo'],
  '2024-06-12',
  ['Castlegate Hospital', 'Castlegate Hospital Rheumatology Department'],
  ['Dr Rosamund Eyre', 'Rosamund Eyre', 'Dr R Eyre', 'R Eyre'],
  ['Patricia Holroyd', 'Mrs Patricia Holroyd', 'Holroyd, Patricia', 'Mrs Holroyd'],
  'Rheumatology clinic letter',
  (c) =>
    sheet(
      `body{font:21px/1.48 ${FACE.arial};font-size:20.5px;padding:56px 78px}p{margin:10px 0}ul{margin:4px 0}`,
      `<div style="display:flex;justify-content:space-between"><div>${stamp(['COPY FOR', 'PATIENT'], '#245', -5)}</div><div style="text-align:right"><b style="font-size:25px">Castlegate Hospital</b><br>Rheumatology Department<br>Clinic: 12 June 2024<br>Typed: 17 June 2024</div></div>
      <p>Dr S Haworth, Millpond Surgery</p>${c.no('Dr S Haworth', 'GP, recipient')}<p><b>Mrs Patricia Holroyd, born 08/10/1959, hospital number C482216</b></p>
      <p>${c.t('**Diagnoses:** {d.ra|seropositive rheumatoid arthritis|icd=M05.9}; {d.kneeoa|osteoarthritis of the left knee|icd=M17.12/M17.9}; {d.dryeye|dry eyes|icd=H04.123/H04.129}; {d.hypothy|underactive thyroid|icd=E03.9}')}</p>
      <p>${c.t('**Current treatment:** {m.mtx|methotrexate 15 mg once a week|freq=once a week}, {m.folic|folic acid 5 mg once a week|freq=once a week}, {m.hcq|hydroxychloroquine 200 mg daily|freq=daily}, {m.levo|levothyroxine 100 micrograms daily|freq=daily}, {m.cele|celecoxib 100 mg twice daily|freq=twice daily}')}</p>
      <p>${c.t('**Allergy:** {a.tmp|co-trimoxazole (rash)|react=rash}')}</p>
      <p>${c.t('Dear Dr Haworth, I reviewed this 64-year-old lady. She has morning stiffness of one hour and swelling of both wrists. {x|There are no rheumatoid nodules|negated}, {x|no psoriasis|negated|d.psoriasis} and {x|no history of tuberculosis|negated|d.tb}. Her mother had {x|gout|family history|d.gout}. {p.tka|Right knee replacement|on=2019} was done in 2019.')}</p>
      <p>${c.t('Blood tests: {l.crp|CRP 24 mg/L}, {l.esr|ESR 41 mm/hr}, {l.hgb|Hb 121 g/L}, {l.alt|ALT 27 U/L}, {l.rf|rheumatoid factor 86 IU/mL}, {l.ccp|anti-CCP 140 U/mL}. {x|ANA negative|negated|d.sle}. {i.xrhand|X-ray of the hands|on=2024-05-29} on 29 May 2024 showed {x|no new erosions|negated}. {i.dexa|DEXA scan|on=2023} in 2023 was normal.')}</p>
      <p>${c.t('I gave {p.jointinj?|an injection of steroid into the left knee}. I leave methotrexate as it is and {m.ssz|sulfasalazine 500 mg twice daily|freq=twice daily} is added. I have stopped {m.dicl|diclofenac|st=stopped;dose=-}. {x|If there is no response we shall apply for adalimumab|considered|m.ada}. {x|She should have the flu vaccine|recommendation}.')}</p>
      <p>Yours sincerely<br>${signature(c.rnd)}<br>Dr Rosamund Eyre, Consultant Rheumatologist</p>`,
    ),
  { scale: 1.2, degrade: { angle: 1.9, folds: [0.33, 0.66] } },
)

export const thirdLetters = [clinic, list, endocrine, rheuma]
