/** Laboratory reports in English: an allergy ladder, a stone clinic's day urines, toxicology, a panel with crosses in columns. */
import { barcode, mark, matrixCode } from '../lib/decor.mjs'
import { FACE, doc, en, letter, resultCell, rows, sheet } from './blind-parts.mjs'

/** Specific IgE: code, allergen, number, class, and a ladder of seven boxes; the limit stands once over the table. */
const ladder = doc(
  'p161.jpg',
  ['en', 'lab', 'photo'],
  '2025-04-02',
  ['Cedar Hollow Allergy Laboratory', 'CEDAR HOLLOW ALLERGY LABORATORY', 'Cedar Hollow'],
  ['Rosalind Featherstone, MD', 'Rosalind Featherstone', 'R. Featherstone, MD', 'Dr. Featherstone'],
  ['Caleb Oyelaran', 'OYELARAN, CALEB', 'Oyelaran, Caleb'],
  'Specific IgE report',
  (c) => {
    const row = (code, key, label, printed, grade) =>
      rows(
        c,
        (r) =>
          `<td class="k">${code}</td><td>${en(r.label)}</td><td class="v">${en(r.printed)}</td><td class="c">${grade}</td>${[0, 1, 2, 3, 4, 5, 6].map((i) => `<td class="b${i <= grade && grade > 0 && i > 0 ? ' on' : ''}"></td>`).join('')}`,
        [`${key};${label};${printed};kU/L;|range=<0.35`],
      )
    const group = (t) => `<tr class="g"><td colspan="11">${en(t)}</td></tr>`
    return sheet(
      `body{font:19px/1.34 ${FACE.openSans};font-size:18px;padding:40px 52px}td,th{padding:4px 8px;border-bottom:1px solid #cfd8cf}th{font-size:15px;border-bottom:2px solid #2f5d46;color:#2f5d46}.k{color:#666;width:52px;font-size:15px}.v{text-align:right;width:88px;padding-right:16px}.c{text-align:center;width:62px;font-weight:bold}.b{width:40px;border:1px solid #b9c4bb;background:#fff}.b.on{background:#5f8f74}.g td{font-weight:bold;background:#eaf1ec;border:0}.h{display:grid;grid-template-columns:1fr 1fr 1fr;gap:2px 18px;margin:12px 0;font-size:17px}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:12px;align-items:center">${mark('leaf', '#2f5d46', 46)}<div><b style="font-size:24px;color:#2f5d46">Cedar Hollow Allergy Laboratory</b><br>Specific IgE report</div></div>${matrixCode(c.rnd, 18, 3)}</div>
      <div class="h"><div>Patient: <b>Caleb Oyelaran</b></div><div>DOB: 06/22/2016</div><div>Sex: male</div><div>Drawn: 04/02/2025</div><div>Received: 04/03/2025</div><div>Reported: 04/08/2025</div><div>Ordered by: Rosalind Featherstone, MD</div><div>Specimen: serum</div><div>Order: CH-55190</div></div>
      <div style="font-size:16px">Values in kU/L. Negative: &lt;0.35 (class 0).</div>
      <table><tr><th>Code</th><th>Allergen</th><th style="text-align:right">kU/L</th><th style="text-align:center">Class</th>${[0, 1, 2, 3, 4, 5, 6].map((i) => `<th style="text-align:center">${i}</th>`).join('')}</tr>
      ${group('INDOOR')}${row('d1', 'dpter', 'Dermatophagoides pteronyssinus', '18.40', 4)}${row('d2', 'dfar', 'Dermatophagoides farinae', '22.70', 4)}${row('e1', 'catige', 'Cat dander', '0.12', 0)}${row('e5', 'dogige', 'Dog dander', '1.06', 2)}${row('i6', 'roach', 'Cockroach, German', '<0.10', 0)}
      ${group('POLLENS AND MOLDS')}${row('g6', 'timothy', 'Timothy grass', '41.20', 4)}${row('t3', 'birch', 'Silver birch', '3.15', 2)}${row('w1', 'ragweed', 'Ragweed, common', '0.33', 0)}${row('m6', 'altern', 'Alternaria alternata', '9.80', 3)}${row('m3', 'aspfum', 'Aspergillus fumigatus', '0.41', 1)}
      ${group('FOODS')}${row('f13', 'peanutige', 'Peanut', '6.92', 3)}${row('f423', 'arah2', 'Peanut component rAra h 2', '<0.10', 0)}${row('f1', 'eggige', 'Egg white', '0.28', 0)}${row('f2', 'milkige', 'Cow’s milk', '<0.10', 0)}${row('f4', 'wheatige', 'Wheat', '0.77', 2)}${row('f24', 'shrimpige', 'Shrimp', '<0.10', 0)}${row('f256', 'walnutige', 'Walnut', '1.91', 2)}${row('f10', 'sesameige', 'Sesame seed', '0.20', 0)}</table>
      <table style="width:70%;margin-top:12px">${rows(c, (r) => `<td>${en(r.label)}</td><td><b>${en(`${r.printed} ${r.unit}`)} ${letter(r)}</b></td><td>${en(`reference ${r.ref}`)}</td>`, ['ige;Total IgE;618;kU/L;<150', 'tryp;Tryptase, baseline;4.9;ug/L;<11.4'])}</table>
      <p style="font-size:16.5px">${c.t('Interpretation: {x|a positive result shows sensitization and does not prove peanut allergy|reference comment|a.peanut}; Ara h 2 below 0.10 speaks against systemic reactions. {x|An oral food challenge may be considered|considered}. {x|Antihistamines such as cetirizine do not alter this test|reference comment|m.ceti}.')} Technical director: Gustav Ollerenshaw, PhD</p>${c.no('Gustav Ollerenshaw, PhD', 'technical director')}`,
    )
  },
  { scale: 1.2, degrade: { angle: 1.4 } },
)

/** Two twenty-four hour urines beside each other, limits by sex under one another, then the stone itself. */
const stones = doc(
  'p162.png',
  ['en', 'lab', 'clean'],
  '2025-05-20',
  ['Meridian Stone Laboratory', 'MERIDIAN STONE LABORATORY', 'Meridian Stone'],
  ['Isidora Vance, MD', 'Isidora Vance', 'I. Vance, MD', 'Dr. Vance'],
  ['Marguerite Doyle-Hines', 'DOYLE-HINES, MARGUERITE', 'Doyle-Hines, Marguerite'],
  '24-hour urine stone profile',
  (c) => {
    const line = (key, label, unit, ref, before, now, shown) => {
      const cell = (v, on) =>
        v ? resultCell(c, key, label, v, unit, ref, on, (r) => (letter(r) ? `${v} *` : v)) : '<span>-</span>'
      return `<tr><td>${en(label)}</td><td class="u">${en(unit)}</td><td class="r">${cell(before, '2024-11-12')}</td><td class="r n">${cell(now, '2025-05-20')}</td><td class="s">${(shown ?? [ref]).map(en).join('<br>')}</td></tr>`
    }
    const group = (t) => `<tr class="g"><td colspan="5">${en(t)}</td></tr>`
    const sexes = (m, f) => [`Men ${m}`, `Women ${f}`]
    return sheet(
      `body{font:18px/1.3 ${FACE.lato};padding:40px 60px}td,th{padding:4px 12px;border-bottom:1px solid #d9d2c4}th{background:#6d4c1f;color:#fff;font-size:16px}.r{text-align:right;width:150px}th.r{text-align:right}.n{background:#fbf5e8;font-weight:bold}.g td{font-weight:bold;color:#6d4c1f;padding-top:10px}.s{font-size:15.5px;color:#444}.u{color:#444;font-size:16px}.h{display:flex;justify-content:space-between;margin:12px 0}`,
      `<div style="display:flex;gap:14px;align-items:center">${mark('rings', '#6d4c1f', 50)}<div><b style="font-size:26px;color:#6d4c1f">Meridian Stone Laboratory</b><br>24-hour urine stone profile</div></div>
      <div class="h"><div>Patient: Marguerite Doyle-Hines<br>Born: 03/30/1968, female</div><div>Physician: Isidora Vance, MD<br>Lakemont Urology, Duluth</div><div>Report date: 05/29/2025<br>Report no. 90-3317</div></div>${c.no('Lakemont Urology, Duluth', 'practice of the ordering doctor')}
      <table><tr><th>Analyte</th><th>Unit</th><th class="r">11/12/2024</th><th class="r">05/20/2025</th><th>Reference, 24 h</th></tr>
      ${group('VOLUME AND SUPERSATURATION')}${line('uvol', 'Urine volume', 'L', '0.50-4.00', '1.12', '2.31')}${line('sscaox', 'SS calcium oxalate', '', '6.0-10.0', '14.7', '6.8')}${line('sscap', 'SS calcium phosphate', '', '0.50-2.00', '2.44', '1.09')}${line('ssua', 'SS uric acid', '', '0.00-1.00', '1.31', '0.38')}
      ${group('STONE FORMERS AND INHIBITORS')}${line('ucalc', 'Calcium', 'mg', '<200', '288', '217', sexes('<250', '<200'))}${line('uoxal', 'Oxalate', 'mg', '20-40', '47', '33')}${line('ucit', 'Citrate', 'mg', '>550', '310', '602', sexes('>450', '>550'))}${line('uua24', 'Uric acid', 'g', '<0.750', '0.611', '0.574', sexes('<0.800', '<0.750'))}${line('uph24', 'pH', '', '5.8-6.2', '5.6', '6.4')}
      ${group('DIET')}${line('una24', 'Sodium', 'mmol', '50-150', '214', '139')}${line('uk24', 'Potassium', 'mmol', '20-100', '41', '78')}${line('umg24', 'Magnesium', 'mg', '30-120', '', '94')}${line('uphos24', 'Phosphorus', 'g', '0.60-1.20', '0.88', '0.91')}${line('uamm24', 'Ammonium', 'mmol', '15-60', '37', '29')}${line('usulf', 'Sulfate', 'meq', '20-80', '44', '')}${line('uun24', 'Urea nitrogen', 'g', '6.00-14.00', '10.20', '9.70')}
      ${group('COMPLETENESS OF COLLECTION')}${line('ucrea24', 'Creatinine', 'mg', '600-1600', '1041', '1077', sexes('800-2000', '600-1600'))}</table>
      <div style="font-weight:bold;color:#6d4c1f;margin:14px 0 4px">STONE ANALYSIS, passed 04/18/2025</div><table style="width:62%">${rows(c, (r) => `<td>${en(r.label)}</td><td class="r">${en(`${r.printed} ${r.unit}`)}</td>`, ['stwhew;Calcium oxalate monohydrate;60;%;|date=2025-04-18', 'stwed;Calcium oxalate dihydrate;25;%;|date=2025-04-18', 'stapa;Carbonate apatite;15;%;|date=2025-04-18', 'stwt;Stone weight;42;mg;|date=2025-04-18'])}</table>
      <p style="font-size:16px">${c.t('* outside the reference of the patient’s sex. Treatment reported by the patient: {m.kcit|potassium citrate|dose=-}, {m.chlor|chlorthalidone|dose=-}. {x|Hyperoxaluria is seen after gastric bypass and in Crohn’s disease|reference comment|d.crohn}. {o|Cystine screen negative}. {x|If urine calcium stays high, primary hyperparathyroidism should be excluded|advice|d.phpt}.')} Reviewed by Ansel Threlkeld, MD</p>${c.no('Ansel Threlkeld, MD', 'reviewing pathologist')}`,
    )
  },
)

/** A pain clinic's urine: the cut-off in a column that is no result, then the confirmation with its agreement. */
const toxicology = doc(
  'p163.jpg',
  ['en', 'lab', 'photo'],
  '2024-10-21',
  ['Tall Pines Toxicology', 'TALL PINES TOXICOLOGY'],
  ['Winston Abara, DO', 'ABARA, WINSTON DO', 'Winston Abara', 'W. Abara, DO', 'Abara, Winston'],
  ['Rochelle Dupree', 'DUPREE, ROCHELLE', 'Dupree, Rochelle'],
  'Urine drug monitoring report',
  (c) => {
    const screen = (key, label, cutoff, printed) =>
      rows(
        c,
        (r) =>
          `<td>${en(r.label)}</td><td>${en(cutoff)}</td><td class="${r.printed === 'NEGATIVE' ? '' : 'p'}">${en(r.printed)}</td>`,
        [`${key};${label};${printed};;`],
      )
    const confirm = (key, label, printed, unit, loq, agree) =>
      rows(
        c,
        (r) =>
          `<td>${en(r.label)}</td><td class="p">${en(`${r.printed} ${r.unit}`)}</td><td>${en(loq)}</td><td>${en(agree)}</td>`,
        [`${key};${label};${printed};${unit};`],
      )
    return sheet(
      `body{font:18px/1.32 ${FACE.roboto};padding:38px 50px}td,th{padding:3px 10px;border:1px solid #999}th{background:#22303d;color:#fff;font-size:15.5px}.p{font-weight:bold;background:#f5dcd8}.two{display:grid;grid-template-columns:1.12fr 1fr;gap:22px;align-items:start}h3{font-size:18px;margin:12px 0 5px}.h{display:grid;grid-template-columns:1fr 1fr 1fr;gap:2px 16px;border:1px solid #999;padding:8px 12px;margin:10px 0;font-size:16.5px}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div><b style="font-size:26px;letter-spacing:2px">TALL PINES TOXICOLOGY</b><br>Urine drug monitoring report</div>${barcode(c.rnd, 40, 34)}</div>
      <div class="h"><div>DUPREE, ROCHELLE</div><div>DOB 01/09/1979 &nbsp; F</div><div>ID 0071-4485</div><div>Collected 10/21/2024 14:30</div><div>Received 10/22/2024</div><div>Final 10/25/2024</div><div style="grid-column:1/4">Provider ABARA, WINSTON DO &nbsp; Client Red Clay Pain Associates</div></div>${c.no('Red Clay Pain Associates', 'client of the laboratory')}
      <p style="margin:6px 0"><b>Medicines declared:</b> ${c.t('{m.suboxone|buprenorphine-naloxone 8 mg/2 mg film|dose=-;freq=twice daily} twice daily, {m.clon|clonazepam 0.5 mg nightly|freq=nightly}, {m.tapent|tapentadol 50 mg|st=stopped} (discontinued 09/2024). {m.carisop|Carisoprodol 350 mg|freq=as needed} as needed.')}</p>
      <div class="two"><div><h3>Screen, immunoassay</h3><table><tr><th>Drug class</th><th>Cutoff ng/mL</th><th>Result</th></tr>${screen('uamph', 'Amphetamines', '500', 'NEGATIVE')}${screen('ubarb', 'Barbiturates', '200', 'NEGATIVE')}${screen('ubenz', 'Benzodiazepines', '150', 'NEGATIVE')}${screen('ubup', 'Buprenorphine', '5', 'POSITIVE')}${screen('uthc', 'Cannabinoids (THC)', '50', 'POSITIVE')}${screen('ucoc', 'Cocaine metabolite', '150', 'NEGATIVE')}${screen('uetg', 'Ethyl glucuronide', '500', 'NEGATIVE')}${screen('ufent', 'Fentanyl', '2', 'NEGATIVE')}${screen('umethad', 'Methadone', '150', 'NEGATIVE')}${screen('uopi', 'Opiates', '300', 'NEGATIVE')}${screen('uoxy', 'Oxycodone', '100', 'NEGATIVE')}${screen('upcp', 'Phencyclidine', '25', 'NEGATIVE')}</table></div>
      <div><h3>Specimen validity</h3><table><tr><th>Test</th><th>Result</th><th>Acceptable</th></tr>${rows(c, (r) => `<td>${en(r.label)}</td><td>${en(`${r.printed} ${r.unit}`.trim())}</td><td>${en(r.ref)}</td>`, ['ucrea;Creatinine;88.4;mg/dL;> 20.0', 'usg;Specific gravity;1.017;;1.003 - 1.030', 'uph;pH;6.1;;4.5 - 9.0', 'uoxid;Oxidants;Negative;;Negative'])}</table><p style="font-size:15.5px">${c.t('{x|No evidence of dilution or substitution|negated}. A positive screen is {x|presumptive until confirmed|note}.')}</p></div></div>
      <h3>Confirmation, LC-MS/MS</h3><table><tr><th>Compound</th><th>Result</th><th>LOQ ng/mL</th><th>Agreement with declared medicines</th></tr>${confirm('ubupq', 'Buprenorphine', '84', 'ng/mL', '2', 'CONSISTENT')}${confirm('unorbup', 'Norbuprenorphine', '212', 'ng/mL', '5', 'CONSISTENT')}${confirm('uclonq', '7-Aminoclonazepam', '340', 'ng/mL', '10', 'CONSISTENT')}${confirm('uthcq', 'THC-COOH', '61', 'ng/mL', '5', 'INCONSISTENT, not declared')}${confirm('umepro', 'Meprobamate', '1480', 'ng/mL', '50', 'CONSISTENT, metabolite of carisoprodol')}${confirm('unic', 'Cotinine', '905', 'ng/mL', '25', 'NOT APPLICABLE')}</table>
      <p style="font-size:16px">${c.t('Comment: clonazepam is often missed by immunoassay. Tapentadol was not detected. {x|Codeine, morphine and hydrocodone not detected|negated|m.code}. {x|This report does not diagnose a substance use disorder|note}. For treatment only.')}</p><div style="font-size:16px">Certifying scientist: Odalys Ferrante, PhD</div>${c.no('Odalys Ferrante, PhD', 'certifying scientist')}`,
    )
  },
  { scale: 1.2, degrade: { angle: -2.2 } },
)

/** A multiplex panel: a cross stands in the column Detected or Not detected; the summary repeats what was found. */
const panel = doc(
  'p164.jpg',
  ['en', 'lab', 'photo'],
  '2025-01-11',
  [
    'Harbor Light Children’s Hospital',
    "Harbor Light Children's Hospital",
    'HARBOR LIGHT CHILDREN’S HOSPITAL',
    'Harbor Light',
  ],
  ['Nadia Prokosch, MD', 'Nadia Prokosch', 'N. Prokosch, MD', 'Dr. Prokosch'],
  ['Tobias Ravenel', 'RAVENEL, TOBIAS', 'Ravenel, Tobias'],
  'Respiratory pathogen panel',
  (c) => {
    const row = (key, label, found) =>
      rows(
        c,
        (r) =>
          `<td>${en(r.label)}</td><td class="x">${found ? 'X' : ''}</td><td class="x">${found ? '' : 'X'}</td>`,
        [`${key};${label};${found ? 'Detected' : 'Not detected'};;`],
      )
    const head = (t) => `<tr><th>${en(t)}</th><th class="x">Detected</th><th class="x">Not detected</th></tr>`
    return sheet(
      `body{font:19px/1.36 ${FACE.calibri};font-size:19.5px;padding:42px 58px}td,th{padding:4px 12px;border:1px solid #8aa}th{background:#dff0ee;color:#0b5b57}.x{text-align:center;width:150px;font-weight:bold}table{margin-bottom:12px}.h{display:flex;justify-content:space-between;margin:10px 0;line-height:1.45}.sum{border:3px solid #0b5b57;padding:8px 14px;margin:10px 0}`,
      `<div style="display:flex;gap:14px;align-items:center">${mark('wave', '#0b5b57', 50)}<div><b style="font-size:26px;color:#0b5b57">Harbor Light Children’s Hospital</b><br>Clinical laboratory, molecular section &nbsp; Norfolk, Virginia</div></div>
      <div class="h"><div><b>Ravenel, Tobias</b><br>Born 10/30/2020 &nbsp; Male &nbsp; 4 y</div><div>Collected 01/11/2025 22:05<br>Result 01/12/2025 00:31</div><div>Ordering Nadia Prokosch, MD<br>Location Emergency, bed 6</div></div>
      <div style="font-size:22px;font-weight:bold">Respiratory pathogen panel, nasopharyngeal swab</div>
      <div class="sum">${c.t('**POSITIVE for:** {l.rhino|Rhinovirus/Enterovirus|v=Detected;u=-}, {l.mycpn|Mycoplasma pneumoniae|v=Detected;u=-}')}</div>
      <table>${head('VIRUSES')}${row('adeno', 'Adenovirus', 0)}${row('cov229', 'Coronavirus 229E', 0)}${row('covhku', 'Coronavirus HKU1', 0)}${row('covnl', 'Coronavirus NL63', 0)}${row('covoc', 'Coronavirus OC43', 0)}${row('covidpcr', 'SARS-CoV-2', 0)}${row('hmpv', 'Human metapneumovirus', 0)}${row('rhino', 'Rhinovirus/Enterovirus', 1)}${row('flua', 'Influenza A', 0)}${row('flub', 'Influenza B', 0)}${row('piv1', 'Parainfluenza 1', 0)}${row('piv2', 'Parainfluenza 2', 0)}${row('piv3', 'Parainfluenza 3', 0)}${row('piv4', 'Parainfluenza 4', 0)}${row('rsvpcr', 'Respiratory syncytial virus', 0)}</table>
      <table>${head('BACTERIA')}${row('bpert', 'Bordetella pertussis', 0)}${row('bparap', 'Bordetella parapertussis', 0)}${row('chlpn', 'Chlamydia pneumoniae', 0)}${row('mycpn', 'Mycoplasma pneumoniae', 1)}</table>
      <div style="font-weight:bold">Blood, 01/11/2025 22:20</div><table>${rows(c, (r) => `<td>${en(r.label)}</td><td>${en(`${r.printed} ${r.unit}`)} <b>${letter(r)}</b></td><td>${en(r.ref)}</td>`, ['wbc;WBC (2-5 years 5.0 - 14.5);12.9;K/uL;5.0 - 14.5', 'bands;Band forms;11;%;0 - 5', 'crp;CRP;42.6;mg/L;0.0 - 8.0', 'pct;Procalcitonin;0.31;ng/mL;0.00 - 0.10'])}</table>
      <p>${c.t('Rhinovirus RNA may persist for weeks after a cold. {x|Macrolides such as azithromycin are first choice for Mycoplasma pneumonia|reference comment|m.azit}. {x|Negative results do not exclude pneumonia|reference comment|d.pneumonia}. Pertussis was not found.')}</p><div>Verified by L. Castaneda, MLS</div>${c.no('L. Castaneda, MLS', 'technologist')}`,
    )
  },
  { scale: 1.2, degrade: { angle: 2.3 } },
)

export const fifthLabs = [ladder, stones, toxicology, panel]
