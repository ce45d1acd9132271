/** Further result sheets in English: a Queensland laboratory's urine with culture, an Irish hospital's coagulation with thrombophilia, a Victorian laboratory's three dates side by side. */
import { barcode, mark, signature, stamp } from '../lib/decor.mjs'
import { FACE, doc, en, resultCell, sheet } from './blind-parts.mjs'

/** Queensland: chemistry, microscopy, culture and antibiotics; then albumin, a swab's PCR and a little serum. */
const urine = doc(
  'p744.jpg',
  ['en', 'lab', 'photo'],
  '2026-01-15',
  ['Ironbark Pathology', 'IRONBARK PATHOLOGY', 'Ironbark Pathology Pty Ltd'],
  ['Dr Samuel Petrakis', 'Samuel Petrakis', 'DR S PETRAKIS', 'Dr S Petrakis', 'Dr. Samuel Petrakis'],
  [
    'Kylie Womersley',
    'WOMERSLEY, KYLIE',
    'Ms Kylie Womersley',
    'WOMERSLEY, Kylie Anne',
    'Kylie Anne Womersley',
  ],
  'Urine microscopy and culture',
  (c) => {
    const row = (s) => {
      const r = c.lab(s)
      const off = r.flag === 'H' || r.flag === 'L'
      return `<tr data-e="${r.n}"><td class="n">${en(r.label)}</td><td class="v">${off ? `<b>${en(r.printed)} ${r.flag}</b>` : en(r.printed)}</td><td>${en(r.unit)}</td><td>${r.ref ? `(${en(r.ref)})` : ''}</td></tr>`
    }
    const table = (list) => `<table>${list.map(row).join('')}</table>`
    const drug = (name, s, key) =>
      `<div data-line>${c.t(`{x|${name}|susceptibility panel${key ? `|m.${key}` : ''}}`)}<b>${s}</b></div>`
    return sheet(
      `body{font:17.5px/1.34 ${FACE.calibri};font-size:18px;padding:42px 60px}td{padding:1px 8px}.n{width:40%;padding-left:22px}.v{width:190px}h3{font-size:18px;color:#6b2e16;margin:10px 0 1px}.two{display:grid;grid-template-columns:1fr 1fr;gap:0 30px}.ab{columns:2;column-gap:60px;margin:2px 22px}.ab div{display:flex;justify-content:space-between;border-bottom:1px dotted #999;break-inside:avoid}p{margin:4px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center;border-bottom:3px solid #6b2e16;padding-bottom:6px"><div style="display:flex;gap:12px;align-items:center">${mark('star', '#6b2e16', 50)}<div><b style="font-size:26px;color:#6b2e16">Ironbark Pathology</b><br>188 Ruthven Street, Toowoomba QLD 4350 &nbsp; NATA 29XX</div></div>${barcode(c.rnd, 40, 36)}</div>
      <div class="two" style="margin:8px 0"><div>Patient: <b>WOMERSLEY, KYLIE ANNE</b><br>11 Mackenzie Cres, Highfields QLD<br>D.O.B. 04/12/1988 &nbsp; Sex F<br>Medicare 40XX XXXXX 2</div><div>Requested by: DR S PETRAKIS, Highfields Family Doctors<br>Lab No. 26-3310874 &nbsp; Ref. A8812<br>Collected: 15/01/2026 10:20<br>Reported: 17/01/2026 11:48</div></div>${c.no('Highfields Family Doctors', 'requesting practice')}
      <p>Clinical notes: ${c.t('{o|frequency and burning 3/7}, {x|?UTI|question|d.uti}. {x|Not pregnant|negated}. Antibiotics: none stated')}</p>
      <h3>URINE MICROSCOPY AND CULTURE</h3><p>Specimen: midstream urine</p>
      <div class="two"><div><b>Chemistry</b>${table(['uph;pH;6.5;;5.0-8.0', 'usg;Specific gravity;1.018;;1.003-1.030', 'uprot;Protein;+;;', 'uglu;Glucose;Nil;;', 'uket;Ketones;Nil;;', 'ubld;Blood;++;;', 'unit;Nitrite;Positive;;', 'uleu;Leucocyte esterase;+++;;']).replaceAll('class="v"', '')}</div><div><b>Sensitivity key</b><br>S = sensitive &nbsp; R = resistant<br>I = sensitive, increased exposure<br><br>${c.t('Previous urine, 03/10/2025: {l.ucult?|mixed growth, probable contamination|v=mixed growth;u=-;on=2025-10-03}. {x|No earlier E. coli on file|negated}.')}</div></div>
      <b>Microscopy</b>${table(['e22uwbc;Leucocytes;380;x10^6/L;<10', 'e22urbc;Erythrocytes;45;x10^6/L;<10', 'uepi;Squamous epithelial cells;Occasional;;', 'ucast;Hyaline casts;Nil seen;;', 'ubact;Bacteria;Moderate;;', 'uyeast;Yeasts;Nil seen;;'])}
      <p data-line style="margin-top:8px"><b>Culture</b> &nbsp; ${c.t('{l.ucult|Escherichia coli >100 x 10^6 CFU/L|v=Escherichia coli;u=-}')}</p>
      <b>Antibiotic sensitivities, E. coli</b>
      <div class="ab">${drug('Amoxycillin', 'R', 'amox')}${drug('Amoxycillin/clavulanate', 'S', 'coamox')}${drug('Cephalexin', 'S', 'cefal')}${drug('Trimethoprim', 'R', 'trim')}${drug('Nitrofurantoin', 'S', 'nitrof')}${drug('Norfloxacin', 'S')}${drug('Gentamicin', 'S', 'gent')}${drug('Fosfomycin', 'S', 'fosfo')}</div>
      <p>${c.t('Comment: Significant growth with pyuria. {x|ESBL not detected|negated}. {x|Asymptomatic bacteriuria should not be treated outside pregnancy|reference comment|d.asb}. {x|A repeat specimen is only needed if symptoms persist|conditional}.')}</p>
      <h3>URINE ALBUMIN</h3>${table(['ualb;Albumin;24;mg/L;<20', 'ucrea;Creatinine, urine;6.4;mmol/L;', 'uacr;Albumin/creatinine ratio;3.8;mg/mmol;<3.5'])}<p>${c.t('{x|Albumin may be raised by infection, please repeat after treatment|planned}.')}</p>
      <h3>CHLAMYDIA / GONORRHOEA PCR (first void urine)</h3>${table(['chlampcr;Chlamydia trachomatis DNA;Not detected;;', 'gonopcr;Neisseria gonorrhoeae DNA;Not detected;;'])}
      <h3>SERUM</h3>${table(['crea;Creatinine;71;umol/L;45-90', 'egfr;eGFR;88;mL/min/1.73m2;>59', 'urea;Urea;4.6;mmol/L;2.5-7.0', 'crp;CRP;17;mg/L;<5'])}<p>${c.t('{x|Serum hCG not requested|not done|l.hcg}.')}</p>
      <div style="display:flex;justify-content:space-between;align-items:end;border-top:1px solid #6b2e16;margin-top:8px;padding-top:4px"><span>Pathologist: Dr Annelise Groundwater &nbsp; Copy to: Dr R Maher</span><span>Tests completed: MCU, ACR, CTNG, EUC, CRP</span></div>${c.no('Dr Annelise Groundwater', 'pathologist')}${c.no('Dr R Maher', 'recipient of a copy')}`,
    )
  },
  { dateAliases: ['2026-01-17'], width: 1080, scale: 1.4, degrade: { angle: -1.3, folds: [0.5] } },
)

/** Ireland: a hospital's haemostasis laboratory; units, range, result, a star; an interpretation at the foot. */
const clotting = doc(
  'p745.jpg',
  ['en', 'lab', 'scan'],
  '2025-10-07',
  [
    'Slaneyford University Hospital',
    'SLANEYFORD UNIVERSITY HOSPITAL',
    'Slaneyford University Hospital Haemostasis Laboratory',
    'Slaneyford Hospital',
  ],
  [
    'Dr Ruairi Considine',
    'Ruairi Considine',
    'Dr R Considine',
    'CONSIDINE Dr Ruairi',
    'Dr. Ruairi Considine',
  ],
  ['Aisling Mulvihill', 'MULVIHILL, AISLING', 'MULVIHILL Aisling', 'Ms Aisling Mulvihill'],
  'Haemostasis report',
  (c) => {
    const row = (s) => {
      if (s.startsWith('#')) return `<tr><td colspan="5" class="g">${en(s.slice(1))}</td></tr>`
      if (s.startsWith('>')) return `<tr><td colspan="5" class="c">${c.t(s.slice(1))}</td></tr>`
      const r = c.lab(s)
      const off = r.flag === 'H' || r.flag === 'L' || r.printed === 'Positive'
      return `<tr data-e="${r.n}"><td>${en(r.label)}</td><td>${en(r.unit)}</td><td>${en(r.ref)}</td><td class="v">${off ? `<b>${en(r.printed)}</b>` : en(r.printed)}</td><td class="s">${off ? '*' : ''}</td></tr>`
    }
    return sheet(
      `body{font:17px/1.36 ${FACE.times};font-size:18px;padding:46px 66px}td,th{padding:2.5px 10px;border:1px solid #777}th{background:#e4e4e4;font:bold 15.5px ${FACE.arial}}.g{font:bold 16px ${FACE.arial};background:#f2f2f2}.v{text-align:right;width:130px}.s{width:36px;text-align:center;font-weight:bold}.c{font-style:italic;font-size:16.5px}p{margin:6px 0}`,
      `<div style="text-align:center"><b style="font-size:24px">SLANEYFORD UNIVERSITY HOSPITAL</b><br>Haemostasis Laboratory, Department of Haematology, Co. Wexford</div>
      <div style="display:grid;grid-template-columns:1fr 1fr;border:1px solid #777;padding:7px 14px;margin:10px 0;line-height:1.35"><div>Name: <b>MULVIHILL, AISLING</b><br>Chart no: W0448217 &nbsp; Sex: Female<br>Date of birth: 21/07/1991<br>Clinical: ${c.t('{d.dvt|Left leg DVT|icd=I82.402/I82.409/I82.4Y2/Z86.718;st=-;on=2025-03} March 2025, {m.riva|rivaroxaban|dose=-;st=stopped} stopped 08/09/2025')}</div><div>Requested by: Dr Ruairi Considine<br>Ward/clinic: Thrombosis clinic<br>Specimen taken: 07/10/2025 09:15<br>Received: 07/10/2025 09:52<br>Report issued: 21/10/2025</div></div>
      <table><tr><th style="width:38%">Investigation</th><th>Units</th><th>Reference range</th><th class="v">Result</th><th class="s"></th></tr>
      ${['#COAGULATION SCREEN', 'pt;Prothrombin time;11.4;sec;9.9 - 13.1', 'inr;INR;1.0;;0.8 - 1.2', 'aptt;APTT;41.2;sec;25.0 - 36.5', 'apttr;APTT ratio;1.36;;0.80 - 1.20', 'tt;Thrombin time;16.2;sec;14.0 - 21.0', 'fib;Fibrinogen (Clauss);3.4;g/L;1.9 - 4.3', 'dd;D-dimer;0.31;ug/mL FEU;< 0.50', 'plt;Platelet count;168;x10^9/L;150 - 400', '#NATURAL ANTICOAGULANTS', 'at3;Antithrombin activity;102;IU/dL;83 - 128', 'protc;Protein C activity;118;IU/dL;70 - 140', 'prots;Free protein S antigen;57;IU/dL;55 - 124', 'f8;Factor VIII:C;142;IU/dL;50 - 150', '#LUPUS ANTICOAGULANT AND ANTIBODIES', 'e22drvvs;DRVVT screen ratio;1.58;;< 1.20', 'e22drvvc;DRVVT screen/confirm ratio;1.41;;< 1.20', 'lac;Lupus anticoagulant;Positive;;Negative', 'acl;Anticardiolipin IgG;48;GPLU/mL;< 20', 'aclm;Anticardiolipin IgM;7;MPLU/mL;< 20', 'b2gpg;Beta-2 glycoprotein I IgG;36;U/mL;< 20', '#MOLECULAR', 'f5l;Factor V Leiden mutation;Not detected;;', 'f2m;Prothrombin G20210A mutation;Not detected;;', '>{x|Homozygous factor V Leiden carries a high risk of recurrence|reference comment|d.fvl}'].map(row).join('')}</table>
      <p>${c.t('**Interpretation:** {o|Lupus anticoagulant and antiphospholipid antibodies are positive}. {x|Must be repeated after 12 weeks before antiphospholipid syndrome can be diagnosed|not yet diagnosed|d.aps}. {x|No evidence of antithrombin, protein C or protein S deficiency|negated}. {x|Anti-Xa assay not performed, four weeks after the last dose|not done|l.antixa}.')}</p>
      <p>${c.t('**Previous:** D-dimer 04/03/2025 {l.dd|4.86 ug/mL FEU|v=4.86;u=ug/mL FEU;ref=< 0.50;on=2025-03-04}, INR 04/03/2025 {l.inr|1.1|v=1.1;u=-;ref=0.8 - 1.2;on=2025-03-04}.')}</p>
      <p>${c.t('{x|Warfarin is preferred to rivaroxaban in triple positive patients, please discuss|suggestion|m.warf}. {x|Combined oral contraceptives should be avoided|warned|m.coc}. {x|Family testing is not indicated|not needed}.')}</p>
      <div style="display:flex;justify-content:space-between;align-items:end;margin-top:10px"><span>Authorised: Dr Niamh Rossiter, Consultant Haematologist<br>* outside the reference range &nbsp; INAB accredited, reg. 2XXMT</span>${stamp(['COPY FOR PATIENT'], '#333', -4)}${signature(c.rnd, '#222', 100)}</div>${c.no('Dr Niamh Rossiter', 'consultant who authorised')}`,
    )
  },
  { dateAliases: ['2025-10-21'], width: 1080, scale: 1.36, degrade: { angle: -0.9 } },
)

/** Victoria: three requests side by side, the newest at the right next to units and reference; H or L behind the number. */
const cumulative = doc(
  'p746.jpg',
  ['en', 'lab', 'photo'],
  '2026-02-24',
  ['Yarrabee Pathology', 'YARRABEE PATHOLOGY', 'Yarrabee Pathology Services'],
  ['Dr Vivienne Tran', 'Vivienne Tran', 'DR VIVIENNE TRAN', 'Dr V Tran', 'Dr. Vivienne Tran'],
  ['Leonard Castellaro', 'CASTELLARO, LEONARD', 'Mr Leonard Castellaro', 'CASTELLARO, Leonard'],
  'Cumulative report',
  (c) => {
    const days = ['2025-03-11', '2025-09-02', '2026-02-24']
    const row = (s) => {
      if (s.startsWith('#')) return `<tr><td colspan="6" class="g">${en(s.slice(1))}</td></tr>`
      const [key, label, unit, ref, ...values] = s.split(';')
      const cells = values.map((v, i) => {
        const shown = v ? resultCell(c, key, label, v, unit, ref, days[i]) : ''
        const flag = v ? c.entities.at(-1).flag : null
        return `<td class="v${i === 2 ? ' now' : ''}">${shown}<i>${flag === 'H' || flag === 'L' ? flag : ''}</i></td>`
      })
      return `<tr data-line><td>${en(label)}</td>${cells.join('')}<td class="u">${en(unit)}</td><td>${en(ref)}</td></tr>`
    }
    const head = (name, list, tag = 'td') =>
      `<tr><${tag}>${name}</${tag}>${list.map((s) => `<${tag} class="h">${s}</${tag}>`).join('')}<${tag} class="u">${tag === 'th' ? 'Units' : ''}</${tag}><${tag}>${tag === 'th' ? 'Reference' : ''}</${tag}></tr>`
    return sheet(
      `body{font:16.5px/1.24 ${FACE.arial};padding:36px 52px}td,th{padding:1.6px 8px}th{border-top:2px solid #0c5c6b;font-size:16px}.h{text-align:right;width:138px;padding-right:24px}.v{text-align:right;width:138px}.v i{display:inline-block;width:16px;font-style:normal;font-weight:bold;text-align:left;padding-left:3px}.now{background:#eaf4f5;font-weight:bold}.u{padding-left:18px}.g{font-weight:bold;color:#0c5c6b;border-top:1px solid #0c5c6b;padding-top:3px}p{margin:4px 0;font-size:15.5px}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:12px;align-items:center">${mark('rings', '#0c5c6b', 50)}<div><b style="font-size:24px;color:#0c5c6b">Yarrabee Pathology</b><br>Lonsdale Street, Bendigo VIC 3550 &nbsp; APA 0XXXXX</div></div><div style="text-align:right"><b>CUMULATIVE REPORT</b><br>Printed 26/02/2026</div></div>
      <div style="display:grid;grid-template-columns:1fr 1fr;border-top:1px solid #0c5c6b;margin:8px 0;padding-top:5px;line-height:1.35"><div><b>CASTELLARO, LEONARD</b><br>DOB 16/06/1955 &nbsp; 70 yrs &nbsp; Male<br>Your ref: 55120</div><div>DR VIVIENNE TRAN<br>Goldfields Medical Centre, Bendigo<br>Clinical notes: ${c.t('{d.dm2|T2DM|icd=E11.9/E11.65/E11.8/E11.22}, {d.htn|HT|icd=I10}, on {m.metf|metformin|dose=-;st=-} and {m.telm|telmisartan|dose=-;st=-}')}</div></div>${c.no('Goldfields Medical Centre', 'requesting practice')}
      <table>${head('Date', ['11/03/25', '02/09/25', '24/02/26'], 'th')}${head('Time', ['08:05', '08:40', '07:55'])}${head('Lab number', ['41180273', '42977016', '44903351'])}
      ${['#BIOCHEMISTRY (serum)', 'na;Sodium;mmol/L;135 - 145;139;138;140', 'k;Potassium;mmol/L;3.5 - 5.2;4.7;4.9;5.4', 'cl;Chloride;mmol/L;95 - 110;103;102;105', 'hco3;Bicarbonate;mmol/L;22 - 32;26;25;23', 'urea;Urea;mmol/L;3.0 - 8.5;7.2;8.1;9.6', 'crea;Creatinine;umol/L;60 - 110;101;108;121', 'egfr;eGFR;mL/min/1.73m2;> 59;66;61;53', 'uric;Urate;mmol/L;0.20 - 0.42;0.39;0.44;0.46', 'cacor;Corrected calcium;mmol/L;2.10 - 2.60;2.36;;2.33', 'tbil;Total bilirubin;umol/L;< 20;8;9;7', 'alp;ALP;U/L;30 - 110;74;81;79', 'ggt;GGT;U/L;< 51;46;63;48', 'alt;ALT;U/L;< 41;37;52;39', 'ast;AST;U/L;< 36;29;38;27', 'alb;Albumin;g/L;35 - 50;41;42;40', '#LIPIDS (fasting)', 'chol;Cholesterol;mmol/L;< 5.5;5.8;4.3;3.9', 'trig;Triglycerides;mmol/L;< 2.0;2.4;1.9;1.6', 'hdl;HDL cholesterol;mmol/L;> 0.9;1.1;1.1;1.2', 'ldl;LDL cholesterol;mmol/L;< 3.0;3.6;2.3;2.0', '#DIABETES', 'gttf;Fasting glucose;mmol/L;3.0 - 6.0;8.9;7.8;7.1', 'a1c;HbA1c;%;;7.9;7.2;6.8', 'uacr;Urine albumin/creatinine;mg/mmol;< 2.5;2.1;;4.7', '#HAEMATOLOGY', 'hgb;Haemoglobin;g/L;130 - 180;141;137;128', 'hct;Haematocrit;L/L;0.39 - 0.54;0.42;0.41;0.38', 'mcv;MCV;fL;80 - 100;91;91;92', 'wbc;White cells;x10^9/L;4.0 - 11.0;6.8;7.4;6.5', 'neut;Neutrophils;x10^9/L;2.0 - 7.5;4.1;4.6;3.9', 'lymph;Lymphocytes;x10^9/L;1.0 - 4.0;1.9;2.0;1.8', 'plt;Platelets;x10^9/L;150 - 400;233;241;226', '#IRON AND VITAMINS', 'ferr;Ferritin;ug/L;30 - 300;112;;64', 'b12;Vitamin B12;pmol/L;> 150;208;;171', 'vitd;25-OH Vitamin D;nmol/L;> 50;;44;71'].map(row).join('')}</table>
      <p>${c.t('Comment on 44903351: eGFR has fallen. {x|eGFR 45 - 59 for more than 3 months: stage 3a chronic kidney disease|reference comment|d.ckd3}. {x|Please repeat UEC and ACR within 3 months|planned|l.uacr}. {x|HbA1c target for most people: 7.0 % or less|reference comment}. {x|No spurious hyperkalaemia: sample not haemolysed|negated|d.hyperk}. {x|Active B12 not indicated|not done|l.holotc}.')}</p>
      <div style="display:flex;justify-content:space-between;border-top:1px solid #0c5c6b;padding-top:4px;font-size:15px"><span>Supervising pathologist: Dr Hamish Auchterlonie</span><span>H high &nbsp; L low &nbsp; Page 1 of 1</span></div>${c.no('Dr Hamish Auchterlonie', 'supervising pathologist')}`,
    )
  },
  { dateAliases: ['2026-02-26'], width: 1080, scale: 1.42, degrade: { angle: 0.9 } },
)

export const twentySecondEnTables = [urine, clotting, cumulative]
