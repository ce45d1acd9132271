/** Hospital paper in English: an American children's emergency summary, an Irish and an Indian discharge, an ultrasound. */
import { barcode, hand, mark, signature, stamp } from '../lib/decor.mjs'
import { FACE, doc, en, items, resultCell, sheet } from './blind-parts.mjs'

/** United States: what the parents are handed after an emergency visit, in plain words and boxes. */
const visit = doc(
  'p306.jpg',
  ['en', 'discharge', 'photo'],
  '2025-10-02',
  [
    "Ember Canyon Children's Hospital",
    'Ember Canyon Children’s Hospital',
    "Ember Canyon Children's Hospital Emergency Department",
  ],
  ['Stephanie Kowalczyk, MD', 'Stephanie Kowalczyk', 'S. Kowalczyk, MD', 'Dr. Kowalczyk'],
  ['Jaylen Whitehorse', 'WHITEHORSE, JAYLEN', 'Whitehorse, Jaylen'],
  'After visit summary',
  (c) => {
    const box = (title, body, tint = '#fdf3e3') =>
      `<div class="b" style="background:${tint}"><h3>${en(title)}</h3>${body}</div>`
    const list = (lines) => `<ul>${items(c, lines)}</ul>`
    return sheet(
      `body{font:18px/1.4 ${FACE.roboto};font-size:17.5px;padding:38px 54px}h3{font-size:18.5px;color:#a3410f}.b{border-radius:10px;padding:9px 16px;margin:9px 0}.two{display:grid;grid-template-columns:1fr 1fr;gap:14px}ul{margin:3px 0}p{margin:4px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:12px;align-items:center">${mark('star', '#e0801f', 50)}<div><b style="font-size:24px;color:#a3410f">Ember Canyon Children's Hospital</b><br>Emergency Department, Tucson AZ</div></div><div style="text-align:right"><b style="font-size:21px">AFTER VISIT SUMMARY</b><br>Jaylen Whitehorse &nbsp; MRN 3301857<br>DOB 08/14/2018 (7 years) &nbsp; Weight 24 kg</div></div>
      <p>Visit date: 10/02/2025 &nbsp; Arrived 7:42 PM, left 11:58 PM &nbsp; You were seen by: Stephanie Kowalczyk, MD<br>Primary care: Harold Benally, MD, Saguaro Pediatrics &nbsp; Printed 10/03/2025 12:03 AM</p>${c.no('Harold Benally, MD', 'recipient')}${c.no('Saguaro Pediatrics', "recipient's practice")}
      ${box('Why Jaylen was here', `<p>${c.t('{o|Wheezing} and {o|trouble breathing} since yesterday; {o|right ear pain}.')}</p><p><b>Diagnoses:</b> ${c.t('{d.asthma|Moderate asthma exacerbation|icd=J45.901/J45.41/J45.21/J45.31} and {d.aom|acute otitis media, right ear|icd=H66.91/H66.001/H66.90}.')}</p><p>${c.t('{x|He does not have pneumonia|negated|d.pneumonia}. {x|No signs of dehydration|negated|d.dehyd}.')}</p>`)}
      <div class="two">${box('Tests done today', list(['{l.covag|COVID-19 antigen: negative|v=negative;u=-}', '{l.fluaag|Influenza A antigen: negative|v=negative;u=-}', '{l.flubag|Influenza B antigen: negative|v=negative;u=-}', '{l.rsv|RSV antigen: POSITIVE|v=positive;u=-}', '{i.cxr|Chest X-ray|on=2025-10-02} 10/02/2025: {o|mild hyperinflation}, {x|no infiltrate|negated}', '{x|Blood tests were not needed|not done}']), '#eef4fb')}${box('Medicines given here', list(['{m.salb?|albuterol|st=-;dose=-} and {m.ipra?|ipratropium|st=-;dose=-} nebulizers, three', '{m.dexa?|dexamethasone 10 mg by mouth|st=-}, 8:15 PM', '{m.ibu?|ibuprofen 240 mg by mouth|st=-}, 8:20 PM', 'Oxygen for one hour; {x|no IV was placed|not done}']), '#eef4fb')}</div>
      ${box('START giving these new medicines', list(['{m.amox|amoxicillin 400 mg/5 mL liquid|dose=-;freq=2 times a day}: 13.5 mL by mouth 2 times a day for 7 days', '{m.dexa|dexamethasone 10 mg|freq=once}: one more dose tomorrow evening, 10/03, then done']))}
      ${box('KEEP giving, with changes', list(['{m.salb|albuterol inhaler (HFA) 90 mcg|freq=every 4 hours}: 4 puffs with spacer every 4 hours for 2 days, then only if needed (was: 2 puffs if needed)', '{m.flut|fluticasone inhaler (Flovent) 44 mcg|freq=2 times a day}: 2 puffs 2 times a day, every day. No change.', '{m.ceti|cetirizine 5 mg|freq=at bedtime} at bedtime. No change.']))}
      ${box('STOP', list(['{m.mont|montelukast 5 mg|st=stopped} - stopped because of {o|nightmares}', '{x|Do not give cough and cold syrups|warned|m.guaif}']), '#fbe9e7')}
      ${box('Allergies on file', `<p>${c.t('{a.cashew|Cashew - hives|react=hives}. {x|Amoxicillin: rash as a baby, tested by allergy in 2023 and cleared|refuted|a.amox}. {x|No egg allergy|negated|a.egg}')}</p>`, '#fff')}
      ${box('Past history', `<p>${c.t('{d.asthma|Asthma} since age 3, {d.eczema|eczema}, {p.grommet|ear tubes|on=2021} 2021. {x|Never intubated|negated}. {x|Mother has asthma, sister has cystic fibrosis|family history|d.cf}.')}</p>`, '#fff')}
      ${box('What comes next', `<p>${c.t('See Dr. Benally in 2 days. {x|Pulmonology will call about an allergy skin test|planned}. {x|Flu shot when he is well|planned|m.vflu}. If he needs another ER visit, {x|the doctor may add a higher-dose inhaler (Symbicort)|conditional|m.symb}. Come back if he is working hard to breathe.')}</p>`)}
      <div>${hand('next albuterol 12:15 am', 27)}</div>`,
    )
  },
  { width: 1060, scale: 1.45, degrade: { angle: 1.4 } },
)

/** Ireland: a ward's discharge form in ruled boxes, numbered in the margin. */
const irish = doc(
  'p307.png',
  ['en', 'discharge', 'scan'],
  '2025-06-20',
  ['Lough Arrow Regional Hospital', 'LOUGH ARROW REGIONAL HOSPITAL', 'Lough Arrow Regional Hospital, Sligo'],
  ['Mr Fergal Tuohy', 'Fergal Tuohy', 'Mr F Tuohy', 'Dr Aoife Brennan', 'Aoife Brennan'],
  ['Declan Geraghty', 'Mr Declan Geraghty', 'GERAGHTY, Declan', 'Geraghty, Declan'],
  'Discharge summary',
  (c) => {
    let n = 0
    const row = (k, v) => `<tr><td class="n">${++n}</td><td class="k">${en(k)}</td><td>${v}</td></tr>`
    const t = (k, v) => row(k, c.t(v))
    return sheet(
      `body{font:18px/1.38 ${FACE.times};font-size:19px;padding:44px 58px}td{border:1px solid #333;padding:6px 10px}.n{width:34px;text-align:center}.k{width:168px;font-weight:bold;font-size:17px}.in td{border:0;padding:0 22px 2px 0}ul{margin:0}`,
      `<div style="text-align:center"><b style="font-size:25px">LOUGH ARROW REGIONAL HOSPITAL</b><br>Department of Surgery &nbsp; DISCHARGE SUMMARY</div>
      <div style="display:grid;grid-template-columns:1fr 1fr;margin:10px 0"><div>GERAGHTY, Declan &nbsp; Male<br>DOB 09/03/1968 &nbsp; MRN L4418209<br>Riverstown, Co. Sligo</div><div>Admitted: 13/06/2025 &nbsp; Discharged: 20/06/2025<br>Ward: St Attracta's &nbsp; Consultant: Mr Fergal Tuohy<br>GP: Dr Bernadette Scanlon, Main Street, Boyle</div></div>${c.no('Dr Bernadette Scanlon', 'recipient')}
      <table>
      ${t('Principal diagnosis', '{d.pancr|Acute gallstone pancreatitis|icd=K85.10}, mild')}
      ${t('Other diagnoses', '{d.choledoc|Common bile duct stone|icd=K80.50/K80.51}; {d.gallst|gallstones|icd=K80.20/K80.70}; {d.steat|fatty liver}; {d.htn|hypertension}; {d.gerd|reflux}')}
      ${t('Presentation', '12 hours of {o|epigastric pain} going through to the back and {o|vomiting}. {x|No jaundice|negated}. {x|Alcohol: occasional only, not thought to be the cause|ruled out|d.alcdep}. {d.exsmoker|Ex-smoker}. {x|Father had pancreatic cancer|family history}.')}
      ${row(
        'Bloods',
        `<table class="in"><tr><td></td><td>13/06/25</td><td>16/06/25</td><td>20/06/25</td></tr>${[
          ['amyl', 'Amylase', 'U/L', ['1840', '322', '97']],
          ['tbil', 'Bilirubin', 'umol/L', ['46', '58', '19']],
          ['alt', 'ALT', 'U/L', ['312', '204', '71']],
          ['alp', 'ALP', 'U/L', ['241', '266', '148']],
          ['crp', 'CRP', 'mg/L', ['38', '121', '17']],
          ['wbc', 'WCC', 'x10^9/L', ['14.8', '11.2', '7.9']],
          ['crea', 'Creatinine', 'umol/L', ['88', '79', '81']],
        ]
          .map(
            ([key, name, u, values]) =>
              `<tr><td>${en(`${name} (${u})`)}</td>${values.map((v, i) => `<td>${resultCell(c, key, name, v, u, '', ['2025-06-13', '2025-06-16', '2025-06-20'][i])}</td>`).join('')}</tr>`,
          )
          .join('')}</table>`,
      )}
      ${t('Imaging', '{i.usabd|Ultrasound abdomen|on=2025-06-13} 13/06/2025: multiple gallstones, CBD 9 mm, {x|no cholecystitis|negated|d.cholec}. {i.mrcp|MRCP|on=2025-06-15} 15/06/2025: 6 mm stone in the distal common bile duct. {x|No pancreatic mass|negated}. {x|CT was not required|not done|i.ctap}.')}
      ${t('Procedures', '{p.ercp|ERCP|on=2025-06-17} 17/06/2025 (Dr Karl Nwachukwu): {p.sphinct|sphincterotomy} and stone removed. {x|No post-ERCP bleeding|negated}.')}${c.no('Dr Karl Nwachukwu', 'endoscopist')}
      ${t('Course', 'Fluids and analgesia, diet from day 4. {x|Antibiotics were not given|not given}. {x|Ranson score 1, no necrosis|negated}. {m.enox?|Enoxaparin 40 mg|st=-} while in hospital only.')}
      ${row('Medication on discharge', `<ul>${items(c, ['{m.eso|Esomeprazole 40 mg once daily|freq=once daily} - increased from 20 mg', '{m.para|Paracetamol 1 g four times daily when required|freq=four times daily when required} - new, 5 days', '{m.perin|Perindopril 4 mg once daily|freq=once daily} - unchanged', '{m.inda|Indapamide 1.5 mg|st=stopped} - STOPPED (may contribute to pancreatitis)', '{m.ator|Atorvastatin 10 mg|st=-} - HELD until liver tests normal'])}</ul>`)}
      ${t('Allergies', '{a.augm|Co-amoxiclav|react=rash} (rash). {x|Not allergic to contrast|negated|a.contrast}.')}
      ${t('Plan', '{x|Laparoscopic cholecystectomy listed for 14/07/2025|planned|p.lapchole}. {x|Repeat LFTs with GP in 2 weeks|planned}. {x|If pain and fever recur consider cholangitis and return|warned}. Low fat diet, no alcohol for 3 months.')}
      </table><p>Completed by: Dr Aoife Brennan, Surgical SHO, for Mr Fergal Tuohy &nbsp; 20/06/2025 ${signature(c.rnd, '#222', 140)}<br>Copy to patient. Typed 23/06/2025</p>`,
    )
  },
  { degrade: { angle: 0.8 } },
)

/** India: an inpatient's summary in capitals and abbreviations, with the counts by day, dates down. */
const dengue = doc(
  'p308.jpg',
  ['en', 'discharge', 'photo'],
  '2025-08-16',
  ['Kaveri Nilayam Hospital', 'KAVERI NILAYAM HOSPITAL', 'Kaveri Nilayam Hospital, Coimbatore'],
  ['Dr. S. Balamurugan', 'Dr. S. BALAMURUGAN, MD', 'S. Balamurugan', 'Dr. S. BALAMURUGAN'],
  ['Lakshmi Priya R', 'Mrs. LAKSHMI PRIYA R', 'LAKSHMI PRIYA R', 'Mrs. Lakshmi Priya R.'],
  'Discharge summary',
  (c) => {
    const days = [
      ['11/08/2025', '2025-08-11', ['13.1', '39.8', '2,900', '88,000']],
      ['13/08/2025', '2025-08-13', ['14.2', '42.6', '2,400', '31,000']],
      ['15/08/2025', '2025-08-15', ['12.6', '38.0', '4,100', '74,000']],
      ['16/08/2025', '2025-08-16', ['12.4', '37.5', '5,200', '1,18,000']],
    ]
    const columns = [
      ['hgb', 'Hb', 'g/dL'],
      ['hct', 'PCV', '%'],
      ['wbc', 'TLC', '/cumm'],
      ['plt', 'Platelets', '/cumm'],
    ]
    const cell = ([key, name, unit], v, iso) => {
      const html = resultCell(c, key, name, v, unit, '', iso)
      const e = c.entities.find((x) => x.printed_value === v && x.printed_name === name && x.date === iso)
      e.value = Number(v.replaceAll(',', ''))
      return `<td>${html}</td>`
    }
    const h = (s) => `<h3>${en(s)}</h3>`
    return sheet(
      `body{font:18px/1.42 ${FACE.verdana};font-size:15.8px;padding:40px 62px}h3{font-size:16px;margin:10px 0 2px;text-decoration:underline}p{margin:3px 0}.l td,.l th{border:1px solid #555;padding:3px 10px;text-align:center}ol{margin:2px 0}`,
      `<div style="display:flex;gap:16px;align-items:center;border-bottom:3px double #0d5c3b;padding-bottom:6px">${mark('leaf', '#0d5c3b', 56)}<div style="flex:1;text-align:center"><b style="font-size:25px;color:#0d5c3b">KAVERI NILAYAM HOSPITAL</b><br>Trichy Road, Coimbatore - 641 005 &nbsp; Ph: 0422 000 0000</div></div>
      <div style="text-align:center;font-weight:bold;margin:8px">DISCHARGE SUMMARY</div>
      <div style="display:grid;grid-template-columns:1fr 1fr;border:1px solid #555;padding:6px 10px"><div>Name : Mrs. LAKSHMI PRIYA R<br>Age / Sex : 38 Y / F<br>IP No : KN/25/08841</div><div>D.O.A : 11/08/2025<br>D.O.D : 16/08/2025<br>Consultant : Dr. S. BALAMURUGAN, MD</div></div>
      ${h('DIAGNOSIS')}<ol>${items(c, ['{d.dengue|DENGUE FEVER|icd=A90} WITH {d.thrombopen|THROMBOCYTOPENIA|icd=D69.6/D69.59}', '{d.hypothy|HYPOTHYROIDISM}'])}</ol>
      ${h('PRESENTING COMPLAINTS')}<p>${c.t('C/o {o|fever} x 4 days with {o|headache}, {o|myalgia} and {o|vomiting}. {x|No bleeding manifestations|negated}. {x|No cough|negated}, {x|no burning micturition|negated}. LMP 28/07/2025.')}</p>
      ${h('PAST HISTORY')}<p>${c.t('K/c/o hypothyroidism on treatment. {x|Not a known case of DM|negated|d.dm2}, {x|HTN|negated|d.htn} or {x|bronchial asthma|negated|d.asthma}. {p.csect|LSCS|on=2016} in 2016. {x|Father - CAD|family history|d.ihd}. {x|No known drug allergy|negated}.')}</p>
      ${h('ON EXAMINATION')}<p>${c.t('Temp 102 F, PR 108/min, BP 100/70 mmHg, SpO2 98% RA. {x|No icterus|negated}, {x|no lymphadenopathy|negated}. P/A soft, {x|no organomegaly|negated}. Tourniquet test positive.')}</p>
      ${h('INVESTIGATIONS')}<table class="l"><tr><th>Date</th>${columns.map(([, n, u]) => `<th>${en(`${n} (${u})`)}</th>`).join('')}</tr>${days.map(([shown, iso, values]) => `<tr><td>${shown}</td>${values.map((v, i) => cell(columns[i], v, iso)).join('')}</tr>`).join('')}</table>
      <p>${c.t('11/08/2025: {l.ns1|Dengue NS1 antigen - POSITIVE|v=positive;u=-;on=2025-08-11}, {l.denigm|Dengue IgM - Negative|v=negative;u=-;on=2025-08-11}, {l.malsm|Smear for malarial parasite - Negative|v=negative;u=-;on=2025-08-11}, {l.crp|CRP 6.2 mg/L|on=2025-08-11}, {l.crea|Creatinine 0.7 mg/dL|on=2025-08-11}, {l.na|Na 133 mmol/L|on=2025-08-11}, {l.k|K 3.6 mmol/L|on=2025-08-11}. 13/08/2025: {l.ast|SGOT 142 U/L|on=2025-08-13}, {l.alt|SGPT 98 U/L|on=2025-08-13}. {x|Urine and blood cultures sterile|negated}.')}</p>
      <p>${c.t('{i.usabd|USG abdomen|on=2025-08-13} 13/08/2025: {o|gall bladder wall oedema}, {d.ascites|minimal ascites|icd=R18.8}, {d.pleff|mild right pleural effusion|icd=J90/J91.8}. {x|No gallstones|negated|d.gallst}.')}</p>
      ${h('COURSE IN HOSPITAL')}<p>${c.t('Treated with IV fluids, {m.para?|Inj. Paracetamol|st=-;dose=-}, {m.ond?|Inj. Ondansetron 4 mg|st=-} and {m.pan?|Inj. Pantoprazole 40 mg|st=-}. Lowest platelet count on 13/08. {x|Platelet transfusion was kept ready but not required|not done}. {x|No features of dengue shock|negated}. Afebrile since 14/08.')}</p>
      ${h('ADVICE ON DISCHARGE')}<ol>${items(c, ['{m.para|Tab. DOLO 650 mg|freq=SOS} SOS for fever', '{m.levo|Tab. THYRONORM 50 mcg|freq=once daily} 1-0-0 before food, to continue', '{m.pan|Tab. PAN 40 mg|freq=once daily} 1-0-0 before food x 5 days', '{m.ors|ORS sachets|dose=-} and plenty of oral fluids'])}</ol>
      <p>${c.t('{x|Avoid Brufen, aspirin and IM injections|warned|m.ibu}. {x|Review with CBC on 19/08/2025 in OPD|planned}. {x|Repeat LFT after 2 weeks|planned}. Report at once if abdominal pain, bleeding gums or giddiness.')}</p>
      <div style="display:flex;justify-content:space-between;margin-top:14px"><div>Prepared by: Dr. Nivetha K (DMO)</div><div>${stamp(['KAVERI NILAYAM HOSPITAL', 'COIMBATORE'], '#3b3b90', -8, false)}</div><div>${signature(c.rnd)}<br>Dr. S. BALAMURUGAN, MD (Gen Med)</div></div>${c.no('Dr. Nivetha K', 'duty officer who prepared it')}`,
    )
  },
  { width: 1120, scale: 1.4, degrade: { angle: -1.2 } },
)

/** Northern Ireland: an ultrasound, typed. */
const ultrasound = doc(
  'p313.png',
  ['en', 'imaging', 'scan'],
  '2024-11-28',
  ['Glenarm Valley Hospital', 'GLENARM VALLEY HOSPITAL', 'Glenarm Valley Hospital, Department of Radiology'],
  ['Dr Hugh Donnellan', 'Hugh Donnellan', 'Dr H Donnellan', 'DR H DONNELLAN'],
  ['Philomena McAteer', 'Mrs Philomena McAteer', 'McATEER, Philomena', 'McAteer, Philomena'],
  'Ultrasound abdomen',
  (c) =>
    sheet(
      `body{font:19px/1.5 ${FACE.courier};font-size:19.5px;padding:60px 80px}p{margin:9px 0}td{padding:1px 24px 1px 0}table{width:auto}`,
      `<div style="display:flex;justify-content:space-between"><div><b>GLENARM VALLEY HOSPITAL</b><br>Department of Radiology<br>Larne, Co. Antrim</div>${barcode(c.rnd, 36, 40)}</div><p>Patient: McATEER, Philomena &nbsp; D.O.B.: 30-Jul-1957 &nbsp; F<br>H&amp;C No.: 999 300 1182 &nbsp; Exam no.: GV2411-3307<br>Examined: 28-Nov-2024 &nbsp; Reported: 29-Nov-2024<br>Referred by: Dr Conor Laverty, Drumcain Surgery</p>${c.no('Dr Conor Laverty', 'referrer')}${c.no('Drumcain Surgery', "referrer's practice")}
      <p>${c.t('**Examination:** {i.usabd|US Abdomen|main=1}')}</p>
      <p>${c.t('**Clinical details:** {o|RUQ discomfort} after meals, {d.transam|raised ALT|icd=R74.01/R74.8/R74.0/R79.89}. {d.dm2|T2DM}. {x|?gallstones|question|d.gallst}. {x|Sister had ovarian cancer|family history|d.ovca}.')}</p>
      <p>${c.t('**Comparison:** {i.usabd|Ultrasound 06-May-2021|on=2021-05-06}.')}</p>
      <p>${c.t('**Report:** The liver is enlarged at 18.4 cm ({d.hepmeg|hepatomegaly|icd=R16.0}) and of increased echogenicity, in keeping with {d.steat|moderate fatty infiltration|icd=K76.0}. A {d.lcyst|1.8 cm simple cyst in segment VI|icd=K76.89/Q44.6} is unchanged. {x|No solid focal lesion|negated|d.livermet}. Portal vein patent.')}</p>
      <p>${c.t('The gallbladder contains {d.gallst|several mobile calculi up to 11 mm|icd=K80.20} and a {d.gbpolyp|4 mm polyp}, seen in 2021. {x|The wall is not thickened; no evidence of acute cholecystitis|negated|d.cholec}. Common bile duct 5 mm, {x|no ductal stone|negated|d.choledoc}. {x|No intrahepatic duct dilatation|negated}.')}</p>
      <p>${c.t('Pancreatic head and body normal, tail obscured by gas. The spleen measures 13.9 cm, {d.splenomeg|mild splenomegaly}, new since 2021.')}</p>
      <table>${[
        ['Right kidney', '10.8 cm', '{d.rcyst|parapelvic cyst 2.3 cm|icd=N28.1/Q61.01/Q61.02}'],
        ['Left kidney', '11.1 cm', '{d.stone|6 mm lower pole stone|icd=N20.0}, non-obstructing'],
        ['Aorta', '1.9 cm', '{x|not aneurysmal|negated|d.aaa}'],
      ]
        .map(([a, b, t]) => `<tr data-line><td>${en(a)}</td><td>${en(b)}</td><td>${c.t(t)}</td></tr>`)
        .join('')}</table>
      <p>${c.t('{x|No hydronephrosis|negated|d.hydro}. {x|No free fluid|negated|d.ascites}. Bladder empty, {x|pelvis not assessed|not done|i.uspelv}.')}</p>
      <p>${c.t('**Conclusion:** Gallstones without complication. Fatty liver. Mild splenomegaly: {x|correlate with blood film; early portal hypertension not excluded|question}. Polyp under 6 mm and stable, {x|no follow-up scan required|not required}. {x|FibroScan suggested|planned}. {x|Surgical referral if symptoms persist|conditional|p.lapchole}.')}</p>
      <p>Performed by: Siobhan Heaney, sonographer<br>Verified by: DR H DONNELLAN, Consultant Radiologist, 29-Nov-2024 16:12</p>${c.no('Siobhan Heaney', 'sonographer')}<div>${stamp(['GP COPY'], '#444', -6)}</div>`,
    ),
  { width: 1080, scale: 1.4, degrade: { angle: 0.6 } },
)

export const eleventhEnHospital = [visit, irish, dengue, ultrasound]
