/** Everyday Hebrew paper: a ward's discharge, an emergency letter, a urology clinic, a fund's prescription, a spine MRI, a gastroscopy. */
import { barcode, mark, matrixCode, signature, stamp } from '../lib/decor.mjs'
import { FACE, doc, he, ltr, part, sheet } from './blind-parts.mjs'

const discharge = doc(
  'p239.jpg',
  ['he', 'discharge', 'photo'],
  '2025-01-30',
  ['המרכז הרפואי תבור', 'מרכז רפואי תבור', 'Tavor Medical Center'],
  ['ד"ר ג׳ואד סלאמה', 'ג׳ואד סלאמה', 'ד"ר ג\'ואד סלאמה', "ג'ואד סלאמה", 'סלאמה ג׳ואד'],
  ['שמעון אלקיים', 'אלקיים שמעון'],
  'סיכום אשפוז',
  (c) => {
    const med = (name, how) => `<tr data-line><td>${c.t(name)}</td><td>${he(how)}</td></tr>`
    return sheet(
      `body{font:18px/1.4 ${FACE.serifHe};font-size:18px;padding:40px 58px}h3{font-size:19.5px;margin:9px 0 1px;text-decoration:underline}p{margin:2px 0}ul,ol{margin:1px 0}td{padding:2px 8px;border:1px solid #bbb}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div><b style="font-size:26px">המרכז הרפואי תבור</b><br>${he('מחלקה לקרדיולוגיה')}</div><div>${barcode(c.rnd, 34, 32)}<br>${he('סיכום אשפוז')}</div></div><p>${he('שם: אלקיים שמעון \u00a0 ת.ז.: 05830117-2 \u00a0 תאריך לידה: 25/04/1950 \u00a0 מין: זכר')}<br>${he('התקבל: 26/01/2025 \u00a0 שוחרר: 30/01/2025 \u00a0 רופא משפחה: ד"ר לאה פינקלשטיין')}</p>${c.no('ד"ר לאה פינקלשטיין', 'recipient')}
      ${part(c, 'אבחנות בשחרור', ['{d.hfref|Acute on chronic systolic heart failure|icd=I50.23}', '{d.aki|AKI|st=-}, חלפה', '{d.anemia|אנמיה נורמוציטית|icd=D64.9}'])}
      ${part(c, 'אבחנות ברקע', '{d.ihd|IHD}, S/P {d.stemi|STEMI|st=historical;icd=I25.2/I21.3} 2016 עם {p.pci|PCI ל-LAD|on=2016}. {d.dm2|DM type 2}, {d.htn|יתר לחץ דם}, {d.hld|דיסליפידמיה}, {d.ckd3|CKD 3a|icd=N18.31}. {p.icd|ICD|on=2019} הושתל 2019. {d.exsmoker|מעשן לשעבר}.')}
      ${part(c, 'סיבת האשפוז', 'בן 74, {o|קוצר נשימה} ועליה של 6 ק"ג במשקל במשך שבוע לאחר שהפסיק משתנים על דעת עצמו. {x|ללא כאב בחזה|negated}, {x|ללא חום|negated}, {x|ללא סינקופה|negated|d.syncope}. {x|אביו נפטר משבץ מוחי|family history|d.stroke}.')}
      ${part(c, 'בבדיקה', 'ל"ד 104/62, דופק 88, סטורציה 90% באוויר חדר. גודש ורידי צוואר, קרפיטציות בבסיסים, {o|בצקות} עד הברכיים. {x|ללא סימני DVT|negated|d.dvt}.')}
      ${part(c, 'בדיקות עזר', 'מעבדה בקבלה 26/01/2025: {l.bnp|NT-proBNP 8740 pg/mL|v=8740;u=pg/mL;on=2025-01-26}, {l.crea|קריאטינין 2.06 mg/dL|v=2.06;u=mg/dL;on=2025-01-26}, {l.k|K 4.9 mmol/L|v=4.9;u=mmol/L;on=2025-01-26}, {l.na|Na 131 mmol/L|v=131;u=mmol/L;on=2025-01-26}, {l.hgb|Hb 10.8 g/dL|v=10.8;u=g/dL;on=2025-01-26}, {l.tropi|טרופונין I 34 ng/L|v=34;u=ng/L;on=2025-01-26}. בשחרור 30/01/2025: {l.crea|קריאטינין 1.48 mg/dL|v=1.48;u=mg/dL;on=2025-01-30}, {l.k|K 4.2 mmol/L|v=4.2;u=mmol/L;on=2025-01-30}. {l.a1c|HbA1c 7.1%|v=7.1;u=%}. {l.ferr|פריטין 64 ng/mL|v=64;u=ng/mL}, {l.tsat|רוויית טרנספרין 13%|v=13;u=%}.\n{p.ecg|אק"ג}: קצב סינוס, {d.lbbb|LBBB}. {i.cxr|צילום חזה|on=2025-01-26} 26/01/2025: {o|גודש ריאתי}, {d.pleff|תפליט פלאורלי קטן מימין}; {x|ללא תסנין|negated|d.pneumonia}. {i.echo|אקו לב|on=2025-01-28} 28/01/2025: {l.lvef|EF 28%|v=28;u=%}, {d.mitral|MR בינוני}; {x|ללא תפליט פריקרדיאלי|negated|d.pereff}.')}
      ${part(c, 'מהלך ודיון', 'טופל ב{m.fur?|פוסיד IV|st=-;dose=-} עם ירידה של 5.5 ק"ג. {x|לא נזקק לאינוטרופים|negated}. טיפול בברזל: {m.fecarb?|Ferinject 1000 mg|st=-} במנה אחת. {x|נשקל CRT ויידון במרפאה|considered}. {x|צנתור חוזר לא בוצע|not done|p.angio}.')}
      <h3>${he('טיפול תרופתי בשחרור')}</h3><table>${med('{m.sacval|Entresto 24/26|dose=-;freq=2 ליום}', '1 טבליה × 2 ליום - חדש')}${med('{m.bis|Cardiloc 2.5 mg|freq=1 ליום}', '1 × 1 ליום')}${med('{m.fur|Fusid 40 mg|freq=בוקר וצהריים}', '2 טבליות בבוקר, 1 בצהריים - הועלה')}${med('{m.spir|Aldactone 25 mg|freq=1 ליום}', '1 × 1 ליום')}${med('{m.dapa|Forxiga 10 mg|freq=1 ליום}', '1 × 1 ליום - חדש')}${med('{m.asa|Micropirin 100 mg|freq=1 ליום}', '1 × 1 ליום')}${med('{m.ator|Lipitor 80 mg|freq=ערב}', '1 בערב')}${med('{m.ram|Tritace 5 mg|st=stopped}', 'הופסק, הוחלף באנטרסטו')}${med('{m.etor|Arcoxia 60 mg|st=stopped}', 'הופסק, אסור ליטול')}</table>
      ${part(c, 'רגישויות', '{a.pen|פניצילין - פריחה|react=פריחה}. {x|אין רגישות ליוד|negated|a.contrast}.')}
      ${part(c, 'המלצות', 'שקילה יומית, הגבלת מלח ונוזלים. ביקור במרפאת אי ספיקת לב בעוד שבועיים עם {x|תפקודי כליה ואלקטרוליטים|planned}. {x|להימנע מ-NSAID|warned}. {x|קולונוסקופיה לבירור אנמיה|planned|p.colono}.')}<div style="margin-top:14px">${he('ד"ר ג׳ואד סלאמה, מומחה בקרדיולוגיה')}</div>${signature(c.rnd)}`,
      'rtl',
    )
  },
  { scale: 1.35, degrade: { angle: 0.9 } },
)

const emergency = doc(
  'p240.png',
  ['he', 'discharge', 'scan'],
  '2025-08-17',
  ['בית חולים ארזים', 'בי"ח ארזים', 'ארזים'],
  ['ד"ר נועה ויינשטוק', 'נועה ויינשטוק', 'ויינשטוק נועה'],
  ['מיכאל דוברוב', 'דוברוב מיכאל'],
  'סיכום ביקור במיון',
  (c) => {
    const box = (title, body) => `<tr><td class="k">${he(title)}</td><td>${c.t(body)}</td></tr>`
    return sheet(
      `body{font:18px/1.42 ${FACE.arial};font-size:19px;padding:46px 60px}td{border:1px solid #333;padding:6px 10px}.k{width:170px;font-weight:bold;background:#ececec}`,
      `<div style="display:flex;justify-content:space-between"><div><b style="font-size:25px">בית חולים ארזים</b><br>${he('המחלקה לרפואה דחופה - סיכום ביקור')}</div>${barcode(c.rnd, 38, 36)}</div><p>${he('שם: דוברוב מיכאל \u00a0 ת.ז. 33290481-5 \u00a0 ת. לידה: 05.12.1983 (41) \u00a0 קופה: אגמים')}<br>${he('קבלה: 16.08.2025 22:41 \u00a0 שחרור: 17.08.2025 06:55 \u00a0 הגיע: עצמאית \u00a0 מספר פניה 25-77310')}</p>
      <table>${box('תלונה עיקרית', '{d.chestpain|כאב בחזה משמאל|icd=R07.89/R07.9/R07.2} מזה יומיים, מוחמר בתנועה ובמישוש. {x|ללא קוצר נשימה|negated}, {x|ללא הזעה|negated}.')}${box('רקע רפואי', '{d.gerd|GERD}, {d.migr|מיגרנה}. S/P {p.append|כריתת תוספתן|on=2005} 2005. {d.smoker|מעשן קופסה ליום|icd=F17.210/F17.200/Z72.0}. {x|אח עבר אוטם בגיל 45|family history|d.mi}. {x|שולל סוכרת|negated|d.dm2} ו{x|יתר לחץ דם|negated|d.htn}.')}${box('תרופות קבועות', '{m.ome|אומפרדקס 20 מ"ג פעם ביום|freq=פעם ביום}, {m.riza|מקסלט 10 מ"ג לפי צורך|freq=לפי צורך}.')}${box('רגישות', '{a.dipy|אופטלגין - נפיחות שפתיים|react=נפיחות שפתיים}')}${box('בדיקה גופנית', 'ל"ד 138/84, דופק 76, חום 36.7, סטורציה 99%. {x|רגישות במישוש צלעות 3-4 משמאל|tenderness, not an allergy}. {x|ללא אוושות|negated}. שוקיים {x|ללא נפיחות|negated|d.dvt}.')}${box('בדיקות', '{p.ecg|אק"ג} תקין, {x|ללא שינויים איסכמיים|negated}. {l.tropi|טרופונין I 3 ng/L|v=3;u=ng/L;on=2025-08-16} (16.08.2025 23:10), חוזר {l.tropi|4 ng/L|v=4;u=ng/L;on=2025-08-17} (17.08.2025 02:15). {l.dd|D-Dimer 0.31 mg/L|v=0.31;u=mg/L;on=2025-08-16}, {l.hgb|HGB 15.2 g/dL|v=15.2;u=g/dL;on=2025-08-16}, {l.wbc|WBC 8.4 K/uL|v=8.4;u=K/uL;on=2025-08-16}, {l.crp|CRP 0.4 mg/dL|v=0.4;u=mg/dL;on=2025-08-16}, {l.crea|קריאטינין 0.94 mg/dL|v=0.94;u=mg/dL;on=2025-08-16}, {l.k|אשלגן 4.3 mmol/L|v=4.3;u=mmol/L;on=2025-08-16}.')}${box('הדמיה', '{i.cxr|צילום חזה|on=2025-08-16} 16.08.2025: {x|ללא תסנין|negated|d.pneumonia}, {x|ללא חזה אוויר|negated|d.pneumothx}, צל לב תקין.')}${box('טיפול במיון', '{m.asa?|אספירין 300 מ"ג|st=-} פומי, {m.para?|אקמול 1 גרם|st=-;dose=-}, {m.famo?|פמוטידין 20 מ"ג IV|st=-}.')}${box('אבחנה', '{d.costoch|Costochondritis}; {d.chestpain|כאב חזה לא קרדיאלי|icd=R07.89/R07.9/R07.2}')}${box('המלצות', '{m.etor|ארקוקסיה 90 מ"ג פעם ביום|freq=פעם ביום} ל-5 ימים. {m.para|אקמול לפי צורך|dose=-;freq=לפי צורך}. {x|מבחן מאמץ דרך הקופה תוך שבועיים|planned|p.stresst}. {x|אם הכאב חוזר במאמץ לפנות למיון|conditional}. {x|הומלץ להפסיק לעשן, ניתן לשקול צ׳מפיקס|considered|m.varen}. {x|אין צורך באשפוז|negated}.')}</table>
      <p>${he('רופאה: ד"ר נועה ויינשטוק, רפואה דחופה. אח אחראי: סלים נאסר. הודפס 17.08.2025 06:58')}</p>${c.no('סלים נאסר', 'nurse')}<div style="display:flex;gap:30px">${signature(c.rnd)}${stamp(['ד"ר נועה ויינשטוק', 'מ.ר. 12345'], '#20407a', -3)}</div>`,
      'rtl',
    )
  },
  { width: 1000, scale: 1.5, degrade: { angle: -0.7 } },
)

const urology = doc(
  'p241.jpg',
  ['he', 'consultation', 'photo'],
  '2025-10-05',
  ['מרפאות אלון - המרכז לרפואה יועצת', 'מרפאות אלון', 'מרפאות אלון, המרכז לרפואה יועצת'],
  ['ד"ר איתמר קרניאל', 'איתמר קרניאל', 'קרניאל איתמר'],
  ['אברהם טולדנו', 'טולדנו אברהם', 'מר טולדנו'],
  'סיכום ביקור במרפאה',
  (c) =>
    sheet(
      `body{font:19px/1.46 ${FACE.david};font-size:22px;padding:46px 70px}h3{font-size:21px;margin:10px 0 1px;color:#14532d}p{margin:3px 0}ul,ol{margin:1px 0}`,
      `<div style="display:flex;justify-content:space-between;border-bottom:2px solid #14532d;padding-bottom:6px"><div style="display:flex;gap:10px;align-items:center">${mark('leaf', '#14532d', 44)}<div><b style="font-size:27px;color:#14532d">מרפאות אלון</b><br>${he('המרכז לרפואה יועצת - אורולוגיה')}</div></div><div>${he('סיכום ביקור')}<br>${he('05/10/2025')}</div></div>
      <p>${he('מטופל: אברהם טולדנו, ת.ז. 4-2219087-6, תאריך לידה 13/07/1957, בן 68. מפנה: ד"ר שרה בן חמו')}</p>${c.no('ד"ר שרה בן חמו', 'referrer')}
      ${part(c, 'אבחנות', ['{d.bph|BPH} עם תסמיני אגירה וריקון', '{d.hematuria|Microscopic hematuria|icd=R31.29/R31.21/R31.9}', '{d.ed|ED}', '{d.rcyst|ציסטה פשוטה בכליה שמאל}'])}
      ${part(c, 'תלונות ואנמנזה', 'מתלונן על {o|זרם חלש}, {d.nocturia?|נוקטוריה × 3}, {o|דחיפות}. {x|אין המטוריה מאקרוסקופית|negated}, {x|אין צריבה|negated}. ברקע {d.htn|יל"ד} ו{d.hld|היפרליפידמיה}. {x|אח עם סרטן ערמונית בגיל 62|family history|d.prostca}. {x|לא מעשן|negated|d.smoker}. ניתוחים: {p.herniar|תיקון בקע מפשעתי מימין|on=2011} 2011.')}
      ${part(c, 'תרופות', '{m.tams|אומניק 0.4 מ"ג פעם ביום|freq=פעם ביום}, {m.aml|נורווסק 5 מ"ג פעם ביום|freq=פעם ביום}, {m.ros|קרסטור 10 מ"ג בערב|freq=בערב}. {m.oxyb|נוביטרופן|st=stopped;dose=-} הופסק בגלל יובש בפה. רגישויות: {x|לא ידועות|negated}.')}
      ${part(c, 'בבדיקה', 'בטן רכה, {x|שלפוחית אינה נימושה|negated}. PR: ערמונית כ-50 גרם, חלקה, {x|ללא גושים|negated}.')}
      ${part(c, 'בדיקות', 'מעבדה 21/09/2025: {l.psa|PSA 5.2 ng/mL|v=5.2;u=ng/mL;on=2025-09-21} (לפני שנה, 15/09/2024: {l.psa|4.1 ng/mL|v=4.1;u=ng/mL;on=2024-09-15}), {l.psaratio|free/total PSA 24%|v=24;u=%;on=2025-09-21}, {l.crea|קריאטינין 1.0 mg/dL|v=1.0;u=mg/dL;on=2025-09-21}. שתן כללית: {l.urbc|8 RBC לשדה|v=8;u=-;on=2025-09-21}, {l.ucult|תרבית שתן סטרילית|v=סטרילית;u=-;on=2025-09-21}.\n{i.usren|US כליות ודרכי שתן|on=2025-09-28} 28/09/2025: {x|ללא הידרונפרוזיס|negated|d.hydro}, {x|ללא אבנים|negated|d.stone}; ערמונית 54 סמ"ק, {l.pvr|שארית שתן 85 סמ"ק|v=85;u=סמ"ק}, {d.bladwall?|דופן שלפוחית מעובה}.\n{p.uroflow|אורופלומטריה} היום: {l.qmax|Qmax 9.4 mL/s|v=9.4;u=mL/s}.')}
      ${part(c, 'דיון והמלצות', ['להוסיף {m.dutas|אבודרט 0.5 מ"ג פעם ביום|freq=פעם ביום}; הוסבר על תופעות לוואי.', '{m.tada|סיאליס 5 מ"ג פעם ביום|freq=פעם ביום} בהתאם להעדפתו.', '{x|ציסטוסקופיה ו-CT אורוגרפיה לבירור|planned|p.cystosc}.', 'PSA {x|בדיקה חוזרת בעוד 3 חודשים|planned|l.psa}; {x|אם מעל 6 - MRI ערמונית|conditional|i.mrprost}. {x|אין כרגע התוויה לביופסיה|not done}.', '{x|TURP ישקל אם לא יהיה שיפור|considered|p.turp}. {x|לא לקחת תרופות להצטננות עם פסאודואפדרין|warned}.'], 'ol')}
      <p>${he('בברכה, ד"ר איתמר קרניאל, מומחה לאורולוגיה')}</p>${signature(c.rnd)}<p style="font-size:17px">${he('העתק: ד"ר שרה בן חמו. הודפס 06/10/2025')}</p>`,
      'rtl',
    ),
  { scale: 1.25, degrade: { angle: -1.1, folds: [0.5] } },
)

const prescription = doc(
  'p242.png',
  ['he', 'prescription', 'clean'],
  '2025-12-01',
  ['קופת חולים אגמים', 'אגמים', 'קופ"ח אגמים'],
  ['ד"ר סיגלית אברמוב', 'סיגלית אברמוב', 'אברמוב סיגלית'],
  ['רחל נגאוקר', 'נגאוקר רחל'],
  'מרשם',
  (c) => {
    const rx = (n, name, how, amount) =>
      `<tr data-line><td>${n}</td><td class="nm">${c.t(name)}</td><td>${he(how)}</td><td>${he(amount)}</td></tr>`
    return sheet(
      `body{font:18px/1.4 ${FACE.simple};font-size:18.5px;padding:40px 56px}td,th{border:1px solid #777;padding:7px 9px}th{background:#eef3f6;text-align:right}.nm{direction:ltr;text-align:left;font-weight:bold}p{margin:6px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div><b style="font-size:25px;color:#1a6f8f">קופת חולים אגמים</b><br>${he('מרשם ממוחשב - תקף ל-3 חודשים')}</div>${matrixCode(c.rnd, 20, 4)}</div><p>${he('שם המטופלת: נגאוקר רחל \u00a0 ת.ז. 05177340-9 \u00a0 ת. לידה: 22/02/1955 \u00a0 כתובת: האורן 12, דימונה')}<br>${he('תאריך המרשם: 01/12/2025 \u00a0 רופאה: ד"ר סיגלית אברמוב \u00a0 מ.ר. 00000 \u00a0 הודפס: 01/12/2025 11:20')}</p>
      <p>${c.t('אבחנות למרשם: {d.dm2|סוכרת סוג 2}, {d.htn|יתר ל"ד}, {d.hypothy|תת פעילות בלוטת התריס}, {d.copd|COPD}')}</p>
      <table><tr><th>#</th><th>תרופה</th><th>הוראות</th><th>כמות</th></tr>
      ${rx(1, '{m.jentad|JENTADUETO 2.5/1000 MG TAB|dose=-;freq=פעמיים ביום}', 'טבליה אחת פעמיים ביום עם האוכל', '60 טבליות')}${rx(2, '{m.atacpl|EXFORGE 5/160 MG TAB|dose=-;freq=פעם ביום}', 'טבליה אחת בבוקר', '28 טבליות')}${rx(3, '{m.levo|EUTHYROX 50 MCG TAB|freq=בבוקר על קיבה ריקה;dose=50 mcg}', 'טבליה אחת בבוקר על קיבה ריקה', '30 טבליות')}${rx(4, '{m.ros|CRESTOR 20 MG TAB|freq=לפני השינה;dose=20 mg}', 'טבליה אחת לפני השינה', '30 טבליות')}${rx(5, '{m.spiolto|SPIOLTO RESPIMAT|dose=-;freq=פעם ביום}', '2 שאיפות פעם ביום', '1 משאף')}${rx(6, '{m.salb|VENTOLIN INHALER 100 MCG|freq=לפי צורך;dose=100 mcg}', '2 שאיפות לפי צורך, עד 4 פעמים ביום', '1 משאף')}${rx(7, '{m.cital|RECITAL 20 MG TAB|freq=פעם ביום;dose=20 mg}', 'טבליה אחת פעם ביום', '30 טבליות')}${rx(8, '{m.fusid|FUCIDIN CREAM 2%|dose=-;freq=3 פעמים ביום}', 'למריחה מקומית 3 פעמים ביום, 7 ימים', '1 שפופרת')}${rx(9, '{m.brotiz|BONDORMIN 0.25 MG TAB|freq=לפני השינה לפי צורך;dose=0.25 mg}', 'טבליה לפני השינה לפי צורך', '14 טבליות')}</table>
      <p>${c.t('רגישויות: {a.sulfa|סולפה}, {a.augm|אוגמנטין|react=שלשול} - שלשול.')}</p><p>${c.t('הערות: {m.glim|AMARYL 2 MG|st=stopped;dose=2 mg} הופסק עקב {o|היפוגליקמיה}. {x|אין ליטול אדוויל או נורופן|warned|m.ibu}. {x|בביקור הבא יישקל OZEMPIC|considered|m.sema}. {x|שפעת - חיסון יינתן באחות|planned|m.vflu}.')}</p>
      <div style="display:flex;justify-content:space-between;align-items:center;margin-top:34px">${signature(c.rnd)}${stamp(['ד"ר סיגלית אברמוב', 'רפואת משפחה'], '#1a4f6f', -4)}</div><p style="font-size:16px">${he('ניפוק: בית מרקחת שמש, דימונה. רוקח אחראי: דני פרץ')}</p>${c.no('דני פרץ', 'pharmacist')}${c.no('בית מרקחת שמש', 'pharmacy')}`,
      'rtl',
    )
  },
  { width: 1040, scale: 1.4 },
)

const spine = doc(
  'p243.png',
  ['he', 'imaging', 'clean'],
  '2025-06-25',
  ['מכון הדמיה מגדל אור', 'מגדל אור', 'מכון ההדמיה מגדל אור'],
  ['ד"ר ולדימיר קוגן', 'ולדימיר קוגן', 'קוגן ולדימיר'],
  ['סמדר יחזקאלי', 'יחזקאלי סמדר'],
  'פענוח MRI עמוד שדרה מותני',
  (c) =>
    sheet(
      `body{font:19px/1.5 ${FACE.frank};font-size:22px;padding:50px 84px}p{margin:8px 0}h3{font-size:21px;margin:12px 0 0}`,
      `<div style="text-align:center">${mark('rings', '#4a3a7a', 50)}<br><b style="font-size:27px;color:#4a3a7a">מכון הדמיה מגדל אור</b></div><p>${he('שם: יחזקאלי סמדר \u00a0 ת.ז. 02988134-1 \u00a0 תאריך לידה: 08/09/1969')}<br>${he('תאריך בדיקה: 25/06/2025 \u00a0 תאריך פענוח: 29/06/2025 \u00a0 רופא מפנה: ד"ר גיל אשכנזי, אורתופדיה')}</p>${c.no('ד"ר גיל אשכנזי', 'referrer')}
      <p><b>${he('הבדיקה:')}</b> ${c.t('{i.mrls|MRI עמוד שדרה מותני|main=1} ללא הזרקת חומר ניגוד')}</p>
      <p><b>${he('סיבת ההפניה:')}</b> ${c.t('{d.lbp|כאבי גב תחתון} עם הקרנה לרגל שמאל כחצי שנה. {x|לשלול בקע דיסק|question}. {x|ללא סימני זנב סוס|negated}. לאחר {p.ctr|שחרור תעלה קרפלית|on=2020} ב-2020.')}</p>
      <p><b>${he('השוואה:')}</b> ${c.t('{i.xrspine|צילום עמוד שדרה מותני|on=2025-01-12} מ-12/01/2025')}</p>
      <h3>${he('ממצאים')}</h3><p>${c.t('{o|יישור הלורדוזה המותנית}. {x|אין שברי דחיסה|negated|d.vertfx}. {d.hemang|המנגיומה בגוף חוליה L2}, 12 מ"מ. {x|ללא נגעים חשודים במח העצם|negated}. הקונוס בגובה L1, תקין.')}</p>
      <p>${c.t('L3-L4: {d.discbulge|בלט דיסק} קל רחב בסיס, {x|ללא היצרות התעלה|negated}.')}</p><p>${c.t('L4-L5: {d.degdisc|שינויים ניווניים בדיסק} עם {o|ירידת גובה}; {d.spondylol|ספונדילוליסטזיס דרגה 1|icd=M43.16/M43.10}; {d.facet|ארתרוזיס של הפצטות} דו צדדית ו{o|עיבוי ליגמנטום פלבום}, {d.spinsten|היצרות תעלה בינונית|icd=M48.061/M48.06/M48.062}.')}</p><p>${c.t('L5-S1: {d.dischern|בקע דיסק פרה-מדיאני משמאל|icd=M51.27/M51.17/M51.26/M51.16} 7 מ"מ {o|הלוחץ על שורש S1 משמאל}. {x|ללא קטע חופשי|negated}.')}</p>
      <p>${c.t('ממצאים נלווים: {d.rcyst|ציסטה פשוטה בכליה ימין} 2.1 ס"מ. {d.fibroid|רחם שרירני|icd=D25.9}. {x|מפרקי SI תקינים|normal finding}.')}</p>
      <h3>${he('לסיכום')}</h3><p>${c.t('בקע דיסק L5-S1 משמאל עם {o|לחץ על שורש S1}. היצרות תעלה בינונית ב-L4-L5. {x|יש לשקול EMG בהתאם לקליניקה|suggested|p.emg}. {x|אין צורך ב-CT משלים|not required}.')}</p>
      <p>${he('פענח: ד"ר ולדימיר קוגן, מומחה ברדיולוגיה. הוקלד: נ.ש. אושר אלקטרונית 29/06/2025 17:33')}</p>`,
      'rtl',
    ),
  { width: 1000, scale: 1.45 },
)

const gastroscopy = doc(
  'p244.png',
  ['he', 'other', 'scan'],
  '2025-02-19',
  ['המרכז הרפואי הר שקד', 'מרכז רפואי הר שקד', 'הר שקד'],
  ['ד"ר דורית לנדסמן', 'דורית לנדסמן', 'לנדסמן דורית'],
  ['גבריאל אסולין', 'אסולין גבריאל'],
  'דו"ח גסטרוסקופיה',
  (c) => {
    const box = (title, body) => `<div class="r"><b>${he(title)}</b><div>${c.t(body)}</div></div>`
    return sheet(
      `body{font:19px/1.45 ${FACE.notoHe};font-size:18px;padding:46px 64px}.r{display:grid;grid-template-columns:160px 1fr;gap:12px;margin:7px 0;border-bottom:1px dotted #999;padding-bottom:6px}.pic{width:150px;height:104px;border-radius:50%;background:radial-gradient(circle at 45% 55%,#2b1210,#9a4a3c 45%,#d98d74 80%)}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div><b style="font-size:25px">המרכז הרפואי הר שקד</b><br>${he('המכון לגסטרואנטרולוגיה ומחלות כבד')}</div>${barcode(c.rnd, 36, 36)}</div><p style="text-align:center;font-size:21px"><b>${he('דו"ח גסטרוסקופיה')}</b></p><p>${he('שם: אסולין גבריאל \u00a0 ת.ז. 30551278-4 \u00a0 ת. לידה: 17.10.1978 \u00a0 מין: ז')}<br>${he('תאריך הבדיקה: 19.02.2025 \u00a0 בודקת: ד"ר דורית לנדסמן \u00a0 אחות: יפית מלול \u00a0 מפנה: ד"ר רוני עזרא')}</p>${c.no('יפית מלול', 'nurse')}${c.no('ד"ר רוני עזרא', 'referrer')}
      ${box('התוויה', '{d.dyspep|דיספפסיה}, {d.ida|אנמיה מחוסר ברזל|icd=D50.9/D50.0/D50.8}. {x|חשד לכיב|question|d.peptic}.')}
      ${box('רקע', '{d.asthma|אסתמה}, {d.af|פרפור פרוזדורים}. {x|אב עם סרטן קיבה|family history|d.gastricca}. {m.apix|אליקוויס 5 מ"ג פעמיים ביום|freq=פעמיים ביום;st=-} (הופסק יומיים לפני, יחודש מחר). {a.soy|רגישות לסויה}.')}
      ${box('הסדציה', '{p.sedat?|סדציה מודרכת}: {m.midaz?|Midazolam 3 mg|st=-}, {m.propof?|Propofol 120 mg|st=-}. {x|ללא סיבוכים|negated}.')}
      ${box('הבדיקה', '{p.egd|גסטרוסקופיה} עד לחלק השני של התריסריון.')}
      ${box('ושט', '{d.esophag|Reflux esophagitis LA grade B|icd=K21.00}. {x|ללא ושט בארט|negated|d.barrett}. {d.hiatus|בקע סרעפתי} 3 ס"מ. {x|ללא דליות|negated}.')}
      ${box('קיבה', '{d.gastritis|גסטריטיס אנטרלית|icd=K29.70/K29.50/K29.60/K29.30/K29.00}, {o|ארוזיות}. {x|ללא כיב|negated}. נלקחו {p.stombx|ביופסיות מהאנטרום ומהגוף}.')}
      ${box('תריסריון', '{d.duod|כיב בבולבוס 6 מ"מ|icd=K26.9/K26.3/K26.7}, Forrest III, {x|ללא דימום|negated|d.ugib}. {o|ביופסיות לצליאק} נלקחו; {x|לשלול צליאק|question|d.celiac}.')}
      ${box('CLO test', '{l.clo|CLO test חיובי|v=חיובי;u=-}')}
      ${box('סיכום', 'דלקת ושט, בקע סרעפתי, כיב תריסריון, {d.hpyl|הליקובקטר פילורי}.')}
      ${box('המלצות', '{m.eso|נקסיום 40 מ"ג פעמיים ביום|freq=פעמיים ביום} ל-8 שבועות. {m.amox|מוקסיפן 1 גרם פעמיים ביום|dose=-;freq=פעמיים ביום}, {m.clari|קלאריד 500 מ"ג פעמיים ביום|freq=פעמיים ביום}, {m.metro|פלאג׳יל 500 מ"ג פעמיים ביום|freq=פעמיים ביום} - 14 יום. {x|להימנע מאדוויל ואספירין|warned|m.ibu}. {x|בדיקת נשיפה 6 שבועות לאחר הטיפול|planned}. {x|קולונוסקופיה תתואם|planned|p.colono}. {x|אם לא יהיה שיפור - ניתוח בקע|conditional}.')}
      <div style="display:flex;gap:20px;align-items:center"><div class="pic"></div><div class="pic"></div><div style="width:40px"></div>${signature(c.rnd)}<div>${he('ד"ר דורית לנדסמן')}<br>${ltr('Gastroenterology')}</div></div>`,
      'rtl',
    )
  },
  { width: 1000, scale: 1.5, degrade: { angle: 0.8, colour: true } },
)

export const seventhHebrew = [discharge, emergency, urology, prescription, spine, gastroscopy]
