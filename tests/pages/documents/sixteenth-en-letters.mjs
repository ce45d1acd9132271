/** Letters and reports in English: an Irish stroke ward's numbered discharge, an American emergency physician's note with laboratory exceptions only, an Australian urologist's letter, a Canadian rheumatologist's reply, a pelvic ultrasound. */
import { barcode, hand, mark, signature } from '../lib/decor.mjs'
import { FACE, doc, en, items, resultCell, sheet } from './blind-parts.mjs'

/** Ireland: numbered bars, a grid of drugs with dose, frequency, status and reason, bloods of two days in a strip. */
const strokeWard = doc(
  'p507.jpg',
  ['en', 'discharge', 'photo'],
  '2026-02-24',
  ['Curraheen University Hospital', 'CURRAHEEN UNIVERSITY HOSPITAL'],
  [
    'Dr Aisling Duignan',
    'Aisling Duignan',
    'Dr A Duignan',
    'Dr Eoin Maughan',
    'Eoin Maughan',
    'Dr E Maughan',
  ],
  ['Noreen Cahalane', 'CAHALANE, Noreen', 'Mrs Noreen Cahalane', 'Cahalane Noreen'],
  'Discharge summary',
  (c) => {
    const days = ['2026-02-17', '2026-02-23']
    const h = (n, s) => `<h3><span>${n}</span> ${en(s)}</h3>`
    const drug = (s, dose, freq, status, why) =>
      `<tr data-line><td>${c.t(s)}</td><td>${en(dose)}</td><td>${en(freq)}</td><td><b>${en(status)}</b></td><td>${c.t(why)}</td></tr>`
    const res = (s) => {
      const [key, label, unit, ...v] = s.split(';')
      return `<tr><td>${en(label)} <small>${en(unit)}</small></td>${v.map((x, i) => `<td class="c">${x ? resultCell(c, key, label, x, unit, '', days[i]) : ''}</td>`).join('')}</tr>`
    }
    const strip = (list) =>
      `<table><tr><th></th><th class="c">17/02/26</th><th class="c">23/02/26</th></tr>${list.map(res).join('')}</table>`
    const d = 'on=2026-02-17'
    return sheet(
      `body{font:16.5px/1.33 ${FACE.calibri};font-size:17.5px;padding:34px 50px}h3{font-size:17.5px;background:#e3ece6;color:#134a2c;margin:8px 0 3px;padding:1px 8px}h3 span{display:inline-block;background:#134a2c;color:#fff;width:24px;text-align:center;margin-inline-end:6px}p{margin:3px 0}ol,ul{margin:1px 0}td,th{border:1px solid #9ab5a4;padding:1.5px 7px;text-align:left}th{background:#f2f6f3;font-size:16px}.c{text-align:center}small{font-size:14px}.three{display:grid;grid-template-columns:1fr 1fr 1fr;gap:0 12px;align-items:start}p span[data-e],li span[data-e]{white-space:nowrap}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:12px;align-items:center">${mark('rings', '#134a2c', 46)}<div><b style="font-size:23px;color:#134a2c">Curraheen University Hospital</b><br>Acute Stroke Unit, St Finbarr's Ward</div></div><b style="font-size:21px">DISCHARGE SUMMARY</b></div>
      <div style="display:grid;grid-template-columns:1.1fr 1fr 1fr;border:1px solid #134a2c;padding:4px 10px;margin:6px 0"><div><b>CAHALANE, Noreen</b> (Mrs)<br>DOB 12/08/1949 &nbsp; F &nbsp; MRN C0288417</div><div>Admitted 17/02/2026 (ED)<br>Discharged 24/02/2026, home</div><div>Consultant Dr Eoin Maughan<br>GP Dr Fionn Laverty, Kilbrittain</div></div>${c.no('Dr Fionn Laverty', 'family doctor')}
      ${h(1, 'Diagnoses')}<p>${c.t('Principal: {d.stroke|Left middle cerebral artery infarct|icd=I63.512/I63.412/I63.9}, cardioembolic. New: {d.af|paroxysmal atrial fibrillation|icd=I48.0/I48.91}, {d.hld|hypercholesterolaemia|icd=E78.00/E78.5}. Known: {d.htn|hypertension}, {d.hypothy|hypothyroidism}, {d.osteopenia|osteopenia|icd=M85.80}, {d.migr|migraine}.')}</p>
      ${h(2, 'Narrative')}<p>${c.t('Sudden {o|word-finding difficulty} and {o|right arm weakness} at 08:15, {o|NIHSS 7}. {p.thrombol|Thrombolysis with tenecteplase|on=2026-02-17} given at 10:02. {x|No large vessel occlusion, thrombectomy not indicated|not done}. {o|NIHSS 1} at discharge, mild {o|dysphasia} remains. {x|No haemorrhagic transformation|negated|d.ich}. {x|Swallow safe, no dysphagia|negated|d.dysph}. {x|No seizures|negated|d.seiz}. {d.uti|Urinary tract infection|st=-} on day 3, treated. {x|Her mother died of a stroke at 70|family history}; {x|lifelong non-smoker|negated|d.smoker}.')}</p>
      ${h(3, 'Procedures and imaging')}<p>${c.t(`{i.cthead|CT brain 17/02/2026|${d}}: {o|hyperdense left M2 branch}, {d.smallv|small vessel disease|icd=I67.82/I67.89/I67.9}. {i.cta|CT angiogram of neck 17/02/2026|${d}}: {d.carotid|right internal carotid stenosis 40%|icd=I65.21}, {x|left carotid clear|negated}. {i.mrbrain|MRI brain 19/02/2026|on=2026-02-19}: {d.stroke|acute left insular infarct|icd=I63.512/I63.9}. {p.holter|Holter 18/02/2026|on=2026-02-18}: {d.af|paroxysms of AF|icd=I48.0/I48.91}. {i.echo|Echocardiogram 20/02/2026|on=2026-02-20}: {d.ladil|dilated left atrium}, {l.lvef?|EF 60%|v=60;u=%;on=2026-02-20}, {x|no thrombus|negated}, {x|no PFO|negated|d.pfo}. {i.cxr|Chest X-ray 17/02/2026|${d}}: clear, {x|no pneumonia|negated|d.pneumonia}.`)}</p>
      ${h(4, 'Bloods')}<div class="three">${strip(['hgb;Haemoglobin;g/dL;13.1;12.6', 'wbc;WCC;x10^9/L;8.4;7.7', 'plt;Platelets;x10^9/L;244;261', 'crp;CRP;mg/L;3;18'])}${strip(['na;Sodium;mmol/L;139;137', 'k;Potassium;mmol/L;3.6;4.2', 'crea;Creatinine;umol/L;74;69', 'inr;INR;;1.0;'])}${strip(['chol;Cholesterol;mmol/L;6.4;', 'ldl;LDL;mmol/L;4.1;', 'a1c;HbA1c;mmol/mol;38;', 'tsh;TSH;mU/L;5.9;'])}</div>
      ${h(5, 'Medicines at discharge')}<table><tr><th style="width:27%">Medicine</th><th>Dose</th><th>Frequency</th><th>Status</th><th>Reason, comment</th></tr>
      ${drug('{m.apix|Apixaban|dose=5 mg;freq=twice daily}', '5 mg', 'twice daily', 'NEW', 'AF, from day 6')}
      ${drug('{m.ator|Atorvastatin|dose=80 mg;freq=at night}', '80 mg', 'at night', 'NEW', 'secondary prevention')}
      ${drug('{m.bis|Bisoprolol|dose=1.25 mg;freq=daily}', '1.25 mg', 'daily', 'NEW', 'rate control')}
      ${drug('{m.levo|Eltroxin|dose=75 mcg;freq=daily}', '75 mcg', 'daily', 'CHANGED', 'was 50 mcg')}
      ${drug('{m.ram|Ramipril|dose=5 mg;freq=daily}', '5 mg', 'daily', 'SAME', '')}
      ${drug('{m.calvitd|Caltrate + D|dose=-;freq=daily}', '1 tablet', 'daily', 'SAME', '')}
      ${drug('{m.cefal|Cefalexin|dose=500 mg;freq=three times daily}', '500 mg', 'three times daily', 'NEW', 'until 26/02/2026')}
      ${drug('{m.asa|Aspirin|dose=300 mg;st=stopped}', '300 mg', '', 'STOPPED', 'given until day 5 only')}
      ${drug('{m.suma|Sumatriptan|dose=50 mg;st=stopped}', '50 mg', '', 'STOPPED', '{x|triptans are contraindicated after stroke|warned}')}</table>
      ${h(6, 'Allergies')}<p>${c.t('{a.trimeth|Trimethoprim|react=facial swelling} - facial swelling. {x|Contrast: tolerated, no reaction|negated|a.contrast}.')}</p>
      ${h(7, 'For the GP and the patient')}<ul>${items(c, ['{x|Lipids and ALT in 6 weeks|planned}; {x|TSH in 8 weeks|planned}', '{x|If LDL remains above 1.8, add ezetimibe|conditional|m.eze}', '{x|Carotid ultrasound in 12 months|planned|i.uscar}. {x|Left atrial appendage closure was not felt necessary|not needed}', '{x|No driving for four weeks|warned}. {x|Avoid ibuprofen and diclofenac with apixaban|warned|m.dicl}', '{x|Stroke clinic Dr Maughan 21/04/2026 with repeat MRI only if new symptoms|planned}'])}</ul>
      <div style="display:flex;justify-content:space-between;align-items:center;margin-top:4px">${signature(c.rnd)}<span>Dr Aisling Duignan, Registrar, IMC 000000 &nbsp; 24/02/2026 11:40</span>${hand('SLT home visit Thurs', 27)}</div>`,
    )
  },
  { dateAliases: ['2026-02-17'], width: 1120, scale: 1.4, degrade: { angle: -1, folds: [0.34, 0.67] } },
)

/** United States: an emergency physician's note as a system prints it; of the laboratory only what is abnormal. */
const provider = doc(
  'p508.jpg',
  ['en', 'discharge', 'scan'],
  '2025-12-28',
  [
    'Larkspur Valley Medical Center',
    'LARKSPUR VALLEY MEDICAL CENTER',
    'Larkspur Valley Medical Center Emergency Department',
  ],
  ['Garrett Lindholm, MD', 'Garrett Lindholm', 'Lindholm, Garrett', 'G. Lindholm, MD'],
  ['Yvonne Prescott', 'Prescott, Yvonne', 'Yvonne K. Prescott', 'PRESCOTT, YVONNE'],
  'ED provider note',
  (c) => {
    const p = (title, s) => `<p>${title ? `<b>${en(title)}:</b> ` : ''}${c.t(s)}</p>`
    const d = 'on=2025-12-28'
    const lab = (title, tail, list) =>
      `<tr><td><b>${en(title)}</b>${tail ? ` - ${en(tail)}` : ''}${tail === 'Abnormal' ? '; Notable for the following components:' : ''}</td></tr>${list
        .map((s) => {
          const [line, flag] = s.split('|')
          const r = c.lab(line, { date: '2025-12-28', flag: flag ?? null })
          return `<tr data-e="${r.n}"><td style="padding-left:46px">${en(r.label)} &nbsp; ${en(r.printed)}${flag ? ' (*)' : ''} ${en(r.unit)}</td></tr>`
        })
        .join('')}`
    return sheet(
      `body{font:16px/1.36 ${FACE.arial};font-size:16.5px;padding:40px 62px}p{margin:5px 0}h3{font-size:17px;margin:10px 0 2px}td{padding:0.5px 4px}.box{border:1px solid #777;padding:4px 10px}.two{display:grid;grid-template-columns:1fr 1fr;gap:0 26px;align-items:start}ul{margin:2px 0}p span[data-e],li span[data-e]{white-space:nowrap}`,
      `<div style="display:flex;justify-content:space-between;font-size:15px;border-bottom:1px solid #000;padding-bottom:4px"><span>Prescott, Yvonne (MRN 80117264)</span><span>Encounter date: 12/28/2025</span><span>Page 1 of 1</span></div>
      <div style="text-align:center;margin:8px 0"><b style="font-size:20px">Larkspur Valley Medical Center</b><br>Emergency Department - ED Provider Note</div>
      <div class="box">Patient: Yvonne K. Prescott, 63 y.o. female, DOB 2/11/1962 &nbsp; Arrival: 12/28/2025 10:47 AM &nbsp; Provider: Garrett Lindholm, MD &nbsp; PCP: Denise Atwater, DO &nbsp; Scribe: Kyle N.</div>${c.no('Denise Atwater, DO', 'family doctor')}${c.no('Kyle N.', 'scribe')}
      ${p('Chief complaint', '{o|Abdominal pain}')}
      ${p('HPI', 'Two days of left lower quadrant pain with chills. {x|No vomiting|negated}, {x|no blood in stool|negated}, {x|no dysuria|negated}. Similar episode 2021 treated as {d.divertic?|diverticulitis|st=-}. Last {p.colono|colonoscopy 2022|on=2022} showed {d.diverts|diverticulosis} and a {d.polyp|tubular adenoma|icd=D12.6/K63.5/Z86.010;st=-}.')}
      ${p('Past medical history', '{d.htn|Hypertension}, {d.hypothy|hypothyroidism}, {d.gad|anxiety}, {d.kneeoa|osteoarthritis of the left knee|icd=M17.12/M17.9}. Past surgical history: {p.hyst|hysterectomy|on=2010} 2010, {p.tubal|tubal ligation}.')}
      ${p('Family history', '{x|Colon cancer in father|family history|d.colonca}; {x|Crohn disease in niece|family history|d.crohn}. Social: {d.exsmoker?|quit smoking 2014|st=-}; {x|denies alcohol use|negated|d.alcdep}.')}
      ${p('Allergies', '{a.metronid|Metronidazole|react=vomiting} (vomiting), {a.code|codeine|react=itching} (itching). {x|No known food allergies|negated}.')}
      ${p('Home medications', '{m.olmes|olmesartan 20 mg daily|freq=daily}, {m.levo|levothyroxine 88 mcg daily|freq=daily}, {m.sert|sertraline 50 mg daily|freq=daily}, {m.melox|meloxicam 15 mg daily as needed|st=stopped} (told to stop today).')}
      ${p('Physical exam', 'BP 142/83, pulse 98, temp 100.9 F, SpO2 98%. Abdomen soft, {o|LLQ tenderness}, {x|no guarding or rebound|negated}. {x|No CVA tenderness|negated}. {x|Lungs clear|negated}.')}
      <h3>Labs Reviewed (collected 12/28/2025 11:20)</h3><div class="two"><table>
      ${lab('CBC WITH AUTO DIFFERENTIAL', 'Abnormal', ['wbc;WBC;14.7;K/uL|H', 'neut;Neutrophils Absolute;11.9;K/uL|H', 'igabs;Immature Granulocytes Absolute;0.08;K/uL|H', 'hgb;Hemoglobin;11.6;g/dL|L', 'rdw;RDW;15.3;%|H'])}
      ${lab('C-REACTIVE PROTEIN', 'Abnormal', ['crp;CRP;88.4;mg/L|H'])}</table><table>
      ${lab('COMPREHENSIVE METABOLIC PANEL', 'Abnormal', ['na;Sodium;134;mmol/L|L', 'k;Potassium;3.4;mmol/L|L', 'glu;Glucose;121;mg/dL|H', 'alb;Albumin;3.3;g/dL|L'])}
      ${lab('URINALYSIS', 'Abnormal', ['uket;Ketones, UA;20;mg/dL|H', 'urbc;RBC, UA;6;/HPF|H'])}
      ${lab('LIPASE', 'Normal', ['lip;Lipase;31;U/L'])}
      ${lab('LACTIC ACID', 'Normal', ['lact;Lactic Acid;1.4;mmol/L'])}</table></div>
      <p>${c.t('{x|Blood cultures in process|pending|l.bcult}. {x|Troponin not indicated|not done|l.trop}.')}</p>
      ${p('Imaging', `{i.ctap|CT abdomen pelvis with IV contrast|${d}} 12/28/2025: {d.divertic|uncomplicated sigmoid diverticulitis|icd=K57.32}. {x|No abscess, no free air|negated}. {x|Appendix normal|negated|d.append}. {x|No bowel obstruction|negated|d.sbo}. {d.gallst|Gallstones}, {x|no cholecystitis|negated|d.cholec}. {d.adrenal|1.4 cm left adrenal adenoma|icd=D35.02}. {d.h13aoath?|Aortic atherosclerosis}, {x|no aneurysm|negated|d.aaa}.`)}
      ${p('ED course', 'Given {m.ond?|ondansetron 4 mg IV|st=-}, {m.ketor?|ketorolac 15 mg IV|st=-}, {m.ceftr?|ceftriaxone 1 g IV|st=-} and 1 L lactated Ringer. {x|Surgery consult was considered|considered}. Pain 3/10, tolerating liquids. {x|Admission offered and declined|declined}.')}
      ${p('MDM', '{x|Doubt ischemic colitis|ruled out}; {x|pyelonephritis considered unlikely|ruled out|d.pyelo}; {x|nephrolithiasis not seen on CT|negated|d.stone}.')}
      <h3>Clinical impression</h3><ol style="margin:2px 0">${items(c, ['{d.divertic|Acute diverticulitis|icd=K57.32}', '{d.hypok|Hypokalemia}', '{d.anemia|Anemia, unspecified|icd=D64.9}'])}</ol>
      ${p('Disposition', `Discharged 12/28/2025 3:55 PM. New prescriptions: {m.coamox|amoxicillin-clavulanate 875-125 mg every 12 hours|dose=-;freq=every 12 hours} x 7 days; {m.kcl|potassium chloride ER 20 mEq daily|dose=20 mEq;freq=daily} x 5 days. {x|Return for fever over 102 or worsening pain|conditional}. {x|Repeat colonoscopy in 6 to 8 weeks|planned}. {x|Adrenal nodule: outpatient hormone testing suggested|planned}. {x|Iron studies with PCP|planned|l.fe}. {x|Avoid NSAIDs|warned|a.nsaid}. {x|If no better in 72 hours, repeat CT|conditional}.`)}
      <p style="border-top:1px solid #000;padding-top:4px">Electronically signed by Garrett Lindholm, MD at 12/28/2025 6:12 PM</p>`,
    )
  },
  { width: 1100, scale: 1.32, degrade: { angle: 0.6 } },
)

/** Australia: a urologist's letter; a list of PSA values with their days, the prostate's MRI, a biopsy still to come. */
const urologist = doc(
  'p509.jpg',
  ['en', 'consultation', 'photo'],
  '2025-08-07',
  ['Illawong Urology', 'ILLAWONG UROLOGY', 'Illawong Urology, Ocean Street Specialist Centre'],
  ['Mr Desmond Pascoe', 'Desmond Pascoe', 'Mr D Pascoe', 'Mr Pascoe', 'Dr Desmond Pascoe'],
  ['Vincent Tarrant', 'Mr Vincent Tarrant', 'TARRANT, Vincent', 'Vince Tarrant'],
  'Urology clinic letter',
  (c) => {
    const p = (s) => `<p>${c.t(s)}</p>`
    const psa = (when, iso, v) =>
      `<tr><td>${en(when)}</td><td>${resultCell(c, 'psa', 'PSA', v, 'ug/L', '', iso)} ug/L</td></tr>`
    return sheet(
      `body{font:18px/1.44 ${FACE.cambria};font-size:19px;padding:50px 78px}p{margin:8px 0}p span[data-e],li span[data-e]{white-space:nowrap}td{padding:1px 12px 1px 0}.two{display:grid;grid-template-columns:1fr 260px;gap:24px;align-items:start}ul{margin:2px 0}.k{border:1px solid #35586c;padding:6px 14px}h3{font-size:19px;color:#35586c;margin:0 0 2px}`,
      `<div style="text-align:center;border-bottom:2px solid #35586c;padding-bottom:8px"><b style="font-size:27px;color:#35586c;letter-spacing:2px">ILLAWONG UROLOGY</b><br>Mr Desmond Pascoe MBBS FRACS (Urol) &nbsp; Ocean Street Specialist Centre, Thirroul NSW</div>
      <div style="display:flex;justify-content:space-between;margin-top:10px"><div>Dr Meredith Kwong<br>Coalcliff Family Practice</div><div>7 August 2025</div></div>${c.no('Dr Meredith Kwong', 'recipient')}${c.no('Coalcliff Family Practice', "recipient's practice")}
      <p>Dear Meredith,</p><p><b>RE: Mr Vincent Tarrant, DOB 19/01/1961, seen 7 August 2025</b></p>
      <div class="two"><div>
      <h3>Problems</h3><ul>${items(c, ['{d.e16raisedpsa|Rising PSA}', '{d.bph|Benign prostatic hyperplasia with obstructive symptoms|icd=N40.1}', '{d.ed|Erectile dysfunction}', '{d.dm2|Type 2 diabetes}, {d.hld|dyslipidaemia}', '{p.vasect|Vasectomy|on=1998} 1998'])}</ul>
      ${p('Thank you for asking me to see Vince again. He passes urine four times at night ({d.nocturia|nocturia}) with {o|hesitancy} and {o|a weak stream}. {x|There has been no haematuria|negated|d.hematuria} and {x|no bone pain|negated}. {x|His father and an uncle had prostate cancer|family history|d.prostca}.')}</div>
      <div class="k"><h3>PSA</h3><table>${psa('21/07/2025', '2025-07-21', '6.8')}${psa('13/01/2025', '2025-01-13', '5.4')}${psa('02/07/2024', '2024-07-02', '4.1')}${psa('11/05/2023', '2023-05-11', '3.2')}</table>${c.t('{l.psaratio|Free/total 11 %|v=11;u=%;on=2025-07-21} (21/07/2025)')}</div></div>
      ${p('Other bloods of 21/07/2025: {l.crea|creatinine 88 umol/L|on=2025-07-21}, {l.egfr|eGFR 78 mL/min|on=2025-07-21}, {l.hgb|haemoglobin 151 g/L|on=2025-07-21}, {l.a1c|HbA1c 7.4 %|v=7.4;u=%;on=2025-07-21}, {l.testo|testosterone 9.6 nmol/L|on=2025-07-21}. {l.ucult|Urine culture 21/07/2025 no growth|v=no growth;u=-;on=2025-07-21}.')}
      ${p('On rectal examination the gland is about 50 g, {o|firm on the right}, {x|without a discrete nodule|negated}. Flow rate {l.qmax?|Qmax 9.4 mL/s|on=2025-08-07}, residual {l.pvr?|112 mL|on=2025-08-07} today. {i.usren|Renal tract ultrasound on 28/07/2025|on=2025-07-28}: prostate 58 mL, {d.bladwall|trabeculated bladder|icd=N32.89}, {x|no hydronephrosis|negated|d.hydro}, {d.rcyst|a simple cyst of the right kidney}. {i.mrprost|Multiparametric MRI of 30/07/2025|on=2025-07-30}: {o|PI-RADS 4 lesion, 12 mm, right mid peripheral zone}, {x|no extracapsular extension|negated}, {x|no enlarged nodes|negated}.')}
      ${p('**Medications:** {m.tams|tamsulosin 400 micrograms nocte|freq=nocte}, {m.metf|metformin XR 2 g daily|freq=daily}, {m.ros|rosuvastatin 10 mg daily|freq=daily}, {m.tada|tadalafil 5 mg daily|freq=daily} (new today). {m.oxyb|Oxybutynin|st=stopped;dose=-} was stopped for {o|dry mouth}. **Allergies:** {a.cipro|ciprofloxacin|react=tendon pain} (tendon pain). {x|Nil to cephalosporins|negated|a.ceph}.')}
      ${p('I think a biopsy is justified. {x|We have booked a transperineal biopsy under sedation on 29 August|planned|p.h12prostbx}; {x|he does not need to stop any tablet for it|not needed}. {x|If it is clear, I would start dutasteride|conditional|m.dutas} and {x|a TURP would come into question later|considered|p.turp}. {x|PSMA PET only if the grade is high|conditional|i.petct}. {x|Cancer has not been diagnosed at this point|refuted|d.prostca}. {x|Fluoroquinolones must not be used as prophylaxis|warned|m.cipr}. {x|Please repeat his HbA1c in October|planned}.')}
      <p>With kind regards,</p>${signature(c.rnd, '#1b2b5c')}<br>Desmond Pascoe<div style="display:flex;justify-content:space-between;font-size:17px"><span>cc: Mr V Tarrant; Dr R Bhandari (Endocrinology)</span><span>Typed 11/08/2025, not checked</span></div>${c.no('Dr R Bhandari', 'recipient of a copy')}`,
    )
  },
  { dateAliases: ['2025-08-11'], width: 1100, scale: 1.36, degrade: { angle: 1.2, folds: [0.5] } },
)

/** Canada: a rheumatologist's reply to a family physician; short headings in the margin of a typed page, joints counted, bloods in one line a day. */
const reply = doc(
  'p510.jpg',
  ['en', 'consultation', 'scan'],
  '2025-05-06',
  [
    'Cypress Hills Arthritis Centre',
    'CYPRESS HILLS ARTHRITIS CENTRE',
    'Cypress Hills Arthritis Centre, Swift Prairie',
  ],
  ['Dr. Oksana Hrynchuk', 'Oksana Hrynchuk', 'Dr. O. Hrynchuk', 'O. Hrynchuk, MD, FRCPC'],
  ['Marjorie Fehr', 'FEHR, Marjorie', 'Ms. Marjorie Fehr', 'Marjorie E. Fehr', 'Ms. Fehr'],
  'Rheumatology consultation',
  (c) => {
    const f = (name, s) => `<div class="f"><b>${en(name)}</b><div>${c.t(s)}</div></div>`
    const a = 'on=2025-04-22'
    const b = 'on=2025-02-03'
    return sheet(
      `body{font:17px/1.4 ${FACE.times};font-size:19.5px;padding:48px 64px}.f{display:grid;grid-template-columns:170px 1fr;gap:14px;margin:7px 0}.f>b{text-align:right;font-variant:small-caps}p{margin:7px 0}span[data-e]{white-space:nowrap}ol{margin:2px 0}`,
      `<div style="display:flex;justify-content:space-between;border-bottom:3px double #000;padding-bottom:6px"><div><b style="font-size:24px">Cypress Hills Arthritis Centre</b><br>Dr. Oksana Hrynchuk, Rheumatology</div><div style="text-align:right">Fax received<br>2025-05-09 16:02</div></div>
      <p>Dr. Tyler Baptiste, Prairie Rose Medical Clinic</p>${c.no('Dr. Tyler Baptiste', 'recipient')}${c.no('Prairie Rose Medical Clinic', "recipient's practice")}
      <p><b>Re: FEHR, Marjorie E. &nbsp; DOB 1971-10-28 &nbsp; HSN 000 441 902 &nbsp; Date of visit: May 6, 2025</b></p>
      <p>Thank you for referring this 53-year-old teacher with painful hands. My impression and plan are first.</p>
      ${f('Impression', '1. {d.ra|Seropositive rheumatoid arthritis|icd=M05.9/M05.79}, new, DAS28 {l.das28?|5.1|v=5.1;u=-;on=2025-05-06}. 2. {d.raynaud|Raynaud phenomenon}. 3. {d.cts|Carpal tunnel syndrome, right|icd=G56.01}. 4. {x|I find no evidence of lupus|negated|d.sle}; {x|systemic sclerosis is unlikely|ruled out|d.sclero}.')}
      ${f('Plan', 'Start {m.mtx|methotrexate 15 mg once weekly|freq=once weekly} and {m.folic|folic acid 5 mg weekly|freq=weekly}; {m.hcq|hydroxychloroquine 200 mg twice daily|freq=twice daily}; {m.pred|prednisone 10 mg daily, reduce over 6 weeks|freq=daily}. {p.jointinj|Right wrist injection|on=2025-05-06} of 20 mg {m.triamc?|triamcinolone|dose=20 mg;st=-} today. {m.napr|Naproxen|st=stopped;dose=-} stopped. {x|If still active at 3 months, a biologic such as etanercept|conditional|m.etan}. {x|Sulfasalazine avoided because of her allergy|not given|m.ssz}. {x|CBC, ALT and creatinine monthly|planned}. {x|Eye screening within a year|planned}. {x|Shingrix before any biologic|planned|m.vzos}. {x|Nerve conduction study requested|planned|p.emg}.')}
      ${f('History', 'Four months of {o|swelling of knuckles and wrists}, {o|morning stiffness for two hours}. {x|No rash, no mouth ulcers|negated}. {x|No psoriasis|negated|d.psoriasis}. {x|Dry eyes denied|negated|d.dryeye}. {x|No uveitis|negated|d.uveitis}. {x|Tick exposure: none, Lyme not considered|negated|d.lyme}. Fingers turn white in the cold.')}
      ${f('Past history', '{d.hypothy|Hypothyroidism}, {d.gerd|reflux}, {d.menop|menopause at 50|icd=Z78.0/N95.1/N95.9;st=-}; {p.cholecy|cholecystectomy|on=2012} 2012, {p.csect|Caesarean section|on=2001} 2001. {d.smoker|Smokes half a pack a day|icd=F17.210/Z72.0}.')}
      ${f('Medications', '{m.levo|Synthroid 112 mcg daily|freq=daily}, {m.rabe|rabeprazole 20 mg daily|freq=daily}, {m.chole|vitamin D 1000 units daily|dose=1000 units;freq=daily}.')}
      ${f('Allergies', '{a.sulfa|Sulfonamides|react=hives} (hives). {x|Not allergic to penicillin as stated in your letter|refuted|a.pen}.')}
      ${f('Family', '{x|Mother with rheumatoid arthritis|family history}; {x|brother with gout|family history|d.gout}.')}
      ${f('Examination', 'BP 126/74, weight 71 kg. Swollen joints 9, tender joints 12: {o|synovitis of MCP 2-4 both hands and both wrists}. {x|No nodules|negated}. {x|No sclerodactyly|negated}. {o|Tinel positive on the right}. {x|Lungs clear|negated}.')}
      ${f('Lab 2025-04-22', `{l.crp|CRP 31 mg/L|${a}}, {l.esr|ESR 48 mm/h|${a}}, {l.rf|rheumatoid factor 142 IU/mL|${a}}, {l.ccp|anti-CCP >250 U/mL|v=>250;u=U/mL;${a}}, {l.ana|ANA 1:80|v=1:80;u=-;${a}}, {l.hgb|hemoglobin 117 g/L|${a}}, {l.wbc|WBC 8.8 x10^9/L|v=8.8;u=x10^9/L;${a}}, {l.plt|platelets 433 x10^9/L|v=433;u=x10^9/L;${a}}, {l.alt|ALT 22 U/L|${a}}, {l.crea|creatinine 58 umol/L|${a}}, {l.hbsag|HBsAg negative|v=negative;u=-;${a}}, {l.antihcv|anti-HCV negative|v=negative;u=-;${a}}, {l.tsh|TSH 1.9 mU/L|${a}}.`)}
      ${f('Lab 2025-02-03', `{l.crp|CRP 14 mg/L|${b}}, {l.hgb|hemoglobin 124 g/L|${b}}, {l.uric|urate 251 umol/L|${b}}, {l.ferr|ferritin 96 ug/L|${b}}. {x|QuantiFERON pending|pending|l.qft}.`)}
      ${f('Imaging', '{i.xrhand|Hand radiographs 2025-04-22|on=2025-04-22}: {o|periarticular osteopenia}, {x|no erosions|negated}. {i.xrfoot|Feet 2025-04-22|on=2025-04-22}: {o|small erosion of the left fifth metatarsal head}. {i.cxr|Chest x-ray 2025-04-22|on=2025-04-22}: normal, {x|no interstitial disease|negated|d.ipf}.')}
      ${f('Advice given', '{x|She must not become pregnant on methotrexate; she is postmenopausal|warned}. {x|Alcohol to be kept to 4 drinks a week|warned}. {x|Trimethoprim-sulfa must not be combined with methotrexate|warned|m.sept}. Stop smoking.')}
      <div style="display:flex;justify-content:space-between;align-items:end;margin-top:8px"><div>${signature(c.rnd, '#222')}<br>O. Hrynchuk, MD, FRCPC</div><span>Dictated May 6, 2025, transcribed May 8, 2025 / jw</span></div>`,
    )
  },
  { dateAliases: ['2025-05-09', '2025-05-08'], width: 1120, scale: 1.3, degrade: { angle: -0.7 } },
)

/** United States: a pelvic ultrasound of an imaging group, measurements in a side table, impression last. */
const pelvis = doc(
  'p512.png',
  ['en', 'imaging', 'clean'],
  '2026-03-11',
  [
    'Gantry Hill Radiology',
    'GANTRY HILL RADIOLOGY',
    'Gantry Hill Radiology Associates',
    'Gantry Hill Radiology, Kingston',
  ],
  ['Bettina Krol, MD', 'Bettina Krol', 'B. Krol, MD', 'Dr. Bettina Krol', 'KROL, BETTINA'],
  ['Shanice Whitlock', 'WHITLOCK, SHANICE', 'Shanice D. Whitlock', 'WHITLOCK, SHANICE D'],
  'Ultrasound pelvis',
  (c) => {
    const m = (what, how) => `<tr><td>${en(what)}</td><td>${en(how)}</td></tr>`
    const p = (title, s) => `<p>${title ? `<b>${en(title)}</b> ` : ''}${c.t(s)}</p>`
    return sheet(
      `body{font:17px/1.45 ${FACE.roboto};font-size:17px;padding:48px 72px}p{margin:8px 0}td{padding:2px 10px;border-bottom:1px solid #ccd}.s{float:right;width:310px;margin:2px 0 10px 24px;border:1px solid #3d4f8a}.s th{background:#3d4f8a;color:#fff;padding:3px 10px;text-align:left}ol{margin:2px 0}h3{font-size:17px;color:#3d4f8a;margin:12px 0 2px}`,
      `<div style="display:flex;justify-content:space-between;align-items:center;border-bottom:3px solid #3d4f8a;padding-bottom:8px"><div style="display:flex;gap:12px;align-items:center">${mark('bars', '#3d4f8a', 48)}<div><b style="font-size:24px;color:#3d4f8a">Gantry Hill Radiology</b><br>Kingston &nbsp; 845-555-0142</div></div>${barcode(c.rnd, 32, 36)}</div>
      <div style="display:grid;grid-template-columns:1fr 1fr;margin:12px 0;background:#f2f4fa;padding:6px 14px"><div><b>WHITLOCK, SHANICE D</b><br>DOB: 06/27/1986 &nbsp; Sex: F<br>MRN: GH-220981</div><div>Exam date: 03/11/2026 1:40 PM<br>Referring: Lakshmi Venkat, CNM, Rondout Women's Care<br>Accession: US-26-0311-88</div></div>${c.no('Lakshmi Venkat, CNM', 'referrer')}${c.no("Rondout Women's Care", 'referring practice')}
      ${p('EXAM:', '{i.uspelv|ULTRASOUND PELVIS, TRANSABDOMINAL AND TRANSVAGINAL|main=1}')}
      ${p('INDICATION:', '{d.menorr|Heavy menstrual bleeding|icd=N92.0}; {o|pelvic pressure}. LMP 02/26/2026. {x|Urine pregnancy test not performed here|not done|l.hcgu}. {x|Rule out adenomyosis|question|d.e16adenomy}. {x|Mother had ovarian cancer|family history|d.ovca}.')}
      ${p('COMPARISON:', '{i.uspelv|Pelvic ultrasound 08/19/2024|on=2024-08-19}.')}
      <table class="s"><tr><th>Measurements</th><th></th></tr>${m('Uterus', '11.2 x 6.8 x 7.4 cm')}${m('Endometrium', '9 mm')}${m('Fibroid 1, fundal', '4.6 x 4.1 x 4.3 cm')}${m('Fibroid 1, 2024', '3.5 x 3.1 x 3.2 cm')}${m('Fibroid 2, submucosal', '1.8 cm')}${m('Right ovary', '3.4 x 2.1 x 2.2 cm')}${m('Left ovary', '5.1 x 3.9 x 4.0 cm')}${m('Left cyst', '3.7 cm')}</table>
      <h3>FINDINGS</h3>
      ${p('Uterus:', 'Anteverted and enlarged. {d.fibroid|Two fibroids|icd=D25.1/D25.0/D25.9}: an intramural one at the fundus, larger than in 2024, and a submucosal one on the left. {x|No features of adenomyosis|negated|d.e16adenomy}. {x|No calcification|negated}.')}
      ${p('Endometrium:', '9 mm, homogeneous. {x|No polyp|negated|d.endopolyp}. {x|No retained products|negated}. {d.e16nabo|Nabothian cysts in the cervix}.')}
      ${p('Right ovary:', 'Normal, with follicles. {x|No mass|negated}.')}
      ${p('Left ovary:', '{d.e16hemcyst|Hemorrhagic cyst with reticular echoes}. Flow present on Doppler, {x|no torsion|negated|d.e16torsion}. {x|Endometrioma is considered less likely|ruled out|d.endomet}.')}
      ${p('Other:', '{o|Small amount of free fluid}, physiologic. {x|No hydrosalpinx|negated}. Bladder normal. {x|Kidneys without hydronephrosis|negated|d.hydro}. {d.e16pelvcong?|Dilated left parametrial veins, 7 mm}.')}
      <h3>IMPRESSION</h3><ol>${items(c, ['{d.fibroid|Enlarged fibroid uterus|icd=D25.1/D25.0/D25.9}, fundal fibroid has grown 1.1 cm since 2024; 1.8 cm submucosal fibroid.', '{d.e16hemcyst|Left hemorrhagic ovarian cyst 3.7 cm}, O-RADS 2. {x|Follow-up ultrasound in 8 to 12 weeks|planned}.', '{x|No sonographic evidence of torsion|negated|d.e16torsion} or {x|malignancy|negated|d.ovca}.', '{x|MRI pelvis may be obtained if myomectomy or embolization is planned|conditional|i.mrpelvis}. {x|Endometrial sampling is not suggested by these findings|not needed|p.endobx}.'])}</ol>
      <div style="margin-top:18px;clear:both">${signature(c.rnd)}<br>B. Krol, MD. Electronically signed 03/12/2026 8:04 AM<br>Sonographer: Jasmin Ortiz, RDMS</div>${c.no('Jasmin Ortiz', 'sonographer')}`,
    )
  },
  { dateAliases: ['2026-03-12'], width: 1080, scale: 1.32 },
)

export const sixteenthEnLetters = [strokeWard, provider, urologist, reply, pelvis]
