/** Laboratory paper in English: an American portal's print by order with the doctor's note, an Indian profile with bands under the interval, an Emirati sheet with limits before three results, an Israeli fund's English print with the deviation in words. */
import { barcode, mark, matrixCode, signature } from '../lib/decor.mjs'
import { FACE, doc, en, resultCell, sheet } from './blind-parts.mjs'
import { resultRow } from './parts.mjs'

/** United States: a portal's print; each order with its own head, standard range before the value, a note to the patient at the end. */
const portal = doc(
  'p9241.png',
  ['en', 'lab', 'clean'],
  '2026-02-17',
  [
    'Cascadia Ridge Health',
    'CASCADIA RIDGE HEALTH',
    'Cascadia Ridge Health Internal Medicine',
    'Cascadia Ridge Health Laboratory',
  ],
  ['Omar Beckford, MD', 'Omar Beckford', 'Dr. Omar Beckford', 'Dr. Beckford', 'Omar Beckford MD'],
  ['Harriet Lindqvist', 'Harriet M. Lindqvist', 'LINDQVIST, HARRIET', 'Harriet M Lindqvist'],
  'Test results',
  (c) => {
    const row = (s) =>
      resultRow(
        c,
        s,
        (r, out) =>
          `<td>${en(r.label)}</td><td class="s">${en(r.ref)}${r.ref && r.unit ? ` ${en(r.unit)}` : ''}</td><td><b>${en(r.printed)}</b> ${en(r.unit)}</td><td class="f">${out ? (r.flag === 'H' ? 'High' : 'Low') : ''}</td>`,
      )
    const order = (title, time, list, note) =>
      `<div class="o"><b>${en(title)}</b><span>${en(time)}</span></div><table><tr><th>Component</th><th>Standard range</th><th>Your value</th><th></th></tr>${list.map(row).join('')}</table>${note ? `<p class="n">${c.t(note)}</p>` : ''}`
    const t = 'Collected 02/17/2026 7:48 AM · Final'
    return sheet(
      `body{font:16px/1.28 ${FACE.lato};font-size:15.6px;padding:38px 58px}.o{display:flex;justify-content:space-between;border-left:6px solid #2f6f62;background:#eaf2ef;padding:2px 10px;margin-top:9px}td,th{padding:1.6px 9px;border-bottom:1px solid #e3e3e3}th{font-size:13px;color:#555;font-weight:normal}td:first-child{width:40%}.s{width:26%;color:#444}.f{color:#b3261e;font-weight:bold;width:90px}.n{font-size:13.8px;margin:2px 0 0 12px;color:#333}p{margin:5px 0}.d{border:1px solid #2f6f62;border-radius:6px;padding:5px 14px;margin-top:11px}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:10px;align-items:center">${mark('leaf', '#2f6f62', 40)}<b style="font-size:21px;color:#2f6f62">Cascadia Ridge Health</b></div><div style="text-align:right">Test results for <b>Harriet M. Lindqvist</b><br>DOB 8/3/1959 &nbsp; MRN 2204XX71</div></div>
      <p>Ordering provider: Omar Beckford, MD, Internal Medicine, Corvallis OR &nbsp;|&nbsp; PCP: Beckford &nbsp;|&nbsp; Printed from the portal 02/21/2026</p>
      ${order('Comprehensive metabolic panel', t, ['na;Sodium;141;mmol/L;136 - 145', 'k;Potassium;4.4;mmol/L;3.5 - 5.1', 'cl;Chloride;108;mmol/L;98 - 107', 'hco3;CO2;24;mmol/L;22 - 29', 'glu;Glucose;112;mg/dL;70 - 99', 'bun;Urea nitrogen;23;mg/dL;8 - 23', 'crea;Creatinine;1.08;mg/dL;0.51 - 0.95', 'egfr;eGFR (2021 CKD-EPI);57;mL/min/1.73m2;>= 60', 'ca;Calcium;9.6;mg/dL;8.8 - 10.2', 'tp;Protein, total;7.0;g/dL;6.4 - 8.3', 'alb;Albumin;4.3;g/dL;3.5 - 5.2', 'tbil;Bilirubin, total;0.5;mg/dL;<= 1.2', 'alp;Alk phos;83;U/L;35 - 104', 'ast;AST;22;U/L;<= 32', 'alt;ALT;19;U/L;<= 33'], '{x|An eGFR below 60 for more than three months may indicate chronic kidney disease|reference comment|d.ckd}.')}
      ${order('Hemoglobin A1c', t, ['a1c;Hemoglobin A1c;6.1;%;4.0 - 5.6', 'eag;Estimated average glucose;128;mg/dL;'], '{x|Prediabetes 5.7 to 6.4, diabetes 6.5 or above|reference comment|d.dm2}.')}
      ${order('Lipid panel', t, ['chol;Cholesterol;214;mg/dL;< 200', 'trig;Triglycerides;131;mg/dL;< 150', 'hdl;HDL;61;mg/dL;>= 50', 'ldl;LDL, calculated;127;mg/dL;< 100', 'nhdl;Non-HDL cholesterol;153;mg/dL;< 130'])}
      ${order('TSH with reflex', t, ['tsh;TSH;2.94;uIU/mL;0.27 - 4.20'], '{x|Free T4 not performed: TSH within range|not done|l.ft4}.')}
      ${order('Albumin, random urine', 'Collected 02/17/2026 8:02 AM · Final', ['ualb;Albumin, urine;2.6;mg/dL;', 'ucrea;Creatinine, urine;74;mg/dL;', 'uacr;Albumin/creatinine ratio;35;mg/g;< 30'])}
      ${order('Urinalysis, dipstick', 'Collected 02/17/2026 8:02 AM · Final', ['ucol;Color;Yellow;;Yellow', 'usg;Specific gravity;1.017;;1.005 - 1.030', 'uph;pH;5.5;;5.0 - 8.0', 'uprot;Protein;Negative;;Negative', 'uglu;Glucose;Negative;;Negative', 'ubld;Blood;Negative;;Negative', 'uleu;Leukocyte esterase;Negative;;Negative', 'unit;Nitrite;Negative;;Negative'])}
      <div class="d" data-line><b>Note from Dr. Beckford, 02/18/2026</b><br>${c.t('Your sugar stays in the range of {d.predm|prediabetes|icd=R73.03}. {x|You do not have diabetes|negated|d.dm2}. Please keep taking your {m.ros|rosuvastatin 10 mg|}; {x|we may raise it to 20 mg if the LDL stays above 100|conditional}. {x|Avoid ibuprofen and naproxen for the sake of your kidneys|warned|m.ibu}. {x|Repeat the kidney test and urine in three months|planned|l.crea}. {x|Your mother’s kidney failure is a reason to watch this|family history|d.esrd}.')}</div>`,
    )
  },
  { dateAliases: ['2026-02-18', '2026-02-21'], width: 1060, scale: 1.3 },
)

/** India: a health check in one column of departments; bands of words as interval, what is outside in bold with its letter behind. */
const profile = doc(
  'p9242.jpg',
  ['en', 'lab', 'photo'],
  '2026-03-22',
  ['Godavari Path Labs', 'GODAVARI PATH LABS', 'Godavari Path Labs, Nashik', 'Godavari Path Labs Pvt. Ltd.'],
  [
    'Dr. Sunita Kulkarni',
    'Sunita Kulkarni',
    'Dr Sunita Kulkarni',
    'DR. SUNITA KULKARNI',
    'Dr. Sunita Kulkarni MD',
  ],
  ['Prakash Gaikwad', 'Mr. PRAKASH GAIKWAD', 'Mr. Prakash Gaikwad', 'PRAKASH GAIKWAD', 'Mr Prakash Gaikwad'],
  'Health check profile',
  (c) => {
    const row = (s) => {
      if (s.startsWith('#')) return `<tr><td colspan="4" class="g">${en(s.slice(1))}</td></tr>`
      if (s.startsWith('>')) return `<tr><td colspan="4" class="c">${c.t(s.slice(1))}</td></tr>`
      const [line, range, bands] = s.split('|')
      return resultRow(
        c,
        line,
        (r, out) =>
          `<td>${en(r.label)}</td><td>${out ? `<b>${en(r.printed)} ${r.flag}</b>` : en(r.printed)}</td><td>${en(r.unit)}</td><td>${en(r.ref)}${bands ? en(bands).replace(/\//g, '<br>') : ''}</td>`,
        range ? { range } : {},
      )
    }
    return sheet(
      `body{font:16px/1.24 ${FACE.times};font-size:17px;padding:40px 60px}td,th{padding:1.4px 9px}th{border-top:1.6px solid #222;border-bottom:1.6px solid #222}.g{text-align:center;font-weight:bold;text-decoration:underline;padding-top:6px}.c{font-size:14.6px;font-style:italic}p{margin:6px 0}`,
      `<div style="text-align:center"><b style="font-size:27px;color:#8a1c1c">GODAVARI PATH LABS</b><br>College Road, Nashik 4220XX &nbsp; Open 7 am to 9 pm, Sunday till 1 pm</div>
      <table style="margin:9px 0;border-top:1px solid #222"><tr><td>Name</td><td>: <b>Mr. PRAKASH GAIKWAD</b></td><td>Lab No.</td><td>: 2603XX41 ${barcode(c.rnd, 30, 20)}</td></tr><tr><td>Age / Sex</td><td>: 52 Yrs / Male</td><td>Collected</td><td>: 22-Mar-2026 07:35</td></tr><tr><td>Ref. By</td><td>: Dr. Sunita Kulkarni</td><td>Reported</td><td>: 22-Mar-2026 17:10</td></tr></table>
      <table><tr><th style="width:36%">INVESTIGATION</th><th>OBSERVED VALUE</th><th>UNIT</th><th style="width:28%">BIOLOGICAL REF. INTERVAL</th></tr>
      ${[
        '#HAEMATOLOGY (EDTA)',
        'hgb;Haemoglobin;12.6;gm/dL;13.0 - 17.0',
        'rbc;R.B.C. Count;5.61;mill/cumm;4.5 - 5.5',
        'hct;P.C.V.;39.8;%;40 - 50',
        'mcv;M.C.V.;70.9;fL;83 - 101',
        'mch;M.C.H.;22.5;pg;27 - 32',
        'rdw;R.D.W. - CV;15.9;%;11.6 - 14.0',
        'wbc;Total W.B.C. Count;7400;/cumm;4000 - 10000',
        'neutp;Neutrophils;61;%;40 - 80',
        'lymphp;Lymphocytes;27;%;20 - 40',
        'eosp;Eosinophils;9;%;1 - 6',
        'monop;Monocytes;3;%;2 - 10',
        'plt;Platelet Count;2.12;lakh/cumm;1.5 - 4.1',
        'esr;E.S.R. (Westergren);18;mm/hr;0 - 15',
        '>Smear: {o|microcytes and target cells seen}. {x|No malarial parasite seen|negated|d.malaria}. {x|Advise Hb electrophoresis to rule out thalassaemia trait|suggestion|l.phe}.',
        '#BIOCHEMISTRY (Fluoride / Serum)',
        'gttf;Blood Sugar Fasting;138;mg/dL;|70 - 100|Normal: 70 - 100/Impaired: 101 - 125',
        'ppbs;Blood Sugar Post Prandial;211;mg/dL;|70 - 140|Normal: 70 - 140',
        'a1c;HbA1c (HPLC);7.4;%;|4.0 - 5.6|Non-diabetic: 4.0 - 5.6',
        'urea;Blood Urea;31;mg/dL;15 - 45',
        'crea;Serum Creatinine;0.9;mg/dL;0.7 - 1.3',
        'uric;Serum Uric Acid;7.6;mg/dL;3.5 - 7.2',
        'chol;Total Cholesterol;228;mg/dL;|< 200|Desirable: < 200/Borderline: 200 - 239',
        'trig;Triglycerides;264;mg/dL;|< 150|Normal: < 150/High: 200 - 499',
        'hdl;H.D.L. Cholesterol;36;mg/dL;|> 40|Low: < 40',
        'ldl;L.D.L. Cholesterol;139;mg/dL;|< 100|Optimal: < 100',
        'vldl;V.L.D.L. Cholesterol;53;mg/dL;7 - 35',
        'tbil;Bilirubin Total;0.8;mg/dL;0.2 - 1.2',
        'alt;S.G.P.T.;62;U/L;0 - 45',
        'ast;S.G.O.T.;41;U/L;0 - 40',
        '>{x|Fatty liver is a common cause of raised SGPT|reference comment|d.steat}. {x|Lipaemic sample: LDL may be underestimated|reference comment|l.ldl}.',
        '#IMMUNOASSAY',
        'tt3;T3 Total;118;ng/dL;60 - 200',
        'tt4;T4 Total;7.9;ug/dL;4.5 - 12.0',
        'tsh;T.S.H. (Ultrasensitive);5.84;uIU/mL;0.35 - 4.94',
        'b12;Vitamin B12;168;pg/mL;187 - 883',
        'vitd;25-OH Vitamin D;14.2;ng/mL;|30 - 100|Deficient: < 20/Sufficient: 30 - 100',
        'psa;P.S.A. Total;0.86;ng/mL;0 - 4',
      ]
        .map(row)
        .join('')}</table>
      <p style="border-top:1px solid #222;padding-top:4px;font-size:15px">H / L: outside interval. ${c.t('{x|Urine routine: sample not given|not done|l.uprot}. {x|Metformin may lower vitamin B12|reference comment|m.metf}. {x|Please correlate clinically|reference text}.')}</p>
      <div style="display:flex;justify-content:space-between;align-items:end"><span>Checked by: Ravi (DMLT)</span><span>${signature(c.rnd, '#22306b', 80)}<br>Dr. Ashwin Deore, M.D. (Path.)</span></div>${c.no('Dr. Ashwin Deore', 'pathologist')}`,
    )
  },
  { width: 1060, scale: 1.34, degrade: { angle: 1.1, folds: [0.5] } },
)

/** Emirates: limits and unit before the results; this visit in a tinted column, then two earlier ones. */
const visits = doc(
  'p9243.png',
  ['en', 'lab', 'clean'],
  '2026-04-12',
  [
    'Al Waha Specialty Hospital',
    'AL WAHA SPECIALTY HOSPITAL',
    'Al Waha Specialty Hospital, Sharjah',
    'Al Waha Specialty Hospital L.L.C.',
  ],
  ['Dr. Mathew Kurian', 'Mathew Kurian', 'Dr Mathew Kurian', 'DR. MATHEW KURIAN', 'KURIAN, MATHEW'],
  [
    'Fatima Khalid Al Suwaidi',
    'FATIMA KHALID AL SUWAIDI',
    'Ms. Fatima Khalid Al Suwaidi',
    'Fatima Al Suwaidi',
    'Mrs. FATIMA KHALID AL SUWAIDI',
  ],
  'Laboratory results by visit',
  (c) => {
    const days = ['2026-04-12', '2025-11-03', '2025-05-18']
    const row = (s) => {
      if (s.startsWith('#')) return `<tr><td colspan="6" class="g">${en(s.slice(1))}</td></tr>`
      const [key, label, ref, unit, ...v] = s.split(';')
      const cell = (x, i) =>
        `<td class="v${i ? '' : ' now'}">${x ? resultCell(c, key, label, x, unit, ref, days[i], (r) => `${r.printed}${r.flag === 'H' ? ' ↑' : r.flag === 'L' ? ' ↓' : ''}`) : '-'}</td>`
      return `<tr><td>${en(label)}</td><td>${en(ref)}</td><td>${en(unit)}</td>${v.map(cell).join('')}</tr>`
    }
    return sheet(
      `body{font:16px/1.3 ${FACE.openSans};font-size:15.2px;padding:42px 58px}td,th{padding:2.6px 9px;border:1px solid #c9d6dc}th{background:#12566b;color:#fff;font-weight:600;text-align:left}.v{width:112px;font-family:'DejaVu Sans';font-size:14.4px}.now{background:#eef7fa;font-weight:bold}.g{background:#dfe9ed;font-weight:bold;color:#12566b}p{margin:6px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center">${mark('star', '#12566b', 46)}<div style="text-align:center"><b style="font-size:22px;color:#12566b">AL WAHA SPECIALTY HOSPITAL L.L.C.</b><br>Department of Laboratory Medicine, Sharjah, U.A.E. &nbsp; CAP accredited</div>${matrixCode(c.rnd, 20, 2.6)}</div>
      <div style="display:grid;grid-template-columns:1.3fr 1fr 1fr;border:1px solid #12566b;padding:6px 12px;margin:10px 0"><div>Patient: <b>Mrs. FATIMA KHALID AL SUWAIDI</b><br>Emirates ID 784-1988-XXXXXXX-2<br>DOB 09-Feb-1988 &nbsp; Female</div><div>MRN AW-00XX318<br>Visit: OPD Endocrinology<br>Insurance: Enhanced</div><div>Doctor: Dr. Mathew Kurian<br>Collected 12-Apr-2026 08:20<br>Verified 12-Apr-2026 14:02</div></div>
      <table><tr><th style="width:28%">Test</th><th>Reference range</th><th>Unit</th><th>12-Apr-2026</th><th>03-Nov-2025</th><th>18-May-2025</th></tr>
      ${['#Diabetes and lipids', 'a1c;HbA1c;4.0 - 5.6;%;6.4;6.9;7.8', 'glu;Glucose (fasting);3.9 - 5.5;mmol/L;5.9;6.6;8.1', 'chol;Cholesterol;< 5.2;mmol/L;4.7;5.0;6.1', 'trig;Triglycerides;< 1.7;mmol/L;1.6;1.9;2.4', 'hdl;HDL cholesterol;> 1.2;mmol/L;1.3;1.2;1.0', 'ldl;LDL cholesterol;< 2.6;mmol/L;2.5;2.8;3.9', '#Kidney and liver', 'crea;Creatinine;45 - 84;umol/L;58;61;60', 'urea;Urea;2.5 - 6.7;mmol/L;3.4;;4.1', 'k;Potassium;3.5 - 5.1;mmol/L;4.2;;4.0', 'na;Sodium;136 - 145;mmol/L;139;;138', 'alt;ALT;0 - 33;U/L;27;38;55', 'ggt;GGT;0 - 40;U/L;24;;49', 'uacr;Urine albumin/creatinine ratio;< 3.0;mg/mmol;1.1;;3.4', '#Thyroid and hormones', 'tsh;TSH;0.27 - 4.20;mIU/L;3.61;5.12;', 'ft4;Free T4;12.0 - 22.0;pmol/L;15.4;13.8;', 'prl;Prolactin;102 - 496;mIU/L;;388;', 'testo;Testosterone;0.3 - 1.7;nmol/L;1.9;;2.3', '#Iron and vitamins', 'ferr;Ferritin;13 - 150;ug/L;31;12;9', 'fe;Iron;5.8 - 34.5;umol/L;13.7;;4.9', 'vitd;Vitamin D (25-OH);75 - 250;nmol/L;68;52;27', 'b12;Vitamin B12;145 - 569;pmol/L;240;;198', '#Blood count', 'hgb;Hemoglobin;12.0 - 15.5;g/dL;12.9;11.8;10.7', 'hct;Hematocrit;36 - 46;%;39;36;33', 'mcv;MCV;80 - 100;fL;84;79;74', 'wbc;WBC;4.0 - 11.0;10^3/uL;7.2;8.0;6.6', 'plt;Platelets;150 - 400;10^3/uL;296;331;412', '#Immunology', 'tpo;Anti-TPO;< 34;IU/mL;;17;', 'crp;CRP;< 5.0;mg/L;2.8;;6.2'].map(row).join('')}</table>
      <p>Remarks 12-Apr-2026: ${c.t('{x|ADA target for HbA1c below 7 percent in most non-pregnant adults|reference comment|l.a1c}. {x|Beta-hCG cancelled by ordering physician|not done|l.hcg}. {x|Anti-GAD in progress, sent to reference laboratory|pending|l.gad65}. {x|Sample not hemolyzed|negated}.')}</p>
      <p style="font-size:13.6px">↑ ↓ outside range; - not requested. Consultant pathologist: Dr. Hala Nasreddin. Printed by S. Thomas 12-Apr-2026 15:10. Page 1 of 1</p>${c.no('Dr. Hala Nasreddin', 'pathologist')}`,
    )
  },
  { width: 1080, scale: 1.3 },
)

/** Israel: a fund's results printed in English; lowest and highest in columns of their own, the deviation as words. */
const fund = doc(
  'p9244.png',
  ['en', 'lab', 'clean'],
  '2026-01-05',
  [
    'Maayan Health Services',
    'MAAYAN HEALTH SERVICES',
    'Maayan Health Services, Kfar Saba',
    'Maayan Health Services Central Laboratory',
  ],
  [
    'Dr. Alexander Roitman',
    'Alexander Roitman',
    'Dr. A. Roitman',
    'Dr. ROITMAN ALEXANDER',
    'Roitman Alexander',
  ],
  ['Yael Ben Shushan', 'BEN SHUSHAN YAEL', 'Ben Shushan Yael', 'Yael Ben-Shushan'],
  'Laboratory results',
  (c) => {
    const row = (s) => {
      if (s.startsWith('#')) return `<tr><td colspan="6" class="g">${en(s.slice(1))}</td></tr>`
      const [key, label, v, unit, lo, hi] = s.split(';')
      const ref = lo && hi ? `${lo} - ${hi}` : hi ? `< ${hi}` : lo ? `> ${lo}` : ''
      return resultRow(
        c,
        [key, label, v, unit, ref].join(';'),
        (r, out) =>
          `<td>${en(label)}</td><td><b>${en(v)}</b></td><td>${en(unit)}</td><td>${en(lo)}</td><td>${en(hi)}</td><td>${out ? (r.flag === 'H' ? 'Above norm' : 'Below norm') : r.ref ? 'Normal' : ''}</td>`,
      )
    }
    return sheet(
      `body{font:16px/1.3 ${FACE.roboto};font-size:15.8px;padding:46px 70px}td,th{padding:2.2px 10px}tr:nth-child(even){background:#f4f4fa}th{border-bottom:2px solid #4b4b9c;color:#34347a}.g{padding-top:8px;color:#34347a;font-weight:bold;border-bottom:1px solid #aab}p{margin:6px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:end"><div><b style="font-size:22px;color:#34347a">Maayan Health Services</b><br>Sharon District, Central Laboratory, Kfar Saba</div><b style="font-size:19px">Laboratory results</b></div>
      <div style="display:grid;grid-template-columns:1fr 1fr;border-top:2px solid #4b4b9c;margin:8px 0;padding-top:6px"><div>Member: <b>BEN SHUSHAN YAEL</b><br>ID: 0XXX6124-8 &nbsp; Female &nbsp; Age: 43</div><div>Sent by: Dr. ROITMAN ALEXANDER<br>Date of test: 05/01/2026 &nbsp; Printed: 11/01/2026 20:14</div></div>
      <table><tr><th style="width:34%">Test</th><th>Result</th><th>Units</th><th>Min</th><th>Max</th><th>Evaluation</th></tr>
      ${['#BLOOD COUNT', 'wbc;WBC;5.83;K/micl;4.5;11', 'rbc;RBC;4.12;M/micl;4;5.2', 'hgb;HGB;11.4;g/dl;12;16', 'hct;HCT;34.9;%;36;46', 'mcv;MCV;84.7;fl;80;100', 'mch;MCH;27.7;pg;26;34', 'mchc;MCHC;32.7;g/dl;31;37', 'rdw;RDW;15.2;%;11.5;14.5', 'plt;PLT;268;K/micl;150;450', 'mpv;MPV;10.4;fl;7;12', 'neutp;NEUT %;57.3;%;40;75', 'lymphp;LYMP %;31.6;%;20;45', 'monop;MONO %;8.2;%;2;10', 'eosp;EOS %;2.4;%;0;7', 'neut;NEUT abs;3.34;K/micl;1.8;7.7', 'lymph;LYMP abs;1.84;K/micl;1;4.8', '#CHEMISTRY', 'glu;GLUCOSE (B);91;mg/dl;70;100', 'urea;UREA (B);24;mg/dl;17;43', 'crea;CREATININE (B);0.67;mg/dl;0.51;0.95', 'na;SODIUM (B);138;mmol/l;136;146', 'k;POTASSIUM (B);4.9;mmol/l;3.5;5.1', 'ca;CALCIUM (B);9.1;mg/dl;8.8;10.6', 'phos;PHOSPHORUS (B);3.6;mg/dl;2.5;4.5', 'alb;ALBUMIN (B);4.0;g/dl;3.5;5.2', 'alt;ALT (GPT);14;U/l;0;34', 'alp;ALKALINE PHOSPHATASE;58;U/l;30;120', 'ldh;LDH;251;U/l;0;247', 'ferr;FERRITIN;8.6;ng/ml;13;150', 'fe;IRON;38;micg/dl;50;170', 'transf;TRANSFERRIN;341;mg/dl;200;360', 'fol;FOLIC ACID;6.4;ng/ml;5.9;24.8', 'b12;VITAMIN B12;312;pg/ml;211;911', 'crp;CRP;0.31;mg/dl;;0.5', '#LIPIDS', 'chol;CHOLESTEROL;187;mg/dl;;200', 'trig;TRIGLYCERIDES;76;mg/dl;;150', 'hdl;HDL CHOLESTEROL;66;mg/dl;45;', 'ldl;LDL CHOLESTEROL (calc);106;mg/dl;;130', '#ENDOCRINOLOGY', 'tsh;TSH;1.88;mIU/l;0.55;4.78', 'fsh;FSH;7.9;IU/l;;'].map(row).join('')}</table>
      <p style="border-top:1px solid #4b4b9c;padding-top:5px">Laboratory remark: ${c.t('{x|FSH norms depend on the day of the cycle: follicular 2.5-10.2, mid cycle 3.4-33.4, after menopause 23-116|reference comment|l.fsh}. {x|ESR: quantity not sufficient|not done|l.esr}. {x|Celiac antibodies: will be reported later|pending|l.ttg}.')}</p>
      <p>Doctor’s message: ${c.t('{d.ida|Iron deficiency anemia|icd=D50.9}. {x|If you feel palpitations or shortness of breath, come in|conditional|d.palp}. {x|Please come for a visit to start iron|planned|m.fes}. {x|Gynecological ultrasound recommended|suggestion|i.uspelv}.')}</p>
      <p style="font-size:13px">${c.t('{x|This print does not replace a doctor’s advice|reference text}.')} Page 1 of 1</p>`,
    )
  },
  { dateAliases: ['2026-01-11'], width: 1060, scale: 1.3 },
)

export const practice32EnLabs = [portal, profile, visits, fund]
