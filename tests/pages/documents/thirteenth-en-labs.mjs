/** Laboratory paper in English: a screening report by organ with the unit in the heading, an analyser's paper strip, an American chart print with range and unit in one column before three draws. */
import { barcode, mark } from '../lib/decor.mjs'
import { FACE, doc, en, resultCell, rows, sheet } from './blind-parts.mjs'

/** Singapore: by organ; the unit in the group's heading, what is desirable before the result, last year's beside it, a word at the end. */
const screening = doc(
  'p381.png',
  ['en', 'lab', 'clean'],
  '2026-03-14',
  [
    'Marina Crescent Health Screening',
    'MARINA CRESCENT HEALTH SCREENING',
    'Marina Crescent Health Screening Pte Ltd',
  ],
  ['Dr Aishah Rahmat', 'Aishah Rahmat', 'Dr. Aishah Rahmat'],
  ['Lim Boon Hwee', 'LIM BOON HWEE', 'Mr Lim Boon Hwee', 'Mr LIM BOON HWEE'],
  'Health screening report',
  (c) => {
    const days = ['2026-03-14', '2025-04-02']
    const row = (line, groupUnit) => {
      const [key, label, ref, now, before, own, said] = line.split(';').map((s) => s.trim())
      const unit = own === '-' ? '' : own || groupUnit
      const cell = (v, day) => {
        if (!v) return '<td class="v">-</td>'
        const bold = (r) => (r.flag === 'H' || r.flag === 'L' ? `${r.printed} *` : r.printed)
        return `<td class="v">${resultCell(c, key, label, v, unit, ref, day, bold)}</td>`
      }
      const value = cell(now, days[0])
      const { flag } = c.entities.at(-1)
      const word = said || { H: 'Above desirable', L: 'Below desirable' }[flag] || 'Desirable'
      return `<tr><td>${en(own && own !== '-' ? `${label}, ${own}` : label)}</td><td>${en(ref)}</td>${value}${cell(before, days[1])}<td${word.startsWith('Des') ? '' : ' class="w"'}>${en(word)}</td></tr>`
    }
    const group = (title, unit, lines) =>
      `<tr class="g"><td colspan="5">${en(title)}${unit ? ` &nbsp;<small>(in ${en(unit)})</small>` : ''}</td></tr>${lines.map((l) => row(l, unit)).join('')}`
    return sheet(
      `body{font:16px/1.32 ${FACE.calibri};font-size:17.5px;padding:38px 58px}td,th{padding:3px 10px}th{background:#0d5c63;color:#fff;font-weight:normal;vertical-align:bottom}.v{text-align:center;width:130px}.g td{background:#dff0ee;font-weight:bold;color:#0d5c63;padding-top:5px}.w{font-weight:bold;color:#a23b1e}tr{border-bottom:1px solid #d5e3e2}p{margin:6px 0}p span[data-e]{white-space:nowrap}h3{font-size:18px;color:#0d5c63;margin-top:10px}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:14px;align-items:center">${mark('wave', '#0d5c63', 52)}<div><b style="font-size:24px;color:#0d5c63">Marina Crescent Health Screening</b><br>18 Crescent Walk #03-11, Singapore</div></div><div style="text-align:right"><b>HEALTH SCREENING REPORT</b><br>Report no. HS-260314-027</div></div>
      <div style="display:grid;grid-template-columns:1.1fr 1fr 1fr;border-top:1px solid #0d5c63;border-bottom:1px solid #0d5c63;padding:5px 0;margin:8px 0"><div><b>LIM BOON HWEE</b><br>Male, born 07 Aug 1973</div><div>Screened on 14 Mar 2026, 08:10<br>Report ready 20 Mar 2026</div><div>Reviewed by Dr Aishah Rahmat<br>Employer: Sentul Marine Works</div></div>${c.no('Sentul Marine Works', 'employer')}
      <table><tr><th>Test</th><th>Desirable</th><th class="v">This visit<br>14 Mar 2026</th><th class="v">Last visit<br>02 Apr 2025</th><th>Remark</th></tr>
      ${group('Sugar', '', ['glu;Glucose, fasting;3.9 - 6.0;6.3;5.9;mmol/L', 'a1c;HbA1c;4.0 - 5.6;6.1;5.8;%'])}
      ${group('Fats in the blood', 'mmol/L', ['chol;Total cholesterol;below 5.2;5.6;5.9', 'hdl;HDL cholesterol;above 1.0;1.18;1.10', 'ldl;LDL cholesterol;below 3.4;3.5;3.9', 'trig;Triglycerides;below 1.7;2.1;1.9', 'cholhdl;Total / HDL cholesterol ratio;below 4.5;4.7;5.4;-'])}
      ${group('Liver', 'U/L', ['alt;ALT;7 - 56;72;64', 'ast;AST;10 - 40;38;41', 'ggt;GGT;8 - 61;55;70', 'alp;ALP;40 - 129;77;81', 'tbil;Bilirubin, total;5 - 21;13;12;umol/L', 'alb;Albumin;35 - 50;44;45;g/L'])}
      ${group('Kidney', 'umol/L', ['crea;Creatinine;60 - 107;88;85', 'uric;Uric acid;208 - 428;466;441', 'urea;Urea;2.8 - 7.7;5.1;;mmol/L', 'egfr;eGFR;above 60;87;90;mL/min/1.73m2', 'uacr;Albumin/creatinine ratio, urine;below 3.5;1.2;;mg/mmol'])}
      ${group('Blood count', 'x10^9/L', ['hgb;Haemoglobin;13.0 - 17.0;15.2;15.0;g/dL', 'wbc;White cells;4.0 - 10.0;6.8;7.1', 'plt;Platelets;140 - 440;238;251'])}
      ${group('Thyroid, prostate, bowel', '', ['tsh;TSH;0.40 - 4.00;1.86;;mIU/L', 'psa;PSA;below 4.0;1.4;1.2;ug/L', 'fobt;Stool occult blood (FIT);;Negative;Negative;-;Desirable'])}
      ${group('Hepatitis B', '', ['hbsag;HBs antigen;;Not detected;;-;Desirable', 'antihbs;HBs antibody;above 10;3;;IU/L;No protection'])}</table>
      <h3>Other examinations, 14 Mar 2026</h3><p>${c.t('{o|Height 171 cm, weight 78.4 kg, BMI 26.8, waist 93 cm}; {o|blood pressure 138/86}. {p.ecg|Resting ECG|on=2026-03-14}: normal sinus rhythm. {i.cxr|Chest X-ray|on=2026-03-14}: {x|no active lung lesion|negated}. {i.usabd|Ultrasound abdomen|on=2026-03-14}: {d.steat|moderate fatty liver}, {x|no gallstones|negated|d.gallst}.')}</p>
      <h3>What your doctor says</h3><p>${c.t("You are in the range of {d.predm|prediabetes}; {x|you do not have diabetes|negated|d.dm2}. {d.hld|Raised cholesterol and triglycerides|icd=E78.2/E78.5}, a little better than last year. {d.e12hyperuri|Raised uric acid}; {x|you have never had gout|negated|d.gout}. You are {d.e13overw|overweight}. Continue {m.telm|telmisartan 40 mg daily|freq=daily} for your {d.htn|high blood pressure}. {x|If LDL is above 3.4 in six months, a statin should be started|conditional}. {x|Three doses of hepatitis B vaccine are advised|planned|m.vhepb}. {x|A colonoscopy is not necessary now|not needed|p.colono}. {x|Your father's heart attack at 58|family history|d.mi} makes this more important. {x|Drug allergy: none|negated}.")}</p>
      <div style="font-size:15.5px">* outside the desirable range. Laboratory: licensed clinical laboratory of the centre. Page 1 of 1</div>`,
    )
  },
  { dateAliases: ['2026-03-20'], width: 1120, scale: 1.3 },
)

/** Ghana: the strip that a clinic's blood counter prints, codes for names; the doctor writes under it. */
const strip = doc(
  'p382.jpg',
  ['en', 'lab', 'photo'],
  '2025-10-08',
  ['Odumase Hillside Clinic', 'ODUMASE HILLSIDE CLINIC', 'Odumase Hillside Clinic Lab'],
  ['Dr K. Asante', 'Dr. K. Asante', 'K. Asante', 'DR K ASANTE'],
  ['Abena Ofori-Mensah', 'ABENA OFORI-MENSAH', 'Abena Ofori Mensah'],
  'Haematology analyser report',
  (c) => {
    const line = (r, off) =>
      `<td>${en(r.label)}</td><td class="f">${off ? r.flag : ''}</td><td class="v">${en(r.printed)}</td><td>${en(r.unit)}</td><td class="r">${en(r.ref)}</td>`
    const curve = (title, d) =>
      `<div><div style="font-size:15px">${title}</div><svg width="156" height="78"><path d="M2 2V74H154" fill="none" stroke="#333" stroke-width="1.6"/><path d="${d}" fill="#bbb" stroke="#333" stroke-width="1.4"/></svg></div>`
    return sheet(
      `html{background:#fbfaf5}body{font:19px/1.24 ${FACE.mono};font-size:18px;color:#2c2b33;padding:30px 28px 40px}td{padding:1.5px 3px;white-space:nowrap}.f{font-weight:bold;width:24px}.v{text-align:right;padding-right:10px;font-weight:bold}.r{text-align:right}.d{border-top:2px dashed #555;margin:8px 0}.h{font-family:'Dancing Script',cursive;font-size:30px;line-height:1.3;color:#1b2c7c;margin-top:8px}`,
      `<div style="text-align:center"><b>ODUMASE HILLSIDE CLINIC</b><br>LABORATORY - AUTO HEMATOLOGY</div><div class="d"></div>
      <div>Name : ABENA OFORI-MENSAH<br>Sex/Age : F / 34Y<br>Sample : 0417 &nbsp; WB / CBC+DIFF<br>Time : 2025/10/08 11:26<br>Req. by : DR K ASANTE<br>Operator: E. BOATENG</div>${c.no('E. BOATENG', 'operator of the analyser')}<div class="d"></div>
      <table>${rows(c, line, ['wbc;WBC;12.8;10^9/L;4.0-10.0', 'lymph;LYM#;2.3;10^9/L;0.8-4.0', 'e13mid;MID#;1.0;10^9/L;0.1-1.5', 'e13gran;GRA#;9.5;10^9/L;2.0-7.0', 'lymphp;LYM%;18.0;%;20.0-40.0', 'e13midp;MID%;7.8;%;3.0-15.0', 'e13granp;GRA%;74.2;%;50.0-70.0', 'rbc;RBC;3.71;10^12/L;3.50-5.00', 'hgb;HGB;10.2;g/dL;11.0-15.0', 'hct;HCT;31.5;%;37.0-48.0', 'mcv;MCV;84.9;fL;80.0-100.0', 'mch;MCH;27.5;pg;27.0-34.0', 'mchc;MCHC;32.4;g/dL;32.0-36.0', 'rdw;RDW-CV;14.8;%;11.0-16.0', 'rdwsd;RDW-SD;45.2;fL;35.0-56.0', 'plt;PLT;96;10^9/L;100-300', 'mpv;MPV;9.7;fL;6.5-12.0', 'pdw;PDW;16.1;;9.0-17.0', 'pct2;PCT;0.093;%;0.108-0.282', 'e13plcr;P-LCR;31.4;%;11.0-45.0'])}</table>
      <div style="display:flex;justify-content:space-between;margin-top:10px">${curve('WBC', 'M2 74C20 74 22 30 36 34 52 40 56 66 74 60 96 20 108 14 124 40 136 66 146 74 154 74')}${curve('RBC', 'M2 74C46 74 56 8 78 8 98 8 110 74 154 74')}${curve('PLT', 'M2 74C12 74 14 16 30 16 54 18 70 70 154 74')}</div><div class="d"></div>
      <div class="h">${c.t('{l.malsm|BF for MPs: positive (++)|v=positive (++);u=-}')}<br>${c.t('{l.esr|ESR 46 mm/hr}')}<br>${c.t('{x|Sickling not done|not done|l.e13sicks}')}<br>${c.t('Imp: {d.malaria|uncomplicated malaria|icd=B54}, {d.anemia|mild anaemia}')}<br>${c.t('{x|not pregnant|negated}, {x|no jaundice|negated}')}<br>${c.t('Rx {m.e13al|AL 80/480 bd x 3 days|dose=-;freq=bd}')}<br>${c.t('{m.para|Paracetamol 1g tds|freq=tds}')}<br>${c.t('{x|Review 3/7, repeat FBC|planned}')} &nbsp; K. Asante</div>`,
    )
  },
  { width: 640, minHeight: 1250, scale: 1.75, degrade: { angle: -1.8, folds: [0.52] } },
)

/** United States: print from a hospital's chart; range and unit in one column, then three draws, newest first, the flag in brackets behind. */
const chart = doc(
  'p383.jpg',
  ['en', 'lab', 'scan'],
  '2026-01-19',
  [
    'Three Forks Regional Medical Center',
    'THREE FORKS REGIONAL MEDICAL CENTER',
    'Three Forks Regional Med Ctr',
  ],
  ['Elena Marchetti, MD', 'Elena Marchetti', 'Marchetti, Elena, MD', 'Marchetti, Elena'],
  ['Darnell Whitcomb', 'Whitcomb, Darnell', 'WHITCOMB, DARNELL'],
  'Lab results',
  (c) => {
    const days = [
      ['01/19/26', '0540', '2026-01-19'],
      ['01/18/26', '0612', '2026-01-18'],
      ['01/17/26', '2231', '2026-01-17'],
    ]
    const row = (line) => {
      const [key, label, ref, unit, ...values] = line.split(';').map((s) => s.trim())
      const show = (r) => (r.flag === 'H' || r.flag === 'L' ? `${r.printed} (${r.flag})` : r.printed)
      return `<tr><td>${en(label)}</td><td>${en(`${ref} ${unit}`.trim())}</td>${values.map((v, i) => `<td class="v">${v ? resultCell(c, key, label, v, unit, ref, days[i][2], show) : '&mdash;'}</td>`).join('')}</tr>`
    }
    const panel = (title, lines) =>
      `<h3>${en(title)}</h3><table><colgroup><col style="width:27%"><col style="width:28%"><col><col><col></colgroup><tr><th>Component</th><th>Ref Range &amp; Units</th>${days.map(([d, t]) => `<th class="v">${d}<br>${t}</th>`).join('')}</tr>${lines.map(row).join('')}</table>`
    const single = (line, iso, day) => {
      const r = c.lab(line, { date: iso })
      return `<tr data-e="${r.n}"><td>${en(r.label)}</td><td>${en(r.printed)}</td><td>${en(r.ref)}</td><td>Collected: ${day}</td></tr>`
    }
    return sheet(
      `body{font:16px/1.28 ${FACE.arial};font-size:16.5px;padding:40px 60px}td,th{padding:2px 8px;border-bottom:1px solid #ccc}th{font-size:15px;background:#eee;vertical-align:bottom}.v{text-align:right;width:13%;white-space:nowrap}h3{font-size:17px;margin:11px 0 2px}p{margin:6px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div><b style="font-size:21px">Three Forks Regional Medical Center</b><br>Three Forks, Montana</div><div style="text-align:right">${barcode(c.rnd, 36, 28)}<br>Printed 01/20/26 0914 by Reyes, M, RN</div></div>${c.no('Reyes, M, RN', 'nurse who printed it')}
      <div style="display:grid;grid-template-columns:1.1fr 1fr 1fr;border:1px solid #888;padding:5px 10px;margin:7px 0"><div><b>Whitcomb, Darnell</b><br>58 y.o. Male, DOB 11/02/1967</div><div>MRN: 300718845<br>Adm: 01/17/26, 4 West</div><div>Attending: Marchetti, Elena, MD<br>PCP: Oyelaran, Tunde, MD</div></div>${c.no('Oyelaran, Tunde, MD', 'primary care physician')}
      ${panel('CBC', ['wbc;WBC;4.0 - 11.0;K/uL;8.8;9.6;12.3', 'hgb;Hemoglobin;13.5 - 17.5;g/dL;8.4;8.1;7.2', 'hct;Hematocrit;41.0 - 53.0;%;25.6;24.4;21.9', 'mcv;MCV;80.0 - 100.0;fL;86.1;85.7;85.2', 'rdw;RDW;11.5 - 14.5;%;14.9;14.6;14.1', 'plt;Platelets;150 - 400;K/uL;201;189;214'])}
      ${panel('Basic metabolic panel', ['na;Sodium;136 - 145;mmol/L;139;140;138', 'k;Potassium;3.5 - 5.1;mmol/L;3.9;3.4;4.0', 'cl;Chloride;98 - 107;mmol/L;106;108;104', 'hco3;CO2;22 - 29;mmol/L;24;23;21', 'bun;BUN;7 - 20;mg/dL;14;26;41', 'crea;Creatinine;0.70 - 1.30;mg/dL;0.92;0.98;1.21', 'egfr;eGFR;>=60;mL/min/1.73 m2;97;89;69', 'glu;Glucose;70 - 99;mg/dL;104;118;146', 'ca;Calcium;8.6 - 10.3;mg/dL;8.5;8.4;8.9'])}
      ${panel('Hepatic function, coagulation, cardiac', ['alb;Albumin;3.5 - 5.0;g/dL;;;3.3', 'alt;ALT;7 - 55;U/L;;;22', 'ast;AST;8 - 48;U/L;;;27', 'tbil;Bilirubin, Total;0.1 - 1.2;mg/dL;;;0.5', 'pt;Prothrombin Time;11.8 - 14.2;sec;;13.9;14.4', 'inr;INR;0.9 - 1.1;;;1.1;1.2', 'tropi;Troponin I, High Sens;<20;ng/L;;9;11'])}
      ${panel('Iron studies', ['fe;Iron;65 - 175;ug/dL;;31;', 'tibc;TIBC;250 - 450;ug/dL;;398;', 'tsat;Iron Saturation;20 - 50;%;;8;', 'ferr;Ferritin;24 - 336;ng/mL;;19;'])}
      <p>${c.t('Ferritin comment: {o|values below 30 ng/mL are consistent with iron deficiency}.')}</p>
      <h3>Other results</h3><table>${single('abo;ABO Grouping;O;;', '2026-01-17', '01/17/26 2240')}${single('rhd;Rh Type;Positive;;', '2026-01-17', '01/17/26 2240')}${single('abscr;Antibody Screen;Negative;;', '2026-01-17', '01/17/26 2240')}${single('hpsa;H. pylori Ag, Stool;Not detected;;Not detected', '2026-01-18', '01/18/26 1105')}</table>
      <p>${c.t('Blood products: {p.transfus?|red blood cells, leukoreduced, 2 units issued 01/17/26|on=2026-01-17}. {x|Pending at time of print: Vitamin B12 (01/19/26)|pending|l.b12}. {x|Canceled: Lactic acid (specimen hemolyzed)|cancelled|l.lact}.')}</p><div style="font-size:14.5px">(H) High, (L) Low. For use by the care team; not a part of the legal record.</div>`,
    )
  },
  { dateAliases: ['2026-01-20'], width: 1080, scale: 1.35, degrade: { angle: -0.6 } },
)

export const thirteenthEnLabs = [screening, strip, chart]
