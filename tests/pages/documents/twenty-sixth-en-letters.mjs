/** Hospital paper in English: a Lebanese discharge summary by day, a Namibian emergency sheet with a clock, a Guernsey referral from a practice's program, a Greek pacemaker report. */
import { barcode, hand, mark, signature, stamp } from '../lib/decor.mjs'
import { FACE, doc, en, items, resultCell, sheet } from './blind-parts.mjs'

/** Lebanon: labels in a shaded column, the stay day by day, three days of results, drugs with morning-noon-night. */
const stone = doc(
  'p966.png',
  ['en', 'discharge', 'clean'],
  '2026-01-29',
  [
    'Cedar Ridge University Medical Center',
    'CEDAR RIDGE UNIVERSITY MEDICAL CENTER',
    'Cedar Ridge University Medical Centre',
    'Cedar Ridge UMC',
  ],
  ['Dr. Rima Ghosn-Atallah', 'Rima Ghosn-Atallah', 'Dr Rima Ghosn-Atallah', 'Dr. R. Ghosn-Atallah'],
  ['Nadim Saab', 'SAAB, Nadim Elias', 'Nadim Elias Saab', 'Mr. Nadim Saab', 'Saab, Nadim'],
  'Discharge summary',
  (c) => {
    const row = (k, html) => `<tr><td class="k">${en(k)}</td><td>${html}</td></tr>`
    const t = (k, s) => row(k, c.t(s))
    const [a, b, d] = ['2026-01-22', '2026-01-25', '2026-01-29']
    const line = (s) => {
      const [key, label, unit, ...v] = s.split(';')
      return `<tr><td>${en(label)}</td>${v.map((x, i) => `<td>${x ? resultCell(c, key, label, x, unit, '', [a, b, d][i]) : ''}</td>`).join('')}<td>${en(unit)}</td></tr>`
    }
    const drug = (what, when, days, note = '') =>
      `<tr data-line><td>${c.t(what)}</td><td>${en(when)}</td><td>${en(days)}</td><td>${c.t(note)}</td></tr>`
    return sheet(
      `body{font:16px/1.34 ${FACE.lato};font-size:15.2px;padding:40px 54px}.m>tbody>tr>td{border:1px solid #a9b7a5;padding:4px 9px}.k{width:150px;background:#e8efe5;font-weight:bold;font-size:14px}.i td,.i th{border-bottom:1px solid #ccc;padding:1px 8px}ul,ol{margin:0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center;margin-bottom:8px"><div style="display:flex;gap:12px;align-items:center">${mark('leaf', '#2f6b2a', 50)}<div><b style="font-size:22px;color:#2f6b2a">Cedar Ridge University Medical Center</b><br>Department of Urology, Beirut, Lebanon</div></div><b style="font-size:19px">DISCHARGE SUMMARY</b></div>
      <table class="m">${row('PATIENT', '<b>SAAB, Nadim Elias</b> &nbsp; Male &nbsp; Born 02/05/1964 &nbsp; Case 26-01XX3')}
      ${row('STAY', `Admitted 22/01/2026 through emergency &nbsp; Discharged 29/01/2026 &nbsp; Attending: Dr. Rima Ghosn-Atallah &nbsp; Referred by: Dr. Ziad Khoury-Naim`)}
      ${t('DIAGNOSES', '1. {d.pyelo|Acute obstructive pyelonephritis, left|icd=N10/N13.6/N11.1}; 2. {d.ureter|Left ureteral stone, 8 mm|icd=N20.1/N13.2}; 3. {d.h18bacter|E. coli bacteremia|icd=R78.81/B96.20}; 4. {d.aki|Acute kidney injury|icd=N17.9}, recovering; 5. {d.dm2|Type 2 diabetes|icd=E11.9/E11.65}; 6. {d.gout|Gout|icd=M10.9}; 7. {d.g6pd|G6PD deficiency|icd=D75.A/D55.0}')}
      ${t('PROCEDURES', '{p.jjstent|Left double-J stent, 22/01/2026|on=2026-01-22}; {p.picc|PICC line, right arm, 26/01/2026|on=2026-01-26}, removed 29/01')}
      ${t('ALLERGIES', '{a.metoclo|Metoclopramide|react=dystonia} (dystonia). {x|No allergy to contrast|negated|a.contrast}. {x|Avoid sulfonamides, nitrofurantoin and dapsone because of G6PD|warned|m.sept}')}
      ${t('HISTORY', 'Left {o|flank pain} for two days, {o|shaking chills}, {o|vomiting}. {p.ureteros|Ureteroscopy for a right stone in 2017|on=2017}. {x|No hematuria|negated|d.hematuria}. {x|Brother has kidney stones|family history|d.stone}. {d.hookah|Smokes a water pipe|icd=F17.290/F17.200/Z72.0}. {x|No alcohol|negated}')}
      ${row(
        'COURSE',
        [
          [
            '22/01',
            'Temp {l.e21temp|39.4|v=39.4;u=-}, BP {l.e21sys|92|v=92;u=-}/{l.e21dia|51|v=51;u=-}, pulse {l.e21hr|118|v=118;u=-}. {i.ctkub|CT KUB without contrast|on=2026-01-22}: stone at the left ureterovesical junction, {d.hydro|moderate hydronephrosis|icd=N13.30/N13.2}, {d.steat|fatty liver|icd=K76.0}; {x|no perirenal abscess|negated}. Fluids, {m.merop?|meropenem|dose=-;st=-}. Stent the same night.',
          ],
          [
            '24/01',
            '{l.bcult|Blood culture: E. coli, ESBL|v=E. coli, ESBL;u=-}. Changed to {m.h18erta?|ertapenem 1 g daily|st=-;freq=daily}. {x|No ICU, no vasopressors|negated|d.sepsis}.',
          ],
          [
            '26/01',
            'No fever since the night. {i.echo|Echocardiogram|on=2026-01-26}: {x|no vegetation|negated|d.endocard}, {l.lvef|EF 60 %|v=60;u=%;on=2026-01-26}.',
          ],
          [
            '28/01',
            'Right {o|big toe pain}: gout flare, {m.colc?|colchicine|dose=-;st=-} for two days. {x|Joint not aspirated|not done}.',
          ],
        ]
          .map(([day, s]) => `<div data-line><b>${day}</b> &nbsp; ${c.t(s)}</div>`)
          .join(''),
      )}
      ${row('LABORATORY', `<table class="i"><tr><th></th><th>22/01/2026</th><th>25/01/2026</th><th>29/01/2026</th><th></th></tr>${['hgb;Hemoglobin;g/dL;13.2;11.7;12.1', 'wbc;WBC;10^9/L;19.4;11.2;7.6', 'plt;Platelets;10^9/L;128;166;301', 'crp;CRP;mg/L;288;97.0;22.4', 'pct;Procalcitonin;ng/mL;41.6;6.2;', 'crea;Creatinine;mg/dL;2.63;1.71;1.24', 'bun;BUN;mg/dL;48;33;21', 'na;Sodium;mmol/L;131;136;140', 'k;Potassium;mmol/L;5.1;4.0;4.4', 'glu;Glucose;mg/dL;262;174;138', 'uric;Uric acid;mg/dL;9.7;;8.8', 'a1c;HbA1c;%;7.9;;'].map(line).join('')}</table>`)}
      ${row(
        'MEDICATION AT HOME',
        `<table class="i"><tr><th style="width:44%">Drug</th><th>M - N - E</th><th>Until</th><th></th></tr>${[
          drug('{m.fosfo|Fosfomycin 3 g sachet|freq=every 48 hours}', 'every 48 hours', '05/02/2026', 'new'),
          drug(
            '{m.silod|Silodosin 8 mg|freq=0-0-1}',
            '0 - 0 - 1',
            'stent out',
            'new; {x|stand up slowly|instruction}',
          ),
          drug('{m.kcit|Potassium citrate 10 mEq|dose=-;freq=1-1-1}', '1 - 1 - 1', 'continuous', 'new'),
          drug(
            '{m.jentad|Linagliptin/metformin 2.5/850 mg|dose=-;freq=1-0-1}',
            '1 - 0 - 1',
            'continuous',
            'resumed 28/01',
          ),
          drug('{m.glim|Glimepiride 2 mg|freq=1-0-0}', '1 - 0 - 0', 'continuous'),
          drug('{m.febu|Febuxostat 40 mg|freq=1-0-0}', '1 - 0 - 0', 'continuous'),
          drug('{m.olmhct|Olmesartan/HCTZ 20/12.5 mg|dose=-;st=stopped}', '-', '-', 'stopped: kidney'),
          drug('{m.ketopr|Ketoprofen gel|dose=-;freq=if needed}', 'if needed', '-'),
        ].join('')}</table>`,
      )}
      ${row('FOLLOW-UP', `<ul>${items(c, ['{x|Ureteroscopy with laser on 17/02/2026|planned|p.ureteros}; {x|stent to be removed then|planned}', '{x|Creatinine in one week|planned|l.crea}; {x|olmesartan again only if it is below 1.3|conditional|m.olmes}', '{x|Stone analysis and 24-hour urine later|planned|l.stwt}; {x|febuxostat may be raised to 80 mg|considered}', '{x|Emergency if fever, no urine, or heavy bleeding|conditional|d.hematuria}', '{x|Drink 3 litres a day, limit red meat|instruction}'])}</ul>`)}
      ${t('PENDING', '{x|Second blood culture of 25/01: preliminary, final to follow|pending|l.bcult}')}</table>
      <div style="display:flex;justify-content:space-between;align-items:end;margin-top:6px"><div>${signature(c.rnd, '#22306b', 110)} Dr. Rima Ghosn-Atallah, Urology</div><span>Prepared by Dr. Joe Abi-Rached, resident &nbsp; Printed 29/01/2026 11:20</span></div>${c.no('Dr. Joe Abi-Rached', 'resident who prepared it')}${c.no('Dr. Ziad Khoury-Naim', 'referrer')}`,
    )
  },
  { dateAliases: ['2026-01-22'], width: 1120, scale: 1.34 },
)

/** Namibia: an emergency sheet, printed boxes filled by hand, a clock of entries, tick rows. */
const emergency = doc(
  'p967.jpg',
  ['en', 'discharge', 'photo'],
  '2026-02-21',
  [
    'Dune Coast Private Hospital',
    'DUNE COAST PRIVATE HOSPITAL',
    'Dune Coast Private Hospital Emergency Unit',
    'Dune Coast Private Hospital, Emergency Unit',
  ],
  ['Dr Ndapewa Shilongo', 'Dr. Ndapewa Shilongo', 'Ndapewa Shilongo', 'Dr N. Shilongo', 'Dr Shilongo'],
  ['Annelie Brandt', 'Annelie Brandt-Louw', 'BRANDT, Annelie', 'Brandt Annelie', 'Ms Annelie Brandt'],
  'Emergency unit sheet',
  (c) => {
    const w = (s) => `<span class="w">${c.t(s)}</span>`
    const tick = (s) => {
      const on = s.startsWith('+')
      return `<span data-line style="white-space:nowrap"><span class="x">${on ? '☒' : '☐'}</span> ${c.t(s.replace(/^\+/, ''))}</span>`
    }
    const no = (text, key) => `{x|${text}|box is empty${key ? `|${key}` : ''}}`
    const box = (title, inner) => `<div class="b"><b>${en(title)}</b><br>${inner}</div>`
    const entry = (time, s) => `<tr data-line><td class="h">${hand(time, 23)}</td><td>${w(s)}</td></tr>`
    return sheet(
      `body{font:15px/1.34 ${FACE.arial};font-size:15px;padding:38px 50px}.w{font:23px/1.12 'Dancing Script',cursive;color:#1d2f6f}.x{font-family:'DejaVu Sans';font-size:16px}.b{border:1px solid #444;padding:3px 8px}td,th{border:1px solid #444;padding:2px 8px}.h{width:76px}.two{display:grid;grid-template-columns:1fr 1fr;gap:6px;margin-top:6px}.t{display:grid;grid-template-columns:repeat(5,1fr);gap:2px 8px}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:10px;align-items:center">${mark('wave', '#9c4a1a', 44)}<div><b style="font-size:20px;color:#9c4a1a">Dune Coast Private Hospital</b><br>Emergency Unit, Swakopmund &nbsp; Tel 064 41X XXX</div></div><b style="font-size:19px">EMERGENCY SHEET</b></div>
      <div class="two"><div class="b">Name: ${hand('Annelie Brandt', 25)}<br>Born: ${hand('11/08/1996', 23)} &nbsp; Sex: ${hand('F', 23)} &nbsp; Fund: ${hand('NMC', 22)}</div><div class="b">Date: ${hand('21/02/2026', 24)} &nbsp; Arrival: ${hand('16:05', 23)} &nbsp; ☐ Ambulance ☒ Walk-in<br>Triage: ☐ Red ☒ Orange ☐ Yellow ☐ Green &nbsp; Doctor: ${hand('N. Shilongo', 24)}</div></div>
      <div class="two">${box('Complaint', w('{d.palp?|palpitations|st=-} since 15:20 after a run, {o|light-headed}, {x|no chest pain|negated|d.chestpain}, {x|did not faint|negated|d.syncope}'))}${box('Allergies', w('{a.amox|amoxicillin|react=rash} - rash; {a.kiwi|kiwi|react=itchy mouth} - itchy mouth'))}</div>
      <div class="b" style="margin-top:6px"><b>Conditions (tick)</b><div class="t">${['+{d.migr|Migraine|icd=G43.909/G43.109}', no('Asthma', 'd.asthma'), no('Diabetes', 'd.dm2'), no('Hypertension', 'd.htn'), no('Epilepsy', 'd.epil'), no('Heart failure', 'd.chf'), '+{d.ida|Iron deficiency anaemia|icd=D50.9/D50.0}', no('HIV', 'd.hiv'), no('TB', 'd.tb'), no('Thyroid', 'd.hyperthy'), '+{d.gad|Anxiety|icd=F41.9/F41.1}', no('Pregnant'), no('Stroke', 'd.stroke'), no('Cancer'), no('Smoker', 'd.smoker')].map(tick).join('')}</div></div>
      <div class="two">${box('Medicines', w('{m.coc|Nordette daily|dose=-;freq=daily}, {m.esc|escitalopram 10 mg mane|freq=mane}, {m.riza|rizatriptan 10 mg prn|freq=prn}, {m.ferrop|Ferrimed|dose=-}'))}${box('Past and family', w('{p.wisdom|wisdom teeth 2018|on=2018}, {o|one similar attack 2024}, {x|Holter then normal|negated|d.af}. {x|Mother: atrial fibrillation|family history|d.af}'))}</div>
      <table style="margin-top:6px"><tr><th>Time</th><th>BP</th><th>Pulse</th><th>RR</th><th>SpO2</th><th>Temp</th><th>HGT</th><th>GCS</th></tr><tr data-line><td>${hand('16:10', 23)}</td>${['{l.e21sys|98|v=98;u=-}/{l.e21dia|61|v=61;u=-}', '{l.e21hr|196|v=196;u=-}', '{l.e21rr|22|v=22;u=-}', '{l.e21spo2|97|v=97;u=-}', '{l.e21temp|36.4|v=36.4;u=-}', '{l.glu|5.9|v=5.9;u=-}', '{o|15}'].map((s) => `<td>${w(s)}</td>`).join('')}</tr><tr data-line><td>${hand('17:40', 23)}</td>${['{l.e21sys?|114|v=114;u=-}/{l.e21dia?|70|v=70;u=-}', '{l.e21hr?|84|v=84;u=-}', '{l.e21rr?|16|v=16;u=-}', '{l.e21spo2?|99|v=99;u=-}', '', '', '{o|15}'].map((s) => `<td>${s ? w(s) : ''}</td>`).join('')}</tr></table>
      <table style="margin-top:6px"><tr><th>Time</th><th>Notes and treatment</th></tr>
      ${entry('16:12', '{p.ecg|ECG}: narrow complex regular 196/min, {x|no delta wave, no ST elevation|negated|d.stemi}')}
      ${entry('16:20', 'modified Valsalva twice, {x|no effect|negated}')}
      ${entry('16:28', '{m.h25adeno?|adenosine 6 mg IV|st=-}, {x|no change|negated}')}
      ${entry('16:33', '{m.h25adeno?|adenosine 12 mg IV|dose=-;st=-}: sinus rhythm. {x|DC shock not needed|not needed|p.cardiov}')}
      ${entry('16:50', 'ECG again: sinus 88, {o|PR 148}, {x|no WPW|negated}, {x|QTc 421 normal|negated|d.longqt}')}
      ${entry('17:15', '{l.hgb|Hb 10.6|v=10.6;u=-}, {l.wbc|WCC 8.1|v=8.1;u=-}, {l.plt|plt 341|v=341;u=-}, {l.k|K 3.3|v=3.3;u=-}, {l.na|Na 139|v=139;u=-}, {l.crea|creat 61|v=61;u=-}, {l.mg|Mg 0.68|v=0.68;u=-}, {l.tropi|trop I <3|v=3;u=-}, {l.hcgu|urine hCG neg|v=neg;u=-}')}
      ${entry('17:30', '{m.kcl?|Slow-K 2 tabs po|dose=-;st=-}. {x|TSH sent, result tomorrow|pending|l.tsh}. {x|CXR not done|not done|i.cxr}')}</table>
      <div class="two">${box('Diagnosis', w('{d.svt|SVT, probably AVNRT|icd=I47.10/I47.19/I47.1}; {d.hypok|hypokalaemia|icd=E87.6}'))}${box('Disposal', `${['+Home', no('Ward'), no('ICU'), no('Theatre')].map(tick).join(' &nbsp; ')} &nbsp; Time: ${hand('18:20', 23)}`)}</div>
      <div class="b" style="margin-top:6px"><b>Take home and plan</b><br>${w('{m.bis|bisoprolol 2.5 mg daily x 30|freq=daily}. {x|Cardiology Dr Katjivena 2 weeks: echo, ?ablation|planned|p.ablat}. {x|Verapamil if bisoprolol not tolerated|conditional|m.vera}. {x|No energy drinks|instruction}. {x|Come back if > 20 min or faint|conditional|d.syncope}')}</div>${c.no('Dr Katjivena', 'cardiologist to see her')}
      <div style="display:flex;justify-content:space-between;align-items:center;margin-top:8px"><span>Nurse: ${hand('Sr. T. Amukwaya', 23)} &nbsp; Doctor: ${signature(c.rnd, '#1d2f6f', 90)}</span>${stamp(['Dr Ndapewa Shilongo', 'MBChB  MPN 28XX'], '#22306b', -5)}</div>${c.no('Sr. T. Amukwaya', 'nurse')}`,
    )
  },
  { width: 1080, scale: 1.42, degrade: { angle: -1.1, folds: [0.48] } },
)

/** Guernsey: a practice's program fills a referral; readings as label = value, problems with their year at the left. */
const referral = doc(
  'p968.png',
  ['en', 'consultation', 'clean'],
  '2026-03-02',
  [
    'Les Houmets Medical Practice',
    'LES HOUMETS MEDICAL PRACTICE',
    'Les Houmets Medical Practice, St Peter Port',
    'Les Houmets',
  ],
  ['Dr Jocelyn Le Tissier', 'Jocelyn Le Tissier', 'Dr J Le Tissier', 'Dr. Jocelyn Le Tissier'],
  [
    'Graham Corbin',
    'Mr Graham Corbin',
    'CORBIN, Graham',
    'Mr Graham Peter Corbin',
    'Graham Peter Corbin',
    'Mr Corbin',
  ],
  'Referral to gastroenterology',
  (c) => {
    const h = (s) => `<h3>${en(s)}</h3>`
    const p = (s) => `<p>${c.t(s)}</p>`
    const year = (y, s) => `<div data-line class="y"><span>${y}</span><span>${c.t(s)}</span></div>`
    const val = (s) => `<div data-line>${c.t(s)}</div>`
    return sheet(
      `body{font:16.5px/1.38 ${FACE.times};font-size:17px;padding:46px 66px}h3{font-size:16.6px;border-bottom:1px solid #555;margin:10px 0 3px}p{margin:4px 0}.y{display:grid;grid-template-columns:86px 1fr}.two{display:grid;grid-template-columns:1fr 1fr;gap:0 30px}`,
      `<div style="display:flex;justify-content:space-between"><div><b style="font-size:22px">Les Houmets Medical Practice</b><br>Rue du Commerce, St Peter Port, Guernsey GY1 XXX<br>Tel 01481 2XX XXX</div><div style="text-align:right"><b>ROUTINE ☐ &nbsp; URGENT ☒ &nbsp; SUSPECTED CANCER ☐</b><br>02-Mar-2026<br>Ref LH/GI/0318X</div></div>
      <p>Dr Benedict Ashplant, Consultant Gastroenterologist, Medical Specialist Group</p>${c.no('Dr Benedict Ashplant', 'recipient')}${c.no('Medical Specialist Group', 'recipient')}
      <p><b>Mr Graham Peter CORBIN</b>, born 17-Nov-1969, Social Security GY8XXXXX, Le Petit Clos, Vale &nbsp; Mobile 07781 XXXXXX</p>
      ${p('Dear Ben, thank you for seeing this boat builder with four months of {d.diarrh?|loose stools|st=-;icd=R19.7/K52.9}, five to six a day and at night, {o|urgency} and {o|6 kg weight loss}. {x|There is no rectal bleeding|negated}. {x|He has not travelled and has had no antibiotics|negated}. {x|No fever, no mouth ulcers, no joint pains|negated}. His {d.psoriasis|psoriasis|icd=L40.9/L40.0} has been worse. {x|His brother has Crohn’s disease|family history|d.crohn} and {x|his mother died of bowel cancer at 71|family history|d.colonca}. {x|I wondered about microscopic colitis, coeliac disease or thyrotoxicosis|question|d.microcol}. A trial of {m.lop|loperamide 2 mg|st=stopped} helped little and was stopped; {m.lan|lansoprazole|dose=-;st=stopped} was stopped in January in case it was the cause.')}
      ${h('Examination today')}
      <div class="two"><div>${val('Blood pressure = {l.e21sys|132|v=132;u=-}/{l.e21dia|84|v=84;u=-}')}${val('Pulse = {l.e21hr|76|v=76;u=-} regular')}${val('Weight = {l.e21wt|71.5 kg|v=71.5;u=kg}')}</div><div>${val('Height = {l.e21ht|178 cm|v=178;u=cm}')}${val('BMI = {l.e21bmi|22.6|v=22.6;u=-}')}${val('Temperature = {l.e21temp|36.8|v=36.8;u=-}')}</div></div>
      ${p('Abdomen soft, {o|tender in the right iliac fossa}, {x|no mass|negated}. Rectal examination: {d.hemorr|small haemorrhoids|icd=K64.9/K64.0}, {x|no blood|negated}, {x|prostate normal|negated|d.bph}. {x|No clubbing, no goitre|negated|d.e14goitre}.')}
      ${h('Results')}
      <div class="two"><div>${['{l.hgb|Haemoglobin = 121 g/L|on=2026-02-19}', '{l.mcv|MCV = 84 fL|on=2026-02-19}', '{l.plt|Platelets = 498 10*9/L|v=498;u=10*9/L;on=2026-02-19}', '{l.wbc|White cells = 9.9 10*9/L|v=9.9;u=10*9/L;on=2026-02-19}', '{l.ferr|Ferritin = 18 ug/L|on=2026-02-19}', '{l.b12|Vitamin B12 = 171 ng/L|v=171;u=ng/L;on=2026-02-19}', '{l.fol|Folate = 3.1 ug/L|on=2026-02-19}', '{l.esr|ESR = 41 mm/hr|on=2026-02-19}'].map(val).join('')}</div><div>${['{l.crp|CRP = 33 mg/L|on=2026-02-19}', '{l.alb|Albumin = 34 g/L|on=2026-02-19}', '{l.tsh|TSH = 1.4 mU/L|on=2026-02-19}', '{l.ttg|Tissue transglutaminase IgA = 0.3 U/mL|v=0.3;u=U/mL;on=2026-02-19}', '{l.calpro|Faecal calprotectin = 912 ug/g|on=2026-02-24}', '{l.e23fit|FIT = 21 ug/g|on=2026-02-24}', '{l.elast|Faecal elastase = 388 ug/g|on=2026-02-24}', '{l.cdtox|C. difficile toxin = negative|v=negative;u=-;on=2026-02-24}'].map(val).join('')}</div></div>
      <p>Blood 19-Feb-2026, stool 24-Feb-2026. ${c.t('{x|Stool culture lost in transit, to be repeated|not done}. {i.usabd|Ultrasound of the abdomen 26-Feb-2026|on=2026-02-26}: {o|thickened terminal ileum}, {d.gallst|gallstones|icd=K80.20}, {x|no abscess|negated}.')}</p>
      <div class="two"><div>${h('Active problems')}${year('2026', '{d.ida|Iron deficiency anaemia|icd=D50.9/D50.8}')}${year('2026', '{d.b12|Vitamin B12 deficiency|icd=E53.8}')}${year('2019', 'Psoriasis')}${year('2016', '{d.htn|Essential hypertension|icd=I10}')}${year('2011', '{d.gerd|Reflux|icd=K21.9}')}
      ${h('Past problems')}${year('2021', '{d.covid|COVID-19|st=-;icd=U07.1/Z86.16}')}${year('2008', '{p.herniar|Right inguinal hernia repair|on=2008}')}${year('1985', '{p.append|Appendicectomy|on=1985}')}${year('1979', '{d.clavfx|Fractured left clavicle|st=-;icd=S42.002A/Z87.81/S42.009A}')}</div>
      <div>${h('Repeat medication')}${['{m.lercan|Lercanidipine 10 mg tablets, one each morning|freq=each morning}', '{m.calbet|Enstilar foam, apply daily|dose=-;freq=daily}', '{m.feglu|Ferrous gluconate 300 mg tablets, one daily|freq=daily}'].map(val).join('')}${h('Acute, last 3 months')}${val('{m.hydrox|Hydroxocobalamin 1 mg injection, 3 times a week|freq=3 times a week} (from 25-Feb)')}
      ${h('Allergies')}${val('{a.trimeth|Trimethoprim|react=rash} - rash (2013)')}${val('{x|Penicillin: label removed 2022 after challenge|negated|a.pen}')}
      ${h('Social')}${val('{d.smoker|Smokes 10 a day|icd=F17.210/F17.200/Z72.0}. Alcohol 8 units a week. Lives with his wife.')}</div></div>
      ${h('Request')}${p('{x|Colonoscopy with ileoscopy please, MR enterography if you agree|planned|p.colono}. {x|I have not started steroids; would you want budesonide meanwhile|question|m.bude}? {x|He is not on an anticoagulant|negated|m.warf} {x|and has no pacemaker|negated|p.pacem}. {x|Hepatitis B and TB screening not yet done|not done|l.hbsag}. {x|Flu vaccine declined|declined|m.vflu}.')}
      <p>With kind regards ${signature(c.rnd, '#22306b', 100)}<br>Dr Jocelyn Le Tissier, MRCGP &nbsp; (Registered GP: Dr Aubrey Falla)</p>${c.no('Dr Aubrey Falla', 'registered general practitioner, not the writer')}`,
    )
  },
  { dateAliases: [], width: 1100, scale: 1.32 },
)

/** Greece: a report of an implantation; what was put in as a table, figures of the leads, orders after it. */
const pacemaker = doc(
  'p971.png',
  ['en', 'other', 'clean'],
  '2025-12-11',
  [
    'Aegean Cardiac Institute',
    'AEGEAN CARDIAC INSTITUTE',
    'Aegean Cardiac Institute, Electrophysiology Laboratory',
    'Aegean Cardiac Institute Thessaloniki',
  ],
  [
    'Dr. Stavros Karamitros',
    'Stavros Karamitros',
    'Dr Stavros Karamitros',
    'S. Karamitros',
    'Dr. S. Karamitros',
  ],
  [
    'Eleni Papageorgakis',
    'PAPAGEORGAKIS Eleni',
    'Mrs. Eleni Papageorgakis',
    'Papageorgakis Eleni',
    'Mrs. Papageorgakis',
  ],
  'Pacemaker implantation report',
  (c) => {
    const p = (k, s) => `<p><b>${en(k)}.</b> ${c.t(s)}</p>`
    const tr = (...cells) => `<tr data-line>${cells.map((x) => `<td>${c.t(x)}</td>`).join('')}</tr>`
    return sheet(
      `body{font:16.5px/1.42 ${FACE.slab};font-size:15.6px;padding:48px 70px}p{margin:7px 0}td,th{border:1px solid #355a8a;padding:3px 10px}th{background:#e5edf7}`,
      `<div style="display:flex;justify-content:space-between;align-items:center;border-bottom:3px double #355a8a;padding-bottom:7px"><div style="display:flex;gap:12px;align-items:center">${mark('rings', '#355a8a', 50)}<div><b style="font-size:22px;color:#355a8a">Aegean Cardiac Institute</b><br>Electrophysiology Laboratory, Thessaloniki, Greece</div></div>${barcode(c.rnd, 34, 30)}</div>
      <p style="text-align:center;font-size:19px"><b>${c.t('{p.pacem|IMPLANTATION OF A DUAL-CHAMBER PACEMAKER|on=2025-12-11}')}</b></p>
      <div style="display:grid;grid-template-columns:1fr 1fr"><div><b>PAPAGEORGAKIS Eleni</b> &nbsp; F &nbsp; born 29.01.1943<br>AMKA 2901XXXXXXX</div><div>Date of procedure: 11.12.2025, 09:40 - 10:55<br>Operator: Dr. Stavros Karamitros &nbsp; Assistant: Dr. Myrto Delli</div></div>${c.no('Dr. Myrto Delli', 'assistant')}
      ${p('Indication', '{d.avb|Intermittent third-degree AV block|icd=I44.2} with {d.syncope|syncope|icd=R55;st=-} on 06.12.2025, {d.lbbb|left bundle branch block|icd=I44.7}. {p.holter|24-hour Holter of 08.12.2025|on=2025-12-08}: longest pause {o|6.2 s}. {x|No reversible cause, no Lyme disease|negated|d.lyme}. {x|Not on digoxin or verapamil|negated|m.digo}')}
      ${p('History', '{d.htn|Hypertension|icd=I10}, {d.dm2|type 2 diabetes|icd=E11.9}, {d.astenosis|mild aortic stenosis|icd=I35.0}, {d.ckd3|stage 3 chronic kidney disease|icd=N18.30/N18.31/N18.32}, {p.lumpec|lumpectomy of the left breast 2004|on=2004} for {d.breastca|breast cancer|st=-;icd=Z85.3/C50.919/C50.912}. {x|No atrial fibrillation so far|negated|d.af}. {x|Sister has a defibrillator|family history|p.icd}. Allergy: {a.chlorhex|chlorhexidine|react=rash} (rash)')}
      ${p('Before the procedure', '11.12.2025: {l.hgb|Hb 11.8 g/dL|on=2025-12-11}, {l.plt|platelets 219|v=219;u=-;on=2025-12-11}, {l.inr|INR 1.04|v=1.04;u=-;on=2025-12-11}, {l.crea|creatinine 1.33 mg/dL|on=2025-12-11}, {l.k|potassium 4.5|v=4.5;u=-;on=2025-12-11}. {i.echo|Echocardiogram 07.12.2025|on=2025-12-07}: {l.lvef|LVEF 55 %|v=55;u=%;on=2025-12-07}. {x|Apixaban: none, so nothing to hold|negated|m.apix}')}
      ${p('Procedure', 'Skin prepared with {m.e21povid?|povidone-iodine|dose=-;st=-} because of the allergy. {m.cefaz?|Cefazolin 2 g IV|st=-}, {m.midaz?|midazolam 2 mg|st=-}, {m.lidocn?|lidocaine 1 % 25 mL|dose=-;st=-}. Right side chosen because of the left breast surgery. Right cephalic cut-down for the ventricular lead, axillary puncture under fluoroscopy for the atrial lead. Pocket over the pectoral fascia, two layers of absorbable suture. {x|No temporary wire needed|not needed}. Fluoroscopy 4.8 min. {x|No contrast used|negated|a.contrast}')}
      <table><tr><th>Part</th><th>Model</th><th>Serial</th><th>Sensing</th><th>Threshold</th><th>Impedance</th></tr>
      ${tr('Generator', 'Meltemi DR 300', 'MX4XX118', '', '', '')}
      ${tr('Atrial lead', 'Cyclas 52 cm, appendage', 'CA9XX', '{o|2.9 mV}', '{o|0.7 V at 0.4 ms}', '{o|510 ohm}')}
      ${tr('Ventricular lead', 'Cyclas 58 cm, septum', 'CV2XX', '{o|11.4 mV}', '{o|0.5 V at 0.4 ms}', '{o|690 ohm}')}</table>
      ${p('Settings', 'DDD 60 - 130/min, AV delay 180/220 ms, output 3.5 V in both chambers. MRI conditional after six weeks')}
      ${p('Complications', '{x|No pneumothorax|negated|d.pneumothx}, {x|no pericardial effusion|negated|d.pereff}, {x|no haematoma|negated}. {i.cxr|Chest X-ray at 14:00}: leads in place, {d.cardmeg|heart enlarged|icd=I51.7}, {d.hiatus|hiatal hernia|icd=K44.9}')}
      ${p('Medication on leaving', '{m.azils|Azilsartan 40 mg daily|freq=daily}, {m.felod|felodipine 5 mg daily|freq=daily}, {m.alog|alogliptin 12.5 mg daily|freq=daily}, {m.pita|pitavastatin 2 mg in the evening|freq=in the evening}, {m.cefur|cefuroxime 500 mg twice daily for 3 days|freq=twice daily}, {m.para|paracetamol 500 mg if needed|freq=if needed}. {m.aten|Atenolol 25 mg daily|freq=daily} resumed. {m.moxon|Moxonidine|dose=-;st=stopped} was stopped')}
      ${p('Orders', '{x|Arm below shoulder height for four weeks|instruction}. {x|Clips out on day 10|planned}. {x|Device check on 15.01.2026 and then yearly|planned}. {x|Start anticoagulation if the device records atrial fibrillation|conditional|m.apix}. {x|Fever or a swollen pocket: come the same day|conditional|d.endocard}. {x|No driving for one week|instruction}')}
      <div style="display:flex;justify-content:space-between;align-items:end;margin-top:12px"><div>${signature(c.rnd, '#22306b', 130)}<br>Dr. Stavros Karamitros, Cardiologist - Electrophysiologist</div><span>Copy: Dr. Fotini Rallis, Kilkis<br>Issued 12.12.2025</span></div>${c.no('Dr. Fotini Rallis', 'recipient of a copy')}`,
    )
  },
  { dateAliases: ['2025-12-12'], width: 1100, scale: 1.32 },
)

export const twentysixthEnLetters = [stone, emergency, referral, pacemaker]
