/** Results in English as an English practice's record prints them. */
import { FACE, doc, en, sheet } from './blind-parts.mjs'

const off = (r) => r.flag === 'H' || r.flag === 'L'
const lines = (s) =>
  s
    .trim()
    .split('\n')
    .map((x) => x.trim())

/** England: a practice's print of filed results; terms as its record words them, "!" before what is outside, the doctor's note under each report. */
const filed = doc(
  'p1303.png',
  ['en', 'lab', 'clean'],
  '2026-03-30',
  [
    'Orchard Lane Medical Centre',
    'ORCHARD LANE MEDICAL CENTRE',
    'Orchard Lane Medical Centre, Ledbury',
    'The Orchard Lane Medical Centre',
  ],
  [
    'Dr Alice Farnworth',
    'Alice Farnworth',
    'FARNWORTH, Alice (Dr)',
    'Dr A Farnworth',
    'Dr. Alice Farnworth',
    'Dr FARNWORTH, Alice',
  ],
  ['Sunita Rawat', 'RAWAT, Sunita', 'Mrs Sunita Rawat', 'RAWAT, Sunita (Mrs)', 'Mrs Sunita RAWAT'],
  'Investigation results',
  (c) => {
    const row = (s) => {
      const r = c.lab(s)
      return `<tr data-e="${r.n}"><td class="b">${off(r) ? '!' : ''}</td><td>${en(r.label)}</td><td>${en(r.printed)} ${en(r.unit)}</td><td>${r.ref ? `[${en(r.ref)}]` : ''}</td></tr>`
    }
    const report = (title, list, note) =>
      `<div class="r"><div class="h">${en(title)}</div><table>${lines(list).map(row).join('')}</table><div class="n" data-line>${c.t(note)}</div></div>`
    const old = (day, date, s) => {
      const r = c.lab(s, { date })
      c.entities[r.n].text = `${r.label} ${r.printed} ${r.unit}`
      return `<tr data-e="${r.n}"><td style="width:110px">${day}</td><td style="width:300px">${en(r.label)}</td><td>${en(r.printed)} ${en(r.unit)}</td></tr>`
    }
    return sheet(
      `body{font:16px/1.32 ${FACE.verdana};font-size:14px;padding:40px 56px}td{padding:1.4px 8px}.r{margin-top:10px}.r table{width:100%}.r td:nth-child(2){width:48%}.r td:nth-child(3){width:24%}.h{font-weight:bold;background:#dfe9f3;padding:2px 8px}.r table{table-layout:fixed}.b{width:32px;color:#b00020;font-weight:bold}.n{font-style:italic;padding:1px 8px 1px 34px;color:#333}`,
      `<div style="display:flex;justify-content:space-between;border-bottom:2px solid #31577d;padding-bottom:6px"><div><b style="font-size:19px;color:#31577d">Orchard Lane Medical Centre</b><br>Orchard Lane, Ledbury HR8 1XQ &nbsp; 01632 960 118</div><div style="text-align:right"><b>Patient record: investigation results</b><br>Printed 14-Apr-2026 16:02 by reception</div></div>
      <div style="display:grid;grid-template-columns:1fr 1fr;margin-top:6px"><div><b>RAWAT, Sunita (Mrs)</b><br>Born 12-Nov-1971 (54y) &nbsp; Female<br>NHS No. 612 448 9037</div><div>Usual GP: Dr Alice Farnworth<br>Requested by: Nurse K. Dobbs<br>Laboratory: ${c.t('{o|Wye Valley Blood Sciences}')}<br>Sample date: <b>30-Mar-2026</b> &nbsp; Received 31-Mar-2026</div></div>${c.no('Nurse K. Dobbs', 'requesting nurse')}
      ${report(
        'Full blood count - FBC',
        `
        hgb;Haemoglobin concentration;129;g/L;115 - 165
        wbc;Total white blood count;8.2;10*9/L;4.0 - 11.0
        plt;Platelet count - observation;265;10*9/L;150 - 400
        rbc;Red blood cell count;4.62;10*12/L;3.80 - 5.80
        hct;Haematocrit;0.391;L/L;0.370 - 0.470
        mcv;Mean cell volume;84.6;fL;80.0 - 100.0
        mch;Mean cell haemoglobin level;27.9;pg;27.0 - 32.0
        neut;Neutrophil count;5.1;10*9/L;2.0 - 7.5
        lymph;Lymphocyte count;2.3;10*9/L;1.0 - 4.0
      `,
        'Filed 01-Apr-2026: Normal, no action',
      )}
      ${report(
        'Urea and electrolytes',
        `
        na;Serum sodium level;140;mmol/L;133 - 146
        k;Serum potassium level;4.6;mmol/L;3.5 - 5.3
        crea;Serum creatinine level;68;umol/L;45 - 84
        egfr;eGFR using creatinine (CKD-EPI) per 1.73 m*2;87;mL/min;
      `,
        'Filed 01-Apr-2026: Normal, no action',
      )}
      ${report(
        'Liver function tests',
        `
        alt;Serum ALT (alanine aminotransferase) level;52;U/L;0 - 35
        alp;Serum alkaline phosphatase level;91;U/L;30 - 130
        tbil;Serum total bilirubin level;7;umol/L;0 - 21
        alb;Serum albumin level;44;g/L;35 - 50
      `,
        'Filed 02-Apr-2026 Dr Farnworth: Abnormal but expected. {x|?fatty liver, arrange ultrasound|question|d.steat}. {x|No alcohol|negated|d.alcdep}',
      )}
      ${report(
        'Serum lipids (non-fasting)',
        `
        chol;Serum cholesterol level;5.2;mmol/L;
        hdl;Serum HDL cholesterol level;1.2;mmol/L;
        nhdl;Serum non HDL cholesterol level;4.0;mmol/L;
        cholhdl;Serum cholesterol/HDL ratio;4.3;;
        trig;Serum triglyceride level;2.4;mmol/L;0.0 - 2.3
      `,
        'Filed 02-Apr-2026 Dr Farnworth: Not at target. {x|Offer increase of atorvastatin to 40 mg|planned}. Currently {m.ator|atorvastatin 20 mg|dose=20 mg}',
      )}
      ${report(
        'Haemoglobin A1c level - IFCC standardised',
        `
        a1c;Haemoglobin A1c level - IFCC standardised;58;mmol/mol;20 - 41
      `,
        'Filed 02-Apr-2026 Dr Farnworth: {d.dm2|T2DM|icd=E11.9/E11.65}, speak to patient. On {m.metf|metformin 1 g bd|freq=bd}, {x|consider adding dapagliflozin|considered|m.dapa}',
      )}
      ${report(
        'Thyroid function test',
        `
        tsh;Serum TSH (thyroid stimulating hormone) level;1.84;mU/L;0.27 - 4.20
      `,
        'Filed 01-Apr-2026: Normal, no action. {x|Free T4 not indicated|not done|l.ft4}',
      )}
      ${report(
        'Urine albumin:creatinine ratio (early morning)',
        `
        ualb;Urine albumin level;34.1;mg/L;
        ucrea;Urine creatinine level;7.6;mmol/L;
        uacr;Urine albumin:creatinine ratio;4.5;mg/mmol;0.0 - 2.9
      `,
        'Filed 02-Apr-2026 Dr Farnworth: {x|Repeat ACR in 2 months to confirm; dipstick first|planned|l.uacr}',
      )}
      <div class="r"><div class="h">Earlier values</div><table>${[
        ['22-Sep-2025', '2025-09-22', 'a1c;Haemoglobin A1c level;53;mmol/mol;'],
        ['17-Mar-2025', '2025-03-17', 'a1c;Haemoglobin A1c level;50;mmol/mol;'],
        ['22-Sep-2025', '2025-09-22', 'alt;Serum ALT level;41;U/L;'],
      ]
        .map((a) => old(...a))
        .join('')}</table></div>
      <div style="font-size:12.6px;margin-top:9px">! outside the laboratory's range in square brackets. Ranges may differ between laboratories. &nbsp; Page 1 of 1</div>`,
    )
  },
  { width: 1080, scale: 1.3 },
)

export const thirtysecondEnRecord = [filed]
