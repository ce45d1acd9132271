/** Result sheets in English: an Irish oncology day ward's record by cycle, a Korean check-up sorted by the disease that is looked for, an American hospital's print with the hour of verification on each row. */
import { barcode, hand, mark, signature } from '../lib/decor.mjs'
import { FACE, doc, en, resultCell, sheet } from './blind-parts.mjs'

/** Ireland: the patient's own record of treatment; a column a cycle, usual limits and what is needed to treat. */
const cycles = doc(
  'p625.jpg',
  ['en', 'lab', 'photo'],
  '2025-12-10',
  [
    'Sliabh Ban University Hospital',
    'SLIABH BAN UNIVERSITY HOSPITAL',
    'Sliabh Ban University Hospital, Oncology Day Ward',
  ],
  ['Dr Niamh Corcoran', 'Niamh Corcoran', 'Dr N Corcoran', 'Dr. Niamh Corcoran'],
  ['Declan Moriarty', 'MORIARTY, Declan', 'Mr Declan Moriarty', 'MORIARTY Declan'],
  'Treatment blood record',
  (c) => {
    const days = ['2025-10-01', '2025-10-22', '2025-11-19', '2025-12-10']
    const row = (s) => {
      const [key, label, unit, ref, need, ...values] = s.split(';')
      const show = (v) => (r) => `${v}${r.flag === 'H' || r.flag === 'L' ? ` ${r.flag}` : ''}`
      const cells = values.map(
        (v, i) => `<td class="v">${v ? resultCell(c, key, label, v, unit, ref, days[i], show(v)) : ''}</td>`,
      )
      return `<tr data-line><td><b>${en(label)}</b><br><small>${en(unit)}</small></td><td class="r">${en(ref)}</td><td class="r">${en(need)}</td>${cells.join('')}</tr>`
    }
    const given = (name, doses) =>
      `<tr data-line><td colspan="3">${c.t(name)}</td>${doses.map((d) => `<td class="v">${en(d)}</td>`).join('')}</tr>`
    return sheet(
      `body{font:17px/1.22 ${FACE.arial};padding:38px 48px}td,th{border:1px solid #6a4c86;padding:3px 9px}th{background:#e9e2f1;text-align:left;font-size:15px}small{font-size:13.5px;color:#444}.v{text-align:center;width:124px}.r{font-size:15px;width:112px}h3{font-size:17px;color:#57347a;margin:11px 0 3px}p{margin:6px 0;line-height:1.36}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:12px;align-items:center">${mark('star', '#57347a', 48)}<div><b style="font-size:22px;color:#57347a">Sliabh Ban University Hospital</b><br>Oncology Day Ward &nbsp; 24 h alert line 000 555 0142</div></div><b style="font-size:19px">TREATMENT BLOOD RECORD</b></div>
      <div style="display:grid;grid-template-columns:1fr 1fr;border:2px solid #57347a;padding:5px 12px;margin:9px 0;line-height:1.36"><div><b>MORIARTY, Declan</b> &nbsp; DOB 14/02/1961 &nbsp; MRN 0410087<br>Consultant: Dr Niamh Corcoran<br>Nurse specialist: Orla Feeney</div><div>${c.t('Diagnosis: {d.colonca|colon cancer, sigmoid|icd=C18.7}\nOperation: {p.sigmoid|sigmoid colectomy|on=2025-08-12} 12/08/2025')}<br>Regimen: XELOX, every 3 weeks</div></div>${c.no('Orla Feeney', 'nurse')}
      <table><tr><th>Test</th><th>Usual range</th><th>Needed to treat</th><th>Cycle 1<br>01/10/2025</th><th>Cycle 2<br>22/10/2025</th><th>Cycle 3<br>19/11/2025</th><th>Cycle 4<br>10/12/2025</th></tr>
      ${['hgb;Haemoglobin;g/dL;13.0 - 17.0;above 8.0;12.4;12.1;11.6;11.2', 'neut;Neutrophils;x10^9/L;2.0 - 7.5;above 1.5;5.1;2.9;1.7;1.9', 'plt;Platelets;x10^9/L;140 - 400;above 75;288;214;122;104', 'crea;Creatinine;µmol/L;59 - 104;;81;84;88;86', 'k;Potassium;mmol/L;3.5 - 5.3;;4.4;4.2;3.4;3.8', 'mg;Magnesium;mmol/L;0.70 - 1.00;;;0.74;0.66;0.71', 'alt;ALT;U/L;< 50;below 250;31;38;64;47', 'cea;CEA;µg/L;< 5.0;;6.8;;3.1;'].map(row).join('')}
      <tr><th colspan="7">Treatment given</th></tr>
      ${given('{m.oxal|Oxaliplatin|dose=-;st=-} mg', ['240', '240', '180', '180'])}${given('{m.cape|Capecitabine|dose=-} mg, twice a day for 14 days', ['1800', '1800', '1500', '1500'])}
      <tr data-line><td colspan="3">Proceed?</td><td class="v">Yes</td><td class="v">Yes</td><td class="v">Deferred from 12/11</td><td class="v">Yes</td></tr></table>
      <h3>Notes</h3>
      <p>${c.t('12/11/2025: {o|neutrophils 0.9}, {x|treatment not given|not done}. 19/11/2025: oxaliplatin reduced by a quarter for {d.neuropathy|peripheral neuropathy, grade 2|icd=G62.0/G62.9}. {d.hypomag|Low magnesium|icd=E83.42}: {m.mggly?|magnesium sachets twice daily|dose=-}. 10/12/2025: {o|tired}, {x|no mouth ulcers|negated}, {x|no diarrhoea|negated|d.diarrh}, {x|no fever since last cycle|negated}. {x|DPYD test: no variant found|negated}.')}</p>
      <p>${c.t('Home medicines: {m.ond|ondansetron 8 mg twice daily for 3 days|freq=twice daily for 3 days}, {m.metocl|metoclopramide 10 mg if needed|freq=if needed}, {m.ram|ramipril 5 mg daily|freq=daily}, {m.edox|edoxaban 60 mg daily|freq=daily} for {d.pe|pulmonary embolism 09/2025|icd=I26.99/Z86.711;on=2025-09}. {x|Enoxaparin changed to edoxaban, do not take both|warned}. Allergy: {a.pen|penicillin|react=rash} (rash). {x|Brother had bowel cancer at 50|family history|d.colonca}.')}</p>
      <p>${c.t('Next: {x|cycle 5 on 31/12/2025 if neutrophils above 1.5|conditional}; {x|CT thorax, abdomen and pelvis January 2026|planned|i.ctcap}; {x|filgrastim if deferred again|conditional|m.filg}. {x|Ring the alert line if temperature above 38|conditional}.')}</p>
      <div style="display:flex;justify-content:space-between;align-items:end">${hand('well done Declan, half way!', 28)}<span>Checked 10/12/2025 &nbsp; ${signature(c.rnd, '#222', 110)}</span></div>`,
    )
  },
  { dateAliases: ['2025-10-01'], width: 1100, scale: 1.38, degrade: { angle: -0.9, folds: [0.5] } },
)

/** Korea: a check-up's result, sorted by the disease that each test looks for; normal and borderline in columns. */
const bySuspect = doc(
  'p626.png',
  ['en', 'lab', 'clean'],
  '2025-11-04',
  [
    'Hanbit Medical Center',
    'HANBIT MEDICAL CENTER',
    'Hanbit Medical Center, Daejeon',
    'Hanbit Medical Centre',
  ],
  ['Dr. Seo Yun-ji', 'Seo Yun-ji', 'SEO YUN-JI', 'Yun-ji Seo', 'Seo Yun-ji, M.D.'],
  ['Priyanka Menon', 'MENON PRIYANKA', 'Ms. Priyanka Menon'],
  'General health examination result',
  (c) => {
    const test = (s) => {
      const [key, label, v, unit, ref, edge, own] = s.split('|')
      if (!key)
        return `<td>${c.t(label.startsWith('Chest') ? `{i.cxr?|${label}}` : `{o|${label}}`)} <small>${en(unit)}</small></td><td class="v">${c.t(`{o|${v}}`)}</td><td>${en(ref)}</td><td>${en(edge)}</td>`
      const r = c.lab([key, label, v, unit, ref].join(';'), own ? { range: own } : {})
      c.entities[r.n].text = `${label} ${v} ${unit}`.trim()
      return `<td>${en(label)} <small>${en(unit)}</small></td><td class="v${r.flag === 'H' || r.flag === 'L' ? ' off' : ''}"><span data-e="${r.n}">${en(v)}</span></td><td>${en(ref)}</td><td>${en(edge)}</td>`
    }
    const target = (name, key, list) => {
      if (key !== undefined) c.no(name, 'disease that the test looks for', key)
      return list
        .map(
          (s, i) =>
            `<tr data-line>${i ? '' : `<td class="g" rowspan="${list.length}">${en(name)}</td>`}${test(s)}</tr>`,
        )
        .join('')
    }
    return sheet(
      `body{font:16px/1.3 ${FACE.roboto};padding:40px 56px}td,th{border:1px solid #8a8a8a;padding:3px 9px}th{background:#fdf1d8;text-align:center;font-size:14.5px}small{font-size:13px;color:#555}.g{width:170px;font-weight:bold;background:#fffaf0;vertical-align:middle;text-align:center}.v{text-align:center;width:130px}.off{font-weight:bold;color:#b3261e}h3{font-size:16.5px;margin:10px 0 3px}p{margin:5px 0}.k{border:1px solid #8a8a8a;padding:6px 14px;margin-top:8px}`,
      `<div style="text-align:center;margin-bottom:8px"><b style="font-size:23px">General Health Examination Result</b></div>
      <table><tr><td>Name: <b>MENON PRIYANKA</b></td><td>Registration no.: 840226-6XXXXXX</td><td>Sex/Age: F / 41</td></tr><tr><td>Date of examination: 2025. 11. 04.</td><td>Date of judgement: 2025. 11. 14.</td><td>Hanbit Medical Center, Daejeon</td></tr></table>
      <h3>1. Examination results</h3>
      <table><tr><th>Target disease</th><th>Item</th><th>Result</th><th>Normal (A)</th><th>Borderline (B)</th></tr>
      ${target('Obesity', 'd.obesity', ['|Body mass index|22.9|kg/m2|18.5 - 24.9|25 - 29.9', '|Waist|76|cm|M < 90 / F < 85|'])}
      ${target('Hypertension', 'd.htn', ['|Blood pressure|124/78|mmHg|< 120 / < 80|120-139 / 80-89'])}
      ${target('Anemia', undefined, ['hgb|Hemoglobin|11.1|g/dL|M 13.0 - 16.5 / F 12.0 - 15.5|M 12.0-12.9 / F 10.0-11.9|12.0 - 15.5', 'hct|Hematocrit|34.6|%|M 39 - 50 / F 36 - 47||36 - 47', 'plt|Platelets|312|10^3/µL|130 - 400|', 'ferr|Ferritin|8.7|ng/mL|13 - 150|'])}
      ${target('Diabetes mellitus', 'd.dm2', ['glu|Fasting glucose|94|mg/dL|< 100|100 - 125', 'a1c|HbA1c|5.4|%|< 5.7|5.7 - 6.4'])}
      ${target('Dyslipidemia', 'd.hld', ['chol|Total cholesterol|221|mg/dL|< 200|200 - 239', 'hdl|HDL cholesterol|66|mg/dL|> 60|40 - 59', 'trig|Triglyceride|88|mg/dL|< 150|150 - 199', 'ldl|LDL cholesterol|137|mg/dL|< 130|130 - 159'])}
      ${target('Kidney disease', 'd.ckd', ['crea|Serum creatinine|0.62|mg/dL|< 1.5|', 'egfr|eGFR|109|mL/min/1.73m2|> 60|', 'uprot|Urine protein|Negative||Negative|Trace (±)'])}
      ${target('Liver disease', null, ['ast|AST (SGOT)|18|U/L|< 40|41 - 50', 'alt|ALT (SGPT)|13|U/L|< 35|36 - 45', 'ggt|Gamma-GTP|11|U/L|M 11 - 63 / F 8 - 35|M 64-77 / F 36-45|8 - 35'])}
      ${target('Hepatitis B', 'd.hepb', ['hbsag|HBsAg|Negative||Negative|', 'antihbs|Anti-HBs|143|mIU/mL|> 10|'])}
      ${target('Hepatitis C', 'd.hepc', ['antihcv|Anti-HCV|Negative||Negative|'])}
      ${target('Thyroid disease', null, ['tsh|TSH|3.06|µIU/mL|0.27 - 4.20|'])}
      ${target('Colon, ovary', undefined, ['cea|CEA|1.2|ng/mL|< 5.0|', 'ca125|CA 125|41|U/mL|< 35|', 'fobt|Fecal occult blood|Negative||Negative|'])}
      ${target('Vitamins', undefined, ['vitd|25-OH vitamin D|16.8|ng/mL|30 - 100|20 - 29'])}
      ${target('Tuberculosis', 'd.tb', ['|Chest radiograph|Normal||Normal|Inactive'])}</table>
      <h3>2. Overall judgement</h3>
      <p>☐ Normal A &nbsp; ☒ Normal B (borderline) &nbsp; ☒ Suspected disease &nbsp; ☐ Disease already known</p>
      <div class="k"><p>${c.t('Opinion: {d.ida|Iron deficiency anemia|icd=D50.9/D50.0} (low hemoglobin and ferritin), start {m.fefum|ferrous fumarate 300 mg once daily|freq=once daily} for three months. {d.vitd|Vitamin D deficiency|icd=E55.9}. Cholesterol is borderline, {x|no medicine is needed|not needed|m.ator}. {d.fibroid|Uterine myoma 3 cm|icd=D25.9} and {x|no ovarian mass|negated|d.ovcyst} on {i.uspelv|pelvic ultrasound}; {x|repeat CA 125 after menstruation|planned|l.ca125}. {p.egd|Gastroscopy}: {d.gastritis|superficial gastritis|icd=K29.30/K29.70}, {x|H. pylori test negative|negated|d.hpyl}.')}</p>
      <p>${c.t('Questionnaire: {x|never smoked|negated|d.smoker}; {x|mother has diabetes|family history|d.dm2}; {x|no history of tuberculosis|negated|d.tb}; allergy: {a.shell|shrimp|react=urticaria} (urticaria).')}</p></div>
      <div style="display:flex;justify-content:space-between;align-items:end;margin-top:8px"><span>Hanbit Medical Center &nbsp; 11 Dunsan-ro, Daejeon, Republic of Korea</span><span>Judging physician: Dr. Seo Yun-ji ${signature(c.rnd, '#222', 90)}</span></div>`,
    )
  },
  { dateAliases: ['2025-11-14'], width: 1120, scale: 1.26 },
)

/** United States: a hospital's typed print; the hour of verification on each row, a heading for each specimen. */
const verified = doc(
  'p627.jpg',
  ['en', 'lab', 'scan'],
  '2026-01-12',
  ['Tamarack Valley Medical Center', 'TAMARACK VALLEY MEDICAL CENTER', 'Tamarack Valley Med Ctr'],
  [
    'Owen Castleberry, MD',
    'CASTLEBERRY,OWEN MD',
    'Owen Castleberry',
    'Castleberry, Owen',
    'CASTLEBERRY,OWEN',
  ],
  ['Louise Fontenot', 'FONTENOT,LOUISE A', 'FONTENOT,LOUISE', 'Louise A. Fontenot'],
  'Patient laboratory report',
  (c) => {
    const block = (head, iso, seen, list) => {
      const row = (s) => {
        const [line, strong = ''] = s.split('|')
        const r = c.lab(line, { date: iso })
        const off = r.flag === 'H' || r.flag === 'L' ? strong || r.flag : ''
        return `<tr data-e="${r.n}"><td class="n">${en(r.label)}</td><td class="v">${en(r.printed)}</td><td class="f">${en(off)}</td><td style="width:29%">${en([r.ref, r.unit].filter(Boolean).join(' '))}</td><td>${en(seen)}</td></tr>`
      }
      return `<div class="h">${en(head)}</div><table>${list.map(row).join('')}</table>`
    }
    return sheet(
      `body{font:16px/1.2 ${FACE.mono};font-size:15px;padding:40px 52px}td{padding:.8px 6px}.n{width:31%;padding-left:18px}.v{width:13%;text-align:right}.f{width:7%;font-weight:bold;padding-left:12px}.h{border-top:1px dashed #333;margin-top:7px;padding-top:3px;white-space:pre}p{margin:6px 0}.top{white-space:pre}`,
      `<div style="text-align:center"><b>TAMARACK VALLEY MEDICAL CENTER</b><br>4400 Ridge Road, Bemidji Falls, MN &nbsp; LABORATORY, CLIA 00D0000000<br>Director: Harriet Osgood, MD<br><b>** PATIENT LABORATORY REPORT **</b></div>${c.no('Harriet Osgood', 'director of the laboratory')}
      <p class="top">${en('PATIENT: FONTENOT,LOUISE A          ACCT #: V00041877   LOC: 3 WEST\nDOB: 06/25/1949   AGE/SX: 76/F       UNIT #: M0220914    ROOM: 318-1\nATTEND DR: CASTLEBERRY,OWEN MD       ADMIT: 01/11/26     PRINTED: 01/13/26-1502\nOTHER DR: BJORNSTAD,KIRSTEN NP')}</p>${c.no('BJORNSTAD,KIRSTEN NP', 'other provider')}
      <table style="border-top:1px solid #333;border-bottom:1px solid #333;font-weight:bold"><tr><td class="n">Test</td><td class="v">Result</td><td class="f">Flag</td><td style="width:29%">Reference</td><td>Verified</td></tr></table>
      ${block('SPEC: 0112:C00118S   COLL: 01/12/26-0540   RECD: 01/12/26-0558   COMP METABOLIC', '2026-01-12', '01/12/26-0634', ['na;SODIUM;131;mmol/L;136-145', 'k;POTASSIUM;5.6;mmol/L;3.5-5.1', 'cl;CHLORIDE;97;mmol/L;98-107', 'hco3;CARBON DIOXIDE;20;mmol/L;21-32', 'bun;BUN;48;mg/dL;7-18', 'crea;CREATININE;2.14;mg/dL;0.55-1.02', 'egfr;EST GFR;23;mL/min;>60', 'glu;GLUCOSE;168;mg/dL;74-106', 'ca;CALCIUM;8.9;mg/dL;8.5-10.1', 'alb;ALBUMIN;3.1;g/dL;3.4-5.0', 'tbil;TOTAL BILIRUBIN;0.7;mg/dL;0.2-1.0', 'alp;ALKALINE PHOSPHATASE;102;U/L;46-116', 'ast;AST/SGOT;24;U/L;15-37', 'alt;ALT/SGPT;19;U/L;14-59', 'bnp;NT PRO-BNP;8840;pg/mL;<450|HH'])}
      ${block('SPEC: 0112:H00102S   COLL: 01/12/26-0540   RECD: 01/12/26-0558   CBC/DIFF', '2026-01-12', '01/12/26-0612', ['wbc;WBC;11.8;K/mm3;4.5-11.0', 'rbc;RBC;3.41;M/mm3;4.20-5.40', 'hgb;HGB;9.8;g/dL;12.0-16.0', 'hct;HCT;30.1;%;37.0-47.0', 'mcv;MCV;88.3;fL;80.0-98.0', 'rdw;RDW;15.6;%;11.5-14.5', 'plt;PLT;196;K/mm3;150-400', 'neutp;NEUT %;81.2;%;40.0-74.0', 'lymphp;LYMPH %;11.4;%;19.0-48.0'])}
      ${block('SPEC: 0113:C00094S   COLL: 01/13/26-0612   RECD: 01/13/26-0625   BASIC METABOLIC', '2026-01-13', '01/13/26-0658', ['na;SODIUM;134;mmol/L;136-145', 'k;POTASSIUM;4.7;mmol/L;3.5-5.1', 'cl;CHLORIDE;99;mmol/L;98-107', 'hco3;CARBON DIOXIDE;23;mmol/L;21-32', 'bun;BUN;44;mg/dL;7-18', 'crea;CREATININE;1.86;mg/dL;0.55-1.02', 'egfr;EST GFR;28;mL/min;>60', 'glu;GLUCOSE;141;mg/dL;74-106', 'mg;MAGNESIUM;1.7;mg/dL;1.8-2.4'])}
      <p>${c.t('COMMENT 01/12/26: {x|No hemolysis noted|negated}. {x|K 5.6 called to RN T. Haugen 01/12/26-0640|message}. {x|Troponin: specimen not received|not done|l.tropi}. {x|Blood culture pending|pending|l.bcult}.')}<br>NT PRO-BNP: ${c.t('{x|>1800 pg/mL over age 75: heart failure likely|reference comment|d.chf}')}<br>EST GFR: ${c.t('{x|<60 for 3 months suggests chronic kidney disease|reference comment|d.ckd}')}</p>
      <p style="border-top:1px dashed #333">FLAGS: L low &nbsp; H high &nbsp; HH critical high${'&nbsp;'.repeat(12)}** END OF REPORT ** &nbsp; PAGE 1</p>${barcode(c.rnd, 30, 30)}`,
    )
  },
  { dateAliases: ['2026-01-13'], width: 1060, scale: 1.38, degrade: { angle: -0.6 } },
)

export const nineteenthEnMore = [cycles, bySuspect, verified]
