/** Letters in English: an English hospital's discharge after a bleeding ulcer, an Irish children's emergency letter by fax, an American kidney clinic's note. */
import { mark, signature } from '../lib/decor.mjs'
import { FACE, doc, en, items, sheet } from './blind-parts.mjs'

/** England: the electronic discharge form; labels at the left, drugs in a table with what changed and why. */
const ulcer = doc(
  'p1506.png',
  ['en', 'discharge', 'clean'],
  '2026-03-10',
  [
    'Kingsbourne General Hospital',
    'KINGSBOURNE GENERAL HOSPITAL',
    'Kingsbourne General Hospital, Acute Medicine',
    'Kingsbourne General Hospital, Stafford',
  ],
  [
    'Dr Meera Venkatesan',
    'Meera Venkatesan',
    'Dr M Venkatesan',
    'VENKATESAN, Dr Meera',
    'Dr. Meera Venkatesan',
  ],
  ['Doreen Applegarth', 'APPLEGARTH, Doreen', 'Mrs Doreen Applegarth', 'Doreen APPLEGARTH', 'Mrs Applegarth'],
  'Discharge summary',
  (c) => {
    const row = (k, s) => `<tr><th>${en(k)}</th><td>${c.t(s)}</td></tr>`
    const med = (s) => {
      const [what, how, fate, why = ''] = s.split('~')
      return `<tr data-line><td>${c.t(what)}</td><td>${en(how)}</td><td>${en(fate)}</td><td>${c.t(why)}</td></tr>`
    }
    const lab = (s) => {
      const [key, label, unit, ...v] = s.split(';')
      const cells = v.map((printed, i) => {
        if (!printed) return '<td></td>'
        const r = c.lab([key, label, printed, unit, ''].join(';'), {
          date: ['2026-03-05', '2026-03-07', '2026-03-10'][i],
        })
        c.entities[r.n].text = `${label} ${printed} ${unit}`
        return `<td><span data-e="${r.n}">${en(printed)}</span></td>`
      })
      return `<tr><td>${en(label)} ${en(unit)}</td>${cells.join('')}</tr>`
    }
    return sheet(
      `body{font:15px/1.3 ${FACE.arial};font-size:14.4px;padding:36px 52px}table.a th{width:150px;text-align:left;background:#e3eaf3;border:1px solid #90a4bd;padding:3px 8px;font-weight:bold}table.a td{border:1px solid #90a4bd;padding:3px 9px}table.m td,table.m th{border:1px solid #90a4bd;padding:1.8px 8px;text-align:left}table.m th{background:#e3eaf3}table.l{width:62%}table.l td,table.l th{padding:.6px 14px .6px 0;text-align:left}h4{margin:8px 0 2px;color:#1c3f70}p{margin:4px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:12px;align-items:center">${mark('cross', '#1c3f70', 42)}<div><b style="font-size:21px;color:#1c3f70">Kingsbourne General Hospital</b><br>Acute Medicine, Weston Road, Stafford ST16 XXX</div></div><div style="text-align:right"><b style="font-size:18px">Discharge Summary</b><br>to GP: Dr Paul Hesketh, Castle Gate Practice</div></div>${c.no('Dr Paul Hesketh', 'recipient')}${c.no('Castle Gate Practice', 'recipient')}
      <div style="display:grid;grid-template-columns:1.2fr 1fr 1.1fr;margin:8px 0;border:1.3px solid #1c3f70;padding:5px 10px"><div><b>Mrs Doreen Applegarth</b><br>DOB 26/10/1947 (78 y) &nbsp; F<br>NHS no. 4XX 2XX 7719</div><div>Admitted: 05/03/2026 (emergency)<br>Discharged: 10/03/2026<br>Ward: AMU 2</div><div>Consultant: Dr Meera Venkatesan<br>Completed by: Dr Josh Tyndall, FY1<br>Destination: own home, daughter</div></div>${c.no('Dr Josh Tyndall', 'author, not the consultant')}
      <table class="a">
      ${row('Main diagnosis', '{d.peptic|Bleeding gastric ulcer|icd=K25.4/K25.0} on apixaban and naproxen')}
      ${row('Other diagnoses', '{d.aki|Acute kidney injury stage 1|icd=N17.9}, resolved; {d.e28abla|acute blood loss anaemia|icd=D62}. Background: {d.af|permanent atrial fibrillation|icd=I48.21/I48.91}, {d.htn|hypertension|icd=I10}, {d.hipoa|osteoarthritis of both hips|icd=M16.0/M16.9}, {d.hypothy|hypothyroidism|icd=E03.9}, {d.tia|TIA 2019|icd=Z86.73/G45.9;st=historical;on=2019}')}
      ${row('Procedures', '{p.egd|OGD 06/03/2026|on=2026-03-06}: {o|12 mm antral ulcer, visible vessel (Forrest IIa)}; {p.e33hemo|adrenaline injection and two clips|on=2026-03-06}. {p.transfus|2 units of red cells transfused 05/03/2026|on=2026-03-05}')}
      ${row('Allergies', '{a.flucl|Flucloxacillin|react=jaundice}: jaundice 2014. {x|No reaction to penicillin V in 2021|negated|a.pen}')}
      ${row('Presentation', 'Two days of {o|black stools} and {o|dizziness on standing}, one {o|coffee-ground vomit}. {x|No abdominal pain, no weight loss|negated}. {x|No previous ulcer, no alcohol|negated|d.duod}. She had bought {m.napr|naproxen|dose=-;st=stopped} for her hips. {x|Her brother had stomach cancer at 70|family history|d.gastricca}. On arrival BP {l.e21sys|94|v=94;u=-}/{l.e21dia|52|v=52;u=-}, pulse {l.e21hr|118|v=118;u=-} irregular, RR {l.e21rr|22|v=22;u=-}, SpO2 {l.e21spo2|96%|v=96;u=%} on air, temp {l.e21temp|36.4|v=36.4;u=-}. {o|Melaena on rectal examination}.')}
      ${row('Course', 'Given IV fluids and {m.pan|pantoprazole 80 mg then infusion|st=-;route=IV;dose=-} for 72 h. {x|Prothrombin complex was considered but not needed|considered}. {l.clo|CLO test negative|v=negative;u=-;on=2026-03-06}. {o|Ulcer biopsies taken}, {x|histology awaited to exclude malignancy|pending|d.gastricca}. {x|No further bleeding|negated}. {i.cxr|Chest X-ray}: {d.cardmeg|enlarged heart|icd=I51.7}, {x|no free air, no consolidation|negated|d.pneumonia}. {p.ecg|ECG}: {d.af|AF}, {x|no ischaemia|negated|d.mi}. CHA2DS2-VASc {o|6}; cardiology advise restart of apixaban.')}
      ${row('At discharge', 'BP {l.e21sys|128|v=128;u=-}/{l.e21dia|70|v=70;u=-}, pulse {l.e21hr|82|v=82;u=-}, SpO2 {l.e21spo2|97%|v=97;u=%}, weight {l.e21wt|63.4 kg|v=63.4;u=kg}. Stools brown, mobile with one stick.')}
      </table>
      <h4>Blood results</h4><table class="l"><tr><th></th><th>05/03/26</th><th>07/03/26</th><th>10/03/26</th></tr>${['hgb;Hb;g/L;71;88;96', 'plt;Platelets;10*9/L;244;;261', 'urea;Urea;mmol/L;19.8;9.1;5.6', 'crea;Creatinine;umol/L;138;104;81', 'k;Potassium;mmol/L;4.9;4.2;4.4', 'inr;INR;;1.3;;1.1', 'ferr;Ferritin;ug/L;;18;'].map(lab).join('')}</table>
      <h4>Medicines on discharge</h4><table class="m"><tr><th style="width:30%">Medicine</th><th style="width:25%">Dose and frequency</th><th style="width:12%">Status</th><th>Reason</th></tr>
      ${[
        '{m.ome|Omeprazole 40 mg capsules|freq=twice a day}~one twice a day for 8 weeks~New~ulcer',
        '{m.fefum|Ferrous fumarate 210 mg tablets|freq=once a day}~one once a day~New~anaemia; from 13/03',
        '{m.apix|Apixaban 5 mg tablets|freq=twice a day}~one twice a day~Restart~{x|not before 13/03/2026|instruction}',
        '{m.bis|Bisoprolol 2.5 mg tablets|freq=once a day}~one once a day~Changed~{o|was 5 mg}, low blood pressure',
        '{m.levo|Levothyroxine 75 micrograms|freq=once a day}~one once a day~Unchanged',
        '{m.ator|Atorvastatin 40 mg tablets|freq=at night}~one at night~Unchanged',
        '{m.para|Paracetamol 500 mg tablets|dose=500 mg;freq=four times a day when required}~two four times a day when required~New~hip pain instead of naproxen',
        '{m.ram|Ramipril 5 mg|st=stopped}~~Stopped~kidney injury, {x|GP to review restart after bloods|planned}',
        '{m.napr|Naproxen|dose=-;st=stopped}~~Stopped~{x|avoid all NSAIDs for life|instruction|m.ibu}',
      ]
        .map(med)
        .join('')}</table>
      <h4>Actions</h4><ul style="margin:2px 0">${items(c, ['GP: {x|FBC and U&E in one week; blood pressure|planned|l.hgb}', 'Hospital: {x|repeat OGD in 6 to 8 weeks to confirm healing|planned|p.egd}', '{x|If black stools, collapse or chest pain call 999|conditional}. {x|Colonoscopy only if iron stays low|conditional|p.colono}'])}</ul>`,
    )
  },
  { dateAliases: ['2026-03-05'], width: 1080, scale: 1.3 },
)

/** Ireland: a children's emergency department's letter in run-in headings, sent by fax. */
const seizure = doc(
  'p1507.jpg',
  ['en', 'discharge', 'fax'],
  '2026-02-11',
  [
    "St Ita's Children's Hospital",
    "ST ITA'S CHILDREN'S HOSPITAL",
    "St Ita's Children's Hospital Emergency Department",
    "ST ITA'S CHILDREN'S HOSPITAL, EMERGENCY DEPARTMENT",
    "St Ita's Children's Hospital, Limerick",
  ],
  ['Dr Conor Mulvihill', 'Conor Mulvihill', 'Dr C Mulvihill', 'Dr. Conor Mulvihill', 'MULVIHILL, Dr Conor'],
  ['Oisin Hanratty', 'HANRATTY, Oisin', 'Oisin HANRATTY', 'Hanratty, Oisin', 'Oisin'],
  'Emergency department letter',
  (c) => {
    const p = (k, s) => `<p><b>${en(k)}:</b> ${c.t(s)}</p>`
    return sheet(
      `body{font:19px/1.4 ${FACE.times};font-size:19.6px;padding:40px 66px}p{margin:7px 0}`,
      `<div style="font:15px ${FACE.arial};display:flex;justify-content:space-between;border-bottom:1px solid #222"><span>11/02/2026 21:14 &nbsp; St Ita's ED</span><span>-&gt; 061 5XX 220 &nbsp; page 1 / 1</span></div>
      <p style="text-align:center;margin-top:10px"><b style="font-size:23px">ST ITA'S CHILDREN'S HOSPITAL, EMERGENCY DEPARTMENT</b><br>Dock Road, Limerick &nbsp; Tel 061 5XX 100</p>
      <p>To: Dr Niamh Cregan, Ennis Road Family Doctors</p>${c.no('Dr Niamh Cregan', 'recipient')}${c.no('Ennis Road Family Doctors', 'recipient')}
      <div style="display:grid;grid-template-columns:1fr 1fr;border:1.5px solid #222;padding:5px 12px"><div><b>HANRATTY, Oisin</b> &nbsp; boy<br>DOB 03/04/2024 (22 months)<br>MRN C26XX184</div><div>Attended: 11/02/2026 16:05<br>Discharged: 11/02/2026 20:50<br>Seen by: Dr Conor Mulvihill, Registrar</div></div>
      ${p('Diagnoses', '1. {d.febseiz|Simple febrile convulsion|icd=R56.00}, first. 2. {d.aom|Acute otitis media, left|icd=H66.92/H66.002}')}
      ${p('History', 'Runny nose for 2 days, fever since this morning. At 15:20 {o|stiffening, then jerking of all limbs for about 3 minutes with eyes rolled up}, {o|drowsy for 20 minutes after}. Ambulance gave {m.midaz|buccal midazolam 2.5 mg|st=-;route=buccal}; the jerking had stopped by then. {x|No head injury, no vomiting, no rash|negated}. {x|No previous convulsion|negated|d.epil}.')}
      ${p('Background', 'Born at term by {p.csect?|caesarean|st=-}. {d.eczema|Eczema|icd=L20.9}; {d.bronchiolitis|bronchiolitis February 2025|icd=J21.9;st=historical;on=2025-02}, admitted 2 nights. {o|Vaccines up to date}. Walking and talking normally. {x|Father had febrile convulsions, aunt has epilepsy|family history|d.epil}.')}
      ${p('Allergies', '{a.egg|Egg|react=hives} - hives. {x|No medicine allergies|negated|a.pen}')}
      ${p('Usual medicines', '{m.chole|Vitamin D 5 micrograms daily|dose=5 mcg;freq=daily}, {m.e31hydroct|hydrocortisone 1% ointment as needed|dose=-;freq=as needed}. {x|No inhalers|negated|m.salb}.')}
      ${p('On arrival', 'T {l.e21temp|39.6|v=39.6;u=-}, HR {l.e21hr|162|v=162;u=-}, RR {l.e21rr|34|v=34;u=-}, SpO2 {l.e21spo2|98%|v=98;u=%} in air, BP {l.e21sys|96|v=96;u=-}/{l.e21dia|58|v=58;u=-}, weight {l.e21wt|12.6 kg|v=12.6;u=kg}, {l.glu|glucose 6.2 mmol/L|v=6.2;u=mmol/L}. {o|Left drum red and bulging}, {o|throat mildly red}. Chest clear. {x|No neck stiffness, no photophobia, fontanelle closed|negated|d.meng}. {x|No focal signs|negated}.')}
      ${p('Tests', '{l.wbc|WCC 14.9|v=14.9;u=-}, {l.hgb|Hb 113 g/L|v=113;u=g/L}, {l.crp|CRP 22 mg/L|v=22;u=mg/L}, {l.na|Na 136|v=136;u=-}, {l.ca|calcium 2.38|v=2.38;u=-}. Urine: {l.uleu|leucocytes negative|v=negative;u=-}, {l.unit|nitrites negative|v=negative;u=-}. Nose swab: {l.fluaag|influenza A negative|v=negative;u=-}, {l.rsv|RSV negative|v=negative;u=-}, {l.covag|COVID-19 negative|v=negative;u=-}. {x|Lumbar puncture, CT and EEG not indicated|not done|p.lp}.')}
      ${p('Treatment', '{m.para|Paracetamol 190 mg PO|st=-;route=PO}, {m.ibu|ibuprofen 125 mg PO|st=-;route=PO}. At 20:30: T {l.e21temp|37.8|v=37.8;u=-}, HR {l.e21hr|124|v=124;u=-}, drinking, playing.')}
      ${p('To take home', '{m.amox|Amoxicillin 250 mg three times a day for 5 days|dose=250 mg;freq=three times a day}')}
      ${p('Advice', 'Leaflet given. {x|Paracetamol or ibuprofen for comfort, they do not prevent convulsions|instruction}. {x|Call 999 if a convulsion lasts over 5 minutes; back to us for drowsiness, rash or no wet nappies|conditional}. {x|Risk of epilepsy is low|comment|d.epil}. {x|Rescue midazolam not prescribed|not prescribed}.')}
      ${p('GP', '{x|Please look at the ear in 2 weeks; hearing test if fluid persists|planned|p.tymp}. {x|No outpatient review arranged|not needed}.')}
      <div style="margin-top:8px">${signature(c.rnd, '#111', 110)}<br>Dr Conor Mulvihill, Registrar &nbsp; <span style="font-size:16px">for Dr Ruth Lenihan, Consultant</span></div>${c.no('Dr Ruth Lenihan', 'supervising consultant')}`,
    )
  },
  { width: 1080, scale: 1.4 },
)

/** United States: a kidney clinic's letter back to the family physician; facts in a shaded box, then assessment by problem. */
const kidney = doc(
  'p1508.png',
  ['en', 'consultation', 'clean'],
  '2026-04-15',
  [
    'Piedmont Kidney Consultants',
    'PIEDMONT KIDNEY CONSULTANTS',
    'Piedmont Kidney Consultants, P.A.',
    'Piedmont Kidney Consultants, Greensboro',
  ],
  [
    'Lamar Whitfield, MD',
    'Lamar Whitfield',
    'Dr. Lamar Whitfield',
    'Whitfield, Lamar',
    'Lamar J. Whitfield, MD',
  ],
  ['Russell Beaudry', 'Mr. Russell Beaudry', 'BEAUDRY, Russell', 'Beaudry, Russell', 'Mr. Beaudry'],
  'Nephrology letter',
  (c) => {
    const p = (s) => `<p>${c.t(s)}</p>`
    const h = (s) => `<p style="margin-bottom:1px"><b>${en(s)}</b></p>`
    return sheet(
      `body{font:16px/1.4 ${FACE.cambria};font-size:16.8px;padding:46px 78px}p{margin:7px 0}ol,ul{margin:1px 0}.q{background:#eef2ea;border-left:5px solid #4b6b2f;padding:6px 14px;margin:9px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center;border-bottom:2px solid #4b6b2f;padding-bottom:6px"><div style="display:flex;gap:12px;align-items:center">${mark('wave', '#4b6b2f', 46)}<b style="font-size:23px;color:#4b6b2f">Piedmont Kidney Consultants</b></div><div style="text-align:right;font-size:15px">1200 N Elm St, Suite 310, Greensboro, NC 274XX<br>Phone 336-555-01XX &nbsp; Lamar J. Whitfield, MD</div></div>
      <p>April 15, 2026</p>
      <p>Anita Oakes, FNP<br>Haw River Family Practice</p>${c.no('Anita Oakes, FNP', 'recipient')}${c.no('Haw River Family Practice', 'recipient')}
      <p>RE: <b>Russell Beaudry</b>, DOB 06/17/1973 &nbsp; Date of visit: 04/14/2026</p>
      ${p('Dear Ms. Oakes: I saw Mr. Beaudry in follow-up of {d.pckd|autosomal dominant polycystic kidney disease|icd=Q61.2} with {d.ckd3|stage 3b chronic kidney disease|icd=N18.32}. Since October he has had one episode of {d.hematuria|gross hematuria|icd=R31.0;st=-} in January that settled in three days. {x|He denies flank pain now, dysuria or swelling|negated}. {x|No headaches like his uncle had|negated}.')}
      <div class="q">${c.t('BP today {l.e21sys|142|v=142;u=-}/{l.e21dia|88|v=88;u=-} (home average {l.e21sys?|136|v=136;u=-}/{l.e21dia?|84|v=84;u=-}), pulse {l.e21hr|68|v=68;u=-}, weight {l.e21wt|208 lb|v=208;u=lb}, BMI {l.e21bmi|29.0|v=29;u=-}. {o|Kidneys palpable on both sides}. {x|No edema|negated}. Lungs clear.')}<br>${c.t('Labs 04/08/2026: {l.crea|creatinine 1.98|v=1.98;u=-;on=2026-04-08} ({l.crea|1.81|v=1.81;u=-;on=2025-10-07} on 10/07/2025), {l.egfr|eGFR 40|v=40;u=-;on=2026-04-08}, {l.k|potassium 4.9|v=4.9;u=-;on=2026-04-08}, {l.hco3|CO2 21|v=21;u=-;on=2026-04-08}, {l.ca|calcium 9.3|v=9.3;u=-;on=2026-04-08}, {l.phos|phosphorus 4.1|v=4.1;u=-;on=2026-04-08}, {l.pth|PTH 104 pg/mL|v=104;u=pg/mL;on=2026-04-08}, {l.hgb|hemoglobin 13.2|v=13.2;u=-;on=2026-04-08}, {l.uric|uric acid 8.4|v=8.4;u=-;on=2026-04-08}, {l.uacr|urine ACR 118 mg/g|v=118;u=mg/g;on=2026-04-08}, {l.ldl|LDL 121|v=121;u=-;on=2026-04-08}, {l.alt|ALT 24|v=24;u=-;on=2026-04-08}.')}</div>
      ${p('**Imaging.** {i.e36mrkid|MRI of the kidneys 11/2025|on=2025-11}: {o|total kidney volume 1,940 mL (Mayo class 1D)}, {d.lcyst|multiple liver cysts|icd=K76.89/Q44.6}, {d.stone|5 mm stone in the left kidney|icd=N20.0}, {x|no hydronephrosis, no solid mass|negated|d.hydro}. {i.e36mrahead|MR angiogram of the head 2022|on=2022}: {x|no aneurysm|negated|d.aneur}. {i.echo|Echocardiogram 2024|on=2024}: {d.mvp|mitral valve prolapse|icd=I34.1}, {l.lvef|EF 60 %|v=60;u=%;on=2024}.')}
      ${p('**History.** {d.htn|Hypertension|icd=I10/I12.9} since age 29; {d.gout|gout|icd=M10.9/M1A.9XX0}, last attack December; {p.umbrep|umbilical hernia repair 2015|on=2015}; {d.diverts|diverticulosis|icd=K57.30}. {x|His mother was on dialysis at 58 and an uncle died of a ruptured brain aneurysm|family history|d.aneur}. {d.exsmoker|Quit smoking 2010|icd=Z87.891;st=-}. Allergies: {a.sulfa|sulfa|react=rash} (rash); {a.lis|lisinopril|react=cough} - cough.')}
      ${p('**Medications:** {m.los|losartan 100 mg daily|freq=daily}, {o|amlodipine 5 mg daily}, {o|allopurinol 100 mg daily}, {m.e36tolv|tolvaptan 45 mg in the morning and 15 mg eight hours later|dose=-;freq=-}, {m.colc|colchicine 0.6 mg as needed|freq=as needed}, {m.chole|vitamin D3 2,000 units daily|dose=2000 units;freq=daily}. He no longer takes {m.hctz|hydrochlorothiazide|dose=-;st=stopped} (gout).')}
      ${h('Assessment and plan')}
      <ol>${items(c, ['{d.pckd|ADPKD} with {d.ckd3|CKD 3b}: slow decline on tolvaptan, which he tolerates. {x|Liver tests every month for now|planned|l.alt}. {x|Transplant evaluation when eGFR is below 20|conditional|p.renaltx}.', '{d.htn|Hypertension}, above the goal of 130/80: {m.aml|amlodipine is increased from 5 to 10 mg daily|dose=10 mg;freq=daily}. {x|Spironolactone was considered but his potassium is too high|considered|m.spir}.', '{d.gout|Gout}: {m.allo|allopurinol raised today to 200 mg daily|dose=200 mg;freq=daily}. {x|No NSAIDs|instruction|m.ibu}.', '{d.secpth|Secondary hyperparathyroidism|icd=N25.81}, mild: vitamin D as before, {x|calcitriol not needed yet|not needed|m.calcit}.', '{d.e36acid|Mild metabolic acidosis|icd=E87.20/E87.22/E87.29}: {m.e36nahco|sodium bicarbonate 650 mg twice a day|freq=twice a day} started today.', '{d.hld|Hyperlipidemia|icd=E78.5/E78.00}: {m.ros|rosuvastatin 5 mg nightly|freq=nightly} started.', '{d.stone|Kidney stone}: drink 3 liters a day. {x|Repeat MR angiogram next year because of the uncle|planned|i.e36mrahead}. {x|Hepatitis B vaccine series recommended|recommended|m.vhepb}.'])}</ol>
      ${p('{x|He will return in 3 months with labs the week before|planned}. Thank you for sharing his care.')}
      <div style="margin-top:6px">Sincerely,<br>${signature(c.rnd, '#22306b', 110)}<br>Lamar J. Whitfield, MD</div>`,
    )
  },
  { dateAliases: ['2026-04-14'], width: 1080, scale: 1.3 },
)

export const thirtysixthEnLetters = [ulcer, seizure, kidney]
