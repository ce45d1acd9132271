/** Laboratory paper in English: a practice's journal with a date on each row, an urgent-care form with boxes ticked, dotted leaders, a count with percent and absolute in one row. */
import { barcode, hand, mark, signature, stamp } from '../lib/decor.mjs'
import { FACE, doc, en, resultCell, rows, sheet } from './blind-parts.mjs'

/** United Kingdom: the practice system's journal, newest first, every row with its own date and what the doctor did about it. */
const journal = doc(
  'p341.png',
  ['en', 'lab', 'clean'],
  '2026-01-12',
  ['Thornbeck Lane Surgery', 'THORNBECK LANE SURGERY'],
  ['Dr Harriet Okonjo', 'Harriet Okonjo', 'Dr H Okonjo', 'OKONJO, Harriet (Dr)'],
  ['Leonard Ashworth', 'ASHWORTH, Leonard', 'Mr Leonard Ashworth', 'ASHWORTH, Leonard (Mr)'],
  'Investigations',
  (c) => {
    const shown = (iso) =>
      new Date(iso).toLocaleDateString('en-GB', {
        day: '2-digit',
        month: 'short',
        year: 'numeric',
        timeZone: 'UTC',
      })
    const block = (iso, note, lines) =>
      lines
        .map((line, i) => {
          const r = c.lab(line, { date: iso })
          const off = r.flag === 'H' || r.flag === 'L'
          return `<tr data-e="${r.n}"><td>${shown(iso)}</td><td>${en(r.label)}</td><td class="v">${off ? '! ' : ''}${en(`${r.printed} ${r.unit}`.trim())}</td><td>${r.ref ? en(`[${r.ref}]`) : ''}</td><td class="s">${i ? '' : en(note)}</td></tr>`
        })
        .join('')
    return sheet(
      `body{font:16px/1.3 ${FACE.arial};font-size:16.5px;padding:34px 50px}td,th{padding:3.5px 8px;border-bottom:1px solid #d5dbe0}th{background:#005a8c;color:#fff;font-size:15.5px}.v{font-weight:bold;white-space:nowrap}.s{font-size:15px;color:#333;width:250px}td:first-child{white-space:nowrap}`,
      `<div style="display:flex;justify-content:space-between"><div><b style="font-size:22px;color:#005a8c">Thornbeck Lane Surgery</b><br>Thornbeck Lane, Keighley</div><div style="text-align:right">Printed: 20 Jan 2026 09:12<br>Printed by: Denise Hallam (admin)</div></div>${c.no('Denise Hallam', 'clerk who printed it')}
      <div style="background:#eaf1f6;padding:7px 12px;margin:10px 0"><b>ASHWORTH, Leonard (Mr)</b> &nbsp; Born 30 Apr 1958 (67y) &nbsp; Gender Male &nbsp; NHS No. 999 204 4471<br>Usual GP: OKONJO, Harriet (Dr) &nbsp; Investigations, last 12 months, newest first</div>
      <table><tr><th>Date</th><th>Investigation</th><th>Result</th><th>Range</th><th>Filed with</th></tr>
      ${block('2026-01-12', 'Dr Okonjo: stable, no action', ['a1c;Haemoglobin A1c level (IFCC);51;mmol/mol;20 - 41', 'chol;Serum cholesterol;3.6;mmol/L;', 'hdl;Serum HDL cholesterol;1.1;mmol/L;', 'nhdl;Serum non HDL cholesterol;2.5;mmol/L;', 'crea;Serum creatinine;104;umol/L;59 - 104', 'egfr;eGFRcreat (CKD-EPI);65;mL/min/1.73m2;', 'na;Serum sodium;138;mmol/L;133 - 146', 'k;Serum potassium;5.6;mmol/L;3.5 - 5.3'])}
      ${block('2026-01-12', 'Dr Okonjo: repeat K in one week', ['uacr;Urine albumin/creatinine ratio;6.8;mg/mmol;0.0 - 3.0'])}
      ${block('2025-11-04', 'Dr Malik: normal', ['psa;Prostate specific antigen;2.3;ng/mL;0.0 - 4.5', 'fobt;Faecal immunochemical test;<4;ug/g;0 - 10'])}
      ${block('2025-07-08', 'Nurse Prior: discuss at review', ['a1c;Haemoglobin A1c level (IFCC);57;mmol/mol;20 - 41', 'crea;Serum creatinine;99;umol/L;59 - 104', 'egfr;eGFRcreat (CKD-EPI);69;mL/min/1.73m2;', 'k;Serum potassium;4.9;mmol/L;3.5 - 5.3', 'alt;Serum ALT;58;U/L;0 - 45', 'alp;Serum alkaline phosphatase;82;U/L;30 - 130', 'tbil;Serum total bilirubin;9;umol/L;0 - 21', 'alb;Serum albumin;43;g/L;35 - 50'])}
      ${block('2025-03-26', 'Dr Okonjo: start B12, see letter', ['hgb;Haemoglobin concentration;127;g/L;130 - 180', 'mcv;Mean cell volume;101.4;fL;80.0 - 100.0', 'wbc;Total white cell count;7.2;10*9/L;4.0 - 11.0', 'plt;Platelet count;243;10*9/L;150 - 450', 'b12;Serum vitamin B12;142;ng/L;187 - 883', 'fol;Serum folate;6.1;ug/L;3.1 - 20.0', 'ferr;Serum ferritin;118;ug/L;22 - 275', 'tsh;Serum TSH;2.9;mU/L;0.3 - 4.2'])}</table>
      ${c.no('Dr Malik', "the practice's other doctor")}${c.no('Nurse Prior', 'nurse')}
      <p>${c.t('! = outside the range sent by the laboratory. {x|Coeliac screen requested 05 Jan 2026: no result yet|not done|l.ttg}. {x|Family history: father - carcinoma of prostate|family history|d.prostca}. Recall: {x|diabetic review due Apr 2026|planned}.')}</p>`,
    )
  },
  { dateAliases: ['2026-01-20'], width: 1120, scale: 1.3 },
)

/** United States: an urgent-care clinic's own form; printed choices with a pen's cross, readings written by hand. */
const pointOfCare = doc(
  'p342.jpg',
  ['en', 'lab', 'photo'],
  '2025-12-18',
  ['Redwood Junction Urgent Care', 'REDWOOD JUNCTION URGENT CARE'],
  ['Marisol Trevino, PA-C', 'Marisol Trevino', 'M. Trevino, PA-C'],
  ['Hannah Brightwater', 'BRIGHTWATER, HANNAH', 'Brightwater, Hannah'],
  'In-house laboratory record',
  (c) => {
    const box = (on) =>
      `<svg width="26" height="24" style="vertical-align:-5px;overflow:visible"><rect x="3" y="3" width="17" height="17" fill="none" stroke="#222" stroke-width="1.6"/>${on ? `<path d="M0 ${c.rnd.int(0, 3)}L25 ${c.rnd.int(20, 25)}M24 -1L${c.rnd.int(0, 3)} 24" stroke="#1d2f6f" stroke-width="3"/>` : ''}</svg>`
    const tick = (key, label, result) => {
      const r = c.lab(`${key};${label};${result};;`)
      c.entities[r.n].text = `${label} ${result}`
      return `<tr data-e="${r.n}"><td>${en(label)}</td><td>${box(result === 'Negative')} Negative</td><td>${box(result === 'Positive')} Positive</td><td>${hand('ok', 24)}</td></tr>`
    }
    const undone = (key, label) =>
      `<tr><td>${c.t(`{x|${label}|not done|l.${key}}`)}</td><td>${box(false)} Negative</td><td>${box(false)} Positive</td><td></td></tr>`
    const write = (line) => {
      const r = c.lab(line)
      return `<tr data-e="${r.n}"><td>${en(r.label)}</td><td class="w">${hand(r.printed, 31)}</td><td>${en(r.unit)}</td><td>${en(r.ref)}</td></tr>`
    }
    return sheet(
      `body{font:19px/1.34 ${FACE.arial};font-size:19px;padding:40px 58px}td,th{border:1px solid #444;padding:5px 10px;vertical-align:middle}th{background:#e6e6e6;font-size:17px}h3{font-size:19px;margin:13px 0 3px}.w{text-align:center;width:150px}.lab{border:2px solid #777;padding:6px 12px;font:17px ${FACE.narrow};width:400px;background:#fff}.two{display:grid;grid-template-columns:1fr 1fr;gap:22px}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div><b style="font-size:25px">REDWOOD JUNCTION URGENT CARE</b><br>IN-HOUSE LABORATORY RECORD &nbsp; (CLIA waived)<br>1180 Mill Creek Rd, Eureka CA</div><div class="lab" style="transform:rotate(-1.2deg)"><b>BRIGHTWATER, HANNAH</b> &nbsp; F &nbsp; DOB 07/03/2002<br>MRN 55-20931 &nbsp; DOS 12/18/2025<br>${barcode(c.rnd, 36, 22)}</div></div>
      <p>Provider: &nbsp; ${hand('M. Trevino, PA-C', 28)} &nbsp;&nbsp; Collected by: ${hand('K. Dutton', 28)} &nbsp; MA &nbsp;&nbsp; Time: ${hand('4:35 pm', 28)}</p>${c.no('K. Dutton', 'assistant who collected')}
      <h3>RAPID TESTS (mark one)</h3><table><colgroup><col style="width:44%"><col style="width:20%"><col style="width:20%"><col></colgroup><tr><th>Test</th><th colspan="2">Result</th><th>Internal control</th></tr>
      ${tick('strepa', 'Strep A antigen, throat', 'Positive')}${tick('covag', 'SARS-CoV-2 antigen', 'Negative')}${tick('fluaag', 'Influenza A antigen', 'Negative')}${tick('flubag', 'Influenza B antigen', 'Negative')}${undone('rsv', 'RSV antigen (age under 5 only)')}${tick('e12monos', 'Mononucleosis, heterophile Ab', 'Negative')}${tick('hcgu', 'Pregnancy test, urine (hCG)', 'Negative')}</table>
      <div class="two"><div><h3>URINE DIPSTICK</h3><table><tr><th>Pad</th><th>Read</th><th></th><th>Normal</th></tr>
      ${['uleu;Leukocytes;trace;;neg', 'unit;Nitrite;neg;;neg', 'urob;Urobilinogen;0.2;mg/dL;0.2 - 1.0', 'uprot;Protein;neg;;neg', 'uph;pH;6.0;;5 - 8', 'ubld;Blood;1+;;neg', 'usg;Spec. gravity;1.025;;1.003 - 1.030', 'uket;Ketones;2+;;neg', 'ubil;Bilirubin;neg;;neg', 'uglu;Glucose;neg;;neg'].map(write).join('')}</table></div>
      <div><h3>FINGERSTICK</h3><table><tr><th>Test</th><th>Read</th><th></th><th>Normal</th></tr>${write('glu;Glucose, random;102;mg/dL;70 - 140')}${write('hgb;Hemoglobin;11.6;g/dL;12.0 - 15.5')}<tr><td>${c.t('{x|INR|not done|l.inr}')}</td><td class="w"></td><td></td><td></td></tr><tr><td>${c.t('{x|Hemoglobin A1c|not done|l.a1c}')}</td><td class="w"></td><td>%</td><td></td></tr></table>
      <p>Throat culture: ${box(false)} sent &nbsp; ${box(true)} not needed${c.no('Throat culture', 'not needed', 'l.tcult')}<br>LMP: ${hand('12/17/25', 28)}</p><p>Allergies: ${box(false)} NKDA &nbsp; ${box(true)} ${c.t('{a.sulfa|Sulfa|react=hives}')} ${hand('- hives', 28)}</p></div></div>
      <h3>PROVIDER NOTE</h3><p style="border-bottom:1px solid #777;line-height:1.5"><span style="font:30px 'Dancing Script',cursive;color:#1d2f6f">${c.t('{d.tonsill|Strep pharyngitis|icd=J02.0}. {m.amox|Amoxicillin 500 mg|freq=twice a day} twice a day x 10 days')}</span></p><p style="border-bottom:1px solid #777;line-height:1.5"><span style="font:30px 'Dancing Script',cursive;color:#1d2f6f">${c.t('{x|No UTI symptoms|negated|d.uti}, on her period. {x|Urine recheck in 2 weeks|planned}')}</span></p>
      <div style="display:flex;justify-content:space-between;align-items:end"><div>${signature(c.rnd)}<br>Marisol Trevino, PA-C</div><div style="font-size:15px">Form RJ-14 rev. 03/2023. Supervising physician: Neil Aldous, MD</div></div>${c.no('Neil Aldous, MD', 'supervisor printed on the form')}`,
    )
  },
  { width: 1120, scale: 1.35, degrade: { angle: 1.3 } },
)

/** South Africa: typed, dotted leaders, the flag behind the value, unit, limits in brackets at the edge. */
const leaders = doc(
  'p343.png',
  ['en', 'lab', 'scan'],
  '2025-05-21',
  ['Umzinto Valley Pathologists', 'UMZINTO VALLEY PATHOLOGISTS', 'Umzinto Valley Pathologists Inc.'],
  ['Dr B Naicker', 'B Naicker', 'DR B NAICKER'],
  ['Thandeka Radebe', 'RADEBE, Thandeka', 'Ms Thandeka RADEBE', 'RADEBE Thandeka'],
  'Laboratory report',
  (c) => {
    const line = (s) => {
      if (s.startsWith('#')) return `<div class="g">${en(s.slice(1))}</div>`
      if (s.startsWith('>')) return `<div class="c">${c.t(s.slice(1))}</div>`
      const [what, more] = s.split('|')
      const r = c.lab(what, more ? { range: more } : {})
      const off = r.flag === 'H' || r.flag === 'L' ? r.flag : ''
      return `<div class="l" data-e="${r.n}" data-line><span>${en(r.label)}</span><i></i><b>${en(r.printed)}</b><em>${off}</em><u>${en(r.unit)}</u><span class="r">${r.ref ? en(`(${r.ref})`) : ''}</span></div>`
    }
    return sheet(
      `body{font:17px/1.42 ${FACE.courier};font-size:18px;padding:46px 64px}.l{display:grid;grid-template-columns:auto 1fr 160px 34px 160px 190px;align-items:baseline}.l i{border-bottom:2.5px dotted #777;margin:0 8px}.l b{text-align:right}.l em{font-style:normal;font-weight:bold;padding-left:8px}.l u{text-decoration:none;padding-left:8px}.g{font-weight:bold;text-decoration:underline;margin:9px 0 1px}.c{font-size:16.5px;padding-left:30px}.c span[data-e]{white-space:nowrap}`,
      `<div style="text-align:center;border-bottom:2px solid #000;padding-bottom:6px"><b style="font-size:22px">UMZINTO VALLEY PATHOLOGISTS INC.</b><br>Practice No. 0000000 &nbsp; Scottburgh, KwaZulu-Natal<br>Dr R Pillay &nbsp; Dr A van Schalkwyk &nbsp; Dr L Dlamini</div>${c.no('Dr R Pillay', 'partner of the laboratory')}${c.no('Dr A van Schalkwyk', 'partner of the laboratory')}
      <div style="display:grid;grid-template-columns:1fr 1fr;margin:8px 0"><div>PATIENT : RADEBE, Thandeka<br>DOB/AGE : 14/10/1979 (45y) &nbsp; F<br>FUND &nbsp;&nbsp; : Private<br>ICD-10 &nbsp;: Z00.0</div><div>REF. DR : DR B NAICKER<br>COLLECTED : 21/05/2025 07h40<br>RECEIVED &nbsp;: 21/05/2025 10h15<br>REPORTED &nbsp;: 21/05/2025 16h22</div></div><div>COPY TO : DR M ESTERHUIZEN (GYNAECOLOGIST)</div>${c.no('DR M ESTERHUIZEN', 'copy')}
      ${['#FULL BLOOD COUNT', 'hgb;Haemoglobin;10.8;g/dL;12.1 - 16.3', 'rbc;Red Cell Count;4.31;10^12/L;4.13 - 5.67', 'hct;Haematocrit;0.34;L/L;0.37 - 0.49', 'mcv;MCV;78.9;fL;79.1 - 98.9', 'mch;MCH;25.1;pg;27.0 - 32.0', 'rdw;RDW;16.2;%;11.6 - 14.0', 'wbc;White Cell Count;5.24;10^9/L;3.92 - 10.40', 'neut;Neutrophils Abs;2.71;10^9/L;1.60 - 6.98', 'lymph;Lymphocytes Abs;1.88;10^9/L;1.40 - 4.20', 'eos;Eosinophils Abs;0.19;10^9/L;0.00 - 0.95', 'plt;Platelets;419;10^9/L;171 - 388', 'esr;ESR (Westergren);28;mm/h;0 - 20', '#IRON STUDIES', 'fe;S-Iron;5.2;umol/L;9.0 - 30.4', 'transf;S-Transferrin;3.6;g/L;2.0 - 3.6', 'tsat;Transferrin Saturation;6;%;15 - 50', 'ferr;S-Ferritin;8;ug/L;13 - 150', '#UREA AND ELECTROLYTES', 'na;S-Sodium;140;mmol/L;136 - 145', 'k;S-Potassium;4.1;mmol/L;3.5 - 5.1', 'cl;S-Chloride;105;mmol/L;98 - 107', 'urea;S-Urea;4.4;mmol/L;2.1 - 7.1', 'crea;S-Creatinine;61;umol/L;49 - 90', 'egfr;eGFR (CKD-EPI);>90;mL/min/1.73m2;', '#LIPOGRAM (FASTING)', 'chol;S-Cholesterol;5.7;mmol/L;< 5.0', 'trig;S-Triglycerides;0.9;mmol/L;< 1.7', 'hdl;S-HDL Cholesterol;1.6;mmol/L;> 1.2', 'ldl;S-LDL Cholesterol;3.7;mmol/L;< 3.0', '#ENDOCRINOLOGY', 'a1c;HbA1c (NGSP);5.8;%;< 5.7', 'glu;P-Glucose fasting;5.4;mmol/L;3.9 - 5.5', 'tsh;S-TSH;3.11;mIU/L;0.27 - 4.20', '#SEROLOGY', 'hivag;HIV 1/2 Ag/Ab;Negative;;', 'rpr;RPR;Non-reactive;;', '>{o|Hypochromic microcytic picture} with raised platelets, in keeping with {d.ida|iron deficiency anaemia|icd=D50.9/D50.0/D50.8}. {x|No blasts seen|negated}. {x|Haemoglobin electrophoresis suggested if no response to iron|conditional|l.phe}. {x|HbA1c 5.7 - 6.4 %: increased risk of diabetes|reference comment|d.predm}.'].map(line).join('')}
      <div style="display:flex;justify-content:space-between;margin-top:12px"><span>AUTHORISED BY: Dr L Dlamini, Pathologist<br>*** END OF REPORT *** Page 1/1</span>${stamp(['RECEIVED', '22 MAY 2025'], '#444', -4)}</div>${c.no('Dr L Dlamini', 'pathologist of the laboratory')}`,
    )
  },
  { labDate: '2025-05-21', width: 1060, scale: 1.35, degrade: { angle: 0.7 } },
)

/** India: the differential with its percentage and its absolute number in one row, each with limits of its own; fever serology under it. */
const fever = doc(
  'p344.jpg',
  ['en', 'lab', 'photo'],
  '2025-09-03',
  ['Sahyadri Kiran Pathology Laboratory', 'SAHYADRI KIRAN PATHOLOGY LABORATORY', 'Sahyadri Kiran Pathology'],
  ['Dr. Meenal Joshi', 'Meenal Joshi', 'DR. MEENAL JOSHI', 'Dr. MEENAL JOSHI'],
  ['Rohan Suresh Pawar', 'Mr. ROHAN SURESH PAWAR', 'ROHAN SURESH PAWAR', 'Mr. Rohan Suresh Pawar'],
  'Haematology and serology report',
  (c) => {
    const cells = (r, off) =>
      `<td>${en(r.label)}</td><td class="v">${off ? `<b>${r.flag} &nbsp;${en(r.printed)}</b>` : en(r.printed)}</td><td>${en(r.unit)}</td><td>${en(r.ref)}</td>`
    const pair = (name, [kp, percent, refp], [ka, absolute, refa]) => {
      const show = (r) => (r.flag === 'H' || r.flag === 'L' ? `${r.printed} ${r.flag}` : r.printed)
      return `<tr><td>${en(name)}</td><td class="v">${resultCell(c, kp, name, percent, '%', refp, '2025-09-03', show)}</td><td class="r">${en(refp)}</td><td class="v">${resultCell(c, ka, name, absolute, '10^3/uL', refa, '2025-09-03', show)}</td><td class="r">${en(refa)}</td></tr>`
    }
    return sheet(
      `body{font:18px/1.38 ${FACE.times};font-size:19.5px;padding:38px 60px}td,th{padding:3.5px 10px}.m th{border-top:2px solid #8a1f1f;border-bottom:2px solid #8a1f1f;font-size:17.5px}.v{text-align:center;width:130px}.r{color:#333;font-size:18px}h3{text-align:center;font-size:20px;margin:12px 0 4px;letter-spacing:1px}.d td,.d th{border:1px solid #888}.d th{background:#f4e6e0;font-size:17.5px}`,
      `<div style="display:flex;gap:16px;align-items:center">${mark('rings', '#8a1f1f', 58)}<div style="flex:1"><b style="font-size:26px;color:#8a1f1f">SAHYADRI KIRAN PATHOLOGY LABORATORY</b><br>Shop 4, Laxmi Arcade, Satara Road, Karad &nbsp; Ph. 02164 000000<br>Dr. Vaishali Gokhale, MD (Pathology)</div></div>${c.no('Dr. Vaishali Gokhale', 'pathologist of the laboratory')}
      <div style="display:grid;grid-template-columns:1.2fr 1fr;border:1px solid #8a1f1f;padding:6px 12px;margin:8px 0"><div>Name : Mr. ROHAN SURESH PAWAR<br>Age/Sex : 27 Yrs / M<br>Ref. by : DR. MEENAL JOSHI</div><div>Sample No : 09/0311<br>Sample Date : 03/09/2025<br>Report Date : 04/09/2025</div></div>
      <h3>COMPLETE BLOOD COUNT</h3><table class="m"><tr><th>Investigation</th><th class="v">Result</th><th>Unit</th><th>Normal Range</th></tr>${rows(c, cells, ['hgb;Haemoglobin;13.4;g/dL;13.0 - 17.0', 'rbc;RBC Count;4.72;mill/cumm;4.5 - 5.5', 'hct;PCV;39.8;%;40 - 50', 'mcv;MCV;84.3;fL;83 - 101', 'wbc;Total WBC Count;3.9;10^3/uL;4.0 - 10.0', 'plt;Platelet Count;1.32;lakh/cumm;1.5 - 4.1'])}</table>
      <h3>DIFFERENTIAL COUNT</h3><table class="d"><tr><th>Cell</th><th class="v">%</th><th>Range %</th><th class="v">Absolute (10^3/uL)</th><th>Range (10^3/uL)</th></tr>${pair('Neutrophils', ['neutp', '48', '40 - 80'], ['neut', '1.87', '2.0 - 7.0'])}${pair('Lymphocytes', ['lymphp', '44', '20 - 40'], ['lymph', '1.72', '1.0 - 3.0'])}${pair('Monocytes', ['monop', '7', '2 - 10'], ['mono', '0.27', '0.2 - 1.0'])}${pair('Eosinophils', ['eosp', '1', '1 - 6'], ['eos', '0.04', '0.02 - 0.5'])}${pair('Basophils', ['basop', '0', '0 - 2'], ['baso', '0.00', '0.0 - 0.1'])}</table>
      <p>${c.t('Peripheral smear: RBC normocytic normochromic. {o|Reactive lymphocytes} seen. {d.thrombopen?|Platelets mildly reduced|icd=D69.6}. {x|No immature cells|negated}. {l.malsm|Malarial parasite: Not seen|v=Not seen;u=-}.')}</p>
      <table class="m"><tr><th>Investigation</th><th class="v">Result</th><th>Unit</th><th>Normal Range</th></tr>${rows(c, cells, ['esr;ESR (Westergren) 1st hour;32;mm;0 - 15', 'crp;CRP (Quantitative);41.6;mg/L;0 - 6', 'alt;SGPT;68;U/L;0 - 45', 'e12typhm;Typhidot IgM;Positive;;', 'e12typhg;Typhidot IgG;Negative;;', 'ns1;Dengue NS1 Antigen;Negative;;', 'denigm;Dengue IgM;Negative;;'])}</table>
      <h3>WIDAL TEST (SLIDE)</h3><table class="m">${rows(c, cells, ['e12wido;S. typhi O;1:160;;', 'e12widh;S. typhi H;1:80;;', 'e12widah;S. paratyphi AH;1:20;;', 'e12widbh;S. paratyphi BH;1:20;;'])}</table>
      <p style="font-size:17px">${c.t('{x|Titre of 1:80 and above for O is significant|reference comment|d.e12typhoid}. {x|Blood culture advised for confirmation|planned|l.bcult}. Kindly correlate clinically.')}</p><div style="display:flex;justify-content:space-between;align-items:end"><span>Checked by: Mrs. Swati (DMLT)</span><div style="text-align:center">${signature(c.rnd)}<br>Consultant Pathologist</div></div>`,
    )
  },
  { width: 1100, scale: 1.4, degrade: { angle: -1.4, folds: [0.5] } },
)

export const twelfthEnLabs = [journal, pointOfCare, leaders, fever]
