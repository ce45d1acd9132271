/** Letters in English: a Welsh discharge advice letter after a hip replacement, an Australian emergency letter on a sting, an English arrhythmia clinic's letter, an American endocrinologist's letter. */
import { barcode, mark, signature } from '../lib/decor.mjs'
import { FACE, doc, en, items, sheet } from './blind-parts.mjs'

/** Wales: headings as grey bars over the whole width, drugs in a table with status and days supplied. */
const hip = doc(
  'p907.png',
  ['en', 'discharge', 'clean'],
  '2025-11-25',
  [
    'Ysbyty Bryn Celyn',
    'YSBYTY BRYN CELYN',
    'Bryn Celyn Hospital',
    'Ysbyty Bryn Celyn, Trauma and Orthopaedics',
    'Ysbyty Bryn Celyn Hospital',
  ],
  ['Mr Rhodri Llewelyn-Pugh', 'Rhodri Llewelyn-Pugh', 'Mr R Llewelyn-Pugh', 'Llewelyn-Pugh'],
  ['Megan Prosser', 'PROSSER, Megan', 'Mrs Megan Prosser', 'Mrs Prosser'],
  'Discharge advice letter',
  (c) => {
    const bar = (s) => `<div class="b">${en(s)}</div>`
    const p = (s) => `<p>${c.t(s)}</p>`
    const drug = (name, dose, when, status, days) =>
      `<tr data-line><td>${c.t(name)}</td><td>${en(dose)}</td><td>${en(when)}</td><td>${en(status)}</td><td>${en(days)}</td></tr>`
    return sheet(
      `body{font:16px/1.34 ${FACE.arial};font-size:15.6px;padding:40px 58px}.b{background:#d9dde0;font-weight:bold;padding:2px 8px;margin:8px 0 3px}p{margin:2px 8px}ul,ol{margin:1px 0 1px 8px}td,th{border:1px solid #8a949a;padding:2px 7px}th{font-size:14.4px;background:#f0f2f3}.two{display:grid;grid-template-columns:1fr 1fr;gap:0 24px}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div><b style="font-size:22px">Ysbyty Bryn Celyn</b><br>Trauma and Orthopaedics, Ward 7 &nbsp; Tel 01632 962 3XX</div><b style="font-size:20px">DISCHARGE ADVICE LETTER</b></div>
      <div class="two" style="border:1px solid #8a949a;padding:5px 10px;margin-top:8px;line-height:1.42"><div><b>PROSSER, Megan (Mrs)</b><br>DOB 08/02/1952 &nbsp; 73 y &nbsp; Female<br>NHS No 602 XXX XXXX</div><div>Admitted 20/11/2025 (elective) &nbsp; Discharged 25/11/2025<br>Consultant: Mr Rhodri Llewelyn-Pugh<br>GP: Dr Catrin Beynon, Meddygfa Pontafon</div></div>${c.no('Dr Catrin Beynon', 'general practitioner')}${c.no('Meddygfa Pontafon', 'practice')}
      ${bar('DIAGNOSES')}<ol>${items(c, ['{d.hipoa|Osteoarthritis of right hip|icd=M16.11/M16.9}', '{d.retention|Postoperative urinary retention|icd=R33.8/R33.9/N99.89;st=-}, resolved', '{d.anemia|Postoperative anaemia|icd=D64.9/D62}', 'Background: {d.dm2|type 2 diabetes|icd=E11.9}, {d.htn|hypertension|icd=I10}, {d.hld|high cholesterol|icd=E78.5/E78.00}, {d.asthma|asthma|icd=J45.909/J45.998}, {d.mdd|depression|icd=F32.9/F32.A}'])}</ol>
      ${bar('PROCEDURES')}${p('{p.tha|Right total hip replacement, cemented, 20/11/2025|on=2025-11-20} under {p.spinal|spinal anaesthetic}. {p.foley|Urinary catheter 21/11 to 23/11/2025}. {p.hyst|Hysterectomy 1998|on=1998} and {p.ctr|left carpal tunnel release 2016|on=2016} previously. {x|General anaesthetic not needed|not needed}.')}
      ${bar('ALLERGIES AND ADVERSE REACTIONS')}${p('{a.morph|Morphine|react=vomiting} - severe vomiting. {a.latex|Latex|react=contact rash} - contact rash. {x|Tolerates penicillin|negated|a.pen}.')}
      ${bar('CLINICAL SUMMARY')}${p('Two years of {o|groin pain}, walking limited to 100 metres. Operation uneventful, {x|no fracture, no dislocation|negated}. Day 1: unable to pass urine, residual {l.pvr|720 ml|v=720;u=ml}, catheterised; {l.ucult|urine culture no growth|v=no growth;u=-}, {x|so no infection|negated|d.uti}. Passed trial without catheter on day 3. Dizzy on day 2, {p.ecg|ECG} {x|without new change|negated|d.nstemi}; {x|transfusion considered, not given|considered|p.transfus}. {x|No clinical sign of DVT|negated|d.dvt}. Gliclazide reduced after a {l.glu|glucose of 3.4|v=3.4;u=-} on the ward. Walking with two crutches, stairs safe. Wound dry, clips in place. {x|Mother had a hip fracture at 80|family history|d.hipfx}.')}
      ${bar('INVESTIGATIONS')}${p(`24/11/2025: {l.hgb|Hb 92 g/L|on=2025-11-24}, {l.wbc|WCC 8.8|v=8.8;u=-;on=2025-11-24}, {l.plt|platelets 305|v=305;u=-;on=2025-11-24}, {l.crp|CRP 61 mg/L|on=2025-11-24}, {l.na|sodium 134|v=134;u=-;on=2025-11-24}, {l.k|potassium 4.2|v=4.2;u=-;on=2025-11-24}, {l.crea|creatinine 88 umol/L|on=2025-11-24}, {l.egfr|eGFR 58|v=58;u=-;on=2025-11-24}. Before surgery 03/11/2025: {l.hgb|Hb 127 g/L|on=2025-11-03}, {l.a1c|HbA1c 52 mmol/mol|v=52;u=mmol/mol;on=2025-11-03}, {l.ferr|ferritin 31 ug/L|on=2025-11-03}, {l.mrsa|MRSA screen negative|v=negative;u=-;on=2025-11-03}. {i.xrhip|X-ray of right hip 21/11/2025|on=2025-11-21}: components well placed, {x|no periprosthetic fracture|negated}.`)}
      ${bar('MEDICATION ON DISCHARGE')}
      <table><tr><th style="width:31%">Drug</th><th>Dose</th><th>When</th><th>Status</th><th>Supplied</th></tr>
      ${drug('{m.riva|Rivaroxaban|dose=10 mg;freq=once daily}', '10 mg', 'once daily until 25/12/2025', 'NEW', '30 days')}
      ${drug('{m.para|Paracetamol|dose=1 g;freq=four times daily}', '1 g', 'four times daily', 'NEW', '14 days')}
      ${drug('{m.dihydro|Dihydrocodeine|dose=30 mg;freq=every 6 hours if needed}', '30 mg', 'every 6 hours if needed', 'NEW', '5 days')}
      ${drug('{m.senna|Senna|dose=15 mg;freq=at night}', '15 mg', 'at night', 'NEW', '14 days')}
      ${drug('{m.fefum|Ferrous fumarate|dose=210 mg;freq=once daily}', '210 mg', 'once daily', 'NEW', '28 days')}
      ${drug('{m.metf|Metformin MR|dose=1 g;freq=with evening meal}', '1 g', 'with evening meal', 'Continued', 'own')}
      ${drug('{m.glic|Gliclazide|dose=40 mg;freq=every morning}', '40 mg (was 80 mg)', 'every morning', 'CHANGED', '28 days')}
      ${drug('{m.ator|Atorvastatin|dose=20 mg;freq=at night}', '20 mg', 'at night', 'Continued', 'own')}
      ${drug('{m.sert|Sertraline|dose=100 mg;freq=every morning}', '100 mg', 'every morning', 'Continued', 'own')}
      ${drug('{m.symb|Fobumix Easyhaler 160/4.5|dose=-;freq=twice daily}', '2 puffs', 'twice daily', 'Continued', 'own')}
      ${drug('{m.ram|Ramipril|dose=5 mg;st=-}', '5 mg', '-', 'WITHHELD: low BP', '-')}
      ${drug('{m.napr|Naproxen|dose=500 mg;st=stopped}', '500 mg', '-', 'STOPPED: anticoagulant', '-')}</table>
      ${bar('ACTIONS FOR GP')}<ul>${items(c, ['{x|Repeat FBC and U&E in 2 weeks|planned|l.hgb}', '{x|Restart ramipril when systolic is above 130|conditional|m.ram}', '{x|Remove clips 04/12/2025 (practice nurse)|planned}', '{x|Refer to urology only if retention recurs|conditional|d.retention}'])}</ul>
      ${bar('HOSPITAL FOLLOW-UP AND ADVICE')}${p('{x|Orthopaedic clinic in 6 weeks with X-ray|planned|i.xrhip}. {x|Physiotherapy outpatient referral made|planned}. {x|No driving for 6 weeks, no bending past 90 degrees|instruction}. {x|Call 999 for chest pain or breathlessness|conditional|d.pe}. Results awaited: {x|none|negated}.')}
      <div style="display:flex;justify-content:space-between;align-items:end;margin-top:9px"><span>Completed by: Dr Tomos Ridgeway, FY1, bleep 2XX &nbsp; 25/11/2025 13:40<br>Pharmacist: Lowri Haf Jenkins</span>${barcode(c.rnd, 40, 26)}</div>${c.no('Dr Tomos Ridgeway', 'junior doctor who completed it')}${c.no('Lowri Haf Jenkins', 'pharmacist')}`,
    )
  },
  { dateAliases: ['2025-11-20'], width: 1120, scale: 1.3 },
)

/** Australia: an emergency department's letter; run-in headings, observations in a small grid of two times. */
const sting = doc(
  'p908.jpg',
  ['en', 'discharge', 'photo'],
  '2026-01-31',
  [
    'Wattle Point District Hospital',
    'WATTLE POINT DISTRICT HOSPITAL',
    'Wattle Point District Hospital Emergency Department',
    'Emergency Department, Wattle Point District Hospital',
  ],
  ['Dr Lachlan Abernethy', 'Lachlan Abernethy', 'Dr L Abernethy', 'Dr. Lachlan Abernethy'],
  ['Jarrah Whitlock', 'WHITLOCK, Jarrah', 'Mr Jarrah Whitlock', 'WHITLOCK Jarrah'],
  'Emergency department discharge letter',
  (c) => {
    const p = (k, s) => `<p><b>${en(k)}:</b> ${c.t(s)}</p>`
    const d = '2026-01-31'
    return sheet(
      `body{font:17px/1.42 ${FACE.calibri};font-size:18px;padding:46px 70px}p{margin:6px 0}td,th{border:1px solid #777;padding:2px 12px}table{width:auto;margin:5px 0}ol{margin:2px 0}`,
      `<div style="display:flex;justify-content:space-between;border-bottom:3px solid #9a6a00;padding-bottom:6px"><div><b style="font-size:24px">Wattle Point District Hospital</b><br>Emergency Department, Jetty Road, Wattle Point SA 55XX</div><div style="text-align:right">Ph 08 5550 0XXX<br>URN 118XXX</div></div>
      <div style="display:grid;grid-template-columns:1fr 1fr;margin:9px 0"><div><b>WHITLOCK, Jarrah</b> &nbsp; Male, 34 years<br>DOB: 19/06/1991<br>Medicare 2XXX XXXXX 1</div><div>Arrived: 31/01/2026 11:20, by ambulance<br>Departed: 31/01/2026 17:50, home<br>To: Dr Siobhan Kettering, Wattle Point Family Practice</div></div>${c.no('Dr Siobhan Kettering', 'recipient')}${c.no('Wattle Point Family Practice', 'recipient')}
      <p>Dear Dr Kettering, thank you for following up this man.</p>
      ${p('Diagnosis', '{d.anaphyl|Anaphylaxis to a bee sting|icd=T78.2XXA/T63.441A/T78.00XA}')}
      ${p('History', 'Stung on the left hand while moving hives at 10:40. Within ten minutes {o|generalised itch and hives}, {o|throat tightness}, {o|wheeze} and {o|light-headedness}. {x|No loss of consciousness|negated|d.syncope}. {x|No vomiting or abdominal pain|negated}. {m.adren?|Adrenaline 0.5 mg IM by ambulance at 11:02|dose=-;st=-}. Two previous stings with {o|large local swelling} only. {x|Had seafood the night before without trouble|negated|a.shell}.')}
      ${p('Past history', '{d.asthma|Asthma since childhood|icd=J45.909/J45.998}; {d.allrhin|hay fever|icd=J30.9/J30.1/J30.2}; {p.aclr|left ACL reconstruction 2014|on=2014}. {x|No heart disease|negated|d.ihd}. {x|Brother has a peanut allergy|family history|a.peanut}. {d.smoker|Smokes five cigarettes a day|icd=F17.210/F17.200/Z72.0}.')}
      ${p('Usual medicines', '{m.symb|budesonide-formoterol 200/6 one puff twice daily|dose=-;freq=twice daily}; {m.salb|salbutamol 100 mcg as needed|freq=as needed}; {m.mome|mometasone nasal spray in spring|dose=-}. {x|Not on a beta blocker or ACE inhibitor|negated|m.propr}.')}
      ${p('Allergies', '{a.bee|Bee venom|react=anaphylaxis} - anaphylaxis (new). {a.cefac|Cefaclor|react=rash} - rash as a child. {x|Wasps: stung in 2020, no reaction|negated}.')}
      <table><tr><th></th><th>BP</th><th>HR</th><th>RR</th><th>SpO2</th><th>Temp</th></tr><tr data-line><td>11:25</td><td>${c.t('{l.e21sys|96|v=96;u=-}/{l.e21dia|54|v=54;u=-}')}</td><td>${c.t('{l.e21hr|124|v=124;u=-}')}</td><td>${c.t('{l.e21rr|26|v=26;u=-}')}</td><td>${c.t('{l.e21spo2|93% RA|v=93;u=%}')}</td><td>${c.t('{l.e21temp|36.7|v=36.7;u=-}')}</td></tr><tr data-line><td>17:30</td><td>${c.t('{l.e21sys?|122|v=122;u=-}/{l.e21dia?|76|v=76;u=-}')}</td><td>${c.t('{l.e21hr?|82|v=82;u=-}')}</td><td>${c.t('{l.e21rr?|16|v=16;u=-}')}</td><td>${c.t('{l.e21spo2?|98% RA|v=98;u=%}')}</td><td>${c.t('{l.e21temp?|36.8|v=36.8;u=-}')}</td></tr></table>
      ${p('Examination', '{o|Widespread urticaria}, {o|lip swelling}, {o|bilateral wheeze}. {x|No stridor|negated}. {x|Tongue and uvula not swollen|negated}. Sting removed from the left index finger, {x|no cellulitis|negated|d.cellul}.')}
      ${p('Investigations', `{l.tryp|Tryptase 24.6 ug/L (12:10)|v=24.6;u=ug/L;on=${d}}; {l.hgb|Hb 151|v=151;u=-;on=${d}}, {l.wbc|WCC 12.4|v=12.4;u=-;on=${d}}, {l.eos|eosinophils 0.5|v=0.5;u=-;on=${d}}, {l.plt|platelets 274|v=274;u=-;on=${d}}; {l.na|Na 140|v=140;u=-;on=${d}}, {l.k|K 3.3|v=3.3;u=-;on=${d}}, {l.crea|creatinine 91|v=91;u=-;on=${d}}, {l.glu|glucose 9.2|v=9.2;u=-;on=${d}}; VBG {l.ph|pH 7.36|v=7.36;u=-;on=${d}}, {l.lact|lactate 2.9|v=2.9;u=-;on=${d}}. {p.ecg|ECG}: {d.sinust?|sinus tachycardia|st=-}, {x|no ischaemia|negated|d.nstemi}. {x|Chest X-ray not required|not needed|i.cxr}.`)}
      ${p('Treatment', 'Second {m.adren?|adrenaline 0.5 mg IM 11:31|dose=-;st=-}, 1 litre saline, {m.salb?|nebulised salbutamol 5 mg|st=-}, {m.hydroc?|hydrocortisone 200 mg IV|st=-}, {m.ceti?|cetirizine 10 mg|st=-}. Observed for six hours. {x|No biphasic reaction|negated}. {x|Adrenaline infusion prepared, not started|not given|m.adren}. {x|Promethazine not used|not given|m.promet}.')}
      <b>Discharged with</b><ol>${items(c, ['{m.adren|EpiPen 300 micrograms, two devices|dose=300 mcg}, trained with demonstration pen', '{m.prednl|Prednisolone 50 mg daily for 2 days|freq=daily}', '{m.ceti|Cetirizine 10 mg daily for 3 days|freq=daily}', 'ASCIA action plan; {x|carry it when working with hives|instruction}'])}</ol>
      <b>Please</b><ol>${items(c, ['{x|Repeat baseline tryptase in 4 weeks|planned|l.tryp}; {x|if still raised consider mastocytosis|conditional}', '{x|Referral sent to Immunology, Adelaide, for venom immunotherapy|planned}', '{x|Review asthma control; a lung function test is due|planned|p.spiro}', '{x|Check potassium within a week|planned|l.k}', '{x|Avoid beta blockers in future|warned|m.propr}'])}</ol>
      <p>${c.t('{x|Return at once if the throat tightness or hives come back|conditional}. {x|Tetanus is up to date, no booster given|not given|m.e22td}.')}</p>
      <p>Yours sincerely ${signature(c.rnd, '#22306b', 110)}<br>Dr Lachlan Abernethy, Emergency Registrar<br>Supervising: Dr Priscilla Varga, FACEM</p>${c.no('Dr Priscilla Varga', 'supervising consultant')}`,
    )
  },
  { width: 1100, scale: 1.4, degrade: { angle: 1.1, folds: [0.34, 0.67] } },
)

/** England: an arrhythmia clinic; three boxes side by side, then prose. */
const arrhythmia = doc(
  'p909.png',
  ['en', 'consultation', 'clean'],
  '2026-02-05',
  [
    'Ravensholme Heart Centre',
    'RAVENSHOLME HEART CENTRE',
    'Ravensholme Heart Centre, Arrhythmia Clinic',
    'Ravensholme Heart Centre Arrhythmia Clinic',
  ],
  ['Dr Cornelius Adeyemi', 'Cornelius Adeyemi', 'Dr C Adeyemi', 'Dr. Cornelius Adeyemi'],
  [
    'Stephen Garthwaite',
    'Mr Stephen Garthwaite',
    'Mr Stephen GARTHWAITE',
    'GARTHWAITE, Stephen',
    'Mr Garthwaite',
  ],
  'Arrhythmia clinic letter',
  (c) => {
    const p = (s) => `<p>${c.t(s)}</p>`
    const box = (title, list) =>
      `<div style="border:1px solid #7a2230;padding:4px 10px"><b style="color:#7a2230">${title}</b><ul>${items(c, list)}</ul></div>`
    return sheet(
      `body{font:16.5px/1.42 ${FACE.openSans};font-size:15.8px;padding:50px 70px}p{margin:8px 0}ul{margin:1px 0;padding-inline-start:18px}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:12px;align-items:center">${mark('rings', '#7a2230', 50)}<b style="font-size:23px;color:#7a2230">Ravensholme Heart Centre</b></div><div style="text-align:right">Arrhythmia Clinic<br>Ref CA/ARR/20XX<br>Clinic: 05 February 2026<br>Typed: 10 February 2026</div></div>
      <p>Dr Winifred Oakshott, The Lanes Surgery, Thornby YO6 XXX<br>cc Mr Stephen Garthwaite</p>${c.no('Dr Winifred Oakshott', 'recipient')}${c.no('The Lanes Surgery', 'recipient')}
      <p><b>Re: Mr Stephen GARTHWAITE, born 23 May 1964, NHS 418 XXX XXXX</b></p>
      <div style="display:grid;grid-template-columns:1.1fr 1.1fr .9fr;gap:10px">
      ${box('Diagnoses', ['{d.af|Paroxysmal atrial fibrillation|icd=I48.0/I48.91}, {p.ablat|ablation 14 October 2025|on=2025-10-14}', '{d.flutter|Typical atrial flutter|icd=I48.3/I48.92}, {p.cardiov|DC cardioversion 2023|on=2023}', '{d.htn|Hypertension|icd=I10}', '{d.osa|Sleep apnoea|icd=G47.33}, on CPAP', '{d.obesity|Obesity|icd=E66.9}', '{d.areg|Mild aortic regurgitation|icd=I35.1}'])}
      ${box('Medication', ['{m.apix|Apixaban 5 mg twice daily|freq=twice daily}', '{m.bis|Bisoprolol 2.5 mg once daily|freq=once daily}', '{m.cand|Candesartan 16 mg once daily|freq=once daily}', '{m.lan|Lansoprazole 15 mg once daily|freq=once daily}', '{m.flec|Flecainide 100 mg twice daily|st=stopped}: **stop today**', '{m.tirz|Mounjaro 5 mg weekly|dose=5 mg;freq=weekly}, private'])}
      ${box('Plan', ['{x|24-hour tape in 3 months|planned|p.holter}', '{x|Review May 2026|planned}', '{x|Repeat ablation if AF recurs|conditional|p.ablat}'])}</div>
      ${p('It was a pleasure to see Mr Garthwaite four months after his pulmonary vein isolation. He had two short runs of {o|palpitations} in the first six weeks and none since. {x|He has had no chest pain, breathlessness or blackouts|negated|d.syncope}. {x|There have been no symptoms of stroke or TIA|negated|d.stroke} {x|and no bleeding on apixaban|negated}. He bruised at the right groin after the procedure, {x|without pseudoaneurysm on ultrasound|negated}. He has lost 11 kg since September and drinks {o|four units a week}. {d.exsmoker|He gave up smoking in 2009|icd=Z87.891}.')}
      ${p('Pulse {l.e21hr|58|v=58;u=-} regular, blood pressure {l.e21sys|136|v=136;u=-}/{l.e21dia|78|v=78;u=-}, weight {l.e21wt|101 kg|v=101;u=kg}, BMI {l.e21bmi|31.9|v=31.9;u=-}. {x|Lungs clear, no oedema|negated|d.pulmed}. {p.ecg|ECG today}: sinus rhythm, {o|PR 214 ms}, {x|QTc normal|negated|d.longqt}, {d.rbbb|partial right bundle branch block|icd=I45.19/I45.10}.')}
      ${p('{p.holter|Seven-day monitor in January 2026|on=2026-01}: {d.pac|occasional atrial ectopics|icd=I49.1}, {x|no atrial fibrillation|negated}, {x|no pauses|negated|d.avb}. {i.echo|Echocardiogram 12 January 2026|on=2026-01-12}: {l.lvef|LVEF 58 %|v=58;u=%;on=2026-01-12}, {d.ladil|left atrium mildly dilated|icd=I51.7}, {x|no pulmonary hypertension|negated|d.phtn}. Blood tests of 26 January 2026: {l.hgb|Hb 148 g/L|on=2026-01-26}, {l.plt|platelets 221|v=221;u=-;on=2026-01-26}, {l.na|sodium 138 mmol/L|on=2026-01-26}, {l.k|potassium 4.6 mmol/L|on=2026-01-26}, {l.crea|creatinine 94 umol/L|on=2026-01-26}, {l.egfr|eGFR 77|v=77;u=-;on=2026-01-26}, {l.alt|ALT 31 U/L|on=2026-01-26}, {l.tsh|TSH 2.2 mU/L|on=2026-01-26}, {l.a1c|HbA1c 40 mmol/mol|v=40;u=mmol/mol;on=2026-01-26}, {l.chol|cholesterol 4.8 mmol/L|on=2026-01-26}, {l.ldl|LDL 2.9 mmol/L|on=2026-01-26}, {l.bnp|NT-proBNP 112 ng/L|on=2026-01-26}. {x|His HbA1c does not indicate diabetes|negated|d.dm2}.')}
      ${p('I have stopped flecainide. {x|If he remains free of AF we shall stop bisoprolol in May|conditional|m.bis}. With a CHA2DS2-VASc of 1 {x|anticoagulation could in time be discontinued, but not for now|considered|m.apix}. {x|I would avoid amiodarone because of his eyes|not advised|m.amio}; {m.sotal|sotalol|dose=-;st=stopped} was not tolerated in 2022 ({o|dizziness}). {x|Dronedarone was not discussed|negated}. {x|A left atrial appendage device is not indicated|not indicated}. {x|Please do not prescribe clarithromycin together with apixaban if it can be helped|warned|m.clari}.')}
      ${p('He is allergic to {a.eryth|erythromycin|react=rash} (rash) and {a.doxy|doxycycline|react=photosensitivity} (photosensitivity). {x|Aspirin is not an allergy, it gave him heartburn|negated|a.asa}. {x|His father had an aortic aneurysm|family history|d.aaa}; {x|he has been invited for his own screening scan|planned|i.usabd}. He may drive. He has asked about {x|a knee operation next year: apixaban to be paused for 48 hours|planned|p.tka}.')}
      <p>Yours sincerely</p>${signature(c.rnd, '#22306b', 130)}<br>Dr Cornelius Adeyemi, Consultant Cardiologist and Electrophysiologist<br>Arrhythmia nurse: Sister Bridget Moylan, 01632 963 1XX${c.no('Sister Bridget Moylan', 'nurse')}`,
    )
  },
  { dateAliases: ['2026-02-10'], width: 1120, scale: 1.3 },
)

/** United States: an endocrinologist to the referring doctor; capitals as headings, problems numbered with the plan under each. */
const endocrine = doc(
  'p910.png',
  ['en', 'consultation', 'clean'],
  '2025-12-16',
  [
    'Sandstone Endocrine & Bone Center',
    'SANDSTONE ENDOCRINE & BONE CENTER',
    'Sandstone Endocrine and Bone Center',
    'Sandstone Endocrine',
  ],
  [
    'Leopold Marchetti, MD',
    'Leopold Marchetti',
    'Dr. Leopold Marchetti',
    'L. Marchetti, MD',
    'Leopold Marchetti MD',
  ],
  ['Winona Fairchild', 'Winona B. Fairchild', 'Fairchild, Winona', 'Ms. Fairchild', 'Ms. Winona Fairchild'],
  'Consultation letter',
  (c) => {
    const h = (s) => `<h3>${en(s)}</h3>`
    const p = (s) => `<p>${c.t(s)}</p>`
    const line = (s) => {
      const r = c.lab(s, { date: '2025-12-08' })
      const off = r.flag === 'H' || r.flag === 'L'
      return `<div data-e="${r.n}">${en(r.label)}: ${off ? `<b>${en(r.printed)}</b>` : en(r.printed)} ${en(r.unit)} (${en(r.ref)})${off ? ` <b>${r.flag}</b>` : ''}</div>`
    }
    return sheet(
      `body{font:16.5px/1.4 ${FACE.cambria};font-size:17px;padding:46px 72px}h3{font-size:15.6px;letter-spacing:.6px;color:#6d4a1f;margin:9px 0 1px}p{margin:2px 0}ul,ol{margin:1px 0}.two{display:grid;grid-template-columns:1fr 1fr;gap:0 26px}`,
      `<div style="text-align:center;border-bottom:2px solid #6d4a1f;padding-bottom:6px"><b style="font-size:25px;color:#6d4a1f">Sandstone Endocrine &amp; Bone Center</b><br>77 Mesa Verde Way, Suite 210, Prescott, AZ 863XX &nbsp; (928) 555-01XX</div>
      <p style="margin-top:8px">December 16, 2025</p><p>Thaddeus Boyle, MD<br>Granite Creek Internal Medicine</p>${c.no('Thaddeus Boyle', 'referrer')}${c.no('Granite Creek Internal Medicine', 'referring practice')}
      <p><b>RE: Winona B. Fairchild, DOB 04/22/1958</b></p>
      ${p('Dear Dr. Boyle: I saw Ms. Fairchild today for {d.hypercal?|high calcium|st=-} and {o|low bone density}.')}
      ${h('HISTORY')}${p('Calcium has been above range since 2023. She had {d.stone|a kidney stone|icd=N20.0/Z87.442;st=-} in 2022 and {d.colles|a left wrist fracture|icd=S52.502A/S52.502D/Z87.81/S52.501A;st=-} in a fall from standing in 2024. {x|No hip or vertebral fracture|negated|d.hipfx}. She feels {o|tired} and {o|constipated}. {x|No depression, no confusion|negated|d.mdd}. {x|She does not take lithium|negated|m.lith}; chlorthalidone was stopped in June for this reason. {x|No neck radiation, no swallowing trouble|negated|d.dysph}. {d.menop?|Menopause at 47|st=-}, {x|never on estrogen|negated|m.estr}.')}
      <div class="two"><div>${h('MEDICAL AND SURGICAL')}<ul>${items(c, ['{d.htn|Hypertension|icd=I10}', '{d.hashi|Hashimoto thyroiditis|icd=E06.3}', '{d.gerd|Reflux|icd=K21.9}', '{d.celiac|Celiac disease|icd=K90.0}, gluten-free since 2015', '{p.lapchole|Laparoscopic cholecystectomy 2011|on=2011}', '{p.tubal|Tubal ligation 1993|on=1993}'])}</ul></div>
      <div>${h('MEDICATIONS')}<ul>${items(c, ['{m.levo|levothyroxine 112 mcg daily|dose=-;freq=daily}', '{m.olmes|olmesartan 20 mg daily|freq=daily}', '{m.famo|famotidine 20 mg at bedtime|freq=at bedtime}', '{m.chole|vitamin D3 2,000 units daily|dose=-;freq=daily}', '{m.chlor|chlorthalidone 25 mg|st=stopped}: stopped June 2025', '{m.alen|alendronate 70 mg weekly|st=stopped}: stopped 2024, {o|heartburn}'])}</ul></div></div>
      ${p('**Allergies:** {a.sulfa|sulfa|react=hives} (hives), {a.iron|iron sucrose|react=flushing} (flushing). {x|No latex or contrast allergy|negated|a.contrast}. **Family:** {x|sister had thyroid cancer|family history|d.thyca}; {x|mother had osteoporosis|family history|d.osteoporosis}. {x|Never smoked|negated|d.smoker}.')}
      ${h('EXAMINATION')}${p('BP {l.e21sys|128|v=128;u=-}/{l.e21dia|74|v=74;u=-}, pulse {l.e21hr|72|v=72;u=-}, height {l.e21ht|62 in|v=62;u=in}, weight {l.e21wt|134 lb|v=134;u=lb}, BMI {l.e21bmi|24.5|v=24.5;u=-}. Thyroid firm, right nodule palpable. {x|No cervical nodes|negated|d.h11cervln}. {x|No tremor|negated}. {x|Spine not tender|negated|d.vertfx}.')}
      ${h('LABORATORY 12/08/2025')}<div class="two">${['ca;Calcium;10.9;mg/dL;8.6-10.3', 'ica;Ionized calcium;5.9;mg/dL;4.7-5.5', 'alb;Albumin;4.2;g/dL;3.6-5.1', 'pth;PTH, intact;104;pg/mL;16-77', 'phos;Phosphorus;2.4;mg/dL;2.5-4.5', 'mg;Magnesium;2.0;mg/dL;1.5-2.5', 'crea;Creatinine;0.84;mg/dL;0.50-1.05', 'egfr;eGFR;76;mL/min;> 60', 'vitd;25-OH vitamin D;34;ng/mL;30-100', 'alp;Alkaline phosphatase;118;U/L;37-153', 'tsh;TSH;5.12;mIU/L;0.40-4.50', 'ft4;Free T4;1.1;ng/dL;0.8-1.8', 'ucalc;24-h urine calcium;342;mg/24 h;< 250', 'ttg;tTG IgA;< 1.0;U/mL;< 15.0', 'h18ctx;CTX, serum;612;pg/mL;104-1008', 'cort;Cortisol after dexamethasone;1.1;ug/dL;< 1.8'].map(line).join('')}</div>
      ${h('IMAGING')}${p('{i.dexa|DXA 11/20/2025|on=2025-11-20}: {l.tscore|spine T-score -2.8|v=-2.8;u=-;on=2025-11-20}, {l.tscore?|total hip -2.1|v=-2.1;u=-;on=2025-11-20}, {l.tscore?|one-third radius -3.0|v=-3.0;u=-;on=2025-11-20}. {i.usthy|Thyroid ultrasound today}: {d.thynod|1.6 cm solid right nodule|icd=E04.1}, TR4; {x|no abnormal nodes|negated}; {o|heterogeneous gland}. {i.sesta|Sestamibi scan 12/11/2025|on=2025-12-11}: uptake below the left lobe. {i.usren|Renal ultrasound 12/2025|on=2025-12}: {x|no stones now, no hydronephrosis|negated|d.hydro}.')}
      ${h('IMPRESSION AND RECOMMENDATIONS')}<ol>${items(c, ['{d.phpt|Primary hyperparathyroidism|icd=E21.0} with stone and bone loss. {x|Familial hypocalciuric hypercalcemia is excluded by the urine calcium|negated}. {x|Referred to Dr. Anneliese Roth for parathyroidectomy|planned|p.parathx}. {x|Cinacalcet only if she declines surgery|conditional|m.cinac}. {x|Drink plenty, no calcium tablets|instruction|m.cacarb}.', '{d.osteoporosis|Osteoporosis|icd=M81.0/M81.8}. {x|Zoledronic acid after surgery if the bone density does not recover|conditional|m.zole}. {x|Teriparatide is contraindicated|not indicated|m.teripar}.', 'Right thyroid nodule: {p.fna|fine needle aspiration done today}, {x|cytology pending|pending|d.thyca}.', 'Hashimoto, {d.hypothy|hypothyroidism|icd=E03.9/E06.3}: raised to {o|125 mcg daily}; {x|TSH in 8 weeks|planned|l.tsh}. {x|Cushing’s was ruled out|negated|d.cushing}.'])}</ol>${c.no('Dr. Anneliese Roth', 'surgeon to see her')}
      ${p('{x|I will see her again in 3 months|planned}. Thank you for this referral.')}
      <div style="display:flex;justify-content:space-between;align-items:end;margin-top:8px"><div>${signature(c.rnd, '#22306b', 130)}<br>Leopold Marchetti, MD, FACE</div><span>Dictated 12/16/2025, transcribed 12/18/2025 (jd)</span></div>`,
    )
  },
  { dateAliases: ['2025-12-18'], width: 1120, scale: 1.3 },
)

export const twentyFifthEnLetters = [hip, sting, arrhythmia, endocrine]
