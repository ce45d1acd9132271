/** Laboratory reports in English of two tables side by side, and with the dates down the side. */
import { mark, signature } from '../lib/decor.mjs'
import { FACE, doc, en, letter, resultCell, rows, sheet } from './blind-parts.mjs'

/** Australia: haematology and chemistry as two tables beside each other. */
const beside = doc(
  'p136.png',
  ['en', 'lab', 'clean'],
  '2025-01-22',
  ['Banksia Ridge Pathology', 'BANKSIA RIDGE PATHOLOGY', 'Banksia Ridge'],
  ['Dr Fiona Kalgoorin', 'Fiona Kalgoorin', 'Dr F Kalgoorin', 'F Kalgoorin'],
  ['Bronwyn Teale', 'TEALE, Bronwyn', 'Ms Bronwyn Teale', 'Teale, Bronwyn'],
  'Pathology results',
  (c) => {
    const cells = (r) =>
      `<td>${en(r.label)}</td><td class="v">${en(r.printed)}${letter(r) ? ` ${r.flag}` : ''}</td><td>${en(r.unit)}</td><td>${r.ref ? en(`(${r.ref})`) : ''}</td>`
    return sheet(
      `body{font:17px/1.34 ${FACE.calibri};padding:42px 44px}td{padding:3px 6px;border-bottom:1px solid #dcdcdc;white-space:nowrap}.g td{background:#e3ebdf;font-weight:bold;border:0}.v{text-align:right;padding-right:10px}.off .v{font-weight:bold}.two{display:grid;grid-template-columns:1fr 1fr;gap:30px;align-items:start}.h{display:flex;justify-content:space-between;border-top:3px solid #4b6b3c;border-bottom:1px solid #4b6b3c;padding:8px 0;margin:12px 0 14px;line-height:1.5}`,
      `<div style="display:flex;gap:14px;align-items:center">${mark('leaf', '#4b6b3c', 46)}<div><b style="font-size:25px;color:#4b6b3c">Banksia Ridge Pathology</b><br>APA accredited &nbsp; 18 Quarry Street, Ballarat VIC 3350</div></div>
      <div class="h"><div><b>TEALE, Bronwyn</b><br>DOB 30/09/1969 &nbsp; F<br>Medicare 2999 00000 1</div><div>Collected 22/01/2025 08:35<br>Received 22/01/2025 13:10<br>Reported 23/01/2025</div><div>Requested by Dr Fiona Kalgoorin<br>Wattle Lane Medical Centre<br>Copy to: Dr G Sinha</div></div>${c.no('Wattle Lane Medical Centre', 'practice of the requesting doctor')}${c.no('Dr G Sinha', 'copy recipient')}
      <p>Clinical notes: ${c.t('{d.celiac|coeliac disease|icd=K90.0}, fatigue, {x|?hypothyroid|clinical question|d.hypothy}')}</p>
      <div class="two"><table>${rows(c, cells, [
        '#HAEMATOLOGY',
        'hgb;Haemoglobin;108;g/L;115-160',
        'rbc;RCC;4.41;x10^12/L;3.80-5.20',
        'hct;Haematocrit;0.34;L/L;0.37-0.47',
        'mcv;MCV;77;fL;80-100',
        'mch;MCH;24.5;pg;27.0-32.0',
        'rdw;RDW;17.2;%;11.0-15.0',
        'wbc;WCC;5.9;x10^9/L;4.0-11.0',
        'neut;Neutrophils;3.4;x10^9/L;2.0-7.5',
        'lymph;Lymphocytes;1.7;x10^9/L;1.2-4.0',
        'mono;Monocytes;0.5;x10^9/L;0.1-1.0',
        'eos;Eosinophils;0.21;x10^9/L;0.04-0.40',
        'plt;Platelets;431;x10^9/L;150-400',
        'esr;ESR;22;mm/h;2-30',
        '#IRON STUDIES',
        'fe;Iron;5;umol/L;10-30',
        'transf;Transferrin;3.4;g/L;2.0-3.6',
        'tsat;Saturation;7;%;15-45',
        'ferr;Ferritin;9;ug/L;30-250',
        '#VITAMINS',
        'holotc;Active B12;61;pmol/L;>35',
        'fol;Serum folate;8.1;nmol/L;>9.0',
        'vitd;25-OH Vitamin D;44;nmol/L;50-140',
      ])}</table><table>${rows(c, cells, [
        '#BIOCHEMISTRY',
        'na;Sodium;139;mmol/L;135-145',
        'k;Potassium;4.2;mmol/L;3.5-5.2',
        'cl;Chloride;103;mmol/L;95-110',
        'hco3;Bicarbonate;26;mmol/L;22-32',
        'urea;Urea;4.8;mmol/L;3.0-8.0',
        'crea;Creatinine;58;umol/L;45-90',
        'ca;Calcium;2.19;mmol/L;2.10-2.60',
        'phos;Phosphate;0.98;mmol/L;0.75-1.50',
        'tbil;Bilirubin;7;umol/L;<20',
        'alp;ALP;129;U/L;30-110',
        'ggt;GGT;26;U/L;<35',
        'alt;ALT;41;U/L;<35',
        'ast;AST;37;U/L;<30',
        'tp;Protein;76;g/L;60-80',
        'alb;Albumin;38;g/L;35-50',
        'glob;Globulin;38;g/L;23-39',
        '#THYROID',
        'tsh;TSH;5.8;mIU/L;0.40-4.00',
        'ft4;Free T4;11.9;pmol/L;9.0-19.0',
        '#COELIAC SEROLOGY',
        'ttg;tTG IgA;46;U/mL;<7',
        'dgp;Deamidated gliadin IgG;29;U/mL;<7',
        'iga;IgA;2.31;g/L;0.70-4.00',
      ])}</table></div>
      <p>${c.t('Comment: microcytic picture with low ferritin consistent with {d.ida?|iron deficiency anaemia}. {x|Thalassaemia trait is unlikely|unlikely|d.thal}. {x|Repeat TSH in 8 weeks|planned}. {x|Ferritin may be raised in inflammation|reference comment}.')}</p><div>Pathologist: Dr Marcus Ellerslie FRCPA</div>${c.no('Dr Marcus Ellerslie FRCPA', 'pathologist')}`,
    )
  },
)

/** A flow sheet turned on its side: dates down, tumour markers across. */
const markers = doc(
  'p138.jpg',
  ['en', 'lab', 'scan'],
  '2025-06-10',
  ['Larkspur Cancer Institute', 'LARKSPUR CANCER INSTITUTE', 'Larkspur'],
  ['Constance Adebayo, MD', 'Constance Adebayo', 'Dr. Adebayo', 'C. Adebayo, MD'],
  ['Eleanor Wisniewski', 'WISNIEWSKI, ELEANOR', 'Wisniewski, Eleanor'],
  'Tumor marker flow sheet',
  (c) => {
    const columns = [
      ['ca125', 'CA 125', 'U/mL', '0 - 35'],
      ['he4', 'HE4', 'pmol/L', '0 - 140'],
      ['cea', 'CEA', 'ng/mL', '0.0 - 5.0'],
      ['ca199', 'CA 19-9', 'U/mL', '0 - 37'],
      ['ldh', 'LDH', 'U/L', '125 - 243'],
      ['plt', 'Platelets', 'K/uL', '150 - 400'],
    ]
    const day = (shown, on, values) =>
      `<tr><td><b>${shown}</b></td>${columns
        .map(
          ([key, label, unit, ref], i) =>
            `<td class="r">${values[i] ? resultCell(c, key, label, values[i], unit, ref, on, (r) => values[i] + (letter(r) ? ` ${letter(r)}` : '')) : '-'}</td>`,
        )
        .join('')}</tr>`
    return sheet(
      `body{font:20px/1.4 ${FACE.arial};padding:48px 58px}td,th{border:1px solid #666;padding:7px 12px}th{background:#ece7f3}.r,th.r{text-align:right}.h{display:flex;justify-content:space-between;margin:14px 0;line-height:1.5}.s{font-weight:normal;font-size:16px}.m td{border:0;border-bottom:1px solid #999;padding:4px 12px}`,
      `<div style="display:flex;gap:14px;align-items:center">${mark('rings', '#55407c', 50)}<div><b style="font-size:26px;color:#55407c">Larkspur Cancer Institute</b><br>Outpatient laboratory &nbsp; Boise, Idaho</div></div><div style="font-size:23px;font-weight:bold;margin-top:8px">Tumor marker flow sheet</div>
      <div class="h"><div>Patient: Eleanor Wisniewski<br>DOB: 01/25/1958 &nbsp; Female</div><div>Oncologist: Constance Adebayo, MD<br>Printed: 06/12/2025</div></div>
      <p>${c.t('Diagnosis: {d.ovca|ovarian carcinoma, high grade serous|icd=C56.9} (2024). Treatment: {m.carbopl|carboplatin|dose=-} and {m.pacl|paclitaxel|dose=-}, now {m.nirap|niraparib 200 mg daily|freq=daily}.')}</p>
      <table><tr><th>Collected</th>${columns.map(([, l, u, r]) => `<th class="r">${l}<br><span class="s">${u}<br>${r}</span></th>`).join('')}</tr>
      ${day('10/08/2024', '2024-10-08', ['612', '388', '3.1', '22', '311', '462'])}${day('12/03/2024', '2024-12-03', ['184', '171', '2.8', '19', '256', '288'])}${day('02/11/2025', '2025-02-11', ['47', '96', '2.6', '', '219', '141'])}${day('04/15/2025', '2025-04-15', ['21', '78', '2.2', '17', '198', '118'])}${day('06/10/2025', '2025-06-10', ['16', '71', '2.4', '15', '203', '163'])}</table>
      <p style="margin-top:18px"><b>Other results of 06/10/2025</b></p><table class="m"><tr><th>Test</th><th>Result</th><th>Reference</th></tr>${rows(c, (r) => `<td>${en(r.label)}</td><td>${en(`${r.printed} ${r.unit}`.trim())} <b>${letter(r)}</b></td><td>${en(r.ref)}</td>`, ['hgb;Hemoglobin;10.6;g/dL;12.0 - 15.5', 'neut;Absolute neutrophils;1.9;K/uL;1.8 - 7.7', 'crea;Creatinine;0.91;mg/dL;0.55 - 1.02', 'alb;Albumin;3.4;g/dL;3.5 - 5.0', 'prealb;Prealbumin;17;mg/dL;18 - 38', 'mg;Magnesium;1.5;mg/dL;1.6 - 2.6'])}</table>
      <p>${c.t('H above, L below reference. {x|CA 125 may be raised in endometriosis and heart failure|reference comment|d.endomet}. {x|No evidence of recurrence|negated}. {x|BRCA testing pending|planned}.')}</p>${signature(c.rnd)}<br>Constance Adebayo, MD`,
    )
  },
  { degrade: { angle: 0.7 } },
)

export const fourthTables = [beside, markers]
