/** Other paper in English: an American allergy practice's history form ticked by hand, an Indian discharge with drugs as T. and 1-0-1, an American flow sheet of five visits, a New Zealand dermatologist's letter, a Canadian PET-CT, an English psychiatric drug card. */
import { hand, mark, signature } from '../lib/decor.mjs'
import { FACE, doc, en, items, resultCell, sheet } from './blind-parts.mjs'

/** United States: conditions in three columns with one box each, a family table, drugs and allergies on lines, all by hand. */
const history = doc(
  'p9205.jpg',
  ['en', 'other', 'scan'],
  '2026-04-13',
  [
    'Palo Duro Allergy & Asthma',
    'PALO DURO ALLERGY & ASTHMA',
    'Palo Duro Allergy and Asthma',
    'Palo Duro Allergy & Asthma, PA',
  ],
  ['Dr. Nita Raghavan', 'Nita Raghavan', 'Nita Raghavan, MD', 'Dr Nita Raghavan', 'Dr. Raghavan'],
  ['Marlene Teague', 'Teague, Marlene'],
  'New patient history form',
  (c) => {
    const w = (s) => `<span class="w">${c.t(s)}</span>`
    const box = (on) => `<span class="x">☐${on ? '<b>✓</b>' : ''}</span>`
    const yes = (s) => `<div data-line>${box(1)} ${c.t(s)}</div>`
    const no = (s) => {
      const [label, key] = s.split(';')
      return `<div data-line>${box(0)} ${c.t(`{x|${label}|not ticked${key ? `|${key}` : ''}}`)}</div>`
    }
    const fam = (s, ticks, key) =>
      `<tr data-line><td>${c.t(`{x|${s}|family history|${key}}`)}</td>${[...ticks].map((t) => `<td class="c">${box(+t)}</td>`).join('')}</tr>`
    const drug = (...cells) =>
      `<tr data-line>${cells.map((s) => `<td>${s ? w(s) : '&nbsp;'}</td>`).join('')}</tr>`
    return sheet(
      `body{font:15px/1.42 ${FACE.arial};font-size:15.2px;padding:36px 50px}.w{font:25px 'Dancing Script',cursive;color:#1b2a7a;line-height:1}.x{font:17px 'DejaVu Sans';position:relative;margin-right:3px}.x b{position:absolute;left:1px;top:-9px;font-size:25px;color:#1b2a7a}td,th{border:1px solid #666;padding:2px 8px;height:30px;vertical-align:middle}th{background:#ececec;font-size:14px}.c{text-align:center}h3{font-size:15.4px;border-bottom:2px solid #444;margin:10px 0 3px}p{margin:5px 0}.t{display:grid;grid-template-columns:1fr 1fr 1fr;gap:0 14px}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:10px;align-items:center">${mark('leaf', '#3b6b35', 42)}<b style="font-size:22px;color:#3b6b35">Palo Duro Allergy &amp; Asthma</b></div><div style="text-align:right"><b>NEW PATIENT HISTORY</b><br>Please check all that apply to <u>you</u></div></div>
      <p style="margin-top:9px">Name: ${hand('Marlene Teague', 26)} &nbsp; Date of birth: ${hand('8/2/1979', 26)} &nbsp; Today: ${hand('4/13/2026', 26)}<br>Doctor: ${hand('Dr. Nita Raghavan', 26)} &nbsp; Reason: ${w('{o|cough and sneezing}, worse in spring')}</p>
      <h3>Your medical history</h3><div class="t"><div>${yes('{d.asthma|Asthma}')}${yes('{d.allrhin|Hay fever|icd=J30.1/J30.9/J30.2}')}${no('Eczema;d.eczema')}${no('Hives;d.urtic')}${yes('{d.crs|Nasal polyps|icd=J33.9}')}${no('Emphysema or COPD;d.copd')}${no('Tuberculosis;d.tb')}</div><div>${yes('{d.gerd|Acid reflux|icd=K21.9}')}${no('High blood pressure;d.htn')}${no('Heart attack;d.mi')}${no('Stroke;d.stroke')}${no('Diabetes;d.dm2')}${yes('{d.hypothy|Underactive thyroid|icd=E03.9}')}${no('Glaucoma;d.glauc')}</div><div>${yes('{d.migr|Migraine}')}${no('Seizures;d.epil')}${no('Depression;d.mdd')}${yes('{d.gad|Anxiety|icd=F41.9/F41.1}')}${no('Hepatitis;d.hepc')}${no('Cancer')}${yes('{d.osa|Sleep apnea}')}</div></div>
      <p data-line>Other: ${w('{d.pneumonia|pneumonia 2019|on=2019;st=historical;icd=J18.9/Z87.01}')} &nbsp;&nbsp; Age asthma began: ${hand('11', 25)}</p>
      <h3>Operations</h3><p data-line>${box(1)} ${c.t('{p.tonsil|Tonsillectomy}')} &nbsp; ${box(1)} ${c.t('{p.fess|Sinus surgery|on=2017}')}, year ${hand('2017', 25)} &nbsp; ${box(0)} ${c.t('{x|Ear tubes|not ticked|p.grommet}')} &nbsp; ${box(0)} ${c.t('{x|Gallbladder|not ticked|p.cholecy}')} &nbsp; ${box(0)} ${c.t('{x|Heart surgery|not ticked|p.cabg}')} &nbsp; Other: ${w('{p.csect|C-section x 2}')}</p>
      <h3>Allergic reactions</h3><div class="t"><div>${yes('{a.asa|Aspirin|react=wheezing}')}${no('Penicillin;a.pen')}${no('Sulfa;a.sulfa')}</div><div>${no('Latex;a.latex')}${no('Bee or wasp sting;a.bee')}${no('X-ray dye;a.contrast')}</div><div>${yes('{a.shell|Shellfish|react=throat itching}')}${no('Peanut;a.peanut')}${no('Milk or egg;a.egg')}</div></div>
      <p data-line>What happened? ${w('aspirin - {o|wheezing};  shrimp - {o|throat itching}')} &nbsp;&nbsp; Carry EpiPen? ${box(0)} Yes ${box(1)} ${c.t('{x|No|answered no|m.adren}')}</p>
      <h3>Medicines you take now</h3><table><tr><th style="width:40%">Name</th><th style="width:22%">Dose</th><th>How often</th></tr>
      ${drug('{m.symb|Symbicort|dose=-;freq=2 puffs twice a day}', '160/4.5', '2 puffs twice a day')}${drug('{m.salb|albuterol inhaler|dose=-;freq=as needed}', '', 'as needed')}${drug('{m.mont|Singulair|dose=10 mg;freq=bedtime}', '10 mg', 'bedtime')}${drug('{m.azelast|azelastine spray|dose=-;freq=2 x day}', '', '2 x day')}${drug('{m.levo|levothyroxine|dose=75 mcg;freq=every morning}', '75 mcg', 'every morning')}${drug('{m.ome|Prilosec|dose=20 mg;freq=daily}', '20 mg', 'daily')}${drug('', '', '')}</table>
      <p data-line>Tried before, stopped: ${w('{m.flut|Flonase|dose=-;st=stopped} - {o|nosebleeds}')} &nbsp; Allergy shots? ${box(0)} ${c.t('{x|Yes|not ticked}')} ${box(1)} No</p>
      <h3>Family history</h3><table><tr><th style="width:34%"></th><th>Mother</th><th>Father</th><th>Sister / brother</th><th>Child</th></tr>${fam('Asthma', '1001', 'd.asthma')}${fam('Eczema', '0001', 'd.eczema')}${fam('Heart disease', '0100', 'd.ihd')}${fam('Diabetes', '1000', 'd.dm2')}${fam('Lung cancer', '0100', 'd.lungca')}</table>
      <h3>Habits and home</h3><p data-line>Smoking: ${box(0)} ${c.t('{x|now|not ticked|d.smoker}')} ${box(1)} ${c.t('{d.exsmoker|past}')}, quit ${hand('2008', 25)} ${box(0)} never &nbsp; Vaping: ${box(0)} ${c.t('{x|yes|not ticked|d.vape}')} ${box(1)} no &nbsp; Pets: ${box(1)} cat ${box(0)} dog &nbsp; Mold at home: ${box(0)}</p>
      <p data-line>Vaccines this season: ${box(1)} ${c.t('{m.vflu?|Flu|dose=-;st=-;on=2025-10}')} ${hand('10/2025', 25)} &nbsp; ${box(0)} ${c.t('{x|COVID-19|not ticked|m.vcovid}')} &nbsp; ${box(0)} ${c.t('{x|Pneumonia|not ticked|m.vpcv}')}</p>
      <p style="font-size:13.4px">${c.t('{x|Stop antihistamines such as cetirizine 5 days before skin testing|instruction|m.ceti}. {x|Do not stop asthma inhalers|instruction}. {x|Tell us if you take beta blockers|instruction}.')}</p>
      <p>Signature: ${hand('M. Teague', 27)} &nbsp; <span style="font-size:13px">Office use: BP ______ &nbsp; Wt ______ &nbsp; FEV1 ______</span></p>${c.no('BP ______', 'left empty', 'l.e21sys')}${c.no('FEV1 ______', 'left empty', 'l.e18fev1')}`,
    )
  },
  { width: 1060, scale: 1.4, degrade: { angle: -0.5, colour: true } },
)

/** India: labels in capitals with colons, an operation, investigations run in, drugs as T., C., SYP. with 1-0-1 and days. */
const india = doc(
  'p9206.png',
  ['en', 'discharge', 'clean'],
  '2026-06-06',
  ['Periyar Mission Hospital', 'PERIYAR MISSION HOSPITAL', 'Periyar Mission Hospital, Thekkady'],
  ['Dr. Annamma Kurian', 'Annamma Kurian', 'DR. ANNAMMA KURIAN', 'Dr Annamma Kurian', 'Dr. A. Kurian'],
  ['Latha Murugesan', 'MRS. LATHA MURUGESAN', 'Mrs. Latha Murugesan', 'LATHA MURUGESAN'],
  'Discharge summary',
  (c) => {
    const p = (k, s) => `<p data-line><b>${en(k)} :</b> ${c.t(s)}</p>`
    const rx = (list) => list.map((s, i) => `<div data-line>${i + 1}. ${c.t(s)}</div>`).join('')
    const d = 'on=2026-06-01'
    return sheet(
      `body{font:16px/1.4 ${FACE.times};font-size:17.4px;padding:44px 62px}p{margin:6px 0}td{border:1px solid #222;padding:3px 9px}h3{font-size:17.4px;text-decoration:underline;margin:10px 0 3px}`,
      `<div style="text-align:center"><b style="font-size:24px">PERIYAR MISSION HOSPITAL</b><br>Thekkady Road, Kumily, Idukki Dist., Kerala<br><b>DEPARTMENT OF OBSTETRICS &amp; GYNAECOLOGY</b><br><u><b>DISCHARGE SUMMARY</b></u></div>
      <table style="margin-top:8px"><tr><td>Name : <b>MRS. LATHA MURUGESAN</b></td><td>Age/Sex : 46 Y / F</td><td>IP No : 26/0XX14</td></tr><tr><td>Consultant : DR. ANNAMMA KURIAN</td><td>DOA : 01/06/2026</td><td>DOS : 02/06/2026</td></tr><tr><td>Unit : OBG-II</td><td>Ward : 3-B</td><td>DOD : 06/06/2026</td></tr></table>
      ${p('DIAGNOSIS', '{d.fibroid|FIBROID UTERUS|icd=D25.9/D25.1} WITH {d.menorr|MENORRHAGIA|icd=N92.0/N92.1}, {d.ida|IRON DEFICIENCY ANAEMIA|icd=D50.0/D50.9}')}
      ${p('PROCEDURE', '{p.hyst|TOTAL LAPAROSCOPIC HYSTERECTOMY|on=2026-06-02} WITH {o|BILATERAL SALPINGECTOMY} UNDER GA ON 02/06/2026')}
      ${p('PRESENTING COMPLAINTS', 'Came with c/o {o|heavy bleeding PV} x 8 months with clots, {o|easy fatiguability} x 2 months. {x|No h/o fever|negated}, {x|no burning micturition|negated|d.uti}.')}
      ${p('PAST HISTORY', 'K/C/O {d.hypothy|hypothyroidism|icd=E03.9} x 6 years, {d.htn|SHTN} x 2 years on treatment. {x|Not a K/C/O T2DM|negated|d.dm2}, {x|BA|negated|d.asthma}, {x|TB|negated|d.tb}, {x|epilepsy|negated|d.epil}. {p.csect|LSCS 2003|on=2003}, {p.tubal|sterilisation 2006|on=2006}.')}
      ${p('FAMILY HISTORY', '{x|Mother - carcinoma breast|family history|d.breastca}')}
      ${p('ALLERGY', '{a.dicl|Diclofenac|react=facial puffiness} - facial puffiness')}
      ${p('ON EXAMINATION', 'Conscious, afebrile, {o|pallor +}, {x|no icterus, no pedal edema|negated}. BP {l.e21sys|138|v=138;u=-}/{l.e21dia|86|v=86;u=-} mmHg, PR {l.e21hr|92/min|v=92;u=/min}, SpO2 {l.e21spo2|99%|v=99;u=%} RA, Wt {l.e21wt|64 kg|v=64;u=kg}. P/A uterus 16 weeks size.')}
      ${p('INVESTIGATIONS', `(01/06/2026) {l.hgb|Hb 8.4 g/dL|v=8.4;u=g/dL;${d}}, {l.hct|PCV 27.2 %|v=27.2;u=%;${d}}, {l.wbc|TC 8,900 cells/cumm|v=8900;u=cells/cumm;${d}}, {l.plt|platelets 3.42 lakhs/cumm|v=3.42;u=lakhs/cumm;${d}}, {l.gttf|FBS 98 mg/dL|v=98;u=mg/dL;${d}}, {l.urea|urea 22 mg/dL|v=22;u=mg/dL;${d}}, {l.crea|creatinine 0.7 mg/dL|v=0.7;u=mg/dL;${d}}, {l.na|Na 138|v=138;u=-;${d}}, {l.k|K 4.1 mEq/L|v=4.1;u=mEq/L;${d}}, {l.tsh|TSH 3.26 uIU/mL|v=3.26;u=uIU/mL;${d}}, {l.ferr|ferritin 6.8 ng/mL|v=6.8;u=ng/mL;${d}}, {l.hivag|HIV non reactive|v=non reactive;u=-;${d}}, {l.hbsag|HBsAg non reactive|v=non reactive;u=-;${d}}, {l.abo|blood group A|v=A;u=-;${d}} {l.rhd|positive|v=positive;u=-;${d}}. (04/06/2026) {l.hgb|Hb 10.6 g/dL|v=10.6;u=g/dL;on=2026-06-04}.`)}
      ${p('USG PELVIS', '{i.uspelv|USG pelvis|on=2026-05-18} (18/05/2026): bulky uterus, posterior wall intramural fibroid 7.8 x 6.4 cm. {d.ovcyst|Left ovarian simple cyst 2.2 cm|icd=N83.202/N83.209/N83.292}. {x|No free fluid|negated|d.ascites}.')}
      ${p('ECG', '{p.ecg|ECG} within normal limits. {i.cxr|CXR PA}: {x|normal, no cardiomegaly|negated|d.cardmeg}.')}
      ${p('COURSE IN HOSPITAL', '{p.transfus|Two units PRBC transfused|on=2026-06-01} on 01/06/2026. Intra-op blood loss 200 mL. {x|Bladder and bowel intact|negated}. Treated with {m.ceftr?|INJ. MONOCEF 1 g IV BD|dose=1 g;freq=BD;st=-}, {m.pan|INJ. PAN 40 mg|st=-}, {m.para?|INJ. PARACETAMOL|dose=-;st=-}, {m.trama?|INJ. TRAMADOL 50 mg|st=-}. POD-1 catheter removed. {x|No wound discharge, no fever|negated|d.cellul}. {x|HPE report awaited|pending}.')}
      ${p('CONDITION AT DISCHARGE', 'Stable. Sutures healthy.')}
      <h3>DISCHARGE MEDICATIONS</h3>${rx(['{m.pan|T. PAN 40|dose=40 mg;freq=1-0-1} (1-0-1) x 5 days B/F', '{m.cefur|T. CEFTUM 500 mg|freq=1-0-1} (1-0-1) x 5 days', '{m.metro|T. METROGYL 400 mg|freq=1-1-1} (1-1-1) x 5 days', '{m.para|T. DOLO 650 mg|freq=1-1-1} (1-1-1) x 3 days, then SOS', '{m.p30chymo|T. CHYMORAL FORTE|dose=-;freq=1-1-1} (1-1-1) x 5 days', '{m.p30orofer|T. OROFER XT|dose=-;freq=0-1-0} (0-1-0) x 60 days', '{m.calvitd|T. SHELCAL 500|dose=-;freq=0-0-1} (0-0-1) x 30 days', '{m.p30cremaf|SYP. CREMAFFIN 15 mL|freq=0-0-1 SOS} (0-0-1) SOS', '{m.levo|T. THYRONORM 50 mcg|freq=1-0-0} (1-0-0) E/S - to continue', '{m.telm|T. TELMA 40 mg|freq=1-0-0} (1-0-0) - to continue'])}
      <div data-line style="margin-top:4px"><b>STOP :</b> ${c.t('{m.txa|T. PAUSE 500 mg|st=stopped}, {m.noreth|T. PRIMOLUT-N 5 mg|st=stopped}')}</div>
      <h3>ADVICE</h3><ol>${items(c, ['{x|Avoid lifting weights and intercourse x 6 weeks|instruction}', '{x|Iron rich diet, plenty of fluids|instruction}', '{x|Report if fever, bleeding PV or burning micturition|conditional|d.uti}', '{x|Mammogram advised|suggestion|i.mammo}', '{x|Not to take NSAIDs like ibuprofen|warned|m.ibu}'])}</ol>
      ${p('REVIEW', '{x|after 7 days in OBG OPD with HPE report; repeat Hb after 1 month|planned|l.hgb}')}
      <div style="display:flex;justify-content:space-between;align-items:end"><span>Prepared by : Dr. Jibin Thomas (PG)</span><span style="text-align:center">${signature(c.rnd, '#22306b', 90)}<br>DR. ANNAMMA KURIAN, MS (OG)</span></div>${c.no('Dr. Jibin Thomas', 'prepared by')}`,
    )
  },
  { dateAliases: ['2026-06-01', '2026-06-02'], width: 1080, scale: 1.3 },
)

/** United States: a flow sheet; measures down with the goal, five visits across, examinations as words, drugs with doses by visit. */
const flow = doc(
  'p9207.png',
  ['en', 'other', 'clean'],
  '2026-03-10',
  ['Chickasaw Bend Family Health', 'CHICKASAW BEND FAMILY HEALTH', 'Chickasaw Bend Family Health Center'],
  ['Loretta Pruitt, APRN', 'Loretta Pruitt', 'L. Pruitt, APRN', 'PRUITT, LORETTA', 'Loretta Pruitt, FNP'],
  ['Hollis Dunaway', 'DUNAWAY, HOLLIS', 'Dunaway, Hollis', 'Hollis R. Dunaway', 'Dunaway, Hollis R.'],
  'Diabetes and kidney flow sheet',
  (c) => {
    const dates = ['02/11/25', '05/20/25', '08/26/25', '12/02/25', '03/10/26']
    const iso = dates.map((x) => x.replace(/(\d\d)\/(\d\d)\/(\d\d)/, '20$3-$1-$2'))
    const one = (key, label, v, unit, i) => resultCell(c, key, label, v, unit, '', iso[i])
    const row = (s) => {
      if (s.startsWith('#')) return `<tr><td colspan="7" class="g">${en(s.slice(1))}</td></tr>`
      const [key, label, unit, goal, ...v] = s.split(';')
      return `<tr><td>${en(label)}${unit ? ` <small>${en(unit)}</small>` : ''}</td><td class="c">${en(goal)}</td>${v.map((x, i) => `<td class="c">${x === '' ? '' : key === 'bp' ? `${one('e21sys', 'BP', x.split('/')[0], 'mmHg', i)}/${one('e21dia', 'BP', x.split('/')[1], 'mmHg', i)}` : one(key, label, x, unit, i)}</td>`).join('')}</tr>`
    }
    const text = (label, cells) =>
      `<tr data-line><td>${c.t(label)}</td><td></td>${cells.map((s) => `<td class="c">${c.t(s)}</td>`).join('')}</tr>`
    return sheet(
      `body{font:15.4px/1.34 ${FACE.calibri};font-size:16.6px;padding:40px 50px}td,th{border:1px solid #777;padding:3px 7px}th{background:#e4e9f0;text-align:center}.c{text-align:center}.g{background:#f0f2f5;font-weight:bold}small{font-size:13.6px;color:#444}p{margin:6px 0}`,
      `<div style="display:flex;justify-content:space-between;border-bottom:2px solid #333;padding-bottom:5px"><div><b style="font-size:21px">Chickasaw Bend Family Health Center</b><br>DIABETES / CKD FLOW SHEET</div><div style="text-align:right"><b>DUNAWAY, HOLLIS R.</b> &nbsp; M &nbsp; DOB 09/27/1958<br>Chart 7XX204 &nbsp; PCP: Loretta Pruitt, APRN</div></div>
      <p data-line><b>Problems:</b> ${c.t('{d.dm2|type 2 diabetes|icd=E11.9/E11.22} (2011), {d.ckd3|CKD stage 3a|icd=N18.31/N18.30}, {d.htn|hypertension}, {d.hld|hyperlipidemia|icd=E78.5}, {d.neuropathy|neuropathy|icd=E11.42/E11.40/G62.9}, {d.obesity|obesity|icd=E66.9}')} &nbsp; <b>Allergies:</b> ${c.t('{a.lis|lisinopril|react=cough} (cough)')}</p>
      <table><tr><th style="width:25%">Measure</th><th>Goal</th>${dates.map((x) => `<th>${x}</th>`).join('')}</tr>
      ${['#Vitals', 'bp;BP;mmHg;<130/80;152/88;146/84;138/82;134/78;128/76', 'e21wt;Weight;lb;;248;244;236;229;223', 'e21bmi;BMI;;<30;35.6;35.0;33.9;32.9;32.0', '#Labs', 'a1c;A1c;%;<7.0;9.6;8.8;7.9;7.3;6.9', 'glu;Glucose;mg/dL;;212;178;;149;131', 'crea;Creatinine;mg/dL;;1.41;1.46;1.52;1.49;1.44', 'egfr;eGFR;;>60;54;52;49;50;53', 'k;Potassium;mmol/L;3.5 - 5.1;4.4;;4.8;5.2;4.7', 'uacr;Urine ACR;mg/g;<30;164;;118;;72', 'ldl;LDL;mg/dL;<70;118;;84;;63', 'hdl;HDL;mg/dL;>40;36;;38;;41', 'trig;Triglycerides;mg/dL;<150;231;;187;;148', 'hgb;Hemoglobin;g/dL;;13.2;;;12.8;', 'b12;Vitamin B12;pg/mL;>300;;;241;;512', 'alt;ALT;U/L;;58;;44;;36', '#Examinations'].map(row).join('')}
      ${text('Foot exam', ['{o|reduced}', '', '{o|reduced}', '', '{o|reduced}, {x|no ulcer|negated|d.e13dfu}'])}
      ${text('Eye exam', ['', '{x|no retinopathy|negated|d.dretin}', '', '', '{x|due|planned|p.e16fundus}'])}
      ${text('{p.ecg|ECG|on=2025-02-11}', ['done', '', '', '', ''])}
      ${text('{x|Tobacco|answered no|d.smoker}', ['no', 'no', 'no', 'no', 'no'])}
      ${text('{m.vflu?|Flu vaccine|dose=-;st=-;on=2025-12-02}', ['', '', '', 'given', ''])}
      <tr><td colspan="7" class="g">Medicines</td></tr>
      ${text('{m.metf|Metformin|dose=1000 mg;freq=BID}', ['1000 mg BID', 'same', 'same', 'same', 'same'])}
      ${text('{m.sema|Semaglutide|dose=1 mg;freq=weekly}', ['', '0.25 mg weekly', '0.5 mg', '1 mg', '1 mg weekly'])}
      ${text('{m.empa|Empagliflozin|dose=10 mg;freq=daily}', ['', '', '10 mg start', 'same', '10 mg daily'])}
      ${text('{m.glim|Glimepiride|dose=-;st=stopped}', ['4 mg daily', '4 mg', '2 mg', 'stopped', ''])}
      ${text('{m.los|Losartan|dose=100 mg;freq=daily}', ['50 mg', '100 mg', 'same', 'same', '100 mg daily'])}
      ${text('{m.ros|Rosuvastatin|dose=20 mg;freq=daily}', ['10 mg', 'same', '20 mg', 'same', '20 mg daily'])}
      ${text('{m.b12|Vitamin B12|dose=1000 mcg;freq=daily}', ['', '', '{o|start}', 'same', '1000 mcg daily'])}</table>
      <p data-line><b>03/10/26:</b> ${c.t('{x|No hypoglycemia|negated}. {x|Nephrology if eGFR below 45|conditional}. {x|Retinal photo ordered|ordered|p.e16fundus}. {x|Consider finerenone if ACR stays above 30|conditional|m.h29finer}. {x|Hepatitis B series declined|declined|m.vhepb}.')} Initials: LP</p>
      <p style="font-size:13.6px">${c.t('Family: {x|brother on dialysis|family history|p.dialysis}, {x|mother MI at 59|family history|d.mi}. {x|Goals per ADA: A1c below 7 for most adults|reference comment|l.a1c}. Empty box: not done.')}</p>`,
    )
  },
  { width: 1080, scale: 1.3 },
)

/** New Zealand: a dermatologist's letter; diagnoses as a list first, a table of lesions, then prose to the patient's doctor. */
const skin = doc(
  'p9208.jpg',
  ['en', 'consultation', 'photo'],
  '2026-02-05',
  ['Aoraki Skin Specialists', 'AORAKI SKIN SPECIALISTS', 'Aoraki Skin Specialists, Timaru'],
  ['Dr Fergus Tamahori', 'Fergus Tamahori', 'Dr F Tamahori', 'Dr. Fergus Tamahori'],
  ['Beverley Laing', 'Mrs Beverley Laing', 'Beverley Anne Laing', 'Mrs Beverley Anne Laing'],
  'Dermatology letter',
  (c) => {
    const les = (site, s, what) =>
      `<tr data-line><td>${en(site)}</td><td>${c.t(s)}</td><td>${c.t(what)}</td></tr>`
    return sheet(
      `body{font:16px/1.45 ${FACE.cambria};font-size:17.6px;padding:48px 74px}p{margin:8px 0}td,th{border-bottom:1px solid #aaa;padding:3px 8px}th{border-bottom:2px solid #5b3f6b}h3{font-size:17.6px;color:#5b3f6b;margin:9px 0 2px}`,
      `<div style="text-align:right"><b style="font-size:24px;color:#5b3f6b">Aoraki Skin Specialists</b><br>Dr Fergus Tamahori, dermatologist<br>Stafford Street, Timaru</div>
      <p>5 February 2026</p><p>Dr Wiremu Paki, Caroline Bay Medical Centre</p><p>Dear Wiremu</p><p><b>Re: Mrs Beverley Anne Laing, born 30 October 1947, NHI ZXX4410</b></p>
      <h3>Diagnoses</h3><ol>${items(c, ['{d.bcc|Basal cell carcinoma|icd=C44.311/C44.91/C44.310}, left side of nose', '{d.actin|Solar keratoses|icd=L57.0} of scalp and hands', '{d.psoriasis|Plaque psoriasis|icd=L40.0/L40.9}', '{d.intertr|Intertrigo|icd=L30.4}, under both breasts', 'Past {d.melanoma|melanoma in situ, right calf, 2014|st=historical;on=2014;icd=Z86.006/D03.71/C43.9}'])}</ol>
      <p>${c.t('Thank you for asking me to see Beverley, 78, about a spot on the nose for five months. It {o|bleeds} when she washes. {x|There is no pain or numbness|negated}. The psoriasis of elbows and knees has been worse since her husband died; {x|joints are not stiff|negated|d.psa}. Her {x|sister had melanoma|family history|d.melanoma}. {x|She has never smoked|negated|d.smoker}.')}</p>
      <p>${c.t('**Other history:** {d.af|atrial fibrillation|icd=I48.91/I48.0}, {d.osteopenia|osteopenia|icd=M85.80/M85.89}, {p.tha|right hip replacement 2020|on=2020}, {d.hearing|hearing loss|icd=H91.90/H90.5/H90.3}.')}</p>
      <p data-line>${c.t('**Medicines:** {m.dabi|dabigatran 110 mg twice daily|freq=twice daily}, {m.metop|metoprolol CR 47.5 mg daily|freq=daily}, {m.chole|colecalciferol 1.25 mg monthly|freq=monthly}. **Allergies:** {a.trimeth|trimethoprim|react=rash} - rash; {a.elast|Micropore tape|react=blistering} - blistering.')}</p>
      <table><tr><th style="width:27%">Site</th><th>Found</th><th style="width:34%">Done today</th></tr>
      ${les('Left nasal side wall', 'pearly nodule 7 mm', '{p.punch|3 mm punch biopsy|on=2026-02-05}')}${les('Scalp', '5 scaly patches', '{p.cryo|cryotherapy|on=2026-02-05}')}${les('Back of hands', '8 scaly patches', 'cream, below')}${les('Elbows, knees', 'plaques, PASI 6.2', 'ointment, below')}${les('Back', '{d.sebker|seborrhoeic keratoses}', '{x|nothing needed|not needed}')}${les('Right calf', 'scar 4 cm', '{x|no recurrence|negated|d.melanoma}')}${les('Groin nodes', '{x|not enlarged|negated}', '')}</table>
      <p>${c.t('The biopsy, phoned through today on an urgent slide, confirms nodular basal cell carcinoma. {x|I have referred her for Mohs surgery in Christchurch|planned|p.mohs}; {x|radiotherapy would be second choice|considered|p.radioth}. {x|Dabigatran need not be stopped|instruction|m.dabi}.')}</p>
      <h3>Treatment</h3><ul>${items(c, ['{m.fluor|Fluorouracil 5% cream twice daily|dose=-;freq=twice daily} to the hands for 3 weeks', '{m.calbet|Calcipotriol with betamethasone ointment nightly|dose=-;freq=nightly} for 4 weeks', '{m.clotri|Clotrimazole 1% cream twice daily|dose=-;freq=twice daily} under the breasts for 2 weeks', 'Stop {m.hydroc|hydrocortisone cream|dose=-;st=stopped}'])}</ul>
      <p>${c.t('If the plaques stay, {x|I would think of phototherapy|considered|p.phototh} or {x|methotrexate|considered|m.mtx}; {x|acitretin is less suitable|considered|m.acitr}. {x|Please check FBC, creatinine and liver tests beforehand|planned|l.crea}. {x|Nicotinamide may lower the risk of new skin cancers|suggestion}. {x|She should wear a hat and use SPF 50|instruction}.')}</p>
      <p>I shall see her in six weeks.</p><p>Kind regards</p>${signature(c.rnd, '#22306b', 110)}<br>Fergus Tamahori<br><small>Copy: Mrs B Laing; Mr Anton Vodanovich, surgeon</small>${c.no('Dr Wiremu Paki', 'addressee')}${c.no('Anton Vodanovich', 'copy')}`,
    )
  },
  { width: 1080, scale: 1.34, degrade: { angle: 1.1, folds: [0.33, 0.66] } },
)

/** Canada: PET-CT for lymphoma; comparison, technique with glucose, findings by region, a table of uptake on two dates, impression with Deauville. */
const pet = doc(
  'p9209.png',
  ['en', 'imaging', 'clean'],
  '2026-05-21',
  ['Miramichi Valley Hospital', 'MIRAMICHI VALLEY HOSPITAL', 'Miramichi Valley Hospital Nuclear Medicine'],
  [
    'Dr. Solange Arsenault',
    'Solange Arsenault',
    'ARSENAULT, Solange',
    'Dr. S. Arsenault',
    'Solange Arsenault, MD',
  ],
  ['Colin MacIsaac', 'MACISAAC, Colin', 'MacIsaac, Colin'],
  'PET-CT report',
  (c) => {
    const p = (k, s) => `<p data-line><b>${en(k)}</b> ${c.t(s)}</p>`
    return sheet(
      `body{font:16px/1.42 ${FACE.openSans};font-size:15.6px;padding:46px 66px}p{margin:7px 0}td,th{border:1px solid #7a8c99;padding:3px 10px}th{background:#e6ecf0}h3{font-size:15.6px;letter-spacing:1px;color:#24506b;margin:11px 0 2px}`,
      `<div style="display:flex;justify-content:space-between;border-bottom:3px solid #24506b;padding-bottom:7px"><div style="display:flex;gap:12px;align-items:center">${mark('star', '#24506b', 42)}<div><b style="font-size:20px;color:#24506b">Miramichi Valley Hospital</b><br>Nuclear Medicine</div></div><div style="text-align:right"><b>MACISAAC, Colin</b><br>DOB 1991-07-14 &nbsp; M &nbsp; HCN 7XX 552 0X4</div></div>
      <p><b>EXAM:</b> ${c.t('{i.petct|F-18 FDG PET-CT, skull base to mid-thigh|main=1}')} &nbsp; <b>DATE:</b> 2026-05-21 &nbsp; <b>ACC:</b> NM26-0XX93<br><b>ORDERED BY:</b> Dr. Greta Oulton, Hematology &nbsp; <b>READ BY:</b> Dr. Solange Arsenault</p>
      ${p('CLINICAL INFORMATION.', '{d.lymphoma|Hodgkin lymphoma, stage IIA|icd=C81.90/C81.10/C81.1}, after 2 cycles of {o|ABVD}. {x|Bulky disease: no|negated}. {d.exsmoker|Former smoker}.')}
      ${p('COMPARISON.', '{i.petct|PET-CT|on=2026-03-02} of 2026-03-02.')}
      ${p('TECHNIQUE.', '{o|FDG} 312 MBq IV, 62 minutes. {l.glu|Blood glucose 5.4 mmol/L|v=5.4;u=mmol/L}. Weight {l.e21wt|81 kg|v=81;u=kg}. Low-dose CT, {x|no IV contrast|not given|a.contrast}. {x|Metformin: not taken|negated|m.metf}.')}
      <h3>FINDINGS</h3>
      ${p('Head and neck.', 'Left supraclavicular nodes now 8 mm, uptake below the liver. {d.retcyst|Retention cyst of the right maxillary sinus|icd=J34.1}. {x|Thyroid unremarkable|negated|d.thynod}.')}
      ${p('Chest.', 'Anterior mediastinal mass 2.4 x 1.6 cm, was 6.1 x 4.3 cm. {x|No pleural or pericardial effusion|negated|d.pleff}. {d.nodule|4 mm nodule, right lower lobe|icd=R91.1}, unchanged, not avid. Mild {d.emphys|paraseptal emphysema|icd=J43.8/J43.9}. {p.port|Right chest port|st=-} in place.')}
      ${p('Abdomen and pelvis.', 'Liver SUVmean 2.3. {d.steat|Hepatic steatosis|icd=K76.0}. {x|Spleen not enlarged, no focal uptake|negated|d.splenomeg}. {d.stone|3 mm non-obstructing stone, left kidney|icd=N20.0}. {x|No hydronephrosis|negated|d.hydro}. {x|No retroperitoneal nodes|negated}. Diffuse colon uptake, {x|likely physiological|negated|d.uc}.')}
      ${p('Bones.', 'Diffuse marrow uptake after {m.filg|filgrastim|dose=-;st=-}. {x|No focal bone lesion|negated|d.p29bonemet}. {d.p28schmorl|Schmorl node at L2|icd=M51.46/M51.47}.')}
      <table style="margin:8px 0"><tr><th>Site</th><th>SUVmax 2026-03-02</th><th>SUVmax today</th><th>Size today</th></tr>${[
        ['Left supraclavicular', '9.8', '1.9', '8 mm'],
        ['Anterior mediastinum', '14.2', '2.1', '24 x 16 mm'],
        ['Right hilum', '6.7', '1.4', '6 mm'],
        ['Mediastinal blood pool', '1.6', '1.7', ''],
        ['Liver', '2.9', '3.0', ''],
      ]
        .map((r) => `<tr data-line>${r.map((x) => `<td>${en(x)}</td>`).join('')}</tr>`)
        .join('')}</table>
      <h3>IMPRESSION</h3><ol>${items(c, ['Complete metabolic response, Deauville 3. {x|No new site of disease|negated}.', 'Nodule of the right lower lobe: {x|CT chest in 12 months if risk is high|conditional|i.ctchest}.', '{x|Incidental stone and fatty liver: clinical follow-up|planned}.'])}</ol>
      <p style="font-size:13.6px">${c.t('{x|Deauville 4 or 5 indicates residual disease|reference comment|d.lymphoma}. {x|Uptake in brown fat can imitate nodes|reference comment}.')}</p>
      <div>Electronically signed: Dr. Solange Arsenault, 2026-05-21 16:48 &nbsp; cc Dr. Greta Oulton; Dr. Neil Comeau</div>${c.no('Dr. Greta Oulton', 'ordering physician')}${c.no('Dr. Neil Comeau', 'copy')}`,
    )
  },
  { width: 1060, scale: 1.3 },
)

/** England: a community mental health team's card; regular, when required, depot with next date, stopped; monitoring and reactions beneath. */
const card = doc(
  'p9210.png',
  ['en', 'prescription', 'clean'],
  '2026-01-19',
  [
    'Saltmarsh Community Mental Health Team',
    'SALTMARSH COMMUNITY MENTAL HEALTH TEAM',
    'Saltmarsh CMHT',
    'Saltmarsh Community Mental Health',
  ],
  ['Dr Yetunde Farrow', 'Yetunde Farrow', 'Dr Y Farrow', 'Dr. Yetunde Farrow', 'Dr Y. Farrow'],
  ['Kieran Bostock', 'BOSTOCK, Kieran', 'Mr Kieran Bostock', 'Bostock, Kieran'],
  'Medication card',
  (c) => {
    const row = (...cells) => `<tr data-line>${cells.map((s) => `<td>${c.t(s)}</td>`).join('')}</tr>`
    const head = (title, ...cols) =>
      `<tr><th colspan="4" class="h">${en(title)}</th></tr><tr>${cols.map((s) => `<th>${en(s)}</th>`).join('')}</tr>`
    return sheet(
      `body{font:16px/1.4 ${FACE.slab};font-size:15.4px;padding:44px 60px}td,th{border:1px solid #777;padding:4px 9px}th{font-size:14px;background:#f2f2f2;font-weight:normal}.h{background:#005eb8;color:#fff;font-weight:bold;font-size:15.4px}p{margin:8px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:end;border-bottom:2px solid #005eb8;padding-bottom:6px"><div><b style="font-size:21px;color:#005eb8">Saltmarsh Community Mental Health Team</b><br>MEDICATION CARD - please bring to every appointment</div><div>19/01/2026</div></div>
      <p><b>BOSTOCK, Kieran</b> &nbsp; born 06/05/1988 &nbsp; NHS 6XX 0X1 44XX<br>Consultant: Dr Yetunde Farrow &nbsp; Care coordinator: Jude Allcock &nbsp; GP: Dr Minty, Quayside Surgery</p>
      <p data-line>${c.t('**Diagnoses:** {d.schizoaff|schizoaffective disorder|icd=F25.9/F25.0}, {d.alcdep|alcohol dependence in remission|icd=F10.21}, {d.obesity|obesity|icd=E66.9}. {x|No epilepsy|negated|d.epil}.')}</p>
      <p data-line>${c.t('**Reactions:** {a.halo|haloperidol|react=acute dystonia} - acute dystonia; {a.carba|carbamazepine|react=rash} - rash. {x|Penicillin: tolerated|negated|a.pen}.')}</p>
      <table>${head('REGULAR', 'Medicine and strength', 'Dose and time', 'For', 'Supply')}
      ${row('{m.cloz|Clozapine 100 mg tablets|dose=-;freq=100 mg morning, 250 mg night}', '100 mg morning, 250 mg night', 'schizoaffective disorder', '14 days')}${row('{m.valp|Sodium valproate MR 500 mg tablets|dose=1 g;freq=night}', '1 g at night', 'mood', '14 days')}${row('{m.hyosbr|Hyoscine hydrobromide 300 mcg tablets|dose=300 mcg;freq=night}', '300 mcg at night', '{o|drooling}', '14 days')}${row('{m.metf|Metformin MR 500 mg tablets|dose=1 g;freq=evening}', '1 g with evening meal', 'weight', '28 days')}${row('{m.ator|Atorvastatin 20 mg tablets|dose=20 mg;freq=night}', '20 mg at night', '{d.hld|high cholesterol|icd=E78.00/E78.5}', '28 days')}${row('{m.thia|Thiamine 100 mg tablets|dose=100 mg;freq=twice daily}', '100 mg twice daily', '', '28 days')}
      ${head('WHEN REQUIRED', 'Medicine and strength', 'Dose and limit', 'For', 'Supply')}${row('{m.promet|Promethazine 25 mg tablets|dose=25 mg;freq=up to twice a day}', '25 mg up to twice a day', 'agitation', '10 tablets')}${row('{m.senna|Senna 7.5 mg tablets|dose=15 mg;freq=night if needed}', '15 mg at night if needed', '{d.constip|constipation|icd=K59.00/K59.03}', '28 days')}
      ${head('STOPPED', 'Medicine', 'When', 'Why', '')}${row('{m.olan|Olanzapine 20 mg|st=stopped}', 'November 2024', 'no effect', '')}${row('{m.arip|Aripiprazole depot 400 mg monthly|st=stopped}', 'March 2025', '{o|restlessness}', '')}${row('{m.propr|Propranolol 40 mg|st=stopped}', 'December 2025', '{o|low pulse}', '')}</table>
      <p data-line>${c.t('**Monitoring:** {l.wbc|white cells 6.8|v=6.8;u=-;on=2026-01-14} and {l.neut|neutrophils 4.1|v=4.1;u=-;on=2026-01-14} on 14/01/2026 (green); {l.clozl|clozapine level 0.42 mg/L|v=0.42;u=mg/L;on=2025-12-10} on 10/12/2025; {l.a1c|HbA1c 41 mmol/mol|v=41;u=mmol/mol;on=2025-12-10} the same day. Weight {l.e21wt|112 kg|v=112;u=kg}, BP {l.e21sys|132|v=132;u=-}/{l.e21dia|84|v=84;u=-}, pulse {l.e21hr|96|v=96;u=-}. {p.ecg|ECG|on=2025-12-10} 10/12/2025. {d.exsmoker|Ex-smoker} since 2023.')}</p>
      <p>${c.t('**Due:** {x|full blood count 11/02/2026|planned|l.wbc}; {x|lipids in June|planned|l.chol}; {x|echocardiogram not needed now|not needed|i.echo}; {x|flu vaccine declined|declined|m.vflu}.')}</p>
      <p style="border:2px solid #b00020;padding:6px 12px">${c.t('{x|Sore throat or fever: blood count the same day|conditional|d.p29neutp}. {x|If clozapine is missed for 48 hours do not restart without advice|conditional}. {x|Tell us if you begin to smoke again|instruction|d.smoker}. {x|Do not take ciprofloxacin|warned|m.cipr} or {x|fluvoxamine|warned|m.h11fluvox} with clozapine. {x|Severe constipation can become bowel obstruction|warned|d.sbo}.')}</p>
      <div style="display:flex;justify-content:space-between;align-items:end"><span>${signature(c.rnd, '#222', 100)}<br>Dr Yetunde Farrow, consultant psychiatrist</span><span>Next card: 16/02/2026</span></div>${c.no('Jude Allcock', 'care coordinator')}${c.no('Dr Minty', 'general practitioner')}`,
    )
  },
  { width: 1060, scale: 1.3 },
)

export const practice30EnLetters = [history, india, flow, skin, pet, card]
