/** Letters in English for practice: an American heart failure discharge with medicines by what becomes of them, a letter from an English thyroid clinic, an American CT of the abdomen. */
import { barcode, mark, signature } from '../lib/decor.mjs'
import { FACE, doc, en, items, resultCell, sheet } from './blind-parts.mjs'

/** United States: a community hospital; a box of facts, short headings, results of two days, medicines under START, CHANGE, KEEP, STOP. */
const heart = doc(
  'p9264.png',
  ['en', 'discharge', 'clean'],
  '2026-11-05',
  [
    'Piney Ridge Memorial Hospital',
    'PINEY RIDGE MEMORIAL HOSPITAL',
    'Piney Ridge Memorial Hospital, Tyler',
    'Piney Ridge Memorial',
  ],
  [
    'Rosalind Achterberg, MD',
    'Rosalind Achterberg',
    'Dr. Rosalind Achterberg',
    'Dr. Achterberg',
    'R. Achterberg, MD',
  ],
  ['Clarence Dubois', 'DUBOIS, CLARENCE', 'Clarence E. Dubois', 'Dubois, Clarence E.', 'Mr. Dubois'],
  'Discharge summary',
  (c) => {
    const h = (t) => `<h3>${en(t)}</h3>`
    const p = (s) => `<p data-line>${c.t(s)}</p>`
    const lab = (s) => {
      const [key, label, unit, ref, a, b] = s.split(';')
      const cell = (v, day) => (v ? resultCell(c, key, label, v, unit, ref, day) : '')
      return `<tr><td>${en(label)}</td><td>${cell(a, '2026-10-31')}</td><td>${cell(b, '2026-11-05')}</td><td>${en(unit)}</td><td>${en(ref)}</td></tr>`
    }
    const labs = (list) =>
      `<table class="l"><tr><th>Lab</th><th>10/31</th><th>11/05</th><th>Unit</th><th>Ref</th></tr>${list.map(lab).join('')}</table>`
    const drugs = (word, list) =>
      `<tr><th rowspan="${list.length}">${word}</th>${list.map(([a, b = '']) => `<td data-line>${c.t(a)}</td><td>${c.t(b)}</td>`).join('</tr><tr>')}</tr>`
    return sheet(
      `body{font:15.5px/1.34 ${FACE.calibri};font-size:16px;padding:38px 56px}h3{font-size:16px;color:#7b2d12;border-bottom:1px solid #7b2d12;margin:9px 0 2px}p{margin:3px 0}.l td,.l th{border-bottom:1px solid #ccc;padding:1px 6px}.d td,.d th{border:1px solid #b99;padding:2px 8px}.d th{background:#f7ece8;width:92px}.two{display:grid;grid-template-columns:1fr 1fr;gap:26px}ul{margin:2px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:10px;align-items:center">${mark('leaf', '#7b2d12', 44)}<b style="font-size:22px;color:#7b2d12">Piney Ridge Memorial Hospital</b></div><b style="font-size:19px">Discharge Summary</b></div>
      <div class="two" style="border:1px solid #b99;padding:5px 10px;margin-top:6px"><div>Patient: <b>Dubois, Clarence E.</b> &nbsp; MRN: 70XX4418<br>DOB: 05/22/1953 &nbsp; 73 y.o. male<br>PCP: Yvette Carrington, NP</div><div>Admitted: 10/31/2026 &nbsp; Discharged: 11/05/2026<br>Attending: Rosalind Achterberg, MD (Hospital Medicine)<br>Disposition: home with home health</div></div>${c.no('Yvette Carrington, NP', 'primary care')}
      ${h('Principal diagnosis')}${p('{d.hfref|Acute on chronic systolic heart failure|icd=I50.23}')}
      ${h('Secondary diagnoses')}${p('{d.icm|Ischemic cardiomyopathy|icd=I25.5}; {d.af|permanent atrial fibrillation|icd=I48.21}; {d.ckd3|CKD stage 3b|icd=N18.32}; {d.hypok|hypokalemia|icd=E87.6;st=-}, corrected; {d.dm2|type 2 diabetes|icd=E11.9/E11.22/E11.65}; {d.osa|obstructive sleep apnea on CPAP|icd=G47.33}')}
      ${h('History')}${p('{p.cabg|CABG x3 in 2011|on=2011}, {p.icd|dual-chamber ICD 2019|on=2019}, {p.append|appendectomy as a teenager}. {d.exsmoker|Former smoker, quit 2011|icd=Z87.891;st=-}. {x|No history of stroke|negated|d.stroke}. {x|Father died of myocardial infarction at 58|family history|d.mi}. Allergies: {a.lis|lisinopril|react=cough} (cough), {a.sulfa|sulfa|react=hives} (hives).')}
      ${h('Presentation')}${p('Ten days of {o|leg swelling} and {o|orthopnea} after running out of torsemide; 14 lb over dry weight. {x|Denied chest pain|negated|d.chestpain}, {x|no syncope|negated|d.syncope}. ED vitals: BP {l.e21sys|158|v=158;u=-}/{l.e21dia|94|v=94;u=-}, HR {l.e21hr|112|v=112;u=-}, RR {l.e21rr|24|v=24;u=-}, SpO2 {l.e21spo2|89%|v=89;u=%} on room air, temp {l.e21temp|98.1 F|v=98.1;u=F}, weight {l.e21wt|104.3 kg|v=104.3;u=kg}. {i.cxr|Chest X-ray}: {d.cardmeg|cardiomegaly|icd=I51.7;st=-}, {d.pulmed|pulmonary edema|icd=J81.0/I50.1/J81.1;st=-}, {d.pleff|small bilateral pleural effusions|icd=J90/J91.8;st=-}; {x|no consolidation|negated|d.pneumonia}. {p.ecg|EKG}: {d.af|atrial fibrillation|icd=I48.21}, {d.lbbb?|left bundle branch block|icd=I44.7}.')}
      ${h('Hospital course')}${p('Diuresed with {m.fur?|IV furosemide 80 mg twice daily|freq=twice daily;route=IV;st=-}, net negative 9.2 L. {i.echo|Echocardiogram|on=2026-11-02} 11/02/2026: {l.lvef|EF 28%|v=28;u=%;on=2026-11-02}, {d.mitral|moderate mitral regurgitation|icd=I34.0}, {x|no thrombus|negated}. {x|Thoracentesis was considered but effusions resolved|considered|p.thoracent}. {x|Metolazone was not needed|not needed|m.metol}. Device interrogated: {x|no shocks, no ventricular tachycardia|negated|d.p33vt}. {m.dapa|Dapagliflozin|dose=-} started 11/03. Weight at discharge {l.e21wt|95.6 kg|v=95.6;u=kg}, BP {l.e21sys|112|v=112;u=-}/{l.e21dia|66|v=66;u=-}, HR {l.e21hr|74|v=74;u=-}, SpO2 {l.e21spo2|96%|v=96;u=%} on room air.')}
      <div class="two">${labs(['na;Sodium;mmol/L;136-145;133;138', 'k;Potassium;mmol/L;3.5-5.1;3.1;4.3', 'crea;Creatinine;mg/dL;0.7-1.3;2.04;1.71', 'bun;BUN;mg/dL;7-20;41;36', 'egfr;eGFR;mL/min/1.73m2;>60;34;42', 'mg;Magnesium;mg/dL;1.7-2.2;1.6;2.0'])}${labs(['bnp;NT-proBNP;pg/mL;<450;8640;2310', 'tropi;hs-Troponin I;ng/L;<20;38;', 'hgb;Hemoglobin;g/dL;13.5-17.5;11.9;12.2', 'inr;INR;;0.9-1.1;1.2;', 'a1c;Hemoglobin A1c;%;4.0-5.6;7.6;', 'tsh;TSH;uIU/mL;0.40-4.50;2.71;'])}</div>
      ${h('Medications at discharge')}<table class="d">${drugs('START', [
        [
          '{m.dapa|Dapagliflozin 10 mg by mouth daily|freq=daily;route=by mouth}',
          'for heart failure and diabetes',
        ],
        ['{m.kcl|Potassium chloride ER 20 mEq daily|dose=-;freq=daily}', ''],
      ])}${drugs('CHANGE', [
        ['{m.tors|Torsemide 40 mg twice daily|freq=twice daily}', 'was 20 mg twice daily'],
        ['{m.metop|Metoprolol succinate 100 mg daily|freq=daily}', 'was 50 mg'],
      ])}${drugs('KEEP', [['{m.sacval|Sacubitril-valsartan 24-26 mg twice daily|dose=-;freq=twice daily}'], ['{m.apix|Apixaban 5 mg twice daily|freq=twice daily}'], ['{m.ator|Atorvastatin 80 mg nightly|freq=nightly}'], ['{m.spir|Spironolactone 12.5 mg daily|freq=daily}'], ['{m.glar|Insulin glargine 18 units at bedtime|freq=at bedtime}']])}${drugs(
        'STOP',
        [
          ['{m.napr|Naproxen 220 mg|st=stopped}', 'over the counter; {x|no NSAIDs|warned|m.ibu}'],
          ['{m.dilt|Diltiazem ER 120 mg|st=stopped}', 'low EF'],
        ],
      )}</table>
      ${h('Follow-up')}<ul>${items(c, ['{x|BMP and magnesium in one week through home health|ordered|l.k}.', 'Heart failure clinic, Dr. Tobias Wren, 11/12/2026; {x|CRT upgrade to be discussed|considered|p.p33crt}.', '{x|Repeat echocardiogram in three months|planned|i.echo}. {x|Pneumococcal vaccine due, declined this stay|declined|m.vpcv}.', '{x|Call for weight gain of 3 lb in a day or 5 lb in a week; 2 g sodium, 2 L fluid|instruction}.'])}</ul>${c.no('Dr. Tobias Wren', 'follow-up clinician')}
      <p style="font-size:14px">Electronically signed: Rosalind Achterberg, MD, 11/05/2026 1527 &nbsp; Dictated by: J. Mallory, PA-C</p>${c.no('J. Mallory, PA-C', 'dictating')}`,
    )
  },
  { dateAliases: ['2026-10-31'], width: 1080, scale: 1.36 },
)

/** England: "Dear Dr" with a block of diagnoses and medicines before the text. */
const thyroid = doc(
  'p9265.png',
  ['en', 'consultation', 'clean'],
  '2026-07-09',
  [
    'Wharfedale General Infirmary',
    'WHARFEDALE GENERAL INFIRMARY',
    'Wharfedale General Infirmary NHS Foundation Trust',
    'Wharfedale General Infirmary Department of Diabetes and Endocrinology',
  ],
  [
    'Dr Callum Strachan-Lee',
    'Callum Strachan-Lee',
    'Dr. Callum Strachan-Lee',
    'Dr C Strachan-Lee',
    'Dr Strachan-Lee',
  ],
  ['Joanna Petrescu', 'Mrs Joanna Petrescu', 'Mrs Joanna PETRESCU', 'Joanna PETRESCU', 'Mrs Petrescu'],
  'Endocrine clinic letter',
  (c) => {
    const p = (s) => `<p>${c.t(s)}</p>`
    return sheet(
      `body{font:17px/1.42 ${FACE.times};font-size:17.6px;padding:52px 84px}p{margin:8px 0}.k td{padding:1px 12px 1px 0}.k td:first-child{font-weight:bold;width:150px}ol{margin:0;padding-left:22px}`,
      `<div style="text-align:right"><b style="font-size:21px;color:#005a9c">Wharfedale General Infirmary</b><br>NHS Foundation Trust<br>Department of Diabetes and Endocrinology<br>Secretary: 01943 XXX 418</div>
      <p>Our ref: CSL/mh/40XX71<br>Clinic date: 9 July 2026 &nbsp;&nbsp; Typed: 14 July 2026</p>
      <p>Dr Imran Siddique<br>Chevin View Medical Centre<br>Otley</p>${c.no('Dr Imran Siddique', 'recipient')}${c.no('Chevin View Medical Centre', 'recipient')}
      <p>Dear Dr Siddique</p>
      <p><b>Mrs Joanna PETRESCU &nbsp; DOB 21/01/1985 &nbsp; NHS No 602 XXX 7745 &nbsp; 18 Wharncliffe Terrace, Otley</b></p>
      <table class="k"><tr><td>Diagnoses</td><td><ol>${items(c, ["{d.graves|Graves' disease, first relapse|icd=E05.00}", '{d.e14thyeye|Mild thyroid eye disease|icd=E05.00/H05.20/H06.2}', '{d.migr|Migraine with aura|icd=G43.109}', '{d.ida|Iron deficiency anaemia|icd=D50.9;st=-;on=2024}, treated 2024'])}</ol></td></tr>
      <tr><td>Medication</td><td data-line>${c.t('{m.carbi|carbimazole 10 mg once daily|freq=once daily} (reduced today from 20 mg), {m.propr|propranolol MR 80 mg daily|freq=daily}, {m.topi|topiramate 50 mg at night|freq=at night}, {m.carmel|carmellose 0.5% eye drops as required|dose=-;freq=as required}')}</td></tr>
      <tr><td>Stopped today</td><td data-line>${c.t('{m.fefum|ferrous fumarate 210 mg|st=stopped}')}</td></tr>
      <tr><td>Allergy</td><td>${c.t('{a.p33ptu|Propylthiouracil|react=rash} (rash). {x|No allergy to iodine|negated|a.contrast}.')}</td></tr></table>
      ${p('I reviewed this 41-year-old teacher twelve months after her {d.graves|Graves’ thyrotoxicosis|icd=E05.00} came back. She first had an 18-month course of carbimazole from 2021. She feels far better than in February: {o|tremor} has gone and weight has risen by 4 kg. She has {o|gritty eyes} in the mornings; {x|no double vision and no pain on eye movement|negated}. {x|She has had no sore throat or fever on treatment|negated}. {d.exsmoker|She gave up smoking in March|icd=Z87.891;st=-}. Periods are regular and {x|she is not pregnant|negated}, though {x|she hopes to conceive next year|planned}. {x|Her mother has Hashimoto’s thyroiditis and a sister has type 1 diabetes|family history|d.hashi}.')}
      ${p('On examination weight was {l.e21wt|63.4 kg|v=63.4;u=kg}, pulse {l.e21hr|76|v=76;u=-} regular, blood pressure {l.e21sys|118|v=118;u=-}/{l.e21dia|72|v=72;u=-}. There is a {d.e14goitre|small smooth goitre|icd=E04.9/E04.0/E05.00}, {x|no bruit|negated}. Exophthalmometry 20 mm right and 19 mm left, clinical activity score 1. {x|No pretibial myxoedema|negated}.')}
      ${p('Bloods on 2 July 2026: TSH {l.tsh|0.08 mU/L|v=0.08;u=mU/L;ref=0.3-4.5;on=2026-07-02} (0.3-4.5), free T4 {l.ft4|15.2 pmol/L|v=15.2;u=pmol/L;ref=9-21;on=2026-07-02} (9-21), free T3 {l.ft3|5.4 pmol/L|v=5.4;u=pmol/L;ref=3.5-6.5;on=2026-07-02} (3.5-6.5), ALT {l.alt|22|v=22;u=-;on=2026-07-02}, neutrophils {l.neut|3.1|v=3.1;u=-;on=2026-07-02}, haemoglobin {l.hgb|131 g/L|v=131;u=g/L;on=2026-07-02}, ferritin {l.ferr|58|v=58;u=-;on=2026-07-02}. In February 2026 her free T4 had been {l.ft4|41.7|v=41.7;u=-;on=2026-02} and TRAb {l.trab|8.9 IU/L|v=8.9;u=IU/L;on=2026-02}. An {i.usthy|ultrasound of the thyroid|on=2026-03-19} on 19 March 2026 showed a diffusely vascular gland and {x|no nodules|negated|d.thynod}.')}
      ${p('We went through the choices. {x|Radioiodine is less attractive with her eyes and her plans for a family|considered|p.p33rai}; {x|she would like to think about thyroidectomy|considered|p.thyroidx}. For now carbimazole is {m.carbi|reduced to 10 mg daily|dose=10 mg;freq=daily;st=active} from today. {x|Should she become pregnant she should contact us at once|conditional}; {x|propylthiouracil cannot be used|warned|m.ptu}. {x|Propranolol can be stopped after two weeks|planned|m.propr}. I have started {m.p33selen|selenium 100 micrograms twice daily|freq=twice daily} for six months.')}
      ${p('{x|Please repeat thyroid function in six weeks|planned|l.tsh}, and {x|a full blood count urgently should she develop a sore throat, mouth ulcers or fever|conditional|l.neut}. {x|I have referred her to the joint thyroid eye clinic|referral}. I shall see her in four months.')}
      <p>Yours sincerely</p>${signature(c.rnd, '#22306b', 110)}
      <p><b>Dr Callum Strachan-Lee</b><br>Consultant Endocrinologist<br><span style="font-size:15px">cc Mrs Petrescu; Mr Owain Bevan-Jones, Consultant Ophthalmologist</span></p>${c.no('Mr Owain Bevan-Jones', 'copy')}`,
    )
  },
  { dateAliases: ['2026-07-14'], width: 1060, scale: 1.34 },
)

/** United States: a contrast CT; capitals before each organ, the impression in a box. */
const abdomen = doc(
  'p9267.png',
  ['en', 'imaging', 'clean'],
  '2026-09-28',
  [
    'Harbor Point Advanced Imaging',
    'HARBOR POINT ADVANCED IMAGING',
    'Harbor Point Advanced Imaging, Duluth',
    'Harbor Point Imaging',
  ],
  [
    'Siobhan Lachance, MD',
    'Siobhan Lachance',
    'Dr. Siobhan Lachance',
    'LACHANCE, SIOBHAN',
    'S. Lachance, MD',
  ],
  ['Teresa Villalobos', 'VILLALOBOS, TERESA', 'Teresa A. Villalobos', 'VILLALOBOS, TERESA A.'],
  'CT abdomen and pelvis with contrast',
  (c) => {
    const s = (k, t) => `<p data-line><b>${en(k)}:</b> ${c.t(t)}</p>`
    return sheet(
      `body{font:17px/1.42 ${FACE.openSans};font-size:16.4px;padding:46px 72px}p{margin:6px 0}.k td{padding:2px 10px;border:1px solid #c7d3d8}.k td:nth-child(odd){background:#eef4f6;width:130px}ol{margin:3px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center;margin-bottom:8px"><div style="display:flex;gap:12px;align-items:center">${mark('wave', '#22677a', 48)}<div><b style="font-size:22px;color:#22677a">Harbor Point Advanced Imaging</b><br>411 Canal Park Dr, Duluth MN &nbsp; Tel 218-555-0XXX</div></div>${barcode(c.rnd, 30, 32)}</div>
      <table class="k"><tr><td>Patient</td><td><b>VILLALOBOS, TERESA A.</b></td><td>Exam date</td><td>09/28/2026 10:20</td></tr><tr><td>DOB / Sex</td><td>06/11/1961 / F</td><td>Accession</td><td>HP-26-XX3108</td></tr><tr><td>Referring</td><td>Kofi Amankwah, DO</td><td>Report status</td><td>Final, 09/28/2026 15:47</td></tr></table>${c.no('Kofi Amankwah, DO', 'referrer')}
      ${s('EXAM', '{i.ctap|CT ABDOMEN AND PELVIS WITH CONTRAST|main=1}')}
      ${s('INDICATION', '{o|Left lower quadrant pain} for five days, {o|low-grade fever}. History of {p.lapchole|cholecystectomy}. {x|Rule out diverticulitis|question}.')}
      ${s('COMPARISON', '{i.usabd|Abdominal ultrasound|on=2024-03-14} 03/14/2024. {x|No prior CT|negated}.')}
      ${s('TECHNIQUE', 'Helical images after 100 mL of {o|iohexol 350} IV. {x|Oral contrast was not given|negated}. Creatinine {l.crea|0.8 mg/dL|v=0.8;u=mg/dL}, eGFR {l.egfr|84|v=84;u=-}. {x|No contrast reaction|negated|a.contrast}.')}
      <p><b>FINDINGS:</b></p>
      ${s('Lung bases', '{d.atelect|Minimal dependent atelectasis|icd=J98.11}. {d.nodule|4 mm solid nodule in the right lower lobe|icd=R91.1}. {x|No pleural effusion|negated|d.pleff}.')}
      ${s('Liver and biliary', '{d.steat|Mild hepatic steatosis|icd=K76.0}. {d.h14lhem|1.8 cm hemangioma in segment VII|icd=D18.03}, unchanged. Gallbladder surgically absent. Common duct 8 mm, {x|no choledocholithiasis|negated|d.choledoc}.')}
      ${s('Pancreas and spleen', '{x|No pancreatic mass|negated}. Spleen normal in size with a {d.accspl|1 cm splenule|icd=Q89.09}.')}
      ${s('Adrenals', '{d.adrenal|1.4 cm left adrenal adenoma|icd=D35.02}, 6 HU.')}
      ${s('Kidneys and bladder', '{d.rcyst|Simple 2.3 cm cyst, right kidney|icd=N28.1}. {x|No stone or hydronephrosis|negated|d.stone}. Bladder unremarkable.')}
      ${s('Bowel', '{d.diverts|Sigmoid diverticulosis|icd=K57.30}. Wall thickening and fat stranding over a 6 cm segment of the mid sigmoid, consistent with {d.divertic|acute diverticulitis|icd=K57.32}. {x|No free air, no drainable collection|negated}. {x|Appendix normal|negated|d.append}. {x|No obstruction|negated|d.sbo}. {d.hiatus|Small sliding hiatal hernia|icd=K44.9}.')}
      ${s('Pelvis', 'Uterus with a {d.fibroid|3 cm calcified fibroid|icd=D25.9}. {x|No adnexal mass|negated|d.ovcyst}. {o|Trace free fluid}.')}
      ${s('Vessels and nodes', '{d.h13aoath|Aortic atherosclerosis|icd=I70.0}; {x|no aneurysm|negated|d.aaa}. {x|No enlarged lymph nodes|negated}.')}
      ${s('Bones and wall', '{o|Multilevel degenerative change}, {d.spondylol|grade 1 anterolisthesis of L4 on L5|icd=M43.16}. {d.umbil|Fat-containing umbilical hernia|icd=K42.9}. {x|No suspicious bone lesion|negated}.')}
      <div style="border:2px solid #22677a;padding:6px 14px;margin-top:10px" data-line><b>IMPRESSION</b><ol>${items(c, ['Acute uncomplicated {d.divertic|sigmoid diverticulitis|icd=K57.32}. {x|Colonoscopy is suggested six to eight weeks after recovery if not done recently|suggestion|p.colono}.', '4 mm right lower lobe {d.nodule|pulmonary nodule|icd=R91.1}; {x|in a low-risk patient no follow-up is needed, otherwise optional CT at 12 months|conditional|i.ctchest}.', 'Incidental benign {d.adrenal|left adrenal adenoma|icd=D35.02}, {d.h14lhem|hepatic hemangioma|icd=D18.03} and {d.steat|mild steatosis|icd=K76.0}.'])}</ol></div>
      <p>Dr. Amankwah’s office was called at 15:52. ${c.t('{x|Follow-up of a 3 to 5 mm nodule is according to the Fleischner guideline|reference text}.')}</p>
      <p>Dictated and signed electronically by <b>Siobhan Lachance, MD</b>, Diagnostic Radiology</p>`,
    )
  },
  { width: 1060, scale: 1.34 },
)

export const practice33EnLetters = [heart, thyroid, abdomen]
