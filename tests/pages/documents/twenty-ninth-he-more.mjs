/** Ordinary paper in Hebrew: an institute's MRI of the knee structure by structure, a family doctor's referral for a colonoscopy with printed choices, a patient's questionnaire before a CT with contrast filled in by hand. */
import { barcode, mark, matrixCode, signature, stamp } from '../lib/decor.mjs'
import { FACE, doc, he, sheet } from './blind-parts.mjs'

/** An institute's MRI: request, technique, then a short line a structure with its name at the margin, a framed conclusion. */
const knee = doc(
  'p1180.png',
  ['he', 'imaging', 'clean'],
  '2026-02-03',
  ['מכון הדמיה גלי השרון', 'גלי השרון', 'מכון גלי השרון', 'גלי השרון - מכון הדמיה'],
  ['ד"ר רונית אשכנזי', 'רונית אשכנזי', 'אשכנזי רונית'],
  ['אוריאל טולדנו', 'טולדנו אוריאל', 'מר אוריאל טולדנו'],
  'MRI ברך ימין',
  (c) => {
    const f = (title, s) => `<div class="f"><b>${he(title)}</b><span>${c.t(s)}</span></div>`
    const p = (s) => `<p>${c.t(s)}</p>`
    return sheet(
      `body{font:17px/1.5 ${FACE.notoHe};font-size:16.5px;padding:50px 84px}.f{display:grid;grid-template-columns:150px 1fr;gap:14px;margin:5px 0}.f>b{color:#27527d}.h td{padding:2px 4px}p{margin:8px 0}span[data-e]{white-space:nowrap}`,
      `<div style="display:flex;justify-content:space-between;align-items:center;border-bottom:2px solid #27527d;padding-bottom:8px"><div style="display:flex;gap:12px;align-items:center">${mark('bars', '#27527d', 48)}<div><b style="font-size:24px;color:#27527d">${he('מכון הדמיה גלי השרון')}</b><br>${he('הרצל 112, נתניה')}</div></div><span>${he("מס' בדיקה 60-118342")}</span></div>
      <table class="h" style="margin:10px 0"><tr><td>${he('שם: טולדנו אוריאל')}</td><td>${he('ת.ז.: 0-3097751-2')}</td><td>${he('ת. לידה: 14/05/1981')}</td></tr><tr><td>${he('ת. בדיקה: 03/02/2026')}</td><td>${he('ת. פענוח: 05/02/2026')}</td><td>${he('מפנה: ד"ר אסי פרנקל')}</td></tr></table>${c.no('ד"ר אסי פרנקל', 'referrer')}
      <div style="font-size:22px;font-weight:bold;text-align:center;margin:8px 0">${c.t('{i.mrknee|MRI ברך ימין|main=1}')}</div>
      ${p('**מידע קליני:** {o|כאב מדיאלי} אחרי סיבוב ברך בכדורסל לפני חודשיים. {x|קרע במיניסקוס?|question|d.meniscus} {p.arthrosc|ארתרוסקופיה|on=2014} של אותה ברך ב-2014.')}
      ${p('**טכניקה:** רצפי PD FS ו-T1 בשלושה מישורים. {x|ללא הזרקת גדוליניום|negated}.')}
      ${p('**השוואה:** {i.xrknee|צילום ברך|on=2026-01-08} מ-08/01/2026.')}
      ${f('מיניסקוס מדיאלי', '{d.meniscus|קרע אופקי בקרן האחורית|icd=S83.231A/S83.241A/S83.206A/M23.221/M23.321} המגיע לשטח התחתון. {d.h29paramen|ציסטה פרה-מיניסקלית|icd=M23.006/M23.003/M23.009} 8 מ"מ.')}
      ${f('מיניסקוס לטרלי', '{x|ללא קרע|negated}.')}
      ${f('רצועות צולבות', 'שלמות. {x|אין עדות לקרע ב-ACL|negated|d.acl}.')}
      ${f('רצועות צדיות', '{d.e14mcl|נקע דרגה 1 של ה-MCL|icd=S83.411A}. הרצועה הלטרלית תקינה.')}
      ${f('סחוס', '{d.chondro|כונדרומלציה|icd=M22.41/M22.40} דרגה 2 בפיקה. הידקקות סחוס במדור המדיאלי, {d.kneeoa|שינויים ניווניים קלים|icd=M17.11/M17.9}.')}
      ${f('עצם', '{d.h18bruise|בצקת מח עצם} בפלטו הטיביאלי המדיאלי. {x|לא נראה שבר|negated}. {x|ללא נמק אווסקולרי|negated}.')}
      ${f('נוזל', '{d.kneeeff|תפליט בינוני|icd=M25.461}. {d.baker|ציסטה על שם בייקר|icd=M71.21} 3.4 ס"מ, {x|ללא סימני דליפה|negated}.')}
      ${f('גידים ורקמות', 'גיד הקוודריצפס והפטלה תקינים, {x|ללא טנדינוזיס|negated|d.e14pattend}. {x|ללא גוף חופשי|negated}.')}
      <div style="border:1.5px solid #27527d;background:#f1f5fa;padding:4px 16px;margin:12px 0">${p('**לסיכום:** קרע בקרן האחורית של המיניסקוס המדיאלי עם ציסטה סמוכה. נקע קל של MCL. תפליט וציסטת בייקר. שינויים ניווניים מוקדמים.')}</div>
      ${p('{x|מומלצת הערכת אורתופד; לשקול ארתרוסקופיה|considered|p.arthrosc}. {x|התשובה אינה מחליפה בדיקה קלינית|instruction}.')}
      <div style="display:flex;justify-content:space-between;align-items:center;margin-top:14px"><span>${he('ד"ר רונית אשכנזי, רדיולוגית מומחית, מ.ר. 00587')}</span>${signature(c.rnd, '#222')}</div>`,
      'rtl',
    )
  },
  { dateAliases: ['2026-02-05'], width: 1020, scale: 1.4 },
)

/** A family doctor's referral: printed choices of which only the crossed are so, the history as the computer writes it. */
const colon = doc(
  'p1181.jpg',
  ['he', 'consultation', 'scan'],
  '2026-06-17',
  ['קופת חולים לילך', 'לילך', 'קופ"ח לילך', 'קופת חולים לילך - מרפאת קריית השרון', 'מרפאת קריית השרון'],
  ['ד"ר חגי בירנבוים', 'חגי בירנבוים', 'בירנבוים חגי'],
  ['ויקטור דהן', 'דהן ויקטור', 'מר ויקטור דהן'],
  'הפניה לקולונוסקופיה',
  (c) => {
    const f = (title, s) => `<p><b>${he(title)}:</b> ${c.t(s)}</p>`
    const box = (on, s) => `<span class="b">${on ? '☒' : '☐'} ${c.t(s)}</span>`
    return sheet(
      `body{font:18px/1.45 ${FACE.frank};font-size:19.5px;padding:44px 70px}p{margin:6px 0}.k{border:1.5px solid #000;padding:5px 14px;margin:8px 0;display:grid;grid-template-columns:1fr 1fr;gap:2px 18px}.k>b{grid-column:1/3}.b{font-family:'Frank Ruehl CLM','DejaVu Sans'}.h td{border:1px solid #000;padding:2px 9px}span[data-e]{white-space:nowrap}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div><b style="font-size:27px">${he('קופת חולים לילך')}</b><br>${he('מרפאת קריית השרון, נתניה')}</div><b style="font-size:26px">${he('הפניה לקולונוסקופיה')}</b>${barcode(c.rnd, 28, 40)}</div>
      <table class="h" style="margin:10px 0"><tr><td>${he('שם: מר דהן ויקטור')}</td><td>${he('ת.ז. 0-1083672-5')}</td><td>${he('ת. לידה 07/03/1958')}</td></tr><tr><td>${he('תאריך: 17/06/2026')}</td><td>${he('בתוקף ל-6 חודשים')}</td><td>${he('דחיפות: תוך חודש')}</td></tr></table>
      <div class="k"><b>${he('סיבת ההפניה (יש לסמן)')}</b>${box(1, '{o|דם סמוי חיובי}')}${box(0, '{x|אנמיה מחוסר ברזל|box not ticked|d.ida}')}${box(1, '{o|שינוי בהרגלי היציאה}')}${box(0, '{x|מעקב אחרי פוליפים|box not ticked|d.polyp}')}${box(0, '{x|מחלת קרוהן או קוליטיס|box not ticked|d.crohn}')}${box(1, '{x|סיפור משפחתי של סרטן מעי|family history|d.colonca}')}</div>
      ${f('פירוט', '{l.fobt|דם סמוי בצואה חיובי|v=חיובי;u=-;on=2026-06-04} (04/06/2026). {o|עצירות} לסירוגין מזה 3 חודשים. {x|ללא ירידה במשקל|negated}, {x|ללא דימום גלוי|negated}. אביו - {x|סרטן מעי גס בגיל 68|family history|d.colonca}. {p.colono|קולונוסקופיה|on=2014} ב-2014 - {d.diverts|סעיפים|icd=K57.30} ו{d.hemorr|טחורים|icd=K64.9/K64.8}.')}
      ${f('מחלות', '{d.af|פרפור פרוזדורים|icd=I48.91}, {d.htn|יתר לחץ דם}, {d.osa|דום נשימה בשינה|icd=G47.33}, {d.obesity|השמנה|icd=E66.9}, {d.bph|הגדלת ערמונית|icd=N40.0/N40.1}.')}
      ${f('ניתוחים', '{p.herniar|תיקון בקע מפשעתי|on=2006} 2006, {p.ablat|אבלציה|on=2023} 2023.')}
      ${f('תרופות', '{m.apix|אליקוויס 5 מ"ג|freq=פעמיים ביום} פעמיים ביום, {m.flec|טמבוקור 100 מ"ג|freq=פעמיים ביום} פעמיים ביום, {m.vals|דיובן 160 מ"ג|freq=פעם ביום} פעם ביום, {m.tams|אומניק 0.4 מ"ג|freq=בערב} בערב, {m.ome|אומפרדקס 20 מ"ג|freq=בבוקר} בבוקר.')}
      ${f('רגישויות', "{a.metronid|פלאג'יל|react=פריחה} - פריחה. {x|לטקס - לא ידוע|negated|a.latex}.")}
      ${f('בדיקות דם', '10/06/2026: {l.hgb|HGB 13.6 g/dL|v=13.6;u=g/dL;on=2026-06-10}, {l.mcv|MCV 84.7 fL|v=84.7;u=fL;on=2026-06-10}, {l.plt|PLT 231 K/µL|v=231;u=K/µL;on=2026-06-10}, {l.ferr|FERRITIN 38 ng/mL|v=38;u=ng/mL;on=2026-06-10}, {l.crea|CREATININE 1.11 mg/dL|v=1.11;u=mg/dL;on=2026-06-10}, {l.cea|CEA 2.2 ng/mL|v=2.2;u=ng/mL;on=2026-06-10}.')}
      <div class="k"><b>${he('סיכונים להרדמה')}</b>${box(1, 'נוטל נוגדי קרישה')}${box(0, '{x|קוצב לב או דפיברילטור|box not ticked|p.pacem}')}${box(1, '{d.osa|דום נשימה בשינה|icd=G47.33}')}${box(0, '{x|אי ספיקת כליות|box not ticked|d.ckd}')}${box(0, '{x|סוכרת מטופלת באינסולין|box not ticked|d.dm2}')}${box(0, '{x|מסתם תותב|box not ticked}')}</div>
      ${f('הנחיות', '{x|אליקוויס - להפסיק 48 שעות לפני הבדיקה|instruction}. {x|הכנה: פיקוסלקס, לפי דף ההסבר|planned|m.sodpic}. {x|יש להגיע בצום ועם מלווה|instruction}. {x|אם הפריטין יירד מתחת ל-30 - להתחיל ברזל|conditional|m.h14iron}.')}
      <div style="display:flex;justify-content:space-between;align-items:center;margin-top:10px"><span>${he('ד"ר חגי בירנבוים, רפואת המשפחה')}</span>${stamp(['ד"ר חגי בירנבוים', 'מ.ר. 00341'], '#333', -4)}${signature(c.rnd, '#222')}</div>`,
      'rtl',
    )
  },
  { dateAliases: ['2026-06-10', '2026-06-04'], width: 1020, scale: 1.4, degrade: { angle: -0.6 } },
)

/** A questionnaire before a CT with contrast: printed questions, yes and no as boxes, what was added by hand in blue. */
const contrast = doc(
  'p1182.png',
  ['he', 'other', 'clean'],
  '2026-07-05',
  ['מכון דימות צוק הכרמל', 'צוק הכרמל', 'מכון צוק הכרמל', 'צוק הכרמל - מכון דימות'],
  ['ד"ר אורי בלינקוב', 'אורי בלינקוב', 'בלינקוב אורי'],
  ['נחמה סויסה', 'סויסה נחמה', "גב' נחמה סויסה"],
  'שאלון לנבדק לפני CT עם חומר ניגוד',
  (c) => {
    let n = 0
    const q = (yes, question, by = '') =>
      `<tr data-line><td>${++n}</td><td>${c.t(question)}</td><td class="x">${yes ? '☒' : '☐'}</td><td class="x">${yes ? '☐' : '☒'}</td><td class="p">${c.t(by)}</td></tr>`
    const no = (question, key) => q(0, `{x|${question}|answered no${key ? `|${key}` : ''}}`)
    return sheet(
      `body{font:17px/1.4 ${FACE.arial};font-size:16.5px;padding:42px 64px}.t td,.t th{border:1px solid #777;padding:3px 9px}.t th{background:#e8eef0}.x{text-align:center;font-family:'DejaVu Sans'}.p{font:19px 'Hadasim CLM','David CLM','Liberation Sans';color:#1d2f8f}.h td{padding:3px 4px}p{margin:9px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:10px;align-items:center">${mark('rings', '#2f5d62', 46)}<div><b style="font-size:22px;color:#2f5d62">${he('מכון דימות צוק הכרמל')}</b><br>${he('חיפה')}</div></div>${matrixCode(c.rnd, 14, 3)}</div>
      <div style="font-size:22px;font-weight:bold;text-align:center;margin:8px 0">${he('שאלון לנבדק לפני CT עם חומר ניגוד')}</div>
      <table class="h"><tr><td>${he('שם:')} <span class="p">${he('נחמה סויסה')}</span></td><td>${he('ת.ז.:')} <span class="p">${he('0-0618824-7')}</span></td><td>${he('תאריך לידה:')} <span class="p">${he('22/01/1954')}</span></td></tr><tr><td>${he('תאריך:')} <span class="p">${he('05/07/2026')}</span></td><td>${he('משקל:')} <span class="p">${c.t('{o|68 ק"ג}')}</span></td><td>${he('הבדיקה המבוקשת:')} <span class="p">${c.t('{x|CT בטן ואגן|planned|i.ctap}')}</span></td></tr></table>
      <table class="t" style="margin:8px 0"><tr><th></th><th style="width:47%">${he('שאלה')}</th><th>${he('כן')}</th><th>${he('לא')}</th><th style="width:33%">${he('פירוט')}</th></tr>
      ${no('האם הגבת בעבר לחומר ניגוד?', 'a.contrast')}
      ${q(1, 'האם יש אלרגיה לתרופות או למזון?', '{a.ceph|צפורל|react=פריחה} - פריחה')}
      ${q(1, 'האם את/ה סובל/ת מאסתמה?', '{d.asthma|אסתמה|icd=J45.909/J45.998} קלה')}
      ${no('האם יש מחלת כליות?', 'd.ckd')}
      ${q(1, 'האם יש סוכרת?', '{d.dm2|סוכרת סוג 2|icd=E11.9}')}
      ${q(1, 'האם את/ה נוטל/ת מטפורמין?', '{m.metf|גלוקופאג\' 850 מ"ג|freq=פעמיים ביום} פעמיים ביום')}
      ${no('האם יש מחלת לב או היה התקף לב?', 'd.mi')}
      ${q(1, 'האם יש מחלה בבלוטת התריס?', '{d.hypothy|תת פעילות|icd=E03.9}')}
      ${no('האם יש מיאלומה נפוצה?', 'd.myeloma')}
      ${no('האם יש מיאסטניה גרביס?', 'd.mg')}
      ${no('האם את/ה בהיריון או מניקה?')}
      ${q(1, 'האם עברת ניתוח בבטן?', '{p.hyst|כריתת רחם|on=2008} 2008')}
      ${q(1, 'האם חלית במחלה ממאירה?', '{d.breastca|סרטן שד|icd=Z85.3/C50.919;st=historical} 2016')}
      ${no('האם את/ה מטופל/ת במדללי דם?')}</table>
      <p>${he('תרופות נוספות:')} <span class="p">${c.t('{m.levo|אלטרוקסין 75 מק"ג|dose=75 מק"ג;freq=פעם ביום} פעם ביום, {m.salb|ונטולין|dose=-;freq=לפי הצורך} לפי הצורך, {m.letr|פמרה|dose=-;st=stopped} עד 2021')}</span></p>
      <p>${he('למילוי הצוות - תפקודי כליה:')} <span class="p">${c.t('{l.crea|קריאטינין 0.79 mg/dL|v=0.79;u=mg/dL;on=2026-06-22}, {l.egfr|eGFR 77|v=77;u=-;on=2026-06-22} מתאריך 22/06/2026')}</span></p>
      <div style="border:1px solid #777;padding:4px 14px">${c.t('מידע: {x|חומר הניגוד עלול לגרום לבחילה, פריחה ולעיתים נדירות להלם אנפילקטי|reference comment|d.anaphyl}. {x|נוטלי מטפורמין עם eGFR נמוך מ-30 יפסיקו ל-48 שעות|conditional}. {x|לרגישים לחומר ניגוד: פרדניזון ואהיסטון לפני הבדיקה|conditional|m.pred}. {x|יש לשתות מים אחרי הבדיקה|instruction}.')}</div>
      <table class="h" style="margin-top:10px"><tr><td>${he('חתימת הנבדק/ת:')} ${signature(c.rnd, '#1d2f8f', 110)}</td><td>${he('נבדק ואושר: ד"ר אורי בלינקוב, רדיולוג')} ${signature(c.rnd, '#222', 90)}</td></tr><tr><td>${he('הוכנס עירוי: יד ימין ☐  יד שמאל ☐')}</td><td>${he('כמות שהוזרקה: ______ מ"ל')}</td></tr></table>`,
      'rtl',
    )
  },
  { width: 1040, scale: 1.38 },
)

export const twentyNinthHeMore = [knee, colon, contrast]
