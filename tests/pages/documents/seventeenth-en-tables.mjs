/** More sheets in English: an Irish practice's prescription, a Canadian CT of head and neck, a New Zealand dentist's health questionnaire filled by hand. */
import { barcode, hand, mark, signature, stamp } from '../lib/decor.mjs'
import { FACE, doc, en, items, sheet } from './blind-parts.mjs'

/** Ireland: a computer's prescription for three months, the directions in the doctor's Latin. */
const script = doc(
  'p551.jpg',
  ['en', 'prescription', 'photo'],
  '2026-02-19',
  ['Cloonara Family Practice', 'CLOONARA FAMILY PRACTICE', 'Cloonara Family Practice, Dungarrow'],
  [
    'Dr Fionnuala Geraghty',
    'Fionnuala Geraghty',
    'Dr F Geraghty',
    'DR. FIONNUALA GERAGHTY',
    'Dr. Fionnuala Geraghty',
  ],
  ['Bridget Hanrahan', 'Mrs Bridget Hanrahan', 'HANRAHAN, Bridget', 'MRS BRIDGET HANRAHAN'],
  'Prescription',
  (c) => {
    let n = 0
    const row = (drug, how, mitte, extra = '') =>
      `<tr data-line><td>${++n}</td><td>${c.t(drug)}${extra ? `<br><small>${c.t(extra)}</small>` : ''}</td><td>${en(how)}</td><td>${en(mitte)}</td></tr>`
    return sheet(
      `body{font:19px/1.4 ${FACE.times};font-size:20px;padding:50px 70px}td,th{padding:5px 8px;border-bottom:1px solid #999}th{text-align:left;border-bottom:2px solid #000}small{font-size:17px}p{margin:7px 0}span[data-e]{white-space:nowrap}`,
      `<div style="display:flex;justify-content:space-between"><div><b style="font-size:24px">Cloonara Family Practice</b><br>Quay Road, Dungarrow, Co. Waterford<br>Dr Fionnuala Geraghty, MRCGP &nbsp; Dr Paul Ennis</div><div style="text-align:right"><b style="font-size:22px">PRESCRIPTION</b><br>Date: 19/02/2026<br>Scheme: GMS</div></div>${c.no('Dr Paul Ennis', 'partner in the letterhead')}
      <p style="border:1px solid #000;padding:6px 12px">Patient: <b>Mrs Bridget Hanrahan</b> &nbsp; D.O.B. 02/12/1951<br>14 Strand Terrace, Dungarrow &nbsp; PPS: 0004471T<br>Pharmacy (Healthmail): Lismore Road Pharmacy</p>${c.no('Lismore Road Pharmacy', 'pharmacy')}
      <table><tr><th></th><th style="width:52%">Item</th><th>Directions</th><th>Mitte</th></tr>
      ${row('{m.levo|Eltroxin 100 mcg tabs|freq=od}', '1 od mane', '84')}
      ${row('{m.ram|Tritace 2.5 mg tabs|freq=od}', '1 od', '84')}
      ${row('{m.bis|Cardicor 2.5 mg tabs|freq=od}', '1 od', '84', 'was 5 mg, {o|slow pulse}')}
      ${row('{m.edox|Lixiana 30 mg tabs|freq=od}', '1 od', '84')}
      ${row('{m.prav|Pravastatin 40 mg tabs|freq=nocte}', '1 nocte', '84')}
      ${row('{m.pan|Pantoprazole 20 mg tabs|freq=od}', '1 od a.c.', '84')}
      ${row('{m.deno|Prolia 60 mg pre-filled syringe|freq=every 6 months}', '1 s/c every 6 months', '1', 'next due 03/2026')}
      ${row('{m.symb|Symbicort Turbohaler 200/6|dose=-;freq=bd}', '2 puffs bd', '3 x 120')}
      ${row('{m.latan|Latanoprost 50 mcg/ml eye drops|dose=-;freq=nocte}', '1 drop both eyes nocte', '3 x 2.5 ml')}
      ${row('{m.para|Paralief 500 mg tabs|freq=prn, max 8 daily}', '2 prn, max 8 daily', '100')}
      ${row('{m.fluclox?|Flucloxacillin 500 mg caps|freq=qds}', '1 qds for 7 days', '28', 'acute item: infected toe')}</table>
      <p>${c.t('Repeat: x 3 months, items 1 to 10. Generic substitution allowed.')}</p>
      <p>${c.t('**Stopped:** {m.digo|Lanoxin 62.5 mcg|st=stopped} (11/2025); {m.zopi|Zimovane 3.75 mg|st=stopped}.')}</p>
      <p>${c.t('**Allergies:** {a.eryth|Erythromycin|react=diarrhoea} (diarrhoea), {a.tram|tramadol|react=confusion} (confusion). {x|Penicillin: tolerated 2023|refuted|a.pen}.')}</p>
      <p>${c.t('**Notes to patient:** {x|Bloods and BP check before next repeat|planned}. {x|Do not take Nurofen or aspirin with Lixiana|warned|m.ibu}. {x|If ankles swell we may add a water tablet|conditional|m.fur}. {x|RSV vaccine discussed, not given|not given}.')}</p>
      <div style="display:flex;justify-content:space-between;align-items:end;margin-top:12px"><div>${signature(c.rnd, '#1b2b5c')}<br>Dr F Geraghty &nbsp; IMC 000513</div>${stamp(['CLOONARA FAMILY PRACTICE', 'QUAY ROAD', 'DUNGARROW'], '#2a4a8a', -6)}</div>`,
    )
  },
  { width: 1040, scale: 1.38, degrade: { angle: -1.2, folds: [0.5] } },
)

/** Canada: a CT of head and neck after a fall, findings by part in paragraphs. */
const fall = doc(
  'p552.png',
  ['en', 'imaging', 'clean'],
  '2025-12-09',
  [
    'Gull Harbour Regional Hospital',
    'GULL HARBOUR REGIONAL HOSPITAL',
    'Gull Harbour Regional Hospital, Diagnostic Imaging',
  ],
  ['Dr. Colin Macphee', 'Colin Macphee', 'Dr. C. Macphee', 'MACPHEE, COLIN', 'Dr Colin Macphee'],
  ['Eunice Boudreau', 'BOUDREAU, EUNICE', 'BOUDREAU, EUNICE MAE', 'Eunice Mae Boudreau'],
  'CT head and cervical spine',
  (c) => {
    const p = (s) => `<p>${c.t(s)}</p>`
    const h = (s) => `<h3>${en(s)}</h3>`
    return sheet(
      `body{font:18px/1.5 ${FACE.verdana};font-size:16px;padding:50px 74px}h3{font-size:16px;margin:13px 0 1px;text-decoration:underline}p{margin:5px 0}ol{margin:2px 0}span[data-e]{white-space:nowrap}td{padding:2px 8px;border:1px solid #999}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div><b style="font-size:21px">GULL HARBOUR REGIONAL HOSPITAL</b><br>Diagnostic Imaging, Nova Scotia</div>${barcode(c.rnd, 36, 38)}</div>
      <table style="margin:12px 0"><tr><td>Patient: <b>BOUDREAU, EUNICE MAE</b></td><td>DOB: 1938-02-27 &nbsp; F</td><td>HCN: 0000 551 872</td></tr><tr><td>Exam date: 2025-12-09 21:34</td><td>Reported: 2025-12-09 22:10</td><td>Accession: GH-25-118840</td></tr><tr><td colspan="2">Ordering: Dr. Farah Siddiqui, Emergency</td><td>Family: Dr. Neil Corkum</td></tr></table>${c.no('Dr. Farah Siddiqui', 'referrer')}${c.no('Dr. Neil Corkum', 'family doctor')}
      ${h('EXAMINATION')}${p('{i.cthead|CT head without contrast|main=1}\n{i.e17ctcs|CT cervical spine|main=1}')}
      ${h('CLINICAL HISTORY')}${p('87 year old woman, unwitnessed {o|fall} at home, on {m.apix|apixaban|dose=-} for {d.af|atrial fibrillation}. {x|Rule out bleed|question|d.ich}. {d.demen|Dementia|icd=F03.90/F03.9}. {p.tha|Left hip replacement|on=2017} 2017.')}
      ${h('COMPARISON')}${p('{i.cthead|CT head 2024-05-16|on=2024-05-16}.')}
      ${h('FINDINGS')}
      ${p('**Head:** {x|No intracranial hemorrhage|negated|d.ich}. {x|No acute territorial infarct|negated|d.stroke}. {d.smallv|Chronic small vessel ischemic changes|icd=I67.82/I67.89/I67.9}, moderate. {d.lacune|Old lacunar infarct in the left thalamus|icd=I63.81/Z86.73/I69.30/I67.89}, unchanged. {d.atrophy|Generalized cerebral atrophy|icd=G31.9}. {x|No hydrocephalus|negated|d.hydroceph}. {x|No mass or midline shift|negated}.')}
      ${p('**Skull and soft tissues:** {d.e17scalphem|Right parietal scalp hematoma|icd=S00.03XA}, 9 mm thick. {x|No skull fracture|negated}. {d.retcyst|Retention cyst in the left maxillary sinus|icd=J34.1}. {x|Mastoids are clear|negated|d.mastoid}.')}
      ${p('**Cervical spine:** {x|No acute fracture|negated}. {x|No prevertebral swelling|negated}. {d.spondyl|Multilevel cervical spondylosis|icd=M47.812}, worst at C5-C6 with {d.foramst|bilateral foraminal stenosis|icd=M99.71/M48.02/M99.81}. {o|Grade 1 anterolisthesis of C4 on C5}, degenerative. Bones are {d.osteopenia?|osteopenic|icd=M85.80/M85.88}.')}
      ${p('**Other:** {d.carotid?|Calcified plaque at both carotid bifurcations|icd=I65.23/I65.29/I70.8}. {d.thynod|1.7 cm nodule in the right thyroid lobe|icd=E04.1}. Lung apices: {d.emphys|mild emphysema|icd=J43.9}, {x|no pneumothorax|negated|d.pneumothx}.')}
      ${h('IMPRESSION')}<ol>${items(c, ['{x|No acute intracranial abnormality|negated}.', '{d.e17scalphem|Right parietal scalp hematoma|icd=S00.03XA}.', '{x|No cervical spine fracture|negated}. {d.spondyl|Cervical spondylosis|icd=M47.812}.', '{d.thynod|Right thyroid nodule|icd=E04.1}: {x|non-urgent ultrasound is suggested|planned|i.usthy} {x|if it would change management|conditional}.'])}</ol>
      ${p('{x|Repeat CT in 24 hours if neurological change, given anticoagulation|conditional}. {x|MRI is not needed at present|not needed|i.mrbrain}.')}
      <p style="margin-top:20px">Dictated and verified by: Dr. Colin Macphee, Radiologist<br>2025-12-09 22:10</p>`,
    )
  },
  { width: 1120, scale: 1.3 },
)

/** New Zealand: a dentist's questionnaire; printed questions with yes and no, the patient's writing beside. */
const dentist = doc(
  'p553.jpg',
  ['en', 'other', 'scan'],
  '2025-07-17',
  ['Rewarewa Point Dental Care', 'REWAREWA POINT DENTAL CARE', 'Rewarewa Point Dental Care, Devonport'],
  ['Dr Hamish Lockyer', 'Hamish Lockyer', 'Dr H Lockyer', 'H Lockyer'],
  ['Margaret Tipene', 'Margaret Anne Tipene', 'TIPENE, Margaret', 'Mrs Margaret Tipene'],
  'Medical history questionnaire',
  (c) => {
    const tick = (on) => `<span class="b">${on ? '☒' : '☐'}</span>`
    const ask = (question, yes, note = '') =>
      `<tr data-line><td>${c.t(question)}</td><td class="y">${tick(yes)} Yes</td><td class="y">${tick(!yes)} No</td><td class="h">${note ? c.t(note) : ''}</td></tr>`
    const drug = (s, how) => `<tr data-line><td class="h">${c.t(s)}</td><td class="h">${en(how)}</td></tr>`
    return sheet(
      `body{font:17px/1.36 ${FACE.arial};padding:40px 56px}td,th{padding:3px 8px;border:1px solid #888}th{text-align:left;background:#e6e6e6}.y{width:78px;white-space:nowrap}.b{font:19px 'DejaVu Sans'}.h{font:25px 'Dancing Script','dkgHandwriting',cursive;color:#1d2f6f}h3{font-size:17px;margin:10px 0 3px}p{margin:5px 0}span[data-e]{white-space:nowrap}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:12px;align-items:center">${mark('leaf', '#333', 44)}<div><b style="font-size:23px">Rewarewa Point Dental Care</b><br>31 Victoria Rd, Devonport, Auckland</div></div><b style="font-size:20px">MEDICAL HISTORY</b></div>
      <table style="margin:8px 0"><tr><td>Full name: ${hand('Margaret Anne Tipene', 27)}</td><td>Date of birth: ${hand('21 / 3 / 1956', 27)}</td></tr><tr><td>Your dentist: Dr Hamish Lockyer</td><td>Today's date: ${hand('17 / 7 / 2025', 27)}</td></tr><tr><td colspan="2">Your doctor (GP): ${hand('Dr Sione Fifita, Bayswater', 27)}</td></tr></table>${c.no('Dr Sione Fifita', 'family doctor')}
      <h3>Have you ever had any of the following?</h3>
      <table><tr><th style="width:40%">Condition</th><th></th><th></th><th>Details</th></tr>
      ${ask('{d.htn|High blood pressure}', true, 'since 2010')}
      ${ask('{x|Heart attack|answered no|d.mi}', false)}
      ${ask('{x|Stroke|answered no|d.stroke}', false)}
      ${ask('{x|Heart valve disease or artificial valve|answered no}', false)}
      ${ask('{d.af|Irregular heart beat}', true, '{d.af|atrial fibrillation}')}
      ${ask('{x|Asthma|answered no|d.asthma}', false)}
      ${ask('{x|Diabetes|answered no|d.dm2}', false, '{x|pre-diabetes? no, all ok|negated|d.predm}')}
      ${ask('{x|Epilepsy|answered no|d.epil}', false)}
      ${ask('{x|Hepatitis, HIV or tuberculosis|answered no|d.hiv}', false)}
      ${ask('{d.osteoporosis|Osteoporosis}', true, '{o|fracture of wrist} 2021')}
      ${ask('{x|Kidney disease|answered no|d.ckd}', false)}
      ${ask('{d.gerd|Acid reflux}', true)}
      ${ask('{x|Cancer or radiotherapy|answered no|p.radioth}', false, '{x|sister had breast cancer|family history|d.breastca}')}
      ${ask('Joint replacement', true, '{p.tka|R knee replacement|on=2019-05}, May 2019')}
      ${ask('{x|Excessive bleeding after an extraction|answered no}', false)}
      ${ask('{x|Do you smoke or vape?|answered no|d.smoker}', false, '{d.exsmoker?|gave up 1990|icd=Z87.891;st=-}')}
      ${ask('{x|Could you be pregnant?|answered no}', false, 'ha!')}</table>
      <h3>Allergies</h3>
      <table>${ask('Medicines', true, '{a.pen|penicillin|react=rash} - rash')}${ask('{x|Latex|answered no|a.latex}', false)}${ask('{x|Local anaesthetic|answered no}', false)}${ask('Foods', true, '{a.kiwi|kiwifruit|react=itchy mouth}, itchy mouth')}</table>
      <h3>Medicines you take now (with dose)</h3>
      <table><tr><th style="width:55%">Medicine</th><th>How often</th></tr>
      ${drug('{m.dabi|Dabigatran 110 mg|freq=twice a day}', 'twice a day')}${drug('{m.cand|Candesartan 16 mg|freq=morning}', 'morning')}${drug('{m.metop|Metoprolol 47.5 mg|freq=morning}', 'morning')}${drug('{m.ome|Omeprazole 20 mg|freq=morning}', 'morning')}${drug('{m.chole|Vitamin D 1.25 mg|freq=once a month}', 'once a month')}${drug('{m.alen|Fosamax|dose=-;st=stopped}', 'stopped 2024, 5 yrs done')}</table>
      <p style="border:1px solid #000;padding:4px 10px;margin-top:10px">Dentist's use: ${c.t('BP 142/80. {d.e17period|Chronic periodontitis|icd=K05.30/K05.329/K05.319/K05.32/K05.31}; tooth 36 {d.e17caries|caries|icd=K02.9}. {x|Extraction 36 planned 24/07/2025|planned}; {x|dabigatran not to be stopped|warned}. {x|If infected: clindamycin, not amoxicillin|conditional|m.clind}.')}</p>
      <div style="display:flex;justify-content:space-between;align-items:end">Signed: ${hand('M. Tipene', 32)}<span>Dr H Lockyer ${signature(c.rnd, '#222', 110)}</span></div>`,
    )
  },
  { width: 1040, scale: 1.36, degrade: { angle: 0.8 } },
)

export const seventeenthEnTables = [script, fall, dentist]
