/** Sheets in English: an English hospital's microbiology report, a Colorado clinic's printed prescription, an Australian hospital pharmacy's list of medicines. */
import { barcode, hand, mark, matrixCode, signature } from '../lib/decor.mjs'
import { FACE, doc, en, items, sheet } from './blind-parts.mjs'

/** England: swabs and sputum of one day, organisms numbered, sensitivities running on in lines, comments in capitals. */
const microbiology = doc(
  'p784.jpg',
  ['en', 'lab', 'photo'],
  '2026-01-12',
  [
    'Thornhaven University Hospitals',
    'THORNHAVEN UNIVERSITY HOSPITALS',
    'Thornhaven University Hospitals NHS Trust',
    'Thornhaven University Hospitals Microbiology',
  ],
  [
    'Dr Oliver Stainforth',
    'Oliver Stainforth',
    'STAINFORTH O, Dr',
    'Dr O Stainforth',
    'Dr. Oliver Stainforth',
  ],
  ['Maureen Gledhill', 'GLEDHILL, Maureen', 'Mrs Maureen Gledhill', 'GLEDHILL Maureen'],
  'Microbiology report',
  (c) => {
    const h = (title, what) => `<div class="h"><b>${en(title)}</b><span>${en(what)}</span></div>`
    const p = (s) => `<p data-line>${c.t(s)}</p>`
    const drugs = (list) =>
      `<div class="s">${list.map(([name, s, key]) => `<span>${c.t(`{x|${name}|susceptibility panel${key ? `|m.${key}` : ''}}`)} <b>${s}</b></span>`).join('')}</div>`
    const line = (s) => {
      const r = c.lab(s)
      return `<tr data-e="${r.n}"><td style="width:42%">${en(r.label)}</td><td>${en(`${r.printed} ${r.unit}`.trim())}</td><td>${r.ref ? `(${en(r.ref)})` : ''}</td></tr>`
    }
    return sheet(
      `body{font:16.5px/1.4 ${FACE.courier};font-size:18px;padding:42px 60px}p{margin:2px 0 2px 24px}.h{display:flex;justify-content:space-between;border-top:1px dashed #000;border-bottom:1px dashed #000;margin:12px 0 4px;padding:2px 0}.s{display:grid;grid-template-columns:1fr 1fr 1fr;margin:1px 0 4px 60px}table{margin-left:24px;width:92%}td{padding:0.5px 6px}.k{margin-left:0}`,
      `<div style="display:flex;justify-content:space-between;align-items:start;font-family:${FACE.arial}"><div><b style="font-size:21px">Thornhaven University Hospitals</b> <span style="font-size:16px">NHS Trust</span><br><span style="font-size:16px">Department of Medical Microbiology, Thornhaven TH1 4XX</span></div>${matrixCode(c.rnd, 16, 3)}</div>
      <div style="display:grid;grid-template-columns:1fr 1fr;margin:8px 0"><div>GLEDHILL, Maureen<br>DOB 19/10/1948  F<br>NHS no 000 415 08XX<br>Specimen no M,26.0020417</div><div>STAINFORTH O, Dr<br>Copley Lane Health Centre<br>Collected 12/01/2026 11:40<br>Received  12/01/2026 16:25<br>Reported  15/01/2026 09:18</div></div>${c.no('Copley Lane Health Centre', 'requesting practice')}
      <p class="k">${c.t('Clinical details: {d.venins|chronic venous leg ulcer|icd=I83.009/I87.2/L97.909/I87.319/L97.919}, more painful, {x|?infected|question|d.cellul}. {d.bronchiect|Bronchiectasis|icd=J47.9/J47.1}, green sputum. {x|Penicillin allergy: no|negated|a.pen}. On {m.azit|azithromycin|dose=-;freq=three times a week} three times a week.')}</p>
      ${h('WOUND SWAB, LEFT LOWER LEG', 'Final')}
      ${p('Gram stain: {l.gramst|pus cells ++, Gram positive cocci|v=pus cells ++, Gram positive cocci;u=-}')}
      ${p('Culture: {l.e13wcult|1) Heavy growth of Staphylococcus aureus|v=Staphylococcus aureus;u=-}')}
      ${drugs([
        ['Flucloxacillin', 'S', 'fluclox'],
        ['Doxycycline', 'S', 'doxy'],
        ['Erythromycin', 'R'],
        ['Clindamycin', 'R', 'clind'],
        ['Fusidic acid', 'S', 'fusid'],
        ['Co-trimoxazole', 'S', 'sept'],
      ])}
      ${p('{l.e13wcult|2) Scanty growth of Group G streptococcus|v=Group G streptococcus;u=-}')}
      ${drugs([
        ['Penicillin', 'S', 'penv'],
        ['Erythromycin', 'S'],
        ['Doxycycline', 'R', 'doxy'],
      ])}
      ${p('{x|No anaerobes isolated|negated}. {x|Pseudomonas not isolated from this site|negated}.')}
      ${h('MRSA SCREEN, NOSE AND GROIN', 'Final')}
      ${p('{l.mrsa|MRSA not isolated|v=not isolated;u=-}')}
      ${h('SPUTUM', 'Final')}
      ${p('Appearance: mucopurulent')}
      ${p('Culture: {l.sputc|Moderate growth of Haemophilus influenzae|v=Haemophilus influenzae;u=-}')}
      ${drugs([
        ['Amoxicillin', 'R', 'amox'],
        ['Co-amoxiclav', 'S', 'coamox'],
        ['Doxycycline', 'S', 'doxy'],
        ['Clarithromycin', 'R', 'clari'],
        ['Ciprofloxacin', 'S', 'cipr'],
        ['Cefuroxime', 'I', 'cefur'],
      ])}
      ${p('{l.afb|AFB microscopy: acid fast bacilli not seen|v=not seen;u=-}. {x|Mycobacterial culture to follow, up to 8 weeks|pending}.')}
      ${h('BLOOD, SAME REQUEST', '12/01/2026 11:40')}
      <table>${['crp;C-reactive protein;38;mg/L;0 - 5', 'wbc;White cell count;11.9;10*9/L;4.0 - 11.0', 'neut;Neutrophils;8.8;10*9/L;2.0 - 7.5', 'alb;Albumin;33;g/L;35 - 50', 'a1c;HbA1c;44;mmol/mol;20 - 41'].map(line).join('')}</table>
      ${h('COMMENT', '')}
      ${p('{x|ULCERS ARE OFTEN COLONISED: TREAT ONLY IF THERE IS CELLULITIS OR INCREASING PAIN|reference comment|d.cellul}. {x|IF TREATED, FLUCLOXACILLIN FOR 7 DAYS|conditional|m.fluclox}; {x|DOXYCYCLINE WOULD COVER THE SPUTUM TOO|suggestion|m.doxy}. {x|PLEASE SEND A FURTHER SPUTUM IF NO BETTER IN 14 DAYS|conditional}.')}
      ${p('Previous: wound swab 04/11/2025: {l.e13wcult?|mixed skin flora|v=mixed skin flora;u=-;on=2025-11-04}; sputum 02/09/2025: {l.sputc|Pseudomonas aeruginosa|v=Pseudomonas aeruginosa;u=-;on=2025-09-02}.')}
      <div style="display:flex;justify-content:space-between;border-top:1px dashed #000;margin-top:12px;padding-top:4px"><span>S sensitive  I susceptible, increased exposure  R resistant</span></div><p class="k">Authorised by Dr Harriet Nunn, Consultant Microbiologist  Page 1 of 1</p>${c.no('Dr Harriet Nunn', 'consultant who authorised')}`,
    )
  },
  { dateAliases: ['2026-01-15'], width: 1080, scale: 1.4, degrade: { angle: 1.2, folds: [0.5] } },
)

/** United States: six prescriptions as blocks of labelled lines on one print for the patient. */
const printed = doc(
  'p789.jpg',
  ['en', 'prescription', 'scan'],
  '2026-03-19',
  [
    'Sagebrush Mesa Internal Medicine',
    'SAGEBRUSH MESA INTERNAL MEDICINE',
    'Sagebrush Mesa Internal Medicine, PC',
  ],
  ['Caroline Abernathy, MD', 'Caroline Abernathy', 'Dr. Caroline Abernathy', 'ABERNATHY, CAROLINE MD'],
  ['Dwayne Fitzroy', 'FITZROY, DWAYNE L', 'Dwayne L. Fitzroy', 'FITZROY, DWAYNE', 'Fitzroy, Dwayne'],
  'Prescription',
  (c) => {
    let n = 0
    const rx = (drug, sig, qty, refills, why, note = '') =>
      `<div class="rx"><div data-line><b>Rx ${++n}.</b> <b>${c.t(drug)}</b></div><div class="i"><span>Sig:</span> ${en(sig)}</div><div class="i"><span>Disp:</span> ${en(qty)} &nbsp;&nbsp; <span>Refills:</span> ${en(refills)}</div><div class="i" data-line><span>For:</span> ${c.t(why)}${note ? ` &nbsp; <i>${c.t(note)}</i>` : ''}</div></div>`
    return sheet(
      `body{font:17px/1.4 ${FACE.openSans};font-size:16.4px;padding:48px 70px}.rx{border-left:4px solid #355;padding:2px 0 2px 14px;margin:11px 0}.i{margin-left:26px}.i span{font-weight:bold}p{margin:6px 0}ul{margin:2px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:end;border-bottom:2px solid #355;padding-bottom:8px"><div><b style="font:bold 25px ${FACE.slab};color:#355">Sagebrush Mesa Internal Medicine</b><br>2755 Patterson Rd, Suite 210, Grand Junction, CO 81506<br>Tel (970) 555-01XX &nbsp; Fax (970) 555-01XX</div><b style="font-size:52px;font-family:serif;line-height:1">&#8478;</b></div>
      <div style="display:grid;grid-template-columns:1fr 1fr;margin:10px 0"><div>Patient: <b>FITZROY, DWAYNE L</b><br>DOB: 01/28/1958 &nbsp; M &nbsp; 68 yrs<br>Address: 519 Teller Ave, Grand Junction</div><div>Date written: <b>03/19/2026</b><br>Wt: ${c.t('{l.e21wt|212 lb|v=212;u=lb}')} &nbsp; Ht: 5'10"<br>Plan: Medicare Part D</div></div>
      ${rx('{m.tams|tamsulosin 0.4 mg capsule|freq=at bedtime}', 'Take 1 capsule by mouth at bedtime', '90 (ninety)', '3', '{d.bph|Benign prostatic hyperplasia with urinary frequency|icd=N40.1} (N40.1)')}
      ${rx('{m.olmes|olmesartan 20 mg tablet|freq=once daily}', 'Take 1 tablet by mouth once daily', '90 (ninety)', '3', '{d.htn|Hypertension|icd=I10} (I10)', '{x|replaces lisinopril, do not take both|warned|m.lis}')}
      ${rx('{m.allo|allopurinol 300 mg tablet|freq=once daily}', 'Take 1 tablet by mouth once daily with food', '90 (ninety)', '3', '{d.gout|Gout|icd=M10.9/M1A.9XX0} (M10.9)')}
      ${rx('{m.colc|colchicine 0.6 mg tablet|freq=as needed}', '2 tablets at first sign of flare, then 1 tablet one hour later, as needed', '12 (twelve)', '1', 'Gout flare')}
      ${rx('{m.glip|glipizide ER 5 mg tablet|freq=daily with breakfast}', 'Take 1 tablet by mouth daily with breakfast', '90 (ninety)', '3', '{d.dm2|Type 2 diabetes|icd=E11.9/E11.65/E11.42} (E11.9)', '{x|skip if not eating|conditional}')}
      ${rx('{m.flut|fluticasone 50 mcg nasal spray|freq=once daily}', '2 sprays in each nostril once daily', '1 bottle (16 g)', '5', '{d.allrhin|Allergic rhinitis|icd=J30.9/J30.2} (J30.9)')}
      ${rx('{m.triamct|triamcinolone 0.1% cream|dose=-;freq=twice daily}', 'Apply thin layer to elbows twice daily for up to 14 days', '30 g', '0', '{d.psoriasis|Plaque psoriasis|icd=L40.0} (L40.0)', '{x|not on face|warned}')}
      <p><b>Not renewed today:</b> ${c.t('{m.lis|lisinopril 20 mg|st=stopped} (cough); {m.melox|meloxicam 15 mg|st=stopped}, creatinine rising. {x|Tadalafil was requested, deferred until stress test|deferred|m.tada}.')}</p>
      <p><b>Allergies:</b> ${c.t('{a.sulfa|Sulfa drugs|react=rash} (rash), {a.bee|bee stings|react=anaphylaxis;sev=severe} (anaphylaxis, severe). {x|No known food allergies|negated}.')}</p>
      <p>${c.t('Recent labs used for dosing (03/12/2026): {l.crea|creatinine 1.42 mg/dL|on=2026-03-12}, {l.egfr|eGFR 54|v=54;u=-;on=2026-03-12}, {l.uric|uric acid 7.9 mg/dL|on=2026-03-12}, {l.a1c|A1c 7.4 %|v=7.4;u=%;on=2026-03-12}, {l.k|potassium 4.6 mmol/L|on=2026-03-12}.')}</p>
      <p>${c.t('{x|BMP two weeks after starting olmesartan|planned}. {x|Stop colchicine and call for diarrhea or muscle pain|conditional}. {x|Generic substitution permitted|instruction}.')}</p>
      <div style="display:flex;justify-content:space-between;align-items:end;margin-top:20px"><div>${signature(c.rnd, '#22306b', 150)}<br>Caroline Abernathy, MD &nbsp; NPI 14XXXXXXXX</div><div>${barcode(c.rnd, 44, 32)}<br>To: Redlands Corner Pharmacy</div></div><p style="font-size:14px">Covering: Peter Halloran, PA-C. This print is not valid for controlled substances.</p>${c.no('Redlands Corner Pharmacy', 'pharmacy')}${c.no('Peter Halloran', 'colleague on the letterhead')}`,
    )
  },
  { width: 1080, scale: 1.34, degrade: { angle: 0.6 } },
)

/** Australia: a hospital pharmacy's list on leaving; what each is for, how it is taken, what changed; stopped and short courses below. */
const list = doc(
  'p790.jpg',
  ['en', 'prescription', 'scan'],
  '2025-12-02',
  [
    'Currawong Bay Hospital',
    'CURRAWONG BAY HOSPITAL',
    'Currawong Bay Hospital Pharmacy Department',
    'Pharmacy Department, Currawong Bay Hospital',
  ],
  ['Dr Imogen Fairweather', 'Imogen Fairweather', 'Dr I Fairweather', 'Dr. Imogen Fairweather'],
  ['Desmond Achterberg', 'ACHTERBERG, Desmond', 'Mr Desmond Achterberg', 'Mr Desmond ACHTERBERG'],
  'Medication list',
  (c) => {
    const row = (drug, why, how, change, note = '') =>
      `<tr data-line><td><b>${c.t(drug)}</b></td><td>${c.t(why)}</td><td>${en(how)}</td><td><b>${en(change)}</b>${note ? `<br>${c.t(note)}` : ''}</td></tr>`
    return sheet(
      `body{font:16.5px/1.32 ${FACE.arial};font-size:16.4px;padding:38px 52px}td,th{border:1px solid #6a6a6a;padding:3.5px 8px}th{background:#d9e2e8;font-size:15.5px}h3{font-size:17px;margin:11px 0 3px}ul{margin:1px 0}p{margin:4px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center;margin-bottom:6px"><div style="display:flex;gap:12px;align-items:center">${mark('wave', '#33576b', 52)}<div><b style="font-size:22px;color:#33576b">Currawong Bay Hospital</b><br>Pharmacy Department &nbsp; Ulladulla NSW 2539 &nbsp; 02 5550 0XXX</div></div><b style="font-size:24px">Medication List</b></div>
      <div style="display:grid;grid-template-columns:1.2fr 1fr;border:1px solid #6a6a6a;padding:5px 10px;margin-bottom:8px"><div>Name: <b>Mr Desmond ACHTERBERG</b> &nbsp; MRN 071182X<br>DOB: 25/08/1944 &nbsp; Weight: ${c.t('{l.e21wt|74 kg|v=74;u=kg}')}<br>Community pharmacy: Lakeside Chemist</div><div>Prepared: <b>02/12/2025</b><br>Pharmacist: Jolene Szabo<br>Consultant: Dr Imogen Fairweather</div></div>${c.no('Lakeside Chemist', 'pharmacy')}${c.no('Jolene Szabo', 'pharmacist')}
      <table><tr><th style="width:31%">Medicine and strength</th><th style="width:19%">What it is for</th><th>How to take it</th><th style="width:24%">Change</th></tr>
      ${row('{m.dabi|Dabigatran (Pradaxa) 110 mg capsule|freq=morning and evening}', '{d.af|Atrial fibrillation|icd=I48.91/I48.20/I48.21}', '1 in the morning and 1 in the evening, swallow whole', 'NEW')}
      ${row('{m.metop|Metoprolol (Betaloc) 50 mg tablet|freq=morning and evening}', 'Heart rate', '1/2 tablet morning and evening', 'DOSE CHANGED', 'was 1 tablet')}
      ${row('{m.irbe|Irbesartan (Avapro) 150 mg tablet|freq=morning}', '{d.htn?|Blood pressure|st=-;icd=I10}', '1 in the morning', 'No change')}
      ${row('{m.sim|Simvastatin (Zocor) 20 mg tablet|freq=night}', 'Cholesterol', '1 at night', 'No change')}
      ${row('{m.levod|Levodopa/carbidopa (Sinemet) 100/25 tablet|dose=-;freq=7 am, 11 am, 3 pm, 7 pm}', '{d.park|Parkinson’s disease}', '1 at 7 am, 11 am, 3 pm and 7 pm, on time', 'DOSE CHANGED', 'was three times a day')}
      ${row('{m.rotig|Rotigotine (Neupro) 4 mg/24 hours patch|freq=daily;dose=4 mg}', 'Parkinson’s disease', '1 patch each morning, change site', 'No change')}
      ${row('{m.domp|Domperidone (Motilium) 10 mg tablet|freq=three times a day}', '{o|Nausea}', '1 three times a day before meals', 'NEW', '{x|stop after 4 weeks|planned}')}
      ${row('{m.peg|Macrogol (Movicol) sachet|dose=-;freq=daily}', '{d.constip|Constipation}', '1 sachet in water daily', 'No change')}
      ${row('{m.mira|Mirabegron (Betmiga) 25 mg tablet|freq=daily}', '{d.oab|Overactive bladder}', '1 daily', 'NEW')}
      ${row('{m.latan|Latanoprost (Xalatan) 0.005% eye drops|dose=-;freq=night}', '{d.glauc|Glaucoma|icd=H40.9/H40.1190/H40.10X0}', '1 drop in both eyes at night', 'No change')}
      ${row('{m.para|Paracetamol (Panadol Osteo) 665 mg tablet|freq=three times a day}', '{d.kneeoa|Knee osteoarthritis|icd=M17.9/M17.10/M17.0}', '2 three times a day', 'No change')}
      ${row('{m.chole|Vitamin D3 1000 units capsule|freq=daily}', '{d.osteopenia|Low bone density|icd=M85.80/M85.9}', '1 daily', 'No change', 'own supply')}
      ${row('{m.melat|Melatonin 2 mg MR tablet|freq=night}', 'Sleep', '1 at night, 1 to 2 hours before bed', 'No change')}</table>
      <h3>Stopped in hospital: do not take</h3><ul>${items(c, ['{m.oxyb|Oxybutynin 5 mg|st=stopped} - confusion', '{m.warf|Warfarin|dose=-;st=stopped} - changed to dabigatran', '{m.metocl|Metoclopramide 10 mg|st=stopped} - makes Parkinson’s disease worse', '{m.temaz|Temazepam 10 mg|st=stopped} - falls'])}</ul>
      <h3>Short courses</h3><ul>${items(c, ['{m.cefal|Cephalexin 500 mg four times a day|freq=four times a day} until 05/12/2025, for {d.uti|urinary infection}', '{m.enox?|Enoxaparin 40 mg|st=-} given in hospital only, {x|not continued|not continued}'])}</ul>
      <h3>Allergies and reactions</h3><p>${c.t('{a.amox|Amoxicillin|react=rash} - rash 2011. {a.halo|Haloperidol|react=severe stiffness;sev=severe} - severe stiffness. {x|No latex allergy|negated|a.latex}. {x|Egg: tolerated|negated|a.egg}.')}</p>
      <h3>For your GP</h3><p>${c.t('{o|Creatinine clearance 46 mL/min}; {l.crea|creatinine 108 micromol/L|v=108;u=micromol/L;on=2025-12-01}, {l.k|potassium 4.5 mmol/L|on=2025-12-01} and {l.hgb|Hb 121 g/L|v=121;u=g/L;on=2025-12-01} on 01/12/2025. {x|Check kidney function in 3 months, stop dabigatran if clearance is below 30|conditional}. {x|Prochlorperazine must not be given|warned|m.prochl}. {x|Consider denosumab if bone density falls further|considered|m.deno}. {x|No ibuprofen with dabigatran|warned|m.ibu}.')}</p>
      <div style="display:flex;justify-content:space-between;align-items:end;margin-top:8px"><div>Checked with patient and wife ${hand('J Szabo', 26)}</div>${barcode(c.rnd, 40, 28)}<span>Page 1 of 1</span></div>`,
    )
  },
  { width: 1100, scale: 1.36, degrade: { angle: -0.8 } },
)

export const twentyThirdEnTables = [microbiology, printed, list]
