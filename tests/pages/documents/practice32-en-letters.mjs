/** Other paper in English: an English ward's discharge with a table of what became of each drug, an Indian family clinic's visit with doses under morning, noon and night, an Israeli emergency letter, an American chest CT for screening. */
import { barcode, mark, signature, stamp } from '../lib/decor.mjs'
import { FACE, doc, en, items, resultCell, sheet } from './blind-parts.mjs'

/** England: a medical ward; headings as bars, results at the first and the last day, drugs with route, status and supply. */
const ward = doc(
  'p9245.jpg',
  ['en', 'discharge', 'photo'],
  '2026-02-01',
  [
    'Severnside District Hospital',
    'SEVERNSIDE DISTRICT HOSPITAL',
    'Severnside District Hospital NHS Trust',
    'Severnside District Hospital, Ward 7',
  ],
  ['Dr Priya Ramanathan', 'Priya Ramanathan', 'Dr P Ramanathan', 'Dr. Priya Ramanathan', 'RAMANATHAN, Priya'],
  ['Alan Goodfellow', 'Mr Alan Goodfellow', 'GOODFELLOW, Alan', 'Mr Alan GOODFELLOW', 'Alan GOODFELLOW'],
  'Discharge summary',
  (c) => {
    const h = (s) => `<h3>${en(s)}</h3>`
    const p = (s) => `<p data-line>${c.t(s)}</p>`
    const lab = (s) => {
      const [key, label, unit, ref, a, b] = s.split(';')
      const cell = (x, d) => (x ? resultCell(c, key, label, x, unit, ref, d) : '')
      return `<tr><td>${en(label)}</td><td>${cell(a, '2026-01-27')}</td><td>${cell(b, '2026-02-01')}</td><td>${en(unit)}</td><td>${en(ref)}</td></tr>`
    }
    const med = (m, route, freq, status, note = '') =>
      `<tr data-line><td>${c.t(m)}</td><td>${route}</td><td>${en(freq)}</td><td>${status}</td><td>${c.t(note)}</td></tr>`
    return sheet(
      `body{font:16px/1.32 ${FACE.arial};font-size:15.6px;padding:40px 54px}h3{font-size:15.6px;background:#d9e2ec;padding:2px 8px;margin:9px 0 3px}td,th{border:1px solid #889;padding:1.6px 8px}th{background:#f1f4f7}p{margin:3px 0}ul{margin:2px 0}.k{display:grid;grid-template-columns:1fr 1fr;border:1px solid #889;padding:5px 10px;margin:6px 0}`,
      `<div style="display:flex;justify-content:space-between"><b style="font-size:20px">Severnside District Hospital NHS Trust</b><b style="font-size:17px">DISCHARGE SUMMARY</b></div>
      <div class="k"><div>Patient: <b>Mr Alan GOODFELLOW</b><br>DOB: 17-Apr-1952 (73 y) &nbsp; NHS No: 614 XXX 2208<br>GP: Dr Fergus Whitlock, Lydney Road Surgery</div><div>Admitted: 27-Jan-2026 (via ED) &nbsp; Discharged: 01-Feb-2026<br>Ward 7, Acute Medicine<br>Consultant: Dr Priya Ramanathan</div></div>${c.no('Dr Fergus Whitlock', 'recipient')}${c.no('Lydney Road Surgery', 'recipient')}
      ${h('Diagnoses this admission')}${p('1. {d.pneumonia|Right lower lobe pneumonia|icd=J18.9/J18.1}  2. {d.copd|Infective exacerbation of COPD|icd=J44.1/J44.0}  3. {d.aki|Acute kidney injury, resolved|icd=N17.9;st=-}')}
      ${h('Other conditions')}${p('{d.ihd|Ischaemic heart disease|icd=I25.10/I25.9}, {p.pci|stent to the circumflex 2017|on=2017}; {d.gout|gout|icd=M10.9}; {d.bph|benign prostatic hypertrophy|icd=N40.0/N40.1}; {p.herniar|right inguinal hernia repair 2009|on=2009}; {d.exsmoker?|ex-smoker, 45 pack years|icd=Z87.891;st=-}. {x|No diabetes|negated|d.dm2}. {x|Father died of lung cancer|family history|d.lungca}.')}
      ${h('Clinical summary')}${p('Four days of {o|productive cough}, {o|fever} and {o|breathlessness}. On arrival temp {l.e21temp|38.7|v=38.7;u=-}, BP {l.e21sys|104|v=104;u=-}/{l.e21dia|62|v=62;u=-}, pulse {l.e21hr|112|v=112;u=-}, RR {l.e21rr|26|v=26;u=-}, SpO2 {l.e21spo2|87%|v=87;u=%} on air. CURB-65 score 3. {i.cxr|Chest X-ray}: right lower zone consolidation, {x|no effusion|negated|d.pleff}, {x|no pneumothorax|negated|d.pneumothx}. {p.ecg|ECG}: {d.sinust?|sinus tachycardia|icd=R00.0;st=-}, {x|no ischaemic change|negated}. {x|CTPA not required|not needed|i.ctpa}. Treated with {m.pipta?|piperacillin/tazobactam|dose=-;st=-} for 48 hours, fluids, nebulisers and {p.e20oxyg?|controlled oxygen}; weaned to air on 30-Jan. {x|He did not need non-invasive ventilation|negated|p.e19bipap}.')}
      ${h('Results')}<table style="width:82%"><tr><th>Test</th><th>27-Jan-2026</th><th>01-Feb-2026</th><th>Unit</th><th>Range</th></tr>${['wbc;White cells;10*9/L;4.0 - 11.0;19.3;10.1', 'neut;Neutrophils;10*9/L;2.0 - 7.5;16.8;7.2', 'hgb;Haemoglobin;g/L;130 - 180;141;133', 'crp;CRP;mg/L;0 - 5;287;46', 'urea;Urea;mmol/L;2.5 - 7.8;14.2;6.9', 'crea;Creatinine;umol/L;59 - 104;168;92', 'na;Sodium;mmol/L;133 - 146;131;137', 'k;Potassium;mmol/L;3.5 - 5.3;4.8;4.1', 'lact;Lactate;mmol/L;0.5 - 2.0;2.7;'].map(lab).join('')}</table>${p('Pneumococcal urinary antigen {l.pneuag|positive|v=positive;u=-}. Legionella urinary antigen {l.legion|negative|v=negative;u=-}. Blood cultures {l.bcult|no growth|v=no growth;u=-}. {x|Sputum culture awaited|pending|l.sputc}.')}
      ${h('Allergies')}${p('{a.clari|Clarithromycin|react=vomiting} (vomiting); {a.elast|zinc oxide plaster|react=rash} (rash). {x|Penicillin: none|negated|a.pen}.')}
      ${h('Medicines on discharge')}<table><tr><th style="width:35%">Medicine</th><th>Route</th><th>Frequency</th><th>Status</th><th style="width:27%">Comment</th></tr>${med('{m.coamox|Co-amoxiclav 625 mg|freq=three times daily;route=PO}', 'PO', 'three times daily', 'New', '3 more days')}${med('{m.prednl|Prednisolone 30 mg|freq=each morning;route=PO}', 'PO', 'each morning', 'New', 'last dose 02-Feb')}${med('{m.trimbow|Trimbow 87/5/9|dose=-;freq=2 puffs twice daily;route=INH}', 'INH', '2 puffs twice daily', 'Unchanged')}${med('{m.salb|Salbutamol 100 micrograms|freq=2 puffs as required;route=INH}', 'INH', '2 puffs as required', 'Unchanged')}${med('{m.bis|Bisoprolol 5 mg|freq=once daily;route=PO}', 'PO', 'once daily', 'Changed', 'was 7.5 mg')}${med('{m.clop|Clopidogrel 75 mg|freq=once daily;route=PO}', 'PO', 'once daily', 'Unchanged')}${med('{m.ator|Atorvastatin 40 mg|freq=at night;route=PO}', 'PO', 'at night', 'Unchanged')}${med('{m.allo|Allopurinol 200 mg|freq=once daily;route=PO}', 'PO', 'once daily', 'Unchanged')}${med('{m.tams|Tamsulosin 400 micrograms|freq=once daily;route=PO}', 'PO', 'once daily', 'Unchanged')}${med('{m.ram|Ramipril 5 mg|st=stopped}', '', '', 'Stopped', 'kidney injury; {x|GP to restart|planned}')}${med('{m.napr|Naproxen 250 mg|st=stopped}', '', '', 'Stopped', '{x|avoid NSAIDs|warned|m.ibu}')}</table>
      ${h('Actions for GP and hospital')}<ul>${items(c, ['GP: {x|repeat U&E in one week and restart ramipril if normal|conditional|l.crea}; {x|offer pneumococcal vaccine|suggestion|m.vpcv}.', 'Hospital: {x|repeat chest X-ray in 6 weeks|planned|i.cxr}; {x|CT chest if shadowing persists|conditional|i.ctchest}; {x|pulmonary rehabilitation referral made|referral}.', '{x|Told to call 111 if fever returns or sputum turns bloody|conditional}.'])}</ul>
      <p>Completed by: Dr Iestyn Vaughan, FY1 &nbsp; Pharmacist: K. Adeyemi &nbsp; Discharge destination: home with wife</p>${c.no('Dr Iestyn Vaughan', 'author, junior')}${c.no('K. Adeyemi', 'pharmacist')}`,
    )
  },
  { width: 1080, scale: 1.36, degrade: { angle: -1, folds: [0.34, 0.67] } },
)

/** India: a family clinic's letterhead, notes under short capitals at the left, Rx as a table with M, A, N columns. */
const clinic = doc(
  'p9246.jpg',
  ['en', 'prescription', 'scan'],
  '2026-05-09',
  [
    'Sundaram Diabetes & Family Clinic',
    'SUNDARAM DIABETES & FAMILY CLINIC',
    'Sundaram Diabetes and Family Clinic',
    'Sundaram Clinic',
  ],
  [
    'Dr. Raghav Sundaram',
    'Raghav Sundaram',
    'Dr. RAGHAV SUNDARAM',
    'Dr Raghav Sundaram',
    'Dr. Raghav Sundaram, MD',
  ],
  ['Meenakshi Iyer', 'Mrs. Meenakshi Iyer', 'MEENAKSHI IYER', 'Mrs. MEENAKSHI IYER'],
  'Prescription',
  (c) => {
    const l = (k, s) => `<tr data-line><th>${k}</th><td>${c.t(s)}</td></tr>`
    let n = 0
    const rx = (item, m, a, e, when, days) =>
      `<tr data-line><td>${++n}</td><td>${c.t(item)}</td>${[m, a, e].map((x) => `<td class="d">${x}</td>`).join('')}<td>${en(when)}</td><td>${en(days)}</td></tr>`
    return sheet(
      `body{font:16px/1.36 ${FACE.calibri};font-size:17px;padding:38px 56px}.n th{width:90px;color:#0b4a6f;padding:2px 0}.n td{padding:2px 6px}.r td,.r th{border:1px solid #8fa8b5;padding:3px 8px}.r th{background:#e3eef3}.d{text-align:center;width:40px}p{margin:6px 0}`,
      `<div style="display:flex;justify-content:space-between;border-bottom:3px solid #0b4a6f;padding-bottom:7px"><div><b style="font-size:21px;color:#0b4a6f">Dr. RAGHAV SUNDARAM</b><br>M.B.B.S., M.D. (Gen. Med.), Reg. No. 48XX1<br>Physician and Diabetologist</div><div style="text-align:right"><b style="font-size:18px">SUNDARAM DIABETES & FAMILY CLINIC</b><br>Race Course Road, Coimbatore 6410XX<br>Mon to Sat 5.30 pm to 9 pm. Sunday holiday</div></div>
      <p style="border-bottom:1px solid #8fa8b5;padding-bottom:4px"><b>Mrs. MEENAKSHI IYER</b> &nbsp; 58 Y / F &nbsp; OP No. 3XX19 &nbsp; Date: 09/05/2026 &nbsp; Review: 23/05/2026</p>
      <table class="n">
      ${l('K/C/O', '{d.dm2|Type 2 DM, 11 years|icd=E11.9/E11.65/E11.40/E11.42}, {d.htn|SHTN|icd=I10}, {d.hypothy|hypothyroidism|icd=E03.9}, {d.hld|dyslipidemia|icd=E78.5}')}
      ${l('C/O', '{o|Burning micturition} 3 days, {o|tingling both feet}. {x|No fever, no loin pain|negated|d.pyelo}. {x|No hypoglycemic episodes|negated}.')}
      ${l('PAST', '{p.hyst|Hysterectomy 2014|on=2014}, {p.phaco|right cataract surgery 2022|on=2022}. {x|No H/O CAD, CVA|negated|d.ihd}.')}
      ${l('F/H', '{x|Father MI at 60, mother diabetic|family history|d.mi}')}
      ${l('ALLERGY', '{a.sulfa|Sulpha drugs|react=skin rash} - skin rash')}
      ${l('O/E', 'BP {l.e21sys|148|v=148;u=-}/{l.e21dia|88|v=88;u=-} mmHg, PR {l.e21hr|82|v=82;u=-}, Temp {l.e21temp|98.4 F|v=98.4;u=F}, SpO2 {l.e21spo2|98%|v=98;u=%}, Wt {l.e21wt|67.5 kg|v=67.5;u=kg}, BMI {l.e21bmi|28.1|v=28.1;u=-}. CVS, RS NAD. {o|Monofilament reduced both feet}. {x|No foot ulcer|negated|d.e13dfu}.')}
      ${l('INV', 'FBS {l.gttf|146|v=146;u=-}, PPBS {l.ppbs|214|v=214;u=-}, HbA1c {l.a1c|8.3%|v=8.3;u=%}, Creat {l.crea|0.8|v=0.8;u=-}, LDL {l.ldl|121|v=121;u=-}, TSH {l.tsh|3.9|v=3.9;u=-}, Hb {l.hgb|11.8|v=11.8;u=-}. Urine: pus cells {l.uwbc|18-20 /hpf|v=18-20;u=/hpf}, protein {l.uprot|trace|v=trace;u=-}, sugar {l.uglu|+++|v=+++;u=-}. {p.ecg|ECG}: normal.')}
      ${l('DIAG', '{d.uti|Lower UTI|icd=N39.0}, {d.dneuro|diabetic peripheral neuropathy|icd=E11.42/E11.40}. {x|?Autonomic neuropathy|question}')}</table>
      <p style="font-size:27px;color:#0b4a6f;margin:4px 0"><b>Rx</b></p>
      <table class="r"><tr><th></th><th style="width:46%">Medicine</th><th>M</th><th>A</th><th>N</th><th>When</th><th>Days</th></tr>
      ${rx('{m.nitrof|Cap. Niftran (nitrofurantoin) 100 mg|freq=1-0-1}', 1, 0, 1, 'after food', '5')}
      ${rx('{m.metf|Tab. Glycomet SR 1000 mg (metformin)|freq=1-0-1}', 1, 0, 1, 'after food', '30')}
      ${rx('{m.glim|Tab. Amaryl (glimepiride) 2 mg|freq=1-0-0}', 1, 0, 0, 'before food', '30')}
      ${rx('{m.sita|Tab. Januvia (sitagliptin) 100 mg|freq=0-1-0}', 0, 1, 0, 'after food', '30')}
      ${rx('{m.telmaml|Tab. Telma-AM 40/5 mg|dose=-;freq=1-0-0}', 1, 0, 0, 'after food', '30')}
      ${rx('{m.levo|Tab. Thyronorm 75 mcg|freq=1-0-0}', 1, 0, 0, 'empty stomach', '30')}
      ${rx('{m.ros|Tab. Rosuvas (rosuvastatin) 10 mg|freq=0-0-1}', 0, 0, 1, 'bed time', '30')}
      ${rx('{m.e29pregm|Cap. Pregabalin + methylcobalamin 75/750|dose=-;freq=0-0-1}', 0, 0, 1, 'bed time', '15')}
      ${rx('{m.para|Tab. Dolo 650 mg|freq=SOS}', '', '', '', 'SOS for pain', '5')}
      ${rx('{m.chole|Cap. Uprise-D3 60,000 IU|freq=once a week}', '', '', '', 'once a week, Sunday', '56')}</table>
      <p data-line><b>STOP:</b> ${c.t('{m.dapa|Tab. Forxiga 10 mg|st=stopped}, {m.glyb|Tab. Daonil 5 mg|st=stopped}')}</p>
      <p data-line><b>ADV:</b> ${c.t('{x|Urine C/S if not better in 3 days|conditional|l.ucult}. {x|Fundus examination|ordered|p.e16fundus}. {x|Urine microalbumin, lipid profile next visit|planned|l.ualb}. {x|Insulin may be started if HbA1c stays above 8|conditional|m.glar}. {x|Flu vaccine yearly|suggestion|m.vflu}. {x|2.5 litres water, diabetic diet, foot care|instruction}.')}</p>
      <div style="display:flex;justify-content:space-between;align-items:end"><span style="font-size:14.5px">Not valid for medico-legal purposes. ${c.t('{x|Bring all reports and strips|instruction}.')}</span><span>${stamp(['Dr. RAGHAV SUNDARAM', 'MD, Reg. 48XX1'], '#2a3c8a', -4)} ${signature(c.rnd, '#22306b', 60)}</span></div>`,
    )
  },
  { width: 1060, scale: 1.34, degrade: { angle: 0.6 } },
)

/** Israel: an emergency letter in English for a member abroad; headings with a colon, results in a narrow table, recommendations by number. */
const colic = doc(
  'p9247.png',
  ['en', 'discharge', 'clean'],
  '2025-12-18',
  [
    'Carmel Heights Medical Center',
    'CARMEL HEIGHTS MEDICAL CENTER',
    'Carmel Heights Medical Center, Haifa',
    'Carmel Heights Medical Center Department of Emergency Medicine',
  ],
  ['Dr. Nitzan Barzilai', 'Nitzan Barzilai', 'Dr. N. Barzilai', 'Dr Nitzan Barzilai', 'BARZILAI NITZAN'],
  ['Ronald Feinstein', 'FEINSTEIN RONALD', 'Mr. Ronald Feinstein', 'Feinstein Ronald'],
  'Emergency department discharge letter',
  (c) => {
    const s = (k, t) => `<p data-line><b><u>${en(k)}:</u></b> ${c.t(t)}</p>`
    const row = (x) => {
      const r = c.lab(x)
      const out = r.flag === 'H' ? '(H)' : r.flag === 'L' ? '(L)' : ''
      return `<tr data-e="${r.n}"><td>${en(r.label)}</td><td>${en(r.printed)} ${out}</td><td>${en(r.unit)}</td><td>${r.ref ? `[${en(r.ref)}]` : ''}</td></tr>`
    }
    const half = (list) => `<table>${list.map(row).join('')}</table>`
    return sheet(
      `body{font:16px/1.38 ${FACE.arial};font-size:16px;padding:44px 66px}td{padding:1.5px 8px}p{margin:6px 0}.two{display:grid;grid-template-columns:1fr 1fr;gap:24px;border:1px solid #999;padding:5px 8px}ol{margin:2px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center;border-bottom:2px solid #1c5c8c;padding-bottom:6px"><div style="display:flex;gap:10px;align-items:center">${mark('cross', '#1c5c8c', 44)}<div><b style="font-size:20px;color:#1c5c8c">Carmel Heights Medical Center, Haifa</b><br>Department of Emergency Medicine</div></div>${barcode(c.rnd, 34, 34)}</div>
      <p style="text-align:center"><b style="font-size:18px">DISCHARGE LETTER</b></p>
      <div style="display:grid;grid-template-columns:1fr 1fr 1fr"><div>Name: <b>FEINSTEIN RONALD</b><br>Passport: 5XXXX0912</div><div>Born: 26/07/1978 &nbsp; M<br>Phone: 054-5XX-XX71</div><div>Arrival: 18/12/2025 04:12<br>Discharge: 18/12/2025 11:35</div></div>
      ${s('Chief complaint', '{o|Left flank pain} since midnight, {o|nausea}.')}
      ${s('Present illness', '47 years old, visiting from Boston. {o|Colicky pain} radiating to the groin, vomited twice. {x|No fever, no dysuria|negated|d.uti}. {x|No trauma|negated}. Similar episode in 2019, {d.stone|kidney stone|st=-;on=2019;icd=N20.0/Z87.442} passed without surgery.')}
      ${s('Past medical history', '{d.hld|Hyperlipidemia|icd=E78.5}, {d.gilb|Gilbert syndrome|icd=E80.4}, {d.osa|obstructive sleep apnea|icd=G47.33} with CPAP, {p.sleeve|sleeve gastrectomy 2021|on=2021}. {x|Denies hypertension and diabetes|negated|d.htn}. {x|Brother with kidney stones|family history}.')}
      ${s('Regular medications', '{m.ator|Atorvastatin 20 mg x1/d|freq=x1/d}, {m.multiv?|multivitamin|dose=-}, {m.b12|vitamin B12 1000 mcg x1/d|freq=x1/d}')}
      ${s('Allergies', '{a.dipy|Dipyrone (Optalgin)|react=angioedema} - angioedema. {x|No known allergy to contrast|negated|a.contrast}.')}
      ${s('Vital signs', 'BP {l.e21sys|151|v=151;u=-}/{l.e21dia|93|v=93;u=-}, pulse {l.e21hr|88|v=88;u=-}, temperature {l.e21temp|36.6|v=36.6;u=-}, saturation {l.e21spo2|99%|v=99;u=%}, pain 9/10.')}
      ${s('Examination', 'Restless, well perfused. Abdomen soft, {x|no peritoneal signs|negated}. {o|Left costovertebral tenderness}. {x|Testes normal|negated}.')}
      <p><b><u>Laboratory 18/12/2025:</u></b></p><div class="two">${half(['wbc;WBC;11.9;K/uL;4.5 - 11.0', 'hgb;Hemoglobin;14.8;g/dL;13.5 - 17.5', 'plt;Platelets;229;K/uL;150 - 450', 'crea;Creatinine;1.31;mg/dL;0.70 - 1.20', 'urea;Urea;41;mg/dL;17 - 49', 'na;Sodium;140;mmol/L;135 - 145'])}${half(['k;Potassium;4.2;mmol/L;3.5 - 5.1', 'ca;Calcium;9.4;mg/dL;8.6 - 10.2', 'tbil;Bilirubin total;1.9;mg/dL;0.0 - 1.2', 'crp;CRP;4.2;mg/L;0.0 - 5.0', 'ubld;Urine blood;+++;;', 'unit;Urine nitrite;Negative;;'])}</div>
      ${s('Imaging', '{i.h14ctkub|CT abdomen without contrast}: {d.ureter|5 mm stone in the left distal ureter|icd=N20.1/N13.2}, {d.hydro|mild left hydronephrosis|icd=N13.30/N13.2}. {d.steat|Fatty liver|icd=K76.0}. {d.rcyst|Simple cyst of the right kidney|icd=N28.1}, 2 cm. {x|No appendicitis|negated|d.append}. {x|Aorta of normal caliber|negated|d.aaa}.')}
      ${s('Treatment in the ED', '{m.dicl?|Diclofenac 75 mg IM|st=-}, {m.ond?|ondansetron 4 mg IV|st=-}, {m.morp?|morphine 5 mg IV|st=-}, saline 1 L. Pain 2/10 after two hours.')}
      ${s('Consultation', 'Urology, Dr. Lev Gorodetsky: {x|no indication for stent or hospitalization|negated|p.jjstent}.')}${c.no('Dr. Lev Gorodetsky', 'consultant')}
      ${s('Diagnosis', '{d.renalcol|Renal colic|icd=N23}, {d.ureter|ureteral stone, left}.')}
      <p><b><u>Recommendations:</u></b></p><ol>${items(c, ['{m.etor|Etoricoxib 90 mg once daily for 5 days|freq=once daily}.', '{m.tams|Tamsulosin 0.4 mg at night for 3 weeks|freq=at night}.', '{m.trama|Tramadol drops|dose=-;freq=if needed} if needed, up to 20 drops x3/d.', '{x|Strain the urine and keep the stone for analysis|instruction}.', '{x|Creatinine and urine test within one week|planned|l.crea}.', '{x|Urology clinic in Boston in two to three weeks; ureteroscopy if the stone has not passed|conditional|p.ureteros}.', '{x|Return for fever, chills or pain that does not settle|conditional}.'])}</ol>
      <div style="margin-top:8px">${signature(c.rnd, '#22306b', 100)}<br>Dr. Nitzan Barzilai, license 1-13XX48, Emergency Medicine</div>`,
    )
  },
  { width: 1060, scale: 1.3 },
)

/** United States: a low-dose chest CT; run-in capitals, a small table of nodules, numbered impression. */
const screen = doc(
  'p9248.png',
  ['en', 'imaging', 'clean'],
  '2026-03-09',
  [
    'Piedmont Lake Imaging',
    'PIEDMONT LAKE IMAGING',
    'Piedmont Lake Imaging Center',
    'Piedmont Lake Imaging, Statesville',
  ],
  ['Caroline Sze, MD', 'Caroline Sze', 'Dr. Caroline Sze', 'SZE, CAROLINE', 'Caroline Sze MD'],
  ['Vernon Tackett', 'TACKETT, VERNON L', 'TACKETT, VERNON', 'Vernon L. Tackett', 'Vernon L Tackett'],
  'CT chest report',
  (c) => {
    const p = (k, s) => `<p data-line><b>${en(k)}</b> ${c.t(s)}</p>`
    return sheet(
      `body{font:16px/1.42 ${FACE.cambria};font-size:17.4px;padding:52px 80px}td,th{border:1px solid #888;padding:3px 10px}p{margin:7px 0}ol{margin:3px 0}.h{display:grid;grid-template-columns:1fr 1fr;background:#1d3a5f;color:#fff;padding:8px 14px;margin:10px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:end"><b style="font-size:25px;color:#1d3a5f">Piedmont Lake Imaging</b><span>118 Davie Ave, Statesville NC &nbsp; 704-555-01XX</span></div>
      <div class="h"><div>TACKETT, VERNON L<br>DOB: 05/30/1958 &nbsp; Male &nbsp; MRN: PL-77XX2</div><div>Exam date: 03/09/2026 09:14<br>Referred by: Lorraine Battle, PA-C</div></div>${c.no('Lorraine Battle', 'referrer')}
      ${p('EXAM:', '{i.ctchest|CT CHEST WITHOUT CONTRAST, LOW DOSE, LUNG CANCER SCREENING|main=1}')}
      ${p('HISTORY:', '67-year-old, {d.smoker|current smoker|icd=F17.210/F17.200/Z72.0}, 48 pack years. {x|No symptoms|negated}. {d.bladderca|Bladder cancer 2015|icd=C67.9/Z85.51;st=-;on=2015}. {x|Sister with lung cancer|family history|d.lungca}.')}
      ${p('COMPARISON:', '{i.ctchest|Low-dose chest CT 03/03/2025|on=2025-03-03}.')}
      ${p('TECHNIQUE:', 'Helical acquisition, 1.25 mm slices, CTDIvol 1.4 mGy. {x|No intravenous contrast was given|negated|m.e19iohex}.')}
      ${p('LUNGS AND AIRWAYS:', '{d.emphys|Moderate centrilobular emphysema|icd=J43.2}, upper lobes. {d.bronchwall?|Diffuse bronchial wall thickening|icd=J98.09/J40/J42;st=-}. {x|No consolidation|negated|d.pneumonia}. {x|No honeycombing|negated|d.ipf}. {d.nodule|Nodules|icd=R91.8/R91.1}:')}
      <table style="width:86%;margin:4px 0 4px 26px"><tr><th>#</th><th>Location</th><th>Type</th><th>Now</th><th>03/2025</th></tr><tr><td>1</td><td>Right upper lobe, image 84</td><td>Solid</td><td>6 mm</td><td>6 mm</td></tr><tr><td>2</td><td>Left lower lobe, image 171</td><td>Part-solid</td><td>9 mm (solid part 3 mm)</td><td>7 mm</td></tr><tr><td>3</td><td>Lingula, image 132</td><td>Calcified</td><td>4 mm</td><td>4 mm</td></tr></table>
      ${p('PLEURA:', '{d.plplaq|Calcified pleural plaques|icd=J92.9/J92.0}, both diaphragms. {x|No effusion|negated|d.pleff}.')}
      ${p('MEDIASTINUM:', '{x|No lymphadenopathy|negated|d.lymphadmed}. {d.hiatus|Small sliding hiatal hernia|icd=K44.9}. {d.thynod|Right thyroid nodule, 11 mm|icd=E04.1}.')}
      ${p('HEART AND VESSELS:', '{d.corcalc|Severe coronary artery calcification|icd=I25.10/I25.84}. {d.ectasia|Ascending aorta dilated to 42 mm|icd=I77.810/I71.21/I71.20}. {x|No pericardial effusion|negated|d.pereff}. {p.pacem|Dual-chamber pacemaker}.')}
      ${p('UPPER ABDOMEN:', '{d.adrenal|Left adrenal adenoma|icd=D35.02/D35.00}, 14 mm, 4 HU, unchanged. {d.gallst|Gallstones|icd=K80.20}. {x|Liver without focal lesion|negated|d.livermet}.')}
      ${p('BONES:', '{d.vertfx|Old T8 compression fracture|icd=M48.54XA/S22.060S/M80.08XA/M48.54XS;st=-}. {x|No lytic lesion|negated|d.p29bonemet}.')}
      <p><b>IMPRESSION:</b></p><ol>${items(c, ['{o|Lung-RADS 4A, suspicious}: growing part-solid {d.nodule|nodule of the left lower lobe}. {x|Low-dose CT in 3 months; PET-CT may be used when the solid part reaches 8 mm|suggestion|i.petct}.', '{d.emphys|Emphysema} and {d.plplaq|pleural plaques}.', '{o|S modifier}: {d.corcalc|coronary calcification}, {d.ectasia|dilated ascending aorta}; {x|echocardiography and cardiology visit recommended|suggestion|i.echo}.', '{d.thynod|Thyroid nodule}: {x|ultrasound not needed below 15 mm|not needed|i.usthy}.'])}</ol>
      <p style="font-size:14.6px">${c.t('{x|Lung-RADS 1: no nodules; 2: benign; 3: probably benign; 4A, 4B, 4X: suspicious for cancer|reference text|d.lungca}. {x|Smoking cessation, including nicotine replacement or varenicline, was offered|suggestion|m.varen}.')}</p>
      <div>${signature(c.rnd, '#22306b', 120)}<br>Interpreted and electronically signed by Caroline Sze, MD, 03/10/2026 13:27</div>`,
    )
  },
  { dateAliases: ['2026-03-10'], width: 1080, scale: 1.3 },
)

export const practice32EnLetters = [ward, clinic, colic, screen]
