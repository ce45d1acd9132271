/** Ordinary letters in Hebrew: a surgical ward's discharge, a urologist's letter from his own practice, a family doctor's prescription, a fund's summary of a visit. */
import { barcode, mark, matrixCode, signature, stamp } from '../lib/decor.mjs'
import { FACE, doc, he, items, ltr, mixed, resultCell, sheet } from './blind-parts.mjs'

/** A surgical ward: titles in grey bars, bloods of admission and discharge in a small table, drugs as a list. */
const ward = doc(
  'p1026.png',
  ['he', 'discharge', 'clean'],
  '2026-05-21',
  [
    'המרכז הרפואי כרי דשא',
    'כרי דשא',
    'מרכז רפואי כרי דשא',
    "המרכז הרפואי כרי דשא - כירורגיה ב'",
    "מחלקה כירורגית ב', המרכז הרפואי כרי דשא",
  ],
  ['ד"ר אילן מימרן', 'אילן מימרן', 'מימרן אילן'],
  ['שמעון דרעי', 'דרעי שמעון', 'מר שמעון דרעי'],
  'סיכום אשפוז',
  (c) => {
    const h = (s) => `<h3>${he(s)}</h3>`
    const p = (s) => `<p>${c.t(s)}</p>`
    const two = (s) => {
      const [key, label, unit, ref, a, b] = s.split(';')
      const cell = (v, d) => `<td>${v ? resultCell(c, key, label, v, unit, ref, d) : ''}</td>`
      return `<tr><td>${mixed(label)}</td>${cell(a, '2026-05-18')}${cell(b, '2026-05-21')}<td>${ltr(unit)}</td><td>${ltr(ref)}</td></tr>`
    }
    return sheet(
      `body{font:17px/1.42 ${FACE.arial};font-size:16.5px;padding:38px 60px}h3{font-size:16.5px;background:#e6e6e6;padding:1px 8px;margin:10px 0 3px}p{margin:4px 0}td,th{border:1px solid #aaa;padding:1px 10px}.h td{border:none;padding:1px 4px}span[data-e]{white-space:nowrap}ol,ul{margin:2px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center;border-bottom:2px solid #000;padding-bottom:6px"><div><b style="font-size:24px">${he('המרכז הרפואי כרי דשא')}</b><br>${he('מחלקה כירורגית ב\' | מנהל: ד"ר רוברט קליין')}</div><b style="font-size:23px">${he('סיכום אשפוז')}</b>${barcode(c.rnd, 26, 34)}</div>${c.no('ד"ר רוברט קליין', 'head of department')}
      <table class="h" style="margin:6px 0"><tr><td>${he('שם: דרעי שמעון')}</td><td>${he('ת.ז.: 0-1749920-3')}</td><td>${he('ת. לידה: 07/09/1967')}</td><td>${he('מין: זכר')}</td></tr><tr><td>${he('קבלה: 18/05/2026 22:40')}</td><td>${he('שחרור: 21/05/2026 11:15')}</td><td colspan="2">${he('קופה: נחשון, הופנה ע"י המיון')}</td></tr></table>
      ${h('אבחנות')}${p('{d.cholec|דלקת חריפה של כיס המרה|icd=K81.0/K80.00}\n{d.gallst|אבנים בכיס המרה|icd=K80.20/K80.00}')}
      ${h('ניתוחים')}${p('{p.lapchole|כריתת כיס מרה לפרוסקופית|on=2026-05-19} 19/05/2026')}
      ${h('רקע רפואי')}${p('בן 58, נשוי, נהג. {d.htn|יתר לחץ דם}, {d.dm2|סוכרת סוג 2|icd=E11.9}, {d.hypothy|תת פעילות של בלוטת התריס|icd=E03.9}, {d.obesity|השמנת יתר|icd=E66.9}. {p.herniar|תיקון בקע מפשעתי ימני|on=2014} 2014. {d.exsmoker|מעשן לשעבר|icd=Z87.891}. {x|ללא מחלת לב ידועה|negated|d.ihd}. {x|אב - סרטן לבלב|family history}.')}
      ${h('רגישות לתרופות')}${p('{a.pen|פניצילין|react=פריחה} - פריחה.')}
      ${h('סיבת הקבלה')}${p('{o|כאב בבטן ימנית עליונה} מזה יומיים, {o|בחילה} ו{o|הקאות}. {o|חום 38.2} בבית. {x|ללא צהבת|negated}. {x|ללא שלשול|negated|d.diarrh}.')}
      ${h('בדיקה גופנית בקבלה')}${p('{o|ל"ד 148/86}, {o|דופק 96}, {o|חום 38.0}, {o|סטורציה 97%}. בטן רכה עם {o|רגישות ברביע ימני עליון}, {o|סימן Murphy חיובי}. {x|ללא סימני גירוי צפקי מפושטים|negated}.')}
      ${h('מעבדה')}<table style="width:82%"><tr><th style="width:34%">${he('בדיקה')}</th><th>18/05/2026</th><th>21/05/2026</th><th>${he('יחידות')}</th><th>${he('נורמה')}</th></tr>${['wbc;WBC;K/uL;4.5-11.0;16.4;9.2', 'hgb;HGB;g/dL;13.5-17.5;14.8;13.6', 'plt;PLT;K/uL;150-400;268;251', 'crp;CRP;mg/dL;0-0.5;11.7;5.2', 'crea;Creatinine;mg/dL;0.7-1.2;1.04;0.93', 'glu;Glucose;mg/dL;70-100;187;142', 'tbil;Bilirubin Total;mg/dL;0.3-1.2;1.1;0.8', 'alt;ALT;U/L;0-45;38;57', 'alp;ALP;U/L;40-130;92;88', 'lip;Lipase;U/L;13-60;29;'].map(two).join('')}</table>
      ${h('הדמיה')}${p('{i.usabd|אולטרסאונד בטן|on=2026-05-18} 18/05/2026: {o|כיס מרה מורחב} עם {o|עיבוי דופן 6 מ"מ} ואבנים, {x|דרכי המרה לא מורחבות|negated|d.choledoc}. {d.steat|כבד שומני|icd=K76.0}. {i.cxr|צילום חזה|on=2026-05-18} 18/05/2026: {x|ללא תסנינים|negated|d.pneumonia}.')}
      ${h('מהלך ודיון')}${p("התקבל, הוחל טיפול ב{m.cipr?|ציפרוקסין|dose=-;st=-} ו{m.metro?|פלג'יל|dose=-;st=-} תוך ורידי. למחרת נותח בהרדמה כללית ללא סיבוכים. {x|לא היה צורך במעבר לניתוח פתוח|negated}. {x|לא הושאר נקז|not done}. לאחר הניתוח התאושש היטב, אוכל ומתהלך. {x|ללא חום מאז 20/05|negated}. {x|תשובה פתולוגית טרם התקבלה|pending}.")}
      ${h('טיפול תרופתי בשחרור')}<ol>${items(c, ['{m.cipr|ציפרוקסין 500 מ"ג|freq=פעמיים ביום} פעמיים ביום למשך 4 ימים', '{m.metro|פלג\'יל 500 מ"ג|freq=3 פעמים ביום} 3 פעמים ביום למשך 4 ימים', '{m.dipyr|אופטלגין 500 מ"ג|freq=לפי הצורך} לפי הצורך, עד 3 ביום', '{m.aml|אמלו 10 מ"ג|freq=פעם ביום} פעם ביום', '{m.metf|גלוקומין 850 מ"ג|freq=פעמיים ביום} פעמיים ביום', '{m.levo|אלטרוקסין 75 מק"ג|dose=75 מק"ג;freq=בבוקר} בבוקר', '{m.ator|ליפיטור 20 מ"ג|freq=בערב} בערב'])}</ol>
      ${h('המלצות')}<ul>${items(c, ['{x|ביקורת במרפאה כירורגית בעוד שבועיים|planned} עם תשובה פתולוגית', '{x|הוצאת סיכות ב-29/05/2026|planned}', '{x|להימנע מהרמת משאות מעל 5 ק"ג למשך חודש|instruction}', '{x|בהופעת חום, צהבת או כאב מוגבר - לפנות למיון|conditional|d.jaundice}'])}</ul>
      <div style="display:flex;justify-content:space-between;align-items:center;margin-top:8px"><span>${he('ד"ר אילן מימרן, כירורג בכיר, מ.ר. 00538')}</span>${signature(c.rnd, '#24408a')}<span>${he('מחלת חופשה: 14 יום')}</span></div>`,
      'rtl',
    )
  },
  { dateAliases: ['2026-05-18'], width: 1060, scale: 1.38 },
)

/** A urologist alone: a letter of plain paragraphs under his letterhead. */
const urology = doc(
  'p1027.png',
  ['he', 'consultation', 'clean'],
  '2026-03-04',
  ['ד"ר נתן אבירם - מרפאת אורולוגיה', 'מרפאת אורולוגיה', 'מרפאת ד"ר אבירם', 'ד"ר נתן אבירם'],
  ['ד"ר נתן אבירם', 'נתן אבירם', 'אבירם נתן'],
  ["ג'ורג' חורי", "חורי ג'ורג'", "מר ג'ורג' חורי"],
  'סיכום ייעוץ אורולוגי',
  (c) => {
    const f = (title, s) => `<p><b>${he(title)}:</b> ${c.t(s)}</p>`
    return sheet(
      `body{font:18px/1.55 ${FACE.frank};font-size:20px;padding:56px 90px}p{margin:9px 0}span[data-e]{white-space:nowrap}ol{margin:2px 0}`,
      `<div style="text-align:center;border-bottom:1px solid #000;padding-bottom:8px"><b style="font-size:30px">${he('ד"ר נתן אבירם')}</b><br>${he('מומחה לאורולוגיה - מרפאת אורולוגיה')}<br>${he('שדרות הנשיא 71, חיפה | טל. 04-8000000')}</div>
      <div style="display:flex;justify-content:space-between;margin-top:12px"><span>${he("שם: ג'ורג' חורי | ת.ז. 0-0682254-1 | יליד 1955")}</span><span>${he('04.03.2026')}</span></div>
      <div style="text-align:center;font-size:23px;font-weight:bold;text-decoration:underline;margin:10px 0">${he('סיכום ייעוץ אורולוגי')}</div>
      ${f('סיבת הפנייה', '{o|זרם שתן חלש} ו{d.nocturia|קימה לילית להשתנה|icd=R35.1} 3 פעמים, מזה כשנה. {x|ללא דם בשתן|negated|d.hematuria}. {x|ללא צריבה|negated}.')}
      ${f('ברקע', '{d.htn|יתר לחץ דם}, {d.hld|היפרליפידמיה|icd=E78.5}, {d.gout|שיגדון|icd=M10.9}. {p.phaco|ניתוח ירוד בעין שמאל|on=2021} ב-2021. {x|אחיו הבכור - סרטן הערמונית בגיל 72|family history|d.prostca}. {x|ללא סוכרת|negated|d.dm2}.')}
      ${f('תרופות קבועות', '{m.los|אוקסאר 50 מ"ג|freq=פעם ביום} פעם ביום, {m.sim|סימוביל 20 מ"ג|freq=בערב} בערב, {m.allo|אלוריל 100 מ"ג|freq=פעם ביום} פעם ביום.')}
      ${f('רגישויות', '{x|לא ידועות|negated}.')}
      ${f('בבדיקה', 'בטן רכה, {x|שלפוחית אינה נמושה|negated|d.retention}. בבדיקה רקטלית ערמונית {o|מוגדלת כ-50 גרם}, חלקה, {x|ללא גושים|negated}. {x|אשכים תקינים|negated}.')}
      ${f('בדיקות עזר', '{l.psa|PSA 3.1 ng/mL|v=3.1;u=ng/mL;on=2026-02-18} (18.02.2026), בשנה שעברה {l.psa|PSA 2.8 ng/mL|v=2.8;u=ng/mL;on=2025-01-27} (27.01.2025). {l.crea|קריאטינין 1.0 mg/dL|v=1.0;u=mg/dL;on=2026-02-18} (18.02.2026). {l.ucult|תרבית שתן סטרילית|v=סטרילית;u=-;on=2026-02-18} (18.02.2026).')}
      ${f('אולטרסאונד', '{i.usren|אולטרסאונד כליות ושלפוחית|on=2026-02-22} מ-22.02.2026: {d.rcyst|ציסטה פשוטה בכליה שמאל|icd=N28.1}, {x|ללא הרחבה|negated|d.hydro}, {x|ללא אבנים|negated|d.stone}. {l.e18prvol|נפח ערמונית 52 מ"ל|v=52;u=מ"ל;on=2026-02-22}, {l.pvr|שארית שתן 70 מ"ל|v=70;u=מ"ל;on=2026-02-22}.')}
      ${f('אורופלומטריה', '{p.uroflow|אורופלומטריה|on=2026-03-04} היום: {l.qmax|זרימה מרבית 9.4 מ"ל/שניה|v=9.4;u=מ"ל/שניה}.')}
      ${f('אבחנה', '{d.bph|הגדלה שפירה של הערמונית|icd=N40.1/N40.0} עם {o|תסמיני השתנה}.')}
      <p><b>${he('המלצות')}:</b></p><ol>${items(c, ['להתחיל {m.tams|אומניק 0.4 מ"ג|freq=בערב} בערב אחרי האוכל. {x|ייתכנו סחרחורת ושפיכה יבשה|warned}.', '{x|אם לא יהיה שיפור - תוספת אבודרט|conditional|m.dutas}. {x|ניתוח אינו נדרש כעת|not needed|p.turp}.', '{x|להפחית שתייה וקפה בערב|instruction}. {x|PSA בעוד שנה|planned|l.psa}.', '{x|ביקורת בעוד 3 חודשים עם אורופלומטריה|planned|p.uroflow}.'])}</ol>
      <div style="display:flex;justify-content:space-between;align-items:center;margin-top:14px"><span>${he('בברכה, ד"ר נתן אבירם')}</span>${signature(c.rnd, '#222')}${stamp(['ד"ר נתן אבירם', 'אורולוג, מ.ר. 00274'], '#26306f', -5)}</div>`,
      'rtl',
    )
  },
  { dateAliases: ['2026-02-18'], width: 1040, scale: 1.4 },
)

/** A fund's prescription: each drug as a row of name, directions in full, days and quantity; the pharmacist's box stays empty. */
const script = doc(
  'p1028.jpg',
  ['he', 'prescription', 'photo'],
  '2026-07-20',
  ['קופת חולים דרדר', 'דרדר', 'קופ"ח דרדר', 'קופת חולים דרדר - מרפאת הגנים', 'מרפאת הגנים'],
  ['ד"ר יוליה גורביץ', 'יוליה גורביץ', 'גורביץ יוליה'],
  ['פנינה אוחנה-לוי', 'אוחנה-לוי פנינה', "גב' פנינה אוחנה-לוי", 'פנינה אוחנה לוי'],
  'מרשם לתרופות',
  (c) => {
    const drug = (s, how, days, n) =>
      `<tr data-line><td><b>${c.t(s)}</b></td><td>${he(how)}</td><td>${he(days)}</td><td>${he(n)}</td><td></td></tr>`
    return sheet(
      `body{font:17px/1.4 ${FACE.arial};font-size:17.5px;padding:42px 60px}td,th{border:1px solid #444;padding:6px 10px}th{background:#eee}.h td{border:none;padding:2px 4px}p{margin:8px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div><b style="font-size:26px">${he('קופת חולים דרדר')}</b><br>${he('מרפאת הגנים, באר שבע')}</div><b style="font-size:26px">${he('מרשם לתרופות')}</b><div>${barcode(c.rnd, 30, 38)}<br>${ltr('26-0720-55813')}</div></div>
      <table class="h" style="border:1px solid #444;margin:10px 0"><tr><td>${he("שם: גב' פנינה אוחנה-לוי")}</td><td>${he('ת.ז.: 0-4430091-8')}</td><td>${he('ת. לידה: 02/02/1952')}</td></tr><tr><td>${he('תאריך: 20/07/2026')}</td><td>${he('תוקף: עד 19/08/2026')}</td><td>${he('סוג: כרוני')}</td></tr></table>
      <table><tr><th style="width:35%">${he('תרופה')}</th><th style="width:31%">${he('אופן השימוש')}</th><th>${he('ימים')}</th><th>${he('כמות')}</th><th>${he('נופק')}</th></tr>
      ${drug('{m.bis|CONCOR 5 MG TAB|dose=5 mg;freq=פעם ביום}', '1 טבליה פעם ביום בבוקר', '30', '30')}
      ${drug('{m.apix|ELIQUIS 5 MG TAB|dose=5 mg;freq=פעמיים ביום}', '1 טבליה פעמיים ביום', '30', '60')}
      ${drug('{m.ram|TRITACE 5 MG TAB|dose=5 mg;freq=פעם ביום}', '1 טבליה פעם ביום', '30', '30')}
      ${drug('{m.ros|CRESTOR 10 MG TAB|dose=10 mg;freq=פעם ביום}', '1 טבליה פעם ביום בערב', '30', '30')}
      ${drug('{m.ome|OMEPRADEX 20 MG CAP|dose=20 mg;freq=פעם ביום}', '1 כמוסה פעם ביום לפני האוכל', '30', '28')}
      ${drug('{m.alen|FOSALAN 70 MG TAB|dose=70 mg;freq=פעם בשבוע}', '1 טבליה פעם בשבוע, על קיבה ריקה', '28', '4')}
      ${drug('{m.carmel|REFRESH TEARS DROPS|dose=-;freq=4 פעמים ביום}', 'טיפה בכל עין 4 פעמים ביום', '30', '1')}</table>
      <p>${c.t('אבחנות: {d.af|פרפור פרוזדורים|icd=I48.91}, {d.htn|יתר לחץ דם}, {d.osteoporosis|אוסטאופורוזיס|icd=M81.0}.')}</p>
      <p>${c.t('רגישות: {a.sulfa|סולפה}. הערות לרוקח: {x|אין להחליף את אליקוויס בקומדין|warned|m.warf}. {x|ללא תחליף גנרי - לא סומן|not ticked}.')}</p>
      <div style="display:flex;justify-content:space-between;align-items:center;margin-top:16px"><div>${he('ד"ר יוליה גורביץ')}<br>${he('רפואת המשפחה, מ.ר. 00693')}</div>${signature(c.rnd)}${stamp(['ד"ר יוליה גורביץ', 'מ.ר. 00693'], '#26306f', -6)}</div>
      <div style="border:1px dashed #444;margin-top:18px;padding:8px 14px;min-height:70px">${he('לשימוש בית המרקחת: תאריך ניפוק ____________  חתימת הרוקח ____________')}</div>`,
      'rtl',
    )
  },
  {
    dateAliases: ['2026-08-19'],
    width: 1000,
    minHeight: 1300,
    scale: 1.44,
    degrade: { angle: 1.3, folds: [0.5] },
  },
)

/** A fund's summary of a visit to the family doctor: short parts with a title over a line, as the computer prints it. */
const visit = doc(
  'p1029.png',
  ['he', 'consultation', 'clean'],
  '2026-01-28',
  [
    'שירותי בריאות ורד הגליל',
    'ורד הגליל',
    'שירותי בריאות ורד הגליל - מרפאת כרמיאל מרכז',
    'מרפאת כרמיאל מרכז',
  ],
  ['ד"ר טל זוהר-שני', 'טל זוהר-שני', 'זוהר-שני טל', 'טל זוהר שני'],
  ['מיכל סעדה', 'סעדה מיכל', "גב' מיכל סעדה"],
  'סיכום ביקור אצל רופא',
  (c) => {
    const f = (title, s) => `<h3>${he(title)}</h3><p>${c.t(s)}</p>`
    return sheet(
      `body{font:17px/1.5 ${FACE.openSans};font-family:'Open Sans','Noto Sans Hebrew';font-size:16.5px;padding:42px 70px}h3{font-size:16.5px;color:#1565c0;border-bottom:1px solid #1565c0;margin:12px 0 3px}p{margin:3px 0}.h td{padding:2px 4px}span[data-e]{white-space:nowrap}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:10px;align-items:center">${mark('wave', '#1565c0', 46)}<div><b style="font-size:22px">${he('שירותי בריאות ורד הגליל')}</b><br>${he('מרפאת כרמיאל מרכז')}</div></div><b style="font-size:22px">${he('סיכום ביקור אצל רופא')}</b></div>
      <table class="h" style="background:#f1f6fc;margin:10px 0"><tr><td>${he('שם: סעדה מיכל')}</td><td>${he('ת.ז.: 0-2054473-9')}</td><td>${he('ת. לידה: 16/06/1990')}</td></tr><tr><td>${he('תאריך ביקור: 28/01/2026 17:20')}</td><td>${he('רופאה: ד"ר טל זוהר-שני')}</td><td>${he('סוג ביקור: במרפאה')}</td></tr></table>
      ${f('סיבת הביקור', '{o|צריבה ותכיפות במתן שתן} מזה 3 ימים.')}
      ${f('אנמנזה', 'בת 35, נשואה ואם לשניים. {x|ללא חום|negated}, {x|ללא כאב במותן|negated|d.pyelo}, {x|ללא הפרשה|negated|d.thrush}. {x|שוללת היריון|negated}. אירוע דומה לפני שנתיים. {o|כאבי ראש} תכופים בחודש האחרון.')}
      ${f('אבחנות קבועות', '{d.migr|מיגרנה|icd=G43.909}, {d.ida|אנמיה מחוסר ברזל|icd=D50.9}, {d.hemorr|טחורים|icd=K64.9}')}
      ${f('רגישויות', '{a.cefurox|זינאט|react=אורטיקריה} - אורטיקריה')}
      ${f('תרופות קבועות', '{m.propr|דרלין 10 מ"ג|freq=פעמיים ביום} פעמיים ביום; {m.ferrop|פריפל|dose=-;freq=פעם ביום} פעם ביום; {m.riza|ריזלט 10 מ"ג|freq=בעת התקף} בעת התקף')}
      ${f('בדיקה גופנית', '{o|חום 36.7}, {o|ל"ד 112/70}, {o|דופק 68}, {o|משקל 61 ק"ג}. בטן רכה, {o|רגישות קלה מעל החיק}. {x|ללא רגישות במותניים|negated}.')}
      ${f('בדיקות במרפאה', 'מקלון שתן: {l.uleu|לויקוציטים +3|v=+3;u=-}, {l.unit|ניטריטים חיובי|v=חיובי;u=-}, {l.ubld|דם +1|v=+1;u=-}, {l.uprot|חלבון שלילי|v=שלילי;u=-}. המוגלובין מ-12/01/2026: {l.hgb|HGB 11.2 g/dL|v=11.2;u=g/dL;on=2026-01-12}.')}
      ${f('אבחנה', '{d.uti|דלקת בדרכי השתן|icd=N39.0}')}
      ${f('טיפול', '{m.fosfo|מונורול 3 גרם|dose=3 g;freq=מנה אחת} מנה אחת לפני השינה')}
      ${f('המלצות', '{x|תרבית שתן - נשלחה, התשובה תימסר טלפונית|pending|l.ucult}. {x|שתייה מרובה|instruction}. {x|אם יופיע חום או כאב במותן - לחזור מיד|conditional|d.pyelo}. {x|הופנתה לנוירולוג בשל כאבי הראש|planned}. {x|אין צורך בהדמיה כעת|not needed}.')}
      ${f('היעדרות', '{x|אישור מחלה ליום אחד|instruction}')}
      <div style="display:flex;justify-content:space-between;align-items:center;margin-top:18px"><span>${he('ד"ר טל זוהר-שני, רפואת המשפחה, מ.ר. 00881')}</span>${signature(c.rnd, '#24408a')}${matrixCode(c.rnd, 14, 3)}</div>`,
      'rtl',
    )
  },
  { dateAliases: ['2026-01-12'], width: 1000, scale: 1.4 },
)

export const twentySeventhHeLetters = [ward, urology, script, visit]
