/** Letters in English: an Australian surgical discharge, a Scottish emergency letter sent by fax, an English bronchiectasis clinic. */
import { mark, signature } from '../lib/decor.mjs'
import { FACE, doc, en, items, sheet } from './blind-parts.mjs'

/** Australia: diagnoses in a frame, course in prose, results in three columns of days, drugs as new, changed, unchanged, ceased. */
const surgical = doc(
  'p1456.png',
  ['en', 'discharge', 'clean'],
  '2026-03-09',
  ['Coorong District Hospital', 'COORONG DISTRICT HOSPITAL', 'Coorong District Hospital, Murray Bridge'],
  [
    'Dr Priyanka Wickrama',
    'Priyanka Wickrama',
    'Dr. Priyanka Wickrama',
    'Dr P Wickrama',
    'WICKRAMA, Dr Priyanka',
    'Mr Alistair Donnellan',
    'Alistair Donnellan',
  ],
  [
    'Kevin Strahan',
    'STRAHAN, Kevin',
    'Mr Kevin Strahan',
    'Kevin STRAHAN',
    'STRAHAN, Kevin Roy',
    'Mr Strahan',
  ],
  'Discharge summary',
  (c) => {
    const p = (s) => `<p>${c.t(s)}</p>`
    const h = (s) => `<div class="h">${en(s)}</div>`
    const days = ['2026-03-03', '2026-03-05', '2026-03-09']
    const lab = (s) => {
      const [key, label, unit, ref, ...values] = s.split(';')
      const cells = values.map((v, i) => {
        if (!v) return '<td>-</td>'
        const r = c.lab([key, label, v, unit, ref].join(';'), { date: days[i] })
        return `<td data-e="${r.n}">${en(v)}</td>`
      })
      return `<tr><td>${en(label)}</td>${cells.join('')}<td>${en(unit)}</td><td>${en(ref)}</td></tr>`
    }
    const med = (drug, how, note) =>
      `<tr data-line><td>${c.t(drug)}</td><td>${en(how)}</td><td>${c.t(note)}</td></tr>`
    const band = (s) => `<tr><td colspan="3" class="b">${en(s)}</td></tr>`
    return sheet(
      `body{font:15px/1.34 ${FACE.openSans};font-size:14.6px;padding:36px 54px}.h{color:#7b2d26;font-weight:bold;border-bottom:1.5px solid #7b2d26;margin-top:7px}p{margin:3px 0}ul,ol{margin:2px 0}.l td,.l th{padding:.6px 9px;border-bottom:1px solid #ddd;text-align:left}.m td{padding:1.2px 8px;border-bottom:1px solid #ddd}.b{background:#f4e6e4;font-weight:bold}.d{border:1.5px solid #7b2d26;padding:4px 12px;margin-top:7px}.two{display:grid;grid-template-columns:1.25fr 1fr;gap:20px;align-items:start}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:12px;align-items:center">${mark('cross', '#7b2d26', 44)}<div><b style="font-size:21px;color:#7b2d26">Coorong District Hospital</b><br>42 Swanport Road, Murray Bridge SA 5253 &nbsp; (08) 8535 0XXX</div></div><b style="font-size:20px">Discharge Summary</b></div>
      <div style="display:grid;grid-template-columns:1.1fr 1fr 1.2fr;margin-top:6px"><div><b>STRAHAN, Kevin Roy</b><br>DOB 11/08/1961 (64) &nbsp; M<br>URN 30XX815</div><div>Admitted: 03/03/2026<br>Discharged: 09/03/2026<br>Ward 2 West, General Surgery</div><div>Consultant: Mr Alistair Donnellan<br>Author: Dr Priyanka Wickrama (RMO)<br>GP: Dr Leonie Abernethy, Bridge Clinic</div></div>${c.no('Dr Leonie Abernethy', 'recipient')}${c.no('Bridge Clinic', 'recipient')}
      <div class="d">${p('**Principal diagnosis:** {d.pancr|Acute gallstone pancreatitis|icd=K85.10/K85.90}, mild')}${p('**Other diagnoses:** {d.choledoc|choledocholithiasis|icd=K80.50/K80.51}; {d.aki|acute kidney injury|icd=N17.9;st=resolved}, resolved; {d.ileus|postoperative ileus|icd=K56.7/K91.89;st=resolved} for one day')}${p('**Background:** {d.htn|hypertension|icd=I10}, {d.dm2|type 2 diabetes|icd=E11.9}, {d.gout|gout|icd=M10.9}, {d.hipoa|left hip osteoarthritis|icd=M16.12/M16.9}, {d.bcc?|BCC of the nose excised 2022|icd=C44.311/Z85.828;st=historical;on=2022}. {d.exsmoker|Ex-smoker|icd=Z87.891}, {o|12 standard drinks a week}')}${p('**Procedures:** {p.ercp|ERCP|on=2026-03-05} with {p.sphinct|sphincterotomy|on=2026-03-05} and {o|removal of a stone} 05/03/2026 (Dr Yusuf Karimi); {p.lapchole|laparoscopic cholecystectomy|on=2026-03-07} 07/03/2026 (Mr Donnellan)')}</div>${c.no('Dr Yusuf Karimi', 'operator')}
      ${h('Presentation')}${p('{o|Severe epigastric pain through to the back and vomiting} for 10 hours after a meal. {x|No fever, no jaundice on arrival|negated}. {x|No previous pancreatitis|negated}. {x|His sister had gallstones|family history|d.gallst}. On arrival BP {l.e21sys|104|v=104;u=-;on=2026-03-03}/{l.e21dia|62|v=62;u=-;on=2026-03-03}, HR {l.e21hr|112|v=112;u=-;on=2026-03-03}, RR {l.e21rr|22|v=22;u=-;on=2026-03-03}, temp {l.e21temp|37.6|v=37.6;u=-;on=2026-03-03}, SpO2 {l.e21spo2|95%|v=95;u=%;on=2026-03-03} on air.')}
      ${h('Course')}${p('{i.usabd|Ultrasound 03/03|on=2026-03-03}: {d.gallst|gallbladder stones|icd=K80.20/K80.70}, duct 9 mm. {i.ctap|CT abdomen 04/03|on=2026-03-04}: oedematous pancreas, {x|no necrosis or collection|negated}; {d.rcyst|simple cyst right kidney|icd=N28.1}, {d.diverts|sigmoid diverticulosis|icd=K57.30}. Fluids, {m.hydrom|hydromorphone|dose=-;st=-} PCA. {x|Antibiotics were not required|not given}. {i.mrcp|MRCP|on=2026-03-04} 04/03: {d.choledoc|6 mm stone in the common duct}. Operation without complication, {x|conversion to open not needed|negated}. Tolerating diet, wounds clean. {x|No alcohol withdrawal|negated|d.alcdep}.')}
      <div class="two"><div>${h('Results')}<table class="l"><tr><th></th><th>03/03</th><th>05/03</th><th>09/03</th><th>Unit</th><th>Ref.</th></tr>${['lip;Lipase;U/L;0 - 60;2140;388;', 'tbil;Bilirubin;umol/L;0 - 20;41;68;18', 'alp;ALP;U/L;30 - 110;214;246;131', 'alt;ALT;U/L;0 - 50;318;207;64', 'crea;Creatinine;umol/L;60 - 110;148;96;82', 'ca;Calcium;mmol/L;2.10 - 2.60;2.11;2.19;', 'wbc;WCC;10*9/L;4.0 - 11.0;16.8;11.9;8.7', 'hgb;Haemoglobin;g/L;135 - 175;152;138;133', 'crp;CRP;mg/L;0 - 5;38;162;54', 'trig;Triglycerides;mmol/L;0.0 - 2.0;1.9;;'].map(lab).join('')}</table></div>
      <div>${h('Allergies')}${p('{a.morph|Morphine|react=itch} (itch), {a.tape|skin glue|react=blistering} (blistering). {x|Penicillin: no reaction, label removed|negated|a.pen}.')}${h('At discharge')}${p('BP {l.e21sys|132|v=132;u=-;on=2026-03-09}/{l.e21dia|80|v=80;u=-;on=2026-03-09}, HR {l.e21hr|78|v=78;u=-;on=2026-03-09}, temp {l.e21temp|36.7|v=36.7;u=-;on=2026-03-09}, SpO2 {l.e21spo2|98%|v=98;u=%;on=2026-03-09}. Weight {l.e21wt|93.2 kg|v=93.2;u=kg}. BSL {l.glu|8.4 mmol/L|v=8.4;u=mmol/L;on=2026-03-09}.')}${h('Pending')}${p('{x|Histology of the gallbladder|pending}')}</div></div>
      ${h('Medicines on discharge')}<table class="m">
      ${band('New')}
      ${med('{m.para|Paracetamol 1 g|freq=four times a day}', 'four times a day for 5 days', '')}
      ${med('{m.tapent|Tapentadol IR 50 mg|freq=six-hourly if needed}', 'six-hourly if needed', '{o|10 tablets only}')}
      ${band('Changed')}
      ${med('{m.metf|Metformin XR 1 g|freq=once a day}', 'once a day with the evening meal', '{o|was 2 g}; restart 11/03')}
      ${band('Unchanged')}
      ${med('{m.aml|Amlodipine 5 mg|freq=once a day}', 'once a day', '')}
      ${med('{m.allo|Allopurinol 200 mg|freq=once a day}', 'once a day', '')}
      ${med('{m.ros|Rosuvastatin 10 mg|freq=at night}', 'at night', '')}
      ${band('Ceased')}
      ${med('{m.perin|Perindopril 10 mg|st=stopped}', '', 'kidney injury; {x|GP to consider restarting at 5 mg|considered}')}
      ${med('{m.melox|Meloxicam 15 mg|st=stopped}', '', 'kidney injury')}
      ${med('{m.sita|Sitagliptin 100 mg|st=stopped}', '', 'pancreatitis')}</table>
      ${h('Follow-up')}<ul>${items(c, ['{x|Surgical clinic in 4 weeks; GP in one week with kidney and liver tests|planned|l.crea}', '{x|HbA1c in 3 months; consider empagliflozin if above 7.5%|considered|m.empa}', '{x|Return for fever, jaundice or worsening pain|conditional}. {x|No lifting over 5 kg for 4 weeks|instruction}'])}</ul>
      <div style="display:flex;justify-content:space-between;align-items:end"><span>${signature(c.rnd, '#22306b', 80)} Dr Priyanka Wickrama, 09/03/2026 14:05</span><span>Page 1 of 1</span></div>`,
    )
  },
  { dateAliases: ['2026-03-03'], width: 1080, scale: 1.3 },
)

/** Scotland: a letter in paragraphs with headings in capitals run in, sent by fax to the practice. */
const fall = doc(
  'p1457.jpg',
  ['en', 'discharge', 'fax'],
  '2026-01-30',
  [
    'Glenlomond Infirmary',
    'GLENLOMOND INFIRMARY',
    'Glenlomond Infirmary, Emergency Department',
    'Emergency Department, Glenlomond Infirmary',
    'Glenlomond Infirmary Emergency Department',
  ],
  ['Dr Struan Gillespie', 'Struan Gillespie', 'Dr S Gillespie', 'Dr. Struan Gillespie'],
  ['Morag Sutherland', 'Mrs Morag Sutherland', 'SUTHERLAND, Morag', 'Mrs Sutherland', 'Morag SUTHERLAND'],
  'Emergency department letter',
  (c) => {
    const p = (k, s) => `<p><b>${en(k)}</b> ${c.t(s)}</p>`
    return sheet(
      `body{font:19px/1.42 ${FACE.times};font-size:20px;padding:42px 70px}p{margin:8px 0}`,
      `<div style="font:14.6px ${FACE.courier};display:flex;justify-content:space-between"><span>30/01/2026 17:44 &nbsp; GLENLOMOND ED</span><span>01577 8XX XXX &nbsp; PAGE 1 OF 1</span></div>
      <div style="text-align:right;margin-top:12px"><b style="font-size:23px">Glenlomond Infirmary</b><br>Emergency Department<br>Loch Road, Kinross KY13 XXX</div>
      <p>The Partners, Milnathort Health Centre</p>${c.no('Milnathort Health Centre', 'recipient')}
      <p>Dear Colleague,</p>
      <p><b>Mrs Morag Sutherland, DOB 04/12/1943, CHI 0412XXXXXX</b><br>Attended 30 January 2026 at 11:20, discharged 17:15 with her daughter</p>
      ${p('DIAGNOSES:', '1. {d.h15headinj|Minor head injury|icd=S09.90XA} with {d.e17scalphem|left frontal scalp haematoma|icd=S00.03XA} on anticoagulation. 2. {d.colles|Fracture of the left distal radius|icd=S52.502A/S52.532A}, dorsally angulated. 3. {d.uti|Lower urinary tract infection|icd=N39.0}.')}
      ${p('HISTORY:', 'Slipped on ice outside the library and {o|struck her head and outstretched left hand}. {x|No loss of consciousness, no vomiting, no seizure|negated|d.seiz}. {x|No chest pain or palpitations before the fall|negated|d.palp}. {o|Two days of burning when passing urine}. {x|Her husband has dementia and she is his carer|relative|d.demen}.')}
      ${p('PAST HISTORY:', '{d.af|Atrial fibrillation|icd=I48.91/I48.20}, {d.osteoporosis|osteoporosis|icd=M81.0}, {d.hypothy|hypothyroidism|icd=E03.9}, {p.tka|right knee replacement 2019|on=2019}, {d.tia|TIA 2015|icd=Z86.73/G45.9;st=historical;on=2015}.')}
      ${p('MEDICINES:', '{m.edox|edoxaban 30 mg daily|freq=daily}, {m.bis|bisoprolol 2.5 mg daily|freq=daily}, {m.levo|levothyroxine 75 micrograms daily|dose=75 mcg;freq=daily}, {m.alen|alendronic acid 70 mg weekly|freq=weekly}, {m.calvitd|Adcal-D3 twice daily|dose=-;freq=twice daily}. {m.zopi|Zopiclone|dose=-;st=stopped} was stopped in the autumn. **ALLERGY:** {a.nitrofuran|nitrofurantoin|react=breathlessness} (breathlessness).')}
      ${p('ON EXAMINATION:', '{o|GCS 15}, BP {l.e21sys|166|v=166;u=-}/{l.e21dia|84|v=84;u=-}, pulse {l.e21hr|76|v=76;u=-} irregular, temperature {l.e21temp|37.2|v=37.2;u=-}, respiratory rate {l.e21rr|16|v=16;u=-}, oxygen saturation {l.e21spo2|97%|v=97;u=%} on air. {o|4 cm swelling over the left forehead}, {x|no open wound|negated|d.lacer}. {x|Neck not tender, full movement|negated}. {x|Hips normal|negated|d.hipfx}. Left wrist deformed, {x|median nerve intact|negated}.')}
      ${p('INVESTIGATIONS:', '{i.cthead|CT head}: {x|no intracranial haemorrhage, no skull fracture|negated|d.ich}; {d.smallv|small vessel disease|icd=I67.89/I67.82/I67.9}. {i.xrwrist|X-ray left wrist}: {d.colles|extra-articular distal radial fracture}. {p.ecg|ECG}: {d.af|AF}, {l.e21hr?|rate 74|v=74;u=-}. Blood: {l.hgb|Hb 126 g/L|v=126;u=g/L}, {l.plt|platelets 188|v=188;u=-}, {l.na|sodium 136|v=136;u=-}, {l.k|potassium 4.3|v=4.3;u=-}, {l.crea|creatinine 91 umol/L|v=91;u=umol/L}, {l.glu|glucose 6.8|v=6.8;u=-}. Urinalysis: {l.uleu|leucocytes 2+|v=2+;u=-}, {l.unit|nitrite positive|v=positive;u=-}, {l.ubld|blood trace|v=trace;u=-}. {x|MSU sent|pending|l.ucult}.')}
      ${p('TREATMENT:', '{p.p31haemblk|Haematoma block} with {m.lidocn|10 mL 1% lidocaine|dose=-;st=-}, {p.e12mua|manipulation} and {p.h13cast|backslab}; check film satisfactory. {m.para|Paracetamol 1 g|st=-} and {m.dihydro|dihydrocodeine 15 mg|st=-}. {x|Edoxaban was not reversed|not given}; it continues.')}
      ${p('TO TAKE HOME:', '{m.trim|trimethoprim 200 mg twice daily for 3 days|freq=twice daily}; {m.para|paracetamol 1 g up to four times daily|freq=up to four times daily}. {x|Codeine avoided because of falls|avoided|m.code}.')}
      ${p('PLAN:', '{x|Fracture clinic 6 February|planned}. {x|Operation if the position slips|conditional|p.orif}. {x|Please review falls risk and consider zoledronate|suggestion|m.zole}, and {x|check postural blood pressure|planned|d.orthost}. {x|Head injury sheet given: return with headache, vomiting or drowsiness|instruction}.')}
      <p>Yours sincerely,</p>
      <div>${signature(c.rnd, '#111', 110)}<br>Dr Struan Gillespie, ST5 in Emergency Medicine</div>`,
    )
  },
  { width: 1080, scale: 1.45 },
)

/** England: a chest clinic's letter; problems and treatment in a side column, lung function in a small table, prose beside. */
const chest = doc(
  'p1458.png',
  ['en', 'consultation', 'clean'],
  '2026-02-25',
  [
    'Eskdale General Hospital',
    'ESKDALE GENERAL HOSPITAL',
    'Eskdale General Hospital, Department of Respiratory Medicine',
    'Department of Respiratory Medicine, Eskdale General Hospital',
    'Eskdale General Hospital NHS Trust',
  ],
  ['Dr Tobias Renshaw', 'Tobias Renshaw', 'Dr. Tobias Renshaw', 'Dr T Renshaw', 'Dr Tobias Renshaw FRCP'],
  ['Patricia Dunnock', 'Mrs Patricia Dunnock', 'DUNNOCK, Patricia', 'Patricia DUNNOCK', 'Mrs Dunnock'],
  'Respiratory clinic letter',
  (c) => {
    const p = (s) => `<p>${c.t(s)}</p>`
    const side = (title, list) =>
      `<b>${en(title)}</b>${list.map((s) => `<div data-line class="i">${c.t(s)}</div>`).join('')}`
    return sheet(
      `body{font:16px/1.4 ${FACE.calibri};font-size:17px;padding:46px 62px}p{margin:8px 0}.w{display:grid;grid-template-columns:300px 1fr;gap:24px;margin-top:10px}.s{background:#eef4f0;padding:8px 13px;border-left:4px solid #2d6a4f}.s b{display:block;margin-top:9px;color:#2d6a4f}.i{margin:2px 0}.f{margin:6px 0}.f td,.f th{border:1px solid #9bb5a5;padding:2px 9px;text-align:left}`,
      `<div style="display:flex;justify-content:space-between;align-items:center;border-bottom:2px solid #2d6a4f;padding-bottom:6px"><div><b style="font-size:22px;color:#2d6a4f">Eskdale General Hospital</b><br>Department of Respiratory Medicine, Whitehaven CA28 XXX</div><div style="text-align:right">Dr Tobias Renshaw FRCP, Consultant<br>Secretary 01946 5XX XX0</div></div>
      <div style="display:flex;justify-content:space-between;margin-top:8px"><div>Dr Callum Fairhurst<br>Beacon Street Surgery</div><div>Clinic date: 25/02/2026<br>Typed: 03/03/2026</div></div>${c.no('Dr Callum Fairhurst', 'recipient')}${c.no('Beacon Street Surgery', 'recipient')}
      <p><b>Mrs Patricia DUNNOCK &nbsp; DOB 16/07/1958 &nbsp; NHS 61X XXX 0935</b></p>
      <div class="w"><div class="s">
      ${side('Diagnoses', ['{d.bronchiect|Bronchiectasis|icd=J47.9/J47.1}, both lower lobes, after {d.e35whoop|whooping cough|icd=A37.90/Z87.01/Z86.19;st=historical} in childhood', '{d.e35pseud|Chronic Pseudomonas infection|icd=B96.5/J15.1/A49.8}', '{d.sinuschr|Chronic rhinosinusitis|icd=J32.9/J31.0}', '{d.gerd|Reflux|icd=K21.9}', '{d.hearaid|Hearing loss, right|icd=H91.91/H91.90/H90.5}'])}
      ${side('Current treatment', ['{m.e35colis|Colomycin 1 million units nebulised twice a day|dose=-;freq=twice a day}', '{m.azit|Azithromycin 250 mg three times a week|freq=three times a week}', '{m.carboc|Carbocisteine 750 mg twice a day|freq=twice a day}', '{m.e35fost|Fostair 100/6 two puffs twice a day|dose=-;freq=twice a day}', '{m.lan|Lansoprazole 30 mg daily|freq=daily}', '{m.p31hypsal|Hypertonic saline 7% daily|dose=-;freq=daily} (new)'])}
      ${side('Allergies', ['{a.cipro|Ciprofloxacin|react=Achilles tendon pain}: Achilles tendon pain', '{x|Penicillin tolerated|negated|a.pen}'])}
      ${side('Vaccines', ['{m.vflu|Influenza October 2025|dose=-;st=-;on=2025-10}', '{m.vpcv|Pneumococcal (Prevenar 20) 2024|dose=-;st=-;on=2024}', '{x|RSV: due at 75|planned|m.e18vrsv}'])}
      ${side('Never / not found', ['{x|Never smoked|negated|d.smoker}', '{x|Cystic fibrosis excluded|negated|d.cf}'])}
      </div><div>
      <p>Dear Dr Fairhurst,</p>
      ${p('I saw Mrs Dunnock for her six-monthly review. She has had {o|three chest infections since August}, one treated at home with two weeks of {m.e35ceft|intravenous ceftazidime|dose=-;st=stopped;route=IV} in December. {o|She brings up an eggcupful of green sputum a day}. {x|There has been no blood in the sputum and no weight loss|negated|d.e35hemopt}. {x|She has no wheeze at night|negated|d.asthma}. {x|Her brother died of lung cancer and a niece has asthma|family history|d.lungca}. She lives with two cats and {x|has never had tuberculosis|negated|d.tb}.')}
      ${p('On examination saturation {l.e21spo2|94%|v=94;u=%} on air, pulse {l.e21hr|82|v=82;u=-}, respiratory rate {l.e21rr|18|v=18;u=-}, blood pressure {l.e21sys|126|v=126;u=-}/{l.e21dia|74|v=74;u=-}, temperature {l.e21temp|36.8|v=36.8;u=-}; weight {l.e21wt|58.1 kg|v=58.1;u=kg}, BMI {l.e21bmi|21.9|v=21.9;u=-}. {o|Coarse crackles at both bases}, {x|no clubbing|negated}.')}
      <table class="f"><tr><th>Spirometry</th><th>25/02/2026</th><th>% predicted</th><th>20/08/2025</th></tr>
      <tr><td>FEV1 (L)</td><td>${c.t('{l.e18fev1|1.38|v=1.38;u=L;on=2026-02-25}')}</td><td>${c.t('{o|61 %}')}</td><td>${c.t('{l.e18fev1|1.52|v=1.52;u=L;on=2025-08-20}')}</td></tr>
      <tr><td>FVC (L)</td><td>${c.t('{l.e18fvc|2.24|v=2.24;u=L;on=2026-02-25}')}</td><td>${c.t('{o|78 %}')}</td><td>${c.t('{l.e18fvc|2.31|v=2.31;u=L;on=2025-08-20}')}</td></tr>
      <tr><td>FEV1/FVC</td><td>${c.t('{l.e18fevr|0.62|v=0.62;u=-;on=2026-02-25}')}</td><td></td><td>${c.t('{l.e18fevr|0.66|v=0.66;u=-;on=2025-08-20}')}</td></tr></table>
      ${p('{l.sputc|Sputum of 11/02/2026 grew Pseudomonas aeruginosa|v=Pseudomonas aeruginosa;u=-;on=2026-02-11}: {l.e35sceft|ceftazidime S|v=S;u=-;on=2026-02-11}, {l.e35smero|meropenem S|v=S;u=-;on=2026-02-11}, {l.e35scip|ciprofloxacin R|v=R;u=-;on=2026-02-11}, {l.e35stobr|tobramycin I|v=I;u=-;on=2026-02-11}. {l.afb|Smear for acid-fast bacilli negative|v=negative;u=-;on=2026-02-11}; {x|mycobacterial culture still in progress|pending}. {l.crp|CRP 14 mg/L|v=14;u=mg/L}, {l.wbc|white cells 9.8|v=9.8;u=-}, {l.eos|eosinophils 0.2|v=0.2;u=-}, {l.igg|IgG 11.3 g/L|v=11.3;u=g/L}, {l.ige|total IgE 41 kU/L|v=41;u=kU/L}, {l.aspfum|Aspergillus IgE negative|v=negative;u=-}.')}
      ${p('{i.ctchest|CT chest of January 2026|on=2026-01}: {d.bronchiect|cylindrical bronchiectasis of both lower lobes}, {o|mucus plugging}; {d.nodule|5 mm nodule right upper lobe|icd=R91.1}; {d.hiatus|small hiatus hernia|icd=K44.9}. {x|No cavity, no features of mycobacterial disease|negated|d.tb}. {p.ecg|ECG}: {o|QTc 431 ms}, {x|not prolonged|negated|d.longqt}.')}
      ${p('**Plan.** I have added hypertonic saline, with a test dose given today under supervision. {x|If she has another exacerbation I would change to nebulised tobramycin|conditional|m.e35tobr}. {x|Long-term oxygen is not needed|not needed|p.e20oxyg}. {x|Repeat CT for the nodule in 12 months|planned|i.ctchest}. {x|Hearing test because of azithromycin|planned|p.h30audio}. {x|Rescue pack: doxycycline considered, but not supplied|considered|m.doxy}. {x|Review in 6 months with spirometry|planned}.')}
      <div>Yours sincerely,<br>${signature(c.rnd, '#22306b', 110)}<br>Dr Tobias Renshaw FRCP, Consultant Respiratory Physician &nbsp; <span style="font-size:14.6px">cc Mrs Dunnock; Sr K Oyelaran</span></div>${c.no('Sr K Oyelaran', 'nurse')}
      </div></div>`,
    )
  },
  { dateAliases: ['2026-03-03'], width: 1080, scale: 1.3 },
)

export const thirtyfifthEnLetters = [surgical, fall, chest]
