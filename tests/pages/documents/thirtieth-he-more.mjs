/** Ordinary paper in Hebrew: a venous duplex of both legs as a table of veins with right and left, a private psychiatrist's typed prescription in Latin directions, the protocol of an insurance committee with percents by section. */
import { mark, signature, stamp } from '../lib/decor.mjs'
import { FACE, doc, he, ltr, sheet } from './blind-parts.mjs'

/** A vascular institute: request, a table of veins (right, left), short findings by leg, conclusion in bold. */
const duplex = doc(
  'p1230.png',
  ['he', 'imaging', 'clean'],
  '2026-04-28',
  ['מכון כלי דם נחל ערוגות', 'נחל ערוגות', 'מכון נחל ערוגות', 'נחל ערוגות - מכון כלי דם'],
  ['ד"ר אלכסיי דרוקר', 'אלכסיי דרוקר', 'דרוקר אלכסיי'],
  ['אורלי פינקל', 'פינקל אורלי', "גב' אורלי פינקל"],
  'דופלר ורידי גפיים תחתונות',
  (c) => {
    const p = (s) => `<p>${c.t(s)}</p>`
    const v = (name, ...cells) =>
      `<tr><td>${he(name)}</td>${cells.map((x) => `<td>${c.t(x)}</td>`).join('')}</tr>`
    const ok = '{x|פתוח, נלחץ|normal}'
    return sheet(
      `body{font:17px/1.45 ${FACE.arial};font-size:16.5px;padding:48px 76px}p{margin:8px 0}.l td,.l th{border:1px solid #8aa0b4;padding:3px 10px}.l th{background:#e3edf5}.h td{padding:2px 5px}span[data-e]{white-space:nowrap}h3{font-size:18px;margin:10px 0 2px;color:#1d4e79;border-bottom:1px solid #1d4e79}`,
      `<div style="display:flex;gap:12px;align-items:center">${mark('wave', '#1d4e79', 50)}<div><b style="font-size:24px;color:#1d4e79">${he('מכון כלי דם נחל ערוגות')}</b><br>${he('שדרות רגר 30, באר שבע | הבדיקה במימון: מושלם')}</div></div>
      <div style="font-size:22px;font-weight:bold;text-align:center;background:#e3edf5;padding:4px;margin:12px 0">${c.t('{i.usdopp|דופלר ורידי גפיים תחתונות|main=1}')}</div>
      <table class="h"><tr><td>${he("נבדקת: גב' אורלי פינקל")}</td><td>${he('ת.ז. 0-2584417-9')}</td><td>${he('ת. לידה: 12/03/1974')}</td></tr><tr><td>${he('תאריך בדיקה: 28/04/2026')}</td><td>${he('רופאה מפנה: ד"ר יפית שקד')}</td><td>${he('מכשיר: ליניארי 9 MHz')}</td></tr></table>${c.no('ד"ר יפית שקד', 'referrer')}
      ${p('**התוויה:** {d.varic|דליות|icd=I83.90/I83.93/I83.813/I83.893} ברגליים, {o|כבדות} ו{o|נפיחות לעת ערב}. {p.h30strip|הפשטת ורידים|on=2009} משמאל ב-2009. {x|פקקת?|question|d.dvt} {x|אם עם פקקת ברגל|family history|d.dvt}.')}
      ${p('**שיטה:** B-mode, צבע ו-PW, בשכיבה ובעמידה, תמרון ולסלבה ולחיצות שוק. השוואה ל{i.usdopp|בדיקה|on=2021-02-14} מ-14/02/2021.')}
      <table class="l"><tr><th style="width:26%">${he('וריד')}</th><th>${he('ימין')}</th><th>${he('שמאל')}</th></tr>
      ${v('ירכי משותף (CFV)', ok, ok)}${v('ירכי (FV)', ok, ok)}${v('ברכתי (POPV)', ok, 'פתוח, עיבוי דופן - {d.h30ptsc|שארית פקקת ישנה|icd=I82.532/I82.592/I82.5Z2/Z86.718/I87.002}')}${v('ורידי השוק', ok, ok)}${v('ספנה גדול (GSV) - מפגש', 'קוטר 9.1 מ"מ, {o|החזר} 2.8 שניות', '{x|לא נראה - לאחר הפשטה|absent}')}${v('ספנה גדול - ירך', 'קוטר 7.4 מ"מ, החזר 2.1 שניות', '-')}${v('ספנה גדול - שוק', 'קוטר 3.6 מ"מ, {x|ללא החזר|negated}', '{x|ללא החזר|negated}')}${v('ספנה קטן (SSV)', 'קוטר 2.9 מ"מ, {x|ללא החזר|negated}', 'קוטר 5.8 מ"מ, החזר 1.4 שניות')}${v('פרפורטורים', '{x|ללא אי ספיקה|negated}', '{d.h30perf|פרפורטור אי-ספיק|icd=I87.2} 14 ס"מ מעל הקרסול')}</table>
      <h3>${he('רגל ימין')}</h3>${p('{x|ללא עדות לפקקת עמוקה|negated|d.dvt}. {d.h30svt|פקקת שטחית|icd=I80.01/I80.3/I82.811} טרייה באורך 5 ס"מ בענף דליתי בשוק, {x|אינה מגיעה לגזע הספנה|negated}.')}
      <h3>${he('רגל שמאל')}</h3>${p('{x|ללא פקקת טרייה|negated}. {d.baker|ציסטה על שם בייקר|icd=M71.22/M71.20} 2.7 ס"מ. {d.lymphed|בצקת לימפטית|icd=I89.0} קלה בגב כף הרגל. {x|ללא קשריות מפשעתיות מוגדלות|negated}.')}
      <div style="border:2px solid #1d4e79;padding:3px 14px;margin:12px 0">${p('**סיכום:** {d.venins|אי ספיקה של הספנה הגדול|icd=I87.2/I83.90/I83.91/I83.813/I83.893} מימין ושל הספנה הקטן משמאל. **פקקת שטחית בשוק ימין. שינויים כרוניים בוריד הברכתי משמאל, ללא שינוי מ-2021**')}</div>
      ${p('**המלצות:** {x|ביקורת מכלי דם לשקילת אבלציה בלייזר מימין|considered|p.h30endoven}. {x|גרביים אלסטיות דרגה 2|instruction}. {x|טיפול בנוגד קרישה מניעתי לפי שיקול הרופא המטפל|considered|m.enox}. {x|דופלר חוזר בעוד 10 ימים|planned|i.usdopp}.')}
      <div style="display:flex;justify-content:space-between;align-items:center;margin-top:14px"><span>${he('ד"ר אלכסיי דרוקר, מומחה לכירורגיית כלי דם, מ.ר. 00467')}<br>${he('סונוגרפיסטית: רונה אביטל')}</span>${signature(c.rnd, '#222')}</div>${c.no('רונה אביטל', 'sonographer')}`,
      'rtl',
    )
  },
  { dateAliases: ['2021-02-14'], width: 1020, scale: 1.4 },
)

/** A private psychiatrist's prescription as typed on a small sheet: Rp., the drug in Latin letters, S. with the directions under it. */
const latin = doc(
  'p1231.jpg',
  ['he', 'prescription', 'scan'],
  '2026-03-29',
  [
    'ד"ר טל אברמסקי - מרפאה פסיכיאטרית',
    'מרפאה פסיכיאטרית ד"ר טל אברמסקי',
    'מרפאה פסיכיאטרית',
    'ד"ר טל אברמסקי',
  ],
  ['ד"ר טל אברמסקי', 'טל אברמסקי', 'אברמסקי טל'],
  ['שחר לוינגר', 'לוינגר שחר', 'מר שחר לוינגר'],
  'מרשם',
  (c) => {
    let n = 0
    const rp = (drug, amount, s) =>
      `<div class="r" data-line><div dir="ltr">${++n}. ${c.t(drug)}</div><div dir="ltr" class="n">${ltr(amount)}</div><div class="s"><span dir="ltr">S:</span> ${he(s)}</div></div>`
    return sheet(
      `body{font:20px/1.4 'Miriam Mono CLM','Liberation Mono';font-size:20px;padding:50px 80px}.r{margin:10px 0}.r>div[dir]{text-align:left}.n{padding-left:60px}.s{padding-right:60px}p{margin:9px 0}`,
      `<div style="text-align:center;border-bottom:2px double #000;padding-bottom:8px"><b style="font-size:25px">${he('ד"ר טל אברמסקי')}</b><br>${he('מומחה בפסיכיאטריה של המבוגר, מ.ר. 00783')}<br>${he('רחוב שיינקין 4, גבעתיים   טל. 03-5550177')}</div>
      <div style="display:flex;justify-content:space-between;margin-top:10px"><span>${he('שם: מר שחר לוינגר')}</span><span>${he('ת.ז.: 0-5270916-4')}</span></div><div style="display:flex;justify-content:space-between"><span>${he('ת. לידה: 16/07/1992')}</span><span>${he('תאריך: 29/03/2026')}</span></div>
      <div style="text-align:center;font-size:24px;margin:8px 0"><b>${he('מרשם')}</b></div><div dir="ltr" style="text-align:left;font-size:30px"><b>Rp.</b></div>
      ${rp('{m.venl|Tab. VIEPAX XR 150 MG|dose=150 mg;freq=פעם ביום בבוקר}', 'D. No. 30', 'כדור אחד בבוקר אחרי האוכל')}
      ${rp('{m.mirt|Tab. MIRO 15 MG|dose=15 mg;freq=לפני השינה}', 'D. No. 30', 'כדור אחד לפני השינה')}
      ${rp('{m.methyl|Tab. CONCERTA 36 MG|dose=36 mg;freq=בבוקר}', 'D. No. 30 (triginta)', 'כדור אחד בבוקר, בימי עבודה')}
      ${rp('{m.clon|Tab. CLONEX 0.5 MG|dose=0.5 mg;freq=לפי הצורך}', 'D. No. 15', 'חצי כדור לפי הצורך, עד פעמיים ביום')}
      ${rp('{m.propr|Tab. DERALIN 10 MG|dose=10 mg;freq=לפי הצורך}', 'D. No. 20', 'כדור אחד חצי שעה לפני הרצאה')}
      <p>${c.t('אבחנות לאישור: {d.mdd|MAJOR DEPRESSION|icd=F33.9/F32.9/F32.A}, {d.adhd|ADHD|icd=F90.9/F90.0}, {d.h30socanx|SOCIAL PHOBIA|icd=F40.10/F40.11}')}</p>
      <p>${c.t('רגישות: {a.h30bupro|WELLBUTRIN|react=פריחה} - פריחה')}</p>
      <p>${c.t('הערות: {m.sert|לוסטרל|dose=-;st=stopped} הופסק. {x|אין אלכוהול עם קלונקס|instruction}. {x|יש למדוד לחץ דם אחת לחודש|planned}. {x|ללא מחשבות אובדניות|negated}. {x|בהחמרה תישקל תוספת אביליפיי|considered|m.arip}. {x|המרשם לקונצרטה תקף ל-30 יום|instruction}.')}</p>
      <div style="display:flex;justify-content:space-between;align-items:center;margin-top:20px">${stamp(['ד"ר טל אברמסקי', 'פסיכיאטר', 'מ.ר. 00783'], '#333', -6)}${signature(c.rnd, '#222')}</div>`,
      'rtl',
    )
  },
  { width: 900, minHeight: 1250, scale: 1.5, degrade: { angle: 0.9 } },
)

/** An insurance committee's protocol: numbered parts, complaints in quotes, examination, sections with percents and dates. */
const committee = doc(
  'p1232.png',
  ['he', 'other', 'clean'],
  '2026-02-25',
  ['המוסד לביטוח נכויות - סניף אלה', 'המוסד לביטוח נכויות', 'סניף אלה', 'המוסד לביטוח נכויות סניף אלה'],
  ['ד"ר אברהם ליפשיץ', 'אברהם ליפשיץ', 'ליפשיץ אברהם', 'ד"ר סאלח נאסר', 'סאלח נאסר'],
  ['מוריס אטיאס', 'אטיאס מוריס', 'מר מוריס אטיאס'],
  'פרוטוקול ועדה רפואית',
  (c) => {
    const f = (n, title, s) => `<div class="f"><b>${n}. ${he(title)}</b><div>${c.t(s)}</div></div>`
    const row = (s, sec, pct, from, type) =>
      `<tr data-line><td>${c.t(s)}</td><td>${ltr(sec)}</td><td>${ltr(pct)}</td><td>${ltr(from)}</td><td>${he(type)}</td></tr>`
    return sheet(
      `body{font:18px/1.42 ${FACE.david};font-size:19px;padding:46px 80px}.f{margin:7px 0}.f>div{padding-right:24px}.l td,.l th{border:1px solid #000;padding:2px 9px}.l th{background:#eee}.h td{border:1px solid #000;padding:2px 9px}p{margin:7px 0}span[data-e]{white-space:nowrap}`,
      `<div style="display:flex;justify-content:space-between"><div><b style="font-size:24px">${he('המוסד לביטוח נכויות')}</b><br>${he('סניף אלה, ענף נכות כללית')}</div><div>${he('סודי - רפואי')}<br>${he('עמוד 1 מתוך 1')}</div></div>
      <div style="font-size:25px;font-weight:bold;text-align:center;margin:6px 0"><u>${he('פרוטוקול ועדה רפואית')}</u></div>
      <table class="h" style="margin:8px 0"><tr><td>${he('שם: מר אטיאס מוריס')}</td><td>${he('ת.ז. 0-1477305-6')}</td><td>${he('שנת לידה: 1966')}</td></tr><tr><td>${he('תאריך הוועדה: 25/02/2026')}</td><td>${he('תאריך תביעה: 02/11/2025')}</td><td>${he('מקצוע: נהג משאית')}</td></tr></table>
      ${f(1, 'תלונות הנבדק', '"{o|כאבי גב} מקרינים לרגל שמאל, {o|צפצופים באוזניים}, {o|לא ישן בלילה}. {x|לא הייתי מאושפז במחלקה פסיכיאטרית|negated}."')}
      ${f(2, 'עיקרי המסמכים', '{i.mrls|MRI גב תחתון|on=2025-07-09} 09/07/2025: {d.dischern|פריצת דיסק L5-S1|icd=M51.27/M51.26/M51.17}, {x|ללא היצרות תעלה|negated|d.spinsten}. {p.emg|EMG|on=2025-08-20} 20/08/2025: {d.h30radic|רדיקולופתיה S1 משמאל|icd=M54.17/M54.16/M51.17}. {p.h30audio|בדיקת שמיעה|on=2025-10-05} 05/10/2025: {d.hearing|ירידה תחושתית-עצבית|icd=H90.3/H90.5/H91.90} בתדרים גבוהים. {i.echo|אקו לב|on=2025-12-03} 03/12/2025: {l.lvef|EF 50%|v=50;u=%;on=2025-12-03}. {l.a1c|HbA1c 8.4%|v=8.4;u=%;on=2025-12-14} מ-14/12/2025.')}
      ${f(3, 'ניתוחים ואשפוזים', '{p.pci|צנתור עם שני תומכנים|on=2024} 2024, {p.herniar|תיקון בקע|on=1998} 1998. {x|ניתוח גב הוצע ולא בוצע|declined|p.discect}.')}
      ${f(4, 'תרופות', '{m.clop|פלאביקס 75 מ"ג|freq=1x1} 1x1, {m.ros|קרסטור 20 מ"ג|freq=1x1} 1x1, {m.bis|קונקור 5 מ"ג|freq=1x1} 1x1, {m.jentad|ג\'נטדואטו 2.5/1000|dose=-;freq=1x2} 1x2, {m.preg|ליריקה 75 מ"ג|freq=1x2} 1x2, {m.parox|סרוקסט 20 מ"ג|freq=1x1} 1x1. רגישות: {x|לא ידועה|negated}.')}
      ${f(5, 'בדיקה גופנית', '{o|גובה 178}, {o|משקל 101}, {o|ל"ד 134/82}. הליכה צולעת. {o|הגבלה בכיפוף גב}. {o|SLR חיובי 45 משמאל}. החזר אכילס משמאל נעדר. {x|ללא דלדול שרירים|negated}. {x|כוח גס שמור|negated}. {x|ללא סימני אי ספיקת לב|negated|d.chf}.')}
      ${f(6, 'בדיקה פסיכיאטרית', 'אפקט דיכאוני, שיפוט תקין. {x|ללא מחשבות שווא|negated|d.schizo}. {x|שולל אובדנות|negated}. {x|אין סימני PTSD|negated|d.ptsd}.')}
      ${f(7, 'קביעת הוועדה', '')}
      <table class="l"><tr><th style="width:40%">${he('ליקוי')}</th><th>${he('סעיף')}</th><th>${he('אחוז')}</th><th>${he('מיום')}</th><th>${he('סוג')}</th></tr>
      ${row('פריצת דיסק עם רדיקולופתיה', '37(7)(b)', '20%', '02/11/2025', 'לצמיתות')}
      ${row('{d.ihd|מחלת לב כלילית|icd=I25.10}', '9(1)(c)(2)', '25%', '02/11/2025', 'לצמיתות')}
      ${row('{d.dm2|סוכרת סוג 2|icd=E11.9/E11.65}', '4(3)', '20%', '02/11/2025', 'לצמיתות')}
      ${row('{d.mdd|דיכאון|icd=F32.9/F32.A/F33.9}', '33(c)', '20%', '02/11/2025', 'זמני עד 31/10/2026')}
      ${row('ירידה בשמיעה ו{d.tinnitus|טינטון|icd=H93.19/H93.13}', '72(4)(d)', '10%', '02/11/2025', 'לצמיתות')}
      ${row('{x|לחץ דם גבוה - לא נקבעה נכות, ערכים תקינים ללא טיפול|not accepted|d.htn}', '-', '0%', '-', '-')}
      ${row('{x|דום נשימה בשינה - אין מסמכים|not established|d.osa}', '-', '0%', '-', '-')}</table>
      <p>${c.t('נכות משוקללת: 66%. {x|הוועדה ממליצה על בדיקת שינה|planned|p.polysom}. {x|יוזמן לוועדה חוזרת בחודש 10/2026|planned}. {x|ניתן לערער בתוך 60 יום|instruction}. {x|אביו נפטר ממחלת לב|family history|d.ihd}.')}</p>
      <p>${he('☐ ניידות   ☐ שירותים מיוחדים   ☐ פטור ממס')}</p>
      <div style="display:flex;justify-content:space-between;align-items:center;margin-top:8px"><div>${he('יו"ר: ד"ר אברהם ליפשיץ, אורתופד')}<br>${signature(c.rnd, '#222', 100)}</div><div>${he('חבר: ד"ר סאלח נאסר, פסיכיאטר')}<br>${signature(c.rnd, '#222', 100)}</div><div>${he('מזכירת הוועדה: גלית ששון')}</div></div>${c.no('גלית ששון', 'secretary')}`,
      'rtl',
    )
  },
  { dateAliases: ['2025-11-02'], width: 1020, scale: 1.38 },
)

export const thirtiethHeMore = [duplex, latin, committee]
