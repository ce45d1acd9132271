/** Letters in English: an American hospital's discharge after a flare of lung disease, an English emergency letter, an Australian cardiologist's letter, an American practice's visit note. */
import { mark, signature } from '../lib/decor.mjs'
import { FACE, doc, en, items, sheet } from './blind-parts.mjs'

/** United States: bars at the left of each part, bloods of two days in a small table, medicines as a grid of the day's times. */
const copd = doc(
  'p1256.png',
  ['en', 'discharge', 'clean'],
  '2026-01-18',
  [
    'Stonebrook Memorial Hospital',
    'STONEBROOK MEMORIAL HOSPITAL',
    'Stonebrook Memorial Hospital, Hospital Medicine',
    'Stonebrook Memorial',
  ],
  ['Anil Chaudhry, MD', 'Anil Chaudhry', 'Dr. Anil Chaudhry', 'Chaudhry, Anil', 'A. Chaudhry, MD'],
  [
    'Earl Whitcomb',
    'Whitcomb, Earl T',
    'WHITCOMB, EARL',
    'Earl T. Whitcomb',
    'Mr. Whitcomb',
    'Whitcomb, Earl',
  ],
  'Discharge summary',
  (c) => {
    const part = (title, inner) => `<div class="p"><b>${en(title)}</b>${inner}</div>`
    const p = (s) => `<p>${c.t(s)}</p>`
    const lab = (s) => {
      const [key, label, unit, ref, ...v] = s.split(';')
      const cells = v.map((printed, i) => {
        if (!printed) return '<td></td>'
        const r = c.lab([key, label, printed, unit, ref].join(';'), { date: ['2026-01-14', '2026-01-18'][i] })
        c.entities[r.n].text = `${label} ${printed} ${unit}`
        return `<td><span data-e="${r.n}">${en(printed)}</span></td>`
      })
      return `<tr><td>${en(label)}</td>${cells.join('')}<td>${en(unit)}</td><td>${en(ref)}</td></tr>`
    }
    const table = (list) =>
      `<table><tr><th></th><th>01/14</th><th>01/18</th><th></th><th>Range</th></tr>${list.map(lab).join('')}</table>`
    const med = (fate, s, how, m, n, e, b) =>
      `<tr data-line><td><b>${fate}</b></td><td>${c.t(s)}</td><td>${en(how)}</td>${[m, n, e, b].map((x) => `<td class="x">${x}</td>`).join('')}</tr>`
    return sheet(
      `body{font:16px/1.32 ${FACE.lato};font-size:15.2px;padding:38px 58px}.p{border-left:5px solid #2d6a6a;padding-left:11px;margin-top:8px}.p>b{color:#2d6a6a;font-size:16px}p{margin:2px 0}ul{margin:1px 0}td,th{padding:1px 7px}.m td,.m th{border:1px solid #a9bcbc}.m th{background:#e3eeee}.x{text-align:center}.two{display:grid;grid-template-columns:1fr 1fr;gap:0 26px}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:12px;align-items:center">${mark('cross', '#2d6a6a', 46)}<div><b style="font-size:23px;color:#2d6a6a">Stonebrook Memorial Hospital</b><br>Hospital Medicine &nbsp; 1 Quarry Rd, Barre, VT 056XX</div></div><b style="font-size:20px">Discharge Summary</b></div>
      <div style="display:grid;grid-template-columns:1fr 1fr 1fr;background:#e3eeee;padding:5px 12px;margin-top:8px"><div><b>Whitcomb, Earl T</b><br>DOB 04/09/1954 (71 y) Male<br>MRN 8XX4471</div><div>Admitted: 01/14/2026<br>Discharged: 01/18/2026<br>Disposition: home, with visiting nurse</div><div>Attending: Anil Chaudhry, MD<br>PCP: Joyce Perrault, NP<br>Code status: full code</div></div>${c.no('Joyce Perrault', 'primary care provider')}
      ${part('Diagnoses', p('Principal: {d.copd|COPD with acute exacerbation|icd=J44.1} due to {d.flu|influenza A|icd=J10.1/J09.X2}. Secondary: {d.hrf|acute hypoxic respiratory failure, resolved|icd=J96.01;st=-}, {d.hyperglyc|steroid hyperglycemia|icd=R73.9/T38.0X5A;st=-}. Chronic: {d.dm2|type 2 diabetes|icd=E11.9/E11.65}, {d.htn|hypertension|icd=I10}, {d.bph|BPH|icd=N40.0/N40.1}, {d.hld|hyperlipidemia|icd=E78.5}, {d.smoker|tobacco use, 1/2 pack per day|icd=F17.210/Z72.0}.'))}
      ${part('Reason for admission', p('Four days of {o|cough, wheeze and worsening shortness of breath}. {x|Denied chest pain, leg swelling or hemoptysis|negated|d.pe}. In the ED SpO2 was {l.e21spo2|84%|v=84;u=%} on room air, temp {l.e21temp|101.2 F|v=101.2;u=F}, HR {l.e21hr|112|v=112;u=-}, BP {l.e21sys|152|v=152;u=-}/{l.e21dia|86|v=86;u=-}. {l.flua|Influenza A PCR positive|v=positive;u=-}, {l.covidpcr|COVID-19 PCR negative|v=negative;u=-}, {l.rsvpcr|RSV PCR negative|v=negative;u=-}.'))}
      ${part('Hospital course', `<ul>${items(c, ['Treated with {m.osel?|oseltamivir|dose=-;st=-}, {m.mpred?|IV methylprednisolone|dose=-;st=-} then prednisone, nebulized {m.salb?|albuterol|dose=-;st=-} and {m.ipra?|ipratropium|dose=-;st=-}. {p.e19bipap|BiPAP} for the first night; {x|intubation was not needed|not needed}.', '{i.cxr|Chest X-ray 01/14/2026|on=2026-01-14}: {o|hyperinflation}, {x|no infiltrate, no effusion|negated|d.pneumonia}. {i.ctpa|CT angiogram chest 01/15/2026|on=2026-01-15}: {x|no pulmonary embolism|negated|d.pe}; {d.emphys|upper lobe emphysema|icd=J43.9/J43.2}, {d.nodule|7 mm left upper lobe nodule|icd=R91.1}.', '{x|Antibiotics were stopped after 24 hours as procalcitonin was low|negated|d.pneumonia}. {l.bcult|Blood cultures no growth|v=no growth;u=-}.', 'Glucose rose to the 300s on steroids, covered with {m.lispro?|sliding scale lispro|dose=-;st=-}. {p.ecg|ECG}: {d.rbbb|right bundle branch block|icd=I45.10/I45.19}, {x|no ischemic changes|negated|d.ihd}.', 'Walking test on 01/18: SpO2 {l.e21spo2?|91%|v=91;u=%;on=2026-01-18} on room air. {x|Does not qualify for home oxygen|negated|p.e20oxyg}.'])}</ul>`)}
      ${part('Laboratory', `<div class="two">${table(['wbc;WBC;K/uL;4.0-11.0;13.4;10.2', 'hgb;Hemoglobin;g/dL;13.5-17.5;15.8;15.1', 'plt;Platelets;K/uL;150-400;231;262', 'na;Sodium;mmol/L;135-145;134;138', 'k;Potassium;mmol/L;3.5-5.0;3.9;4.4', 'crea;Creatinine;mg/dL;0.70-1.30;1.18;0.97'])}${table(['glu;Glucose;mg/dL;70-99;171;148', 'bnpt;BNP;pg/mL;<100;62;', 'tropi;hs-Troponin I;ng/L;<20;11;', 'pct;Procalcitonin;ng/mL;<0.10;0.08;', 'lact;Lactate;mmol/L;0.5-2.0;2.3;', 'a1c;Hemoglobin A1c;%;<5.7;7.6;'])}</div>`)}
      ${part('Allergies', p('{a.levoflox|Levofloxacin|react=tendon pain} (tendon pain), {a.lis|lisinopril|react=cough} (cough). {x|No latex allergy|negated|a.latex}.'))}
      ${part(
        'Medicines at discharge',
        `<table class="m"><tr><th></th><th style="width:36%">Medicine</th><th>How to take</th><th>AM</th><th>Noon</th><th>PM</th><th>Bed</th></tr>
      ${med('NEW', '{m.pred|Prednisone 40 mg|freq=daily}', 'daily, 3 more days', '1', '', '', '')}
      ${med('NEW', '{m.osel|Oseltamivir 75 mg|freq=twice daily}', 'twice daily, 1 more day', '1', '', '1', '')}
      ${med('NEW', '{m.trel|Trelegy Ellipta 100-62.5-25|dose=-;freq=daily}', '1 inhalation daily, rinse mouth', '1', '', '', '')}
      ${med('NEW', '{m.nicot|Nicotine patch 14 mg|freq=daily}', '1 patch daily, 6 weeks', '1', '', '', '')}
      ${med('CHANGED', '{m.metf|Metformin 1,000 mg|freq=twice daily}', 'twice daily with meals (was 500 mg)', '1', '', '1', '')}
      ${med('SAME', '{m.salb|Albuterol inhaler 90 mcg|dose=-;freq=every 4 hours as needed}', '2 puffs every 4 hours as needed', '', '', '', '')}
      ${med('SAME', '{m.los|Losartan 100 mg|freq=daily}', 'daily', '1', '', '', '')}
      ${med('SAME', '{m.tams|Tamsulosin 0.4 mg|freq=at bedtime}', 'at bedtime', '', '', '', '1')}
      ${med('SAME', '{m.ator|Atorvastatin 40 mg|freq=at bedtime}', 'at bedtime', '', '', '', '1')}
      ${med('STOP', '{m.tio|Tiotropium 18 mcg|st=stopped}', 'replaced by Trelegy', '', '', '', '')}</table>`,
      )}
      ${part('Follow-up and instructions', `<ul>${items(c, ['{x|Joyce Perrault, NP on 01/26/2026: blood pressure, BMP|planned}. {x|Pulmonary function tests after 6 weeks|planned|p.spiro}', '{x|Repeat chest CT for the nodule in 6 to 12 months|planned|i.ctchest}. {x|Pneumococcal and RSV vaccines are due|planned|m.vpcv}', '{x|Return for fever, confusion, blue lips or breathing that does not ease with albuterol|conditional}. {x|Pulmonary rehabilitation was offered, he will think about it|offered}', 'Family history: {x|father lung cancer, mother diabetes|family history|d.lungca}. Pending at discharge: {x|sputum culture|pending|l.sputc}'])}</ul>`)}
      <div style="display:flex;justify-content:space-between;align-items:end;font-size:14.2px"><span>${signature(c.rnd, '#22306b', 90)} Electronically signed: Anil Chaudhry, MD &nbsp; 01/18/2026 13:44</span><span>Page 1 of 1</span></div>`,
    )
  },
  { dateAliases: ['2026-01-14'], width: 1080, scale: 1.3 },
)

/** England: capital labels run in at the start of each paragraph, what the practice should do in a box above. */
const colic = doc(
  'p1257.jpg',
  ['en', 'discharge', 'photo'],
  '2026-02-27',
  [
    'Ferriby Royal Infirmary',
    'FERRIBY ROYAL INFIRMARY',
    'Ferriby Royal Infirmary, Emergency Department',
    'Emergency Department, Ferriby Royal Infirmary',
  ],
  ['Dr Samuel Okoro', 'Samuel Okoro', 'Dr S Okoro', 'Dr. Samuel Okoro'],
  ['Lee Hargreaves', 'Mr Lee Hargreaves', 'HARGREAVES, Lee', 'Lee HARGREAVES', 'Mr Lee HARGREAVES'],
  'Emergency department letter',
  (c) => {
    const p = (k, s) => `<p><b>${en(k.toUpperCase())}</b> &nbsp;${c.t(s)}</p>`
    return sheet(
      `body{font:17px/1.4 ${FACE.verdana};font-size:15.6px;padding:46px 60px}p{margin:8px 0}.b{border:2px solid #111;padding:5px 14px;margin:10px 0}ul,ol{margin:2px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div><b style="font-size:20px">Ferriby Royal Infirmary</b><br>Emergency Department &nbsp; Humber Road &nbsp; 01632 967 1XX</div><b style="font-size:27px;background:#005eb8;color:#fff;padding:0 11px;font-style:italic">NHS</b></div>
      <div style="display:grid;grid-template-columns:1fr 1fr;margin-top:10px"><div>Patient: <b>Mr Lee HARGREAVES</b><br>Born: 08/06/1981 (44 years)<br>NHS number: 703 XXX XXXX</div><div>Arrival: 27/02/2026 03:52, own transport<br>Departure: 27/02/2026 10:20, home<br>GP: Dr Alison Speight, Quayside Practice</div></div>${c.no('Dr Alison Speight', 'general practitioner')}${c.no('Quayside Practice', 'recipient')}
      <div class="b"><b>Actions for the GP</b><ul>${items(c, ['{x|Repeat U&E and urate in 2 weeks|planned|l.crea}', '{x|Please review blood pressure, raised while in pain|planned|d.htn}'])}</ul></div>
      ${p('Complaint', '{o|Severe left loin to groin pain} since 01:00 with {o|vomiting}. {x|No fever, no visible blood in the urine|negated|d.hematuria}. {x|No testicular pain|negated}.')}
      ${p('Background', '{d.stone|Kidney stone 2019|st=-;icd=Z87.442/N20.0}, passed by itself. {d.gout|Gout|icd=M10.9}, {d.asthma|childhood asthma|st=historical;icd=J45.909/Z87.09}, {p.append|appendicectomy 1996|on=1996}. {x|Not diabetic|negated|d.dm2}. {x|Father has kidney stones; uncle had an aortic aneurysm|family history|d.aaa}. {d.smoker|Smokes 15 a day|icd=F17.210/F17.200/Z72.0}, alcohol {o|20 units a week}.')}
      ${p('Medicines', '{m.allo|Allopurinol 100 mg once daily|freq=once daily}, {m.lan|lansoprazole 15 mg once daily|freq=once daily}. ALLERGY: {a.tmp|co-trimoxazole|react=rash} (rash); {a.tram|tramadol|react=vomiting} (vomiting).')}
      ${p('Observations', 'Temp {l.e21temp|36.8|v=36.8;u=-}, pulse {l.e21hr|96|v=96;u=-}, BP {l.e21sys|164|v=164;u=-}/{l.e21dia|98|v=98;u=-}, resps {l.e21rr|20|v=20;u=-}, sats {l.e21spo2|98%|v=98;u=%} on air. Pain score 9, falling to 2. NEWS 1.')}
      ${p('Examination', '{o|Left renal angle tender}. {x|Abdomen soft, no guarding, no pulsatile mass|negated|d.aaa}. {x|Testes normal, hernial orifices clear|negated|d.inguin}.')}
      ${p('Results', 'Urine dip: {l.ubld|blood 3+|v=3+;u=-}, {l.unit|nitrite negative|v=negative;u=-}, {l.uleu|leucocytes negative|v=negative;u=-}, {l.uprot|protein trace|v=trace;u=-}. Bloods: {l.hgb|Hb 151 g/L|v=151;u=g/L}, {l.wbc|WCC 12.6|v=12.6;u=-}, {l.plt|platelets 244|v=244;u=-}, {l.crp|CRP 4 mg/L|v=4;u=mg/L}, {l.na|sodium 140|v=140;u=-}, {l.k|potassium 4.0|v=4.0;u=-}, {l.urea|urea 6.9|v=6.9;u=-}, {l.crea|creatinine 118 umol/L|v=118;u=umol/L}, {l.cacor|adjusted calcium 2.41 mmol/L|v=2.41;u=mmol/L}, {l.uric|urate 468 umol/L|v=468;u=umol/L}. {x|Lactate and amylase not sent|not done|l.lact}.')}
      ${p('Imaging', '{i.ctkub|CT KUB 27/02/2026|on=2026-02-27}: {d.ureter|4 mm stone at the left vesicoureteric junction|icd=N20.1/N13.2} with {d.hydro|mild left hydronephrosis|icd=N13.2/N13.30}. {d.stone|2 mm stone in the right kidney}. {d.rcyst|Simple cyst, right kidney|icd=N28.1}. {d.steat|Fatty liver|icd=K76.0}. {x|Aorta of normal calibre, no diverticulitis|negated|d.aaa}.')}
      ${p('Diagnosis', '{d.renalcol|Left ureteric colic|icd=N23/N20.1}. {x|No sign of infected obstruction|negated|d.sepsis}.')}
      ${p('Given here', '{m.dicl?|Diclofenac 100 mg PR|dose=-;st=-}, {m.para?|paracetamol 1 g IV|st=-}, {m.ond?|ondansetron 4 mg IV|st=-}, 1 litre saline. {x|Morphine was offered and declined|declined|m.morp}.')}
      ${p('To take home', '{m.dicl|Diclofenac 50 mg three times daily|freq=three times daily} for 5 days with food, {m.para|paracetamol 1 g four times daily|freq=four times daily}, {m.tams|tamsulosin 400 micrograms once daily|freq=once daily} for 4 weeks. {x|Do not take ibuprofen as well|warned|m.ibu}.')}
      ${p('Plan', '{x|Urology stone clinic in 4 weeks with a repeat CT; ureteroscopy if the stone has not passed|conditional|p.ureteros}. {x|Come back at once with fever, shivering, or if no urine passes|conditional|d.pyelo}. {x|Drink 2 to 3 litres a day and catch the stone in a sieve|instruction}. {x|He is a lorry driver and should not drive while in pain|instruction}.')}
      <div>${signature(c.rnd, '#22306b', 110)}<br>Dr Samuel Okoro, ST4 Emergency Medicine, GMC 7XXXXX2<br><span style="font-size:14px">Consultant: Dr Fiona Blythe &nbsp; Sent electronically 27/02/2026 10:41</span></div>${c.no('Dr Fiona Blythe', 'consultant on duty')}`,
    )
  },
  { width: 1080, scale: 1.38, degrade: { angle: -1.2, folds: [0.34, 0.67] } },
)

/** Australia: a cardiologist's letter; issues and medicines side by side under the greeting, text, management numbered. */
const cardio = doc(
  'p1258.png',
  ['en', 'consultation', 'clean'],
  '2026-03-24',
  [
    'Moreton Heart Group',
    'MORETON HEART GROUP',
    'Moreton Heart Group, Redcliffe',
    'Moreton Heart Group Pty Ltd',
  ],
  ['Dr Belinda Zhao', 'Belinda Zhao', 'Dr B Zhao', 'Dr. Belinda Zhao', 'Dr Belinda Zhao FRACP'],
  [
    'Kenneth Marsden',
    'Mr Kenneth Marsden',
    'Mr Kenneth MARSDEN',
    'MARSDEN, Kenneth',
    'Kenneth MARSDEN',
    'Kenneth',
  ],
  'Cardiology letter',
  (c) => {
    const p = (s) => `<p>${c.t(s)}</p>`
    const box = (title, list) =>
      `<div><b>${en(title)}</b>${list.map((s) => `<div data-line>${c.t(s)}</div>`).join('')}</div>`
    return sheet(
      `body{font:17px/1.42 ${FACE.times};font-size:18px;padding:52px 78px}p{margin:8px 0}.g{display:grid;grid-template-columns:1fr 1fr;gap:0 30px;border-top:1px solid #8a1f2d;border-bottom:1px solid #8a1f2d;padding:7px 0;margin:9px 0}ol{margin:2px 0}`,
      `<div style="text-align:center">${mark('wave', '#8a1f2d', 46)}<br><b style="font-size:26px;color:#8a1f2d;letter-spacing:1px">MORETON HEART GROUP</b><br>Dr Belinda Zhao FRACP, Cardiologist &nbsp;|&nbsp; Provider 24XXXXAB<br>Level 2, 61 Anzac Avenue, Redcliffe QLD 4020 &nbsp; 07 5550 0XXX</div>
      <p>24 March 2026</p><p>Dr Peter Lonergan<br>Scarborough Beach Medical</p>${c.no('Dr Peter Lonergan', 'recipient')}${c.no('Scarborough Beach Medical', 'recipient')}
      <p>Dear Peter,<br><b>RE: Mr Kenneth MARSDEN, DOB 29/09/1949</b></p>
      <div class="g">${box('Cardiac issues', ['1. {d.ihd|Coronary artery disease|icd=I25.10/I25.119}: {p.pci|stent to the LAD, 2017|on=2017}', '2. {d.af|Paroxysmal atrial fibrillation|icd=I48.0}', '3. {d.htn|Hypertension|icd=I10}', '4. {d.hld|Dyslipidaemia|icd=E78.5}', '5. {d.astenosis|Mild aortic stenosis|icd=I35.0}', '**Other:** {d.ckd3|stage 3a CKD|icd=N18.31/N18.30}, {d.osa|sleep apnoea on CPAP|icd=G47.33}'])}
      ${box('Current medications', ['{m.apix|apixaban 5 mg bd|freq=bd}', '{m.bis|bisoprolol 2.5 mg mane|freq=mane}', '{m.irbe|irbesartan 300 mg daily|freq=daily}', '{m.roseze|rosuvastatin/ezetimibe 20/10 mg nocte|dose=-;freq=nocte}', '{m.gtn|glyceryl trinitrate spray prn|dose=-;freq=prn}', '{m.dapa|dapagliflozin 10 mg daily|freq=daily}', '**Allergies:** {a.e31perin|perindopril|react=cough} (cough)'])}</div>
      ${p('It was a pleasure to review Kenneth, who was accompanied by his wife. He has been well since October and walks {o|four kilometres each morning}. {x|He denies angina, breathlessness at night, dizziness or blackouts|negated|d.syncope}. He notices {d.palp|palpitations|icd=R00.2} about once a month, lasting less than an hour. {x|There has been no bleeding|negated|d.ugib} on apixaban. He {d.exsmoker|stopped smoking in 2017|icd=Z87.891}. {x|His older brother died of a heart attack at 59|family history|d.mi}.')}
      ${p('Today his blood pressure was {l.e21sys|148|v=148;u=-}/{l.e21dia|78|v=78;u=-}, heart rate {l.e21hr|58|v=58;u=-} and weight {l.e21wt|86 kg|v=86;u=kg}. There was {o|a soft ejection systolic murmur}. {x|Chest clear, no oedema, JVP not raised|negated|d.chf}. {p.ecg|ECG}: sinus rhythm with {d.e31avb1|first degree AV block|icd=I44.0}, {x|no ischaemic changes|negated}.')}
      ${p('{i.echo|Echocardiogram 17 March 2026|on=2026-03-17}: {l.lvef|ejection fraction 61%|v=61;u=%;on=2026-03-17}, {d.lvh|mild concentric hypertrophy|icd=I51.7}, {d.ladil|mildly dilated left atrium|icd=I51.7}, aortic valve mean gradient {o|14 mmHg}, {d.mitral|trivial mitral regurgitation|icd=I34.0}. {x|No pericardial effusion, no pulmonary hypertension|negated|d.phtn}. {p.holter|Holter monitor, February 2026|on=2026-02}: {d.pac|frequent atrial ectopics|icd=I49.1}, {o|AF burden 1%}, {x|no pauses|negated|d.avb}. {p.stressecho|Stress echo 2024|on=2024} showed {x|no inducible ischaemia|negated|d.ihd}.')}
      ${p('Bloods 10 March 2026: {l.chol|total cholesterol 3.4 mmol/L|v=3.4;u=mmol/L;on=2026-03-10}, {l.ldl|LDL 1.5 mmol/L|v=1.5;u=mmol/L;on=2026-03-10}, {l.hdl|HDL 1.2 mmol/L|v=1.2;u=mmol/L;on=2026-03-10}, {l.trig|triglycerides 1.6 mmol/L|v=1.6;u=mmol/L;on=2026-03-10}, {l.crea|creatinine 112 umol/L|v=112;u=umol/L;on=2026-03-10}, {l.egfr|eGFR 56|v=56;u=-;on=2026-03-10}, {l.k|potassium 4.7 mmol/L|v=4.7;u=mmol/L;on=2026-03-10}, {l.hgb|haemoglobin 141 g/L|v=141;u=g/L;on=2026-03-10}, {l.tsh|TSH 1.8 mU/L|v=1.8;u=mU/L;on=2026-03-10}.')}
      <p><b>Management</b></p><ol>${items(c, ['I have added {m.lercan|lercanidipine 10 mg daily|freq=daily} for his blood pressure. {x|If his ankles swell, indapamide would be an alternative|conditional|m.inda}.', '{m.asa|Aspirin|dose=-;st=stopped} was ceased last year and {x|need not be restarted|not indicated}.', '{x|Ablation was discussed but is not needed while the burden is low|considered|p.ablat}. {x|A pacemaker may be required if the PR interval lengthens|conditional|p.pacem}.', '{x|Repeat echocardiogram in two years for the valve|planned|i.echo}. {x|Please check electrolytes in four weeks|planned|l.k}.'])}</ol>
      ${p('I will see him again in twelve months. Thank you for your ongoing care.')}
      <div>Kind regards, ${signature(c.rnd, '#22306b', 120)}<br>Dr Belinda Zhao</div>`,
    )
  },
  { width: 1080, scale: 1.3 },
)

/** United States: a practice's visit note as its program prints it; code behind each problem, what was done and ordered below it. */
const visit = doc(
  'p1259.jpg',
  ['en', 'consultation', 'scan'],
  '2025-11-06',
  [
    'Tuckahoe Valley Internal Medicine',
    'TUCKAHOE VALLEY INTERNAL MEDICINE',
    'Tuckahoe Valley Internal Medicine, PC',
    'Tuckahoe Valley Internal Medicine PC',
  ],
  ['Miriam Feinberg, MD', 'Miriam Feinberg', 'Dr. Miriam Feinberg', 'M. Feinberg, MD', 'Feinberg, Miriam'],
  [
    'Ramona Ortega',
    'ORTEGA, RAMONA',
    'Ortega, Ramona',
    'Ms. Ramona Ortega',
    'Ms. Ortega',
    'Ramona L. Ortega',
  ],
  'Office visit note',
  (c) => {
    const h = (s) => `<h3>${en(s)}</h3>`
    const p = (s) => `<p>${c.t(s)}</p>`
    const problem = (s, list) =>
      `<div data-line style="margin-top:5px"><b>${c.t(s)}</b></div><ul>${items(c, list)}</ul>`
    return sheet(
      `body{font:16px/1.34 ${FACE.arial};font-size:15.6px;padding:42px 64px}h3{font-size:15.6px;text-decoration:underline;margin:8px 0 1px}p{margin:2px 0}ul{margin:1px 0;padding-left:22px}.two{display:grid;grid-template-columns:1fr 1fr;gap:0 26px}`,
      `<div style="border-bottom:2px solid #222;padding-bottom:5px;display:flex;justify-content:space-between;align-items:end"><div><b style="font-size:22px">Tuckahoe Valley Internal Medicine, PC</b><br>7 Depot Plaza, Suite 3, Henrico, VA 232XX &nbsp; (804) 555-01XX</div><span>OFFICE VISIT</span></div>
      <div class="two" style="margin-top:5px"><div>Patient: <b>ORTEGA, RAMONA</b> &nbsp; DOB: 02/14/1963 &nbsp; F<br>Account: 2XX815 &nbsp; Insurance: Medicaid</div><div>Date of service: 11/06/2025<br>Provider: Miriam Feinberg, MD</div></div>
      ${h('Chief complaint')}${p('Follow-up of diabetes and blood pressure; {o|left knee pain} for two months.')}
      ${h('HPI')}${p('62-year-old woman. Home sugars run {o|140 to 190} fasting. {x|No hypoglycemia, no chest pain, no numbness of the feet|negated|d.dneuro}. The knee {o|aches on stairs}; {x|no injury, no locking, no swelling|negated|d.kneeeff}. She takes {m.napr|naproxen 220 mg|freq=most days;st=stopped} most days. {x|She never smoked|negated|d.smoker}.')}
      <div class="two"><div>${h('Past history')}<ul>${items(c, ['{d.gerd|GERD|icd=K21.9}', '{d.hypothy|Hypothyroidism|icd=E03.9}', '{d.ida|Iron deficiency anemia, 2021|st=-;on=2021;icd=D50.9}', '{p.lapchole|Laparoscopic cholecystectomy 2010|on=2010}', '{p.hyst|Hysterectomy 2014|on=2014} for {d.fibroid|fibroids|st=historical;icd=D25.9/Z86.018}'])}</ul></div>
      <div>${h('Family history')}<ul>${items(c, ['{x|Mother: breast cancer at 70|family history|d.breastca}', '{x|Sister: lupus|family history|d.sle}'])}</ul>${h('Allergies')}<ul>${items(c, ['{a.sulfa|Sulfa drugs|react=hives}: hives', '{a.code|Codeine|react=nausea}: nausea'])}</ul></div></div>
      ${h('Vitals')}${p('BP {l.e21sys|142|v=142;u=-}/{l.e21dia|86|v=86;u=-}, P {l.e21hr|76|v=76;u=-}, T {l.e21temp|98.2 F|v=98.2;u=F}, SpO2 {l.e21spo2|97%|v=97;u=%}, Wt {l.e21wt|187 lb|v=187;u=lb}, BMI {l.e21bmi|33.1|v=33.1;u=-}')}
      ${h('Exam')}${p('Lungs clear, heart regular. {x|No carotid bruit, no edema|negated}. Left knee: {o|crepitus, medial joint line tenderness}, {x|no effusion, ligaments stable|negated|d.kneeeff}. {x|Feet: monofilament normal, no ulcers|negated|d.e13dfu}.')}
      ${h('Labs 10/30/2025')}${p('{l.a1c|A1c 8.2%|v=8.2;u=%;on=2025-10-30}, {l.gttf|fasting glucose 168 mg/dL|v=168;u=mg/dL;on=2025-10-30}, {l.crea|creatinine 0.9 mg/dL|v=0.9;u=mg/dL;on=2025-10-30}, {l.egfr|eGFR 72|v=72;u=-;on=2025-10-30}, {l.k|K 4.3|v=4.3;u=-;on=2025-10-30}, {l.ldl|LDL 96 mg/dL|v=96;u=mg/dL;on=2025-10-30}, {l.hdl|HDL 44 mg/dL|v=44;u=mg/dL;on=2025-10-30}, {l.trig|TG 205 mg/dL|v=205;u=mg/dL;on=2025-10-30}, {l.tsh|TSH 3.1 uIU/mL|v=3.1;u=uIU/mL;on=2025-10-30}, {l.hgb|Hgb 12.4 g/dL|v=12.4;u=g/dL;on=2025-10-30}, {l.uacr|urine albumin/creatinine 48 mg/g|v=48;u=mg/g;on=2025-10-30}')}
      ${h('Assessment and plan')}
      ${problem('1. {d.dm2|Type 2 diabetes mellitus|icd=E11.65/E11.29/E11.9}, uncontrolled (E11.65)', ['Start {m.empa|empagliflozin 10 mg every morning|freq=every morning}; continue {m.metf|metformin ER 1,000 mg twice daily|freq=twice daily}', '{m.glip|Glipizide 5 mg|st=stopped}: stopped', '{x|If A1c stays above 7.5, consider semaglutide|conditional|m.sema}. {x|Eye exam referral placed|planned|d.dretin}'])}
      ${problem('2. {d.htn|Hypertension|icd=I10}, not at goal (I10)', ['Increase {m.vals|valsartan to 160 mg daily|freq=daily}; {m.aml|amlodipine 5 mg daily|freq=daily} unchanged', '{d.albur|Albuminuria|icd=R80.9/E11.29}: new, {x|repeat ratio in 3 months|planned|l.uacr}'])}
      ${problem('3. {d.kneeoa|Osteoarthritis of left knee|icd=M17.12/M17.9} (M17.12)', ['{i.xrknee|X-ray left knee 11/06/2025|on=2025-11-06}: medial narrowing, {x|no fracture|negated}', '{p.jointinj|Steroid injection of the left knee} today, {m.triamc?|triamcinolone 40 mg|st=-} with {m.lidocn?|lidocaine|dose=-;st=-}', 'Stop oral {m.napr|naproxen|dose=-;st=stopped}; {m.dicl|diclofenac 1% gel four times daily|dose=-;freq=four times daily}. {x|Physical therapy ordered|planned}'])}
      ${problem('4. {d.hld|Mixed hyperlipidemia|icd=E78.2} (E78.2)', ['{m.ros|Rosuvastatin 10 mg nightly|freq=nightly}, continue. {x|No muscle pain|negated}'])}
      ${problem('5. Health maintenance', ['{m.vflu?|Influenza vaccine|dose=-;st=-} given today. {x|Shingrix declined|declined|m.vzos}', '{i.mammo|Mammogram 05/2025|on=2025-05}: normal. {x|Colonoscopy due 2027|planned|p.colono}', 'Other medicines: {m.levo|levothyroxine 88 mcg daily|freq=daily}, {m.famo|famotidine 20 mg as needed|freq=as needed}'])}
      ${p('Return in 3 months. {x|Call for glucose above 300 or vaginal itching|conditional|d.thrush}.')}
      <div style="display:flex;justify-content:space-between;align-items:end"><span>${signature(c.rnd, '#222', 90)}<br>Miriam Feinberg, MD</span><span style="font-size:14px">Medical assistant: T. Boone &nbsp; Printed 11/06/2025 4:18 PM &nbsp; Page 1/1</span></div>${c.no('T. Boone', 'medical assistant')}`,
    )
  },
  { width: 1080, scale: 1.36, degrade: { angle: -0.6 } },
)

export const thirtyfirstEnLetters = [copd, colic, cardio, visit]
