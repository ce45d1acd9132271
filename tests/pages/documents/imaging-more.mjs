/** Further imaging reports: mammogram with ultrasound, head CT, bone densitometry, echocardiogram. */
import { mark, signature, stamp } from '../lib/decor.mjs'
import { FACE, en, items, paragraphs, sheet } from './parts.mjs'

const block = (c, title, text) => `<h3>${title}</h3>${paragraphs(c, [text])}`

const breast = {
  file: 'p29.jpg',
  lang: 'en',
  category: 'imaging',
  variant: 'scan',
  date: '2023-08-14',
  degrade: { angle: -0.6 },
  facility: "Magnolia Women's Imaging",
  facilityAliases: ['Magnolia Womens Imaging', "Magnolia Women's Imaging Center", 'Magnolia'],
  physician: 'Thaddeus Romano, MD',
  physicianAliases: ['Thaddeus Romano', 'T. Romano, MD', 'Dr. Romano'],
  patient: 'Loraine Petrakis',
  patientAliases: ['PETRAKIS, LORAINE', 'Petrakis, Loraine'],
  title: 'Diagnostic mammogram and breast ultrasound',
  html: (c) =>
    sheet(
      `body{font:19px/1.5 ${FACE.arial};padding:46px 66px}h3{font-size:18px;margin-top:11px;border-left:6px solid #999;padding-left:8px}p{margin:3px 0}td{padding:1px 14px 1px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><b style="font-size:24px">Magnolia Women's Imaging</b>${mark('rings', '#7a4', 48)}</div><table style="width:auto;margin:8px 0"><tr><td>Patient</td><td><b>PETRAKIS, LORAINE</b></td><td>Exam</td><td><b>Aug 14, 2023</b></td></tr><tr><td>Birth date</td><td>Mar 02, 1972</td><td>Ordered by</td><td>Dr. Vivienne Archer</td></tr></table>${c.no('Dr. Vivienne Archer', 'physician name')}
      ${block(c, 'EXAMINATIONS', '1. {i.mammo|Bilateral diagnostic mammogram|on=2023-08-14} with tomosynthesis. 2. {i.usbreast|Targeted left breast ultrasound|on=2023-08-14}.')}
      ${block(c, 'HISTORY', 'Palpable lump left breast. Maternal aunt {x|breast cancer|family history|d.breastca} at 70. {x|No prior breast surgery|negated|p.lumpec}. Takes {m.estr|estradiol patch|dose=-}.')}
      ${block(c, 'COMPARISON', 'Screening study of 07/2021 from an outside facility.')}
      ${block(c, 'MAMMOGRAPHIC FINDINGS', '{o|Heterogeneously dense breast tissue}. {o|Circumscribed oval mass} at the site of concern. {x|No suspicious calcifications|negated}, {x|no architectural distortion|negated}. {x|No axillary adenopathy|negated}.')}
      ${block(c, 'ULTRASOUND FINDINGS', 'At 2:00, 4 cm from the nipple, a 13 x 8 mm oval hypoechoic mass, parallel, consistent with {d.fibrad|fibroadenoma}. {x|No cyst|negated}.')}
      ${block(c, 'IMPRESSION', 'Probably benign left breast fibroadenoma. {x|No mammographic evidence of malignancy|negated|d.breastca}. {o|BI-RADS 3}. {x|Ultrasound in 6 months|planned}; {x|biopsy|not indicated|p.corebx} is not required at present.')}
      <p style="font-size:15px;border:1px solid #999;padding:6px 10px;margin-top:12px">${c.t('A negative report should not delay biopsy if a clinically suspicious mass is present. {x|Dense tissue may hide cancers|general notice}.')}</p><div style="margin-top:10px">${signature(c.rnd)}<br>Thaddeus Romano, MD &nbsp; Signed 08/15/2023 09:12</div>`,
    ),
}

const head = {
  file: 'p31.jpg',
  lang: 'en',
  category: 'imaging',
  variant: 'photo',
  date: '2024-10-03',
  fixture: true,
  degrade: { angle: 2.8 },
  facility: 'Fenbridge Royal Hospital',
  facilityAliases: ['Fenbridge Royal', 'Fenbridge Royal Hospital Radiology', 'The Fenbridge Royal Hospital'],
  physician: 'Dr Leofric Sandys',
  physicianAliases: ['Leofric Sandys', 'Dr L Sandys', 'L Sandys'],
  patient: 'Winifred Ogilvie',
  patientAliases: ['OGILVIE, Winifred', 'OGILVIE Winifred', 'Mrs Winifred Ogilvie'],
  title: 'CT Head',
  html: (c) =>
    sheet(
      `body{font:21px/1.5 ${FACE.narrow};padding:50px 76px}h3{font-size:21px;margin-top:10px}p{margin:2px 0}`,
      `<div style="background:#dde3ea;padding:10px 18px"><b>RADIOLOGY REPORT</b> &nbsp; Fenbridge Royal Hospital &nbsp; Imaging Department</div><p style="margin-top:10px">OGILVIE, Winifred &nbsp; F &nbsp; 92 y &nbsp; DOB 05/12/1931 &nbsp; NHS 999 731 0054</p><p>Event date 03/10/2024 04:12 &nbsp;&nbsp; Report date 03/10/2024 05:01 &nbsp;&nbsp; Ref: Dr M Achebe, ED</p>${c.no('Dr M Achebe', 'physician name')}
      <p style="margin-top:12px"><b>${c.t('{i.cthead|CT Head|on=2024-10-03}')}</b></p>
      ${block(c, 'Clinical details', '{o|Unwitnessed fall} at nursing home. On {m.edox|edoxaban|dose=-}. GCS 14. {x|? bleed|question|d.ich}. Background {d.demen|dementia}.')}
      ${block(c, 'Comparison', 'CT head 11/06/2022.')}
      ${block(c, 'Report', 'There is an {d.sdh|acute subdural haematoma} over the right convexity, maximum depth 9 mm, with {o|4 mm midline shift}. {x|No skull fracture|negated}. {x|No established territorial infarct|negated|d.stroke}. {d.smallv|Chronic microvascular ischaemic changes} and {d.atrophy|generalised cerebral atrophy} are stable. {x|No hydrocephalus|negated}. Paranasal sinuses: {o|mucosal thickening in the left maxillary sinus}. {x|No cervical spine injury on the included images|negated}.')}
      ${block(c, 'Conclusion', 'Acute right subdural haematoma with {o|mild mass effect}. {x|Neurosurgical referral|advice} advised. {x|Burr hole evacuation|not yet decided|p.burr} at the discretion of the neurosurgeons. {x|Reversal of anticoagulation to be considered|considered}.')}
      <p style="margin-top:14px">Dr Leofric Sandys, Consultant Radiologist, GMC 0000000</p><div style="text-align:right">${stamp(['URGENT', 'TELEPHONED TO ED 05:04'], '#b01818', 6)}</div>`,
    ),
}

const bone = {
  file: 'p32.png',
  lang: 'en',
  category: 'imaging',
  variant: 'clean',
  date: '2024-03-19',
  facility: 'Aspen Ridge Bone Health',
  facilityAliases: ['Aspen Ridge', 'Aspen Ridge Bone Health Center', 'Aspen Ridge Bone Health Centre'],
  physician: 'Mireille Dupont, MD',
  physicianAliases: ['Mireille Dupont', 'Dr. Dupont', 'M. Dupont, MD'],
  patient: 'Constance Hargrove',
  patientAliases: ['Hargrove, Constance', 'HARGROVE, CONSTANCE'],
  title: 'Bone Densitometry (DXA)',
  html: (c) => {
    const site = (name, area, bmd, t, z) =>
      `<tr data-line><td>${name}</td><td>${area}</td><td>${bmd}</td><td>${c.t(`{l.tscore?|${t}|v=${t};u=-}`)}</td><td>${z}</td></tr>`
    return sheet(
      `body{font:19px/1.45 ${FACE.roboto};padding:44px 60px}td,th{border:1px solid #aaa;padding:5px 10px;text-align:center}h3{font-size:19px;margin-top:12px}p{margin:4px 0}`,
      `<b style="font-size:27px">${c.t('{i.dexa|Bone Densitometry (DXA)|on=2024-03-19}')}</b><div>Aspen Ridge Bone Health · 12 Larch St, Durango, CO</div><p>Hargrove, Constance &nbsp; 68 y F &nbsp; DOB 05/07/1955 &nbsp; Ht 62 in &nbsp; Wt 131 lb<br>Scan date: 03/19/2024 &nbsp; Analyzed: 03/20/2024 &nbsp; Referring: ${en('Lionel Baptiste, MD')}</p>${c.no('Lionel Baptiste, MD', 'physician name')}
      <h3>Indication</h3><p>${c.t('{o|Postmenopausal}, prior {d.colles|wrist fracture|st=historical;on=2020} 2020. {d.phpt|Primary hyperparathyroidism}. Mother with {x|hip fracture|family history|d.hipfx}. On {m.alen|alendronate 70 mg weekly|freq=weekly}, {m.chole|vitamin D3 1000 IU|freq=daily}.')}</p>
      <table style="margin:12px 0"><tr><th>Region</th><th>Area (cm2)</th><th>${c.t('{o|BMD} (g/cm2)')}</th><th>T-score</th><th>${c.t('{o|Z-score}')}</th></tr>${site('Lumbar spine L1-L4', '54.1', '0.764', '-2.6', '-0.8')}${site('Left femoral neck', '4.9', '0.611', '-2.1', '-0.5')}${site('Left total hip', '31.7', '0.742', '-1.6', '-0.4')}</table>
      <h3>Assessment</h3><p>${c.t('{d.osteoporosis|Osteoporosis} by WHO criteria at the lumbar spine; {d.osteopenia|osteopenia} at the hip. Vertebral fracture assessment: {d.vertfx|T12 wedge fracture}. {x|Degenerative artifact was excluded from analysis|note}. FRAX not calculated on treatment.')}</p>
      <p style="font-size:15.5px">${c.t('{x|Normal: T-score -1.0 or above|reference comment}. {x|Osteopenia: between -1.0 and -2.5|reference comment}. {x|Osteoporosis: -2.5 or below|reference comment}.')}</p>
      <h3>Recommendation</h3><p>${c.t('{x|Change to denosumab may be considered|considered|m.deno}. {x|Repeat DXA in 2 years|planned}. {x|Exclude multiple myeloma|question} if height loss progresses.')}</p>${signature(c.rnd)}<p>Mireille Dupont, MD, CCD</p>`,
    )
  },
}

const heart = {
  file: 'p33.jpg',
  lang: 'en',
  category: 'imaging',
  variant: 'photo',
  date: '2023-05-09',
  scale: 1.3,
  degrade: { angle: -1.1 },
  facility: 'Lockhart Valley Cardiac Diagnostics',
  facilityAliases: ['Lockhart Valley', 'Lockhart Valley Cardiac', 'Lockhart Valley Cardiac Diagnostics LLC'],
  physician: 'Gideon Marsh, MD',
  physicianAliases: ['Gideon Marsh', 'Dr. Marsh', 'G. Marsh, MD', 'Gideon Marsh, MD, FASE'],
  patient: 'Bernadette Quill',
  patientAliases: ['QUILL, BERNADETTE', 'Quill, Bernadette'],
  title: 'Transthoracic Echocardiogram',
  html: (c) => {
    const dim = (name, v, n) => `<tr><td>${c.t(`{o|${name}}`)}</td><td>${v}</td><td>${n}</td></tr>`
    return sheet(
      `body{font:18px/1.4 ${FACE.verdana};font-size:16.5px;padding:44px 56px}.c{display:grid;grid-template-columns:1fr 1.35fr;gap:26px}td,th{padding:3px 6px;border-bottom:1px solid #ccc}h3{font-size:17px;margin:10px 0 2px}p{margin:3px 0}ol{padding-left:24px}`,
      `<div style="text-align:center"><b style="font-size:22px">${c.t('{i.echo|Transthoracic Echocardiogram|on=2023-05-09}')}</b><br>Lockhart Valley Cardiac Diagnostics</div><p style="border:1px solid #555;padding:6px 10px">QUILL, BERNADETTE &nbsp; DOB 08/28/1959 &nbsp; Study date 05/09/2023 10:22 &nbsp; BP 138/76 &nbsp; BSA 1.81 m2<br>Indication: ${c.t('{d.dcm|Dilated cardiomyopathy}; {x|rule out thrombus|question}')} &nbsp; Ordering: Saul Whitfield, PA</p>${c.no('Saul Whitfield, PA', 'physician name')}
      <div class="c"><div><h3>Measurements</h3><table><tr><th></th><th>Value</th><th>Normal</th></tr>${dim('LVIDd', '6.1 cm', '3.8-5.2')}${dim('LVIDs', '5.0 cm', '2.2-3.5')}${dim('IVSd', '0.9 cm', '0.6-0.9')}${dim('LA volume index', '46 mL/m2', '&lt;34')}${dim('E/e prime', '17', '&lt;14')}${dim('RVSP', '44 mmHg', '&lt;35')}${dim('AV peak velocity', '1.4 m/s', '')}</table></div>
      <div><h3>Findings</h3>${paragraphs(c, ['Left ventricle: {o|severely dilated}. {l.lvef|Ejection fraction 28%}, {o|global hypokinesis}. {x|No left ventricular thrombus|negated}. {x|No left ventricular hypertrophy|negated|d.lvh}.', '{o|Left atrium: dilated}. {o|Device lead} in the right heart.', 'Mitral valve: {d.mitral|moderate mitral regurgitation}, functional. {x|No mitral stenosis|negated}.', 'Aortic valve: trileaflet, {x|no aortic stenosis|negated|d.astenosis}.', 'Pericardium: {x|no effusion|negated}; small {d.pleff|left pleural effusion}.'])}
      <h3>Conclusions</h3><ol>${items(c, ['Severely reduced LV systolic function, {l.lvef|EF 28%} ({l.lvef?|was 35% in 2021|v=35;u=%;on=2021}).', 'Moderate functional MR.', '{o|Pulmonary hypertension, RVSP 44 mmHg}.', '{x|No evidence of endocarditis|negated}.'])}</ol></div></div>
      <div>${signature(c.rnd)}<br>Gideon Marsh, MD, FASE &nbsp; Read 05/10/2023</div>`,
    )
  },
}

export const imagingMore = [breast, head, bone, heart]
