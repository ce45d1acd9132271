/** The rest in English: an Australian ultrasound of the pelvis, an American dentist's medical history ticked by hand. */
import { hand, mark, signature } from '../lib/decor.mjs'
import { FACE, doc, en, items, sheet } from './blind-parts.mjs'

/** Australia: prose under short headings, a table of measurements, a conclusion. */
const pelvis = doc(
  'p912.png',
  ['en', 'imaging', 'clean'],
  '2025-12-03',
  ['Jacaranda Imaging', 'JACARANDA IMAGING', 'Jacaranda Imaging Group', 'Jacaranda Imaging Toowong'],
  ['Dr Harriet Bellweather', 'Harriet Bellweather', 'Dr H Bellweather', 'Dr. Harriet Bellweather'],
  ['Simone Ducreux', 'DUCREUX, Simone', 'Ms Simone Ducreux', 'Ms Ducreux'],
  'Pelvic ultrasound',
  (c) => {
    const p = (k, s) => `<p><b>${en(k)}</b><br>${c.t(s)}</p>`
    const m = (a, b, d) => `<tr><td>${en(a)}</td><td>${en(b)}</td><td>${en(d)}</td></tr>`
    return sheet(
      `body{font:17px/1.45 ${FACE.calibri};font-size:18px;padding:50px 78px}p{margin:8px 0}td,th{border:1px solid #9a86b3;padding:2px 12px}th{background:#efe9f6}ol{margin:2px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center;border-bottom:3px solid #6a4a94;padding-bottom:8px"><div style="display:flex;gap:14px;align-items:center">${mark('leaf', '#6a4a94', 52)}<b style="font:bold 27px ${FACE.lato};color:#6a4a94">Jacaranda Imaging</b></div><div style="text-align:right;font-size:16px">Level 1, 9 Sherwood Rd, Toowong QLD 4066<br>07 5550 0XXX &nbsp; ABN XX XXX</div></div>
      <div style="display:grid;grid-template-columns:1fr 1fr;margin:10px 0"><div><b>DUCREUX, Simone (Ms)</b><br>DOB 14/09/1982 &nbsp; ID JI-44X07</div><div>Referred by: Dr Clementine Ashgrove<br>Examination date: 03/12/2025<br>Report date: 04/12/2025</div></div>${c.no('Dr Clementine Ashgrove', 'referrer')}
      <p style="font-size:19px"><b>${c.t('{i.uspelv|ULTRASOUND PELVIS|main=1} (TRANSABDOMINAL AND TRANSVAGINAL)')}</b></p>
      ${p('Clinical notes', '{d.menorr|Heavy periods|icd=N92.0}, {o|pelvic pain}, {d.ida|iron deficiency anaemia|icd=D50.9/D50.0}. {x|?Fibroids ?endometriosis|question|d.endomet}. {p.csect|Caesarean section 2014|on=2014}. LMP 20/11/2025. {x|Not pregnant|negated}. {l.hgb|Hb 101 g/L|on=2025-11-17} on 17/11/2025.')}
      ${p('Technique', 'Consent obtained, chaperone present. Compared with {i.uspelv|the scan of 08/03/2023|on=2023-03-08}, when the largest fibroid measured 24 mm. {x|No contrast given|negated}.')}
      <table><tr><th>Structure</th><th>Size (mm)</th><th>Volume / remark</th></tr>${m('Uterus', '104 x 62 x 71', '239 mL, anteverted')}${m('Endometrium', '11', 'day 14')}${m('Right ovary', '38 x 22 x 25', '11 mL, 9 follicles')}${m('Left ovary', '52 x 41 x 44', '49 mL')}</table>
      ${p('Uterus', '{d.fibroid|Three fibroids|icd=D25.1/D25.9/D25.2}: intramural posterior 41 mm, subserosal fundal 28 mm, intramural anterior 12 mm. {x|None distorts the cavity|negated}. Globular outline with striated shadowing and a thick junctional zone, {d.e16adenomy|features of adenomyosis|icd=N80.03/N80.00}. {d.h21niche|Caesarean scar niche of 5 mm|icd=N85.A}, residual myometrium 4 mm.')}
      ${p('Endometrium and cervix', '{d.endopolyp|Echogenic focus of 9 mm with a feeding vessel, in keeping with a polyp|icd=N84.0}. {x|No fluid in the cavity|negated}. {d.e16nabo|Nabothian cysts|icd=N88.8}. {x|No cervical mass|negated}.')}
      ${p('Ovaries and adnexa', 'Left: {d.ovcyst|unilocular 36 mm cyst with ground glass echoes|icd=N83.202/N83.209/N80.129/N80.122/N80.9}, {x|endometrioma or haemorrhagic cyst|question|d.e16hemcyst}. {x|No solid component|negated|d.ovca}. Right: normal, {x|not polycystic|negated|d.pcos}. Left ovary tender and fixed to the uterus, negative sliding sign. {x|No hydrosalpinx|negated|d.pid}. {x|No torsion, flow present on both sides|negated|d.e16torsion}.')}
      ${p('Other', '{o|Trace of free fluid}, physiological. {x|No bowel nodule seen|negated}. Bladder normal. Kidneys: {d.rcyst|simple cyst of 14 mm on the right|icd=N28.1}, {x|no hydronephrosis|negated|d.hydro}. {d.e16pelvcong|Dilated left parametrial veins to 8 mm|icd=I86.2}. {x|Appendix not seen|not seen}.')}
      <div style="border-left:6px solid #6a4a94;background:#f6f2fa;padding:5px 16px;margin-top:10px"><b>Conclusion</b><ol>${items(c, ['Fibroids, larger than in 2023, and adenomyosis.', 'Probable endometrial polyp. {x|Hysteroscopy suggested|suggestion|p.hystsc}.', 'Left ovarian cyst, {x|endometrioma favoured|question|d.endomet}: {x|repeat scan in 6 to 8 weeks|planned|i.uspelv}; {x|MRI if surgery is planned|conditional|i.mrpelvis}.', '{x|No sign of malignancy|negated|d.ovca}. {x|CA 125 is likely to be raised by endometriosis and is not advised|not advised|l.ca125}.'])}</ol></div>
      <div style="display:flex;justify-content:space-between;align-items:end;margin-top:14px"><div>${signature(c.rnd, '#333', 130)}<br>Dr Harriet Bellweather, FRANZCR</div><span>Sonographer: Nikolina Petric</span></div>${c.no('Nikolina Petric', 'sonographer')}`,
    )
  },
  { dateAliases: ['2025-12-04'], width: 1100, scale: 1.3 },
)

/** United States: a dentist's form; boxes before the words in four columns, lines filled in by hand. */
const dental = doc(
  'p913.jpg',
  ['en', 'other', 'photo'],
  '2026-02-17',
  [
    'Harborview Street Dental',
    'HARBORVIEW STREET DENTAL',
    'Harborview Street Dental, PLLC',
    'Harborview Street Dental PLLC',
  ],
  [
    'Ephraim Castellanos, DDS',
    'Ephraim Castellanos',
    'Dr. Ephraim Castellanos',
    'Dr. Castellanos',
    'E. Castellanos DDS',
  ],
  ['Dolores Wainwright', 'Wainwright, Dolores', 'Dolores M. Wainwright', 'Dolores M Wainwright'],
  'Medical history',
  (c) => {
    const w = (s) => hand(s, 24)
    const wt = (s) => `<span class="w">${c.t(s)}</span>`
    const box = (on) => `<span class="x">${on ? '☒' : '☐'}</span>`
    const cell = (s) => {
      const on = s.startsWith('+')
      return `<div data-line>${box(on)} ${c.t(s.replace(/^\+/, ''))}</div>`
    }
    const q = (text, on, more = '') =>
      `<div data-line class="q"><span>${en(text)}</span><span>${box(on)} Yes &nbsp;${box(!on)} No</span><span>${more ? wt(more) : ''}</span></div>`
    const no = (text, key) => `{x|${text}|box is empty${key ? `|${key}` : ''}}`
    return sheet(
      `body{font:16px/1.36 ${FACE.arial};font-size:15.4px;padding:40px 56px}.w{font:24px 'Dancing Script',cursive;color:#1d2f6f;line-height:1.05}.x{font-family:'DejaVu Sans';font-size:16px}h3{font-size:15.6px;background:#22636b;color:#fff;padding:2px 8px;margin:10px 0 4px}.four{display:grid;grid-template-columns:repeat(4,1fr);gap:2px 10px}.q{display:grid;grid-template-columns:400px 130px 1fr;border-bottom:1px dotted #999;padding:2px 0;align-items:end}.l{border-bottom:1px solid #999;min-height:32px;padding:2px 4px}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:12px;align-items:center">${mark('star', '#22636b', 46)}<div><b style="font-size:22px;color:#22636b">Harborview Street Dental</b><br>18 Harborview St, New Bedford, MA 027XX &nbsp; (508) 555-01XX</div></div><b style="font-size:20px">MEDICAL HISTORY</b></div>
      <div style="display:grid;grid-template-columns:1.3fr 1fr;margin:8px 0;line-height:1.7"><div>Patient name: ${w('Dolores M Wainwright')}<br>Physician: ${w('Dr. Shaw, Acushnet')} &nbsp; Phone: ______</div><div>Date of birth: ${w('07/30/1955')} &nbsp; Sex: ${w('F')}<br>Dentist: Ephraim Castellanos, DDS</div></div>${c.no('Dr. Shaw', 'family physician')}
      <h3>Do you have, or have you had, any of the following? (check)</h3>
      <div class="four">${[
        '+{d.htn|High blood pressure|icd=I10}',
        no('Heart attack', 'd.mi'),
        no('Heart murmur'),
        '+{p.pacem|Pacemaker}',
        no('Congenital heart defect'),
        no('Rheumatic fever'),
        no('Stroke', 'd.stroke'),
        '+{d.af|Atrial fibrillation|icd=I48.91/I48.20/I48.21}',
        no('Asthma', 'd.asthma'),
        no('Emphysema', 'd.emphys'),
        no('Tuberculosis', 'd.tb'),
        '+{d.osa|Sleep apnea|icd=G47.33/G47.30}',
        '+{d.dm2|Diabetes, type 2|icd=E11.9}',
        no('Diabetes, type 1', 'd.dm1'),
        no('Thyroid disease', 'd.hypothy'),
        no('Kidney disease', 'd.ckd'),
        no('Hepatitis B', 'd.hepb'),
        no('Hepatitis C', 'd.hepc'),
        no('HIV / AIDS', 'd.hiv'),
        no('Cirrhosis', 'd.cirrh'),
        no('Epilepsy', 'd.epil'),
        '+{d.glauc|Glaucoma|icd=H40.9/H40.1190}',
        no('Anxiety', 'd.gad'),
        no('Depression', 'd.mdd'),
        '+{d.osteoporosis|Osteoporosis|icd=M81.0}',
        '+{p.tka|Artificial joint (knee)}',
        no('Rheumatoid arthritis', 'd.ra'),
        no('Gout', 'd.gout'),
        '+{o|Cancer}',
        no('Bleeding disorder', 'd.hemoa'),
        no('Anemia', 'd.anemia'),
        '+{d.gerd|Acid reflux|icd=K21.9}',
      ]
        .map(cell)
        .join('')}</div>
      <div class="l" data-line>Explain: ${wt('{d.breastca|breast cancer left|st=-;icd=Z85.3/C50.919/C50.912} 2012, {p.lumpec|lumpectomy} and {p.radioth|radiation}; {p.tka|right knee 2019|on=2019}; {p.pacem|pacemaker 2023|on=2023}')}</div>
      <h3>Questions</h3>
      ${q('Are you taking blood thinners?', true, '{m.apix|Eliquis 5 mg twice a day|dose=5 mg;freq=twice a day}')}
      ${q('Have you ever taken bone medicine (Fosamax, Prolia)?', true, '{m.deno|Prolia every 6 months|dose=-;freq=every 6 months}, since 2022')}
      ${q('Do you need antibiotics before dental treatment?', false)}
      ${q('Do you smoke or vape?', false, '{d.exsmoker|quit 1990|icd=Z87.891}')}
      ${q('Are you pregnant or nursing?', false)}
      ${q('Have you had a reaction to local anesthetic?', false)}
      ${q('Have you been in hospital in the last 2 years?', true, '{d.divertic|diverticulitis, Aug 2024|st=-;on=2024-08;icd=K57.92/K57.32}')}
      ${q('Do you snore or use a night device?', true, 'CPAP')}${c.no('antibiotics before dental treatment', 'answered no')}${c.no('pregnant or nursing', 'answered no')}${c.no('reaction to local anesthetic', 'answered no')}${c.no('smoke or vape', 'answered no', 'd.smoker')}${c.no('Fosamax', 'named in a question', 'm.alen')}
      <h3>Allergies (check)</h3>
      <div class="four">${['+{a.pen|Penicillin}', no('Latex', 'a.latex'), '+{a.code|Codeine}', no('Aspirin', 'a.asa'), no('Sulfa drugs', 'a.sulfa'), no('Metals', 'a.nickel'), no('Iodine', 'a.povid'), '+Other'].map(cell).join('')}</div>
      <div class="l" data-line>Explain: ${wt('{a.pen|penicillin|react=throat swelling} - throat swelling; {a.code|codeine|react=vomiting} - vomiting; other: {a.clinda|clindamycin|react=diarrhea} - diarrhea')}</div>
      <h3>Current medications</h3>
      <div class="l" data-line>${wt('{m.metf|metformin 1000 mg 2x|freq=2x}, {m.lis|lisinopril 20 mg|freq=-}, {m.metop|metoprolol 50 mg|freq=-}, {m.ator|atorvastatin 40 mg|freq=-}')}</div>
      <div class="l" data-line>${wt('{m.latan|latanoprost drops at night|dose=-;freq=at night}, {m.ome|omeprazole 20|dose=-}, {m.cacit|calcium citrate|dose=-}')}</div>
      <div class="l" data-line>Vitamins or herbs: ${wt('{m.fishoil|fish oil|dose=-;st=stopped} - stopped')}</div>
      <h3>For office use</h3>
      <div class="l" data-line>${c.t('BP {l.e21sys|146|v=146;u=-}/{l.e21dia|82|v=82;u=-} \u00a0 Pulse {l.e21hr|70|v=70;u=-} \u00a0 {l.a1c|A1c 7.1 %|v=7.1;u=%;on=2026-01} (Jan 2026, per patient) \u00a0 ASA III')}</div>
      <div class="l" data-line>${wt('{x|Call Dr. Shaw before extraction #19: hold Eliquis?|question|m.apix} {x|Jaw risk with Prolia discussed|warned}')}</div>
      <div class="l" data-line>${wt('{x|Azithromycin if antibiotic needed|conditional|m.azit}. Ultrasonic scaler ok with pacemaker. {x|Mother: diabetes|family history}')}</div>
      <div style="display:flex;justify-content:space-between;margin-top:10px"><div>Patient signature: ${hand('D Wainwright', 28)} &nbsp; Date: ${w('02/17/2026')}</div><div>Reviewed by: ${hand('E. Castellanos DDS', 27)}</div></div>`,
    )
  },
  { width: 1080, scale: 1.42, degrade: { angle: -1.2 } },
)

export const twentyFifthEnMore = [pelvis, dental]
