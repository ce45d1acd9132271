/** Two more in English: an American family practice's after-visit summary, a Canadian referral form of ticked boxes. */
import { barcode, hand, mark, signature } from '../lib/decor.mjs'
import { FACE, doc, en, sheet } from './blind-parts.mjs'

/** United States: what the patient takes home; readings in a column at the left, what was done and changed at the right. */
const visit = doc(
  'p1461.png',
  ['en', 'consultation', 'clean'],
  '2026-04-27',
  [
    'Bluestem Family Health',
    'BLUESTEM FAMILY HEALTH',
    'Bluestem Family Health, Kearney',
    'Bluestem Family Health - Kearney Clinic',
  ],
  ['Rowan Delacroix, DO', 'Rowan Delacroix', 'Dr. Rowan Delacroix', 'Delacroix, Rowan', 'Dr. Delacroix'],
  ['Walter Jimenez', 'JIMENEZ, WALTER', 'Jimenez, Walter', 'Walter P. Jimenez', 'Walter P Jimenez'],
  'After visit summary',
  (c) => {
    const block = (title, list) =>
      `<h3>${en(title)}</h3>${list.map((s) => `<div data-line class="i">${c.t(s)}</div>`).join('')}`
    const vital = (k, s) => `<tr><td>${en(k)}</td><td>${c.t(s)}</td></tr>`
    return sheet(
      `body{font:16px/1.38 ${FACE.roboto};font-size:15.4px;padding:38px 52px}h3{font-size:16.6px;color:#8a3d00;border-bottom:1.5px solid #d9a066;margin:10px 0 3px}.i{padding:1.6px 0}.w{display:grid;grid-template-columns:330px 1fr;gap:26px}td{padding:1.6px 6px;border-bottom:1px dotted #bbb}.b{background:#fdf3e7;padding:5px 12px;margin-top:8px}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:12px;align-items:center">${mark('star', '#8a3d00', 44)}<div><b style="font-size:22px;color:#8a3d00">Bluestem Family Health</b><br>3907 6th Ave, Kearney, NE 688XX &nbsp; 308-555-01XX</div></div><div style="text-align:right"><b style="font-size:19px">AFTER VISIT SUMMARY</b><br>Walter P. Jimenez &nbsp; DOB 6/14/1958 &nbsp; MRN 00XX482</div></div>
      <div class="b">Visit: <b>4/27/2026 9:20 AM</b> with <b>Rowan Delacroix, DO</b> (Office visit, 40 min)<br>Reason: ${c.t('{o|cough and shortness of breath}, diabetes check')}</div>
      <div class="w"><div>
      <h3>Today's vitals</h3><table>${vital('Blood pressure', '{l.e21sys|138|v=138;u=-}/{l.e21dia|78|v=78;u=-}')}${vital('Pulse', '{l.e21hr|92|v=92;u=-}')}${vital('Temperature', '{l.e21temp|98.4 °F|v=98.4;u=°F}')}${vital('Respirations', '{l.e21rr|20|v=20;u=-}')}${vital('Oxygen saturation', '{l.e21spo2|93%|v=93;u=%}')}${vital('Weight', '{l.e21wt|231 lb|v=231;u=lb}')}${vital('Height', '{l.e21ht?|5 ft 10 in|v=5 ft 10 in;u=-}')}${vital('BMI', '{l.e21bmi|33.1|v=33.1;u=-}')}</table>
      ${block('Results from today', ['{l.a1c|Hemoglobin A1c (in office) 8.3%|v=8.3;u=%}; last 1/12/2026 {l.a1c|7.4%|v=7.4;u=%;on=2026-01-12}', '{l.glu|Glucose, fingerstick 212 mg/dL|v=212;u=mg/dL}', '{l.covag|COVID antigen: negative|v=negative;u=-}', '{l.fluaag|Influenza A: negative|v=negative;u=-}, {l.flubag|B: negative|v=negative;u=-}', '{x|Still in process: basic metabolic panel, urine albumin|pending|l.uacr}'])}
      ${block('Allergies', ['{a.lis|Lisinopril|react=lip swelling} - lip swelling', '{a.sulfa|Sulfa antibiotics|react=rash} - rash', '{x|No latex allergy|negated|a.latex}'])}
      ${block('Shots given today', ['{m.e18vrsv|RSV vaccine (Arexvy)|dose=-;st=-}, left arm', '{x|Shingrix dose 2: due in June|planned|m.vzos}', 'On file: {m.vflu|flu 10/2025|dose=-;st=-;on=2025-10}, {m.vpcv|Prevnar 20 11/2023|dose=-;st=-;on=2023-11}'])}
      ${block('Tobacco', ['{d.smoker|Current smoker, half a pack a day|icd=F17.210/F17.200}', '{x|Chantix: you want to think about it|considered|m.varen}'])}
      ${block('Family', ['{x|Father: lung cancer at 70. Mother: heart attack|family history|d.lungca}'])}
      </div><div>
      ${block('What we talked about', ['{d.p32aecopd|COPD with acute exacerbation|icd=J44.1}', '{d.dm2|Type 2 diabetes with high blood sugar|icd=E11.65}', '{d.htn|High blood pressure|icd=I10}, at goal', '{d.obesity|Obesity|icd=E66.9/E66.811/E66.01}', '{x|We did not find pneumonia|negated|d.pneumonia} on {i.cxr|chest X-ray}; {d.emphys|emphysema|icd=J43.9} seen, {x|heart size normal|negated|d.cardmeg}', '{p.e32footsc|Diabetic foot exam}: {d.neuropathy?|reduced feeling in both feet|icd=E11.42/E11.40/G62.9}, {x|no ulcer|negated|d.e13dfu}', '{p.e35neb|Nebulizer treatment} with {m.e35duon|ipratropium-albuterol|dose=-;st=-} in the office'])}
      ${block('START taking', ['{m.pred|prednisone 40 mg, once a day for 5 days|freq=once a day}', '{m.doxy|doxycycline 100 mg, twice a day for 7 days|freq=twice a day}', '{m.anoro|Anoro Ellipta 62.5/25 mcg, 1 puff a day|dose=-;freq=1 puff a day} (replaces Spiriva)', '{m.empa|Jardiance 10 mg, every morning|freq=every morning}'])}
      ${block('CHANGE', ['{m.glar|Lantus: 24 units at bedtime|dose=24 units;freq=at bedtime} ({o|was 18 units}). {x|While on prednisone check your sugar 4 times a day|instruction}'])}
      ${block('KEEP taking', ['{m.metf|metformin 1,000 mg, twice a day|freq=twice a day}', '{m.los|losartan 100 mg, once a day|freq=once a day}', '{m.ator|atorvastatin 40 mg, at bedtime|freq=at bedtime}', '{m.salb|albuterol inhaler, 2 puffs every 4 hours as needed|dose=-;freq=every 4 hours as needed}', '{m.asa|aspirin 81 mg, once a day|freq=once a day}'])}
      ${block('STOP taking', ['{m.tio|Spiriva Respimat|dose=-;st=stopped}', '{m.glip|glipizide 5 mg|st=stopped} ({o|low sugars at night})'])}
      ${block('Also on your problem list', ['{d.hld|Hyperlipidemia|icd=E78.5}', '{d.osa|Sleep apnea|icd=G47.33/G47.30}, {p.t32cpap|CPAP|st=-} at night', '{d.polyp|Colon polyps 2022|icd=K63.5/Z86.010/Z86.0100/D12.6;st=-;on=2022} ({p.colono|colonoscopy|on=2022})', '{p.rcr|Right rotator cuff repair 2011|on=2011}'])}
      ${block('What is next', ['{x|Low-dose CT lung screening, call 308-555-01XX to schedule|planned|i.ctchest}', '{x|Eye exam overdue|planned}; {x|colonoscopy due 2027|planned|p.colono}', '{x|Spirometry at Platte Valley Pulmonary on 5/20/2026|planned|p.spiro}', '{x|Return in 2 weeks; go to the ER if you cannot speak in full sentences|conditional}'])}
      </div></div>${c.no('Platte Valley Pulmonary', 'other institution')}
      <div style="border-top:1px solid #8a3d00;margin-top:8px;padding-top:3px;font-size:13.4px;display:flex;justify-content:space-between"><span>Printed by Tamsin K., MA, 4/27/2026 10:06 AM</span><span>${barcode(c.rnd, 26, 18)}</span></div>`,
    )
  },
  { width: 1080, scale: 1.3 },
)

/** Canada: a diabetes centre's referral form filled in by a clinic; what is ticked is so, what is not is not. */
const form = doc(
  'p1462.png',
  ['en', 'consultation', 'clean'],
  '2026-06-03',
  [
    'Harrow Hill Medical Clinic',
    'HARROW HILL MEDICAL CLINIC',
    'Harrow Hill Medical Clinic, Brandon',
    'Harrow Hill Medical Clinic, Brandon MB',
  ],
  ['Dr. Simran Gill', 'Simran Gill', 'Dr Simran Gill', 'GILL, Simran', 'Dr. S. Gill'],
  [
    'Colette Desrosiers',
    'DESROSIERS, Colette',
    'Desrosiers, Colette',
    'Colette DESROSIERS',
    'Ms. Colette Desrosiers',
  ],
  'Referral form',
  (c) => {
    const box = (on, s) => `<span class="x">${on ? '&#9745;' : '&#9744;'}&nbsp;${c.t(s)}</span>`
    const yes = (s) => box(true, s)
    const no = (s, id) => box(false, `{x|${s}|not ticked${id ? `|${id}` : ''}}`)
    const h = (s) => `<div class="h">${en(s)}</div>`
    const line = (s) => `<div class="l" data-line>${s}</div>`
    const field = (k, s) => `<td><small>${en(k)}</small><br>${c.t(s)}</td>`
    return sheet(
      `body{font:16px/1.4 ${FACE.arial};font-size:15.6px;padding:40px 56px}.h{background:#2b4b6f;color:#fff;font-weight:bold;padding:2px 10px;margin-top:9px}.l{padding:3px 10px;border:1px solid #9aa8b8;border-top:0}.x{display:inline-block;margin-right:20px}.f td{border:1px solid #9aa8b8;padding:2px 10px}small{font-size:12.6px;color:#44546a}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div><b style="font-size:20px;color:#2b4b6f">REFERRAL: DIABETES EDUCATION AND ENDOCRINE CLINIC</b><br>Assiniboine Diabetes Centre, Brandon &nbsp; Fax to 204-555-01XX</div><div style="text-align:right">Form DE-14 (rev. 2025)<br>${barcode(c.rnd, 24, 20)}</div></div>${c.no('Assiniboine Diabetes Centre', 'recipient')}
      <table class="f" style="margin-top:8px"><tr><td style="width:50%"><small>Patient</small><br><b>DESROSIERS, Colette</b> &nbsp; F &nbsp; DOB 1984-11-23<br>PHIN 4XX XXX 611</td><td><small>Referred by</small><br>Dr. Simran Gill<br>Harrow Hill Medical Clinic, Brandon MB &nbsp; Date: 2026-06-03</td></tr></table>
      ${h('REASON FOR REFERRAL')}
      ${line(`${yes('{d.dm2|Type 2 diabetes|icd=E11.65/E11.9}')}${no('Type 1 diabetes', 'd.dm1')}${no('Prediabetes', 'd.predm')}${no('Steroid-induced')}Year of diagnosis: 2019`)}
      ${line(`${yes('{o|Not at target}')}${no('Newly diagnosed')}${no('Insulin pump')}${no('Frequent hypoglycemia')}${yes('{x|Start of insulin|request|m.e14insulin}')}`)}
      ${line(`Urgency: ${box(false, '{x|Urgent (within 1 week)|not ticked}')}${box(true, 'Soon (within 4 weeks)')}${box(false, 'Routine')}`)}
      ${h('COMPLICATIONS AND OTHER CONDITIONS')}
      ${line(`${yes('{d.dretin|Retinopathy|icd=E11.319/E11.329}')}${no('Nephropathy', 'd.dnephro')}${yes('{d.dneuro|Neuropathy|icd=E11.40/E11.42}')}${no('Foot ulcer', 'd.e13dfu')}${no('Coronary disease', 'd.ihd')}${no('Stroke or TIA', 'd.stroke')}`)}
      ${line(`${yes('{d.htn|Hypertension|icd=I10}')}${yes('{d.hld|Dyslipidemia|icd=E78.5}')}${yes('{d.pcos|PCOS|icd=E28.2}')}${no('Celiac disease', 'd.celiac')}${no('Thyroid disease', 'd.hypothy')}${yes('{d.mdd|Depression|icd=F32.A/F32.9}')}`)}
      ${line(`Other: ${c.t('{d.steat|fatty liver|icd=K76.0}; {d.gdm|gestational diabetes 2016|icd=Z86.32/O24.419;st=historical;on=2016}; {p.cholecy|cholecystectomy 2018|on=2018}')}`)}
      ${h('READINGS 2026-06-03')}
      <table class="f"><tr>${field('BP', '{l.e21sys|136|v=136;u=-}/{l.e21dia|84|v=84;u=-}')}${field('Pulse', '{l.e21hr|80|v=80;u=-}')}${field('Weight', '{l.e21wt|104.2 kg|v=104.2;u=kg}')}${field('Height', '{l.e21ht|165 cm|v=165;u=cm}')}${field('BMI', '{l.e21bmi|38.3|v=38.3;u=-}')}${field('Waist', '{o|118 cm}')}</tr></table>
      ${h('LABORATORY')}
      <table class="f"><tr>${field('A1C (2026-05-25)', '{l.a1c|9.4 %|v=9.4;u=%;on=2026-05-25}')}${field('A1C (2025-11-17)', '{l.a1c|8.6 %|v=8.6;u=%;on=2025-11-17}')}${field('Fasting glucose (2026-05-25)', '{l.gttf|11.8 mmol/L|v=11.8;u=mmol/L;on=2026-05-25}')}${field('LDL (2026-05-25)', '{l.ldl|2.7 mmol/L|v=2.7;u=mmol/L;on=2026-05-25}')}</tr><tr>${field('Creatinine (2026-05-25)', '{l.crea|64 umol/L|v=64;u=umol/L;on=2026-05-25}')}${field('eGFR (2026-05-25)', '{l.egfr|105|v=105;u=-;on=2026-05-25}')}${field('Urine ACR (2026-05-25)', '{l.uacr|1.4 mg/mmol|v=1.4;u=mg/mmol;on=2026-05-25}')}${field('ALT (2026-05-25)', '{l.alt|61 U/L|v=61;u=U/L;on=2026-05-25}')}</tr></table>
      ${h('CURRENT MEDICATIONS')}
      ${line(c.t('{m.metf|metformin 1000 mg bid|freq=bid}, {m.sema|Ozempic 1 mg weekly|freq=weekly}, {m.glic|gliclazide MR 60 mg daily|freq=daily}, {m.perin|perindopril 4 mg daily|freq=daily}, {m.ros|rosuvastatin 10 mg daily|freq=daily}'))}
      ${line(c.t('{m.esc|escitalopram 20 mg daily|freq=daily}, {m.lng|Mirena IUD|dose=-}, {m.chole|vitamin D 1000 IU daily|freq=daily}. Stopped: {m.empa|Jardiance|dose=-;st=stopped} ({d.thrush?|yeast infections|icd=B37.31/B37.32/B37.3;st=historical})'))}
      ${line(`Allergies: ${box(false, 'None')}${box(true, '{a.amox|amoxicillin|react=hives} (hives)')}${c.t('{x|no reaction to latex|negated|a.latex}')}`)}
      ${h('LIFESTYLE AND NEEDS')}
      ${line(`Smoking: ${no('Current', 'd.smoker')}${yes('{d.exsmoker|Former|icd=Z87.891}')}${box(false, 'Never')}Alcohol: ${no('Daily', 'd.alcdep')}${yes('{o|Occasional}')}Interpreter: ${box(false, 'Yes')}${box(true, 'No')}`)}
      ${line(`Pregnant: ${no('Yes', 'd.h30pregn')}${box(true, 'No')}Driver: ${box(true, 'Yes')}${box(false, 'No')}Family history: ${c.t('{x|mother and two sisters have type 2 diabetes; brother on dialysis|family history|p.dialysis}')}`)}
      ${h('NOTES AND REQUEST')}
      <div class="l" style="min-height:74px">${hand('Please teach glucose sensor use and injection. Afraid of needles.', 23)}<br>${c.t('{x|Glargine 10 units to be started at your first visit|planned|m.glar}. {x|She asks about bariatric surgery|considered|p.sleeve}. {x|Ophthalmology follow-up in September|planned}.')}</div>
      <div style="display:flex;justify-content:space-between;align-items:end;margin-top:6px"><div>${signature(c.rnd, '#22306b', 110)}<br>Dr. Simran Gill, Family Medicine, billing no. 7XX14</div><span style="font-size:13px">Office use only: received ________ triaged by ________</span></div>`,
    )
  },
  { width: 1080, scale: 1.3 },
)

export const thirtyfifthEnForms = [visit, form]
