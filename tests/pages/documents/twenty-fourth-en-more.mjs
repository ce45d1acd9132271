/** The rest in English: a South African CT of abdomen and pelvis, an American college's immunization record of a nursing student with titres by hand. */
import { hand, mark, signature, stamp } from '../lib/decor.mjs'
import { FACE, doc, en, items, sheet } from './blind-parts.mjs'

/** South Africa: organ by organ with the name in capitals, a conclusion in a frame. */
const abdomen = doc(
  'p832.jpg',
  ['en', 'imaging', 'scan'],
  '2025-09-03',
  [
    'Protea Valley Radiology',
    'PROTEA VALLEY RADIOLOGY',
    'Protea Valley Radiology Inc.',
    'Protea Valley Radiology Incorporated',
  ],
  ['Dr Thandeka Mokoena', 'Thandeka Mokoena', 'DR T MOKOENA', 'Dr T Mokoena', 'Dr. Thandeka Mokoena'],
  [
    'Willem Esterhuizen',
    'ESTERHUIZEN, WILLEM',
    'Mr Willem Esterhuizen',
    'MR WILLEM ESTERHUIZEN',
    'Mr W Esterhuizen',
  ],
  'CT abdomen and pelvis',
  (c) => {
    const p = (k, s) => `<p><b>${en(k)}</b> ${c.t(s)}</p>`
    return sheet(
      `body{font:17px/1.45 ${FACE.calibri};font-size:18.4px;padding:50px 76px}p{margin:7px 0}ol{margin:2px 0}.x{border:2px solid #333;padding:6px 16px;margin:12px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center;border-bottom:2px solid #333;padding-bottom:8px"><div style="display:flex;gap:14px;align-items:center">${mark('leaf', '#555', 54)}<b style="font:bold 27px ${FACE.slab}">Protea Valley Radiology</b></div><div style="text-align:right;font-size:16.5px">Suite 12, Protea Valley Mediclinic Park<br>Paarl 7646 &nbsp; 021 555 0XXX<br>Practice no. 38XXXXX</div></div>
      <div style="display:grid;grid-template-columns:1fr 1fr;margin:10px 0;line-height:1.4"><div>Patient: <b>MR WILLEM ESTERHUIZEN</b><br>Date of birth: 1956/12/08<br>Referring doctor: Dr Anneke Joubert, urologist</div><div>Date of examination: 2025/09/03<br>Report printed: 2025/09/04<br>Accession: CT-118-2207</div></div>${c.no('Dr Anneke Joubert', 'referrer')}
      <p style="font-size:20px;text-decoration:underline"><b>${c.t('{i.ctap|CT ABDOMEN AND PELVIS|main=1} WITHOUT AND WITH CONTRAST')}</b></p>
      ${p('CLINICAL HISTORY:', '{d.hematuria|Painless haematuria|icd=R31.9/R31.0}, {d.exsmoker|ex-smoker|icd=Z87.891}. {x|?Bladder or renal tumour|question|d.bladderca}. {p.turp|TURP 2019|on=2019}. {x|Brother: kidney cancer|family history}. {l.crea|Creatinine 104 umol/L|on=2025-08-28} on 2025/08/28.')}
      ${p('TECHNIQUE:', 'Unenhanced, nephrographic and delayed phases, 90 ml of {m.e19iohex?|iohexol 350|dose=-;st=-}. {x|No contrast reaction|negated|a.contrast}. Compared with {i.usren|ultrasound of 2025/08/20|on=2025-08-20}; {x|no previous CT|not done}.')}
      ${p('LUNG BASES:', '{d.atelect|Linear atelectasis in the left base|icd=J98.11}. {d.nodule|4 mm nodule in the right lower lobe|icd=R91.1}. {x|No pleural effusion|negated|d.pleff}. {d.corcalc|Coronary calcification|icd=I25.10/I25.84}.')}
      ${p('LIVER AND BILIARY:', '{d.steat|Diffuse fatty infiltration|icd=K76.0}. {d.lcyst|Two simple cysts, the larger 18 mm in segment 4|icd=K76.89}. {x|No metastases|negated|d.livermet}. {d.gallst|Solitary gallstone of 11 mm|icd=K80.20}, {x|no features of cholecystitis|negated|d.cholec}. {x|Ducts not dilated|negated}.')}
      ${p('PANCREAS, SPLEEN, ADRENALS:', '{x|Pancreas normal|negated|d.pancr}. Spleen 11 cm, {x|not enlarged|negated|d.splenomeg}. {d.adrenal|Left adrenal adenoma, 16 mm, 4 HU unenhanced|icd=D35.02/D35.00/E27.8}.')}
      ${p('KIDNEYS AND URETERS:', 'Right kidney: {d.stone|lower pole calculus of 6 mm|icd=N20.0}, {x|no hydronephrosis|negated|d.hydro}. Left kidney: {d.rcyst|Bosniak 1 cyst of 4 cm|icd=N28.1}. {x|No enhancing renal mass|negated}. {x|No filling defect in either ureter|negated|d.ureter}.')}
      ${p('BLADDER AND PROSTATE:', '{d.bladwall|Trabeculated wall|icd=N32.89}, {d.bldiv|small diverticulum on the right|icd=N32.3}. {d.e24bladles|Enhancing papillary lesion of 19 mm above the left ureteric orifice}. {x|No extension beyond the wall|negated}. {d.bph|Prostate enlarged|icd=N40.0/N40.1}, {l.e18prvol|58 ml|v=58;u=ml}, with a TURP defect.')}
      ${p('BOWEL AND PERITONEUM:', '{d.diverts|Sigmoid diverticulosis|icd=K57.30}, {x|no diverticulitis|negated|d.divertic}. {x|Appendix normal|negated|d.append}. {x|No ascites|negated|d.ascites}. {d.hiatus|Small hiatus hernia|icd=K44.9}. {d.umbil|Fat containing umbilical hernia|icd=K42.9}.')}
      ${p('VESSELS AND NODES:', '{d.h13aoath|Aortic atheroma|icd=I70.0}; infrarenal {d.aaa|aneurysm of 34 mm|icd=I71.43/I71.40}, {x|no leak|negated}. {x|No enlarged pelvic or para-aortic nodes|negated}.')}
      ${p('SKELETON:', '{d.h13spdeg|Degenerative changes of the lumbar spine|icd=M47.816/M47.896}. {d.vertfx|Old wedge fracture of T12|icd=M48.54XA/S22.080S/M80.08XS/S22.080A}. {x|No destructive lesion|negated}.')}
      <div class="x"><b>CONCLUSION</b><ol>${items(c, ['{d.e24bladles|Bladder lesion on the left}, {x|suspicious for urothelial carcinoma|question|d.bladderca}. {x|Cystoscopy with biopsy is advised|suggestion|p.cystosc}.', 'Right renal calculus, not obstructing. {x|No upper tract tumour|negated}.', 'Infrarenal aneurysm 34 mm: {x|ultrasound in 3 years|planned|i.usabd}.', 'Lung nodule of 4 mm: {x|CT chest at 12 months in an ex-smoker|planned|i.ctchest}.', 'Adrenal adenoma; {x|no imaging follow-up needed|not needed}. {x|Hormonal work-up if hypertensive|conditional|l.cort}.'])}</ol></div>
      ${p('', '{x|Discussed by telephone with the referring doctor, who will arrange TURBT|planned}.')}
      <div style="display:flex;justify-content:space-between;align-items:end;margin-top:14px"><div>${signature(c.rnd, '#333', 130)}<br>Dr Thandeka Mokoena, radiologist, MBChB FC Rad (D) SA</div><span>Radiographer: L Fortuin &nbsp; DLP 1180 mGy.cm</span></div>${c.no('L Fortuin', 'radiographer')}`,
    )
  },
  { dateAliases: ['2025-09-04'], width: 1100, scale: 1.36, degrade: { angle: 0.9 } },
)

/** United States: a college's form; vaccines printed, dates and titres by hand, some rows left empty. */
const student = doc(
  'p833.jpg',
  ['en', 'other', 'photo'],
  '2025-08-12',
  [
    'Prairie Rose College Student Health',
    'PRAIRIE ROSE COLLEGE STUDENT HEALTH',
    'Prairie Rose College',
    'Prairie Rose College Student Health Services',
    'Student Health, Prairie Rose College',
  ],
  [
    'Corinne Delacroix, NP',
    'Corinne Delacroix',
    'C. Delacroix NP',
    'C. Delacroix, NP',
    'Corinne Delacroix NP',
  ],
  ['Tessa Nordgren', 'NORDGREN, TESSA', 'Nordgren, Tessa', 'Tessa M. Nordgren', 'Tessa M Nordgren'],
  'Immunization record',
  (c) => {
    const w = (s) => hand(s, 24)
    const wt = (s) => `<span class="w">${c.t(s)}</span>`
    const box = (on) => `<span class="x">${on ? '☒' : '☐'}</span>`
    const us = (s) => s.replace(/(\d\d)\/(\d\d)\/(\d{4})/, '$3-$1-$2')
    /** The vaccine once, with the date of its last dose. */
    const given = (name, key, dates, note = '') =>
      `<tr data-line><td>${c.t(`{m.${key}?|${name}|dose=-;st=-;on=${us(dates.at(-1))}}`)}</td>${[0, 1, 2].map((i) => `<td>${dates[i] ? w(dates[i]) : ''}</td>`).join('')}<td>${note ? wt(note) : ''}</td></tr>`
    const empty = (name, key, reason, note = '') =>
      `<tr data-line><td>${c.t(`{x|${name}|${reason}|m.${key}}`)}</td><td></td><td></td><td></td><td>${note ? w(note) : ''}</td></tr>`
    const lab = (key, label, value, unit, ref, date) => {
      const r = c.lab([key, label, value, unit, ref].join(';'), { date: us(date) })
      return `<tr data-e="${r.n}"><td>${en(label)}</td><td>${w(value)}</td><td>${en(unit)}</td><td>${en(ref)}</td><td>${w(date)}</td></tr>`
    }
    const q = (text, on, more) =>
      `<div data-line>${c.t(text)} ${box(on)} Yes ${box(!on)} No ${more ? wt(more) : ''}</div>`
    return sheet(
      `body{font:16.5px/1.34 ${FACE.arial};font-size:15.8px;padding:38px 54px}td,th{border:1px solid #7c6a86;padding:3px 8px;vertical-align:middle}th{background:#ece4f0;font-size:14.6px}.w{font:24px 'Dancing Script',cursive;color:#1d2f6f;line-height:1}.x{font-family:'DejaVu Sans';font-size:16px}h3{font-size:16px;color:#4f2f66;margin:10px 0 3px}p{margin:4px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:12px;align-items:center">${mark('star', '#4f2f66', 48)}<div><b style="font-size:22px;color:#4f2f66">Prairie Rose College Student Health</b><br>Immunization and Health Record, School of Nursing</div></div><div style="text-align:right">Salina, KS 674XX<br>(785) 555-01XX</div></div>
      <div style="display:grid;grid-template-columns:1.2fr 1fr;border:1px solid #7c6a86;padding:4px 10px;margin:8px 0;line-height:1.6"><div>Name: ${w('Tessa M. Nordgren')}<br>Date of birth: ${w('04/21/2005')} &nbsp; Student ID: ${w('PR 20117X')}</div><div>Program start: ${w('08/25/2025')}<br>Emergency contact: ${w('Gail Nordgren (mother)')}</div></div>${c.no('Gail Nordgren', 'mother')}
      <h3>1. Required immunizations (to be completed by a health care provider)</h3>
      <table><tr><th style="width:32%">Vaccine</th><th>Dose 1</th><th>Dose 2</th><th>Dose 3</th><th>Remarks</th></tr>
      ${given('MMR (measles, mumps, rubella)', 'vmmr', ['05/02/2006', '06/11/2009'])}
      ${given('Varicella', 'e12vvar', ['05/02/2006'], '{d.varicel?|had chickenpox 2010|st=-;on=2010;icd=B01.9/Z86.19}')}
      ${given('Hepatitis B', 'vhepb', ['04/22/2005', '06/24/2005', '10/28/2005'])}
      ${given('Tdap', 'tdap', ['07/19/2017'])}
      ${given('Meningococcal ACWY', 'h11vmenq', ['07/19/2017', '08/03/2021'])}
      ${empty('Meningococcal B', 'e23menb', 'not given')}
      ${given('HPV', 'e23hpv', ['08/14/2018', '03/05/2019'])}
      ${empty('Influenza (this season)', 'vflu', 'not yet given', 'clinic in Oct')}
      ${given('COVID-19', 'vcovid', ['05/18/2021', '06/08/2021', '10/20/2023'])}
      ${empty('Hepatitis A', 'vhepa', 'not given', 'optional')}
      ${empty('Pneumococcal', 'vpcv', 'not given')}</table>
      <h3>2. Titers</h3>
      <table><tr><th style="width:34%">Test</th><th>Result</th><th>Units</th><th>Immune if</th><th>Date drawn</th></tr>
      ${lab('measles', 'Measles IgG', '86.0', 'AU/mL', '> 16.4', '07/29/2025')}
      ${lab('mumps', 'Mumps IgG', '9.2', 'AU/mL', '> 10.9', '07/29/2025')}
      ${lab('rubg', 'Rubella IgG', '3.41', 'index', '> 0.99', '07/29/2025')}
      ${lab('vzvg', 'Varicella zoster IgG', '1240', 'index', '> 165', '07/29/2025')}
      ${lab('antihbs', 'Hepatitis B surface antibody', '4', 'mIU/mL', '> 9', '07/29/2025')}
      ${lab('hbsag', 'Hepatitis B surface antigen', 'Non-reactive', '', 'Non-reactive', '07/29/2025')}</table>
      <h3>3. Tuberculosis screening</h3>
      <div data-line>${c.t('{l.qft|QuantiFERON-TB Gold Plus: negative|v=negative;u=-;on=2025-07-29}')} &nbsp; Date: ${w('07/29/2025')} &nbsp; ${c.t('{x|Chest X-ray if positive: ......|not done|i.cxr} \u00a0 {x|Tuberculin skin test: ...... mm|not done|p.tst}')}</div>
      <h3>4. Health history</h3>
      ${q('{d.asthma|Asthma|icd=J45.909/J45.990/J45.20}', true, 'exercise only')}
      ${q('{x|Diabetes|negated|d.dm1}', false)}
      ${q('{x|Seizures|negated|d.epil}', false)}
      ${q('Allergies', true, '{a.amox|amoxicillin|react=rash} - rash, {a.peanut|peanuts|react=lip swelling} - lip swelling')}
      ${q('{x|Latex allergy|negated|a.latex}', false)}
      ${q('{x|Could be pregnant|negated}', false)}
      ${q('Medicines', true, '{m.salb|albuterol inhaler before sports|dose=-;freq=before sports}, {m.adren|EpiPen|dose=-}')}
      ${q('Operations', true, '{p.tonsil|tonsils out 2012|on=2012}')}
      <p data-line>${c.t('Height {l.e21ht|66 in|v=66;u=in} \u00a0 Weight {l.e21wt|138 lb|v=138;u=lb} \u00a0 BP {l.e21sys|112|v=112;u=-}/{l.e21dia|68|v=68;u=-} \u00a0 Vision {l.va?|20/20|v=20/20;u=-} both eyes')}</p>
      <h3>5. Provider's statement</h3>
      <p data-line>${wt('{x|Mumps and hep B not immune: give MMR #3 and hep B booster|planned|m.vmmr}, {x|repeat titer 6 weeks later|planned|l.antihbs}.')}</p>
      <p data-line>${wt('{x|Tdap due 2027|planned|m.tdap}. {x|Mother had TB as a child|family history|d.tb}. Cleared for clinical work.')}</p>
      <div style="display:flex;justify-content:space-between;align-items:end;margin-top:6px"><div>Signature: ${hand('C. Delacroix NP', 28)} &nbsp; Date: ${w('08/12/2025')}<br>Printed name: Corinne Delacroix, NP</div>${stamp(['PRAIRIE ROSE COLLEGE', 'STUDENT HEALTH', 'RECEIVED AUG 14 2025'], '#7a1d4a', -5)}</div>`,
    )
  },
  { dateAliases: ['2025-08-14'], width: 1080, scale: 1.42, degrade: { angle: 1 } },
)

export const twentyFourthEnMore = [abdomen, student]
