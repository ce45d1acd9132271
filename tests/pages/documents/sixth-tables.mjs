/** Two more everyday laboratory reports, limits under the value and a hormone sheet; a pharmacy's list, a repeat form, a vaccination card. */
import { mark, signature } from '../lib/decor.mjs'
import { FACE, doc, en, letter, rows, sheet } from './blind-parts.mjs'

/** A hospital's clotting form: tests across, the value and under it the limits. */
const clotting = doc(
  'p195.png',
  ['en', 'lab', 'scan'],
  '2025-02-13',
  ['Lochside General Hospital', 'LOCHSIDE GENERAL HOSPITAL', 'Lochside General'],
  ['Dr Fraser Abernethy', 'Fraser Abernethy', 'Dr F Abernethy', 'F Abernethy'],
  ['Morag Sutherland', 'SUTHERLAND, Morag', 'SUTHERLAND Morag'],
  'Haematology report',
  (c) => {
    const grid = (lines) =>
      `<div class="grid">${lines
        .map((l) => {
          const r = c.lab(l)
          return `<div class="cell" data-e="${r.n}"><div>${en(r.label)}</div><div class="v">${en(r.printed)}${letter(r) ? ` ${letter(r)}` : ''} <small>${en(r.unit)}</small></div><div class="r">${r.ref ? en(`(${r.ref})`) : ''}</div></div>`
        })
        .join('')}</div>`
    return sheet(
      `body{font:18px/1.35 ${FACE.times};font-size:19px;padding:48px 60px}.grid{display:grid;grid-template-columns:repeat(4,1fr);border-top:1px solid #000;border-left:1px solid #000}.cell{border-right:1px solid #000;border-bottom:1px solid #000;padding:6px 10px}.v{font-weight:bold;font-size:22px}.v small{font-weight:normal;font-size:15px}.r{font-size:15.5px}h3{font-size:19px;margin:16px 0 5px}.h{display:grid;grid-template-columns:1fr 1fr;gap:2px 20px;margin:10px 0}`,
      `<div style="border-bottom:3px solid #000;padding-bottom:5px"><b style="font-size:25px">LOCHSIDE GENERAL HOSPITAL</b><br>Department of Haematology and Blood Transfusion</div><div class="h"><div>Name: SUTHERLAND, Morag</div><div>CHI: 0000000000 &nbsp; D.o.B. 07/06/1949 &nbsp; F</div><div>Consultant: Dr Fraser Abernethy</div><div>Location: Ward 6, pre-assessment</div><div>Sample taken: 13/02/2025 11:05</div><div>Reported: 13/02/2025 14:31</div></div>
      <h3>Coagulation screen</h3>${grid(['pt;PT;14.9;s;10.5-13.5', 'inr;INR;1.3;;0.9-1.2', 'aptt;APTT;31.2;s;25.0-37.0', 'apttr;APTT ratio;1.0;;0.8-1.2', 'fib;Fibrinogen (Clauss);4.6;g/L;1.8-4.2', 'tt;Thrombin time;16.4;s;13.0-18.0', 'dd;D-dimer;612;ng/mL;<500', 'at3;Antithrombin;94;IU/dL;80-120'])}
      <h3>Full blood count</h3>${grid(['hgb;Haemoglobin;109;g/L;115-160', 'wbc;White cell count;5.2;10^9/L;4.0-11.0', 'plt;Platelets;132;10^9/L;150-410', 'rbc;Red cell count;3.42;10^12/L;3.80-5.50', 'hct;Haematocrit;0.337;L/L;0.370-0.470', 'mcv;MCV;98.5;fL;78.0-99.0', 'mch;MCH;31.9;pg;27.0-32.0', 'rdw;RDW;14.1;%;10.0-15.0', 'neut;Neutrophils;2.9;10^9/L;2.0-7.0', 'lymph;Lymphocytes;1.4;10^9/L;1.1-4.0', 'mono;Monocytes;0.6;10^9/L;0.3-1.0', 'eos;Eosinophils;0.2;10^9/L;0.1-0.5'])}
      <p>${c.t('Clinical details on request: for {x|right hip replacement on 04/03/2025|planned|p.tha}; {d.af|atrial fibrillation}; takes {m.edox|edoxaban 30 mg daily|freq=daily}, last dose 11/02/2025.')}</p><p>${c.t('Comment: A normal APTT {x|does not exclude residual apixaban or edoxaban|reference comment|m.apix}. {x|No evidence of lupus anticoagulant|negated|l.lac}. D-dimer {x|cannot be used to exclude pulmonary embolism before surgery|reference comment|d.pe}. Film: {x|no platelet clumps|negated}.')}</p><p>Authorised by: Dr Sunniva Thorsen, Consultant Haematologist</p>${c.no('Dr Sunniva Thorsen', 'authorising laboratory doctor')}`,
    )
  },
  { degrade: { angle: -0.8 } },
)

/** Hormones with limits by phase; the phase that holds is on the form. */
const hormones = doc(
  'p196.png',
  ['en', 'lab', 'clean'],
  '2025-06-17',
  ['Corriedale Women’s Diagnostics', "Corriedale Women's Diagnostics", 'Corriedale'],
  ['Dr Yolanda Mwangi', 'Yolanda Mwangi', 'Dr Y. Mwangi', 'Y. Mwangi'],
  ['Saoirse Pendleton', 'Ms Saoirse Pendleton', 'PENDLETON Saoirse'],
  'Hormone profile',
  (c) =>
    sheet(
      `body{font:18px/1.4 ${FACE.cambria};font-size:19px;padding:50px 70px}td,th{padding:6px 12px;border-bottom:1px dotted #889;text-align:left}th{border-bottom:2px solid #6a2350;color:#6a2350}.off td:nth-child(2){color:#b01030;font-weight:bold}.g td{font-weight:bold;padding-top:14px}.c td{font-size:16px;color:#444;padding-left:30px}`,
      `<div style="display:flex;gap:14px;align-items:center">${mark('rings', '#6a2350', 48)}<div><b style="font-size:25px;color:#6a2350">Corriedale Women’s Diagnostics</b><br>Endocrine and fertility laboratory</div></div><p>Ms Saoirse Pendleton, born 28.09.1992 &nbsp;|&nbsp; Referred by Dr Yolanda Mwangi &nbsp;|&nbsp; Lab no. W-60217<br>Blood taken 17.06.2025 08:15, day 3 of cycle &nbsp;|&nbsp; Report issued 19.06.2025</p>
      <table><tr><th>Investigation</th><th>Result</th><th>Unit</th><th>Expected, follicular phase</th></tr>${rows(
        c,
        (r) =>
          `<td>${en(r.label)}</td><td>${r.flag === 'H' ? '▲ ' : r.flag === 'L' ? '▼ ' : ''}${en(r.printed)}</td><td>${en(r.unit)}</td><td>${en(r.ref)}</td>`,
        [
          '#Pituitary',
          'fsh;FSH;5.9;IU/L;3.5 - 12.5',
          'lh;LH;14.8;IU/L;2.4 - 12.6',
          '>Luteal 1.0 - 11.4, midcycle 14.0 - 95.6 IU/L',
          'prl;Prolactin;412;mIU/L;102 - 496',
          'tsh;TSH;1.74;mIU/L;0.27 - 4.20',
          '#Ovary',
          'e2;Oestradiol;131;pmol/L;45 - 854',
          'prog;Progesterone;0.9;nmol/L;0.2 - 2.8',
          '>A luteal value above 16 nmol/L would indicate ovulation',
          'amh;AMH;48.2;pmol/L;7.0 - 35.0',
          '#Androgens',
          'testo;Testosterone;2.6;nmol/L;0.3 - 1.7',
          'shbg;SHBG;24;nmol/L;32 - 128',
          'fai;Free androgen index;10.8;;< 5.0',
          'dheas;DHEA sulphate;7.1;umol/L;2.7 - 9.2',
          'andro;Androstenedione;8.4;nmol/L;1.0 - 8.5',
          'ohp;17-OH progesterone;1.9;nmol/L;< 6.0',
          '#Metabolic',
          'glu;Fasting glucose;5.0;mmol/L;3.9 - 5.5',
          'insul;Fasting insulin;19.6;mU/L;2.6 - 24.9',
          'cort;Cortisol 9 am;398;nmol/L;166 - 507',
        ],
      )}</table><p>${c.t('Clinical details: {d.oligom|oligomenorrhoea} for a year, {d.acne|acne}, {x|not pregnant|negated}, no contraception since {m.drosp|Yasmin|st=stopped;dose=-} was stopped in January 2024; {x|sister has polycystic ovary syndrome|family history|d.pcos}. {x|Congenital adrenal hyperplasia unlikely with this 17-OH progesterone|ruled out}. {x|Pelvic ultrasound advised|recommended|i.uspelv}.')}</p><p>Validated: Hamish Ogilvie, principal scientist</p>${c.no('Hamish Ogilvie', 'scientist')}`,
    ),
)

/** A pharmacy's list after a review, directions in the patient's words, with what was stopped. */
const list = doc(
  'p201.jpg',
  ['en', 'prescription', 'photo'],
  '2025-04-24',
  ['Saltmarsh Family Pharmacy', 'SALTMARSH FAMILY PHARMACY', 'Saltmarsh'],
  ['Harriet Okonjo, MD', 'Harriet Okonjo', 'H. Okonjo, MD', 'Dr. Okonjo'],
  ['Wendell Castellanos', 'CASTELLANOS, WENDELL', 'Mr. Castellanos'],
  'My medication list',
  (c) => {
    const med = (drug, how, why) =>
      `<tr data-line><td><b>${c.t(drug)}</b></td><td>${en(how)}</td><td>${c.t(why)}</td></tr>`
    return sheet(
      `body{font:18px/1.36 ${FACE.openSans};padding:42px 54px}td,th{padding:6px 10px;border:1px solid #b9b08f}th{background:#f5efd8;text-align:left}h3{font-size:19px;margin:14px 0 5px}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:12px;align-items:center">${mark('wave', '#8a6d1d', 46)}<b style="font-size:24px">Saltmarsh Family Pharmacy</b></div><b style="font-size:22px">My medication list</b></div><p>Name: <b>Wendell Castellanos</b> &nbsp; Date of birth: 05/02/1950 &nbsp; Reviewed: 04/24/2025<br>Prescriber: Harriet Okonjo, MD &nbsp; Pharmacist: Luc Thibodeaux, PharmD</p>${c.no('Luc Thibodeaux, PharmD', 'pharmacist')}
      <table><tr><th>Medicine</th><th>How I take it</th><th>What it is for</th></tr>
      ${med('{m.apix|Eliquis 5 mg|freq=twice a day}', '1 tablet twice a day, morning and evening', '{d.af|Atrial fibrillation}')}${med('{m.metop|Metoprolol succinate ER 50 mg|freq=once a day}', '1 tablet once a day. Do not crush.', 'Heart rate')}${med('{m.olmhct|Olmesartan-HCTZ 40-12.5 mg|dose=-;freq=every morning}', '1 tablet every morning', '{d.htn|High blood pressure}')}${med('{m.ros|Rosuvastatin 10 mg|freq=at bedtime}', '1 tablet at bedtime', '{d.hld|High cholesterol}')}${med('{m.sita|Januvia 100 mg|freq=once a day}', '1 tablet once a day', '{d.dm2|Type 2 diabetes}')}${med('{m.metf|Metformin ER 500 mg|freq=with supper}', '2 tablets with supper', 'Diabetes')}${med('{m.levo|Levothyroxine 75 mcg|freq=every morning}', '1 tablet every morning, empty stomach, 30 minutes before food', '{d.hypothy|Underactive thyroid}')}${med('{m.tams|Tamsulosin 0.4 mg|freq=at bedtime}', '1 capsule half an hour after supper', '{d.bph|Enlarged prostate}')}${med('{m.latan|Latanoprost 0.005% eye drops|dose=-;freq=at bedtime;route=ophthalmic}', '1 drop in each eye at bedtime', '{d.glauc|Glaucoma}')}${med('{m.dicl|Diclofenac 1% gel|dose=-;freq=as needed}', 'Rub on right knee up to 4 times a day if needed', '{d.kneeoa|Knee arthritis|icd=M17.11/M17.9/M17.10/M19.90}')}${med('{m.chole|Vitamin D3 2000 IU|freq=once a day}', '1 softgel once a day', 'Bones')}</table>
      <h3>Stopped or changed at this review</h3><ul><li>${c.t('{m.warf|Warfarin|st=stopped;dose=-} - stopped 04/10/2025, replaced by Eliquis')}</li><li>${c.t('{m.glip|Glipizide 5 mg|st=stopped} - stopped, low sugars')}</li><li>${c.t('Metoprolol was 25 mg, now 50 mg')}</li><li>${c.t('{x|Do not take ibuprofen or naproxen with Eliquis|warned|m.ibu}')}</li></ul>
      <h3>Allergies</h3><p>${c.t('{a.sulfa|Sulfa drugs - rash|react=rash}; {a.code|codeine - vomiting|react=vomiting}. {x|No latex allergy|negated|a.latex}')}</p><h3>To ask the doctor</h3><p>${c.t('{x|Would Ozempic be an option for me?|question|m.sema} {x|Shingles vaccine due in the fall|planned|m.vzos}.')}</p>`,
    )
  },
  { scale: 1.25, degrade: { angle: 1.7 } },
)

/** A repeat slip of a practice: acute items above, repeats below with last-issued dates. */
const repeat = doc(
  'p202.png',
  ['en', 'prescription', 'scan'],
  '2024-11-18',
  ['Glenaire Medical Practice', 'GLENAIRE MEDICAL PRACTICE', 'Glenaire'],
  ['Dr Niamh Gallagher', 'Niamh Gallagher', 'Dr N Gallagher', 'GALLAGHER N'],
  ['Mrs Doreen Ashworth', 'Doreen Ashworth', 'ASHWORTH Doreen', 'ASHWORTH, Doreen (Mrs)'],
  'Prescription and repeat list',
  (c) => {
    const item = (drug, sig, qty, last) =>
      `<div data-line style="margin:9px 0"><b>${c.t(drug)}</b><br>&nbsp;&nbsp;${en(sig)}<span style="float:right">${en(qty)}${last ? `, last issued ${last}` : ''}</span></div>`
    return sheet(
      `body{font:18px/1.3 ${FACE.courier};font-size:19px;padding:46px 64px}h3{font-size:19px;border-bottom:1px dashed #000;margin:16px 0 4px}`,
      `<div>ASHWORTH, Doreen (Mrs)<span style="float:right">Date: 18/11/2024</span><br>9 Quarry Bank, Newry<br>DoB 21/04/1946 &nbsp; Age 78y 6m</div>
      <h3>ACUTE ITEMS</h3>${item('{m.doxy|Doxycycline 100mg capsules|freq=once a day}', 'TWO ON THE FIRST DAY THEN ONE DAILY', '8 capsules')}${item('{m.prednl|Prednisolone 5mg tablets|freq=once a day}', 'SIX TABLETS EACH MORNING FOR 5 DAYS', '30 tablets')}
      <h3>REPEAT ITEMS</h3>${item('{m.trimbow|Trimbow 87/5/9 inhaler|dose=-;freq=twice a day;route=inhaled}', 'TWO PUFFS TWICE A DAY VIA SPACER', '1 inhaler', '21/10/2024')}${item('{m.salb|Salbutamol 100micrograms inhaler|freq=as needed;route=inhaled;dose=100 micrograms}', 'TWO PUFFS WHEN REQUIRED', '1 inhaler', '21/10/2024')}${item('{m.lercan|Lercanidipine 10mg tablets|freq=once a day}', 'ONE EACH MORNING BEFORE BREAKFAST', '28 tablets', '04/11/2024')}${item('{m.ator|Atorvastatin 20mg tablets|freq=once a day}', 'ONE AT NIGHT', '28 tablets', '04/11/2024')}${item('{m.lan|Lansoprazole 15mg capsules|freq=once a day}', 'ONE DAILY', '28 capsules', '04/11/2024')}${item('{m.alen|Alendronic acid 70mg tablets|freq=once a week}', 'ONE A WEEK ON MONDAYS, SWALLOW WITH WATER, STAY UPRIGHT', '4 tablets', '04/11/2024')}${item('{m.calvitd|Accrete D3 tablets|dose=-;freq=twice a day}', 'ONE TWICE A DAY', '56 tablets', '04/11/2024')}${item('{m.carboc|Carbocisteine 375mg capsules|freq=three times a day}', 'TWO THREE TIMES A DAY', '120 capsules', '04/11/2024')}
      <h3>PAST REPEATS</h3>${item('{m.bendro|Bendroflumethiazide 2.5mg tablets|st=stopped}', 'STOPPED 02/09/2024 LOW SODIUM', '')}${item('{m.tio|Spiriva 18micrograms|st=stopped;dose=18 micrograms}', 'STOPPED 21/10/2024 CHANGED TO TRIMBOW', '')}
      <p>${c.t('Allergies: {a.pen|PENICILLIN (facial swelling)|react=facial swelling}, {a.trimeth|TRIMETHOPRIM (rash)|react=rash}')}</p><p>${c.t('Messages: {x|FLU VACCINE DUE, PLEASE BOOK|planned|m.vflu}. {x|Do not take antacids within 2 hours of doxycycline|warned}. Medication review due 03/2025.')}</p>
      <div style="border-top:1px solid #000;padding-top:8px">${signature(c.rnd)}<br>Dr Niamh Gallagher 00000 &nbsp; GLENAIRE MEDICAL PRACTICE, 2 Station Road, Newry<br>To be collected from: Quarry Chemist</div>${c.no('Quarry Chemist', 'pharmacy')}`,
    )
  },
  { degrade: { angle: 0.9 } },
)

/** A card of vaccinations and allergies: vaccine, trade name, lot, date month-first, site. */
const card = doc(
  'p204.jpg',
  ['en', 'other', 'photo'],
  '2025-03-03',
  ['Juniper Flats Health Center', 'JUNIPER FLATS HEALTH CENTER', 'Juniper Flats'],
  ['Emmanuel Adeyemi, PA-C', 'Emmanuel Adeyemi', 'E. Adeyemi, PA-C', 'Adeyemi'],
  ['Ingrid Halvorsen', 'HALVORSEN, INGRID', 'Halvorsen, Ingrid'],
  'Immunization and allergy record',
  (c) => {
    const shot = (name, lot, day, site) =>
      `<tr data-line><td>${c.t(name)}</td><td>${lot}</td><td>${day}</td><td>${site}</td></tr>`
    return sheet(
      `body{font:18px/1.4 ${FACE.calibri};font-size:20px;padding:44px 56px}html{background:#fffdf0}td,th{padding:6px 10px;border:1px solid #556b2f}th{background:#e4ebd3;text-align:left}h3{margin:16px 0 5px;font-size:20px}`,
      `<div style="text-align:center"><b style="font-size:26px;color:#3f5320">IMMUNIZATION AND ALLERGY RECORD</b><br>Juniper Flats Health Center, 48 Mesa Road, Taos, NM</div><p>Name: <b>Ingrid Halvorsen</b> &nbsp; DOB: 10/27/1957 &nbsp; Record updated: 03/03/2025<br>Provider: Emmanuel Adeyemi, PA-C</p>
      <table><tr><th>Vaccine</th><th>Lot</th><th>Date given</th><th>Site</th></tr>${shot('{m.vflu?|Influenza, high dose (Fluzone)|dose=-;st=-;on=2024-10-08}', 'UJ844AA', '10/08/2024', 'L deltoid')}${shot('{m.vcovid?|COVID-19 (Comirnaty)|dose=-;st=-;on=2024-10-08}', 'LP1120', '10/08/2024', 'R deltoid')}${shot('{m.vpcv?|Pneumococcal conjugate (Prevnar 20)|dose=-;st=-;on=2023-02-14}', 'GK5561', '02/14/2023', 'L deltoid')}${shot('{m.vzos?|Zoster recombinant (Shingrix) dose 1|dose=-;st=-;on=2022-05-19}', '7AT92', '05/19/2022', 'L deltoid')}${shot('{m.vzos?|Zoster recombinant (Shingrix) dose 2|dose=-;st=-}', '9CB03', '08/22/2022', 'L deltoid')}${shot('{m.tdap?|Tdap (Boostrix)|dose=-;st=-;on=2025-03-03}', 'M37KD', '03/03/2025', 'R deltoid')}${shot('{m.vhepb?|Hepatitis B (Heplisav-B)|dose=-;st=-;on=2021-06-30}', '941177', '06/30/2021', 'L deltoid')}${shot('{x|RSV (Arexvy)|declined}', '', 'declined', '')}</table>
      <h3>Allergies and intolerances</h3><table><tr><th>Substance</th><th>Reaction</th><th>Severity</th></tr><tr data-line><td>${c.t('{a.ceph|Cephalosporins|react=hives;sev=moderate}')}</td><td>hives</td><td>moderate</td></tr><tr data-line><td>${c.t('{a.hazel|Hazelnut|react=mouth itching;sev=mild}')}</td><td>mouth itching</td><td>mild</td></tr><tr data-line><td>${c.t('{a.bee|Bee venom|react=anaphylaxis;sev=severe}')}</td><td>anaphylaxis</td><td>severe</td></tr><tr data-line><td>${c.t('{x|Egg|negated|a.egg}')}</td><td>none, tolerated 2019</td><td></td></tr></table>
      <p>${c.t('Carries {m.adren|EpiPen 0.3 mg}. {x|Next due: tetanus booster 03/2035|planned}. {x|No history of Guillain-Barré syndrome|negated|d.gbsyn}. {x|Ask about latex|question|a.latex}.')}</p>${signature(c.rnd)}`,
    )
  },
  { scale: 1.25, degrade: { angle: -1.9 } },
)

export const sixthTables = [clotting, hormones, list, repeat, card]
