/** Laboratory paper in English: a yearly examination with limits of both sexes, a veterans' hospital's typed print by specimen, a Canadian community laboratory with the flag before the result, a child's respiratory panel. */
import { barcode, mark, signature, stamp } from '../lib/decor.mjs'
import { FACE, doc, en, sheet } from './blind-parts.mjs'

/** Philippines: an annual physical examination; an arrow before the result, unit behind it, normal values of men and women in one cell, microscopy in words. */
const annual = doc(
  'p461.png',
  ['en', 'lab', 'clean'],
  '2025-08-26',
  [
    'Mabini Bayside Diagnostic Clinic',
    'MABINI BAYSIDE DIAGNOSTIC CLINIC',
    'Mabini Bayside Diagnostic Clinic, Inc.',
  ],
  [
    'Dr. Ramon Dimaculangan',
    'Ramon Dimaculangan',
    'R. Dimaculangan, MD',
    'DIMACULANGAN, R., MD',
    'Dr. R. Dimaculangan',
  ],
  [
    'Maricel Evangelista',
    'EVANGELISTA, MARICEL SORIANO',
    'Maricel Soriano Evangelista',
    'Evangelista, Maricel',
  ],
  'Annual physical examination - laboratory results',
  (c) => {
    const row = (s) => {
      const [line, both] = s.split('|')
      const [key, label, printed, unit, ref] = line.split(';')
      const r = c.lab([key, label, printed, unit, both ?? ref].join(';'), { range: ref })
      const arrow = { H: '▲ ', L: '▼ ' }[r.flag] ?? ''
      return `<tr data-e="${r.n}"><td>${en(label)}</td><td class="v"><i>${arrow}</i>${en(printed)} <small>${en(unit)}</small></td><td>${en(both ?? ref)}</td></tr>`
    }
    const group = (title, list) =>
      `<tr class="g"><td colspan="3">${en(title)}</td></tr>${list.map(row).join('')}`
    const head = '<tr><th>Examination</th><th>Result</th><th>Normal values</th></tr>'
    const word = (s) => {
      const r = c.lab(s)
      return `<div class="w" data-e="${r.n}" data-line><span>${en(r.label)}</span> <b>${en(`${r.printed} ${r.unit}`.trim())}</b></div>`
    }
    return sheet(
      `body{font:16px/1.32 ${FACE.openSans};font-size:15.5px;padding:36px 46px}.two{display:grid;grid-template-columns:1fr 1fr;gap:6px 24px;align-items:start}td,th{padding:2px 6px;border-bottom:1px solid #d6dfe8}th{background:#17456e;color:#fff;font-size:14.5px}.g td{font-weight:bold;color:#17456e;padding-top:8px}.v{font-weight:bold;white-space:nowrap}.v i{color:#b3261e;font-style:normal}small{font-weight:normal;font-size:14px}.w{display:grid;grid-template-columns:150px 1fr;border-bottom:1px dotted #999}h3{font-size:16px;color:#17456e;margin:10px 0 2px}p{margin:6px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:12px;align-items:center">${mark('cross', '#17456e', 46)}<div><b style="font-size:21px;color:#17456e">MABINI BAYSIDE DIAGNOSTIC CLINIC</b><br>2F Bayside Arcade, Mabini Ave., Batangas City</div></div><div style="text-align:right"><b>LABORATORY RESULTS</b><br>Annual Physical Examination</div></div>
      <div style="display:grid;grid-template-columns:1.2fr 1fr 1fr;border:1px solid #17456e;padding:5px 10px;margin:8px 0"><div>Name: <b>EVANGELISTA, MARICEL SORIANO</b><br>Age / Sex: 44 / F &nbsp; Birthday: 11-May-1981</div><div>Patient no. 25-08-1190<br>Company: Calumpang Packing Corp.</div><div>Extracted: 26-Aug-2025 7:20 AM<br>Released: 27-Aug-2025 4:00 PM</div></div>${c.no('Calumpang Packing Corp.', 'employer')}
      <div class="two"><table>${head}
      ${group('COMPLETE BLOOD COUNT', ['hgb;Hemoglobin;10.9;g/dL;12.0 - 16.0|M: 14.0 - 18.0 F: 12.0 - 16.0', 'hct;Hematocrit;33.8;%;37 - 47|M: 42 - 52 F: 37 - 47', 'rbc;RBC count;4.21;x10^12/L;4.0 - 5.5|M: 4.5 - 6.2 F: 4.0 - 5.5', 'wbc;WBC count;7.3;x10^9/L;4.5 - 11.0', 'segs;Segmenters;61;%;50 - 70', 'lymphp;Lymphocytes;30;%;20 - 40', 'monop;Monocytes;6;%;2 - 8', 'eosp;Eosinophils;3;%;1 - 4', 'plt;Platelet count;402;x10^9/L;150 - 400', 'mcv;MCV;80.3;fL;80 - 100', 'mch;MCH;25.9;pg;27 - 32', 'mchc;MCHC;32.2;g/dL;32 - 36'])}
      ${group('BLOOD TYPING', ['abo;ABO group;B;;', 'rhd;Rh;Positive;;'])}</table>
      <table>${head}
      ${group('BLOOD CHEMISTRY', ['glu;Fasting blood sugar;5.4;mmol/L;3.9 - 6.1', 'e15bun;Blood urea nitrogen;4.1;mmol/L;2.5 - 7.1', 'crea;Creatinine;63;umol/L;53 - 97|M: 62 - 115 F: 53 - 97', 'uric;Blood uric acid;398;umol/L;155 - 357|M: 208 - 428 F: 155 - 357', 'chol;Total cholesterol;6.02;mmol/L;<5.2', 'trig;Triglycerides;1.33;mmol/L;<1.7', 'hdl;HDL;1.58;mmol/L;>1.15|M: >0.9 F: >1.15', 'ldl;LDL;3.84;mmol/L;<3.4', 'alt;SGPT;19;U/L;0 - 34|M: 0 - 45 F: 0 - 34', 'ast;SGOT;21;U/L;0 - 31|M: 0 - 35 F: 0 - 31', 'na;Sodium;140;mmol/L;135 - 148', 'k;Potassium;4.1;mmol/L;3.5 - 5.3'])}
      ${group('THYROID', ['tsh;TSH;2.44;uIU/mL;0.27 - 4.20', 'ft4;FT4;15.2;pmol/L;12 - 22'])}</table></div>
      <div class="two"><div><h3>URINALYSIS</h3>${['ucol;Color;Yellow;;', 'uapp;Transparency;Slightly hazy;;', 'uph;pH;6.0;;', 'usg;Specific gravity;1.020;;', 'uglu;Sugar;Negative;;', 'uprot;Albumin;Negative;;', 'uwbc;Pus cells;2-4;/hpf;', 'urbc;Red cells;0-1;/hpf;', 'uepi;Epithelial cells;Moderate;;', 'ubact;Bacteria;Few;;', 'umuc;Mucus threads;Few;;'].map(word).join('')}</div>
      <div><h3>FECALYSIS</h3>${['ova;Ova / parasites;None found;;', 'fobt;Occult blood;Negative;;'].map(word).join('')}<h3>SEROLOGY</h3>${['hbsag;HBsAg;Nonreactive;;', 'rpr;RPR;Nonreactive;;', 'hcgu;Pregnancy test, urine;Negative;;'].map(word).join('')}
      <h3>OTHER</h3><p>${c.t('{i.cxr|Chest X-ray PA, 26-Aug-2025|on=2025-08-26}: {x|no active lung infiltrates|negated|d.pneumonia}. {p.ecg|ECG, 26-Aug-2025|on=2025-08-26}: normal sinus rhythm.')}</p></div></div>
      <p>${c.t('Remarks of the examining physician: {d.anemia|Anemia}, {x|to consider iron deficiency|question|d.ida} or {x|thalassemia trait|question|d.thal}; {x|serum ferritin advised|planned|l.ferr}. {d.hld|Hypercholesterolemia|icd=E78.00/E78.5}. {d.e12hyperuri|Hyperuricemia}, {x|no history of gout|negated|d.gout}. {x|Not diabetic|negated|d.dm2}. {x|Father hypertensive|family history|d.htn}. {x|Pap smear not done, with menstruation|not done|p.smear}. {x|If repeat cholesterol is still high, start statin|conditional}.')}</p>
      <div style="display:flex;justify-content:space-between;align-items:end"><div>Liza P. Manalo, RMT<br><small>Medical technologist</small></div><div>Benigno T. Salonga, MD, FPSP<br><small>Pathologist</small></div><div>${signature(c.rnd, '#222')}<br>DIMACULANGAN, R., MD<br><small>Examining physician</small></div></div>${c.no('Liza P. Manalo', 'technologist')}${c.no('Benigno T. Salonga', 'pathologist of the laboratory')}`,
    )
  },
  { dateAliases: ['2025-08-27'], width: 1180, scale: 1.3 },
)

/** United States: a veterans' hospital's typed print; specimens one under the other with their own day, result and flag together, a comment between. */
const veterans = doc(
  'p462.jpg',
  ['en', 'lab', 'scan'],
  '2026-02-12',
  [
    'Bitter Creek VA Medical Center',
    'BITTER CREEK VA MEDICAL CENTER',
    'Bitter Creek VAMC',
    'BITTER CREEK VAMC',
  ],
  [
    'Patricia Hollowell, MD',
    'HOLLOWELL,PATRICIA A',
    'Patricia Hollowell',
    'HOLLOWELL, PATRICIA A',
    'Patricia A Hollowell',
  ],
  [
    'Wendell Crabtree',
    'CRABTREE,WENDELL JAMES',
    'Wendell James Crabtree',
    'CRABTREE, WENDELL JAMES',
    'Crabtree, Wendell',
  ],
  'Laboratory report',
  (c) => {
    const specimen = (what, accession, when, iso, list) =>
      `<div class="s">---- ${en(accession)} ----<br>Specimen: ${en(what)}<br>Collected: ${en(when)}</div><table><tr><td>Test name</td><td>Result</td><td></td><td>Units</td><td>Ref. range</td></tr>${list
        .map((s) => {
          const r = c.lab(s, { date: iso })
          return `<tr data-e="${r.n}"><td>${en(r.label)}</td><td class="v">${en(r.printed)}</td><td>${r.flag === 'H' || r.flag === 'L' ? r.flag : ''}</td><td>${en(r.unit)}</td><td>${en(r.ref)}</td></tr>`
        })
        .join('')}</table>`
    const note = (s) => `<p>${c.t(s)}</p>`
    return sheet(
      `body{font:17px/1.26 ${FACE.courier};font-size:17.5px;padding:40px 60px}td{padding:0 8px;white-space:nowrap}table{width:94%;margin-left:20px}td:first-child{width:38%}.v{text-align:right}tr:first-child td{text-decoration:underline}.s{margin-top:10px}p{margin:3px 0 3px 28px}`,
      `<div>CRABTREE,WENDELL JAMES &nbsp;&nbsp; 000-00-4417 &nbsp;&nbsp; DOB: MAR 09,1950 (75) &nbsp; MALE</div>
      <div>BITTER CREEK VA MEDICAL CENTER, BITTER CREEK, WY &nbsp;&nbsp; LABORATORY REPORT</div>
      <div>Provider: HOLLOWELL,PATRICIA A &nbsp; Location: PACT BLUE CLINIC &nbsp; Printed: FEB 20,2026@10:03</div><div>================================================================================</div>
      ${specimen('SERUM.', 'CHEM 0212 118', 'FEB 12,2026@07:41', '2026-02-12', ['glu;GLUCOSE;164;mg/dL;70 - 105', 'bun;UREA NITROGEN;22;mg/dL;8 - 26', 'crea;CREATININE;1.31;mg/dL;0.6 - 1.3', 'egfr;EGFR (CKD-EPI 2021);57;mL/min;', 'na;SODIUM;137;mmol/L;136 - 145', 'k;POTASSIUM;4.8;mmol/L;3.5 - 5.1', 'cl;CHLORIDE;102;mmol/L;98 - 107', 'hco3;CO2;26;mmol/L;21 - 32', 'ca;CALCIUM;9.1;mg/dL;8.4 - 10.2', 'tp;PROTEIN,TOTAL;6.8;g/dL;6.4 - 8.2', 'alb;ALBUMIN;3.7;g/dL;3.4 - 5.0', 'tbil;BILIRUBIN,TOTAL;0.8;mg/dL;0.2 - 1.0', 'alp;ALKALINE PHOSPHATASE;71;U/L;45 - 117', 'ast;AST;29;U/L;15 - 37', 'alt;ALT;38;U/L;12 - 78', 'mg;MAGNESIUM;1.6;mg/dL;1.8 - 2.4'])}
      ${note('Comment: {x|eGFR below 60 for 3 months or more suggests chronic kidney disease|reference comment|d.ckd}.')}
      ${specimen('BLOOD.', 'HE 0212 77', 'FEB 12,2026@07:41', '2026-02-12', ['wbc;WBC;6.2;K/cmm;4.8 - 10.8', 'rbc;RBC;4.40;M/cmm;4.7 - 6.1', 'hgb;HGB;13.1;g/dL;14.0 - 18.0', 'hct;HCT;39.6;%;42 - 52', 'mcv;MCV;90.0;fL;80 - 94', 'rdw;RDW;13.8;%;11.5 - 14.5', 'plt;PLT;171;K/cmm;130 - 400', 'a1c;HEMOGLOBIN A1C;7.9;%;4.0 - 6.0'])}
      ${specimen('SERUM.', 'CHEM 1106 203', 'NOV 06,2025@08:15', '2025-11-06', ['chol;CHOLESTEROL;148;mg/dL;0 - 200', 'trig;TRIGLYCERIDE;221;mg/dL;0 - 150', 'hdl;HDL;33;mg/dL;40 - 60', 'ldl;LDL CALC;71;mg/dL;0 - 100', 'psa;PSA;5.2;ng/mL;0 - 4.0', 'tsh;TSH;1.98;uIU/mL;0.34 - 5.60', 'b12;VITAMIN B12;266;pg/mL;211 - 911'])}
      ${note('Comment: {x|PSA - elevated values do not prove cancer|reference comment|d.prostca}.')}
      ${specimen('URINE.', 'UA 1106 31', 'NOV 06,2025@08:20', '2025-11-06', ['ualb;MICROALBUMIN,URINE;61;mg/L;', 'ucrea;CREATININE,URINE;118;mg/dL;', 'uacr;ALB/CREAT RATIO;52;mg/g;0 - 30'])}
      ${specimen('SERUM.', 'MICRO-SERO 1106 9', 'NOV 06,2025@08:15', '2025-11-06', ['antihcv;HEPATITIS C AB;NEGATIVE;;', 'hivag;HIV 1/2 AG/AB;NONREACTIVE;;'])}
      ${note('{x|LIPASE: canceled FEB 12,2026, duplicate order|cancelled|l.lip}. {x|VITAMIN D: pending|pending|l.vitd}. {x|No hemolysis|negated}.')}
      <div>================================================================================</div><div>KEY: L=Abnormal low, H=Abnormal high. Performing lab: Bitter Creek VAMC [436]. Director: DR. M. ESCOBEDO</div>${c.no('DR. M. ESCOBEDO', 'laboratory director')}`,
    )
  },
  { dateAliases: ['2026-02-20', '2025-11-06'], width: 1080, scale: 1.34, degrade: { angle: 0.6 } },
)

/** Canada: a community laboratory; test, flag, result, range and unit in one column; headings with dots, an interpretation in small print. */
const community = doc(
  'p463.jpg',
  ['en', 'lab', 'photo'],
  '2026-03-05',
  ['Sandhills Community Laboratories', 'SANDHILLS COMMUNITY LABORATORIES', 'Sandhills Community Labs'],
  ['Dr. Gurpreet Dhaliwal', 'Gurpreet Dhaliwal', 'DHALIWAL, G.', 'Dr. G. Dhaliwal', 'DR. DHALIWAL, GURPREET'],
  ['Lorraine Bouchard', 'BOUCHARD, LORRAINE', 'Lorraine A. Bouchard', 'BOUCHARD, LORRAINE A'],
  'Laboratory report',
  (c) => {
    const row = (s) => {
      const r = c.lab(s)
      const flag = r.flag === 'H' ? 'HI' : r.flag === 'L' ? 'LO' : ''
      return `<tr data-e="${r.n}"><td>${en(r.label)}</td><td class="f">${flag}</td><td class="v">${en(r.printed)}</td><td>${en(`${r.ref} ${r.unit}`.trim())}</td></tr>`
    }
    const group = (title, list) =>
      `<tr class="g"><td colspan="4">${en(title)}</td></tr>${list.map(row).join('')}`
    const small = (s) => `<tr><td colspan="4" class="n">${c.t(s)}</td></tr>`
    return sheet(
      `body{font:18px/1.34 ${FACE.narrow};font-size:19px;padding:40px 60px}td,th{padding:1.8px 8px}th{text-align:left;border-top:2px solid #222;border-bottom:2px solid #222}.f{font-weight:bold;width:60px}.v{font-weight:bold;width:150px}.g td{font-weight:bold;text-transform:uppercase;border-bottom:1px dotted #555;padding-top:8px}td:first-child{padding-left:22px}.g td:first-child{padding-left:8px}.n{font-size:16.5px;color:#333}p{margin:6px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:12px;align-items:center">${mark('wave', '#00694e', 52)}<b style="font-size:27px;color:#00694e">Sandhills Community Laboratories</b></div>${barcode(c.rnd, 40, 40)}</div>
      <div style="display:grid;grid-template-columns:1.1fr 1fr 1fr;margin:10px 0;border:1px solid #222;padding:6px 12px"><div><b>BOUCHARD, LORRAINE A</b><br>DOB: 1964-09-30 &nbsp; Sex: F<br>Health no. 0000-418-275</div><div>Ordered by: DR. DHALIWAL, GURPREET<br>Copy to: Dr. P. Lachapelle, Cardiology<br>Lab no. 26-064-77120</div><div>Collected: 2026-03-05 08:52<br>Received: 2026-03-05 14:10<br>Final: 2026-03-06 03:22</div></div>${c.no('Dr. P. Lachapelle', 'recipient of a copy')}
      <table><tr><th style="width:44%">Test</th><th>Flag</th><th>Result</th><th>Reference range, units</th></tr>
      ${group('Hematology', ['hgb;Hemoglobin;142;g/L;120-160', 'hct;Hematocrit;0.43;L/L;0.36-0.48', 'wbc;WBC;5.9;x E9/L;4.0-11.0', 'rbc;RBC;4.77;x E12/L;4.00-5.10', 'mcv;MCV;90;fL;80-100', 'plt;Platelets;138;x E9/L;150-400', 'neut;Neutrophils;3.3;x E9/L;2.0-7.5', 'lymph;Lymphocytes;1.9;x E9/L;1.0-3.5', 'ferr;Ferritin;118;ug/L;15-247'])}
      ${group('General chemistry', ['a1c;Hemoglobin A1c;6.3;%;<6.0', 'glu;Glucose fasting;6.4;mmol/L;3.6-6.0', 'crea;Creatinine;66;umol/L;50-100', 'egfr;eGFR;93;mL/min/1.73m**2;>59', 'na;Sodium;141;mmol/L;135-145', 'k;Potassium;4.0;mmol/L;3.5-5.2', 'alt;ALT;47;U/L;<36', 'ggt;Gamma GT;71;U/L;<38', 'alp;Alkaline phosphatase;92;U/L;35-120', 'ck;CK;104;U/L;<167'])}
      ${small('{x|HbA1c 6.0 - 6.4 %: prediabetes|reference comment|d.predm}; {x|6.5 % or more: diabetes mellitus|reference comment|d.dm2}.')}
      ${group('Lipids (hours after meal: 12)', ['trig;Triglyceride;2.31;mmol/L;<1.70', 'chol;Cholesterol;4.66;mmol/L;<5.20', 'hdl;HDL cholesterol;1.09;mmol/L;>1.29', 'ldl;LDL cholesterol;2.52;mmol/L;<3.50', 'nhdl;Non-HDL cholesterol;3.57;mmol/L;<4.20', 'apob;Apolipoprotein B;0.98;g/L;<1.05', 'lpa;Lipoprotein (a);31;nmol/L;<100'])}
      ${small('On statin: {x|target LDL below 1.8 in established coronary disease|reference comment|d.ihd}.')}
      ${group('Endocrine, vitamins, immunology', ['tsh;TSH;6.84;mIU/L;0.32-4.00', 'ft4;Free T4;11;pmol/L;9-19', 'b12;Vitamin B12;412;pmol/L;138-652', 'vitd;25-hydroxy vitamin D;88;nmol/L;75-250', 'hscrp;C-reactive protein (hs);2.9;mg/L;<3.1'])}
      ${group('Urine', ['uacr;Albumin / creatinine ratio;4.6;mg/mmol;<2.0', 'ucrea;Creatinine, random urine;7.9;mmol/L;'])}</table>
      <p>${c.t('Laboratory notes: {x|Platelet clumping not seen on film|negated}. {x|Free T3 not indicated by guideline, not performed|not done|l.ft3}. {x|Anti-TPO can be added on within 7 days|not done|l.tpo}. {x|Insulin: specimen unsuitable, please recollect|not done|l.insul}.')}</p>
      <div style="display:flex;justify-content:space-between;align-items:end"><span>Medical director: Dr. Oleksandr Petrenko, FRCPC &nbsp; Page 1 of 1</span><span style="font:30px 'Dancing Script',cursive;color:#1d2f6f">${c.t('↑ {m.levo|Synthroid to 75 mcg|freq=-}, {x|repeat TSH 8 wks|planned}')}</span></div>${c.no('Dr. Oleksandr Petrenko', 'medical director of the laboratory')}`,
    )
  },
  { dateAliases: ['2026-03-06'], width: 1080, scale: 1.36, degrade: { angle: 1.3, folds: [0.48] } },
)

/** United States: a children's clinic; many targets of one swab in words, then the counts of the same visit in a small table. */
const panel = doc(
  'p465.jpg',
  ['en', 'lab', 'photo'],
  '2026-01-27',
  ["Maple Hollow Children's Clinic", "MAPLE HOLLOW CHILDREN'S CLINIC", 'Maple Hollow Childrens Clinic'],
  ['Rachel Oduya, MD', 'Rachel Oduya', 'R. ODUYA, MD', 'Dr. Oduya', 'Dr. Rachel Oduya'],
  ['Theodore Lindqvist', 'LINDQVIST, THEODORE', 'Theo Lindqvist', 'Lindqvist, Theodore'],
  'Respiratory panel',
  (c) => {
    const target = (s) => {
      const [key, label, found] = s.split(';')
      const r = c.lab(`${key};${label};${found ? 'DETECTED' : 'Not detected'};;`, { flag: null })
      return `<tr data-e="${r.n}"${found ? ' class="d"' : ''}><td>${en(label)}</td><td>${r.printed}${found ? ' *' : ''}</td></tr>`
    }
    const half = (list) => `<table>${list.map(target).join('')}</table>`
    const row = (s) => {
      const r = c.lab(s)
      return `<tr data-e="${r.n}"><td>${en(r.label)}</td><td class="v">${en(r.printed)} ${r.flag === 'H' || r.flag === 'L' ? `(${r.flag})` : ''}</td><td>${en(r.unit)}</td><td>${en(r.ref)}</td></tr>`
    }
    return sheet(
      `html{background:#fffdf6}body{font:18px/1.34 ${FACE.calibri};font-size:19px;padding:40px 56px}td,th{padding:2px 8px;border-bottom:1px solid #cfc8b4}th{text-align:left;background:#f0e6c8}.d td{font-weight:bold;background:#ffe9c9}.two{display:grid;grid-template-columns:1fr 1fr;gap:4px 28px;align-items:start}h3{font-size:19px;color:#8a4b08;margin:11px 0 3px}.v{font-weight:bold}p{margin:6px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center;border-bottom:3px solid #8a4b08;padding-bottom:6px"><div style="display:flex;gap:12px;align-items:center">${mark('leaf', '#8a4b08', 48)}<div><b style="font-size:25px;color:#8a4b08">Maple Hollow Children's Clinic</b><br>In-house laboratory, 51 Creamery Rd, Brattle, VT</div></div>${barcode(c.rnd, 30, 36)}</div>
      <div class="two" style="margin:8px 0"><div>Patient: <b>LINDQVIST, THEODORE</b><br>DOB: 08/19/2021 &nbsp; 4 y &nbsp; Male<br>Parent: Annika Lindqvist</div><div>Provider: R. ODUYA, MD<br>Collected: 01/27/2026 10:25 AM<br>Reported: 01/27/2026 12:10 PM</div></div>${c.no('Annika Lindqvist', 'parent')}
      <p>${c.t('Reason: {o|fever} 4 days, {o|cough}, {d.asthma|asthma|icd=J45.909/J45.998}. {x|Rule out influenza|question|d.flu}. {x|Mother has a cold|family history}.')}</p>
      <h3>RESPIRATORY PATHOGEN PANEL, PCR (nasopharyngeal swab)</h3><div class="two">
      ${half(['adeno;Adenovirus', 'cov229;Coronavirus 229E', 'covhku;Coronavirus HKU1', 'covnl;Coronavirus NL63', 'covoc;Coronavirus OC43', 'covidpcr;SARS-CoV-2', 'hmpv;Human metapneumovirus;1', 'rhino;Rhinovirus / Enterovirus;1', 'flua;Influenza A', 'flub;Influenza B'])}
      ${half(['piv1;Parainfluenza 1', 'piv2;Parainfluenza 2', 'piv3;Parainfluenza 3', 'piv4;Parainfluenza 4', 'rsvpcr;Respiratory syncytial virus', 'bparap;Bordetella parapertussis', 'bpert;Bordetella pertussis', 'chlpn;Chlamydia pneumoniae', 'mycpn;Mycoplasma pneumoniae'])}</div>
      <p>${c.t('{x|A detected target may reflect shedding after an earlier infection|reference comment}. {x|A negative panel does not exclude pneumonia|reference comment|d.pneumonia}.')}</p>
      <h3>POINT OF CARE</h3><table><tr><th>Test</th><th>Result</th><th>Units</th><th>Range for age</th></tr>${['strepa;Rapid strep A;Negative;;', 'wbc;WBC;13.9;K/uL;5.0 - 14.5', 'neut;Neutrophils, absolute;9.4;K/uL;1.5 - 8.0', 'lymph;Lymphocytes, absolute;3.2;K/uL;1.5 - 7.0', 'hgb;Hemoglobin;11.2;g/dL;11.5 - 13.5', 'mcv;MCV;77;fL;75 - 87', 'plt;Platelets;431;K/uL;150 - 450', 'crp;CRP;22;mg/L;0 - 8', 'uleu;Urine leukocytes;Negative;;', 'unit;Urine nitrite;Negative;;', 'uket;Urine ketones;Small;;Negative'].map(row).join('')}</table>
      <p>${c.t('Plan: fluids, {m.salb|albuterol 90 mcg 2 puffs with spacer every 4 hours as needed|freq=every 4 hours as needed}, {m.ibu|ibuprofen 150 mg every 6 hours as needed|freq=every 6 hours as needed}. {x|Throat culture sent|pending|l.tcult}. {x|Antibiotics not indicated|not given}. {x|Oseltamivir not needed|not needed|m.osel}. {x|Chest x-ray if fever lasts beyond Thursday|conditional|i.cxr}. {x|No ear infection today|negated|d.aom}. Allergy: {a.egg|egg|react=hives} (hives).')}</p>
      <div style="display:flex;justify-content:space-between;align-items:end"><div>${signature(c.rnd, '#222')}<br>R. ODUYA, MD</div>${stamp(['REVIEWED WITH PARENT', '01/27/2026'], '#8a4b08', -6)}<div>Tested by: J. Petrie, MLT</div></div>${c.no('J. Petrie', 'technician')}`,
    )
  },
  { width: 1080, scale: 1.36, degrade: { angle: -1.4, folds: [0.5] } },
)

export const fifteenthEnLabs = [annual, veterans, community, panel]
