/** Result sheets in English: an American portal's print, an Australian table of three dates, an Indian profile with methods, a fax strip, an Irish form with units and limits before the result. */
import { barcode, mark, stamp } from '../lib/decor.mjs'
import { FACE, doc, en, sheet } from './blind-parts.mjs'

const off = (r) => r.flag === 'H' || r.flag === 'L'

/** United States: range first, then the value, the flag in words; a group under its order. */
const portal = doc(
  'p941.png',
  ['en', 'lab', 'clean'],
  '2026-04-16',
  ['Harlan County Medical Center', 'HARLAN COUNTY MEDICAL CENTER', 'Harlan County Medical Center Laboratory'],
  ['Renata Villaseñor, NP', 'Renata Villaseñor', 'Renata Villasenor', 'Renata Villasenor, NP'],
  ['Darlene Kopecky', 'Darlene M. Kopecky', 'Kopecky, Darlene', 'Darlene M Kopecky'],
  'Test results',
  (c) => {
    const row = (s) => {
      const r = c.lab(s)
      const word = { H: '(High)', L: '(Low)' }[r.flag] ?? ''
      const unit = r.unit ? ` ${en(r.unit)}` : ''
      return `<tr data-e="${r.n}"><td>${en(r.label)}</td><td class="r">${r.ref ? `${en(r.ref)}${unit}` : ''}</td><td><b>${en(r.printed)}</b>${unit}</td><td class="w">${word}</td></tr>`
    }
    const group = (title, list) =>
      `<h3>${en(title)}</h3><small>Order status: Final result &nbsp;|&nbsp; Collected: Apr 16, 2026, 6:48 AM</small><table><tr><th style="width:38%">Component</th><th>Standard range</th><th>Your value</th><th></th></tr>${list.map(row).join('')}</table>`
    return sheet(
      `body{font:16px/1.3 ${FACE.openSans};font-size:15px;padding:38px 62px}td,th{padding:2px 8px;border-bottom:1px solid #dde3ea;text-align:left}th{font-size:13px;color:#4a5a6a}.r{color:#4a5a6a}.w{color:#9b1c1c;font-weight:bold}h3{font-size:17px;color:#174a7c;margin:11px 0 0}small{font-size:13px;color:#4a5a6a}p{margin:6px 0}`,
      `<div style="display:flex;justify-content:space-between;border-bottom:1px solid #174a7c;padding-bottom:6px"><div style="display:flex;gap:10px;align-items:center">${mark('cross', '#174a7c', 38)}<b style="font-size:20px;color:#174a7c">Harlan County Medical Center</b></div><span>HarlanConnect - Test Details</span></div>
      <p>Name: <b>Darlene M. Kopecky</b> | DOB: 7/22/1958 | MRN: 0048XXX | PCP: Renata Villaseñor, NP</p>
      ${group('IRON, TIBC AND FERRITIN PANEL', ['fe;Iron;38;ug/dL;50 - 170', 'tibc;TIBC;441;ug/dL;250 - 450', 'tsat;Iron Saturation;9;%;15 - 50', 'ferr;Ferritin;8;ng/mL;11 - 307'])}
      ${group('HEMOGRAM', ['wbc;WBC;5.7;K/uL;4.0 - 11.0', 'rbc;RBC;4.48;M/uL;3.90 - 5.20', 'hgb;HGB;10.6;g/dL;11.7 - 15.7', 'hct;HCT;34.2;%;35.0 - 47.0', 'mcv;MCV;76.3;fL;80.0 - 100.0', 'mchc;MCHC;31.0;g/dL;32.0 - 36.0', 'rdw;RDW;17.4;%;11.5 - 14.5', 'plt;PLT;388;K/uL;150 - 400', 'mpv;MPV;9.9;fL;9.0 - 12.6'])}
      ${group('BASIC METABOLIC PANEL', ['na;Sodium;139;mmol/L;136 - 145', 'k;Potassium;3.4;mmol/L;3.5 - 5.1', 'cl;Chloride;103;mmol/L;98 - 107', 'hco3;CO2;27;mmol/L;21 - 31', 'gap;Anion Gap;9;;5 - 15', 'glu;Glucose;91;mg/dL;74 - 99', 'bun;BUN;22;mg/dL;7 - 25', 'crea;Creatinine;1.14;mg/dL;0.60 - 1.20', 'egfr;eGFR;53;mL/min/1.73m2;>= 60', 'ca;Calcium;9.2;mg/dL;8.6 - 10.3'])}
      ${group('LIPASE; MAGNESIUM; VITAMIN B12', ['lip;Lipase;31;U/L;11 - 82', 'mg;Magnesium;1.7;mg/dL;1.9 - 2.7', 'b12;Vitamin B12;268;pg/mL;180 - 914'])}
      <h3>Provider comments</h3>
      <p>${c.t('Your iron is very low and you have {d.ida|iron deficiency anemia|icd=D50.9/D50.0}. {x|I am referring you to GI for a colonoscopy|planned|p.colono}. {x|Start an iron pill only after I hear back about your stomach|conditional|m.fes}. {d.hypok?|Potassium is a little low|icd=E87.6;st=-}, probably from {m.chlor|chlorthalidone}. {x|Your B12 is fine|negated|d.b12}. {x|Have you seen any blood in the stool|question}?')}</p>
      <p style="font-size:13px">${c.t('{x|Standard range for ferritin is lower in menstruating women|reference comment}. {x|An eGFR below 60 for three months may mean chronic kidney disease|reference comment|d.ckd}.')} Performed at Harlan County Medical Center Laboratory. Result released Apr 17, 2026. Printed from HarlanConnect 4/20/26.</p>`,
    )
  },
  { dateAliases: ['2026-04-17'], width: 1060, scale: 1.35 },
)

/** Australia: three collections side by side, the newest first, limits and unit in the last two columns. */
const cumulative = doc(
  'p942.jpg',
  ['en', 'lab', 'photo'],
  '2026-03-11',
  ['Bellarine Pathology', 'BELLARINE PATHOLOGY', 'Bellarine Pathology Pty Ltd'],
  ['Dr Anthea Kyriakou', 'Anthea Kyriakou', 'Dr A Kyriakou', 'DR A KYRIAKOU'],
  ['Gordon Maplestone', 'MAPLESTONE, Gordon', 'MAPLESTONE Gordon', 'Mr Gordon Maplestone'],
  'Cumulative report',
  (c) => {
    const days = ['2026-03-11', '2025-12-03', '2025-08-20']
    const row = (s) => {
      if (s.startsWith('#')) return `<tr><td colspan="6" class="g">${en(s.slice(1))}</td></tr>`
      const [key, label, printed, unit, ref] = s.split(';')
      const cells = printed.split('/').map((v, i) => {
        if (v === '-') return '<td class="v"></td>'
        const r = c.lab([key, label, v, unit, ref].join(';'), { date: days[i] })
        return `<td class="v" data-e="${r.n}">${off(r) ? `<b>${en(v)}${r.flag === 'H' ? '+' : '-'}</b>` : en(v)}</td>`
      })
      return `<tr><td>${en(label)}</td>${cells.join('')}<td class="c">${ref ? `(${en(ref)})` : ''}</td><td>${en(unit)}</td></tr>`
    }
    return sheet(
      `body{font:17px/1.32 ${FACE.arial};font-size:17px;padding:46px 60px}td,th{padding:2.5px 9px}th{border-bottom:1px solid #000;text-align:right;font-weight:bold}.v{text-align:right;width:112px}.g{font-weight:bold;padding-top:8px;text-decoration:underline}.c{text-align:center}p{margin:7px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center;border-bottom:3px solid #00695c;padding-bottom:7px"><div style="display:flex;gap:12px;align-items:center">${mark('bars', '#00695c', 46)}<div><b style="font-size:24px;color:#00695c">Bellarine Pathology</b><br>NATA 1XXXX &nbsp; Ph 03 5550 0XXX</div></div>${barcode(c.rnd, 40, 32)}</div>
      <div style="display:grid;grid-template-columns:1fr 1fr;margin:9px 0;line-height:1.4"><div><b>MAPLESTONE, Gordon</b> &nbsp; M<br>DOB 04/09/1947<br>12 Esplanade, Portarlington VIC</div><div>Referred by: Dr Anthea Kyriakou<br>Copy to: Dr Desmond Fairweather (Renal)<br>Reported: 12/03/2026</div></div>${c.no('Dr Desmond Fairweather', 'recipient of a copy')}
      <b>CUMULATIVE REPORT</b> &nbsp; Clinical notes: ${c.t('{d.ckd3|CKD 3b|icd=N18.32/N18.30}, {d.gout|gout|icd=M10.9}, on {m.allo|allopurinol|dose=-}; {x|?anaemia|question|d.anemia}')}
      <table style="margin-top:6px"><tr><th style="text-align:left">Date<br>Time<br>Lab no.</th><th>11/03/26<br>08:10<br>77120XX</th><th>03/12/25<br>07:55<br>75948XX</th><th>20/08/25<br>09:20<br>74003XX</th><th style="text-align:center">Ref. range</th><th style="text-align:left">Units</th></tr>
      ${['#BIOCHEMISTRY (serum)', 'na;Sodium;141/140/142;mmol/L;135 - 145', 'k;Potassium;5.6/5.1/4.9;mmol/L;3.5 - 5.2', 'cl;Chloride;108/106/105;mmol/L;95 - 110', 'hco3;Bicarbonate;19/21/23;mmol/L;22 - 32', 'urea;Urea;16.4/14.2/12.8;mmol/L;3.0 - 8.5', 'crea;Creatinine;171/158/149;umol/L;60 - 110', 'egfr;eGFR;33/36/39;mL/min/1.73m2;> 59', 'uric;Urate;0.39/0.47/0.58;mmol/L;0.20 - 0.42', 'cacor;Calcium (corr);2.31/2.33/-;mmol/L;2.10 - 2.60', 'phos;Phosphate;1.42/1.36/-;mmol/L;0.75 - 1.50', 'alb;Albumin;38/39/40;g/L;33 - 48', 'alp;ALP;84/-/79;U/L;30 - 110', 'alt;ALT;22/-/26;U/L;5 - 40', 'pth;PTH;11.8/-/9.1;pmol/L;1.6 - 6.9', 'vitd;25-OH Vitamin D;58/-/41;nmol/L;50 - 150', '#HAEMATOLOGY', 'hgb;Haemoglobin;108/115/121;g/L;130 - 180', 'hct;Haematocrit;0.33/0.35/0.37;L/L;0.39 - 0.52', 'mcv;MCV;91/90/90;fL;80 - 100', 'wbc;White cells;6.8/7.2/6.1;x10^9/L;4.0 - 11.0', 'plt;Platelets;201/226/214;x10^9/L;150 - 400', 'ferr;Ferritin;96/-/143;ug/L;30 - 300', 'tsat;Transferrin sat.;18/-/24;%;15 - 45', '#URINE', 'uacr;Albumin/creat. ratio;48.2/-/31.7;mg/mmol;< 2.5'].map(row).join('')}</table>
      <p>${c.t('**Comment 11/03/26:** mild {d.hyperk?|hyperkalaemia|icd=E87.5;st=-}, {x|sample not haemolysed|negated}. {x|Suggest review of RAAS inhibitors and potassium intake|suggestion}. {x|Repeat potassium within one week|planned|l.k}. {x|Iron studies do not suggest deficiency if CRP is normal|conditional|d.e16lowfe}.')}</p>
      <p style="font-size:14.5px">+ above, - below reference range. Dr Leonie Straughan, Pathologist. Tests pending: nil.</p>${c.no('Dr Leonie Straughan', 'pathologist of the laboratory')}`,
    )
  },
  { dateAliases: ['2026-03-12'], width: 1120, scale: 1.35, degrade: { angle: 1.2, folds: [0.5] } },
)

/** India: panels with the specimen in the heading, the method in italics under each name, the interval last. */
const profile = doc(
  'p943.jpg',
  ['en', 'lab', 'scan'],
  '2026-02-08',
  [
    'Sanjeevika Diagnostics',
    'SANJEEVIKA DIAGNOSTICS',
    'Sanjeevika Diagnostics Pvt. Ltd.',
    'Sanjeevika Diagnostics Pvt Ltd',
  ],
  ['Dr. Meenal Ketkar', 'Meenal Ketkar', 'Dr. MEENAL KETKAR', 'DR. MEENAL KETKAR'],
  ['Pradeep Nambissan', 'Mr. PRADEEP NAMBISSAN', 'PRADEEP NAMBISSAN', 'Mr. Pradeep Nambissan'],
  'Laboratory report',
  (c) => {
    const row = (s) => {
      if (s.startsWith('#')) return `<tr><td colspan="4" class="g">${en(s.slice(1))}</td></tr>`
      const [what, method = ''] = s.split('~')
      const r = c.lab(what)
      return `<tr data-e="${r.n}"><td>${en(r.label)}${method ? `<br><i>${en(method)}</i>` : ''}</td><td class="v">${off(r) ? `<b>${r.flag} &nbsp;${en(r.printed)}</b>` : en(r.printed)}</td><td>${en(r.unit)}</td><td>${en(r.ref)}</td></tr>`
    }
    return sheet(
      `body{font:16px/1.22 ${FACE.roboto};font-size:15.6px;padding:36px 56px}td,th{padding:2px 9px;vertical-align:top}th{background:#e9e4f3;border:1px solid #6a4f9c}i{font-size:12.6px;color:#444}.g{text-align:center;font-weight:bold;border-top:1px solid #6a4f9c;border-bottom:1px solid #6a4f9c}.v{text-align:right;width:130px;padding-right:22px}p{margin:5px 0;font-size:14.2px}`,
      `<div style="display:flex;justify-content:space-between;align-items:center;border-bottom:2px solid #6a4f9c;padding-bottom:6px"><div style="display:flex;gap:12px;align-items:center">${mark('rings', '#6a4f9c', 48)}<div><b style="font-size:25px;color:#6a4f9c">SANJEEVIKA DIAGNOSTICS</b><br>Baner Road, Pune 411 0XX &nbsp; NABL MC-3XXX</div></div>${barcode(c.rnd, 36, 30)}</div>
      <div style="display:grid;grid-template-columns:1fr 1fr;margin:7px 0;line-height:1.36"><div>Patient : <b>Mr. PRADEEP NAMBISSAN</b><br>Age / Sex : 54 Y / Male<br>Ref. By : Dr. MEENAL KETKAR, MD</div><div>Collected : 08/Feb/2026 07:20<br>Received : 08/Feb/2026 10:05<br>Reported : 08/Feb/2026 18:41 &nbsp; Status : Final</div></div>
      <table><tr><th style="width:42%">Test Name</th><th>Observed Value</th><th>Unit</th><th>Bio. Ref. Interval</th></tr>
      ${['#DIABETES PANEL (Fluoride plasma / EDTA whole blood)', 'glu;Glucose Fasting;148;mg/dL;70 - 100~Hexokinase', 'ppbs;Glucose Post Prandial (2 h);231;mg/dL;< 140~Hexokinase', 'a1c;Glycated Haemoglobin (HbA1c);8.1;%;4.0 - 5.6~HPLC, NGSP certified', 'eag;Estimated Average Glucose;186;mg/dL;~Calculated', 'cpep;C-Peptide, Fasting;2.84;ng/mL;1.10 - 4.40~ECLIA', '#LIPID PROFILE (Serum)', 'chol;Cholesterol Total;212;mg/dL;< 200~CHOD-PAP', 'trig;Triglycerides;264;mg/dL;< 150~GPO-PAP', 'hdl;HDL Cholesterol;36;mg/dL;> 40~Direct, immuno-inhibition', 'ldl;LDL Cholesterol;123;mg/dL;< 100~Calculated (Friedewald)', 'vldl;VLDL Cholesterol;53;mg/dL;< 30~Calculated', 'cholhdl;Chol / HDL Ratio;5.9;;< 5.0~Calculated', '#LIVER FUNCTION TEST (Serum)', 'tbil;Bilirubin Total;0.8;mg/dL;0.3 - 1.2~Diazo', 'dbil;Bilirubin Direct;0.2;mg/dL;0.0 - 0.3~Diazo', 'unconj;Bilirubin Indirect;0.6;mg/dL;0.1 - 1.0~Calculated', 'ast;SGOT (AST);44;U/L;5 - 40~IFCC without P5P', 'alt;SGPT (ALT);67;U/L;5 - 41~IFCC without P5P', 'ggt;GGT;71;U/L;8 - 61~Szasz', 'alp;Alkaline Phosphatase;92;U/L;40 - 129~PNPP, AMP buffer', 'alb;Albumin;4.3;g/dL;3.5 - 5.2~BCG', '#KIDNEY FUNCTION (Serum / spot urine)', 'urea;Urea;34;mg/dL;17 - 49~Urease GLDH', 'crea;Creatinine;1.08;mg/dL;0.70 - 1.20~Jaffe kinetic', 'uric;Uric Acid;7.6;mg/dL;3.4 - 7.0~Uricase', 'ualb;Microalbumin, Urine;61.4;mg/L;~Immunoturbidimetry', 'uacr;Albumin Creatinine Ratio;74;mg/g;< 30~Calculated', '#VITAMINS (Serum)', 'b12;Vitamin B12;161;pg/mL;197 - 771~ECLIA', 'vitd;25-OH Vitamin D Total;13.2;ng/mL;30.0 - 100.0~CLIA'].map(row).join('')}</table>
      <p>${c.t('**Interpretation:** {x|HbA1c 5.7 - 6.4 % prediabetes; 6.5 % and above diabetes|reference comment|d.predm}. {x|Vitamin D below 20 is deficient, 20 - 29 insufficient|reference comment|d.vitd}. {x|Metformin and pure vegetarian diet may lower vitamin B12|reference comment|m.metf}. {x|Urine ACR to be confirmed on two of three samples|suggestion|l.uacr}. {x|LDL by direct method available on request|offered|l.ldl}.')}</p>
      <div style="display:flex;justify-content:space-between;border-top:1px solid #6a4f9c;padding-top:4px;font-size:13.6px"><span>Dr. Shrikant Jahagirdar, MD (Biochemistry)<br>Consultant Biochemist</span><span>*** End of Report ***</span></div>${c.no('Dr. Shrikant Jahagirdar', 'biochemist of the laboratory')}`,
    )
  },
  { width: 1080, scale: 1.38, degrade: { angle: -0.7 } },
)

/** United States: a fax of a critical result; typewriter lines, the flag before the unit, a strip at the head. */
const fax = doc(
  'p944.jpg',
  ['en', 'lab', 'fax'],
  '2026-05-19',
  [
    'Tidewater Clinical Laboratory',
    'TIDEWATER CLINICAL LABORATORY',
    'Tidewater Clinical Lab',
    'TIDEWATER CLINICAL LAB',
  ],
  [
    'Dr. Quentin Ashworth',
    'Quentin Ashworth',
    'ASHWORTH, QUENTIN MD',
    'Quentin Ashworth, MD',
    'ASHWORTH, QUENTIN',
  ],
  ['Lorraine Bisset', 'BISSET, LORRAINE', 'Lorraine Bisset', 'BISSET, LORRAINE A'],
  'Laboratory report',
  (c) => {
    const row = (s) => {
      if (s.startsWith('#')) return `<tr><td colspan="5"><b>${en(s.slice(1))}</b></td></tr>`
      const r = c.lab(s)
      const mk = off(r) ? r.flag : ''
      return `<tr data-e="${r.n}"><td style="padding-left:26px">${en(r.label)}</td><td class="v">${en(r.printed)}</td><td class="f">${mk}</td><td>${en(r.unit)}</td><td>${en(r.ref)}</td></tr>`
    }
    return sheet(
      `body{font:18px/1.3 ${FACE.courier ?? "'Courier Prime',monospace"};font-size:19px;padding:20px 60px 50px}td{padding:1.5px 8px}.v{text-align:right;width:120px}.f{width:44px;text-align:center;font-weight:bold}p{margin:8px 0}`,
      `<div style="display:flex;justify-content:space-between;font-size:16px;border-bottom:1px solid #000;margin:0 -30px 14px"><span>05/20/2026 09:14 AM</span><span>FROM: TIDEWATER CLIN LAB 757-555-0XXX</span><span>TO: 7575550XXX</span><span>P.02/02</span></div>
      <div style="text-align:center"><b>TIDEWATER CLINICAL LABORATORY</b><br>88 HARBOR VIEW BLVD, NORFOLK VA</div>
      <p>PATIENT: BISSET, LORRAINE A &nbsp;&nbsp; SEX: F &nbsp;&nbsp; DOB: 11/30/1969<br>PHYSICIAN: ASHWORTH, QUENTIN MD &nbsp;&nbsp; ACCT: BAYSIDE NEPHROLOGY<br>COLLECTED: 05/19/2026 14:05 &nbsp;&nbsp; REPORTED: 05/19/2026 21:37<br>SPECIMEN: H26-44XXX &nbsp;&nbsp; STAT &nbsp;&nbsp; NON-FASTING</p>${c.no('BAYSIDE NEPHROLOGY', 'client of the laboratory')}
      ------------------------------------------------------------
      <table>${['#RENAL FUNCTION PANEL', 'glu;GLUCOSE;133;mg/dL;65 - 139', 'bun;BUN;58;mg/dL;7 - 25', 'crea;CREATININE;3.42;mg/dL;0.50 - 1.03', 'egfr;EGFR;16;mL/min;> 60', 'na;SODIUM;134;mmol/L;135 - 146', 'k;POTASSIUM;6.4;mmol/L;3.5 - 5.3', 'cl;CHLORIDE;101;mmol/L;98 - 110', 'hco3;CARBON DIOXIDE;17;mmol/L;20 - 32', 'ca;CALCIUM;8.3;mg/dL;8.6 - 10.4', 'phos;PHOSPHORUS;5.9;mg/dL;2.5 - 4.5', 'alb;ALBUMIN;3.2;g/dL;3.6 - 5.1', '#IMMUNOSUPPRESSANTS, WHOLE BLOOD', 'tacro;TACROLIMUS, TROUGH;14.8;ng/mL;5.0 - 15.0', '#CBC WITHOUT DIFF', 'wbc;WBC;3.1;Thous/uL;3.8 - 10.8', 'hgb;HEMOGLOBIN;9.7;g/dL;11.7 - 15.5', 'hct;HEMATOCRIT;29.4;%;35.0 - 45.0', 'plt;PLATELETS;163;Thous/uL;140 - 400', '#MISCELLANEOUS', 'mg;MAGNESIUM;1.4;mg/dL;1.5 - 2.5', 'uric;URIC ACID;8.8;mg/dL;2.5 - 7.0', 'upcr;PROTEIN/CREAT RATIO, UR;1.62;mg/mg creat;< 0.20'].map(row).join('')}</table>
      ------------------------------------------------------------
      <p>${c.t('** POTASSIUM CALLED TO J. WILKES RN 05/19/2026 21:30, READ BACK **\n{x|SPECIMEN NOT HEMOLYZED.|negated} {x|CMV DNA QUANT: SENT OUT, PENDING|pending|d.cmv}\n{x|BK VIRUS PCR: QNS, PLEASE RESUBMIT|not done}\n{x|TACROLIMUS TARGET DEPENDS ON TIME SINCE TRANSPLANT|reference comment|m.tacro}')}</p>
      <p>LAB DIRECTOR: OSWALD PENNEBAKER, PHD &nbsp;&nbsp; CLIA 49DXXXXXXX<br>END OF REPORT</p>${c.no('OSWALD PENNEBAKER', 'laboratory director')}${c.no('J. WILKES', 'nurse who was called')}
      <p style="font-size:15px">CONFIDENTIAL: IF YOU RECEIVED THIS FAX IN ERROR PLEASE CALL AND DESTROY IT.</p>`,
    )
  },
  { dateAliases: ['2026-05-20'], width: 1080, scale: 1.3 },
)

/** Ireland: unit and interval stand between name and result, the specimen at the left edge, verdict as a word in brackets. */
const form = doc(
  'p945.png',
  ['en', 'lab', 'clean'],
  '2026-01-13',
  [
    'Corrib University Hospital',
    'CORRIB UNIVERSITY HOSPITAL',
    'Corrib University Hospital Pathology Department',
    'Department of Pathology, Corrib University Hospital',
  ],
  ['Dr Fionnuala Mac Giolla', 'Fionnuala Mac Giolla', 'Dr F Mac Giolla', 'Dr. F. Mac Giolla'],
  ['Aisling Heneghan', 'HENEGHAN, Aisling', 'Heneghan, Aisling', 'Ms Aisling Heneghan'],
  'Pathology report',
  (c) => {
    const block = (tube, list) =>
      list
        .map((s, i) => {
          const r = c.lab(s)
          const side = i ? '' : `<td rowspan="${list.length}" class="s">${en(tube)}</td>`
          return `<tr>${side}<td>${en(r.label)}</td><td class="u">${en(r.unit)}</td><td class="u">${r.ref ? `[${en(r.ref)}]` : ''}</td><td class="v"><span data-e="${r.n}">${off(r) ? `<b>${en(r.printed)}</b>` : en(r.printed)}</span></td><td>${{ H: '(high)', L: '(low)' }[r.flag] ?? ''}</td></tr>`
        })
        .join('')
    return sheet(
      `body{font:16px/1.3 ${FACE.calibri};font-size:17px;padding:40px 58px}td,th{border:1px solid #9aa;padding:2px 9px}th{background:#e6eef0;text-align:left}.s{font-size:14px;width:104px;vertical-align:top;background:#f5f8f8}.u{color:#333}.v{text-align:right;width:140px}p{margin:6px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div><b style="font-size:23px;color:#0b5566">Corrib University Hospital</b><br>Department of Pathology &nbsp; Tel 091 550 XXX</div>${stamp(['FINAL'], '#0b5566', -4)}</div>
      <table style="margin:8px 0"><tr><td>Surname, forename: <b>HENEGHAN, Aisling</b></td><td>DOB: 17.05.1990 &nbsp; F</td><td>MRN: 00312XXX</td></tr><tr><td>Requested by: Dr F Mac Giolla, Endocrinology OPD</td><td>Taken: 13.01.2026 09:30</td><td>Authorised: 15.01.2026</td></tr><tr><td colspan="3">Clinical details: ${c.t('{d.oligom|oligomenorrhoea|icd=N91.5/N91.3}, {x|? PCOS|question|d.pcos}, {x|not pregnant|negated}, LMP 29.12.2025')}</td></tr></table>
      <table><tr><th>Specimen</th><th style="width:31%">Test</th><th>Units</th><th>Ref. interval</th><th>Result</th><th></th></tr>
      ${block('Serum', ['fsh;FSH;5.2;IU/L;3.5 - 12.5', 'lh;LH;13.9;IU/L;2.4 - 12.6', 'e2;Oestradiol;212;pmol/L;45 - 854', 'prl;Prolactin;338;mIU/L;102 - 496', 'testo;Testosterone;2.4;nmol/L;0.3 - 1.7', 'shbg;SHBG;21;nmol/L;32 - 128', 'fai;Free androgen index;11.4;%;0.0 - 5.6', 'andro;Androstenedione;9.8;nmol/L;1.4 - 9.1', 'dheas;DHEA-S;7.3;umol/L;2.7 - 9.2', 'ohp;17-OH progesterone;2.6;nmol/L;< 6.0', 'amh;AMH;58.4;pmol/L;6.8 - 47.8', 'cort;Cortisol 09:30;342;nmol/L;133 - 537', 'tsh;TSH;2.11;mIU/L;0.27 - 4.20', 'ft4;Free T4;15.8;pmol/L;12.0 - 22.0'])}
      ${block('Fluoride plasma / EDTA', ['glu;Glucose, fasting;5.7;mmol/L;3.9 - 5.5', 'insul;Insulin, fasting;24.6;mIU/L;2.6 - 24.9', 'a1c;HbA1c;38;mmol/mol;20 - 41', 'hgb;Haemoglobin;13.4;g/dL;11.5 - 16.4', 'plt;Platelets;297;10^9/L;140 - 400', 'wbc;White cell count;8.3;10^9/L;4.0 - 11.0'])}
      ${block('Serum (lipids, liver)', ['chol;Cholesterol;5.3;mmol/L;< 5.0', 'trig;Triglycerides;1.9;mmol/L;< 1.7', 'hdl;HDL-cholesterol;1.02;mmol/L;> 1.20', 'ldl;LDL-cholesterol;3.4;mmol/L;< 3.0', 'alt;ALT;41;U/L;< 35', 'ggt;GGT;29;U/L;< 40'])}
      ${block('Serology', ['ttg;Anti-tTG IgA;< 1.0;U/mL;< 7.0', 'rubg;Rubella IgG;46;IU/mL;> 10'])}</table>
      <p>${c.t('**Comment:** raised free androgen index. {x|Pattern would be compatible with polycystic ovary syndrome if other causes are excluded|reference comment|d.pcos}. {x|No biochemical evidence of late-onset CAH|negated}. {x|Macroprolactin screen not indicated|not indicated}. {x|Suggest a 75 g glucose tolerance test|suggestion|l.gtt2m}. {x|Pelvic ultrasound as clinically indicated|suggestion|i.uspelv}.')}</p>
      <div style="font-size:14.4px;border-top:1px solid #9aa;padding-top:4px">Authorised by: Dr Malachy Dunleavy, Consultant Chemical Pathologist. Copy: Dr Nora Quilty, Salthill Family Practice. Page 1 of 1</div>${c.no('Dr Malachy Dunleavy', 'chemical pathologist')}${c.no('Dr Nora Quilty', 'recipient of a copy')}${c.no('Salthill Family Practice', 'recipient of a copy')}`,
    )
  },
  { dateAliases: ['2026-01-15'], width: 1080, scale: 1.35 },
)

export const practice26EnLabs = [portal, cumulative, profile, fax, form]
