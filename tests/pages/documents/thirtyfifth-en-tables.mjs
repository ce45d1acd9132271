/** Two more result sheets in English: an English patient's app printed with a pill on each row, an Israeli fund's print of two draws. */
import { barcode, mark } from '../lib/decor.mjs'
import { FACE, doc, en, resultCell, sheet } from './blind-parts.mjs'

const off = (r) => r.flag === 'H' || r.flag === 'L'

/** England: the record as an app prints it; a bar for each request with its day and what the practice said of it. */
const app = doc(
  'p1454.png',
  ['en', 'lab', 'clean'],
  '2026-03-18',
  ['Ravensmoor Surgery', 'RAVENSMOOR SURGERY', 'Ravensmoor Surgery, Nantwich'],
  ['Dr Olivia Thackray', 'Olivia Thackray', 'Dr. Olivia Thackray', 'THACKRAY, Olivia (Dr)', 'Dr O Thackray'],
  ['Zainab Mirza', 'MIRZA, Zainab', 'Ms Zainab Mirza', 'Zainab MIRZA', 'Mirza, Zainab'],
  'Test results',
  (c) => {
    const group = (title, day, date, note, list) => {
      const rows = list
        .map((s) => {
          const [key, label, printed, unit, ref] = s.split(';')
          const span = ref?.replace(' - ', ' to ')
          let pill = ''
          const value = resultCell(c, key, label, printed, unit, span, date, (r) => {
            if (span) pill = off(r) ? (r.flag === 'H' ? 'Above range' : 'Below range') : 'In range'
            return r.printed
          })
          const tone = pill === 'In range' ? '#dcefe1' : '#fbe0d3'
          return `<tr><td>${en(label)}</td><td><b>${value}</b> ${en(unit)}</td><td>${span ? `Range ${en(span)}` : ''}</td><td>${pill ? `<span class="p" style="background:${tone}">${pill}</span>` : ''}</td></tr>`
        })
        .join('')
      return `<div class="g"><b>${en(title)}</b><span>${en(day)}</span></div><div class="n">${c.t(note)}</div><table>${rows}</table>`
    }
    return sheet(
      `body{font:15px/1.3 ${FACE.lato};font-size:15.6px;padding:38px 58px;color:#212b32}.g{display:flex;justify-content:space-between;background:#005a8c;color:#fff;padding:3px 12px;border-radius:5px 5px 0 0;margin-top:10px}.n{background:#eaf2f7;padding:3px 12px;font-size:14.6px}td{padding:2.2px 12px;border-bottom:1px solid #d8dde0}td:first-child{width:38%}td:nth-child(3){color:#4c6272;width:24%}td:last-child{width:15%}.p{padding:0 9px;border-radius:9px;font-size:13px;white-space:nowrap}p{margin:6px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:11px;align-items:center">${mark('rings', '#005a8c', 42)}<div><b style="font-size:21px;color:#005a8c">CareThread</b><br>Your GP health record</div></div><div style="text-align:right"><b>Zainab Mirza</b> &nbsp; Date of birth 27 January 1988<br>NHS number 48X XXX 7719 &nbsp; Ravensmoor Surgery, Nantwich</div></div>
      <p style="font-size:19px"><b>Test results</b> <span style="font-size:14.6px">&nbsp; showing December 2025 to April 2026 &nbsp; Printed on 4 April 2026 at 20:17</span></p>
      ${group('Quantitative faecal immunochemical test', '27 March 2026', '2026-03-27', 'Requested by Dr Olivia Thackray. Comment: {x|Normal, bowel cancer very unlikely|negated|d.colonca}', ['e23fit;FIT;<4;ug Hb/g;0 - 9'])}
      ${group('Coeliac serology', '25 March 2026', '2026-03-25', 'Requested by Dr Olivia Thackray. Comment: Normal, no further action. {x|No coeliac disease|negated|d.celiac}', ['ttg;Tissue transglutaminase IgA level;0.8;U/mL;0.0 - 7.0', 'iga;Serum immunoglobulin A level;1.72;g/L;0.80 - 2.80'])}
      ${group('Full blood count', '18 March 2026', '2026-03-18', 'Requested by Dr Olivia Thackray. Comment: Abnormal, speak to clinician. {d.ida|Iron deficiency anaemia|icd=D50.9/D50.0}, {d.menorr|heavy periods|icd=N92.0}. Start {m.fefum|ferrous fumarate 210 mg once daily|freq=once daily}, 3 months', ['hgb;Haemoglobin concentration;98;g/L;115 - 165', 'wbc;Total white cell count;5.6;10*9/L;4.0 - 11.0', 'plt;Platelet count;437;10*9/L;150 - 400', 'rbc;Red blood cell count;4.21;10*12/L;3.80 - 5.80', 'hct;Haematocrit;0.315;L/L;0.370 - 0.470', 'mcv;Mean corpuscular volume;74.8;fL;80.0 - 100.0', 'mch;Mean corpuscular haemoglobin;23.3;pg;27.0 - 32.0', 'neut;Neutrophil count;3.24;10*9/L;2.00 - 7.50', 'lymph;Lymphocyte count;1.71;10*9/L;1.00 - 4.00', 'eos;Eosinophil count;0.16;10*9/L;0.00 - 0.40'])}
      ${group('Haematinics', '18 March 2026', '2026-03-18', 'Requested by Dr Olivia Thackray. Comment: Abnormal, see blood count', ['ferr;Serum ferritin level;6;ug/L;13 - 150', 'b12;Serum vitamin B12 level;289;ng/L;180 - 900', 'fol;Serum folate level;5.7;ug/L;3.1 - 20.0'])}
      ${group('Thyroid function test', '18 March 2026', '2026-03-18', 'Requested by Dr Olivia Thackray. Comment: {d.hypothy|Hypothyroidism|icd=E03.9}, under-replaced. {m.levo|Levothyroxine up to 75 micrograms daily|dose=75 mcg;freq=daily} ({o|was 50}), {x|repeat in 8 weeks|planned|l.tsh}', ['tsh;Serum TSH level;7.42;mU/L;0.27 - 4.20', 'ft4;Serum free T4 level;11.6;pmol/L;11.0 - 22.0'])}
      ${group('Urea and electrolytes', '2 December 2025', '2025-12-02', 'Requested by Dr Faizal Gormley. Comment: Normal, no action', ['na;Serum sodium level;139;mmol/L;133 - 146', 'k;Serum potassium level;4.4;mmol/L;3.5 - 5.3', 'crea;Serum creatinine level;62;umol/L;49 - 90', 'egfr;eGFRcreat (CKD-EPI)/1.73 m2;90;mL/min;'])}
      ${group('Haemoglobin', '2 December 2025', '2025-12-02', 'Requested by Dr Faizal Gormley. Comment: Slightly low, repeat in spring', ['hgb;Haemoglobin concentration;112;g/L;115 - 165'])}${c.no('Dr Faizal Gormley', 'requester of other tests')}
      <p style="font-size:13.4px;color:#4c6272">${c.t('{x|Results can be outside the range for many reasons. If you are pregnant your range may differ|reference text|d.h30pregn}. {x|Cervical screening: due, book now|reminder|p.smear}')} &nbsp; Page 1 of 1</p>`,
    )
  },
  {
    dateAliases: ['2026-03-25', '2026-03-27', '2026-04-04'],
    width: 1040,
    scale: 1.34,
  },
)

/** Israel, in English: a fund's yearly print; two draws side by side, an arrow beside what is outside. */
const fund = doc(
  'p1455.png',
  ['en', 'lab', 'clean'],
  '2026-04-12',
  ['Tamar Health Fund', 'TAMAR HEALTH FUND', 'Tamar Health Fund, Northern District Laboratory'],
  ['Dr. Hadas Livneh', 'Hadas Livneh', 'Dr Hadas Livneh', 'LIVNEH HADAS', 'Livneh Hadas, Dr.'],
  ['Yossef Abargil', 'ABARGIL YOSSEF', 'Abargil Yossef', 'Yossef ABARGIL', 'Mr. Yossef Abargil'],
  'Laboratory results',
  (c) => {
    const arrow = (r) => (off(r) ? (r.flag === 'H' ? ' &#9650;' : ' &#9660;') : '')
    const row = (s) => {
      if (s.startsWith('#')) return `<tr><td colspan="5" class="g">${en(s.slice(1))}</td></tr>`
      const [line, before] = s.split('|')
      const [key, label, unit, printed, ref] = line.split(';')
      const cell = (value, date) => {
        if (!value) return '<td class="r">-</td>'
        let mark = ''
        const html = resultCell(c, key, label, value, unit, ref, date, (r) => {
          mark = arrow(r)
          return r.printed
        })
        return `<td class="r"${mark ? ' style="font-weight:bold"' : ''}>${html}${mark}</td>`
      }
      return `<tr><td>${en(label)}</td><td class="u">${en(unit)}</td>${cell(printed, '2026-04-12')}${cell(before, '2025-10-05')}<td class="r">${en(ref)}</td></tr>`
    }
    return sheet(
      `body{font:15px/1.26 ${FACE.verdana};font-size:14.4px;padding:42px 64px}td,th{padding:2.2px 10px;border:1px solid #b9c4d0}th{background:#d7e3f0;text-align:left}.r{text-align:right}.u{color:#444}.g{background:#eef3f8;font-weight:bold}p{margin:7px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center;border-bottom:3px solid #1c4e80;padding-bottom:7px"><div style="display:flex;gap:12px;align-items:center">${mark('star', '#1c4e80', 46)}<div><b style="font-size:22px;color:#1c4e80">Tamar Health Fund</b><br>Northern District Laboratory, Afula</div></div><div style="text-align:right">${barcode(c.rnd, 32, 28)}<br>Lab. no. 26-1XX4407</div></div>
      <div style="display:grid;grid-template-columns:1fr 1fr;margin:8px 0"><div>Member: <b>ABARGIL YOSSEF</b><br>ID 0-5XXXX83-X &nbsp; Born 19/06/1949 &nbsp; Male</div><div>Referred by: Dr. Hadas Livneh, Family medicine<br>Printed: 16/04/2026</div></div>
      <table><tr><th style="width:33%">Test</th><th>Units</th><th class="r">12/04/2026</th><th class="r">05/10/2025</th><th class="r">Norm</th></tr>
      ${[
        '#BLOOD COUNT',
        'wbc;WBC;K/uL;7.21;4.50 - 11.00|6.88',
        'hgb;HGB;g/dL;11.4;13.5 - 17.5|12.3',
        'hct;HCT;%;34.6;41.0 - 53.0|37.1',
        'mcv;MCV;fL;91.3;80.0 - 97.0|90.8',
        'plt;PLT;K/uL;203;150 - 450|214',
        '#CHEMISTRY',
        'glu;Glucose;mg/dL;158;70 - 100|141',
        'urea;Urea;mg/dL;86;17 - 43|71',
        'crea;Creatinine;mg/dL;2.14;0.67 - 1.17|1.83',
        'egfr;eGFR (CKD-EPI);mL/min/1.73m2;31;|37',
        'na;Sodium;mmol/L;141;136 - 146|140',
        'k;Potassium;mmol/L;5.4;3.5 - 5.1|4.9',
        'ca;Calcium;mg/dL;8.7;8.8 - 10.6|9.0',
        'phos;Phosphorus;mg/dL;4.8;2.5 - 4.5|4.1',
        'uric;Uric acid;mg/dL;8.3;3.5 - 7.2|7.9',
        'alb;Albumin;g/dL;3.9;3.5 - 5.2|',
        'alt;ALT (GPT);U/L;17;0 - 50|21',
        'chol;Cholesterol;mg/dL;152;0 - 200|166',
        'ldl;LDL cholesterol calc.;mg/dL;74;0 - 100|88',
        'fe;Iron;ug/dL;52;65 - 175|',
        'ferr;Ferritin;ng/mL;96;22 - 322|118',
        '#HORMONES AND OTHER',
        'a1c;HbA1c;%;7.6;4.0 - 6.0|7.1',
        'pth;PTH, intact;pg/mL;118;15 - 65|92',
        'vitd;Vitamin D (25-OH);nmol/L;61;50 - 125|44',
        '#URINE',
        'uacr;Albumin/creatinine ratio;mg/g;412;0 - 30|355',
      ]
        .map(row)
        .join('')}</table>
      <p data-line><b>Remarks:</b> ${c.t('{x|eGFR 30 - 44 is stage G3b, 15 - 29 stage G4|reference comment|d.ckd4}. {x|Potassium above 6.0 is reported to the doctor by telephone|reference comment|d.hyperk}. {x|Protein electrophoresis: in process|pending|l.spalb}.')}</p>
      <p data-line><b>Doctor's note of 14/04/2026 (Dr. Livneh):</b> ${c.t('{d.ckd3|CKD stage 3b|icd=N18.32} with {d.albur|albuminuria|icd=R80.9/R80.8}, {d.anemia|anaemia|icd=D63.1/D64.9}, {d.secpth|secondary hyperparathyroidism|icd=N25.81}. {m.los|Losartan 50 mg|freq=-} unchanged, {x|low-potassium diet|instruction}. {x|Nephrologist will decide on iron and erythropoietin|considered|m.epoetin}.')}</p>
      <div style="border-top:1px solid #1c4e80;padding-top:4px;font-size:12.6px;display:flex;justify-content:space-between"><span>Laboratory director: Dr. Gilad Perlmutter</span><span>&#9650; above &nbsp; &#9660; below norm &nbsp; Page 1 of 1</span></div>${c.no('Dr. Gilad Perlmutter', 'laboratory director')}`,
    )
  },
  { dateAliases: ['2026-04-16'], width: 1040, scale: 1.34 },
)

export const thirtyfifthEnTables = [app, fund]
