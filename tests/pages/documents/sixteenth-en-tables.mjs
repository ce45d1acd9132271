/** More sheets in English: a Polish network's print with panel codes and small scales, an online clinic's results against two ranges, a hospital form of home medicines filled in by hand, a children's allergy clinic's record. */
import { barcode, mark, matrixCode, signature } from '../lib/decor.mjs'
import { FACE, doc, en, items, sheet } from './blind-parts.mjs'

/** Poland, English version: panels with their code of service and material, value and letter, lowest and highest in one column, a scale of dashes, decimal commas. */
const network = doc(
  'p504.png',
  ['en', 'lab', 'clean'],
  '2025-12-03',
  ['Centrum Diagnostyki Sosna', 'CENTRUM DIAGNOSTYKI SOSNA', 'Sosna', 'Centrum Diagnostyki Sosna sp. z o.o.'],
  ['Tomasz Borowiecki', 'lek. Tomasz Borowiecki', 'BOROWIECKI TOMASZ', 'Dr Tomasz Borowiecki'],
  ['Katarzyna Wilczek', 'WILCZEK KATARZYNA', 'Wilczek Katarzyna'],
  'Laboratory test report',
  (c) => {
    const num = (s) => Number(s.replace(',', '.'))
    const row = (s) => {
      const r = c.lab(s)
      const e = c.entities[r.n]
      const letter = { H: 'H', L: 'L' }[r.flag] ?? ''
      let scale = ''
      if (e.ref_low != null && e.ref_high != null) {
        const at = (num(r.printed) - e.ref_low) / (e.ref_high - e.ref_low)
        const i =
          at < 0
            ? Math.max(0, Math.min(3, Math.round(4 + at * 7)))
            : at > 1
              ? Math.min(14, Math.max(12, Math.round(4 + at * 7)))
              : 5 + Math.round(at * 5)
        scale = Array.from('----(------)----'.slice(0, 15))
          .map((ch, k) => (k === i ? '*' : ch))
          .join('')
      }
      return `<tr data-e="${r.n}"><td>${en(r.label)}</td><td class="v">${en(r.printed)}</td><td class="f">${letter}</td><td>${en(r.unit)}</td><td>${en(r.ref)}</td><td class="m">${en(scale)}</td></tr>`
    }
    const panel = (title, code, material, list) =>
      `<tr class="g"><td colspan="6"><b>${en(title)}</b> ${code ? en(`(ICD-9: ${code})`) : ''} <span>${en(material)}</span></td></tr>${list.map(row).join('')}`
    return sheet(
      `body{font:15px/1.24 ${FACE.openSans};font-size:14.6px;padding:32px 52px}td,th{padding:1.6px 7px;white-space:nowrap}th{background:#2f6b46;color:#fff;text-align:left}.v{text-align:right;font-weight:bold}.f{font-weight:bold;color:#a11}.g td{background:#e6f0ea;border-top:1px solid #2f6b46;padding-top:3px}.g span{float:right;font-size:13.5px}.m{font-family:'DejaVu Sans Mono',monospace;font-size:13px;letter-spacing:-.5px}p{margin:5px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:12px;align-items:center">${mark('leaf', '#2f6b46', 44)}<div><b style="font-size:21px;color:#2f6b46">Centrum Diagnostyki Sosna sp. z o.o.</b><br>Medical laboratory no. 0417, ul. Lipowa 9, Olsztyn</div></div>${barcode(c.rnd, 38, 36)}</div>
      <div style="display:grid;grid-template-columns:1.1fr 1fr 1fr;border:1px solid #2f6b46;padding:5px 10px;margin:7px 0"><div>Patient: <b>WILCZEK KATARZYNA</b><br>PESEL: 00000012345<br>Date of birth: 1990-04-11, F</div><div>Order no. 4170023188<br>Ordering: lek. Tomasz Borowiecki<br>Purchaser: Przychodnia Nad Jeziorem</div><div>Registered: 2025-12-03 07:44<br>Collected: 2025-12-03 07:48<br>Printed: 2025-12-04 10:12</div></div>${c.no('Przychodnia Nad Jeziorem', 'purchasing clinic')}
      <p style="text-align:center;font-size:17px"><b>LABORATORY TEST REPORT</b> (English version)</p>
      <table><tr><th style="width:31%">Test</th><th class="v">Result</th><th></th><th>Unit</th><th>Reference range</th><th></th></tr>
      ${panel('Complete blood count', 'C55', 'blood EDTA', ['wbc;Leukocytes;5,12;10^3/ul;3,98 - 10,04', 'rbc;Erythrocytes;4,28;10^6/ul;3,93 - 5,22', 'hgb;Haemoglobin;11,0;g/dl;11,2 - 15,7', 'hct;Haematocrit;34,6;%;34,1 - 44,9', 'mcv;MCV;80,8;fl;79,4 - 94,8', 'mch;MCH;25,7;pg;25,6 - 32,2', 'mchc;MCHC;31,8;g/dl;32,2 - 35,5', 'plt;Platelets;301;10^3/ul;150 - 400', 'rdw;RDW-CV;15,1;%;11,7 - 14,4', 'pdw;PDW;12,9;fl;9,8 - 16,2', 'mpv;MPV;10,8;fl;9,4 - 12,5', 'e13plcr;P-LCR;31,2;%;19,1 - 46,6', 'neut;Neutrophils;2,61;10^3/ul;2,00 - 7,00', 'lymph;Lymphocytes;1,74;10^3/ul;1,00 - 3,00', 'mono;Monocytes;0,44;10^3/ul;0,20 - 1,00', 'eos;Eosinophils;0,28;10^3/ul;0,02 - 0,50', 'baso;Basophils;0,05;10^3/ul;0,02 - 0,10'])}
      ${panel('ESR', 'C59', 'blood EDTA', ['esr;ESR after 1 h;9;mm/h;3 - 15'])}
      ${panel('Clinical chemistry', '', 'serum', ['glu;Glucose;83;mg/dl;70 - 99', 'crea;Creatinine;0,71;mg/dl;0,50 - 0,90', 'egfr;eGFR;107;ml/min/1.73m2;', 'uric;Uric acid;3,9;mg/dl;2,4 - 5,7', 'na;Sodium;140;mmol/l;136 - 145', 'k;Potassium;4,6;mmol/l;3,5 - 5,1', 'alt;ALT;14;U/l;0 - 33', 'ast;AST;17;U/l;0 - 32', 'ggt;GGT;11;U/l;6 - 42', 'tbil;Total bilirubin;0,42;mg/dl;0,00 - 1,20', 'fe;Iron;29;ug/dl;33 - 193', 'crp;CRP;1,3;mg/l;0,0 - 5,0'])}
      ${panel('Lipid profile', 'I99', 'serum', ['chol;Total cholesterol;203;mg/dl;115 - 190', 'hdl;HDL cholesterol;71;mg/dl;45 - 115', 'nhdl;Non-HDL cholesterol;132;mg/dl;0 - 130', 'ldl;LDL cholesterol;117;mg/dl;0 - 115', 'trig;Triglycerides;76;mg/dl;0 - 150'])}
      ${panel('Immunochemistry', '', 'serum', ['tsh;TSH;5,84;uIU/ml;0,27 - 4,20', 'ft4;FT4;0,98;ng/dl;0,92 - 1,68', 'tpo;anti-TPO;212;IU/ml;0 - 34', 'ferr;Ferritin;6,1;ng/ml;13,0 - 150,0', 'b12;Vitamin B12;418;pg/ml;197 - 771', 'vitd;Vitamin D metabolite 25(OH);21,7;ng/ml;30,0 - 50,0'])}
      ${panel('General urine examination', 'A01', 'urine', ['uapp;Clarity;clear;;', 'usg;Specific gravity;1.012;;1.005 - 1.030', 'uph;pH;6,0;;5,0 - 7,0', 'uprot;Protein;absent;;', 'uglu;Glucose;absent;;', 'ubld;Erythrocytes/Hb;trace;;', 'unit;Nitrites;absent;;'])}</table>
      <p>${c.t('{x|25(OH)D: below 20 deficiency, 20 - 30 suboptimal, 30 - 50 optimal|reference comment|d.vitd}. {x|Reference range for TSH in the first trimester of pregnancy: 0,33 - 4,59|reference comment}. {x|FT3: not ordered|not done|l.ft3}. {x|Result of urine culture will be issued on a separate sheet|pending|l.ucult}.')}</p>
      <div style="display:flex;justify-content:space-between;align-items:center">${signature(c.rnd)}<span>Authorised: mgr Hanna Pilch, laboratory diagnostician, 2025-12-03 15:20. H / L: outside the reference range</span></div>${c.no('Hanna Pilch', 'laboratory diagnostician')}`,
    )
  },
  { dateAliases: ['2025-12-04'], width: 1100, scale: 1.32 },
)

/** United States: an online clinic; each marker against the laboratory's range and the clinic's own aim, a sentence under each group. */
const aims = doc(
  'p506.png',
  ['en', 'lab', 'clean'],
  '2026-02-10',
  ['Rowan & Fern Health', 'ROWAN & FERN HEALTH', 'Rowan and Fern Health', 'Rowan & Fern'],
  ['Simone Achterhof, NP', 'Simone Achterhof', 'S. Achterhof, NP', 'Simone Achterhof, FNP-C'],
  ['Whitney Delacroix', 'DELACROIX, WHITNEY', 'Whitney Delacroix-Boone', 'Whitney'],
  'Your results, explained',
  (c) => {
    const row = (s) => {
      const [line, aim] = s.split('|')
      const r = c.lab(line)
      const off = { H: 'Above lab range', L: 'Below lab range' }[r.flag]
      const note = off ?? (aim?.startsWith('!') ? 'Outside our aim' : '')
      return `<tr data-e="${r.n}"><td>${en(r.label)}</td><td class="v">${en(`${r.printed} ${r.unit}`.trim())}</td><td>${en(r.ref)}</td><td class="a">${en((aim ?? '').replace('!', ''))}</td><td class="${off ? 'o' : 'q'}">${note}</td></tr>`
    }
    const group = (title, said, list) =>
      `<tr class="g"><td colspan="5"><b>${en(title)}</b></td></tr>${list.map(row).join('')}<tr><td colspan="5" class="n">${c.t(said)}</td></tr>`
    return sheet(
      `body{font:16px/1.3 ${FACE.lato};font-size:16px;padding:38px 58px}td,th{padding:2.6px 8px}tr{border-bottom:1px solid #eadfe2}th{text-align:left;color:#7a3550;border-bottom:2px solid #7a3550;font-size:15px}.v{font-weight:bold}.a{color:#44684c}.o{color:#b3261e;font-weight:bold}.q{color:#8a6d1c}.g td{background:#f7eef1;color:#7a3550;font-size:17px;padding-top:5px}.n{font-size:15px;color:#333;padding-bottom:6px}p{margin:6px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:12px;align-items:center">${mark('leaf', '#7a3550', 46)}<div><b style="font-size:24px;color:#7a3550">Rowan &amp; Fern Health</b><br>Your results, explained</div></div><div style="text-align:right"><b>Whitney Delacroix</b>, born 08/30/1984<br>Blood drawn: 02/10/2026, fasting<br>Reviewed: 02/13/2026 by Simone Achterhof, NP</div></div>
      <p style="font-size:15px">Samples were tested by Keystone Ridge Laboratories, Altoona, PA. Lab director: Paul Imhoff, MD. "Our aim" is Rowan &amp; Fern's own target and not a reference range.</p>${c.no('Keystone Ridge Laboratories', 'performing laboratory')}${c.no('Paul Imhoff, MD', 'laboratory director')}
      <table><tr><th style="width:27%">Marker</th><th>Your result</th><th>Lab range</th><th>Our aim</th><th>Where you are</th></tr>
      ${group('Iron and blood', 'Your ferritin and saturation fit {d.e16lowfe|low iron stores}; {x|you do not have anemia|negated|d.anemia}.', ['hgb;Hemoglobin;12.4;g/dL;11.7 - 15.5|!13.0 - 14.5', 'hct;Hematocrit;37.9;%;35.0 - 45.0|', 'mcv;MCV;84.4;fL;80.0 - 100.0|!86 - 92', 'plt;Platelets;288;K/uL;140 - 400|', 'wbc;White cells;5.1;K/uL;3.8 - 10.8|', 'ferr;Ferritin;13;ng/mL;16 - 154|50 - 100', 'fe;Iron;48;ug/dL;40 - 190|!85 - 130', 'tibc;TIBC;441;ug/dL;250 - 450|!300 - 350', 'tsat;Iron saturation;11;%;16 - 45|25 - 35'])}
      ${group('Thyroid', "Positive antibodies mean {d.hashi|Hashimoto's thyroiditis}; {x|your thyroid is not underactive at present|negated|d.hypothy}.", ['tsh;TSH;3.61;mIU/L;0.40 - 4.50|!0.5 - 2.0', 'ft4;Free T4;1.1;ng/dL;0.8 - 1.8|1.1 - 1.5', 'ft3;Free T3;2.7;pg/mL;2.3 - 4.2|!3.0 - 4.0', 'tpo;TPO antibodies;188;IU/mL;<9|<9', 'tgab;Thyroglobulin antibodies;4;IU/mL;<=1|<=1'])}
      ${group('Sugar and fats', 'Insulin a little high for your glucose. {x|No prediabetes|negated|d.predm}.', ['glu;Glucose;93;mg/dL;65 - 99|!75 - 86', 'insul;Insulin;14.2;uIU/mL;<=18.4|!<6', 'a1c;Hemoglobin A1c;5.4;%;<5.7|5.0 - 5.4', 'chol;Cholesterol, total;206;mg/dL;<200|', 'trig;Triglycerides;118;mg/dL;<150|!<90', 'hdl;HDL cholesterol;58;mg/dL;>=50|', 'ldl;LDL cholesterol;126;mg/dL;<100|', 'apob;Apolipoprotein B;101;mg/dL;<90|<80', 'lpa;Lipoprotein(a);22;nmol/L;<75|<75'])}
      ${group('Hormones (cycle day 21)', '{x|Progesterone confirms ovulation in this cycle|reference comment}. {x|No sign of polycystic ovaries|negated|d.pcos}.', ['prog;Progesterone;9.8;ng/mL;2.6 - 21.5|!>10', 'e2;Estradiol;141;pg/mL;56 - 214|', 'testo;Testosterone, total;31;ng/dL;2 - 45|', 'shbg;SHBG;72;nmol/L;17 - 124|', 'prl;Prolactin;11.3;ng/mL;3.0 - 30.0|', 'amh;AMH;1.14;ng/mL;0.50 - 7.20|'])}
      ${group('Vitamins and inflammation', 'You have {d.vitd|vitamin D insufficiency|icd=E55.9}.', ['vitd;Vitamin D, 25-OH;26;ng/mL;30 - 100|50 - 70', 'b12;Vitamin B12;404;pg/mL;200 - 1100|!>600', 'fol;Folate;17.9;ng/mL;>5.4|', 'mg;Magnesium;2.0;mg/dL;1.5 - 2.5|!2.1 - 2.4', 'zinc;Zinc;71;mcg/dL;60 - 130|!90 - 110', 'homo;Homocysteine;8.9;umol/L;<10.4|!<8', 'hscrp;hs-CRP;0.7;mg/L;<1.0|<1.0'])}</table>
      <p>${c.t('**Your plan.** {m.fes|Ferrous sulfate 325 mg every other day|freq=every other day} with vitamin C. {m.chole|Vitamin D3 2000 IU daily|dose=2000 IU;freq=daily}. {x|We do not recommend thyroid hormone now|not given|m.levo}; {x|if TSH passes 4.5, we would discuss levothyroxine|conditional|m.levo}. {x|Biotin can falsify thyroid tests: stop 3 days before|warned}. {x|Repeat ferritin and TSH in 12 weeks|planned}. {x|Your sister has celiac disease: tTG IgA can be added|family history|d.celiac}. {x|Cortisol not drawn, sample after 10 AM|not done|l.cort}.')}</p>
      <div>${signature(c.rnd, '#7a3550')}<br>Simone Achterhof, FNP-C</div>`,
    )
  },
  { dateAliases: ['2026-02-13'], width: 1120, scale: 1.3 },
)

/** United States: an admission form of home medicines, printed boxes, filled in by hand; continue, hold or stop is a cross. */
const home = doc(
  'p511.jpg',
  ['en', 'prescription', 'photo'],
  '2026-04-02',
  ['Pawnee Bluffs Medical Center', 'PAWNEE BLUFFS MEDICAL CENTER'],
  ['Rosalind Teague, MD', 'Rosalind Teague', 'R. Teague, MD', 'Dr. Teague'],
  ['Leonard Vasquez-Hart', 'VASQUEZ-HART, LEONARD', 'Vasquez-Hart, Leonard', 'Leonard Vasquez Hart'],
  'Home medication reconciliation',
  (c) => {
    const row = (s, dose, route, freq, last, what) => {
      const box = (k) => `<td class="x">${what === k ? '<b>X</b>' : ''}</td>`
      return `<tr data-line><td class="w">${c.t(s)}</td><td class="w">${en(dose)}</td><td class="w">${en(route)}</td><td class="w">${en(freq)}</td><td class="w">${en(last)}</td>${box('C')}${box('H')}${box('S')}</tr>`
    }
    const w = (s) => `<span class="w">${c.t(s)}</span>`
    return sheet(
      `body{font:17px/1.34 ${FACE.arial};font-size:16.5px;padding:38px 46px}td,th{border:1.3px solid #333;padding:2px 7px;vertical-align:middle}th{background:#e8e8e8;font-size:14.5px;text-align:left}.w{font:26px/1.2 'Dancing Script',cursive;color:#1b2f7a}.x{text-align:center;width:58px}.x b{font:28px 'Dancing Script',cursive;color:#1b2f7a}.f{border:1.3px solid #333;padding:4px 9px;margin-top:-1.3px}h3{font-size:17px;margin:12px 0 3px}p{margin:5px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div><b style="font-size:22px">PAWNEE BLUFFS MEDICAL CENTER</b><br>HOME MEDICATION RECONCILIATION - ADMISSION &nbsp; Form PB-2207 (rev. 03/25)</div>${barcode(c.rnd, 34, 40)}</div>
      <div style="display:grid;grid-template-columns:1.3fr 1fr;margin-top:8px"><div class="f">Patient: <b>VASQUEZ-HART, LEONARD</b> &nbsp; M<br>DOB: 11/09/1958 &nbsp; Acct: 7740118 &nbsp; Room: 4N-12</div><div class="f">Date: ${w('04/02/2026')} &nbsp; Time: ${w('14:30')}<br>Attending: R. Teague, MD</div></div>
      <div class="f">Information from: [X] patient &nbsp; [X] spouse &nbsp; [ ] pharmacy &nbsp; [X] bottles &nbsp;&nbsp; Pharmacy: ${w('Corner Drug, Main St')}</div>${c.no('Corner Drug', 'pharmacy')}
      <div class="f">Reason for admission: ${w('{d.cellul|cellulitis left leg|icd=L03.116}, {d.dm2|DM2}')}</div>
      <div class="f">Allergies / reactions: ${w('{a.sulfa|sulfa|react=hives} - hives,')} ${w('{a.vanco|vancomycin|react=flushing} - flushing.')} ${w('{x|no PCN allergy|negated|a.pen}')} &nbsp; Latex: [ ] yes [X] no</div>${c.no('Latex', 'ticked no', 'a.latex')}
      <h3>List every prescription, over-the-counter and herbal product</h3>
      <table><tr><th style="width:27%">Medication</th><th>Dose</th><th>Route</th><th>How often</th><th>Last taken</th><th>Continue</th><th>Hold</th><th>Stop</th></tr>
      ${row('{m.metf|Metformin|dose=1000 mg;freq=BID;route=PO;st=-}', '1000 mg', 'PO', 'BID', '4/1 pm', 'H')}
      ${row('{m.glar|Lantus|dose=34 units;freq=bedtime;route=SQ}', '34 units', 'SQ', 'bedtime', '4/1', 'C')}
      ${row('{m.empa|Jardiance|dose=10 mg;freq=daily;route=PO;st=-}', '10 mg', 'PO', 'daily', '4/2 am', 'H')}
      ${row('{m.lis|Lisinopril|dose=20 mg;freq=daily;route=PO}', '20 mg', 'PO', 'daily', '4/2 am', 'C')}
      ${row('{m.chlor|Chlorthalidone|dose=25 mg;freq=daily;route=PO;st=stopped}', '25 mg', 'PO', 'daily', '3/20 ?', 'S')}
      ${row('{m.ator|Atorvastatin|dose=40 mg;freq=nightly;route=PO}', '40 mg', 'PO', 'nightly', '4/1', 'C')}
      ${row('{m.apix|Eliquis|dose=5 mg;freq=BID;route=PO}', '5 mg', 'PO', 'BID', '4/2 am', 'C')}
      ${row('{m.metop|Metoprolol succ.|dose=50 mg;freq=daily;route=PO}', '50 mg', 'PO', 'daily', '4/2 am', 'C')}
      ${row('{m.gaba|Gabapentin|dose=300 mg;freq=TID;route=PO}', '300 mg', 'PO', 'TID', '4/2 noon', 'C')}
      ${row('{m.tams|Flomax|dose=0.4 mg;freq=HS;route=PO}', '0.4 mg', 'PO', 'HS', '4/1', 'C')}
      ${row('{m.ibu|Ibuprofen OTC|dose=400 mg;freq=PRN;route=PO;st=stopped}', '400 mg', 'PO', 'PRN', '3/31', 'S')}
      ${row('{m.fishoil|Fish oil|dose=1 g;freq=daily;route=PO;st=-}', '1 g', 'PO', 'daily', '4/1', 'H')}
      ${row('{m.chole|Vitamin D3|dose=1000 IU;freq=daily;route=PO}', '1000 IU', 'PO', 'daily', '4/1', 'C')}</table>
      <h3>Notes</h3><div class="f" style="margin-top:0">${w('Hx: {d.af|A-fib}, {d.htn|HTN}, {d.dneuro|neuropathy feet|icd=E11.40/E11.42/G62.9}, {d.bph|BPH}')}<br>${w('{x|no hx of stroke|negated|d.stroke}. {x|Ozempic never started - cost|not given|m.sema}')}<br>${w('{x|wife takes warfarin - her bottle, not his|another person|m.warf}')}</div>
      <div class="f">Vaccines: flu [X] this season ${w('{m.vflu?|flu shot 10/2025|dose=-;st=-;on=2025-10}')} &nbsp; pneumonia [ ] yes [X] not sure</div>
      <div class="f">Provider: start in hospital: ${w('{m.cefaz|cefazolin 2 g IV q8h|freq=q8h;route=IV}')} &nbsp; ${w('{x|no vanco|not given|m.vanc}')} &nbsp; ${w('{x|A1c in am|planned|l.a1c}')}</div>
      <div style="display:grid;grid-template-columns:1fr 1fr;margin-top:8px"><div>Collected by: ${w('D. Munoz, RN')}</div><div>Reviewed by: ${signature(c.rnd, '#1b2f7a', 140)} R. Teague, MD</div></div>${c.no('D. Munoz, RN', 'nurse')}`,
    )
  },
  { width: 1100, scale: 1.4, degrade: { angle: 1, folds: [0.5] } },
)

/** England: a children's allergy clinic; tests of the skin in a table, blood tests beside, then what to avoid and what to carry. */
const allergy = doc(
  'p513.png',
  ['en', 'other', 'clean'],
  '2025-09-23',
  [
    'Wraysdale Hospital for Children',
    'WRAYSDALE HOSPITAL FOR CHILDREN',
    "Wraysdale Hospital for Children - Children's Allergy Service",
  ],
  ['Dr Felicity Okonedo', 'Felicity Okonedo', 'Dr F Okonedo'],
  ['Rafferty Blythe', 'BLYTHE, Rafferty', 'Rafferty James Blythe', 'Master Rafferty Blythe'],
  'Allergy clinic summary and action plan',
  (c) => {
    const spt = (name, mm, meaning) =>
      `<tr><td>${en(name)}</td><td class="v">${c.t(`{o|${mm}}`)}</td><td>${c.t(meaning)}</td></tr>`
    const ige = (s, when) => {
      const r = c.lab(s, { date: when, flag: null })
      return `<tr data-e="${r.n}"><td>${en(r.label)}</td><td class="v">${en(`${r.printed} ${r.unit}`.trim())}</td></tr>`
    }
    const h = (s) => `<h3>${en(s)}</h3>`
    return sheet(
      `body{font:16.5px/1.38 ${FACE.openSans};font-size:16.5px;padding:40px 56px}td,th{border-bottom:1px solid #b9d0da;padding:2.6px 8px}th{background:#0f6b83;color:#fff;text-align:left}.v{font-weight:bold;white-space:nowrap}.two{display:grid;grid-template-columns:1.25fr 1fr;gap:0 24px;align-items:start}h3{font-size:17.5px;color:#0f6b83;margin:12px 0 3px}p{margin:4px 0}ul{margin:2px 0}.r{border:3px solid #c62828;border-radius:8px;padding:6px 14px;margin-top:10px}`,
      `<div style="display:flex;justify-content:space-between;align-items:center;border-bottom:3px solid #0f6b83;padding-bottom:6px"><div style="display:flex;gap:12px;align-items:center">${mark('star', '#0f6b83', 46)}<div><b style="font-size:22px;color:#0f6b83">Wraysdale Hospital for Children</b><br>Children's Allergy Service</div></div><b>Allergy clinic summary and action plan</b></div>
      <div style="display:grid;grid-template-columns:1fr 1fr;margin:8px 0"><div><b>BLYTHE, Rafferty James</b> &nbsp; born 14/05/2019 &nbsp; 6 years<br>NHS no. 000 664 1190 &nbsp; Weight 21.4 kg</div><div>Clinic date: 23/09/2025 &nbsp; Consultant: Dr Felicity Okonedo<br>Seen with mother; nurse: Ben Attwater &nbsp; cc GP Dr H Lund</div></div>${c.no('Ben Attwater', 'nurse')}${c.no('Dr H Lund', 'family doctor')}
      ${h('Allergies confirmed')}<ul>${items(c, ['{a.peanut|Peanut|react=anaphylaxis} - anaphylaxis at a party, March 2024 ({o|wheeze}, {o|vomiting})', '{a.cashew|Cashew|react=hives} and {a.pistach|pistachio} - hives', '{a.kiwi|Kiwi fruit|react=itchy mouth} - itchy mouth', '{a.cat|Cat|react=sneezing} - sneezing; {a.grass|grass pollen} - {d.allrhin|hay fever}'])}</ul>
      ${h('Not allergic, or outgrown')}<p>${c.t("{x|Egg: outgrown, eats cake and scrambled egg since 2023|resolved|a.egg}. {x|Cow's milk: never allergic|negated|a.milk}. {x|Almond and hazelnut: safe, eats both|negated|a.hazel}. {x|Amoxicillin: rash in 2021 was viral, label removed|refuted|a.amox}.")}</p>
      <div class="two"><div>${h('Skin prick tests, 23/09/2025')}<table><tr><th>Allergen</th><th>Wheal</th><th>Comment</th></tr>${spt('Histamine (control)', '4 mm', 'valid test')}${spt('Peanut', '11 mm', '{o|positive}')}${spt('Cashew', '7 mm', '{o|positive}')}${spt('Pistachio', '6 mm', '{o|positive}')}${spt('Hazelnut', '0 mm', '{x|negative|negated|a.hazel}')}${spt('Sesame', '0 mm', '{x|negative|negated|a.sesame}')}${spt('Egg white', '0 mm', '{x|negative|negated|a.egg}')}${spt('Cat', '5 mm', '{o|positive}')}${spt('House dust mite', '2 mm', '{x|not significant|negated|a.dust}')}${spt('Grass mix', '6 mm', '{o|positive}')}</table></div>
      <div>${h('Blood tests, 09/09/2025')}<table><tr><th>Test</th><th>Result</th></tr>${['ige;Total IgE;412;kU/L', 'peanutige;Peanut specific IgE;34.2;kUA/L', 'arah2;Ara h 2;28.7;kUA/L', 'sesameige;Sesame specific IgE;0.21;kUA/L', 'eggige;Egg white specific IgE;0.34;kUA/L', 'catige;Cat dander specific IgE;4.6;kUA/L', 'timothy;Timothy grass specific IgE;15.1;kUA/L', 'tryp;Tryptase (baseline);3.4;ug/L', 'ferr;Ferritin;19;ug/L', 'vitd;25-OH vitamin D;38;nmol/L'].map((s) => ige(s, '2025-09-09')).join('')}</table></div></div>
      ${h('Other conditions')}<p>${c.t('{d.eczema|Atopic eczema}, mild; {d.asthma|asthma}, well controlled, {p.spiro|spirometry 23/09/2025|on=2025-09-23} normal; {d.vitd|low vitamin D|icd=E55.9}. {x|No eosinophilic oesophagitis|negated|d.eoe}. {x|Mother has coeliac disease|family history|d.celiac}, {x|father had childhood asthma|family history}. {p.tonsil|Tonsils out|on=2023-11} November 2023.')}</p>
      ${h('Medicines')}<ul>${items(c, ['{m.adren|EpiPen Junior 150 micrograms, two to be carried at all times|dose=150 mcg;freq=as needed}', '{m.ceti|Cetirizine 5 mg once daily in the grass season, and for mild reactions|freq=once daily}', '{m.beclo|Clenil 100 micrograms twice daily with spacer|freq=twice daily}; {m.salb|salbutamol 100 micrograms 2-10 puffs if wheezy|freq=if wheezy}', '{m.mome|Mometasone nasal spray one puff each side daily|dose=-;freq=daily}', '{m.chole|Vitamin D 800 units daily for three months|dose=800 units;freq=daily}', '{m.mont|Montelukast|st=stopped;dose=-} stopped: {o|nightmares}; {m.chlorp|Piriton|st=stopped;dose=-} replaced by cetirizine'])}</ul>
      <div class="r"><b>ACTION PLAN.</b> ${c.t('Mild reaction (hives, itchy mouth): cetirizine, tell an adult. {x|Trouble breathing or collapse: EpiPen in the thigh, dial 999|conditional|d.anaphyl}, {x|second pen after 5 minutes if no better|conditional}.')}</div>
      ${h('Plan')}<ul>${items(c, ['{x|Oral immunotherapy with Palforzia was discussed; family to think about it|considered}', '{x|Sesame: supervised challenge in the new year|planned}', '{x|Flu nasal vaccine is safe and due this autumn|planned|m.vflu}', '{x|Change to EpiPen 300 micrograms at 25 kg|conditional}', '{x|School nurse to receive a copy|recipient}', '{x|Review in 12 months with repeat peanut IgE|planned}'])}</ul>
      <div style="display:flex;justify-content:space-between;align-items:center">${signature(c.rnd)}<span>Dr F Okonedo, Consultant Paediatric Allergist. Typed 25/09/2025</span>${matrixCode(c.rnd, 18, 3)}</div>`,
    )
  },
  { dateAliases: ['2025-09-25', '2025-09-09'], width: 1100, scale: 1.32 },
)

export const sixteenthEnTables = [network, aims, home, allergy]
