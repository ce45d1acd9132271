/** Letters in English: an Australian hospital's discharge referral, an American emergency physician's note, a bowel clinic's letter, an American family doctor's visit. */
import { barcode, mark, signature } from '../lib/decor.mjs'
import { FACE, doc, en, items, sheet } from './blind-parts.mjs'

/** Australia: a discharge referral after a heart attack; drugs in a table with what changed, results under each other by day. */
const referral = doc(
  'p547.jpg',
  ['en', 'discharge', 'photo'],
  '2025-08-18',
  [
    'Coolamatta Base Hospital',
    'COOLAMATTA BASE HOSPITAL',
    'Coolamatta Base Hospital, Cardiology',
    'Coolamatta Base',
  ],
  ['Dr Tegan Wylie', 'Tegan Wylie', 'Dr T Wylie', 'Dr Suresh Nathan', 'Suresh Nathan', 'Dr S Nathan'],
  ['Graeme Pascoe', 'PASCOE, Graeme', 'Mr Graeme Pascoe', 'PASCOE, Graeme Leslie', 'Mr Pascoe'],
  'Discharge referral',
  (c) => {
    const drug = (name, how, what, why) =>
      `<tr data-line><td>${c.t(name)}</td><td>${en(how)}</td><td><b>${en(what)}</b></td><td>${c.t(why)}</td></tr>`
    const h = (s) => `<h3>${en(s)}</h3>`
    const day = (label, iso, list) =>
      `<tr><td class="k">${en(label)}</td><td>${list.map((s) => c.t(s.replace('}', `;on=${iso}}`).replace('|;', '|'))).join(', ')}</td></tr>`
    return sheet(
      `body{font:16.5px/1.36 ${FACE.calibri};font-size:18px;padding:38px 56px}h3{font-size:18px;background:#143c5e;color:#fff;padding:1px 10px;margin:9px 0 3px}td,th{padding:2px 8px;border:1px solid #b5c3cf}th{text-align:left;background:#e8eef3}.k{width:120px;font-weight:bold}p{margin:3px 0}ul,ol{margin:1px 0}span[data-e]{white-space:nowrap}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div><b style="font-size:24px;color:#143c5e">Coolamatta Base Hospital</b><br>Cardiology &nbsp; DISCHARGE REFERRAL</div>${barcode(c.rnd, 38, 36)}</div>
      <div style="display:grid;grid-template-columns:1fr 1fr;border:1px solid #143c5e;padding:4px 10px;margin:6px 0"><div><b>PASCOE, Graeme Leslie</b> &nbsp; MRN 2207741<br>DOB 19/12/1960 &nbsp; Male<br>GP: Dr Wendy Brasch, Lighthouse Rd Clinic</div><div>Admitted: 14/08/2025 &nbsp; Discharged: 18/08/2025<br>Consultant: Dr Suresh Nathan<br>Author: Dr Tegan Wylie (Resident)</div></div>${c.no('Dr Wendy Brasch', 'recipient')}${c.no('Lighthouse Rd Clinic', 'recipient')}
      ${h('Principal diagnosis')}<p>${c.t('{d.nstemi|NSTEMI|icd=I21.4}, culprit mid LAD')}</p>
      ${h('Other problems')}<p>${c.t('{d.htn|Hypertension}; {d.dm2|type 2 diabetes}; {d.hld|hypercholesterolaemia|icd=E78.00/E78.5}; {d.gout|gout}; {d.smoker|current smoker, 15 a day|icd=F17.210/Z72.0}; {p.append|appendicectomy|on=1978} 1978. {x|No previous stroke|negated|d.stroke}.')}</p>
      ${h('Presentation and progress')}<p>${c.t('64 year old man with 3 hours of central {o|chest tightness} and {o|sweating}. {x|No syncope|negated|d.syncope}. {x|His father had a heart attack at 58|family history|d.mi}. {p.ecg|ECG 14/08|on=2025-08-14}: {o|T wave inversion V2 to V5}, {x|no ST elevation|negated|d.stemi}. {p.angio|Coronary angiogram|on=2025-08-15} on 15/08/2025: {d.ihd|90% mid LAD stenosis|icd=I25.10}, {o|30% RCA}; {x|left main normal|negated}. {p.pci|PCI with one drug eluting stent to LAD|on=2025-08-15}, right radial. {i.echo|Echocardiogram 16/08/2025|on=2025-08-16}: {l.lvef|LVEF 52%|v=52;u=%;on=2025-08-16}, {o|mild anterior hypokinesis}, {x|no thrombus|negated}. {i.cxr|Chest X-ray 14/08/2025|on=2025-08-14}: {x|no heart failure|negated|d.chf}. {x|Bypass surgery was discussed and is not required|not needed|p.cabg}.')}</p>
      ${h('Results')}<table>
      ${day('14/08/2025', '2025-08-14', ['{l.trop|hs-troponin T 46 ng/L|}', '{l.hgb|Hb 148 g/L|}', '{l.wbc|WCC 9.9 x10^9/L|v=9.9;u=x10^9/L}', '{l.plt|platelets 287 x10^9/L|v=287;u=x10^9/L}', '{l.crea|creatinine 94 umol/L|}', '{l.k|potassium 4.3 mmol/L|}', '{l.glu|glucose 11.2 mmol/L|}'])}
      ${day('15/08/2025', '2025-08-15', ['{l.trop|hs-troponin T 518 ng/L|}', '{l.a1c|HbA1c 8.1 %|}', '{l.chol|total cholesterol 5.9 mmol/L|}', '{l.ldl|LDL 3.8 mmol/L|}', '{l.hdl|HDL 0.9 mmol/L|}', '{l.trig|triglycerides 2.6 mmol/L|}'])}
      ${day('18/08/2025', '2025-08-18', ['{l.crea|creatinine 101 umol/L|}', '{l.k|potassium 4.7 mmol/L|}', '{l.hgb|Hb 141 g/L|}'])}</table>
      ${h('Medicines on discharge')}<table><tr><th style="width:27%">Medicine</th><th>Directions</th><th>Status</th><th>Comment</th></tr>
      ${drug('{m.asa|aspirin 100 mg|freq=daily}', 'one daily', 'NEW', 'lifelong')}${drug('{m.tica|ticagrelor 90 mg|freq=twice daily}', 'one twice daily', 'NEW', '12 months')}${drug('{m.ator|atorvastatin 80 mg|freq=at night}', 'one at night', 'INCREASED', 'was 20 mg')}${drug('{m.metop|metoprolol 25 mg|freq=twice daily}', 'one twice daily', 'NEW', '')}${drug('{m.perin|perindopril 5 mg|freq=in the morning}', 'one in the morning', 'UNCHANGED', '')}${drug('{m.metf|metformin XR 1000 mg|freq=twice daily}', 'one twice daily', 'UNCHANGED', '')}${drug('{m.empa|empagliflozin 10 mg|freq=in the morning}', 'one in the morning', 'NEW', '')}${drug('{m.gtn|glyceryl trinitrate 400 microgram spray|dose=400 mcg;freq=when required}', 'one spray when required', 'NEW', '{o|angina}')}${drug('{m.glic|gliclazide MR 60 mg|st=stopped}', '', 'CEASED', '')}${drug('{m.ibu|ibuprofen 400 mg|st=stopped}', '', 'CEASED', 'over the counter')}</table>
      ${h('Allergies and adverse reactions')}<p>${c.t('{a.ceph|Cephalexin|react=rash} - rash. {a.morph|Morphine|react=vomiting} - vomiting. {x|No contrast reaction|negated|a.contrast}.')}</p>
      ${h('Actions for GP and follow-up')}<ul>${items(c, ['{x|UEC and lipids in 4 weeks|planned}; {x|add ezetimibe if LDL is above 1.4|conditional|m.eze}', '{x|Cardiac rehabilitation referral made|planned}; {x|varenicline offered, he will think about it|considered|m.varen}', '{x|Do not stop ticagrelor before 12 months|warned}; {x|colchicine for gout rather than NSAIDs|conditional|m.colc}', '{x|Outpatient review Dr Nathan 6 weeks; repeat echocardiogram|planned}'])}</ul>
      <div style="display:flex;justify-content:space-between;align-items:end">Completed 18/08/2025 11:26 &nbsp; Dr T Wylie ${signature(c.rnd, '#222')}</div>`,
    )
  },
  { dateAliases: ['2025-08-14'], width: 1100, scale: 1.42, degrade: { angle: 0.9 } },
)

/** United States: an emergency physician's note, narrow margins, capital headings. */
const kidney = doc(
  'p548.jpg',
  ['en', 'discharge', 'scan'],
  '2025-10-05',
  [
    'Sombrero Butte Medical Center',
    'SOMBRERO BUTTE MEDICAL CENTER',
    'Sombrero Butte Medical Center Emergency Department',
  ],
  ['Rachel Stavros, MD', 'Rachel Stavros', 'Dr. Stavros', 'STAVROS, RACHEL', 'R. Stavros, MD'],
  ['Jasmine Whitfield', 'WHITFIELD, JASMINE', 'Jasmine R. Whitfield', 'WHITFIELD, JASMINE R'],
  'Emergency department note',
  (c) => {
    const p = (title, s) => `<p><b>${en(title)}:</b> ${c.t(s)}</p>`
    const on = '2025-10-05'
    const row = (s) => {
      const r = c.lab(s)
      const f = r.flag === 'H' ? 'H' : r.flag === 'L' ? 'L' : ''
      return `<tr data-e="${r.n}"><td>${en(r.label)}</td><td><b>${en(r.printed)}</b></td><td>${f}</td><td>${en(r.unit)}</td><td>${en(r.ref)}</td></tr>`
    }
    const table = (list) =>
      `<table><tr><th>Component</th><th>Value</th><th></th><th>Units</th><th>Ref Range</th></tr>${list.map(row).join('')}</table>`
    return sheet(
      `body{font:17px/1.4 ${FACE.cambria};font-size:17.5px;padding:42px 62px}p{margin:5px 0}td,th{padding:1.2px 6px;font-size:15.5px;text-align:left}th{border-bottom:1px solid #000}.two{display:grid;grid-template-columns:1fr 1fr;gap:0 26px;margin:3px 0 6px}span[data-e]{white-space:nowrap}`,
      `<div style="display:flex;justify-content:space-between;align-items:center;border-bottom:2px solid #000;padding-bottom:5px"><div><b style="font-size:22px">Sombrero Butte Medical Center</b><br>Emergency Department, 1400 Smelter Ave, Miami, AZ</div><b style="font-size:19px">ED PROVIDER NOTE</b></div>
      <p><b>WHITFIELD, JASMINE R</b> &nbsp; DOB 04/22/1998 (27 y F) &nbsp; MRN 7740126 &nbsp; Arrival: 10/05/2025 1412 &nbsp; Departure: 10/05/2025 1906<br>ED Attending: Rachel Stavros, MD &nbsp; Triage RN: Kyle Dunham &nbsp; PCP: Alan Ferreira, PA-C</p>${c.no('Kyle Dunham', 'triage nurse')}${c.no('Alan Ferreira', 'primary care provider')}
      ${p('CHIEF COMPLAINT', '{o|Flank pain} and {o|fever}')}
      ${p('HPI', '27-year-old with 2 days of right {o|flank pain}, {o|chills} and {o|nausea} after 5 days of {o|burning with urination}. She took leftover {m.phenazo?|phenazopyridine|dose=-;st=-} without relief. {x|Denies vomiting|negated}, {x|vaginal discharge|negated} or {x|diarrhea|negated|d.diarrh}. {x|No history of kidney stones|negated|d.stone}.')}
      ${p('PMH', '{d.asthma|Asthma}, {d.gad|anxiety|icd=F41.9/F41.1}, {d.uti|recurrent UTI|icd=N39.0/Z87.440;st=-}. {p.tonsil|Tonsillectomy|on=2009} (2009). **FAMILY:** {x|mother with polycystic kidney disease|family history|d.pckd}. **SOCIAL:** {x|never smoker|negated|d.smoker}, occasional wine.')}
      ${p('HOME MEDICATIONS', '{m.sert|sertraline 100 mg daily|freq=daily}, {m.salb|albuterol inhaler as needed|dose=-;freq=as needed}, {m.coc|levonorgestrel-ethinyl estradiol daily|dose=-;freq=daily}.')}
      ${p('ALLERGIES', '{a.tmp|Bactrim|react=hives} (hives); {a.shell|shellfish|react=lip swelling} (lip swelling). {x|Tolerates cephalosporins|refuted|a.ceph}.')}
      ${p('VITALS', 'T 38.9 C, HR 112, BP 108/64, RR 18, SpO2 98% RA, Wt 61 kg')}
      ${p('EXAM', 'Ill-appearing. {o|Right CVA tenderness}. {x|Abdomen without rebound|negated}. {x|Lungs clear|negated}. {x|No rash|negated}.')}
      <p><b>LABS</b> (collected 10/05/2025 1440)</p><div class="two"><div>${table(['wbc;WBC;17.8;K/uL;4.0-11.0', 'hgb;Hgb;12.4;g/dL;11.8-15.8', 'plt;Platelets;233;K/uL;140-400', 'neutp;Neutrophils %;86;%;40-74', 'na;Sodium;134;mmol/L;136-145', 'k;Potassium;3.6;mmol/L;3.5-5.1', 'hco3;CO2;21;mmol/L;21-31', 'bun;BUN;14;mg/dL;6-20', 'crea;Creatinine;0.91;mg/dL;0.50-1.10', 'glu;Glucose;118;mg/dL;70-99', 'lact;Lactate;1.8;mmol/L;0.5-2.0'])}</div><div>${table(['uleu;UA Leuk Esterase;Large;;Negative', 'unit;UA Nitrite;Positive;;Negative', 'ubld;UA Blood;Moderate;;Negative', 'uprot;UA Protein;30;mg/dL;Negative', 'uket;UA Ketones;Trace;;Negative', 'uglu;UA Glucose;Negative;;Negative', 'uwbc;UA WBC;>50;/HPF;0-5', 'ubact;UA Bacteria;Many;;None', 'hcgu;Urine hCG;Negative;;Negative'])}</div></div>
      ${p('IMAGING', `{i.ctap|CT abdomen and pelvis with contrast|on=${on}} 10/05/2025: {o|striated right nephrogram} consistent with {d.pyelo|pyelonephritis|icd=N10}. {x|No hydronephrosis|negated|d.hydro}, {x|no abscess|negated}, {x|no stone|negated}. {x|Appendix normal|negated|d.append}. Incidental {d.ovcyst|2.6 cm left ovarian cyst|icd=N83.202}.`)}
      ${p('ED COURSE', '{m.ceftr?|Ceftriaxone 1 g IV|st=-}, {m.ketor?|ketorolac 15 mg IV|st=-}, {m.ond?|ondansetron 4 mg IV|st=-} and 2 L saline given. HR 88 on recheck. Tolerating fluids. {x|Admission considered, patient prefers home|declined}. {x|Blood cultures pending|pending}.')}
      ${p('MDM', '{x|PID was considered and is unlikely|refuted|d.pid}. {x|Appendicitis excluded by CT|refuted|d.append}. {x|Not septic: lactate normal|negated|d.sepsis}.')}
      ${p('DIAGNOSIS', '{d.pyelo|Acute pyelonephritis, right|icd=N10}')}
      ${p('DISCHARGE PRESCRIPTIONS', '{m.cefdin|cefdinir 300 mg twice daily|freq=twice daily} for 10 days; {m.ond|ondansetron ODT 4 mg every 8 hours as needed|freq=every 8 hours as needed}; {m.ibu|ibuprofen 600 mg every 6 hours as needed|freq=every 6 hours as needed}. {x|Ciprofloxacin not chosen, local resistance|considered|m.cipr}. {x|Do not use Bactrim|warned|m.sept}.')}
      ${p('PLAN', '{x|PCP in 48 hours, follow urine culture|planned|l.ucult}; {x|pelvic ultrasound in 8 weeks|planned|i.uspelv}; {x|return for vomiting, rigors or confusion|conditional}.')}
      <p style="margin-top:8px">Electronically signed by Rachel Stavros, MD on 10/05/2025 at 1931</p>`,
    )
  },
  { labDate: '2025-10-05', width: 1120, scale: 1.34, degrade: { angle: -0.7 } },
)

/** England: a bowel clinic's letter; a box of diagnoses and drugs above, results with two days in the text. */
const bowel = doc(
  'p549.png',
  ['en', 'consultation', 'clean'],
  '2026-01-26',
  [
    "St Oswin's Hospital",
    "ST OSWIN'S HOSPITAL",
    "St. Oswin's Hospital",
    "St Oswin's Hospital, Gastroenterology",
  ],
  ['Dr Priyanka Vaidya', 'Priyanka Vaidya', 'Dr P Vaidya', 'Vaidya', 'Dr Vaidya'],
  ['Jonathan Reddish', 'Mr Jonathan Reddish', 'REDDISH, Jonathan', 'Mr Reddish'],
  'Gastroenterology clinic letter',
  (c) => {
    const p = (s) => `<p>${c.t(s)}</p>`
    const row = (k, s) => `<tr><td class="k">${en(k)}</td><td>${c.t(s)}</td></tr>`
    return sheet(
      `body{font:18px/1.5 ${FACE.arial};font-size:17.5px;padding:54px 82px}p{margin:9px 0}td{padding:4px 10px;border:1px solid #777}.k{font-weight:bold;width:150px;background:#f2f2f2}span[data-e]{white-space:nowrap}`,
      `<div style="display:flex;justify-content:space-between"><div><b style="font-size:22px">St Oswin's Hospital</b><br>Gastroenterology Department<br>Beacon Lane, Hexby HX2 0AB</div><div style="text-align:right">Clinic: 26/01/2026 (telephone)<br>Dictated: 26/01/2026 &nbsp; Typed: 02/02/2026<br>Ref: PV/js/0331947</div></div>
      <p>Dr Martin Oldroyd<br>Tannery Street Surgery, Hexby</p>${c.no('Dr Martin Oldroyd', 'recipient')}${c.no('Tannery Street Surgery', 'recipient')}
      <p>Dear Dr Oldroyd</p><p><b>Mr Jonathan Reddish &nbsp; DOB: 07/07/1989 &nbsp; NHS: 000 288 1643</b></p>
      <table>
      ${row('Diagnoses', '{d.uc|Left-sided ulcerative colitis|icd=K51.50/K51.90;on=2019} (2019)\n{d.ida|Iron deficiency anaemia|icd=D50.9/D50.0}\n{d.psoriasis|Psoriasis|icd=L40.9/L40.0}')}
      ${row('Medication', '{m.mesal|Octasa 4.8 g daily|freq=daily}\n{m.mesal|mesalazine enema 1 g at night}\n{m.prednl|prednisolone 20 mg}, reducing by 5 mg each week\n{m.calvitd|Adcal-D3 two daily|dose=-;freq=two daily}\n{m.lop|loperamide|st=stopped;dose=-} (stopped)')}
      ${row('Allergies', '{a.metronid|Metronidazole|react=vomiting} (vomiting). {x|No allergy to latex|negated|a.latex}.')}</table>
      ${p('I spoke to Mr Reddish today. His flare began in early December; he was opening his bowels eight times a day with {o|blood} and {o|urgency}. Since starting steroids on 5 January he goes twice a day. {x|The bleeding has stopped|resolved}. {x|He has no abdominal pain|negated}, {x|no fever|negated} and {x|no joint or eye symptoms|negated}. {x|He does not smoke|negated|d.smoker}. {x|His uncle had bowel cancer at 71|family history|d.colonca}.')}
      ${p('{p.e17sigflex|Flexible sigmoidoscopy|on=2025-12-29} on 29 December 2025 showed {o|moderate inflammation to the splenic flexure}, Mayo 2; {x|biopsies showed no CMV and no dysplasia|negated|d.cmv}. {p.colono|Colonoscopy|on=2023-05} in May 2023 had shown quiescent disease.')}
      ${p('Bloods 22/12/2025: {l.hgb|Hb 112 g/L|on=2025-12-22}, {l.plt|platelets 468 x10^9/L|v=468;u=x10^9/L;on=2025-12-22}, {l.crp|CRP 34 mg/L|on=2025-12-22}, {l.alb|albumin 35 g/L|on=2025-12-22}, {l.ferr|ferritin 11 ug/L|on=2025-12-22}, {l.calpro|faecal calprotectin 1860 ug/g|on=2025-12-22}. Bloods 20/01/2026: {l.hgb|Hb 119 g/L|on=2026-01-20}, {l.plt|platelets 391 x10^9/L|v=391;u=x10^9/L;on=2026-01-20}, {l.crp|CRP 4 mg/L|on=2026-01-20}, {l.alb|albumin 40 g/L|on=2026-01-20}, {l.alt|ALT 22 U/L|on=2026-01-20}. {x|Stool culture and C. difficile were negative|negated|d.cdiff}. {l.e17tpmt|TPMT 34 mU/L|v=34;u=mU/L;on=2026-01-20} is normal. {x|Hepatitis B and HIV screens are negative|negated}.')}
      ${p('As this is his second course of steroids in a year we should step up treatment. We discussed azathioprine and vedolizumab; {x|he is reluctant to take azathioprine because of the sun risk|declined|m.aza} and {x|I will take vedolizumab to our meeting on 11 February|planned|m.vedol}. {x|Surgery is not indicated|not needed}. {x|He must not use diclofenac or ibuprofen|warned|m.ibu}.')}
      <p><b>Plan</b></p><ol>
      <li>${c.t('Continue to reduce prednisolone to nil over four weeks.')}</li><li>${c.t('{m.feremalt|Feraccru 30 mg twice daily|freq=twice daily}, started today, for 12 weeks. {x|Iron infusion if Hb falls|conditional|m.venofer}.')}</li><li>${c.t('{x|Please could you repeat FBC, CRP and ferritin in six weeks|planned}.')}</li><li>${c.t('{x|DEXA scan requested|planned|i.dexa}. {x|Flu vaccine recommended|planned|m.vflu}.')}</li><li>${c.t('Nurse helpline if he flares. Clinic in three months.')}</li></ol>
      <p>Yours sincerely</p>${signature(c.rnd, '#1b2b5c')}<br><b>Dr Priyanka Vaidya</b>, Consultant Gastroenterologist<p style="font-size:15.5px">cc: Mr J Reddish; IBD nurse Lorna Tate</p>${c.no('Lorna Tate', 'copy')}`,
    )
  },
  { dateAliases: ['2026-02-02'], width: 1120, scale: 1.3 },
)

/** United States: a family doctor's visit; vitals in a strip, assessment with printed codes. */
const visit = doc(
  'p550.png',
  ['en', 'consultation', 'clean'],
  '2026-02-10',
  ['Ocotillo Wash Primary Care', 'OCOTILLO WASH PRIMARY CARE', 'Ocotillo Wash Primary Care, PLLC'],
  ['Emily Thornburg, DO', 'Emily Thornburg', 'Dr. Thornburg', 'Thornburg', 'Dr. Emily Thornburg'],
  ['Luis Armendariz', 'Luis M. Armendariz', 'ARMENDARIZ, LUIS', 'Armendariz, Luis'],
  'Office visit note',
  (c) => {
    const p = (s) => `<p>${c.t(s)}</p>`
    const h = (s) => `<h3>${en(s)}</h3>`
    const ul = (list) => `<ul>${items(c, list)}</ul>`
    return sheet(
      `body{font:16.5px/1.4 ${FACE.roboto};padding:40px 54px}h3{font-size:16.5px;color:#7a3b12;margin:9px 0 1px}.g{display:grid;grid-template-columns:1fr 1fr;gap:0 30px}.v{display:grid;grid-template-columns:repeat(6,1fr);background:#f7efe8;margin:6px 0;padding:4px 10px;text-align:center}p{margin:3px 0}ul{margin:1px 0;padding-left:20px}ol{margin:2px 0}td{padding:2px 8px;border-bottom:1px solid #ddd}span[data-e]{white-space:nowrap}`,
      `<div style="display:flex;justify-content:space-between;align-items:center;border-bottom:3px solid #7a3b12;padding-bottom:5px"><div style="display:flex;gap:12px;align-items:center">${mark('star', '#7a3b12', 44)}<div><b style="font-size:22px;color:#7a3b12">Ocotillo Wash Primary Care</b><br>2210 E Ironwood Dr, Tucson, AZ</div></div><div style="text-align:right"><b>Office Visit</b><br>Feb 10, 2026 9:20 AM</div></div>
      <p><b>Luis M. Armendariz</b> &nbsp; DOB: Aug 3, 1961 &nbsp; 64 yo male &nbsp; Chart #20419 &nbsp; Provider: Emily Thornburg, DO &nbsp; MA: Destiny Rowe</p>${c.no('Destiny Rowe', 'medical assistant')}
      <div class="v"><div>BP<br><b>148/86</b></div><div>Pulse<br><b>72</b></div><div>Temp<br><b>98.2 F</b></div><div>SpO2<br><b>96%</b></div><div>Weight<br><b>232 lb</b></div><div>BMI<br><b>34.3</b></div></div>
      ${h('Reason for visit')}${p('Diabetes and blood pressure follow-up, {o|right knee pain}.')}
      ${h('HPI')}${p('Morning sugars 150 to 190. Ran out of the weekly injection in December. {x|No hypoglycemia|negated}, {x|no chest pain|negated}, {x|no foot sores|negated|d.e13dfu}. {x|Numbness of the feet has not been a problem|negated|d.dneuro}. Uses CPAP nightly. Knee worse with stairs; {x|no locking or swelling|negated}. He {d.exsmoker|quit smoking in 2011|icd=Z87.891;st=-}.')}
      <div class="g"><div>${h('Medications')}${ul(['{m.metf|metformin 1,000 mg twice daily|dose=1000 mg;freq=twice daily}', '{m.dula|Trulicity 1.5 mg weekly|freq=weekly} (restarted)', '{m.lis|lisinopril 40 mg daily|freq=daily} (was 20 mg)', '{m.aml|amlodipine 5 mg daily|freq=daily}', '{m.ros|rosuvastatin 20 mg nightly|freq=nightly}', '{m.dicl|diclofenac 1% gel to knee up to 4 times daily|dose=1 %;freq=up to 4 times daily}', '{m.glip|glipizide 10 mg|st=stopped} - stopped 11/2025'])}</div><div>${h('Allergies')}${ul(['{a.code|Codeine|react=itching} - itching', '{x|Sulfa listed in error, removed|refuted|a.sulfa}'])}${h('Family history')}${ul(['{x|Mother: type 2 diabetes, kidney failure|family history}', '{x|Brother: colon cancer at 52|family history|d.colonca}'])}${h('Surgical history')}${ul(['{p.lapchole|Laparoscopic cholecystectomy|on=2014} 2014', '{p.umbrep|Umbilical hernia repair|on=2018} 2018'])}</div></div>
      ${h('Results reviewed')}<table>${[
        [
          'Feb 3, 2026',
          '2026-02-03',
          [
            '{l.a1c|Hemoglobin A1c 8.4 %|@}',
            '{l.crea|creatinine 1.08 mg/dL|@}',
            '{l.egfr|eGFR 77 mL/min/1.73m2|v=77;u=mL/min/1.73m2;@}',
            '{l.k|potassium 4.5 mmol/L|@}',
            '{l.uacr|urine ACR 52 mg/g|@}',
            '{l.ldl|LDL 83 mg/dL|@}',
            '{l.trig|triglycerides 201 mg/dL|@}',
            '{l.alt|ALT 39 U/L|@}',
            '{l.psa|PSA 1.6 ng/mL|@}',
          ],
        ],
        ['Nov 4, 2025', '2025-11-04', ['{l.a1c|Hemoglobin A1c 7.5 %|@}', '{l.uacr|urine ACR 47 mg/g|@}']],
      ]
        .map(
          ([d, iso, list]) =>
            `<tr><td style="white-space:nowrap"><b>${d}</b></td><td>${list.map((s) => c.t(s.replace('@', `on=${iso}`))).join('; ')}</td></tr>`,
        )
        .join(
          '',
        )}</table>${p('{i.xrknee|X-ray right knee} today: {o|medial joint space narrowing}, {x|no fracture|negated}. {p.ecg|ECG} today: normal sinus rhythm.')}
      ${h('Exam')}${p('Obese, no distress. {x|No carotid bruit|negated|d.carotid}. Heart regular, {x|no murmur|negated}. {o|Crepitus of the right knee}, {x|no effusion|negated|d.kneeeff}. Feet: monofilament intact, pulses 2+.')}
      ${h('Assessment and plan')}<ol>${items(c, ['{d.dm2|Type 2 diabetes mellitus with hyperglycemia|icd=E11.65} (E11.65): resume Trulicity, {x|insulin if A1c is still above 8 in May|conditional|m.glar}.', '{d.htn|Essential hypertension} (I10): lisinopril raised, home log.', '{d.albur|Albuminuria|icd=R80.9/E11.29} (R80.9): {x|Jardiance discussed, waiting for coverage|considered|m.empa}.', '{d.hld|Mixed hyperlipidemia|icd=E78.2} (E78.2): continue.', '{d.kneeoa|Unilateral primary osteoarthritis, right knee|icd=M17.11} (M17.11): gel, exercises; {x|cortisone injection if no better|conditional|p.jointinj}. {x|Avoid naproxen|warned|m.napr}.', '{d.osa|Obstructive sleep apnea|icd=G47.33} (G47.33): controlled on CPAP.', '{d.obesity|Obesity, class 1|icd=E66.811} (E66.811): dietitian.'])}</ol>
      ${h('Health maintenance')}${p('{m.vzos?|Shingrix dose 2|dose=-;st=-} given today. {x|Colonoscopy overdue, ordered|planned|p.colono}. {x|Eye exam due, rule out retinopathy|planned|d.dretin}. {x|COVID vaccine declined|declined|m.vcovid}. {x|Low-dose CT not needed, quit over 14 years ago|not needed|i.ctchest}.')}
      <div style="display:flex;justify-content:space-between;align-items:center"><span>Return in 3 months. Electronically signed: Emily Thornburg, DO 02/10/2026 12:47 PM</span></div>`,
    )
  },
  { width: 1140, scale: 1.3 },
)

export const seventeenthEnLetters = [referral, kidney, bowel, visit]
