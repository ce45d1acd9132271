/** Clinic letters, lists, prescriptions and imaging in English. */
import { barcode, hand, matrixCode, signature, stamp } from '../lib/decor.mjs'
import { FACE, doc, en, items, part, sheet } from './blind-parts.mjs'

const prose = (c, list) => list.map((s) => `<p>${c.t(s)}</p>`).join('')

const ent = doc(
  'p70.png',
  ['en', 'consultation', 'clean'],
  '2025-02-26',
  ['Thistledown ENT Associates', 'Thistledown ENT'],
  ['Oona Fairbrother, MD', 'Oona Fairbrother', 'Dr. Fairbrother', 'Oona Fairbrother, MD, FACS'],
  ['Jerome Applewhite', 'Applewhite, Jerome', 'Mr. Applewhite'],
  'Consultation letter',
  (c) =>
    sheet(
      `body{font:20px/1.5 ${FACE.slab};font-weight:300;padding:56px 84px}p{margin:12px 0}`,
      `<div style="text-align:right"><b style="font-size:25px;color:#6b3d2e">Thistledown ENT Associates</b><br>300 Copperfield Rd, Madison, WI</div><p>February 26, 2025</p><p>Reginald Styles, MD<br>Prairie Family Medicine</p><p><b>RE: Jerome Applewhite, DOB 11/5/1966, seen 02/26/2025</b></p>${c.no('Reginald Styles, MD', 'recipient')}
      ${prose(c, ['Dear Reg,', 'Thank you for asking me to see Mr. Applewhite, whose main trouble is a blocked nose and a ringing left ear. He has {d.crs|chronic rhinosinusitis with nasal polyps|st=active}, and had {p.fess|functional endoscopic sinus surgery|on=2017} in 2017 and {p.septopl|septoplasty} at the same sitting. He also carries {d.aerd|aspirin-exacerbated respiratory disease}, {d.lpr|laryngopharyngeal reflux} and {d.essent|essential tremor}, for which he takes {m.primid|primidone 50 mg at bedtime|freq=bedtime}. {x|He does not have sleep apnea|negated|d.osa}; his {p.polysom|sleep study} last year was normal. His other drugs are {m.azelast|azelastine nasal spray twice daily|freq=BID;dose=-}, {m.levocet|levocetirizine 5 mg nightly|freq=nightly}, {m.benaz|benazepril 20 mg|dose=20 mg} and {m.dupil|dupilumab 300 mg every two weeks|freq=every 2 weeks}. {m.guaif|Guaifenesin|dose=-;st=stopped} was stopped as unhelpful.', '{a.asa|Aspirin|react=wheeze} brings on wheeze within the hour, and {a.moxif|moxifloxacin|react=tendon pain} gave him tendon pain. His {x|father had otosclerosis|family history}.', 'On examination the drums are intact and {x|there is no cholesteatoma|negated}. {o|Nasendoscopy} shows {o|grade 2 polyps} on the right. There is {d.vfpolyp|a small left vocal fold polyp}; {x|no laryngeal mass|negated}. {p.tymp|Audiometry} today shows {d.presby|presbycusis}, worse on the left; {d.tinnitus|tinnitus} matches at 4 kHz. {i.ctsinus|CT of the sinuses|on=2025-01} from January 2025: {o|pansinus mucosal thickening}, {d.concha|concha bullosa}, {x|no bony erosion|negated}. {l.ige|Total IgE was 312 kU/L} and {l.eos|eosinophils 0.9 x10^9/L|v=0.9;u=x10^9/L}.', 'I have started {m.budrin|budesonide 0.5 mg saline rinses daily|freq=daily} and asked him to continue dupilumab. I would {x|keep a short course of prednisone in reserve|considered, not started|m.pred}. Because {o|the hearing is asymmetrical} I have requested {x|an MRI of the internal auditory canals|planned} to exclude {x|a vestibular schwannoma|to be excluded|d.schwan}. {x|Menière disease seems unlikely|unlikely|d.meniere}. Speech therapy will see him for the polyp, and I shall see him in four months.', 'With kind regards,'])}${signature(c.rnd)}<br>Oona Fairbrother, MD, FACS`,
    ),
)

const haem = doc(
  'p71.jpg',
  ['en', 'consultation', 'photo'],
  '2024-08-14',
  ['Penmaen General Hospital', 'Ysbyty Penmaen', 'Penmaen General Hospital / Ysbyty Penmaen'],
  ['Dr Carys Llewelyn', 'Carys Llewelyn', 'Dr C Llewelyn'],
  ['Gareth Hopkin', 'Mr Gareth Hopkin', 'HOPKIN Gareth'],
  'Haematology clinic letter',
  (c) =>
    sheet(
      `body{font:19px/1.42 ${FACE.arial};padding:50px 66px}h3{font-size:19px;margin-top:9px}p{margin:5px 0}ul{margin:0}`,
      `<div style="display:flex;justify-content:space-between"><div>Haematology Department<br>Clinic date: <b>14 August 2024</b><br>Typed: 19 August 2024<br>Our ref: CL/HW/H30977</div><div style="text-align:right"><b>Penmaen General Hospital</b><br>Ysbyty Penmaen</div></div><p>Dr Idris Parry, Harbour Surgery</p><p><b>Mr Gareth Hopkin, DOB 23/06/1957, NHS 622 118 9047</b></p>${c.no('Dr Idris Parry', 'GP, recipient')}
      ${part(c, 'Diagnoses', ['{d.et|Essential thrombocythaemia|on=2019}, {o|JAK2 positive}, 2019', '{d.smm|Smouldering myeloma} {x|(no end-organ damage)|negated}', "{d.dupuy|Dupuytren's contracture}", '{d.pseudog|Pseudogout} right wrist', '{d.splvt?|Previous splanchnic vein thrombosis, 2019|st=historical}', '{d.peptic|Gastric ulcer|st=historical;on=2011} 2011'])}${part(c, 'Current treatment', '{m.hydroxyu|Hydroxycarbamide 500 mg five days a week, 1 g two days|dose=-;st=stopped}; {m.asa|aspirin 75 mg od|freq=OD}; {m.olmes|olmesartan 20 mg od|freq=OD}; {m.alfuz|alfuzosin XL 10 mg od|freq=OD}; {m.febu|febuxostat 80 mg od|freq=OD}')}${part(c, 'Allergies', '{a.allop|Allopurinol: rash|react=rash}')}${part(c, 'Results today', '{l.hgb|Hb 129 g/L}, {l.mcv|MCV 116 fL}, {l.wbc|WCC 4.2 x10^9/L|v=4.2;u=x10^9/L}, {l.neut|neutrophils 2.1 x10^9/L|v=2.1;u=x10^9/L}, {l.plt|platelets 488 x10^9/L|v=488;u=x10^9/L}. {l.paraprot|Paraprotein 14 g/L} (IgG kappa, {l.paraprot?|was 13 in February|v=13;u=g/L}). {l.flcr|Kappa:lambda ratio 4.6|u=-}. {l.ca|Calcium 2.31 mmol/L}, {l.crea|creatinine 84 umol/L}.')}${prose(c, ['I reviewed Mr Hopkin, who is well, with {x|no night sweats, weight loss or bone pain|negated} and {x|no bleeding|negated}. He {x|has had no further thrombosis|negated}. A {o|small ulcer} on the shin, which I think is caused by hydroxycarbamide, has not healed in eight weeks. {d.venins|Chronic venous insufficiency} contributes.', 'The spleen is {x|not palpable|negated|d.splenomeg}. {p.bonemarr|Bone marrow biopsy|on=2024-02} in February 2024 showed 12% plasma cells; {x|there was no fibrosis|negated}. {i.wbmri|Whole-body MRI} found {x|no lytic lesions|negated}, but did show {d.hemang|a vertebral haemangioma} at L1 and {d.spondylol|L5/S1 spondylolisthesis}.', 'We agreed to stop {m.hydroxyu|hydroxycarbamide|st=stopped;dose=-} and begin {m.anagr|anagrelide 500 micrograms twice daily|freq=BID}. {x|Interferon was discussed but he prefers tablets|declined}, and {x|ruxolitinib is not indicated at present|considered|m.ruxol}. I should be grateful if you would check an ECG before he starts. He {x|does not need lenalidomide|considered|m.lenal}. His {x|sister has polycythaemia vera|family history|d.pv}.', 'Review three months with repeat paraprotein.'])}Yours sincerely<br>${signature(c.rnd)}<br>Dr Carys Llewelyn, Consultant Haematologist`,
    ),
  { scale: 1.2, degrade: { folds: [0.5] } },
)

const psych = doc(
  'p72.jpg',
  ['en', 'consultation', 'scan'],
  '2025-05-13',
  ['Saltaire Community Mental Health Team', 'Saltaire CMHT', 'Saltaire Community Mental Health'],
  ['Dr Ravindra Mukherjee', 'Ravindra Mukherjee', 'Dr R Mukherjee'],
  ['Louise Entwistle', 'Ms Louise Entwistle', 'Ms L Entwistle'],
  'Outpatient review',
  (c) =>
    sheet(
      `body{font:19.5px/1.45 ${FACE.calibri};padding:52px 70px}table{margin:8px 0}td{border:1px solid #777;padding:6px 10px}td:first-child{width:24%;font-weight:bold}p{margin:8px 0}`,
      `<div style="display:flex;justify-content:space-between"><b style="font-size:23px">Saltaire Community Mental Health Team</b><span>Private and confidential</span></div><p>Reviewed 13th May 2025 &nbsp;&nbsp; Dictated 15th May 2025</p><p>To: Dr Hannah Croft, Mill Lane Medical Centre<br>Re: <b>Ms Louise Entwistle</b>, 4 Weavers Row, DOB 07/10/1985</p>${c.no('Dr Hannah Croft', 'GP, recipient')}
      <table>${[
        [
          'Diagnosis',
          '{d.schizoaff|Schizoaffective disorder, depressive type} F25.1; {d.bpd|emotionally unstable personality disorder}; {d.bulimia|bulimia nervosa|st=-}, in remission',
        ],
        [
          'Physical health',
          '{d.metsyn|Metabolic syndrome}; {d.hs|hidradenitis suppurativa}; {d.stressinc|stress incontinence}',
        ],
        [
          'Medication',
          '{m.cloz|Clozapine 150 mg mane and 250 mg nocte|dose=-}; {m.vortio|vortioxetine 15 mg od|freq=OD}; {m.metf|metformin MR 1 g od|freq=OD;dose=1 g}; {m.hyosbr|hyoscine hydrobromide 300 micrograms nocte|freq=nocte}; {m.desog|desogestrel 75 micrograms od|freq=OD}; {m.promet|promethazine 25 mg prn|freq=PRN}',
        ],
        [
          'Changes',
          'Clozapine increased as above from 350 mg total; {m.lurasid|lurasidone 37 mg|st=stopped} stopped; {m.buspir|buspirone 10 mg bd|freq=BD} to continue for 4 weeks, then stop',
        ],
        ['Allergies', '{a.paliper|Paliperidone|react=galactorrhoea} - galactorrhoea'],
      ]
        .map(([k, v]) => `<tr data-line><td>${k}</td><td>${c.t(v)}</td></tr>`)
        .join(
          '',
        )}</table>${prose(c, ['Louise attended with her care coordinator, Ms Jo Hebden. She reported fewer voices since the increase, and sleeps eight hours. She {x|denied suicidal thoughts|negated}, {x|there was no evidence of mania|negated|d.bipolar} and {x|no features of OCD|negated|d.ocd}. She has not binged since Christmas. She drinks {x|no alcohol|negated|d.alcdep}; she smokes ten a day ({d.smoker|tobacco dependence}) and {x|declined varenicline|declined|m.varen}.', 'Her mother has {x|bipolar affective disorder|family history|d.bipolar}, and a brother {x|autism|family history|d.autism}.', 'Monitoring: {l.clozl|clozapine level 0.41 mg/L}, {l.norcloz|norclozapine 0.22 mg/L}, {l.neut|neutrophils 4.7 x10^9/L|v=4.7;u=x10^9/L} (green), {l.a1c|HbA1c 44 mmol/mol}, {l.prl|prolactin 310 mIU/L}. QTc on {p.ecg|ECG} {o|428 ms}. Weight 104 kg, BMI 37.', '{x|Neuroleptic malignant syndrome and myocarditis have been explained|warning}. {x|Should she stop smoking, the clozapine level will rise|instruction}. We discussed {x|ECT|considered|p.ect}, which is not needed. {p.dbt|Dialectical behaviour therapy|st=-} continues weekly. {x|If neutrophils fall, lithium might be added|considered|m.lith}.', 'Next appointment: 12 weeks.'])}<p>${signature(c.rnd)}<br>Dr Ravindra Mukherjee, Consultant Psychiatrist</p>${c.no('Ms Jo Hebden', 'care coordinator')}`,
    ),
)

/** A record's print: problems with dates and codes, drugs, intolerances, surgical history. */
const problems = doc(
  'p73.png',
  ['en', 'other', 'clean'],
  '2025-07-08',
  ['Juniper Mesa Health Clinic', 'Juniper Mesa', 'JUNIPER MESA HEALTH CLINIC'],
  ['Lorenzo Batista, PA-C', 'Lorenzo Batista', 'Batista, Lorenzo PA-C', 'L. Batista'],
  ['Yvette Charbonneau', 'CHARBONNEAU, YVETTE', 'Charbonneau, Yvette'],
  'Health Summary',
  (c) => {
    const row = (...cells) => `<tr data-line>${cells.map((x) => `<td>${c.t(x)}</td>`).join('')}</tr>`
    const head = (...cells) => `<tr>${cells.map((x) => `<th>${x}</th>`).join('')}</tr>`
    return sheet(
      `body{font:16.5px/1.35 ${FACE.roboto};padding:36px 46px}h3{font-size:17.5px;background:#dfe7df;padding:4px 10px;margin-top:12px}td,th{padding:4px 10px;border-bottom:1px solid #e2e2e2}th{font-size:14.5px;color:#566}`,
      `<div style="display:flex;justify-content:space-between"><b style="font-size:21px">JUNIPER MESA HEALTH CLINIC</b><span>Health Summary &nbsp; Printed 07/08/2025</span></div><div>CHARBONNEAU, YVETTE &nbsp; F &nbsp; DOB 12/30/1969 &nbsp; Chart 30419 &nbsp; PCP: Batista, Lorenzo PA-C</div>
      <h3>Active Problems</h3><table>${head('Problem', 'ICD-10', 'Onset', 'Comment')}${row('{d.cradic|Cervical radiculopathy|on=2023}', 'M54.12', '2023', 'C6, left')}${row('{d.gastrop|Gastroparesis|on=2021}', 'K31.84', '2021', '')}${row('{d.nash|Nonalcoholic steatohepatitis|on=2020}', 'K75.81', '2020', 'F2 on elastography')}${row('{d.subhypo|Subclinical hypothyroidism|on=2024}', 'E02', '2024', 'no treatment')}${row('{d.lichen|Lichen sclerosus|on=2022}', 'L90.0', '2022', '')}${row('{d.vitiligo|Vitiligo|on=1998}', 'L80', '1998', '')}${row('{d.narrowang|Anatomical narrow angle|on=2024}', 'H40.033', '2024', 'both eyes')}${row('{d.trochb|Trochanteric bursitis, right hip|on=2025-03}', 'M70.61', '03/2025', '')}${row('{d.clust|Cluster headache|on=2009}', 'G44.009', '2009', 'episodic')}${row('{d.mixinc|Mixed incontinence|on=2022}', 'N39.46', '2022', '')}</table>
      <h3>Resolved Problems</h3><table>${head('Problem', 'ICD-10', 'Onset', 'Resolved')}${row('{d.pid|Pelvic inflammatory disease|st=resolved;on=1994}', 'N73.9', '1994', '1994')}${row('{d.tmj|Temporomandibular joint disorder|st=resolved;on=2015}', 'M26.609', '2015', '2017')}${row('{d.bronchac|Acute bronchitis|st=resolved;on=2024-12}', 'J20.9', '12/2024', '01/2025')}</table>
      <h3>Surgical / Procedure History</h3><table>${row('{p.tubal|Tubal ligation|on=2001}', '2001', '')}${row('{p.discect|Lumbar discectomy L4-5|on=2014}', '2014', 'Dr. Renshaw')}${row('{p.rygb|Roux-en-Y gastric bypass|on=2019}', '2019', '')}${row('{p.lpi|Laser peripheral iridotomy|on=2024}, bilateral', '2024', '')}</table>
      <h3>Current Medications</h3><table>${head('Medication', 'Directions', 'Last filled')}${row('{m.vera|Verapamil ER 240 mg tablet|freq=daily}', '1 tab daily', '06/11/2025')}${row('{m.prucal|Prucalopride 2 mg tablet|freq=daily}', '1 tab daily', '06/11/2025')}${row('{m.tizan|Tizanidine 4 mg tablet|freq=TID PRN}', '1 tab TID PRN spasm', '05/20/2025')}${row('{m.pioglit|Pioglitazone 30 mg tablet|freq=daily}', '1 tab daily', '06/11/2025')}${row('{m.vibeg|Vibegron 75 mg tablet|freq=daily}', '1 tab daily', '06/30/2025')}${row('{m.clob|Clobetasol 0.05% ointment|dose=-;freq=twice weekly}', 'Apply twice weekly', '03/02/2025')}${row('{m.multiv|Bariatric multivitamin with iron|dose=-;freq=BID}', '1 chew BID', 'OTC')}${row('{m.ergoc|Ergocalciferol 50,000 unit capsule|dose=50000 units;freq=weekly}', '1 cap weekly', '06/11/2025')}</table>
      <h3>Allergies / Intolerances</h3><table>${row('{a.phenyt|Phenytoin|react=fever and rash;sev=severe}', 'fever and rash', 'Severe')}${row('{a.banana|Banana|react=oral itching;sev=mild}', 'oral itching', 'Mild')}${row('{a.gabap|Gabapentin|react=confusion}', 'confusion', '')}${row('{a.mold|Mold|react=sneezing;sev=mild}', 'sneezing', 'Mild')}</table>
      <h3>Family History</h3><div>${c.t('{x|Father: hemochromatosis|family history|d.hemochr}. {x|Mother: ovarian cancer at 61|family history|d.ovca}. {x|Maternal aunt: Huntington disease|family history}')}</div>${c.no('Dr. Renshaw', 'surgeon of the past')}`,
    )
  },
)

/** A nursing home's order sheet: typed, two lines an entry, letters in the margin. */
const orders = doc(
  'p74.jpg',
  ['en', 'prescription', 'photo'],
  '2025-01-31',
  ['Willow Bend Care Center', 'Willow Bend', 'WILLOW BEND CARE CENTER'],
  ['Theodora Blackwood, MD', 'Theodora Blackwood', 'T. Blackwood MD', 'BLACKWOOD, T MD', 'T. Blackwood'],
  ['Herschel Lindqvist', 'LINDQVIST, HERSCHEL', 'Lindqvist, Herschel'],
  'Physician Order Summary',
  (c) => {
    const o = (n, drug, how, dx) =>
      `<tr data-line><td>${n}</td><td>${c.t(drug)}<br><span style="font-size:16px">${c.t(how)}</span></td><td>${c.t(dx)}</td></tr>`
    return sheet(
      `body{font:18px/1.34 ${FACE.courier};padding:44px 54px}td,th{padding:5px 9px;border-bottom:1px solid #000}th{border-top:2px solid #000}`,
      `<div style="text-align:center"><b>WILLOW BEND CARE CENTER</b><br>PHYSICIAN ORDER SUMMARY - ACTIVE ORDERS AS OF 01/31/2025</div><p>RESIDENT: LINDQVIST, HERSCHEL &nbsp; RM 118A &nbsp; DOB 08/08/1938<br>PHYSICIAN: BLACKWOOD, T MD &nbsp; PHARMACY: Corner LTC Rx<br>ALLERGIES: ${c.t('{a.meper|MEPERIDINE}, {a.soy|SOY}, {a.celec|CELECOXIB}')}</p>
      <table><tr><th>#</th><th>ORDER</th><th>DIAGNOSIS</th></tr>${o(1, '{m.rivast|RIVASTIGMINE 9.5 MG/24 HR PATCH|dose=-;freq=daily}', 'APPLY 1 PATCH TO SKIN DAILY, ROTATE SITES', '{d.lewy|DEMENTIA WITH LEWY BODIES}')}${o(2, '{m.amant|AMANTADINE 100 MG CAP|freq=BID;dose=100 mg}', '1 CAP BY MOUTH TWICE A DAY', '{d.park|PARKINSONISM}')}${o(3, '{m.midod|MIDODRINE 5 MG TAB|freq=TID;dose=5 mg}', '1 TAB TID; HOLD IF SBP > 160', '{d.orthost|ORTHOSTATIC HYPOTENSION}')}${o(4, '{m.trosp|TROSPIUM 20 MG TAB|freq=BID;dose=20 mg}', '1 TAB BEFORE BREAKFAST AND DINNER', '{d.neurobl|NEUROGENIC BLADDER}')}${o(5, '{m.sucral|SUCRALFATE 1 GM TAB|dose=1 g;freq=QID}', '1 TAB QID AC AND HS', '{d.peptic|GASTRIC ULCER}')}${o(6, '{m.anoro|ANORO ELLIPTA 62.5-25 MCG|dose=-;freq=daily}', 'INHALE 1 PUFF DAILY', '{d.chrbron|CHRONIC BRONCHITIS}')}${o(7, '{m.nph|NOVOLIN N 100 UNIT/ML|dose=-;freq=BID}', '14 UNITS SUBQ Q AM AND 8 UNITS Q PM', '{d.dm2|TYPE 2 DM}')}${o(8, '{m.repag|REPAGLINIDE 1 MG TAB|freq=TID;dose=1 mg}', '1 TAB WITH EACH MEAL; SKIP IF NOT EATING', '{d.dm2|TYPE 2 DM}')}${o(9, '{m.ketoc|KETOCONAZOLE 2% SHAMPOO|dose=-;freq=twice weekly}', 'TO SCALP MON AND THU', '{d.sebder|SEBORRHEIC DERMATITIS}')}${o(10, '{m.lidoc|LIDOCAINE 4% PATCH|dose=-;freq=daily}', 'LOW BACK 12 HR ON 12 HR OFF', '{d.degdisc|LUMBAR DEGENERATIVE DISC DISEASE}')}${o(11, '{m.erythop|ERYTHROMYCIN 0.5% OPHTH OINT|dose=-;freq=bedtime}', 'BOTH LIDS AT BEDTIME', '{d.bleph|BLEPHARITIS}')}${o(12, '{m.zincs|ZINC SULFATE 220 MG CAP|freq=daily;dose=220 mg}', '1 CAP DAILY X 14 DAYS, STOP 02/14/25', '{d.pressul|SACRAL PRESSURE ULCER, STAGE 2}')}</table>
      <p>D/C ORDERS 01/2025: ${c.t('{m.quet|QUETIAPINE 25 MG HS|st=stopped;dose=25 mg}; {m.temaz|TEMAZEPAM 15 MG HS|st=stopped;dose=15 mg}. {x|NO KNOWN SEIZURE DISORDER|negated|d.epil}. {x|MAY USE GENERIC UNLESS NOTED|instruction}. THICKENED LIQUIDS FOR {d.dysph|DYSPHAGIA}.')}</p>${signature(c.rnd)} T. Blackwood MD`,
    )
  },
  { scale: 1.2, degrade: { angle: -1.4 } },
)

/** An electronic prescription's patient copy. */
const escript = doc(
  'p75.jpg',
  ['en', 'prescription', 'photo'],
  '2025-04-02',
  ["Mariposa Women's Clinic", 'Mariposa Womens Clinic', 'Mariposa Women’s Clinic'],
  ['Genevieve Okonkwo, CNM', 'Genevieve Okonkwo', 'G. Okonkwo, CNM', 'G. Okonkwo'],
  ['Alondra Castellanos', 'Castellanos, Alondra'],
  'Prescription',
  (c) => {
    const rx = (drug, sig, qty, dx) =>
      `<div class="rx" data-line><div><b>${c.t(drug)}</b></div><div>${en(sig)}</div><div class="q">Dispense: ${qty} &nbsp; Dx: ${c.t(dx)}</div></div>`
    return sheet(
      `body{font:19.5px/1.4 ${FACE.lato};padding:42px 52px}.rx{border:1.5px solid #888;border-radius:6px;padding:9px 14px;margin:11px 0}.q{font-size:16.5px;color:#333}.h{display:flex;justify-content:space-between}`,
      `<div class="h"><div><b style="font-size:24px;color:#8a2c5b">Mariposa Women's Clinic</b><br>Las Cruces, NM &nbsp; (575) 555-0119</div>${matrixCode(c.rnd, 22, 4)}</div><div class="h" style="margin-top:8px"><div>Patient: <b>Alondra Castellanos</b><br>DOB: 09/14/1996 &nbsp; 28 weeks</div><div>Date written: 04/02/2025<br>Prescriber: Genevieve Okonkwo, CNM</div></div><div>Allergies: ${c.t('{a.ampic|Ampicillin (rash)|react=rash}, {a.avoc|avocado}')}</div>
      ${rx('{m.methyld|Methyldopa 250 mg tablet|freq=BID}', 'Take one tablet by mouth two times daily', '60, refills 2', '{d.ghtn|gestational hypertension}')}${rx('{m.doxylam|Doxylamine-pyridoxine 10 mg-10 mg DR tablet|dose=-;freq=bedtime}', 'Two tablets at bedtime; may add one in the morning', '60, refills 1', '{d.hyperem|hyperemesis gravidarum}')}${rx('{m.terco|Terconazole 0.4% vaginal cream|dose=-;freq=bedtime}', 'One applicator vaginally at bedtime for 7 nights', '45 g, no refills', '{d.thrush|yeast infection}')}${rx('{m.cefdin|Cefdinir 300 mg capsule|freq=BID}', 'One capsule every 12 hours for 5 days', '10, no refills', '{d.asb|asymptomatic bacteriuria}')}${rx('{m.pyridox|Pyridoxine 25 mg tablet|freq=TID}', 'One tablet three times daily as needed for nausea', '90, refills 1', '{d.nvp?|nausea of pregnancy}')}
      <p>${c.t('Other medicines on file: {m.lioth|liothyronine 5 mcg daily|freq=daily}, {m.prenat|prenatal vitamin|dose=-}. Discontinued 03/2025: {m.metocl|metoclopramide 10 mg|st=stopped}.')}</p><div class="h"><div style="font-size:16px">${c.t('{x|Do not take ibuprofen in pregnancy|warning|m.ibu}')}<br>☒ Substitution permitted</div><div>${hand('G. Okonkwo', 34)}<br>Genevieve Okonkwo, CNM</div></div>`,
    )
  },
  { width: 1000, scale: 1.4, degrade: { angle: 1.8 } },
)

/** Two studies of one visit on one report. */
const mri = doc(
  'p79.jpg',
  ['en', 'imaging', 'photo'],
  '2024-11-05',
  ['Granite State Imaging', 'GRANITE STATE IMAGING'],
  ['Bartholomew Quigg, MD', 'Bartholomew Quigg', 'B. Quigg, MD', 'Dr. Quigg'],
  ['Hortense Delamar', 'DELAMAR, HORTENSE', 'Delamar, Hortense'],
  'MRI report',
  (c) =>
    sheet(
      `body{font:19.5px/1.45 ${FACE.times};font-size:20.5px;padding:54px 72px}h3{display:inline;font-size:20px}h3+p{display:inline}h3::after{content:': '}h3+p::after{content:'';display:block;height:10px}ol{margin-bottom:12px}`,
      `<div style="text-align:center"><b style="font-size:25px">GRANITE STATE IMAGING</b><br>Concord, New Hampshire</div><p>PATIENT: DELAMAR, HORTENSE &nbsp;&nbsp; DOB: 4/18/1964 &nbsp;&nbsp; ACC: 77-40021<br>EXAM DATE: 11/05/2024 &nbsp;&nbsp; REFERRED BY: Sven Aldous, DO &nbsp;&nbsp; REPORTED: 11/06/2024</p>${c.no('Sven Aldous, DO', 'referring physician')}
      <p><b>${c.t('{i.mrcs|MRI CERVICAL SPINE WITHOUT CONTRAST|main=1}')}<br>${c.t('{i.mrbrain|MRI BRAIN WITH AND WITHOUT CONTRAST|main=1}')}</b></p>
      ${part(c, 'CLINICAL HISTORY', 'Arm numbness and headaches. {d.meningi|Known meningioma}, 2021. {x|Rule out demyelinating disease|clinical question|d.ms}.')}${part(c, 'COMPARISON', '{i.mrbrain?|Brain MRI|on=2023-10-30} 10/30/2023.')}${part(c, 'CERVICAL SPINE', '{o|Straightening of the lordosis}. Marrow signal normal, {x|no fracture|negated}. C5-C6: broad {d.cdisc|disc osteophyte complex}, {d.foramst|moderate left foraminal stenosis}; {d.ccanal|mild central canal stenosis}. C6-C7: {o|small central protrusion}. {x|No cord signal abnormality|negated}, {x|no syrinx|negated}. {d.thynod?|Incidental 9 mm left thyroid nodule}.')}${part(c, 'BRAIN', 'The extra-axial enhancing lesion of the left frontal convexity measures 14 x 11 mm, unchanged. {x|No edema|negated}. {x|No acute infarct|negated|d.stroke}. {x|No hydrocephalus|negated|d.hydroceph}. {d.lacune|Old lacunar infarct} in the right thalamus. {d.arachn|Arachnoid cyst} of the left middle fossa, 18 mm. {d.emptys|Partially empty sella}. {d.mastoid|Trace right mastoid effusion}. {x|No demyelinating plaques|negated|d.ms}. Flow voids preserved; {x|no aneurysm seen|negated|d.aneur}.')}<b>IMPRESSION:</b><ol>${items(c, ['C5-C6 {d.foramst|left foraminal narrowing}, likely the cause of C6 symptoms.', 'Stable {d.meningi|left frontal meningioma}.', 'Chronic {d.lacune|lacunar infarct}; {x|no acute intracranial process|negated}.', '{x|Thyroid ultrasound may be considered|suggested|i.usthy}.'])}</ol>
      <p>${signature(c.rnd)}<br>Bartholomew Quigg, MD, Neuroradiology &nbsp; ${stamp(['ELECTRONICALLY SIGNED'], '#333', 2)}</p>`,
    ),
  { scale: 1.2, degrade: { angle: -1.8 } },
)

/** Plain film and ultrasound on one sheet, indented plain text. */
const shoulder = doc(
  'p80.png',
  ['en', 'imaging', 'clean'],
  '2025-05-29',
  ['Lowland Royal Infirmary', 'Lowland Royal', 'LOWLAND ROYAL INFIRMARY'],
  ['Dr Fiona Abercrombie', 'Fiona Abercrombie', 'Dr F Abercrombie', 'F Abercrombie'],
  ['Callum Rutherglen', 'RUTHERGLEN Callum', 'Mr Callum Rutherglen'],
  'Radiology report',
  (c) =>
    sheet(
      `body{font:18px/1.45 ${FACE.verdana};font-size:17px;padding:46px 60px}.r{border-left:5px solid #5a2a82;padding-left:18px;margin:16px 0}h3{font-size:18px}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><b style="font-size:22px">LOWLAND ROYAL INFIRMARY</b>${barcode(c.rnd, 42, 34)}</div>Department of Radiology<table style="margin-top:10px"><tr><td>RUTHERGLEN Callum</td><td>CHI 1503780000</td><td>DOB 15/03/1978</td></tr><tr><td>Referrer: Dr Mhairi Stobo, GP</td><td>Attended 29/05/2025</td><td>Verified 30/05/2025 11:48</td></tr></table>${c.no('Dr Mhairi Stobo, GP', 'referrer')}
      <div class="r"><h3>${c.t('{i.xrfoot|XR Foot Right|main=1}')}</h3>${prose(c, ['{o|Hit by falling crate, tender 5th MT.} {x|? fracture|clinical question|d.mtfx}', 'There is {d.mtfx|an undisplaced fracture of the base of the fifth metatarsal}. {d.hallux|Hallux valgus} with early {d.mtpoa|first MTP joint osteoarthritis}. {d.calcspur|Plantar calcaneal spur}. {x|No Lisfranc widening|negated}. {x|No foreign body|negated}.'])}</div>
      <div class="r"><h3>${c.t('{i.usshould|US Shoulder Left|main=1}')}</h3>${prose(c, ['{x|? cuff tear|clinical question|d.rotcuff}. {d.dm1|Type 1 diabetic}.', 'Long head of biceps is located in its groove with {d.bicten|mild tenosynovitis}. Supraspinatus: {d.calctend|calcific tendinopathy} with a 9 mm soft focus; {x|no full or partial thickness tear|negated|d.rotcuff}. {d.subburs|Subacromial bursitis}, bursa 4 mm. AC joint normal. {x|No glenohumeral effusion|negated}.', 'With consent, {p.usinj|ultrasound-guided subacromial injection} of {m.triamc|triamcinolone 40 mg|st=-} and {m.lidocn|lidocaine 1% 5 mL|st=-;dose=-} was performed. {x|No immediate complication|negated}.'])}</div>
      <p><b>Conclusion.</b> ${c.t('Fracture as described, fracture clinic informed. Left {d.calctend|calcific tendinitis} and {d.subburs|bursitis}. {x|Barbotage could be considered|suggested}. {x|MRI not required|not needed|i.mrshould}.')}</p><p>Reported by Dr Fiona Abercrombie, Consultant Radiologist, GMC 0000000</p>`,
    ),
)

export const blindLetters = [ent, haem, psych, problems, orders, escript, mri, shoulder]
