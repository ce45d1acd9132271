/** Laboratory paper in English: a British practice's print grouped by request, an American skin pathology, an Australian typed cumulative sheet, a Hungarian panel before IVF with decimal commas. */
import { barcode, mark, signature } from '../lib/decor.mjs'
import { FACE, doc, en, resultCell, sheet } from './blind-parts.mjs'
import { resultRow } from './parts.mjs'

const off = (r) => r.flag === 'H' || r.flag === 'L'

/** England: results as the practice prints them for the patient; an exclamation mark before what is outside, the limits in brackets, the doctor's filing note under each request. */
const practice = doc(
  'p9221.png',
  ['en', 'lab', 'clean'],
  '2026-03-11',
  ['Tarn Bank Surgery', 'TARN BANK SURGERY', 'The Tarn Bank Surgery'],
  ['Dr Helena Ashcroft', 'Helena Ashcroft', 'Dr H Ashcroft', 'Dr. Helena Ashcroft'],
  ['Derek Pickersgill', 'PICKERSGILL, Derek', 'Mr Derek Pickersgill', 'PICKERSGILL, Derek (Mr)'],
  'Investigation results',
  (c) => {
    const row = (s) =>
      resultRow(
        c,
        s,
        (r, out) =>
          `<td class="m">${out ? '!' : ''}</td><td>${en(r.label)}</td><td><b>${en(r.printed)}</b> ${en(r.unit)}</td><td>${r.ref ? `[${en(r.ref)}]` : ''}</td>`,
      )
    const group = (title, filed, note, ...list) =>
      `<div class="g"><b>${en(title)}</b><span>${en(filed)}</span></div><table>${list.map(row).join('')}</table>${note ? `<p class="n">${c.t(note)}</p>` : ''}`
    return sheet(
      `body{font:16px/1.3 ${FACE.arial};font-size:16.4px;padding:44px 66px}.g{display:flex;justify-content:space-between;border-bottom:1px solid #005eb8;color:#003d78;margin-top:11px}td{padding:1.6px 8px}td:nth-child(2){width:44%}td:nth-child(3){width:30%}.m{width:22px;font-weight:bold;color:#b00020}.n{margin:1px 0 0 30px;font-style:italic}p{margin:6px 0}`,
      `<div style="display:flex;justify-content:space-between"><div><b style="font-size:21px">Tarn Bank Surgery</b><br>4 Tarn Bank, Ulverston LA12</div><div style="text-align:right">Printed 16-Mar-2026 08:31<br>Page 1 of 1</div></div>
      <p style="background:#eef4fa;padding:6px 10px"><b>PICKERSGILL, Derek (Mr)</b> &nbsp; Born 30-Jun-1964 (61y) &nbsp; NHS No. 4XX 2XX 0917<br>Usual GP: Dr Helena Ashcroft &nbsp; Sample collected: 11-Mar-2026 08:05 &nbsp; Sample received: 11-Mar-2026</p>
      ${group('Full blood count', 'Dr H Ashcroft - Normal, no action', '', 'hgb;Haemoglobin estimation;148;g/L;130 - 180', 'wbc;Total white cell count;6.1;10*9/L;4.0 - 11.0', 'plt;Platelet count;203;10*9/L;150 - 450', 'hct;Haematocrit;0.44;L/L;0.40 - 0.52', 'mcv;Mean corpuscular volume;97.8;fL;80.0 - 100.0', 'neut;Neutrophil count;3.4;10*9/L;2.0 - 7.5', 'lymph;Lymphocyte count;1.8;10*9/L;1.0 - 4.0', 'eos;Eosinophil count;0.3;10*9/L;0.0 - 0.4')}
      ${group('Renal profile', 'Dr H Ashcroft - Abnormal but expected', '{x|eGFR below 60 for three months or more suggests CKD|reference comment|d.ckd}.', 'na;Serum sodium;134;mmol/L;133 - 146', 'k;Serum potassium;5.5;mmol/L;3.5 - 5.3', 'urea;Serum urea level;8.6;mmol/L;2.5 - 7.8', 'crea;Serum creatinine;112;umol/L;59 - 104', 'egfr;eGFRcreat (CKD-EPI)/1.73 m2;63;mL/min;')}
      ${group('Liver function test', 'Dr H Ashcroft - Make an appointment', 'Lab comment: {x|Raised GGT may reflect alcohol, drugs or fatty liver|reference comment|d.steat}. {x|AST added on, to follow|pending|l.ast}.', 'tbil;Serum total bilirubin level;11;umol/L;0 - 20', 'alp;Serum alkaline phosphatase;128;U/L;30 - 130', 'alt;Serum ALT level;71;U/L;10 - 50', 'ggt;Serum gamma GT level;164;U/L;0 - 60', 'alb;Serum albumin;42;g/L;35 - 50', 'glob;Serum globulin;27;g/L;20 - 35')}
      ${group('Serum lipids', 'Dr H Ashcroft - Satisfactory', '{x|If QRISK is 10% or more offer atorvastatin 20 mg|conditional|m.ator}.', 'chol;Serum cholesterol;4.8;mmol/L;', 'hdl;Serum HDL cholesterol level;1.0;mmol/L;> 1.0', 'nhdl;Non HDL cholesterol level;3.8;mmol/L;', 'trig;Serum triglycerides;2.6;mmol/L;< 1.7', 'cholhdl;Serum cholesterol/HDL ratio;4.8;;')}
      ${group('HbA1c (IFCC)', 'Dr H Ashcroft - Speak to the nurse', '{x|42 to 47: high risk of diabetes|reference comment|d.predm}. {x|Repeat in 12 months|planned|l.a1c}.', 'a1c;Haemoglobin A1c level;45;mmol/mol;20 - 41')}
      ${group('Haematinics and PSA', 'Dr H Ashcroft - Normal, no action', '{x|Free PSA not done as total PSA is below the threshold|not done|l.fpsa}.', 'ferr;Serum ferritin;388;ug/L;30 - 400', 'b12;Serum vitamin B12;296;ng/L;180 - 900', 'fol;Serum folate;3.1;ug/L;3.9 - 20.0', 'psa;Serum prostate specific antigen level;1.9;ug/L;< 4.5')}
      <p style="border-top:1px solid #005eb8;padding-top:5px">! outside the limits in brackets. ${c.t('Please do not stop your {m.ram?|ramipril|dose=-} without asking us.')}</p>`,
    )
  },
  { width: 1040, scale: 1.32 },
)

/** United States: a dermatopathology report; three specimens, diagnosis first, gross and microscopic below. */
const skin = doc(
  'p9222.png',
  ['en', 'lab', 'clean'],
  '2026-01-26',
  [
    'Palmetto Dermatopathology Associates',
    'PALMETTO DERMATOPATHOLOGY ASSOCIATES',
    'Palmetto Dermatopathology Associates, P.A.',
  ],
  ['Joanna Trzaska, MD', 'Joanna Trzaska', 'Dr. Joanna Trzaska', 'J. Trzaska, MD', 'TRZASKA, JOANNA, MD'],
  ['Leland Broussard', 'BROUSSARD, LELAND', 'Broussard, Leland', 'BROUSSARD, LELAND P'],
  'Dermatopathology report',
  (c) => {
    const h = (s) => `<h3>${en(s)}</h3>`
    const p = (s) => `<p data-line>${c.t(s)}</p>`
    return sheet(
      `body{font:16px/1.4 ${FACE.times};font-size:18px;padding:52px 76px}h3{font-size:16.5px;font-family:'Liberation Sans';background:#e9e4da;padding:2px 8px;margin:13px 0 4px}p{margin:5px 0}td{padding:1px 8px 1px 0}.d{border:1.6px solid #333;padding:4px 14px}`,
      `<div style="text-align:center;border-bottom:3px double #333;padding-bottom:7px"><b style="font-size:23px">PALMETTO DERMATOPATHOLOGY ASSOCIATES, P.A.</b><br>214 Oleander Court, Mobile, AL &nbsp; CLIA 01DXXXX418</div>
      <table style="margin-top:10px"><tr><td>Patient:</td><td><b>BROUSSARD, LELAND P</b></td><td>Accession:</td><td>DP26-00XX31</td></tr><tr><td>DOB / Sex:</td><td>11/02/1951 &nbsp; M</td><td>Collected:</td><td>01/26/2026</td></tr><tr><td>Ordered by:</td><td>TRZASKA, JOANNA, MD</td><td>Received:</td><td>01/27/2026</td></tr><tr><td></td><td>Gulf Shore Skin Clinic</td><td>Reported:</td><td>01/30/2026</td></tr></table>
      ${c.no('Gulf Shore Skin Clinic', 'client')}
      ${h('FINAL DIAGNOSIS')}<div class="d">
      ${p('A. Skin, left nasal ala, {p.p31shave|shave biopsy}: {d.bcc|BASAL CELL CARCINOMA, NODULAR TYPE|icd=C44.311}, extending to the deep margin.')}
      ${p('B. Skin, upper back, {p.p31shave|shave biopsy}: {d.sebker|SEBORRHEIC KERATOSIS|icd=L82.1/L82.0}, irritated. {x|No evidence of malignancy|negated|d.sccskin}.')}
      ${p('C. Skin, right calf, {p.punch|punch biopsy}: {d.p31dyspl|COMPOUND DYSPLASTIC NEVUS|icd=D22.71/D22.9} with moderate atypia, margins clear.')}</div>
      ${h('CLINICAL INFORMATION')}${p('A: pearly papule, {x|r/o BCC vs. sebaceous hyperplasia|question}. B: changing plaque, {x|r/o squamous cell carcinoma|question|d.sccskin}. C: 5 mm dark macule, {x|r/o melanoma|question|d.melanoma}. History: {d.actin|actinic keratoses|icd=L57.0;st=-}. {x|Brother with melanoma|family history|d.melanoma}.')}
      ${h('GROSS DESCRIPTION')}${p('A. Received in formalin, a tan shave 0.7 x 0.5 x 0.1 cm, inked blue, bisected, one cassette. B. Brown shave 1.1 x 0.9 x 0.2 cm, trisected. C. Punch 0.4 cm across, 0.5 cm deep, bisected.')}
      ${h('MICROSCOPIC DESCRIPTION')}${p('A. Nests of basaloid cells with peripheral palisading and clefts. {x|No perineural invasion|negated}. {x|No infiltrative growth|negated}. B. Acanthosis with horn cysts and mild inflammation. C. Nested and lentiginous melanocytes with bridging of rete ridges. {x|No dermal mitoses|negated}. SOX10 stain {o|highlights junctional melanocytes}; {x|PRAME is negative|negated}.')}
      ${h('COMMENT')}${p('A. {x|Mohs surgery or re-excision is recommended|suggestion|p.mohs}. C. {x|Re-excision is not needed if no pigment remains|conditional|p.excbx}; {x|clinical follow-up|suggestion}. {x|About 1 in 10 dysplastic nevi with severe atypia is associated with melanoma|reference comment|d.melanoma}.')}
      ${h('PREVIOUS CASES')}${p('DP23-04XX77 (06/14/2023): left forearm, {p.excbx?|excision|st=-;on=2023-06-14}: {d.sccskin|squamous cell carcinoma in situ|icd=D04.62/D04.60/Z85.828/Z86.007;st=-;on=2023-06-14}, margins clear.')}
      <p style="font-size:15px">${c.t('{x|Immunostains were developed by this laboratory and are not approved by the FDA|reference text}. CPT: 88305 x 3, 88342.')}</p>
      <div style="margin-top:8px">${signature(c.rnd, '#333', 110)}<br>Electronically signed by Miriam Oyelaran, MD, Dermatopathologist, 01/30/2026 14:12</div>${c.no('Miriam Oyelaran', 'pathologist')}`,
    )
  },
  { dateAliases: ['2026-01-30'], width: 1060, scale: 1.3 },
)

/** Australia: a typed cumulative sheet, oldest date first; the letter before the figure, units and limits at the right. */
const typed = doc(
  'p9223.jpg',
  ['en', 'lab', 'scan'],
  '2026-02-18',
  ['Murrumba Pathology', 'MURRUMBA PATHOLOGY', 'Murrumba Pathology Pty Ltd'],
  ['Dr Stavros Lekkas', 'Stavros Lekkas', 'Dr S Lekkas', 'DR S LEKKAS', 'DR STAVROS LEKKAS'],
  ['Coralie Windle', 'WINDLE, CORALIE', 'WINDLE, CORALIE ANNE', 'Coralie Anne Windle', 'MRS CORALIE WINDLE'],
  'Cumulative report',
  (c) => {
    const days = ['2025-08-14', '2025-11-20', '2026-02-18']
    const row = (s) => {
      if (s.startsWith('#')) return `<tr><td colspan="6"><u>${en(s.slice(1))}</u></td></tr>`
      if (s.startsWith('>')) return `<tr><td colspan="6">&nbsp; ${c.t(s.slice(1))}</td></tr>`
      const [key, label, unit, ref, ...v] = s.split(';')
      return `<tr><td>${en(label)}</td>${v.map((x, i) => `<td class="v">${x ? resultCell(c, key, label, x, unit, ref, days[i], (r) => `${off(r) ? `${r.flag} ` : ''}${r.printed}`) : ''}</td>`).join('')}<td>${en(unit)}</td><td>${ref ? `(${en(ref)})` : ''}</td></tr>`
    }
    return sheet(
      `body{font:16px/1.32 ${FACE.courier};font-size:18px;padding:48px 62px}td,th{padding:1.4px 8px}.v{text-align:right;width:118px}th{border-bottom:1px dashed #333}p{margin:8px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div><b style="font:bold 25px 'Liberation Sans'">MURRUMBA PATHOLOGY</b><br>Caboolture QLD &nbsp; NATA 2XX8</div>${barcode(c.rnd, 46, 36)}</div>
      <p>PATIENT: <b>WINDLE, CORALIE ANNE</b> &nbsp; DOB: 09/05/1972 &nbsp; SEX: F<br>REQUESTED BY: DR STAVROS LEKKAS &nbsp; COPY TO: DR P ANDRADE<br>LAB REF: 26-71XX05 &nbsp; COLLECTED: 18/02/2026 09:40 &nbsp; REPORTED: 19/02/2026</p>${c.no('DR P ANDRADE', 'copy')}
      <p>CLINICAL NOTES: ${c.t('{d.hashi?|Hashimoto}, {o|tired}. {x|?coeliac|question|d.celiac}. On {m.levo|thyroxine|dose=-}.')}</p>
      <table><tr><th>CUMULATIVE</th><th class="v">14/08/25</th><th class="v">20/11/25</th><th class="v">18/02/26</th><th>UNITS</th><th>REFERENCE</th></tr>
      ${['#THYROID', 'tsh;TSH;mIU/L;0.40 - 4.00;9.81;5.26;3.17', 'ft4;Free T4;pmol/L;10.0 - 20.0;8.9;11.6;13.4', 'ft3;Free T3;pmol/L;2.8 - 6.8;3.1;;4.0', 'tpo;TPO antibodies;IU/mL;< 35;712;;', '#IRON STUDIES', 'fe;Iron;umol/L;9 - 30;6;8;14', 'transf;Transferrin;g/L;2.0 - 3.6;3.8;3.7;3.1', 'tsat;Transferrin saturation;%;15 - 45;7;9;18', 'ferr;Ferritin;ug/L;30 - 200;9;17;41', '>{x|Ferritin below 30 indicates iron deficiency in adults|reference comment|d.e16lowfe}.', '#BLOOD COUNT', 'hgb;Haemoglobin;g/L;115 - 160;108;114;126', 'rbc;Red cell count;x10*12/L;3.80 - 5.20;4.31;4.40;4.52', 'mcv;MCV;fL;80 - 100;76;79;84', 'rdw;RDW;%;11.5 - 15.0;17.3;16.8;14.9', 'wbc;White cell count;x10*9/L;4.0 - 11.0;5.4;6.0;3.8', 'plt;Platelets;x10*9/L;150 - 450;402;377;318', '#VITAMINS', 'holotc;Active B12;pmol/L;> 35;58;;66', 'fol;Serum folate;nmol/L;> 7.0;19.4;;22.8', 'vitd;25-OH vitamin D;nmol/L;50 - 150;38;61;83', '#COELIAC SEROLOGY', 'ttg;tTG IgA;U/mL;< 7.0;;;1.2', 'dgp;Deamidated gliadin IgG;U/mL;< 7.0;;;2.4', 'iga;Total IgA;g/L;0.70 - 4.00;;;1.93', '>{x|Coeliac disease is unlikely on a normal diet|negated|d.celiac}.', '#LIPIDS', 'chol;Cholesterol;mmol/L;< 5.5;6.4;;5.3', 'trig;Triglycerides;mmol/L;< 2.0;1.8;;1.5', 'hdl;HDL;mmol/L;> 1.1;1.4;;1.5', 'ldl;LDL;mmol/L;< 3.5;4.2;;3.1', '#OTHER', 'glu;Fasting glucose;mmol/L;3.4 - 5.4;5.2;;5.6', 'crp;CRP;mg/L;< 5.0;2.2;;1.7', 'esr;ESR;mm/h;1 - 25;14;;11'].map(row).join('')}</table>
      <p>COMMENT 18/02/26: ${c.t('{x|Haemolysis not seen|negated}. {x|Lower white cells: suggest repeat FBC in 4 weeks|suggestion|l.wbc}. {x|Biotin may interfere with thyroid assays|reference comment}. {x|Faecal occult blood: specimen not received|not done|l.fobt}.')}</p>
      <p>H ABOVE, L BELOW REFERENCE. &nbsp; PATHOLOGIST: DR ANSELM FITZROY &nbsp; PAGE 1/1</p>${c.no('DR ANSELM FITZROY', 'pathologist')}`,
    )
  },
  { width: 1080, scale: 1.3, degrade: { angle: 0.7 } },
)

/** Hungary: a private panel before IVF; decimal commas, a triangle beside what is outside, the method in italics under the name. */
const ivf = doc(
  'p9224.png',
  ['en', 'lab', 'clean'],
  '2026-04-14',
  [
    'Duna Women’s Diagnostics',
    "Duna Women's Diagnostics",
    'DUNA WOMEN’S DIAGNOSTICS',
    'Duna Women’s Diagnostics Kft.',
  ],
  ['Dr. Réka Halmos', 'Réka Halmos', 'Halmos Réka', 'Dr. Halmos Réka', 'Dr Réka Halmos', 'Reka Halmos'],
  ['Eszter Vadas', 'VADAS Eszter', 'Vadas Eszter', 'Ms Eszter Vadas', 'Ms. Eszter Vadas'],
  'Laboratory findings',
  (c) => {
    const row = (s) => {
      if (s.startsWith('#')) return `<tr><td colspan="5" class="g">${en(s.slice(1))}</td></tr>`
      if (s.startsWith('>')) return `<tr><td colspan="5" class="c">${c.t(s.slice(1))}</td></tr>`
      const [line, method, range] = s.split('|')
      return resultRow(
        c,
        line,
        (r, out) =>
          `<td>${en(r.label)}${method ? `<br><i>${en(method)}</i>` : ''}</td><td class="v">${en(r.printed)}</td><td class="t">${out ? (r.flag === 'H' ? '▲' : '▼') : ''}</td><td>${en(r.unit)}</td><td>${en(r.ref)}</td>`,
        range ? { range } : {},
      )
    }
    return sheet(
      `body{font:16px/1.26 ${FACE.openSans};font-size:15.6px;padding:40px 64px}td,th{padding:2px 9px;border-bottom:1px solid #eee3ea}th{background:#7b2a5c;color:#fff;font-weight:600}i{font-size:12.6px;color:#666}.g{font-weight:bold;color:#7b2a5c;padding-top:8px}.v{text-align:right;font-weight:600}.t{width:28px;font-family:'DejaVu Sans';color:#b1123d}.c{font-size:14px}p{margin:6px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:12px;align-items:center">${mark('rings', '#7b2a5c', 50)}<div><b style="font-size:23px;color:#7b2a5c">Duna Women’s Diagnostics Kft.</b><br>1137 Budapest, Pozsonyi út &nbsp; ISO 15189</div></div><div style="text-align:right">Sample ID 26XX0447<br>Page 1 / 1</div></div>
      <div style="display:grid;grid-template-columns:1fr 1fr;background:#f8f1f5;padding:6px 10px;margin:8px 0"><div>Name: <b>Vadas Eszter</b> (female)<br>Born: 1990.08.22.<br>Requesting doctor: Dr. Halmos Réka</div><div>Sampling: 2026.04.14. 07:25 (cycle day 3)<br>Arrived: 2026.04.14. 08:10<br>Findings issued: 2026.04.17.</div></div>
      <table><tr><th>Examination</th><th style="text-align:right">Result</th><th></th><th>Unit</th><th style="width:30%">Reference</th></tr>
      ${['#Hormones', 'fsh;FSH;11,8;IU/L;3,5 - 12,5 (follicular)|ECLIA|3,5 - 12,5', 'lh;LH;5,2;IU/L;2,4 - 12,6 (follicular)|ECLIA|2,4 - 12,6', 'e2;Oestradiol;142;pmol/L;46 - 607 (follicular)|ECLIA|46 - 607', 'prl;Prolactin;618;mIU/L;102 - 496', 'amh;AMH;0,74;ng/mL;0,9 - 9,5|ECLIA, age 35-39', 'testo;Testosterone;0,9;nmol/L;0,3 - 1,7', 'shbg;SHBG;54,6;nmol/L;32,4 - 128,0', 'dheas;DHEA-S;7,1;umol/L;1,7 - 9,2', '>{x|AMH below 1,0 may point to lower ovarian reserve|reference comment}. {x|Macroprolactin is being tested|pending}.', '#Thyroid', 'tsh;TSH;4,62;mIU/L;0,27 - 4,20|ECLIA', 'ft4;Free T4;12,9;pmol/L;12,0 - 22,0', 'tpo;Anti-TPO;143;IU/mL;< 34', 'tgab;Anti-thyroglobulin;28;IU/mL;< 115', '>{x|TSH below 2,5 is recommended before conception|reference comment|l.tsh}.', '#Metabolism', 'glu;Glucose, fasting;5,1;mmol/L;3,9 - 5,6', 'insul;Insulin, fasting;16,3;mIU/L;2,6 - 24,9', 'hoamir;HOMA-IR;3,7;;< 2,5', 'vitd;25-OH vitamin D;48;nmol/L;75 - 125', 'ferr;Ferritin;22;ug/L;13 - 150', '#Clotting', 'aptt;APTT;31,4;s;25,0 - 37,0', 'at3;Antithrombin activity;97;%;80 - 120', 'protc;Protein C activity;104;%;70 - 140', 'prots;Free protein S;51;%;55 - 124', 'f5l;Factor V Leiden (G1691A);heterozygous;;wild type|PCR', 'f2m;Prothrombin G20210A;wild type;;wild type|PCR', '#Infections', 'hbsag;HBsAg;non-reactive;;non-reactive', 'antihcv;Anti-HCV;non-reactive;;non-reactive', 'hivag;HIV 1/2 Ag/Ab;non-reactive;;non-reactive', 'syph;Treponema pallidum antibody;non-reactive;;non-reactive', 'rubg;Rubella IgG;86;IU/mL;> 10', 'toxg;Toxoplasma IgG;negative;;', 'cmvg;CMV IgG;positive;;', 'cmvm;CMV IgM;negative;;', 'chlampcr;Chlamydia trachomatis PCR (cervix);not detected;;not detected', '#Immunohaematology', 'abo;ABO blood group;A;;', 'rhd;Rh(D);positive;;', 'abscr;Antibody screen;negative;;negative'].map(row).join('')}</table>
      <p>▲ above, ▼ below the reference. ${c.t('{x|Heterozygous carriers have a three- to fivefold risk of thrombosis|reference comment|d.dvt}. {x|Low-molecular-weight heparin only on a doctor’s advice|conditional|m.enox}. {x|Repeat protein S outside pregnancy|suggestion|l.prots}.')}</p>
      <div style="display:flex;justify-content:space-between;align-items:end"><span>Validated: Dr. Kelemen Bence, laboratory physician</span>${signature(c.rnd, '#22306b', 80)}</div>${c.no('Kelemen Bence', 'laboratory physician')}`,
    )
  },
  { dateAliases: ['2026-04-17'], width: 1060, scale: 1.32 },
)

export const practice31EnLabs = [practice, skin, typed, ivf]
