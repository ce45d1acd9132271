/** Forms in English: hand-held maternity notes with a date in every row, a semen analysis in two samples, a screening with bands. */
import { hand, mark, stamp } from '../lib/decor.mjs'
import { FACE, doc, en, letter, resultCell, rows, sheet } from './blind-parts.mjs'

/** United Kingdom, the mother's own notes: date taken, result and action of each test; some declined, some due. */
const notes = doc(
  'p165.jpg',
  ['en', 'lab', 'scan'],
  '2025-03-18',
  ['Fernhollow Maternity Unit', 'FERNHOLLOW MATERNITY UNIT', 'Fernhollow'],
  ['Miss Y Castellane', 'Y Castellane', 'Miss Castellane'],
  ['Bethany Orwin', 'ORWIN Bethany', 'Orwin, Bethany', 'Mrs Bethany Orwin'],
  'Antenatal screening and blood tests',
  (c) => {
    const iso = (d) => d.split('/').reverse().join('-')
    const row = (on, what, line, note = '') =>
      rows(
        c,
        (r) =>
          `<td>${en(what ?? r.label)}</td><td>${on}</td><td class="v">${en(`${r.printed} ${r.unit}`.trim())}${letter(r) ? ` ${letter(r)}` : ''}</td><td>${r.ref ? en(r.ref) : ''}</td><td>${c.t(note)}</td>`,
        [`${line}|date=${iso(on)}`],
      )
    const blank = (what, s) => `<tr><td>${c.t(what)}</td><td></td><td colspan="3">${c.t(s)}</td></tr>`
    const group = (t) => `<tr class="g"><td colspan="5">${en(t)}</td></tr>`
    return sheet(
      `body{font:18.5px/1.34 ${FACE.arial};font-size:17.5px;padding:40px 50px}td,th{border:1px solid #555;padding:4px 8px}th{background:#eee;font-size:15.5px}.g td{background:#dcdcdc;font-weight:bold}.v{font-weight:bold}.h{display:grid;grid-template-columns:1.2fr 1fr 1fr;gap:2px 14px;margin:10px 0}`,
      `<div style="display:flex;justify-content:space-between"><div><b style="font-size:24px">Antenatal screening and blood tests</b><br>Hand-held notes, page 11</div><div style="text-align:right"><b>Fernhollow Maternity Unit</b><br>Consultant: Miss Y Castellane</div></div>
      <div class="h"><div>Name: <b>Bethany Orwin</b></div><div>Born: 07/05/1992</div><div>NHS no. 602 441 8870</div><div>Midwife: Karen Soames</div><div>Booked: 09/12/2024</div><div>Due date: 10/06/2025</div></div>${c.no('Karen Soames', 'midwife')}
      <table><tr><th>Test</th><th>Date taken</th><th>Result</th><th>Normal range</th><th>Action / signature</th></tr>
      ${group('BOOKING')}${row('09/12/2024', null, 'abo;Blood group;O;;')}${row('09/12/2024', null, 'rhd;Rhesus D;Negative;;', '{x|anti-D at 28 weeks|planned|m.antid}')}${row('09/12/2024', null, 'abscr;Antibody screen;None detected;;')}${row('09/12/2024', null, 'hgb;Haemoglobin;121;g/L;110 - 148')}${row('09/12/2024', null, 'plt;Platelets;263;x10^9/L;150 - 400')}${row('09/12/2024', null, 'ferr;Ferritin;22;ug/L;30 - 150', '{m.fefum|ferrous fumarate 210 mg daily|freq=daily} started')}${row('09/12/2024', null, 'a1c;HbA1c;35;mmol/mol;20 - 41')}${row('09/12/2024', null, 'sickle;Sickle and thalassaemia screen;No variant detected;;', '{x|not a carrier|negated|d.sicklet}')}${row('09/12/2024', null, 'hivag;HIV;Negative;;')}${row('09/12/2024', null, 'hbsag;Hepatitis B;Negative;;')}${row('09/12/2024', null, 'syph;Syphilis;Negative;;')}${row('09/12/2024', null, 'ucult;MSU;Mixed growth;;', '{x|UTI not present|negated|d.uti}')}${row('09/12/2024', null, 'coppm;Carbon monoxide;9;ppm;< 4', 'referred to {o|stop smoking}')}${blank('{x|Rubella immunity|not done}', 'no longer offered')}
      ${group('FIRST TRIMESTER COMBINED TEST')}${row('16/12/2024', null, 'crl;Crown-rump length;64.2;mm;')}${row('16/12/2024', null, 'nt;Nuchal translucency;1.7;mm;')}${row('16/12/2024', null, 'papp;PAPP-A;0.41;MoM;', '{x|growth scans at 32 and 36 weeks|planned|i.usob}')}${row('16/12/2024', null, 'fbhcg;Free beta-hCG;1.22;MoM;')}${row('16/12/2024', null, 't21;Trisomy 21 chance;1 in 1,850;;', '{x|Down’s syndrome: lower chance|negated|d.down}')}${row('16/12/2024', null, 't1318;Trisomy 18 and 13 chance;1 in 9,400;;')}
      ${group('28 WEEKS')}${row('18/03/2025', null, 'hgb;Haemoglobin;98;g/L;105 - 140')}${row('18/03/2025', null, 'abscr;Antibody screen;Anti-K, titre 4;;|result=Anti-K', 'repeat in 4 weeks')}${row('18/03/2025', null, 'gttf;GTT fasting glucose;5.0;mmol/L;< 5.6')}${row('18/03/2025', null, 'gtt2m;GTT 2-hour glucose;8.3;mmol/L;< 7.8', '{d.gdm|gestational diabetes|icd=O24.419/O24.410}; diabetes clinic')}${row('18/03/2025', null, 'bge;Bile acids;11;umol/L;< 19', '{d.itch|itching of pregnancy}')}${blank('{x|Whooping cough vaccine|planned}', 'due from 20 weeks, {x|declined so far|declined}')}${blank('{x|Group B strep swab|planned|d.gbs}', 'not routine')}</table>
      <p>${c.t('Allergies: {a.flucl|flucloxacillin - rash|react=rash}. Past: {d.symph|pelvic girdle pain|st=historical;icd=O26.719/O26.72/O26.713/Z87.59} 2021; {x|no previous pre-eclampsia|negated|d.preecl}. Sister: {x|spina bifida|family history}. Taking {m.folic|folic acid 400 micrograms daily|freq=daily}.')} &nbsp; ${hand('K Soames', 26)}</p>`,
    )
  },
  { dateAliases: ['2024-12-09'], degrade: { angle: -0.5 } },
)

/** Two samples beside each other with the lower reference limits only; hormones beneath. */
const semen = doc(
  'p166.png',
  ['en', 'lab', 'clean'],
  '2025-03-18',
  ['Brookmere Fertility Laboratory', 'BROOKMERE FERTILITY LABORATORY', 'Brookmere'],
  ['Dr Ifeoma Lockhart', 'Ifeoma Lockhart', 'Dr I Lockhart', 'I Lockhart'],
  ['Callum Strachan', 'STRACHAN Callum', 'Mr Callum Strachan', 'Strachan, Callum'],
  'Diagnostic semen analysis',
  (c) => {
    const line = (key, label, unit, ref, first, second) => {
      const cell = (v, on) =>
        `<td class="r">${resultCell(c, key, label, v, unit, ref, on, (r) => (letter(r) === 'L' ? `${v} ▼` : letter(r) === 'H' ? `${v} ▲` : v))}</td>`
      return `<tr><td>${en(label)}</td>${cell(first, '2025-02-04')}${cell(second, '2025-03-18')}<td>${en(unit)}</td><td>${en(ref)}</td></tr>`
    }
    const plain = (t, a, b) =>
      `<tr><td>${c.t(t)}</td><td class="r">${a}</td><td class="r">${b}</td><td></td><td></td></tr>`
    return sheet(
      `body{font:18px/1.4 ${FACE.cambria};font-size:19.5px;padding:46px 72px}td,th{padding:5px 12px;border-bottom:1px solid #bfcbd6}th{border-bottom:2px solid #1f4e79;color:#1f4e79;font-size:17px}.r{text-align:right;width:140px}th.r{text-align:right}.h{display:grid;grid-template-columns:1fr 1fr;gap:2px 20px;border-top:2px solid #1f4e79;border-bottom:2px solid #1f4e79;padding:8px 0;margin:12px 0}h3{font-size:19px;color:#1f4e79;margin:14px 0 4px}`,
      `<div style="text-align:center"><b style="font-size:28px;color:#1f4e79">Brookmere Fertility Laboratory</b><br>Diagnostic semen analysis</div>
      <div class="h"><div>Mr Callum Strachan</div><div>Date of birth 29/08/1987</div><div>Requested by Dr Ifeoma Lockhart</div><div>Partner: Mrs Jade Strachan</div><div>Reported 20/03/2025</div><div>Lab number BF-25-0412</div></div>${c.no('Mrs Jade Strachan', 'partner of the patient')}
      <p>Clinical details: ${c.t('two years of {d.infert|primary infertility|icd=N46.9}; {d.varico|left varicocele}; {p.orchidop|orchidopexy|on=1993} 1993; {x|no previous mumps|negated}.')}</p>
      <table><tr><th>Parameter</th><th class="r">04/02/2025</th><th class="r">18/03/2025</th><th>Unit</th><th>Lower reference limit</th></tr>
      ${plain('{o|Abstinence, days}', '4', '3')}${line('semvol', 'Volume', 'mL', '>= 1.4', '2.1', '1.2')}${line('semph', 'pH', '', '>= 7.2', '7.6', '7.4')}${line('semconc', 'Concentration', 'million/mL', '>= 16', '11', '8.5')}${line('semtot', 'Total sperm number', 'million', '>= 39', '23.1', '10.2')}${line('semmot', 'Total motility', '%', '>= 42', '47', '31')}${line('semprog', 'Progressive motility', '%', '>= 30', '33', '19')}${line('semvit', 'Vitality', '%', '>= 54', '66', '58')}${line('semmor', 'Normal forms', '%', '>= 4', '2', '1')}${plain('{o|Agglutination}', 'none', 'none')}</table>
      <h3>Further tests, 18/03/2025</h3><table>${rows(c, (r) => `<td>${en(r.label)}</td><td class="r">${en(r.printed)} ${r.flag === 'H' ? '▲' : r.flag === 'L' ? '▼' : ''}</td><td>${en(r.unit)}</td><td>${en(r.ref)}</td>`, ['semround;Round cells;0.6;million/mL;< 1.0', 'semmar;MAR test IgG;4;%;< 50', 'semfru;Seminal fructose;19;umol/ejaculate;>= 13', 'dfi;DNA fragmentation index;34;%;< 25', 'fsh;FSH;13.8;IU/L;1.5 - 12.4', 'lh;LH;7.1;IU/L;1.7 - 8.6', 'testo;Testosterone;9.4;nmol/L;8.6 - 29.0', 'inhb;Inhibin B;61;pg/mL;> 80', 'karyo;Karyotype;46,XY;;', 'ymicro;Y microdeletion;Not detected;;'])}</table>
      <p>${c.t('Comment: {d.oat|oligoasthenoteratozoospermia}, worse in the second sample, which was incomplete. {x|Azoospermia is excluded|ruled out|d.azoo}. {x|Raised FSH suggests primary testicular failure|reference comment}. {x|ICSI may be advised|advice|p.icsi}. {x|Testosterone replacement must be avoided|warning|m.testog}. {x|Klinefelter syndrome excluded by karyotype|ruled out}.')}</p>
      <p>Andrologist: Dr Piers Hathersage PhD, FRCPath</p>${c.no('Dr Piers Hathersage PhD, FRCPath', 'laboratory andrologist')}`,
    )
  },
)

/** A works' health screening: three bands a test, a tick in one; the printed number beside. */
const screening = doc(
  'p167.jpg',
  ['en', 'lab', 'photo'],
  '2025-09-10',
  ['Blue Kestrel Health Screening', 'BLUE KESTREL HEALTH SCREENING', 'Blue Kestrel'],
  [null],
  ['Lorenzo Macaulay', 'MACAULAY, LORENZO', 'Macaulay, Lorenzo'],
  'Your numbers',
  (c) => {
    const row = (line, bands, at) =>
      rows(
        c,
        (r) =>
          `<td>${en(r.label)}</td><td class="v">${en(r.printed)} <span class="u">${en(r.unit)}</span></td>${bands.map((b, i) => `<td class="b${i}">${i === at ? '&#10003; ' : ''}${en(b)}</td>`).join('')}`,
        [line],
      )
    const head = (t) =>
      `<tr class="g"><td>${en(t)}</td><td>You</td><td>Healthy</td><td>Watch</td><td>Act</td></tr>`
    return sheet(
      `body{font:19px/1.36 ${FACE.slab};font-size:18px;padding:40px 48px}td{padding:6px 10px;border:2px solid #fff;background:#f1f3f6}.v{font-weight:bold;font-size:21px;text-align:right;white-space:nowrap}.u{font-size:14.5px;font-weight:normal}.b0{background:#d7eddb}.b1{background:#fbeec6}.b2{background:#f6d3cc}.g td{background:#21406b;color:#fff;font-weight:bold}.h{display:flex;justify-content:space-between;margin:10px 0}`,
      `<div style="display:flex;gap:14px;align-items:center">${mark('bars', '#21406b', 48)}<div><b style="font-size:27px;color:#21406b">Your numbers</b><br>Blue Kestrel Health Screening, site visit Dayton works</div></div>
      <div class="h"><div>Lorenzo Macaulay<br>Born 04/12/1971 &nbsp; Man</div><div>Screened 09/10/2025, fasting 12 h<br>Mailed 09/24/2025</div><div>Badge 20417<br>Coach: Trudy Kilpatrick</div></div>${c.no('Trudy Kilpatrick', 'health coach')}
      <table>${head('Heart')}${row('chol;Total cholesterol;227;mg/dL;|range=<200', ['under 200', '200 to 239', '240 and over'], 1)}${row('hdl;HDL cholesterol;38;mg/dL;|range=≥40', ['40 and over (men)', '-', 'under 40 (men)'], 2)}${row('ldl;LDL cholesterol;149;mg/dL;|range=<100', ['under 100', '100 to 159', '160 and over'], 1)}${row('tghdl;Triglyceride/HDL ratio;5.3;;|range=<2.0', ['under 2.0', '2.0 to 4.0', 'over 4.0'], 2)}${row('apobr;ApoB/ApoA1 ratio;0.88;;|range=<0.77', ['under 0.77', '0.77 to 0.95', 'over 0.95'], 1)}${row('omega3;Omega-3 index;8.4;%;|range=>8.0', ['over 8.0', '4.0 to 8.0', 'under 4.0'], 0)}${row('lppla2;Lp-PLA2 activity;141;nmol/min/mL;|range=<124', ['under 124', '-', '124 and over'], 2)}
      ${head('Sugar and liver')}${row('glu;Glucose;96;mg/dL;|range=<100', ['under 100', '100 to 125', '126 and over'], 0)}${row('a1c;A1C;5.5;%;|range=<5.7', ['under 5.7', '5.7 to 6.4', '6.5 and over'], 0)}${row('adipon;Adiponectin;4.1;ug/mL;|range=>7.0', ['over 7.0', '4.0 to 7.0', 'under 4.0'], 1)}${row('alt;ALT;58;U/L;|range=<45', ['under 45', '45 to 90', 'over 90'], 1)}${row('fib4;FIB-4 score;0.94;;|range=<1.30', ['under 1.30', '1.30 to 2.67', 'over 2.67'], 0)}
      ${head('Other')}${row('ferr;Ferritin;352;ng/mL;|range=30-400', ['30-400 men, 13-150 women', '-', 'outside'], 0)}${row('cotin;Cotinine;<2;ng/mL;|range=<10', ['under 10', '-', '10 and over'], 0)}${row('coq10;Coenzyme Q10;0.44;mg/L;|range=>0.50', ['over 0.50', '0.37 to 0.50', 'under 0.37'], 1)}${row('psa;PSA;1.7;ng/mL;|range=<4.0', ['under 4.0', '4.0 to 10.0', 'over 10.0'], 0)}</table>
      <p>${c.t('You told us: {d.keloid|keloid scars|icd=L91.0}, {d.floaters|eye floaters|icd=H43.399/H43.393/H43.391/H43.392}; {x|never smoked|negated|d.smoker}; {x|no diabetes|negated|d.dm2}; father with {x|heart attack at 52|family history|d.mi}. Supplements: {m.redyeast|red yeast rice 600 mg twice daily|freq=twice daily}, {m.fishoil|fish oil 1,000 mg daily|freq=daily}. {x|Not taking any statin|negated|m.ator}.')}</p>
      <p>${c.t('**What next:** please show this page to your doctor. {x|People in the red band may have metabolic syndrome|reference comment|d.metsyn}. {x|Screening does not diagnose coronary artery disease|note|d.ihd}.')}</p><div style="text-align:right">${stamp(['SCREENED', 'SEP 10 2025'], '#21406b', -6)}</div>`,
    )
  },
  { scale: 1.2, degrade: { angle: -1.2 } },
)

export const fifthTables = [notes, semen, screening]
