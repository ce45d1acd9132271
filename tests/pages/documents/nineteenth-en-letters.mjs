/** Letters in English: a Canadian discharge summary with conditions before and after admission and a table of what happens to each drug, a South African emergency record with printed codes, an English diabetes clinic's letter that begins with the practice's actions. */
import { barcode, mark, signature } from '../lib/decor.mjs'
import { FACE, doc, en, items, resultCell, sheet } from './blind-parts.mjs'

/** Canada: most responsible diagnosis, conditions before and after admission, decision for each drug of home. */
const responsible = doc(
  'p628.jpg',
  ['en', 'discharge', 'photo'],
  '2026-02-06',
  [
    'Lac Sauvage Regional Hospital',
    'LAC SAUVAGE REGIONAL HOSPITAL',
    'Lac Sauvage Regional Hospital, General Medicine',
  ],
  ['Dr. Amrit Dhaliwal', 'Amrit Dhaliwal', 'Dr. A. Dhaliwal', 'Dhaliwal, Amrit', 'DHALIWAL, AMRIT MD'],
  ['Walter Kowalenko', 'KOWALENKO, WALTER', 'Mr. Walter Kowalenko', 'Mr. Kowalenko'],
  'Discharge summary',
  (c) => {
    const days = ['2026-01-31', '2026-02-05']
    const h = (s) => `<h3>${en(s)}</h3>`
    const p = (s) => `<p>${c.t(s)}</p>`
    const test = (s) => {
      const [key, label, unit, ref, ...values] = s.split(';')
      const cell = (v, i) =>
        `<td class="n">${v ? resultCell(c, key, label, v, unit, ref, days[i], (r) => `${v}${r.flag === 'H' || r.flag === 'L' ? ` ${r.flag}` : ''}`) : ''}</td>`
      return `<tr data-line><td>${en(label)}</td>${values.map(cell).join('')}<td>${en(`${ref} ${unit}`)}</td></tr>`
    }
    const drug = (name, decision, how) =>
      `<tr data-line><td>${c.t(name)}</td><td><b>${en(decision)}</b></td><td>${c.t(how)}</td></tr>`
    return sheet(
      `body{font:16.5px/1.34 ${FACE.calibri};font-size:17px;padding:36px 52px}td,th{border:1px solid #888;padding:2px 8px}th{background:#e8ecef;text-align:left;font-size:15.5px}h3{font-size:17px;margin:8px 0 2px;border-bottom:1px solid #34495e;color:#34495e}p{margin:3px 0}.n{text-align:center}ol{margin:2px 0}.two{display:grid;grid-template-columns:1fr 1fr;gap:0 24px}span[data-e]{white-space:nowrap}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:12px;align-items:center">${mark('bars', '#34495e', 44)}<div><b style="font-size:22px;color:#34495e">Lac Sauvage Regional Hospital</b><br>Kenora District, Ontario &nbsp; General Medicine, 4 North</div></div><div style="text-align:right"><b style="font-size:19px">DISCHARGE SUMMARY</b><br>${barcode(c.rnd, 30, 28)}</div></div>
      <div class="two" style="border:1px solid #34495e;padding:5px 10px;margin:6px 0"><div>Patient: <b>KOWALENKO, WALTER</b><br>DOB: 1951-10-22 &nbsp; M &nbsp; HCN: 0000 418 260 ON<br>Admitted: 2026-01-31 &nbsp; Discharged: 2026-02-06</div><div>Most responsible physician: Dr. Amrit Dhaliwal<br>Family physician: Dr. Joelle Beaudry, Sioux Narrows<br>Discharged to: home with home care</div></div>${c.no('Dr. Joelle Beaudry', 'recipient')}
      <div class="two"><div>${h('Most responsible diagnosis')}${p('{d.copd|Acute exacerbation of COPD|icd=J44.1/J44.0}')}${h('Post-admission comorbidities')}<ol>${items(c, ['{d.aki|Acute kidney injury|icd=N17.9}, resolving', '{d.delir|Delirium|icd=F05/R41.0;st=-}, resolved', '{d.flu|Influenza A|icd=J10.1/J11.1}'])}</ol></div><div>${h('Pre-admission comorbidities')}<ol>${items(c, ['{d.hfpef|Heart failure with preserved EF|icd=I50.30/I50.32/I50.9}', '{d.dm2|Type 2 diabetes}', '{d.htn|Hypertension}; {d.hld|dyslipidemia|icd=E78.5}', '{d.bph|Benign prostatic hyperplasia|icd=N40.0/N40.1}', '{d.exsmoker|Ex-smoker|icd=Z87.891}, 45 pack-years, quit 2014'])}</ol></div></div>
      ${h('Course in hospital')}
      ${p('Four days of {o|dyspnea} and purulent {o|cough}. {x|No chest pain|negated}, {x|no leg swelling|negated}. {i.cxr|Chest X-ray 2026-01-31|on=2026-01-31}: hyperinflation, {x|no consolidation|negated|d.pneumonia}. {i.ctpa|CT pulmonary angiogram 2026-02-01|on=2026-02-01}: {x|no embolism|negated|d.pe}; {d.nodule|7 mm nodule in the left upper lobe|icd=R91.1}. {p.e19bipap|BiPAP} for 18 hours. {m.pred?|Prednisone 40 mg|freq=x 5 days;st=-}, {m.osel?|oseltamivir|st=-} and {m.ceftr?|ceftriaxone|st=-} completed. {i.echo|Echocardiogram 2026-02-03|on=2026-02-03}: {l.lvef|EF 58%|v=58;u=%;on=2026-02-03}. {x|No growth in sputum and blood cultures|negated}. {x|Intubation was not required|not done}.')}
      <table style="margin:5px 0"><tr><th>Test</th><th class="n">2026-01-31</th><th class="n">2026-02-05</th><th>Reference</th></tr>
      ${['hgb;Hemoglobin;g/L;135-175;128;131', 'wbc;WBC;x10^9/L;4.0-11.0;14.6;9.8', 'plt;Platelets;x10^9/L;150-400;207;', 'k;Potassium;mmol/L;3.5-5.0;4.8;4.1', 'crea;Creatinine;µmol/L;60-110;168;117', 'a1c;Hemoglobin A1c;%;<6.5;7.9;', 'bnp;NT-proBNP;ng/L;<300;914;'].map(test).join('')}</table>
      ${h('Medication reconciliation at discharge')}
      <table><tr><th style="width:34%">Medication</th><th>Decision</th><th>Instruction</th></tr>
      ${drug('{m.trel|Trelegy Ellipta 100/62.5/25|dose=-;freq=once daily}', 'NEW', '1 inhalation once daily')}
      ${drug('{m.salb|Salbutamol 100 mcg inhaler|freq=q4h prn}', 'CONTINUE', '2 puffs q4h prn')}
      ${drug('{m.fur|Furosemide 20 mg|freq=daily}', 'CHANGE', 'daily, was 40 mg')}
      ${drug('{m.empa|Empagliflozin 10 mg|freq=daily}', 'CONTINUE', 'daily; {x|hold if vomiting|conditional}')}
      ${drug('{m.glar|Insulin glargine 22 units|dose=22 units;freq=at bedtime}', 'CHANGE', 'at bedtime, was 18 units')}
      ${drug('{m.ros|Rosuvastatin 20 mg|freq=daily}', 'CONTINUE', 'daily')}
      ${drug('{m.tams|Tamsulosin CR 0.4 mg|freq=daily}', 'CONTINUE', 'daily')}
      ${drug('{m.quet?|Quetiapine 12.5 mg|freq=at bedtime prn}', 'NEW', 'at bedtime prn, for 3 nights only')}
      ${drug('{m.tio|Spiriva Respimat 2.5 mcg|st=stopped}', 'STOP', 'replaced by Trelegy')}
      ${drug('{m.perin|Perindopril 8 mg|st=stopped}', 'STOP', 'hold for kidney injury; {x|family physician to consider restart|planned}')}
      ${drug('{m.napr|Naproxen 220 mg (own purchase)|st=stopped}', 'STOP', '{x|no NSAIDs|warned|m.ibu}')}</table>
      ${p('**Allergies:** {a.sulfa|sulfonamides|react=rash} (rash), {a.code|codeine|react=vomiting} (vomiting). {x|Penicillin: tolerated ceftriaxone and amoxicillin, label removed|refuted|a.pen}. **Family history:** {x|brother died of lung cancer|family history|d.lungca}.')}
      ${h('Follow-up')}<ol>${items(c, ['Family physician in 1 week: {x|creatinine and potassium|planned|l.crea}.', '{x|CT chest in 6 months for the nodule|planned|i.ctchest}. {x|Spirometry in 8 weeks|planned|p.spiro}. {x|Home oxygen not needed, SpO2 92% on room air|not needed}.', '{x|RSV vaccine recommended|planned|m.e18vrsv}. {x|If he is confused again, return to Emergency|conditional}.'])}</ol>
      <div style="display:flex;justify-content:space-between;align-items:end"><span>Dictated 2026-02-06, signed 2026-02-07 &nbsp; cc: Northern Lights Respirology Clinic</span><span>Dr. A. Dhaliwal ${signature(c.rnd, '#222', 100)}</span></div>${c.no('Northern Lights Respirology Clinic', 'recipient of a copy')}`,
    )
  },
  { dateAliases: ['2026-02-07', '2026-01-31'], width: 1120, scale: 1.42, degrade: { angle: 0.8 } },
)

/** South Africa: an emergency centre's record in lettered boxes, with a strip of readings and codes behind conditions. */
const lettered = doc(
  'p629.jpg',
  ['en', 'discharge', 'scan'],
  '2025-10-18',
  ['Keurboom Private Hospital', 'KEURBOOM PRIVATE HOSPITAL', 'Keurboom Private Hospital Emergency Centre'],
  ['Dr Lerato Mokoena', 'Lerato Mokoena', 'Dr L Mokoena', 'Dr. Lerato Mokoena'],
  ['Annelise van Tonder', 'VAN TONDER, Annelise', 'Mrs Annelise van Tonder', 'Mrs van Tonder'],
  'Emergency centre record',
  (c) => {
    const on = '2025-10-18'
    const box = (k, title, s) => `<div class="b"><b>${k}. ${en(title)}</b><div>${s}</div></div>`
    const lab = (s) => {
      const [key, label, v, unit, ref] = s.split(';')
      return `<div data-line>${en(label)} ${resultCell(c, key, label, v, unit, ref, on, (r) => `${v} ${unit}${r.flag === 'H' ? ' (H)' : r.flag === 'L' ? ' (L)' : ''}`)} <small>[${en(ref)}]</small></div>`
    }
    const drug = (s, how) => `<tr data-line><td>${c.t(s)}</td><td>${en(how)}</td></tr>`
    return sheet(
      `body{font:17px/1.38 ${FACE.arial};font-size:16.5px;padding:40px 52px}.b{border:1px solid #444;padding:4px 10px;margin-top:-1px}.two{display:grid;grid-template-columns:1fr 1fr}.two .b{margin-left:-1px}.l{columns:2;column-gap:20px}small{font-size:14px;color:#444}td{padding:1px 8px 1px 0}.s td,.s th{border:1px solid #444;padding:2px 8px;text-align:center}.s th{background:#e6e6e6;font-size:14.5px}.m td{padding:1px 14px 1px 0}p{margin:4px 0}span[data-e]{white-space:nowrap}`,
      `<div style="display:flex;justify-content:space-between;align-items:center;margin-bottom:6px"><div style="display:flex;gap:12px;align-items:center">${mark('cross', '#222', 46)}<div><b style="font-size:22px">Keurboom Private Hospital</b><br>Emergency Centre, Plettenberg Road, George &nbsp; Pr. No. 0000417</div></div><b style="font-size:18px">EMERGENCY CENTRE RECORD</b></div>
      ${box('A', 'Patient', `<div class="two"><span>VAN TONDER, Annelise (Mrs) &nbsp; F &nbsp; 1961-07-02<br>Medical aid: Karoo Health Classic</span><span>Arrival: 2025-10-18 06:45 &nbsp; Triage: Yellow<br>Doctor: Dr Lerato Mokoena &nbsp; GP: Dr Hennie Fourie</span></div>`)}${c.no('Karoo Health Classic', 'insurer')}${c.no('Dr Hennie Fourie', 'family doctor')}
      <table class="s" style="margin-top:-1px"><tr><th>Time</th><th>BP</th><th>Pulse</th><th>Resp</th><th>Temp</th><th>SpO2</th><th>HGT</th><th>Pain</th></tr><tr><td>06:50</td><td>148/88</td><td>102</td><td>18</td><td>38.1</td><td>97%</td><td>7.4</td><td>7</td></tr><tr><td>09:30</td><td>136/80</td><td>88</td><td>16</td><td>37.4</td><td>98%</td><td></td><td>3</td></tr></table>
      ${box('B', 'Complaint and history', c.t('Two days of {o|left lower abdominal pain} and fever. {x|No vomiting|negated}, {x|no blood in the stool|negated}, {x|no urinary symptoms|negated|d.uti}. Similar milder attack in 2022. {p.colono|Colonoscopy 2022|on=2022}: {x|no polyps|negated|d.polyp}.'))}
      ${box('C', 'Background', c.t('{d.htn|Hypertension} (I10), {d.hypothy|hypothyroidism|icd=E03.9} (E03.9), {d.ra|rheumatoid arthritis|icd=M06.9} (M06.9). {p.hyst|Hysterectomy|on=2009} 2009; {p.append|appendicectomy|on=1975} 1975. {x|Mother: colon cancer at 81|family history|d.colonca}. {x|Does not smoke|negated|d.smoker}.'))}
      ${box('D', 'Medicines and allergies', `<table class="m">${drug('{m.perin|Perindopril 4 mg|freq=daily}', 'daily')}${drug('{m.levo|Eltroxin 100 mcg|freq=daily}', 'daily')}${drug('{m.mtx|Methotrexate 15 mg|freq=weekly}', 'weekly, Sundays')}${drug('{m.folic|Folic acid 5 mg|freq=weekly}', 'weekly')}</table>${c.t('Allergies: {a.cipro|ciprofloxacin|react=tendon pain} (tendon pain), {a.contrast|iodine contrast|react=hives} (hives, pre-treated today). {x|No penicillin allergy|negated|a.pen}.')}`)}
      ${box('E', 'Examination', c.t('Tender with guarding in the left iliac fossa. {x|No generalised peritonitis|negated}. {x|Hernial orifices clear|negated|d.inguin}. Chest clear. PR: {x|no mass, no blood|negated}.'))}
      ${box('F', 'Laboratory 07:10', `<div class="l">${['hgb;Hb;13.1;g/dL;12.0-15.5', 'wbc;WCC;15.2;x10^9/L;3.9-10.2', 'plt;Plt;298;x10^9/L;150-400', 'crp;CRP;121;mg/L;<5', 'na;Na;136;mmol/L;136-145', 'k;K;3.9;mmol/L;3.5-5.1', 'crea;Creat;74;µmol/L;49-90', 'alt;ALT;28;U/L;<35', 'lip;Lipase;31;U/L;13-60', 'lact;Lactate;1.3;mmol/L;0.5-2.0'].map(lab).join('')}</div>${c.t('{x|Urine dipsticks clear|negated|d.uti}. {x|Blood culture: result awaited|pending|l.bcult}.')}`)}
      ${box('G', 'Imaging', c.t(`{i.ctap|CT abdomen and pelvis} (Drs Botha and Naidoo): {d.divertic|acute sigmoid diverticulitis|icd=K57.32}, 4 cm of wall thickening with fat stranding. {x|No abscess|negated}, {x|no free air|negated}. {d.hiatus|Small hiatus hernia|icd=K44.9}. {d.lcyst|Liver cyst 11 mm|icd=K76.89/Q44.6}. {x|No obstruction|negated|d.sbo}.`))}${c.no('Drs Botha and Naidoo', 'radiologists')}
      ${box('H', 'Diagnosis and treatment', c.t('{d.divertic|Uncomplicated diverticulitis of the sigmoid colon|icd=K57.32}. In EC: {m.coamox?|Augmentin 1.2 g IVI|dose=-;st=-}, {m.para?|Perfalgan 1 g IVI|st=-}, {m.hydroc?|Solu-Cortef 200 mg|st=-} before contrast. Surgeon on call, Dr P Govender, consulted: {x|no operation at this stage|not needed}, {x|admission offered, she prefers home|declined}.'))}${c.no('Dr P Govender', 'surgeon consulted')}
      ${box('I', 'To take home', `<table class="m">${drug('{m.coamox|Augmentin 1 g|freq=bd x 7/7}', 'bd x 7/7')}${drug('{m.para|Panado 1 g|freq=qid prn}', 'qid prn')}${drug('{m.hyos|Buscopan 20 mg|freq=tds prn}', 'tds prn')}${drug('{m.mtx|Methotrexate|st=-}', 'omit on Sunday 19 October, then as before')}</table>${c.t('{x|Avoid Voltaren and Nurofen|warned|m.dicl}. Clear fluids, then low residue diet.')}`)}
      ${box('J', 'Plan', c.t('{x|GP or surgical rooms on 2025-10-21 with repeat CRP|planned|l.crp}. {x|Colonoscopy after 6 weeks|planned|p.colono}. {x|If fever persists after 48 hours: readmit, repeat CT|conditional}. {x|Laparoscopic resection only if attacks recur|conditional|p.sigmoid}.'))}
      <div style="display:flex;justify-content:space-between;align-items:end;margin-top:6px"><span>Discharged 2025-10-18 11:20, walking, with husband</span><span>Dr L Mokoena, MP 0000000 ${signature(c.rnd, '#222', 110)}</span></div>`,
    )
  },
  { width: 1100, scale: 1.34, degrade: { angle: -0.8 } },
)

/** England: a diabetes clinic's letter; actions for the practice in a box first, then two columns, then the story. */
const actionsFirst = doc(
  'p630.png',
  ['en', 'consultation', 'clean'],
  '2026-01-21',
  [
    'Wharfemoor Hospitals',
    'WHARFEMOOR HOSPITALS',
    'Wharfemoor Hospitals NHS Foundation Trust',
    'Wharfemoor Hospital',
  ],
  ['Dr Yusuf Chaudhry', 'Yusuf Chaudhry', 'Dr Y Chaudhry', 'Dr Chaudhry'],
  ['Bethany Ormerod', 'Miss Bethany Ormerod', 'ORMEROD, Bethany', 'Miss Ormerod'],
  'Diabetes clinic letter',
  (c) => {
    const p = (s) => `<p>${c.t(s)}</p>`
    const list = (xs) => `<ul>${items(c, xs)}</ul>`
    const value = (s) => {
      const [key, label, v, unit, day, iso] = s.split(';')
      return `<tr data-line><td>${en(label)}</td><td>${resultCell(c, key, label, v, unit, '', iso, () => `${v} ${unit}`.trim())}</td><td>${en(day)}</td></tr>`
    }
    return sheet(
      `body{font:17px/1.42 ${FACE.arial};font-size:16.5px;padding:48px 70px}p{margin:7px 0}ul{margin:2px 0;padding-left:20px}.act{border:2px solid #005eb8;padding:6px 14px;margin:10px 0}.two{display:grid;grid-template-columns:1fr 1fr;gap:0 28px;border-top:1px solid #888;border-bottom:1px solid #888;padding:6px 0;margin:10px 0}td,th{padding:1px 8px 1px 0;text-align:left}th{font-size:15px;border-bottom:1px solid #bbb}b.h{color:#005eb8}span[data-e]{white-space:nowrap}`,
      `<div style="display:flex;justify-content:space-between"><div><b style="font-size:21px;color:#005eb8">Wharfemoor Hospitals</b><br>NHS Foundation Trust<br>Diabetes and Endocrinology, Clinic 6</div><div style="text-align:right">Clinic date: 21/01/2026<br>Date typed: 26/01/2026<br>Hospital no: 4410772 &nbsp; NHS no: 000 281 4406</div></div>
      <div style="display:flex;justify-content:space-between;margin-top:8px"><span>Dr P Entwistle, Holme Lane Surgery, Otterby</span><span><b>Miss Bethany Ormerod</b>, born 12/08/1994</span></div>${c.no('Dr P Entwistle', 'recipient')}${c.no('Holme Lane Surgery', 'recipient')}
      <div class="act"><b class="h">ACTIONS FOR GP</b>${list(['Please change {m.ram|ramipril|st=-;dose=-} to {m.los|losartan 25 mg once daily|freq=once daily} (cough), {x|and check U&E in two weeks|planned}', 'Please prescribe {m.e19glucn|Baqsimi (glucagon) 3 mg nasal|freq=for emergencies} for emergencies', '{x|Repeat urine ACR in three months|planned|l.uacr}', '{x|Please do not start a statin until pregnancy is no longer planned|warned|m.ator}'])}<b class="h">ACTIONS FOR HOSPITAL</b>${list(['{x|Refer to the preconception clinic|planned}', '{x|Retinal screening due in April|planned}'])}</div>
      <div class="two"><div><b class="h">Diagnoses</b>${list(['{d.dm1|Type 1 diabetes, since 2006|icd=E10.9/E10.65/E10.319/E10.29/E10.21;on=2006}', '{d.dretin|Background retinopathy, right eye|icd=E10.319/E10.3291/E10.329}', '{d.albur|Microalbuminuria|icd=R80.9/E10.29/E10.21}', '{d.hashi|Autoimmune hypothyroidism|icd=E06.3/E03.9}', '{d.celiac|Coeliac disease|icd=K90.0}, 2015'])}<b class="h">Treatment</b>${list(['{m.aspart|NovoRapid via Omnipod 5|dose=-}', '{m.levo|Levothyroxine 88 micrograms daily|dose=88 micrograms;freq=daily}', '{m.folic|Folic acid 5 mg daily|freq=daily} (from today)', '{m.chole|Vitamin D 800 units daily|dose=800 units;freq=daily}', '{m.ram|Ramipril 2.5 mg|st=stopped} (stop)', '{m.desog|Desogestrel|dose=-;st=stopped} stopped November'])}<b class="h">Allergies</b>${list(['{a.trimeth|Trimethoprim|react=rash} (rash)', '{a.tape|Skin adhesive of Dexcom sensor|react=contact dermatitis} (contact dermatitis)'])}</div>
      <div><b class="h">Results</b><table><tr><th>Test</th><th>Result</th><th>Date</th></tr>${['a1c;HbA1c;58;mmol/mol;14/01/2026;2026-01-14', 'a1c;HbA1c;67;mmol/mol;02/07/2025;2025-07-02', 'crea;Creatinine;59;µmol/L;14/01/2026;2026-01-14', 'egfr;eGFR;>90;mL/min;14/01/2026;2026-01-14', 'k;Potassium;4.2;mmol/L;14/01/2026;2026-01-14', 'uacr;Urine ACR;6.8;mg/mmol;14/01/2026;2026-01-14', 'uacr;Urine ACR;5.1;mg/mmol;02/07/2025;2025-07-02', 'chol;Cholesterol;4.7;mmol/L;14/01/2026;2026-01-14', 'hdl;HDL;1.6;mmol/L;14/01/2026;2026-01-14', 'tsh;TSH;1.84;mU/L;14/01/2026;2026-01-14', 'ttg;tTG IgA;3.1;U/mL;02/07/2025;2025-07-02', 'ferr;Ferritin;41;µg/L;14/01/2026;2026-01-14', 'b12;Vitamin B12;388;ng/L;14/01/2026;2026-01-14'].map(value).join('')}</table>
      <p><b class="h">Sensor, last 14 days</b><br>Time in range 64%, below range 3%, GMI 55 mmol/mol, sensor use 96%</p><p><b class="h">Today</b><br>BP 128/79, weight 68.4 kg, BMI 24.6</p></div></div>
      ${p('I was pleased to see Miss Ormerod, who has used the hybrid closed loop since August. {x|She has had no severe hypoglycaemia and no ketoacidosis this year|negated|d.dka}. {x|Her awareness of hypoglycaemia is preserved|negated}. Most high readings follow late bolusing with supper, which she will try to give fifteen minutes ahead. {d.e19lipohyp|There is lipohypertrophy at the left flank}; she will rotate sites.')}
      ${p('She hopes to conceive this year. We discussed that an HbA1c below 48 is the aim and that {x|the risk of miscarriage and malformation is higher above that|reference comment}. {x|Metformin was discussed and is not needed|not needed|m.metf}. {x|Aspirin 150 mg will be started at twelve weeks of pregnancy|conditional|m.asa}. {x|Her feet are normal, with no neuropathy|negated|d.dneuro}. {p.e16fundus|Retinal photographs on 9 October 2025|on=2025-10-09} showed the known right-sided changes; {x|there is no maculopathy|negated}. {x|Her mother has type 2 diabetes and her aunt pernicious anaemia|family history|d.pernic}. {x|She does not smoke|negated|d.smoker}.')}
      ${p('I shall see her again in four months.')}
      <p>Yours sincerely</p><div>${signature(c.rnd, '#222', 120)}<br>Dr Yusuf Chaudhry, Consultant Diabetologist<br>cc Miss Ormerod; Sister J Thackray, diabetes specialist nurse</div>${c.no('Sister J Thackray', 'recipient of a copy')}`,
    )
  },
  { dateAliases: ['2026-01-26'], width: 1120, scale: 1.3 },
)

export const nineteenthEnLetters = [responsible, lettered, actionsFirst]
