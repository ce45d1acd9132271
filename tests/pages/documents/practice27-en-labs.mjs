/** Result sheets in English: an American veterans' hospital's print, a Canadian laboratory's report with the result before, an Israeli hospital's print with the limits in columns of their own. */
import { barcode, mark } from '../lib/decor.mjs'
import { FACE, doc, en, sheet } from './blind-parts.mjs'

const MONTH = { Oct: '10', Apr: '04', Nov: '11' }
const off = (r) => r.flag === 'H' || r.flag === 'L'

/** United States: a veterans' hospital's print in one width; a block for each specimen, the letter behind the number, the site's code in brackets. */
const veterans = doc(
  'p1041.png',
  ['en', 'lab', 'clean'],
  '2026-09-15',
  [
    'Cedar Bluff Veterans Medical Center',
    'CEDAR BLUFF VETERANS MEDICAL CENTER',
    'CEDAR BLUFF VAMC',
    'Cedar Bluff VAMC',
  ],
  ['Harriet M. Winslow', 'WINSLOW,HARRIET M', 'Harriet Winslow', 'Harriet M Winslow', 'Dr. Harriet Winslow'],
  ['Dale Robert Hutchins', 'HUTCHINS,DALE ROBERT', 'Dale Hutchins', 'Dale R. Hutchins'],
  'Laboratory report',
  (c) => {
    const row = (s) => {
      if (s.startsWith('>')) return `<tr><td colspan="5">${c.t(s.slice(1))}</td></tr>`
      const r = c.lab(s)
      return `<tr data-e="${r.n}"><td>${en(r.label)}</td><td class="v">${en(r.printed)}</td><td class="f">${off(r) ? r.flag : ''}</td><td>${en(r.unit)}</td><td>${en(r.ref)}</td><td>[6XX]</td></tr>`
    }
    const block = (specimen, n, list) =>
      `<p>Specimen: ${specimen} &nbsp; CH 0915 ${n}<br>&nbsp; Specimen Collection Date: Sep 15, 2026@07:38</p><table><tr><th style="width:32%">Test name</th><th class="v">Result</th><th class="f"></th><th>units</th><th>Ref. range</th><th style="width:110px">Site Code</th></tr>${list.map(row).join('')}</table>`
    return sheet(
      `body{font:16px/1.24 'Liberation Mono',monospace;font-size:15.6px;padding:40px 60px}table{table-layout:fixed}td,th{padding:0 6px;font-weight:normal}th{text-decoration:underline}.v{text-align:right;width:90px}.f{width:34px}p{margin:9px 0 3px}`,
      `<div>Printed at:<br>CEDAR BLUFF VETERANS MEDICAL CENTER<br>2100 BLUFF RD, CEDAR BLUFF, NE 681XX</div>
      <div style="border-top:1px dashed #000;border-bottom:1px dashed #000;margin:8px 0;padding:4px 0">HUTCHINS,DALE ROBERT &nbsp; XXX-XX-4417 &nbsp; DOB: NOV 02,1951 &nbsp; M &nbsp; Loc: PRIMARY CARE TEAM 3<br>Reporting Lab: CEDAR BLUFF VAMC [CLIA# 28DXXXXXXX]<br>Report Released Date/Time: Sep 15, 2026@11:52<br>Provider: WINSLOW,HARRIET M</div>
      ${block('SERUM', '118', ['glu;GLUCOSE;134;mg/dL;70 - 105', 'bun;UREA NITROGEN;27;mg/dL;7 - 25', 'crea;CREATININE;1.52;mg/dL;0.70 - 1.30', 'egfr;EGFR;48;mL/min/1.73;>=60', '>&nbsp; Eval: {x|CKD-EPI 2021. Less than 60 for 3 months or more suggests CKD.|reference comment|d.ckd}'.replaceAll('&nbsp;', '\u00a0'), 'na;SODIUM;138;mmol/L;136 - 145', 'k;POTASSIUM;4.9;mmol/L;3.5 - 5.1', 'cl;CHLORIDE;104;mmol/L;98 - 107', 'hco3;CO2;24;mmol/L;21 - 31', 'ca;CALCIUM;9.3;mg/dL;8.6 - 10.3', 'tp;PROTEIN,TOTAL;6.8;g/dL;6.4 - 8.9', 'alb;ALBUMIN;4.0;g/dL;3.5 - 5.7', 'tbil;BILIRUBIN,TOTAL;0.7;mg/dL;0.3 - 1.0', 'alp;ALK PHOS;88;U/L;34 - 104', 'ast;AST (SGOT);21;U/L;13 - 39', 'alt;ALT (SGPT);25;U/L;7 - 52', 'chol;CHOLESTEROL;151;mg/dL;0 - 199', 'trig;TRIGLYCERIDE;188;mg/dL;0 - 149', 'hdl;HDL;37;mg/dL;>=40', 'ldl;LDL (CALC);76;mg/dL;0 - 99', 'psa;PSA;5.12;ng/mL;0.00 - 4.00', 'tsh;TSH;3.41;uIU/mL;0.45 - 5.33'])}
      ${block('BLOOD', '119', ['wbc;WBC;7.4;K/cmm;4.5 - 11.0', 'rbc;RBC;4.11;M/cmm;4.40 - 5.90', 'hgb;HGB;12.6;g/dL;13.5 - 17.5', 'hct;HCT;38.0;%;41.0 - 53.0', 'mcv;MCV;92.5;fL;80.0 - 100.0', 'plt;PLT;214;K/cmm;150 - 450', 'a1c;HEMOGLOBIN A1C;7.2;%;4.0 - 5.6'])}
      ${block('URINE', '120', ['ualb;MICROALBUMIN,UR;96.0;mg/L;', 'ucrea;CREATININE,UR;118;mg/dL;', 'uacr;ALB/CREAT RATIO;81;mg/g;0 - 29'])}
      <p>${c.t('Comment: {x|FERRITIN canceled, insufficient serum|not done|l.ferr}. {x|VITAMIN B12 sent to reference laboratory, pending|pending|l.b12}. {x|PSA of a patient on finasteride should be doubled|reference comment|m.fina}.')}</p>
      <p>KEY: "L"=Abnormal low, "H"=Abnormal high, "*"=Critical value</p>
      <p>Performing Lab: [6XX] CEDAR BLUFF VAMC &nbsp; Director: ALDEN R. PFEIFFER, MD<br>============================== END OF REPORT ==============================</p>${c.no('ALDEN R. PFEIFFER', 'laboratory director')}`,
    )
  },
  { width: 1060, scale: 1.3 },
)

/** Canada: the flag and the number in a shaded column, the result before and its day at the right; limits and units between. */
const previous = doc(
  'p1042.jpg',
  ['en', 'lab', 'photo'],
  '2026-10-06',
  [
    'Foothills Community Laboratories',
    'FOOTHILLS COMMUNITY LABORATORIES',
    'Foothills Community Labs',
    'Foothills Community Laboratories Ltd.',
  ],
  [
    'Dr. Anjali Thackeray',
    'Anjali Thackeray',
    'THACKERAY, ANJALI',
    'Dr Anjali Thackeray',
    'Thackeray, Anjali',
  ],
  ['Margaret Dubois', 'DUBOIS, MARGARET E', 'Margaret E. Dubois', 'DUBOIS, Margaret', 'Margaret E Dubois'],
  'Laboratory report',
  (c) => {
    const iso = (s) => s.replace(/(\d\d)-(\w{3})-(\d{4})/, (_, d, m, y) => `${y}-${MONTH[m]}-${d}`)
    const row = (s) => {
      if (s.startsWith('#')) return `<tr><td colspan="6" class="g">${en(s.slice(1))}</td></tr>`
      if (s.startsWith('>')) return `<tr><td colspan="6" class="c">${c.t(s.slice(1))}</td></tr>`
      const [line, last, day] = s.split('|')
      const [key, label, printed, unit, ref] = line.split(';')
      const named = (v, date) => {
        const r = c.lab([key, label, v, unit, ref].join(';'), { date })
        c.entities[r.n].text = `${label} ${v} ${unit}`.trim()
        return r
      }
      const r = named(printed)
      const p = last ? named(last, iso(day)) : null
      return `<tr><td>${en(label)}</td><td class="v">${off(r) ? `<b>${r.flag} &nbsp; ` : ''}<span data-e="${r.n}">${en(printed)}</span>${off(r) ? '</b>' : ''}</td><td>${en(ref)}</td><td>${en(unit)}</td><td class="p">${p ? `<span data-e="${p.n}">${en(last)}</span>` : ''}</td><td>${p ? en(day) : ''}</td></tr>`
    }
    return sheet(
      `body{font:16px/1.32 ${FACE.arial};font-size:16.6px;padding:44px 58px}td,th{padding:2px 9px}th{background:#8c1d2f;color:#fff;font-size:15px}.v{text-align:right;background:#f3eaec;width:120px}.p{text-align:right;width:90px}.g{font-weight:bold;padding-top:8px}.c{font-size:15px;padding-left:24px}p{margin:6px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:12px;align-items:center">${mark('bars', '#8c1d2f', 46)}<div><b style="font-size:23px;color:#8c1d2f">Foothills Community Laboratories</b><br>Lethbridge, Alberta &nbsp; 403-555-0XXX</div></div>${barcode(c.rnd, 40, 34)}</div>
      <div style="display:grid;grid-template-columns:1.1fr 1fr;border:1px solid #8c1d2f;padding:6px 12px;margin:10px 0"><div>Patient: <b>DUBOIS, MARGARET E</b><br>PHN: 7XXXX-XX04 &nbsp; Sex: F<br>Date of birth: 19-May-1949</div><div>Ordering provider: Dr. Anjali Thackeray<br>Collected: 06-Oct-2026 08:15 &nbsp; Fasting: 12 h<br>Reported: 06-Oct-2026 15:40 &nbsp; FINAL</div></div>
      <table><tr><th style="width:30%">Test</th><th style="text-align:right">Result</th><th>Reference</th><th>Units</th><th style="text-align:right">Previous</th><th>on</th></tr>
      ${['#HEMATOLOGY', 'wbc;WBC;5.2;10E9/L;4.0 - 11.0|5.6|14-Apr-2026', 'rbc;RBC;3.58;10E12/L;3.80 - 5.20|3.74|14-Apr-2026', 'hgb;Hemoglobin;118;g/L;120 - 160|123|14-Apr-2026', 'hct;Hematocrit;0.36;L/L;0.36 - 0.48|0.37|14-Apr-2026', 'mcv;MCV;101;fL;80 - 100|99|14-Apr-2026', 'rdw;RDW;14.9;%;11.0 - 16.0|14.2|14-Apr-2026', 'plt;Platelet Count;182;10E9/L;140 - 450|195|14-Apr-2026', 'neut;Neutrophils;3.1;10E9/L;1.8 - 7.5|3.4|14-Apr-2026', 'lymph;Lymphocytes;1.4;10E9/L;1.0 - 4.5|1.5|14-Apr-2026', '#CHEMISTRY', 'glu;Glucose Fasting;6.2;mmol/L;3.3 - 6.0|5.9|02-Oct-2025', 'na;Sodium;136;mmol/L;133 - 146|139|14-Apr-2026', 'k;Potassium;3.4;mmol/L;3.5 - 5.0|3.9|14-Apr-2026', 'crea;Creatinine;84;umol/L;40 - 100|79|14-Apr-2026', 'egfr;eGFR;59;mL/min/1.73m2;>= 60|64|14-Apr-2026', 'alt;ALT;19;U/L;< 36|22|02-Oct-2025', 'uric;Urate;408;umol/L;150 - 360', '>{x|Urate target below 360 applies to patients treated for gout|reference comment|d.gout}', '#LIPIDS (fasting)', 'chol;Cholesterol;4.61;mmol/L;< 5.20|5.88|02-Oct-2025', 'ldl;LDL Cholesterol;2.24;mmol/L;< 3.50|3.47|02-Oct-2025', 'hdl;HDL Cholesterol;1.55;mmol/L;> 1.29|1.49|02-Oct-2025', 'trig;Triglycerides;1.81;mmol/L;< 1.70|2.03|02-Oct-2025', '#THYROID, VITAMINS, IRON', 'tsh;TSH;5.94;mIU/L;0.20 - 4.00|4.31|14-Apr-2026', 'ft4;Free T4;13.2;pmol/L;10.0 - 25.0', 'b12;Vitamin B12;141;pmol/L;155 - 700|203|11-Nov-2024', '>{x|Low B12: consider metformin, acid suppressants, pernicious anemia|suggestion|d.pernic}', 'ferr;Ferritin;74;ug/L;20 - 300|81|02-Oct-2025'].map(row).join('')}</table>
      <p>${c.t('{x|Intrinsic factor antibody: available on request|offered|l.eif}. {x|Hemoglobin A1c: not done, ordered within 3 months of last test|not done|l.a1c}. {x|Fecal immunochemical test: kit given, not yet returned|pending|l.e23fit}.')}</p>
      <div style="border-top:1px solid #8c1d2f;padding-top:4px;font-size:14.6px">Copy to: Dr. Leland Pruss, Cardiology &nbsp; Medical lead: Dr. Carol Wieszczyk &nbsp; Previous = last result in this laboratory &nbsp; Page 1/1</div>${c.no('Dr. Leland Pruss', 'copy')}${c.no('Dr. Carol Wieszczyk', 'medical lead of the laboratory')}`,
    )
  },
  { width: 1080, scale: 1.36, degrade: { angle: 1.0, folds: [0.5] } },
)

/** Israel, in English: a hospital's clinic print; lower and upper limit in columns of their own after the result, the unit between name and result. */
const limits = doc(
  'p1043.png',
  ['en', 'lab', 'clean'],
  '2026-08-19',
  [
    'Galim Medical Center',
    'GALIM MEDICAL CENTER',
    'Galim Medical Center, Netanya',
    'Galim Medical Center - Clinical Laboratories',
  ],
  ['Dr. Noa Rimon', 'Noa Rimon', 'DR. NOA RIMON', 'Dr Noa Rimon', 'Rimon Noa'],
  ['David Abergel', 'ABERGEL DAVID', 'Abergel David', 'Mr. David Abergel'],
  'Laboratory report',
  (c) => {
    const row = (s) => {
      if (s.startsWith('#')) return `<tr><td colspan="6" class="g">${en(s.slice(1))}</td></tr>`
      const [key, label, printed, unit, low, high] = s.split(';')
      const ref = low && high ? `${low} - ${high}` : high ? `<= ${high}` : low ? `>= ${low}` : ''
      const r = c.lab([key, label, printed, unit, ref].join(';'))
      const word = { H: 'High', L: 'Low' }[r.flag] ?? ''
      return `<tr data-e="${r.n}"><td>${en(label)}</td><td>${en(unit)}</td><td class="v">${word ? `<b>${en(printed)}</b>` : en(printed)}</td><td class="n">${en(low)}</td><td class="n">${en(high)}</td><td class="w">${word}</td></tr>`
    }
    return sheet(
      `body{font:16px/1.35 ${FACE.roboto};font-size:16.6px;padding:50px 66px}td,th{border:1px solid #b8c4cc;padding:3px 10px}th{background:#e8eef1}.g{background:#f5f8f9;font-weight:bold;text-align:center}.v{text-align:center;width:112px}.n{text-align:center;width:92px}.w{width:80px;font-weight:bold}p{margin:7px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:end;border-bottom:3px double #14506b;padding-bottom:6px"><div><b style="font-size:24px;color:#14506b">Galim Medical Center</b><br>Clinical Laboratories, 4 HaTayasim Rd., Netanya</div><div style="text-align:right">Report no. 26-08XX331<br>Report date: 20/08/2026 09:14</div></div>
      <div style="display:grid;grid-template-columns:1fr 1fr 1fr;margin:10px 0"><div>Name: <b>ABERGEL DAVID</b><br>ID no.: 0XXXXX862</div><div>Date of birth: 27/02/1972<br>Gender: Male</div><div>Taken: 19/08/2026 07:52<br>Ordered by: Dr. Noa Rimon</div></div>
      <p>Unit: Liver Clinic (outpatients) &nbsp; Diagnosis: ${c.t('{d.steat|fatty liver|icd=K76.0}')}</p>
      <table><tr><th>Test</th><th>Unit</th><th class="v">Result</th><th class="n">Low</th><th class="n">High</th><th>Flag</th></tr>
      ${['#BIOCHEMISTRY', 'glu;Glucose;118;mg/dl;70;100', 'crea;Creatinine;0.93;mg/dl;0.70;1.20', 'na;Sodium;140;mmol/l;136;145', 'k;Potassium;4.3;mmol/l;3.5;5.1', 'tbil;Bilirubin Total;1.4;mg/dl;;1.2', 'dbil;Bilirubin Direct;0.4;mg/dl;;0.3', 'ast;GOT (AST);58;U/l;;40', 'alt;GPT (ALT);83;U/l;;41', 'alp;Alkaline Phosphatase;102;U/l;40;130', 'ggt;Gamma GT;121;U/l;10;71', 'alb;Albumin;4.1;g/dl;3.5;5.2', 'glob;Globulin;3.2;g/dl;2.0;3.5', 'ferr;Ferritin;644;ng/ml;30;400', 'tsat;Transferrin saturation;38;%;20;50', '#COAGULATION', 'ptp;PT;88;%;70;120', 'inr;INR;1.08;;0.90;1.20', 'aptt;APTT;29.4;sec;25.0;37.0', '#HEMATOLOGY', 'wbc;Leucocytes;6.1;K/ul;4.5;11.0', 'hgb;Hemoglobin;15.2;g/dl;14.0;18.0', 'mcv;MCV;94.8;fl;80.0;97.0', 'plt;Thrombocytes;139;K/ul;150;450', '#TUMOR MARKERS', 'afp;AFP;4.6;ng/ml;;7.0'].map(row).join('')}</table>
      <p>${c.t('Remarks: {x|Platelets: no clumps seen|negated}. {x|HFE gene test: consent form missing, not performed|not done|l.hfe}. {x|Hepatitis B and C serology: in process|pending|l.hbsag}. {x|Ferritin may rise with inflammation or alcohol|reference comment|d.alcdep}.')}</p>
      <div style="display:flex;justify-content:space-between;font-size:14.6px;border-top:1px solid #14506b;padding-top:4px"><span>Approved by: Dr. Shira Lipkin, PhD, laboratory manager</span><span>Copy for the patient &nbsp; 1 of 1</span></div>${c.no('Dr. Shira Lipkin', 'laboratory manager')}`,
    )
  },
  { dateAliases: ['2026-08-20'], width: 1080, scale: 1.3 },
)

export const practice27EnLabs = [veterans, previous, limits]
