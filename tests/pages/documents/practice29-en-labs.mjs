/** Result sheets in English: a Barbadian laboratory that prints its tests two by two, an Indian diabetes booklet filled in by hand, an Australian day unit's counts with the days down, an American ward's cumulative print, a Kenyan profile before an operation. */
import { barcode, hand, mark, signature } from '../lib/decor.mjs'
import { FACE, doc, en, resultCell, sheet } from './blind-parts.mjs'

const off = (r) => r.flag === 'H' || r.flag === 'L'

/** Barbados: two analytes on each line with a slash between names, results and limits; an asterisk behind what is outside. */
const pairs = doc(
  'p9101.png',
  ['en', 'lab', 'clean'],
  '2026-02-23',
  [
    'Careenage Diagnostics',
    'CAREENAGE DIAGNOSTICS',
    'Careenage Diagnostics Inc.',
    'Careenage Diagnostics Inc',
  ],
  ['Dr. Lucille Babb', 'Lucille Babb', 'Dr L. Babb', 'Dr. L. Babb', 'Dr Lucille Babb'],
  ['Winston Holder', 'HOLDER, Winston', 'Mr. Winston Holder', 'Winston A. Holder', 'HOLDER, Winston A.'],
  'Laboratory report',
  (c) => {
    const row = (s) => {
      if (s.startsWith('#')) return `<tr><td colspan="4" class="g">${en(s.slice(1))}</td></tr>`
      const [a, b] = s.split('|').map((line) => {
        const r = c.lab(line)
        c.entities[r.n].text = [r.label, r.printed, r.unit].filter(Boolean).join(' ')
        return r
      })
      if (!b)
        return `<tr data-line><td>${en(a.label)}</td><td><span data-e="${a.n}">${en(a.printed)}</span>${off(a) ? ' *' : ''}</td><td>${en(a.unit)}</td><td>${en(a.ref)}</td></tr>`
      const show = (r) => `<span data-e="${r.n}">${en(r.printed)}${off(r) ? '*' : ''}</span>`
      const same = a.unit === b.unit ? a.unit : `${a.unit} / ${b.unit || '-'}`
      return `<tr data-line><td>${en(a.label)} / ${en(b.label)}</td><td>${show(a)} / ${show(b)}</td><td>${en(same)}</td><td>${en(a.ref)} / ${en(b.ref)}</td></tr>`
    }
    return sheet(
      `body{font:16px/1.36 ${FACE.calibri};font-size:18px;padding:46px 66px}td,th{padding:3px 10px;border-bottom:1px solid #d5dde2}th{border-bottom:2px solid #0c5c75;color:#0c5c75}.g{font-weight:bold;color:#0c5c75;padding-top:10px}p{margin:7px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center;border-bottom:2px solid #0c5c75;padding-bottom:7px"><div style="display:flex;gap:12px;align-items:center">${mark('wave', '#0c5c75', 48)}<div><b style="font-size:25px;color:#0c5c75">Careenage Diagnostics Inc.</b><br>Roebuck Street, Bridgetown &nbsp; Tel 246-4XX-XX10</div></div>${barcode(c.rnd, 36, 32)}</div>
      <div style="display:grid;grid-template-columns:1.2fr 1fr;margin:10px 0">
      <div>Patient: <b>HOLDER, Winston A.</b><br>Date of birth: 04 Apr 1961 &nbsp; Sex: M<br>Referred by: Dr. L. Babb, Speightstown</div><div>Specimen taken: 23 Feb 2026, 07:50<br>Reported: 24 Feb 2026<br>Fasting: 12 h &nbsp; Lab no. 26-0XX471</div></div>
      <table><tr><th style="width:34%">Test</th><th style="width:22%">Result</th><th style="width:20%">Units</th><th>Reference interval</th></tr>
      ${['#CHEMISTRY', 'na;Sodium;137;mmol/L;135 - 145|k;Potassium;5.4;mmol/L;3.5 - 5.1', 'cl;Chloride;101;mmol/L;98 - 107|hco3;Bicarbonate;21;mmol/L;22 - 29', 'urea;Urea;9.8;mmol/L;2.8 - 8.1|crea;Creatinine;131;umol/L;62 - 106', 'ca;Calcium;2.31;mmol/L;2.15 - 2.50|phos;Phosphate;1.42;mmol/L;0.81 - 1.45', 'uric;Uric acid;486;umol/L;202 - 416', 'ast;AST;45;U/L;5 - 40|alt;ALT;60;U/L;5 - 41', 'alp;ALP;98;U/L;40 - 129|ggt;GGT;112;U/L;8 - 61', 'tbil;Total bilirubin;14;umol/L;3 - 21|dbil;Direct bilirubin;4;umol/L;0 - 5', 'tp;Total protein;71;g/L;64 - 83|alb;Albumin;38;g/L;35 - 52', 'glu;Fasting glucose;8.2;mmol/L;3.9 - 5.8|ppbs;2-hour glucose;12.9;mmol/L;3.9 - 7.8', 'a1c;HbA1c;7.9;%;4.0 - 5.6', '#LIPIDS', 'chol;Cholesterol;5.9;mmol/L;< 5.2|trig;Triglycerides;2.3;mmol/L;< 1.7', 'hdl;HDL-C;0.9;mmol/L;> 1.0|ldl;LDL-C;3.9;mmol/L;< 3.4', '#HAEMATOLOGY', 'hgb;Hb;12.6;g/dL;13.0 - 17.0|hct;Hct;38.4;%;40.0 - 50.0', 'wbc;WBC;7.4;10^9/L;4.0 - 10.0|plt;Platelets;268;10^9/L;150 - 410', 'mcv;MCV;82.1;fL;83.0 - 101.0|mch;MCH;27.0;pg;27.0 - 32.0', 'neutp;Neutrophils;58;%;40 - 80|lymphp;Lymphocytes;31;%;20 - 40', 'esr;ESR;38;mm/h;0 - 20|crp;CRP;12;mg/L;0 - 5', 'pt;PT;12.8;s;11.0 - 14.0|inr;INR;1.0;;0.8 - 1.2', '#OTHER', 'ferr;Ferritin;318;ug/L;30 - 400|tsat;Transferrin saturation;19;%;20 - 50', 'tsh;TSH;2.14;mIU/L;0.27 - 4.20|ft4;Free T4;14.2;pmol/L;12.0 - 22.0', 'psa;Total PSA;3.1;ug/L;< 4.0'].map(row).join('')}</table>
      <p>${c.t('* outside the interval. Comment: {x|ratio of AST to ALT below 1 is usual in fatty liver|reference comment|d.steat}; {x|alcohol is not excluded|reference comment|d.alcdep}. {x|Potassium: no haemolysis seen|negated}. {x|Suggest urine albumin/creatinine ratio|suggestion|l.uacr}. {x|Free PSA not requested|not done|l.fpsa}.')}</p>
      <div style="display:flex;justify-content:space-between;align-items:end"><span>${signature(c.rnd, '#22306b', 100)}<br>Marva Greenidge, MSc, Chief Technologist</span><span>Page 1 of 1</span></div>${c.no('Marva Greenidge', 'technologist')}`,
    )
  },
  { dateAliases: ['2026-02-24'], width: 1080, scale: 1.3 },
)

/** India: a patient's booklet; fasting and after-meal sugar in one field with a slash, pressure the same, all by hand; rows left empty. */
const booklet = doc(
  'p9102.jpg',
  ['en', 'lab', 'photo'],
  '2026-04-18',
  [
    'Sanjeevani Diabetes Clinic',
    'SANJEEVANI DIABETES CLINIC',
    'Sanjeevani Diabetes Clinic, Mysuru',
    'Sanjeevani Diabetes Centre',
  ],
  ['Dr. Kavitha Hegde', 'Kavitha Hegde', 'Dr Kavitha Hegde', 'Dr. K. Hegde', 'Dr K Hegde'],
  ['Ramesh Gowda', 'Mr. Ramesh Gowda', 'Sri Ramesh Gowda', 'Ramesh B. Gowda'],
  'Diabetes record booklet',
  (c) => {
    const w = (s) => hand(s, 26)
    const iso = (d) => d.replace(/(\d\d)\/(\d\d)\/(\d\d)/, '20$3-$2-$1')
    const one = (key, label, v, unit, d) => resultCell(c, key, label, v, unit, '', iso(d))
    const two = (v, x, y, d) => {
      if (!v) return ''
      const [a, b] = v.split('/')
      return `${one(...x.slice(0, 2), a, x[2], d)}/${one(...y.slice(0, 2), b, y[2], d)}`
    }
    const cell = (s) => `<td class="v"><span class="w">${s}</span></td>`
    const row = ([d, bp, wt, sugar, a1c, crea, note]) =>
      `<tr>${cell(en(d))}${cell(two(bp, ['e21sys', 'BP', 'mmHg'], ['e21dia', 'BP', 'mmHg'], d))}${cell(wt ? one('e21wt', 'Weight', wt, 'kg', d) : '')}${cell(two(sugar, ['glu', 'FBS', 'mg/dL'], ['ppbs', 'PPBS', 'mg/dL'], d))}${cell(a1c ? one('a1c', 'HbA1c', a1c, '%', d) : '')}${cell(crea ? one('crea', 'Creatinine', crea, 'mg/dL', d) : '')}<td><span class="w">${c.t(note)}</span></td></tr>`
    return sheet(
      `body{font:16px/1.4 ${FACE.arial};font-size:16px;padding:42px 48px}td,th{border:1px solid #14603a;padding:4px 6px;vertical-align:middle}th{background:#e2f1e8;font-size:14px;text-align:center}.v{text-align:center}.w{font:26px 'Dancing Script',cursive;color:#1d2f6f;line-height:1.05}p{margin:7px 0}`,
      `<div style="display:flex;justify-content:space-between;background:#14603a;color:#fff;padding:9px 14px"><b style="font-size:22px">MY DIABETES RECORD</b><span>Sanjeevani Diabetes Clinic<br>Kuvempunagar, Mysuru</span></div>
      <div style="display:grid;grid-template-columns:1fr 1fr;margin:10px 0;line-height:1.75"><div>Name: ${w('Ramesh Gowda')}<br>Age / Sex: ${w('57 / M')}</div><div>Doctor: ${w('Dr. Kavitha Hegde')}<br>Diabetes since: ${w('2014')}</div></div>
      <p>Diagnosis: <span class="w">${c.t('{d.dm2|Type 2 diabetes}, {d.htn|hypertension}, {d.steat|fatty liver}')}</span> &nbsp; Allergy: <span class="w">${c.t('{a.sulfa|sulfa - rash|react=rash}')}</span></p>
      <table><tr><th>Date</th><th>BP<br>mmHg</th><th>Weight<br>kg</th><th>FBS / PPBS<br>mg/dL</th><th>HbA1c<br>%</th><th>Creatinine<br>mg/dL</th><th style="width:25%">Remarks</th></tr>
      <tr><th>Target</th><th>&lt; 130/80</th><th></th><th>80-130 / &lt; 180</th><th>&lt; 7</th><th></th><th></th></tr>
      ${[
        ['12/04/25', '148/92', '81.5', '176/268', '9.1', '0.94', 'glimepiride added'],
        ['24/05/25', '142/88', '80.9', '151/232', '', '', '{x|no low sugars|negated}'],
        ['19/07/25', '138/86', '79.6', '134/201', '8.0', '', 'walking daily'],
        ['11/10/25', '136/84', '78.2', '128/188', '7.4', '1.02', '{x|eye check due|planned|p.e16fundus}'],
        ['17/01/26', '140/82', '78.8', '139/196', '7.6', '', 'missed tablets'],
        ['18/04/26', '130/78', '77.3', '118/164', '7.0', '1.08', '{x|next in July|planned}'],
      ]
        .map(row)
        .join('')}
      ${'<tr><td style="height:34px"></td><td></td><td></td><td></td><td></td><td></td><td></td></tr>'.repeat(4)}</table>
      <p style="margin-top:12px"><b>My tablets</b> (morning - noon - night)</p>
      <table><tr><th>Name</th><th>Dose</th><th>M - N - N</th></tr>${[
        ['{m.metf|Metformin SR 1000 mg|freq=1-0-1}', '1000 mg', '1-0-1'],
        ['{m.glim|Glimepiride 2 mg|freq=1-0-0}', '2 mg', '1-0-0'],
        ['{m.telm|Telmisartan 40 mg|freq=0-0-1}', '40 mg', '0-0-1'],
        ['{m.ros|Rosuvastatin 10 mg|freq=0-0-1}', '10 mg', '0-0-1'],
      ]
        .map(
          ([n, d, f]) =>
            `<tr data-line><td><span class="w">${c.t(n.replace(/ [\d.]+ mg\|/, `|dose=${d};`))}</span></td><td class="v">${w(d)}</td><td class="v">${w(f)}</td></tr>`,
        )
        .join('')}</table>
      <p>${c.t('**Remember:** {x|If sugar is below 70 take three spoons of sugar|conditional}. {x|Never stop insulin on your own|instruction|m.e14insulin}. {x|Get eyes, feet and urine tested every year|instruction}. {x|Flu vaccine every year|instruction|m.vflu}. {x|Foot ulcers begin with small wounds|reference comment|d.e13dfu}.')}</p>
      <p>Yearly tests &nbsp; ECG: <span class="w">${c.t('{p.ecg|11/10/25|on=2025-10-11} {o|normal}')}</span> &nbsp; Urine albumin: <span class="w">${c.t('{l.uacr|42 mg/g 11/10/25|v=42;u=mg/g;on=2025-10-11}')}</span> &nbsp; Eyes: ${c.t('{x|................|left empty|d.dretin}')} &nbsp; Feet: ${c.t('{x|................|left empty|d.dneuro}')}</p>`,
    )
  },
  { labDate: '2026-04-18', width: 1080, scale: 1.36, degrade: { angle: 1.2, folds: [0.5] } },
)

/** Australia: a day unit's counts; one collection a line, tests across with their limits in the head, letters behind what is outside, the cycle in the second column. */
const cycles = doc(
  'p9103.jpg',
  ['en', 'lab', 'scan'],
  '2026-05-04',
  ['Pelican Point Cancer Centre', 'PELICAN POINT CANCER CENTRE', 'Pelican Point Cancer Centre Pathology'],
  ['Dr Imogen Strahan', 'Imogen Strahan', 'Dr I Strahan', 'STRAHAN, Imogen (Dr)', 'Dr. Imogen Strahan'],
  ['Noeline Pascoe', 'PASCOE, Noeline Joy', 'Noeline Joy Pascoe', 'PASCOE, Noeline', 'Mrs Noeline Pascoe'],
  'Cumulative pathology',
  (c) => {
    const tests = [
      'hgb;Hb;g/L;115 - 160',
      'wbc;WCC;x10^9/L;4.0 - 11.0',
      'neut;Neut;x10^9/L;2.0 - 7.5',
      'plt;Plt;x10^9/L;150 - 400',
      'crea;Creat;umol/L;45 - 90',
      'k;K;mmol/L;3.5 - 5.2',
      'mg;Mg;mmol/L;0.70 - 1.10',
      'alt;ALT;U/L;5 - 35',
      'tbil;Bili;umol/L;0 - 20',
      'cea;CEA;ug/L;0 - 5',
    ].map((s) => s.split(';'))
    const month = { Dec: '12', Jan: '01', Feb: '02', Mar: '03', Apr: '04', May: '05' }
    const iso = (d) => d.replace(/(\d\d)-(\w{3})-(\d\d)/, (_, a, b, y) => `20${y}-${month[b]}-${a}`)
    const row = (s) => {
      const [d, cycle, ...v] = s.split(' ')
      return `<tr><td>${d}</td><td>${en(cycle.replace('_', ' '))}</td>${v
        .map((x, i) => {
          const [key, label, unit, ref] = tests[i]
          return `<td class="v">${x === '.' ? '' : resultCell(c, key, label, x, unit, ref, iso(d), (r) => `${r.printed}${off(r) ? ` ${r.flag}` : ''}`)}</td>`
        })
        .join('')}</tr>`
    }
    return sheet(
      `body{font:16px/1.4 ${FACE.arial};font-size:16px;padding:44px 44px}td,th{border:1px solid #555;padding:4px 6px}th{background:#e9e9e9;font-size:14.4px;text-align:center}.v{text-align:right}small{font-weight:normal;font-size:13px}p{margin:8px 0}`,
      `<div style="display:flex;justify-content:space-between;border-bottom:2px solid #222;padding-bottom:6px"><div><b style="font-size:23px">Pelican Point Cancer Centre</b><br>Day Unit, Mandurah WA</div><div style="text-align:right"><b>PASCOE, Noeline Joy</b><br>UR 40XX913 &nbsp; DOB 26/10/1959 &nbsp; F<br>Requesting doctor: STRAHAN, Imogen (Dr)</div></div>
      <p><b>CUMULATIVE PATHOLOGY</b> &nbsp; Printed 05-May-26 09:12 &nbsp; Regimen: ${c.t('{o|CAPOX}, {m.cape|capecitabine|dose=-} and {m.oxal|oxaliplatin|dose=-}')} &nbsp; Diagnosis: ${c.t('{d.colonca|carcinoma of the sigmoid colon|icd=C18.7}')}</p>
      <table><tr><th>Collected</th><th>Cycle</th>${tests.map(([, n, u, f]) => `<th>${n}<br><small>${en(u)}<br>${en(f)}</small></th>`).join('')}</tr>
      ${['22-Dec-25 baseline 128 7.2 4.6 311 71 4.2 0.84 22 9 6.8', '12-Jan-26 C1_D1 126 6.9 4.1 298 70 4.0 0.81 24 8 .', '02-Feb-26 C2_D1 121 4.8 2.6 214 74 3.9 0.76 31 11 5.1', '23-Feb-26 C3_D1 117 3.7 1.8 166 73 3.8 0.72 38 13 .', '02-Mar-26 C3_delay 116 4.4 2.3 189 72 3.9 0.71 36 12 3.9', '23-Mar-26 C4_D1 113 4.1 2.1 152 79 3.6 0.68 41 14 .', '13-Apr-26 C5_D1 111 3.9 1.9 133 84 3.4 0.64 47 17 2.7', '04-May-26 C6_D1 109 3.6 1.6 118 88 3.3 0.61 52 21 2.4'].map(row).join('')}</table>
      <p>${c.t('H above, L below the interval in the head. Empty: not collected.')}</p>
      <p><b>Treat if</b> ${c.t('{x|neutrophils 1.5 or more and platelets 75 or more|conditional|l.neut}; {x|creatinine clearance above 50 mL/min|conditional|l.egfr}. {x|Febrile with neutrophils below 0.5: admit|conditional|d.sepsis}.')}</p>
      <p><b>Comments.</b> ${c.t('02-Mar-26: {x|Film: no blasts|negated}. 13-Apr-26: {x|DPYD genotype: no variant detected|negated}. 04-May-26: {x|Vitamin D and B12 requested, to follow|pending|l.b12}. {x|CEA method changed in March 2026, re-baseline advised|suggestion|l.cea}. {x|Low magnesium may be due to oxaliplatin or to a proton pump inhibitor|reference comment|m.ome}.')}</p>
      <div style="display:flex;justify-content:space-between;align-items:end;margin-top:14px"><span>Reviewed ${signature(c.rnd, '#333', 90)}</span><span>Supervising pathologist: Dr Rohan Mudaliar</span></div>${c.no('Dr Rohan Mudaliar', 'pathologist')}`,
    )
  },
  { width: 1140, scale: 1.3, degrade: { angle: -0.6 } },
)

/** United States: a ward's print "last 72 hours"; component and range at the left, five draws with hour, newest first, letters in brackets; what is pending beneath. */
const ward = doc(
  'p9104.png',
  ['en', 'lab', 'clean'],
  '2026-03-12',
  [
    'Chalk Bluff Regional Hospital',
    'CHALK BLUFF REGIONAL HOSPITAL',
    'Chalk Bluff Regional',
    'Chalk Bluff Regional Hospital Laboratory',
  ],
  [
    'Terrence Abiodun, MD',
    'Terrence Abiodun',
    'Abiodun, Terrence, MD',
    'Dr. Terrence Abiodun',
    'T. Abiodun, MD',
  ],
  ['Gloria Whitcomb', 'Whitcomb, Gloria', 'WHITCOMB, GLORIA', 'Whitcomb, Gloria M', 'Gloria M Whitcomb'],
  'Results review',
  (c) => {
    const draws = [
      ['2026-03-12', '03/12/26', '0455'],
      ['2026-03-11', '03/11/26', '1710'],
      ['2026-03-11', '03/11/26', '0510'],
      ['2026-03-10', '03/10/26', '2215'],
      ['2026-03-10', '03/10/26', '1340'],
    ]
    const row = (s) => {
      if (s.startsWith('#')) return `<tr><td colspan="7" class="g">${en(s.slice(1))}</td></tr>`
      const [key, label, unit, ref, ...v] = s.split(';')
      return `<tr><td>${en(label)}</td><td class="r">${en([ref, unit].filter(Boolean).join(' '))}</td>${v.map((x, i) => `<td class="v">${x === '-' ? '--' : resultCell(c, key, label, x, unit, ref, draws[i][0], (r) => `${r.printed}${off(r) ? ` (${r.flag})` : ''}`)}</td>`).join('')}</tr>`
    }
    return sheet(
      `body{font:15.4px/1.3 ${FACE.roboto};padding:38px 50px}td,th{padding:2.4px 8px;border-bottom:1px solid #ddd}th{font-size:14.4px;border-bottom:2px solid #444;text-align:right}.v{text-align:right;width:104px}.r{font-size:13.8px;color:#444}.g{font-weight:bold;background:#eef0f3}p{margin:6px 0}`,
      `<div style="display:flex;justify-content:space-between;border-bottom:1px solid #444;padding-bottom:5px"><div><b style="font-size:20px">Chalk Bluff Regional Hospital</b><br>Results Review - Labs, last 72 hours</div><div style="text-align:right"><b>Whitcomb, Gloria M</b> &nbsp; 71 y.o. female<br>DOB 8/19/1954 &nbsp; MRN 30XX7716 &nbsp; Rm 4-212<br>Attending: Abiodun, Terrence, MD</div></div>
      <p>Admitted 3/10/2026 with ${c.t('{d.dka?|diabetic ketoacidosis|icd=E11.10/E10.10}')}. Printed 3/12/2026 6:40 AM by J. Tran, RN</p>${c.no('J. Tran', 'nurse')}
      <table><tr><th style="text-align:left">Component</th><th style="text-align:left">Ref range</th>${draws.map(([, d, t]) => `<th>${d}<br>${t}</th>`).join('')}</tr>
      ${['#Basic metabolic', 'na;Sodium;mmol/L;136 - 145;138;137;136;133;129', 'k;Potassium;mmol/L;3.5 - 5.1;3.9;3.4;3.7;4.6;5.8', 'cl;Chloride;mmol/L;98 - 107;105;106;104;99;91', 'hco3;CO2;mmol/L;22 - 29;24;21;17;12;8', 'bun;BUN;mg/dL;8 - 23;18;-;26;33;41', 'crea;Creatinine;mg/dL;0.51 - 0.95;0.88;-;1.12;1.47;1.83', 'glu;Glucose;mg/dL;74 - 99;142;188;216;347;612', 'ca;Calcium;mg/dL;8.8 - 10.2;8.7;-;8.5;8.9;9.4', 'gap;Anion gap;mmol/L;7 - 15;9;10;15;22;30', '#Other chemistry', 'mg;Magnesium;mg/dL;1.6 - 2.4;1.9;1.5;1.7;-;2.3', 'phos;Phosphorus;mg/dL;2.5 - 4.5;2.6;1.9;2.2;-;5.1', 'bhb;Beta-hydroxybutyrate;mmol/L;0.02 - 0.27;0.2;0.6;1.4;4.1;7.9', 'lact;Lactate;mmol/L;0.5 - 2.0;-;-;1.1;1.8;2.9', 'lip;Lipase;U/L;13 - 60;-;-;-;-;74', 'tropi;Troponin I HS;ng/L;0 - 14;-;-;12;16;9', '#CBC', 'wbc;WBC;K/uL;3.9 - 10.7;8.4;-;10.9;-;16.2', 'hgb;Hemoglobin;g/dL;11.6 - 15.0;11.1;-;11.4;-;13.8', 'hct;Hematocrit;%;35.0 - 45.0;33.6;-;34.5;-;41.9', 'plt;Platelets;K/uL;150 - 400;231;-;246;-;338', '#Venous gas', 'ph;pH, venous;;7.32 - 7.43;-;7.38;7.31;7.18;7.04', 'pco2;pCO2, venous;mmHg;38 - 50;-;41;37;31;26', '#Diabetes', 'a1c;Hemoglobin A1c;%;4.0 - 5.6;-;-;11.8;-;-'].map(row).join('')}</table>
      <p><b>Microbiology</b> ${c.t('{l.ucult|Urine culture 03/10/26: Escherichia coli over 100,000 CFU/mL|v=Escherichia coli;u=-;on=2026-03-10}. {l.bcult|Blood culture x 2, 03/10/26: no growth at 36 hours|v=no growth;u=-;on=2026-03-10}. {l.covidpcr|SARS-CoV-2 PCR 03/10/26: not detected|v=not detected;u=-;on=2026-03-10}.')}</p>
      <p><b>In process</b> ${c.t('{x|C-peptide|pending|l.cpep}, {x|GAD-65 antibody|pending|l.gad65}. **Future orders** {x|TSH|ordered|l.tsh}, {x|lipid panel|ordered|l.chol}, {x|BMP every 12 hours until 3/13|ordered|l.na}. **Canceled** {x|Ammonia, duplicate|not done|l.ammonia}.')}</p>
      <p style="font-size:13.6px">${c.t('(H) above, (L) below reference range, -- not drawn. {x|Troponin: a rise above 20 percent suggests myocardial injury|reference comment|d.mi}. {x|Beta-hydroxybutyrate above 3.0 supports ketoacidosis|reference comment|l.bhb}. {x|A1c of 6.5 or more is diabetes|reference comment|d.dm2}.')} Page 1 of 1</p>`,
    )
  },
  { dateAliases: ['2026-03-10', '2026-03-11'], width: 1080, scale: 1.32 },
)

/** Kenya: a profile before an operation; observed value, unit and interval with method small under the name, controls and blood group in a frame. */
const preop = doc(
  'p9105.png',
  ['en', 'lab', 'clean'],
  '2026-01-29',
  [
    'Ngong Road Surgical Centre',
    'NGONG ROAD SURGICAL CENTRE',
    'Ngong Road Surgical Centre Laboratory',
    'Ngong Road Surgical Centre, Nairobi',
  ],
  ['Dr. Faith Wambui', 'Faith Wambui', 'Dr Faith Wambui', 'Dr. F. Wambui', 'DR. FAITH WAMBUI'],
  ['Abdi Hassan', 'ABDI HASSAN', 'Abdi Hassan Noor', 'ABDI HASSAN NOOR', 'Mr. Abdi Hassan Noor'],
  'Pre-operative profile',
  (c) => {
    const row = (s) => {
      if (s.startsWith('#')) return `<tr><td colspan="4" class="g">${en(s.slice(1))}</td></tr>`
      const [line, method] = s.split('|')
      const r = c.lab(line)
      const word = off(r) ? (r.flag === 'H' ? ' High' : ' Low') : ''
      return `<tr data-e="${r.n}"><td>${en(r.label)}${method ? `<br><small>${en(method)}</small>` : ''}</td><td><b>${en(r.printed)}</b>${word}</td><td>${en(r.unit)}</td><td>${en(r.ref)}</td></tr>`
    }
    return sheet(
      `body{font:16px/1.3 ${FACE.openSans};font-size:15.6px;padding:42px 62px}td,th{padding:2.6px 10px}th{background:#6b1f2e;color:#fff;font-size:14.6px}tr{border-bottom:1px solid #e3d6d9}.g{font-weight:bold;color:#6b1f2e;text-align:center;padding-top:8px}small{font-size:12.6px;color:#555}p{margin:6px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:12px;align-items:center">${mark('cross', '#6b1f2e', 46)}<div><b style="font-size:22px;color:#6b1f2e">Ngong Road Surgical Centre</b><br>Laboratory, 2nd floor &nbsp; Nairobi</div></div>${barcode(c.rnd, 40, 34)}</div>
      <div style="display:grid;grid-template-columns:1fr 1fr;border:1px solid #6b1f2e;padding:5px 12px;margin:10px 0"><div>Name: <b>ABDI HASSAN NOOR</b><br>Age / Sex: 44 Y / Male &nbsp; File: NS-88XX<br>Requested by: Dr. Faith Wambui</div><div>Sample taken: 29/01/2026 08:35<br>Validated: 29/01/2026 12:10<br>Indication: ${c.t('{x|inguinal hernia repair, 03/02/2026|planned|p.herniar}')}</div></div>
      <table><tr><th style="width:42%">Investigation</th><th>Observed value</th><th>Unit</th><th>Biological interval</th></tr>
      ${['#FULL HAEMOGRAM', 'hgb;Haemoglobin;16.9;g/dL;13.2 - 17.3|SLS', 'wbc;White cell count;3.6;10^3/uL;3.8 - 10.6|Impedance', 'plt;Platelet count;187;10^3/uL;150 - 440', 'eosp;Eosinophils;9.4;%;1.0 - 6.0', 'neutp;Neutrophils;44.1;%;40.0 - 70.0', '#COAGULATION', 'pt;Prothrombin time;12.9;sec;11.0 - 13.5|Clotting, mechanical', 'inr;INR;1.08;;0.90 - 1.15', 'aptt;APTT;33.4;sec;26.0 - 36.0', 'p29bt;Bleeding time;2.5;min;1.0 - 5.0|Duke', 'p29ct;Clotting time;6.0;min;4.0 - 9.0|Lee-White', '#BIOCHEMISTRY', 'glu;Random blood sugar;6.1;mmol/L;3.9 - 7.8|Hexokinase', 'urea;Urea;4.4;mmol/L;2.5 - 6.7', 'crea;Creatinine;96;umol/L;62 - 106|Jaffe, compensated', 'na;Sodium;141;mmol/L;136 - 145|ISE', 'k;Potassium;4.0;mmol/L;3.5 - 5.1|ISE', 'alt;ALT (SGPT);57;U/L;0 - 45', 'ast;AST (SGOT);39;U/L;0 - 35', 'alb;Albumin;43;g/L;35 - 52', '#SEROLOGY', 'hivag;HIV I and II;Non-reactive;;Non-reactive|4th generation', 'hbsag;HBsAg;Reactive;;Non-reactive|Rapid, repeated', 'antihcv;Anti-HCV;Non-reactive;;Non-reactive', 'e13vdrl;VDRL;Non-reactive;;Non-reactive', '#URINALYSIS', 'uprot;Protein;Nil;;Nil', 'uglu;Glucose;Nil;;Nil', 'uleu;Leucocytes;1+;;Nil', 'unit;Nitrite;Negative;;Negative'].map(row).join('')}</table>
      <div style="border:2px solid #6b1f2e;padding:4px 14px;margin-top:10px">${c.t('{l.abo|Blood group: O|v=O;u=-} &nbsp; {l.rhd|Rh (D): Positive|v=Positive;u=-} &nbsp; {l.abscr|Antibody screen: Negative|v=Negative;u=-}'.replaceAll('&nbsp;', '\u00a0'))}<br><small>${c.t('{x|Cross-match: not requested|not done}. Two samples grouped.')}</small></div>
      <p>${c.t('Controls of the day: {x|PT 12.2 sec|control value|l.pt}, {x|APTT 30.5 sec|control value|l.aptt}. {x|HBsAg: confirm with HBV DNA|suggestion|l.hbvdna}. {x|Eosinophilia: exclude worms|suggestion}; {x|stool for ova not received|not done|l.ova}. {x|Malaria film not asked|not done|l.malsm}. {x|Sickling test: not done|not done|l.e13sicks}.')}</p>
      <div style="display:flex;justify-content:space-between;align-items:end"><span>${signature(c.rnd, '#22306b', 100)}<br>Peter Mutiso, Medical Laboratory Officer</span><span>End of report</span></div>${c.no('Peter Mutiso', 'laboratory officer')}`,
    )
  },
  { width: 1060, scale: 1.3 },
)

export const practice29EnLabs = [pairs, booklet, cycles, ward, preop]
