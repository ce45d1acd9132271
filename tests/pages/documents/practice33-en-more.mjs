/** Other paper in English for practice: a Canadian pharmacy's review of medicines, an American children's visit summary. */
import { hand, mark, matrixCode, signature } from '../lib/decor.mjs'
import { FACE, doc, en, items, sheet } from './blind-parts.mjs'

/** Canada: a pharmacist's list with what each is for in the patient's words, stopped ones below, allergies at the head. */
const review = doc(
  'p9266.jpg',
  ['en', 'prescription', 'photo'],
  '2026-05-27',
  [
    'Kestrel Lake Pharmacy',
    'KESTREL LAKE PHARMACY',
    'Kestrel Lake Pharmacy Ltd.',
    'Kestrel Lake Pharmacy, Peterborough',
  ],
  ['Dr. Anneliese Roy', 'Anneliese Roy', 'Dr Anneliese Roy', 'Roy, Anneliese', 'Dr. A. Roy'],
  ['Gordon Macallister', 'MACALLISTER, Gordon', 'Mr. Gordon Macallister', 'Macallister, Gordon'],
  'Personal medication record',
  (c) => {
    const row = (m, how, why, note = '') =>
      `<tr data-line><td>${c.t(m)}</td><td>${en(how)}</td><td>${c.t(why)}</td><td>${c.t(note)}</td></tr>`
    return sheet(
      `body{font:16.5px/1.36 ${FACE.roboto};padding:44px 58px}.t td,.t th{border:1px solid #8aa;padding:4px 9px}.t th{background:#dcebea}p{margin:7px 0}.s{font-weight:bold;background:#f0f0f0}.two{display:grid;grid-template-columns:1fr 1fr;gap:16px;border:1px solid #8aa;padding:7px 12px}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:12px;align-items:center">${mark('cross', '#1f6f6b', 46)}<div><b style="font-size:23px;color:#1f6f6b">Kestrel Lake Pharmacy</b><br>88 Lakeshore Dr, Peterborough ON &nbsp; 705-555-0XXX</div></div><div style="text-align:right"><b style="font-size:20px">Personal Medication Record</b><br>MedsCheck Annual &nbsp; May 27, 2026</div></div>
      <div class="two" style="margin:9px 0"><div>Patient: <b>Macallister, Gordon</b> &nbsp; M<br>Born: 14 Oct 1948 &nbsp; HC 5XXX 318 204<br>Family doctor: Dr. Anneliese Roy</div><div>Allergies: ${c.t('{a.code|codeine|react=vomiting} (vomiting), {a.cipro|ciprofloxacin|react=tendon pain} (tendon pain)')}<br>${c.t('{x|No food or latex allergy|negated|a.latex}')}<br>Weight: ${c.t('{l.e21wt|81 kg|v=81;u=kg}')} &nbsp; BP today: ${c.t('{l.e21sys|134|v=134;u=-}/{l.e21dia|76|v=76;u=-}')}</div></div>
      <table class="t"><tr><th style="width:31%">Medication and strength</th><th style="width:25%">How I take it</th><th style="width:19%">What it is for</th><th>Comments</th></tr>
      ${row('{m.perin|Perindopril 8 mg|freq=1 tablet every morning}', '1 tablet every morning', '{d.htn?|high blood pressure|icd=I10}')}
      ${row('{m.ros|Rosuvastatin 10 mg|freq=1 tablet at bedtime}', '1 tablet at bedtime', '{d.hld?|cholesterol|icd=E78.5/E78.00}', '{x|no muscle pain|negated}')}
      ${row('{m.riva|Rivaroxaban (Xarelto) 20 mg|freq=1 tablet daily with supper}', '1 tablet daily with supper', '{d.af?|irregular heartbeat|icd=I48.91}', '{x|do not take ASA or ibuprofen|warned|m.asa}')}
      ${row('{m.metop|Metoprolol 25 mg|freq=1 tablet twice a day}', '1 tablet twice a day', 'heart rate')}
      ${row('{m.tio|Tiotropium (Spiriva Respimat) 2.5 mcg|freq=2 puffs once a day}', '2 puffs once a day', '{d.copd?|COPD|icd=J44.9}', 'technique checked')}
      ${row('{m.salb|Salbutamol 100 mcg inhaler|freq=2 puffs when needed}', '2 puffs when needed', 'shortness of breath', 'about once a week')}
      ${row('{m.dutas|Dutasteride 0.5 mg|freq=1 capsule daily}', '1 capsule daily', '{d.bph?|prostate|icd=N40.0/N40.1}')}
      ${row('{m.mira|Mirabegron (Myrbetriq) 25 mg|freq=1 tablet daily}', '1 tablet daily', '{d.oab?|bladder|icd=N32.81}', 'new since March')}
      ${row('{m.latan|Latanoprost 0.005% eye drops|dose=0.005 %;freq=1 drop each eye at bedtime}', '1 drop each eye at bedtime', '{d.glauc?|glaucoma|icd=H40.9/H40.1190}', 'keep in the fridge until opened')}
      ${row('{m.pan|Pantoprazole 40 mg|freq=1 tablet before breakfast}', '1 tablet before breakfast', '{d.gerd?|heartburn|icd=K21.9/R12}', '{x|ask doctor about lowering to 20 mg|suggestion}')}
      ${row('{m.para|Acetaminophen 500 mg (OTC)|freq=1 to 2 tablets when needed}', '1 to 2 tablets when needed', 'sore knees', 'maximum 6 a day')}
      ${row('{m.chole|Vitamin D3 1000 IU (OTC)|freq=1 tablet daily}', '1 tablet daily', 'bones')}
      <tr><td class="s" colspan="4">No longer taking</td></tr>
      ${row('{m.aml|Amlodipine 5 mg|st=stopped}', 'stopped February 2026', '', 'swollen ankles')}
      ${row('{m.zopi|Zopiclone 7.5 mg|st=stopped}', 'stopped 2025', '', 'unsteady at night')}
      ${row('{m.asa|ASA 81 mg|st=stopped}', 'stopped when rivaroxaban began', '')}</table>
      <p><b>Vaccines on file:</b> ${c.t('{m.vflu|Influenza high-dose 2025-10-16|dose=-;st=-;on=2025-10-16}, {m.vcovid|COVID-19 2025-10-16|dose=-;st=-;on=2025-10-16}, {m.vzos|Shingrix 2021-05-11|dose=-;st=-;on=2021-05-11}. {x|RSV vaccine: interested, to be booked|planned|m.e18vrsv}. {x|Pneumococcal 20 recommended|recommended|m.vpcv}.')}</p>
      <p><b>Notes for the doctor:</b> ${c.t('Creatinine {l.crea|104|v=104;u=-;on=2026-04-30} on 2026-04-30, rivaroxaban dose is appropriate. {x|No falls in the past year|negated}. {x|Consider a bone density test|suggestion|i.dexa}. {x|Wife takes metformin; the boxes were mixed up once|family member|m.metf}. {d.exsmoker|Smoker until 2009|icd=Z87.891;st=-}.')}</p>
      <div style="display:flex;justify-content:space-between;align-items:end"><span>Pharmacist: ${hand('Harjit Dhaliwal', 24)} RPh &nbsp; OCP 21XX60</span><span>Patient: ${signature(c.rnd, '#333', 80)}</span></div>${c.no('Harjit Dhaliwal', 'pharmacist')}
      <p style="font-size:14px">Show this list to every doctor, dentist and hospital. &nbsp; Copy faxed to Dr. Roy &nbsp; Next review: May 2027</p>`,
    )
  },
  { width: 1060, scale: 1.34, degrade: { angle: 1.2, folds: [0.5] } },
)

/** United States: a toddler's check-up with an ear infection; readings in tiles, vaccines of the day, medicines, next steps. */
const toddler = doc(
  'p9268.png',
  ['en', 'consultation', 'clean'],
  '2026-10-19',
  [
    'Sweetgrass Pediatrics',
    'SWEETGRASS PEDIATRICS',
    'Sweetgrass Pediatrics, PLLC',
    'Sweetgrass Pediatrics, Bozeman',
  ],
  ['Nolan Whitehorse, MD', 'Nolan Whitehorse', 'Dr. Nolan Whitehorse', 'Dr. Whitehorse', 'N. Whitehorse, MD'],
  ['Emmett Sorensen', 'Sorensen, Emmett', 'SORENSEN, EMMETT', 'Emmett J. Sorensen', 'Emmett'],
  'After visit summary',
  (c) => {
    const h = (t) => `<h3>${en(t)}</h3>`
    const tile = (k, v, more = '') =>
      `<div class="tile"><small>${en(k)}</small><br><b>${c.t(v)}</b><br><small>${en(more)}</small></div>`
    return sheet(
      `body{font:16.5px/1.38 ${FACE.lato};padding:40px 62px}h3{color:#3d6b35;font-size:18px;margin:11px 0 3px}.tiles{display:grid;grid-template-columns:repeat(6,1fr);gap:8px}.tile{border:1px solid #b6cfae;border-radius:8px;padding:5px 9px;background:#f6faf4}.two{display:grid;grid-template-columns:1fr 1fr;gap:26px}small{color:#555;font-size:13px}ul{margin:2px 0}p{margin:4px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center;border-bottom:3px solid #3d6b35;padding-bottom:6px"><div style="display:flex;gap:10px;align-items:center">${mark('star', '#3d6b35', 44)}<b style="font-size:23px;color:#3d6b35">Sweetgrass Pediatrics</b></div><div style="text-align:right"><b style="font-size:19px">After Visit Summary</b><br>Emmett J. Sorensen &nbsp; DOB 07/14/2025 &nbsp; MRN 31XX802</div></div>
      <p>Visit: <b>10/19/2026 2:40 PM</b> with <b>Nolan Whitehorse, MD</b> &nbsp; Reason: 15 month well child check, {tugging}</p>`.replace(
        '{tugging}',
        c.t('{o|tugging at right ear} for 2 days'),
      ) +
        `<div class="tiles">${tile('Weight', '{l.e21wt|10.2 kg|v=10.2;u=kg}', '44th percentile')}${tile('Length', '{l.e21ht|78.5 cm|v=78.5;u=cm}', '38th percentile')}${tile('Head', '{l.e28hc|47.1 cm|v=47.1;u=cm}', '59th percentile')}${tile('Temperature', '{l.e21temp|100.8 F|v=100.8;u=F}', 'temporal')}${tile('Pulse', '{l.e21hr|128|v=128;u=-}')}${tile('SpO2', '{l.e21spo2|98%|v=98;u=%}', 'room air')}</div>
      <div class="two"><div>${h('What we found today')}<ul>${items(c, ['{d.aom|Acute otitis media, right ear|icd=H66.91/H66.001}', '{d.eczema|Eczema|icd=L20.9}, mild, elbows and knees', '{d.ida|Iron deficiency anemia|icd=D50.9/D50.8}', 'Growth and development on track. {x|No concerns on the autism questionnaire|negated|d.autism}'])}</ul>
      ${h('Tests today')}<ul>${items(c, ['Hemoglobin (finger stick): {l.hgb|10.3 g/dL|v=10.3;u=g/dL;flag=L} (low; goal 11 or above)', 'Lead (capillary): {l.lead|under 3.3 mcg/dL|v=3.3;u=mcg/dL}', 'Rapid influenza A: {l.fluaag|negative|v=negative;u=-}', '{x|COVID test not done|not done|l.covidpcr}'])}</ul>
      ${h('Shots given today')}<ul>${items(c, ['{m.e12dtap|DTaP|dose=-;st=-}, dose 4, left thigh', '{m.e12hib|Hib|dose=-;st=-}, dose 4, right thigh', '{m.vflu|Influenza 2026-27|dose=-;st=-}, dose 1 of 2', '{o|MMR and varicella: up to date}', '{x|Hepatitis A dose 2 put off to 18 months|planned|m.vhepa}'])}</ul>
      ${h('Also done')}<p>${c.t('{p.e28fluor|Fluoride varnish}')} &nbsp; ${c.t('{x|No hearing test today|not done|p.tymp}')}</p></div>
      <div>${h('Medicines')}<p><b>Start</b></p><ul>${items(c, ['{m.amox|Amoxicillin 400 mg/5 mL: 5.5 mL by mouth twice a day for 10 days|dose=-;freq=twice a day;route=by mouth}', '{m.fes|Ferrous sulfate drops 15 mg/mL: 2 mL once a day|dose=-;freq=once a day}', '{m.e31hydroct|Hydrocortisone 2.5% ointment: to rough patches twice a day, up to 7 days|dose=-;freq=twice a day}'])}</ul>
      <p><b>Keep using</b></p><ul>${items(c, ['{m.chole|Vitamin D 400 IU daily|freq=daily}', '{m.ceti|Cetirizine 2.5 mg at bedtime as needed|freq=at bedtime as needed}'])}</ul>
      <p><b>Stop</b></p><ul>${items(c, ['{m.famo|Famotidine|dose=-;st=stopped} ({d.gerd?|reflux outgrown|icd=K21.9;st=-})'])}</ul>
      ${h('Allergies')}<ul>${items(c, ['{a.egg|Egg|react=hives}: hives, 03/2026', '{x|No drug allergies|negated|a.amox}'])}</ul>
      ${h('History')}<p>${c.t('{d.p33preterm|Born at 35 weeks|icd=P07.38/Z87.898;st=-}. {d.jaundice|Newborn jaundice|icd=P59.9/P59.0/Z87.898;st=-}, {p.phototh|phototherapy for two days}. {d.bronchiolitis|RSV bronchiolitis 01/2026|icd=J21.0;st=-;on=2026-01}. {p.circ|Circumcision}. {x|Mother has asthma; brother has peanut allergy|family history|d.asthma}.')}</p></div></div>
      ${h('What to do next')}<ul>${items(c, ['{x|Recheck hemoglobin and ferritin in 4 weeks|planned|l.ferr}. Second flu shot in 4 weeks.', '{x|Cut cow’s milk to 16 ounces a day; offer meat, beans and fortified cereal|instruction}.', '{x|Acetaminophen 160 mg/5 mL: 4 mL every 6 hours if fever is bothering him|conditional|m.para}. {x|No ibuprofen with vomiting or poor drinking|warned|m.ibu}.', '{x|Allergy referral for egg; ear tubes only if infections keep coming back|conditional|p.grommet}.', '{x|Call if fever lasts beyond 48 hours on antibiotics, swelling behind the ear or fewer than 3 wet diapers|conditional}.'])}</ul>
      <div style="display:flex;justify-content:space-between;align-items:end;margin-top:10px"><span>Next visit: 18 month check, 01/2027 &nbsp; Nurse line 406-555-0XXX<br>Rooming: T. Blackwood, MA</span>${matrixCode(c.rnd, 18, 3)}</div>${c.no('T. Blackwood, MA', 'assistant')}`,
    )
  },
  { width: 1060, scale: 1.34 },
)

export const practice33EnMore = [review, toddler]
