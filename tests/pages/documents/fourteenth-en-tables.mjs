/** More sheets in English: a man's check with a remark in words, a ward's and clinic's cumulative bloods, a telephone's cards, a repeat slip, an MRI. */
import { barcode, mark, matrixCode, signature, stamp } from '../lib/decor.mjs'
import { FACE, doc, en, items, resultCell, sheet } from './blind-parts.mjs'

/** Nigeria: a man's health check; a remark column in words, a comment under some. */
const check = doc(
  'p425.jpg',
  ['en', 'lab', 'photo'],
  '2025-10-13',
  [
    'Oke-Ata Specialist Diagnostics',
    'OKE-ATA SPECIALIST DIAGNOSTICS',
    'Oke-Ata Specialist Diagnostics Ltd',
    'Oke-Ata Specialist Diagnostics Limited',
  ],
  ['Dr Ngozi Umeh', 'Ngozi Umeh', 'DR NGOZI UMEH', 'Dr. Ngozi Umeh'],
  ['Babatunde Afolabi', 'MR BABATUNDE AFOLABI', 'Mr Babatunde Afolabi', 'BABATUNDE AFOLABI'],
  'Medical laboratory report',
  (c) => {
    let n = 0
    const row = (s) => {
      const r = c.lab(s)
      const remark = { H: 'High', L: 'Low', N: 'Normal' }[r.flag] ?? ''
      return `<tr data-e="${r.n}"><td>${++n}.</td><td>${en(r.label)}</td><td class="v">${en(r.printed)}</td><td>${en(r.unit)}</td><td>${en(r.ref)}</td><td class="${r.flag === 'N' ? '' : 'b'}">${remark}</td></tr>`
    }
    const group = (title, list) =>
      `<tr class="g"><td colspan="6">${en(title)}</td></tr>${list.map(row).join('')}`
    return sheet(
      `body{font:17px/1.34 ${FACE.arial};padding:38px 54px}td,th{border:1px solid #b9a8c9;padding:2.4px 8px}th{background:#4a2a6b;color:#fff;font-size:15px}.g td{background:#efe8f5;font-weight:bold;color:#4a2a6b}.v,.b{font-weight:bold}p{margin:6px 0}`,
      `<div style="text-align:center">${mark('rings', '#4a2a6b', 48)}<br><b style="font-size:25px;color:#4a2a6b">OKE-ATA SPECIALIST DIAGNOSTICS</b><br>11 Ring Road, Ibadan, Oyo State<br><b>MEDICAL LABORATORY REPORT</b></div>
      <div style="display:grid;grid-template-columns:1fr 1fr;margin:8px 0"><div>NAME: <b>MR BABATUNDE AFOLABI</b><br>AGE: 52 YRS &nbsp; SEX: M<br>REF. BY: DR NGOZI UMEH</div><div>LAB NO: OA/25/10/3318<br>COLLECTION: 13/10/2025 08:05 AM<br>REPORT: 14/10/2025 02:30 PM</div></div>
      <table><tr><th style="width:44px">S/N</th><th style="width:34%">INVESTIGATION</th><th>RESULT</th><th>UNIT</th><th>REFERENCE</th><th>REMARK</th></tr>
      ${group('BLOOD SUGAR', ['glu;Fasting blood sugar;6.4;mmol/L;3.9 - 5.6', 'a1c;Glycated haemoglobin (HbA1c);6.3;%;4.0 - 5.6'])}
      ${group('ELECTROLYTES, UREA AND CREATININE', ['na;Sodium;138;mmol/L;135 - 145', 'k;Potassium;4.0;mmol/L;3.5 - 5.0', 'cl;Chloride;101;mmol/L;95 - 108', 'hco3;Bicarbonate;25;mmol/L;22 - 30', 'urea;Urea;5.1;mmol/L;2.5 - 6.6', 'crea;Creatinine;98;umol/L;60 - 120'])}
      ${group('LIVER FUNCTION', ['tbil;Total bilirubin;11.3;umol/L;5 - 17', 'dbil;Conjugated bilirubin;3.0;umol/L;0 - 5.0', 'ast;AST;26;U/L;0 - 40', 'alt;ALT;33;U/L;0 - 41', 'alp;Alkaline phosphatase;79;U/L;40 - 129', 'tp;Total protein;74;g/L;64 - 83', 'alb;Albumin;42;g/L;35 - 52'])}
      ${group('FASTING LIPID PROFILE', ['chol;Total cholesterol;6.1;mmol/L;<5.2', 'hdl;HDL cholesterol;1.02;mmol/L;>1.03', 'ldl;LDL cholesterol;4.3;mmol/L;<3.4', 'trig;Triglycerides;1.66;mmol/L;<1.70'])}
      ${group('HAEMATOLOGY', ['hct;Packed cell volume;43;%;40 - 54', 'wbc;White cell count;5.2;x10^9/L;3.0 - 11.0', 'plt;Platelets;187;x10^9/L;140 - 400', 'esr;ESR (Westergren);9;mm/hr;0 - 15', 'abo;Blood group;O;;', 'rhd;Rhesus;Positive;;', 'e14geno;Haemoglobin genotype;AS;;'])}
      ${group('OTHERS', ['psa;Prostate specific antigen, total;2.61;ng/mL;0 - 4.0', 'hbsag;HBsAg (rapid);Non-reactive;;', 'antihcv;HCV antibody (rapid);Non-reactive;;', 'fobt;Faecal occult blood;Negative;;'])}</table>
      <p>${c.t('COMMENT: {x|Suggestive of prediabetes, repeat in 3 months|question|d.predm}. {x|PSA within limits does not exclude cancer of the prostate|reference comment|d.prostca}. {x|Creatinine clearance not calculated|not done}. {x|Haemoglobin genotype AS is a carrier state, not sickle cell disease|refuted}.')}</p>
      <div style="display:flex;justify-content:space-between;align-items:end"><div>${signature(c.rnd, '#222')}<br>T. O. Adeyemo (Mrs), Medical Laboratory Scientist</div>${stamp(['OKE-ATA', 'VERIFIED', '14 OCT 2025'], '#4a2a6b', -8, true)}</div>${c.no('T. O. Adeyemo', 'laboratory scientist')}`,
    )
  },
  { dateAliases: ['2025-10-14'], width: 1060, scale: 1.38, degrade: { angle: -1.1, folds: [0.34, 0.67] } },
)

/** Wales: the monitoring bloods of a methotrexate clinic, three dates across, the newest first; stars and spaces. */
const monitoring = doc(
  'p426.jpg',
  ['en', 'lab', 'scan'],
  '2026-03-02',
  ['Ysbyty Bryn Afon', 'YSBYTY BRYN AFON', 'Ysbyty Bryn Afon Pathology'],
  ['Dr Eleri Pugh', 'Eleri Pugh', 'Dr E Pugh', 'E Pugh'],
  ['Gwyneth Morris', 'MORRIS, Gwyneth', 'Mrs Gwyneth Morris', 'MORRIS Gwyneth'],
  'Cumulative blood results',
  (c) => {
    const days = ['2026-03-02', '2026-01-05', '2025-10-13']
    const row = (s) => {
      const [key, label, unit, ref, ...values] = s.split(';')
      const cell = (v, i) =>
        `<td class="v">${v ? resultCell(c, key, label, v, unit, ref, days[i], (r) => (r.flag === 'H' || r.flag === 'L' ? `*${v}` : v)) : ''}</td>`
      return `<tr data-line><td>${en(label)}</td>${values.map(cell).join('')}<td>${en(unit)}</td><td>${en(ref ? `(${ref})` : '')}</td></tr>`
    }
    const head = (s) => `<tr><td colspan="6" class="g">${en(s)}</td></tr>`
    return sheet(
      `body{font:17px/1.4 ${FACE.verdana};font-size:16px;padding:46px 58px}td,th{padding:3px 9px}tr{border-bottom:1px solid #ccc}th{border-top:2px solid #000;border-bottom:2px solid #000}.v{text-align:right;width:112px;padding-right:22px}.g{font-weight:bold;padding-top:10px}p{margin:7px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div><b style="font-size:23px">Ysbyty Bryn Afon</b><br>Adran Patholeg / Pathology Department</div>${barcode(c.rnd, 40, 36)}</div>
      <div style="display:grid;grid-template-columns:1.2fr 1fr;margin:10px 0"><div>Enw / Name: <b>MORRIS, Gwyneth</b> &nbsp; F<br>Dyddiad geni / Born: 21/11/1959<br>Hosp. no. BA 0418827</div><div>Consultant: Dr Eleri Pugh, Rheumatology<br>Copy to: Dr Aled Rees, Meddygfa'r Bont<br>Printed: 04/03/2026 16:12</div></div>${c.no('Dr Aled Rees', 'recipient of a copy')}
      <p>${c.t('Details: {d.ra|rheumatoid arthritis|icd=M06.9/M05.9}, {m.mtx|methotrexate|dose=-} monitoring. {x|Not on leflunomide|negated|m.lef}.')}</p>
      <table><tr><th style="text-align:left">Collected</th><th class="v">02/03/26</th><th class="v">05/01/26</th><th class="v">13/10/25</th><th>Unit</th><th>Range</th></tr>
      ${head('Haematology')}${['hgb;Haemoglobin;g/L;115 - 165;117;121;119', 'wbc;White cells;10*9/L;4.0 - 11.0;3.7;5.1;5.6', 'neut;Neutrophils;10*9/L;1.7 - 7.5;1.9;2.9;3.3', 'lymph;Lymphocytes;10*9/L;1.0 - 4.5;1.1;1.4;1.5', 'plt;Platelets;10*9/L;150 - 400;186;214;', 'mcv;MCV;fL;80 - 100;99.8;97.2;96.4', 'esr;ESR;mm/h;1 - 20;22;31;'].map(row).join('')}
      ${head('Biochemistry')}${['crp;C-reactive protein;mg/L;<5;6;11;18', 'crea;Creatinine;umol/L;45 - 84;71;69;72', 'na;Sodium;mmol/L;133 - 146;139;;140', 'k;Potassium;mmol/L;3.5 - 5.3;4.5;;4.4', 'alt;ALT;U/L;<33;58;36;24', 'alb;Albumin;g/L;35 - 50;40;41;41'].map(row).join('')}
      ${head('Immunology')}${['ccp;Anti-CCP antibody;U/mL;<7;;;164', 'rf;Rheumatoid factor;IU/mL;<14;;;47'].map(row).join('')}</table>
      <p>${c.t('02/03/26: ALT rising, white cells falling. {x|Suggest repeat in two weeks|planned}; {x|stop methotrexate if ALT is above 100|conditional}. {x|Hepatitis serology not received|not done}. {x|No blast cells seen|negated}.')}</p><p>Authorised by: H. Vaughan, Biomedical Scientist. * outside the range</p>${c.no('H. Vaughan', 'scientist of the laboratory')}`,
    )
  },
  { width: 1100, scale: 1.3, degrade: { angle: -0.6 } },
)

/** United States: a portal on a telephone, a card a result with its normal range under it. */
const phone = doc(
  'p427.png',
  ['en', 'lab', 'clean'],
  '2026-04-06',
  ['Pinecrest Health', 'PinecrestHealth', 'Pinecrest Health Laboratory', 'Pinecrest Health Lab, Tacoma Ave'],
  ['Anjali Deshmukh, MD', 'Anjali Deshmukh', 'Dr. Deshmukh', 'Dr. Anjali Deshmukh', 'Deshmukh'],
  ['Tyler Brandvold', 'Tyler J. Brandvold', 'Tyler'],
  'Test results',
  (c) => {
    const card = (s) => {
      const r = c.lab(s)
      const word = { H: 'High', L: 'Low' }[r.flag]
      return `<div class="k" data-e="${r.n}" data-line><div class="n">${en(r.label)}</div><div class="x">${r.ref ? en(`Normal range: ${r.ref}${/^\d/.test(r.unit) || !r.unit ? '' : ` ${r.unit}`}`) : '&nbsp;'}</div><div class="v">${en(`${r.printed} ${r.unit}`.trim())}${word ? ` <span>${word}</span>` : ''}</div></div>`
    }
    const head = (s, status) => `<div class="h"><b>${en(s)}</b><br>${en(status)}</div>`
    return sheet(
      `body{font:16px/1.36 ${FACE.openSans};background:#f3f5f7;padding:0 16px 24px}.k{background:#fff;border-radius:10px;margin:6px 0;padding:8px 14px;border:1px solid #dde3e8}.n{font-weight:600}.x{font-size:13.5px;color:#555}.v{font-size:19px;font-weight:600}.v span{font-size:14px;color:#9c1f1f;border:1px solid #9c1f1f;border-radius:8px;padding:0 8px;margin-left:8px}.h{margin:14px 2px 4px;font-size:15px}.h b{font-size:18px}p{margin:6px 2px;font-size:14.5px}`,
      `<div style="display:flex;justify-content:space-between;font-size:14px;padding:6px 4px"><b>9:41</b><span>LTE 78%</span></div>
      <div style="background:#00556b;color:#fff;margin:0 -16px;padding:10px 18px"><span style="font-size:15px">PinecrestHealth</span><br><b style="font-size:21px">Test Results</b><br>Tyler J. Brandvold</div>
      <p>Collected on Apr 6, 2026 7:58 AM<br>Resulted on Apr 7, 2026 5:20 AM<br>Ordered by Anjali Deshmukh, MD<br>Pinecrest Health Lab, Tacoma Ave</p>
      ${head('HEPATIC FUNCTION PANEL', 'Final result')}${['alb;Albumin;4.5;g/dL;3.5 - 5.0', 'tp;Total Protein;7.2;g/dL;6.0 - 8.0', 'tbil;Bilirubin Total;1.9;mg/dL;0.2 - 1.2', 'dbil;Bilirubin Direct;0.3;mg/dL;0.0 - 0.3', 'alp;Alkaline Phosphatase;66;U/L;40 - 120', 'ast;AST;22;U/L;10 - 40', 'alt;ALT;25;U/L;7 - 56'].map(card).join('')}
      ${head('FERRITIN', 'Final result')}${card('ferr;Ferritin;41;ng/mL;30 - 400')}
      ${head('TESTOSTERONE, TOTAL', 'Final result')}${card('testo;Testosterone, Total;288;ng/dL;300 - 1000')}
      ${head('C. TRACHOMATIS / N. GONORRHOEAE, URINE', 'Final result')}${['e14ct;Chlamydia trachomatis RNA;Not Detected;;', 'e14ng;Neisseria gonorrhoeae RNA;Not Detected;;'].map(card).join('')}
      <div class="k" style="border-left:5px solid #00556b"><div class="n">Comment from your care team</div><p>${c.t('Your bilirubin is slightly high as before, this is {d.gilb|Gilbert syndrome}, which is harmless. {x|You do not have hepatitis|negated}. {x|Testosterone should be repeated before 10 AM in 4 weeks|planned} with {x|LH and prolactin|planned|l.prl}; {x|we would only talk about testosterone gel after that|considered}. {x|HIV screen was declined|declined|l.hivag}. Keep taking {m.sert|sertraline 50 mg daily|freq=daily}. - Dr. Deshmukh, Apr 8, 2026')}</p></div>`,
    )
  },
  { dateAliases: ['2026-04-07'], width: 560, minHeight: 1400, scale: 1.7 },
)

/** England: the right-hand side of a prescription, items with the date last issued; what is on the list, what is past. */
const repeat = doc(
  'p432.jpg',
  ['en', 'prescription', 'photo'],
  '2025-09-22',
  ['Mill Lane Medical Practice', 'MILL LANE MEDICAL PRACTICE', 'Mill Lane Medical Practice, Harborough St'],
  ['Dr F Adeleke', 'F Adeleke', 'Adeleke', 'Dr Adeleke'],
  ['Maureen Pickersgill', 'Mrs Maureen Pickersgill', 'PICKERSGILL, Maureen', 'MRS MAUREEN PICKERSGILL'],
  'Repeat medication request',
  (c) => {
    const row = (drug, how, quantity, last) =>
      `<tr data-line><td class="q">☐</td><td>${c.t(drug)}<br><small>${en(how)}</small></td><td>${en(quantity)}</td><td>${en(last)}</td></tr>`
    return sheet(
      `html{background:#f6fbf4}body{font:18px/1.32 ${FACE.narrow};font-size:20px;padding:40px 64px;background:#f6fbf4}td,th{padding:4px 8px;border-bottom:1px dashed #777}.q{font:26px 'DejaVu Sans';width:40px}small{font-size:17.5px}h3{font-size:20px;margin:10px 0 2px}p{margin:5px 0}.w td span[data-e]{white-space:nowrap}`,
      `<div style="display:flex;justify-content:space-between"><div><b style="font-size:22px">Mrs Maureen Pickersgill</b><br>6 Chapel Row, Harborough St Giles<br>Date of birth 08/04/1948 &nbsp; (77 years)<br>NHS No. 000 913 4471</div><div style="text-align:right"><b>Mill Lane Medical Practice</b><br>Dr F Adeleke<br>Printed 22/09/2025<br>Review due 30/11/2025</div></div>
      <p style="border-top:2px solid #000;border-bottom:2px solid #000">Please tick the items you need and allow 3 working days. Nominated pharmacy: Tollgate Chemist</p>${c.no('Tollgate Chemist', 'pharmacy')}
      <h3>Repeat medication</h3><table class="w"><tr><th></th><th>Item</th><th>Quantity</th><th>Last issued</th></tr>
      ${row('{m.aml|Amlodipine 5mg tablets|freq=once daily}', 'Take ONE once daily', '28 tablet', '25/08/2025')}${row('{m.ram|Ramipril 10mg capsules|freq=once daily}', 'Take ONE once daily', '28 capsule', '25/08/2025')}${row('{m.ator|Atorvastatin 20mg tablets|freq=at night}', 'ONE to be taken at night', '28 tablet', '25/08/2025')}${row('{m.apix|Apixaban 2.5mg tablets|freq=twice daily}', 'ONE twice daily', '56 tablet', '25/08/2025')}${row('{m.bis|Bisoprolol 3.75mg tablets|freq=each morning}', 'ONE each morning', '28 tablet', '25/08/2025')}${row('{m.levo|Levothyroxine 75microgram tablets|dose=75 mcg;freq=each morning before breakfast}', 'ONE each morning before breakfast', '28 tablet', '25/08/2025')}${row('{m.calvitd|Adcal-D3 chewable tablets|dose=-;freq=twice daily}', 'Chew ONE twice daily', '56 tablet', '28/07/2025')}${row('{m.alen|Alendronic acid 70mg tablets|freq=once a week}', 'ONE once a week, 30 minutes before food', '4 tablet', '25/08/2025')}${row('{m.lan|Lansoprazole 15mg gastro-resistant capsules|freq=once daily}', 'ONE once daily', '28 capsule', '25/08/2025')}${row('{m.beclo|Clenil Modulite 100micrograms/dose inhaler|dose=100 mcg;freq=two puffs twice a day}', 'TWO puffs twice a day', '1 x 200 dose', '30/06/2025')}${row('{m.salb|Salbutamol 100micrograms/dose inhaler|dose=100 mcg;freq=when required}', 'ONE or TWO puffs when required', '1 x 200 dose', '02/06/2025')}${row('{m.peg|Laxido Orange oral powder sachets|dose=-;freq=daily as needed}', 'ONE sachet daily as needed', '30 sachet', '02/06/2025')}</table>
      <h3>Acute (not repeatable)</h3><p>${c.t('{m.nitrof?|Nitrofurantoin 100mg modified-release capsules|st=-;freq=twice daily;on=2025-08-11}, twice daily for 3 days, 6 capsule, issued 11/08/2025')}</p>
      <h3>Stopped in the last 12 months</h3><p>${c.t('{m.warf|Warfarin 3mg tablets|st=stopped} (12/02/2025, changed to apixaban); {m.inda|Indapamide 2.5mg tablets|st=stopped} (19/05/2025, {o|low sodium})')}</p>
      <h3>Allergies and sensitivities</h3><p>${c.t('{a.trimeth|Trimethoprim|react=rash} - rash; {a.code|Codeine|react=nausea and vomiting} - nausea and vomiting. {x|Penicillin - allergy removed after testing 2024|refuted|a.pen}.')}</p>
      <h3>Messages</h3><ul>${items(c, ['{x|Blood pressure and kidney blood test are due|planned}.', '{x|Your flu and COVID vaccines are due from 1 October|planned|m.vflu}.', '{x|Do not take ibuprofen with apixaban|warned|m.ibu}.', '{x|Alendronic acid may be stopped after the bone scan|conditional|i.dexa}.'])}</ul>
      <div style="text-align:right">${matrixCode(c.rnd, 18, 3)}</div>`,
    )
  },
  { width: 1000, scale: 1.4, degrade: { angle: 1.4, folds: [0.5] } },
)

/** United States: an MRI of the knee, findings in run-in headings by structure. */
const knee = doc(
  'p433.png',
  ['en', 'imaging', 'clean'],
  '2025-11-03',
  ['Lakeshore Open Imaging', 'LAKESHORE OPEN IMAGING', 'Lakeshore Open Imaging, LLC'],
  ['Gerald Fitzhugh, MD', 'Gerald Fitzhugh', 'Dr. Gerald Fitzhugh', 'GERALD FITZHUGH, M.D.'],
  ['Monica Delacroix', 'DELACROIX, MONICA', 'Monica R. Delacroix', 'DELACROIX, MONICA R'],
  'MRI left knee without contrast',
  (c) => {
    const part = (name, text) => `<p><b>${en(name)}:</b> ${c.t(text)}</p>`
    return sheet(
      `body{font:18px/1.5 ${FACE.cambria};font-size:19px;padding:54px 80px}p{margin:7px 0}p span[data-e]{white-space:nowrap}h3{font-size:18px;margin:14px 0 2px;letter-spacing:1px}ol{margin:2px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center;border-bottom:3px solid #555;padding-bottom:8px"><b style="font-size:26px">LAKESHORE OPEN IMAGING</b><div style="text-align:right;font-size:16px">3300 Marina Blvd, Muskegon, MI<br>Fax results: 000-555-0142</div></div>
      <div style="display:grid;grid-template-columns:1fr 1fr;margin:12px 0"><div>PATIENT: <b>DELACROIX, MONICA R</b><br>DOB: 06/17/1979 &nbsp; SEX: F<br>MRN: LOI-338021</div><div>EXAM DATE: 11/03/2025<br>DICTATED: 11/04/2025<br>REFERRING: Hugo Brandt, DO</div></div>${c.no('Hugo Brandt', 'referrer')}
      <h3>EXAM</h3><p>${c.t('{i.mrknee|MRI LEFT KNEE WITHOUT CONTRAST|main=1}')}</p>
      <h3>HISTORY</h3><p>${c.t('46-year-old with {o|medial left knee pain} and {o|locking} after a twist in September. Rule out {o|meniscal tear}. {p.aclr|ACL reconstruction|on=2004} of the right knee in 2004. {x|No prior surgery of the left knee|negated}.')}</p>
      <h3>COMPARISON</h3><p>${c.t('{i.xrknee|Left knee radiographs of 09/22/2025|on=2025-09-22}.')}</p>
      <h3>TECHNIQUE</h3><p>${c.t('Multiplanar multisequence imaging on a 1.2T open magnet. {x|No intravenous contrast was given|not given}.')}</p>
      <h3>FINDINGS</h3>
      ${part('Medial meniscus', '{d.meniscus|Complex tear of the posterior horn and body|icd=S83.232A/S83.242A/M23.222/M23.322/S83.207A/M23.204} with a {o|small flap displaced into the gutter}.')}
      ${part('Lateral meniscus', '{x|No tear|negated}.')}
      ${part('Cruciate ligaments', '{x|ACL and PCL are intact|negated|d.acl}.')}
      ${part('Collateral ligaments', '{d.e14mcl|Grade 1 sprain of the MCL|icd=S83.412A}. {x|The lateral structures are intact|negated}.')}
      ${part('Extensor mechanism', '{d.e14pattend?|Mild patellar tendinosis}; {x|quadriceps tendon is normal|negated}.')}
      ${part('Cartilage', '{o|Grade 3 chondral loss of the medial femoral condyle}, with {o|small osteophytes}. {d.chondro|Chondromalacia patellae|icd=M22.42/M22.40}, grade 2.')}
      ${part('Bone', '{o|Subchondral marrow edema of the medial tibial plateau}. {x|No fracture|negated}. {x|No osteonecrosis|negated}.')}
      ${part('Fluid', '{d.kneeeff|Small joint effusion}. {d.baker|Baker cyst measuring 3.8 cm}, {x|not ruptured|negated}. {x|No loose body|negated}.')}
      <h3>IMPRESSION</h3><ol>${items(c, ['{d.meniscus|Complex medial meniscal tear|icd=S83.232A/S83.242A/M23.222/M23.322/S83.207A/M23.204} with displaced flap.', '{d.kneeoa|Moderate osteoarthritis of the medial compartment|icd=M17.12/M17.9}.', '{d.e14mcl|Grade 1 MCL sprain|icd=S83.412A}.', '{d.kneeeff|Small effusion} and {d.baker|Baker cyst}.'])}</ol>
      <p>${c.t('{x|Orthopedic consultation is suggested|planned}. {x|If infection is a concern, aspiration would be needed|conditional}.')}</p>
      <div style="margin-top:16px">${signature(c.rnd, '#222')}<br>GERALD FITZHUGH, M.D., Board Certified Radiologist<br>Electronically signed 11/04/2025 at 09:32 AM</div>`,
    )
  },
  { dateAliases: ['2025-11-04'], width: 1080, scale: 1.3 },
)

export const fourteenthEnTables = [check, monitoring, phone, repeat, knee]
