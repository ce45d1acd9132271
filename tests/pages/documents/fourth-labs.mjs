/** Laboratory reports in English: a portal's cards, method lines, serial gases, a receipt, microbiology. */
import { barcode, mark } from '../lib/decor.mjs'
import { FACE, doc, en, letter, resultCell, rows, sheet } from './blind-parts.mjs'

/** A patient portal printed from a telephone: two columns of cards, a bar with a pointer, the range in words below. */
const portal = doc(
  'p131.jpg',
  ['en', 'lab', 'photo'],
  '2025-05-14',
  ['Sagebrush Valley Health', 'SAGEBRUSH VALLEY HEALTH', 'Sagebrush Valley'],
  ['Leticia Wymore, PA-C', 'Leticia Wymore', 'L. Wymore', 'Wymore, Leticia'],
  ['Darnell Okafor-Price', 'Okafor-Price, Darnell', 'Darnell'],
  'Test results',
  (c) => {
    const card = (line, options) => {
      const r = c.lab(line, options)
      const at = r.flag === 'H' ? 84 : r.flag === 'L' ? 9 : 46
      const tone = r.flag === 'H' || r.flag === 'L' ? '#b8431f' : '#2e7d4f'
      const bar = r.ref
        ? `<div class="bar"><i></i><b style="left:${at}%;background:${tone}"></b></div><div class="s">Standard range: ${en(`${r.ref} ${r.unit}`.trim())}</div>`
        : `<div class="s">No standard range</div>`
      const word = r.flag === 'H' ? 'High' : r.flag === 'L' ? 'Low' : ''
      return `<div class="card" data-line data-e="${r.n}"><div class="n">${en(r.label)}</div><div class="v" style="color:${tone}">${en(`${r.printed} ${r.unit}`.trim())}${word ? ` <span class="w">${word}</span>` : ''}</div>${bar}</div>`
    }
    return sheet(
      `body{font:18px/1.3 ${FACE.roboto};padding:40px 54px}html{background:#f4f5f7}.grid{display:grid;grid-template-columns:1fr 1fr;gap:12px 16px}.card{background:#fff;border:1px solid #cfd4da;border-radius:10px;padding:9px 16px}.n{font-weight:600}.v{font-size:21px;font-weight:bold}.w{font-size:16px;border:1px solid;border-radius:8px;padding:0 7px}.s{font-size:15.5px;color:#555}.bar{position:relative;height:8px;background:#e6e8eb;border-radius:4px;margin:5px 0}.bar i{position:absolute;left:22%;width:50%;height:8px;background:#a9d6b8}.bar b{position:absolute;top:-4px;width:7px;height:16px;border-radius:3px}h3{margin:14px 0 8px;font-size:20px}`,
      `<div style="display:flex;gap:12px;align-items:center">${mark('leaf', '#35664a', 42)}<b style="font-size:24px;color:#35664a">Sagebrush Valley Health</b></div>
      <div style="font-size:25px;margin:8px 0 2px">Test results</div><div>Darnell Okafor-Price &nbsp;·&nbsp; DOB 9/3/1977 &nbsp;·&nbsp; Legal sex: male<br>Collected May 14, 2025 7:48 AM &nbsp;·&nbsp; Resulted May 15, 2025 &nbsp;·&nbsp; Ordered by Leticia Wymore, PA-C<br>Viewed May 21, 2025 from the mobile app</div>
      <h3>Heart risk</h3><div class="grid">${card('lpa;Lipoprotein (a);148;nmol/L;<75')}${card('apob;Apolipoprotein B;112;mg/dL;<90')}${card('hscrp;hs-CRP;2.4;mg/L;<3.0')}${card('homo;Homocysteine;11.8;umol/L;<11.4')}${card('trig;Triglycerides;231;mg/dL;<150')}${card('vldl;VLDL Cholesterol Cal;46;mg/dL;5 - 40')}</div>
      <h3>Sugar and insulin</h3><div class="grid">${card('a1c;Hemoglobin A1C;6.1;%;4.0 - 5.6')}${card('insul;Insulin, fasting;27.3;uIU/mL;2.6 - 24.9')}${card('cpep;C-Peptide;4.1;ng/mL;1.1 - 4.4')}${card('glu;Glucose;109;mg/dL;70 - 99')}</div>
      <h3>Iron and minerals</h3><div class="grid">${card('fe;Iron;174;ug/dL;38 - 169')}${card('uibc;UIBC;98;ug/dL;111 - 343')}${card('tsat;Iron saturation;64;%;15 - 55')}${card('ferr;Ferritin;486;ng/mL;30 - 400')}${card('mg;Magnesium;2.1;mg/dL;1.6 - 2.3')}${card('zinc;Zinc, plasma;88;ug/dL;44 - 115')}</div>
      <p style="background:#fff;border-left:5px solid #35664a;padding:8px 14px"><b>Note from your care team:</b> ${c.t('Darnell, the sugar is in the {d.predm|prediabetes} range. The iron is high; {x|we will test for hemochromatosis|planned|d.hemochr}. {x|You do not have diabetes|negated|d.dm2}. {x|If lipids stay high we can talk about a statin|considered|m.ator}.')} Leticia Wymore, PA-C</p>`,
    )
  },
  { scale: 1.2, degrade: { angle: 1.7 } },
)

/** A reference laboratory: the method, the performing site and a comment in small lines under each test. */
const methods = doc(
  'p132.png',
  ['en', 'lab', 'clean'],
  '2024-09-17',
  ['Keystone Esoteric Laboratories', 'KEYSTONE ESOTERIC LABORATORIES', 'Keystone Esoteric'],
  ['Harriet Lindgren, MD', 'LINDGREN, HARRIET', 'Harriet Lindgren', 'Dr. Lindgren', 'Lindgren, Harriet'],
  ['Jasper Quillen', 'QUILLEN, JASPER', 'Quillen, Jasper'],
  'Final Report',
  (c) => {
    const cells = (r) =>
      `<td>${en(r.label)}</td><td class="v">${en(r.printed)}</td><td class="f">${letter(r)}</td><td>${en(r.ref)}</td><td>${en(r.unit)}</td>`
    return sheet(
      `body{font:17px/1.32 ${FACE.narrow};font-size:18px;padding:38px 60px}td,th{padding:3px 10px}th{border-top:2px solid #000;border-bottom:2px solid #000;font-size:16px}.g td{font-weight:bold;padding-top:11px;letter-spacing:.5px}.c td{font-size:15px;color:#444;padding:0 10px 3px 34px}.f{font-weight:bold;width:46px}.off .v{font-weight:bold}.h{display:grid;grid-template-columns:1.1fr 1fr 1fr;line-height:1.45;margin:10px 0;font-size:17px}`,
      `<div style="display:flex;justify-content:space-between;align-items:flex-end"><div><b style="font-size:25px;letter-spacing:1px">KEYSTONE ESOTERIC LABORATORIES</b><br>4410 Foundry Road, Allentown, Pennsylvania</div>${barcode(c.rnd, 42, 34)}</div>
      <div class="h"><div>Patient: <b>QUILLEN, JASPER</b><br>Date of birth: 12/19/1986 &nbsp; Sex: M<br>Patient ID: 7734-KE</div><div>Collected: 09/17/2024 10:05<br>Received: 09/18/2024 22:41<br>Reported: 09/23/2024 16:10</div><div>Client: Bluff Street Neurology Group<br>Ordering: LINDGREN, HARRIET<br>Accession: W24-261-00918</div></div>${c.no('Bluff Street Neurology Group', 'client of the laboratory')}
      <table><tr><th>TEST</th><th>RESULT</th><th>FLAG</th><th>REFERENCE INTERVAL</th><th>UNITS</th></tr>${rows(
        c,
        cells,
        [
          '#HEAVY METALS PANEL, BLOOD',
          'lead;Lead, Blood;6.2;ug/dL;<3.5',
          '>Method: inductively coupled plasma mass spectrometry. Site: KE1',
          'arsen;Arsenic, Blood;4.0;ug/L;<13.0',
          'mercury;Mercury, Blood;2.7;ug/L;<10.0',
          'cadm;Cadmium, Blood;0.9;ug/L;<1.5',
          '>Method: inductively coupled plasma mass spectrometry. {x|Elevated blood lead in adults may cause neuropathy|reference comment|d.neuropathy}.',
          '#TRACE ELEMENTS AND VITAMINS',
          'selen;Selenium, Serum;58;ug/L;63-160',
          'vitc;Vitamin C;0.2;mg/dL;0.4-2.0',
          '>Method: high performance liquid chromatography. {x|Values below 0.2 are seen in scurvy|reference comment}.',
          'vitk;Vitamin K1;0.41;ng/mL;0.10-2.20',
          'vite;Vitamin E (alpha-tocopherol);11.9;mg/L;5.5-18.0',
          '#THERAPEUTIC DRUG MONITORING',
          'topl;Topiramate;8.1;ug/mL;5.0-20.0',
          'oxcl;Oxcarbazepine Metabolite (MHD);37.4;ug/mL;10.0-35.0',
          'gabl;Gabapentin;3.4;ug/mL;2.0-20.0',
          '>Method: liquid chromatography tandem mass spectrometry. {x|Toxicity above 40.0 ug/mL for MHD|reference comment}.',
          '#ISLET AUTOANTIBODIES',
          'gad65;GAD-65 Antibody;58.3;IU/mL;<5.0',
          'ia2;IA-2 Antibody;<5.4;U/mL;<7.5',
          'iaa;Insulin Antibody;<0.4;U/mL;<0.4',
          'znt8;Zinc Transporter 8 Antibody;22.0;U/mL;<15.0',
          '>Method: enzyme-linked immunosorbent assay. {x|Two or more antibodies indicate a high risk of type 1 diabetes|reference comment|d.dm1}.',
          '#OTHER',
          'alphagal;Galactose-alpha-1,3-galactose IgE;3.82;kU/L;<0.10',
          'chga;Chromogranin A;71;ng/mL;<102',
          '>Method: immunofluorescence. {x|Proton pump inhibitors such as omeprazole raise chromogranin A|interference comment|m.ome}.',
          'carot;Carotene;48;ug/dL;60-200',
        ],
      )}</table>
      <p style="font-size:15px;border-top:1px solid #000;padding-top:6px">${c.t('L = low, H = high. {x|Hemolysis: none observed|negated}.')} Performed at KE1, Allentown. Medical director: Winifred Sokolow, MD, PhD. FINAL REPORT, page 1 of 1</p>${c.no('Winifred Sokolow, MD, PhD', 'laboratory director')}`,
    )
  },
)

/** Three blood gases of one night side by side, the time of each over its column. */
const gases = doc(
  'p133.jpg',
  ['en', 'lab', 'photo'],
  '2025-02-03',
  [
    'Aldermoor Royal Infirmary',
    'ALDERMOOR ROYAL INFIRMARY',
    'Aldermoor',
    'Aldermoor Royal Infirmary Emergency Department',
  ],
  [null],
  ['Trevor Muncaster', 'MUNCASTER Trevor', 'Muncaster, Trevor'],
  'Blood gas trend report',
  (c) => {
    const line = (key, label, unit, ref, values, shown = ref) => {
      const cell = (v) =>
        v
          ? resultCell(c, key, label, v, unit, ref, '2025-02-03', (r) =>
              letter(r) ? `${v} ${r.flag === 'H' ? '(+)' : '(-)'}` : v,
            )
          : '....'
      return `<tr><td>${en(label)}</td><td>${en(unit)}</td><td>${shown ? en(`[ ${shown} ]`) : ''}</td>${values.map((v) => `<td class="r">${cell(v)}</td>`).join('')}</tr>`
    }
    const group = (t) => `<tr class="g"><td colspan="6">${t}</td></tr>`
    return sheet(
      `body{font:20px/1.36 ${FACE.mono};font-size:18px;padding:46px 56px}td,th{padding:4px 9px}th{border-bottom:2px solid #222}.r,th.r{text-align:right}.g td{font-weight:bold;padding-top:10px;border-bottom:1px dotted #444}`,
      `<div><b>ALDERMOOR ROYAL INFIRMARY</b> &nbsp; Emergency Department, Resus</div><div>BLOOD GAS TREND REPORT</div><hr><div>Patient: MUNCASTER Trevor &nbsp; ID 4471906<br>Born: 08/07/1951 &nbsp; Sex: M &nbsp; Date: 03/02/2025<br>Printed: 04/02/2025 08:12</div><hr>
      <table><tr><th></th><th></th><th></th><th class="r">02:14</th><th class="r">03:05</th><th class="r">05:40</th></tr><tr><td>Sample</td><td></td><td></td><td class="r">arterial</td><td class="r">arterial</td><td class="r">arterial</td></tr><tr><td>${c.t('{o|FIO2}')}</td><td>%</td><td></td><td class="r">24.0</td><td class="r">28.0</td><td class="r">30.0</td></tr>
      ${group('Gas')}${line('ph', 'pH', '', '7.35 - 7.45', ['7.23', '7.29', '7.37'])}${line('pco2', 'pCO2', 'kPa', '4.70 - 6.00', ['9.81', '8.34', '6.70'])}${line('po2', 'pO2', 'kPa', '10.0 - 14.0', ['7.1', '8.0', '8.6'])}${line('abghco3', 'cHCO3-', 'mmol/L', '22.0 - 28.0', ['30.6', '29.8', '29.1'])}${line('be', 'Base excess', 'mmol/L', '-3.0 - 3.0', ['2.6', '3.3', '2.9'])}
      ${group('Oximetry')}${line('so2', 'sO2', '%', '94.0 - 98.0', ['82.4', '88.9', '90.7'])}${line('hgb', 'ctHb', 'g/L', '130 - 175', ['178', '174', '171'])}${line('cohb', 'FCOHb', '%', '0.0 - 1.5', ['5.1', '', '3.8'])}${line('methb', 'FMetHb', '%', '0.0 - 1.5', ['0.4', '0.5', '0.6'])}
      ${group('Electrolytes')}${line('na', 'cNa+', 'mmol/L', '135 - 145', ['133', '134', '136'])}${line('k', 'cK+', 'mmol/L', '3.5 - 5.0', ['5.4', '4.9', '4.4'])}${line('cl', 'cCl-', 'mmol/L', '98 - 107', ['92', '93', '96'])}${line('ica', 'cCa2+', 'mmol/L', '1.15 - 1.30', ['1.17', '', '1.14'])}${line('gap', 'Anion gap, K+', 'mmol/L', '10.0 - 18.0', ['15.8', '16.1', '15.3'])}
      ${group('Metabolites')}${line('glu', 'cGlu', 'mmol/L', '3.6 - 5.3', ['11.8', '10.2', '8.7'])}${line('lact', 'cLac', 'mmol/L', '0.5 - 1.6', ['3.4', '2.1', '1.3'])}</table><hr>
      <div>(+) above, (-) below reference limits &nbsp; .... not measured</div><div>${c.t('{x|Temperature correction: off|note}')} &nbsp; Operator: N. Fairclough</div>${c.no('N. Fairclough', 'operator of the analyser')}`,
    )
  },
  { scale: 1.2, minHeight: 1400, degrade: { angle: -1.5 } },
)

/** A roll-paper slip of an urgent care clinic's bench analysers. */
const receipt = doc(
  'p134.jpg',
  ['en', 'lab', 'photo'],
  '2024-12-27',
  ['Pinwheel Urgent Care', 'PINWHEEL URGENT CARE'],
  ['R. Castellanos, NP', 'R Castellanos NP', 'CASTELLANOS NP', 'R. Castellanos'],
  ['Naomi Brandt', 'BRANDT, NAOMI', 'Brandt, Naomi'],
  'Point of care results',
  (c) => {
    const item = (line, options) => {
      const r = c.lab(line, options)
      const range = r.ref ? `<div class="s">expected ${en(`${r.ref} ${r.unit}`.trim())}</div>` : ''
      const star = r.flag === 'H' || r.flag === 'L' ? ` ${r.flag}*` : ''
      return `<div class="i" data-line data-e="${r.n}"><span>${en(r.label)}</span><span class="d"></span><span>${en(`${r.printed} ${r.unit}`.trim())}${star}</span>${range}</div>`
    }
    return sheet(
      `body{font:18px/1.34 ${FACE.courier};padding:26px 30px}.i{display:flex;flex-wrap:wrap;font-weight:bold;margin-top:3px}.d{flex:1;border-bottom:1px dotted #777;margin:0 5px 6px}.s{width:100%;font-weight:normal;padding-left:22px;font-size:16px}hr{border:0;border-top:2px dashed #555;margin:9px 0}`,
      `<div style="text-align:center"><b style="font-size:23px">PINWHEEL URGENT CARE</b><br>7201 Airline Hwy, Suite B<br>Baton Rouge LA<br>POINT OF CARE RESULTS</div><hr>PT: BRANDT, NAOMI<br>DOB: 03/11/1993  F<br>COLLECTED 12/27/24 17:52<br>PROVIDER: R. CASTELLANOS NP<hr>
      RESPIRATORY${item('fluaag;INFLUENZA A AG;POSITIVE;;NEGATIVE')}${item('flubag;INFLUENZA B AG;NEGATIVE;;NEGATIVE')}${item('covag;COVID-19 AG;NEGATIVE;;NEGATIVE')}${item('strepa;STREP A AG;NEGATIVE;;NEGATIVE')}<hr>
      WHOLE BLOOD${item('hgb;HGB;10.9;g/dL;11.7 - 15.5')}${item('wbc;WBC;3.4;10^3/uL;3.8 - 10.8')}${item('crp;CRP;31;mg/L;< 10')}${item('glu;GLUCOSE;93;mg/dL;65 - 139')}${item('lact;LACTATE;1.1;mmol/L;0.5 - 2.2')}${item('crea;CREATININE;0.66;mg/dL;0.50 - 0.97')}${item('k;POTASSIUM;3.3;mmol/L;3.5 - 5.3')}<hr>
      URINE${item('hcgu;HCG, URINE;NEGATIVE;;')}${item('usg;SP. GRAVITY;1.030;;1.005 - 1.030')}${item('uket;KETONES;SMALL;;NEGATIVE')}${item('ubld;BLOOD;NEGATIVE;;NEGATIVE')}${item('unit;NITRITE;NEGATIVE;;NEGATIVE')}${item('uleu;LEUKOCYTES;TRACE;;NEGATIVE')}<hr>
      <div>* outside expected range</div><div>${c.t('{x|A negative COVID-19 AG does not exclude infection|reference comment|d.covid}')}</div><div>PRINTED 12/28/24 09:10</div><div style="text-align:center;margin-top:8px">${barcode(c.rnd, 40, 36)}<br>THANK YOU</div>`,
    )
  },
  { width: 560, scale: 1.9, minHeight: 1150, degrade: { angle: 2.2, desk: ['#8d8f93', '#a9abad'] } },
)

/** Bacteriology typed in capitals and dots, each specimen a block; susceptibilities in a line of letters. */
const microbiology = doc(
  'p135.jpg',
  ['en', 'lab', 'scan'],
  '2025-03-06',
  ['Wharfedale Microbiology Service', 'WHARFEDALE MICROBIOLOGY SERVICE', 'Wharfedale Microbiology'],
  ['Dr N Pemberton-Shah', 'N Pemberton-Shah', 'Pemberton-Shah', 'Dr Pemberton-Shah'],
  ['Ronald Garside', 'GARSIDE Ronald', 'Garside, Ronald'],
  'Microbiology report',
  (c) => {
    const row = (line) =>
      rows(c, (r) => `<td class="n">${en(r.label)}</td><td>${en(`${r.printed} ${r.unit}`.trim())}</td>`, [
        line,
      ])
    const head = (t, s) => `<tr class="h"><td>${en(t)}</td><td>${en(s)}</td></tr>`
    const panel = (list) =>
      `<div class="p">${list.map(([name, key, s]) => `<div>${c.t(`{x|${name}|susceptibility panel${key ? `|m.${key}` : ''}}`)} <b>${s}</b></div>`).join('')}</div>`
    return sheet(
      `body{font:19px/1.42 ${FACE.courier};padding:46px 64px}td{padding:2px 8px}.n{width:44%}.h td{font-weight:bold;border-top:1px solid #000;padding-top:9px}.h+tr td{padding-top:4px}.p{display:grid;grid-template-columns:1fr 1fr 1fr;gap:1px 24px;margin:6px 0 16px 30px}.p div{display:flex;justify-content:space-between}`,
      `<b style="font-size:22px">WHARFEDALE MICROBIOLOGY SERVICE</b><br>Skelbrook Hospital, Yorkshire<hr><div style="display:grid;grid-template-columns:1fr 1fr"><div>GARSIDE Ronald<br>Born 27/01/1946 &nbsp; Male<br>Hospital number 9930-117</div><div>Ward: Respiratory 14<br>Consultant: Dr N Pemberton-Shah<br>Collected: 06/03/2025 &nbsp; Reported: 10/03/2025</div></div><hr><div>Clinical details: ${c.t('{d.bronchiect|bronchiectasis}, {x|?pneumonia|clinical question|d.pneumonia}, on {m.doxy|doxycycline|dose=-}, {a.pen|penicillin allergic}')}</div>
      <table style="margin-top:10px">${head('SPUTUM', 'Lab no. M25-18843')}${row('gramst;Gram stain;Gram negative bacilli, pus cells ++;;|result=Gram negative bacilli')}${row('sputc;Culture;Heavy growth of Pseudomonas aeruginosa;;|result=Pseudomonas aeruginosa')}</table>
      ${panel([
        ['Ceftazidime', '', 'S'],
        ['Ciprofloxacin', 'cipr', 'I'],
        ['Gentamicin', 'gent', 'S'],
        ['Meropenem', 'merop', 'S'],
        ['Piperacillin/tazobactam', 'pipta', 'R'],
        ['Tobramycin', '', 'S'],
      ])}
      <table>${row('afb;Acid-fast bacilli microscopy;Not seen;;')}</table><div style="margin:2px 0 12px 8px">${c.t('{x|No evidence of tuberculosis on microscopy|negated|d.tb}; mycobacterial culture to follow.')}</div>
      <table>${head('BLOOD CULTURE (two sets)', 'Lab no. M25-18850')}${row('bcult;Culture;No growth after 5 days;;')}</table>
      <table style="margin-top:12px">${head('NOSE AND GROIN SWABS', 'Lab no. M25-18851')}${row('mrsa;MRSA screen;Not isolated;;')}</table>
      <table style="margin-top:12px">${head('URINE', 'Lab no. M25-18857')}${row('legion;Legionella antigen;Negative;;')}${row('pneuag;Pneumococcal antigen;Positive;;')}</table>
      <table style="margin-top:12px">${head('FAECES', 'Lab no. M25-18861')}${row('cdgdh;C. difficile GDH;Positive;;')}${row('cdtox;C. difficile toxin A/B;Negative;;')}${row('norov;Norovirus PCR;Not detected;;')}</table>
      <p>${c.t('Comment: {x|GDH positive, toxin negative suggests carriage rather than C. difficile infection|reference comment|d.cdiff}. {x|Intravenous ceftazidime with tobramycin could be considered|suggestion}. S sensitive, I increased exposure, R resistant.')}</p><div>Authorised by Dr Lucian Prowse, consultant microbiologist</div>${c.no('Dr Lucian Prowse', 'authorising microbiologist')}`,
    )
  },
  { degrade: { angle: -0.6 } },
)

export const fourthLabs = [portal, methods, gases, receipt, microbiology]
