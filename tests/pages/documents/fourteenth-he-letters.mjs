/** Letters in Hebrew: an internal ward's discharge in headings at the side, an emergency letter on a renal colic, an orthopaedic surgeon's and an ear, nose and throat doctor's visit at a fund. */
import { barcode, hand, mark, signature, stamp } from '../lib/decor.mjs'
import { FACE, doc, he, items, sheet } from './blind-parts.mjs'

/** Internal medicine: the headings in a column at the right, the text beside them. */
const ward = doc(
  'p446.png',
  ['he', 'discharge', 'clean'],
  '2026-01-30',
  ['המרכז הרפואי כרמי יואב', 'כרמי יואב', 'מרכז רפואי כרמי יואב', 'המרכז הרפואי כרמי יואב - פנימית ב'],
  ['ד"ר טל אברמוב', 'טל אברמוב', 'אברמוב טל', "פרופ' נגה דרור", 'נגה דרור'],
  ['רבקה הלפרין', 'הלפרין רבקה', "גב' רבקה הלפרין"],
  'סיכום אשפוז',
  (c) => {
    const [first, last] = ['2026-01-25', '2026-01-29']
    const row = (title, body) => `<div class="r"><b>${he(title)}</b><div>${body}</div></div>`
    const p = (s) => `<p>${c.t(s)}</p>`
    const ul = (list, tag = 'ul') => `<${tag}>${items(c, list)}</${tag}>`
    return sheet(
      `body{font:17px/1.42 ${FACE.arial};font-size:17.5px;padding:40px 52px}.r{display:grid;grid-template-columns:150px 1fr;gap:14px;border-top:1px solid #93a4b8;padding:5px 0}.r>b{color:#143a66}p{margin:2px 0}ul,ol{margin:0;padding-inline-start:22px}p span[data-e],li span[data-e]{white-space:nowrap}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:12px;align-items:center">${mark('bars', '#143a66', 46)}<div><b style="font-size:25px;color:#143a66">המרכז הרפואי כרמי יואב</b><br>${he("מחלקה פנימית ב', מנהלת: פרופ' נגה דרור")}</div></div><b style="font-size:23px">${he('סיכום אשפוז')}</b></div>
      <p style="background:#e9eef5;padding:5px 12px;margin:8px 0">${he("גב' רבקה הלפרין \u00a0 ת.ז. 0-0338841-7 \u00a0 ת. לידה 11/08/1941 \u00a0 גיל 84 \u00a0 אלמנה")}<br>${he('תאריך קבלה: 25/01/2026 \u00a0 תאריך שחרור: 30/01/2026 \u00a0 רופא משפחה: ד"ר בועז נחום')}</p>${c.no('ד"ר בועז נחום', 'family doctor')}
      ${row('אבחנות', ul(['{d.chf|אי ספיקת לב - החמרה|icd=I50.9/I50.33/I50.23/I50.30}', '{d.uti|דלקת בדרכי השתן}', '{d.aki|אי ספיקת כליות חריפה|icd=N17.9}, השתפרה', '{d.af|פרפור פרוזדורים כרוני|icd=I48.20/I48.21/I48.91}', '{d.htn|יתר לחץ דם}', '{d.ida|אנמיה מחוסר ברזל|icd=D50.9/D50.0}'], 'ol'))}
      ${row('רקע ניתוחי', p('{p.pacem|קוצב לב|on=2020} 2020, {p.tha|החלפת ירך ימין|on=2015} 2015, {p.phaco|ניתוח קטרקט דו"צ}.'))}
      ${row('רגישויות', p('{a.pen|פניצילין|react=פריחה} - פריחה. {x|אין רגישות ליוד|negated|a.contrast}.'))}
      ${row('תרופות בבית', p('{m.apix|אליקוויס 2.5 מ"ג x2|freq=x2}, {m.bis|קונקור 5 מ"ג x1|freq=x1}, {o|פוסיד 20 מ"ג x1}, {m.ram|רמיפריל 5 מ"ג x1|st=stopped}, {m.sim|סימבסטטין 20 מ"ג לערב|freq=לערב}.'))}
      ${row('תלונה עיקרית', p('{o|קוצר נשימה} מחמיר ו{o|בצקות ברגליים} מזה שבוע, {o|צריבה בהשתנה}. {x|ללא כאב בחזה|negated}, {x|ללא חום|negated}, {x|ללא צואה שחורה|negated}. {x|אחותה עברה אירוע מוחי|family history|d.stroke}. {x|לא עישנה מעולם|negated|d.smoker}.'))}
      ${row('בדיקה בקבלה', p('ל"ד 158/84, דופק 92, חום 37.1, סטורציה 90% באוויר חדר, משקל 71 ק"ג. {o|חרחורים בבסיסי הריאות}, {o|בצקות +2}. {x|ללא אוושות|negated}.'))}
      ${row('מעבדה 25/01', `<p>${c.t(`{l.bnp|NT-proBNP 6840 pg/mL|on=${first}}, {l.hgb|המוגלובין 10.1 g/dL|on=${first}}, {l.wbc|WBC 11.8 K/uL|on=${first}}, {l.crea|קריאטינין 1.71 mg/dL|on=${first}}, {l.urea|שתנן 78 mg/dL|on=${first}}, {l.na|נתרן 133 mmol/L|on=${first}}, {l.k|אשלגן 4.8 mmol/L|on=${first}}, {l.crp|CRP 46 mg/L|on=${first}}, {l.tropi|טרופונין I 28 ng/L|on=${first}}, {l.ferr|פריטין 18 ng/mL|on=${first}}.`)}</p>`)}
      ${row('מעבדה 29/01', `<p>${c.t(`{l.hgb|המוגלובין 10.3 g/dL|on=${last}}, {l.crea|קריאטינין 1.12 mg/dL|on=${last}}, {l.k|אשלגן 4.1 mmol/L|on=${last}}, {l.crp|CRP 9 mg/L|on=${last}}. תרבית שתן מ-25/01: {l.ucult|E. coli|v=E. coli;u=-;on=${first}}. {x|תרביות דם סטריליות|negated}.`)}</p>`)}
      ${row('הדמיה', p('{i.cxr|צילום חזה 25/01|on=2026-01-25}: {d.cardmeg|צל לב מוגדל}, {d.pleff|תפליט פלאורלי קטן מימין|icd=J90/J91.8}, {x|ללא תסנין|negated|d.pneumonia}. {i.echo|אקו לב 27/01|on=2026-01-27}: {l.lvef|EF 55%|v=55;u=%;on=2026-01-27}, {d.ladil|הגדלת עליה שמאלית}, {d.mitral|דלף מיטרלי קל עד בינוני|icd=I34.0}.'))}
      ${row('מהלך', p('טופלה במשתנים תוך ורידיים עם ירידה של 4 ק"ג. קיבלה {m.ceftr?|רוצפין|dose=-;st=-} 3 ימים ללא תגובה אלרגית. {m.venofer?|ונופר|dose=-;st=-} תוך ורידי פעמיים. {x|לא נזקקה לעירוי דם|not needed|p.transfus}. {x|נשקל צנתור, המשפחה והמטופלת אינן מעוניינות|declined|p.angio}.'))}
      ${row('תרופות בשחרור', ul(['{m.fur|פוסיד 40 מ"ג בבוקר|freq=בבוקר} - הועלה', '{m.empa|ג\'רדיאנס 10 מ"ג בבוקר|freq=בבוקר} - חדש', '{m.apix|אליקוויס 2.5 מ"ג פעמיים ביום|freq=פעמיים ביום}', '{m.bis|קונקור 5 מ"ג בבוקר|freq=בבוקר}', '{m.sim|סימבסטטין 20 מ"ג בערב|freq=בערב}', '{m.cefur|זינת 500 מ"ג פעמיים ביום|freq=פעמיים ביום} עד 02/02', '{m.ram|רמיפריל|st=stopped;dose=-} - הופסק בשל תפקוד כליות'], 'ol'))}
      ${row('המלצות', ul(['{x|בדיקת קריאטינין ואשלגן תוך שבוע|planned}; {x|אם תקין - לחדש רמיפריל|conditional}', '{x|ביקורת קרדיולוג ומכון קוצבים בפברואר|planned}', '{x|גסטרוסקופיה אמבולטורית לבירור האנמיה|planned|p.egd}', '{x|להימנע מנוגדי דלקת כגון וולטרן|warned|m.dicl}', 'שקילה יומית; עליה של 2 ק"ג - לפנות לרופא']))}
      <div style="display:flex;justify-content:space-between;align-items:center;border-top:1px solid #93a4b8;padding-top:6px"><div>${he('ד"ר טל אברמוב, מתמחה')}<br>${he('נחתם 30/01/2026 12:48')}</div>${signature(c.rnd)}${stamp(['ד"ר טל אברמוב', 'מ.ר. 00917'], '#26306f', -5)}</div>`,
      'rtl',
    )
  },
  { dateAliases: ['2026-01-25'], width: 1120, scale: 1.32 },
)

/** Emergency department: a renal colic, typed run-in headings. */
const colic = doc(
  'p447.jpg',
  ['he', 'discharge', 'scan'],
  '2025-05-18',
  ['בית החולים מעלה ארזים', 'מעלה ארזים', 'ביה"ח מעלה ארזים', 'בית חולים מעלה ארזים'],
  ['ד"ר ג\'ומאנה עיסא', "ג'ומאנה עיסא", "עיסא ג'ומאנה"],
  ['אלון ויסמן', 'ויסמן אלון', 'מר אלון ויסמן'],
  'מכתב שחרור ממיון',
  (c) => {
    const p = (title, s) => `<p><b><u>${he(title)}</u>:</b> ${c.t(s)}</p>`
    return sheet(
      `body{font:20px/1.5 ${FACE.david};font-size:22px;padding:50px 76px}p{margin:8px 0}p span[data-e],li span[data-e]{white-space:nowrap}ul{margin:2px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div><b style="font-size:29px">בית החולים מעלה ארזים</b><br>${he('המחלקה לרפואה דחופה, מיון כירורגי')}</div>${barcode(c.rnd, 32, 40)}</div>
      <p style="border-top:2px solid #000;border-bottom:2px solid #000;padding:3px 0">${he('מר אלון ויסמן, ת.ז. 0-3620118-5, נולד 29.12.1983, בן 41')}<br>${he('הגיע: 18.05.2025 03:12 \u00a0 שוחרר: 18.05.2025 09:40 \u00a0 מפנה: מוקד "לילה טוב"')}</p>${c.no('מוקד "לילה טוב"', 'referring clinic')}
      ${p('אבחנה', '{d.renalcol|עווית כליה שמאלית|icd=N23/N20.1}, {d.ureter|אבן 5 מ"מ בשופכן שמאלי דיסטלי|icd=N20.1}')}
      ${p('תלונה', '{o|כאב מותני שמאלי} עז מזה 4 שעות, מקרין למפשעה, {o|בחילה} והקאה אחת. {x|ללא חום או צמרמורת|negated}. {x|ללא דם בשתן לעין|negated}.')}
      ${p('ברקע', '{d.stone|אבני כליה|icd=Z87.442/N20.0;st=-;on=2021} ב-2021 - עברה ספונטנית. {d.hld|היפרליפידמיה}. {p.herniar|תיקון בקע מפשעתי ימין|on=2010} 2010. {x|ללא סוכרת או יתר לחץ דם|negated|d.dm2}. {x|לאביו אבנים בכליות|family history}. {x|אינו מעשן|negated|d.smoker}.')}
      ${p('תרופות קבועות', '{m.ros|סטטור 10 מ"ג ליום|freq=ליום}. {x|אינו נוטל מדללי דם|negated}.')}
      ${p('רגישות', '{a.dipy|אופטלגין|react=נפיחות בפנים} - נפיחות בפנים. {x|אין רגישות לחומר ניגוד|negated|a.contrast}.')}
      ${p('בבדיקה', 'סובל, חום 36.7, ל"ד 149/88, דופק 98. {o|רגישות מותנית משמאל}, {x|בטן רכה ללא גירוי צפקי|negated}. {x|אשכים ללא רגישות|negated}.')}
      ${p('מעבדה 18.05.2025', '{l.wbc|WBC 11.2 K/uL|on=2025-05-18}, {l.hgb|HGB 15.3 g/dL|on=2025-05-18}, {l.crea|קריאטינין 1.19 mg/dL|on=2025-05-18}, {l.na|נתרן 139 mmol/L|on=2025-05-18}, {l.k|אשלגן 4.0 mmol/L|on=2025-05-18}, {l.ca|סידן 9.8 mg/dL|on=2025-05-18}, {l.uric|חומצת שתן 6.9 mg/dL|on=2025-05-18}, {l.crp|CRP 4.2 mg/L|on=2025-05-18}. סטיק שתן: {l.ubld|דם 3+|v=3+;u=-;on=2025-05-18}, {l.uleu|לויקוציטים שלילי|v=שלילי;u=-;on=2025-05-18}, {l.unit|ניטריט שלילי|v=שלילי;u=-;on=2025-05-18}.')}
      ${p('הדמיה', '{i.h14ctkub|CT בטן ואגן ללא ניגוד|on=2025-05-18} 18.05.2025: {d.ureter|אבן 5 מ"מ ב-UVJ משמאל|icd=N20.1}, {d.hydro|הידרונפרוזיס קל|icd=N13.2/N13.30}. {d.rcyst|ציסטה פשוטה בכליה ימין}. {x|ללא אבנים מימין|negated}. {x|תוספתן תקין|negated|d.append}. {x|ללא מפרצת באאורטה|negated|d.aaa}.')}
      ${p('טיפול במיון', '{m.dicl?|וולטרן 75 מ"ג IM|st=-}, {m.trama?|טרמדקס 100 מ"ג|st=-}, {m.ond?|זופרן 4 מ"ג|st=-}, נוזלים. הכאב חלף. {x|הוחלט שאין צורך בתומכן שופכן|not needed}.')}
      ${p('המלצות', '{m.tams|אומניק 0.4 מ"ג פעם ביום|freq=פעם ביום} ל-4 שבועות, {m.etor|ארקוקסיה 90 מ"ג פעם ביום|freq=פעם ביום} ל-5 ימים. שתייה 2.5 ליטר ביום, סינון שתן. {x|לא לקבל אופטלגין|warned}. {x|מרפאת אורולוגיה בעוד שבועיים עם צילום בטן|planned|i.xrabd}. {x|אם האבן לא תצא - אורטרוסקופיה|conditional|p.ureteros}. {x|חום, אי שליטה בכאב או היעדר שתן - לחזור למיון|conditional}. {x|נשקלה אלופורינול, לא הוחל|considered|m.allo}.')}
      <div style="display:flex;justify-content:space-between;align-items:end;margin-top:12px"><div>${he('ד"ר ג\'ומאנה עיסא, כירורגיה')}<br>${he('מאושר: 18.05.2025')}</div>${signature(c.rnd, '#222')}</div>`,
      'rtl',
    )
  },
  { width: 1120, scale: 1.3, degrade: { angle: 0.7 } },
)

/** A fund's orthopaedic surgeon: a shoulder; short fields, a coded diagnosis. */
const shoulder = doc(
  'p448.png',
  ['he', 'consultation', 'clean'],
  '2025-10-22',
  ['קופת חולים שיטה', 'שיטה', 'קופ"ח שיטה', 'קופת חולים שיטה - מרכז רפואי הגפן', 'מרכז רפואי הגפן'],
  ['ד"ר ארתור ליפקין', 'ארתור ליפקין', 'ליפקין ארתור'],
  ['יפעת כרמי', 'כרמי יפעת', "גב' יפעת כרמי"],
  'סיכום ביקור אורתופד',
  (c) => {
    const f = (title, s) => `<tr><td class="k">${he(title)}</td><td>${c.t(s)}</td></tr>`
    return sheet(
      `body{font:18px/1.46 ${FACE.nachlieli};font-size:19px;padding:44px 64px}td{border:1px solid #b5a3c7;padding:5px 12px}.k{background:#f1eaf7;color:#4b2a6e;font-weight:bold;width:170px}p{margin:6px 0}td span[data-e]{white-space:nowrap}`,
      `<div style="display:flex;justify-content:space-between;align-items:center;border-bottom:3px solid #4b2a6e;padding-bottom:6px"><div style="display:flex;gap:12px;align-items:center">${mark('star', '#4b2a6e', 46)}<div><b style="font-size:25px;color:#4b2a6e">קופת חולים שיטה</b><br>${he('מרכז רפואי הגפן \u00a0 סיכום ביקור אורתופד')}</div></div><div>${he('22/10/2025 16:35')}</div></div>
      <p>${he("גב' יפעת כרמי \u00a0 ת.ז. 0-5266194-0 \u00a0 נולדה 03/07/1970 \u00a0 בת 55")}<br>${he('רופא: ד"ר ארתור ליפקין, כירורגיה אורתופדית \u00a0 הופנתה ע"י ד"ר שני מלכה')}</p>${c.no('ד"ר שני מלכה', 'referrer')}
      <table>
      ${f('סיבת הפניה', '{o|כאב בכתף ימין} מזה חצי שנה, מחמיר בלילה ובהרמת היד. {x|ללא חבלה|negated}. {x|ללא נימול ביד|negated}.')}
      ${f('רקע', '{d.hypothy|תת תריסיות}, {d.gad|חרדה|icd=F41.9/F41.1}, {d.migr|מיגרנה}. {p.ctr|שחרור תעלה קרפלית ימין|on=2019} 2019. {x|ללא סוכרת|negated|d.dm2}. {x|אמא עם דלקת מפרקים שגרונית|family history|d.ra}.')}
      ${f('תרופות', '{m.levo|אותירוקס 88 מק"ג בבוקר|freq=בבוקר}, {m.esc|ציפרלקס 10 מ"ג בבוקר|freq=בבוקר}. {m.ibu|נורופן 400 מ"ג|st=stopped} - הפסיקה בשל {o|צרבת}.')}
      ${f('רגישויות', '{a.morph|מורפיום|react=גרד} - גרד. {x|פניצילין - לא ידוע על רגישות|negated|a.pen}.')}
      ${f('בדיקה', 'ימנית. אבדוקציה 100 מעלות, סיבוב חיצוני 50. {o|נאר והוקינס חיוביים}, {o|רגישות מעל הטוברוזיטי}. {x|ללא דלדול שרירים|negated}. {x|צוואר חופשי|negated}. נוירווסקולרי תקין.')}
      ${f('הדמיה', '{i.xrshould|צילום כתף ימין|on=2025-08-14} 14/08/2025: {d.acoa|שינויים ניווניים במפרק AC|icd=M19.011/M19.019}, {x|ללא שבר|negated}. {i.usshould|אולטרסאונד כתף ימין|on=2025-09-30} 30/09/2025: {d.rotcuff|קרע חלקי בגיד הסופרספינטוס|icd=M75.111}, {d.subburs|בורסיטיס תת אקרומיאלית|icd=M75.51}, {x|גיד הביספס תקין|negated}.')}
      ${f('אבחנה', '{d.rotcuff|Partial tear of rotator cuff, right|icd=M75.111} (M75.111)\n{d.imping|Impingement syndrome of right shoulder|icd=M75.41} (M75.41)')}
      ${f('טיפול היום', '{p.usinj|הזרקה תת אקרומיאלית|on=2025-10-22} של {m.beta?|צלסטון|dose=-;st=-} ו{m.lidocn?|לידוקאין|dose=-;st=-} בכתף ימין, ללא סיבוכים.')}
      ${f('המלצות', '{m.etor|ארקוקסיה 60 מ"ג פעם ביום|freq=פעם ביום} ל-10 ימים, {m.eso|נקסיום 20 מ"ג בבוקר|freq=בבוקר} למשך הטיפול.\n{x|פיזיותרפיה 12 טיפולים|planned}. {x|אם לא יוטב - MRI כתף|conditional|i.mrshould}.\n{x|ניתוח ארתרוסקופי אינו נחוץ כעת|not needed}. {x|לא לשלב אדוויל עם ארקוקסיה|warned}.\n{x|הזרקה נוספת לא לפני 3 חודשים|conditional}. ביקורת בעוד 6 שבועות.')}
      ${f('אישורים', 'אי כושר מ-22/10/2025 עד 24/10/2025. {x|הוצע תרגול בבריכה|planned}.')}</table>
      <div style="display:flex;justify-content:space-between;align-items:center;margin-top:14px">${signature(c.rnd)}${stamp(['ד"ר ארתור ליפקין', 'אורתופדיה', 'מ.ר. 00351'], '#26306f', -6)}<span>${he('הודפס: 22/10/2025 16:58')}</span></div>`,
      'rtl',
    )
  },
  { width: 1100, scale: 1.32 },
)

/** A private ear, nose and throat doctor: a typed letter with numbered paragraphs. */
const nose = doc(
  'p449.png',
  ['he', 'consultation', 'clean'],
  '2026-03-15',
  ['מרפאות נאות הפרדס', 'נאות הפרדס', 'מרפאות מומחים נאות הפרדס'],
  ['ד"ר קרן אשכנזי', 'קרן אשכנזי', 'אשכנזי קרן'],
  ['עידן בוזגלו', 'בוזגלו עידן', 'מר עידן בוזגלו'],
  'סיכום ביקור אף אוזן גרון',
  (c) => {
    const n = (title, s) => `<li><b>${he(title)}</b><br>${c.t(s)}</li>`
    return sheet(
      `body{font:19px/1.5 ${FACE.serifHe};font-size:19px;padding:54px 84px}li{margin:7px 0}li span[data-e],p span[data-e]{white-space:nowrap}p{margin:7px 0}`,
      `<div style="display:flex;justify-content:space-between;border-bottom:1px solid #444;padding-bottom:8px"><div><b style="font-size:26px">מרפאות נאות הפרדס</b><br>${he('אף אוזן גרון וניתוחי ראש צוואר')}</div><div style="text-align:left">${he('ד"ר קרן אשכנזי')}<br>${he('מומחית, מ.ר. 00288')}</div></div>
      <p>${he('15 במרץ 2026')}</p><p>${he('לכבוד ד"ר אסף זמיר, רופא המשפחה')}</p>${c.no('ד"ר אסף זמיר', 'recipient')}
      <p><b>${he('הנדון: מר עידן בוזגלו, ת.ז. 2-0990531-4, יליד 08/05/1993')}</b></p>
      <ol>
      ${n('סיבת הפנייה', '{o|גודש באף} ו{o|ירידה בחוש הריח} כשנה, {o|נחירות}. {x|ללא דימומים מהאף|negated|d.epist}, {x|ללא כאבי פנים|negated}.')}
      ${n('רקע', '{d.asthma|אסתמה קלה|icd=J45.909/J45.20/J45.30}, {d.allrhin|נזלת אלרגית}. {p.tonsil|כריתת שקדים|on=1999} בשנת 1999. {x|לא עבר ניתוחי אף|negated|p.septopl}. {x|לאחיו פוליפים באף|family history}. {d.smoker|מעשן|icd=F17.210/Z72.0} 10 סיגריות ביום.')}
      ${n('רגישויות', '{a.asa|אספירין|react=קוצר נשימה} - קוצר נשימה. {a.cat|חתולים} ו{a.dust|קרדית אבק הבית} בתבחיני עור. {x|לאנטיביוטיקה לא רגיש|negated}.')}
      ${n('טיפול נוכחי', '{m.salb|ונטולין 2 שאיפות לפי הצורך|dose=-;freq=לפי הצורך}, {m.fexo|טלפאסט 180 מ"ג פעם ביום|freq=פעם ביום}. {m.h14xylo|אוטריוין|dose=-;st=stopped} - התבקש להפסיק היום.')}
      ${n('בדיקה', 'אוזניים: {x|עור תוף תקין דו"צ|negated}. לוע תקין. {p.h14nasend|אנדוסקופיה של האף|on=2026-03-15}: {d.deviated|סטיית מחיצה לשמאל|icd=J34.2}, {d.h14turb|היפרטרופיה של הקונכיות התחתונות|icd=J34.3}, {d.h11npol|פוליפים במיאטוס האמצעי דו"צ|icd=J33.9/J33.8/J33.1}. {x|ללא מוגלה|negated}. {x|גוש באף האחורי לא נראה|negated}.')}
      ${n('בדיקות שהביא', '{i.ctsinus|CT סינוסים|on=2026-02-20} מיום 20/02/2026: {d.crs|סינוסיטיס כרונית|icd=J32.9/J32.4/J33.8} עם {o|האפלה של האתמואידים}. {l.ige|IgE כללי 412 IU/mL|on=2026-02-11} ו{l.eosp|אאוזינופילים 8.3%|v=8.3;u=%;on=2026-02-11} מיום 11/02/2026. {p.spiro|ספירומטריה|on=2025-12-04} מ-04/12/2025: {o|חסימה קלה הפיכה}.')}
      ${n('מסקנה', '{d.crs|סינוסיטיס כרונית עם פוליפים|icd=J32.9/J32.4/J33.8/J33.9}, ברקע אסתמה ורגישות לאספירין.')}
      ${n('המלצות', '{m.mome|נזונקס 2 התזות בכל נחיר פעמיים ביום|dose=-;freq=פעמיים ביום}, שטיפות מי מלח. {m.pred|פרדניזון 30 מ"ג בבוקר|freq=בבוקר} ל-7 ימים. {m.mont|סינגולייר 10 מ"ג בערב|freq=בערב}. {x|ביקורת בעוד 6 שבועות|planned}; {x|אם אין שיפור - ניתוח FESS|conditional}. {x|דופיקסנט יישקל רק לאחר ניתוח|considered|m.dupil}. {x|להימנע מאספירין, אדוויל ונורופן|warned|m.ibu}. {x|בדיקת שינה אינה נחוצה כרגע|not needed|p.polysom}. {x|הומלץ להפסיק לעשן|planned}.')}</ol>
      <p>${he('בברכה,')}</p><div style="display:flex;gap:40px;align-items:center">${signature(c.rnd, '#222')}${hand('ביקורת 3/5', 28)}</div>`,
      'rtl',
    )
  },
  { width: 1120, scale: 1.3 },
)

export const fourteenthHeLetters = [ward, colic, shoulder, nose]
