/** More sheets in English: hormones and serology as blocks of test, result and range, a ward's microbiology by specimen, a numbered sheet in two halves, an electronic prescription with coded diagnoses, a CT. */
import { barcode, mark, matrixCode, signature, stamp } from '../lib/decor.mjs'
import { FACE, doc, en, items, sheet } from './blind-parts.mjs'

/** Trinidad: before a pregnancy; every test a block of its own, the result under its name, the range of each phase under the result. */
const blocks = doc(
  'p384.jpg',
  ['en', 'lab', 'photo'],
  '2025-08-04',
  ['Caroni Bay Medical Laboratory', 'CARONI BAY MEDICAL LABORATORY', 'Caroni Bay Medical Laboratory Ltd.'],
  ['Dr. Natasha Ramkissoon', 'Natasha Ramkissoon', 'DR. N. RAMKISSOON', 'Dr. N. Ramkissoon', 'N. Ramkissoon'],
  ['Keisha Baptiste', 'BAPTISTE, KEISHA', 'KEISHA BAPTISTE', 'Mrs. Keisha Baptiste'],
  'Laboratory report',
  (c) => {
    const block = (line, expected, { range, date, index } = {}) => {
      const r = c.lab(line, { range: range ?? '-', date })
      const off = r.flag === 'H' ? 'HIGH' : r.flag === 'L' ? 'LOW' : ''
      const raw = index ? c.t(`({l.${line.split(';')[0]}?|index ${index}|v=${index};u=-})`) : ''
      return `<div class="b" data-e="${r.n}" data-line><b>${en(r.label)}</b><div data-e="${r.n}"><i>RESULT</i><span class="v">${en(`${r.printed} ${r.unit}`.trim())}</span>${raw}${off ? ` <u>${off}</u>` : ''}</div>${expected ? `<div class="x"><i>RANGE</i>${en(expected)}</div>` : ''}</div>`
    }
    return sheet(
      `body{font:17px/1.3 ${FACE.verdana};font-size:16px;padding:40px 64px}.b{border-bottom:1px solid #bbb;padding:3px 0 3px 14px}.b i{font-style:normal;font-size:13.5px;color:#555;display:inline-block;width:92px;padding-left:16px}.v{font-weight:bold;margin-right:18px}.x{font-size:15px}u{text-decoration:none;border:1.5px solid #000;padding:0 6px;font-size:14px}h3{font-size:16px;background:#1d3c66;color:#fff;padding:3px 14px;margin-top:8px}p{margin:6px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:14px;align-items:center">${mark('rings', '#1d3c66', 54)}<div><b style="font-size:23px;color:#1d3c66">CARONI BAY MEDICAL LABORATORY</b><br>14 Ortinola Street, Chaguanas</div></div>${matrixCode(c.rnd, 20, 3)}</div>
      <div style="display:grid;grid-template-columns:1fr 1fr;border:1px solid #1d3c66;padding:5px 12px;margin:8px 0"><div>PATIENT: <b>BAPTISTE, KEISHA</b><br>F, 33 years (d.o.b. 19-Jan-1992)<br>DOCTOR: DR. N. RAMKISSOON</div><div>LAB NO: 25-08-00417<br>COLLECTED: 04-Aug-2025 07:50, fasting<br>REPORTED: 06-Aug-2025</div></div>
      <p>${c.t('CLINICAL NOTES: {o|trying for a baby for 14 months}, {o|irregular cycles}, {x|? PCOS|question|d.pcos}. LMP 02-Aug-2025 (day 3).')}</p>
      <h3>HORMONES, DAY 3</h3>${block('fsh;FSH;6.8;mIU/mL;', 'Follicular 3.5 - 12.5 / Midcycle 4.7 - 21.5 / Luteal 1.7 - 7.7', { range: '3.5 - 12.5' })}${block('lh;LH;14.9;mIU/mL;', 'Follicular 2.4 - 12.6 / Midcycle 14.0 - 95.6 / Luteal 1.0 - 11.4', { range: '2.4 - 12.6' })}${block('e2;Estradiol (E2);41;pg/mL;', 'Follicular 12 - 233 / Midcycle 41 - 398 / Luteal 22 - 341', { range: '12 - 233' })}${block('prl;Prolactin;31.6;ng/mL;', 'Not pregnant 4.8 - 23.3', { range: '4.8 - 23.3' })}${block('testo;Testosterone, total;0.52;ng/mL;', 'Women 0.08 - 0.48', { range: '0.08 - 0.48' })}${block('tsh;TSH;2.12;uIU/mL;', '0.27 - 4.20', { range: '0.27 - 4.20' })}${block('amh;Anti-Mullerian hormone (AMH);7.9;ng/mL;', 'Age 30 - 34: 0.71 - 7.59', { range: '0.71 - 7.59' })}
      <h3>SEROLOGY</h3>${block('hbsag;Hepatitis B surface antigen;NON-REACTIVE;;', '', { index: '0.21' })}${block('antihbs;Hepatitis B surface antibody;4.1;mIU/mL;', 'Immune: 10.0 or more', { range: '>=10.0' })}${block('antihcv;Hepatitis C antibody;NON-REACTIVE;;', '', { index: '0.08' })}${block('hivag;HIV 1 and 2 antigen/antibody;NON-REACTIVE;;', '', { index: '0.13' })}${block('e13vdrl;VDRL;NON-REACTIVE;;', '')}${block('rubg;Rubella IgG;46.2;IU/mL;', 'Immune: 10.0 or more', { range: '>=10.0' })}${block('vzvg;Varicella zoster IgG;NEGATIVE;;', '')}${block('toxg;Toxoplasma IgG;NEGATIVE;;', '')}
      <h3>BLOOD BANK, HAEMOGLOBIN</h3>${block('abo;Blood group;B;;', '')}${block('rhd;Rhesus (D);POSITIVE;;', '')}${block('e13sicks;Sickle solubility test;NEGATIVE;;', '')}${block('hgb;Haemoglobin;12.4;g/dL;', 'Women 12.0 - 16.0', { range: '12.0 - 16.0' })}
      <h3>SECOND SPECIMEN, DAY 21, COLLECTED 22-Aug-2025</h3>${block('prog;Progesterone;1.3;ng/mL;', 'Follicular 0.1 - 0.9 / Luteal 1.8 - 24.0', { range: '1.8 - 24.0', date: '2025-08-22' })}
      <p>${c.t('COMMENT: Not immune to hepatitis B or chickenpox. {x|Progesterone above 5 ng/mL confirms ovulation|reference comment}. {x|Macroprolactin not measured|not done}. {x|Glucose tolerance test advised|planned|l.gtt2m}.')}</p><div style="display:flex;justify-content:space-between;align-items:end"><span>Report issued 25-Aug-2025, supersedes 06-Aug-2025</span><div>${signature(c.rnd, '#222')}<br>C. Mohammed, Medical Technologist</div></div>${c.no('C. Mohammed', 'technologist')}`,
    )
  },
  { dateAliases: ['2025-08-22'], width: 1060, scale: 1.35, degrade: { angle: 1.4, folds: [0.5] } },
)

/** New Zealand: a ward's microbiology, one part a specimen, the antibiotics in rows and the two isolates in columns. */
const microbiology = doc(
  'p385.png',
  ['en', 'lab', 'clean'],
  '2026-02-05',
  [
    'Waimea Coast Hospital',
    'WAIMEA COAST HOSPITAL',
    'Waimea Coast Hospital Laboratory',
    'Waimea Coast Laboratory',
  ],
  ['Dr Hemi Paratene', 'Hemi Paratene', 'Dr H Paratene', 'H Paratene'],
  ['Graham Ellery', 'ELLERY, Graham', 'Mr Graham Ellery', 'ELLERY Graham'],
  'Microbiology report',
  (c) => {
    const line = (key, label, printed, unit = '', date, ref = '') => {
      const r = c.lab([key, label, printed, unit, ref].join(';'), { date })
      return `<tr data-e="${r.n}"><td>${en(r.label)}</td><td><b>${en(`${printed} ${unit}`.trim())}</b>${ref ? en(` (${ref})`) : ''}</td></tr>`
    }
    const grown = (no, organism, amount, date) => {
      c.optional.push(organism)
      const r = c.lab(`e13wcult;Wound culture;${organism};;`, { date })
      return `<tr data-e="${r.n}"><td>Culture, isolate ${no}</td><td class="v"><i>${en(organism)}</i>, ${en(amount)}</td></tr>`
    }
    const drug = (name, one, two, id) =>
      `<tr><td>${c.t(`{x|${name}|antibiogram${id ? `|m.${id}` : ''}}`)}</td><td class="c">${one}</td><td class="c">${two}</td></tr>`
    const specimen = (title, when, body) =>
      `<div class="s"><div><b>${en(title)}</b><br>${en(when)}</div><div>${body}</div></div>`
    return sheet(
      `body{font:17px/1.36 ${FACE.roboto};font-size:17px;padding:44px 62px}.s{display:grid;grid-template-columns:230px 1fr;gap:18px;border-top:1.5px solid #444;padding:8px 0}td,th{padding:2px 8px}.s td:first-child{width:240px}.v{font-weight:bold}.c{text-align:center;width:150px}.a td,.a th{border:1px solid #aaa}.a th{font-weight:normal;background:#eee}.a td:first-child{width:auto}p{margin:5px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div><b style="font-size:22px">Waimea Coast Hospital</b><br>Laboratory Services, Microbiology</div>${barcode(c.rnd, 44, 34)}</div>
      <div style="display:grid;grid-template-columns:1fr 1fr 1fr;margin:10px 0;background:#f2f2f2;padding:6px 12px"><div><b>ELLERY, Graham</b><br>NHI ZZZ0032 &nbsp; M<br>DOB 16/05/1954</div><div>Ward 3B, bed 12<br>Requested by: Dr Hemi Paratene<br>Copy: Dr Ngaire Wikaira, GP</div><div>Latest specimen 05/02/2026<br>Printed 11/02/2026 15:20</div></div>${c.no('Dr Ngaire Wikaira', 'copy')}
      <p>${c.t('Clinical details on requests: {d.e13dfu|diabetic foot ulcer left heel}, {d.dm2?|diabetic|icd=E11.9/E11.621}. {x|?osteomyelitis|question|d.osteomy}. On {m.coamox|co-amoxiclav|dose=-;freq=-}. Allergy: {a.trimeth|trimethoprim (rash)|react=rash}. {x|No penicillin allergy|negated|a.pen}.')}</p>
      ${specimen(
        'Wound swab, left heel',
        'Collected 05/02/2026 11:15',
        `<table>${line('gramst', 'Gram film', 'Gram positive cocci ++', '', '2026-02-05')}${grown(1, 'Staphylococcus aureus', 'heavy growth', '2026-02-05')}${grown(2, 'Pseudomonas aeruginosa', 'light growth', '2026-02-05')}</table>
      <table class="a" style="margin-top:6px"><tr><th>S = susceptible, I = increased dose, R = resistant</th><th class="c">1 S. aureus</th><th class="c">2 P. aeruginosa</th></tr>${drug('Flucloxacillin', 'S', '', 'fluclox')}${drug('Erythromycin', 'R', '')}${drug('Clindamycin', 'R', '', 'clind')}${drug('Doxycycline', 'S', '', 'doxy')}${drug('Co-trimoxazole', 'S', '', 'sept')}${drug('Ciprofloxacin', '', 'I', 'cipr')}${drug('Gentamicin', '', 'S', 'gent')}${drug('Piperacillin/tazobactam', '', 'I', 'pipta')}${drug('Meropenem', '', 'S', 'merop')}</table>
      <p>${c.t('Comment: {x|Pseudomonas in chronic ulcers often represents colonisation|reference comment}. {x|If not improving, discuss a change to flucloxacillin|conditional}. {x|Bone sample is preferred if osteomyelitis is suspected|conditional}.')}</p>`,
      )}
      ${specimen('Blood culture, 2 sets', 'Collected 04/02/2026 21:40', `<table>${line('bcult', 'Blood culture', 'No growth after 5 days', '', '2026-02-04')}</table>`)}
      ${specimen('Urine, midstream', 'Collected 04/02/2026 22:05', `<table>${line('uwbc', 'White cells', '14', 'x10^6/L', '2026-02-04', '0 - 10')}${line('urbc', 'Red cells', '<10', 'x10^6/L', '2026-02-04', '0 - 10')}${line('uepi', 'Epithelial cells', 'Few', '', '2026-02-04')}${line('ucult', 'Urine culture', 'No significant growth', '', '2026-02-04')}</table>`)}
      ${specimen('Nose and groin swab', 'Collected 04/02/2026 22:10', `<table>${line('mrsa', 'MRSA screen', 'Not isolated', '', '2026-02-04')}</table>`)}
      ${specimen('Faeces, unformed', 'Collected 03/02/2026 06:30', `<table>${line('cdgdh', 'C. difficile GDH', 'Positive', '', '2026-02-03')}${line('cdtox', 'C. difficile toxin A/B', 'Negative', '', '2026-02-03')}${line('norov', 'Norovirus PCR', 'Not detected', '', '2026-02-03')}</table><p>${c.t('{x|Carriage without toxin does not usually need treatment|reference comment|d.cdiff}. {x|Parasites not examined|not done}.')}</p>`)}
      <div style="border-top:1.5px solid #444;padding-top:6px">Authorised: Dr Sefa Tuilagi, Clinical Microbiologist</div>${c.no('Dr Sefa Tuilagi', 'microbiologist of the laboratory')}`,
    )
  },
  { dateAliases: ['2026-02-11'], width: 1100, scale: 1.3 },
)

/** Hong Kong: numbered lines in two halves beside one another, code, name, result with an arrow, unit, limits; urine in four columns under them. */
const numbered = doc(
  'p386.jpg',
  ['en', 'lab', 'photo'],
  '2025-11-27',
  ['Pak Tin Harbour Hospital', 'PAK TIN HARBOUR HOSPITAL'],
  ['Dr. CHEUNG Ka Lok', 'CHEUNG Ka Lok', 'Dr. Cheung Ka Lok', 'Cheung Ka Lok'],
  ['WONG Mei Fong', 'Wong Mei Fong', 'WONG MEI FONG', 'Madam WONG Mei Fong'],
  'Laboratory report',
  (c) => {
    const half = (first, lines) =>
      `<table class="n"><tr><th>No</th><th>Code</th><th>Item</th><th class="v">Result</th><th></th><th>Unit</th><th>Reference</th></tr>${lines
        .map((s, i) => {
          const [code, line] = s.split('=')
          const r = c.lab(line)
          const arrow = { H: '↑', L: '↓' }[r.flag] ?? ''
          return `<tr data-e="${r.n}"><td>${first + i}</td><td>${en(code)}</td><td>${en(r.label)}</td><td class="v">${en(r.printed)}</td><td>${arrow}</td><td>${en(r.unit)}</td><td>${en(r.ref)}</td></tr>`
        })
        .join('')}</table>`
    const urine = (no, line) => {
      const r = c.lab(line)
      return `<div data-e="${r.n}" data-line>${no} ${en(r.label)} &nbsp; <b>${en(r.printed)}</b> &nbsp; ${r.ref ? en(`(${r.ref})`) : ''}</div>`
    }
    return sheet(
      `body{font:16px/1.3 ${FACE.arial};font-size:16px;padding:40px 46px}.n td,.n th{padding:2.6px 5px;white-space:nowrap}.n th{border-top:1.5px solid #000;border-bottom:1.5px solid #000;font-size:15px}.v{text-align:right}.two{display:grid;grid-template-columns:1fr 1fr;gap:26px}.four{display:grid;grid-template-columns:repeat(4,1fr);gap:3px 10px;border-top:1.5px solid #000;padding-top:5px;margin-top:6px}p{margin:6px 0}`,
      `<div style="text-align:center"><b style="font-size:24px">PAK TIN HARBOUR HOSPITAL</b><br><b>LABORATORY REPORT</b></div>
      <div style="display:grid;grid-template-columns:1.2fr 1fr 1fr 1fr;margin:10px 0"><div>Name: <b>WONG Mei Fong</b><br>Sex: F &nbsp; Age: 46</div><div>HN: 0081 2275<br>Dept: Medical OPD</div><div>Sample: serum, EDTA, urine<br>Dr: CHEUNG Ka Lok</div><div>Collected: 27/11/2025 08:32<br>Reported: 27/11/2025 13:05</div></div>
      <div class="two">${half(1, ['WBC=wbc;White cell count;5.62;10^9/L;3.9-10.7', 'NE%=neutp;Neutrophils %;58.3;%;40-75', 'LY%=lymphp;Lymphocytes %;31.0;%;20-50', 'MO%=monop;Monocytes %;7.9;%;3-10', 'EO%=eosp;Eosinophils %;2.2;%;0.4-8', 'BA%=basop;Basophils %;0.6;%;0-1', 'NE#=neut;Neutrophils;3.28;10^9/L;1.8-6.3', 'LY#=lymph;Lymphocytes;1.74;10^9/L;1.1-3.2', 'RBC=rbc;Red cell count;4.02;10^12/L;3.8-5.1', 'HGB=hgb;Haemoglobin;118;g/L;115-150', 'HCT=hct;Haematocrit;0.362;L/L;0.35-0.45', 'MCV=mcv;Mean cell volume;90.0;fL;82-100', 'MCH=mch;Mean cell Hb;29.4;pg;27-34', 'PLT=plt;Platelets;203;10^9/L;125-350', 'ESR=esr;Sed. rate;34;mm/h;0-20', 'TSH=tsh;Thyrotropin;0.02;mIU/L;0.35-4.94', 'FT4=ft4;Free T4;34.6;pmol/L;9.0-19.1', 'FT3=ft3;Free T3;12.9;pmol/L;2.4-6.0', 'TRAb=trab;TSH receptor Ab;8.41;IU/L;0-1.75', 'CEA=cea;Carcinoembryonic Ag;2.1;ng/mL;0-5'])}${half(21, ['ALT=alt;Alanine transaminase;44;U/L;7-40', 'AST=ast;Aspartate transaminase;33;U/L;13-35', 'GGT=ggt;Gamma-GT;51;U/L;7-45', 'ALP=alp;Alk. phosphatase;128;U/L;50-135', 'TBIL=tbil;Total bilirubin;9.8;umol/L;0-23', 'DBIL=dbil;Direct bilirubin;2.9;umol/L;0-8', 'TP=tp;Total protein;71;g/L;65-85', 'ALB=alb;Albumin;42.6;g/L;40-55', 'UREA=urea;Urea;4.9;mmol/L;3.1-8.8', 'CREA=crea;Creatinine;49;umol/L;41-81', 'UA=uric;Uric acid;288;umol/L;155-357', 'GLU=glu;Glucose;5.4;mmol/L;3.9-6.1', 'TC=chol;Total cholesterol;3.5;mmol/L;<5.2', 'TG=trig;Triglycerides;0.98;mmol/L;<1.7', 'HDL=hdl;HDL cholesterol;1.39;mmol/L;>1.0', 'LDL=ldl;LDL cholesterol;1.67;mmol/L;<3.4', 'K=k;Potassium;3.9;mmol/L;3.5-5.3', 'NA=na;Sodium;141;mmol/L;137-147', 'CL=cl;Chloride;104;mmol/L;99-110', 'CA=ca;Calcium;2.58;mmol/L;2.11-2.52'])}</div>
      <div class="four">${['uph;U-pH;6.0;;5.4-8.4', 'usg;U-SG;1.017;;1.003-1.030', 'uprot;U-PRO;Negative;;', 'uglu;U-GLU;Negative;;', 'uket;U-KET;Trace;;', 'ubld;U-BLD;Negative;;', 'uleu;U-LEU;Negative;;', 'unit;U-NIT;Negative;;'].map((s, i) => urine(41 + i, s)).join('')}</div>
      <p>${c.t('Remark: results telephoned to the clinic 27/11/2025 12:40 ({o|thyrotoxic range}). {x|Sample not haemolysed|negated}. {x|Thyroid antibodies (TPO) not requested|not done|l.tpo}.')}</p><div style="display:flex;justify-content:space-between;align-items:center"><span>Tested by: LAU S.Y. &nbsp;&nbsp; Checked by: HO W.K. &nbsp;&nbsp; Valid for this sample only</span>${stamp(['REPORT CHECKED', 'PTHH LAB'], '#a11', -5)}</div>${c.no('LAU S.Y.', 'technologist')}${c.no('HO W.K.', 'technologist')}`,
    )
  },
  { width: 1300, minHeight: 900, scale: 1.35, degrade: { angle: 1.1 } },
)

/** United Arab Emirates: an electronic prescription; coded diagnoses, drugs in numbered rows with route, days and quantity. */
const prescription = doc(
  'p392.jpg',
  ['en', 'prescription', 'scan'],
  '2025-04-16',
  [
    'Al Rimal Crescent Medical Center',
    'AL RIMAL CRESCENT MEDICAL CENTER',
    'Al Rimal Crescent Medical Centre',
  ],
  ['Dr. Farah Siddiqui', 'Farah Siddiqui', 'DR. FARAH SIDDIQUI', 'Dr Farah Siddiqui'],
  ['Jerome Villanueva', 'JEROME VILLANUEVA', 'Mr. Jerome Villanueva'],
  'E-prescription',
  (c) => {
    let n = 0
    const row = (drug, how, route, days, quantity) =>
      `<tr data-line><td>${++n}</td><td>${c.t(drug)}</td><td>${en(how)}</td><td>${en(route)}</td><td>${days}</td><td>${en(quantity)}</td></tr>`
    return sheet(
      `body{font:17px/1.36 ${FACE.arial};font-size:17px;padding:42px 58px}td,th{border:1px solid #666;padding:4px 8px}th{background:#e8e8e8;font-size:15px}.t{font-size:16px}h3{font-size:17px;margin:12px 0 3px;border-bottom:1px solid #000}ul{margin:2px 0}p{margin:6px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:12px;align-items:center">${mark('star', '#333', 46)}<div><b style="font-size:22px">Al Rimal Crescent Medical Center</b><br>Al Wahda Street, Sharjah, U.A.E.</div></div><div style="text-align:right"><b style="font-size:19px">e-PRESCRIPTION</b><br>${barcode(c.rnd, 36, 26)}<br>Rx ref. 25-0416-3308</div></div>
      <div style="display:grid;grid-template-columns:1.2fr 1fr 1fr;border:1px solid #666;padding:6px 10px;margin:10px 0"><div>Patient: <b>JEROME VILLANUEVA</b><br>Male, 39 Y (DOB 21/09/1985)<br>Nationality: Philippines</div><div>Date: 16/04/2025 18:42<br>Valid until: 30/04/2025<br>Weight: 74 kg</div><div>Clinician: Dr. Farah Siddiqui<br>Family Medicine<br>Payer: Gulf Shield TPA</div></div>${c.no('Gulf Shield TPA', 'insurer')}
      <h3>Diagnosis</h3><table class="t"><tr><th style="width:90px">Type</th><th style="width:110px">ICD-10</th><th>Description</th></tr><tr data-line><td>Principal</td><td>J45.41</td><td>${c.t('{d.asthma|Moderate persistent asthma with (acute) exacerbation|icd=J45.41}')}</td></tr><tr data-line><td>Secondary</td><td>J30.9</td><td>${c.t('{d.allrhin|Allergic rhinitis, unspecified|icd=J30.9}')}</td></tr><tr data-line><td>Secondary</td><td>K21.9</td><td>${c.t('{d.gerd|Gastro-esophageal reflux disease without esophagitis|icd=K21.9}')}</td></tr></table>
      <p>${c.t('Allergies: {a.asa|Aspirin - bronchospasm|react=bronchospasm}; {a.dust|house dust mite (skin test)}. {x|Penicillin: tolerated amoxicillin in 2024|refuted|a.pen}. {x|Smoker: No|negated|d.smoker}. {x|Diabetes: No|negated|d.dm2}.')}</p>
      <h3>Medications</h3><table class="t"><colgroup><col style="width:34px"><col style="width:38%"><col><col style="width:90px"><col style="width:54px"><col style="width:100px"></colgroup><tr><th>#</th><th>Drug, strength, form</th><th>Instruction</th><th>Route</th><th>Days</th><th>Quantity</th></tr>
      ${row('{m.symb|Budesonide 160 mcg / Formoterol 4.5 mcg inhalation powder (Symbicort)|dose=-;freq=twice daily}', '2 puffs twice daily, rinse mouth', 'Inhalation', 30, '1 inhaler')}${row('{m.salb|Salbutamol 100 mcg/dose inhaler (Ventolin)|freq=every 6 hours if needed}', '2 puffs every 6 hours if needed', 'Inhalation', 30, '1 inhaler')}${row('{m.prednl|Prednisolone 20 mg tablet|dose=-;freq=once daily}', '2 tablets once daily after breakfast', 'Oral', 5, '10 tablets')}${row('{m.mont|Montelukast 10 mg film-coated tablet|freq=once daily at bedtime}', '1 tablet once daily at bedtime', 'Oral', 30, '30 tablets')}${row('{m.mome|Mometasone furoate 50 mcg nasal spray|freq=once daily}', '2 sprays each nostril once daily', 'Nasal', 30, '1 bottle')}${row('{m.desl|Desloratadine 5 mg tablet|freq=once daily}', '1 tablet once daily', 'Oral', 30, '30 tablets')}${row('{m.eso|Esomeprazole 40 mg capsule|freq=once daily before breakfast}', '1 capsule once daily before breakfast', 'Oral', 14, '14 capsules')}</table>
      <h3>Cancelled or discontinued</h3><table class="t"><tr data-line><td>${c.t('{m.flut|Fluticasone 125 mcg inhaler|st=stopped}')}</td><td>Discontinued 16/04/2025, replaced by line 1</td></tr><tr data-line><td>${c.t('{m.lora|Loratadine 10 mg tablet|st=stopped}')}</td><td>Discontinued 16/04/2025, not effective</td></tr><tr><td>${c.t('{x|Azithromycin 500 mg tablet|cancelled before it was given|m.azit}')}</td><td>Cancelled by clinician, no bacterial infection</td></tr></table>
      <h3>Instructions</h3><ul>${items(c, ['{x|Do not take ibuprofen or diclofenac|warned|m.ibu}.', '{x|Spirometry on 30/04/2025|planned|p.spiro}; {x|if control is poor, tiotropium will be added|conditional|m.tio}.', '{x|Chest X-ray not required|not done|i.cxr}. {x|Influenza vaccine next season|planned|m.vflu}.', 'Come back at once with {o|breathlessness} at rest.'])}</ul>
      <div style="display:flex;justify-content:space-between;align-items:end;margin-top:10px"><div>${signature(c.rnd, '#222')}<br>DR. FARAH SIDDIQUI, Lic. SHJ-00000</div>${stamp(['DISPENSED', '16 APR 2025', 'CORNICHE PHARMACY'], '#333', -6)}<div>Pharmacist: Anwar Hussain<br>Not valid without signature</div></div>${c.no('Anwar Hussain', 'pharmacist')}${c.no('CORNICHE PHARMACY', 'pharmacy that dispensed')}`,
    )
  },
  { width: 1120, scale: 1.3, degrade: { angle: 0.8 } },
)

/** South Africa: a private practice's CT of the abdomen, organ by organ in run-in headings. */
const abdomen = doc(
  'p393.png',
  ['en', 'imaging', 'clean'],
  '2025-10-02',
  ['Blouvlei Radiology', 'BLOUVLEI RADIOLOGY', 'Blouvlei Radiology Inc.'],
  ['Dr Anelise Marais', 'Anelise Marais', 'Dr A Marais', 'DR A MARAIS'],
  ['Nomvula Khumalo', 'Mrs Nomvula Khumalo', 'KHUMALO, Nomvula', 'MRS N KHUMALO'],
  'CT abdomen and pelvis',
  (c) => {
    const organ = (name, text) => `<p><b>${en(name)}:</b> ${c.t(text)}</p>`
    return sheet(
      `body{font:18px/1.5 ${FACE.calibri};font-size:19px;padding:52px 78px}p{margin:6px 0}p span[data-e]{white-space:nowrap}h3{font-size:18px;margin:14px 0 2px;text-decoration:underline}ol{margin:3px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center;border-bottom:2px solid #35506b;padding-bottom:8px"><div><b style="font-size:26px;color:#35506b">BLOUVLEI RADIOLOGY</b><br>Drs Marais, Steenkamp &amp; Partners Inc. &nbsp; Suite 4, Blouvlei Road, Durbanville</div>${mark('bars', '#35506b', 50)}</div>
      <div style="display:grid;grid-template-columns:1fr 1fr;margin:12px 0"><div>PATIENT: <b>KHUMALO, Nomvula</b> (Mrs)<br>DATE OF BIRTH: 1968-02-11 &nbsp; F<br>ACCESSION: BR 251002-118</div><div>REFERRED BY: Dr S Govender, Casualty<br>DATE OF STUDY: 2 October 2025<br>REPORT TYPED: 3 October 2025</div></div>${c.no('Dr S Govender', 'referrer')}
      <p>Dear Dr Govender, thank you for referring this patient.</p>
      <h3>CT ABDOMEN AND PELVIS</h3><p>${c.t('{i.ctap|CT of the abdomen and pelvis with oral and IV contrast|main=1}, portal venous phase, {o|iohexol 350, 90 ml}. {x|No contrast reaction|negated|a.contrast}.')}</p>
      <h3>CLINICAL HISTORY</h3><p>${c.t('57-year-old with three days of {o|left iliac fossa pain} and {o|fever}. {l.crp|CRP 88|v=88;u=-}, {l.wbc|WCC 13.9|v=13.9;u=-}. {d.htn|Hypertension}. Previous {p.csect|Caesarean section|on=1998} (1998) and {p.append|appendicectomy}. {x|Query ovarian torsion|question}. {x|Sister had colon cancer|family history|d.colonca}. Comparison: {i.usabd|ultrasound abdomen, 11 November 2024|on=2024-11-11}.')}</p>
      <h3>FINDINGS</h3>
      ${organ('Bowel', '{d.divertic|Acute sigmoid diverticulitis|icd=K57.32}: {o|wall thickening of 9 mm over 6 cm} with {o|fat stranding} around an inflamed diverticulum. {x|No extraluminal gas|negated}, {x|no abscess|negated}. {d.diverts?|Further diverticula in the descending colon}. {x|No bowel obstruction|negated|d.sbo}. The appendix has been removed.')}
      ${organ('Liver and biliary', '{d.steat|Diffuse hepatic steatosis}. {d.lcyst|Simple cyst in segment 6, 14 mm}. {d.gallst|Two gallbladder calculi}, {x|no cholecystitis|negated|d.cholec}; {x|bile ducts not dilated|negated}.')}
      ${organ('Pancreas, spleen', 'normal. {d.accspl?|Small splenunculus}. {x|No features of pancreatitis|negated|d.pancr}.')}
      ${organ('Adrenals', '{d.adrenal|left adrenal adenoma of 12 mm|icd=D35.02/D35.00}, unchanged.')}
      ${organ('Kidneys', '{d.rcyst|simple cortical cyst of the right kidney, 31 mm}. {x|No hydronephrosis|negated|d.hydro}, {x|no calculi|negated|d.stone}.')}
      ${organ('Pelvis', '{d.fibroid|calcified uterine fibroid, 27 mm}. {x|Ovaries normal, no mass|negated|d.ovcyst}. {x|No free fluid|negated|d.ascites}.')}
      ${organ('Vessels, nodes', '{x|no aortic aneurysm|negated|d.aaa}, {o|mild calcified atheroma}. {x|No enlarged nodes|negated}.')}
      ${organ('Lung bases, wall, bone', '{d.hiatus|small sliding hiatus hernia}; {d.umbil|fat-containing umbilical hernia}; {d.degdisc|degenerative disc disease L4/5 and L5/S1}. {x|No pleural effusion|negated|d.pleff}. {x|No destructive bone lesion|negated}.')}
      <h3>CONCLUSION</h3><ol>${items(c, ['Uncomplicated {d.divertic|sigmoid diverticulitis}.', '{d.steat|Hepatic steatosis} and {d.gallst|gallstones}.', 'Stable {d.adrenal|left adrenal adenoma}.'])}</ol>
      <p>${c.t('{x|Colonoscopy is suggested in six to eight weeks|planned|p.colono}. {x|Repeat CT only if there is no improvement|conditional}. {x|Hormonal work-up of the adenoma if not yet done|conditional}.')}</p>
      <div style="margin-top:14px">${signature(c.rnd, '#222')}<br>Dr Anelise Marais, Radiologist &nbsp; (electronically signed 3 October 2025, 07:55)</div>`,
    )
  },
  { dateAliases: ['2025-10-03'], width: 1100, scale: 1.3 },
)

export const thirteenthEnTables = [blocks, microbiology, numbered, prescription, abdomen]
