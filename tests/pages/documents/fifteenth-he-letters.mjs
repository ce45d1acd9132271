/** Letters in Hebrew: a maternity ward's discharge, an emergency visit after a fall, a diabetologist's visit with a side column, a dermatologist's visit with coded diagnoses. */
import { barcode, hand, mark, signature, stamp } from '../lib/decor.mjs'
import { FACE, doc, he, items, ltr, sheet } from './blind-parts.mjs'

/** A maternity ward: typed, underlined headings, mother and child apart, blood results on a line a day. */
const birth = doc(
  'p486.jpg',
  ['he', 'discharge', 'scan'],
  '2025-11-08',
  ['בית החולים נווה תכלת', 'נווה תכלת', 'ביה"ח נווה תכלת', 'בית חולים נווה תכלת'],
  ['ד"ר מיכל שמש', 'מיכל שמש', 'שמש מיכל', "פרופ' יאיר בלום", 'יאיר בלום'],
  ['ליאור אסולין', 'אסולין ליאור', "גב' ליאור אסולין"],
  'סיכום אשפוז יולדת',
  (c) => {
    const h = (title, s) => `<h3>${he(title)}</h3><p>${c.t(s)}</p>`
    const [before, after] = ['2025-11-04', '2025-11-06']
    return sheet(
      `body{font:19px/1.46 ${FACE.frank};font-size:21px;padding:48px 74px}h3{font-size:21.5px;text-decoration:underline;margin:9px 0 0}p{margin:2px 0 4px}ol,ul{margin:1px 0}p span[data-e],li span[data-e]{white-space:nowrap}`,
      `<div style="text-align:center"><b style="font-size:29px">בית החולים נווה תכלת</b><br>${he("אגף נשים ויולדות, מחלקת יולדות ב' \u00a0 מנהל: פרופ' יאיר בלום")}<br><b style="font-size:24px">${he('סיכום אשפוז יולדת')}</b></div>
      <p style="border:1px solid #000;padding:4px 12px;margin:10px 0">${he("גב' ליאור אסולין, ת.ז. 0-5590318-2, ילידת 16/04/1991, בת 34, נשואה, אם לשניים")}<br>${he('קבלה: 04/11/2025 \u00a0 לידה: 05/11/2025 08:52 \u00a0 שחרור: 08/11/2025 \u00a0 מיילדת: אורה ג.')}</p>${c.no('אורה ג.', 'midwife')}
      ${h('אבחנות', '{p.csect|ניתוח קיסרי אלקטיבי|on=2025-11-05} (05/11/2025) בשבוע 38+6 בשל {d.breech|מצג עכוז|icd=O32.1XX0}. {d.gdm|סוכרת הריון מטופלת באינסולין|icd=O24.414/O24.419}. {d.anempp|אנמיה לאחר לידה|icd=O90.81/D62}. {d.hypothy|תת תריסיות}.')}
      ${h('רקע', 'G3P2. {p.svd|לידה נרתיקית|on=2018} 2018, {d.miscarr|הפלה טבעית|icd=Z87.59/O03.9;st=-;on=2020} 2020. {d.varic|דליות ברגליים}. {p.adeno|כריתת אדנואידים} בילדות. {x|ללא יתר לחץ דם|negated|d.htn}. {x|לא עישנה בהריון|negated|d.smoker}. {x|אמה עברה פקקת ורידים|family history|d.dvt}.')}
      ${h('רגישויות', '{a.ceph|צפלוספורינים|react=פריחה} - פריחה. {x|אין רגישות ללטקס|negated|a.latex}.')}
      ${h('מהלך', 'ניתוח ב{p.spinal|הרדמה ספינלית|on=2025-11-05}, {x|ללא דימום חריג|negated|d.pph}. קיבלה {m.clind?|קלינדמיצין 900 מ"ג|st=-} לפני החתך. {x|היפוך חיצוני הוצע בשבוע 37, סירבה|declined|p.ecv}. {x|ללא חום לאחר הניתוח|negated}. {x|רעלת הריון נשללה|ruled out|d.preecl}. {x|עירוי דם נשקל ולא ניתן|considered|p.transfus}. {m.venofer?|ונופר 500 מ"ג|st=-} בעירוי ב-07/11. אינסולין הופסק לאחר הלידה: {m.detem|לוומיר|st=stopped;dose=-}.')}
      ${h('סוג דם', '{l.abo|A|v=A;u=-}, {l.rhd|RH שלילי|v=שלילי;u=-}; {x|קומבס עקיף שלילי - ללא נוגדנים|negated}. ניתן {m.antid?|אנטי D 300 מק"ג|st=-;on=2025-11-06} ב-06/11.')}
      ${h('מעבדה', `04/11/2025: {l.hgb|המוגלובין 11.6 g/dL|on=${before}}, {l.plt|טסיות 188 K/uL|on=${before}}, {l.wbc|לויקוציטים 9.4 K/uL|on=${before}}, {l.glu|סוכר 87 mg/dL|on=${before}}, {l.crea|קריאטינין 0.52 mg/dL|on=${before}}, {l.fib|פיברינוגן 498 mg/dL|on=${before}}.`)}
      <p>${c.t(`06/11/2025: {l.hgb|המוגלובין 8.3 g/dL|on=${after}}, {l.plt|טסיות 176 K/uL|on=${after}}, {l.wbc|לויקוציטים 13.8 K/uL|on=${after}}, {l.ferr|פריטין 11 ng/mL|on=${after}}, {l.glu|סוכר בצום 84 mg/dL|on=${after}}, {l.tsh|TSH 2.9 mIU/L|on=${after}}.`)}</p>
      ${h('היילוד', '{o|זכר, 3245 גרם, אפגר 9/10}. {x|ללא צהבת הדורשת טיפול באור|negated|p.phototh}. {x|אולטרסאונד ירכיים בגיל 6 שבועות בשל מצג עכוז|planned|i.uship}.')}
      <h3>${he('טיפול בבית')}</h3><ol>${items(c, ['{m.enox|קלקסן 40 מ"ג פעם ביום|freq=פעם ביום} ל-10 ימים', '{m.dipyr|אופטלגין 1 גרם עד 3 פעמים ביום|dose=1 g;freq=עד 3 פעמים ביום}', '{m.ibu|נורופן 400 מ"ג כל 8 שעות|freq=כל 8 שעות}', '{m.ferrop|פוריק 100 מ"ג פעם ביום|freq=פעם ביום}', '{m.levo|יוטירוקס 75 מק"ג בבוקר|freq=בבוקר}', '{m.lact|אבילק 15 מ"ל לפי הצורך|freq=לפי הצורך}'])}</ol>
      <h3>${he('המלצות')}</h3><ul>${items(c, ['{x|העמסת סוכר 75 גרם בעוד 6-12 שבועות|planned|l.gtt2m}; {x|ספירה ופריטין בעוד חודש|planned}', '{x|אם יופיעו חום או הפרשה מהצלקת - לחזור מיד|conditional}', '{x|הוצע התקן תוך רחמי, תחליט בביקורת|considered|p.iud}; {x|אין ליטול גלולה משולבת בהנקה|warned}', '{x|חיסון אדמת נדחה לביקורת|planned|m.vmmr}'])}</ul>
      <div style="display:flex;justify-content:space-between;align-items:center;margin-top:8px"><span>${he('ד"ר מיכל שמש, רופאה בכירה \u00a0 08/11/2025')}</span>${signature(c.rnd, '#222')}${stamp(['ד"ר מיכל שמש', 'נשים ויולדות', 'מ.ר. 00442'], '#333', -6)}</div>`,
      'rtl',
    )
  },
  { dateAliases: ['2025-11-04', '2025-11-05'], width: 1100, scale: 1.32, degrade: { angle: -0.8 } },
)

/** An emergency department after a fall: boxed fields, three columns of short facts over the text. */
const fall = doc(
  'p487.jpg',
  ['he', 'discharge', 'photo'],
  '2026-03-03',
  ['המרכז הרפואי שערי העמק', 'שערי העמק', 'מרכז רפואי שערי העמק'],
  ['ד"ר איברהים זועבי', 'איברהים זועבי', 'זועבי איברהים'],
  ['יפה רוזן', 'רוזן יפה', "גב' יפה רוזן"],
  'סיכום ביקור במלר"ד',
  (c) => {
    const box = (title, s) => `<div class="b"><b>${he(title)}</b><br>${c.t(s)}</div>`
    const p = (title, s) => `<p><b>${he(title)}</b> ${c.t(s)}</p>`
    const d = 'on=2026-03-03'
    return sheet(
      `body{font:18px/1.44 ${FACE.arial};font-size:18px;padding:40px 56px}.g{display:grid;grid-template-columns:1fr 1.15fr 1fr;gap:8px;margin:8px 0}.b{border:1px solid #8a5a12;border-radius:6px;padding:4px 10px;background:#fdf8ef}.b>b{color:#8a5a12}p{margin:6px 0}p span[data-e]{white-space:nowrap}ul{margin:1px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:12px;align-items:center">${mark('wave', '#8a5a12', 48)}<div><b style="font-size:25px;color:#8a5a12">המרכז הרפואי שערי העמק</b><br>${he('המחלקה לרפואה דחופה \u00a0 סיכום ביקור')}</div></div>${barcode(c.rnd, 34, 36)}</div>
      <p style="border-top:2px solid #8a5a12;border-bottom:2px solid #8a5a12;padding:4px 0">${he("גב' יפה רוזן \u00a0 ת.ז. 0-0882614-7 \u00a0 ת. לידה 02/12/1943 \u00a0 גיל 82")}<br>${he('הגעה: 03/03/2026 09:18 במד"א, בליווי בתה נירה \u00a0 שחרור: 03/03/2026 16:05')}</p>${c.no('נירה', 'daughter')}
      <div class="g">${box('מחלות רקע', '{d.af|פרפור פרוזדורים}, {d.htn|יתר לחץ דם}, {d.osteoporosis|אוסטאופורוזיס}, {d.mci|ירידה קוגניטיבית קלה|icd=G31.84}. {p.tka|החלפת ברך שמאל|on=2017} 2017.')}${box('תרופות קבועות', '{m.riva|קסרלטו 15 מ"ג ליום|freq=ליום}, {m.bis|ביסופרולול 2.5 מ"ג בבוקר|freq=בבוקר}, {m.lercan|וסודיפ 10 מ"ג בערב|freq=בערב}, {m.brotiz|בונדורמין 0.25 מ"ג לפני השינה|st=stopped}, {m.deno|פרוליה כל חצי שנה|dose=-;freq=כל חצי שנה}.')}${box('רגישויות', '{a.asa|אספירין|react=דימום מהקיבה} - דימום מהקיבה. {a.code|קודאין|react=הקאות} - הקאות. {x|יוד - אין רגישות|negated|a.contrast}.')}</div>
      ${p('אבחנות:', '{d.colles|שבר ברדיוס דיסטלי ימין|icd=S52.501A}; {d.lacer|חתך בקרקפת|icd=S01.01XA}; {d.h15headinj|חבלת ראש קלה|icd=S09.90XA/S00.03XA}; {d.orthost?|תת לחץ דם תנוחתי|icd=I95.1}.')}
      ${p('סיבת הפניה:', 'נפלה בלילה בדרך לשירותים, נחבלה בראש וביד ימין. {x|ללא איבוד הכרה|negated|d.syncope}, {x|ללא הקאות|negated}, {x|ללא כאב בחזה לפני הנפילה|negated}. {o|סחרחורת בקימה} מזה שבועיים.')}
      ${p('בדיקה:', 'ל"ד 104/62 בעמידה, 138/74 בשכיבה, דופק 78 לא סדיר, סטורציה 97%. GCS 15. חתך 4 ס"מ בקרקפת. {o|נפיחות ועיוות בשורש כף יד ימין}, {x|ללא חסר נוירוולסקולרי|negated}. {x|אגן וירכיים ללא רגישות|negated|d.hipfx}. {x|צוואר ללא כאב|negated}.')}
      ${p('מעבדה 03/03/2026:', `{l.hgb|המוגלובין 11.8 g/dL|${d}}, {l.wbc|לויקוציטים 9.1 K/uL|${d}}, {l.plt|טסיות 203 K/uL|${d}}, {l.inr|INR 1.3|v=1.3;u=-;${d}}, {l.glu|סוכר 132 mg/dL|${d}}, {l.crea|קריאטינין 0.98 mg/dL|${d}}, {l.na|נתרן 131 mmol/L|${d}}, {l.k|אשלגן 3.8 mmol/L|${d}}, {l.ck|CPK 188 U/L|${d}}, {l.trop|טרופונין T 13 ng/L|${d}}.`)}
      ${p('בדיקות:', `{p.ecg|אק"ג|${d}} 03/03/2026: פרפור בקצב 80, {x|ללא שינויים איסכמיים|negated}. {i.cthead|CT מוח|${d}} 03/03/2026: {x|אין דימום תוך גולגולתי|negated|d.ich}, {x|אין שבר בגולגולת|negated}; {d.smallv|שינויים מיקרווסקולריים כרוניים|icd=I67.82/I67.89/I67.9}, {d.atrophy|אטרופיה מוחית}. {i.xrwrist|צילום שורש כף יד ימין|${d}} 03/03/2026: {d.colles|שבר ברדיוס הדיסטלי|icd=S52.501A} עם הטיה גבית. {i.cxr|צילום חזה|${d}} 03/03/2026: {x|ללא שבר בצלעות|negated|d.ribfx}.`)}
      ${p('טיפול:', `{p.e12mua|החזרה סגורה|${d}} ו{p.h13cast|סד גבס|${d}}; {p.suture|תפירת החתך|${d}} ב-5 תפרים. {m.para?|פרפלגן 1 גרם|dose=-;st=-} לווריד. {m.tdap?|חיסון טטנוס|dose=-;st=-;on=2026-03-03}. {x|לא ניתן טרמדקס|not given|m.trama}.`)}
      <p><b>${he('המלצות:')}</b></p><ul>${items(c, ['{m.para|אקמול 500 מ"ג, 2 כדורים עד 3 פעמים ביום|freq=עד 3 פעמים ביום}; להמשיך קסרלטו כרגיל', 'להפסיק בונדורמין; {x|הורדת מינון וסודיפ תישקל ע"י רופא המשפחה|considered}', '{x|מרפאת יד בעוד שבוע עם צילום|planned}; {x|הוצאת תפרים בעוד 8 ימים|planned}', '{x|אם השבר יזוז - ניתוח|conditional|p.orif}; {x|כאב ראש גובר או בלבול - לחזור מיד|conditional}', '{x|לא ליטול אדוויל או וולטרן עם קסרלטו|warned|m.dicl}; {x|נתרן חוזר תוך 3 ימים|planned}', '{x|אין צורך ב-CT צוואר|not needed}. {x|אחותה נפטרה מדימום מוחי|family history|d.ich}'])}</ul>
      <div style="display:flex;justify-content:space-between;align-items:center;margin-top:6px">${signature(c.rnd)}${stamp(['ד"ר איברהים זועבי', 'רפואה דחופה', 'מ.ר. 00296'], '#26306f', -7)}${hand('ליווי 24 שעות', 30)}</div>`,
      'rtl',
    )
  },
  { width: 1080, scale: 1.4, degrade: { angle: -1.1, folds: [0.52] } },
)

/** A diabetologist at a fund: drugs, allergies and results in a narrow side column, the visit in the wide one. */
const sugar = doc(
  'p488.png',
  ['he', 'consultation', 'clean'],
  '2025-09-04',
  [
    'קופת חולים ספיר',
    'ספיר',
    'קופ"ח ספיר',
    'קופת חולים ספיר - מכון הסוכרת',
    'קופת חולים ספיר - מכון סוכרת אזורי',
  ],
  ['ד"ר חגית רביב', 'חגית רביב', 'רביב חגית'],
  ['ולרי מלכין', 'מלכין ולרי', 'מר ולרי מלכין'],
  'סיכום ביקור - מכון סוכרת',
  (c) => {
    const h = (s) => `<h3>${he(s)}</h3>`
    const ul = (list) => `<ul>${items(c, list)}</ul>`
    const lines = (list) => list.map((s) => `<div data-line class="l">${c.t(s)}</div>`).join('')
    const d = 'on=2025-08-25'
    return sheet(
      `body{font:17px/1.44 ${FACE.notoHe};font-size:16.5px;padding:38px 46px}.g{display:grid;grid-template-columns:1fr 350px;gap:22px}.side{background:#eaf4ee;border-inline-start:4px solid #1e7a4d;padding:4px 14px 10px}h3{font-size:17px;color:#1e7a4d;margin:10px 0 2px}p{margin:3px 0}ul{margin:1px 0;padding-inline-start:20px}.l{border-bottom:1px dotted #9bb}p span[data-e],li span[data-e]{white-space:nowrap}`,
      `<div style="display:flex;justify-content:space-between;align-items:center;border-bottom:3px solid #1e7a4d;padding-bottom:6px"><div style="display:flex;gap:12px;align-items:center">${mark('leaf', '#1e7a4d', 46)}<div><b style="font-size:24px;color:#1e7a4d">קופת חולים ספיר</b><br>${he('מכון סוכרת אזורי')}</div></div><div>${he('תאריך ביקור: 04/09/2025')}<br>${he('ד"ר חגית רביב, אנדוקרינולוגיה')}</div></div>
      <p>${he('מר ולרי מלכין \u00a0 ת.ז. 3-0711846-2 \u00a0 נולד 12/06/1964 \u00a0 בן 61 \u00a0 מפנה: ד"ר גלעד הוד')}</p>${c.no('ד"ר גלעד הוד', 'referrer')}
      <div class="g"><div>
      ${h('אבחנות')}${ul(['{d.dm2|סוכרת סוג 2|icd=E11.9/E11.65/E11.42/E11.319} מ-2009', '{d.dretin|רטינופתיה סוכרתית רקעית|icd=E11.319/E11.329/E11.3299}', '{d.dneuro|נוירופתיה סוכרתית|icd=E11.40/E11.42}', '{d.nash|כבד שומני דלקתי|icd=K75.81}', '{d.htn|יתר לחץ דם}, {d.hld|דיסליפידמיה}', '{d.obesity|השמנה}, BMI 33.8'])}
      ${h('מהלך מאז הביקור הקודם')}<p>${c.t('ירד 6 ק"ג מתחילת המונג\'רו, {o|בחילה קלה} בשבועות הראשונים. שתי {o|היפוגליקמיות} בלילה. {x|ללא כאב בחזה|negated}, {x|ללא צליעה לסירוגין|negated|d.pad}. {x|לא היה אשפוז|negated}. {x|לא אירעה דלקת לבלב|negated|d.pancr}. {x|אין סיפור משפחתי של סרטן מדולרי|negated|d.thyca}; {x|אמו סוכרתית עם כריתת רגל|family history}. {d.exsmoker?|הפסיק לעשן ב-2015|st=-}.')}</p>
      ${h('בדיקה')}<p>${c.t('משקל 99.2 ק"ג, ל"ד 132/78, דופק 74. כפות רגליים: {o|תחושת מונופילמנט ירודה}, דפקים נמושים, {x|ללא כיב|negated|d.e13dfu}. בלוטת תריס {x|ללא קשריות|negated|d.thynod}.')}</p>
      ${h('ניטור סוכר רציף, 14 ימים')}<p>${c.t('{o|ממוצע 158 mg/dL}, {o|זמן בטווח 68%}, מתחת ל-70: {o|3%}.')}</p>
      ${h('דיון')}<p>${c.t('איזון משתפר. היפוגליקמיות על רקע אינסולין בלילה ולכן {o|הורדת המינון}. {x|אין עדות למחלת כליות סוכרתית|negated|d.dnephro}. {x|משאבת אינסולין אינה נחוצה|not needed}. {x|פיוגליטזון נשקל בשל הכבד|considered|m.pioglit}.')}</p>
      ${h('תכנית')}${ul(['{m.tirz|מונג\'רו 7.5 מ"ג פעם בשבוע|freq=פעם בשבוע} - הועלה מ-5', '{m.glar|בזגלר 22 יחידות בערב|freq=בערב} - הורד מ-28', '{m.glic|דיאמיקרון|st=stopped;dose=-} - הופסק', '{x|HbA1c ותפקודי כבד בעוד 3 חודשים|planned}', '{x|בדיקת עיניים בנובמבר|planned|i.oct}; {x|פיברוסקן הוזמן|planned}', '{x|אם הקאות ממושכות - לעצור את הזריקה ולפנות|conditional}', "{x|לא ליטול גלוקופאג' יומיים סביב CT עם ניגוד|warned}", '{x|חיסון נגד שפעת בחורף|planned|m.vflu}'])}
      <div style="display:flex;gap:30px;align-items:center;margin-top:10px">${signature(c.rnd)}${stamp(['ד"ר חגית רביב', 'אנדוקרינולוגיה וסוכרת', 'מ.ר. 00607'], '#26306f', -5)}</div></div>
      <div class="side">${h('תרופות נוספות')}${ul(['{m.metf|גלוקופאג\' XR 1000 מ"ג פעמיים ביום|freq=פעמיים ביום}', '{m.empa|ג\'ארדיאנס 25 מ"ג בבוקר|freq=בבוקר}', '{m.ros|רוסובסטטין 20 מ"ג בערב|freq=בערב}', '{m.ena|אנלפריל 10 מ"ג פעמיים ביום|freq=פעמיים ביום}', '{m.dulo|סימבלטה 60 מ"ג בבוקר|freq=בבוקר}'])}
      ${h('רגישויות')}<p>${c.t('{a.sulfa|סולפה|react=אורטיקריה} (אורטיקריה). {x|פניצילין - אין|negated|a.pen}.')}</p>
      ${h('מעבדה 25/08/2025')}${lines([`{l.a1c|HbA1c 7.3 %|${d}}`, `{l.glu|גלוקוז 141 mg/dL|${d}}`, `{l.crea|קריאטינין 0.89 mg/dL|${d}}`, `{l.egfr|eGFR 96 mL/min|${d}}`, `{l.uacr|אלבומין/קריאטינין 18 mg/g|v=18;u=mg/g;${d}}`, `{l.alt|ALT 58 U/L|${d}}`, `{l.ast|AST 44 U/L|${d}}`, `{l.plt|טסיות 196 K/uL|${d}}`, `{l.ldl|LDL 74 mg/dL|${d}}`, `{l.hdl|HDL 37 mg/dL|${d}}`, `{l.trig|טריגליצרידים 188 mg/dL|${d}}`, `{l.b12|B12 241 pg/mL|v=241;u=pg/mL;${d}}`, `{l.tsh|TSH 2.4 mIU/L|${d}}`])}
      ${h('HbA1c קודמים')}${lines(['{l.a1c|8.4 % - 12/05/2025|v=8.4;u=%;on=2025-05-12}', '{l.a1c|9.1 % - 20/01/2025|v=9.1;u=%;on=2025-01-20}'])}</div></div>`,
      'rtl',
    )
  },
  { width: 1120, scale: 1.32 },
)

/** A dermatologist at a fund: a plain print, each coded diagnosis in Latin capitals on its own line, drugs in a table. */
const skin = doc(
  'p489.jpg',
  ['he', 'consultation', 'photo'],
  '2025-05-28',
  ['קופת חולים אמירים', 'אמירים', 'קופ"ח אמירים', 'קופת חולים אמירים - מרפאת לב העיר'],
  ['ד"ר נטליה ברנשטיין', 'נטליה ברנשטיין', 'ברנשטיין נטליה'],
  ['צבי אורבך', 'אורבך צבי', 'מר צבי אורבך'],
  'סיכום ביקור רופא עור',
  (c) => {
    const f = (title, s) => `<p><b>${he(title)}:</b> ${c.t(s)}</p>`
    const code = (icd, s) =>
      `<div data-line dir="ltr" style="text-align:left"><b>${icd}</b> &nbsp; ${c.t(s)}</div>`
    const drug = (s, how, days) =>
      `<tr data-line><td>${c.t(s)}</td><td>${he(how)}</td><td>${he(days)}</td></tr>`
    return sheet(
      `body{font:19px/1.48 ${FACE.simple};font-size:20px;padding:46px 68px}p{margin:7px 0}td,th{border:1px solid #777;padding:3px 10px}th{background:#eee}p span[data-e]{white-space:nowrap}.c{border:1px solid #777;padding:4px 12px;margin:6px 0}`,
      `<div style="display:flex;justify-content:space-between;border-bottom:2px solid #000;padding-bottom:5px"><div><b style="font-size:26px">קופת חולים אמירים</b><br>${he('מרפאת לב העיר, רפואת עור ומין')}</div><div>${he('סיכום ביקור מספר 25-40871')}<br>${he('28/05/2025 \u00a0 17:20')}</div></div>
      <p>${he('מבוטח: מר צבי אורבך \u00a0 ת.ז. 0-4120957-3 \u00a0 גיל: 58 \u00a0 ת. לידה 21/01/1967')}<br>${he('רופאה מטפלת: ד"ר נטליה ברנשטיין \u00a0 רופא משפחה: ד"ר ירון אגסי')}</p>${c.no('ד"ר ירון אגסי', 'family doctor')}
      ${f('סיבת הביקור', 'החמרה של {o|פריחה} במרפקים ובברכיים מזה חודשיים, {o|נגע מגרד במצח}. {x|ללא כאבי מפרקים|negated|d.psa}. {x|ללא מעורבות איברי מין|negated}.')}
      ${f('רקע', '{d.steat|כבד שומני}, {d.osa|דום נשימה בשינה}, {d.gout|שיגדון}. {p.excbx|כריתת נגע בגב|on=2022} 2022 - {d.bcc|קרצינומה של תאי הבסיס|icd=Z85.828/C44.519/C44.91;st=-;on=2022}. {x|אין מלנומה בעבר|negated|d.melanoma}; {x|לאחיו מלנומה|family history|d.melanoma}. {d.smoker|מעשן קופסה ליום|icd=F17.210/Z72.0}.')}
      ${f('תרופות קבועות', '{m.allo|אלופורינול 300 מ"ג ביום|freq=ביום}, {m.telm|מיקרדיס 80 מ"ג ביום|freq=ביום}.')}
      ${f('רגישויות', '{a.amox|אמוקסיצילין|react=פריחה} - פריחה; {a.nickel|ניקל} במבחני טלאי.')}
      ${f('בבדיקה', '{o|פלאקים אדומים עם קשקש} במרפקים, ברכיים וקרקפת, BSA 9%. {o|נקודות שקע בציפורניים}. במצח {o|פפולה מחוספסת 5 מ"מ}. {x|שומות ללא חשד|negated}. {x|ריריות תקינות|negated}.')}
      <div class="c"><b>${he('אבחנות:')}</b>${code('L40.0', '{d.psoriasis|PSORIASIS VULGARIS|icd=L40.0}')}${code('L57.0', '{d.actin|ACTINIC KERATOSIS, FOREHEAD|icd=L57.0}')}${code('L82.1', '{d.sebker|SEBORRHEIC KERATOSIS|icd=L82.1}')}</div>
      ${f('מעבדה 20/05/2025', '{l.wbc|לויקוציטים 7.8 K/uL|on=2025-05-20}, {l.hgb|המוגלובין 15.0 g/dL|on=2025-05-20}, {l.plt|טסיות 255 K/uL|on=2025-05-20}, {l.alt|ALT 49 U/L|on=2025-05-20}, {l.crea|קריאטינין 0.91 mg/dL|on=2025-05-20}, {l.trig|טריגליצרידים 203 mg/dL|on=2025-05-20}, {l.hbsag|HBsAg שלילי|v=שלילי;u=-;on=2025-05-20}, {l.antihcv|Anti-HCV שלילי|v=שלילי;u=-;on=2025-05-20}, {l.qft|קוונטיפרון שלילי|v=שלילי;u=-;on=2025-05-20}.')}
      ${f('פעולות', '{p.cryo|טיפול בקור|on=2025-05-28} לנגע במצח. {x|ביופסיה לא נדרשה|not needed|p.punch}. צילום דרמטוסקופי נשמר.')}
      <table><tr><th>${he('תרופה')}</th><th>${he('אופן שימוש')}</th><th>${he('משך')}</th></tr>
      ${drug('{m.calbet|ENSTILAR FOAM|dose=-;freq=פעם ביום}', 'פעם ביום על הפלאקים', '4 שבועות')}${drug('{m.clob|DERMOVATE SCALP|dose=-;freq=בערב}', 'בערב על הקרקפת', 'שבועיים')}${drug('{m.apremi|OTEZLA 30 MG|dose=30 mg;freq=פעמיים ביום}', 'פעמיים ביום לאחר מנת העלאה', '3 חודשים')}${drug('{m.betatop|DIPROSALIC|dose=-;st=stopped}', 'הופסק, ללא תועלת', '-')}</table>
      ${f('המלצות', '{x|מטוטרקסט לא יינתן בשל מחלת הכבד|not given|m.mtx}. {x|אם אין תגובה בעוד 16 שבועות - מעבר לקוסנטיקס|conditional|m.secuk}. {x|פוטותרפיה הוצעה, אינו יכול להגיע|declined}. {x|ייעוץ ראומטולוג אם יופיעו כאבי מפרקים|conditional}. {x|להימנע מסטרואידים דרך הפה|warned|m.pred}. {x|ביקורת בעוד חודשיים|planned}. {x|לצמצם עישון ואלכוהול|planned}.')}
      <div style="display:flex;justify-content:space-between;align-items:center;margin-top:10px">${signature(c.rnd)}${stamp(['ד"ר נטליה ברנשטיין', 'רפואת עור', 'מ.ר. 00773'], '#7a1d4a', -6)}<span>${ltr('p. 1/1')}</span></div>`,
      'rtl',
    )
  },
  { width: 1080, scale: 1.38, degrade: { angle: 1.4 } },
)

export const fifteenthHeLetters = [birth, fall, sugar, skin]
