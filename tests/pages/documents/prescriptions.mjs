/** Prescriptions and medication lists in English. */
import { barcode, hand, matrixCode, signature } from '../lib/decor.mjs'
import { FACE, en, sheet } from './parts.mjs'

/** A doctor's pad: printed form, script-like entries. */
const pad = {
  file: 'p24.jpg',
  lang: 'en',
  category: 'prescription',
  variant: 'photo',
  date: '2024-06-18',
  width: 900,
  scale: 1.5,
  degrade: { angle: -2.4 },
  facility: 'Larkspur Ear, Nose & Throat',
  facilityAliases: ['Larkspur ENT', 'Larkspur Ear Nose and Throat', 'Larkspur Ear, Nose and Throat'],
  physician: 'Cornelius Blythe, MD',
  physicianAliases: ['Cornelius Blythe', 'Dr. Cornelius Blythe', 'C. Blythe, MD', 'Dr. Blythe'],
  patient: 'Imani Caldwell',
  patientAliases: ['Caldwell, Imani'],
  title: 'Prescription',
  html: (c) => {
    const rx = (drug, sig) =>
      `<div class="rx"><div>${c.t(drug)}</div><div class="sig">Sig: ${en(sig)}</div></div>`
    return sheet(
      `body{font:19px ${FACE.arial};padding:36px 46px}html{background:#f3f8f4}.h{text-align:center;border-bottom:2px solid #2c5e3f;padding-bottom:8px;color:#2c5e3f}.rx{font:bold 22px/1.35 ${FACE.courier};margin:16px 0 0 70px}.sig{font-weight:normal;font-size:20px;margin-left:26px}.f{display:grid;grid-template-columns:2fr 1fr;gap:6px;margin:14px 0;font-size:17px}u{text-decoration:none;border-bottom:1px solid #555;padding:0 8px;font-size:20px}`,
      `<div class="h"><b style="font-size:25px">Larkspur Ear, Nose &amp; Throat</b><br>Cornelius Blythe, MD &nbsp;·&nbsp; Ottilie Crane, MD<br><span style="font-size:14px">55 Juniper Ct, Bend, OR 97701 &nbsp; DEA BB0000000 &nbsp; NPI 1000000000</span></div>${c.no('Ottilie Crane, MD', 'letterhead')}
      <div class="f"><div>Name <u>Imani Caldwell</u></div><div>DOB <u>01/09/2016</u></div><div>Address <u>12 Mill Rd, Bend</u></div><div>Date <u>06/18/2024</u></div><div>Allergies <u>${c.t('{a.cefac|Ceclor (rash)|react=rash}')}</u></div><div>Wt <u>24 kg</u></div></div>
      <div style="font:bold 58px ${FACE.times};color:#2c5e3f;float:left">℞</div>
      ${rx('{m.coamox|Augmentin ES 600 mg/5 mL|dose=-;freq=BID}', '7.5 mL po BID x 10 days   #150 mL')}
      ${rx('{m.flut|Flonase 50 mcg nasal spray|freq=daily}', '1 spray each nostril daily   #1')}
      ${rx('{m.ibu|Ibuprofen susp 100 mg/5 mL|dose=-;freq=q6h PRN}', '10 mL q6h prn pain')}
      <p style="margin:22px 0 4px;clear:both">Dx: ${c.t('{d.aom|Right acute otitis media}; {d.allrhin|allergic rhinitis}')}</p>
      <div style="display:flex;justify-content:space-between;align-items:end;margin-top:10px"><div>Refills: 0 ☒ &nbsp; 1 ☐ &nbsp; 2 ☐<br>☐ Dispense as written &nbsp; ${hand('no subst.', 22)}</div><div>${signature(c.rnd)}<div style="border-top:1px solid #333;font-size:15px">Prescriber signature</div></div></div>`,
    )
  },
}

/** A repeat list of a United Kingdom practice: brand and generic, boxes ticked, review dates. */
const repeats = {
  file: 'p25.jpg',
  lang: 'en',
  category: 'prescription',
  variant: 'scan',
  date: '2024-01-22',
  fixture: true,
  degrade: { angle: 0.8 },
  facility: 'Bracken Hill Surgery',
  facilityAliases: ['Bracken Hill', 'BRACKEN HILL SURGERY'],
  physician: 'Dr Siobhan Tierney',
  physicianAliases: ['Siobhan Tierney', 'Dr S Tierney', 'S Tierney', 'DR S TIERNEY'],
  patient: 'Edith Nuttall',
  patientAliases: ['NUTTALL, Edith', 'Mrs Edith Nuttall', 'Mrs E Nuttall', 'NUTTALL Edith'],
  title: 'Repeat medication list',
  html: (c) => {
    const row = (drug, how, qty, last) =>
      `<tr data-line><td>☐</td><td>${c.t(drug)}</td><td>${en(how)}</td><td>${qty}</td><td>${last}</td></tr>`
    return sheet(
      `body{font:18px/1.35 ${FACE.mono};font-size:16px;padding:40px 48px}td,th{padding:5px 8px;border-bottom:1px dashed #888}th{border-bottom:1px solid #000}.g{background:#dcecd9;padding:10px 14px;display:flex;justify-content:space-between;margin-bottom:14px}`,
      `<div class="g"><div>Mrs Edith NUTTALL<br>Flat 3, Heron House, Canal St<br>D.o.B. 17/05/1943 &nbsp; NHS 999 205 6614</div><div>BRACKEN HILL SURGERY<br>DR S TIERNEY (D83999)<br>Date: 22/01/2024</div></div>
      <b>REPEAT MEDICATION - please tick items required. Review due 30/06/2024</b>
      <table style="margin-top:8px"><tr><th></th><th>Drug</th><th>Directions</th><th>Qty</th><th>Last issued</th></tr>
      ${row('{m.perin|Perindopril erbumine 4mg tablets|dose=4 mg;freq=daily}', 'One to be taken each morning', '28', '27/12/2023')}
      ${row('{m.inda|Indapamide 2.5mg tablets|dose=2.5 mg;freq=daily}', 'One to be taken each day', '28', '27/12/2023')}
      ${row('{m.edox|Lixiana (edoxaban) 30mg tablets|dose=30 mg;freq=daily}', 'One daily', '28', '27/12/2023')}
      ${row('{m.digo|Digoxin 125microgram tablets|dose=125 micrograms;freq=daily}', 'One to be taken each day', '28', '27/12/2023')}
      ${row('{m.glic|Gliclazide 80mg tablets|dose=80 mg;freq=BD}', 'Half a tablet twice a day', '28', '27/12/2023')}
      ${row('{m.lina|Linagliptin 5mg tablets|dose=5 mg;freq=daily}', 'One daily', '28', '27/12/2023')}
      ${row('{m.rised|Risedronate sodium 35mg tablets|dose=35 mg;freq=weekly}', 'One a week, same day each week', '4', '27/12/2023')}
      ${row('{m.calvitd|Adcal-D3 chewable tablets|dose=-;freq=BD}', 'One to be chewed twice a day', '56', '27/12/2023')}
      ${row('{m.latan|Latanoprost 50micrograms/ml eye drops|dose=-;freq=nocte}', 'One drop both eyes at night', '2.5ml', '30/11/2023')}
      ${row('{m.bupr|Butec 5micrograms/hour patches|dose=-;freq=weekly}', 'Apply ONE patch every 7 days', '4', '27/12/2023')}
      ${row('{m.mira|Betmiga 50mg m/r tablets|dose=50 mg;freq=daily}', 'One daily', '30', '27/12/2023')}
      ${row('{m.hydrox|Hydroxocobalamin 1mg/1ml inj|dose=1 mg}', 'Inject 1 mg every 12 weeks (nurse)', '1', '14/11/2023')}
      ${row('{m.amit|Amitriptyline 10mg tablets|dose=10 mg;freq=nocte}', 'One at night', '28', '27/12/2023')}</table>
      <p><b>Past (no longer on repeat):</b> ${c.t('{m.sim|Simvastatin 40mg tablets|dose=40 mg;st=stopped} stopped 03/2023 - muscle aches; {m.oxyb|oxybutynin 5mg|dose=5 mg;st=stopped} stopped 11/2023')}</p>
      <p><b>Sensitivities:</b> ${c.t('{a.tmp|Co-trimoxazole (rash)|react=rash}; {a.metoclo|metoclopramide (dystonia)|react=dystonia}')}</p>
      <p>MESSAGE: ${c.t('{x|Flu vaccination due|reminder}. Please book {x|diabetic eye screening|planned}. {x|Do not stop edoxaban without advice|instruction}.')}</p>${barcode(c.rnd, 70, 30)}`,
    )
  },
}

/** Three pharmacy labels stuck on one sheet; the pharmacy's name is small, the drug's large. */
const labels = {
  file: 'p26.jpg',
  lang: 'en',
  category: 'prescription',
  variant: 'photo',
  date: '2024-07-08',
  dateAliases: ['2024-07-05'],
  width: 1000,
  scale: 1.35,
  degrade: { rotate: 90 },
  facility: 'Windrow Drug',
  facilityAliases: ['Windrow Drug #118', 'WINDROW DRUG', 'Windrow Drugs'],
  physician: 'T. Osei-Bonsu, MD',
  physicianAliases: ['Osei-Bonsu', 'Dr. T. Osei-Bonsu', 'OSEI-BONSU, T', 'Dr. Osei-Bonsu', 'T OSEI-BONSU MD'],
  patient: 'Maribel Santangelo',
  patientAliases: ['SANTANGELO, MARIBEL', 'Santangelo, Maribel', 'MARIBEL SANTANGELO'],
  title: 'Pharmacy labels',
  html: (c) => {
    const label = (drug, generic, how, qty, note) =>
      `<div class="l"><div class="s">WINDROW DRUG #118 &nbsp; 309 Main St, Salina, KS &nbsp; (785) 555-0119 <span style="float:right">Rx 64${c.rnd.digits(5)}</span></div><div>MARIBEL SANTANGELO <span style="float:right">07/08/2024</span></div><div class="d" data-line>${c.t(drug)}</div><div class="s">${generic}</div><div class="h">${c.t(how)}</div><div class="s">QTY ${qty} &nbsp; ${note} &nbsp; DR T OSEI-BONSU MD<span style="float:right">${barcode(c.rnd, 30, 24)}</span></div></div>`
    return sheet(
      `body{font:21px ${FACE.arial};padding:30px}.l{border:2px solid #222;border-radius:12px;padding:14px 20px;margin-bottom:18px;line-height:1.4}.s{font-size:16px}.d{font-size:28px;font-weight:bold}.h{font-weight:bold;text-transform:uppercase;margin:4px 0}`,
      label(
        '{m.venl|VENLAFAXINE XR 75 MG CAPS|dose=75 mg}',
        'Generic for: EFFEXOR XR 75 MG',
        'Take 1 capsule by mouth every morning with food',
        '30',
        'Refills: 5 before 01/08/2025',
      ) +
        label(
          '{m.topi|TOPIRAMATE 25 MG TABLET|dose=25 mg}',
          'Generic for: TOPAMAX',
          'Take 2 tablets by mouth at bedtime',
          '60',
          'Refills: 2',
        ) +
        label(
          '{m.riza|RIZATRIPTAN ODT 10 MG|dose=10 mg}',
          'Generic for: MAXALT-MLT',
          'Dissolve 1 tablet on tongue at onset of {d.migr?|migraine}. Max 2 in 24 hours',
          '9',
          'Refills: 0',
        ) +
        label(
          '{m.nort|NORTRIPTYLINE 10 MG CAPS|dose=10 mg}',
          'Generic for: PAMELOR',
          'Take 1 capsule by mouth at bedtime',
          '30',
          'Discard after 07/05/2025',
        ) +
        `<div class="s">${c.t('MAY CAUSE {x|DROWSINESS|warning}. DO NOT TAKE WITH {x|MAO INHIBITORS|warning}. AVOID ALCOHOL. {x|Report suicidal thoughts|warning}. Tell your doctor if you have {x|GLAUCOMA|warning|d.glauc} or are pregnant.')}</div>`,
    )
  },
}

/** An administration record on a nursing ward: doses and hours, crossed-out orders. */
const administration = {
  file: 'p27.jpg',
  lang: 'en',
  category: 'prescription',
  variant: 'scan',
  date: '2023-11-21',
  width: 1500,
  scale: 1.05,
  degrade: { rotate: 270, angle: 0.4 },
  facility: 'Glenhaven Care Center',
  facilityAliases: ['Glenhaven Care Centre', 'Glenhaven'],
  physician: 'Marguerite Doyle, MD',
  physicianAliases: ['Marguerite Doyle', 'M. Doyle, MD', 'Dr. Doyle', 'Doyle, M'],
  patient: 'Harold Beringer',
  patientAliases: ['BERINGER, HAROLD', 'Beringer, Harold'],
  title: 'Medication Administration Record',
  html: (c) => {
    const row = (drug, route, freq, hours, start, stop = '') =>
      `<tr data-line${stop ? ' class="x"' : ''}><td>${c.t(drug)}</td><td>${route}</td><td>${freq}</td><td>${start}</td><td>${stop}</td>${hours.map((h) => `<td class="t">${h}</td>`).join('')}</tr>`
    return sheet(
      `body{font:18px ${FACE.narrow};padding:30px 36px}td,th{border:1px solid #444;padding:5px 8px}th{background:#d9d9d9;font-size:16px}.t{width:58px;text-align:center;font-size:16px}.h{display:flex;justify-content:space-between;margin-bottom:10px}.x td:nth-child(5){font-weight:bold}`,
      `<div class="h"><div><b style="font-size:24px">MEDICATION ADMINISTRATION RECORD</b><br>Glenhaven Care Center - Unit 2 East</div><div>${matrixCode(c.rnd)}</div><div>BERINGER, HAROLD &nbsp; Rm 214-B<br>DOB 03/31/1941 &nbsp; M &nbsp; Week of <b>11/21/2023</b><br>Ordering: Marguerite Doyle, MD</div></div>
      <div>ALLERGIES: ${c.t('{a.cipro|Ciprofloxacin (tendon pain)|react=tendon pain}, {a.shell|shellfish (hives)|react=hives}')} &nbsp; DX: ${c.t("{d.park|Parkinson's disease}, {d.demen|dementia}, {d.oab|overactive bladder}, {d.constip|chronic constipation}, s/p {p.tha|left total hip replacement|on=2017} 2017")}</div>
      <table style="margin-top:10px"><tr><th>Medication / dose</th><th>Route</th><th>Frequency</th><th>Start</th><th>D/C</th><th>0800</th><th>1200</th><th>1700</th><th>2100</th></tr>
      ${row('{m.levod|Carbidopa/levodopa 25/100 tab, 1.5 tabs|dose=-;freq=QID;route=PO}', 'PO', 'QID', ['8', '12', '17', '21'], '02/03/2023')}
      ${row('{m.pram|Pramipexole 0.5 mg|freq=TID;route=PO}', 'PO', 'TID', ['8', '12', '', '21'], '05/19/2023')}
      ${row('{m.rasa|Rasagiline (Azilect) 1 mg|freq=daily;route=PO}', 'PO', 'daily', ['8', '', '', ''], '02/03/2023')}
      ${row('{m.quet|Quetiapine 12.5 mg|freq=HS;route=PO}', 'PO', 'HS', ['', '', '', '21'], '09/30/2023')}
      ${row('{m.soli|Vesicare 5 mg|freq=daily;route=PO}', 'PO', 'daily', ['8', '', '', ''], '02/03/2023')}
      ${row('{m.peg|MiraLAX 17 g|dose=17 g;freq=daily;route=PO}', 'PO', 'daily', ['8', '', '', ''], '02/03/2023')}
      ${row('{m.melat|Melatonin 3 mg|freq=HS;route=PO}', 'PO', 'HS', ['', '', '', '21'], '06/12/2023')}
      ${row('{m.glar|Insulin glargine 14 units|dose=14 units;freq=HS;route=SC}', 'SubQ', 'HS', ['', '', '', '21'], '02/03/2023')}
      ${row('{m.lispro|Insulin lispro 4 units|dose=4 units;freq=TID;route=SC}', 'SubQ', 'TID AC', ['8', '12', '17', ''], '02/03/2023')}
      ${row('{m.clon|Clonazepam 0.5 mg|freq=HS;route=PO;st=stopped}', 'PO', 'HS', ['', '', '', ''], '02/03/2023', '11/20/2023')}
      ${row('{m.halo|Haloperidol 1 mg|freq=PRN;route=PO;st=stopped}', 'PO', c.t('PRN {o|agitation}'), ['', '', '', ''], '10/02/2023', '10/05/2023')}
      ${row('{m.bisac|Bisacodyl 10 mg|freq=PRN;route=PR}', 'PR', 'PRN no BM 3 d', ['', '', '', ''], '02/03/2023')}</table>
      <p>${c.t('Nurse notes: {x|hold insulin lispro if not eating|instruction}. {x|Avoid metoclopramide and haloperidol|instruction}. Initials: RT, KL, JM.')}</p>`,
    )
  },
}

export const prescriptions = [pad, repeats, labels, administration]
