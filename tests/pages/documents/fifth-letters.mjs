/** A discharge with tables of medicines by what became of them, a triage sheet, a green prescription, magnetic resonance of an ankle. */
import { barcode, hand, mark, signature } from '../lib/decor.mjs'
import { FACE, doc, en, sheet } from './blind-parts.mjs'

/** United Kingdom: what was started, changed, kept and stopped, each a table of its own with the reason. */
const discharge = doc(
  'p173.jpg',
  ['en', 'discharge', 'photo'],
  '2025-03-11',
  ['Kirkholme Infirmary', 'KIRKHOLME INFIRMARY', 'Kirkholme', 'Kirkholme Infirmary, Ward 22 Cardiology'],
  ['Dr Ruaridh Pettigrew', 'Ruaridh Pettigrew', 'Dr R Pettigrew', 'R Pettigrew', 'Dr Pettigrew'],
  [
    'Maureen Tattersall',
    'TATTERSALL Maureen',
    'Tattersall, Maureen',
    'Mrs Maureen Tattersall',
    'Mrs Tattersall',
  ],
  'Discharge summary',
  (c) => {
    const sec = (t, s) => `<div class="s"><b>${en(t)}</b>${c.t(s)}</div>`
    const meds = (t, cols, lines) =>
      `<table><tr><th colspan="${cols.length}" class="t">${en(t)}</th></tr><tr>${cols.map((x) => `<th>${en(x)}</th>`).join('')}</tr>${lines.map((l) => `<tr data-line>${l.map((x) => `<td>${c.t(x)}</td>`).join('')}</tr>`).join('')}</table>`
    return sheet(
      `body{font:18px/1.36 ${FACE.openSans};font-size:17px;padding:38px 50px}.s{margin:6px 0}.s>b{display:block;color:#005a70;border-bottom:1px solid #9cc}table{margin:6px 0}td,th{border:1px solid #9bb;padding:3px 8px;font-size:16.5px}th{background:#eef6f8;font-size:15px}.t{background:#005a70;color:#fff;font-size:16.5px}.h{display:grid;grid-template-columns:1fr 1fr 1fr;gap:1px 16px;margin:8px 0}`,
      `<div style="display:flex;justify-content:space-between"><div><b style="font-size:25px;color:#005a70">Kirkholme Infirmary</b><br>Discharge summary, Ward 22 Cardiology</div><div>GP: Dr P Ormesher<br>Stonebeck Surgery</div></div>${c.no('Dr P Ormesher', 'GP, recipient')}${c.no('Stonebeck Surgery', 'GP practice')}
      <div class="h"><div><b>Mrs Maureen Tattersall</b></div><div>Born 14/10/1953</div><div>Hosp. no. K447120</div><div>Admitted 04/03/2025</div><div>Discharged 11/03/2025</div><div>Consultant Dr Ruaridh Pettigrew</div></div>
      ${sec('Diagnoses', '{d.takots|Takotsubo cardiomyopathy} after the death of her sister; small {d.pereff|pericardial effusion}; {d.hypok|hypokalaemia|st=-}, corrected. {x|Acute coronary syndrome excluded|ruled out}.')}
      ${sec('Past history', '{d.bullpemph|Bullous pemphigoid} 2022, {d.pernic|pernicious anaemia}, {d.machole|left macular hole|icd=H35.342} with {p.vitrec|vitrectomy|on=2023} 2023, {d.microcol|collagenous colitis|icd=K52.831}. {x|No previous heart disease|negated}. Her mother had {x|an abdominal aortic aneurysm|family history|d.aaa}. {d.exsmoker|Stopped smoking} 1990.')}
      ${sec('Allergies', '{a.dihyd|Dihydrocodeine - hallucinations|react=hallucinations}; {a.tetrac|lymecycline - photosensitive rash|react=photosensitive rash}')}
      ${sec('Investigations', '{p.angio|Coronary angiogram|on=2025-03-04} 04/03/2025: {x|unobstructed coronary arteries|normal finding|d.ihd}. {i.echo|Echocardiogram|on=2025-03-05} 05/03/2025: apical ballooning, {l.lvef|EF 35%|on=2025-03-05}; repeat {i.echo|echocardiogram|on=2025-03-10} 10/03/2025: {l.lvef|EF 48%|on=2025-03-10}, {x|no thrombus|negated}. {l.tropi|Troponin I 2,140 ng/L|v=2140;u=ng/L}, {l.k|potassium 3.0 mmol/L}, at discharge {l.k|4.3 mmol/L|v=4.3;u=mmol/L}, {l.copep|copeptin 38 pmol/L}, {l.crp|CRP 22 mg/L}. {x|Cardiac MRI|planned|i.cmr} awaited as an outpatient.')}
      ${meds(
        'STARTED',
        ['Medicine', 'Dose', 'Route', 'When', 'Why'],
        [
          [
            '{m.bis|Bisoprolol|dose=1.25 mg;freq=every morning;route=oral}',
            '1.25 mg',
            'oral',
            'every morning',
            'takotsubo',
          ],
          [
            '{m.perin|Perindopril erbumine|dose=2 mg;freq=every morning;route=oral}',
            '2 mg',
            'oral',
            'every morning',
            '{x|stop when EF normal|planned}',
          ],
          [
            '{m.epler|Eplerenone|dose=25 mg;freq=alternate days;route=oral}',
            '25 mg',
            'oral',
            'alternate days',
            'takotsubo, low potassium',
          ],
        ],
      )}
      ${meds(
        'CHANGED',
        ['Medicine', 'Old dose', 'New dose', 'When', 'Why'],
        [
          [
            '{m.prednl|Prednisolone|dose=7.5 mg;freq=every morning}',
            '10 mg',
            '7.5 mg',
            'every morning',
            'pemphigoid settled',
          ],
          [
            '{m.bude|Budesonide gastro-resistant|dose=3 mg;freq=once daily}',
            '9 mg',
            '3 mg',
            'once daily',
            'potassium loss',
          ],
        ],
      )}
      ${meds(
        'UNCHANGED',
        ['Medicine', 'Dose', 'Route', 'When', 'Note'],
        [
          [
            '{m.hydrox|Hydroxocobalamin|dose=1 mg;freq=every 3 months;route=IM}',
            '1 mg',
            'IM',
            'every 3 months',
            'last 20/01/2025',
          ],
          [
            '{m.ibandr|Ibandronic acid|dose=150 mg;freq=once a month;route=oral}',
            '150 mg',
            'oral',
            'once a month',
            'on the 1st',
          ],
          [
            '{m.clob|Clobetasol 0.05% cream|dose=-;freq=twice a week}',
            'thinly',
            'topical',
            'twice a week',
            'to old blisters',
          ],
        ],
      )}
      ${meds(
        'STOPPED',
        ['Medicine', 'Dose', 'Why'],
        [
          ['{m.bendro|Bendroflumethiazide|dose=2.5 mg;st=stopped}', '2.5 mg', 'low potassium'],
          ['{m.venl|Venlafaxine XL|dose=75 mg;st=stopped}', '75 mg', '{o|catecholamine excess}'],
        ],
      )}
      ${sec('For the GP', 'Potassium in one week. {x|Apixaban was considered and not needed|considered|m.apix}. Please do not restart venlafaxine. {x|Bereavement counselling offered and declined|declined}. Cardiology clinic 6 weeks.')}
      <div>Completed by Dr Lowri Penrhyn, FY1, 11/03/2025 14:50</div>${c.no('Dr Lowri Penrhyn', 'junior who wrote it')}`,
    )
  },
  { scale: 1.25, degrade: { angle: 1.5 } },
)

/** United States: a triage nurse's sheet, typed in boxes, with numbers over words. */
const triage = doc(
  'p174.jpg',
  ['en', 'other', 'scan'],
  '2025-06-29',
  ['Prickly Pear Community Hospital', 'PRICKLY PEAR COMMUNITY HOSPITAL', 'Prickly Pear'],
  ['Vikram Nayar, MD', 'Vikram Nayar', 'V. Nayar, MD', 'Dr. Nayar', 'Dr. V. Nayar'],
  ['Hollis Grantham', 'GRANTHAM, HOLLIS', 'Grantham, Hollis'],
  'Emergency nursing record',
  (c) => {
    const box = (t, s, w = 2) => `<div class="b" style="grid-column:span ${w}"><i>${en(t)}</i>${c.t(s)}</div>`
    const vital = (t, ...v) => `<tr><td>${t}</td>${v.map((x) => `<td>${x}</td>`).join('')}</tr>`
    return sheet(
      `body{font:18px/1.4 'Liberation Mono',monospace;font-size:17.5px;padding:38px 46px}.g{display:grid;grid-template-columns:repeat(6,1fr);border-top:2px solid #000;border-left:2px solid #000}.b{border-right:2px solid #000;border-bottom:2px solid #000;padding:3px 8px}.b i{display:block;font:bold 13.5px 'Liberation Sans';text-transform:uppercase}table{margin:10px 0}td,th{border:1px solid #000;padding:2px 8px;text-align:center}td:first-child{text-align:left;font-weight:bold}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div><b style="font-size:23px">PRICKLY PEAR COMMUNITY HOSPITAL</b><br>Emergency nursing record</div>${barcode(c.rnd, 40, 34)}</div>
      <div class="g" style="margin-top:10px">${box('Patient', 'GRANTHAM, HOLLIS')}${box('DOB / sex', '05/17/1959 M')}${box('Arrival', '06/29/2025 03:52 EMS')}${box('Physician', 'Dr. V. Nayar')}${box('Triage nurse', 'Delphine Roark, RN')}${box('Level', 'ESI 2')}
      ${box('Chief complaint', 'Throat swelling and lip swelling on waking; took {m.lis|lisinopril 40 mg|st=-} last night. {x|No hives|negated|d.urtic}, {x|no wheeze|negated}, {x|no bee sting|negated}.', 6)}
      ${box('Impression (MD)', '{d.angioed|Angioedema due to ACE inhibitor|icd=T78.3XXA/T46.4X5A}. {x|r/o anaphylaxis|clinical question|d.anaphyl}', 3)}${box('Allergies', '{a.contrgad|Gadobutrol: itching|react=itching}; {a.insect|fire ant: hives|react=hives}; {a.ace|ACE inhibitors: angioedema|react=angioedema} (added today)', 3)}
      ${box('History', '{d.peyron|Peyronie disease}, {d.charcot|Charcot foot, left|icd=M14.672/E11.610}, {d.dm2|type 2 diabetes|icd=E11.9/E11.610/E11.8}, {d.htn|hypertension}, {d.bph|BPH|icd=N40.0}, {d.oropharca|HPV oropharyngeal cancer|st=historical;icd=C10.9/Z85.818/Z85.819} 2018. {x|Denies asthma|negated|d.asthma}. {x|No heart failure|negated|d.chf}.', 3)}${box('Surgery / family', '{p.neckdis|Left neck dissection|on=2018} 2018; {p.toeamp|amputation of left great toe|on=2021} 2021. Brother: {x|Marfan syndrome|family history}. Mother: {x|colon cancer|family history|d.colonca}.', 3)}
      ${box('Home medicines', '{m.glyb|glyburide 5 mg 2 tabs BID|freq=BID}; {m.acarb|acarbose 50 mg TID with meals|freq=TID}; {m.nif|nifedipine ER 60 mg daily|freq=daily}; {m.silod|silodosin 8 mg daily|freq=daily}; {m.pentox|pentoxifylline 400 mg TID|freq=TID}; {m.pilo|pilocarpine 5 mg QID|freq=QID}; {m.nabum|nabumetone 750 mg PRN|freq=PRN}. {x|Not taking metformin since 2023|negated|m.metf}', 6)}</div>
      <table><tr><th>Time</th><th>03:55</th><th>04:15</th><th>04:45</th><th>05:30</th></tr>${vital('BP', '182/96', '171/90', '158/84', '149/80')}${vital('Pulse', '104', '98', '90', '84')}${vital('SpO2 %', '96', '97', '98', '98')}${vital('Temp F', '98.4', '', '', '98.2')}</table>
      <div class="g">${box('Given', '04:02 {m.mpred?|methylprednisolone 125 mg IV|st=-}; 04:03 {m.diphen?|diphenhydramine 50 mg IV|st=-}; 04:20 {m.icatib?|icatibant 30 mg SC|st=-}; {m.txa?|tranexamic acid 1 g IV|st=-}. {x|Epinephrine drawn up, not given|not given|m.adren}', 3)}${box('Procedures', '{p.nasend|Flexible nasal laryngoscopy|on=2025-06-29} 06/29/2025 by ENT: tongue base edema, {x|cords normal|normal finding}. {x|Intubation not required|negated}. {o|18 g IV right forearm}', 3)}
      ${box('Bedside results', '04:10 {l.glu|glucose 231 mg/dL}, {l.c4|C4 24 mg/dL}, {l.c1inh|C1 inhibitor 29 mg/dL}, {l.tryp|tryptase 4.1 ug/L}, {l.crea|creatinine 1.4 mg/dL}, {l.k|K 5.2 mmol/L}', 3)}${box('Plan', '{x|Observe 24 h for airway|planned}. Never again an ACE inhibitor. {x|Could use losartan later|considered|m.los}. Wound clinic for foot.', 3)}</div>
      <p>${c.t('06:10 swelling of lips less, voice clear, {x|no stridor|negated}.')} ${hand('D. Roark RN', 27, '#222')}</p>${c.no('Delphine Roark, RN', 'triage nurse')}`,
    )
  },
  { degrade: { angle: -0.8 } },
)

/** United Kingdom: a green form, medicines at the left, the repeat slip at the right with its review date. */
const green = doc(
  'p175.jpg',
  ['en', 'prescription', 'photo'],
  '2025-05-23',
  ['Oxlip Lane Surgery', 'OXLIP LANE SURGERY', 'Oxlip Lane'],
  ['Dr Benedict Hargreave', 'Benedict Hargreave', 'Dr B Hargreave', 'B Hargreave', 'Dr Hargreave'],
  ['Phyllis Ainscough', 'AINSCOUGH Phyllis', 'Ainscough, Phyllis', 'Mrs Phyllis Ainscough'],
  'Prescription',
  (c) => {
    const item = (drug, sig, qty) =>
      `<div class="i"><div data-line><b>${c.t(drug)}</b></div><div>${en(sig)}</div><div>${en(qty)}</div></div>`
    const repeat = (s, last) =>
      `<div data-line style="margin-top:7px">${c.t(s)}<br><span style="font-size:15px">last issued ${last}</span></div>`
    return sheet(
      `body{font:19px/1.36 'Nimbus Mono PS','Liberation Mono',monospace;padding:34px 36px}html{background:#e9f5e4}.f{display:grid;grid-template-columns:1.35fr 1fr;gap:26px}.box{border:2px solid #4b8a4b;padding:10px 14px;background:#fff}.i{margin-top:14px}.lab{font:13px 'Liberation Sans';color:#3b6b3b}`,
      `<div class="f"><div><div class="box" style="display:grid;grid-template-columns:auto 1fr;gap:2px 18px"><div><div class="lab">Age</div>74 y</div><div><div class="lab">Title, forename, surname &amp; address</div>Mrs Phyllis Ainscough<br>3 Weir Cottages, Millthrop</div><div><div class="lab">D.o.B.</div>09/02/1951</div><div><div class="lab">NHS number</div>455 902 1187</div></div>
      <div class="box" style="min-height:760px;margin-top:10px">${item('{m.spiolto|Spiolto Respimat 2.5/2.5 micrograms inhaler|dose=-;freq=once a day}', 'TWO puffs ONCE a day', 'Supply: 1 inhaler')}${item('{m.ezesim|Ezetimibe/simvastatin 10/40 mg tablets|dose=-;freq=at night}', 'ONE at night', 'Supply: 28 tablets')}${item('{m.mtx|Methotrexate 2.5 mg tablets|dose=-;freq=once a week}', 'SIX tablets (15 mg) ONCE a WEEK on Monday', 'Supply: 24 tablets')}${item('{m.folic|Folic acid 5 mg tablets|freq=once a week}', 'ONE tablet on Thursday', 'Supply: 4 tablets')}${item('{m.lacid|Lacidipine 4 mg tablets|freq=in the morning}', 'HALF a tablet in the morning', 'Supply: 14 tablets')}${item('{m.latanti|Latanoprost/timolol 50 micrograms/5 mg per ml eye drops|dose=-;freq=in the morning}', 'ONE drop in the RIGHT eye in the morning', 'Supply: 2.5 ml')}<div style="margin-top:16px">-------- no more items --------</div></div>
      <div class="box" style="margin-top:10px;display:flex;justify-content:space-between"><div><div class="lab">Signature of prescriber</div>${signature(c.rnd, '#1b2a5c')}</div><div><div class="lab">Date</div>23/05/2025</div></div><div class="box" style="margin-top:10px">Dr Benedict Hargreave &nbsp; 770041<br>Oxlip Lane Surgery, Millthrop<br>Tel 01632 960 418</div></div>
      <div class="box" style="font-size:17px"><b>REPEAT SLIP</b><br>Mrs P Ainscough &nbsp; 09/02/1951<br>Please give two working days.<br>Review due: 30/11/2025<hr>${repeat('[ ] {m.spiolto|Spiolto Respimat|dose=-}', '28/03/2025')}${repeat('[ ] {m.nefop|Nefopam 30 mg tablets|freq=three times a day} THREE times a day', '23/05/2025')}${repeat('[ ] {m.carboc|Carbocisteine 375 mg capsules|freq=three times a day}, two THREE times a day', '02/05/2025')}${repeat('[ ] {m.peg|Macrogol compound sachets|dose=-;freq=daily}, one daily', '11/04/2025')}<hr><b>Taken off repeat</b>${repeat('{m.fesot|Fesoterodine 8 mg|st=stopped}: {o|dry mouth}', '14/02/2025')}${repeat('{m.indomet|Indometacin 25 mg|st=stopped}: methotrexate', '14/02/2025')}<hr>${c.t('**Messages:** Blood test for methotrexate due 06/06/2025. {x|Shingles vaccine due|planned}. {x|Do not take trimethoprim with methotrexate|warning|m.trim}. Recorded allergy: {a.leflun|leflunomide - diarrhoea|react=diarrhoea}. {x|If you have COPD, ask about pulmonary rehabilitation|advice|d.copd}.')}</div></div>`,
    )
  },
  { scale: 1.2, minHeight: 1200, degrade: { angle: -2.6 } },
)

/** United States: magnetic resonance of an ankle, structure by structure in two columns. */
const ankle = doc(
  'p176.png',
  ['en', 'imaging', 'clean'],
  '2025-02-06',
  ['Copper Basin Orthopedic Imaging', 'COPPER BASIN ORTHOPEDIC IMAGING', 'Copper Basin'],
  ['Henrik Solberg, MD', 'Henrik Solberg', 'H. Solberg, MD', 'Dr. Solberg'],
  ['Adaeze Whitlock', 'WHITLOCK, ADAEZE', 'Whitlock, Adaeze'],
  'MRI left ankle without contrast',
  (c) => {
    const row = (t, s) => `<tr><td class="l">${en(t)}</td><td>${c.t(s)}</td></tr>`
    return sheet(
      `body{font:19px/1.46 ${FACE.roboto};padding:46px 64px}td{padding:5px 10px;border-bottom:1px solid #ddd}.l{width:200px;font-weight:bold;color:#7c3f12;text-align:right;border-right:3px solid #e3c4a8}.h{display:grid;grid-template-columns:1fr 1fr;gap:2px 20px;background:#faf3ec;padding:10px 16px;margin:14px 0}ol{margin:4px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><b style="font-size:26px;color:#7c3f12">Copper Basin Orthopedic Imaging</b>${mark('bars', '#7c3f12', 42)}</div>
      <div class="h"><div>Patient: Adaeze Whitlock</div><div>Exam date: 02/06/2025</div><div>DOB: 08/19/1983</div><div>Signed: 02/07/2025 07:41</div><div>MRN: CB-77120</div><div>Referring: Quentin Farr, DPM</div></div>${c.no('Quentin Farr, DPM', 'referring podiatrist')}
      <div style="font-size:23px;font-weight:bold;margin-bottom:6px">${c.t('{i.mrankle|MRI left ankle without contrast|main=1}')}</div>
      <table>${row('Indication', 'Pain after inversion injury in November. {d.hypermob?|Hypermobility}. Rule out peroneal tear.')}${row('Comparison', '{i.xrankle|Left ankle radiographs|on=2024-11-18} 11/18/2024.')}${row('Lateral ligaments', '{d.atfl|Complete tear of the anterior talofibular ligament|icd=S93.492A/S93.412A/S93.402A/M24.272}. The calcaneofibular ligament is thickened, {x|not torn|negated}.')}${row('Medial ligaments', '{x|Deltoid and spring ligaments intact|normal finding}.')}${row('Peroneal tendons', '{d.peron|Longitudinal split tear of the peroneus brevis|icd=S86.312A/M66.872}. {x|No subluxation|negated}.')}${row('Medial tendons', '{d.ptt|Posterior tibial tendinosis|icd=M76.822}. {x|Flexor hallucis longus normal|normal finding}.')}${row('Achilles', '{d.achil|Insertional Achilles tendinosis|icd=M76.62} with {d.haglund|Haglund deformity|icd=M77.32/M92.62/M89.8X7} and {d.retrocalc|retrocalcaneal bursitis|icd=M77.52/M71.572/M76.62}.')}${row('Bones', '{d.oltal|Osteochondral lesion of the medial talar dome|icd=M93.272/M93.872/M95.8}, 9 x 6 mm, {x|stable, no loose body|negated}. {d.osnav|Accessory navicular, type 2|icd=Q74.2/Q66.89}. {x|No fracture|negated}.')}${row('Sinus tarsi', '{d.sinustar?|Edema of the sinus tarsi}. {x|Tarsal tunnel normal|normal finding}.')}${row('Joint', '{d.ankeff|Moderate tibiotalar effusion|icd=M25.472}. {d.ganglion|8 mm ganglion cyst|icd=M67.472} dorsal to the talonavicular joint.')}${row('Plantar fascia', '{x|No plantar fasciitis|negated|d.plantar}.')}</table>
      <p><b>IMPRESSION</b></p><ol><li>${c.t('Complete {d.atfl|ATFL tear} with {d.peron|peroneus brevis split tear}.')}</li><li>${c.t('{d.oltal|Osteochondral lesion of the talus}, stable.')}</li><li>${c.t('Insertional {d.achil|Achilles tendinosis}, {x|no rupture|negated|d.achrup}.')}</li><li>${c.t('{x|CT may be useful before surgery|recommendation}. {x|Weight-bearing films recommended|recommendation}.')}</li></ol>
      <p style="margin-top:22px">${signature(c.rnd)}<br>Henrik Solberg, MD &nbsp; Musculoskeletal Radiology</p><div style="font-size:15.5px;color:#555">Dictated by voice recognition. Copy: Sylvan Urgent Care</div>${c.no('Sylvan Urgent Care', 'copy recipient')}`,
    )
  },
)

export const fifthLetters = [discharge, triage, green, ankle]
