/** A letter of results in sentences, discharges, an emergency visit, imaging, a drug chart and pharmacy labels in English. */
import { barcode, mark, signature } from '../lib/decor.mjs'
import { FACE, doc, en, sheet } from './blind-parts.mjs'

/** A haematologist writes to the patient; results stand in the sentences. */
const resultsLetter = doc(
  'p137.jpg',
  ['en', 'consultation', 'photo'],
  '2025-04-29',
  ['Thornbury District Hospital', 'Thornbury District Hospital Haematology', 'Thornbury'],
  ['Dr Siobhan Mulcahy', 'Siobhan Mulcahy', 'Dr S Mulcahy', 'S Mulcahy'],
  ['Geoffrey Lascelles', 'Mr Geoffrey Lascelles', 'Lascelles, Geoffrey', 'Mr Lascelles'],
  'Haematology clinic letter',
  (c) =>
    sheet(
      `body{font:21px/1.5 ${FACE.calibri};padding:58px 80px}p{margin:11px 0}ul{margin:4px 0}`,
      `<div style="display:flex;justify-content:space-between"><div>Mr Geoffrey Lascelles<br>4 Tannery Cottages<br>Thornbury</div><div style="text-align:right"><b style="font-size:25px">Thornbury District Hospital</b><br>Department of Haematology<br>Clinic date: 29 April 2025<br>Dictated 30 April, typed 6 May 2025</div></div>
      <p><b>Date of birth 17 November 1953 &nbsp; Hospital number T-208841</b></p>
      <p>${c.t('**Diagnoses:** {d.waldenst|Waldenström macroglobulinaemia|icd=C88.0/C88.00}, not on treatment; {d.anemia|normocytic anaemia}; {d.subhypo|subclinical hypothyroidism}; previous {d.zoster|shingles|st=historical}')}</p>
      <p>Dear Mr Lascelles,</p>
      <p>${c.t('It was good to meet you and your wife. I promised to write with your results. Your {l.hgb|haemoglobin was 103 g/L} which is a little lower than the {l.hgb?|109 g/L|v=109;u=g/L} of January. The {l.wbc|white cells were 4.6|v=4.6;u=-} and {l.plt|platelets 174|v=174;u=-}, both normal. The {l.paraprot|paraprotein is 18.2 g/L} and {l.igm|IgM 24.7 g/L}; {l.igg|IgG is 5.1 g/L} and {l.iga|IgA 0.6 g/L}, which are low.')}</p>
      <p>${c.t('The {l.b2m|beta-2 microglobulin was 3.4 mg/L}, {l.ldh|LDH 201 U/L} and {l.visc|plasma viscosity 2.11 mPa.s}. {l.ferr|Ferritin 63 ug/L} and {l.b12|B12 of 287 ng/L} tell me that {x|you are not short of iron|negated|d.ida}. {l.crea|Creatinine was 96 umol/L}, {l.cacor|adjusted calcium 2.38 mmol/L} and {l.tsh|TSH 6.1 mU/L}. {l.coombs|The direct Coombs test was negative|v=negative;u=-}, so {x|there is no haemolysis|negated}. We also tested for {x|hepatitis B and C, both negative|negated|d.hepb}.')}</p>
      <p>${c.t('{i.ctcap|The CT scan of chest, abdomen and pelvis|on=2025-04-11} on 11 April 2025 showed {d.splenomeg|a slightly large spleen of 14.5 cm}, {d.gallst|gallstones} and {x|no enlarged lymph glands|negated}. {p.bonemarr|The bone marrow biopsy|on=2025-03-20} of 20 March 2025 confirmed what we knew.')}</p>
      <p>${c.t('You told me you have {x|no fevers or night sweats|negated} and {x|no numbness of the feet|negated|d.neuropathy}. Your brother had {x|myeloma|family history|d.myeloma}. You take {m.felod|felodipine 5 mg once a day|freq=once a day}, {m.quinin|quinine sulfate 200 mg at night|freq=at night} and {m.levo|levothyroxine 25 micrograms daily|freq=daily}. {m.amit|Amitriptyline|st=stopped;dose=-} was stopped because of a dry mouth. {a.trimeth|Trimethoprim gave you a rash|react=rash}.')}</p>
      <p>${c.t('{x|Treatment with rituximab and bendamustine would only be needed if the anaemia worsens|considered|m.rit}. I have started {m.folic|folic acid 5 mg daily|freq=daily}. {x|Please have the pneumonia vaccine|recommendation}. {x|We shall repeat the blood count in three months|planned}.')}</p>
      <p>Yours sincerely<br>${signature(c.rnd)}<br>Dr Siobhan Mulcahy, Consultant Haematologist<br><span style="font-size:18px">Copy: Dr A Bickerstaff, The Malthouse Surgery</span></p>${c.no('Dr A Bickerstaff', 'GP, copy')}`,
    ),
  { scale: 1.2, degrade: { angle: -2.1, folds: [0.34, 0.67] } },
)

/** A medical ward, run-in headings beside a margin of labels. */
const usDischarge = doc(
  'p139.jpg',
  ['en', 'discharge', 'photo'],
  '2024-08-05',
  ['Tamarack County Hospital', 'TAMARACK COUNTY HOSPITAL', 'Tamarack'],
  ['Gwendolyn Achebe, DO', 'Gwendolyn Achebe', 'Dr. Achebe', 'G. Achebe, DO'],
  ['Wendell Hutchins', 'HUTCHINS, WENDELL', 'Hutchins, Wendell', 'Mr. Hutchins'],
  'Hospital Discharge Summary',
  (c) => {
    const row = (t, s) => `<div class="r"><div class="l">${en(t)}</div><div>${c.t(s)}</div></div>`
    return sheet(
      `body{font:19px/1.4 ${FACE.lato};padding:44px 56px}.r{display:grid;grid-template-columns:175px 1fr;gap:16px;border-top:1px solid #bbb;padding:6px 0}.l{font-weight:bold;color:#6b2f1a}.h{display:grid;grid-template-columns:1fr 1fr 1fr;gap:3px 20px;margin:10px 0 12px}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div><b style="font-size:26px;color:#6b2f1a">Tamarack County Hospital</b><br>Hospital Discharge Summary</div>${barcode(c.rnd, 36, 36)}</div>
      <div class="h"><div>Patient: Wendell Hutchins</div><div>DOB: 02/28/1960</div><div>MRN: TC-004417</div><div>Admitted: 07/29/2024</div><div>Discharged: 08/05/2024</div><div>Attending: Gwendolyn Achebe, DO</div></div>
      ${row('Principal problem', '{d.cellul|Cellulitis of the right leg|icd=L03.115} with {d.sepsis|sepsis|icd=A41.9/A41.02}')}
      ${row('Also treated', '{d.aki|Acute kidney injury|st=-}, resolved; {d.dm2|type 2 diabetes|icd=E11.9/E11.65/E11.42} with {d.hyperglyc?|hyperglycemia|icd=R73.9/E11.65}; {d.tinped|athlete’s foot|icd=B35.3}')}
      ${row('Chronic problems', '{d.lymphed|Lymphedema|icd=I89.0}, {d.obesity|morbid obesity|icd=E66.01/E66.813}, {d.pad|peripheral vascular disease|icd=I73.9}, {d.osa|sleep apnea|icd=G47.33/G47.30}, {d.psoriasis|psoriasis|icd=L40.9}. {x|No history of DVT|negated|d.dvt}.')}
      ${row('Allergies', '{a.ceftaz|Ceftazidime: hives|react=hives}; {a.sulfa|sulfa: rash|react=rash}')}
      ${row('Presentation', 'A 64-year-old truck driver with three days of redness and swelling of the right leg, temperature 102.9 and confusion. {x|No trauma|negated}. {x|He has never smoked|negated|d.smoker}. Father had {x|a stroke|family history|d.stroke} at 70.')}
      ${row('Hospital course', 'Blood cultures grew {l.bcult?|MRSA|v=MRSA;u=-} in one of two bottles. Treated with {m.dapto|daptomycin 500 mg IV|st=-} then {m.linez|linezolid 600 mg|freq=twice daily}. {i.usdopp|Venous duplex of the right leg|on=2024-07-29} 07/29/2024: {x|no thrombosis|negated|d.dvt}. {i.mrleg|MRI of the right lower leg|on=2024-07-31} 07/31/2024: {x|no osteomyelitis|negated|d.osteomy}, {x|no abscess|negated}. {i.echo|Transthoracic echocardiogram}: {x|no vegetations|negated|d.endocard}, {l.lvef|EF 60%}. {p.picc|A PICC line was placed|on=2024-08-01} on 08/01/2024 and removed before discharge. {x|Surgery was not required|negated}.')}
      ${row('Results', 'On arrival {l.wbc|WBC 21.4 K/uL}, {l.lact|lactate 3.2 mmol/L}, {l.crea|creatinine 2.3 mg/dL}, {l.glu|glucose 388 mg/dL}, {l.a1c|A1c 10.2%}, {l.crp|CRP 246 mg/L}. At discharge {l.wbc|WBC 9.1 K/uL}, {l.crea|creatinine 1.1 mg/dL}.')}
      ${row('Medications', '1. {m.linez|Linezolid 600 mg by mouth twice daily|freq=twice daily} through 08/12/2024. 2. {m.detem|Levemir 24 units at bedtime|freq=at bedtime} (new). 3. {m.alog|Nesina 25 mg daily|freq=daily}. 4. {m.tors|Torsemide 20 mg each morning|freq=each morning}. 5. {m.quina|Quinapril 10 mg daily|freq=daily}, resumed. 6. {m.cilost|Cilostazol 100 mg twice daily|freq=twice daily}. 7. {m.terbt|Terbinafine 1% cream to the feet twice daily|dose=-;freq=twice daily}.')}
      ${row('Stopped', '{m.melox|Meloxicam 15 mg|st=stopped} because of the kidney injury; {m.pioglit|pioglitazone 30 mg|st=stopped} because of swelling.')}
      ${row('Instructions', '{x|Avoid aged cheese and pseudoephedrine while on linezolid|warning}. Leg elevation and compression. Wound clinic 08/09/2024, Dr. Roland Teague. {x|A sleep study will be arranged|planned|p.polysom}. {x|Bariatric surgery was discussed|considered}.')}
      <p>${signature(c.rnd)}<br>Gwendolyn Achebe, DO &nbsp; Hospital Medicine</p>${c.no('Dr. Roland Teague', 'follow-up')}`,
    )
  },
  { scale: 1.2, degrade: { angle: 1.9 } },
)

/** A maternity ward's computer form: numbered boxes, mother and child. */
const maternity = doc(
  'p140.png',
  ['en', 'discharge', 'clean'],
  '2025-01-16',
  ['Heronsgate Hospital', 'Heronsgate Hospital Maternity Unit', 'Heronsgate'],
  ['Mr A Kettering', 'A Kettering', 'Mr Kettering'],
  ['Lucinda Amoah', 'AMOAH Lucinda', 'Ms Lucinda Amoah', 'Amoah, Lucinda'],
  'Postnatal discharge letter',
  (c) => {
    const box = (n, t, s, wide) =>
      `<div class="b${wide ? ' w' : ''}"><div class="t">${n}. ${en(t)}</div>${c.t(s)}</div>`
    return sheet(
      `body{font:18px/1.42 ${FACE.arial};font-size:18px;padding:40px 52px}.g{display:grid;grid-template-columns:1fr 1fr;border-top:1px solid #000;border-left:1px solid #000}.b{border-right:1px solid #000;border-bottom:1px solid #000;padding:6px 10px}.w{grid-column:1/3}.t{font-size:15.5px;color:#334;font-weight:bold}`,
      `<div style="display:flex;justify-content:space-between;margin-bottom:10px"><div><b style="font-size:24px">Postnatal discharge letter</b><br>To: Dr W Osgood, Lilac Road Practice</div><div style="text-align:right"><b>Heronsgate Hospital</b><br>Maternity Unit</div></div>${c.no('Dr W Osgood', 'GP, recipient')}
      <div class="g">${box(1, 'Mother', 'AMOAH Lucinda, born 05/06/1991, NHS 700 118 2034')}${box(2, 'Dates', 'Admitted 11/01/2025. Discharged 16/01/2025. Consultant Mr A Kettering')}
      ${box(3, 'Delivery', '{p.csect|Emergency lower segment caesarean section|on=2025-01-12} on 12/01/2025 at 38+2 weeks under {p.spinal?|spinal anaesthesia} for {d.fetdist|fetal distress|icd=O77.9/O36.8390/O68/O76}. Blood loss 1100 mL.')}${box(4, 'Baby', 'Girl, 2940 g, Apgar 8 and 9. {x|No jaundice|negated|d.jaundice}. {o|Vitamin K given}.')}
      ${box(5, 'Problems this pregnancy', '{d.preecl|Pre-eclampsia|icd=O14.93/O14.90/O14.94}; {d.gdm|gestational diabetes, diet controlled|icd=O24.410}; {d.breech|breech presentation|st=-;icd=O32.1XX0} turned by {p.ecv|external cephalic version|on=2025-01-03} on 03/01/2025; {x|placenta praevia was excluded|ruled out|d.plprev}', true)}
      ${box(6, 'Problems after delivery', '{d.pph|Postpartum haemorrhage|icd=O72.1}; {d.anempp|postnatal anaemia|icd=O90.81}; {x|no wound infection|negated}')}${box(7, 'Past and family history', '{d.endomet|Endometriosis|icd=N80.9}, {p.laparo|diagnostic laparoscopy|on=2019} 2019; {d.migr|migraine with aura|icd=G43.109}. Mother: {x|deep vein thrombosis|family history|d.dvt}. {x|Never smoked|negated|d.smoker}.')}
      ${box(8, 'Allergies', '{a.metronid|Metronidazole - vomiting|react=vomiting}; {a.chlorhex|chlorhexidine - itchy rash|react=itchy rash}')}${box(9, 'Results', '{l.hgb|Hb 84 g/L|on=2025-01-13} on 13/01/2025, {l.plt|platelets 146|v=146;u=-}, {l.alt|ALT 38 U/L}, {l.uric|urate 372 umol/L}, {l.upcr|urine PCR 64 mg/mmol}, {l.rubg?|rubella immune|v=immune;u=-}. {x|HIV, hepatitis B and syphilis negative|negated|d.hiv}')}
      ${box(10, 'Medicines to take home', '{m.ena|Enalapril 5 mg twice a day|freq=twice a day} (14 days). {m.dalte|Dalteparin 5000 units injection once a day|freq=once a day} until 22/01/2025. {m.fefum|Ferrous fumarate 322 mg once a day|freq=once a day}. {m.dihydro|Dihydrocodeine 30 mg four times a day|freq=four times a day} if needed. {m.docus|Docusate 100 mg twice a day|freq=twice a day}. {m.para|Paracetamol 1 g four times a day|freq=four times a day}.', true)}
      ${box(11, 'Stopped', '{m.labet|Labetalol 200 mg|st=stopped} (headache); {m.asa|aspirin 150 mg|st=stopped} at delivery.')}${box(12, 'Given in hospital', '{m.mgso?|Magnesium sulfate|st=-;dose=-} for 24 hours; {p.transfus|transfusion of one unit of red cells|on=2025-01-13} 13/01/2025; {m.cefur?|cefuroxime|st=-;dose=-}.')}
      ${box(13, 'For the GP', 'Blood pressure twice a week. {x|Glucose tolerance test at 6 weeks|planned}. {x|Wishes a copper coil later|planned}. {x|Combined pill is contraindicated|warning|m.coc}. Blood count in 4 weeks.', true)}</div>
      <p>Completed by: Dr Hamza Rizvi, SHO, 16/01/2025 15:20</p>${c.no('Dr Hamza Rizvi', 'junior who wrote it')}`,
    )
  },
)

/** A pharmacy's weekly tray sheet: four times of day as columns with numbers of tablets. */
const tray = doc(
  'p141.png',
  ['en', 'prescription', 'clean'],
  '2025-02-17',
  ['Pellow & Daughters Pharmacy', 'Pellow and Daughters Pharmacy', 'Pellow & Daughters'],
  ['Dr E Vaughan', 'E Vaughan', 'Dr Vaughan'],
  ['Cyril Penhaligon', 'PENHALIGON, Cyril', 'Mr Cyril Penhaligon', 'Penhaligon, Cyril'],
  'Medicine tray record',
  (c) => {
    const row = (drug, look, counts, why) =>
      `<tr data-line><td>${c.t(drug)}<br><span class="s">${en(look)}</span></td>${counts.map((n) => `<td class="n">${n}</td>`).join('')}<td>${c.t(why)}</td></tr>`
    return sheet(
      `body{font:18.5px/1.36 ${FACE.verdana};font-size:16.5px;padding:40px 50px}td,th{border:1px solid #446;padding:6px 9px}th{background:#e4e8f4}.n{text-align:center;width:84px;font-size:19px}.s{font-size:14.5px;color:#555}.h{display:grid;grid-template-columns:1fr 1fr;gap:3px;margin:12px 0}h3{margin:16px 0 6px}`,
      `<div style="display:flex;gap:14px;align-items:center">${mark('cross', '#2a4a8a', 46)}<div><b style="font-size:24px;color:#2a4a8a">Pellow &amp; Daughters Pharmacy</b><br>2 Quay Hill, Fowey</div></div><div style="font-size:21px;font-weight:bold;margin-top:8px">Medicine tray record</div>
      <div class="h"><div>Name: Mr Cyril Penhaligon</div><div>Born: 12/08/1938</div><div>Prescriber: Dr E Vaughan, Harbour Surgery</div><div>Four weeks from: 17/02/2025</div></div>${c.no('Harbour Surgery', 'prescriber’s practice')}
      <p>${c.t('**Allergies:** {a.amox|amoxicillin - swollen face|react=swollen face}; {a.statin|statins - muscle pain|react=muscle pain}')}</p>
      <table><tr><th>Medicine</th><th>Morning</th><th>Noon</th><th>Tea</th><th>Bed</th><th>For</th></tr>
      ${row('{m.nicor|Nicorandil 10 mg tablets|freq=twice a day}', 'white, round', ['1', '', '1', ''], '{d.angina|angina|icd=I20.9/I20.8/I20.89}')}
      ${row('{m.ismn|Isosorbide mononitrate MR 60 mg|freq=once a day}', 'yellow, oval', ['1', '', '', ''], 'angina')}
      ${row('{m.edox|Edoxaban 30 mg tablets|freq=once a day}', 'pink, round', ['1', '', '', ''], '{d.af|irregular heartbeat (AF)|icd=I48.91}')}
      ${row('{m.digo|Digoxin 62.5 micrograms|freq=once a day}', 'blue, small', ['1', '', '', ''], 'AF')}
      ${row('{m.eze|Ezetimibe 10 mg tablets|freq=once a day}', 'white, capsule shaped', ['', '', '', '1'], '{d.hld|cholesterol|icd=E78.00/E78.5}')}
      ${row('{m.tolter|Tolterodine 2 mg tablets|freq=twice a day}', 'white, round', ['1', '', '', '1'], '{d.oab|overactive bladder|icd=N32.81}')}
      ${row('{m.galant|Galantamine XL 16 mg capsules|freq=once a day}', 'peach capsule', ['1', '', '', ''], '{d.alz|Alzheimer’s disease|icd=G30.9}')}
      ${row('{m.senna|Senna 7.5 mg tablets|freq=two at night}', 'brown', ['', '', '', '2'], '{d.constip|constipation|icd=K59.00}')}
      ${row('{m.levod|Co-careldopa 12.5/50|dose=-;freq=three times a day}', 'yellow', ['1', '1', '1', ''], '{d.park|Parkinson’s|icd=G20/G20.A1}')}</table>
      <h3>Not in the tray</h3><table><tr><th>Medicine</th><th>Directions</th></tr><tr data-line><td>${c.t('{m.gtn|GTN 400 micrograms spray|freq=when required}')}</td><td>one or two sprays under the tongue when required</td></tr><tr data-line><td>${c.t('{m.rotig|Rotigotine 4 mg/24 h patch|freq=one daily}')}</td><td>one patch daily, change the site</td></tr><tr data-line><td>${c.t('{m.ketot|Ketotifen 0.025% eye drops|dose=-;freq=twice a day}')}</td><td>one drop in both eyes twice a day</td></tr></table>
      <h3>Changes</h3><p>${c.t('{m.fur|Furosemide 40 mg|st=stopped} removed 10/02/2025 ({o|low blood pressure}). {m.edox|Edoxaban} 60 mg reduced to 30 mg. {x|Do not crush galantamine|instruction}. {x|Ask before taking ibuprofen|warning|m.ibu}.')}</p>
      <p>Prepared by J. Trelawney, checked by R. Pellow MRPharmS, printed 14/02/2025</p>${c.no('J. Trelawney', 'dispenser')}${c.no('R. Pellow MRPharmS', 'pharmacist')}`,
    )
  },
)

/** Four labels of one pharmacy as stuck on a sheet. */
const labels = doc(
  'p142.jpg',
  ['en', 'prescription', 'photo'],
  '2025-05-02',
  ['Kettle Creek Pharmacy', 'KETTLE CREEK PHARMACY'],
  [
    'B. Ngata, MD',
    'NGATA, B MD',
    'Ngata, B MD',
    'B Ngata MD',
    'B. Ngata',
    'Dr. B. Ngata',
    'Dr. Ngata',
    'Ngata, B',
  ],
  ['Priscilla Vandermeer', 'VANDERMEER, PRISCILLA', 'Vandermeer, Priscilla'],
  'Pharmacy labels',
  (c) => {
    const label = (rx, drug, sig, qty, note) =>
      `<div class="l"><div class="k">KETTLE CREEK PHARMACY</div><div class="s">15 Mill St, Corvallis OR &nbsp; 541-555-0177</div><div><b>Rx ${rx}</b> &nbsp; NGATA, B MD</div><div><b>VANDERMEER, PRISCILLA</b></div><div class="d" data-line>${c.t(drug)}</div><div class="g">${en(sig)}</div><div>${en(qty)}</div><div class="n">${c.t(note)}</div></div>`
    return sheet(
      `body{font:20px/1.36 ${FACE.arial};padding:44px 46px}.w{display:grid;grid-template-columns:1fr 1fr;gap:26px}.l{border:2px solid #333;border-radius:10px;padding:12px 16px}.k{font-weight:bold;letter-spacing:1px;color:#155}.s{font-size:16px;color:#444;border-bottom:1px solid #777;margin-bottom:5px}.d{font-weight:bold;font-size:21px;margin-top:4px}.g{font-size:20px;text-transform:uppercase}.n{margin-top:6px;background:#fbeec2;padding:2px 8px;font-size:17px}`,
      `<div class="w">${label('8810402', '{m.oxcarb|Oxcarbazepine 300 mg tablet|freq=twice daily}', 'take 1 tablet by mouth twice daily', 'Qty 60   Refills 3   Filled 05/02/2025', '{x|May cause drowsiness|warning}')}
      ${label('8810403', '{m.hydroxz|Hydroxyzine HCl 25 mg tablet|freq=at bedtime as needed}', 'take 1 tablet at bedtime as needed for itching', 'Qty 30   Refills 1   Filled 05/02/2025', '{x|Avoid alcohol|warning}')}
      ${label('8810404', '{m.triamct|Triamcinolone 0.1% cream|dose=-;freq=twice daily}', 'apply thin layer to rash twice daily for 14 days', 'Qty 80 g   Refills 0   Filled 05/02/2025', '{x|For external use only|warning}')}
      ${label('8810405', '{m.cefix|Cefixime 400 mg capsule|freq=once daily}', 'take 1 capsule by mouth once daily until finished', 'Qty 7   Refills 0   Filled 05/02/2025', '{x|Tell your doctor if you are allergic to penicillin|warning|a.pen}')}
      ${label('8810406', '{m.prazos|Prazosin 2 mg capsule|freq=at bedtime}', 'take 2 capsules by mouth at bedtime', 'Qty 60   Refills 5   Filled 05/02/2025', '{x|Rise slowly from sitting|warning}')}
      ${label('8810407', '{m.dicyc|Dicyclomine 20 mg tablet|freq=four times daily as needed}', 'take 1 tablet four times daily as needed for cramps', 'Qty 60   Refills 0   Filled 05/02/2025', '{x|May cause blurred vision|warning}')}</div>
      <p style="margin-top:18px">Patient date of birth 11/30/1985. Pharmacist: Ottoline Brasher, RPh. ${c.t('Allergies on file: {a.latex|latex}, {a.naprox|naproxen}')}</p>${c.no('Ottoline Brasher, RPh', 'pharmacist')}`,
    )
  },
  { scale: 1.2, degrade: { angle: -2.8 } },
)

/** A CT of the urinary tract, boxed heading, plain paragraphs, scanned. */
const urogram = doc(
  'p143.jpg',
  ['en', 'imaging', 'scan'],
  '2024-11-21',
  ['Calder Vale Hospitals Radiology', 'Calder Vale Hospitals', 'Calder Vale'],
  ['Dr Petronella Voss', 'Petronella Voss', 'Dr P Voss', 'P Voss'],
  ['Desmond Akintola', 'AKINTOLA Desmond', 'Akintola, Desmond', 'Mr Desmond Akintola'],
  'CT urogram',
  (c) =>
    sheet(
      `body{font:20.5px/1.5 ${FACE.openSans};font-size:19px;padding:50px 66px}p{margin:9px 0}td{border:1px solid #777;padding:5px 12px}`,
      `<b style="font-size:25px">Calder Vale Hospitals</b><br>Department of Radiology<table style="margin:14px 0"><tr><td>AKINTOLA Desmond</td><td>DOB 03/04/1957, male</td><td>NHS 489 201 7765</td></tr><tr><td>Examined 21/11/2024</td><td>Verified 25/11/2024</td><td>Referrer: Miss Thea Lomax, Urology</td></tr></table>${c.no('Miss Thea Lomax', 'referring surgeon')}
      <p style="font-size:22px;font-weight:bold">${c.t('{i.cturog|CT urogram|main=1}')}</p>
      <p>${c.t('**History:** {d.hematuria|painless visible haematuria|icd=R31.0/R31.9}. {d.exsmoker|Ex-smoker}. {x|? bladder tumour|clinical question|d.bladderca}. {x|eGFR normal|normal finding}.')}</p>
      <p>${c.t('**Comparison:** {i.usren|ultrasound of the renal tract|on=2024-10-08} 08/10/2024.')}</p>
      <p>${c.t('**Kidneys and ureters:** {d.horsesh|horseshoe kidney}. {d.aml|Angiomyolipoma of the left moiety|icd=D17.71/D30.02}, 14 mm. {d.stone|Two small stones|icd=N20.0} in the right lower pole, {x|no hydronephrosis|negated|d.hydro}. {x|No filling defect of the ureters|negated}.')}</p>
      <p>${c.t('**Bladder:** {d.bldiv|2 cm diverticulum} at the right posterior wall. {d.bladwall?|Diffuse wall thickening}, {x|no focal mass|negated|d.bladderca}. {d.bph|The prostate is enlarged|icd=N40.0/N40.1}, 62 mL.')}</p>
      <p>${c.t('**Other:** {d.steat|fatty infiltration of the liver}; {x|no gallstones|negated|d.gallst}. {d.adrenal|Right adrenal adenoma, 17 mm|icd=D35.01/D35.00}. {o|Calcified aorta}, {x|not aneurysmal|negated|d.aaa}. {d.spondlys|Bilateral L5 pars defects|icd=M43.06/M43.07/M43.00/Q76.2} with grade 1 {d.spondylol|spondylolisthesis|icd=M43.17/M43.16}. {x|No enlarged nodes|negated}. Lung bases: {d.plplaq|calcified pleural plaques}.')}</p>
      <p>${c.t('**Conclusion:** 1. {x|No urothelial tumour seen|negated|d.bladderca}; {x|cystoscopy is advised|recommendation|p.cystosc}. 2. {d.horsesh|Horseshoe kidney} with stones. 3. Bladder diverticulum, {o|likely outflow obstruction}. 4. {d.plplaq|Pleural plaques}, please ask about asbestos.')}</p>
      <p style="margin-top:20px">Dr Petronella Voss, Consultant Radiologist, GMC 0000000</p>`,
    ),
  { degrade: { angle: 0.8 } },
)

/** An emergency department's print for the patient, coloured bands. */
const emergency = doc(
  'p144.jpg',
  ['en', 'other', 'photo'],
  '2025-07-19',
  [
    'Cobblestone Regional Medical Center',
    'COBBLESTONE REGIONAL MEDICAL CENTER',
    'Cobblestone Regional',
    'Cobblestone',
  ],
  ['Terrence Abernathy, MD', 'Terrence Abernathy', 'Dr. Abernathy', 'T. Abernathy, MD'],
  ['Shawna Littlefield', 'LITTLEFIELD, SHAWNA', 'Littlefield, Shawna'],
  'Emergency Department Visit Summary',
  (c) => {
    const band = (t, s) => `<div class="b">${en(t)}</div>${s.map((x) => `<p>${c.t(x)}</p>`).join('')}`
    return sheet(
      `body{font:19.5px/1.42 ${FACE.openSans};font-size:18.5px;padding:42px 58px}.b{background:#dceaf0;border-left:7px solid #1d6480;font-weight:bold;padding:4px 12px;margin-top:10px}p{margin:5px 0 5px 19px}.h{display:grid;grid-template-columns:1fr 1fr;gap:2px 24px;margin:10px 0}`,
      `<div style="display:flex;gap:14px;align-items:center">${mark('star', '#1d6480', 44)}<div><b style="font-size:24px;color:#1d6480">Cobblestone Regional Medical Center</b><br>Emergency Department Visit Summary</div></div><div class="h"><div>Name: Shawna Littlefield</div><div>Born: 10/07/1996 &nbsp; F</div><div>Arrived: 07/19/2025 20:12</div><div>Left: 07/20/2025 01:40</div><div>Seen by: Terrence Abernathy, MD</div><div>Primary care: Odessa Flynn, FNP</div></div>${c.no('Odessa Flynn, FNP', 'primary care')}
      ${band('WHY YOU CAME', ['Dog bite of the right forearm this evening and dizziness.'])}
      ${band('DIAGNOSES', ['{d.dogbite|Dog bite of right forearm|icd=S51.851A/W54.0XXA}', '{d.dehyd|Dehydration|icd=E86.0}', '{d.sinust|Sinus tachycardia|icd=R00.0/I47.11}', '{x|Fracture ruled out|ruled out}'])}
      ${band('HEALTH HISTORY', ['{d.anorex|Anorexia nervosa|icd=F50.00/F50.019/F50.01}, {d.ida|iron deficiency anemia|icd=D50.9}, {d.pots|POTS|icd=G90.A/I49.8}. {x|No diabetes|negated|d.dm2}. Surgery: {p.thyrogl|thyroglossal cyst removal|on=2009} 2009. Family: {x|father with epilepsy|family history|d.epil}. {d.vape|Vapes nicotine|icd=F17.290/U07.0/Z72.0/F17.200}; {x|denies alcohol|negated}.'])}
      ${band('ALLERGIES', ['{a.cefac|Cefaclor - serum sickness|react=serum sickness}; {a.mango|mango - lip swelling|react=lip swelling}. {x|No latex allergy|negated|a.latex}.'])}
      ${band('TESTS', ['{i.xrfore|X-ray of the right forearm|on=2025-07-19} 07/19/2025: {x|no fracture|negated}, {x|no foreign body|negated}. {p.ecg|EKG}: sinus rhythm 112, {x|no prolonged QT|negated|d.longqt}.', '{l.na|Sodium 133 mmol/L}, {l.k|potassium 3.0 mmol/L}, {l.phos|phosphorus 2.1 mg/dL}, {l.hgb|hemoglobin 11.2 g/dL}, {l.bun|BUN 27 mg/dL}, {l.crea|creatinine 0.9 mg/dL}, {l.glu|glucose 71 mg/dL}, {l.trop|troponin T 5 ng/L}. {l.hcgu|Urine pregnancy test negative|v=negative;u=-}.'])}
      ${band('WHAT WE DID', ['{p.irrig?|Wound irrigation} and {p.suture|closure with 4 sutures}. One liter of {o|normal saline}. {m.kcl?|Potassium chloride 40 mEq|st=-;dose=-} by mouth. {m.tdap?|Tetanus booster (Tdap)|st=-} given. {x|Rabies vaccine not needed|not done}.'])}
      ${band('YOUR MEDICINES', ['New: {m.coamox|Amoxicillin-clavulanate 875 mg twice daily|freq=twice daily} for 5 days; {m.ond|ondansetron 4 mg every 8 hours as needed|freq=every 8 hours as needed}.', 'Continue: {m.ivab|ivabradine 5 mg twice daily|freq=twice daily}, {m.olan|olanzapine 2.5 mg nightly|freq=nightly}, {m.feglu|ferrous gluconate 324 mg daily|freq=daily}.', 'Stop: {m.phenter|diet pills with phentermine|st=stopped;dose=-}.'])}
      ${band('NEXT STEPS', ['Stitches out in 10 days. {x|See cardiology for a tilt table test|planned}. {x|Come back for fever or spreading redness|instruction}. {x|Possible cellulitis should be treated early|warning|d.cellul}.'])}`,
    )
  },
  { scale: 1.2, degrade: { angle: 2.5 } },
)

export const fourthLetters = [resultsLetter, usDischarge, maternity, tray, labels, urogram, emergency]
