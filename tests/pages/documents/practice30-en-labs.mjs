/** Result sheets in English: a Philippine clinic with SI and conventional units side by side, a Ugandan form filled in by hand, an American risk panel in bands, an English haematology print in typed lines with two samples. */
import { barcode, hand, mark, signature, stamp } from '../lib/decor.mjs'
import { FACE, doc, en, resultCell, sheet } from './blind-parts.mjs'

const off = (r) => r.flag === 'H' || r.flag === 'L'

/** Philippines: result and interval in SI units at the left, the same in conventional units at the right; urine and stool beneath. */
const twice = doc(
  'p9201.png',
  ['en', 'lab', 'clean'],
  '2026-06-08',
  ['Balangay Diagnostic Clinic', 'BALANGAY DIAGNOSTIC CLINIC', 'Balangay Diagnostic Clinic, Iloilo City'],
  [
    'Dr. Rosario Villaluz',
    'Rosario Villaluz',
    'VILLALUZ, ROSARIO MD',
    'VILLALUZ, ROSARIO, MD',
    'Dr. R. Villaluz',
  ],
  [
    'Corazon Magbanua',
    'MAGBANUA, CORAZON',
    'MAGBANUA, CORAZON T.',
    'Corazon T. Magbanua',
    'Magbanua, Corazon',
  ],
  'Laboratory result',
  (c) => {
    const show = (r) => `${r.printed}${off(r) ? ` ${r.flag}` : ''}`
    const row = (s) => {
      if (s.startsWith('#')) return `<tr><td colspan="7" class="g">${en(s.slice(1))}</td></tr>`
      const [a, b] = s.split('|').map((x) => x.split(';'))
      const [key, label, v, unit, ref] = a
      const si = resultCell(c, key, label, v, unit, ref, '2026-06-08', show)
      let conv = '<td></td><td></td><td></td>'
      if (b) {
        const before = c.entities.length
        const cell = resultCell(c, key, label, b[0], b[1], b[2], '2026-06-08', show)
        if (c.entities.length > before) c.entities.at(-1).optional = true
        conv = `<td>${cell}</td><td>${en(b[1])}</td><td>${en(b[2])}</td>`
      }
      return `<tr data-line><td>${en(label)}</td><td>${si}</td><td>${en(unit)}</td><td>${en(ref)}</td>${conv}</tr>`
    }
    const short = (list) => list.map((s) => `<div data-line>${c.t(s)}</div>`).join('')
    return sheet(
      `body{font:15.6px/1.32 ${FACE.verdana};font-size:14.2px;padding:40px 46px}td,th{border:1px solid #9ab;padding:3px 7px}th{background:#dfeaf2;font-size:13px;text-align:center}.g{background:#f2f6f9;font-weight:bold}p{margin:7px 0}`,
      `<div style="text-align:center">${mark('rings', '#1c5d8a', 44)}<br><b style="font-size:21px;color:#1c5d8a">BALANGAY DIAGNOSTIC CLINIC</b><br>Jaro, Iloilo City &nbsp; DOH Lic. No. 06-XX-24</div>
      <table style="margin:10px 0"><tr><td>Patient: <b>MAGBANUA, CORAZON T.</b></td><td>Age/Sex: 58 / F</td><td>Lab No. 2606-XX81</td></tr><tr><td>Physician: VILLALUZ, ROSARIO MD</td><td>Collected: 06/08/2026 7:14 AM</td><td>Released: 06/08/2026 2:40 PM</td></tr></table>
      <table><tr><th rowspan="2">TEST</th><th colspan="3">SI UNITS</th><th colspan="3">CONVENTIONAL UNITS</th></tr><tr><th>Result</th><th>Unit</th><th>Reference</th><th>Result</th><th>Unit</th><th>Reference</th></tr>
      ${['#BLOOD CHEMISTRY', 'gttf;Fasting Blood Sugar;6.4;mmol/L;3.9 - 6.1|115;mg/dL;70 - 110', 'a1c;HbA1c;45;mmol/mol;20 - 42|6.3;%;4.0 - 6.0', 'bun;Blood Urea Nitrogen;5.2;mmol/L;2.1 - 7.1|14.6;mg/dL;6.0 - 20.0', 'crea;Creatinine;92;umol/L;44 - 80|1.04;mg/dL;0.50 - 0.90', 'uric;Blood Uric Acid;412;umol/L;143 - 339|6.9;mg/dL;2.4 - 5.7', 'chol;Cholesterol;6.1;mmol/L;0 - 5.2|236;mg/dL;0 - 200', 'trig;Triglycerides;2.05;mmol/L;0 - 1.70|181;mg/dL;0 - 150', 'hdl;HDL;1.21;mmol/L;1.04 - 1.55|47;mg/dL;40 - 60', 'ldl;LDL;3.96;mmol/L;0 - 3.36|153;mg/dL;0 - 130', 'vldl;VLDL;0.93;mmol/L;0 - 0.78|36;mg/dL;0 - 30', 'ast;SGOT (AST);28;U/L;0 - 32|28;U/L;0 - 32', 'alt;SGPT (ALT);41;U/L;0 - 33|41;U/L;0 - 33', 'na;Sodium;139;mmol/L;136 - 145|139;mEq/L;136 - 145', 'k;Potassium;4.6;mmol/L;3.5 - 5.1|4.6;mEq/L;3.5 - 5.1', 'ca;Total Calcium;2.39;mmol/L;2.15 - 2.55|9.6;mg/dL;8.6 - 10.2', '#HEMATOLOGY', 'hgb;Hemoglobin;118;g/L;120 - 150|11.8;g/dL;12.0 - 15.0', 'hct;Hematocrit;0.36;L/L;0.37 - 0.47|36;%;37 - 47', 'wbc;WBC Count;7.9;x10^9/L;4.5 - 11.0', 'plt;Platelet Count;284;x10^9/L;150 - 400', 'mcv;MCV;79;fL;80 - 96', '#THYROID', 'tsh;TSH;5.81;uIU/mL;0.27 - 4.20', 'ft4;FT4;13.1;pmol/L;12.0 - 22.0|1.02;ng/dL;0.93 - 1.71'].map(row).join('')}</table>
      <div style="display:grid;grid-template-columns:1fr 1fr 1fr;border:1px solid #9ab;margin-top:10px;padding:5px 10px"><div><b>URINALYSIS</b>${short(['{l.ucol|Color: Yellow|v=Yellow;u=-}', '{l.uapp|Transparency: Hazy|v=Hazy;u=-}', '{l.uph|pH: 6.0|v=6.0;u=-}', '{l.usg|Sp. Gravity: 1.020|v=1.020;u=-}'])}</div><div><b>&nbsp;</b>${short(['{l.uprot|Protein: Trace|v=Trace;u=-}', '{l.uglu|Sugar: Negative|v=Negative;u=-}', '{l.uwbc|Pus cells: 8-10 /hpf|v=8-10;u=/hpf}', '{l.urbc|RBC: 0-2 /hpf|v=0-2;u=/hpf}', '{l.ubact|Bacteria: Few|v=Few;u=-}'])}</div><div><b>FECALYSIS</b>${short(['Color: Brown, formed', '{l.ova|Ova/Parasite: None seen|v=None seen;u=-}', '{l.fobt|Occult blood: Negative|v=Negative;u=-}', '{x|Fat globules: not examined|not done}'])}</div></div>
      <p>${c.t('H/L: outside the reference. {x|HbA1c 6.5 % or above is diabetes|reference comment|d.dm2}. {x|Repeat TSH in 6 weeks suggested|suggestion|l.tsh}. {x|Urine culture if with symptoms|conditional|l.ucult}. {x|Pregnancy test: not requested|not done|l.hcgu}.')}</p>
      <div style="display:flex;justify-content:space-between;text-align:center"><span>${signature(c.rnd, '#222', 80)}<br>JUN PAOLO DIZON, RMT</span><span>${signature(c.rnd, '#222', 80)}<br>AMELITA SUAREZ, MD, FPSP, Pathologist</span></div>${c.no('JUN PAOLO DIZON', 'technologist')}${c.no('AMELITA SUAREZ', 'pathologist')}`,
    )
  },
  { width: 1080, scale: 1.3 },
)

/** Uganda: a health centre's printed form, results by hand, most lines left empty. */
const form = doc(
  'p9202.jpg',
  ['en', 'lab', 'photo'],
  '2026-03-27',
  ['Kyamagwa Health Centre IV', 'KYAMAGWA HEALTH CENTRE IV', 'Kyamagwa Health Centre'],
  ['Dr. Okello Moses', 'Okello Moses', 'Moses Okello', 'Dr Okello Moses', 'Dr. Moses Okello'],
  ['Nakato Sarah', 'NAKATO SARAH', 'Sarah Nakato'],
  'Laboratory request and report form',
  (c) => {
    const row = (s) => {
      if (s.startsWith('#')) return `<tr><td colspan="3" class="g">${en(s.slice(1))}</td></tr>`
      const [key, label, ref, v, unit, flag] = s.split(';')
      let got = ''
      if (v) {
        const r = c.lab([key, label, v, unit ?? '', /\d/.test(ref) ? ref : ''].join(';'))
        c.entities[r.n].text = [label, v, unit].filter(Boolean).join(' ')
        got = `<span class="w"><span data-e="${r.n}">${en(v)}</span>${flag ? ` ${flag}` : ''}</span>`
      } else c.no(label, 'left empty', key === '-' ? undefined : `l.${key}`)
      return `<tr data-line><td>${en(label)}</td><td class="c">${got}</td><td>${en([ref, unit].filter(Boolean).join(' '))}</td></tr>`
    }
    const table = (list) =>
      `<table><tr><th>Test</th><th style="width:36%">Result</th><th>Normal</th></tr>${list.map(row).join('')}</table>`
    return sheet(
      `body{font:15px/1.3 ${FACE.times};font-size:16px;padding:40px 46px}td,th{border:1px solid #333;padding:2px 6px;height:31px;vertical-align:middle}.g{font-weight:bold;background:#e8e8e8;height:auto}.w{font:25px 'Dancing Script',cursive;color:#1c2a72;line-height:1}.two{display:grid;grid-template-columns:1fr 1fr;gap:14px}p{margin:7px 0;line-height:1.7}`,
      `<div style="text-align:center"><b>THE REPUBLIC OF UGANDA - MINISTRY OF HEALTH</b><br><b style="font-size:21px">KYAMAGWA HEALTH CENTRE IV</b><br><u>LABORATORY REQUEST AND REPORT FORM</u> &nbsp; HMIS LAB 001</div>
      <p>Name: ${hand('Nakato Sarah', 26)} &nbsp; Age: ${hand('24', 26)} &nbsp; Sex: M / <span style="border:2px solid #1c2a72;border-radius:50%;padding:0 5px">F</span> &nbsp; Ward: ${hand('OPD', 26)} &nbsp; IP/OP No: ${hand('1XX7/26', 26)}<br>Clinical notes: <span class="w">${c.t('{o|fever 5/7}, {o|vomiting}, {o|? malaria}, {x|not pregnant|negated}')}</span><br>Requested by: ${hand('Dr. Okello Moses', 26)} &nbsp; Specimen: ${hand('blood, urine, stool', 26)} &nbsp; Date &amp; time collected: ${hand('27/03/2026  9.40', 26)}</p>
      <div class="two"><div>${table(['#HAEMATOLOGY', 'hgb;Hb;11.5 - 16.5;7.2;g/dL;low', 'wbc;WBC;3.0 - 10.0;13.4;x10^9/L;high', 'plt;Platelets;150 - 400;92;x10^9/L;low', 'mcv;MCV;80 - 97;', 'esr;ESR;0 - 20;', 'e13sicks;Sickle cell test;Negative;Negative', 'abo;Blood group;;B', 'rhd;Rhesus;;Positive', '#PARASITOLOGY', 'e14malrdt;Malaria RDT;Negative;Positive', 'malsm;Blood slide;No mps seen;P. falciparum ++', 'ova;Stool microscopy;No ova/cysts;Hookworm ova seen', '#MICROBIOLOGY', 'afb;ZN stain AFB;Not seen;', '-;GeneXpert MTB/RIF;Not detected;', 'gramst;Gram stain;;'])}</div>
      <div>${table(['#SEROLOGY', 'e14hivr;HIV (Determine);;Non-reactive', 'e13vdrl;Syphilis RPR/VDRL;Non-reactive;Non-reactive', 'hbsag;HBsAg;Negative;Negative', 'antihcv;HCV Ab;Negative;', 'bruc;Brucella;Negative;', 'e12wido;Widal O;< 1:80;', '#CHEMISTRY', 'glu;Random glucose;3.9 - 7.8;4.1;mmol/L', 'crea;Creatinine;53 - 115;148;umol/L;high', 'urea;Urea;2.5 - 6.7;11.2;mmol/L;high', 'na;Sodium;135 - 145;133;mmol/L;low', 'k;Potassium;3.5 - 5.0;4.9;mmol/L', 'tbil;Total bilirubin;0 - 21;62;umol/L;high', 'alt;ALT;0 - 40;58;U/L;high', '#URINE', 'uprot;Protein;Nil;1+', 'uglu;Glucose;Nil;Nil', 'ubld;Blood;Nil;2+', 'hcgu;HCG;Negative;Negative', 'uleu;Leucocytes;Nil;'])}</div></div>
      <p>Comments: <span class="w">${c.t('{x|repeat slide after 48 h|planned|l.malsm}. {x|X-match 2 units if Hb drops|conditional|p.transfus}')}</span><br>Done by: ${hand('Achieng P.', 26)} &nbsp; Date: ${hand('27/03/26', 26)} &nbsp; Reviewed by: ........................ &nbsp; ${stamp(['KYAMAGWA HC IV', 'LABORATORY'], '#3a2a7a')}</p><p style="font-size:13.4px">${c.t('{x|A negative malaria RDT does not exclude malaria|reference comment|d.malaria}. {x|Reactive HIV tests must be confirmed with Stat-Pak|conditional|l.hivag}.')}</p>${c.no('Achieng P.', 'technician')}`,
    )
  },
  { width: 1080, scale: 1.4, degrade: { angle: -1.0, folds: [0.5] } },
)

/** United States: a heart-risk panel; result at the left, three bands with their limits as coloured cells, the fitting one marked. */
const bands = doc(
  'p9203.png',
  ['en', 'lab', 'clean'],
  '2026-02-17',
  ['Tamarack CardioMetabolic Lab', 'TAMARACK CARDIOMETABOLIC LAB', 'Tamarack CardioMetabolic Laboratory'],
  [
    'Jerome Laskowski, DO',
    'Jerome Laskowski',
    'Dr. Jerome Laskowski',
    'LASKOWSKI, JEROME',
    'Laskowski, Jerome',
  ],
  ['Denise Fairbanks', 'FAIRBANKS, DENISE', 'Fairbanks, Denise', 'Fairbanks, Denise K.'],
  'CardioMetabolic report',
  (c) => {
    const row = (s) => {
      if (s.startsWith('#')) return `<tr><td colspan="6" class="g">${en(s.slice(1))}</td></tr>`
      const [key, label, v, unit, band, ...limits] = s.split(';')
      const r = c.lab([key, label, v, unit, limits[0]].join(';'))
      return `<tr data-e="${r.n}"><td>${en(label)}</td><td class="v"><b>${en(v)}</b></td><td>${en(unit)}</td>${limits.map((l, i) => `<td class="b${i}">${+band === i ? '&#9679; ' : ''}${en(l)}</td>`).join('')}</tr>`
    }
    return sheet(
      `body{font:15.6px/1.36 ${FACE.lato};padding:44px 58px}td,th{padding:4px 10px;border-bottom:2px solid #fff}th{font-size:14px;color:#333}.v{text-align:right;font-size:17px}.g{font-weight:bold;color:#214d3c;padding-top:10px}.b0{background:#dcefdc}.b1{background:#fbf1cf}.b2{background:#f6d9d4}.b0,.b1,.b2{text-align:center;width:118px}p{margin:7px 0}`,
      `<div style="display:flex;justify-content:space-between;border-bottom:3px solid #214d3c;padding-bottom:7px"><div style="display:flex;gap:12px;align-items:center">${mark('bars', '#214d3c', 44)}<div><b style="font-size:23px;color:#214d3c">Tamarack CardioMetabolic Lab</b><br>Duluth, MN &nbsp; CLIA 24DXX0417</div></div>${barcode(c.rnd, 40, 36)}</div>
      <div style="display:flex;justify-content:space-between;margin:9px 0"><div><b>FAIRBANKS, DENISE</b><br>DOB 11/03/1970 (55) &nbsp; Female &nbsp; Fasting: Yes</div><div>Provider: LASKOWSKI, JEROME<br>Client: Iron Range Family Medicine</div><div>Collected: 02/17/2026<br>Received: 02/18/2026<br>Reported: 02/21/2026</div></div>
      <table><tr><th>Test</th><th style="text-align:right">Result</th><th>Units</th><th>Optimal</th><th>Borderline</th><th>Increased risk</th></tr>
      ${['#LIPIDS AND PARTICLES', 'chol;Total cholesterol;214;mg/dL;1;<200;200 - 239;>239', 'ldl;LDL cholesterol, direct;128;mg/dL;1;<100;100 - 159;>159', 'hdl;HDL cholesterol;44;mg/dL;2;>60;50 - 60;<50', 'trig;Triglycerides;179;mg/dL;1;<150;150 - 199;>199', 'nhdl;Non-HDL cholesterol;170;mg/dL;1;<130;130 - 189;>189', 'tghdl;TG/HDL-C ratio;4.1;;2;<2.0;2.0 - 3.5;>3.5', 'apob;Apolipoprotein B;108;mg/dL;1;<90;90 - 129;>129', 'ldlp;LDL particle number;1620;nmol/L;2;<1000;1000 - 1599;>1599', 'e21sdldl;Small dense LDL;41;mg/dL;2;<24;24 - 34;>34', 'lpa;Lipoprotein (a);186;nmol/L;2;<75;75 - 125;>125', '#INFLAMMATION', 'hscrp;hs-CRP;2.6;mg/L;1;<1.0;1.0 - 3.0;>3.0', 'homo;Homocysteine;9.2;umol/L;0;<10.0;10.0 - 14.0;>14.0', 'fib;Fibrinogen;371;mg/dL;0;<390;390 - 460;>460', '#GLUCOSE', 'glu;Glucose;104;mg/dL;1;<100;100 - 125;>125', 'a1c;Hemoglobin A1c;5.8;%;1;<5.7;5.7 - 6.4;>6.4', 'insul;Insulin;14.2;uIU/mL;2;<9.0;9.0 - 12.0;>12.0', 'hoamir;HOMA-IR;3.6;;2;<1.8;1.8 - 3.0;>3.0', 'cpep;C-peptide;2.9;ng/mL;1;<2.4;2.4 - 4.4;>4.4', '#KIDNEY, NUTRIENTS', 'uric;Uric acid;5.4;mg/dL;0;<6.0;6.0 - 7.0;>7.0', 'cystc;Cystatin C;0.88;mg/L;0;<0.95;0.95 - 1.20;>1.20', 'uacr;Urine albumin/creatinine;38;mg/g;1;<30;30 - 300;>300', 'vitd;Vitamin D, 25-OH;27;ng/mL;1;>30;20 - 30;<20', 'omega3;Omega-3 index;4.3;%;1;>8.0;4.0 - 8.0;<4.0'].map(row).join('')}</table>
      <table style="margin-top:10px;width:60%"><tr><td><b>Genetics</b></td><td></td></tr><tr data-line><td>${c.t('{l.f5l|Factor V Leiden: Not detected|v=Not detected;u=-}')}</td><td>${c.t('{x|APOE genotype: not ordered|not done}')}</td></tr></table>
      <p><b>For your visit.</b> ${c.t('{x|HOMA-IR above 3.0 suggests insulin resistance|reference comment|d.predm}. {x|Lipoprotein (a) is inherited; test first-degree relatives|suggestion|l.lpa}. {x|Consider statin or ezetimibe if the 10-year risk is above 7.5 %|conditional|m.eze}. {x|Omega-3 supplements may be discussed|suggestion|m.icosa}. {x|CAC score can refine risk|suggestion|l.cac}.')}</p>
      <p style="font-size:13.4px">${c.t('{x|Low vitamin D may follow sprue|reference comment|d.celiac}. Biotin above 5 mg a day may interfere. Laboratory director: Ingeborg Halvorsen, PhD.')} Page 1 of 1</p>${c.no('Ingeborg Halvorsen', 'laboratory director')}${c.no('Iron Range Family Medicine', 'client')}`,
    )
  },
  { dateAliases: ['2026-02-18', '2026-02-21'], width: 1060, scale: 1.3 },
)

/** England: typed lines of a hospital's haematology, two samples of different days, comments in words, a star before and a letter behind. */
const typed = doc(
  'p9204.jpg',
  ['en', 'lab', 'scan'],
  '2026-05-14',
  [
    'Wharfedale Royal Infirmary',
    'WHARFEDALE ROYAL INFIRMARY',
    'Wharfedale Royal Infirmary Department of Haematology',
  ],
  ['Dr P Ravenscroft', 'Dr P. Ravenscroft', 'P Ravenscroft', 'RAVENSCROFT'],
  ['Alan Murgatroyd', 'MURGATROYD, Alan', 'MURGATROYD Alan', 'Mr Alan Murgatroyd'],
  'Haematology report',
  (c) => {
    const line = (date) => (s) => {
      const [key, label, v, unit, ref] = s.split(';')
      const r = c.lab([key, label, v, unit, ref].join(';'), { date })
      const f = off(r)
      c.entities[r.n].text = [label, v, unit].filter(Boolean).join(' ')
      return `<div data-line><span data-e="${r.n}">${en(`${f ? '*' : ' '} ${label.padEnd(26)}${v.padStart(8)}  ${unit.padEnd(10)}`)}</span>${en(`  ${ref ? `(${ref})` : ''}`.padEnd(18) + (f ? r.flag : ''))}</div>`
    }
    const a = line('2026-05-11')
    const b = line('2026-05-14')
    return sheet(
      `body{font:16.4px/1.34 'Liberation Mono',monospace;padding:48px 60px}div[data-line]{white-space:pre}p{margin:7px 0}.r{border-top:1px dashed #333;margin:8px 0}`,
      `<b>WHARFEDALE ROYAL INFIRMARY</b><br>DEPARTMENT OF HAEMATOLOGY<div class="r"></div>
      Patient : MURGATROYD, Alan &nbsp;&nbsp; NHS No : 4XX 3X7 09X1<br>Born &nbsp; &nbsp;: 22/08/1957 M &nbsp; &nbsp; &nbsp; &nbsp; Ward &nbsp; : AMU 2<br>Cons &nbsp; &nbsp;: Dr P Ravenscroft<br>Details : ${c.t('{o|Jaundice}, Hb falling, {d.cll|CLL}, on {m.ome|omeprazole}. {x|? haemolysis|question}')}<div class="r"></div>
      <b>Sample H26-40XX1 &nbsp; Blood &nbsp; Taken 11/05/2026 09:10</b><br>
      ${['hgb;Haemoglobin;84;g/L;130 - 170', 'rbc;Red cell count;2.51;x10^12/L;4.50 - 6.00', 'hct;Haematocrit;0.258;L/L;0.400 - 0.540', 'mcv;MCV;102.8;fL;80.0 - 100.0', 'wbc;White cell count;38.6;x10^9/L;4.0 - 11.0', 'neut;Neutrophils;4.9;x10^9/L;2.0 - 7.5', 'lymph;Lymphocytes;32.8;x10^9/L;1.0 - 4.0', 'plt;Platelets;171;x10^9/L;150 - 400', 'retabs;Reticulocytes;312;x10^9/L;50 - 100', 'tbil;Total bilirubin;51;umol/L;0 - 21', 'unconj;Unconjugated bilirubin;43;umol/L;0 - 16', 'ldh;LDH;682;U/L;120 - 246', 'hapto;Haptoglobin;<0.10;g/L;0.40 - 2.00', 'ferr;Ferritin;540;ug/L;30 - 400', 'b12;Vitamin B12;310;ng/L;180 - 900', 'fol;Folate;2.9;ug/L;3.0 - 20.0', 'g6;G6PD assay;9.1;U/g Hb;7.0 - 10.4', 'igg;IgG;5.2;g/L;6.0 - 16.0', 'iga;IgA;0.6;g/L;0.8 - 4.0', 'igm;IgM;0.4;g/L;0.5 - 2.0', 'paraprot;Paraprotein;Not detected;;'].map(a).join('')}
      <div data-line>  ${c.t('{l.blastf|Film : spherocytes 2+, polychromasia, smear cells|v=spherocytes 2+, polychromasia, smear cells;u=-;on=2026-05-11}')}</div><div data-line>         ${c.t('{x|No red cell fragments. No blasts|negated}')}</div>
      <div data-line>  ${c.t('{l.coombs|DAT  : Positive|v=Positive;u=-;on=2026-05-11} - IgG 3+, {x|C3d negative|negated}')}</div>
      <div data-line>  ${c.t('{l.coldag|Cold agglutinins : Not detected|v=Not detected;u=-;on=2026-05-11}')}</div>
      <div data-line>  ${c.t('{l.abo|Group O|v=O;u=-;on=2026-05-11}, {l.rhd|Rh D Negative|v=Negative;u=-;on=2026-05-11}; {l.abscr|antibody screen Positive|v=Positive;u=-;on=2026-05-11} (autoantibody)')}</div>
      <p>${c.t('Comment: {d.p30aiha|warm autoimmune haemolytic anaemia}, known CLL. {x|Suggest prednisolone 1 mg/kg and folic acid|suggestion|m.prednl}. {x|Transfuse only if symptomatic|conditional|p.transfus}. {x|Parvovirus PCR to follow|pending|l.p27parvm}.')}</p><div class="r"></div>
      <b>Sample H26-41XX8 &nbsp; Blood &nbsp; Taken 14/05/2026 07:35</b><br>
      ${['hgb;Haemoglobin;79;g/L;130 - 170', 'mcv;MCV;106.1;fL;80.0 - 100.0', 'wbc;White cell count;44.2;x10^9/L;4.0 - 11.0', 'neut;Neutrophils;7.8;x10^9/L;2.0 - 7.5', 'plt;Platelets;188;x10^9/L;150 - 400', 'retabs;Reticulocytes;405;x10^9/L;50 - 100', 'tbil;Total bilirubin;38;umol/L;0 - 21', 'ldh;LDH;571;U/L;120 - 246', 'pt;Prothrombin time;11.8;s;10.0 - 13.0', 'aptt;APTT;29.4;s;25.0 - 36.0', 'dd;D-dimer;890;ng/mL;0 - 500'].map(b).join('')}
      <div data-line>  ${c.t('{l.hbsag|HBsAg : Not detected|v=Not detected;u=-;on=2026-05-14}   {l.hbc|Anti-HBc : Not detected|v=Not detected;u=-;on=2026-05-14}')}</div>
      <p>${c.t('Comment: {x|hepatitis serology before rituximab|planned|m.rit}. {x|Raised D-dimer is not diagnostic of thrombosis|reference comment|d.dvt}. {x|Coagulation factors not performed|not done|l.f8}.')}</p><div class="r"></div>
      Authorised 14/05/2026 11:52 &nbsp; Dr S Oyelaran &nbsp; * = outside range &nbsp; Page 1/1${c.no('Dr S Oyelaran', 'authorising haematologist')}`,
    )
  },
  { dateAliases: ['2026-05-11'], width: 1060, scale: 1.3, degrade: { angle: 0.7 } },
)

export const practice30EnLabs = [twice, form, bands, typed]
