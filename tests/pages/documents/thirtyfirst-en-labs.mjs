/** Result sheets in English: an American hospital's yearly bloods with the year before, a Welsh hospital's two framed columns, an Israeli fund's scanned print with a bar, a Canadian urine sheet with a summary above, an Australian cumulative report. */
import { barcode, mark, matrixCode } from '../lib/decor.mjs'
import { FACE, doc, en, resultCell, sheet } from './blind-parts.mjs'

const off = (r) => r.flag === 'H' || r.flag === 'L'

/** United States: shaded bands for panels; result, flag, units, limits, and the earlier result with its day at the edge. */
const yearly = doc(
  'p1251.png',
  ['en', 'lab', 'clean'],
  '2026-03-12',
  [
    'Meadowlark Regional Hospital Laboratory',
    'MEADOWLARK REGIONAL HOSPITAL LABORATORY',
    'Meadowlark Regional Hospital',
    'Meadowlark Regional Laboratory',
    'MEADOWLARK REGIONAL HOSPITAL',
  ],
  [
    'Renee Castleberry, DO',
    'Renee Castleberry',
    'CASTLEBERRY, RENEE DO',
    'Castleberry, Renee',
    'Dr. Renee Castleberry',
    'CASTLEBERRY, RENEE',
  ],
  ['Denise Pruitt', 'PRUITT, DENISE M', 'Denise M Pruitt', 'Denise M. Pruitt', 'PRUITT, DENISE'],
  'Laboratory results',
  (c) => {
    const row = (s) => {
      if (s.startsWith('#')) return `<tr class="g"><td colspan="6">${en(s.slice(1))}</td></tr>`
      if (s.startsWith('>')) return `<tr><td colspan="6" class="c">${c.t(s.slice(1))}</td></tr>`
      const [key, label, now, unit, ref, before] = s.split(';')
      let flag = ''
      const cell = resultCell(c, key, label, now, unit, ref, '2026-03-12', (r) => {
        flag = off(r) ? (r.flag === 'H' ? 'H ▲' : 'L ▼') : ''
        return r.printed
      })
      const old = before
        ? `${resultCell(c, key, label, before, unit, ref, '2025-03-06')} &nbsp;<small>03/06/2025</small>`
        : ''
      return `<tr><td>${en(label)}</td><td class="${flag ? 'v' : ''}">${cell}</td><td class="v">${flag}</td><td>${en(unit)}</td><td>${en(ref)}</td><td class="o">${old}</td></tr>`
    }
    return sheet(
      `body{font:16px/1.26 ${FACE.calibri};font-size:16.4px;padding:38px 58px}td,th{padding:1.4px 9px}th{border-bottom:2px solid #274b6d;color:#274b6d}.g td{background:#e2eaf1;font-weight:bold}.v{font-weight:bold}.o{color:#333}.c{font-size:14.6px;padding-left:24px}.k{display:grid;grid-template-columns:1.2fr 1fr 1fr;gap:0 20px;margin:10px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:12px;align-items:center">${mark('wave', '#274b6d', 50)}<div><b style="font-size:24px;color:#274b6d">Meadowlark Regional Hospital Laboratory</b><br>900 Prairie View Blvd, Salina, KS 674XX &nbsp; 785-555-01XX</div></div>${barcode(c.rnd, 34, 34)}</div>
      <div class="k"><div><b>PRUITT, DENISE M</b><br>DOB 07/22/1978 &nbsp; 47 yr &nbsp; Female<br>MRN 005XX318</div><div>Ordered by: CASTLEBERRY, RENEE DO<br>Sunflower Primary Care<br>Encounter: Annual physical</div><div>Collected: 03/12/2026 07:35 AM<br>Resulted: 03/12/2026 02:12 PM<br>Status: Final &nbsp; Fasting: Yes</div></div>${c.no('Sunflower Primary Care', 'ordering practice')}
      <table><tr><th style="width:33%">Component</th><th>Result</th><th>Flag</th><th>Units</th><th>Reference</th><th style="width:19%">Prior result</th></tr>
      ${['#CBC WITH AUTO DIFFERENTIAL', 'wbc;WBC Count;6.8;K/uL;3.8-10.8;7.1', 'rbc;RBC Count;4.12;M/uL;3.80-5.10;4.30', 'hgb;Hemoglobin;11.4;g/dL;11.7-15.5;12.6', 'hct;Hematocrit;34.6;%;35.0-45.0;38.2', 'mcv;MCV;84.0;fL;80.0-100.0;88.8', 'mch;MCH;27.7;pg;27.0-33.0;29.3', 'mchc;MCHC;32.9;g/dL;32.0-36.0;33.0', 'rdw;RDW-CV;15.6;%;11.0-15.0;13.4', 'plt;Platelet Count;341;K/uL;140-400;318', 'mpv;MPV;9.9;fL;7.5-12.5;10.2', 'neut;Neutrophils, Absolute;3.96;K/uL;1.50-7.80;4.21', 'lymph;Lymphocytes, Absolute;2.08;K/uL;0.85-3.90;2.14', 'mono;Monocytes, Absolute;0.51;K/uL;0.20-0.95;0.49', 'eos;Eosinophils, Absolute;0.20;K/uL;0.02-0.50;0.21', 'baso;Basophils, Absolute;0.05;K/uL;0.00-0.20;0.05', '#COMPREHENSIVE METABOLIC PANEL', 'glu;Glucose;104;mg/dL;65-99;98', 'bun;BUN;14;mg/dL;7-25;13', 'crea;Creatinine;0.78;mg/dL;0.50-0.99;0.81', 'egfr;eGFR (CKD-EPI 2021);94;mL/min/1.73m2;>=60;90', 'na;Sodium;139;mmol/L;135-146;140', 'k;Potassium;4.2;mmol/L;3.5-5.3;4.5', 'cl;Chloride;103;mmol/L;98-110;104', 'hco3;CO2;25;mmol/L;20-32;26', 'ca;Calcium;9.4;mg/dL;8.6-10.2;9.3', 'tp;Total Protein;7.0;g/dL;6.1-8.1;7.2', 'alb;Albumin;4.2;g/dL;3.6-5.1;4.3', 'tbil;Bilirubin, Total;0.5;mg/dL;0.2-1.2;0.6', 'alp;Alk Phos;71;U/L;31-125;68', 'ast;AST;21;U/L;10-35;19', 'alt;ALT;33;U/L;6-29;20', '#LIPID PANEL', 'chol;Cholesterol;228;mg/dL;<200;209', 'trig;Triglycerides;142;mg/dL;<150;118', 'hdl;HDL;49;mg/dL;>=50;54', 'ldl;LDL (calculated);151;mg/dL;<100;131', 'nhdl;Non-HDL Cholesterol;179;mg/dL;<130;155', '>{x|Consider a statin if 10-year risk is 7.5 % or more|reference comment}.', '#OTHER TESTS', 'a1c;Hemoglobin A1C;5.8;%;<5.7;5.6', '>{x|5.7 to 6.4 %: prediabetes; 6.5 % or above: diabetes|reference comment|d.predm}.', 'tsh;TSH;2.86;mIU/L;0.40-4.50;2.41', 'ferr;Ferritin;9;ng/mL;16-232;', 'vitd;Vitamin D, 25-OH;27;ng/mL;30-100;31'].map(row).join('')}</table>
      <p style="font-size:14.6px">${c.t('Note: {x|Hepatitis C antibody: one-time screening recommended, not ordered|not done|l.antihcv}. {x|B12 add-on pending|pending|l.b12}.')} H ▲ above, L ▼ below the reference interval.</p>
      <div style="border-top:1px solid #274b6d;padding-top:4px;font-size:14.4px;display:flex;justify-content:space-between"><span>Laboratory director: Phillip Nunn, MD &nbsp; CLIA 17DXXXXXXX</span><span>Printed 03/13/2026 &nbsp; Page 1 of 1</span></div>${c.no('Phillip Nunn', 'laboratory director')}`,
    )
  },
  { width: 1080, scale: 1.3 },
)

/** Wales: haematology and biochemistry framed side by side; an asterisk before what is outside, limits in round brackets. */
const welsh = doc(
  'p1252.jpg',
  ['en', 'lab', 'photo'],
  '2026-05-19',
  [
    'Ystrad Fawr Bay Hospital',
    'YSTRAD FAWR BAY HOSPITAL',
    'Ystrad Fawr Bay Hospital, Blood Sciences',
    'Blood Sciences, Ystrad Fawr Bay Hospital',
  ],
  ['Dr Rhiannon Bevan', 'Rhiannon Bevan', 'Dr R Bevan', 'BEVAN R', 'Dr. Rhiannon Bevan', 'R Bevan'],
  ['Gareth Pugh', 'PUGH, Gareth', 'Mr Gareth Pugh', 'PUGH Gareth', 'Mr Gareth PUGH'],
  'Blood Sciences report',
  (c) => {
    const row = (s) => {
      if (s.startsWith('#')) return `<tr><td colspan="4" class="g">${en(s.slice(1))}</td></tr>`
      if (s.startsWith('>')) return `<tr><td colspan="4" class="c">${c.t(s.slice(1))}</td></tr>`
      const r = c.lab(s)
      return `<tr data-e="${r.n}"><td>${en(r.label)}</td><td class="${off(r) ? 'v' : ''}">${off(r) ? '* ' : ''}${en(r.printed)}</td><td>${en(r.unit)}</td><td>${r.ref ? `(${en(r.ref)})` : ''}</td></tr>`
    }
    const half = (list) => `<div class="h"><table>${list.map(row).join('')}</table></div>`
    return sheet(
      `body{font:16px/1.34 ${FACE.arial};font-size:15.2px;padding:40px 46px}td{padding:1.6px 5px}.two{display:grid;grid-template-columns:1fr 1fr;gap:12px;margin-top:10px}.h{border:1.5px solid #333;padding:5px 8px}.g{font-weight:bold;border-bottom:1px solid #333;padding-top:8px}.v{font-weight:bold}.c{font-size:14.2px;font-style:italic}p{margin:7px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div><b style="font-size:22px">Ystrad Fawr Bay Hospital</b><br>Blood Sciences / Gwyddorau Gwaed &nbsp; 01632 961 4XX</div><b style="font-size:19px">FINAL REPORT</b></div>
      <div style="display:grid;grid-template-columns:1.1fr 1fr 1fr;border:1.5px solid #333;padding:5px 10px;margin-top:8px"><div>Patient: <b>PUGH, Gareth</b><br>DOB: 02/11/1957 &nbsp; Sex: M<br>NHS No: 486 XXX XXXX</div><div>Requester: Dr Rhiannon Bevan<br>Location: Canolfan Iechyd Tawe<br>Copy: Diabetes Nurse Team</div><div>Collected: 19/05/2026 08:50<br>Received: 19/05/2026 13:05<br>Reported: 20/05/2026 09:41</div></div>${c.no('Canolfan Iechyd Tawe', 'requesting surgery')}${c.no('Diabetes Nurse Team', 'copy')}
      <p>Clinical details: ${c.t('{d.dm2|T2DM|icd=E11.9/E11.22/E11.65}, {d.htn|hypertension|icd=I10}, on {m.ram|ramipril|dose=-}. Annual review. {x|?B12 deficient|question|d.b12} on {m.metf|metformin|dose=-}')}</p>
      <div class="two">
      ${half(['#Full blood count', 'hgb;Haemoglobin;128;g/L;130 - 180', 'wbc;White cells;7.4;10*9/L;4.0 - 11.0', 'plt;Platelets;212;10*9/L;150 - 400', 'rbc;Red cells;4.05;10*12/L;4.50 - 6.00', 'hct;Haematocrit;0.388;L/L;0.400 - 0.520', 'mcv;MCV;95.8;fL;80.0 - 100.0', 'mch;MCH;31.6;pg;27.0 - 33.0', 'neut;Neutrophils;4.6;10*9/L;1.8 - 7.5', 'lymph;Lymphocytes;1.9;10*9/L;1.0 - 4.0', 'mono;Monocytes;0.6;10*9/L;0.2 - 1.0', 'eos;Eosinophils;0.3;10*9/L;0.0 - 0.4', 'baso;Basophils;0.0;10*9/L;0.0 - 0.1', '#Haematinics', 'b12;Vitamin B12;171;ng/L;197 - 771', '>{x|Intrinsic factor antibody has been added|pending|l.eif}', 'fol;Folate;6.2;ug/L;3.9 - 26.8', 'ferr;Ferritin;88;ug/L;30 - 400', '#Diabetes', 'a1c;HbA1c (IFCC);66;mmol/mol;20 - 41', '>{x|48 mmol/mol and above is diagnostic of diabetes|reference comment|d.dm2}', '#Tumour marker', 'psa;PSA;2.3;ug/L;0.0 - 6.5'])}
      ${half(['#Renal', 'na;Sodium;137;mmol/L;133 - 146', 'k;Potassium;5.5;mmol/L;3.5 - 5.3', 'urea;Urea;9.6;mmol/L;2.5 - 7.8', 'crea;Creatinine;126;umol/L;58 - 110', 'egfr;eGFR;52;mL/min;', '>{x|eGFR 45 - 59: CKD stage 3a if present for 3 months|reference comment|d.ckd3}', '#Liver and bone', 'tbil;Total bilirubin;9;umol/L;0 - 21', 'alt;ALT;34;U/L;0 - 41', 'alp;ALP;87;U/L;30 - 130', 'ggt;Gamma GT;72;U/L;10 - 71', 'tp;Total protein;72;g/L;60 - 80', 'alb;Albumin;42;g/L;35 - 50', 'glob;Globulin;30;g/L;22 - 40', 'cacor;Adjusted calcium;2.38;mmol/L;2.20 - 2.60', 'phos;Phosphate;1.12;mmol/L;0.80 - 1.50', '#Lipids (non-fasting)', 'chol;Cholesterol;4.6;mmol/L;', 'hdl;HDL cholesterol;1.1;mmol/L;', 'nhdl;Non-HDL cholesterol;3.5;mmol/L;', 'cholhdl;Chol/HDL ratio;4.2;;', 'trig;Triglycerides;2.4;mmol/L;0.0 - 2.3', '#Thyroid', 'tsh;TSH;1.92;mU/L;0.27 - 4.20', '#Inflammation', 'crp;CRP;6;mg/L;0 - 5'])}</div>
      <p>Comment: ${c.t('{x|Suggest repeat potassium within 2 weeks|planned|l.k}. {x|Urine ACR sample not received|not done|l.uacr}. {x|If PSA is rising refer to urology|conditional|d.prostca}.')}</p>
      <p style="border-top:1px solid #333;padding-top:4px">* outside the reference range &nbsp; Authorised by Dr Iwan Prosser, Consultant Chemical Pathologist &nbsp; Page 1 of 1</p>${c.no('Dr Iwan Prosser', 'pathologist')}`,
    )
  },
  { dateAliases: ['2026-05-20'], width: 1080, scale: 1.38, degrade: { angle: 1.0, folds: [0.5] } },
)

/** Israel, in English: a fund's print; result, units, least and most in columns, a bar that shows where the result lies. */
const fund = doc(
  'p1253.jpg',
  ['en', 'lab', 'scan'],
  '2026-01-11',
  [
    'Nitzan Health Services',
    'NITZAN HEALTH SERVICES',
    'Nitzan Health Services, Central Laboratory',
    'NITZAN HEALTH SERVICES - Central Laboratory',
    'Nitzan Health Services Central Laboratory',
  ],
  ['Dr. Marina Kagan', 'Marina Kagan', 'Dr Marina Kagan', 'DR. KAGAN MARINA', 'KAGAN MARINA', 'Kagan Marina'],
  ['Yael Brenner', 'BRENNER YAEL', 'Brenner Yael', 'Mrs. Yael Brenner', 'Ms. Yael Brenner'],
  'Laboratory test results',
  (c) => {
    const bar = (r) => {
      const at = r.flag === 'H' ? 98 : r.flag === 'L' ? 10 : 54
      return `<svg width="118" height="12"><rect x="30" y="4" width="58" height="5" fill="#bbb"/><path d="M0 6h118" stroke="#777"/><rect x="${at}" y="1" width="7" height="10" fill="#111"/></svg>`
    }
    const row = (s) => {
      if (s.startsWith('#')) return `<tr><td colspan="6" class="g">${en(s.slice(1))}</td></tr>`
      const r = c.lab(s)
      const [low = '', high = ''] = / - /.test(r.ref) ? r.ref.split(' - ') : []
      const limits = /^[<>]/.test(r.ref)
        ? r.ref[0] === '<'
          ? ['', r.ref.slice(2)]
          : [r.ref.slice(2), '']
        : [low, high]
      const words = r.ref && !/\d/.test(r.ref)
      return `<tr data-e="${r.n}"><td>${en(r.label)}</td><td class="v">${en(r.printed)}${off(r) ? ' !' : ''}</td><td>${en(r.unit)}</td>${words ? `<td colspan="2">${en(r.ref)}</td>` : `<td>${en(limits[0])}</td><td>${en(limits[1])}</td>`}<td>${r.flag ? bar(r) : ''}</td></tr>`
    }
    return sheet(
      `body{font:16px/1.3 ${FACE.openSans};font-size:15px;padding:40px 60px}td,th{padding:1.5px 9px;vertical-align:middle}th{border-top:1px solid #111;border-bottom:1px solid #111}.g{font-weight:bold;text-decoration:underline;padding-top:7px}.v{font-weight:bold}p{margin:7px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:12px;align-items:center">${mark('star', '#333', 46)}<div><b style="font-size:22px">NITZAN HEALTH SERVICES</b><br>Central Laboratory, Rishon LeZion &nbsp; *27XX</div></div>${matrixCode(c.rnd, 20, 2.6)}</div>
      <div style="display:grid;grid-template-columns:1fr 1fr;margin:9px 0"><div>Name: <b>BRENNER YAEL</b><br>ID: 3-4XXXX17-X &nbsp; Sex: F<br>Date of birth: 25/06/1991 &nbsp; Age: 34</div><div>Referring physician: Dr. Marina Kagan<br>Date of test: 11/01/2026 07:20<br>Printed on: 14/01/2026 &nbsp; Clinic: Neve Hadarim</div></div>${c.no('Neve Hadarim', 'clinic')}
      <table><tr><th style="width:34%">Test</th><th>Result</th><th>Units</th><th>Min</th><th>Max</th><th style="width:140px"></th></tr>
      ${['#BIOCHEMISTRY (blood)', 'glu;Glucose;88;mg/dl;70 - 100', 'urea;Urea;24;mg/dl;17 - 43', 'crea;Creatinine;0.62;mg/dl;0.51 - 0.95', 'na;Sodium;138;mmol/l;136 - 146', 'k;Potassium;4.1;mmol/l;3.5 - 5.1', 'ca;Calcium;9.1;mg/dl;8.8 - 10.6', 'phos;Phosphorus;3.4;mg/dl;2.5 - 4.5', 'uric;Uric acid;3.9;mg/dl;2.6 - 6.0', 'tp;Protein total;7.4;g/dl;6.6 - 8.3', 'alb;Albumin;4.4;g/dl;3.5 - 5.2', 'tbil;Bilirubin total;1.4;mg/dl;0.3 - 1.2', 'dbil;Bilirubin direct;0.3;mg/dl;0.0 - 0.2', 'alp;Alkaline phosphatase;58;U/l;30 - 120', 'alt;GPT (ALT);19;U/l;0 - 35', 'ast;GOT (AST);22;U/l;0 - 35', 'ldh;LDH;171;U/l;0 - 247', 'ck;CPK;96;U/l;0 - 145', 'fe;Iron;41;ug/dl;60 - 180', 'transf;Transferrin;338;mg/dl;200 - 360', 'ferr;Ferritin;11;ng/ml;10 - 150', 'crp;CRP;0.2;mg/dl;0.0 - 0.5', '#LIPIDS', 'chol;Cholesterol;187;mg/dl;< 200', 'hdl;HDL cholesterol;63;mg/dl;> 50', 'ldl;LDL cholesterol;109;mg/dl;< 130', 'trig;Triglycerides;74;mg/dl;< 150', '#VITAMINS', 'b12;Vitamin B12;214;pg/ml;190 - 700', 'fol;Folic acid;5.6;ng/ml;4.0 - 20.0', 'vitd;Vitamin D (25-OH);38;nmol/l;50 - 125', '#HORMONES', 'tsh;TSH;6.14;mIU/l;0.55 - 4.78', 'ft4;Free T4;12.7;pmol/l;11.5 - 22.7', 'tpo;Anti TPO;212;IU/ml;0 - 60', 'prl;Prolactin;402;mIU/l;59 - 619', '#CELIAC SCREEN', 'ttg;Anti transglutaminase IgA;1.2;U/ml;0.0 - 10.0', 'iga;IgA;186;mg/dl;70 - 400', '#URINE, GENERAL', 'usg;Specific gravity;1.022;;1.005 - 1.030', 'uph;pH;6.0;;5.0 - 7.5', 'uglu;Glucose;Negative;;Negative', 'uket;Ketones;Negative;;Negative', 'uprot;Protein;Negative;;Negative', 'ubld;Erythrocytes;Trace;;Negative', 'uleu;Leukocytes;Negative;;Negative', 'unit;Nitrite;Negative;;Negative'].map(row).join('')}</table>
      <p>${c.t('Comments: {x|TSH above 4.78 with normal free T4: subclinical hypothyroidism is possible, repeat in 6-8 weeks|reference comment|d.subhypo}. {x|Hemoglobin A1C: sample clotted, test not performed|not done|l.a1c}. {x|In pregnancy other TSH limits apply|reference comment}.')}</p>
      <p style="font-size:13.6px">! outside the limits. &nbsp; Laboratory manager: Dr. Osnat Peled &nbsp; This printout does not replace the advice of a physician. Page 1 of 1</p>${c.no('Dr. Osnat Peled', 'laboratory manager')}`,
    )
  },
  { width: 1080, scale: 1.36, degrade: { angle: 0.7 } },
)

/** Canada: a frame above that repeats what is abnormal, then blood, urine under the strip and microscope, culture with its table. */
const urine = doc(
  'p1254.png',
  ['en', 'lab', 'clean'],
  '2026-06-03',
  [
    'Minas Basin Medical Laboratory',
    'MINAS BASIN MEDICAL LABORATORY',
    'Minas Basin Medical Laboratories',
    'Minas Basin Medical Lab',
  ],
  [
    'Dr. Colin Surette',
    'Colin Surette',
    'SURETTE, COLIN',
    'Dr Colin Surette',
    'Surette, Colin',
    'Dr. C. Surette',
  ],
  [
    'Margaret Doucette',
    'DOUCETTE, MARGARET',
    'Doucette, Margaret',
    'DOUCETTE, MARGARET A.',
    'Margaret A. Doucette',
  ],
  'Laboratory report',
  (c) => {
    const D = '2026-06-03'
    const cell = (s, show) => {
      const [key, label, printed, unit, ref] = s.split(';')
      return resultCell(c, key, label, printed, unit, ref, D, show)
    }
    const abnormal = (s) => {
      const [, label, , unit] = s.split(';')
      return `<div data-line>${en(label)}: <b>${cell(s)}</b> ${en(unit)}</div>`
    }
    const row = (s) => {
      if (s.startsWith('#')) return `<tr><td colspan="5" class="g">${en(s.slice(1))}</td></tr>`
      const [line, mark] = s.split('|')
      const [, label, , unit, ref] = line.split(';')
      let flag = mark ?? ''
      const v = cell(line, (r) => {
        if (off(r)) flag = r.flag === 'H' ? 'HIGH' : 'LOW'
        return r.printed
      })
      return `<tr><td>${en(label)}</td><td>${v}</td><td>${en(unit)}</td><td>${en(ref)}</td><td class="f">${flag}</td></tr>`
    }
    const drug = (name, key, s, mic) =>
      `<tr><td>${c.t(`{x|${name}|susceptibility panel|m.${key}}`)}</td><td>${mic}</td><td>${s}</td></tr>`
    return sheet(
      `body{font:17px/1.32 ${FACE.roboto};font-size:16px;padding:42px 62px}td,th{padding:1.6px 9px}.t th{background:#40586b;color:#fff;padding:3px 9px}.g{font-weight:bold;border-bottom:1px solid #40586b;padding-top:9px}.f{font-weight:bold;color:#a12626}.s{border:2px solid #a12626;border-radius:5px;padding:5px 12px;margin:10px 0;columns:2}p{margin:6px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center;border-bottom:3px solid #40586b;padding-bottom:6px"><div style="display:flex;gap:12px;align-items:center">${mark('rings', '#40586b', 48)}<div><b style="font-size:23px;color:#40586b">Minas Basin Medical Laboratory</b><br>21 Commercial St, New Minas NS &nbsp; 902-555-01XX</div></div><div style="text-align:right">Order 6-114XX7<br><b>FINAL</b></div></div>
      <div style="display:grid;grid-template-columns:1fr 1fr 1fr;margin-top:8px"><div><b>DOUCETTE, MARGARET A.</b><br>DOB: 1954-10-08 (71 Y) F<br>HCN: XXXX XXX 655</div><div>Ordering: Dr. Colin Surette<br>Blomidon Family Medicine<br>Copies: none</div><div>Collected: 2026-06-03 10:15<br>Received: 2026-06-03 14:40<br>Completed: 2026-06-05 11:22</div></div>${c.no('Blomidon Family Medicine', 'ordering practice')}
      <div class="s"><b style="color:#a12626">Abnormal results in this report</b>${['wbc;WBC;12.9;10^9/L;4.0 - 11.0', 'neut;Neutrophils;10.1;10^9/L;2.0 - 7.5', 'crea;Creatinine;104;umol/L;45 - 90', 'egfr;eGFR;49;mL/min/1.73m2;> 60', 'crp;CRP;38.4;mg/L;< 8.0', 'uacr;Albumin/Creatinine Ratio;6.1;mg/mmol;< 3.0'].map(abnormal).join('')}</div>
      <table class="t"><tr><th style="width:36%">Test</th><th style="width:21%">Result</th><th>Units</th><th>Reference</th><th>Flag</th></tr>
      ${['#HEMATOLOGY', 'wbc;WBC;12.9;10^9/L;4.0 - 11.0', 'hgb;Hemoglobin;126;g/L;120 - 160', 'hct;Hematocrit;0.381;L/L;0.360 - 0.460', 'mcv;MCV;91;fL;80 - 100', 'plt;Platelets;284;10^9/L;150 - 400', 'neut;Neutrophils;10.1;10^9/L;2.0 - 7.5', 'lymph;Lymphocytes;1.8;10^9/L;1.0 - 4.0', 'mono;Monocytes;0.8;10^9/L;0.1 - 1.0', '#CHEMISTRY (serum)', 'na;Sodium;136;mmol/L;136 - 145', 'k;Potassium;4.6;mmol/L;3.5 - 5.1', 'crea;Creatinine;104;umol/L;45 - 90', 'egfr;eGFR;49;mL/min/1.73m2;> 60', 'glu;Glucose, random;7.4;mmol/L;3.3 - 11.0', 'crp;CRP;38.4;mg/L;< 8.0', '#URINALYSIS, MACROSCOPIC', 'ucol;Colour;Amber;;', 'uapp;Clarity;Cloudy;;Clear|ABN', 'usg;Specific Gravity;1.019;;1.003 - 1.030', 'uph;pH;6.5;;5.0 - 8.0', 'uleu;Leukocyte Esterase;3+;;Negative|ABN', 'unit;Nitrite;Positive;;Negative|ABN', 'ubld;Blood;1+;;Negative|ABN', 'uprot;Protein;Trace;;Negative|ABN', 'uglu;Glucose;Negative;;Negative', 'uket;Ketones;Negative;;Negative', 'ubil;Bilirubin;Negative;;Negative', '#URINALYSIS, MICROSCOPIC', 'uwbc;WBC;> 50;/HPF;0 - 5', 'urbc;RBC;6;/HPF;0 - 3', 'uepi;Squamous Epithelial Cells;Few;/HPF;', 'ubact;Bacteria;Many;/HPF;None|ABN', '#URINE CHEMISTRY', 'ualb;Albumin, Urine;54;mg/L;', 'ucrea;Creatinine, Urine;8.9;mmol/L;', 'uacr;Albumin/Creatinine Ratio;6.1;mg/mmol;< 3.0'].map(row).join('')}</table>
      <div class="g" style="margin-top:4px">MICROBIOLOGY: URINE CULTURE (midstream)</div>
      <p data-line>Culture: ${cell('ucult;Culture;Escherichia coli;;')} &nbsp; > 100 x 10^6 CFU/L</p>
      <table style="width:62%"><tr><th>Antimicrobial</th><th>MIC mg/L</th><th>Interpretation</th></tr>${drug('Ampicillin', 'ampi', 'Resistant', '>=32')}${drug('Cephalexin', 'cefal', 'Susceptible', '8')}${drug('Ciprofloxacin', 'cipr', 'Resistant', '>=4')}${drug('Fosfomycin', 'fosfo', 'Susceptible', '<=16')}${drug('Nitrofurantoin', 'nitrof', 'Susceptible', '<=16')}${drug('Trimethoprim-sulfamethoxazole', 'sept', 'Susceptible', '<=20')}</table>
      <p>${c.t('{x|Asymptomatic bacteriuria in the elderly should not be treated|reference comment|d.asb}. {x|Nitrofurantoin is not advised when eGFR is below 30|reference comment}. {x|Albuminuria should be repeated when infection has cleared|planned|d.albur}.')}</p>
      <div style="border-top:1px solid #40586b;padding-top:4px;font-size:14.6px">Medical microbiologist: Dr. Hélène Comeau &nbsp; End of report &nbsp; Page 1 of 1</div>${c.no('Dr. Hélène Comeau', 'microbiologist')}`,
    )
  },
  { dateAliases: ['2026-06-05'], width: 1080, scale: 1.3 },
)

/** Australia: a cumulative report; limits and unit beside the name, three dates with the oldest first, the last one bold. */
const cumulative = doc(
  'p1255.png',
  ['en', 'lab', 'clean'],
  '2026-04-09',
  [
    'Coolamon Pathology',
    'COOLAMON PATHOLOGY',
    'Coolamon Pathology Pty Ltd',
    'Coolamon Pathology, Wagga Wagga',
  ],
  ['Dr Vikram Anand', 'Vikram Anand', 'Dr V Anand', 'DR V ANAND', 'Dr. Vikram Anand', 'ANAND, Vikram'],
  [
    'Heather Maguire',
    'MAGUIRE, Heather',
    'Mrs Heather Maguire',
    'MAGUIRE Heather',
    'MRS HEATHER MAGUIRE',
    'Heather MAGUIRE',
  ],
  'Cumulative report',
  (c) => {
    const days = ['2025-04-03', '2025-10-16', '2026-04-09']
    const row = (s) => {
      if (s.startsWith('#')) return `<tr><td colspan="5" class="g">${en(s.slice(1))}</td></tr>`
      if (s.startsWith('>')) return `<tr><td colspan="5" class="c">${c.t(s.slice(1))}</td></tr>`
      const [key, label, unit, ref, ...v] = s.split(';')
      const cells = v.map((printed, i) =>
        printed
          ? `<td>${resultCell(c, key, label, printed, unit, ref, days[i], (r) => (off(r) ? `${r.printed} ${r.flag}` : r.printed))}</td>`
          : '<td>--</td>',
      )
      return `<tr><td>${en(label)}</td><td class="u">${ref ? `(${en(ref)})` : ''} ${en(unit)}</td>${cells.join('')}</tr>`
    }
    return sheet(
      `body{font:17px/1.32 ${FACE.cambria};font-size:16.8px;padding:44px 62px}td,th{padding:2px 10px}td:last-child,th:last-child{font-weight:bold;background:#f3f0e6}th{border-bottom:2px solid #6a5a1f}.g{font-weight:bold;color:#6a5a1f;padding-top:9px}td.g:last-child,td.c:last-child{background:none}td.c:last-child{font-weight:normal;font-style:italic;font-size:15.4px}.u{font-size:15.4px}p{margin:7px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center;border-bottom:3px double #6a5a1f;padding-bottom:7px"><div style="display:flex;gap:12px;align-items:center">${mark('leaf', '#6a5a1f', 48)}<div><b style="font-size:26px;color:#6a5a1f">Coolamon Pathology</b><br>Docker Street, Wagga Wagga NSW 2650 &nbsp; APA No. 00XXXX</div></div><b>CUMULATIVE REPORT</b></div>
      <div style="display:grid;grid-template-columns:1fr 1fr;margin:9px 0"><div>Patient: <b>MAGUIRE, Heather</b><br>DOB: 17/12/1969 &nbsp; Sex: F<br>Medicare: 2XXX XXXXX 1</div><div>Requested by: Dr Vikram Anand<br>Copy to: Dr Louise Petrakis<br>Requested 07/04/2026 &nbsp; Reported 10/04/2026</div></div>${c.no('Dr Louise Petrakis', 'copy')}
      <table><tr><th style="width:29%">Collection date</th><th style="width:27%"></th><th>03/04/25</th><th>16/10/25</th><th>09/04/26</th></tr>
      <tr><td>Lab number</td><td></td><td>25-3XX1</td><td>25-9XX4</td><td>26-3XX8</td></tr>
      ${['#HAEMATOLOGY', 'hgb;Haemoglobin;g/L;115 - 165;108;121;134', 'rbc;RCC;x10^12/L;3.80 - 5.80;3.96;4.21;4.44', 'hct;Hct;L/L;0.35 - 0.47;0.33;0.37;0.40', 'mcv;MCV;fL;80 - 100;83;88;90', 'plt;Platelets;x10^9/L;150 - 400;421;355;298', 'wbc;White cells;x10^9/L;4.0 - 11.0;6.1;5.7;6.6', 'esr;ESR;mm/h;< 30;34;;18', '#IRON STUDIES', 'fe;Serum iron;umol/L;10 - 30;5;13;17', 'transf;Transferrin;g/L;2.0 - 3.6;3.8;2.9;2.6', 'tsat;Transferrin saturation;%;13 - 47;5;18;26', 'ferr;Ferritin;ug/L;30 - 300;8;41;77', '>{x|Ferritin below 30 ug/L is diagnostic of iron deficiency in adults|reference comment|d.e16lowfe}.', '#THYROID', 'tsh;TSH;mU/L;0.40 - 4.00;7.20;4.80;2.30', 'ft4;Free T4;pmol/L;10.0 - 20.0;9.1;12.6;15.4', 'ft3;Free T3;pmol/L;2.8 - 6.8;;;4.4', '#LIPIDS (fasting)', 'chol;Cholesterol;mmol/L;< 5.5;6.8;6.1;4.7', 'trig;Triglycerides;mmol/L;< 2.0;1.7;1.5;1.1', 'hdl;HDL cholesterol;mmol/L;> 1.2;1.4;1.4;1.5', 'ldl;LDL cholesterol;mmol/L;< 3.0;4.6;4.0;2.7', '>{x|Target LDL below 1.8 mmol/L in established heart disease|reference comment|d.ihd}.', '#GENERAL CHEMISTRY', 'na;Sodium;mmol/L;135 - 145;140;141;139', 'k;Potassium;mmol/L;3.5 - 5.2;4.4;4.1;4.3', 'crea;Creatinine;umol/L;45 - 90;74;71;70', 'egfr;eGFR;mL/min/1.73m2;> 60;78;81;82', 'gttf;Glucose fasting;mmol/L;3.0 - 5.4;5.7;5.5;5.2', 'ggt;GGT;U/L;< 35;48;39;27', 'alt;ALT;U/L;< 35;41;33;24', 'uric;Urate;mmol/L;0.15 - 0.40;0.36;;0.34', '#VITAMINS', 'b12;Vitamin B12;pmol/L;> 150;262;;318', 'vitd;25-OH Vitamin D;nmol/L;> 50;39;68;84'].map(row).join('')}</table>
      <p>${c.t('Comment on 26-3XX8: {x|Iron stores are restored; suggest recheck in 12 months|suggestion}. {x|Coeliac serology was not requested|not done|l.ttg}. {x|No evidence of haemolysis|negated}.')}</p>
      <div style="border-top:1px solid #6a5a1f;padding-top:4px;font-size:15px;display:flex;justify-content:space-between"><span>H above, L below the interval in brackets; -- not tested</span><span>Pathologist: Dr Graham Tooth, FRCPA</span></div>${c.no('Dr Graham Tooth', 'pathologist')}`,
    )
  },
  { dateAliases: ['2026-04-10'], width: 1080, scale: 1.3 },
)

export const thirtyfirstEnLabs = [yearly, welsh, fund, urine, cumulative]
