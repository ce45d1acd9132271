/** Ordinary laboratory paper in Hebrew: a fund's site by alphabet with a day on each row, a myeloma clinic's three days with the limits under each name, a blood bank's letter to a donor, a stone work-up whose first column is a letter for high or low, a lithium clinic's days down with units and limits as head lines. */
import { barcode, mark, matrixCode, signature } from '../lib/decor.mjs'
import { FACE, doc, he, ltr, mixed, resultCell, sheet } from './blind-parts.mjs'

const off = (r) => r.flag === 'H' || r.flag === 'L'

/** A fund's site: by alphabet, each row its own day; the Latin name small under the Hebrew, the limits "from until". */
const alphabet = doc(
  'p1221.png',
  ['he', 'lab', 'clean'],
  '2026-06-28',
  ['קופת חולים מורן', 'מורן', 'קופ"ח מורן', 'קופת חולים מורן - מרפאת שדות הנגב', 'מרפאת שדות הנגב'],
  ['ד"ר עידית שרעבי', 'עידית שרעבי', 'שרעבי עידית'],
  ['פלורה מזרחי-לוין', 'מזרחי-לוין פלורה', "גב' פלורה מזרחי-לוין", 'פלורה מזרחי לוין'],
  'ריכוז תוצאות מעבדה',
  (c) => {
    const days = {
      a: ['2026-04-12', '12.04.26'],
      b: ['2026-05-17', '17.05.26'],
      d: ['2026-06-28', '28.06.26'],
    }
    const row = (s) => {
      const [day, key, name, latin, v, unit, ref] = s.split(';')
      const r = c.lab([key, name, v, unit, ref].join(';'), { date: days[day][0] })
      return `<tr data-e="${r.n}"><td>${ltr(days[day][1])}</td><td>${he(name)}<br><small dir="ltr">${ltr(latin)}</small></td><td class="v${off(r) ? ' o' : ''}">${mixed(v)}</td><td>${ltr(unit)}</td><td>${he(ref)}</td><td class="${off(r) ? 'o' : ''}">${off(r) ? he('חריג') : he('תקין')}</td></tr>`
    }
    return sheet(
      `body{font:15px/1.2 ${FACE.openSans};font-family:'Open Sans','Noto Sans Hebrew';font-size:14.5px;padding:34px 60px}.l td,.l th{padding:2px 10px;border-bottom:1px solid #d5dbe2}.l th{background:#eef3f8;color:#134074}.v{font-weight:bold;font-size:16px}.o{color:#c1121f}small{font-size:11.5px;color:#5b6673}.h td{padding:2px 4px}p{margin:8px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center;border-bottom:3px solid #134074;padding-bottom:6px"><div style="display:flex;gap:10px;align-items:center">${mark('wave', '#134074', 44)}<b style="font-size:23px;color:#134074">${he('קופת חולים מורן')}</b></div><b style="font-size:20px">${he('ריכוז תוצאות מעבדה')}</b></div>
      <table class="h" style="margin:6px 0"><tr><td>${he("גב' מזרחי-לוין פלורה")}</td><td>${he('ת.ז. 0-1762903-8')}</td><td>${he('ילידת 23.08.1969')}</td></tr><tr><td>${he('מרפאת שדות הנגב')}</td><td>${he('רופאה אישית: ד"ר עידית שרעבי')}</td><td>${he('הודפס מהאתר 02.07.26')}</td></tr></table>
      <table class="l"><tr><th>${he('תאריך')}</th><th style="width:34%">${he('בדיקה (לפי א-ב)')}</th><th>${he('תוצאה')}</th><th>${he('יחידות')}</th><th>${he('טווח')}</th><th>${he('מצב')}</th></tr>
      ${[
        'd;uric;אוראט;Uric acid;6.1;mg/dL;2.6 עד 6.0',
        'd;urea;אוריאה;Urea;31;mg/dL;17 עד 43',
        'd;alb;אלבומין;Albumin;4.1;g/dL;3.5 עד 5.2',
        'a;uacr;אלבומין בשתן לקריאטינין;Albumin/Creatinine, urine;14;mg/g;עד 30',
        'd;amyl;עמילאז;Amylase;71;U/L;28 עד 100',
        'b;b12;ויטמין B12;Vitamin B12;208;pg/mL;197 עד 771',
        'b;vitd;ויטמין D;25-OH Vitamin D;19.6;ng/mL;30 עד 100',
        'a;fobt;דם סמוי בצואה;Occult blood, stool;שלילי;;שלילי',
        'd;hgb;המוגלובין;Hemoglobin;11.7;g/dL;12.0 עד 16.0',
        'a;a1c;המוגלובין מסוכרר;HbA1c;5.9;%;4.0 עד 5.6',
        'd;hct;המטוקריט;Hematocrit;36.4;%;36 עד 46',
        'b;fol;חומצה פולית;Folic acid;7.2;ng/mL;מעל 3.9',
        'd;plt;טסיות;Platelets;331;K/µL;150 עד 450',
        'd;trig;טריגליצרידים;Triglycerides;137;mg/dL;עד 150',
        'd;chol;כולסטרול;Cholesterol;226;mg/dL;עד 200',
        'd;hdl;כולסטרול HDL;HDL Cholesterol;58;mg/dL;מעל 50',
        'd;ldl;כולסטרול LDL;LDL Cholesterol;141;mg/dL;עד 130',
        'd;wbc;לויקוציטים;WBC;6.44;K/µL;4.5 עד 11.0',
        'd;mcv;נפח כדורית;MCV;78.8;fL;80 עד 100',
        'd;na;נתרן;Sodium;140;mmol/L;136 עד 145',
        'd;ca;סידן;Calcium;9.6;mg/dL;8.5 עד 10.5',
        'b;ferr;פריטין;Ferritin;11;ng/mL;13 עד 150',
        'b;fe;ברזל;Iron;38;µg/dL;37 עד 145',
        'd;crea;קריאטינין;Creatinine;0.68;mg/dL;0.51 עד 0.95',
        'b;tsh;תירוטרופין;TSH;3.02;mIU/L;0.27 עד 4.20',
        'd;alt;תפקודי כבד ALT;ALT (GPT);22;U/L;עד 33',
        'd;alp;תפקודי כבד ALP;Alkaline phosphatase;96;U/L;35 עד 105',
      ]
        .sort((x, y) => (x.split(';')[2] < y.split(';')[2] ? -1 : 1))
        .map(row)
        .join('')}</table>
      <p>${c.t('{x|בדיקות שטרם התקבלו: נוגדני צליאק (tTG), נלקח 28.06.26|pending|l.ttg}. {x|גסטרוסקופיה - הופקה הפניה|planned|p.egd}. {x|המידע אינו תחליף להתייעצות עם רופא|instruction}.')}</p>`,
      'rtl',
    )
  },
  { dateAliases: ['2026-07-02', '2026-05-17', '2026-04-12'], width: 980, scale: 1.4 },
)

/** A myeloma clinic: three days, oldest first, limits and unit in small letters under each name. */
const myeloma = doc(
  'p1222.jpg',
  ['he', 'lab', 'photo'],
  '2026-05-05',
  [
    'המרכז הרפואי עין התכלת',
    'עין התכלת',
    'מרכז רפואי עין התכלת',
    'המרכז הרפואי עין התכלת - המכון ההמטולוגי',
    'המכון ההמטולוגי',
  ],
  ["פרופ' רחל מנדלסון", 'רחל מנדלסון', 'מנדלסון רחל'],
  ['שמעון אדרעי', 'אדרעי שמעון', 'מר שמעון אדרעי'],
  'גיליון מעקב מיאלומה',
  (c) => {
    const days = ['2026-01-13', '2026-03-10', '2026-05-05']
    const row = (s) => {
      const [key, label, unit, ref, ...values] = s.split(';')
      const cell = (v, i) =>
        `<td class="v">${v ? `<bdi>${resultCell(c, key, label, v, unit, ref, days[i], (r) => `${r.printed}${off(r) ? (r.flag === 'H' ? ' ↑' : ' ↓') : ''}`)}</bdi>` : '—'}</td>`
      const small = [unit, ref].filter(Boolean).map(mixed).join(' | ')
      return `<tr><td>${mixed(label)}${small ? `<br><small>${small}</small>` : ''}</td>${days.map((_, i) => cell(values[i], i)).join('')}</tr>`
    }
    const group = (title, list) =>
      `<tr class="g"><td colspan="4">${he(title)}</td></tr>${list.map(row).join('')}`
    return sheet(
      `body{font:17px/1.25 ${FACE.arial};font-size:16.5px;padding:44px 70px}.l td,.l th{padding:2px 12px;border:1px solid #777}.l th{background:#efe3e3}.g td{background:#f7f1f1;font-weight:bold}.v{font-weight:bold;font-size:17px}small{font-size:13px;color:#333}.h td{padding:2px 4px}p{margin:8px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div><b style="font-size:25px;color:#6d1f2b">${he('המרכז הרפואי עין התכלת')}</b><br>${he('המכון ההמטולוגי - מרפאת מיאלומה')}</div>${mark('rings', '#6d1f2b', 46)}</div>
      <div style="font-size:21px;font-weight:bold;text-align:center;margin:4px 0">${he('גיליון מעקב מיאלומה')}</div>
      <table class="h" style="border-top:1.5px solid #6d1f2b;border-bottom:1.5px solid #6d1f2b;margin:6px 0"><tr><td>${he('מר שמעון אדרעי')}</td><td>${he('ת.ז. 0-0718834-1')}</td><td>${he('ת. לידה 02/12/1955')}</td><td>${he("רופאה: פרופ' רחל מנדלסון")}</td></tr></table>
      <table class="l"><tr><th style="width:40%">${he('בדיקה')}</th><th>13/01/2026</th><th>10/03/2026</th><th>05/05/2026</th></tr>
      ${group('ספירה', ['hgb;המוגלובין;g/dL;13.5-17.5;9.4;10.8;12.1', 'wbc;לויקוציטים;K/µL;4.0-10.8;3.6;3.1;4.2', 'neut;נויטרופילים;K/µL;1.5-7.5;1.9;1.3;2.2', 'plt;טסיות;K/µL;150-400;138;161;174'])}
      ${group('כימיה', ['crea;קריאטינין;mg/dL;0.70-1.20;1.74;1.38;1.15', 'ca;סידן;mg/dL;8.5-10.5;10.9;9.8;9.3', 'tp;חלבון כללי;g/dL;6.4-8.3;10.2;8.1;7.0', 'alb;אלבומין;g/dL;3.5-5.2;3.1;3.6;3.9', 'ldh;LDH;U/L;135-225;241;;188', 'b2m;בטא-2 מיקרוגלובולין;mg/L;0.8-2.2;5.6;;2.9', 'alp;פוספטזה אלקלית;U/L;40-130;77;92;84'])}
      ${group('חלבונים', ['paraprot;חלבון מונוקלונלי;g/dL;;3.84;1.92;0.71', 'igg;IgG;mg/dL;700-1600;4310;2280;1104', 'iga;IgA;mg/dL;70-400;38;41;66', 'igm;IgM;mg/dL;40-230;21;24;35', 'kappa;שרשראות קלות קאפא;mg/L;3.3-19.4;612;147;38.5', 'lambda;שרשראות קלות למבדא;mg/L;5.7-26.3;7.9;8.8;10.4', 'klratio;יחס קאפא/למבדא;;0.26-1.65;77.5;16.7;3.70', 'h30ifx;אימונופיקסציה בדם;;;IgG קאפא;;IgG קאפא', 'uprot24;חלבון בשתן 24 שעות;mg/24h;0-150;830;305;140'])}</table>
      <p>${c.t('{d.myeloma|מיאלומה נפוצה|icd=C90.00}, טיפול {m.h30dara|דרזלקס|dose=-}, {m.lenal|רבלימיד 15 מ"ג|freq=21 ימים מתוך 28} 21 ימים מתוך 28, {m.dexa|דקסמתזון 20 מ"ג|freq=פעם בשבוע} פעם בשבוע, {m.acyc|זובירקס 400 מ"ג|freq=פעמיים ביום} פעמיים ביום. {x|יחס קאפא/למבדא מעל 100 - סמן של מיאלומה פעילה|reference comment|l.klratio}. {x|מח עצם חוזר ביולי|planned|p.bonemarr}. {x|השתלה עצמית תישקל אחרי 6 מחזורים|considered}.')}</p>`,
      'rtl',
    )
  },
  {
    dateAliases: ['2026-03-10', '2026-01-13'],
    width: 1000,
    scale: 1.42,
    degrade: { angle: 1.1, folds: [0.5] },
  },
)

/** A blood bank's letter to a donor: running text around a short list without limits. */
const donor = doc(
  'p1223.png',
  ['he', 'lab', 'clean'],
  '2026-04-19',
  ['שירותי הדם הארציים רימון', 'שירותי הדם רימון', 'שירותי הדם הארציים', 'רימון שירותי הדם'],
  ['ד"ר אסנת ברזילי', 'אסנת ברזילי', 'ברזילי אסנת'],
  ['עומר קפלינסקי', 'קפלינסקי עומר', 'מר עומר קפלינסקי'],
  'הודעה לתורם הדם',
  (c) => {
    const row = (s) => {
      const r = c.lab(s)
      return `<tr data-e="${r.n}"><td style="width:56%">${mixed(r.label)}</td><td><b>${mixed(r.printed)}</b> ${ltr(r.unit)}</td></tr>`
    }
    return sheet(
      `body{font:19px/1.55 ${FACE.frank};font-size:20.5px;padding:56px 100px}p{margin:11px 0}.l td{padding:2px 10px;border-bottom:1px dotted #777}.l{margin:10px 40px;width:82%}`,
      `<div style="text-align:center;color:#9b1b1b">${mark('cross', '#9b1b1b', 44)}<br><b style="font-size:28px">${he('שירותי הדם הארציים רימון')}</b><br><span style="color:#000">${he('ת.ד. 4410, רמלה')}</span></div>
      <div style="display:flex;justify-content:space-between;margin-top:16px"><div>${he('לכבוד')}<br>${he('מר עומר קפלינסקי')}<br>${he('רחוב הרקפת 9, גן יבנה')}</div><div>${he('תאריך המכתב: 03/05/2026')}<br>${he("מס' תורם: 7-440218")}<br>${he('ת. לידה: 11/10/1998')}</div></div>
      <p style="text-align:center;font-size:24px"><b>${he('הודעה לתורם הדם')}</b></p>
      <p>${c.t('תורם יקר, תודה על תרומת הדם שנתת ביום 19/04/2026 בניידת בגדרה. זו תרומתך השלישית. להלן תוצאות הבדיקות שנעשו למנה:')}</p>
      <table class="l">${['abo;סוג דם ABO;B;;', 'rhd;Rh (D);חיובי;;', 'h30kell;אנטיגן Kell;שלילי;;', 'abscr;סקר נוגדנים;שלילי;;', 'hgb;המוגלובין לפני התרומה;13.9;g/dL;', 'ferr;פריטין;21;ng/mL;', 'hbsag;הפטיטיס B - HBsAg;שלילי;;', 'hbvdna;הפטיטיס B - HBV DNA;לא נמצא;;', 'antihcv;הפטיטיס C - נוגדנים;שלילי;;', 'hcvrna;הפטיטיס C - HCV RNA;לא נמצא;;', 'hivag;איידס - HIV Ag/Ab;שלילי;;', 'hivrna;איידס - HIV RNA;לא נמצא;;', 'h30htlv;נוגדנים ל-HTLV I/II;שלילי;;', 'syph;עגבת - נוגדנים;שלילי;;', 'h30wnv;קדחת הנילוס המערבי - RNA;לא נמצא;;'].map(row).join('')}</table>
      <p>${c.t('לפני התרומה נמדדו {o|לחץ דם 124/76} ו{o|דופק 68}. {x|לא נטלת אספירין בשבוע שלפני התרומה|negated|m.asa}, {x|ולא דיווחת על מחלה כרונית|negated}.')}</p>
      <p>${c.t('{d.e16lowfe?|מאגר הברזל שלך (פריטין) נמוך}. {x|פריטין מתחת ל-26 אצל תורמים מעיד על מאגר ברזל מדולדל|reference comment}. {x|מומלץ לפנות לרופא המשפחה לשקול תוסף ברזל|considered|m.fes}. {x|אין לתרום דם לפני 19/10/2026|instruction}.')}</p>
      <p>${c.t('{x|חום או מחלה בשבועיים שלאחר התרומה - יש להודיע לשירותי הדם|conditional}. {x|בדיקות הדם אינן מיועדות לאבחון|instruction}.')}</p>
      <div style="display:flex;justify-content:space-between;align-items:center;margin-top:14px"><span>${he('בברכה, ד"ר אסנת ברזילי, רופאת היחידה לטיפול בתורם')}</span>${signature(c.rnd)}</div>`,
      'rtl',
    )
  },
  { dateAliases: ['2026-05-03'], width: 1020, scale: 1.38 },
)

/** A private laboratory's stone work-up: first column a letter for high or low, serum and a day's urine, the stone itself below. */
const stones = doc(
  'p1224.jpg',
  ['he', 'lab', 'scan'],
  '2026-02-15',
  ['מעבדת אבני-חן', 'אבני-חן', 'מעבדת אבני חן', 'אבני חן', 'מעבדת אבני-חן לבירור מטבולי'],
  ['ד"ר יאיר קוסובסקי', 'יאיר קוסובסקי', 'קוסובסקי יאיר'],
  ['תמיר בן-עזרא', 'בן-עזרא תמיר', 'מר תמיר בן-עזרא', 'תמיר בן עזרא'],
  'בירור מטבולי לאבני כליה',
  (c) => {
    const row = (s) => {
      const [key, label, v, unit, ref, range = ref] = s.split(';')
      const r = c.lab([key, label, v, unit, ref].join(';'), { range })
      const sign = r.flag === 'H' ? 'ג' : r.flag === 'L' ? 'נ' : ''
      return `<tr data-e="${r.n}"><td class="f">${sign}</td><td>${mixed(label)}</td><td class="v">${ltr(v)}</td><td>${ltr(unit)}</td><td>${mixed(ref)}</td></tr>`
    }
    const table = (title, list) =>
      `<div class="t">${he(title)}</div><table class="l"><tr><th class="f"></th><th style="width:38%">${he('בדיקה')}</th><th>${he('תוצאה')}</th><th>${he('יחידות')}</th><th>${he('ערך ייחוס')}</th></tr>${list.map(row).join('')}</table>`
    return sheet(
      `body{font:18px/1.4 ${FACE.david};font-size:19px;padding:44px 76px}.l td,.l th{padding:1px 10px}.l th{border-bottom:1px solid #000;font-weight:normal;text-decoration:underline}.f{width:30px;text-align:center;font-weight:bold}.v{font-weight:bold}.t{font-weight:bold;font-size:20px;background:#ddd;padding:1px 12px;margin-top:8px}.h td{padding:1px 4px}p{margin:7px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div><b style="font-size:28px">${he('מעבדת אבני-חן')}</b><br>${he('דרך יפו 61, חיפה')}</div>${barcode(c.rnd, 30, 38)}<b style="font-size:23px">${he('בירור מטבולי לאבני כליה')}</b></div>
      <table class="h" style="border:1px solid #000;margin:8px 0"><tr><td>${he('הנבדק: מר תמיר בן-עזרא')}</td><td>${he('ת.ז. 0-4406129-5')}</td><td>${he('ת. לידה 29/06/1984')}</td></tr><tr><td>${he('הרופא השולח: ד"ר יאיר קוסובסקי')}</td><td>${he('תאריך: 15/02/2026')}</td><td>${he('הופק: 22/02/2026')}</td></tr></table>
      ${table('דם', ['crea;קריאטינין;1.08;mg/dL;0.67-1.17', 'ca;סידן;10.3;mg/dL;8.6-10.2', 'ica;סידן מיונן;1.31;mmol/L;1.15-1.29', 'phos;זרחן;2.6;mg/dL;2.5-4.5', 'mg;מגנזיום;2.0;mg/dL;1.6-2.6', 'uric;חומצה אורית;7.8;mg/dL;3.4-7.0', 'na;נתרן;142;mmol/L;136-145', 'k;אשלגן;4.2;mmol/L;3.5-5.1', 'cl;כלור;107;mmol/L;98-107', 'hco3;ביקרבונט;24;mmol/L;22-29', 'pth;PTH;71;pg/mL;15-65', 'vitd;ויטמין D;27;ng/mL;30-100'])}
      ${table('איסוף שתן 24 שעות (14/02/2026 07:00 - 15/02/2026 07:00)', ['uvol;נפח;1180;mL/24h;מעל 2000', 'ucrea24;קריאטינין;1690;mg/24h;1000-2000', 'ucalc;סידן;341;mg/24h;עד 300', 'uoxal;אוקסלט;48;mg/24h;עד 40', 'ucit;ציטראט;262;mg/24h;מעל 320', 'uua24;חומצה אורית;812;mg/24h;250-750', 'una24;נתרן;238;mmol/24h;40-220', 'uk24;אשלגן;61;mmol/24h;25-125', 'umg24;מגנזיום;88;mg/24h;70-120', 'uphos24;זרחן;0.9;g/24h;0.4-1.3', 'uph24;pH;5.4;;5.8-6.2'])}
      <div class="t">${he('אנליזת אבן')}</div>
      <p>${c.t('האבן נמסרה 15/02/2026, משקל 64 מ"ג. הרכב: {l.h30stone|סידן אוקסלט מונוהידרט 80%, חומצת שתן 20%|v=סידן אוקסלט מונוהידרט 80%, חומצת שתן 20%;u=-}.')}</p>
      <p>${c.t('ג - גבוה מהייחוס, נ - נמוך מהייחוס. {x|ציסטין בשתן - לא נבדק|not done}. {x|תרבית שתן לא נמסרה|not done|l.ucult}. {x|סידן ו-PTH גבוהים יחד: יש לשלול היפרפאראתירואידיזם ראשוני|question|d.phpt}. {x|נפח שתן רצוי מעל 2.5 ליטר|instruction|l.uvol}. {x|במטופלים ברוקל או דיזותיאזיד תוצאות הסידן והציטראט משתנות|reference comment|m.hctz}.')}</p>
      <div style="display:flex;justify-content:space-between;align-items:center"><span>${he('אישר: ד"ר ברוך אלעזרא, ביוכימאי')}</span>${signature(c.rnd, '#222', 120)}</div>${c.no('ד"ר ברוך אלעזרא', 'laboratory director')}`,
      'rtl',
    )
  },
  { dateAliases: ['2026-02-22', '2026-02-14'], width: 1020, scale: 1.38, degrade: { angle: -0.7 } },
)

/** A mood clinic: days down, newest first; unit and limits as two head lines; the dose of the time as the last column. */
const lithium = doc(
  'p1225.png',
  ['he', 'lab', 'clean'],
  '2026-07-14',
  [
    'המרכז לבריאות הנפש נווה חרוב',
    'נווה חרוב',
    'נוה חרוב',
    'המרכז לבריאות הנפש נווה חרוב - מרפאת ליתיום',
    'מרפאת ליתיום',
  ],
  ['ד"ר שמרית גולדפרב', 'שמרית גולדפרב', 'גולדפרב שמרית'],
  ['אבישג נחמיאס', 'נחמיאס אבישג', "גב' אבישג נחמיאס"],
  'מעקב מעבדה - ליתיום',
  (c) => {
    const tests = [
      'lith;ליתיום;mmol/L;0.60-0.80',
      'crea;קריאטינין;mg/dL;0.50-0.90',
      'egfr;eGFR;mL/min;מעל 60',
      'na;נתרן;mmol/L;136-145',
      'ca;סידן;mg/dL;8.6-10.2',
      'tsh;TSH;mIU/L;0.40-4.00',
      'glu;גלוקוז;mg/dL;70-100',
    ].map((s) => s.split(';'))
    const line = (s) => {
      const [day, dose, ...v] = s.split(';')
      const iso = day.split('/').reverse().join('-')
      const cell = ([key, label, unit, ref], i) => {
        if (!v[i]) return '<td></td>'
        const r = c.lab([key, label, v[i], unit, ref].join(';'), { date: iso })
        c.entities[r.n].text = `${label} ${v[i]} ${unit}`
        return `<td><span data-e="${r.n}"${off(r) ? ' class="o"' : ''}>${v[i]}</span></td>`
      }
      return `<tr><td><b>${ltr(day)}</b></td>${tests.map(cell).join('')}<td class="d">${ltr(dose)}</td></tr>`
    }
    const head = (k) => tests.map((t) => `<th>${mixed(t[k])}</th>`).join('')
    return sheet(
      `body{font:17px/1.4 ${FACE.notoHe};font-size:16.5px;padding:48px 66px}.l td,.l th{padding:5px 9px;border:1px solid #9aa;text-align:center}.l th{background:#e8edf6}.u th{font-weight:normal;font-size:13.5px;background:#f6f8fc}.o{color:#b00020;font-weight:bold;text-decoration:underline}.d{color:#666}.h td{padding:2px 4px}p{margin:11px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div><b style="font-size:24px;color:#2b3f73">${he('המרכז לבריאות הנפש נווה חרוב')}</b><br>${he('מרפאת ליתיום | פרדס חנה')}</div>${matrixCode(c.rnd, 14, 3)}</div>
      <div style="font-size:22px;font-weight:bold;text-align:center;margin:12px 0">${he('מעקב מעבדה - ליתיום')}</div>
      <table class="h" style="margin:8px 0"><tr><td>${he("מטופלת: גב' נחמיאס אבישג")}</td><td>${he('ת.ז. 0-3925507-1')}</td><td>${he('ת. לידה: 04/01/1988')}</td></tr></table>
      <table class="l"><tr><th>${he('תאריך')}</th>${head(1)}<th>${he('מנה מ"ג/יום')}</th></tr><tr class="u"><th>${he('יחידות')}</th>${head(2)}<th></th></tr><tr class="u"><th>${he('טווח')}</th>${head(3)}<th></th></tr>
      ${['14/07/2026;750;0.72;0.81;93;140;9.9;4.61;94', '20/04/2026;900;0.94;0.88;84;138;10.3;3.95;', '19/01/2026;900;0.83;0.79;95;141;9.8;3.22;101', '13/10/2025;900;0.76;0.77;98;139;9.7;2.87;', '21/07/2025;600;0.48;0.74;103;140;9.5;2.40;91', '30/06/2025;300;0.27;0.75;102;142;9.4;2.18;88'].map(line).join('')}</table>
      <p>${c.t('אבחנה: {d.bipolar|הפרעה דו-קוטבית סוג 1|icd=F31.9/F31.70/F31.74}. נוכחי: {m.lith|ליקרביום 750 מ"ג|freq=ליום} ליום, {m.quet|סרוקוול 100 מ"ג|freq=לפני השינה} לפני השינה. {m.valp|דפלפט|dose=-;st=stopped} הופסק ב-06/2025.')}</p>
      <p>${c.t('המנה הופחתה אחרי 20/04/2026. {d.subhypo|תת פעילות תת-קלינית של התריס|icd=E02}. {x|אין סימני הרעלה|negated}. {x|TSH ונוגדנים לחזור בעוד 6 שבועות|planned|l.tpo}. {x|אם TSH מעל 10 - להתחיל אלטרוקסין|conditional|m.levo}. {x|רמה מעל 1.2 - הרעלה אפשרית|reference comment|l.lith}. {x|להימנע מנורופן ומדיאטה דלת מלח|warned|m.ibu}. {x|אינה בהיריון|negated}. {x|אמה חולת אי ספיקת כליות|family history|d.ckd}.')}</p>
      <p>${he('דגימה 12 שעות אחרי נטילת המנה האחרונה. קו תחתון - מחוץ לטווח.')}</p>
      <div style="display:flex;justify-content:space-between;align-items:center;margin-top:14px"><span>${he('ד"ר שמרית גולדפרב, פסיכיאטרית, מ.ר. 00715')}</span>${signature(c.rnd)}</div>`,
      'rtl',
    )
  },
  { dateAliases: ['2026-04-20', '2026-01-19'], width: 1040, scale: 1.38 },
)

export const thirtiethHeLabs = [alphabet, myeloma, donor, stones, lithium]
