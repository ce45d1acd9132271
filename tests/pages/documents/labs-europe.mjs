/** United Kingdom and continental laboratory reports: day-first dates, SI units, bracketed ranges, comma decimals. */
import { mark, stamp } from '../lib/decor.mjs'
import { FACE, en, resultCell, resultRow, sheet } from './parts.mjs'

/** A general practice printout: "Serum sodium level 139 mmol/L [133 - 146]", one result a line, grouped by request. */
const practice = {
  file: 'p03.jpg',
  lang: 'en',
  category: 'lab',
  variant: 'photo',
  date: '2024-02-05',
  scale: 1.2,
  fixture: true,
  facility: 'Thistledown Medical Practice',
  facilityAliases: ['Thistledown Practice', 'Wexcombe Pathology', 'Wexcombe Hospitals Pathology Service'],
  physician: 'Dr Alasdair Fothergill',
  physicianAliases: ['Alasdair Fothergill', 'Dr A Fothergill', 'A Fothergill', 'Fothergill'],
  patient: 'Moira Cunliffe',
  patientAliases: ['CUNLIFFE, Moira', 'Mrs Moira Cunliffe', 'Cunliffe Moira', 'CUNLIFFE, Moira (Mrs)'],
  title: 'Investigation results',
  html: (c) => {
    const row = (line, o) =>
      resultRow(
        c,
        line,
        (r, off) =>
          `<td class="n">${en(r.label)}</td><td class="v">${off ? '<b>' : ''}${en(`${r.printed} ${r.unit}`.trim())}${off ? '</b>' : ''}</td><td>${r.ref ? `[${en(r.ref)}]` : ''}</td><td>${off ? (r.flag === 'H' ? 'Above range' : 'Below range') : ''}</td>`,
        o,
      )
    const head = (t) => `<tr><td colspan="4" class="g">${t}</td></tr>`
    return sheet(
      `body{font:19px ${FACE.arial};padding:40px 54px}.g{font-weight:bold;padding-top:13px;border-bottom:1px solid #666}td{padding:3px 6px}.n{padding-left:14px;width:44%}.p{border:1px solid #888;padding:10px 14px;margin:12px 0;line-height:1.5;display:flex;justify-content:space-between}h2{font-size:22px}`,
      `<div style="display:flex;justify-content:space-between"><h2>Thistledown Medical Practice</h2><span>Printed 07-Feb-2024 16:41</span></div><div>The Old Maltings, Wexcombe WX4 2TT &nbsp; Tel 01632 960 118</div>
      <div class="p"><div><b>CUNLIFFE, Moira (Mrs)</b><br>Date of birth 09-Apr-1957 &nbsp; Female<br>NHS No. 999 014 2286</div><div>Specimen collected: 05-Feb-2024 09:10<br>Report received: 06-Feb-2024<br>Requested by: Dr A Fothergill<br>Usual GP: Dr P Lindqvist</div></div>
      ${c.no('Dr P Lindqvist', 'physician name')}
      <b>Investigation results</b> &nbsp; Laboratory: Wexcombe Hospitals Pathology Service
      <table>${head('Urea and electrolytes')}${row('na;Serum sodium level;139;mmol/L;133 - 146')}${row('k;Serum potassium level;5.5;mmol/L;3.5 - 5.3')}${row('urea;Serum urea level;9.8;mmol/L;2.5 - 7.8')}${row('crea;Serum creatinine level;112;umol/L;45 - 84')}${row('egfr;eGFRcreat (CKD-EPI)/1.73 m*2;46;mL/min;')}
      ${head('Bone profile')}${row('cacor;Serum adjusted calcium concentration;2.71;mmol/L;2.20 - 2.60')}${row('phos;Serum inorganic phosphate level;0.79;mmol/L;0.80 - 1.50')}${row('alp;Serum alkaline phosphatase level;88;U/L;30 - 130')}${row('alb;Serum albumin level;41;g/L;35 - 50')}
      ${head('Liver function')}${row('tbil;Serum total bilirubin level;6;umol/L;0 - 21')}${row('alt;Serum alanine aminotransferase level;19;U/L;10 - 49')}
      ${head('Full blood count')}${row('hgb;Haemoglobin estimation;108;g/L;115 - 165')}${row('wbc;Total white cell count;6.2;10^9/L;4.0 - 11.0')}${row('plt;Platelet count;301;10^9/L;150 - 450')}${row('rbc;Red blood cell count;3.91;10^12/L;3.80 - 5.80')}${row('mcv;Mean corpuscular volume (MCV);78.4;fL;80.0 - 100.0')}${row('neut;Neutrophil count;3.8;10^9/L;2.0 - 7.5')}${row('lymph;Lymphocyte count;1.7;10^9/L;1.0 - 4.0')}${row('eos;Eosinophil count;0.12;10^9/L;0.04 - 0.40')}
      ${head('Haematinics')}${row('ferr;Serum ferritin level;9;ug/L;13 - 150')}${row('b12;Serum vitamin B12 level;268;ng/L;197 - 771')}${row('fol;Serum folate level;4.1;ug/L;3.9 - 26.8')}
      ${head('Diabetes and thyroid')}${row('a1c;HbA1c level - IFCC standardised;44;mmol/mol;20 - 41')}${row('tsh;Serum TSH level;3.12;mU/L;0.27 - 4.20')}${row('vitd;Serum 25-hydroxyvitamin D;31;nmol/L;50 - 250')}</table>
      <p style="font-size:16.5px">${c.t('Lab comment: eGFR 45-59 may indicate {x|CKD stage 3a|reference comment|d.ckd3} if persistent for 90 days. HbA1c 42-47: {x|high risk of diabetes|reference comment|d.dm2}.')} Action: <b>Speak to patient - non-urgent (Dr A Fothergill)</b></p>`,
    )
  },
}

/** A cumulative renal follow-up: a column a date, day-first, two digits of the year; asterisks mark what is out. */
const cumulative = {
  file: 'p04.jpg',
  lang: 'en',
  category: 'lab',
  variant: 'scan',
  date: '2024-05-08',
  dateAliases: ['2024-05-09'],
  facility: 'Kestrelmoor Renal Unit',
  facilityAliases: [
    'Kestrelmoor General Hospital',
    'Kestrelmoor General Hospital Renal Unit',
    'Renal Unit, Kestrelmoor General Hospital',
  ],
  physician: 'Dr Nkechi Adeyemi',
  physicianAliases: ['Nkechi Adeyemi', 'Dr N Adeyemi', 'Adeyemi'],
  patient: 'Gareth Pemberton',
  patientAliases: ['PEMBERTON, Gareth', 'Mr Gareth Pemberton', 'PEMBERTON Gareth'],
  title: 'Cumulative report',
  degrade: { angle: 0.6 },
  html: (c) => {
    const dates = ['2024-01-03', '2024-02-14', '2024-03-27', '2024-05-08']
    const rows = [
      ['crea', 'Creatinine', 'umol/L', '59 - 104', ['188', '201', '224', '219']],
      ['urea', 'Urea', 'mmol/L', '2.5 - 7.8', ['14.2', '15.9', '17.7', '16.8']],
      ['egfr', 'eGFR', 'mL/min/1.73m2', '', ['33', '30', '26', '27']],
      ['na', 'Sodium', 'mmol/L', '133 - 146', ['141', '140', '138', '139']],
      ['k', 'Potassium', 'mmol/L', '3.5 - 5.3', ['4.9', '5.1', '5.7', '5.0']],
      ['hco3', 'Bicarbonate', 'mmol/L', '22 - 29', ['24', '22', '19', '21']],
      ['cacor', 'Adjusted Calcium', 'mmol/L', '2.20 - 2.60', ['2.31', '', '2.18', '2.24']],
      ['phos', 'Phosphate', 'mmol/L', '0.80 - 1.50', ['1.42', '', '1.68', '1.55']],
      ['pth', 'PTH', 'pmol/L', '1.6 - 6.9', ['14.3', '', '', '18.8']],
      ['hgb', 'Haemoglobin', 'g/L', '130 - 170', ['121', '117', '109', '113']],
      ['ferr', 'Ferritin', 'ug/L', '30 - 400', ['88', '', '', '246']],
      ['crp', 'CRP', 'mg/L', '0 - 5', ['<1', '2', '12', '3']],
      ['tacro', 'Tacrolimus (trough)', 'ug/L', '5.0 - 8.0', ['6.1', '7.4', '9.6', '6.8']],
      ['uacr', 'Urine ACR', 'mg/mmol', '0.0 - 3.0', ['41.2', '', '', '57.9']],
    ]
    const cell = (r, i) => {
      const v = r[4][i]
      return `<td>${v ? resultCell(c, r[0], r[1], v, r[2], r[3], dates[i], (x) => (x.flag === 'H' || x.flag === 'L' ? `*${v}` : v)) : ''}</td>`
    }
    return sheet(
      `body{font:18px ${FACE.narrow};padding:44px 50px}td,th{border:1px solid #555;padding:5px 9px}th{background:#e4e4e4;text-align:center}td{text-align:center}td:first-child{text-align:left;font-weight:bold}.h{display:flex;justify-content:space-between;line-height:1.5;margin-bottom:16px}h2{font-size:20px}`,
      `<div class="h"><div><h2>Renal Unit, Kestrelmoor General Hospital</h2>PEMBERTON, Gareth &nbsp; Male &nbsp; D.O.B. 21/08/1964<br>Hosp No. K204417 &nbsp; NHS No. 999 311 7040<br>Consultant: Dr N Adeyemi</div><div style="text-align:right">${mark('wave', '#0a5a8c', 54)}<br><b>CUMULATIVE REPORT</b><br>Printed 09/05/24 08:15</div></div>
      <table><tr><th style="text-align:left">Test</th>${dates.map((d) => `<th>${d.slice(8)}/${d.slice(5, 7)}/${d.slice(2, 4)}</th>`).join('')}<th>Units</th><th>Ref. range</th></tr>
      ${rows.map((r) => `<tr><td>${en(r[1])}</td>${dates.map((_, i) => cell(r, i)).join('')}<td>${en(r[2])}</td><td>${en(r[3])}</td></tr>`).join('')}</table>
      <p>${c.t('* = outside reference range. Blank = not requested. {x|Tacrolimus target 5-8 ug/L beyond 12 months post transplant|reference comment}. {x|Haemolysed samples may show spurious hyperkalaemia|reference comment|d.hyperk}.')}</p>`,
    )
  },
}

/** A continental private laboratory's English copy: decimal commas, dotted dates, arrows, lower-case litres. */
const commas = {
  file: 'p05.jpg',
  lang: 'en',
  category: 'lab',
  variant: 'photo',
  date: '2024-05-14',
  fixture: true,
  degrade: { angle: 2.2 },
  facility: 'Labor Brenninger',
  facilityAliases: [
    'Labor Brenninger & Kollegen',
    'Labor Brenninger und Kollegen',
    'Medizinisches Labor Brenninger',
  ],
  physician: 'Dr. med. Annegret Stolz',
  physicianAliases: ['Annegret Stolz', 'Dr. Annegret Stolz', 'Dr. A. Stolz', 'Dr. Stolz'],
  patient: 'Jonas Lindemann',
  patientAliases: ['Lindemann, Jonas', 'Mr. Jonas Lindemann'],
  title: 'Laboratory findings (English copy)',
  html: (c) => {
    const row = (line, o) =>
      resultRow(
        c,
        line,
        (r, off) =>
          `<td>${en(r.label)}</td><td class="a">${off ? (r.flag === 'H' ? '↑' : '↓') : ''}</td><td class="v">${en(r.printed)}</td><td>${en(r.unit)}</td><td>${en(r.ref)}</td>`,
        o,
      )
    const head = (t) => `<tr><th colspan="5">${t}</th></tr>`
    return sheet(
      `body{font:20px ${FACE.lato};padding:50px 66px}.top{border-bottom:2px solid #8b1e3f;display:flex;justify-content:space-between;padding-bottom:8px;font-size:16px}td{padding:3.5px 8px}th{padding:11px 8px 3px;color:#8b1e3f;font-size:17px}.v{text-align:right;width:110px}.a{width:30px;font-family:'DejaVu Sans'}.off .v{font-weight:bold}`,
      `<div class="top"><span>Labor Brenninger &amp; Kollegen · Medizinische Laboratoriumsdiagnostik<br>Uferstraße 12, 6900 Bregenz</span>${mark('rings', '#8b1e3f', 46)}</div>
      <h2 style="margin:16px 0 8px;font-size:25px">Laboratory findings (English copy)</h2>
      <div style="display:flex;justify-content:space-between;line-height:1.55"><div>Patient: <b>Lindemann, Jonas</b><br>Born: 02.12.1978 &nbsp; m<br>Order no.: 240514-3391</div><div>Sampling: 14.05.2024, 07:50<br>Report: 15.05.2024<br>Referring: Dr. med. Annegret Stolz</div></div>
      <table style="margin-top:12px"><tr><td><i>Parameter</i></td><td></td><td class="v"><i>Result</i></td><td><i>Unit</i></td><td><i>Reference</i></td></tr>
      ${head('HAEMATOLOGY')}${row('wbc;Leukozyten / Leucocytes;11,8;G/l;3,9 - 10,2')}${row('rbc;Erythrocytes;5,02;T/l;4,30 - 5,75')}${row('hgb;Haemoglobin;15,1;g/dl;13,5 - 17,2')}${row('hct;Haematocrit;0,45;l/l;0,39 - 0,51')}${row('mchc;MCHC;33,6;g/dl;31,5 - 36,3')}${row('rdw;RDW;12,9;%;11,5 - 14,5')}${row('plt;Thrombocytes;212;G/l;150 - 370')}${row('mpv;MPV;10,7;fl;7,5 - 11,5')}
      ${head('CLINICAL CHEMISTRY')}${row('glu;Glucose (fasting);6,4;mmol/l;3,9 - 5,6')}${row('crea;Creatinine;0,98;mg/dl;0,70 - 1,20')}${row('uric;Uric acid;8,1;mg/dl;3,4 - 7,0')}${row('tbil;Bilirubin total;1,6;mg/dl;< 1,2')}${row('dbil;Bilirubin direct;0,4;mg/dl;< 0,3')}${row('ast;GOT (AST);34;U/l;< 50')}${row('alt;GPT (ALT);71;U/l;< 50')}${row('ggt;Gamma-GT;96;U/l;< 60')}${row('lip;Lipase;41;U/l;13 - 60')}${row('amyl;Amylase;88;U/l;28 - 100')}${row('ck;CK total;167;U/l;< 190')}${row('crp;CRP;7,3;mg/l;< 5,0')}
      ${head('IMMUNOLOGY / OTHER')}${row('ige;IgE total;312;kU/l;< 100')}${row('transf;Transferrin;2,6;g/l;2,0 - 3,6')}${row('trig;Triglycerides;243;mg/dl;< 150')}${row('ldl;LDL cholesterol;148;mg/dl;< 116')}</table>
      <p style="font-size:16px;margin-top:14px">Validated electronically. ↑ above / ↓ below reference. Values without arrow lie within the reference range.</p><div style="text-align:right">${stamp(['LABOR BRENNINGER', '15.05.2024'], '#23457e', -8)}</div>`,
    )
  },
}

export const labsEurope = [practice, cumulative, commas]
