/** The rest in English: an Indian physician's prescription, an Australian MRI of the neck, an American school's sports form filled in by hand. */
import { hand, mark, signature, stamp } from '../lib/decor.mjs'
import { FACE, doc, en, items, sheet } from './blind-parts.mjs'

/** India: particulars and findings in a narrow column, drugs by brand with what is in them, how and how long in columns. */
const polyclinic = doc(
  'p1158.png',
  ['en', 'prescription', 'clean'],
  '2026-07-18',
  [
    'Deshmukh Polyclinic',
    'DESHMUKH POLYCLINIC',
    'Deshmukh Polyclinic, Pune',
    'Deshmukh Polyclinic & Diabetes Care',
    'DESHMUKH POLYCLINIC & DIABETES CARE',
  ],
  ['Dr. Anjali Deshmukh', 'Anjali Deshmukh', 'Dr Anjali Deshmukh', 'Dr. A. Deshmukh'],
  [
    'Vinayak Kulkarni',
    'Mr. Vinayak Kulkarni',
    'Mr Vinayak Kulkarni',
    'Mr. VINAYAK KULKARNI',
    'Vinayak R. Kulkarni',
  ],
  'Prescription',
  (c) => {
    let n = 0
    const rx = (name, inside, how, days) =>
      `<tr data-line><td>${++n}</td><td><b>${c.t(name)}</b><br><small>${c.t(inside)}</small></td><td>${en(how)}</td><td style="white-space:nowrap">${en(days)}</td></tr>`
    const part = (title, list) =>
      `<div class="h">${en(title)}</div>${list.map((s) => `<div data-line>${c.t(s)}</div>`).join('')}`
    return sheet(
      `body{font:16px/1.36 ${FACE.calibri};font-size:17px;padding:42px 56px}.c{display:grid;grid-template-columns:300px 1fr;margin-top:8px}.l{border-right:2px solid #24407a;padding-right:14px}.r{padding-left:16px}.h{font-weight:bold;color:#24407a;margin-top:9px}td,th{padding:3px 8px;border-bottom:1px solid #c9cfdb}small{font-size:15.4px}ul{margin:2px 0;padding-left:20px}`,
      `<div style="display:flex;justify-content:space-between;border-bottom:3px double #24407a;padding-bottom:6px"><div><b style="font-size:23px;color:#24407a">Dr. Anjali Deshmukh</b><br>MBBS, MD (Medicine) &nbsp; Reg. No. MMC 2004/XX/1XX7<br>Consultant Physician and Diabetologist</div><div style="text-align:right"><b style="font-size:20px;color:#24407a">DESHMUKH POLYCLINIC</b><br>&amp; DIABETES CARE<br>Karve Road, Pune 411 0XX &nbsp; 020 5550 0XXX</div></div>
      <div style="display:flex;justify-content:space-between;margin-top:6px"><span>Name: <b>Mr. Vinayak Kulkarni</b></span><span>Age/Sex: 67 / M</span><span>OPD No. 26/41XX</span><span>Date: 18/07/2026</span></div>
      <div class="c"><div class="l">${part('C/O', ['{o|Cough with yellow sputum, 5 days}', '{o|Burning feet at night}', '{x|No breathlessness, no chest pain|negated|d.angina}', '{x|No fever today|negated}'])}
      ${part('K/C/O', ['{d.dm2|T2DM - 14 years|icd=E11.9/E11.65/E11.42}', '{d.htn|HTN - 9 years|icd=I10}', '{d.hypothy|Hypothyroid|icd=E03.9}', '{d.ihd|CAD|icd=I25.10/I25.9}, {p.pci|PTCA to LAD 2018|on=2018}'])}
      ${part('Family H/o', ['{x|Father - DM|family history|d.dm2}, {x|brother - stroke|family history|d.stroke}'])}
      ${part('Habits', ['{x|Non-smoker|negated|d.smoker}; vegetarian'])}
      ${part('Drug allergy', ['{a.sulfa|Sulpha|react=rash} - rash'])}
      ${part('O/E', ['BP {l.e21sys|146|v=146;u=-}/{l.e21dia|84|v=84;u=-} mmHg', 'Pulse {l.e21hr|78/min|v=78;u=/min}', 'SpO2 {l.e21spo2|97%|v=97;u=%} RA', 'Wt {l.e21wt|71.5 kg|v=71.5;u=kg}', 'RS: {o|few rhonchi}', 'CVS: S1 S2 normal', '{x|No pedal oedema|negated}', '{o|Vibration sense reduced, both feet}', '{x|No foot ulcer|negated|d.e13dfu}'])}
      ${part('Reports seen (11/07/2026)', ['{l.gttf|FBS 152 mg/dL|v=152;u=mg/dL;on=2026-07-11}', '{l.ppbs|PPBS 218 mg/dL|v=218;u=mg/dL;on=2026-07-11}', '{l.a1c|HbA1c 8.1 %|v=8.1;u=%;on=2026-07-11}', '{l.crea|Creatinine 1.2 mg/dL|v=1.2;u=mg/dL;on=2026-07-11}', '{l.ldl|LDL 74 mg/dL|v=74;u=mg/dL;on=2026-07-11}', '{l.tsh|TSH 3.8 uIU/mL|v=3.8;u=uIU/mL;on=2026-07-11}', '{l.vitd|Vit D 14 ng/mL|v=14;u=ng/mL;on=2026-07-11}', '{p.ecg|ECG|on=2026-07-11}: no fresh changes'])}
      ${part('Impression', ['{d.bronchac|Acute bronchitis|icd=J20.9}', '{d.dneuro|Diabetic neuropathy|icd=E11.42/E11.40}', '{d.vitd|Vitamin D deficiency|icd=E55.9}', '{x|? Early nephropathy|question|d.dnephro}'])}</div>
      <div class="r"><b style="font-size:27px;font-family:serif">Rx</b>
      <table><tr><th></th><th style="width:52%">Medicine</th><th>How to take</th><th>For</th></tr>
      ${rx('{m.azit|Tab. AZEE 500|dose=-}', '{m.azit|Azithromycin 500 mg|freq=once a day}', 'once a day after lunch', '3 days')}
      ${rx('{m.glimmet|Tab. GLYCOMET GP 2|dose=-}', '{m.glimmet|Glimepiride 2 mg + Metformin 500 mg|dose=-;freq=twice a day}', 'twice a day before food', '3 months')}
      ${rx('{m.dapa|Tab. UDAPA 10|dose=-}', '{m.dapa|Dapagliflozin 10 mg|freq=once a day}', 'once a day, morning', '3 months')}
      ${rx('{m.telm|Tab. TELMA 40|dose=-}', '{m.telm|Telmisartan 40 mg|freq=once a day}', 'once a day, morning', '3 months')}
      ${rx('{m.e29cilni|Tab. CILACAR 10|dose=-}', '{m.e29cilni|Cilnidipine 10 mg|freq=once a day}', 'once a day, evening', '3 months')}
      ${rx('{m.metop|Tab. BETALOC 25|dose=-}', '{m.metop|Metoprolol tartrate 25 mg|freq=twice a day}', 'twice a day', '3 months')}
      ${rx('{m.ros|Tab. ROZUCOR 20|dose=-}', '{m.ros|Rosuvastatin 20 mg|freq=at bedtime}', 'at bedtime', '3 months')}
      ${rx('{m.asa|Tab. ECOSPRIN 75|dose=-}', '{m.asa|Aspirin 75 mg|freq=once a day}', 'once a day after lunch', '3 months')}
      ${rx('{m.levo|Tab. THYRONORM 62.5|dose=-}', '{m.levo|Thyroxine sodium 62.5 mcg|freq=once a day}', 'once a day, empty stomach', '3 months')}
      ${rx('{m.e29pregm|Cap. PREGEB M 75|dose=-}', '{m.e29pregm|Pregabalin 75 mg + Methylcobalamin 750 mcg|dose=-;freq=at bedtime}', 'at bedtime', '1 month')}
      ${rx('{m.e29pand|Cap. PAN-D|dose=-}', '{m.e29pand|Pantoprazole 40 mg + Domperidone 30 mg|dose=-;freq=once a day}', 'once a day before breakfast', '7 days')}
      ${rx('{m.chole|Cap. UPRISE-D3|dose=-}', '{m.chole|Cholecalciferol 60,000 IU|freq=once a week}', 'once a week with milk', '8 weeks')}</table>
      <div data-line style="margin-top:8px"><b>Stop:</b> ${c.t('{m.aml|Tab. AMLONG (Amlodipine 5 mg)|st=stopped} - {o|ankle swelling}; {m.pioglit|Tab. PIOZ (Pioglitazone 15 mg)|st=stopped}')}</div>
      <div class="h">Advice</div><ul>${items(c, ['{x|Diabetic diet, walk 30 min daily, foot care explained|instruction}', '{x|Urine ACR, HbA1c and creatinine after 3 months|planned|l.uacr}', '{x|Fundus examination pending|not done}', '{x|2D echo if breathless|conditional|i.echo}', '{x|Insulin if HbA1c stays above 8|conditional|m.e14insulin}', '{x|Avoid painkillers like diclofenac|warned|m.dicl}', '{x|Flu and pneumococcal vaccine advised|suggestion|m.vpcv}'])}</ul>
      <div style="text-align:right;margin-top:14px">${signature(c.rnd, '#22306b', 110)}<br>Dr. Anjali Deshmukh<br>Review: after 3 months &nbsp; Not for medico-legal use</div></div></div>`,
    )
  },
  { width: 1080, scale: 1.3 },
)

/** Australia: a report in plain paragraphs with a line for each level; addressed to the referrer. */
const neck = doc(
  'p1160.png',
  ['en', 'imaging', 'clean'],
  '2026-04-15',
  [
    'Bellarine Medical Imaging',
    'BELLARINE MEDICAL IMAGING',
    'Bellarine Medical Imaging, Geelong',
    'Bellarine Medical Imaging Pty Ltd',
  ],
  ['Dr Stephen Vassiliou', 'Stephen Vassiliou', 'Dr S Vassiliou', 'Dr. Stephen Vassiliou'],
  [
    'Kerry-Anne Muldoon',
    'Ms Kerry-Anne Muldoon',
    'MULDOON, Kerry-Anne',
    'Kerry-Anne MULDOON',
    'Ms Kerry-Anne MULDOON',
  ],
  'MRI cervical spine',
  (c) => {
    const h = (s) => `<h3>${en(s)}</h3>`
    const p = (s) => `<p>${c.t(s)}</p>`
    const level = (k, s) => `<div class="k"><b>${en(k)}</b><div data-line>${c.t(s)}</div></div>`
    return sheet(
      `body{font:17px/1.46 ${FACE.lato};font-size:16.6px;padding:54px 80px}p{margin:5px 0}h3{font-size:16.6px;margin:13px 0 2px;color:#155a6e}.k{display:grid;grid-template-columns:72px 1fr;margin:3px 0}ol{margin:2px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:14px;align-items:center">${mark('rings', '#155a6e', 54)}<b style="font-size:25px;color:#155a6e">Bellarine Medical Imaging</b></div><div style="text-align:right;font-size:15px">118 Ryrie Street, Geelong VIC 3220<br>Ph (03) 5550 0XXX &nbsp; ABN XX XXX XXX XXX</div></div>
      <div style="display:grid;grid-template-columns:1fr 1fr;border-top:1px solid #155a6e;border-bottom:1px solid #155a6e;padding:7px 0;margin:14px 0"><div>Dr Imogen Tran<br>Ocean Grove Family Clinic<br>Reported: 16/04/2026</div><div>Re: <b>Ms Kerry-Anne MULDOON</b><br>DOB: 21/01/1973 &nbsp; Patient ID: BMI7XX04<br>Date of service: 15/04/2026</div></div>${c.no('Dr Imogen Tran', 'referrer')}${c.no('Ocean Grove Family Clinic', 'referrer')}
      <p style="font-size:19px"><b>${c.t('{i.mrcs|MRI CERVICAL SPINE|main=1}')}</b></p>
      ${h('Clinical notes')}${p('{d.cradic|Left C7 radiculopathy|icd=M54.12}, 4 months, {o|weak triceps}. {x|?disc protrusion|question}. {d.ra|Rheumatoid arthritis|icd=M06.9} on {m.mtx|methotrexate|dose=-}. {x|No trauma, no cancer history|negated|d.breastca}. {x|Pacemaker: no|negated|p.pacem}.')}
      ${h('Technique')}${p('Sagittal T1, T2 and STIR, axial T2 and gradient echo at 3T. {x|No contrast given|negated}. Comparison: {i.e17ctcs|CT cervical spine 08/11/2022|on=2022-11-08}.')}
      ${h('Findings')}${p('{o|Loss of the normal lordosis}. Vertebral height is kept. {d.hemang|Haemangioma in T2|icd=D18.09}, unchanged. {x|No fracture, no marrow infiltration|negated|d.vertfx}. {x|The atlanto-dental interval is 2 mm, no pannus and no atlanto-axial subluxation|negated}. {x|Craniocervical junction normal, no Chiari malformation|negated}. {x|No cord signal change|negated}.')}
      ${level('C2/3', 'Normal.')}
      ${level('C3/4', '{o|Mild left facet arthropathy}. {x|No stenosis|negated|d.ccanal}.')}
      ${level('C4/5', '{d.cdisc|Disc desiccation|icd=M50.321/M50.320/M50.30} with a shallow bulge. Foramina patent.')}
      ${level('C5/6', '{o|Disc osteophyte complex} indents the thecal sac without touching the cord. {d.foramst|Moderate right foraminal narrowing|icd=M48.02/M99.71/M99.61}.')}
      ${level('C6/7', '{d.h25hern|Left paracentral disc extrusion, 6 mm|icd=M50.223/M50.123/M50.20}, compresses the exiting left C7 root. {d.ccanal|Mild canal stenosis|icd=M48.02}, {x|no myelopathy|negated}.')}
      ${level('C7/T1', 'Normal. {x|No disc lesion|negated}.')}
      ${p('Other: {d.thynod|11 mm nodule in the right lobe of the thyroid|icd=E04.1}. {d.retcyst|Retention cyst in the left maxillary sinus|icd=J34.1}. {x|No enlarged lymph nodes|negated}. {x|Vertebral artery flow voids are present|negated}.')}
      ${h('Conclusion')}<ol>${items(c, ['{d.h25hern|Left C6/7 disc extrusion} compressing the C7 nerve root, new since 2022 and in keeping with the symptoms.', '{d.spondyl|Cervical spondylosis|icd=M47.812/M47.892/M47.22} elsewhere, with {d.foramst|right C5/6 foraminal narrowing}. {x|No evidence of rheumatoid involvement of the cervical spine|negated}.', '{d.thynod|Thyroid nodule}: {x|ultrasound suggested|suggestion|i.usthy}.'])}</ol>
      ${p('{x|A CT-guided left C7 nerve root injection can be arranged here if clinically wanted|conditional}. {x|Surgical opinion if weakness progresses|conditional}.')}
      <p>Thank you for referring this patient.</p>${signature(c.rnd, '#22306b', 120)}<br>Dr Stephen Vassiliou FRANZCR<br><span style="font-size:14.6px">Electronically signed 16/04/2026 08:52. Images are kept online for 7 years; your doctor will explain this report.</span>`,
    )
  },
  { dateAliases: ['2026-04-16'], width: 1080, scale: 1.3 },
)

/** United States: a school's sports form; the family's yes and no by crosses, the doctor's half below, all answers by hand. */
const sports = doc(
  'p1162.jpg',
  ['en', 'other', 'photo'],
  '2026-07-22',
  [
    'Juniper Street Pediatrics',
    'JUNIPER STREET PEDIATRICS',
    'Juniper St. Pediatrics',
    'Juniper Street Pediatrics, PLLC',
  ],
  ['Colleen Bankston, MD', 'Colleen Bankston', 'Dr. Colleen Bankston', 'C. Bankston, MD', 'Dr. Bankston'],
  ['Mateo Rivas', 'RIVAS, MATEO', 'Rivas, Mateo', 'Mateo A. Rivas'],
  'Preparticipation physical evaluation',
  (c) => {
    const w = (s) => `<span class="w">${c.t(s)}</span>`
    const x = (on) => `<span class="x">${on ? '☒' : '☐'}</span>`
    const yes = (q, note) =>
      `<tr data-line><td>${en(q)}</td><td>${x(1)}</td><td>${x(0)}</td><td>${note ? w(note) : ''}</td></tr>`
    const no = (q, key) =>
      `<tr data-line><td>${c.t(`{x|${q}|answered no|${key}}`)}</td><td>${x(0)}</td><td>${x(1)}</td><td></td></tr>`
    const exam = (k, normal, note) =>
      `<tr data-line><td>${en(k)}</td><td>${x(normal)}</td><td>${x(!normal)}</td><td>${note ? w(note) : ''}</td></tr>`
    return sheet(
      `body{font:16px/1.3 ${FACE.arial};font-size:15.6px;padding:40px 56px}.w{font:25px 'Dancing Script',cursive;color:#1d2f6f;line-height:1}.x{font-family:'DejaVu Sans';font-size:16px}h3{font-size:15.6px;background:#333;color:#fff;padding:2px 9px;margin:9px 0 2px}td,th{border:1px solid #999;padding:1px 8px;vertical-align:middle}p{margin:4px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:end"><b style="font-size:19px">PREPARTICIPATION PHYSICAL EVALUATION</b><span>Harlan County School District, Form PPE-2</span></div>${c.no('Harlan County School District', 'school')}
      <div style="border:1px solid #333;padding:4px 10px;margin-top:6px;line-height:1.75">Student: ${hand('Mateo Rivas', 26)} &nbsp; Date of birth: ${hand('8 / 14 / 2010', 26)} &nbsp; Sex: ${hand('M', 26)} &nbsp; Grade: ${hand('10', 26)} &nbsp; Sport: ${hand('soccer, track', 26)}<br>Date of exam: ${hand('7 / 22 / 2026', 26)} &nbsp; Parent: ${hand('Lucia Rivas', 26)} &nbsp; Phone: ${hand('555 01XX', 26)}</div>${c.no('Lucia Rivas', 'parent')}
      <h3>A. HISTORY (student and parent)</h3>
      <table><tr><th style="width:52%">Have you ever had, or do you have now</th><th>Yes</th><th>No</th><th style="width:34%">Explain yes answers</th></tr>
      ${yes('1. Asthma or wheezing with exercise?', '{d.asthma|exercise asthma|icd=J45.990/J45.909}')}
      ${no('2. Passed out during exercise?', 'd.syncope')}
      ${no('3. Chest pain or racing heart?', 'd.palp')}
      ${no('4. High blood pressure?', 'd.htn')}
      ${yes('5. Concussion or head injury?', '{d.concuss|concussion, Oct 2024|st=-;on=2024-10;icd=S06.0X0A/S06.0XAA/Z87.820}')}
      ${no('6. Seizures?', 'd.seiz')}
      ${yes('7. Broken bone or dislocation?', '{d.clavfx|left collarbone 2022|st=-;on=2022;icd=S42.002A/Z87.81}')}
      ${no('8. Diabetes?', 'd.dm2')}
      ${no('9. Sickle cell trait or disease?', 'd.sicklet')}
      ${no('10. Hernia?', 'd.inguin')}
      ${no('11. Mononucleosis in the past month?', 'd.mono')}
      ${yes('12. Surgery?', '{p.tonsil|tonsils 2016|on=2016}, {p.wisdom|wisdom teeth 6/2026|on=2026-06}')}
      ${yes('13. Glasses or contact lenses?', '{d.e29myop|nearsighted|icd=H52.10/H52.13}, contacts')}
      ${yes('14. Heart problem or sudden death in the family?', '{x|grandfather, heart attack at 47|family history|d.mi}')}</table>
      <p data-line>Medicines: ${w('{m.salb|albuterol inhaler before practice|dose=-;freq=before practice}, {m.flut|Flovent 2 puffs twice a day|dose=-;freq=twice a day}, {m.ceti|Zyrtec 10 mg daily|freq=daily}')}</p>
      <p data-line>Allergies: ${w('{a.amox|amoxicillin - rash|react=rash}, {a.bee|bee stings - hand swelled|react=hand swelled}')} &nbsp; ${x(0)} ${c.t('{x|None|not ticked}')} &nbsp; EpiPen: ${x(0)} ${c.t('{x|yes|not ticked|m.adren}')} ${x(1)} no</p>
      <h3>B. PHYSICAL EXAMINATION (medical provider)</h3>
      <p data-line>Height ${w('{l.e21ht|170 cm|v=170;u=cm}')} &nbsp; Weight ${w('{l.e21wt|61.2 kg|v=61.2;u=kg}')} &nbsp; BP ${w('{l.e21sys|118|v=118;u=-} / {l.e21dia|72|v=72;u=-}')} &nbsp; Pulse ${w('{l.e21hr|66|v=66;u=-}')} &nbsp; Vision R 20/${w('{o|25}')} L 20/${w('{o|20}')} &nbsp; Hemoglobin ${c.t('{x|..........|left empty|l.hgb}')}</p>
      <table><tr><th style="width:36%"></th><th>Normal</th><th>Abnormal</th><th style="width:46%">Findings</th></tr>
      ${exam('Heart, lying and standing', 1, '{x|no murmur|negated}')}
      ${exam('Lungs', 1, '{x|no wheeze|negated|d.asthma}')}
      ${exam('Skin', 0, '{d.acne|acne, face and back|icd=L70.0}')}
      ${exam('Shoulder and arm', 1, '')}
      ${exam('Back', 1, '{x|no scoliosis|negated|d.scoli}')}
      ${exam('Knee', 0, '{d.osgood|Osgood-Schlatter, right|icd=M92.521/M92.51}')}
      ${exam('Ankle and foot', 1, '')}</table>
      <p data-line>Vaccines given today: ${w('{m.h11vmenq?|MenACWY #2|dose=-;st=-}')} &nbsp; Tdap: ${w('{m.tdap?|9/2021|dose=-;st=-;on=2021-09}')} &nbsp; HPV: ${c.t('{x|..........|left empty|m.e23hpv}')}</p>
      <h3>C. CLEARANCE</h3>
      <p data-line>${x(0)} Cleared without limits &nbsp; ${x(1)} Cleared with: ${w('{o|inhaler at the sideline, knee strap}')}<br>${x(0)} ${c.t('{x|Not cleared pending: ECG / echocardiogram / cardiology|not ticked|p.ecg}')} &nbsp; ${x(0)} ${c.t('{x|Not cleared|not ticked}')}</p>
      <div style="display:flex;justify-content:space-between;align-items:end"><span>Provider: ${hand('Colleen Bankston, MD', 26)} ${signature(c.rnd, '#1d2f6f', 90)}</span>${stamp(['JUNIPER STREET PEDIATRICS', 'Cumberland, KY 408XX'], '#24407a', -3)}</div>
      <p style="font-size:13.6px">${c.t('{x|Athletes with a concussion must be symptom free before return to play|general text|d.concuss}. Valid for 13 months from the date of exam. Keep a copy.')}</p>`,
    )
  },
  { width: 1080, scale: 1.38, degrade: { angle: 0.9 } },
)

export const twentyNinthEnMore = [polyclinic, neck, sports]
