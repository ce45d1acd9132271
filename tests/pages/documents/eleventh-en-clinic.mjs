/** Clinic paper in English: a Canadian and an Australian letter, an Indian prescription, an Israeli fund's list in English. */
import { hand, mark, matrixCode, signature, stamp } from '../lib/decor.mjs'
import { FACE, doc, en, items, sheet } from './blind-parts.mjs'

/** Canada: gastroenterology, ISO dates, the impression before the story. */
const crohn = doc(
  'p309.jpg',
  ['en', 'consultation', 'photo'],
  '2025-06-05',
  [
    'Georgian Shores Gastroenterology',
    'GEORGIAN SHORES GASTROENTEROLOGY',
    'Georgian Shores Gastroenterology Clinic',
  ],
  ['Dr. Malcolm Vandersteen', 'Malcolm Vandersteen', 'Dr. M. Vandersteen', 'M. Vandersteen, MD, FRCPC'],
  ['Audrey Lachance', 'LACHANCE, Audrey', 'Ms. Lachance', 'Ms. Audrey Lachance'],
  'Consultation follow-up',
  (c) =>
    sheet(
      `body{font:19px/1.46 ${FACE.calibri};font-size:19.5px;padding:52px 76px}p{margin:7px 0}h3{font-size:19px;font-variant:small-caps;color:#123e5c;margin-top:10px}ul,ol{margin:1px 0}.q{background:#eef2f5;padding:6px 16px}`,
      `<div style="display:flex;gap:14px;align-items:center">${mark('wave', '#123e5c', 52)}<div><b style="font-size:26px;color:#123e5c">Georgian Shores Gastroenterology</b><br>210 - 88 Bayshore Road, Collingwood, Ontario &nbsp; Fax 705 000 0000</div></div>
      <p>To: Dr. Sunita Gill, Blue Mountain Family Health Team</p>${c.no('Dr. Sunita Gill', 'recipient')}${c.no('Blue Mountain Family Health Team', "recipient's practice")}
      <p><b>Re: LACHANCE, Audrey</b> &nbsp; DOB 1989-12-14 &nbsp; Seen 2025-06-05 &nbsp; Dictated 2025-06-06 &nbsp; Transcribed 2025-06-10</p>
      <div class="q"><b>Impression</b><ol>${items(c, ['{d.crohn|Ileal Crohn’s disease|icd=K50.00/K50.90/K50.012} since 2014, active, with {d.ilstrict|short ileal stricture|icd=K50.012/K56.699/K56.609}', '{d.ida|Iron deficiency anemia}', '{d.b12|Vitamin B12 deficiency}', '{d.smoker|Smoker, half a pack a day|icd=F17.210/F17.200/Z72.0}'])}</ol></div>
      <h3>History</h3><p>${c.t('Ms. Lachance has {o|cramps} after meals and four loose stools a day. {x|No rectal bleeding|negated}, {x|no fever|negated}, {x|no perianal disease|negated|d.fistula}. Past surgery: {p.append|appendectomy|on=2005} in 2005; {x|she has never had a bowel resection|negated|p.hemicol}. {m.inflix|Infliximab|st=stopped;dose=-} was stopped in 2024-11 (antibodies, loss of response). {m.aza|Azathioprine|st=stopped;dose=-} in 2015 caused {d.pancr|pancreatitis|st=historical}. {x|Her mother has ulcerative colitis|family history|d.uc}; {x|a grandfather died of colon cancer|family history|d.colonca}.')}</p>
      <h3>Current medications</h3><ul>${items(c, ['{m.bude|Budesonide (Entocort) 9 mg every morning|freq=every morning}, started 2025-05-13', '{m.b12|Vitamin B12 1000 mcg IM monthly|freq=monthly;route=IM}', '{m.fefum|Ferrous fumarate 300 mg at bedtime|freq=at bedtime}', '{m.coc|Alesse|dose=-;freq=daily} daily, {m.esc|escitalopram 10 mg daily|freq=daily}'])}</ul><p>${c.t('Allergies: {a.metronid|metronidazole|react=hives} - hives. {x|Penicillin - tolerated in 2022|refuted|a.pen}.')}</p>
      <h3>Investigations</h3>
      <p>${c.t('2025-05-28: {l.hgb|hemoglobin 104 g/L|on=2025-05-28}, {l.mcv|MCV 79 fL|on=2025-05-28}, {l.plt|platelets 431 x10^9/L|v=431;u=x10^9/L;on=2025-05-28}, {l.ferr|ferritin 11 ug/L|on=2025-05-28}, {l.b12|B12 134 pmol/L|v=134;u=pmol/L;on=2025-05-28}, {l.crp|CRP 22.4 mg/L|on=2025-05-28}, {l.alb|albumin 34 g/L|on=2025-05-28}, {l.alt|ALT 18 U/L|on=2025-05-28}. {l.calpro|Fecal calprotectin 840 ug/g|on=2025-05-28} (it was {l.calpro|210 ug/g|on=2024-06-11} on 2024-06-11). {l.cdtox|C. difficile toxin negative|v=negative;u=-}. {l.hbsag|Hepatitis B surface antigen non-reactive|v=non-reactive;u=-}; {l.qft|QuantiFERON negative|v=negative;u=-}.')}</p>
      <p>${c.t('{p.colono|Colonoscopy|on=2025-05-12} 2025-05-12: {o|deep ulcers in the terminal ileum}, colon normal. {x|No dysplasia on biopsy|negated}. {i.mrent|MR enterography|on=2025-05-22} 2025-05-22: 12 cm of inflamed distal ileum, 3 cm narrowing with mild upstream dilatation. {x|No abscess or fistula|negated}. {d.gallst|Gallstones} incidentally.')}</p>
      <h3>Plan</h3><ol>${items(c, ['Start {m.ustek|ustekinumab 390 mg IV|freq=-;route=IV} today, given in clinic. {x|Vedolizumab was discussed as alternative|considered|m.vedol}; {x|adalimumab unlikely to work|considered|m.ada}.', '{x|Taper budesonide over 8 weeks|planned}; {x|no prednisone|not given|m.pred}.', '{x|IV iron (Monoferric) to be booked|planned}.', '{x|Surgery if the stricture does not open|conditional}.', '{x|Bone density this fall|planned|i.dexa}. {x|Avoid ibuprofen|warned|m.ibu}. {x|No live vaccines|warned}.'])}</ol>
      <p>See her in 8 weeks with ${c.t('{x|repeat calprotectin|planned|l.calpro}')}.</p><div>${signature(c.rnd)}<br>M. Vandersteen, MD, FRCPC</div><p style="font-size:16px">cc: patient; IBD nurse Paige Trudeau. Dictated but not read.</p>${c.no('Paige Trudeau', 'copy')}`,
    ),
  { width: 1100, scale: 1.4, degrade: { angle: 1.7, folds: [0.33, 0.66] } },
)

/** Australia: cardiology, a side column of facts beside the letter. */
const rhythm = doc(
  'p310.png',
  ['en', 'consultation', 'clean'],
  '2026-03-17',
  ['Bellbird Heart Clinic', 'BELLBIRD HEART CLINIC'],
  [
    'A/Prof Tobias Lindqvist',
    'Tobias Lindqvist',
    'Associate Professor Tobias Lindqvist',
    'A/Prof T Lindqvist',
    'Dr Tobias Lindqvist',
  ],
  ['Giorgio Papandreou', 'Mr Giorgio Papandreou', 'Mr Giorgio PAPANDREOU', 'PAPANDREOU, Giorgio'],
  'Cardiology review',
  (c) => {
    const side = (title, lines) => `<h4>${en(title)}</h4><ul>${items(c, lines)}</ul>`
    return sheet(
      `body{font:18px/1.5 ${FACE.slab};font-size:16.5px;padding:48px 60px}.g{display:grid;grid-template-columns:330px 1fr;gap:34px;margin-top:14px}.s{background:#f3f0ea;padding:10px 18px;font-size:15.5px}h4{margin:10px 0 2px;color:#7c2230;font-size:16px}.s ul{padding-left:18px;margin:0}p{margin:9px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:end;border-bottom:1px solid #7c2230;padding-bottom:8px"><div style="font-size:27px;color:#7c2230">Bellbird Heart Clinic</div><div style="text-align:right;font-size:14.5px">A/Prof Tobias Lindqvist, FRACP FCSANZ<br>Suite 4, 19 Lyttleton Terrace, Bendigo VIC</div></div>
      <div class="g"><div class="s">${side('Diagnoses', ['{d.af|Paroxysmal atrial fibrillation|icd=I48.0}, 2023', '{d.htn|Hypertension}', '{d.osa|Obstructive sleep apnoea}, on CPAP', '{d.ladil|Mildly dilated left atrium}', '{d.exsmoker|Ex-smoker}, stopped 2001'])}
      ${side('Procedures', ['{p.cardiov|DC cardioversion|on=2024-02-08} 08/02/2024', '{p.ablat|Pulmonary vein isolation|on=2025-12-09} 09/12/2025'])}
      ${side('Medications', ['{m.apix|Apixaban 5 mg bd|freq=bd}', '{m.metop|Metoprolol 25 mg bd|freq=bd} (reduced from 50 mg)', '{m.perinaml|Coveram 5/5 mane|dose=-;freq=mane}', '{m.ros|Rosuvastatin 5 mg nocte|freq=nocte}', '{m.para|Panadol Osteo 1330 mg prn|freq=prn}'])}
      ${side('Ceased today', ['{m.flec|Flecainide 100 mg bd|st=stopped;freq=-}'])}
      ${side('Allergies', ['{a.doxy|Doxycycline: photosensitive rash|react=photosensitive rash}', '{x|No latex allergy|negated|a.latex}'])}</div>
      <div><p>17 March 2026 (typed 19 March 2026)</p><p>Dr Eleni Stavrou<br>Golden Square Medical Centre</p>${c.no('Dr Eleni Stavrou', 'recipient')}${c.no('Golden Square Medical Centre', "recipient's practice")}<p>Dear Eleni,</p><p><b>Mr Giorgio PAPANDREOU, DOB 11/05/1957</b></p>
      <p>${c.t('I reviewed Giorgio three months after his ablation at Mount Alvernon Private Hospital. He is delighted: {x|no palpitations since January|negated|d.palp}, {x|no chest pain|negated|d.chestpain} and {x|no syncope|negated|d.syncope}. He walks an hour a day. {x|He has never had a stroke or TIA|negated|d.stroke}. {x|His brother died suddenly at 44; hypertrophic cardiomyopathy was found|family history|d.hocm}.')}</p>${c.no('Mount Alvernon Private Hospital', 'where the procedure was done')}
      <p>${c.t('BP 128/76, pulse 58 regular, weight 92 kg. Heart sounds dual, {x|no murmur|negated}. {x|No ankle oedema|negated}. Groin sites healed.')}</p>
      <p>${c.t('{p.ecg|ECG|on=2026-03-17} today: {o|sinus bradycardia}, {o|QTc 428 ms}. {x|No pre-excitation|negated}. {p.holter|Holter|on=2026-02-24} 24/02/2026: sinus rhythm throughout, {d.pac|1.2% atrial ectopics|icd=I49.1}, {x|no atrial fibrillation|negated}. {i.echo|Echocardiogram|on=2026-03-03} 03/03/2026: {l.lvef|LVEF 62%|v=62;u=%;on=2026-03-03}, {d.mitral?|trivial mitral regurgitation}, {o|left atrium 42 mL/m2}. {x|No pericardial effusion|negated|d.pereff}. {i.ctcor?|CT coronary angiogram|on=2023} in 2023 showed a {l.cac|calcium score of 0|v=0;u=-;on=2023}, {x|no coronary disease|negated|d.ihd}.')}</p>
      <p>${c.t('Bloods of 03/03/2026: {l.k|potassium 4.5 mmol/L|on=2026-03-03}, {l.crea|creatinine 88 umol/L|on=2026-03-03}, {l.egfr|eGFR 77 mL/min|on=2026-03-03}, {l.hgb|Hb 151 g/L|v=151;u=g/L;on=2026-03-03}, {l.tsh|TSH 1.8 mIU/L|on=2026-03-03}, {l.ldl|LDL 2.1 mmol/L|on=2026-03-03}, {l.a1c|HbA1c 5.6%|v=5.6;u=%;on=2026-03-03}.')}</p>
      <p>${c.t('I have ceased flecainide. {m.sotal|Sotalol|st=stopped;dose=-} had failed before. {x|Amiodarone would be a last resort|considered|m.amio}. With a {o|CHA2DS2-VASc score of 2} I would keep the apixaban; {x|aspirin has no place here|not given|m.asa}. {x|If AF returns I would offer a repeat ablation|conditional|p.ablat}. {x|A loop recorder is not needed at present|not needed}. {x|Holter in six months|planned|p.holter}. His target weight is 85 kg; {x|semaglutide was raised but he prefers to try the gym|declined|m.sema}.')}</p>
      <p>Kind regards,</p><div>${signature(c.rnd, '#333')}</div><p>A/Prof Tobias Lindqvist<br>cc Dr Wei-Lin Kho, sleep physician</p>${c.no('Dr Wei-Lin Kho', 'copy')}</div></div>`,
    )
  },
  { width: 1180, scale: 1.3 },
)

/** India: an outpatient prescription, morning-noon-night in figures. */
const opd = doc(
  'p311.jpg',
  ['en', 'prescription', 'photo'],
  '2026-01-22',
  ['Gulmohar Clinic', 'GULMOHAR CLINIC', 'Gulmohar Clinic, Lucknow'],
  ['Dr. Farhana Siddiqui', 'Dr. Farhana Siddiqui, MBBS, DNB', 'Farhana Siddiqui', 'Dr. FARHANA SIDDIQUI'],
  ['Ramesh Chandra Tiwari', 'Mr. Ramesh Chandra Tiwari', 'Mr. RAMESH CHANDRA TIWARI'],
  'Prescription',
  (c) => {
    const drug = (name, when, food, days, i) =>
      `<tr data-line><td>${i}.</td><td><b>${c.t(name)}</b></td><td class="w">${en(when)}</td><td>${en(food)}</td><td>${en(days)}</td></tr>`
    const drugs = [
      ['{m.glimmet|TAB. GLYCOMET-GP 2/500|dose=-;freq=twice daily}', '1 - 0 - 1', 'before food', '30 days'],
      ['{m.dapa|TAB. DAPAGLIFLOZIN 10 MG|dose=10 mg;freq=once daily}', '1 - 0 - 0', 'after food', '30 days'],
      ['{m.telmaml|TAB. TELMA-AM 40/5|dose=-;freq=once daily}', '1 - 0 - 0', 'after food', '30 days'],
      ['{m.ros|TAB. ROSUVASTATIN 10 MG|dose=10 mg;freq=at night}', '0 - 0 - 1', 'after food', '30 days'],
      ['{m.asa|TAB. ECOSPRIN 75 MG|dose=75 mg;freq=once daily}', '0 - 1 - 0', 'after food', '30 days'],
      ['{m.preg|CAP. PREGABALIN 75 MG|dose=75 mg;freq=at night}', '0 - 0 - 1', 'after food', '15 days'],
      [
        '{m.mecob|TAB. METHYLCOBALAMIN 1500 MCG|dose=1500 mcg;freq=once daily}',
        '0 - 1 - 0',
        'after food',
        '30 days',
      ],
      ['{m.chole|CAP. CHOLECALCIFEROL 60000 IU|freq=once weekly}', 'once a week', 'with milk', '8 weeks'],
    ]
    return sheet(
      `body{font:19px/1.42 ${FACE.openSans};font-size:18px;padding:38px 58px}td,th{padding:5px 9px}.t td{border-bottom:1px solid #d6d6e4}.t th{border-bottom:2px solid #3c3f8f;font-size:15.5px}.w{font-weight:bold;letter-spacing:1px;white-space:nowrap}p{margin:6px 0}.rx{font:italic bold 34px ${FACE.times};color:#3c3f8f}`,
      `<div style="display:flex;justify-content:space-between;border-bottom:4px solid #3c3f8f;padding-bottom:8px"><div><b style="font-size:24px;color:#3c3f8f">Dr. Farhana Siddiqui</b><br>MBBS, DNB (General Medicine)<br>Reg. No. UPMC 00000</div><div style="text-align:right"><b style="font-size:22px">Gulmohar Clinic</b><br>Hazratganj, Lucknow<br>Mon - Sat, 6 pm to 9 pm</div></div>
      <div style="display:flex;justify-content:space-between;border-bottom:1px solid #999;padding:6px 0"><span>Mr. Ramesh Chandra Tiwari &nbsp; 61 Y / M</span><span>UHID GC-4471</span><span>Date: 22/01/2026</span></div>
      <p>${c.t('Diagnosis: {d.dm2|T2DM}, {d.htn|HTN}, {d.hld|dyslipidemia|icd=E78.5}, {d.dneuro|diabetic neuropathy|icd=E11.40/E11.42}')}</p>
      <p>${c.t('C/o {o|burning feet} x 2 months. {x|No chest pain|negated}. {x|No foot ulcer|negated}. {x|H/o TB - none|negated|d.tb}. {x|F/H: mother - thyroid|family history}.')}</p>
      <p>BP: 152/92 mmHg &nbsp; Pulse: 84/min &nbsp; Wt: 78.4 kg &nbsp; SpO2: 98%</p>
      <p>${c.t('Reports (12/01/2026): {l.glu|FBS 168 mg/dL|on=2026-01-12}, {l.ppbs|PPBS 241 mg/dL|on=2026-01-12}, {l.a1c|HbA1c 8.9 %|v=8.9;u=%;on=2026-01-12}, {l.crea|Creatinine 1.1 mg/dL|on=2026-01-12}, {l.ldl|LDL 142 mg/dL|on=2026-01-12}, {l.vitd|Vit D 11.8 ng/mL|on=2026-01-12}')}</p>
      <div class="rx">Rx</div><table class="t"><tr><th></th><th>Medicine</th><th>M - N - E</th><th></th><th>Duration</th></tr>${drugs.map((d, i) => drug(...d, i + 1)).join('')}</table>
      <p>${c.t('STOP: {m.aten|Tab. Atenolol 50 mg|st=stopped}, {m.glyb|Tab. Glibenclamide 5 mg|st=stopped}')}</p>
      <p>${c.t('Allergy: {a.sulfa|Sulfa drugs|react=-}. {x|Avoid painkillers like Diclofenac|warned|m.dicl}.')}</p>
      <p>${c.t('Adv: {x|Fundus examination|planned}, {x|urine ACR|planned|l.uacr}, {x|ECG|planned|p.ecg}. Salt restriction, walk 30 min. {x|Insulin if HbA1c stays above 8|conditional|m.glar}.')}</p>
      <p>Review after 1 month: 21/02/2026</p>
      <div style="display:flex;justify-content:space-between;align-items:end;margin-top:10px"><div>${hand('sugar diary please', 28)}</div><div style="text-align:center">${signature(c.rnd)}<br>Dr. Farhana Siddiqui</div></div>${stamp(['PAID', 'GULMOHAR CLINIC'], '#29663f', -9)}`,
    )
  },
  { width: 980, scale: 1.5, degrade: { angle: -1.5 } },
)

/** Israel in English: a fund's list of permanent prescriptions, brand in the first column and the ingredient beside it. */
const fund = doc(
  'p312.png',
  ['en', 'prescription', 'clean'],
  '2025-11-30',
  [
    'Meitarim Health Fund',
    'MEITARIM HEALTH FUND',
    'Meitarim Health Fund, Ramat Hadar Clinic',
    'Ramat Hadar Clinic',
  ],
  ['Dr. Noa Shemesh', 'Noa Shemesh', 'Dr. N. Shemesh'],
  ['Arthur Feldstein', 'FELDSTEIN ARTHUR', 'Feldstein Arthur', 'Feldstein, Arthur'],
  'Summary of medications',
  (c) => {
    const row = (brand, sig, until, why) =>
      `<tr data-line><td>${c.t(brand)}</td><td>${en(sig)}</td><td>${en(until)}</td><td>${c.t(why)}</td></tr>`
    const cols =
      '<colgroup><col style="width:40%"><col style="width:25%"><col style="width:13%"><col></colgroup>'
    return sheet(
      `body{font:17px/1.4 ${FACE.arial};font-size:17px;padding:42px 56px}td,th{padding:5px 8px;border:1px solid #b4c3cf}th{background:#dbe8f1;font-size:15.5px}h3{font-size:18px;color:#0f4c75;margin:15px 0 4px}`,
      `<div style="display:flex;justify-content:space-between;align-items:center;border-bottom:2px solid #0f4c75;padding-bottom:6px"><div style="display:flex;gap:12px;align-items:center">${mark('rings', '#0f4c75', 46)}<div><b style="font-size:23px;color:#0f4c75">Meitarim Health Fund</b><br>Ramat Hadar Clinic</div></div><div>${matrixCode(c.rnd, 20, 3)}</div></div>
      <p><b style="font-size:19px">Summary of medications (English translation for travel)</b><br>Feldstein Arthur &nbsp; ID 0-1448812-6 &nbsp; Born 24.06.1949 &nbsp; Male<br>Issued: 30.11.2025 by Dr. Noa Shemesh, family medicine, licence 00000</p>
      <h3>Permanent medications</h3><table>${cols}<tr><th>Medicine (ingredient)</th><th>Instructions</th><th>Valid until</th><th>Indication</th></tr>
      ${row('{m.apix|Eliquis (apixaban) 2.5 mg tab|freq=twice a day}', '1 twice a day', '28.02.2026', '{d.af|Atrial fibrillation}')}${row('{m.bis|Cardiloc (bisoprolol) 5 mg tab|freq=once a day}', '1 once a day, morning', '28.02.2026', 'Atrial fibrillation')}${row('{m.sacval|Entresto (sacubitril/valsartan) 49/51 mg tab|dose=-;freq=twice a day}', '1 twice a day', '31.01.2026', '{d.hfref|Heart failure|icd=I50.20/I50.22/I50.9}, {o|LVEF 35%}')}${row('{m.fur|Fusid (furosemide) 40 mg tab|freq=once a day}', '1/2 once a day', '31.01.2026', 'Heart failure')}${row('{m.empa|Jardiance (empagliflozin) 10 mg tab|freq=once a day}', '1 once a day', '28.02.2026', 'Heart failure')}${row('{m.ator|Lipitor (atorvastatin) 40 mg tab|freq=at bedtime}', '1 at bedtime', '28.02.2026', '{d.ihd|Ischaemic heart disease}')}${row('{m.sitamet|Januet (sitagliptin/metformin) 50/1000 mg tab|dose=-;freq=twice a day}', '1 twice a day with food', '28.02.2026', '{d.dm2|Type 2 diabetes}')}${row('{m.levo|Eltroxin (levothyroxine) 50 mcg tab|freq=once a day}', '1 on empty stomach', '31.03.2026', '{d.hypothy|Hypothyroidism}')}${row('{m.tams|Omnic (tamsulosin) 0.4 mg cap|freq=once a day}', '1 after breakfast', '31.03.2026', '{d.bph|Prostatic hyperplasia}')}${row('{m.latan|Xalatan (latanoprost) 0.005% drops|dose=-;freq=at night}', '1 drop each eye at night', '31.01.2026', '{d.glauc|Glaucoma|icd=H40.9/H40.1190/H40.11X0}')}${row('{m.zopi|Nocturno (zopiclone) 7.5 mg tab|freq=at bedtime as needed}', '1 at bedtime as needed', '31.12.2025', '{d.insom|Insomnia}')}</table>
      <h3>Issued once in the last 3 months</h3><table>${cols}${row('{m.coamox?|Augmentin (amoxicillin/clavulanate) 875 mg tab|st=-}', '1 twice a day, 7 days', '12.10.2025', '{d.sinusac|Acute sinusitis|st=-}')}</table>
      <h3>Stopped in the last 12 months</h3><table>${cols}${row('{m.amio|Procor (amiodarone) 200 mg tab|st=stopped}', 'stopped 14.04.2025', '', 'thyroid')}${row('{m.spir|Aldactone (spironolactone) 25 mg tab|st=stopped}', 'stopped 02.07.2025', '', 'high potassium')}${row('{m.clop|Plavix (clopidogrel) 75 mg tab|st=stopped}', 'course ended 03.2025', '', 'one year after {p.pci|PCI|on=2024-03} 03.2024')}</table>
      <h3>Sensitivities</h3><p>${c.t('{a.dipy|Optalgin (dipyrone) - rash|react=rash}. {x|Penicillin - not allergic|negated|a.pen}. {a.contrast|Iodine contrast - itching|react=itching}.')}</p>
      <h3>Remarks</h3><p>${c.t('Results of 11.11.2025: {l.egfr|eGFR 41 mL/min|on=2025-11-11}, {l.k|potassium 4.7 mmol/L|on=2025-11-11}, {l.a1c|HbA1c 7.1%|v=7.1;u=%;on=2025-11-11}. {d.ckd3|Chronic kidney disease stage 3b|icd=N18.32}. {x|NSAIDs are not permitted|warned|m.ibu}. {x|Carries no insulin|negated|m.glar}. {x|Cardiology considers ICD|considered|p.icd}. {x|Vaccination against flu is due|planned|m.vflu}.')}</p>
      <p style="font-size:14.5px;color:#555">Pharmacist who checked: Yossi Almakayes &nbsp; Produced by the information system, valid without signature. Page 1 of 1</p>${c.no('Yossi Almakayes', 'pharmacist')}`,
    )
  },
  { width: 1120, scale: 1.35 },
)

export const eleventhEnClinic = [crohn, rhythm, opd, fund]
