/** The rest in English: an American clinic's prescriptions as sent to the pharmacy, an American mammogram with ultrasound, a Canadian new patient's form filled in by hand. */
import { barcode, hand, mark, matrixCode, signature } from '../lib/decor.mjs'
import { FACE, doc, en, sheet } from './blind-parts.mjs'

/** United States: the patient's copy of what was sent; a numbered strip for each drug with sig, quantity, refills, reason, and what was cancelled. */
const orders = doc(
  'p1069.png',
  ['en', 'prescription', 'clean'],
  '2026-03-12',
  [
    'Copper Ridge Internal Medicine',
    'COPPER RIDGE INTERNAL MEDICINE',
    'Copper Ridge Internal Medicine, LLC',
    'Copper Ridge Internal Medicine LLC',
  ],
  ['Elaine Matsuda, DO', 'Elaine Matsuda', 'Dr. Elaine Matsuda', 'E. Matsuda, DO', 'Matsuda, Elaine, DO'],
  ['Harold Brinkman', 'Harold W. Brinkman', 'Brinkman, Harold', 'Harold W Brinkman', 'BRINKMAN, HAROLD W'],
  'Prescription summary',
  (c) => {
    let n = 0
    const rx = (drug, sig, qty, refills, why) =>
      `<div class="r" data-line><div class="n">${++n}</div><div><b>${c.t(drug)}</b><br>SIG: ${c.t(sig)}</div><div>Dispense: ${en(qty)}<br>Refills: ${en(refills)}</div><div>${c.t(why)}</div></div>`
    const gone = (drug, why) => `<tr data-line><td>${c.t(drug)}</td><td>${c.t(why)}</td></tr>`
    return sheet(
      `body{font:16px/1.36 ${FACE.arial};font-size:15.8px;padding:42px 58px}.r{display:grid;grid-template-columns:34px 1fr 160px 240px;gap:0 12px;border:1px solid #999;border-left:6px solid #8c4a1a;padding:4px 8px;margin-top:5px}.n{font-size:20px;font-weight:bold;color:#8c4a1a}h3{font-size:17px;margin:14px 0 3px;color:#8c4a1a}td,th{padding:2px 8px;border-bottom:1px solid #ccc}p{margin:5px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:12px;align-items:center">${mark('bars', '#8c4a1a', 46)}<div><b style="font-size:22px;color:#8c4a1a">Copper Ridge Internal Medicine</b><br>2210 N Miller Ave, Suite B, Globe, AZ 855XX &nbsp; (928) 555-01XX</div></div>${matrixCode(c.rnd, 22, 3)}</div>
      <div style="display:grid;grid-template-columns:1fr 1fr;border-top:1px solid #999;border-bottom:1px solid #999;padding:5px 0;margin:8px 0"><div>Patient: <b>Harold W. Brinkman</b><br>DOB: 01/22/1948 &nbsp; Male<br>${c.t('Allergies: {a.lis|lisinopril|react=cough} (cough), {a.sulfa|sulfa drugs|react=rash} (rash)')}</div><div>Prescriber: Elaine Matsuda, DO &nbsp; NPI 10XXXXXX55<br>Date written: 03/12/2026<br>Sent electronically to: Saguaro Drug, Globe, AZ</div></div>${c.no('Saguaro Drug', 'pharmacy')}
      <b>PRESCRIPTION SUMMARY - patient copy, not valid for dispensing</b>
      ${rx('{m.vals|valsartan 160 mg tablet|freq=once daily}', 'take 1 tablet by mouth once daily', '90 tablets', '3', '{d.htn|Hypertension|icd=I10} (I10)')}
      ${rx('{m.metop|metoprolol succinate ER 50 mg tablet|freq=twice daily}', 'take 1 tablet by mouth twice daily', '180 tablets', '3', '{d.af|Permanent atrial fibrillation|icd=I48.21} (I48.21)')}
      ${rx('{m.apix|apixaban 5 mg tablet|freq=twice daily}', 'take 1 tablet by mouth twice daily', '180 tablets', '1', 'Atrial fibrillation: {x|to prevent stroke|indication|d.stroke}')}
      ${rx('{m.dapa|dapagliflozin 10 mg tablet|freq=every morning}', 'take 1 tablet by mouth every morning', '90 tablets', '3', '{d.hfpef|Diastolic heart failure|icd=I50.30/I50.32} (I50.32)')}
      ${rx('{m.tors|torsemide 20 mg tablet|freq=every other day}', 'take 1 tablet by mouth every other day', '45 tablets', '2', 'Heart failure. {x|Take a second tablet for a gain of 3 lb|conditional}')}
      ${rx('{m.prav|pravastatin 40 mg tablet|freq=at bedtime}', 'take 1 tablet by mouth at bedtime', '90 tablets', '3', '{d.hld|Hypercholesterolemia|icd=E78.00/E78.5} (E78.00)')}
      ${rx('{m.fina|finasteride 5 mg tablet|freq=once daily}', 'take 1 tablet by mouth once daily', '90 tablets', '3', '{d.bph|BPH|icd=N40.1/N40.0} (N40.1)')}
      ${rx('{m.gaba|gabapentin 300 mg capsule|freq=three times daily}', 'take 1 capsule by mouth three times daily', '270 capsules', '0', '{d.neuropathy|Peripheral neuropathy|icd=G62.9} (G62.9)')}
      ${rx('{m.brim|brimonidine 0.2 % eye drops|dose=-;freq=twice daily}', 'instill 1 drop in both eyes twice daily', '15 mL', '2', '{d.glauc|Glaucoma|icd=H40.9/H40.1190} (H40.9)')}
      ${rx('{m.doxy|doxycycline hyclate 100 mg capsule|freq=twice daily}', 'take 1 capsule by mouth twice daily for 7 days, with food', '14 capsules', '0', '{d.cellul|Cellulitis of left leg|icd=L03.116} (L03.116)')}
      <h3>Cancelled at the pharmacy</h3><table>${gone('{m.fur|furosemide 40 mg daily|st=stopped;freq=daily}', 'replaced by torsemide')}${gone('{m.dilt|diltiazem ER 120 mg daily|st=stopped;freq=daily}', '{o|ankle swelling}')}${gone('{m.tams|tamsulosin 0.4 mg daily|st=stopped;freq=daily}', '{d.orthost?|orthostatic hypotension|icd=I95.1;st=-}')}</table>
      <h3>Not prescribed here</h3><p>${c.t('Over the counter, as told by the patient: {m.chole|vitamin D3 1,000 IU daily|freq=daily}, {m.carmel|artificial tears|dose=-;freq=as needed} as needed. {x|Patient does not take aspirin|negated|m.asa}. {x|Insulin: none|negated|m.e14insulin}.')}</p>
      <p>${c.t('{x|Avoid ibuprofen and naproxen while on apixaban|warned|m.ibu}. {x|Stay out of the sun while on doxycycline|warned|m.doxy}. {x|Basic metabolic panel in 2 weeks|planned|l.crea}. {x|Generic substitution permitted|instruction}. {x|If the leg is worse in 48 hours, go to the emergency room|conditional}.')}</p>
      <div style="display:flex;justify-content:space-between;align-items:end;margin-top:8px"><span>${signature(c.rnd, '#22306b', 120)}<br>Elaine Matsuda, DO</span><span>Next visit: 06/11/2026 &nbsp; Page 1 of 1 &nbsp; Printed by J. Orozco, MA</span></div>${c.no('J. Orozco', 'medical assistant')}`,
    )
  },
  { width: 1080, scale: 1.3 },
)

/** United States: a breast center's report; run-in capitals, a table of findings, assessment in a frame. */
const breast = doc(
  'p1070.png',
  ['en', 'imaging', 'clean'],
  '2025-10-30',
  [
    'Larkspur Breast Imaging Center',
    'LARKSPUR BREAST IMAGING CENTER',
    'Larkspur Breast Imaging',
    'Larkspur Breast Center',
  ],
  [
    'Winifred Okafor, MD',
    'Winifred Okafor',
    'Dr. Winifred Okafor',
    'OKAFOR, WINIFRED MD',
    'Winifred N. Okafor, MD',
  ],
  [
    'Catherine Seymour',
    'SEYMOUR, CATHERINE',
    'Catherine Seymour',
    'Seymour, Catherine',
    'Catherine L. Seymour',
  ],
  'Diagnostic mammogram and ultrasound',
  (c) => {
    const p = (title, s) => `<p><b>${en(title)}:</b> ${c.t(s)}</p>`
    const tr = (...cells) => `<tr data-line>${cells.map((s) => `<td>${c.t(s)}</td>`).join('')}</tr>`
    return sheet(
      `body{font:17px/1.44 ${FACE.verdana};font-size:15px;padding:52px 76px}p{margin:11px 0}td,th{border:1px solid #888;padding:4px 9px}th{background:#f2e8ee}ol{margin:3px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center;border-bottom:2px solid #9a3d68;padding-bottom:7px"><div style="display:flex;gap:12px;align-items:center">${mark('rings', '#9a3d68', 48)}<div><b style="font-size:21px;color:#9a3d68">Larkspur Breast Imaging Center</b><br>75 Fountain Ave, Lancaster, PA 176XX</div></div>${barcode(c.rnd, 36, 34)}</div>
      <div style="display:grid;grid-template-columns:1fr 1fr;margin:12px 0;line-height:1.5"><div>PATIENT: <b>SEYMOUR, CATHERINE</b><br>DOB: 06/19/1975 &nbsp; AGE: 50<br>ACCESSION: LB-25XX117</div><div>EXAM DATE: 10/30/2025<br>REFERRED BY: Bridget Fallon, CNM<br>READ BY: Winifred Okafor, MD</div></div>${c.no('Bridget Fallon', 'referrer')}
      <p style="font-size:16.4px"><b>${c.t('{i.mammo|BILATERAL DIAGNOSTIC MAMMOGRAM WITH TOMOSYNTHESIS|main=1}')}<br>${c.t('{i.usbreast|TARGETED ULTRASOUND RIGHT BREAST|main=1}')}</b></p>
      ${p('CLINICAL HISTORY', '{o|Palpable lump} in the right breast for 3 weeks. {x|No nipple discharge|negated}. {x|Mother had breast cancer at 63|family history|d.breastca}. {p.breastred|Breast reduction in 2009|on=2009}. On {m.estr|estradiol patch|dose=-}. {x|No personal history of cancer|negated|d.breastca}.')}
      ${p('COMPARISON', '{i.mammo?|Screening mammogram of 09/12/2024|on=2024-09-12}. {x|No outside films|not available}.')}
      ${p('TECHNIQUE', 'CC and MLO views of both breasts with tomosynthesis, spot view on the right. Computer-aided detection was used.')}
      ${p('MAMMOGRAM', 'The breasts are {o|heterogeneously dense, which may hide small masses}. Right: a {o|circumscribed oval mass} lies under the skin marker at 10 o’clock. {d.fatnec|Oil cysts with rim calcification|icd=N64.1} along the reduction scars on both sides, unchanged. Left: {d.brcalc|scattered round benign calcifications|icd=R92.1}. {x|No suspicious microcalcifications, no architectural distortion|negated|d.breastca}. {x|Skin and nipples are normal|negated}.')}
      ${p('ULTRASOUND', 'The right upper outer quadrant and axilla were scanned.')}
      <table><tr><th>Site</th><th>Size</th><th>Finding</th><th>Compared with 2024</th></tr>
      ${tr('Right 10:00, 4 cm from nipple', '14 x 8 x 12 mm', '{d.brcyst|simple cyst|icd=N60.01}, the palpable lump', 'new')}
      ${tr('Right 11:00, 6 cm from nipple', '9 x 5 x 8 mm', '{d.fibrad|oval solid nodule, typical of fibroadenoma|icd=D24.1}', 'was 9 mm, stable')}
      ${tr('Right axilla', 'cortex 2 mm', '{x|no abnormal lymph node|negated|d.h12axln}', '-')}</table>
      <div style="border:2px solid #9a3d68;padding:6px 16px;margin-top:14px"><b>IMPRESSION</b><ol>${['The lump is a simple cyst. {x|No sign of malignancy in either breast|negated|d.breastca}.', 'Stable right fibroadenoma. Benign calcifications and fat necrosis.'].map((s) => `<li>${c.t(s)}</li>`).join('')}</ol><p>${c.t('{o|BI-RADS CATEGORY 2 - BENIGN}. {o|Tissue density: c}.')}</p></div>
      ${p('RECOMMENDATION', '{x|Aspiration only if the cyst is painful|conditional}. {x|Biopsy is not needed|not indicated|p.corebx}. {x|Screening mammogram in one year|planned|i.mammo}; {x|consider supplemental MRI if her lifetime risk exceeds 20 %|conditional|i.h12mrbreast}.')}
      <p>${c.t('The findings were discussed with the patient at the time of the visit. {x|About 10 to 15 % of cancers are not seen on mammography; a suspicious lump should be biopsied whatever the report|reference comment|d.breastca}. A letter in plain language was given.')}</p>
      <div style="margin-top:12px">${signature(c.rnd, '#22306b', 130)}<br>Winifred Okafor, MD, Breast Radiologist &nbsp; Signed 10/30/2025 4:26 PM &nbsp; Technologist: K. Brandt, RT(M)</div>${c.no('K. Brandt', 'technologist')}`,
    )
  },
  { width: 1080, scale: 1.3 },
)

/** Canada: a new patient's form; printed questions, answers by hand, boxes that are crossed or left empty. */
const intake = doc(
  'p1071.jpg',
  ['en', 'other', 'scan'],
  '2026-01-14',
  ['Birchmount Family Health Team', 'BIRCHMOUNT FAMILY HEALTH TEAM', 'Birchmount Family Health Team, Guelph'],
  ['Dr. Sanjay Malhotra', 'Sanjay Malhotra', 'Dr Sanjay Malhotra', 'Dr. S. Malhotra', 'DR. S. MALHOTRA'],
  ['Denise Fortier', 'FORTIER, DENISE', 'Fortier, Denise', 'Ms. Denise Fortier'],
  'New patient intake form',
  (c) => {
    const w = (s) => `<span class="w">${c.t(s)}</span>`
    const box = (on) => `<span class="x">${on ? '☒' : '☐'}</span>`
    const yes = (s, note) => `<div data-line>${box(1)} ${c.t(s)}${note ? ` ${w(note)}` : ''}</div>`
    const no = (s, key) => `<div data-line>${box(0)} ${c.t(`{x|${s}|not ticked|${key}}`)}</div>`
    const drug = (a, b, d) =>
      `<tr data-line><td>${w(a)}</td><td>${hand(b, 25)}</td><td>${hand(d, 25)}</td></tr>`
    return sheet(
      `body{font:16px/1.36 ${FACE.arial};font-size:16px;padding:42px 58px}.w{font:26px 'Dancing Script',cursive;color:#1d2f6f;line-height:1}.x{font-family:'DejaVu Sans';font-size:17px}h3{font-size:16px;background:#dfe7e2;border:1px solid #55796a;padding:2px 9px;margin:10px 0 4px}.three{display:grid;grid-template-columns:1fr 1fr 1fr;gap:0 16px}td,th{border:1px solid #999;padding:2px 9px;vertical-align:middle}p{margin:4px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:end"><div><b style="font-size:21px">Birchmount Family Health Team</b><br>410 Speedvale Ave, Guelph, Ontario</div><div style="text-align:right"><b style="font-size:20px">New Patient Intake Form</b><br>Physician: Dr. S. Malhotra</div></div>
      <div style="border:1px solid #55796a;padding:5px 11px;margin-top:8px;line-height:1.7">Name: ${hand('Denise Fortier', 27)} &nbsp; Date of birth: ${hand('1969 / 08 / 30', 27)} &nbsp; Date: ${hand('2026 / 01 / 14', 27)}<br>Health card no.: ${hand('XXXX XXX 210', 27)} &nbsp; Previous doctor: ${hand('Dr. Leclair, Sudbury', 27)} &nbsp; Pharmacy: ${hand('Eramosa', 27)}</div>${c.no('Dr. Leclair', 'previous doctor')}
      <h3>1. Have you ever been told you have any of these? (check all that apply)</h3><div class="three"><div>${yes('{d.htn|High blood pressure}')}${no('Diabetes', 'd.dm2')}${no('Heart attack or angina', 'd.mi')}${yes('{d.asthma|Asthma|st=-}', '(as a child)')}${no('COPD', 'd.copd')}</div><div>${no('Stroke or TIA', 'd.stroke')}${yes('{d.migr|Migraine}')}${no('Seizures', 'd.epil')}${yes('{d.mdd|Depression}')}${no('Thyroid disease', 'd.hypothy')}</div><div>${yes('{d.stone|Kidney stones|st=-;on=2018;icd=N20.0/Z87.442}', '2018')}${no('Hepatitis', 'd.hepc')}${no('Cancer', 'd.breastca')}${no('Blood clots', 'd.dvt')}${yes('Other:', '{d.endomet|endometriosis}')}</div></div>
      <h3>2. Operations and hospital stays</h3><p data-line>${w('{p.append|appendix out 1984|on=1984}, {p.hyst|hysterectomy 2012|on=2012}, {p.lapchole|gallbladder (keyhole) 2020|on=2020}')}</p>
      <h3>3. Medications, vitamins and herbal products you take now</h3><table><tr><th style="width:46%">Name and strength</th><th>How often</th><th>Since</th></tr>
      ${drug('{m.perin|Perindopril 4 mg|freq=once a day}', 'once a day', '2021')}
      ${drug('{m.venl|Effexor XR 75 mg|freq=every morning}', 'every morning', '2019')}
      ${drug('{m.riza|Maxalt 10 mg|freq=when needed}', 'when needed', '2015')}
      ${drug('{m.estr|Estrogel, 2 pumps|dose=-;freq=every morning}', 'every morning', '2023')}
      ${drug('{m.mggly|Magnesium glycinate|dose=-;freq=at bedtime}', 'at bedtime', '')}</table>
      <h3>4. Allergies</h3><p data-line>Drugs: ${w('{a.eryth|Erythromycin - stomach cramps|react=stomach cramps}')}&nbsp;&nbsp; Foods or other: ${w('{a.kiwi|kiwi - itchy mouth|react=itchy mouth}')}</p><p>${box(0)} ${c.t('{x|I have no allergies|not ticked}')} &nbsp; ${box(0)} ${c.t('{x|Latex|not ticked|a.latex}')}</p>
      <h3>5. Family history (who?)</h3><p data-line>${c.t('Heart disease:')} ${w('{x|father, bypass at 59|family history|p.cabg}')} &nbsp; ${c.t('Breast cancer:')} ${w('{x|mother|family history|d.breastca}')} &nbsp; ${c.t('{x|Diabetes: ..............|left empty|d.dm2}')} &nbsp; ${c.t('{x|Bowel cancer: ..............|left empty|d.colonca}')}</p>
      <h3>6. Habits</h3><p data-line>Smoking: ${box(0)} ${c.t('{x|current|not ticked|d.smoker}')} ${box(1)} ${c.t('{d.exsmoker|former|icd=Z87.891}')}, quit ${hand('2010', 25)} ${box(0)} never &nbsp;&nbsp; Alcohol: ${w('{o|3 glasses of wine a week}')} &nbsp;&nbsp; Cannabis: ${box(0)} yes ${box(1)} no</p>
      <h3>7. Screening and vaccines (last date)</h3><p data-line>Mammogram: ${w('{i.mammo|Oct 2025|on=2025-10}')} &nbsp; Colonoscopy: ${w('{x|never|negated|p.colono}')} &nbsp; Flu shot: ${w('{m.vflu?|Nov 2025|dose=-;st=-;on=2025-11}')} &nbsp; Shingrix: ${c.t('{x|..............|left empty|m.vzos}')} &nbsp; Bone density: ${c.t('{x|..............|left empty|i.dexa}')}</p>
      <h3>8. What would you like to talk about today?</h3><p data-line>${w('{o|hot flashes}, {o|more headaches} - {x|is the gel safe with my mother’s history?|question}')}</p>
      <div style="border:1.5px dashed #777;padding:4px 11px;margin-top:12px"><b>Office use only</b> &nbsp; BP ${w('{l.e21sys|142|v=142;u=-}/{l.e21dia|90|v=90;u=-}')} &nbsp; HR ${w('{l.e21hr|76|v=76;u=-}')} &nbsp; Wt ${w('{l.e21wt|71.4 kg|v=71.4;u=kg}')} &nbsp; Ht ${w('{l.e21ht|164 cm|v=164;u=cm}')} &nbsp; Temp ${c.t('{x|........|left empty|l.e21temp}')}<br>To order: ${box(1)} ${c.t('{x|CBC, lipids, A1c|planned|l.a1c}')} ${box(1)} ${c.t('{x|FIT|planned|l.e23fit}')} ${box(0)} ${c.t('{x|ECG|not ticked|p.ecg}')} ${box(0)} ${c.t('{x|Chest X-ray|not ticked|i.cxr}')} &nbsp; Initials ${hand('SM', 26)}</div>
      <div style="display:flex;justify-content:space-between;margin-top:10px"><span>Patient signature ${signature(c.rnd, '#1d2f6f', 120)}</span><span style="font-size:14px">Form FHT-12, rev. 2025-04</span></div>`,
    )
  },
  { width: 1080, scale: 1.38, degrade: { angle: -0.7, colour: true } },
)

export const twentyEighthEnMore = [orders, breast, intake]
