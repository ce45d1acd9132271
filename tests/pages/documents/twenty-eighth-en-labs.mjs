/** Result sheets in English: an American hospital's portal print, a British app's list of results, a New Zealand cumulative sheet, an American kidney clinic's report with the result before, an Israeli private laboratory's hormones. */
import { barcode, mark, signature } from '../lib/decor.mjs'
import { FACE, doc, en, resultCell, sheet } from './blind-parts.mjs'

const off = (r) => r.flag === 'H' || r.flag === 'L'

/** United States: component, value with unit, standard range with unit, flag at the edge; a box of particulars under each panel. */
const portal = doc(
  'p1061.png',
  ['en', 'lab', 'clean'],
  '2026-02-17',
  [
    'Lakeward Medical Center',
    'LAKEWARD MEDICAL CENTER',
    'Lakeward Medical Center Laboratory',
    'Lakeward Medical Center Lab',
  ],
  [
    'Gwendolyn Pruitt, NP',
    'Gwendolyn Pruitt',
    'Pruitt, Gwendolyn, NP',
    'G. Pruitt, NP',
    'Gwendolyn A Pruitt, NP',
  ],
  ['Marcus Delgado', 'Marcus R. Delgado', 'Delgado, Marcus', 'Marcus R Delgado', 'Delgado, Marcus R'],
  'Test results',
  (c) => {
    const row = (s) => {
      const r = c.lab(s)
      const unit = r.unit ? ` ${en(r.unit)}` : ''
      return `<tr data-e="${r.n}"><td>${en(r.label)}</td><td>${off(r) ? `<b>${en(r.printed)}${unit}</b>` : `${en(r.printed)}${unit}`}</td><td>${r.ref ? `${en(r.ref)}${unit}` : ''}</td><td class="f">${off(r) ? r.flag : ''}</td></tr>`
    }
    const panel = (title, list, foot) =>
      `<h3>${en(title)}</h3><table><tr><th style="width:36%">Component</th><th>Your Value</th><th>Standard Range</th><th class="f">Flag</th></tr>${list.map(row).join('')}</table><p class="p">${c.t(foot)}</p>`
    const taken = 'Collected on Feb 17, 2026 9:04 AM. Specimen: blood, venous.'
    return sheet(
      `body{font:16px/1.25 ${FACE.roboto};font-size:15.6px;padding:36px 62px}td,th{padding:2px 10px;border-bottom:1px solid #dcdcdc}th{color:#555;font-size:14px}.f{width:60px;font-weight:bold}.p{font-size:14px;color:#333;margin:3px 10px 0}h3{font-size:18px;color:#0a4a7a;margin:14px 0 2px}`,
      `<div style="display:flex;justify-content:space-between;border-bottom:1px solid #0a4a7a;padding-bottom:6px"><div style="display:flex;gap:10px;align-items:center">${mark('bars', '#0a4a7a', 40)}<b style="font-size:21px;color:#0a4a7a">Lakeward Medical Center</b></div><div style="text-align:right">LakewardChart - Test Details<br>Printed 2/21/2026 7:15 PM</div></div>
      <div style="margin:8px 0">Name: <b>Marcus R. Delgado</b> &nbsp;|&nbsp; DOB: 11/3/1979 &nbsp;|&nbsp; MRN: 55XX1038 &nbsp;|&nbsp; PCP: Nathaniel Osgood, MD<br>Ordering provider: Gwendolyn Pruitt, NP &nbsp;|&nbsp; Resulting lab: Lakeward Medical Center Lab</div>${c.no('Nathaniel Osgood', 'primary care physician')}
      ${panel('CBC W/ AUTO DIFFERENTIAL', ['wbc;WBC;11.9;x10E3/uL;4.0 - 11.0', 'rbc;RBC;4.98;x10E6/uL;4.40 - 5.90', 'hgb;Hemoglobin;14.6;g/dL;13.5 - 17.5', 'hct;Hematocrit;43.7;%;40.0 - 52.0', 'mcv;MCV;87.8;fL;80.0 - 100.0', 'rdw;RDW;13.4;%;11.5 - 14.5', 'plt;Platelets;331;x10E3/uL;150 - 400', 'mpv;MPV;9.6;fL;7.4 - 11.4', 'neutp;Neutrophils %;76.2;%;40.0 - 74.0', 'lymphp;Lymphocytes %;15.1;%;19.0 - 48.0', 'monop;Monocytes %;6.9;%;3.0 - 12.0', 'eosp;Eosinophils %;1.3;%;0.0 - 7.0', 'basop;Basophils %;0.5;%;0.0 - 2.0', 'neut;Neutrophils Absolute;9.1;x10E3/uL;1.8 - 7.7'], taken)}
      ${panel('HEPATIC FUNCTION PANEL', ['alb;Albumin;4.1;g/dL;3.5 - 5.0', 'tbil;Bilirubin, Total;1.9;mg/dL;0.1 - 1.2', 'dbil;Bilirubin, Direct;0.9;mg/dL;0.0 - 0.3', 'alp;Alkaline Phosphatase;168;U/L;40 - 129', 'ast;AST;94;U/L;10 - 40', 'alt;ALT;151;U/L;10 - 50', 'tp;Total Protein;7.0;g/dL;6.0 - 8.3'], taken)}
      ${panel('LIPASE', ['lip;Lipase;48;U/L;13 - 60'], `${taken} {x|Values over three times the upper limit support acute pancreatitis|reference comment|d.pancr}.`)}
      ${panel('HEPATITIS PANEL, ACUTE', ['p27havm;Hepatitis A IgM;Non-reactive;;Non-reactive', 'hbsag;Hepatitis B Surface Ag;Non-reactive;;Non-reactive', 'antihcv;Hepatitis C Ab;Non-reactive;;Non-reactive'], `${taken} {x|Hepatitis B Core IgM: test not performed, reagent unavailable|not done}. {x|Non-reactive results do not exclude recent exposure|reference comment|d.hepc}.`)}
      <div style="background:#eef3f8;padding:6px 14px;margin-top:14px"><b>Comments</b> from Gwendolyn Pruitt, NP, 2/18/2026<br>${c.t('Marcus, the {d.transam?|liver tests are up|icd=R74.01/R74.8/R79.89;st=-} and this fits with the pain after meals. {x|I am worried about gallstones|question|d.gallst}. {x|Please have the ultrasound on Thursday|planned|i.usabd}. {x|No sign of pancreatitis|negated|d.pancr} {x|and no viral hepatitis|negated|d.hepb}. {x|Go to the ER for fever or yellow eyes|conditional|d.cholec}. {x|Stay off acetaminophen for now|warned|m.para}.')}</div>
      <p class="p" style="margin-top:8px">Lakeward Medical Center Lab, 900 Shoreline Blvd, Duluth, MN 558XX. CLIA 24DXXXXXXX. Director: Petra Lindqvist, MD. Page 1 of 1</p>${c.no('Petra Lindqvist', 'laboratory director')}`,
    )
  },
  { width: 1080, scale: 1.3 },
)

/** United Kingdom: what a health app prints; each test a bar with its name, under it "Your result" and "Range" in words, in two columns. */
const app = doc(
  'p1062.png',
  ['en', 'lab', 'clean'],
  '2025-12-02',
  ['Tarnside Medical Practice', 'TARNSIDE MEDICAL PRACTICE', 'Tarnside Medical Practice, Keldwick'],
  ['Dr Helena Braithwaite', 'Helena Braithwaite', 'Dr H Braithwaite', 'Dr. Helena Braithwaite'],
  ['Aisha Rahman', 'Mrs Aisha Rahman', 'RAHMAN, Aisha', 'Aisha RAHMAN'],
  'Test results',
  (c) => {
    const item = (s) => {
      const [line, note] = s.split('|')
      const r = c.lab(line)
      const word = { H: 'above range', L: 'below range' }[r.flag]
      return `<div class="t" data-e="${r.n}"><b>${en(r.label)}</b><br>Your result: <b>${en(r.printed)} ${en(r.unit)}</b>${word ? ` <span class="w">${word}</span>` : ''}<br>${r.ref ? `Range: ${en(r.ref)} ${en(r.unit)}` : en(note ?? 'No range given')}</div>`
    }
    const group = (title, said, list) =>
      `<h3>${en(title)}</h3><p class="s">${c.t(said)}</p><div class="g">${list.map(item).join('')}</div>`
    return sheet(
      `body{font:16px/1.3 ${FACE.arial};font-size:15.4px;padding:40px 58px}.g{display:grid;grid-template-columns:1fr 1fr 1fr;gap:0 22px}.t{border-top:1px solid #aeb7bd;padding:4px 0}.w{background:#fff2c6;padding:0 5px}h3{font-size:19px;margin:14px 0 0}.s{margin:1px 0 5px;color:#333}p{margin:6px 0}`,
      `<div style="background:#005eb8;color:#fff;padding:8px 16px;font-size:19px;display:flex;justify-content:space-between"><b>Test results</b><span>Your GP health record</span></div>
      <p><b>Aisha Rahman</b> &nbsp; Born 8 March 1984 (aged 41) &nbsp; NHS number 485 XXX XXXX<br>Record held by: Tarnside Medical Practice &nbsp; Requested by: Dr Helena Braithwaite</p>
      <h2 style="font-size:22px;border-bottom:3px solid #005eb8">2 December 2025</h2>
      ${group('Full blood count', 'Result: Abnormal but expected. Dr H Braithwaite, 4 December 2025', ['hgb;Haemoglobin concentration;108;g/L;115 to 165', 'wbc;Total white blood cell count;6.7;10*9/L;3.6 to 11.0', 'plt;Platelet count;286;10*9/L;140 to 400', 'rbc;Red blood cell count;5.51;10*12/L;3.80 to 5.80', 'hct;Haematocrit;0.344;L/L;0.370 to 0.470', 'mcv;Mean cell volume;62.4;fL;80.0 to 100.0', 'mch;Mean cell haemoglobin level;19.6;pg;27.0 to 32.0', 'neut;Neutrophil count;3.9;10*9/L;1.8 to 7.5', 'lymph;Lymphocyte count;2.1;10*9/L;1.0 to 4.0'])}
      ${group('Haemoglobinopathy screen', 'Result: {d.thal|beta thalassaemia trait|icd=D56.3}. {x|Partner should be offered testing if planning a pregnancy|suggestion|l.phe}', ['hba2;Haemoglobin A2 level;5.4;%;2.0 to 3.3', 'hbf;Haemoglobin F level;0.9;%;0.0 to 1.0'])}
      ${group('Serum ferritin, vitamin B12 and folate', 'Result: Normal, no further action. {x|Iron deficiency not present|negated|d.ida}', ['ferr;Serum ferritin level;94;ug/L;10 to 291', 'b12;Serum vitamin B12 level;201;ng/L;211 to 911', 'fol;Serum folate level;8.8;ug/L;5.4 to 24.0'])}
      ${group('Urea and electrolytes', 'Result: Normal, no further action', ['na;Serum sodium level;139;mmol/L;133 to 146', 'k;Serum potassium level;4.1;mmol/L;3.5 to 5.3', 'crea;Serum creatinine level;58;umol/L;45 to 84'])}
      ${group('Diabetes monitoring', 'Result: Speak to the practice, not urgent', ['a1c;Haemoglobin A1c level;43;mmol/mol;', 'glu;Fasting plasma glucose level;6.3;mmol/L;3.0 to 6.0', 'trig;Serum triglyceride level;2.4;mmol/L;0.5 to 1.7'])}
      ${group('Thyroid function', 'Result: Normal, no further action', ['tsh;Serum TSH level;2.60;mU/L;0.35 to 5.00', 'ft4;Serum free T4 level;13.8;pmol/L;9.0 to 21.0', 'vitd;Serum 25-hydroxyvitamin D level;29;nmol/L;50 to 150'])}
      <div style="border-left:6px solid #005eb8;background:#eef2f5;padding:6px 14px;margin-top:12px">${c.t('HbA1c 42 to 47 mmol/mol: {x|high risk of type 2 diabetes|reference comment|d.dm2}. {o|Low haemoglobin and small cells} are explained by the trait. {x|Do not take iron tablets for it|warned|m.h14iron}. {x|Vitamin D 800 units daily over winter is advised|suggestion|m.chole}. {x|A repeat HbA1c is due in 12 months|planned|l.a1c}.')}</div>
      <p style="font-size:13.8px">Printed from the app on 9 January 2026 at 18:03. Results can be seen as soon as your surgery has looked at them. ${c.t('{x|Cervical screening: no result recorded|not done|p.smear}.')} Page 1 of 1</p>`,
    )
  },
  { dateAliases: ['2025-12-04'], width: 1080, scale: 1.3 },
)

/** New Zealand: a cumulative sheet; test, three days with the newest first, units and limits together at the end, an asterisk where outside. */
const cumulative = doc(
  'p1063.jpg',
  ['en', 'lab', 'photo'],
  '2026-05-11',
  ['Southern Peaks Labs', 'SOUTHERN PEAKS LABS', 'Southern Peaks Labs Limited', 'Southern Peaks Labs Ltd'],
  ['Dr Tui Maddison', 'Tui Maddison', 'Dr T Maddison', 'MADDISON, Tui (Dr)', 'Dr. Tui Maddison'],
  ['Graham Pellow', 'Mr Graham Pellow', 'PELLOW, Graham John', 'PELLOW, Graham', 'Graham John Pellow'],
  'Cumulative laboratory report',
  (c) => {
    const days = ['2026-05-11', '2025-11-17', '2025-05-26']
    const row = (s) => {
      if (s.startsWith('#')) return `<tr><td colspan="5" class="g">${en(s.slice(1))}</td></tr>`
      const [key, label, unit, ref, ...values] = s.split(';')
      const cells = days.map((d, i) => {
        if (!values[i]) return '<td></td>'
        return `<td class="${i ? '' : 'n'}">${resultCell(c, key, label, values[i], unit, ref, d, (r) => `${r.printed}${off(r) ? '*' : ''}`)}</td>`
      })
      return `<tr data-line><td>${en(label)}</td>${cells.join('')}<td>${[unit, ref && `(${ref})`].filter(Boolean).map(en).join(' ')}</td></tr>`
    }
    return sheet(
      `body{font:17px/1.36 ${FACE.calibri};font-size:18.4px;padding:48px 66px}td,th{padding:2px 9px}th{border-bottom:2px solid #20504a;border-top:2px solid #20504a}.g{font-weight:bold;color:#20504a;padding-top:9px}.n{background:#e8f0ee;font-weight:bold}p{margin:7px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:12px;align-items:center">${mark('leaf', '#20504a', 52)}<div><b style="font-size:26px;color:#20504a">Southern Peaks Labs</b><br>Wanaka &nbsp; Results 0800 555 XXX</div></div>${barcode(c.rnd, 38, 34)}</div>
      <div style="display:grid;grid-template-columns:1.2fr 1fr;margin:12px 0"><div>Patient: <b>PELLOW, Graham John</b><br>NHI: ZXX71XX &nbsp; DOB: 14 Jul 1957 &nbsp; M<br>21 Terrace Road, Cromwell</div><div>Requester: Dr T Maddison<br>Practice: Clutha Valley Health<br>Lab No: 26-SP-40XX2 &nbsp; Fasting: yes</div></div>${c.no('Clutha Valley Health', 'requesting practice')}
      <p>Clinical details: ${c.t('{d.dm2|T2DM|icd=E11.9}, {d.gout|gout|icd=M10.9}, on {m.allo|allopurinol|dose=-}. Annual review')}</p>
      <table><tr><th style="width:28%">Collected</th><th>11 May 26<br>08:15</th><th>17 Nov 25<br>08:40</th><th>26 May 25<br>08:05</th><th style="width:31%">Units (reference interval)</th></tr>
      ${['#Glycaemic control', 'a1c;HbA1c;mmol/mol;< 40;61;55;58', '#Lipids (serum, fasting)', 'chol;Cholesterol;mmol/L;< 5.0;4.1;4.6;5.8', 'trig;Triglyceride;mmol/L;< 2.0;2.3;1.9;2.7', 'hdl;HDL cholesterol;mmol/L;> 1.0;0.9;1.0;0.9', 'ldl;LDL cholesterol;mmol/L;< 3.4;2.2;2.7;3.7', 'cholhdl;Chol/HDL ratio;;< 4.5;4.6;4.6;6.4', '#Renal (serum)', 'na;Sodium;mmol/L;135 - 145;138;140;139', 'k;Potassium;mmol/L;3.5 - 5.2;5.4;4.9;4.6', 'crea;Creatinine;umol/L;60 - 105;118;109;101', 'egfr;eGFR;mL/min/1.73m2;> 60;56;62;68', 'uric;Urate;mmol/L;0.20 - 0.42;0.34;0.41;0.53', '#Liver (serum)', 'alp;ALP;U/L;40 - 110;77;;81', 'ggt;GGT;U/L;10 - 50;64;;88', 'alt;ALT;U/L;< 45;39;;52', 'alb;Albumin;g/L;32 - 48;43;;44', '#Urine (spot)', 'uacr;Albumin/creatinine ratio;mg/mmol;< 2.5;7.2;4.1;', '#Haematology', 'hgb;Haemoglobin;g/L;130 - 175;136;;147', 'plt;Platelets;x10e9/L;150 - 400;204;;198', 'b12;Vitamin B12;pmol/L;170 - 800;158;;'].map(row).join('')}</table>
      <p>${c.t('Comment 11 May 26: {x|Persistently raised ACR suggests early diabetic kidney disease, confirm with a third sample|conditional|d.dnephro}. {x|Metformin lowers vitamin B12|reference comment|m.metf}. {x|PSA: not done, last test within 12 months|not done|l.psa}. {x|Urate target in gout below 0.36 mmol/L|reference comment}.')}</p>
      <div style="border-top:2px solid #20504a;padding-top:5px;display:flex;justify-content:space-between"><span>* outside the reference interval</span><span>Reported 11 May 26 16:20 &nbsp; Dr Anneke Visser, Chemical Pathologist</span></div>${c.no('Dr Anneke Visser', 'pathologist')}`,
    )
  },
  { width: 1080, scale: 1.36, degrade: { angle: -1.2, folds: [0.5] } },
)

/** United States: a kidney clinic's own laboratory; the flag behind the result, limits, and the earlier result with its day in a last column. */
const kidney = doc(
  'p1064.jpg',
  ['en', 'lab', 'scan'],
  '2026-03-24',
  [
    'Palmetto Kidney Associates',
    'PALMETTO KIDNEY ASSOCIATES',
    'Palmetto Kidney Associates, PA',
    'Palmetto Kidney Associates Laboratory',
  ],
  [
    'Raj Venkataraman, MD',
    'Raj Venkataraman',
    'VENKATARAMAN, RAJ',
    'Dr. Raj Venkataraman',
    'R. Venkataraman, MD',
  ],
  ['Loretta Stokes', 'STOKES, LORETTA M', 'Loretta M. Stokes', 'Loretta M Stokes', 'STOKES, LORETTA'],
  'Laboratory report',
  (c) => {
    const row = (s) => {
      if (s.startsWith('#')) return `<tr><td colspan="6" class="g">${en(s.slice(1))}</td></tr>`
      const [line, before] = s.split('|')
      const r = c.lab(line)
      const [key] = line.split(';')
      const old = before
        ? `${resultCell(c, key, r.label, before, r.unit, r.ref, '2025-12-16')}${c.entities.at(-1).flag && c.entities.at(-1).flag !== 'N' ? ` ${c.entities.at(-1).flag}` : ''}`
        : ''
      return `<tr><td data-e="${r.n}">${en(r.label)}</td><td data-e="${r.n}">${off(r) ? `<b>${en(r.printed)}</b>` : en(r.printed)}</td><td>${off(r) ? r.flag : ''}</td><td>${en(r.unit)}</td><td>${en(r.ref)}</td><td class="o">${old}</td></tr>`
    }
    return sheet(
      `body{font:16px/1.32 ${FACE.times};font-size:17px;padding:42px 62px}td,th{padding:1.6px 9px;border:1px solid #777}th{background:#e4e4e4}.g{font-weight:bold;background:#f3f3f3}.o{color:#333}p{margin:5px 0}`,
      `<div style="text-align:center"><b style="font-size:24px">PALMETTO KIDNEY ASSOCIATES</b><br>Nephrology and Hypertension &nbsp; 1180 Savannah Hwy, Charleston, SC 294XX &nbsp; (843) 555-01XX</div>
      <div style="display:grid;grid-template-columns:1fr 1fr 1fr;border:1px solid #777;padding:5px 10px;margin:10px 0"><div>Patient: <b>STOKES, LORETTA M</b><br>DOB: 02/28/1950 &nbsp; F<br>Chart: PKA-20XX</div><div>Collected: 03/24/2026 08:20<br>Received: 03/24/2026 08:55<br>Reported: 03/24/2026 15:10</div><div>Provider: VENKATARAMAN, RAJ<br>Fasting: N &nbsp; Status: Final<br>Dx codes: N18.32, I12.9</div></div>
      <p>Diagnosis on order: ${c.t('{d.ckd3|Chronic kidney disease, stage 3b|icd=N18.32} with {d.htn|hypertension|icd=I12.9/I10}')}</p>
      <table><tr><th style="width:32%">Test</th><th>Result</th><th>Flag</th><th>Units</th><th>Ref. Interval</th><th>Prior 12/16/2025</th></tr>
      ${['#RENAL FUNCTION PANEL', 'glu;Glucose;118;mg/dL;70 - 139|104', 'bun;BUN;41;mg/dL;8 - 27|36', 'crea;Creatinine;1.71;mg/dL;0.57 - 1.00|1.58', 'egfr;eGFR (CKD-EPI 2021);31;mL/min/1.73;> 59|34', 'na;Sodium;142;mmol/L;134 - 144|141', 'k;Potassium;5.3;mmol/L;3.5 - 5.2|4.8', 'cl;Chloride;109;mmol/L;96 - 106|107', 'hco3;CO2;19;mmol/L;20 - 29|21', 'ca;Calcium;9.0;mg/dL;8.7 - 10.3|9.1', 'phos;Phosphorus;4.6;mg/dL;3.0 - 4.3|4.2', 'alb;Albumin;3.9;g/dL;3.8 - 4.8|4.0', '#ANEMIA AND IRON', 'hgb;Hemoglobin;10.2;g/dL;11.1 - 15.9|10.9', 'hct;Hematocrit;31.4;%;34.0 - 46.6|33.2', 'ferr;Ferritin;186;ng/mL;15 - 150|', 'fe;Iron;44;ug/dL;27 - 139|', 'tibc;TIBC;238;ug/dL;250 - 450|', 'tsat;Iron Saturation;18;%;15 - 55|', '#BONE AND MINERAL', 'pth;PTH, Intact;131;pg/mL;15 - 65|118', 'vitd;Vitamin D, 25-Hydroxy;41;ng/mL;30 - 100|26', 'uric;Uric Acid;7.9;mg/dL;3.1 - 7.9|8.4', 'mg;Magnesium;1.7;mg/dL;1.6 - 2.3|', '#URINE, RANDOM', 'ucrea;Creatinine, Urine;64.8;mg/dL;|71.0', 'ualb;Albumin, Urine;312;ug/mL;|268', 'uacr;Alb/Creat Ratio;481;mg/g creat;0 - 29|377', 'upcr;Protein/Creat Ratio;694;mg/g creat;0 - 200|', 'uph;pH;5.5;;5.0 - 7.5|', 'usg;Specific Gravity;1.012;;1.005 - 1.030|', 'ubld;Occult Blood;Negative;;Negative|'].map(row).join('')}</table>
      <p>${c.t('KDIGO: {x|ACR above 300 mg/g is severely increased albuminuria|reference comment|d.albur}. {x|Stage 4 begins below 30 mL/min|reference comment|d.ckd4}. {x|C3, C4 and SPEP: not ordered|not done|l.c3}. {x|Hemolysis: none, potassium is reliable|negated}.')}</p>
      <p>${c.t('Reviewed: {o|stop the salt substitute}, {x|repeat potassium in one week|planned|l.k}, {x|sodium bicarbonate if CO2 stays under 20|conditional}, {x|transplant evaluation not yet|not done|p.renaltx}.')} ${signature(c.rnd, '#222', 110)} Raj Venkataraman, MD</p>
      <p style="font-size:14.6px">CLIA 42DXXXXXXX &nbsp; Lab Director: Constance Ebersole, MD, PhD &nbsp; Page 1 of 1</p>${c.no('Constance Ebersole', 'laboratory director')}`,
    )
  },
  { width: 1080, scale: 1.38, degrade: { angle: 0.6 } },
)

/** Israel, in English: a private women's laboratory; result in the middle between unit and a bracket, limits of each phase under the name. */
const hormones = doc(
  'p1065.png',
  ['en', 'lab', 'clean'],
  '2026-01-08',
  [
    'Shaked Medical Laboratories',
    'SHAKED MEDICAL LABORATORIES',
    'Shaked Medical Laboratories Ltd.',
    'Shaked Laboratories',
  ],
  ['Dr. Noa Zilberman', 'Noa Zilberman', 'Dr Noa Zilberman', 'ZILBERMAN NOA, MD', 'Zilberman Noa, MD'],
  ['Rachel Abitbol', 'ABITBOL RACHEL', 'Abitbol Rachel', 'Ms. Rachel Abitbol'],
  'Hormone profile',
  (c) => {
    const row = (s) => {
      if (s.startsWith('#')) return `<tr><td colspan="4" class="g">${en(s.slice(1))}</td></tr>`
      const [line, phases = ''] = s.split('|')
      const r = c.lab(line)
      const word = { H: 'High', L: 'Low' }[r.flag] ?? ''
      return `<tr data-e="${r.n}"><td>${en(r.label)}${phases ? `<br><small>${en(phases)}</small>` : ''}</td><td>${en(r.unit)}</td><td><b>${en(r.printed)}</b>${word ? ` (${word})` : ''}</td><td>${r.ref ? `[${en(r.ref)}]` : ''}</td></tr>`
    }
    return sheet(
      `body{font:16px/1.3 ${FACE.openSans};font-size:15.4px;padding:44px 70px}td,th{padding:3px 10px}tr{border-bottom:1px solid #e2d6df}th{color:#8a2f6b;border-bottom:2px solid #8a2f6b}.g{font-weight:bold;color:#8a2f6b;padding-top:10px}small{font-size:13.2px;color:#444}p{margin:6px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:12px;align-items:center">${mark('rings', '#8a2f6b', 50)}<div><b style="font-size:23px;color:#8a2f6b">Shaked Medical Laboratories</b><br>22 Weizmann St., Kfar Saba &nbsp; 09-555XXXX</div></div><b style="font-size:19px">HORMONE PROFILE</b></div>
      <div style="display:grid;grid-template-columns:1fr 1fr;background:#f7eff4;padding:7px 14px;margin:10px 0"><div>Name: <b>ABITBOL RACHEL</b><br>ID: 0XXXXX338 &nbsp; Sex: Female<br>Date of birth: 25/04/1992</div><div>Referred by: Dr. Noa Zilberman<br>Sampled: 08/01/2026 07:35 (cycle day 3)<br>Reported: 11/01/2026</div></div>
      <table><tr><th style="width:44%">Test</th><th>Units</th><th>Result</th><th>Reference</th></tr>
      ${['#Pituitary and ovary', 'fsh;FSH;6.4;mIU/mL;|Follicular 3.5-12.5   Ovulation 4.7-21.5   Luteal 1.7-7.7', 'lh;LH;14.9;mIU/mL;|Follicular 2.4-12.6   Ovulation 14.0-95.6   Luteal 1.0-11.4', 'e2;Estradiol (E2);188;pmol/L;|Follicular 46-607   Ovulation 315-1828   Luteal 161-774', 'prog;Progesterone;1.1;nmol/L;|Follicular 0.2-2.8   Luteal 5.8-75.9', 'prl;Prolactin;612;mIU/L;102 - 496', 'amh;AMH;7.9;ng/mL;1.2 - 6.0', '#Androgens', 'testo;Testosterone;2.3;nmol/L;0.3 - 1.7', 'shbg;SHBG;24;nmol/L;32 - 128', 'fai;Free androgen index;9.6;%;0.3 - 5.6', 'dheas;DHEA-S;8.1;umol/L;2.7 - 9.2', 'andro;Androstenedione;11.8;nmol/L;1.0 - 12.2', 'ohp;17-OH Progesterone;3.0;nmol/L;0.6 - 3.0', '#Thyroid', 'tsh;TSH;3.31;mIU/L;0.27 - 4.20', 'ft4;Free T4;15.2;pmol/L;12.0 - 22.0', 'tpo;Anti-TPO;12;IU/mL;0 - 34', '#Metabolic', 'glu;Glucose, fasting;99;mg/dL;70 - 100', 'insul;Insulin, fasting;22.7;uIU/mL;2.6 - 24.9', 'hoamir;HOMA-IR;5.5;;0.0 - 2.5', 'a1c;HbA1c;5.4;%;4.0 - 5.6', '#Before pregnancy', 'rubg;Rubella IgG;68.4;IU/mL;> 10.0', 'vzvg;Varicella zoster IgG;1420;mIU/mL;> 165', 'cmvg;CMV IgG;0.2;U/mL;< 0.5', 'toxg;Toxoplasma IgG;< 0.1;IU/mL;< 1.0'].map(row).join('')}</table>
      <p style="margin-top:10px">${c.t('Comment: {x|Mildly raised prolactin: repeat at rest, with macroprolactin, before imaging|planned|l.prl}. {x|An LH/FSH ratio above 2 is common in polycystic ovary syndrome but not diagnostic|reference comment|d.pcos}. {x|CMV IgG negative: no past infection|negated|d.cmv}. {x|Beta-hCG: not requested|not done|l.hcg}.')}</p>
      <p>${c.t('{x|Biotin supplements should be stopped two days before hormone tests|instruction}. Samples are kept for 7 days.')}</p>
      <div style="display:flex;justify-content:space-between;align-items:end;border-top:2px solid #8a2f6b;padding-top:5px;margin-top:8px"><span>Validated by: Dr. Igal Moskona, PhD</span>${barcode(c.rnd, 40, 26)}</div>${c.no('Dr. Igal Moskona', 'laboratory scientist')}`,
    )
  },
  { dateAliases: ['2026-01-11'], width: 1080, scale: 1.3 },
)

export const twentyEighthEnLabs = [portal, app, cumulative, kidney, hormones]
