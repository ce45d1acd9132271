/** Other paper in English: an Emirates clinic's prescription with coded diagnoses, an American MRI of the neck. */
import { barcode, hand, mark, matrixCode, signature, stamp } from '../lib/decor.mjs'
import { FACE, doc, en, sheet } from './blind-parts.mjs'

/** Emirates: readings in a strip, diagnoses with codes, numbered drugs with generic name under the brand, stamp and a line by hand. */
const clinic = doc(
  'p1459.jpg',
  ['en', 'prescription', 'photo'],
  '2026-03-16',
  [
    'Marsa Pearl Medical Centre',
    'MARSA PEARL MEDICAL CENTRE',
    'Marsa Pearl Medical Centre LLC',
    'MARSA PEARL MEDICAL CENTRE LLC',
    'Marsa Pearl Medical Centre, Ras Al Khaimah',
  ],
  [
    'Dr. Faisal Qadri',
    'Faisal Qadri',
    'Dr Faisal Qadri',
    'DR. FAISAL QADRI',
    'Qadri, Faisal',
    'Dr. Faisal Qadri MRCGP',
  ],
  ['Lakshmi Narayanan', 'LAKSHMI NARAYANAN', 'Mrs. Lakshmi Narayanan', 'Ms. Lakshmi Narayanan'],
  'Prescription',
  (c) => {
    const row = (n, brand, how, days, qty, note = '') => {
      const [drug, generic] = brand.split('~')
      return `<tr data-line><td>${n}</td><td><b>${c.t(drug)}</b>${generic ? `<br><small>${c.t(generic)}</small>` : ''}</td><td>${en(how)}</td><td>${en(days)}</td><td>${en(qty)}</td><td>${c.t(note)}</td></tr>`
    }
    return sheet(
      `body{font:16px/1.34 ${FACE.calibri};font-size:17.2px;padding:44px 58px}.t td,.t th{border:1px solid #556;padding:3px 8px}.t th{background:#dbe9ee;text-align:left}small{font-size:14.6px}p{margin:7px 0}.v{display:grid;grid-template-columns:repeat(6,auto);border:1px solid #556;margin:8px 0}.v div{padding:4px 10px;border-right:1px solid #aab}`,
      `<div style="display:flex;justify-content:space-between;align-items:center;border-bottom:3px solid #0c6478;padding-bottom:6px"><div style="display:flex;gap:12px;align-items:center">${mark('wave', '#0c6478', 50)}<div><b style="font-size:23px;color:#0c6478">MARSA PEARL MEDICAL CENTRE LLC</b><br>Al Nakheel Street, Ras Al Khaimah &nbsp; Tel 07 2XX 0110 &nbsp; Lic. MOH-F-1XX24</div></div>${matrixCode(c.rnd, 18, 2.8)}</div>
      <p style="text-align:center;font-size:19px;margin:5px 0"><b>PRESCRIPTION</b> &nbsp; <span style="font-size:16px">eRx 26-7XX1183</span></p>
      <div style="display:grid;grid-template-columns:1.2fr 1fr 1fr"><div>Patient: <b>LAKSHMI NARAYANAN</b><br>DOB 08-Sep-1979 &nbsp; 46Y / F &nbsp; MRN 11XX93</div><div>Visit: 16-Mar-2026 18:20<br>Insurance: Daman XX / Basic</div><div>Doctor: Dr. Faisal Qadri<br>General practice, Lic. D3XX71</div></div>
      <div class="v"><div>BP ${c.t('{l.e21sys|142|v=142;u=-}/{l.e21dia|90|v=90;u=-}')} mmHg</div><div>Pulse ${c.t('{l.e21hr|88|v=88;u=-}')}</div><div>Temp ${c.t('{l.e21temp|37.9|v=37.9;u=-}')} &deg;C</div><div>SpO2 ${c.t('{l.e21spo2|98 %|v=98;u=%}')}</div><div>Wt ${c.t('{l.e21wt|78.5 kg|v=78.5;u=kg}')}</div><div style="border:0">Ht ${c.t('{l.e21ht|158 cm|v=158;u=cm}')}</div></div>
      <p><b>Allergies:</b> ${c.t('{a.pen|PENICILLIN|react=urticaria} (urticaria). {x|Food: none known|negated}')}</p>
      <p data-line><b>Diagnosis:</b> ${c.t('J01.90 {d.sinusac|Acute sinusitis, unspecified|icd=J01.90} (principal); I10 {d.htn|Essential hypertension|icd=I10}; E78.5 {d.hld|Hyperlipidemia|icd=E78.5}; J30.9 {d.allrhin|Allergic rhinitis|icd=J30.9}; K21.9 {d.gerd|GERD|icd=K21.9}')}</p>
      <table class="t"><tr><th>#</th><th style="width:36%">Medicine</th><th>Dose and frequency</th><th>Days</th><th>Qty</th><th style="width:19%">Instructions</th></tr>
      ${row(1, '{m.clari|Klacid 500 mg film-coated tablets|freq=1 tablet twice daily}~clarithromycin', '1 tablet twice daily', '7', '14', 'after food')}
      ${row(2, '{m.mome|Nasonex 50 mcg nasal spray|freq=2 sprays each nostril once daily}~mometasone furoate', '2 sprays each nostril once daily', '30', '1')}
      ${row(3, '{m.desl|Aerius 5 mg tablets|freq=1 tablet at night}~desloratadine', '1 tablet at night', '10', '10', '{x|may cause drowsiness|warned}')}
      ${row(4, '{m.para|Panadol 500 mg tablets|freq=2 tablets every 8 hours if needed}~paracetamol', '2 tablets every 8 hours if needed', '5', '30', '{x|not more than 8 in 24 hours|instruction}')}
      ${row(5, '{m.telmaml|Twynsta 80/5 mg tablets|dose=-;freq=1 tablet once daily}~telmisartan + amlodipine', '1 tablet once daily, morning', '90', '90', 'new; replaces Micardis')}
      ${row(6, '{m.eso|Nexium 20 mg tablets|freq=1 tablet once daily}~esomeprazole', '1 tablet once daily before breakfast', '28', '28', '{o|refill}')}
      ${row(7, '{m.ator|Lipitor 10 mg tablets|freq=1 tablet at bedtime;st=-}~atorvastatin', 'HOLD for 7 days, then 1 tablet at bedtime', '83', '84', 'not together with no. 1')}</table>
      <p data-line><b>Discontinued today:</b> ${c.t('{m.telm|Micardis 80 mg|st=stopped} (BP above target); {m.h14xylo|Otrivin nasal drops|dose=-;st=stopped} (used over 10 days)')}</p>
      <p data-line><b>Not prescribed:</b> ${c.t('{x|Augmentin: patient allergic to penicillin|avoided|m.coamox}. {x|Ibuprofen to be avoided with high blood pressure|avoided|m.ibu}.')}</p>
      <p data-line><b>Next visit:</b> ${c.t('16-Apr-2026, {x|fasting lipid profile and creatinine before the visit|planned|l.chol}. {x|X-ray or CT sinuses only if not better in 10 days|conditional|i.ctsinus}.')}</p>
      <div style="display:flex;justify-content:space-between;align-items:end"><div>${hand('BP diary at home, less salt', 26)}<br>${signature(c.rnd, '#1d2f6f', 110)}<br>Dr. Faisal Qadri MRCGP</div><div>${stamp(['DR. FAISAL QADRI', 'GENERAL PRACTITIONER', 'MARSA PEARL M.C.'], '#2a3c8a', -6)}</div><div style="text-align:right">${barcode(c.rnd, 34, 30)}<br><small>Valid 30 days. Dispensed by: ________</small></div></div>`,
    )
  },
  { width: 1080, scale: 1.36, degrade: { angle: -1.4, folds: [0.5] } },
)

/** United States: headings in capitals, findings level by level as lines, impression numbered. */
const neck = doc(
  'p1460.png',
  ['en', 'imaging', 'clean'],
  '2026-05-06',
  [
    'Cedar Hollow Imaging',
    'CEDAR HOLLOW IMAGING',
    'Cedar Hollow Imaging Center',
    'Cedar Hollow Imaging, Chattanooga',
    'Cedar Hollow Imaging, LLC',
  ],
  [
    'Beatrix Lindqvist, MD',
    'Beatrix Lindqvist',
    'Dr. Beatrix Lindqvist',
    'Lindqvist, Beatrix',
    'B. Lindqvist, MD',
  ],
  [
    'Terrence Oglesby',
    'OGLESBY, TERRENCE',
    'Oglesby, Terrence',
    'Terrence W. Oglesby',
    'OGLESBY, TERRENCE W',
  ],
  'MRI cervical spine without contrast',
  (c) => {
    const h = (s) => `<p style="margin-bottom:0"><b>${en(s)}</b></p>`
    const p = (s) => `<p style="margin-top:2px">${c.t(s)}</p>`
    const level = (k, s) => `<tr data-line><td><b>${en(k)}</b></td><td>${c.t(s)}</td></tr>`
    return sheet(
      `body{font:16px/1.4 ${FACE.arial};font-size:16.4px;padding:48px 72px}td{padding:2px 8px 2px 0}td:first-child{width:70px}p{margin:9px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center;border-bottom:2px solid #35523b;padding-bottom:7px"><div style="display:flex;gap:12px;align-items:center">${mark('leaf', '#35523b', 46)}<div><b style="font-size:23px;color:#35523b">Cedar Hollow Imaging</b><br>6140 Shallowford Rd, Chattanooga, TN 374XX</div></div><div style="text-align:right">Phone 423-555-01XX<br>Fax 423-555-01XX</div></div>
      <div style="display:grid;grid-template-columns:1fr 1fr;background:#f1f5f1;padding:7px 13px;margin:9px 0"><div>Patient: <b>OGLESBY, TERRENCE W</b><br>DOB: 04/28/1970 &nbsp; Age 56 &nbsp; M<br>MRN: CH-77XX2</div><div>Exam date: 05/06/2026 10:40 AM<br>Referring: Odalys Fuentes, NP, Missionary Ridge Spine<br>Accession: 26-05XX619</div></div>${c.no('Odalys Fuentes, NP', 'referring clinician')}${c.no('Missionary Ridge Spine', 'referring practice')}
      ${h('EXAM')}${p('{i.mrcs|MRI CERVICAL SPINE WITHOUT CONTRAST|main=1}')}
      ${h('HISTORY')}${p('56-year-old man with {o|neck pain} and {d.cradic|right C7 radiculopathy|icd=M54.12} since February. {p.e35acdf|ACDF C5-C6 in 2014|on=2014}. {x|No trauma, no cancer|negated}. {x|Rule out adjacent segment disease|question}. {x|Considering epidural injection|considered|p.e33esi}.')}
      ${h('TECHNIQUE')}${p('Sagittal T1, T2 and STIR, axial T2 and gradient echo at 1.5 T. {x|No gadolinium given|not given}.')}
      ${h('COMPARISON')}${p('{i.mrcs|MRI cervical spine|on=2021-11-12} 11/12/2021; {i.e35xrcs|cervical spine radiographs 03/19/2026|on=2026-03-19}.')}
      ${h('FINDINGS')}
      ${p('ALIGNMENT: {o|Straightening of the lordosis}; {d.spondylol|grade 1 anterolisthesis of C7 on T1|icd=M43.12/M43.13/M43.10}, 2 mm, new. BONES: Solid fusion at C5-C6 with anterior plate. {x|No fracture, no marrow replacing lesion|negated|d.vertfx}. {d.hemang|Hemangioma in T2|icd=D18.09}, unchanged. CORD: Normal signal. {x|No myelomalacia, no syrinx|negated|d.e35myelop}.')}
      <table>
      ${level('C2-C3', '{x|No disc herniation or stenosis|negated}.')}
      ${level('C3-C4', '{d.spondyl?|Left facet arthropathy|icd=M47.812/M47.892}; {d.foramst|mild left foraminal narrowing|icd=M48.02/M99.81/M99.71}.')}
      ${level('C4-C5', '{d.cdisc|Disc bulge|icd=M50.221/M50.20/M50.30} with uncovertebral spurring; mild canal narrowing, {x|no cord contact|negated}.')}
      ${level('C5-C6', 'Fused. {x|Canal and foramina widely patent|negated}.')}
      ${level('C6-C7', '{d.h25hern|Right paracentral disc extrusion|icd=M50.223/M50.20/M50.123}, 5 mm, larger than in 2021; flattens the right ventral cord. {d.ccanal|Moderate canal stenosis|icd=M48.02}, AP diameter {o|8 mm}; {d.foramst|severe right foraminal stenosis} with compression of the right C7 root.')}
      ${level('C7-T1', 'Facet arthropathy. {x|No significant stenosis|negated}.')}
      </table>
      ${p('OTHER: {d.thynod|11 mm nodule in the left thyroid lobe|icd=E04.1}. {x|No enlarged lymph nodes|negated|d.h11cervln}. Vertebral artery flow voids preserved. {d.retcyst|Small retention cyst in the right maxillary sinus|icd=J34.1}, partly seen.')}
      ${h('IMPRESSION')}
      <ol style="margin-top:2px"><li>${c.t('{d.h25hern|Right paracentral extrusion at C6-C7}, progressed, with {d.ccanal|moderate canal} and {d.foramst|severe right foraminal stenosis}; correlate for C7 symptoms.')}</li><li>${c.t('{x|No cord signal abnormality|negated|d.e35myelop}.')}</li><li>${c.t('{p.e35acdf|Solid C5-C6 fusion}; new {d.spondylol|2 mm anterolisthesis C7-T1}.')}</li><li>${c.t('{d.thynod|Left thyroid nodule}: {x|no follow-up is needed at this size unless risk factors are present|conditional|i.usthy}.')}</li></ol>
      <p style="margin-top:14px">Interpreted and electronically signed by <b>Beatrix Lindqvist, MD</b>, Neuroradiology, 05/06/2026 4:12 PM</p>
      <p style="font-size:13.6px">${c.t('{x|If you feel new weakness or lose control of your bladder, call your doctor at once|instruction}.')} Page 1 of 1</p>`,
    )
  },
  { width: 1080, scale: 1.3 },
)

export const thirtyfifthEnMore = [clinic, neck]
