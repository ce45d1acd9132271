/** United Kingdom discharge letters: day-first, "Dear Dr", NHS headings, UK drug names. */
import { mark, signature, stamp } from '../lib/decor.mjs'
import { FACE, items, paragraphs, sheet } from './parts.mjs'

/** A ward's electronic discharge letter with label : text rows. */
const dearDoctor = {
  file: 'p15.jpg',
  lang: 'en',
  category: 'discharge',
  variant: 'scan',
  date: '2024-04-11',
  dateAliases: ['2024-04-12'],
  facility: 'Ravensholme District Hospital',
  facilityAliases: [
    'Ravensholme Hospital',
    'Ravensholme and Dale NHS Foundation Trust',
    'Ravensholme and Dale NHS Trust',
  ],
  physician: 'Dr Farida Iqbal',
  physicianAliases: ['Farida Iqbal', 'Dr F Iqbal', 'F Iqbal', 'Dr Farida Iqbal, ST5 Respiratory Medicine'],
  patient: 'Derek Alderton',
  patientAliases: ['ALDERTON, Derek', 'Mr Derek Alderton', 'Mr Alderton', 'Mr D Alderton'],
  title: 'Discharge letter',
  degrade: { angle: -0.9 },
  html: (c) => {
    const row = (k, v) => `<tr><th>${k}</th><td>${v}</td></tr>`
    return sheet(
      `body{font:18.5px/1.42 ${FACE.arial};padding:42px 54px}table{margin:10px 0}th{width:230px;font-weight:bold;padding:4px 8px;vertical-align:top}td{padding:4px 8px}ol,ul{padding-left:20px;margin:0}.r{text-align:right}`,
      `<div class="r"><b style="font-size:24px">Ravensholme and Dale</b><br><span style="background:#005;color:#fff;padding:0 8px;font-weight:bold">NHS Foundation Trust</span></div>
      <div style="display:flex;justify-content:space-between"><div>Dr K Ashworth<br>Millrace Surgery<br>Mill Lane, Ravensholme RV3 1QD</div><div>Ravensholme District Hospital<br>Ward 14 (Respiratory)<br>Tel: 01632 960 771<br>Letter typed: 12/04/2024</div></div>${c.no('Dr K Ashworth', 'recipient')}
      <p>Dear Dr Ashworth,</p><p><b>RE: Mr Derek ALDERTON, DOB 27/10/1951, NHS 999 640 1183, 9 Quarry Bank, Ravensholme</b></p>
      <table>${row('Admitted / discharged', '06/04/2024 &nbsp; to &nbsp; <b>11/04/2024</b>')}${row('Consultant', 'Dr Bronwen Teague')}${row('Primary diagnosis', c.t('Infective exacerbation of {d.copd|COPD}'))}
      ${row('Other diagnoses', `<ol>${items(c, ['{d.bronchiect|Bronchiectasis}', '{d.ihd|Ischaemic heart disease}', '{d.pad|Peripheral vascular disease}', '{d.gerd|GORD}', '{d.mdd|Depression}', '{d.smoker|Current smoker}, 20/day'])}</ol>`)}
      ${row('Procedures', c.t('{p.cabg|CABG x3|on=2011} (2011). {p.spiro|Spirometry} this admission: FEV1 42% predicted.'))}
      ${row('Allergies', c.t('{a.eryth|Erythromycin - nausea and vomiting|react=nausea and vomiting}; {a.elast|Elastoplast - rash|react=rash}'))}
      ${row('Presentation and progress', c.t('3-day history of {o|breathlessness} and green sputum. {i.cxr|CXR}: {o|hyperinflated}, {x|no consolidation|negated}, {x|no pneumothorax|negated|d.pneumothx}. {i.ctpa|CTPA} {x|excluded pulmonary embolism|ruled out|d.pe} and showed {d.emphys|centrilobular emphysema} and a 6 mm {d.nodule|right upper lobe nodule}. {l.crp|CRP 118 mg/L}, {l.wbc|WCC 14.9 x10^9/L|v=14.9;u=x10^9/L}, {l.eos|eosinophils 0.41 x10^9/L|v=0.41;u=x10^9/L}. {x|Influenza|negated|d.flu} and {x|COVID swabs negative|negated|d.covid}. Treated with {m.doxy|doxycycline|dose=-;st=-} and {m.prednl|prednisolone|st=active}, nebulised {m.salb|salbutamol|st=active;dose=-} and {m.ipra|ipratropium|dose=-;st=-}; {x|BiPAP was considered but not required|considered}.'))}
      ${row('Medication on discharge', `<ul>${items(c, ['{m.doxy|Doxycycline 100mg OD|dose=100 mg;freq=OD} - 3 more days', '{m.prednl|Prednisolone 30mg OM|dose=30 mg;freq=OM} - 2 more days then stop', '{m.trel|Trelegy Ellipta 92/55/22 one puff OD|dose=-;freq=OD} - **new**', '{m.salb|Salbutamol 100mcg MDI 2 puffs PRN|dose=100 mcg;freq=PRN}', '{m.carboc|Carbocisteine 750mg TDS|dose=750 mg;freq=TDS}', '{m.asa|Aspirin 75mg OD|dose=75 mg;freq=OD}', '{m.ator|Atorvastatin 80mg ON|dose=80 mg;freq=ON}', '{m.bis|Bisoprolol 2.5mg OD|dose=2.5 mg;freq=OD} - dose **reduced** from 5mg', '{m.lan|Lansoprazole 15mg OD|dose=15 mg;freq=OD}', '{m.sert|Sertraline 100mg OD|dose=100 mg;freq=OD}', '{m.nicot|Nicotine patch 21mg/24h|dose=21 mg} - new'])}</ul>`)}
      ${row('Medication stopped', c.t('{m.sere|Seretide 500 Accuhaler|dose=-;st=stopped} (replaced by Trelegy); {m.cital|citalopram|dose=-;st=stopped} (changed to sertraline in March)'))}
      ${row('Actions for GP', c.t('{x|Please arrange CT chest|planned|i.ctchest} in 3 months for the nodule. {x|Consider azithromycin prophylaxis|considered|m.azit} if a further exacerbation. Repeat FBC in 2 weeks.'))}</table>
      <p>Yours sincerely</p>${signature(c.rnd)}<div>Dr Farida Iqbal, ST5 Respiratory Medicine, for Dr Bronwen Teague</div><div style="font-size:15px">cc. patient</div>`,
    )
  },
}

/** An emergency department letter with a stamp, a photograph held upright by its EXIF tag. */
const emergency = {
  file: 'p16.jpg',
  lang: 'en',
  category: 'discharge',
  variant: 'photo',
  date: '2023-12-02',
  degrade: { exif6: true },
  fixture: true,
  scale: 1.1,
  facility: 'Ottermouth General Infirmary',
  facilityAliases: [
    'Ottermouth Infirmary',
    'Ottermouth General',
    'Emergency Department, Ottermouth General Infirmary',
  ],
  physician: 'Dr Callum Rennie',
  physicianAliases: ['Callum Rennie', 'Dr C Rennie', 'C Rennie'],
  patient: 'Saoirse Whitcombe',
  patientAliases: ['WHITCOMBE, Saoirse', 'Miss Saoirse Whitcombe', 'Miss Whitcombe', 'Whitcombe Saoirse'],
  title: 'Emergency Department Discharge Letter',
  html: (c) =>
    sheet(
      `body{font:20px/1.45 ${FACE.calibri};padding:44px 60px}h2{font-size:26px;text-align:center;border:2px solid #000;padding:6px;margin:10px 0}h3{font-size:20px;margin-top:12px}.g{display:grid;grid-template-columns:1fr 1fr;gap:2px 26px}p{margin:3px 0}ul{margin:2px 0}`,
      `<div style="display:flex;justify-content:space-between"><div>Emergency Department<br>Ottermouth General Infirmary<br>Harbour Road, Ottermouth</div>${mark('cross', '#0b7a75', 56)}</div><h2>Emergency Department Discharge Letter</h2>
      <div class="g"><div>Name: <b>WHITCOMBE, Saoirse</b> (Miss)</div><div>Attended: <b>02/12/2023 21:47</b></div><div>D.O.B.: 13/06/1999 (24y)</div><div>Left department: 03/12/2023 02:10</div><div>Hosp. no.: OT119203</div><div>Seen by: Dr Callum Rennie (ED SHO)</div><div>GP: Dr Gwilym Parry, Cliffside Surgery</div><div>Mode of arrival: ambulance</div></div>${c.no('Dr Gwilym Parry', 'physician name')}
      <h3>Presenting complaint</h3><p>${c.t('Fell from bicycle, not wearing helmet. Brief {o|loss of consciousness}, one vomit. Also recent {o|dysuria}.')}</p>
      <h3>Past medical history</h3><p>${c.t('{d.asthma|Asthma}. {d.dm1|Type 1 diabetes} (pump). {d.celiac|Coeliac disease}. {x|No epilepsy|negated|d.epil}. FH: {x|father DVT|family history|d.dvt}.')}</p>
      <h3>Medications / allergies</h3><p>${c.t('{m.aspart|NovoRapid|dose=-} via pump, {m.beclo|Clenil 100 mcg 2 puffs BD|freq=BD}, {m.coc|Microgynon 30|dose=-}. Allergic to {a.peanut|peanuts (anaphylaxis)|react=anaphylaxis} - carries {m.adren|EpiPen 300 micrograms|dose=300 micrograms}.')}</p>
      <h3>Findings</h3><p>${c.t('GCS 15, pupils equal. 4 cm {d.lacer|scalp laceration}. Tender left wrist. Cervical spine clear. Abdomen soft. Capillary {l.glu|glucose 11.2 mmol/L}. Urine dip: {l.unit?|nitrite|v=Positive;u=-} and {l.uleu?|leucocytes positive|v=Positive;u=-}. {x|Urine hCG negative|negated}.')}</p>
      <h3>Investigations</h3><p>${c.t('{i.cthead|CT head}: {x|no intracranial bleed|negated|d.ich}, {x|no skull fracture|negated}. {i.xrwrist|Left wrist X-ray}: {d.colles|distal radius fracture}, undisplaced. {i.cxr|Chest X-ray}: {x|no rib fracture|negated|d.ribfx}.')}</p>
      <h3>Diagnosis</h3><ol><li>${c.t('{d.concuss|Minor head injury}')}</li><li>${c.t('{d.uti|Lower urinary tract infection}')}</li></ol>
      <h3>Treatment given</h3><p>${c.t('{p.suture|Wound closure} with 5 sutures. {o|Futura splint}. {m.para|Paracetamol 1 g PO|dose=1 g;route=PO}. {x|Tetanus up to date, booster not given|not given}.')}</p>
      <h3>Discharge medication</h3><ul>${items(c, ['{m.nitrof|Nitrofurantoin MR 100 mg BD for 3 days|freq=BD}', '{m.cocod|Co-codamol 30/500 two tablets QDS PRN|dose=-;freq=QDS PRN}'])}</ul>
      <h3>Plan</h3>${paragraphs(c, ['Sutures out 7 days at surgery. Fracture clinic 05/12/2023. Head injury advice given. {x|Trimethoprim not used|not given|m.trim} in view of local resistance. {x|Return if meningism or seizure|warning|d.seiz}.'])}
      <div style="display:flex;justify-content:space-between;align-items:end">${signature(c.rnd)}${stamp(['ED DISCHARGED', '03 DEC 2023', 'OTTERMOUTH'], '#a02020', -11, true)}</div><div>Dr Callum Rennie, GMC 0000000</div>`,
    ),
}

export const dischargeUk = [dearDoctor, emergency]
