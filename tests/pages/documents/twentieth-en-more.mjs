/** Other paper in English: a Finnish list of prescriptions, an American MRI of the shoulder, a Bruneian colonoscopy, an Australian shared health summary. */
import { barcode, hand, mark, matrixCode, signature, stamp } from '../lib/decor.mjs'
import { FACE, doc, en, items, sheet } from './blind-parts.mjs'

/** Finland: a block a prescription, directions and purpose under the name, what is left and until when at the right. */
const finnish = doc(
  'p670.jpg',
  ['en', 'prescription', 'photo'],
  '2026-01-22',
  [
    'Koivuranta Health Station',
    'KOIVURANTA HEALTH STATION',
    'Koivurannan terveysasema',
    'Koivuranta Health Station, Tampere',
  ],
  ['Dr. Outi Hämäläinen', 'Outi Hämäläinen', 'Hämäläinen Outi', 'Dr Outi Hämäläinen'],
  ['Patricia Lindqvist', 'LINDQVIST PATRICIA', 'Lindqvist Patricia', 'LINDQVIST, PATRICIA'],
  'Summary of prescriptions',
  (c) => {
    let n = 0
    const one = (drug, how, purpose, right) =>
      `<div class="p"><div class="i">${++n}</div><div><div data-line class="d">${c.t(drug)}</div><div>${c.t(how)}</div><div class="w">Purpose: ${c.t(purpose)}</div></div><div class="r">${right.map(en).join('<br>')}</div></div>`
    const by = 'Outi Hämäläinen'
    return sheet(
      `body{font:16px/1.32 ${FACE.verdana};font-size:14.5px;padding:36px 50px}.p{display:grid;grid-template-columns:30px 1fr 270px;border-bottom:1px solid #8fa3b5;padding:5px 0}.i{font-weight:bold;color:#2d5878}.d{font-weight:bold;font-size:15.5px}.w{font-style:italic;color:#333}.r{font-size:13.5px}h3{font-size:15.5px;background:#2d5878;color:#fff;padding:2px 10px;margin:12px 0 2px}p{margin:5px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:12px;align-items:center">${mark('rings', '#2d5878', 46)}<div><b style="font-size:20px;color:#2d5878">Koivuranta Health Station</b><br>Koivurannan terveysasema, Rantatie 12, Tampere, Finland</div></div><div style="text-align:right"><b style="font-size:17px">SUMMARY OF PRESCRIPTIONS</b><br>Printed 22.1.2026</div></div>
      <div style="border:1px solid #2d5878;padding:5px 12px;margin:9px 0"><b>LINDQVIST PATRICIA</b> &nbsp; Date of birth 6.12.1950 &nbsp; Female &nbsp; Kela card shown<br>Responsible doctor: Outi Hämäläinen &nbsp; Nurse: Sari Niemi</div>${c.no('Sari Niemi', 'nurse')}
      <h3>VALID PRESCRIPTIONS</h3>
      ${one('{m.e20candhct|CANDESARTAN/HCT 16 mg/12.5 mg tablet|dose=-;freq=1 tablet in the morning}', '1 tablet in the morning.', '{d.htn?|high blood pressure}', ['Prescribed 22.1.2026, ' + by, 'Left: 300 tablets of 300', 'Valid until 22.1.2028'])}
      ${one('{m.lercan|LERCANIDIPINE 10 mg film-coated tablet|freq=1 tablet in the evening}', '1 tablet in the evening, half an hour before food.', '{d.htn?|high blood pressure}', ['Prescribed 22.1.2026, ' + by, 'Left: 300 tablets of 300', 'Valid until 22.1.2028'])}
      ${one('{m.riva|RIVAROXABAN 20 mg film-coated tablet|freq=1 tablet daily with food}', '1 tablet daily with food. Carry the blood thinner card.', '{d.af|atrial fibrillation}, {x|prevention of stroke|prevention|d.stroke}', ['Prescribed 8.5.2025, Jussi Kallio', 'Left: 98 tablets of 294', 'Valid until 8.5.2026'])}
      ${one('{m.metop|METOPROLOL 47.5 mg prolonged-release tablet|freq=1 tablet in the morning and 1/2 tablet in the evening}', '1 tablet in the morning and 1/2 tablet in the evening.', 'calms the heart rate', ['Prescribed 8.5.2025, Jussi Kallio', 'Left: 150 tablets of 450', 'Valid until 8.5.2027'])}
      ${one('{m.levo|THYROXIN 50 micrograms tablet|freq=1 tablet in the morning}', '1 tablet in the morning on an empty stomach.', '{d.hypothy?|underactive thyroid|icd=E03.9}', ['Prescribed 22.1.2026, ' + by, 'Left: 300 tablets of 300', 'Valid until 22.1.2028'])}
      ${one('{m.e20methen|METHENAMINE HIPPURATE 1 g tablet|freq=1 tablet twice daily}', '1 tablet twice daily for 6 months.', '{x|prevention of urinary infections|prevention|d.uti}', ['Prescribed 3.11.2025, ' + by, 'Left: 160 tablets of 360', 'Valid until 3.11.2026'])}
      ${one('{m.estriol|ESTRIOL 1 mg/g vaginal cream|dose=-;freq=twice a week}', 'One dose twice a week.', '{o|dryness of mucous membranes}', ['Prescribed 3.11.2025, ' + by, 'Left: 2 packages of 4', 'Valid until 3.11.2026'])}
      ${one('{m.mirt|MIRTAZAPINE 15 mg tablet|freq=1/2 tablet at bedtime}', '1/2 tablet at bedtime.', '{d.insom?|difficulty in sleeping}', ['Prescribed 14.8.2025, Jussi Kallio', 'Left: 50 tablets of 100', 'Valid until 14.8.2026'])}
      ${one('{m.brinz|BRINZOLAMIDE 10 mg/mL eye drops|dose=10 mg/mL;freq=1 drop in both eyes twice daily}', '1 drop in both eyes twice daily.', '{d.glauc?|glaucoma|icd=H40.9/H40.1130}', ['Prescribed 30.9.2025, Elsa Virtala, eye clinic', 'Left: 5 bottles of 9', 'Valid until 30.9.2027'])}
      ${one('{m.para|PARACETAMOL 665 mg modified-release tablet|freq=1 to 2 tablets 3 times daily if needed}', '1 to 2 tablets 3 times daily if needed.', '{o|pain}, {d.kneeoa?|osteoarthritis of knees|icd=M17.0/M17.9}', ['Prescribed 22.1.2026, ' + by, 'Left: 200 tablets of 200', 'Valid until 22.1.2027'])}
      <h3>CANCELLED OR EXPIRED, DO NOT USE</h3>
      ${one('{m.ena|ENALAPRIL 10 mg tablet|st=stopped}', 'Cancelled 22.1.2026: {o|cough}.', 'high blood pressure', ['Prescribed 11.2.2025, ' + by])}
      ${one('{m.temaz|TEMAZEPAM 10 mg tablet|st=stopped}', 'Expired 19.9.2025, not renewed: {o|falls}.', 'difficulty in sleeping', ['Prescribed 19.9.2024, Jussi Kallio'])}
      ${one('{m.trim|TRIMETHOPRIM 160 mg tablet|st=stopped}', 'Course ended 10.10.2025.', '{d.uti?|urinary tract infection|st=-}', ['Prescribed 5.10.2025, emergency clinic'])}
      <p style="margin-top:8px">${c.t('**Risk information:** allergy {a.nitrofuran|nitrofurantoin|react=rash} (rash); {a.fish|fish|react=swelling of mouth} (swelling of mouth). {x|No penicillin allergy|negated|a.pen}. {x|Do not take with ibuprofen or aspirin bought without prescription|warned|m.ibu}. {x|Sister: breast cancer|family history|d.breastca}. {x|Kidney function to be measured in July|planned|l.crea}. {x|Switch to apixaban if eGFR falls below 50|conditional|m.apix}.')}</p>
      <div style="display:flex;justify-content:space-between;align-items:end">${matrixCode(c.rnd, 18, 3)}<span>Reviewed with the patient 22.1.2026 &nbsp; Outi Hämäläinen ${signature(c.rnd, '#22306b', 110)}</span></div>${c.no('Jussi Kallio', 'another prescriber')}${c.no('Elsa Virtala', 'another prescriber')}`,
    )
  },
  { width: 1100, scale: 1.4, degrade: { angle: -1, folds: [0.5] } },
)

/** United States: an MRI of a shoulder, findings by structure, numbered impression. */
const shoulder = doc(
  'p671.png',
  ['en', 'imaging', 'clean'],
  '2025-11-24',
  ['Bluestem Imaging Associates', 'BLUESTEM IMAGING ASSOCIATES', 'Bluestem Imaging Associates, San Antonio'],
  ['Grant Oyelaran, MD', 'Grant Oyelaran', 'Dr. Grant Oyelaran', 'Oyelaran, Grant', 'Grant T. Oyelaran, MD'],
  ['Teresa Villalobos', 'VILLALOBOS, TERESA', 'Villalobos, Teresa', 'Ms. Teresa Villalobos'],
  'MRI shoulder',
  (c) => {
    const f = (k, s) => `<p><b>${en(k)}:</b> ${c.t(s)}</p>`
    return sheet(
      `body{font:18px/1.5 ${FACE.slab};font-size:17px;padding:54px 84px}p{margin:8px 0}h3{font-size:17px;margin:18px 0 2px;border-bottom:1px solid #445}ol{margin:4px 0}li{margin:3px 0}.g{display:grid;grid-template-columns:1fr 1fr;border:1px solid #445;padding:8px 14px;margin:12px 0;font-size:16px}`,
      `<div style="text-align:center">${mark('bars', '#355c9a', 44)}<br><b style="font-size:25px;color:#355c9a">BLUESTEM IMAGING ASSOCIATES</b><br>3120 Live Oak Parkway, Suite 140, San Antonio, TX</div>
      <div class="g"><div>Patient: VILLALOBOS, TERESA<br>DOB: 02/11/1964 &nbsp; Sex: F<br>MRN: BI-338120</div><div>Exam date: 11/24/2025 10:15 AM<br>Referring: Nathan Prewitt, PA-C<br>Accession: 25-1124-0881</div></div>${c.no('Nathan Prewitt, PA-C', 'referrer')}
      <p style="font-weight:bold;font-size:19px">${c.t('{i.mrshould|MRI RIGHT SHOULDER WITHOUT CONTRAST|main=1}')}</p>
      ${f('CLINICAL HISTORY', 'Right {o|shoulder pain} and weakness for 5 months after lifting a suitcase. {x|Rule out rotator cuff tear|question}. {d.dm2|Type 2 diabetes}. {x|No prior surgery|negated}. {p.jointinj|Steroid injection 09/2025|on=2025-09}.')}
      ${f('COMPARISON', '{i.xrshould|Right shoulder radiographs 08/19/2025|on=2025-08-19}, {x|no fracture|negated}.')}
      ${f('TECHNIQUE', 'Multiplanar multisequence images at 3 Tesla. {x|No gadolinium given|not given}.')}
      <h3>FINDINGS</h3>
      ${f('Rotator cuff', '{d.rotcuff|Full-thickness tear of the anterior supraspinatus|icd=M75.121/M75.120/M75.101/S46.011A}, 14 mm anteroposterior, retracted 11 mm. {d.e20subsc|Moderate subscapularis tendinosis|icd=M75.81/M67.811} {x|without tear|negated}. {x|Infraspinatus and teres minor intact|negated}.')}
      ${f('Muscles', '{x|No fatty atrophy (Goutallier 0)|negated}. {x|No edema in the quadrilateral space|negated}.')}
      ${f('Biceps', '{d.bicten|Tenosynovitis of the long head|icd=M75.21/M65.811/M65.821}; {x|no tear and no subluxation|negated}.')}
      ${f('Labrum', '{x|No displaced labral tear|negated|d.slap}. {d.e20paracyst|Paralabral cyst of 7 mm|icd=M71.311/M25.811/M67.411} at the posterior superior glenoid, {x|not reaching the spinoglenoid notch|negated}.')}
      ${f('Acromioclavicular joint', '{d.acoa|Moderate osteoarthritis|icd=M19.011} with inferior spurring. Type II acromion. {x|No os acromiale|negated}.')}
      ${f('Bursa', '{d.subburs|Mild subacromial-subdeltoid bursitis|icd=M75.51}.')}
      ${f('Glenohumeral joint', 'Cartilage preserved. {x|No effusion|negated}. {x|Axillary pouch not thickened, no adhesive capsulitis|negated|d.frozen}.')}
      ${f('Bone', '{x|No fracture, no Hill-Sachs lesion|negated|d.hillsachs}. {o|Small cysts at the greater tuberosity}. {x|No marrow replacing lesion|negated}.')}
      ${f('Other', '{x|No axillary lymphadenopathy|negated|d.h12axln}.')}
      <h3>IMPRESSION</h3><ol>${items(c, ['{d.rotcuff|Full-thickness supraspinatus tear|icd=M75.121/M75.120/M75.101/S46.011A} with 11 mm retraction, {x|muscle bulk preserved|negated}. {x|Orthopedic evaluation for repair is suggested|planned|p.rcr}.', '{d.e20subsc|Subscapularis tendinosis|icd=M75.81/M67.811} and {d.bicten|biceps tenosynovitis|icd=M75.21/M65.811/M65.821}.', '{d.acoa|AC joint osteoarthritis|icd=M19.011} and {d.subburs|subacromial bursitis|icd=M75.51}.', '{d.e20paracyst|Small paralabral cyst|icd=M71.311/M25.811/M67.411}; {x|MR arthrogram only if a labral tear is suspected clinically|conditional|d.slap}.'])}</ol>
      <p style="margin-top:22px">Electronically signed by Grant T. Oyelaran, MD, 11/25/2025 7:48 AM &nbsp; Dictated by voice recognition</p>`,
    )
  },
  { dateAliases: ['2025-11-25'], width: 1120, scale: 1.26 },
)

/** Brunei: a colonoscopy report; a grid of boxes, preparation by segment, a table of what was removed. */
const scope = doc(
  'p672.jpg',
  ['en', 'other', 'scan'],
  '2025-10-08',
  ['Sungai Mutiara Medical Centre', 'SUNGAI MUTIARA MEDICAL CENTRE', 'Sungai Mutiara Medical Center'],
  [
    'Dr Amirul Haziq bin Osman',
    'Amirul Haziq bin Osman',
    'Dr Amirul Haziq',
    'Dr. Amirul Haziq bin Osman',
    'Amirul Haziq',
  ],
  ['Lim Siew Fong', 'LIM SIEW FONG', 'Mdm Lim Siew Fong', 'Madam Lim Siew Fong'],
  'Colonoscopy report',
  (c) => {
    const box = (k, s) => `<div class="b"><b>${en(k)}</b><br>${c.t(s)}</div>`
    const seg = (place, prep, s) =>
      `<tr data-line><td>${en(place)}</td><td class="n">${en(prep)}</td><td>${c.t(s)}</td></tr>`
    return sheet(
      `body{font:17px/1.4 ${FACE.arial};font-size:16.5px;padding:44px 58px}.grid{display:grid;grid-template-columns:1fr 1fr}.b{border:1px solid #555;padding:4px 10px;margin:-1px 0 0 -1px}td,th{border:1px solid #555;padding:3px 9px;text-align:left}th{background:#e4e4e4;font-size:15px}.n{text-align:center;width:86px}p{margin:6px 0}h3{font-size:17px;margin:12px 0 3px}`,
      `<div style="display:flex;justify-content:space-between;align-items:center;margin-bottom:8px"><div style="display:flex;gap:12px;align-items:center">${mark('cross', '#333', 46)}<div><b style="font-size:22px">Sungai Mutiara Medical Centre</b><br>Endoscopy Suite, Jalan Kota Batu, Bandar Seri Begawan</div></div>${barcode(c.rnd, 40, 38)}</div>
      <div style="text-align:center;font-weight:bold;font-size:20px;border:2px solid #333;padding:2px">${c.t('{p.colono|COLONOSCOPY REPORT|on=2025-10-08}')}</div>
      <div class="grid" style="margin-top:8px">${box('Patient', 'LIM SIEW FONG, female, 61 years\nIC 00-31XXXX, born 21 Dec 1963')}${box('Procedure date', '08 Oct 2025, 09:20 to 09:52\nEndoscopist: Dr Amirul Haziq bin Osman\nNurse: Norafizah')}${c.no('Norafizah', 'nurse')}
      ${box('Indication', 'Positive stool test (FIT {l.fobt|46 µg/g|v=46;u=µg/g;on=2025-08-12}, 12 Aug 2025), {d.ida|iron deficiency anaemia|icd=D50.9/D50.0}. {x|To exclude colorectal cancer|question|d.colonca}. {x|Father had bowel cancer at 66|family history|d.colonca}.')}${box('History, medicines', '{d.htn|Hypertension}, {d.hld|dyslipidaemia|icd=E78.5}, {d.asthma|asthma}. {m.telm|Telmisartan 80 mg}, {m.ros|rosuvastatin 10 mg}, {m.symb|Symbicort|dose=-}. {m.clop?|Clopidogrel|dose=-;st=-} withheld 7 days. {x|Not on warfarin|negated|m.warf}.')}
      ${box('Allergy', '{a.shell|Prawn|react=urticaria} (urticaria). {x|Egg and soya tolerated|negated|a.egg}.')}${box('Sedation', '{m.midaz?|Midazolam 3 mg|st=-}, {m.fent?|fentanyl 50 mcg|st=-} IV. {m.hyos?|Buscopan 20 mg|st=-} IV. {x|Propofol not used|not given|m.propof}.')}
      ${box('Preparation', '{m.moviprep?|Moviprep|dose=-;st=-} split dose. Boston score 8.')}${box('Extent', 'Terminal ileum, 10 cm. Withdrawal 14 minutes. Retroflexion in the rectum done.')}</div>
      <h3>Findings</h3><table><tr><th style="width:26%">Segment</th><th class="n">Boston</th><th>Finding</th></tr>
      ${seg('Terminal ileum', '', '{x|Normal, no ulcers|negated|d.crohn}. {p.e20ilbx|Two biopsies of the terminal ileum} (pot A)')}
      ${seg('Caecum, ascending', '2', '{d.e20angiod|Angiodysplasia 5 mm in the caecum|icd=K55.20}, {x|not bleeding, argon plasma not applied|not done}')}
      ${seg('Transverse', '3', '{d.polyp|Sessile polyp 8 mm|icd=K63.5/D12.3} (Paris 0-Is, NICE 2), {p.polypect|cold snare polypectomy}, retrieved (pot B)')}
      ${seg('Descending, sigmoid', '3', '{d.diverts|Scattered diverticula of the sigmoid|icd=K57.30}, {x|no inflammation|negated|d.divertic}. {d.polyp|Pedunculated polyp 12 mm at 30 cm|icd=K63.5/D12.5}, hot snare, one clip (pot C)')}
      ${seg('Rectum, anus', '', '{d.hemorr|Internal haemorrhoids, grade I|icd=K64.0}. {x|No rectal mass|negated}')}</table>
      <h3>Complications</h3><p>${c.t('{x|No bleeding and no perforation|negated}. {x|Transfusion not needed|not needed|p.transfus}.')}</p>
      <h3>Impression</h3><ol>${items(c, ['{d.polyp|Two colonic polyps|icd=K63.5/D12.3/D12.5}, removed', '{d.e20angiod|Caecal angiodysplasia|icd=K55.20}, a possible cause of the anaemia', '{d.diverts|Sigmoid diverticulosis|icd=K57.30}, {d.hemorr|haemorrhoids|icd=K64.0}', '{x|No malignancy seen|negated|d.colonca}, {x|no colitis|negated|d.uc}'])}</ol>
      <h3>Advice</h3><p>${c.t('Restart {m.clop|clopidogrel 75 mg daily|freq=daily} on 11 Oct 2025. Begin {m.fefum|ferrous fumarate 200 mg twice daily|freq=twice daily}. {x|Histology in 2 weeks|pending}. {x|Gastroscopy on 22 Oct 2025|planned|p.egd}. {x|Capsule endoscopy if haemoglobin does not rise|conditional|p.capsule}. {x|Repeat colonoscopy in 3 years|planned}. {x|Avoid mefenamic acid|warned}. {x|Come back at once for bleeding or severe pain|conditional}.')}</p>
      <div style="display:flex;justify-content:space-between;align-items:end;margin-top:10px"><span>Report printed 08 Oct 2025 10:31 &nbsp; Copy: Dr Teo Wei Ling, Berakas Clinic</span><div>${signature(c.rnd, '#222', 110)}<br>Dr Amirul Haziq bin Osman</div></div>${c.no('Dr Teo Wei Ling', 'recipient of a copy')}${c.no('Berakas Clinic', 'recipient of a copy')}`,
    )
  },
  { width: 1100, scale: 1.32, degrade: { angle: -0.6 } },
)

/** Australia: a shared health summary; four tables one under the other, history with its year, immunisations with batch. */
const shared = doc(
  'p673.jpg',
  ['en', 'other', 'photo'],
  '2026-03-03',
  ['Lorikeet Creek Medical Centre', 'LORIKEET CREEK MEDICAL CENTRE', 'Lorikeet Creek Medical Center'],
  ['Dr Fiona Maddigan', 'Fiona Maddigan', 'Dr. Fiona Maddigan', 'Dr F Maddigan'],
  ['Noel Tranter', 'TRANTER, Noel', 'Mr Noel Tranter', 'Noel TRANTER', 'Mr Noel TRANTER'],
  'Shared health summary',
  (c) => {
    const line = (cells) => `<tr data-line>${cells.map((s) => `<td>${c.t(s)}</td>`).join('')}</tr>`
    const table = (title, heads, list, widths) =>
      `<h3>${en(title)}</h3><table><tr>${heads.map((h, i) => `<th style="width:${widths[i]}%">${en(h)}</th>`).join('')}</tr>${list.map(line).join('')}</table>`
    return sheet(
      `body{font:16px/1.3 ${FACE.calibri};font-size:17px;padding:38px 52px}td,th{border:1px solid #c3ccd1;padding:2px 9px;text-align:left}th{background:#eef4f5;font-size:15.5px}h3{font-size:18px;color:#00677f;margin:11px 0 3px}p{margin:4px 0;font-size:16px}`,
      `<div style="background:#00677f;color:#fff;padding:8px 16px;display:flex;justify-content:space-between"><b style="font-size:22px">Shared health summary</b><span>03-Mar-2026</span></div>
      <div style="display:grid;grid-template-columns:1fr 1fr;margin:8px 0;line-height:1.4"><div><b style="font-size:20px">Mr Noel TRANTER</b><br>DoB 28-Oct-1946 (79y) &nbsp; Male &nbsp; IHI 8003 60XX XXXX 4417</div><div>Author: Dr Fiona Maddigan<br>Lorikeet Creek Medical Centre, 8 Banyan Street, Nambour QLD</div></div>
      ${table(
        'Adverse reactions',
        ['Substance', 'Manifestation'],
        [
          ['{a.ceph|Cefalexin|react=anaphylaxis}', 'Anaphylaxis'],
          ['{a.statin|Atorvastatin|react=muscle pain}', 'Muscle pain'],
          ['{a.elast|Elastoplast|react=contact dermatitis}', 'Contact dermatitis'],
        ],
        [40, 60],
      )}
      <p>${c.t('{x|Penicillin: tested and tolerated 2023|refuted|a.pen}')}</p>
      ${table(
        'Medicines',
        ['Medicine', 'Directions', 'Clinical indication'],
        [
          [
            '{m.sacval|Entresto 49 mg/51 mg tablet|dose=-;freq=1 twice a day}',
            '1 twice a day',
            '{d.hfref?|Heart failure|icd=I50.20/I50.22/I50.9}',
          ],
          ['{m.bis|Bisoprolol 5 mg tablet|freq=1 in the morning}', '1 in the morning', 'Heart failure, AF'],
          [
            '{m.dapa|Dapagliflozin 10 mg tablet|freq=1 in the morning}',
            '1 in the morning',
            'Heart failure, {d.dm2?|diabetes|icd=E11.9/E11.22}',
          ],
          ['{m.epler|Eplerenone 25 mg tablet|freq=1 in the morning}', '1 in the morning', 'Heart failure'],
          [
            '{m.dabi|Dabigatran 110 mg capsule|freq=1 twice a day}',
            '1 twice a day',
            '{d.af?|Atrial fibrillation|icd=I48.21/I48.91}',
          ],
          [
            '{m.eze|Ezetimibe 10 mg tablet|freq=1 at night}',
            '1 at night',
            '{d.hld?|Cholesterol|icd=E78.5/E78.00}',
          ],
          ['{m.lina|Linagliptin 5 mg tablet|freq=1 daily}', '1 daily', 'Diabetes'],
          [
            '{m.ultib|Ultibro Breezhaler 110/50|dose=-;freq=Inhale 1 capsule daily}',
            'Inhale 1 capsule daily',
            '{d.copd?|COPD|icd=J44.9}',
          ],
          ['{m.salb|Salbutamol 100 mcg inhaler|freq=2 puffs if needed}', '2 puffs if needed', 'COPD'],
          [
            '{m.deno|Prolia 60 mg injection|freq=every 6 months}',
            'Every 6 months, next due June 2026',
            '{d.osteoporosis?|Osteoporosis|icd=M81.0}',
          ],
          ['{m.pan|Pantoprazole 20 mg tablet|freq=1 daily}', '1 daily', '{d.gerd?|Reflux|icd=K21.9}'],
        ],
        [38, 34, 28],
      )}
      <p>${c.t('Ceased: {m.fur|frusemide 40 mg|st=stopped} (Jan 2026, dry), {m.digo|digoxin|dose=-;st=stopped} (2025). {x|Avoid NSAIDs and diltiazem|warned|m.dilt}.')}</p>
      ${table(
        'Medical history',
        ['Date', 'Item', 'Comment'],
        [
          [
            '2025',
            '{d.hfref|Heart failure, reduced ejection fraction|icd=I50.20/I50.22;on=2025}',
            'EF {l.lvef|35%|v=35;u=%;on=2025-11} (Nov 2025)',
          ],
          ['2025', '{p.icd|Implantable defibrillator|on=2025}', 'Left chest'],
          ['2022', '{d.af|Atrial fibrillation, permanent|icd=I48.21;on=2022}', ''],
          [
            '2019',
            '{d.copd|COPD, moderate|icd=J44.9;on=2019}',
            '{d.exsmoker?|Ex-smoker, stopped 2008|icd=Z87.891}',
          ],
          [
            '2016',
            '{d.dm2|Type 2 diabetes|icd=E11.9/E11.22;on=2016}',
            '{x|No retinopathy Aug 2025|negated|d.dretin}',
          ],
          [
            '2015',
            '{d.mi|Inferior myocardial infarction|icd=I25.2/I21.19;on=2015;st=-}',
            '{p.pci|Stent to RCA|on=2015}',
          ],
          [
            '2014',
            '{d.osteoporosis|Osteoporosis|icd=M81.0;on=2014}',
            '{d.vertfx|Crush fracture L1|icd=M80.08XA/M80.08XS/S32.010A/M48.56XA/M80.88XA;st=-}',
          ],
          [
            '2011',
            '{d.ckd3|Chronic kidney disease stage 3a|icd=N18.31;on=2011}',
            'eGFR {l.egfr|48|v=48;u=-;on=2026-02-12} (12-Feb-2026)',
          ],
          ['2003', '{p.tka|Left total knee replacement|on=2003}', ''],
          [
            '1998',
            '{d.bcc|Basal cell carcinoma, nose|icd=C44.311/Z85.828;on=1998;st=-}',
            'Excised, {x|no recurrence|negated}',
          ],
        ],
        [12, 50, 38],
      )}
      ${table(
        'Immunisations',
        ['Vaccine', 'Brand', 'Date'],
        [
          ['{m.vflu?|Influenza|st=-;on=2025-04-15}', 'Fluad', '15-Apr-2025'],
          ['{m.vcovid?|COVID-19|st=-;on=2025-09-22}', 'Comirnaty', '22-Sep-2025'],
          ['{m.vpcv?|Pneumococcal|st=-;on=2021-06-02}', 'Prevenar 13', '02-Jun-2021'],
          ['{m.vzos?|Zoster|st=-;on=2024-02-19}', 'Shingrix, dose 2', '19-Feb-2024'],
          ['{m.tdap?|Diphtheria, tetanus, pertussis|st=-;on=2020-07-08}', 'Boostrix', '08-Jul-2020'],
          ['{m.e18vrsv?|RSV|st=-;on=2025-05-13}', 'Arexvy', '13-May-2025'],
        ],
        [50, 28, 22],
      )}
      <p>${c.t('Family: {x|mother dementia|family history|d.demen}, {x|brother prostate cancer|family history|d.prostca}. {x|Influenza vaccine due April 2026|planned}. {x|Echocardiogram booked 19-May-2026|planned|i.echo}. {x|No advance care directive|negated}.')}</p>
      <div style="display:flex;justify-content:space-between;align-items:end">${hand('keep this in your wallet, Noel', 25)}<span>Printed 03-Mar-2026 11:42 &nbsp; Page 1 of 1 ${stamp(['LORIKEET CREEK', 'MEDICAL CENTRE'], '#00677f', -5)}</span></div>`,
    )
  },
  { width: 1100, scale: 1.38, degrade: { angle: 1 } },
)

export const twentiethEnMore = [finnish, shoulder, scope, shared]
