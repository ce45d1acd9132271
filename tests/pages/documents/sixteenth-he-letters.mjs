/** Letters in Hebrew: a medical ward's discharge after a pulmonary embolism, an emergency visit for chest pain with serial troponins, a neurologist's visit at a fund, an eye clinic's reply to a family doctor. */
import { barcode, hand, mark, signature, stamp } from '../lib/decor.mjs'
import { FACE, doc, he, items, ltr, resultCell, sheet } from './blind-parts.mjs'

/** A medical ward: underlined headings run into the text, drugs as two lists, admission and home, side by side. */
const embolism = doc(
  'p526.jpg',
  ['he', 'discharge', 'scan'],
  '2025-11-20',
  [
    'המרכז הרפואי גבעת הרקפות',
    'גבעת הרקפות',
    'מרכז רפואי גבעת הרקפות',
    'המרכז הרפואי גבעת הרקפות - פנימית ד',
  ],
  ['ד"ר עומר בירנבוים', 'עומר בירנבוים', 'בירנבוים עומר', "פרופ' הדס לביא", 'הדס לביא'],
  ['מיכאל גורביץ', "מיכאל גורביץ'", 'גורביץ מיכאל', 'מר מיכאל גורביץ'],
  'מכתב שחרור',
  (c) => {
    const p = (title, s) => `<p><u><b>${he(title)}</b></u> ${c.t(s)}</p>`
    const d = 'on=2025-11-15'
    return sheet(
      `body{font:18px/1.36 ${FACE.david};font-size:20.5px;padding:44px 66px}p{margin:6px 0}ul,ol{margin:2px 0}.two{display:grid;grid-template-columns:1fr 1.25fr;gap:0 24px;border:1px solid #333;padding:4px 14px;margin:8px 0}p span[data-e],li span[data-e]{white-space:nowrap}`,
      `<div style="text-align:center;border-bottom:2px solid #000;padding-bottom:6px"><b style="font-size:28px">המרכז הרפואי גבעת הרקפות</b><br>${he("מחלקה פנימית ד' \u00a0 מנהלת: פרופ' הדס לביא")}<br><b style="font-size:23px">${he('מכתב שחרור')}</b></div>
      <p>${he('שם: מיכאל גורביץ \u00a0 ת.ז. 3-1190475-8 \u00a0 ת. לידה: 22/05/1972 \u00a0 מין: זכר \u00a0 קופה: אלונים')}<br>${he('תאריך קבלה: 15/11/2025 \u00a0 תאריך שחרור: 20/11/2025 \u00a0 אל: ד"ר אורית פז, רופאת משפחה')}</p>${c.no('ד"ר אורית פז', 'recipient')}
      ${p('אבחנות בשחרור:', '{d.pe|תסחיף ריאתי|icd=I26.99}, {d.dvt|פקקת ורידים עמוקים ברגל ימין|icd=I82.401/I82.431/I82.411}, {d.obesity|השמנה}, {d.predm|טרום סוכרת}.')}
      ${p('רקע:', '{d.htn|יתר לחץ דם}, {d.gerd|רפלוקס}, {d.varic|דליות ברגליים|icd=I83.90/I83.93}. {p.arthrosc|ארתרוסקופיה של ברך ימין|on=2025-10-28} ב-28/10/2025. {x|אין מחלה ממארת ידועה|negated}. {x|אם עם פקקת ורידים בגיל 45|family history}. {d.smoker|מעשן 15 סיגריות ביום|icd=F17.210/Z72.0}. רגישות: {a.dipy|אופטלגין|react=נפיחות שפתיים} (נפיחות שפתיים).')}
      ${p('תלונות בקבלה:', '{o|קוצר נשימה} מזה יומיים, {o|כאב פלאוריטי} ו{o|נפיחות בשוק ימין}. {x|ללא שיעול דמי|negated}, {x|ללא חום|negated}, {x|ללא עילפון|negated|d.syncope}.')}
      ${p('בקבלה:', 'ל"ד 134/82, דופק 112, סטורציה 91% באוויר החדר. שוק ימין נפוחה ורגישה. {x|ריאות ללא חרחורים|negated}.')}
      ${p('מעבדה 15/11/2025:', `{l.dd|D-dimer 4.8 mg/L|v=4.8;u=mg/L;${d}}, {l.trop|טרופונין T 31 ng/L|${d}}, {l.bnp|NT-proBNP 742 pg/mL|${d}}, {l.hgb|המוגלובין 15.3 g/dL|${d}}, {l.wbc|לויקוציטים 10.9 K/uL|${d}}, {l.plt|טסיות 231 K/uL|${d}}, {l.crea|קריאטינין 0.94 mg/dL|${d}}, {l.glu|גלוקוז 118 mg/dL|${d}}, {l.a1c|HbA1c 6.1 %|v=6.1;u=%;${d}}, {l.inr|INR 1.0|v=1.0;u=-;${d}}.`)}
      ${p('בשחרור 20/11/2025:', '{l.hgb|המוגלובין 14.6 g/dL|on=2025-11-20}, {l.plt|טסיות 254 K/uL|on=2025-11-20}, {l.crea|קריאטינין 0.90 mg/dL|on=2025-11-20}.')}
      ${p('הדמיה:', `{i.ctpa|CT אנגיו ריאות|${d}} 15/11/2025: {d.pe|תסחיפים סגמנטליים בשתי האונות התחתונות|icd=I26.99}, {x|ללא עומס על החדר הימני|negated}, {d.nodule|קשרית 4 מ"מ באונה ימנית עליונה}. {i.usdopp|דופלר ורידי רגליים|on=2025-11-16} 16/11/2025: {d.dvt|קריש בווריד הפופליטאלי מימין|icd=I82.431/I82.401}, {x|רגל שמאל פתוחה|negated}. {i.echo|אקו לב|on=2025-11-17} 17/11/2025: תפקוד תקין, {x|ללא יתר לחץ דם ריאתי|negated|d.phtn}.`)}
      ${p('מהלך:', 'טופל ב{m.enox|קלקסן 80 מ"ג פעמיים ביום|freq=פעמיים ביום;st=stopped} והוחלף ב-18/11 לאליקוויס. לא נזקק לחמצן מהיום השלישי. {x|טרומבוליזה נשקלה ולא ניתנה|considered}. {x|אין צורך במסנן בווריד הנבוב|not needed}. {x|בירור קרישיות יתר יישלח במרפאה|planned}. {x|ללא דימומים|negated}.')}
      <div class="two"><div><b>${he('תרופות לפני האשפוז')}</b><ul>${items(c, ['{m.ome|אומפרדקס 20 מ"ג בבוקר|freq=בבוקר}', '{m.aml|אמלודיפין 5 מ"ג בבוקר|freq=בבוקר}', '{m.etor|ארקוקסיה 90 מ"ג|st=stopped} - הופסקה'])}</ul></div><div><b>${he('תרופות בשחרור')}</b><ol>${items(c, ['{m.apix|אליקוויס 10 מ"ג פעמיים ביום|freq=פעמיים ביום} עד 25/11, אחר כך {o|5 מ"ג פעמיים ביום}', 'אומפרדקס ואמלודיפין ללא שינוי', '{m.para|אקמול 1 גרם לפי הצורך|freq=לפי הצורך}'])}</ol></div></div>
      ${p('המלצות:', "{x|נוגדי קרישה לשלושה חודשים לפחות|planned}. {x|אם יתגלה פקטור V ליידן - טיפול ממושך|conditional|d.fvl}. {x|CT חזה בעוד שנה לקשרית|planned|i.ctchest}. {x|מרפאת קרישה ב-12/01/2026|planned}. {x|לא ליטול אדוויל או אספירין|warned|m.ibu}. {x|קוצר נשימה, דימום או חבלת ראש - לפנות למיון|conditional}. {x|הפסקת עישון, הוצע צ'מפיקס וסירב|declined|m.varen}.")}
      <div style="display:flex;justify-content:space-between;align-items:center;margin-top:6px"><span>${he('ד"ר עומר בירנבוים, מתמחה \u00a0 20/11/2025 13:05')}</span>${signature(c.rnd, '#222')}${stamp(['ד"ר עומר בירנבוים', 'פנימית ד', 'מ.ר. 00735'], '#333', -5)}</div>`,
      'rtl',
    )
  },
  { dateAliases: ['2025-11-15'], width: 1100, scale: 1.32, degrade: { angle: 0.8 } },
)

/** An emergency department: a grey title over each part, three draws of troponin in a little table, the decision in a frame. */
const chestPain = doc(
  'p527.jpg',
  ['he', 'discharge', 'photo'],
  '2026-02-07',
  ['בית החולים כרם מהר"ל', 'כרם מהר"ל', 'ביה"ח כרם מהר"ל', 'בית חולים כרם מהר"ל'],
  ['ד"ר לינא עבאס', 'לינא עבאס', 'עבאס לינא'],
  ['אבנר צדוק', 'צדוק אבנר', 'מר אבנר צדוק'],
  'סיכום ביקור במחלקה לרפואה דחופה',
  (c) => {
    const h = (s) => `<h3>${he(s)}</h3>`
    const p = (s) => `<p>${c.t(s)}</p>`
    const d = 'on=2026-02-07'
    const trop = [
      ['09:25', '9'],
      ['12:30', '11'],
    ]
    const cell = (v) =>
      `<bdi dir="ltr">${resultCell(c, 'trop', 'hs-Troponin T', v, 'ng/L', '', '2026-02-07')}</bdi>`
    return sheet(
      `body{font:17px/1.38 ${FACE.arial};font-size:17.5px;padding:40px 54px}h3{font-size:17.5px;background:#dfe3e6;padding:1px 10px;margin:8px 0 3px}p{margin:3px 0}ul{margin:1px 0}td,th{border:1px solid #888;padding:2px 10px;text-align:center}.two{display:grid;grid-template-columns:1fr 300px;gap:18px;align-items:start}.k{border:2.5px solid #444;padding:5px 14px;margin-top:8px}p span[data-e],li span[data-e]{white-space:nowrap}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:12px;align-items:center">${mark('bars', '#345', 46)}<div><b style="font-size:25px;color:#345">${he('בית החולים כרם מהר"ל')}</b><br>${he('המחלקה לרפואה דחופה \u00a0 סיכום ביקור')}</div></div>${barcode(c.rnd, 34, 36)}</div>
      <p style="border:1px solid #345;padding:4px 12px;margin-top:6px">${he('מר אבנר צדוק \u00a0 ת.ז. 0-2873351-9 \u00a0 נולד 09/10/1967 \u00a0 בן 58 \u00a0 מוביל: אשתו לאה')}<br>${he('קבלה: 07/02/2026 08:52 \u00a0 שחרור: 07/02/2026 14:40 \u00a0 רופאה: ד"ר לינא עבאס \u00a0 מפנה: ד"ר איתן קמחי, מוקד')}</p>${c.no('ד"ר איתן קמחי', 'referrer')}${c.no('לאה', 'wife')}
      ${h('סיבת הפנייה')}${p('{o|לחץ בחזה} מאז הבוקר, {x|ללא הקרנה ליד|negated}, {x|ללא הזעה|negated}. {x|לא אירע אובדן הכרה|negated|d.syncope}. הכאב גובר בלחיצה על הצלע ולאחר ניקוי מחסן.')}
      ${h('רקע, תרופות, רגישויות')}${p('{d.ihd|מחלת לב איסכמית|icd=I25.10/I25.9}, {p.pci|צנתור עם תומכן ל-LAD|on=2021} ב-2021; {d.hld|היפרליפידמיה}; {d.gad|חרדה}. {x|אינו סוכרתי|negated|d.dm2}. {x|אביו נפטר מאוטם בגיל 60|family history|d.mi}. {d.exsmoker?|הפסיק לעשן ב-2021|st=-}.')}${p('{m.asa|מיקרופירין 75 מ"ג ליום|freq=ליום}, {m.ros|קרסטור 20 מ"ג בערב|freq=בערב}, {m.eze|אזטרול 10 מ"ג ליום|freq=ליום}, {m.bis|קונקור 2.5 מ"ג בבוקר|freq=בבוקר}, {m.esc|ציפרלקס 10 מ"ג בבוקר|freq=בבוקר}. {m.clop|פלביקס|dose=-;st=stopped} הופסק ב-2022. רגישות: {a.amox|מוקסיפן|react=פריחה} (פריחה).')}
      ${h('בדיקה גופנית')}${p('ל"ד 147/85, דופק 72 סדיר, סטורציה 98%, חום 36.6. {o|רגישות במישוש מפרקי צלע-חזה משמאל}. {x|ללא אוושה|negated}, {x|ללא בצקות|negated}, {x|ללא סימני פקקת ברגליים|negated|d.dvt}.')}
      <div class="two"><div>${h('מעבדה 07/02/2026 09:25')}${p(`{l.hgb|המוגלובין 14.4 g/dL|${d}}, {l.wbc|לויקוציטים 7.0 K/uL|${d}}, {l.plt|טסיות 218 K/uL|${d}}, {l.glu|גלוקוז 104 mg/dL|${d}}, {l.crea|קריאטינין 1.01 mg/dL|${d}}, {l.na|נתרן 140 mmol/L|${d}}, {l.k|אשלגן 4.2 mmol/L|${d}}, {l.ck|CPK 177 U/L|${d}}, {l.dd|D-dimer 0.31 mg/L|v=0.31;u=mg/L;${d}}, {l.crp|CRP 2.1 mg/L|${d}}.`)}</div>
      <div>${h('hs-Troponin T (ng/L)')}<table><tr>${trop.map(([t]) => `<th>${ltr(t)}</th>`).join('')}</tr><tr>${trop.map(([, v]) => `<td><b>${cell(v)}</b></td>`).join('')}</tr></table></div></div>
      ${h('בדיקות')}${p(`{p.ecg|אק"ג|${d}} 07/02/2026 09:02: סינוס 70, {d.rbbb|חסם צרור ימני} ידוע, {x|ללא שינויי ST|negated}. {i.cxr|צילום חזה|${d}} 07/02/2026: {x|ללא תסנין|negated|d.pneumonia}, {x|ללא חזה אוויר|negated|d.pneumothx}. {i.echo|אקו ליד המיטה|${d}} 07/02/2026: {x|ללא תפליט פריקרדיאלי|negated|d.pereff}.`)}
      ${h('טיפול')}${p('{m.dipyr?|אופטלגין 1 גרם|dose=-;st=-} לווריד עם הקלה. {x|הפרין לא ניתן|not given|m.hepar}. {x|ניטרט הוצע ולא נדרש|not needed|m.gtn}.')}
      <div class="k"><b>${he('אבחנה בשחרור:')}</b> ${c.t('{d.costoch|קוסטוכונדריטיס|icd=M94.0}. {x|תסמונת כלילית חריפה נשללה|ruled out|d.nstemi}. {x|תסחיף ריאתי נשלל|ruled out|d.pe}.')}</div>
      ${h('המלצות')}<ul>${items(c, ["{m.para|אקמול 1 גרם שלוש פעמים ביום|freq=שלוש פעמים ביום} ל-5 ימים; {m.ketopr|פסטום ג'ל פעמיים ביום|dose=-;freq=פעמיים ביום}", '{x|לא ליטול נורופן או ארקוקסיה בשל מחלת הלב|warned|m.etor}', '{x|מיפוי לב או CT כלילי תוך שבועיים דרך הקרדיולוג|planned|i.spect}', '{x|אם הכאב חוזר במאמץ - לשוב למיון|conditional}; {x|LDL לא נבדק, לבצע בקופה|not done|l.ldl}', '{x|אשפוז הוצע, המטופל העדיף להשתחרר|declined}'])}</ul>
      <div style="display:flex;justify-content:space-between;align-items:center;margin-top:4px">${signature(c.rnd)}${stamp(['ד"ר לינא עבאס', 'רפואה דחופה', 'מ.ר. 00819'], '#26306f', -7)}${hand('מנוחה 3 ימים', 30)}</div>`,
      'rtl',
    )
  },
  { width: 1080, scale: 1.4, degrade: { angle: 1.1 } },
)

/** A neurologist at a fund: a print of the visit with a bar of patient data, plain fields, approvals at the end. */
const tremor = doc(
  'p528.png',
  ['he', 'consultation', 'clean'],
  '2025-07-23',
  ['קופת חולים שקמה', 'שקמה', 'קופ"ח שקמה', 'קופת חולים שקמה - מרכז רפואי מומחים', 'שקמה מומחים'],
  ['ד"ר דורון אייזנברג', 'דורון אייזנברג', 'אייזנברג דורון'],
  ['סימה בוזגלו', 'בוזגלו סימה', "גב' סימה בוזגלו"],
  'סיכום ביקור - נוירולוגיה',
  (c) => {
    const f = (title, s) => `<div class="f"><b>${he(title)}</b><div>${c.t(s)}</div></div>`
    return sheet(
      `body{font:17px/1.46 ${FACE.notoHe};font-size:16.5px;padding:42px 60px}.f{border-bottom:1px solid #e0dcea;padding:5px 0}.f>b{color:#5a3d8a}ul{margin:1px 0}.t{background:#5a3d8a;color:#fff;padding:5px 14px;border-radius:6px;margin:8px 0}span[data-e]{white-space:nowrap}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:12px;align-items:center">${mark('wave', '#5a3d8a', 48)}<div><b style="font-size:25px;color:#5a3d8a">קופת חולים שקמה</b><br>${he('מרכז מומחים, מרפאה נוירולוגית')}</div></div><div>${he('סיכום ביקור')}<br>${he('23/07/2025 \u00a0 11:15')}</div></div>
      <div class="t">${he('גב\' סימה בוזגלו \u00a0 ת.ז. 0-1940382-6 \u00a0 ת. לידה 31/01/1953 \u00a0 גיל 72 \u00a0 רופאת משפחה: ד"ר זהבה כספי')}</div>${c.no('ד"ר זהבה כספי', 'family doctor')}
      <div>${he('רופא: ד"ר דורון אייזנברג, מומחה בנוירולוגיה \u00a0 מ.ר. 00364')}</div>
      ${f('סיבת הביקור', 'ביקורת של {d.park|מחלת פרקינסון|icd=G20/G20.A1/G20.C} שאובחנה ב-2020.')}
      ${f('אבחנות נוספות', '{d.htn|יתר לחץ דם}, {d.constip|עצירות}, {d.orthost|תת לחץ דם תנוחתי|icd=I95.1}, {d.insom|נדודי שינה}, {p.tha|החלפת ירך ימין|on=2016} ב-2016.')}
      ${f('אנמנזה', '{o|רעד ביד ימין} גובר לקראת המנה הבאה, {o|איטיות בבוקר}. נפלה פעם אחת. {x|ללא קיפאון בהליכה|negated}, {x|ללא הזיות|negated}, {x|ללא הפרעת בליעה|negated|d.dysph}. {x|הבעל חולה באלצהיימר|another person|d.alz}. {x|לאמה היה רעד ראשוני|family history|d.essent}. {x|לא הייתה דיכאונית|negated|d.mdd}.')}
      ${f('תרופות כיום', '{m.levod|דופיקר 125 ארבע פעמים ביום|dose=-;freq=ארבע פעמים ביום}, {m.rasa|אזילקט 1 מ"ג בבוקר|freq=בבוקר;st=-}, {m.rotig|נאופרו מדבקה 4 מ"ג ליום|freq=ליום}, {m.peg|נורמלקס 17 גרם ביום|dose=-;freq=ביום}, {m.melat|מלטונין 3 מ"ג לפני השינה|freq=לפני השינה}, {m.amant|אמנטדין|dose=-;st=stopped} - הופסק בשל {o|בצקות}.')}
      ${f('רגישויות', '{a.pen|פניצילין|react=אנפילקסיס} - אנפילקסיס. {x|אין רגישות ליוד|negated|a.contrast}.')}
      ${f('בדיקה', 'ל"ד 132/76 בשכיבה, 108/64 בעמידה. {o|רעד מנוחה ביד ימין}, {o|נוקשות גלגל שיניים}. {x|ללא סימנים פירמידליים|negated}. {x|החזרים פוסטורליים שמורים|negated}. {l.moca?|MoCA 26/30|v=26;u=-;on=2025-07-23}.')}
      ${f('בדיקות שהביאה', 'מעבדה 02/07/2025: {l.tsh|TSH 1.7 mIU/L|on=2025-07-02}, {l.b12|B12 244 pg/mL|v=244;u=pg/mL;on=2025-07-02}, {l.hgb|המוגלובין 12.8 g/dL|on=2025-07-02}, {l.na|נתרן 139 mmol/L|on=2025-07-02}, {l.crea|קריאטינין 0.71 mg/dL|on=2025-07-02}, {l.vitd|ויטמין D 44 nmol/L|on=2025-07-02}. {i.mrbrain|MRI מוח 14/05/2025|on=2025-05-14}: {d.smallv|שינויים איסכמיים זעירים|icd=I67.82/I67.89/I67.9}, {x|ללא הידרוצפלוס|negated|d.nph}, {x|ללא תהליך תופס מקום|negated}. {x|DAT-scan לא בוצע|not done}.')}
      ${f('דיון', 'מחלה בשלב ביניים עם {o|תופעות סוף מנה}. {x|אין סימנים לדמנציה עם גופיפי לוי|negated|d.lewy}. {x|MSA אינו סביר|ruled out}. {x|טיפול במשאבת דואודופה מוקדם בשלב זה|considered}.')}
      ${f('תכנית טיפול', '{x|העלאת דופיקר לחמש פעמים ביום אם הרעד לא ישתפר תוך חודש|conditional}. מתחילים {m.safin|קסדגו 50 מ"ג בבוקר|freq=בבוקר} במקום אזילקט, שיופסק: {x|אין ליטול את השניים יחד|warned}. {m.midod|גוטרון 2.5 מ"ג פעמיים ביום|freq=פעמיים ביום}. {m.chole|ויטמין D 1000 יחידות ביום|freq=ביום}. {x|פיזיותרפיה וקלינאית תקשורת|planned}. {x|לא לקבל פרמין לבחילות|warned|m.metocl}. {x|אין צורך ב-CT מוח|not needed|i.cthead}. {x|ביקורת בעוד 3 חודשים|planned}.')}
      <div style="display:flex;gap:40px;align-items:center;margin-top:10px">${signature(c.rnd)}${stamp(['ד"ר דורון אייזנברג', 'נוירולוגיה', 'מ.ר. 00364'], '#26306f', -5)}</div>`,
      'rtl',
    )
  },
  { width: 1100, scale: 1.32 },
)

/** An eye clinic of a hospital replies to a family doctor: right and left eye in two columns of a table, then numbered conclusions. */
const eyes = doc(
  'p529.jpg',
  ['he', 'consultation', 'scan'],
  '2025-09-10',
  ['המרכז הרפואי עין הבשור', 'עין הבשור', 'מרכז רפואי עין הבשור', 'המרכז הרפואי עין הבשור - מרפאת עיניים'],
  ['ד"ר סטלה ריבקין', 'סטלה ריבקין', 'ריבקין סטלה'],
  ['משה הלפרין', 'הלפרין משה', 'מר משה הלפרין'],
  'תשובה להפניה - מרפאת עיניים',
  (c) => {
    const row = (name, right, left) =>
      `<tr><td><b>${he(name)}</b></td><td>${c.t(right)}</td><td>${c.t(left)}</td></tr>`
    const p = (title, s) => `<p><b>${he(title)}</b> ${c.t(s)}</p>`
    return sheet(
      `body{font:18px/1.42 ${FACE.frank};font-size:20.5px;padding:48px 70px}p{margin:7px 0}td,th{border:1px solid #555;padding:3px 10px}th{background:#e4e4e4}ol{margin:2px 0}span[data-e]{white-space:nowrap}`,
      `<div style="display:flex;justify-content:space-between;align-items:center;border-bottom:2px solid #000;padding-bottom:6px"><div><b style="font-size:27px">המרכז הרפואי עין הבשור</b><br>${he('מחלקת עיניים \u00a0 מרפאת גלאוקומה')}</div>${mark('rings', '#333', 50)}</div>
      <div style="display:flex;justify-content:space-between;margin-top:8px"><div>${he('לכבוד ד"ר אליהו נגר')}<br>${he('מרפאת קופת חולים נווה, אופקים')}</div><div>${he('תאריך הביקור: 10/09/2025')}<br>${he('תאריך הקלדה: 14/09/2025')}</div></div>${c.no('ד"ר אליהו נגר', 'recipient')}${c.no('קופת חולים נווה', "recipient's clinic")}
      <p>${he('הנדון: מר משה הלפרין, ת.ז. 0-0771843-1, יליד 04/12/1946')}</p>
      ${p('רקע:', 'תודה על הפנייתו בשל {o|ירידה בראייה}. {d.dm2|סוכרת סוג 2|icd=E11.9/E11.36}, {d.htn|יתר לחץ דם}, {d.copd|מחלת ריאות חסימתית}. {p.phaco|ניתוח קטרקט בעין ימין|on=2019} ב-2019, {p.slt|לייזר SLT בעין שמאל|on=2023-03} במרץ 2023. {x|אביו התעוור מגלאוקומה|family history}. {x|ללא חבלה|negated}. רגישות: {a.sulfa|סולפה|react=פריחה} - פריחה.')}
      <table><tr><th></th><th>${he('עין ימין')}</th><th>${he('עין שמאל')}</th></tr>
      ${row('חדות ראייה', '{o|6/9}', '{o|6/18}')}
      ${row('לחץ תוך עיני', '{l.iop?|16 mmHg|v=16;u=mmHg;on=2025-09-10}', '{l.iop?|24 mmHg|v=24;u=mmHg;on=2025-09-10}')}
      ${row('לשכה קדמית', 'עדשה תוך עינית במקום', '{d.catar|קטרקט גרעיני|icd=H25.12/H25.10/H26.9}')}
      ${row('זווית', 'פתוחה', 'פתוחה, {x|לא צרה|negated|d.narrowang}')}
      ${row('דיסקה', '{o|C/D 0.5}', '{o|C/D 0.8, שקיעה תחתונה}')}
      ${row('מקולה', '{d.drusen|דרוזן בודדים|icd=H35.361/H35.369/H35.363}', '{x|ללא בצקת|negated}')}
      ${row('רטינה', '{x|ללא רטינופתיה סוכרתית|negated|d.dretin}', '{x|ללא קרע או היפרדות|negated|d.retdet}')}</table>
      ${p('בדיקות עזר:', '{i.oct|OCT 10/09/2025|on=2025-09-10}: {o|דקיקות סיבי העצב בעין שמאל}. {p.e16vfield|שדה ראייה 10/09/2025|on=2025-09-10}: {o|קשת עליונה בעין שמאל}. {x|פלורסצאין לא בוצע|not done}. מעבדה מהקופה 01/09/2025: {l.a1c|HbA1c 7.0 %|v=7.0;u=%;on=2025-09-01}, {l.crea|קריאטינין 1.12 mg/dL|on=2025-09-01}, {l.k|אשלגן 4.5 mmol/L|on=2025-09-01}, {l.hgb|המוגלובין 13.2 g/dL|on=2025-09-01}.')}
      <p><b>${he('לסיכום:')}</b></p><ol>${items(c, ['{d.glauc|גלאוקומה ראשונית פתוחת זווית בעין שמאל|icd=H40.1120/H40.1122/H40.1190/H40.9}, לא מאוזנת.', '{d.catar|קטרקט בעין שמאל|icd=H25.12/H26.9}; {x|ניתוח יתואם לאחר איזון הלחץ|planned}.', '{d.dryeye|יובש בעיניים}, {d.bleph|בלפריטיס|icd=H01.009}.', '{x|אין עדות לניוון מקולרי רטוב|negated|d.amd}.'])}</ol>
      ${p('טיפול:', '{m.latan|קסלטן טיפה לפני השינה|dose=-;freq=לפני השינה} בעין שמאל - ממשיך. {m.cosopt|קוסופט|dose=-;st=stopped} שנרשם בקופה הופסק, כי {x|טימולול אסור בשל COPD|warned|m.timo}. מתחיל {m.brinz|אזופט פעמיים ביום|dose=-;freq=פעמיים ביום}. {m.carmel|תחליפי דמעות 4 פעמים ביום|dose=-;freq=4 פעמים ביום}. {x|דיאמוקס לא יינתן בשל הרגישות לסולפה|not given|m.acetaz}.')}
      ${p('המלצות:', '{x|ביקורת לחץ בעוד חודש|planned}. {x|אם הלחץ יישאר מעל 20 - ניתוח טרבקולקטומיה|conditional}. {x|SLT חוזר נשקל|considered}. {x|אין ליטול סטרואידים בטיפות ללא אישורנו|warned}. {x|אינו כשיר לנהיגת לילה|warned}.')}
      <div style="display:flex;justify-content:space-between;align-items:center;margin-top:10px"><div>${he('בכבוד רב, ד"ר סטלה ריבקין')}<br>${he('העתק: המטופל')}</div>${signature(c.rnd, '#222')}${stamp(['ד"ר סטלה ריבקין', 'רפואת עיניים', 'מ.ר. 00593'], '#333', -6)}</div>`,
      'rtl',
    )
  },
  { dateAliases: ['2025-09-14'], width: 1100, scale: 1.32, degrade: { angle: -0.6 } },
)

export const sixteenthHeLetters = [embolism, chestPain, tremor, eyes]
