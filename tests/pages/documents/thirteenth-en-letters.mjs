/** Letters in English: a Scottish immediate discharge letter, an American emergency note with a side column, an Irish combined clinic, an Australian referral from the practice's system, a Canadian mother's summary in plain words. */
import { barcode, hand, mark, matrixCode, signature } from '../lib/decor.mjs'
import { FACE, doc, en, items, part, resultCell, sheet } from './blind-parts.mjs'

/** Scotland: immediate discharge letter; bloods at admission and discharge side by side, each drug with what happened to it. */
const immediate = doc(
  'p387.png',
  ['en', 'discharge', 'clean'],
  '2025-03-13',
  ['Strathlinn District Hospital', 'STRATHLINN DISTRICT HOSPITAL', 'NHS Strathlinn'],
  ['Dr Morag Findlater', 'Morag Findlater', 'Dr M Findlater'],
  ['Hector Drummond', 'DRUMMOND, Hector', 'Mr Hector Drummond', 'Mr Drummond'],
  'Immediate discharge letter',
  (c) => {
    const blood = (key, label, unit, first, last) => {
      const cell = (v, day) => `<td class="v">${v ? resultCell(c, key, label, v, unit, '', day) : '-'}</td>`
      return `<tr><td>${en(label)}${unit ? ` (${en(unit)})` : ''}</td>${cell(first, '2025-03-04')}${cell(last, '2025-03-12')}</tr>`
    }
    const med = (drug, how, what, note) =>
      `<tr data-line><td>${c.t(drug)}</td><td>${en(how)}</td><td><b>${en(what)}</b></td><td>${c.t(note)}</td></tr>`
    return sheet(
      `body{font:17px/1.38 ${FACE.arial};font-size:16.5px;padding:40px 60px}h3{font-size:16.5px;color:#00437b;border-bottom:1px solid #00437b;margin:10px 0 3px}p{margin:4px 0}td,th{border:1px solid #b5c3d0;padding:2.5px 8px}th{background:#eef3f7;font-size:15px}.v{text-align:center;width:110px}.two{display:grid;grid-template-columns:1fr 400px;gap:22px}p span[data-e]{white-space:nowrap}ol{margin:2px 0}`,
      `<div style="display:flex;justify-content:space-between"><div><b style="font-size:22px;color:#00437b">Strathlinn District Hospital</b><br>Ward 14, Cardiology and General Medicine</div><div style="text-align:right"><b>IMMEDIATE DISCHARGE LETTER</b><br>Status: final, 13/03/2025 14:26</div></div>
      <div style="display:grid;grid-template-columns:1fr 1fr 1fr;border:1px solid #00437b;padding:5px 12px;margin:8px 0"><div><b>DRUMMOND, Hector</b><br>DoB 30/06/1949 (75 y) M<br>CHI 300649 0000</div><div>Admitted 04/03/2025, emergency<br>Discharged 13/03/2025, home<br>Consultant: Dr Morag Findlater</div><div>To: Dr Iain Petrie<br>Linnbridge Medical Practice</div></div>${c.no('Dr Iain Petrie', 'recipient')}${c.no('Linnbridge Medical Practice', "recipient's practice")}
      <div class="two"><div><h3>Diagnoses</h3><ol>${items(c, ['{d.hfref|Decompensated heart failure with reduced ejection fraction|icd=I50.23/I50.20/I50.22/I50.9} (principal)', '{d.gout|Gout flare, right great toe|icd=M10.9/M10.071/M10.00}', '{d.hypok|Low potassium on intravenous diuretic|st=resolved}, corrected', '{d.icm|Ischaemic cardiomyopathy}, {d.mi|heart attack 2016|icd=I25.2/I21.9;st=-}', '{d.ckd3|Chronic kidney disease stage 3b|icd=N18.32/N18.30}', '{d.dm2|Diabetes type 2|icd=E11.9/E11.22}'])}</ol>
      <h3>Allergies</h3><p>${c.t('{a.rami|Ramipril: cough|react=cough}. {a.nitrofuran|Nitrofurantoin: rash|react=rash}. {x|Aspirin: not allergic, stopped in 2021|refuted|a.asa}.')}</p></div>
      <div><h3>Blood results</h3><table><tr><th>Test</th><th class="v">04/03/2025</th><th class="v">12/03/2025</th></tr>${blood('bnp', 'NT-proBNP', 'ng/L', '6120', '')}${blood('na', 'Sodium', 'mmol/L', '131', '136')}${blood('k', 'Potassium', 'mmol/L', '3.1', '4.4')}${blood('urea', 'Urea', 'mmol/L', '14.2', '11.8')}${blood('crea', 'Creatinine', 'umol/L', '168', '141')}${blood('hgb', 'Haemoglobin', 'g/L', '118', '121')}${blood('crp', 'CRP', 'mg/L', '9', '34')}${blood('uric', 'Urate', 'mmol/L', '', '0.61')}</table></div></div>
      <h3>Summary</h3><p>${c.t('Three weeks of {o|breathlessness}, {o|orthopnoea} and {o|swelling of both legs}, weight 94.6 kg. {x|No chest pain|negated}. {i.cxr|Chest X-ray 04/03/2025|on=2025-03-04}: {d.pulmed|pulmonary oedema} and {d.pleff|small bilateral effusions}, {x|no consolidation|negated|d.pneumonia}. {p.ecg|ECG}: sinus rhythm, {d.lbbb|LBBB}. {x|Troponin not rising, acute coronary syndrome excluded|ruled out|d.nstemi}. {i.echo|Echocardiogram 06/03/2025|on=2025-03-06}: {l.lvef|LVEF 28%|v=28;u=%;on=2025-03-06}, {d.mitral|moderate mitral regurgitation}, {x|no thrombus|negated}.')}</p>
      <p>${c.t('Treated with a diuretic infusion for five days, weight 86.1 kg on leaving. {m.kcl?|Sando-K|st=-;dose=-} given for potassium. The toe became red on day 6; {x|joint aspiration was not performed|not done}, {x|no cellulitis|negated|d.cellul}. {x|Leg Doppler not indicated|not done|i.usdopp}. Seen by the heart failure nurse and the diabetes team.')}</p>
      <h3>Medicines on discharge</h3><table><tr><th style="width:33%">Medicine</th><th style="width:25%">Dose and time</th><th style="width:90px">Change</th><th>Note</th></tr>
      ${med('{m.bume|Bumetanide 2 mg tablets|freq=morning}', '1 tablet, morning', 'New', 'instead of furosemide')}${med('{m.dapa|Dapagliflozin 10 mg tablets|freq=morning}', '1 tablet, morning', 'New', '{o|sick day rules} explained')}${med('{m.spir|Spironolactone 12.5 mg tablets|freq=morning}', '1 tablet, morning', 'New', '{x|U&E in one week|planned}')}${med('{m.colc|Colchicine 500 micrograms tablets|freq=twice daily}', '1 tablet twice daily', 'New', 'until 18/03/2025')}${med('{m.bis|Bisoprolol 5 mg tablets|freq=morning}', '1 tablet, morning', 'Increased', 'was 2.5 mg')}${med('{m.sacval|Sacubitril/valsartan 49 mg/51 mg tablets|dose=-;freq=twice daily}', '1 tablet twice daily', 'Unchanged', '')}${med('{m.clop|Clopidogrel 75 mg tablets|freq=morning}', '1 tablet, morning', 'Unchanged', '')}${med('{m.ator|Atorvastatin 80 mg tablets|freq=night}', '1 tablet, night', 'Unchanged', '')}${med('{m.lina|Linagliptin 5 mg tablets|freq=morning}', '1 tablet, morning', 'Unchanged', '')}${med('{m.fur|Furosemide 40 mg tablets|st=stopped}', '', 'Stopped', 'poor response')}${med('{m.dox|Doxazosin 4 mg tablets|st=stopped}', '', 'Stopped', 'low blood pressure')}${med('{m.napr|Naproxen 250 mg (bought)|st=stopped}', '', 'Stopped', 'kidneys and heart failure')}</table>
      <h3>For the practice</h3><p>${c.t('{x|Start allopurinol two weeks after the flare has settled|planned|m.allo}. {x|Please avoid NSAIDs and diltiazem|warned|m.dilt}. {x|Echo in three months; CRT-D will then be considered|considered|p.icd}. {x|He declined cardiac rehabilitation|declined}. {x|Wife had a pulmonary embolism|family history|d.pe}. DNACPR not discussed.')}</p>
      <div style="margin-top:8px">Completed by Dr Rory Abernethy, FY1, page 4117. Copy given to patient.</div>${c.no('Dr Rory Abernethy', 'junior who completed it')}`,
    )
  },
  { width: 1120, scale: 1.3 },
)

/** United States: emergency note; vitals, history, drugs in a narrow column at the left, the story at the right. */
const emergency = doc(
  'p388.jpg',
  ['en', 'discharge', 'photo'],
  '2025-08-09',
  ['Bayou Crossing Hospital', 'BAYOU CROSSING HOSPITAL', 'Bayou Crossing Hospital Emergency Department'],
  ['Lucien Thibodeaux, MD', 'Lucien Thibodeaux', 'L. Thibodeaux, MD', 'Dr. Thibodeaux'],
  ['Rosalind Okafor', 'OKAFOR, ROSALIND', 'Okafor, Rosalind', 'Ms. Okafor'],
  'Emergency department note',
  (c) =>
    sheet(
      `body{font:18px/1.4 ${FACE.openSans};font-size:17px;padding:40px 54px}.g{display:grid;grid-template-columns:320px 1fr;gap:22px}.l{background:#f0f0ec;padding:4px 14px 12px;font-size:16px}h3{font-size:16px;color:#5a2d0c;margin:11px 0 2px;text-transform:uppercase}ul{margin:2px 0;padding-inline-start:20px}p{margin:5px 0}ol{margin:2px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center;border-bottom:3px solid #5a2d0c;padding-bottom:6px;margin-bottom:10px"><div><b style="font-size:23px;color:#5a2d0c">Bayou Crossing Hospital</b><br>Emergency Department, Houma, LA</div><div style="text-align:right"><b>OKAFOR, ROSALIND</b> &nbsp; F 41<br>DOB 05/14/1984 &nbsp; MRN 7720135<br>Arrived 08/09/2025 03:18</div></div>
      <div class="g"><div class="l">${part(c, 'Vitals', '{o|BP 148/88, HR 102, T 98.4 F, SpO2 99% RA}')}${part(c, 'Medical history', ['{d.migr|Migraine}', '{d.gerd|Acid reflux}', '{d.gdm|Gestational diabetes (2019)|icd=Z86.32/O24.419;st=-}'])}${part(c, 'Surgical history', ['{p.csect|C-section x 2}', '{p.tonsil|Tonsillectomy}'])}${part(c, 'Home medications', ['{m.riza|Rizatriptan 10 mg as needed|freq=as needed}', '{m.famo|Famotidine 20 mg daily|freq=daily}', '{m.propr|Propranolol ER 80 mg nightly|freq=nightly}'])}${part(c, 'Allergies', ['{a.amox|Amoxicillin - hives|react=hives}', '{a.shell|Shrimp - lip swelling|react=lip swelling}', '{x|IV contrast: tolerated 2021|refuted|a.contrast}'])}${part(c, 'Family', ['{x|Mother: breast cancer|family history|d.breastca}', '{x|Father: hypertension, gout|family history|d.gout}'])}${part(c, 'Social', ['{x|Never smoker|negated|d.smoker}', 'Teacher, lives with husband'])}${part(c, 'Medications given', ['{m.ketor?|Ketorolac 15 mg IV 03:41|st=-}', '{m.ond|Ondansetron 4 mg IV 03:41|freq=-}', '{o|Normal saline 1 L}'])}</div>
      <div>${part(c, 'Chief complaint', '{o|Right flank pain}')}${part(c, 'History', 'Sudden right flank pain at 1 am, 9/10, radiating to the groin, with {o|nausea} and one {o|vomiting}. She denies {x|fever|negated}, {x|burning on urination|negated}, {x|visible blood in the urine|negated} and {x|vaginal bleeding|negated}. {x|No prior kidney problems|negated|d.ckd3}.')}${part(c, 'Exam', 'Uncomfortable, pacing. Heart regular, lungs clear. {o|Right CVA tenderness}. Abdomen soft, {x|no rebound|negated}, {x|McBurney point not tender|negated}.')}${part(c, 'Results 08/09/2025', '{l.wbc|WBC 9.8 K/uL|on=2025-08-09}, {l.hgb|Hgb 13.2 g/dL|on=2025-08-09}, {l.crea|creatinine 0.94 mg/dL|on=2025-08-09}, {l.k|potassium 3.8 mmol/L|on=2025-08-09}. Urine: {l.ubld|blood 3+|v=3+;u=-;on=2025-08-09}, {l.unit|nitrite negative|v=negative;u=-;on=2025-08-09}, {l.uleu|leukocyte esterase negative|v=negative;u=-;on=2025-08-09}, {l.hcgu|pregnancy test negative|v=negative;u=-;on=2025-08-09}.')}${part(c, 'Imaging', '{i.ctap|CT abdomen and pelvis without contrast (stone protocol)|on=2025-08-09}, 04:25: {d.ureter|4 mm calculus at the right ureterovesical junction|icd=N20.1/N13.2} with {d.hydro|mild right hydronephrosis|icd=N13.2/N13.30}. {d.ovcyst|Left ovarian cyst 2.6 cm|icd=N83.202/N83.209/N83.292}. {x|Normal appendix|negated|d.append}. {x|No gallstones|negated|d.gallst}.')}${part(c, 'Medical decision making', 'Considered {x|appendicitis|ruled out}, {x|pyelonephritis|ruled out|d.pyelo}, {x|ovarian torsion|ruled out}; {x|ectopic pregnancy excluded|ruled out}. {x|Pelvic ultrasound not obtained: pain explained by the stone|not done|i.uspelv}. Pain 2/10 after treatment. {x|She declined oxycodone|declined|m.oxyc}. Urology (Dr. Prejean) agreed by phone with a trial of passage; {x|ureteroscopy if it has not passed in four weeks|conditional|p.ureteros}. {x|A stent is not needed tonight|not needed|p.jjstent}.')}${part(c, 'Final diagnosis', ['{d.ureter|Right ureteral stone}', 'Incidental {d.ovcyst|left ovarian cyst}'], 'ol')}${part(c, 'Prescriptions', ['{m.tams|Tamsulosin 0.4 mg nightly|freq=nightly}, 14 days', '{m.ibu|Ibuprofen 600 mg every 6 hours with food|freq=every 6 hours with food}, 5 days', '{m.ond|Ondansetron ODT 4 mg every 8 hours as needed|freq=every 8 hours as needed}'])}${part(c, 'Disposition', 'Home 06:05, stable. {x|Return for fever or if unable to urinate|warned}. Strain urine. {x|Pelvic ultrasound with her gynecologist in 8 weeks|planned}. PCP: Odile Guidry, NP.')}</div></div>
      <div style="display:flex;justify-content:space-between;align-items:end;margin-top:8px"><div>${signature(c.rnd)}<br>Lucien Thibodeaux, MD</div><div>Triage: B. Fontenot, RN<br>Scribe: K. Arceneaux</div>${matrixCode(c.rnd, 20, 3)}</div>${c.no('Dr. Prejean', 'consultant on the telephone')}${c.no('Odile Guidry, NP', 'primary care')}${c.no('B. Fontenot, RN', 'triage nurse')}${c.no('K. Arceneaux', 'scribe')}`,
    ),
  { width: 1140, scale: 1.35, degrade: { angle: 1.5, folds: [0.34, 0.67] } },
)

/** Ireland: skin and joints in one clinic; a table of what was, is and will be at the head of the letter. */
const combined = doc(
  'p389.png',
  ['en', 'consultation', 'clean'],
  '2026-02-24',
  [
    'Rathmorrin University Hospital',
    'RATHMORRIN UNIVERSITY HOSPITAL',
    'Rathmorrin University Hospital, Rheumatology',
  ],
  ['Dr Niamh Heffernan', 'Niamh Heffernan', 'Dr N Heffernan', 'Dr. Niamh Heffernan'],
  ['Conor Mulcahy', 'Mr Conor Mulcahy', 'MULCAHY, Conor', 'Conor'],
  'Rheumatology clinic letter',
  (c) => {
    const head = (k, list) =>
      `<tr><th>${en(k)}</th><td>${list.map((s) => `<div data-line>${c.t(s)}</div>`).join('')}</td></tr>`
    return sheet(
      `body{font:18px/1.46 ${FACE.cambria};font-size:18px;padding:46px 76px}p{margin:8px 0}td,th{border:1px solid #777;padding:4px 10px}th{width:165px;font-weight:bold;background:#f3f0e8}p span[data-e]{white-space:nowrap}`,
      `<div style="text-align:center;border-bottom:1px solid #777;padding-bottom:6px"><b style="font-size:23px">Rathmorrin University Hospital</b><br>Combined Rheumatology and Dermatology Clinic, Mullingar Road, Co. Westmeath</div>
      <p>Clinic: 24th February 2026 &nbsp;&nbsp; Typed: 3rd March 2026 &nbsp;&nbsp; MRN: RM 0219934</p>
      <p>Dr Dermot Kilbane, Abbey Street Surgery, Athboy</p>${c.no('Dr Dermot Kilbane', 'recipient')}${c.no('Abbey Street Surgery', "recipient's practice")}
      <p><b>Re: Conor Mulcahy, DOB 17/01/1978</b></p>
      <table>${head('Diagnoses', ['{d.psa|Psoriatic arthritis, diagnosed 2019}', '{d.psoriasis|Chronic plaque psoriasis}', '{d.steat|Fatty liver|icd=K76.0}; {d.obesity|obesity, BMI 34|icd=E66.9/E66.811}; {d.mdd|depression|icd=F32.A/F32.9}'])}${head('Previously tried', ['{m.ssz|Sulfasalazine|st=historical;dose=-} 2019, nausea', '{m.apremi|Apremilast|st=historical;dose=-} 2021, no benefit'])}${head('Stopped today', ['{m.mtx|Methotrexate 15 mg once weekly|st=stopped} (liver)', '{m.folic|Folic acid 5 mg|st=stopped}'])}${head('Started today', ['{m.ada|Adalimumab 40 mg subcutaneously every second week|freq=every second week;route=subcutaneously}'])}${head('Continues', ['{m.calbet|Enstilar foam once daily|dose=-;freq=once daily}, {m.napr|naproxen 500 mg twice daily|freq=twice daily}, {m.eso|esomeprazole 20 mg daily|freq=daily}, {m.esc|escitalopram 10 mg daily|freq=daily}'])}</table>
      <p>Dear Dr Kilbane,</p>
      <p>${c.t("Conor attended with Dr Sorcha Lavelle of dermatology. For four months he has had {o|pain and swelling of the left knee}, and of the right second and third fingers, with an hour of {o|morning stiffness}. His skin is worse on the elbows and scalp. {x|There is no back pain at night|negated|d.ankspond}, {x|no history of uveitis|negated|d.uveitis} and {x|no bowel symptoms|negated}. He is an {d.exsmoker|ex-smoker} and drinks about six units a week. {x|His brother has Crohn's disease|family history|d.crohn}.")}</p>${c.no('Dr Sorcha Lavelle', 'colleague at the clinic')}
      <p>${c.t('On examination four tender and three swollen joints, {o|dactylitis of the third finger}, {o|nail pitting}. {l.das28|DAS28 4.1|v=4.1;u=-}; {o|PASI 8.2}. Weight 108 kg. We injected the left knee today with {m.mpred?|methylprednisolone 80 mg|st=-} ({p.jointinj|intra-articular injection|on=2026-02-24}, 24th February 2026). {x|The fluid was clear, no sign of infection|negated|d.septarth}; {x|no crystals were seen|negated|d.gout}.')}</p>
      <p>${c.t('Bloods of 10th February 2026: {l.alt|ALT 96 U/L|on=2026-02-10}, {l.ggt|GGT 112 U/L|on=2026-02-10}, {l.crp|CRP 19 mg/L|on=2026-02-10}, {l.hgb|haemoglobin 14.6 g/dL|on=2026-02-10}, {l.plt|platelets 288|v=288;u=-;on=2026-02-10}. {l.rf|Rheumatoid factor negative|v=negative;u=-;on=2026-02-10}. {l.qft|QuantiFERON negative|v=negative;u=-;on=2026-02-10}, {l.hbsag|HBsAg negative|v=negative;u=-;on=2026-02-10}. {i.xrhand|X-rays of hands and feet|on=2026-02-10} on the same day: {o|a small erosion at the right third DIP joint}. {i.cxr|Chest X-ray|on=2026-02-10}: {x|no evidence of TB|negated|d.tb}.')}</p>
      <p>${c.t('His liver tests have risen on {m.mtx|methotrexate|st=stopped;dose=-} and we have stopped it. We discussed {m.ada|adalimumab|dose=-} and he was trained by our nurse. {x|Secukinumab would be the next choice if he does not respond|conditional|m.secuk}. {x|Leflunomide was considered but is not suitable for his liver|considered|m.lef}. He is allergic to {a.tetrac|lymecycline|react=facial swelling} (facial swelling); {x|he has no latex allergy|negated|a.latex}.')}</p>
      <p>${c.t('I should be grateful if you would {x|repeat liver tests and full blood count in four weeks|planned} and {x|give the influenza and pneumococcal vaccines|planned|m.vpcv}. {x|He must not have live vaccines|warned}. {x|A FibroScan has been requested|planned}. {x|Should he become interested, semaglutide could help his weight|conditional|m.sema}. We will see him in three months.')}</p>
      <p>Yours sincerely,</p><div>${signature(c.rnd, '#222')}</div><p>Dr Niamh Heffernan, Consultant Rheumatologist, IMC 000000<br>Dictated but not signed to avoid delay</p>`,
    )
  },
  { dateAliases: ['2026-03-03'], width: 1120, scale: 1.3 },
)

/** Australia: referral from the practice's system; problems with their year, drugs as the system prints them, allergies in a table. */
const referral = doc(
  'p390.jpg',
  ['en', 'consultation', 'scan'],
  '2025-06-03',
  ['Banksia Parade Medical Centre', 'BANKSIA PARADE MEDICAL CENTRE'],
  ['Dr Priya Venkataraman', 'Priya Venkataraman', 'Dr P Venkataraman'],
  ['Glenys Tranter', 'Mrs Glenys Tranter', 'TRANTER, Glenys'],
  'Referral letter',
  (c) => {
    const rows = (list) =>
      list
        .map(([k, v]) => `<tr data-line><td style="width:92px">${en(k)}</td><td>${c.t(v)}</td></tr>`)
        .join('')
    const drug = (name, how) => `<tr data-line><td>${c.t(name)}</td><td>${en(how)}</td></tr>`
    const allergy = (name, react, sev) =>
      `<tr data-line><td>${c.t(name)}</td><td>${en(react)}</td><td>${en(sev)}</td></tr>`
    return sheet(
      `body{font:18px/1.36 ${FACE.times};font-size:19px;padding:44px 74px}p{margin:7px 0}h3{font-size:19px;margin:11px 0 1px;text-decoration:underline}td,th{padding:1.5px 8px 1.5px 0}th{font-weight:normal;font-style:italic}p span[data-e]{white-space:nowrap}`,
      `<div style="text-align:center"><b style="font-size:23px">Banksia Parade Medical Centre</b><br>112 Banksia Parade, Mount Gambier SA 5290 &nbsp; Ph 08 0000 0000<br>Dr Priya Venkataraman MBBS FRACGP &nbsp; Prov. No. 000000AA &nbsp;&nbsp; Dr Tom Liddicoat &nbsp;&nbsp; Dr Wen Zhao</div>${c.no('Dr Tom Liddicoat', 'colleague in the letterhead')}${c.no('Dr Wen Zhao', 'colleague in the letterhead')}
      <p>3/06/2025</p><p>Mr Hugh Carstairs, Orthopaedic Surgeon<br>Limestone Coast Orthopaedics</p>${c.no('Mr Hugh Carstairs', 'recipient')}${c.no('Limestone Coast Orthopaedics', "recipient's practice")}
      <p><b>RE: Mrs Glenys Tranter, DOB 9/12/1957</b>, 4 Sturt Lane, Mount Gambier</p><p>Dear Hugh,</p>
      <p>${c.t('Thank you for seeing Glenys, 67, with {d.kneeoa|severe osteoarthritis of the right knee|icd=M17.11/M17.9/M17.10}. She walks 200 metres and wakes at night. {x|No locking or giving way|negated}. {x|She has never had an arthroscopy|negated|p.arthrosc}. {p.jointinj|A cortisone injection} in March gave her five weeks. {i.xrknee|X-ray right knee|on=2025-05-12} 12/05/2025: {o|bone on bone medially}, {x|no fracture|negated}. {x|MRI has not been done|not done|i.mrknee}. {x|Would you consider her for a total knee replacement?|requested|p.tka} {x|Her mother had both knees replaced|family history}.')}</p>
      <h3>Past history</h3><table>${rows([
        ['2004', '{p.cholecy|Gall bladder removed|on=2004}'],
        ['2011', '{d.htn|Hypertension}'],
        ['2014', '{d.hypothy|Hypothyroidism|icd=E03.9}'],
        ['2017', '{d.osa|Sleep apnoea, uses CPAP|icd=G47.33/G47.30}'],
        ['2019', '{d.dvt|DVT left calf after a flight|icd=Z86.718/I82.402/I82.4Z2;st=-}'],
        ['2021', '{d.osteopenia|Osteopenia|icd=M85.80/M85.89}'],
        ['2023', '{d.bcc|BCC nose, excised|icd=C44.311/Z85.828;st=-}'],
      ])}</table>
      <h3>Current medications</h3><table><colgroup><col style="width:55%"><col></colgroup>${drug('{m.perin|Coversyl 5mg Tablet|freq=in the morning}', '1 In the morning')}${drug('{m.levo|Eutroxsig 100mcg Tablet|freq=before breakfast}', '1 Before breakfast')}${drug('{m.para|Panadol Osteo 665mg Modified release tablet|freq=three times a day}', '2 Three times a day')}${drug('{m.chole|Ostelin Vitamin D 1000IU Capsule|freq=daily}', '1 Daily')}${drug('{m.estriol|Ovestin 1mg/g Vaginal cream|dose=-;freq=twice a week}', '1 application Twice a week')}</table>
      <p>${c.t('Ceased: {m.melox|Mobic 15mg Capsule|st=stopped} (reflux, 2024); {m.trama|Tramal SR 100mg|st=stopped} (drowsy, 02/2025); {m.riva|Xarelto|st=stopped;dose=-} (finished 2019).')}</p>
      <h3>Allergies / adverse reactions</h3><table><colgroup><col style="width:34%"><col style="width:34%"><col></colgroup><tr><th>Item</th><th>Reaction</th><th>Severity</th></tr>${allergy('{a.pen|Penicillin|react=rash;sev=moderate}', 'Rash', 'Moderate')}${allergy('{a.celec|Celecoxib|react=swollen lips;sev=severe}', 'Swollen lips', 'Severe')}${allergy('{x|Latex|negated|a.latex}', 'Nil known', '')}</table>
      <h3>Measurements and results</h3><p>${c.t('{o|BP 134/82, weight 91 kg, BMI 32.6}. Pathology 20/05/2025: {l.hgb|Hb 131 g/L|on=2025-05-20}, {l.plt|platelets 244|v=244;u=-;on=2025-05-20}, {l.crea|creatinine 71 umol/L|on=2025-05-20}, {l.egfr|eGFR 76|v=76;u=-;on=2025-05-20}, {l.a1c|HbA1c 5.8%|on=2025-05-20}, {l.tsh|TSH 1.7 mIU/L|on=2025-05-20}, {l.crp|CRP 3 mg/L|on=2025-05-20}, {l.ferr|ferritin 64 ug/L|on=2025-05-20}. {i.dexa|Bone density 08/2021}: T-score hip {l.tscore|-1.6|v=-1.6;u=-}.')}</p>
      <h3>Social</h3><p>${c.t('{x|Non smoker|negated|d.smoker}, alcohol 2 standard drinks a week. Lives with husband, two steps at the door. {x|No diabetes|negated|d.dm2}, {x|no heart disease|negated|d.ihd}. {x|She will need clot prevention after any surgery|planned}. {x|Physiotherapy starts next week|planned}.')}</p>
      <p>Kind regards,</p><div>${signature(c.rnd, '#222')}</div><div>Dr Priya Venkataraman &nbsp; cc: patient; physiotherapist Ms Jo Pascoe</div>${c.no('Ms Jo Pascoe', 'copy')}`,
    )
  },
  { width: 1120, scale: 1.3, degrade: { angle: -0.7 } },
)

/** Canada: what a mother takes home, in plain words; questions as headings, what to keep taking and what not. */
const mother = doc(
  'p391.jpg',
  ['en', 'discharge', 'photo'],
  '2025-11-24',
  ['Kettle Valley Regional Hospital', 'KETTLE VALLEY REGIONAL HOSPITAL'],
  ['Dr. Colleen Abernathy', 'Colleen Abernathy', 'Dr. C. Abernathy', 'Dr. Abernathy'],
  ['Amrita Sandhu', 'SANDHU, Amrita', 'Sandhu, Amrita', 'Amrita'],
  'Your hospital stay: going home summary',
  (c) => {
    const take = (drug, why, how, mark) =>
      `<tr data-line><td>${c.t(drug)}</td><td>${c.t(why)}</td><td>${en(how)}</td><td class="m">${mark}</td></tr>`
    return sheet(
      `body{font:20px/1.42 ${FACE.lato};font-size:19px;padding:42px 62px}h3{font-size:19px;color:#6b2d73;margin:12px 0 1px}p{margin:4px 0}ul{margin:2px 0}td,th{border-bottom:1px solid #cdb9d0;padding:4px 8px}th{background:#f2eaf3;font-size:16.5px}.m{font-weight:bold}p span[data-e],li span[data-e]{white-space:nowrap}`,
      `<div style="display:flex;justify-content:space-between;align-items:center;border-bottom:3px solid #6b2d73;padding-bottom:8px"><div style="display:flex;gap:12px;align-items:center">${mark('leaf', '#6b2d73', 50)}<div><b style="font-size:23px;color:#6b2d73">Kettle Valley Regional Hospital</b><br>Family Birthing Unit, Grand Forks, BC</div></div><b style="font-size:20px">Your hospital stay</b></div>
      <p>Name: <b>Amrita Sandhu</b> &nbsp; Born: 1993-03-08 &nbsp; Came in: 2025-11-21 &nbsp; Went home: 2025-11-24<br>Your doctor here: Dr. Colleen Abernathy &nbsp; Your midwife: Janelle Pruden</p>${c.no('Janelle Pruden', 'midwife')}
      <h3>Why were you here?</h3><p>${c.t('Your baby was lying bottom first ({d.breech|breech}) and was born by {p.csect|Caesarean birth|on=2025-11-21} on 2025-11-21 under a {p.spinal|spinal anesthetic}. {x|You did not need a blood transfusion|not done|p.transfus}.')}</p>
      <h3>What else did we treat?</h3><ul>${items(c, ['{d.gdm|Diabetes of pregnancy|icd=O24.424/O24.414/O24.419;st=-}: your sugars are normal since the birth.', '{d.ghtn|High blood pressure of pregnancy|icd=O13.9/O13.3/O13.5}. {x|You did not have pre-eclampsia|negated|d.preecl}.', '{d.anempp|Low blood count after the birth}: {l.hgb|hemoglobin 84 g/L on 2025-11-23|v=84;u=g/L;on=2025-11-23}. You had {m.venofer?|iron by drip (Venofer 300 mg)|st=-} once.', '{d.hypothy|Underactive thyroid|icd=E03.9/O99.284}, as before. {l.tsh|TSH 2.4 mU/L on 2025-10-30|v=2.4;u=mU/L;on=2025-10-30}.'])}</ul>
      <h3>Your medicines</h3><table><tr><th style="width:34%">Medicine</th><th>What for</th><th>How to take it</th><th></th></tr>${take('{m.labet|Labetalol 200 mg|freq=twice a day}', 'blood pressure', '1 tablet twice a day', 'NEW')}${take('{m.enox|Enoxaparin 40 mg injection|freq=once a day}', 'to prevent clots', 'once a day until Dec 1', 'NEW')}${take('{m.fefum|Ferrous fumarate 300 mg|freq=every second day}', 'iron', '1 capsule every second day', 'NEW')}${take('{m.para|Acetaminophen 500 mg|dose=-;freq=every 6 hours}', 'pain', '2 tablets every 6 hours', 'NEW')}${take('{m.peg|PEG 3350 (Lax-A-Day) 17 g|freq=once a day if needed}', 'hard stools', 'once a day if needed', 'NEW')}${take('{m.levo|Levothyroxine 75 mcg|freq=every morning}', 'thyroid', '1 tablet every morning', 'CHANGED, was 100')}${take('{m.prenat|Prenatal vitamin|dose=-;freq=once a day}', '{o|while breastfeeding}', '1 a day', 'SAME')}${take('{m.nph|Insulin NPH 14 units at bedtime|st=stopped}', 'sugar', '', 'STOP')}${take('{m.metf|Metformin 500 mg|st=stopped}', 'sugar', '', 'STOP')}${take('{m.asa|Aspirin 162 mg|st=stopped}', '', '', 'STOP')}</table>
      <p>${c.t('{x|Please do not take ibuprofen (Advil) while your pressure is high|warned|m.ibu}. Allergy: {a.code|codeine|react=itching} (itching all over). {x|You have no allergy to latex|negated|a.latex}. You had the {m.vmmr?|MMR vaccine|st=-;on=2025-11-23} on 2025-11-23. {x|You are Rh positive: no Rh immune globulin needed|not needed|m.antid}.')}</p>
      <h3>What happens next?</h3><ul>${items(c, ['Home nurse on Nov 26 for blood pressure and the cut. {x|Staples out on Nov 28|planned}.', '{x|Two-hour sugar test in 6 to 12 weeks|planned|l.gtt2m}; {x|blood count in 4 weeks|planned|l.wbc}.', '{x|Hormonal IUD at your 6-week visit, if you still wish|planned|p.iud}.', '{x|If your blood pressure stays above 150, nifedipine will be added|conditional|m.nif}.'])}</ul>
      <h3>Call us or 8-1-1 if you have</h3><p>${c.t("{x|a painful, swollen leg (a blood clot)|warned|d.dvt}, {x|headache with spots before your eyes|warned}, {x|fever or an open wound|warned}, {x|low mood for more than two weeks (postpartum depression)|warned|d.mdd}. {x|Your sister's epilepsy|family history|d.epil} does not change this plan.")}</p>
      <div style="display:flex;justify-content:space-between;align-items:end;margin-top:6px"><div>${hand('Dr. C. Abernathy', 32)}<br>Obstetrics and Gynecology</div>${barcode(c.rnd, 40, 34)}<div>Reviewed with me by S. Lavoie, RN<br>${hand('A. Sandhu', 30)}</div></div>${c.no('S. Lavoie, RN', 'nurse')}`,
    )
  },
  { width: 1120, scale: 1.35, degrade: { angle: -1.6, folds: [0.5] } },
)

export const thirteenthEnLetters = [immediate, emergency, combined, referral, mother]
