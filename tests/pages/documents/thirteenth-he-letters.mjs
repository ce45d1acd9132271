/** Letters in Hebrew: a cardiac discharge with a margin of measurements, an emergency visit by the hour, a gastroenterologist's letter in running prose, a family doctor's visit printed from the record. */
import { barcode, hand, mark, matrixCode, signature, stamp } from '../lib/decor.mjs'
import { FACE, doc, he, items, sheet } from './blind-parts.mjs'

/** Cardiology: the letter at the right, a grey margin at the left with measurements, results and reactions. */
const cardiac = doc(
  'p406.jpg',
  ['he', 'discharge', 'photo'],
  '2025-02-13',
  ['המרכז הרפואי עמק האלון', 'עמק האלון', 'מרכז רפואי עמק האלון', 'המרכז הרפואי עמק האלון - קרדיולוגיה'],
  ['ד"ר נטלי ברוך', 'נטלי ברוך', 'ברוך נטלי', "פרופ' עמית זילכה", 'עמית זילכה'],
  ['ויקטור מלמוד', 'מלמוד ויקטור', 'מר ויקטור מלמוד'],
  'מכתב סיכום אשפוז',
  (c) => {
    const [first, second, last] = ['2025-02-09', '2025-02-10', '2025-02-13']
    const side = (title, list, on) =>
      `<h4>${he(title)}</h4>${list.map((s) => `<div data-line>${c.t(s.replaceAll('@', `on=${on}`))}</div>`).join('')}`
    const h = (s) => `<h3>${he(s)}</h3>`
    const p = (s) => `<p>${c.t(s)}</p>`
    const list = (lines, tag = 'ul') => `<${tag}>${items(c, lines)}</${tag}>`
    return sheet(
      `body{font:18px/1.4 ${FACE.arial};font-size:18px;padding:36px 46px}h3{font-size:18px;color:#7a1f3d;margin:8px 0 0}p{margin:2px 0}ul,ol{margin:1px 0;padding-inline-start:22px}p span[data-e],li span[data-e]{white-space:nowrap}.m{display:grid;grid-template-columns:1fr 262px;gap:0 22px;margin-top:8px}.s{background:#ececf0;padding:6px 14px;font-size:17px}.s h4{margin:9px 0 1px;font-size:16.5px;color:#7a1f3d;border-bottom:1px solid #b59}`,
      `<div style="display:flex;justify-content:space-between;align-items:center;border-bottom:3px solid #7a1f3d;padding-bottom:6px"><div style="display:flex;gap:12px;align-items:center">${mark('bars', '#7a1f3d', 46)}<div><b style="font-size:25px;color:#7a1f3d">המרכז הרפואי עמק האלון</b><br>${he("מחלקה קרדיולוגית ויחידת טיפול נמרץ לב, מנהל: פרופ' עמית זילכה")}</div></div><b style="font-size:20px">${he('מכתב סיכום אשפוז')}</b></div>
      <div class="m"><div>
      <p>${he('מר ויקטור מלמוד, בן 63, ת.ז. 0-3302914-8, נולד 07.10.1961')}<br>${he('התקבל 09.02.2025 ושוחרר 13.02.2025. רופאת משפחה: ד"ר איריס כספי')}</p>${c.no('ד"ר איריס כספי', 'recipient')}
      ${h('אבחנה עיקרית')}${p('{d.nstemi|אוטם חריף בשריר הלב ללא עליות ST (NSTEMI)|icd=I21.4}')}
      ${h('אבחנות נוספות')}${p('{d.ihd|מחלה כלילית דו-כלית|icd=I25.10/I25.9}, {d.htn|יל"ד}, {d.hld|דיסליפידמיה}, {d.predm|טרום סוכרת}, {d.smoker|עישון פעיל}, {d.bph|ערמונית מוגדלת}. {p.herniar|תיקון בקע מפשעתי|on=2014} 2014.')}
      ${h('תלונה בקבלה')}${p('{o|לחץ בחזה} עם הקרנה ליד שמאל ו{o|הזעה} מזה 3 שעות. {x|ללא אובדן הכרה|negated|d.syncope}. {x|ללא דימום ממערכת העיכול בעבר|negated|d.ugib}. {x|אין סוכרת|negated|d.dm2}. {x|אח עבר מעקפים בגיל 55|family history|p.cabg}.')}
      ${h('מהלך')}${p('{p.ecg|אק"ג|on=2025-02-09} בקבלה: {o|צניחות ST ב-V4-V6}, {x|ללא עליות ST|negated|d.stemi}. {i.cxr|צילום חזה|on=2025-02-09} {x|ללא גודש|negated|d.pulmed}. נטען ב{m.hepar?|הפרין|st=-;dose=-}. ב-10.02 בוצע {p.angio|צנתור כלילי|on=2025-02-10} בגישה רדיאלית: {o|היצרות 90% ב-LAD}, {o|היצרות 70% ב-RCA}. {p.pci|הושתל תומכן מצופה ב-LAD|on=2025-02-10}. {x|הוחלט שלא לצנתר את ה-RCA בשלב זה|declined}. {x|אין צורך בניתוח|not needed}.')}${p('{i.echo|אקו לב|on=2025-02-11} 11.02: {l.lvef|EF 50%|v=50;u=%;on=2025-02-11}, {o|היפוקינזיה של הקיר הקדמי}, {d.lvh|היפרטרופיה של חדר שמאל}, {x|ללא קריש|negated}, {x|ללא תפליט|negated|d.pereff}. {x|ללא הפרעות קצב בניטור|negated}.')}
      ${h('תרופות בשחרור')}${list(['{m.asa|מיקרופירין 100 מ"ג פעם ביום|freq=פעם ביום}', '{m.tica|ברילינטה 90 מ"ג פעמיים ביום|freq=פעמיים ביום} - חדש', '{m.ator|ליטורבה 80 מ"ג בערב|freq=בערב} - חדש', '{m.bis|קרדילוק 2.5 מ"ג בבוקר|freq=בבוקר} - חדש', '{m.ram|טריטייס 2.5 מ"ג בבוקר|freq=בבוקר} - חדש', '{m.pan|קונטרולוק 40 מ"ג בבוקר|freq=בבוקר}', '{m.tams|אומניק 0.4 מ"ג בלילה|freq=בלילה}', '{m.gtn|Nitrolingual ספריי|dose=-;freq=בעת כאב} בעת כאב בחזה', '{m.nicot|מדבקת ניקוטין 21 מ"ג ליום|freq=ליום}'], 'ol')}
      ${h('הופסקו')}${p('{m.sim|סימוביל 20 מ"ג|st=stopped} - הוחלף; {m.dicl|אביטרן 100 מ"ג|st=stopped} - אסור לאחר אוטם.')}
      ${h('המלצות')}${list(['{x|ברילינטה למשך שנה, לא להפסיק ללא קרדיולוג|warned}', '{x|שיקום לב - נמסרה הפניה|planned}; {x|ארגומטריה לפני חזרה לעבודה|planned|p.stresst}', '{x|שומנים בעוד 6 שבועות; אם LDL מעל 55 להוסיף אזטרול|conditional|m.eze}', '{x|ויאגרה אסורה יחד עם הספריי|warned|m.sild}', '{x|קולונוסקופיה שנקבעה למרץ - לדחות|postponed|p.colono}', "{x|צ'מפיקס - לשקול במרפאת גמילה|considered|m.varen}"])}
      <div style="display:flex;justify-content:space-between;align-items:end;margin-top:6px"><div>${he('ד"ר נטלי ברוך, מתמחה בקרדיולוגיה')}<br>${he('הודפס 13.02.2025 13:27')}</div>${signature(c.rnd)}</div></div>
      <div class="s">${side('סימנים בקבלה', ['ל"ד 154/92', 'דופק 96 סדיר', 'סטורציה 96%', 'חום 36.8', 'משקל 88 ק"ג'])}
      ${side('מעבדה 09.02', ['{l.trop|hs-Troponin T 214 ng/L|@}', '{l.ck|CPK 402 U/L|@}', '{l.hgb|Hb 14.8 g/dL|@}', '{l.wbc|WBC 10.9 K/uL|@}', '{l.plt|PLT 233 K/uL|@}', '{l.crea|Creatinine 1.02 mg/dL|@}', '{l.glu|Glucose 128 mg/dL|@}', '{l.k|K 4.1 mmol/L|@}', '{l.na|Na 138 mmol/L|@}', '{l.alt|ALT 29 U/L|@}', '{l.inr|INR 1.0|@}'], first)}
      ${side('מעבדה 10.02', ['{l.trop|hs-Troponin T 688 ng/L|@}', '{l.chol|Cholesterol 231 mg/dL|@}', '{l.ldl|LDL 157 mg/dL|@}', '{l.hdl|HDL 37 mg/dL|@}', '{l.trig|TG 188 mg/dL|@}', '{l.a1c|HbA1c 6.2%|@}', '{l.tsh|TSH 1.4 mIU/L|@}'], second)}
      ${side('ביום השחרור', ['{l.hgb|Hb 14.1 g/dL|@}', '{l.crea|Creatinine 1.08 mg/dL|@}', '{l.k|K 4.4 mmol/L|@}'], last)}
      ${side('רגישויות', ['{a.tmp|רספרים|react=פריחה} - פריחה', '{x|חומר ניגוד - ללא תגובה|refuted|a.contrast}'])}
      ${side('הרגלים', ['40 שנות קופסה', '{x|ללא אלכוהול|negated|d.alcdep}'])}
      <div style="margin-top:22px;text-align:center">${matrixCode(c.rnd, 22, 4)}</div><div style="margin-top:20px">${hand('תור לשיקום 3/3', 29)}</div></div></div>`,
      'rtl',
    )
  },
  { width: 1120, scale: 1.4, degrade: { angle: 1.1 } },
)

/** An elderly woman in the emergency department: a row an hour, who wrote it and what; diagnoses and advice under it. */
const fall = doc(
  'p407.png',
  ['he', 'discharge', 'clean'],
  '2025-08-21',
  ['בית החולים גבעת הדקל', 'גבעת הדקל', 'ביה"ח גבעת הדקל'],
  ['ד"ר עומר דגן', 'עומר דגן', 'דגן עומר'],
  ['שושנה ליבר', 'ליבר שושנה', "גב' שושנה ליבר"],
  'סיכום ביקור במחלקה לרפואה דחופה',
  (c) => {
    const row = (hour, who, s) =>
      `<tr><td class="h">${hour}</td><td class="w">${he(who)}</td><td>${c.t(s)}</td></tr>`
    const h = (s) => `<h3>${he(s)}</h3>`
    return sheet(
      `body{font:17px/1.46 ${FACE.notoHe};font-size:17.5px;padding:44px 60px}td{border-top:1px solid #9ab;padding:5px 10px}.h{font-weight:bold;color:#184e77;border-inline-end:4px solid #184e77;width:72px}.w{width:120px;color:#444}h3{font-size:18.5px;color:#184e77;margin:12px 0 1px}ul,ol{margin:1px 0}p{margin:5px 0}td span[data-e],li span[data-e],p span[data-e]{white-space:nowrap}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:12px;align-items:center">${mark('cross', '#184e77', 46)}<div><b style="font-size:25px;color:#184e77">בית החולים גבעת הדקל</b><br>${he('סיכום ביקור במחלקה לרפואה דחופה')}</div></div>${barcode(c.rnd, 30, 38)}</div>
      <p style="background:#e8f0f6;padding:5px 12px">${he("גב' שושנה ליבר \u00a0 ת.ז. 0-1640938-2 \u00a0 ת. לידה 19/06/1947 (78) \u00a0 בת מלווה: ענת")}<br>${he('קבלה 21/08/2025 17:42 \u00a0 שחרור 21/08/2025 22:30 \u00a0 אופן הגעה: אמבולנס')}</p>${c.no('ענת', 'relative')}
      <table>${row('17:42', "אחות טריאז'", '{o|נפלה ברחוב}, חבלה ביד ימין ובמצח. ל"ד 162/81, דופק 84, סטורציה 97%, חום 36.6, כאב 7/10. {x|ללא אובדן הכרה|negated|d.syncope}.')}
      ${row('18:05', 'רופא - רקע', '{d.af|פרפור פרוזדורים}, {d.hypothy|תת תריסיות}, {d.osteoporosis|אוסטאופורוזיס}, {d.hearaid|ירידה בשמיעה|icd=H91.90/H91.93/H90.5}. {p.tka|החלפת ברך שמאל|on=2018} 2018, {p.phaco|ניתוח קטרקט|on=2021} 2021. {x|ללא סוכרת|negated|d.dm2}, {x|ללא מחלת לב איסכמית|negated|d.ihd}. {x|אימה שברה ירך|family history|d.hipfx}.')}
      ${row('', 'תרופות בבית', '{m.apix|אליקוויס 5 מ"ג פעמיים ביום|freq=פעמיים ביום}, {m.bis|קונקור 2.5 מ"ג בבוקר|freq=בבוקר}, {m.levo|אלטרוקסין 75 מק"ג בבוקר|freq=בבוקר}, {m.alen|פוסלן 70 מ"ג פעם בשבוע|freq=פעם בשבוע}. {x|לא נוטלת אספירין|negated|m.asa}.')}
      ${row('', 'רגישויות', '{a.tram|טרמדקס|react=הקאות} - הקאות. {x|פניצילין - אין|negated|a.pen}.')}
      ${row('18:15', 'רופא - בדיקה', 'בהכרה מלאה, {o|GCS 15}, {x|ללא חסר נוירולוגי|negated}. {o|נפיחות ועיוות} בשורש כף יד ימין, דופק נמוש. {x|ללא רגישות בצוואר|negated}, {x|ללא רגישות באגן|negated}.')}
      ${row('18:20', 'אחות', '{p.ecg|אק"ג|on=2025-08-21}: {d.af|פרפור פרוזדורים}, קצב חדרי 78, {x|ללא שינויים איסכמיים|negated}.')}
      ${row('18:40', 'מעבדה', '{l.hgb|Hb 12.4 g/dL|on=2025-08-21}, {l.wbc|WBC 8.8 K/uL|on=2025-08-21}, {l.plt|PLT 198 K/uL|on=2025-08-21}, {l.inr|INR 1.2|on=2025-08-21}, {l.crea|Creatinine 0.88 mg/dL|on=2025-08-21}, {l.na|Na 137 mmol/L|on=2025-08-21}, {l.k|K 4.4 mmol/L|on=2025-08-21}, {l.glu|Glucose 118 mg/dL|on=2025-08-21}.')}
      ${row('19:15', 'הדמיה', '{i.cthead|CT מוח|on=2025-08-21}: {x|ללא דימום תוך גולגולתי|negated|d.ich}, {x|ללא שבר בגולגולת|negated}, {d.smallv|שינויים מיקרווסקולריים כרוניים}. {i.xrwrist|צילום שורש כף יד ימין|on=2025-08-21}: {d.colles|שבר ברדיוס דיסטלי עם תזוזה דורסלית|icd=S52.501A/S52.531A/S52.591A}, {d.h13ulnsty|שבר בסטילואיד האולנרי}. {i.xrhip|צילום אגן|on=2025-08-21}: {x|ללא שבר|negated}.')}
      ${row('20:10', 'טיפול', '{p.e12mua|החזרה סגורה של השבר|on=2025-08-21} בהרדמה מקומית ({m.lidocn?|לידוקאין|st=-;dose=-}), {p.h13cast?|סד גבס|on=2025-08-21}. {p.suture|תפירת הפצע במצח|on=2025-08-21}, 4 תפרים. {m.para?|אקמול 1 גרם|st=-;dose=1 g}, {m.tdap?|חיסון טטנוס|st=-;dose=-}.')}
      ${row('21:30', 'אורתופד תורן', '{i.xrwrist|צילום חוזר|on=2025-08-21}: עמדה טובה. {x|ללא צורך בניתוח כעת|not needed|p.orif}. תחושה ותנועת אצבעות שמורות.')}
      ${row('22:15', 'החלטה', 'שחרור לביתה בליווי הבת. {x|הוצע אשפוז להשגחה - סירבה|declined}.')}</table>
      ${h('אבחנות')}<ol>${items(c, ['{d.colles|שבר ברדיוס דיסטלי מימין} ו{d.h13ulnsty|שבר בסטילואיד האולנרי}', '{d.h13forelac|פצע קרע במצח}', '{d.concuss|חבלת ראש קלה|icd=S09.90XA/S06.0X0A} תחת נוגד קרישה'])}</ol>
      ${h('הנחיות')}<ul>${items(c, [
        '{m.dipyr|אופטלגין 500 מ"ג עד 3 פעמים ביום לפי הצורך|freq=עד 3 פעמים ביום לפי הצורך}. {x|לא ליטול אדוויל או וולטרן|warned|m.ibu}.',
        'להמשיך את התרופות הקבועות כרגיל. להגביה את היד ולהניע אצבעות.',
        '{x|מרפאת כף יד בעוד שבוע עם צילום|planned}; {x|אם תהיה תזוזה - קיבוע בפלטה|conditional}. {x|הוצאת תפרים בעוד 7 ימים|planned}.',
        '{x|בלבול, הקאות או כאב ראש מתגבר - לחזור מיד ל-CT|conditional}.',
        '{x|בדיקת צפיפות עצם דרך רופא המשפחה|planned|i.dexa}; {x|לשקול מעבר לפרוליה|considered|m.deno}. {x|הערכה גריאטרית לנפילות|planned}.',
      ])}</ul>
      <div style="display:flex;justify-content:space-between;align-items:center;margin-top:10px">${he('ד"ר עומר דגן, רפואה דחופה')}${signature(c.rnd, '#222')}${stamp(['ד"ר עומר דגן', 'מ.ר. 00836'], '#26306f', -5)}</div>`,
      'rtl',
    )
  },
  { width: 1120, scale: 1.32 },
)

/** Gastroenterology: a typed letter to the referring doctor in running prose, no headings. */
const gastro = doc(
  'p408.png',
  ['he', 'consultation', 'scan'],
  '2025-03-03',
  [
    'מרכז רפואי מגדלי השרון',
    'מגדלי השרון',
    'מרכז רפואי מגדלי השרון - מכון גסטרו',
    'המרכז הרפואי מגדלי השרון',
  ],
  ['ד"ר איל רובינשטיין', 'איל רובינשטיין', 'רובינשטיין איל', 'ד"ר א. רובינשטיין'],
  ['נועה טל-שיר', 'טל-שיר נועה', "גב' נועה טל-שיר", 'נועה טל שיר'],
  'מכתב סיכום ביקור',
  (c) => {
    const p = (s) => `<p>${c.t(s)}</p>`
    return sheet(
      `body{font:20px/1.62 ${FACE.frank};font-size:22px;padding:64px 92px;text-align:justify}p{margin:12px 0}p span[data-e]{white-space:nowrap}`,
      `<div style="text-align:center"><b style="font-size:27px">מרכז רפואי מגדלי השרון</b><br>${he('המכון לגסטרואנטרולוגיה')}<br>${he('ד"ר איל רובינשטיין, מומחה ברפואה פנימית ובגסטרואנטרולוגיה')}</div>
      <div style="display:flex;justify-content:space-between;margin-top:18px"><div>${he('לכבוד ד"ר מאיה שגב,')}<br>${he('מרפאת כפר הזית')}</div><div>${he('תאריך ביקור: 03.03.2025')}<br>${he('הוקלד: 06.03.2025')}</div></div>${c.no('ד"ר מאיה שגב', 'recipient')}
      <p style="text-align:center"><b>${he("הנדון: גב' נועה טל-שיר, ת.ז. 2-0618843-7, ילידת 12.12.1990")}</b></p>
      ${p('שלום רב, הנ"ל בת 34, גננת, הופנתה בשל {o|כאבי בטן} ו{o|נפיחות} מזה כשנתיים עם {o|יציאות רכות} 3-4 ביום ו{o|צרבת} בערבים. {x|אין דם בצואה|negated}, {x|לא ירדה במשקל|negated} ו{x|אינה מתעוררת בלילה לשלשול|negated|d.diarrh}.')}
      ${p('ברקע {d.migr|מיגרנה} ו{d.lactose|אי סבילות ללקטוז}; עברה {p.append|כריתת תוספתן|on=2009} ב-2009 ו{p.csect|ניתוח קיסרי|on=2021} ב-2021. {x|דודה חולה בקרוהן|family history|d.crohn}; {x|אין במשפחה סרטן מעי גס|negated|d.colonca}. {x|אינה מעשנת|negated|d.smoker}. נוטלת {m.drosp|יאז|dose=-;freq=פעם ביום} פעם ביום ו{m.riza|ריזלט 10 מ"ג|freq=בעת התקף} בעת התקף. {m.ome|אומפרדקס 20 מ"ג|st=stopped} ניסתה חודש והפסיקה. רגישה ל{a.metronid|פלג\'יל|react=סרפדת} (סרפדת), {x|לפניצילין אינה רגישה|negated|a.pen}.')}
      ${p("בבדיקות דם מיום 12.02.2025: {l.hgb|המוגלובין 12.2 g/dL|on=2025-02-12}, {l.ferr|פריטין 22 ng/mL|on=2025-02-12}, {l.crp|CRP 2.1 mg/L|on=2025-02-12}, {l.ttg|tTG-IgA 1.3 U/mL|on=2025-02-12}, {l.iga|IgA 188 mg/dL|on=2025-02-12}, {l.tsh|TSH 1.6 mIU/L|on=2025-02-12}. בצואה {l.calpro|קלפרוטקטין 38 ug/g|on=2025-02-12}, {l.giar|אנטיגן ג'יארדיה שלילי|v=שלילי;u=-;on=2025-02-12}, {x|לא צמחו חיידקים פתוגניים|negated}. {i.usabd|אולטרסאונד בטן|on=2025-01-15} מיום 15.01.2025: {d.steat|כבד שומני קל}, {x|ללא אבני מרה|negated|d.gallst}.")}
      ${p('ביום 24.02.2025 ביצעתי {p.egd|גסטרוסקופיה|on=2025-02-24} ו{p.colono|קולונוסקופיה|on=2025-02-24}. בקיבה {d.gastritis|גסטריטיס אנטרלית}, {d.hiatus|בקע סרעפתי} קטן; ביופסיות חיוביות ל{d.hpyl|הליקובקטר פילורי}, ובתריסריון {x|ללא ניוון סיסים|negated|d.celiac}. הקולונוסקופיה הגיעה לאילאום הטרמינלי: {d.hemorr|טחורים פנימיים|icd=K64.8/K64.9/K64.0}, {x|ללא קוליטיס|negated|d.uc}, {x|ללא פוליפים|negated|d.polyp}.')}
      ${p('לסיכום, {d.ibs|תסמונת המעי הרגיז עם שלשול|icd=K58.0/K58.9} ו{d.hpyl|זיהום בהליקובקטר}. המלצתי על {m.amox|מוקסיפן 1 גרם פעמיים ביום|dose=1 g;freq=פעמיים ביום}, {m.clari|קרין 500 מ"ג פעמיים ביום|freq=פעמיים ביום} ו{m.eso|נקסיום 40 מ"ג פעמיים ביום|freq=פעמיים ביום}, כולם ל-14 יום, ולאחר מכן {m.mebev|קולוטל 135 מ"ג 3 פעמים ביום|freq=3 פעמים ביום} לפני הארוחות. {x|פלג\'יל לא יינתן בשל הרגישות|warned|m.metro}.')}
      ${p('{x|תבחין נשיפה כחודש לאחר תום הטיפול|planned}; {x|דיאטנית - תזונה דלת FODMAP|planned}. {x|אם לא ייטב נשקול אלטרולט במינון נמוך|considered|m.amit}. {x|אין מקום לקולונוסקופיה חוזרת לפני גיל 45|not needed}, {x|ואין צורך ב-CT|not needed|i.ctap}.')}
      <p>${he('בכבוד רב,')}</p><div style="display:flex;gap:30px;align-items:center">${signature(c.rnd, '#222')}<div>${he('ד"ר איל רובינשטיין')}<br>${he('מ.ר. 00593')}</div></div>`,
      'rtl',
    )
  },
  { width: 1120, scale: 1.3, degrade: { angle: 0.6 } },
)

/** A family doctor's visit printed from the record: conditions with year and state, drugs, results each with its day. */
const family = doc(
  'p409.jpg',
  ['he', 'consultation', 'photo'],
  '2024-11-04',
  ['קופת חולים ניצנים', 'ניצנים', 'קופ"ח ניצנים', 'קופת חולים ניצנים - מרפאת כפר ארבל'],
  ['ד"ר סאמר חורי', 'סאמר חורי', 'חורי סאמר'],
  ['בתיה שמעוני', 'שמעוני בתיה', "גב' בתיה שמעוני"],
  'סיכום ביקור אצל רופא המשפחה',
  (c) => {
    const known = (s, year, state) =>
      `<tr><td>${c.t(s)}</td><td class="y">${year}</td><td>${he(state)}</td></tr>`
    const drug = (s, how) => `<tr><td>${c.t(s)}</td><td>${he(how)}</td></tr>`
    const on = (s, day) => `<tr><td>${c.t(s)}</td><td class="y">${day}</td></tr>`
    const h = (s) => `<h3>${he(s)}</h3>`
    return sheet(
      `body{font:16px/1.44 ${FACE.verdana};font-size:15.5px;padding:38px 52px}h3{background:#e9e3d3;color:#5a4310;font-size:17.5px;padding:1px 8px;margin:8px 0 2px}td,th{border-bottom:1px solid #cfc5a8;padding:1.5px 8px;text-align:right}.y{white-space:nowrap;width:96px}.two{display:grid;grid-template-columns:1fr 1fr;gap:0 26px}p{margin:3px 0}p span[data-e],td span[data-e]{white-space:nowrap}`,
      `<div style="display:flex;justify-content:space-between;align-items:center;border-bottom:3px double #5a4310;padding-bottom:5px"><div style="display:flex;gap:12px;align-items:center">${mark('leaf', '#5a4310', 44)}<div><b style="font-size:24px;color:#5a4310">קופת חולים ניצנים</b><br>${he('מרפאת כפר ארבל \u00a0 סיכום ביקור אצל רופא המשפחה')}</div></div><div style="font-size:16.5px">${he('ביקור: 04/11/2024 10:20')}<br>${he('הודפס: 10/11/2024')}</div></div>
      <p>${he('גב\' בתיה שמעוני \u00a0 ת.ז. 0-2713350-9 \u00a0 ת. לידה 28/03/1953 \u00a0 רופא: ד"ר סאמר חורי \u00a0 מזכירה: לילך')}</p>${c.no('לילך', 'secretary')}
      ${h('סיבת הביקור')}<p>${c.t('מעקב {d.dm2|סוכרת}; {o|כאב גב} מקרין לרגל ימין. ל"ד 134/78, דופק 72, משקל 81 ק"ג. {x|ללא חולשה ברגליים|negated}, {x|ללא קוצר נשימה|negated}, {x|ללא בצקות|negated}.')}</p>
      <div class="two"><div>${h('אבחנות')}<table>${known('{d.dm2|סוכרת מסוג 2|on=2009}', 2009, 'פעיל')}${known('{d.htn|יתר לחץ דם|on=2005}', 2005, 'פעיל')}${known('{d.hld|יתר שומנים בדם|on=2007}', 2007, 'פעיל')}${known('{d.asthma|אסתמה|on=1995}', 1995, 'פעיל')}${known('{d.spinsten|היצרות תעלת השדרה|icd=M48.061/M48.062/M48.06/M48.00;on=2023}', 2023, 'פעיל')}${known('{d.mdd|דיכאון|on=2018}', 2018, 'פעיל')}${known('{d.glauc|גלאוקומה|on=2016}', 2016, 'פעיל')}${known('{d.osteopenia|אוסטאופניה|on=2023}', 2023, 'פעיל')}${known('{d.breastca|סרטן שד ימין|icd=Z85.3/C50.911;st=historical;on=2013}', 2013, 'בעבר')}${known('{d.zoster|שלבקת חוגרת|st=historical;on=2020}', 2020, 'בעבר')}</table></div>
      <div>${h('ניתוחים ופעולות')}<table>${on('{p.lumpec|כריתת גוש בשד ימין|on=2013}', 2013)}${on('{p.radioth|הקרנות|on=2013}', 2013)}${on('{p.cholecy|כריתת כיס מרה|on=1999}', 1999)}${on('{p.ctr|שחרור תעלה קרפלית ימין|on=2017}', 2017)}${on('{p.colono|קולונוסקופיה|on=2021-01-18}', '18/01/2021')}${on('{p.spiro|ספירומטריה|on=2024-02-06}', '06/02/2024')}</table>
      ${h('רגישויות')}<p>${c.t('{a.ibu|אדוויל|react=קוצר נשימה} - קוצר נשימה; {a.shell|פירות ים|react=נפיחות שפתיים} - נפיחות שפתיים. {x|לטקס - אין|negated|a.latex}.')}</p></div></div>
      ${h('תרופות קבועות')}<div class="two"><table>${drug('{m.jardsyn|Jardiance Duo 5/1000|dose=-;freq=בוקר וערב}', 'בוקר וערב')}${drug('{m.sema|Ozempic 1 mg|freq=פעם בשבוע}', 'פעם בשבוע')}${drug('{m.los|Ocsaar 50 mg|freq=בוקר}', 'בוקר')}${drug('{m.lercan|Vasodip 10 mg|freq=ערב}', 'ערב')}${drug('{m.ros|Crestor 5 mg|freq=ערב}', 'ערב')}${drug('{m.dulo|Cymbalta 30 mg|freq=בוקר}', 'בוקר')}</table><table>${drug('{m.symb|Symbicort 160/4.5|dose=-;freq=2 שאיפות פעמיים ביום}', '2 שאיפות פעמיים ביום')}${drug('{m.mont|Singulair 10 mg|freq=לילה}', 'לילה')}${drug('{m.latan|Xalatan|dose=-;freq=טיפה בכל עין לילה}', 'טיפה בכל עין לילה')}${drug('{m.famo|Gastro 20 mg|freq=לפי הצורך}', 'לפי הצורך')}${drug('{m.chole|ויטמין D 1000 יחידות|freq=יום יום}', 'יום יום')}${drug('{m.preg|Lyrica 75 mg|freq=לילה}', 'לילה, חדש')}</table></div>
      <p>${c.t('הופסקו: {m.glim|Amaryl 2 mg|st=stopped} - נפילות סוכר; {m.letr|Femara|st=stopped;dose=-} - הסתיים ב-2018.')}</p>
      ${h('בדיקות אחרונות')}<div class="two"><table>${on('{l.a1c|HbA1c 7.1%|on=2024-10-21}', '21/10/2024')}${on('{l.crea|קריאטינין 0.78 mg/dL|on=2024-10-21}', '21/10/2024')}${on('{l.egfr|eGFR 79 mL/min|on=2024-10-21}', '21/10/2024')}${on('{l.ldl|LDL 62 mg/dL|on=2024-10-21}', '21/10/2024')}${on('{l.uacr|אלבומין/קריאטינין בשתן 41 mg/g|on=2024-08-05}', '05/08/2024')}</table><table>${on('{l.hgb|המוגלובין 12.9 g/dL|on=2024-10-21}', '21/10/2024')}${on('{l.vitd|ויטמין D 68 nmol/L|v=68;u=nmol/L;on=2024-03-12}', '12/03/2024')}${on('{i.mammo|ממוגרפיה|on=2024-05-14}: תקינה', '14/05/2024')}${on('{i.dexa|צפיפות עצם|on=2023-09-03}: {l.tscore|T-score=-1.9|v=-1.9;u=-;on=2023-09-03}', '03/09/2023')}${on('{i.mrls|MRI עמוד שדרה מותני|on=2023-02-20}', '20/02/2023')}</table></div>
      ${h('הערכה ותכנית')}<p>${c.t('איזון {d.dm2|סוכרת} טוב, {d.albur|מיקרואלבומינוריה|icd=R80.9/E11.29/E11.21}. להתחיל {m.preg|ליריקה|dose=-} בלילה. {x|ניתוח גב - אינה מעוניינת|declined|p.lamin}. {x|זריקה אפידורלית נשקלת|considered}. {x|נוגדי דלקת אסורים לה|warned}. {x|ממוגרפיה נקבעה למאי 2025|planned}. {x|בדיקת קרקעית עין: ללא רטינופתיה|negated|d.dretin}. {x|דום נשימה בשינה נשלל ב-2019|ruled out|d.osa}. {x|Shingrix הומלץ, טרם ניתן|not given|m.vzos}; {m.vflu?|חיסון שפעת|dose=-;st=-;on=2024-10-06} ניתן 06/10/2024. {x|אביה - סרטן מעי גס בגיל 60|family history|d.colonca}. {x|אינה מעשנת|negated|d.smoker}. {x|אם HbA1c יעלה מעל 8 - אינסולין בזאלי|conditional|m.glar}.')}</p>
      <div style="display:flex;justify-content:space-between;align-items:center;margin-top:20px">${signature(c.rnd)}${stamp(['ד"ר סאמר חורי', 'רפואת משפחה', 'מ.ר. 00427'], '#7a1d4a', -7)}${hand('אורתופד - תור ב-2/12', 29)}</div>`,
      'rtl',
    )
  },
  { width: 1120, scale: 1.4, degrade: { angle: -1.2, folds: [0.52] } },
)

export const thirteenthHeLetters = [cardiac, fall, gastro, family]
