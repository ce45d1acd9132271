/** The rest in English: a New Zealand practice's prescription, an American CT of the abdomen, an English practice's referral to physiotherapy. */
import { barcode, mark, signature } from '../lib/decor.mjs'
import { FACE, doc, en, items, sheet } from './blind-parts.mjs'

/** New Zealand: numbered items, under each the directions and the quantity in months; stopped drugs and warnings below. */
const script = doc(
  'p1260.png',
  ['en', 'prescription', 'clean'],
  '2026-05-06',
  [
    'Kauri Point Medical Centre',
    'KAURI POINT MEDICAL CENTRE',
    'Kauri Point Medical Centre, Whangarei',
    'Kauri Point Medical Centre Ltd',
  ],
  ['Dr Hamish Ballantyne', 'Hamish Ballantyne', 'Dr H Ballantyne', 'Dr. Hamish Ballantyne'],
  ['Moana Tuhoro', 'Mrs Moana Tuhoro', 'TUHORO, Moana', 'Mrs Moana TUHORO', 'Moana TUHORO'],
  'Prescription',
  (c) => {
    let n = 0
    const rx = (s, how, supply) =>
      `<div class="r" data-line><b>${++n}.</b><div><b>${c.t(s)}</b><br>${en(how)}</div><div class="q">${en(supply)}</div></div>`
    return sheet(
      `body{font:17px/1.4 ${FACE.verdana};font-size:15.4px;padding:46px 66px}.r{display:grid;grid-template-columns:34px 1fr 190px;border-bottom:1px dotted #666;padding:4px 0}.q{text-align:right}p{margin:6px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:12px;align-items:center">${mark('leaf', '#33602c', 46)}<div><b style="font-size:21px;color:#33602c">Kauri Point Medical Centre</b><br>14 Beach Road, Onerahi, Whangarei 0110<br>Ph 09 555 0XXX &nbsp; Fax 09 555 0XXX</div></div>${barcode(c.rnd, 40, 46)}</div>
      <div style="border:1px solid #333;padding:6px 14px;margin:12px 0;display:grid;grid-template-columns:1.3fr 1fr"><div><b>Mrs Moana TUHORO</b><br>9 Tui Crescent, Onerahi<br>NHI: ZXX4XX2 &nbsp; DOB: 18 Apr 1960 &nbsp; F</div><div>Date: 06 May 2026<br>CSC: yes &nbsp; HUHC: no<br>Script no. 2026-0XX731</div></div>
      <b style="font:bold 26px ${FACE.times}">Rx</b> &nbsp; Three months’ supply unless stated
      ${rx('{m.metf|Metformin 850 mg tablets|freq=twice daily}', '1 tablet twice daily with food', 'Mitte: 3 months')}
      ${rx('{m.empa|Empagliflozin 10 mg tablets|freq=in the morning}', '1 tablet in the morning (Special Authority SA20XX)', 'Mitte: 3 months')}
      ${rx('{m.glar|Insulin glargine 100 units/mL, 3 mL pens|dose=22 units;freq=at night}', 'Inject 22 units under the skin at night', 'Mitte: 3 x 5 pens')}
      ${rx('{m.e31cilaz|Cilazapril 2.5 mg tablets|freq=once daily}', '1 tablet once daily', 'Mitte: 1 month')}
      ${rx('{m.felod|Felodipine ER 5 mg tablets|freq=once daily}', '1 tablet once daily, swallow whole', 'Mitte: 3 months')}
      ${rx('{m.ator|Atorvastatin 20 mg tablets|freq=at night}', '1 tablet at night', 'Mitte: 3 months')}
      ${rx('{m.allo|Allopurinol 300 mg tablets|freq=once daily}', '1 tablet once daily', 'Mitte: 3 months')}
      ${rx('{m.colc|Colchicine 500 mcg tablets|freq=as needed}', '1 tablet twice daily as needed for a gout attack, not more than 6 in 4 days', 'Mitte: 30 tablets')}
      ${rx('{m.ome|Omeprazole 20 mg capsules|freq=once daily}', '1 capsule once daily before breakfast', 'Mitte: 3 months')}
      ${rx('{m.flut|Fluticasone 125 mcg inhaler|dose=-;freq=twice daily}', '2 puffs twice daily through a spacer', 'Mitte: 3 x 120 dose')}
      ${rx('{m.salb|Salbutamol 100 mcg inhaler|dose=-;freq=as needed}', '2 puffs as needed', 'Mitte: 2 x 200 dose')}
      ${rx('{m.e31hydroct|Hydrocortisone 1% cream|dose=-;freq=twice daily}', 'Apply to the elbows twice daily for 7 days', 'Mitte: 30 g')}
      ${rx('{m.para|Paracetamol 500 mg tablets|dose=-;freq=four times daily as needed}', '2 tablets four times daily as needed', 'Mitte: 200 tablets')}
      <p>Stopped since the last script: ${c.t('{m.glic|gliclazide 80 mg|st=stopped} ({o|low sugars}), {m.ibu|ibuprofen 400 mg|st=stopped} ({o|kidneys})')}</p>
      <p><b>Adverse reactions:</b> ${c.t('{a.amox|Amoxicillin|react=rash} - rash; {a.tmp|co-trimoxazole|react=swelling} - swelling')}</p>
      <p><b>Conditions on file:</b> ${c.t('{d.dm2|Type 2 diabetes|icd=E11.9/E11.22}, {d.gout|gout|icd=M10.9}, {d.asthma|asthma|icd=J45.909}, {d.htn|hypertension|icd=I10}, {d.eczema|eczema|icd=L20.9/L30.9}')}</p>
      <p><b>Last results (29 Apr 2026):</b> ${c.t('{l.a1c|HbA1c 61 mmol/mol|v=61;u=mmol/mol;on=2026-04-29}, {l.crea|creatinine 92 umol/L|v=92;u=umol/L;on=2026-04-29}, {l.egfr|eGFR 58|v=58;u=-;on=2026-04-29}, {l.uric|urate 0.34 mmol/L|v=0.34;u=mmol/L;on=2026-04-29}')}</p>
      <div style="border:1px dashed #333;padding:4px 12px;margin-top:8px">Message: ${c.t('cilazapril is being discontinued; {x|we plan to change to candesartan at the next visit|planned|m.cand}. {x|Flu vaccine available free from 1 April|general text|m.vflu}. {x|Do not take empagliflozin on days when you cannot eat or drink|conditional}. {x|Blood test form for lipids enclosed|planned|l.ldl}.')}</div>
      <div style="display:flex;justify-content:space-between;align-items:end;margin-top:10px"><span>${signature(c.rnd, '#1d2f6f', 130)}<br>Dr Hamish Ballantyne, MBChB FRNZCGP &nbsp; NZMC 2XXX8</span><span style="font-size:13.6px">Issued by: Sue Pratchett, practice nurse<br>Total items: 13 &nbsp; Page 1 of 1</span></div>${c.no('Sue Pratchett', 'practice nurse')}`,
    )
  },
  { width: 1080, scale: 1.3 },
)

/** United States: capitals for headings, findings organ by organ in run-in labels, impression above the signature. */
const abdomen = doc(
  'p1261.png',
  ['en', 'imaging', 'clean'],
  '2025-10-21',
  [
    'Lakeshore Point Radiology',
    'LAKESHORE POINT RADIOLOGY',
    'Lakeshore Point Radiology Associates',
    'LAKESHORE POINT RADIOLOGY ASSOCIATES',
  ],
  [
    'Vincent Marchetti, MD',
    'Vincent Marchetti',
    'Dr. Vincent Marchetti',
    'MARCHETTI, VINCENT',
    'V. Marchetti, MD',
  ],
  [
    'Gloria Stanfield',
    'STANFIELD, GLORIA',
    'Stanfield, Gloria',
    'STANFIELD, GLORIA J',
    'Gloria J. Stanfield',
  ],
  'CT abdomen and pelvis with contrast',
  (c) => {
    const part = (k, s) => `<p><b>${en(k)}:</b> ${c.t(s)}</p>`
    return sheet(
      `body{font:17px/1.4 'Liberation Mono',monospace;font-size:16.6px;padding:46px 66px}p{margin:7px 0}ol{margin:2px 0}.k{display:grid;grid-template-columns:1fr 1fr;border-top:1px solid #111;border-bottom:1px solid #111;padding:6px 0;margin:10px 0}`,
      `<div style="text-align:center"><b style="font-size:22px">LAKESHORE POINT RADIOLOGY ASSOCIATES</b><br>2200 Harbor Dr, Muskegon, MI 494XX &nbsp; Tel 231-555-01XX</div>
      <div class="k"><div>PATIENT: STANFIELD, GLORIA J<br>DOB: 05/30/1967 &nbsp; SEX: F<br>MRN: LP4XX092</div><div>EXAM DATE: 10/21/2025 14:05<br>ORDERED BY: KEITH OSGOOD, PA-C<br>ACCESSION: 25-CT-8XX13</div></div>${c.no('KEITH OSGOOD', 'referrer')}
      ${part('EXAM', '{i.ctap|CT ABDOMEN AND PELVIS WITH CONTRAST|main=1}')}
      ${part('HISTORY', '{o|Left lower quadrant pain for one week, change in bowel habit}. {p.append|Appendectomy 1989|on=1989}, {p.tubal|tubal ligation|st=completed}. {x|Mother with colon cancer|family history|d.colonca}. {o|Rule out diverticulitis}.')}
      ${part('TECHNIQUE', 'Axial images after 100 mL {m.e31iop?|iopamidol|dose=-;st=-} intravenously. {x|No oral contrast was given|negated}. Creatinine {l.crea|0.8 mg/dL|v=0.8;u=mg/dL}, eGFR {l.egfr|84|v=84;u=-}. {x|No prior contrast reaction|negated|a.contrast}. COMPARISON: {i.usabd|abdominal ultrasound 06/12/2023|on=2023-06-12}.')}
      <p style="margin-bottom:0"><b>FINDINGS:</b></p>
      ${part('Lung bases', '{d.atelect|Dependent atelectasis|icd=J98.11}. {x|No effusion, no nodule|negated|d.pleff}. {d.corcalc|Coronary artery calcification|icd=I25.84/I25.10}. {d.hiatus|Small hiatal hernia|icd=K44.9}.')}
      ${part('Liver', '{d.steat|Diffuse fatty infiltration|icd=K76.0}. {d.lcyst|1.2 cm cyst in segment 4|icd=K76.89}, unchanged. {x|No suspicious mass|negated|d.livermet}.')}
      ${part('Gallbladder and ducts', '{d.gallst|Several small gallstones|icd=K80.20}. {x|No wall thickening, ducts not dilated|negated|d.cholec}.')}
      ${part('Pancreas, spleen', 'Normal. {x|No pancreatitis|negated|d.pancr}. {d.accspl|Accessory spleen, 9 mm|icd=Q89.09}.')}
      ${part('Adrenals', '{d.adrenal|1.6 cm left adrenal nodule, 4 HU|icd=D35.02/D35.00/E27.8}, compatible with a lipid-rich adenoma.')}
      ${part('Kidneys', '{d.stone|3 mm nonobstructing stone, lower pole of the right kidney|icd=N20.0}. {x|No hydronephrosis|negated|d.hydro}. {x|Bladder unremarkable|negated}.')}
      ${part('Bowel', '{d.divertic|Acute diverticulitis of the distal sigmoid|icd=K57.32} with {o|wall thickening and fat stranding over 5 cm}. {x|No abscess, no free air, no obstruction|negated|d.sbo}. {d.diverts|Scattered diverticula of the descending colon|icd=K57.30}. {x|The appendix is absent|negated|d.append}.')}
      ${part('Pelvis', '{d.fibroid|2.4 cm calcified uterine fibroid|icd=D25.9}. {x|No adnexal mass, no free fluid|negated|d.ovcyst}.')}
      ${part('Vessels and nodes', '{d.h13aoath|Mild aortic atherosclerosis|icd=I70.0}, {x|no aneurysm|negated|d.aaa}. {x|No enlarged lymph nodes|negated|d.lymphoma}.')}
      ${part('Bones and wall', '{d.degdisc|Degenerative disc disease L5-S1|icd=M51.37/M51.370/M51.379}, {d.spondylol|grade 1 anterolisthesis of L4 on L5|icd=M43.16}. {d.umbil|Small fat-containing umbilical hernia|icd=K42.9}. {x|No fracture, no lytic lesion|negated|d.p29bonemet}.')}
      <p style="margin-bottom:0"><b>IMPRESSION:</b></p><ol>${items(c, ['{d.divertic|Uncomplicated acute sigmoid diverticulitis}. {x|Colonoscopy in 6 to 8 weeks is advised if not recently done|suggestion|p.colono}.', '{d.gallst|Cholelithiasis} {x|without cholecystitis|negated|d.cholec}.', '{d.adrenal|Left adrenal adenoma}, {x|no follow-up imaging is needed|not indicated}.', '{d.stone|Right nephrolithiasis}. {d.steat|Hepatic steatosis}. {d.hiatus|Hiatal hernia}.'])}</ol>
      <p>Results were called to KEITH OSGOOD, PA-C at 15:20. ${c.t('{x|A small polyp or tumor cannot be excluded while the wall is inflamed|question|d.colonca}.')}</p>
      <p>Dictated and signed by: Vincent Marchetti, MD &nbsp; 10/21/2025 15:26<br>CTDIvol 11.2 mGy, DLP 612 mGy cm</p>`,
    )
  },
  { width: 1080, scale: 1.3 },
)

/** England: what a practice's program prints for physiotherapy; short letter, then the record in dated lists. */
const physio = doc(
  'p1262.png',
  ['en', 'consultation', 'clean'],
  '2026-04-22',
  [
    'Harbour View Surgery',
    'HARBOUR VIEW SURGERY',
    'Harbour View Surgery, Whitby',
    'The Harbour View Surgery',
  ],
  [
    'Dr Catherine Lumley',
    'Catherine Lumley',
    'Dr C Lumley',
    'Dr. Catherine Lumley',
    'LUMLEY, Catherine (Dr)',
  ],
  [
    'Patricia Garbutt',
    'Mrs Patricia Garbutt',
    'GARBUTT, Patricia',
    'Mrs Patricia GARBUTT',
    'Patricia GARBUTT',
    'Mrs Garbutt',
  ],
  'Referral letter',
  (c) => {
    const p = (s) => `<p>${c.t(s)}</p>`
    const h = (s) => `<h3>${en(s)}</h3>`
    const list = (rows) =>
      `<table>${rows.map(([d, s]) => `<tr data-line><td class="d">${en(d)}</td><td>${c.t(s)}</td></tr>`).join('')}</table>`
    const lab = (day, date, s) => {
      const r = c.lab(s, { date })
      c.entities[r.n].text = `${r.label} ${r.printed} ${r.unit}`
      return `<tr data-e="${r.n}"><td class="d">${day}</td><td>${en(r.label)}</td><td>${en(r.printed)} ${en(r.unit)}</td><td>${r.ref ? `[${en(r.ref)}]` : ''}</td></tr>`
    }
    return sheet(
      `body{font:16px/1.36 ${FACE.arial};font-size:15.6px;padding:44px 64px}h3{font-size:15.6px;border-bottom:1px solid #333;margin:9px 0 2px}p{margin:5px 0}td{padding:1px 8px 1px 0}.d{width:112px}.two{display:grid;grid-template-columns:1fr 1fr;gap:0 30px}`,
      `<div style="display:flex;justify-content:space-between"><div><b style="font-size:20px">Harbour View Surgery</b><br>Church Street, Whitby YO22 4XX<br>Tel 01632 963 0XX</div><div style="text-align:right">Date of referral: 22-Apr-2026<br>Priority: <b>Routine</b><br>UBRN: 0000 XXXX 8812</div></div>
      <p>To: MSK Physiotherapy, Eskdale Community Hospital</p>${c.no('Eskdale Community Hospital', 'recipient')}
      <p><b>Re: Mrs Patricia GARBUTT</b> &nbsp; DOB: 03-Mar-1952 (74y) &nbsp; NHS: 438 XXX XXXX &nbsp; Mobile 07XXX XXX 118</p>
      <p>Dear colleague,</p>
      ${p('Please see this retired school cook with {d.frozen|right adhesive capsulitis|icd=M75.01/M75.00}. She has had {o|pain and stiffness of the right shoulder} for five months, {x|without a fall or injury|negated|d.shdis}. Abduction is limited to {o|70 degrees} and external rotation to {o|15 degrees}. {x|Power is kept and there is no neck pain|negated|d.cradic}. {x|She has had no weight loss, headache or jaw pain|negated|d.gca}; {x|polymyalgia was considered but the ESR is normal|negated|d.pmr}. {i.xrshould|X-ray right shoulder 18-Mar-2026|on=2026-03-18}: {d.acoa|AC joint osteoarthritis|icd=M19.011/M19.019}, {x|no calcification, no fracture|negated|d.calctend}.')}
      ${p('I gave {p.jointinj|a steroid injection into the shoulder on 25-Mar-2026|on=2026-03-25} with some benefit. She hopes to hang out her washing again. {x|If there is no progress by three months I shall ask for a hydrodilatation|conditional}. {x|Surgery is not wanted|declined}. {x|Her sister had the same trouble and has thyroid disease|family history|d.hypothy}.')}
      ${h('Active problems')}${list([
        ['Nov-2025', '{d.frozen|Frozen shoulder, right}'],
        ['2019', '{d.dm2|Type 2 diabetes mellitus|icd=E11.9}'],
        ['2014', '{d.htn|Essential hypertension|icd=I10}'],
        ['2011', '{d.osteoporosis|Osteoporosis|icd=M81.0}'],
        ['2008', '{d.hypothy|Hypothyroidism|icd=E03.9}'],
      ])}
      ${h('Significant past')}${list([
        ['Aug-2016', '{p.tka|Left total knee replacement|on=2016-08}'],
        [
          '2010',
          '{d.colles|Fracture of distal radius, left|st=historical;on=2010;icd=S52.502A/Z87.81/Z87.310}',
        ],
        [
          '1998',
          '{p.hyst|Vaginal hysterectomy|on=1998} for {d.prolapse|prolapse|st=historical;icd=N81.4/N81.2/Z87.42}',
        ],
      ])}
      <div class="two"><div>${h('Repeat medication')}<div data-line>${c.t('{m.metf|Metformin 850 mg tablets, one twice a day|freq=twice a day}')}</div><div data-line>${c.t('{m.lina|Linagliptin 5 mg tablets, one daily|freq=daily}')}</div><div data-line>${c.t('{m.cand|Candesartan 8 mg tablets, one daily|freq=daily}')}</div><div data-line>${c.t('{m.levo|Levothyroxine 100 microgram tablets, one daily|dose=100 micrograms;freq=daily}')}</div><div data-line>${c.t('{m.alen|Alendronic acid 70 mg tablets, one weekly|freq=weekly}')}</div><div data-line>${c.t('{m.calvitd|Adcal-D3 tablets, one twice a day|dose=-;freq=twice a day}')}</div></div>
      <div>${h('Acute medication, last 3 months')}<div data-line>${c.t('{m.cocod|Co-codamol 15/500 tablets, 25-Mar-2026|dose=-;st=-}')}</div><div data-line>${c.t('{m.ibu|Ibuprofen 5% gel, 11-Feb-2026|dose=-;st=-}')}</div>${h('Allergies')}<div data-line>${c.t('{a.pen|Penicillin|react=rash}: rash, 1975')}</div><div data-line>${c.t('{a.elast|Elastoplast|react=blisters}: blisters')}</div><div data-line>${c.t('{x|No known latex allergy|negated|a.latex}')}</div></div></div>
      ${h('Values')}<table>${[
        ['06-Apr-2026', '2026-04-06', 'a1c;HbA1c;54;mmol/mol;20 - 41'],
        ['06-Apr-2026', '2026-04-06', 'esr;ESR;14;mm/h;1 - 30'],
        ['06-Apr-2026', '2026-04-06', 'crp;CRP;3;mg/L;0 - 5'],
        ['06-Apr-2026', '2026-04-06', 'tsh;TSH;2.7;mU/L;0.27 - 4.2'],
        ['06-Apr-2026', '2026-04-06', 'egfr;eGFR;69;mL/min;'],
      ]
        .map((a) => lab(...a))
        .join('')}
      </table><div data-line style="padding-top:2px">22-Apr-2026: ${c.t('BP {l.e21sys|136|v=136;u=-;on=2026-04-22}/{l.e21dia|74|v=74;u=-;on=2026-04-22}, weight {l.e21wt|71 kg|v=71;u=kg;on=2026-04-22}, BMI {l.e21bmi|27.4|v=27.4;u=-;on=2026-04-22}. {x|Never smoked|negated|d.smoker}. Alcohol {o|2 units a week}.')}</div>
      <p>${c.t('Interpreter needed: no. Transport needed: {x|yes / no|left empty}. {x|Cancer ruled out? not applicable|not applicable}.')}</p>
      <div>Yours sincerely<br>${signature(c.rnd, '#22306b', 110)}<br>Dr Catherine Lumley, GP Partner &nbsp; <span style="font-size:14px">Typed by: J. Sleight, secretary</span></div>${c.no('J. Sleight', 'secretary')}`,
    )
  },
  { width: 1080, scale: 1.3 },
)

export const thirtyfirstEnMore = [script, abdomen, physio]
