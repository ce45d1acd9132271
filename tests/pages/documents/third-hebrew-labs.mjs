/** Israeli laboratory sheets: Latin names, Hebrew names with the previous result, ranges by sex. */
import { barcode, mark, signature } from '../lib/decor.mjs'
import { FACE, doc, he, ltr, mixed, pairs, resultCell, rows, sheet } from './blind-parts.mjs'

const head = (...cells) => `<tr>${cells.map((t) => `<th>${he(t)}</th>`).join('')}</tr>`
const word = (r) => (r.flag === 'H' ? 'גבוה' : r.flag === 'L' ? 'נמוך' : '')

/** Latin names at the right, the remark between result and unit. */
const latin = doc(
  'p103.jpg',
  ['he', 'lab', 'photo'],
  '2024-12-03',
  ['קופת חולים אופק', 'אופק', 'קופת חולים אופק - מעבדות'],
  ['ד"ר רונית שגב', 'רונית שגב', 'ד״ר רונית שגב', 'שגב רונית'],
  ['מרדכי אזולאי', 'אזולאי מרדכי'],
  'תוצאות בדיקות דם',
  (c) => {
    const cells = (r) =>
      `<td class="n">${ltr(r.label)}</td><td class="v">${ltr(r.printed)}</td><td>${he(word(r))}</td><td>${ltr(r.unit)}</td><td>${ltr(r.ref)}</td>`
    return sheet(
      `body{font:20px/1.32 ${FACE.arial};padding:42px 60px}td,th{padding:4px 12px;border-bottom:1px solid #d5d5d5}th{background:#f1e6f3;color:#6a2a7a}.g td{font-weight:bold;color:#6a2a7a;border-bottom:2px solid #6a2a7a;padding-top:10px}.off td{font-weight:bold}.h{display:grid;grid-template-columns:1fr 1fr;gap:3px 30px;margin:12px 0}.k{color:#666}`,
      `<div style="display:flex;align-items:center;gap:14px">${mark('star', '#6a2a7a', 46)}<div><b style="font-size:25px;color:#6a2a7a">קופת חולים אופק</b><br>${he('מעבדה אזורית, רחוב הגפן 8, חדרה')}</div></div><div style="font-size:23px;font-weight:bold;margin-top:8px">תוצאות בדיקות דם</div>
      <div class="h">${pairs(
        [
          ['שם המטופל', 'מרדכי אזולאי'],
          ['מספר זהות', '05538271-6'],
          ['תאריך לידה', '11/05/1961'],
          ['תאריך בדיקה', '03/12/2024'],
          ['רופאה מטפלת', 'ד"ר רונית שגב'],
          ['תאריך הדפסה', '05/12/2024'],
        ],
        he,
      )}</div>
      <table>${head('בדיקה', 'תוצאה', 'הערה', 'יחידות', 'טווח תקין')}${rows(c, cells, [
        '#ספירת דם',
        'wbc;WBC;7.12;K/micL;4.80 - 10.80',
        'rbc;RBC;4.61;M/micL;4.70 - 6.10',
        'hgb;HGB;13.1;g/dL;14.0 - 18.0',
        'hct;HCT;40.2;%;42.0 - 52.0',
        'mcv;MCV;87.2;fL;80.0 - 94.0',
        'mch;MCH;28.4;pg;27.0 - 31.0',
        'mchc;MCHC;32.6;g/dL;32.0 - 36.0',
        'rdw;RDW;15.1;%;11.5 - 14.5',
        'plt;PLT;198;K/micL;130 - 400',
        'mpv;MPV;9.8;fL;7.4 - 10.4',
        'neut;NEUT abs;4.30;K/micL;1.90 - 8.00',
        'lymph;LYMPH abs;1.98;K/micL;0.90 - 5.20',
        'mono;MONO abs;0.58;K/micL;0.16 - 1.00',
        'eos;EOS abs;0.21;K/micL;0.00 - 0.80',
        'baso;BASO abs;0.05;K/micL;0.00 - 0.20',
        '#כימיה',
        'glu;GLUCOSE;132;mg/dL;70 - 100',
        'urea;UREA;51;mg/dL;17 - 49',
        'crea;CREATININE;1.28;mg/dL;0.70 - 1.20',
        'na;SODIUM;138;mmol/L;136 - 145',
        'k;POTASSIUM;5.2;mmol/L;3.5 - 5.1',
        'alt;ALT (GPT);33;U/L;0 - 41',
        'ast;AST (GOT);28;U/L;0 - 40',
        'alp;ALK PHOSPHATASE;71;U/L;40 - 129',
        'tbil;BILIRUBIN TOTAL;0.7;mg/dL;0.1 - 1.2',
        'uric;URIC ACID;7.4;mg/dL;3.4 - 7.0',
        'a1c;HbA1c;6.9;%;4.0 - 6.0',
      ])}</table>
      <p style="font-size:17px">${c.t('{x|HbA1c מעל 6.5% מתאים לאבחנה של סוכרת|reference comment|d.dm2}. {x|ללא המוליזה|negated}.')}</p>`,
      'rtl',
    )
  },
  { scale: 1.2, degrade: { angle: -2.2 } },
)

/** Hebrew names, the previous result in its own column. */
const hebrewNames = doc(
  'p104.png',
  ['he', 'lab', 'clean'],
  '2024-11-14',
  ['מכון מעבדות הדר השרון', 'מעבדות הדר השרון', 'הדר השרון'],
  ['ד"ר איתן פולק', 'איתן פולק', 'ד״ר איתן פולק', 'פולק איתן'],
  ['שושנה ביטון', 'ביטון שושנה'],
  'דוח בדיקות מעבדה',
  (c) => {
    const line = (key, label, now, was, unit, ref, shown = ref) => {
      const cell = (v, on) =>
        v ? resultCell(c, key, label, v, unit, ref, on, (r) => (word(r) ? `${v} *` : v)) : ''
      return `<tr><td>${he(label)}</td><td class="v"><b>${cell(now, '2024-11-14')}</b></td><td class="v">${cell(was, '2023-11-20')}</td><td>${ltr(unit)}</td><td>${mixed(shown)}</td></tr>`
    }
    const group = (t) => `<tr class="g"><td colspan="5">${he(t)}</td></tr>`
    return sheet(
      `body{font:20px/1.4 ${FACE.david};font-size:22px;padding:46px 62px}td,th{border:1px solid #bbb;padding:4px 12px}.v span{direction:ltr;unicode-bidi:isolate;display:inline-block}th{background:#dfe9e6}.g td{background:#f4f8f7;font-weight:bold}.h{columns:3;margin:12px 0;padding:8px 0;border-top:1px solid #345;border-bottom:1px solid #345;line-height:1.5}`,
      `<div style="text-align:center"><b style="font-size:29px">מכון מעבדות הדר השרון</b><br>${he('דוח בדיקות מעבדה')}</div><div class="h">${pairs(
        [
          ['שם', 'ביטון שושנה'],
          ['ת.ז.', '02749917-3'],
          ['תאריך לידה', '23/07/1984'],
          ['מין', 'נקבה'],
          ['תאריך לקיחה', '14/11/2024'],
          ['רופא מזמין', 'ד"ר איתן פולק'],
        ],
        he,
      )}</div>
      <table>${head('שם הבדיקה', 'תוצאה 14/11/2024', 'קודמת 20/11/2023', 'יחידות', 'ערכים תקינים')}
      ${group('ביוכימיה')}${line('glu', 'גלוקוז בצום', '96', '101', 'mg/dL', '70 - 100')}${line('urea', 'אוריאה', '31', '28', 'mg/dL', '17 - 43')}${line('crea', 'קריאטינין', '0.71', '0.74', 'mg/dL', '0.50 - 0.90')}${line('na', 'נתרן', '140', '', 'mmol/L', '136 - 145')}${line('k', 'אשלגן', '4.1', '', 'mmol/L', '3.5 - 5.1')}${line('ca', 'סידן', '9.4', '9.2', 'mg/dL', '8.6 - 10.2')}${line('phos', 'זרחן', '3.5', '', 'mg/dL', '2.5 - 4.5')}${line('alb', 'אלבומין', '4.3', '', 'g/dL', '3.5 - 5.2')}${line('tp', 'חלבון כללי', '7.2', '', 'g/dL', '6.4 - 8.3')}${line('tbil', 'בילירובין כללי', '0.6', '0.5', 'mg/dL', '0.2 - 1.2')}${line('alp', 'פוספטזה אלקלית', '74', '', 'U/L', '35 - 104')}
      ${group('שומנים')}${line('chol', 'כולסטרול כללי', '224', '209', 'mg/dL', 'עד 200')}${line('trig', 'טריגליצרידים', '118', '131', 'mg/dL', 'עד 150')}${line('hdl', 'כולסטרול HDL', '58', '55', 'mg/dL', 'מעל 50')}${line('ldl', 'כולסטרול LDL', '142', '128', 'mg/dL', 'עד 130')}
      ${group('ברזל וויטמינים')}${line('fe', 'ברזל', '48', '61', 'mcg/dL', '50 - 170')}${line('ferr', 'פריטין', '9.8', '14.2', 'ng/mL', '13.0 - 150.0')}${line('transf', 'טרנספרין', '341', '', 'mg/dL', '200 - 360')}${line('b12', 'ויטמין B12', '402', '371', 'pg/mL', '197 - 771')}${line('fol', 'חומצה פולית', '11.2', '', 'ng/mL', '3.9 - 26.8')}${line('vitd', 'ויטמין D', '21', '17', 'ng/mL', '30 - 100')}${line('tsh', 'תירוטרופין TSH', '2.31', '', 'mIU/L', '0.27 - 4.20')}</table>
      <p>${c.t('* חורג מהערכים התקינים. {x|מועמדת לבירור אנמיה מחוסר ברזל|suggestion|d.ida}.')}</p>מנהלת המעבדה: ד"ר גליה סופר ${signature(c.rnd, '#333')}${c.no('ד"ר גליה סופר', 'laboratory head')}`,
      'rtl',
    )
  },
)

/** Ranges of men and women in one cell, value and unit together. */
const bySex = doc(
  'p118.png',
  ['he', 'lab', 'clean'],
  '2025-02-25',
  ['בית החולים מעלה הכרמל', 'מעלה הכרמל', 'בית חולים מעלה הכרמל'],
  ['ד"ר ג׳ורג׳ חורי', 'ג׳ורג׳ חורי', "ד\"ר ג'ורג' חורי", "ג'ורג' חורי"],
  ['יוסף אלקיים', 'אלקיים יוסף'],
  'תשובות מעבדה',
  (c) => {
    const cells = (r, off) =>
      `<td class="n">${ltr(r.label)}</td><td class="v">${ltr(`${r.printed} ${r.unit}`.trim())}</td><td class="f">${off ? ltr(r.flag) : ''}</td><td>${mixed(r.ref)}</td>`
    return sheet(
      `body{font:19.5px/1.36 ${FACE.notoHe};padding:46px 64px}td,th{padding:5px 12px}tr:nth-child(even){background:#f5f5f5}th{border-top:2px solid #222;border-bottom:2px solid #222}.g td{font-weight:bold;background:#dde3ea}.n{direction:ltr;text-align:left;width:34%}.off .v,.f{font-weight:bold}.h{display:flex;justify-content:space-between;margin:14px 0;line-height:1.5}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div><b style="font-size:26px">בית החולים מעלה הכרמל</b><br>${he('המעבדה לביוכימיה, קומה 1')}</div>${barcode(c.rnd, 36, 34)}</div><div class="h"><div>${pairs(
        [
          ['שם', 'אלקיים יוסף'],
          ['ת.ז.', '06120934-1'],
        ],
        he,
      )}</div><div>${pairs(
        [
          ['ת. לידה', '02/01/1956'],
          ['מין', 'זכר'],
        ],
        he,
      )}</div><div>${pairs(
        [
          ['נלקח', '25/02/2025 06:50'],
          ['רופא', 'ד"ר ג׳ורג׳ חורי'],
        ],
        he,
      )}</div></div><div style="font-size:22px;font-weight:bold">${he('תשובות מעבדה')}</div>
      <table>${head('בדיקה', 'תוצאה', '', 'טווח')}${rows(c, cells, [
        '#כימיה',
        'crea;Creatinine;1.42;mg/dL;גברים 0.70 - 1.20, נשים 0.50 - 0.90|range=0.70 - 1.20',
        'uric;Uric acid;6.1;mg/dL;גברים 3.4 - 7.0, נשים 2.4 - 5.7|range=3.4 - 7.0',
        'ferr;Ferritin;212;ng/mL;גברים 30 - 400, נשים 13 - 150|range=30 - 400',
        'ggt;GGT;68;U/L;גברים 8 - 61, נשים 5 - 36|range=8 - 61',
        'ck;CPK;96;U/L;גברים 39 - 308, נשים 26 - 192|range=39 - 308',
        'egfr;eGFR;54;mL/min/1.73m2;> 60',
        'cl;Chloride;103;mmol/L;98 - 107',
        'mg;Magnesium;2.0;mg/dL;1.6 - 2.6',
        'ldh;LDH;188;U/L;135 - 225',
        'lip;Lipase;29;U/L;13 - 60',
        '#שומנים',
        'chol;Cholesterol;163;mg/dL;< 200',
        'trig;Triglycerides;145;mg/dL;< 150',
        'hdl;HDL Cholesterol;38;mg/dL;גברים מעל 40, נשים מעל 50|range=> 40',
        'ldl;LDL Cholesterol;96;mg/dL;< 100',
        '#בלוטת התריס והורמונים',
        'tsh;TSH;6.12;mIU/L;0.27 - 4.20',
        'ft4;FT4;13.4;pmol/L;12.0 - 22.0',
        'ft3;FT3;4.6;pmol/L;3.1 - 6.8',
        'pth;PTH;71;pg/mL;15 - 65',
        'psa;PSA;2.2;ng/mL;< 4.0',
        '#דלקת וקרישה',
        'crp;CRP;3.1;mg/L;< 5.0',
        'esr;ESR;18;mm/h;גברים 0 - 15, נשים 0 - 20|range=0 - 15',
        'inr;INR;1.02;;0.80 - 1.20',
        'aptt;PTT;31.5;sec;25.0 - 37.0',
        'fib;Fibrinogen;341;mg/dL;200 - 400',
      ])}</table><p style="font-size:17px">${c.t('{x|יחס INR טיפולי בפרפור פרוזדורים 2-3|reference comment|d.af}. H גבוה, L נמוך.')}</p>`,
      'rtl',
    )
  },
)

export const thirdHebrewLabs = [latin, hebrewNames, bySex]
