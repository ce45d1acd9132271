/** Result sheets in English: a Czech laboratory's typed list with a gauge of brackets, a Taiwanese check-up numbered in two halves, a Tanzanian form mostly left empty, a Saudi endocrine unit's dynamic tests, a Danish department's "component = value". */
import { barcode, hand, mark, signature, stamp } from '../lib/decor.mjs'
import { FACE, doc, en, resultCell, sheet } from './blind-parts.mjs'

/** Czech Republic: typed in one width, a gauge ( * ) closes each line, decimal commas, catalytic units. */
const czech = doc(
  'p961.jpg',
  ['en', 'lab', 'scan'],
  '2026-03-10',
  ['Beskydlab', 'BESKYDLAB', 'Beskydlab s.r.o.', 'Beskydlab, s.r.o.', 'BESKYDLAB s.r.o.'],
  [
    'MUDr. Radim Hlaváček',
    'Radim Hlaváček',
    'Radim Hlavacek',
    'MUDr. Radim Hlavacek',
    'Hlaváček Radim',
    'MUDr. Hlaváček Radim',
  ],
  [
    'Vendula Kratochvílová',
    'KRATOCHVÍLOVÁ Vendula',
    'Kratochvílová Vendula',
    'Vendula Kratochvilova',
    'KRATOCHVILOVA Vendula',
  ],
  'Laboratory findings',
  (c) => {
    const gauge = (r) => {
      if (!r.ref) return ''
      if (r.flag === 'H') return '(       )*'
      if (r.flag === 'L') return '*(       )'
      const e = c.entities[r.n]
      const low = e.ref_low ?? 0
      const at = Math.round(((e.value - low) / ((e.ref_high ?? e.value * 2) - low)) * 6)
      return ` (${' '.repeat(at)}*${' '.repeat(6 - at)})`
    }
    const row = (s) => {
      if (s.startsWith('#')) return `<div class="g">${en(s.slice(1))}</div>`
      const r = c.lab(s)
      const g = gauge(r)
      return `<div class="r" data-e="${r.n}" data-line>${en(`  ${r.label.padEnd(30)}${r.printed.padStart(8)} ${r.unit.padEnd(15)}${(r.ref ? `${r.ref}` : '').padEnd(15)}${g.startsWith('*') ? g : ` ${g.trim()}`}`)}</div>`
    }
    return sheet(
      `body{font:16px/1.23 ${FACE.mono};font-size:14.6px;padding:44px 60px}.r{white-space:pre;width:max-content}.g{font-weight:bold;margin-top:5px;text-decoration:underline}p{margin:5px 0}`,
      `<div style="white-space:pre;border-bottom:1px dashed #000;padding-bottom:5px">BESKYDLAB s.r.o.     Clinical biochemistry and immunology, accredited no. 8XXX
Nadrazni 41, 738 01 Frydek-Mistek     tel. 558 XXX 0XX     PRINT FOR ABROAD (EN)</div>
      <div style="white-space:pre;margin:6px 0">Patient : <b>KRATOCHVÍLOVÁ Vendula</b>       Birth no.: 6756XX/XXXX    born 14.06.1967   F
Sender  : MUDr. Radim Hlaváček, internal medicine     Insurer: 2XX
Sampled : 10.03.2026 07:15    Received: 10.03.2026 09:40    Released: 11.03.2026 14:22</div>
      <div class="r" style="border-top:1px dashed #000;border-bottom:1px dashed #000">  Method                          Result Unit           Limits          Position</div>
      ${['#SERUM - kidney and ions', 'na;Sodium;139;mmol/l;136 - 145', 'k;Potassium;5,2;mmol/l;3,7 - 5,1', 'cl;Chlorides;104;mmol/l;98 - 107', 'ca;Calcium total;2,41;mmol/l;2,15 - 2,55', 'phos;Phosphate inorganic;1,31;mmol/l;0,81 - 1,45', 'mg;Magnesium;0,79;mmol/l;0,66 - 0,99', 'osm;Osmolality measured;301;mmol/kg;275 - 295', 'urea;Urea;9,8;mmol/l;2,8 - 8,1', 'crea;Creatinine enzymatic;118;umol/l;49 - 90', 'cystc;Cystatin C;1,42;mg/l;0,61 - 0,95', 'egfr;eGFR CKD-EPI;0,73;ml/s/1,73m2;> 1,0', 'uric;Uric acid;412;umol/l;143 - 339', '#SERUM - enzymes', 'alt;ALT;0,41;ukat/l;0,10 - 0,78', 'ast;AST;0,52;ukat/l;0,10 - 0,72', 'ggt;GGT;1,24;ukat/l;0,10 - 0,68', 'alp;ALP;1,38;ukat/l;0,58 - 1,75', 'ldh;LD;3,96;ukat/l;2,25 - 3,75', 'chole;Cholinesterase;152;ukat/l;87 - 190', 'pamyl;Amylase pancreatic;0,44;ukat/l;0,22 - 0,88', 'ck;CK;1,15;ukat/l;0,41 - 2,85', 'tbil;Bilirubin total;8,4;umol/l;0 - 21', 'bge;Bile acids;6,2;umol/l;0 - 10', '#SERUM - proteins', 'tp;Protein total;74,1;g/l;65 - 85', 'alb;Albumin;38,2;g/l;35 - 53', 'prealb;Prealbumin;0,18;g/l;0,20 - 0,40', 'crp;CRP;11,6;mg/l;0 - 5', 'hapto;Haptoglobin;2,38;g/l;0,30 - 2,00', 'cerulo;Ceruloplasmin;0,33;g/l;0,20 - 0,60', 'a1at;Alpha-1-antitrypsin;1,52;g/l;0,90 - 2,00', 'b2m;Beta-2-microglobulin;3,81;mg/l;0,80 - 2,40', 'igg;IgG;15,8;g/l;7,0 - 16,0', 'iga;IgA;4,62;g/l;0,70 - 4,00', 'igm;IgM;0,44;g/l;0,40 - 2,30', 'c3;C3 complement;1,24;g/l;0,90 - 1,80', 'c4;C4 complement;0,22;g/l;0,10 - 0,40', 'spalb;ELFO albumin;52,3;%;55,8 - 66,1', 'alpha1;ELFO alpha-1;4,9;%;2,9 - 4,9', 'alpha2;ELFO alpha-2;12,6;%;7,1 - 11,8', 'betag;ELFO beta;11,4;%;8,4 - 13,1', 'gammag;ELFO gamma;18,8;%;11,1 - 18,8', '#SERUM - iron, trace elements, lipids', 'fe;Iron;8,1;umol/l;9,0 - 30,4', 'transf;Transferrin;2,31;g/l;2,00 - 3,60', 'tsat;Transferrin saturation;14;%;16 - 45', 'ferr;Ferritin;64;ug/l;13 - 150', 'sflt;Transferrin receptor, soluble;5,9;mg/l;1,9 - 4,4', 'zinc;Zinc;9,8;umol/l;11,0 - 18,0', 'copper;Copper;21,4;umol/l;12,5 - 25,0', 'selen;Selenium;0,78;umol/l;0,60 - 1,60', 'homo;Homocysteine;18,9;umol/l;5,0 - 15,0', 'chol;Cholesterol;6,12;mmol/l;2,90 - 5,00', 'hdl;HDL cholesterol;1,38;mmol/l;1,20 - 2,70', 'ldl;LDL cholesterol;3,71;mmol/l;1,20 - 3,00', 'trig;Triacylglycerols;2,26;mmol/l;0,45 - 1,70', 'apob;Apolipoprotein B;1,21;g/l;0,55 - 1,15', '#BLOOD', 'esr;Sedimentation 1 h;38;mm;2 - 25', 'a1c;Glycated haemoglobin IFCC;44;mmol/mol;20 - 42'].map(row).join('')}
      <p>${c.t('Comment: ELFO {x|without a paraprotein|negated|d.mgus}, {o|pattern of chronic inflammation}. {x|Immunofixation not performed|not done|l.paraprot}. {x|HbA1c from 48 mmol/mol: diabetes mellitus|reference comment|d.dm2}. {x|eGFR 0,50-1,00 over 3 months: CKD G3|reference comment|d.ckd3}. {x|Urine not delivered|not done|l.uprot}. {x|Vitamin B12 and folate recommended|suggestion|l.b12}.')}</p>
      <div style="border-top:1px dashed #000;padding-top:4px">Released by: Ing. Bohdana Sedlářová &nbsp; Approved: RNDr. Ctibor Vaněk &nbsp; page 1/1<br>( * ) inside limits &nbsp; *( ) below &nbsp; ( )* above &nbsp; limits for the age and sex given</div>${c.no('Ing. Bohdana Sedlářová', 'laboratory staff')}${c.no('RNDr. Ctibor Vaněk', 'laboratory staff')}`,
    )
  },
  { dateAliases: ['2026-03-11'], width: 1060, scale: 1.4, degrade: { angle: 0.6 } },
)

/** Taiwan: numbered items in two halves, an abbreviation before the name, the arrow glued to the result, ~ between limits. */
const taiwan = doc(
  'p962.png',
  ['en', 'lab', 'clean'],
  '2025-12-22',
  [
    'Jade Harbor Memorial Hospital',
    'JADE HARBOR MEMORIAL HOSPITAL',
    'Jade Harbor Memorial Hospital, Health Management Center',
    'Jade Harbor Memorial Hospital Health Management Center',
  ],
  [
    'Dr. Hsu Chia-Wei',
    'Hsu Chia-Wei',
    'HSU Chia-Wei, M.D.',
    'Hsu Chia-Wei, M.D.',
    'Dr Hsu Chia-Wei',
    'Chia-Wei Hsu',
  ],
  ['Lin Po-Hsuan', 'LIN, Po-Hsuan', 'LIN Po-Hsuan', 'Po-Hsuan Lin', 'Lin, Po-Hsuan'],
  'Health examination report - laboratory',
  (c) => {
    let n = 0
    const row = (s) => {
      if (s.startsWith('#')) return `<tr><td colspan="6" class="g">${en(s.slice(1))}</td></tr>`
      const [code, ...line] = s.split('/')
      const ref = line.join('/').split(';')[4]
      const r = c.lab(line.join('/'), { range: ref.replace('~', ' - ') })
      const tip = { H: '↑', L: '↓' }[r.flag] ?? ''
      return `<tr data-e="${r.n}"><td class="n">${++n}</td><td class="k">${en(code)}</td><td>${en(r.label)}</td><td class="v">${tip ? `<b>${en(r.printed)}${tip}</b>` : en(r.printed)}</td><td>${en(ref)}</td><td>${en(r.unit)}</td></tr>`
    }
    const half = (list) =>
      `<div><table><tr><th>No</th><th>Code</th><th>Item</th><th>Result</th><th>Reference</th><th>Unit</th></tr>${list.map(row).join('')}</table></div>`
    return sheet(
      `body{font:14px/1.3 ${FACE.arial};font-size:13.8px;padding:38px 40px}td,th{border:1px solid #b8c4c0;padding:2px 4px}th{background:#dcebe5;font-size:13px}.two{display:grid;grid-template-columns:1fr 1fr;gap:0 14px;align-items:start}.g{background:#f1f6f4;font-weight:bold}.n{color:#666;text-align:right}.k{white-space:nowrap}.v{white-space:nowrap;text-align:right}p{margin:7px 0;font-size:15px}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:12px;align-items:center">${mark('wave', '#16705a', 48)}<div><b style="font-size:22px;color:#16705a">Jade Harbor Memorial Hospital</b><br><span style="font-size:16px">Health Management Center &nbsp; Keelung, Taiwan</span></div></div>${barcode(c.rnd, 36, 30)}</div>
      <div style="display:grid;grid-template-columns:1.2fr 1fr 1fr;border:1px solid #16705a;padding:4px 10px;margin:8px 0;font-size:15px;line-height:1.45"><div>Name: <b>LIN, Po-Hsuan</b><br>Sex: M &nbsp; Birth: 1978/08/30 &nbsp; Age: 47</div><div>Chart No.: 0072XXX4<br>Package: Premium B (company)</div><div>Examined: 2025/12/22<br>Reported: 2025/12/26</div></div>
      <div class="two">${half(['#Hematology', 'WBC/wbc;White blood cells;5.14;10^3/uL;3.90~10.60', 'RBC/rbc;Red blood cells;6.31;10^6/uL;4.50~5.90', 'Hb/hgb;Hemoglobin;12.9;g/dL;13.5~17.5', 'Hct/hct;Hematocrit;41.2;%;41.0~53.0', 'MCV/mcv;Mean cell volume;65.3;fL;80.0~100.0', 'MCH/mch;Mean cell Hb;20.4;pg;26.0~34.0', 'MCHC/mchc;Mean cell Hb conc.;31.3;g/dL;31.0~37.0', 'RDW/rdw;RBC distribution;16.8;%;11.5~14.5', 'PLT/plt;Platelets;288;10^3/uL;150~400', 'Seg/segs;Neutrophil seg.;55.7;%;42.0~74.0', 'Lym/lymphp;Lymphocyte;33.9;%;20.0~56.0', 'Mon/monop;Monocyte;6.1;%;0.0~12.0', 'Eos/eosp;Eosinophil;3.8;%;0.0~5.0', 'Bas/basop;Basophil;0.5;%;0.0~1.0', 'ESR/esr;Sedimentation rate;6;mm/hr;0~15', '#Hemoglobin analysis', 'HbA2/hba2;Hemoglobin A2;5.4;%;2.0~3.3', 'HbF/hbf;Hemoglobin F;0.9;%;0.0~1.5', '#Urine', 'pH/uph;Reaction;6.0;;5.0~8.0', 'SG/usg;Specific gravity;1.021;;1.003~1.035', 'PRO/uprot;Protein;Negative;;Negative', 'GLU/uglu;Glucose;Negative;;Negative', 'KET/uket;Ketone;Negative;;Negative', 'OB/ubld;Occult blood;2+;;Negative', 'NIT/unit;Nitrite;Negative;;Negative', 'LEU/uleu;Leukocyte esterase;Negative;;Negative', 'BIL/ubil;Bilirubin;Negative;;Negative', 'URO/urob;Urobilinogen;0.2;mg/dL;0.1~1.0', 'RBC/urbc;Sediment RBC;11~20;/HPF;0~5', 'WBC/uwbc;Sediment WBC;0~2;/HPF;0~5', 'EP/uepi;Epithelial cells;0~2;/HPF;0~5', '#Stool', 'FIT/e23fit;Immunochemical blood;38;ng/mL;0~99', 'HPSA/hpsa;H. pylori antigen;Positive;;Negative', '#Viral markers', 'HBsAg/hbsag;Hepatitis B s-Ag;Reactive;;Nonreactive', 'AHBs/antihbs;Hepatitis B s-Ab;2.1;mIU/mL;<10', 'AHCV/antihcv;Hepatitis C Ab;Nonreactive;;Nonreactive', 'DNA/hbvdna;HBV viral load;1840;IU/mL;<10'])}
      ${half(['#Biochemistry', 'AC/gttf;Glucose, fasting;97;mg/dL;70~99', 'HbA1c/a1c;Glycohemoglobin;5.2;%;4.0~5.6', 'INS/insul;Insulin;13.4;uIU/mL;2.6~24.9', 'HOMA/hoamir;HOMA-IR;3.21;;<2.50', 'BUN/bun;Urea nitrogen;14;mg/dL;7~20', 'CREA/crea;Creatinine;0.97;mg/dL;0.70~1.30', 'eGFR/egfr;Filtration rate;88;mL/min;>=60', 'UA/uric;Uric acid;8.3;mg/dL;3.5~7.2', 'TP/tp;Total protein;7.4;g/dL;6.4~8.3', 'ALB/alb;Albumin;4.6;g/dL;3.5~5.2', 'GLO/glob;Globulin;2.8;g/dL;2.0~3.8', 'AG/agr;A/G ratio;1.64;;1.10~2.50', 'GOT/ast;AST;44;U/L;8~38', 'GPT/alt;ALT;71;U/L;4~44', 'ALP/alp;Alk. phosphatase;68;U/L;34~104', 'GGT/ggt;r-GT;59;U/L;8~61', 'T-BIL/tbil;Bilirubin, total;1.0;mg/dL;0.3~1.2', 'D-BIL/dbil;Bilirubin, direct;0.3;mg/dL;0.0~0.4', 'CHO/chol;Cholesterol;212;mg/dL;<200', 'TG/trig;Triglyceride;188;mg/dL;<150', 'HDL/hdl;HDL-C;41;mg/dL;>40', 'LDL/ldl;LDL-C;137;mg/dL;<130', 'RISK/cholhdl;CHO/HDL-C;5.2;;<5.0', 'CRP/hscrp;hs-CRP;0.18;mg/dL;<0.30', 'Ca/ca;Calcium;9.3;mg/dL;8.6~10.3', 'P/phos;Phosphorus;3.4;mg/dL;2.5~5.0', 'FE/fe;Iron;104;ug/dL;65~175', 'FER/ferr;Ferritin;233;ng/mL;22~322', '#Thyroid, vitamins, lead', 'TSH/tsh;Thyrotropin;2.21;uIU/mL;0.35~4.94', 'fT4/ft4;Free thyroxine;1.12;ng/dL;0.70~1.48', 'VitD/vitd;25-OH vitamin D;19.7;ng/mL;30.0~100.0', 'Pb/lead;Lead, blood;1.4;ug/dL;<10.0', '#Tumor markers', 'AFP/afp;Alpha-fetoprotein;3.6;ng/mL;<9.0', 'CEA/cea;CEA;1.9;ng/mL;<5.0', 'CA199/ca199;CA 19-9;12.7;U/mL;<37.0', 'PSA/psa;Prostate Ag;0.71;ng/mL;<4.00', 'EBV/ebvvca;EBV VCA-IgM;Negative;;Negative'])}</div>
      <p>${c.t('**Physician’s summary:** 1. {d.hepb|Chronic hepatitis B carrier|icd=B18.1/Z22.51} with {o|raised ALT}: {x|liver ultrasound and GI clinic within one month|planned|i.usabd}; {x|tenofovir may be considered|considered}. 2. {d.thal|Thalassemia trait (beta)|icd=D56.3}; {x|no iron deficiency, do not take iron|negated|d.ida}. 3. {d.hpyl|H. pylori infection|icd=B96.81/A04.8}: {x|quadruple therapy is advised|suggestion|m.amox}. 4. {d.hematuria|Microscopic hematuria|icd=R31.29/R31.21/R31.9}: {x|repeat urine, stone to be excluded|planned|d.stone}. 5. {d.e12hyperuri|Hyperuricemia|icd=E79.0}, {x|without gout|negated|d.gout}. 6. {d.vitd?|Low vitamin D|icd=E55.9}. {x|No diabetes|negated|d.dm2}. {x|Father: hepatocellular carcinoma|family history}. {x|Chest CT declined|declined|i.ctchest}.')}</p>
      <div style="display:flex;justify-content:space-between;align-items:end"><span>↑ above &nbsp; ↓ below the reference &nbsp; r-GT = gamma-glutamyl transferase</span><span>Attending physician: HSU Chia-Wei, M.D.</span><span>Tested by: Chou Yi-Ting, M.T.</span></div>${c.no('Chou Yi-Ting', 'technologist')}`,
    )
  },
  { dateAliases: ['2025-12-26'], width: 1180, scale: 1.36 },
)

/** Tanzania: a printed form of everything the laboratory offers; a tick where asked, results by hand, most rows empty. */
const form = doc(
  'p963.jpg',
  ['en', 'lab', 'photo'],
  '2026-03-14',
  [
    'Kilimahewa Health Centre',
    'KILIMAHEWA HEALTH CENTRE',
    'Kilimahewa Health Centre Laboratory',
    'Kilimahewa Health Center',
  ],
  ['Dr Zuberi Makwaia', 'Dr. Zuberi Makwaia', 'Zuberi Makwaia', 'Dr Makwaia', 'Dr Z. Makwaia', 'Z. Makwaia'],
  ['Neema Kisanga', 'Neema J. Kisanga', 'Neema J Kisanga', 'Kisanga Neema'],
  'Laboratory request and report form',
  (c) => {
    const w = (s) => hand(s, 25)
    const row = (s) => {
      if (s.startsWith('#')) return `<tr><td colspan="4" class="g">${en(s.slice(1))}</td></tr>`
      const [key, label, printed, unit = '', ref = ''] = s.split(';')
      if (!printed) {
        c.no(label, 'the row is empty', key ? `l.${key}` : undefined)
        return `<tr><td>${en(label)}</td><td></td><td class="v">${en(unit)}</td><td>${en(ref)}</td></tr>`
      }
      const r = c.lab(s)
      return `<tr data-e="${r.n}"><td>${en(label)}</td><td class="t">${w('✓')}</td><td class="v">${w(printed)} ${en(unit)}</td><td>${en(ref)}</td></tr>`
    }
    const half = (list) =>
      `<div><table><tr><th>Test</th><th>Req</th><th>Result</th><th>Normal</th></tr>${list.map(row).join('')}</table></div>`
    return sheet(
      `body{font:15px/1.3 ${FACE.times};font-size:16px;padding:36px 46px}td,th{border:1px solid #333;padding:1px 6px;height:31px;vertical-align:middle}th{background:#ddd}.two{display:grid;grid-template-columns:1fr 1fr;gap:0 16px;align-items:start}.g{font-weight:bold;background:#eee;text-transform:uppercase;font-size:14.6px}.t{width:34px;text-align:center;line-height:1}.v{width:190px;line-height:1}p{margin:5px 0}`,
      `<div style="text-align:center"><b style="font-size:22px">KILIMAHEWA HEALTH CENTRE</b><br>P.O. Box 41X, Morogoro &nbsp; Tel 023 260 XXXX<br><b style="font-size:18px">LABORATORY REQUEST AND REPORT FORM</b></div>
      <div style="display:grid;grid-template-columns:1fr 1fr;gap:0 20px;margin:8px 0;line-height:1.7"><div>Name: ${w('Neema J. Kisanga')}<br>Age: ${w('27')} &nbsp; Sex: ${w('F')} &nbsp; OPD No: ${w('0418X')}<br>Requested by: ${w('Dr Z. Makwaia')}</div><div>Date: ${w('14/3/2026')} &nbsp; Time: ${w('10.20')}<br>Ward: ${w('OPD')} &nbsp; Pregnant: ☐ Yes ☒ No<br>Payment: ☐ Cash ☒ NHIF ☐ Exempted</div></div>
      <div style="border:1px solid #333;padding:3px 8px" data-line>Clinical notes: <span style="font:25px 'Dancing Script',cursive;color:#1d2f6f">${c.t('{o|fever 5/7}, {o|headache}, {o|dysuria}. {x|?malaria ?typhoid|question|d.malaria}. Took {m.para|paracetamol 1 g|freq=-}')}</span></div>
      <div class="two" style="margin-top:8px">${half(['#Parasitology', 'malsm;BS for malaria parasites;No MPS seen;;No MPS seen', 'e14malrdt;mRDT;Negative;;Negative', 'ova;Stool ova and parasites;Hookworm ova;;None', 'giar;Giardia antigen;', ';Skin snip;', '#Haematology', 'hgb;Haemoglobin;9.8;g/dl;12 - 16', 'wbc;Total WBC;11.9;x10^9/l;4 - 11', 'neutp;Neutrophils;78;%;40 - 75', 'lymphp;Lymphocytes;15;%;20 - 45', 'eosp;Eosinophils;7;%;1 - 6', 'plt;Platelets;;x10^9/l;150 - 400', 'esr;ESR;42;mm/hr;0 - 20', 'e13sicks;Sickling test;', '#Blood transfusion', 'abo;ABO group;', 'rhd;Rhesus;', 'coombs;Direct Coombs;', '#Biochemistry', 'glu;Random blood glucose;5.7;mmol/l;3.9 - 7.8', 'crea;Creatinine;84;umol/l;45 - 90', 'alt;ALT;;U/l;0 - 40', 'ast;AST;;U/l;0 - 40', 'tbil;Bilirubin total;;umol/l;0 - 21', 'uric;Uric acid;;umol/l;150 - 350'])}
      ${half(['#Urine', 'uapp;Appearance;Turbid;;Clear', 'uleu;Leucocytes;++;;Neg', 'unit;Nitrite;Positive;;Neg', 'uprot;Protein;+;;Neg', 'uglu;Sugar;Nil;;Neg', 'ubld;Blood;Trace;;Neg', 'e22uwbc;Pus cells;25-30;/hpf;0 - 5', 'uepi;Epithelial cells;4-6;/hpf;', 'hcgu;UPT;Negative;;', 'ucult;Culture;', '#Serology', 'e12wido;Widal S. typhi O;1:40;;< 1:80', 'e12widh;Widal S. typhi H;1:80;;< 1:160', 'bruc;Brucella;Non reactive;;Non reactive', 'e13vdrl;VDRL;Non reactive;;Non reactive', 'hbsag;HBsAg;Negative;;Negative', 'antihcv;Anti-HCV;', 'e14hivr;PITC (HIV);', 'rf;Rheumatoid factor;', 'hpsa;H. pylori stool Ag;Positive;;Negative', '#Microscopy and others', 'afb;Sputum AFB 1;', 'gramst;Gram stain;', 'cd4;CD4 count;', ';Semen analysis;'])}</div>
      <div style="border:1px solid #333;padding:3px 8px;margin-top:8px" data-line>Remarks: <span style="font:25px 'Dancing Script',cursive;color:#1d2f6f">${c.t('{x|HIV test declined today|declined|l.e14hivr}. {x|Send urine for culture to regional lab|planned|l.ucult}')}</span></div>
      <div style="display:flex;justify-content:space-between;align-items:center;margin-top:8px"><span>Sample received: ${w('10.35')} &nbsp; Reported: ${w('14/3/26')} &nbsp; ${w('12.50')}<br>Performed by: ${w('A. Mushi')} &nbsp; Sign ${signature(c.rnd, '#1d2f6f', 70)}</span>${stamp(['KILIMAHEWA H/C', 'LABORATORY'], '#3a2f7a', -6)}</div>
      <p style="font-size:14px">${c.t('{x|Widal titre of 1:160 and above suggests enteric fever; repeat after 7 days|reference comment|d.e12typhoid}. {x|Report a positive mRDT within 24 hours|instruction|d.malaria}.')} Form MTUHA Lab 04</p>${c.no('A. Mushi', 'technologist')}`,
    )
  },
  { width: 1080, scale: 1.42, degrade: { angle: 1.3, folds: [0.5] } },
)

/** Saudi Arabia: an endocrine unit; names across with the limits beneath, then stimulation tests by the minute. */
const dynamic = doc(
  'p964.png',
  ['en', 'lab', 'clean'],
  '2026-02-03',
  [
    'Najd Crescent Specialist Hospital',
    'NAJD CRESCENT SPECIALIST HOSPITAL',
    'Najd Crescent Specialist Hospital, Endocrine Testing Unit',
    'Najd Crescent Specialist Hospital Endocrine Testing Unit',
  ],
  ['Dr. Ghada Al-Mutlaq', 'Ghada Al-Mutlaq', 'Dr Ghada Al-Mutlaq', 'Al-Mutlaq, Ghada', 'Dr. G. Al-Mutlaq'],
  [
    'Faisal Al-Harbi',
    'FAISAL SAAD AL-HARBI',
    'Faisal Saad Al-Harbi',
    'Al-Harbi, Faisal',
    'FAISAL S. AL-HARBI',
  ],
  'Endocrine dynamic function tests',
  (c) => {
    const strip = (list, date) => {
      const cells = list.map((s) => s.split(';'))
      const line = (k, f) => `<tr><td class="h">${k}</td>${cells.map(f).join('')}</tr>`
      return `<table>${line('Test', (x) => `<th>${en(x[1])}</th>`)}${line('Result', ([key, label, v, unit, ref]) => `<td>${resultCell(c, key, label, v, unit, ref, date, (r) => ({ H: `${v} H`, L: `${v} L` })[r.flag] ?? v)}</td>`)}${line('Unit', (x) => `<td>${en(x[3])}</td>`)}${line('Range', (x) => `<td>${en(x[4])}</td>`)}</table>`
    }
    const course = (times, list, date) =>
      `<table><tr><td class="h">Minutes</td>${times.map((t) => `<th>${t}</th>`).join('')}</tr>${list
        .map((s) => {
          const [key, label, unit, values] = s.split(';')
          return `<tr><td class="h">${en(label)}, ${en(unit)}</td>${values
            .split(' ')
            .map((v) => `<td>${v === '-' ? '' : resultCell(c, key, label, v, unit, '', date)}</td>`)
            .join('')}</tr>`
        })
        .join('')}</table>`
    const h = (s, when) => `<h3><b>${c.t(s)}</b> <span>${en(when)}</span></h3>`
    const p = (s) => `<p>${c.t(s)}</p>`
    return sheet(
      `body{font:16px/1.35 ${FACE.openSans};font-size:14.8px;padding:44px 58px}td,th{border:1px solid #8c8c8c;padding:4px 8px;text-align:center}th{background:#e9e3d3}.h{text-align:start;font-weight:bold;background:#f7f4ec;width:150px}h3{font-size:16.6px;color:#6b4e12;margin:14px 0 4px;display:flex;justify-content:space-between}h3>span{font-weight:normal;color:#222}p{margin:5px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center;border-bottom:3px solid #6b4e12;padding-bottom:7px"><div style="display:flex;gap:12px;align-items:center">${mark('star', '#6b4e12', 48)}<div><b style="font-size:21px;color:#6b4e12">Najd Crescent Specialist Hospital</b><br>Endocrine Testing Unit, Riyadh 12XXX</div></div><b style="font-size:18px">Dynamic function tests</b></div>
      <div style="display:grid;grid-template-columns:1.2fr 1fr 1fr;margin:8px 0"><div><b>FAISAL SAAD AL-HARBI</b><br>MRN 77XX015 &nbsp; Male &nbsp; DOB 19-Oct-1985</div><div>Consultant: Dr. Ghada Al-Mutlaq<br>Nurse: Sr. Lolita Macaraeg</div><div>Admitted to unit: 01-Feb-2026<br>Report: 05-Feb-2026</div></div>${c.no('Sr. Lolita Macaraeg', 'nurse')}
      ${p('Indication: {d.pitadenoma|pituitary macroadenoma|icd=D35.2}, {o|ring size increasing}, {d.hyperhid|excessive sweating|icd=R61/L74.519;st=-}. {x|?Acromegaly|question}. On {m.cabe|cabergoline 0.5 mg twice weekly|freq=twice weekly} since November 2025.')}
      ${h('A. Baseline pituitary profile', '01-Feb-2026, 08:00, fasting')}
      ${strip(['gh;IGF-1;612;ng/mL;83 - 233', 'prl;Prolactin;38.4;ng/mL;4.0 - 15.2', 'tsh;TSH;1.16;mIU/L;0.27 - 4.20', 'ft4;Free T4;10.2;pmol/L;12.0 - 22.0', 'lh;LH;1.4;IU/L;1.7 - 8.6', 'fsh;FSH;2.6;IU/L;1.5 - 12.4', 'testo;Testosterone;5.9;nmol/L;8.6 - 29.0'], '2026-02-01')}
      <div style="height:6px"></div>${strip(['shbg;SHBG;21;nmol/L;18 - 54', 'acth;ACTH;5.8;pmol/L;1.6 - 13.9', 'dheas;DHEAS;4.7;umol/L;2.4 - 11.6', 'na;Sodium;141;mmol/L;136 - 145', 'osm;Serum osmolality;289;mOsm/kg;275 - 295', 'uosm;Urine osmolality;648;mOsm/kg;', 'a1c;HbA1c;6.3;%;4.0 - 5.6'], '2026-02-01')}
      ${h('B. {o|Glucose 75 g}, growth hormone suppression', '02-Feb-2026, start 08:10')}
      ${course(['0', '30', '60', '90', '120'], ['glu;Glucose;mmol/L;6.2 10.4 11.1 9.3 8.5', 'ghorm;Growth hormone;ug/L;9.7 8.8 7.9 8.3 9.1', 'insul;Insulin;mIU/L;14.6 - 112 - 96.0'], '2026-02-02')}
      ${p('Interpretation: growth hormone not suppressed (nadir above 1.0 ug/L), confirms {d.e26acro|acromegaly|icd=E22.0}. {d.predm|Impaired glucose tolerance|icd=R73.02/R73.03}, {x|not diabetes|negated|d.dm2}. {x|Normal response: growth hormone below 0.4 ug/L|reference comment}.')}
      ${h('C. {o|Tetracosactide 250 ug IV}', '03-Feb-2026, start 08:30')}
      ${course(['0', '30', '60'], ['cort;Cortisol;nmol/L;236 521 587', 'ohp;17-OH progesterone;nmol/L;2.3 - 4.1'], '2026-02-03')}
      ${p('Interpretation: adequate adrenal reserve, {x|no adrenal insufficiency|negated|d.addison}. {x|Congenital adrenal hyperplasia excluded|negated}. {x|A 30-minute cortisol above 450 nmol/L is a pass on this assay|reference comment}.')}
      ${h('D. Samples sent or not taken', '')}
      ${p('{x|Macroprolactin: referred to another laboratory, pending|pending|l.prl}. {x|TRH test: not performed|not done|l.tsh}. {x|Insulin tolerance test: contraindicated because of the ECG|not done}. {x|Copeptin: haemolysed, repeat|not done|l.copep}.')}
      <div style="border:1px solid #6b4e12;padding:5px 12px;margin-top:10px">${c.t('**Conclusion:** acromegaly with {d.e26hypogon|central hypogonadism|icd=E23.0} and {d.e26centhyp|central hypothyroidism|icd=E03.8/E23.0}. **Plan:** {x|levothyroxine 50 ug to start after the adrenal test is seen in clinic|planned|m.levo}; {x|visual fields|planned|p.e16vfield}, {x|colonoscopy|planned|p.colono} and {x|echocardiogram|planned|i.echo} requested; {x|transsphenoidal surgery to be discussed on 16-Feb|planned|p.transsph}; {x|octreotide only if surgery is refused|conditional}. {x|Sleep study if he snores|conditional|p.polysom}. {x|No family history of pituitary tumour|negated}.')}</div>
      <div style="display:flex;justify-content:space-between;align-items:end;margin-top:10px"><div>${signature(c.rnd, '#22306b', 120)}<br>Dr. Ghada Al-Mutlaq, Consultant Endocrinologist</div><span>H above, L below range &nbsp; Page 1 of 1</span></div>`,
    )
  },
  { dateAliases: ['2026-02-05', '2026-02-01', '2026-02-02'], width: 1080, scale: 1.36 },
)

/** Denmark: each line says component = value unit, the interval in square brackets; an exclamation mark stands at the edge. */
const danish = doc(
  'p965.png',
  ['en', 'lab', 'clean'],
  '2026-01-14',
  [
    'Fjordby Hospital',
    'FJORDBY HOSPITAL',
    'Fjordby Hospital, Department of Clinical Biochemistry',
    'Fjordby Hospital Department of Clinical Biochemistry',
  ],
  [
    'Mads Vestergaard-Holm',
    'Dr Mads Vestergaard-Holm',
    'Dr. Mads Vestergaard-Holm',
    'M. Vestergaard-Holm',
    'Consultant Mads Vestergaard-Holm',
  ],
  ['Kirsten Ravnkilde', 'Ravnkilde, Kirsten', 'RAVNKILDE, Kirsten'],
  'Laboratory answers',
  (c) => {
    const row = (s) => {
      if (s.startsWith('#')) return `<h3>${en(s.slice(1))}</h3>`
      const r = c.lab(s)
      const off = r.flag === 'H' || r.flag === 'L'
      return `<div class="r" data-line data-e="${r.n}">${off ? '<b>!</b>' : ''}<span>${en(r.label)} = ${off ? `<b>${en(r.printed)}</b>` : en(r.printed)}${r.unit ? ` ${en(r.unit)}` : ''}${r.ref ? ` &nbsp; [${en(r.ref)}]` : ''}</span></div>`
    }
    return sheet(
      `body{font:16px/1.36 ${FACE.calibri};font-size:16.6px;padding:44px 60px}.cols{columns:2;column-gap:34px}.r{position:relative;padding-left:16px;break-inside:avoid}.r>b:first-child{position:absolute;left:0;color:#b00020}h3{font-size:16px;color:#1d4f73;border-bottom:1px solid #9db7c9;margin:8px 0 2px;break-after:avoid}p{margin:6px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div><b style="font-size:24px;color:#1d4f73">Fjordby Hospital</b><br>Department of Clinical Biochemistry</div>${mark('bars', '#1d4f73', 46)}</div>
      <div style="display:grid;grid-template-columns:1fr 1fr;background:#eaf1f6;padding:6px 12px;margin:9px 0"><div><b>Ravnkilde, Kirsten</b> &nbsp; CPR 230971-XXXX<br>Born 23.09.1971, woman</div><div>Sampling time: 14.01.2026 at 09.05<br>Requested by: Mads Vestergaard-Holm, Rheumatology Clinic<br>Printed: 19.01.2026</div></div>
      <div class="cols">${['#Haematology', 'hgb;B-Haemoglobin(Fe);6.9;mmol/L;7.3 - 9.5', 'hct;B-Erythrocytes, vol.fr.;0.34;;0.35 - 0.46', 'rbc;B-Erythrocytes;3.8;x10^12/L;3.9 - 5.2', 'mcv;Erc(B)-MCV;88;fL;82 - 98', 'retabs;B-Reticulocytes;41;x10^9/L;31 - 97', 'plt;B-Thrombocytes;158;x10^9/L;165 - 400', 'wbc;B-Leukocytes;2.9;x10^9/L;3.5 - 8.8', 'neut;B-Neutrophilocytes;1.6;x10^9/L;1.5 - 7.5', 'lymph;B-Lymphocytes;0.8;x10^9/L;1.0 - 4.0', 'mono;B-Monocytes;0.4;x10^9/L;0.2 - 0.8', 'eos;B-Eosinophilocytes;0.1;x10^9/L;0.0 - 0.5', 'esr;B-Sedimentation reaction;47;mm;2 - 20', 'coombs;Erc(B)-Coombs test, direct;Negative;;', '#Plasma, general', 'na;P-Sodium;138;mmol/L;137 - 145', 'k;P-Potassium;3.9;mmol/L;3.5 - 4.4', 'crea;P-Creatininium;94;umol/L;45 - 90', 'egfr;eGFR/1.73m2(CKD-EPI);60;mL/min;> 59', 'urea;P-Carbamide;6.9;mmol/L;2.6 - 6.4', 'ica;P-Calcium-ion(free, pH 7.4);1.22;mmol/L;1.18 - 1.32', 'alb;P-Albumin;33;g/L;36 - 45', 'crp;P-C-reactive protein;7.1;mg/L;0.0 - 6.0', 'ldh;P-Lactate dehydrogenase;231;U/L;105 - 205', 'alt;P-Alanine transaminase;29;U/L;10 - 45', 'alp;P-Basic phosphatase;61;U/L;35 - 105', 'ck;P-Creatine kinase;66;U/L;35 - 210', 'aldol;P-Aldolase;4.8;U/L;0.0 - 7.6', 'ferr;P-Ferritin;205;ug/L;12 - 300', 'hapto;P-Haptoglobin;1.12;g/L;0.47 - 2.05', '#Immunology', 'ana;P-Antinuclear antibody;1:1280;;', 'dsdna;P-dsDNA-Ab(IgG);148;kIU/L;0 - 15', 'sm;P-Sm-Ab;22;kIU/L;0 - 7', 'rnp;P-U1-RNP-Ab;3.1;kIU/L;0.0 - 5.0', 'ssa;P-SSA/Ro-Ab;88;kIU/L;0 - 7', 'ssb;P-SSB/La-Ab;2.2;kIU/L;0.0 - 7.0', 'scl70;P-Scl-70-Ab;0.9;kIU/L;0.0 - 7.0', 'centro;P-Centromere-Ab;0.6;kIU/L;0.0 - 7.0', 'rf;P-Rheumatoid factor;12;kIU/L;0 - 15', 'ccp;P-CCP-Ab;1.5;kIU/L;0.0 - 10.0', 'c3;P-Complement C3;0.58;g/L;0.90 - 1.80', 'c4;P-Complement C4;0.07;g/L;0.10 - 0.40', 'acl;P-Cardiolipin-Ab(IgG);31;kU/L;0 - 20', 'aclm;P-Cardiolipin-Ab(IgM);8;kU/L;0 - 20', 'b2gpg;P-beta-2-Glycoprotein 1-Ab(IgG);9;kU/L;0 - 10', 'lac;P-Lupus anticoagulant;Positive;;', '#Coagulation', 'aptt;P-APTT;46;s;25 - 37', 'inr;P-INR;1.0;;0.9 - 1.2', 'dd;P-Fibrin D-dimer;0.61;mg/L;0.00 - 0.50', '#Urine', 'uacr;U-Albumin/creatinine ratio;412;mg/g;0 - 30', 'upcr;U-Protein/creatinine ratio;68;mg/mmol;0 - 15', 'urbc;U-Erythrocytes, microscopy;12;/field;0 - 3', 'uwbc;U-Leukocytes, microscopy;4;/field;0 - 5', 'ucult;U-Culture;No growth;;', '#Vitamins and medicines', 'vitd;P-25-OH-Vitamin D;58;nmol/L;50 - 160', 'b12;P-Cobalamin;344;pmol/L;125 - 600', 'tsh;P-Thyrotropin;2.7;x10^-3 IU/L;0.3 - 4.0', 'tacro;B-Tacrolimus;5.4;ug/L;'].map(row).join('')}</div>
      <div style="border-top:2px solid #1d4f73;margin-top:10px;padding-top:4px">${c.t('**Answer from the clinic, 19.01.2026:** Dear Kirsten, the tests show that your {d.sle|lupus|icd=M32.9/M32.10/M32.14} is active, with {d.albur|albumin in the urine|icd=R80.9;st=-}. Increase {m.prednl|prednisolone to 20 mg daily|freq=daily} and go on with {m.hcq|hydroxychloroquine 200 mg daily|freq=daily}. {x|We have booked a kidney biopsy on 27 January|planned|p.renbx}; {x|mycophenolate depends on what it shows|conditional|m.mmf}. {x|No sign of infection|negated|d.uti}. {x|You have not had a blood clot, so no warfarin|negated|m.warf}; {x|lupus anticoagulant must be repeated after 12 weeks before we speak of antiphospholipid syndrome|question|d.aps}. {x|P-Vitamin B6 was not analysed|not done|l.vitb6}.')}</div>
      <p style="font-size:14.6px">! outside the interval &nbsp; [ ] reference interval &nbsp; P plasma, B blood, U urine, Erc erythrocytes. ${c.t('{x|eGFR under 60 for three months: chronic kidney disease|reference comment|d.ckd}.')} Head of department: Solveig Thorup</p>${c.no('Solveig Thorup', 'head of the laboratory')}`,
    )
  },
  { dateAliases: ['2026-01-19'], width: 1100, scale: 1.34 },
)

export const twentysixthEnLabs = [czech, taiwan, form, dynamic, danish]
