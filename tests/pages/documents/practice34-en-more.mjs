/** Other paper in English for practice: an American clinic's list of medicines, scanned. */
import { mark, signature } from '../lib/decor.mjs'
import { FACE, doc, en, sheet } from './blind-parts.mjs'

/** United States: a heart clinic's list by time of day; what changed today in a column, held and stopped drugs below. */
const list = doc(
  'p9286.jpg',
  ['en', 'prescription', 'scan'],
  '2026-05-04',
  [
    'Palmetto Shores Cardiology',
    'PALMETTO SHORES CARDIOLOGY',
    'Palmetto Shores Cardiology, PA',
    'Palmetto Shores Cardiology, Beaufort',
  ],
  ['Everett Dunmore, DO', 'Everett Dunmore', 'Dr. Everett Dunmore', 'Dr. Dunmore', 'E. Dunmore, DO'],
  ['Lucille Broussard', 'BROUSSARD, LUCILLE', 'Lucille P. Broussard', 'Broussard, Lucille P.'],
  'Your medication list',
  (c) => {
    const row = (m, why, am, noon, pm, bed, note = '') =>
      `<tr data-line><td>${c.t(m)}</td><td>${c.t(why)}</td>${[am, noon, pm, bed].map((x) => `<td class="x">${en(x)}</td>`).join('')}<td>${c.t(note)}</td></tr>`
    return sheet(
      `body{font:16.4px/1.34 ${FACE.arial};padding:44px 54px}.t td,.t th{border:1px solid #666;padding:4px 7px;text-align:left}.t th{background:#e6e6e6;font-size:14.5px}.x{text-align:center!important;width:62px}p{margin:8px 0}.b{border:1px solid #666;padding:6px 12px;margin-top:9px}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:12px;align-items:center">${mark('cross', '#333', 44)}<div><b style="font-size:23px">Palmetto Shores Cardiology</b><br>16 Bay Point Rd, Beaufort SC &nbsp; 843-555-0XXX</div></div><b style="font-size:21px">YOUR MEDICATION LIST</b></div>
      <p>Name: <b>Lucille P. Broussard</b> &nbsp; DOB 07/27/1944 &nbsp; Chart 22XX518<br>Visit date: 05/04/2026 &nbsp; Reviewed by: Everett Dunmore, DO &nbsp; Pharmacy: Low Country Drugs</p>${c.no('Low Country Drugs', 'pharmacy')}
      <p>Today: BP ${c.t('{l.e21sys|124|v=124;u=-}/{l.e21dia|68|v=68;u=-}')} &nbsp; Pulse ${c.t('{l.e21hr|62|v=62;u=-}')} &nbsp; Weight ${c.t('{l.e21wt|146 lb|v=146;u=lb}')} &nbsp; O2 ${c.t('{l.e21spo2|97%|v=97;u=%}')}<br>Drug allergies: ${c.t('{a.lis|lisinopril|react=cough} (cough), {a.pen|penicillin|react=hives} (hives). {x|No iodine allergy|negated|a.contrast}')}</p>
      <table class="t"><tr><th style="width:29%">Medicine</th><th>What for</th><th class="x">Morning</th><th class="x">Noon</th><th class="x">Evening</th><th class="x">Bedtime</th><th style="width:23%">Changes / notes</th></tr>
      ${row('{m.apix|Apixaban (Eliquis) 2.5 mg|freq=twice daily}', '{d.af?|AFib|icd=I48.91}', '1', '', '1', '', 'do not skip')}
      ${row('{m.metop|Metoprolol succinate ER 50 mg|freq=daily}', 'heart rate', '1', '', '', '', '{o|was 25 mg}')}
      ${row('{m.sacval|Entresto 49-51 mg|dose=-;freq=twice daily}', '{d.hfref?|heart failure|icd=I50.20/I50.22/I50.9}', '1', '', '1', '')}
      ${row('{m.empa|Empagliflozin (Jardiance) 10 mg|freq=daily}', 'heart, kidneys', '1', '', '', '', 'NEW today')}
      ${row('{m.bume|Bumetanide 1 mg|freq=twice daily}', 'fluid', '1', '1', '', '', '{x|extra tablet if up 3 lb|conditional}')}
      ${row('{m.spir|Spironolactone 25 mg|freq=daily}', 'fluid', '1', '', '', '')}
      ${row('{m.ros|Rosuvastatin 10 mg|freq=daily at bedtime}', '{d.hld?|cholesterol|icd=E78.5/E78.00}', '', '', '', '1')}
      ${row('{m.levo|Levothyroxine 75 mcg|freq=daily in the morning}', '{d.hypothy?|thyroid|icd=E03.9}', '1', '', '', '', 'empty stomach')}
      ${row('{m.gaba|Gabapentin 300 mg|freq=at bedtime}', '{o|nerve pain}', '', '', '', '1')}
      ${row('{m.calvitd|Calcium 600 mg with vitamin D|dose=600 mg;freq=daily with noon meal}', 'bones', '', '1', '', '', '4 hours after thyroid pill')}
      ${row('{m.gtn|Nitroglycerin 0.4 mg under the tongue|freq=as needed;route=under the tongue}', '{o|chest pain}', '', '', '', '', 'only when needed; {x|call 911 after the first if no relief|conditional}')}
      ${row('{m.latan|Latanoprost eye drops 0.005%|dose=0.005 %;freq=1 drop both eyes at bedtime}', '{d.glauc?|glaucoma|icd=H40.9/H40.1190}', '', '', '', '1')}</table>
      <div class="b" data-line><b>STOPPED:</b> ${c.t('{m.digo|Digoxin 125 mcg|st=stopped} (slow pulse in March); {m.melox|Meloxicam 7.5 mg|st=stopped} (kidneys); {m.amio|Amiodarone 200 mg|st=stopped} (thyroid)')}</div>
      <div class="b"><b>Remember:</b> ${c.t('{x|No ibuprofen, naproxen or salt substitutes|warned|m.ibu}. {x|Hold Jardiance if you cannot eat or are to have surgery|conditional|m.empa}. {x|Labs in two weeks: potassium and kidney function|planned|l.k}. Last labs 04/22/2026: potassium {l.k|4.8|v=4.8;u=-;on=2026-04-22}, creatinine {l.crea|1.3|v=1.3;u=-;on=2026-04-22}, TSH {l.tsh|3.1|v=3.1;u=-;on=2026-04-22}, NT-proBNP {l.bnp|1220|v=1220;u=-;on=2026-04-22}.')}</div>
      <div class="b"><b>History:</b> ${c.t('{p.pci|stent 2016|on=2016}, {p.pacem|pacemaker 2021|on=2021}, {d.ckd3|stage 3 kidney disease|icd=N18.30}. {x|Ablation talked about, not wanted|considered|p.ablat}. {x|Sister had a stroke|family history|d.stroke}. {x|Not diabetic|negated|d.dm2}. {m.vpcv|Prevnar 20 given 11/2025|dose=-;st=-;on=2025-11}.')}</div>
      <div style="display:flex;justify-content:space-between;align-items:end;margin-top:10px"><span>Next visit: 08/03/2026 &nbsp; Prepared by: K. Swann, RN</span>${signature(c.rnd, '#333', 90)}</div>${c.no('K. Swann, RN', 'nurse')}`,
    )
  },
  { dateAliases: ['2026-04-22'], width: 1060, scale: 1.34, degrade: { angle: 0.8 } },
)

export const practice34EnMore = [list]
