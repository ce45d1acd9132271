/** Israeli laboratory sheets of four funds and a hospital: Latin and Hebrew names, cumulative columns, graphs. */
import { barcode, mark, signature } from '../lib/decor.mjs'
import { FACE, arrow, doc, he, ltr, mixed, pairs, resultCell, rows, sheet } from './blind-parts.mjs'

const head = (...cells) => `<tr>${cells.map((t) => `<th>${he(t)}</th>`).join('')}</tr>`

/** Names in English capitals at the right edge's far side, unit and range in one cell, H and L. */
const capitals = doc(
  'p81.png',
  ['he', 'lab', 'clean'],
  '2025-02-05',
  ['שירותי בריאות ארזים', 'ארזים', 'מעבדת ארזים מחוז דרום', 'שירותי בריאות ארזים - מחוז דרום'],
  ['ד"ר מיכל אבוטבול', 'מיכל אבוטבול', 'אבוטבול מיכל', 'ד״ר מיכל אבוטבול'],
  ['אליהו דרעי', 'דרעי אליהו'],
  'תוצאות בדיקות מעבדה',
  (c) => {
    const cells = (r, off) =>
      `<td class="n">${ltr(r.label)}</td><td class="v">${ltr(r.printed)}</td><td>${off ? ltr(r.flag) : ''}</td><td>${ltr(`${r.ref} ${r.unit}`.trim())}</td>`
    return sheet(
      `body{font:18px/1.3 ${FACE.arial};padding:38px 48px}td,th{padding:4px 10px;border-bottom:1px solid #cfd8e0}th{background:#0a6aa1;color:#fff}.n{direction:ltr;text-align:left;width:38%}.g td{font-weight:bold;background:#eaf3f9}.off .v{font-weight:bold}.h{display:grid;grid-template-columns:repeat(4,1fr);gap:4px 12px;margin:10px 0;font-size:16.5px}.k{color:#567}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div>${mark('rings', '#0a6aa1', 40)} <b style="font-size:22px">שירותי בריאות ארזים</b></div><b>תוצאות בדיקות מעבדה</b>${barcode(c.rnd, 34, 28)}</div>
      <div class="h">${pairs(
        [
          ['שם מטופל', 'דרעי אליהו'],
          ['ת.ז.', '05911022-4'],
          ['ת. לידה', '30/08/1959'],
          ['מין', 'זכר'],
          ['רופא מפנה', 'ד"ר מיכל אבוטבול'],
          ['תאריך נטילה', '05/02/2025'],
          ['תאריך אישור', '07/02/2025'],
          ['מחוז', 'דרום'],
        ],
        he,
      )}</div>
      <table>${head('שם הבדיקה', 'תוצאה', '', 'טווח תקין ויחידות')}${rows(c, cells, ['#כימיה מיוחדת', 'bnpt;BNP;88;pg/mL;< 100', 'fructos;FRUCTOSAMINE;312;umol/L;200 - 285', 'cerulo;CERULOPLASMIN;24.1;mg/dL;20.0 - 60.0', 'hapto;HAPTOGLOBIN;121;mg/dL;30 - 200', 'prealb;PREALBUMIN;17.2;mg/dL;20.0 - 40.0', 'zinc;ZINC BLOOD;66;mcg/dL;70 - 120', 'ald;ALDOSTERONE;9.8;ng/dL;2.5 - 39.2', 'ghorm;GROWTH HORMONE;0.14;ng/mL;0.00 - 3.00', 'b2m;BETA-2 MICROGLOBULIN;2.9;mg/L;0.8 - 2.2', '#ספירת דם', 'hgb;HGB;12.1;g/dL;13.5 - 17.5', 'micro;MICRO %;9.4;%;0.0 - 5.0', 'hypo;HYPO %;11.8;%;0.0 - 5.0', 'macro;MACRO %;0.6;%;0.0 - 2.5', 'luc;LUC abs;0.21;K/micl;0.00 - 0.40', 'pct2;PCT;0.24;%;0.15 - 0.35', 'pdw;PDW;61.3;%;25.0 - 65.0', '#סמנים ואימונולוגיה', 'fpsa;PSA FREE;0.61;ng/mL;', 'psaratio;PSA FREE/TOTAL;11;%;> 25', 'kappa;FREE KAPPA;18.8;mg/L;3.3 - 19.4', 'lambda;FREE LAMBDA;29.9;mg/L;5.7 - 26.3', 'aso;ASLO;84;IU/mL;< 200', 'mpo;ANCA MPO;1.2;U/mL;< 5.0', '#רמות תרופה', 'phenyl;PHENYTOIN (DILANTIN);22.6;mcg/mL;10.0 - 20.0', 'carbl;CARBAMAZEPINE (TEGRETOL);7.1;mcg/mL;4.0 - 12.0'])}</table>
      <p style="font-size:15.5px">${c.t('{x|יחס PSA חופשי/כללי מתחת 10% מעלה חשד לסרטן ערמונית|reference comment|d.prostca}. H - מעל הטווח, L - מתחת לטווח.')}</p>`,
      'rtl',
    )
  },
)

/** Hebrew names, the range as "from - to" in words, out of range in bold with a star, light lines. */
const hebrewNames = doc(
  'p82.jpg',
  ['he', 'lab', 'photo'],
  '2024-12-24',
  ['קופת חולים מעיינות', 'מעיינות', 'מעיינות - מעבדה מרכזית'],
  ['ד"ר ולדימיר רבינוביץ', 'ולדימיר רבינוביץ', 'רבינוביץ ולדימיר', 'ד״ר ולדימיר רבינוביץ'],
  ['הדסה מימון', 'מימון הדסה'],
  'בדיקות מעבדה',
  (c) => {
    const cells = (r, off) =>
      `<td>${he(r.label)}</td><td class="v">${off ? '* ' : ''}${mixed(r.printed)}</td><td>${ltr(r.unit)}</td><td>${r.ref ? he(`מ- ${r.ref.split(' - ')[0]} עד ${r.ref.split(' - ')[1]}`) : ''}</td>`
    return sheet(
      `body{font:20px/1.35 ${FACE.notoHe};padding:44px 58px}td,th{padding:5px 10px;border-bottom:1px solid #ddd}th{border-bottom:2px solid #6a3}.g td{color:#4a7a1a;font-weight:bold;padding-top:12px}.off .v{font-weight:bold}.h{columns:2;margin:10px 0 14px}`,
      `<b style="font-size:25px;color:#4a7a1a">קופת חולים מעיינות</b> &nbsp; מעבדה מרכזית, רחובות<div style="font-size:23px">בדיקות מעבדה</div><div class="h">${pairs(
        [
          ['שם', 'הדסה מימון'],
          ['תעודת זהות', '2290176-5'],
          ['תאריך לידה', '12/04/1967'],
          ['נדגם', '24/12/2024 בשעה 07:50'],
          ['הודפס', '29/12/2024'],
          ['רופא', 'ד"ר ולדימיר רבינוביץ'],
        ],
        he,
      )}</div>
      <table>${head('הבדיקה', 'התוצאה', 'יחידות', 'ערכי ייחוס')}${rows(c, cells, ['#ביוכימיה', 'dbil;בילירובין ישיר;0.31;mg/dL;0.00 - 0.30', 'unconj;בילירובין עקיף;0.62;mg/dL;0.10 - 0.80', 'amyl;עמילאז;48;U/L;28 - 100', 'lip;ליפאז;71;U/L;13 - 60', 'ck;קריאטין קינאז;211;U/L;26 - 192', 'copper;נחושת;96;mcg/dL;80 - 155', 'cystc;ציסטטין C;1.21;mg/L;0.61 - 0.95', 'bge;חומצות מרה;4.4;umol/L;0.0 - 10.0', 'homo;הומוציסטאין;15.8;umol/L;5.0 - 12.0', '#הורמונים', 'pth;הורמון פאראתירואיד;112;pg/mL;15 - 65', 'calcito;קלציטונין;3.1;pg/mL;0.0 - 5.0', 'tg;תירוגלובולין;0.9;ng/mL;1.6 - 59.9', 'dheas;DHEA סולפט;148;mcg/dL;29 - 182', 'shbg;SHBG;71.4;nmol/L;17.3 - 125.0', '#שתן', 'una;נתרן בשתן;62;mmol/L;', 'ucalc;סידן באיסוף שתן;318;mg/24h;100 - 300', 'uosm;אוסמולליות בשתן;512;mOsm/kg;50 - 1200', 'uvol;נפח שתן באיסוף;1850;mL;', '#סרולוגיה', 'hepa;נוגדני צהבת A;חיובי;;|result=Positive', 'measles;נוגדני חצבת IgG;חיובי;;|result=Positive', 'mumps;נוגדני חזרת IgG;גבולי;;|result=Borderline', 'bruc;ברוצלה אגלוטינציה;שלילי;;|result=Negative'])}</table>
      <p>${c.t('הערות המעבדה: {x|אין לפרש קלציטונין ללא הקשר קליני|note}. {x|לא נמצאה המוליזה|negated}.')}</p>`,
      'rtl',
    )
  },
  { scale: 1.2, degrade: { angle: 1.5 } },
)

/** Three dates side by side, oldest at the right, times of a diabetes clinic. */
const comparative = doc(
  'p83.jpg',
  ['he', 'lab', 'scan'],
  '2025-03-18',
  ['מרפאת כוכב הנגב', 'כוכב הנגב'],
  ['ד"ר סאמר נסאר', 'סאמר נסאר', 'נסאר סאמר', 'ד״ר סאמר נסאר'],
  ['פנינה אוחיון', 'אוחיון פנינה'],
  'ריכוז תוצאות השוואתי',
  (c) => {
    const dates = ['2024-09-10', '2024-12-11', '2025-03-18']
    const line = (key, label, unit, ref, values) =>
      `<tr><td class="n">${ltr(label)}</td>${values.map((v, i) => `<td>${v ? resultCell(c, key, label, v, unit, ref, dates[i], (r) => v + (r.flag === 'H' || r.flag === 'L' ? ' *' : '')) : '-'}</td>`).join('')}<td>${ltr(unit)}</td><td>${ltr(ref)}</td></tr>`
    return sheet(
      `body{font:20px/1.4 ${FACE.miriam};font-size:20.5px;padding:46px 60px}td,th{border:1px solid #666;padding:5px 10px;text-align:center}td span{direction:ltr;unicode-bidi:isolate;display:inline-block}.n{direction:ltr;text-align:left}.h{display:flex;justify-content:space-between;margin:12px 0}`,
      `<div style="text-align:center"><b style="font-size:25px">מרפאת כוכב הנגב</b><br>ריכוז תוצאות השוואתי</div><div class="h">${pairs(
        [
          ['שם', 'פנינה אוחיון'],
          ['ת.ז.', '6630021-9'],
          ['ילידת', '05/01/1971'],
          ['רופא', 'ד"ר סאמר נסאר'],
        ],
        he,
      )}</div>
      <table>${head('בדיקה', '10/09/24', '11/12/24', '18/03/25', 'יחידות', 'טווח')}${line('eag', 'eAG', 'mg/dL', '', ['206', '171', '148'])}${line('a1c', 'HbA1c', '%', '4.0-6.0', ['8.8', '7.6', '6.8'])}${line('ucrea', 'Creatinine urine', 'mg/dL', '', ['88.1', '', '102.4'])}${line('uacr', 'Albumin/Creatinine', 'mg/g', '0-30', ['64', '', '28'])}${line('nhdl', 'Non-HDL cholesterol', 'mg/dL', '0-130', ['171', '139', '118'])}${line('apoa', 'Apo A-1', 'mg/dL', '108-225', ['', '131', '140'])}${line('cpep', 'C-Peptide', 'ng/mL', '0.8-3.9', ['4.2', '', '3.3'])}${line('vitb1', 'Vitamin B1', 'nmol/L', '66-200', ['', '', '58'])}${line('mma', 'MMA', 'nmol/L', '0-370', ['455', '', '262'])}${line('retabs', 'RET abs', 'K/uL', '25-100', ['41', '52', '49'])}${line('igabs', 'IG abs', 'K/uL', '0.00-0.06', ['0.03', '0.08', '0.02'])}${line('tt3', 'T3 total', 'nmol/L', '1.3-3.1', ['', '1.7', ''])}</table>
      <p>${c.t('* חורג מהטווח. הודפס 20/03/2025. {x|יעד HbA1c מתחת ל-7%|reference comment}.')}</p>${signature(c.rnd, '#333')}`,
      'rtl',
    )
  },
  { degrade: { angle: -0.8 } },
)

/** A hospital's rheumatology and stool sheet: value with the unit inside one cell, arrows before the value. */
const special = doc(
  'p84.jpg',
  ['he', 'lab', 'photo'],
  '2024-10-13',
  ['המרכז הרפואי כרמי יוסף', 'כרמי יוסף', 'מרכז רפואי כרמי יוסף'],
  ['ד"ר שלומית הראל', 'שלומית הראל', 'הראל שלומית', 'ד״ר שלומית הראל'],
  ['בוריס גולדין', 'גולדין בוריס'],
  'דוח מעבדה אימונולוגית',
  (c) => {
    const cells = (r) =>
      `<td class="n">${ltr(r.label)}</td><td class="v">${arrow(r)} ${/[א-ת]/.test(r.printed) ? he(r.printed) : ltr(`${r.printed} ${r.unit}`.trim())}</td><td>${ltr(r.ref)}</td>`
    return sheet(
      `body{font:20px/1.4 ${FACE.arial};padding:48px 60px}td,th{padding:5px 12px;border:1px solid #aaa}.n{direction:ltr;text-align:left;width:44%}.g td{background:#eee;font-weight:bold}.off .v{font-weight:bold}.h{border:1px solid #444;padding:8px 14px;margin:10px 0;display:grid;grid-template-columns:1fr 1fr}`,
      `<div style="display:flex;justify-content:space-between;align-items:center">${mark('cross', '#345', 44)}<div style="text-align:center"><b style="font-size:24px">המרכז הרפואי כרמי יוסף</b><br>דוח מעבדה אימונולוגית</div>${barcode(c.rnd, 30, 30)}</div><div class="h">${pairs(
        [
          ['שם החולה', 'גולדין בוריס'],
          ['מספר מקרה', '24-771902'],
          ['שנת לידה', '1948'],
          ['נלקח בתאריך', '13/10/2024'],
          ['התקבל', '13/10/2024'],
          ['רופאה מזמינה', 'ד"ר שלומית הראל'],
        ],
        he,
      )}</div>
      <table>${head('בדיקה', 'תוצאה', 'נורמה')}${rows(c, cells, ['#אימונולוגיה', 'ssa;Anti-Ro (SSA);146;U/mL;< 10', 'ssb;Anti-La (SSB);שלילי;;|result=Negative', 'sm;Anti-Sm;שלילי;;|result=Negative', 'scl70;Anti Scl-70;2.1;U/mL;< 10.0', 'centro;Anti-Centromere;שלילי;;|result=Negative', 'pr3;ANCA PR3;0.4;U/mL;< 3.0', 'asma;Anti Smooth Muscle Ab;1:80;;|result=1:80', 'ama;AMA-M2;שלילי;;|result=Negative', 'ch50;CH50;34;U/mL;42 - 95', 'iggs4;IgG4;2.41;g/L;0.03 - 2.01', 'ace;ACE;61;U/L;20 - 70', 'b27;HLA-B27;חיובי;;|result=Positive', '#צואה', 'elast;Pancreatic Elastase;>500;mcg/g;> 200', 'ova;Ova and Parasites;לא נמצאו;;|result=Not found', 'rota;Rotavirus Ag;שלילי;;|result=Negative', 'giar;Giardia lamblia Ag;חיובי;;|result=Positive', '#חלבונים', 'gammag;Gamma globulin;1.92;g/dL;0.71 - 1.54', 'paraprot;M-protein;0.00;g/dL;', 'epo;Erythropoietin;8.8;mIU/mL;4.3 - 29.0', 'tryp;Tryptase;12.9;mcg/L;< 11.4'])}</table>
      <p>${c.t('פענוח: {x|ללא רצועה מונוקלונלית|negated|d.mgus}. ממצאי Anti-Ro {x|אינם מספיקים לאבחנת סיוגרן|comment|d.sjogren}.')}</p>מאשר: ד"ר עוזי פריד${c.no('ד"ר עוזי פריד', 'laboratory head')}`,
      'rtl',
    )
  },
  { scale: 1.2 },
)

export const blindHebrewLabs = [capitals, hebrewNames, comparative, special]
