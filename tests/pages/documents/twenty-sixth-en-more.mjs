/** The rest in English: a Dutch pharmacy's overview of medicines, three films in one Zimbabwean report, an American portal's health summary. */
import { barcode, mark, signature } from '../lib/decor.mjs'
import { FACE, doc, en, items, sheet } from './blind-parts.mjs'

/** Netherlands: start and end dates of each drug, who prescribed it, a code in words for use; contraindications and intolerances apart. */
const overview = doc(
  'p969.jpg',
  ['en', 'prescription', 'photo'],
  '2026-02-18',
  [
    'Apotheek De Wilgenhof',
    'APOTHEEK DE WILGENHOF',
    'De Wilgenhof Pharmacy',
    'De Wilgenhof',
    'Apotheek de Wilgenhof',
  ],
  ['M. van Leusden', 'Dr. M. van Leusden', 'v. Leusden', 'van Leusden'],
  ['H. Brouwers-de Wit', 'Mrs H. Brouwers-de Wit', 'Mrs. H. Brouwers-de Wit', 'Brouwers-de Wit'],
  'Current medication overview',
  (c) => {
    const row = (drug, use, from, to, by, why = '') =>
      `<tr data-line><td>${c.t(drug)}</td><td>${en(use)}</td><td>${from}</td><td>${en(to)}</td><td>${en(by)}</td><td>${c.t(why)}</td></tr>`
    const h = (s) => `<h3>${en(s)}</h3>`
    return sheet(
      `body{font:16px/1.32 ${FACE.verdana};font-size:14px;padding:42px 50px}td,th{border-bottom:1px solid #999;padding:4px 6px}th{border-bottom:2px solid #333;font-size:13.4px}h3{font-size:15px;background:#d7e7ee;padding:2px 8px;margin:11px 0 3px}ul{margin:2px 0}p{margin:4px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:12px;align-items:center">${mark('cross', '#1a6d8a', 44)}<div><b style="font-size:21px;color:#1a6d8a">Apotheek De Wilgenhof</b><br>Lindelaan 3, 3701 XX Zeist &nbsp; 030 69X XX XX</div></div><div style="text-align:right"><b style="font-size:17px">CURRENT MEDICATION OVERVIEW</b><br>Print date 18-02-2026 (English, for travel)</div></div>
      <div style="display:grid;grid-template-columns:1fr 1fr;margin:8px 0"><div><b>Mrs H. Brouwers-de Wit</b><br>Born 07-12-1951 &nbsp; BSN XXXXX4412</div><div>General practitioner: M. van Leusden, Zeist<br>Pharmacist: S. Tjin-A-Tsoi</div></div>${c.no('S. Tjin-A-Tsoi', 'pharmacist')}
      ${h('Medicines in use')}
      <table><tr><th style="width:30%">Medicine</th><th>Use</th><th>Start</th><th>End</th><th>Prescriber</th><th>Reason</th></tr>
      ${row('{m.levob|Levodopa/benserazide 100/25 mg capsule|dose=-;freq=4 x daily 1}', '4 x daily 1', '11-03-2021', '-', 'Neurology', '{d.park|Parkinson’s disease|icd=G20/G20.A1/G20.C}')}
      ${row('{m.rasa|Rasagiline 1 mg tablet|freq=1 x daily 1}', '1 x daily 1', '02-09-2022', '-', 'Neurology')}
      ${row('{m.rotig|Rotigotine patch 4 mg/24 h|dose=4 mg;freq=1 x daily 1}', '1 x daily 1', '20-01-2025', '-', 'Neurology')}
      ${row('{m.domp|Domperidone 10 mg tablet|freq=3 x daily 1}', '3 x daily 1', '20-01-2025', '-', 'Neurology', '{o|nausea}')}
      ${row('{m.peg|Macrogol sachet|dose=-;freq=1 x daily 1}', '1 x daily 1', '14-06-2023', '-', 'v. Leusden', '{d.constip|Constipation|icd=K59.00/K59.09/K59.04}')}
      ${row('{m.barn|Barnidipine 10 mg capsule|freq=1 x daily 1}', '1 x daily 1', '05-05-2018', '-', 'v. Leusden', '{d.htn|Hypertension|icd=I10}')}
      ${row('{m.bume|Bumetanide 1 mg tablet|freq=1 x daily 1}', '1 x daily 1', '28-11-2025', '-', 'v. Leusden', '{d.venins|Venous insufficiency|icd=I87.2}')}
      ${row('{m.estriol|Estriol vaginal cream 1 mg/g|dose=-;freq=2 x weekly}', '2 x weekly', '03-10-2024', '-', 'Gynaecology')}
      ${row('{m.dorzol|Dorzolamide eye drops 20 mg/mL|dose=-;freq=3 x daily 1 drop}', '3 x daily 1 drop', '17-04-2020', '-', 'Eye clinic', '{d.glauc|Glaucoma|icd=H40.9/H40.1190}')}
      ${row('{m.chole|Colecalciferol 800 IU tablet|freq=1 x daily 1}', '1 x daily 1', '05-05-2018', '-', 'v. Leusden')}
      ${row('{m.nitrof|Nitrofurantoin MR 100 mg capsule|freq=2 x daily 1}', '2 x daily 1', '16-02-2026', '20-02-2026', 'v. Leusden', '{d.uti|Cystitis|icd=N30.00/N30.90/N39.0}')}
      ${row('{m.melat|Melatonin 3 mg tablet|freq=if needed 1}', 'if needed 1', '09-12-2024', '-', 'Neurology', '{d.e18rbd|REM sleep behaviour disorder|icd=G47.52}')}</table>
      ${h('Stopped in the last 6 months')}
      <table>${row('{m.pram|Pramipexole 0.7 mg|st=stopped}', 'stopped 20-09-2025', '-', '', 'Neurology', '{o|compulsive shopping}')}
      ${row('{m.hctz|Hydrochlorothiazide 12.5 mg|st=stopped}', 'stopped 28-11-2025', '-', '', 'v. Leusden', '{d.hyponat|hyponatraemia|icd=E87.1;st=-}')}
      ${row('{m.fluclox|Flucloxacillin 500 mg|st=stopped}', 'course ended 12-10-2025', '-', '', 'v. Leusden', '{d.cellul|cellulitis of the left leg|st=-;icd=L03.116/L03.90}')}</table>
      ${h('Intolerances and contraindications')}
      <ul>${items(c, ['{a.tram|Tramadol|react=confusion}: confusion (2022)', '{a.elast|Plaster adhesive|react=skin irritation}: skin irritation', '{x|Metoclopramide and haloperidol: contraindicated in Parkinson’s disease|warned|m.metocl}', '{x|Pethidine and SSRI: interaction with rasagiline|warned}', '{x|Penicillin: no allergy known|negated|a.pen}', '{x|Pregnancy, breast-feeding: not applicable|negated}'])}</ul>
      ${h('Laboratory values known to the pharmacy')}
      <p>${c.t('{l.egfr|eGFR 52 mL/min|v=52;u=mL/min;on=2026-01-29} (29-01-2026) &nbsp; {l.na|sodium 133 mmol/L|on=2026-01-29} (29-01-2026) &nbsp; {l.k|potassium 3.9 mmol/L|on=2026-01-29} (29-01-2026)'.replaceAll('&nbsp;', '\u00a0'))}</p>
      ${h('Notes')}
      <ul>${items(c, ['Weekly roll from 2023, drops and cream outside it. Patient swallows {o|with difficulty}: {x|do not crush MR capsules|instruction}', '{x|Nitrofurantoin: not below eGFR 30|reference comment|m.nitrof}', '{x|ECG because of domperidone to be asked from the neurologist|suggestion|p.ecg}', '{x|Opicapone proposed by the neurologist, not yet prescribed|considered|m.e18opicap}', '{x|Paracetamol from the supermarket: patient says she does not use it|negated|m.para}', '{x|Flu vaccination autumn 2026|planned|m.vflu}'])}</ul>
      <div style="display:flex;justify-content:space-between;align-items:end;border-top:1px solid #333;margin-top:10px;padding-top:4px"><span>Please check this overview with the patient. No responsibility for medicines from elsewhere.</span>${barcode(c.rnd, 30, 24)}</div>`,
    )
  },
  { dateAliases: [], width: 1120, scale: 1.38, degrade: { angle: 1.0, folds: [0.33, 0.66] } },
)

/** Zimbabwe: one sheet, three examinations, each with its own number, findings and opinion; typed. */
const films = doc(
  'p970.jpg',
  ['en', 'imaging', 'scan'],
  '2026-01-20',
  [
    'Msasa Heights Radiology',
    'MSASA HEIGHTS RADIOLOGY',
    'Msasa Heights Radiology Centre',
    'Msasa Heights Radiology Center',
  ],
  [
    'Dr Tendai Mukaro-Bvute',
    'Dr. Tendai Mukaro-Bvute',
    'Tendai Mukaro-Bvute',
    'Dr T. Mukaro-Bvute',
    'DR T MUKARO-BVUTE',
  ],
  ['Gladys Chidzero', 'CHIDZERO, GLADYS', 'Mrs Gladys Chidzero', 'Chidzero, Gladys', 'MRS G CHIDZERO'],
  'Radiology reports',
  (c) => {
    const exam = (no, title, found, opinion) =>
      `<div class="e"><div style="display:flex;justify-content:space-between"><b>${c.t(title)}</b><span>Exam ${no} &nbsp; 20/01/2026</span></div>${found.map((s) => `<p>${c.t(s)}</p>`).join('')}<p><u>OPINION</u>: ${c.t(opinion)}</p></div>`
    return sheet(
      `body{font:17px/1.4 ${FACE.courier};font-size:17px;padding:50px 70px}p{margin:5px 0}.e{border-top:1px solid #000;padding-top:6px;margin-top:10px}`,
      `<div style="text-align:center"><b style="font:bold 24px ${FACE.times}">MSASA HEIGHTS RADIOLOGY CENTRE</b><br>14 Mutare Road, Harare &nbsp; Tel 0242 48X XXX</div>
      <div style="display:grid;grid-template-columns:1.2fr 1fr;margin-top:12px"><div>PATIENT : CHIDZERO, GLADYS (MRS)<br>BORN    : 04/04/1958   SEX: F<br>REF. BY : DR F. NYAMANDE, RHEUMATOLOGY</div><div>FILE NO : MH 5XX81<br>ATTENDED: 20/01/2026<br>TYPED   : 21/01/2026</div></div>${c.no('DR F. NYAMANDE', 'referrer')}
      <p>${c.t('CLINICAL: {o|painful hands and knees}, {o|cough}. {d.ra|Rheumatoid arthritis|icd=M06.9/M05.9} since 2015 on {m.mtx|methotrexate|dose=-}. {x|?interstitial lung disease|question}. {p.hyst|Hysterectomy 2009|on=2009}. COMPARISON: {i.cxr|chest film of 11/05/2022|on=2022-05-11}.')}</p>
      ${exam('1', '{i.cxr|CHEST PA AND LATERAL|main=1}', ['The heart is enlarged, cardiothoracic ratio {o|0.56}: {d.cardmeg|mild cardiomegaly|icd=I51.7}. {d.h13aoath|Calcified aortic knuckle|icd=I70.0}. {x|No effusion|negated|d.pleff}, {x|no pneumothorax|negated|d.pneumothx}.', '{d.granul|Calcified granuloma in the right upper zone|icd=J84.10/J98.4} as in 2022. {x|No cavity and no active tuberculosis|negated|d.tb}. {x|No reticular shadowing|negated|d.ipf}. {d.ribfx|Old healed fractures of the left 7th and 8th ribs|st=-;icd=S22.42XA/S22.42XS/Z87.81/S22.49XA/S22.39XA}. {d.h13spdeg|Thoracic spondylosis|icd=M47.814/M47.894/M47.9}. {d.scoli|Scoliosis convex to the right|icd=M41.9/M41.34/M41.24}.'], 'No evidence of fibrosis on the plain film. {x|High-resolution CT if lung function falls|conditional|i.ctchest}.')}
      ${exam('2', '{i.xrhand|BOTH HANDS AND WRISTS|main=1}', ['{o|Periarticular osteopenia}. {o|Erosions of the 2nd and 3rd metacarpal heads on both sides and of the right ulnar styloid}, joint space narrowing of both carpi. {d.hht|Osteoarthritis of the distal interphalangeal joints|icd=M15.1/M19.041/M19.042/M15.9} and {d.h26cmc|of the left thumb base|icd=M18.12/M18.9/M18.10}.', '{d.colles?|Malunited old fracture of the left distal radius|st=-;icd=S52.502P/S52.502A/S52.502S/Z87.81}. {x|No acute fracture|negated}. {x|No chondrocalcinosis|negated|d.pseudog}. {x|No tophi|negated|d.gout}.'], 'Erosive rheumatoid disease. {x|Ultrasound may show activity|suggestion}.')}
      ${exam('3', '{i.xrknee|BOTH KNEES, WEIGHT-BEARING|main=1}', ['{d.kneeoa|Tricompartmental osteoarthritis, worse in the right medial compartment|icd=M17.0/M17.9}, Kellgren-Lawrence grade 3. {d.kneeeff|Suprapatellar effusion on the right|icd=M25.461}. {d.genuv|Genu varum|icd=M21.161/M21.169/M21.16}. {o|Enthesophyte of the patella}.', '{x|No loose body|negated}. {x|No destructive lesion|negated}. {x|No osteonecrosis|negated}. Vascular calcification: {d.pad?|femoropopliteal arteries|st=-;icd=I70.209/I70.203/I70.90}.'], 'Moderate degenerative change. {x|Referral to an orthopaedic surgeon may be useful|suggestion|p.tka}.')}
      <div class="e" style="display:flex;justify-content:space-between;align-items:end"><div>${signature(c.rnd, '#222', 130)}<br>DR T MUKARO-BVUTE, CONSULTANT RADIOLOGIST</div><span>Radiographer: P. Zvobgo-Hall<br>Typist: em &nbsp; 3 exams, 5 films</span></div>${c.no('P. Zvobgo-Hall', 'radiographer')}
      <p style="font-size:15px">${c.t('{x|Left foot: film requested but not taken, patient could not stand longer|not done|i.xrfoot}. {x|Bone density measurement is recommended in all women over 65|reference comment|i.dexa}.')}</p>`,
    )
  },
  { dateAliases: ['2026-01-21'], width: 1060, scale: 1.38, degrade: { angle: -0.7 } },
)

/** United States: what a portal prints as a summary: sections with a bar, entries in words, what is due and what is not. */
const summary = doc(
  'p972.png',
  ['en', 'other', 'clean'],
  '2026-03-12',
  [
    'Lakebridge Health',
    'LAKEBRIDGE HEALTH',
    'Lakebridge Health System',
    'MyLakebridge',
    'Lakebridge Health - MyLakebridge',
  ],
  [
    'Priyanka Desrosiers, MD',
    'Priyanka Desrosiers',
    'Dr. Priyanka Desrosiers',
    'Desrosiers, Priyanka',
    'Priyanka Desrosiers MD',
  ],
  ['Tobias Fennimore', 'Tobias R. Fennimore', 'Tobias R Fennimore', 'Fennimore, Tobias'],
  'Health summary',
  (c) => {
    const sec = (title, inner) => `<section><h3>${en(title)}</h3>${inner}</section>`
    const list = (l) => l.map((s) => `<div class="i" data-line>${c.t(s)}</div>`).join('')
    const med = (s, how, since) =>
      `<div class="i" data-line><b>${c.t(s)}</b><br>${en(how)}<br><small>${en(since)}</small></div>`
    const row = (a, b) => `<tr data-line><td>${c.t(a)}</td><td>${c.t(b)}</td></tr>`
    return sheet(
      `body{font:15px/1.32 ${FACE.openSans};font-size:14.2px;padding:40px 50px}section{break-inside:avoid;margin-bottom:9px}h3{font-size:15.4px;border-left:6px solid #7b3fa0;padding-left:8px;margin:0 0 3px;background:#f3ecf8}.i{padding:2px 8px;border-bottom:1px solid #e2dce8}.cols{columns:2;column-gap:26px}td,th{padding:2px 8px;border-bottom:1px solid #e2dce8}small{color:#555;font-size:12.8px}`,
      `<div style="display:flex;justify-content:space-between;align-items:center;border-bottom:2px solid #7b3fa0;padding-bottom:6px;margin-bottom:8px"><div style="display:flex;gap:10px;align-items:center">${mark('bars', '#7b3fa0', 42)}<div><b style="font-size:21px;color:#7b3fa0">Lakebridge Health</b><br>MyLakebridge - Health Summary</div></div><div style="text-align:right"><b>Tobias R. Fennimore</b> &nbsp; DOB 5/14/1982 &nbsp; Legal sex: Male<br>Generated March 12, 2026 at 8:41 PM &nbsp; PCP: Priyanka Desrosiers, MD</div></div>
      <div class="cols">
      ${sec('Current health issues', list(['{d.uc|Ulcerative colitis|icd=K51.90/K51.00} (noted 3/2012)', '{d.psc|Primary sclerosing cholangitis|icd=K83.01} (noted 8/2018)', '{d.ankspond|Ankylosing spondylitis|icd=M45.9} (noted 2/2015)', '{d.osteopenia|Osteopenia|icd=M85.80/M85.89} (noted 10/2024)', '{d.adhd|ADHD, inattentive type|icd=F90.0/F90.9} (noted 1/2009)', '{d.rosacea|Rosacea|icd=L71.9} (noted 6/2021)', '{d.varicel?|Chickenpox in childhood|st=-}']))}
      ${sec(
        'Medications',
        [
          [
            '{m.vedol|vedolizumab 300 mg injection|freq=every 8 weeks}',
            'Infuse every 8 weeks',
            'Started 11/2022',
          ],
          [
            '{m.balsal|balsalazide 750 mg capsule|freq=three times daily}',
            'Take 3 capsules by mouth three times daily',
            'Refills: 2',
          ],
          [
            '{m.urso|ursodiol 500 mg tablet|freq=twice a day}',
            'Take 1 tablet twice a day with food',
            'Started 8/2018',
          ],
          [
            '{m.atom|atomoxetine 40 mg capsule|freq=every morning}',
            'Take 1 capsule every morning',
            'Started 4/2020',
          ],
          [
            '{m.metrotop|metronidazole 0.75 % gel|dose=-;freq=twice a day}',
            'Apply to face twice a day',
            'Started 6/2021',
          ],
          [
            '{m.cacit|calcium citrate 315 mg tablet|freq=twice a day}',
            'Take 2 tablets twice a day (over the counter)',
            'Reported by patient',
          ],
        ]
          .map((x) => med(...x))
          .join('') +
          list([
            '**No longer taking:** {m.ada|adalimumab|dose=-;st=stopped} (ended 10/2022), {m.aza|azathioprine 100 mg|st=stopped} (ended 5/2019, {o|low white cells})',
          ]),
      )}
      ${sec('Allergies', list(['{a.vanco|Vancomycin|react=flushing} - flushing, mild (4/2014)', '{a.cashew|Cashew|react=hives;sev=severe} - hives, severe (1995)', '{x|Latex: no known allergy|negated|a.latex}']))}
      ${sec('Immunizations on file', list(['{m.vpcv?|Pneumococcal conjugate PCV20|dose=-;st=-;on=2023-11-02} 11/2/2023', '{m.vhepb?|Hepatitis B (Heplisav) 2 of 2|dose=-;st=-;on=2019-02-20} 2/20/2019', '{m.vflu?|Influenza, injectable|dose=-;st=-;on=2025-09-30} 9/30/2025', '{m.vzos?|Shingrix 1 of 2|dose=-;st=-;on=2025-12-18} 12/18/2025', '{m.tdap?|Tdap|dose=-;st=-;on=2017-07-07} 7/7/2017']))}
      ${sec('Procedures and surgeries', list(['{p.colono|Colonoscopy|on=2025-08-26} 8/26/2025', '{p.ercp|ERCP|on=2023-04-19} with balloon dilation 4/19/2023', '{p.aclr|Right ACL reconstruction|on=2003} 2003', '{p.tonsil|Tonsillectomy|on=1989} 1989']))}
      ${sec('Family history', list(['{x|Mother: breast cancer, 54|family history|d.breastca}', '{x|Father: high blood pressure, gout|family history|d.htn}', '{x|Sister: celiac disease|family history|d.celiac}']))}
      ${sec('Social history', list(['{d.exsmoker|Former smoker, quit 2012|icd=Z87.891}', 'Alcohol: 1 to 2 drinks a week. {x|Drug use: never|negated}', '{x|Vaping: never|negated|d.vape}']))}
      ${sec('Last visit, 2/24/2026', list(['BP {l.e21sys|118|v=118;u=-;on=2026-02-24}/{l.e21dia|70|v=70;u=-;on=2026-02-24} &nbsp; Pulse {l.e21hr|62|v=62;u=-;on=2026-02-24} &nbsp; SpO2 {l.e21spo2|98%|v=98;u=%;on=2026-02-24}'.replaceAll('&nbsp;', '\u00a0'), 'Weight {l.e21wt|168 lb|v=168;u=lb;on=2026-02-24} \u00a0 Height {l.e21ht?|5 ft 10 in|v=5 ft 10 in;u=-;on=2026-02-24} \u00a0 BMI {l.e21bmi|24.1|v=24.1;u=-;on=2026-02-24}']))}
      ${sec(
        'Recent results, 2/24/2026',
        `<table>${[
          ['Alkaline phosphatase', '{l.alp|204 U/L|ref=40 - 129;on=2026-02-24} (range 40 - 129) High'],
          ['GGT', '{l.ggt|311 U/L|ref=8 - 61;on=2026-02-24} (range 8 - 61) High'],
          ['ALT', '{l.alt|66 U/L|ref=7 - 55;on=2026-02-24} (range 7 - 55) High'],
          ['Bilirubin, total', '{l.tbil|1.1 mg/dL|ref=0.1 - 1.2;on=2026-02-24} (range 0.1 - 1.2)'],
          ['Albumin', '{l.alb|4.2 g/dL|ref=3.5 - 5.0;on=2026-02-24} (range 3.5 - 5.0)'],
          ['Hemoglobin', '{l.hgb|14.4 g/dL|ref=13.2 - 16.6;on=2026-02-24} (range 13.2 - 16.6)'],
          ['Platelets', '{l.plt|246 K/uL|v=246;u=K/uL;ref=135 - 317;on=2026-02-24} (range 135 - 317)'],
          ['CA 19-9', '{l.ca199|18 U/mL|ref=< 35;on=2026-02-24} (range < 35)'],
          ['Calprotectin, stool', '{l.calpro|74 ug/g|ref=< 50;on=2026-02-24} (range < 50) High'],
          ['Vitamin A', '{l.vita|28 ug/dL|ref=32 - 78;on=2026-02-24} (range 32 - 78) Low'],
          ['Vitamin D, 25-hydroxy', '{l.vitd|41 ng/mL|ref=20 - 50;on=2026-02-24} (range 20 - 50)'],
        ]
          .map(([a, b]) => row(a, b))
          .join('')}</table>`,
      )}
      ${sec('Imaging', list(['{i.mrcp|MRCP|on=2026-01-09} 1/9/2026: unchanged strictures, {x|no mass|negated}', '{i.dexa|Bone density scan|on=2024-10-15} 10/15/2024']))}
      ${sec('Preventive care', list(['{x|Colonoscopy - due 8/26/2026|planned|p.colono}', '{x|Shingrix dose 2 - due now|planned|m.vzos}', '{x|COVID-19 vaccine - overdue|planned|m.vcovid}', '{x|Hepatitis C screening - postponed|not done|l.antihcv}', '{x|Tdap - due 7/7/2027|planned|m.tdap}', '{x|Bone density - due 10/2026|planned|i.dexa}']))}
      ${sec('Goals and care plan', list(['{x|Discuss liver transplant evaluation if bilirubin rises|conditional|p.livertx}', '{x|Call for fever with itching or jaundice|conditional|d.jaundice}', '{x|MRCP every 12 months|planned|i.mrcp}']))}
      </div>
      <p style="border-top:1px solid #7b3fa0;padding-top:4px;margin:4px 0 0">Emergency contact: Odette Fennimore (spouse). Care team: Callum Okafor, MD (hepatology), Renata Silvestri, PharmD. This summary may not hold everything in your chart.</p>${c.no('Odette Fennimore', 'emergency contact')}${c.no('Callum Okafor', 'other physician')}${c.no('Renata Silvestri', 'pharmacist')}`,
    )
  },
  { dateAliases: [], width: 1140, scale: 1.36 },
)

export const twentysixthEnMore = [overview, films, summary]
