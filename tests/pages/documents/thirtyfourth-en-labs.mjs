/** Result sheets in English: an American reference laboratory with the prior result and its day at the right, an English hospital's typed print with limits in brackets, a Malaysian clinic's health screening. */
import { barcode, mark, matrixCode, signature, stamp } from '../lib/decor.mjs'
import { FACE, doc, en, resultCell, sheet } from './blind-parts.mjs'

const off = (r) => r.flag === 'H' || r.flag === 'L'

/** United States: flag before the units, prior result and prior day as the last two columns. */
const prior = doc(
  'p1401.png',
  ['en', 'lab', 'clean'],
  '2026-03-18',
  [
    'Tidewater Clinical Laboratories',
    'TIDEWATER CLINICAL LABORATORIES',
    'Tidewater Clinical Laboratories, LLC',
    'Tidewater Clinical Laboratories, Norfolk',
  ],
  [
    'Amit Bhandari, MD',
    'Amit Bhandari',
    'Bhandari, Amit',
    'Bhandari, A, MD',
    'Dr. Amit Bhandari',
    'A Bhandari MD',
  ],
  ['Rosalind Kemper', 'Kemper, Rosalind', 'KEMPER, ROSALIND', 'Rosalind T. Kemper', 'Kemper, Rosalind T'],
  'Laboratory report',
  (c) => {
    const row = (s) => {
      if (s.startsWith('#')) return `<tr class="g"><td colspan="7">${en(s.slice(1))}</td></tr>`
      if (s.startsWith('>')) return `<tr><td></td><td colspan="6" class="c">${c.t(s.slice(1))}</td></tr>`
      const [line, before] = s.split('|')
      const [key, label, printed, unit, ref] = line.split(';')
      let flag = ''
      const now = resultCell(c, key, label, printed, unit, ref, '2026-03-18', (r) => {
        if (off(r)) flag = r.flag === 'H' ? 'High' : 'Low'
        return r.printed
      })
      const old = before ? resultCell(c, key, label, before, unit, ref, '2025-09-10') : ''
      return `<tr${flag ? ' class="v"' : ''}><td>${en(label)}</td><td>${now}</td><td>${flag}</td><td>${en(unit)}</td><td>${en(ref)}</td><td class="o">${old}</td><td class="o">${old ? '09/10/2025' : ''}</td></tr>`
    }
    return sheet(
      `body{font:15px/1.3 ${FACE.arial};font-size:15px;padding:40px 52px}td,th{padding:1.6px 7px}th{text-align:left;border-bottom:2px solid #0d3b66;border-top:2px solid #0d3b66;color:#0d3b66}.g td{font-weight:bold;color:#0d3b66;padding-top:6px}.v td:nth-child(-n+3){font-weight:bold}.o{color:#555}.c{font-size:13.6px}p{margin:6px 0}.k{display:grid;grid-template-columns:1fr 1fr 1fr;gap:14px;margin:9px 0 11px}.k div{background:#eef3f8;padding:5px 11px}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:12px;align-items:center">${mark('wave', '#0d3b66', 48)}<div><b style="font-size:22px;color:#0d3b66">Tidewater Clinical Laboratories</b><br>1180 Granby Park Dr, Norfolk, VA 235XX &nbsp; 757-555-01XX</div></div><div style="text-align:right"><b>Patient Report</b> &nbsp; Final<br>${barcode(c.rnd, 34, 28)}</div></div>
      <div class="k"><div>Patient: <b>Kemper, Rosalind T</b><br>DOB: 07/22/1967 &nbsp; Age: 58 &nbsp; Sex: F<br>Patient ID: 4XX-9027</div><div>Specimen ID: 077-XXX-3318-0<br>Collected: 03/18/2026 08:26<br>Received: 03/18/2026 19:55<br>Reported: 03/19/2026 06:12</div><div>Ordering: Bhandari, A, MD<br>Elizabeth River Internal Medicine<br>Account: 45XX118 &nbsp; NPI: 1XXXXXX734<br>Fasting: Yes</div></div>${c.no('Elizabeth River Internal Medicine', 'client')}
      <table><tr><th style="width:31%">Test</th><th>Result</th><th>Flag</th><th>Units</th><th>Reference interval</th><th>Prior</th><th>Prior date</th></tr>
      ${[
        '#Comp. Metabolic Panel (14)',
        'glu;Glucose;118;mg/dL;70 - 99|109',
        'bun;BUN;17;mg/dL;6 - 24|15',
        'crea;Creatinine;0.86;mg/dL;0.57 - 1.00|0.82',
        'egfr;eGFR;78;mL/min/1.73;>59|83',
        'na;Sodium;140;mmol/L;134 - 144',
        'k;Potassium;4.4;mmol/L;3.5 - 5.2',
        'cl;Chloride;102;mmol/L;96 - 106',
        'hco3;Carbon Dioxide, Total;23;mmol/L;20 - 29',
        'ca;Calcium;9.6;mg/dL;8.7 - 10.2',
        'tp;Protein, Total;7.1;g/dL;6.0 - 8.5',
        'alb;Albumin;4.4;g/dL;3.8 - 4.9',
        'glob;Globulin, Total;2.7;g/dL;1.5 - 4.5',
        'tbil;Bilirubin, Total;0.4;mg/dL;0.0 - 1.2',
        'alp;Alkaline Phosphatase;92;IU/L;49 - 135',
        'ast;AST (SGOT);38;IU/L;0 - 40|31',
        'alt;ALT (SGPT);51;IU/L;0 - 32|40',
        '#Lipid Panel',
        'chol;Cholesterol, Total;214;mg/dL;100 - 199|228',
        'trig;Triglycerides;189;mg/dL;0 - 149|201',
        'hdl;HDL Cholesterol;45;mg/dL;>39|43',
        'vldl;VLDL Cholesterol Cal;34;mg/dL;5 - 40',
        'ldl;LDL Chol Calc (NIH);135;mg/dL;0 - 99|148',
        '#Hemoglobin A1c',
        'a1c;Hemoglobin A1c;6.3;%;4.8 - 5.6|6.1',
        '>{x|Prediabetes: 5.7 - 6.4, diabetes: >6.4, glycemic control for adults with diabetes: <7.0|reference comment|d.dm2}',
        '#Thyroid',
        'tsh;TSH;5.870;uIU/mL;0.450 - 4.500|4.910',
        'ft4;T4, Free (Direct);1.04;ng/dL;0.82 - 1.77',
        'tpo;Thyroid Peroxidase (TPO) Ab;212;IU/mL;0 - 34',
        '#Vitamin D, 25-Hydroxy',
        'vitd;Vitamin D, 25-Hydroxy;26.4;ng/mL;30.0 - 100.0|19.8',
        '>{x|Vitamin D deficiency has been defined as a level below 20 ng/mL|reference comment|d.vitd}',
        '#Albumin/Creatinine Ratio, Random Urine',
        'ucrea;Creatinine, Urine;94.2;mg/dL;Not Estab.',
        'ualb;Albumin, Urine;11.3;ug/mL;Not Estab.',
        'uacr;Alb/Creat Ratio;12;mg/g creat;0 - 29|9',
      ]
        .map(row)
        .join('')}</table>
      <p style="font-size:13.6px">${c.t('{x|Urinalysis: test canceled, specimen quantity not sufficient|not done}. {x|LDL-C goal below 70 is advised when coronary disease is present|reference comment|d.ihd}.')}</p>
      <div style="border-top:1px solid #0d3b66;padding-top:4px;font-size:13.6px;display:flex;justify-content:space-between"><span>Laboratory director: Celeste Arrington, MD &nbsp; CLIA 49DXXXXXXX</span><span>Kemper, Rosalind T &nbsp; Page 1 of 1</span></div>${c.no('Celeste Arrington, MD', 'laboratory director')}`,
    )
  },
  { dateAliases: ['2026-03-19'], width: 1080, scale: 1.3 },
)

/** England: a ward's print in typewriter face; star behind what is outside, limits in brackets, alerts between the blocks. */
const ward = doc(
  'p1402.jpg',
  ['en', 'lab', 'scan'],
  '2026-01-21',
  [
    'Pendlebury Royal Hospital',
    'PENDLEBURY ROYAL HOSPITAL',
    'Pendlebury Royal Hospital, Pathology',
    'Pendlebury Royal Hospital Department of Pathology',
    'PENDLEBURY ROYAL HOSPITAL - DEPARTMENT OF PATHOLOGY',
  ],
  ['Mr Rupert Llewellyn', 'Rupert Llewellyn', 'LLEWELLYN, Mr R', 'Mr R Llewellyn', 'Mr. Rupert Llewellyn'],
  ['Geoffrey Holroyd', 'HOLROYD, Geoffrey', 'Mr Geoffrey Holroyd', 'HOLROYD Geoffrey', 'HOLROYD, GEOFFREY'],
  'Pathology report',
  (c) => {
    const row = (s) => {
      if (s.startsWith('#')) {
        const [name, no] = s.slice(1).split(';')
        return `<tr><td colspan="4" class="g">${en(name)}</td><td class="g" style="text-align:right">${en(no)}</td></tr>`
      }
      if (s.startsWith('>')) return `<tr data-line><td colspan="5">${c.t(s.slice(1))}</td></tr>`
      const r = c.lab(s)
      return `<tr data-e="${r.n}"><td>${en(r.label)}</td><td class="r">${en(r.printed)}</td><td>${off(r) ? '*' : ''}</td><td>${en(r.unit)}</td><td>${r.ref ? `(${en(r.ref)})` : ''}</td></tr>`
    }
    return sheet(
      `body{font:17px/1.26 ${FACE.courier};font-size:17.4px;padding:46px 70px}td{padding:.8px 6px}.g{font-weight:bold;border-bottom:1px dashed #222;padding-top:7px}.r{text-align:right;width:110px;font-weight:bold}p{margin:5px 0}`,
      `<div style="text-align:center"><b style="font-size:20px">PENDLEBURY ROYAL HOSPITAL - DEPARTMENT OF PATHOLOGY</b><br>Bolton Road, Salford &nbsp; Enquiries ext 4XX2 &nbsp; UKAS 8XX1</div>
      <div style="display:grid;grid-template-columns:1.1fr 1fr;border-top:1px solid #222;border-bottom:1px solid #222;margin:8px 0;padding:5px 0"><div>Name: <b>HOLROYD, Geoffrey</b><br>DoB: 17/05/1954 (71 y) &nbsp; Sex: M<br>Hosp No: P4XX917 &nbsp; NHS: 4XX XXX 2260<br>Location: Ward 9 Orthopaedics</div><div>Consultant: Mr Rupert Llewellyn<br>Collected: 21/01/2026 06:40<br>Received: 21/01/2026 07:22<br>Printed: 21/01/2026 09:15</div></div>
      <p>Clinical details: ${c.t('Day 3 post {p.tha|R THR}, {o|poor urine output}, {x|?sepsis|question|d.sepsis}. On {m.ram|ramipril|dose=-} and {m.napr|naproxen|dose=-}')}</p>
      <table>${[
        '#CLINICAL CHEMISTRY;26C018XXX',
        'na;Sodium;131;mmol/L;133 - 146',
        'k;Potassium;5.6;mmol/L;3.5 - 5.3',
        'urea;Urea;14.8;mmol/L;2.5 - 7.8',
        'crea;Creatinine;187;umol/L;59 - 104',
        'egfr;eGFR;33;mL/min/1.73m2;',
        '>AKI alert: {d.aki|AKI stage 2|icd=N17.9}, {l.crea|baseline creatinine 88 on 08/12/2025|v=88;u=-;on=2025-12-08}',
        '>{x|Suggest stop nephrotoxic drugs and check for obstruction|instruction}',
        'tbil;Total bilirubin;9;umol/L;0 - 21',
        'alt;ALT;31;U/L;0 - 41',
        'alp;Alkaline phosphatase;142;U/L;30 - 130',
        'alb;Albumin;29;g/L;35 - 50',
        'cacor;Adjusted calcium;2.19;mmol/L;2.20 - 2.60',
        'phos;Phosphate;1.52;mmol/L;0.80 - 1.50',
        'mg;Magnesium;0.68;mmol/L;0.70 - 1.00',
        'ck;Creatine kinase;612;U/L;40 - 320',
        'crp;C-reactive protein;148;mg/L;0 - 5',
        'trop;Troponin T (hs);22;ng/L;0 - 14',
        '>{x|A second sample 3 h later is needed to exclude myocardial infarction|reference comment|d.mi}',
        '#HAEMATOLOGY;26H011XXX',
        'hgb;Haemoglobin;84;g/L;130 - 170',
        'wbc;White cell count;14.2;10*9/L;4.0 - 10.0',
        'plt;Platelets;412;10*9/L;150 - 400',
        'hct;Haematocrit;0.257;L/L;0.400 - 0.500',
        'mcv;MCV;89.2;fL;83.0 - 101.0',
        'mch;MCH;29.2;pg;27.0 - 32.0',
        'neut;Neutrophils;11.91;10*9/L;2.00 - 7.00',
        'lymph;Lymphocytes;0.92;10*9/L;1.00 - 3.00',
        'mono;Monocytes;1.18;10*9/L;0.20 - 1.00',
        'eos;Eosinophils;0.14;10*9/L;0.02 - 0.50',
        '#COAGULATION;26H011XXX',
        'pt;Prothrombin time;13.4;secs;10.0 - 13.5',
        'inr;INR;1.2;;0.8 - 1.2',
        'aptt;APTT;31;secs;24 - 34',
        'fib;Fibrinogen (Clauss);6.1;g/L;1.5 - 4.5',
        '#BLOOD TRANSFUSION;26T002XXX',
        '>Group: {l.abo|A|v=A;u=-} {l.rhd|RhD POSITIVE|v=POSITIVE;u=-}    Antibody screen: {l.abscr|NEGATIVE|v=NEGATIVE;u=-}',
        '>{x|2 units red cells crossmatched, reserved until 22/01/2026 08:00|not given|p.transfus}',
      ]
        .map(row)
        .join('')}</table>
      <p style="margin-top:9px">${c.t('{x|Blood cultures x2 received, no result yet|pending|l.bcult}. {x|MSU not received|not done|l.ucult}.')} Potassium and creatinine telephoned to Sister J Ashworth 07:58. * outside reference range.</p>
      <div style="display:flex;justify-content:space-between"><span>Authorised: Dr P Nandakumar, Consultant Chemical Pathologist</span><span>Page 1/1</span></div>${c.no('Sister J Ashworth', 'nurse')}${c.no('Dr P Nandakumar', 'pathologist')}`,
    )
  },
  { width: 1060, scale: 1.36, degrade: { angle: 0.7 } },
)

/** Malaysia: a clinic's screening print; star in the first column, panels as bands, a doctor's remarks and stamp. */
const screening = doc(
  'p1403.jpg',
  ['en', 'lab', 'photo'],
  '2026-04-14',
  [
    'Klinik Keluarga Seri Angsana',
    'KLINIK KELUARGA SERI ANGSANA',
    'Klinik Keluarga Seri Angsana, Ipoh',
    'Klinik Seri Angsana',
  ],
  ['Dr. Lim Wei Shan', 'Lim Wei Shan', 'DR LIM WEI SHAN', 'Dr Lim Wei Shan', 'Dr. Lim'],
  [
    'Noraini binti Hashim',
    'NORAINI BINTI HASHIM',
    'Noraini Hashim',
    'Noraini Binti Hashim',
    'Puan Noraini binti Hashim',
  ],
  'Health screening report',
  (c) => {
    const row = (s) => {
      if (s.startsWith('#')) return `<tr><td colspan="5" class="g">${en(s.slice(1))}</td></tr>`
      const [line, flag] = s.split('|')
      const r = c.lab(line, flag ? { flag } : {})
      return `<tr data-e="${r.n}"><td class="s">${off(r) ? '*' : ''}</td><td>${en(r.label)}</td><td class="${off(r) ? 'v' : ''}">${en(r.printed)}</td><td>${en(r.unit)}</td><td>${en(r.ref)}</td></tr>`
    }
    return sheet(
      `body{font:16px/1.28 ${FACE.lato};font-size:16.2px;padding:42px 60px}td,th{padding:1.4px 9px}th{text-align:left;border-bottom:2px solid #6b2a6b}.g{background:#efe3ef;font-weight:bold;color:#6b2a6b}.s{width:24px;font-weight:bold;font-size:18px;line-height:1}.v{font-weight:bold}.k td{padding:1px 8px}p{margin:6px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center;border-bottom:2px solid #6b2a6b;padding-bottom:6px"><div style="display:flex;gap:12px;align-items:center">${mark('leaf', '#6b2a6b', 50)}<div><b style="font-size:23px;color:#6b2a6b">KLINIK KELUARGA SERI ANGSANA</b><br>27 Jalan Raja Dihilir, 303XX Ipoh, Perak &nbsp; Tel 05-2XX 8810</div></div>${matrixCode(c.rnd, 18, 2.8)}</div>
      <p style="text-align:center;font-size:18px"><b>HEALTH SCREENING REPORT</b></p>
      <table class="k"><tr><td>Name</td><td>: <b>NORAINI BINTI HASHIM</b></td><td>Lab No</td><td>: 26-04XX71</td></tr><tr><td>IC No</td><td>: 79XXXX-08-5XXX &nbsp; (46 yrs / F)</td><td>Collected</td><td>: 14 Apr 2026 08:50 (fasting)</td></tr><tr><td>Doctor</td><td>: Dr. Lim Wei Shan</td><td>Reported</td><td>: 15 Apr 2026 16:30</td></tr></table>
      <table style="margin-top:8px"><tr><th></th><th style="width:38%">Test</th><th style="width:20%">Result</th><th>Unit</th><th style="width:22%">Reference range</th></tr>
      ${[
        '#HAEMATOLOGY',
        'hgb;Haemoglobin;10.9;g/dL;12.0 - 15.0',
        'rbc;Red blood cells;5.31;x10^12/L;3.80 - 4.80',
        'hct;Packed cell volume;34.8;%;36.0 - 46.0',
        'mcv;MCV;65.5;fL;83.0 - 101.0',
        'mch;MCH;20.5;pg;27.0 - 32.0',
        'rdw;RDW;15.9;%;11.6 - 14.0',
        'wbc;White blood cells;7.4;x10^9/L;4.0 - 10.0',
        'plt;Platelets;296;x10^9/L;150 - 410',
        'esr;ESR;18;mm/hr;0 - 20',
        'abo;ABO group;B;;',
        'rhd;Rhesus (D);Positive;;',
        '#GLUCOSE AND LIPIDS',
        'gttf;Glucose, fasting;6.4;mmol/L;3.9 - 6.0',
        'a1c;HbA1c;6.1;%;< 5.7',
        'chol;Total cholesterol;6.32;mmol/L;< 5.20',
        'trig;Triglycerides;1.48;mmol/L;< 1.70',
        'hdl;HDL cholesterol;1.36;mmol/L;> 1.20',
        'ldl;LDL cholesterol;4.29;mmol/L;< 2.60',
        '#KIDNEY AND LIVER',
        'urea;Urea;4.1;mmol/L;2.5 - 7.2',
        'crea;Creatinine;58;umol/L;44 - 80',
        'uric;Uric acid;0.31;mmol/L;0.14 - 0.36',
        'alb;Albumin;43;g/L;35 - 52',
        'alt;ALT;22;U/L;< 34',
        'ggt;GGT;19;U/L;< 38',
        '#SEROLOGY',
        'hbsag;HBsAg;Non-reactive;;Non-reactive',
        'antihbs;Anti-HBs;64;mIU/mL;> 10',
        'e13vdrl;VDRL;Non-reactive;;Non-reactive',
        '#THYROID, TUMOUR MARKERS',
        'tsh;TSH;1.84;mIU/L;0.27 - 4.20',
        'ca125;CA 125;17;U/mL;< 35',
        'cea;CEA;1.2;ng/mL;< 5.0',
        '#URINE FEME',
        'uprot;Protein;Negative;;Negative',
        'uglu;Glucose;Negative;;Negative',
        'uleu;Leucocytes;Trace;;Negative',
        'ubld;Blood;Negative;;Negative',
      ]
        .map(row)
        .join('')}</table>
      <div style="border:1.4px solid #6b2a6b;padding:5px 12px;margin-top:9px"><b>Doctor's remarks:</b> ${c.t('{d.predm|Prediabetes|icd=R73.03}. {d.hld|High LDL cholesterol|icd=E78.00/E78.5}. {d.anemia|Anaemia, microcytic|icd=D64.9/D50.9}: {x|? thalassaemia trait, for Hb analysis and ferritin|question|d.thal}. {x|Sister is a thalassaemia carrier|family history|d.thal}. {x|No evidence of hepatitis B|negated|d.hepb}. Diet and exercise advised, {x|to start statin if LDL still above 3.4 in 3 months|conditional|m.ator}.')}</div>
      <p style="font-size:14px">${c.t('{x|HbA1c 5.7 - 6.2 % prediabetes, 6.3 % and above diabetes mellitus|reference comment|d.dm2}. {x|Tumour markers are not diagnostic of cancer|reference comment}.')}</p>
      <div style="display:flex;justify-content:space-between;align-items:center"><div>${signature(c.rnd, '#1d2f6f', 100)}<br>Dr. Lim Wei Shan (MMC 4XX18)</div>${stamp(['KLINIK KELUARGA', 'SERI ANGSANA', 'IPOH'], '#2a3c8a', -6)}</div>`,
    )
  },
  { dateAliases: ['2026-04-15'], width: 1060, scale: 1.36, degrade: { angle: -1.2, folds: [0.5] } },
)

export const thirtyfourthEnLabs = [prior, ward, screening]
