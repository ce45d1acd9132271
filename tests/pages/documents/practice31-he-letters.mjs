/** Letters in Hebrew for practice: a psychiatrist's letter in running text, an operative report of an orthopaedic ward, an imaging report in sentences. */
import { barcode, mark, matrixCode, signature, stamp } from '../lib/decor.mjs'
import { FACE, doc, he, sheet } from './blind-parts.mjs'

/** A psychiatrist's letter to the family doctor: running paragraphs, numbered plan. */
const psychiatrist = doc(
  'p9235.png',
  ['he', 'consultation', 'clean'],
  '2026-02-25',
  ['מרפאת לב השדרה', 'לב השדרה', 'מרפאה לבריאות הנפש לב השדרה', 'לב השדרה - מרפאה לבריאות הנפש'],
  ['ד"ר אסנת גלבוע', 'אסנת גלבוע', 'גלבוע אסנת'],
  ['הודיה מלכה', 'מלכה הודיה', "גב' הודיה מלכה"],
  'מכתב לרופא המשפחה',
  (c) =>
    sheet(
      `body{font:19px/1.5 ${FACE.david};font-size:20px;padding:60px 84px}p{margin:9px 0;text-align:justify}ol{margin:2px 26px 2px 0;padding:0}.h{display:flex;justify-content:space-between}`,
      `<div style="text-align:center;border-bottom:1px solid #000"><b style="font-size:25px">${he('לב השדרה - מרפאה לבריאות הנפש')}</b><br>${he('רחוב הדקלים 8, אשקלון')}</div>
      <div class="h"><span>${he('לכבוד ד"ר ולרי קושניר, רופא משפחה')}</span><span>${he('25 בפברואר 2026')}</span></div>${c.no('ד"ר ולרי קושניר', 'recipient')}
      <p style="text-align:center"><b>${he("הנדון: גב' הודיה מלכה, ת.ז. 0-6107732-8, ילידת 1997")}</b></p>
      <p>${c.t('שלום רב,')}</p>
      <p>${c.t('הנ"ל בת 28, נשואה ואם לתינוק בן ארבעה חודשים, נמצאת במעקבי מאז דצמבר עקב {d.p31ppd|דיכאון אחרי לידה|icd=F53.0}. ברקע {d.panic|הפרעת פאניקה|icd=F41.0} מגיל 20 ו{d.migr|מיגרנה|icd=G43.909}. בעברה {d.anorex|אנורקסיה|icd=F50.00/F50.9;st=historical} בגיל 16, טופלה ב{p.cbt|טיפול קוגניטיבי התנהגותי}, ללא אשפוזים. עברה {p.csect|ניתוח קיסרי|on=2025-10} ב-10/2025.')}</p>
      <p>${c.t('במשפחה: {x|אם עם הפרעה דו-קוטבית|family history|d.bipolar}, {x|דוד שהתאבד|family history}. שוללת {x|שימוש בסמים|negated} ו{x|תלות באלכוהול|negated|d.alcdep}. {x|אינה מעשנת|negated|d.smoker}. רגישה ל{a.metoclo|פרמין|react=תנועות לא רצוניות} - תנועות לא רצוניות.')}</p>
      <p>${c.t('טופלה תחילה ב{m.esc|ציפרלקס|dose=-;st=stopped} שהופסק בשל {o|בחילות}. כיום נוטלת {m.sert|לוסטרל 100 מ"ג|freq=פעם ביום בבוקר} פעם ביום בבוקר ו{m.loraz|לוריבן 1 מ"ג|freq=לפי הצורך} לפי הצורך, עד פעמיים בשבוע. בנוסף {m.riza|ריזלט 10 מ"ג|freq=בעת התקף} בעת התקף, ו{m.noreth?|גלולה להנקה|dose=-;st=-}. {x|לא נוטלת ליתיום|negated|m.lith}.')}</p>
      <p>${c.t('בבדיקתי היום: מטופחת, משתפת פעולה, {o|אפקט מצומצם}, {o|בוכייה}. {x|ללא מחשבות שווא|negated|d.schizo}, {x|ללא הזיות|negated}. {x|שוללת מחשבות אובדניות|negated} ו{x|מחשבות לפגוע בתינוק|negated}. שיפוט ותובנה תקינים. שאלון EPDS - {o|13} (בביקור הראשון {o|21}). {l.e22phq|PHQ-9: 11|v=11;u=-;on=2026-02-25} ב-25/02/2026.')}</p>
      <p>${c.t('בבדיקות שצירפת מיום 09/02/2026: {l.tsh|TSH 6.9 mIU/L|v=6.9;u=mIU/L;on=2026-02-09}, {l.hgb|המוגלובין 11.0 g/dL|v=11.0;u=g/dL;on=2026-02-09}, {l.ferr|פריטין 9 ng/mL|v=9;u=ng/mL;on=2026-02-09}, {l.b12|ויטמין B12 301 pg/mL|v=301;u=pg/mL;on=2026-02-09}. {x|ייתכן שמדובר בדלקת בלוטת התריס אחרי לידה|question|d.hashi}.')}</p>
      <p>${c.t('לסיכום, הטבה חלקית. תוכנית:')}</p>
      <ol><li>${c.t('{x|העלאת לוסטרל ל-150 מ"ג אם לא תהיה הטבה תוך שבועיים|conditional|m.sert}.')}</li><li>${c.t('{x|נשקול תוספת סרוקוול 25 מ"ג בלילה|considered|m.quet}. {x|ECT אינו נדרש כעת|not needed|p.ect}.')}</li><li>${c.t('{x|אבקשך לחזור על TSH ו-T4|ordered|l.ft4}, ולהתחיל {m.ferrop|פוריק 100 מ"ג|freq=פעם ביום} פעם ביום.')}</li><li>${c.t('{x|להפנות לקבוצת אמהות|referral}. {x|בהחמרה - לפנות למיון פסיכיאטרי|conditional}.')}</li><li>${c.t('ביקור הבא: {x|18/03/2026|planned}.')}</li></ol>
      <p>${he('בברכה,')}</p>
      <div class="h"><span>${he('ד"ר אסנת גלבוע')}<br>${he('מומחית לפסיכיאטריה, מ.ר. 00255')}</span>${signature(c.rnd)}</div>`,
      'rtl',
    ),
  { dateAliases: ['2026-02-09'], width: 1060, scale: 1.4 },
)

/** An operative report: shaded heads, teams in a table, the course of the operation as one paragraph. */
const operation = doc(
  'p9236.jpg',
  ['he', 'discharge', 'photo'],
  '2026-04-15',
  ['המרכז הרפואי שער הים', 'שער הים', 'המרכז הרפואי שער הים - אורתופדיה', 'מרכז רפואי שער הים'],
  ['ד"ר גיל אברג\'יל', "גיל אברג'יל", "אברג'יל גיל"],
  ['סופיה קרסנוב', 'קרסנוב סופיה', "גב' סופיה קרסנוב"],
  'דו"ח ניתוח',
  (c) => {
    const f = (k, s) => `<tr data-line><th>${he(k)}</th><td>${c.t(s)}</td></tr>`
    return sheet(
      `body{font:17px/1.4 ${FACE.arial};font-size:18px;padding:44px 58px}.f{width:100%;border-collapse:collapse;margin:8px 0}.f th,.f td{border:1px solid #666;padding:3px 10px}.f th{width:23%;background:#e4e9e4;text-align:right;font-weight:bold}h3{background:#4c6350;color:#fff;font-size:18px;margin:8px 0 2px;padding:1px 10px}p{margin:5px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div>${mark('bars', '#4c6350', 40)} <b style="font-size:24px">${he('המרכז הרפואי שער הים')}</b><br>${he('מחלקה אורתופדית ב')}</div><b style="font-size:26px">${he('דו"ח ניתוח')}</b>${barcode(c.rnd, 28, 40)}</div>
      <p>${he('שם: קרסנוב סופיה')} &nbsp; ${he('ת.ז.: 0-1896620-5')} &nbsp; ${he('ת. לידה: 05/05/1957')} &nbsp; ${he('תאריך ניתוח: 15/04/2026')} &nbsp; ${he('חדר: 6')}</p>
      <table class="f">${f('אבחנה לפני', '{d.colles|שבר ברדיוס דיסטלי ימין|icd=S52.501A}')}${f('אבחנה אחרי', 'כנ"ל, עם {d.h13ulnsty|שבר בסטילואיד האולנרי|icd=S52.611A}')}${f('הניתוח שבוצע', '{p.orif|שחזור פתוח וקיבוע פנימי בפלטה וולרית|on=2026-04-15}, {p.ctr|שחרור תעלה קרפלית|on=2026-04-15}')}${f('מנתח', 'ד"ר גיל אברג\'יל')}${f('עוזר', 'ד"ר מוחמד סרחאן')}${f('מרדימה', 'ד"ר טליה בן-צור')}${f('הרדמה', 'אזורית, {p.p31axblock|בלוק אקסילרי} ו{p.sedat?|טשטוש|st=-}')}${f('חוסם עורקים', '{o|62 דקות, 250 מ"מ כספית}')}${f('התחלה / סיום', '09:40 / 10:58')}</table>${c.no('ד"ר מוחמד סרחאן', 'assistant')}${c.no('ד"ר טליה בן-צור', 'anaesthetist')}
      <h3>${he('רקע')}</h3>
      <p>${c.t('נפלה ב-13/04/2026 על יד מושטת. {d.osteoporosis|אוסטאופורוזיס|icd=M81.0/M81.8}, {d.hypothy|תת פעילות של בלוטת התריס|icd=E03.9}, {d.asthma|אסתמה|icd=J45.909}. {x|ללא סוכרת|negated|d.dm2}. תרופות: {m.alen|פוסלן 70 מ"ג|freq=פעם בשבוע} פעם בשבוע, {m.levo|אלטרוקסין 75 מק"ג|dose=75 מק"ג;freq=פעם ביום} פעם ביום, {m.symb|סימביקורט|dose=-;freq=פעמיים ביום} פעמיים ביום. רגישות: {a.nsaid|NSAIDs|react=התקף אסתמה} - התקף אסתמה; {x|פניצילין - ללא רגישות|negated|a.pen}.')}</p>
      <p>${c.t('הדמיה: {i.xrwrist|צילום שורש כף יד ימין|on=2026-04-13} 13/04/2026 - שבר מרוסק תוך-מפרקי, תזוזה גבית. {x|ללא פריקה|negated}. {x|הוצעה גישה שמרנית - סירבה|refused}.')}</p>
      <h3>${he('מהלך הניתוח')}</h3>
      <p>${c.t('ניתן {m.cefaz?|צפזולין 2 גרם|dose=-;st=-} לווריד 30 דקות לפני החתך. חיטוי ב{m.e21povid?|פולידין|dose=-;st=-}. חתך וולרי לפי Henry, הסטת FCR. שחרור הפרונטור קוודרטוס. שחזור סגור תחת שיקוף וקיבוע זמני ב{p.p31kwire?|מסמרי קירשנר|st=-} שהוצאו. הונחה פלטה נעולה עם 7 ברגים. שיקוף סופי: אורך רדיאלי משוחזר, {x|ללא חדירת בורג למפרק|negated}. מפרק DRUJ יציב; {x|הסטילואיד לא קובע|not done}. נוכח {o|הימל בכף היד} לפני הניתוח בוצע גם שחרור העצב המדיאני: {d.cts|תסמונת התעלה הקרפלית|icd=G56.01/G56.00}. שטיפה, סגירה בשכבות, {p.h13cast|סד גבס}.')}</p>
      <p>${c.t('איבוד דם: {o|מינימלי}. {x|ללא סיבוכים|negated}. {x|לא נשלחה דגימה לפתולוגיה|not done}. {x|לא ניתן עירוי דם|negated|p.transfus}. ספירת כלים ופדים תקינה פעמיים.')}</p>
      <h3>${he('הוראות לאחר הניתוח')}</h3>
      <p>${c.t('{m.para|אקמול 1 גרם|dose=-;freq=4 פעמים ביום} 4 פעמים ביום; {m.trama|טרמדקס 50 מ"ג|freq=לפי הצורך} לפי הצורך. {x|לא לתת וולטרן|warned|m.dicl}. {x|הרמת היד והנעת אצבעות|instruction}. {x|צילום ביקורת מחר|planned|i.xrwrist}. {x|הוצאת תפרים בעוד 14 יום|planned}. {x|אם חסר תחושתי - להסיר סד|conditional}. {x|שקילת פורטאו במרפאת עצם|considered|m.teripar}. {x|הופנתה לצפיפות עצם|referral|i.dexa}.')}</p>
      <div style="display:flex;justify-content:space-between;align-items:center"><span>${he('ד"ר גיל אברג\'יל, כירורגיית יד')}</span>${signature(c.rnd)}${stamp(['ד"ר גיל אברג\'יל', 'מ.ר. 00812'], '#26306f', -6)}</div>`,
      'rtl',
    )
  },
  { dateAliases: ['2026-04-13'], width: 1060, scale: 1.4, degrade: { angle: -1, folds: [0.5] } },
)

/** A private institute's report of a brain scan: one sentence a line, conclusion in a frame. */
const brain = doc(
  'p9238.png',
  ['he', 'imaging', 'clean'],
  '2026-05-27',
  ['מכון הדמיה אלומה', 'אלומה', 'מכון אלומה', 'אלומה הדמיה רפואית'],
  ["פרופ' זיוה נבון", 'זיוה נבון', 'נבון זיוה'],
  ['עידו שטרית', 'שטרית עידו', 'מר עידו שטרית'],
  'פענוח בדיקת MRI',
  (c) => {
    const line = (s) => `<div>${c.t(s)}</div>`
    return sheet(
      `body{font:18px/1.55 ${FACE.openSans};font-family:'Noto Sans Hebrew','Open Sans';font-size:17px;padding:54px 76px}h3{font-size:18px;color:#6d2f8e;margin:12px 0 2px}.k{border:2px solid #6d2f8e;padding:6px 16px;margin:12px 0}td{padding:2px 10px 2px 30px}`,
      `<div style="display:flex;justify-content:space-between;align-items:center;border-bottom:4px solid #6d2f8e">${mark('wave', '#6d2f8e', 54)}<b style="font-size:27px;color:#6d2f8e">${he('אלומה הדמיה רפואית')}</b></div>
      <table style="margin:10px 0"><tr><td>${he('נבדק: עידו שטרית')}</td><td>${he('ת.ז.: 0-4920177-1')}</td><td>${he('ת. לידה: 21.12.1991')}</td></tr><tr><td>${he('תאריך בדיקה: 27.05.2026')}</td><td>${he('תאריך פענוח: 29.05.2026')}</td><td>${he('מפנה: ד"ר נדב טל, נוירולוגיה')}</td></tr></table>${c.no('ד"ר נדב טל', 'referrer')}
      <b style="font-size:21px">${c.t('{i.mrbrain|MRI מוח|main=1} ללא ועם חומר ניגוד')}</b>
      <h3>${he('התוויה')}</h3>${line('מעקב {d.ms|טרשת נפוצה|icd=G35} מ-2021, תחת {m.p31ocr|אוקרבוס 600 מ"ג|freq=אחת לחצי שנה} אחת לחצי שנה. {o|סחרחורת} חדשה. {x|שאלה: התלקחות|question}. {x|ללא רגישות ליוד|negated|a.contrast}.')}
      <h3>${he('טכניקה')}</h3>${line('T1, T2, FLAIR, DWI, SWI. הוזרק {o|Dotarem}. בהשוואה ל-{i.mrbrain|MRI מוח|on=2025-05-18} מיום 18.05.2025.')}
      <h3>${he('ממצאים')}</h3>
      ${line('כ-14 {o|נגעים היפראינטנסיביים} בחומר הלבן סביב החדרים ובקורפוס קלוסום, ללא שינוי במספרם.')}
      ${line('{o|נגע חדש} 6 מ"מ בפדונקל הצרבלרי התיכון משמאל, עם האדרה טבעתית.')}
      ${line('{x|אין הגבלה בדיפוזיה|negated|d.stroke}. {x|אין עדות לדימום|negated|d.ich}. {x|אין תהליך תופס מקום|negated|d.meningi}.')}
      ${line('{d.arachn|ציסטה ארכנואידלית|icd=G93.0} 17 מ"מ בקוטב הטמפורלי מימין, יציבה.')}
      ${line('{d.atrophy|אטרופיה קלה|icd=G31.9} לגיל. חדרי המוח: {x|ללא הידרוצפלוס|negated|d.hydroceph}.')}
      ${line('בלוטת יותרת המוח: {x|ללא אדנומה|negated|d.pitadenoma}. עצבי הראייה: {x|ללא בצקת|negated}. צמתי כלי הדם: {x|ללא מפרצת|negated|d.aneur}.')}
      ${line('{d.retcyst|ציסטת רטנציה בסינוס המקסילרי משמאל|icd=J34.1/J34.89}. {d.deviated|סטיית מחיצת האף|icd=J34.2} לימין. תאי המסטואיד: {x|מאווררים|negated|d.mastoid}.')}
      <div class="k"><b>${he('סיכום')}</b>${line('נגע פעיל חדש אחד בגומה האחורית, מתאים להתלקחות של טרשת נפוצה. יתר הנגעים יציבים. {x|אין סימנים ל-PML|negated}.')}${line('{x|מומלץ MRI עמוד שדרה צווארי|recommended|i.mrcs}. {x|לשקול סולומדרול לפי הקליניקה|considered|m.mpred}. {x|ביקורת בעוד 6 חודשים|planned}.')}</div>
      <div style="display:flex;justify-content:space-between;align-items:center"><span>${he("פענחה: פרופ' זיוה נבון, נוירורדיולוגיה")}<br>${he('המסמך נחתם דיגיטלית 29.05.2026 14:22')}</span>${matrixCode(c.rnd, 18, 3)}</div>`,
      'rtl',
    )
  },
  { dateAliases: ['2026-05-29'], width: 1040, scale: 1.4 },
)

export const practice31HeLetters = [psychiatrist, operation, brain]
