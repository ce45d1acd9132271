/** United States laboratory reports: month-first dates, conventional units. */
import { barcode, mark, signature } from '../lib/decor.mjs'
import { FACE, en, pairs, resultRow, sheet } from './parts.mjs'

/** TESTS / RESULT / FLAG / UNITS / REFERENCE INTERVAL / LAB, the client's name larger than the laboratory's. */
const reference = {
  file: 'p01.png',
  lang: 'en',
  category: 'lab',
  variant: 'clean',
  date: '2024-03-04',
  fixture: true,
  facility: 'Pinecrest Reference Laboratories',
  facilityAliases: ['Pinecrest Laboratories', 'Pinecrest Reference Labs', 'Pinecrest'],
  physician: 'Rafael Quintero, DO',
  physicianAliases: ['Rafael Quintero', 'R. Quintero', 'Quintero, R', 'Dr. Rafael Quintero', 'QUINTERO, R'],
  patient: 'Dorothea Vasquez',
  patientAliases: ['VASQUEZ, DOROTHEA M', 'Dorothea M. Vasquez', 'Vasquez Dorothea', 'VASQUEZ, DOROTHEA'],
  title: 'Patient Report',
  html: (c) => {
    const row = (line, o) =>
      resultRow(
        c,
        line,
        (r, off) =>
          `<td class="n">${en(r.label)}</td><td>${en(r.printed)}</td><td>${off ? (r.flag === 'H' ? 'High' : 'Low') : ''}</td><td>${en(r.unit)}</td><td>${en(r.ref)}</td><td>01</td>`,
        o,
      )
    const group = (title, lines) =>
      `<tr class="g"><td colspan="6">${en(title)}</td></tr>${lines.map((l) => row(l)).join('')}`
    return sheet(
      `body{font:17px ${FACE.arial};padding:34px 44px}.top{display:flex;justify-content:space-between;align-items:center}.top b{font-size:21px}.client{font-size:31px;font-weight:bold;margin:14px 0 2px}.grid{display:grid;grid-template-columns:repeat(4,1fr);border:1px solid #333;margin:12px 0}.kv{padding:5px 9px;border-inline-end:1px solid #aaa;border-bottom:1px solid #ddd}.k{display:block;font-size:13px;color:#444}.v{font-weight:bold}th{border-bottom:2px solid #000;font-size:15px;padding:4px 7px}td{padding:2.5px 7px}.n{padding-left:20px}.g td{font-weight:bold;padding-top:9px}.off td{font-weight:bold}.note td{font-size:15px;padding-left:34px;font-style:italic}.f{font-size:14px;border-top:1px solid #000;margin-top:14px;padding-top:6px;line-height:1.45}`,
      `<div class="top"><div>${mark('bars', '#20406e', 40)} <b>Pinecrest Reference Laboratories</b><br><span style="font-size:14px">4410 Alder Ridge Pkwy, Tulsa, OK 74133 &nbsp; CLIA 37D-0099</span></div><div style="text-align:right">${barcode(c.rnd)}<br><span style="font-size:13px">064-A71-2290-0 &nbsp; Page 1 of 1</span></div></div>
      <div class="client">Brookhollow Family Practice</div><div style="font-size:15px">Account 35009121 &nbsp; 18 Tamarack Ln, Broken Arrow, OK</div>
      <div class="grid">${pairs(
        [
          ['Patient', 'VASQUEZ, DOROTHEA M'],
          ['Date of Birth', '11/23/1961'],
          ['Age / Sex', '62 / F'],
          ['Patient ID', '8804-221'],
          ['Date Collected', '03/04/2024 08:12'],
          ['Date Received', '03/04/2024'],
          ['Date Reported', '03/06/2024 05:30'],
          ['Ordering Physician', 'QUINTERO, R'],
        ],
        en,
        '',
      )}</div>
      <div style="font-size:15px">Ordered Items: <b>Comp. Metabolic Panel (14); Lipid Panel; Hemoglobin A1c; Uric Acid; GGT; LDH; Phosphorus; Magnesium</b></div>
      <table><tr><th>TESTS</th><th>RESULT</th><th>FLAG</th><th>UNITS</th><th>REFERENCE INTERVAL</th><th>LAB</th></tr>
      ${group('Comp. Metabolic Panel (14)', ['glu;Glucose;118;mg/dL;70-99', 'bun;BUN;21;mg/dL;8-27', 'crea;Creatinine;0.93;mg/dL;0.57-1.00', 'egfr;eGFR;69;mL/min/1.73;>59', 'bcr;BUN/Creatinine Ratio;23;;12-28', 'na;Sodium;133;mmol/L;134-144', 'k;Potassium;4.4;mmol/L;3.5-5.2', 'cl;Chloride;98;mmol/L;96-106', 'hco3;Carbon Dioxide, Total;22;mmol/L;20-29', 'ca;Calcium;9.6;mg/dL;8.7-10.3', 'tp;Protein, Total;6.9;g/dL;6.0-8.5', 'alb;Albumin;4.3;g/dL;3.9-4.9', 'glob;Globulin, Total;2.6;g/dL;1.5-4.5', 'agr;A/G Ratio;1.7;;1.2-2.2', 'tbil;Bilirubin, Total;0.5;mg/dL;0.0-1.2', 'alp;Alkaline Phosphatase;131;IU/L;44-121', 'ast;AST (SGOT);38;IU/L;0-40', 'alt;ALT (SGPT);52;IU/L;0-32'])}
      ${group('Lipid Panel', ['chol;Cholesterol, Total;238;mg/dL;100-199', 'trig;Triglycerides;187;mg/dL;0-149', 'hdl;HDL Cholesterol;41;mg/dL;>39', 'vldl;VLDL Cholesterol Cal;34;mg/dL;5-40', 'ldl;LDL Chol Calc (NIH);163;mg/dL;0-99'])}
      ${group('Hemoglobin A1c', ['a1c;Hemoglobin A1c;6.3;%;4.8-5.6'])}
      <tr class="note"><td colspan="6">Prediabetes: 5.7 - 6.4<br>Diabetes: &gt;6.4<br>Glycemic control for adults with diabetes: &lt;7.0</td></tr>
      ${group('Additional Tests', ['uric;Uric Acid;7.4;mg/dL;3.0-7.2', 'ggt;GGT;74;IU/L;0-60', 'ldh;LDH;189;IU/L;119-226', 'phos;Phosphorus;3.3;mg/dL;3.0-4.3', 'mg;Magnesium;1.9;mg/dL;1.6-2.3'])}</table>
      ${c.no('Prediabetes: 5.7 - 6.4', 'reference comment', 'd.predm')}${c.no('Diabetes: >6.4', 'reference comment', 'd.dm2')}${c.no('Glycemic control for adults with diabetes: <7.0', 'reference comment')}${c.no('Brookhollow Family Practice', 'client, not a finding')}
      <div class="f">01 &nbsp; TU &nbsp; Pinecrest Reference Labs Tulsa, 4410 Alder Ridge Pkwy &nbsp; Dir: Winifred Osgood, MD<br>For inquiries, the physician may contact Branch: 918-555-0142<br><b>FINAL REPORT</b> &nbsp; Please note reference interval change for Uric Acid effective 01/15/2024.</div>`,
    )
  },
}

/** In Range and Out Of Range as two columns; ranges with units inside; comments under results. */
const twoRanges = {
  file: 'p02.jpg',
  lang: 'en',
  category: 'lab',
  variant: 'scan',
  date: '2023-10-09',
  facility: 'Meridian Diagnostics',
  facilityAliases: ['Meridian Diagnostics Incorporated', 'Meridian Diagnostics Inc'],
  physician: 'Yolanda Brisco, MD',
  physicianAliases: ['Yolanda Brisco', 'BRISCO, YOLANDA', 'Y. Brisco', 'Dr. Brisco'],
  patient: 'Terrence Okafor',
  patientAliases: ['OKAFOR, TERRENCE', 'Okafor Terrence'],
  title: 'Report',
  degrade: { angle: -0.7 },
  html: (c) => {
    const row = (line, o) =>
      resultRow(
        c,
        line,
        (r, off) =>
          `<td>${en(r.label)}</td><td>${off ? '' : en(r.printed)}</td><td class="o">${off ? `${en(r.printed)} ${r.flag}` : ''}</td><td>${en(`${r.ref} ${r.unit}`.trim())}</td><td class="s">AMD</td>`,
        o,
      )
    const head = (t) => `<tr class="g"><td colspan="5">${en(t)}</td></tr>`
    const note = (t) => `<tr class="c"><td></td><td colspan="4">${c.t(t)}</td></tr>`
    return sheet(
      `body{font:18px ${FACE.mono};padding:40px 46px;font-size:16.5px}.h{display:grid;grid-template-columns:1.1fr 1fr 1fr;gap:14px;border-bottom:2px solid #000;padding-bottom:12px}.h h3{font-size:17px}.big{font-size:34px;font-family:${FACE.slab};color:#175c3d}th{padding:6px 8px;border-bottom:1px solid #000}td{padding:3px 8px}.o{font-weight:bold}.g td{font-weight:bold;padding-top:12px;text-decoration:underline}.c td{font-size:15px;padding:0 8px 4px}.s{font-size:13px}`,
      `<div style="display:flex;justify-content:space-between"><div class="big">Report</div><div>${mark('leaf', '#175c3d', 46)}</div></div>
      <div style="font-weight:bold;margin-bottom:12px">Meridian Diagnostics</div>
      <div class="h"><div><h3>Patient Information</h3><b>OKAFOR, TERRENCE</b><br>DOB: 02/17/1969 &nbsp; AGE: 54<br>Gender: M &nbsp; Fasting: Y<br>Phone: 404.555.0178</div><div><h3>Specimen Information</h3>Specimen: KT884201C<br>Collected: 10/09/2023 / 07:40 EDT<br>Received: 10/10/2023 / 01:12 EDT<br>Reported: 10/12/2023 / 14:22 EDT</div><div><h3>Client Information</h3>BRISCO, YOLANDA<br>Peachtree Internal Medicine<br>901 Oakmont Ave, Ste 210<br>Decatur, GA 30030</div></div>
      <table style="margin-top:12px"><tr><th>Test Name</th><th>In Range</th><th>Out Of Range</th><th>Reference Range</th><th>Lab</th></tr>
      ${head('CARDIO IQ ADVANCED')}${row('hscrp;HS CRP;4.8;mg/L;<1.0')}${note('{x|Average relative cardiovascular risk: 1.0-3.0|reference comment}')}
      ${row('homo;HOMOCYSTEINE;16.2;umol/L;<11.4')}${row('lpa;LIPOPROTEIN (a);28;nmol/L;<75')}${row('apob;APOLIPOPROTEIN B;112;mg/dL;<90')}
      ${head('VITAMINS')}${row('vitd;VITAMIN D,25-OH,TOTAL,IA;17;ng/mL;30-100')}${note('{x|Vitamin D deficiency: <20 ng/mL|reference comment|d.vitd}')}${row('b12;VITAMIN B12;412;pg/mL;200-1100')}${row('fol;FOLATE, SERUM;11.7;ng/mL;>5.4')}
      ${head('ENDOCRINE')}${row('insul;INSULIN;22.6;uIU/mL;<18.5')}${row('cort;CORTISOL, A.M.;12.4;mcg/dL;4.0-22.0')}${row('tsh;TSH;1.83;mIU/L;0.40-4.50')}${row('testo;TESTOSTERONE, TOTAL, MS;241;ng/dL;250-1100')}${row('cpep;C-PEPTIDE;3.1;ng/mL;0.80-3.85')}
      ${head('PROSTATE')}${row('psa;PSA, TOTAL;5.2;ng/mL;< OR = 4.0', { range: '<= 4.0' })}${note('The total PSA value from this assay system is standardized against the WHO standard. {x|Prostate cancer cannot be excluded by a low value|reference comment|d.prostca}.')}
      ${head('IRON STUDIES')}${row('fe;IRON, TOTAL;48;mcg/dL;50-180')}${row('tibc;IRON BINDING CAPACITY;402;mcg/dL (calc);250-425')}${row('tsat;% SATURATION;12;% (calc);20-48')}${row('ferr;FERRITIN;19;ng/mL;38-380')}
      </table><p style="margin-top:22px">PERFORMING SITE:<br>AMD MERIDIAN DIAGNOSTICS/KNOLLWOOD INSTITUTE, 77 KNOLLWOOD DR, MACON, GA 31201 &nbsp; Laboratory Director: ERSKINE DALY, MD, PhD</p>
      <p style="text-align:center">CLIENT SERVICES: 800.555.0131 &nbsp; SPECIMEN: KT884201C &nbsp; PAGE 1 OF 1</p>`,
    )
  },
}

/** Clotting and thrombophilia; two-part values, ranges with words. */
const clotting = {
  file: 'p07.jpg',
  lang: 'en',
  category: 'lab',
  variant: 'photo',
  date: '2024-08-21',
  scale: 1.3,
  degrade: { folds: [0.5] },
  facility: 'Saltmarsh Regional Hospital',
  facilityAliases: ['Saltmarsh Regional', 'Saltmarsh Regional Hospital Laboratory'],
  physician: 'Ingrid Halvorsen, MD',
  physicianAliases: ['Ingrid Halvorsen', 'I. Halvorsen', 'Dr. Halvorsen', 'Halvorsen, Ingrid'],
  patient: 'Marcus Delacroix',
  patientAliases: ['Delacroix, Marcus', 'DELACROIX, MARCUS J', 'Marcus J. Delacroix'],
  title: 'Special Coagulation Report',
  html: (c) => {
    const row = (line, o) =>
      resultRow(
        c,
        line,
        (r, off) =>
          `<td>${en(r.label)}</td><td class="v">${off ? (r.flag === 'H' ? '▲ ' : '▼ ') : ''}${en(r.printed)}</td><td>${en(r.unit)}</td><td>${en(r.ref)}</td>`,
        o,
      )
    return sheet(
      `body{font:20px ${FACE.openSans};padding:52px 64px}.bar{background:#3c3c3c;color:#fff;padding:9px 16px;font-size:22px;display:flex;justify-content:space-between}.m{columns:2;margin:16px 0;line-height:1.6}td,th{padding:7px 12px;border-bottom:1px dotted #777}th{border-bottom:2px solid #222;font-size:17px}.v{font-weight:600}.off .v{background:#e2e2e2}`,
      `<div style="font-size:18px">Saltmarsh Regional Hospital &nbsp;|&nbsp; Department of Pathology &nbsp;|&nbsp; Beaufort, SC</div><div class="bar"><span>SPECIAL COAGULATION REPORT</span><span>Final</span></div>
      <div class="m">Patient: <b>DELACROIX, MARCUS J</b><br>DOB: 05/30/1987 (37 Y, M)<br>MRN: 00-418-772<br>Collected: 08/21/2024 09:55<br>Verified: 08/23/2024 16:04<br>Requesting: Ingrid Halvorsen, MD</div>
      <table><tr><th>Assay</th><th>Result</th><th>Units</th><th>Normal range</th></tr>
      ${row('pt;Prothrombin Time (PT);13.9;sec;11.7-14.2')}${row('inr;INR;1.1;;0.9-1.2')}${row('aptt;aPTT;41.8;sec;25.1-36.5')}${row('tt;Thrombin Time;17.0;sec;15.0-19.0')}${row('fib;Fibrinogen (Clauss);512;mg/dL;200-393')}${row('dd;D-Dimer;1.36;mcg/mL FEU;<0.50')}
      ${row('at3;Antithrombin activity;94;%;83-128')}${row('protc;Protein C (chromogenic);61;%;70-130')}${row('prots;Protein S, free antigen;77;%;57-157')}${row('f8;Factor VIII activity;198;%;56-140')}${row('lac;Lupus Anticoagulant (dRVVT);Positive;;Negative', { flag: 'H' })}${row('acl;Anticardiolipin IgG;<9;GPL;0-14')}${row('antixa;Anti-Xa (LMWH);0.72;IU/mL;0.50-1.00')}</table>
      <p style="margin-top:20px"><b>Interpretive comment.</b> ${c.t('The dRVVT screen and confirm ratios are consistent with a lupus anticoagulant; repeat after 12 weeks is required before {x|antiphospholipid syndrome|not established|d.aps} can be diagnosed. {x|Heparin|interference comment|m.hepar} and {x|rivaroxaban|interference comment|m.riva} may interfere with this assay. {x|No evidence of factor V Leiden|negated|d.fvl} (genotype reported separately).')}</p><div>${signature(c.rnd)}<br>Percival Thorne, MD, Hematopathology</div>`,
    )
  },
}

export const labsUs = [reference, twoRanges, clotting]
