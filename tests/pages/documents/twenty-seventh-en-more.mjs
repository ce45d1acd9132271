/** The rest in English: an Australian surgery's script, an American ultrasound of the abdomen, an Irish practice's referral form, an Israeli fund's certificate for travel. */
import { barcode, mark, matrixCode, signature, stamp } from '../lib/decor.mjs'
import { FACE, doc, en, items, sheet } from './blind-parts.mjs'

/** Australia: a surgery's script; boxes at the head, items with quantity and repeats in words, the patient's own list below. */
const script = doc(
  'p1008.png',
  ['en', 'prescription', 'clean'],
  '2026-07-02',
  [
    'Banksia Street Medical Centre',
    'BANKSIA STREET MEDICAL CENTRE',
    'Banksia Street Medical Center',
    'Banksia St Medical Centre',
  ],
  ['Dr Colin Hargrave', 'Colin Hargrave', 'DR COLIN HARGRAVE', 'Dr C Hargrave', 'Dr. Colin Hargrave'],
  ['Noel Pattinson', 'Mr Noel Pattinson', 'PATTINSON, Noel', 'Mr NOEL PATTINSON', 'NOEL PATTINSON'],
  'Prescription',
  (c) => {
    const item = (drug, use, qty, note = '') =>
      `<div class="i" data-line><b>${c.t(drug)}</b><br>${en(use)}<br>${en(qty)}${note ? `<br><i>${c.t(note)}</i>` : ''}</div>`
    const box = (on) => (on ? '[X]' : '[&nbsp;&nbsp;]')
    return sheet(
      `body{font:17px/1.38 ${FACE.arial};font-size:17px;padding:44px 60px}.i{padding:7px 0;border-bottom:1px dashed #777}p{margin:7px 0}ul{margin:2px 0}.b{border:1px solid #444;padding:5px 12px;margin-top:-1px}`,
      `<div class="b" style="display:grid;grid-template-columns:1.4fr 1fr"><div><b>DR COLIN HARGRAVE</b> MBBS FRACGP<br>Banksia Street Medical Centre<br>27 Banksia Street, Horsham VIC 3400<br>Ph (03) 5550 0XXX</div><div style="text-align:right">Prescriber No: 24XXXXX<br>Medicare No: 2XXX XXXXX 4 / 1<br>${barcode(c.rnd, 44, 34)}</div></div>
      <div class="b" style="display:flex;justify-content:space-between"><span>${box(true)} PBS &nbsp; ${box(false)} RPBS &nbsp; ${box(false)} Private</span><span>${box(false)} Brand substitution not permitted</span><span>Safety Net No: ..............</span></div>
      <div class="b"><b>Mr NOEL PATTINSON</b> &nbsp; DOB 30/08/1954<br>6 Baillie Court, Horsham VIC 3400<span style="float:right">Date: 02/07/2026</span></div>
      <div style="margin-top:10px">
      ${item('{m.apix|APIXABAN 5 mg tablet|freq=twice a day}', 'Take ONE tablet twice a day', 'Quantity 60 (sixty), 5 (five) repeats', 'Streamlined authority code 4269')}
      ${item('{m.telm|TELMISARTAN 80 mg tablet|freq=in the morning}', 'Take ONE tablet in the morning', 'Quantity 28 (twenty-eight), 5 (five) repeats')}
      ${item('{m.roseze|ROSUVASTATIN + EZETIMIBE 20 mg/10 mg tablet|dose=-;freq=once a day}', 'Take ONE tablet once a day', 'Quantity 30 (thirty), 5 (five) repeats')}
      ${item('{m.allo|ALLOPURINOL 300 mg tablet|freq=once a day}', 'Take ONE tablet once a day after food', 'Quantity 60 (sixty), 2 (two) repeats')}
      ${item('{m.cefal|CEFALEXIN 500 mg capsule|freq=every 6 hours}', 'Take ONE capsule every 6 hours for 7 days', 'Quantity 28 (twenty-eight), 0 (nil) repeats', 'for {d.cellul|cellulitis of the right shin|icd=L03.115/L03.90}')}
      ${item('{m.beta|BETAMETHASONE VALERATE 0.02 % cream|dose=-;freq=twice a day when required}', 'Apply thinly to the rash twice a day when required', 'Quantity 2 x 100 g, 3 (three) repeats')}</div>
      <p>6 items printed. Not valid for further items. ${signature(c.rnd, '#22306b', 130)} <span style="float:right">${stamp(['BANKSIA STREET', 'MEDICAL CENTRE'], '#24407a', -4)}</span></p>
      <div class="b" style="margin-top:26px"><b>Patient information (not part of the prescription)</b>
      <p>Allergies and reactions: ${c.t('{a.tmp|Trimethoprim/sulfamethoxazole|react=rash} (rash, 2011), {a.rami|ramipril|react=cough} (cough). {x|Penicillin: no reaction recorded|negated|a.pen}')}</p>
      <p>Not printed today, supply on hand:</p><ul>${items(c, ['{m.metop|Metoprolol tartrate 50 mg, half a tablet twice a day|dose=-;freq=twice a day}', '{m.colc|Colchicine 500 micrograms, one twice a day for gout attacks only|freq=twice a day}', '{m.travop|Travoprost 0.004 % eye drops, one drop both eyes at night|dose=-;freq=at night}'])}</ul>
      <p>Ceased: ${c.t('{m.aml|amlodipine 10 mg|st=stopped} (ceased 02/07/2026, {o|ankle swelling}); {m.asa|aspirin 100 mg|st=stopped} (ceased 14/03/2025)')}</p>
      <p>${c.t('{x|Do not take ibuprofen or other anti-inflammatories with apixaban|warned|m.ibu}. {x|Blood test (kidney function) due before next scripts|planned|l.crea}. {x|Zoster vaccine: discussed, wants to think about it|considered|m.vzos}.')}</p></div>`,
    )
  },
  { width: 1000, scale: 1.3 },
)

/** United States: a radiology centre's abdominal ultrasound; two columns at the head, one line for each organ, numbered impression. */
const abdomen = doc(
  'p1010.png',
  ['en', 'imaging', 'clean'],
  '2026-02-24',
  [
    'Pinewater Imaging Center',
    'PINEWATER IMAGING CENTER',
    'Pinewater Imaging',
    'Pinewater Imaging Center, LLC',
    'Pinewater Imaging Centers',
  ],
  [
    'Harold Nakagawa, MD',
    'Harold Nakagawa',
    'Dr. Harold Nakagawa',
    'Nakagawa, Harold, MD',
    'Harold Nakagawa MD',
  ],
  ['Denise Purcell', 'Denise A. Purcell', 'PURCELL, DENISE A', 'Purcell, Denise A', 'Purcell, Denise'],
  'Ultrasound abdomen',
  (c) => {
    const organ = (k, s) => `<p>${en(k)}: ${c.t(s)}</p>`
    const h = (s) => `<h3>${en(s)}</h3>`
    return sheet(
      `body{font:17px/1.45 ${FACE.roboto};font-size:17px;padding:54px 76px}p{margin:5px 0}h3{font-size:17px;margin-top:13px}ol{margin:3px 0}.t{display:grid;grid-template-columns:1fr 1fr;border:1px solid #999;padding:6px 14px;margin:12px 0}`,
      `<div style="display:flex;gap:14px;align-items:center;justify-content:center;border-bottom:2px solid #345">${mark('bars', '#345', 48)}<div style="padding-bottom:6px"><b style="font-size:25px;color:#345">PINEWATER IMAGING CENTER</b><br>950 Pinewater Blvd, Tallahassee, FL 323XX &nbsp; Phone (850) 555-01XX</div></div>
      <div class="t"><div>Patient: <b>PURCELL, DENISE A</b><br>DOB: 10/11/1973 &nbsp; F<br>Patient ID: PW44XX1</div><div>Exam date: 02/24/2026 9:15 AM<br>Referring: Marisol Quintero, ARNP<br>Accession: 26-0224-0118</div></div>${c.no('Marisol Quintero', 'referrer')}
      <p style="font-size:19px"><b>${c.t('{i.usabd|ULTRASOUND ABDOMEN COMPLETE|main=1}')}</b></p>
      ${h('INDICATION')}<p>${c.t('{d.ruq|Right upper quadrant pain|icd=R10.11} after meals for 2 months. {d.transam|Elevated liver enzymes|icd=R74.01/R74.8/R79.89}. {x|Evaluate for gallstones|question}.')}</p>
      ${h('COMPARISON')}<p>${c.t('{i.ctap|CT abdomen and pelvis 08/30/2023|on=2023-08-30}.')}</p>
      ${h('TECHNIQUE')}<p>Real-time gray scale and color Doppler imaging of the abdomen. Fasting 8 hours. Limited by bowel gas.</p>
      ${h('FINDINGS')}
      ${organ('Liver', 'Measures {o|18.6 cm}. {d.hepmeg|Mildly enlarged|icd=R16.0}. {d.steat|Diffusely increased echogenicity consistent with hepatic steatosis|icd=K76.0}. {d.lcyst|1.2 cm simple cyst in the left lobe|icd=K76.89}, unchanged. {x|No solid mass|negated|d.livermet}. {x|Contour is smooth, without cirrhosis|negated|d.cirrh}. Portal vein is patent with normal flow.')}
      ${organ('Gallbladder', '{d.gallst|Multiple mobile shadowing stones, the largest 9 mm|icd=K80.20}. {x|No wall thickening and no pericholecystic fluid|negated|d.cholec}. {x|Sonographic Murphy sign is negative|negated}.')}
      ${organ('Bile ducts', 'Common duct {o|4 mm}. {x|No intrahepatic dilatation and no ductal stone|negated|d.choledoc}.')}
      ${organ('Pancreas', 'Head and body normal, {x|tail obscured by gas|not seen}. {x|No pancreatitis|negated|d.pancr}.')}
      ${organ('Spleen', '{o|10.4 cm}, {x|not enlarged|negated|d.splenomeg}. {d.accspl|Accessory spleen of 11 mm|icd=Q89.09}.')}
      ${organ('Right kidney', '{o|11.2 cm}. {x|No hydronephrosis|negated|d.hydro}. {d.aml|8 mm echogenic cortical focus, typical of angiomyolipoma|icd=D17.71/D30.01}.')}
      ${organ('Left kidney', '{o|11.5 cm}. {d.stone|4 mm nonobstructing stone in the lower pole|icd=N20.0}. {d.rcyst|2.3 cm simple cyst|icd=N28.1/Q61.01}. {x|No solid mass|negated}.')}
      ${organ('Aorta and IVC', 'Aorta {o|1.9 cm}, {x|no aneurysm|negated|d.aaa}. {d.h13aoath|Mild aortic atherosclerosis|icd=I70.0}.')}
      ${organ('Other', '{x|No ascites|negated|d.ascites}. {x|No right pleural effusion|negated|d.pleff}.')}
      ${h('IMPRESSION')}<ol>${items(c, ['{d.gallst|Cholelithiasis} {x|without sonographic evidence of acute cholecystitis|negated|d.cholec}.', '{d.hepmeg|Mild hepatomegaly} with {d.steat|hepatic steatosis}.', '{d.stone|Nonobstructing left renal stone}.', 'Probable {d.aml|small right renal angiomyolipoma}. {x|Follow-up ultrasound in 12 months is recommended|suggestion}.', '{x|If symptoms persist, HIDA scan may be obtained|conditional|i.hida}.'])}</ol>
      <p style="margin-top:16px">Dictated by: Harold Nakagawa, MD, Diagnostic Radiology<br>Electronically signed 02/24/2026 1:32 PM &nbsp; Sonographer: K. Whitby, RDMS</p>${c.no('K. Whitby', 'sonographer')}
      <p style="font-size:14px;border-top:1px solid #999;padding-top:4px">Thank you for choosing Pinewater Imaging Center. The information in this report is confidential.</p>`,
    )
  },
  { width: 1040, scale: 1.3 },
)

/** Ireland: a referral form that a practice's program fills; grey labels, urgency boxes, a table of bloods with their day. */
const referral = doc(
  'p1011.jpg',
  ['en', 'consultation', 'scan'],
  '2026-04-14',
  [
    'Kilbracken Family Practice',
    'KILBRACKEN FAMILY PRACTICE',
    'Kilbracken Family Practice, Athlone',
    'The Kilbracken Family Practice',
  ],
  ['Dr Niamh Costigan', 'Niamh Costigan', 'Dr N Costigan', 'Dr. Niamh Costigan'],
  ['Thomas Devereux', 'Mr Thomas Devereux', 'DEVEREUX, Thomas', 'DEVEREUX Thomas'],
  'Referral form',
  (c) => {
    const r = (k, s) => `<tr data-line><td class="k">${en(k)}</td><td>${c.t(s)}</td></tr>`
    const raw = (k, s) => `<tr><td class="k">${en(k)}</td><td>${s}</td></tr>`
    const lab = (s) => {
      const [date, line] = s.split('|')
      const x = c.lab(line, { date })
      return `<tr data-e="${x.n}"><td>${en(date.replace(/(\d+)-(\d+)-(\d+)/, '$3/$2/$1'))}</td><td>${en(x.label)}</td><td>${en(x.printed)} ${en(x.unit)}</td><td>${en(x.ref)}</td></tr>`
    }
    return sheet(
      `body{font:16px/1.36 ${FACE.arial};font-size:16px;padding:40px 60px}table.f td{border:1px solid #999;padding:3px 10px}.k{width:190px;font-weight:bold;background:#ececec}.l td,.l th{padding:1px 8px;font-size:15.4px;border:0!important}p{margin:6px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:end;margin-bottom:8px"><b style="font-size:21px">GP Referral to Hospital: General Referral Form</b><span>Ref: KFP-26XX09</span></div>
      <table class="f">
      ${raw('Refer to', `Urology, Shannonbridge University Hospital<br>Preferred consultant: Mr Eamon Lacey &nbsp; First referral: [X] Yes [ ] No${c.no('Shannonbridge University Hospital', 'recipient')}${c.no('Mr Eamon Lacey', 'recipient')}`)}
      ${raw('Priority', '[X] Urgent &nbsp; [ ] Routine &nbsp; &nbsp; Date of referral: 14/04/2026')}
      ${raw('Patient', '<b>Thomas DEVEREUX</b> &nbsp; Male &nbsp; DOB 11/03/1959<br>Glebe Road, Athlone &nbsp; 085 55X XXXX &nbsp; Interpreter: [ ] Wheelchair: [ ]<br>GMS No: W4XXXX2A &nbsp; Hospital No: not known')}
      ${raw('Referring GP', 'Dr Niamh Costigan, Kilbracken Family Practice<br>Station Road, Athlone &nbsp; IMC 3XXXXX &nbsp; Usual GP: Dr Fintan Rohan' + c.no('Dr Fintan Rohan', 'usual doctor'))}
      ${r('Reason for referral', '{d.e16raisedpsa|Raised PSA|icd=R97.20} on two occasions. {x|Possible prostate cancer|question|d.prostca}.')}
      ${r('History', 'Six months of {d.nocturia|nocturia|icd=R35.1} x 3 and {o|poor stream}. {d.hematuria?|One episode of blood in the urine in February|st=-;icd=R31.9/R31.0}. {x|No dysuria, no bone pain, no weight loss|negated|d.uti}. {x|Never had retention|negated|d.retention}. {x|Father: prostate cancer at 71|family history|d.prostca}.')}
      ${r('Examination', 'BP {l.e21sys|144|v=144;u=-}/{l.e21dia|88|v=88;u=-}, weight {l.e21wt|92 kg|v=92;u=kg}. Prostate {o|moderately enlarged, firm on the left}. {x|No nodule felt|negated}. Abdomen soft, {x|bladder not palpable|negated}.')}
      ${raw(
        'Investigations',
        `<table class="l"><tr><th>Date</th><th>Test</th><th>Result</th><th>Range</th></tr>${['2026-04-07|psa;PSA total;9.8;ug/L;0 - 4.5', '2026-02-23|psa;PSA total;8.9;ug/L;0 - 4.5', '2024-05-20|psa;PSA total;3.1;ug/L;0 - 4.5', '2026-04-07|crea;Creatinine;98;umol/L;59 - 104', '2026-04-07|egfr;eGFR;70;mL/min;', '2026-04-07|hgb;Haemoglobin;146;g/L;130 - 170', '2026-04-07|a1c;HbA1c;44;mmol/mol;20 - 41', '2026-02-23|ucult;MSU culture;No growth;;'].map(lab).join('')}</table>`,
      )}
      ${r('Imaging', '{i.usren|Ultrasound kidneys and bladder 24/03/2026|on=2026-03-24}: prostate {l.e18prvol|62 mL|v=62;u=mL}, residual urine {l.pvr|110 mL|v=110;u=mL}, {d.bldiv|small bladder diverticulum|icd=N32.3}. {x|No hydronephrosis, no stones|negated|d.hydro}. {x|MRI prostate not yet done|not done|i.mrprost}.')}
      ${r('Past history', '{d.htn|Hypertension} (2012), {d.predm|pre-diabetes|icd=R73.03} (2023), {d.af|paroxysmal atrial fibrillation|icd=I48.0} (2021), {p.ablat|catheter ablation 2022|on=2022}, {p.herniar|right inguinal hernia repair 2003|on=2003}, {o|low mood 2015}')}
      ${r('Current medication', '{m.edox|Edoxaban 60 mg once daily|freq=once daily}; {m.lercan|lercanidipine 10 mg once daily|freq=once daily}; {m.cand|candesartan 16 mg once daily|freq=once daily}; {m.flec|flecainide 50 mg twice daily|freq=twice daily}; {m.prav|pravastatin 40 mg at night|freq=at night}; {m.alfuz|alfuzosin XL 10 mg once daily|freq=once daily} (since 24/02/2026). Stopped: {m.soli|solifenacin 5 mg|st=stopped} ({o|dry mouth}).')}
      ${r('Allergies', '{a.cipro|Ciprofloxacin|react=tendon pain} - tendon pain. {x|Latex: no|negated|a.latex}')}
      ${r('Social', '{d.exsmoker|Ex-smoker since 2010|icd=Z87.891}. Alcohol {o|10 units a week}. Retired postman, lives with wife.')}
      ${r('Anticoagulant', 'Yes, {m.edox|edoxaban|dose=-}: {x|please advise when to stop before a biopsy|question|p.h12prostbx}')}
      ${r('Patient aware', '{x|He knows that cancer must be excluded|question|d.prostca}. {x|He does not have a pacemaker or metal implants|negated|p.pacem}.')}</table>
      <div style="display:flex;justify-content:space-between;align-items:end;margin-top:8px"><span>${signature(c.rnd, '#22306b', 120)}<br>Dr Niamh Costigan</span><span style="font-size:14.4px">Attachments: [X] Bloods [X] Ultrasound report [ ] ECG &nbsp; Printed 14/04/2026 16:51</span></div>`,
    )
  },
  { width: 1080, scale: 1.38, degrade: { angle: -0.8 } },
)

/** Israel, in English: a fund's certificate for travel; frames with headings, problems with codes, standing medicines, vaccines in two columns. */
const certificate = doc(
  'p1012.png',
  ['en', 'other', 'clean'],
  '2026-06-28',
  [
    'Alonim Health Fund',
    'ALONIM HEALTH FUND',
    'Alonim Health Fund, Rehovot Branch',
    'Alonim Health Fund - Rehovot Branch',
  ],
  ['Dr. Boris Tselnik', 'Boris Tselnik', 'Dr Boris Tselnik', 'Dr. B. Tselnik', 'Tselnik Boris, MD'],
  ['Orna Shacham', 'SHACHAM ORNA', 'Shacham Orna', 'Ms. Orna Shacham', 'Mrs. Orna Shacham'],
  'Medical certificate',
  (c) => {
    const sec = (title, inner) => `<div class="s"><b>${en(title)}</b>${inner}</div>`
    const med = (drug, use, since) =>
      `<tr data-line><td>${c.t(drug)}</td><td>${en(use)}</td><td>${since}</td></tr>`
    const iso = (s) => s.replace(/(\d\d)\.(\d\d)\.(\d{4})/, '$3-$2-$1')
    const shot = (name, key, when) =>
      `<div data-line>${c.t(`{m.${key}?|${name}|dose=-;st=-;on=${iso(when)}}`)} <span style="float:right">${when}</span></div>`
    return sheet(
      `body{font:16px/1.4 ${FACE.openSans};font-size:15.8px;padding:46px 66px}.s{border:1px solid #6b4a86;padding:5px 14px;margin-top:8px}.s>b{color:#6b4a86}td,th{padding:2px 8px;border-bottom:1px solid #ddd}ul{margin:2px 0}p{margin:4px 0}.two{display:grid;grid-template-columns:1fr 1fr;gap:0 36px}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:12px;align-items:center">${mark('star', '#6b4a86', 50)}<div><b style="font-size:23px;color:#6b4a86">Alonim Health Fund</b><br>Rehovot Branch, 8 HaNassi St.</div></div><div style="text-align:right"><b style="font-size:19px">MEDICAL CERTIFICATE</b><br>for presentation abroad</div></div>
      ${sec('Member', '<div class="two"><div>Name: <b>Orna Shacham</b><br>Passport: 3XXXXX81</div><div>ID: 0XXXXX205 &nbsp; Date of birth: 07.10.1957 &nbsp; F<br>Date of certificate: 28.06.2026</div></div>')}
      ${sec('Medical problems', `<ul>${items(c, ['{d.ra|Rheumatoid arthritis, seropositive|icd=M05.9/M06.9} (M05.9), since 2014', '{d.htn|Hypertension|icd=I10} (I10)', '{d.asthma|Asthma|icd=J45.909/J45.998/J45.20} (J45.9)', '{d.osteoporosis|Osteoporosis|icd=M81.0} (M81.0)', '{d.breastca|Breast cancer, left, 2011|st=historical;on=2011;icd=Z85.3/C50.912/C50.919} - in remission; {p.lumpec|lumpectomy 2011|on=2011}, {p.radioth|radiotherapy 2011|on=2011}', '{p.phaco|Cataract surgery, both eyes, 2023|on=2023}'])}</ul>`)}
      ${sec(
        'Standing medication',
        `<table><tr><th style="width:44%">Medicine</th><th>Directions</th><th>Since</th></tr>
      ${med('{m.mtx|Methotrexate 15 mg S.C. injection|freq=once a week}', 'once a week, Fridays', '2015')}
      ${med('{m.folic|Folic acid 5 mg|freq=once a week}', 'once a week, Sundays', '2015')}
      ${med('{m.etan|Etanercept (Enbrel) 50 mg pre-filled pen|freq=once a week}', 'once a week; keep at 2-8 °C', '2020')}
      ${med('{m.los|Losartan 50 mg|freq=once a day}', 'once a day', '2017')}
      ${med('{m.symb|Symbicort Turbuhaler 160/4.5|dose=-;freq=twice a day}', '2 inhalations twice a day', '2019')}
      ${med('{m.rised|Risedronate 35 mg|freq=once a week}', 'once a week', '2022')}
      ${med('{m.calvitd|Calcium 600 mg + vitamin D 400|freq=once a day}', 'once a day', '2022')}</table>
      <p>${c.t('Syringes and pens are carried for personal use. Discontinued: {m.hcq|Plaquenil|dose=-;st=stopped} (2019), {m.letr|letrozole 2.5 mg|st=stopped} (2016).')}</p>`,
      )}
      ${sec('Allergies and sensitivities', `<p>${c.t('{a.dipy|Dipyrone (Optalgin)|react=angioedema} - angioedema; {a.bee|bee venom|react=local swelling} - local swelling. {x|Penicillin: no allergy|negated|a.pen}. {x|Contrast media: no allergy|negated|a.contrast}.')}</p>`)}
      ${sec('Vaccinations recorded', `<div class="two"><div>${shot('Influenza', 'vflu', '12.10.2025')}${shot('COVID-19', 'vcovid', '12.10.2025')}${shot('Pneumococcal, Prevenar 20', 'vpcv', '03.12.2024')}</div><div>${shot('Shingrix, dose 2', 'vzos', '18.05.2023')}${shot('Tetanus-diphtheria', 'e22td', '21.08.2019')}${shot('Hepatitis A', 'vhepa', '09.06.2026')}</div></div><p>${c.t('{x|Yellow fever and other live vaccines: contraindicated under current treatment|contraindicated|m.vyf}. {x|Typhoid: not given|not given|m.vtyph}.')}</p>`)}
      ${sec('Last examinations', `<p>${c.t('{l.hgb|Hemoglobin 12.4 g/dL|on=2026-06-15}, {l.wbc|WBC 5.8 K/uL|v=5.8;u=K/uL;on=2026-06-15}, {l.alt|ALT 27 U/L|on=2026-06-15}, {l.crea|creatinine 0.71 mg/dL|on=2026-06-15}, {l.crp|CRP 3.2 mg/L|on=2026-06-15} (15.06.2026). {i.cxr|Chest X-ray 02.02.2026|on=2026-02-02}: {x|no active disease|negated|d.tb}. {i.mammo|Mammography 11.11.2025|on=2025-11-11}: {o|BI-RADS 2}.')}</p>`)}
      ${sec('Declaration', `<p>${c.t('[X] Fit to fly &nbsp; [ ] Fit to fly with oxygen &nbsp; [ ] Not fit to fly'.replaceAll('&nbsp;', '\u00a0'))}<br>${c.t('No hospital stay in the last 12 months. {x|No heart disease, no epilepsy, no diabetes|negated|d.dm2}. {x|In case of fever stop Enbrel and see a doctor|conditional|d.sepsis}. {x|Sister has lupus|family history|d.sle}.')}</p>`)}
      <div style="display:flex;justify-content:space-between;align-items:end;margin-top:12px"><div>${signature(c.rnd, '#22306b', 130)}<br>Dr. Boris Tselnik, family physician<br>Lic. 4XXX8</div>${stamp(['DR. BORIS TSELNIK', 'Lic. 4XXX8', 'ALONIM HEALTH FUND'], '#3a3a86', -5)}${matrixCode(c.rnd, 24, 3)}</div>
      <p style="font-size:13.6px">Issued at the member's request from the medical record, for 90 days. The fund is not responsible for treatment abroad.</p>`,
    )
  },
  { width: 1080, scale: 1.3 },
)

export const twentySeventhEnMore = [script, abdomen, referral, certificate]
