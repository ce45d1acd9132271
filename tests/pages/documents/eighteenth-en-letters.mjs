/** Letters in English: a Singapore ward's discharge summary, a New Zealand emergency department's letter, a Welsh neurologist's letter with drugs by the hour, a South African children's clinic. */
import { barcode, mark, signature } from '../lib/decor.mjs'
import { FACE, doc, en, items, resultCell, sheet } from './blind-parts.mjs'

/** Singapore: a stroke; labels in a column of their own, results of two days, drugs numbered with a remark. */
const stroke = doc(
  'p587.jpg',
  ['en', 'discharge', 'photo'],
  '2026-01-09',
  [
    'Bukit Selasih General Hospital',
    'BUKIT SELASIH GENERAL HOSPITAL',
    'Bukit Selasih General Hospital, Neurology',
  ],
  ['Dr Tan Wei Jie', 'Tan Wei Jie', 'Dr Nur Aisyah Rahim', 'Nur Aisyah Rahim', 'Dr Tan'],
  ['Lim Siew Hoon', 'LIM SIEW HOON', 'Mdm Lim Siew Hoon', 'Mdm Lim'],
  'Inpatient discharge summary',
  (c) => {
    const row = (k, s) => `<tr><td class="k">${en(k)}</td><td>${s}</td></tr>`
    const days = ['2026-01-03', '2026-01-07']
    const test = (s) => {
      const [key, label, unit, ref, ...values] = s.split(';')
      const cell = (v, i) =>
        `<td>${v ? resultCell(c, key, label, v, unit, ref, days[i], (r) => `${v}${r.flag === 'H' || r.flag === 'L' ? ` (${r.flag})` : ''}`) : ''}</td>`
      return `<tr data-line><td>${en(label)}</td>${values.map(cell).join('')}<td>${en(unit)}</td><td>${en(ref)}</td></tr>`
    }
    let n = 0
    const drug = (name, how, remark) =>
      `<tr data-line><td>${++n}.</td><td>${c.t(name)}</td><td>${en(how)}</td><td><b>${en(remark)}</b></td></tr>`
    return sheet(
      `body{font:16.5px/1.36 ${FACE.openSans};font-size:15.5px;padding:36px 50px}.o>tbody>tr>td{border-top:1px solid #9aa;padding:4px 8px}.k{width:150px;font-weight:bold;background:#eef2f5}.i td,.i th{padding:1px 7px;border:1px solid #c5ccd2;text-align:left}.i th{background:#f5f7f8;font-size:14.5px}p{margin:3px 0}span[data-e]{white-space:nowrap}ol{margin:0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:12px;align-items:center">${mark('wave', '#1f4f7a', 46)}<div><b style="font-size:22px;color:#1f4f7a">Bukit Selasih General Hospital</b><br>INPATIENT DISCHARGE SUMMARY</div></div>${barcode(c.rnd, 38, 36)}</div>
      <div style="display:grid;grid-template-columns:1fr 1fr;padding:5px 8px;margin:7px 0;border:1px solid #1f4f7a"><div>Name: <b>LIM SIEW HOON</b> (Mdm)<br>NRIC: SXXXX482B &nbsp; Age: 74 &nbsp; Sex: F<br>Ward: 52A &nbsp; Discipline: Neurology</div><div>Admitted: 03 Jan 2026 &nbsp; Discharged: 09 Jan 2026<br>Consultant: Dr Tan Wei Jie<br>Prepared by: Dr Nur Aisyah Rahim</div></div>
      <table class="o">
      ${row('Principal diagnosis', c.t('{d.stroke|Left middle cerebral artery infarct, cardioembolic|icd=I63.412/I63.9/I63.512/I63.40}'))}
      ${row('Secondary diagnoses', c.t('{d.af|Paroxysmal atrial fibrillation, newly diagnosed|icd=I48.0}; {d.htn|hypertension}; {d.dm2|type 2 diabetes mellitus}; {d.hld|hyperlipidaemia}; {d.ckd3|chronic kidney disease stage 3a|icd=N18.31}'))}
      ${row('Past history', c.t('{d.catar|Cataracts|icd=H26.9/Z98.49;st=-} with {p.phaco|bilateral phacoemulsification|on=2019} 2019. {x|No previous stroke or TIA|negated|d.tia}. {x|Husband had TB, she was screened and clear|family history|d.tb}.'))}
      ${row('Allergy', c.t('{a.augm|Augmentin|react=rash} - rash. {x|Nil food allergy|negated}.'))}
      ${row('History and course', c.t('Found at 0640 with {o|right sided weakness} and {o|slurred speech}. {o|NIHSS 9}. {x|No headache or seizure|negated|d.seiz}. {i.cthead|CT brain 03 Jan 2026|on=2026-01-03}: {x|no haemorrhage|negated|d.ich}. {i.cta|CT angiogram 03 Jan 2026|on=2026-01-03}: {o|left M2 occlusion}; {x|carotids without stenosis|negated|d.carotid}. {p.thrombol|IV thrombolysis|on=2026-01-03} given 03 Jan 2026 at 0825. {x|Thrombectomy not performed, clot distal|not done}. {i.mrbrain|MRI brain 05 Jan 2026|on=2026-01-05}: {d.stroke|acute left insular and frontal infarct}. {o|Telemetry}: {d.af|atrial fibrillation} for 40 minutes on 06 Jan. {i.echo|Echocardiogram 06 Jan 2026|on=2026-01-06}: {l.lvef|LVEF 58%|v=58;u=%;on=2026-01-06}, {d.ladil|dilated left atrium|icd=I51.7}, {x|no thrombus|negated}. {x|Swallowing difficulty resolved by day 3|resolved|d.dysph}. At discharge {o|NIHSS 3}, walks with a quad stick.'))}
      ${row('Investigations', `<table class="i"><tr><th>Test</th><th>03 Jan 2026</th><th>07 Jan 2026</th><th>Unit</th><th>Reference</th></tr>${['hgb;Haemoglobin;g/dL;11.5-15.0;12.7;12.1', 'wbc;White cells;x10^9/L;4.0-10.0;9.4;7.8', 'plt;Platelets;x10^9/L;150-450;228;241', 'na;Sodium;mmol/L;136-146;139;138', 'k;Potassium;mmol/L;3.5-5.1;3.3;4.0', 'crea;Creatinine;umol/L;45-90;104;98', 'egfr;eGFR;mL/min/1.73m2;>60;47;51', 'glu;Glucose;mmol/L;3.9-6.0;9.6;', 'a1c;HbA1c;%;<6.5;7.3;', 'ldl;LDL cholesterol;mmol/L;<2.6;3.2;', 'trop;hs-Troponin T;ng/L;<14;17;', 'inr;INR;;0.9-1.1;1.0;', 'tsh;TSH;mIU/L;0.40-4.00;;1.36'].map(test).join('')}</table>`)}
      ${row('Discharge medications', `<table class="i"><tr><th></th><th style="width:32%">Medication</th><th>Dose and frequency</th><th>Remark</th></tr>${drug('{m.apix|Apixaban 5 mg|freq=BD}', '1 tab BD', 'New, start 09 Jan')}${drug('{m.ator|Atorvastatin 40 mg|freq=ON}', '1 tab ON', 'Dose increased from 10 mg')}${drug('{m.aml|Amlodipine 5 mg|freq=OM}', '1 tab OM', 'Continue')}${drug('{m.los|Losartan 50 mg|freq=OM}', '1 tab OM', 'Continue')}${drug('{m.lina|Linagliptin 5 mg|freq=OM}', '1 tab OM', 'Continue')}${drug('{m.metf|Metformin 500 mg|freq=BD}', '1 tab BD with food', 'Dose reduced from 850 mg')}${drug('{m.kcl?|Span-K 600 mg|freq=OM}', '2 tabs OM for 3 days', 'New')}${drug('{m.lact|Lactulose 10 ml|freq=PRN}', '10 ml PRN', 'New')}${drug('{m.asa|Aspirin 100 mg|st=stopped}', '', 'Stopped')}${drug('{m.hctz|Hydrochlorothiazide 12.5 mg|st=stopped}', '', 'Stopped, low potassium')}</table>`)}
      ${row('Follow-up plan', `<ol>${items(c, ['{x|Neurology clinic 20 Feb 2026; renal panel in 2 weeks at polyclinic|planned}', '{x|Consider 14-day monitor only if AF burden is unclear|conditional|p.holter}', '{x|Do not add aspirin to apixaban|warned}. {x|Gastroscopy deferred|deferred|p.egd}', '{x|Day rehabilitation referral to Jurong Meadow Centre|planned}. No driving until reviewed'])}</ol>`)}
      </table>
      <div style="display:flex;justify-content:space-between;align-items:end;margin-top:6px"><span>Copy: Dr Goh Kai Ming, Teban Family Clinic</span><span>Dr Nur Aisyah Rahim, MCR 000714 ${signature(c.rnd, '#222', 110)}</span></div>${c.no('Dr Goh Kai Ming', 'recipient of a copy')}${c.no('Teban Family Clinic', 'recipient of a copy')}`,
    )
  },
  { dateAliases: ['2026-01-03'], width: 1120, scale: 1.42, degrade: { angle: -0.8 } },
)

/** New Zealand: an emergency department's letter; headings beside the text, observations by the hour. */
const fallAtHome = doc(
  'p588.jpg',
  ['en', 'discharge', 'scan'],
  '2025-11-23',
  ['Pounamu Coast Hospital', 'POUNAMU COAST HOSPITAL', 'Pounamu Coast Hospital Emergency Department'],
  ['Dr Liam Paewai', 'Liam Paewai', 'Dr L Paewai'],
  ['Beverley Strachan', 'STRACHAN, Beverley', 'Mrs Beverley Strachan', 'Mrs Strachan'],
  'Emergency department discharge letter',
  (c) => {
    const on = '2025-11-23'
    const p = (k, s) => `<div class="r"><b>${en(k)}</b><div>${c.t(s)}</div></div>`
    const lab = (key, label, value, unit, ref) =>
      `{l.${key}|${label} ${value} ${unit}|v=${value};u=${unit};ref=${ref};on=${on}} (${ref})`
    return sheet(
      `body{font:18px/1.44 ${FACE.calibri};font-size:19px;padding:46px 60px}.r{display:grid;grid-template-columns:180px 1fr;margin:5px 0;border-top:1px dotted #777;padding-top:4px}.t td,.t th{border:1px solid #888;padding:2px 10px;font-size:17px;text-align:left}.t{margin:6px 0 6px 180px;width:auto}p{margin:5px 0}span[data-e]{white-space:nowrap}`,
      `<div style="display:flex;justify-content:space-between;border-bottom:3px solid #005a4f;padding-bottom:5px"><div><b style="font-size:24px;color:#005a4f">Pounamu Coast Hospital</b><br>Emergency Department, Westport Road, Kawatiri</div><div style="text-align:right"><b>ED DISCHARGE LETTER</b><br>23/11/2025</div></div>
      <p><b>STRACHAN, Beverley</b> &nbsp; NHI ZZZ0427 &nbsp; DOB 08/04/1947 (78 y) F<br>Arrived 23/11/2025 09:50 &nbsp; Left 23/11/2025 15:20 &nbsp; Triage 3 &nbsp; ED doctor: Dr Liam Paewai<br>GP: Dr Ngaire Sutherland, Granity Health</p>${c.no('Dr Ngaire Sutherland', 'recipient')}${c.no('Granity Health', 'recipient')}
      ${p('Diagnoses', "1. {d.colles|Right Colles' fracture|icd=S52.531A}\n2. {d.h13forelac|Forehead laceration, 3 cm|icd=S01.81XA}\n3. {d.hyponat|Hyponatraemia}, likely from bendroflumethiazide")}
      ${p('History', 'Tripped over the dog on the back step and fell on the outstretched right hand. {x|No loss of consciousness|negated|d.syncope}, {x|no vomiting|negated}, {x|no neck pain|negated}, {x|no chest pain or palpitations before the fall|negated|d.palp}. {x|Not on blood thinners|negated|m.warf}.')}
      ${p('Past history', '{d.htn|Hypertension}, {d.hypothy|hypothyroidism|icd=E03.9}, {p.tka|left knee replacement|on=2016} 2016. {x|Sister has osteoporosis|family history|d.osteoporosis}. Lives alone, independent. {x|Non-smoker|negated|d.smoker}.')}
      ${p('Allergies', '{a.tram|Tramadol|react=vomiting} (vomiting), {a.elast|sticking plaster|react=rash} (rash)')}
      ${p('Examination', 'GCS 15. {o|Dinner fork deformity of the right wrist}, sensation and pulses normal. {o|3 cm wound above left eyebrow}. {x|No midline spinal tenderness|negated}. {x|Hips move freely|negated|d.hipfx}.')}
      <table class="t"><tr><th>Time</th><th>BP</th><th>HR</th><th>SpO2</th><th>Temp</th><th>Pain</th></tr><tr><td>10:00</td><td>158/84</td><td>88</td><td>97%</td><td>36.4</td><td>8/10</td></tr><tr><td>12:30</td><td>141/76</td><td>74</td><td>96%</td><td>36.6</td><td>3/10</td></tr><tr><td>15:00</td><td>146/78</td><td>76</td><td>98%</td><td>36.5</td><td>2/10</td></tr></table>
      ${p('Bloods 10:25', [lab('hgb', 'Hb', '124', 'g/L', '115-155'), lab('wbc', 'WBC', '9.1', 'x10^9/L', '4.0-11.0'), lab('plt', 'platelets', '263', 'x10^9/L', '150-400'), lab('na', 'sodium', '128', 'mmol/L', '135-145'), lab('k', 'potassium', '3.4', 'mmol/L', '3.5-5.2'), lab('crea', 'creatinine', '68', 'umol/L', '45-90'), lab('glu', 'glucose', '6.7', 'mmol/L', '3.5-7.7'), lab('ca', 'calcium', '2.33', 'mmol/L', '2.15-2.60'), lab('tropi', 'hs-troponin I', '6', 'ng/L', '<16')].join('; ') + '. {x|Urine dipstick clear|negated|d.uti}.')}
      ${p('Imaging', `{i.xrwrist|X-ray right wrist|on=${on}} 23/11/2025: {d.colles|dorsally angulated fracture of the distal radius|icd=S52.531A}, {x|ulnar styloid intact|negated|d.h13ulnsty}; after reduction in good position. {i.cthead|CT head|on=${on}} 23/11/2025: {x|no bleed, no skull fracture|negated|d.ich}; mild {d.smallv|small vessel change|icd=I67.82/I67.89/I67.9}.`)}
      ${p('Heart', `{p.ecg|ECG}: sinus rhythm, rate 78. {x|No ischaemia|negated|d.ihd}.`)}
      ${p('Treatment', `{p.e12mua|Closed reduction under haematoma block}, {p.h13cast|plaster backslab}. Wound {p.suture|closed with 5 nylon sutures}. {m.tdap?|Boostrix|dose=-;st=-} given. {m.lidocn?|Lignocaine 1%|dose=-;st=-}, {m.fent?|fentanyl 50 mcg intranasal|st=-} in ED. {x|Surgery not required at present|not needed|p.orif}.`)}
      ${p('Medicines', 'Start: {m.para|paracetamol 1 g four times daily|freq=four times daily}, {m.code|codeine 30 mg at night if needed|freq=at night if needed} for 5 days, {m.senna|senna 7.5 mg at night|freq=at night}. Continue: {m.cand|candesartan 8 mg daily|freq=daily}, {m.levo|levothyroxine 75 mcg daily|freq=daily}. Stop: {m.bendro|bendroflumethiazide 2.5 mg|st=stopped}. {x|No tramadol|warned|m.trama}. {x|Avoid ibuprofen|warned|m.ibu}.')}
      ${p('Plan', '{x|Fracture clinic 1 December|planned}; {x|sutures out in 5 days at GP|planned}; {x|repeat sodium in one week|planned}; {x|please consider alendronate and a DEXA scan|planned|m.alen}. {x|Return if fingers go numb, blue or swollen, or for headache and vomiting|conditional}. ACC form done.')}
      <p>Dr Liam Paewai, Emergency Registrar &nbsp; ${signature(c.rnd, '#222', 120)} &nbsp; Supervised by Dr Anahera Poutama, SMO</p>${c.no('Dr Anahera Poutama', 'supervisor')}`,
    )
  },
  { width: 1120, scale: 1.3, degrade: { angle: 0.9 } },
)

/** Wales: a neurologist's letter; the drugs as a grid by the hour. */
const parkinson = doc(
  'p589.png',
  ['en', 'consultation', 'clean'],
  '2025-12-04',
  ['Ysbyty Glan Aeron', 'YSBYTY GLAN AERON', 'Ysbyty Glan Aeron, Neurology', 'Glan Aeron Hospital'],
  ['Dr Rhiannon Prosser', 'Rhiannon Prosser', 'Dr R Prosser', 'Dr Prosser'],
  ['Gwilym Hopkin', 'Mr Gwilym Hopkin', 'HOPKIN, Gwilym', 'Mr Hopkin'],
  'Neurology clinic letter',
  (c) => {
    const p = (s) => `<p>${c.t(s)}</p>`
    const drug = (name, cells) =>
      `<tr data-line><td>${c.t(name)}</td>${cells
        .split('|')
        .map((v) => `<td class="n">${en(v)}</td>`)
        .join('')}</tr>`
    return sheet(
      `body{font:18px/1.46 ${FACE.cambria};font-size:18.5px;padding:52px 80px}p{margin:8px 0}td,th{border:1px solid #666;padding:3px 9px}th{background:#eee;text-align:left}.n{text-align:center;width:76px}ul,ol{margin:2px 0}span[data-e]{white-space:nowrap}`,
      `<div style="display:flex;justify-content:space-between"><div><b style="font-size:23px">Ysbyty Glan Aeron</b><br>Neurology / Niwroleg<br>Lampeter Road, Ceredigion</div><div style="text-align:right">Clinic date: 4 December 2025<br>Typed: 11 December 2025<br>Hospital no. G0081552</div></div>
      <p>Dr Siwan Bevan, Meddygfa Teifi</p>${c.no('Dr Siwan Bevan', 'recipient')}${c.no('Meddygfa Teifi', 'recipient')}
      <p>Dear Dr Bevan</p><p><b>Mr Gwilym Hopkin, born 21/02/1952</b></p>
      <p><b>Problems</b></p><ul>${items(c, ["{d.park|Idiopathic Parkinson's disease|icd=G20.B2/G20.A1/G20.A2/G20.B1/G20.C/G20;on=2018}, diagnosed 2018, with wearing off", '{d.e18pdfluct|Peak-dose dyskinesia|icd=G24.01/G20.B2/G20.B1}, mild', '{d.e18rbd|REM sleep behaviour disorder|icd=G47.52}', '{d.orthost|Postural hypotension|icd=I95.1}', '{d.constip|Constipation|icd=K59.00/K59.09}'])}</ul>
      <p><b>Medication from today</b></p>
      <table><tr><th style="width:46%"></th><th>07:00</th><th>10:30</th><th>14:00</th><th>17:30</th><th>22:00</th></tr>
      ${drug('{m.levod|Co-careldopa 25/100 tablets|dose=-}', '1½|1|1|1½|')}${drug('{m.levod|Half Sinemet CR 25/100|dose=-}', '||||1')}${drug('{m.e18opicap|Opicapone 50 mg}', '||||1')}${drug('{m.rotig|Rotigotine patch 4 mg/24 h|dose=4 mg}', '1||||')}${drug('{m.fludro|Fludrocortisone 100 micrograms|dose=100 mcg}', '1||||')}${drug('{m.clon|Clonazepam 0.5 mg}', '||||1')}${drug('{m.peg|Laxido sachet|dose=-}', '1|||1|')}</table>
      ${p('**Stopped:** {m.amant|amantadine 100 mg|st=stopped} in September, because of {o|hallucinations}. **Allergies:** {a.pen|penicillin|react=swelling of the face} (swelling of the face).')}
      ${p('I reviewed Mr Hopkin with his wife. He now wears off about forty minutes before each dose and has some wriggling of the trunk mid-morning. {x|He has had no falls since June|negated|d.falls}. {x|The visual hallucinations have gone since amantadine was stopped|resolved}. {x|He does not gamble or shop excessively|negated}. {d.e18hyposm|His sense of smell has been poor for twelve years|icd=R43.0/R43.8}. {x|He has no difficulty swallowing|negated|d.dysph}. {x|There is no family history of tremor|negated|d.essent}; {x|his brother had bladder cancer|family history|d.bladderca}.')}
      ${p('On examination there was {o|moderate rigidity on the left} and {o|a rest tremor of the left hand}. Blood pressure was 128/74 lying and 104/66 standing. {l.moca|MoCA 26/30|v=26;u=-;on=2025-12-04}; {x|there is no evidence of dementia|negated|d.demen}.')}
      ${p('Blood tests on 20 November 2025: {l.hgb|haemoglobin 139 g/L|on=2025-11-20}, {l.na|sodium 140 mmol/L|on=2025-11-20}, {l.k|potassium 3.7 mmol/L|on=2025-11-20}, {l.crea|creatinine 81 umol/L|on=2025-11-20}, {l.b12|vitamin B12 402 ng/L|on=2025-11-20}, {l.tsh|TSH 1.9 mU/L|on=2025-11-20}, {l.vitd|vitamin D 34 nmol/L|on=2025-11-20}. {p.ecg|ECG} today shows a QTc of 431 ms. {i.mrbrain|MRI brain|on=2018-05} in May 2018 was normal, and {x|a DaT scan was not needed|not needed}.')}
      <p><b>Plan</b></p><ol>${items(c, ['Opicapone started; {x|if dyskinesia increases the 07:00 dose goes back to 1 tablet|conditional}', '{m.chole|Colecalciferol 800 units daily|dose=800 units;freq=daily} added', '{x|Rivastigmine was discussed but is not indicated|not needed|m.rivast}; {x|apomorphine or deep brain stimulation may be considered later|considered}', '{x|Please avoid metoclopramide and prochlorperazine|warned|m.metocl}', '{x|Physiotherapy referral; review in six months with the nurse, Eleri Watkins|planned}'])}</ol>
      <p>Yours sincerely</p>${signature(c.rnd, '#1b2b5c')}<br><b>Dr Rhiannon Prosser</b>, Consultant Neurologist${c.no('Eleri Watkins', 'nurse')}`,
    )
  },
  { dateAliases: ['2025-12-11'], width: 1140, scale: 1.3 },
)

/** South Africa: a children's allergy clinic; skin tests in a table, lung function before and after. */
const allergyClinic = doc(
  'p590.jpg',
  ['en', 'consultation', 'scan'],
  '2026-02-17',
  ['Umhlatuzi Children’s Clinic', "Umhlatuzi Children's Clinic", "UMHLATUZI CHILDREN'S CLINIC"],
  ['Dr Zanele Mkhabela', 'Zanele Mkhabela', 'Dr Z Mkhabela', 'Dr Z. Mkhabela'],
  ['Ethan Govender', 'GOVENDER, Ethan', 'Master Ethan Govender', 'Ethan'],
  'Allergy clinic letter',
  (c) => {
    const on = '2026-02-17'
    const p = (s) => `<p>${c.t(s)}</p>`
    const h = (s) => `<h3>${en(s)}</h3>`
    const wheal = (s, mm) => `<tr data-line><td>${c.t(s)}</td><td>${en(mm)}</td></tr>`
    const half = (rows) =>
      `<table class="t"><tr><th>Extract</th><th>Wheal (mm)</th></tr>${rows.join('')}</table>`
    const blood = (s) => {
      const [key, label, v, unit, ref] = s.split(';')
      return `<tr data-line><td>${en(label)}</td><td>${resultCell(c, key, label, v, unit, ref, '2026-02-10', () => `${v} ${unit}`)}</td><td>${en(ref)}</td></tr>`
    }
    return sheet(
      `body{font:17px/1.42 ${FACE.slab};font-size:16.5px;padding:46px 66px}h3{font-size:17px;color:#6a2a0a;margin:10px 0 2px}p{margin:5px 0}.t td,.t th{border:1px solid #b08f7c;padding:2px 9px;text-align:left}.two{display:grid;grid-template-columns:1fr 1fr;gap:20px}ul{margin:2px 0}span[data-e]{white-space:nowrap}`,
      `<div style="display:flex;justify-content:space-between;align-items:center;border-bottom:3px solid #6a2a0a;padding-bottom:5px"><div style="display:flex;gap:12px;align-items:center">${mark('leaf', '#6a2a0a', 46)}<div><b style="font-size:23px;color:#6a2a0a">Umhlatuzi Children’s Clinic</b><br>Dr Zanele Mkhabela, Paediatrician (Allergology)<br>Suite 4, Berea Centre, Durban</div></div><div style="text-align:right">17 February 2026</div></div>
      <p>Dear Dr Naidoo</p>${c.no('Dr Naidoo', 'recipient')}
      <p><b>RE: Ethan Govender &nbsp; DOB 11/06/2018 &nbsp; 7 yrs 8 mths &nbsp; Weight 24.6 kg &nbsp; Height 126 cm</b></p>
      ${h('Diagnoses')}<ul>${items(c, ['{d.asthma|Asthma, moderate persistent|icd=J45.40}, partly controlled', '{d.allrhin|Allergic rhinitis|icd=J30.9/J30.89/J30.5}', '{d.eczema|Atopic eczema|icd=L20.9/L20.89}, mild', '{a.peanut|Peanut allergy|react=vomiting and hives}: vomiting and hives at age 3'])}</ul>
      ${p('{x|Hen egg allergy: outgrown, eats scrambled egg|resolved|a.egg}. {x|No drug allergies|negated|a.pen}.')}
      ${h('History')}${p('{o|Night cough} twice a week and {o|wheeze} at soccer. One course of {m.pred?|prednisone|dose=-;st=-} in October. {x|Never admitted to ICU|negated}. {x|No snoring|negated|d.osa}. {x|His mother has hay fever and his sister has coeliac disease|family history|d.celiac}. {x|No smokers or pets at home|negated|a.cat}. {x|He has had no accidental peanut exposure this year|negated}.')}
      <h3>${c.t(`{p.e18spt?|Skin prick tests|on=${on}}, 17/02/2026`)}</h3><div class="two">${half([wheal('{o|House dust mite (D. pteronyssinus)}', '8'), wheal('{o|Bermuda grass}', '4'), wheal('{x|Cat|negative test|a.cat}', '0'), wheal('{x|Dog|negative test}', '0')])}${half([wheal('{o|Peanut}', '9'), wheal('{x|Egg white|negative test|a.egg}', '1'), wheal('{x|Cashew nut|negative test|a.cashew}', '0'), wheal('Histamine (control)', '5')])}</div>
      ${h('Blood tests, 10/02/2026')}<table class="t"><tr><th>Test</th><th>Result</th><th>Reference</th></tr>${['ige;Total IgE;412;kU/L;<63', 'peanutige;Peanut IgE;12.4;kU/L;<0.35', 'arah2;Ara h 2 IgE;8.1;kU/L;<0.35', 'eggige;Egg white IgE;0.21;kU/L;<0.35', 'eos;Eosinophils;0.86;x10^9/L;0.10-0.60', 'hgb;Haemoglobin;12.3;g/dL;11.5-14.5', 'ferr;Ferritin;31;ug/L;14-101'].map(blood).join('')}</table>
      ${h('Lung function')}${p(`{p.spiro|Spirometry} today: {l.e18fev1|FEV1 1.31 L|v=1.31;u=L;on=${on}} (84% predicted), {l.e18fvc|FVC 1.68 L|v=1.68;u=L;on=${on}}, {l.e18fevr|FEV1/FVC 78%|v=78;u=%;on=${on}}. After salbutamol {l.e18fev1|FEV1 1.50 L|v=1.50;u=L;on=${on}}, a rise of 15%. {l.e18feno|FeNO 38 ppb|v=38;u=ppb;on=${on}}. {i.cxr|Chest X-ray|on=2025-10} of October 2025 was {x|clear, no pneumonia|negated|d.pneumonia}.`)}
      ${h('Treatment')}<ul>${items(c, ['{m.sere|Foxair 50/100, one puff twice daily|dose=-;freq=twice daily}, in place of {m.flut|Flixotide 50 mcg|st=stopped}', '{m.salb|Asthavent 2 puffs by spacer when needed|dose=-;freq=when needed}', '{m.mome|Nexomist nasal spray at night|dose=-;freq=at night}', '{m.ceti|cetirizine 5 mg at night|freq=at night}', '{m.mont|Montelukast 5 mg|st=stopped} stopped last year: {o|nightmares}', '{m.adren|EpiPen Jr 0.15 mg, two devices|dose=0.15 mg}, one at school'])}</ul>
      ${p('Avoid peanut; {x|tree nuts that he eats may stay in the diet|refuted|a.nuts}. {x|Oral immunotherapy to peanut was discussed, the family will think about it|considered}. {x|If control is poor at the next visit I would consider omalizumab|conditional}. {x|Baked egg challenge no longer needed|not needed}. {x|Flu vaccine advised in April|planned|m.vflu}. {x|Review in 3 months with lung function|planned}.')}
      <div style="margin-top:8px">Kind regards<br>${signature(c.rnd, '#222')}<br>Dr Z Mkhabela &nbsp; Pr. No. 000613</div>`,
    )
  },
  { width: 1120, scale: 1.3, degrade: { angle: -0.8 } },
)

export const eighteenthEnLetters = [stroke, fallAtHome, parkinson, allergyClinic]
