/** Everyday Israeli laboratory sheets: two funds, a hospital, a private laboratory. */
import { barcode, mark } from '../lib/decor.mjs'
import { FACE, doc, he, letter, ltr, mixed, pairs, resultCell, rows, sheet } from './blind-parts.mjs'

const off = (r) => r.flag === 'H' || r.flag === 'L'

/** A fund's print: names in Latin capitals on the left, lowest and highest value in two columns, the exception in words. */
const fund = doc(
  'p205.jpg',
  ['he', 'lab', 'photo'],
  '2025-03-04',
  ['קופת חולים ארזים', 'ארזים', 'ארזים שירותי בריאות'],
  ['ד"ר גליה וינשטוק', 'גליה וינשטוק', 'ד״ר גליה וינשטוק', 'וינשטוק גליה'],
  ['יוסף דהאן', 'דהאן יוסף'],
  'תוצאות בדיקות מעבדה',
  (c) => {
    const cells = (r) => {
      const [low, high] = r.ref.split(' - ')
      return `<td class="l">${ltr(r.label)}</td><td class="v">${ltr(r.printed)}</td><td>${r.flag === 'H' ? he('גבוה') : r.flag === 'L' ? he('נמוך') : ''}</td><td>${ltr(low)}</td><td>${ltr(high ?? '')}</td><td>${ltr(r.unit)}</td>`
    }
    return sheet(
      `body{font:18px/1.3 ${FACE.arial};padding:40px 52px}td,th{padding:3px 9px;border:1px solid #a9c3b2}th{background:#d9ecdf}.l{text-align:left;direction:ltr}.v{font-weight:bold}.off td{background:#fdf0e4}.g td{background:#eef6f0;font-weight:bold}.h{display:grid;grid-template-columns:1fr 1fr 1fr;gap:2px 14px;margin:10px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:12px;align-items:center">${mark('leaf', '#1c7a43', 44)}<b style="font-size:26px;color:#1c7a43">קופת חולים ארזים</b></div><b style="font-size:21px">${he('תוצאות בדיקות מעבדה')}</b></div><div class="h">${pairs(
        [
          ['שם', 'יוסף דהאן'],
          ['ת.ז.', '05512873-0'],
          ['תאריך לידה', '18/09/1963'],
          ['תאריך לקיחה', '04/03/2025 07:25'],
          ['תאריך תשובה', '05/03/2025'],
          ['הודפס', '09/03/2025'],
          ['רופאה מפנה', 'ד"ר גליה וינשטוק'],
          ['מרפאה', 'נתיבות מרכז'],
          ['מין', 'זכר'],
        ],
        he,
      )}</div><table><tr><th>${he('בדיקה')}</th><th>${he('תוצאה')}</th><th>${he('חריגה')}</th><th>${he('מינ')}</th><th>${he('מקס')}</th><th>${he('יחידות')}</th></tr>${rows(
        c,
        cells,
        [
          '#ספירת דם',
          'wbc;WBC;7.4;K/micl;4.5 - 11.0',
          'rbc;RBC;5.92;M/micl;4.5 - 5.9',
          'hgb;HGB;12.6;g/dl;13.5 - 17.5',
          'hct;HCT;40.1;%;41.0 - 53.0',
          'mcv;MCV;67.7;fl;80.0 - 96.0',
          'mch;MCH;21.3;pg;27.0 - 33.0',
          'mchc;MCHC;31.4;g/dl;31.0 - 36.0',
          'rdw;RDW;16.2;%;11.5 - 14.5',
          'plt;PLT;233;K/micl;150 - 450',
          'mpv;MPV;9.2;fl;7.4 - 11.0',
          'neutp;NEUT %;58.3;%;40.0 - 75.0',
          'lymphp;LYMPH %;29.1;%;20.0 - 45.0',
          'monop;MONO %;8.0;%;2.0 - 10.0',
          'eosp;EOS %;4.0;%;0.0 - 6.0',
          'basop;BASO %;0.6;%;0.0 - 2.0',
          'neut;NEUT abs;4.3;K/micl;1.8 - 7.7',
          'lymph;LYMPH abs;2.2;K/micl;1.0 - 4.8',
          '#כימיה בדם',
          'glu;GLUCOSE;131;mg/dl;70 - 100',
          'urea;UREA;38;mg/dl;17 - 43',
          'crea;CREATININE;0.96;mg/dl;0.67 - 1.17',
          'na;SODIUM;140;mmol/l;136 - 145',
          'k;POTASSIUM;4.5;mmol/l;3.5 - 5.1',
          'ca;CALCIUM;9.1;mg/dl;8.5 - 10.5',
          'uric;URIC ACID;7.6;mg/dl;3.5 - 7.2',
          'ast;AST (GOT);22;U/l;0 - 40',
          'alt;ALT (GPT);31;U/l;0 - 45',
          'alp;ALK. PHOSPHATASE;78;U/l;40 - 130',
          'ggt;GGT;44;U/l;10 - 71',
          'ck;CPK;214;U/l;39 - 308',
          'a1c;HEMOGLOBIN A1C;6.9;%;4.0 - 5.6',
        ],
      )}</table><p style="font-size:17px">${c.t('הערה: {x|MCV נמוך עשוי להתאים לנשאות תלסמיה|reference comment|d.thal}. {x|ערך המוגלובין מסוכרר מעל 6.5 מתאים לסוכרת|reference comment|d.dm2}.')} ${he('מנהל המעבדה: ד"ר מתתיהו ברזני')}</p>${c.no('ד"ר מתתיהו ברזני', 'laboratory head')}`,
      'rtl',
    )
  },
  { scale: 1.25, degrade: { angle: 1.3 } },
)

/** Three dates side by side, the newest on the right by the name. */
const trend = doc(
  'p206.png',
  ['he', 'lab', 'clean'],
  '2025-05-25',
  ['בריאות הגלבוע', 'בריאות הגלבוע - קופת חולים', 'קופת חולים בריאות הגלבוע'],
  ['ד"ר סאמר זועבי', 'סאמר זועבי', 'ד״ר סאמר זועבי', 'זועבי סאמר'],
  ['אסתר מלכה', 'מלכה אסתר'],
  'השוואת תוצאות',
  (c) => {
    const line = (key, label, unit, ref, ...values) =>
      `<tr><td><b>${mixed(label)}</b> <span class="u">${ltr(unit)}</span></td>${['2025-05-25', '2024-11-12', '2024-02-06'].map((on, i) => `<td class="${i ? '' : 'n'}">${values[i] ? resultCell(c, key, label, values[i], unit, ref, on, (r) => (off(r) ? `${values[i]} !` : values[i])) : '-'}</td>`).join('')}<td class="u">${ltr(ref)}</td></tr>`
    return sheet(
      `body{font:19px/1.4 ${FACE.notoHe};padding:46px 66px}td,th{padding:6px 12px;border-bottom:1px solid #c7c7d8}th{background:#33386b;color:#fff}.u{font-size:16px;color:#555}.n{font-weight:bold;background:#f0f1fa}h3{color:#33386b;margin:14px 0 4px;font-size:20px}`,
      `<b style="font-size:26px;color:#33386b">בריאות הגלבוע</b><p>${he('השוואת תוצאות לאורך זמן. שם: אסתר מלכה, ת.ז. 04417720-5, נולדה 30/06/1955. רופא מטפל: ד"ר סאמר זועבי. הופק מהאתר 01/06/2025')}</p><table><tr><th>${he('בדיקה')}</th><th>${ltr('25/05/2025')}</th><th>${ltr('12/11/2024')}</th><th>${ltr('06/02/2024')}</th><th>${he('ערכי ייחוס')}</th></tr>
      ${line('chol', 'כולסטרול', 'mg/dL', '<200', '176', '231', '249')}${line('hdl', 'כולסטרול HDL', 'mg/dL', '>45', '52', '49', '50')}${line('ldl', 'כולסטרול LDL', 'mg/dL', '<100', '91', '144', '163')}${line('nhdl', 'Non-HDL', 'mg/dL', '<130', '124', '182', '199')}${line('trig', 'טריגליצרידים', 'mg/dL', '<150', '165', '190', '180')}${line('a1c', 'HbA1c', '%', '4.0-5.7', '6.1', '6.4', '')}${line('glu', 'גלוקוז בצום', 'mg/dL', '70-100', '108', '117', '112')}${line('tsh', 'TSH', 'mIU/L', '0.35-4.94', '3.10', '7.85', '')}${line('ft4', 'FT4', 'pmol/L', '9.0-19.0', '14.2', '10.1', '')}${line('tpo', 'Anti-TPO', 'IU/mL', '<5.6', '', '318', '')}${line('crea', 'קריאטינין', 'mg/dL', '0.50-0.90', '0.94', '0.88', '0.83')}${line('egfr', 'eGFR', 'mL/min', '>60', '63', '68', '74')}${line('alt', 'ALT', 'U/L', '0-33', '29', '26', '41')}${line('uacr', 'ACR בשתן', 'mg/g', '0-30', '18', '', '')}</table>
      <h3>${he('הערות הרופא')}</h3><p>${c.t('שיפור בשומנים מאז {m.roseze|Rosulip 10/10 mg פעם ביום|dose=-;freq=פעם ביום}. {d.hashi|השימוטו}, מאוזנת תחת {m.levo|Euthyrox 50 mcg בבוקר|freq=בבוקר}. {d.predm|טרום סוכרת}. {x|אין צורך כרגע במטפורמין|not given|m.metf}. {x|מיקרואלבומין תקין, אין נפרופתיה|negated|d.dnephro}. {x|לבצע אולטרסאונד בלוטת התריס|planned|i.usthy}.')}</p>`,
      'rtl',
    )
  },
)

/** A hospital's sheet: urine, its sediment and culture, then clotting; the value before the name's unit, limits in brackets. */
const hospital = doc(
  'p207.jpg',
  ['he', 'lab', 'photo'],
  '2024-12-29',
  ['המרכז הרפואי רמת השרון-ים', 'המרכז הרפואי רמת השרון ים', 'רמת השרון-ים', 'מרכז רפואי רמת השרון-ים'],
  ['ד"ר אלעד פרידלנדר', 'אלעד פרידלנדר', 'ד״ר אלעד פרידלנדר', 'פרידלנדר אלעד'],
  ['שושנה אברג׳יל', "שושנה אברג'יל", "אברג'יל שושנה", 'אברג׳יל שושנה'],
  'דוח מעבדות',
  (c) => {
    const cells = (r) =>
      `<td>${mixed(r.label)}</td><td class="v">${off(r) ? `${ltr(letter(r))} ` : ''}${mixed(r.printed)} ${ltr(r.unit)}</td><td>${r.ref ? (/[א-ת]/.test(r.ref) ? `(${he(r.ref)})` : ltr(`[${r.ref}]`)) : ''}</td>`
    const tab = (lines) => `<table>${rows(c, cells, lines)}</table>`
    return sheet(
      `body{font:18px/1.36 ${FACE.miriam};font-size:20px;padding:42px 50px}td{padding:3px 8px;border-bottom:1px solid #bbb}.v{font-weight:bold}.two{display:grid;grid-template-columns:1fr 1fr;gap:26px;align-items:start}h3{font-size:20px;border-bottom:2px solid #000;margin:12px 0 3px}.h{display:grid;grid-template-columns:1fr 1fr;gap:2px 20px;border:1px solid #000;padding:8px 12px;margin:10px 0}`,
      `<div style="display:flex;justify-content:space-between"><div><b style="font-size:25px">המרכז הרפואי רמת השרון-ים</b><br>${he('המערך למעבדות קליניות')}</div>${barcode(c.rnd, 34, 32)}</div><div class="h">${pairs(
        [
          ['שם', "שושנה אברג'יל"],
          ['ת.ז.', '00933148-2'],
          ['ת. לידה', '07/01/1948'],
          ['מחלקה', 'גריאטריה ב'],
          ['נלקח', '29/12/2024 06:10'],
          ['דווח', '31/12/2024'],
          ['רופא', 'ד"ר אלעד פרידלנדר'],
          ['מס דגימה', '88120447'],
        ],
        he,
      )}</div><div class="two"><div><h3>${he('שתן כללי - סטיק')}</h3>${tab(['uapp;מראה;עכור;;צלול', 'usg;משקל סגולי;1.015;;1.005 - 1.030', 'uph;pH;6.0;;5.0 - 8.0', 'uleu;לויקוציטים;+++;;שלילי', 'unit;ניטריט;חיובי;;שלילי', 'uprot;חלבון;+;;שלילי', 'uglu;גלוקוז;שלילי;;שלילי', 'uket;קטונים;שלילי;;שלילי', 'ubld;דם;++;;שלילי', 'ubil;בילירובין;שלילי;;שלילי'])}<h3>${he('משקע')}</h3>${tab(['uwbc;לויקוציטים בשדה;55;/HPF;0 - 5', 'urbc;אריתרוציטים בשדה;12;/HPF;0 - 3', 'ubact;חיידקים;מרובים;;', 'uepi;תאי אפיתל;3;/HPF;0 - 5'])}</div><div><h3>${he('קרישה')}</h3>${tab(['pt;PT-sec;22.8;sec;9.5 - 13.5', 'inr;INR;2.1;;0.8 - 1.2', 'aptt;PTT-sec;36.9;sec;24.0 - 35.0', 'fib;פיברינוגן;512;mg/dL;200 - 400', 'dd;D-Dimer;780;ng/mL;0 - 500'])}<h3>${he('כימיה')}</h3>${tab(['na;נתרן;129;mmol/L;136 - 145', 'k;אשלגן;3.3;mmol/L;3.5 - 5.1', 'bun;BUN;31;mg/dL;8 - 23', 'crea;קריאטינין;1.44;mg/dL;0.50 - 0.90', 'alb;אלבומין;2.9;g/dL;3.5 - 5.2', 'crp;CRP;142.6;mg/L;0 - 5', 'mg;מגנזיום;1.5;mg/dL;1.6 - 2.6', 'phos;זרחן;2.4;mg/dL;2.5 - 4.5'])}</div></div>
      <h3>${he('מיקרוביולוגיה')}</h3><p>${c.t('{l.ucult|תרבית שתן: Escherichia coli ESBL|v=Escherichia coli ESBL;u=-} מעל 100,000. {l.bcult|תרבית דם: אין צמיחה|v=אין צמיחה;u=-}.')}</p><p>${c.t('{x|רגיש: Meropenem|antibiogram|m.merop}, {x|Gentamicin|antibiogram|m.gent}, {x|Nitrofurantoin|antibiogram|m.nitrof}. {x|עמיד: Ceftriaxone|antibiogram|m.ceftr}, {x|Ciprofloxacin|antibiogram|m.cipr}.')}</p><p style="font-size:17px">${c.t('הערה: {x|יעד INR בטיפול בקומדין 2-3|reference comment|m.warf}. {x|D-Dimer מוגבר אינו מוכיח תסחיף ריאתי|reference comment|d.pe}.')} ${he('אושר: ד"ר תמר קופלוביץ')}</p>${c.no('ד"ר תמר קופלוביץ', 'laboratory doctor')}`,
      'rtl',
    )
  },
  { scale: 1.25, degrade: { angle: -1.5 } },
)

/** Iron, vitamins, hormones, PSA: name, limits, value, flag by a star; a comment under a row. */
const vitamins = doc(
  'p208.png',
  ['he', 'lab', 'scan'],
  '2025-02-16',
  ['מעבדות אופק', 'מעבדות אופק בע"מ', 'אופק'],
  ['ד"ר רוברט שכטמן', 'רוברט שכטמן', 'ד״ר רוברט שכטמן', 'שכטמן רוברט'],
  ['אמנון בן חמו', 'בן חמו אמנון'],
  'דוח תוצאות',
  (c) => {
    const cells = (r) =>
      `<td>${mixed(r.label)}</td><td>${ltr(r.ref)}</td><td class="v">${ltr(r.printed)}${off(r) ? ' *' : ''}</td><td>${ltr(r.unit)}</td>`
    return sheet(
      `body{font:19px/1.4 ${FACE.david};font-size:22px;padding:46px 70px}td,th{padding:4px 12px;border-bottom:1px solid #999}th{border-top:2px solid #000;border-bottom:2px solid #000}.v{font-weight:bold}.g td{font-weight:bold;text-decoration:underline;border:0;padding-top:10px}.c td{font-size:18px;padding-inline-start:36px}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:12px;align-items:center">${mark('wave', '#333', 44)}<b style="font-size:27px">מעבדות אופק</b></div><div>${he('דוח תוצאות סופי')}<br>${he('עמוד 1 מתוך 1')}</div></div><p>${he('נבדק: אמנון בן חמו, ת.ז. 05827714-9, זכר, יליד 22/10/1958')}<br>${he('תאריך דגימה: 16/02/2025. תאריך אישור: 18/02/2025. הופנה ע"י: ד"ר רוברט שכטמן')}</p><table><tr><th>${he('שם הבדיקה')}</th><th>${he('טווח תקין')}</th><th>${he('תוצאה')}</th><th>${he('יחידות')}</th></tr>${rows(
        c,
        cells,
        [
          '#ברזל',
          'fe;ברזל;48;ug/dL;65 - 175',
          'ferr;פריטין;19.4;ng/mL;22 - 322',
          'transf;טרנספרין;341;mg/dL;215 - 365',
          'tsat;אחוז רוויה של טרנספרין;10;%;20 - 50',
          '>{x|פריטין תקין אינו שולל חסר ברזל בזמן דלקת|reference comment|d.ida}',
          '#ויטמינים',
          'b12;ויטמין B12;187;pg/mL;211 - 911',
          'fol;חומצה פולית;7.7;ng/mL;> 5.4',
          'vitd;ויטמין D 25-OH;58;nmol/L;75 - 250',
          'zinc;אבץ;82;ug/dL;70 - 120',
          '#הורמונים',
          'tsh;TSH;1.96;mIU/L;0.55 - 4.78',
          'ft4;T4 חופשי;15.1;pmol/L;11.5 - 22.7',
          'testo;טסטוסטרון כללי;8.2;nmol/L;8.4 - 28.7',
          'prl;פרולקטין;241;mIU/L;45 - 375',
          'pth;PTH;71.3;pg/mL;18.5 - 88.0',
          'cort;קורטיזול בוקר;389;nmol/L;145 - 619',
          '#סמנים',
          'psa;PSA כללי;5.62;ng/mL;< 4.00',
          'fpsa;PSA חופשי;0.79;ng/mL;',
          'psaratio;יחס PSA חופשי לכללי;14;%;> 25',
          '>{x|יחס נמוך מ-25% מעלה חשד לסרטן הערמונית|reference comment|d.prostca}; {x|יש לשקול MRI ערמונית|advice|i.mrprost}',
          'cea;CEA;2.1;ng/mL;< 5.0',
          '#דלקת',
          'crp;CRP;3.4;mg/L;< 5.0',
          'esr;שקיעת דם;12;mm/h;0 - 20',
          'hscrp;hs-CRP;2.9;mg/L;< 3.0',
        ],
      )}</table><p style="font-size:18px">${he('חתימה: ד"ר נעמה אורבך, מנהלת מעבדה. עותק: ד"ר עופר סלומון, אורולוגיה')}</p>${c.no('ד"ר נעמה אורבך', 'laboratory head')}${c.no('ד"ר עופר סלומון', 'copy')}`,
      'rtl',
    )
  },
  { degrade: { angle: -0.7 } },
)

export const sixthHebrewLabs = [fund, trend, hospital, vitamins]
