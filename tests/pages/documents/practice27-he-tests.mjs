/** Ordinary laboratory paper in Hebrew for practice: a reference laboratory's rare tests with specimen and method, a virological laboratory's serology in words, a small clinic's urine and stool. */
import { barcode, mark, signature, stamp } from '../lib/decor.mjs'
import { FACE, doc, he, ltr, mixed, sheet } from './blind-parts.mjs'

/** A reference laboratory: the Latin name, specimen in Hebrew, result and unit in one cell, norm, method. */
const rare = doc(
  'p1053.png',
  ['he', 'lab', 'clean'],
  '2026-03-29',
  [
    'המרכז הרפואי האוניברסיטאי רמת הברושים',
    'רמת הברושים',
    'המעבדה למחלות מטבוליות ועצב-שריר',
    'המרכז הרפואי רמת הברושים',
    'מעבדה למחלות מטבוליות, רמת הברושים',
  ],
  ['ד"ר ענבר פלד-גרוס', 'ענבר פלד-גרוס', 'פלד-גרוס ענבר', 'ענבר פלד גרוס'],
  ['מתן טסמה', 'טסמה מתן', 'מר מתן טסמה'],
  'תוצאות בדיקות מיוחדות',
  (c) => {
    const row = (s) => {
      const [line, specimen, method] = s.split('#')
      const r = c.lab(line)
      return `<tr data-e="${r.n}"><td>${ltr(r.label)}</td><td class="s">${he(specimen)}</td><td class="v">${mixed(`${r.printed} ${r.unit}`.trim())}</td><td>${mixed(r.ref)}</td><td class="s">${ltr(method)}</td></tr>`
    }
    return sheet(
      `body{font:17px/1.35 ${FACE.simple};font-size:18px;padding:46px 60px}.t td,.t th{padding:4px 10px;border-bottom:1px solid #9db2c9}.t th{background:#26486b;color:#fff}.v{font-weight:bold}.s{font-size:16px;color:#333}.h td{padding:2px 4px}p{margin:9px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:12px;align-items:center">${mark('wave', '#26486b', 56)}<div><b style="font-size:24px;color:#26486b">${he('המרכז הרפואי האוניברסיטאי רמת הברושים')}</b><br>${he('המעבדה למחלות מטבוליות ועצב-שריר')}</div></div>${barcode(c.rnd, 26, 38)}</div>
      <div style="font-size:23px;font-weight:bold;margin:12px 0 6px">${he('תוצאות בדיקות מיוחדות')}</div>
      <table class="h" style="border:1px solid #26486b;margin:8px 0"><tr><td>${he('שם: מתן טסמה')}</td><td>${he('ת.ז.: 0-3082297-9')}</td><td>${he('תאריך לידה: 03/06/1997')}</td></tr><tr><td>${he('מרפאה שולחת: נוירולוגיה')}</td><td>${he('רופאה שולחת: ד"ר ענבר פלד-גרוס')}</td><td>${he('מין: זכר')}</td></tr><tr><td>${he('תאריך דגימה: 29/03/2026')}</td><td>${he('התקבל: 30/03/2026')}</td><td>${he('תאריך תשובה: 19/04/2026')}</td></tr></table>
      <table class="t"><tr><th style="width:31%">${he('בדיקה')}</th><th>${he('דגימה')}</th><th>${he('תוצאה')}</th><th>${he('טווח ייחוס')}</th><th>${he('שיטה')}</th></tr>
      ${['cerulo;Ceruloplasmin;11.4;mg/dL;20-60#סרום#Nephelometry', 'copper;Copper;58;ug/dL;70-140#סרום#ICP-MS', 'p27ucu24;Copper, 24h urine;146;ug/24h;עד 60#איסוף שתן#ICP-MS', 'zinc;Zinc;79;ug/dL;66-110#סרום#ICP-MS', 'selen;Selenium;91;ug/L;63-160#סרום#ICP-MS', 'aldol;Aldolase;6.2;U/L;עד 7.6#סרום#Kinetic', 'ace;ACE;41;U/L;20-70#סרום#Kinetic', 'ammonia;Ammonia;38;umol/L;16-60#פלזמה בקרח#Enzymatic', 'lact;Lactate;1.3;mmol/L;0.5-2.2#פלזמה פלואוריד#Enzymatic', 'p27pyr;Pyruvate;0.07;mmol/L;0.03-0.10#דם מלא#Enzymatic', 'p27carnf;Carnitine Free;23;umol/L;25-54#פלזמה#MS/MS', 'p27carnt;Carnitine Total;35;umol/L;34-78#פלזמה#MS/MS', 'homo;Homocysteine;9.6;umol/L;עד 15#פלזמה#CLIA', 'mma;Methylmalonic Acid;0.21;umol/L;עד 0.40#סרום#LC-MS/MS', 'vitb6;Vitamin B6 (PLP);47;nmol/L;20-125#פלזמה#HPLC', 'vitb1;Vitamin B1;112;nmol/L;66-200#דם מלא#HPLC', 'vite;Vitamin E;24.5;umol/L;12-42#סרום#HPLC', 'p27agal;Alpha-galactosidase A;3.9;umol/L/h;מעל 2.1#טיפת דם#MS/MS', 'p27hachr;AChR Ab;0.12;nmol/L;עד 0.40#סרום#RIA', 'p27musk;MuSK Ab;שלילי;;שלילי#סרום#ELISA'].map(row).join('')}</table>
      <p>${c.t('פירוש: {x|צרולופלסמין נמוך עם הפרשת נחושת מוגברת מעלים חשד למחלת וילסון|reference comment|d.wilson}. {x|מומלץ ריצוף הגן ATP7B|planned}. {x|אין עדות למיאסטניה גרביס בבדיקות אלו|negated|d.mg}.')}</p>
      <p>${c.t('{x|חומצות אמינו בפלזמה - בעבודה, התשובה תישלח בנפרד|pending}. {x|Biotinidase - נפסל, דגימה ישנה|not done}.')}</p>
      <div style="display:flex;justify-content:space-between;align-items:center;margin-top:16px"><span>${he('ד"ר הילה מזור-ניר, מנהלת המעבדה')}</span>${signature(c.rnd, '#26486b')}</div>${c.no('ד"ר הילה מזור-ניר', 'laboratory director')}`,
      'rtl',
    )
  },
  { dateAliases: ['2026-03-30', '2026-04-19'], width: 1040, scale: 1.4 },
)

/** A virological laboratory: every result a word in its own column, a number only where it is counted, the meaning behind it. */
const serology = doc(
  'p1054.jpg',
  ['he', 'lab', 'scan'],
  '2026-06-03',
  [
    'המעבדה האזורית לווירולוגיה - לשכת הבריאות נפת הגלבוע',
    'המעבדה האזורית לווירולוגיה',
    'מעבדה אזורית לווירולוגיה',
    'לשכת הבריאות נפת הגלבוע',
    'נפת הגלבוע',
  ],
  ['ד"ר יעקב מלסה', 'יעקב מלסה', 'מלסה יעקב'],
  ['אסתר פרידלנד', 'פרידלנד אסתר', "גב' אסתר פרידלנד"],
  'תשובות סרולוגיה',
  (c) => {
    const row = (s) => {
      const [line, meaning] = s.split('#')
      const r = c.lab(line)
      return `<tr data-e="${r.n}"><td>${mixed(r.label)}</td><td class="v">${mixed(`${r.printed} ${r.unit}`.trim())}</td><td>${mixed(r.ref)}</td><td>${meaning ? c.t(`{o|${meaning}}`) : ''}</td></tr>`
    }
    const group = (title, list) =>
      `<tr class="g"><td colspan="4">${he(title)}</td></tr>${list.map(row).join('')}`
    return sheet(
      `body{font:18px/1.35 ${FACE.frank};font-size:20px;padding:48px 70px}.t td,.t th{padding:3px 12px;border:1px solid #999}.t th{background:#eee}.v{font-weight:bold}.g td{background:#f4f4f4;font-weight:bold}.h td{padding:2px 4px}p{margin:9px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center;border-bottom:2px solid #000;padding-bottom:6px"><div>${he('משרד הבריאות')}<br><b style="font-size:25px">${he('המעבדה האזורית לווירולוגיה')}</b><br>${he('לשכת הבריאות נפת הגלבוע')}</div>${mark('star', '#333', 52)}</div>
      <div style="text-align:center;font-size:25px;font-weight:bold;margin:8px 0">${he('תשובות סרולוגיה')}</div>
      <table class="h" style="margin:8px 0"><tr><td>${he('שם: אסתר פרידלנד')}</td><td>${he('ת.ז.: 0-1920553-1')}</td><td>${he('שנת לידה: 1982')}</td></tr><tr><td>${he('רופא מזמין: ד"ר יעקב מלסה')}</td><td>${he('תאריך נטילה: 03/06/2026')}</td><td>${he('תאריך דוח: 08/06/2026')}</td></tr><tr><td colspan="3">${c.t('סוג דגימה: נסיוב. סיבה: {o|חום ממושך}')}</td></tr></table>
      <table class="t"><tr><th style="width:33%">${he('בדיקה')}</th><th>${he('תוצאה')}</th><th>${he('תקין')}</th><th>${he('משמעות')}</th></tr>
      ${group('נגיפים', ['ebvvca;EBV VCA IgM;שלילי;;שלילי#', 'h18vcag;EBV VCA IgG;חיובי;;#הדבקה בעבר', 'h18ebna;EBV EBNA IgG;חיובי;;#הדבקה בעבר', 'cmvm;CMV IgM;גבולי;;שלילי#לחזור בדגימה שנייה', 'cmvg;CMV IgG;חיובי;;#', 'p27parvm;Parvovirus B19 IgM;שלילי;;שלילי#', 'p27parvg;Parvovirus B19 IgG;חיובי;;#הדבקה בעבר', 'p27wnvm;קדחת הנילוס המערבי IgM;שלילי;;שלילי#', 'p27wnvg;קדחת הנילוס המערבי IgG;שלילי;;שלילי#', 'p27hhavm;צהבת A IgM;שלילי;;שלילי#', 'p27hevm;צהבת E IgM;שלילי;;שלילי#', 'hbsag;HBsAg;לא ריאקטיבי;;לא ריאקטיבי#', 'antihbs;Anti-HBs;164;mIU/mL;מעל 10#מחוסנת', 'antihcv;Anti-HCV;לא ריאקטיבי;;לא ריאקטיבי#', 'hivag;HIV Ag/Ab;לא ריאקטיבי;;לא ריאקטיבי#'])}
      ${group('חיידקים וטפילים', ['bruc;ברוצלה - הצמתה;שלילי;;שלילי#', 'qfever;קדחת Q (Coxiella);שלילי;;שלילי#', 'p27hrick;Rickettsia conorii IgG;שלילי;;שלילי#', 'p27bartm;Bartonella henselae IgM;חיובי;;שלילי#הדבקה פעילה או טרייה', 'p27bartg;Bartonella henselae IgG;חיובי חלש;;שלילי#', 'toxm;טוקסופלזמה IgM;שלילי;;שלילי#', 'toxg;טוקסופלזמה IgG;שלילי;;#לא נחשפה', 'p27leish;לישמניה;שלילי;;שלילי#', 'syph;עגבת (Treponema);לא ריאקטיבי;;לא ריאקטיבי#'])}</table>
      <p>${c.t('סיכום המעבדה: {x|הממצאים יכולים להתאים למחלת שריטת החתול|reference comment}. {x|תוצאה גבולית אינה מאשרת הדבקה ב-CMV|reference comment|d.cmv}. {x|מומלצת דגימה נוספת בעוד 3 שבועות|planned}. {x|PCR ברטונלה - טרם בוצע|pending}.')}</p>
      <div style="display:flex;justify-content:space-between;align-items:center;margin-top:14px"><span>${he('ד"ר ברכה סימנטוב, מנהלת המעבדה')}</span>${stamp(['המעבדה האזורית', 'לווירולוגיה'], '#24408a', -4)}${signature(c.rnd, '#24408a')}</div>${c.no('ד"ר ברכה סימנטוב', 'laboratory director')}`,
      'rtl',
    )
  },
  { dateAliases: ['2026-06-08'], width: 1020, scale: 1.42, degrade: { angle: -0.7 } },
)

/** A small clinic: stick and sediment of the urine side by side, stool beneath, words and numbers mixed. */
const urine = doc(
  'p1056.png',
  ['he', 'lab', 'clean'],
  '2026-09-01',
  ['מרפאות אורן - קריית טבעון', 'מרפאות אורן', 'מרפאת אורן', 'אורן'],
  ['ד"ר דליה שפרינצק', 'דליה שפרינצק', 'שפרינצק דליה'],
  ['אמיר קבלאן', 'קבלאן אמיר', 'מר אמיר קבלאן'],
  'בדיקות שתן וצואה',
  (c) => {
    const row = (s) => {
      const r = c.lab(s)
      return `<tr data-e="${r.n}"><td>${mixed(r.label)}</td><td class="v">${mixed(`${r.printed} ${r.unit}`.trim())}</td><td>${mixed(r.ref)}</td></tr>`
    }
    const table = (title, list) =>
      `<div><h3>${he(title)}</h3><table class="t"><tr><th>${he('בדיקה')}</th><th>${he('ממצא')}</th><th>${he('תקין')}</th></tr>${list.map(row).join('')}</table></div>`
    return sheet(
      `body{font:17px/1.4 ${FACE.miriam};font-size:18px;padding:46px 60px}.t td,.t th{padding:3px 8px;border:1px solid #888}.t th{background:#ececec}h3{font-size:19px;margin:12px 0 4px}.v{font-weight:bold}.w{display:grid;grid-template-columns:1fr 1fr;gap:0 34px}.h td{padding:2px 4px}p{margin:9px 0}`,
      `<div style="text-align:center"><b style="font-size:29px">${he('מרפאות אורן - קריית טבעון')}</b><br>${he('מעבדה מקומית | רחוב האלונים 9 | פתוח א-ה 07:00-10:00')}</div>
      <div style="text-align:center;border-top:1px solid #000;border-bottom:1px solid #000;font-size:22px;font-weight:bold;margin:8px 0;padding:3px">${he('בדיקות שתן וצואה')}</div>
      <table class="h"><tr><td>${he('שם הנבדק: אמיר קבלאן')}</td><td>${he('ת.ז.: 0-2875540-2')}</td><td>${he('תאריך לידה: 25/12/1988')}</td></tr><tr><td>${he('רופאה מפנה: ד"ר דליה שפרינצק')}</td><td>${he('תאריך דגימה: 01/09/2026')}</td><td>${he('הודפס: 03/09/2026')}</td></tr></table>
      <div class="w">${table('שתן כללי', ['ucol;צבע;צהוב;;צהוב', 'uapp;מראה;עכור קלות;;צלול', 'usg;משקל סגולי;1.022;;1.005-1.030', 'uph;חומציות pH;5.5;;5.0-8.0', 'uprot;חלבון;עקבות;;שלילי', 'uglu;סוכר;שלילי;;שלילי', 'uket;קטונים;שלילי;;שלילי', 'ubil;בילירובין;שלילי;;שלילי', 'urob;אורובילינוגן;תקין;;תקין', 'ubld;דם;+2;;שלילי', 'unit;ניטריט;שלילי;;שלילי', 'uleu;לויקוציטים;שלילי;;שלילי'])}
      ${table('משקע שתן', ['uwbc;כדוריות לבנות בשדה;2-4;;0-5', 'urbc;כדוריות אדומות בשדה;15-20;;0-3', 'uepi;תאי אפיתל;בודדים;;בודדים', 'ubact;חיידקים;לא נראו;;לא נראו', 'ucast;גלילים;לא נראו;;לא נראו', 'e18ucrys;גבישים;חומצת שתן, מעט;;לא נראו', 'umuc;ריר;מעט;;'])}</div>
      ${table('צואה', ['fobt;דם סמוי;שלילי;;שלילי', 'hpsa;אנטיגן הליקובקטר;חיובי;;שלילי', "giar;אנטיגן ג'יארדיה;שלילי;;שלילי", 'ova;ביצי תולעים וטפילים;לא נמצאו;;לא נמצאו', 'calpro;קלפרוטקטין;31;ug/g;עד 50'])}
      <p>${c.t('הערות המעבדה: {x|מעל 10 כדוריות אדומות לשדה - מומלץ לחזור על הבדיקה|planned}. {x|תרבית שתן לא נזרעה|not done|l.ucult}. {x|לא נצפו תולעי סיכה|negated}.')}</p>
      <p>${c.t('{x|תוצאת הליקובקטר תקפה רק ללא טיפול אנטיביוטי בחודש האחרון|reference comment|d.hpyl}.')}</p>
      <div style="display:flex;justify-content:space-between;align-items:center;margin-top:20px"><span>${he('עובדת המעבדה: לריסה קוגן')}</span>${signature(c.rnd)}</div>${c.no('לריסה קוגן', 'laboratory staff')}`,
      'rtl',
    )
  },
  { dateAliases: ['2026-09-03'], width: 1000, scale: 1.4 },
)

export const practice27HeTests = [rare, serology, urine]
