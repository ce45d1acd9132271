/** Laboratory paper in English for practice: an American print with the earlier result and its day behind the flag, a Welsh hospital's typed report, a Canadian cancer centre's table of three days. */
import { barcode, mark, signature } from '../lib/decor.mjs'
import { FACE, doc, en, resultCell, sheet } from './blind-parts.mjs'

/** United States: a reference laboratory; result, flag, previous result and its day, unit, interval. */
const reference = doc(
  'p9261.png',
  ['en', 'lab', 'clean'],
  '2026-10-06',
  [
    'Tamarack Clinical Laboratories',
    'TAMARACK CLINICAL LABORATORIES',
    'Tamarack Clinical Laboratories, Inc.',
    'Tamarack Labs',
  ],
  ['Gwendolyn Ashby, MD', 'Gwendolyn Ashby', 'Dr. Gwendolyn Ashby', 'ASHBY, GWENDOLYN', 'G. Ashby MD'],
  ['Leonard Przybylski', 'PRZYBYLSKI, LEONARD', 'Leonard T Przybylski', 'PRZYBYLSKI, LEONARD T'],
  'Patient report',
  (c) => {
    const row = (s) => {
      const [key, label, now, unit, ref, before] = s.split(';')
      const flag = (r) => ({ H: 'High', L: 'Low' })[r.flag] ?? ''
      const r = c.lab([key, label, now, unit, ref].join(';'))
      return `<tr><td>${en(label)}</td><td data-e="${r.n}"${flag(r) ? ' class="b"' : ''}>${en(now)}</td><td class="b">${flag(r)}</td><td>${before ? resultCell(c, key, label, before, unit, ref, '2026-04-02') : ''}</td><td>${before ? '04/02/2026' : ''}</td><td>${en(unit)}</td><td>${en(ref)}</td></tr>`
    }
    const group = (t, list, note) =>
      `<tr><td colspan="7" class="g">${en(t)}</td></tr>${list.map(row).join('')}${note ? `<tr><td colspan="7" class="n">${c.t(note)}</td></tr>` : ''}`
    return sheet(
      `body{font:15px/1.25 ${FACE.arial};padding:36px 52px}.m{width:100%;border-collapse:collapse}.m td,.m th{padding:1.5px 8px;text-align:left}.m th{background:#123f5c;color:#fff;font-size:13px}.g{font-weight:bold;background:#e8eef2}.b{font-weight:bold}.n{font-size:13px;padding-left:26px!important}.k td{padding:1px 8px;vertical-align:top}p{margin:6px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center;border-bottom:3px solid #123f5c;padding-bottom:6px"><div style="display:flex;gap:12px;align-items:center">${mark('bars', '#123f5c', 46)}<div><b style="font-size:22px;color:#123f5c">Tamarack Clinical Laboratories</b><br>2200 Foundry Loop, Spokane WA &nbsp; CLIA 50DXXXX714</div></div>${barcode(c.rnd, 44, 34)}</div>
      <table class="k" style="width:100%;margin:7px 0"><tr><td>Patient: <b>PRZYBYLSKI, LEONARD T</b><br>DOB: 12/19/1964 &nbsp; Age: 61 &nbsp; Sex: M<br>Patient ID: TP-88XX20</td><td>Specimen ID: 279-XX4-0316<br>Collected: 10/06/2026 0812 Local<br>Received: 10/06/2026 &nbsp; Reported: 10/07/2026 1144 ET</td><td>Ordering physician: G. Ashby MD<br>Account: Inland Arthritis Associates<br>Fasting: No</td></tr></table>${c.no('Inland Arthritis Associates', 'client of the laboratory')}
      <table class="m"><tr><th style="width:30%">Test</th><th>Current Result</th><th>Flag</th><th>Previous Result</th><th>Date</th><th>Units</th><th>Reference Interval</th></tr>
      ${group('CBC With Differential/Platelet', ['wbc;WBC;3.2;x10E3/uL;3.4-10.8;4.6', 'rbc;RBC;3.94;x10E6/uL;4.14-5.80;4.22', 'hgb;Hemoglobin;12.7;g/dL;13.0-17.7;13.4', 'hct;Hematocrit;38.6;%;37.5-51.0;40.2', 'mcv;MCV;98;fL;79-97;95', 'mch;MCH;32.2;pg;26.6-33.0;31.8', 'mchc;MCHC;32.9;g/dL;31.5-35.7;33.3', 'rdw;RDW;15.6;%;11.6-15.4;14.9', 'plt;Platelets;171;x10E3/uL;150-450;204', 'neutp;Neutrophils;52;%;;57', 'lymphp;Lymphs;33;%;;29', 'monop;Monocytes;11;%;;10', 'eosp;Eos;3;%;;3', 'basop;Basos;1;%;;1', 'neut;Neutrophils (Absolute);1.7;x10E3/uL;1.4-7.0;2.6', 'lymph;Lymphs (Absolute);1.1;x10E3/uL;0.7-3.1;1.3', 'mono;Monocytes(Absolute);0.4;x10E3/uL;0.1-0.9;0.5'])}
      ${group('Comp. Metabolic Panel (14)', ['glu;Glucose;103;mg/dL;70-99;', 'bun;BUN;19;mg/dL;8-27;17', 'crea;Creatinine;1.02;mg/dL;0.76-1.27;0.98', 'egfr;eGFR;83;mL/min/1.73;>59;87', 'bcr;BUN/Creatinine Ratio;19;;10-24;17', 'na;Sodium;140;mmol/L;134-144;', 'k;Potassium;4.5;mmol/L;3.5-5.2;', 'cl;Chloride;104;mmol/L;96-106;', 'hco3;Carbon Dioxide, Total;23;mmol/L;20-29;', 'ca;Calcium;9.2;mg/dL;8.6-10.2;', 'tp;Protein, Total;6.9;g/dL;6.0-8.5;', 'alb;Albumin;4.1;g/dL;3.8-4.9;4.2', 'glob;Globulin, Total;2.8;g/dL;1.5-4.5;', 'tbil;Bilirubin, Total;0.6;mg/dL;0.0-1.2;0.5', 'alp;Alkaline Phosphatase;88;IU/L;44-121;81', 'ast;AST (SGOT);46;IU/L;0-40;28', 'alt;ALT (SGPT);61;IU/L;0-44;33'], '{x|Transaminase rises are common under methotrexate|reference comment|m.mtx}.')}
      ${group('Inflammation', ['esr;Sedimentation Rate-Westergren;34;mm/hr;0-30;22', 'crp;C-Reactive Protein, Quant;14;mg/L;0-10;6'])}
      ${group('Hepatitis B/C Screen', ['hbsag;HBsAg Screen;Negative;;Negative;', 'hbc;Hep B Core Ab, Tot;Negative;;Negative;', 'antihcv;HCV Ab;Non Reactive;;Non Reactive;'], '{x|HCV antibody alone does not differentiate between previously resolved infection and active infection|reference comment|d.hepc}.')}
      ${group('Other', ['fol;Folate (Folic Acid), Serum;4.9;ng/mL;>3.0;', 'b12;Vitamin B12;391;pg/mL;232-1245;'], '{x|Folate below 3.1 is considered to represent clinical deficiency|reference comment}.')}</table>
      <p style="font-size:13.5px">${c.t('Comment: {x|QuantiFERON-TB Gold Plus: specimen received beyond stability, test not performed|not done|l.qft}. {x|Uric acid was not ordered|not done|l.uric}.')}</p>
      <p style="font-size:13px;border-top:1px solid #123f5c">Director: Nasreen Okonjo-Bell, PhD &nbsp; For inquiries, the physician may contact the branch at 509-555-0XXX. &nbsp; Page 1 of 1 &nbsp; Date printed 10/09/2026</p>${c.no('Nasreen Okonjo-Bell', 'laboratory director')}`,
    )
  },
  { dateAliases: ['2026-10-07', '2026-10-09'], width: 1040, scale: 1.34 },
)

/** Wales: typed; a star before the value, limits in brackets behind the unit; comments between the groups. */
const typed = doc(
  'p9262.jpg',
  ['en', 'lab', 'scan'],
  '2026-09-15',
  [
    'Ysbyty Glan Teifi',
    'YSBYTY GLAN TEIFI',
    'Glan Teifi Hospital',
    'Ysbyty Glan Teifi Department of Blood Sciences',
  ],
  ['Dr Bronwen Pugh', 'Bronwen Pugh', 'Dr B Pugh', 'DR B PUGH', 'PUGH, Bronwen'],
  ['Eluned Maddocks', 'MADDOCKS, Eluned', 'Mrs Eluned Maddocks', 'MADDOCKS ELUNED', 'Eluned MADDOCKS'],
  'Blood sciences report',
  (c) => {
    const row = (s) => {
      const r = c.lab(s)
      const off = r.flag === 'H' || r.flag === 'L'
      return `<tr data-e="${r.n}"><td>${en(r.label)}</td><td>${off ? '*' : '&nbsp;'}</td><td>${en(r.printed)}</td><td>${en(r.unit)}</td><td>${r.ref ? `(${en(r.ref)})` : ''}</td></tr>`
    }
    const group = (t, list, note) =>
      `<p class="g">${en(t)}</p><table>${list.map(row).join('')}</table>${note ? `<p class="n">${c.t(note)}</p>` : ''}`
    return sheet(
      `body{font:16.5px/1.3 ${FACE.courier};padding:46px 74px}td{padding:0 10px 0 0}td:first-child{width:330px}td:nth-child(3){text-align:right;width:92px}td:nth-child(4){width:190px;padding-left:10px}p{margin:6px 0}.g{font-weight:bold;margin-top:12px;text-decoration:underline}.n{padding-left:24px}.k{white-space:pre-wrap;border-top:1px dashed #000;border-bottom:1px dashed #000;padding:5px 0}`,
      `<p style="text-align:center"><b>YSBYTY GLAN TEIFI</b><br>DEPARTMENT OF BLOOD SCIENCES, ABERAERON<br>Tel 01545 XXX 220</p>
      <div class="k" style="display:grid;grid-template-columns:1.2fr 1fr"><div>Name: <b>MADDOCKS, Eluned</b><br>DOB: 02/06/1947 (79 Y) F<br>NHS: 471 XXX 9063<br>Clinical: ${c.t('{x|?cause tiredness|question}, {d.htn|HTN}, {d.hypothy|hypothyroid}')}</div><div>Lab No: B26.XX71840<br>Collected: 15/09/2026 09:40<br>Received: 15/09/2026 14:22<br>Requested by: DR B PUGH<br>Meddygfa Aeron, Lampeter</div></div>${c.no('Meddygfa Aeron', 'requesting surgery')}
      ${group('RENAL PROFILE (serum)', ['na;Sodium;129;mmol/L;133-146', 'k;Potassium;3.4;mmol/L;3.5-5.3', 'urea;Urea;8.8;mmol/L;2.5-7.8', 'crea;Creatinine;97;umol/L;45-84', 'egfr;eGFR (CKD-EPI);50;mL/min/1.73m2;'], 'Sodium {o|131 in June}. {x|Thiazides are a common cause of hyponatraemia|reference comment|d.hyponat}. {x|Suggest paired osmolalities if it persists|suggestion|l.osm}.')}
      ${group('LIVER AND BONE PROFILE (serum)', ['tbil;Bilirubin;9;umol/L;0-21', 'alt;ALT;17;U/L;0-33', 'alp;Alkaline phosphatase;134;U/L;30-130', 'tp;Total protein;71;g/L;60-80', 'alb;Albumin;37;g/L;35-50', 'glob;Globulin;34;g/L;20-35', 'cacor;Adjusted calcium;2.31;mmol/L;2.20-2.60', 'phos;Phosphate;1.02;mmol/L;0.80-1.50', 'mg;Magnesium;0.61;mmol/L;0.70-1.00'])}
      ${group('THYROID FUNCTION (serum)', ['tsh;TSH;7.9;mU/L;0.27-4.20', 'ft4;Free T4;13.1;pmol/L;11.0-25.0'], 'On {m.levo|levothyroxine|dose=-}: {x|dose increase or poor adherence to be considered|considered}.')}
      ${group('HAEMATINICS (serum)', ['ferr;Ferritin;14;ug/L;13-150', 'b12;Vitamin B12;244;ng/L;197-771', 'fol;Folate;5.2;ug/L;3.9-26.8'], '{x|Ferritin below 30 makes iron deficiency likely in chronic disease|reference comment|d.ida}.')}
      ${group('FULL BLOOD COUNT (EDTA)', ['hgb;Haemoglobin;109;g/L;118-148', 'wbc;White cell count;6.8;10*9/L;4.0-11.0', 'plt;Platelets;382;10*9/L;150-400', 'rbc;Red cell count;4.02;10*12/L;3.80-5.00', 'hct;Haematocrit;0.335;L/L;0.360-0.440', 'mcv;MCV;83.3;fL;80.0-100.0', 'mch;MCH;27.1;pg;27.0-32.0', 'neut;Neutrophils;4.3;10*9/L;1.7-7.5', 'lymph;Lymphocytes;1.6;10*9/L;1.0-4.0', 'mono;Monocytes;0.6;10*9/L;0.2-1.0', 'eos;Eosinophils;0.2;10*9/L;0.0-0.5', 'baso;Basophils;0.1;10*9/L;0.0-0.1', 'esr;ESR;41;mm/hr;1-20'])}
      ${group('DIABETES', ['a1c;HbA1c (IFCC);40;mmol/mol;20-41'], '{x|42 to 47 indicates high risk of diabetes|reference comment|d.predm}.')}
      <p style="border-top:1px dashed #000;padding-top:5px">${c.t('{x|Coeliac serology to follow|pending|l.ttg}. {x|Troponin: insufficient sample|not done|l.trop}.')}<br>* outside reference range &nbsp; Authorised by: Dr Huw Cadwallader 15/09/2026 17:05 &nbsp; Printed 16/09/2026</p>${c.no('Dr Huw Cadwallader', 'authorising')}`,
    )
  },
  { dateAliases: ['2026-09-16'], width: 1040, scale: 1.34, degrade: { angle: -0.7 } },
)

/** Canada: a cancer centre's follow-up; newest day first, analyte and unit in one cell, limits at the end. */
const cumulative = doc(
  'p9263.png',
  ['en', 'lab', 'clean'],
  '2026-08-24',
  [
    'Assiniboine Regional Cancer Centre',
    'ASSINIBOINE REGIONAL CANCER CENTRE',
    'Assiniboine Regional Cancer Centre, Brandon',
    'Assiniboine Regional Cancer Centre Outpatient Laboratory',
  ],
  ['Dr. Marc-Andre Thibodeau', 'Marc-Andre Thibodeau', 'Dr. M-A Thibodeau', 'Thibodeau, Marc-Andre'],
  ['Ingrid Halvorsen', 'HALVORSEN, Ingrid', 'Ms. Ingrid Halvorsen', 'Halvorsen, Ingrid'],
  'Cumulative results',
  (c) => {
    const days = ['2026-08-24', '2026-08-10', '2026-07-27']
    const sign = (r) => `${r.printed}${{ H: ' H', L: ' L' }[r.flag] ?? ''}`
    const row = (s) => {
      const [key, label, unit, ref, ...values] = s.split(';')
      return `<tr><td>${en(label)}${unit ? ` <small>(${en(unit)})</small>` : ''}</td>${values.map((v, i) => `<td class="v${i ? '' : ' c'}">${v === '-' ? '' : resultCell(c, key, label, v, unit, ref, days[i], sign)}</td>`).join('')}<td>${en(ref)}</td></tr>`
    }
    const part = (t, list) => `<tr class="g"><td colspan="5">${en(t)}</td></tr>${list.map(row).join('')}`
    return sheet(
      `body{font:17px/1.3 ${FACE.calibri};padding:42px 66px}.t{width:100%;border-collapse:collapse}.t td,.t th{border:1px solid #b9a9c4;padding:2.5px 10px}.t th{background:#57336e;color:#fff;text-align:center}.g td{background:#efe8f3;font-weight:bold}.v{text-align:center}.c{font-weight:bold;background:#faf7fc}small{color:#666}p{margin:7px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:12px;align-items:center">${mark('rings', '#57336e', 52)}<div><b style="font-size:23px;color:#57336e">Assiniboine Regional Cancer Centre</b><br>Outpatient Laboratory, Brandon, Manitoba</div></div><b style="font-size:19px">CUMULATIVE RESULTS</b></div>
      <p style="border:1px solid #b9a9c4;padding:6px 12px">HALVORSEN, Ingrid &nbsp;&nbsp; Born 1958-11-30 (67 y) F &nbsp;&nbsp; PHIN 4XX 117 08X &nbsp;&nbsp; Chart A-20XX55<br>Oncologist: Dr. Marc-Andre Thibodeau &nbsp;&nbsp; Protocol: ${c.t('{o|FOLFOX}')}, cycle 5 &nbsp;&nbsp; Printed 2026-08-24 13:15</p>
      <table class="t"><tr><th style="width:36%">Test</th><th>2026-08-24<br>08:10</th><th>2026-08-10<br>08:25</th><th>2026-07-27<br>08:05</th><th>Reference</th></tr>
      ${part('Hematology', ['wbc;White blood cells;x10*9/L;4.0-10.0;3.1;4.4;5.8', 'neut;Neutrophils;x10*9/L;1.8-7.0;1.2;2.0;3.4', 'lymph;Lymphocytes;x10*9/L;1.0-3.5;1.3;1.5;1.6', 'mono;Monocytes;x10*9/L;0.2-0.9;0.5;0.7;0.6', 'hgb;Hemoglobin;g/L;120-155;108;112;117', 'hct;Hematocrit;L/L;0.36-0.46;0.33;0.34;0.35', 'mcv;MCV;fL;80-100;94;93;91', 'plt;Platelets;x10*9/L;150-400;118;146;203'])}
      ${part('Chemistry', ['na;Sodium;mmol/L;135-145;139;141;140', 'k;Potassium;mmol/L;3.5-5.0;3.6;3.9;4.1', 'crea;Creatinine;umol/L;45-90;71;68;70', 'egfr;eGFR;mL/min/1.73m2;>60;79;83;80', 'mg;Magnesium;mmol/L;0.70-1.05;0.66;0.74;0.80', 'ca;Calcium;mmol/L;2.15-2.55;2.27;-;2.31', 'alb;Albumin;g/L;35-50;36;-;38'])}
      ${part('Liver', ['tbil;Bilirubin total;umol/L;<21;11;9;8', 'alt;ALT;U/L;<36;48;39;27', 'ast;AST;U/L;<31;41;33;24', 'alp;ALP;U/L;35-120;131;118;104', 'ggt;GGT;U/L;<41;66;-;49', 'ldh;LD;U/L;120-230;241;-;212'])}
      ${part('Tumour markers', ['cea;CEA;ug/L;<5.0;6.8;-;14.2', 'ca199;CA 19-9;kU/L;<35;22;-;31'])}</table>
      <p>${c.t('2026-08-24: {x|Neutrophils below 1.5 on treatment day: physician to be called|instruction}. {x|Blood smear review pending|pending|l.blastf}. {x|2026-08-10: calcium and GGT not requested|not done|l.ca}.')}</p>
      <p style="font-size:15px">${c.t('H above, L below reference. {x|CEA may be raised in smokers|reference comment|d.smoker}.')}</p>
      <div style="display:flex;justify-content:space-between;align-items:end"><span>Verified by: K. Dumas, MLT</span><span>${signature(c.rnd, '#333', 90)}<br>Dr. Farida Noorzai, Hematopathologist</span></div>${c.no('Dr. Farida Noorzai', 'pathologist')}${c.no('K. Dumas', 'technologist')}`,
    )
  },
  { dateAliases: ['2026-08-10', '2026-07-27'], width: 1040, scale: 1.34 },
)

export const practice33EnLabs = [reference, typed, cumulative]
