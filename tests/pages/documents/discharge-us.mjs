/** United States discharge documents. */
import { barcode, signature } from '../lib/decor.mjs'
import { FACE, items, paragraphs, sheet } from './parts.mjs'

/** Two dense columns with small headings. */
const columns = {
  file: 'p12.png',
  lang: 'en',
  category: 'discharge',
  variant: 'clean',
  date: '2024-01-19',
  scale: 1.3,
  facility: 'Harborlight Medical Center',
  facilityAliases: ['Harborlight', 'Harborlight Medical Centre'],
  physician: 'Soren Abernathy, MD',
  physicianAliases: ['Soren Abernathy', 'Dr. Abernathy', 'S. Abernathy, MD', 'Abernathy'],
  patient: 'Gwendolyn Pruitt',
  patientAliases: [
    'PRUITT, GWENDOLYN',
    'Pruitt, Gwendolyn',
    'Ms. Pruitt',
    'Mrs. Pruitt',
    'Gwendolyn A. Pruitt',
  ],
  title: 'Hospital Discharge Summary',
  html: (c) =>
    sheet(
      `body{font:16.5px/1.38 ${FACE.cambria};padding:38px 44px}.c{columns:2;column-gap:34px;column-rule:1px solid #bbb;text-align:justify}h3{font:bold 15px ${FACE.calibri};letter-spacing:1px;color:#14466b;margin:10px 0 2px;text-transform:uppercase;break-after:avoid}p{margin:3px 0}ul,ol{margin:2px 0;padding-left:20px}.t{display:flex;justify-content:space-between;border-bottom:3px solid #14466b;padding-bottom:6px;margin-bottom:8px}`,
      `<div class="t"><div><div style="font:bold 15px ${FACE.calibri}">Harborlight Medical Center · 1 Seawall Dr, Port Ames, ME</div><div style="font:bold 28px ${FACE.cambria}">Hospital Discharge Summary</div></div><div style="text-align:right;font-size:15px">PRUITT, GWENDOLYN A · DOB 08/02/1952 · F<br>MRN 7720413 · Adm 01/14/2024 · Disch <b>01/19/2024</b><br>Attending: Soren Abernathy, MD · PCP: Tobias Lund, MD</div></div>${c.no('Tobias Lund, MD', 'physician name')}
      <div class="c">
      <h3>Principal diagnosis</h3><p>${c.t('{d.ugib|Upper gastrointestinal bleeding} due to {d.duod|duodenal ulcer}.')}</p>
      <h3>Secondary diagnoses</h3><ol>${items(c, ['{d.hpyl|H. pylori gastritis}', 'Acute blood loss on chronic {d.ida|iron deficiency anemia}', '{d.af|Paroxysmal atrial fibrillation}, rate controlled', '{d.kneeoa|Osteoarthritis of the knees}', '{d.osa|Obstructive sleep apnea}, on {o|CPAP}', '{d.hypothy|Hypothyroidism}'])}</ol>
      <h3>Past surgical history</h3><p>${c.t('{p.tka|Right total knee replacement|on=2018} (2018), {p.hyst|hysterectomy|on=1994} 1994.')}</p>
      <h3>Allergies</h3><p>${c.t('{a.code|Codeine - vomiting|react=vomiting}. {a.latex|Latex - contact rash|react=contact rash}. {x|No known food allergies|no known allergies}.')}</p>
      <h3>Family history</h3><p>${c.t('Mother with {x|colon cancer|family history|d.colonca}; brother with {x|Crohn disease|family history|d.crohn}.')}</p>
      <h3>History of present illness</h3><p>${c.t('Ms. Pruitt is a 71-year-old woman who took {m.napr|naproxen 500 mg twice daily|st=stopped} for knee pain while on {m.riva|rivaroxaban 20 mg daily|st=stopped}. She presented with two days of {o|melena} and {o|lightheadedness}. She {x|denied hematemesis|negated} and {x|denied chest pain|negated}. There is {x|no history of cirrhosis|negated|d.cirrh} and {x|no prior pancreatitis|negated|d.pancr}.')}</p>
      <h3>Hospital course</h3><p>${c.t('On arrival {l.hgb|hemoglobin was 6.9 g/dL}, {l.inr|INR 1.4|u=-}, {l.bun|BUN 48 mg/dL} and {l.lact|lactate 2.9 mmol/L}. She received {p.transfus|transfusion of 2 units packed red blood cells} and intravenous {m.pan|pantoprazole|dose=-;st=-}. {p.egd|EGD|on=2024-01-15} on 01/15/2024 showed a 1.2 cm duodenal ulcer with visible vessel, {o|treated with clips}; {x|no esophageal varices|negated}. Biopsies were positive for H. pylori. {i.ctap|CT abdomen and pelvis} showed {d.diverts|sigmoid diverticulosis} and a {d.hiatus|hiatal hernia}; {x|no free air|negated} and {x|no bowel obstruction|negated|d.sbo}. {x|Myocardial infarction was ruled out|ruled out|d.stemi} by serial troponins. {p.ecg?|ECG} showed sinus rhythm.')}</p><p>${c.t('Hemoglobin at discharge was {l.hgb|8.8 g/dL|v=8.8;u=g/dL}. {m.fecarb|Ferric carboxymaltose 750 mg IV|st=-} was given once. Neurology was not involved.')}</p>
      <h3>Discharge medications</h3><p><b>NEW</b></p><ul>${items(c, ['{m.pan|Pantoprazole 40 mg PO BID|freq=BID;route=PO} x 8 weeks', '{m.clari|Clarithromycin 500 mg PO BID|freq=BID;route=PO} x 14 days', '{m.amox|Amoxicillin 1 g PO BID|dose=1 g;freq=BID;route=PO} x 14 days', '{m.fes|Ferrous sulfate 325 mg PO every other day|freq=every other day;route=PO}'])}</ul><p><b>CHANGED</b></p><ul>${items(c, ['{m.metop|Metoprolol succinate 50 mg PO daily|freq=daily;route=PO} (was 100 mg)'])}</ul><p><b>CONTINUE</b></p><ul>${items(c, ['{m.levo|Levothyroxine 88 mcg PO every morning|freq=every morning;route=PO}', '{m.para|Acetaminophen 650 mg PO q6h PRN|freq=q6h PRN;route=PO}', '{m.chole|Vitamin D3 2000 units PO daily|freq=daily;route=PO}'])}</ul><p><b>STOP</b></p><ul>${items(c, ['Naproxen', 'Rivaroxaban: hold; cardiology to decide on restarting at 2 weeks'])}</ul>
      <h3>Follow-up and instructions</h3>${paragraphs(c, ['{x|Avoid all NSAIDs including ibuprofen|instruction|m.ibu} and {x|aspirin|instruction|m.asa}. Repeat CBC in one week. {x|Repeat EGD|planned} in 8 weeks; {x|colonoscopy|planned|p.colono} as outpatient if anemia persists. If atrial fibrillation recurs, {x|apixaban|considered, not started|m.apix} may be considered.', 'Condition at discharge: stable. Diet: soft.'])}
      <p style="margin-top:8px">${signature(c.rnd)}<br>Soren Abernathy, MD, Hospital Medicine<br>cc: Tobias Lund, MD</p></div>`,
    ),
}

/** Boxed sections of an electronic record, coloured headings, a medication table with check columns. */
const boxes = {
  file: 'p13.jpg',
  lang: 'en',
  category: 'discharge',
  variant: 'photo',
  date: '2023-06-30',
  scale: 1.3,
  degrade: { angle: -1.6 },
  facility: 'Copper Basin Community Hospital',
  facilityAliases: ['Copper Basin Hospital', 'Copper Basin'],
  physician: 'Leticia Montoya, MD',
  physicianAliases: ['Leticia Montoya', 'Dr. Montoya', 'Dr. Leticia Montoya'],
  patient: 'Walter Kessler',
  patientAliases: ['Kessler, Walter', 'KESSLER, WALTER', 'Mr. Kessler'],
  title: 'After-Visit / Discharge Summary',
  html: (c) => {
    const med = (drug, how, why, state) =>
      `<tr data-line><td>${c.t(drug)}</td><td>${how}</td><td>${c.t(why)}</td><td>${state}</td></tr>`
    const box = (title, body) => `<section><h3>${title}</h3><div>${body}</div></section>`
    return sheet(
      `body{font:18px/1.4 ${FACE.roboto};padding:36px 44px}section{border:1.5px solid #2f6f62;border-radius:8px;margin:10px 0;overflow:hidden}h3{background:#2f6f62;color:#fff;padding:4px 14px;font-size:18px;font-weight:500}section>div{padding:7px 14px}.two{display:grid;grid-template-columns:1fr 1fr;gap:12px}td,th{padding:5px 8px;border-bottom:1px solid #c9d6d3}th{font-size:15px;color:#2f6f62}ul{padding-left:22px}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="font-size:30px;font-weight:500;color:#2f6f62">After-Visit / Discharge Summary</div>${barcode(c.rnd, 40, 36)}</div><div>Copper Basin Community Hospital, Globe, AZ &nbsp;|&nbsp; Patient: <b>Walter Kessler</b> &nbsp;|&nbsp; DOB 12/19/1946 &nbsp;|&nbsp; MRN 558-20-1</div><div>Admitted 06/24/2023 &nbsp; Discharged <b>06/30/2023</b> &nbsp; Provider: Leticia Montoya, MD (Cardiology)</div>
      ${box('Why you were here', `<ul>${items(c, ['{d.hfpef|Heart failure with preserved ejection fraction}, acute on chronic', '{d.aki|Acute kidney injury}, resolving', '{d.hypok|Hypokalemia}'])}</ul>`)}
      <div class="two">${box('Your health problems', `<ul>${items(c, ['{d.htn|High blood pressure}', '{d.dm2|Type 2 diabetes} with {d.dneuro|diabetic peripheral neuropathy}', '{d.copd|COPD}', '{d.gout|Gout}', '{d.bph|Enlarged prostate}', '{d.exsmoker|Former smoker} (quit 2009)', '{d.dvt|Left leg DVT, 2016|st=historical;on=2016}'])}</ul>`)}${box('Allergies', `<ul>${items(c, ['{a.rami|Ramipril: angioedema (severe)|react=angioedema;sev=severe}', '{a.contrast|IV contrast: hives|react=hives}'])}</ul><p>${c.t('{x|Allergy to penicillin removed after negative skin testing|refuted|a.pen}')}</p>`)}</div>
      ${box('Tests done', c.t('{i.echo|Echocardiogram|on=2023-06-25} 06/25/2023: {l.lvef|EF 58%}, {d.lvh|left ventricular hypertrophy}, {x|no significant valve disease|negated}. {i.cxr|Chest X-ray}: {d.pleff|small left pleural effusion}, {x|no pneumonia|negated|d.pneumonia}. {i.usdopp|Leg Doppler}: {x|no new clot|negated|d.dvt}. Labs at discharge: {l.crea|creatinine 1.6 mg/dL}, {l.k|potassium 3.9 mmol/L}, {l.bnp|NT-proBNP 2140 pg/mL}, {l.mg|magnesium 2.0 mg/dL}.'))}
      ${box(
        'Medicine list',
        `<table><tr><th>Medicine</th><th>How to take</th><th>For</th><th>Status</th></tr>
      ${med('{m.tors|Torsemide 20 mg tablet|freq=daily}', '1 tablet by mouth every morning', 'fluid', '<b>NEW</b>')}
      ${med('{m.kcl|Klor-Con M20 20 mEq|dose=-}', '1 tablet daily with food', 'low potassium', '<b>NEW</b>')}
      ${med('{m.empa|Jardiance (empagliflozin) 10 mg}', '1 tablet daily', 'heart, sugar', '<b>NEW</b>')}
      ${med('{m.carv|Carvedilol 12.5 mg}', '1 tablet twice a day with meals', 'heart', 'CHANGED from 6.25 mg')}
      ${med('{m.gaba|Gabapentin 300 mg}', '1 capsule at bedtime', 'nerve pain', 'CHANGED from 3 times a day')}
      ${med('{m.trel|Trelegy Ellipta 100/62.5/25 mcg|dose=-}', '1 inhalation once daily', 'lungs', 'same')}
      ${med('{m.allo|Allopurinol 100 mg}', '1 tablet daily', '{o|gout}', 'same')}
      ${med('{m.tams|Flomax 0.4 mg}', '1 capsule at bedtime', 'prostate', 'same')}
      ${med('{m.fur|Furosemide 40 mg|st=stopped}', '', '', '<b>STOP TAKING</b>')}
      ${med('{m.glip|Glipizide 5 mg|st=stopped}', '', '', '<b>STOP TAKING</b>')}</table>`,
      )}
      ${box('Next steps', c.t('Weigh yourself daily; call for gain over 3 lb. {x|Do not take ibuprofen|instruction|m.ibu} or salt substitutes. {x|Sleep study|planned|p.polysom} has been ordered. See Dr. Hiram Vance (kidney) in 2 weeks.'))}${c.no('Dr. Hiram Vance', 'physician name')}`,
    )
  },
}

/** A typed transcript, fixed pitch, sent by fax. */
const typewriter = {
  file: 'p14.jpg',
  lang: 'en',
  category: 'discharge',
  variant: 'fax',
  date: '2022-11-03',
  scale: 1.25,
  fixture: true,
  facility: 'Mount Carver Memorial Hospital',
  facilityAliases: [
    'Mount Carver Memorial',
    'Mt. Carver Memorial Hospital',
    'MOUNT CARVER MEMORIAL HOSPITAL',
  ],
  physician: 'Desmond Fairweather, MD',
  physicianAliases: [
    'Desmond Fairweather',
    'DESMOND FAIRWEATHER, M.D.',
    'Dr. Fairweather',
    'Desmond Fairweather, M.D.',
  ],
  patient: 'Rosalind Kemp',
  patientAliases: ['KEMP, ROSALIND', 'Kemp, Rosalind', 'Mrs. Kemp'],
  title: 'DISCHARGE SUMMARY',
  html: (c) =>
    sheet(
      `body{font:21px/1.36 ${FACE.courier};padding:40px 62px;white-space:pre-wrap}p{margin:0 0 9px}`,
      `<p style="font-size:16px">FROM: MT CARVER HIM  207-555-0166        TO: 207-555-0190        NOV-04-2022 09:14  P.1/1</p><p style="text-align:center"><b>MOUNT CARVER MEMORIAL HOSPITAL</b>
DISCHARGE SUMMARY</p><p>PATIENT:   KEMP, ROSALIND             MR#:   04-77-81
DOB:       06/25/1938                 ADMIT: 10/28/2022
PHYSICIAN: DESMOND FAIRWEATHER, M.D.  DISCH: 11/03/2022</p><p>${c.t('DISCHARGE DIAGNOSES:\n1.  {d.hipfx|Left femoral neck fracture} after a fall.\n2.  {d.osteoporosis|Osteoporosis}.\n3.  {d.alz|Alzheimer disease}.\n4.  {d.uti|Urinary tract infection}, {o|E. coli}.\n5.  {d.hyponat|Hyponatremia}, mild.\n6.  History of {d.breastca|right breast cancer|st=historical}, 1999.')}</p><p>${c.t('PROCEDURES:  {p.hemiarth|Left hip hemiarthroplasty|on=2022-10-29}, 10/29/2022.\nALLERGIES:   {a.sulfa|SULFA (HIVES)|react=hives}. {a.morph|MORPHINE (CONFUSION)|react=confusion}.')}</p><p>${c.t('COURSE:  This 84-year-old resident of Birch Lane fell from standing height. {i.xrhip|X-ray of the pelvis} showed the fracture. {i.cthead|CT head} showed {x|no intracranial hemorrhage|negated|d.ich}; {d.atrophy|cerebral atrophy} was noted. {p.ecg?|EKG} was sinus. {x|Syncope was felt to be unlikely|negated|d.syncope}. She underwent hemiarthroplasty by Dr. Piper without complication. {m.enox|Enoxaparin 40 mg subcutaneously daily|freq=daily;route=SC;st=-} was given for prophylaxis. {m.ceftr|Ceftriaxone 1 g IV|st=-} was changed to {m.cefal|cephalexin 500 mg|st=-}. There was {x|no DVT|negated|d.dvt} and {x|no wound infection|negated}. Lowest {l.na|sodium was 128 mEq/L}; {l.hgb|hemoglobin 9.7 g/dL} at discharge; {l.vitd|vitamin D 14 ng/mL}.')}</p>${c.no('Dr. Piper', 'physician name')}<p>${c.t('MEDICATIONS ON DISCHARGE:\n  {m.donep|Donepezil 10 mg p.o. at bedtime|freq=at bedtime;route=PO}\n  {m.memant|Namenda 10 mg p.o. b.i.d.|freq=BID;route=PO}\n  {m.aml|Amlodipine 5 mg p.o. daily|freq=daily;route=PO}\n  {m.chole|Cholecalciferol 1000 units p.o. daily|freq=daily;route=PO}\n  {m.cacarb|Calcium carbonate 600 mg p.o. b.i.d.|freq=BID;route=PO}\n  {m.senna|Senna 8.6 mg p.o. at bedtime|freq=at bedtime;route=PO}\n  {m.para|Tylenol 650 mg p.o. q.6h. p.r.n. pain|freq=q6h PRN;route=PO}\n  {m.apix|Eliquis 2.5 mg p.o. b.i.d. x 30 days|freq=BID;route=PO}')}</p><p>${c.t('DISCONTINUED:  {m.hctz|Hydrochlorothiazide|dose=-;st=stopped} because of low sodium; {m.diphen|Benadryl|dose=-;st=stopped} because of confusion.')}</p><p>${c.t('PLAN:  Weight bearing as tolerated. {x|Zoledronic acid infusion|planned|m.zole} to be arranged at 6 weeks. {x|DEXA|planned|i.dexa} not needed. Recheck sodium in one week.')}</p><p>D: 11/03/2022  T: 11/04/2022  df/mlk        DESMOND FAIRWEATHER, M.D.
${signature(c.rnd, '#111')}</p>`,
    ),
}

export const dischargeUs = [columns, boxes, typewriter]
