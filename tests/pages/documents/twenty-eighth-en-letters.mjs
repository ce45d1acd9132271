/** Letters in English: an American hospital's discharge after a knee replacement, an English emergency department's letter, an Australian gastroenterologist's letter, an American children's practice's visit at twelve months. */
import { mark, signature } from '../lib/decor.mjs'
import { FACE, doc, en, items, sheet } from './blind-parts.mjs'

/** United States: underlined headings, running text, three days of results as a small table, drugs with the last and the next dose. */
const knee = doc(
  'p1066.png',
  ['en', 'discharge', 'clean'],
  '2026-04-08',
  ['Bayou Regional Hospital', 'BAYOU REGIONAL HOSPITAL', 'Bayou Regional Hospital, Orthopedic Services'],
  [
    'Clifton Arceneaux, MD',
    'Clifton Arceneaux',
    'Dr. Clifton Arceneaux',
    'Dr. Arceneaux',
    'Clifton J. Arceneaux, MD',
  ],
  [
    'Dolores Wimberly',
    'WIMBERLY, DOLORES',
    'Dolores Wimberly',
    'Wimberly, Dolores',
    'Ms. Wimberly',
    'Mrs. Wimberly',
  ],
  'Discharge summary',
  (c) => {
    const h = (s) => `<h3>${en(s)}</h3>`
    const p = (s) => `<p>${c.t(s)}</p>`
    const days = ['2026-03-23', '2026-04-07', '2026-04-08']
    const lab = (s) => {
      const [key, label, unit, ...v] = s.split(';')
      const cells = v.map((printed, i) => {
        if (!printed) return '<td></td>'
        const r = c.lab([key, label, printed, unit, ''].join(';'), { date: days[i] })
        c.entities[r.n].text = `${label} ${printed} ${unit}`
        return `<td><span data-e="${r.n}">${en(printed)}</span></td>`
      })
      return `<tr><td>${en(label)} (${en(unit)})</td>${cells.join('')}</tr>`
    }
    const med = (drug, why, last, next) =>
      `<tr data-line><td>${c.t(drug)}</td><td>${c.t(why)}</td><td>${en(last)}</td><td>${en(next)}</td></tr>`
    return sheet(
      `body{font:16px/1.34 ${FACE.cambria};font-size:16.4px;padding:42px 62px}h3{font-size:16.4px;text-decoration:underline;margin:9px 0 1px}p{margin:2px 0}ul,ol{margin:1px 0}td,th{padding:1px 8px;font-size:15.6px}.m td,.m th{border:1px solid #999}`,
      `<div style="display:flex;justify-content:space-between;border-bottom:2px solid #000;padding-bottom:5px"><div><b style="font-size:22px">Bayou Regional Hospital</b><br>Orthopedic Services, 3100 Ambassador Pkwy, Lafayette, LA 705XX</div><div style="text-align:right"><b style="font-size:19px">DISCHARGE SUMMARY</b><br>Final, signed 04/09/2026</div></div>
      <div style="display:grid;grid-template-columns:1fr 1fr 1fr;margin:6px 0"><div>Patient: <b>Dolores Wimberly</b><br>DOB: 10/05/1954 (71 y) F</div><div>MRN: 00XX8841<br>Admitted: 04/06/2026</div><div>Discharged: 04/08/2026<br>PCP: Yvette Landry, MD</div></div>${c.no('Yvette Landry', 'primary care physician')}
      ${p('**Attending:** Clifton Arceneaux, MD. **Disposition:** home with home health physical therapy.')}
      ${h('Diagnoses')}${p('Principal: {d.kneeoa|primary osteoarthritis of the left knee|icd=M17.12/M17.10}. Secondary: {d.e28abla|acute blood loss anemia, expected|icd=D62}, {d.dm2|type 2 diabetes mellitus|icd=E11.9/E11.65}, {d.htn|hypertension|icd=I10}, {d.hld|hyperlipidemia|icd=E78.5}, {d.obesity|class 1 obesity|icd=E66.811/E66.9}, {d.gad|anxiety|icd=F41.9/F41.1}.')}
      ${h('Procedures')}${p('{p.tka|Left total knee arthroplasty, 04/06/2026|on=2026-04-06}, cemented. {p.spinal|Spinal anesthesia} with {p.e28acb|adductor canal block}. {x|No transfusion|negated|p.transfus}. Past: {p.tubal|tubal ligation 1986|on=1986}, {p.ctr|right carpal tunnel release 2013|on=2013}.')}
      ${h('Hospital course')}${p('Ms. Wimberly had failed {o|two years of injections and therapy}. Surgery was uncomplicated, estimated blood loss {o|150 mL}. {m.cefaz?|Cefazolin|dose=-;st=-} was given for 24 hours; {m.txa?|tranexamic acid|dose=-;st=-} twice. On day 1 she walked 120 feet. {d.retention?|Urinary retention that night|icd=R33.8/R33.9;st=resolved} needed one straight catheterization and resolved. {o|Nausea} was treated with {m.ond?|ondansetron|dose=-;st=-}. {x|No fever, no calf pain|negated|d.dvt}. {x|She had no chest pain or delirium|negated|d.delir}. Wound dry. {x|Her sister had a blood clot after the same operation|family history|d.dvt}. {i.xrknee|X-ray of the left knee 04/06|on=2026-04-06}: components well positioned, {x|no fracture|negated}.')}
      ${h('Results')}<table style="width:72%"><tr><th style="width:40%">Test</th><th>03/23/2026</th><th>04/07/2026</th><th>04/08/2026</th></tr>${['hgb;Hemoglobin;g/dL;13.1;10.4;9.8', 'plt;Platelets;K/uL;262;214;', 'crea;Creatinine;mg/dL;0.88;0.97;0.91', 'k;Potassium;mmol/L;4.2;3.8;4.0', 'glu;Glucose;mg/dL;131;188;154', 'a1c;Hemoglobin A1c;%;6.9;;'].map(lab).join('')}</table>${p('Vitals at discharge: BP {l.e21sys|132|v=132;u=-}/{l.e21dia|70|v=70;u=-}, pulse {l.e21hr|84|v=84;u=-}, temp {l.e21temp|98.6 F|v=98.6;u=F}, SpO2 {l.e21spo2|96%|v=96;u=%} on room air.')}
      ${h('Allergies')}${p('{a.pen|Penicillin|react=hives} - hives as a child; {x|tolerated cefazolin, no reaction|negated|a.ceph}. {a.code|Codeine|react=vomiting} - vomiting.')}
      ${h('Discharge medications')}<table class="m"><tr><th style="width:46%">Medication and how to take it</th><th>For</th><th>Last given</th><th>Next dose</th></tr>
      ${med('NEW {m.asa|aspirin 81 mg twice daily|freq=twice daily} for 35 days', '{x|clot prevention|indication|d.dvt}', '04/08 8 AM', '04/08 8 PM')}
      ${med('NEW {m.oxyc|oxycodone 5 mg every 6 hours as needed|freq=every 6 hours as needed}, 20 tablets', 'pain', '04/08 6 AM', 'as needed')}
      ${med('NEW {m.para|acetaminophen 1,000 mg three times daily|freq=three times daily}', 'pain', '04/08 8 AM', '04/08 2 PM')}
      ${med('NEW {m.docus|docusate 100 mg twice daily|freq=twice daily}', '{x|to prevent constipation|indication|d.constip}', '04/08 8 AM', '04/08 8 PM')}
      ${med('SAME {m.metf|metformin ER 1,000 mg with supper|freq=with supper}', 'diabetes', '04/07 6 PM', '04/08 supper')}
      ${med('SAME {m.olmes|olmesartan 20 mg daily|freq=daily}', 'blood pressure', '04/08 8 AM', '04/09 AM')}
      ${med('SAME {m.ros|rosuvastatin 10 mg at bedtime|freq=at bedtime}', 'cholesterol', '04/07 9 PM', '04/08 bedtime')}
      ${med('SAME {m.buspir|buspirone 10 mg twice daily|freq=twice daily}', 'anxiety', '04/08 8 AM', '04/08 8 PM')}
      ${med('STOPPED {m.melox|meloxicam 15 mg|st=stopped}', 'while on aspirin', '', '')}</table>
      ${h('Follow-up and instructions')}<ul>${items(c, ['{x|Dr. Arceneaux, staple removal, 04/21/2026|planned}', '{x|Hemoglobin in one week with the PCP; iron if below 9|planned|l.hgb}', '{x|Dental work: call for antibiotics first, for two years|instruction}', '{x|Call for drainage, fever over 101 or a swollen calf|conditional|d.dvt}', '{x|No driving while on oxycodone|warned|m.oxyc}'])}</ul>
      <div style="margin-top:6px">${signature(c.rnd, '#22306b', 120)} Clifton Arceneaux, MD &nbsp; Dictated by Brandi Thibodeaux, PA-C, 04/08/2026</div>${c.no('Brandi Thibodeaux', 'physician assistant')}`,
    )
  },
  { dateAliases: ['2026-04-06', '2026-04-09'], width: 1080, scale: 1.3 },
)

/** England: an emergency department's letter; six boxes two by two, then advice. */
const fall = doc(
  'p1067.jpg',
  ['en', 'discharge', 'photo'],
  '2025-11-23',
  [
    'Northmoor District Hospital',
    'NORTHMOOR DISTRICT HOSPITAL',
    'Northmoor District Hospital Emergency Department',
    'Emergency Department, Northmoor District Hospital',
  ],
  ['Dr Olamide Fashola', 'Olamide Fashola', 'Dr O Fashola', 'Dr. Olamide Fashola'],
  ['Barbara Entwistle', 'Mrs Barbara Entwistle', 'ENTWISTLE, Barbara', 'Barbara ENTWISTLE'],
  'Emergency department discharge letter',
  (c) => {
    const box = (title, inner) => `<div class="b"><b>${en(title)}</b>${inner}</div>`
    const ul = (list) => `<ul>${items(c, list)}</ul>`
    const p = (s) => `<p>${c.t(s)}</p>`
    return sheet(
      `body{font:17px/1.36 ${FACE.arial};font-size:16.6px;padding:46px 60px}.g{display:grid;grid-template-columns:1fr 1fr;gap:8px;margin:8px 0}.b{border:1.5px solid #444;border-radius:6px;padding:5px 12px}.b>b{color:#003a75}p{margin:3px 0}ul{margin:2px 0;padding-left:19px}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div><b style="font-size:21px">Northmoor District Hospital</b><br>Emergency Department &nbsp; 01632 964 2XX</div><b style="font-size:27px;background:#005eb8;color:#fff;padding:0 11px;font-style:italic">NHS</b></div>
      <div style="display:flex;justify-content:space-between;margin-top:8px"><div>To: Dr Keith Lomas, Brook Street Surgery<br>Re: <b>Barbara ENTWISTLE</b>, DOB 17/07/1956, NHS 466 XXX XXXX</div><div style="text-align:right">Arrived 23/11/2025 10:12, ambulance<br>Left 23/11/2025 16:35, home</div></div>${c.no('Dr Keith Lomas', 'recipient')}${c.no('Brook Street Surgery', 'recipient')}
      <div class="g">
      ${box('Diagnosis', ul(['{d.colles|Right distal radius fracture, dorsally angulated|icd=S52.501A/S52.531A}', '{d.h13forelac|Laceration of forehead, 3 cm|icd=S01.81XA}', '{d.h15headinj|Minor head injury|icd=S09.90XA}']))}
      ${box('Presenting complaint', p('Tripped on a kerb, fell on to the right hand and face. {x|No loss of consciousness, no vomiting|negated|d.syncope}. {x|No neck pain|negated}. Takes {m.clop|clopidogrel 75 mg daily|freq=daily}. Right handed, lives alone.'))}
      ${box('Past history and medicines', p('{d.tia|TIA 2022|st=historical;on=2022;icd=Z86.73/G45.9}, {d.copd|COPD|icd=J44.9}, {d.gerd|reflux|icd=K21.9}. {x|No diabetes|negated|d.dm2}. {x|Mother broke her hip|family history|d.hipfx}. {d.smoker|Smokes 10 a day|icd=F17.210/F17.200/Z72.0}. Also takes {m.ator|atorvastatin 80 mg|freq=at night} at night, {m.anoro|Anoro Ellipta|dose=-;freq=once daily} once daily, {m.lan|lansoprazole 15 mg|freq=once daily} once daily.') + p('**Allergy:** {a.nitrofuran|nitrofurantoin|react=rash} (rash).'))}
      ${box('Examination', p('GCS 15. BP {l.e21sys|158|v=158;u=-}/{l.e21dia|84|v=84;u=-}, pulse {l.e21hr|78|v=78;u=-}, sats {l.e21spo2|94%|v=94;u=%} air, temp {l.e21temp|36.4|v=36.4;u=-}. Wrist: {o|dinner fork deformity}, skin intact. {x|Median nerve normal, pulses present|negated|d.cts}. {x|Scaphoid, elbow and hip not tender|negated|d.e12scaph}. Tetanus up to date.'))}
      ${box('Investigations', ul(['{i.xrwrist|X-ray right wrist}: fracture as above; {d.h13ulnsty|ulnar styloid fracture|icd=S52.611A/S52.614A}', '{i.cthead|CT head}: {x|no bleed, no skull fracture|negated|d.ich}; {d.smallv|small vessel disease|icd=I67.89/I67.9}', '{p.ecg|ECG}: sinus rhythm, {x|no ischaemia|negated}', 'Bloods: {l.hgb|Hb 128 g/L}, {l.na|sodium 136 mmol/L}, {l.crea|creatinine 74 umol/L}, {l.glu|glucose 6.4 mmol/L}']))}
      ${box('Treatment', ul(['{p.e12mua|Manipulation under haematoma block}, {m.lidocn?|lidocaine 1%|dose=-;st=-} 10 mL', '{p.h13cast|Below elbow backslab}, check film acceptable', '{p.suture|Wound closed with 4 sutures}', '{m.e12entonox?|Entonox|dose=-;st=-} and {m.para?|paracetamol 1 g|st=-} in the department']))}</div>
      ${box('Medicines to take home', p('{m.cocod|Co-codamol 8/500, two tablets four times daily|dose=-;freq=four times daily} for 5 days. {x|No ibuprofen, because of clopidogrel|warned|m.ibu}. {x|Clopidogrel was not stopped|negated}.'))}
      <p style="margin-top:8px"><b>For the GP</b></p>${ul(['{x|Remove sutures in 5 days|planned}', '{x|Fragility fracture: please arrange DXA and consider alendronate|suggestion|m.alen}', '{x|Check vitamin D|planned|l.vitd}', '{x|Offer stop smoking service|suggestion|m.varen}'])}
      <p><b>Follow up</b></p>${p('{x|Fracture clinic 25/11/2025; fixation with a plate if the position slips|conditional|p.orif}. {x|Return if drowsy, vomiting, or fingers become numb or blue|conditional}. Head injury leaflet given. {x|Safeguarding concerns: none|negated}. {x|Occupational therapy referral made|planned}.')}
      <p>${signature(c.rnd, '#22306b', 110)}<br>Dr Olamide Fashola, Specialty Doctor &nbsp; Consultant on duty: Dr Priya Menon</p>${c.no('Dr Priya Menon', 'consultant on duty')}`,
    )
  },
  { width: 1080, scale: 1.38, degrade: { angle: 1.3, folds: [0.34, 0.67] } },
)

/** Australia: a gastroenterologist's letter; letterhead in the middle, a line of issues, medicines in two columns, text. */
const gastro = doc(
  'p1068.png',
  ['en', 'consultation', 'clean'],
  '2026-02-26',
  ['Redgum Gastroenterology', 'REDGUM GASTROENTEROLOGY', 'Redgum Gastroenterology, Ballarat'],
  [
    'Dr Fiona Castellano',
    'Fiona Castellano',
    'Dr F Castellano',
    'Dr. Fiona Castellano',
    'Dr Fiona Castellano FRACP',
  ],
  ['Warren Tibbles', 'Mr Warren Tibbles', 'Warren TIBBLES', 'TIBBLES, Warren', 'Mr Tibbles'],
  'Gastroenterology letter',
  (c) => {
    const p = (s) => `<p>${c.t(s)}</p>`
    const line = (s) => `<div data-line>${c.t(s)}</div>`
    return sheet(
      `body{font:17px/1.44 ${FACE.calibri};font-size:18px;padding:48px 82px}p{margin:8px 0}ol{margin:2px 0}.two{display:grid;grid-template-columns:1fr 1fr;gap:0 30px}`,
      `<div style="text-align:center;border-bottom:1px solid #7b2d1e;padding-bottom:6px">${mark('wave', '#7b2d1e', 42)}<br><b style="font-size:25px;color:#7b2d1e;letter-spacing:2px">REDGUM GASTROENTEROLOGY</b><br>Dr Fiona Castellano MBBS FRACP &nbsp; Provider 2XXXX7L &nbsp; Suite 4, 19 Drummond St, Ballarat VIC 3350</div>
      <div style="display:flex;justify-content:space-between;margin-top:10px"><div>Dr Colin Hargreave<br>Sturt Medical Centre, Ballarat</div><div>26 February 2026</div></div>${c.no('Dr Colin Hargreave', 'recipient')}${c.no('Sturt Medical Centre', 'recipient')}
      <p>Dear Colin,<br><b>RE: Mr Warren TIBBLES, DOB 09/06/1963, 7 Eureka Place, Sebastopol</b></p>
      <b>Issues</b><ol>${items(c, ['{d.barrett|Barrett’s oesophagus, C1M3, without dysplasia|icd=K22.70}, first seen 2021', '{d.hiatus|Hiatus hernia, 3 cm|icd=K44.9}', '{d.e16lowfe|Iron deficiency|icd=E61.1}, cause to be found', '{d.diverts|Sigmoid diverticulosis|icd=K57.30}, {p.colono|colonoscopy 2019|on=2019}', '{d.ihd|Ischaemic heart disease|icd=I25.10/I25.9}, {p.pci|stent 2020|on=2020}', '{d.obesity|Obesity|icd=E66.9}, {p.sleeve|gastric sleeve 2017|on=2017}'])}</ol>
      <b>Medicines</b><div class="two">${['{m.eso|Esomeprazole 40 mg mane|freq=mane}', '{m.asa|Aspirin 100 mg daily|freq=daily}', '{m.ros|Rosuvastatin 20 mg nocte|freq=nocte}', '{m.perin|Perindopril arginine 5 mg mane|freq=mane}', '{m.mirt|Mirtazapine 15 mg nocte|freq=nocte}', '{m.b12|Vitamin B12 1000 mcg weekly|freq=weekly}'].map(line).join('')}</div>
      ${p('**Allergies:** {a.trimeth|trimethoprim|react=Stevens-Johnson rash} (Stevens-Johnson rash). {x|He can take penicillin|negated|a.pen}.')}
      ${p('Thank you for asking me to see Mr Tibbles again. He has felt {o|tired} since winter. {o|Heartburn} is well controlled, {x|with no trouble swallowing, no vomiting and no weight loss|negated|d.dysph}. His bowels are regular; {x|he has seen no blood or black stools|negated|d.ugib}. {x|He takes no anti-inflammatory tablets|negated|m.ibu}. He drinks {o|two beers on weekends} and {d.exsmoker|stopped smoking in 2018|icd=Z87.891}. {x|His father had bowel cancer at 68|family history|d.colonca}; {x|his sister is coeliac|family history|d.celiac}.')}
      ${p('He looked well. Weight {l.e21wt|97 kg|v=97;u=kg}, BMI {l.e21bmi|30.6|v=30.6;u=-}, BP {l.e21sys|126|v=126;u=-}/{l.e21dia|78|v=78;u=-}. {x|The abdomen was soft, no mass, liver not enlarged|negated|d.hepmeg}. {x|Rectal examination was normal|negated}.')}
      ${p('Your bloods of 12 February 2026: {l.hgb|Hb 129 g/L|on=2026-02-12}, {l.mcv|MCV 79 fL|on=2026-02-12}, {l.ferr|ferritin 11 ug/L|on=2026-02-12}, {l.tsat|transferrin saturation 9%|v=9;u=%;on=2026-02-12}, {l.b12|B12 344 pmol/L|on=2026-02-12}, {l.ttg|tTG IgA 1 U/mL|v=1;u=U/mL;on=2026-02-12}, {l.crp|CRP 2 mg/L|v=2;u=mg/L;on=2026-02-12}, {l.alt|ALT 44 U/L|on=2026-02-12}. {l.fobt|Faecal occult blood test positive|v=positive;u=-;on=2026-02-19} on 19 February 2026. {i.usabd|Ultrasound abdomen, January 2026|on=2026-01}: {d.steat|fatty liver|icd=K76.0}, {x|no gallstones|negated|d.gallst}.')}
      ${p('In a man of 62 {x|bowel cancer must be excluded|question|d.colonca}, although {o|poor absorption after the sleeve} and the acid suppression may be enough. I have booked:')}
      <ol>${items(c, ['{x|gastroscopy with Barrett’s mapping and duodenal biopsies|planned|p.egd} and {x|colonoscopy, 17 March 2026|planned|p.colono}', '{x|a capsule study if both are normal|conditional|p.capsule}'])}</ol>
      ${p('{p.e28feinf|An iron infusion} was given here today, {m.fecarb?|Ferinject 1 g|st=-}, {x|without reaction|negated}.')}
      ${p('Aspirin is to continue. {x|Please do not start oral iron before the colonoscopy|warned|m.h14iron}. {x|Radiofrequency ablation is not indicated without dysplasia|not indicated|p.ablat}. {x|Repeat iron studies in 8 weeks|planned|l.ferr}. {x|Should he develop chest pain please send him to Emergency|conditional}.')}
      <p>Kind regards</p>${signature(c.rnd, '#22306b', 130)}<br>Dr Fiona Castellano<br><span style="font-size:15px">Dictated but not read. cc Mr W Tibbles; Dr Simon Achterberg, cardiologist</span>${c.no('Dr Simon Achterberg', 'cardiologist in copy')}`,
    )
  },
  { width: 1080, scale: 1.3 },
)

/** United States: a children's practice's visit note; percentiles in a table, development ticked, vaccines of the day. */
const wellChild = doc(
  'p1072.png',
  ['en', 'consultation', 'clean'],
  '2026-06-03',
  ['Tall Pines Pediatrics', 'TALL PINES PEDIATRICS', 'Tall Pines Pediatrics, PC'],
  ['Marisol Ibarra, MD', 'Marisol Ibarra', 'Dr. Marisol Ibarra', 'Dr. Ibarra', 'Marisol Ibarra, MD, FAAP'],
  ['Theo Lindgren', 'Theodore Lindgren', 'Lindgren, Theo', 'Theo J. Lindgren', 'LINDGREN, THEO'],
  '12-month well child visit',
  (c) => {
    const h = (s) => `<h3>${en(s)}</h3>`
    const p = (s) => `<p>${c.t(s)}</p>`
    const row = (a, b, pc) => `<tr data-line><td>${en(a)}</td><td>${c.t(b)}</td><td>${en(pc)}</td></tr>`
    const shot = (s) => `<tr data-line><td>${c.t(s[0])}</td><td>${en(s[1])}</td><td>${en(s[2])}</td></tr>`
    const tick = (on, s) =>
      `<div data-line><span style="font-family:'DejaVu Sans'">${on ? '☑' : '☐'}</span> ${c.t(s)}</div>`
    return sheet(
      `body{font:16px/1.36 ${FACE.lato};font-size:16px;padding:42px 60px}h3{font-size:17px;color:#2d6a3e;border-bottom:1px solid #2d6a3e;margin:12px 0 3px}td,th{padding:2px 9px}p{margin:3px 0}ul{margin:2px 0}.two{display:grid;grid-template-columns:1fr 1fr;gap:0 34px}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:12px;align-items:center">${mark('star', '#2d6a3e', 48)}<div><b style="font-size:24px;color:#2d6a3e">Tall Pines Pediatrics</b><br>60 Orchard Rd, Brattleboro, VT 053XX</div></div><div style="text-align:right"><b style="font-size:19px">12-Month Well Child Visit</b><br>Date of service: 06/03/2026</div></div>
      <p style="margin-top:8px"><b>Theo Lindgren</b> &nbsp; DOB 05/29/2025 &nbsp; Male &nbsp; 12 months &nbsp; Seen by: Marisol Ibarra, MD &nbsp; With: mother (Annika)</p>
      <div class="two"><div>${h('Measurements')}<table><tr><th></th><th>Today</th><th>Percentile</th></tr>${row('Weight', '{l.e21wt|9.42 kg|v=9.42;u=kg}', '38th')}${row('Length', '{l.e28len|76.1 cm|v=76.1;u=cm}', '54th')}${row('Head circumference', '{l.e28hc|46.3 cm|v=46.3;u=cm}', '60th')}${row('Temperature', '{l.e21temp|98.2 F|v=98.2;u=F}', '')}${row('Pulse', '{l.e21hr|118|v=118;u=-}', '')}</table></div>
      <div>${h('Office tests')}<table><tr><th></th><th>Result</th><th>Normal</th></tr>${row('Hemoglobin', '{l.hgb|10.3 g/dL|v=10.3;u=g/dL;ref=11.0 - 14.0;flag=L} LOW', '11.0 - 14.0')}${row('Lead, capillary', '{l.lead|< 3.3 mcg/dL|v=< 3.3;u=mcg/dL;ref=< 3.5}', '< 3.5')}</table>${p('{x|Vision screen: child not cooperative, not completed|not done}. {x|TB risk questions: all no|negated|d.tb}.')}</div></div>
      ${h('Interval history')}${p('Eats table food, drinks {o|32 oz of cow’s milk a day}. Sleeps through. {d.aom|Right ear infection in April|st=resolved;icd=H66.91/H66.90;on=2026-04}, finished {m.amox?|amoxicillin|dose=-;st=stopped}. {x|No wheezing|negated|d.asthma}, {x|no seizures|negated|d.seiz}. Born at 38 weeks by {p.csect?|cesarean|st=-}; {d.jaundice?|jaundice treated with lights|st=historical}. {x|Mother has asthma|family history|d.asthma}; {x|an uncle has celiac disease|family history|d.celiac}. {x|No smokers at home|negated|d.smoker}.')}
      <div class="two"><div>${h('Allergies')}${p('{a.egg|Egg|react=hives}: hives around the mouth at 8 months. {x|Peanut: eaten without problems|negated|a.peanut}.')}</div><div>${h('Medications before today')}${p('{m.chole|Vitamin D drops 400 IU daily|freq=daily}; {m.hydroc|hydrocortisone 1% cream twice daily|dose=-;freq=twice daily} as needed.')}</div></div>
      ${h('Development')}<div class="two"><div>${tick(1, 'Pulls to stand, cruises')}${tick(1, 'Pincer grasp')}${tick(0, '{x|Walks alone|not ticked}')}</div><div>${tick(1, 'Says mama or dada')}${tick(1, 'Waves, plays peekaboo')}${tick(0, '{x|Concern about hearing|not ticked|d.hearing}')}</div></div>
      ${h('Physical examination')}${p('Alert, {o|mild pallor}. {x|Ear drums clear, no effusion|negated|d.ome}. {x|No murmur|negated}. Lungs clear. {x|Hips stable|negated|d.cdh}. Testes descended. Skin: {o|dry patches in elbow creases}, {d.e28diaper|diaper rash with satellite spots|icd=L22/B37.2}. {x|Red reflex present, no strabismus|negated}.')}
      ${h('Assessment and plan')}<ol style="margin:2px 0">${items(c, ['Well child, growing along his curve.', '{d.anemia|Anemia|icd=D64.9}, {x|probably iron deficiency from milk|question|d.ida}. Start {m.fes|ferrous sulfate 15 mg/mL drops, 2 mL once daily|dose=-;freq=once daily}; milk down to 16 oz. {x|Hemoglobin and ferritin again in 4 weeks|planned|l.ferr}.', '{d.eczema|Eczema|icd=L20.9/L20.89/L20.83}, mild: moisturizer.', '{m.nyst|Nystatin cream four times daily|dose=-;freq=four times daily} for the diaper area, 7 days.', 'Egg allergy: {x|allergist visit in July for testing|planned|p.e18spt}. {m.adren|Epinephrine auto-injector 0.1 mg} prescribed. {x|The flu shot can still be given in the fall|planned|m.vflu}.', '{p.e28fluor|Fluoride varnish applied}.'])}</ol>
      ${h('Vaccines given today')}<table><tr><th style="width:44%">Vaccine</th><th>Lot</th><th>Site</th></tr>${[
        ['{m.vmmr?|MMR, dose 1|dose=-;st=-}', 'X0XX21', 'left arm'],
        ['{m.e12vvar?|Varicella, dose 1|dose=-;st=-}', 'Y1XX07', 'right arm'],
        ['{m.vhepa?|Hepatitis A, dose 1|dose=-;st=-}', 'H7XX3', 'left thigh'],
        ['{m.vpcv?|PCV20, dose 4|dose=-;st=-}', 'LK2XX8', 'right thigh'],
      ]
        .map(shot)
        .join('')}</table>
      ${p('{x|COVID-19 vaccine: declined by parent|declined|m.vcovid}. {x|Fever or a rash may appear 7 to 10 days after MMR|conditional}.')}
      ${p('{x|Next visit at 15 months: Hib and DTaP|planned|m.e12dtap}. {x|Keep the car seat facing backward|instruction}. {x|Brush teeth twice a day|instruction}.')}
      <div style="margin-top:8px">${signature(c.rnd, '#22306b', 110)} Marisol Ibarra, MD, FAAP &nbsp; Electronically signed 06/03/2026 1:12 PM &nbsp; Nurse: Dawn Pelkey, RN</div>${c.no('Dawn Pelkey', 'nurse')}`,
    )
  },
  { width: 1080, scale: 1.3 },
)

export const twentyEighthEnLetters = [knee, fall, gastro, wellChild]
