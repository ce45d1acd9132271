/** Result sheets in English: an American hospital's pleural fluid beside serum, a Zambian clinic's form filled in by hand, an English anticoagulant record, a Malaysian profile in two languages, an American state's newborn screening. */
import { barcode, hand, mark, signature, stamp } from '../lib/decor.mjs'
import { FACE, doc, en, resultCell, sheet } from './blind-parts.mjs'

const off = (r) => r.flag === 'H' || r.flag === 'L'

/** United States: fluid, serum and their ratio side by side; cells and cultures below. */
const pleural = doc(
  'p1201.png',
  ['en', 'lab', 'clean'],
  '2026-03-04',
  [
    'Blackfork Regional Medical Center',
    'BLACKFORK REGIONAL MEDICAL CENTER',
    'Blackfork Regional Medical Center Laboratory',
  ],
  [
    'Priscilla Navarrete, MD',
    'Priscilla Navarrete',
    'NAVARRETE, PRISCILLA MD',
    'NAVARRETE, PRISCILLA',
    'Dr. Priscilla Navarrete',
  ],
  [
    'Wendell Stackhouse',
    'STACKHOUSE, WENDELL R',
    'STACKHOUSE, WENDELL',
    'Wendell R Stackhouse',
    'Wendell R. Stackhouse',
  ],
  'Body fluid report',
  (c) => {
    const pair = (s) => {
      const [label, unit, fk, fv, sk, sv, sref, ratio] = s.split(';')
      const f = resultCell(c, fk, `${label}, fluid`, fv, unit, '')
      let serum = '',
        ref = ''
      if (sk) {
        const r = c.lab([sk, label, sv, unit, sref].join(';'))
        c.entities[r.n].text = `${label} ${sv} ${unit}`
        serum = `<span data-e="${r.n}">${en(sv)}${off(r) ? ` ${r.flag}` : ''}</span>`
        ref = sref
      }
      return `<tr><td>${en(label)}</td><td>${f}</td><td>${serum}</td><td>${en(ref)}</td><td>${en(unit)}</td><td>${ratio ? c.t(`{o|${ratio}}`) : ''}</td></tr>`
    }
    const row = (s) => {
      const r = c.lab(s)
      return `<tr data-e="${r.n}"><td>${en(r.label)}</td><td>${en(r.printed)}</td><td>${en(r.unit)}</td></tr>`
    }
    return sheet(
      `body{font:16px/1.34 ${FACE.arial};font-size:16px;padding:44px 62px}td,th{padding:2px 9px;border-bottom:1px solid #ddd}th{background:#e9e4da}h3{font-size:16px;margin:14px 0 4px;border-left:7px solid #8a5a12;padding-left:8px}.k{display:grid;grid-template-columns:1.2fr 1fr 1fr;gap:4px 20px;margin:10px 0}p{margin:5px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center;border-bottom:3px solid #8a5a12;padding-bottom:7px"><div style="display:flex;gap:12px;align-items:center">${mark('wave', '#8a5a12', 48)}<div><b style="font-size:21px">Blackfork Regional Medical Center</b><br>Clinical Laboratory, 900 Mill Run Rd, Elkins WV 262XX</div></div><b style="font-size:19px">BODY FLUID REPORT</b></div>
      <div class="k"><div><b>STACKHOUSE, WENDELL R</b><br>MRN 0044XX18 &nbsp; DOB 11/02/1951 &nbsp; M</div><div>Collected 03/04/2026 10:15<br>Printed 03/06/2026 16:02</div><div>Ordered by<br>NAVARRETE, PRISCILLA MD</div></div>
      <p>Source: pleural fluid, right, 60 mL. Procedure: ${c.t('{p.thoracent|ultrasound-guided thoracentesis}')}. Indication: ${c.t('{d.pleff|right pleural effusion|icd=J90}, {x|r/o malignancy vs parapneumonic|question|d.lungca}')}.</p>
      <h3>Chemistry, paired with serum drawn 03/04/2026 10:40</h3>
      <table><tr><th>Test</th><th>Pleural fluid</th><th>Serum</th><th>Serum reference</th><th>Units</th><th>Fluid/serum</th></tr>
      ${['Protein, total;g/dL;e30pfprot;4.6;tp;6.9;6.0-8.3;0.67', 'Albumin;g/dL;e30pfalb;2.7;alb;3.3;3.5-5.0', 'LDH;U/L;e30pfldh;486;ldh;231;120-246;2.10', 'Glucose;mg/dL;e30pfglu;71;glu;118;70-99', 'Cholesterol;mg/dL;e30pfchol;82;chol;164;<200', 'Triglycerides;mg/dL;e30pftrig;38;;;', 'Amylase;U/L;e30pfamyl;44;amyl;52;28-100', 'pH;;e30pfph;7.31;;;', 'Adenosine deaminase;U/L;e30pfada;19;;;'].map(pair).join('')}</table>
      <p style="font-size:14.4px">${c.t('{x|Light’s criteria: exudate when fluid/serum protein exceeds 0.5, LDH ratio exceeds 0.6, or fluid LDH exceeds two thirds of the upper serum limit|reference comment}. {x|ADA over 40 U/L supports tuberculous pleurisy|reference comment|d.tb}. {x|Triglycerides over 110 mg/dL suggest chylothorax|reference comment}.')}</p>
      <h3>Cell count and differential</h3>
      <table style="width:76%"><tr><th style="width:50%">Component</th><th>Result</th><th>Units</th></tr>
      ${['e30pfcol;Color;Amber;', 'e30pfapp;Appearance;Hazy;', 'e30pfwbc;Total nucleated cells;2140;/uL', 'e30pfrbc;RBC;6500;/uL', 'e30pfneut;Neutrophils;12;%', 'e30pflym;Lymphocytes;68;%', 'e30pfmac;Monocytes/macrophages;14;%', 'e30pfmes;Mesothelial cells;4;%', 'e30pfeos;Eosinophils;2;%'].map((s) => row(`${s};`)).join('')}</table>
      <p style="font-size:14.4px">No reference intervals are established for body fluids. ${c.t('{x|No crystals seen|negated}.')}</p>
      <h3>Microbiology</h3>
      <p data-line>Gram stain: ${c.t('{l.gramst|no organisms, moderate WBC|v=no organisms, moderate WBC;u=-}')}</p><p data-line>Aerobic culture: ${c.t('{l.e30pfcult|no growth at 48 hours|v=no growth at 48 hours;u=-}')}</p><p data-line>Acid-fast smear: ${c.t('{l.afb|negative|v=negative;u=-}')}; ${c.t('{x|AFB culture in progress, up to 8 weeks|pending}')}</p>
      <h3>Same-day blood</h3>
      <table style="width:76%"><tr><th style="width:38%">Test</th><th>Result</th><th>Units</th><th>Reference</th></tr>${[
        'bnp;NT-proBNP;310;pg/mL;<450',
        'inr;INR;1.1;;0.9-1.1',
        'plt;Platelets;388;K/uL;150-400',
        'hgb;Hemoglobin;11.9;g/dL;13.2-17.1',
        'crp;CRP;22;mg/L;<10',
      ]
        .map((s) => {
          const r = c.lab(s)
          return `<tr data-e="${r.n}"><td>${en(r.label)}</td><td>${en(r.printed)}${off(r) ? ` ${r.flag}` : ''}</td><td>${en(r.unit)}</td><td>${en(r.ref)}</td></tr>`
        })
        .join('')}</table>
      <p style="margin-top:12px">${c.t('Cytology: {x|sent to pathology, reported separately|pending}. Flow cytometry: {x|not requested|not done|d.cll}.')}</p>
      <p style="border-top:1px solid #8a5a12;padding-top:5px;font-size:14px">Medical director: Harvey Oakes, DO. &nbsp; H/L outside reference. &nbsp; ${barcode(c.rnd, 40, 22)}</p>${c.no('Harvey Oakes', 'medical director')}`,
    )
  },
  { dateAliases: ['2026-03-06'], width: 1080, scale: 1.3 },
)

/** Zambia: a clinic's printed request and result form; what was asked has a cross and its result by hand, the rest is empty. */
const clinic = doc(
  'p1202.jpg',
  ['en', 'lab', 'photo'],
  '2026-01-19',
  [
    'Chifubu Mission Clinic',
    'CHIFUBU MISSION CLINIC',
    'Chifubu Mission Clinic, Ndola',
    'Chifubu Mission Clinic Laboratory',
  ],
  ['Dr. C. Mwansa', 'C. Mwansa', 'Dr C Mwansa', 'Dr. Mwansa', 'Mwansa'],
  ['Grace Banda', 'Banda Grace', 'GRACE BANDA', 'Mrs Grace Banda'],
  'Laboratory request and result form',
  (c) => {
    const box = (on) => `<span class="x">${on ? '☒' : '☐'}</span>`
    const cell = (s, flag) => {
      if (s.startsWith('-')) {
        const [label, key] = s.slice(1).split(';')
        return `<div class="r" data-line>${box(0)} ${c.t(`{x|${label}|not requested${key ? `|${key}` : ''}}`)} <i></i></div>`
      }
      const r = c.lab(s, flag ? { flag } : {})
      return `<div class="r" data-line>${box(1)} <span data-e="${r.n}">${en(r.label)} <span class="w">&nbsp;${en(r.printed)}&nbsp;</span> <small>${en(r.unit)} ${r.ref ? `(${en(r.ref)})` : ''}</small></span></div>`
    }
    const part = (h, list) =>
      `<div class="p"><b class="h">${en(h)}</b>${list.map((s) => cell(s)).join('')}</div>`
    return sheet(
      `body{font:16px/1.4 ${FACE.times};font-size:17px;padding:44px 58px}.x{font-family:'DejaVu Sans';font-size:15px}.w{font:28px 'Dancing Script',cursive;color:#1d2f6f;line-height:1}.r{padding:4px 0;border-bottom:1px dotted #888}.r i{display:inline-block;width:90px}.p{border:1px solid #333;padding:4px 12px 8px}.h{display:block;text-align:center;text-decoration:underline;margin-bottom:3px}.g{display:grid;grid-template-columns:1fr 1fr;gap:10px;margin-top:10px}small{font-size:14.5px}`,
      `<div style="text-align:center"><b style="font-size:23px">CHIFUBU MISSION CLINIC</b><br>P.O. Box 71XXX, Ndola, Zambia &nbsp; Tel 0212 XXX XXX<br><b>LABORATORY REQUEST AND RESULT FORM</b></div>
      <div style="line-height:1.9;margin-top:8px">Name: ${hand('Grace Banda', 28)} &nbsp;&nbsp; Age: ${hand('34', 28)} &nbsp; Sex: ${hand('F', 28)} &nbsp; File No: ${hand('2207 / 25', 28)} &nbsp; Ward: ${hand('OPD', 28)}<br>Specimen: ${hand('blood, urine, stool', 28)} &nbsp; Date collected: ${hand('19 / 1 / 2026', 28)} &nbsp; Requested by: ${hand('Dr. C. Mwansa', 28)}<br>Clinical notes: <span class="w">${c.t('{o|fever 4 days, weakness}. {o|?malaria}')}</span></div>
      <div class="g">
      ${part('HAEMATOLOGY', ['hgb;Hb;8.9;g/dl;12.0 - 15.0', 'wbc;WBC;5.4;x10^9/L;4.0 - 10.0', 'neutp;Neutrophils;58;%;40 - 75', 'lymphp;Lymphocytes;33;%;20 - 45', 'eosp;Eosinophils;7;%;1 - 6', 'monop;Monocytes;2;%;2 - 10', 'plt;Platelets;118;x10^9/L;150 - 400', 'esr;ESR;46;mm/hr;0 - 20', '-Retics;l.retic', '-Sickling test;l.e13sicks', '-Clotting time;l.p29ct'])}
      ${part('PARASITOLOGY', ['malsm;Malaria slide;P. falciparum ++;;', 'e14malrdt;Malaria RDT;Positive;;', 'ova;Stool ova / cysts;Hookworm ova seen;;', '-Skin snip', '-Schistosoma (urine);l.p27bilh'])}
      ${part('SEROLOGY', ['e14hivr;HIV rapid test;Non-reactive;;', 'rpr;RPR (syphilis);Non-reactive;;', 'hbsag;HBsAg;Negative;;', '-HCV;l.antihcv', '-Widal O;l.e12wido', '-Widal H;l.e12widh', '-Brucella;l.bruc', 'hcgu;Pregnancy test;Negative;;'])}
      ${part('URINE', ['ucol;Colour;amber;;', 'uprot;Protein;+;;', 'uglu;Sugar;nil;;', 'uket;Ketones;nil;;', 'uwbc;Pus cells;3 - 5;/hpf;', 'urbc;Red cells;0 - 1;/hpf;', '-Culture;l.ucult'])}
      ${part('CHEMISTRY', ['glu;Random glucose;5.2;mmol/L;3.9 - 7.8', 'crea;Creatinine;71;umol/L;45 - 90', 'alt;ALT;29;U/L;0 - 40', '-Urea;l.urea', '-Bilirubin total;l.tbil', '-Amylase;l.amyl'])}
      ${part('MICROBIOLOGY / BLOOD BANK', ['-Sputum AFB x 2;l.afb', '-HVS;l.gramst', 'abo;Blood group;O;;', 'rhd;Rhesus;Positive;;', '-Cross-match'])}</div>
      <div style="margin-top:10px">Remarks: <span class="w">${c.t('{d.anemia|anaemia|icd=D64.9}, {o|film hypochromic}. {x|Repeat slide after 3 days|planned|l.malsm}')}</span></div>
      <div style="display:flex;justify-content:space-between;align-items:end;margin-top:8px"><span>Done by: ${hand('J. Phiri, Lab Tech', 27)} ${signature(c.rnd, '#1d2f6f', 70)}</span>${stamp(['CHIFUBU MISSION CLINIC', '19 JAN 2026', 'LABORATORY'], '#7a1d4a', -4)}</div>${c.no('J. Phiri', 'technician')}
      <p style="font-size:14px">${c.t('{x|Results marked ++ or more: start treatment per national guideline (artemether-lumefantrine)|general text|m.e13al}. Form CMC/LAB/2.')}</p>`,
    )
  },
  { width: 1080, scale: 1.36, degrade: { angle: -1.2, folds: [0.5] } },
)

/** England: the anticoagulant record that a patient carries; a line for each visit with INR, dose for the week and next date. */
const yellow = doc(
  'p1203.jpg',
  ['en', 'lab', 'scan'],
  '2026-05-18',
  [
    'Tollesbury General Hospital',
    'TOLLESBURY GENERAL HOSPITAL',
    'Tollesbury General Hospital Anticoagulant Clinic',
    'Anticoagulant Clinic, Tollesbury General Hospital',
  ],
  ['Dr Rosalind Achebe', 'Dr R Achebe', 'R Achebe', 'Rosalind Achebe', 'Dr. Rosalind Achebe'],
  [
    'Bernard Titchmarsh',
    'Mr Bernard Titchmarsh',
    'Mr Bernard TITCHMARSH',
    'TITCHMARSH, Bernard',
    'Bernard TITCHMARSH',
  ],
  'Anticoagulant record',
  (c) => {
    const row = (s) => {
      const [day, iso, inr, dose, week, next, ...rest] = s.split('|')
      const note = rest.join('|')
      const cell =
        inr === '-'
          ? '<td>DNA</td>'
          : `<td class="i">${resultCell(c, 'inr', 'INR', inr, '', '2.5 - 3.5', iso)}</td>`
      return `<tr><td>${en(day)}</td>${cell}<td>${c.t(`{o|${dose}}`)}</td><td>${week ? c.t(`{o|${week}}`) : ''}</td><td>${en(next)}</td><td>${c.t(note)}</td></tr>`
    }
    return sheet(
      `html{background:#fdf6d2}body{font:16px/1.4 ${FACE.verdana};font-size:15px;padding:46px 60px;background:#fdf6d2}td,th{border:1px solid #777;padding:4px 9px}th{background:#f1dd80}.i{font-weight:bold;text-align:center}.two{display:grid;grid-template-columns:1fr 1fr;gap:14px;margin:12px 0}.two>div{border:1px solid #777;padding:6px 11px}p{margin:6px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:end"><div><b style="font-size:21px">ANTICOAGULANT RECORD</b><br>Tollesbury General Hospital, Anticoagulant Clinic<br>Tel 01632 960 2XX (Mon - Fri 9 to 4)</div><div>Sheet 14 &nbsp; Printed 18/05/2026</div></div>
      <div class="two"><div>Name: <b>Mr Bernard TITCHMARSH</b><br>DOB 23/10/1949 &nbsp; NHS 485 XXX XXXX<br>Consultant: Dr R Achebe, Haematology<br>GP: Dr Lucian Prout, Quay Street Surgery</div>${c.no('Dr Lucian Prout', 'general practitioner')}${c.no('Quay Street Surgery', 'general practice')}<div data-line>Drug: ${c.t('{m.warf|warfarin|dose=-;freq=once daily}')} once daily at 6 pm<br>Reason: ${c.t('{p.h13avr|mechanical aortic valve, 2014|on=2014}; {d.af|atrial fibrillation|icd=I48.91}')}<br>Target INR 3.0, range 2.5 - 3.5<br>Started 06/2014. Duration: long term</div></div>
      <table><tr><th>Date</th><th>INR</th><th>Daily dose</th><th>Week</th><th>Next test</th><th style="width:37%">Comment</th></tr>
      ${['26/01/2026|2026-01-26|2.9|4 mg|28 mg|23/02/2026', '23/02/2026|2026-02-23|3.1|4 mg|28 mg|23/03/2026', '23/03/2026|2026-03-23|2.2|4 mg, 5 mg Mon|29 mg|30/03/2026|{o|missed two tablets}', '30/03/2026|2026-03-30|2.7|4 mg|28 mg|20/04/2026', '20/04/2026|2026-04-20|4.8|omit 1 day, then 3 mg|21 mg|24/04/2026|{m.clari?|clarithromycin|dose=-;st=-} from GP; {x|no bleeding|negated|d.ugib}', '24/04/2026|2026-04-24|3.6|3 mg|21 mg|01/05/2026|antibiotic finished', '01/05/2026|2026-05-01|2.4|4 mg|28 mg|08/05/2026', '08/05/2026||-|4 mg|28 mg|11/05/2026|letter sent', '11/05/2026|2026-05-11|2.6|4 mg|28 mg|18/05/2026', '18/05/2026|2026-05-18|3.0|4 mg|28 mg|15/06/2026|{x|stable: 4-weekly|planned|l.inr}'].map(row).join('')}</table>
      <p>Time in range, last 12 months: ${c.t('{o|71 %}')}. Bloods 18/05/2026:</p>
      <table style="width:78%"><tr><th>Test</th><th>Result</th><th>Range</th></tr>${[
        'hgb;Haemoglobin;134;g/L;130 - 180',
        'plt;Platelets;201;x10^9/L;150 - 400',
        'crea;Creatinine;112;umol/L;64 - 104',
        'egfr;eGFR;57;mL/min/1.73m2;',
        'alt;ALT;24;U/L;0 - 45',
        'alb;Albumin;41;g/L;35 - 50',
      ]
        .map((s) => {
          const r = c.lab(s)
          return `<tr data-e="${r.n}"><td>${en(r.label)}</td><td>${en(r.printed)} ${en(r.unit)}${off(r) ? ` <b>${r.flag}</b>` : ''}</td><td>${en(r.ref)}</td></tr>`
        })
        .join('')}</table>
      <div class="two"><div data-line><b>Other medicines</b><br>${c.t('{m.bis|bisoprolol 2.5 mg daily|freq=daily}\n{m.ator|atorvastatin 40 mg at night|freq=at night}\n{m.lan|lansoprazole 15 mg daily|freq=daily}\n{x|No aspirin, no ibuprofen|negated|m.ibu}')}</div><div><b>Allergies</b><br>${c.t('{a.tmp|co-trimoxazole|react=rash} (rash)')}<br><b>Bleeding history</b><br>${c.t('{d.epist|nosebleed needing packing 2019|st=historical;on=2019;icd=R04.0}. {x|No stroke, no GI bleed|negated|d.stroke}')}</div></div>
      <p style="font-size:13.6px">${c.t('{x|Tell the clinic if you start or stop any medicine, above all antibiotics, amiodarone or St John’s wort|instruction|m.amio}. {x|Do not take aspirin unless prescribed|warned|m.asa}. {x|If INR is above 8 with bleeding, vitamin K is given in hospital|general text}. Carry this record and your alert card. {x|1 mg brown, 3 mg blue, 5 mg pink|general text}.')}</p>
      <p>Dosed by: Sister Joan Whitlam, anticoagulant nurse</p>${c.no('Joan Whitlam', 'nurse')}`,
    )
  },
  { width: 1080, scale: 1.3, degrade: { angle: 0.6, colour: true } },
)

/** Malaysia: names in English with Malay beneath, limits under the unit, an asterisk before the result. */
const klang = doc(
  'p1204.png',
  ['en', 'lab', 'clean'],
  '2026-02-24',
  [
    'Hospital Seri Mutiara',
    'HOSPITAL SERI MUTIARA',
    'Hospital Seri Mutiara Sdn Bhd',
    'Hospital Seri Mutiara, Makmal Patologi',
  ],
  ['Dr. Faridah Kamaruddin', 'Dr Faridah Kamaruddin', 'Faridah Kamaruddin', 'DR. FARIDAH KAMARUDDIN'],
  ['Lim Siew Fong', 'LIM SIEW FONG', 'Mdm Lim Siew Fong', 'Madam Lim Siew Fong'],
  'Pathology report',
  (c) => {
    const row = (s) => {
      if (s.startsWith('#')) return `<tr class="g"><td colspan="3">${en(s.slice(1))}</td></tr>`
      if (s.startsWith('>')) return `<tr><td colspan="3" class="c">${c.t(s.slice(1))}</td></tr>`
      const [line, malay] = s.split('|')
      const r = c.lab(line)
      return `<tr data-e="${r.n}"><td>${en(r.label)}${malay ? `<br><i>${en(malay)}</i>` : ''}</td><td class="v">${off(r) ? '* ' : ''}${en(r.printed)}</td><td>${en(r.unit)}${r.ref ? `${r.unit ? '<br>' : ''}<i>${en(r.ref)}</i>` : ''}</td></tr>`
    }
    const half = (list) =>
      `<table><tr><th style="width:54%">Test / <i>Ujian</i></th><th>Result</th><th>Unit / Range</th></tr>${list.map(row).join('')}</table>`
    return sheet(
      `body{font:16px/1.2 ${FACE.roboto};font-size:14.8px;padding:40px 50px}td,th{padding:2px 6px;border-bottom:1px solid #ddd}th{border-bottom:2px solid #14406b}i{font-size:12.8px;color:#444}.g td{background:#14406b;color:#fff;font-weight:bold}.v{font-weight:bold;white-space:nowrap}.c{font-size:13px}.two{display:grid;grid-template-columns:1fr 1fr;gap:0 26px;align-items:start}`,
      `<div style="display:flex;gap:14px;align-items:center">${mark('rings', '#14406b', 52)}<div><b style="font-size:22px;color:#14406b">HOSPITAL SERI MUTIARA</b><br>Makmal Patologi / Pathology Laboratory, Jalan Kenanga, 412XX Klang, Selangor</div></div>
      <div class="two" style="border:1px solid #14406b;padding:6px 12px;margin:10px 0;line-height:1.4"><div>Patient / <i>Pesakit</i>: <b>LIM SIEW FONG</b><br>IC No: 58XX14-10-XXXX &nbsp; Age 67 &nbsp; F<br>Doctor / <i>Doktor</i>: Dr. Faridah Kamaruddin</div><div>Lab No: SM26-0XX911<br>Collected / <i>Diambil</i>: 24/02/2026 08:05<br>Reported / <i>Dilapor</i>: 24/02/2026 15:48</div></div>
      <div class="two">${half(['#HAEMATOLOGY / HEMATOLOGI', 'hgb;Haemoglobin;10.6;g/dL;11.5 - 16.0|Hemoglobin', 'rbc;Red Cell Count;4.91;10^12/L;3.80 - 5.80|Kiraan Sel Merah', 'hct;PCV;33;%;37 - 47|Hematokrit', 'mcv;MCV;67;fL;76 - 96', 'mch;MCH;21.6;pg;27.0 - 32.0', 'rdw;RDW;18.4;%;11.0 - 15.0', 'wbc;White Cell Count;7.2;10^9/L;4.0 - 11.0|Kiraan Sel Putih', 'plt;Platelets;412;10^9/L;150 - 400|Platelet', '>Film: {o|microcytic hypochromic, few target cells}. {x|No blasts|negated|l.blast}.', '#IRON STUDIES / KAJIAN BESI', 'fe;Serum Iron;4.1;umol/L;9.0 - 30.4|Besi Serum', 'uibc;UIBC;66.2;umol/L;27.8 - 63.6', 'tibc;TIBC;70.3;umol/L;45.0 - 80.0', 'tsat;Transferrin Saturation;6;%;15 - 45|Ketepuan Transferin', 'ferr;Ferritin;9;ug/L;13 - 150', '#Hb ANALYSIS / ANALISIS Hb', 'hba;Hb A;97.6;%;95.0 - 98.0', 'hba2;Hb A2;2.1;%;2.0 - 3.3', 'hbf;Hb F;0.3;%;< 1.0', '>{x|Beta thalassaemia trait not detected. Hb A2 may be falsely low in iron deficiency|negated|d.thal}.'])}${half(['#RENAL PROFILE / PROFIL BUAH PINGGANG', 'na;Sodium;139;mmol/L;136 - 145|Natrium', 'k;Potassium;4.9;mmol/L;3.5 - 5.1|Kalium', 'cl;Chloride;103;mmol/L;98 - 107|Klorida', 'urea;Urea;8.8;mmol/L;2.8 - 8.1', 'crea;Creatinine;98;umol/L;44 - 80|Kreatinin', 'egfr;eGFR (CKD-EPI);54;mL/min/1.73m2;> 90', 'uric;Uric Acid;391;umol/L;143 - 339|Asid Urik', '#LIVER / HATI', 'tp;Total Protein;72;g/L;66 - 87|Jumlah Protein', 'alb;Albumin;42;g/L;35 - 52', 'tbil;Bilirubin, total;9;umol/L;< 21', 'alp;ALP;88;U/L;35 - 104', 'alt;ALT;17;U/L;< 33', '#DIABETES & LIPIDS / DIABETES & LIPID', 'glu;Fasting Glucose;7.9;mmol/L;3.9 - 6.0|Glukosa Berpuasa', 'a1c;HbA1c;7.2;%;< 6.5', 'chol;Total Cholesterol;4.4;mmol/L;< 5.2|Jumlah Kolesterol', 'trig;Triglycerides;1.9;mmol/L;< 1.7|Trigliserida', 'hdl;HDL Cholesterol;1.1;mmol/L;> 1.2', 'ldl;LDL Cholesterol;2.4;mmol/L;< 2.6', '#OTHERS / LAIN-LAIN', 'e23fit;Faecal Immunochemical Test;38;ug/g;< 20|Darah tersorok', 'tsh;TSH;2.9;mIU/L;0.4 - 4.5', 'vitd;25-OH Vitamin D;41;nmol/L;> 75'])}</div>
      <p style="font-size:13.4px">${c.t('* outside range / {o|di luar julat}. {x|A positive FIT should be followed by colonoscopy|reference comment|p.colono}. {x|HbA1c may be unreliable in iron deficiency|reference comment|d.ida}. {x|Urine microalbumin: container leaked, please resend|not done|l.uacr}.')}</p>
      <div style="display:flex;justify-content:space-between;align-items:end;font-size:13.4px"><span>Verified by: Puan Norliza Hashim, Scientific Officer<br>Computer generated, no signature needed / Cetakan komputer</span>${barcode(c.rnd, 40, 28)}</div>${c.no('Norliza Hashim', 'scientific officer')}`,
    )
  },
  { width: 1080, scale: 1.35 },
)

/** United States: a state's newborn screening; disorder, marker, result, cut-off and what it means. */
const newborn = doc(
  'p1205.png',
  ['en', 'lab', 'clean'],
  '2026-04-09',
  [
    'Tri-Rivers State Public Health Laboratory',
    'TRI-RIVERS STATE PUBLIC HEALTH LABORATORY',
    'Tri-Rivers Public Health Laboratory',
    'Tri-Rivers State Public Health Laboratory, Newborn Screening',
  ],
  ['Samira Haddad, MD', 'Samira Haddad', 'HADDAD, SAMIRA MD', 'Dr. Samira Haddad', 'HADDAD, SAMIRA'],
  [
    'Oliver Lindqvist',
    'LINDQVIST, OLIVER',
    'Lindqvist, Oliver',
    'LINDQVIST, BABY BOY OLIVER',
    'Baby Boy Oliver Lindqvist',
  ],
  'Newborn screening report',
  (c) => {
    const row = (s) => {
      const [dis, key, label, v, unit, ref, word] = s.split(';')
      const name = dis ? c.t(`{x|${dis}|screened for}`) : ''
      const r = c.lab([key, label, v, unit, ref].join(';'))
      return `<tr data-e="${r.n}"><td>${name}</td><td>${en(label)}</td><td>${off(r) ? `<b>${en(v)}</b>` : en(v)}</td><td>${en(unit)}</td><td>${en(ref)}</td><td>${off(r) ? `<b>${en(word)}</b>` : en(word)}</td></tr>`
    }
    return sheet(
      `body{font:16px/1.36 ${FACE.calibri};font-size:16.6px;padding:44px 58px}td,th{border:1px solid #b5bcc4;padding:3px 8px}th{background:#3d4f61;color:#fff}p{margin:6px 0}.b{border:3px solid #b3341f;padding:6px 12px;margin:10px 0}.k{display:grid;grid-template-columns:1fr 1fr 1fr;gap:12px;margin:8px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div><b style="font-size:22px">Tri-Rivers State Public Health Laboratory</b><br>Newborn Screening Program, 1 Capitol Annex, Lewiston &nbsp; (555) 555-01XX</div>${mark('star', '#3d4f61', 54)}</div>
      <div class="k"><div><b>LINDQVIST, BABY BOY OLIVER</b><br>Born 04/08/2026 06:31, male<br>Mother: LINDQVIST, ANNIKA</div><div>Specimen 1 of 1, kit 26-XX41907<br>Collected 04/09/2026 09:10<br>Reported 04/14/2026</div><div>Provider: HADDAD, SAMIRA MD<br>Submitter: Clearwater Birth Hospital<br>Feeding: breast. NICU: no</div></div>${c.no('LINDQVIST, ANNIKA', 'mother')}${c.no('Clearwater Birth Hospital', 'submitter')}
      <p data-line>Birth weight ${c.t('{l.e21wt|3410 g|v=3410;u=g;on=2026-04-08}')} &nbsp; Gestation ${c.t('{o|39 weeks 2 days}')} &nbsp; Age at collection ${c.t('{o|27 hours}')} &nbsp; Transfused: no</p>
      <div class="b"><b>OVERALL: OUT OF RANGE FOR 1 TEST, repeat needed.</b> ${c.t('{x|Elevated IRT with no CFTR variant found: cystic fibrosis is unlikely; second specimen at 2 weeks|planned|d.cf}.')}</div>
      <table><tr><th>Disorder group</th><th>Marker</th><th>Result</th><th>Units</th><th>Cut-off</th><th>Meaning</th></tr>
      ${['Congenital hypothyroidism;e30nbtsh;TSH;6.2;uIU/mL;< 25.0;In range', 'Congenital adrenal hyperplasia;e30nbohp;17-OHP;14.8;ng/mL;< 29.0;In range', 'Cystic fibrosis;e30nbirt;IRT;71.4;ng/mL;< 58.0;OUT OF RANGE', ';e30nbcftr;CFTR variant panel;No variant detected;;;In range', 'Galactosemia;e30nbgalt;GALT activity;8.9;U/g Hb;> 3.5;In range', ';e30nbgal;Total galactose;3.1;mg/dL;< 10.0;In range', 'Biotinidase deficiency;e30nbbio;Biotinidase;61;U;> 17;In range', 'Phenylketonuria;e30nbphe;Phenylalanine;54;umol/L;< 130;In range', 'Maple syrup urine disease;e30nbleu;Leucine;142;umol/L;< 275;In range', 'Homocystinuria;e30nbmet;Methionine;19;umol/L;< 60;In range', 'Citrullinemia;e30nbcit;Citrulline;12;umol/L;< 55;In range', 'Tyrosinemia type I;e30nbsucc;Succinylacetone;0.6;umol/L;< 3.0;In range', 'Carnitine uptake defect;e30nbc0;Free carnitine (C0);21.5;umol/L;> 7.0;In range', 'Propionic acidemia;e30nbc3;C3;2.2;umol/L;< 5.5;In range', 'Isovaleric acidemia;e30nbc5;C5;0.2;umol/L;< 0.8;In range', 'MCAD deficiency;e30nbc8;C8;0.08;umol/L;< 0.40;In range', 'VLCAD deficiency;e30nbc14;C14:1;0.11;umol/L;< 0.60;In range', 'Severe combined immunodeficiency;e30nbtrec;TREC;312;copies/uL;> 30;In range', 'Hemoglobinopathies;e30nbhb;Hemoglobin pattern;FAS;;;Sickle trait'].map(row).join('')}</table>
      <p>${c.t('Hemoglobin FAS: {d.sicklet|sickle cell trait|icd=D57.3}. {x|Not sickle cell disease|negated}. {x|Offer hemoglobin testing and counseling to both parents|suggestion|l.phe}.')}</p>
      <p>${c.t('Spinal muscular atrophy: {x|SMN1 exon 7 deletion not detected|negated}. Pompe, MPS I, X-ALD: {x|not part of this state’s panel|not done}.')}</p>
      <p data-line>Bedside: pulse oximetry right hand ${c.t('{l.e21spo2|98 %|v=98;u=%}')}, foot ${c.t('{o|99 %}')}. Hearing (AABR): ${c.t('{o|pass right, pass left}')}.</p>
      <p>${c.t('Before the specimen: {m.e30vitk?|vitamin K 1 mg IM|st=-;route=IM}, {m.vhepb|hepatitis B vaccine 04/08/2026|dose=-;st=-;on=2026-04-08}.')}</p>
      <p style="font-size:14px">${c.t('{x|Screening does not diagnose; false positive and false negative results occur|general text}. {x|Early collection under 24 hours, transfusion or TPN can alter markers|general text|p.transfus}. {x|An abnormal TSH needs serum TSH and free T4 the same day|reference comment|l.ft4}.')}</p>
      <p style="font-size:14px">Program director: Nathaniel Brooks, PhD &nbsp; CLIA XXDXXXXXXX &nbsp; ${barcode(c.rnd, 40, 20)}</p>${c.no('Nathaniel Brooks', 'program director')}`,
    )
  },
  { dateAliases: ['2026-04-14'], width: 1080, scale: 1.3 },
)

export const thirtiethEnLabs = [pleural, clinic, yellow, klang, newborn]
