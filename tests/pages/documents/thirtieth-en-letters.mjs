/** Letters in English: an English hospice's discharge letter, an American audiologist's report, an Irish optometrist's referral by hand, a New Zealand genetics letter. */
import { hand, mark, signature, stamp } from '../lib/decor.mjs'
import { FACE, doc, en, items, sheet } from './blind-parts.mjs'

/** England: a hospice; symptoms as a table of then, now and treatment, regular and just-in-case medicines apart. */
const hospice = doc(
  'p1206.png',
  ['en', 'discharge', 'clean'],
  '2026-04-22',
  [
    'St Werburgh’s Hospice',
    'ST WERBURGH’S HOSPICE',
    "St Werburgh's Hospice",
    'St Werburgh’s Hospice Inpatient Unit',
  ],
  ['Dr Philippa Lanyon', 'Philippa Lanyon', 'Dr P Lanyon', 'Dr. Philippa Lanyon', 'Dr Lanyon'],
  [
    'Raymond Ollerton',
    'Mr Raymond Ollerton',
    'Mr Raymond OLLERTON',
    'OLLERTON, Raymond',
    'Raymond OLLERTON',
    'Mr Ollerton',
  ],
  'Inpatient unit discharge letter',
  (c) => {
    const h = (s) => `<h3>${en(s)}</h3>`
    const p = (s) => `<p>${c.t(s)}</p>`
    const row = (...cells) => `<tr data-line>${cells.map((s) => `<td>${c.t(s)}</td>`).join('')}</tr>`
    return sheet(
      `body{font:16px/1.36 ${FACE.cambria};font-size:16.2px;padding:44px 66px}h3{font-size:16.6px;color:#6b3f78;margin:12px 0 3px;border-bottom:1px solid #cdb6d4}td,th{border:1px solid #bbb;padding:2px 8px}th{background:#f1e9f3}p{margin:4px 0}.two{display:grid;grid-template-columns:1fr 1fr;gap:0 30px}ul{margin:2px 0}`,
      `<div style="text-align:center">${mark('leaf', '#6b3f78', 44)}<br><b style="font-size:23px;color:#6b3f78">St Werburgh’s Hospice</b><br>Abbey Lane, Leominster HR6 XXX &nbsp; Inpatient Unit 01632 960 5XX, day and night</div>
      <div class="two" style="margin:9px 0"><div>Dr Neil Tasker<br>Priory Medical Centre, Leominster</div><div>Mr Raymond OLLERTON, born 12/06/1953<br>NHS 433 XXX XXXX<br>Admitted 09/04/2026 &nbsp; Discharged <b>22/04/2026</b> home</div></div>${c.no('Dr Neil Tasker', 'recipient')}${c.no('Priory Medical Centre', 'recipient')}
      ${h('Illness')}${p('{d.e30pancca|Adenocarcinoma of the head of pancreas|icd=C25.0}, November 2025, with {d.livermet|liver metastases|icd=C78.7}. {p.ercp|ERCP|on=2025-11-20} and {p.e30bstent|metal biliary stent 20/11/2025|on=2025-11-20}. {m.e30gem|Gemcitabine|st=stopped} stopped in March after two cycles. Also {d.dm2|type 2 diabetes|icd=E11.9/E11.65}, {d.pe|pulmonary embolism January 2026|on=2026-01;icd=I26.99}, {d.hipoa|osteoarthritis of the left hip|icd=M16.12/M16.10}. {x|He is aware that further chemotherapy is not planned|not indicated}.')}
      ${h('What we did')}<table><tr><th style="width:17%">Symptom</th><th style="width:25%">On admission</th><th style="width:23%">Now</th><th>Treatment</th></tr>
      ${row('{o|Back pain}', '{o|8 out of 10}, waking him', '{o|2 out of 10}', 'morphine increased; {p.e30coelpb|coeliac plexus block 15/04/2026|on=2026-04-15} in Hereford')}
      ${row('{o|Nausea}', '{o|vomits daily}', '{x|no vomiting for 6 days|negated}', '{m.metocl|metoclopramide|st=stopped} changed to levomepromazine')}
      ${row('{d.constip|Constipation|icd=K59.00/K59.03/K59.09}', '{o|5 days}', '{o|alternate days}', 'senna and macrogol')}
      ${row('{o|Fatty stools}', '{o|4 a day}', '{o|formed}', 'pancreatin with food')}
      ${row('Mood', '{o|low, anxious at night}', '{o|better}', '{x|declined antidepressant|refused|m.mirt}; chaplain, talks with Ruth')}</table>
      ${p('Syringe pump 09/04 to 17/04 ({o|morphine 30 mg and levomepromazine 12.5 mg over 24 hours}), now by mouth. {x|No confusion, no myoclonus, no jaundice|negated|d.delir}. {d.ascites|Mild ascites|icd=R18.0/R18.8}, {x|not drained|not done|p.paracent}. {x|Bloods were not repeated after 10/04|not done}: {l.hgb|Hb 98 g/L|v=98;u=g/L;on=2026-04-10}, {l.crea|creatinine 84 umol/L|v=84;u=umol/L;on=2026-04-10}, {l.tbil|bilirubin 19 umol/L|v=19;u=umol/L;on=2026-04-10}, {l.alb|albumin 24 g/L|v=24;u=g/L;on=2026-04-10}, {l.cacor|corrected calcium 2.41 mmol/L|v=2.41;u=mmol/L;on=2026-04-10}.')}
      ${h('Allergies')}${p('{a.code|Codeine|react=vomiting} (vomiting). {a.elast|Sticking plaster|react=blisters} (blisters). {x|Tolerates morphine|negated|a.morph}.')}
      <div class="two"><div>${h('Regular medicines')}<ul>${items(c, ['{m.morp|Morphine sulfate MR 40 mg twice daily|freq=twice daily}', '{m.e30levom|Levomepromazine 6.25 mg at night|freq=at night}', '{m.e30pancr|Creon 25,000, two with meals, one with snacks|dose=-;freq=with meals}', '{m.senna|Senna 15 mg at night|freq=at night}', '{m.peg|Macrogol one sachet twice daily|dose=-;freq=twice daily}', '{m.dexa|Dexamethasone 4 mg each morning|freq=each morning}', '{m.lan|Lansoprazole 30 mg each morning|freq=each morning}', '{m.apix|Apixaban 5 mg twice daily|freq=twice daily}', '{m.glic|Gliclazide 40 mg with breakfast|freq=with breakfast}', 'When needed: {m.morp|Oramorph|dose=-} 10 to 15 mg'])}</ul></div><div>${h('Just in case box (at home, not in use)')}<ul>${items(c, ['{m.morp?|Morphine injection|dose=-} 5 to 10 mg, pain', '{m.midaz?|Midazolam 2.5 to 5 mg|dose=-;st=-}, agitation', '{m.e30glyco?|Glycopyrronium 200 micrograms|st=-;dose=-}, secretions', '{m.halo?|Haloperidol 1 mg|st=-;dose=-}, nausea'])}</ul>${h('Stopped')}<ul>${items(c, ['{m.metf|metformin|st=stopped}', '{m.ator|atorvastatin|st=stopped}', '{m.ram|ramipril|st=stopped}'])}</ul></div></div>
      ${h('Plans')}<ul>${items(c, ['{x|DNACPR form signed, in the yellow folder|instruction}. {x|Wishes to die at home; readmission only for uncontrolled symptoms|conditional}.', '{x|District nurse twice a week, hospice nurse Monday|planned}. {x|Blood glucose once a day, aim 6 to 15|instruction|l.glu}.', '{x|Halve dexamethasone to 2 mg after a week if pain allows|planned}. {x|Stop apixaban if he bleeds or cannot swallow|conditional}.', '{x|No routine bloods|not indicated}. {x|Paracentesis on the day unit if the abdomen becomes tight|conditional|p.paracent}.'])}</ul>
      ${p('His wife Ruth {x|has COPD|family history|d.copd} and needs help at night; {x|their daughter had breast cancer|family history|d.breastca}.')}
      <p>With kind regards</p>${signature(c.rnd, '#22306b', 110)}<br>Dr Philippa Lanyon, Consultant in Palliative Medicine<br><span style="font-size:14.4px">Copies: Mr Ollerton; Dr Kofi Aidoo, oncology; community nurses. Registered charity 10XXXX7</span>${c.no('Dr Kofi Aidoo', 'in copy')}`,
    )
  },
  { dateAliases: ['2026-04-09'], width: 1080, scale: 1.3 },
)

/** United States: an audiologist; thresholds by frequency, speech, middle ear, then what they mean. */
const hearing = doc(
  'p1207.png',
  ['en', 'consultation', 'clean'],
  '2026-06-03',
  [
    'Sandhill Hearing & Balance',
    'SANDHILL HEARING & BALANCE',
    'Sandhill Hearing and Balance',
    'Sandhill Hearing & Balance, LLC',
  ],
  ['Renata Oyelaran, AuD', 'Renata Oyelaran', 'Renata Oyelaran, AuD, CCC-A', 'Dr. Renata Oyelaran'],
  ['Darlene Huckaby', 'HUCKABY, DARLENE', 'Huckaby, Darlene', 'Ms. Darlene Huckaby', 'Ms. Huckaby'],
  'Audiologic evaluation',
  (c) => {
    const p = (k, s) => `<p data-line><b>${en(k)}</b> ${c.t(s)}</p>`
    const ear = (k, v) =>
      `<tr><td>${en(k)}</td>${v
        .split(' ')
        .map((x) => `<td>${c.t(`{o|${x}}`)}</td>`)
        .join('')}</tr>`
    return sheet(
      `body{font:17px/1.42 ${FACE.slab};font-size:15.8px;padding:48px 66px}td,th{border:1px solid #9aa;padding:3px 8px;text-align:center}td:first-child{text-align:left}th{background:#e2ecee}p{margin:6px 0}h3{font-size:16px;margin:14px 0 4px;color:#1f6470;text-transform:uppercase;letter-spacing:1px}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:12px;align-items:center">${mark('bars', '#1f6470', 46)}<b style="font-size:23px;color:#1f6470">Sandhill Hearing &amp; Balance</b></div><div style="text-align:right">1820 Elm St, Kearney, NE 688XX<br>(308) 555-01XX</div></div>
      <div style="background:#e2ecee;padding:7px 12px;margin:12px 0;display:grid;grid-template-columns:1fr 1fr"><div><b>HUCKABY, DARLENE</b> &nbsp; F, 71<br>DOB 01/27/1955</div><div>Date of evaluation: 06/03/2026<br>Referred by: Curtis Blum, PA-C</div></div>${c.no('Curtis Blum', 'referrer')}
      <h3>History</h3>${p('', 'Ms. Huckaby reports {o|gradual loss of hearing for 6 years, worse in noise}, and {d.tinnitus|ringing in both ears|icd=H93.13/H93.19}. {x|Denies vertigo, ear pain, drainage, or sudden change|negated|d.vertigo}. {o|Worked 20 years in a meat plant}. Medical: {d.htn|hypertension|icd=I10}, {d.hypothy|hypothyroidism|icd=E03.9}, {d.trigem|trigeminal neuralgia|icd=G50.0}. {p.grommet|Ear tubes as a child|st=completed}; {p.tonsil|tonsillectomy 1961|on=1961}. Takes {m.carba|carbamazepine|dose=-}, {m.levo|levothyroxine|dose=-}, {m.chlor|chlorthalidone|dose=-}. {x|No gentamicin, no chemotherapy|negated|m.gent}. {a.pen|Penicillin: hives|react=hives}. {x|Father wore hearing aids; sister has Ménière disease|family history|d.meniere}.')}
      <h3>Otoscopy and middle ear</h3>${p('Right:', 'canal clear, drum intact. {p.e30tympm|Tympanometry} type A, {o|0.6 mL, -15 daPa}.')}${p('Left:', '{d.e30cerum|impacted cerumen|icd=H61.22;st=-}, {o|removed with curette} before testing; {d.tympscl|tympanosclerosis|icd=H74.02/H74.09}. Type As, {o|0.3 mL, -20 daPa}. {x|No perforation, no effusion|negated|d.ome}.')}
      <h3>Pure tone thresholds (dB HL)</h3><p style="margin:2px 0">${c.t('{p.tymp|Audiometry 06/03/2026|on=2026-06-03}, inserts, reliability good')}</p>
      <table><tr><th>Hz</th><th>250</th><th>500</th><th>1000</th><th>2000</th><th>3000</th><th>4000</th><th>6000</th><th>8000</th></tr>${ear('Right, air', '20 25 30 45 50 55 60 65')}${ear('Right, bone', '- 25 30 40 - 55 - -')}${ear('Left, air', '30 35 40 50 60 65 70 70')}${ear('Left, bone', '- 20 25 45 - 60 - -')}</table>
      <h3>Speech</h3><table><tr><th></th><th>Pure tone average</th><th>SRT</th><th>Word recognition (NU-6)</th><th>QuickSIN</th></tr><tr><td>Right</td><td>${c.t('{o|33 dB}')}</td><td>${c.t('{o|30 dB}')}</td><td>${c.t('{o|88 % at 70 dB}')}</td><td rowspan="2">${c.t('{o|9 dB SNR loss}')}</td></tr><tr><td>Left</td><td>${c.t('{o|42 dB}')}</td><td>${c.t('{o|40 dB}')}</td><td>${c.t('{o|76 % at 80 dB}')}</td></tr></table>
      <h3>Impressions</h3><ol>${items(c, ['Right ear: {d.hearing|mild to moderately severe sensorineural hearing loss|icd=H90.3/H90.5/H90.A21/H90.A31}.', 'Left ear: {d.e30mixed|mixed hearing loss|icd=H90.72/H90.A32/H90.8}, conductive part in the low pitches. {x|Otosclerosis is possible|question|d.otoscl}.', '{x|No sign of retrocochlear disease on reflex decay|negated|d.schwan}.', 'Tinnitus Handicap Inventory {o|24, mild}. Dizziness: none.'])}</ol>
      <h3>Recommendations</h3><ul>${items(c, ['{x|ENT consult for the left conductive component; MRI of the internal auditory canals at their discretion|suggestion|i.mrbrain}', '{x|Binaural hearing aids, 30-day trial, once medically cleared|planned|p.e30hafit}', '{x|Hearing protection around machinery|instruction}. {x|Do not use cotton swabs|instruction|d.otext}', '{x|Retest in 12 months, sooner with sudden loss or new dizziness|conditional|p.tymp}'])}</ul>
      <p>${c.t('{x|Hearing loss is graded: mild 26 to 40 dB, moderate 41 to 55, moderately severe 56 to 70, severe 71 to 90|general text}. {x|Insurance: benefit for one aid per ear every 36 months|general text}.')}</p>
      <div>${signature(c.rnd, '#22306b', 120)}<br>Renata Oyelaran, AuD, CCC-A &nbsp; NE License AU-XX7</div>`,
    )
  },
  { width: 1080, scale: 1.3 },
)

/** Ireland: an optometrist's referral on a printed pad; right and left as a grid, answers by hand. */
const eyes = doc(
  'p1208.jpg',
  ['en', 'consultation', 'photo'],
  '2026-02-11',
  ['Corrib Opticians', 'CORRIB OPTICIANS', 'Corrib Opticians, Galway', 'Corrib Opticians Ltd'],
  ['Deirdre Fallon', 'Deirdre Fallon, Optometrist', 'D. Fallon', 'Deirdre Fallon FAOI', 'Ms Deirdre Fallon'],
  ['Malachy Conneely', 'Mr Malachy Conneely', 'CONNEELY, Malachy'],
  'Optometrist’s referral',
  (c) => {
    const w = (s) => `<span class="w">${c.t(s)}</span>`
    const x = (on) => `<span class="x">${on ? '☒' : '☐'}</span>`
    const row = (k, r, l) => `<tr data-line><td>${en(k)}</td><td>${w(r)}</td><td>${w(l)}</td></tr>`
    return sheet(
      `body{font:17px/1.42 ${FACE.calibri};font-size:18px;padding:46px 62px}.w{font:27px 'Dancing Script',cursive;color:#123a2b;line-height:1}.x{font-family:'DejaVu Sans';font-size:16px}td,th{border:1px solid #777;padding:2px 10px}th{background:#e6efe9}.f{border:1px solid #777;padding:5px 12px;margin:9px 0;line-height:1.75}b.t{display:inline-block;min-width:170px}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div><b style="font-size:27px;color:#1b5c43">Corrib Opticians</b><br>14 Shop Street, Galway H91 XXXX &nbsp; 091 5XX XXX</div><b style="font-size:20px">REFERRAL TO GP / OPHTHALMOLOGIST</b></div>
      <div class="f">Patient: ${hand('Malachy Conneely', 28, '#123a2b')} &nbsp; Date of birth: ${hand('3 / 9 / 1957', 28, '#123a2b')}<br>Date of sight test: ${hand('11 / 2 / 2026', 28, '#123a2b')} &nbsp; GP: ${hand('Dr Una Keaveney', 28, '#123a2b')}<br>To: ${hand('Eye Clinic, Merlin Road Hospital', 28, '#123a2b')}</div>${c.no('Dr Una Keaveney', 'general practitioner')}${c.no('Merlin Road Hospital', 'recipient')}
      <div>Urgency: ${x(0)} ${c.t('{x|Same day|not ticked}')} &nbsp; ${x(1)} Soon (4 weeks) &nbsp; ${x(0)} Routine &nbsp; &nbsp; Driver: ${x(1)} yes ${x(0)} no</div>
      <table style="margin-top:8px"><tr><th style="width:34%"></th><th>RIGHT</th><th>LEFT</th></tr>
      ${row('Unaided vision', '{o|6/18}', '{o|6/24}')}
      ${row('Refraction', '{o|+1.75 / -0.50 x 90}', '{o|+3.25 / -0.75 x 85}')}
      ${row('Best corrected vision', '{l.va|6/7.5|v=6/7.5;u=-}', '{l.va|6/12|v=6/12;u=-}')}
      ${row('Near add +2.50', '{o|N5}', '{o|N8}')}
      ${row('Pressure (Goldmann), 10:40', '{l.iop|27 mmHg|v=27;u=mmHg}', '{l.iop|24 mmHg|v=24;u=mmHg}')}
      ${row('Corneal thickness', '{o|531 µm}', '{o|536 µm}')}
      ${row('Disc, C/D ratio', '{o|0.75, notch below}', '{o|0.5}')}
      ${row('Lens', '{d.catar|early nuclear cataract|icd=H25.11/H25.13/H25.10}', '{o|same}')}
      ${row('Macula', '{d.drusen|few drusen|icd=H35.361/H35.369}', '{x|no drusen|negated}')}
      ${row('Field (24-2)', '{o|upper arcuate defect}', '{x|full, no defect|negated}')}
      ${row('Anterior chamber angle', '{x|open, not narrow|negated|d.narrowang}', '{x|open, not narrow|negated|d.narrowang}')}</table>
      <div class="f"><b class="t">Tests done</b> ${x(1)} ${c.t('{p.e16vfield|visual fields}')} &nbsp; ${x(1)} ${c.t('{i.oct|OCT discs}')} &nbsp; ${x(0)} ${c.t('{x|Fundus photograph|not ticked|p.e16fundus}')} &nbsp; ${x(0)} ${c.t('{x|Dilated|not ticked}')}<br>
      <b class="t">Reason for referral</b> ${w('{x|suspected glaucoma R|question|d.glauc}, {d.ocht|raised pressure both eyes|icd=H40.053/H40.059}')}<br>
      <b class="t">Symptoms</b> ${w('none. {x|No haloes, no pain, no flashes|negated|d.retdet}')}<br>
      <b class="t">Eye history</b> ${w('{d.e30amb|lazy eye L|icd=H53.002/H53.022/H53.012}, {o|patched as a child}, {d.e30hyperm|long sight|icd=H52.03/H52.00}, {d.dryeye|dry eyes|icd=H04.123/H04.129}')}<br>
      <b class="t">Family history</b> ${x(1)} ${c.t('{x|Glaucoma|family history|d.glauc}')} ${w('{x|brother|family history}')} &nbsp; ${x(0)} ${c.t('{x|Macular degeneration|not ticked|d.amd}')} &nbsp; ${x(0)} ${c.t('{x|Retinal detachment|not ticked|d.retdet}')}<br>
      <b class="t">General health</b> ${x(1)} ${c.t('{d.htn|High blood pressure|icd=I10}')} &nbsp; ${x(0)} ${c.t('{x|Diabetes|not ticked|d.dm2}')} &nbsp; ${x(1)} ${c.t('{d.asthma|Asthma|icd=J45.909/J45.998}')} &nbsp; ${x(0)} ${c.t('{x|Stroke|not ticked|d.stroke}')} &nbsp; ${x(1)} ${c.t('{d.raynaud|Raynaud’s|icd=I73.00}')}<br>
      <b class="t">Medicines</b> ${w('{m.perin|perindopril 5 mg|freq=-}, {m.symb|Symbicort|dose=-}, {m.e30hypro|hypromellose drops|dose=-}')}<br>
      <b class="t">Allergies</b> ${w('{a.sulfa|sulfa - rash|react=rash}, {a.chloram|chloramphenicol drops - swollen lids|react=swollen lids}')}</div>
      <div>Advice given: ${w('{x|asthma: please avoid timolol|warned|m.timo}. {x|New glasses after the visit|planned}')}</div>
      <div style="display:flex;justify-content:space-between;align-items:end;margin-top:6px"><span>Signed: ${signature(c.rnd, '#123a2b', 90)}<br>${hand('Deirdre Fallon', 28, '#123a2b')} Optometrist, Reg. CORU OPT0XXX1</span>${stamp(['CORRIB OPTICIANS', 'GALWAY'], '#1b5c43', -4)}</div>
      <p style="font-size:14.4px;margin:6px 0 0">${c.t('{x|Reply slip: diagnosis .......... treatment started .......... review in ....... months|left empty}. {x|Pressure above 21 mmHg is repeated on another day before referral|general text}.')}</p>`,
    )
  },
  { width: 1080, scale: 1.36, degrade: { angle: 1.3, folds: [0.34, 0.67] } },
)

/** New Zealand: a genetic service's letter to the woman herself; headings as questions, a table of her relatives. */
const genes = doc(
  'p1211.png',
  ['en', 'consultation', 'clean'],
  '2026-05-06',
  [
    'Tasman Genetic Health Service',
    'TASMAN GENETIC HEALTH SERVICE',
    'Tasman Genetic Health',
    'Tasman Genetic Health Service, Nelson',
  ],
  ['Dr Hamish Farquhar', 'Hamish Farquhar', 'Dr H Farquhar', 'Dr. Hamish Farquhar'],
  ['Tessa Rangihuna', 'Ms Tessa Rangihuna', 'Tessa', 'RANGIHUNA, Tessa'],
  'Genetics clinic letter',
  (c) => {
    const h = (s) => `<h3>${en(s)}</h3>`
    const p = (s) => `<p>${c.t(s)}</p>`
    const kin = (who, what, key, gene) =>
      `<tr data-line><td>${en(who)}</td><td>${c.t(`{x|${what}|family history${key ? `|${key}` : ''}}`)}</td><td>${c.t(`{x|${gene}|family history}`)}</td></tr>`
    return sheet(
      `body{font:17px/1.48 ${FACE.lato};font-size:16.6px;padding:56px 92px}h3{font-size:17px;color:#2b5aa0;margin:15px 0 2px}p{margin:6px 0}td,th{padding:3px 10px;border-bottom:1px solid #ccd}th{color:#2b5aa0}ul{margin:3px 0}`,
      `<div style="text-align:right">${mark('rings', '#2b5aa0', 48)}<br><b style="font-size:20px;color:#2b5aa0">Tasman Genetic Health Service</b><br>Level 2, Waimea Road, Nelson 70XX</div>
      <p>6 May 2026</p><p>Ms Tessa Rangihuna, 41 Beach Road, Motueka<br>NHI: ZXX47XX &nbsp; Born 19 July 1984<br>Seen 29 April 2026 with Kaye Dunstan, genetic counsellor</p>${c.no('Kaye Dunstan', 'genetic counsellor')}
      <p>Kia ora Tessa</p>
      ${p('Thank you for coming to hear the result of your blood test. This letter is a record for you and your doctors.')}
      ${h('What did the test show?')}${p('You carry {o|the change in the PMS2 gene} that runs in your family. You therefore have {d.e30lynch|Lynch syndrome|icd=Z15.09/Z15.04/Z15.068}. {x|This does not mean that you have cancer|negated|d.colonca}. The laboratory looked only for the known change; {x|the genes BRCA1 and BRCA2 were not tested|not done}.')}
      ${h('Who in your family has had what?')}<table><tr><th>Relative</th><th>Illness</th><th>Gene test</th></tr>
      ${kin('Mother, Marama', 'bowel cancer at 52', 'd.colonca', 'PMS2 found')}${kin('Aunt', 'womb cancer at 49', 'd.e29endoca', 'PMS2 found')}${kin('Grandfather', 'stomach cancer at 61', 'd.gastricca', 'not tested')}${kin('Brother, Wiremu', 'polyps at 40', '', 'awaiting')}</table>
      ${h('Your own health')}${p('You told us about {d.endomet|endometriosis|icd=N80.9}, {p.laparo|keyhole surgery in 2015|on=2015}, {d.migr|migraine|icd=G43.909/G43.009}, {d.ida|iron deficiency anaemia|icd=D50.9/D50.0} and {d.exsmoker|having smoked until 2019|icd=Z87.891}. Your {p.colono|colonoscopy in March 2026|on=2026-03} showed {d.hemorr|haemorrhoids|icd=K64.9/K64.8} and one {d.polyp|small polyp|icd=K63.5/D12.6}, {p.polypect?|removed}; {x|no cancer cells|negated|d.colonca}. Your {p.smear|cervical screen in 2024|on=2024} was normal. You take {m.riza|rizatriptan 10 mg when needed|freq=when needed}, {m.fefum|ferrous fumarate 200 mg daily|freq=daily} and have {m.lng|a Mirena|dose=-}. {a.naprox|Naproxen|react=hives} gives you hives. {x|You do not have diabetes or high blood pressure|negated|d.htn}. Weight {l.e21wt|68 kg|v=68;u=kg}, height {l.e21ht|165 cm|v=165;u=cm}. From your doctor’s tests of 2 April 2026: {l.hgb|haemoglobin 112 g/L|v=112;u=g/L;on=2026-04-02}, {l.ferr|ferritin 11 ug/L|v=11;u=ug/L;on=2026-04-02}, {l.tsh|TSH 1.6 mIU/L|v=1.6;u=mIU/L;on=2026-04-02}, {l.hpsa|H. pylori stool test negative|v=negative;u=-;on=2026-04-02}.')}
      ${h('What are the chances?')}${p('{x|Of 100 women with a PMS2 change, about 12 have bowel cancer and 13 womb cancer by the age of 80|general text|d.e29endoca}. {x|The risk of ovarian cancer is close to that of any woman|general text|d.ovca}.')}
      ${h('What do we suggest?')}<ul>${items(c, ['{x|Colonoscopy every two years from now until 75, next March 2028|planned|p.colono}', '{x|Aspirin 100 mg daily lowers the risk of bowel cancer; because of the hives please see the allergy clinic first|considered|m.asa}', '{x|Tell your doctor about bleeding between periods|instruction|d.e29pmb}', '{x|Removal of womb and ovaries can be discussed when your family is complete|considered|p.hyst}', '{x|A diet rich in fibre, no smoking|instruction}'])}</ul>
      ${h('And the children?')}${p('{x|Ana and Tama each have a one in two chance; testing is offered from the age of 18|general text}. {x|If both parents carried a change, a rare childhood condition could arise; Piripi’s test was normal|negated}.')}
      <p>Nga mihi</p>${signature(c.rnd, '#22306b', 120)}<br>Dr Hamish Farquhar, Clinical Geneticist<br><span style="font-size:14.6px">cc Dr Bronwyn Leask, Motueka Family Health; Gastroenterology, Nelson</span>${c.no('Dr Bronwyn Leask', 'in copy')}${c.no('Motueka Family Health', 'in copy')}`,
    )
  },
  { dateAliases: ['2026-04-29'], width: 1080, scale: 1.3 },
)

export const thirtiethEnLetters = [hospice, hearing, eyes, genes]
