/** Other papers in English: the medication plan that German practices print, an Australian coronary CT with a table of vessels, a Jamaican booklet of allergies and vaccinations opened at two pages. */
import { hand, mark, matrixCode, signature, stamp } from '../lib/decor.mjs'
import { FACE, doc, en, items, sheet } from './blind-parts.mjs'

/** Germany: the nationwide plan in its English form; ingredient, trade name and strength in columns of their own. */
const plan = doc(
  'p631.jpg',
  ['en', 'prescription', 'photo'],
  '2026-02-03',
  ['Hausarztpraxis am Lindenhof', 'HAUSARZTPRAXIS AM LINDENHOF', 'Hausarztpraxis am Lindenhof, Göttingen'],
  ['Dr. med. Katrin Aumüller', 'Katrin Aumüller', 'Dr. Katrin Aumüller', 'Dr. K. Aumüller'],
  ["Patrick O'Rourke", "O'ROURKE, Patrick", "Mr Patrick O'Rourke"],
  'Medication plan',
  (c) => {
    const row = (key, ingredient, brand, strength, more) => {
      const [form, doses, unit, note, reason, extra = ''] = more.split('~')
      const n = c.add(
        `m.${key.replace('?', '')}`,
        ingredient,
        c.attributes(
          'm',
          ingredient,
          `dose=${/\d/.test(strength) && !/[/+]/.test(strength) ? strength : '-'}${extra ? `;${extra}` : ''}`,
        ),
      )
      if (key.endsWith('?')) c.entities[n].optional = true
      const mention = (s) => (s ? `<span data-e="${n}">${en(s)}</span>` : '')
      const grid = doses
        .split(' ')
        .map((d) => `<td class="q">${en(d)}</td>`)
        .join('')
      const how = /^[\d½ ]+$/.test(doses) ? grid : `<td class="q" colspan="4">${en(doses)}</td>`
      return `<tr data-line><td>${mention(ingredient)}</td><td>${mention(brand)}</td><td>${en(strength)}</td><td>${en(form)}</td>${how}<td>${en(unit)}</td><td class="s">${c.t(note)}</td><td class="s">${c.t(reason.replace(/\[(\S+) ([^\]]+)\]/g, '{d.$1?|$2}'))}</td></tr>`
    }
    const title = (s) => `<tr><td colspan="11" class="t">${en(s)}</td></tr>`
    return sheet(
      `body{font:16.5px/1.3 ${FACE.arial};padding:40px 40px}td,th{border:1px solid #222;padding:4px 6px}th{background:#d9d9d9;text-align:left;font-size:14.5px}.q{text-align:center;width:34px;font-weight:bold;font-size:17px}.s{font-size:14.5px}.t{font-weight:bold;background:#efefef}.head td{padding:6px 10px;font-size:16px}p{margin:7px 0}span[data-e]{white-space:nowrap}`,
      `<table class="head" style="margin-bottom:8px"><tr><td style="width:24%"><b style="font-size:27px">Medication plan</b><br>Page 1 of 1</td><td>for: <b style="font-size:19px">Patrick O'Rourke</b><br>born on: <b>23.08.1950</b> &nbsp; sex: m<br>printed by: <b>Hausarztpraxis am Lindenhof</b><br>Dr. med. Katrin Aumüller, Lindenstr. 40, 37073 Göttingen<br>Tel. 00551 000417 &nbsp; printed on: 03.02.2026</td><td style="width:15%;text-align:center">${matrixCode(c.rnd, 26, 4)}</td></tr><tr><td colspan="3">${c.t('Allergies and intolerances: {a.pen|penicillin|react=rash} (rash), {a.ace|ACE inhibitors|react=cough} (cough) &nbsp; Weight: 84 kg &nbsp; Creatinine: {l.crea|1.38 mg/dl (26.01.2026)|v=1.38;u=mg/dl;on=2026-01-26} &nbsp; eGFR: {l.egfr|52 ml/min (26.01.2026)|v=52;u=ml/min;on=2026-01-26}').replace(/&amp;nbsp;/g, '&nbsp;')}</td></tr></table>
      <table><tr><th>Active ingredient</th><th>Trade name</th><th>Strength</th><th>Form</th><th>mor</th><th>noon</th><th>eve</th><th>night</th><th>Unit</th><th>Notes</th><th>Reason</th></tr>
      ${row('cand', 'Candesartan', 'Atacand', '16 mg', 'tab~1 0 0 0~piece~~[htn high blood pressure]')}
      ${row('lercan', 'Lercanidipine', 'Carmen', '10 mg', 'tab~0 0 1 0~piece~before the meal~[htn high blood pressure]')}
      ${row('bis', 'Bisoprolol', 'Concor', '5 mg', 'tab~1 0 0 0~piece~{x|not if pulse below 50|conditional}~[af atrial fibrillation]')}
      ${row('edox', 'Edoxaban', 'Lixiana', '60 mg', 'tab~0 0 1 0~piece~~stroke prevention')}
      ${row('ator', 'Atorvastatin', 'Sortis', '40 mg', 'tab~0 0 0 1~piece~~[ihd coronary heart disease]')}
      ${row('eze', 'Ezetimibe', 'Ezetrol', '10 mg', 'tab~0 0 0 1~piece~new since 03.02.2026~cholesterol')}
      ${row('dapa', 'Dapagliflozin', 'Forxiga', '10 mg', 'tab~1 0 0 0~piece~{x|pause when vomiting or fasting|conditional}~[ckd kidney], [dm2 diabetes]')}
      ${row('tors', 'Torasemide', 'Torem', '10 mg', 'tab~½ 0 0 0~piece~weigh daily~[chf heart failure]')}
      ${row('allo', 'Allopurinol', 'Zyloric', '100 mg', 'tab~0 1 0 0~piece~after the meal~[gout gout]')}
      ${row('tams', 'Tamsulosin', 'Alna Ocas', '0.4 mg', 'ret tab~0 0 1 0~piece~~prostate')}
      ${row('levo', 'Levothyroxine', 'L-Thyroxin Henning', '75 µg', 'tab~1 0 0 0~piece~30 min before breakfast~[hypothy underactive thyroid]', '')}
      ${title('Medicines at special times')}
      ${row('b12', 'Cyanocobalamin', 'B12 Ankermann', '1000 µg', 'amp~every 3 months~amp~i.m. at the practice~[b12 vitamin B12 deficiency]')}
      ${row('spiolto', 'Tiotropium, olodaterol', 'Spiolto Respimat', '2.5/2.5 µg', 'inh~2 0 0 0~puff~~[copd COPD]')}
      ${row('gtn', 'Glyceryl trinitrate', 'Nitrolingual', '0.4 mg', 'spray~as needed~puff~{x|call 112 if no relief in 5 min|conditional}~{o|chest tightness}')}
      ${row('dipyr', 'Metamizole', 'Novalgin', '500 mg', 'tab~as needed, max 4~piece~~{d.kneeoa?|knee osteoarthritis}')}
      ${title('Self-medication')}
      ${row('mgox?', 'Magnesium', 'Magnesium Verla', '', 'tab~0 0 0 1~piece~~{o|leg cramps}')}
      ${row('chole', 'Colecalciferol', 'Vigantol', '1000 IU', 'tab~1 0 0 0~piece~~bones')}</table>
      <p>${c.t('**Important:** {x|No ibuprofen, no diclofenac (kidney, blood thinner)|warned|m.ibu}. Discontinued: {m.e19phenp|Marcumar|dose=-;st=stopped} (06/2025), {m.sim|simvastatin 40 mg|st=stopped}, {m.hctz|HCT 12.5 mg|st=stopped} (low sodium).')}</p>
      <p>${c.t('{x|Next laboratory check 04/2026 (potassium, creatinine)|planned|l.k}. {x|Pneumococcal vaccination is due|planned|m.vpcv}. {x|Semaglutide discussed, not wanted at present|declined|m.sema}.')}</p>
      <div style="display:flex;justify-content:space-between;align-items:center"><div>${signature(c.rnd, '#1b2b5c', 110)}</div>${stamp(['Hausarztpraxis am Lindenhof', 'Dr. med. K. Aumüller', '37073 Göttingen'], '#24408e', -4)}</div>`,
    )
  },
  { width: 1180, scale: 1.34, degrade: { angle: -1, folds: [0.5] } },
)

/** Australia: a coronary CT; a table of vessels between technique and other findings. */
const coronary = doc(
  'p632.png',
  ['en', 'imaging', 'clean'],
  '2025-11-12',
  ['Banksia Bay Radiology', 'BANKSIA BAY RADIOLOGY', 'Banksia Bay Radiology, Wollongbar'],
  ['Dr Simone Petrakis', 'Simone Petrakis', 'Dr S Petrakis', 'Dr. Simone Petrakis'],
  ['Craig Dunstan', 'DUNSTAN, Craig', 'Mr Craig Dunstan', 'DUNSTAN CRAIG'],
  'CT coronary angiogram',
  (c) => {
    const p = (s) => `<p>${c.t(s)}</p>`
    const h = (s) => `<h3>${en(s)}</h3>`
    const vessel = (name, score, s) =>
      `<tr data-line><td>${en(name)}</td><td class="n">${en(score)}</td><td>${c.t(s)}</td></tr>`
    return sheet(
      `body{font:17px/1.46 ${FACE.lato};font-size:17.5px;padding:50px 76px}p{margin:6px 0}h3{font-size:17px;color:#8a5a00;margin:13px 0 2px;text-transform:uppercase;letter-spacing:.5px}td,th{border:1px solid #b9a98a;padding:4px 10px;text-align:left}th{background:#f7efdf}.n{text-align:center;width:90px}ol{margin:2px 0}span[data-e]{white-space:nowrap}`,
      `<div style="display:flex;justify-content:space-between;align-items:center;border-bottom:3px solid #c98a1b;padding-bottom:6px"><div style="display:flex;gap:12px;align-items:center">${mark('leaf', '#c98a1b', 46)}<div><b style="font-size:23px">Banksia Bay Radiology</b><br>210 Ocean Parade, Wollongbar NSW</div></div><div style="text-align:right">Exam date: 12/11/2025<br>Report date: 13/11/2025<br>Ref: BB-2511-0774</div></div>
      <p>Patient: <b>DUNSTAN, Craig</b> &nbsp; DOB: 03/02/1968 &nbsp; M<br>Referrer: Dr Wei-Lin Zhao, Ballina Heart Clinic &nbsp; cc: Dr Paul Keneally</p>${c.no('Dr Wei-Lin Zhao', 'referrer')}${c.no('Ballina Heart Clinic', 'referrer')}${c.no('Dr Paul Keneally', 'recipient of a copy')}
      <p style="font-size:20px;font-weight:bold">${c.t('{i.ctcor|CT CORONARY ANGIOGRAM|main=1}')}</p>
      ${h('Clinical details')}${p('Atypical {o|chest pain}. {d.htn|Hypertension}, {d.hld|high cholesterol|icd=E78.00/E78.5}. {x|Father had a heart attack at 49|family history|d.mi}. {p.stresst|Exercise stress test 20/10/2025|on=2025-10-20} inconclusive, {x|no ischaemia shown|negated}. {x|?Coronary disease|question}. Takes {m.ros|rosuvastatin 10 mg} and {m.irbe|irbesartan 150 mg}. {x|No contrast allergy|negated|a.contrast}.')}
      ${h('Technique')}${p('Prospective gating, heart rate 56. {m.metop?|Metoprolol 50 mg|st=-} orally and {m.gtn?|GTN spray|st=-} given. {m.e19iohex?|Iohexol 70 mL|st=-;dose=-}. Dose 3.1 mSv. Good image quality.')}
      ${h('Calcium score')}${p('Total Agatston score: {l.cac|187|v=187;u=-}, 88th percentile for age and sex.')}
      ${h('Coronary arteries')}<p>Right dominant circulation, normal origins.</p>
      <table><tr><th style="width:24%">Vessel</th><th class="n">Score</th><th>Finding</th></tr>
      ${vessel('Left main', '0', '{x|No plaque|negated}')}
      ${vessel('LAD', '121', '{d.ihd|Mixed plaque in the proximal segment with 50-69% stenosis|icd=I25.10}; {d.e19bridge|myocardial bridge of the mid segment, 18 mm|icd=Q24.5}')}
      ${vessel('First diagonal', '0', '{x|No stenosis|negated}')}
      ${vessel('Circumflex', '14', '{d.corcalc?|Small calcified plaque|icd=I25.10/I25.84}, stenosis below 25%')}
      ${vessel('Right coronary', '52', '{d.corcalc?|Calcified plaque in the mid segment|icd=I25.10/I25.84}, 25-49% stenosis')}</table>
      ${h('Heart and aorta')}${p('{x|Aortic valve is tricuspid|negated|d.bicusp}. {d.ectasia|Ascending aorta mildly dilated, 41 mm|icd=I77.810/I71.21/I77.89}. {x|No pericardial effusion|negated|d.pereff}. {x|No thrombus in the left atrial appendage|negated}. {d.pfo|Small patent foramen ovale|icd=Q21.12/Q21.1}. {x|Left ventricle of normal size, no hypertrophy|negated|d.lvh}.')}
      ${h('Lungs and upper abdomen')}${p('{d.nodule|4 mm solid nodule in the right middle lobe|icd=R91.1}. {d.emphys|Mild centrilobular emphysema|icd=J43.2/J43.9}. {x|No mediastinal lymph node enlargement|negated|d.lymphadmed}. {d.hiatus|Small sliding hiatus hernia|icd=K44.9}. {d.steat|Hepatic steatosis|icd=K76.0}. Compared with {i.ctchest|CT chest of 14/08/2023|on=2023-08-14}, {x|the nodule has not grown|negated}.')}
      ${h('Conclusion')}<ol>${items(c, ['{d.ihd|Moderate coronary artery disease|icd=I25.10} of the proximal LAD, CAD-RADS 3. {x|Functional imaging, e.g. stress echocardiography, is suggested|planned|p.stressecho}.', '{l.cac|Calcium score 187|v=187;u=-}: {x|high intensity statin and aspirin could be considered|considered|m.asa}.', '{d.ectasia|Mild dilatation of the ascending aorta|icd=I77.810/I71.21/I77.89}: {x|echocardiogram in 12 months|planned|i.echo}.', '{d.nodule|Stable lung nodule|icd=R91.1}, {x|no further CT needed|not needed|i.ctchest}.'])}</ol>
      <p style="margin-top:14px">Reported by Dr Simone Petrakis, FRANZCR &nbsp; ${signature(c.rnd, '#222', 110)}</p>`,
    )
  },
  { dateAliases: ['2025-11-13'], width: 1120, scale: 1.28 },
)

/** Jamaica: a booklet opened at two pages; left what to know about its holder, right the vaccinations, by hand. */
const booklet = doc(
  'p633.jpg',
  ['en', 'other', 'scan'],
  '2025-12-15',
  [
    'Blue Lagoon Family Health Centre',
    'BLUE LAGOON FAMILY HEALTH CENTRE',
    'Blue Lagoon Family Health Centre, Port Antonio',
  ],
  ['Dr Marlon Whyte', 'Marlon Whyte', 'Dr M. Whyte', 'Dr M Whyte', 'M. Whyte'],
  ['Shanice Dacres', 'DACRES, Shanice', 'Miss Shanice Dacres', 'Shanice A. Dacres'],
  'Allergy and immunisation record',
  (c) => {
    const line = (k, s) => `<div class="l" data-line><span>${en(k)}</span> <b>${c.t(s)}</b></div>`
    const allergy = (s, what, year) =>
      `<tr data-line><td class="h">${c.t(s)}</td><td class="h">${en(what)}</td><td class="h">${en(year)}</td></tr>`
    const iso = (s) => s.split('/').reverse().join('-')
    const shot = (key, name, when, batch, by = 'MW') =>
      `<tr data-line><td>${c.t(key ? `{m.${key}?|${name}|dose=-;st=-;on=${iso(when)}}` : `{o|${name}}`)}</td><td class="h">${en(when)}</td><td class="h">${en(batch)}</td><td class="h">${en(by)}</td></tr>`
    const titre = (s, when) => {
      const r = c.lab(s, { date: iso(when), flag: null })
      return `<tr data-e="${r.n}"><td>${en(r.label)}</td><td class="h">${en(when)}</td><td class="h" colspan="2">${en(`${r.printed} ${r.unit}`.trim())}</td></tr>`
    }
    return sheet(
      `body{font:16px/1.34 ${FACE.arial};padding:34px 36px}.two{display:grid;grid-template-columns:1fr 1fr}.two>div{padding:6px 26px}.two>div:first-child{border-right:2px dashed #999}td,th{border:1px solid #5b7b6f;padding:2px 7px;text-align:left}th{background:#e2efe9;font-size:14px}.h,.l b{font:23px 'Dancing Script','dkgHandwriting',cursive;color:#1d2f6f}.l{border-bottom:1px solid #9ab5aa;padding:1px 0}h3{font-size:16px;background:#1f6b4c;color:#fff;padding:1px 8px;margin:9px 0 3px}p{margin:5px 0;font-size:14.5px}span[data-e]{white-space:nowrap}`,
      `<div class="two"><div>
      <div style="display:flex;gap:12px;align-items:center">${mark('leaf', '#1f6b4c', 42)}<b style="font-size:20px;color:#1f6b4c">ALLERGY AND IMMUNISATION RECORD</b></div>
      <div style="margin:5px 0">Blue Lagoon Family Health Centre, Port Antonio, Jamaica</div>
      ${line('Name:', 'Shanice A. Dacres')}${line('Date of birth:', '22/06/1998')}${line('Doctor:', 'Dr Marlon Whyte')}${line('Updated:', '15/12/2025')}${line('Blood group:', '{l.abo|O|v=O;u=-} Rh {l.rhd|positive|v=Positive;u=-}')}
      <h3>ALLERGIES</h3><table><tr><th>To what</th><th>What happened</th><th>Year</th></tr>
      ${allergy('{a.peanut|Peanuts|react=anaphylaxis}', 'anaphylaxis', '2009')}${allergy('{a.shell|Shrimp|react=lip swelling}', 'lip swelling', '2014')}${allergy('{a.sulfa|Sulfa (Septrin)|react=rash}', 'rash', '2017')}${allergy('{a.nsaid|Diclofenac|react=wheeze}', 'wheeze', '2021')}${allergy('{a.latex|Latex gloves|react=itching}', 'itching', '2023')}</table>
      <p>Not allergic to: ${c.t('{x|egg|negated|a.egg}, {x|penicillin|negated|a.pen}, {x|local anaesthetic|negated}')}</p>
      <h3>CONDITIONS</h3>${line('1.', '{d.asthma|Asthma}, {x|never intubated|negated}')}${line('2.', '{d.sicklet|Sickle cell trait (AS)|icd=D57.3}')}${line('3.', '{d.eczema|Eczema|icd=L20.9/L30.9}')}${line('4.', '{d.pcos|Polycystic ovaries|icd=E28.2}')}${line('Operations:', '{p.tonsil|tonsils out|on=2005} 2005')}${line('Family:', '{x|mother diabetes, father glaucoma|family history|d.glauc}')}
      <h3>MEDICINES</h3>${line('', '{m.adren|EpiPen 0.3 mg|freq=for emergencies} for emergencies')}${line('', '{m.sere|Seretide 25/125|dose=-;freq=2 puffs twice a day} 2 puffs twice a day')}${line('', '{m.salb|Ventolin|dose=-;freq=when needed} when needed')}${line('', '{m.ceti|Cetirizine 10 mg|freq=at night} at night')}${line('Stopped:', '{m.mont|Singulair|dose=-;st=stopped} (bad dreams)')}
      </div><div>
      <h3 style="margin-top:2px">VACCINATIONS</h3><table><tr><th style="width:46%">Vaccine</th><th>Date</th><th>Batch</th><th>Given by</th></tr>
      ${shot('vmmr', 'MMR, second dose', '12/09/2003', '', '')}${shot('e12ipv', 'Polio booster', '03/02/2010', '', '')}${shot('vhepb', 'Hepatitis B, dose 1', '04/03/2019', 'AHB331')}${shot('vhepb', 'Hepatitis B, dose 2', '08/04/2019', 'AHB331')}${shot('vhepb', 'Hepatitis B, dose 3', '09/09/2019', 'AHB402')}${shot('vyf', 'Yellow fever (Stamaril)', '21/05/2022', 'V3J11')}${shot('vhepa', 'Hepatitis A', '21/05/2022', 'T0078')}${shot('vtyph', 'Typhoid (Typhim Vi)', '21/05/2022', 'S2A04')}${shot('tdap', 'Tdap (Boostrix)', '17/01/2024', 'AC39K')}${shot('vcovid', 'COVID-19 (Pfizer)', '17/01/2024', 'HH9102')}${shot('vflu', 'Influenza', '15/12/2025', 'U7714')}</table>
      <h3>BLOOD AND SKIN TESTS</h3><table><tr><th style="width:46%">Test</th><th>Date</th><th colspan="2">Result</th></tr>
      ${titre('antihbs;Anti-HBs;412;mIU/mL', '14/10/2019')}${titre('rubg;Rubella IgG;Immune;', '14/10/2019')}${titre('vzvg;Varicella IgG;Immune;', '14/10/2019')}${titre('e13sicks;Sickling test;Positive;', '02/08/2016')}${titre('hivag;HIV 1/2;Non-reactive;', '15/12/2025')}${titre('e13vdrl;VDRL;Non-reactive;', '15/12/2025')}${titre('hgb;Haemoglobin;11.6;g/dL', '15/12/2025')}${titre('ferr;Ferritin;14;ng/mL', '15/12/2025')}${titre('peanutige;Peanut IgE;38.2;kU/L', '06/07/2023')}</table>
      <p>${c.t('{p.tst|Mantoux 06/07/2023|on=2023-07-06}: 0 mm, {x|no TB|negated|d.tb}')}</p>
      <h3>STILL TO DO</h3><p>${c.t('{x|HPV vaccine: first dose February 2026|planned}')}<br>${c.t('{x|Second hepatitis A dose overdue|planned|m.vhepa}')}<br>${c.t('{x|Rabies: only if working with animals|conditional|m.h11vrab}')}<br>${c.t('{x|BCG scar not seen, not repeated|not given}')}<br>${c.t('{x|Allergist (Kingston) to decide on shrimp challenge|planned}')}</p>
      <div style="display:flex;justify-content:space-between;align-items:end">${hand('M. Whyte', 30)}${stamp(['BLUE LAGOON', 'FAMILY HEALTH CENTRE', '15 DEC 2025'], '#1f6b4c', -6)}</div>
      </div></div>`,
    )
  },
  { width: 1360, minHeight: 1000, scale: 1.3, degrade: { angle: 0.6, colour: true } },
)

export const nineteenthEnTables = [plan, coronary, booklet]
