/** Other paper in English: an American heart clinic's list of prescriptions, an Australian MRI of the brain. */
import { hand, mark, matrixCode, signature } from '../lib/decor.mjs'
import { FACE, doc, en, items, sheet } from './blind-parts.mjs'

/** United States: numbered prescriptions with directions, quantity and refills; stopped and forbidden ones below. */
const heart = doc(
  'p1509.jpg',
  ['en', 'prescription', 'photo'],
  '2026-06-03',
  [
    'Tamarack Heart Group',
    'TAMARACK HEART GROUP',
    'Tamarack Heart Group, LLC',
    'Tamarack Heart Group, Missoula',
  ],
  [
    'Elise Nordquist, MD',
    'Elise Nordquist',
    'Dr. Elise Nordquist',
    'Dr. Nordquist',
    'Nordquist, Elise',
    'E. Nordquist, MD',
  ],
  ['Clifford Yellowtail', 'Yellowtail, Clifford', 'YELLOWTAIL, CLIFFORD', 'Clifford R. Yellowtail'],
  'Prescriptions and medication list',
  (c) => {
    let n = 0
    const row = (s) => {
      const [drug, how, qty, note] = s.split('~')
      return `<tr data-line><td>${++n}.</td><td><b>${c.t(drug)}</b></td><td>${en(how)}</td><td>${en(qty)}</td><td>${c.t(note)}</td></tr>`
    }
    const line = (k, s) => `<p data-line><b>${en(k)}</b> ${c.t(s)}</p>`
    return sheet(
      `body{font:16px/1.34 ${FACE.openSans};font-size:15.6px;padding:42px 54px}.t td,.t th{border-bottom:1px solid #b9b9b9;padding:4px 7px}.t th{border-bottom:2px solid #8b1e2d;text-align:left;color:#8b1e2d}p{margin:6px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:12px;align-items:center">${mark('star', '#8b1e2d', 46)}<div><b style="font-size:23px;color:#8b1e2d">Tamarack Heart Group</b><br>500 W Broadway, Suite 4, Missoula, MT 598XX &nbsp; 406-555-01XX</div></div>${matrixCode(c.rnd, 18, 2.8)}</div>
      <p style="font-size:19px;margin-top:9px"><b>Your prescriptions and medication list</b> &nbsp; <span style="font-size:15.6px">06/03/2026</span></p>
      <div style="border:1.3px solid #8b1e2d;padding:5px 12px;margin-bottom:8px">Patient: <b>Clifford R. Yellowtail</b> &nbsp; DOB 11/29/1957 &nbsp; M &nbsp; MRN TH-2XX64<br>Cardiologist: Elise Nordquist, MD &nbsp; Pharmacy: Clark Fork Drug, sent electronically<br>Problems: ${c.t('{d.hfref|chronic systolic heart failure|icd=I50.22} (I50.22), {d.ihd|coronary artery disease|icd=I25.10} (I25.10), {d.hld|hyperlipidemia|icd=E78.5} (E78.5), {d.ckd3|CKD stage 3a|icd=N18.31} (N18.31)')}<br>Allergies: ${c.t('{a.ace|ACE inhibitors|react=swelling of the tongue} (swelling of the tongue), {a.pen|penicillin|react=rash} (rash)')}</div>${c.no('Clark Fork Drug', 'pharmacy')}
      <table class="t"><tr><th></th><th style="width:31%">Medication</th><th style="width:29%">Directions</th><th>Qty / refills</th><th style="width:21%">Note</th></tr>
      ${[
        '{m.metop|Metoprolol succinate ER 100 mg tablet|freq=once daily;route=by mouth}~Take 1 tablet by mouth once daily~90 / 3~{o|increased, was 50 mg}',
        '{m.spir|Spironolactone 25 mg tablet|dose=-;freq=once daily;route=by mouth}~Take half a tablet by mouth once daily~45 / 3~NEW',
        '{m.dapa|Dapagliflozin (Farxiga) 10 mg tablet|freq=every morning;route=by mouth}~Take 1 tablet by mouth every morning~90 / 3~',
        '{m.vals|Valsartan 80 mg tablet|freq=twice daily;route=by mouth}~Take 1 tablet by mouth twice daily~180 / 1~{x|not Entresto: earlier swelling|not suitable|m.sacval}',
        '{m.tors|Torsemide 20 mg tablet|freq=every morning;route=by mouth}~Take 1 tablet by mouth every morning~90 / 3~replaces furosemide',
        '{m.asa|Aspirin EC 81 mg tablet|freq=once daily;route=by mouth}~Take 1 tablet by mouth once daily~OTC~',
        '{m.clop|Clopidogrel 75 mg tablet|freq=once daily;route=by mouth}~Take 1 tablet by mouth once daily~90 / 0~{x|stop after 12/2026|planned}',
        '{m.ros|Rosuvastatin 40 mg tablet|freq=at bedtime;route=by mouth}~Take 1 tablet by mouth at bedtime~90 / 3~',
        '{m.eze|Ezetimibe 10 mg tablet|freq=once daily;route=by mouth}~Take 1 tablet by mouth once daily~90 / 3~NEW',
        '{m.gtn|Nitroglycerin 0.4 mg SL tablet|freq=every 5 minutes as needed;route=under the tongue}~1 under the tongue every 5 minutes as needed for chest pain, up to 3~25 / 1~{x|call 911 if no relief|conditional}',
        '{m.pan|Pantoprazole 40 mg tablet|freq=once daily;route=by mouth}~Take 1 tablet by mouth once daily before breakfast~other office~stomach protection',
        '{m.allo|Allopurinol 100 mg tablet|freq=once daily;route=by mouth}~Take 1 tablet by mouth once daily~other office~{d.gout|gout|icd=M10.9/M1A.9XX0}',
      ]
        .map(row)
        .join('')}</table>
      ${line('Stopped today:', '{m.fur|furosemide 40 mg|st=stopped}; {m.hydral|hydralazine 25 mg|st=stopped} (dizzy); {m.aml|amlodipine 5 mg|st=stopped} (ankles)')}
      ${line('Do not take:', '{x|ibuprofen, naproxen or salt substitutes with potassium|warned|m.ibu}. {x|No sildenafil with nitroglycerin|warned|m.sild}')}
      ${line('Today:', 'BP {l.e21sys|112|v=112;u=-}/{l.e21dia|66|v=66;u=-}, pulse {l.e21hr|64|v=64;u=-}, O2 {l.e21spo2|97%|v=97;u=%}, weight {l.e21wt|187 lb|v=187;u=lb}. Labs 05/29/2026: {l.k|potassium 4.4|v=4.4;u=-;on=2026-05-29}, {l.crea|creatinine 1.38|v=1.38;u=-;on=2026-05-29}, {l.bnp|NT-proBNP 890 pg/mL|v=890;u=pg/mL;on=2026-05-29}, {l.ldl|LDL 82|v=82;u=-;on=2026-05-29}')}
      ${line('Done so far:', '{p.cabg|bypass surgery 2012|on=2012}, {p.pci|stent 12/2025|on=2025-12}, {p.icd|defibrillator 2021|on=2021}; {i.echo|echo 04/2026|on=2026-04}: {l.lvef|EF 32%|v=32;u=%;on=2026-04}')}
      ${line('Next:', '{x|potassium and creatinine in 1 week and 4 weeks|planned|l.k}; {x|device check 07/2026|planned}; {x|cardiac rehab and flu shot this fall advised|recommended|m.vflu}')}
      <div style="display:flex;justify-content:space-between;align-items:end;margin-top:8px"><span>${signature(c.rnd, '#22306b', 100)}<br>Elise Nordquist, MD &nbsp; DEA/NPI on file</span><span>${hand('weigh every morning!', 27)}</span></div>
      <p style="font-size:13.4px">${c.t('{x|Your wife’s metformin is not on this list|relative|m.metf}.')} Bring this sheet to every visit. Printed by K. Old Crow, MA</p>${c.no('K. Old Crow, MA', 'assistant')}`,
    )
  },
  { dateAliases: ['2026-05-29'], width: 1060, scale: 1.38, degrade: { angle: -1.1, folds: [0.5] } },
)

/** Australia: an imaging practice's MRI of brain and hearing canals; short paragraphs, a conclusion in sentences. */
const brain = doc(
  'p1510.png',
  ['en', 'imaging', 'clean'],
  '2026-02-19',
  [
    'Banksia Point Radiology',
    'BANKSIA POINT RADIOLOGY',
    'Banksia Point Radiology, Geelong',
    'Banksia Point Radiology Pty Ltd',
  ],
  [
    'Dr Leonie Strachan',
    'Leonie Strachan',
    'Dr L Strachan',
    'Dr. Leonie Strachan',
    'Dr Leonie Strachan FRANZCR',
  ],
  ['Graeme Pascoe', 'Mr Graeme Pascoe', 'PASCOE, Graeme', 'Mr Graeme PASCOE', 'Pascoe, Graeme'],
  'MRI brain and internal auditory canals',
  (c) => {
    const p = (k, s) => `<p><b>${en(k)}</b><br>${c.t(s)}</p>`
    return sheet(
      `body{font:17px/1.48 ${FACE.lato};font-size:17px;padding:54px 84px}p{margin:10px 0}ul{margin:2px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center;border-bottom:2px solid #23646b;padding-bottom:8px"><div style="display:flex;gap:14px;align-items:center">${mark('wave', '#23646b', 50)}<b style="font-size:25px;color:#23646b">Banksia Point Radiology</b></div><div style="text-align:right;font-size:15px">19 Myers Street, Geelong VIC 3220<br>T 03 5550 7XXX &nbsp; www.banksiapoint.example</div></div>
      <div style="display:grid;grid-template-columns:1fr 1fr;margin:14px 0"><div><b>Mr Graeme PASCOE</b><br>DOB: 04/09/1961 &nbsp; Male<br>ID: BP 3XX 447</div><div>Date of examination: 19 February 2026<br>Reported: 20 February 2026<br>Referred by: Dr Yvette Moran, ENT Surgeon</div></div>${c.no('Dr Yvette Moran', 'referrer')}
      <p style="font-size:20px;color:#23646b"><b>MRI BRAIN AND INTERNAL AUDITORY CANALS</b></p>
      ${p('Clinical information', '{d.hearing|Left sensorineural hearing loss|icd=H90.42/H90.5} and {d.tinnitus|tinnitus|icd=H93.12/H93.19} for ten months, {o|unsteady at times}. {d.htn|Hypertension|icd=I10}. {d.melanoma|Melanoma of the back 2018|icd=Z85.820/C43.59;st=-;on=2018}. {x|No facial weakness|negated|d.bell}. {x|?acoustic neuroma, ?metastasis|question}.')}
      ${p('Technique', '{i.mrbrain|MRI of the brain|main=1} at 3T with high resolution T2 and T1 before and after {o|gadobutrol 7.5 mL}. {l.egfr|eGFR 81|v=81;u=-}. {x|No reaction to contrast|negated|a.contrgad}. Comparison: {i.cthead|CT brain 14/06/2021|on=2021-06-14}.')}
      ${p('Findings', '{d.schwan|An enhancing lesion fills the left internal auditory canal|icd=D33.3} and reaches 3 mm into the cerebellopontine angle, measuring {o|11 x 5 mm}. {x|The brainstem and cerebellum are not compressed|negated}. {o|The cochlea shows slightly reduced fluid signal}. {x|The right internal auditory canal is normal|negated}.\n{d.smallv|Scattered small white matter foci in the frontal lobes|icd=I67.82/I67.89/R90.82}, Fazekas 1. {d.lacune|An old lacunar infarct in the right thalamus|icd=I63.81/Z86.73/I69.30;st=-} was present in 2021. {x|No acute infarct, no haemorrhage|negated|d.ich}. {x|No enhancing parenchymal lesion to suggest metastatic disease|negated}. {x|Ventricles are not enlarged|negated|d.hydroceph}. {d.emptys|Partially empty sella|icd=E23.6}. {d.e32pineal|7 mm pineal cyst|icd=E34.8/E34.89/G93.0}. {x|No aneurysm of the large vessels|negated|d.aneur}.\n{d.retcyst|Retention cyst in the left maxillary sinus|icd=J34.1}; {d.deviated|nasal septum deviated to the right|icd=J34.2}. {x|Mastoids are clear|negated|d.mastoid}. {o|Left lens replaced}.')}
      <div style="border-top:2px solid #23646b;border-bottom:2px solid #23646b;padding:4px 0"><b>Conclusion</b><ul>${items(c, ['11 mm enhancing lesion of the left internal auditory canal, in keeping with {d.schwan|vestibular schwannoma} (Koos grade II). {x|Meningioma is considered less likely|considered|d.meningi}.', '{d.smallv|Mild chronic small vessel change} and {d.lacune|old right thalamic lacune}. {x|No evidence of intracranial metastasis|negated}.', '{x|Follow-up MRI in 6 months is suggested to establish growth|suggestion|i.mrbrain}.'])}</ul></div>
      <div style="margin-top:12px">${signature(c.rnd, '#22306b', 120)}<br>Dr Leonie Strachan FRANZCR &nbsp; Electronically verified 20/02/2026 08:47</div>
      <p style="font-size:14px">cc Dr Samir Haddad, Highton Medical Centre &nbsp; Images available online to your doctor</p>${c.no('Dr Samir Haddad', 'recipient of a copy')}${c.no('Highton Medical Centre', 'recipient of a copy')}`,
    )
  },
  { dateAliases: ['2026-02-20'], width: 1080, scale: 1.3 },
)

export const thirtysixthEnMore = [heart, brain]
