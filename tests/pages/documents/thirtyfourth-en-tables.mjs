/** Two more result sheets in English: an American portal with a scale between the limits, an Israeli fund's print with the result in the column of its level. */
import { barcode, mark } from '../lib/decor.mjs'
import { FACE, doc, en, resultCell, sheet } from './blind-parts.mjs'

const off = (r) => r.flag === 'H' || r.flag === 'L'

/** United States: a portal printed at home; under each name its normal range with the unit, at the right a scale with the value over it. */
const scale = doc(
  'p1404.png',
  ['en', 'lab', 'clean'],
  '2026-04-02',
  ['Sawtooth Lakes Health', 'SAWTOOTH LAKES HEALTH', 'Sawtooth Lakes Health, Duluth', 'MySawtooth'],
  [
    'Priya Raghavan, MD',
    'Priya Raghavan',
    'Dr. Priya Raghavan',
    'Raghavan, Priya',
    'PRIYA RAGHAVAN, MD',
    'Dr. Raghavan',
  ],
  ['Desmond Tolliver', 'Tolliver, Desmond', 'Desmond A. Tolliver', 'DESMOND TOLLIVER'],
  'Test results',
  (c) => {
    const row = (s, date) => {
      const [key, label, printed, unit, ref] = s.split(';')
      let r
      const value = resultCell(c, key, label, printed, unit, ref, date, (x) => {
        r = x
        return x.printed
      })
      const { ref_low: low, ref_high: high } = c.entities[r.n]
      const spread = low != null && high != null
      const at = spread ? Math.min(92, Math.max(6, 25 + (50 * (Number(printed) - low)) / (high - low))) : 50
      const word = off(r) ? ` <i>${r.flag === 'H' ? 'High' : 'Low'}</i>` : ''
      const range = ref ? `Normal range: ${en(ref)} ${en(unit)}` : en(unit)
      const bar = spread
        ? `<div class="b"><span style="left:calc(${at}% - 5px)"></span></div><div class="e"><span>${en(String(ref.split(' - ')[0]))}</span><span>${en(ref.split(' - ')[1])}</span></div>`
        : ''
      return `<tr data-line><td><b>${en(label)}</b><br><small>${range}</small></td><td><div class="${off(r) ? 'n o' : 'n'}" style="text-align:left;margin-left:${spread ? Math.min(at, 74) - 5 : 0}%">${value}${word}</div>${bar}</td></tr>`
    }
    const group = (title, when, date, list) =>
      `<div class="g"><b>${en(title)}</b><span>Collected on ${en(when)}</span></div><table>${list.map((s) => row(s, date)).join('')}</table>`
    const a = '2026-04-02'
    return sheet(
      `body{font:14px/1.2 ${FACE.roboto};font-size:14.6px;padding:34px 54px;color:#222}.two{display:grid;grid-template-columns:1fr}.g{display:flex;justify-content:space-between;border-bottom:2px solid #00737f;color:#00737f;margin-top:9px;padding:2px 4px}td{padding:2.4px 4px;border-bottom:1px solid #ddd}td:last-child{width:46%}small{font-size:12.8px;color:#555}.b{position:relative;height:5px;border-radius:3px;background:linear-gradient(90deg,#f3c9a8 25%,#8cc9a5 25%,#8cc9a5 75%,#f3c9a8 75%);margin-top:1px}.b span{position:absolute;top:-2px;width:9px;height:9px;border-radius:5px;background:#222}.e{display:flex;justify-content:space-between;padding:0 22%;font-size:11.6px;color:#666}.n{font-weight:bold;line-height:1}.o{color:#b34700}p{margin:6px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:10px;align-items:center">${mark('rings', '#00737f', 40)}<div><b style="font-size:20px;color:#00737f">MySawtooth</b><br>Sawtooth Lakes Health, Duluth, MN</div></div><div style="text-align:right">Name: <b>Desmond A. Tolliver</b> &nbsp; DOB: 2/9/1963<br>MRN: 30XX715 &nbsp; PCP: Priya Raghavan, MD</div></div>
      <p style="font-size:17px"><b>Test Results</b> &nbsp; <span style="font-size:14px">Authorizing provider: Priya Raghavan, MD &nbsp; Printed 4/6/2026 7:52 PM</span></p>
      ${group('CBC and differential', 'Apr 2, 2026 8:14 AM', a, ['wbc;WBC;5.8;10e9/L;3.4 - 9.6', 'rbc;RBC;4.21;10e12/L;4.35 - 5.65', 'hgb;Hemoglobin;12.6;g/dL;13.2 - 16.6', 'hct;Hematocrit;39.8;%;38.3 - 48.6', 'mcv;MCV;94.5;fL;78.2 - 97.9', 'rdw;RDW;13.1;%;11.8 - 14.5', 'plt;Platelets;188;10e9/L;135 - 317', 'neut;Neutrophils;3.42;10e9/L;1.56 - 6.45', 'lymph;Lymphocytes;1.61;10e9/L;0.95 - 3.07', 'eos;Eosinophils;0.22;10e9/L;0.03 - 0.48'])}
      ${group('Basic metabolic panel', 'Apr 2, 2026 8:14 AM', a, ['na;Sodium;142;mmol/L;135 - 145', 'k;Potassium;5.3;mmol/L;3.6 - 5.2', 'hco3;Bicarbonate;21;mmol/L;22 - 29', 'gap;Anion Gap;13;;7 - 15', 'bun;BUN;34;mg/dL;8 - 24', 'crea;Creatinine;1.92;mg/dL;0.74 - 1.35', 'egfr;Estimated GFR (eGFR);39;mL/min/BSA;', 'ca;Calcium, Total;9.1;mg/dL;8.8 - 10.2', 'glu;Glucose;131;mg/dL;70 - 140'])}
      ${group('Hemoglobin A1c', 'Apr 2, 2026 8:14 AM', a, ['a1c;Hemoglobin A1c;7.4;%;4.0 - 5.6'])}
      ${group('Ferritin and iron', 'Apr 2, 2026 8:14 AM', a, ['ferr;Ferritin;84;mcg/L;31 - 409', 'tsat;Percent Saturation;17;%;14 - 50'])}
      ${group('Prostate-specific antigen', 'Mar 27, 2026 2:40 PM', '2026-03-27', ['psa;PSA, Total;2.3;ng/mL;0.0 - 4.5'])}
      <div style="background:#e8f4f4;padding:6px 12px;margin-top:9px"><b>Comment from Priya Raghavan, MD, 4/3/2026:</b> ${c.t('Kidney function is a little lower than last fall, {d.ckd3|stage 3b chronic kidney disease|icd=N18.32}. Your {d.dm2|type 2 diabetes|icd=E11.9/E11.22/E11.65} is close to goal. Please cut {m.lis|lisinopril to 10 mg a day|dose=10 mg;freq=once a day} and {x|recheck potassium in two weeks|planned|l.k}. {x|The PSA does not suggest prostate cancer|negated|d.prostca}. {x|No iron deficiency|negated|d.ida}. {x|We may add a nephrology visit if it drops below 30|conditional}.')}</div>
      <p style="font-size:12.6px;color:#555">${c.t('{x|An eGFR below 60 for three months or longer may mean chronic kidney disease|reference comment|d.ckd}.')} MySawtooth &copy; 2026. Page 1 of 1</p>`,
    )
  },
  { dateAliases: ['2026-03-27', '2026-04-03', '2026-04-06'], width: 1000, scale: 1.36 },
)

/** Israel, in English: a fund's print; three columns, the result stands in that of its level. */
const level = doc(
  'p1405.png',
  ['en', 'lab', 'clean'],
  '2026-05-18',
  [
    'Gefen Health Services',
    'GEFEN HEALTH SERVICES',
    'Gefen Health Services, Central Laboratory',
    'Gefen Health Services - Central Laboratory, Rehovot',
  ],
  ['Dr. Naama Tsafrir', 'Naama Tsafrir', 'Dr Naama Tsafrir', 'TSAFRIR NAAMA', 'Tsafrir Naama, Dr.'],
  ['Galit Benvenisti', 'BENVENISTI GALIT', 'Benvenisti Galit', 'Galit BENVENISTI', 'Ms. Galit Benvenisti'],
  'Laboratory results',
  (c) => {
    const row = (s) => {
      if (s.startsWith('#')) return `<tr><td colspan="6" class="g">${en(s.slice(1))}</td></tr>`
      const r = c.lab(s)
      const cell = (on) => `<td class="r">${on ? en(r.printed) : ''}</td>`
      return `<tr data-e="${r.n}"><td>${en(r.label)}</td>${cell(r.flag === 'L')}${cell(!off(r))}${cell(r.flag === 'H')}<td>${en(r.unit)}</td><td>${en(r.ref)}</td></tr>`
    }
    return sheet(
      `body{font:16px/1.3 ${FACE.calibri};font-size:17px;padding:44px 66px}td,th{padding:1.8px 9px;border-bottom:1px solid #cdd6cf}th{background:#2f5d3a;color:#fff;text-align:left}.r{text-align:center;width:96px;font-weight:bold}th.r{font-weight:bold}td:nth-child(2):not(:last-child),td:nth-child(4){background:#f6efe2}.g{background:#e3ece5;font-weight:bold}p{margin:7px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:12px;align-items:center">${mark('star', '#2f5d3a', 48)}<div><b style="font-size:24px;color:#2f5d3a">Gefen Health Services</b><br>Central Laboratory, Rehovot &nbsp; *34XX</div></div>${barcode(c.rnd, 34, 34)}</div>
      <div style="display:grid;grid-template-columns:1fr 1fr;margin:10px 0;border-top:1px solid #2f5d3a;border-bottom:1px solid #2f5d3a;padding:5px 0"><div>Name: <b>BENVENISTI GALIT</b><br>ID: 0-2XXXX91-X &nbsp; Date of birth: 23/11/1990 &nbsp; F</div><div>Referring physician: Dr. Naama Tsafrir<br>Sample taken: 18/05/2026 07:35 &nbsp; Approved: 19/05/2026</div></div>
      <table><tr><th style="width:31%">Test</th><th class="r">Low</th><th class="r">Normal</th><th class="r">High</th><th>Units</th><th>Range</th></tr>
      ${['#Blood count', 'wbc;WBC;8.12;10*3/uL;4.50 - 11.00', 'rbc;RBC;4.46;10*6/uL;3.90 - 5.10', 'hgb;Hemoglobin;11.2;g/dL;12.0 - 16.0', 'hct;Hematocrit;35.1;%;36.0 - 46.0', 'mcv;MCV;78.7;fL;80.0 - 99.0', 'mch;MCH;25.1;pg;27.0 - 33.0', 'rdw;RDW;15.8;%;11.5 - 14.5', 'plt;Platelets;389;10*3/uL;150 - 450', 'neutp;Neutrophils %;58.4;%;40.0 - 75.0', 'lymphp;Lymphocytes %;31.0;%;20.0 - 45.0', 'monop;Monocytes %;7.2;%;2.0 - 10.0', '#Chemistry', 'glu;Glucose;84;mg/dL;70 - 100', 'crea;Creatinine;0.64;mg/dL;0.50 - 0.90', 'alt;ALT (GPT);14;U/L;0 - 34', 'ast;AST (GOT);17;U/L;0 - 31', 'fe;Iron;31;ug/dL;37 - 145', 'transf;Transferrin;368;mg/dL;200 - 360', 'ferr;Ferritin;7;ng/mL;13 - 150', 'b12;Vitamin B12;312;pg/mL;187 - 883', 'fol;Folic acid;9.4;ng/mL;3.1 - 20.5', 'crp;CRP;0.21;mg/dL;0.00 - 0.50', '#Hormones', 'tsh;TSH;2.36;mIU/L;0.35 - 4.94', 'prl;Prolactin;16.9;ng/mL;5.2 - 26.5', 'hcg;Beta hCG;1.2;mIU/mL;< 5.0', '#Celiac serology', 'ttg;Tissue transglutaminase IgA;68;U/mL;< 10', 'iga;IgA, total;184;mg/dL;70 - 400'].map(row).join('')}</table>
      <p data-line><b>Comments:</b> ${c.t('{x|A positive transglutaminase should be confirmed by endomysial antibodies and duodenal biopsy|reference comment|d.celiac}. {x|Endomysial antibodies: in process|pending|l.endo}. {x|Ferritin below 15 is consistent with iron deficiency|reference comment|d.e16lowfe}. {x|hCG below 5 excludes pregnancy|negated|d.h30pregn}.')}</p>
      <div style="border-top:1px solid #2f5d3a;padding-top:4px;font-size:14.6px;display:flex;justify-content:space-between"><span>Laboratory manager: Dr. Yoav Carmi &nbsp; ISO 15189 &nbsp; This report was produced electronically</span><span>Printed 24/05/2026 &nbsp; 1/1</span></div>${c.no('Dr. Yoav Carmi', 'laboratory manager')}`,
    )
  },
  { dateAliases: ['2026-05-19', '2026-05-24'], width: 1080, scale: 1.3 },
)

export const thirtyfourthEnTables = [scale, level]
