/** More laboratory paper in English: a dialysis report card with goals, a Dutch follow-up with the newest column last, a German laboratory sheet in three columns of short lines; a CT with a table of nodules. */
import { barcode, hand, mark, matrixCode, signature } from '../lib/decor.mjs'
import { FACE, doc, en, items, resultCell, sheet } from './blind-parts.mjs'

/** United States: the dialysis unit's monthly card for the patient: what it is, the goal, last month, this month, how it goes. */
const card = doc(
  'p345.jpg',
  ['en', 'lab', 'photo'],
  '2025-12-03',
  ['Palmetto Shores Dialysis Center', 'PALMETTO SHORES DIALYSIS CENTER', 'Palmetto Shores Dialysis'],
  ['Dr. Anil Rangaswamy', 'Anil Rangaswamy', 'A. Rangaswamy, MD', 'Dr. Rangaswamy'],
  ['Otis Fontaine', 'Mr. Otis Fontaine', 'FONTAINE, OTIS', 'Mr. Fontaine'],
  'My monthly lab report card',
  (c) => {
    const days = ['2025-11-05', '2025-12-03']
    const row = (key, label, why, goal, unit, before, now, verdict) => {
      const cell = (v, iso) => {
        if (!v) return '<td class="v">-</td>'
        const r = c.lab([key, label, v, unit, goal].join(';'), { date: iso, range: '-' })
        c.entities[r.n].text = [label, v, unit].filter(Boolean).join(' ')
        return `<td class="v"><span data-e="${r.n}">${en(v)}</span></td>`
      }
      return `<tr><td><b>${en(label)}</b>${unit ? ` <small>${en(unit)}</small>` : ''}<br><i>${en(why)}</i></td><td>${en(goal)}</td>${cell(before, days[0])}${cell(now, days[1])}<td class="${verdict.startsWith('On') ? 'ok' : 'no'}">${en(verdict)}</td></tr>`
    }
    return sheet(
      `body{font:19px/1.3 ${FACE.lato};font-size:19px;padding:38px 56px}td,th{border-bottom:1px solid #b8cdd0;padding:4.5px 9px;vertical-align:middle}th{background:#17646c;color:#fff;font-size:17px}i{font-size:15.5px;color:#444}.v{text-align:center;font-size:21px;width:118px}small{font-size:15px;color:#555}.ok{color:#20702e}.no{color:#b0300f;font-weight:bold}h3{color:#17646c;font-size:20px;margin:12px 0 3px}ul{margin:2px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:12px;align-items:center">${mark('wave', '#17646c', 54)}<div><b style="font-size:25px;color:#17646c">Palmetto Shores Dialysis Center</b><br>Beaufort, South Carolina</div></div><b style="font-size:22px">MY MONTHLY LAB REPORT CARD</b></div>
      <p>Name: <b>Mr. Otis Fontaine</b> &nbsp; Birth date: 02/11/1953 &nbsp; Chair: MWF, 2nd shift<br>Doctor: Dr. Anil Rangaswamy &nbsp; Dietitian: Carly Oberlin, RD &nbsp; Given on: 12/10/2025</p>${c.no('Carly Oberlin, RD', 'dietitian')}
      <table><tr><th>What we measure</th><th>Goal</th><th class="v">Last month<br>11/05/2025</th><th class="v">This month<br>12/03/2025</th><th>How it is going</th></tr>
      ${row('e12ktv', 'Kt/V', 'how well your blood is cleaned', '1.2 or more', '', '1.38', '1.19', 'Below goal')}${row('hgb', 'Hemoglobin', 'red blood cells, energy', '10 - 11.5', 'g/dL', '10.6', '9.7', 'Below goal')}${row('ferr', 'Ferritin', 'iron stores', '200 - 1000', 'ng/mL', '', '744', 'On target')}${row('tsat', 'Iron saturation', 'iron ready to use', '20 - 50', '%', '', '23', 'On target')}${row('k', 'Potassium', 'heart and muscles', '3.5 - 5.5', 'mEq/L', '5.3', '6.0', 'Too high, call today')}${row('phos', 'Phosphorus', 'bones and itching', '3.0 - 5.5', 'mg/dL', '6.1', '7.2', 'Too high')}${row('ca', 'Calcium', 'bones', '8.4 - 10.2', 'mg/dL', '9.2', '9.0', 'On target')}${row('pth', 'PTH', 'bone hormone', '150 - 600', 'pg/mL', '', '488', 'On target')}${row('alb', 'Albumin', 'protein, strength', '4.0 or more', 'g/dL', '3.8', '3.7', 'Almost there')}${row('hco3', 'CO2', 'acid in the blood', '22 - 26', 'mEq/L', '22', '21', 'Almost there')}${row('glu', 'Glucose', 'sugar', 'below 200', 'mg/dL', '168', '231', 'Too high')}${row('a1c', 'Hemoglobin A1c', 'sugar over 3 months', '7 - 8', '%', '', '7.9', 'On target')}${row('hbsag', 'Hepatitis B antigen', 'infection check', 'negative', '', '', 'Negative', 'On target')}</table>
      <h3>What we talked about</h3><ul>${items(c, ['{d.esrd|Kidney failure|icd=N18.6}, on dialysis since 2021; {d.dm2|type 2 diabetes}; {d.secpth|overactive parathyroid glands|icd=N25.81}', 'You left early 3 times. {x|No infection of the access|negated}. {x|Your clearance may improve with 4 full hours|conditional}.', '{x|A transplant evaluation was offered and you said not now|declined|p.renaltx}'])}</ul>
      <h3>Medicine changes today</h3><ul>${items(c, ['{m.sevel|Sevelamer 800 mg|freq=with each meal}: now 3 with each meal (was 2)', '{m.epo|Aranesp 60 mcg|freq=once a week} at dialysis once a week (was 40 mcg)', '{m.calcit|Calcitriol 0.5 mcg|freq=three times a week} three times a week: no change', '{m.los?|Losartan 50 mg|st=-}: hold until potassium is repeated', '{x|Sensipar only if PTH goes over 600|conditional|m.cinac}'])}</ul>
      <p>${c.t('{x|Potassium will be drawn again on 12/12|planned|l.k}. {x|Hepatitis B booster in January|planned|m.vhepb}. Allergies: {a.iron|IV iron (Venofer)|react=low blood pressure} - low blood pressure; {x|heparin is safe for you|refuted|a.hepar}.')}</p><div style="display:flex;justify-content:space-between;align-items:center">${hand('no bananas, no oranges!', 30)}${signature(c.rnd)}</div>`,
    )
  },
  { width: 1120, scale: 1.35, degrade: { angle: 1.6, folds: [0.48] } },
)

/** The Netherlands in English: three dates, the newest last, unit and limits behind them; decimal commas. */
const dutch = doc(
  'p346.png',
  ['en', 'lab', 'clean'],
  '2026-01-19',
  ['Diagnostisch Centrum Merwestad', 'Merwestad', 'Diagnostic Centre Merwestad', 'DC Merwestad'],
  [
    'J.W. van der Hulst',
    'Dr. J.W. van der Hulst',
    'Dr J.W. van der Hulst',
    'van der Hulst',
    'J.W. van der Hulst, GP',
  ],
  ['Aoife Kilbride', 'Ms A. Kilbride', 'A. Kilbride', 'Kilbride, Aoife', 'Ms Aoife Kilbride'],
  'Laboratory results overview',
  (c) => {
    const days = ['2025-03-14', '2025-09-22', '2026-01-19']
    const row = (key, label, values, unit, ref) => {
      const show = (r) => `${r.flag === 'H' ? '↑ ' : r.flag === 'L' ? '↓ ' : ''}${r.printed}`
      return `<tr><td>${en(label)}</td>${values.map((v, i) => `<td class="v${i === 2 ? ' n' : ''}">${v ? resultCell(c, key, label, v, unit, ref, days[i], show) : ''}</td>`).join('')}<td>${en(unit)}</td><td>${en(ref)}</td></tr>`
    }
    const group = (title, list) =>
      `<tr class="g"><td colspan="6">${en(title)}</td></tr>${list.map((r) => row(...r)).join('')}`
    return sheet(
      `body{font:17px/1.36 ${FACE.calibri};font-size:18.5px;padding:42px 64px}td,th{padding:3px 10px}th{border-bottom:2px solid #d4681c;font-size:17px}tr td{border-bottom:1px solid #eee}.g td{color:#d4681c;font-weight:bold;padding-top:9px}.v{text-align:right;width:118px}.n{background:#fdf0e4;font-weight:bold}`,
      `<div style="display:flex;justify-content:space-between;align-items:center;border-bottom:4px solid #d4681c;padding-bottom:8px"><div style="display:flex;gap:12px;align-items:center">${mark('bars', '#d4681c', 46)}<div><b style="font-size:24px">Diagnostisch Centrum Merwestad</b><br>Gorinchem, the Netherlands</div></div><div style="text-align:right">Laboratory results, English version<br>Page 1/1</div></div>
      <div style="display:grid;grid-template-columns:1fr 1fr;margin:10px 0"><div>Patient: <b>Ms A. (Aoife) Kilbride</b><br>Born: 08-06-1988 &nbsp; F<br>BSN: 0000.00.417</div><div>Applicant: J.W. van der Hulst, GP, Huisartsenpraktijk De Linge<br>Authorised: 20-01-2026 08:14<br>Downloaded from the portal: 02-02-2026</div></div>${c.no('Huisartsenpraktijk De Linge', "applicant's practice")}
      <table><tr><th>Determination</th><th class="v">14-03-2025<br>08:40</th><th class="v">22-09-2025<br>09:05</th><th class="v">19-01-2026<br>08:15</th><th>Unit</th><th>Reference</th></tr>
      ${group('Haematology', [
        ['hgb', 'Haemoglobin', ['7,1', '7,9', '8,2'], 'mmol/L', '7,5 - 10,0'],
        ['hct', 'Haematocrit', ['0,34', '0,38', '0,39'], 'L/L', '0,35 - 0,45'],
        ['mcv', 'MCV', ['76', '85', '88'], 'fL', '80 - 100'],
        ['wbc', 'Leukocytes', ['6,8', '', '5,9'], '10^9/L', '4,0 - 10,0'],
        ['plt', 'Thrombocytes', ['388', '', '291'], '10^9/L', '150 - 400'],
        ['ferr', 'Ferritin', ['6', '41', '73'], 'ug/L', '15 - 150'],
      ])}
      ${group('Kidney and electrolytes', [
        ['crea', 'Creatinine', ['64', '', '67'], 'umol/L', '50 - 90'],
        ['egfr', 'eGFR (CKD-EPI)', ['>90', '', '>90'], 'mL/min/1,73m2', '> 60'],
        ['na', 'Sodium', ['', '', '140'], 'mmol/L', '135 - 145'],
        ['k', 'Potassium', ['4,2', '', '4,4'], 'mmol/L', '3,5 - 5,0'],
      ])}
      ${group('Liver', [
        ['alt', 'ALAT (ALT)', ['22', '', '61'], 'U/L', '0 - 34'],
        ['ast', 'ASAT (AST)', ['19', '', '43'], 'U/L', '0 - 30'],
        ['ggt', 'Gamma-GT', ['18', '', '37'], 'U/L', '0 - 38'],
        ['alp', 'Alkaline phosphatase', ['', '', '74'], 'U/L', '30 - 120'],
      ])}
      ${group('Glucose and lipids (fasting)', [
        ['glu', 'Glucose', ['5,1', '', '5,3'], 'mmol/L', '4,0 - 6,1'],
        ['a1c', 'HbA1c', ['', '35', ''], 'mmol/mol', '20 - 42'],
        ['chol', 'Cholesterol', ['4,6', '', '5,8'], 'mmol/L', '0 - 6,5'],
        ['hdl', 'HDL cholesterol', ['1,5', '', '1,4'], 'mmol/L', '> 1,2'],
        ['ldl', 'LDL cholesterol', ['2,6', '', '3,7'], 'mmol/L', '< 3,0'],
        ['trig', 'Triglycerides', ['1,1', '', '1,6'], 'mmol/L', '< 2,0'],
      ])}
      ${group('Thyroid and vitamins', [
        ['tsh', 'TSH', ['8,7', '4,6', '2,3'], 'mU/L', '0,40 - 4,00'],
        ['ft4', 'Free T4', ['10,4', '14,1', '16,2'], 'pmol/L', '10,0 - 22,0'],
        ['tpo', 'Anti-TPO', ['412', '', ''], 'kU/L', '< 35'],
        ['vitd', '25-OH vitamin D', ['28', '66', '71'], 'nmol/L', '> 50'],
        ['b12', 'Vitamin B12', ['241', '', '305'], 'pmol/L', '145 - 570'],
        ['fol', 'Folic acid', ['17,2', '', ''], 'nmol/L', '> 8,8'],
        ['ttg', 'Anti-tTG IgA', ['0,4', '', ''], 'U/mL', '< 7'],
      ])}</table>
      <p>${c.t('Clinical data given with the request: {d.hashi|autoimmune thyroiditis}, {m.levo|levothyroxine 75 ug|freq=-}. {x|Hepatitis?|question}. Message of the GP to the patient (21-01-2026): thyroid and iron are fine now. Stop {m.fefum|ferrous fumarate 200 mg|st=stopped}. {x|Please repeat the liver values in six weeks|planned|l.alt}; {x|if still raised, an ultrasound|conditional|i.usabd}. {x|No coeliac disease|negated|d.celiac}.')}</p>
      <p style="font-size:15px;color:#555">↑ above, ↓ below the reference. Specialist in laboratory medicine: dr. M.C. Terpstra. ${matrixCode(c.rnd, 12, 2)}</p>${c.no('dr. M.C. Terpstra', 'head of the laboratory')}`,
    )
  },
  { width: 1120, scale: 1.3 },
)

/** Germany in English: short lines in three columns, name, value with a mark, unit, limits in square brackets. */
const short = doc(
  'p347.png',
  ['en', 'lab', 'scan'],
  '2024-10-08',
  ['Hausarztzentrum Lindenufer', 'Hausarztzentrum Lindenufer, Berlin', 'Laborverbund Havelblick'],
  ['Dr. med. Katrin Osterwald', 'Katrin Osterwald', 'Dr. Katrin Osterwald', 'Dr. K. Osterwald'],
  ['Matthew Garrity', 'Garrity, Matthew', 'Mr. Matthew Garrity', 'Mr Matthew Garrity'],
  'Laboratory sheet',
  (c) => {
    const line = (s) => {
      if (s.startsWith('#')) return `<h4>${en(s.slice(1))}</h4>`
      const r = c.lab(s)
      const sign = r.flag === 'H' ? '+' : r.flag === 'L' ? '-' : ''
      return `<div class="l" data-e="${r.n}" data-line><b>${en(r.label)}</b> <span class="v">${en(r.printed)}${sign ? ` ${sign}` : ''}</span> ${en(r.unit)}${r.ref ? ` <small>[${en(r.ref)}]</small>` : ''}</div>`
    }
    return sheet(
      `body{font:17px/1.5 ${FACE.narrow};font-size:19px;padding:50px 62px}.cols{columns:3;column-gap:26px;column-rule:1px solid #999}.l{break-inside:avoid}.l b{font-weight:normal}.v{font-weight:bold}small{font-size:16.5px}h4{margin:8px 0 0;font-size:18.5px;border-bottom:1px solid #000;break-after:avoid}p{margin:9px 0}`,
      `<div style="display:flex;justify-content:space-between"><div><b style="font-size:24px">Hausarztzentrum Lindenufer</b><br>Dr. med. Katrin Osterwald &nbsp; Jens Pohlmann, MD<br>Family medicine, 13597 Berlin</div><div style="text-align:right">LABORATORY SHEET<br>translated for the patient<br>printed 05.11.2024</div></div>${c.no('Jens Pohlmann, MD', "the practice's other doctor")}
      <p style="border:1px solid #000;padding:5px 12px">Garrity, Matthew &nbsp; b. 19.12.1976 &nbsp; m &nbsp; | &nbsp; Sample of 08.10.2024, 07:50 &nbsp; | &nbsp; Report of 09.10.2024 &nbsp; | &nbsp; Analysed by: Laborverbund Havelblick</p>
      <div class="cols">${['#Blood count', 'wbc;Leuko;6,9;/nl;3,9 - 10,2', 'rbc;Ery;5,21;/pl;4,30 - 5,75', 'hgb;Hb;16,9;g/dl;13,5 - 17,2', 'hct;Hct;0,51;l/l;0,40 - 0,51', 'mcv;MCV;98;fl;80 - 99', 'mch;MCH;32,4;pg;27 - 33', 'plt;Thrombo;141;/nl;150 - 370', 'neutp;Neutro;61;%;42 - 77', 'lymphp;Lympho;28;%;20 - 44', 'monop;Mono;8;%;2 - 9', 'eosp;Eos;2;%;0 - 4', '#Inflammation', 'crp;CRP;2,1;mg/l;0 - 5', 'esr;ESR 1h;9;mm;0 - 15', '#Liver', 'ggt;GGT;148;U/l;0 - 60', 'ast;GOT;57;U/l;0 - 50', 'alt;GPT;74;U/l;0 - 50', 'alp;AP;91;U/l;40 - 130', 'tbil;Bilirubin tot.;0,9;mg/dl;0 - 1,2', 'alb;Albumin;46;g/l;35 - 52', 'lip;Lipase;38;U/l;13 - 60', '#Kidney', 'crea;Creatinine;0,94;mg/dl;0,70 - 1,20', 'egfr;eGFR;96;ml/min;', 'uric;Uric acid;8,3;mg/dl;3,4 - 7,0', 'na;Sodium;141;mmol/l;136 - 145', 'k;Potassium;4,0;mmol/l;3,5 - 5,1', 'ca;Calcium;2,41;mmol/l;2,15 - 2,50', '#Sugar', 'glu;Gluc. fasting;108;mg/dl;70 - 99', 'a1c;HbA1c;5,9;%;4,0 - 5,6', '#Lipids', 'chol;Chol.;243;mg/dl;0 - 200', 'hdl;HDL;52;mg/dl;40 - 100', 'ldl;LDL;151;mg/dl;0 - 116', 'trig;Triglyc.;231;mg/dl;0 - 150', 'lpa;Lp(a);12;nmol/l;0 - 75', '#Thyroid', 'tsh;TSH basal;1,42;mU/l;0,27 - 4,20', '#Iron', 'ferr;Ferritin;521;ug/l;30 - 400', 'tsat;Transf. sat.;41;%;16 - 45', '#Hepatitis', 'hbsag;HBs-Ag;negative;;', 'antihcv;Anti-HCV;negative;;', '#Prostate', 'psa;PSA;0,81;ug/l;0 - 2,5', '#Vitamins', 'b12;Vit. B12;344;ng/l;197 - 771', 'fol;Folic acid;3,4;ug/l;3,9 - 26,8', 'vitd;25-OH-Vit. D;17;ug/l;30 - 70'].map(line).join('')}</div>
      <p>${c.t('+ above, - below the limits in brackets. **Assessment (Dr. Osterwald, 15.10.2024):** {d.steat|fatty liver|icd=K76.0/K70.0}, probably by alcohol and weight; {d.e12hyperuri|raised uric acid}, {x|no gout so far|negated|d.gout}; {d.predm|prediabetes}; {d.hld|mixed raised blood fats|icd=E78.2/E78.5}; {d.vitd|vitamin D deficiency}. {x|Haemochromatosis unlikely, saturation normal|ruled out|d.hemochr}; {x|father had liver cirrhosis|family history|d.cirrh}.')}</p>
      <p>${c.t('**Plan:** {m.chole|Vigantol 1000 IU daily|freq=daily} and {m.folic|folic acid 5 mg daily|freq=daily} for 3 months. {x|Abdominal ultrasound 12.11.2024|planned|i.usabd}. {x|Allopurinol not yet|not given|m.allo}; {x|statin if LDL stays over 130 mg/dl|conditional|m.ator}. {x|Liver values again in 8 weeks without alcohol|planned}.')}</p><div>${signature(c.rnd, '#222')}</div>`,
    )
  },
  { labDate: '2024-10-08', width: 1120, scale: 1.35, degrade: { angle: -0.8 } },
)

/** Canada: CT of the chest with the nodules in a table, sizes then and now. */
const chest = doc(
  'p353.png',
  ['en', 'imaging', 'clean'],
  '2025-07-30',
  [
    'Kootenay Falls General Hospital',
    'KOOTENAY FALLS GENERAL HOSPITAL',
    'Kootenay Falls General Hospital, Medical Imaging',
  ],
  ['Dr. Simone Archambault', 'Simone Archambault', 'S. Archambault, MD, FRCPC', 'Dr. S. Archambault'],
  ['Wilfred Odegaard', 'ODEGAARD, Wilfred', 'Odegaard, Wilfred', 'Mr. Wilfred Odegaard'],
  'CT chest without contrast',
  (c) => {
    const row = (name, series, then, now, word) =>
      `<tr data-line><td>${c.t(name)}</td><td>${en(series)}</td><td>${en(then)}</td><td>${en(now)}</td><td>${c.t(word)}</td></tr>`
    return sheet(
      `body{font:19px/1.48 ${FACE.openSans};font-size:17.5px;padding:50px 74px}p{margin:8px 0}h3{font-size:16.5px;letter-spacing:1px;color:#2c4a7c;margin-top:13px}td,th{border:1px solid #9fb0c8;padding:4px 10px}th{background:#e7edf6;font-size:16px}ol,ul{margin:3px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center;border-bottom:3px solid #2c4a7c;padding-bottom:8px"><div><b style="font-size:23px;color:#2c4a7c">Kootenay Falls General Hospital</b><br>Medical Imaging, Nelson, British Columbia</div>${barcode(c.rnd, 38, 38)}</div>
      <div style="display:grid;grid-template-columns:1fr 1fr;margin:10px 0"><div>Patient: <b>ODEGAARD, Wilfred</b><br>Birth date: 1956-10-05 &nbsp; Sex: M<br>PHN: 9000 000 418</div><div>Exam date: 2025-07-30<br>Dictated: 2025-07-31 &nbsp; Transcribed: 2025-08-01<br>Ordering: Dr. Priya Balakrishnan, respirology</div></div>${c.no('Dr. Priya Balakrishnan', 'referrer')}
      <h3>EXAMINATION</h3><p>${c.t('{i.ctchest|CT chest without contrast|main=1}')}</p>
      <h3>HISTORY</h3><p>${c.t('68-year-old, {d.exsmoker|ex-smoker, 35 pack-years|icd=Z87.891}, {d.copd|COPD}. Follow-up of nodules. {x|No known malignancy|negated|d.lungca}. {x|Mother had lung cancer|family history|d.lungca}. {p.cabg|Coronary bypass|on=2017} 2017.')}</p>
      <h3>COMPARISON</h3><p>${c.t('{i.ctchest|CT chest 2025-01-22|on=2025-01-22}; {i.cxr|chest radiograph 2024-12-30|on=2024-12-30}.')}</p>
      <h3>NODULES</h3><table><tr><th>Location</th><th>Image</th><th>2025-01-22</th><th>2025-07-30</th><th>Change</th></tr>${row('{d.nodule|Right upper lobe, solid nodule|icd=R91.1/R91.8}', '4/61', '6 mm', '9 mm', '{o|grown}, spiculated')}${row('{o|Right lower lobe, solid}', '4/188', '4 mm', '4 mm', 'stable')}${row('{o|Left upper lobe, ground glass}', '4/77', '7 mm', '7 mm', 'stable')}${row('{o|Lingula, calcified}', '4/140', '5 mm', '5 mm', '{d.granul|granuloma}, benign')}${row('{x|Left lower lobe|resolved}', '4/201', '5 mm', '-', 'resolved')}</table>
      <h3>FINDINGS</h3><p>${c.t('{d.emphys|Moderate centrilobular emphysema|icd=J43.2}, upper lobes. {d.bronchwall|Diffuse bronchial wall thickening}. {x|No consolidation|negated|d.pneumonia}. {x|No pleural effusion|negated|d.pleff} or {x|pneumothorax|negated|d.pneumothx}. {d.bronchiect|Mild cylindrical bronchiectasis in the right middle lobe}.')}</p>
      <p>${c.t('{x|No enlarged mediastinal or hilar nodes|negated|d.lymphadmed}. Sternal wires. {d.corcalc|Severe coronary artery calcification}; grafts not assessed. Ascending aorta 41 mm, {d.ectasia|mildly dilated}. {x|No pericardial effusion|negated|d.pereff}. {d.hiatus|Small hiatus hernia}.')}</p>
      <p>${c.t('Upper abdomen: {d.adrenal|left adrenal adenoma 14 mm|icd=D35.02/D35.00}, 4 HU, unchanged. {d.gallst|Gallstones}. {x|No liver lesion on this unenhanced study|negated|d.livermet}. Bones: {d.vertfx|old wedge fracture of T8|st=-}; {x|no destructive lesion|negated}.')}</p>
      <h3>IMPRESSION</h3><ol>${items(c, ['Right upper lobe nodule has grown from 6 to 9 mm, {x|suspicious for primary lung cancer|suspected|d.lungca}.', 'Emphysema. Coronary calcification.', 'Ascending aorta 41 mm.'])}</ol>
      <h3>RECOMMENDATION</h3><p>${c.t('{x|PET-CT|planned|i.petct} and referral to the thoracic clinic; {x|CT-guided biopsy if PET is positive|conditional|p.e12lungbx}. {x|Echocardiogram yearly for the aorta|planned|i.echo}. The office of Dr. Balakrishnan was called on 2025-07-31 at 14:20.')}</p>
      <div>${signature(c.rnd, '#222')}<br>S. Archambault, MD, FRCPC, Radiologist</div>`,
    )
  },
  { width: 1080, scale: 1.35 },
)

export const twelfthEnTables = [card, dutch, short, chest]
