/** Result sheets in English: an American reference laboratory's antibodies with unit in the result's cell, a Kenyan hospital's boxed grid with remarks and typed smears, an American children's practice's printed form of quick tests. */
import { barcode, mark, matrixCode, signature, stamp } from '../lib/decor.mjs'
import { FACE, doc, en, sheet } from './blind-parts.mjs'

const off = (r) => r.flag === 'H' || r.flag === 'L'

/** United States: panels under black bars with specimen and code; result with its unit, mark, limits, site; texts between. */
const antibodies = doc(
  'p1351.png',
  ['en', 'lab', 'clean'],
  '2026-04-14',
  [
    'Palmetto Reference Laboratories',
    'PALMETTO REFERENCE LABORATORIES',
    'Palmetto Reference Laboratories, Inc.',
    'Palmetto Reference Laboratories, Columbia',
  ],
  [
    'Thaddeus Wynn, MD',
    'Thaddeus Wynn',
    'WYNN, THADDEUS MD',
    'WYNN, THADDEUS',
    'Wynn, Thaddeus',
    'Dr. Thaddeus Wynn',
    'WYNN,THADDEUS MD',
  ],
  [
    'Marisol Quintero',
    'QUINTERO, MARISOL',
    'QUINTERO, MARISOL A',
    'Quintero, Marisol',
    'Marisol A Quintero',
    'QUINTERO,MARISOL A',
  ],
  'Laboratory report',
  (c) => {
    const row = (s) => {
      if (s.startsWith('#')) {
        const [name, specimen, code] = s.slice(1).split(';')
        return `<tr class="g"><td>${en(name)}</td><td colspan="2">${en(specimen)}</td><td colspan="2" style="text-align:right">${en(code)}</td></tr>`
      }
      if (s.startsWith('>')) return `<tr><td colspan="5" class="c">${c.t(s.slice(1))}</td></tr>`
      const [line, range, flag] = s.split('|')
      const r = c.lab(line, { ...(range ? { range } : {}), ...(flag ? { flag } : {}) })
      const word = off(r) ? (r.flag === 'H' ? 'HIGH' : 'LOW') : /POSITIVE/.test(r.printed) ? 'ABNORMAL' : ''
      return `<tr data-e="${r.n}"><td>${en(r.label)}</td><td class="${word ? 'v' : ''}">${en(r.printed)} <span>${en(r.unit)}</span></td><td class="v">${word}</td><td>${en(r.ref).replace(/\//g, '<br>')}</td><td>${/ENA|SS|Sm|Scl|Jo/.test(r.label) ? '02' : '01'}</td></tr>`
    }
    return sheet(
      `body{font:15px/1.3 ${FACE.narrow};font-size:17px;padding:40px 56px}td,th{padding:1.5px 8px;vertical-align:top}th{text-align:left;border-bottom:1.5px solid #111}.g td{background:#1a1a1a;color:#fff;font-weight:bold;padding:2px 8px}.v{font-weight:bold}.c{font-size:15px;padding-left:26px;font-style:italic}p{margin:7px 0}.k{display:grid;grid-template-columns:1.15fr 1fr 1fr;border:1px solid #111;margin:10px 0}.k div{padding:5px 10px;border-right:1px solid #111}.k div:last-child{border:0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:12px;align-items:center">${mark('leaf', '#1c5a3c', 50)}<div><b style="font-size:24px;color:#1c5a3c">Palmetto Reference Laboratories</b><br>Columbia, SC 292XX &nbsp; 803-555-01XX</div></div><div style="text-align:right">${barcode(c.rnd, 36, 32)}<br>Report status: <b>FINAL</b></div></div>
      <div class="k"><div><small>PATIENT</small><br><b>QUINTERO, MARISOL A</b><br>DOB: 11/19/1984 &nbsp; AGE: 41<br>GENDER: F &nbsp; FASTING: N<br>PATIENT ID: CRA-XX518</div><div><small>SPECIMEN</small><br>No.: PR6XX441K<br>Collected: 04/14/2026 09:12 EDT<br>Received: 04/14/2026 21:40 EDT<br>Reported: 04/17/2026 14:05 EDT</div><div><small>CLIENT 3300XX</small><br>WYNN, THADDEUS MD<br>CONGAREE RHEUMATOLOGY ASSOC<br>1 Rosewood Ct Ste 210<br>COLUMBIA, SC 292XX</div></div>${c.no('CONGAREE RHEUMATOLOGY ASSOC', 'client')}
      <table><tr><th style="width:34%">Test</th><th style="width:23%">Result</th><th></th><th style="width:24%">Reference range</th><th>Site</th></tr>
      ${[
        '#CBC (INCLUDES DIFF/PLT);Whole blood;6399',
        'wbc;WHITE BLOOD CELL COUNT;3.4;Thousand/uL;3.8-10.8',
        'rbc;RED BLOOD CELL COUNT;4.02;Million/uL;3.80-5.10',
        'hgb;HEMOGLOBIN;11.5;g/dL;11.7-15.5',
        'hct;HEMATOCRIT;34.6;%;35.0-45.0',
        'mcv;MCV;86.1;fL;80.0-100.0',
        'plt;PLATELET COUNT;136;Thousand/uL;140-400',
        'neut;ABSOLUTE NEUTROPHILS;2108;cells/uL;1500-7800',
        'lymph;ABSOLUTE LYMPHOCYTES;816;cells/uL;850-3900',
        '#SED RATE BY MODIFIED WESTERGREN;Whole blood;809',
        'esr;SED RATE;46;mm/h;< OR = 20|<= 20',
        '#CHEMISTRY;Serum;10231',
        'crea;CREATININE;0.71;mg/dL;0.50-0.99',
        'egfr;EGFR;109;mL/min/1.73m2;> OR = 60|>= 60',
        'tp;PROTEIN, TOTAL;8.5;g/dL;6.1-8.1',
        'alb;ALBUMIN;3.9;g/dL;3.6-5.1',
        'glob;GLOBULIN;4.6;g/dL (calc);1.9-3.7',
        'alt;ALT;18;U/L;6-29',
        'ck;CREATINE KINASE, TOTAL;67;U/L;20-239',
        'crp;C-REACTIVE PROTEIN;4.1;mg/L;<8.0',
        '#COMPLEMENT;Serum;351, 353',
        'c3;COMPLEMENT COMPONENT C3C;74;mg/dL;83-193',
        'c4;COMPLEMENT COMPONENT C4C;11;mg/dL;15-57',
        '#ANA SCREEN, IFA, WITH REFLEX;Serum;249',
        'ana;ANA SCREEN, IFA;POSITIVE;;NEGATIVE',
        '>{x|ANA IFA is a first line screen. A low titer may be seen in healthy people; a negative result does not exclude lupus|reference comment|d.sle}.',
        'ana;ANA TITER;1:320;titer;<1:40||H',
        '>ANA PATTERN: {o|Nuclear, Speckled (AC-2,4,5,29)}',
        'dsdna;DNA (DS) ANTIBODY;14;IU/mL;< OR = 4 Negative/5-9 Indeterminate/> OR = 10 Positive|<= 4',
        '#ENA PANEL;Serum;38567',
        'sm;Sm ANTIBODY;<1.0;AI;<1.0',
        'rnp;Sm/RNP ANTIBODY;<1.0;AI;<1.0',
        'ssa;SJOGREN (SS-A) ANTIBODY;>8.0;AI;<1.0',
        'ssb;SJOGREN (SS-B) ANTIBODY;2.3;AI;<1.0',
        'scl70;Scl-70 ANTIBODY;<1.0;AI;<1.0',
        'p28jo1;Jo-1 ANTIBODY;<1.0;AI;<1.0',
        '#RHEUMATOID;Serum;4418, 11173',
        'rf;RHEUMATOID FACTOR;11;IU/mL;<14',
        'ccp;CYCLIC CITRULLINATED PEPTIDE IGG;<16;UNITS;<20',
        '>{x|CCP 20-39 weak positive, 40-59 moderate, >59 strong positive for rheumatoid arthritis|reference comment|d.ra}.',
      ]
        .map(row)
        .join('')}</table>
      <p style="font-size:15.4px">${c.t('{x|TEST NOT PERFORMED: urine protein/creatinine ratio, no urine received|not done|l.upcr}. {x|Anticardiolipin antibodies: results to follow|pending|l.acl}.')}</p>
      <div style="border-top:1px solid #111;padding-top:4px;font-size:14.6px;display:flex;justify-content:space-between"><span>01 Palmetto Columbia, Director Yvette Sandoval, MD &nbsp; 02 Palmetto Esoteric Testing, Augusta, GA, Director Leo Hartnett, PhD</span><span>Page 1 of 1</span></div>${c.no('Yvette Sandoval', 'laboratory director')}${c.no('Leo Hartnett', 'laboratory director')}`,
    )
  },
  { dateAliases: ['2026-04-17'], width: 1080, scale: 1.3 },
)

/** Kenya: a boxed grid with a remark in words, then typed lines for smear and agglutination, a round stamp. */
const fever = doc(
  'p1352.jpg',
  ['en', 'lab', 'photo'],
  '2026-05-22',
  [
    'Mwangaza Hill Hospital',
    'MWANGAZA HILL HOSPITAL',
    'Mwangaza Hill Hospital Laboratory',
    'Mwangaza Hill Hospital, Nakuru',
    'MWANGAZA HILL HOSPITAL, NAKURU',
  ],
  ['Dr. Wanjiku Chebet', 'Wanjiku Chebet', 'Dr Wanjiku Chebet', 'DR. W. CHEBET', 'Dr. W. Chebet'],
  ['Brian Otieno Were', 'BRIAN OTIENO WERE', 'Brian Otieno', 'Brian O. Were', 'WERE, BRIAN OTIENO'],
  'Laboratory report',
  (c) => {
    const row = (s) => {
      if (s.startsWith('#')) return `<tr><td colspan="5" class="g">${en(s.slice(1))}</td></tr>`
      const r = c.lab(s)
      const word = r.flag === 'H' ? 'High' : r.flag === 'L' ? 'Low' : r.flag ? 'Normal' : ''
      return `<tr data-e="${r.n}"><td>${en(r.label)}</td><td class="${off(r) ? 'v' : ''}">${en(r.printed)}</td><td>${en(r.unit)}</td><td>${en(r.ref)}</td><td class="${off(r) ? 'v' : ''}">${word}</td></tr>`
    }
    const line = (s) => `<div data-line>${c.t(s)}</div>`
    return sheet(
      `body{font:16px/1.3 ${FACE.arial};font-size:16px;padding:44px 62px}table.t td,table.t th{border:1px solid #222;padding:1.6px 9px}.t th{background:#e4e4e4}.g{font-weight:bold;background:#f2f2f2}.v{font-weight:bold}.k td{padding:2px 8px}p{margin:6px 0}`,
      `<div style="display:flex;gap:16px;align-items:center;justify-content:center;border-bottom:3px solid #7d1f1f;padding-bottom:7px">${mark('cross', '#7d1f1f', 56)}<div style="text-align:center"><b style="font-size:25px;color:#7d1f1f">MWANGAZA HILL HOSPITAL, NAKURU</b><br>P.O. Box 1XX4-20100 Nakuru &nbsp; Tel 07XX XXX 310<br><b>LABORATORY REPORT FORM</b></div></div>
      <table class="k" style="margin:8px 0"><tr><td>Name:</td><td><b>BRIAN OTIENO WERE</b></td><td>OP/IP No:</td><td>26/0XX83</td></tr><tr><td>Age/Sex:</td><td>36 yrs / Male</td><td>Sample taken:</td><td>22/05/2026 10:05</td></tr><tr><td>Requested by:</td><td>Dr. Wanjiku Chebet</td><td>Released:</td><td>22/05/2026 12:48</td></tr><tr><td>Clinical notes:</td><td colspan="3">${c.t('{o|Fever, headache and joint pains} x 4/7, from Kisumu. {x|?Malaria ?typhoid|question|d.e12typhoid}. {d.htn|Known hypertensive|icd=I10} on {m.aml|amlodipine|dose=-}')}</td></tr></table>
      <table class="t"><tr><th style="width:36%">TEST</th><th>RESULT</th><th>UNITS</th><th>NORMAL RANGE</th><th>REMARKS</th></tr>
      ${['#FULL HAEMOGRAM', 'wbc;WBC;3.1;10^9/L;4.0 - 10.0', 'neut;Neutrophils #;1.84;10^9/L;2.00 - 7.00', 'lymph;Lymphocytes #;0.92;10^9/L;0.80 - 4.00', 'mono;Monocytes #;0.30;10^9/L;0.12 - 1.20', 'eos;Eosinophils #;0.04;10^9/L;0.02 - 0.50', 'rbc;RBC;4.61;10^12/L;4.00 - 5.50', 'hgb;Haemoglobin;12.4;g/dL;13.0 - 17.0', 'hct;HCT;37.8;%;40.0 - 50.0', 'mcv;MCV;82.0;fL;80.0 - 100.0', 'mch;MCH;26.9;pg;27.0 - 34.0', 'mchc;MCHC;32.8;g/dL;32.0 - 36.0', 'rdw;RDW-CV;14.1;%;11.0 - 16.0', 'plt;Platelets;88;10^9/L;100 - 300', 'mpv;MPV;10.4;fL;6.5 - 12.0', '#BIOCHEMISTRY', 'glu;Random blood sugar;6.2;mmol/L;3.9 - 7.8', 'urea;Urea;5.1;mmol/L;2.5 - 6.4', 'crea;Creatinine;104;umol/L;62 - 115', 'na;Sodium;132;mmol/L;135 - 145', 'k;Potassium;3.9;mmol/L;3.5 - 5.1', 'alt;ALT (SGPT);61;U/L;0 - 41', 'ast;AST (SGOT);74;U/L;0 - 40', 'tbil;Bilirubin, total;34.2;umol/L;5.0 - 21.0', 'dbil;Bilirubin, direct;12.0;umol/L;0.0 - 5.1', 'crp;CRP;96;mg/L;0 - 6'].map(row).join('')}</table>
      <div style="border:1px solid #222;border-top:0;padding:5px 10px">
      ${line('{l.malsm|B/S for MPs: POSITIVE|v=POSITIVE;u=-} - P. falciparum trophozoites seen, ++')}
      ${line('{l.e14malrdt|Malaria RDT (HRP2): Positive|v=Positive;u=-}')}
      ${line('{l.e14salm|Salmonella antigen (stool): Negative|v=Negative;u=-}')}
      ${line('{l.bruc|Brucella (slide agglutination): Negative|v=Negative;u=-}')}
      ${line('{x|HIV test: not requested|not done|l.hivag}')}</div>
      <p>Comment: ${c.t('{d.malaria?|Malaria parasites present|icd=B50.9/B54}; {x|repeat smear on day 3 of treatment|planned|l.malsm}. {x|G6PD status should be known before primaquine is given|reference comment|d.g6pd}. {x|No haemoparasites other than the above|negated}.')}</p>
      <div style="display:flex;justify-content:space-between;align-items:center"><div>Performed by: Peter Odhiambo, Lab Technologist ${signature(c.rnd, '#1d2f6f', 70)}<br>Reviewed by: Mercy Achieng, Lab In-charge</div>${stamp(['MWANGAZA HILL', 'HOSPITAL LAB', '22 MAY 2026'], '#2a3c8a', -8)}</div>${c.no('Peter Odhiambo', 'technologist')}${c.no('Mercy Achieng', 'laboratory in-charge')}`,
    )
  },
  { width: 1080, scale: 1.36, degrade: { angle: 1.1, folds: [0.5] } },
)

/** United States: a children's practice's printed form; quick tests with lot and time, boxes for what was not done, send-outs below. */
const quick = doc(
  'p1353.jpg',
  ['en', 'lab', 'scan'],
  '2026-03-03',
  [
    'Birchwood Pediatrics',
    'BIRCHWOOD PEDIATRICS',
    'Birchwood Pediatrics, PC',
    'Birchwood Pediatrics, P.C.',
    'Birchwood Pediatrics PC',
  ],
  [
    'Corinne Abernathy, MD',
    'Corinne Abernathy',
    'Dr. Corinne Abernathy',
    'C. Abernathy, MD',
    'Dr. Abernathy',
    'Corinne Abernathy, MD, FAAP',
  ],
  ['Theo Lindqvist-Park', 'LINDQVIST-PARK, THEO', 'Lindqvist-Park, Theo', 'Theo Lindqvist Park'],
  'In-office laboratory results',
  (c) => {
    const row = (s) => {
      const [line, time, who] = s.split('|')
      const r = c.lab(line)
      return `<tr data-e="${r.n}"><td>${en(r.label)}</td><td class="v">${en(r.printed)}${off(r) ? ` (${r.flag})` : ''}</td><td>${en(r.unit)}</td><td>${en(r.ref)}</td><td>${time ?? ''}</td><td>${who ?? ''}</td></tr>`
    }
    const none = (label, key) =>
      `<tr><td>${c.t(`{x|${label}|not done|l.${key}}`)}</td><td colspan="3">&#9744; Pos &nbsp; &#9744; Neg &nbsp; &#9746; Not done</td><td></td><td></td></tr>`
    const head = (s) => `<tr><th colspan="6">${en(s)}</th></tr>`
    return sheet(
      `body{font:16px/1.34 ${FACE.verdana};font-size:14.6px;padding:42px 58px}table{border:1.5px solid #1f4e79}td,th{border:1px solid #7f9db9;padding:2.4px 8px}th{background:#d6e4f0;text-align:left}.v{font-weight:bold}.c td{background:#eef4f9;font-size:13px}p{margin:7px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:12px;align-items:center">${mark('star', '#1f4e79', 46)}<div><b style="font-size:22px;color:#1f4e79">Birchwood Pediatrics, PC</b><br>48 Mill Pond Rd, Concord, NH 033XX &nbsp; 603-555-01XX</div></div>${matrixCode(c.rnd, 18, 2.8)}</div>
      <p style="font-size:18px;margin-top:10px"><b>IN-OFFICE LABORATORY RESULTS</b></p>
      <p>Patient: <b>LINDQVIST-PARK, THEO</b> &nbsp; DOB: 01/27/2021 (5 y 1 m) &nbsp; Sex: M &nbsp; Chart: 7XX02<br>Date of service: 03/03/2026 &nbsp; Provider: Corinne Abernathy, MD, FAAP &nbsp; Reason: 5-year check, ${c.t('{o|sore throat} 2 days, {x|no fever|negated}')}</p>
      <table><tr class="c"><td style="width:31%">Test</td><td style="width:21%">Result</td><td>Units</td><td style="width:17%">Normal</td><td>Time</td><td>Init.</td></tr>
      ${head('RAPID TESTS')}${['strepa;Rapid strep A (throat);Negative;;Negative|10:22|KD', 'fluaag;Influenza A antigen;Negative;;Negative|10:22|KD', 'flubag;Influenza B antigen;Negative;;Negative|10:22|KD', 'covag;SARS-CoV-2 antigen;Negative;;Negative|10:22|KD'].map(row).join('')}${none('RSV', 'rsv')}${none('Mono spot', 'e12monos')}
      ${head('FINGERSTICK')}${['hgb;Hemoglobin (HemoCue);10.4;g/dL;11.5 - 13.5|10:31|JM', 'lead;Lead, capillary;2.6;mcg/dL;< 3.5|10:31|JM', 'glu;Glucose, random;94;mg/dL;70 - 140|10:33|JM'].map(row).join('')}
      ${head('URINE DIPSTICK (clean catch)')}${['ucol;Color;Yellow;;|10:40|JM', 'uapp;Clarity;Clear;;Clear|10:40|JM', 'usg;Specific gravity;1.025;;1.005 - 1.030|10:40|JM', 'uph;pH;6.0;;5.0 - 8.0|10:40|JM', 'uleu;Leukocytes;Negative;;Negative|10:40|JM', 'unit;Nitrite;Negative;;Negative|10:40|JM', 'uprot;Protein;Trace;;Negative|10:40|JM', 'uglu;Glucose;Negative;;Negative|10:40|JM', 'uket;Ketones;Small;;Negative|10:40|JM', 'ubld;Blood;Negative;;Negative|10:40|JM'].map(row).join('')}
      ${head('SENT OUT TO: Northern Pines Laboratory (venous, drawn 03/03/2026; resulted 03/05/2026)')}${['ferr;Ferritin;6;ng/mL;10 - 60||', 'fe;Iron;28;mcg/dL;50 - 120||', 'tibc;TIBC;471;mcg/dL;250 - 425||', 'tsat;Iron saturation;6;%;15 - 45||', 'h28chr;Reticulocyte hemoglobin;20.8;pg;25.0 - 35.0||', 'retic;Reticulocytes;1.1;%;0.5 - 2.0||'].map(row).join('')}</table>${c.no('Northern Pines Laboratory', 'laboratory sent to')}
      <p data-line><b>Throat culture:</b> ${c.t('{x|sent 03/03, result pending|pending|l.tcult}')} &nbsp; <b>Lipid screen:</b> ${c.t('{x|deferred to age 9|deferred|l.chol}')}</p>
      <p data-line><b>Provider note 03/05/2026:</b> ${c.t('{d.ida|Iron deficiency anemia|icd=D50.9/D50.8}. Start {m.fes|ferrous sulfate drops 15 mg/mL, 3 mL once daily|dose=-;freq=once daily} with juice. {x|Limit milk to 16 oz a day|instruction}. {x|Recheck hemoglobin in 4 weeks|planned|l.hgb}. {x|No need to treat for strep unless the culture is positive|conditional|d.p28strep}. {x|Mother has thalassemia trait; consider electrophoresis if no response|family history|d.thal}. Left message for parent.')}</p>
      <div style="display:flex;justify-content:space-between;align-items:end"><span>${signature(c.rnd, '#22306b', 110)}<br>Corinne Abernathy, MD, FAAP</span><span style="font-size:13px">KD: K. Doyle, MA &nbsp; JM: J. Moreau, RN &nbsp; CLIA waived 30DXXXXXXX</span></div>${c.no('K. Doyle', 'assistant')}${c.no('J. Moreau', 'nurse')}`,
    )
  },
  { dateAliases: ['2026-03-05'], width: 1080, scale: 1.36, degrade: { angle: -0.6 } },
)

export const thirtythirdEnLabs = [antibodies, fever, quick]
