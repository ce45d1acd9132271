/** Other paper in English: an American check-up's summary, an Australian request form, a Maltese discharge letter, an Irish vaccination record, an American densitometry. */
import { barcode, hand, mark, signature, stamp } from '../lib/decor.mjs'
import { FACE, doc, en, items, sheet } from './blind-parts.mjs'

/** United States: a yearly check-up; questions with a colon at the left, orders not yet collected in a box, vaccines as a table of what was given and what is due. */
const checkup = doc(
  'p1106.png',
  ['en', 'consultation', 'clean'],
  '2026-04-14',
  ['Larkspur Family Medicine', 'LARKSPUR FAMILY MEDICINE', 'Larkspur Family Medicine, PC'],
  [
    'Dr. Tomas Okafor-Reyes',
    'Tomas Okafor-Reyes',
    'Tomas Okafor-Reyes, DO',
    'Dr Tomas Okafor-Reyes',
    'T. Okafor-Reyes, DO',
  ],
  ['Jeanette Kowalczyk', 'KOWALCZYK, Jeanette', 'Jeanette L. Kowalczyk', 'Kowalczyk, Jeanette L'],
  'Annual wellness visit summary',
  (c) => {
    const kv = (k, s) => `<div data-line><b>${c.t(k)}</b> ${c.t(s)}</div>`
    const vac = (name, dates, due) =>
      `<tr data-line><td>${c.t(name)}</td><td>${en(dates)}</td><td>${c.t(due)}</td></tr>`
    const h = (s) => `<h3>${en(s)}</h3>`
    return sheet(
      `body{font:16px/1.36 ${FACE.roboto};font-size:15.6px;padding:42px 58px}h3{font-size:16px;color:#5b2a6e;border-bottom:1px solid #5b2a6e;margin:10px 0 4px}.two{display:grid;grid-template-columns:1fr 1fr;gap:0 30px}td,th{padding:2px 8px;border-bottom:1px solid #ccc}.o{border:2px solid #5b2a6e;padding:5px 12px;margin-top:10px}ul,ol{margin:2px 0}`,
      `<div style="display:flex;justify-content:space-between"><div style="display:flex;gap:12px">${mark('rings', '#5b2a6e', 46)}<div><b style="font-size:22px;color:#5b2a6e">Larkspur Family Medicine</b><br>Annual wellness visit, April 14, 2026</div></div><div style="text-align:right"><b>Jeanette L. Kowalczyk</b><br>DOB 12/05/1959 &nbsp; Female<br>Seen by Tomas Okafor-Reyes, DO</div></div>
      <div class="two"><div>${h('Allergies and intolerances')}${kv('Drug allergies:', '{a.nitrofuran|nitrofurantoin|react=wheezing}, wheezing 2018')}${kv('', '{x|Penicillin: tolerated (amoxicillin, 2025)|tolerated|a.pen}')}${kv('', '{x|Latex: no|negated|a.latex}')}${kv('', '{x|Food allergies: none known|negated}')}
      ${h('Habits and safety')}${kv('', '{x|Tobacco: never|negated|d.smoker}')}${kv('', '{x|Alcohol: none|negated|d.alcdep}')}${kv('', '{x|Falls in the past year: 0|negated|d.falls}')}${kv('PHQ-2:', '{o|0 of 6}')}${kv('', '{x|Hearing aids: no|negated}')}</div>
      <div>${h('Measured today')}${kv('Blood pressure', '{l.e21sys|138|v=138;u=mmHg}/{l.e21dia|82 mmHg|v=82;u=mmHg}')}${kv('Pulse', '{l.e21hr|74|v=74;u=-}')}${kv('Weight', '{l.e21wt|171 lb|v=171;u=lb} &nbsp; '.replace('&nbsp;', '\u00a0') + 'BMI {l.e21bmi|29.4|v=29.4;u=-}')}${kv('Oxygen', '{l.e21spo2|98 %|v=98;u=%}')}
      ${h('Results discussed (drawn 04/07/2026)')}${kv('', '{l.a1c|A1c 6.1 %|v=6.1;u=%;on=2026-04-07}, {l.ldl|LDL 92 mg/dL|on=2026-04-07}, {l.hdl|HDL 54 mg/dL|on=2026-04-07}, {l.tsh|TSH 2.88 mIU/L|on=2026-04-07}, {l.crea|creatinine 0.84 mg/dL|on=2026-04-07}, {l.egfr|eGFR 76|v=76;u=-;on=2026-04-07}, {l.ca|calcium 10.6 mg/dL|on=2026-04-07}')}</div></div>
      ${h('Problems')}<ol>${items(c, ['{d.predm|Prediabetes|icd=R73.03}, stable', '{d.hypothy|Hypothyroidism|icd=E03.9}', '{d.htn|Hypertension|icd=I10}, above goal', '{d.hypercal|Hypercalcemia, mild, new|icd=E83.52}; {x|rule out hyperparathyroidism|question|d.phpt}', '{d.kneeoa|Osteoarthritis of the left knee|icd=M17.12/M17.9}', '{d.zoster|Shingles in 2021, resolved|icd=B02.9/Z86.19;st=historical;on=2021}'])}</ol>
      <div class="two"><div>${h('Medicines')}<ul>${items(c, ['{m.levo|levothyroxine 75 mcg every morning|freq=every morning}', '{m.olmes|olmesartan 40 mg once a day, raised from 20 mg|dose=40 mg;freq=once a day}', '{m.ros|rosuvastatin 5 mg at bedtime|freq=at bedtime}', '{m.dicl|diclofenac 1% gel to the knee as needed|dose=-;freq=as needed}', 'STOP {m.cacarb|calcium carbonate 600 mg|st=stopped}', 'STOP {m.hctz|hydrochlorothiazide 12.5 mg|st=stopped}'])}</ul></div>
      <div>${h('Past surgery and family')}<ul>${items(c, ['{p.cholecy|Gallbladder removed 1998|on=1998}', '{p.tubal|Tubal ligation 1994|on=1994}', '{x|Mother: colon cancer at 71|family history|d.colonca}', '{x|Brother: stroke|family history|d.stroke}', '{x|Breast cancer in family: no|negated|d.breastca}'])}</ul></div></div>
      ${h('Vaccines')}<table><tr><th>Vaccine</th><th>Given on</th><th>Next</th></tr>${vac('{m.vflu?|Influenza, high dose|dose=-;st=-;on=2025-10-08}', '10/08/2025', '{x|fall 2026|planned|m.vflu}')}${vac('{m.vcovid?|COVID-19|dose=-;st=-;on=2025-10-08}', '10/08/2025', '{x|declined for spring|declined|m.vcovid}')}${vac('{m.vzos?|Shingrix|dose=-;st=-;on=2023-05-30}', '02/21/2023, 05/30/2023', 'complete')}${vac('{m.vpcv?|PCV20|dose=-;st=-;on=2026-04-14}', '04/14/2026 (today, left arm)', 'complete')}${vac('{m.e22td?|Td|dose=-;st=-;on=2016-06-02}', '06/02/2016', '{x|due 06/02/2026|planned|m.e22td}')}${vac('{x|RSV|not given|m.e18vrsv}', 'never', '{x|ask at the pharmacy|suggestion}')}${vac('{x|Hepatitis B|not given|m.vhepb}', 'never', '{x|not wanted|declined}')}</table>
      <div class="o"><b>ORDERED TODAY, NOT YET DONE</b> (have these before May 5)<div class="two"><ul>${items(c, ['{x|PTH, intact|ordered|l.pth}', '{x|Ionized calcium|ordered|l.ica}', '{x|Vitamin D, 25-hydroxy|ordered|l.vitd}', '{x|Phosphorus|ordered|l.phos}'])}</ul><ul>${items(c, ['{x|Mammogram, screening, bilateral|ordered|i.mammo}', '{x|DXA bone density|ordered|i.dexa}', '{x|X-ray left knee, 3 views|ordered|i.xrknee}', '{x|Colonoscopy referral, due since 2025|ordered|p.colono}'])}</ul></div></div>
      <p>${c.t('{x|Check blood pressure at home, call if above 150|instruction}. {x|Knee injection if gel does not help|conditional|p.jointinj}. Next visit in 6 weeks.')}</p>`,
    )
  },
  { width: 1080, scale: 1.32 },
)

/** Australia: a request for pathology and imaging; what is asked is ticked or typed, nothing has been done; history below, a collector's corner empty. */
const request = doc(
  'p1107.png',
  ['en', 'other', 'clean'],
  '2026-07-02',
  ['Jacaranda Street Medical Centre', 'JACARANDA STREET MEDICAL CENTRE', 'Jacaranda Street Medical'],
  ['Dr Miriam Falzon', 'Miriam Falzon', 'Dr M Falzon', 'Dr. Miriam Falzon', 'DR MIRIAM FALZON'],
  ['Bronwyn Pettigrew', 'PETTIGREW Bronwyn', 'Ms Bronwyn Pettigrew', 'PETTIGREW, Bronwyn'],
  'Pathology and imaging request',
  (c) => {
    const tick = (on, s) => `<div data-line><span class="x">${on ? '☑' : '☐'}</span> ${c.t(s)}</div>`
    return sheet(
      `body{font:16px/1.4 ${FACE.arial};font-size:16px;padding:42px 56px}.f{border:1px solid #1a4f8f;margin-top:-1px;padding:4px 10px}.k{font-size:12.6px;color:#1a4f8f;display:block}.x{font-family:'DejaVu Sans'}.g{display:grid;grid-template-columns:1fr 1fr 1fr}p{margin:4px 0}`,
      `<div style="display:flex;justify-content:space-between;background:#dce8f6;padding:8px 12px"><div><b style="font-size:21px;color:#1a4f8f">PATHOLOGY AND IMAGING REQUEST</b><br>Take this form to any provider</div>${barcode(c.rnd, 40, 36)}</div>
      <div class="g" style="grid-template-columns:1.6fr 1fr 1fr;margin-top:8px"><div class="f"><span class="k">Patient</span><b>PETTIGREW Bronwyn</b><br>17 Wattle Grove, Toowoomba QLD</div><div class="f"><span class="k">Date of birth / sex</span>19/09/1981 &nbsp; F</div><div class="f"><span class="k">Request date</span>02/07/2026</div></div>
      <div class="f"><span class="k">Tests requested</span><div class="g">${tick(true, '{x|FBC|ordered|l.hgb}')}${tick(true, '{x|Iron studies|ordered|l.fe}')}${tick(true, '{x|TSH|ordered|l.tsh}')}${tick(true, '{x|Fasting glucose|ordered|l.glu}')}${tick(false, '{x|HbA1c|not ordered|l.a1c}')}${tick(true, '{x|Lipids|ordered|l.chol}')}${tick(false, '{x|UEC|not ordered|l.crea}')}${tick(true, '{x|LFT|ordered|l.alt}')}${tick(false, '{x|CRP|not ordered|l.crp}')}${tick(false, '{x|Urine MCS|not ordered|l.ucult}')}${tick(true, '{x|Coeliac serology|ordered|l.ttg}')}${tick(false, '{x|Vitamin D|not ordered|l.vitd}')}</div><p>Other: ${c.t('{x|day 21 progesterone, prolactin, total testosterone, SHBG|ordered|l.prog}; {x|cervical screening test, self-collected|ordered|p.smear}')}</p></div>
      <div class="f"><span class="k">Imaging requested</span>${c.t('{x|Pelvic ultrasound, transvaginal|ordered|i.uspelv}; {x|thyroid ultrasound|ordered|i.usthy}')}</div>
      <div class="f"><span class="k">Clinical notes</span><p>${c.t('{d.menorr|Heavy menstrual bleeding|icd=N92.0/N92.1}, {o|tired}. {x|?fibroids|question|d.fibroid} {x|?PCOS|question|d.pcos} {d.e14goitre|Smooth goitre|icd=E04.0/E04.9}. {d.migr|Migraine|icd=G43.909}. {x|Pregnant: no|negated}. {x|Anticoagulants: nil|negated}. {x|Diabetes: no|negated|d.dm2}. {x|Sister: coeliac disease|family history|d.celiac}.')}</p><p>${c.t('Last result: {l.ferr|ferritin 9 ug/L 11/12/2025|v=9;u=ug/L;on=2025-12-11}, {l.hgb|Hb 108 g/L 11/12/2025|v=108;u=g/L;on=2025-12-11}. Taking {m.txa|tranexamic acid 1 g three times a day during periods|dose=1 g;freq=three times a day}, {m.suma|sumatriptan 50 mg as needed|freq=as needed}, {m.p28ferrog|Ferro-Grad C one daily|dose=-;freq=daily}. {p.csect|Caesarean section 2012|on=2012}.')}</p><p>${c.t('Allergies: {x|Drug allergies: nil known|negated}. {x|Contrast reaction: none|negated|a.contrast}. Adhesive dressing: {a.elast|Elastoplast|react=blisters} (blisters).')}</p></div>
      <div class="g" style="grid-template-columns:1fr 1fr"><div class="f"><span class="k">Requesting practitioner</span>Dr Miriam Falzon, provider 24XXXX1K<br>Jacaranda Street Medical Centre, Toowoomba<br><div style="margin-top:38px">${signature(c.rnd, '#22306b', 100)}</div></div><div class="f"><span class="k">Copy reports to</span>Dr Hugh Lindqvist, gynaecologist<br><span class="k">Urgent / phone / fax</span>☐ Urgent &nbsp; ☐ Phone &nbsp; ☐ Fax</div></div>${c.no('Dr Hugh Lindqvist', 'copy')}
      <div class="f"><span class="k">Collector’s use only</span>Date collected ____ / ____ / ____ &nbsp; Time ______ &nbsp; Fasting ☐ Yes ☐ No &nbsp; Tubes ☐ EDTA ☐ SST ☐ Fluoride &nbsp; Initials ______</div>
      <p style="font-size:14.6px">${c.t('{x|Fast for 8 to 12 hours, water allowed|instruction}. {x|A full bladder is needed for the pelvic ultrasound|instruction}. {x|Biotin should be stopped two days before thyroid tests|instruction}.')}</p>`,
    )
  },
  { width: 1060, scale: 1.3 },
)

/** Malta: a discharge letter with labels in a narrow column; answers behind colons, blood on two days in the text, tests to come. */
const malta = doc(
  'p1108.png',
  ['en', 'discharge', 'clean'],
  '2025-12-19',
  ['San Rokku General Hospital', 'SAN ROKKU GENERAL HOSPITAL', 'San Rokku General Hospital, Malta'],
  [
    'Dr Josette Camenzuli',
    'Josette Camenzuli',
    'Dr J Camenzuli',
    'Dr. Josette Camenzuli',
    'DR JOSETTE CAMENZULI',
  ],
  ['Salvu Busuttil', 'Mr Salvu Busuttil', 'BUSUTTIL Salvu', 'BUSUTTIL, Salvu'],
  'Discharge letter',
  (c) => {
    const r = (k, ...s) =>
      `<tr><td class="k">${en(k)}</td><td>${s.map((x) => `<p>${c.t(x)}</p>`).join('')}</td></tr>`
    const [a, b] = ['on=2025-12-14', 'on=2025-12-18']
    return sheet(
      `body{font:16px/1.38 ${FACE.times};font-size:17px;padding:46px 64px}td{padding:4px 10px;border-top:1px solid #999}.k{width:150px;font-weight:bold;font-size:15px;text-align:right;border-right:2px solid #8a1f1f}p{margin:2px 0}`,
      `<div style="text-align:center"><b style="font-size:22px;letter-spacing:1px;color:#8a1f1f">SAN ROKKU GENERAL HOSPITAL</b><br>Department of Medicine, Ward M4 &nbsp; Tal-Qroqq, Malta<br><b>DISCHARGE LETTER</b></div>
      <p style="margin:8px 0">To: Dr Karm Zahra, Birkirkara Health Centre</p>${c.no('Dr Karm Zahra', 'recipient')}${c.no('Birkirkara Health Centre', 'recipient')}
      <table>${r('Patient', '**Mr Salvu Busuttil**, ID 04XX52M, born 08.05.1952', 'Admitted 14.12.2025, discharged 19.12.2025')}
      ${r('Diagnosis', '{d.cellul|Cellulitis of the right leg|icd=L03.115}', '{d.aki|Acute kidney injury, resolving|icd=N17.9}', '{x|Deep vein thrombosis: excluded|negated|d.dvt}')}
      ${r('Background', '{d.dm2|Type 2 diabetes|icd=E11.9/E11.65}, {d.af|atrial fibrillation|icd=I48.91/I48.20/I48.2}, {d.gout|gout|icd=M10.9}, {d.varic|varicose veins|icd=I83.90/I83.91/I83.93}. {p.tha|Left hip replacement 2017|on=2017}.', '{x|Previous MI: no|negated|d.mi}. {x|Asthma: no|negated|d.asthma}. {x|Daughter has epilepsy|family history|d.epil}.')}
      ${r('Allergies', '{x|Penicillin: tolerated during this stay|tolerated|a.pen}', '{x|Aspirin: not allergic|negated|a.asa}. {a.contrast|Iodinated contrast|react=urticaria}: urticaria in 2019')}
      ${r('Story', 'Four days of {o|redness, swelling and fever}; {o|scratched by a fishing line}. {x|Chest pain: nil|negated|d.angina}. {x|Recent travel: none|negated}. Temperature {l.e21temp|38.7|v=38.7;u=-}, BP {l.e21sys|102|v=102;u=-}/{l.e21dia|58|v=58;u=-}, pulse {l.e21hr|112|v=112;u=-}.')}
      ${r('Bloods 14.12.2025', `{l.wbc|WBC 17.2 x10^9/L|v=17.2;u=x10^9/L;${a}}, {l.crp|CRP 214 mg/L|${a}}, {l.crea|creatinine 186 umol/L|${a}}, {l.k|potassium 5.3 mmol/L|${a}}, {l.lact|lactate 2.4 mmol/L|${a}}, {l.glu|glucose 15.8 mmol/L|${a}}, {l.a1c|HbA1c 8.4 %|v=8.4;u=%;${a}}, {l.uric|urate 512 umol/L|${a}}`)}
      ${r('Bloods 18.12.2025', `{l.wbc|WBC 8.9 x10^9/L|v=8.9;u=x10^9/L;${b}}, {l.crp|CRP 47 mg/L|${b}}, {l.crea|creatinine 118 umol/L|${b}}, {l.k|potassium 4.5 mmol/L|${b}}`)}
      ${r('Other tests', '{i.usdopp|Venous Doppler right leg 15.12.2025|on=2025-12-15}: {x|no thrombus|negated|d.dvt}; {d.baker|Baker’s cyst 3 cm|icd=M71.21/M71.20}. {i.cxr|Chest X-ray 14.12.2025|on=2025-12-14}: {x|no consolidation|negated|d.pneumonia}. {l.bcult|Blood cultures no growth at 72 hours|v=no growth;u=-;on=2025-12-14} (14.12.2025). {l.mrsa|MRSA screen negative|v=negative;u=-}.')}
      ${r('In hospital', '{m.fluclox?|Flucloxacillin|dose=-;st=-} IV for 4 days, fluids. {x|Incision and drainage: not needed|not needed|p.iandd}. {x|CT leg: not done because of contrast reaction|not done}.')}
      ${r('Medicines', 'NEW {m.fluclox|flucloxacillin 1 g every 6 hours|dose=1 g;freq=every 6 hours} until 26.12.2025', '{m.apix|Apixaban 5 mg twice daily|freq=twice daily}, {m.bis|bisoprolol 2.5 mg daily|freq=daily}, {m.lina|linagliptin 5 mg daily|freq=daily}, {m.allo|allopurinol 100 mg daily|freq=daily}, {m.para|paracetamol 1 g up to four times daily|dose=1 g;freq=up to four times daily}', 'ON HOLD {m.metf|metformin 1 g twice daily|dose=1 g;st=on hold;freq=twice daily} and {m.perin|perindopril 4 mg|st=on hold} until kidney function is checked', 'STOPPED {m.dicl|diclofenac 50 mg|st=stopped}')}
      ${r('To be done', '{x|Creatinine and potassium on 29.12.2025 at the health centre|planned|l.crea}', '{x|Urine albumin/creatinine ratio: requested, no sample yet|ordered|l.uacr}', '{x|Renal ultrasound: appointment 22.01.2026|planned|i.usren}', '{x|Echocardiogram: requested|ordered|i.echo}', '{x|Tetanus vaccine: offered, refused|declined|m.e21tet}')}
      ${r('Advice', '{x|Keep the leg raised|instruction}. {x|Come back if fever returns|conditional}. {x|Compression stockings once healed|planned}.')}</table>
      <div style="display:flex;justify-content:space-between;margin-top:10px"><span>${signature(c.rnd, '#22306b', 100)}<br>Dr Josette Camenzuli, Consultant Physician</span><span>Written by Dr Luke Spiteri, Foundation Doctor</span></div>${c.no('Dr Luke Spiteri', 'writer')}`,
    )
  },
  { dateAliases: ['2025-12-14'], width: 1080, scale: 1.32 },
)

/** Ireland: a travel clinic's record; a table of vaccines by day with brand, batch and site, a list of questions answered no, what is due. */
const travel = doc(
  'p1109.jpg',
  ['en', 'other', 'photo'],
  '2026-06-05',
  ['Corrib Travel Health Clinic', 'CORRIB TRAVEL HEALTH CLINIC', 'Corrib Travel Health Clinic, Galway'],
  ['Dr Fionnuala Geraghty', 'Fionnuala Geraghty', 'Dr F Geraghty', 'Dr. Fionnuala Geraghty'],
  ['Cathal Mac Eoin', 'Mr Cathal Mac Eoin', 'MAC EOIN, Cathal', 'Mac Eoin, Cathal'],
  'Travel vaccination record',
  (c) => {
    const iso = (d) => d.replace(/(\d\d)\/(\d\d)\/(\d{4})/, '$3-$2-$1')
    const row = ([day, key, name, brand, batch, site]) =>
      `<tr data-line><td>${en(day)}</td><td>${c.t(`{m.${key}?|${name}|dose=-;st=-;on=${iso(day)}}`)}</td><td>${en(brand)}</td><td>${en(batch)}</td><td>${en(site)}</td><td>${signature(c.rnd, '#22306b', 30).replace('height="64"', 'height="24" viewBox="0 10 70 50"')}</td></tr>`
    const q = (s) => `<div data-line>${c.t(s)}</div>`
    return sheet(
      `body{font:16px/1.4 ${FACE.slab};font-size:15.6px;padding:46px 60px}td,th{border:1px solid #3d7a4d;padding:2px 8px;vertical-align:middle}th{background:#e3f1e6}.two{display:grid;grid-template-columns:1fr 1fr;gap:0 28px}p{margin:5px 0}h3{font-size:16.4px;color:#3d7a4d;margin:10px 0 3px}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:12px;align-items:center">${mark('leaf', '#3d7a4d', 46)}<div><b style="font-size:22px;color:#3d7a4d">Corrib Travel Health Clinic</b><br>Eyre Square, Galway</div></div>${stamp(['CORRIB TRAVEL', '05 JUN 2026'], '#3d7a4d', -6)}</div>
      <p><b>Mr Cathal Mac Eoin</b>, born 28/10/1993 &nbsp; Visit 05/06/2026 with Dr Fionnuala Geraghty<br>Journey: Uganda and Rwanda, from 11/07/2026 for five weeks</p>
      <h3>Vaccines given</h3><table><tr><th>Date</th><th>Vaccine</th><th>Brand</th><th>Batch</th><th>Site</th><th>Given by</th></tr>
      ${[
        ['14/09/2012', 'e22td', 'Tetanus/diphtheria', 'diTeBooster', '-', 'school'],
        ['03/03/2019', 'vhepa', 'Hepatitis A', 'Havrix', 'AHAVB91', 'L arm'],
        ['22/10/2025', 'vflu', 'Influenza', 'Vaxigrip', 'Y3C4X', 'L arm'],
        ['05/06/2026', 'vyf', 'Yellow fever', 'Stamaril', 'W3B7X', 'R arm'],
        ['05/06/2026', 'vtyph', 'Typhoid', 'Typhim Vi', 'X1D22', 'L arm'],
        ['05/06/2026', 'h11vrab', 'Rabies', 'Verorab', 'Z2K9X', 'L arm'],
      ]
        .map(row)
        .join('')}</table>
      <div class="two"><div><h3>Due or discussed</h3>${q('{x|Rabies, second dose: 12/06/2026|planned|m.h11vrab}')}${q('{x|Hepatitis A booster: 12/06/2026|planned|m.vhepa}')}${q('{x|Meningitis ACWY: not required|not needed|m.h11vmenq}')}${q('{x|Cholera: declined|declined|m.p28chol}')}${q('{x|Japanese encephalitis: not indicated|not needed|m.p28je}')}${q('{x|MMR: two doses by history, no record|no record|m.vmmr}')}<h3>Prescribed</h3>${q('{m.atovpro|Atovaquone/proguanil 250/100 mg once daily|dose=-;freq=once daily}')}${q('{m.azit|Azithromycin 500 mg once daily, standby|freq=once daily}')}${q('Regular: {m.fina|finasteride 1 mg daily|dose=1 mg;freq=daily}')}</div>
      <div><h3>Before vaccination</h3>${q('{x|Drug allergies: none known|negated}')}${q('{x|Egg: tolerated|tolerated|a.egg}')}${q('{x|Latex allergy: no|negated|a.latex}')}${q('{x|Previous reaction to a vaccine: no|negated}')}${q('{x|Thymus disease: no|negated}')}${q('{x|Immunosuppressed: no|negated}')}${q('{x|Fever today: no|negated}')}${q('{x|Epilepsy: no|negated|d.epil}')}${q('{x|Depression or psychosis: never|negated|d.mdd}')}${q('{x|Pregnant: n/a|not applicable}')}${q('Other illness: {d.eczema|eczema|icd=L20.9}')}${q('Other: {p.append|appendix removed 2009|on=2009}')}</div></div>
      <h3>Tests</h3>${q('{l.antihbs|Anti-HBs 412 mIU/mL|v=412;u=mIU/mL;on=2025-11-17} (17/11/2025), immune after {m.vhepb?|hepatitis B vaccine|dose=-;st=-}')}${q('{l.g6|G6PD activity normal|v=normal;u=-;on=2026-05-21} (21/05/2026). {x|Rabies antibody level: not requested|not done}')}
      <p>${c.t('{x|Mefloquine is not suitable for divers|warned|m.h11meflo}. {x|Malaria can occur despite tablets|warned|d.malaria}; {x|see a doctor for any fever within 3 months|conditional}. {x|Use repellent after dusk|instruction}. {x|A bite by a dog needs treatment the same day|instruction}.')}</p>
      <p>Signed ${hand('F. Geraghty', 26)} &nbsp; Dr Fionnuala Geraghty, IMC 02XXXX</p>`,
    )
  },
  { width: 1080, scale: 1.34, degrade: { angle: 0.9, folds: [0.5] } },
)

/** United States: densitometry; a table of the three dates, risk factors answered behind a colon, impression last. */
const density = doc(
  'p1110.png',
  ['en', 'imaging', 'clean'],
  '2026-08-25',
  ['Pine Barrens Imaging', 'PINE BARRENS IMAGING', 'Pine Barrens Imaging Center'],
  [
    'Dr. Lowell Hadley',
    'Lowell Hadley',
    'Lowell Hadley, MD',
    'Dr Lowell Hadley',
    'HADLEY, LOWELL MD',
    'LOWELL HADLEY, MD',
  ],
  ['Rosalind Pacheco', 'PACHECO, ROSALIND T', 'Rosalind T. Pacheco', 'Pacheco, Rosalind', 'Ms. Pacheco'],
  'Bone densitometry report',
  (c) => {
    const row = (site, list) =>
      `<tr><td>${en(site)}</td>${list.map(([bmd, t], i) => `<td>${en(bmd)}</td><td>${c.t(`{l.tscore?|${t}|v=${t};u=-;on=${['2021-07-13', '2023-08-01', '2026-08-25'][i]}}`)}</td>`).join('')}</tr>`
    const q = (s) => `<li>${c.t(s)}</li>`
    return sheet(
      `body{font:16px/1.42 ${FACE.verdana};font-size:14.6px;padding:46px 62px}td,th{border:1px solid #555;padding:4px 8px;text-align:center}td:first-child{text-align:left}p{margin:8px 0}ul{columns:2;margin:4px 0}`,
      `<div style="display:flex;justify-content:space-between;border-bottom:3px solid #6b7a1f;padding-bottom:6px"><b style="font-size:21px">Pine Barrens Imaging</b><span>Toms River, NJ &nbsp; 732-555-01XX</span></div>
      <p>PATIENT: PACHECO, ROSALIND T &nbsp; DOB: 03/11/1957 &nbsp; F<br>EXAM DATE: 08/25/2026 &nbsp; REPORTED: 08/26/2026<br>ORDERING: Gwendolyn Strother, NP<br>EXAM: ${c.t('{i.dexa|DXA BONE DENSITY, AXIAL SKELETON|main=1}')}</p>${c.no('Gwendolyn Strother', 'ordering clinician')}
      <p><b>INDICATION:</b> ${c.t('Follow-up of {d.osteopenia|osteopenia|icd=M85.80/M85.88/M85.859}, postmenopausal. {d.p28oldwrist?|Wrist fracture in 2019|st=-;on=2019;icd=Z87.81/Z87.311/S52.509A}. {m.alen|Alendronate 70 mg weekly|freq=weekly} since 2023.')}</p>
      <b>RISK QUESTIONNAIRE</b><ul>${q('{x|Current smoking: no|negated|d.smoker}')}${q('{x|Glucocorticoids: never|negated|m.pred}')}${q('{x|Rheumatoid arthritis: no|negated|d.ra}')}${q('{x|Parent with hip fracture: mother|family history|d.hipfx}')}${q('{x|Alcohol 3 or more units a day: no|negated|d.alcdep}')}${q('{x|Celiac disease: no|negated|d.celiac}')}${q('Thyroid disease: {d.hypothy|hypothyroidism|icd=E03.9}')}${q('{x|Barium or contrast in the last week: none|negated}')}</ul>
      <p><b>TECHNIQUE:</b> Same scanner on all three dates. ${c.t('{x|L4 left out because of degenerative change|excluded}. {x|Right hip: not measured, prosthesis|not done}. {p.tha|Right total hip replacement|st=completed}.')}</p>
      <table><tr><th rowspan="2">Site</th><th colspan="2">07/13/2021</th><th colspan="2">08/01/2023</th><th colspan="2">08/25/2026</th></tr><tr>${'<th>BMD g/cm²</th><th>T-score</th>'.repeat(3)}</tr>
      ${row('Lumbar spine L1-L3', [
        ['0.931', '-1.8'],
        ['0.898', '-2.1'],
        ['0.944', '-1.7'],
      ])}${row('Left femoral neck', [
        ['0.742', '-2.0'],
        ['0.718', '-2.2'],
        ['0.706', '-2.3'],
      ])}${row('Left total hip', [
        ['0.811', '-1.6'],
        ['0.775', '-1.9'],
        ['0.823', '-1.5'],
      ])}</table>
      <p><b>FRACTURE RISK (FRAX, without treatment):</b> ${c.t('{o|major osteoporotic 19 %, hip 3.6 % in ten years}.')}</p>
      <p><b>VERTEBRAL ASSESSMENT:</b> ${c.t('{x|No compression fracture from T7 to L4|negated|d.vertfx}. {d.scoli|Mild lumbar scoliosis|icd=M41.9/M41.86/M41.26}. {d.h13aoath|Calcification of the abdominal aorta|icd=I70.0}.')}</p>
      <p><b>IMPRESSION:</b><br>${c.t('1. Low bone mass (osteopenia) at spine and hip. {x|Criteria for osteoporosis are not met|negated|d.osteoporosis}.')}<br>${c.t('2. Spine density has risen 5.1 % since 2023, {o|a significant gain}; femoral neck unchanged.')}<br>${c.t('3. {x|Consider a pause of alendronate after five years|suggestion|m.alen}. {x|Vitamin D level suggested|suggestion|l.vitd}. {x|Repeat DXA in two years|planned|i.dexa}.')}</p>
      <p style="font-size:13.4px">${c.t('WHO: {x|T-score -2.5 or lower is osteoporosis, between -1.0 and -2.5 is low bone mass|reference text|d.osteoporosis}.')}</p>
      <p>Electronically signed by LOWELL HADLEY, MD, 08/26/2026 09:12 &nbsp; Technologist: Dana Virtue, RT</p>${c.no('Dana Virtue', 'technologist')}`,
    )
  },
  { dateAliases: ['2026-08-26'], width: 1060, scale: 1.3 },
)

export const practice28EnLetters = [checkup, request, malta, travel, density]
