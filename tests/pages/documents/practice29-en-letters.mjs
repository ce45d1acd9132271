/** Other paper in English: an Indian well-baby visit with its vaccine table, an American visit by problem, an Irish pre-operative form filled in by hand, an American catheterisation, a South African dialysis sheet filled in by hand, a Canadian oncology follow-up, an American emergency physician's note. */
import { barcode, hand, mark, signature } from '../lib/decor.mjs'
import { FACE, doc, en, items, sheet } from './blind-parts.mjs'

/** India: a child's visit; growth in a row, a vaccine table with due age, day given, brand, and what is due. */
const baby = doc(
  'p9106.png',
  ['en', 'consultation', 'clean'],
  '2026-05-19',
  [
    'Little Banyan Children’s Clinic',
    "Little Banyan Children's Clinic",
    'LITTLE BANYAN CHILDREN’S CLINIC',
    'Little Banyan',
  ],
  ['Dr. Sunil Deshpande', 'Sunil Deshpande', 'Dr Sunil Deshpande', 'Dr. S. Deshpande', 'DR. SUNIL DESHPANDE'],
  ['Ira Kulkarni', 'Baby Ira Kulkarni', 'Ira R. Kulkarni', 'IRA KULKARNI', 'Kulkarni, Ira'],
  'Well-baby visit, 9 months',
  (c) => {
    const p = (k, s) => `<p data-line><b>${en(k)}:</b> ${c.t(s)}</p>`
    const iso = (d) => d.replace(/(\d\d)-(\d\d)-(\d{4})/, '$3-$2-$1')
    const vac = (s) => {
      const [due, given, key, name, brand] = s.split(';')
      return `<tr data-line><td>${en(due)}</td><td>${c.t(key === 'x' ? name.replace(/~/g, '|') : `{m.${key}?|${name}|dose=-;st=-;on=${iso(given)}}`)}</td><td>${en(given)}</td><td>${en(brand)}</td></tr>`
    }
    return sheet(
      `body{font:16px/1.36 ${FACE.cambria};font-size:17px;padding:42px 60px}td,th{border:1px solid #b98b3c;padding:2px 9px}th{background:#f8efdc;font-size:15px}p{margin:5px 0}h3{font-size:17px;color:#8a5a0b;margin:10px 0 3px}ol{margin:2px 0}`,
      `<div style="text-align:center;border-bottom:2px solid #8a5a0b;padding-bottom:6px">${mark('leaf', '#8a5a0b', 40)}<br><b style="font-size:23px;color:#8a5a0b">Little Banyan Children’s Clinic</b><br>Dr. Sunil Deshpande, MD (Paediatrics) &nbsp; Kothrud, Pune</div>
      <div style="display:flex;justify-content:space-between;margin:8px 0"><div><b>Baby Ira Kulkarni</b> &nbsp; Girl<br>DOB: 12-08-2025 &nbsp; Age: 9 months</div><div style="text-align:right">Visit: 19-05-2026<br>Brought by: mother</div></div>
      <table><tr><th></th><th>Weight</th><th>Length</th><th>Head</th><th>Temp</th></tr><tr data-line><td>Today</td><td>${c.t('{l.e21wt|7.9 kg|v=7.9;u=kg}')}</td><td>${c.t('{l.e28len|69.2 cm|v=69.2;u=cm}')}</td><td>${c.t('{l.e28hc|43.8 cm|v=43.8;u=cm}')}</td><td>${c.t('{l.e21temp|98.4 F|v=98.4;u=F}')}</td></tr>
      <tr data-line><td>17-02-2026</td><td>${c.t('{l.e21wt|6.8 kg|v=6.8;u=kg;on=2026-02-17}')}</td><td>${c.t('{l.e28len|64.5 cm|v=64.5;u=cm;on=2026-02-17}')}</td><td>${c.t('{l.e28hc|41.9 cm|v=41.9;u=cm;on=2026-02-17}')}</td><td></td></tr><tr><td>Centile today</td><td>25-50</td><td>25-50</td><td>25-50</td><td></td></tr></table>
      ${p('Birth', 'term, {p.csect?|LSCS|st=-}, {l.e21wt?|2.8 kg|v=2.8;u=kg}. {x|No NICU stay|negated}. {d.jaundice?|Jaundice|st=historical}, {p.phototh?|phototherapy 2 days|st=-}.')}
      ${p('Concerns', '{o|loose stools} for 2 days in April, {d.gastroent?|viral gastroenteritis, settled|icd=A08.4/A09;st=resolved}. {o|Dry itchy skin} on cheeks and legs. {x|No cough, no wheeze|negated|d.asthma}. {x|No fits|negated|d.seiz}.')}
      ${p('Feeding', 'breast milk and ragi porridge, dal, banana. {x|Egg not started|not given|a.egg}.')}
      ${p('Allergy', '{x|no drug allergy known|negated}. Cow’s milk: {a.milk|rash with formula at 4 months|react=rash}.')}
      ${p('Family', '{x|father has eczema|family history|d.eczema}; {x|grandmother: tuberculosis, treated 2011|family history|d.tb}.')}
      ${p('Development', 'sits alone, transfers, says ba-ba. {x|Squint: no|negated}. {x|Crawls: not yet|not ticked}.')}
      ${p('Examination', 'active. {o|Mild pallor}. {o|Rough red patches} on cheeks. {x|Heart: no murmur|negated}. {x|Hips stable|negated|d.cdh}. {d.umbil|Umbilical hernia, small, reducible}.')}
      ${p('Tests', 'Hb/MCV {l.hgb|9.8|v=9.8;u=-;on=2026-05-16}/{l.mcv|66|v=66;u=-;on=2026-05-16}, ferritin {l.ferr|8 ng/mL|v=8;u=ng/mL;on=2026-05-16} (16-05-2026)')}
      <h3>Immunisation</h3><table><tr><th>Due</th><th>Vaccine</th><th>Given on</th><th>Brand, site</th></tr>
      ${['Birth;13-08-2025;e23bcg;BCG;Left arm', 'Birth;13-08-2025;vhepb;Hepatitis B-0;Genevac-B', 'Birth;13-08-2025;e12ipv;OPV-0;oral', '6 weeks;24-09-2025;e23hexa;Hexavalent-1;Hexaxim, right thigh', '6 weeks;24-09-2025;vpcv;PCV-1;Pneumosil, left thigh', '6 weeks;24-09-2025;e12rota;Rotavirus-1;Rotasiil, oral', '10 weeks;23-10-2025;e23hexa;Hexavalent-2;Hexaxim', '10 weeks;23-10-2025;vpcv;PCV-2;Pneumosil', '14 weeks;20-11-2025;e23hexa;Hexavalent-3;Hexaxim', '14 weeks;20-11-2025;e12rota;Rotavirus-2;Rotasiil, oral', '6 months;17-02-2026;vflu;Influenza-1;Vaxigrip', '7 months;19-03-2026;vflu;Influenza-2;Vaxigrip', '9 months;19-05-2026;vmmr;MMR-1 (today);Tresivac, right arm', '9 months;;x;{x~Typhoid conjugate~planned~m.vtyph};due 02-06-2026', '12 months;;x;{x~Hepatitis A-1~planned~m.vhepa};due 12-08-2026', '15 months;;x;{x~Varicella-1, MMR-2, PCV booster~planned~m.e12vvar};due 12-11-2026'].map(vac).join('')}</table>
      <h3>Impression and advice</h3><ol>${items(c, ['Growing well. {d.ida|Iron deficiency anaemia|icd=D50.9/D50.8}.', '{d.eczema|Infantile atopic eczema|icd=L20.83/L20.9}.'])}</ol>
      <p data-line>${c.t('Rx 1. {m.fes?|Iron drops 25 mg/mL, 0.8 mL once daily|dose=-;freq=once daily} for 3 months')}</p><p data-line>${c.t('Rx 2. {m.chole|Vitamin D3 400 IU daily|freq=daily}')}</p><p data-line>${c.t('Rx 3. {m.hydroc|Hydrocortisone 1% cream twice daily|dose=-;freq=twice daily} for 5 days')}</p>
      <p>${c.t('{x|Paracetamol drops 1 mL if fever after vaccine|conditional|m.para}. {x|Repeat Hb after 6 weeks|planned|l.hgb}. {x|Hernia: surgery only if present after 3 years|conditional|p.umbrep}. {x|Do not give honey|instruction}.')}</p>
      <div style="text-align:right">${signature(c.rnd, '#22306b', 90)}<br>Dr. Sunil Deshpande, Reg. 0XX417</div>`,
    )
  },
  { width: 1060, scale: 1.32 },
)

/** United States: a visit told by problem; each problem a bar with its code, status, what was found, and what is to happen. */
const problems = doc(
  'p9107.png',
  ['en', 'consultation', 'clean'],
  '2026-01-22',
  ['Copper Creek Internal Medicine', 'COPPER CREEK INTERNAL MEDICINE', 'Copper Creek Internal Medicine, LLC'],
  ['Annika Solberg, MD', 'Annika Solberg', 'Dr. Annika Solberg', 'A. Solberg, MD', 'SOLBERG, ANNIKA'],
  ['Raymond Tillery', 'Raymond J. Tillery', 'TILLERY, RAYMOND', 'Tillery, Raymond', 'Mr. Tillery'],
  'Problem-oriented visit summary',
  (c) => {
    const prob = (n, name, state, ...lines) =>
      `<div class="b" data-line><b>#${n} ${c.t(name)}</b><span>${en(state)}</span></div>${lines.map((s) => `<p data-line>${c.t(s)}</p>`).join('')}`
    return sheet(
      `body{font:16px/1.38 ${FACE.lato};font-size:16px;padding:42px 62px}.b{display:flex;justify-content:space-between;background:#e8edf2;border-left:5px solid #31577c;padding:2px 10px;margin-top:9px}p{margin:2px 0 2px 14px}.t{border:1px solid #31577c;padding:5px 12px;margin-top:8px}`,
      `<div style="display:flex;justify-content:space-between;border-bottom:2px solid #31577c;padding-bottom:6px"><div><b style="font-size:22px;color:#31577c">Copper Creek Internal Medicine</b><br>Problem-Oriented Visit Summary</div><div style="text-align:right"><b>Raymond J. Tillery</b> &nbsp; DOB 03/02/1953<br>Visit 01/22/2026 &nbsp; Annika Solberg, MD</div></div>
      <div class="t">${c.t('**Vitals** BP/pulse {l.e21sys|146|v=146;u=-}/{l.e21dia|84|v=84;u=-}, {l.e21hr|62|v=62;u=-}. Wt/BMI {l.e21wt|212 lb|v=212;u=lb}, {l.e21bmi|31.3|v=31.3;u=-}. SpO2 {l.e21spo2|93 %|v=93;u=%} on room air. **Allergies** {a.lis|lisinopril|react=cough} (cough), {a.shell|shellfish|react=lip swelling} (lip swelling). {x|No latex allergy|negated|a.latex}.')}<br>${c.t('**Labs 01/15/2026** Na/K {l.na|139|v=139;u=-;on=2026-01-15}/{l.k|4.9|v=4.9;u=-;on=2026-01-15}, BUN/Cr {l.bun|31|v=31;u=-;on=2026-01-15}/{l.crea|1.64|v=1.64;u=-;on=2026-01-15}, AST/ALT {l.ast|21|v=21;u=-;on=2026-01-15}/{l.alt|18|v=18;u=-;on=2026-01-15}, Hgb/Hct {l.hgb|12.1|v=12.1;u=-;on=2026-01-15}/{l.hct|36.7|v=36.7;u=-;on=2026-01-15}, TC/LDL {l.chol|148|v=148;u=-;on=2026-01-15}/{l.ldl|74|v=74;u=-;on=2026-01-15}, A1c {l.a1c|7.3 %|v=7.3;u=%;on=2026-01-15}, uric acid {l.uric|8.4|v=8.4;u=-;on=2026-01-15}')}</div>
      ${prob(1, '{d.dm2|Type 2 diabetes with kidney disease|icd=E11.22} (E11.22)', 'at goal', 'S: checks fasting sugars, {o|110 to 140}. {x|Denies hypoglycemia|negated}. {x|Eye exam 2025 without retinopathy|negated|d.dretin}.', 'P: continue {m.metf|metformin 500 mg twice daily|freq=twice daily} and {m.empa|empagliflozin 10 mg daily|freq=daily}. {x|Stop metformin if eGFR falls below 30|conditional|m.metf}. {x|Urine albumin at next visit|planned|l.uacr}.')}
      ${prob(2, '{d.ckd3|CKD stage 3b|icd=N18.32} (N18.32)', 'stable', 'O: eGFR {l.egfr|43|v=43;u=-;on=2026-01-15} on 01/15/2026, {l.egfr|44|v=44;u=-;on=2025-07-10} on 07/10/2025. P: {x|avoid naproxen and ibuprofen|warned|m.napr}; {x|nephrology if eGFR below 30|conditional}.')}
      ${prob(3, '{d.htn|Hypertension|icd=I10/I12.9} (I12.9)', 'not at goal', 'S: home readings {o|140s}. O: {x|no edema|negated}. P: raise {m.aml|amlodipine to 10 mg daily|dose=10 mg;freq=daily} (was 5 mg); {m.los|losartan 100 mg daily|freq=daily} unchanged. {x|Chlorthalidone considered, not started|considered|m.chlor}.')}
      ${prob(4, '{d.copd|COPD|icd=J44.9} (J44.9)', 'worse', 'S: {o|more breathless on stairs}. {x|No sputum, no fever|negated|d.pneumonia}. {d.exsmoker|Quit 2019|icd=Z87.891}, 40 pack-years. O: {p.spiro|spirometry 11/2025|on=2025-11}: FEV1 {l.e18fev1|58 %|v=58;u=%;on=2025-11}. P: change {m.tio|tiotropium|dose=-;st=stopped} to {m.anoro|umeclidinium/vilanterol 1 puff daily|dose=-;freq=daily}; {m.salb|albuterol inhaler as needed|dose=-;freq=as needed}. {x|Low-dose chest CT ordered|ordered|i.ctchest}.')}
      ${prob(5, '{d.gout|Gout|icd=M10.9} (M10.9)', 'two attacks', 'P: start {m.allo|allopurinol 100 mg daily|freq=daily}. {x|Colchicine not given because of the kidneys|not given|m.colc}. {x|Goal uric acid below 6|reference comment|l.uric}.')}
      ${prob(6, '{d.hld|Hyperlipidemia|icd=E78.5} (E78.5); {d.ihd|CAD|icd=I25.10} with {p.pci|stent 2017|on=2017}', 'stable', 'S: {x|no chest pain|negated|d.angina}. P: {m.ator|atorvastatin 40 mg at bedtime|freq=at bedtime}, {m.asa|aspirin 81 mg daily|freq=daily}. {x|Stress test not needed|not needed|p.stresst}.')}
      ${prob(7, '{d.anemia|Anemia|icd=D64.9/D63.1} (D64.9)', 'new', 'O: {x|stool cards handed out|planned|l.fobt}. A: {x|likely kidney disease, rule out iron deficiency|question|d.ida}. P: {x|ferritin and iron ordered|ordered|l.ferr}.')}
      ${prob(8, 'Health maintenance', '', '{m.vflu?|Flu shot 10/02/2025|dose=-;st=-;on=2025-10-02}. {m.e18vrsv?|RSV vaccine today|dose=-;st=-;on=2026-01-22}. {x|COVID-19 vaccine declined|declined|m.vcovid}. {p.colono|Colonoscopy 2021|on=2021}, {d.polyp?|one small polyp|st=-}; {x|next 2028|planned|p.colono}.')}
      <div class="t"><b>Inactive problems:</b> ${c.t('{d.append?|appendicitis|st=historical}, {p.append|appendectomy 1971|on=1971}; {d.zoster|shingles 2015|st=historical;on=2015}; {d.catar?|cataracts|st=-}, {p.phaco|surgery both eyes 2022|on=2022}. **Family:** {x|father died of an aortic aneurysm|family history|d.aaa}; {x|brother: prostate cancer|family history|d.prostca}.')}</div>
      <p style="margin:8px 0 0">${c.t('Return in 3 months. {x|Call for BP above 160 or weight gain of 5 lb|conditional}. {x|Podiatry referral placed|ordered}.')} &nbsp; Electronically signed: Annika Solberg, MD 01/22/2026 17:05</p>`,
    )
  },
  { width: 1080, scale: 1.32 },
)

/** Ireland: an assessment before an operation; printed questions with Y and N, the nurse's pen, boxes left empty. */
const assess = doc(
  'p9108.jpg',
  ['en', 'other', 'scan'],
  '2026-03-03',
  [
    'Lough Arrow Hospital',
    'LOUGH ARROW HOSPITAL',
    'Lough Arrow Hospital, Sligo',
    'Lough Arrow Hospital Pre-Operative Assessment Clinic',
  ],
  ['Mr Eamon Tuohy', 'Eamon Tuohy', 'Mr E Tuohy', 'Mr. Eamon Tuohy', 'Mr E. Tuohy'],
  ['Bridie Gallagher', 'Mrs Bridie Gallagher', 'GALLAGHER, Bridie', 'Gallagher, Bridie'],
  'Pre-operative assessment',
  (c) => {
    const w = (s) => `<span class="w">${c.t(s)}</span>`
    const tick = (on) => `<span class="x">${on ? '☒' : '☐'}</span>`
    const yes = (s, note = '') =>
      `<tr data-line><td>${c.t(s)}</td><td>${tick(1)} Y ${tick(0)} N</td><td>${note ? w(note) : ''}</td></tr>`
    const no = (s, key, note = '') =>
      `<tr data-line><td>${c.t(`{x|${s}|answered no|${key}}`)}</td><td>${tick(0)} Y ${tick(1)} N</td><td>${note ? w(note) : ''}</td></tr>`
    const drug = (s, how, last) =>
      `<tr data-line><td>${w(s)}</td><td>${hand(how, 25)}</td><td>${w(last)}</td></tr>`
    return sheet(
      `body{font:16px/1.3 ${FACE.arial};font-size:15.4px;padding:38px 52px}.w{font:25px 'Dancing Script',cursive;color:#1b2a63;line-height:1}.x{font-family:'DejaVu Sans';font-size:16px}td,th{border:1px solid #777;padding:2px 8px;vertical-align:middle}th{background:#e6e6ee}h3{font-size:15.4px;background:#2b2f63;color:#fff;padding:2px 9px;margin:9px 0 0}p{margin:5px 0}.f{border:1px solid #777;padding:3px 9px;line-height:1.6}`,
      `<div style="display:flex;justify-content:space-between;align-items:end"><div><b style="font-size:21px">Lough Arrow Hospital</b><br>Pre-Operative Assessment Clinic, Sligo</div>${barcode(c.rnd, 40, 34)}</div>
      <div class="f" style="margin-top:6px">Name: ${hand('Bridie Gallagher', 26)} &nbsp; DOB: ${hand('17/09/1950', 26)} &nbsp; MRN: ${hand('40XX82', 26)} &nbsp; Date of assessment: ${hand('03/03/2026', 26)}<br>Consultant surgeon: ${hand('Mr E Tuohy', 26)} &nbsp; Planned operation: ${w('{x|right total knee replacement 24/03/26|planned|p.tka}')} &nbsp; Diagnosis: ${w('{d.kneeoa|OA right knee|icd=M17.11}')}</div>
      <h3>1. Medical history</h3><table><tr><th style="width:43%">Have you, or have you had</th><th style="width:15%"></th><th>Details</th></tr>
      ${yes('{d.htn|High blood pressure}', 'since 2008')}${no('Heart attack or angina', 'd.mi')}${yes('Irregular heart beat', '{d.af|AF|icd=I48.91/I48.0/I48.20}')}${no('Pacemaker or ICD', 'p.pacem')}${no('Stroke or TIA', 'd.stroke')}${no('Asthma', 'd.asthma')}${no('Diabetes', 'd.dm2')}${yes('{d.osa|Sleep apnoea}', 'CPAP')}${no('Epilepsy', 'd.epil')}${yes('{d.gerd|Reflux or heartburn|icd=K21.9}', 'if no tablet')}${no('Kidney disease', 'd.ckd')}${yes('Clot in leg or lung', '{d.dvt|DVT left leg 2011|st=historical;on=2011;icd=Z86.718/I82.402/I82.409}')}${no('MRSA ever', 'l.mrsa', 'swab today')}</table>
      <h3>2. Anaesthetics and operations</h3><p data-line>${w('{p.hyst|hysterectomy 1996|on=1996}, {p.ctr|carpal tunnel R 2013|on=2013}, {p.tka|L knee replaced 2019|on=2019} (spinal)')}</p><p data-line>${c.t('{x|Malignant hyperthermia in family|answered no}')} ${tick(0)} Y ${tick(1)} N &nbsp; ${c.t('{o|Sickness after anaesthetic}')} ${tick(1)} Y ${tick(0)} N &nbsp; Dentures ${tick(1)} Y ${tick(0)} N ${hand('upper', 24)}</p>
      <h3>3. Medicines</h3><table><tr><th style="width:43%">Name and dose</th><th style="width:21%">When</th><th>Instruction before theatre</th></tr>
      ${drug('{m.apix|Apixaban 5 mg|freq=twice a day}', 'twice a day', '{x|stop 22/03|planned}')}${drug('{m.bis|Bisoprolol 2.5 mg|freq=morning}', 'morning', 'take')}${drug('{m.ram|Ramipril 5 mg|freq=morning}', 'morning', '{x|omit on the day|instruction}')}${drug('{m.lan|Lansoprazole 15 mg|freq=morning}', 'morning', 'take')}${drug('{m.para|Paracetamol 1 g|freq=as needed}', 'as needed', '')}</table>
      <p data-line>Steroids in last 6 months ${tick(0)} Y ${tick(1)} N &nbsp; ${c.t('{x|Warfarin|not ticked|m.warf}')} ${tick(0)} &nbsp; ${c.t('{x|Clopidogrel|not ticked|m.clop}')} ${tick(0)} &nbsp; ${c.t('{x|Insulin|not ticked|m.e14insulin}')} ${tick(0)} &nbsp; ${c.t('{x|HRT|not ticked}')} ${tick(0)}</p>
      <h3>4. Allergies</h3><p data-line>Drugs: ${w('{a.augm|Augmentin - rash|react=rash}')} &nbsp; Plaster: ${w('{a.elast|Elastoplast - blisters|react=blisters}')} &nbsp; ${c.t('{x|Latex|answered no|a.latex}')} ${tick(0)} Y ${tick(1)} N &nbsp; ${c.t('{x|Iodine|answered no|a.povid}')} ${tick(0)} Y ${tick(1)} N</p>
      <h3>5. Social</h3><p data-line>${c.t('{x|Smoker|answered no|d.smoker}')} ${tick(0)} Y ${tick(1)} N &nbsp; Alcohol units a week: ${hand('4', 25)} &nbsp; Lives: ${hand('alone, daughter near', 25)} &nbsp; Stairs: ${hand('2 flights, stops once', 25)}</p>
      <h3>6. Measurements and tests</h3><p data-line>BP ${w('{l.e21sys|152|v=152;u=-}/{l.e21dia|86|v=86;u=-}')} &nbsp; Pulse ${w('{l.e21hr|78|v=78;u=-}')} &nbsp; SpO2 ${w('{l.e21spo2|96 %|v=96;u=%}')} &nbsp; Weight ${w('{l.e21wt|83 kg|v=83;u=kg}')} &nbsp; Height ${w('{l.e21ht|159 cm|v=159;u=cm}')} &nbsp; BMI ${w('{l.e21bmi|32.8|v=32.8;u=-}')} &nbsp; Temp ${c.t('{x|........|left empty|l.e21temp}')}</p>
      <p data-line>Hb/Plt ${w('{l.hgb|122|v=122;u=-}/{l.plt|254|v=254;u=-}')} &nbsp; Na/K ${w('{l.na|138|v=138;u=-}/{l.k|4.4|v=4.4;u=-}')} &nbsp; Urea/Creat ${w('{l.urea|6.9|v=6.9;u=-}/{l.crea|88|v=88;u=-}')} &nbsp; INR ${c.t('{x|........|left empty|l.inr}')} &nbsp; HbA1c ${c.t('{x|........|left empty|l.a1c}')} &nbsp; ECG ${w('{p.ecg|3/3/26|on=2026-03-03}: {o|AF 78}')}</p>
      <p data-line>To do: ${tick(1)} ${c.t('{x|group and hold|planned|l.abo}')} ${tick(1)} ${c.t('{x|MRSA swab|planned|l.mrsa}')} ${tick(0)} ${c.t('{x|Echo|not ticked|i.echo}')} ${tick(0)} ${c.t('{x|Chest X-ray|not ticked|i.cxr}')} ${tick(0)} ${c.t('{x|Spirometry|not ticked|p.spiro}')} ${tick(1)} ${c.t('{x|anaesthetist to review|planned}')}</p>
      <h3>7. Outcome</h3><p data-line>ASA ${tick(0)} 1 ${tick(0)} 2 ${tick(1)} 3 &nbsp; ${tick(1)} Fit for theatre ${tick(0)} Deferred &nbsp; ${w('{x|bring CPAP|instruction}, {x|enoxaparin after op|planned|m.enox}')}</p>
      <div style="display:flex;justify-content:space-between;margin-top:6px"><span>Nurse: ${hand('Orla Feeney, CNM1', 26)}</span><span>${signature(c.rnd, '#1b2a63', 90)}</span><span style="font-size:13px">POA-7 v3</span></div>${c.no('Orla Feeney', 'nurse')}`,
    )
  },
  { width: 1080, scale: 1.4, degrade: { angle: 0.5, colour: true } },
)

/** United States: a heart catheterisation; hemodynamics in a table two by two, vessels as a list, drugs of the session, conclusions in a frame. */
const cath = doc(
  'p9109.png',
  ['en', 'other', 'clean'],
  '2025-09-18',
  [
    'Harbor Point Heart Hospital',
    'HARBOR POINT HEART HOSPITAL',
    'Harbor Point Heart Hospital Cardiac Catheterization Laboratory',
  ],
  ['Priscilla Nwosu, MD', 'Priscilla Nwosu', 'Dr. Priscilla Nwosu', 'P. Nwosu, MD', 'Priscilla A. Nwosu, MD'],
  ['Leonard Kessler', 'KESSLER, LEONARD', 'Kessler, Leonard', 'Leonard Kessler', 'Mr. Kessler'],
  'Cardiac catheterization report',
  (c) => {
    const p = (k, s) => `<p data-line><b>${en(k)}:</b> ${c.t(s)}</p>`
    const tr = (a, b) => `<tr data-line><td>${en(a)}</td><td>${c.t(b)}</td></tr>`
    return sheet(
      `body{font:16px/1.4 ${FACE.times};font-size:17px;padding:46px 72px}p{margin:6px 0}td,th{border:1px solid #666;padding:2px 9px}.two{display:grid;grid-template-columns:1fr 1.3fr;gap:0 28px;margin:8px 0}ul,ol{margin:2px 0}.c{border:2px solid #7a1020;padding:5px 16px;margin-top:10px}`,
      `<div style="display:flex;justify-content:space-between;align-items:center;border-bottom:2px solid #7a1020;padding-bottom:6px"><div><b style="font-size:22px;color:#7a1020">HARBOR POINT HEART HOSPITAL</b><br>Cardiac Catheterization Laboratory</div>${mark('rings', '#7a1020', 46)}</div>
      <div style="display:grid;grid-template-columns:1fr 1fr;margin:8px 0">
      <div>Patient: <b>KESSLER, LEONARD</b><br>DOB: 11/23/1957 &nbsp; Male &nbsp; MRN 71XX064</div><div>Procedure date: 09/18/2025<br>Operator: Priscilla Nwosu, MD<br>Referring: Gordon Blythe, DO</div></div>${c.no('Gordon Blythe', 'referrer')}
      ${p('INDICATION', '{d.unstang|Unstable angina|icd=I20.0}. {i.spect|Nuclear stress test 09/09/2025|on=2025-09-09}: {o|inferior ischemia}. {d.dm2|Type 2 diabetes|icd=E11.9}, {d.htn|hypertension|icd=I10}, {d.smoker|current smoker|icd=F17.210/F17.200}. {x|No prior MI|negated|d.mi}. {x|Brother had bypass surgery at 52|family history|p.cabg}.')}
      ${p('PROCEDURES', '1. {p.angio|Left heart catheterization, coronary angiography}. 2. {p.rhc|Right heart catheterization}. 3. {p.pci|PCI of the mid RCA, one drug-eluting stent}. 4. {p.ivus|Intravascular ultrasound} of the RCA. 5. {p.sedat?|Moderate sedation}. {x|Fractional flow reserve was not done|not done|p.ffr}.')}
      ${p('ALLERGIES', '{a.contrast|IV contrast|react=hives} (hives), premedicated with {m.pred?|prednisone 50 mg x 3|st=-} and {m.diphen?|diphenhydramine 50 mg|st=-}. {x|No heparin allergy|negated|a.hepar}.')}
      ${p('ACCESS', 'Right radial artery 6 Fr, right antecubital vein 5 Fr. TR band. {x|No hematoma|negated}.')}
      ${p('MEDICATIONS GIVEN', '{m.midaz?|midazolam 2 mg|st=-}, {m.fent?|fentanyl 50 mcg|st=-}, {m.hepar?|heparin 7,000 units|st=-}, {m.vera?|verapamil 2.5 mg|st=-}, {m.tica?|ticagrelor 180 mg load|dose=-;st=-}.')}
      ${p('LABS 09/17/2025', 'Hgb/Plt {l.hgb|14.1|v=14.1;u=-;on=2025-09-17}/{l.plt|219|v=219;u=-;on=2025-09-17}, BUN/Cr {l.bun|19|v=19;u=-;on=2025-09-17}/{l.crea|1.1|v=1.1;u=-;on=2025-09-17}, INR {l.inr|1.0|v=1.0;u=-;on=2025-09-17}')}
      <div class="two"><table><tr><th>Pressure</th><th>mmHg</th></tr>${tr('Right atrium, mean', '{o|7}')}${tr('Right ventricle', '{o|36/6}')}${tr('Pulmonary artery', '{o|35/15, mean 22}')}${tr('Wedge, mean', '{o|14}')}${tr('Left ventricle', '{o|138/18}')}${tr('Aorta', '{o|136/76}')}${tr('CO / CI', '{o|5.1 / 2.5}')}${tr('PA / AO saturation', '{o|68 / 95 %}')}</table>
      <div><b>CORONARY ANGIOGRAPHY</b> (right dominant)<ul>${items(c, ['Left main: {x|no disease|negated}', 'LAD: {o|40% mid}, {d.corcalc?|diffuse calcification|icd=I25.10/I25.84;st=-}', 'Diagonal 1: {o|60%}, small vessel', 'Circumflex: {x|no stenosis above 30%|negated}', 'RCA: {o|95% mid, ulcerated}; after stent {o|0%, TIMI 3}', 'PDA: {x|patent|negated}'])}</ul></div></div>
      ${p('INTERVENTION', 'Balloon 2.5 x 15 mm, then one 3.5 x 24 mm everolimus-eluting stent. {x|No dissection, no perforation|negated}. {x|No thrombus aspirated|not done}.')}
      ${p('VENTRICULOGRAM', '{l.lvef|LVEF 50 %|v=50;u=%}, {o|inferior hypokinesis}. {d.mitral|Mitral regurgitation 1+|icd=I34.0}. {x|No aortic stenosis: no gradient on pullback|negated|d.astenosis}.')}
      ${p('CONTRAST / FLUORO', '{o|145 mL iodixanol} / 11.2 min. Blood loss under 20 mL. {x|Complications: none|negated}.')}
      <div class="c"><b>CONCLUSIONS</b><ol>${items(c, ['{d.ihd|Coronary artery disease|icd=I25.110/I25.10}: severe RCA, moderate LAD.', 'Successful stenting of the mid RCA.', '{x|No pulmonary hypertension|negated|d.phtn}. Left-sided filling pressure {o|mildly raised}.'])}</ol></div>
      ${p('PLAN', '{m.asa|Aspirin 81 mg daily|freq=daily}, {m.tica|ticagrelor 90 mg twice daily|freq=twice daily} for 12 months. {m.ros|Rosuvastatin 40 mg nightly|freq=nightly}. {m.metop|Metoprolol succinate 50 mg daily|freq=daily}. Hold {m.metf|metformin|dose=-;st=on hold} 48 h. {x|Staged FFR of the LAD if angina recurs|conditional|p.ffr}. {x|Cardiac rehabilitation|planned}. {x|Echocardiogram in 6 weeks|planned|i.echo}. {x|Bypass surgery is not required|not needed|p.cabg}.')}
      <div style="margin-top:6px">${signature(c.rnd, '#22306b', 120)}<br>Priscilla Nwosu, MD, FACC, FSCAI &nbsp; Signed 09/18/2025 14:52 &nbsp; Circulator: B. Lund, RN</div>${c.no('B. Lund', 'nurse')}`,
    )
  },
  { width: 1080, scale: 1.3 },
)

/** South Africa: a dialysis unit's run sheet; prescription printed, weights, pressures by the hour and the nurse's notes by hand. */
const dialysis = doc(
  'p9110.jpg',
  ['en', 'other', 'photo'],
  '2026-06-10',
  ['Umhlatuze Renal Unit', 'UMHLATUZE RENAL UNIT', 'Umhlatuze Renal Unit, Richards Bay'],
  ['Dr N Govender', 'Dr. N. Govender', 'Dr Govender', 'N Govender', 'Dr. N Govender'],
  ['Sipho Mthembu', 'MTHEMBU, Sipho', 'Mr Sipho Mthembu', 'Mthembu, Sipho'],
  'Haemodialysis run sheet',
  (c) => {
    const w = (s) => `<span class="w">${c.t(s)}</span>`
    const hour = (t, bp, hr, ap, vp, uf, note) => {
      const [a, b] = bp.split('/')
      return `<tr data-line><td>${hand(t, 25)}</td><td>${w(`{l.e21sys?|${a}|v=${a};u=-}/{l.e21dia?|${b}|v=${b};u=-}`)}</td><td>${w(`{l.e21hr?|${hr}|v=${hr};u=-}`)}</td><td>${hand(ap, 25)}</td><td>${hand(vp, 25)}</td><td>${hand(uf, 25)}</td><td>${w(note)}</td></tr>`
    }
    return sheet(
      `body{font:16px/1.36 ${FACE.arial};font-size:15.6px;padding:40px 50px}.w{font:25px 'Dancing Script',cursive;color:#14224f;line-height:1}td,th{border:1px solid #444;padding:3px 8px;vertical-align:middle}th{background:#dde9ee;font-size:14px}h3{font-size:16px;margin:10px 0 3px}p{margin:5px 0}.g{display:grid;grid-template-columns:1fr 1fr 1fr;border:1px solid #444}.g div{padding:3px 9px;line-height:1.65}`,
      `<div style="display:flex;justify-content:space-between;border-bottom:3px solid #1d6075;padding-bottom:5px"><div><b style="font-size:21px;color:#1d6075">UMHLATUZE RENAL UNIT</b><br>Richards Bay</div><div style="text-align:right"><b>${c.t('{p.dialysis?|HAEMODIALYSIS}')} RUN SHEET</b><br>Station ${hand('7', 24)} &nbsp; Date ${hand('10/06/2026', 26)}</div></div>
      <div class="g" style="margin-top:8px"><div>Patient: ${hand('Sipho Mthembu', 26)}<br>Born: ${hand('02/11/1968', 26)}</div><div>Nephrologist: ${hand('Dr N Govender', 26)}<br>Allergies: ${w('{a.vanco|vancomycin - flushing|react=flushing}')}</div><div>Diagnosis: ${w('{d.esrd|ESRD}, {d.htn|hypertension}')}<br>Hep B: ${w('{l.hbsag|negative|v=negative;u=-}')}</div></div>
      <h3>Prescription</h3><table><tr><th>Hours</th><th>Dialyser</th><th>Blood flow</th><th>K / Ca bath</th><th>Heparin</th><th>Dry weight</th><th>Access</th></tr><tr data-line><td>${hand('4', 25)}</td><td>${hand('FX 80', 25)}</td><td>${hand('300', 25)}</td><td>${hand('2 / 1.25', 25)}</td><td>${w('{m.hepar|5000 units|st=-}')}</td><td>${w('{o|74.0 kg}')}</td><td>${w('{o|L AV fistula}')}</td></tr></table>
      <h3>Before and after</h3><table><tr><th></th><th>Weight kg</th><th>BP</th><th>Pulse</th><th>Temp</th><th>Condition</th></tr>
      <tr data-line><td>Pre</td><td>${w('{l.e21wt|77.2|v=77.2;u=kg}')}</td><td>${w('{l.e21sys|168|v=168;u=-}/{l.e21dia|94|v=94;u=-}')}</td><td>${w('{l.e21hr|82|v=82;u=-}')}</td><td>${w('{l.e21temp|36.4|v=36.4;u=-}')}</td><td>${w('{o|ankle swelling}, {x|no chest pain|negated}')}</td></tr>
      <tr data-line><td>Post</td><td>${w('{l.e21wt|74.3|v=74.3;u=kg}')}</td><td>${w('{l.e21sys|138|v=138;u=-}/{l.e21dia|78|v=78;u=-}')}</td><td>${w('{l.e21hr|76|v=76;u=-}')}</td><td>${w('{l.e21temp|36.6|v=36.6;u=-}')}</td><td>${w('{x|no bleeding|negated}')}</td></tr></table>
      <h3>Hourly observations</h3><table><tr><th>Time</th><th>BP</th><th>Pulse</th><th>AP</th><th>VP</th><th>UF L</th><th style="width:36%">Remarks</th></tr>
      ${hour('07:10', '162/90', '80', '-140', '130', '0.0', 'on, 2 needles')}${hour('08:10', '150/84', '79', '-150', '140', '0.8', '')}${hour('09:10', '128/70', '88', '-150', '145', '1.6', '{o|leg cramps}, UF down')}${hour('10:10', '118/66', '92', '-155', '150', '2.2', '{o|dizzy}, {o|saline 200 mL}')}${hour('11:10', '136/76', '77', '-145', '140', '2.9', 'off')}
      <tr><td style="height:30px"></td><td></td><td></td><td></td><td></td><td></td><td></td></tr></table>
      <h3>Drugs given on dialysis</h3><p data-line>${w('{m.epoetin|Epoetin alfa 4000 units|st=-}')} &nbsp; time ${hand('10:45', 25)} &nbsp;&nbsp; ${w('{m.venofer|Iron sucrose 100 mg|st=-}')} &nbsp; time ${hand('10:50', 25)} &nbsp;&nbsp; ${c.t('{x|Alfacalcidol ........|left empty|m.alfac}')}</p>
      <h3>Monthly bloods (pre-dialysis, 03/06/2026)</h3><p data-line>Hb/Ferritin ${w('{l.hgb|9.8|v=9.8;u=-;on=2026-06-03}/{l.ferr|214|v=214;u=-;on=2026-06-03}')} &nbsp; Na/K ${w('{l.na|136|v=136;u=-;on=2026-06-03}/{l.k|5.9|v=5.9;u=-;on=2026-06-03}')} &nbsp; Ca/PO4 ${w('{l.ca|2.18|v=2.18;u=-;on=2026-06-03}/{l.phos|1.94|v=1.94;u=-;on=2026-06-03}')} &nbsp; Kt/V ${w('{l.e12ktv|1.28|v=1.28;u=-;on=2026-06-03}')} &nbsp; PTH ${c.t('{x|........|left empty|l.pth}')}</p>
      <h3>Nursing notes</h3><p data-line>${w('Fistula good thrill, {x|no redness|negated|d.cellul}. {o|K high} - diet talk.')}</p><p data-line>${w('{x|Fistulogram booked 19/06|planned}. {x|Hep B booster due July|planned|m.vhepb}.')}</p><p data-line>${c.t('{x|Transfusion ........|left empty|p.transfus}')} &nbsp; ${c.t('{x|Catheter lock ........|left empty}')} &nbsp; ${c.t('{x|Needle-stick: ☐|not ticked}')}</p>
      <p style="font-size:13.6px">${c.t('{x|Stop and call the doctor if systolic is below 90 or temperature above 38|conditional}. {x|Potassium above 6.5: ECG at once|conditional|p.ecg}.')}</p>
      <div style="display:flex;justify-content:space-between;margin-top:6px"><span>Nurse on: ${hand('T. Zulu', 26)}</span><span>Nurse off: ${hand('P. Naidoo', 26)} ${signature(c.rnd, '#14224f', 60)}</span></div>${c.no('T. Zulu', 'nurse')}${c.no('P. Naidoo', 'nurse')}`,
    )
  },
  { width: 1080, scale: 1.4, degrade: { angle: -1.1, folds: [0.48] } },
)

/** Canada: an oncology follow-up; diagnosis and treatment in the order of time, the regimen as a table, toxicity graded. */
const onc = doc(
  'p9111.png',
  ['en', 'consultation', 'clean'],
  '2026-04-09',
  ['Bow River Cancer Institute', 'BOW RIVER CANCER INSTITUTE', 'Bow River Cancer Institute, Calgary'],
  ['Dr. Mei-Lin Zhou', 'Mei-Lin Zhou', 'Dr Mei-Lin Zhou', 'Dr. M. Zhou', 'Zhou, Mei-Lin'],
  ['Paulette Drouin', 'DROUIN, Paulette', 'Drouin, Paulette', 'Mrs. Paulette Drouin', 'Ms. Drouin'],
  'Oncology follow-up note',
  (c) => {
    const p = (k, s) => `<p data-line><b>${en(k)}</b> ${c.t(s)}</p>`
    const when = (d, s) => `<tr data-line><td style="width:120px">${en(d)}</td><td>${c.t(s)}</td></tr>`
    const drug = (s, day, given, change) =>
      `<tr data-line><td>${c.t(s)}</td><td>${en(day)}</td><td>${en(given)}</td><td>${c.t(change)}</td></tr>`
    const d = 'on=2026-04-08'
    return sheet(
      `body{font:16px/1.4 ${FACE.calibri};font-size:17.6px;padding:46px 70px}p{margin:6px 0}h3{font-size:17.6px;color:#2d3f73;border-bottom:1px solid #2d3f73;margin:11px 0 3px}td,th{padding:2px 9px;border-bottom:1px solid #cfd5e4}th{color:#2d3f73}ul{margin:2px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:12px;align-items:center">${mark('star', '#2d3f73', 44)}<div><b style="font-size:23px;color:#2d3f73">Bow River Cancer Institute</b><br>Breast Clinic, Calgary, Alberta</div></div><div style="text-align:right"><b>DROUIN, Paulette</b><br>Born 1971-12-05 &nbsp; ACB 12XX870</div></div>
      <p>Seen 2026-04-09 by Dr. Mei-Lin Zhou, medical oncology. Before cycle 5 of 6.</p>
      <h3>Diagnosis</h3><p>${c.t('{d.breastca|Left breast cancer, pT2 pN1, grade 3, ER 95 %, PR 20 %, HER2 positive|icd=C50.912/C50.919}. {x|No distant metastases on staging|negated|d.livermet}.')}</p>
      <h3>Course</h3><table>${when('2025-10-07', '{p.corebx|Core biopsy left breast|on=2025-10-07}')}${when('2025-10-21', '{i.ctcap|CT chest, abdomen, pelvis|on=2025-10-21} and {i.bonescan|bone scan|on=2025-10-21}: {x|no metastases|negated}; {d.lcyst|liver cyst 9 mm|icd=K76.89}')}${when('2025-11-13', '{p.lumpec|Lumpectomy|on=2025-11-13} and {p.slnb|sentinel node biopsy|on=2025-11-13}, 1 of 3 nodes')}${when('2025-12-16', '{p.port|Port inserted|on=2025-12-16}')}${when('2026-01-08', '{o|Chemotherapy started}')}${when('2026-03-30', '{i.echo|Echocardiogram|on=2026-03-30}: {l.lvef|LVEF 61 %|v=61;u=%;on=2026-03-30} (baseline {l.lvef|64 %|v=64;u=%;on=2025-12-10}, 2025-12-10)')}</table>
      <h3>Regimen: TCH every 21 days</h3><table><tr><th>Drug</th><th>Day</th><th>Given so far</th><th>Cycle 5</th></tr>
      ${drug('{m.p29docet|Docetaxel 75 mg/m2|dose=-}', '1', '4 cycles', 'reduced to 60 mg/m2')}${drug('{m.carbopl|Carboplatin AUC 6|dose=-}', '1', '4 cycles', 'AUC 5')}${drug('{m.tras|Trastuzumab 6 mg/kg|dose=-}', '1', '4 cycles', 'same, {x|to January 2027|planned}')}${drug('{m.dexa|Dexamethasone 8 mg twice daily|freq=twice daily}', '0 - 2', '', 'same')}${drug('{m.filg|Filgrastim 300 mcg daily|freq=daily}', '3 - 7', 'from cycle 2', 'same')}</table>
      ${p('Since last cycle.', '{d.neuropathy|Neuropathy of the fingertips, grade 1|icd=G62.0/G62.9}. {o|Fatigue grade 2}, {o|nausea grade 1}. {d.diarrh|Diarrhea grade 2|icd=R19.7/K52.1} for 3 days. {x|No fever, no mouth sores|negated}. {x|No breathlessness|negated|d.hfref}.')}
      ${p('Other conditions.', '{d.hypothy|Hypothyroidism|icd=E03.9}, {d.migr|migraine|icd=G43.909}, {p.append|appendectomy 1988|on=1988}. {x|BRCA1 and BRCA2: no mutation|negated}. {x|Aunt: ovarian cancer|family history|d.ovca}. {x|Never smoked|negated|d.smoker}.')}
      ${p('Other medicines.', '{m.levo|levothyroxine 88 mcg daily|freq=daily}, {m.ond|ondansetron 8 mg as needed|freq=as needed}, {m.olan|olanzapine 2.5 mg at bedtime on days 1 to 4|freq=at bedtime}, {m.lop|loperamide 2 mg as needed|freq=as needed}. Stopped: {m.metocl|metoclopramide|dose=-;st=stopped} ({o|restless}).')}
      ${p('Allergies.', '{a.sulfa|Sulfa|react=hives} - hives. {x|No reaction to docetaxel|negated}.')}
      ${p('Examination.', '{o|ECOG 1}. BP/HR {l.e21sys|118|v=118;u=-}/{l.e21dia|72|v=72;u=-}, {l.e21hr|88|v=88;u=-}. Weight {l.e21wt|63.8 kg|v=63.8;u=kg}. Wound healed, {x|no axillary nodes|negated|d.h12axln}, {x|port site clean|negated}.')}
      ${p('Bloods 2026-04-08.', `WBC/ANC {l.wbc|4.2|v=4.2;u=-;${d}}/{l.neut|2.3|v=2.3;u=-;${d}}, Hgb/Plt {l.hgb|101|v=101;u=-;${d}}/{l.plt|142|v=142;u=-;${d}}, AST/ALT {l.ast|45|v=45;u=-;${d}}/{l.alt|60|v=60;u=-;${d}}, ALP/bilirubin {l.alp|96|v=96;u=-;${d}}/{l.tbil|9|v=9;u=-;${d}}, Na/K {l.na|140|v=140;u=-;${d}}/{l.k|3.4|v=3.4;u=-;${d}}, creatinine {l.crea|61|v=61;u=-;${d}}, Mg {l.mg|0.66|v=0.66;u=-;${d}}. CA 15-3 {l.ca153|18|v=18;u=-;${d}}.`)}
      <h3>Assessment and plan</h3><ul>${items(c, ['Tolerating with {d.anemia|anemia|icd=D64.81/D64.9}, {d.hypok|hypokalemia|icd=E87.6} and {d.hypomag|hypomagnesemia|icd=E83.42}: {m.mgox|magnesium oxide 420 mg daily|freq=daily} added.', 'Cycle 5 tomorrow with the reductions above. {x|Transfuse if hemoglobin is below 75|conditional|p.transfus}.', '{x|Radiotherapy after cycle 6, referral sent|planned|p.radioth}. {x|Letrozole|planned|m.letr} or {x|tamoxifen after radiotherapy|planned|m.tamox}.', '{x|Pertuzumab was discussed and is not funded|considered}. {x|Echocardiogram in June|planned|i.echo}.', '{x|Temperature of 38.3 or more: emergency at once|conditional|d.sepsis}. {x|No live vaccines|warned|m.vzos}.'])}</ul>
      <div style="margin-top:6px">${signature(c.rnd, '#22306b', 110)}<br>Dr. Mei-Lin Zhou &nbsp; cc Dr. Hamish Laird, family physician</div>${c.no('Dr. Hamish Laird', 'copy')}`,
    )
  },
  { dateAliases: ['2026-04-08'], width: 1080, scale: 1.3 },
)

/** United States: an emergency physician's note; capitals run in, bloods in shorthand two by two, course by the clock. */
const emergency = doc(
  'p9112.png',
  ['en', 'discharge', 'clean'],
  '2026-02-28',
  [
    'Juniper Flats Medical Center',
    'JUNIPER FLATS MEDICAL CENTER',
    'Juniper Flats Medical Center Emergency Department',
  ],
  ['Kofi Ansah-Reid, MD', 'Kofi Ansah-Reid', 'Dr. Kofi Ansah-Reid', 'K. Ansah-Reid, MD', 'ANSAH-REID, KOFI'],
  [
    'Tamsin Boudreaux',
    'BOUDREAUX, TAMSIN',
    'Boudreaux, Tamsin',
    'Tamsin L. Boudreaux',
    'BOUDREAUX, TAMSIN L',
  ],
  'Emergency physician note',
  (c) => {
    const p = (k, s) => `<p data-line><b>${en(k)}:</b> ${c.t(s)}</p>`
    const clock = (t, s) => `<div data-line>${en(t)} &nbsp; ${c.t(s)}</div>`
    return sheet(
      `body{font:16px/1.38 'Liberation Mono',monospace;font-size:16.4px;padding:44px 60px}p{margin:6px 0}.r{border-top:1px dashed #444;margin:7px 0}`,
      `<div style="text-align:center"><b>JUNIPER FLATS MEDICAL CENTER</b><br>EMERGENCY DEPARTMENT - PHYSICIAN NOTE</div>
      <div class="r"></div>PATIENT: BOUDREAUX, TAMSIN L &nbsp; F 34 &nbsp; DOB 07/30/1991<br>ARRIVAL: 02/28/2026 19:42 &nbsp; ACUITY: ESI 3<br>PHYSICIAN: KOFI ANSAH-REID, MD &nbsp; PCP: CLAIRE DUPONT, NP<div class="r"></div>${c.no('Claire Dupont', 'primary care provider')}
      ${p('CHIEF COMPLAINT', '{o|Right flank pain}, {o|vomiting}.')}
      ${p('HPI', 'Pain since this morning, colicky, to the groin. {o|Vomited} three times. {x|Denies fever|negated}. {x|Denies vaginal bleeding|negated}. {x|Denies chest pain or cough|negated|d.pneumonia}. LMP 02/12.')}
      ${p('PMH', '{d.stone|Kidney stone 2022|on=2022;icd=N20.0/Z87.442;st=-}. {d.pcos|PCOS|icd=E28.2}. {d.gad|Anxiety|icd=F41.9}. {x|No diabetes|negated|d.dm2}.')}
      ${p('PSH', '{p.tonsil|Tonsillectomy 1999|on=1999}; {p.ureteros|ureteroscopy 2022|on=2022}.')}
      ${p('MEDS', '{m.metf|metformin ER 750 mg daily|freq=daily}; {m.buspir|buspirone 10 mg twice daily|freq=twice daily}; {m.spir|spironolactone 50 mg daily|freq=daily}; {x|not on birth control|negated|m.coc}.')}
      ${p('ALLERGIES', '{a.p29ketor|Toradol|react=hives} (hives). {a.code|codeine|react=vomiting} (vomiting). {x|No contrast allergy|negated|a.contrast}.')}
      ${p('SH/FH', '{d.vape|Vapes daily|icd=F17.290/Z72.0/U07.0}. {x|Alcohol denied|negated|d.alcdep}. {x|Mother: gallstones|family history|d.gallst}.')}
      ${p('VITALS 19:50', 'BP {l.e21sys|148|v=148;u=-}/{l.e21dia|91|v=91;u=-} HR {l.e21hr|104|v=104;u=-} RR {l.e21rr|20|v=20;u=-} T {l.e21temp|99.1 F|v=99.1;u=F} SpO2 {l.e21spo2|99%|v=99;u=%} RA. Wt/Ht {l.e21wt|78 kg|v=78;u=kg}/{l.e21ht|165 cm|v=165;u=cm}.')}
      ${p('EXAM', 'Uncomfortable. {x|Heart and lungs normal|negated}. {o|Right CVA tenderness}. {x|No rebound, McBurney negative|negated|d.append}. {x|No rash|negated|d.zoster}.')}
      ${p('LABS 20:05', 'CBC: WBC/Hgb/Plt {l.wbc|12.8|v=12.8;u=-}/{l.hgb|13.6|v=13.6;u=-}/{l.plt|287|v=287;u=-}. CHEM: Na/K {l.na|138|v=138;u=-}/{l.k|3.8|v=3.8;u=-}, Cl/CO2 {l.cl|103|v=103;u=-}/{l.hco3|23|v=23;u=-}, BUN/Cr {l.bun|17|v=17;u=-}/{l.crea|1.2|v=1.2;u=-}, glucose {l.glu|109|v=109;u=-}, Ca {l.ca|9.6|v=9.6;u=-}. LFT: AST/ALT {l.ast|24|v=24;u=-}/{l.alt|31|v=31;u=-}, alk phos/T bili {l.alp|71|v=71;u=-}/{l.tbil|0.6|v=0.6;u=-}. Lipase {l.lip|29|v=29;u=-}. {l.hcgu|Urine hCG negative|v=negative;u=-}.')}
      ${p('UA 20:20', 'pH/SG {l.uph|5.5|v=5.5;u=-}/{l.usg|1.026|v=1.026;u=-}. {l.ubld|Blood large|v=large;u=-}, {l.uleu|leuk esterase trace|v=trace;u=-}, {l.unit|nitrite negative|v=negative;u=-}. RBC/WBC {l.urbc|>50|v=>50;u=-}/{l.uwbc|4|v=4;u=-}. {x|Urine culture sent|pending|l.ucult}.')}
      ${p('IMAGING', '{i.ctkub|CT abdomen/pelvis without contrast 20:58}: {d.ureter|5 mm stone, right distal ureter|icd=N20.1/N13.2}, {d.hydro|mild right hydronephrosis|icd=N13.30/N13.2}. {x|Appendix normal|negated|d.append}. {d.ovcyst|Left ovarian cyst 2.8 cm|icd=N83.202/N83.209}. {x|No gallstones|negated|d.gallst}.')}
      <div class="r"></div><b>ED COURSE</b>${[
        ['20:02', '{m.ond?|Ondansetron 4 mg IV|st=-}, {m.morp?|morphine 4 mg IV|st=-}, saline 1 L.'],
        ['20:40', 'Pain 9 to 5. {x|Ketorolac withheld, allergy|not given|m.ketor}.'],
        ['21:25', '{m.para?|Acetaminophen 1 g IV|st=-}. Pain 2. Drinks.'],
        ['21:50', 'Urology (Dr. Haskell) by phone: {x|no stent needed tonight|not needed|p.jjstent}.'],
      ]
        .map(([t, s]) => clock(t, s))
        .join('')}<div class="r"></div>${c.no('Dr. Haskell', 'consultant by phone')}
      ${p('MDM', '{x|Considered pyelonephritis|considered|d.pyelo}, {x|appendicitis|considered|d.append} and {x|torsion; not supported|considered|d.e16torsion}. {x|Sepsis unlikely|negated|d.sepsis}. Stone should pass.')}
      ${p('ED DIAGNOSIS', '1. {d.renalcol|Renal colic|icd=N23/N20.1}, right. 2. Right ureteral stone. 3. Incidental ovarian cyst.')}
      ${p('DISPOSITION', 'Home 22:30, stable.')}
      ${p('RX', '{m.tams|tamsulosin 0.4 mg at bedtime|freq=at bedtime} x 14 days; {m.ond|ondansetron ODT 4 mg every 8 hours as needed|dose=4 mg;freq=every 8 hours as needed} #10; {m.hydroap|hydrocodone/acetaminophen 5/325 every 6 hours as needed|dose=-;freq=every 6 hours as needed} #8.')}
      ${p('INSTRUCTIONS', '{x|Strain urine|instruction}. {x|Return for fever, chills or pain not controlled|conditional|d.pyelo}. {x|Urology in 1 week|planned}. {x|Pelvic ultrasound in 6 to 8 weeks|planned|i.uspelv}. {x|Hold metformin if vomiting goes on|conditional|m.metf}. {x|No driving on hydrocodone|instruction}.')}
      <div style="margin-top:8px">E-SIGNED: KOFI ANSAH-REID, MD 02/28/2026 22:41 &nbsp; SCRIBE: J. PARDO</div>${c.no('J. Pardo', 'scribe')}`,
    )
  },
  { width: 1080, scale: 1.3 },
)

export const practice29EnLetters = [baby, problems, assess, cath, dialysis, onc, emergency]
