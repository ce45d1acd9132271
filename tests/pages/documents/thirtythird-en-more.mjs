/** Other paper in English: an English repeat counterfoil with boxes to tick, an Australian coronary CT with a table of vessels, an American yearly visit's summary in two columns, an American insurer's form filled in by a surgeon. */
import { barcode, hand, mark, signature } from '../lib/decor.mjs'
import { FACE, doc, en, items, sheet } from './blind-parts.mjs'

/** England: the right-hand side of a prescription; item, directions, quantity, last issue and an empty box for each. */
const repeat = doc(
  'p1359.jpg',
  ['en', 'prescription', 'photo'],
  '2026-04-07',
  [
    'Thornbeck Medical Practice',
    'THORNBECK MEDICAL PRACTICE',
    'Thornbeck Medical Practice, Skipton',
    'Thornbeck Medical Centre',
  ],
  ['Dr Simon Entwistle', 'Simon Entwistle', 'Dr S Entwistle', 'DR S ENTWISTLE', 'Dr. Simon Entwistle'],
  ['Joan Ackerley', 'Mrs Joan Ackerley', 'ACKERLEY, Joan', 'MRS JOAN ACKERLEY', 'ACKERLEY Joan'],
  'Repeat prescription request',
  (c) => {
    const item = (s, how, qty, last) =>
      `<div class="i" data-line><span class="q"></span><div><b>${c.t(s)}</b><br>${en(how)}</div><div class="e">${en(qty)}<br>Last issued ${last}</div></div>`
    return sheet(
      `body{font:16px/1.26 ${FACE.arial};font-size:16px;padding:40px 54px}.i{display:grid;grid-template-columns:30px 1fr 190px;border-bottom:1px dotted #555;padding:4px 0}.q{width:17px;height:17px;border:1.6px solid #222;margin-top:3px}.e{text-align:right;font-size:14.4px}p{margin:6px 0}`,
      `<div style="display:flex;justify-content:space-between;border-bottom:2px solid #222;padding-bottom:6px"><div><b style="font-size:19px">MRS JOAN ACKERLEY</b><br>DOB 02/02/1945 &nbsp; 81y<br>6 Tannery Row, Skipton BD23 XXX<br>NHS 402 XXX 1187</div><div style="text-align:right"><b>Thornbeck Medical Practice</b><br>Gargrave Road, Skipton<br>01632 965 2XX<br>DR S ENTWISTLE &nbsp; Printed 07/04/2026</div></div>
      <p><b>REPEAT MEDICATION - please tick what you need and allow 3 working days</b></p>
      ${item('{m.apix|Apixaban 2.5mg tablets|freq=Twice A Day}', 'One To Be Taken Twice A Day', '56 tablet', '11/03/2026')}
      ${item('{m.bis|Bisoprolol 1.25mg tablets|freq=Each Morning}', 'One To Be Taken Each Morning', '28 tablet', '11/03/2026')}
      ${item('{m.fur|Furosemide 40mg tablets|freq=Each Morning}', 'One To Be Taken Each Morning', '28 tablet', '11/03/2026')}
      ${item('{m.levo|Levothyroxine sodium 75microgram tablets|dose=75 mcg;freq=Daily}', 'One To Be Taken Daily Before Breakfast', '28 tablet', '11/03/2026')}
      ${item('{m.alen|Alendronic acid 70mg tablets|freq=Once A Week}', 'One Once A Week, 30 Minutes Before Food, Sitting Upright', '4 tablet', '11/03/2026')}
      ${item('{m.calvitd|Calcichew D3 Forte chewable tablets|dose=-;freq=Twice A Day}', 'Chew One Twice A Day', '60 tablet', '11/03/2026')}
      ${item('{m.lan|Lansoprazole 15mg gastro-resistant capsules|freq=Daily}', 'One Daily', '28 capsule', '11/03/2026')}
      ${item('{m.bupr|Buprenorphine 5micrograms/hour seven day patches|dose=-;freq=Every 7 Days}', 'Apply One Patch Every 7 Days', '4 patch', '25/03/2026')}
      ${item('{m.para|Paracetamol 500mg tablets|dose=-;freq=Up To Four Times A Day}', 'Two Up To Four Times A Day When Required', '100 tablet', '14/01/2026')}
      ${item('{m.peg|Macrogol compound oral powder sachets|dose=-;freq=Daily}', 'One Sachet Daily Dissolved In Water', '30 sachet', '25/03/2026')}
      ${item('{m.latan|Latanoprost 50micrograms/ml eye drops|dose=-;freq=At Night}', 'One Drop At Night, Both Eyes', '2.5 ml', '11/03/2026')}
      ${item('{m.carmel|Carmellose 0.5% eye drops|dose=-;freq=Four Times A Day}', 'One Drop Four Times A Day', '10 ml', '02/12/2025')}
      <p style="margin-top:9px"><b>Recent acute items (not on repeat):</b> ${c.t('{m.doxy|Doxycycline 100mg capsules|st=-} 02/03/2026; {m.fusid|fusidic acid 2% cream|dose=-;st=-} 19/01/2026')}</p>
      <p data-line><b>Removed since last issue:</b> ${c.t('{m.ram|Ramipril 2.5mg capsules|st=stopped} (12/03/2026, {o|low blood pressure}); {m.amit|amitriptyline 10mg tablets|st=stopped} (12/03/2026)')}</p>
      <p data-line><b>Sensitivities on record:</b> ${c.t('{a.trimeth|Trimethoprim|react=rash} (rash); {a.statin|statins|react=muscle pain} (muscle pain). {x|No known food allergies|negated}')}</p>
      <div style="border:1.6px solid #222;padding:5px 12px;margin-top:8px"><b>Messages:</b> ${c.t('{x|Your medication review is due by 30/06/2026|planned}. {x|Please book a blood test for kidney function and thyroid|planned|l.tsh}. {x|Spring COVID-19 vaccine: ask at reception|invitation|m.vcovid}. {x|If you have not had a bone density scan for five years tell the nurse|conditional|i.dexa}. Your blood pressure on 12/03/2026 was {l.e21sys|108|v=108;u=-;on=2026-03-12}/{l.e21dia|58|v=58;u=-;on=2026-03-12}. {x|Statins were declined in 2021|declined|m.ator}.')}</div>
      <div style="display:flex;justify-content:space-between;align-items:end;margin-top:12px"><span>Nominated pharmacy: Cavendish Street Chemist</span>${hand('Daughter will collect Friday', 26)}</div>${c.no('Cavendish Street Chemist', 'pharmacy')}`,
    )
  },
  { width: 1000, scale: 1.45, degrade: { angle: -1.3, folds: [0.33, 0.66] } },
)

/** Australia: coronary CT; indication, technique, a table of vessels, other findings, conclusion in a box. */
const coronary = doc(
  'p1360.png',
  ['en', 'imaging', 'clean'],
  '2026-05-06',
  [
    'Banksia Coast Imaging',
    'BANKSIA COAST IMAGING',
    'Banksia Coast Imaging, Geelong',
    'Banksia Coast Imaging Pty Ltd',
  ],
  [
    'Dr Ingrid Halvorsen',
    'Ingrid Halvorsen',
    'Dr I Halvorsen',
    'Dr. Ingrid Halvorsen',
    'Dr Ingrid Halvorsen FRANZCR',
  ],
  ['Stavros Kallis', 'KALLIS, Stavros', 'Mr Stavros Kallis', 'KALLIS Stavros', 'Mr Stavros KALLIS'],
  'CT coronary angiogram',
  (c) => {
    const h = (s) => `<h3>${en(s)}</h3>`
    const p = (s) => `<p>${c.t(s)}</p>`
    const vessel = (name, score, plaque, narrow) =>
      `<tr><td>${en(name)}</td><td>${c.t(`{o|${score}}`)}</td><td>${c.t(`{o|${plaque}}`)}</td><td>${c.t(narrow)}</td></tr>`
    return sheet(
      `body{font:17px/1.42 ${FACE.slab};font-size:16.2px;padding:50px 72px}h3{font-size:16.6px;color:#00606b;margin:11px 0 2px}p{margin:3px 0}td,th{padding:3px 12px;border-bottom:1px solid #9bb}th{background:#00606b;color:#fff;text-align:left}.b{background:#e8f3f4;border-left:6px solid #00606b;padding:6px 16px;margin-top:11px}ol{margin:2px 0}.k{display:grid;grid-template-columns:1fr 1fr;border-top:1px solid #00606b;border-bottom:1px solid #00606b;padding:6px 0;margin-top:9px}`,
      `<div style="display:flex;gap:14px;align-items:center">${mark('rings', '#00606b', 54)}<div><b style="font-size:25px;color:#00606b">Banksia Coast Imaging</b><br>40 Moorabool Street, Geelong VIC 3220 &nbsp; 03 5550 0XXX</div></div>
      <div class="k"><div><b>Mr Stavros KALLIS</b><br>DOB: 21/01/1968 &nbsp; Male &nbsp; ID: BCI-4XX17</div><div>Referred by: Dr Pradeep Menon, Corio Bay Cardiology<br>Examination: 06/05/2026 &nbsp; Reported: 07/05/2026</div></div>${c.no('Dr Pradeep Menon', 'referrer')}${c.no('Corio Bay Cardiology', 'referring practice')}
      ${h('CT coronary angiogram and calcium score')}
      ${p('**Indication:** {o|Atypical chest pain on hills}. {d.htn|Hypertension|icd=I10}, {d.hld|high cholesterol|icd=E78.00/E78.5}, {d.exsmoker|ex-smoker|icd=Z87.891;st=-}. {x|Father had a heart attack at 52|family history|d.mi}. {x|No diabetes|negated|d.dm2}. {p.stresst|Stress test March 2026|on=2026-03} equivocal.')}
      ${p('**Technique:** {i.ctcor|CT coronary angiogram|main=1} on a 320-slice scanner, prospective gating, 60 mL {m.e19iohex?|iohexol|dose=-;st=-}. {m.metop?|Metoprolol 50 mg|st=-} by mouth and {m.gtn?|glyceryl trinitrate 400 mcg|st=-} under the tongue beforehand. Heart rate {l.e21hr|57|v=57;u=-}, regular. Creatinine {l.crea|82 micromol/L|v=82;u=micromol/L}. {x|No reaction to contrast|negated|a.contrast}. Good quality study.')}
      ${h('Coronary arteries')}
      ${p('Right dominant, usual origins. {x|No anomalous course|negated}. Total calcium score {l.cac|231|v=231;u=-} (Agatston), {o|84th percentile for age and sex}.')}
      <table style="margin:5px 0"><tr><th style="width:30%">Vessel</th><th>Score</th><th>Plaque</th><th style="width:34%">Narrowing</th></tr>${vessel('Left main', '0', 'None', '{x|None|negated}')}${vessel('Left anterior descending', '148', 'Mixed, mid segment', '{o|Moderate, 50 to 69 %}')}${vessel('Circumflex', '22', 'Calcified, proximal', '{o|Minimal, below 25 %}')}${vessel('Right coronary', '61', 'Calcified, proximal and mid', '{o|Mild, 25 to 49 %}')}</table>
      ${h('Heart and great vessels')}
      ${p('Left ventricle of normal size. {x|No thrombus in the left atrial appendage|negated}. {d.pfo|Small patent foramen ovale|icd=Q21.12/Q21.1}. {x|Aortic valve has three leaflets and is not calcified|negated|d.bicusp}. {d.ectasia|Ascending aorta dilated, 42 mm|icd=I77.810/I71.21}. {x|No pericardial effusion|negated|d.pereff}. {x|Pulmonary arteries free of clot|negated|d.pe}.')}
      ${h('Outside the heart (limited field)')}
      ${p('{d.nodule|5 mm nodule in the right middle lobe|icd=R91.1}. {d.emphys|Mild paraseptal emphysema|icd=J43.8/J43.9}. {d.hiatus|Sliding hiatus hernia|icd=K44.9}. {d.steat|Liver of low density in keeping with steatosis|icd=K76.0}. {d.h13spdeg?|Degenerative change in the thoracic spine|icd=M47.814/M47.9}. {x|No enlarged mediastinal nodes|negated|d.lymphadmed}. {x|No pleural effusion|negated|d.pleff}. Compared with {i.ctchest|CT chest 18/08/2023|on=2023-08-18}: the nodule is unchanged.')}
      <div class="b"><b>Conclusion</b><ol>${items(c, ['{d.ihd|Coronary artery disease|icd=I25.10} with a moderate stenosis of the mid LAD ({o|CAD-RADS 3}). {x|Functional imaging or FFR-CT is suggested to see whether it limits flow|suggestion|p.ffr}.', '{d.ectasia|Dilated ascending aorta}; {x|echocardiogram in 12 months|suggestion|i.echo}.', 'Stable {d.nodule|lung nodule}, {x|no further scans needed|not needed}. {d.hiatus|Hiatus hernia} and {d.steat|hepatic steatosis}.'])}</ol></div>
      <p style="font-size:14.4px;margin-top:8px">${c.t('{x|CAD-RADS 4 and 5 denote severe stenosis and occlusion|reference text}. {x|A statin is generally advised when the score is above 100|reference text|m.ator}.')}</p>
      <div style="margin-top:6px">${signature(c.rnd, '#22306b', 110)}<br>Dr Ingrid Halvorsen FRANZCR, Radiologist &nbsp; <span style="font-size:14.4px">Radiographer: T. Nguyen</span></div>${c.no('T. Nguyen', 'radiographer')}`,
    )
  },
  { dateAliases: ['2026-05-07'], width: 1080, scale: 1.3 },
)

/** United States: a yearly visit's summary for the patient; boxes in two columns, medicines as start, change, keep, stop. */
const yearly = doc(
  'p1361.png',
  ['en', 'consultation', 'clean'],
  '2025-10-14',
  [
    'Juniper Mesa Family Medicine',
    'JUNIPER MESA FAMILY MEDICINE',
    'Juniper Mesa Family Medicine, Santa Fe',
    'Juniper Mesa Family Medicine Clinic',
  ],
  ['Lucinda Baca, MD', 'Lucinda Baca', 'Dr. Lucinda Baca', 'Dr. Baca', 'Baca, Lucinda'],
  ['Walter Ostrander', 'Walter J. Ostrander', 'OSTRANDER, WALTER', 'Ostrander, Walter', 'Walter'],
  'After visit summary',
  (c) => {
    const box = (title, inner) => `<div class="b"><b>${en(title)}</b>${inner}</div>`
    const lines = (list) => list.map((s) => `<div data-line>${c.t(s)}</div>`).join('')
    const meds = (title, list) => `<div class="s">${en(title)}</div>${lines(list)}`
    return sheet(
      `body{font:16px/1.36 ${FACE.openSans};font-size:14.8px;padding:36px 46px}.two{display:grid;grid-template-columns:1fr 1fr;gap:10px;align-items:start}.b{border:1px solid #a0522d;border-radius:7px;padding:5px 12px 7px;margin-bottom:10px}.b>b{color:#a0522d;font-size:16px}.s{font-weight:bold;background:#f6e9e1;margin-top:4px;padding:0 6px}p{margin:2px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center;margin-bottom:10px"><div style="display:flex;gap:12px;align-items:center">${mark('leaf', '#a0522d', 44)}<div><b style="font-size:21px;color:#a0522d">Juniper Mesa Family Medicine</b><br>1210 Paseo Vista, Santa Fe, NM 875XX &nbsp; 505-555-01XX</div></div><div style="text-align:right"><b style="font-size:18px">After Visit Summary</b><br><b>Walter J. Ostrander</b> &nbsp; DOB 6/30/1951<br>10/14/2025 9:40 AM &nbsp; Lucinda Baca, MD</div></div>
      <div class="two"><div>
      ${box("Today's visit", lines(['Medicare annual wellness visit', 'Follow-up of {d.htn|high blood pressure|icd=I10}', '{d.nocturia|Nighttime urination|icd=R35.1} from an {d.bph|enlarged prostate|icd=N40.1/N40.0}']))}
      ${box('Your vitals', lines(['Blood pressure {l.e21sys|142|v=142;u=-}/{l.e21dia|84|v=84;u=-}, pulse {l.e21hr|68|v=68;u=-}', 'Temperature {l.e21temp|97.9 °F|v=97.9;u=°F}, oxygen {l.e21spo2|94%|v=94;u=%}', 'Weight {l.e21wt|201 lb|v=201;u=lb}, height {l.e21ht?|5 ft 10 in|v=5 ft 10 in;u=-}, BMI {l.e21bmi|28.8|v=28.8;u=-}']))}
      ${box('Tests done today', lines(['{l.a1c|Hemoglobin A1c 6.1%|v=6.1;u=%} (finger stick)', '{l.uglu|Urine glucose negative|v=negative;u=-}, {l.ubld|urine blood negative|v=negative;u=-}', '{p.ecg|EKG}: {d.rbbb|right bundle branch block|icd=I45.10}, unchanged from 2023', 'Memory check {o|5 of 5}, depression screen {o|PHQ-2: 0}']))}
      ${box('Vaccines given today', lines(['{m.vflu|Influenza, high-dose|dose=-;st=-}, left arm, lot UT8XX4', '{m.vpcv|Pneumococcal conjugate PCV20|dose=-;st=-}, right arm', '{x|COVID-19: you said no today|declined|m.vcovid}']))}
      ${box('Earlier vaccines', lines(['{m.vzos|Shingrix 3/2021 and 7/2021|dose=-;st=-}', '{m.tdap|Tdap 5/2019|dose=-;st=-;on=2019-05}']))}
      ${box('Health problems on your list', lines(['{d.copd|COPD|icd=J44.9}', '{d.aaa|Abdominal aortic aneurysm, 3.6 cm|icd=I71.40/I71.4} ({i.e33usaorta|ultrasound 4/2025|on=2025-04})', '{d.hld|High cholesterol|icd=E78.5/E78.00}; {d.predm|prediabetes|icd=R73.03}', '{d.hearaid|Hearing loss, wears aids|icd=H91.90/H91.93/Z97.4}', '{d.exsmoker|Former smoker, quit 2012|icd=Z87.891;st=-}', '{d.bcc|Basal cell cancer of the nose, removed 2020|icd=Z85.828/C44.311;st=-} ({p.mohs|Mohs surgery|on=2020})']))}
      ${box('Surgeries', lines(['{p.phaco|Cataract surgery, both eyes, 2023|on=2023}', '{p.herniar|Left inguinal hernia repair 1998|on=1998}', '{p.colono|Colonoscopy 6/2019|on=2019-06}: normal']))}
      </div><div>
      ${box('Allergies', lines(['{a.pen|Penicillin|react=hives}: hives', '{a.bee|Bee stings|react=throat swelling}: throat swelling', '{x|No latex allergy|negated|a.latex}']))}
      ${box('Your medicines', meds('START', ['{m.tams|Tamsulosin 0.4 mg|freq=at bedtime}, 1 capsule at bedtime']) + meds('CHANGE', ['{m.lis|Lisinopril 20 mg|freq=once a day}, 1 tablet once a day (you took 10 mg)']) + meds('KEEP TAKING', ['{m.anoro|Anoro Ellipta 62.5-25 mcg|dose=-;freq=once a day}, 1 puff once a day', '{m.salb|Albuterol inhaler|dose=-;freq=every 6 hours as needed}, 2 puffs every 6 hours as needed', '{m.ator|Atorvastatin 40 mg|freq=every evening}, 1 tablet every evening', '{m.asa|Aspirin 81 mg|freq=once a day}, 1 tablet once a day', '{m.adren|EpiPen 0.3 mg|dose=0.3 mg} for bee stings', '{m.b12|Vitamin B-12 500 mcg|freq=once a day}, 1 tablet once a day']) + meds('STOP', ['{m.diphen|Diphenhydramine 25 mg|st=stopped} (makes the bladder worse)', '{m.ibu|Ibuprofen 200 mg|st=stopped} (raises blood pressure)']))}
      ${box('What we talked about', lines(['{x|You have no signs of prostate cancer; you chose not to have the PSA test|negated|d.prostca}', '{x|Your brother had a ruptured aneurysm|family history}', '{x|You have had no falls and no chest pain|negated|d.falls}', 'Alcohol: {o|two beers a week}', '{x|Oxygen at home is not needed|not needed|p.e20oxyg}']))}
      ${box('To do', lines(['{x|Fasting blood test next week: lipids, kidney function|ordered|l.ldl}', '{x|Low-dose CT of the chest, ordered|ordered|i.ctchest}', '{x|Aorta ultrasound due 4/2026|planned}', '{x|RSV vaccine at your pharmacy|suggestion|m.e18vrsv}', '{x|Colonoscopy due 2029|planned}', '{x|If tamsulosin makes you dizzy, call us; we may try finasteride|conditional|m.fina}', '{x|Check blood pressure at home, goal below 130/80|target}']))}
      ${box('Next visits', lines(['Nurse blood pressure check 11/11/2025, 10:20 AM', 'Lucinda Baca, MD 4/14/2026, 9:00 AM', 'Audiology, Dr. Neil Trujillo, 12/2/2025']))}
      </div></div>${c.no('Dr. Neil Trujillo', 'audiologist')}
      <p style="font-size:13.4px">${c.t('{x|A normal A1c is below 5.7 %; 6.5 % or more means diabetes|reference text|d.dm2}. {x|Call 911 for sudden belly or back pain|conditional}.')} &nbsp; Visit diagnoses and notes are on the portal. Page 1 of 1</p>`,
    )
  },
  { width: 1080, scale: 1.3 },
)

/** United States: an insurer's form by fax; numbered fields, printed choices with crosses, typed answers. */
const claim = doc(
  'p1362.jpg',
  ['en', 'consultation', 'fax'],
  '2026-05-11',
  [
    'Lakehurst Orthopedics & Spine',
    'LAKEHURST ORTHOPEDICS & SPINE',
    'Lakehurst Orthopedics and Spine',
    'Lakehurst Orthopedics & Spine, Grand Rapids',
  ],
  [
    'Gregory Vandermolen, DO',
    'Gregory Vandermolen',
    'Dr. Gregory Vandermolen',
    'G. Vandermolen, DO',
    'Vandermolen, Gregory',
  ],
  ['Dwayne Peltier', 'PELTIER, DWAYNE', 'Peltier, Dwayne', 'Dwayne R. Peltier', 'Peltier, Dwayne R.'],
  "Attending physician's statement",
  (c) => {
    let n = 0
    const q = (label, s) =>
      `<div class="q" data-line><b class="l">${++n}. ${en(label)}</b><div>${c.t(s)}</div></div>`
    const tick = (on) => (on ? '[X]' : '[ ]')
    return sheet(
      `body{font:17px/1.36 ${FACE.arial};font-size:18px;padding:38px 54px}.q{border:1px solid #222;border-top:0;padding:4px 10px}.q b.l{font-weight:normal;font-size:15.4px}.q div{font:19px/1.34 'Liberation Mono',monospace;font-size:17.6px}p{margin:6px 0}.t{background:#222;color:#fff;text-align:center;font-weight:bold;padding:4px;font-size:20px}`,
      `<div style="font-size:14.4px;display:flex;justify-content:space-between;border-bottom:1px solid #222"><span>05/11/2026 16:22 &nbsp; FROM: LAKEHURST ORTHOPEDICS & SPINE</span><span>TO: 1-800-555-01XX &nbsp; P 1/1</span></div>
      <p style="display:flex;justify-content:space-between"><b style="font-size:21px">Great Meridian Mutual Insurance</b><span>Short Term Disability &nbsp; Claim 26-0XX718</span></p>${c.no('Great Meridian Mutual Insurance', 'insurer')}
      <div class="t">ATTENDING PHYSICIAN'S STATEMENT</div>
      <div class="q">Patient: <b>Peltier, Dwayne R.</b> &nbsp; DOB: 03/12/1979 &nbsp; Employer: Boxwell Freight &nbsp; Job: driver, loads to 70 lb</div>
      ${q('Primary diagnosis (ICD-10)', '{d.dischern|L5-S1 disc herniation|icd=M51.17/M51.27}, right, with {d.h30radic|S1 radiculopathy|icd=M51.17/M54.17}  M51.17')}
      ${q('Other conditions that affect recovery', '{d.obesity|Obesity|icd=E66.9/E66.811}; {d.htn|hypertension|icd=I10}. {x|Diabetes: none|negated|d.dm2}')}
      ${q('Symptoms first appeared / first seen', '02/16/2026 / 02/20/2026. Last visit 05/08/2026')}
      ${q('Has the patient ever had the same or a similar condition?', `${tick(1)} Yes ${tick(0)} No\n{d.e33strain|Low back strain 2019|st=historical;on=2019}, six weeks, recovered`)}
      ${q('Is it due to work?', `${tick(0)} Yes ${tick(1)} No\nPregnancy? ${tick(0)} Yes ${tick(0)} No ${tick(1)} N/A\nAccident? ${tick(0)} Yes ${tick(1)} No`)}
      ${q('Findings', '{o|Straight leg raise positive at 40 degrees, right ankle reflex absent, toe walk weak}. {x|No saddle numbness, no bladder trouble|negated|d.neurobl}. BP {l.e21sys|146|v=146;u=-}/{l.e21dia|90|v=90;u=-}, weight {l.e21wt|238 lb|v=238;u=lb}, BMI {l.e21bmi|34.1|v=34.1;u=-}')}
      ${q('Tests', '{i.xrspine|X-ray lumbar spine 02/20/2026|on=2026-02-20}: {d.degdisc|L5-S1 disc space narrowing|icd=M51.37/M51.370/M51.379}, {x|no fracture|negated|d.vertfx}. {i.mrls|MRI lumbar 03/06/2026|on=2026-03-06}: {d.dischern|9 mm right extrusion on the S1 root}, {x|no stenosis|negated|d.spinsten}. {p.emg|EMG 03/30/2026|on=2026-03-30}: acute right S1 changes. {l.a1c|A1c 5.5%|v=5.5;u=%}, {l.esr|ESR 8|v=8;u=-}')}
      ${q('Treatment so far', '{o|Physical therapy, 10 visits}. {p.e33esi|Right L5-S1 epidural steroid injection 04/08/2026|on=2026-04-08}, relief for two weeks. {m.mpred|Methylprednisolone dose pack|dose=-;st=stopped}, finished 03/2026')}
      ${q('Current medications', '{m.gaba|Gabapentin 300 mg three times a day|freq=three times a day}; {m.melox|meloxicam 15 mg daily|freq=daily}; {m.cyclob|cyclobenzaprine 10 mg at bedtime|freq=at bedtime}; {m.aml|amlodipine 5 mg daily|freq=daily}. {m.trama|Tramadol|dose=-;st=stopped} stopped, made him drowsy. {x|No opioids at present|negated|m.oxyc}')}
      ${q('Hospital confinement?', `${tick(0)} Yes ${tick(1)} No\nSurgery? ${tick(1)} Planned ${tick(0)} Done: {x|right L5-S1 microdiscectomy 05/27/2026, Lakeview Surgery Center|planned|p.discect}`)}
      ${q('Restrictions', '{x|No lifting above 10 lb, no driving over 30 minutes, no bending|instruction}')}
      ${q('Unable to work from / expected return', '02/20/2026 to {x|08/24/2026, light duty first|planned}')}
      ${q('Psychiatric or substance condition?', `${tick(0)} Yes ${tick(1)} No\n{x|No depression, no alcohol misuse|negated|d.mdd}`)}
      ${q('Prognosis, remarks', '{o|Good with surgery}. {x|If surgery is delayed, a second injection may be tried|conditional}. {x|Fusion is not expected|not expected}')}
      <div class="q">Physician: Gregory Vandermolen, DO, Orthopedic Spine Surgery &nbsp; License 51XXXXX208<br>Lakehurst Orthopedics & Spine, 2900 Cascade Rd SE, Grand Rapids, MI 495XX<br>Signature: ${signature(c.rnd, '#111', 120)} &nbsp; Date: 05/11/2026</div>
      <p style="font-size:13.6px">Fraud notice: any person who knowingly files a false claim may be guilty of a crime. Form APS-14 (01/2025)</p>${c.no('Lakeview Surgery Center', 'place of planned surgery')}${barcode(c.rnd, 30, 24)}`,
    )
  },
  { dateAliases: ['2026-05-08'], width: 1080, scale: 1.45 },
)

export const thirtythirdEnMore = [repeat, coronary, yearly, claim]
