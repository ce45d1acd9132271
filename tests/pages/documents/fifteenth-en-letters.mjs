/** Letters and lists in English: an Australian surgical discharge with results of two days, an American emergency visit's papers, a British epilepsy letter, a Maltese chest physician's note, a list of medicines by what they are for. */
import { barcode, hand, mark, matrixCode, signature, stamp } from '../lib/decor.mjs'
import { FACE, doc, en, items, resultCell, sheet } from './blind-parts.mjs'

/** Australia: gallstone pancreatitis; issues in order, results of admission and discharge side by side, drugs with a word each. */
const surgical = doc(
  'p467.jpg',
  ['en', 'discharge', 'photo'],
  '2025-09-14',
  ['Warrego Base Hospital', 'WARREGO BASE HOSPITAL'],
  ['Dr Fiona Tran', 'Fiona Tran', 'Dr F Tran', 'Mr Angus Leckie', 'Angus Leckie'],
  [
    'Deborah Matheson',
    'MATHESON, Deborah',
    'MATHESON, Deborah Anne',
    'Ms Deborah Matheson',
    'Deborah Anne Matheson',
  ],
  'Discharge summary',
  (c) => {
    const days = ['2025-09-09', '2025-09-13']
    const h = (s) => `<h3>${en(s)}</h3>`
    const res = (s) => {
      const [key, label, unit, ...values] = s.split(';')
      return `<tr><td>${en(label)}</td>${values.map((v, i) => `<td>${v ? resultCell(c, key, label, v, unit, '', days[i]) : '-'}</td>`).join('')}<td>${en(unit)}</td></tr>`
    }
    const results = (list) =>
      `<table class="r"><tr><th>Test</th><th>9 Sep 2025</th><th>13 Sep 2025</th><th>Unit</th></tr>${list.map(res).join('')}</table>`
    const drug = (word, s, note) =>
      `<tr data-line><td><b>${word}</b></td><td>${c.t(s)}</td><td>${c.t(note)}</td></tr>`
    return sheet(
      `body{font:17px/1.36 ${FACE.arial};padding:38px 54px}h3{font-size:17px;color:#7c2d12;border-bottom:2px solid #7c2d12;margin:10px 0 3px}p{margin:3px 0}ol,ul{margin:1px 0}td,th{padding:1.6px 7px;border:1px solid #c9b5a8}th{background:#f4e7de;text-align:left}.two{display:grid;grid-template-columns:1fr 1fr;gap:0 18px;align-items:start}p span[data-e],li span[data-e],td span[data-e]{white-space:nowrap}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:12px;align-items:center">${mark('star', '#7c2d12', 46)}<div><b style="font-size:23px;color:#7c2d12">Warrego Base Hospital</b><br>General Surgery, Queensland</div></div><b style="font-size:21px">DISCHARGE SUMMARY</b></div>
      <div class="two" style="background:#f8f1ec;padding:5px 10px;margin:8px 0"><div><b>MATHESON, Deborah Anne</b> &nbsp; F &nbsp; 52 yrs<br>DOB 03/03/1973 &nbsp; URN 0441827<br>GP: Dr Callum Voss, Cooinda Medical</div><div>Admitted 09/09/2025 via ED<br>Discharged 14/09/2025 to home<br>Consultant: Mr Angus Leckie &nbsp; Author: Dr Fiona Tran</div></div>${c.no('Dr Callum Voss', 'family doctor')}${c.no('Cooinda Medical', "family doctor's practice")}
      ${h('Principal diagnosis')}<p>${c.t('{d.pancr|Acute gallstone pancreatitis|icd=K85.10}, mild')}</p>
      ${h('Issues this admission')}<ol>${items(c, ['{d.gallst|Cholelithiasis}, treated with {p.lapchole|laparoscopic cholecystectomy|on=2025-09-12} on 12/09/2025, operative cholangiogram clear: {x|no stones in the bile duct|negated|d.choledoc}', '{d.hypok|Hypokalaemia|st=-}, replaced', '{d.dm2|Type 2 diabetes mellitus}, {d.htn|hypertension}, {d.hypertg|hypertriglyceridaemia}, {d.osa|obstructive sleep apnoea on CPAP}'])}</ol>
      ${h('Presentation and progress')}<p>${c.t('Twelve hours of {o|epigastric pain} through to the back with {o|vomiting}. {x|No fever, no jaundice|negated}. {x|Alcohol is not a cause, she drinks rarely|negated|d.alcdep}. {i.usabd|Ultrasound 09/09/2025|on=2025-09-09}: {d.gallst|multiple gallbladder stones}, bile duct 5 mm, {d.steat|fatty liver}, {x|no wall thickening|negated|d.cholec}. {i.ctap|CT abdomen 10/09/2025|on=2025-09-10}: {o|peripancreatic stranding}, {x|no necrosis or collection|negated}. {x|MRCP was considered but not needed|considered|i.mrcp}. {x|Antibiotics not required|not given}. Uneventful recovery, {x|no bile leak|negated}. {x|Histology pending at discharge|pending}.')}</p>
      <div class="two"><div>${h('Results')}${results(['lip;Lipase;U/L;2140;118', 'alt;ALT;U/L;214;61', 'alp;ALP;U/L;168;102', 'tbil;Bilirubin;umol/L;31;14', 'wbc;WCC;x10^9/L;14.6;8.8'])}</div><div>${h('Results, continued')}${results(['crp;CRP;mg/L;22;57', 'k;Potassium;mmol/L;3.1;3.9', 'crea;Creatinine;umol/L;71;64', 'hgb;Haemoglobin;g/L;146;129', 'trig;Triglycerides;mmol/L;4.1;'])}</div></div>
      ${h('Medicines on discharge')}<table><tr><th style="width:110px">Change</th><th>Medicine</th><th>Comment</th></tr>
      ${drug('NEW', '{m.para|Paracetamol 1 g four times a day|freq=four times a day}', '5 days')}${drug('NEW', '{m.tapent|Tapentadol 50 mg twice a day if needed|freq=twice a day if needed}', '6 tablets')}${drug('NEW', '{m.feno|Fenofibrate 145 mg daily|freq=daily}', 'triglycerides')}${drug('CHANGED', '{m.metf|Metformin XR 1000 mg daily|freq=daily}', 'was 500 mg')}${drug('SAME', '{m.cand|Candesartan 8 mg daily|freq=daily}', '')}${drug('SAME', '{m.empa|Empagliflozin 10 mg daily|freq=daily}', 'restart 16/09 when eating')}${drug('CEASED', '{m.dula|Dulaglutide weekly|st=stopped;dose=-}', 'pancreatitis')}${drug('CEASED', '{m.hctz|Hydrochlorothiazide 12.5 mg|st=stopped}', 'low potassium')}</table>
      ${h('Allergies')}<p>${c.t('{a.morph|Morphine|react=itch} (itch); {a.strawb|strawberries|react=hives} (hives). {x|Penicillin: nil|negated|a.pen}. Past surgery: {p.csect|Caesarean section|on=2004} 2004.')}</p>
      ${h('Follow-up and requests to GP')}<ul>${items(c, ['{x|Repeat LFT and electrolytes in one week|planned}', '{x|Surgical outpatients 6 weeks with histology|planned}', '{x|Please avoid GLP-1 agonists in future|warned}; {x|if sugars rise, consider gliclazide|conditional|m.glic}', '{x|Sister has coeliac disease|family history|d.celiac}: {x|serology may be worthwhile|considered|l.ttg}'])}</ul>
      <div style="display:flex;gap:30px;align-items:center">${signature(c.rnd)}<span>Dr Fiona Tran, Surgical resident, 14/09/2025</span>${hand('ring Monday re wound', 27)}</div>`,
    )
  },
  { dateAliases: ['2025-09-09'], width: 1080, scale: 1.42, degrade: { angle: 1.1 } },
)

/** United States: papers of an emergency visit in plain words, what was found and done as lists of two columns. */
const kidney = doc(
  'p468.png',
  ['en', 'discharge', 'clean'],
  '2026-02-03',
  ['Sagebrush Emergency Center', 'SAGEBRUSH EMERGENCY CENTER', 'Sagebrush Emergency Center of Nampa'],
  ['Derek Falkenrath, PA-C', 'Derek Falkenrath', 'D. Falkenrath, PA-C', 'Lydia Osei, MD', 'Lydia Osei'],
  ['Brianna Castellanos', 'CASTELLANOS, BRIANNA', 'Brianna L. Castellanos', 'Castellanos, Brianna'],
  'After visit summary',
  (c) => {
    const box = (title, body) => `<div class="b"><h3>${en(title)}</h3>${body}</div>`
    const ul = (list) => `<ul>${items(c, list)}</ul>`
    const day = 'on=2026-02-03'
    return sheet(
      `body{font:17px/1.42 ${FACE.roboto};padding:40px 52px}.g{columns:2;column-gap:16px}.b{break-inside:avoid;border-left:5px solid #2c7a7b;background:#f3f8f8;padding:4px 14px 8px;margin-bottom:12px}h3{font-size:17.5px;color:#1d5557}ul{margin:2px 0;padding-left:20px}p{margin:4px 0}p span[data-e],li span[data-e]{white-space:nowrap}`,
      `<div style="display:flex;justify-content:space-between;align-items:center;border-bottom:3px solid #2c7a7b;padding-bottom:8px;margin-bottom:8px"><div style="display:flex;gap:12px;align-items:center">${mark('cross', '#2c7a7b', 46)}<div><b style="font-size:23px;color:#1d5557">Sagebrush Emergency Center</b><br>Nampa, Idaho &nbsp; open 24 hours</div></div><b style="font-size:20px">After Visit Summary</b></div>
      <p><b>Brianna L. Castellanos</b> &nbsp; DOB 10/14/1997 &nbsp; MRN 5512087 &nbsp; Visit date: 02/03/2026, 4:12 PM to 8:47 PM<br>You were seen by: Derek Falkenrath, PA-C &nbsp; Attending physician: Lydia Osei, MD &nbsp; Your nurse: Tessa R.</p>${c.no('Tessa R.', 'nurse')}
      <div class="g" style="margin-top:10px">
      ${box('Why you came in', `<p>${c.t('{o|Fever}, {o|right flank pain}, {o|burning with urination} since Sunday')}</p>`)}
      ${box('What we found', ul(['{d.pyelo|Acute pyelonephritis (kidney infection), right side}', '{d.dehyd|Dehydration}', '{x|You are not pregnant|negated}', '{x|Your appendix is normal|negated|d.append}', '{x|There is no kidney stone|negated|d.stone}']))}
      ${box('Lab results today, 02/03/2026', ['{l.wbc|WBC 16.8 K/uL (high)|v=16.8;u=K/uL;@;flag=H}', '{l.hgb|Hemoglobin 12.9 g/dL|@}', '{l.plt|Platelets 301 K/uL|@}', '{l.crea|Creatinine 0.83 mg/dL|@}', '{l.k|Potassium 3.6 mmol/L|@}', '{l.na|Sodium 134 mmol/L (low)|v=134;u=mmol/L;@;flag=L}', '{l.lact|Lactic acid 1.7 mmol/L|@}', '{l.alt|ALT 18 U/L|@}', '{l.hcgu|Urine pregnancy test: negative|v=negative;u=-;@}', '{l.unit|Urine nitrite: positive|v=positive;u=-;@}', '{l.uleu|Urine leukocyte esterase: large|v=large;u=-;@}', '{l.uwbc|Urine WBC: >50 /hpf|v=>50;u=/hpf;@}', '{l.ubld|Urine blood: small|v=small;u=-;@}'].map((s) => `<div data-line>${c.t(s.replace('@', day))}</div>`).join(''))}
      ${box('Imaging', `<p>${c.t('{i.ctap|CT abdomen and pelvis with contrast|on=2026-02-03}, 02/03/2026: {o|striated right nephrogram}, {x|no abscess|negated}, {x|no hydronephrosis|negated|d.hydro}. {d.ovcyst|Simple cyst of the left ovary, 2.8 cm|icd=N83.202/N83.292/N83.209}.')}</p>`)}
      ${box('What we gave you', `<p>${c.t('{m.ceftr?|Ceftriaxone 1 g IV|st=-}, {m.ketor?|ketorolac 15 mg IV|st=-}, {m.ond?|ondansetron 4 mg IV|st=-}, 2 liters of fluid.')}</p>`)}
      ${box('New prescriptions', ul(['{m.cefix|Cefixime 400 mg once a day|freq=once a day} for 10 days', '{m.ond|Ondansetron 4 mg every 8 hours as needed|freq=every 8 hours as needed}', '{m.phenazo|Phenazopyridine 200 mg three times a day|freq=three times a day} for 2 days, urine turns orange']))}
      ${box('Keep taking', ul(['{m.lamo|Lamotrigine 100 mg twice a day|freq=twice a day}', '{m.drosp|Yaz 1 tablet daily|dose=-;freq=daily}', '{m.fluox|Fluoxetine 20 mg daily|freq=daily}']))}
      ${box('Stop', ul(['{m.nitrof|Nitrofurantoin 100 mg|st=stopped}, it does not reach the kidney']))}
      ${box('Your allergies and history', `<p>${c.t('{a.cipro|Ciprofloxacin|react=rash} (rash). {x|No latex allergy|negated|a.latex}. {d.bipolar|Bipolar II disorder|icd=F31.81}, {d.migr|migraine}, {p.tonsil|tonsillectomy|on=2009} 2009. {x|Father has polycystic kidneys|family history|d.pckd}. {x|Never smoker|negated|d.smoker}.')}</p>`)}
      ${box('What to do next', ul(['{x|See your clinic in 48 hours; the urine culture is pending|pending|l.ucult}', '{x|Come back for vomiting, shaking chills or worse pain|conditional}', '{x|Do not take ibuprofen for 3 days|warned|m.ibu}', '{x|We thought about admitting you; you did not need it|considered}', '{x|An ultrasound of the ovary in 8 weeks is suggested|planned|i.uspelv}', '{x|Blood cultures were not needed|not done|l.bcult}']))}</div>
      <p style="border-top:1px solid #2c7a7b;padding-top:5px">Electronically signed by D. Falkenrath, PA-C on 02/03/2026 at 8:51 PM</p>`,
    )
  },
  { width: 1100, scale: 1.32 },
)

/** England: a neurologist's letter, headings few, the story in prose. */
const seizures = doc(
  'p469.jpg',
  ['en', 'consultation', 'photo'],
  '2026-01-15',
  ['Haddonfield Royal Hospital', 'HADDONFIELD ROYAL HOSPITAL', 'Haddonfield Royal Hospital NHS Trust'],
  ['Dr Imran Chaudhry', 'Imran Chaudhry', 'Dr I Chaudhry', 'Dr Chaudhry'],
  ['Thomas Wetherill', 'Mr Thomas Wetherill', 'WETHERILL, Thomas', 'Mr Wetherill'],
  'Neurology clinic letter',
  (c) => {
    const p = (s) => `<p>${c.t(s)}</p>`
    return sheet(
      `body{font:19px/1.46 ${FACE.cambria};font-size:20px;padding:54px 84px}p{margin:9px 0}p span[data-e],td span[data-e]{white-space:nowrap}td{padding:2px 8px 2px 0}.k{font-weight:bold;width:190px}`,
      `<div style="display:flex;justify-content:space-between"><div><b style="font-size:24px">Haddonfield Royal Hospital</b><br>Department of Neurology, First Fit and Epilepsy Clinic</div><div style="text-align:right">Dr Imran Chaudhry<br>Consultant Neurologist<br>Dictated 15/01/2026, typed 22/01/2026</div></div>
      <p>Dr Marianne Foulds<br>Beck Bridge Surgery</p>${c.no('Dr Marianne Foulds', 'recipient')}${c.no('Beck Bridge Surgery', "recipient's practice")}
      <p><b>Mr Thomas Wetherill, born 9 July 1988, NHS number 000 288 6613. Clinic of 15 January 2026</b></p>
      <table><tr><td class="k">Diagnosis</td><td>${c.t('{d.epil|Focal epilepsy, left temporal|icd=G40.209/G40.109/G40.909}; {d.mdd|depression|icd=F32.A/F32.9/F33.9}')}</td></tr><tr><td class="k">Treatment</td><td>${c.t('{m.leve|Levetiracetam 750 mg twice daily|freq=twice daily}, to be withdrawn over six weeks')}</td></tr><tr><td></td><td>${c.t('{m.laco|Lacosamide 50 mg twice daily|freq=twice daily}, started today')}</td></tr><tr><td></td><td>${c.t('{m.mirt|Mirtazapine 15 mg at night|freq=at night}')}</td></tr><tr><td class="k">Allergy</td><td>${c.t('{a.carba|Carbamazepine|react=rash}, rash')}</td></tr></table>
      ${p('Dear Dr Foulds,')}
      ${p('Mr Wetherill came with his partner, who gave a clear account. Since August he has had three focal attacks with {o|lip smacking} and {o|loss of awareness} for about a minute; {x|there has been no convulsion since 2023|negated|d.seiz}. He has become {o|irritable} on levetiracetam and I think this explains his mood. {x|He has no thoughts of self-harm|negated}. {x|He does not drink alcohol|negated|d.alcdep}. {x|His uncle had epilepsy after a head injury|family history}; {x|he had no febrile convulsions as a child|negated|d.febseiz}. He is {d.smoker|a smoker of five cigarettes a day|icd=F17.210/Z72.0}.')}
      ${p('Past history: {d.allrhin|hay fever|icd=J30.1/J30.2/J30.9} and {p.append|appendicectomy|on=1999} in 1999.')}
      ${p('Examination: {x|no nystagmus, no ataxia|negated}. {x|Fundi show no papilloedema|negated}. Blood pressure 128/76.')}
      ${p('{i.mrbrain|MRI brain of 3 November 2025|on=2025-11-03}: {o|left hippocampal volume loss}, {d.arachn|small arachnoid cyst in the left middle fossa}, {x|no tumour|negated}. {p.eeg|EEG on 20 November 2025|on=2025-11-20}: {o|left anterior temporal sharp waves}. {p.ecg|ECG on 15 January 2026|on=2026-01-15}: sinus rhythm, PR 168 ms, {x|no heart block|negated|d.avb}. Bloods on 12 January 2026: {l.na|sodium 140 mmol/L|on=2026-01-12}, {l.alt|ALT 33 U/L|on=2026-01-12}, {l.hgb|haemoglobin 151 g/L|on=2026-01-12}, {l.plt|platelets 204 x10^9/L|v=204;u=x10^9/L;on=2026-01-12}, {l.level|levetiracetam level 21 mg/L|on=2026-01-12}, {l.vitd|vitamin D 29 nmol/L|on=2026-01-12}.')}
      ${p('He has {d.vitd|vitamin D deficiency} and I should be grateful if you would give {m.chole|colecalciferol 1000 units daily|dose=1000 units;freq=daily}. We agreed on lacosamide, rising to {o|100 mg twice daily} after a fortnight. {x|Lamotrigine was considered, but it may share the rash|considered|m.lamo}. {x|Valproate is best avoided|warned|m.valp}. {x|If two drugs fail I shall refer him to the surgical programme|conditional}. {x|Please stop mirtazapine only after we have spoken|warned}.')}
      ${p('{x|He has been reminded that he must not drive and has told the DVLA|warned}. {x|A repeat EEG is not necessary|not needed}. {x|Telephone review by the epilepsy nurse in four weeks|planned}; {x|please check ECG when he reaches the full dose|planned}.')}
      <p>Yours sincerely,</p>${signature(c.rnd, '#1b2b5c')}<br>Dr Imran Chaudhry<p style="font-size:17px">Copies: Mr T Wetherill; Sister Gail Prentice, epilepsy nurse</p>${c.no('Gail Prentice', 'copy')}`,
    )
  },
  { dateAliases: ['2026-01-22'], width: 1100, scale: 1.34, degrade: { angle: -1.2, folds: [0.34, 0.67] } },
)

/** Malta: a chest physician's note of a private clinic; a line of field names at the left, lung function as a table. */
const chest = doc(
  'p470.png',
  ['en', 'consultation', 'clean'],
  '2025-05-21',
  ['Qala Bay Specialist Clinic', 'QALA BAY SPECIALIST CLINIC'],
  ['Dr Josette Farrugia', 'Josette Farrugia', 'Dr J Farrugia', 'Dr. Josette Farrugia'],
  ['Carmelo Zerafa', 'Mr Carmelo Zerafa', 'ZERAFA Carmelo', 'ZERAFA, Carmelo'],
  'Respiratory consultation',
  (c) => {
    const f = (name, s) => `<div class="f"><b>${en(name)}</b><div>${c.t(s)}</div></div>`
    return sheet(
      `body{font:18px/1.42 ${FACE.openSans};font-size:17px;padding:44px 62px}.f{display:grid;grid-template-columns:165px 1fr;gap:12px;padding:5px 0;border-bottom:1px dotted #88a}.f>b{color:#2b3f87}td,th{border:1px solid #aab;padding:2px 10px;text-align:center}th{background:#e8ebf7}span[data-e]{white-space:nowrap}p{margin:6px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center;border-bottom:3px solid #2b3f87;padding-bottom:8px"><div style="display:flex;gap:12px;align-items:center">${mark('leaf', '#2b3f87', 48)}<div><b style="font-size:23px;color:#2b3f87">Qala Bay Specialist Clinic</b><br>Triq il-Mina, Qala, Gozo</div></div><div style="text-align:right">Dr Josette Farrugia<br>Respiratory Medicine</div></div>
      <p>Patient: <b>Mr Carmelo Zerafa</b> &nbsp; ID 0000458M &nbsp; Born 14/02/1958 (67) &nbsp; Seen: 21/05/2025<br>Referred by Dr Mario Buttigieg, Victoria Health Centre</p>${c.no('Dr Mario Buttigieg', 'referrer')}${c.no('Victoria Health Centre', 'referring clinic')}
      ${f('Problems', '1. {d.copd|COPD, GOLD 2, group E|icd=J44.9}. 2. {d.bronchiect|Bronchiectasis of both lower lobes|icd=J47.9}. 3. {d.ihd|Ischaemic heart disease|icd=I25.10/I25.9}, {p.pci|stent|on=2018} 2018. 4. {d.gerd|Reflux|icd=K21.9}. 5. {d.exsmoker|Ex-smoker, 40 pack-years|icd=Z87.891;st=-}.')}
      ${f('Why today', 'Two courses of steroids this winter. {o|Breathless} on one flight of stairs, {o|daily sputum}, a cup. {x|No haemoptysis|negated}. {x|No weight loss|negated}. {x|No night sweats|negated}. {x|Wheeze at night? asthma overlap|question|d.asthma}. Keeps pigeons.')}
      ${f('Medication', '{m.anoro|Anoro Ellipta one inhalation daily|dose=-;st=-;freq=daily}; {m.salb|Ventolin as required|dose=-;freq=as required}; {m.carboc|carbocisteine 750 mg bd|freq=bd}; {m.asa|aspirin 75 mg daily|freq=daily}; {m.ros|rosuvastatin 20 mg nocte|freq=nocte}; {m.neb|nebivolol 5 mg daily|freq=daily}; {m.eso|esomeprazole 40 mg daily|freq=daily}.')}
      ${f('Allergies', '{a.doxy|Doxycycline|react=photosensitivity} - photosensitivity. {x|No allergy to penicillin|negated|a.pen}.')}
      ${f('Family, work', '{x|Brother died of lung cancer|family history|d.lungca}. Retired quarry worker; {x|no asbestos exposure known|negated}.')}
      ${f('Examination', 'SpO2 94% on air, RR 18, BP 136/78, BMI 23.4. {o|Coarse crackles at both bases}. {x|No clubbing|negated}. {x|No ankle swelling|negated}. {x|No lymph nodes|negated}.')}
      <table style="margin:8px 0"><tr><th>${c.t('{p.spiro|Spirometry 21/05/2025|on=2025-05-21}')}</th><th>Before</th><th>% predicted</th><th>After salbutamol</th><th>% change</th></tr><tr><td>FEV1 (L)</td><td>1.71</td><td>58</td><td>1.80</td><td>5</td></tr><tr><td>FVC (L)</td><td>3.02</td><td>79</td><td>3.10</td><td>3</td></tr><tr><td>FEV1 / FVC</td><td>0.57</td><td></td><td>0.58</td><td></td></tr></table>
      ${f('Bloods 14/05/2025', '{l.eos|Eosinophils 0.42 x10^9/L|v=0.42;u=x10^9/L;on=2025-05-14}, {l.hgb|Hb 16.1 g/dL|on=2025-05-14}, {l.wbc|WBC 8.9 x10^9/L|v=8.9;u=x10^9/L;on=2025-05-14}, {l.crp|CRP 7 mg/L|on=2025-05-14}, {l.ige|total IgE 188 kU/L|on=2025-05-14}, {l.a1at|alpha-1 antitrypsin 1.4 g/L|on=2025-05-14}, {l.igg|IgG 9.8 g/L|on=2025-05-14}, {l.bnp|NT-proBNP 96 ng/L|on=2025-05-14}.')}
      ${f('Sputum 07/05/2025', '{l.sputc|Haemophilus influenzae|v=Haemophilus influenzae;u=-;on=2025-05-07}; {l.afb|acid-fast bacilli not seen|v=not seen;u=-;on=2025-05-07}; {x|mycobacterial culture pending|pending}.')}
      ${f('Imaging', '{i.ctchest|HRCT chest 02/05/2025|on=2025-05-02}: {d.bronchiect|cylindrical bronchiectasis in both lower lobes|icd=J47.9}, {d.emphys|centrilobular emphysema|icd=J43.2/J43.9}, {d.nodule|5 mm nodule in the right middle lobe}, {d.corcalc?|coronary calcification}. {x|No fibrosis|negated|d.ipf}. {x|No effusion|negated|d.pleff}.')}
      ${f('Advice', 'Change Anoro to {m.trel|Trelegy Ellipta one inhalation daily|dose=-;freq=daily}. Start {m.azit|azithromycin 250 mg three times a week|freq=three times a week} after the ECG ({p.ecg|ECG 21/05/2025|on=2025-05-21}: QTc 428 ms, {x|no prolongation|negated|d.longqt}). {x|Repeat CT of the nodule in 12 months|planned}. {x|Pulmonary rehabilitation referral|planned}. {x|Long-term oxygen is not indicated|not needed}. {x|Roflumilast only if he exacerbates again|conditional}. {x|Dupilumab was discussed for later|considered|m.dupil}. {x|Pneumococcal vaccine due|planned|m.vpcv}. {x|Bronchoscopy declined|declined|p.bronch}.')}
      <div style="display:flex;justify-content:space-between;align-items:center;margin-top:12px">${signature(c.rnd, '#222')}${stamp(['Dr Josette Farrugia', 'MD MRCP (Resp)'], '#2b3f87', -5)}<span>Next visit: September 2025</span></div>`,
    )
  },
  { width: 1120, scale: 1.3 },
)

/** United States: a clinic's list for the patient's refrigerator, medicines by what they are for, in plain words. */
const purposes = doc(
  'p471.png',
  ['en', 'prescription', 'clean'],
  '2026-03-24',
  ['Harbor Light Senior Care', 'HARBOR LIGHT SENIOR CARE', 'Harbor Light Senior Care Clinic'],
  ['Yolanda Prentiss, MD', 'Yolanda Prentiss', 'Dr. Prentiss', 'Dr. Yolanda Prentiss'],
  ['Eugene Rasmussen', 'Eugene T. Rasmussen', 'RASMUSSEN, EUGENE', 'Rasmussen, Eugene'],
  'My medicine list',
  (c) => {
    const part = (title, list) =>
      `<tr><td class="w">${c.t(title)}</td><td>${list.map((s) => `<div data-line>${c.t(s)}</div>`).join('')}</td></tr>`
    return sheet(
      `body{font:19px/1.42 ${FACE.lato};font-size:19px;padding:44px 60px}td{border:1px solid #b7c4a1;padding:5px 12px}.w{background:#eef3e4;font-weight:bold;width:270px}p{margin:7px 0}h3{font-size:20px;color:#4a6a1f;margin:14px 0 4px}span[data-e]{white-space:nowrap}.w span{white-space:normal!important}ul{margin:2px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:12px;align-items:center">${mark('leaf', '#4a6a1f', 50)}<div><b style="font-size:25px;color:#4a6a1f">Harbor Light Senior Care</b><br>900 Breakwater Ln, Ashtabula, OH</div></div>${barcode(c.rnd, 28, 36)}</div>
      <p style="font-size:21px"><b>My medicine list</b>: Eugene T. Rasmussen, born 06/02/1944</p><p>Made on 03/24/2026 with Dr. Yolanda Prentiss. Please throw away older lists. Pharmacy: Depot Drug &amp; Gift</p>${c.no('Depot Drug', 'pharmacy')}
      <table>
      ${part('For {d.park|Parkinson disease}', ["{m.levod|carbidopa-levodopa 25-100 mg|dose=-;freq=4 times a day} 4 times a day: 7, 11, 3 and 7 o'clock", '{m.rasa|rasagiline 1 mg every morning|freq=every morning}'])}
      ${part('For {d.hfref|heart failure, weak pump|icd=I50.20/I50.22/I50.9}', ['{m.sacval|Entresto 24-26 mg twice a day|dose=-;freq=twice a day}', '{m.metop|metoprolol succinate 25 mg at bedtime|freq=at bedtime}', '{m.tors|torsemide 10 mg every morning|freq=every morning}', '{m.dapa|Farxiga 10 mg every morning|freq=every morning}'])}
      ${part('To prevent clots, {d.af|atrial fibrillation}', ['{m.apix|Eliquis 5 mg twice a day|freq=twice a day}'])}
      ${part('For {d.bph|enlarged prostate}', ['{m.silod|silodosin 8 mg with supper|freq=with supper}', '{m.mira|Myrbetriq 25 mg once a day|freq=once a day}'])}
      ${part('For {d.glauc|glaucoma|icd=H40.9/H40.1190}, both eyes', ['{m.latan|latanoprost eye drops, 1 drop at bedtime|dose=-;freq=at bedtime}', '{m.dorzol|dorzolamide eye drops, 1 drop twice a day|dose=-;freq=twice a day}'])}
      ${part('For {d.constip|constipation}', ['{m.peg|MiraLAX 17 g once a day|freq=once a day}', '{m.senna|senna 8.6 mg at bedtime if needed|freq=at bedtime if needed}'])}
      ${part('For {d.rls|restless legs}', ['{m.gaba|gabapentin 100 mg at bedtime|freq=at bedtime}'])}
      ${part('Vitamins', ['{m.b12|vitamin B12 1000 mcg once a day|freq=once a day}', '{m.chole|vitamin D3 2000 units once a day|dose=2000 units;freq=once a day}'])}</table>
      <h3>We stopped these, do not take them</h3><ul>${items(c, ['{m.pram|pramipexole 0.5 mg|st=stopped}, it made you {o|see things}', '{m.spir|spironolactone 25 mg|st=stopped}, {o|high potassium}', '{m.oxyb|oxybutynin 5 mg|st=stopped}, {o|confusion}'])}</ul>
      <h3>Allergies</h3><p>${c.t('{a.lis|Lisinopril|react=cough} (cough), {a.azithro|azithromycin|react=diarrhea} (diarrhea). {x|You are not allergic to shellfish|negated|a.shell}.')}</p>
      <h3>Notes</h3><ul>${items(c, ['{x|Do not take Reglan or Compazine for nausea, they worsen Parkinson|warned|m.metocl}', '{x|No Benadryl or Tylenol PM|warned|m.diphen}', '{x|Ask before any cold medicine with pseudoephedrine|warned}', '{x|We may add Nuplazid if the visions come back|conditional}', '{x|Shingles vaccine: second dose in May|planned|m.vzos}', "{x|Your sister's warfarin is not for you|another person|m.warf}", '{x|Blood test for potassium and kidneys on 04/07/2026|planned}', 'Last results, 03/17/2026: {l.k|potassium 4.7|v=4.7;u=-;on=2026-03-17}, {l.crea|creatinine 1.3|v=1.3;u=-;on=2026-03-17}, {l.hgb|hemoglobin 12.6|v=12.6;u=-;on=2026-03-17}', '{x|You do not have diabetes, even though you take Farxiga|negated|d.dm2}'])}</ul>
      <div style="display:flex;justify-content:space-between;align-items:center">${signature(c.rnd)}${matrixCode(c.rnd, 18, 3)}</div>`,
    )
  },
  { width: 1080, scale: 1.32 },
)

export const fifteenthEnLetters = [surgical, kidney, seizures, chest, purposes]
