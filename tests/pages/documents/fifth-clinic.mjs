/** A children's clinic writes, a referral form with boxes ticked and empty, and a pharmacist's day plan of medicines. */
import { hand, mark, signature } from '../lib/decor.mjs'
import { FACE, doc, en, sheet } from './blind-parts.mjs'

/** United Kingdom: a paediatric kidney clinic to the parents, dictated, with the growth in a box. */
const children = doc(
  'p177.jpg',
  ['en', 'consultation', 'photo'],
  '2025-06-16',
  [
    'Moorgate Children’s Hospital',
    "Moorgate Children's Hospital",
    'Moorgate Children’s Hospital Nephrology',
    'Moorgate',
  ],
  ['Dr Oluwaseun Tait', 'Oluwaseun Tait', 'Dr O Tait', 'O Tait'],
  ['Isla Brackenridge', 'Miss Isla Brackenridge', 'BRACKENRIDGE Isla', 'Brackenridge, Isla'],
  'Paediatric nephrology clinic letter',
  (c) =>
    sheet(
      `body{font:20px/1.46 ${FACE.cambria};font-size:20.5px;padding:50px 74px}p{margin:9px 0}.box{float:right;border:1px solid #444;padding:6px 14px;margin:0 0 8px 16px;font-size:18px}`,
      `<div style="display:flex;justify-content:space-between"><div><b style="font-size:25px">Moorgate Children’s Hospital</b><br>Paediatric Nephrology, Level 3</div><div style="text-align:right;font-size:18px">Clinic 16 June 2025<br>Typed 27 June 2025<br>Ref OT/gb/48119</div></div>
      <p>To the parents of<br><b>Isla Brackenridge, born 2 January 2017</b></p><div class="box">Height 124.1 cm (50th)<br>Weight 25.8 kg<br>BP 104/62</div>
      <p>Dear Mr and Mrs Brackenridge</p>
      <p>${c.t('**Problems:** 1. {d.igav|IgA vasculitis (Henoch-Schönlein purpura)}, March 2025, with {d.hspn?|nephritis|icd=N08/D69.0/N05.9}. 2. {d.vur|Left vesicoureteric reflux, grade III|icd=N13.70/N13.721/N13.71}. 3. {d.renscar|Scarring of the left kidney|icd=N28.89/N26.9/N13.721}. 4. {d.enures|Bedwetting|icd=N39.44/R32}. 5. {d.mollusc|Molluscum contagiosum}.')}</p>
      <p>${c.t('Thank you for bringing Isla. The purpura has faded and she has {x|no more joint pain|negated} and {x|no tummy pain|negated}. She has had one {d.uti|urine infection|st=historical} since Christmas. She is dry by day. There is {x|no constipation|negated|d.constip} and {x|no snoring|negated}. Her cousin had {x|nephrotic syndrome|family history|d.nephrotic} and you, Mr Brackenridge, had reflux as a child.')}</p>
      <p>${c.t('{p.renbx|The kidney biopsy|on=2025-04-09} of 9 April showed mild mesangial change, {x|no crescents|negated}. {i.dmsa|The DMSA scan|on=2024-10-22} of 22 October 2024 gave the left kidney 38% of function. {i.mcug|Micturating cystogram|on=2022-05} in May 2022 had shown the reflux, and {p.deflux|Deflux was injected|on=2022-09} in September 2022. {i.usren|Ultrasound} today: left kidney 7.1 cm, {x|no hydronephrosis|negated|d.hydro}.')}</p>
      <p>${c.t('Results from today: {l.upcr|urine protein to creatinine ratio 48 mg/mmol} (it was {l.upcr?|131 mg/mmol|v=131;u=mg/mmol} in April), {l.urbc|red cells 22 per high power field|v=22;u=-}, {l.crea|creatinine 39 umol/L}, {l.alb|albumin 41 g/L}, {l.cystc|cystatin C 0.78 mg/L}, {l.c3|C3 1.21 g/L}, {l.dnaseb|anti-DNase B 240 U/mL}. {l.anca|ANCA was negative|v=negative;u=-}. {x|A throat swab was not taken|not done}.')}</p>
      <p>${c.t('Her medicines are {m.lis|lisinopril liquid 2.5 mg once a day|freq=once a day}, {m.trim|trimethoprim 50 mg at night|freq=at night} (to stop in August), {m.desmo|desmopressin melts 120 micrograms at bedtime|freq=at bedtime} and {m.multivit|Abidec drops 0.6 mL daily|freq=daily;dose=0.6 mL}. {m.prednl|Prednisolone 20 mg|st=stopped} finished on 30 May. {a.augm|Co-amoxiclav brought her out in a rash|react=rash}; {x|she takes plain amoxicillin without trouble|tolerated|a.amox}.')}</p>
      <p>${c.t('I have {o|doubled the lisinopril} from 1.25 mg. {x|Mycophenolate would be the next step if protein rises|considered|m.mmf}. {x|Ibuprofen should be avoided|warning|m.ibu}. We will repeat the DMSA next spring. {x|Chickenpox vaccine is recommended|recommendation}. The nurses will discuss {p.alarm?|a bedwetting alarm|st=-}.')}</p>
      <p>Yours sincerely<br>${signature(c.rnd)}<br>Dr Oluwaseun Tait, Consultant Paediatric Nephrologist</p><p style="font-size:17.5px">cc Dr Helena Marchbanks, Thistle Street Surgery; Mr Devinder Sohal, Paediatric Urology</p>${c.no('Dr Helena Marchbanks', 'GP, copy')}${c.no('Mr Devinder Sohal', 'copy recipient')}`,
    ),
  { scale: 1.2, degrade: { angle: 1.8, folds: [0.5] } },
)

/** United States: a referral form; ticked boxes hold, empty ones do not. */
const referral = doc(
  'p178.jpg',
  ['en', 'consultation', 'photo'],
  '2025-10-03',
  ['Juniper Flats Family Practice', 'JUNIPER FLATS FAMILY PRACTICE', 'Juniper Flats'],
  ['Marisol Etcheverry, NP', 'Marisol Etcheverry', 'M. Etcheverry, NP', 'Etcheverry, Marisol'],
  ['Ambrose Tilley', 'TILLEY, AMBROSE', 'Tilley, Ambrose'],
  'Referral request',
  (c) => {
    const tick = (s) => `<div>&#9746; ${c.t(s)}</div>`
    const empty = (name, id) => `<div>&#9744; ${c.t(`{x|${name}|box not ticked${id ? `|${id}` : ''}}`)}</div>`
    const line = (t, s) => `<div class="l"><span>${en(t)}</span><div>${c.t(s)}</div></div>`
    return sheet(
      `body{font:18.5px/1.42 ${FACE.verdana};font-size:16px;padding:40px 50px}.l{display:grid;grid-template-columns:180px 1fr;border-bottom:1px solid #888;padding:5px 0}.l>span{font-weight:bold}.t{background:#333;color:#fff;font-weight:bold;padding:3px 10px;margin:10px 0 4px}.c{display:grid;grid-template-columns:1fr 1fr 1fr;gap:2px 12px}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div><b style="font-size:23px">Juniper Flats Family Practice</b><br>88 Acequia Road, Socorro NM</div>${mark('star', '#333', 40)}</div><div style="font-size:22px;font-weight:bold;text-align:center;margin:6px 0">REFERRAL REQUEST</div>
      ${line('Date', '10/03/2025')}${line('Patient', 'Ambrose Tilley, DOB 12/06/1948')}${line('Refer to', 'Gila Ridge Neurology, Dr. Priscilla Beaumont')}${line('From', 'Marisol Etcheverry, NP')}
      <div class="t">URGENCY</div><div class="c"><div>&#9744; Routine</div><div>&#9746; Within two weeks</div><div>&#9744; Emergent</div></div>
      <div class="t">REASON</div>${line('Diagnosis', '{d.nph|Normal pressure hydrocephalus|icd=G91.2}, {x|suspected Parkinson’s disease|suspected|d.park}')}${line('Question', '{x|Is he a candidate for a shunt?|question|p.vps}')}${line('History', 'Eight months of shuffling gait, two falls, {d.urgeinc|urge incontinence|icd=N39.41} and slow thinking. {x|No head injury|negated}. {x|No hallucinations|negated}. Sister had {x|Huntington disease|family history|d.hunting}.')}
      <div class="t">CONDITIONS (tick all that apply)</div><div class="c">${tick('{d.htn|Hypertension}')}${empty('Diabetes', 'd.dm2')}${tick('{d.mvp|Mitral valve prolapse|icd=I34.1}')}${empty('Atrial fibrillation', 'd.af')}${empty('Stroke / TIA', 'd.stroke')}${tick('{d.glauc|Glaucoma|icd=H40.9}')}${tick('{d.drusen|Macular drusen|icd=H35.363/H35.369/H35.361/H35.362}')}${empty('Epilepsy', 'd.epil')}${tick('{d.gynec|Gynecomastia|icd=N62}')}${empty('COPD', 'd.copd')}${tick('{d.diverts|Diverticulosis|icd=K57.30/K57.90}')}${empty('Kidney disease', 'd.ckd')}</div>
      <div class="t">TESTS SO FAR</div>${line('Imaging', '{i.cthead|CT head|on=2025-09-12} 09/12/2025: {d.ventmeg?|enlarged ventricles|icd=G93.89/G91.9/G91.2/R93.0} out of proportion, {x|no subdural|negated|d.sdh}, {x|no mass|negated}. {x|MRI brain not yet done|not done|i.mrbrain}')}${line('Labs 09/15/2025', '{l.b12|B12 344 pg/mL|on=2025-09-15}, {l.tsh|TSH 2.2 uIU/mL|on=2025-09-15}, {l.na|sodium 137 mmol/L|on=2025-09-15}, {l.rpr|RPR nonreactive|v=nonreactive;u=-;on=2025-09-15}')}${line('Cognition', '{l.moca?|MoCA 19/30|v=19;u=-}')}
      <div class="t">MEDICINES</div>${line('Current', '{m.fosin|fosinopril 20 mg daily|freq=daily}; {m.azils|azilsartan 40 mg|st=stopped;dose=40 mg} (stopped 08/2025, dizzy); {m.darif|darifenacin 7.5 mg daily|freq=daily}; {m.dorzol|dorzolamide 2% one drop both eyes TID|dose=-;freq=TID}; {m.areds|AREDS 2 softgel 1 BID|dose=-;freq=BID}; {m.oxapro|oxaprozin 600 mg 2 tablets daily|freq=daily}')}${line('Tried', '{x|carbidopa-levodopa trial not yet started|planned|m.levod}')}${line('Allergies', '{a.iron|iron sucrose: flushing|react=flushing}; {a.tmp|trimethoprim-sulfa: hives|react=hives}')}
      <div class="t">SURGICAL HISTORY</div><div class="c">${tick('{p.hydrocx|Hydrocelectomy|on=2006} 2006')}${empty('Pacemaker', 'p.pacem')}${tick('{p.ulnart|Ulnar nerve transposition|on=2014} 2014')}</div>
      <div style="display:flex;gap:30px;align-items:flex-end;margin-top:12px"><div>${signature(c.rnd)}</div><div>Marisol Etcheverry, NP &nbsp; NPI 0000000000</div>${hand('please call daughter', 25)}</div>${c.no('Dr. Priscilla Beaumont', 'recipient of the referral')}${c.no('Gila Ridge Neurology', 'recipient of the referral')}`,
    )
  },
  { scale: 1.2, degrade: { angle: -1.7 } },
)

/** United States: a pharmacist's plan, one block an hour of the day; a drug stands in more than one. */
const plan = doc(
  'p179.png',
  ['en', 'prescription', 'clean'],
  '2025-07-08',
  ['Waverly Pond Transplant Pharmacy', 'WAVERLY POND TRANSPLANT PHARMACY', 'Waverly Pond'],
  ['Dr. Emmeline Rask', 'Emmeline Rask', 'E. Rask', 'Emmeline Rask, MD', 'Dr. Rask'],
  ['Desiree Fontaine', 'FONTAINE, DESIREE', 'Fontaine, Desiree'],
  'Daily medicine plan',
  (c) => {
    const hour = (t, list) =>
      `<div class="t">${en(t)}</div><table>${list.map(([drug, take, why]) => `<tr data-line><td class="d">${c.t(drug)}</td><td class="q">${en(take)}</td><td class="w">${c.t(why)}</td></tr>`).join('')}</table>`
    return sheet(
      `body{font:19px/1.4 ${FACE.lato};padding:42px 60px}.t{background:#efe7d6;border-left:8px solid #8b6a1e;font-weight:bold;padding:3px 12px;margin-top:10px}td{padding:4px 12px;border-bottom:1px solid #e0d9c8}.d{width:46%;font-weight:bold}.q{width:27%}.w{color:#555}.h{display:grid;grid-template-columns:1fr 1fr 1fr;gap:2px 16px;margin:12px 0}h3{color:#8b6a1e;font-size:20px;margin:14px 0 3px}`,
      `<div style="display:flex;gap:14px;align-items:center">${mark('cross', '#8b6a1e', 46)}<div><b style="font-size:26px;color:#8b6a1e">Waverly Pond Transplant Pharmacy</b><br>Daily medicine plan</div></div>
      <div class="h"><div>Name: Desiree Fontaine</div><div>DOB: 02/11/1974</div><div>Plan of: 07/08/2025</div><div>Physician: Dr. Emmeline Rask</div><div>Pharmacist: Noel Abernethy, PharmD</div><div>Next visit: 08/05/2025</div></div>${c.no('Noel Abernethy, PharmD', 'pharmacist')}
      <p>${c.t('**Why you take these:** {p.livertx|liver transplant|on=2024-12-14} 12/14/2024 for {d.psc|primary sclerosing cholangitis|st=-}; {d.uc|ulcerative colitis}; {d.ckd2|stage 2 kidney disease}; {d.cmv|CMV infection|icd=B25.9;st=-}, treated. **Allergies:** {a.vorico|voriconazole - blurred vision|react=blurred vision}, {a.pistach|pistachio - throat swelling|react=throat swelling}. {x|No allergy to sulfa|negated|a.sulfa}.')}</p>
      ${hour('7 AM, before food', [
        [
          '{m.tacro|Envarsus XR 4 mg tablets|dose=-;freq=once daily}',
          '2 tablets (8 mg)',
          'once daily; rejection',
        ],
        ['{m.levo|Levothyroxine 88 mcg|freq=once daily}', '1 tablet', '{d.hypothy|underactive thyroid}'],
      ])}
      ${hour('8 AM, breakfast', [
        ['{m.everol|Everolimus 0.75 mg tablets|freq=twice daily}', '1 tablet', 'rejection'],
        ['{m.valgan|Valganciclovir 450 mg tablets|dose=-;freq=once daily}', '2 tablets (900 mg)', 'CMV'],
        [
          '{m.balsal|Balsalazide 750 mg capsules|dose=-;freq=three times daily}',
          '3 capsules (2.25 g)',
          'colitis',
        ],
        [
          '{m.atovaq|Atovaquone 750 mg/5 mL suspension|dose=-;freq=once daily}',
          '10 mL (1,500 mg)',
          '{x|prevents Pneumocystis pneumonia|prevention}',
        ],
        [
          '{m.glim|Glimepiride 1 mg|freq=once daily}',
          'half a tablet',
          '{d.ptdm|diabetes after transplant|icd=E09.9/E13.9/E09.65}',
        ],
      ])}
      ${hour('1 PM, lunch', [
        ['{m.balsal|Balsalazide 750 mg|dose=-}', '3 capsules (2.25 g)', 'colitis'],
        ['{m.mggly|Magnesium glycinate 133 mg|freq=once daily}', '1 tablet', '{d.hypomag|low magnesium}'],
      ])}
      ${hour('8 PM, supper', [
        ['{m.everol|Everolimus 0.75 mg tablets|freq=twice daily}', '1 tablet', 'rejection'],
        ['{m.balsal|Balsalazide 750 mg|dose=-}', '3 capsules (2.25 g)', 'colitis'],
        ['{m.isrdip|Isradipine 5 mg capsules|freq=once daily}', '1 capsule', '{d.htn|blood pressure}'],
      ])}
      ${hour('Certain days only', [
        [
          '{m.epoetin|Epoetin alfa 10,000 units|dose=10,000 units;freq=every Friday}',
          'under the skin, every Friday',
          '{d.anemia|anemia}',
        ],
        [
          '{m.rised|Risedronate 150 mg|freq=first Sunday of the month}',
          'first Sunday of the month',
          '{d.osteopenia|thin bones}',
        ],
      ])}
      <h3>Stopped since the last plan</h3><p>${c.t('{m.mmf|Mycophenolate 500 mg|st=stopped} 05/20/2025 (diarrhea). {m.pred|Prednisone 5 mg|st=stopped} 06/10/2025. {m.clotri|Clotrimazole troche 10 mg|st=stopped}, course finished.')}</p>
      <h3>Changed</h3><p>${c.t('Envarsus was 6 mg, now 8 mg: {l.tacro|trough 5.1 ng/mL|on=2025-07-01} on 07/01/2025. {x|Goal 6 to 8|goal}.')}</p>
      <h3>Never take</h3><p>${c.t('{x|Grapefruit|warning}, {x|St. John’s wort|warning}, {x|ibuprofen or naproxen|warning|m.ibu}, {x|clarithromycin|warning|m.clari}. {x|Live vaccines must not be given|warning}. {x|Ask about ketoconazole|warning|m.ketoc}.')}</p>`,
    )
  },
)

export const fifthClinic = [children, referral, plan]
