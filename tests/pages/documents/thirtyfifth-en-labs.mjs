/** Result sheets in English: an American reference laboratory with what is outside listed first, a New Zealand hospital's print with a culture, an Irish practice's letter to its patient with a table. */
import { barcode, mark, signature } from '../lib/decor.mjs'
import { FACE, doc, en, resultCell, sheet } from './blind-parts.mjs'

const off = (r) => r.flag === 'H' || r.flag === 'L'

/** United States: a box at the head repeats what is outside; below panels with the site's code as last column. */
const reference = doc(
  'p1451.png',
  ['en', 'lab', 'clean'],
  '2026-02-11',
  [
    'Larkspur Reference Laboratories',
    'LARKSPUR REFERENCE LABORATORIES',
    'Larkspur Reference Laboratories, Inc.',
    'Larkspur Reference Laboratories, Boise',
  ],
  ['Joanna Feldt, MD', 'Joanna Feldt', 'Feldt, Joanna', 'FELDT, JOANNA MD', 'Dr. Joanna Feldt'],
  [
    'Everett Nakagawa',
    'NAKAGAWA, EVERETT',
    'Nakagawa, Everett',
    'Everett J. Nakagawa',
    'NAKAGAWA, EVERETT J',
  ],
  'Laboratory report',
  (c) => {
    const lines = [
      '#TESTOSTERONE, FREE AND TOTAL',
      'testo;Testosterone, Total, LC/MS;212;ng/dL;264 - 916;01',
      'ftesto;Free Testosterone, Calculated;41.2;pg/mL;46.0 - 224.0;01',
      'shbg;Sex Horm Binding Glob, Serum;28.6;nmol/L;19.3 - 76.4;01',
      '>{x|Adult male interval is based on healthy nonobese males between 19 and 39 years old|reference comment|d.obesity}',
      '#PITUITARY AND ADRENAL',
      'lh;LH;3.9;mIU/mL;1.7 - 8.6;01',
      'fsh;FSH;5.2;mIU/mL;1.5 - 12.4;01',
      'prl;Prolactin;9.8;ng/mL;3.6 - 25.2;01',
      'e2;Estradiol, Sensitive;22.4;pg/mL;8.0 - 35.0;02',
      'cort;Cortisol - AM;11.8;ug/dL;6.2 - 19.4;01',
      '#CBC, PLATELET; NO DIFFERENTIAL',
      'wbc;WBC;6.9;x10E3/uL;3.4 - 10.8;01',
      'rbc;RBC;5.61;x10E6/uL;4.14 - 5.80;01',
      'hgb;Hemoglobin;16.9;g/dL;13.0 - 17.7;01',
      'hct;Hematocrit;51.4;%;37.5 - 51.0;01',
      'mcv;MCV;92;fL;79 - 97;01',
      'mch;MCH;30.1;pg;26.6 - 33.0;01',
      'mchc;MCHC;32.9;g/dL;31.5 - 35.7;01',
      'rdw;RDW;13.4;%;11.6 - 15.4;01',
      'plt;Platelets;241;x10E3/uL;150 - 450;01',
      '#HEPATIC FUNCTION',
      'alb;Albumin;4.5;g/dL;3.8 - 4.9;01',
      'tbil;Bilirubin, Total;0.6;mg/dL;0.0 - 1.2;01',
      'alp;Alkaline Phosphatase;71;IU/L;44 - 121;01',
      'ast;AST (SGOT);29;IU/L;0 - 40;01',
      'alt;ALT (SGPT);47;IU/L;0 - 44;01',
      '#GLUCOSE METABOLISM',
      'glu;Glucose;104;mg/dL;70 - 99;01',
      'insul;Insulin;19.7;uIU/mL;2.6 - 24.9;01',
      'a1c;Hemoglobin A1c;5.8;%;4.8 - 5.6;01',
      '>{x|Prediabetes 5.7 - 6.4; Diabetes >6.4|reference comment|d.dm2}',
      '#FERRITIN AND IRON SATURATION',
      'ferr;Ferritin;318;ng/mL;30 - 400;01',
      'tsat;Iron Saturation;38;%;15 - 55;01',
      '#PROSTATE-SPECIFIC AG, SERUM',
      'psa;Prostate Specific Ag;1.1;ng/mL;0.0 - 4.0;01',
      '>{x|After radical prostatectomy a PSA of 0.2 ng/mL or greater defines biochemical recurrence of prostate cancer|reference comment|d.prostca}',
    ]
    const row = (s) => {
      if (s.startsWith('#')) return `<tr class="g"><td colspan="6">${en(s.slice(1))}</td></tr>`
      if (s.startsWith('>')) return `<tr><td colspan="6" class="c">${c.t(s.slice(1))}</td></tr>`
      const site = s.split(';')[5]
      const r = c.lab(s)
      const word = off(r) ? (r.flag === 'H' ? 'High' : 'Low') : ''
      return `<tr data-e="${r.n}"${word ? ' class="v"' : ''}><td>${en(r.label)}</td><td>${en(r.printed)}</td><td>${word}</td><td>${en(r.unit)}</td><td>${en(r.ref)}</td><td class="s">${site}</td></tr>`
    }
    const again = (s) => {
      const [key, label, printed, unit, ref] = s.split(';')
      const r = c.lab([key, label, printed, unit, ref].join(';'))
      return off(r)
        ? `<div data-e="${r.n}" data-line>${en(label)} <b>${en(printed)}</b> ${en(unit)} (${r.flag === 'H' ? 'High' : 'Low'})</div>`
        : ''
    }
    const body = lines.map(row).join('')
    const head = lines
      .filter((s) => !/^[#>]/.test(s))
      .map(again)
      .join('')
    return sheet(
      `body{font:15px/1.3 ${FACE.calibri};font-size:16.2px;padding:40px 56px}td,th{padding:1.4px 8px}th{text-align:left;background:#3d2f66;color:#fff}.g td{font-weight:bold;padding-top:6px;border-bottom:1px solid #3d2f66}.v td:nth-child(-n+3){font-weight:bold}.s{font-size:13px;text-align:center}.c{font-size:14.2px;font-style:italic}.a{border:1.6px solid #3d2f66;margin:9px 0;padding:4px 12px 6px}.a>div:last-child{display:grid;grid-template-columns:1fr 1fr;gap:0 18px}.k{display:grid;grid-template-columns:1.1fr 1fr 1.15fr;gap:10px;margin-top:8px;border-top:2px solid #3d2f66;padding-top:5px}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:12px;align-items:center">${mark('bars', '#3d2f66', 44)}<div><b style="font-size:23px;color:#3d2f66">Larkspur Reference Laboratories</b><br>2770 W Emerald St, Boise, ID 837XX &nbsp; 208-555-01XX</div></div><div style="text-align:right">Report status: <b>FINAL</b><br>${barcode(c.rnd, 34, 26)}</div></div>
      <div class="k"><div><b>NAKAGAWA, EVERETT J</b><br>DOB 10/19/1973 &nbsp; 52 Y &nbsp; Male<br>Phone 208-555-01XX<br>Patient ID EN-4XX18</div><div>Specimen 042-XX5-1180<br>Collected 02/11/2026 07:48 MT<br>Received 02/12/2026 00:31 MT<br>Reported 02/16/2026 13:22 MT</div><div>Client 6XX402<br>Sawmill Creek Primary Care<br>Physician: FELDT, JOANNA MD<br>Fasting: YES</div></div>${c.no('Sawmill Creek Primary Care', 'client')}
      <div class="a"><b>RESULTS OUTSIDE THE REFERENCE INTERVAL</b><div>${head}</div></div>
      <table><tr><th style="width:35%">TEST</th><th>RESULT</th><th>FLAG</th><th>UNITS</th><th>REFERENCE INTERVAL</th><th>LAB</th></tr>${body}</table>
      <p style="font-size:14.2px">${c.t('Ordered, not performed: {x|Semen analysis, specimen not received|not done}; {x|Hepatitis C antibody, canceled by client|not done|l.antihcv}.')}</p>
      <div style="border-top:1px solid #3d2f66;font-size:13.6px;padding-top:3px">01: Larkspur, Boise, Director Hollis Trevino, MD &nbsp;&nbsp; 02: Larkspur Esoterics, Reno, Director Wen Castleberry, PhD &nbsp;&nbsp; Page 1 of 1</div>${c.no('Hollis Trevino, MD', 'laboratory director')}${c.no('Wen Castleberry, PhD', 'laboratory director')}`,
    )
  },
  { dateAliases: ['2026-02-16'], width: 1060, scale: 1.34 },
)

/** New Zealand: an emergency admission's bloods above a urine with its culture; the letter of the flag behind the limits. */
const urine = doc(
  'p1452.jpg',
  ['en', 'lab', 'scan'],
  '2026-02-20',
  [
    'Kaimai Base Hospital',
    'KAIMAI BASE HOSPITAL',
    'Kaimai Base Hospital Laboratory',
    'KAIMAI BASE HOSPITAL LABORATORY SERVICE',
    'Kaimai Base Hospital Laboratory Service',
  ],
  ['Dr Anneke Verhoeven', 'Anneke Verhoeven', 'VERHOEVEN, Dr A', 'Dr A Verhoeven', 'Dr. Anneke Verhoeven'],
  ['Merepaea Tahuri', 'TAHURI, Merepaea', 'TAHURI Merepaea', 'Ms Merepaea Tahuri', 'TAHURI, MEREPAEA'],
  'Laboratory report',
  (c) => {
    const row = (s) => {
      if (s.startsWith('#')) return `<tr><td colspan="5" class="g">${en(s.slice(1))}</td></tr>`
      if (s.startsWith('>')) return `<tr data-line><td colspan="5">${c.t(s.slice(1))}</td></tr>`
      const r = c.lab(s)
      return `<tr data-e="${r.n}"><td>${en(r.label)}</td><td class="r">${en(r.printed)}</td><td>${en(r.unit)}</td><td>${r.ref ? `( ${en(r.ref)} )` : ''}</td><td><b>${off(r) ? r.flag : ''}</b></td></tr>`
    }
    const drug = (s) => {
      const [key, label, letter] = s.split(';')
      return `<tr><td>${en(label)}</td><td>${resultCell(c, key, label, letter, '', '', '2026-02-20')}</td></tr>`
    }
    const table = (list) => `<table>${list.map(row).join('')}</table>`
    return sheet(
      `body{font:17px/1.3 ${FACE.times};font-size:17.6px;padding:44px 64px}td{padding:1px 7px}.g{font-weight:bold;padding-top:6px;text-decoration:underline}.r{font-weight:bold;width:90px}p{margin:6px 0}.s{width:300px;margin:2px 0 0 46px}.s td{border-bottom:1px dotted #777}.two{display:grid;grid-template-columns:1.2fr 1fr;gap:24px;align-items:start}`,
      `<div style="display:flex;justify-content:space-between;border-bottom:2.5px solid #111;padding-bottom:5px"><div><b style="font-size:22px">KAIMAI BASE HOSPITAL LABORATORY SERVICE</b><br>Cameron Street, Te Puke 31XX &nbsp; Phone 07 5XX 0110 &nbsp; IANZ accredited</div><div style="text-align:right">Interim report<br>Page 1 of 1</div></div>
      <div style="display:grid;grid-template-columns:1.1fr 1fr 1fr;border-bottom:1px solid #111;padding:5px 0"><div><b>TAHURI, Merepaea</b><br>DOB 03 Sep 1991 &nbsp; F &nbsp; 34 yrs<br>NHI ZXX47XX</div><div>Ward: Acute Assessment Unit<br>Requested by: Dr Anneke Verhoeven<br>Copy to: Dr Rewi Stafford</div><div>Collected 20 Feb 2026 05:15<br>Received 20 Feb 2026 05:40<br>Printed 22 Feb 2026 11:02</div></div>${c.no('Dr Rewi Stafford', 'copy')}
      <p>Clinical details: ${c.t('{d.dm1|T1DM|icd=E10.9/E10.65}. {o|R flank pain, rigors, fever}. {x|?pyelonephritis|question|d.pyelo} {x|?renal stone|question|d.stone}. On {m.cefur|cefuroxime IV|dose=-;route=IV}. {x|Not pregnant|negated|d.h30pregn}.')}</p>
      ${table([
        '#Biochemistry',
        'na;Sodium;134;mmol/L;135 - 145',
        'k;Potassium;3.9;mmol/L;3.5 - 5.2',
        'hco3;Bicarbonate;21;mmol/L;22 - 30',
        'urea;Urea;6.1;mmol/L;3.2 - 7.7',
        'crea;Creatinine;92;umol/L;45 - 90',
        'egfr;eGFR;71;mL/min/1.73m2;',
        'alb;Albumin;34;g/L;35 - 52',
        'glu;Glucose (random);13.8;mmol/L;3.5 - 11.0',
        'bhb;Beta-hydroxybutyrate;0.4;mmol/L;0.0 - 0.5',
        'lact;Lactate;1.6;mmol/L;0.5 - 2.2',
        'crp;C-reactive protein;184;mg/L;0 - 5',
        'a1c;HbA1c;71;mmol/mol;20 - 40',
        'hcg;Serum hCG;<2;IU/L;0 - 5',
        '#Haematology',
        'hgb;Haemoglobin;121;g/L;115 - 155',
        'wbc;White cells;17.9;x 10^9/L;4.0 - 11.0',
        'plt;Platelets;298;x 10^9/L;150 - 430',
        'mcv;MCV;87;fL;80 - 99',
        'neut;Neutrophils;15.32;x 10^9/L;1.90 - 7.50',
        'lymph;Lymphocytes;1.12;x 10^9/L;1.00 - 4.00',
        'mono;Monocytes;1.31;x 10^9/L;0.20 - 1.00',
        'eos;Eosinophils;0.02;x 10^9/L;0.00 - 0.51',
        '#Microbiology: URINE, midstream, collected 20 Feb 2026 05:15',
      ])}
      <div class="two"><div>${table([
        'e22uwbc;Leucocytes;>1000;x 10^6/L;0 - 10',
        'e22urbc;Erythrocytes;40;x 10^6/L;0 - 10',
        '>Epithelial cells: {l.uepi|1+|v=1+;u=-}',
        '>Culture: {l.ucult|Escherichia coli|v=Escherichia coli;u=-} >100 x 10^6 cfu/L',
        '>{o|Not an ESBL producer}',
      ])}
      <p>Blood cultures x 2: ${c.t('{l.bcult|No growth after 2 days|v=No growth after 2 days;u=-}')}. ${c.t('{x|Final report to follow at 5 days|pending}')}</p>
      <p style="font-size:15.6px">${c.t('{x|Oral step-down: cotrimoxazole or cefalexin, guided by susceptibility|suggestion|m.sept}.')} S = susceptible, I = increased exposure, R = resistant</p></div>
      <table class="s"><tr><td><b>E. coli</b></td><td></td></tr>${['e35samox;Amoxicillin;R', 'e35sclav;Amoxicillin/clavulanate;I', 'e35scefl;Cefalexin;S', 'e35scefu;Cefuroxime;S', 'e35sgent;Gentamicin;S', 'e35snitr;Nitrofurantoin;S', 'e35strim;Trimethoprim;R', 'e35ssxt;Cotrimoxazole;S', 'e35scip;Ciprofloxacin;S'].map(drug).join('')}</table></div>
      <p>Lactate and CRP phoned to ${c.t('{x|RN Sela Fonua|nurse}')} 20 Feb 06:35.</p>
      <div style="border-top:1px solid #111;padding-top:4px;display:flex;justify-content:space-between"><span>Authorised by: Dr Ignatius Moore, Clinical Microbiologist</span><span>TAHURI, Merepaea &nbsp; 26-02XXX88</span></div>${c.no('Dr Ignatius Moore', 'microbiologist')}`,
    )
  },
  { dateAliases: ['2026-02-22'], width: 1060, scale: 1.36, degrade: { angle: -0.6 } },
)

/** Ireland: a practice writes to the patient; table with what each result means in a word, the doctor's advice below. */
const letter = doc(
  'p1453.jpg',
  ['en', 'lab', 'photo'],
  '2026-05-21',
  [
    'Cloonmore Medical Practice',
    'CLOONMORE MEDICAL PRACTICE',
    'Cloonmore Medical Practice, Ennis',
    'Cloonmore Medical Practice, Ennis, Co Clare',
  ],
  ['Dr Niamh Considine', 'Niamh Considine', 'Dr. Niamh Considine', 'Dr N Considine'],
  ['Brendan Kilfeather', 'Mr Brendan Kilfeather', 'KILFEATHER, Brendan', 'Mr Kilfeather', 'Brendan'],
  'Your blood test results',
  (c) => {
    const row = (s) => {
      const [line, word] = s.split('|')
      const r = c.lab(line)
      return `<tr data-e="${r.n}"><td>${en(r.label)}</td><td><b>${en(r.printed)}</b> ${en(r.unit)}</td><td>${en(r.ref)}</td><td>${en(word)}</td></tr>`
    }
    const p = (s) => `<p>${c.t(s)}</p>`
    return sheet(
      `body{font:17px/1.38 ${FACE.openSans};font-size:16.6px;padding:48px 72px}.t td,.t th{border:1px solid #888;padding:3px 10px}.t th{background:#e8e2d6;text-align:left}p{margin:8px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center;border-bottom:2px solid #7a4b16;padding-bottom:7px"><div style="display:flex;gap:12px;align-items:center">${mark('leaf', '#7a4b16', 50)}<div><b style="font-size:23px;color:#7a4b16">Cloonmore Medical Practice</b><br>Station Road, Ennis, Co Clare V95 XXXX</div></div><div style="text-align:right">Tel 065 68X XX20<br>Dr Niamh Considine<br>Dr Barra Hickey</div></div>${c.no('Dr Barra Hickey', 'partner')}
      <div style="display:flex;justify-content:space-between;margin-top:10px"><div>Mr Brendan Kilfeather<br>14 Lifford Park, Ennis<br>DOB: 02/11/1964</div><div>29 May 2026</div></div>
      <p>Dear Brendan,</p>
      <p><b>Your blood test results</b></p>
      ${p('These are the results of the blood and urine tests that Nurse Mags Dillane took on 21 May 2026. The tests were done {x|at the laboratory of Limerick Docklands Hospital|other institution}.')}${c.no('Nurse Mags Dillane', 'nurse')}
      <table class="t"><tr><th>Test</th><th>Your result</th><th>Usual range</th><th>What it means</th></tr>
      ${[
        'hgb;Haemoglobin;14.1;g/dL;13.0 - 17.5|Normal',
        'wbc;White cells;6.4;10^9/L;4.0 - 11.0|Normal',
        'plt;Platelets;233;10^9/L;140 - 400|Normal',
        'gttf;Fasting glucose;8.2;mmol/L;4.0 - 6.0|High',
        'a1c;HbA1c;55;mmol/mol;20 - 42|High',
        'chol;Total cholesterol;6.1;mmol/L;< 5.0|High',
        'ldl;LDL cholesterol;3.9;mmol/L;< 3.0|High',
        'hdl;HDL cholesterol;1.1;mmol/L;> 1.0|Normal',
        'trig;Triglycerides;2.4;mmol/L;< 1.7|High',
        'crea;Creatinine (kidney);89;umol/L;64 - 104|Normal',
        'alt;ALT (liver);58;U/L;0 - 41|A little high',
        'ggt;Gamma GT (liver);74;U/L;8 - 61|A little high',
        'tsh;TSH (thyroid);2.1;mIU/L;0.27 - 4.20|Normal',
        'psa;PSA (prostate);6.2;ug/L;0.0 - 4.5|High, see below',
        'vitd;Vitamin D;38;nmol/L;50 - 125|Low',
        'uacr;Urine albumin/creatinine;2.1;mg/mmol;< 3.0|Normal',
      ]
        .map(row)
        .join('')}</table>
      ${p('Your blood pressure with the nurse was {l.e21sys|148|v=148;u=-}/{l.e21dia|88|v=88;u=-} and your weight {l.e21wt|96 kg|v=96;u=kg}.')}
      ${p('**Sugar.** The HbA1c was {l.a1c|47 in May 2025|v=47;u=-;on=2025-05}, so {d.predm?|prediabetes|icd=R73.03;st=historical}; it now shows {d.dm2|type 2 diabetes|icd=E11.9/E11.65}. {x|I would like to talk to you about starting metformin|considered|m.metf}. {x|There is no sign of kidney damage|negated|d.dnephro}.')}
      ${p('**Prostate.** The {d.e16raisedpsa|PSA is raised|icd=R97.20}. {x|This does not mean that you have prostate cancer|negated|d.prostca}, but as {x|your brother was treated for it|family history|d.prostca} {x|we will repeat the test in 6 weeks|planned|l.psa} before a referral.')}
      ${p('**Liver.** {x|A fatty liver is the likely reason; we will arrange an ultrasound|question|d.steat}.')}
      ${p('Please stay on {m.ram|ramipril 5 mg once a day|freq=once a day}, and start {m.chole|vitamin D 1,000 IU once a day|dose=1,000 IU;freq=once a day}, which you can buy. Please stop {m.dicl|diclofenac|dose=-;st=stopped} for your knee; {x|use paracetamol instead|suggestion|m.para}. {x|Come in at once if you are very thirsty or losing weight|conditional}. Nurse appointment: 11 June 2026, 09:40.')}
      <div>Yours sincerely,<br>${signature(c.rnd, '#22306b', 120)}<br>Dr Niamh Considine MICGP &nbsp; MCRN 3XXX12</div>`,
    )
  },
  { dateAliases: ['2026-05-29'], width: 1080, scale: 1.36, degrade: { angle: 1.1, folds: [0.34, 0.67] } },
)

export const thirtyfifthEnLabs = [reference, urine, letter]
