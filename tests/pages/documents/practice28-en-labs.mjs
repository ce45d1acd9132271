/** Result sheets in English: a New Zealand clinic's five dates across, a Philippine hospital's two units side by side, an English monitoring booklet, a Canadian hospital's bilingual print, an American practice's own results with what was sent out. */
import { barcode, hand, mark, signature } from '../lib/decor.mjs'
import { FACE, doc, en, resultCell, sheet } from './blind-parts.mjs'

const off = (r) => r.flag === 'H' || r.flag === 'L'

/** New Zealand: limits and units at the left, five collections across with the newest last and framed, tests without a result as dashes. */
const five = doc(
  'p1101.png',
  ['en', 'lab', 'clean'],
  '2026-05-11',
  ['Tui Bay Labs', 'TUI BAY LABS', 'Tui Bay Labs, Nelson', 'Tui Bay Labs Nelson'],
  ['Dr Aroha Penfold', 'Aroha Penfold', 'Dr A Penfold', 'PENFOLD Aroha', 'Dr. Aroha Penfold'],
  ['Graham Tasker', 'TASKER Graham Noel', 'Graham Noel Tasker', 'TASKER, Graham', 'Mr Graham Tasker'],
  'Cumulative laboratory report',
  (c) => {
    const days = ['2025-02-17', '2025-06-09', '2025-10-20', '2026-01-26', '2026-05-11']
    const row = (s) => {
      if (s.startsWith('#')) return `<tr><td colspan="8" class="g">${en(s.slice(1))}</td></tr>`
      const [key, label, ref, unit, ...v] = s.split(';')
      const show = (r) => (off(r) ? `${r.printed} ${r.flag === 'H' ? '+' : '-'}` : r.printed)
      const cell = (x, i) => (x === '-' ? '–' : resultCell(c, key, label, x, unit, ref, days[i], show))
      return `<tr><td class="r">${en(ref)}</td><td class="r">${en(unit)}</td><td>${en(label)}</td>${v.map((x, i) => `<td class="v${i === 4 ? ' n' : ''}">${cell(x, i)}</td>`).join('')}</tr>`
    }
    return sheet(
      `body{font:16px/1.34 ${FACE.lato};font-size:16px;padding:44px 54px}td,th{padding:3px 8px}tr{border-bottom:1px solid #dfe7e4}th{font-size:14.6px;border-bottom:2px solid #1f6f63}.g{font-weight:bold;color:#1f6f63;padding-top:9px}.r{font-size:14.2px;color:#444}.v{text-align:right;width:98px}.n{border-left:2px solid #1f6f63;border-right:2px solid #1f6f63;font-weight:bold}p{margin:6px 0}`,
      `<div style="display:flex;justify-content:space-between"><div style="display:flex;gap:12px;align-items:center">${mark('wave', '#1f6f63', 48)}<div><b style="font-size:25px;color:#1f6f63">Tui Bay Labs</b><br>Collingwood Street, Nelson</div></div><div style="text-align:right"><b>TASKER Graham Noel</b><br>NHI ZZX99XX &nbsp; M &nbsp; born 03 Jul 1954<br>Requested by Dr A Penfold, Port Hills Health</div></div>${c.no('Port Hills Health', 'requester’s practice')}
      <p>Cumulative report, printed 12 May 2026. Newest collection in the frame, collected 11 May 2026 08:20.</p>
      <table><tr><th>Interval</th><th>Units</th><th>Test</th>${['17 Feb 25', '09 Jun 25', '20 Oct 25', '26 Jan 26', '11 May 26'].map((d) => `<th class="v">${d}</th>`).join('')}</tr>
      ${['#Kidney', 'na;Sodium;135 - 145;mmol/L;139;138;140;137;134', 'k;Potassium;3.5 - 5.2;mmol/L;4.7;4.9;5.0;5.3;5.6', 'crea;Creatinine;60 - 105;umol/L;128;134;141;150;163', 'egfr;eGFR;> 59;mL/min/1.73m2;50;47;44;41;37', 'urea;Urea;3.2 - 7.7;mmol/L;9.1;-;10.4;-;13.2', 'hco3;Bicarbonate;22 - 31;mmol/L;24;-;23;-;20', 'phos;Phosphate;0.80 - 1.50;mmol/L;-;1.18;-;1.27;1.41', 'cacor;Adjusted calcium;2.10 - 2.55;mmol/L;-;2.31;-;2.28;2.24', 'pth;PTH;1.6 - 7.0;pmol/L;-;-;8.8;-;11.9', '#Urine', 'uacr;Albumin/creatinine ratio;< 2.5;mg/mmol;31.0;-;38.4;-;52.7', '#Blood', 'hgb;Haemoglobin;130 - 175;g/L;129;-;124;121;116', 'mcv;MCV;80 - 99;fL;88;-;89;89;90', 'plt;Platelets;150 - 400;x10e9/L;231;-;244;239;251', 'ferr;Ferritin;30 - 320;ug/L;-;142;-;-;97', 'tsat;Transferrin saturation;15 - 50;%;-;24;-;-;17', '#Diabetes and lipids', 'a1c;HbA1c;< 41;mmol/mol;64;61;58;60;57', 'chol;Cholesterol;< 5.0;mmol/L;4.2;-;-;3.9;-', 'ldl;LDL cholesterol;< 1.8;mmol/L;2.1;-;-;1.7;-', 'trig;Triglyceride;< 2.0;mmol/L;2.4;-;-;1.9;-'].map(row).join('')}</table>
      <p>${c.t('– not requested on that day. **Still to come from 11 May 2026:** {x|Vitamin D: sent to Christchurch|pending|l.vitd}; {x|Protein electrophoresis: in progress|pending|l.paraprot}. **Standing order:** {x|creatinine, potassium and HbA1c every 3 months until May 2027|planned|l.crea}.')}</p>
      <p>${c.t('**Comment 11 May 2026:** {x|Haemolysis: none|negated}. {x|Falling eGFR with raised ACR suggests progression of diabetic kidney disease|reference comment|d.dnephro}; {x|consider repeat potassium within one week|suggestion|l.k}. {x|Iron infusion may be considered if ferritin is below 100|conditional|m.fecarb}.')}</p>
      <p style="font-size:14.4px;border-top:1px solid #1f6f63;padding-top:4px">Dr Simon Oakeshott, chemical pathologist &nbsp; + above, - below the interval &nbsp; Page 1 of 1</p>${c.no('Dr Simon Oakeshott', 'pathologist')}`,
    )
  },
  { dateAliases: ['2026-05-12'], width: 1120, scale: 1.26 },
)

/** Philippines: each chemistry result twice, in SI and in conventional units, each with its own limits; a slip beneath for the count. */
const twice = doc(
  'p1102.jpg',
  ['en', 'lab', 'scan'],
  '2026-03-18',
  [
    'St. Columba Doctors Hospital',
    'ST. COLUMBA DOCTORS HOSPITAL',
    'St. Columba Doctors Hospital, Iloilo City',
    'St Columba Doctors Hospital',
  ],
  [
    'Dr. Ramon Villareal',
    'Ramon Villareal',
    'VILLAREAL, RAMON MD',
    'DR. RAMON VILLAREAL',
    'Dr Ramon Villareal',
  ],
  ['Corazon Magbanua', 'MAGBANUA, CORAZON S.', 'Corazon S. Magbanua', 'Magbanua, Corazon'],
  'Laboratory result',
  (c) => {
    const cell = (r) =>
      `<span data-e="${r.n}">${off(r) ? `<b>${en(r.printed)}</b> ${r.flag}` : en(r.printed)}</span>`
    const row = (s) => {
      const [key, label, v, unit, ref, v2, unit2, ref2] = s.split(';')
      const named = (x, u, f) => {
        const r = c.lab([key, label, x, u, f].join(';'))
        c.entities[r.n].text = `${label} ${x} ${u}`
        return r
      }
      const a = named(v, unit, ref)
      const b = named(v2, unit2, ref2)
      c.entities[b.n].optional = true
      return `<tr><td>${en(label)}</td><td class="v">${cell(a)}</td><td>${en(unit)}</td><td>${en(ref)}</td><td class="v l">${cell(b)}</td><td>${en(unit2)}</td><td>${en(ref2)}</td></tr>`
    }
    const count = (s) => {
      const r = c.lab(s)
      return `<tr data-e="${r.n}"><td>${en(r.label)}</td><td class="v">${off(r) ? `<b>${en(r.printed)}</b> ${r.flag}` : en(r.printed)}</td><td>${en(r.unit)}</td><td>${en(r.ref)}</td></tr>`
    }
    return sheet(
      `body{font:16px/1.34 ${FACE.arial};font-size:16px;padding:44px 58px}td,th{padding:2.6px 8px}th{border-top:1px solid #000;border-bottom:1px solid #000;font-size:14.6px}.v{text-align:right;width:92px}.l{border-left:1px solid #000}p{margin:6px 0}h3{font-size:16.4px;text-align:center;margin:12px 0 4px;letter-spacing:1px}`,
      `<div style="text-align:center">${mark('cross', '#222', 44)}<br><b style="font-size:23px">ST. COLUMBA DOCTORS HOSPITAL</b><br>Department of Pathology and Laboratory Medicine<br>Jaro, Iloilo City &nbsp; Tel (033) 329-XXXX</div>
      <div style="display:grid;grid-template-columns:1.3fr 1fr;border:1px solid #000;padding:5px 10px;margin:10px 0"><div>Name: <b>MAGBANUA, CORAZON S.</b><br>Age/Sex: 62/F &nbsp; Birthday: 09-14-1963<br>Physician: VILLAREAL, RAMON MD</div><div>Date/time extracted: 03-18-2026 06:45 AM<br>Date released: 03-18-2026 11:20 AM<br>Case no.: 26-03XX18 &nbsp; OPD</div></div>
      <h3>CLINICAL CHEMISTRY</h3>
      <table><tr><th>TEST</th><th class="v">SI</th><th>Unit</th><th>Reference</th><th class="v l">CONV.</th><th>Unit</th><th>Reference</th></tr>
      ${['glu;Fasting Blood Sugar;7.83;mmol/L;4.10 - 5.90;141;mg/dL;74 - 106', 'crea;Creatinine;68.1;umol/L;46.0 - 92.0;0.77;mg/dL;0.52 - 1.04', 'uric;Blood Uric Acid;421;umol/L;149 - 369;7.08;mg/dL;2.50 - 6.20', 'chol;Total Cholesterol;6.21;mmol/L;< 5.20;240;mg/dL;< 200', 'trig;Triglycerides;2.46;mmol/L;< 1.70;218;mg/dL;< 150', 'hdl;HDL-C;1.06;mmol/L;1.04 - 1.55;41;mg/dL;40 - 60', 'ldl;LDL-C (computed);4.03;mmol/L;< 3.40;156;mg/dL;< 130', 'bun;Blood Urea Nitrogen;5.4;mmol/L;2.5 - 6.1;15.1;mg/dL;7.0 - 17.0'].map(row).join('')}</table>
      <table style="width:74%"><tr><th>TEST</th><th class="v">RESULT</th><th>Unit</th><th>Reference</th></tr>${['ast;SGOT/AST;38;U/L;14 - 36', 'alt;SGPT/ALT;44;U/L;9 - 52', 'a1c;Glycosylated Hemoglobin (HbA1c);7.9;%;4.0 - 6.0', 'k;Potassium;4.1;mmol/L;3.5 - 5.1'].map(count).join('')}</table>
      <h3>HEMATOLOGY</h3>
      <table style="width:74%"><tr><th>TEST</th><th class="v">RESULT</th><th>Unit</th><th>Reference</th></tr>${['hgb;Hemoglobin;118;g/L;120 - 150', 'hct;Hematocrit;0.36;L/L;0.37 - 0.47', 'rbc;RBC Count;4.10;x10^12/L;4.00 - 5.40', 'wbc;WBC Count;9.6;x10^9/L;4.5 - 10.0', 'neutp;Neutrophils;0.71;;0.50 - 0.70', 'lymphp;Lymphocytes;0.22;;0.20 - 0.40', 'monop;Monocytes;0.05;;0.02 - 0.08', 'eosp;Eosinophils;0.02;;0.01 - 0.04', 'plt;Platelet Count;312;x10^9/L;150 - 400'].map(count).join('')}</table>
      <p>${c.t('Remarks: {x|Specimen rechecked, result verified|reference comment}. {x|Sodium: no reagent, to follow|pending|l.na}. {x|Fecalysis: no specimen submitted|not done|l.ova}. {x|FBS of 7.0 mmol/L or more on two occasions is diabetes mellitus|reference comment|d.dm2}.')}</p>
      <div style="display:flex;justify-content:space-between;margin-top:4px"><span>${signature(c.rnd, '#222', 90)}<br>Jessa Mae Tupas, RMT</span><span>${signature(c.rnd, '#222', 90)}<br>Leonora Dequiña, MD, FPSP, Pathologist</span></div>${c.no('Jessa Mae Tupas', 'technologist')}${c.no('Leonora Dequiña', 'pathologist')}`,
    )
  },
  { width: 1080, scale: 1.3, degrade: { angle: 0.7 } },
)

/** England: a patient's booklet for methotrexate; a date a line, tests across, the action limits in the head, entries by hand; empty lines below. */
const booklet = doc(
  'p1103.jpg',
  ['en', 'lab', 'photo'],
  '2026-06-30',
  [
    'Wharfe Valley Hospitals',
    'Wharfe Valley Hospitals NHS Trust',
    'WHARFE VALLEY HOSPITALS',
    'Rheumatology, Wharfe Valley Hospitals',
  ],
  ['Dr Nadia Crossley', 'Nadia Crossley', 'Dr N Crossley', 'Dr. Nadia Crossley'],
  ['Sheila Ormondroyd', 'Mrs Sheila Ormondroyd', 'ORMONDROYD, Sheila', 'Mrs S Ormondroyd'],
  'Blood monitoring record',
  (c) => {
    const w = (s) => hand(s, 25)
    const tests = [
      ['hgb', 'Hb', 'g/L'],
      ['wbc', 'WBC', '10^9/L'],
      ['neut', 'Neutrophils', '10^9/L'],
      ['plt', 'Platelets', '10^9/L'],
      ['alt', 'ALT', 'U/L'],
      ['crea', 'Creatinine', 'umol/L'],
      ['crp', 'CRP', 'mg/L'],
    ]
    const iso = (d) => d.replace(/(\d\d)\/(\d\d)\/(\d\d)/, '20$3-$2-$1')
    const row = ([day, dose, v, note]) =>
      `<tr><td>${w(day)}</td><td>${w(dose)}</td>${v.map((x, i) => `<td class="v">${x ? `<span class="w">${resultCell(c, tests[i][0], tests[i][1], x, tests[i][2], '', iso(day))}</span>` : ''}</td>`).join('')}<td><span class="w">${c.t(note)}</span></td></tr>`
    return sheet(
      `body{font:16px/1.36 ${FACE.arial};font-size:16px;padding:44px 50px}td,th{border:1px solid #6d5a91;padding:3px 6px;vertical-align:middle}th{background:#efeaf6;font-size:14px;text-align:center}.v{text-align:center}.w{font:25px 'Dancing Script',cursive;color:#1d2f6f;line-height:1}p{margin:6px 0}`,
      `<div style="display:flex;justify-content:space-between;background:#5b4686;color:#fff;padding:8px 14px"><b style="font-size:22px">My methotrexate record</b><span>Wharfe Valley Hospitals NHS Trust<br>Rheumatology helpline 01632 962 XXX</span></div>
      <div style="display:grid;grid-template-columns:1fr 1fr;margin:10px 0;line-height:1.7"><div>Name: ${w('Mrs Sheila Ormondroyd')}<br>Date of birth: ${w('22/01/1958')}</div><div>Consultant: ${w('Dr N Crossley')}<br>Condition: <span class="w">${c.t('{d.ra|Rheumatoid arthritis}')}</span></div></div>
      <p>Weekly dose: <span class="w">${c.t('{m.mtx|Methotrexate 15 mg every Monday|freq=every Monday}')}</span> &nbsp; Folic acid: <span class="w">${c.t('{m.folic|folic acid 5 mg on Fridays|freq=on Fridays}')}</span><br>Drug allergies: ${w('none known')} &nbsp; ${c.t('{m.vpcv?|Pneumococcal vaccine: had 2024|dose=-;st=-;on=2024}')} &nbsp; Alcohol: ${w('nil')}${c.no('Drug allergies: none known', 'negated')}${c.no('Alcohol: nil', 'negated', 'd.alcdep')}</p>
      <table><tr><th>Date of blood test</th><th>Dose taken</th>${tests.map(([, n, u]) => `<th>${n}<br>${en(u)}</th>`).join('')}<th>Remarks</th></tr>
      <tr><th colspan="2">Call us if</th>${['', '&lt; 3.5', '&lt; 1.6', '&lt; 140', '&gt; 100', 'rise 30 %', ''].map((s) => `<th>${s}</th>`).join('')}<th></th></tr>
      ${[
        ['09/12/25', '10 mg', ['119', '6.8', '4.4', '318', '24', '66', '31'], 'started'],
        ['06/01/26', '10 mg', ['121', '6.1', '3.9', '304', '29', '64', '22'], ''],
        ['03/02/26', '15 mg', ['122', '5.9', '3.7', '297', '41', '67', '14'], 'dose up'],
        ['17/03/26', '15 mg', ['124', '5.4', '3.1', '281', '68', '65', '9'], 'ALT up, repeat'],
        ['31/03/26', '15 mg', ['125', '5.6', '3.3', '276', '45', '68', '8'], '{x|no mouth ulcers|negated}'],
        [
          '12/05/26',
          '15 mg',
          ['126', '5.2', '2.9', '269', '38', '66', ''],
          '{x|CRP not sent|not done|l.crp}',
        ],
        ['30/06/26', '15 mg', ['128', '5.5', '3.2', '272', '33', '69', '5'], '{x|next 25 Aug|planned}'],
      ]
        .map(row)
        .join('')}
      ${'<tr><td style="height:32px"></td><td></td><td></td><td></td><td></td><td></td><td></td><td></td><td></td><td></td></tr>'.repeat(5)}</table>
      <p>${c.t('**Important:** {x|Never take methotrexate daily|warned|m.mtx}. {x|Do not take trimethoprim or co-trimoxazole|warned|m.trim}. {x|Stop and call us for a new cough, breathlessness or fever|conditional}. {x|Have the flu vaccine every autumn|instruction|m.vflu}. {x|Shingles vaccine: ask your GP|suggestion|m.vzos}.')}</p>
      <p>${c.t('Before starting: {i.cxr|chest X-ray 24/11/25|on=2025-11-24} {o|clear}; {l.hbsag|hepatitis B surface antigen negative|v=negative;u=-;on=2025-11-24}, {l.antihcv|hepatitis C antibody negative|v=negative;u=-;on=2025-11-24} (24/11/25). {x|Liver biopsy: not needed|not needed|p.liverbx}')}</p>`,
    )
  },
  { labDate: '2026-06-30', width: 1080, scale: 1.36, degrade: { angle: -1.0, folds: [0.52] } },
)

/** Canada: a bilingual hospital print; English over French names, limits small in brackets under the result, asterisks before it. */
const bilingual = doc(
  'p1104.png',
  ['en', 'lab', 'clean'],
  '2025-11-24',
  [
    'Restigouche Valley Hospital',
    'RESTIGOUCHE VALLEY HOSPITAL',
    'Restigouche Valley Hospital / Hôpital de la Vallée-Restigouche',
    'Hôpital de la Vallée-Restigouche',
  ],
  [
    'Dr. Chantal Arseneau',
    'Chantal Arseneau',
    'ARSENEAU, Chantal',
    'Dr Chantal Arseneau',
    'Arseneau, Chantal',
  ],
  ['Eldon Firlotte', 'FIRLOTTE, Eldon J', 'Eldon J Firlotte', 'Firlotte, Eldon'],
  'Laboratory report',
  (c) => {
    const one = (s) => {
      if (s.startsWith('#')) return `<div class="g">${en(s.slice(1))}</div>`
      const [line, french] = s.split('|')
      const r = c.lab(line)
      c.entities[r.n].text = `${r.label} ${r.printed} ${r.unit}`.trim()
      return `<div class="o" data-line><div>${en(r.label)}<br><i>${en(french)}</i></div><div style="text-align:right"><span data-e="${r.n}">${off(r) ? `<b>* ${en(r.printed)}</b>` : en(r.printed)} ${en(r.unit)}</span>${r.ref ? `<br><small>(${en(r.ref)})</small>` : ''}</div></div>`
    }
    const col = (list) => `<div>${list.map(one).join('')}</div>`
    return sheet(
      `body{font:16px/1.26 ${FACE.calibri};font-size:17px;padding:44px 60px}.o{display:flex;justify-content:space-between;border-bottom:1px solid #ddd;padding:2px 0}i{font-size:14.6px;color:#555}small{font-size:14.4px}.g{font-weight:bold;background:#233f7a;color:#fff;padding:1px 8px;margin-top:9px}p{margin:7px 0}`,
      `<div style="display:flex;justify-content:space-between;border-bottom:2px solid #233f7a;padding-bottom:6px"><div><b style="font-size:22px;color:#233f7a">Restigouche Valley Hospital</b><br><i>Hôpital de la Vallée-Restigouche</i><br>Laboratory Services, Dalhousie NB</div><div style="text-align:right">FINAL REPORT / <i>RAPPORT FINAL</i><br>${barcode(c.rnd, 44, 30)}</div></div>
      <div style="display:grid;grid-template-columns:1fr 1fr;margin:8px 0"><div>Patient: <b>FIRLOTTE, Eldon J</b><br>Birth / <i>Naissance</i>: 1961-08-30 &nbsp; Sex: M<br>Medicare: XXX XXX 417</div><div>Ordered by / <i>Prescripteur</i>: ARSENEAU, Chantal<br>Collected / <i>Prélevé</i>: 2025-11-24 09:05<br>Verified / <i>Vérifié</i>: 2025-11-24 13:47</div></div>
      <div style="display:grid;grid-template-columns:1fr 1fr;gap:0 46px">${col(['#LIVER / FOIE', 'tbil;Bilirubin, total;31;umol/L;3 - 21|Bilirubine totale', 'dbil;Bilirubin, direct;14;umol/L;0 - 5|Bilirubine directe', 'alt;ALT;96;U/L;10 - 50|Alanine aminotransférase', 'ast;AST;118;U/L;10 - 40|Aspartate aminotransférase', 'ggt;GGT;402;U/L;8 - 61|Gamma-glutamyltransférase', 'alp;ALP;139;U/L;40 - 129|Phosphatase alcaline', 'alb;Albumin;33;g/L;35 - 52|Albumine', 'lip;Lipase;44;U/L;13 - 60|Lipase', 'ammonia;Ammonia;38;umol/L;16 - 60|Ammoniac', '#VITAMINS / VITAMINES', 'fol;Folate;5.1;nmol/L;> 7.0|Folates', 'b12;Vitamin B12;388;pmol/L;138 - 652|Vitamine B12', 'mg;Magnesium;0.61;mmol/L;0.66 - 1.07|Magnésium'])}${col(['#BLOOD COUNT / FORMULE SANGUINE', 'hgb;Hemoglobin;127;g/L;130 - 180|Hémoglobine', 'mcv;MCV;106;fL;80 - 98|VGM', 'wbc;Leukocytes;4.8;10*9/L;4.0 - 11.0|Leucocytes', 'plt;Platelets;104;10*9/L;150 - 400|Plaquettes', '#COAGULATION', 'inr;INR;1.4;;0.9 - 1.2|RIN', 'aptt;aPTT;36;s;25 - 38|TCA', '#TOXICOLOGY / TOXICOLOGIE', 'etoh;Ethanol;< 2;mmol/L;|Éthanol', '#SEROLOGY / SÉROLOGIE', 'hbsag;HBsAg;Negative;;|Antigène HBs', 'antihcv;Hepatitis C antibody;Negative;;|Anticorps anti-VHC', 'hepa;Hepatitis A antibody;Positive;;|Anticorps anti-VHA', 'ama;Mitochondrial antibody;Negative;;|Anti-mitochondries'])}</div>
      <p>${c.t('**Pending / en attente:** {x|Ceruloplasmin|pending|l.cerulo}, {x|Alpha-1 antitrypsin|pending|l.a1at}, {x|Smooth muscle antibody|pending|l.asma}. **Cancelled / annulé:** {x|Acetaminophen level: not received|not done}.')}</p>
      <p>${c.t('**Note:** {x|AST above ALT with a high GGT is often seen with alcohol|reference comment|d.alcdep}. {x|Hepatitis B vaccine recommended if not immune|suggestion|m.vhepb}. {x|Platelet clumps: none seen|negated}. {x|Elastography available at Moncton|suggestion|p.h20fibro}.')}</p>
      <p style="font-size:14.6px;border-top:1px solid #233f7a;padding-top:4px">* outside reference interval / hors des valeurs de référence &nbsp; Medical director: Dr. Yvon Thériault &nbsp; 1/1</p>${c.no('Dr. Yvon Thériault', 'medical director of the laboratory')}`,
    )
  },
  { width: 1060, scale: 1.3 },
)

/** United States: a pediatric practice's own tests in ruled boxes, each with its kit and control; what was sent out or ordered stands apart. */
const inhouse = doc(
  'p1105.jpg',
  ['en', 'lab', 'photo'],
  '2026-02-09',
  [
    'Sandhill Children’s Clinic',
    'SANDHILL CHILDREN’S CLINIC',
    "Sandhill Children's Clinic",
    "SANDHILL CHILDREN'S CLINIC",
    'Sandhill Children’s Clinic, PLLC',
  ],
  ['Dr. Beth Amundsen', 'Beth Amundsen', 'Beth Amundsen, MD', 'Amundsen MD', 'Dr Beth Amundsen'],
  ['Owen Castellano', 'CASTELLANO, Owen', 'Castellano, Owen', 'Owen J. Castellano', 'Owen J Castellano'],
  'In-office laboratory results',
  (c) => {
    const box = (title, when, list) =>
      `<div class="b"><div class="t"><b>${en(title)}</b><span>${en(when)}</span></div>${list
        .map((s) => {
          const r = c.lab(s)
          return `<div data-line style="display:flex;gap:10px"><span data-e="${r.n}" style="flex:1"><u>${en(r.label)}</u> &nbsp;<b>${en(r.printed)}</b> ${en(r.unit)}${off(r) ? ` (${r.flag === 'H' ? 'high' : 'low'})` : ''}</span><span>${r.ref ? `normal ${en(r.ref)}` : ''}</span></div>`
        })
        .join('')}</div>`
    return sheet(
      `body{font:16px/1.46 ${FACE.openSans};font-size:16px;padding:46px 62px}.b{border:1px solid #333;margin-bottom:10px;padding:5px 12px}.t{display:flex;justify-content:space-between;border-bottom:1px dotted #333;margin-bottom:4px}p{margin:6px 0}.s td{border:1px solid #777;padding:2px 8px}`,
      `<div style="display:flex;justify-content:space-between;align-items:center;margin-bottom:8px"><div style="display:flex;gap:12px;align-items:center">${mark('star', '#b8641a', 46)}<div><b style="font-size:23px;color:#b8641a">Sandhill Children’s Clinic</b><br>1140 Prairie Ave, Kearney, NE &nbsp; CLIA 28D0XXXXXX</div></div><div style="text-align:right">Owen J. Castellano<br>DOB 07/16/2019 (6 y) &nbsp; Male<br>Provider: Beth Amundsen, MD</div></div>
      <p>Visit of February 9, 2026. Reason: ${c.t('{o|sore throat}, {o|fever} for 2 days, {o|belly pain}; {x|cough: no|negated}; {x|rash: none|negated}. Medication allergies: {x|NKDA|negated}. Amoxicillin: {x|tolerated 2024|tolerated|a.amox}.')}</p>
      ${box('RAPID ANTIGEN', 'run 2/9/26 10:14 AM, control OK', ['strepa;Strep A rapid test;POSITIVE;;', 'fluaag;Influenza A antigen;negative;;', 'flubag;Influenza B antigen;negative;;', 'covag;SARS-CoV-2 antigen;negative;;'])}
      ${box('URINE DIPSTICK, clean catch', 'run 2/9/26 10:31 AM', ['ucol;Color;yellow;;', 'usg;Specific gravity;1.030;;1.005 - 1.030', 'uph;pH;6.0;;5.0 - 8.0', 'uprot;Protein;trace;;negative', 'uglu;Glucose;negative;;negative', 'uket;Ketones;moderate;;negative', 'ubld;Blood;negative;;negative', 'uleu;Leukocyte esterase;negative;;negative', 'unit;Nitrite;negative;;negative'])}
      ${box('FINGERSTICK', 'run 2/9/26 10:40 AM', ['hgb;Hemoglobin;11.1;g/dL;11.5 - 15.5', 'glu;Glucose, random;88;mg/dL;70 - 140', 'lead;Lead, capillary;< 3.3;ug/dL;< 3.5'])}
      <b>Sent to outside laboratory, result not available</b>
      <table class="s"><tr><td>${c.t('{x|Urine culture|pending|l.ucult}')}</td><td>picked up 2/9/26</td><td>expected 2/11/26</td></tr><tr><td>${c.t('{x|Ferritin|pending|l.ferr}')}</td><td>picked up 2/9/26</td><td>expected 2/10/26</td></tr></table>
      <p style="margin-top:10px"><b>Ordered for the visit of May 2026, not collected</b></p>
      <table class="s"><tr><td>${c.t('{x|CBC with differential|ordered|l.wbc}')}</td><td>future</td></tr><tr><td>${c.t('{x|Vitamin D, 25-OH|ordered|l.vitd}')}</td><td>future</td></tr><tr><td>${c.t('{x|tTG IgA|ordered|l.ttg}')}</td><td>future, if belly pain goes on</td></tr></table>
      <p>Not done today: ${c.t('{x|Mono test|not done|l.e12monos}, {x|throat culture (rapid test positive)|not done|l.tcult}.')}</p>
      <p>Note to family: ${c.t('{d.p28strep|Strep throat|icd=J02.0}. Start {m.amox|amoxicillin 400 mg/5 mL, 10 mL once a day for 10 days|dose=-;freq=once a day}. {x|Back to school after 12 hours of antibiotic|instruction}. {x|Call if there is drooling or a stiff neck|conditional}. {x|Sister with strep last week|family history}.')}</p>
      <div>${signature(c.rnd, '#22306b', 90)}<br>Reviewed by Beth Amundsen, MD &nbsp; Tests run by K. Dufresne, MA</div>${c.no('K. Dufresne', 'assistant')}`,
    )
  },
  { width: 1060, scale: 1.34, degrade: { angle: 1.1 } },
)

export const practice28EnLabs = [five, twice, booklet, bilingual, inhouse]
