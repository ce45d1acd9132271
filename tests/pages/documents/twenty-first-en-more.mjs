/** Other pages in English: a French prescription of two zones, a Jordanian thyroid ultrasound, a Fijian cataract operation note, a Botswanan attending physician's statement. */
import { barcode, hand, mark, signature, stamp } from '../lib/decor.mjs'
import { FACE, doc, en, items, sheet } from './blind-parts.mjs'

/** France: an upper zone for the long-term illness and a lower zone for everything else; directions in a line under each drug. */
const twoZones = doc(
  'p710.jpg',
  ['en', 'prescription', 'scan'],
  '2026-01-21',
  [
    'Cabinet Médical des Tilleuls',
    'CABINET MÉDICAL DES TILLEULS',
    'Cabinet Medical des Tilleuls',
    'Cabinet des Tilleuls',
  ],
  [
    'Dr Hélène Carpentier',
    'Hélène Carpentier',
    'Docteur Hélène Carpentier',
    'Dr Helene Carpentier',
    'Helene Carpentier',
  ],
  ['Thomas Ashworth', 'ASHWORTH Thomas', 'Mr ASHWORTH Thomas', 'Mr Thomas Ashworth'],
  'Prescription of two zones',
  (c) => {
    const drug = (s, how) => `<div class="d" data-line><b>${c.t(s)}</b><br><span>${en(how)}</span></div>`
    return sheet(
      `body{font:17px/1.36 ${FACE.times};font-size:18px;padding:48px 66px}.z{border:1.5px solid #222;padding:8px 18px 14px;margin-top:14px}.t{text-align:center;font:bold 16px ${FACE.arial};border-bottom:1px solid #222;margin:0 -18px 8px;padding-bottom:5px}.d{margin:9px 0}.d span{margin-left:26px}p{margin:6px 0;font-size:17px}`,
      `<div style="display:flex;justify-content:space-between"><div><b style="font-size:22px">Docteur Hélène Carpentier</b><br>General medicine<br>Cabinet Médical des Tilleuls<br>4 place du Marché, 24200 Montgaillard-sur-Isle</div><div style="text-align:right">${barcode(c.rnd, 40, 34)}<br>RPPS 10004XXXXXX<br>${barcode(c.rnd, 34, 26)}</div></div>
      <div style="display:flex;justify-content:space-between;margin-top:16px"><div><b>Mr ASHWORTH Thomas</b>, born 08/11/1953, 72 years, ${c.t('{l.e21wt?|84 kg|v=84;u=kg}')}</div><div>21/01/2026</div></div>
      <div style="text-align:right;font-size:14.5px;font-style:italic">English copy for the patient. The French original counts.</div>
      <div class="z"><div class="t">Prescriptions related to the treatment of the recognised long-term illness (ALD 100 %)</div>
      ${drug('{m.ram|RAMIPRIL 5 mg tablet|freq=1 tablet in the morning}', '1 tablet in the morning for 3 months')}
      ${drug('{m.bis|BISOPROLOL 2.5 mg tablet|freq=1 tablet in the morning}', '1 tablet in the morning for 3 months')}
      ${drug('{m.asa|ASPIRIN (Kardégic) 75 mg sachet|freq=1 sachet at noon}', '1 sachet at noon for 3 months')}
      ${drug('{m.ator|ATORVASTATIN 80 mg tablet|freq=1 tablet in the evening}', '1 tablet in the evening for 3 months')}
      ${drug('{m.eze|EZETIMIBE 10 mg tablet|freq=1 tablet in the evening}', '1 tablet in the evening for 3 months')}
      ${drug('{m.gtn|GLYCERYL TRINITRATE 0.30 mg spray|freq=1 puff under the tongue in case of chest pain}', '1 puff under the tongue in case of chest pain, 1 bottle')}
      ${drug('{m.metf|METFORMIN 850 mg tablet|freq=1 tablet morning and evening with meals}', '1 tablet morning and evening with meals for 3 months')}
      <p>${c.t('Stopped on 21/01/2026: {m.clop|clopidogrel 75 mg|st=stopped} (twelve months after the {p.pci|stent of January 2025|on=2025-01}).')}</p></div>
      <div class="z"><div class="t">Prescriptions NOT related to the long-term illness</div>
      ${drug('{m.para|PARACETAMOL 1 g tablet|freq=1 tablet if pain}', '1 tablet if pain, at least 6 hours apart, 3 a day at most, 2 boxes')}
      ${drug('{m.pan|PANTOPRAZOLE 20 mg tablet|freq=1 tablet in the morning before breakfast}', '1 tablet in the morning before breakfast for 1 month, not to be renewed')}
      ${drug('{m.chole|COLECALCIFEROL 50,000 IU ampoule|freq=1 ampoule every month}', '1 ampoule every month, 3 ampoules')}
      ${drug('{m.tams|TAMSULOSIN LP 0.4 mg capsule|freq=1 capsule in the evening}', '1 capsule in the evening for 3 months')}
      ${drug('{m.carmel|CARMELLOSE eye drops|dose=-;freq=1 drop in each eye 4 times a day}', '1 drop in each eye 4 times a day, 2 bottles')}
      <p>${c.t('{x|Influenza vaccine already given in October at the pharmacy|already given|m.vflu}. {x|No anti-inflammatory drugs, no ibuprofen|warned|m.ibu}. {x|No substitution for tamsulosin|negated}.')}</p></div>
      <p style="margin-top:12px">${c.t('Allergy: {a.pen|penicillin|react=urticaria} (urticaria). {x|Blood test fasting in 3 months: lipids, HbA1c, creatinine|planned|l.a1c}. {x|Next visit 22/04/2026|planned}. Blood pressure today {l.e21sys|134|v=134;u=-}/{l.e21dia|78|v=78;u=-}.')}</p>
      <div style="display:flex;justify-content:space-between;align-items:end;margin-top:14px"><span style="font-size:15px">Pharmacy: Pharmacie du Pont, dispensed 23/01/2026<br>Renewable twice</span>${stamp(['Dr H. CARPENTIER', 'Médecine générale', '24 1 0XXXX 4'], '#253a7a', -5)}${signature(c.rnd, '#22306b', 120)}</div>${c.no('Pharmacie du Pont', 'pharmacy')}`,
    )
  },
  { dateAliases: ['2026-01-23'], width: 1060, scale: 1.36, degrade: { angle: 0.8 } },
)

/** Jordan: a thyroid ultrasound; a table of lobes, a table of nodules with their points, a conclusion. */
const thyroid = doc(
  'p711.png',
  ['en', 'imaging', 'clean'],
  '2026-02-03',
  [
    'Jabal Zaytoun Imaging Center',
    'JABAL ZAYTOUN IMAGING CENTER',
    'Jabal Zaytoun Imaging Centre',
    'Jabal Zaytoun Imaging Center, Amman',
  ],
  ['Dr. Rula Haddadin', 'Rula Haddadin', 'Dr Rula Haddadin', 'Rula Haddadin, MD'],
  ['Samar Nabulsi', 'SAMAR NABULSI', 'Mrs. Samar Nabulsi', 'Samar Y. Nabulsi', 'SAMAR Y. NABULSI'],
  'Ultrasound of the thyroid',
  (c) => {
    const p = (s) => `<p>${c.t(s)}</p>`
    const tr = (...cells) => `<tr data-line>${cells.map((s) => `<td>${c.t(s)}</td>`).join('')}</tr>`
    return sheet(
      `body{font:17px/1.44 ${FACE.openSans};font-size:16.5px;padding:48px 70px}td,th{border:1px solid #9ab;padding:3px 10px;text-align:left;font-size:16px}th{background:#e8eff5}h3{font-size:17px;margin:14px 0 4px;color:#22527a}p{margin:5px 0}ol{margin:2px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center;border-bottom:3px solid #22527a;padding-bottom:8px"><div style="display:flex;gap:12px;align-items:center">${mark('leaf', '#22527a', 52)}<div><b style="font-size:23px;color:#22527a">Jabal Zaytoun Imaging Center</b><br>5th Circle, Amman, Jordan</div></div><div style="text-align:right">Study: 03/02/2026 17:20<br>Report: 04/02/2026<br>Accession US-26-00913</div></div>
      <div style="display:grid;grid-template-columns:1fr 1fr;margin:10px 0"><div>Patient: <b>SAMAR Y. NABULSI</b><br>Date of birth: 25/08/1982 &nbsp; Female</div><div>Referred by: Dr. Tareq Qawasmi, Endocrinology<br>Radiologist: Dr. Rula Haddadin</div></div>${c.no('Dr. Tareq Qawasmi', 'referrer')}
      <div style="text-align:center;font-weight:bold;font-size:19px">${c.t('{i.usthy|ULTRASOUND OF THE THYROID AND NECK|main=1}')}</div>
      <h3>Clinical data</h3>${p('Swelling of the neck for six months. {d.hashi|Hashimoto thyroiditis} on {m.levo|levothyroxine 50 mcg|st=-}. TSH {l.tsh|5.9 mIU/L|v=5.9;u=mIU/L;on=2026-01-20} on 20/01/2026. {x|Aunt operated for thyroid cancer|family history|d.thyca}. {x|No previous neck irradiation|negated}. {x|Rule out malignancy|question|d.thyca}.')}
      <h3>Technique</h3>${p('Linear probe 12 MHz with color Doppler. Compared with {i.usthy|ultrasound of 11/03/2024|on=2024-03-11}.')}
      <h3>Measurements</h3><table><tr><th>Part</th><th>Size (mm)</th><th>Volume</th><th>Remark</th></tr>${tr('Right lobe', '52 x 19 x 18', '8.7 mL', 'Heterogeneous, hypervascular')}${tr('Left lobe', '49 x 17 x 16', '6.5 mL', 'Heterogeneous')}${tr('Isthmus', '5', '', '{o|Slightly thick}')}</table>
      <h3>Nodules</h3><table><tr><th>No.</th><th>Site</th><th>Size (mm)</th><th>Description</th><th>Points</th><th>ACR TI-RADS</th></tr>${tr('1', 'Right, lower third', '17 x 12 x 11 (2024: 13)', '{d.thynod|Solid, hypoechoic, smooth margin nodule|icd=E04.1/E04.2}, {x|no microcalcifications|negated}', '4', 'TR4')}${tr('2', 'Left, middle third', '8 x 6 x 5 (2024: 8)', 'Spongiform', '0', 'TR1')}${tr('3', 'Left, upper third', '5 x 4 x 4', 'Cystic with comet tail', '0', 'TR1')}</table>
      <h3>Neck</h3>${p('{o|Small reactive nodes of levels II and VI with fatty hilum}. {x|No suspicious lymph nodes|negated}. {x|No parathyroid adenoma seen|negated|d.paraad}. {x|Trachea not displaced|negated}. Submandibular glands normal.')}
      <h3>Conclusion</h3><ol>${items(c, ['{d.e14goitre|Mildly enlarged thyroid|icd=E04.9/E04.0/E04.2/E06.3} (15 mL) with the texture of {d.hashi|chronic lymphocytic thyroiditis}.', '{d.thynod|Nodule of 17 mm in the right lobe, TR4|icd=E04.1/E04.2}, grown by 4 mm since 2024: {x|fine needle aspiration is advised|suggested|p.fna}.', 'Two benign nodules on the left: {x|no follow-up needed|not needed}.', '{x|No ultrasound sign of lymph node metastases|negated}; {x|elastography was not done|not done}.'])}</ol>
      <p>${c.t('{x|Control after 12 months if cytology is benign|conditional|i.usthy}. {x|Thyroid scintigraphy only if TSH is suppressed|conditional}.')}</p>
      <div style="display:flex;justify-content:space-between;align-items:end;margin-top:16px"><span>Sonographer: Lina Obeidat</span><div>${signature(c.rnd, '#22306b', 120)}<br>Dr. Rula Haddadin, consultant radiologist</div></div>${c.no('Lina Obeidat', 'sonographer')}`,
    )
  },
  { dateAliases: ['2026-02-04'], width: 1120, scale: 1.3 },
)

/** Fiji: a cataract operation note; a ruled form with steps, lens sticker and orders. */
const cataract = doc(
  'p712.jpg',
  ['en', 'other', 'scan'],
  '2025-10-29',
  ['Laucala Bay Eye Hospital', 'LAUCALA BAY EYE HOSPITAL', 'Laucala Bay Eye Hospital, Suva'],
  ['Dr Mereoni Tuilagi', 'Mereoni Tuilagi', 'Dr. Mereoni Tuilagi', 'Dr M. Tuilagi'],
  ['Jone Ravouvou', 'RAVOUVOU, JONE', 'Mr Jone Ravouvou', 'JONE RAVOUVOU'],
  'Cataract operation note',
  (c) => {
    const r = (k, s) => `<tr data-line><td class="k">${en(k)}</td><td>${c.t(s)}</td></tr>`
    return sheet(
      `body{font:17px/1.4 ${FACE.roboto};padding:46px 62px}td{border:1px solid #444;padding:5px 10px}.k{width:190px;font-weight:500;background:#ececec}ol{margin:3px 0}p{margin:6px 0}.s{border:1.5px solid #222;padding:6px 12px;display:inline-block;font:15px/1.3 ${FACE.courier}}`,
      `<div style="text-align:center"><b style="font-size:23px">LAUCALA BAY EYE HOSPITAL</b><br>Queen Elizabeth Drive, Suva, Fiji Islands</div>
      <div style="text-align:center;font-weight:bold;font-size:20px;border-top:2px solid #222;border-bottom:2px solid #222;margin:8px 0;padding:2px">CATARACT OPERATION NOTE</div>
      <table>${r('Patient', '**RAVOUVOU, JONE** - NHN 8813204 - DOB 02/06/1951 - Male')}
      ${r('Date of operation', '29/10/2025, theatre 2, start 10:12, end 10:34')}
      ${r('Surgeon', 'Dr Mereoni Tuilagi. Assistant: SN Litiana Vakacegu. Anaesthetist: none')}
      ${r('Diagnosis', '{d.catar|Left nuclear and posterior subcapsular cataract|icd=H25.812/H25.12/H26.9/H25.042}. Right eye: {o|pseudophakic since 2023}')}
      ${r('Operation', '{p.phaco|Left phacoemulsification with intraocular lens|on=2025-10-29}')}
      ${r('Vision before', 'Left 6/60, pinhole 6/36. Right 6/9. IOP left {l.iop|16 mmHg|v=16;u=mmHg}. {x|No relative afferent pupil defect|negated}')}
      ${r('Other illness', '{d.dm2|Type 2 diabetes}, {d.htn|hypertension}. {d.dretin|Mild non-proliferative diabetic retinopathy, both eyes|icd=E11.3293/E11.329/E11.319}, {x|without macular oedema|negated}. {x|No glaucoma|negated|d.glauc}. {x|Mother: glaucoma|family history|d.glauc}. Takes {m.metf|metformin 500 mg|st=-}, {m.ena|enalapril 10 mg|st=-}, {m.tams|tamsulosin|dose=-;st=stopped} stopped 2 weeks ago. {x|Not on warfarin|negated|m.warf}')}
      ${r('Allergy', '{a.sulfa|Sulphonamides|react=blistering rash} (blistering rash)')}
      ${r('Before theatre', 'BP {l.e21sys|148|v=148;u=-}/{l.e21dia|82|v=82;u=-}, pulse {l.e21hr|76|v=76;u=-}, SpO2 {l.e21spo2|97%|v=97;u=%}, glucose {l.glu|8.6 mmol/L|v=8.6;u=mmol/L}. Consent, side marked. {x|Operation would have been postponed above 15 mmol/L|conditional}')}
      ${r('Anaesthesia', '{m.lidocn?|Sub-Tenon lignocaine 2%, 4 mL|st=-;dose=-}. {m.e21povid?|Povidone-iodine 5%|dose=-;st=-} 3 minutes. {x|No sedation, no general anaesthesia|not done|p.sedat}')}</table>
      <p><b>Steps</b></p><ol>${items(c, ['Temporal clear corneal incision 2.4 mm, side port. Pupil 6 mm; {x|floppy iris not seen|negated}, {x|iris hooks not needed|not needed}.', '{m.e21trypan?|Trypan blue|dose=-;st=-}, capsulorhexis 5.2 mm, hydrodissection.', 'Divide and conquer, CDE 14.6. Cortex aspirated.', 'Lens placed in the bag. {m.e21cefuic?|Intracameral cefuroxime 1 mg in 0.1 mL|st=-;dose=1 mg}. Wounds hydrated, {x|no suture|not done|p.suture}.'])}</ol>
      <div style="display:flex;gap:30px;align-items:center;margin:8px 0"><div class="s">IOL +21.5 D &nbsp; MODEL SA-60X<br>LOT 4471-220 &nbsp; EXP 2029-05<br>TARGET -0.25</div>${barcode(c.rnd, 40, 44)}</div>
      <table>${r('Complications', '{x|None: no capsule rupture, no vitreous loss, no zonular dialysis|negated|d.retdet}')}
      ${r('After operation', 'Shield for the first night. {x|Pressure tablets not given|not given|m.acetaz}. Home at 12:00')}
      ${r('Drops, left eye', '{m.prednl|Prednisolone acetate 1% six times a day|dose=-;freq=six times a day}, reduce weekly over 4 weeks. {m.e21chlor|Chloramphenicol 0.5% four times a day|dose=-;freq=four times a day}, 1 week')}
      ${r('Follow-up', '{x|Day 1 and week 4 with refraction|planned}. {x|Fundus photographs in 6 months|planned}. {x|YAG capsulotomy if the capsule thickens|conditional|p.yag}. {x|Return at once for pain or falling vision, risk of endophthalmitis|warned}')}</table>
      <div style="display:flex;justify-content:space-between;align-items:end;margin-top:14px"><span>Referred by: Nausori Health Centre, Dr P. Sharma<br>Printed 30/10/2025</span><div>${signature(c.rnd, '#222', 120)}<br>Dr Mereoni Tuilagi, ophthalmologist</div></div>${c.no('Nausori Health Centre', 'referrer')}${c.no('Dr P. Sharma', 'referrer')}${c.no('Litiana Vakacegu', 'assistant')}`,
    )
  },
  { dateAliases: ['2025-10-30'], width: 1120, scale: 1.3, degrade: { angle: -0.8 } },
)

/** Botswana: an attending physician's statement for an insurer; numbered questions, boxes yes and no, answers by hand. */
const statement = doc(
  'p713.jpg',
  ['en', 'other', 'photo'],
  '2026-03-18',
  ['Mokolwane Family Clinic', 'MOKOLWANE FAMILY CLINIC', 'Mokolwane Family Clinic, Gaborone'],
  ['Dr Kagiso Moatlhodi', 'Kagiso Moatlhodi', 'Dr. Kagiso Moatlhodi', 'Dr K. Moatlhodi'],
  ['Tebogo Seretse', 'TEBOGO SERETSE', 'Ms Tebogo Seretse', 'SERETSE, Tebogo'],
  'Attending physician statement',
  (c) => {
    const tick = (on) => `<span class="t">${on ? '☒' : '☐'}</span>`
    const q = (n, text, yes, answer) =>
      `<div class="q"><div class="n">${n}</div><div data-line>${c.t(text)}${yes == null ? '' : ` &nbsp; Yes ${tick(yes)} No ${tick(!yes)}`}${answer ? `<br><span class="a">${c.t(answer)}</span>` : ''}</div></div>`
    return sheet(
      `body{font:16px/1.34 ${FACE.arial};padding:34px 56px}.q{display:grid;grid-template-columns:34px 1fr;border-bottom:1px solid #aaa;padding:3.5px 0}.n{font-weight:bold}.a{font:17px/1.34 ${FACE.courier};font-weight:bold;color:#1c2f70}.t{font:19px 'DejaVu Sans',sans-serif}h3{font-size:16px;background:#123f3a;color:#fff;padding:2px 10px;margin:10px 0 2px}`,
      `<div style="display:flex;justify-content:space-between;align-items:center;border-bottom:3px solid #123f3a;padding-bottom:6px"><div><b style="font-size:21px;color:#123f3a">Kgale Mutual Life Assurance</b><br>ATTENDING PHYSICIAN'S STATEMENT &nbsp; Form CL-14 (rev. 06/2024)</div>${mark('rings', '#123f3a', 48)}</div>${c.no('Kgale Mutual Life Assurance', 'insurer, recipient of the form')}
      <div style="margin:6px 0">Claim no. 26-30418 &nbsp; Policy holder: Lefika Seretse (husband)</div>${c.no('Lefika Seretse', 'policy holder')}
      <h3>A. Patient and physician</h3>
      ${q(1, 'Patient: **TEBOGO SERETSE, female, born 14 April 1986**', null)}
      ${q(2, 'Physician: **Dr Kagiso Moatlhodi, Mokolwane Family Clinic, Gaborone.** Patient since 2019. Examined **18 March 2026**', null)}
      <h3>B. Present illness</h3>
      ${q(3, 'Diagnosis and ICD-10 code', null, '{d.dischern|Lumbar disc herniation L5/S1 with left radiculopathy (M51.1)|icd=M51.17/M51.16/M51.27/M54.17}')}
      ${q(4, 'Date of first symptoms', null, '9 February 2026, lifting a box at work')}
      ${q(5, 'Examination', null, 'BP {l.e21sys|126|v=126;u=-}/{l.e21dia|80|v=80;u=-}  pulse {l.e21hr|78|v=78;u=-}  weight {l.e21wt|82 kg|v=82;u=kg}  height {l.e21ht|1.61 m|v=1.61;u=m}. SLR left 40 degrees, ankle jerk reduced. {x|No weakness, no saddle anaesthesia|negated}')}
      ${q(6, 'Investigations (attach copies)', null, '{i.mrls|MRI lumbar spine 24 Feb 2026|on=2026-02-24}. ESR {l.esr|12 mm/h|v=12;u=mm/h}, CRP {l.crp|3 mg/L|v=3;u=mg/L}, Hb {l.hgb|11.9 g/dL|v=11.9;u=g/dL}, CD4 {l.cd4|684|v=684;u=-}, HIV viral load {l.hivrna|not detected|v=not detected;u=-}')}
      ${q(7, 'Treatment', null, '{m.napr|Naproxen 500 mg twice daily|freq=twice daily}, {m.amit|amitriptyline 10 mg at night|freq=at night}, physiotherapy. {m.trama|Tramadol|dose=-;st=stopped} stopped, nausea. {x|Epidural injection offered, declined|declined}')}
      ${q(8, 'Has surgery been performed?', false, '{x|Discectomy only if not better by May|conditional|p.discect}')}
      ${q(9, 'Was the patient in hospital?', false)}
      <h3>C. Has the patient ever had or been treated for</h3>
      ${q(10, '{x|Heart disease or stroke|answered no|d.ihd}', false)}
      ${q(11, '{x|High blood pressure|answered no|d.htn}', false)}
      ${q(12, '{x|Diabetes|answered no|d.dm2}', false, '{d.gdm?|Raised sugar in pregnancy 2017, normal since|icd=O24.419/Z86.32;on=2017;st=-}')}
      ${q(13, 'HIV infection', true, '{d.hiv|HIV since 2014|icd=B20/Z21;on=2014}, {m.e21tld|tenofovir/lamivudine/dolutegravir 1 tablet daily|dose=-;freq=1 tablet daily}, suppressed')}
      ${q(14, '{x|Tuberculosis|answered no|d.tb}', false, '{m.isoni?|Isoniazid prevention completed 2015|dose=-;st=-;on=2015}')}
      ${q(15, '{x|Cancer or tumour|answered no}', false, '{x|Mother: breast cancer at 58|family history|d.breastca}')}
      ${q(16, '{x|Epilepsy, depression or other nervous disorder|answered no|d.epil}', false)}
      ${q(17, 'Asthma or lung disease', true, '{d.asthma|Mild asthma|icd=J45.20/J45.909}, {m.salb|salbutamol inhaler as needed|dose=-;freq=as needed}')}
      ${q(18, 'Operations', true, '{p.append|Appendicectomy 2003|on=2003}, {p.csect|caesarean section 2017|on=2017}')}
      ${q(19, 'Allergies', true, '{a.tmp|Cotrimoxazole|react=rash}: rash')}
      ${q(20, '{x|Smoking or alcohol to excess|answered no|d.smoker}', false)}
      <h3>D. Ability to work</h3>
      ${q(21, 'Unfit from / to', null, '10 February 2026 to 17 April 2026; {x|light duties from 20 April if improved|planned}')}
      ${q(22, 'Is recovery expected?', true, '{x|Review 15 April 2026|planned}')}
      <div style="display:flex;justify-content:space-between;align-items:end;margin-top:12px"><div>${hand('K. Moatlhodi', 30)}<br>Signature, Gaborone, 18 March 2026</div>${stamp(['MOKOLWANE', 'FAMILY CLINIC', '18 MAR 2026'], '#6a1b4d', -7)}<span>For office use: received 23 March 2026</span></div>`.replace(
        /&amp;nbsp;/g,
        '&nbsp;',
      ),
    )
  },
  { dateAliases: ['2026-03-23'], width: 1080, scale: 1.38, degrade: { angle: 1 } },
)

export const twentyFirstEnMore = [twoZones, thyroid, cataract, statement]
