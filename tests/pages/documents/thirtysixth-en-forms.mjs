/** Two more in English: an American visit's summary for diabetes in two columns, an American school's health form with boxes. */
import { mark, signature } from '../lib/decor.mjs'
import { FACE, doc, en, items, sheet } from './blind-parts.mjs'

/** United States: a summary handed out after a visit; readings as a band, then two columns of short lists. */
const diabetes = doc(
  'p1511.png',
  ['en', 'consultation', 'clean'],
  '2026-10-07',
  [
    'Ocotillo Family Health',
    'OCOTILLO FAMILY HEALTH',
    'Ocotillo Family Health, Mesa',
    'Ocotillo Family Health Center',
  ],
  ['Benita Carrasco, NP', 'Benita Carrasco', 'Carrasco, Benita', 'Benita Carrasco, FNP-C', 'B. Carrasco, NP'],
  ['Yolanda Trujillo', 'Trujillo, Yolanda', 'TRUJILLO, YOLANDA', 'Yolanda G. Trujillo'],
  'After visit summary',
  (c) => {
    const box = (title, list) => `<div class="b"><h3>${en(title)}</h3><ul>${items(c, list)}</ul></div>`
    const cell = (k, s) => `<td><small>${en(k)}</small><br><b>${c.t(s)}</b></td>`
    return sheet(
      `body{font:15px/1.36 ${FACE.roboto};font-size:15px;padding:38px 54px}h3{font-size:16px;color:#a04a00;margin:0 0 2px}.b{margin-bottom:10px}ul{margin:0;padding-left:20px}.two{display:grid;grid-template-columns:1fr 1fr;gap:26px;margin-top:10px}.v td{border:1px solid #e0b48a;padding:4px 10px}small{color:#7a5533;font-size:12.6px}p{margin:5px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center;border-bottom:3px solid #a04a00;padding-bottom:6px"><div style="display:flex;gap:10px;align-items:center">${mark('star', '#a04a00', 42)}<div><b style="font-size:21px;color:#a04a00">Ocotillo Family Health</b><br>1150 S Gilbert Rd, Mesa, AZ 852XX &nbsp; 480-555-01XX</div></div><div style="text-align:right"><b style="font-size:18px">AFTER VISIT SUMMARY</b><br>October 7, 2026, 10:30 AM</div></div>
      <p><b>Yolanda G. Trujillo</b> &nbsp; DOB 05/22/1978 &nbsp; MRN 0XX4418 &nbsp; Seen by: <b>Benita Carrasco, FNP-C</b> &nbsp; Reason: diabetes follow-up</p>
      <table class="v"><tr>${cell('Blood pressure', '{l.e21sys|138|v=138;u=-}/{l.e21dia|84|v=84;u=-}')}${cell('Pulse', '{l.e21hr|78|v=78;u=-}')}${cell('Temp', '{l.e21temp|98.2 °F|v=98.2;u=°F}')}${cell('SpO2', '{l.e21spo2|97%|v=97;u=%}')}${cell('Weight', '{l.e21wt|214 lb|v=214;u=lb}')}${cell('Height', '{l.e21ht|5 ft 4 in|v=5 ft 4 in;u=-}')}${cell('BMI', '{l.e21bmi|36.7|v=36.7;u=-}')}${cell('PHQ-9', '{l.e22phq|6|v=6;u=-}')}</tr></table>
      <div class="two"><div>
      ${box('Diagnoses addressed', ['{d.dm2|Type 2 diabetes, not at goal|icd=E11.65/E11.9/E11.42}', '{d.dneuro|Diabetic neuropathy of both feet|icd=E11.42/E11.40}', '{d.htn|High blood pressure|icd=I10}', '{d.obesity|Obesity|icd=E66.9/E66.812}', '{d.hypothy|Hypothyroidism|icd=E03.9}', '{x|No diabetic eye disease on your April exam|negated|d.dretin}'])}
      ${box('Tests in the office today', ['{l.a1c|A1c 8.6%|v=8.6;u=%} (July: {l.a1c|7.9%|v=7.9;u=%;on=2026-07})', '{l.glu|Finger stick glucose 203 mg/dL|v=203;u=mg/dL}', '{p.e32footsc|Foot exam}: {o|less feeling in the toes, pulses good}, {x|no ulcer|negated|d.e13dfu}'])}
      ${box('Your lab results from 09/30/2026', ['{l.crea|Creatinine 0.92 mg/dL|v=0.92;u=mg/dL;on=2026-09-30}, {l.egfr|eGFR 76|v=76;u=-;on=2026-09-30}', '{l.k|Potassium 4.3|v=4.3;u=-;on=2026-09-30}', '{l.ldl|LDL 104 mg/dL|v=104;u=mg/dL;on=2026-09-30}, goal under 70', '{l.trig|Triglycerides 232 mg/dL|v=232;u=mg/dL;on=2026-09-30}', '{l.alt|ALT 41 U/L|v=41;u=U/L;on=2026-09-30}', '{l.tsh|TSH 2.20|v=2.2;u=-;on=2026-09-30}', '{l.uacr|Urine albumin/creatinine 22 mg/g|v=22;u=mg/g;on=2026-09-30}, {x|normal, no kidney damage|negated|d.dnephro}', '{l.b12|Vitamin B12 241 pg/mL|v=241;u=pg/mL;on=2026-09-30}'])}
      ${box('Vaccines', ['Given today: {m.vpcv|Prevnar 20|dose=-;st=-}, left arm', '{x|Flu shot: you said no today|declined|m.vflu}', '{x|Shingles vaccine: after you turn 50|planned|m.vzos}'])}
      ${box('Allergies', ['{a.metoclo|Metoclopramide|react=restlessness} - restlessness', '{a.shell|Shellfish|react=hives} - hives', '{x|No allergy to penicillin|negated|a.pen}'])}
      </div><div>
      ${box('START taking', ['{m.tirz|Tirzepatide (Mounjaro) 2.5 mg|freq=once a week} under the skin once a week', '{m.b12|Vitamin B12 1000 mcg|freq=once a day} once a day'])}
      ${box('CHANGE how you take', ['{m.ator|Atorvastatin 40 mg|freq=at bedtime} at bedtime {o|(was 20 mg)}', '{m.los|Losartan 100 mg|freq=once a day} once a day {o|(was 50 mg)}'])}
      ${box('KEEP taking', ['{m.metf|Metformin ER 500 mg|dose=500 mg;freq=twice a day}, 2 tablets twice a day with food', '{m.levo|Levothyroxine 88 mcg|freq=every morning} every morning, empty stomach', '{m.dulo|Duloxetine 30 mg|freq=once a day} once a day', '{m.ibu|Ibuprofen 400 mg|freq=as needed} as needed, not more than 2 days a week'])}
      ${box('STOP taking', ['{m.glip|Glipizide 10 mg|st=stopped} (low sugars at night)', '{m.gaba|Gabapentin 300 mg|st=stopped} (sleepy)'])}
      ${box('Your history', ['{d.gdm|Diabetes in pregnancy 2009|icd=O24.419/Z86.32;st=historical;on=2009}', '{p.cholecy|Gallbladder removed 2014|on=2014}', '{p.csect|C-section 2009|on=2009}', '{d.osa|Sleep apnea|icd=G47.33}, uses {p.t32cpap?|CPAP|st=-}', '{x|Never smoked|negated|d.smoker}', '{x|Mother: heart attack at 59. Sister: thyroid cancer, papillary type|family history|d.thyca}', '{x|No pancreatitis, no medullary thyroid cancer in the family|negated|d.pancr}'])}
      ${box('What we talked about', ['{x|Insulin if the A1c stays above 9|conditional|m.e14insulin}', '{x|Weight-loss surgery: not interested now|considered|p.sleeve}', '{x|A glucose sensor was ordered; wait for insurance|planned}'])}
      ${box('Next steps', ['{x|Labs in 3 months: A1c, lipids, ALT|planned|l.a1c}', '{x|Mammogram is due in November|planned|i.mammo}', '{x|Eye exam April 2027; podiatry referral sent|planned}', '{x|Call for vomiting, strong belly pain or sugar below 70|conditional}'])}
      </div></div>
      <p style="font-size:13px;border-top:1px solid #a04a00;padding-top:4px">${c.t('{x|A1c below 7 % is the goal for most adults with diabetes|reference text}.')} Next visit: January 13, 2027, 9:45 AM &nbsp; Rooming: D. Salcido, MA &nbsp; Page 1 of 1</p>${c.no('D. Salcido, MA', 'assistant')}`,
    )
  },
  { dateAliases: ['2026-09-30'], width: 1080, scale: 1.3 },
)

/** United States: a school's form filled in by the practice; yes and no boxes, a table of vaccines, what the nurse may give. */
const school = doc(
  'p1512.png',
  ['en', 'consultation', 'clean'],
  '2026-08-05',
  [
    'Cider Mill Pediatrics',
    'CIDER MILL PEDIATRICS',
    'Cider Mill Pediatrics, LLC',
    'Cider Mill Pediatrics, Danbury',
  ],
  [
    'Simone Abernathy, MD',
    'Simone Abernathy',
    'Dr. Simone Abernathy',
    'Abernathy, Simone',
    'S. Abernathy, MD',
  ],
  ['Naomi Fairbanks', 'FAIRBANKS, NAOMI', 'Fairbanks, Naomi', 'Naomi E. Fairbanks', 'Fairbanks, Naomi E.'],
  'School health examination form',
  (c) => {
    const tick = (on) => (on ? '&#9746;' : '&#9744;')
    const h = (s) => `<div class="h">${en(s)}</div>`
    const yn = (s) => {
      const [on, what, note = ''] = s.split('~')
      return `<tr data-line><td>${c.t(what)}</td><td class="x">${tick(on === 'y')} Yes ${tick(on !== 'y')} No</td><td>${c.t(note)}</td></tr>`
    }
    const vac = (s) => {
      const [what, ...d] = s.split('~')
      return `<tr data-line><td>${c.t(what)}</td>${[0, 1, 2, 3, 4].map((i) => `<td>${d[i] ?? ''}</td>`).join('')}</tr>`
    }
    return sheet(
      `body{font:14px/1.3 ${FACE.arial};font-size:14.2px;padding:34px 50px}.h{background:#333;color:#fff;font-weight:bold;padding:2px 9px;margin-top:8px}.f td,.f th{border:1px solid #777;padding:2px 8px;text-align:left}.x{width:118px;white-space:nowrap}p{margin:4px 8px}.two{display:grid;grid-template-columns:1fr 1fr;gap:0 18px}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div><b style="font-size:20px">SCHOOL HEALTH EXAMINATION FORM</b><br>Grades K to 5 &nbsp; Return to: Brookfield Elementary School, Health Office</div>${mark('cross', '#333', 40)}</div>${c.no('Brookfield Elementary School', 'recipient')}
      ${h('1. STUDENT')}
      <table class="f"><tr><td>Name: <b>Fairbanks, Naomi E.</b></td><td>Birth date: 03/12/2017</td><td>Sex: ${tick(0)} M ${tick(1)} F</td><td>Grade: 4</td></tr><tr><td>Parent: Leah Fairbanks</td><td>Phone: 203-555-01XX</td><td colspan="2">Date of exam: <b>08/05/2026</b></td></tr></table>${c.no('Leah Fairbanks', 'parent')}
      ${h('2. HEALTH HISTORY (completed by parent, reviewed by provider)')}
      <div class="two"><table class="f">${['y~{d.asthma|Asthma|icd=J45.30/J45.909/J45.20}~mild persistent', 'y~{a.peanut|Peanut allergy|react=anaphylaxis}~{d.anaphyl?|anaphylaxis 2021|icd=T78.01XA/Z91.010;st=historical;on=2021}', 'y~{d.eczema|Eczema|icd=L20.9}~', 'n~{x|Seizures|ticked no|d.seiz}~', 'n~{x|Diabetes|ticked no|d.dm1}~{x|grandmother has type 2|family history|d.dm2}', 'n~{x|Heart condition|ticked no}~'].map(yn).join('')}</table>
      <table class="f">${['n~{x|Sudden death in family under 50|ticked no}~', 'y~{d.concuss|Concussion|icd=S06.0X0A/Z87.820;st=historical;on=2024-05}~fell from swing, May 2024', 'y~Surgery~{p.grommet|ear tubes 2019|on=2019}', 'y~Wears glasses~{d.e29myop|nearsighted|icd=H52.13/H52.10}', 'n~{x|Hearing loss|ticked no|d.hearaid}~', 'n~{x|Drug allergy|ticked no|a.amox}~{x|amoxicillin rash as a baby ruled out in 2023|negated|a.amox}'].map(yn).join('')}</table></div>
      ${h('3. PHYSICAL EXAMINATION')}
      <table class="f"><tr data-line><td>${c.t('Height {l.e21ht|53.5 in|v=53.5;u=in}')}</td><td>${c.t('Weight {l.e21wt|71 lb|v=71;u=lb}')}</td><td>${c.t('BMI {l.e21bmi|17.4|v=17.4;u=-}')} (65th percentile)</td><td>${c.t('BP {l.e21sys|102|v=102;u=-}/{l.e21dia|62|v=62;u=-}')}</td><td>${c.t('Pulse {l.e21hr|84|v=84;u=-}')}</td></tr><tr data-line><td colspan="2">${c.t('Vision with glasses: R {l.va|20/25|v=20/25;u=-}, L {l.va|20/30|v=20/30;u=-}')}</td><td colspan="2">${c.t('{p.tymp|Hearing} 20 dB: R pass, L pass')}</td><td>${c.t('{l.hgb|Hgb 12.9 g/dL|v=12.9;u=g/dL}')}</td></tr></table>
      <table class="f" style="margin-top:4px">${[
        'General, skin~{o|dry patches behind both knees}',
        'Eyes, ears, nose, throat~{o|pale swollen turbinates}, {d.allrhin|allergic rhinitis|icd=J30.9/J30.2}; {x|ear tubes out, drums clear|negated|d.ome}',
        'Heart~{o|soft vibratory murmur 1/6, innocent}; {x|no restriction|negated}',
        'Lungs~{x|clear, no wheeze today|negated}',
        'Abdomen, genitals~normal, Tanner 1',
        'Spine~{x|no scoliosis|negated|d.scoli}',
        'Neuro, development~normal; {x|no ADHD concern|negated|d.adhd}',
      ]
        .map((s) => {
          const [k, v] = s.split('~')
          return `<tr data-line><td style="width:220px">${en(k)}</td><td>${c.t(v)}</td></tr>`
        })
        .join('')}</table>
      ${h('4. SCREENING')}
      <p data-line>TB risk: ${tick(0)} Yes ${tick(1)} No &nbsp; ${c.t('{x|skin test not needed|not needed|p.tst}')} &nbsp;&nbsp; Lead (age 2): ${c.t('{l.lead|1.2 mcg/dL|v=1.2;u=mcg/dL;on=2019-04-09}')} on 04/09/2019 &nbsp;&nbsp; Last dental exam: 06/2026</p>
      ${h('5. IMMUNIZATIONS (month/day/year)')}
      <table class="f"><tr><th style="width:24%">Vaccine</th><th>1</th><th>2</th><th>3</th><th>4</th><th>5</th></tr>
      ${['{m.e12dtap|DTaP|dose=-;st=-}~05/14/17~07/16/17~09/18/17~06/20/18~04/02/21', '{m.e12ipv|Polio (IPV)|dose=-;st=-}~05/14/17~07/16/17~09/18/17~04/02/21', '{m.vmmr|MMR|dose=-;st=-}~03/19/18~04/02/21', '{m.e12vvar|Varicella|dose=-;st=-}~03/19/18~04/02/21', '{m.vhepb|Hepatitis B|dose=-;st=-}~03/12/17~05/14/17~12/11/17', '{m.vhepa|Hepatitis A|dose=-;st=-}~03/19/18~10/01/18', '{m.vflu|Influenza|dose=-;st=-}~10/14/25'].map(vac).join('')}</table>
      <p>${c.t('{x|Tdap and HPV due at age 11|planned|m.tdap}. {x|Religious or medical exemption: none|negated}.')}</p>
      ${h('6. MEDICATION')}
      <table class="f"><tr><th>Medicine</th><th>Dose and when</th><th>At school?</th></tr>${[
        '{m.flut|Fluticasone HFA 44 mcg|freq=2 puffs twice a day}~2 puffs twice a day, at home~n',
        '{m.salb|Albuterol HFA 90 mcg|freq=2 puffs every 4 hours as needed}~2 puffs every 4 hours as needed and before gym~y',
        '{m.adren|Epinephrine auto-injector 0.3 mg|freq=as needed}~into the thigh for a severe reaction to peanut~y',
        '{m.ceti|Cetirizine 5 mg|freq=once a day}~once a day, April to June~n',
      ]
        .map((s) => {
          const [m, how, at] = s.split('~')
          return `<tr data-line><td>${c.t(m)}</td><td>${en(how)}</td><td>${tick(at === 'y')} Yes ${tick(at !== 'y')} No</td></tr>`
        })
        .join('')}</table>
      <p>${c.t('{m.mont|Montelukast|dose=-;st=stopped} stopped in 2024 (bad dreams). {x|No ibuprofen by the nurse without a call to the parent|instruction|m.ibu}.')}</p>
      ${h('7. PROVIDER')}
      <p>Full participation in gym and sports: ${tick(1)} Yes ${tick(0)} No &nbsp;&nbsp; Diet: ${c.t('{x|peanut-free table|instruction}')} &nbsp;&nbsp; ${c.t('{x|Allergist visit in October, oral challenge may be offered|planned}')}</p>
      <div style="display:flex;justify-content:space-between;align-items:end;margin:6px 8px 0"><span>${signature(c.rnd, '#22306b', 100)}<br>Simone Abernathy, MD &nbsp; 08/05/2026</span><span style="text-align:right"><b>Cider Mill Pediatrics</b><br>44 Mill Plain Rd, Danbury, CT 068XX</span></div>`,
    )
  },
  { width: 1080, scale: 1.3 },
)

export const thirtysixthEnForms = [diabetes, school]
