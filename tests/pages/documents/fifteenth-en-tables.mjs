/** More sheets in English: an Indian package with gauges, a rehabilitation ward's results in running lines, a lumbar MRI by level, an occupational health card. */
import { mark, matrixCode, signature, stamp } from '../lib/decor.mjs'
import { FACE, doc, en, items, sheet } from './blind-parts.mjs'

/** India: a home-visit package; a card a test with the value in a bubble on a gauge of three bands, thresholds under it. */
const gauges = doc(
  'p464.png',
  ['en', 'lab', 'clean'],
  '2025-11-09',
  ['Suraksha Bindu Labs', 'SURAKSHA BINDU LABS', 'Suraksha Bindu Labs Pvt. Ltd.'],
  ['Dr. Leela Menon', 'Leela Menon', 'DR. LEELA MENON', 'Dr Leela Menon'],
  ['Harish Subramanian', 'Mr. Harish Subramanian', 'MR. HARISH SUBRAMANIAN', 'HARISH SUBRAMANIAN'],
  'Smart health report',
  (c) => {
    const card = (s) => {
      const r = c.lab(s)
      const [low, high] = [c.entities[r.n].ref_low, c.entities[r.n].ref_high]
      const v = c.entities[r.n].value
      const at =
        low == null
          ? Math.min(94, (v / high) * 60)
          : high == null
            ? Math.min(92, (v / low) * 42)
            : v < low
              ? Math.max(6, 30 - ((low - v) / low) * 60)
              : v > high
                ? Math.min(95, 70 + ((v - high) / high) * 60)
                : 30 + ((v - low) / (high - low)) * 40
      const bands =
        low == null
          ? [
              ['#79b66a', 60],
              ['#e39b3c', 40],
            ]
          : high == null
            ? [
                ['#e39b3c', 42],
                ['#79b66a', 58],
              ]
            : [
                ['#e8c14a', 30],
                ['#79b66a', 40],
                ['#e39b3c', 30],
              ]
      const tick = (n, x) => (n == null ? '' : `<span style="left:${x}%">${en(String(n))}</span>`)
      const texts = r.ref.match(/[\d.]+/g)
      const ticks =
        low == null
          ? tick(texts[0], 60)
          : high == null
            ? tick(texts[0], 42)
            : tick(texts[0], 30) + tick(texts[1], 70)
      const word = { H: 'High', L: 'Low', N: 'In range' }[r.flag]
      return `<div class="k" data-e="${r.n}" data-line><div class="t"><b>${en(r.label)}</b><span>${word}</span></div><div class="u"><b>${en(r.printed)}</b> ${en(r.unit)}</div><div class="bar"><svg class="p" style="left:${at}%" width="16" height="12"><path d="M0 0H16L8 12z" fill="#222"/></svg>${bands.map(([col, w]) => `<i style="background:${col};width:${w}%"></i>`).join('')}</div><div class="x">${ticks}</div></div>`
    }
    const group = (title, list) => `<h3>${en(title)}</h3><div class="g">${list.map(card).join('')}</div>`
    return sheet(
      `body{font:16px/1.3 ${FACE.lato};font-size:16px;padding:34px 46px}.g{display:grid;grid-template-columns:1fr 1fr 1fr;gap:7px 12px}.k{border:1px solid #cfd6df;border-radius:8px;padding:5px 12px 2px}.t{display:flex;justify-content:space-between;font-size:15px}.u{font-size:15px}.u b{font-size:20px}.bar{position:relative;display:flex;margin-top:10px}.bar i{height:7px}.p{position:absolute;top:-12px;margin-left:-8px}.x{position:relative;height:19px;font-size:13.5px;color:#333}.x span{position:absolute;transform:translateX(-50%)}h3{font-size:17px;color:#7a2e8a;margin:10px 0 4px}p{margin:6px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center;border-bottom:3px solid #7a2e8a;padding-bottom:6px"><div style="display:flex;gap:12px;align-items:center">${mark('bars', '#7a2e8a', 46)}<div><b style="font-size:23px;color:#7a2e8a">Suraksha Bindu Labs</b><br>Smart health report, home collection</div></div>${matrixCode(c.rnd, 20, 3)}</div>
      <div style="display:grid;grid-template-columns:1fr 1fr 1fr;margin:8px 0"><div><b>Mr. Harish Subramanian</b><br>Male, 47 years</div><div>Ref. by: Dr. Leela Menon<br>Barcode: SB-7714209</div><div>Collected: 09 Nov 2025, 6:55 AM<br>Reported: 09 Nov 2025, 8:40 PM</div></div>
      ${group('Sugar and kidneys', ['glu;Fasting glucose;131;mg/dL;70 - 100', 'a1c;HbA1c;7.1;%;4.0 - 5.6', 'eag;Estimated average glucose;157;mg/dL;90 - 120', 'crea;Creatinine;0.94;mg/dL;0.70 - 1.30', 'urea;Urea;24;mg/dL;17 - 43', 'uric;Uric acid;6.3;mg/dL;3.5 - 7.2'])}
      ${group('Heart', ['chol;Total cholesterol;192;mg/dL;<200', 'ldl;LDL cholesterol;119;mg/dL;<100', 'hdl;HDL cholesterol;36;mg/dL;>40', 'trig;Triglycerides;214;mg/dL;<150', 'cholhdl;Total / HDL ratio;5.3;;<4.5', 'homo;Homocysteine;22.4;umol/L;<15'])}
      ${group('Liver', ['alt;SGPT (ALT);63;U/L;<50', 'ast;SGOT (AST);41;U/L;<50', 'ggt;GGT;58;U/L;<55', 'tbil;Bilirubin total;0.82;mg/dL;0.30 - 1.20', 'alb;Albumin;4.5;g/dL;3.5 - 5.2', 'alp;ALP;79;U/L;30 - 120'])}
      ${group('Blood', ['hgb;Haemoglobin;15.1;g/dL;13.0 - 17.0', 'wbc;Total leucocyte count;8.12;10^3/uL;4.00 - 10.00', 'plt;Platelets;266;10^3/uL;150 - 410', 'fe;Iron;88;ug/dL;65 - 175', 'ferr;Ferritin;143;ng/mL;22 - 322', 'esr;ESR;11;mm/hr;<15'])}
      ${group('Thyroid and vitamins', ['tsh;TSH;3.10;uIU/mL;0.54 - 5.30', 'vitd;Vitamin D, 25-OH;13.8;ng/mL;30.0 - 100.0', 'b12;Vitamin B12;177;pg/mL;211 - 911'])}
      <p>${c.t('Doctor on call, 10 Nov 2025: Your HbA1c shows {d.dm2|type 2 diabetes}, please see Dr. Menon within the week. You also have {d.vitd|vitamin D deficiency} and {x|B12 may be low because of your vegetarian diet|question|d.b12}. {x|You have no kidney disease|negated|d.ckd}. {x|Metformin is usually the first tablet|considered|m.metf}; {x|do not start any medicine on your own|warned}. {x|Repeat lipids after 3 months|planned}. {x|Your mother and uncle have diabetes|family history}. {x|Thyroid antibodies are not part of this package|not done|l.tpo}.')}</p>
      <div style="font-size:14px">Green: in range. Signed: Dr. K. Raghunathan, MD (Path)</div>${c.no('Dr. K. Raghunathan', 'pathologist of the laboratory')}`,
    )
  },
  { dateAliases: ['2025-11-10'], width: 1120, scale: 1.32 },
)

/** United States: a rehabilitation ward's summary; every draw a few running lines, panels by short names, flags in brackets, no limits. */
const running = doc(
  'p466.jpg',
  ['en', 'lab', 'scan'],
  '2026-02-19',
  ['Quarry Bend Rehabilitation Center', 'QUARRY BEND REHABILITATION CENTER', 'Quarry Bend Rehab Center'],
  ['Samuel Achterberg, DO', 'Samuel Achterberg', 'S. Achterberg, DO', 'Dr. Achterberg', 'ACHTERBERG, S'],
  ['Geraldine Pruitt', 'PRUITT, GERALDINE', 'Geraldine M. Pruitt', 'PRUITT, GERALDINE M'],
  'Lab results summary',
  (c) => {
    const one = (s, date) => {
      const [line, flag] = s.split('|')
      const r = c.lab(line, { date, flag: flag ?? null })
      return `<span data-e="${r.n}">${en(`${r.label} ${r.printed}${r.unit ? ` ${r.unit}` : ''}${flag ? ` (${flag})` : ''}`)}</span>`
    }
    const line = (name, date, list) =>
      `<div class="l"><b>${en(name)}</b> ${list.map((s) => one(s, date)).join(', ')}</div>`
    const day = (when, body) => `<div class="d"><div class="w">${en(when)}</div>${body}</div>`
    const [a, b, d] = ['2026-02-19', '2026-02-12', '2026-02-05']
    return sheet(
      `body{font:19px/1.42 ${FACE.times};font-size:21px;padding:46px 66px}.l{padding-left:22px;margin:2px 0;text-indent:-22px;padding-left:44px}.l span{white-space:nowrap}.w{font-weight:bold;text-decoration:underline;margin-bottom:2px}.d{margin:12px 0}p{margin:8px 0}`,
      `<div style="display:flex;justify-content:space-between;border-bottom:2px solid #000;padding-bottom:6px"><b style="font-size:25px">Quarry Bend Rehabilitation Center</b><span>Lab Results Summary, printed 02/20/2026</span></div>
      <p>Resident: <b>PRUITT, GERALDINE M</b> &nbsp; DOB 05/28/1943 &nbsp; Room 214-A &nbsp; Admitted 02/04/2026<br>Attending: S. Achterberg, DO &nbsp; Pharmacist consultant: Keith Ramos, PharmD</p>${c.no('Keith Ramos', 'pharmacist')}
      <p>${c.t('Dx: {p.hemiarth|left hip hemiarthroplasty|on=2026-01-30} 01/30/2026 after {d.hipfx|fracture of the left femoral neck|icd=S72.002A/S72.002D}; {d.af|atrial fibrillation} on {m.warf|warfarin|dose=-}; {d.ckd3|CKD 3b|icd=N18.32}; {d.osteoporosis|osteoporosis|icd=M81.0/M80.052A/M80.052D}. Allergy: {a.sulfa|sulfa|react=rash} (rash). {x|No diabetes|negated|d.dm2}.')}</p>
      ${day('02/19/2026 05:50', line('CBC:', a, ['wbc;WBC;7.2;K/uL', 'hgb;Hgb;10.6;g/dL|L', 'hct;Hct;32.4;%|L', 'mcv;MCV;91.2;fL', 'plt;Plt;388;K/uL']) + line('BMP:', a, ['na;Na;138;mmol/L', 'k;K;4.3;mmol/L', 'cl;Cl;103;mmol/L', 'hco3;CO2;25;mmol/L', 'bun;BUN;24;mg/dL|H', 'crea;Creat;1.36;mg/dL|H', 'glu;Gluc;94;mg/dL', 'ca;Ca;8.9;mg/dL']) + line('Coag:', a, ['inr;INR;2.4', 'pt;PT;26.1;sec|H']))}
      ${day('02/12/2026 06:05', line('CBC:', b, ['wbc;WBC;9.8;K/uL', 'hgb;Hgb;9.7;g/dL|L', 'hct;Hct;29.8;%|L', 'plt;Plt;451;K/uL|H']) + line('BMP:', b, ['na;Na;136;mmol/L', 'k;K;5.2;mmol/L|H', 'bun;BUN;33;mg/dL|H', 'crea;Creat;1.62;mg/dL|H', 'glu;Gluc;101;mg/dL']) + line('Coag:', b, ['inr;INR;3.6|H']) + line('Misc:', b, ['crp;CRP;18;mg/L|H', 'alb;Albumin;3.1;g/dL|L', 'prealb;Prealbumin;14;mg/dL|L', 'mg;Mg;1.9;mg/dL']))}
      ${day('02/05/2026 06:20', line('CBC:', d, ['wbc;WBC;11.4;K/uL|H', 'hgb;Hgb;8.9;g/dL|L', 'plt;Plt;296;K/uL']) + line('BMP:', d, ['na;Na;134;mmol/L|L', 'k;K;4.6;mmol/L', 'bun;BUN;29;mg/dL|H', 'crea;Creat;1.48;mg/dL|H']) + line('Coag:', d, ['inr;INR;1.7']) + line('Nutrition:', d, ['vitd;25-OH Vit D;17;ng/mL|L', 'b12;B12;388;pg/mL', 'ferr;Ferritin;212;ng/mL', 'fe;Iron;29;ug/dL|L', 'tsh;TSH;2.61;uIU/mL']) + line('UA:', d, ['uleu;Leuk est;Negative', 'unit;Nitrite;Negative', 'ubld;Blood;Trace']))}
      <p>${c.t('Notes: {x|Urine culture not reflexed|not done|l.ucult}. {x|Stool occult blood x3 requested, none received|not done|l.fobt}. {x|Hold warfarin if INR above 4|conditional}. {x|Next INR 02/26|planned}. {x|No transfusion needed at this point|not needed|p.transfus}. {x|Daughter reports grandmother had hemophilia|family history|d.hemoa}. {x|Dr. considering switch to apixaban|considered|m.apix}. Started {m.chole|vitamin D3 2000 units daily|dose=2000 units;freq=daily} and {m.calvitd?|calcium|dose=-}. {x|Do not give Bactrim|warned|m.sept}.')}</p>
      <div style="display:flex;justify-content:space-between;align-items:end;margin-top:10px"><div>${signature(c.rnd, '#222')}<br>S. Achterberg, DO</div>${stamp(['NOTED', 'FEB 20 2026', 'T. Vance RN'], '#333', -6)}</div>${c.no('T. Vance RN', 'nurse')}`,
    )
  },
  {
    dateAliases: ['2026-02-20', '2026-02-05', '2026-02-12'],
    width: 1080,
    scale: 1.32,
    degrade: { angle: -0.7 },
  },
)

/** England: a private clinic's MRI of the lumbar spine, a table of levels, then words. */
const spine = doc(
  'p472.jpg',
  ['en', 'imaging', 'scan'],
  '2025-10-17',
  [
    'Kestrel Park Imaging',
    'KESTREL PARK IMAGING',
    'Kestrel Park Imaging Centre',
    'Kestrel Park Imaging Centre, Harrowmere',
  ],
  ['Dr Benedict Achebe', 'Benedict Achebe', 'Dr B Achebe', 'DR B ACHEBE'],
  ['Paul Rotherham', 'ROTHERHAM, Paul', 'Mr Paul Rotherham', 'MR PAUL ROTHERHAM'],
  'MRI lumbar spine',
  (c) => {
    const level = (name, ...cells) =>
      `<tr><td><b>${en(name)}</b></td>${cells.map((s) => `<td>${c.t(s)}</td>`).join('')}</tr>`
    return sheet(
      `body{font:19px/1.42 ${FACE.arial};font-size:18.5px;padding:50px 70px}td,th{border:1px solid #555;padding:4px 9px}th{background:#e2e2e2;text-align:left}h3{font-size:19px;margin:13px 0 3px}p{margin:6px 0}ol{margin:2px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center;border-bottom:3px solid #333;padding-bottom:8px"><div style="display:flex;gap:12px;align-items:center">${mark('rings', '#333', 50)}<div><b style="font-size:25px">Kestrel Park Imaging Centre</b><br>Open and 3T MRI, CT, ultrasound. Harrowmere</div></div><div style="text-align:right">Report ID KP-2510-3381</div></div>
      <div style="display:grid;grid-template-columns:1fr 1fr;margin:12px 0"><div>Patient: <b>ROTHERHAM, Paul</b> (Mr)<br>Date of birth: 22/12/1976<br>Hospital no: KP118830</div><div>Examination date: 17/10/2025<br>Reported: 20/10/2025<br>Referrer: Mr Dominic Farrell, Spinal Surgeon</div></div>${c.no('Mr Dominic Farrell', 'referrer')}
      <p><b>${c.t('{i.mrls|MRI lumbar spine|main=1}')}</b>: sagittal T1, T2 and STIR, axial T2. ${c.t('{x|No contrast given|not given}.')}</p>
      <p>${c.t('**History:** Eight weeks of {d.lbp|low back pain|icd=M54.50/M54.59/M54.41} with {d.sciat|right sciatica|icd=M54.31/M54.41}, {o|numb little toe}. {x|No bladder or bowel symptoms|negated}. {x|?S1 nerve root compression|question}. Previous {p.discect|L4/5 discectomy|on=2016} 2016. {x|No history of cancer|negated}. {x|Brother has ankylosing spondylitis|family history|d.ankspond}.')}</p>
      <p>${c.t('**Comparison:** {i.xrspine|lumbar spine radiographs 04/09/2025|on=2025-09-04}.')}</p>
      <h3>Findings by level</h3><table><tr><th style="width:80px">Level</th><th>Disc</th><th>Canal, lateral recess</th><th>Foramina</th></tr>
      ${level('L1/2', 'Normal', 'Clear', 'Clear')}
      ${level('L2/3', 'Normal height, {x|no bulge|negated}', 'Clear', 'Clear')}
      ${level('L3/4', '{d.discbulge|Mild broad-based bulge|icd=M51.36/M51.360/M51.369/M51.26/M51.86}', '{x|No stenosis|negated}', 'Clear')}
      ${level('L4/5', '{d.degdisc|Degenerate, narrowed}; post-surgical change, {x|no recurrent protrusion|negated}', '{d.spinsten|Mild canal stenosis|icd=M48.061/M48.06}', '{o|Mild bilateral narrowing}')}
      ${level('L5/S1', '{d.dischern|Right paracentral extrusion, 11 mm|icd=M51.27/M51.17/M51.26}, migrated downwards', '{o|Right S1 root displaced and compressed}', '{x|Left foramen clear|negated}')}</table>
      <h3>Other findings</h3><p>${c.t('{d.facet|Moderate facet joint arthropathy at L4/5|icd=M47.816/M47.896/M47.819}. Normal alignment, {x|no spondylolisthesis|negated|d.spondylol}, {x|no pars defect|negated|d.spondlys}. {x|Vertebral body heights preserved, no fracture|negated|d.vertfx}. {d.hemang|Haemangioma in the body of L2|icd=D18.09}. {x|No marrow infiltration|negated}. Conus normal, ends at L1; {x|no cauda equina compression|negated}. {d.rcyst|Simple cyst in the left kidney, 19 mm}. {x|No aortic aneurysm|negated|d.aaa}. Sacroiliac joints: {x|no sacroiliitis|negated}.')}</p>
      <h3>Conclusion</h3><ol>${items(c, ['{d.dischern|Right paracentral disc extrusion L5/S1|icd=M51.27/M51.17/M51.26} compressing the right S1 root, in keeping with the symptoms.', '{d.degdisc|Degenerative disc disease L4/5} after surgery, {d.spinsten|mild central stenosis|icd=M48.061/M48.06}.', 'Incidental {d.hemang|vertebral haemangioma|icd=D18.09} and {d.rcyst|renal cyst}; {x|no follow-up required|not needed}.'])}</ol>
      <p>${c.t('{x|A nerve root injection could be considered|considered}. {x|Should urinary symptoms develop, emergency MRI is needed|conditional}. {x|Gadolinium study if infection is suspected|conditional}.')}</p>
      <div style="margin-top:14px">${signature(c.rnd, '#222')}<br>Dr B Achebe, Consultant Musculoskeletal Radiologist &nbsp; GMC 0000000</div>`,
    )
  },
  { dateAliases: ['2025-10-20'], width: 1080, scale: 1.3, degrade: { angle: 0.8 } },
)

/** New Zealand: an occupational health card of a nurse; vaccines with batch and day, immunity in numbers, allergies in a frame. */
const occupational = doc(
  'p473.png',
  ['en', 'other', 'clean'],
  '2025-12-02',
  [
    'Kahurangi District Hospital',
    'KAHURANGI DISTRICT HOSPITAL',
    'Kahurangi District Hospital Occupational Health',
    'Kahurangi District Hospital - Occupational Health Unit',
  ],
  ['Dr Simon Tapsell', 'Simon Tapsell', 'Dr S Tapsell', 'S Tapsell'],
  ['Aroha Pennington', 'PENNINGTON, Aroha', 'Ms Aroha Pennington', 'Aroha Jane Pennington'],
  'Staff immunisation and allergy record',
  (c) => {
    const iso = (s) => s.split('/').reverse().join('-')
    const shot = (key, name, when, batch, site) =>
      `<tr data-line><td>${c.t(`{m.${key}?|${name}|dose=-;st=-;on=${iso(when)}}`)}</td><td>${en(when)}</td><td>${en(batch)}</td><td>${en(site)}</td></tr>`
    const titre = (line, when, meaning) => {
      const r = c.lab(line, { date: iso(when), flag: null })
      return `<tr data-e="${r.n}"><td>${en(r.label)}</td><td>${en(when)}</td><td><b>${en(`${r.printed} ${r.unit}`.trim())}</b></td><td>${en(meaning)}</td></tr>`
    }
    return sheet(
      `body{font:17px/1.38 ${FACE.slab};font-size:17px;padding:42px 58px}td,th{border:1px solid #7d95a5;padding:3px 9px}th{background:#dfe9ee;text-align:left}h3{font-size:18px;color:#1d5168;margin:12px 0 3px}p{margin:5px 0}.a{border:3px solid #b3261e;padding:6px 14px;margin:10px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:12px;align-items:center">${mark('wave', '#1d5168', 50)}<div><b style="font-size:22px;color:#1d5168">Kahurangi District Hospital</b><br>Occupational Health Unit, Staff immunisation and allergy record</div></div>${matrixCode(c.rnd, 18, 3)}</div>
      <div style="display:grid;grid-template-columns:1fr 1fr;margin:8px 0"><div><b>PENNINGTON, Aroha</b> &nbsp; F &nbsp; born 17/06/1996<br>NHI ZZZ0164 &nbsp; Registered nurse, ward 5</div><div>Assessed: 02/12/2025<br>Occupational physician: Dr Simon Tapsell<br>Nurse vaccinator: Moana Ruatapu RN</div></div>${c.no('Moana Ruatapu', 'nurse')}
      <div class="a"><b>ALLERGIES</b> ${c.t('{a.latex|Latex|react=hives} - hives, use nitrile gloves. {a.chlorhex|Chlorhexidine|react=contact dermatitis} - contact dermatitis. {a.kiwi|Kiwifruit|react=itchy mouth} - itchy mouth. {x|Egg: no allergy, may have influenza vaccine|negated|a.egg}. {x|Penicillin: label removed 2022|refuted|a.pen}.')}</div>
      <h3>Vaccines given</h3><table><tr><th style="width:40%">Vaccine</th><th>Date</th><th>Batch</th><th>Site</th></tr>
      ${shot('vflu', 'Influenza (Afluria Quad)', '10/04/2025', 'P100637', 'L deltoid')}${shot('tdap', 'Tdap (Boostrix)', '14/03/2023', 'AC37B2', 'R deltoid')}${shot('vcovid', 'COVID-19 (Comirnaty)', '22/05/2024', 'HN0044', 'L deltoid')}${shot('vhepb', 'Hepatitis B (Engerix-B), booster', '09/02/2022', 'AHBVD41', 'L deltoid')}${shot('vmmr', 'MMR (Priorix), dose 2', '18/08/2010', 'A69CB5', 'L arm')}${shot('e12vvar', 'Varicella (Varivax), dose 2', '21/03/2022', 'W0291', 'R arm')}</table>
      <h3>Immunity and screening tests</h3><table><tr><th style="width:40%">Test</th><th>Date</th><th>Result</th><th>Meaning</th></tr>
      ${titre('antihbs;Hepatitis B surface antibody;318;IU/L', '23/03/2022', 'Immune')}${titre('hbsag;Hepatitis B surface antigen;Not detected;', '11/01/2022', 'Not infected')}${titre('antihcv;Hepatitis C antibody;Not detected;', '11/01/2022', 'Not infected')}${titre('hivag;HIV antigen / antibody;Not detected;', '11/01/2022', 'Not infected')}${titre('measles;Measles IgG;Positive;', '11/01/2022', 'Immune')}${titre('mumps;Mumps IgG;Equivocal;', '11/01/2022', 'Had 2 doses, accepted')}${titre('rubg;Rubella IgG;41;IU/mL', '11/01/2022', 'Immune')}${titre('vzvg;Varicella zoster IgG;Negative;', '11/01/2022', 'Vaccinated since')}${titre('qft;QuantiFERON-TB Gold;Negative;', '25/11/2025', 'No further action')}${titre('mrsa;MRSA screen, nose;Not isolated;', '25/11/2025', 'Cleared')}</table>
      <h3>Health declaration</h3><p>${c.t('{d.eczema|Atopic eczema of the hands|icd=L20.9/L20.89}, {d.asthma|mild asthma|icd=J45.909/J45.20/J45.30}, {d.migr|migraine}. Takes {m.symb|Symbicort 200/6 as needed|dose=-;freq=as needed} and {m.mometop|Elocon cream|dose=-}. {x|No epilepsy|negated|d.epil}. {x|No back injury|negated}. {x|Denies smoking|negated|d.smoker}. {x|Past chickenpox: none|negated|d.varicel}. {x|Mother had tuberculosis in 1988, treated|family history|d.tb}. {x|Chest X-ray not required|not needed}. {i.cxr?|Chest X-ray 2019, clear|on=2019}.')}</p>
      <h3>Still to do</h3><ul>${items(c, ['{x|Influenza vaccine, April 2026|planned}', '{x|Meningococcal B vaccine offered, undecided|considered}', '{x|BCG not advised|not given}', '{x|Repeat QuantiFERON only after an exposure|conditional}', '{x|Hepatitis A vaccine only for laboratory work|conditional|m.vhepa}'])}</ul>
      <div style="display:flex;justify-content:space-between;align-items:end"><div>${signature(c.rnd)}<br>Dr S Tapsell</div>${stamp(['OCCUPATIONAL HEALTH', 'FIT FOR WORK', '02 DEC 2025'], '#1d5168', -5)}</div>`,
    )
  },
  { width: 1080, scale: 1.32 },
)

export const fifteenthEnTables = [gauges, running, spine, occupational]
