/** Everyday laboratory reports in English: a reference laboratory, a practice's print, a hospital, a lab with previous results. */
import { barcode, mark, matrixCode } from '../lib/decor.mjs'
import { FACE, doc, en, letter, resultCell, rows, sheet } from './blind-parts.mjs'

/** Count with differential and a metabolic panel: flag before the value, units last. */
const reference = doc(
  'p191.jpg',
  ['en', 'lab', 'photo'],
  '2025-03-11',
  ['Palmetto Reference Laboratories', 'PALMETTO REFERENCE LABORATORIES', 'Palmetto Reference Labs'],
  ['Theresa Kowalczyk, MD', 'KOWALCZYK, THERESA', 'Theresa Kowalczyk', 'T. Kowalczyk'],
  ['Darnell Whitcomb', 'WHITCOMB, DARNELL', 'Whitcomb, Darnell'],
  'Laboratory report',
  (c) => {
    const cells = (r, off) =>
      `<td>${en(r.label)}</td><td class="f">${off ? (r.flag === 'H' ? 'HIGH' : 'LOW') : ''}</td><td class="v">${en(r.printed)}</td><td>${en(r.ref)}</td><td>${en(r.unit)}</td>`
    return sheet(
      `body{font:17px/1.3 ${FACE.arial};padding:40px 54px}td,th{padding:3px 10px}th{border-top:2px solid #000;border-bottom:2px solid #000;font-size:15px}.f{font-weight:bold;width:80px}.v{width:110px}.off td{font-weight:bold}.g td{background:#e4e7ec;font-weight:bold;padding:4px 10px}.c td{font-size:15px;padding-left:34px;color:#333}.h{display:grid;grid-template-columns:1fr 1fr 1fr;border:1px solid #000;margin:12px 0;font-size:15.5px}.h>div{padding:7px 10px;border-right:1px solid #000}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:12px;align-items:center">${mark('bars', '#1d4f7c', 44)}<b style="font-size:25px;color:#1d4f7c">Palmetto Reference Laboratories</b></div><div style="text-align:right">${barcode(c.rnd, 36, 30)}<br>Page 1 of 1</div></div>
      <div class="h"><div><b>WHITCOMB, DARNELL</b><br>DOB: 08/30/1971 &nbsp; Age: 53<br>Sex: M &nbsp; Fasting: Y<br>Phone: 803.555.0142</div><div>Specimen: PR448120K<br>Requisition: 0093317<br>Collected: 03/11/2025 07:52<br>Received: 03/11/2025 21:14<br>Reported: 03/12/2025 06:40</div><div style="border:0">Client #: 40118852<br>KOWALCZYK, THERESA<br>BROAD RIVER PRIMARY CARE<br>1200 BROAD RIVER RD<br>COLUMBIA, SC</div></div>${c.no('BROAD RIVER PRIMARY CARE', 'client of the laboratory')}
      <table><tr><th>Test name</th><th>Flag</th><th>Result</th><th>Reference range</th><th>Units</th></tr>${rows(
        c,
        cells,
        [
          '#CBC (INCLUDES DIFF/PLT)',
          'wbc;WHITE BLOOD CELL COUNT;11.6;Thousand/uL;3.8-10.8',
          'rbc;RED BLOOD CELL COUNT;4.61;Million/uL;4.20-5.80',
          'hgb;HEMOGLOBIN;14.2;g/dL;13.2-17.1',
          'hct;HEMATOCRIT;42.8;%;38.5-50.0',
          'mcv;MCV;92.8;fL;80.0-100.0',
          'mch;MCH;30.8;pg;27.0-33.0',
          'mchc;MCHC;33.2;g/dL;32.0-36.0',
          'rdw;RDW;15.6;%;11.0-15.0',
          'plt;PLATELET COUNT;274;Thousand/uL;140-400',
          'mpv;MPV;10.1;fL;7.5-12.5',
          'neut;ABSOLUTE NEUTROPHILS;8004;cells/uL;1500-7800',
          'lymph;ABSOLUTE LYMPHOCYTES;2320;cells/uL;850-3900',
          'mono;ABSOLUTE MONOCYTES;812;cells/uL;200-950',
          'eos;ABSOLUTE EOSINOPHILS;406;cells/uL;15-500',
          'baso;ABSOLUTE BASOPHILS;58;cells/uL;0-200',
          'neutp;NEUTROPHILS;69.0;%;',
          'lymphp;LYMPHOCYTES;20.0;%;',
          'monop;MONOCYTES;7.0;%;',
          'eosp;EOSINOPHILS;3.5;%;',
          'basop;BASOPHILS;0.5;%;',
          '#COMPREHENSIVE METABOLIC PANEL',
          'glu;GLUCOSE;118;mg/dL;65-99',
          '>Fasting reference interval. {x|A value between 100 and 125 is consistent with prediabetes|reference comment|d.predm} and should be confirmed.',
          'bun;UREA NITROGEN (BUN);22;mg/dL;7-25',
          'crea;CREATININE;1.31;mg/dL;0.70-1.30',
          'egfr;EGFR;65;mL/min/1.73m2;> = 60|range=>=60',
          'bcr;BUN/CREATININE RATIO;17;(calc);6-22',
          'na;SODIUM;139;mmol/L;135-146',
          'k;POTASSIUM;5.4;mmol/L;3.5-5.3',
          '>Specimen slightly hemolyzed; {x|hemolysis may raise potassium|reference comment|d.hyperk}.',
          'cl;CHLORIDE;104;mmol/L;98-110',
          'hco3;CARBON DIOXIDE;25;mmol/L;20-32',
          'ca;CALCIUM;9.4;mg/dL;8.6-10.3',
          'tp;PROTEIN, TOTAL;7.0;g/dL;6.1-8.1',
          'alb;ALBUMIN;4.3;g/dL;3.6-5.1',
          'glob;GLOBULIN;2.7;g/dL (calc);1.9-3.7',
          'tbil;BILIRUBIN, TOTAL;0.6;mg/dL;0.2-1.2',
          'alp;ALKALINE PHOSPHATASE;71;U/L;35-144',
          'ast;AST;28;U/L;10-35',
          'alt;ALT;51;U/L;9-46',
        ],
      )}</table><div style="font-size:14.5px;border-top:1px solid #000;margin-top:8px">Laboratory director: Anselm Duquette, MD. CLIA 42D0000000. End of report.</div>${c.no('Anselm Duquette, MD', 'laboratory director')}`,
    )
  },
  { scale: 1.25, degrade: { angle: 1.1 } },
)

/** A practice's print: no table, one result a line, the limits in square brackets, the doctor's comment under each group. */
const practice = doc(
  'p192.png',
  ['en', 'lab', 'scan'],
  '2025-01-20',
  ['Thornbury Lane Surgery', 'THORNBURY LANE SURGERY'],
  ['Dr Priyanka Deshmukh', 'Dr P Deshmukh', 'Priyanka Deshmukh', 'Deshmukh'],
  [
    'Mr Alistair Brocklehurst',
    'Alistair Brocklehurst',
    'BROCKLEHURST, Alistair (Mr)',
    'BROCKLEHURST, Alistair',
  ],
  'Pathology results',
  (c) => {
    const cells = (r, off) =>
      `<td>${en(r.label)}</td><td class="v">${off ? '* ' : ''}<b>${en(r.printed)}</b> ${en(r.unit)}${r.ref ? ` [${en(r.ref)}]` : ''}${off ? ` - ${r.flag === 'H' ? 'Above high reference limit' : 'Below low reference limit'}` : ''}</td>`
    const group = (title, note, lines) =>
      `<div class="t"><b>${en(title)}</b><span>${en(note)}</span></div><table>${rows(c, cells, lines)}</table>`
    return sheet(
      `body{font:18px/1.38 ${FACE.verdana};font-size:16.5px;padding:46px 60px}td{padding:2px 6px}.v{width:62%}.t{display:flex;justify-content:space-between;border-bottom:1px solid #333;margin-top:14px}.c td{font-style:italic;padding-left:24px}`,
      `<div style="text-align:center"><b style="font-size:21px">Thornbury Lane Surgery</b><br>14 Thornbury Lane, Stroud. Tel 01453 000 000</div><p><b>BROCKLEHURST, Alistair (Mr)</b> &nbsp; Date of birth: 03-Nov-1958 (66y) &nbsp; NHS No: 999 014 7733<br>Printed: 27-Jan-2025 10:12 by reception &nbsp; Usual GP: Dr Priyanka Deshmukh</p>
      ${group('Serum lipids', '20-Jan-2025 08:40', ['chol;Serum cholesterol level;6.4;mmol/L;', 'hdl;Serum HDL cholesterol level;1.02;mmol/L;> 1.00', 'cholhdl;Serum cholesterol/HDL ratio;6.3;;< 5.0', 'trig;Serum triglyceride levels;2.51;mmol/L;< 1.70', 'nhdl;Serum non high density lipoprotein cholesterol level;5.38;mmol/L;', '>Comment: {x|consider familial hypercholesterolaemia if total cholesterol exceeds 7.5|reference comment|d.fh}.'])}
      ${group('Haemoglobin A1c level - IFCC standardised', '20-Jan-2025 08:40', ['a1c;HbA1c level;44;mmol/mol;20 - 41', '>Comment: {x|42 - 47 mmol/mol indicates non-diabetic hyperglycaemia|reference comment|d.predm}. Repeat yearly.'])}
      ${group('Thyroid function test', '20-Jan-2025 08:40', ['tsh;Serum TSH level;6.12;mU/L;0.27 - 4.20', 'ft4;Serum free T4 level;13.4;pmol/L;12.0 - 22.0', '>GP comment: Borderline. {x|Repeat with TPO antibodies in three months|planned|l.tpo}. {x|Not for levothyroxine at present|not given|m.levo}.'])}
      ${group('Bone profile', '20-Jan-2025 08:40', ['ca;Serum calcium level;2.31;mmol/L;', 'cacor;Serum adjusted calcium concentration;2.29;mmol/L;2.20 - 2.60', 'phos;Serum inorganic phosphate level;1.08;mmol/L;0.80 - 1.50', 'alp;Serum alkaline phosphatase level;134;U/L;30 - 130', 'alb;Serum albumin level;41;g/L;35 - 50'])}
      ${group('Urea and electrolytes', '20-Jan-2025 08:40', ['na;Serum sodium level;134;mmol/L;133 - 146', 'k;Serum potassium level;4.9;mmol/L;3.5 - 5.3', 'urea;Serum urea level;8.1;mmol/L;2.5 - 7.8', 'crea;Serum creatinine level;108;umol/L;64 - 104', 'egfr;eGFRcreat (CKD-EPI);63;mL/min;', '>Comment: {x|chronic kidney disease not implied above 60 unless albuminuria|reference comment|d.ckd}.'])}
      ${group('Prostate specific antigen', '20-Jan-2025 08:40', ['psa;Serum PSA level;3.8;ug/L;< 4.5', '>Normal, no action.'])}
      <p>Specimens tested at: Severn Vale Pathology, Gloucester. Requested by Dr P Deshmukh. Viewed by Dr Colm Heneghan 22-Jan-2025.</p>${c.no('Dr Colm Heneghan', 'viewer')}`,
    )
  },
  { degrade: { angle: 0.7 }, facilityAliases: ['THORNBURY LANE SURGERY', 'Severn Vale Pathology'] },
)

/** Liver, iron and vitamins: today's and the earlier result in columns, newest first, unit under the name. */
const trend = doc(
  'p193.png',
  ['en', 'lab', 'clean'],
  '2025-05-06',
  ['Granite Peak Medical Laboratory', 'GRANITE PEAK MEDICAL LABORATORY', 'Granite Peak'],
  ['Owen Tsosie, DO', 'Owen Tsosie', 'O. Tsosie, DO', 'Dr. Tsosie'],
  ['Philippa Renwick', 'RENWICK, PHILIPPA', 'Renwick, Philippa'],
  'Comparative laboratory report',
  (c) => {
    const line = (key, label, unit, ref, now, before) => {
      const cell = (v, on) =>
        v ? resultCell(c, key, label, v, unit, ref, on, (r) => (letter(r) ? `${v} (${letter(r)})` : v)) : ''
      return `<tr><td>${en(label)}<div class="u">${en(unit)}</div></td><td class="n">${cell(now, '2025-05-06')}</td><td>${cell(before, '2024-10-29')}</td><td class="u">${en(ref)}</td></tr>`
    }
    const group = (t) => `<tr><td class="g" colspan="4">${en(t)}</td></tr>`
    return sheet(
      `body{font:18px/1.25 ${FACE.lato};padding:42px 70px}td,th{padding:4px 14px;border-bottom:1px solid #d5d9de}th{text-align:left;background:#3b4a5a;color:#fff}.u{font-size:14.5px;color:#555}.n{font-weight:bold;background:#f3f6f9}.g{font-weight:bold;color:#3b4a5a;border-bottom:2px solid #3b4a5a;padding-top:12px}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:12px;align-items:center">${mark('star', '#3b4a5a', 42)}<b style="font-size:24px">Granite Peak Medical Laboratory</b></div>${matrixCode(c.rnd, 18, 3)}</div><p>Patient: <b>Philippa Renwick</b> &nbsp; Female &nbsp; Born 12/19/1984 &nbsp; Chart 77-0281<br>Ordering provider: Owen Tsosie, DO &nbsp; Copy to: Leonora Batiste, MD &nbsp; Report printed: 05/08/2025</p>${c.no('Leonora Batiste, MD', 'copy')}
      <table><tr><th>Test</th><th>05/06/2025</th><th>10/29/2024</th><th>Reference</th></tr>
      ${group('Hepatic function')}${line('tp', 'Total protein', 'g/dL', '6.4-8.3', '7.1', '7.3')}${line('alb', 'Albumin', 'g/dL', '3.5-5.0', '4.4', '4.2')}${line('tbil', 'Bilirubin, total', 'mg/dL', '0.3-1.2', '1.9', '1.6')}${line('dbil', 'Bilirubin, direct', 'mg/dL', '0.0-0.3', '0.3', '0.2')}${line('alp', 'Alkaline phosphatase', 'U/L', '40-120', '62', '66')}${line('ast', 'AST (SGOT)', 'U/L', '8-40', '24', '47')}${line('alt', 'ALT (SGPT)', 'U/L', '7-41', '22', '68')}${line('ggt', 'GGT', 'U/L', '5-36', '19', '')}
      ${group('Iron studies')}${line('fe', 'Iron', 'ug/dL', '37-145', '29', '88')}${line('tibc', 'TIBC', 'ug/dL', '250-425', '448', '371')}${line('tsat', '% Saturation', '%', '15-50', '6', '24')}${line('ferr', 'Ferritin', 'ng/mL', '13-150', '7', '31')}${line('transf', 'Transferrin', 'mg/dL', '200-360', '', '288')}
      ${group('Vitamins')}${line('b12', 'Vitamin B12', 'pg/mL', '232-1245', '205', '390')}${line('fol', 'Folate, serum', 'ng/mL', '>4.0', '11.8', '')}${line('vitd', 'Vitamin D, 25-OH', 'ng/mL', '30-100', '24', '18')}
      ${group('Inflammation')}${line('crp', 'C-reactive protein', 'mg/L', '<5.0', '2.2', '')}${line('esr', 'Sedimentation rate', 'mm/h', '0-20', '', '14')}</table>
      <p>${c.t('Clinical information given: fatigue, heavy periods; {d.gilb|Gilbert syndrome}; takes {m.fes|ferrous sulfate 325 mg every other day|freq=every other day}. {x|Isolated indirect bilirubin rise is not evidence of hepatitis|reference comment}. {x|Celiac disease is a common cause of low ferritin|reference comment|d.celiac}. {x|Hemolysis index normal|normal finding}.')}</p>`,
    )
  },
)

/** Dipstick and sediment side by side, then the culture and its antibiogram. */
const urine = doc(
  'p194.jpg',
  ['en', 'lab', 'photo'],
  '2024-12-03',
  [
    'Blue Heron Community Hospital',
    'BLUE HERON COMMUNITY HOSPITAL',
    'Blue Heron Community Hospital Laboratory',
  ],
  ['Marisol Quintero, NP', 'Marisol Quintero', 'QUINTERO, MARISOL NP', 'M. Quintero, NP'],
  ['Beatrix Lindholm', 'LINDHOLM, BEATRIX', 'Lindholm, Beatrix'],
  'Urinalysis and urine culture',
  (c) => {
    const tab = (lines) =>
      `<table><tr><th>Test</th><th>Result</th><th>Normal</th></tr>${rows(c, (r, off) => `<td>${en(r.label)}</td><td>${off ? '<b>' : ''}${en(`${r.printed} ${r.unit}`.trim())}${off ? ` ${r.flag}</b>` : ''}</td><td>${en(r.ref)}</td>`, lines)}</table>`
    const drug = (name, mic, sir) => `<tr><td>${c.t(name)}</td><td>${mic}</td><td>${sir}</td></tr>`
    return sheet(
      `body{font:18px/1.34 ${FACE.roboto};padding:42px 52px}td,th{padding:4px 9px;border:1px solid #9aa}th{background:#e5eef2;text-align:left}.two{display:grid;grid-template-columns:1fr 1fr;gap:20px;align-items:start}h3{margin:14px 0 5px;font-size:18px}`,
      `<div style="display:flex;justify-content:space-between"><div><b style="font-size:24px;color:#10546b">BLUE HERON COMMUNITY HOSPITAL</b><br>Department of Laboratory Medicine</div>${barcode(c.rnd, 38, 34)}</div><p>LINDHOLM, BEATRIX &nbsp; F &nbsp; DOB 02/17/1996 &nbsp; MRN 5502918<br>Collected 12/03/2024 16:20 &nbsp; Received 12/03/2024 17:02 &nbsp; Final 12/05/2024 &nbsp; Provider: Marisol Quintero, NP<br>Source: urine, clean catch</p>
      <div class="two"><div><h3>Dipstick</h3>${tab(['ucol;Color;Dark yellow;;Yellow', 'uapp;Clarity;Cloudy;;Clear', 'usg;Specific gravity;1.028;;1.005-1.030', 'uph;pH;7.5;;5.0-8.0', 'uprot;Protein;Trace;;Negative', 'uglu;Glucose;Negative;;Negative', 'uket;Ketones;Negative;;Negative', 'ubld;Blood;2+;;Negative', 'ubil;Bilirubin;Negative;;Negative', 'urob;Urobilinogen;0.2;EU/dL;0.2-1.0', 'unit;Nitrite;Positive;;Negative', 'uleu;Leukocyte esterase;3+;;Negative'])}</div><div><h3>Microscopic</h3>${tab(['uwbc;WBC;68;/HPF;0-5', 'urbc;RBC;14;/HPF;0-3', 'uepi;Squamous epithelial cells;4;/HPF;0-5', 'ubact;Bacteria;Many;;None', 'ucast;Hyaline casts;0;/LPF;0-2', 'umuc;Mucus;Present;;', 'uyeast;Yeast;None seen;;None seen', 'hcgu;Urine pregnancy test;Negative;;Negative'])}</div></div>
      <h3>Urine culture</h3><p>${c.t('Result: {l.ucult|>100,000 CFU/mL Proteus mirabilis|v=>100,000 CFU/mL Proteus mirabilis;u=-}. {x|No yeast isolated|negated}.')}</p><table style="width:70%"><tr><th>Antibiotic</th><th>MIC ug/mL</th><th>Interpretation</th></tr>${drug('{x|Ampicillin|antibiogram|m.ampi}', '&lt;=2', 'S')}${drug('{x|Cefazolin|antibiogram|m.cefaz}', '4', 'S')}${drug('{x|Ceftriaxone|antibiogram|m.ceftr}', '&lt;=0.25', 'S')}${drug('{x|Ciprofloxacin|antibiogram|m.cipr}', '&gt;=4', 'R')}${drug('{x|Nitrofurantoin|antibiogram|m.nitrof}', '128', 'R')}${drug('{x|Trimethoprim/sulfamethoxazole|antibiogram|m.sept}', '&lt;=20', 'S')}</table>
      <p style="font-size:16px">Called to Marisol Quintero, NP 12/05/2024 09:10. Microbiology supervisor: Ines Varga, MT(ASCP).</p>${c.no('Ines Varga', 'laboratory staff')}`,
    )
  },
  { scale: 1.25, degrade: { angle: -1.6 } },
)

export const sixthLabs = [reference, practice, trend, urine]
