/** Laboratory paper in English: a health system's portal print with value and unit together, an English trust's report by request, a bilingual Canadian hospital sheet, a Sri Lankan hospital's typed print. */
import { barcode, hand, mark, stamp } from '../lib/decor.mjs'
import { FACE, doc, en, sheet } from './blind-parts.mjs'

/** United States: the print of a portal; component, your value with its unit, standard range with the unit again, a word where it is off. */
const portal = doc(
  'p501.png',
  ['en', 'lab', 'clean'],
  '2025-10-14',
  [
    'Calloway Point Health',
    'CALLOWAY POINT HEALTH',
    'Calloway Point Hospital Lab',
    'Calloway Point Internal Medicine',
  ],
  ['Nathaniel Osgood, MD', 'Nathaniel Osgood', 'OSGOOD, NATHANIEL', 'Dr. Osgood', 'N. Osgood, MD'],
  ['Alicia Brandvold', 'Alicia M. Brandvold', 'BRANDVOLD, ALICIA M', 'Brandvold, Alicia'],
  'Test results',
  (c) => {
    const row = (s) => {
      const r = c.lab(s)
      const word = { H: 'High', L: 'Low' }[r.flag] ?? ''
      const ref = r.ref ? `${r.ref} ${r.unit}` : ''
      return `<tr data-e="${r.n}"><td>${en(r.label)}</td><td class="v">${en(`${r.printed} ${r.unit}`.trim())}</td><td>${en(ref)}</td><td class="f">${word}</td></tr>`
    }
    const panel = (title, list) =>
      `<h3>${en(title)}</h3><table><tr><th style="width:36%">Component</th><th style="width:25%">Your Value</th><th>Standard Range</th><th style="width:70px">Flag</th></tr>${list.map(row).join('')}</table>`
    return sheet(
      `body{font:15px/1.24 ${FACE.lato};font-size:15px;padding:30px 48px}.two{display:grid;grid-template-columns:1fr 1fr;gap:0 30px;align-items:start}td,th{padding:3px 6px;border-bottom:1px solid #dde3ea}th{font-size:13.5px;color:#555;border-bottom:2px solid #9aa8b8}.v{font-weight:bold}.f{color:#b3261e;font-weight:bold}h3{font-size:17px;color:#0b5563;margin:13px 0 2px}p{margin:6px 0}small{font-size:13.5px}`,
      `<div style="display:flex;justify-content:space-between;align-items:center;border-bottom:3px solid #0b5563;padding-bottom:6px"><div style="display:flex;gap:10px;align-items:center">${mark('wave', '#0b5563', 44)}<div><b style="font-size:22px;color:#0b5563">MyCalloway</b><br>Calloway Point Health</div></div><div style="text-align:right"><b>Test Results - Annual labs</b><br><small>Printed by Alicia Brandvold on 10/20/2025 9:14 PM</small></div></div>
      <div style="display:grid;grid-template-columns:1fr 1fr 1fr;background:#f1f5f8;padding:6px 12px;margin:8px 0"><div><b>Alicia M. Brandvold</b><br>DOB: 4/17/1979, Legal sex: Female<br>MRN: 00417733</div><div>Collected on October 14, 2025 8:02 AM<br>Resulted on October 14, 2025 4:41 PM<br>Fasting: Yes</div><div>Ordering provider: Nathaniel Osgood, MD<br>Result status: Final<br>PCP: Calloway Point Internal Medicine</div></div>
      <div class="two"><div>
      ${panel('Comprehensive metabolic panel', ['na;Sodium;141;mmol/L;136 - 145', 'k;Potassium;3.9;mmol/L;3.5 - 5.1', 'cl;Chloride;104;mmol/L;98 - 107', 'hco3;CO2;24;mmol/L;20 - 31', 'gap;Anion Gap;13;mmol/L;5 - 15', 'bun;BUN;19;mg/dL;9 - 23', 'crea;Creatinine;0.88;mg/dL;0.55 - 1.02', 'egfr;eGFR;82;mL/min;>=60', 'glu;Glucose;108;mg/dL;74 - 99', 'ca;Calcium;9.6;mg/dL;8.7 - 10.4', 'tp;Total Protein;7.1;g/dL;5.7 - 8.2', 'alb;Albumin;4.4;g/dL;3.4 - 5.0', 'tbil;Bilirubin, Total;0.5;mg/dL;0.3 - 1.2', 'alp;Alkaline Phosphatase;131;U/L;46 - 116', 'alt;ALT;52;U/L;10 - 49', 'ast;AST;38;U/L;<=33'])}
      ${panel('Lipid panel', ['chol;Cholesterol;214;mg/dL;<=199', 'trig;Triglycerides;188;mg/dL;<=149', 'hdl;HDL;41;mg/dL;>=50', 'ldl;LDL Calculated;139;mg/dL;<=99', 'nhdl;Non-HDL Cholesterol;173;mg/dL;<=129'])}
      ${panel('Hemoglobin A1c', ['a1c;Hemoglobin A1C;5.9;%;4.0 - 5.6', 'eag;Estimated Average Glucose;123;mg/dL;'])}
      <small>${c.t('{x|5.7 to 6.4 %: increased risk for diabetes|reference comment}. {x|Greater than 6.4 %: diabetes|reference comment|d.dm2}.')}</small></div><div>
      ${panel('CBC with automated differential', ['wbc;WBC;6.8;10*3/uL;4.0 - 11.0', 'rbc;RBC;4.61;10*6/uL;3.80 - 5.20', 'hgb;Hemoglobin;12.1;g/dL;11.7 - 15.7', 'hct;Hematocrit;37.2;%;35.0 - 47.0', 'mcv;MCV;80.7;fL;80.0 - 100.0', 'mch;MCH;26.2;pg;26.5 - 33.0', 'mchc;MCHC;32.5;g/dL;32.0 - 36.0', 'rdw;RDW;15.8;%;11.5 - 14.5', 'plt;Platelets;341;10*3/uL;150 - 400', 'mpv;MPV;10.4;fL;9.4 - 12.4', 'neutp;Neutrophils %;58.3;%;', 'lymphp;Lymphocytes %;31.0;%;', 'monop;Monocytes %;7.2;%;', 'eosp;Eosinophils %;2.6;%;', 'basop;Basophils %;0.9;%;', 'neut;Absolute Neutrophils;3.96;10*3/uL;1.80 - 7.70'])}
      ${panel('Thyroid stimulating hormone', ['tsh;TSH;3.12;uIU/mL;0.45 - 4.50'])}
      ${panel('Ferritin', ['ferr;Ferritin;11;ng/mL;15 - 150'])}
      ${panel('Vitamin D, 25-hydroxy', ['vitd;Vitamin D, 25-OH, Total;24.8;ng/mL;30.0 - 100.0'])}
      <p style="border:1px solid #9aa8b8;padding:6px 10px;margin-top:12px">${c.t("**Comments from the care team**, 10/15/2025: Hi Alicia, your iron store is low ({d.e16lowfe|iron deficiency}, {x|you are not anemic|negated|d.anemia}). Your sugar is in the {d.predm|prediabetes} range and cholesterol is high: {d.hld|hyperlipidemia|icd=E78.5/E78.2}. Liver tests are a bit up, {x|this may be fatty liver|question|d.steat}. Please start {m.fes|ferrous sulfate 325 mg every other day|freq=every other day}. {x|We will repeat liver tests in 3 months|planned}. {x|If LDL stays above 130 we can talk about a statin|conditional}. {x|Because of your mother's colon cancer|family history|d.colonca} {x|please schedule your colonoscopy|planned|p.colono}. Nathaniel Osgood, MD")}</p></div></div>
      <small>Performing lab: Calloway Point Hospital Lab, 400 Quay St, Suffolk, VA. Laboratory director: Ingrid Moreau, MD. MyCalloway is not for urgent messages.</small>${c.no('Ingrid Moreau, MD', 'laboratory director')}`,
    )
  },
  { dateAliases: ['2025-10-20', '2025-10-15'], width: 1200, scale: 1.3 },
)

/** England: a trust's report as it reaches the practice; blocks by request with a report number, a star before the name, limits in brackets behind the unit. */
const trust = doc(
  'p502.jpg',
  ['en', 'lab', 'photo'],
  '2025-11-18',
  [
    'Northmere Pathology Service',
    'NORTHMERE PATHOLOGY SERVICE',
    "St Brannock's Hospital",
    "Northmere Pathology Service, St Brannock's Hospital",
  ],
  ['Dr Sunita Rao', 'Sunita Rao', 'Dr S Rao', 'RAO S, Dr'],
  ['Derek Hallworth', 'HALLWORTH, Derek', 'Mr Derek Hallworth', 'HALLWORTH Derek'],
  'Pathology report',
  (c) => {
    const row = (s) => {
      const r = c.lab(s)
      const off = r.flag === 'H' || r.flag === 'L'
      return `<tr data-e="${r.n}"${off ? ' class="o"' : ''}><td class="s">${off ? '*' : ''}</td><td>${en(r.label)}</td><td class="v">${en(r.printed)}</td><td>${en(r.unit)}</td><td>${r.ref ? en(`( ${r.ref} )`) : ''}</td></tr>`
    }
    const block = (title, number, list, note) =>
      `<div class="b"><div class="h"><b>${en(title)}</b><span>${en(number)}</span></div><table>${list.map(row).join('')}</table>${note ? `<p>${c.t(note)}</p>` : ''}</div>`
    return sheet(
      `body{font:17px/1.26 ${FACE.arial};font-size:16.5px;padding:36px 46px}.g{columns:2;column-gap:28px}.b{break-inside:avoid;margin-bottom:10px}.h{display:flex;justify-content:space-between;border-bottom:1.5px solid #005eb8;font-size:16px}.h span{font-size:13.5px}td{padding:1.6px 4px;white-space:nowrap}.s{width:12px;font-weight:bold}.v{text-align:right;font-weight:bold}.o td{font-weight:bold}p{margin:3px 0 3px 16px;font-size:15px;font-style:italic}`,
      `<div style="display:flex;justify-content:space-between;align-items:start"><div><b style="font-size:23px;color:#005eb8">Northmere Pathology Service</b><br>St Brannock's Hospital, Northmere &nbsp; Tel 01632 960 118</div>${barcode(c.rnd, 36, 36)}</div>
      <table style="border:1px solid #005eb8;margin:8px 0"><tr><td>Name: <b>HALLWORTH, Derek</b></td><td>NHS No: 000 512 8844</td><td>DOB: 02/06/1957 &nbsp; Sex: M</td></tr><tr><td>Requested by: Dr S Rao</td><td>Location: Priory Lane Surgery</td><td>Clinical: ${c.t('{d.dm2|T2DM} review, {o|tired}')}</td></tr><tr><td>Sample taken: 18/11/2025 09:40</td><td>Received: 18/11/2025 14:22</td><td>Reported: 19/11/2025 08:06</td></tr></table>${c.no('Priory Lane Surgery', 'requesting practice')}
      <div class="g">
      ${block('Urea and electrolytes', 'B,25.0881274', ['na;Sodium;133;mmol/L;133 - 146', 'k;Potassium;5.7;mmol/L;3.5 - 5.3', 'urea;Urea;11.4;mmol/L;2.5 - 7.8', 'crea;Creatinine;128;umol/L;59 - 104', 'egfr;eGFR (CKD-EPI);49;mL/min/1.73m2;'], '{x|eGFR 45-59 on two occasions over 3 months is consistent with CKD G3a|reference comment|d.ckd3}. {x|Haemolysis not detected|negated}.')}
      ${block('Liver profile', 'B,25.0881274', ['tbil;Total bilirubin;9;umol/L;<21', 'alt;ALT;31;U/L;<41', 'alp;Alkaline phosphatase;144;U/L;30 - 130', 'alb;Albumin;37;g/L;35 - 50', 'tp;Total protein;71;g/L;60 - 80', 'glob;Globulin;34;g/L;20 - 35'])}
      ${block('Bone profile', 'B,25.0881274', ['ca;Calcium;2.55;mmol/L;', 'cacor;Adjusted calcium;2.63;mmol/L;2.20 - 2.60', 'phos;Phosphate;1.12;mmol/L;0.80 - 1.50'], '{x|Suggest PTH with repeat calcium|planned|l.pth}.')}
      ${block('Lipid profile (non-fasting)', 'B,25.0881274', ['chol;Cholesterol;4.2;mmol/L;', 'hdl;HDL cholesterol;1.1;mmol/L;', 'nhdl;Non-HDL cholesterol;3.1;mmol/L;', 'trig;Triglycerides;2.6;mmol/L;<1.7'], '{x|Aim for a 40% reduction of non-HDL on treatment|reference comment}.')}
      ${block('Other biochemistry', 'B,25.0881275', ['crp;CRP;6;mg/L;<5', 'tsh;TSH;2.10;mU/L;0.27 - 4.20', 'psa;PSA;3.9;ug/L;<6.5', 'ferr;Ferritin;288;ug/L;30 - 400', 'b12;Vitamin B12;171;ng/L;197 - 771', 'fol;Serum folate;6.2;ug/L;>3.9'], '{x|Free T4 not indicated when TSH is normal|not done|l.ft4}. {x|B12 150-197: probable deficiency, consider intrinsic factor antibody|reference comment|l.eif}.')}
      ${block('HbA1c', 'B,25.0881276', ['a1c;HbA1c (IFCC);61;mmol/mol;20 - 41'], '{x|48 mmol/mol or above is diagnostic of diabetes|reference comment}.')}
      ${block('Full blood count', 'H,25.0440917', ['hgb;Haemoglobin;124;g/L;130 - 180', 'wbc;White cell count;7.9;10*9/L;4.0 - 11.0', 'plt;Platelets;212;10*9/L;150 - 450', 'rbc;Red cell count;3.81;10*12/L;4.50 - 6.50', 'hct;Haematocrit;0.371;L/L;0.400 - 0.540', 'mcv;MCV;97.4;fL;80.0 - 100.0', 'mch;MCH;32.5;pg;27.0 - 32.0', 'neut;Neutrophils;5.1;10*9/L;2.0 - 7.5', 'lymph;Lymphocytes;1.7;10*9/L;1.0 - 4.0', 'mono;Monocytes;0.6;10*9/L;0.2 - 1.0', 'eos;Eosinophils;0.4;10*9/L;0.0 - 0.4', 'baso;Basophils;0.1;10*9/L;0.0 - 0.1'], '{x|Blood film not made|not done|l.blastf}.')}
      ${block('Urine albumin', 'U,25.0191130', ['ualb;Albumin (urine);96;mg/L;', 'ucrea;Creatinine (urine);6.8;mmol/L;', 'uacr;Albumin/creatinine ratio;14.2;mg/mmol;<3.0'], '{x|Early morning sample needed to confirm|planned}. {x|Urine culture: not requested|not done|l.ucult}.')}</div>
      <div style="display:flex;justify-content:space-between;align-items:center;border-top:1.5px solid #005eb8;padding-top:6px"><span>Authorised by: K. Lomax, Chief BMS</span>${hand('rpt U+E 1/52, stop Nu-salt. SR', 30)}<span>Page 1 of 1</span></div>${c.no('K. Lomax', 'biomedical scientist')}`,
    )
  },
  { dateAliases: ['2025-11-19'], width: 1120, scale: 1.4, degrade: { angle: 1.2, folds: [0.5] } },
)

/** Canada: a bilingual hospital; limits stand before the result, what is off in a box with its letter in both languages. */
const bilingual = doc(
  'p503.jpg',
  ['en', 'lab', 'scan'],
  '2026-01-20',
  [
    'Petitcodiac Regional Hospital',
    'PETITCODIAC REGIONAL HOSPITAL',
    'Hôpital régional Petitcodiac',
    'Petitcodiac Regional Hospital / Hôpital régional Petitcodiac',
  ],
  ['Dr. Marc-André Doiron', 'Marc-André Doiron', 'DOIRON, MARC-ANDRÉ', 'Dr. M.-A. Doiron', 'DOIRON, M.-A.'],
  ['Janet Arsenault', 'ARSENAULT, JANET', 'Janet L. Arsenault', 'ARSENAULT, JANET L.'],
  'Laboratory report / Rapport de laboratoire',
  (c) => {
    const row = (s) => {
      const [line, french] = s.split('|')
      const r = c.lab(line)
      const off = { H: 'H', L: 'L/B' }[r.flag]
      return `<tr data-e="${r.n}"><td>${en(r.label)}${french ? ` / <i>${en(french)}</i>` : ''}</td><td class="c">${en(r.ref)}</td><td class="c"><span class="${off ? 'x' : 'y'}">${en(r.printed)}</span></td><td class="c">${off ?? ''}</td><td>${en(r.unit)}</td></tr>`
    }
    const group = (title, list) =>
      `<tr class="g"><td colspan="5">${en(title)}</td></tr>${list.map(row).join('')}`
    return sheet(
      `body{font:17px/1.26 ${FACE.calibri};font-size:18px;padding:40px 56px}td,th{padding:1.8px 8px}th{border-top:2px solid #000;border-bottom:2px solid #000;text-align:left;font-size:16px;line-height:1.15}i{font-size:16.5px;color:#333}.c,th.c{text-align:center}.x{border:2px solid #000;padding:0 9px;font-weight:bold}.y{font-weight:bold}.g td{font-weight:bold;background:#e4e4e4;padding:2px 8px}tr{border-bottom:1px solid #ddd}p{margin:6px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:12px;align-items:center">${mark('cross', '#333', 48)}<div><b style="font-size:22px">Petitcodiac Regional Hospital</b><br><i style="font-size:20px">Hôpital régional Petitcodiac</i></div></div><div style="text-align:right"><b>LABORATORY REPORT</b><br><i>RAPPORT DE LABORATOIRE</i></div></div>
      <div style="display:grid;grid-template-columns:1fr 1fr;border:1.5px solid #000;margin:9px 0"><div style="padding:4px 10px;border-right:1.5px solid #000">Patient: <b>ARSENAULT, JANET L.</b><br>Date of birth / <i>naissance</i>: 1968-05-23 &nbsp; F<br>Medicare no. 000-771-304</div><div style="padding:4px 10px">Collected / <i>prélevé</i>: 2026-01-20 07:55<br>Reported / <i>rapporté</i>: 2026-01-20 13:30<br>Ordered by / <i>demandé par</i>: DOIRON, M.-A. (Surgery / Chirurgie)</div></div>
      <table><tr><th>Test / <i>Analyse</i></th><th class="c">Reference<br><i>Référence</i></th><th class="c">Result<br><i>Résultat</i></th><th class="c">Flag<br><i>Note</i></th><th>Units<br><i>Unités</i></th></tr>
      ${group('HEMATOLOGY / HÉMATOLOGIE', ['wbc;WBC;5.6;x10^9/L;4.0-11.0|Leucocytes', 'rbc;RBC;4.02;x10^12/L;3.80-5.20|Érythrocytes', 'hgb;Hemoglobin;109;g/L;120-160|Hémoglobine', 'hct;Hematocrit;0.338;L/L;0.350-0.470|Hématocrite', 'mcv;MCV;84.1;fL;80.0-100.0|VGM', 'rdw;RDW;16.9;%;11.5-14.5|DVE', 'plt;Platelets;467;x10^9/L;150-400|Plaquettes', 'neut;Neutrophils;3.1;x10^9/L;2.0-7.5|Neutrophiles', 'lymph;Lymphocytes;1.8;x10^9/L;1.0-4.0|Lymphocytes', 'mono;Monocytes;0.5;x10^9/L;0.2-1.0|Monocytes', 'eos;Eosinophils;0.2;x10^9/L;0.0-0.5|Éosinophiles'])}
      ${group('COAGULATION', ['inr;INR;1.0;;0.9-1.2|RIN', 'pt;PT;11.8;s;9.4-12.5|TP', 'aptt;aPTT;27.9;s;25.1-36.5|TCA', 'fib;Fibrinogen;4.6;g/L;2.0-4.0|Fibrinogène'])}
      ${group('CHEMISTRY / BIOCHIMIE', ['glu;Glucose, random;7.9;mmol/L;3.9-11.0|Glucose au hasard', 'a1c;Hemoglobin A1c;6.4;%;4.0-6.0|Hémoglobine A1c', 'na;Sodium;139;mmol/L;136-145|Sodium', 'k;Potassium;3.3;mmol/L;3.5-5.1|Potassium', 'cl;Chloride;101;mmol/L;98-107|Chlorure', 'urea;Urea;4.4;mmol/L;2.8-8.1|Urée', 'crea;Creatinine;61;umol/L;45-84|Créatinine', 'egfr;eGFR;101;mL/min/1.73m2;|DFGe', 'mg;Magnesium;0.71;mmol/L;0.66-1.07|Magnésium', 'alb;Albumin;34;g/L;35-52|Albumine', 'alt;ALT;17;U/L;0-33|ALT', 'alp;Alk. phosphatase;88;U/L;35-105|Phosphatase alcaline', 'tbil;Bilirubin, total;6;umol/L;0-21|Bilirubine totale', 'cea;CEA;8.7;ug/L;0.0-5.0|ACE', 'ferr;Ferritin;9;ug/L;13-150|Ferritine', 'tsat;Iron saturation;8;%;15-50|Saturation du fer'])}
      ${group('TRANSFUSION MEDICINE / MÉDECINE TRANSFUSIONNELLE', ['abo;ABO group;O;;|Groupe ABO', 'rhd;Rh(D);Negative;;|Rh(D)', "abscr;Antibody screen;Negative;;|Recherche d'anticorps"])}</table>
      <p>${c.t('Clinical information / renseignements: pre-operative, {d.colonca|carcinoma of the ascending colon|icd=C18.2/C18.9}; {d.htn|hypertension}; {x|no anticoagulants|negated}. {x|Two units crossmatched on request only|conditional}. {x|Procalcitonin: test not available at this site|not done|l.pct}. {x|CEA may be raised in smokers|reference comment|d.smoker}. {x|Copy to Dr. Thériault, Oncology|recipient of a copy}.')}</p>
      <div style="display:flex;justify-content:space-between;align-items:center"><span>H: high / <i>haut</i> &nbsp; L/B: low / <i>bas</i> &nbsp; Final - page 1 / 1</span>${stamp(['PRE-ADMISSION CLINIC', 'RECEIVED 2026-01-21'], '#333', -4)}<span>Chief / <i>Chef</i>: Dr. Hélène Cyr</span></div>${c.no('Dr. Hélène Cyr', 'laboratory chief')}`,
    )
  },
  { dateAliases: ['2026-01-21'], width: 1100, scale: 1.32, degrade: { angle: -0.6 } },
)

/** Sri Lanka: a private hospital's typed print; test, result and unit with dots between, ranges at the right, the urine in words. */
const typed = doc(
  'p505.jpg',
  ['en', 'lab', 'photo'],
  '2025-07-08',
  ['Nilwala Private Hospital', 'NILWALA PRIVATE HOSPITAL', 'NILWALA PRIVATE HOSPITAL (PVT) LTD'],
  ['Dr. Chandima Weerakoon', 'Chandima Weerakoon', 'DR. C. WEERAKOON', 'Dr. C. Weerakoon'],
  [
    'Sumanadasa Liyanage',
    'MR. K. SUMANADASA LIYANAGE',
    'K. Sumanadasa Liyanage',
    'Mr. K. Sumanadasa Liyanage',
  ],
  'Laboratory investigation report',
  (c) => {
    const line = (s) => {
      const r = c.lab(s)
      const f = r.flag === 'H' || r.flag === 'L' ? r.flag : ' '
      const dots = '.'.repeat(Math.max(2, 27 - r.label.length))
      return `<tr data-e="${r.n}"><td>${en(r.label)} ${dots}</td><td class="v">${en(r.printed)}</td><td>${en(r.unit)}</td><td>${f}</td><td>${r.ref ? en(r.ref) : ''}</td></tr>`
    }
    const block = (title, list) =>
      `<div class="t">${en(title)}</div><table>${list.map(line).join('')}</table>`
    return sheet(
      `html{background:#fdfdf8}body{font:17px/1.22 ${FACE.courier};font-size:17.5px;padding:38px 62px}td{padding:0 7px;white-space:nowrap}td:first-child{width:46%}.v{text-align:right;font-weight:bold}.t{font-weight:bold;text-decoration:underline;margin:9px 0 1px}p{margin:4px 0}`,
      `<div style="text-align:center"><b style="font-size:24px">NILWALA PRIVATE HOSPITAL (PVT) LTD</b><br>No. 18, Rahula Road, Matara. Tel 041-000 4410<br>LABORATORY INVESTIGATION REPORT</div>
      <div style="border-top:1px dashed #000;border-bottom:1px dashed #000;margin:6px 0;padding:4px 0;display:grid;grid-template-columns:1.15fr 1fr">
      <div>NAME : MR. K. SUMANADASA LIYANAGE<br>AGE &nbsp;: 61 YEARS &nbsp;SEX : MALE<br>REF. BY : DR. C. WEERAKOON</div><div>REF NO : OPD/25/20771<br>COLLECTED : 08-07-2025 07.10 AM<br>PRINTED &nbsp; : 08-07-2025 02.45 PM</div></div>
      ${block('FULL BLOOD COUNT', ['wbc;WBC COUNT;11.92;10^3/uL;4.00 - 11.00', 'neutp;NEUTROPHILS;71;%;40 - 75', 'lymphp;LYMPHOCYTES;19;%;20 - 45', 'monop;MONOCYTES;4;%;2 - 8', 'eosp;EOSINOPHILS;6;%;1 - 6', 'neut;ABSOLUTE NEUTROPHILS;8.46;10^3/uL;2.00 - 7.50', 'rbc;RBC COUNT;5.04;10^6/uL;4.50 - 6.50', 'hgb;HAEMOGLOBIN;13.8;g/dL;13.0 - 17.0', 'hct;PCV;41.6;%;40.0 - 54.0', 'mcv;MCV;82.5;fL;80.0 - 98.0', 'mch;MCH;27.4;pg;27.0 - 32.0', 'mchc;MCHC;33.2;g/dL;32.0 - 36.0', 'plt;PLATELET COUNT;402;10^3/uL;150 - 400', 'esr;ESR (1ST HOUR);34;mm;0 - 15'])}
      ${block('BIOCHEMISTRY', ['glu;FASTING PLASMA GLUCOSE;178;mg/dL;70 - 100', 'a1c;HBA1C (HPLC);8.6;%;4.0 - 5.6', 'crea;SERUM CREATININE;1.34;mg/dL;0.70 - 1.30', 'egfr;eGFR;60;mL/min;', 'na;SERUM SODIUM;136;mmol/L;135 - 148', 'k;SERUM POTASSIUM;4.6;mmol/L;3.5 - 5.3', 'alt;SGPT (ALT);47;U/L;10 - 45', 'ast;SGOT (AST);36;U/L;10 - 40', 'crp;C-REACTIVE PROTEIN;19.4;mg/L;<6.0', 'uric;SERUM URIC ACID;7.9;mg/dL;3.5 - 7.2'])}
      ${block('LIPID PROFILE', ['chol;TOTAL CHOLESTEROL;236;mg/dL;<200', 'trig;TRIGLYCERIDES;205;mg/dL;<150', 'hdl;HDL CHOLESTEROL;38;mg/dL;>40', 'ldl;LDL CHOLESTEROL;157;mg/dL;<130', 'vldl;VLDL CHOLESTEROL;41;mg/dL;10 - 41', 'cholhdl;CHOL/HDL RATIO;6.2;;<5.0'])}
      ${block('THYROID', ['tsh;TSH (3RD GEN);2.75;uIU/mL;0.40 - 4.00'])}
      <div class="t">URINE FULL REPORT</div><div style="display:grid;grid-template-columns:1fr 1fr"><div>
      ${['ucol;COLOUR;YELLOW;;', 'uapp;APPEARANCE;TURBID;;', 'usg;SPECIFIC GRAVITY;1.020;;', 'uph;PH;5.5;;', 'uprot;PROTEIN;TRACE;;', 'uglu;SUGAR;++;;'].map((s) => word(c, s)).join('')}</div><div>
      ${['uket;KETONE BODIES;NIL;;', 'ubil;BILE;NIL;;', 'uwbc;PUS CELLS;18 - 20;/HPF;', 'urbc;RED CELLS;2 - 4;/HPF;', 'uepi;EPITHELIAL CELLS;FEW;;', 'ucast;CASTS;NIL;;'].map((s) => word(c, s)).join('')}</div></div>
      <p>${c.t('REMARKS: {x|URINE CULTURE AND ABST SUGGESTED|planned|l.ucult}. {x|NO MALARIA PARASITES SEEN|negated|d.malaria}. {x|SEROLOGY FOR DENGUE NOT REQUESTED|not done|l.ns1}. {x|INTERPRET HBA1C WITH CAUTION IN THALASSAEMIA|reference comment|d.thal}.')}</p>
      <div style="display:flex;justify-content:space-between;align-items:center;border-top:1px dashed #000;padding-top:6px"><div>M.A. PRIYANTHA (MLT)<br>REG NO 00318</div>${stamp(['NILWALA PRIVATE HOSPITAL', 'LABORATORY', 'MATARA'], '#1d2f8f', -8)}<div style="text-align:right"><span style="font:29px 'Dancing Script',cursive;color:#1d2f6f">${c.t('{m.cefur|Cefuroxime 500 mg bd|freq=bd} 5/7')}<br>${c.t('{m.metf|Metformin 1 g bd|freq=bd}, {x|see me 1/52|planned}')}</span></div></div>${c.no('M.A. PRIYANTHA', 'laboratory technologist')}`,
    )
  },
  { width: 1080, scale: 1.38, degrade: { angle: -1.3, folds: [0.36] } },
)

function word(c, s) {
  const r = c.lab(s)
  return `<div data-e="${r.n}" data-line style="display:grid;grid-template-columns:200px 1fr"><span>${en(r.label)}</span><span>: ${en(`${r.printed} ${r.unit}`.trim())}</span></div>`
}

export const sixteenthEnLabs = [portal, trust, bilingual, typed]
