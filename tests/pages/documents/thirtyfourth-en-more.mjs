/** Other paper in English: an American home health agency's list of medicines, an American abdominal CT. */
import { barcode, hand, mark, signature } from '../lib/decor.mjs'
import { FACE, doc, en, items, sheet } from './blind-parts.mjs'

/** United States: a ruled list with start day, drug, directions, reason and a letter; crossed-off drugs under it. */
const profile = doc(
  'p1409.jpg',
  ['en', 'prescription', 'photo'],
  '2026-04-22',
  [
    'Prairie Wind Home Health',
    'PRAIRIE WIND HOME HEALTH',
    'Prairie Wind Home Health, Wichita',
    'Prairie Wind Home Health, Inc.',
  ],
  [
    'Marcus Ellery, MD',
    'Marcus Ellery',
    'Dr. Marcus Ellery',
    'ELLERY, MARCUS MD',
    'Ellery, Marcus',
    'Dr. Ellery',
  ],
  [
    'Lorraine Fitzhugh',
    'FITZHUGH, LORRAINE',
    'Fitzhugh, Lorraine',
    'Lorraine B. Fitzhugh',
    'FITZHUGH, LORRAINE B',
  ],
  'Medication profile',
  (c) => {
    const row = (s) => {
      const [start, drug, how, why, mark] = s.split('~')
      return `<tr data-line><td>${start}</td><td><b>${c.t(drug)}</b></td><td>${c.t(how)}</td><td>${c.t(why)}</td><td style="text-align:center">${mark}</td></tr>`
    }
    return sheet(
      `body{font:15px/1.28 ${FACE.arial};font-size:15.4px;padding:40px 50px}table.m td,table.m th{border:1px solid #333;padding:3px 7px}table.m th{background:#dfe7ee;text-align:left}p{margin:6px 0}.k{display:grid;grid-template-columns:1.15fr 1fr 1fr;border:1.4px solid #333;margin:8px 0}.k div{padding:4px 9px;border-right:1px solid #333}.k div:last-child{border:0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:12px;align-items:center">${mark('wave', '#27567b', 46)}<div><b style="font-size:22px;color:#27567b">Prairie Wind Home Health</b><br>2601 N Maize Rd, Wichita, KS 672XX &nbsp; 316-555-01XX</div></div><b style="font-size:20px">MEDICATION PROFILE</b></div>
      <div class="k"><div><b>FITZHUGH, LORRAINE B</b><br>DOB: 12/05/1942 &nbsp; F &nbsp; MR# 18XX4</div><div>Start of care: 04/08/2026<br>Reviewed: 04/22/2026</div><div>Physician: Marcus Ellery, MD<br>Pharmacy: Corner Drug, Maize</div></div>${c.no('Corner Drug, Maize', 'pharmacy')}
      <p data-line><b>Allergies:</b> ${c.t('{a.sulfa|Sulfa|react=hives} (hives), {a.code|codeine|react=confusion} (confusion), {a.elast|adhesive tape|react=blisters} (blisters). {x|Denies food allergies|negated}')}</p>
      <table class="m"><tr><th style="width:88px">Start</th><th style="width:28%">Medication / strength</th><th>Dose, route, frequency</th><th style="width:25%">Reason</th><th>N/C/L</th></tr>
      ${[
        '04/08/26~{m.fur|Furosemide 40 mg tab|freq=every morning;route=PO}~1 tab PO every morning~{d.chf|Heart failure|icd=I50.9}~L',
        '04/22/26~{m.kcl|Potassium chloride ER 20 mEq tab|dose=-;freq=daily;route=PO}~1 tab PO daily with food~Taking furosemide~N',
        '04/08/26~{m.carv|Carvedilol 12.5 mg tab|freq=twice daily;route=PO}~1 tab PO twice daily~{d.htn|High blood pressure|icd=I10}, heart failure~L',
        '04/15/26~{m.sacval|Entresto 24-26 mg tab|dose=-;freq=twice daily;route=PO}~1 tab PO twice daily~Heart failure~C',
        '04/08/26~{m.apix|Apixaban 2.5 mg tab|freq=twice daily;route=PO}~1 tab PO twice daily~{d.af|Atrial fibrillation|icd=I48.91}~L',
        '04/08/26~{m.levo|Levothyroxine 50 mcg tab|freq=daily;route=PO}~1 tab PO daily, empty stomach~{d.hypothy|Hypothyroidism|icd=E03.9}~L',
        '04/08/26~{m.prav|Pravastatin 40 mg tab|freq=at bedtime;route=PO}~1 tab PO at bedtime~{d.hld|High cholesterol|icd=E78.00/E78.5}~L',
        '04/08/26~{m.trel|Trelegy Ellipta 100-62.5-25 mcg|dose=-;freq=daily;route=inhaled}~1 puff inhaled daily, rinse mouth~{d.copd|COPD|icd=J44.9}~L',
        '04/08/26~{m.salb|Albuterol HFA 90 mcg|dose=-;freq=every 4 hours as needed;route=inhaled}~2 puffs inhaled every 4 hours as needed~{o|Wheezing}~L',
        '04/22/26~{m.para|Acetaminophen 500 mg tab|dose=-;freq=three times daily;route=PO}~2 tabs PO three times daily~{d.kneeoa|Knee arthritis|icd=M17.9/M17.0}~C',
        '04/08/26~{m.gaba|Gabapentin 100 mg cap|freq=at bedtime;route=PO}~1 cap PO at bedtime~{d.neuropathy|Neuropathy of the feet|icd=G62.9/G57.93}~L',
        '04/08/26~{m.mirt|Mirtazapine 15 mg tab|freq=at bedtime;route=PO}~1 tab PO at bedtime~{d.mdd|Depression|icd=F32.A/F32.9}~L',
        '04/08/26~{m.latan|Latanoprost 0.005% eye drops|dose=-;freq=at bedtime}~1 drop both eyes at bedtime~{d.glauc|Glaucoma|icd=H40.9}~L',
        '04/08/26~{m.peg|Polyethylene glycol 17 g|freq=daily as needed;route=PO}~17 g PO daily as needed~{d.constip|Constipation|icd=K59.00}~L',
        '04/16/26~{m.cefal|Cephalexin 500 mg cap|freq=three times daily;route=PO}~1 cap PO three times daily, through 04/23~{d.cellul|Cellulitis, left lower leg|icd=L03.116}~N',
        '04/08/26~{p.e20oxyg|Oxygen|st=-}~2 L/min nasal cannula at night~COPD~L',
      ]
        .map(row)
        .join('')}</table>
      <p style="font-size:13.6px">N = new, C = changed, L = long-standing. ${c.t('{x|Report weight gain of 3 lb in a day|instruction}.')}</p>
      <p data-line><b>Discontinued:</b> ${c.t('{m.lis|Lisinopril 10 mg|st=stopped} 04/13/26 (changed to Entresto); {m.zolp|zolpidem 5 mg|st=stopped} 04/08/26 ({d.falls|falls|icd=R29.6/Z91.81}); {m.melox|meloxicam 7.5 mg|st=stopped} 04/22/26 (blood thinner, kidneys)')}</p>
      <p data-line><b>Visit 04/22/26:</b> ${c.t('BP {l.e21sys|118|v=118;u=-;on=2026-04-22}/{l.e21dia|64|v=64;u=-;on=2026-04-22}, pulse {l.e21hr|72|v=72;u=-;on=2026-04-22}, O2 sat {l.e21spo2|93%|v=93;u=%;on=2026-04-22}, weight {l.e21wt|141 lb|v=141;u=lb;on=2026-04-22}. Lab 04/20/26: {l.k|K 3.4|v=3.4;u=-;on=2026-04-20}, {l.crea|creatinine 1.3|v=1.3;u=-;on=2026-04-20}. {x|No bleeding, no dizziness|negated}. {x|Husband keeps his own insulin in the refrigerator|relative|m.e14insulin}.')}</p>
      <p data-line><b>To ask Dr. Ellery:</b> ${c.t('{x|spironolactone in place of potassium?|question|m.spir} {o|Stop gabapentin if drowsy}. {x|RSV vaccine due|planned|m.e18vrsv}.')}</p>
      <div style="display:flex;justify-content:space-between;align-items:end;margin-top:8px"><span>${signature(c.rnd, '#22306b', 90)}<br>Beth Kowalski, RN, case manager &nbsp; 04/22/2026</span><span>${hand('reviewed with patient and daughter', 24)}</span></div>${c.no('Beth Kowalski, RN', 'nurse')}`,
    )
  },
  { dateAliases: ['2026-04-08'], width: 1060, scale: 1.4, degrade: { angle: 1.2, folds: [0.5] } },
)

/** United States: an imaging center's report, organ by organ in one block, impression numbered in capitals at the end. */
const abdomen = doc(
  'p1410.png',
  ['en', 'imaging', 'clean'],
  '2026-01-29',
  ['Summit Gate Imaging', 'SUMMIT GATE IMAGING', 'Summit Gate Imaging, Boise', 'Summit Gate Imaging Center'],
  ['Owen Takahashi, MD', 'Owen Takahashi', 'Dr. Owen Takahashi', 'O. Takahashi, MD', 'Takahashi, Owen'],
  [
    'Glenda Farnsworth',
    'FARNSWORTH, GLENDA',
    'Farnsworth, Glenda',
    'Glenda M. Farnsworth',
    'FARNSWORTH, GLENDA M',
  ],
  'CT abdomen and pelvis',
  (c) => {
    const p = (k, s) => `<p><b>${en(k)}</b> ${c.t(s)}</p>`
    return sheet(
      `body{font:17px/1.45 ${FACE.openSans};font-size:16px;padding:50px 76px}p{margin:7px 0}ol{margin:2px 0}.k{display:grid;grid-template-columns:1fr 1fr;background:#edf1ee;padding:8px 14px;margin:12px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center;border-bottom:3px solid #3a6a55;padding-bottom:8px"><div style="display:flex;gap:14px;align-items:center">${mark('bars', '#3a6a55', 50)}<div><b style="font-size:25px;color:#3a6a55">Summit Gate Imaging</b><br>820 W Emerald St, Boise, ID 837XX &nbsp; 208-555-01XX</div></div>${barcode(c.rnd, 34, 34)}</div>
      <div class="k"><div>Patient: <b>FARNSWORTH, GLENDA M</b><br>DOB: 05/11/1957 &nbsp; Sex: F<br>MRN: SG-4XX190</div><div>Exam date: 01/29/2026 2:15 PM<br>Accession: 26-01XX882<br>Referring: Patrice Lindholm, NP</div></div>${c.no('Patrice Lindholm, NP', 'referrer')}
      <p style="text-align:center;font-size:18px"><b>CT ABDOMEN AND PELVIS WITH CONTRAST</b></p>
      ${p('CLINICAL HISTORY:', '{o|Left lower quadrant pain} for 4 days, {l.wbc|WBC 13.2|v=13.2;u=-}. {x|Rule out abscess|question}. {p.hyst|Hysterectomy 2004|on=2004} and {p.cholecy|cholecystectomy}. {d.breastca|Breast cancer 2017|icd=Z85.3/C50.919;st=-;on=2017}. {x|No diabetes|negated|d.dm2}.')}
      ${p('TECHNIQUE:', '{i.ctap|CT of the abdomen and pelvis|main=1} after 90 mL {m.e19iohex?|iohexol 350|dose=-;st=-} IV. {x|No oral contrast|negated}. Creatinine {l.crea|0.8 mg/dL|v=0.8;u=mg/dL}. {x|No contrast reaction|negated|a.contrast}. DLP 612 mGy-cm.')}
      ${p('COMPARISON:', '{i.ctap|CT 06/14/2023|on=2023-06-14}.')}
      <p style="margin-bottom:2px"><b>FINDINGS:</b></p>
      ${p('Lower chest:', '{d.nodule|4 mm nodule in the left lower lobe|icd=R91.1}, unchanged. {d.corcalc|Coronary artery calcifications|icd=I25.84/I25.10}. {x|No pleural effusion|negated|d.pleff}.')}
      ${p('Liver and biliary:', '{d.steat|Diffuse hepatic steatosis|icd=K76.0}. {d.lcyst|1.4 cm cyst in segment 6|icd=K76.89}. {x|No suspicious mass|negated|d.livermet}. {p.cholecy|Gallbladder surgically absent}; common duct 8 mm, {o|not abnormal after cholecystectomy}.')}
      ${p('Pancreas, spleen, adrenals:', '{x|Pancreas normal|negated|d.pancr}. {d.accspl|Accessory spleen, 1 cm|icd=Q89.09}. {d.adrenal|Left adrenal nodule 1.6 cm|icd=D35.02/E27.8/E27.9}, {o|10 HU, unchanged}, a lipid-rich adenoma.')}
      ${p('Kidneys and bladder:', '{d.rcyst|Simple cyst of the right kidney, 2.2 cm|icd=N28.1}. {d.stone|Nonobstructing 3 mm stone, left lower pole|icd=N20.0}. {x|No hydronephrosis|negated|d.hydro}. Bladder unremarkable.')}
      ${p('Bowel:', '{d.diverts|Sigmoid diverticulosis|icd=K57.30/K57.32} with {o|wall thickening and stranding of the mid sigmoid}, consistent with {d.divertic|acute diverticulitis|icd=K57.32}. {x|No free air, no drainable abscess|negated}. {x|Appendix normal|negated|d.append}. {d.hiatus|Small hiatal hernia|icd=K44.9}. {x|No bowel obstruction|negated|d.sbo}.')}
      ${p('Pelvis, nodes, vessels:', '{p.hyst|Status post hysterectomy}. {d.ovcyst|2.1 cm simple cyst of the right ovary|icd=N83.201/N83.291/N83.209}. {x|No enlarged nodes|negated}. {d.h13aoath|Atherosclerosis of the aorta|icd=I70.0}, {x|no aneurysm|negated|d.aaa}. {x|No ascites|negated|d.ascites}.')}
      ${p('Bones and wall:', '{d.spondylol|Grade 1 anterolisthesis of L4 on L5|icd=M43.16/M43.10}. {d.umbil|Fat-containing umbilical hernia|icd=K42.9}. {x|No lytic or blastic lesion|negated|d.p29bonemet}.')}
      <div style="border:1.5px solid #3a6a55;padding:6px 14px;margin-top:9px"><b>IMPRESSION:</b><ol>${items(c, ['{d.divertic|Acute uncomplicated sigmoid diverticulitis}. {x|Colonoscopy in 6 to 8 weeks if not done recently, to exclude a mass|suggestion|p.colono}.', '{d.adrenal|Stable left adrenal adenoma} and {d.nodule|stable lung nodule}; {x|no follow-up needed|not needed}.', '{d.ovcyst|Simple right ovarian cyst}; {x|pelvic ultrasound in 12 months|suggestion|i.uspelv}.', '{d.steat|Hepatic steatosis}, {d.stone|small left renal stone}, {d.hiatus|hiatal hernia}.'])}</ol></div>
      <div style="margin-top:9px;display:flex;justify-content:space-between;align-items:end"><span>${signature(c.rnd, '#22306b', 110)}<br>Owen Takahashi, MD &nbsp; Electronically signed 01/29/2026 3:52 PM</span><span style="font-size:14px">Called to P. Lindholm, NP at 3:40 PM</span></div>`,
    )
  },
  { width: 1080, scale: 1.3 },
)

export const thirtyfourthEnMore = [profile, abdomen]
