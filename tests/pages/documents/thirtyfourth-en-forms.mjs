/** Two more in English: a Canadian maternity visit's summary in tiles, an Irish practice's referral form. */
import { mark, matrixCode, signature } from '../lib/decor.mjs'
import { FACE, doc, en, sheet } from './blind-parts.mjs'

/** Canada: a summary for the patient after an antenatal visit; a strip of readings, results as a list, tiles below. */
const antenatal = doc(
  'p1411.png',
  ['en', 'consultation', 'clean'],
  '2026-02-17',
  [
    'Maple Junction Maternity Care',
    'MAPLE JUNCTION MATERNITY CARE',
    'Maple Junction Maternity Care, Kelowna',
    'Maple Junction Maternity Care Clinic',
  ],
  ['Dr. Chloe Beauchamp', 'Chloe Beauchamp', 'Dr Chloe Beauchamp', 'Beauchamp, Chloe', 'Dr. Beauchamp'],
  ['Sunita Rai', 'RAI, Sunita', 'Rai, Sunita', 'Sunita RAI', 'Ms. Sunita Rai'],
  'Prenatal visit summary',
  (c) => {
    const box = (title, list) =>
      `<div class="b"><b>${en(title)}</b>${list.map((s) => `<div data-line>${c.t(s)}</div>`).join('')}</div>`
    const tile = (k, s) => `<div><small>${en(k)}</small><br><b>${c.t(s)}</b></div>`
    return sheet(
      `body{font:16px/1.4 ${FACE.lato};font-size:16px;padding:40px 56px}.s{display:grid;grid-template-columns:repeat(6,1fr);border:1.4px solid #8c3b5e;border-radius:8px;margin:11px 0}.s div{padding:5px 10px;border-right:1px solid #d9b9c8}.s div:last-child{border:0}small{color:#8c3b5e;font-size:13px}.two{display:grid;grid-template-columns:1fr 1fr;gap:12px;align-items:start}.b{border-left:4px solid #8c3b5e;background:#fbf4f7;padding:5px 12px 7px;margin-bottom:11px}.b>b{color:#8c3b5e;font-size:17px}p{margin:6px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:12px;align-items:center">${mark('leaf', '#8c3b5e', 46)}<div><b style="font-size:22px;color:#8c3b5e">Maple Junction Maternity Care</b><br>1835 Gordon Drive, Kelowna BC V1Y XXX &nbsp; 250-555-01XX</div></div><div style="text-align:right"><b style="font-size:18px">Prenatal visit summary</b><br>Visit: Feb 17, 2026 &nbsp; Dr. Chloe Beauchamp</div></div>
      <p><b>RAI, Sunita</b> &nbsp; Born 1992-10-04 &nbsp; PHN 9XXX XXX 417 &nbsp;|&nbsp; ${c.t('{d.h30pregn|Pregnancy|icd=Z34.93/Z33.1/Z3A.28/Z34.83/O09.93}')} 28 weeks 3 days, due May 9, 2026 &nbsp;|&nbsp; G2 P1</p>
      <div class="s">${tile('Blood pressure', '{l.e21sys|112|v=112;u=-}/{l.e21dia|70|v=70;u=-}')}${tile('Pulse', '{l.e21hr|84|v=84;u=-}')}${tile('Weight', '{l.e21wt|71.6 kg|v=71.6;u=kg}')}${tile('Fundal height', '{o|29 cm}')}${tile('Fetal heart', '{o|146 /min}')}${tile('Urine', '{l.uprot|protein neg|v=neg;u=-}, {l.uglu|glucose neg|v=neg;u=-}')}</div>
      <div class="two"><div>
      ${box('How you are', ['Baby moves well. {x|No bleeding, no leaking of fluid, no contractions|negated}', '{x|No headache or blurred vision|negated|d.preecl}', '{o|Heartburn at night}, {o|tired}', '{d.nvp|Nausea of pregnancy|icd=O21.0/O21.9;st=historical} is gone since 16 weeks', '{x|Your partner has a cold sore; avoid kisses to the newborn|relative}'])}
      ${box('Results of Feb 12, 2026', ['{l.hgb|Hemoglobin 101 g/L|v=101;u=g/L;on=2026-02-12} (low)', '{l.plt|Platelets 214|v=214;u=-;on=2026-02-12}', '{l.ferr|Ferritin 9 ug/L|v=9;u=ug/L;on=2026-02-12} (low)', '{l.glupost|Glucose 50 g, 1 hour: 7.1 mmol/L|v=7.1;u=mmol/L;on=2026-02-12} (normal below 7.8)', '{l.tsh|TSH 1.9 mU/L|v=1.9;u=mU/L;on=2026-02-12}', '{l.abo|Blood group O|v=O;u=-;on=2026-02-12} {l.rhd|Rh negative|v=negative;u=-;on=2026-02-12}, {l.abscr|antibody screen negative|v=negative;u=-;on=2026-02-12}', '{l.syph|Syphilis screen non-reactive|v=non-reactive;u=-;on=2026-02-12}'])}
      ${box('Earlier in this pregnancy', ['First visit: {l.hgb|hemoglobin 121|v=121;u=-}, {l.hbsag|hepatitis B negative|v=negative;u=-}, {l.hivag|HIV negative|v=negative;u=-}, {l.rubg|rubella immune|v=immune;u=-}', '{i.usob|Ultrasound Dec 22, 2025|on=2025-12-22} (20 weeks): normal anatomy, placenta posterior, {x|not low|negated|d.plprev}', 'Prenatal screen (SIPS): {x|low risk for Down syndrome|negated|d.down}'])}
      ${box('History', ['{p.csect|Cesarean section 2022|on=2022} for {d.breech|breech|icd=O32.1XX0;st=historical}, a girl, 3,310 g', '{d.hypothy|Underactive thyroid|icd=E03.9/O99.283/O99.282} since 2019', '{d.migr|Migraine with aura|icd=G43.109}', '{x|Your mother has type 2 diabetes|family history|d.dm2}', '{x|Never smoked, no alcohol in pregnancy|negated|d.smoker}'])}
      </div><div>
      ${box('Today we found', ['{d.ida|Iron deficiency anemia|icd=D50.9/O99.013} in pregnancy', '{d.e34rhneg|Rh negative|icd=O26.893/O36.0130/Z67.41/O36.0930}', '{x|You do not have gestational diabetes|negated|d.gdm}'])}
      ${box('Given today', ['{m.e34antid|WinRho 300 mcg|st=-;route=IM} IM, right deltoid, lot 14XX2', '{m.tdap|Tdap vaccine (Adacel)|dose=-;st=-}, left deltoid', '{x|RSV vaccine: we will offer it at 32 weeks|planned|m.e18vrsv}'])}
      ${box('Your medicines', ['{m.fefum|Ferrous fumarate 300 mg, 1 capsule at bedtime|freq=at bedtime} (new)', '{m.levo|Levothyroxine 100 mcg, 1 tablet daily|freq=daily}, 4 hours apart from iron', '{m.prenat|Prenatal vitamin, 1 tablet daily|dose=-;freq=daily}', '{m.asa|Aspirin 81 mg, at bedtime|freq=at bedtime} until 36 weeks', '{m.famo|Famotidine 20 mg, at bedtime if needed|freq=at bedtime if needed} (new)', '{m.doxylam|Diclectin|dose=-;st=stopped}: stopped in November', '{x|Do not take ibuprofen|warned|m.ibu}'])}
      ${box('Allergies', ['{a.e34cefal|Cephalexin|react=rash}: rash', '{x|Latex: none|negated|a.latex}'])}
      ${box('Plan', ['{x|Iron infusion if hemoglobin stays below 100|conditional|p.e28feinf}', '{x|Growth ultrasound at 34 weeks, booked Mar 31|planned|i.usob}', '{x|Swab for group B strep at 36 weeks|planned|d.gbs}', '{x|Repeat CBC, ferritin and TSH in 4 weeks|planned|l.ferr}', '{x|You would like a vaginal birth; repeat cesarean was discussed|considered|p.csect}', '{x|Call us for fewer movements, bleeding or strong headache|conditional}'])}
      ${box('Next visits', ['Mar 3, 2026, 10:15, Dr. Beauchamp', 'Mar 31, 2026, 9:00, ultrasound at Kelowna General'])}
      </div></div>
      <p style="font-size:14px">${c.t('{x|The glucose drink test is normal below 7.8; 11.1 or more means gestational diabetes|reference text|d.gdm}.')} Printed for the patient, page 1 of 1</p>`,
    )
  },
  { dateAliases: ['2026-02-12'], width: 1080, scale: 1.3 },
)

/** Ireland: a practice system's referral form; shaded headings, tables of problems, medicines and readings, boxes for urgency. */
const referral = doc(
  'p1412.png',
  ['en', 'consultation', 'clean'],
  '2026-03-05',
  [
    'Carrowbeg Family Practice',
    'CARROWBEG FAMILY PRACTICE',
    'Carrowbeg Family Practice, Westport',
    'Carrowbeg Family Practice, Westport, Co Mayo',
  ],
  [
    'Dr Aoife Brannigan',
    'Aoife Brannigan',
    'Dr. Aoife Brannigan',
    'Dr A Brannigan',
    'BRANNIGAN, Dr Aoife',
    'Dr Aoife Brannigan MICGP',
  ],
  ['Padraic Gilhooly', 'GILHOOLY, Padraic', 'Mr Padraic Gilhooly', 'Padraic GILHOOLY', 'Gilhooly, Padraic'],
  'Referral form',
  (c) => {
    const h = (s) => `<div class="h">${en(s)}</div>`
    const p = (s) => `<p>${c.t(s)}</p>`
    const tick = (on) => (on ? '&#9746;' : '&#9744;')
    const table = (heads, rows) =>
      `<table class="t"><tr>${heads.map((s) => `<th>${en(s)}</th>`).join('')}</tr>${rows
        .map(
          (s) =>
            `<tr data-line>${s
              .split('~')
              .map((x) => `<td>${c.t(x)}</td>`)
              .join('')}</tr>`,
        )
        .join('')}</table>`
    return sheet(
      `body{font:16px/1.34 ${FACE.verdana};font-size:14px;padding:38px 54px}.h{background:#d9e2d5;font-weight:bold;padding:2px 9px;margin-top:7px;border-top:1.5px solid #44603a}p{margin:3px 9px}.t td,.t th{padding:1.4px 9px;text-align:left;border-bottom:1px solid #c6cfc2}.two{display:grid;grid-template-columns:1fr 1fr;gap:14px}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div><b style="font-size:19px">NATIONAL GENERAL REFERRAL FORM</b><br>Hospital: Castlebar Regional Hospital &nbsp; Clinic: Cardiology</div>${matrixCode(c.rnd, 18, 2.6)}</div>${c.no('Castlebar Regional Hospital', 'recipient')}
      <p>Urgency: ${tick(1)} Urgent &nbsp; ${tick(0)} Routine &nbsp;&nbsp; First referral: ${tick(1)} Yes ${tick(0)} No &nbsp;&nbsp; Date of referral: 05/03/2026</p>
      <div class="two"><div>${h('PATIENT')}<p><b>GILHOOLY, Padraic</b><br>DOB 21/11/1955 &nbsp; Male &nbsp; GMS 3XXX018A<br>8 Quay Street, Westport, Co Mayo</p></div><div>${h('REFERRER')}<p>Dr Aoife Brannigan, MCRN 2XXX47<br>Carrowbeg Family Practice, Westport<br>Tel 098 5XX 20</p></div></div>
      ${h('REASON FOR REFERRAL')}
      ${p('{d.palp|Palpitations|icd=R00.2} and {o|breathlessness on hills} for 6 weeks, found to be in {d.af|atrial fibrillation|icd=I48.91} on {p.ecg|ECG 02/03/2026|on=2026-03-02}, {l.e21hr?|rate 118|v=118;u=-;on=2026-03-02}, {d.lbbb|left bundle branch block|icd=I44.7}. {x|No chest pain, no syncope|negated|d.syncope}. {o|Ankle swelling} by evening. {x|?Early heart failure|question|d.chf}. {x|Please advise on cardioversion and whether he needs an angiogram|request|p.cardiov}.')}
      ${h('EXAMINATION AND READINGS 02/03/2026')}
      ${p('BP {l.e21sys|138|v=138;u=-;on=2026-03-02}/{l.e21dia|86|v=86;u=-;on=2026-03-02}, pulse {l.e21hr|112|v=112;u=-;on=2026-03-02} irregular, SpO2 {l.e21spo2|96%|v=96;u=%;on=2026-03-02}, temperature {l.e21temp|36.6|v=36.6;u=-;on=2026-03-02}, weight {l.e21wt|97 kg|v=97;u=kg;on=2026-03-02}, height {l.e21ht|176 cm|v=176;u=cm;on=2026-03-02}, BMI {l.e21bmi|31.3|v=31.3;u=-;on=2026-03-02}. {o|Soft systolic murmur at the apex}, {o|mild pitting oedema}. {x|Chest clear, no goitre|negated|d.e14goitre}.')}
      ${h('ACTIVE PROBLEMS')}
      ${table(['Problem', 'Since', 'Note'], ['{d.htn|Hypertension|icd=I10}~2009~', '{d.obesity|Obesity|icd=E66.9/E66.811}~2014~', '{d.gout|Gout|icd=M10.9/M1A.9XX0}~2016~last attack August 2025', '{d.osa|Obstructive sleep apnoea|icd=G47.33}~2021~{p.t32cpap|CPAP|st=-}, uses it 5 nights a week', '{d.predm|Prediabetes|icd=R73.03}~2024~diet only'])}
      ${h('PAST HISTORY')}
      ${p('{p.herniar|Right inguinal hernia repair 1998|on=1998}; {d.duod|duodenal ulcer 2003|icd=K26.9/Z87.11;st=historical;on=2003}, {d.hpyl?|H. pylori treated|icd=B96.81/A04.8/Z86.19;st=historical}; {d.covid|COVID-19 pneumonia 2021|icd=J12.82/U07.1/Z86.16;st=historical;on=2021}. {x|No stroke, no diabetes, no bleeding|negated|d.stroke}.')}
      ${h('CURRENT MEDICATION')}
      ${table(['Drug', 'Dose', 'Started'], ['{m.apix|Apixaban 5 mg tablets|freq=twice daily}~one twice daily~02/03/2026', '{m.bis|Bisoprolol 2.5 mg tablets|freq=every morning}~one every morning~02/03/2026', '{m.perin|Perindopril 5 mg tablets|freq=daily}~one daily~2015', '{m.allo|Allopurinol 300 mg tablets|freq=daily}~one daily~2017', '{m.eso|Esomeprazole 20 mg tablets|freq=daily}~one daily~2019', '{m.ros|Rosuvastatin 5 mg tablets|freq=at night}~one at night~2024'])}
      ${p('Stopped 02/03/2026: {m.dicl|diclofenac|dose=-;st=stopped} (was bought over the counter), {m.aml|amlodipine 5 mg|st=stopped} (ankle swelling).')}
      ${h('ALLERGIES')}
      ${p('{a.eryth|Erythromycin|react=vomiting} (vomiting). {x|Penicillin: tolerates|negated|a.pen}.')}
      ${h('INVESTIGATIONS')}
      ${table(['Test', 'Result', 'Date'], ['Haemoglobin~{l.hgb|14.9 g/dL|v=14.9;u=g/dL;on=2026-03-03}~03/03/2026', 'Creatinine / eGFR~{l.crea|98 umol/L|v=98;u=umol/L;on=2026-03-03} / {l.egfr|70|v=70;u=-;on=2026-03-03}~03/03/2026', 'Sodium / potassium~{l.na|141|v=141;u=-;on=2026-03-03} / {l.k|4.6|v=4.6;u=mmol/L;on=2026-03-03} mmol/L~03/03/2026', 'TSH~{l.tsh|2.11 mIU/L|v=2.11;u=mIU/L;on=2026-03-03}~03/03/2026', 'NT-proBNP~{l.bnp|1,184 pg/mL|v=1184;u=pg/mL;on=2026-03-03} (high)~03/03/2026', 'HbA1c~{l.a1c|43 mmol/mol|v=43;u=mmol/mol;on=2026-03-03}~03/03/2026', 'LDL cholesterol~{l.ldl|2.4 mmol/L|v=2.4;u=mmol/L;on=2025-09-16}~16/09/2025', '{i.cxr|Chest X-ray|on=2026-03-04}~{d.cardmeg|Cardiac enlargement|icd=I51.7}, {x|no oedema, no effusion|negated|d.pulmed}~04/03/2026', 'Echocardiogram~{x|requested privately, not done yet|not done|i.echo}~'])}
      ${h('SOCIAL AND FAMILY')}
      ${p('Retired postman, lives with wife. {d.exsmoker|Ex-smoker since 2003|icd=Z87.891;st=-}. {o|Alcohol 14 units a week}. {x|Brother had a pacemaker at 60; father died of a stroke|family history|p.pacem}. {x|Drives a van: advised not to if dizzy|instruction}.')}
      <p style="margin-top:6px">CHA2DS2-VASc ${c.t('{o|2}')} &nbsp; Interpreter: ${tick(0)} Yes ${tick(1)} No &nbsp; Mobility problem: ${tick(0)} Yes ${tick(1)} No &nbsp; Pacemaker: ${tick(0)} Yes ${tick(1)} No</p>
      <div style="margin-top:4px">${signature(c.rnd, '#22306b', 100)}<br>Dr Aoife Brannigan MICGP &nbsp; 05/03/2026</div>`,
    )
  },
  { dateAliases: ['2026-03-02'], width: 1080, scale: 1.3 },
)

export const thirtyfourthEnForms = [antenatal, referral]
