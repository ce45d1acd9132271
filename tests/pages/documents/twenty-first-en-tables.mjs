/** Result sheets in English: an American cardiometabolic report whose column is the risk, a Mauritian laboratory's dotted lines with the earlier result, a Thai check-up of three years. */
import { barcode, mark, signature, stamp } from '../lib/decor.mjs'
import { FACE, doc, en, resultCell, sheet } from './blind-parts.mjs'

/** United States: the value stands under Optimal, Borderline or Increased risk; each column prints its cut-off in small type. */
const risk = doc(
  'p704.png',
  ['en', 'lab', 'clean'],
  '2025-11-13',
  ['Prairie Heart Diagnostics', 'PRAIRIE HEART DIAGNOSTICS', 'Prairie Heart Diagnostics, LLC'],
  ['Leah Brandvold, NP', 'Leah Brandvold', 'BRANDVOLD, LEAH, NP', 'L. Brandvold, NP'],
  ['Terrence Oakley', 'OAKLEY, TERRENCE', 'Oakley, Terrence', 'Terrence J. Oakley', 'OAKLEY, TERRENCE J'],
  'Cardiometabolic report',
  (c) => {
    const row = (s) => {
      if (s.startsWith('#')) return `<tr><td colspan="5" class="g">${en(s.slice(1))}</td></tr>`
      const [key, label, unit, at, v, ...cuts] = s.split(';')
      const shown = resultCell(c, key, label, v, unit, '', '2025-11-13')
      const cells = cuts
        .map(
          (cut, i) =>
            `<td class="k k${i}${i === Number(at) ? ' on' : ''}">${i === Number(at) ? `<b>${shown}</b><br>` : ''}<small>${en(cut)}</small></td>`,
        )
        .join('')
      return `<tr data-line><td>${en(label)}</td>${cells}<td>${en(unit)}</td></tr>`
    }
    return sheet(
      `body{font:16px/1.12 ${FACE.lato};padding:38px 56px}td,th{padding:1px 9px;border-bottom:1px solid #ccc}th{text-align:center;color:#fff;font-size:15px}.g{background:#23395b;color:#fff;font-weight:bold;font-size:15px}.k{text-align:center;width:128px;border-left:1px solid #ccc;vertical-align:bottom}.on b{font-size:18px}.k0.on{background:#dff1df}.k1.on{background:#fff2cf}.k2.on{background:#f9d9d4}small{font-size:12.5px;color:#444}p{margin:6px 0;font-size:15px}`,
      `<div style="display:flex;justify-content:space-between;align-items:center;margin-bottom:8px"><div style="display:flex;gap:12px;align-items:center">${mark('wave', '#23395b', 50)}<div><b style="font-size:23px;color:#23395b">Prairie Heart Diagnostics</b><br>2180 Sodbuster Avenue, Sioux Falls, SD 57108 &nbsp; CLIA 43D20XXXXX</div></div><div style="text-align:right"><b style="font-size:18px">CARDIOMETABOLIC REPORT</b><br>FINAL</div></div>
      <div style="display:grid;grid-template-columns:1fr 1fr 1fr;border:1px solid #23395b;padding:6px 12px;line-height:1.3"><div>Patient: <b>OAKLEY, TERRENCE J</b><br>DOB: 06/02/1971 &nbsp; 54 M<br>Patient ID: PHD-88102</div><div>Provider: BRANDVOLD, LEAH, NP<br>Account: Big Sioux Preventive Care<br>Accession: 25-317-0441</div><div>Collected: 11/13/2025 08:05<br>Received: 11/14/2025 09:12<br>Reported: 11/17/2025 14:40</div></div>${c.no('Big Sioux Preventive Care', 'client of the laboratory')}
      <table style="margin-top:8px"><tr><th></th><th style="background:#3d8b40">Optimal</th><th style="background:#d39a00">Borderline</th><th style="background:#b9382b">Increased risk</th><th></th></tr>
      ${['#LIPIDS', 'chol;Total Cholesterol;mg/dL;1;221;<200;200-240;>240', 'ldl;LDL-C, direct;mg/dL;2;148;<100;100-130;>130', 'hdl;HDL-C;mg/dL;1;44;>50;40-50;<40', 'trig;Triglycerides;mg/dL;1;172;<150;150-200;>200', 'nhdl;Non-HDL-C;mg/dL;1;177;<130;130-190;>190', 'cholhdl;TC/HDL-C ratio;;1;5.0;<4.0;4.0-6.0;>6.0', '#LIPOPROTEIN PARTICLES', 'apob;ApoB;mg/dL;2;118;<80;80-110;>110', 'apoa;ApoA-I;mg/dL;0;163;>160;130-160;<130', 'ldlp;LDL-P;nmol/L;2;1740;<1100;1100-1400;>1400', 'e21sdldl;sdLDL-C;mg/dL;2;46;<20;20-40;>40', 'lpa;Lp(a);mg/dL;0;9;<20;20-30;>30', '#INFLAMMATION AND OXIDATION', 'hscrp;hs-CRP;mg/L;1;2.4;<1.0;1.0-3.0;>3.0', 'lppla2;Lp-PLA2 activity;nmol/min/mL;0;158;<180;180-225;>225', 'fib;Fibrinogen;mg/dL;0;322;<370;370-470;>470', 'homo;Homocysteine;umol/L;1;11.6;<10.0;10.0-14.0;>14.0', '#METABOLIC', 'glu;Glucose;mg/dL;1;107;<100;100-125;>125', 'a1c;HbA1c;%;1;6.0;<5.7;5.7-6.4;>6.4', 'insul;Insulin;uU/mL;2;18.7;<10.0;10.0-15.0;>15.0', 'hoamir;HOMA-IR;;2;4.9;<2.0;2.0-3.0;>3.0', 'uric;Uric acid;mg/dL;1;7.3;<7.0;7.0-8.0;>8.0', '#RENAL, CARDIAC, OTHER', 'crea;Creatinine;mg/dL;0;0.94;<1.20;1.20-1.50;>1.50', 'egfr;eGFR;mL/min/1.73m2;0;96;>90;60-90;<60', 'cystc;Cystatin C;mg/L;0;0.81;<0.95;0.95-1.10;>1.10', 'alt;ALT;U/L;1;49;<45;45-60;>60', 'tsh;TSH;uIU/mL;0;2.2;0.4-4.0;4.0-8.0;>8.0', 'vitd;Vitamin D, 25-OH;ng/mL;2;19;>30;20-30;<20', 'omega3;Omega-3 index;%;2;4.1;>8.0;5.0-8.0;<5.0', 'coq10;Coenzyme Q10;ug/mL;0;0.98;>0.80;0.60-0.80;<0.60'].map(row).join('')}</table>
      <p>${c.t('**Considerations for the provider:** {x|evaluate for metabolic syndrome|suggested|d.metsyn}; {x|consider a statin if 10-year risk exceeds 7.5 %|conditional|m.ator}; {x|HbA1c of 6.5 % or greater indicates diabetes|reference comment|d.dm2}; {x|repeat panel in 3 to 4 months|planned}. {x|MTHFR genotype: not ordered|not done}. {x|APOE genotype: pending, separate report|pending}.')}</p>
      <p>Laboratory director: Warren Iverson, PhD, DABCC &nbsp; These cut-offs are risk thresholds, not reference intervals. &nbsp; Page 1 of 1</p>${c.no('Warren Iverson, PhD', 'laboratory director')}`,
    )
  },
  { dateAliases: ['2025-11-17'], width: 1120, scale: 1.28 },
)

/** Mauritius: dotted lines, limits in brackets with "to", the result of last time at the right edge. */
const dotted = doc(
  'p705.jpg',
  ['en', 'lab', 'photo'],
  '2025-12-18',
  [
    'Laboratoire Belle Rive',
    'LABORATOIRE BELLE RIVE',
    'Belle Rive Laboratory',
    'Laboratoire Belle Rive Ltée',
  ],
  ['Dr Vikash Ramgoolam', 'Vikash Ramgoolam', 'Dr V. RAMGOOLAM', 'Dr V. Ramgoolam', 'Dr. Vikash Ramgoolam'],
  [
    'Marie-Ange Lavictoire',
    'Mrs LAVICTOIRE Marie-Ange',
    'LAVICTOIRE Marie-Ange',
    'Mrs Marie-Ange Lavictoire',
  ],
  'Results of analyses',
  (c) => {
    const before = '2025-06-12'
    const row = (s) => {
      if (s.startsWith('#')) return `<div class="g">${en(s.slice(1))}</div>`
      if (s.startsWith('>')) return `<div class="c">${c.t(s.slice(1))}</div>`
      const [key, label, v, unit, ref, old] = s.split(';')
      const now = resultCell(c, key, label, v, unit, ref, '2025-12-18', () => `${v} ${unit}`.trim())
      const bold = /^(H|L)$/.test(c.entities.at(-1).flag ?? '')
      const was = old ? resultCell(c, key, label, old, unit, ref, before) : ''
      return `<div class="l" data-line><span class="n"><span>${en(label)}</span><i></i></span><span class="v">${bold ? `<b>${now}</b>` : now}</span><span class="r">${ref ? `(${en(ref)})` : ''}</span><span class="o">${was}</span></div>`
    }
    return sheet(
      `body{font:16px/1.3 ${FACE.cambria};font-size:16.5px;padding:40px 60px}.l{display:grid;grid-template-columns:360px 190px 190px 1fr;gap:10px}.n{display:flex;align-items:end}.n i{flex:1;border-bottom:2px dotted #555;margin:0 4px 5px}.o{text-align:right}.r{font-size:15px}.g{text-align:center;font-weight:bold;letter-spacing:2px;margin:8px 0 2px}.c{font-style:italic;font-size:15px;margin-left:24px}p{margin:6px 0;font-size:15px}`,
      `<div style="display:flex;justify-content:space-between;border-bottom:1px solid #444;padding-bottom:6px"><div style="display:flex;gap:12px;align-items:center">${mark('leaf', '#1f6f43', 50)}<div><b style="font-size:24px;color:#1f6f43">Laboratoire Belle Rive</b><br>Royal Road, Curepipe, Mauritius &nbsp; Tel 670 41XX</div></div><div style="text-align:right">Biologist: Dr Joëlle Fanchette<br>ISO 15189</div></div>${c.no('Dr Joëlle Fanchette', 'biologist of the laboratory')}
      <div style="display:grid;grid-template-columns:1fr 1fr;margin:8px 0"><div>Dr V. RAMGOOLAM<br>Clinique Trou d'Eau<br>File: 25L18-0093<br>Sample of <b>18/12/2025</b> at 07h20<br>Edited on 19/12/2025</div><div style="border:1px solid #888;padding:6px 14px"><b>Mrs LAVICTOIRE Marie-Ange</b><br>Born on 03/09/1958 (67 years)<br>Avenue des Flamboyants, Floréal</div></div>${c.no("Clinique Trou d'Eau", 'recipient')}
      <div class="l" style="font-weight:bold;border-bottom:1px solid #444"><span></span><span>Result</span><span>Reference</span><span class="o">Previous 12/06/2025</span></div>
      ${['#HAEMATOLOGY', 'rbc;Red cells;3.62;T/l;3.80 to 5.20;3.71', 'hgb;Haemoglobin;10.8;g/dL;11.5 to 15.5;11.2', 'hct;Haematocrit;33.1;%;35.0 to 46.0;34.0', 'mcv;Mean cell volume;91.4;fL;80.0 to 100.0;91.6', 'wbc;White cells;6.91;G/l;4.00 to 10.00;7.20', 'neut;Neutrophils;4.22;G/l;1.80 to 7.50;4.35', 'lymph;Lymphocytes;1.84;G/l;1.00 to 4.00;2.01', 'plt;Platelets;241;G/l;150 to 400;233', 'esr;Sedimentation rate, 1st hour;34;mm;less than 30;', '#BLOOD BIOCHEMISTRY', 'gttf;Fasting glucose;8.9;mmol/L;4.1 to 5.9;9.6', 'a1c;Glycated haemoglobin;7.8;%;;8.4', '>{x|Target for most diabetics: below 7 %|reference comment|d.dm2}', 'urea;Urea;12.4;mmol/L;2.8 to 7.2;11.1', 'crea;Creatinine;148;µmol/L;45 to 84;136', 'egfr;eGFR (CKD-EPI 2009);33;mL/min/1.73m2;above 60;37', '>{x|Below 30: severe renal impairment|reference comment|d.ckd4}', 'na;Sodium;138;mmol/L;136 to 145;139', 'k;Potassium;5.4;mmol/L;3.5 to 5.1;5.0', 'hco3;Bicarbonates;20;mmol/L;22 to 29;21', 'ca;Calcium;2.21;mmol/L;2.15 to 2.55;2.24', 'phos;Phosphate;1.48;mmol/L;0.81 to 1.45;', 'uric;Uric acid;462;µmol/L;155 to 357;447', 'alb;Albumin;37;g/L;35 to 52;38', 'alt;ALT;17;IU/L;less than 34;19', 'chol;Total cholesterol;4.6;mmol/L;less than 5.2;5.1', 'hdl;HDL cholesterol;1.12;mmol/L;above 1.20;1.08', 'ldl;LDL cholesterol;2.5;mmol/L;;3.0', 'trig;Triglycerides;2.1;mmol/L;less than 1.7;2.3', 'crp;CRP;4.6;mg/L;less than 5.0;', '#HORMONES AND VITAMINS', 'pth;Parathormone;118;pg/mL;15 to 65;97', 'vitd;25-OH vitamin D;24;ng/mL;30 to 60;18', 'tsh;TSH;1.66;mIU/L;0.40 to 4.00;', 'ferr;Ferritin;64;µg/L;15 to 150;71', 'tsat;Transferrin saturation;17;%;20 to 40;', '#URINE', 'uacr;Albumin/creatinine ratio;86;mg/mmol;less than 3;71'].map(row).join('')}
      <p>${c.t('{x|Urine culture: sterile container not received|not done|l.ucult}. {x|HBs antigen: in progress|pending|l.hbsag}. {x|Serum neither haemolysed nor icteric|negated|d.jaundice}.')}</p>
      <div style="display:flex;justify-content:space-between;align-items:end">${stamp(['LABORATOIRE', 'BELLE RIVE'], '#1f6f43', -6)}<span>Copy: Dr S. Appadoo, nephrology, Candos</span>${signature(c.rnd, '#223', 90)}</div>${c.no('Dr S. Appadoo', 'recipient of a copy')}`,
    )
  },
  { dateAliases: ['2025-12-19'], width: 1080, scale: 1.4, degrade: { angle: -1.2 } },
)

/** Thailand: a check-up's page; unit behind the name, normal value, three years with the newest last, the meaning as a word. */
const years = doc(
  'p706.jpg',
  ['en', 'lab', 'scan'],
  '2026-02-24',
  [
    'Rim Nam International Hospital',
    'RIM NAM INTERNATIONAL HOSPITAL',
    'Rim Nam Hospital',
    'Rim Nam International Hospital, Chiang Mai',
  ],
  [
    'Dr. Anchalee Wongsuwan',
    'Anchalee Wongsuwan',
    'ANCHALEE WONGSUWAN, MD',
    'Anchalee Wongsuwan, MD',
    'Dr Anchalee Wongsuwan',
  ],
  ['Peter Lindqvist', 'Mr. PETER LINDQVIST', 'PETER LINDQVIST', 'Mr. Peter Lindqvist'],
  'Annual health check-up report',
  (c) => {
    const days = ['2024-02-20', '2025-02-18', '2026-02-24']
    const row = (s) => {
      if (s.startsWith('#')) return `<tr><td colspan="6" class="g">${en(s.slice(1))}</td></tr>`
      if (s.startsWith('>')) return `<tr><td colspan="6" class="s">${c.t(s.slice(1))}</td></tr>`
      const [key, label, unit, ref, a, b, now, word] = s.split(';')
      const cells = [a, b, now].map(
        (v, i) =>
          `<td class="v${i === 2 ? ' now' : ''}">${v ? resultCell(c, key, label, v, unit, ref, days[i]) : '-'}</td>`,
      )
      return `<tr data-line><td>${en(label)}${unit ? ` (${en(unit)})` : ''}</td><td class="v">${en(ref)}</td>${cells.join('')}<td>${en(word)}</td></tr>`
    }
    return sheet(
      `body{font:16px/1.26 ${FACE.arial};padding:36px 50px}td,th{border:1px solid #888;padding:1.6px 8px}th{background:#ddd;font-size:14.5px}.g{font-weight:bold;background:#efefef}.v{text-align:center;width:112px}.now{font-weight:bold}.s{font-style:italic;font-size:14.5px}p{margin:5px 0;font-size:15px}`,
      `<div style="display:flex;justify-content:space-between;align-items:center;border-bottom:3px double #444;padding-bottom:5px"><div style="display:flex;gap:12px;align-items:center">${mark('star', '#444', 48)}<div><b style="font-size:22px">Rim Nam International Hospital</b><br>Check-up Center, Charoen Rat Road, Chiang Mai 50000</div></div><div style="text-align:right"><b>ANNUAL HEALTH CHECK-UP REPORT</b><br>${barcode(c.rnd, 36, 28)}</div></div>
      <div style="display:grid;grid-template-columns:1.3fr 1fr;margin:6px 0;line-height:1.4"><div>Name: <b>Mr. PETER LINDQVIST</b> &nbsp; HN 64-018820<br>Birth date: 30 Nov 1962 &nbsp; Age 63 &nbsp; Male &nbsp; Swedish<br>${c.t('Blood pressure {l.e21sys|146|v=146;u=mmHg}/{l.e21dia|88 mmHg|v=88;u=mmHg} &nbsp; Pulse {l.e21hr|74 /min|v=74;u=-}').replace(/&amp;nbsp;/g, '&nbsp;')}</div><div>Visit: 24 Feb 2026 (2569)<br>Physician: ANCHALEE WONGSUWAN, MD<br>${c.t('Weight {l.e21wt|91.5 kg} Height {l.e21ht|182 cm} BMI {l.e21bmi|27.6|u=-}')}</div></div>
      <table><tr><th>Test (unit)</th><th>Normal value</th><th>20 Feb 24</th><th>18 Feb 25</th><th>24 Feb 26</th><th>Meaning</th></tr>
      ${['#Complete blood count', 'hgb;Hemoglobin;g/dL;13.0 - 17.0;15.2;15.0;14.9;Normal', 'hct;Hematocrit;%;39.0 - 51.0;45.1;44.6;44.2;Normal', 'wbc;White blood cell;10^3/uL;4.0 - 10.0;6.4;5.9;6.1;Normal', 'neutp;Neutrophil;%;40 - 74;55;57;54;Normal', 'lymphp;Lymphocyte;%;19 - 48;34;31;35;Normal', 'eosp;Eosinophil;%;0 - 7;3;4;4;Normal', 'plt;Platelet count;10^3/uL;140 - 400;214;209;221;Normal', 'mcv;MCV;fL;80 - 100;92;93;94;Normal', '#Blood sugar', 'gttf;Fasting blood sugar;mg/dL;70 - 99;101;108;119;High', 'a1c;HbA1c;%;4.8 - 5.6;5.6;5.9;6.3;High', '#Lipids', 'chol;Cholesterol;mg/dL;< 200;238;196;181;Normal', 'trig;Triglyceride;mg/dL;< 150;171;148;133;Normal', 'hdl;HDL-C;mg/dL;> 40;46;48;49;Normal', 'ldl;LDL-C;mg/dL;< 130;161;119;106;Normal', '#Kidney', 'bun;BUN;mg/dL;8 - 20;15;16;17;Normal', 'crea;Creatinine;mg/dL;0.67 - 1.17;1.02;1.05;1.09;Normal', 'egfr;eGFR;mL/min;> 90;82;79;76;Slightly low', 'uric;Uric acid;mg/dL;3.4 - 7.0;7.4;7.9;6.1;Normal', '#Liver', 'ast;AST (SGOT);U/L;0 - 40;31;36;44;High', 'alt;ALT (SGPT);U/L;0 - 41;43;52;63;High', 'ggt;GGT;U/L;10 - 71;66;;88;High', 'alp;Alkaline phosphatase;U/L;40 - 129;71;70;73;Normal', 'tbil;Total bilirubin;mg/dL;0.0 - 1.2;0.7;;0.8;Normal', '#Tumor markers and hepatitis', 'psa;PSA;ng/mL;0.0 - 4.0;1.9;2.2;2.4;Normal', 'cea;CEA;ng/mL;0.0 - 4.7;1.5;1.4;1.7;Normal', 'afp;AFP;ng/mL;0.0 - 7.0;2.8;;3.0;Normal', 'hbsag;HBsAg;;Negative;Negative;;Negative;Normal', 'antihbs;Anti-HBs;mIU/mL;> 10;212;;164;Immune', '#Urine and stool', 'usg;Specific gravity;;1.003 - 1.030;1.015;1.018;1.020;Normal', 'uprot;Protein, urine;;Negative;Negative;Negative;Trace;Observe', 'uglu;Glucose, urine;;Negative;Negative;Negative;Negative;Normal', 'fobt;Occult blood, stool;;Negative;Negative;Negative;Negative;Normal'].map(row).join('')}</table>
      <p>${c.t("**Doctor's summary:** {d.predm|Prediabetes}. {d.hld?|Dyslipidemia|icd=E78.5}, controlled with {m.ros|rosuvastatin 10 mg|st=-}. {d.htn?|High blood pressure} at this visit: {x|measure at home for two weeks before any medicine|planned}. {d.transam?|Liver enzymes raised|icd=R74.01/R74.8/R79.89}, {d.steat|fatty liver} on {i.usabd|ultrasound of the upper abdomen}; {x|no gallstones|negated|d.gallst}. {i.cxr|Chest X-ray} {x|normal, no tuberculosis|negated|d.tb}. {p.ecg|EKG} {x|without ischemia|negated|d.ihd}. {m.allo|Allopurinol 100 mg|st=-} keeps the uric acid down. {x|Father: colon cancer|family history|d.colonca}: {x|colonoscopy due this year|planned|p.colono}. {x|Metformin not needed yet|not needed|m.metf}. {x|Exercise stress test declined|declined|p.stresst}.")}</p>
      <div style="display:flex;justify-content:space-between;align-items:end"><span style="font-size:14.5px">Lab approved by: Somchai Intanon, MT 8831 &nbsp; Printed 26 Feb 2026 09:14</span>${signature(c.rnd, '#222', 90)}</div>${c.no('Somchai Intanon', 'technologist')}`,
    )
  },
  { dateAliases: ['2026-02-26'], width: 1100, scale: 1.36, degrade: { angle: -0.6 } },
)

export const twentyFirstEnTables = [risk, dotted, years]
