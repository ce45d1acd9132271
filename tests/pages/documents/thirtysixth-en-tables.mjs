/** Two more result sheets in English: a Canadian portal with a verdict before the value and the earlier result under it, an Israeli fund's print with least and most before the result. */
import { barcode, mark, matrixCode } from '../lib/decor.mjs'
import { FACE, doc, en, resultCell, sheet } from './blind-parts.mjs'

const off = (r) => r.flag === 'H' || r.flag === 'L'

/** Canada: a portal printed at home; name and verdict on the first line, limits and the earlier result small on the second. */
const portal = doc(
  'p1504.png',
  ['en', 'lab', 'clean'],
  '2026-05-06',
  [
    'Trillium Bay Medical Laboratories',
    'TRILLIUM BAY MEDICAL LABORATORIES',
    'Trillium Bay Labs',
    'Trillium Bay Medical Laboratories, Kingston',
    'myTrillium',
  ],
  ['Dr. Farida Nazari', 'Farida Nazari', 'NAZARI, FARIDA', 'Dr. F. Nazari', 'Dr Farida Nazari'],
  ['Colette Desrosiers', 'DESROSIERS, COLETTE', 'Desrosiers, Colette', 'Colette M. Desrosiers'],
  'Lab results',
  (c) => {
    const row = (s) => {
      const [line, before, when, iso] = s.split('|')
      const [key, label, printed, unit, ref] = line.split(';')
      let r
      const now = resultCell(c, key, label, printed, unit, ref, '2026-05-06', (x) => {
        r = x
        return `${x.printed} ${unit}`.trim()
      })
      const word = off(r) ? (r.flag === 'H' ? 'Above range' : 'Below range') : ref ? 'In range' : 'No range'
      const old = before
        ? `<span class="p">Previous: ${resultCell(c, key, label, before, unit, ref, iso, (x) => x.printed)} on ${en(when)}</span>`
        : ''
      return `<div class="row" data-line><div><b>${en(label)}</b><small>${ref ? `Reference: ${en(ref)} ${en(unit)}` : ''}</small></div><div><span class="w${off(r) ? ' o' : ''}">${word}</span></div><div class="n">${now}</div><div>${old}</div></div>`
    }
    const group = (title, list) => `<h3>${en(title)}</h3>${list.map(row).join('')}`
    return sheet(
      `body{font:15px/1.25 ${FACE.openSans};font-size:14.6px;padding:36px 56px;color:#222}h3{font-size:16px;color:#7a2e12;margin:9px 0 2px;border-bottom:2px solid #7a2e12}.row{display:grid;grid-template-columns:38% 15% 20% 27%;border-bottom:1px solid #ddd;padding:3px 4px;align-items:center}small{display:block;color:#555;font-size:12.6px}.w{font-size:12.6px;border:1px solid #4d7a4d;color:#2f5f2f;border-radius:9px;padding:0 8px}.w.o{border-color:#b23c17;color:#b23c17;font-weight:bold}.n{font-weight:bold}.p{font-size:13px;color:#444}p{margin:6px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:10px;align-items:center">${mark('leaf', '#7a2e12', 44)}<div><b style="font-size:21px;color:#7a2e12">myTrillium</b> &nbsp; my lab results<br>Trillium Bay Medical Laboratories, Kingston ON</div></div>${matrixCode(c.rnd, 18, 2.6)}</div>
      <div style="display:grid;grid-template-columns:1fr 1fr;background:#f7efe9;padding:6px 12px;margin-top:7px"><div><b>Colette M. Desrosiers</b><br>Born: March 3, 1971 &nbsp; Female &nbsp; HC# XXXX XXX 552</div><div>Collected: <b>May 6, 2026</b> 8:05 a.m. &nbsp; Ready: May 7, 2026<br>Ordered by: Dr. Farida Nazari &nbsp; Order 61XX-20</div></div>
      ${group('Hematology', ['hgb;Hemoglobin;141;g/L;120 - 160|138|Nov 12, 2025|2025-11-12', 'wbc;White blood cells;6.1;x10 9/L;4.0 - 11.0', 'plt;Platelets;259;x10 9/L;150 - 400', 'mcv;MCV;101;fL;80 - 100|98|Nov 12, 2025|2025-11-12'])}
      ${group('Liver and enzymes', ['alt;Alanine aminotransferase (ALT);74;U/L;<36|58|Nov 12, 2025|2025-11-12', 'ast;Aspartate aminotransferase (AST);52;U/L;<31', 'ggt;Gamma GT;143;U/L;5 - 36|96|Nov 12, 2025|2025-11-12', 'alp;Alkaline phosphatase;88;U/L;35 - 120', 'tbil;Bilirubin, total;11;umol/L;<20', 'alb;Albumin;42;g/L;35 - 50'])}
      ${group('Lipids (not fasting)', ['chol;Cholesterol;5.92;mmol/L;<5.20|6.31|Nov 12, 2025|2025-11-12', 'hdl;HDL cholesterol;1.21;mmol/L;>1.29', 'nhdl;Non-HDL cholesterol;4.71;mmol/L;<4.20', 'ldl;LDL cholesterol (calculated);3.62;mmol/L;<3.50', 'trig;Triglycerides;2.41;mmol/L;<1.70'])}
      ${group('Diabetes and kidney', ['a1c;Hemoglobin A1C;6.2;%;<6.0|6.0|Nov 12, 2025|2025-11-12', 'crea;Creatinine;68;umol/L;50 - 100', 'egfr;eGFR;92;mL/min/1.73m2;>60'])}
      ${group('Vitamins, iron and thyroid', ['b12;Vitamin B12;188;pmol/L;>220', 'ferr;Ferritin;402;ug/L;30 - 200', 'tsat;Transferrin saturation;0.31;;0.20 - 0.50', 'tsh;TSH;2.94;mIU/L;0.32 - 4.00'])}
      <p style="font-size:13.4px"><b>Laboratory comments</b><br>${c.t('{x|A1C 6.0 to 6.4 % is in the prediabetes range; 6.5 % or above suggests diabetes|reference comment|d.dm2}. {x|Hepatitis B surface antigen: in progress|pending|l.hbsag}. {x|LDL target below 2.0 applies to people with heart disease|reference comment|d.ihd}.')}</p>
      <p style="font-size:13.4px"><b>Message from Dr. Nazari, May 8:</b> ${c.t('Enzymes are up again, most likely {d.steat?|fatty liver|icd=K76.0}. {x|I do not think this is hepatitis|negated|d.hepc}, {x|ultrasound booked for May 21|planned|i.usabd}. Please take {m.b12|vitamin B12 1000 mcg|freq=daily} daily for {d.b12|low B12|icd=E53.8}. {x|We will talk about a statin at your next visit|considered}.')}</p>
      <p style="font-size:12.6px;color:#555">Printed from myTrillium on 2026-05-10 &nbsp; Page 1 of 1</p>`,
    )
  },
  { dateAliases: ['2026-05-07', '2026-05-08', '2026-05-10'], width: 1040, scale: 1.32 },
)

/** Israel, in English: a fund's print; least and most in columns before the result, the deviation as stars behind it. */
const fund = doc(
  'p1505.png',
  ['en', 'lab', 'clean'],
  '2026-01-12',
  [
    'Arava Health Fund',
    'ARAVA HEALTH FUND',
    'Arava Health Fund, Regional Laboratory',
    'Arava Health Fund - Regional Laboratory Beer Sheva',
  ],
  ['Dr. Igal Shemtov', 'Igal Shemtov', 'SHEMTOV IGAL', 'Dr Igal Shemtov', 'Shemtov Igal, Dr.'],
  ['Boris Feldstein', 'FELDSTEIN BORIS', 'Feldstein Boris', 'Mr. Boris Feldstein', 'Boris FELDSTEIN'],
  'Laboratory results',
  (c) => {
    const row = (s) => {
      if (s.startsWith('#')) return `<tr><td colspan="6" class="g">${en(s.slice(1))}</td></tr>`
      const [key, label, printed, unit, low, high, stars = ''] = s.split(';')
      const ref = low && high ? `${low} - ${high}` : high ? `< ${high}` : low ? `> ${low}` : ''
      const r = c.lab([key, label, printed, unit, ref].join(';'))
      return `<tr data-e="${r.n}"${off(r) ? ' class="o"' : ''}><td>${en(label)}</td><td class="r">${en(low)}</td><td class="r">${en(high)}</td><td class="r v">${en(printed)}</td><td class="s">${stars}</td><td>${en(unit)}</td></tr>`
    }
    return sheet(
      `body{font:16px/1.28 ${FACE.arial};font-size:15.2px;padding:42px 66px}td,th{padding:1.9px 9px;border-bottom:1px solid #ddd}th{border-top:2px solid #3a2f6b;border-bottom:2px solid #3a2f6b;text-align:left}.r,th.r{text-align:right;width:92px}.v{font-weight:bold;background:#f3f1fa}.s{width:54px;font-weight:bold;color:#a3122a}.g{font-weight:bold;color:#3a2f6b;padding-top:8px}p{margin:6px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:12px;align-items:center">${mark('rings', '#3a2f6b', 50)}<div><b style="font-size:24px;color:#3a2f6b">Arava Health Fund</b><br>Regional Laboratory, Beer Sheva &nbsp; *29XX</div></div><div style="text-align:right"><b style="font-size:18px">Laboratory results</b><br>${barcode(c.rnd, 30, 26)}</div></div>
      <div style="display:grid;grid-template-columns:1.1fr 1fr;margin:10px 0;background:#f3f1fa;padding:6px 12px"><div>Member: <b>FELDSTEIN BORIS</b> &nbsp; Male<br>ID: 3-1XXXX40-X &nbsp; Birth date: 08.06.1952</div><div>Ordered by: Dr. Igal Shemtov, licence 2XX71<br>Sample: <b>12.01.2026</b> 07:10 &nbsp; Approved: 13.01.2026 11:48</div></div>
      <table><tr><th style="width:38%">Test name</th><th class="r">From</th><th class="r">To</th><th class="r">Result</th><th></th><th>Units</th></tr>
      ${[
        '#BLOOD COUNT',
        'wbc;WBC;6.44;K/micl;4.5;11',
        'hgb;HB;12.3;g/dl;14;18;*',
        'hct;HCT;37.2;%;42;52;*',
        'mcv;MCV;93.1;fl;80;97',
        'plt;PLT;171;K/micl;150;450',
        'neut;NEUT. abs;3.9;K/micl;1.8;7.7',
        '#CHEMISTRY',
        'glu;GLUCOSE;164;mg/dl;70;100;**',
        'urea;UREA;71;mg/dl;17;43;**',
        'crea;CREATININE;1.74;mg/dl;0.67;1.17;**',
        'egfr;eGFR (CKD-EPI);40;ml/min/1.73;60;;*',
        'na;SODIUM;139;mmol/l;136;146',
        'k;POTASSIUM;5.1;mmol/l;3.5;5.1',
        'ca;CALCIUM;8.7;mg/dl;8.8;10.6;*',
        'phos;PHOSPHORUS;4.6;mg/dl;2.5;4.5;*',
        'uric;URIC ACID;8.9;mg/dl;3.5;7.2;*',
        'alb;ALBUMIN;3.9;g/dl;3.5;5.2',
        'alt;ALT (GPT);21;U/l;;45',
        'ck;CK-CREAT. KINASE;148;U/l;;171',
        '#LIPIDS',
        'chol;CHOLESTEROL;139;mg/dl;;200',
        'hdl;CHOLESTEROL- HDL;36;mg/dl;40;;*',
        'ldl;CHOLESTEROL-LDL calc;64;mg/dl;;100',
        'trig;TRIGLYCERIDES;195;mg/dl;;150;*',
        '#OTHER',
        'a1c;HEMOGLOBIN A1C %;7.6;%;4;6;**',
        'pth;PTH- PARATHYROID HORMONE;121;pg/ml;12;88;**',
        'vitd;VITAMIN D (25-OH);18;ng/ml;30;100;*',
        'psa;PSA;5.1;ng/ml;;4;*',
        '#URINE',
        'ucrea;CREATININE, URINE;88;mg/dl;;',
        'ualb;MICROALBUMIN;21.6;mg/dl;;',
        'uacr;ALBUMIN/CREATININE;245;mg/g;;30;**',
      ]
        .map(row)
        .join('')}</table>
      <p style="font-size:14px">${c.t('{x|eGFR 30 - 59: moderate decrease of kidney function|reference comment|d.ckd3}. {x|PSA above 4: repeat in 4 - 6 weeks and refer to urologist if still high|instruction|l.psa}. {x|Protein electrophoresis: in work|pending}.')} * outside the range, ** far outside</p>
      <div style="border-top:1px solid #3a2f6b;padding-top:4px;font-size:13.6px;display:flex;justify-content:space-between"><span>Laboratory director: Dr. Orna Zilberman &nbsp; Accredited ISO 15189</span><span>Printed 15.01.2026 &nbsp; Page 1/1</span></div>${c.no('Dr. Orna Zilberman', 'laboratory director')}`,
    )
  },
  { dateAliases: ['2026-01-13', '2026-01-15'], width: 1060, scale: 1.32 },
)

export const thirtysixthEnTables = [portal, fund]
