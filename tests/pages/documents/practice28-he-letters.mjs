/** Ordinary letters in Hebrew for practice: a well-baby clinic's vaccine card, a neurological ward's discharge as a table of problems, a clinic before an operation with its orders, a lumbar MRI by levels, a diabetes nurse's visit with old and new doses. */
import { barcode, mark, matrixCode, signature, stamp } from '../lib/decor.mjs'
import { FACE, doc, he, items, ltr, sheet } from './blind-parts.mjs'

/** A well-baby clinic: a row for each shot with day, batch and site; what is next under its own heading. */
const baby = doc(
  'p1126.png',
  ['he', 'other', 'clean'],
  '2026-05-06',
  ['טיפת חלב נווה דקל', 'טיפת חלב - נווה דקל', 'תחנת טיפת חלב נווה דקל', 'לשכת הבריאות נווה דקל'],
  ['ד"ר פאדי קאסם', 'פאדי קאסם', 'קאסם פאדי'],
  ['אלה רוזנצוויג', 'רוזנצוויג אלה'],
  'פנקס חיסונים - תדפיס',
  (c) => {
    const shot = (s) => {
      const [key, label, date, batch, site] = s.split(';')
      return `<tr data-line><td>${ltr(date)}</td><td>${c.t(`{m.${key}?|${label}|dose=-;st=-;on=${date.split('/').reverse().join('-')}}`)}</td><td>${ltr(batch)}</td><td>${he(site)}</td></tr>`
    }
    const line = (title, s) => `<p><b>${he(title)}:</b> ${c.t(s)}</p>`
    return sheet(
      `body{font:17px/1.45 ${FACE.notoHe};font-size:16.5px;padding:44px 66px}td,th{border:1px solid #7fa8c9;padding:4px 10px}th{background:#e4f0f9}h3{font-size:18px;margin:14px 0 4px;color:#1d5b8a}.h td{border:none;padding:3px 4px}p{margin:6px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div>${he('משרד הבריאות')}<br><b style="font-size:25px;color:#1d5b8a">${he('טיפת חלב נווה דקל')}</b></div>${mark('wave', '#1d5b8a', 52)}<div>${matrixCode(c.rnd, 14, 3)}</div></div>
      <div style="font-size:22px;font-weight:bold;margin:10px 0">${he('פנקס חיסונים - תדפיס')}</div>
      <table class="h" style="background:#f4f9fd"><tr><td>${he('שם הילדה: אלה רוזנצוויג')}</td><td>${he('ת.ז.: 0-2461180-5')}</td><td>${he('תאריך לידה: 30/04/2025')}</td></tr><tr><td>${he('תאריך ביקור: 06/05/2026')}</td><td>${he('רופא: ד"ר פאדי קאסם')}</td><td>${he('גיל: שנה')}</td></tr></table>
      <h3>${he('חיסונים שניתנו')}</h3><table><tr><th>${he('תאריך')}</th><th style="width:46%">${he('חיסון')}</th><th>${he('אצווה')}</th><th>${he('מקום')}</th></tr>
      ${['vhepb;הפטיטיס B (1);30/04/2025;HB2217;ירך ימין', 'vhepb;הפטיטיס B (2);01/06/2025;HB2240;ירך ימין', 'p28penta;מחומש DTaP-IPV-Hib (1);02/07/2025;PX118C;ירך שמאל', 'vpcv;פרבנר (1);02/07/2025;PN9034;ירך ימין', 'e12rota;רוטהטק (1);02/07/2025;RT551;דרך הפה', 'p28penta;מחומש DTaP-IPV-Hib (2);03/09/2025;PX126A;ירך שמאל', 'vpcv;פרבנר (2);03/09/2025;PN9077;ירך ימין', 'e12rota;רוטהטק (2);03/09/2025;RT560;דרך הפה', 'p28penta;מחומש DTaP-IPV-Hib (3);05/11/2025;PX131D;ירך שמאל', 'vhepb;הפטיטיס B (3);05/11/2025;HB2302;ירך ימין', 'vflu;שפעת;05/11/2025;FL25-08;ירך ימין', 'vpcv;פרבנר (3);06/05/2026;PN9190;ירך ימין', 'vmmr;MMR (1);06/05/2026;MM4471;זרוע שמאל', 'e12vvar;אבעבועות רוח (1);06/05/2026;VV302;זרוע ימין'].map(shot).join('')}</table>
      <h3>${he('חיסונים הבאים')}</h3><p>${c.t('{x|מחומש (4) ו-הפטיטיס A (1) - בגיל שנה וחצי|planned|m.vhepa}; {x|MMRV - כיתה א|planned}')}</p>
      <h3>${he('בדיקת הרופא')}</h3>
      ${line('מדידות', '{o|משקל 9.2 ק"ג}, {o|אורך 74 ס"מ}, {o|היקף ראש 45.5 ס"מ}')}
      ${line('התפתחות', 'תקינה לגיל. {x|פיגור התפתחותי - לא נצפה|negated}')}
      ${line('לב', '{x|אוושה: לא|negated}. פרקי ירכיים: {x|נקע - שלילי|negated|d.cdh}')}
      ${line('אבחנות', '{d.eczema|אטופיק דרמטיטיס|icd=L20.9}; {d.p28dacryo|חסימת דרכי דמע משמאל|icd=Q10.5/H04.552}')}
      ${line('אלרגיות', '{a.egg|ביצה|react=פריחה} - פריחה. רגישות לתרופות: {x|לא ידוע|negated}. תגובה קשה לחיסון: {x|לא הייתה|negated|d.anaphyl}')}
      ${line('רקע משפחתי', '{x|אם - אסתמה|family history|d.asthma}. פרכוסי חום באחים: {x|לא|negated|d.febseiz}')}
      ${line('תוספים', '{m.chole|ויטמין D במינון 400 יחידות|freq=פעם ביום} פעם ביום; {m.h14iron|טיפות ברזל 15 מ"ג|freq=פעם ביום} פעם ביום')}
      <h3>${he('בדיקות שהוזמנו')}</h3><p>${c.t('{x|ספירת דם (המוגלובין)|ordered|l.hgb}, {x|פריטין|ordered|l.ferr}')}</p>
      <div style="display:flex;justify-content:space-between;align-items:center;margin-top:8px"><span>${he('אחות: הדס ורשבסקי')}</span>${signature(c.rnd, '#1d5b8a')}${stamp(['טיפת חלב', 'נווה דקל'], '#1d5b8a', -5)}</div>${c.no('הדס ורשבסקי', 'nurse')}`,
      'rtl',
    )
  },
  { width: 980, scale: 1.4 },
)

/** A neurological ward: who and when in a line, background, then a table of problem, what was done and what is to be done. */
const problems = doc(
  'p1127.jpg',
  ['he', 'discharge', 'photo'],
  '2025-12-18',
  [
    'המרכז הרפואי כרמי צוק',
    'כרמי צוק',
    'המרכז הרפואי כרמי צוק - מחלקה נוירולוגית',
    'מחלקה נוירולוגית, המרכז הרפואי כרמי צוק',
  ],
  ['ד"ר רחל אדמסו', 'רחל אדמסו', 'אדמסו רחל'],
  ['ניסים פרחי', 'פרחי ניסים', 'מר ניסים פרחי'],
  'סיכום אשפוז',
  (c) => {
    const row = (a, b, d) => `<tr><td>${c.t(a)}</td><td>${c.t(b)}</td><td>${c.t(d)}</td></tr>`
    const line = (title, s) => `<p><b>${he(title)}:</b> ${c.t(s)}</p>`
    return sheet(
      `body{font:18px/1.32 ${FACE.frank};font-size:19px;padding:36px 54px}td,th{border:1px solid #777;padding:3px 9px}th{background:#ebe7f3}.h td{border:none;padding:2px 4px}p{margin:5px 0}ol{margin:2px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center;border-bottom:3px solid #4a3b78;padding-bottom:4px"><div><b style="font-size:27px;color:#4a3b78">${he('המרכז הרפואי כרמי צוק')}</b><br>${he('מחלקה נוירולוגית ויחידת שבץ')}</div><b style="font-size:25px">${he('סיכום אשפוז')}</b></div>
      <table class="h"><tr><td>${he('פרחי ניסים, בן 69')}</td><td>${he('ת.ז. 0-0492275-8')}</td><td>${he('ת. לידה 14/03/1956')}</td></tr><tr><td>${he('קבלה: 15/12/2025')}</td><td>${he('שחרור: 18/12/2025')}</td><td>${he('רופא משפחה: ד"ר לב שוסטר')}</td></tr></table>${c.no('ד"ר לב שוסטר', 'recipient')}
      ${line('סיבת אשפוז', '{o|חולשת יד ימין} ו{o|קושי בדיבור} שחלפו תוך 40 דקות.')}
      ${line('רקע', '{d.htn|יתר לחץ דם|icd=I10}, {d.exsmoker|מעשן בעבר|icd=Z87.891;st=-}, {d.gout|שיגדון|icd=M10.9}, {d.osa|דום נשימה בשינה|icd=G47.33}. {p.herniar|תיקון בקע מפשעתי|on=2011} 2011. סוכרת: {x|לא|negated|d.dm2}. פרפור פרוזדורים: {x|לא ידוע|negated|d.af}. שבץ בעבר: {x|לא|negated|d.stroke}.')}
      ${line('רגישויות', '{a.cipro|ציפרוקסין|react=אורטיקריה} (אורטיקריה). לחומר ניגוד: {x|שלל|negated|a.contrast}')}
      ${line('משפחה', '{x|אם נפטרה מדימום מוחי|family history|d.ich}')}
      <table style="margin:8px 0"><tr><th style="width:24%">${he('בעיה')}</th><th>${he('ממצאים ומהלך')}</th><th style="width:27%">${he('להמשך')}</th></tr>
      ${row('1. {d.tia|TIA|icd=G45.9}', '{i.cthead|CT ראש|on=2025-12-15} 15/12/2025: דימום - {x|אין|negated|d.ich}. {i.mrbrain|MRI מוח|on=2025-12-16} 16/12/2025: {x|ללא אוטם חריף|negated|d.stroke}, {d.smallv|מחלת כלי דם קטנים|icd=I67.89/I67.82/I67.9}. {x|טרומבוליזה - לא ניתנה|not done|p.thrombol}.', '{x|מעקב מרפאת שבץ בעוד חודש|planned}')}
      ${row('2. {d.carotid|היצרות קרוטיס שמאל|icd=I65.22}', '{i.uscar|דופלר קרוטיס|on=2025-12-16} 16/12/2025: {o|היצרות 50-60%}.', '{x|CTA צוואר|ordered|i.cta}. {x|ניתוח יישקל לפי התוצאה|conditional|p.cea}')}
      ${row('3. {d.hld|היפרליפידמיה|icd=E78.5/E78.2}', '{l.ldl|LDL 151 mg/dL|v=151;u=mg/dL;on=2025-12-16}, {l.trig|טריגליצרידים 188 mg/dL|v=188;u=mg/dL;on=2025-12-16} (16/12/2025).', '{x|פרופיל שומנים בעוד 6 שבועות|planned}')}
      ${row('4. קצב הלב', '{p.ecg|אק"ג|on=2025-12-15} 15/12/2025: סינוס. {i.echo|אקו לב|on=2025-12-17} 17/12/2025: {d.ladil|הרחבת עלייה שמאלית|icd=I51.7}, {l.lvef|EF 60%|v=60;u=%;on=2025-12-17}; PFO - {x|שלילי|negated|d.pfo}.', '{x|הולטר ל-14 יום|ordered|p.holter}')}
      ${row('5. {d.hypok|היפוקלמיה|icd=E87.6}', '{l.k|אשלגן 3.1 mmol/L|v=3.1;u=mmol/L;on=2025-12-15} ב-15/12/2025, {l.k|אשלגן 4.0 mmol/L|v=4.0;u=mmol/L;on=2025-12-18} ב-18/12/2025. {l.crea|קריאטינין 1.1 mg/dL|v=1.1;u=mg/dL;on=2025-12-18} (18/12/2025).', '{x|אלקטרוליטים בעוד שבוע|planned|l.na}')}</table>
      <p><b>${he('תרופות בשחרור')}</b></p><ol>${items(c, ['{m.asa|מיקרופירין 75 מ"ג|freq=פעם ביום} פעם ביום - חדש', '{m.clop|פלביקס 75 מ"ג|freq=פעם ביום} פעם ביום, 21 יום - חדש', '{m.ros|קרסטור 20 מ"ג|freq=פעם ביום} פעם ביום בערב - חדש', '{m.telm|מיקרדיס 80 מ"ג|freq=פעם ביום} פעם ביום - ללא שינוי', '{m.allo|אלוריל 100 מ"ג|freq=פעם ביום} פעם ביום - ללא שינוי', '{m.hctz|דיזותיאזיד 25 מ"ג|st=stopped} - הופסק'])}</ol>
      <p>${c.t('בשחרור: {o|ל"ד 134/78}, {o|NIHSS 0}. {x|לא לנהוג שבועיים|instruction}. {x|בהישנות חולשה - מיון מיד|instruction}.')}</p>
      <div style="display:flex;justify-content:space-between;align-items:center"><span>${he('ד"ר רחל אדמסו, נוירולוגית, מ.ר. 00738')}</span>${signature(c.rnd)}</div>`,
      'rtl',
    )
  },
  { dateAliases: ['2025-12-15'], width: 1020, scale: 1.42, degrade: { angle: -0.9, folds: [0.5] } },
)

/** A clinic before an operation: questions with yes and no behind a colon, orders in a frame of their own. */
const before = doc(
  'p1128.png',
  ['he', 'consultation', 'clean'],
  '2026-02-24',
  ['מרכז רפואי אסף הגליל', 'אסף הגליל', 'מרכז רפואי אסף הגליל - מרפאה טרום ניתוחית', 'מרפאה טרום ניתוחית'],
  ['ד"ר דימיטרי לוינסון', 'דימיטרי לוינסון', 'לוינסון דימיטרי'],
  ['סימה אוחנה', 'אוחנה סימה', "גב' סימה אוחנה"],
  'הערכה טרום ניתוחית',
  (c) => {
    const q = (title, s) => `<tr><td><b>${he(title)}:</b></td><td>${c.t(s)}</td></tr>`
    return sheet(
      `body{font:17px/1.42 ${FACE.miriam};font-size:18px;padding:42px 60px}.q td{padding:2px 8px;border-bottom:1px solid #ddd}.q td:first-child{width:24%}.h td{padding:3px 6px;border:1px solid #333}h3{font-size:19px;margin:12px 0 3px;background:#eee;padding:1px 8px}p{margin:6px 0}ul{margin:2px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div><b style="font-size:26px">${he('מרכז רפואי אסף הגליל')}</b><br>${he('מרפאה טרום ניתוחית | מערך ההרדמה')}</div>${barcode(c.rnd, 32, 36)}</div>
      <div style="font-size:23px;font-weight:bold;text-align:center;margin:6px 0">${he('הערכה טרום ניתוחית')}</div>
      <table class="h"><tr><td>${he('שם: סימה אוחנה')}</td><td>${he('ת.ז.: 0-1288036-0')}</td><td>${he('ת. לידה: 21/07/1962')}</td><td>${he('תאריך: 24/02/2026')}</td></tr></table>
      <p>${c.t('ניתוח מתוכנן: {x|כריתת כיס מרה לפרוסקופית, 10/03/2026|planned|p.lapchole}. אבחנה: {d.gallst|אבנים בכיס המרה|icd=K80.20}.')}</p>
      <h3>${he('תשאול')}</h3><table class="q">
      ${q('לב', '{d.mvp|צניחת המסתם המיטרלי|icd=I34.1}. תעוקה: {x|אין|negated|d.angina}. אוטם: {x|לא היה|negated|d.mi}')}
      ${q('ריאות', '{d.asthma|אסתמה|icd=J45.909/J45.20}, קלה. COPD: {x|לא|negated|d.copd}')}
      ${q('אנדוקריני', '{d.thynod|קשרית בבלוטת התריס|icd=E04.1}. סוכרת: {x|לא|negated|d.dm2}')}
      ${q('עצבים ונפש', '{d.migr|מיגרנה|icd=G43.909}, {d.gad|הפרעת חרדה|icd=F41.1/F41.9}. פרכוסים: {x|לא|negated|d.seiz}')}
      ${q('נטייה לדמם', '{x|אין|negated}. נוגדי קרישה: {x|לא נוטלת|negated}')}
      ${q('ניתוחים', '{p.csect|ניתוח קיסרי|on=1991} 1991; {p.septopl|יישור מחיצת האף|on=2014} 2014')}
      ${q('סיבוכי הרדמה', 'אישי: {x|שוללת|negated}. משפחה: {x|אחות - היפרתרמיה ממאירה|family history}')}
      ${q('אלרגיות', '{a.dipy|אופטלגין|react=נפיחות בשפתיים} - נפיחות בשפתיים; {a.elast|פלסטר|react=גרד} - גרד. לטקס: {x|לא|negated|a.latex}. פניצילין: {x|לא|negated|a.pen}')}
      ${q('הרגלים', 'עישון: {x|לא|negated|d.smoker}. אלכוהול: {x|לא|negated|d.alcdep}')}</table>
      <h3>${he('תרופות קבועות')}</h3><ul>${items(c, ['{m.symb|סימביקורט 160/4.5|dose=-;freq=פעמיים ביום} שאיפה פעמיים ביום', '{m.propr|דרלין 10 מ"ג|freq=פעמיים ביום} פעמיים ביום', '{m.sert|לוסטרל 50 מ"ג|freq=פעם ביום} פעם ביום', '{m.p28rimeg|נורטק 75 מ"ג|freq=לפי הצורך} לפי הצורך', '{m.fishoil|אומגה 3|dose=-;freq=פעם ביום} פעם ביום - {x|להפסיק שבוע לפני הניתוח|planned}'])}</ul>
      <h3>${he('בדיקה גופנית')}</h3><p>${c.t('{o|ל"ד 126/74}, {o|דופק 68}, {o|BMI 28.1}, {o|Mallampati II}. {o|קליק מיטרלי}. צפצופים: {x|אין|negated}. צהבת: {x|אין|negated}. {o|ASA 2}.')}</p>
      <h3>${he('תוצאות קיימות')}</h3><p>${c.t('12/02/2026: {l.hgb|המוגלובין 12.9 g/dL|v=12.9;u=g/dL;on=2026-02-12}, {l.plt|טסיות 261 K/uL|v=261;u=K/uL;on=2026-02-12}, {l.alt|ALT 27 U/L|v=27;u=U/L;on=2026-02-12}, {l.tsh|TSH 1.9 mIU/L|v=1.9;u=mIU/L;on=2026-02-12}. {i.usabd|אולטרסאונד בטן|on=2026-01-20} 20/01/2026: אבנים בכיס המרה, {d.steat|כבד שומני|icd=K76.0}; הרחבת דרכי מרה: {x|אין|negated}. {p.ecg|אק"ג|on=2026-02-24} היום: תקין.')}</p>
      <div style="border:2px solid #333;padding:2px 12px;margin:10px 0"><p><b>${he('הוזמנו לפני הניתוח (טרם בוצעו)')}</b></p><ul>${items(c, ['{x|תפקודי קרישה: PT, APTT|ordered|l.aptt}', '{x|סוג דם וסקר נוגדנים|ordered|l.abscr}', '{x|צילום חזה|ordered|i.cxr}', '{x|תפקודי ריאה (ספירומטריה)|ordered|p.spiro}', '{x|אקו לב|ordered|i.echo}'])}</ul></div>
      <p>${c.t('{x|צום מחצות, מים עד שעתיים לפני|instruction}. {x|לוסטרל ומשאף - ליטול כרגיל בבוקר הניתוח|instruction}. {x|מניעה: צפזולין 2 גרם בחדר ניתוח|planned|m.cefaz}.')}</p>
      <div style="display:flex;justify-content:space-between;align-items:center"><span>${he('ד"ר דימיטרי לוינסון, מומחה בהרדמה, מ.ר. 00291')}</span>${signature(c.rnd, '#24408a')}</div>`,
      'rtl',
    )
  },
  { dateAliases: ['2026-02-12', '2026-01-20'], width: 1020, scale: 1.4 },
)

/** A lumbar MRI: technique in a line, a table of the levels, the rest in lines, the conclusion in a frame. */
const spine = doc(
  'p1129.png',
  ['he', 'imaging', 'clean'],
  '2025-10-30',
  ['מכון הדמיה מבט', 'מבט', 'מכון מבט', 'מכון הדמיה מבט - פתח תקווה'],
  ['ד"ר ליאת שמעונוביץ\'', "ליאת שמעונוביץ'", "שמעונוביץ' ליאת", 'ליאת שמעונוביץ'],
  ['איברהים זועבי', 'זועבי איברהים', 'מר איברהים זועבי'],
  'MRI עמוד שדרה מותני',
  (c) => {
    const row = (level, disc, root) =>
      `<tr><td>${ltr(level)}</td><td>${c.t(disc)}</td><td>${c.t(root)}</td></tr>`
    const p = (s) => `<p>${c.t(s)}</p>`
    return sheet(
      `body{font:18px/1.5 ${FACE.serifHe};font-size:17px;padding:52px 76px}td,th{border:1px solid #8a8a8a;padding:4px 10px}th{background:#eaf1ef}.h td{border:none;padding:2px 4px}p{margin:9px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center;border-bottom:4px solid #1f6f66;padding-bottom:6px"><b style="font-size:28px;color:#1f6f66">${he('מכון הדמיה מבט')}</b><span>${he('פתח תקווה | 03-9000000')}</span>${mark('star', '#1f6f66', 42)}</div>
      <table class="h"><tr><td>${he('שם: איברהים זועבי')}</td><td>${he('ת.ז.: 0-2690043-7')}</td><td>${he('ת. לידה: 17/01/1977')}</td></tr><tr><td>${he('תאריך בדיקה: 30/10/2025')}</td><td>${he('תאריך פענוח: 02/11/2025')}</td><td>${he('מפנה: ד"ר יגאל כרמון')}</td></tr></table>${c.no('ד"ר יגאל כרמון', 'referrer')}
      <div style="font-size:22px;font-weight:bold;margin:10px 0">${c.t('{i.mrls|MRI עמוד שדרה מותני|main=1}')}</div>
      ${p('סיבת הבדיקה: {x|חשד לבלט דיסק|question}, {o|כאב גב תחתון} עם הקרנה לרגל שמאל. ניתוח גב בעבר: {x|לא|negated|p.discect}.')}
      ${p('טכניקה: חתכים סגיטליים ואקסיאליים T1, T2 ו-STIR. {x|לא הוזרק גדוליניום|not done}. השוואה: {i.h17ctls|CT עמוד שדרה מותני|on=2023-06-11} מיום 11/06/2023.')}
      <table><tr><th style="width:12%">${he('גובה')}</th><th>${he('דיסק')}</th><th>${he('תעלה ופורמינות')}</th></tr>
      ${row('L1-L2', 'גובה ואות שמורים', '{x|ללא היצרות|negated}')}
      ${row('L2-L3', '{d.p28schmorl|קשריות שמורל|icd=M51.46/M51.45/M51.47} בלוחיות הסופיות', '{x|ללא היצרות|negated}')}
      ${row('L3-L4', '{d.discbulge|בלט דיסק|icd=M51.26/M51.36/M51.360/M51.369} רחב בסיס', '{o|לחץ קל על השק התקלי}')}
      ${row('L4-L5', '{d.degdisc|דגנרציה של הדיסק|icd=M51.36/M51.360/M51.369/M51.37} ובלט', '{d.facet|ארתרוזיס של הפצטות|icd=M47.816/M47.817} דו צדדי; {d.spinsten|היצרות תעלת השדרה|icd=M48.061/M48.06} בדרגה בינונית')}
      ${row('L5-S1', '{d.dischern|פריצת דיסק|icd=M51.27/M51.17/M51.26} פרצנטרלית משמאל, 7 מ"מ', '{o|לחץ על שורש S1 משמאל}')}</table>
      ${p('יישור: {d.spondylol|ליסטזיס L4 על L5|icd=M43.16} דרגה 1. שבר: {x|אין|negated|d.vertfx}. גרורות: {x|לא נצפו|negated}. סימני דיסקיטיס: {x|אין|negated|d.discitis}.')}
      ${p('{d.hemang|המנגיומה בגוף L2|icd=D18.09}, 9 מ"מ. {d.p28tarlov|ציסטת טרלוב בגובה S2|icd=G96.191}, 12 מ"מ.')}
      ${p('הקונוס בגובה L1, אות תקין. רקמות רכות: {d.rcyst|ציסטה פשוטה בכליה ימין|icd=N28.1}. מפרצת אאורטה: {x|שלילי|negated|d.aaa}.')}
      <div style="border:2px solid #1f6f66;padding:4px 14px;margin-top:12px"><p><b>${he('לסיכום')}:</b> ${c.t('{d.dischern|פריצת דיסק L5-S1} משמאל עם לחץ שורשי, חדשה ביחס ל-2023. {d.spinsten|היצרות תעלה L4-L5}. תסמונת זנב הסוס: {x|אין עדות|negated}.')}</p></div>
      ${p('{x|מומלץ ייעוץ נוירוכירורג|planned}. {x|EMG לפי שיקול קליני|conditional|p.emg}. {x|בהופעת אי שליטה בסוגרים - פנייה דחופה למיון|instruction}.')}
      <div style="display:flex;justify-content:space-between;align-items:center;margin-top:14px"><span>${he('ד"ר ליאת שמעונוביץ\', רדיולוגית, מ.ר. 00655')}</span>${signature(c.rnd, '#222')}</div>`,
      'rtl',
    )
  },
  { dateAliases: ['2025-11-02'], width: 1020, scale: 1.4 },
)

/** A diabetes nurse's visit: drugs in a table of before and from now, the last results with the day of each, orders apart. */
const nurse = doc(
  'p1130.png',
  ['he', 'consultation', 'clean'],
  '2026-01-28',
  ['קופת חולים שיטה', 'שיטה', 'קופ"ח שיטה', 'קופת חולים שיטה - מרפאת המעיין', 'מרפאת המעיין'],
  ['ד"ר עדינה בוחבוט', 'עדינה בוחבוט', 'בוחבוט עדינה'],
  ['תמר גברהיווט', 'גברהיווט תמר', "גב' תמר גברהיווט"],
  'ביקור במרפאת סוכרת',
  (c) => {
    const drug = (s, was, now) =>
      `<tr data-line><td>${c.t(s)}</td><td>${he(was)}</td><td>${he(now)}</td></tr>`
    const lab = (s) => {
      const [key, label, v, u, date] = s.split(';')
      return `<tr data-line><td>${c.t(`{l.${key}|${label} ${v}${u === '%' ? '' : ' '}${u}|v=${v};u=${u};on=${date.split('.').reverse().join('-')}}`)}</td><td>${ltr(date)}</td></tr>`
    }
    const line = (title, s) => `<p><b>${he(title)}:</b> ${c.t(s)}</p>`
    return sheet(
      `body{font:17px/1.42 ${FACE.nachlieli};font-size:18px;padding:42px 62px}td,th{border-bottom:1px solid #c4b58d;padding:3px 10px}th{border-bottom:2px solid #8a6d1d;color:#6b5314}h3{font-size:19px;margin:12px 0 2px;color:#6b5314}.h td{border:none;padding:2px 4px}p{margin:5px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center;background:#f6efd9;padding:8px 14px"><div><b style="font-size:25px;color:#6b5314">${he('קופת חולים שיטה')}</b><br>${he('מרפאת המעיין, קריית גת')}</div><div style="text-align:left"><b style="font-size:22px">${he('ביקור במרפאת סוכרת')}</b><br>${he('28.01.2026')}</div></div>
      <table class="h" style="margin-top:6px"><tr><td>${he("מטופלת: גב' תמר גברהיווט")}</td><td>${he('ת.ז. 0-3055319-2')}</td><td>${he('ת. לידה 03.11.1968')}</td></tr><tr><td>${he('רופאה: ד"ר עדינה בוחבוט')}</td><td>${he('אחות סוכרת: נועם שושן')}</td><td>${he('סוג ביקור: פרונטלי')}</td></tr></table>${c.no('נועם שושן', 'nurse')}
      ${line('בעיות', '{d.dm2|סוכרת סוג 2|icd=E11.9/E11.319/E11.65}, {d.dretin|רטינופתיה סוכרתית|icd=E11.319}, {d.obesity|השמנה|icd=E66.9}, {d.htn|יתר לחץ דם|icd=I10}, {d.calcspur|דורבן|icd=M77.30}')}
      ${line('היפוגליקמיות', '{x|אין|negated}')}
      ${line('כאבים בחזה', '{x|שוללת|negated|d.chestpain}')}
      ${line('פצע בכף הרגל', '{x|אין|negated|d.e13dfu}')}
      ${line('רגישות לתרופות', '{x|לא ידועה|negated}')}
      ${line('משפחה', '{x|שני הורים עם סוכרת|family history}; {x|אח - אי ספיקת כליות בדיאליזה|family history|d.esrd}')}
      ${line('מדידות', '{o|משקל 91.4 ק"ג}, {o|BMI 33.6}, {o|ל"ד 142/86}, {o|גלוקומטר 203}')}
      ${line('כפות רגליים', 'דפקים נמושים, תחושה שמורה. נוירופתיה: {x|לא|negated|d.dneuro}. {d.tinped|פטרת בין האצבעות|icd=B35.3}')}
      <h3>${he('תרופות')}</h3><table><tr><th style="width:40%">${he('תרופה')}</th><th>${he('עד היום')}</th><th>${he('מהיום')}</th></tr>
      ${drug('{m.p28glarlix|סוליקווה 24 יחידות|freq=פעם ביום}', '18 יחידות', '24 יחידות פעם ביום לפני ארוחת בוקר')}
      ${drug("{m.jardsyn|ג'רדיאנס דואו 12.5/1000|dose=-;freq=פעמיים ביום}", 'פעמיים ביום', 'פעמיים ביום, ללא שינוי')}
      ${drug('{m.glim|אמריל 2 מ"ג|st=stopped}', 'פעם ביום', 'הופסק')}
      ${drug('{m.ator|ליפיטור 40 מ"ג|freq=פעם ביום}', '-', 'חדש: פעם ביום בערב')}
      ${drug('{m.lercan|וזודיפ 10 מ"ג|freq=פעם ביום}', 'פעם ביום', 'פעם ביום, ללא שינוי')}
      ${drug('{m.clotri|אגיסטן קרם|dose=-;freq=פעמיים ביום}', '-', 'חדש: פעמיים ביום, 3 שבועות')}</table>
      <h3>${he('בדיקות אחרונות')}</h3><table><tr><th style="width:60%">${he('בדיקה ותוצאה')}</th><th>${he('תאריך')}</th></tr>
      ${['a1c;HbA1c;9.1;%;19.01.2026', 'a1c;HbA1c;8.4;%;07.09.2025', 'crea;קריאטינין;0.79;mg/dL;19.01.2026', 'ldl;LDL;129;mg/dL;19.01.2026', 'trig;טריגליצרידים;244;mg/dL;19.01.2026', 'uacr;אלבומין/קריאטינין בשתן;22;mg/g;07.09.2025', 'k;אשלגן;4.6;mmol/L;19.01.2026'].map(lab).join('')}</table>
      ${line('בוצע', '{p.e16fundus|צילום קרקעית העין|on=2025-11-05} 05.11.2025. {m.vflu?|חיסון שפעת|dose=-;st=-;on=2025-10-22} 22.10.2025. {x|חיסון פנאומו - סירבה|declined}.')}
      <h3>${he('הזמנת בדיקות')}</h3><p>${c.t('{x|HbA1c בעוד 3 חודשים|ordered}, {x|תפקודי כבד|ordered|l.alt}, {x|ויטמין B12|ordered|l.b12}, {x|מיקרואלבומין בשתן|ordered}, {x|אק"ג|ordered|p.ecg}')}</p>
      ${line('הנחיות', "{x|הליכה 30 דקות ביום|instruction}. {x|מתחת ל-70 - 15 גרם סוכר|instruction}. {x|אם HbA1c יישאר מעל 8 - לשקול מונג'רו|conditional|m.tirz}. יעד: {x|HbA1c מתחת ל-7|target}.")}
      <div style="display:flex;justify-content:space-between;align-items:center;margin-top:6px"><span>${he('ד"ר עדינה בוחבוט, רפואת משפחה, מ.ר. 00872')}</span>${signature(c.rnd)}${stamp(['ד"ר ע. בוחבוט', 'מ.ר. 00872'], '#6b5314', -4)}</div>`,
      'rtl',
    )
  },
  { dateAliases: ['2026-01-19', '2025-09-07'], width: 980, scale: 1.4 },
)

export const practice28HeLetters = [baby, problems, before, spine, nurse]
