/** Result sheets in English: an American reference laboratory's blood count and iron, an Ontario laboratory's chemistry and lipids, an English hospital's thyroid, hormones and vitamins. */
import { barcode, mark, signature } from '../lib/decor.mjs'
import { FACE, doc, en, sheet } from './blind-parts.mjs'

const off = (r) => r.flag === 'H' || r.flag === 'L'

/** United States: name, units, result, High or Low, interval, site; a panel's name in bold over its tests. */
const reference = doc(
  'p741.jpg',
  ['en', 'lab', 'photo'],
  '2026-01-06',
  [
    'Marshfern Reference Laboratories',
    'MARSHFERN REFERENCE LABORATORIES',
    'Marshfern Laboratories',
    'Marshfern Reference Labs',
  ],
  [
    'Theodore Lindqvist-Amaya, MD',
    'Theodore Lindqvist-Amaya',
    'LINDQVIST-AMAYA, T',
    'T LINDQVIST-AMAYA',
    'Dr. T Lindqvist-Amaya',
  ],
  ['Monique Haverty', 'HAVERTY, MONIQUE D', 'HAVERTY, MONIQUE', 'Monique D. Haverty', 'Haverty, Monique'],
  'Laboratory report',
  (c) => {
    const row = (s) => {
      if (s.startsWith('#')) return `<tr><td colspan="6" class="g">${en(s.slice(1))}</td></tr>`
      if (s.startsWith('>')) return `<tr><td colspan="6" class="c">${c.t(s.slice(1))}</td></tr>`
      const r = c.lab(s)
      const word = { H: 'High', L: 'Low' }[r.flag] ?? ''
      return `<tr data-e="${r.n}"${word ? ' class="o"' : ''}><td class="n">${en(r.label)}</td><td>${en(r.unit)}</td><td class="v">${en(r.printed)}</td><td>${word}</td><td>${en(r.ref)}</td><td>01</td></tr>`
    }
    return sheet(
      `body{font:16.5px/1.25 ${FACE.arial};padding:38px 54px}td,th{padding:1.4px 9px}th{background:#dfe6ee;border-top:1px solid #2c4a6e;border-bottom:1px solid #2c4a6e;font-size:15px}.g{font-weight:bold;padding-top:7px}.n{padding-left:26px}.v{text-align:right;padding-right:16px}.o td{font-weight:bold}.c{font-size:15px;padding-left:50px}p{margin:5px 0;font-size:15px}.b{border:1px solid #2c4a6e;padding:5px 10px;line-height:1.3;font-size:15.5px}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:12px;align-items:center">${mark('bars', '#2c4a6e', 48)}<div><b style="font-size:23px;color:#2c4a6e">Marshfern Reference Laboratories</b><br>Patient Report</div></div><div style="text-align:right">Specimen ID: 006-871-2204-0<br>Control ID: B0090417732</div></div>
      <div style="display:grid;grid-template-columns:1.1fr 1fr 1.1fr;margin:8px 0"><div class="b"><b>Patient Details</b><br>HAVERTY, MONIQUE D<br>DOB: 08/27/1979<br>Age (y/m/d): 046/04/10<br>Gender: F<br>Patient ID: HM-40177</div><div class="b"><b>Specimen Details</b><br>Date collected: 01/06/2026 0812<br>Date received: 01/06/2026<br>Date entered: 01/06/2026<br>Date reported: 01/07/2026 1405<br>Fasting: No</div><div class="b"><b>Physician Details</b><br>Ordering: T LINDQVIST-AMAYA<br>NPI: 10XXXXXXXX<br>Account: Goose Creek Women's Care<br>410 Old Depot Rd, Summerville SC<br>Phone: 843-555-01XX</div></div>${c.no("Goose Creek Women's Care", 'client of the laboratory')}
      <p><b>Ordered Items:</b> CBC With Differential/Platelet; Reticulocyte Count; Iron and TIBC; Ferritin; Vitamin B12 and Folate; Sed Rate &nbsp; <b>Dx:</b> ${c.t('{o|N92.0}, {o|R53.83}')}</p>
      <table><tr><th style="width:36%">Tests</th><th>Units</th><th class="v">Result</th><th>Flag</th><th>Reference Interval</th><th>Lab</th></tr>
      ${['#CBC With Differential/Platelet', 'wbc;WBC;7.3;x10E3/uL;3.4-10.8', 'rbc;RBC;4.16;x10E6/uL;3.77-5.28', 'hgb;Hemoglobin;9.6;g/dL;11.1-15.9', 'hct;Hematocrit;30.8;%;34.0-46.6', 'mcv;MCV;74;fL;79-97', 'mch;MCH;23.1;pg;26.6-33.0', 'mchc;MCHC;31.2;g/dL;31.5-35.7', 'rdw;RDW;17.4;%;11.7-15.4', 'plt;Platelets;462;x10E3/uL;150-450', 'neutp;Neutrophils;61;%;Not Estab.', 'lymphp;Lymphs;27;%;Not Estab.', 'monop;Monocytes;8;%;Not Estab.', 'eosp;Eos;3;%;Not Estab.', 'basop;Basos;1;%;Not Estab.', 'neut;Neutrophils (Absolute);4.5;x10E3/uL;1.4-7.0', 'lymph;Lymphs (Absolute);2.0;x10E3/uL;0.7-3.1', 'mono;Monocytes(Absolute);0.6;x10E3/uL;0.1-0.9', 'eos;Eos (Absolute);0.2;x10E3/uL;0.0-0.4', 'baso;Baso (Absolute);0.1;x10E3/uL;0.0-0.2', 'ig;Immature Granulocytes;0;%;Not Estab.', 'igabs;Immature Grans (Abs);0.0;x10E3/uL;0.0-0.1', '>Hematology Comments: {x|no platelet clumps seen|negated}', '#Reticulocyte Count', 'retic;Reticulocyte Count;2.1;%;0.6-2.6', '#Iron and TIBC', 'tibc;Iron Bind.Cap.(TIBC);451;ug/dL;250-450', 'uibc;UIBC;432;ug/dL;131-425', 'fe;Iron;19;ug/dL;27-159', 'tsat;Iron Saturation;4;%;15-55', '#Ferritin', 'ferr;Ferritin;5;ng/mL;15-150', '#Vitamin B12 and Folate', 'b12;Vitamin B12;388;pg/mL;232-1245', 'fol;Folate (Folic Acid), Serum;17.2;ng/mL;>3.0', '>{x|A serum folate concentration of less than 3.1 ng/mL is considered to represent clinical deficiency|reference comment}.', '#Sedimentation Rate-Westergren', 'esr;Sedimentation Rate-Westergren;24;mm/hr;0-32'].map(row).join('')}</table>
      <p>${c.t('{x|Methylmalonic acid not performed: vitamin B12 within the reference interval|not done|l.mma}. {x|Hemoglobin electrophoresis may be considered if microcytosis persists after iron|suggestion|l.phe}.')}</p>
      <div style="display:flex;justify-content:space-between;border-top:1px solid #2c4a6e;padding-top:5px;font-size:14.5px"><span>01 &nbsp; Marshfern Reference Laboratories, 3300 Palmetto Tech Way, Ladson SC. Dir: Renata Osei-Villard, MD</span><span>FINAL REPORT &nbsp; Page 1 of 1</span></div>${c.no('Renata Osei-Villard, MD', 'laboratory director')}`,
    )
  },
  { dateAliases: ['2026-01-07'], width: 1080, scale: 1.4, degrade: { angle: 1.1, folds: [0.36, 0.68] } },
)

/** Ontario: result, reference range, units, a word where it is outside; comments under the test they belong to. */
const ontario = doc(
  'p742.jpg',
  ['en', 'lab', 'scan'],
  '2025-11-12',
  [
    'Grand Pines Medical Laboratories',
    'GRAND PINES MEDICAL LABORATORIES',
    'Grand Pines Laboratories',
    'Grand Pines Medical Laboratory',
  ],
  ['Dr. Harpreet Dosanjh', 'Harpreet Dosanjh', 'DOSANJH, HARPREET', 'DR. H. DOSANJH', 'Dr. H. Dosanjh'],
  ['Walter Bouchard', 'BOUCHARD, WALTER', 'BOUCHARD, Walter', 'Mr. Walter Bouchard'],
  'Clinical laboratory report',
  (c) => {
    const row = (s) => {
      if (s.startsWith('#')) return `<tr><td colspan="5" class="g">${en(s.slice(1))}</td></tr>`
      if (s.startsWith('>')) return `<tr><td></td><td colspan="4" class="c">${c.t(s.slice(1))}</td></tr>`
      const [line, range] = s.split('|')
      const r = c.lab(line, range ? { range } : {})
      const word = { H: 'HI', L: 'LO' }[r.flag] ?? ''
      return `<tr data-e="${r.n}"${word ? ' class="o"' : ''}><td>${en(r.label)}</td><td class="v">${en(r.printed)}</td><td>${en(r.ref)}</td><td>${en(r.unit)}</td><td class="f">${word}</td></tr>`
    }
    return sheet(
      `body{font:16.5px/1.27 ${FACE.roboto};padding:36px 56px}td,th{padding:1.6px 10px}th{border-bottom:2px solid #333;font-size:15px}tr[data-e] td{border-bottom:1px dotted #bbb}.g{font-weight:bold;background:#e6e6e6;padding:2px 10px}.v{text-align:right;padding-right:26px;width:120px}.o td{font-weight:bold}.f{width:70px;text-align:center}.c{font-size:14.5px;font-style:italic}p{margin:5px 0;font-size:15px}`,
      `<div style="display:flex;justify-content:space-between;align-items:end;border-bottom:3px solid #333;padding-bottom:6px"><div style="display:flex;gap:12px;align-items:center">${mark('leaf', '#333', 48)}<div><b style="font-size:22px">Grand Pines Medical Laboratories</b><br>75 Colborne St E, Brantford, Ontario &nbsp; 1-800-555-01XX</div></div><div style="text-align:right"><b>CLINICAL LABORATORY REPORT</b><br>Lab ref: 25-B316-40882</div></div>
      <div style="display:grid;grid-template-columns:1fr 1fr;margin:8px 0;line-height:1.35"><div>Patient: <b>BOUCHARD, WALTER</b><br>Health card: XXXX-XXX-118-RT<br>Date of birth: 23-MAY-1963 &nbsp; Age: 62 &nbsp; Sex: M<br>Hours since last meal: 13</div><div>Ordered by: DR. H. DOSANJH<br>Copy to: DR. A. KOWALCHUK<br>Collected: 12-NOV-2025 08:31<br>Reported: 12-NOV-2025 19:56 &nbsp; Printed: 14-NOV-2025</div></div>${c.no('DR. A. KOWALCHUK', 'recipient of a copy')}
      <table><tr><th>Test</th><th class="v">Result</th><th>Reference range</th><th>Units</th><th class="f">Abnormal</th></tr>
      ${['#GENERAL CHEMISTRY', 'gttf;Glucose, fasting;6.4;mmol/L;3.6 - 6.0', 'a1c;Hemoglobin A1c;6.2;%;< 6.0', '>{x|6.0 - 6.4 %: prediabetes. 6.5 % or more on two occasions: diabetes (Diabetes Canada)|reference comment|d.dm2}', 'crea;Creatinine;106;umol/L;67 - 117', 'egfr;eGFR;68;mL/min/1.73m2;', '>{x|60 - 89 without albuminuria does not indicate chronic kidney disease|reference comment|d.ckd}', 'urea;Urea;7.1;mmol/L;3.0 - 9.2', 'na;Sodium;141;mmol/L;136 - 146', 'k;Potassium;5.3;mmol/L;3.7 - 5.4', 'cl;Chloride;103;mmol/L;95 - 108', 'ca;Calcium;2.41;mmol/L;2.15 - 2.60', 'phos;Phosphate;0.98;mmol/L;0.80 - 1.45', 'mg;Magnesium;0.79;mmol/L;0.65 - 1.05', 'alb;Albumin;43;g/L;35 - 52', 'tp;Total protein;72;g/L;60 - 80', 'uric;Urate;489;umol/L;230 - 480', 'tbil;Bilirubin, total;12;umol/L;< 23', 'alp;Alkaline phosphatase;71;U/L;40 - 129', 'alt;ALT;58;U/L;< 50', 'ast;AST;34;U/L;< 37', 'ggt;GGT;81;U/L;< 60', 'ck;CK;221;U/L;44 - 275', 'lip;Lipase;41;U/L;< 60', '#LIPIDS', 'chol;Cholesterol;5.94;mmol/L;< 5.20', 'trig;Triglycerides;2.31;mmol/L;< 1.70', 'hdl;HDL cholesterol;0.96;mmol/L;> 1.00', 'ldl;LDL cholesterol (calculated);3.93;mmol/L;< 3.50', 'nhdl;Non-HDL cholesterol;4.98;mmol/L;< 4.20', 'cholhdl;Total cholesterol/HDL ratio;6.2;;', 'apob;Apolipoprotein B;1.27;g/L;< 1.05', 'lpa;Lipoprotein (a);34;nmol/L;< 100', '>{x|Treatment target in high risk: LDL < 2.0, or non-HDL < 2.6, or ApoB < 0.80|reference comment}', '#OTHER', 'tsh;TSH;2.74;mIU/L;0.32 - 4.00', 'psa;PSA, total;1.8;ug/L;< 4.5', 'hscrp;hsCRP;2.6;mg/L;', 'ferr;Ferritin;302;ug/L;30 - 500', '#URINE', 'uacr;Albumin/creatinine ratio;1.3;mg/mmol;< 2.0'].map(row).join('')}</table>
      <p>${c.t('{x|Free T4 not indicated|not done|l.ft4}. {x|Hepatitis C antibody: specimen referred to public health laboratory, result to follow|pending|l.antihcv}. {x|No hemolysis or lipemia|negated}. {x|Suggest repeat of fasting glucose in 6 months|planned}.')}</p>
      <div style="display:flex;justify-content:space-between;align-items:end;border-top:1px solid #333;padding-top:4px;font-size:14.5px"><span>Medical director: Dr. Colette Fairbairn, FRCPC<br>HI / LO: outside the reference range &nbsp; Status: FINAL</span>${barcode(c.rnd, 44, 30)}<span>Page 1 / 1</span></div>${c.no('Dr. Colette Fairbairn', 'medical director')}`,
    )
  },
  { dateAliases: ['2025-11-14'], width: 1060, scale: 1.36, degrade: { angle: 0.7 } },
)

/** England: blocks of tests, result and unit, limits in square brackets, HIGH or LOW; the phases' limits under the hormones. */
const hormones = doc(
  'p743.png',
  ['en', 'lab', 'clean'],
  '2026-02-10',
  [
    'Wrekinbrook Hospital',
    'WREKINBROOK HOSPITAL',
    'Wrekinbrook Hospital, Department of Clinical Biochemistry',
    'Wrekinbrook Hospital NHS Trust',
  ],
  ['Dr Kathryn Ellingham', 'Kathryn Ellingham', 'Dr K Ellingham', 'ELLINGHAM Dr K', 'Dr. Kathryn Ellingham'],
  ['Joanne Threlfall', 'THRELFALL, Joanne', 'Mrs Joanne Threlfall', 'THRELFALL Joanne'],
  'Clinical biochemistry report',
  (c) => {
    const row = (s) => {
      const r = c.lab(s)
      const word = { H: 'HIGH', L: 'LOW' }[r.flag] ?? ''
      return `<tr data-e="${r.n}"${off(r) ? ' class="o"' : ''}><td class="n">${en(r.label)}</td><td class="v">${en(r.printed)}</td><td class="u">${en(r.unit)}</td><td class="r">${r.ref ? `[${en(r.ref)}]` : ''}</td><td>${word}</td></tr>`
    }
    const block = (title, list, note) =>
      `<h3>${en(title)}</h3><table>${list.map(row).join('')}</table>${note ? `<p>${c.t(note)}</p>` : ''}`
    return sheet(
      `body{font:17px/1.32 ${FACE.openSans};font-size:16px;padding:42px 66px}td{padding:2px 8px}.n{width:36%}.v{text-align:right;width:110px}.u{width:130px}.r{width:190px}.o td{font-weight:bold}h3{font-size:16.5px;color:#003087;border-bottom:1.5px solid #003087;margin:12px 0 2px}p{margin:3px 0 3px 12px;font-size:15px;color:#222}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div><b style="font-size:24px;color:#003087">Wrekinbrook Hospital</b><br>Department of Clinical Biochemistry &nbsp; Enquiries 01632 960 4XX</div>${mark('wave', '#003087', 50)}</div>
      <div style="display:grid;grid-template-columns:1fr 1fr 1fr;background:#eef3f8;padding:7px 12px;margin:10px 0;line-height:1.4"><div>Patient: <b>THRELFALL, Joanne</b><br>NHS No: 000 318 77XX<br>DOB: 30/09/1976 &nbsp; F</div><div>Requester: Dr K Ellingham<br>Source: Castle Foregate Surgery<br>Sample: 10/02/2026 08:50</div><div>Lab No: CB26.0118734<br>Received: 10/02/2026 13:15<br>Reported: 12/02/2026 10:42</div></div>${c.no('Castle Foregate Surgery', 'requesting practice')}
      <p style="margin:0">Clinical details: ${c.t('{o|tired, hot flushes}, last period 4 months ago, {x|?menopause|question|d.menop}, {x|?thyroid|question}')}</p>
      ${block('THYROID FUNCTION', ['tsh;TSH;7.92;mU/L;0.27 - 4.20', 'ft4;Free T4;12.6;pmol/L;12.0 - 22.0', 'ft3;Free T3;4.4;pmol/L;3.1 - 6.8', 'tpo;Thyroid peroxidase antibodies;412;kIU/L;<34'], '{x|Raised TSH with normal FT4 and positive TPO antibodies: risk of progression to overt hypothyroidism about 4 % a year|reference comment|d.hypothy}. {x|Suggest repeat in 3 months|planned}.')}
      ${block('FEMALE HORMONES', ['fsh;FSH;41.7;IU/L;', 'lh;LH;28.3;IU/L;', 'e2;Oestradiol;88;pmol/L;', 'prog;Progesterone;0.6;nmol/L;', 'prl;Prolactin;318;mIU/L;102 - 496', 'testo;Testosterone;0.8;nmol/L;0.1 - 1.7', 'shbg;SHBG;71;nmol/L;32 - 128', 'fai;Free androgen index;1.1;;<5.0'], 'FSH: follicular 3.5 - 12.5, mid-cycle 4.7 - 21.5, luteal 1.7 - 7.7, postmenopausal 26 - 135 IU/L. Oestradiol: follicular 45 - 854, luteal 82 - 1251, postmenopausal <505 pmol/L. {x|Over 45 the diagnosis of the menopause does not need FSH (NICE NG23)|reference comment|d.menop}.')}
      ${block('OTHER HORMONES', ['cort;Cortisol (9 am);402;nmol/L;166 - 507', 'pth;PTH;7.6;pmol/L;1.6 - 6.9', 'a1c;HbA1c (IFCC);37;mmol/mol;20 - 41'], '{x|Not on steroids or oestrogens according to the request|negated}.')}
      ${block('VITAMINS, HAEMATINICS AND BONE', ['vitd;25-OH Vitamin D;27;nmol/L;>50', 'b12;Vitamin B12;164;ng/L;197 - 771', 'fol;Serum folate;4.3;ug/L;3.9 - 26.8', 'ferr;Ferritin;22;ug/L;13 - 150', 'cacor;Adjusted calcium;2.28;mmol/L;2.20 - 2.60', 'phos;Phosphate;1.02;mmol/L;0.80 - 1.50', 'mg;Magnesium;0.83;mmol/L;0.70 - 1.00', 'alp;ALP;94;U/L;30 - 130', 'ttg;Tissue transglutaminase IgA;0.7;U/mL;<7.0'], 'Vitamin D: {x|below 25 deficient, 25 - 50 may be inadequate|reference comment|d.vitd}. {x|Coeliac disease unlikely if eating gluten|negated|d.celiac}. {x|Intrinsic factor antibodies added, to follow|pending|l.eif}. {x|Vitamin B6 and zinc not available at this laboratory|not done|l.vitb6}.')}
      <div style="display:flex;justify-content:space-between;align-items:end;margin-top:12px;border-top:1px solid #003087;padding-top:4px"><span>Validated by: Dr Stuart Penhale, Consultant Clinical Biochemist &nbsp; Status: complete</span>${signature(c.rnd, '#003087', 80)}</div>${c.no('Dr Stuart Penhale', 'consultant who validated')}`,
    )
  },
  { dateAliases: ['2026-02-12'], width: 1120, scale: 1.3 },
)

export const twentySecondEnLabs = [reference, ontario, hormones]
