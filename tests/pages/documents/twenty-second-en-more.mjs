/** Other pages in English: an Irish practice's six-month prescription, an American MRI of the brain, a state registry's immunization record with allergies. */
import { barcode, hand, mark, matrixCode, signature, stamp } from '../lib/decor.mjs'
import { FACE, doc, en, items, sheet } from './blind-parts.mjs'

/** Ireland: numbered lines of a repeat prescription, directions and quantity in columns; what was stopped below. */
const repeat = doc(
  'p751.jpg',
  ['en', 'prescription', 'scan'],
  '2026-02-19',
  ['Ballyreagh Medical Centre', 'BALLYREAGH MEDICAL CENTRE', 'Ballyreagh Medical Center'],
  [
    'Dr Fionnuala Tierney',
    'Fionnuala Tierney',
    'Dr F. Tierney',
    'Dr. Fionnuala Tierney',
    'DR FIONNUALA TIERNEY',
  ],
  ['Bernadette Scully', 'Mrs Bernadette Scully', 'SCULLY, Bernadette', 'Ms Bernadette Scully'],
  'Repeat prescription',
  (c) => {
    let n = 0
    const row = (drug, how, qty) =>
      `<tr data-line><td class="n">${++n}</td><td><b>${c.t(drug)}</b></td><td>${en(how)}</td><td class="q">${en(qty)}</td></tr>`
    return sheet(
      `body{font:17.5px/1.4 ${FACE.calibri};font-size:18.5px;padding:46px 62px}td,th{padding:4px 9px;border-bottom:1px solid #999}th{border-bottom:2px solid #222;font-size:16.5px}.n{width:38px}.q{width:90px;text-align:right}h3{font-size:18px;margin:14px 0 2px}p{margin:4px 0}ul{margin:2px 0}`,
      `<div style="text-align:center;border-bottom:2px solid #222;padding-bottom:6px"><b style="font-size:25px">Ballyreagh Medical Centre</b><br>Church Street, Ballyreagh, Co. Sligo &nbsp; Tel 071 555 0XXX</div>
      <div style="display:flex;justify-content:space-between;margin:10px 0"><div>Mrs Bernadette Scully<br>14 St Attracta's Terrace, Ballyreagh<br>DOB: 02/11/1951 &nbsp; GMS no: S40XXXX B</div><div style="text-align:right">Date: <b>19/02/2026</b><br>REPEAT PRESCRIPTION<br>Valid for 6 months (monthly dispensing)</div></div>
      <table><tr><th></th><th style="width:46%">Medicine</th><th>Directions</th><th class="q">Mitte</th></tr>
      ${row('{m.levo|Eltroxin 75 micrograms tablets|freq=one each morning, 30 minutes before food}', 'One each morning, 30 minutes before food', '28')}
      ${row('{m.bis|Bisoprolol 2.5 mg tablets|freq=one each morning}', 'One each morning', '28')}
      ${row('{m.perin|Perindopril arginine 5 mg tablets|freq=one each morning}', 'One each morning', '30')}
      ${row('{m.riva|Rivaroxaban 15 mg tablets|freq=one daily with the evening meal}', 'One daily with the evening meal', '28')}
      ${row('{m.ros|Rosuvastatin 10 mg tablets|freq=one at night}', 'One at night', '28')}
      ${row('{m.pan|Pantoprazole 20 mg gastro-resistant tablets|freq=one daily before breakfast}', 'One daily before breakfast', '28')}
      ${row('{m.anoro|Anoro Ellipta 55/22 micrograms|dose=-;freq=inhale one dose once daily}', 'Inhale one dose once daily', '1')}
      ${row('{m.salb|Salbutamol 100 micrograms inhaler|freq=two puffs when required}', 'Two puffs when required', '1')}
      ${row('{m.preg|Pregabalin 75 mg capsules|freq=one twice daily}', 'One twice daily', '56')}
      ${row('{m.calvitd|Calcichew D3 Forte chewable tablets|dose=-;freq=one twice daily}', 'One twice daily', '60')}
      ${row('{m.deno|Prolia 60 mg injection|freq=one every 6 months}', 'One every 6 months, given by practice nurse (next due May 2026)', '1')}
      ${row('{m.para|Paracetamol 500 mg tablets|freq=two up to four times daily when required}', 'Two up to four times daily when required', '100')}
      ${row('{m.estriol|Ovestin 0.1% vaginal cream|dose=-;freq=one application twice weekly}', 'One application twice weekly', '15 g')}</table>
      <h3>For the pharmacist</h3><ul>${items(c, ['Discontinued: {m.aml|amlodipine 5 mg|st=stopped} (ankle swelling); {m.apix|apixaban|dose=-;st=stopped}, changed to rivaroxaban by cardiology', '{x|Do not substitute Eltroxin|warned}', '{x|No NSAIDs with rivaroxaban|warned|m.ibu}', '{x|Furosemide is not to be renewed, short course only|not continued|m.fur}'])}</ul>
      <h3>Allergies and problems</h3><p>${c.t('Allergies: {a.trimeth|trimethoprim|react=rash} (rash), {a.tram|tramadol|react=confusion} (confusion). {x|Penicillin tolerated|negated|a.pen}.')}</p>
      <p>${c.t('Problems: {d.af|atrial fibrillation}, {d.hypothy|hypothyroidism|icd=E03.9}, {d.copd|COPD|icd=J44.9}, {d.osteoporosis|osteoporosis}, {d.sciat|sciatica|icd=M54.30/M54.31/M54.32}, {d.htn|hypertension}. {x|Not diabetic|negated|d.dm2}.')}</p>
      <p>${c.t('{x|Bloods due March: U&E, TFT, FBC|planned|l.tsh}. {x|Flu and COVID boosters due October|planned|m.vflu}. {x|Review of pregabalin at next visit, consider reducing|considered}.')}</p>
      <div style="display:flex;justify-content:space-between;align-items:end;margin-top:16px"><span>Sent by Healthmail to Grange Pharmacy, Ballyreagh<br>Other doctors: Dr Cormac Gilroy, Dr Sive Rafter</span>${stamp(['BALLYREAGH MEDICAL CENTRE', '19 FEB 2026'], '#26457f', -5)}<div>${signature(c.rnd, '#22306b', 120)}<br>Dr Fionnuala Tierney, MCRN 0XXXXX</div></div>${c.no('Grange Pharmacy', 'pharmacy')}${c.no('Dr Cormac Gilroy', 'colleague on the letterhead')}${c.no('Dr Sive Rafter', 'colleague on the letterhead')}`,
    )
  },
  { width: 1080, scale: 1.34, degrade: { angle: -0.7 } },
)

/** United States: an MRI of the brain; headings in capitals, findings by region, numbered impression. */
const brain = doc(
  'p752.png',
  ['en', 'imaging', 'clean'],
  '2025-12-16',
  ['Lakebluff Imaging', 'LAKEBLUFF IMAGING', 'Lakebluff Imaging - Kenosha', 'Lakebluff Imaging, LLC'],
  ['Priyanka Vandermolen, MD', 'Priyanka Vandermolen', 'Dr. Priyanka Vandermolen', 'VANDERMOLEN, PRIYANKA'],
  [
    'Harriet Szymanski',
    'SZYMANSKI, HARRIET',
    'Szymanski, Harriet',
    'SZYMANSKI, HARRIET J',
    'Harriet J. Szymanski',
  ],
  'MRI brain without and with contrast',
  (c) => {
    const h = (s) => `<h3>${en(s)}</h3>`
    const p = (s) => `<p>${c.t(s)}</p>`
    return sheet(
      `body{font:17px/1.5 ${FACE.cambria};font-size:19.2px;padding:50px 76px}h3{font:bold 17px ${FACE.arial};margin:14px 0 2px}p{margin:4px 0}ol{margin:2px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center;border-bottom:2px solid #14506b;padding-bottom:8px"><div style="display:flex;gap:12px;align-items:center">${mark('wave', '#14506b', 54)}<div><b style="font-size:25px;color:#14506b">Lakebluff Imaging</b><br>6800 Green Bay Road, Kenosha, WI 53142</div></div>${barcode(c.rnd, 40, 40)}</div>
      <div style="display:grid;grid-template-columns:1fr 1fr;margin:12px 0;border-bottom:1px solid #14506b;padding-bottom:8px"><div>Patient: <b>SZYMANSKI, HARRIET J</b><br>DOB: 07/19/1960 &nbsp; Age: 65 &nbsp; Sex: F<br>MRN: LB-330871</div><div>Exam date: 12/16/2025 3:40 PM<br>Accession: 25-MR-118402<br>Ordering: Collin Rademaker, PA-C, Harbor Neurology</div></div>${c.no('Collin Rademaker', 'ordering clinician')}${c.no('Harbor Neurology', 'ordering practice')}
      <div style="text-align:center;font-weight:bold;font-size:19px">${c.t('{i.mrbrain|MRI BRAIN WITHOUT AND WITH CONTRAST|main=1}')}</div>
      ${h('CLINICAL HISTORY')}${p('{o|Dizziness} and {o|headache} for two months. {d.htn|Hypertension}, {d.migr|migraine} since youth. {d.breastca|Left breast cancer 2017|st=historical;on=2017;icd=Z85.3/C50.912/C50.919}. {x|Evaluate for metastasis|question} or {x|acoustic neuroma|question|d.schwan}.')}
      ${h('COMPARISON')}${p('{i.cthead|CT head 10/28/2025|on=2025-10-28}. {x|No prior MRI is available|negated}.')}
      ${h('TECHNIQUE')}${p('Sagittal T1, axial T2, FLAIR, diffusion and susceptibility images; thin sections through the internal auditory canals. After {o|7 mL of gadobutrol}, T1 in three planes. Creatinine {l.crea|0.9 mg/dL|v=0.9;u=mg/dL} and eGFR {l.egfr|71|v=71;u=-} on the day of the exam. {x|No reaction to contrast|negated|a.gad}.')}
      ${h('FINDINGS')}${p('**Brain:** {x|No restricted diffusion to suggest acute infarct|negated|d.stroke}. {x|No hemorrhage|negated|d.ich}. Scattered foci of T2/FLAIR hyperintensity in the periventricular and subcortical white matter, most in keeping with {d.smallv|mild chronic microvascular ischemic change}; {x|the pattern is not typical of demyelination|negated|d.ms}. {d.lacune|Old lacunar infarct in the left thalamus|icd=I69.30/Z86.73/I63.81;st=-}. {d.arachn|Arachnoid cyst of the left middle fossa, 1.9 cm}. {x|No mass, no abnormal enhancement|negated|d.meningi}.')}
      ${p('**Ventricles:** Normal for age, {x|no hydrocephalus|negated|d.hydroceph}. **Internal auditory canals:** {x|No vestibular schwannoma|negated|d.schwan}. **Sella:** {d.emptys|Partially empty sella}, {x|no pituitary adenoma|negated|d.pitadenoma}. **Vessels:** Flow voids preserved, {x|no aneurysm on this study|negated|d.aneur}.')}
      ${p('**Sinuses and mastoids:** {d.retcyst|Retention cyst in the right maxillary sinus, 14 mm}. {d.mastoid|Small left mastoid effusion|icd=H74.8X2/H74.8X9/H70.92}. **Orbits:** {o|Lens replacements on both sides}. **Bones:** {x|No suspicious marrow lesion|negated}. Upper cervical spine: {d.spondyl?|mild spondylosis|icd=M47.812/M47.892}.')}
      ${h('IMPRESSION')}<ol>${items(c, ['{x|No intracranial metastasis and no vestibular schwannoma|negated|d.schwan}.', '{d.smallv|Mild chronic small vessel ischemic disease} with {d.lacune|an old left thalamic lacune|icd=I69.30/Z86.73/I63.81;st=-}. {x|No acute infarct|negated|d.stroke}.', '{d.arachn|Left middle fossa arachnoid cyst}, incidental. {x|No follow-up is required|not needed}.', '{d.emptys|Partially empty sella}, usually incidental; {x|idiopathic intracranial hypertension to be considered only with papilledema|conditional}.', '{d.retcyst|Right maxillary retention cyst} and {d.mastoid|small left mastoid effusion|icd=H74.8X2/H74.8X9/H70.92}.'])}</ol>
      ${p('{x|MR angiography could be obtained if symptoms persist|conditional|i.angio}. {x|Lumbar puncture is not suggested by these findings|not needed|p.lp}.')}
      <div style="display:flex;justify-content:space-between;align-items:end;margin-top:18px;font-size:16.5px"><span>Technologist: R. Nowicki, RT(R)(MR)</span><span>Electronically signed: Priyanka Vandermolen, MD, neuroradiology, 12/17/2025 8:12 AM</span></div>${c.no('R. Nowicki', 'technologist')}`,
    )
  },
  { dateAliases: ['2025-12-17'], width: 1100, scale: 1.3 },
)

/** United States: a state registry's print; a row for every dose, what is due, allergies and proof of immunity. */
const registry = doc(
  'p753.png',
  ['en', 'other', 'clean'],
  '2026-01-27',
  ['Alderfield Family Health', 'ALDERFIELD FAMILY HEALTH', 'Alderfield Family Health Clinic'],
  ['Gwendolyn Tsai, NP', 'Gwendolyn Tsai', 'G. Tsai, NP', 'Tsai, Gwendolyn, NP'],
  ['Frank Delgado-Moss', 'DELGADO-MOSS, FRANK', 'Delgado-Moss, Frank E', 'Frank E. Delgado-Moss'],
  'Immunization record',
  (c) => {
    const iso = (s) => s.replace(/(\d\d)\/(\d\d)\/(\d{4})/, '$3-$1-$2')
    const shot = (when, name, key, product, lot, site, where) =>
      `<tr data-line><td>${en(when)}</td><td>${c.t(`{m.${key}?|${name}|dose=-;st=-;on=${iso(when)}}`)}</td><td>${en(product)}</td><td>${en(lot)}</td><td>${en(site)}</td><td>${en(where)}</td></tr>`
    const titre = (line, when, meaning) => {
      const r = c.lab(line, { date: iso(when) })
      return `<tr data-e="${r.n}"><td>${en(when)}</td><td>${en(r.label)}</td><td><b>${en(`${r.printed} ${r.unit}`.trim())}</b></td><td>${en(meaning)}</td></tr>`
    }
    const due = (name, key, when) =>
      `<tr><td>${c.t(`{x|${name}|planned|m.${key}}`)}</td><td>${en(when)}</td></tr>`
    return sheet(
      `body{font:16px/1.34 ${FACE.roboto};padding:42px 58px}td,th{border:1px solid #a9b7a3;padding:2.5px 8px}th{background:#e6eee1;font-size:15px}h3{font-size:17px;color:#37592a;margin:12px 0 3px}p{margin:4px 0}.two{display:grid;grid-template-columns:1fr 1.1fr;gap:24px;align-items:start}`,
      `<div style="display:flex;justify-content:space-between;align-items:center;border-bottom:3px solid #37592a;padding-bottom:8px"><div style="display:flex;gap:12px;align-items:center">${mark('star', '#37592a', 52)}<div><b style="font-size:22px;color:#37592a">Official Immunization Record</b><br>Printed from the state registry by Alderfield Family Health, Medford, OR</div></div>${matrixCode(c.rnd, 18, 3)}</div>
      <div style="display:grid;grid-template-columns:1fr 1fr;margin:8px 0"><div>Name: <b>DELGADO-MOSS, FRANK E</b><br>Date of birth: 04/03/1959 &nbsp; Sex: M &nbsp; Age: 66 y 9 m</div><div>Registry ID: 7740-2261<br>Printed: 01/27/2026 &nbsp; Provider: Gwendolyn Tsai, NP</div></div>
      <h3>Vaccines administered</h3><table><tr><th>Date</th><th>Vaccine</th><th>Trade name</th><th>Lot</th><th>Site</th><th>Given at</th></tr>
      ${shot('01/27/2026', 'Pneumococcal conjugate (PCV20)', 'vpcv', 'Prevnar 20', 'LK8821', 'L deltoid', 'Alderfield FH')}
      ${shot('10/08/2025', 'Influenza, high dose', 'vflu', 'Fluzone HD', 'U8814AA', 'L deltoid', 'Rogue Drug')}
      ${shot('10/08/2025', 'COVID-19, mRNA 2025-26', 'vcovid', 'Spikevax', '3051882', 'R deltoid', 'Rogue Drug')}
      ${shot('11/19/2024', 'RSV', 'e18vrsv', 'Arexvy', '7N4XK', 'R deltoid', 'Rogue Drug')}
      ${shot('10/02/2024', 'Influenza, high dose', 'vflu', 'Fluzone HD', 'U7702BA', 'L deltoid', 'Rogue Drug')}
      ${shot('05/14/2021', 'Zoster, recombinant, dose 2', 'vzos', 'Shingrix', 'X4D9P', 'L deltoid', 'Alderfield FH')}
      ${shot('02/22/2021', 'Zoster, recombinant, dose 1', 'vzos', 'Shingrix', '2B7TK', 'L deltoid', 'Alderfield FH')}
      ${shot('08/30/2019', 'Tdap', 'tdap', 'Boostrix', 'KZ33R', 'L deltoid', 'Alderfield FH')}
      ${shot('06/11/2013', 'Hepatitis A, dose 2', 'vhepa', 'Havrix', 'AHAVB612', 'R deltoid', 'Travel clinic')}
      ${shot('11/27/2012', 'Hepatitis A, dose 1', 'vhepa', 'Havrix', 'AHAVB540', 'R deltoid', 'Travel clinic')}
      ${shot('11/27/2012', 'Typhoid, Vi', 'vtyph', 'Typhim Vi', 'H1124', 'L deltoid', 'Travel clinic')}
      ${shot('07/19/2009', 'Td (adult)', 'e22td', 'Decavac', 'U2890', 'L deltoid', 'Three Rivers ED')}</table>
      <div class="two"><div><h3>Recommended next</h3><table><tr><th>Vaccine</th><th>Due</th></tr>${due('Hepatitis B, 3 doses', 'vhepb', 'Past due')}${due('COVID-19', 'vcovid', '04/08/2026')}${due('Influenza', 'vflu', '09/01/2026')}${due('Td or Tdap', 'tdap', '08/30/2029')}</table><p>${c.t('{x|Pneumovax 23 no longer needed after PCV20|not needed|m.e22ppsv}. {x|MMR not indicated, immune|not needed|m.vmmr}. {x|Yellow fever vaccine never given|not given|m.vyf}.')}</p></div>
      <div><h3>Tests and proof of immunity</h3><table><tr><th>Date</th><th>Test</th><th>Result</th><th>Meaning</th></tr>${titre('measles;Measles IgG;Positive;', '03/09/2020', 'Immune')}${titre('mumps;Mumps IgG;Positive;', '03/09/2020', 'Immune')}${titre('rubg;Rubella IgG;38;IU/mL', '03/09/2020', 'Immune')}${titre('vzvg;Varicella IgG;Positive;', '03/09/2020', 'Immune')}${titre('antihbs;Hepatitis B surface Ab;<3.5;mIU/mL', '01/13/2026', 'Not immune')}${titre('hbsag;Hepatitis B surface Ag;Nonreactive;', '01/13/2026', '')}${titre('antihcv;Hepatitis C Ab;Nonreactive;', '01/13/2026', '')}${titre('qft;QuantiFERON-TB Gold;Negative;', '03/09/2020', '')}</table></div></div>
      <h3>Allergies, reactions, precautions</h3><ul style="margin:2px 0">${items(c, ['{a.neomy|Neomycin|react=contact rash} - contact rash (2004)', '{a.cefac|Cefaclor|react=hives} - hives in childhood', '{x|Egg - no allergy|negated|a.egg}; {x|latex - no allergy|negated|a.latex}', '{x|Sore arm and fever for one day after Shingrix dose 2, not a contraindication|not an allergy}', '{x|No history of Guillain-Barré syndrome|negated|d.gbsyn}; {x|no immune deficiency|negated}; {x|spleen present|negated|p.splenect}'])}</ul>
      <p>${c.t('**Conditions considered for the schedule:** {d.dm2|type 2 diabetes}, {d.copd|COPD|icd=J44.9}, {d.exsmoker|former smoker|icd=Z87.891}. {d.zoster?|Shingles 2018|on=2018;st=-}. {x|Chronic liver disease: no|negated}. {x|Wife is on chemotherapy for lymphoma, no live vaccines at home without asking|family history|d.lymphoma}.')}</p>
      <div style="display:flex;justify-content:space-between;align-items:end;margin-top:10px"><div>${hand('G. Tsai NP', 28)}<br>Authorized signature, 01/27/2026</div><span>Vaccinator today: Miguel Arce, MA &nbsp; Page 1 of 1</span></div>${c.no('Miguel Arce', 'vaccinator')}`,
    )
  },
  { width: 1120, scale: 1.3 },
)

export const twentySecondEnMore = [repeat, brain, registry]
