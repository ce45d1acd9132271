/** Further paper in English: a South African doctor's repeat prescription with codes, an Indian abdominal ultrasound. */
import { mark, signature, stamp } from '../lib/decor.mjs'
import { FACE, doc, en, items, sheet } from './blind-parts.mjs'

/** South Africa: a doctor's letterhead; each medicine numbered with directions below, its diagnosis with code at the right, repeats at the edge. */
const chronic = doc(
  'p1309.jpg',
  ['en', 'prescription', 'photo'],
  '2026-05-28',
  [
    'Umgeni Family Practice',
    'UMGENI FAMILY PRACTICE',
    'Umgeni Family Practice, Howick',
    'Umgeni Family Practice Howick',
  ],
  [
    'Dr Nomvula Khanyile',
    'Nomvula Khanyile',
    'DR NOMVULA KHANYILE',
    'Dr N Khanyile',
    'Dr. Nomvula Khanyile',
    'Dr N. Khanyile',
  ],
  ['Deon Oosthuizen', 'Mr Deon Oosthuizen', 'OOSTHUIZEN, Deon', 'Oosthuizen, Deon', 'Mr D Oosthuizen'],
  'Repeat prescription',
  (c) => {
    let n = 0
    const rx = (s, how, why, repeats = '6') =>
      `<tr data-line><td>${++n}.</td><td>${c.t(s)}<br><span class="h">${en(how)}</span></td><td>${c.t(why)}</td><td class="x">${repeats}</td></tr>`
    return sheet(
      `body{font:17px/1.32 ${FACE.cambria};font-size:17px;padding:46px 62px}td,th{padding:3.4px 9px;vertical-align:top;text-align:left}.m{width:100%;margin-top:8px}.m th{border-bottom:1.6px solid #222}.m td{border-bottom:1px solid #bbb}.h{font-size:15.6px;padding-left:14px}.x{text-align:center}p{margin:7px 0}`,
      `<div style="text-align:center;border-bottom:2px solid #1b4d2e;padding-bottom:7px"><b style="font-size:24px;color:#1b4d2e">DR NOMVULA KHANYILE</b><br>MBChB (UKZN), Dip HIV Man (SA) &nbsp; General Practitioner &nbsp; Pr. No. 0412278<br>Umgeni Family Practice, 14 Falls Road, Howick 3290 &nbsp; Tel 033 555 0128</div>
      <div style="display:grid;grid-template-columns:1.2fr 1fr;margin-top:8px"><div>Patient: <b>Mr Deon Oosthuizen</b><br>Born: 14 Aug 1961 &nbsp; Account 2207<br>Medical aid: Berg River Health 118 204 77, dep. 01</div><div>Date: 28 May 2026<br>Valid for 6 months<br>Pharmacy: Falls Pharmacy, Howick</div></div>${c.no('Falls Pharmacy', 'pharmacy')}
      <table class="m"><tr><th style="width:30px">Rx</th><th>Medicine and directions</th><th style="width:33%">Diagnosis (ICD-10)</th><th>Repeats</th></tr>
      ${rx('{m.ena|Pharmapress (enalapril) 10 mg|freq=twice daily}', '1 tab twice daily', '{d.htn|Hypertension|icd=I10} I10')}
      ${rx('{m.aml|Amloc (amlodipine) 5 mg|freq=in the morning}', '1 tab in the morning', '{d.htn|Hypertension} I10')}
      ${rx('{m.hctz|Ridaq (hydrochlorothiazide) 12.5 mg|freq=in the morning}', '1 tab in the morning', '{d.htn|Hypertension} I10')}
      ${rx('{m.metf|Glucophage (metformin) 850 mg|freq=twice daily with food}', '1 tab twice daily with food', '{d.dm2|Type 2 diabetes|icd=E11.9} E11.9')}
      ${rx('{m.glic|Diamicron MR (gliclazide) 60 mg|freq=with breakfast}', '1 tab with breakfast', '{d.dm2|Type 2 diabetes} E11.9')}
      ${rx('{m.ator|Aspavor (atorvastatin) 20 mg|freq=at night}', '1 tab at night', '{d.hld|Hyperlipidaemia|icd=E78.5} E78.5')}
      ${rx('{m.asa|Ecotrin (aspirin) 81 mg|freq=daily}', '1 tab daily', '{d.ihd|Ischaemic heart disease|icd=I25.9/I25.10} I25.9')}
      ${rx('{m.allo|Puricos (allopurinol) 300 mg|freq=daily}', '1 tab daily', '{d.gout|Gout|icd=M10.9} M10.9')}
      ${rx('{m.bude|Budeflam (budesonide) 200 mcg inhaler|dose=-;freq=twice daily}', '2 puffs twice daily, rinse mouth', '{d.asthma|Asthma|icd=J45.9/J45.909} J45.9')}
      ${rx('{m.salb|Asthavent (salbutamol) 100 mcg inhaler|dose=-;freq=when needed}', '2 puffs when needed', '{d.asthma|Asthma} J45.9', '2')}
      ${rx('{m.coamox|Augmentin 1 g|freq=twice daily}', '1 tab twice daily for 7 days (acute)', '{d.sinusac|Acute sinusitis|icd=J01.9/J01.90} J01.9', '0')}</table>
      <p><b>Discontinue:</b> ${c.t('{m.nif|Adalat XL (nifedipine) 30 mg|st=stopped} ({o|swollen ankles}); {m.dicl|Voltaren (diclofenac) 50 mg|st=stopped} ({o|stomach})')}</p>
      <p><b>Allergy:</b> ${c.t('{a.sulfa|Sulphonamides|react=rash}, rash. {x|No penicillin allergy|negated|a.pen}.')}</p>
      <p><b>Today:</b> ${c.t('BP {l.e21sys|142|v=142;u=-}/{l.e21dia|88|v=88;u=-}, weight {l.e21wt|97 kg|v=97;u=kg}, finger-prick glucose {l.glu|8.9 mmol/L|v=8.9;u=mmol/L}. HbA1c {l.a1c|7.8 %|v=7.8;u=%;on=2026-05-14} and creatinine {l.crea|91 umol/L|v=91;u=umol/L;on=2026-05-14} on 14 May 2026.')}</p>
      <p style="font-size:15.4px">Notes: generic substitution allowed except item 5. ${c.t('{x|If the dry cough goes on, change enalapril to losartan 50 mg|conditional|m.los}. {x|Flu vaccine on order|planned|m.vflu}. {x|Do not drive if drowsy|instruction}.')}</p>
      <div style="display:flex;justify-content:space-between;align-items:center;margin-top:8px"><div>${signature(c.rnd, '#1d2f6f', 130)}<br>Dr N Khanyile</div>${stamp(['UMGENI FAMILY PRACTICE', 'Pr. No. 0412278', '28 MAY 2026'], '#2b3d8f', -5)}</div>`,
    )
  },
  { width: 1080, scale: 1.36, degrade: { angle: -1.1, folds: [0.33, 0.66] } },
)

/** India: organ names in bold before typed sentences, sizes in a small table, impression as a list, disclaimer below. */
const sonography = doc(
  'p1310.png',
  ['en', 'imaging', 'clean'],
  '2026-01-08',
  [
    'Vindhya Scan & Diagnostic Centre',
    'VINDHYA SCAN & DIAGNOSTIC CENTRE',
    'Vindhya Scan and Diagnostic Centre',
    'Vindhya Scan & Diagnostic Centre, Nagpur',
  ],
  [
    'Dr. Rucha Sathe',
    'Rucha Sathe',
    'Dr Rucha Sathe',
    'DR. RUCHA SATHE',
    'Dr. Rucha Sathe, MD (Radiodiagnosis)',
  ],
  ['Prakash Limaye', 'Mr. Prakash Limaye', 'MR. PRAKASH LIMAYE', 'Mr. PRAKASH LIMAYE', 'PRAKASH LIMAYE'],
  'Ultrasonography of whole abdomen',
  (c) => {
    const part = (k, s) => `<p><b>${en(k.toUpperCase())}:</b> ${c.t(s)}</p>`
    return sheet(
      `body{font:18px/1.42 ${FACE.times};font-size:18.4px;padding:42px 74px}p{margin:7px 0}ul{margin:2px 0}.k{display:grid;grid-template-columns:1.2fr 1fr 1fr;border:1px solid #333;padding:5px 12px;margin-top:9px}`,
      `<div style="display:flex;justify-content:space-between;align-items:center;border-bottom:4px solid #b5541c;padding-bottom:7px"><div style="display:flex;gap:12px;align-items:center">${mark('rings', '#b5541c', 50)}<div><b style="font-size:25px;color:#b5541c">VINDHYA SCAN & DIAGNOSTIC CENTRE</b><br>2nd floor, Lokmat Square, Wardha Road, Nagpur 440 012</div></div><div style="text-align:right;font-size:15.6px">Digital X-ray | USG | Doppler<br>Ph 0712 555 0134</div></div>
      <div class="k"><div>Name: <b>MR. PRAKASH LIMAYE</b><br>Age/Sex: 61 Y / M</div><div>Date: 08-Jan-2026<br>Patient ID: VS-26-00417</div><div>Ref. by: Dr. Anil Kothari<br>Reg. time: 09:22 AM</div></div>${c.no('Dr. Anil Kothari', 'referrer')}
      <p style="text-align:center"><b><u>${c.t('{i.usabd|ULTRASONOGRAPHY OF WHOLE ABDOMEN|main=1}')}</u></b></p>
      ${part('Clinical history', 'K/c/o {d.dm2|type 2 diabetes mellitus|icd=E11.9}. {o|Poor stream and nocturia}, {o|dyspepsia}. {x|? Gall stones|question|d.gallst}. Compared with {i.usabd|USG of 11-Mar-2024|on=2024-03-11}.')}
      ${part('Liver', '{d.hepmeg|Enlarged in size (16.4 cm)|icd=R16.0} with {d.steat|grade II fatty infiltration|icd=K76.0}. {x|No focal lesion. Intrahepatic biliary radicles are not dilated|negated|d.livermet}. Portal vein 11 mm, normal.')}
      ${part('Gall bladder', 'Well distended, wall thickness normal. {d.gbpolyp|A 4 mm polyp on the anterior wall|icd=K82.4}. {x|No calculus, no pericholecystic fluid|negated|d.gallst}. CBD 4 mm, {x|no intraductal stone|negated|d.choledoc}.')}
      ${part('Pancreas', 'Head and body normal. Tail obscured by bowel gas. {x|No peripancreatic collection|negated|d.pancr}.')}
      ${part('Spleen', 'Normal in size (10.1 cm) and echotexture. {x|No splenomegaly|negated|d.splenomeg}.')}
      ${part('Right kidney', '10.2 x 4.6 cm. {d.stone|A 5 mm calculus in the lower calyx|icd=N20.0}. {x|No hydronephrosis|negated|d.hydro}. Corticomedullary differentiation maintained.')}
      ${part('Left kidney', '10.5 x 4.9 cm. {d.rcyst|Simple cortical cyst 22 x 19 mm at the upper pole|icd=N28.1}, was 20 x 18 mm. {x|No calculus or hydroureter|negated|d.ureter}.')}
      ${part('Urinary bladder', '{o|Pre-void 310 cc}. {d.bladwall|Wall is thickened (6 mm) and trabeculated|icd=N32.89}. {x|No calculus, no mass|negated|d.e18bladst}. Post-void residue: {l.pvr|72 cc|v=72;u=cc}.')}
      ${part('Prostate', '{d.bph|Enlarged|icd=N40.0/N40.1}, volume {l.e18prvol|46 cc|v=46;u=cc}, echotexture homogeneous. {x|No nodule|negated|d.prostca}.')}
      ${part('Others', '{d.umbil|Small umbilical hernia, defect 9 mm, containing omentum|icd=K42.9}. {x|No ascites, no lymphadenopathy|negated|d.ascites}. {x|Aorta is of normal calibre|negated|d.aaa}. {x|Both pleural spaces are clear|negated|d.pleff}.')}
      <p style="margin-bottom:0"><b>IMPRESSION:</b></p><ul>${items(c, ['{d.hepmeg|Hepatomegaly} with {d.steat|grade II fatty liver}.', '{d.gbpolyp|Gall bladder polyp}. {x|Follow-up scan after 12 months|suggestion|i.usabd}.', '{d.stone|Right renal calculus} {x|without hydronephrosis|negated|d.hydro}. {d.rcyst|Simple left renal cyst}.', '{d.bph|Grade II prostatomegaly} with {o|significant post-void residue} and {d.bladwall|bladder wall changes}. {x|Adv: S. PSA, uroflowmetry|suggestion|l.psa}.', '{d.umbil|Umbilical hernia}, {x|no obstruction|negated|d.sbo}.'])}</ul>
      <div style="text-align:right;margin-top:8px">${signature(c.rnd, '#22306b', 120)}<br><b>Dr. Rucha Sathe</b>, MD (Radiodiagnosis)<br>Consultant Radiologist, MMC Reg. 2011/06/1988</div>
      <p style="font-size:14.6px;border-top:1px solid #333;padding-top:3px">Typed by: S. Bhoyar. This is a professional opinion and not the diagnosis; please correlate clinically. Not valid for medico-legal purposes. Foetal sex is not determined here.</p>${c.no('S. Bhoyar', 'typist')}`,
    )
  },
  { width: 1080, scale: 1.3 },
)

export const thirtysecondEnMore = [chronic, sonography]
