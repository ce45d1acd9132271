/** Letters in English: a Spanish hospital's discharge report in running text, an American emergency provider's note with its course by the hour, a Manx haematologist's letter with a margin. */
import { mark, signature } from '../lib/decor.mjs'
import { FACE, doc, en, items, resultCell, sheet } from './blind-parts.mjs'

/** Spain: bold words at the margin, running text, results of admission and discharge as sentences. */
const running = doc(
  'p667.jpg',
  ['en', 'discharge', 'photo'],
  '2026-03-09',
  ['Hospital Cala Serena', 'HOSPITAL CALA SERENA', 'Cala Serena Hospital', 'Hospital Cala Serena, Palma'],
  [
    'Dr. Marta Vallespir Oliver',
    'Marta Vallespir Oliver',
    'Dra. Marta Vallespir Oliver',
    'Dr. Marta Vallespir',
    'Dr Vallespir',
  ],
  ['Alistair Drummond', 'DRUMMOND, ALISTAIR', 'Mr Alistair Drummond', 'Mr. Alistair Drummond'],
  'Discharge report',
  (c) => {
    const part = (k, ...list) =>
      `<div class="r"><div class="k">${en(k)}</div><div>${list.map((s) => `<p>${c.t(s)}</p>`).join('')}</div></div>`
    return sheet(
      `body{font:17px/1.36 ${FACE.times};padding:42px 58px}.r{display:grid;grid-template-columns:132px 1fr;gap:14px;border-top:1px solid #9aa;padding:4px 0}.k{font:bold 14px ${FACE.arial};color:#264a73;padding-top:3px}p{margin:2px 0 4px}ol{margin:0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:12px;align-items:center">${mark('leaf', '#264a73', 50)}<div style="font-family:${FACE.arial}"><b style="font-size:22px;color:#264a73">Hospital Cala Serena</b><br><span style="font-size:15px">Internal Medicine Department, Palma de Mallorca</span></div></div><div style="text-align:right;font:bold 18px ${FACE.arial}">DISCHARGE REPORT</div></div>
      <div style="display:grid;grid-template-columns:1fr 1fr;background:#eef2f7;padding:6px 12px;margin:8px 0;font:15px/1.4 ${FACE.arial}"><div>Patient: <b>DRUMMOND, ALISTAIR</b><br>Date of birth: 17/05/1957 (68 years) &nbsp; Male<br>History no.: 1180427 &nbsp; Insurer: Thistle Travel Cover</div><div>Admission: 03/03/2026 (Emergency)<br>Discharge: 09/03/2026, to hotel, improved<br>Responsible: Dr. Marta Vallespir Oliver</div></div>${c.no('Thistle Travel Cover', 'insurer')}
      ${part('Reason', 'Fever and {o|shortness of breath}.')}
      ${part('Personal history', 'Allergy: {a.e12clari|clarithromycin|react=vomiting and rash} (vomiting and rash). {x|Tolerates penicillins|negated|a.pen}. {d.htn|High blood pressure}, {d.hld|hypercholesterolaemia|icd=E78.00/E78.5}, {d.bph|prostatic hyperplasia|icd=N40.0/N40.1}, {d.gout|gout}. {d.exsmoker|Ex-smoker since 2010|icd=Z87.891}. {x|Not diabetic|negated|d.dm2}, {x|no known heart disease|negated|d.ihd}. Operations: {p.herniar|right inguinal hernia repair|on=2011} (2011). {x|Father died of a heart attack|family history|d.mi}.', 'Usual treatment: {m.lis|lisinopril 20 mg|st=-}, {m.aml|amlodipine 5 mg|st=-}, {m.sim|simvastatin 40 mg|st=-}, {m.tams|tamsulosin 0.4 mg}, {m.allo|allopurinol 300 mg}.')}
      ${part('Present illness', 'Arrived on the island on 28 February. For three days fever of 39 degrees, cough with rusty sputum and left-sided pleuritic pain. {x|No haemoptysis|negated}, {x|no leg swelling|negated|d.dvt}, {x|no contact with tuberculosis|negated|d.tb}.')}
      ${part('Examination', 'BP 104/62, heart rate 134 irregular, temperature 38.9, SpO2 87% on room air. Crackles at the left base. {x|No oedema|negated}. {x|Neck not stiff|negated|d.meng}.')}
      ${part('Tests', 'Blood 03/03/2026: haemoglobin {l.hgb|13.9 g/dL|on=2026-03-03}, leucocytes {l.wbc|19.8 x10^9/L|v=19.8;u=x10^9/L;on=2026-03-03} (91% neutrophils), platelets {l.plt|164 x10^9/L|v=164;u=x10^9/L;on=2026-03-03}, CRP {l.crp|287 mg/L|on=2026-03-03}, procalcitonin {l.pct|6.4 ng/mL|on=2026-03-03}, creatinine {l.crea|1.78 mg/dL|on=2026-03-03}, urea {l.urea|71 mg/dL|on=2026-03-03}, sodium {l.na|131 mmol/L|on=2026-03-03}, potassium {l.k|3.6 mmol/L|on=2026-03-03}, lactate {l.lact|2.4 mmol/L|on=2026-03-03}, NT-proBNP {l.bnp|1120 pg/mL|on=2026-03-03}, TSH {l.tsh|1.2 mIU/L|on=2026-03-03}. Arterial gas on air: pH {l.ph|7.47|u=-;on=2026-03-03}, pO2 {l.po2|52 mmHg|on=2026-03-03}, pCO2 {l.pco2|31 mmHg|on=2026-03-03}.', 'Blood 08/03/2026: haemoglobin {l.hgb|12.8 g/dL|on=2026-03-08}, leucocytes {l.wbc|9.1 x10^9/L|v=9.1;u=x10^9/L;on=2026-03-08}, CRP {l.crp|48 mg/L|on=2026-03-08}, creatinine {l.crea|1.05 mg/dL|on=2026-03-08}, sodium {l.na|138 mmol/L|on=2026-03-08}, potassium {l.k|4.2 mmol/L|on=2026-03-08}.', 'Urinary antigens: pneumococcus {l.pneuag|positive|v=positive;u=-}, Legionella {l.legion|negative|v=negative;u=-}. PCR influenza A {l.flua|negative|v=negative;u=-}, SARS-CoV-2 {l.covidpcr|negative|v=negative;u=-}. Blood cultures {l.bcult|without growth|v=without growth;u=-}. {i.cxr|Chest X-ray}: {d.pneumonia|consolidation of the left lower lobe|icd=J13/J18.9/J18.1}, {d.pleff|small left pleural effusion|icd=J90/J91.8/J18.9}. {i.ctpa|CT angiography of the chest}: {x|no pulmonary embolism|negated|d.pe}; {d.adrenal?|left adrenal nodule of 14 mm, probably adenoma|icd=D35.02/D35.00/E27.8}. {p.ecg?|ECG}: {d.af|atrial fibrillation|icd=I48.91/I48.0} at 134. {i.echo|Echocardiogram}: ejection fraction {l.lvef|58%|v=58;u=%}, {d.ladil|left atrium mildly dilated|icd=I51.7}, {x|no significant valve disease|negated}.')}
      ${part('Evolution', 'Treated with {m.ceftr?|ceftriaxone|st=-}, fluids and {p.e20oxyg?|high-flow oxygen|st=-} for two days in intermediate care; {x|intubation was not necessary|not needed}. {x|Azithromycin was avoided|avoided|m.azit}. Back to sinus rhythm on 5 March after {m.amio?|intravenous amiodarone|st=-}; {x|cardioversion was not required|not needed|p.cardiov}. {x|Delirium did not appear|negated|d.delir}. Oxygen withdrawn on 7 March, SpO2 95%. {x|Pleural puncture was considered, too little fluid|considered|p.thoracent}.')}
      ${part('Diagnoses', '1. {d.pneumonia|Pneumococcal pneumonia, left lower lobe|icd=J13}. 2. {d.hrf|Acute respiratory failure|icd=J96.01/J96.00}. 3. {d.af|Atrial fibrillation, first episode|icd=I48.91/I48.0}, CHA2DS2-VASc 2. 4. {d.aki|Acute kidney injury|icd=N17.9}, recovered. 5. {d.adrenal?|Incidental adrenal nodule|icd=D35.02/D35.00/E27.8/E27.9}.')}
      ${part('Treatment', '{m.amox|Amoxicillin 1 g every 8 hours|freq=every 8 hours} until 13 March. {m.apix|Apixaban 5 mg every 12 hours|freq=every 12 hours} (new). {m.bis|Bisoprolol 2.5 mg in the morning|freq=in the morning} (new). {m.ator|Atorvastatin 20 mg at night|freq=at night} in place of {m.sim|simvastatin|dose=-;st=stopped}. {m.tams|Tamsulosin 0.4 mg} and {m.allo|allopurinol 300 mg}, no change. {m.lis|Lisinopril|dose=-;st=stopped} and {m.aml|amlodipine|dose=-;st=stopped} suspended; {x|family doctor to decide on restarting lisinopril|planned}. {x|Do not take ibuprofen|warned|m.ibu}. {m.para|Paracetamol 1 g if fever|freq=if fever}.')}
      ${part('Follow-up', '{x|Chest X-ray in 6 weeks|planned|i.cxr}. {x|Cardiology at home: Holter and duration of anticoagulation|planned|p.holter}. {x|Hormone study of the adrenal nodule|planned}. {x|Pneumococcal vaccine recommended|planned|m.vpcv}. {x|May fly from 12 March if he stays well|conditional}.')}
      <div style="display:flex;justify-content:space-between;align-items:end;margin-top:6px"><span style="font-size:15.5px">Palma, 9 March 2026. Translated by the International Patient Desk.</span><div>${signature(c.rnd, '#22306b', 110)}<br>Dra. Marta Vallespir Oliver</div></div>`,
    )
  },
  { dateAliases: ['2026-03-03'], width: 1120, scale: 1.4, degrade: { angle: 0.9, folds: [0.34, 0.67] } },
)

/** United States: an emergency provider's note; reviewed results as rows of a panel each, the course by the hour, diagnoses with codes. */
const provider = doc(
  'p668.png',
  ['en', 'discharge', 'clean'],
  '2025-12-18',
  [
    'Saguaro Ridge Emergency Center',
    'SAGUARO RIDGE EMERGENCY CENTER',
    'Saguaro Ridge ED',
    'Saguaro Ridge Emergency Center, Tucson',
  ],
  [
    'Marcus Feldkamp, DO',
    'Marcus Feldkamp',
    'Dr. Marcus Feldkamp',
    'Feldkamp, Marcus, DO',
    'M. Feldkamp, DO',
  ],
  ['Valentina Ochoa', 'OCHOA, VALENTINA', 'Ochoa, Valentina', 'Ms. Valentina Ochoa'],
  'ED provider note',
  (c) => {
    const h = (s) => `<h3>${en(s)}</h3>`
    const p = (s) => `<p>${c.t(s)}</p>`
    const lab = (s) => {
      const [key, label, v, unit, ref] = s.split(';')
      return `<tr data-line><td>${en(label)}</td><td>${resultCell(c, key, label, v, unit, ref, '2025-12-18', (r) => `${v}${r.flag === 'H' || r.flag === 'L' ? ` (${r.flag})` : ''}`)}</td><td>${en(`${ref} ${unit}`.trim())}</td></tr>`
    }
    const panel = (title, list) =>
      `<table class="l"><tr><th colspan="3">${en(title)}</th></tr>${list.map(lab).join('')}</table>`
    const course = (when, s) => `<tr data-line><td class="t">${en(when)}</td><td>${c.t(s)}</td></tr>`
    return sheet(
      `body{font:16px/1.36 ${FACE.lato};padding:40px 56px}p{margin:4px 0}h3{font-size:16px;background:#e9eef4;padding:1px 8px;margin:9px 0 3px}.l{break-inside:avoid;margin-bottom:6px}.l th{text-align:left;font-size:14.5px;border-bottom:1px solid #8aa}.l td{padding:.6px 6px;font-size:15px}.l td:nth-child(1){width:40%}.l td:nth-child(2){width:24%;font-weight:bold}.cols{columns:2;column-gap:26px}.t{width:70px;font-weight:bold}td{padding:1px 6px}ol{margin:2px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center;border-bottom:3px solid #b5552b;padding-bottom:6px"><div style="display:flex;gap:12px;align-items:center">${mark('star', '#b5552b', 46)}<div><b style="font-size:22px;color:#b5552b">Saguaro Ridge Emergency Center</b><br>7700 E. Mesquite Wash Road, Tucson, AZ</div></div><b style="font-size:20px">ED Provider Note</b></div>
      <div style="display:grid;grid-template-columns:1fr 1fr;margin:6px 0"><div>Patient: <b>Valentina Ochoa</b> &nbsp; DOB: 4/27/1988 &nbsp; 37 y.o. female<br>MRN: 00817743 &nbsp; PCP: Kristin Abernathy, NP</div><div>Date of service: 12/18/2025 &nbsp; Arrival: 2:41 AM<br>Provider: Marcus Feldkamp, DO</div></div>${c.no('Kristin Abernathy, NP', 'primary care provider')}
      ${h('HPI')}${p('Woken at midnight by severe {o|left flank pain} radiating to the groin, with {o|nausea} and two episodes of vomiting. {x|Denies fever, dysuria|negated|d.uti} or {x|vaginal bleeding|negated}. {x|No prior kidney stones|negated|d.stone}. {x|Her father has kidney stones|family history|d.stone}. Took {m.ibu|ibuprofen 400 mg|st=-} without relief.')}
      ${h('Past history')}${p('{d.migr|Migraine}, {d.pcos|polycystic ovary syndrome}, {d.hypothy|hypothyroidism|icd=E03.9}. Surgical: {p.csect|C-section 2019|on=2019}, {p.lapchole|lap chole 2021|on=2021}. {x|Never smoker|negated|d.smoker}. Allergies: {a.code|codeine|react=hives} (hives), {a.povid|povidone-iodine|react=skin irritation} (skin irritation). {x|No contrast allergy|negated|a.contrast}.')}
      ${p('**Home meds:** {m.levo|levothyroxine 75 mcg daily|freq=daily}, {m.topi|topiramate 50 mg BID|freq=BID}, {m.metf|metformin ER 750 mg daily|freq=daily}, {m.riza|rizatriptan 10 mg PRN|freq=PRN}. {x|Stopped OCP 2024|not taken|m.coc}.')}
      ${h('Exam')}${p('BP 146/88, HR 98, RR 18, T 98.4 F, SpO2 99% RA. Uncomfortable, pacing. Left CVA tenderness. Abdomen soft, {x|no guarding, no McBurney tenderness|negated|d.append}. {x|No adnexal tenderness|negated|d.e16torsion}.')}
      ${h('Labs reviewed (collected 12/18/2025, 3:05 AM)')}<div class="cols">${panel('CBC', ['wbc;WBC;12.6;K/uL;4.0-11.0', 'hgb;Hemoglobin;13.4;g/dL;12.0-16.0', 'hct;Hematocrit;39.7;%;36.0-46.0', 'plt;Platelets;287;K/uL;150-400'])}${panel('BMP', ['na;Sodium;139;mmol/L;135-145', 'k;Potassium;3.4;mmol/L;3.5-5.0', 'cl;Chloride;111;mmol/L;98-107', 'hco3;CO2;19;mmol/L;22-29', 'bun;BUN;16;mg/dL;6-20', 'crea;Creatinine;0.98;mg/dL;0.50-1.10', 'glu;Glucose;118;mg/dL;70-99', 'ca;Calcium;9.6;mg/dL;8.6-10.3'])}${panel('Hepatic, lipase', ['alt;ALT;24;U/L;0-33', 'ast;AST;20;U/L;0-32', 'tbil;Bilirubin, total;0.4;mg/dL;0.0-1.2', 'lip;Lipase;31;U/L;13-60'])}${panel('Urine', ['hcgu;hCG, urine;Negative;;Negative', 'usg;Specific gravity;1.022;;1.005-1.030', 'ubld;Blood;Large;;Negative', 'uleu;Leukocyte esterase;Negative;;Negative', 'unit;Nitrite;Negative;;Negative', 'urbc;RBC;51;/hpf;0-3', 'uwbc;WBC, urine;4;/hpf;0-5'])}</div>
      ${h('Imaging')}${p('{i.h14ctkub|CT abdomen pelvis without contrast}: {d.ureter|5 mm obstructing stone at the left ureterovesical junction|icd=N20.1/N13.2} with {d.hydro|mild left hydronephrosis|icd=N13.2/N13.30}. {d.stone|Punctate nonobstructing right renal stone|icd=N20.0}. {p.lapchole|Status post cholecystectomy|on=2021}. {x|Normal appendix|negated|d.append}. {x|No diverticulitis|negated|d.divertic}. {d.steat|Mild hepatic steatosis|icd=K76.0}.')}
      ${h('ED course')}<table>${course('0255', '{m.ketor?|Ketorolac 15 mg IV|st=-}, {m.ond?|ondansetron 4 mg IV|st=-} and 1 L LR given.')}${course('0340', 'Pain 9 to 5. {m.hydrom?|Hydromorphone 0.5 mg IV|st=-}; {x|morphine not given|not given|m.morp}.')}${course('0415', 'CT read. Topiramate {x|may cause stones and acidosis|warned}: {x|PCP to consider stopping it|planned}.')}${course('0450', 'Urology (Dr. Pryce) by phone: {x|no stent tonight|not needed|p.jjstent}, trial of passage.')}${course('0525', 'Pain 2, tolerating fluids. {x|Urine culture pending|pending|l.ucult}.')}</table>${c.no('Dr. Pryce', 'urologist consulted')}
      ${h('MDM')}${p('Considered {x|pyelonephritis|excluded|d.pyelo}, {x|ectopic pregnancy|excluded}, {x|ovarian torsion|excluded|d.e16torsion}, {x|aortic aneurysm|excluded|d.aaa}: not supported. {x|Antibiotics not indicated|not needed}.')}
      ${h('Final diagnoses')}<ol>${items(c, ['{d.ureter|Left ureteral stone} (N20.1)', '{d.hydro|Hydronephrosis with stone obstruction|icd=N13.2} (N13.2)', '{d.hypok|Hypokalemia} (E87.6)'])}</ol>
      ${h('Disposition')}${p('Discharged home 5:40 AM, stable. **New prescriptions:** {m.tams|tamsulosin 0.4 mg nightly|freq=nightly}, {m.napr|naproxen 500 mg BID with food|freq=BID}, {m.ond|ondansetron ODT 4 mg q8h PRN|freq=q8h PRN}. **Stop:** {m.ibu|ibuprofen|dose=-;st=stopped}. Strain urine. {x|Urology in 1 week|planned}; {x|lithotripsy if not passed in 4 weeks|conditional}. {x|Return for fever, then admission|conditional}.')}
      <p style="margin-top:6px">Electronically signed by Marcus Feldkamp, DO on 12/18/2025 at 6:02 AM</p>`,
    )
  },
  { width: 1160, scale: 1.24 },
)

/** Isle of Man: a haematologist's letter; the margin holds diagnoses, medicines, allergies and results with their day. */
const manx = doc(
  'p669.jpg',
  ['en', 'consultation', 'scan'],
  '2026-02-10',
  ['Port Erran Hospital', 'PORT ERRAN HOSPITAL', 'Port Erran Hospital, Isle of Man'],
  ['Dr Rohan Abeysekera', 'Rohan Abeysekera', 'Dr R Abeysekera', 'Dr Abeysekera'],
  ['Eleanor Quayle', 'Mrs Eleanor Quayle', 'QUAYLE, Eleanor', 'Mrs Quayle'],
  'Haematology clinic letter',
  (c) => {
    const p = (s) => `<p>${c.t(s)}</p>`
    const list = (xs) => `<ul>${items(c, xs)}</ul>`
    const value = (s) => {
      const [key, label, v, unit, ref] = s.split(';')
      return `<tr data-line><td>${en(label)}</td><td class="v">${resultCell(c, key, label, v, unit, ref, '2026-02-05', () => `${v} ${unit}`.trim())}</td></tr>`
    }
    return sheet(
      `body{font:17px/1.42 ${FACE.calibri};font-size:18px;padding:46px 58px}p{margin:7px 0}.two{display:grid;grid-template-columns:330px 1fr;gap:30px;margin-top:12px}.m{background:#f1f1ec;padding:8px 14px;font-size:16.5px;line-height:1.36}.m h3{font-size:16.5px;border-bottom:1px solid #888;margin:8px 0 2px}.m h3:first-child{margin-top:0}ul{margin:2px 0;padding-left:18px}td{padding:.5px 0}.v{text-align:right;white-space:nowrap}small{font-size:14.5px}`,
      `<div style="display:flex;justify-content:space-between;border-bottom:2px solid #333;padding-bottom:6px"><div><b style="font-size:24px">Port Erran Hospital</b><br>Department of Haematology, Douglas, Isle of Man</div><div style="text-align:right">Clinic: 10 February 2026<br>Typed: 13 February 2026<br>Ref: RA/ms/204417</div></div>
      <div style="display:flex;justify-content:space-between;margin-top:8px"><div>Dr Juan Corlett<br>Laxey Glen Surgery</div><div style="text-align:right"><b>Mrs Eleanor Quayle</b>, born 30 June 1952<br>14 Sandfield Terrace, Laxey</div></div>${c.no('Dr Juan Corlett', 'recipient')}${c.no('Laxey Glen Surgery', 'recipient')}
      <div class="two"><div class="m"><h3>Diagnoses</h3>${list(['{d.cll|Chronic lymphocytic leukaemia|icd=C91.10;on=2021-05}, Binet A, May 2021', '{d.e20hypogam|Hypogammaglobulinaemia|icd=D80.1}', '{d.zoster|Shingles|icd=B02.9/Z86.19;on=2024;st=-} 2024', '{d.osteoporosis|Osteoporosis|icd=M81.0}', '{d.bronchiect|Mild bronchiectasis|icd=J47.9}'])}
      <h3>Medicines</h3>${list(['{m.acyc|Aciclovir 400 mg twice daily|freq=twice daily}', '{m.azit|Azithromycin 250 mg, Mon Wed Fri|freq=Mon Wed Fri}', '{m.alen|Alendronic acid 70 mg weekly|freq=weekly}', '{m.calvitd|Adcal-D3 twice daily|dose=-;freq=twice daily}', '{m.lan|Lansoprazole 15 mg daily|freq=daily}'])}
      <h3>Allergies</h3>${list(['{a.doxy|Doxycycline|react=oesophagitis} (oesophagitis)', '{x|Penicillin label removed 2025|refuted|a.pen}'])}
      <h3>Results of 5 February 2026</h3><table>${['hgb;Hb;118;g/L;', 'wbc;White cells;47.3;x10^9/L;', 'lymph;Lymphocytes;41.6;x10^9/L;', 'neut;Neutrophils;3.2;x10^9/L;', 'plt;Platelets;152;x10^9/L;', 'retic;Reticulocytes;1.4;%;', 'ldh;LDH;231;U/L;', 'crea;Creatinine;78;umol/L;', 'egfr;eGFR;66;mL/min;', 'tbil;Bilirubin;9;umol/L;', 'alt;ALT;17;U/L;', 'cacor;Adj. calcium;2.41;mmol/L;', 'b2m;Beta-2 microglobulin;3.1;mg/L;', 'coombs;DAT;Negative;;', 'igg;IgG;3.8;g/L;', 'iga;IgA;0.4;g/L;', 'igm;IgM;0.2;g/L;', 'ferr;Ferritin;92;ug/L;', 'b12;B12;410;ng/L;', 'fol;Folate;7.9;ug/L;'].map(value).join('')}</table></div>
      <div>${p('Dear Dr Corlett')}${p('I reviewed Mrs Quayle with her daughter. She is well and walks the dog for an hour each day. {x|She has had no fevers, no night sweats and no weight loss|negated}. Since November she has needed two courses of {m.coamox?|co-amoxiclav|dose=-;st=stopped} for her chest; {x|she has not been admitted|negated}, and {x|she has never had pneumonia|negated|d.pneumonia}.')}
      ${p('On examination there are {d.h11cervln?|small cervical nodes up to 1.5 cm|icd=R59.0/C91.10}. {x|The spleen is not palpable|negated|d.splenomeg} and {x|there are no axillary or inguinal nodes|negated|d.h12axln}. Weight 61.4 kg, temperature 36.6.')}
      ${p('The lymphocyte count was {l.lymph|33.0 x10^9/L|v=33.0;u=x10^9/L} a year ago, so its doubling time is well beyond twelve months. Haemoglobin has drifted by a few grams, {x|without haemolysis|negated}. FISH in 2021 showed a {o|13q deletion}; {x|there was no 17p deletion|negated}. {i.usabd|An ultrasound of the abdomen in January|on=2026-01} showed a spleen of 12.6 cm and {d.gallst|gallstones|icd=K80.20}, {x|without biliary dilatation|negated}.')}
      ${p('{x|There is no indication to treat the leukaemia at present|not needed}. {x|If she progresses I would offer acalabrutinib|conditional|m.e20acala}, and we spoke about {x|bleeding|warned} and {x|atrial fibrillation|warned|d.af} as its risks. {d.e20hypogam|Her antibodies are low|icd=D80.1}, and {x|I shall discuss immunoglobulin replacement at our meeting on 3 March|planned|m.ivig} because she has had {o|recurrent infections}. {x|Her response to Pneumovax will be measured|planned}.')}
      ${p('{m.vzos?|Shingrix|st=-} was completed last summer and {m.vflu?|the influenza vaccine|st=-} given in October; {x|live vaccines must be avoided|warned}. {x|Her brother died of lymphoma|family history|d.lymphoma} and {x|her mother had a hip fracture|family history|d.hipfx}. {x|She does not smoke|negated|d.smoker}.')}
      ${p('May I ask you to: 1. keep {m.amox?|amoxicillin 500 mg|st=-} at home as a rescue course; {x|2. repeat the DEXA scan this year|planned|i.dexa}; {x|3. refer her back early if lymphocytes exceed 80 or platelets fall below 100|conditional|d.thrombopen}.')}
      ${p('I shall see her again in four months.')}
      <p>Yours sincerely</p>${signature(c.rnd, '#222', 120)}<br>Dr Rohan Abeysekera<br>Consultant Haematologist<br><small>cc Mrs E Quayle; Dr Breesha Kermode, Respiratory Medicine</small></div></div>${c.no('Dr Breesha Kermode', 'recipient of a copy')}`,
    )
  },
  { dateAliases: ['2026-02-13'], width: 1120, scale: 1.34, degrade: { angle: 0.7 } },
)

export const twentiethEnLetters = [running, provider, manx]
