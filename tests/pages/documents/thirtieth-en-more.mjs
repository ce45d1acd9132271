/** Other pages in English: a Maltese entitlement list of free medicines, an American vascular laboratory's study of the legs, an American home health plan of care in numbered boxes. */
import { barcode, matrixCode, signature, stamp } from '../lib/decor.mjs'
import { FACE, doc, en, items, sheet } from './blind-parts.mjs'

/** Malta: the card of a patient entitled to free medicines; conditions with their code, then drugs with form, dose and days of supply. */
const malta = doc(
  'p1209.png',
  ['en', 'prescription', 'clean'],
  '2026-07-01',
  [
    'Cottonera Health Centre',
    'COTTONERA HEALTH CENTRE',
    'Cottonera Health Centre, Bormla',
    'Cottonera Health Centre, Chronic Disease Clinic',
  ],
  [
    'Dr Maria Dolores Xuereb',
    'Maria Dolores Xuereb',
    'Dr M. D. Xuereb',
    'Dr. Maria Dolores Xuereb',
    'XUEREB Maria Dolores',
  ],
  ['Carmel Zahra', 'ZAHRA CARMEL', 'ZAHRA Carmel', 'Mr Carmel Zahra', 'Carmel ZAHRA'],
  'Entitlement and treatment list',
  (c) => {
    let n = 0
    const drug = (item, form, how, days, note = '') =>
      `<tr data-line><td>${++n}</td><td>${c.t(item)}</td><td>${en(form)}</td><td>${en(how)}</td><td>${en(days)}</td><td>${note ? c.t(note) : ''}</td></tr>`
    return sheet(
      `body{font:16px/1.36 ${FACE.openSans};font-size:14.8px;padding:42px 54px;}td,th{border:1px solid #b9a23a;padding:3px 8px}th{background:#f4e7a6;text-align:left}h3{font-size:15.4px;margin:13px 0 4px}.k{display:grid;grid-template-columns:1.2fr 1fr;border:1px solid #b9a23a;padding:7px 12px;margin:10px 0;line-height:1.55}p{margin:5px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center;border-bottom:4px solid #d6b93c;padding-bottom:6px"><div><b style="font-size:20px">Cottonera Health Centre</b><br>Chronic Disease Clinic, Bormla BML 1XXX, Malta</div><div style="text-align:right"><b style="font-size:18px">ENTITLEMENT AND TREATMENT LIST</b><br>Schedule V (chronic conditions)</div></div>
      <div class="k"><div>Name: <b>ZAHRA Carmel</b> &nbsp; ID: 0XX457M<br>Date of birth: 14/05/1957 &nbsp; Sex: M<br>Locality: Kalkara</div><div>Document no.: SV-26-1XX08<br>Issued: 01/07/2026 &nbsp; Valid until: 31/12/2026<br>Pharmacy: Ta’ Liesse Pharmacy, Kalkara</div></div>${c.no('Ta’ Liesse Pharmacy', 'pharmacy')}
      <h3>Conditions approved</h3><table><tr><th style="width:62%">Condition</th><th>Since</th><th>Specialist</th></tr>
      <tr data-line><td>${c.t('{d.dm2|Diabetes mellitus type 2|icd=E11.9/E11.65;on=2009}')}</td><td>2009</td><td>-</td></tr>
      <tr data-line><td>${c.t('{d.hfref|Heart failure, reduced ejection fraction|icd=I50.20/I50.22/I50.9;on=2021}')}</td><td>2021</td><td>Mr J. Farrugia</td></tr>
      <tr data-line><td>${c.t('{d.ihd|Ischaemic heart disease|icd=I25.10/I25.9;on=2021}, {p.pci|PCI 2021|on=2021}')}</td><td>2021</td><td>Mr J. Farrugia</td></tr>
      <tr data-line><td>${c.t('{d.gout|Gout|icd=M10.9;on=2018}')}</td><td>2018</td><td>-</td></tr>
      <tr data-line><td>${c.t('{d.glauc|Glaucoma|icd=H40.9/H40.10X0/H40.1190;on=2023}')}</td><td>2023</td><td>Ms R. Spiteri</td></tr>
      <tr data-line><td>${c.t('{d.schizo|Schizophrenia|icd=F20.9;on=1986}')}</td><td>1986</td><td>Dr A. Cutajar</td></tr></table>${c.no('J. Farrugia', 'specialist')}${c.no('R. Spiteri', 'specialist')}${c.no('A. Cutajar', 'specialist')}
      <p>${c.t('{x|Refused 2025: dementia (criteria not met)|refused|d.demen}. {x|Under review: chronic kidney disease|question|d.ckd3}.')}</p>
      <h3>Treatment, supply for 56 days</h3><table><tr><th></th><th style="width:34%">Item and strength</th><th>Form</th><th style="width:23%">Dose</th><th>Quantity</th><th>Note</th></tr>
      ${drug('{m.metf|Metformin 850 mg|freq=three times a day}', 'tab', 'one three times a day', '168')}
      ${drug('{m.empa|Empagliflozin 10 mg|freq=every morning}', 'tab', 'one every morning', '56')}
      ${drug('{m.glar|Insulin glargine 100 units/mL|dose=22 units;freq=at night}', 'pen', '22 units at night', '6 pens')}
      ${drug('{m.sacval|Sacubitril/valsartan 49/51 mg|dose=-;freq=twice a day}', 'tab', 'one twice a day', '112')}
      ${drug('{m.carv|Carvedilol 12.5 mg|freq=twice a day}', 'tab', 'one twice a day', '112')}
      ${drug('{m.epler|Eplerenone 25 mg|freq=daily}', 'tab', 'one daily', '56')}
      ${drug('{m.bume|Bumetanide 1 mg|freq=every morning}', 'tab', 'one every morning', '56')}
      ${drug('{m.clop|Clopidogrel 75 mg|freq=daily}', 'tab', 'one daily', '56')}
      ${drug('{m.sim|Simvastatin 40 mg|freq=at night}', 'tab', 'one at night', '56')}
      ${drug('{m.allo|Allopurinol 300 mg|freq=daily}', 'tab', 'one daily', '56')}
      ${drug('{m.e30bumbim|Bimatoprost/timolol|dose=-;freq=at night}', 'eye drops', 'one drop both eyes at night', '2')}
      ${drug('{m.olan|Olanzapine 15 mg|freq=at night}', 'tab', 'one at night', '56')}
      ${drug('{m.e30procyc|Procyclidine 5 mg|freq=twice a day}', 'tab', 'one twice a day', '112', '{x|out of stock until August|instruction}')}</table>
      <h3>Removed since last list</h3><p data-line>${c.t('{m.ena|Enalapril 20 mg|st=stopped}: replaced 05/2026. {m.colc|Colchicine 0.5 mg|st=stopped}: course ended. {m.glic|Gliclazide MR 60 mg|st=stopped}: {o|hypoglycaemia}.')}</p>
      <h3>Allergies and warnings</h3><p data-line>${c.t('{a.asa|Aspirin|react=bronchospasm}: bronchospasm. {a.shell|Prawns|react=urticaria}: urticaria. {x|No penicillin allergy|negated|a.pen}.')}</p>
      <p data-line>Last readings 22/06/2026: ${c.t('{l.a1c|HbA1c 7.8 %|v=7.8;u=%;on=2026-06-22}, {l.egfr|eGFR 52|v=52;u=-;on=2026-06-22}, {l.k|K 4.7 mmol/L|v=4.7;u=mmol/L;on=2026-06-22}, {l.uric|uric acid 301 umol/L|v=301;u=umol/L;on=2026-06-22}')}</p>
      <p style="font-size:13.4px">${c.t('{x|Test strips: not entitled, buy privately|not entitled}. {x|Collect within 7 days of the date due; bring this document and your ID card|instruction}. {x|Ibuprofen and diclofenac are not to be supplied with this list|warned|m.ibu}. {x|Flu vaccine from October at the health centre|planned|m.vflu}. {x|Semaglutide needs a protocol form from a consultant|general text|m.sema}.')}</p>
      <div style="display:flex;justify-content:space-between;align-items:end"><div>${signature(c.rnd, '#22306b', 110)}<br>Dr Maria Dolores Xuereb, Med. Reg. 2XX7</div>${matrixCode(c.rnd, 22, 2.8)}${stamp(['COTTONERA H.C.', '01 JUL 2026'], '#2a4a8a', -5)}</div>`,
    )
  },
  { width: 1080, scale: 1.3 },
)

/** United States: a vascular laboratory; pressures of both sides in a table, segments with velocities, then the reading. */
const vascular = doc(
  'p1210.png',
  ['en', 'imaging', 'clean'],
  '2026-03-17',
  [
    'Palmetto Vascular Laboratory',
    'PALMETTO VASCULAR LABORATORY',
    'Palmetto Vascular Lab',
    'Palmetto Vascular Laboratory, Beaufort',
  ],
  [
    'Terrence Gadsden, MD',
    'Terrence Gadsden',
    'Terrence Gadsden, MD, RPVI',
    'Dr. Terrence Gadsden',
    'GADSDEN, TERRENCE',
  ],
  [
    'Rosetta Pinckney',
    'PINCKNEY, ROSETTA',
    'Pinckney, Rosetta',
    'Rosetta M. Pinckney',
    'PINCKNEY, ROSETTA M',
  ],
  'Lower extremity arterial study',
  (c) => {
    const p = (k, s) => `<p data-line><b>${en(k)}</b> ${c.t(s)}</p>`
    const tr = (...cells) =>
      `<tr data-line>${cells.map((s, i) => (i ? `<td>${c.t(s)}</td>` : `<td>${en(s)}</td>`)).join('')}</tr>`
    const o = (s) => (s ? `{o|${s}}` : '')
    const seg = (name, rv, rw, lv, lw) =>
      tr(name, o(rv), rw.includes('{') ? rw : o(rw), o(lv), lw.includes('{') ? lw : o(lw))
    return sheet(
      `body{font:16px/1.36 ${FACE.narrow};font-size:17px;padding:44px 64px}td,th{border:1px solid #999;padding:2px 9px;text-align:center}td:first-child,th:first-child{text-align:left}th{background:#dfe9dd}h3{font-size:17px;margin:13px 0 4px}p{margin:5px 0}ol{margin:3px 0}`,
      `<div style="text-align:center"><b style="font-size:24px;letter-spacing:1px">PALMETTO VASCULAR LABORATORY</b><br>IAC accredited &nbsp; 77 Ribaut Rd, Beaufort, SC 299XX &nbsp; (843) 555-01XX</div>
      <div style="border-top:2px solid #3c6a35;border-bottom:2px solid #3c6a35;margin:9px 0;padding:5px 0;display:grid;grid-template-columns:1fr 1fr 1fr"><div><b>PINCKNEY, ROSETTA M</b><br>DOB 10/30/1956, F</div><div>MRN V0XX381<br>Study date 03/17/2026</div><div>Referring: Joyce Abernathy, NP<br>Sonographer: L. Tran, RVT</div></div>${c.no('Joyce Abernathy', 'referrer')}${c.no('L. Tran', 'sonographer')}
      <p style="font-size:18px"><b>${c.t('{i.e30artdup|LOWER EXTREMITY ARTERIAL DUPLEX WITH ANKLE-BRACHIAL INDICES|main=1}')}</b></p>
      ${p('Indication:', '{d.e30claud|claudication of both calves|icd=I70.213/I73.9}, right worse. {x|Rest pain? Ulcer?|question}')}
      ${p('History:', '{d.dm2|diabetes|icd=E11.9/E11.51/E11.65}, {d.hld|hyperlipidemia|icd=E78.5}, {d.smoker|current smoker|icd=F17.210/F17.200/Z72.0}, {p.e30iliacst|left iliac stent 2022|on=2022}, {p.cabg|CABG 2017|on=2017}. {x|No prior bypass in the legs|negated|p.e30fpbyp}. {m.cilost|Cilostazol|dose=-} started January.')}
      ${p('Comparison:', '{i.e30artdup|arterial duplex 04/12/2024|on=2024-04-12}.')}
      <h3>Resting pressures (mmHg)</h3><table><tr><th style="width:34%"></th><th>Right</th><th>Left</th></tr>
      ${tr('Brachial', '{l.e21sys|148|v=148;u=mmHg}', '{l.e21sys|144|v=144;u=mmHg}')}${tr('Posterior tibial', o('84'), o('126'))}${tr('Dorsalis pedis', o('78'), o('131'))}${tr('Great toe', o('52'), o('88'))}
      ${tr('ABI', '{l.e30abi|0.57|v=0.57;u=-}', '{l.e30abi|0.89|v=0.89;u=-}')}${tr('Toe-brachial index', '{l.e30tbi|0.35|v=0.35;u=-}', '{l.e30tbi|0.59|v=0.59;u=-}')}${tr('ABI 04/12/2024', '{l.e30abi|0.71|v=0.71;u=-;on=2024-04-12}', '{l.e30abi|0.92|v=0.92;u=-;on=2024-04-12}')}${tr('ABI after treadmill, 3 min', o('0.38'), o('0.74'))}</table>
      <h3>Duplex</h3><table><tr><th style="width:26%">Segment</th><th>Right PSV cm/s</th><th>Right waveform / finding</th><th>Left PSV cm/s</th><th>Left waveform / finding</th></tr>
      ${seg('Common iliac', '142', 'triphasic', '168', 'stent patent')}${seg('Common femoral', '118', 'triphasic', '124', 'triphasic')}${seg('Deep femoral', '131', 'biphasic', '109', 'biphasic')}${seg('Femoral, proximal', '96', 'biphasic', '101', 'triphasic')}${seg('Femoral, mid', '0', '{d.e30cto|occluded, 9 cm|icd=I70.92/I70.201/I70.291}', '388', '{d.e30sfast|stenosis 50 to 74 %|icd=I70.202/I70.292/I70.203/I70.213}')}${seg('Femoral, distal', '41', 'monophasic, reconstituted', '92', 'biphasic')}${seg('Popliteal', '38', 'monophasic', '77', 'biphasic')}${seg('Posterior tibial', '29', 'monophasic', '58', 'biphasic')}${seg('Peroneal', '24', 'monophasic', '49', 'biphasic')}${seg('Anterior tibial', '0', 'not seen', '52', 'biphasic')}</table>
      ${p('Other:', 'Popliteal arteries {o|6 mm}, {x|no aneurysm|negated|d.e30popan}. {x|No deep vein thrombosis seen in passing|negated|d.dvt}. {d.baker|Right Baker cyst|icd=M71.21}, 3 cm. {x|Abdominal aorta not examined|not done|d.aaa}.')}
      <h3>Impression</h3><ol>${items(c, ['{d.pad|Right: moderate to severe peripheral arterial disease|icd=I70.211/I70.213/I73.9/I70.203}, ABI fallen from 0.71, {d.e30cto|femoral artery occlusion}, {o|runoff by two vessels}.', 'Left: mild disease, {d.e30sfast|mid femoral stenosis}; {x|no restenosis of the iliac stent|negated}.', '{x|Findings do not reach the threshold of critical limb ischemia|negated}.'])}</ol>
      ${p('Suggestions:', '{x|CT angiography if revascularization is considered|conditional}. {x|Femoral-popliteal bypass or stent is a matter for the vascular surgeon|considered|p.e30fpbyp}. {x|Repeat ABI in 6 months|planned}. {x|Smoking cessation, varenicline may help|suggestion|m.varen}.')}
      <p style="font-size:14.4px">${c.t('{x|ABI: normal 1.00 to 1.40, borderline 0.91 to 0.99, mild 0.70 to 0.90, moderate 0.40 to 0.69, severe below 0.40; above 1.40 noncompressible|reference text}. {x|Velocity ratio over 2.0 means stenosis of 50 % or more, over 4.0 of 75 % or more|reference text}.')}</p>
      <div>${signature(c.rnd, '#22306b', 120)}<br>Interpreted by Terrence Gadsden, MD, RPVI &nbsp; Electronically signed 03/18/2026 07:40</div>`,
    )
  },
  { dateAliases: ['2026-03-18'], width: 1080, scale: 1.3 },
)

/** United States: home health certification and plan of care; numbered boxes that fill the sheet, ticks, coded diagnoses. */
const home = doc(
  'p1212.jpg',
  ['en', 'other', 'scan'],
  '2026-08-24',
  [
    'Prairie Rose Home Health',
    'PRAIRIE ROSE HOME HEALTH',
    'Prairie Rose Home Health, Inc.',
    'Prairie Rose Home Health Agency',
  ],
  ['Eldon Vasquez, DO', 'Eldon Vasquez', 'Dr. Eldon Vasquez', 'VASQUEZ, ELDON DO', 'E. Vasquez, DO'],
  ['Maxine Dowdell', 'DOWDELL, MAXINE', 'Dowdell, Maxine', 'Maxine L. Dowdell', 'DOWDELL, MAXINE L'],
  'Home health certification and plan of care',
  (c) => {
    const x = (on) => `<span class="x">${on ? '☒' : '☐'}</span>`
    const b = (k, body, span = 6) =>
      `<div class="b" style="grid-column:span ${span}"><small>${en(k)}</small><br>${body}</div>`
    const ticks = (list) =>
      list
        .map(
          ([on, s, key]) =>
            `<span style="white-space:nowrap">${x(on)} ${on ? (s.includes('{') ? c.t(s) : en(s)) : c.t(`{x|${s}|not ticked${key ? `|${key}` : ''}}`)}</span>`,
        )
        .join(' &nbsp; ')
    const lines = (list) => list.map((s) => `<div data-line>${c.t(s)}</div>`).join('')
    return sheet(
      `body{font:16px/1.32 ${FACE.arial};font-size:14.8px;padding:40px 48px}.g{display:grid;grid-template-columns:repeat(12,1fr);border-left:1px solid #222;border-top:1px solid #222}.b{border-right:1px solid #222;border-bottom:1px solid #222;padding:3px 8px 5px}small{font-size:12px;color:#333}.x{font-family:'DejaVu Sans';font-size:13.5px}`,
      `<div style="display:flex;justify-content:space-between;align-items:end"><b style="font-size:18px">HOME HEALTH CERTIFICATION AND PLAN OF CARE</b><span style="font-size:13px">Form PRHH-485 &nbsp; Page 1 of 1</span></div>
      <div class="g" style="margin-top:6px">
      ${b('1. Patient’s ID', '4XX7-TE9-XX20', 3)}${b('2. Start of care', '08/24/2026', 3)}${b('3. Certification period', 'From 08/24/2026 to 10/22/2026', 4)}${b('4. Record no.', '77XX4', 2)}
      ${b('5. Patient', 'DOWDELL, MAXINE L<br>DOB 02/16/1944 &nbsp; Sex F<br>206 Cedar St, Minden, NE 689XX')}${b('6. Provider', 'Prairie Rose Home Health<br>1500 W 11th St, Kearney, NE 688XX &nbsp; (308) 555-01XX')}
      ${b('7. Principal diagnosis (ICD-10-CM, date)', lines(['I87.2 {d.e30vlu|Venous stasis ulcer of right lower leg|icd=I87.2/I83.018/I83.013/L97.919/L97.912;on=2026-08-10} 08/10/26']))}${b('8. Surgical procedure (date)', lines(['{p.e30debr|Sharp debridement|on=2026-08-19} 08/19/26', '{p.tka|Left knee replacement|on=2011} 2011']))}
      ${b('9. Other pertinent diagnoses', lines(['I50.32 {d.hfpef|Chronic diastolic heart failure|icd=I50.32}', 'I48.21 {d.af|Permanent atrial fibrillation|icd=I48.21}', 'N18.32 {d.ckd3|CKD stage 3b|icd=N18.32}', 'E66.01 {d.obesity|Morbid obesity|icd=E66.01}', 'H54.7 {d.lowvis|Low vision|icd=H54.7}', 'Z91.81 {d.falls|History of falls|icd=Z91.81}']))}
      ${b('10. Medications: dose / frequency / route   (N)ew (C)hanged', lines(['{m.tors|Torsemide 20 mg|freq=twice daily;route=PO} twice daily PO (C)', '{m.apix|Apixaban 2.5 mg|freq=twice daily;route=PO} twice daily PO', '{m.dilt|Diltiazem ER 180 mg|freq=daily;route=PO} daily PO', '{m.kcl|Potassium chloride 20 mEq|dose=-;freq=daily;route=PO} daily PO', '{m.para|Acetaminophen 650 mg|freq=every 6 hours as needed;route=PO} every 6 hours as needed PO', '{m.cefal|Cephalexin 500 mg|freq=three times daily;route=PO} three times daily PO x 7 days (N)', '{m.zincs|Zinc sulfate 220 mg|freq=daily;route=PO} daily PO (N)', '{m.triamct|Triamcinolone 0.1 % cream|dose=-;freq=daily;route=topical} daily around wound (N)']))}
      ${b('11. DME and supplies', 'Walker, raised toilet seat, zinc paste bandage, foam dressing')}${b(
        '12. Safety measures',
        ticks([
          [1, 'Fall precautions'],
          [1, 'Bleeding precautions'],
          [0, 'Oxygen precautions', 'p.e20oxyg'],
          [0, 'Seizure precautions', 'd.seiz'],
        ]),
      )}
      ${b('13. Nutritional requirements', c.t('{x|2 g sodium, protein supplement between meals|instruction|m.ensure}'))}${b('14. Allergies', lines(['{a.sulfa|Sulfa|react=rash} (rash), {a.lis|lisinopril|react=cough} (cough), {a.e30collo|hydrocolloid dressing|react=skin irritation} (skin irritation)']))}
      ${b(
        '15. Functional limitations',
        ticks([
          [0, 'Amputation', 'p.toeamp'],
          [1, '{d.incont|Bladder incontinence|icd=R32/N39.498}'],
          [0, 'Contracture'],
          [1, '{d.hearing|Hearing|icd=H91.90/H90.5/H91.93}'],
          [0, 'Paralysis', 'd.stroke'],
          [1, 'Endurance'],
          [1, 'Ambulation'],
          [0, 'Speech'],
          [0, 'Legally blind'],
          [1, '{o|Dyspnea with minimal exertion}'],
        ]),
      )}${b(
        '16. Activities permitted',
        ticks([
          [0, 'Bedrest'],
          [1, 'Up as tolerated'],
          [1, 'Walker'],
          [0, 'Wheelchair'],
          [0, 'Crutches'],
          [0, 'No restrictions'],
        ]),
      )}
      ${b(
        '17. Mental status',
        ticks([
          [1, 'Oriented'],
          [0, 'Comatose'],
          [1, '{o|Forgetful}'],
          [0, 'Depressed', 'd.mdd'],
          [0, 'Disoriented', 'd.delir'],
          [0, 'Agitated'],
        ]),
      )}${b(
        '18. Prognosis',
        ticks([
          [0, 'Poor'],
          [0, 'Guarded'],
          [1, 'Fair'],
          [0, 'Good'],
          [0, 'Excellent'],
        ]),
      )}
      ${b('19. Assessment at start of care, 08/24/2026', `${lines(['BP {l.e21sys|132|v=132;u=-}/{l.e21dia|70|v=70;u=-}, pulse {l.e21hr|84|v=84;u=-}, respirations {l.e21rr|18|v=18;u=-}, temp {l.e21temp|97.9 F|v=97.9;u=F}, SpO2 {l.e21spo2|94 %|v=94;u=%}, weight {l.e21wt|241 lb|v=241;u=lb}.', 'Wound right medial ankle {o|4.2 x 3.1 x 0.2 cm}, {o|70 % granulation, 30 % slough}, moderate serous drainage. {x|No odor, no cellulitis, no exposed bone|negated|d.osteomy}. {d.venins|Venous insufficiency|icd=I87.2} with {o|edema 2+ both legs}. {x|Denies chest pain, denies falls since June|negated|d.angina}. ABI right {l.e30abi|1.02|v=1.02;u=-;on=2026-08-12} (08/12/2026).', 'Labs 08/18/2026: {l.crea|creatinine 1.6 mg/dL|v=1.6;u=mg/dL;on=2026-08-18}, {l.k|potassium 3.4 mmol/L|v=3.4;u=mmol/L;on=2026-08-18}, {l.prealb|prealbumin 14 mg/dL|v=14;u=mg/dL;on=2026-08-18}, {l.hgb|hemoglobin 10.8 g/dL|v=10.8;u=g/dL;on=2026-08-18}.'])}`, 12)}
      ${b('20. Orders for discipline and treatments', `<ol style="margin:2px 0">${items(c, ['{x|SN 3 times a week for 4 weeks, then 1 to 2 times a week for 5 weeks: clean with saline, foam, zinc paste wrap|planned|p.e30compr}', '{x|SN to draw BMP in week 1 and call if potassium below 3.5|planned|l.na}', '{x|PT evaluate and treat, twice a week for 4 weeks|planned}; {x|OT evaluate|planned}; {x|home health aide declined by family|refused}', '{x|Call MD: weight gain of 3 lb in a day, SBP above 170 or below 90, pulse above 120, temp above 101 F|conditional}', '{x|Wound culture only if signs of infection|conditional|l.e13wcult}. {x|Do not use hydrocolloid|warned}'])}</ol>`, 12)}
      ${b('21. Goals / rehabilitation potential / discharge plans', c.t('{x|Wound reduced by half in 5 weeks and closed by 10/22/2026; daughter able to change the dressing; discharge to care of Dr. Vasquez|goal}. {x|Daughter has breast cancer and cannot lift|family history|d.breastca}.'), 12)}
      ${b('22. Nurse’s signature and date of verbal order', `Kimberly Stovall, RN &nbsp; 08/24/2026 ${signature(c.rnd, '#222', 60)}`)}${b('23. Date agency received signed plan', c.t('{x|...... / ...... / ........|left empty}'))}
      ${b('24. Physician', `Eldon Vasquez, DO &nbsp; NPI 1XXXXXXXX7<br>Minden Family Medicine, 330 N Colorado Ave, Minden, NE`)}${b('25. Physician’s signature and date', `${signature(c.rnd, '#22306b', 100)} 08/26/2026`)}</div>${c.no('Kimberly Stovall', 'nurse')}${c.no('Minden Family Medicine', 'physician’s practice')}
      <p style="font-size:12.4px;margin:6px 0 0">${c.t('{x|I certify that this patient is confined to the home and needs intermittent skilled nursing care, physical therapy and/or speech therapy|general text}. Anyone who misrepresents essential information may be subject to fine or imprisonment. ')} ${barcode(c.rnd, 36, 18)}</p>`,
    )
  },
  { dateAliases: ['2026-08-26'], width: 1080, scale: 1.36, degrade: { angle: -0.7 } },
)

export const thirtiethEnMore = [malta, vascular, home]
