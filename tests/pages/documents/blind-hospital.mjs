/** Discharge, emergency, operation, endoscopy and catheter reports in English. */
import { barcode, mark, signature, stamp } from '../lib/decor.mjs'
import { FACE, doc, en, part, sheet } from './blind-parts.mjs'

/** Two narrow columns of small type, abbreviations. */
const columns = doc(
  'p67.jpg',
  ['en', 'discharge', 'scan'],
  '2024-10-28',
  ['Mount Calloway Hospital', 'Mt. Calloway Hospital', 'MOUNT CALLOWAY HOSPITAL'],
  ['Hyun-woo Pak, MD', 'Hyun-woo Pak', 'H. Pak, MD', 'Dr. Pak', 'Pak, Hyun-woo'],
  ['Rosalind Eckhart', 'ECKHART, ROSALIND', 'Eckhart, Rosalind', 'Ms. Eckhart'],
  'Discharge Summary',
  (c) =>
    sheet(
      `body{font:16px/1.33 ${FACE.times};font-size:17px;padding:34px 40px}.cols{columns:2;column-gap:30px;column-rule:1px solid #999}h3{font-size:16.5px;text-transform:uppercase;border-bottom:1px solid #000;margin:8px 0 3px;break-after:avoid}p{margin:3px 0}ol,ul{padding-left:20px;margin:2px 0}.h{display:flex;justify-content:space-between;border:1px solid #000;padding:6px 10px;margin-bottom:8px}`,
      `<div style="text-align:center"><b style="font-size:23px">MOUNT CALLOWAY HOSPITAL</b><br>Hospital Medicine &nbsp; DISCHARGE SUMMARY</div><div class="h"><div>ECKHART, ROSALIND<br>MRN 661-09-4</div><div>DOB 01/17/1958 (66 F)<br>Admit 10/21/2024 &nbsp; Disch 10/28/2024</div><div>Attending: Hyun-woo Pak, MD<br>PCP: Delphine Arceneaux, NP</div></div>
      <div class="cols">${part(c, 'Principal diagnosis', '{d.hfref|Acute on chronic systolic heart failure}, {l.lvef|EF 25%}.')}${part(c, 'Secondary diagnoses', ['{d.nstemi|NSTEMI}, type 2', '{d.flutter|Atrial flutter} s/p {p.cardiov|cardioversion|on=2024-10-24} 10/24/2024', '{d.icm|Ischemic cardiomyopathy}', '{d.phtn|Pulmonary hypertension}', '{d.hrf|Acute hypoxic respiratory failure|st=resolved}, resolved', '{d.hypomag|Hypomagnesemia}', '{d.ckd2|CKD stage 2}'], 'ol')}${part(c, 'Past history', "{d.rls|Restless legs syndrome}, {d.barrett|Barrett's esophagus}, {d.secpth|secondary hyperparathyroidism}, {d.rbbb|RBBB}, {d.spondyl|cervical spondylosis}, {d.retention|urinary retention|st=historical;on=2022} 2022. PSH: {p.icd|ICD implantation|on=2019} 2019, {p.cea|left carotid endarterectomy|on=2016} 2016, {p.salpoo|bilateral salpingo-oophorectomy}, {p.bunion|bunionectomy}.")}${part(c, 'Family / social', 'Mother {x|Parkinson disease|family history|d.park}; brother {x|sudden cardiac death|family history}. {x|Never smoker|negated|d.smoker}. {x|No alcohol|negated}.')}${part(c, 'Allergies', '{a.nitrofuran|Nitrofurantoin (pulmonary reaction)|react=pulmonary reaction}; {a.clinda|clindamycin - diarrhea|react=diarrhea}; {a.tape?|surgical glue}. {x|Tolerates penicillins|negated|a.pen}.')}${part(c, 'Hospital course', '66F with known cardiomyopathy admitted with 9 lb weight gain, orthopnea and edema after running out of {m.tors|torsemide|dose=-;st=stopped}. {l.bnpt|BNP 1,880 pg/mL|v=1880}, {l.mg|Mg 1.3 mg/dL}, {l.hco3|CO2 33 mmol/L}, {l.lact|lactate 1.4 mmol/L}. {i.cxr|CXR}: {d.pulmed|pulmonary edema}, {x|no consolidation|negated}. {i.vq|V/Q scan} low probability; {x|PE felt to be excluded|ruled out|d.pe}. Diuresed 6.2 L with IV {m.bume|bumetanide|dose=-;st=-} and one dose of {m.metol|metolazone|dose=-;st=-}. {p.tee|TEE|on=2024-10-24} 10/24: {x|no LAA thrombus|negated}, {d.areg|moderate aortic regurgitation}. {p.rhc|Right heart catheterization|on=2024-10-25} 10/25: {o|mean PA 38, wedge 22}. {x|Milrinone was not required|not given}. {m.sotal|Sotalol|dose=-} loaded, QTc stable. Discharge weight 71.3 kg. {l.mg|Mg 2.1 mg/dL}, {l.crea|Cr 1.18 mg/dL} on day of discharge.')}${part(c, 'Discharge medications', ['{m.sotal|Sotalol 80 mg PO BID|freq=BID;route=PO} NEW', '{m.bume|Bumetanide 2 mg PO daily|freq=daily;route=PO} NEW', '{m.isdn|Isosorbide dinitrate 20 mg PO TID|freq=TID;route=PO}', '{m.hydral|Hydralazine 25 mg PO TID|freq=TID;route=PO}', '{m.verici|Vericiguat 5 mg PO daily|freq=daily;route=PO} (increased from 2.5 mg)', '{m.rabe|Rabeprazole 20 mg PO daily|freq=daily;route=PO}', '{m.ropi|Ropinirole 0.5 mg PO qHS|freq=qHS;route=PO}', '{m.pita|Pitavastatin 4 mg PO daily|freq=daily;route=PO}', '{m.edox|Edoxaban 60 mg PO daily|freq=daily;route=PO}', '{m.docus|Docusate 100 mg PO BID prn|freq=BID PRN;route=PO}'])}<p><b>STOP:</b> ${c.t('{m.tors|torsemide 40 mg|st=stopped}, {m.cilost|cilostazol 100 mg BID|st=stopped;freq=BID} (contraindicated in HF), {m.melox|meloxicam 15 mg|st=stopped}.')}</p>${part(c, 'Plan', 'HF clinic 11/04. {x|Consider dapagliflozin|considered, not started|m.dapa} as outpatient. {x|Cardiac MRI|planned|i.cmr} in 6 wks. {x|CRT upgrade|considered} if EF stays low. {x|Avoid NSAIDs|instruction|m.ibu}. Full code.')}</div>
      <div style="margin-top:8px">${signature(c.rnd)} Hyun-woo Pak, MD &nbsp; Electronically signed 10/28/2024 15:52 &nbsp; cc: Delphine Arceneaux, NP</div>${c.no('Delphine Arceneaux, NP', 'primary care, recipient')}`,
    ),
  { degrade: { angle: -0.5 } },
)

/** A surgical ward's letter: shaded key and value, a table of drugs with what was done to each. */
const surgicalWard = doc(
  'p68.jpg',
  ['en', 'discharge', 'photo'],
  '2024-12-06',
  [
    'Fenland and Ouse University Hospitals',
    'Fenland and Ouse University Hospitals NHS Foundation Trust',
    'Fenland and Ouse',
  ],
  ['Mr Tobias Ashdown', 'Tobias Ashdown', 'Mr T Ashdown', 'T Ashdown'],
  ['Maureen Pickersgill', 'PICKERSGILL Maureen', 'Mrs Maureen Pickersgill', 'Mrs M Pickersgill'],
  'Discharge letter',
  (c) => {
    const kv = (k, v) => `<tr data-line><th>${k}</th><td>${c.t(v)}</td></tr>`
    const med = (drug, how, act) => `<tr data-line><td>${c.t(drug)}</td><td>${how}</td><td>${act}</td></tr>`
    return sheet(
      `body{font:18.5px/1.36 ${FACE.arial};padding:44px 52px}table{margin:6px 0}.k th{width:23%;background:#e3ebf2}td,th{border:1px solid #9ab;padding:5px 9px}.m th{background:#005eb8;color:#fff}`,
      `<div style="display:flex;justify-content:space-between"><div><b style="font-size:24px">Discharge letter</b><br>General Surgery, Ward C7</div><div style="text-align:right;color:#005eb8"><b>Fenland and Ouse University Hospitals</b><br>NHS Foundation Trust</div></div><p>PICKERSGILL Maureen &nbsp; DOB 30-Jul-1949 &nbsp; NHS 485 777 3456 &nbsp; Hosp No F0091827<br>GP: Dr Anjali Bose, Three Bridges Surgery &nbsp; (copy to patient)</p>${c.no('Dr Anjali Bose', 'GP, recipient')}
      <table class="k">${kv('Admission / discharge', 'Admitted 29-Nov-2024 (emergency), discharged 06-Dec-2024')}${kv('Consultant', 'Mr Tobias Ashdown')}${kv('Diagnosis', '{d.incis|Obstructed incisional hernia}; {d.ileus|post-operative ileus}')}${kv('Procedures', '{p.vhr|Incisional hernia repair with mesh|on=2024-11-30} 30-Nov-2024; {p.adhes|laparoscopic adhesiolysis}')}${kv('Co-morbidities', '{d.pbc|Primary biliary cholangitis}, {d.mg|myasthenia gravis}, {d.lymphed|lymphoedema} left leg, {d.sccskin|squamous cell carcinoma of the skin|st=historical;on=2018} excised 2018, {p.hemicol|previous right hemicolectomy}')}${kv('Allergies', '{a.doxy|Doxycycline|react=photosensitive rash}: photosensitive rash. {a.povid|Povidone-iodine|react=blistering}: blistering. {x|Latex: no|negated|a.latex}')}${kv('Investigations', '{i.ctap|CT abdomen/pelvis|on=2024-11-29} 29-Nov: {o|incarcerated loop in hernia}, {d.gbpolyp|gallbladder polyp} 5 mm, {d.adrenal|left adrenal adenoma} 14 mm, {x|no perforation|negated}, {x|no aneurysm|negated|d.aaa}. Bloods on discharge: {l.hgb|Hb 108 g/L}, {l.crp|CRP 31 mg/L}, {l.alp|ALP 188 U/L}, {l.phos|phosphate 0.71 mmol/L}')}${kv('Complications', '{d.cauti|Catheter-associated UTI|st=-}, treated. {x|No wound infection|negated}. {x|No DVT|negated|d.dvt}. Swallow assessment normal')}${kv('Function', '{d.frailty|Frailty} (CFS 5), lives alone, {d.falls|recurrent falls}')}</table>
      <table class="m"><tr><th>Medicine</th><th>How to take</th><th>Status</th></tr>${med('{m.pyrido|Pyridostigmine 60 mg tablets|freq=QDS}', 'ONE four times a day', 'Unchanged')}${med('{m.obetic|Obeticholic acid 5 mg tablets|freq=OD}', 'ONE each morning', 'Unchanged')}${med('{m.urso|Ursodeoxycholic acid 500 mg tablets|freq=BD}', 'ONE twice a day', 'Unchanged')}${med('{m.pivme|Pivmecillinam 400 mg tablets|freq=TDS}', 'ONE three times a day, 3 days', 'NEW')}${med('{m.dalte|Dalteparin 5,000 units injection|dose=5000 units;freq=OD}', 'ONE daily under the skin, 28 days', 'NEW')}${med('{m.dihydro|Dihydrocodeine 30 mg tablets|freq=QDS PRN}', 'ONE four times a day if needed', 'NEW')}${med('{m.sodpic|Sodium picosulfate 5 mg/5 mL|dose=-;freq=at night}', '10 mL at night', 'NEW')}${med('{m.phosph|Phosphate-Sandoz|dose=-;freq=BD}', 'ONE tablet twice a day, 5 days', 'NEW')}${med('{m.lercan|Lercanidipine 10 mg tablets|st=stopped}', '-', 'STOPPED (hypotension)')}${med('{m.cacit|Calcium citrate 500 mg|st=-}', 'ONE twice a day', 'WITHHELD 5 days')}</table>
      <p>${c.t('GP actions: repeat bone profile in 1 week; {x|ultrasound of gallbladder in 12 months|planned}; {x|macrolides and gentamicin are best avoided in myasthenia|warning|m.gent}. Wound clips out day 12.')}</p>Dr Niall Prendergast, FY1${c.no('Dr Niall Prendergast, FY1', 'junior who wrote the letter')}`,
    )
  },
  { scale: 1.25, degrade: { folds: [0.34, 0.67], angle: 1.2 } },
)

/** Emergency department: labelled blocks run together, results in sentences. */
const emergency = doc(
  'p69.png',
  ['en', 'discharge', 'clean'],
  '2025-03-22',
  ['Silverbrook Emergency Center', 'Silverbrook', 'SILVERBROOK EMERGENCY CENTER'],
  ['Fatoumata Keita, DO', 'Fatoumata Keita', 'Dr. Keita', 'F. Keita, DO'],
  ['Spencer Holloway', 'HOLLOWAY, SPENCER', 'Holloway, Spencer', 'Mr. Holloway'],
  'ED Provider Note',
  (c) =>
    sheet(
      `body{font:17.5px/1.4 ${FACE.verdana};font-size:16.2px;padding:38px 50px}h3{display:inline;font-size:16.2px}h3::after{content:': '}h3+p{display:inline}h3+p::after{content:'';display:block;height:8px}h3+ul{margin-top:2px}`,
      `<b style="font-size:22px">ED Provider Note</b> &nbsp; SILVERBROOK EMERGENCY CENTER<hr><div>HOLLOWAY, SPENCER | 34 y.o. male | DOB 8/2/1990 | Arrival 3/22/2025 14:07 | Dispo 18:55 | Provider: Fatoumata Keita, DO</div><hr>
      ${part(c, 'Chief Complaint', 'Left shoulder injury and palpitations.')}${part(c, 'HPI', 'Fell from a ladder at about 6 feet onto the left shoulder. {x|Denies LOC|negated}, {x|denies neck pain|negated}. Also 3 days of palpitations and heat intolerance. {x|No prior dislocation|negated}. Takes {m.alpra|alprazolam 0.5 mg as needed|freq=PRN} and {o|OTC creatine powder}.')}${part(c, 'PMH', '{d.panic|Panic disorder}, {d.deviated|deviated septum}, {d.hyperhid|hyperhidrosis}, {d.eoe|eosinophilic esophagitis}')}${part(c, 'PSH', '{p.aclr|ACL reconstruction|on=2013} (2013), {p.wisdom|wisdom teeth extraction}')}${part(c, 'Allergies', '{a.azithro|Azithromycin (hives)|react=hives}, {a.strawb|strawberries (lip swelling)|react=lip swelling}')}${part(c, 'Family Hx', '{x|Father - bladder cancer|family history|d.bladderca}; {x|sister - vitiligo|family history|d.vitiligo}')}${part(c, 'Social', '{x|Nonsmoker|negated|d.smoker}. {d.vape|Vapes nicotine} daily. {o|Occasional cannabis}.')}${part(c, 'Exam', 'BP 138/84, HR 118, RR 16, SpO2 99%, T 37.1 C. Squared-off shoulder, sensation over deltoid intact. {x|No goiter|negated}. {x|No tremor|negated}.')}${part(c, 'Results', '{l.tsh|TSH <0.01 uIU/mL}, {l.ft4|free T4 3.6 ng/dL}, {l.tt3|total T3 402 ng/dL}, {l.k|K 3.6 mmol/L}, {l.ck|CK 611 U/L}, {l.etoh|ethanol <10 mg/dL}. {p.ecg|EKG}: {d.sinust|sinus tachycardia} 116, {d.pvc|occasional PVCs}, {x|no ST elevation|negated|d.stemi}. {i.xrshould|XR left shoulder, 3 views}: {d.shdis|anterior glenohumeral dislocation} with {d.hillsachs|Hill-Sachs deformity}; {x|no clavicle fracture|negated|d.clavfx}. Post-reduction film: concentric.')}${part(c, 'ED Course', '{p.sedat|Procedural sedation} with {m.propof|propofol 80 mg IV|route=IV;st=-}, {p.reduc|closed reduction of left shoulder} on first attempt. {m.ketor|Ketorolac 15 mg IV|route=IV;st=-}, {m.propr|propranolol 20 mg PO|route=PO} once. {x|Thyroid storm unlikely|unlikely|d.thystorm} (Burch-Wartofsky 20). {x|Considered PE, PERC negative apart from rate, d-dimer normal|ruled out|d.pe}.')}${part(c, 'Impression', ['{d.shdis|Left anterior shoulder dislocation}, reduced', '{d.hyperthy|Hyperthyroidism}, new, {x|likely Graves|suspected|d.graves}', '{d.sinust|Sinus tachycardia} due to #2'], 'ol')}${part(c, 'Discharge Rx', ['{m.propr|Propranolol 20 mg PO TID|freq=TID;route=PO} #42', '{m.methoc|Methocarbamol 750 mg PO QID PRN|freq=QID PRN;route=PO} #20', '{m.hydroap|Hydrocodone-acetaminophen 5-325 mg PO q6h PRN|dose=-;freq=q6h PRN;route=PO} #8'])}${part(c, 'Disposition', 'Home in sling. Ortho Dr. Vance in 5-7 days. Endocrinology referral; {x|methimazole to be started by endocrinology|planned|m.methi}. {x|Return for chest pain or syncope|instruction|d.syncope}. Time spent 48 min.')}<p>Signed: Fatoumata Keita, DO 3/22/2025 19:10</p>${c.no('Dr. Vance', 'referred to')}`,
    ),
)

/** Operation dictated, justified text, numbered headings. */
const operation = doc(
  'p76.jpg',
  ['en', 'other', 'scan'],
  '2024-07-30',
  ['Crescent Hills Orthopedic Hospital', 'Crescent Hills Orthopaedic Hospital', 'Crescent Hills'],
  [
    'Ignacio Bellweather, MD',
    'Ignacio Bellweather',
    'I. Bellweather, MD',
    'Dr. Bellweather',
    'Bellweather, Ignacio',
  ],
  ['Tamsin Oyelaran', 'OYELARAN, TAMSIN', 'Oyelaran, Tamsin'],
  'Operative Report',
  (c) =>
    sheet(
      `body{font:19px/1.42 ${FACE.courier};padding:50px 66px}h3{font-size:19px;margin-top:8px}p{margin:0;text-align:justify}ul{margin:0}`,
      `<div style="text-align:center"><b>CRESCENT HILLS ORTHOPEDIC HOSPITAL</b><br>OPERATIVE REPORT</div><p>PATIENT: OYELARAN, TAMSIN &nbsp;&nbsp; MR#: 40-77-215 &nbsp;&nbsp; DOB: 05/09/1972<br>DATE OF OPERATION: 07/30/2024 &nbsp; DICTATED: 07/31/2024 &nbsp; TRANSCRIBED: 08/01/2024</p>
      ${part(c, 'PREOPERATIVE DIAGNOSES:', ['{d.rotcuff|Right full-thickness rotator cuff tear}.', '{d.imping|Subacromial impingement}.'], 'ol')}${part(c, 'POSTOPERATIVE DIAGNOSES:', ['Same.', '{d.slap|SLAP tear, type II}.', '{d.acoa|Acromioclavicular joint arthritis}.'], 'ol')}${part(c, 'PROCEDURES PERFORMED:', ['{p.rcr|Arthroscopic rotator cuff repair, right}.', '{p.subacd|Subacromial decompression}.', '{p.dce|Distal clavicle excision}.', '{p.biceps|Open subpectoral biceps tenodesis}.'], 'ol')}${part(c, 'SURGEON:', 'Ignacio Bellweather, MD. ASSISTANT: Wren Talbot, PA-C. ANESTHESIA: general with {p.block|interscalene block}, Dr. Hedda Lindqvist.')}${part(c, 'INDICATIONS:', 'The patient is a 52-year-old right-handed teacher with {d.frozen|adhesive capsulitis|st=historical;on=2021} in 2021 of the left shoulder, {d.hypermob|joint hypermobility} and {d.latepi|lateral epicondylitis}. She failed {o|physical therapy} and two {p.jointinj|corticosteroid injections}. {i.mrshould|MRI of the right shoulder} showed a 2.1 cm supraspinatus tear with {x|no fatty atrophy|negated}. She {x|denies diabetes|negated|d.dm2}. Allergy: {a.oxyc|oxycodone|react=vomiting}, which causes vomiting.')}${part(c, 'DESCRIPTION:', '{m.cefaz|Cefazolin 2 g|st=-} was given within 60 minutes of incision; {m.txa|tranexamic acid 1 g|st=-} as well. Diagnostic arthroscopy: articular cartilage intact, {x|no loose bodies|negated}; subscapularis intact. {o|The biceps anchor was detached}. The tear was debrided and repaired with four anchors in double row. {x|There was no labral tear anteriorly|negated}. 25 mL {m.bupiv|bupivacaine 0.5%|st=-;dose=-} was infiltrated. EBL 20 mL. {x|Complications: none|negated}. Specimens: none.')}${part(c, 'POSTOPERATIVE MEDICATIONS:', '{m.hydrom|Hydromorphone 2 mg every 6 hours as needed|freq=q6h PRN}, {m.napr|naproxen 500 mg twice daily|freq=BID}, {m.asa|aspirin 81 mg daily|freq=daily} for 14 days. {x|No oxycodone|allergy|m.oxyc}. Sling 6 weeks.')}
      <p style="margin-top:14px">${signature(c.rnd, '#222')}<br>Ignacio Bellweather, MD &nbsp; IB/tr</p>${c.no('Wren Talbot, PA-C', 'assistant')}${c.no('Dr. Hedda Lindqvist', 'anesthesiologist')}`,
    ),
  { degrade: { angle: 0.9 } },
)

/** Endoscopy reporting system: picture boxes at the side, short fields. */
const endoscopy = doc(
  'p77.png',
  ['en', 'other', 'clean'],
  '2025-04-16',
  ['Harcourt Street Endoscopy Unit', 'Harcourt Street Endoscopy', 'Harcourt Street'],
  ['Dr Femi Balogun', 'Femi Balogun', 'Dr F Balogun', 'F Balogun'],
  ['Eleanor Trevithick', 'TREVITHICK, Eleanor', 'Ms Eleanor Trevithick', 'Trevithick, Eleanor'],
  'Colonoscopy and gastroscopy report',
  (c) => {
    const kv = (k, v) => `<div data-line><b>${k}:</b> ${c.t(v)}</div>`
    const shot = (n, t) =>
      `<div style="width:150px;margin:8px 0"><svg width="150" height="118"><rect width="150" height="118" fill="#23191a"/><circle cx="75" cy="59" r="52" fill="#${['b5604f', 'c27a5c', 'a9564c', 'cc8a6c'][n]}"/><circle cx="${80 - 9 * n}" cy="${50 + 6 * n}" r="17" fill="#5b2420"/></svg><div style="font-size:13.5px">${n + 1}: ${t}</div></div>`
    return sheet(
      `body{font:17.5px/1.45 ${FACE.lato};padding:36px 48px}.b{display:grid;grid-template-columns:1fr 170px;gap:24px}div[data-line]{margin:5px 0}h3{background:#264653;color:#fff;font-size:17px;padding:3px 10px;margin:12px 0 4px}`,
      `<div style="display:flex;justify-content:space-between"><div>${mark('rings', '#264653', 40)} <b style="font-size:23px">Harcourt Street Endoscopy Unit</b><br>Colonoscopy and gastroscopy report</div><div style="text-align:right">TREVITHICK, Eleanor &nbsp; DOB 12/02/1983<br>Hosp No HS-22904 &nbsp; NHS 701 334 8890<br>Procedure date: <b>16/04/2025</b> &nbsp; Printed 17/04/2025</div></div>
      <div class="b"><div>${kv('Endoscopist', 'Dr Femi Balogun')}${kv('Referrer', '{x|Dr Prudence Hallam|referrer}')}${kv('Indication', '{d.anemia?|Anaemia}, loose stools; {x|family history of colorectal cancer (aunt)|family history|d.colonca}; {x|?coeliac|clinical question|d.celiac}')}${kv('Sedation', '{m.midaz|Midazolam 2 mg|st=-}, {m.fent|fentanyl 75 mcg|st=-}, {m.hyos|hyoscine butylbromide 20 mg|st=-}')}${kv('Medicines', '{m.feremalt|Ferric maltol 30 mg BD|freq=BD}, {m.colest|colestyramine 4 g daily|freq=daily}, {m.lymec|lymecycline 408 mg OD|freq=OD}. {x|Not on anticoagulants|negated|m.warf}')}${kv('Allergy', '{a.metronid|Metronidazole}')}
      <h3>${en('OGD')}</h3>${kv('Procedure', '{p.egd|Oesophago-gastro-duodenoscopy}, to D2')}${kv('Oesophagus', "{d.esophag|Reflux oesophagitis, LA grade B}. {x|No Barrett's|negated|d.barrett}. {x|No varices|negated}")}${kv('Stomach', '{d.gastritis|Antral gastritis}; {x|CLO test negative|negated|d.hpyl}; {d.fundpol|fundic gland polyps}, three')}${kv('Duodenum', 'Normal; four biopsies D1 and D2')}
      <h3>${en('Colonoscopy')}</h3>${kv('Procedure', '{p.colono|Colonoscopy} to terminal ileum; {p.polypect|polypectomy}, cold snare; {p.banding|haemorrhoid banding}')}${kv('Preparation', 'Boston 3-3-2. {m.moviprep|Moviprep|st=-;dose=-}')}${kv('Findings', "{d.sessile|Sessile serrated lesion} ascending colon 11 mm, removed; {d.hemorr|second-degree haemorrhoids}; {d.melanos|melanosis coli}; {x|no colitis|negated|d.uc}; {x|no diverticulosis|negated|d.diverts}; {x|terminal ileum normal, no Crohn's|negated|d.crohn}")}${kv('Random biopsies', 'taken for {x|microscopic colitis|clinical question|d.microcol}')}${kv('Complications', '{x|None, no perforation|negated}')}
      <h3>${en('Advice')}</h3>${kv('Plan', 'Start {m.lan|lansoprazole 30 mg OD|freq=OD}, 8 weeks.')}${kv('Surveillance', '{x|Colonoscopy in 3 years|planned}. {x|Capsule endoscopy if iron deficiency persists|planned|p.capsule}. {x|Stop colestyramine if constipated|instruction}')}</div><div>${shot(0, 'OGJ')}${shot(1, 'Antrum')}${shot(2, 'Ascending colon')}${shot(3, 'Rectum')}</div></div>
      <div style="margin-top:14px">Dr Femi Balogun, Consultant Gastroenterologist &nbsp; ${signature(c.rnd)}</div>`,
    )
  },
)

/** Heart catheter report: pressures and lesions in a table beside prose. */
const catheter = doc(
  'p78.jpg',
  ['en', 'other', 'scan'],
  '2024-04-09',
  ['Blue Heron Heart Institute', 'Blue Heron', 'BLUE HERON HEART INSTITUTE'],
  ['Sanjay Thiruvengadam, MD', 'Sanjay Thiruvengadam', 'S. Thiruvengadam', 'Dr. Thiruvengadam'],
  ['Clifford Ransome', 'RANSOME, CLIFFORD', 'Ransome, Clifford', 'Mr. Ransome'],
  'Cardiac Catheterization Report',
  (c) =>
    sheet(
      `body{font:18px/1.42 ${FACE.roboto};padding:44px 56px}h3{font-size:18px;color:#103a5e;margin-top:10px}p{margin:2px 0}td,th{border:1px solid #8aa;padding:3px 10px}.two{display:grid;grid-template-columns:1.25fr 1fr;gap:22px}`,
      `<div style="display:flex;justify-content:space-between;border-bottom:3px solid #103a5e"><b style="font-size:24px;color:#103a5e">BLUE HERON HEART INSTITUTE</b>${barcode(c.rnd, 36, 30)}</div><b>Cardiac Catheterization Report</b><p>RANSOME, CLIFFORD &nbsp; M 69 &nbsp; DOB 03/31/1955 &nbsp; Study date 04/09/2024 &nbsp; Room 2 &nbsp; Operator: Sanjay Thiruvengadam, MD<br>Referring: Agatha Prinz, MD</p>${c.no('Agatha Prinz, MD', 'referring physician')}
      ${part(c, 'Procedures', ['{p.angio|Left heart catheterization with coronary angiography}, right radial', '{p.ffr|Fractional flow reserve}, LAD', '{p.pci|PCI with drug-eluting stent to mid LAD} (3.0 x 22 mm)', '{p.ivus|Intravascular ultrasound}'])}${part(c, 'History', '{d.angina|Exertional angina, CCS III}; abnormal {p.stressecho|stress echocardiogram}; {d.hypertg|hypertriglyceridemia}; {d.osa|sleep apnea on CPAP}; {d.ckd2|CKD 2}; {d.pfo|PFO|st=-}, closed 2015. {x|No prior MI|negated|d.stemi}. {x|No prior CABG|negated|p.cabg}. {a.contrast|Contrast allergy}, premedicated with {m.pred|prednisone 50 mg x3|st=-} and {m.diphen|diphenhydramine 50 mg|st=-}. {a.hepar?|Heparin-induced thrombocytopenia 2011}: bivalirudin used.')}
      <div class="two"><div>${part(c, 'Findings', 'Left main: {x|no significant disease|negated}. LAD: {o|80% mid stenosis}, {o|FFR 0.74}. LCx: {o|40%}. RCA: dominant, {x|no obstructive disease|negated}. {d.ihd|Single-vessel coronary artery disease}. LV gram: {l.lvef|LVEF 50%}; {x|no mitral regurgitation|negated|d.mitral}. {d.bicusp|Bicuspid aortic valve} without gradient. {d.ectasia|Ascending aortic dilatation} 4.1 cm on aortogram.')}</div><div><h3>Pressures (mmHg)</h3><table><tr><th>Site</th><th>S</th><th>D</th><th>Mean</th></tr><tr><td>Ao</td><td>134</td><td>72</td><td>95</td></tr><tr><td>LV</td><td>136</td><td>LVEDP 17</td><td></td></tr></table></div></div>
      ${part(c, 'Medications given', '{m.bivalir|Bivalirudin 52 mg bolus|st=-}, {m.vera|verapamil 2.5 mg IA|st=-}, {m.pras|prasugrel 60 mg load|dose=-}. Contrast iodixanol 110 mL. Fluoro 9.4 min.')}${part(c, 'Complications', '{x|None. No dissection, no perforation|negated}. {o|Radial band applied.}')}${part(c, 'Plan', '{m.asa|Aspirin 81 mg daily|freq=daily} indefinitely, {m.pras|prasugrel 10 mg daily|freq=daily} for 12 months, {m.icosa|icosapent ethyl 2 g BID|freq=BID}, {m.beme|bempedoic acid 180 mg daily|freq=daily}, {m.nado|nadolol 40 mg daily|freq=daily}. {m.clop|Clopidogrel|st=stopped;dose=-} discontinued. {x|CTA chest for aorta in 12 months|planned}. {x|Statins not tolerated in the past|intolerance, not a drug|m.ator}.')}<p>${signature(c.rnd)} Sanjay Thiruvengadam, MD, FACC &nbsp; ${stamp(['FINAL', '04/09/2024'], '#0a5', -4)}</p>`,
    ),
  { degrade: { angle: -0.9 } },
)

export const blindHospital = [columns, surgicalWard, emergency, operation, endoscopy, catheter]
