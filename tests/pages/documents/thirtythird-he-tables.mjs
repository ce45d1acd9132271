/** Ordinary laboratory paper in Hebrew: a fund's personal site printed with one frame for each of two orders, a fund's bloods before an operation with the norm before the result. */
import { barcode, mark } from '../lib/decor.mjs'
import { FACE, doc, he, ltr, mixed, sheet } from './blind-parts.mjs'

const off = (r) => r.flag === 'H' || r.flag === 'L'

/** A fund's personal site: newest order first, unit small under the name, a dot and a word of state before the norm. */
const personal = doc(
  'p1374.png',
  ['he', 'lab', 'clean'],
  '2026-11-17',
  [
    'קופת חולים נווה ים',
    'נווה ים',
    'קופ"ח נווה ים',
    'קופת חולים נווה ים - האזור האישי',
    'קופת חולים נווה ים - מרפאת הדקל',
    'מרפאת הדקל',
  ],
  ['ד"ר סופי קרבצ\'יק', "סופי קרבצ'יק", "קרבצ'יק סופי"],
  ['יעקב טנא', 'טנא יעקב', 'מר יעקב טנא'],
  'בדיקות מעבדה - האזור האישי',
  (c) => {
    const row = (date) => (s) => {
      const r = c.lab(s, { date })
      const say = r.flag === 'H' ? 'גבוה' : r.flag === 'L' ? 'נמוך' : 'תקין'
      return `<tr data-e="${r.n}"><td>${mixed(r.label)}${r.unit ? ` <small>${ltr(r.unit)}</small>` : ''}</td><td class="v">${mixed(r.printed)}</td><td><span class="d${off(r) ? ' o' : ''}">●</span> ${he(say)}</td><td>${mixed(r.ref)}</td></tr>`
    }
    const order = (head, date, list) =>
      `<div class="c"><div class="t">${head.map((s) => `<span>${he(s)}</span>`).join('')}</div><table class="l"><tr><th style="width:40%">${he('שם הבדיקה')}</th><th>${he('התוצאה שלך')}</th><th>${he('מצב')}</th><th>${he('טווח הנורמה')}</th></tr>${list.map(row(date)).join('')}</table></div>`
    return sheet(
      `body{font:15px/1.3 ${FACE.notoHe};font-family:'Noto Sans Hebrew','Noto Sans','DejaVu Sans';font-size:14.5px;padding:34px 74px}.c{border:1px solid #c9d3dc;border-radius:10px;margin:10px 0;padding:4px 14px 8px}.t{display:flex;gap:34px;font-weight:bold;color:#0b5cab;padding:3px 0}.l td,.l th{padding:2px 8px;border-bottom:1px solid #eceff2}.l th{font-weight:normal;color:#667;font-size:13px}.v{font-weight:bold;font-size:15.5px}small{color:#667;font-size:12px}.d{color:#3a9d5d}.d.o{color:#d0432f}p{margin:7px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center;border-bottom:3px solid #0b5cab;padding-bottom:6px"><div style="display:flex;gap:10px;align-items:center">${mark('wave', '#0b5cab', 42)}<b style="font-size:21px;color:#0b5cab">${he('קופת חולים נווה ים')}</b></div><span>${he('האזור האישי | בדיקות מעבדה')}</span></div>
      <p><b style="font-size:18px">${he('שלום, יעקב טנא')}</b> &nbsp; ${he('ת.ז. 0-0557120-2')} &nbsp; ${he('ת. לידה 25.06.1958')}</p>
      <p>${he('מוצגות 2 הזמנות מתוך 14 | הודפס 22.11.2026')}</p>
      ${order(['תאריך בדיקה: 17.11.2026', 'הזמינה: ד"ר סופי קרבצ\'יק', 'מרפאת הדקל'], '2026-11-17', ['k;אשלגן;4.9;mmol/L;3.5 - 5.1', 'na;נתרן;139;mmol/L;136 - 145', 'crea;קריאטינין;1.31;mg/dL;0.7 - 1.2', 'egfr;eGFR;57;mL/min/1.73m²;מעל 60', 'urea;שתנן;51;mg/dL;17 - 43', 'uacr;מיקרואלבומין/קריאטינין בשתן;88;mg/g;0 - 30'])}
      ${order(['תאריך בדיקה: 03.11.2026', 'הזמינה: ד"ר סופי קרבצ\'יק', 'מרפאת הדקל'], '2026-11-03', ['glu;גלוקוז בצום;141;mg/dL;70 - 100', 'a1c;המוגלובין A1c;7.4;%;4.0 - 6.0', 'k;אשלגן;5.6;mmol/L;3.5 - 5.1', 'crea;קריאטינין;1.36;mg/dL;0.7 - 1.2', 'egfr;eGFR;54;mL/min/1.73m²;מעל 60', 'uric;חומצת שתן;7.6;mg/dL;3.5 - 7.2', 'ca;סידן;9.3;mg/dL;8.6 - 10.3', 'chol;כולסטרול כללי;166;mg/dL;עד 200', 'ldl;כולסטרול LDL;84;mg/dL;עד 100', 'hdl;כולסטרול HDL;39;mg/dL;מעל 40', 'trig;טריגליצרידים;214;mg/dL;עד 150', 'alt;ALT;30;U/L;עד 45', 'ast;AST;24;U/L;עד 35', 'ggt;GGT;48;U/L;עד 55', 'wbc;כדוריות דם לבנות;7.1;K/µL;4.5 - 11.0', 'hgb;המוגלובין;13.2;g/dL;13.5 - 17.5', 'mcv;MCV;84.1;fL;80 - 100', 'plt;טסיות דם;243;K/µL;150 - 450', 'b12;ויטמין B12;214;pg/mL;187 - 883', 'tsh;TSH;2.90;mIU/L;0.35 - 4.94', 'psa;PSA;2.11;ng/mL;עד 4.0'])}
      <div class="c"><div class="t"><span>${he('הודעת הרופאה 18.11.2026')}</span></div><p>${c.t('"יעקב שלום, האשלגן ירד אחרי שהפסקנו את {m.spir|אלדקטון|dose=-;st=stopped}. {x|אם יעלה שוב מעל 5.5 - להגיע למרפאה|conditional}. {x|לשקול פורסיגה בגלל החלבון בשתן|considered|m.dapa}. {x|אין לקחת אדוויל או נורופן|warned|m.ibu}. {x|בדיקה חוזרת בעוד חודש|planned|l.k}. {x|הפניה לנפרולוג באזור האישי|referral}. {x|זו אינה אי ספיקת כליות חריפה|negated|d.aki}."')}</p></div>
      <p style="font-size:12.5px;color:#667">${c.t('{x|הטווחים משתנים לפי גיל ומין|reference comment}. {x|המידע אינו תחליף לייעוץ רפואי|instruction}.')}</p>`,
      'rtl',
    )
  },
  { dateAliases: ['2026-11-03', '2026-11-22', '2026-11-18'], width: 980, scale: 1.4 },
)

/** A fund's district laboratory: the norm stands before the result; English over Hebrew groups, words for serology. */
const before = doc(
  'p1375.png',
  ['he', 'lab', 'clean'],
  '2026-04-12',
  [
    'קופת חולים צאלים',
    'צאלים',
    'קופ"ח צאלים',
    'קופת חולים צאלים - מעבדה מחוזית',
    'המעבדה המחוזית',
    'קופת חולים צאלים - המעבדה המחוזית',
  ],
  ['ד"ר באסל נאטור', 'באסל נאטור', 'נאטור באסל'],
  ['גליה רוזנצוויג', 'רוזנצוויג גליה', "גב' גליה רוזנצוויג"],
  'בדיקות לפני ניתוח',
  (c) => {
    const row = (s) => {
      const [key, name, v, unit, ref] = s.split(';')
      const r = c.lab([key, name, v, unit, ref].join(';'))
      const star = off(r) ? `<b>${ltr(r.flag === 'H' ? '↑' : '↓')}</b>` : ''
      return `<tr data-e="${r.n}"><td>${mixed(name)}</td><td>${mixed(ref)}</td><td class="v">${mixed(v)}</td><td>${ltr(unit)}</td><td>${star}</td></tr>`
    }
    const group = (title, list) =>
      `<tr class="g"><td colspan="5">${he(title)}</td></tr>${list.map(row).join('')}`
    return sheet(
      `body{font:16px/1.25 ${FACE.david};font-family:'David CLM','Liberation Serif','DejaVu Sans';font-size:17px;padding:38px 80px}.l td,.l th{padding:1.5px 12px}.l th{border-bottom:1.5px solid #000;border-top:1.5px solid #000}.g td{font-weight:bold;padding-top:8px!important;text-decoration:underline}.v{font-weight:bold}.h td{padding:1px 6px}p{margin:8px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:10px;align-items:center">${mark('leaf', '#333', 44)}<div><b style="font-size:24px">${he('קופת חולים צאלים')}</b><br>${he('המעבדה המחוזית, באר שבע')}</div></div><b style="font-size:22px">${he('בדיקות לפני ניתוח')}</b>${barcode(c.rnd, 30, 38)}</div>
      <table class="h" style="border:1px solid #000;margin:8px 0"><tr><td>${he('שם: רוזנצוויג גליה')}</td><td>${he('ת.ז. 0-2240861-9')}</td><td>${he('ת. לידה 17/08/1982')}</td></tr><tr><td>${he('רופא: ד"ר באסל נאטור')}</td><td>${he('תאריך לקיחה: 12/04/2026')}</td><td>${he('תאריך אישור: 14/04/2026')}</td></tr><tr><td>${he('מרפאה: 4471 נווה זאב')}</td><td>${he('הפניה: 26-0093318')}</td><td>${he('דף 1 מתוך 1')}</td></tr></table>
      <table class="l"><tr><th style="width:34%">${he('שם בדיקה')}</th><th style="width:21%">${he('נורמה')}</th><th style="width:20%">${he('תוצאה')}</th><th>${he('יחידות')}</th><th></th></tr>
      ${group('ספירת דם', ['wbc;WBC;8.63;10e3/uL;4.00-10.80', 'rbc;RBC;4.71;10e6/uL;4.00-5.40', 'hgb;HGB;11.4;g/dL;12.0-16.0', 'hct;HCT;35.8;%;36.0-48.0', 'mcv;MCV;76.0;fL;80.0-99.0', 'rdw;RDW;15.9;%;11.5-14.5', 'plt;PLT;341;10e3/uL;150-450', 'neut;NEUT #;5.31;10e3/uL;1.80-7.70', 'lymph;LYMPH #;2.47;10e3/uL;1.00-4.50'])}
      ${group('קרישה', ['pt;PT;11.9;sec;9.8-12.8', 'inr;INR;1.02;;0.85-1.15', 'aptt;APTT;29.4;sec;25.0-36.0', 'fib;FIBRINOGEN;412;mg/dL;200-400'])}
      ${group('כימיה', ['glu;GLUCOSE;88;mg/dL;70-100', 'urea;UREA;24;mg/dL;15-40', 'crea;CREATININE;0.63;mg/dL;0.50-0.90', 'na;SODIUM;138;mmol/L;135-145', 'k;POTASSIUM;4.2;mmol/L;3.5-5.1', 'alt;ALT (GPT);22;U/L;עד 34', 'alp;ALK. PHOSPHATASE;61;U/L;35-105', 'tbil;BILIRUBIN TOTAL;0.48;mg/dL;0.20-1.20', 'ferr;FERRITIN;7.2;ng/mL;10.0-120.0', 'tsh;TSH;1.74;mIU/L;0.40-4.20'])}
      ${group('סוג דם ונגיפים', ['abo;סוג דם;A;;', 'rhd;Rh;חיובי;;', 'abscr;סקר נוגדנים;שלילי;;שלילי', 'hbsag;HBsAg;שלילי;;שלילי', 'antihcv;Anti-HCV;שלילי;;שלילי', 'hivag;HIV Ag/Ab;שלילי;;שלילי', 'hcg;בטא HCG;< 1.2;mIU/mL;עד 5.0'])}</table>
      <p>${c.t('תוצאה קודמת: {l.hgb|HGB 12.3 g/dL|v=12.3;u=g/dL;on=2025-09-21} מתאריך 21/09/2025. {x|HbA1c - לא בוצע, מבחנה לא מתאימה|not done|l.a1c}. {x|תוצאת HIV שלילית אינה שוללת הדבקה ב-3 החודשים האחרונים|reference comment}. {x|תוצאת סוג דם זו אינה מיועדת לעירוי|instruction}. {x|פריטין נמוך מ-15 מעיד על חסר ברזל|reference comment|d.ida}.')}</p>
      <p>${c.t('↑ מעל הנורמה, ↓ מתחת לנורמה. {x|הבדיקות תקפות לחודש לקראת ניתוח|instruction}. מנהל המעבדה: ד"ר דוד סטולר.')}</p>${c.no('ד"ר דוד סטולר', 'laboratory director')}`,
      'rtl',
    )
  },
  { dateAliases: ['2026-04-14', '2025-09-21'], width: 980, scale: 1.4 },
)

export const thirtyThirdHeTables = [personal, before]
