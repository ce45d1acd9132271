/** More sheets in English: an Australian pharmacy's list for a weekly pack, a Bangladeshi ultrasound with measurements, an American card for the refrigerator door. */
import { barcode, mark, signature, stamp } from '../lib/decor.mjs'
import { FACE, doc, en, items, sheet } from './blind-parts.mjs'

/** Australia: what is packed by the time of day, what is not packed, what has ceased. */
const pack = doc(
  'p591.jpg',
  ['en', 'prescription', 'photo'],
  '2026-03-02',
  ['Tallowwood Pharmacy', 'TALLOWWOOD PHARMACY', 'Tallowwood Pharmacy, Bellinger Heads'],
  ['Dr Kirsten Opperman', 'Kirsten Opperman', 'Dr K Opperman', 'OPPERMAN, Dr K', 'Dr K. Opperman'],
  ['Ronald Cuthbertson', 'CUTHBERTSON, Ronald', 'Mr Ronald Cuthbertson', 'Ron Cuthbertson'],
  'Medication pack profile',
  (c) => {
    const row = (drug, looks, doses, why) =>
      `<tr data-line><td>${c.t(drug)}<br><small>${en(looks)}</small></td>${doses
        .split('|')
        .map((v) => `<td class="q">${en(v)}</td>`)
        .join('')}<td class="s">${c.t(why)}</td></tr>`
    const loose = (drug, how) => `<tr data-line><td>${c.t(drug)}</td><td>${en(how)}</td></tr>`
    return sheet(
      `body{font:17px/1.32 ${FACE.arial};padding:40px 52px}td,th{border:1px solid #4d6b4d;padding:3px 9px}th{background:#e3eee0;text-align:left;font-size:15px}.q{text-align:center;font-weight:bold;font-size:19px;width:72px}.s{font-size:15px;width:21%}small{font-size:13.5px;color:#444}h3{font-size:17px;background:#3f6b3f;color:#fff;padding:1px 10px;margin:12px 0 0}p{margin:6px 0}span[data-e]{white-space:nowrap}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:12px;align-items:center">${mark('cross', '#3f6b3f', 48)}<div><b style="font-size:24px;color:#3f6b3f">Tallowwood Pharmacy</b><br>9 Wharf Street, Bellinger Heads NSW &nbsp; Ph 00 0000 4417</div></div><div style="text-align:right"><b style="font-size:19px">PACK PROFILE</b><br>Printed 02/03/2026</div></div>
      <div style="display:grid;grid-template-columns:1fr 1fr;border:2px solid #3f6b3f;padding:6px 12px;margin:9px 0"><div><b>CUTHBERTSON, Ronald</b><br>DOB 25/07/1943 &nbsp; Pack no. 118<br>Pack start: Monday 02/03/2026</div><div>Prescriber: Dr K Opperman<br>Packed by: J. Hoang &nbsp; Checked by: M. Fenech<br>${c.t('Allergies: {a.eryth|erythromycin|react=rash} (rash), {a.oxyc|oxycodone|react=confusion} (confusion)')}</div></div>${c.no('J. Hoang', 'pharmacy technician')}${c.no('M. Fenech', 'pharmacist')}
      <h3>PACKED MEDICINES</h3>
      <table><tr><th>Medicine and strength</th><th>Break&shy;fast</th><th>Lunch</th><th>Dinner</th><th>Bed</th><th>For</th></tr>
      ${row('{m.fur|Furosemide 40 mg tablet}', 'white round', '1|1||', '{o|fluid}')}
      ${row('{m.spir|Spironolactone 25 mg tablet}', 'white round, SPIRACTIN', '½|||', '{d.chf?|heart failure}')}
      ${row('{m.bis|Bisoprolol 5 mg tablet}', 'pink heart shape', '1|||', '{d.chf?|heart failure}')}
      ${row('{m.sacval|Entresto 24/26 tablet|dose=-}', 'violet oval', '1||1|', '{d.chf?|heart failure}')}
      ${row('{m.dapa|Dapagliflozin 10 mg tablet}', 'yellow diamond', '1|||', '{d.chf?|heart failure}')}
      ${row('{m.riva|Rivaroxaban 15 mg tablet}', 'red round', '||1|', '{d.af?|atrial fibrillation}')}
      ${row('{m.allo|Allopurinol 100 mg tablet}', 'white round', '2|||', '{d.gout?|gout}')}
      ${row('{m.prav|Pravastatin 40 mg tablet}', 'yellow oval', '|||1', '{o|cholesterol}')}
      ${row('{m.tams|Tamsulosin 400 microgram tablet|dose=400 mcg}', 'yellow', '||1|', '{o|prostate}')}
      ${row('{m.pan|Pantoprazole 20 mg tablet}', 'yellow oval', '1|||', '{d.gerd?|reflux}')}
      ${row('{m.mirt|Mirtazapine 15 mg tablet}', 'yellow', '|||1', '{o|sleep and mood}')}</table>
      <h3>NOT IN THE PACK</h3>
      <table><tr><th style="width:55%">Medicine</th><th>Directions</th></tr>
      ${loose('{m.para|Panadol Osteo 665 mg|freq=three times a day when needed}', '2 tablets three times a day when needed')}${loose('{m.tio|Spiriva Respimat 2.5 microgram|dose=2.5 mcg;freq=once a day}', '2 puffs once a day')}${loose('{m.salb|Ventolin 100 microgram inhaler|dose=100 mcg;freq=when needed}', '2 puffs when needed')}${loose('{m.peg|Movicol sachets|dose=-;freq=once a day}', '1 sachet in water once a day')}${loose('{m.bupr|Norspan 10 microgram/hour patch|dose=-;freq=every 7 days}', '1 patch every Wednesday (nurse)')}${loose('{m.deno|Prolia 60 mg injection|freq=every 6 months}', 'every 6 months at the surgery, last 14/11/2025')}</table>
      <h3>CEASED SINCE LAST PROFILE</h3>
      <table><tr data-line><td style="width:55%">${c.t('{m.perin|Perindopril 4 mg|st=stopped}')}</td><td>ceased 09/02/2026, changed to Entresto</td></tr><tr data-line><td>${c.t('{m.colc|Colchicine 500 microgram|dose=500 mcg;st=stopped}')}</td><td>course finished 20/02/2026</td></tr><tr data-line><td>${c.t('{m.temaz|Temazepam 10 mg|st=stopped}')}</td><td>ceased 16/02/2026</td></tr></table>
      <p>${c.t('**Notes:** {x|Never take Entresto and perindopril together|warned}. {x|Blood test for potassium due 16/03/2026|planned|l.k}. {x|If weight rises 2 kg in two days an extra furosemide may be ordered|conditional}. {x|RSV vaccine: ask your doctor|suggested|m.e18vrsv}. {x|No ibuprofen or Voltaren from the supermarket|warned|m.ibu}. {x|Webster-pak not used for warfarin, never prescribed|negated|m.warf}.')}</p>
      <div style="display:flex;justify-content:space-between;align-items:end"><span>Next pack change: Monday 09/03/2026 &nbsp; Repeats left: 2</span>${stamp(['TALLOWWOOD PHARMACY', 'CHECKED', '02 MAR 2026'], '#3f6b3f', -5)}</div>`,
    )
  },
  { width: 1060, scale: 1.4, degrade: { angle: 1.1, folds: [0.5] } },
)

/** Bangladesh: an ultrasound of the urinary tract; measurements in a table between findings by organ and comment. */
const urinary = doc(
  'p592.png',
  ['en', 'imaging', 'clean'],
  '2025-09-18',
  [
    'Shapla Imaging and Diagnostic Centre',
    'SHAPLA IMAGING AND DIAGNOSTIC CENTRE',
    'Shapla Imaging & Diagnostic Centre',
  ],
  ['Dr. Farzana Haque', 'Farzana Haque', 'Dr Farzana Haque', 'DR. FARZANA HAQUE'],
  ['Md. Abdul Mannan', 'MD. ABDUL MANNAN', 'Abdul Mannan', 'Md Abdul Mannan'],
  'Ultrasonogram of KUB and prostate',
  (c) => {
    const organ = (k, s) => `<p><b>${en(k)}:</b> ${c.t(s)}</p>`
    const size = (k, a, b) => `<tr data-line><td>${en(k)}</td><td>${c.t(a)}</td><td>${c.t(b)}</td></tr>`
    return sheet(
      `body{font:18px/1.5 ${FACE.times};font-size:20px;padding:50px 78px}p{margin:8px 0}td,th{border:1px solid #333;padding:4px 12px;text-align:left}h3{font-size:20px;text-align:center;text-decoration:underline;margin:14px 0 8px}ul{margin:2px 0}span[data-e]{white-space:nowrap}`,
      `<div style="text-align:center;border-bottom:3px double #0b4f3a;padding-bottom:6px"><b style="font-size:27px;color:#0b4f3a">Shapla Imaging and Diagnostic Centre</b><br>House 22, Road 5, Dhanmondi, Dhaka &nbsp; Hotline 00099</div>
      <div style="display:grid;grid-template-columns:1fr 1fr;margin:12px 0"><div>Patient's name: <b>Md. Abdul Mannan</b><br>Age: 63 Yrs &nbsp; Sex: Male<br>Refd. by: Prof. Dr. Shafiqul Islam, Urology</div><div>ID No: U-250918-044<br>Date: 18/09/2025<br>Delivery date: 18/09/2025</div></div>${c.no('Prof. Dr. Shafiqul Islam', 'referrer')}
      <h3>${c.t('{i.e18usurin|USG OF KUB AND PROSTATE|main=1}')}</h3>
      <p>${c.t('Clinical information: {o|poor stream}, {d.nocturia?|nocturia|icd=R35.1}. {x|?Bladder stone|question|d.e18bladst}. {p.ureteros|Right ureteroscopy 2021|on=2021}. Compared with {i.e18usurin?|USG of 11/03/2024|on=2024-03-11}.')}</p>
      ${organ('Right kidney', 'Normal in size and echotexture. {d.stone|A calculus of 6.5 mm in the lower calyx|icd=N20.0}. {x|No hydronephrosis|negated|d.hydro}. Parenchymal thickness is normal.')}
      ${organ('Left kidney', 'Normal in size. {d.rcyst|A simple cortical cyst, 28 x 25 mm, at the upper pole|icd=N28.1}, previously 24 mm. {x|No calculus|negated}, {x|no hydronephrosis|negated|d.hydro}.')}
      ${organ('Ureters', '{x|Not dilated|negated|d.ureter}.')}
      ${organ('Urinary bladder', 'Well filled. {d.bladwall|Wall is thickened and trabeculated, 6 mm|icd=N32.89}. {d.bldiv|A small diverticulum on the left lateral wall|icd=N32.3}. {x|No stone, clot or mass|negated|d.e18bladst}.')}
      ${organ('Prostate', '{d.bph|Enlarged|icd=N40.0/N40.1}, capsule intact, median lobe protrudes 9 mm. {x|No focal hypoechoic lesion|negated|d.prostca}. Few {o|calcifications}.')}
      <table style="margin:12px 0"><tr><th>Measurement</th><th>18/09/2025</th><th>11/03/2024</th></tr>
      ${size('Right kidney', '104 x 46 mm', '103 x 45 mm')}${size('Left kidney', '108 x 49 mm', '107 x 50 mm')}${size('Prostate volume', '{l.e18prvol?|58 cc|v=58;u=cc;on=2025-09-18}', '{l.e18prvol?|49 cc|v=49;u=cc;on=2024-03-11}')}${size('Pre-void volume', '362 cc', '340 cc')}${size('Post-void residue', '{l.pvr?|118 cc|v=118;u=cc;on=2025-09-18}', '{l.pvr?|64 cc|v=64;u=cc;on=2024-03-11}')}</table>
      <p>${c.t('Also seen: liver shows {d.steat|grade I fatty change|icd=K76.0}. {x|Gall bladder free of stones|negated|d.gallst}. {x|No ascites|negated|d.ascites}. Spleen was removed earlier, {p.splenect|splenectomy|on=1998} 1998.')}</p>
      <p><b>Comment:</b></p><ol>${items(c, ['{d.bph|Enlarged prostate|icd=N40.0/N40.1} with {o|significant residual urine}, more than before.', '{d.stone|Right renal calculus|icd=N20.0}.', '{d.rcyst|Left renal simple cyst|icd=N28.1}.', '{d.bladwall|Trabeculated bladder wall|icd=N32.89} with {d.bldiv|diverticulum|icd=N32.3}.', '{d.steat|Fatty liver, grade I|icd=K76.0}.'])}</ol>
      <p>${c.t('Advice: {x|S. PSA and uroflowmetry|planned|l.psa}. {x|CT KUB only if pain recurs|conditional|i.ctkub}.')}</p>
      <div style="margin-top:16px">${signature(c.rnd, '#222')}<br><b>Dr. Farzana Haque</b>, MBBS, DMUD<br>Consultant Sonologist</div>`,
    )
  },
  { width: 1120, scale: 1.28 },
)

/** United States: a card for rescuers, filled in on a typewriter; printed questions in two columns. */
const doorCard = doc(
  'p593.jpg',
  ['en', 'other', 'photo'],
  '2025-12-28',
  [
    'Harlan Township Fire & EMS',
    'HARLAN TOWNSHIP FIRE & EMS',
    'Harlan Township Fire and EMS',
    'Harlan Township',
  ],
  ['Dr. Marcus Delacroix', 'Marcus Delacroix', 'Marcus Delacroix, MD', 'DELACROIX'],
  ['Eleanor Whitcomb', 'ELEANOR M. WHITCOMB', 'Eleanor M. Whitcomb', 'ELEANOR WHITCOMB'],
  'Emergency medical information',
  (c) => {
    const line = (k, s) => `<div class="l"><span>${en(k)}</span> <b>${c.t(s)}</b></div>`
    const tick = (s, on) =>
      `<div class="t" data-line><span class="b">${on ? '☒' : '☐'}</span> ${c.t(s)}</div>`
    const drug = (s, how) => `<tr data-line><td>${c.t(s)}</td><td>${en(how)}</td></tr>`
    return sheet(
      `body{font:17px/1.4 ${FACE.arial};padding:38px 50px}b,.m td{font-family:${FACE.courier};font-weight:bold;color:#1b1b3a;font-size:18px}h1 b,h3{font-family:${FACE.arial}}.l{border-bottom:1px solid #999;padding:2px 0}.two{display:grid;grid-template-columns:1fr 1fr;gap:0 26px}.b{font:18px 'DejaVu Sans'}h3{font-size:17px;background:#b3141b;color:#fff;padding:1px 10px;margin:11px 0 3px}.m td,.m th{border-bottom:1px solid #999;padding:2px 6px;text-align:left}p{margin:4px 0}span[data-e]{white-space:nowrap}`,
      `<div style="display:flex;justify-content:space-between;align-items:center;border:4px solid #b3141b;padding:6px 16px"><div style="display:flex;gap:14px;align-items:center">${mark('star', '#b3141b', 50)}<div style="font-size:24px;font-weight:bold;color:#b3141b">EMERGENCY MEDICAL INFORMATION<div style="font-size:15px;color:#222;font-weight:normal">Keep on the refrigerator door. Provided by Harlan Township Fire &amp; EMS, Ohio</div></div></div>${barcode(c.rnd, 24, 40)}</div>
      <div class="two" style="margin-top:8px"><div>${line('Name:', 'ELEANOR M. WHITCOMB')}${line('Date of birth:', '03/31/1944')}${line('Blood type:', '{l.abo?|A POSITIVE|v=A POSITIVE;u=-}')}</div><div>${line('Last updated:', '12/28/2025')}${line('Doctor:', 'DR. MARCUS DELACROIX')}${line('Hospital preference:', '{x|ST. BARNABAS, DAYTON|hospital preferred, not the author}')}</div></div>
      <h3>MEDICAL CONDITIONS (check all that apply)</h3>
      <div class="two"><div>${tick('{d.htn|High blood pressure}', true)}${tick('{x|Heart attack|not ticked|d.mi}', false)}${tick('{d.chf|Congestive heart failure}', true)}${tick('{x|Stroke|not ticked|d.stroke}', false)}${tick('{d.copd|COPD / emphysema|icd=J44.9/J43.9}', true)}${tick('{x|Asthma|not ticked|d.asthma}', false)}</div><div>${tick('{x|Diabetes|not ticked|d.dm2}', false)}${tick('{x|Seizures|not ticked|d.epil}', false)}${tick('{d.ckd|Kidney disease}', true)}${tick('{x|Dementia|not ticked|d.demen}', false)}${tick('{d.glauc|Glaucoma|icd=H40.9/H40.1190/H40.10X0}', true)}${tick('{x|Cancer|not ticked}', false)}</div></div>
      ${line('Other:', '{d.rls|RESTLESS LEGS}, {d.hearing|HARD OF HEARING|icd=H91.90/H91.93/H90.5}. {x|NO DIABETES, HUSBAND HAD IT|family history|d.dm2}')}
      <div class="two"><div>${line('Implants:', '{p.pacem|PACEMAKER|on=2022}, 2022')}</div><div>${line('Surgeries:', '{p.tha|RIGHT HIP REPLACED|on=2017} 2017, {p.hyst|HYSTERECTOMY}')}</div></div>
      <h3>ALLERGIES</h3>
      <div class="two"><div>${line('Drugs:', '{a.sulfa|SULFA|react=hives} - HIVES')}${line('', '{a.contrast|CT DYE|react=throat swelling} - THROAT SWELLING')}</div><div>${line('Foods:', 'NONE')}${line('Latex:', 'NO')}${c.no('Latex: NO', 'negated', 'a.latex')}</div></div>
      <h3>MEDICATIONS</h3>
      <table class="m"><tr><th style="width:52%">Name and dose</th><th>How often</th></tr>
      ${drug('{m.tors|TORSEMIDE 20 MG|dose=20 mg;freq=every morning}', 'EVERY MORNING')}${drug('{m.carv|CARVEDILOL 6.25 MG|dose=6.25 mg;freq=twice a day}', 'TWICE A DAY')}${drug('{m.los|LOSARTAN 25 MG|dose=25 mg;freq=once a day}', 'ONCE A DAY')}${drug('{m.trel|TRELEGY INHALER|dose=-;freq=1 puff daily}', '1 PUFF DAILY')}${drug('{m.salb|ALBUTEROL INHALER|dose=-;freq=if short of breath}', 'IF SHORT OF BREATH')}${drug('{m.ropi|ROPINIROLE 0.5 MG|dose=0.5 mg;freq=at bedtime}', 'AT BEDTIME')}${drug('{m.latan|LATANOPROST DROPS|dose=-;freq=at bedtime}', '1 DROP EACH EYE AT BEDTIME')}${drug('{m.areds?|PRESERVISION EYE VITAMINS|dose=-}', 'TWICE A DAY')}${drug('{m.para|TYLENOL 500 MG|dose=500 mg;freq=as needed}', 'AS NEEDED')}</table>
      ${line('No longer taking:', '{m.fur|LASIX 40 MG|dose=40 mg;st=stopped} (CHANGED 10/2025)')}
      <div class="two"><div><h3>VACCINES</h3>${line('Flu:', '{m.vflu?|10/03/2025|dose=-;st=-;on=2025-10-03}')}${line('Pneumonia:', '{m.vpcv?|PREVNAR 20, 05/2023|dose=-;st=-;on=2023-05}')}${line('Tetanus:', 'DUE')}${c.no('Tetanus: DUE', 'planned', 'm.tdap')}</div><div><h3>SPECIAL NOTES</h3>${line('Oxygen:', '{o|2 L AT NIGHT}')}${line('Advance directive:', 'YES, IN DRAWER')}${line('Blood thinner:', 'NO')}${c.no('Blood thinner: NO', 'negated', 'm.warf')}</div></div>
      <p style="margin-top:10px">${c.t('Emergency contact: {x|PAUL WHITCOMB (SON)|emergency contact} 000-0174. {x|If chest pain: do not give nitroglycerin before calling the doctor|conditional|m.gtn}. {x|Smoker: NEVER|negated|d.smoker}.')}</p>`,
    )
  },
  { width: 1040, scale: 1.4, degrade: { angle: -1.1, folds: [0.48] } },
)

export const eighteenthEnTables = [pack, urinary, doorCard]
