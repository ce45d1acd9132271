/** Letters and forms in Hebrew for practice: a skin doctor's visit with numbered findings, a referral for a heart scan with boxes, a surgical discharge with bloods of three days, an emergency letter of two columns. */
import { barcode, mark, matrixCode, signature, stamp } from '../lib/decor.mjs'
import { FACE, doc, he, ltr, resultCell, sheet } from './blind-parts.mjs'

/** A one-doctor practice: centred head, findings numbered by place, drugs in a table of what, where and how long. */
const skin = doc(
  'p9215.png',
  ['he', 'consultation', 'clean'],
  '2026-03-24',
  ['מרפאת עור ד"ר הלל ויסברג', 'מרפאת עור', 'ד"ר הלל ויסברג - רפואת עור ומין', 'מרפאת ד"ר הלל ויסברג'],
  ['ד"ר הלל ויסברג', 'הלל ויסברג', 'ויסברג הלל'],
  ['אסתר מלכה', 'מלכה אסתר', "גב' אסתר מלכה"],
  'סיכום ביקור',
  (c) => {
    const h = (s) => `<h3>${he(s)}</h3>`
    const drug = (a, b, d) => `<tr data-line><td>${c.t(a)}</td><td>${he(b)}</td><td>${he(d)}</td></tr>`
    return sheet(
      `body{font:18px/1.42 ${FACE.frank};font-size:20px;padding:42px 74px}h3{font-size:20px;text-decoration:underline;margin-top:9px}ol{margin:2px 0}p{margin:3px 0}.t{margin:5px 0}.t td,.t th{border:1px solid #555;padding:2px 10px}.t th{background:#eee}`,
      `<div style="text-align:center;border-bottom:3px double #000;padding-bottom:5px"><b style="font-size:27px">${he('ד"ר הלל ויסברג')}</b><br>${he('מומחה ברפואת עור ומין, מ.ר. 00273')}<br>${he('מרפאת עור, רחוב האורן 8, קריית אלמוג')}</div>
      <div style="display:flex;justify-content:space-between;margin:8px 0"><span>${he("לכבוד: גב' אסתר מלכה, ת.ז. 0-0993172-6")}</span><span>${he('בת 62')}</span><span>${he('24.3.2026')}</span></div>
      <div style="text-align:center;font-size:22px;font-weight:bold">${he('סיכום ביקור')}</div>
      ${h('סיבת הפנייה')}<p>${c.t('בדיקת שומות שנתית; {o|גרד} בידיים מזה חודשיים, מחמיר אחרי ניקיון.')}</p>
      ${h('ברקע')}<p>${c.t('{d.bcc|קרצינומה של תאי בסיס|icd=Z85.828/C44.311/C44.91;st=historical} באף, הוסרה ב{p.mohs|ניתוח מוס|on=2021} 2021. {d.allrhin|נזלת אלרגית}. {d.hypothy|תת תריסיות|icd=E03.9}. {x|ללא פסוריאזיס|negated|d.psoriasis}. מטופלת ב{m.levo|אלטרוקסין 100 מק"ג|dose=100 מק"ג}. רגישה ל{a.nickel|ניקל} ({o|תבחיני מדבקה}). {x|אם - מלנומה|family history|d.melanoma}.')}</p>
      ${h('בבדיקה')}<ol>${['פנים: {d.rosacea|רוזציאה} קלה בלחיים. {d.p30lentigo|לנטיגו סולרית}. צלקת באף - {x|ללא הישנות|negated}.', 'קרקפת: {d.actin|קרטוזיס אקטינית} 3 נגעים.', 'גב: {d.p30dysnev|נבוס לא טיפוסי|icd=D22.5/D22.9} 7 מ"מ בצורה לא סימטרית; {d.sebker|קרטוזות סבוראיות|icd=L82.1}.', 'כפות ידיים: {d.eczema|אקזמה|icd=L30.9/L20.9/L23.0/L24.9} עם סדקים. {x|ללא פטרת|negated|d.tinea}.', 'בלוטות לימפה: {x|לא מוגדלות|negated}.'].map((s) => `<li>${c.t(s)}</li>`).join('')}</ol>
      ${h('בוצע היום')}<p>${c.t('{p.cryo|צריבה בחנקן נוזלי} לשלושת הנגעים בקרקפת. {o|דרמוסקופיה}. {x|ביופסיה - לא בוצעה היום|not done|p.punch}.')}</p>
      ${h('טיפול')}<table class="t"><tr><th>${he('תכשיר')}</th><th>${he('אופן השימוש')}</th><th>${he('משך')}</th></tr>
      ${drug('{m.p30tapin|אדוונטן משחה|dose=-;freq=פעם ביום}', 'כפות ידיים, פעם ביום', 'שבועיים')}${drug('{m.p30ruxcr|פרוטופיק 0.1%|dose=-;freq=פעמיים בשבוע}', 'אחר כך, פעמיים בשבוע', '3 חודשים')}${drug('{m.metrotop|רוזקס קרם|dose=-;freq=פעמיים ביום}', 'לחיים, פעמיים ביום', 'חודשיים')}${drug('{m.ceti|היסטזין 10 מ"ג|freq=לפי הצורך}', 'כדור בערב בגרד, לפי הצורך', '')}</table>
      <p>${c.t('להפסיק: {m.hydroc|הידרוקורטיזון|dose=-;st=stopped} שקנתה לבד. {x|אם אין שיפור - אליטרטינואין|conditional}.')}</p>
      ${h('המלצות')}<p>${c.t('{x|כריתת הנגע בגב תוך 3 שבועות|planned|p.excbx}. {x|כפפות כותנה מתחת לגומי|instruction}. {x|קרם הגנה SPF 50|instruction}. {x|להימנע מתכשיטים עם ניקל|instruction}. {x|תפקודי תריס אצל רופא המשפחה|ordered|l.tsh}. {x|מעקב שומות בעוד שנה|planned}.')}</p>
      <div style="display:flex;justify-content:space-between;align-items:center;margin-top:8px"><span>${he('בברכה,')}</span>${signature(c.rnd)}${stamp(['ד"ר הלל ויסברג', 'רפואת עור ומין', 'מ.ר. 00273'], '#26306f', -6)}</div>`,
      'rtl',
    )
  },
  { width: 1000, scale: 1.4 },
)

/** A fund's referral for a heart scan: framed groups of boxes (reasons, risks, limits of exertion), free text between. */
const perfusion = doc(
  'p9216.png',
  ['he', 'consultation', 'clean'],
  '2026-05-31',
  ['קופת חולים אלונים', 'אלונים', 'קופ"ח אלונים', 'קופת חולים אלונים - מרפאת נחל שניר', 'מרפאת נחל שניר'],
  ['ד"ר מאיה רבינר', 'מאיה רבינר', 'רבינר מאיה'],
  ["ג'מאל חטיב", "חטיב ג'מאל", "מר ג'מאל חטיב", 'גמאל חטיב'],
  'הפניה למיפוי לב',
  (c) => {
    const box = (on, s) => `<span class="b">${on ? '☒' : '☐'} ${c.t(s)}</span>`
    const off = (s, id) => box(0, `{x|${s}|box not ticked${id ? `|${id}` : ''}}`)
    const set = (t, ...list) => `<fieldset><legend>${he(t)}</legend>${list.join('')}</fieldset>`
    const f = (k, s) => `<div class="f"><b>${he(k)}</b><span>${c.t(s)}</span></div>`
    return sheet(
      `body{font:17px/1.45 ${FACE.arial};font-size:16.5px;padding:42px 60px}fieldset{border:1.3px solid #14507a;border-radius:4px;margin:9px 0;padding:3px 14px 6px;display:grid;grid-template-columns:1fr 1fr 1fr;gap:2px 14px}legend{font-weight:bold;color:#14507a;padding:0 6px}.b{font-family:'Liberation Sans','DejaVu Sans'}.f{border-bottom:1px solid #bbb;padding:3px 2px}.f b{margin-left:10px;color:#14507a}.h td{border:1px solid #14507a;padding:3px 9px}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:10px;align-items:center">${mark('leaf', '#14507a', 44)}<div><b style="font-size:23px;color:#14507a">${he('קופת חולים אלונים')}</b><br>${he('מרפאת נחל שניר')}</div></div><b style="font-size:24px">${he('הפניה למיפוי לב')}</b>${barcode(c.rnd, 28, 38)}</div>
      <table class="h" style="margin:9px 0"><tr><td>${he("שם: מר ג'מאל חטיב")}</td><td>${he('ת.ז. 0-2266904-1')}</td><td>${he('ת. לידה 08/10/1960')}</td><td>${he('תאריך: 31/05/2026')}</td></tr><tr><td colspan="2">${he('אל: מכון הלב, בית חולים הר גילה')}</td><td colspan="2">${he('רופאה מפנה: ד"ר מאיה רבינר')}</td></tr></table>${c.no('בית חולים הר גילה', 'recipient')}
      ${set('הבדיקה', box(1, '{x|מיפוי לב במאמץ|referral|i.spect}'), off('מיפוי לב דיפירידמול', 'm.dipyrid'), off('אקו מאמץ', 'p.stressecho'))}
      ${set('סיבת ההפניה', box(1, '{o|כאבים בחזה במאמץ}'), off('קוצר נשימה'), box(1, '{o|מבחן מאמץ לא אבחנתי}'), off('לפני ניתוח'), off('אחרי אוטם', 'd.mi'), off('אי ספיקת לב', 'd.chf'))}
      ${set('גורמי סיכון', box(1, '{d.htn|יתר לחץ דם}'), box(1, '{d.dm2|סוכרת|icd=E11.9}'), box(1, '{d.hld|היפרליפידמיה|icd=E78.5}'), off('עישון', 'd.smoker'), box(1, '{x|סיפור משפחתי|family history}'), off('השמנה', 'd.obesity'), off('מחלת כליות', 'd.ckd'), off('מחלת כלי דם היקפית', 'd.pad'), off('שבץ', 'd.stroke'))}
      ${set('מגבלות והתוויות נגד', off('אסתמה', 'd.asthma'), off('חסם הולכה'), off('קוצב', 'p.pacem'), box(1, '{d.lbbb|חסם צרור שמאלי}'), off('היצרות מסתם אאורטלי', 'd.astenosis'), box(1, '{d.kneeoa|כאבי ברכיים - אוסטאוארתריטיס}'))}
      ${f('פירוט:', 'בן 65. {x|ללא כאב במנוחה|negated}, {x|ללא עילפון|negated|d.syncope}. אחיו - {x|אוטם בגיל 52|family history|d.mi}. {p.stresst|מבחן מאמץ|on=2026-05-12} 12/05/2026 - 78% מהדופק המרבי. {i.echo|אקו לב|on=2026-02-18} 18/02/2026: {l.lvef|EF 55%|v=55;u=%;on=2026-02-18}, {x|ללא נוזל פריקרדיאלי|negated|d.pereff}. {p.ecg?|אק"ג}: סינוס.')}
      ${f('מעבדה 20/05/2026:', '{l.ldl|LDL 118|v=118;u=-;on=2026-05-20}, {l.a1c|HbA1c 7.8|v=7.8;u=-;on=2026-05-20}, {l.crea|קריאטינין 0.94|v=0.94;u=-;on=2026-05-20}, {l.hgb|המוגלובין 14.3|v=14.3;u=-;on=2026-05-20}. {o|ל"ד 148/84}, {o|BMI 27.9}.')}
      ${f('תרופות:', '{m.asa|מיקרופירין 100 מ"ג|freq=פעם ביום} פעם ביום; {m.p30vilda|יוקריאס 50/1000 מ"ג|dose=-;freq=פעמיים ביום} פעמיים ביום; {m.ros|קרסטור 20 מ"ג|freq=בערב} בערב; {m.telm|מיקרדיס 80 מ"ג|freq=בבוקר} בבוקר; {m.bis|קרדילוק 2.5 מ"ג|freq=בבוקר} בבוקר')}
      ${f('רגישויות:', '{a.dipy|אופטלגין|react=פריחה} - פריחה. {x|יוד - לא|negated|a.contrast}')}
      ${f('הנחיות לנבדק:', '{x|קרדילוק - להפסיק 48 שעות לפני|instruction}. {x|ללא קפה ותה 24 שעות|instruction}. {x|יוקריאס - לא בבוקר הבדיקה|instruction}. {x|במיפוי חיובי - צנתור|conditional|p.angio}.')}
      <div class="f"><b>${he('דחיפות:')}</b><span class="b">${he('☐ רגילה \u00a0 ☒ תוך שבועיים \u00a0 ☐ מיידית')}</span></div>
      <div style="display:flex;justify-content:space-between;align-items:center;margin-top:14px"><span>${he('טופס זה אינו התחייבות כספית')}</span>${signature(c.rnd)}${stamp(['ד"ר מאיה רבינר', 'רפואת משפחה', 'מ.ר. 00766'], '#26306f', -5)}</div>`,
      'rtl',
    )
  },
  { dateAliases: ['2026-05-20', '2026-05-12'], width: 1040, scale: 1.4 },
)

/** A surgical ward's discharge: shaded headings across the page, bloods of three days, a table of drugs with what changed. */
const surgical = doc(
  'p9217.jpg',
  ['he', 'discharge', 'photo'],
  '2026-07-19',
  [
    'המרכז הרפואי נווה הים',
    'נווה הים',
    'המרכז הרפואי נווה הים - מחלקה כירורגית ב',
    'מחלקה כירורגית ב',
    "מחלקה כירורגית ב'",
  ],
  ['ד"ר רועי סנדלר', 'רועי סנדלר', 'סנדלר רועי'],
  ['לודמילה קפלן', 'קפלן לודמילה', "גב' לודמילה קפלן"],
  'מכתב שחרור',
  (c) => {
    const h = (t, s) => `<h3>${he(t)}</h3><p>${c.t(s)}</p>`
    const days = ['2026-07-13', '2026-07-16', '2026-07-19']
    const row = (s) => {
      const [key, label, unit, values] = s.split(';')
      return `<tr><th>${ltr(label)}</th>${values
        .split('|')
        .map((v, i) => `<td>${v === '-' ? '' : resultCell(c, key, label, v, unit, '', days[i])}</td>`)
        .join('')}<td>${ltr(unit)}</td></tr>`
    }
    const drug = (a, b, d) => `<tr data-line><td>${c.t(a)}</td><td>${he(b)}</td><td>${he(d)}</td></tr>`
    return sheet(
      `body{font:17px/1.36 ${FACE.david};font-size:19.5px;padding:38px 60px}h3{background:#e3e3e3;font-size:19px;padding:1px 8px;margin-top:7px}p{margin:3px 8px}.t{width:70%;margin:5px 8px}.t td,.t th,.d td,.d th{border:1px solid #777;padding:1px 9px}.t td{text-align:center}.d{margin:5px 0}.h td{padding:1px 4px}`,
      `<div style="display:flex;justify-content:space-between;align-items:center">${mark('wave', '#1f3f66', 48)}<div style="text-align:center"><b style="font-size:26px">${he('המרכז הרפואי נווה הים')}</b><br>${he("מחלקה כירורגית ב'")} - <b>${he('מכתב שחרור')}</b></div>${barcode(c.rnd, 30, 38)}</div>
      <table class="h" style="border:1px solid #000;margin:7px 0"><tr><td>${he("שם: גב' קפלן לודמילה")}</td><td>${he('ת.ז. 0-1530962-8')}</td><td>${he('ת. לידה 11/04/1955')}</td></tr><tr><td>${he('קבלה: 13/07/2026')}</td><td>${he('שחרור: 19/07/2026')}</td><td>${he('קופה: כרמלית')}</td></tr></table>
      ${h('אבחנות', '{d.pancr|דלקת חריפה של הלבלב|icd=K85.10/K85.90} על רקע אבני מרה; {d.choledoc|אבן בצינור המרה המשותף|icd=K80.50}; {d.gallst|אבנים בכיס המרה|icd=K80.20}; {d.hypok|היפוקלמיה}.')}
      ${h('מחלות רקע', '{d.htn|יתר לחץ דם}, {d.osteopenia|אוסטאופניה}, {d.migr|מיגרנה|icd=G43.909}. {p.csect|ניתוח קיסרי|on=1984} 1984. {x|ללא סוכרת|negated|d.dm2}. {x|ללא צריכת אלכוהול|negated|d.alcdep}.')}
      ${h('רגישויות', '{a.cipro|ציפרודקס|react=נפיחות בפנים} - נפיחות בפנים.')}
      ${h('תלונות ובדיקה בקבלה', '{o|כאב ברום הבטן} מקרין לגב, {o|הקאות}. {x|ללא חום|negated}. {o|ל"ד 152/88}, {o|דופק 98}, {o|חום 37.3}. {x|ללא צהבת|negated}. רגישות ברום הבטן, {x|ללא סימני גירוי צפקי|negated}.')}
      ${h('מהלך האשפוז', 'טופלה בנוזלים ובצום. {i.usabd|אולטרסאונד בטן|on=2026-07-13} 13/07: אבנים בכיס המרה, {x|ללא דופן מעובה|negated|d.cholec}. {i.mrcp|MRCP|on=2026-07-14} 14/07: אבן 5 מ"מ בצינור המשותף. {p.ercp|ERCP|on=2026-07-15} 15/07 עם {p.sphinct|ספינקטרוטומיה|on=2026-07-15} והוצאת האבן, {x|ללא דימום|negated}. {i.ctap|CT בטן|on=2026-07-17} 17/07: {x|ללא נמק בלבלב|negated}; {d.rcyst|ציסטה בכליה שמאל|icd=N28.1}. {m.coamox?|אוגמנטין|dose=-;st=-} - 3 ימים. {x|מורפין - לא נזקקה|not given|m.morp}.')}
      <h3>${he('מעבדה')}</h3><table class="t"><tr><th></th>${days.map((d) => `<th>${ltr(d.slice(5).split('-').reverse().join('/'))}</th>`).join('')}<th></th></tr>${['lip;LIPASE;U/L;2840|412|96', 'amyl;AMYLASE;U/L;1310|188|-', 'tbil;T. BIL;mg/dL;2.6|1.4|0.9', 'alt;ALT;U/L;318|142|61', 'alp;ALP;U/L;244|201|158', 'wbc;WBC;K/uL;14.8|10.2|7.7', 'hgb;HGB;g/dL;13.7|12.4|12.6', 'crp;CRP;mg/L;22|134|38', 'k;K;mmol/L;3.9|3.1|3.8', 'ca;CA;mg/dL;8.7|8.3|-'].map(row).join('')}</table>
      <h3>${he('תרופות בשחרור')}</h3><table class="d"><tr><th>${he('תרופה')}</th><th>${he('מינון')}</th><th>${he('שינוי')}</th></tr>${drug('{m.ena|אנלדקס 10 מ"ג|freq=פעם ביום}', 'פעם ביום', 'ללא שינוי')}${drug('{m.calvitd|קלציום D|dose=-;freq=פעם ביום}', 'פעם ביום', 'ללא שינוי')}${drug('{m.eso|נקסיום 40 מ"ג|freq=פעם ביום}', 'פעם ביום, חודש', 'חדש')}${drug('{m.kcl|אשלגן כלורי 600 מ"ג|freq=פעמיים ביום}', 'פעמיים ביום, 5 ימים', 'חדש')}${drug('{m.hctz|דיזותיאזיד 25 מ"ג|st=stopped}', '', 'הופסק')}${drug('{m.riza|ריזלט 10 מ"ג|freq=לפי הצורך}', 'לפי הצורך', 'ללא שינוי')}</table>
      ${h('המלצות', '{x|כריתת כיס מרה לפרוסקופית - זומנה ל-09/08/2026|planned|p.lapchole}. {x|דיאטה דלת שומן|instruction}. {x|אשלגן ותפקודי כבד בעוד שבוע|planned|l.k}. {x|בחום או צהבת - לפנות למיון|conditional}. {x|אולטרסאונד כליות בעוד שנה|planned|i.usren}.')}
      <div style="display:flex;justify-content:space-between;align-items:center;margin-top:5px"><span>${he('ד"ר רועי סנדלר, כירורג בכיר. מנהל המחלקה: פרופ\' אסף ניר')}</span>${signature(c.rnd)}</div>${c.no('אסף ניר', 'head of department')}`,
      'rtl',
    )
  },
  { dateAliases: ['2026-07-13'], width: 1040, scale: 1.42, degrade: { angle: -1, folds: [0.5] } },
)

/** An emergency letter: a narrow column at the left with vital signs, bloods and times; the text at the right. */
const emergency = doc(
  'p9218.png',
  ['he', 'discharge', 'clean'],
  '2026-11-06',
  [
    'בית החולים מגדל השמש',
    'מגדל השמש',
    'המלר"ד, בית החולים מגדל השמש',
    'בית החולים מגדל השמש - המחלקה לרפואה דחופה',
    'המחלקה לרפואה דחופה',
  ],
  ['ד"ר הדר צוברי', 'הדר צוברי', 'צוברי הדר'],
  ['שלמה אוחנה', 'אוחנה שלמה', 'מר שלמה אוחנה'],
  'סיכום ביקור במלר"ד',
  (c) => {
    const h = (t, s) => `<h3>${he(t)}</h3>${s.map((x) => `<p>${c.t(x)}</p>`).join('')}`
    const lab = (s) => {
      const r = c.lab(s)
      return `<div class="r" data-e="${r.n}"><span>${ltr(r.label)}</span><span><b>${ltr(r.printed)}</b> <small>${ltr(r.unit)}</small></span></div>`
    }
    return sheet(
      `body{font:17px/1.42 ${FACE.notoHe};font-size:16px;padding:40px 52px}h3{font-size:16.5px;color:#9a2c12;margin-top:9px}p{margin:2px 0}.g{display:grid;grid-template-columns:1fr 268px;gap:26px;margin-top:10px}.a{background:#f6f1ea;padding:4px 14px 10px}.r{display:flex;justify-content:space-between;border-bottom:1px solid #ddd}`,
      `<div style="display:flex;justify-content:space-between;align-items:center;border-bottom:3px solid #9a2c12;padding-bottom:5px"><div><b style="font-size:24px;color:#9a2c12">${he('בית החולים מגדל השמש')}</b><br>${he('המחלקה לרפואה דחופה')}</div><b style="font-size:21px">${he('סיכום ביקור במלר"ד')}</b>${matrixCode(c.rnd, 15, 3)}</div>
      <div style="display:flex;justify-content:space-between;margin-top:6px"><b>${he('מר שלמה אוחנה')}</b><span>${he('ת.ז. 0-0671148-5')}</span><span>${he('בן 58')}</span><span>${he('הגעה 06/11/2026 16:42')}</span><span>${he('שחרור 21:55')}</span></div>
      <div class="g"><div>${h('תלונה עיקרית', ['{o|נפיחות} ואודם ברגל שמאל מזה 3 ימים, {o|חום} מאתמול.'])}
      ${h('מחלות קודמות', ['{d.dm2|סוכרת מסוג 2|icd=E11.9}', '{d.venins|אי ספיקה ורידית}', '{d.obesity|השמנת יתר}', '{d.tinped|פטרת בין האצבעות}', '{d.gout|שיגדון} ביד, התקף אחרון לפני שנתיים'])}
      ${h('תרופות קבועות', ["{m.sitamet|ג'נואט 50/1000|dose=-;freq=פעמיים ביום} פעמיים ביום", '{m.sema|אוזמפיק 1 מ"ג|freq=פעם בשבוע} פעם בשבוע', '{m.allo|אלוריל 300 מ"ג|freq=פעם ביום} פעם ביום', '{m.ram|טריטייס 5 מ"ג|freq=פעם ביום} פעם ביום', '{x|מדללי דם - לא|negated}'])}
      ${h('רגישויות', ['{a.ceph|צפלוספורינים|react=אורטיקריה} - אורטיקריה. {x|פניצילין - נוטל ללא בעיה|negated|a.pen}'])}
      ${h('בדיקה גופנית', ['רגל שמאל: אודם וחום עד אמצע השוק, {x|ללא פלוקטואציה|negated}, {x|ללא כיב|negated}. דפקים נמושים. {x|הומן שלילי|negated|d.dvt}. לב וריאות {x|ללא ממצא|negated}.'])}
      ${h('בירור', ['{i.usdopp|דופלר ורידי רגל שמאל}: {x|ללא פקקת ורידים עמוקים|negated|d.dvt}. {d.baker|ציסטת בייקר}.', '{i.cxr|צילום חזה}: {x|ללא תסנין|negated|d.pneumonia}.', '{x|תרביות דם - נשלחו|pending|l.bcult}.'])}
      ${h('טיפול במיון', ['{m.clind?|דלצין 600 מ"ג|dose=-;st=-} לווריד, {m.para?|אקמול 1 גרם|dose=-;st=-}, נוזלים. {m.e21tet?|חיסון טטנוס|dose=-;st=-}.'])}
      ${h('אבחנה', ['{d.cellul|צלוליטיס של רגל שמאל|icd=L03.116}. {x|דיון עם אורתופד: אין חשד לדלקת מפרק|negated|d.septarth}.'])}
      ${h('המלצות', ['1. {m.clind|דלצין 300 מ"ג|freq=3 פעמים ביום} 3 פעמים ביום, 7 ימים.', '2. {m.terbt|למיסיל קרם|dose=-;freq=פעם ביום} פעם ביום לכף הרגל.', '3. {x|הרמת הרגל, סימון גבול האודם|instruction}.', '4. {x|רופא משפחה בעוד יומיים, עם CRP|planned|l.crp}.', '5. {x|אם האודם מתפשט - אשפוז|conditional}.', '6. {x|גרביים אלסטיות לאחר ההחלמה|recommended}.'])}</div>
      <div class="a">${h('מדדים 16:50', ['{o|ל"ד 138/79}', '{o|דופק 102}', '{o|חום 38.4}', '{o|סטורציה 96%}', '{o|משקל 118 ק"ג}'])}<h3>${he('מעבדה 17:25')}</h3>${['wbc;WBC;15.3;K/uL;', 'neutp;Neut;84.1;%;', 'hgb;Hb;14.4;g/dL;', 'plt;Plt;287;K/uL;', 'crp;CRP;117;mg/L;', 'glu;Glucose;214;mg/dL;', 'crea;Creatinine;1.03;mg/dL;', 'na;Na;135;mmol/L;', 'k;K;4.4;mmol/L;', 'dd;D-dimer;880;ng/mL;', 'uric;Uric acid;5.6;mg/dL;', 'lact;Lactate;1.7;mmol/L;'].map((s) => lab(s)).join('')}
      ${h('מדדים 21:30', ['{o|ל"ד 129/74}', '{o|דופק 88}', '{o|חום 37.2}'])}${h('ימי מחלה', ['5 ימים'])}</div></div>
      <div style="display:flex;justify-content:space-between;align-items:center;margin-top:8px"><span>${he('ד"ר הדר צוברי, רפואה דחופה, מ.ר. 00395')}</span>${signature(c.rnd)}<span>${he('אח מטפל: ניר כץ')}</span></div>${c.no('ניר כץ', 'nurse')}`,
      'rtl',
    )
  },
  { width: 1040, scale: 1.4 },
)

export const practice30HeLetters = [skin, perfusion, surgical, emergency]
