/** Letters in English: a Western Australian hospital's discharge summary after gallstone pancreatitis, an American emergency department's visit summary for the patient, a Welsh gynaecology clinic's letter, a British Columbian referral. */
import { barcode, mark, signature } from '../lib/decor.mjs'
import { FACE, doc, en, items, resultCell, sheet } from './blind-parts.mjs'

/** Western Australia: bold labels in a narrow left column, three days of results in a table, drugs with a status in brackets. */
const pancreatitis = doc(
  'p785.jpg',
  ['en', 'discharge', 'scan'],
  '2025-10-24',
  [
    'Jarrahvale Regional Hospital',
    'JARRAHVALE REGIONAL HOSPITAL',
    'Jarrahvale Hospital',
    'Jarrahvale Regional Hospital, General Surgery',
  ],
  ['Dr Callum Brearley', 'Callum Brearley', 'Dr C Brearley', 'Dr. Callum Brearley', 'BREARLEY, Callum (Dr)'],
  ['Susan Mandurang', 'MANDURANG, Susan', 'Mrs Susan Mandurang', 'MANDURANG Susan', 'Susan MANDURANG'],
  'Discharge summary',
  (c) => {
    const days = ['2025-10-19', '2025-10-21', '2025-10-24']
    const r = (k, s) => `<div class="k">${en(k)}</div><div data-line>${c.t(s)}</div>`
    const l = (k, list) => `<div class="k">${en(k)}</div><ul>${items(c, list)}</ul>`
    const lab = (s) => {
      const [key, label, unit, ref, ...v] = s.split(';')
      return `<tr data-line><td>${en(label)}</td><td>${en(unit)}</td>${v.map((x, i) => `<td class="v">${x ? resultCell(c, key, label, x, unit, ref, days[i]) : '-'}</td>`).join('')}<td>${en(ref)}</td></tr>`
    }
    return sheet(
      `body{font:16.5px/1.33 ${FACE.cambria};font-size:17.6px;padding:38px 56px}.g{display:grid;grid-template-columns:150px 1fr;gap:5px 12px}.k{font-weight:bold;color:#333}ul{margin:0;padding-left:18px}td,th{padding:1px 10px;border-bottom:1px solid #bbb;font-size:16.4px}.v{text-align:right;width:92px;padding-right:18px}p{margin:4px 0}`,
      `<div style="display:flex;justify-content:space-between;border-bottom:4px solid #444;padding-bottom:6px;margin-bottom:6px"><div><b style="font-size:24px">Jarrahvale Regional Hospital</b><br>Forrest Avenue, Jarrahvale WA 6230 &nbsp; (08) 5550 0XXX</div><div style="text-align:right"><b style="font-size:19px">DISCHARGE SUMMARY</b><br>General Surgery, Ward 4B</div></div>
      <div style="display:grid;grid-template-columns:1fr 1fr;border:1px solid #444;padding:5px 10px;margin-bottom:8px"><div><b>MANDURANG, Susan</b> &nbsp; F &nbsp; DOB 07/12/1978 (46 y)<br>UMRN: J00XXXXX<br>GP: Dr Tobias Elphick, Bussell Road Surgery</div><div>Admitted: 19/10/2025 via Emergency<br>Discharged: 24/10/2025 to home<br>Consultant: Mr Ashok Ramanujan</div></div>${c.no('Dr Tobias Elphick', 'recipient')}${c.no('Bussell Road Surgery', 'recipient')}${c.no('Mr Ashok Ramanujan', 'supervising consultant')}
      <div class="g">${r('Diagnosis', '{d.pancr|Acute gallstone pancreatitis, mild|icd=K85.10}')}
      ${r('Comorbidities', '{d.asthma|Asthma|icd=J45.909/J45.20/J45.30}, {d.hypothy|hypothyroidism|icd=E03.9}, {d.obesity|obesity|icd=E66.9/E66.811}. {d.smoker|Smokes 10 a day|icd=F17.210}')}
      ${r('Complications', '{d.hypok|Hypokalaemia|st=-}, replaced. {x|No necrosis, no collection, no cholangitis|negated}')}
      ${r('Procedure', '{p.lapchole|Laparoscopic cholecystectomy|on=2025-10-22} with intraoperative cholangiogram 22/10/2025 (Mr Ramanujan): {x|no duct stones|negated|d.choledoc}. {x|ERCP was not needed|not needed|p.ercp}')}
      ${r('Presentation', '12 hours of {o|epigastric pain} through to the back and {o|vomiting}. {x|No fever, no jaundice|negated}, {x|no alcohol for years|negated|d.alcdep}. {x|No recent new medicines|negated}. {x|Sister had gallstones|family history|d.gallst}')}
      ${r('Progress', 'Fluids, analgesia and early diet. Temperature peaked at {l.e21temp|37.9|v=37.9;u=-} on day 2. {x|Antibiotics were not given|not given}. Mild {o|wheeze} after extubation settled with {m.salb?|salbutamol|dose=-;st=-}. Nicotine replacement accepted')}
      ${r('Imaging', '{i.usabd|Ultrasound abdomen 19/10|on=2025-10-19}: {d.gallst|multiple gallstones|icd=K80.20/K80.70}, common duct 5 mm, {d.steat|fatty liver|icd=K76.0}, {x|no wall thickening|negated|d.cholec}. {i.mrcp|MRCP 21/10|on=2025-10-21}: {x|no choledocholithiasis|negated|d.choledoc}, {d.rcyst|simple cyst of left kidney|icd=N28.1}. {i.cxr|Chest X-ray 19/10|on=2025-10-19}: {x|clear, no free gas|negated}. {x|CT not performed|not done|i.ctap}')}
      ${r('Pathology', '{o|Histology 23/10: chronic cholecystitis}, {x|no dysplasia|negated}')}</div>
      <table style="margin:8px 0"><tr><th style="width:27%">Blood result</th><th>Units</th><th class="v">19/10/25</th><th class="v">21/10/25</th><th class="v">24/10/25</th><th>Range</th></tr>
      ${['lip;Lipase;U/L;13-60;2140;388;91', 'tbil;Bilirubin;umol/L;< 20;41;22;13', 'alp;ALP;U/L;30-110;186;151;118', 'ggt;GGT;U/L;< 38;402;311;204', 'alt;ALT;U/L;< 33;377;190;74', 'ca;Calcium;mmol/L;2.10-2.60;2.19;2.08;2.24', 'k;Potassium;mmol/L;3.5-5.2;3.9;3.1;4.0', 'crea;Creatinine;umol/L;45-90;78;66;63', 'urea;Urea;mmol/L;3.0-8.0;6.4;;3.7', 'trig;Triglycerides;mmol/L;< 2.0;1.8;;', 'crp;CRP;mg/L;< 5;16;142;37', 'wbc;White cells;10^9/L;4.0-11.0;14.6;11.8;8.2', 'hgb;Haemoglobin;g/L;115-160;144;131;127', 'plt;Platelets;10^9/L;150-400;298;;276'].map(lab).join('')}</table>
      <div class="g">${l('Medicines on discharge', ['{m.para|Paracetamol 1 g four times a day for 5 days|freq=four times a day} [new]', '{m.oxyc|Oxycodone 5 mg every 6 hours if needed|freq=every 6 hours if needed} [new, 10 tablets]', '{m.nicot|Nicotine patch 21 mg/24 hours daily|dose=21 mg;freq=daily} [new]', '{m.levo|Levothyroxine 100 microg mane|dose=100 mcg;freq=mane} [unchanged]', '{m.symb|Budesonide/formoterol 200/6 one puff bd|dose=-;freq=bd} [unchanged]', '{m.napr|Naproxen 500 mg|st=stopped} [ceased]', '{m.coc|Combined pill|dose=-;st=stopped} [ceased: age, smoking]'])}
      ${r('Allergies', '{a.morph|Morphine|react=itch} - itch; {a.tape|skin glue|react=blistering} - blistering. {x|Tolerates cephalosporins|negated|a.ceph}')}
      ${l('For the GP', ['{x|Remove clips day 10, 01/11/2025|planned}', '{x|LFTs in 4 weeks; refer back if ALP remains raised|conditional|l.alp}', '{x|Please discuss contraception, consider levonorgestrel IUD|considered|p.iud}', '{x|Fatty liver: fasting lipids and HbA1c|planned|l.a1c}'])}
      ${l('Told to patient', ['{x|Return for fever, yellow eyes or worsening pain|conditional}', '{x|No driving while taking oxycodone|warned}', '{x|No heavy lifting for 4 weeks|instruction}'])}
      ${r('Follow-up', '{x|Surgical clinic 3 December 2025|planned}. {x|No routine imaging of the renal cyst|not needed|i.usren}')}</div>
      <div style="display:flex;justify-content:space-between;align-items:end;margin-top:6px"><span>Completed by Dr Callum Brearley, RMO, 24/10/2025 13:40</span>${barcode(c.rnd, 40, 26)}</div>`,
    )
  },
  { dateAliases: ['2025-10-19'], width: 1120, scale: 1.4, degrade: { angle: -0.6 } },
)

/** United States: what the patient carries home from the emergency department; coloured bars, what was done, what to take, when to come back. */
const homegoing = doc(
  'p786.jpg',
  ['en', 'discharge', 'photo'],
  '2026-01-30',
  [
    'Cumberland Notch Hospital',
    'CUMBERLAND NOTCH HOSPITAL',
    'Cumberland Notch Hospital Emergency Department',
    'Cumberland Notch Hospital - Emergency Department',
  ],
  ['Sofia Marchetti, DO', 'Sofia Marchetti', 'Dr. Sofia Marchetti', 'Marchetti, Sofia, DO'],
  ['Evelyn Ostrander', 'Evelyn M. Ostrander', 'OSTRANDER, EVELYN M', 'Ostrander, Evelyn'],
  'Emergency visit summary',
  (c) => {
    const h = (s) => `<h3>${en(s)}</h3>`
    const p = (s) => `<p>${c.t(s)}</p>`
    const tile = (s) => {
      const x = c.lab(s, { date: '2026-01-30' })
      const off = x.flag === 'H' || x.flag === 'L'
      return `<tr data-e="${x.n}"><td>${en(x.label)}</td><td class="v">${off ? `<b>${en(x.printed)}</b>` : en(x.printed)} ${en(x.unit)}</td><td>${x.ref ? `normal ${en(x.ref)}` : ''}</td></tr>`
    }
    return sheet(
      `body{font:17px/1.38 ${FACE.roboto};font-size:16.6px;padding:40px 54px}h3{font-size:17px;background:#1f5f8b;color:#fff;padding:2px 10px;margin:10px 0 4px}p{margin:3px 0}ul{margin:1px 0}.two{display:grid;grid-template-columns:1fr 1fr;gap:0 22px}td{padding:1px 6px;border-bottom:1px solid #dde;font-size:15.6px}.v{width:140px}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:12px;align-items:center">${mark('cross', '#1f5f8b', 50)}<div><b style="font-size:23px;color:#1f5f8b">Cumberland Notch Hospital</b><br>Emergency Department, 88 Carriage Hill Rd, Keene, NH 03431</div></div><div style="text-align:right"><b style="font-size:19px">Your ER Visit Summary</b><br>(603) 555-01XX</div></div>
      <div class="two" style="margin:6px 0"><div><b>Evelyn M. Ostrander</b><br>Date of birth: 5/22/1949 &nbsp; 76 y.o. female<br>Visit date: 1/30/2026, 10:12 AM to 2:47 PM</div><div>You were seen by: Sofia Marchetti, DO<br>Nurse: Kevin Laramie, RN<br>Primary care: Judith Blaisdell, APRN</div></div>${c.no('Kevin Laramie', 'nurse')}${c.no('Judith Blaisdell', 'primary care')}
      ${h('Why you were here')}${p('Fall on ice: {o|wrist pain} and a cut on the forehead. You told us that {x|you did not faint, had no chest pain and did not lose consciousness|negated|d.syncope}.')}
      ${h('Your diagnoses')}<ol style="margin:1px 0">${items(c, ['{d.colles|Closed fracture of the left distal radius|icd=S52.502A/S52.532A/S52.592A}', '{d.h13forelac|Laceration of forehead, 3 cm|icd=S01.81XA}', '{d.h15headinj|Minor head injury|icd=S09.90XA} while on a blood thinner', '{d.hyponat|Low sodium level, mild|icd=E87.1}'])}</ol>
      <div class="two"><div>${h('Tests today')}<table>${['inr;INR;3.4;;2.0-3.0', 'hgb;Hemoglobin;12.9;g/dL;11.7-15.5', 'plt;Platelets;231;K/uL;140-400', 'na;Sodium;131;mmol/L;135-145', 'k;Potassium;3.8;mmol/L;3.5-5.1', 'glu;Glucose;142;mg/dL;70-139', 'crea;Creatinine;0.88;mg/dL;0.55-1.02', 'ca;Calcium;9.3;mg/dL;8.5-10.2', 'tropi;Troponin I, high sens.;7;ng/L;0-14'].map(tile).join('')}</table></div>
      <div>${h('Pictures today')}${p('{i.cthead|CT head without contrast}: {x|no bleeding, no skull fracture|negated|d.ich}; {d.atrophy?|age-related volume loss|icd=G31.9/G31.89}.')}${p('{i.e17ctcs|CT cervical spine}: {x|no fracture|negated}; {d.spondyl|degenerative changes C5-C7|icd=M47.812/M47.892/M50.30/M47.22}.')}${p('{i.xrwrist|X-ray left wrist}: {o|fracture of the distal radius with mild dorsal tilt}, {x|ulnar styloid intact|negated|d.h13ulnsty}, {d.osteopenia|bones look thin (osteopenia)|icd=M85.80/M85.832/M85.9}.')}${p('{p.ecg|EKG}: normal rhythm, {x|no sign of heart attack|negated|d.mi}.')}</div></div>
      ${p('**Vital signs at discharge:** BP {l.e21sys|152|v=152;u=-}/{l.e21dia|78|v=78;u=-}, pulse {l.e21hr|74|v=74;u=-}, temp {l.e21temp|97.9 F|v=97.9;u=F}, oxygen {l.e21spo2|97 %|v=97;u=%}, breathing {l.e21rr|16|v=16;u=-}, pain 3/10.')}
      ${h('What we did')}${p('{p.suture|Five stitches in the forehead} with {m.lidocn?|lidocaine|dose=-;st=-}. {p.e12mua|Fracture set (closed reduction)} under {m.lidocn?|hematoma block|dose=-;st=-} and {p.h13cast|sugar-tong splint} applied. {m.tdap?|Tdap (tetanus) booster given|dose=-;st=-;on=2026-01-30}. {m.para|Acetaminophen 1000 mg|st=-} by mouth at 11:05. {x|Vitamin K was not given|not given}. {x|You did not need a plate or surgery today|not needed|p.orif}.')}
      ${h('Your medicines')}<div class="two"><div><b>New</b><ul>${items(c, ['{m.para|Acetaminophen 500 mg, 2 tablets every 8 hours|dose=-;freq=every 8 hours}, at most 3000 mg a day', '{m.oxyc|Oxycodone 5 mg, half a tablet every 6 hours only for severe pain|dose=-;freq=every 6 hours only for severe pain}, 6 tablets'])}</ul><b>Changed</b><ul>${items(c, ['{m.warf|Warfarin 5 mg|freq=daily}: skip tonight, then 5 mg daily; {x|INR check Monday 2/2|planned|l.inr}'])}</ul></div>
      <div><b>Keep taking</b><ul>${items(c, ['{m.aten|Atenolol 25 mg daily|freq=daily}', '{m.cacit|Calcium citrate with D twice daily|dose=-;freq=twice daily}', '{m.esc|Escitalopram 10 mg daily|freq=daily}', '{m.timo|Timolol 0.5% eye drops, left eye, morning|dose=-;freq=morning}'])}</ul><b>Stop</b><ul>${items(c, ['{m.hctz|Hydrochlorothiazide 25 mg|st=stopped} until you see Judith Blaisdell (low sodium)'])}</ul></div></div>
      ${p('**Allergies on file:** {a.code|codeine|react=vomiting} (vomiting), {a.contrast|IV contrast dye|react=hives} (hives). {x|Not allergic to lidocaine|negated}.')}
      ${p('**Health problems on file:** {d.af|atrial fibrillation|icd=I48.91/I48.20/I48.0}, {d.htn|high blood pressure|icd=I10}, {d.mdd|depression|icd=F32.A/F32.9/F33.9}, {d.glauc|glaucoma|icd=H40.9/H40.10X0}. {x|Diabetes: no|negated|d.dm2}. {x|Mother had osteoporosis|family history|d.osteoporosis}.')}
      ${h('Next steps')}<ul>${items(c, ['{x|Monadnock Hand and Wrist in 5 to 7 days with repeat X-ray|planned|i.xrwrist}; {x|surgery may be needed if the bone shifts|conditional|p.orif}', '{x|Stitches out in 5 days|planned}', '{x|Bone density test: ask your primary care provider|suggestion|i.dexa}', '{x|Repeat sodium on 2/2|planned|l.na}', '{x|Do not take ibuprofen, naproxen or aspirin with warfarin|warned|m.ibu}'])}</ul>
      ${h('Come back right away for')}${p('{x|Severe headache, vomiting, confusion, weakness, seizure|conditional|d.seiz}; {x|numb, blue or very swollen fingers|conditional}; {x|redness or pus from the cut|conditional|d.cellul}.')}
      <div style="display:flex;justify-content:space-between;margin-top:6px;font-size:15px"><span>Printed 1/30/2026 2:41 PM &nbsp; I have received these instructions:</span>${signature(c.rnd, '#22306b', 120)}</div>${c.no('Monadnock Hand and Wrist', 'planned specialist')}`,
    )
  },
  { width: 1120, scale: 1.42, degrade: { angle: 1, folds: [0.34, 0.66] } },
)

/** Wales: a gynaecology clinic's letter with the general practitioner's summary in a box and prose behind it. */
const gynaecology = doc(
  'p787.png',
  ['en', 'consultation', 'clean'],
  '2026-02-05',
  [
    'Ysbyty Glan Tywyn',
    'YSBYTY GLAN TYWYN',
    'Ysbyty Glan Tywyn Hospital',
    'Glan Tywyn Hospital',
    'Ysbyty Glan Tywyn, Gynaecology',
  ],
  ['Miss Rhiannon Pryce-Morgan', 'Rhiannon Pryce-Morgan', 'Miss R Pryce-Morgan', 'Dr Rhiannon Pryce-Morgan'],
  ['Catrin Llewellyn', 'Mrs Catrin Llewellyn', 'LLEWELLYN, Catrin', 'Mrs Catrin LLEWELLYN'],
  'Gynaecology clinic letter',
  (c) => {
    const p = (s) => `<p>${c.t(s)}</p>`
    const b = '2026-01-22'
    return sheet(
      `body{font:17px/1.45 ${FACE.times};font-size:18.6px;padding:52px 82px}p{margin:8px 0}.x{border:1px solid #333;padding:6px 14px;margin:10px 0}.x p{margin:3px 0}ol{margin:2px 0}`,
      `<div style="display:flex;justify-content:space-between"><div><b style="font-size:22px">Ysbyty Glan Tywyn</b><br>Adran Gynaecoleg / Department of Gynaecology<br>Ffordd yr Harbwr, Glan Tywyn LL3X XXX</div><div style="text-align:right">Secretary: Mrs N Bebb, 01632 960 8XX<br>Dictated: 05/02/2026<br>Typed: 11/02/2026<br>Hospital no: G220 417</div></div>
      <div style="margin-top:14px">Dr Elin Vaughan<br>Meddygfa Bryn Awel, Glan Tywyn</div>${c.no('Dr Elin Vaughan', 'recipient')}${c.no('Meddygfa Bryn Awel', 'recipient')}${c.no('Mrs N Bebb', 'secretary')}
      <p><b>Re: Mrs Catrin LLEWELLYN, DOB 14.06.1979, 3 Maes y Coed, Glan Tywyn &nbsp; Clinic 5 February 2026</b></p>
      <div class="x">${p('**Diagnoses:** {d.menorr|heavy menstrual bleeding|icd=N92.0/N92.4}; {d.fibroid|intramural fibroids|icd=D25.1/D25.9}; {d.ida|iron deficiency anaemia|icd=D50.0/D50.9}')}${p('**Done today:** {p.hystsc|outpatient hysteroscopy}, {p.endobx|endometrial biopsy}, {p.iud|levonorgestrel intrauterine system fitted}')}${p('**For you:** {x|continue iron until ferritin exceeds 50|instruction|m.fes}; {x|full blood count and ferritin in 3 months|planned|l.ferr}')}</div>
      <p>Dear Dr Vaughan</p>
      ${p('Thank you for referring this 46 year old teacher. For eighteen months her periods have lasted nine days with clots and flooding. {x|There is no bleeding between periods or after intercourse|negated}, and {x|she has no pelvic pain or dyspareunia|negated|d.endomet}. She feels tired on the stairs. {x|She has no hot flushes|negated|d.menop}. She has two children, both {p.svd?|normal deliveries}, and her husband has had {x|a vasectomy|of another person|p.vasect}. Smears are up to date, {p.smear|last one October 2024|on=2024-10}, {x|no abnormal smears|negated|d.cin}.')}
      ${p('She has {d.migr|migraine with aura|icd=G43.109/G43.119/G43.101}, {d.subhypo?|borderline thyroid tests in the past|st=-}, and {d.dvt|a calf vein thrombosis after a flight in 2015|icd=Z86.718/I82.4Z9/I82.409;st=-;on=2015}. {p.append|Appendicectomy in 1994|on=1994}. {x|She has never had a blood transfusion|negated|p.transfus}. {x|Her mother had a hysterectomy for fibroids|family history|p.hyst} and {x|an aunt had breast cancer at 70; there is no ovarian or bowel cancer|family history|d.breastca}. {x|She does not smoke|negated|d.smoker}.')}
      ${p('She takes {m.txa|tranexamic acid 1 g three times a day during periods|freq=three times a day during periods} and {m.fes|ferrous sulfate 200 mg once daily|freq=once daily}. {m.mef|Mefenamic acid|dose=-;st=stopped} was stopped because of indigestion and {m.noreth|norethisterone 5 mg|st=stopped} because of low mood. She is allergic to {a.pen|penicillin|react=facial swelling} (facial swelling) and {a.elast|plasters|react=rash} (rash); {x|not to latex|negated|a.latex}.')}
      ${p('On examination BMI {l.e21bmi|29.4|v=29.4;u=-}, blood pressure {l.e21sys|136|v=136;u=-}/{l.e21dia|84|v=84;u=-}. The uterus was bulky, about twelve weeks, mobile; {x|no adnexal masses|negated|d.ovcyst}. The cervix looked healthy.')}
      ${p(`Results of 22 January 2026: {l.hgb|haemoglobin 94 g/L|on=${b}}, {l.mcv|MCV 73 fL|on=${b}}, {l.plt|platelets 418 x10^9/L|v=418;u=x10^9/L;on=${b}}, {l.ferr|ferritin 6 ug/L|on=${b}}, {l.tsh|TSH 3.9 mU/L|on=${b}}, {l.fsh|FSH 7.2 IU/L|on=${b}}, {l.ttg|tTG IgA 0.4 U/mL|v=0.4;u=U/mL;on=${b}}, {l.ca125|CA 125 28 kU/L|v=28;u=kU/L;on=${b}}. {x|Von Willebrand screen not sent|not done|l.vwf}. {i.uspelv|Pelvic ultrasound of 13 January 2026|on=2026-01-13}: two intramural fibroids of 38 and 27 mm, endometrium 9 mm, {d.ovcyst?|simple cyst of the left ovary 24 mm, physiological|st=-}, {x|no hydrosalpinx|negated}, {x|no features of adenomyosis|negated|d.e16adenomy}.`)}
      ${p('At hysteroscopy the cavity was regular. {x|I saw no polyp and no submucous fibroid|negated|d.endopolyp}. The procedure was well tolerated; {x|no antibiotics were needed|not needed}. I reassured her that {x|cancer is very unlikely|negated}; {x|histology will follow by letter|pending}.')}
      ${p('We discussed the options. {x|The combined pill is contraindicated by her thrombosis and migraine|contraindicated|m.coc}. {x|Endometrial ablation, embolisation or hysterectomy remain possible if the coil fails|conditional|p.hyst}. {x|Iron infusion if she cannot tolerate tablets|conditional|m.fecarb}. {x|She declined ulipristal|declined}.')}
      <b>Plan</b><ol>${items(c, ['{x|Thread check with you in 6 weeks|planned}', '{x|Stop tranexamic acid once bleeding settles|conditional|m.txa}', '{x|Nurse telephone review in 4 months|planned}', '{x|Repeat scan only if symptoms persist|conditional|i.uspelv}'])}</ol>
      <p style="margin-top:14px">Yours sincerely</p>${signature(c.rnd, '#22306b', 140)}<br>Miss Rhiannon Pryce-Morgan MRCOG<br>Consultant Gynaecologist &nbsp; <span style="font-size:16px">cc: patient</span>`,
    )
  },
  { dateAliases: ['2026-02-11'], width: 1100, scale: 1.3 },
)

/** British Columbia: a family practice's referral in boxes; reason, question, results of two days, drugs, allergies. */
const referral = doc(
  'p788.jpg',
  ['en', 'consultation', 'photo'],
  '2026-03-02',
  [
    'Kettle Arm Family Practice',
    'KETTLE ARM FAMILY PRACTICE',
    'Kettle Arm Family Practice Clinic',
    'Kettle Arm Family Practice, Nelson BC',
  ],
  ['Dr. Gurdeep Manhas', 'Gurdeep Manhas', 'Dr. G. Manhas', 'Dr Gurdeep Manhas', 'MANHAS, Gurdeep, MD'],
  ['Roland Pettibone', 'PETTIBONE, Roland', 'Mr. Roland Pettibone', 'PETTIBONE, ROLAND'],
  'Referral letter',
  (c) => {
    const box = (title, body) => `<div class="b"><h3>${en(title)}</h3>${body}</div>`
    const p = (s) => `<p data-line>${c.t(s)}</p>`
    const ul = (list) => `<ul>${items(c, list)}</ul>`
    const lab = (s) => {
      const [key, label, unit, ref, now, old] = s.split(';')
      const cell = (v, date) => (v ? resultCell(c, key, label, v, unit, ref, date) : '')
      return `<tr data-line><td>${en(label)}</td><td class="v">${cell(old, '2025-09-15')}</td><td class="v"><b>${cell(now, '2026-02-23')}</b></td><td>${en(ref)}</td><td>${en(unit)}</td></tr>`
    }
    return sheet(
      `body{font:16.5px/1.36 ${FACE.narrow};font-size:18.4px;padding:40px 56px}.b{border:1px solid #555;margin-top:-1px;padding:3px 10px 5px}h3{font-size:15.5px;text-transform:uppercase;color:#555;letter-spacing:.5px}p{margin:2px 0}ul{margin:1px 0;padding-left:20px}.two{display:grid;grid-template-columns:1fr 1fr}.two .b+.b{border-left:none}td,th{padding:0.5px 10px}th{border-bottom:1px solid #555}.v{text-align:right;width:130px;padding-right:24px}`,
      `<div style="display:flex;justify-content:space-between;align-items:end;margin-bottom:6px"><div><b style="font-size:25px">Kettle Arm Family Practice</b><br>402 Baker Street, Nelson, BC V1L &nbsp; Tel 250-555-01XX &nbsp; Fax 250-555-01XX</div><div style="text-align:right"><b style="font-size:22px">REFERRAL</b><br>☐ Urgent &nbsp; ☒ Semi-urgent &nbsp; ☐ Routine</div></div>
      <div class="two">${box('Patient', '<b>PETTIBONE, Roland</b> &nbsp; M<br>DOB 1957-11-30 &nbsp; PHN XXXX XXX 204<br>1180 Silica St, Nelson &nbsp; 250-555-01XX')}${box('Referred to', 'Dr. Annika Sorenby, Gastroenterology<br>Kootenay Digestive Clinic, Trail<br>Date of referral: <b>2026-03-02</b>')}</div>${c.no('Dr. Annika Sorenby', 'recipient')}${c.no('Kootenay Digestive Clinic', 'recipient')}
      ${box('Reason for referral', p('{d.ida|Iron deficiency anemia|icd=D50.9/D50.0} and positive FIT in a man of 68. {x|Please assess for colonoscopy and gastroscopy|planned|p.colono}; {x|?colorectal malignancy|question|d.colonca}.'))}
      ${box('History', p('Four months of {o|fatigue} and {o|exertional breathlessness}; weight down 4 kg. Dark stool twice in January, before any iron. {x|No dysphagia, no vomiting, no abdominal pain|negated|d.dysph}. {x|No visible rectal bleeding|negated}. Heartburn controlled by a PPI. {x|Brother had bowel cancer at 59|family history|d.colonca}; {x|father had a stomach ulcer|family history|d.peptic}. {p.colono|Colonoscopy 2014|on=2014}: {d.polyp|two small adenomas|st=-;on=2014;icd=D12.6/Z86.0100/Z86.010/K63.5/Z86.0101}, {x|surveillance in 2019 was missed|not done}.') + p('**Exam:** BP {l.e21sys|118|v=118;u=-}/{l.e21dia|66|v=66;u=-}, HR {l.e21hr|88|v=88;u=-}, weight {l.e21wt|79.2 kg|v=79.2;u=kg}. Pale. Abdomen soft, {x|no mass, no hepatomegaly|negated|d.hepmeg}. Rectal: {d.hemorr|external hemorrhoids|icd=K64.4/K64.9}, {x|no blood|negated}.'))}
      ${box('Investigations', `<table><tr><th style="width:30%">Test</th><th class="v">2025-09-15</th><th class="v">2026-02-23</th><th>Reference</th><th>Units</th></tr>${['hgb;Hemoglobin;g/L;135-170;102;128', 'mcv;MCV;fL;80-100;76;84', 'plt;Platelets;10*9/L;150-400;431;355', 'wbc;WBC;10*9/L;4.0-10.0;7.1;6.6', 'ferr;Ferritin;ug/L;15-300;8;21', 'tsat;Transferrin saturation;;0.20-0.50;0.07;', 'e23fit;FIT (fecal immunochemical test);ug/g;<10;64;', 'crea;Creatinine;umol/L;60-115;97;94', 'egfr;eGFR;mL/min;>59;71;73', 'inr;INR;;0.8-1.2;1.1;', 'alt;ALT;U/L;<50;22;24', 'alb;Albumin;g/L;34-48;35;38', 'ttg;Anti-tTG IgA;U/mL;<15;3;', 'cea;CEA;ug/L;<5.0;3.1;', 'b12;Vitamin B12;pmol/L;150-600;288;', 'hpsa;H. pylori stool antigen;;;Negative;'].map(lab).join('')}</table>${p('{x|No imaging has been done|not done}. {x|CT abdomen to be arranged if endoscopy is delayed|conditional|i.ctap}.')}`)}
      <div class="two">${box('Current medications', ul(['{m.clop|Clopidogrel 75 mg daily|freq=daily}, {x|may be held 5 days before|conditional}', '{m.ram|Ramipril 5 mg daily|freq=daily}', '{m.ator|Atorvastatin 40 mg daily|freq=daily}', '{m.rabe|Rabeprazole 20 mg daily|freq=daily}', '{m.feglu|Ferrous gluconate 300 mg daily|freq=daily}, since 2026-02-25', '{m.tio|Tiotropium 18 mcg inhaled daily|freq=daily}', '{m.asa|ASA 81 mg|st=stopped}, stopped 2026-02-25']))}${box('Medical and surgical history', ul(['{d.ihd|Coronary disease|icd=I25.10}, {p.pci|stent to RCA 2022|on=2022}', '{d.copd|COPD|icd=J44.9}, mild', '{d.exsmoker|Ex-smoker|icd=Z87.891}, quit 2020', '{d.diverts|Diverticulosis|icd=K57.30}', '{p.herniar|Right inguinal hernia repair 2009|on=2009}', '{x|No diabetes, no sleep apnea|negated|d.osa}']))}</div>
      <div class="two">${box('Allergies', p('{a.cipro|Ciprofloxacin|react=tendon pain}: tendon pain. {x|No problem with propofol or fentanyl in 2014|negated}.'))}${box('Practical', p('{x|Needs interpreter: no|negated}. Wife drives. {x|Pacemaker: no|negated|p.pacem}. {x|Anticoagulant: no|negated|m.warf}.'))}</div>
      ${box('Done meanwhile', p('{x|Repeat CBC every two weeks|planned|l.hgb}; {x|transfusion if below 80|conditional|p.transfus}; {x|he knows to go to Emergency for black stool or chest pain|conditional}.'))}
      <div style="display:flex;justify-content:space-between;align-items:end;margin-top:10px"><div>${signature(c.rnd, '#22306b', 130)}<br>Dr. Gurdeep Manhas, MSP 0XXXX</div><span>cc: Dr. L. Farquharson, Cardiology &nbsp; Attached: ECG, medication profile</span></div>${c.no('Dr. L. Farquharson', 'recipient of a copy')}`,
    )
  },
  { width: 1100, scale: 1.4, degrade: { angle: -1.2 } },
)

export const twentyThirdEnLetters = [pancreatitis, homegoing, gynaecology, referral]
