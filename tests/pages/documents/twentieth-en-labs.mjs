/** Result sheets in English: a Qatari centre's report with each name in Arabic at the end of its row, a Portuguese report with limits and the earlier result in a line under each, an English patient's print with flags in sentences. */
import { barcode, mark, matrixCode, signature, stamp } from '../lib/decor.mjs'
import { FACE, doc, en, resultCell, sheet } from './blind-parts.mjs'

/** Qatar: H or L in brackets behind the value, the Arabic name in the last column. */
const twoScripts = doc(
  'p661.jpg',
  ['en', 'lab', 'photo'],
  '2026-01-25',
  [
    'Rawdat Al Sidra Health Center',
    'RAWDAT AL SIDRA HEALTH CENTER',
    'Rawdat Al Sidra Health Centre',
    'Rawdat Al Sidra Health Center, Doha',
  ],
  ['Dr. Maryam Al-Thawadi', 'Maryam Al-Thawadi', 'Dr Maryam Al-Thawadi', 'Al-Thawadi'],
  ['Joseph Fernandes', 'JOSEPH FERNANDES', 'Mr. Joseph Fernandes', 'FERNANDES, JOSEPH'],
  'Laboratory report',
  (c) => {
    const ar = (s) => `<bdi dir="rtl" lang="ar">${en(s)}</bdi>`
    const row = (s) => {
      if (s.startsWith('#')) {
        const [name, arabic, how] = s.slice(1).split('|')
        return `<tr class="g"><td colspan="3"><b>${en(name)}</b> &nbsp; <small>${en(how)}</small></td><td colspan="2" class="ar">${ar(arabic)}</td></tr>`
      }
      const [line, arabic] = s.split('|')
      const [key, label, v, unit, ref] = line.split(';')
      const off = (r) => (r.flag === 'H' || r.flag === 'L' ? `${v} (${r.flag})` : v)
      const cell = resultCell(c, key, label, v, unit, ref, '2026-01-25', off)
      const strong = /\([HL]\)/.test(cell) ? ' class="v off"' : ' class="v"'
      return `<tr data-line><td>${en(label)}</td><td${strong}>${cell}</td><td>${en(unit)}</td><td>${en(ref)}</td><td class="ar">${ar(arabic)}</td></tr>`
    }
    return sheet(
      `body{font:16px/1.26 ${FACE.arial};padding:34px 46px}td,th{border:1px solid #b9a3ad;padding:1.6px 9px}th{background:#7a1e3e;color:#fff;text-align:left;font-size:14.5px}.g td{background:#f3e9ed}.v{width:112px}.off{font-weight:bold;color:#a3122e}.ar{text-align:right;font:16px 'Noto Naskh Arabic','Noto Sans Arabic',serif;width:190px}p{margin:6px 0;font-size:15px}small{font-size:13.5px}`,
      `<div style="display:flex;justify-content:space-between;align-items:center;border-bottom:3px solid #7a1e3e;padding-bottom:6px"><div style="display:flex;gap:12px;align-items:center">${mark('star', '#7a1e3e', 48)}<div><b style="font-size:22px;color:#7a1e3e">Rawdat Al Sidra Health Center</b><br>Zone 91, Doha, State of Qatar</div></div><div style="text-align:right"><b style="font-size:19px">LABORATORY REPORT</b><br><span class="ar">${ar('تقرير المختبر')}</span></div></div>
      <div style="display:grid;grid-template-columns:1.1fr 1fr;margin:8px 0;line-height:1.4"><div>Patient name: <b>JOSEPH FERNANDES</b><br>HC number: HC04417208 &nbsp; QID: 281356XXXXX<br>Date of birth: 09-Aug-1981 &nbsp; Gender: Male<br>Nationality: India</div><div>Requested by: Dr. Maryam Al-Thawadi<br>Collected: 25-Jan-2026 07:05<br>Received: 25-Jan-2026 09:40<br>Reported: 25-Jan-2026 15:22</div></div>
      <table><tr><th>Test</th><th>Result</th><th>Unit</th><th>Reference range</th><th class="ar">${ar('الفحص')}</th></tr>
      ${['#HEMATOLOGY|أمراض الدم|EDTA whole blood', 'wbc;WBC;7.9;x10^3/uL;4.0 - 10.0|كريات الدم البيضاء', 'rbc;RBC;5.62;x10^6/uL;4.50 - 5.50|كريات الدم الحمراء', 'hgb;Hgb;14.6;g/dL;13.0 - 17.0|الهيموغلوبين', 'hct;Hct;43.8;%;40.0 - 50.0|الهيماتوكريت', 'mcv;MCV;77.9;fL;83.0 - 101.0|حجم الكرية الوسطي', 'mch;MCH;26.0;pg;27.0 - 32.0|هيموغلوبين الكرية', 'rdw;RDW-CV;14.9;%;11.6 - 14.0|توزع الكريات', 'plt;Platelet;268;x10^3/uL;150 - 400|الصفائح الدموية', 'neut;Absolute Neutrophil;4.3;x10^3/uL;2.0 - 7.0|العدلات', 'lymph;Absolute Lymphocyte;2.2;x10^3/uL;1.0 - 3.0|اللمفاويات', 'eos;Absolute Eosinophil;0.62;x10^3/uL;0.02 - 0.50|الحمضات', '#CHEMISTRY|الكيمياء|Serum, fasting 11 hours', 'urea;Urea;4.9;mmol/L;2.8 - 8.1|اليوريا', 'crea;Creatinine;79;umol/L;62 - 106|الكرياتينين', 'na;Sodium;140;mmol/L;136 - 145|الصوديوم', 'k;Potassium;4.4;mmol/L;3.5 - 5.1|البوتاسيوم', 'hco3;Bicarbonate;25;mmol/L;22 - 29|البيكربونات', 'glu;Glucose Fasting;7.4;mmol/L;3.9 - 5.5|سكر الدم صائم', 'a1c;HbA1c;6.9;%;4.8 - 6.0|السكر التراكمي', 'tbil;Bilirubin Total;9;umol/L;0 - 21|البيليروبين الكلي', 'alb;Albumin;46;g/L;35 - 52|الألبومين', 'alp;ALP;84;U/L;40 - 129|الفوسفاتاز القلوي', 'alt;ALT;52;U/L;0 - 41|ناقلة أمين الألانين', 'ast;AST;33;U/L;0 - 40|ناقلة أمين الأسبارتات', 'uric;Uric Acid;391;umol/L;202 - 416|حمض اليوريك', 'chol;Cholesterol;5.9;mmol/L;< 5.2|الكوليسترول', 'trig;Triglyceride;2.4;mmol/L;< 1.7|الدهون الثلاثية', 'hdl;HDL Cholesterol;0.92;mmol/L;> 1.03|الكوليسترول النافع', 'ldl;LDL Cholesterol;3.9;mmol/L;< 3.4|الكوليسترول الضار', '#IMMUNOASSAY|المناعة|Serum', 'tsh;TSH;2.11;mIU/L;0.27 - 4.20|هرمون الغدة الدرقية', 'ferr;Ferritin;188;ug/L;30 - 400|الفيريتين', 'b12;Vitamin B12;301;pmol/L;145 - 569|فيتامين ب12', 'vitd;Vitamin D (25-OH);17;ng/mL;30 - 80|فيتامين د'].map(row).join('')}</table>
      <p>${c.t('HbA1c: {x|6.5 % or above is diagnostic of diabetes|reference comment|d.dm2}; 5.7 - 6.4 % {x|pre-diabetes|reference comment|d.predm}. Vitamin D: below 20 {x|deficiency|reference comment|d.vitd}, 20 - 29 insufficiency.')}</p>
      <p>${c.t('{x|Hemoglobin electrophoresis: in process|pending|l.phe}. {x|PSA: not requested at this age|not done|l.psa}. {x|Lipemia, hemolysis, icterus: none|negated}. (H) high, (L) low.')}</p>
      <div style="display:flex;justify-content:space-between;align-items:end;margin-top:6px"><span style="font-size:15px">Verified by: Rasha Elnour, Medical Technologist &nbsp; Consultant pathologist: Dr. Imran Quraishi<br>Printed 26-Jan-2026 08:11 &nbsp; Page 1 of 1</span>${barcode(c.rnd, 40, 36)}</div>${c.no('Dr. Imran Quraishi', 'pathologist of the laboratory')}${c.no('Rasha Elnour', 'technologist')}`,
    )
  },
  { dateAliases: ['2026-01-26'], width: 1080, scale: 1.4, degrade: { angle: -1.1, folds: [0.5] } },
)

/** Portugal: a block a test; the limits and the earlier result with its day stand in a line under it. */
const lineUnder = doc(
  'p662.jpg',
  ['en', 'lab', 'scan'],
  '2026-02-19',
  [
    'Ribeira Clara Clinical Laboratory',
    'RIBEIRA CLARA',
    'Ribeira Clara',
    'Ribeira Clara Laboratório de Análises Clínicas',
    'RIBEIRA CLARA Clinical Laboratory',
  ],
  ['Dr. Nuno Estrela', 'Nuno Estrela', 'Dr Nuno Estrela'],
  ['Margaret Holloway', 'MARGARET HOLLOWAY', 'Margaret Anne Holloway', 'Mrs. Margaret Anne Holloway'],
  'Clinical analysis report',
  (c) => {
    const before = '2025-06-03'
    const block = (s) => {
      if (s.startsWith('#')) return `<h3>${en(s.slice(1))}</h3>`
      const [key, label, v, unit, ref, old] = s.split(';')
      const now = resultCell(c, key, label, v, unit, ref, '2026-02-19', (r) =>
        `${v} ${unit}${r.flag === 'H' || r.flag === 'L' ? ' *' : ''}`.trim(),
      )
      const was = old ? `Previous (03-06-2025): ${resultCell(c, key, label, old, unit, ref, before)}` : ''
      return `<div class="b"><div class="n" data-line><span>${en(label)}</span><b>${now}</b></div><div class="u" data-line><span>${ref ? `Ref. ${en(ref)}` : ''}</span><span>${was}</span></div></div>`
    }
    return sheet(
      `body{font:16px/1.24 ${FACE.cambria};font-size:16.5px;padding:44px 66px}h3{font-size:17px;border-bottom:2px solid #1c6f8c;color:#1c6f8c;margin:9px 0 3px;break-after:avoid}.cols{columns:2;column-gap:44px}.b{break-inside:avoid;border-bottom:1px dotted #aaa;padding:1.5px 0}.n,.u{display:flex;justify-content:space-between}.u{font-size:14.5px;color:#333;padding-left:16px}p{margin:6px 0;font-size:15.5px}`,
      `<div style="display:flex;justify-content:space-between;align-items:start"><div><b style="font-size:27px;letter-spacing:2px;color:#1c6f8c">RIBEIRA CLARA</b><br>Clinical Laboratory &nbsp; Rua do Poço Novo 41, 8000-000 Faro, Portugal</div>${matrixCode(c.rnd, 18, 3)}</div>
      <div style="border:1px solid #1c6f8c;border-radius:8px;display:grid;grid-template-columns:1.1fr 1fr;padding:6px 14px;margin:10px 0"><div><b>Margaret Anne Holloway</b><br>Female, 68 years &nbsp; Born 14-11-1957<br>User no. 300 000 417</div><div>Requested by Dr. Nuno Estrela<br>Collected on 19-02-2026 at 08:25<br>Issued on 20-02-2026 &nbsp; Process 26/004418</div></div>
      <div style="text-align:center;font-weight:bold;font-size:18px">CLINICAL ANALYSIS REPORT</div>
      <div class="cols">${['#Haematology', 'rbc;Erythrocytes;4.02;x10^12/L;3.80 - 5.10;4.11', 'hgb;Haemoglobin;11.6;g/dL;11.5 - 15.0;12.4', 'hct;Haematocrit;35.8;%;34.0 - 45.0;', 'mcv;Mean corpuscular volume;89.1;fL;80.0 - 97.0;', 'wbc;Leucocytes;5.94;x10^9/L;4.00 - 11.00;6.30', 'plt;Platelets;211;x10^9/L;150 - 450;224', 'esr;Sedimentation rate, 1st hour;41;mm;< 30;22', '#Coagulation', 'inr;INR;2.7;;2.0 - 3.0;2.4', '#Renal function and ions', 'urea;Urea;58;mg/dL;17 - 49;51', 'crea;Creatinine;1.21;mg/dL;0.50 - 0.90;1.08', 'egfr;Glomerular filtration (CKD-EPI);49;mL/min/1.73m2;> 60;56', 'na;Sodium;138;mmol/L;136 - 145;', 'k;Potassium;4.9;mmol/L;3.5 - 5.1;4.6', 'ca;Calcium;10.4;mg/dL;8.8 - 10.2;10.1', 'phos;Phosphorus;2.6;mg/dL;2.5 - 4.5;', 'mg;Magnesium;1.5;mg/dL;1.6 - 2.6;', 'uric;Uric acid;7.3;mg/dL;2.4 - 5.7;6.9', '#Metabolism', 'glu;Fasting glucose;103;mg/dL;70 - 99;97', 'a1c;Glycated haemoglobin A1c;5.8;%;< 5.7;5.7', 'chol;Total cholesterol;168;mg/dL;< 190;231', 'hdl;HDL cholesterol;57;mg/dL;> 45;55', 'ldl;LDL cholesterol (calc.);88;mg/dL;< 100;149', 'trig;Triglycerides;115;mg/dL;< 150;135', '#Enzymes, proteins', 'alt;ALT (GPT);22;U/L;< 33;24', 'ast;AST (GOT);25;U/L;< 32;', 'alp;Alkaline phosphatase;118;U/L;35 - 104;99', 'ggt;Gamma-GT;31;U/L;< 40;', 'tp;Total proteins;7.4;g/dL;6.4 - 8.3;', 'alb;Albumin;4.1;g/dL;3.5 - 5.2;', 'crp;C-reactive protein;0.9;mg/dL;< 0.5;0.4', '#Endocrinology, vitamins', 'tsh;TSH;3.42;mIU/L;0.40 - 4.50;2.96', 'pth;Parathormone (intact);88;pg/mL;15 - 65;', 'vitd;Vitamin D (25-OH);28;ng/mL;30 - 100;16', 'ferr;Ferritin;34;ng/mL;13 - 150;48', 'fol;Folic acid;8.1;ng/mL;> 3.9;'].map(block).join('')}</div>
      <p>* outside the reference interval. ${c.t('INR interval: {x|oral anticoagulation for atrial fibrillation|reference comment|d.af}. Calcium and parathormone raised together: {x|primary hyperparathyroidism should be considered|suggested|d.phpt}. {x|Ionised calcium can be added to the same sample|suggested|l.ica}.')}</p>
      <p>${c.t('Stated at collection: fasting 12 hours; takes {m.warf|warfarin|dose=-}, {m.bis|bisoprolol 2.5 mg}, {m.ator|atorvastatin 20 mg}. {x|Stopped fish oil in autumn|not taken|m.fishoil}. {x|Protein electrophoresis: sent to Lisbon, result to follow|pending}. {x|No haemolysis|negated}.')}</p>
      <div style="display:flex;justify-content:space-between;align-items:end;margin-top:4px"><span>Technical director: Dr.ª Leonor Bragança, pharmacist specialist ${signature(c.rnd, '#222', 90)}</span>${stamp(['RIBEIRA CLARA', 'VALIDATED'], '#1c6f8c', -4)}</div>${c.no('Dr.ª Leonor Bragança', 'director of the laboratory')}`,
    )
  },
  { dateAliases: ['2026-02-20'], width: 1140, scale: 1.34, degrade: { angle: 0.6 } },
)

/** England: a patient's print of her record; panels each with day and remark, what is out of limits in a sentence under the row. */
const sentences = doc(
  'p663.png',
  ['en', 'lab', 'clean'],
  '2026-01-30',
  ['Saltmarsh Lane Surgery', 'SALTMARSH LANE SURGERY', 'Saltmarsh Lane Surgery, Brightlingford'],
  ['Dr Helena Whitlock', 'Helena Whitlock', 'Dr H Whitlock', 'Dr. Helena Whitlock'],
  ['Kwame Boateng-Reid', 'Mr Kwame Boateng-Reid', 'BOATENG-REID, Kwame', 'Kwame BOATENG-REID'],
  'Test results',
  (c) => {
    const panel = (title, iso, when, said, list) => {
      const row = (s) => {
        const [key, label, v, unit, ref] = s.split(';')
        let flag = null
        const cell = resultCell(
          c,
          key,
          label,
          v,
          unit,
          ref,
          iso,
          (r) => ((flag = r.flag), `${v} ${unit}`.trim()),
        )
        const range = ref.replace(' - ', ' to ')
        const word =
          flag === 'H' ? 'Above high reference limit' : flag === 'L' ? 'Below low reference limit' : ''
        return `<tr data-line><td>${en(label)}</td><td class="v">${cell}</td><td class="r">${ref ? `Range: ${en(range)}` : ''}</td></tr>${word ? `<tr><td></td><td colspan="2" class="w">${word}</td></tr>` : ''}`
      }
      return `<div class="p"><b>${en(title)}</b><div class="d">${en(when)}</div><table>${list.map(row).join('')}</table><div class="s">${c.t(said)}</div></div>`
    }
    return sheet(
      `body{font:16px/1.3 ${FACE.arial};padding:40px 56px;color:#212b32}.p{border:1px solid #aeb7bd;border-radius:4px;padding:7px 14px;margin:0 0 9px;break-inside:avoid}.p>b{font-size:17px;color:#003087}.d{font-size:14.5px;color:#4c6272;margin-bottom:2px}td{padding:1px 8px 1px 0;font-size:15px}.v{font-weight:bold;width:150px}.r{color:#4c6272;width:150px;font-size:14px}.w{font-size:14px;color:#8a1c00;padding-bottom:3px}.s{font-size:14.5px;border-top:1px solid #d8dde0;margin-top:3px;padding-top:2px}.two{columns:2;column-gap:12px}.top{display:flex;justify-content:space-between;border-bottom:4px solid #005eb8;padding-bottom:6px;margin-bottom:10px}`,
      `<div class="top"><div><b style="font-size:25px">Test results</b><br>Saltmarsh Lane Surgery, Brightlingford</div><div style="text-align:right"><b>Kwame Boateng-Reid</b><br>Born 03 September 1966 &nbsp; NHS number 000 417 2093<br>Printed by patient 5 February 2026</div></div>
      <div class="two">
      ${panel('Renal profile', '2026-01-30', '30 January 2026, 09:12. Requested by Dr H Whitlock', '**Dr Helena Whitlock, 2 Feb 2026:** Potassium back to normal. {x|Repeat in 3 months|planned}.', ['na;Serum sodium level;139;mmol/L;133.0 - 146.0', 'k;Serum potassium level;4.8;mmol/L;3.5 - 5.3', 'urea;Serum urea level;8.1;mmol/L;2.5 - 7.8', 'crea;Serum creatinine level;118;umol/L;64.0 - 104.0', 'egfr;eGFRcreat (CKD-EPI)/1.73 m*2;60;mL/min;'])}
      ${panel('Full blood count', '2026-01-12', '12 January 2026, 08:46. Requested by Dr H Whitlock', '**Dr Helena Whitlock, 14 Jan 2026:** Stable, no action. {x|White cells lower in people of African heritage, not neutropenia|reference comment}.', ['wbc;Total white cell count;3.7;10*9/L;4.0 - 11.0', 'rbc;Red blood cell count;4.71;10*12/L;4.50 - 6.50', 'hgb;Haemoglobin concentration;136;g/L;130 - 180', 'hct;Haematocrit;0.41;L/L;0.40 - 0.54', 'mcv;Mean cell volume;87.0;fL;80.0 - 100.0', 'mch;Mean cell haemoglobin;28.9;pg;27.0 - 32.0', 'plt;Platelet count;197;10*9/L;150 - 450', 'neut;Neutrophil count;1.70;10*9/L;1.50 - 7.50', 'lymph;Lymphocyte count;1.49;10*9/L;1.00 - 4.00', 'mono;Monocyte count;0.37;10*9/L;0.20 - 1.00', 'eos;Eosinophil count;0.12;10*9/L;0.00 - 0.50', 'baso;Basophil count;0.02;10*9/L;0.00 - 0.10'])}
      ${panel('Urine albumin:creatinine', '2026-01-12', '12 January 2026, 08:46. Requested by Dr H Whitlock', '**Dr Helena Whitlock, 15 Jan 2026:** Improved. Stay on {m.cand|candesartan 16 mg}.', ['uacr;Urine albumin:creatinine ratio;4.1;mg/mmol;0.0 - 3.0', 'ucrea;Urine creatinine level;9.6;mmol/L;'])}
      ${panel('Renal profile', '2026-01-12', '12 January 2026, 08:46. Requested by Dr H Whitlock', '**Dr Helena Whitlock, 13 Jan 2026:** Please stop {m.spir|spironolactone|st=stopped} and come for a repeat. {x|ECG only if above 6.0|conditional|p.ecg}.', ['na;Serum sodium level;138;mmol/L;133.0 - 146.0', 'k;Serum potassium level;5.8;mmol/L;3.5 - 5.3', 'urea;Serum urea level;9.0;mmol/L;2.5 - 7.8', 'crea;Serum creatinine level;127;umol/L;64.0 - 104.0', 'egfr;eGFRcreat (CKD-EPI)/1.73 m*2;55;mL/min;'])}
      ${panel('Liver function test', '2026-01-12', '12 January 2026, 08:46. Requested by Dr H Whitlock', '**Dr Helena Whitlock, 14 Jan 2026:** Normal.', ['tbil;Serum total bilirubin level;8;umol/L;0 - 21', 'alt;Serum ALT level;27;U/L;10 - 50', 'alp;Serum alkaline phosphatase level;71;U/L;30 - 130', 'alb;Serum albumin level;42;g/L;35 - 50'])}
      ${panel('Lipid profile, HbA1c, bone, thyroid', '2026-01-12', '12 January 2026, 08:46. Requested by Nurse T Aspinall', '**Dr Helena Whitlock, 14 Jan 2026:** {d.predm|Prediabetes|icd=R73.03} as before. {x|Not diabetes|negated|d.dm2}. {x|Metformin not needed yet|not needed|m.metf}. Cholesterol at target on {m.ator|atorvastatin 40 mg}.', ['chol;Serum cholesterol level;3.8;mmol/L;', 'hdl;Serum HDL cholesterol level;1.3;mmol/L;', 'nhdl;Serum non-HDL cholesterol level;2.5;mmol/L;', 'trig;Serum triglyceride level;1.1;mmol/L;0.0 - 1.7', 'a1c;HbA1c level - IFCC standardised;44;mmol/mol;20 - 41', 'cacor;Serum adjusted calcium concentration;2.36;mmol/L;2.20 - 2.60', 'phos;Serum inorganic phosphate level;1.08;mmol/L;0.80 - 1.50', 'tsh;Serum TSH level;1.73;mU/L;0.30 - 4.50'])}
      ${panel('Prostate specific antigen', '2026-01-12', '12 January 2026, 08:46. Requested by Dr H Whitlock', "**Dr Helena Whitlock, 14 Jan 2026:** Normal for your age. {x|Your brother's prostate cancer: repeat every year|family history|d.prostca}.", ['psa;Serum prostate specific antigen level;2.4;ug/L;0.0 - 3.5'])}
      </div>
      <div class="s" style="padding-top:6px">Results are shown as your surgery received them. ${c.t('{x|A result outside the range does not always mean that you have a disease|reference comment}')}. Page 1 of 1</div>${c.no('Nurse T Aspinall', 'nurse who requested')}`,
    )
  },
  { dateAliases: ['2026-01-12', '2026-02-05'], width: 1160, scale: 1.24 },
)

export const twentiethEnLabs = [twoScripts, lineUnder, sentences]
