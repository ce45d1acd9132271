/** Result sheets in English: a New Zealand community laboratory's blood count, chemistry and lipids, a South African pathologist's hormones and vitamins, an American laboratory's blood and 24-hour urine. */
import { barcode, mark, signature } from '../lib/decor.mjs'
import { FACE, doc, en, resultCell, sheet } from './blind-parts.mjs'

/** New Zealand: a flag before the name, result, units, interval, and the result of six months ago at the edge. */
const community = doc(
  'p781.jpg',
  ['en', 'lab', 'photo'],
  '2026-02-18',
  ['Totara Coast Labs', 'TOTARA COAST LABS', 'Totara Coast Laboratories', 'Totara Coast Labs Ltd'],
  ['Dr Anahera Wikitoria', 'Anahera Wikitoria', 'WIKITORIA, Dr A', 'Dr A Wikitoria', 'Dr. Anahera Wikitoria'],
  [
    'Philippa Strathmore',
    'STRATHMORE, Philippa Jane',
    'STRATHMORE, Philippa',
    'Philippa Jane Strathmore',
    'Ms Philippa Strathmore',
  ],
  'Laboratory report',
  (c) => {
    const cell = (key, label, value, unit, ref, date) => {
      if (!value) return { html: '', flag: '' }
      const html = resultCell(c, key, label, value, unit, ref, date)
      const { flag } = c.entities.at(-1)
      return { html, flag: flag === 'H' || flag === 'L' ? flag : '' }
    }
    const row = (s) => {
      if (s.startsWith('#')) return `<tr><td></td><td colspan="5" class="g">${en(s.slice(1))}</td></tr>`
      if (s.startsWith('>')) return `<tr><td></td><td colspan="5" class="c">${c.t(s.slice(1))}</td></tr>`
      const [key, label, value, unit, ref, before] = s.split(';')
      const now = cell(key, label, value, unit, ref, '2026-02-18')
      const old = cell(key, label, before, unit, ref, '2025-08-14')
      return `<tr data-line><td class="f">${now.flag}</td><td>${en(label)}</td><td class="v${now.flag ? ' o' : ''}">${now.html}</td><td>${en(unit)}</td><td>${ref ? `(${en(ref)})` : ''}</td><td class="p">${old.html}</td></tr>`
    }
    return sheet(
      `body{font:16.5px/1.26 ${FACE.lato};padding:36px 54px}td,th{padding:1.2px 8px}th{border-bottom:2px solid #22543d;font-size:15.5px}.g{font-weight:bold;color:#22543d;padding-top:5px;letter-spacing:.4px}.f{width:30px;font-weight:bold;text-align:center}.v{text-align:right;width:104px;padding-right:16px}.o{font-weight:bold}.p{text-align:right;width:124px;color:#333;padding-right:22px}.c{font-size:15px;font-style:italic}p{margin:4px 0;font-size:15.3px}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:12px;align-items:center">${mark('leaf', '#22543d', 46)}<b style="font-size:25px;color:#22543d">Totara Coast Labs</b></div><div style="text-align:right;font-size:15px">61 Devon Street West, New Plymouth 4310<br>0800 555 0XX &nbsp; IANZ 1XXX</div></div>
      <div style="display:grid;grid-template-columns:1.25fr 1fr;gap:0 24px;margin:8px 0;border-top:2px solid #22543d;border-bottom:1px solid #22543d;padding:5px 0;line-height:1.34"><div><b>STRATHMORE, Philippa Jane</b><br>NHI: ZZX0XXX &nbsp; DOB: 11 Apr 1963 (62 y) &nbsp; F<br>28 Omata Road, New Plymouth</div><div>Requestor: WIKITORIA, Dr A (Moturoa Health)<br>Collected: 18 Feb 2026 09:05 &nbsp; Fasting 12 h<br>Reported: 19 Feb 2026 &nbsp; Lab no. 26-0417733</div></div>${c.no('Moturoa Health', 'requesting practice')}
      <table><tr><th></th><th style="width:35%">Test</th><th class="v">Result</th><th>Units</th><th>Reference interval</th><th class="p">14 Aug 2025</th></tr>
      ${['#HAEMATOLOGY', 'hgb;Haemoglobin;118;g/L;115 - 155;126', 'rbc;Red cell count;3.52;x10^12/L;3.60 - 5.60;', 'hct;Haematocrit;0.36;L/L;0.35 - 0.46;0.38', 'mcv;Mean cell volume;102;fL;80 - 99;98', 'mch;Mean cell haemoglobin;33.5;pg;27.0 - 33.0;', 'mchc;MCHC;329;g/L;310 - 360;', 'rdw;RDW;15.1;%;11.5 - 15.0;', 'plt;Platelet count;141;x10^9/L;150 - 400;171', 'wbc;White cell count;5.2;x10^9/L;4.0 - 11.0;6.0', 'neut;Neutrophils;2.9;x10^9/L;1.9 - 7.5;3.6', 'lymph;Lymphocytes;1.5;x10^9/L;1.0 - 4.0;1.7', 'mono;Monocytes;0.6;x10^9/L;0.2 - 1.0;', 'eos;Eosinophils;0.1;x10^9/L;< 0.6;', 'retabs;Reticulocytes;71;x10^9/L;10 - 100;', '>Film: {o|round macrocytes, some target cells}. {x|No blasts, no hypersegmented neutrophils|negated}.', '#LIVER', 'tbil;Bilirubin, total;19;umol/L;2 - 20;14', 'alp;Alkaline phosphatase;128;U/L;40 - 110;104', 'ggt;Gamma GT;244;U/L;< 50;151', 'alt;ALT;61;U/L;< 45;48', 'ast;AST;88;U/L;< 45;57', 'tp;Total protein;71;g/L;66 - 84;', 'alb;Albumin;38;g/L;32 - 48;40', 'glob;Globulin;33;g/L;25 - 40;', '#RENAL AND MINERALS', 'na;Sodium;133;mmol/L;135 - 145;137', 'k;Potassium;3.6;mmol/L;3.5 - 5.2;3.9', 'cl;Chloride;97;mmol/L;95 - 110;', 'crea;Creatinine;58;umol/L;45 - 90;61', 'egfr;eGFR;97;mL/min/1.73m2;;95', 'uric;Urate;0.41;mmol/L;0.14 - 0.36;0.38', 'cacor;Calcium (adjusted);2.31;mmol/L;2.10 - 2.55;', 'mg;Magnesium;0.66;mmol/L;0.70 - 1.00;', '#LIPIDS', 'chol;Total cholesterol;6.4;mmol/L;< 5.0;6.1', 'trig;Triglyceride;2.9;mmol/L;< 2.0;2.2', 'hdl;HDL cholesterol;1.9;mmol/L;> 1.0;1.8', 'ldl;LDL cholesterol (calc);3.2;mmol/L;< 3.4;3.3', 'cholhdl;Chol/HDL ratio;3.4;;< 4.5;3.4', '#IRON AND INFLAMMATION', 'ferr;Ferritin;486;ug/L;20 - 380;322', 'tsat;Transferrin saturation;41;%;15 - 50;', 'crp;CRP;6;mg/L;< 5;'].map(row).join('')}</table>
      <p>${c.t('**Comment:** {x|Alcohol, liver disease, hypothyroidism and some medicines raise the MCV|reference comment|d.hypothy}. {x|Suggest B12, folate and TSH if not recently done|suggestion|l.b12}. {x|Haemochromatosis is unlikely with this saturation|negated|d.hemochr}. {x|Hepatitis B and C serology: sample held for 7 days, please telephone|not done|l.antihcv}. Haemolysis index: nil.')}</p>
      <div style="display:flex;justify-content:space-between;border-top:1px solid #22543d;padding-top:4px;font-size:14.5px"><span>H above, L below the reference interval. Copy to: Dr B Lockhart, Taranaki Medical</span><span>Pathologist on duty: Dr Evelyn Marchbanks</span></div>${c.no('Dr B Lockhart', 'recipient of a copy')}${c.no('Dr Evelyn Marchbanks', 'pathologist')}`,
    )
  },
  { dateAliases: ['2026-02-19'], width: 1080, scale: 1.42, degrade: { angle: -1, folds: [0.34, 0.67] } },
)

/** South Africa: unit before the result, the letter in brackets behind it, and limits by sex and age in lines of one cell. */
const hormones = doc(
  'p782.jpg',
  ['en', 'lab', 'scan'],
  '2025-11-04',
  [
    'Drs Steyn, Mabuza & Partners',
    'DRS STEYN, MABUZA & PARTNERS',
    'Drs Steyn, Mabuza and Partners',
    'Steyn, Mabuza & Partners Pathologists',
    'Steyn Mabuza Pathologists',
  ],
  ['Dr Zanele Khoza', 'Zanele Khoza', 'DR Z KHOZA', 'Dr Z Khoza', 'Dr. Zanele Khoza'],
  ['Riaan Oberholzer', 'OBERHOLZER, RIAAN', 'Mr Riaan Oberholzer', 'MR R OBERHOLZER', 'OBERHOLZER RIAAN'],
  'Final report',
  (c) => {
    const row = (s) => {
      if (s.startsWith('#')) return `<tr><td colspan="4" class="g">${en(s.slice(1))}</td></tr>`
      if (s.startsWith('>')) return `<tr><td colspan="4" class="c">${c.t(s.slice(1))}</td></tr>`
      const [line, range] = s.split('|')
      const r = c.lab(line, range ? { range } : {})
      const letter = r.flag === 'H' || r.flag === 'L' ? ` (${r.flag})` : ''
      return `<tr data-e="${r.n}"><td>${en(r.label)}</td><td class="u">${en(r.unit)}</td><td class="v">${letter ? `<b>${en(r.printed)}${letter}</b>` : en(r.printed)}</td><td class="r">${en(r.ref).replaceAll(' / ', '<br>')}</td></tr>`
    }
    return sheet(
      `body{font:16.5px/1.22 ${FACE.verdana};font-size:14.6px;padding:38px 58px}td,th{padding:1.8px 10px;vertical-align:middle}th{border-top:1px solid #111;border-bottom:1px solid #111}tr[data-e] td{border-bottom:1px solid #ddd}.g{font-weight:bold;background:#ececec;padding:3px 10px}.u{width:110px}.v{width:140px}.r{width:290px;font-size:13.6px}.c{font-size:13.6px}p{margin:5px 0}`,
      `<div style="text-align:center;border-bottom:3px double #111;padding-bottom:6px"><b style="font:bold 25px ${FACE.cambria}">Drs Steyn, Mabuza &amp; Partners</b><br>Pathologists &nbsp; Practice no. 52XXXXX &nbsp; 14 Nelson Mandela Drive, Bloemfontein &nbsp; 051 555 0XXX</div>
      <div style="display:grid;grid-template-columns:1fr 1fr 1fr;gap:0 14px;margin:8px 0;line-height:1.4"><div>Patient: <b>OBERHOLZER, RIAAN</b><br>Age: 47 Y &nbsp; Sex: M<br>DOB: 1978-06-22<br>Medical aid: Karoo Health 77XXXX</div><div>Ref. doctor: DR Z KHOZA<br>Copy: DR P DU PREEZ<br>Ward/Depot: Westdene<br>ICD-10: ${c.t('{o|R63.4}, {o|R53}')}</div><div>Req. no: 118 204 663<br>Collected: 2025-11-04 07:50<br>Received: 2025-11-04 09:12<br>Final print: 2025-11-07</div></div>${c.no('DR P DU PREEZ', 'recipient of a copy')}
      <table><tr><th style="width:36%">Test</th><th class="u">Unit</th><th class="v">Result</th><th class="r">Reference range</th></tr>
      ${['#THYROID', 'tsh;S-TSH;0.02;mIU/L;0.35 - 4.94', 'ft4;S-Free T4;31.4;pmol/L;9.0 - 19.1', 'ft3;S-Free T3;11.8;pmol/L;2.6 - 5.7', 'tpo;S-Anti-TPO;8.2;IU/mL;< 5.6', 'tgab;S-Anti-thyroglobulin;2.1;IU/mL;< 4.1', 'trab;S-TSH receptor antibodies;6.3;IU/L;< 1.8', '>{x|Values above 1.8 are found in more than 95 % of Graves disease|reference comment|d.graves}', '#MALE HORMONES', 'testo;S-Testosterone, total;21.6;nmol/L;M 20-49 y: 8.3 - 30.2 / M 50 y and over: 7.7 - 24.8|8.3 - 30.2', 'shbg;S-SHBG;78.4;nmol/L;M 20-49 y: 16.5 - 55.9 / M 50 y and over: 19.3 - 76.4|16.5 - 55.9', 'ftesto;Free testosterone (calc.);0.24;nmol/L;M: 0.20 - 0.62|0.20 - 0.62', 'lh;S-LH;9.8;IU/L;M: 0.6 - 12.1|0.6 - 12.1', 'fsh;S-FSH;4.4;IU/L;M: 1.0 - 12.0|1.0 - 12.0', 'prl;S-Prolactin;9.6;ug/L;M: 3.5 - 19.4 / F: 5.2 - 26.5|3.5 - 19.4', 'e2;S-Oestradiol;171;pmol/L;M: 41 - 162|41 - 162', 'dheas;S-DHEA sulphate;5.9;umol/L;M 45-54 y: 3.6 - 10.8 / M 55-64 y: 1.9 - 9.8|3.6 - 10.8', 'gh;S-IGF-1;188;ug/L;46-50 y: 81 - 233|81 - 233', 'cort;S-Cortisol 08:00;361;nmol/L;101 - 536', 'psa;S-PSA, total;0.86;ug/L;40-49 y: < 2.5 / 50-59 y: < 3.5|< 2.5', '#VITAMINS AND TRACE ELEMENTS', 'vitd;S-Vitamin D (25-OH);41.3;nmol/L;Sufficient: > 50|> 50', 'vita;S-Vitamin A;1.90;umol/L;1.05 - 2.80', 'vite;S-Vitamin E;24.6;umol/L;12.0 - 42.0', 'vitc;P-Vitamin C;19;umol/L;26 - 85', 'vitb1;B-Vitamin B1 (thiamine);61;nmol/L;66 - 200', 'vitb6;P-Vitamin B6;88;nmol/L;35 - 110', 'holotc;S-Active B12;52;pmol/L;25 - 165', 'fol;S-Folate;12.9;nmol/L;7.0 - 46.4', 'zinc;S-Zinc;9.1;umol/L;9.8 - 18.4', 'copper;S-Copper;17.4;umol/L;M: 11.0 - 22.0 / F: 12.6 - 24.4|11.0 - 22.0', 'selen;S-Selenium;0.98;umol/L;0.75 - 1.85', '#OTHER', 'homo;P-Homocysteine;11.2;umol/L;< 15.0', 'ferr;S-Ferritin;214;ug/L;M: 22 - 275 / F: 5 - 204|22 - 275', 'ttg;S-tTG IgA;1.4;U/mL;< 10.0', 'igg;S-IgG;10.8;g/L;5.4 - 18.2', 'iga;S-IgA;2.31;g/L;0.6 - 4.8'].map(row).join('')}</table>
      <p>${c.t('Comment: suppressed TSH with raised FT4, FT3 and TSH receptor antibodies, {d.graves?|in keeping with Graves disease|icd=E05.00;st=-}. {x|No biochemical evidence of hypogonadism: raised SHBG is seen in thyrotoxicosis|negated}. {x|Coeliac disease is unlikely, IgA not deficient|negated|d.celiac}. {x|Calcitonin: insufficient sample|not done|l.calcito}. {x|Vitamin K1 referred to another laboratory, result to follow|pending|l.vitk}.')}</p>
      <p>${c.t('Not on {x|biotin|negated} according to the request form. {x|Thyroid uptake scan may be considered|suggestion}.')}</p>
      <div style="display:flex;justify-content:space-between;align-items:end;border-top:1px solid #111;padding-top:5px;margin-top:6px"><span>Authorised by: Dr Lindiwe Mabuza, chemical pathologist<br>(H) above, (L) below the range for sex and age</span>${barcode(c.rnd, 46, 30)}<span>Page 1 of 1</span></div>${c.no('Dr Lindiwe Mabuza', 'pathologist who authorised')}`,
    )
  },
  { dateAliases: ['2025-11-07'], width: 1080, scale: 1.36, degrade: { angle: 0.8 } },
)

/** United States: two specimens of different days, each in a frame with its own times; interval before the result. */
const twoSpecimens = doc(
  'p783.png',
  ['en', 'lab', 'clean'],
  '2026-02-24',
  [
    'Bluestem Prairie Laboratory',
    'BLUESTEM PRAIRIE LABORATORY',
    'Bluestem Prairie Laboratory, Inc.',
    'Bluestem Prairie Lab',
  ],
  [
    'Nolan Thibodeaux, MD',
    'Nolan Thibodeaux',
    'Dr. Nolan Thibodeaux',
    'THIBODEAUX, NOLAN MD',
    'Thibodeaux, Nolan, MD',
  ],
  ['Rosalind Kemper', 'KEMPER, ROSALIND A', 'KEMPER, ROSALIND', 'Rosalind A. Kemper', 'Kemper, Rosalind'],
  'Laboratory results',
  (c) => {
    const row = (date) => (s) => {
      if (s.startsWith('#')) return `<tr><td colspan="5" class="g">${en(s.slice(1))}</td></tr>`
      if (s.startsWith('>')) return `<tr><td colspan="5" class="c">${c.t(s.slice(1))}</td></tr>`
      const [line, range] = s.split('|')
      const r = c.lab(line, { date, ...(range && { range }) })
      const word = { H: 'HIGH', L: 'LOW' }[r.flag] ?? ''
      return `<tr data-e="${r.n}"><td>${en(r.label)}</td><td>${en(r.ref)}</td><td>${en(r.unit)}</td><td class="v">${word ? `<b>${en(r.printed)}</b>` : en(r.printed)}</td><td class="f">${word}</td></tr>`
    }
    const frame = (title, times, date, list) =>
      `<div class="b"><div class="t"><b>${en(title)}</b><span>${en(times)}</span></div><table><tr><th style="width:37%">Analyte</th><th>Expected</th><th>Units</th><th class="v">Result</th><th class="f"></th></tr>${list.map(row(date)).join('')}</table></div>`
    return sheet(
      `body{font:16.5px/1.3 ${FACE.calibri};font-size:18px;padding:40px 60px}td,th{padding:1px 10px}th{font-size:16px;color:#5b2a5e;border-bottom:1px solid #5b2a5e}.b{border:1.5px solid #5b2a5e;margin:10px 0;padding-bottom:4px}.t{background:#f0e7f1;display:flex;justify-content:space-between;padding:3px 10px}.g{font-weight:bold;padding-top:4px}.v{text-align:right;width:120px}.f{width:84px;font-weight:bold}.c{font-size:16px}p{margin:5px 0;font-size:16.5px}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:12px;align-items:center">${mark('star', '#5b2a5e', 50)}<div><b style="font-size:26px;color:#5b2a5e">Bluestem Prairie Laboratory</b><br>904 W 6th Ave, Emporia, KS 66801 &nbsp; CLIA 17DXXXXXXX</div></div><div style="text-align:right"><b>LABORATORY RESULTS</b><br>Accession 2603-44917</div></div>
      <div style="display:grid;grid-template-columns:1fr 1fr;margin:8px 0 0"><div>Patient: <b>KEMPER, ROSALIND A</b><br>Birth date: 09/15/1966 &nbsp; Age 59 &nbsp; Female<br>Patient phone: (620) 555-01XX</div><div>Ordering provider: THIBODEAUX, NOLAN MD<br>Flint Hills Urology, Emporia<br>Final report: 03/04/2026 16:20</div></div>${c.no('Flint Hills Urology', 'client of the laboratory')}
      ${frame('SPECIMEN 1: Blood', 'Collected 02/24/2026 07:35   Received 02/24/2026 08:10', '2026-02-24', ['#Basic metabolic panel', 'glu;Glucose;96;mg/dL;70-99', 'bun;Urea nitrogen;17;mg/dL;7-25', 'crea;Creatinine;0.94;mg/dL;0.50-1.03', 'egfr;eGFR (CKD-EPI 2021);70;mL/min/1.73m2;> or = 60|>= 60', 'na;Sodium;140;mmol/L;135-146', 'k;Potassium;4.1;mmol/L;3.5-5.3', 'cl;Chloride;112;mmol/L;98-110', 'hco3;Carbon dioxide;21;mmol/L;20-32', 'ca;Calcium;11.0;mg/dL;8.6-10.4', '#Mineral and bone', 'ica;Ionized calcium;5.9;mg/dL;4.7-5.5', 'phos;Phosphorus;2.3;mg/dL;2.5-4.5', 'mg;Magnesium;2.0;mg/dL;1.5-2.5', 'alb;Albumin;4.2;g/dL;3.6-5.1', 'uric;Uric acid;5.6;mg/dL;2.5-7.0', 'pth;PTH, intact;118;pg/mL;16-77', 'vitd;Vitamin D, 25-OH, total;24;ng/mL;30-100', 'e23d125;Vitamin D, 1,25-dihydroxy;74;pg/mL;18-72', 'e23bap;Bone-specific alkaline phosphatase;26.3;ug/L;5.6-29.0', 'h18ctx;C-telopeptide (CTx);612;pg/mL;Postmenopausal 104-1008|104-1008', '>{x|Secondary hyperparathyroidism is associated with a low or normal calcium|reference comment|d.secpth}'])}
      ${frame('SPECIMEN 2: Urine, 24 hour', 'Start 03/01/2026 06:45   End 03/02/2026 06:45', '2026-03-02', ['uvol;Total volume;1640;mL/24 h;600-2500', 'uph24;pH;6.6;;5.5-7.0', 'ucrea24;Creatinine;1.21;g/24 h;0.50-2.15', 'ucalc;Calcium;412;mg/24 h;Female 35-250|35-250', 'uoxal;Oxalate;31;mg/24 h;3.6-38.0', 'ucit;Citrate;284;mg/24 h;320-1240', 'uua24;Uric acid;588;mg/24 h;250-750', 'una24;Sodium;228;mmol/24 h;39-258', 'uk24;Potassium;49;mmol/24 h;22-160', 'uphos24;Phosphorus;810;mg/24 h;400-1300', 'umg24;Magnesium;96;mg/24 h;51-269', 'uprot24;Protein;94;mg/24 h;< 150', '>{x|Cystine screen: not performed, volume used|not done}. {x|No preservative problem, collection judged complete|negated}'])}
      <p>${c.t('**Lab comment:** {x|Hypercalcemia with an elevated PTH: consider primary hyperparathyroidism or familial hypocalciuric hypercalcemia|considered|d.phpt}. {x|Repeat calcium after stopping thiazides, if taken|conditional|m.hctz}. {x|PTH-related peptide not ordered|not done}.')}</p>
      <div style="display:flex;justify-content:space-between;align-items:end;border-top:1px solid #5b2a5e;padding-top:5px"><span>Laboratory director: Gretchen Aylward, MD, PhD</span><span>Results released to patient 03/04/2026</span>${signature(c.rnd, '#333', 70)}</div>${c.no('Gretchen Aylward', 'laboratory director')}`,
    )
  },
  { dateAliases: ['2026-03-02', '2026-03-04'], width: 1100, scale: 1.3 },
)

export const twentyThirdEnLabs = [community, hormones, twoSpecimens]
