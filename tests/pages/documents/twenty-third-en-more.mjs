/** Other pages in English: a Scottish MRI of the lumbar spine by level, an Irish child's vaccination card filled by hand, an Ontario hospital's form before an operation, partly filled in. */
import { barcode, hand, mark, signature, stamp } from '../lib/decor.mjs'
import { FACE, doc, en, items, sheet } from './blind-parts.mjs'

/** Scotland: a table with a row for each level, prose above and below, a short opinion. */
const spine = doc(
  'p791.png',
  ['en', 'imaging', 'clean'],
  '2025-09-29',
  [
    'Strathbrannoch Diagnostic Centre',
    'STRATHBRANNOCH DIAGNOSTIC CENTRE',
    'Strathbrannoch Diagnostic Center',
    'Strathbrannoch Diagnostics',
  ],
  ['Dr Fraser Dalrymple', 'Fraser Dalrymple', 'Dr F Dalrymple', 'Dr. Fraser Dalrymple'],
  ['Morag Abercrombie', 'ABERCROMBIE, Morag', 'Ms Morag Abercrombie', 'Ms M Abercrombie'],
  'MRI lumbar spine',
  (c) => {
    const p = (k, s) => `<p><b>${en(k)}</b> ${c.t(s)}</p>`
    const level = (name, s) => `<tr data-line><td class="n">${en(name)}</td><td>${c.t(s)}</td></tr>`
    return sheet(
      `body{font:17px/1.5 ${FACE.lato};font-size:17.6px;padding:52px 78px}p{margin:9px 0}td{border-top:1px solid #9aa;border-bottom:1px solid #9aa;padding:6px 10px}.n{width:86px;font-weight:bold}table{margin:8px 0}ol{margin:2px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:start"><div><b style="font:bold 26px ${FACE.cambria};color:#274a3f">Strathbrannoch Diagnostic Centre</b><br>19 Shore Road, Dunbrannoch PH0 0XX<br>Radiology reports: 01632 960 1XX</div>${mark('rings', '#274a3f', 56)}</div>
      <div style="background:#eef2ef;padding:8px 14px;margin:14px 0;display:grid;grid-template-columns:1fr 1fr"><div>Patient: <b>ABERCROMBIE, Morag</b><br>Date of birth: 08 March 1972<br>CHI: 080372XXXX</div><div>Examination date: 29 September 2025<br>Report date: 1 October 2025<br>Referrer: Mr Iain Kilbride, physiotherapist</div></div>${c.no('Mr Iain Kilbride', 'referrer')}
      <p style="font-size:20px"><b>${c.t('{i.mrls|MRI lumbar spine|main=1}')}</b></p>
      ${p('Clinical information:', '{o|Low back pain} for years, {d.sciat?|left sciatica|icd=M54.32/M54.42} since June. {x|No bladder or bowel disturbance|negated}. {x|Previous breast cancer: no|negated|d.breastca}. {x|?L5 root compression|question}.')}
      ${p('Technique:', 'Sagittal T1, T2 and STIR, axial T2 from L3 to S1. {x|No contrast was given|not given|a.gad}. Compared with {i.xrspine|lumbar spine radiographs of 14 May 2024|on=2024-05-14}.')}
      ${p('Alignment and bone:', 'Five lumbar type vertebrae. {d.spondylol|Grade 1 degenerative spondylolisthesis of L4 on L5, 5 mm|icd=M43.16}; {x|no pars defect|negated|d.spondlys}. Mild {d.scoli|lumbar scoliosis convex to the left|icd=M41.9/M41.26/M41.86}. {x|No fracture and no suspicious marrow lesion|negated|d.vertfx}. {d.hemang|Haemangioma in L2|icd=D18.09}. {o|Modic type 2 changes at L5/S1}. The conus ends at L1 and is normal.')}
      <table>
      ${level('L1/2', '{x|Normal|negated}')}
      ${level('L2/3', 'Mild {d.discbulge|disc bulge|icd=M51.36/M51.26/M51.360/M51.369}. {x|No canal or foraminal narrowing|negated}')}
      ${level('L3/4', 'Broad based bulge, mild {d.facet|facet joint hypertrophy|icd=M47.816/M47.896}. {x|No nerve root contact|negated}')}
      ${level('L4/5', 'Uncovering of the disc, marked facet arthropathy and thick ligamenta flava: {d.spinsten|moderate central canal stenosis|icd=M48.061/M48.062}. {o|Left lateral recess narrowed}. {d.e23synovial|Synovial cyst of the left facet joint, 7 mm|icd=M71.38/M71.30}, touching the left L5 root')}
      ${level('L5/S1', '{d.degdisc|Loss of disc height and signal|icd=M51.37/M51.379/M51.370/M51.36}. Small {d.dischern|central disc protrusion|icd=M51.27/M51.26} with annular fissure, {x|not touching the S1 roots|negated}')}</table>
      ${p('Soft tissues:', 'Fatty change in the lower multifidus. {d.rcyst|Right renal cyst of 3 cm|icd=N28.1}, {d.fibroid|fibroid uterus|icd=D25.9}. {x|The aorta is not dilated|negated|d.aaa}. {x|The sacroiliac joints show no oedema|negated|d.ankspond}.')}
      <p><b>Opinion:</b></p><ol>${items(c, ['{d.spinsten|Moderate L4/5 canal stenosis|icd=M48.061/M48.062} from {d.spondylol|degenerative spondylolisthesis|icd=M43.16} and facet disease.', '{d.e23synovial|Left L4/5 synovial cyst|icd=M71.38/M71.30}, the likely cause of left L5 symptoms.', '{x|No cauda equina compression|negated}. {x|No evidence of discitis|negated|d.discitis}.', 'Incidental renal cyst and fibroid; {x|no further imaging required|not needed|i.usren}.'])}</ol>
      ${p('Advice:', '{x|Referral to the spinal service is suggested|suggestion}. {x|Image guided aspiration of the cyst or a nerve root injection could be considered|considered|p.jointinj}. {x|Standing radiographs if surgery is planned|conditional|i.xrspine}.')}
      <div style="display:flex;justify-content:space-between;align-items:end;margin-top:26px"><div>${signature(c.rnd, '#333', 120)}<br>Dr Fraser Dalrymple, Consultant Radiologist, GMC 0000000</div><span>Radiographer: Shona Petrie</span></div>${c.no('Shona Petrie', 'radiographer')}`,
    )
  },
  { dateAliases: ['2025-10-01'], width: 1100, scale: 1.3 },
)

/** Ireland: a child's card; printed ages and vaccines, dates, batches and initials by hand; a school's part and notes below. */
const card = doc(
  'p792.jpg',
  ['en', 'other', 'photo'],
  '2025-11-13',
  [
    'Lough Sheever Health Centre',
    'LOUGH SHEEVER HEALTH CENTRE',
    'Lough Sheever Health Center',
    'Lough Sheever Primary Care Centre',
  ],
  ['Dr Maeve Corcoran', 'Maeve Corcoran', 'Dr M Corcoran', 'Dr M. Corcoran', 'Dr. Maeve Corcoran'],
  ['Oisín Brannigan', 'Oisin Brannigan', 'BRANNIGAN, Oisín', 'Oisín Brannigan (child)'],
  'Immunisation card',
  (c) => {
    const iso = (s) => s.replace(/(\d\d)\/(\d\d)\/(\d\d)/, '20$3-$2-$1')
    const w = (s) => hand(s, 25)
    let age = ''
    const given = (when, list, date, batch, who) => {
      const first = when === age ? '' : when
      age = when
      return list
        .map(
          ([name, key], i) =>
            `<tr data-line><td class="a">${i ? '' : en(first)}</td><td>${c.t(`{m.${key}?|${name}|dose=-;st=-;on=${iso(date)}}`)}</td><td>${w(date)}</td><td>${w(batch[i])}</td><td>${i ? '' : w(who)}</td></tr>`,
        )
        .join('')
    }
    const empty = (when, name, key, reason, note = '') =>
      `<tr data-line><td class="a">${en(when)}</td><td>${c.t(`{x|${name}|${reason}|m.${key}}`)}</td><td>${note ? w(note) : ''}</td><td></td><td></td></tr>`
    return sheet(
      `body{font:17px/1.28 ${FACE.arial};font-size:16px;padding:36px 48px}html{background:#fbf6df}td,th{border:1px solid #8b7a3d;padding:1.5px 8px;vertical-align:middle}th{background:#efe3b0;font-size:15px}.a{width:120px;font-weight:bold}p{margin:4px 0}h3{font-size:17px;margin:9px 0 2px;color:#6b5a17}`,
      `<div style="display:flex;justify-content:space-between;align-items:center;border:2px solid #6b5a17;padding:6px 12px"><div><b style="font-size:24px;color:#6b5a17">IMMUNISATION CARD</b><br>Please bring this card to every visit</div>${mark('star', '#6b5a17', 46)}</div>
      <div style="display:grid;grid-template-columns:1fr 1fr;margin:6px 0;line-height:1.5"><div>Child's name: ${w('Oisín Brannigan')}<br>Date of birth: ${w('02/09/20')} &nbsp; Boy &#10003; &nbsp; Girl<br>Address: ${w('Ballinafid, Mullingar')}</div><div>Doctor: ${w('Dr Maeve Corcoran')}<br>Health centre: ${w('Lough Sheever Health Centre')}<br>Mother: ${w('Gráinne Brannigan')}</div></div>${c.no('Gráinne Brannigan', 'mother')}
      <table><tr><th>Age</th><th style="width:37%">Vaccine</th><th>Date</th><th>Batch no.</th><th>Given by</th></tr>
      ${given(
        '2 months',
        [
          ['6 in 1', 'e23hexa'],
          ['PCV', 'vpcv'],
          ['MenB', 'e23menb'],
          ['Rotavirus (oral)', 'e12rota'],
        ],
        '05/11/20',
        ['A21CD118B', 'DL4471', 'ABX202A', 'RT031'],
        'MC',
      )}
      ${given(
        '4 months',
        [
          ['6 in 1', 'e23hexa'],
          ['MenB', 'e23menb'],
          ['Rotavirus (oral)', 'e12rota'],
        ],
        '07/01/21',
        ['A21CD203A', 'ABX318B', 'RT052'],
        'MC',
      )}
      ${given(
        '6 months',
        [
          ['6 in 1', 'e23hexa'],
          ['PCV', 'vpcv'],
          ['MenC', 'e23menc'],
        ],
        '11/03/21',
        ['A21CD277C', 'DM1203', 'NJ88'],
        'TF',
      )}
      ${given(
        '12 months',
        [
          ['MMR', 'vmmr'],
          ['MenB', 'e23menb'],
        ],
        '16/09/21',
        ['T014882', 'ABX440'],
        'MC',
      )}
      ${given(
        '13 months',
        [
          ['Hib/MenC', 'e23hibmenc'],
          ['PCV', 'vpcv'],
        ],
        '21/10/21',
        ['HM3319', 'DN2280'],
        'MC',
      )}
      ${given(
        'School',
        [
          ['4 in 1 (DTaP/IPV)', 'e23dtapipv'],
          ['MMR', 'vmmr'],
        ],
        '13/11/25',
        ['AC20B71', 'W00613'],
        'HSE team',
      )}
      ${given('Other', [['Nasal flu', 'vflu']], '09/10/24', ['PK3107'], 'TF')}
      ${empty('Other', 'Chickenpox', 'e12vvar', 'not given', 'had it 03/22')}
      ${empty('Other', 'BCG', 'e23bcg', 'not given', 'not done')}
      ${empty('12 years', 'HPV', 'e23hpv', 'planned')}
      ${empty('12 years', 'Tdap', 'tdap', 'planned')}
      ${empty('12 years', 'MenACWY', 'h11vmenq', 'planned')}</table>
      <h3>Reactions and allergies</h3>
      <p data-line style="line-height:1.5">${c.t('{x|Fever 38.8 after 2 month vaccines, settled with paracetamol|not an allergy}. {a.cashew|Cashew nut|react=lip swelling and hives}: lip swelling and hives, 2023. {x|Egg: no problem, MMR given normally|negated|a.egg}. {x|No reaction to gelatine|negated}.')}</p>
      <h3>Health checks</h3>
      <table><tr><th>Check</th><th>Date</th><th>Result</th></tr>
      <tr data-line><td>Newborn hearing</td><td>${w('04/09/20')}</td><td>${c.t('{x|Clear both ears|negated|d.hearing}')}</td></tr>
      <tr data-line><td>Newborn bloodspot</td><td>${w('06/09/20')}</td><td>${c.t('{x|Cystic fibrosis not suspected|negated|d.cf}; {x|hypothyroidism not suspected|negated|d.hypothy}')}</td></tr>
      <tr data-line><td>Hips</td><td>${w('14/10/20')}</td><td>${c.t('{i.uship|Hip ultrasound|on=2020-10-14} (breech birth): {x|no dysplasia|negated|d.cdh}')}</td></tr>
      <tr data-line><td>Two years</td><td>${w('20/09/22')}</td><td>${c.t('{l.e21wt|12.9 kg|v=12.9;u=kg;on=2022-09-20}, {l.e21ht|87.5 cm|v=87.5;u=cm;on=2022-09-20}')}</td></tr>
      <tr data-line><td>School entry</td><td>${w('13/11/25')}</td><td>${c.t('{l.e21wt|18.6 kg|v=18.6;u=kg;on=2025-11-13}, {l.e21ht|110 cm|v=110;u=cm;on=2025-11-13}, vision right {l.va?|6/9|v=6/9;u=-;on=2025-11-13}, left 6/6')}</td></tr></table>
      <h3>Notes</h3>
      <p data-line>${c.t('{d.eczema|Eczema|icd=L20.9}, uses {o|emollient}. {m.adren|EpiPen Jr 0.15 mg|dose=0.15 mg;freq=if needed} at home and school. {d.varicel|Chickenpox March 2022|st=-;on=2022-03;icd=B01.9/Z86.19}. {x|Asthma: no|negated|d.asthma}. {x|Sister has epilepsy: vaccines may be given|family history|d.epil}. {x|Eye test to be repeated|planned|l.va}.')}</p>
      <div style="display:flex;justify-content:space-between;align-items:end;margin-top:4px">${stamp(['LOUGH SHEEVER', 'HEALTH CENTRE', '13 NOV 2025'], '#4a2d7a', -6)}<div>${hand('M. Corcoran', 28)}<br>Doctor's signature &nbsp; ${hand('13/11/25', 24)}</div></div>`,
    )
  },
  { width: 1080, scale: 1.42, degrade: { angle: 1.3 } },
)

/** Ontario: a hospital's questionnaire before an operation; boxes, handwriting, several parts left empty. */
const preop = doc(
  'p793.png',
  ['en', 'other', 'clean'],
  '2026-02-25',
  [
    'Maple Narrows General Hospital',
    'MAPLE NARROWS GENERAL HOSPITAL',
    'Maple Narrows General Hospital Pre-Admission Clinic',
    'Maple Narrows Hospital',
  ],
  [
    'Dr. Simone Okonjo-Reid',
    'Simone Okonjo-Reid',
    'Dr. S. Okonjo-Reid',
    'Dr Simone Okonjo-Reid',
    'DR. S. OKONJO-REID',
  ],
  ['Arthur Kowalczyk', 'KOWALCZYK, ARTHUR', 'Mr. Arthur Kowalczyk', 'Kowalczyk, Arthur'],
  'Pre-operative questionnaire',
  (c) => {
    const w = (s) => `<span class="w">${c.t(s)}</span>`
    const box = (on) => `<span class="x">${on ? '☒' : '☐'}</span>`
    /** answer: y yes, n no, - left empty */
    const q = (question, answer, note = '') =>
      `<tr data-line><td>${c.t(question)}</td><td class="t">${box(answer === 'y')} Yes</td><td class="t">${box(answer === 'n')} No</td><td class="z">${note ? w(note) : ''}</td></tr>`
    const no = (text, key) => q(`{x|${text}|negated|${key}}`, 'n')
    const blank = (text, key) => q(`{x|${text}|not answered${key ? `|${key}` : ''}}`, '-')
    const drug = (name, how, last) =>
      `<tr data-line><td>${w(name)}</td><td>${hand(how, 24)}</td><td>${last ? hand(last, 24) : ''}</td></tr>`
    return sheet(
      `body{font:16px/1.28 ${FACE.arial};font-size:15.6px;padding:36px 54px}.w{font:25px 'Dancing Script',cursive;color:#1d2f6f;line-height:1}td,th{border:1px solid #888;padding:1.5px 8px;vertical-align:middle}th{background:#e9e9e9;font-size:14.6px}.t{width:70px;white-space:nowrap}.z{width:39%}.x{font-family:'DejaVu Sans';font-size:16px}h3{font-size:15.6px;background:#333;color:#fff;padding:1px 8px;margin-top:8px}p{margin:3px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div><b style="font-size:21px">Maple Narrows General Hospital</b><br>Pre-Admission Clinic, 55 Lakeshore Dr, Orillia, Ontario</div><div style="text-align:center"><b style="font-size:19px">Pre-Operative Questionnaire</b><br>to be completed by the patient</div>${barcode(c.rnd, 36, 34)}</div>
      <div style="display:grid;grid-template-columns:1.1fr 1fr;border:1px solid #888;padding:4px 10px;margin:6px 0;line-height:1.5"><div>Name: ${hand('Arthur Kowalczyk', 26)}<br>Date of birth: ${hand('19 Aug 1954', 26)} &nbsp; Sex: ${box(true)} M ${box(false)} F<br>Health card: ${hand('XXXX XXX 662', 26)}</div><div>Surgeon: DR. S. OKONJO-REID<br>Operation: ${c.t('{x|Right total hip replacement|planned|p.tha}')}<br>Date of surgery: 2026-03-18 &nbsp; Family doctor: ${hand('Dr. Bhatt', 26)}</div></div>${c.no('Dr. Bhatt', 'family doctor')}
      <h3>A. Have you ever had?</h3><table>
      ${q('{d.htn|High blood pressure|icd=I10}', 'y', 'since 2005')}
      ${no('Heart attack or angina', 'd.mi')}
      ${q('Irregular heart beat', 'y', '{d.svt|SVT|st=-;icd=I47.10/I47.1/I47.19/Z86.79}, gone since ablation')}
      ${no('Pacemaker or defibrillator', 'p.pacem')}
      ${no('Stroke or TIA', 'd.stroke')}
      ${q('{d.osa|Sleep apnea|icd=G47.33/G47.30}', 'y', 'CPAP every night')}
      ${no('Asthma or COPD', 'd.asthma')}
      ${q('{d.dm2|Diabetes|icd=E11.9/E11.65}', 'y', 'type 2, pills only')}
      ${blank('Kidney disease', 'd.ckd')}
      ${no('Hepatitis or jaundice', 'd.hepb')}
      ${q('{d.gerd|Heartburn or reflux|icd=K21.9/R12}', 'y', 'if I eat late')}
      ${q('Blood clot in leg or lung', 'y', '{d.pe|lung clot after knee surgery 2017|icd=Z86.711/I26.99;st=-;on=2017}')}
      ${blank('Bleeding problem')}
      ${no('Seizures or epilepsy', 'd.epil')}
      ${q('Glaucoma, dentures, hearing aids', 'y', '{d.hearaid?|hearing aids, both|icd=H91.93/H91.90/H90.3}')}
      ${q('Problem with an anaesthetic (you)', 'y', '{o|very sick after, 2017}')}
      ${q('Problem with an anaesthetic (family)', '-', '{x|mother: hard to wake up|family history}')}</table>
      <h3>B. Operations</h3><p data-line>${w('{p.tka|L knee replacement 2017|on=2017}, {p.ablat|heart ablation 2012|on=2012}, {p.tonsil|tonsils as a child}')}</p>
      <h3>C. Medicines, vitamins, herbals</h3><table><tr><th style="width:42%">Name and strength</th><th>How often</th><th>Last taken</th></tr>
      ${drug('{m.vals|Valsartan 160 mg|freq=every morning}', 'every morning', '')}
      ${drug('{m.metf|Metformin 500 mg|freq=2 in the morning, 2 at supper}', '2 in the morning, 2 at supper', '')}
      ${drug('{m.ros|Rosuvastatin 20 mg|freq=bedtime}', 'bedtime', '')}
      ${drug('{m.pan|Pantoprazole 40 mg|freq=before breakfast}', 'before breakfast', '')}
      ${drug('{m.melox|Meloxicam 15 mg|freq=when the hip is bad}', 'when the hip is bad', 'Feb 22')}
      ${drug('{m.fishoil?|Fish oil|dose=-}', 'daily', '')}</table>
      <h3>D. Allergies</h3><table>${q('Medicines', 'y', '{a.code|codeine|react=itch} - itch, {a.clinda|clindamycin|react=rash} - rash')}${no('Latex', 'a.latex')}${q('Tape or bandages', 'y', '{a.elast|tape|react=blisters} - blisters')}${blank('Iodine or contrast dye', 'a.contrast')}${blank('Foods')}</table>
      <h3>E. Habits</h3><table>${q('{x|Smoke now|negated|d.smoker}', 'n', '{d.exsmoker|quit 1998|icd=Z87.891}')}${q('Alcohol', 'y', '{o|2 beers on weekends}')}${blank('Cannabis or other drugs')}${blank('Could you be pregnant?')}</table>
      <h3>F. For nurse / anaesthesia</h3><p data-line>${c.t('BP {l.e21sys|148|v=148;u=-}/{l.e21dia|82|v=82;u=-}, Pulse {l.e21hr|68|v=68;u=-}, SpO2 {l.e21spo2|96 %|v=96;u=%}, Height {l.e21ht|175 cm|v=175;u=cm}, Weight {l.e21wt|101 kg|v=101;u=kg}, BMI {l.e21bmi|33.0|v=33.0;u=-}, ASA class ......, Airway ......')}</p>
      <p data-line>${c.t('Bloods 2026-02-25: {l.hgb|Hb 138 g/L|on=2026-02-25}, {l.plt|platelets 226|v=226;u=-;on=2026-02-25}, {l.crea|creatinine 88 umol/L|on=2026-02-25}, {l.k|K 4.4 mmol/L|v=4.4;u=mmol/L;on=2026-02-25}, {l.a1c|A1c 7.3 %|v=7.3;u=%;on=2026-02-25}, {x|INR ......|not filled in|l.inr}, {x|group and screen to be drawn on the day|planned|l.abscr}. {p.ecg|ECG}: sinus rhythm, {d.rbbb|RBBB|icd=I45.10/I45.19}. {x|Chest X-ray not required|not needed|i.cxr}. {x|MRSA swab pending|pending|l.mrsa}.')}</p>
      <p>${c.t('**Instructions given:** {x|stop meloxicam 7 days before|instruction|m.melox}; {x|no metformin on the morning of surgery|instruction|m.metf}; {x|bring CPAP|instruction}; {x|nothing to eat after midnight|instruction}; {x|dalteparin for 28 days after surgery|planned|m.dalte}; {x|consider spinal anaesthetic|considered|p.spinal}.')}</p>
      <div style="display:flex;justify-content:space-between;align-items:end;margin-top:4px"><div>Patient signature: ${signature(c.rnd, '#1d2f6f', 110)} Date: ${hand('Feb 25, 2026', 25)}</div><span>Nurse: ${hand('T. Beaulieu RN', 25)} &nbsp; Anaesthetist: ________</span></div>${c.no('T. Beaulieu', 'nurse')}`,
    )
  },
  { width: 1100, scale: 1.3 },
)

export const twentyThirdEnMore = [spine, card, preop]
