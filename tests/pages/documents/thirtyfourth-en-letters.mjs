/** Letters in English: an American hospital's discharge after a stroke, an English emergency letter by fax in rows of labels, an Australian gastroenterologist's letter. */
import { barcode, mark, signature } from '../lib/decor.mjs'
import { FACE, doc, en, items, sheet } from './blind-parts.mjs'

/** United States: headings in capitals, text under them, bloods on arrival and last beside each other, a table of what becomes of each drug. */
const stroke = doc(
  'p1406.png',
  ['en', 'discharge', 'clean'],
  '2026-02-06',
  [
    'Brazos Ridge Medical Center',
    'BRAZOS RIDGE MEDICAL CENTER',
    'Brazos Ridge Medical Center, Waco',
    'Brazos Ridge Medical Center - Neurology',
  ],
  [
    'Kavita Ramaswamy, MD',
    'Kavita Ramaswamy',
    'Ramaswamy, Kavita',
    'Dr. Kavita Ramaswamy',
    'Ramaswamy, Kavita, MD',
  ],
  [
    'Harold Eubanks',
    'EUBANKS, HAROLD',
    'Eubanks, Harold',
    'Harold L. Eubanks',
    'EUBANKS, HAROLD L',
    'Mr. Eubanks',
  ],
  'Discharge summary',
  (c) => {
    const h = (s) => `<h3>${en(s)}</h3>`
    const p = (s) => `<p>${c.t(s)}</p>`
    const lab = (s) => {
      const [key, label, unit, ref, ...v] = s.split(';')
      const cells = v.map((printed, i) => {
        if (!printed) return '<td></td>'
        const r = c.lab([key, label, printed, unit, ref].join(';'), { date: ['2026-02-03', '2026-02-06'][i] })
        c.entities[r.n].text = `${label} ${printed} ${unit}`
        const out = r.flag === 'H' || r.flag === 'L' ? ` (${r.flag})` : ''
        return `<td><span data-e="${r.n}">${en(printed)}</span>${out}</td>`
      })
      return `<tr><td>${en(label)}</td>${cells.join('')}<td>${en(unit)}</td><td>${en(ref)}</td></tr>`
    }
    const med = (what, how, fate) =>
      `<tr data-line><td>${c.t(what)}</td><td>${c.t(how)}</td><td><b>${en(fate)}</b></td></tr>`
    return sheet(
      `body{font:15px/1.3 ${FACE.arial};font-size:14.6px;padding:36px 54px}h3{font-size:14.6px;margin:7px 0 1px;text-decoration:underline}p{margin:1px 0 3px}ol,ul{margin:1px 0}table.l td,table.l th{padding:.4px 12px .4px 0;text-align:left}table.l{width:78%}table.m td,table.m th{border:1px solid #777;padding:1.2px 8px;text-align:left}table.m th{background:#e9e9e9}.k{display:grid;grid-template-columns:1.1fr 1fr 1.1fr;border:1.5px solid #333;padding:5px 10px;margin:7px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:12px;align-items:center">${mark('cross', '#8a1c1c', 44)}<div><b style="font-size:22px;color:#8a1c1c">Brazos Ridge Medical Center</b><br>5500 Lake Shore Blvd, Waco, TX 767XX</div></div><div style="text-align:right"><b style="font-size:18px">DISCHARGE SUMMARY</b><br>${barcode(c.rnd, 30, 24)}</div></div>
      <div class="k"><div><b>EUBANKS, HAROLD L</b><br>DOB: 09/14/1951 &nbsp; 74 y &nbsp; M<br>MRN: 0077XX341</div><div>Admitted: 02/03/2026<br>Discharged: 02/06/2026<br>Disposition: Inpatient rehabilitation</div><div>Attending: Kavita Ramaswamy, MD<br>Service: Neurology<br>PCP: Joel Whitaker, DO</div></div>${c.no('Joel Whitaker, DO', 'family physician')}
      ${h('PRINCIPAL DIAGNOSIS')}${p('{d.stroke|Acute ischemic stroke, left middle cerebral artery territory|icd=I63.412/I63.512/I63.9}, cardioembolic.')}
      ${h('SECONDARY DIAGNOSES')}<ol>${items(c, ['{d.af|Paroxysmal atrial fibrillation|icd=I48.0/I48.91}, new on telemetry', '{d.htn|Hypertension|icd=I10}; {d.hld|hyperlipidemia|icd=E78.5}; {d.dm2|type 2 diabetes mellitus|icd=E11.9/E11.65}', '{d.e34aphas|Expressive aphasia|icd=R47.01/I69.320}, improving; {d.dysph|mild oropharyngeal dysphagia|icd=R13.12/R13.10}', '{d.bph|BPH|icd=N40.0/N40.1}; {d.osa|obstructive sleep apnea|icd=G47.33}, {p.t32cpap?|CPAP|st=-} at night'])}</ol>
      ${h('HISTORY OF PRESENT ILLNESS')}${p('74-year-old right-handed man found by his wife at 7:10 AM with {o|right face and arm weakness and halting speech}; last known well 6:30 AM. {x|No headache, no seizure at onset, no head injury|negated|d.seiz}. {x|He had not been on a blood thinner|negated|m.apix}. Past: {d.mi|heart attack 2011|icd=I25.2;st=-;on=2011} with {p.pci|one stent|on=2011}; {d.exsmoker|quit smoking 2011|icd=Z87.891;st=-}; {p.tka|right knee replacement 2018|on=2018}. {x|No prior stroke or TIA|negated|d.tia}. {x|Mother died of a brain hemorrhage|family history|d.ich}. {x|Drinks no alcohol|negated|d.alcdep}.')}
      ${p('Arrival: BP {l.e21sys|188|v=188;u=-}/{l.e21dia|96|v=96;u=-}, HR {l.e21hr|92|v=92;u=-} irregular, temp {l.e21temp|98.1 F|v=98.1;u=F}, RR {l.e21rr|18|v=18;u=-}, SpO2 {l.e21spo2|95%|v=95;u=%} on room air. {l.e34nihss|NIHSS 9|v=9;u=-}.')}
      ${h('HOSPITAL COURSE')}${p('{i.cthead|CT head|on=2026-02-03} 02/03: {x|no hemorrhage|negated|d.ich}, {d.smallv|chronic small vessel changes|icd=I67.89/I67.82}. {i.cta|CTA head and neck}: {o|left M2 branch occlusion}; {d.carotid|right internal carotid stenosis 40 %|icd=I65.21}; {x|no aneurysm|negated|d.aneur}. {m.e34tnk|Tenecteplase 22 mg IV|st=-;route=IV} given at 8:26 AM ({p.thrombol|IV thrombolysis}). {x|Thrombectomy was discussed and not pursued because the clot was distal and he improved|considered|p.e34thromb}. {i.cthead|Repeat CT at 24 hours}: {x|no bleed|negated}. {i.mrbrain|MRI brain 02/04|on=2026-02-04}: {d.stroke|acute left frontal infarct}. {i.echo|Echocardiogram}: {l.lvef|EF 50 %|v=50;u=%}, {d.ladil|dilated left atrium|icd=I51.7}, {x|no thrombus|negated}. {p.ecg|EKG}: {d.rbbb?|right bundle branch block|icd=I45.10}. Telemetry 02/05 showed {d.af|atrial fibrillation} for 40 minutes. {x|A loop recorder is no longer needed|not needed}. {m.labet|Labetalol|dose=-;st=-} IV once for blood pressure. {o|Swallow study}: soft diet, {x|no aspiration|negated}. {x|No urinary infection, no pneumonia|negated|d.pneumonia}.')}
      ${h('LABORATORY')}<table class="l"><tr><th></th><th>02/03/2026</th><th>02/06/2026</th><th>Unit</th><th>Reference</th></tr>${['hgb;Hemoglobin;g/dL;13.5 - 17.5;14.8;14.1', 'plt;Platelets;K/uL;150 - 400;211;204', 'inr;INR;;0.9 - 1.1;1.0;', 'glu;Glucose;mg/dL;70 - 99;192;134', 'crea;Creatinine;mg/dL;0.70 - 1.30;1.12;1.05', 'k;Potassium;mmol/L;3.5 - 5.1;3.4;4.0', 'tropi;Troponin I, high sens.;ng/L;0 - 20;31;', 'ldl;LDL cholesterol;mg/dL;0 - 100;118;', 'a1c;Hemoglobin A1c;%;4.0 - 5.6;7.8;', 'tsh;TSH;uIU/mL;0.40 - 4.50;1.62;'].map(lab).join('')}</table>
      ${h('ALLERGIES')}${p('{a.lis|Lisinopril|react=cough} (cough); {a.contrast|iodinated contrast|react=hives} - hives 2009 {o|(tolerated with premedication this admission)}. {x|No latex allergy|negated|a.latex}.')}
      ${h('CONDITION AT DISCHARGE')}${p('BP {l.e21sys|134|v=134;u=-}/{l.e21dia|78|v=78;u=-}, HR {l.e21hr|74|v=74;u=-}, SpO2 {l.e21spo2|96%|v=96;u=%}. {l.e34nihss|NIHSS 3|v=3;u=-}. {o|Speaks in short sentences, right hand grip slightly weak, walks with one person}. {o|mRS 3}.')}
      ${h('DISCHARGE MEDICATIONS')}<table class="m"><tr><th style="width:31%">Medication</th><th>How to take</th><th style="width:17%">Status</th></tr>
      ${med('{m.apix|Apixaban 5 mg|freq=twice a day}', 'twice a day', 'NEW')}
      ${med('{m.ator|Atorvastatin 80 mg|freq=at bedtime}', 'at bedtime (was 20 mg)', 'CHANGED')}
      ${med('{m.los|Losartan 50 mg|freq=once a day}', 'once a day', 'CONTINUE')}
      ${med('{m.metop|Metoprolol succinate 50 mg|freq=once a day}', 'once a day', 'CONTINUE')}
      ${med('{m.metf|Metformin 1000 mg|freq=twice a day}', 'twice a day with meals', 'CONTINUE')}
      ${med('{m.empa|Empagliflozin 10 mg|freq=every morning}', 'every morning', 'NEW')}
      ${med('{m.tams|Tamsulosin 0.4 mg|freq=at bedtime}', 'at bedtime', 'CONTINUE')}
      ${med('{m.asa|Aspirin 81 mg|st=stopped}', 'replaced by apixaban', 'STOP')}
      ${med('{m.napr|Naproxen 220 mg|st=stopped}', 'bleeding risk; {x|use acetaminophen if needed|instruction|m.para}', 'STOP')}</table>
      ${h('FOLLOW-UP AND PENDING')}<ul>${items(c, ['{x|Stroke clinic 03/11/2026; cardiology for rhythm control in 4 weeks|planned}', '{x|Carotid duplex in 12 months|planned|i.uscar}. {x|Repeat LDL in 6 weeks; if above 70 add ezetimibe|conditional|m.eze}', '{x|Lipoprotein(a): result pending|pending|l.lpa}', '{x|No driving until cleared; return for new weakness, bleeding or severe headache|instruction}'])}</ul>
      <div style="display:flex;justify-content:space-between;align-items:end;margin-top:2px"><span>${signature(c.rnd, '#22306b', 80)} Kavita Ramaswamy, MD &nbsp; Electronically signed 02/06/2026 11:48</span><span>Page 1 of 1</span></div>`,
    )
  },
  { dateAliases: ['2026-02-03'], width: 1080, scale: 1.3 },
)

/** England: rows of label and text between rules, as the emergency system prints them; sent by fax. */
const colic = doc(
  'p1407.jpg',
  ['en', 'discharge', 'fax'],
  '2026-05-16',
  [
    'Harbourne General Hospital',
    'HARBOURNE GENERAL HOSPITAL',
    'Harbourne General Hospital Emergency Department',
    'Harbourne General Hospital, Emergency Department',
    'HARBOURNE GENERAL HOSPITAL - EMERGENCY DEPARTMENT',
  ],
  ['Dr Shreya Kulkarni', 'Shreya Kulkarni', 'Dr S Kulkarni', 'Dr. Shreya Kulkarni', 'KULKARNI, Dr Shreya'],
  ['Liam Prendergast', 'PRENDERGAST, Liam', 'Mr Liam Prendergast', 'Liam PRENDERGAST', 'Prendergast, Liam'],
  'Emergency department letter',
  (c) => {
    const row = (k, s) => `<tr><th>${en(k)}</th><td>${c.t(s)}</td></tr>`
    return sheet(
      `body{font:18px/1.36 ${FACE.arial};font-size:18.4px;padding:40px 58px}th{text-align:left;width:190px;padding:5px 10px 5px 0;border-top:1px solid #333}td{padding:5px 0;border-top:1px solid #333}p{margin:7px 0}`,
      `<div style="font-size:14.6px;display:flex;justify-content:space-between;border-bottom:1px solid #222"><span>16-MAY-2026 23:51 &nbsp; FROM HGH ED</span><span>TO 01632 96XXXX &nbsp; P.01/01</span></div>
      <p style="text-align:center;margin-top:10px"><b style="font-size:22px">HARBOURNE GENERAL HOSPITAL - EMERGENCY DEPARTMENT</b><br>Quay Road, Weymouth DT4 XXX &nbsp; Tel 01632 960XXX</p>
      <p>To: Dr Timothy Garside, Fleet Lane Surgery</p>${c.no('Dr Timothy Garside', 'recipient')}${c.no('Fleet Lane Surgery', 'recipient')}
      <div style="display:grid;grid-template-columns:1fr 1fr;border:1.5px solid #222;padding:5px 12px;margin-bottom:9px"><div><b>Mr Liam Prendergast</b><br>DOB 30/06/1987 (38 yrs) &nbsp; Male<br>NHS 6XX XXX 4418 &nbsp; ED no. 26/3XX07</div><div>Arrived: 16/05/2026 18:22<br>Left: 16/05/2026 23:20<br>Seen by: Dr Shreya Kulkarni, ST3</div></div>
      <table>
      ${row('Complaint', '{o|Left loin pain since 3 pm}')}
      ${row('Diagnosis', '{d.ureter|Left ureteric stone|icd=N20.1/N13.2}, 4 mm, with {d.hydro|mild hydronephrosis|icd=N13.2/N13.30}')}
      ${row('History', 'Sudden {o|colicky pain from the left loin to the groin, vomited twice}. {x|No fever, no visible blood in the urine|negated|d.hematuria}. {x|No trauma|negated}. {d.stone|Previous kidney stone 2021|icd=Z87.442/N20.0;st=-;on=2021}, passed by itself. {x|His father has gout and a pacemaker|family history|d.gout}')}
      ${row('Past history', '{d.asthma|Asthma|icd=J45.909} - {o|takes ibuprofen without trouble}; {d.gerd|acid reflux|icd=K21.9}; {p.append|appendicectomy aged 12}. {d.smoker|Smokes 10 a day|icd=F17.210/F17.200/Z72.0}')}
      ${row('Medication', '{m.beclo|Clenil 100 micrograms two puffs twice a day|dose=-;freq=twice a day}, {m.salb|salbutamol inhaler as needed|dose=-;freq=as needed}, {m.ome|omeprazole 20 mg once a day|freq=once a day}')}
      ${row('Allergies', '{a.trimeth|Trimethoprim|react=rash} - rash. {x|Tolerates penicillin|negated|a.pen}')}
      ${row('Observations', 'BP {l.e21sys|148|v=148;u=-}/{l.e21dia|88|v=88;u=-}, pulse {l.e21hr|96|v=96;u=-}, temp {l.e21temp|36.9|v=36.9;u=-}, resps {l.e21rr|20|v=20;u=-}, sats {l.e21spo2|98%|v=98;u=%} on air')}
      ${row('Examination', '{o|Left loin tender}, abdomen soft. {x|No pulsatile mass|negated|d.aaa}. {x|Testes normal|negated}')}
      ${row('Urine dip', '{l.ubld|Blood 3+|v=3+;u=-}, {l.uleu|leucocytes negative|v=negative;u=-}, {l.unit|nitrite negative|v=negative;u=-}, {l.uprot|protein 1+|v=1+;u=-}')}
      ${row('Bloods', '{l.wbc|WCC 11.8|v=11.8;u=-}, {l.hgb|Hb 151|v=151;u=-}, {l.crp|CRP 9|v=9;u=-}, {l.crea|creatinine 104 umol/L|v=104;u=umol/L}, {l.na|sodium 140|v=140;u=-}, {l.k|potassium 4.1|v=4.1;u=-}, {l.cacor|adjusted calcium 2.41|v=2.41;u=-}, {l.uric|urate 462 umol/L|v=462;u=umol/L}')}
      ${row('Imaging', '{i.ctkub|CT KUB}: {d.ureter|4 mm stone at the left VUJ}, {d.hydro|mild left hydronephrosis}; {d.stone|3 mm stone left lower pole|icd=N20.0;st=-}. {x|Aorta not dilated|negated}. {d.steat|Fatty liver|icd=K76.0} noted')}
      ${row('Treatment given', '{m.dicl|Diclofenac 100 mg PR|st=-;route=PR}, {m.morp|morphine 5 mg IV|st=-;route=IV}, {m.ond|ondansetron 4 mg IV|st=-;route=IV}, {m.para|paracetamol 1 g|st=-}. Pain from 9 to 2 out of 10')}
      ${row('To take home', '{m.napr|Naproxen 500 mg twice a day with food|freq=twice a day}, 5 days; {m.tams|tamsulosin 400 micrograms once a day|dose=400 mcg;freq=once a day}, 4 weeks (explained as off licence). {x|Codeine was offered and declined|declined|m.code}')}
      ${row('Advice', '{x|Return at once with fever, uncontrolled pain or no urine|conditional}. {x|Drink 2 to 3 litres a day, sieve the urine|instruction}')}
      ${row('Follow-up', '{x|Stone clinic in 4 weeks with X-ray KUB|planned|i.xrabd}. {x|Ureteroscopy if not passed by then|conditional|p.ureteros}. {x|GP please repeat creatinine in one week and offer help to stop smoking|planned|l.crea}. {x|MSU sent, result to follow|pending|l.ucult}')}
      </table>
      <div style="margin-top:9px">${signature(c.rnd, '#111', 110)}<br>Dr Shreya Kulkarni, ST3 Emergency Medicine &nbsp; <span style="font-size:15px">Consultant in charge: Dr Fergus Abbott</span></div>${c.no('Dr Fergus Abbott', 'supervising consultant')}`,
    )
  },
  { width: 1080, scale: 1.45 },
)

/** Australia: a specialist's letter; a list of problems with what was done, medicines, then prose. */
const crohn = doc(
  'p1408.png',
  ['en', 'consultation', 'clean'],
  '2026-03-24',
  [
    'Wattle Creek Gastroenterology',
    'WATTLE CREEK GASTROENTEROLOGY',
    'Wattle Creek Gastroenterology, Toowoomba',
    'Wattle Creek Gastroenterology Pty Ltd',
  ],
  [
    'Dr Hugh Pemberton',
    'Hugh Pemberton',
    'Dr. Hugh Pemberton',
    'Dr H Pemberton',
    'Dr Hugh Pemberton FRACP',
    'Dr Hugh Pemberton MBBS FRACP',
  ],
  [
    'Imogen Castellano',
    'Ms Imogen Castellano',
    'CASTELLANO, Imogen',
    'Ms Imogen CASTELLANO',
    'Imogen CASTELLANO',
    'Ms Castellano',
    'Imogen',
  ],
  'Gastroenterology letter',
  (c) => {
    const p = (s) => `<p>${c.t(s)}</p>`
    const h = (s) => `<p style="margin-bottom:1px"><b>${en(s)}</b></p>`
    return sheet(
      `body{font:17px/1.42 ${FACE.cambria};font-size:17.4px;padding:52px 84px}p{margin:7px 0}ol,ul{margin:1px 0}`,
      `<div style="text-align:center;border-bottom:1.5px solid #3b4a2a;padding-bottom:7px"><b style="font-size:25px;color:#3b4a2a;letter-spacing:1px">Wattle Creek Gastroenterology</b><br>Suite 4, 212 Ruthven Street, Toowoomba QLD 4350 &nbsp; T 07 5550 0XXX<br><b>Dr Hugh Pemberton</b> MBBS FRACP &nbsp; Provider no. 2XXXX4J</div>
      <div style="display:flex;justify-content:space-between;margin-top:9px"><div>24 March 2026</div><div>Dictated 24/03/2026, sent 26/03/2026</div></div>
      <p>Dr Meredith Oakes<br>Range View Medical Centre</p>${c.no('Dr Meredith Oakes', 'recipient')}${c.no('Range View Medical Centre', 'recipient')}
      <p>Dear Meredith,</p>
      <p><b>RE: Ms Imogen CASTELLANO, DOB 03/08/1996</b></p>
      ${h('Problems')}<ol>${items(c, ['{d.crohn|Ileal Crohn’s disease|icd=K50.00/K50.012/K50.013/K50.014/K50.90}, diagnosed 2020; {d.ilstrict|short terminal ileal stricture|icd=K50.012/K56.699}', '{d.perianal|Perianal abscess 2022|icd=K61.0;st=historical;on=2022}, {p.iandd|drained|on=2022}; {x|no fistula on MRI since|negated|d.fistula}', '{d.ida|Iron deficiency anaemia|icd=D50.9/D50.8}, {p.e28feinf|iron infusion November 2025|on=2025-11}', '{d.osteopenia|Osteopenia|icd=M85.80/M85.88/M85.89} ({i.dexa|DXA 2025|on=2025}: {l.tscore|T-score -1.6 spine|v=-1.6;u=-;on=2025})', '{d.migr|Migraine|icd=G43.909}; {d.mdd|depression|icd=F32.A/F32.9}'])}</ol>
      ${h('Medications')}
      ${p('{m.ada|Adalimumab 40 mg every second week|freq=-}, {m.aza|azathioprine 100 mg daily|freq=daily}, {m.esc|escitalopram 10 mg daily|freq=daily}, {m.calvitd|calcium/vitamin D daily|dose=-;freq=daily}, {m.riza|rizatriptan 10 mg as needed|freq=as needed}, {m.lng|Mirena IUD|dose=-}. Previously {m.mesal|mesalazine|dose=-;st=stopped} (no effect) and {m.bude|budesonide|dose=-;st=stopped} courses.')}
      ${p('**Allergies:** {a.metronid|metronidazole|react=vomiting} (vomiting); {a.augm|amoxicillin-clavulanate|react=rash} (rash).')}
      ${p('I reviewed Imogen, a 29-year-old teacher. Since January she has had {o|cramps after meals and loose motions four times a day}, and has lost 3 kg. {x|There has been no bleeding and no fever|negated|d.ugib}. {x|She does not wake at night to open her bowels|negated}. {o|She stopped smoking cannabis in 2019} and {x|has never smoked tobacco|negated|d.smoker}. {x|A cousin has coeliac disease and her grandfather had bowel cancer at 81|family history|d.celiac}. She missed two injections while travelling in Vietnam over Christmas; {l.h33stcult?|stool cultures on return were negative|v=negative;u=-}.')}
      ${p('Weight {l.e21wt|57.4 kg|v=57.4;u=kg}, BMI {l.e21bmi|20.6|v=20.6;u=-}, BP {l.e21sys|108|v=108;u=-}/{l.e21dia|66|v=66;u=-}, pulse {l.e21hr|78|v=78;u=-}. {o|Tender in the right iliac fossa}, {x|no mass|negated}. {x|No perianal disease, no joint swelling, no rash|negated|d.psoriasis}.')}
      ${p('Bloods of 10 March 2026: {l.hgb|haemoglobin 118 g/L|v=118;u=g/L;on=2026-03-10}, {l.plt|platelets 421|v=421;u=-;on=2026-03-10}, {l.crp|CRP 23 mg/L|v=23;u=mg/L;on=2026-03-10}, {l.alb|albumin 34 g/L|v=34;u=g/L;on=2026-03-10}, {l.ferr|ferritin 41 ug/L|v=41;u=ug/L;on=2026-03-10}, {l.b12|vitamin B12 168 pmol/L|v=168;u=pmol/L;on=2026-03-10}, {l.alt|ALT 19 U/L|v=19;u=U/L;on=2026-03-10}. {l.calpro|Faecal calprotectin 640 ug/g|v=640;u=ug/g} (it was {l.calpro|120|v=120;u=-;on=2025-09} in September 2025). {l.h33adal|Adalimumab trough level 3.1 ug/mL|v=3.1;u=ug/mL}, {l.h33adaab|antibodies negative|v=negative;u=-}.')}
      ${p('{p.colono|Colonoscopy 18 March 2026|on=2026-03-18}: {o|ulceration of the last 8 cm of ileum}, colon normal, stricture passed with the scope. {p.e20ilbx|Biopsies}: {o|active chronic ileitis, no granulomas}, {x|no dysplasia and no CMV|negated|d.cmv}. {i.mrent|MR enterography February 2026|on=2026-02}: 12 cm of active disease, {x|no abscess|negated}, {d.gallst|incidental gallstones|icd=K80.20}.')}
      ${h('Impression and plan')}
      <ol>${items(c, ['{d.crohn|Crohn’s disease}, active, with a low drug level. I have increased {m.ada|adalimumab to 40 mg weekly|freq=-;dose=40 mg}. {x|If there is no response by 12 weeks I would change to ustekinumab|conditional|m.ustek}. {x|Surgery is not needed at present|not needed}.', '{m.prednl|Prednisolone 40 mg daily, reducing by 5 mg a week|freq=daily;dose=40 mg}.', '{d.b12|Vitamin B12 deficiency|icd=E53.8}: {m.hydrox|hydroxocobalamin 1 mg|freq=every 3 months}, please give the first this week, then every 3 months.', '{x|Zoster vaccine (Shingrix) recommended, live vaccines to be avoided|suggestion|m.vzos}. {x|Annual skin check|planned|d.sccskin}.', '{x|She hopes to conceive next year; methotrexate was considered and rejected for that reason|considered|m.mtx}.', '{x|Repeat calprotectin, CRP and level in 12 weeks, then review|planned|l.calpro}.'])}</ol>
      <div style="margin-top:8px">Kind regards,<br>${signature(c.rnd, '#22306b', 120)}<br>Dr Hugh Pemberton &nbsp; <span style="font-size:15px">cc IBD nurse, Toowoomba; Ms Castellano</span></div>`,
    )
  },
  { dateAliases: ['2026-03-26'], width: 1080, scale: 1.3 },
)

export const thirtyfourthEnLetters = [stroke, colic, crohn]
