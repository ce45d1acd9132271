/** Other paper in English: an Indian heart institute's discharge summary, an English practice's green prescription, a Canadian neurologist's letter, an American practice's referral. */
import { barcode, mark, signature } from '../lib/decor.mjs'
import { FACE, doc, en, items, sheet } from './blind-parts.mjs'

/** India: capitals with a colon at the left, bloods as a running list with their day, drugs with morning, noon and night in columns and before or after food. */
const stent = doc(
  'p1047.png',
  ['en', 'discharge', 'clean'],
  '2026-09-04',
  [
    'Kanchana Heart Institute',
    'KANCHANA HEART INSTITUTE',
    'Kanchana Heart Institute, Mysuru',
    'Kanchana Heart Institute & Research Centre',
  ],
  [
    'Dr. Raghav Shenoy',
    'Raghav Shenoy',
    'DR. RAGHAV SHENOY',
    'Dr Raghav Shenoy',
    'Dr. Raghav Shenoy, MD DM (Cardiology)',
  ],
  ['Venkatesh Murthy', 'Mr. VENKATESH MURTHY', 'VENKATESH MURTHY', 'Mr. Venkatesh Murthy'],
  'Discharge summary',
  (c) => {
    const on = 'on=2026-08-31'
    const h = (k, s) => `<p><b>${en(k)}:</b> ${c.t(s)}</p>`
    const med = (n, drug, m, a, e, food, days) =>
      `<tr data-line><td>${n}</td><td>${c.t(drug)}</td><td>${m}</td><td>${a}</td><td>${e}</td><td>${food}</td><td>${days}</td></tr>`
    return sheet(
      `body{font:16px/1.36 ${FACE.arial};font-size:15.8px;padding:42px 62px}p{margin:6px 0}td,th{border:1px solid #777;padding:2px 7px}.h td{border:0;padding:1px 4px}ol{margin:2px 0}`,
      `<div style="display:flex;justify-content:center;align-items:center;gap:14px;border-bottom:2px solid #a3182e;padding-bottom:6px">${mark('cross', '#a3182e', 48)}<div style="text-align:center"><b style="font-size:25px;color:#a3182e">KANCHANA HEART INSTITUTE</b><br>Vijayanagar, Mysuru 570 0XX &nbsp; Ph 0821 255 XXXX</div></div>
      <div style="text-align:center;margin:6px 0"><b style="font-size:18px;text-decoration:underline">DISCHARGE SUMMARY</b></div>
      <table class="h" style="border:1px solid #777"><tr><td>Patient name</td><td>: <b>Mr. VENKATESH MURTHY</b></td><td>IP No.</td><td>: IP26XX7714</td></tr><tr><td>Age / Sex</td><td>: 57 years / Male</td><td>Ward / Bed</td><td>: CCU, 3rd floor / 312</td></tr><tr><td>Admitted on</td><td>: 31/08/2026 04:20 AM</td><td>Discharged on</td><td>: 04/09/2026 12:30 PM</td></tr><tr><td>Consultant</td><td>: Dr. Raghav Shenoy, MD DM (Cardiology)</td><td>Referred by</td><td>: Dr. Lakshmi Prasad, Mandya</td></tr></table>${c.no('Dr. Lakshmi Prasad', 'referrer')}
      ${h('FINAL DIAGNOSIS', '{d.stemi|Acute inferior wall STEMI|icd=I21.19/I21.11/I21.3}, {d.ihd|single vessel coronary artery disease|icd=I25.10/I25.9}; {d.dm2|type 2 diabetes mellitus|icd=E11.9/E11.65}; {d.htn|systemic hypertension}; {d.hld|dyslipidaemia|icd=E78.5}')}
      ${h('PROCEDURE', '{p.angio|Coronary angiogram 31/08/2026|on=2026-08-31} and {p.pci|primary PTCA with stent to RCA 31/08/2026|on=2026-08-31} (3.0 x 28 mm drug eluting stent)')}
      ${h('PRESENTING COMPLAINTS', '{o|Retrosternal chest pain} with {o|sweating} for 3 hours. {x|No syncope, no palpitations|negated|d.syncope}.')}
      ${h('PAST HISTORY', 'Diabetic for 9 years. {d.smoker|Smoker, 20 bidis per day|icd=F17.200/F17.210/F17.290}. {p.append|Appendicectomy in 1996|on=1996}. {x|No previous stroke or asthma|negated|d.asthma}. {x|Mother has rheumatoid arthritis|family history|d.ra}. **ALLERGY:** {a.dicl|diclofenac|react=skin rash} (skin rash)')}
      ${h('ON EXAMINATION', 'Pulse {l.e21hr|58/min|v=58;u=/min}, BP {l.e21sys|104|v=104;u=mmHg}/{l.e21dia|66 mmHg|v=66;u=mmHg}, SpO2 {l.e21spo2|97%|v=97;u=%} on room air, weight {l.e21wt|74 kg|v=74;u=kg}. {x|No murmur, lungs clear|negated|d.pulmed}.')}
      ${h('INVESTIGATIONS (31/08/2026)', `{l.hgb|Hb 14.2 g/dL|${on}}, {l.wbc|TLC 12,600 /cu.mm|v=12600;u=/cu.mm;${on}}, {l.plt|platelets 2.41 lakh/cu.mm|v=2.41;u=lakh/cu.mm;${on}}, {l.glu|RBS 268 mg/dL|${on}}, {l.a1c|HbA1c 8.9 %|v=8.9;u=%;${on}}, {l.urea|urea 31 mg/dL|${on}}, {l.crea|creatinine 1.1 mg/dL|${on}}, {l.na|sodium 136 mEq/L|${on}}, {l.k|potassium 4.0 mEq/L|${on}}, {l.tropi|troponin I 8.4 ng/mL|${on}}, {l.chol|total cholesterol 221 mg/dL|${on}}, {l.ldl|LDL 148 mg/dL|${on}}, {l.hdl|HDL 33 mg/dL|${on}}, {l.trig|triglycerides 236 mg/dL|${on}}, {l.tsh|TSH 2.6 uIU/mL|${on}}. {l.hivag|HIV I and II non-reactive|v=non-reactive;u=-;${on}}, {l.hbsag|HBsAg non-reactive|v=non-reactive;u=-;${on}}, {l.antihcv|anti-HCV non-reactive|v=non-reactive;u=-;${on}}.`)}
      <p>${c.t('{p.ecg|ECG}: {o|ST elevation in II, III, aVF}; {d.avb?|transient complete heart block|st=-;icd=I44.2}, reverted after PTCA.')}</p>
      <p>${c.t('{i.echo|2D ECHO (02/09/2026)|on=2026-09-02}: {o|inferior wall hypokinesia}, {l.lvef|LVEF 50 %|v=50;u=%;on=2026-09-02}, {d.mitral|mild mitral regurgitation|icd=I34.0}. {x|No clot, no pericardial effusion|negated|d.pereff}.')}</p>
      ${h('COURSE IN HOSPITAL', 'Given {m.hepar?|heparin|dose=-;st=-}, {m.eptif?|eptifibatide|dose=-;st=-} and {o|temporary pacing} for 12 hours. {x|Temporary wire removed, permanent pacemaker not required|not needed|p.pacem}. {x|No bleeding, no groin haematoma|negated}. {x|Thrombolysis was not given|not done|p.thrombol}.')}
      <p><b>CONDITION AT DISCHARGE:</b> Stable, ambulant.</p>
      <table style="margin-top:4px"><tr><th></th><th style="width:41%">DISCHARGE MEDICATION</th><th>Morning</th><th>Noon</th><th>Night</th><th>Food</th><th>Duration</th></tr>
      ${med(1, '{m.asa|TAB. ECOSPRIN 75 MG|dose=75 mg;freq=0-1-0}', '0', '1', '0', 'after', 'lifelong')}
      ${med(2, '{m.tica|TAB. BRILINTA 90 MG|dose=90 mg;freq=1-0-1}', '1', '0', '1', 'after', '12 months')}
      ${med(3, '{m.ator|TAB. ATORVASTATIN 80 MG|dose=80 mg;freq=0-0-1}', '0', '0', '1', 'after', 'to continue')}
      ${med(4, '{m.ram|TAB. RAMIPRIL 2.5 MG|dose=2.5 mg;freq=0-0-1}', '0', '0', '1', 'after', 'to continue')}
      ${med(5, '{m.bis|TAB. BISOPROLOL 2.5 MG|dose=2.5 mg;freq=1-0-0}', '1', '0', '0', 'after', 'to continue')}
      ${med(6, '{m.sitamet|TAB. SITAGLIPTIN + METFORMIN 50/500 MG|dose=-;freq=1-0-1}', '1', '0', '1', 'with', 'to continue')}
      ${med(7, '{m.glar|INJ. GLARGINE 12 UNITS S/C|dose=12 units;freq=0-0-1}', '0', '0', '1', 'bedtime', 'to continue')}
      ${med(8, '{m.pan|TAB. PANTOPRAZOLE 40 MG|dose=40 mg;freq=1-0-0}', '1', '0', '0', 'before', '1 month')}
      ${med(9, '{m.isdn|TAB. SORBITRATE 5 MG|dose=5 mg;freq=SOS}', '', 'SOS', '', 'sublingual', 'if chest pain')}</table>
      ${h('STOPPED', '{m.glim|glimepiride 2 mg|st=stopped}, {m.aml|amlodipine 5 mg|st=stopped}')}
      <b>ADVICE:</b><ol>${items(c, ['{x|Salt restricted diabetic diet, no smoking|instruction}', '{x|Do not stop Brilinta without asking the cardiologist|warned|m.tica}', '{x|Review on 11/09/2026 with creatinine and potassium|planned|l.k}', '{x|Lipid profile after 6 weeks; add ezetimibe if LDL above 55|conditional|m.eze}', '{x|Report at once if chest pain, breathlessness or black stools|conditional}'])}</ol>
      <div style="display:flex;justify-content:space-between;align-items:end;margin-top:4px"><span>Prepared by: Dr. Nikhil Gowda, Resident</span><span>${signature(c.rnd, '#22306b', 90)}<br>Dr. Raghav Shenoy &nbsp; KMC 5XXXX</span></div>${c.no('Dr. Nikhil Gowda', 'resident')}`,
    )
  },
  { dateAliases: ['2026-08-31'], width: 1080, scale: 1.34 },
)

/** England: the green form; small labelled boxes at the head, drugs at the left between lines, the repeat counterfoil at the right. */
const green = doc(
  'p1048.jpg',
  ['en', 'prescription', 'photo'],
  '2026-11-03',
  ['Tarn Lane Surgery', 'TARN LANE SURGERY', 'The Tarn Lane Surgery', 'Tarn Lane Surgery, Kirkbeck'],
  ['Dr Eleanor Whitcombe', 'Eleanor Whitcombe', 'Dr E Whitcombe', 'DR E WHITCOMBE', 'Dr. Eleanor Whitcombe'],
  ['Kenneth Birtles', 'Mr Kenneth Birtles', 'BIRTLES, Kenneth', 'Mr KENNETH BIRTLES', 'KENNETH BIRTLES'],
  'Prescription',
  (c) => {
    const item = (drug, use, qty) =>
      `<div style="margin-bottom:13px" data-line><b>${c.t(drug)}</b><br>${c.t(use)}<br>${en(qty)}</div>`
    const rep = (s, last) => `<li>${c.t(s)}<br><small>${en(last)}</small></li>`
    return sheet(
      `html{background:#e9f3e6}body{font:17px/1.34 ${FACE.arial};font-size:16.6px;padding:44px 46px}.w{display:grid;grid-template-columns:1.2fr 1fr;gap:0 26px}.b{border:1px solid #2e6b3a;padding:3px 9px;margin-top:-1px;background:#fff}small{font-size:14.4px}.k{font-size:12.6px;color:#2e6b3a}ul{padding-inline-start:18px}li{margin:5px 0}p{margin:6px 0}`,
      `<div class="w"><div>
      <div class="b" style="display:grid;grid-template-columns:130px 1fr"><div><span class="k">Age</span> 71<br><span class="k">D.o.B</span> 15/06/1955</div><div><span class="k">Title, Forename, Surname &amp; Address</span><br>Mr KENNETH BIRTLES<br>9 Shepherds Close, Kirkbeck</div></div>
      <div class="b"><span class="k">Please don’t stamp over age box &nbsp; NHS Number:</span> 485 XXX XXXX</div>
      <div class="b" style="min-height:640px;padding:14px">
      ${item('{m.edox|Edoxaban 60mg tablets|freq=once a day}', 'One to be taken once a day', '28 tablet')}
      ${item('{m.bis|Bisoprolol 5mg tablets|freq=in the morning}', 'One to be taken in the morning', '28 tablet')}
      ${item('{m.los|Losartan 50mg tablets|freq=once a day}', 'One to be taken once a day', '28 tablet')}
      ${item('{m.trimbow|Trimbow 87/5/9 inhaler|dose=-;freq=twice a day}', 'Two puffs to be inhaled twice a day', '1 x 120 dose')}
      ${item('{m.levo|Levothyroxine sodium 100microgram tablets|dose=100 mcg;freq=each morning}', 'One to be taken each morning before breakfast', '28 tablet')}
      ${item('{m.fina|Finasteride 5mg tablets|freq=once a day}', 'One to be taken once a day', '28 tablet')}
      ${item('{m.doxy|Doxycycline 100mg capsules|freq=once a day}', 'Two on the first day then one once a day, {o|for chest infection}', '6 capsule')}
      <div style="text-align:center">[No more items on this prescription]</div></div>
      <div class="b" style="display:grid;grid-template-columns:1.5fr 1fr;min-height:96px"><div><span class="k">Signature of Prescriber</span><br>${signature(c.rnd, '#22306b', 120)}</div><div><span class="k">Date</span><br>03/11/2026</div></div>
      <div class="b"><span class="k">For dispenser: no. of prescriptions on form</span> 7<br>Dr Eleanor Whitcombe &nbsp; 61XXXX<br>Tarn Lane Surgery, Tarn Lane, Kirkbeck &nbsp; 01632 964 0XX<br>Lakeland and Fells ICB</div></div>
      <div><p style="text-align:right">${barcode(c.rnd, 40, 40)}</p><p><b>Mr Kenneth Birtles</b><br>Order by ticking the items you need. Allow two working days.</p>
      <b>Repeat medication</b> (review due 28/02/2027)<ul>${rep('[ ] {m.edox|Edoxaban 60mg tablets}', 'Last issued 03/11/2026, 4 of 6')}${rep('[ ] {m.bis|Bisoprolol 5mg tablets}', 'Last issued 03/11/2026, 4 of 6')}${rep('[ ] {m.los|Losartan 50mg tablets}', 'Last issued 03/11/2026, 4 of 6')}${rep('[ ] {m.trimbow|Trimbow 87/5/9 inhaler|dose=-}', 'Last issued 03/11/2026, 2 of 6')}${rep('[ ] {m.levo|Levothyroxine sodium 100microgram tablets|dose=100 mcg}', 'Last issued 03/11/2026, 4 of 6')}${rep('[ ] {m.fina|Finasteride 5mg tablets}', 'Last issued 03/11/2026, 4 of 6')}${rep('[ ] {m.salb|Salbutamol 100micrograms/dose inhaler|dose=-;freq=when required}, two puffs when required', 'Last issued 21/07/2026, 1 of 6')}${rep('[ ] {m.carmel|Carmellose 0.5% eye drops|dose=-;freq=four times a day}, one drop four times a day', 'Last issued 08/09/2026, 2 of 6')}</ul>
      <p><b>Messages</b></p><p>${c.t('{x|Your annual breathing test is due: please book with the nurse|planned|p.spiro}. {x|Blood test for edoxaban (kidney function, weight) due in December|planned|l.crea}. {x|Flu vaccine: please call to book|planned|m.vflu}.')}</p>
      <p>Sensitivities recorded: ${c.t('{a.pen|Penicillin|react=rash} (rash), {a.statin|statins|react=muscle pain} (muscle pain)')}</p>
      <p>${c.t('{x|Repeat atorvastatin requested: not issued|not issued|m.ator}. {m.tio|Tiotropium 18microgram capsules|dose=18 mcg;st=stopped}: stopped 06/05/2026, replaced by Trimbow.')}</p></div></div>${c.no('Lakeland and Fells ICB', 'board')}`,
    )
  },
  { width: 1080, scale: 1.3, degrade: { angle: -1.1 } },
)

/** Canada: a neurologist to a family physician; a subject line, headings in small capitals, results in the text. */
const neuro = doc(
  'p1049.png',
  ['en', 'consultation', 'clean'],
  '2026-08-12',
  [
    'Rideau Neurology Associates',
    'RIDEAU NEUROLOGY ASSOCIATES',
    'Rideau Neurology',
    'Rideau Neurology Associates, Kingston',
  ],
  [
    'Dr. Marc-André Pelletier',
    'Marc-André Pelletier',
    'Dr. Marc-Andre Pelletier',
    'Marc-Andre Pelletier',
    'Dr. M.-A. Pelletier',
  ],
  ['Stephanie Laidlaw', 'Ms. Stephanie Laidlaw', 'LAIDLAW, Stephanie', 'Ms. Laidlaw'],
  'Neurology consultation letter',
  (c) => {
    const h = (k, s) => `<h3>${en(k)}</h3><p>${c.t(s)}</p>`
    const on = 'on=2026-07-06'
    return sheet(
      `body{font:17px/1.42 ${FACE.cambria};font-size:17px;padding:52px 86px}p{margin:3px 0}h3{font-size:16.6px;font-variant:small-caps;letter-spacing:.5px;margin-top:10px;color:#2d4a66}ol{margin:2px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:end;border-bottom:1px solid #2d4a66;padding-bottom:8px"><div><b style="font-size:24px;color:#2d4a66">Rideau Neurology Associates</b><br>Suite 210, 75 Princess Street, Kingston ON</div><div style="text-align:right">Tel 613-555-0XXX<br>Fax 613-555-0XXX</div></div>
      <p style="margin-top:12px">August 12, 2026</p><p>Dr. Holly Brandt<br>Cataraqui Family Health Team, Kingston ON</p>${c.no('Dr. Holly Brandt', 'recipient')}${c.no('Cataraqui Family Health Team', 'recipient')}
      <p style="margin:10px 0"><b>RE: LAIDLAW, Stephanie &nbsp; DOB: March 24, 1985 &nbsp; HCN: XXXX-XXX-390-KV</b></p>
      <p>Dear Holly,</p><p>Thank you for asking me to see this 41-year-old right-handed teacher about her headaches.</p>
      ${h('Impression', '1. {d.migr|Migraine with visual aura|icd=G43.109/G43.119}, frequent. 2. {d.e12moh|Medication overuse headache|icd=G44.40/G44.41} (ibuprofen). 3. {d.insom|Insomnia|icd=G47.00}. {x|I do not think she has a seizure disorder|negated|d.epil} {x|or had a TIA|negated|d.tia}.')}
      ${h('History', 'Headaches began at 16. She now has 14 headache days a month, {o|throbbing, left-sided}, with {o|nausea} and {o|zigzag lines for 20 minutes}. {x|There is no weakness, double vision or loss of consciousness|negated|d.syncope}. She takes {m.ibu|ibuprofen 400 mg|freq=20 days a month;st=-} 20 days a month. {m.topi|Topiramate|dose=-;st=stopped} was stopped in 2024 ({o|word-finding difficulty}) and {m.propr|propranolol|dose=-;st=stopped} in 2025 ({o|fatigue}). {x|Her sister and mother have migraine; an uncle had a brain aneurysm|family history|d.aneur}.')}
      ${h('Past history', '{d.hashi|Hashimoto thyroiditis|icd=E06.3}, {d.gdm|gestational diabetes in 2015|icd=Z86.32/O24.419/O24.410;st=historical;on=2015}, {d.asthma|mild asthma|icd=J45.20/J45.30/J45.909}. {p.csect|Caesarean section 2015|on=2015}, {p.wisdom|wisdom teeth removed 2004|on=2004}. {x|No hypertension|negated|d.htn} and {x|no depression|negated|d.mdd}. {x|Non-smoker|negated|d.smoker}, wine twice a month.')}
      ${h('Current medications', '{m.levo|Levothyroxine 88 mcg daily|freq=daily}, {m.riza|rizatriptan ODT 10 mg as needed|freq=as needed}, {m.noreth|norethindrone 0.35 mg daily|freq=daily}, {m.salb|salbutamol inhaler as needed|dose=-;freq=as needed}, {m.mgox|magnesium oxide 400 mg at night|freq=at night}.')}
      ${h('Allergies', '{a.sulfa|Sulfa|react=hives} (hives); {a.latex|latex|react=contact rash} (contact rash).')}
      ${h('Examination', 'BP {l.e21sys|116|v=116;u=-}/{l.e21dia|74|v=74;u=-}, pulse {l.e21hr|68|v=68;u=-}, weight {l.e21wt|67 kg|v=67;u=kg}. Fundi normal, {x|no papilledema|negated}. {x|Cranial nerves, power, reflexes and gait are normal|negated}. {o|Tender neck muscles.}')}
      ${h('Investigations', `{i.mrbrain|MRI brain, June 18, 2026|on=2026-06-18}: {o|a few nonspecific white matter foci}, {d.retcyst|retention cyst in the left maxillary sinus|icd=J34.1}; {x|no mass, no aneurysm, no demyelination|negated|d.ms}. Bloods of July 6, 2026: {l.hgb|hemoglobin 131 g/L|${on}}, {l.ferr|ferritin 22 ug/L|${on}}, {l.tsh|TSH 3.1 mIU/L|${on}}, {l.crea|creatinine 61 umol/L|${on}}, {l.alt|ALT 18 U/L|${on}}, {l.vitd|vitamin D 64 nmol/L|${on}}, {l.esr|ESR 9 mm/h|${on}}, {l.ana|ANA negative|v=negative;u=-;${on}}. {x|EEG was not repeated|not done|p.eeg}.`)}
      <h3>Plan</h3><ol>${items(c, ['Start {m.cand|candesartan 4 mg at bedtime|freq=at bedtime}, {x|increase to 8 mg after two weeks if tolerated|conditional|m.cand}.', 'Naproxen instead of ibuprofen: {m.napr|naproxen 500 mg with rizatriptan, at most 8 days a month|freq=at most 8 days a month}.', '{x|If there is no benefit by November, I would request erenumab|conditional|m.eren}; {x|she would rather not have Botox|declined|m.e12botox}.', '{x|Estrogen must be avoided because of the aura|warned|m.coc}.', '{x|Candesartan has to be stopped before a pregnancy|conditional|m.cand}.', '{x|Please recheck creatinine and potassium in three weeks|planned|l.k}.', '{x|Sleep hygiene and a headache diary were discussed|instruction}.'])}</ol>
      <p style="margin-top:8px">I will see her again in four months. Sincerely,</p>${signature(c.rnd, '#22306b', 120)}<br>Marc-André Pelletier, MD, FRCPC (Neurology)<p style="font-size:14.6px">Dictated and reviewed. MAP/rl &nbsp; D: 12/08/2026 &nbsp; T: 13/08/2026</p>`,
    )
  },
  { dateAliases: ['2026-08-13'], width: 1080, scale: 1.3 },
)

/** United States: a practice's order for a specialist; from and to side by side, codes behind the reasons, the chart's lists and last results under it. */
const referral = doc(
  'p1050.png',
  ['en', 'consultation', 'clean'],
  '2026-10-29',
  ['Bayou Creek Family Medicine', 'BAYOU CREEK FAMILY MEDICINE', 'Bayou Creek Family Medicine, LLC'],
  [
    'Vanessa Thibodaux, DO',
    'Vanessa Thibodaux',
    'Dr. Vanessa Thibodaux',
    'THIBODAUX, VANESSA, DO',
    'Thibodaux, Vanessa',
  ],
  ['Curtis Landry', 'LANDRY, CURTIS', 'Curtis J. Landry', 'Landry, Curtis J', 'LANDRY, Curtis J'],
  'Referral order',
  (c) => {
    const bar = (s) => `<div class="bar">${en(s)}</div>`
    const lab = (s) => {
      const [day, line] = s.split('|')
      const r = c.lab(line, { date: day.replace(/(\d+)\/(\d+)\/(\d+)/, '$3-$1-$2') })
      const word = { H: ' (H)', L: ' (L)' }[r.flag] ?? ''
      return `<tr data-e="${r.n}"><td>${en(r.label)}</td><td>${en(r.printed)}${r.unit ? ` ${en(r.unit)}` : ''}${word}</td><td>${en(r.ref)}</td><td>${day}</td></tr>`
    }
    const ul = (list) => `<ul>${items(c, list)}</ul>`
    return sheet(
      `body{font:16px/1.36 ${FACE.roboto};font-size:15.8px;padding:44px 60px}.bar{background:#41566b;color:#fff;font-weight:bold;padding:2px 9px;margin:9px 0 4px}.two{display:grid;grid-template-columns:1fr 1fr;gap:0 26px}td,th{padding:1.6px 8px;border-bottom:1px solid #d3d9df}ul{margin:2px 0;padding-inline-start:20px}p{margin:4px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:12px;align-items:center">${mark('leaf', '#41566b', 44)}<div><b style="font-size:21px">Bayou Creek Family Medicine</b><br>1180 Bayou Creek Pkwy, Houma, LA 703XX</div></div><div style="text-align:right"><b style="font-size:20px">REFERRAL ORDER</b><br>Order date: 10/29/2026</div></div>
      ${bar('PATIENT')}<div class="two"><div><b>LANDRY, CURTIS J</b> &nbsp; M &nbsp; DOB: 04/08/1963<br>Phone: (985) 555-01XX</div><div>Insurance: Pelican State PPO, ID XXX7702<br>Authorization: not required</div></div>${c.no('Pelican State PPO', 'insurer')}
      <div class="two"><div>${bar('REFERRED BY')}Vanessa Thibodaux, DO<br>Ph (985) 555-01XX &nbsp; Fax (985) 555-01XX</div><div>${bar('REFERRED TO')}Terrebonne Kidney Specialists<br>Samuel Okafor-Reid, MD, Nephrology</div></div>${c.no('Terrebonne Kidney Specialists', 'recipient')}${c.no('Samuel Okafor-Reid', 'recipient')}
      ${bar('REASON FOR REFERRAL')}<p>${c.t('{d.ckd3|Chronic kidney disease, stage 3b (N18.32)|icd=N18.32/N18.30}; {d.albur|Proteinuria (R80.9)|icd=R80.9/R80.8}. Priority: [ ] Stat [X] Urgent [ ] Routine. Evaluate and treat, visits: 3')}</p>
      <p>${c.t('Clinical note: eGFR fell from 58 to 39 in 18 months. {o|Foamy urine}, {o|mild ankle swelling}. {x|No gross hematuria, no kidney stones|negated|d.stone}. {x|Please advise whether biopsy is needed|question|p.renbx}. {x|Brother on dialysis from polycystic kidneys|family history|d.pckd}. {x|SPEP ordered today, pending|pending|l.paraprot}.')}</p>
      <div class="two"><div>${bar('PROBLEM LIST')}${ul(['{d.dm2|Type 2 diabetes mellitus (E11.22)|icd=E11.22/E11.9}', '{d.htn|Essential hypertension (I10)}', '{d.gout|Gout (M10.9)|icd=M10.9}', '{d.osa|Obstructive sleep apnea (G47.33)|icd=G47.33}', '{d.obesity|Obesity (E66.9)|icd=E66.9}', '{d.exsmoker|Former smoker (Z87.891)|icd=Z87.891}'])}${bar('SURGICAL HISTORY')}${ul(['{p.cholecy|Cholecystectomy, 2009|on=2009}', '{p.rcr|Right rotator cuff repair, 2017|on=2017}'])}${bar('ALLERGIES')}${ul(['{a.shell|Shellfish|react=hives}: hives', '{a.lis|Lisinopril|react=angioedema}: angioedema'])}${bar('VITALS 10/29/2026')}<p data-line>${c.t('BP {l.e21sys|152|v=152;u=-;on=2026-10-29}/{l.e21dia|88|v=88;u=-;on=2026-10-29} &nbsp; HR {l.e21hr|76|v=76;u=-;on=2026-10-29}'.replace('&nbsp;', '\u00a0'))}<br>${c.t('Wt {l.e21wt|241 lb|v=241;u=lb;on=2026-10-29} BMI {l.e21bmi|34.6|v=34.6;u=-;on=2026-10-29}')}</p></div>
      <div>${bar('CURRENT MEDICATIONS')}${ul(['{m.los|Losartan 100 mg PO daily|freq=daily}', '{m.aml|Amlodipine 10 mg PO daily|freq=daily}', '{m.chlor|Chlorthalidone 25 mg PO every morning|freq=every morning}', '{m.empa|Empagliflozin 10 mg PO daily|freq=daily}', '{m.dula|Dulaglutide 1.5 mg SC weekly|freq=weekly}', '{m.degl|Insulin degludec 30 units SC at bedtime|freq=at bedtime}', '{m.allo|Allopurinol 200 mg PO daily|freq=daily}', '{m.ros|Rosuvastatin 10 mg PO nightly|freq=nightly}'])}<p>${c.t('Discontinued: {m.metf|metformin 1000 mg|st=stopped} (10/29/2026), {m.melox|meloxicam 15 mg|st=stopped} (08/2026). {x|Avoid all NSAIDs|warned|a.nsaid}.')}</p>${bar('IMAGING')}<p>${c.t('{i.usren|Renal ultrasound 09/30/2026|on=2026-09-30}: {o|kidneys 10.1 and 9.8 cm, increased echogenicity}; {d.rcyst|simple cyst of the right kidney|icd=N28.1}; {x|no hydronephrosis|negated|d.hydro}.')}</p></div></div>
      ${bar('RECENT RESULTS')}<table><tr><th style="width:34%">Test</th><th>Result</th><th>Range</th><th>Date</th></tr>${['10/22/2026|crea;Creatinine;1.94;mg/dL;0.70 - 1.35', '10/22/2026|egfr;eGFR;39;mL/min/1.73m2;>= 60', '04/16/2025|egfr;eGFR;58;mL/min/1.73m2;>= 60', '10/22/2026|bun;BUN;34;mg/dL;7 - 25', '10/22/2026|k;Potassium;5.2;mmol/L;3.5 - 5.3', '10/22/2026|hco3;CO2;21;mmol/L;20 - 32', '10/22/2026|uric;Uric acid;6.9;mg/dL;4.0 - 8.0', '10/22/2026|a1c;Hemoglobin A1c;7.8;%;< 5.7', '10/22/2026|hgb;Hemoglobin;12.7;g/dL;13.2 - 17.1', '10/22/2026|uacr;Urine albumin/creatinine;884;mg/g;< 30', '08/05/2026|pth;PTH, intact;78;pg/mL;16 - 77'].map(lab).join('')}</table>
      <p style="margin-top:8px">${c.t('Attached: [X] Labs [X] Ultrasound [ ] EKG [ ] Echo. {x|Echocardiogram scheduled 11/17/2026|planned|i.echo}.')}</p>
      <div style="display:flex;justify-content:space-between;align-items:end;font-size:14px;border-top:1px solid #41566b;padding-top:4px;margin-top:6px"><span>Electronically signed by Vanessa Thibodaux, DO 10/29/2026 4:18 PM</span><span>Referral coordinator: Brandi Hebert &nbsp; Page 1 of 1</span></div>${c.no('Brandi Hebert', 'coordinator')}`,
    )
  },
  { width: 1080, scale: 1.3 },
)

export const practice27EnLetters = [stent, green, neuro, referral]
