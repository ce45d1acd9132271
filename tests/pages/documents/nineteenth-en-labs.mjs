/** Result sheets in English: a Japanese check-up with grades, a Swiss report with plus and minus, an Estonian print whose names begin with the specimen, a Luxembourg report with a second unit under the first. */
import { barcode, mark, matrixCode, signature, stamp } from '../lib/decor.mjs'
import { FACE, doc, en, resultCell, sheet } from './blind-parts.mjs'

/** Japan: a grade for each group, H or L before the value, this year beside last year. */
const grades = doc(
  'p621.jpg',
  ['en', 'lab', 'photo'],
  '2026-01-19',
  [
    'Sakuragaoka Health Check Center',
    'SAKURAGAOKA HEALTH CHECK CENTER',
    'Sakuragaoka Health Check Center, Tokyo',
    'Sakuragaoka Health Check Centre',
  ],
  ['Dr. Keiko Morinaga', 'Keiko Morinaga', 'Keiko Morinaga, MD', 'Morinaga'],
  ['Thomas Aldridge', 'ALDRIDGE, THOMAS', 'Mr. Thomas Aldridge', 'ALDRIDGE THOMAS'],
  'Health check report',
  (c) => {
    const days = ['2026-01-19', '2025-01-21']
    const printed = (r, v) => (r.flag === 'H' || r.flag === 'L' ? `${r.flag} ${v}` : v)
    const cell = (key, label, unit, ref, v, day) =>
      `<td class="v">${v ? resultCell(c, key, label, v, unit, ref, day, (r) => printed(r, v)) : ''}</td>`
    const group = (name, grade, list) =>
      list
        .map((s, i) => {
          const head = `<td class="g" rowspan="${list.length}">${en(name)}</td><td class="j" rowspan="${list.length}">${en(grade)}</td>`
          const [key, label, unit, ref, now, before] = s.split(';')
          const values = key
            ? `${cell(key, label, unit, ref, now, days[0])}${cell(key, label, unit, ref, before, days[1])}`
            : `<td class="v">${c.t(`{o|${now}}`)}</td><td class="v">${c.t(`{o|${before}}`)}</td>`
          return `<tr data-line>${i ? '' : head}<td>${key ? en(label) : c.t(label)}</td><td>${en(unit)}</td><td>${en(ref)}</td>${values}</tr>`
        })
        .join('')
    return sheet(
      `body{font:16px/1.28 ${FACE.arial};padding:34px 42px}td,th{border:1px solid #6b7f99;padding:2px 7px}th{background:#dde6f1;text-align:left;font-size:14.5px}.g{width:118px;font-weight:bold;background:#f3f6fa}.j{width:44px;text-align:center;font-weight:bold;font-size:19px}.v{text-align:right;width:104px;font-weight:bold}.v:last-child{font-weight:normal}p{margin:5px 0;font-size:15px}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:12px;align-items:center">${mark('rings', '#27508a', 48)}<div><b style="font-size:23px;color:#27508a">Sakuragaoka Health Check Center</b><br>3-11-8 Minami-Sakura, Shibuya-ku, Tokyo</div></div><b style="font-size:21px">HEALTH CHECK REPORT</b></div>
      <div style="display:grid;grid-template-columns:1.1fr 1fr;border:1px solid #27508a;padding:5px 12px;margin:8px 0"><div>Name: <b>ALDRIDGE, THOMAS</b> &nbsp; Sex: M &nbsp; Age: 53<br>Date of birth: 1972/05/30 &nbsp; ID: 0048-2217<br>Employer: Harrowgate Shipping KK, Tokyo</div><div>Date of examination: 2026/01/19<br>Date of report: 2026/02/02<br>Examining physician: Dr. Keiko Morinaga</div></div>${c.no('Harrowgate Shipping KK', 'employer')}
      <p>Grade: A no abnormality &nbsp; B minor change &nbsp; C recheck needed &nbsp; D treatment needed &nbsp; E under treatment</p>
      <table><tr><th>Category</th><th>Grade</th><th>Item</th><th>Unit</th><th>Reference</th><th>2026/01/19</th><th>2025/01/21</th></tr>
      ${group('Body', 'B', [';{o|BMI};kg/m2;18.5-24.9;26.3;25.8', ';{o|Waist};cm;<85.0;91.5;90.0', ';{o|Blood pressure};mmHg;<130/85;134/86;128/82'])}
      ${group('Blood count', 'A', ['wbc;WBC;10^3/uL;3.1-8.4;6.4;5.9', 'hgb;Hemoglobin;g/dL;13.7-16.8;15.1;15.4', 'hct;Hematocrit;%;40.7-50.1;45.2;46.0', 'plt;Platelets;10^3/uL;158-348;241;236'])}
      ${group('Liver', 'C', ['ast;AST (GOT);U/L;13-30;36;29', 'alt;ALT (GPT);U/L;10-42;61;48', 'ggt;γ-GTP;U/L;13-64;98;72', 'alp;ALP;U/L;38-113;76;'])}
      ${group('Lipid', 'C', ['ldl;LDL-cholesterol;mg/dL;65-139;151;144', 'hdl;HDL-cholesterol;mg/dL;38-90;46;49', 'trig;Triglyceride;mg/dL;40-149;218;163', 'nhdl;non-HDL-cholesterol;mg/dL;<150;191;'])}
      ${group('Glucose', 'B', ['glu;Fasting glucose;mg/dL;73-109;112;104', 'a1c;HbA1c (NGSP);%;4.9-6.0;5.9;5.7'])}
      ${group('Kidney, uric acid', 'C', ['crea;Creatinine;mg/dL;0.65-1.07;0.88;0.86', 'egfr;eGFR;mL/min/1.73m2;>60.0;70.9;73.1', 'uric;Uric acid;mg/dL;3.7-7.8;8.3;7.6'])}
      ${group('Others', 'A', ['psa;PSA;ng/mL;<4.00;1.31;1.18'])}
      ${group('Imaging, ECG', 'C', [';{i.cxr|Chest X-ray};;;No finding;No finding', ';{p.ecg?|ECG};;;Normal;Normal', ';{i.usabd|Abdominal US};;;See below;'])}</table>
      <p>${c.t('**Findings:** {i.usabd|Abdominal ultrasound}: {d.steat|moderate fatty liver|icd=K76.0}, {d.gbpolyp|gallbladder polyp 4 mm|icd=K82.4}. {i.cxr|Chest X-ray}: {x|no abnormal shadow|negated}. {x|Stomach endoscopy declined this year|declined|p.egd}.')}</p>
      <p>${c.t("**Doctor's comment:** {d.hypertg?|High triglycerides|icd=E78.1/E78.2} and {d.e12hyperuri|hyperuricemia|icd=E79.0}: less alcohol, lose 3 kg. {x|No diabetes at present|negated|d.dm2}. {x|Father had a stroke at 70|family history|d.stroke}. {x|If uric acid exceeds 9 mg/dL, medication will be needed|conditional|m.febu}. {x|Recheck liver tests in 3 months|planned}. {x|Hepatitis virus tests not performed|not done|l.hbsag}. Current medicine: {m.levocet|levocetirizine 5 mg}.")}</p>
      <div style="display:flex;justify-content:space-between;align-items:end"><span style="font-size:14.5px">Overall grade: <b>C</b> &nbsp; Next examination: January 2027</span><div>${signature(c.rnd, '#222', 110)}<br>Keiko Morinaga, MD</div></div>`,
    )
  },
  { dateAliases: ['2026-02-02'], width: 1080, scale: 1.4, degrade: { angle: 1.1, folds: [0.5] } },
)

/** Switzerland: a plus or a minus behind the result, comments between the rows. */
const plusMinus = doc(
  'p622.jpg',
  ['en', 'lab', 'scan'],
  '2026-02-11',
  ['Aarequell Labor AG', 'AAREQUELL LABOR AG', 'Aarequell Labor', 'Labor Aarequell AG'],
  ['Dr. med. Beat Zurflüh', 'Beat Zurflüh', 'Dr. Beat Zurflüh', 'Dr. B. Zurflüh', 'Dr. med. B. Zurflüh'],
  ['Ursina Caflisch', 'CAFLISCH Ursina', 'Caflisch Ursina', 'Ms Ursina Caflisch'],
  'Laboratory report',
  (c) => {
    const row = (s) => {
      if (s.startsWith('#')) return `<tr><td colspan="5" class="g">${en(s.slice(1))}</td></tr>`
      if (s.startsWith('>')) return `<tr><td colspan="5" class="c">${c.t(s.slice(1))}</td></tr>`
      const r = c.lab(s)
      const sign = r.flag === 'H' ? '+' : r.flag === 'L' ? '-' : ''
      return `<tr data-e="${r.n}"><td>${en(r.label)}</td><td class="v">${en(r.printed)}</td><td class="s">${sign}</td><td>${en(r.unit)}</td><td>${en(r.ref)}</td></tr>`
    }
    return sheet(
      `body{font:17px/1.32 ${FACE.calibri};font-size:18px;padding:44px 70px}td,th{padding:1.4px 8px}th{text-align:left;border-bottom:2px solid #222;font-size:16px}.v{text-align:right;width:110px;font-weight:bold}.s{width:34px;font-weight:bold}.g{font-weight:bold;padding-top:9px;border-bottom:1px solid #999}.c{font-style:italic;font-size:16px;padding-left:26px}p{margin:6px 0;font-size:16px}`,
      `<div style="display:flex;justify-content:space-between;align-items:start"><div><b style="font-size:25px;color:#a3141e">Aarequell Labor AG</b><br>Uferweg 14, 3013 Bern &nbsp; SAS accredited STS 0000</div>${barcode(c.rnd, 40, 40)}</div>
      <div style="display:grid;grid-template-columns:1fr 1fr;margin:14px 0 10px"><div>Dr. med. Beat Zurflüh<br>Internal Medicine<br>Murtenstrasse 2, 3008 Bern</div><div>Patient: <b>CAFLISCH Ursina</b>, 04.07.1987, f<br>Order no.: 2602-118840<br>Collection: 11.02.2026 07:50<br>Receipt: 11.02.2026 11:20 &nbsp; Report: 12.02.2026</div></div>
      <table><tr><th style="width:40%">Analysis</th><th class="v">Result</th><th></th><th>Unit</th><th>Reference</th></tr>
      ${['#Haematology', 'hgb;Haemoglobin;109;g/l;117 - 153', 'hct;Haematocrit;0.34;l/l;0.35 - 0.46', 'rbc;Erythrocytes;4.58;T/l;3.90 - 5.20', 'mcv;MCV;75;fl;80 - 100', 'mch;MCH;23.8;pg;26.0 - 34.0', 'mchc;MCHC;317;g/l;310 - 360', 'rdw;RDW;16.4;%;11.0 - 14.8', 'plt;Thrombocytes;421;G/l;143 - 400', 'wbc;Leucocytes;7.4;G/l;3.0 - 9.6', 'neut;Neutrophils;4.36;G/l;1.40 - 8.00', 'lymph;Lymphocytes;2.21;G/l;1.50 - 4.00', 'eos;Eosinophils;0.28;G/l;0.00 - 0.70', '#Clinical chemistry', 'crp;C-reactive protein;<1;mg/l;<5', 'na;Sodium;140;mmol/l;136 - 145', 'k;Potassium;3.4;mmol/l;3.5 - 5.1', 'glu;Glucose fasting;4.9;mmol/l;3.9 - 5.6', 'crea;Creatinine;61;µmol/l;44 - 80', 'egfr;eGFR (CKD-EPI);108;ml/min/1.73m2;>60', 'alt;ALAT;19;U/l;<35', 'ast;ASAT;21;U/l;<35', 'ggt;Gamma-GT;16;U/l;<40', 'alp;Alkaline phosphatase;57;U/l;35 - 105', 'ferr;Ferritin;6;µg/l;15 - 150', '>{x|Values below 30 µg/l speak for empty iron stores|reference comment|d.e16lowfe}', 'transf;Transferrin;3.7;g/l;2.0 - 3.6', 'tsat;Transferrin saturation;7;%;16 - 45', '#Hormones, vitamins', 'tsh;TSH basal;4.85;mU/l;0.27 - 4.20', 'ft4;Free T4;13.4;pmol/l;12.0 - 22.0', 'b12;Vitamin B12;236;pmol/l;141 - 489', 'fol;Folic acid;9.7;nmol/l;>8.8', 'vitd;25-OH vitamin D;41;nmol/l;50 - 135', '#Serology', 'ttg;Tissue transglutaminase IgA;0.8;U/ml;<7.0', '>{x|No serological evidence of coeliac disease|negated|d.celiac}'].map(row).join('')}</table>
      <p>+ above reference &nbsp; - below reference &nbsp; ${c.t('{x|Anti-TPO: to follow|pending|l.tpo}. {x|Haemoglobin electrophoresis not requested, recommended if iron does not help|conditional|l.phe}.')}</p>
      <p>${c.t('Information on the order form: {o|fatigue}, {d.menorr|menorrhagia|icd=N92.0}, {x|pregnancy excluded|negated}. {m.levo|Euthyrox 50 µg|dose=-}. {x|Mother: Hashimoto|family history|d.hashi}.')}</p>
      <div style="display:flex;justify-content:space-between;margin-top:8px"><span>Validated: Dr. phil. nat. S. Egloff, FAMH</span><span>Page 1/1 &nbsp; Copy to the patient</span></div>${c.no('Dr. phil. nat. S. Egloff', 'laboratory head')}`,
    )
  },
  { dateAliases: ['2026-02-12'], width: 1060, scale: 1.38, degrade: { angle: 0.7 } },
)

/** Estonia: names begin with the specimen, three days across with the oldest first, limits and unit at the end. */
const specimenFirst = doc(
  'p623.png',
  ['en', 'lab', 'clean'],
  '2026-02-17',
  ['Läänerand Health Centre', 'LÄÄNERAND HEALTH CENTRE', 'Läänerand Tervisekeskus'],
  ['Dr Kadri Saarepuu', 'Kadri Saarepuu', 'Saarepuu, Kadri'],
  ['Toomas Lepiku', 'LEPIKU, Toomas', 'Lepiku, Toomas', 'TOOMAS LEPIKU'],
  'Summary of laboratory results',
  (c) => {
    const days = ['2025-03-14', '2025-09-10', '2026-02-17']
    const row = (s) => {
      if (s.startsWith('#')) return `<tr><td colspan="6" class="g">${en(s.slice(1))}</td></tr>`
      const [key, label, unit, ref, ...values] = s.split(';')
      const cells = values.map((v, i) => {
        const show = (r) => `${v}${r.flag === 'H' ? ' ▲' : r.flag === 'L' ? ' ▼' : ''}`
        return `<td class="v">${v ? resultCell(c, key, label, v, unit, ref, days[i], show) : '-'}</td>`
      })
      return `<tr data-line><td>${en(label)}</td>${cells.join('')}<td class="r">${en(ref)}</td><td>${en(unit)}</td></tr>`
    }
    return sheet(
      `body{font:16px/1.4 ${FACE.openSans};font-size:15.5px;padding:44px 60px}td,th{padding:3.5px 10px;border-bottom:1px solid #d5dbe0}th{text-align:left;background:#2f4b5c;color:#fff;font-weight:600;font-size:14.5px}.v,.r{text-align:right}td.r{color:#445}.g{font-weight:bold;background:#eef2f4}p{margin:7px 0;font-size:15px}`,
      `<div style="display:flex;justify-content:space-between;align-items:center;border-bottom:1px solid #2f4b5c;padding-bottom:6px"><div style="display:flex;gap:12px;align-items:center">${mark('wave', '#2f4b5c', 44)}<div><b style="font-size:21px;color:#2f4b5c">Läänerand Health Centre</b><br>Posti 27, 90504 Haapsalu, Estonia</div></div><div style="text-align:right"><b style="font-size:17px">Summary of laboratory results</b><br>Printed 20.02.2026 &nbsp; page 1 of 1</div></div>
      <p><b>LEPIKU, Toomas</b> &nbsp; born 09.11.1959 &nbsp; male &nbsp; personal code 3591109XXXX<br>Family doctor: Kadri Saarepuu &nbsp; Laboratory: Põhjala Central Laboratory, Tallinn</p>${c.no('Põhjala Central Laboratory', 'performing laboratory')}
      <table><tr><th style="width:34%">Analysis</th><th class="v">14.03.2025<br>08:12</th><th class="v">10.09.2025<br>07:55</th><th class="v">17.02.2026<br>08:30</th><th class="r">Reference</th><th>Unit</th></tr>
      ${['#Haematology', 'hgb;B-Hb Haemoglobin;g/L;134 - 170;149;144;138', 'wbc;B-WBC Leukocytes;E9/L;3.5 - 8.8;6.9;;9.1', '#Clinical chemistry', 'k;P-K Potassium;mmol/L;3.5 - 5.1;4.6;4.9;5.3', 'crea;P-Crea Creatinine;µmol/L;59 - 104;97;114;128', 'egfr;eGFR (CKD-EPI);mL/min/1.73m2;>60;72;59;51', 'uric;P-UA Urate;µmol/L;220 - 420;511;402;374', 'alt;P-ALAT Alanine aminotransferase;U/L;<41;54;38;31', 'ck;P-CK Creatine kinase;U/L;<190;;;243', 'glu;fP-Gluc Glucose, fasting;mmol/L;4.0 - 6.0;8.4;7.3;6.8', 'a1c;B-HbA1c Glycated haemoglobin;mmol/mol;20 - 42;66;58;53', 'chol;fP-Chol Cholesterol;mmol/L;<5.0;5.8;;4.1', 'ldl;fP-LDL Cholesterol;mmol/L;<2.6;3.7;;1.9', 'hdl;fP-HDL Cholesterol;mmol/L;>1.0;0.9;;1.1', 'trig;fP-Trigl Triglycerides;mmol/L;<1.7;2.8;;1.6', 'crp;P-CRP C-reactive protein;mg/L;<5;;3;', 'psa;S-PSA Prostate specific antigen;µg/L;<4.5;;;2.6', '#Urine', 'uacr;U-Alb/U-Crea ratio;mg/mmol;<3.0;4.2;6.7;9.8'].map(row).join('')}</table>
      <p>▲ above, ▼ below the reference interval &nbsp; B blood, P plasma, S serum, U urine, f fasting, - not ordered</p>
      <p>${c.t('**Note of 18.02.2026:** {d.dm2|Type 2 diabetes|icd=E11.9/E11.22/E11.65} better controlled on {m.empa|empagliflozin 10 mg} and {m.metf|metformin 1000 mg|freq=twice daily} twice daily. {d.dnephro?|Kidney function falls slowly, albumin in urine|icd=E11.21/E11.22/E11.29}. {d.gout|Gout|icd=M10.9} quiet on {m.allo|allopurinol 200 mg}. {m.telm|Telmisartan 40 mg} (reduced from 80 mg for potassium). {m.ibu|Ibuprofen|dose=-;st=stopped} stopped. {x|Potassium to be checked in 2 weeks|planned|l.k}. {x|Finerenone considered if potassium allows|considered}. {x|No retinopathy at eye check 11/2025|negated|d.dretin}. {x|Muscle pain denied|negated}. {x|Statin is not changed for this CK|not done}.')}</p>`,
    )
  },
  { dateAliases: ['2026-02-20'], width: 1120, scale: 1.26 },
)

/** Luxembourg: the second unit in a line under the first, the earlier result and its day in the last column. */
const secondUnit = doc(
  'p624.jpg',
  ['en', 'lab', 'photo'],
  '2025-11-26',
  ['Laboratoires Kirchfeld', 'LABORATOIRES KIRCHFELD', 'Laboratoires Kirchfeld S.A.'],
  ['Dr Anouk Steichen', 'Anouk Steichen', 'STEICHEN Anouk', 'Dr STEICHEN Anouk'],
  ['Graham Pemberton', 'PEMBERTON Graham', 'Mr PEMBERTON Graham', 'Mr Graham Pemberton'],
  'Medical analysis report',
  (c) => {
    const row = (s) => {
      if (s.startsWith('#')) return `<tr><td colspan="5" class="g">${en(s.slice(1))}</td></tr>`
      if (s.startsWith('>')) return `<tr><td colspan="5" class="c">${c.t(s.slice(1))}</td></tr>`
      const [main, second] = s.split('|')
      const [key, label, value, unit, ref, before] = main.split(';')
      const off = (r) => (r.flag === 'H' || r.flag === 'L' ? ' off' : '')
      const line = (v, u, rf, name, maybe) => {
        const r = c.lab([key, label, v, u, rf].join(';'))
        const e = c.entities[r.n]
        e.text = `${label} ${v} ${u}`
        if (maybe) e.optional = true
        const old = before && !maybe ? resultCell(c, key, label, before, u, rf, '2025-06-04') : ''
        return `<tr data-line><td${maybe ? '' : ' class="n"'}>${en(name)}</td><td class="v${off(r)}"><span data-e="${r.n}">${en(v)}</span></td><td>${en(u)}</td><td>${en(rf)}</td><td class="b">${old}</td></tr>`
      }
      const under = second ? second.split(';') : null
      return line(value, unit, ref, label) + (under ? line(...under, '', true) : '')
    }
    return sheet(
      `body{font:16px/1.26 ${FACE.arial};padding:34px 50px}td,th{padding:1.2px 8px}th{text-align:left;border-bottom:2px solid #006b5f;font-size:14.5px}.n{white-space:nowrap}.v{text-align:right;width:96px}.off{font-weight:bold;text-decoration:underline}.b{text-align:right;font-style:italic;width:110px}.g{font-weight:bold;color:#006b5f;padding-top:7px;letter-spacing:1px}.c{font-size:14.5px;padding-left:24px}p{margin:5px 0;font-size:14.5px}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:12px;align-items:center">${mark('leaf', '#006b5f', 46)}<div><b style="font-size:23px;color:#006b5f">Laboratoires Kirchfeld</b><br>18, rue des Tanneurs, L-1234 Luxembourg</div></div>${matrixCode(c.rnd, 18, 3)}</div>
      <div style="display:grid;grid-template-columns:1fr 1fr;margin:8px 0"><div style="border:1px solid #006b5f;padding:5px 12px">Mr <b>PEMBERTON Graham</b><br>Born 19/03/1964 (61 years) - M<br>Sample of 26/11/2025 at 07:40, at the laboratory</div><div style="padding:5px 16px">Prescriber: Dr STEICHEN Anouk<br>File 5 1126 0417 &nbsp; Insurer: Foyer Mutuelle<br>Edited on 27/11/2025 &nbsp; Complete report</div></div>${c.no('Foyer Mutuelle', 'insurer')}
      <table><tr><th style="width:35%"></th><th class="v">Result</th><th>Unit</th><th>Reference</th><th class="b">04/06/2025</th></tr>
      ${['#HAEMATOLOGY', 'hgb;Haemoglobin;14.2;g/dL;13.4 - 16.7;14.6|8.81;mmol/L;8.32 - 10.37', 'hct;Haematocrit;42.1;%;39.2 - 48.6', 'mcv;Mean corpuscular volume;89.4;fL;78.0 - 97.0', 'wbc;Leukocytes;6.12;10^9/L;4.05 - 11.00;5.87', 'neut;Neutrophils;3.57;10^9/L;1.80 - 6.98', 'plt;Platelets;158;10^9/L;161 - 398;171', '#BIOCHEMISTRY', 'k;Potassium;4.3;mmol/L;3.5 - 5.1', 'urea;Urea;0.52;g/L;0.17 - 0.49;0.47|8.66;mmol/L;2.83 - 8.16', 'crea;Creatinine;11.9;mg/L;7.2 - 12.5;11.2|105;µmol/L;64 - 111', 'egfr;GFR estimate (CKD-EPI);68;mL/min/1.73m2;>60', 'uric;Uric acid;71;mg/L;35 - 72|422;µmol/L;208 - 428', 'glu;Fasting glucose;1.09;g/L;0.74 - 1.06;1.04|6.05;mmol/L;4.11 - 5.88', 'a1c;HbA1c;6.1;%;4.0 - 6.0;5.9|43;mmol/mol;20 - 42', 'chol;Total cholesterol;1.71;g/L;<2.00;2.58|4.42;mmol/L;<5.16', 'hdl;HDL cholesterol;0.38;g/L;>0.40;0.41|0.98;mmol/L;>1.03', 'ldl;LDL cholesterol;0.96;g/L;<1.15;1.83|2.48;mmol/L;<2.97', 'trig;Triglycerides;1.87;g/L;<1.50;1.71|2.13;mmol/L;<1.71', 'ast;Transaminases GOT (ASAT);31;U/L;5 - 34', 'alt;Transaminases GPT (ALAT);47;U/L;<55;36', 'ggt;Gamma GT;74;U/L;12 - 64', 'ck;CPK;268;U/L;30 - 200', 'crp;C-reactive protein;1.8;mg/L;<5.0', '#HORMONES, VITAMINS, MARKERS', 'tsh;TSH;2.04;mIU/L;0.35 - 4.94', 'ferr;Ferritin;402;µg/L;22 - 275', 'vitd;25-OH vitamin D;24;ng/mL;30 - 60;19|60;nmol/L;75 - 150', 'psa;PSA total;2.91;µg/L;<4.00;2.55', '>{x|Between 4 and 10 µg/L the ratio of free PSA is added|reference comment|l.fpsa}'].map(row).join('')}</table>
      <p>${c.t('Treatment stated: {m.ator|atorvastatin 20 mg} since July, {m.asa|Cardioaspirin 100 mg}. {x|Vitamin D is no longer taken|not taken|m.chole}. {x|LDL below 0.55 g/L is advised after a heart attack|reference comment|d.mi}. {x|Anti-HCV serology not on this request|not done|l.antihcv}. {x|Transferrin saturation could be added in view of the ferritin|suggested|l.tsat}. {x|Serum not haemolysed|negated}.')}</p>
      <div style="display:flex;justify-content:space-between;align-items:end"><div style="font-size:14.5px">Biologically validated by M. Wagener, pharmacist biologist ${signature(c.rnd, '#222', 90)}</div>${stamp(['KIRCHFELD', 'ISO 15189'], '#006b5f', -4)}</div>${c.no('M. Wagener', 'biologist of the laboratory')}`,
    )
  },
  { dateAliases: ['2025-11-27'], width: 1060, scale: 1.42, degrade: { angle: -1.2 } },
)

export const nineteenthEnLabs = [grades, plusMinus, specimenFirst, secondUnit]
