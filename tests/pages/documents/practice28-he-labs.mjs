/** Ordinary laboratory paper in Hebrew for practice: an oncological day ward's table of four cycles, a hospital's print with the result before the name and limits in words, a fertility unit's days downwards, an immunological laboratory with its cut-offs, an occupational check with a box ticked in every row. */
import { barcode, mark, matrixCode, signature, stamp } from '../lib/decor.mjs'
import { FACE, doc, he, letter, ltr, mixed, resultCell, sheet } from './blind-parts.mjs'

/** A day ward: four cycles across, each under its number and day, the newest at the left; unit under the name. */
const cycles = doc(
  'p1121.jpg',
  ['he', 'lab', 'scan'],
  '2026-06-21',
  [
    'המרכז הרפואי עמק הדקלים',
    'עמק הדקלים',
    'המרכז הרפואי עמק הדקלים - מכון אונקולוגי',
    'אשפוז יום אונקולוגי, המרכז הרפואי עמק הדקלים',
    'אשפוז יום אונקולוגי',
  ],
  ['ד"ר נטע קופרשטיין', 'נטע קופרשטיין', 'קופרשטיין נטע'],
  ['חיים אלקיים', 'אלקיים חיים', 'מר חיים אלקיים'],
  'ריכוז בדיקות דם לפי מחזור טיפול',
  (c) => {
    const days = ['2026-04-19', '2026-05-10', '2026-05-31', '2026-06-21']
    const row = (s) => {
      const [key, label, unit, ref, values] = s.split(';')
      const cells = values
        .split('|')
        .map((v, i) =>
          v === '-'
            ? '<td>-</td>'
            : `<td>${resultCell(c, key, label, v, unit, ref, days[i], (r) => `${v}${letter(r) ? ' *' : ''}`)}</td>`,
        )
      return `<tr><td>${ltr(label)}<br><small>${ltr(unit)}</small></td>${cells.join('')}<td>${mixed(ref)}</td></tr>`
    }
    return sheet(
      `body{font:17px/1.15 ${FACE.david};font-size:19px;padding:34px 56px}.t td,.t th{border:1px solid #666;padding:2px 12px;text-align:center}.t td:first-child{text-align:right}.t th{background:#e6ebe6}small{font-size:15px}.h td{padding:2px 4px}p{margin:8px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center;border-bottom:2px solid #355e3b"><div><b style="font-size:26px">${he('המרכז הרפואי עמק הדקלים')}</b><br>${he('אשפוז יום אונקולוגי, קומה 2')}</div>${mark('leaf', '#355e3b', 52)}</div>
      <div style="font-size:23px;font-weight:bold;margin:8px 0">${he('ריכוז בדיקות דם לפי מחזור טיפול')}</div>
      <table class="h"><tr><td>${he('מטופל: אלקיים חיים')}</td><td>${he('ת.ז. 0-0581904-3')}</td><td>${he('ת. לידה 11/10/1958')}</td></tr><tr><td>${he('רופאה: ד"ר נטע קופרשטיין')}</td><td>${he('הופק: 22/06/2026')}</td><td>${he('דף 1/1')}</td></tr></table>
      <table class="t"><tr><th style="width:24%"></th><th>${he('מחזור 1')}</th><th>${he('מחזור 2')}</th><th>${he('מחזור 3')}</th><th>${he('מחזור 4')}</th><th rowspan="2">${he('תחום')}</th></tr><tr><th>${he('בדיקה')}</th>${days.map((d) => `<th>${ltr(d.split('-').reverse().join('/'))}</th>`).join('')}</tr>
      ${['wbc;WBC;K/uL;4.0-10.5;7.2|5.1|3.6|4.4', 'neut;Neutrophils;K/uL;1.8-7.5;4.6|2.9|1.4|2.2', 'lymph;Lymphocytes;K/uL;1.0-4.0;1.9|1.6|1.5|1.7', 'hgb;Hemoglobin;g/dL;13.5-17.5;13.9|12.8|12.1|11.7', 'mcv;MCV;fL;80-98;86|87|90|92', 'plt;Platelets;K/uL;150-420;288|241|163|137', 'crea;Creatinine;mg/dL;0.70-1.20;0.91|0.95|0.90|1.02', 'na;Sodium;mmol/L;136-145;141|140|138|135', 'k;Potassium;mmol/L;3.5-5.1;4.3|4.1|3.9|3.4', 'mg;Magnesium;mg/dL;1.6-2.6;2.0|1.8|-|1.5', 'tbil;Bilirubin total;mg/dL;0.2-1.2;0.6|0.7|0.6|0.8', 'alt;ALT;U/L;עד 45;22|31|58|49', 'alp;Alk. Phos.;U/L;40-129;96|101|118|131', 'alb;Albumin;g/dL;3.5-5.2;4.2|4.1|3.9|3.8', 'cea;CEA;ng/mL;עד 5.0;18.6|-|9.7|-', 'ca199;CA 19-9;U/mL;עד 37;64|-|41|-'].map(row).join('')}</table>
      <p>${c.t('* מחוץ לתחום. {x|סף למתן טיפול: נויטרופילים מעל 1.0, טסיות מעל 100|reference comment}. {x|מחזור 5 - מתוכנן ל-12/07/2026|planned}.')}</p>
      <p><b>${he('הוזמן למחזור הבא:')}</b> ${c.t('{x|ספירת דם|ordered}, {x|CEA|ordered}, {x|TSH|ordered|l.tsh}, {x|CT חזה בטן ואגן|ordered|i.ctcap}')}</p>
      <div style="display:flex;justify-content:space-between"><span>${he('אחות מתאמת: אורלי בן-שטרית')}</span>${signature(c.rnd)}</div>${c.no('אורלי בן-שטרית', 'nurse')}`,
      'rtl',
    )
  },
  { dateAliases: ['2026-06-22'], width: 1020, scale: 1.4, degrade: { angle: 0.8 } },
)

/** A hospital's print: the result stands first with its flag in brackets, then unit, Latin and Hebrew name, limits in words. */
const first = doc(
  'p1122.png',
  ['he', 'lab', 'clean'],
  '2025-11-27',
  ['בית חולים סנט מרטין', 'סנט מרטין', 'ביה"ח סנט מרטין', 'בית חולים סנט מרטין - מעבדות'],
  ["ד\"ר ג'ורג' ח'לילי", "ג'ורג' ח'לילי", "ח'לילי ג'ורג'", 'גורג חלילי'],
  ['לובה שטרנברג', 'שטרנברג לובה', "גב' לובה שטרנברג"],
  'דין וחשבון מעבדה',
  (c) => {
    const row = (s) => {
      const [key, label, hebrew, printed, unit, range] = s.split(';')
      const [low, high] = range.split('-')
      const words = range.startsWith('עד') ? range : range.startsWith('מעל') ? range : `בין ${low} ל-${high}`
      const r = c.lab(`${key};${label};${printed};${unit};${words}`, { range })
      const sign = letter(r) ? ` (${letter(r)})` : ''
      return `<tr data-e="${r.n}"><td class="v">${ltr(printed + sign)}</td><td>${ltr(unit)}</td><td>${ltr(label)}</td><td>${he(hebrew)}</td><td>${he(words)}</td></tr>`
    }
    const group = (title, list) =>
      `<tr><td colspan="5" class="g">${he(title)}</td></tr>${list.map(row).join('')}`
    return sheet(
      `body{font:17px/1.3 ${FACE.times};font-size:17px;padding:40px 60px}.t td,.t th{padding:2px 10px}.t th{border-top:2px solid #000;border-bottom:1px solid #000}.t tr td{border-bottom:1px dotted #999}.v{font-weight:bold;width:15%}.t .g{font-weight:bold;letter-spacing:1px;padding-top:8px;border-bottom:1px solid #000}.h td{padding:2px 4px}p{margin:8px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div><b style="font-size:27px">${he('בית חולים סנט מרטין')}</b><br>${he('מעבדות, קומת קרקע | חיפה')}</div>${mark('cross', '#222', 50)}</div>
      <div style="font-size:22px;font-weight:bold;text-align:center;margin:8px 0">${he('דין וחשבון מעבדה')}</div>
      <table class="h" style="border:1px solid #000;margin:8px 0"><tr><td>${he("שם החולה: גב' לובה שטרנברג")}</td><td>${he('ת"ז: 0-1107725-2')}</td><td>${he('לידה: 02.12.1948')}</td></tr><tr><td>${he("מזמין: ד\"ר ג'ורג' ח'לילי")}</td><td>${he('נלקח: 27.11.2025 09:10')}</td><td>${he('אושר: 27.11.2025 13:42')}</td></tr></table>
      <table class="t"><tr><th>${he('תוצאה')}</th><th>${he('יחידה')}</th><th>${he('בדיקה')}</th><th>${he('שם עברי')}</th><th>${he('ערך תקין')}</th></tr>
      ${group('המטולוגיה', ['wbc;WBC;תאים לבנים;11.9;10^3/uL;4.3-10.8', 'hgb;HGB;המוגלובין;10.9;g/dL;11.7-15.5', 'hct;HCT;המטוקריט;33.8;%;35-45', 'mcv;MCV;נפח כדורית ממוצע;77.2;fL;81-99', 'rdw;RDW;פיזור נפח;17.4;%;11.5-14.5', 'plt;PLT;טסיות;431;10^3/uL;140-400', 'retic;RETIC;רטיקולוציטים;1.4;%;0.5-2.5', 'esr;ESR;שקיעת דם;62;mm/hr;עד 30'])}
      ${group('ביוכימיה', ['crp;CRP;חלבון C ראקטיבי;4.8;mg/dL;עד 0.5', 'crea;CREATININE;קריאטינין;0.84;mg/dL;0.51-0.95', 'urea;UREA;אוריאה;46;mg/dL;17-50', 'ca;CALCIUM;סידן;9.1;mg/dL;8.8-10.2', 'tp;TOTAL PROTEIN;חלבון כללי;7.9;g/dL;6.4-8.3', 'alb;ALBUMIN;אלבומין;3.3;g/dL;3.5-5.2', 'ldh;LDH;לקטט דהידרוגנז;214;U/L;135-214', 'alp;ALP;פוספטזה בסיסית;142;U/L;35-104', 'ck;CPK;קריאטין קינאז;38;U/L;26-192', 'fe;IRON;ברזל;22;ug/dL;37-145', 'transf;TRANSFERRIN;טרנספרין;218;mg/dL;200-360', 'ferr;FERRITIN;פריטין;306;ng/mL;13-150', 'b12;VITAMIN B12;ויטמין B12;251;pg/mL;197-771'])}
      ${group('קרישה ואנדוקרינולוגיה', ['inr;INR;יחס מנורמל;1.06;;0.85-1.15', 'aptt;APTT;זמן טרומבופלסטין;29.4;sec;25-36', 'fib;FIBRINOGEN;פיברינוגן;612;mg/dL;200-400', 'tsh;TSH;הורמון מגרה תריס;3.42;mIU/L;0.27-4.20'])}</table>
      <p>${c.t('המלצת המעבדה: {x|שקיעת דם מעל 50 בגיל זה - לשקול דלקת עורקים ענקית|reference comment|d.gca}. המוליזה: {x|אין|negated}. {x|אלקטרופורזה של חלבונים - הוזמנה, טרם בוצעה|pending}.')}</p>
      <p>${he('H - גבוה, L - נמוך. התוצאות מתייחסות לדגימה שנבדקה בלבד.')}</p>
      <div style="display:flex;justify-content:space-between;align-items:center"><span>${he('מאשרת: ד"ר סוהא נג\'אר, PhD')}</span>${barcode(c.rnd, 30, 30)}</div>${c.no('ד"ר סוהא נג\'אר', 'laboratory director')}`,
      'rtl',
    )
  },
  { width: 1000, scale: 1.4 },
)

/** A fertility unit: the days of a cycle downwards and the hormones across; the basal tests under it, each with its day. */
const fertility = doc(
  'p1123.png',
  ['he', 'lab', 'clean'],
  '2026-03-13',
  [
    'המרכז הרפואי תל ערבה',
    'תל ערבה',
    'היחידה להפריה חוץ גופית',
    'יחידת IVF, המרכז הרפואי תל ערבה',
    'היחידה להפריה חוץ גופית, המרכז הרפואי תל ערבה',
  ],
  ['ד"ר אבישג טולידנו', 'אבישג טולידנו', 'טולידנו אבישג'],
  ['רוויטל אזולאי-כץ', 'אזולאי-כץ רוויטל', "גב' רוויטל אזולאי-כץ", 'רוויטל אזולאי כץ'],
  'גיליון מעקב הורמונלי',
  (c) => {
    const day = (s) => {
      const [date, n, e2, prog, lh, lining, seen] = s.split(';')
      const iso = date.split('/').reverse().join('-')
      const cell = (key, label, v, unit) =>
        `<td>${v === '-' ? '-' : resultCell(c, key, label, v, unit, '', iso)}</td>`
      return `<tr><td>${ltr(date)}</td><td>${ltr(n)}</td>${cell('e2', 'E2', e2, 'pmol/L')}${cell('prog', 'Prog', prog, 'nmol/L')}${cell('lh', 'LH', lh, 'IU/L')}<td>${c.t(`{o|${lining}}`)}</td><td>${c.t(`{o|${seen}}`)}</td></tr>`
    }
    const basal = (s) => {
      const [line, date] = s.split('#')
      const r = c.lab(line, { date: date.split('/').reverse().join('-') })
      return `<tr data-e="${r.n}"><td>${ltr(r.label)}</td><td><b>${mixed(r.printed)}</b></td><td>${ltr(r.unit)}</td><td>${mixed(r.ref)}</td><td>${ltr(date)}</td></tr>`
    }
    return sheet(
      `body{font:17px/1.35 ${FACE.openSans};font-family:'Noto Sans Hebrew','Open Sans';font-size:16px;padding:42px 60px}.t td,.t th{border:1px solid #c9a3b4;padding:4px 10px}.t th{background:#f7e9ef}h3{font-size:18px;margin:14px 0 4px;color:#7a2b4f}.h td{padding:2px 4px}p{margin:8px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div><b style="font-size:25px;color:#7a2b4f">${he('המרכז הרפואי תל ערבה')}</b><br>${he('היחידה להפריה חוץ גופית | באר שבע')}</div>${mark('rings', '#7a2b4f', 54)}</div>
      <div style="font-size:22px;font-weight:bold;margin:10px 0">${he('גיליון מעקב הורמונלי')}</div>
      <table class="h" style="background:#faf5f7"><tr><td>${he("שם: גב' רוויטל אזולאי-כץ")}</td><td>${he('ת.ז.: 0-4015582-1')}</td><td>${he('ת. לידה: 08/08/1989')}</td></tr><tr><td>${he('רופאה: ד"ר אבישג טולידנו')}</td><td>${he('וסת אחרונה: 03/03/2026')}</td><td>${he('מחזור טיפול: 2')}</td></tr></table>
      <h3>${he('מעקב במהלך הגירוי')}</h3><table class="t"><tr><th>${he('תאריך')}</th><th>${he('יום')}</th><th>${ltr('E2')}<br><small>${ltr('pmol/L')}</small></th><th>${ltr('Prog')}<br><small>${ltr('nmol/L')}</small></th><th>${ltr('LH')}<br><small>${ltr('IU/L')}</small></th><th>${he('רירית מ"מ')}</th><th>${he('זקיקים')}</th></tr>
      ${['05/03/2026;3;142;1.1;5.8;4.1;AFC 11', '08/03/2026;6;688;-;4.9;5.6;עד 10 מ"מ', '10/03/2026;8;2140;1.4;3.2;7.3;6 מעל 12', '12/03/2026;10;5015;2.0;2.6;8.8;7 מעל 15', '13/03/2026;11;6930;2.3;1.9;9.5;5 מעל 18'].map(day).join('')}</table>
      <p>${c.t('טיפול: {m.p28follit|גונל אף 225 יחידות|freq=פעם ביום} פעם ביום בערב; {m.p28cetro|צטרוטייד 0.25 מ"ג|freq=פעם ביום} פעם ביום בבוקר; {m.folic|חומצה פולית 5 מ"ג|freq=פעם ביום} פעם ביום.')}</p>
      <h3>${he('בדיקות בסיס')}</h3><table class="t"><tr><th style="width:28%">${he('בדיקה')}</th><th>${he('תוצאה')}</th><th>${he('יחידות')}</th><th>${he('תקין')}</th><th>${he('תאריך')}</th></tr>
      ${['amh;AMH;8.7;pmol/L;7.1-48.0#18/01/2026', 'fsh;FSH;9.4;IU/L;3.5-12.5#18/01/2026', 'prl;Prolactin;611;mIU/L;102-496#18/01/2026', 'tsh;TSH;2.31;mIU/L;0.27-4.20#18/01/2026', 'vitd;25-OH Vitamin D;48;nmol/L;75-250#18/01/2026', 'hgb;Hemoglobin;12.3;g/dL;12.0-16.0#18/01/2026', 'rubg;Rubella IgG;52;IU/mL;מעל 10#04/12/2025', 'cmvg;CMV IgG;שלילי;;#04/12/2025', 'hbsag;HBsAg;שלילי;;שלילי#04/12/2025', 'antihcv;HCV Ab;שלילי;;שלילי#04/12/2025', 'hivag;HIV Ag/Ab;שלילי;;שלילי#04/12/2025', 'syph;Syphilis;שלילי;;שלילי#04/12/2025'].map(basal).join('')}</table>
      <p>${c.t('בן הזוג: {x|ריכוז זרע 12 מיליון/מ"ל|other person|l.semconc}. {x|שאיבת ביציות מתוכננת ל-15/03/2026|planned}. {x|זריקת אוביטרל - הלילה ב-23:00|planned}. כאבי בטן: {x|אין|negated}. {x|הסיכון לגירוי יתר הוסבר|warned}.')}</p>
      <p><b>${he('בדיקות שהוזמנו ליום השאיבה:')}</b> ${c.t('{x|ספירת דם|ordered|l.plt}, {x|תפקודי קרישה|ordered|l.inr}, {x|סוג דם|ordered|l.abo}')}</p>
      <div style="display:flex;justify-content:space-between;align-items:center"><span>${he('אחות: שני מימון')}</span>${signature(c.rnd, '#7a2b4f')}${matrixCode(c.rnd, 14, 3)}</div>${c.no('שני מימון', 'nurse')}`,
      'rtl',
    )
  },
  { width: 1000, scale: 1.4 },
)

/** An immunological laboratory: under each name its method, the result with the word for it, cut-offs of three steps. */
const immune = doc(
  'p1124.jpg',
  ['he', 'lab', 'photo'],
  '2026-02-09',
  ['מעבדות ביו-תשובה', 'ביו-תשובה', 'מעבדות ביו תשובה', 'מעבדות ביו-תשובה בע"מ'],
  ['ד"ר אריה וולפסון', 'אריה וולפסון', 'וולפסון אריה'],
  ['מירב דהן', 'דהן מירב', "גב' מירב דהן"],
  'תעודת בדיקות אימונולוגיה',
  (c) => {
    const row = (s) => {
      const [line, method, word] = s.split('#')
      const r = c.lab(line)
      return `<tr data-e="${r.n}"><td>${ltr(r.label)}<br><small>${ltr(method)}</small></td><td class="v">${mixed(r.printed)}</td><td>${ltr(r.unit)}</td><td>${c.t(word ? `{o|${word}}` : '')}</td><td>${mixed(r.ref)}</td></tr>`
    }
    const group = (title, list) =>
      `<tr><td colspan="5" class="g">${he(title)}</td></tr>${list.map(row).join('')}`
    return sheet(
      `body{font:18px/1.18 ${FACE.simple};font-size:19px;padding:38px 60px}.t td,.t th{padding:3px 10px;border-bottom:1px solid #888}.t th{background:#dfe7f2}.v{font-weight:bold}.t .g{background:#f1f4f9;font-weight:bold}small{font-size:14.5px;color:#333}.h td{padding:2px 4px}p{margin:8px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center">${mark('bars', '#2c4c86', 50)}<div style="text-align:center"><b style="font-size:27px;color:#2c4c86">${he('מעבדות ביו-תשובה')}</b><br>${he('רחוב התעשייה 22, רחובות')}</div>${barcode(c.rnd, 24, 34)}</div>
      <div style="font-size:22px;font-weight:bold;text-align:center;margin:6px 0">${he('תעודת בדיקות אימונולוגיה')}</div>
      <table class="h" style="border-top:2px solid #2c4c86;border-bottom:2px solid #2c4c86;margin:6px 0"><tr><td>${he('שם: מירב דהן')}</td><td>${he('ת.ז. 0-3390471-9')}</td><td>${he('ת. לידה 30/05/1984')}</td></tr><tr><td>${he('עבור: ד"ר אריה וולפסון')}</td><td>${he('תאריך דגימה: 09/02/2026')}</td><td>${he('תאריך דיווח: 12/02/2026')}</td></tr></table>
      <table class="t"><tr><th style="width:30%">${he('בדיקה / שיטה')}</th><th>${he('תוצאה')}</th><th>${he('יחידות')}</th><th>${he('פירוש')}</th><th>${he('ערכי סף')}</th></tr>
      ${group('מחלות רקמת חיבור', ['ana;ANA;1:320;;עד 1:80#IIF HEp-2#חיובי', 'dsdna;Anti-dsDNA;8;IU/mL;עד 15#ELISA#שלילי', 'ssa;Anti-SSA (Ro);146;U/mL;עד 10#FEIA#חיובי', 'ssb;Anti-SSB (La);4.1;U/mL;עד 10#FEIA#שלילי', 'sm;Anti-Sm;0.9;U/mL;עד 10#FEIA#שלילי', 'rnp;Anti-RNP;1.2;U/mL;עד 10#FEIA#שלילי', 'scl70;Anti-Scl-70;0.6;U/mL;עד 10#FEIA#שלילי', 'p28jo1;Anti-Jo-1;0.3;U/mL;עד 10#FEIA#שלילי', 'c3;C3;92;mg/dL;90-180#Turbidimetry#', 'c4;C4;11;mg/dL;10-40#Turbidimetry#'])}
      ${group('דלקת מפרקים', ['rf;Rheumatoid Factor;31;IU/mL;עד 14#Turbidimetry#חיובי', 'ccp;Anti-CCP;2.2;U/mL;עד 7#FEIA#שלילי'])}
      ${group('צליאק', ['iga;IgA total;187;mg/dL;70-400#Turbidimetry#', 'ttg;Anti-tTG IgA;1.4;U/mL;עד 7#FEIA#שלילי', 'p28ttgg;Anti-tTG IgG;0.8;U/mL;עד 7#FEIA#שלילי', 'p28dgpa;DGP IgA;8.3;U/mL;עד 10#FEIA#גבולי'])}
      ${group('כבד', ['ama;AMA;שלילי;;שלילי#IIF#', 'asma;ASMA;שלילי;;שלילי#IIF#'])}</table>
      <p>${c.t('הערה: {x|נוגדני Ro קיימים בתסמונת שיוגרן ובזאבת|reference comment|d.sjogren}. עדות לצליאק: {x|אין|negated|d.celiac}. {x|DGP IgG - הריאגנט חסר, לא בוצע|not done|l.p28dgpg}.')}</p>
      <div style="display:flex;justify-content:space-between;align-items:center"><span>${he("פרופ' נחום אייזיק, מנהל מדעי")}</span>${signature(c.rnd, '#2c4c86')}</div>${c.no("פרופ' נחום אייזיק", 'laboratory director')}`,
      'rtl',
    )
  },
  { dateAliases: ['2026-02-12'], width: 980, scale: 1.45, degrade: { angle: 1, folds: [0.48] } },
)

/** An occupational check: in every row one of two boxes is crossed; lead and cholinesterase beside blood and urine. */
const work = doc(
  'p1125.png',
  ['he', 'lab', 'clean'],
  '2025-09-14',
  ['המכון לבריאות העובד - רמת השרון הצפונית', 'המכון לבריאות העובד', 'מכון לבריאות העובד'],
  ['ד"ר יונתן גבריאלוב', 'יונתן גבריאלוב', 'גבריאלוב יונתן'],
  ['סרגיי מלניק', 'מלניק סרגיי', 'מר סרגיי מלניק'],
  'תוצאות בדיקות מעקב תעסוקתי',
  (c) => {
    const box = (on) => `<span style="font-family:'DejaVu Sans'">${on ? '☒' : '☐'}</span>`
    const row = (s, i) => {
      const [line, bad] = s.split('#')
      const r = c.lab(line)
      const off = bad || r.flag === 'H' || r.flag === 'L'
      return `<tr data-e="${r.n}"><td>${ltr(String(i + 1))}</td><td>${mixed(r.label)}</td><td class="v">${mixed(`${r.printed} ${r.unit}`.trim())}</td><td>${mixed(r.ref)}</td><td class="c">${box(!off)}</td><td class="c">${box(off)}</td></tr>`
    }
    return sheet(
      `body{font:17px/1.32 ${FACE.arial};font-size:16.5px;padding:44px 66px}.t td,.t th{border:1px solid #444;padding:2px 10px}.t th{background:#ddd}.v{font-weight:bold}.t .c{text-align:center}.h td{border:1px solid #444;padding:3px 8px}p{margin:8px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div><b style="font-size:24px">${he('המכון לבריאות העובד - רמת השרון הצפונית')}</b><br>${he('שירות רפואי תעסוקתי | טופס 214')}</div>${mark('star', '#555', 44)}</div>
      <div style="font-size:21px;font-weight:bold;text-decoration:underline;margin:10px 0">${he('תוצאות בדיקות מעקב תעסוקתי')}</div>
      <table class="h"><tr><td>${he('שם העובד: סרגיי מלניק')}</td><td>${he('ת.ז.: 0-3177208-6')}</td><td>${he('שנת לידה: 1979')}</td></tr><tr><td>${he('מקצוע: ריתוך וחיטוי מצברים')}</td><td>${he('רופא: ד"ר יונתן גבריאלוב')}</td><td>${he('תאריך הבדיקה: 14/09/2025')}</td></tr></table><br>
      <table class="t"><tr><th></th><th style="width:32%">${he('בדיקה')}</th><th>${he('תוצאה')}</th><th>${he('ערך מותר')}</th><th>${he('תקין')}</th><th>${he('חריג')}</th></tr>
      ${['lead;עופרת בדם;18;ug/dL;עד 20', 'p28zpp;ZPP;74;ug/dL;עד 70', 'cadm;קדמיום בדם;0.9;ug/L;עד 5', 'chole;כולין אסטרזה;5620;U/L;5320-12920', 'hgb;המוגלובין;14.9;g/dL;13.5-17.5', 'hct;המטוקריט;44.7;%;40-52', 'wbc;תאי דם לבנים;6.4;K/uL;4.0-10.8', 'plt;טסיות דם;219;K/uL;130-400', 'glu;גלוקוז;91;mg/dL;70-100', 'crea;קריאטינין;1.31;mg/dL;0.70-1.20', 'uric;חומצת שתן;6.9;mg/dL;3.4-7.0', 'ast;AST;29;U/L;עד 40', 'alt;ALT;53;U/L;עד 41', 'ggt;GGT;88;U/L;עד 60', 'tbil;בילירובין;0.7;mg/dL;0.2-1.2', 'chol;כולסטרול כללי;212;mg/dL;עד 200', 'uprot;חלבון בשתן;שלילי;;שלילי', 'ubld;דם בשתן;+1;;שלילי#1', 'uglu;סוכר בשתן;שלילי;;שלילי', 'e18fev1;FEV1;88;%;מעל 80', 'e18fvc;FVC;93;%;מעל 80', 'e18fevr;FEV1/FVC;76;%;מעל 70'].map(row).join('')}</table>
      <p>${c.t('תלונות: {x|אין|negated}. חשיפה לאזבסט: {x|לא|negated}. עישון: {x|מעולם לא|negated|d.smoker}. {x|אב - סרטן ריאה|family history|d.lungca}.')}</p>
      <p>${c.t('{x|עופרת מעל 30 - הרחקה מעבודה|reference comment}. {x|בדיקה חוזרת של עופרת ו-ZPP בעוד 3 חודשים|planned}.')}</p>
      <p>${box(true)} ${he('כשיר לעבודתו')} &nbsp; ${box(false)} ${he('כשיר בהגבלה')} &nbsp; ${box(false)} ${he('לא כשיר')} &nbsp; ${box(false)} ${he('הרעלת עופרת')}</p>${c.no('הרעלת עופרת', 'empty box')}${c.no('לא כשיר', 'empty box')}
      <div style="display:flex;justify-content:space-between;align-items:center"><span>${he('ד"ר יונתן גבריאלוב, רפואה תעסוקתית')}</span>${signature(c.rnd)}${stamp(['ד"ר י. גבריאלוב', 'מ.ר. 00483'], '#24408a', -4)}</div>`,
      'rtl',
    )
  },
  { width: 980, scale: 1.4 },
)

export const practice28HeLabs = [cycles, first, fertility, immune, work]
