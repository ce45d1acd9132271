/** Israeli discharge letter, pharmacy labels, clinic letter, imaging, operation and vaccination card. */
import { barcode, mark, signature, stamp } from '../lib/decor.mjs'
import { FACE, doc, he, pairs, part, sheet } from './blind-parts.mjs'

/** A neurology ward: a narrow column of labels at the right. */
const neurology = doc(
  'p149.jpg',
  ['he', 'discharge', 'photo'],
  '2024-12-19',
  ['המרכז הרפואי תבור', 'מרכז רפואי תבור', 'תבור'],
  ['ד"ר איילת צדוק', 'איילת צדוק', 'ד״ר איילת צדוק', 'צדוק איילת'],
  ['ברוך מימון', 'מימון ברוך', 'מר ברוך מימון'],
  'מכתב שחרור',
  (c) => {
    const row = (t, s) => `<div class="r"><div class="l">${he(t)}</div><div>${c.t(s)}</div></div>`
    return sheet(
      `body{font:20.5px/1.44 ${FACE.arial};padding:46px 54px}.r{display:grid;grid-template-columns:150px 1fr;gap:14px;border-bottom:1px solid #c5c9b8;padding:6px 0}.l{font-weight:bold;color:#4f5d1f}.h{display:grid;grid-template-columns:1fr 1fr 1fr;gap:3px 14px;background:#f3f5ea;padding:9px 12px;margin:10px 0}`,
      `<div style="display:flex;gap:14px;align-items:center">${mark('star', '#4f5d1f', 48)}<div><b style="font-size:27px;color:#4f5d1f">המרכז הרפואי תבור</b><br>המחלקה הנוירולוגית - מכתב שחרור</div></div><div class="h">${pairs(
        [
          ['שם', 'ברוך מימון'],
          ['ת.ז.', '05390182-5'],
          ['ת. לידה', '26/06/1963'],
          ['קבלה', '15/12/2024'],
          ['שחרור', '19/12/2024'],
          ['רופאה בכירה', 'ד"ר איילת צדוק'],
        ],
        he,
      )}</div>
      ${row('אבחנות', '{d.gbsyn|תסמונת גיאן ברה}; {d.hypertg|היפרטריגליצרידמיה|icd=E78.1}; {d.oab?|דחיפות במתן שתן|icd=R39.15/N32.81}')}
      ${row('רקע', '{d.htn|יתר לחץ דם}, {d.osa|דום נשימה בשינה|icd=G47.33/G47.30}, {d.psoriasis|ספחת|icd=L40.9}, {d.gout|גאוט|icd=M10.9}. {p.sleeve|ניתוח שרוול|on=2016} ב-2016. {x|ללא סוכרת|negated|d.dm2}. {x|אחותו חולה בטרשת נפוצה|family history|d.ms}. {d.exsmoker|הפסיק לעשן|icd=Z87.891} לפני עשר שנים.')}
      ${row('רגישויות', '{a.contrast|חומר ניגוד יודי - אורטיקריה|react=אורטיקריה}; {a.kiwi|קיווי}')}
      ${row('סיבת קבלה', 'חולשה עולה ברגליים ונימול בכפות הידיים מזה ארבעה ימים, שבועיים לאחר {d.gastroent|גסטרואנטריטיס|st=historical;icd=A09/K52.9/A08.4}. {x|שולל קוצר נשימה|negated}, {x|ללא הפרעת בליעה|negated|d.dysph}.')}
      ${row('בדיקות', '{p.lp|ניקור מותני|on=2024-12-15} 15/12/2024: {l.csfprot|חלבון 1.12 g/L}, {l.csfwbc|תאים 2|v=2;u=-}, {l.csfglu|גלוקוז 3.6 mmol/L}. {p.emg|EMG|on=2024-12-17} מיום 17/12/2024: {o|פגיעה דמיאלינטיבית}. {i.mrspine|MRI עמוד שדרה|on=2024-12-16} 16/12/2024: {x|ללא לחץ על חוט השדרה|negated}. {i.cxr|צילום חזה} תקין. {l.k|אשלגן 3.8 mmol/L}, {l.ck|CPK 176 U/L}, {l.trig|טריגליצרידים 412 mg/dL}, {l.gm1|נוגדני GM1 שליליים|v=שליליים;u=-}.')}
      ${row('מהלך', 'טופל ב-{m.ivig|אימונוגלובולינים 30 g|st=-} לווריד במשך חמישה ימים. {x|פלסמפרזיס לא בוצעה|not done|p.plasmaph}. {p.spiro?|תפקודי ריאות} נשמרו, {x|לא נזקק להנשמה|negated|d.hrf}. בשחרור הולך עם מקל.')}
      ${row('תרופות', '1. {m.preg|Lyrica 75 mg פעמיים ביום|freq=פעמיים ביום}. 2. {m.enox|Clexane 40 mg פעם ביום|freq=פעם ביום} עד לניידות מלאה. 3. {m.telm|Micardis 80 mg בבוקר|freq=בבוקר}. 4. {m.feno|Lipanthyl 145 mg פעם ביום|freq=פעם ביום}. 5. {m.febu|Adenuric 80 mg פעם ביום|freq=פעם ביום}. 6. {m.oxyc|Oxycod 5 mg לפי הצורך|freq=לפי הצורך}.')}
      ${row('הופסק', '{m.acitr|Neotigason 25 mg|st=stopped}; {m.bezaf|Bezalip 400 mg|st=stopped}.')}
      ${row('המלצות', 'שיקום ופיזיותרפיה. ביקורת אצל ד"ר מתן ארבל בעוד חודש. {x|EMG חוזר בעוד 6 שבועות|planned|p.emg}. {x|אין להתחסן בחצי השנה הקרובה|instruction}. {x|בהחמרה תישקל פלסמפרזיס|considered|p.plasmaph}.')}
      <div style="display:flex;justify-content:space-between;margin-top:8px">${signature(c.rnd)}${stamp(['ד"ר איילת צדוק', 'נוירולוגיה', 'מ.ר. 27730'], '#4f5d1f', -5)}</div>${c.no('ד"ר מתן ארבל', 'follow-up')}`,
      'rtl',
    )
  },
  { scale: 1.2, degrade: { angle: -1.6 } },
)

/** Pharmacy labels on one sheet. */
const labels = doc(
  'p150.jpg',
  ['he', 'prescription', 'photo'],
  '2025-04-24',
  ['בית מרקחת הברוש', 'הברוש'],
  ['ד"ר לינה אבו רביע', 'לינה אבו רביע', 'ד״ר לינה אבו רביע', 'אבו רביע לינה'],
  ['מירב שלום', 'שלום מירב'],
  'תוויות בית מרקחת',
  (c) => {
    const label = (drug, sig, days, note) =>
      `<div class="l"><div class="k">${he('בית מרקחת הברוש, כיכר המייסדים 3, רחובות')}</div><div>${he('שלום מירב, ת.ז. 02266104-9')}</div><div class="d" data-line>${c.t(drug)}</div><div class="g">${he(sig)}</div><div>${he(days)} &nbsp; ${he('ניפוק 24/04/2025')}</div><div>${he('רופאה: ד"ר לינה אבו רביע')}</div><div class="n">${c.t(note)}</div></div>`
    return sheet(
      `body{font:20.5px/1.38 ${FACE.arial};padding:44px 46px}.w{display:grid;grid-template-columns:1fr 1fr;gap:24px}.l{border:2px dashed #444;padding:12px 16px}.k{font-size:16.5px;border-bottom:1px solid #777;margin-bottom:4px}.d{font-weight:bold;font-size:23px;margin-top:4px}.n{background:#e9f3d9;padding:2px 8px;margin-top:5px;font-size:18px}`,
      `<div class="w">${label('{m.dulo|Duloxetine 30 mg|freq=פעם ביום}', 'כמוסה אחת בבוקר עם אוכל', '30 כמוסות', '{x|אין להפסיק בבת אחת|instruction}')}
      ${label('{m.bilast|Bilaxten 20 mg|freq=פעם ביום}', 'טבליה אחת ביום, שעה לפני אוכל', '30 טבליות', '{x|לא עם מיץ אשכוליות|warning}')}
      ${label('{m.cefur|Zinnat 500 mg|freq=פעמיים ביום}', 'טבליה אחת פעמיים ביום למשך 10 ימים', '20 טבליות', '{x|לרגישים לפניצילין יש להיוועץ ברופא|warning|a.pen}')}
      ${label('{m.mira|Betmiga 50 mg|freq=פעם ביום}', 'טבליה אחת ביום', '30 טבליות', '{x|לבלוע שלם|instruction}')}
      ${label('{m.zolmi|Zomig 2.5 mg|freq=לפי הצורך}', 'טבליה אחת בעת התקף, עד שתיים ביממה', '6 טבליות', '{x|לא ביחד עם תרופה אחרת למיגרנה|warning|d.migr}')}
      ${label('{m.fusidb|Fucicort קרם|dose=-;freq=פעמיים ביום}', 'למרוח שכבה דקה פעמיים ביום', '30 גרם', '{x|לשימוש חיצוני בלבד|warning}')}</div>
      <p>${c.t('תאריך לידה 12/02/1979. רגישויות רשומות: {a.dipy|אופטלגין}, {a.azithro|אזניל - פריחה|react=פריחה}.')} רוקחת: נטלי גורן</p>${c.no('נטלי גורן', 'pharmacist')}`,
      'rtl',
    )
  },
  { scale: 1.2, minHeight: 1300, degrade: { angle: 2.4 } },
)

/** A urologist's visit, typed in one flow with bold words. */
const urology = doc(
  'p151.png',
  ['he', 'consultation', 'clean'],
  '2025-05-08',
  ['מרפאה אורולוגית הגלבוע', 'הגלבוע', 'המרפאה האורולוגית הגלבוע'],
  ['ד"ר וסילי פרנקל', 'וסילי פרנקל', 'ד״ר וסילי פרנקל', 'פרנקל וסילי'],
  ['אריה קדמון', 'קדמון אריה', 'מר אריה קדמון'],
  'סיכום ביקור אורולוגי',
  (c) => {
    const run = (t, s) => `<p><b>${he(t)}:</b> ${c.t(s)}</p>`
    return sheet(
      `body{font:22px/1.5 ${FACE.frank};font-size:23px;padding:52px 72px}p{margin:7px 0}`,
      `<div style="text-align:center"><b style="font-size:30px">מרפאה אורולוגית הגלבוע</b><br>${he('ד"ר וסילי פרנקל, מומחה באורולוגיה')}</div><p style="border-top:1px solid #000;border-bottom:1px solid #000;padding:6px 0">${he('אריה קדמון, ת.ז. 04633071-2, יליד 14/04/1951. תאריך ביקור 08/05/2025. מופנה על ידי ד"ר מוניקה שחר.')}</p>${c.no('ד"ר מוניקה שחר', 'referring doctor')}
      ${run('סיבת הפנייה', 'עלייה ב-PSA ותכיפות במתן שתן בלילה.')}
      ${run('אבחנות', '{d.bph|ערמונית מוגדלת|icd=N40.1/N40.0} עם תסמיני שתן; {d.ed|הפרעה בזקפה}; {d.hydrocele|הידרוצלה מימין|icd=N43.3}; {d.nocturia?|נוקטוריה|icd=R35.1}')}
      ${run('רקע', '{d.ihd|מחלת לב כלילית}, לאחר {p.pci|צנתור עם השתלת תומכן|on=2018} ב-2018; {d.copd|מחלת ריאות חסימתית|icd=J44.9}; {d.glauc|ברקית|icd=H40.9}. {p.herniar|תיקון בקע מפשעתי|on=2009} 2009. {d.smoker|מעשן|icd=F17.210/F17.200/Z72.0} קופסה ביום. {x|אביו נפטר מסרטן הערמונית|family history|d.prostca}. {x|שולל המטוריה|negated|d.hematuria}.')}
      ${run('רגישויות', '{a.nitrofuran|ניטרופורנטואין - צמרמורות|react=צמרמורות}. {x|לא ידועה רגישות ללטקס|negated|a.latex}.')}
      ${run('בדיקה', 'ערמונית מוגדלת וחלקה, {x|ללא גושים|negated}.')}
      ${run('מעבדה', '{l.psa|PSA 6.4 ng/mL|on=2025-04-27} (27/04/2025), לפני שנה {l.psa?|4.9 ng/mL}, {l.psaratio|יחס חופשי 22%|v=22;u=%}, {l.crea|קריאטינין 1.15 mg/dL}, {l.testo|טסטוסטרון 9.8 nmol/L}. {x|תרבית שתן סטרילית|negated|d.uti}.')}
      ${run('הדמיה', '{i.usren|אולטרסאונד כליות ודרכי שתן|on=2025-04-30} 30/04/2025: {x|ללא הידרונפרוזיס|negated|d.hydro}, {d.rcyst|ציסטה בכליה ימין|icd=N28.1}, ערמונית 71 סמ"ק, {l.pvr|שארית שתן 95 mL}. {p.uroflow|אורופלומטריה}: {l.qmax|Qmax 8.2 mL/s}.')}
      ${run('טיפול', '{m.tams|Omnic 0.4 mg בערב|freq=בערב} - להמשיך; {m.dutas|Avodart 0.5 mg פעם ביום|freq=פעם ביום} - חדש; {m.tada|Cialis 5 mg פעם ביום|freq=פעם ביום} - חדש; {m.asa|מיקרופירין 100 mg|freq=פעם ביום} ו-{m.pita|Livalo 2 mg|freq=פעם ביום} פעם ביום ללא שינוי. {m.soli|Vesicare 5 mg|st=stopped} הופסק בשל שארית שתן.')}
      ${run('המלצות', '{x|MRI ערמונית|planned|i.mrprost} בחודש הקרוב. {x|אם הממצא חשוד תבוצע ביופסיה|considered}. {x|אין ליטול ניטרטים עם Cialis|warning|m.gtn}. {x|ניתוח ערמונית אינו נדרש כרגע|negated|p.turp}. ביקורת בעוד שלושה חודשים.')}
      <div>${signature(c.rnd, '#222')} ד"ר וסילי פרנקל</div>`,
      'rtl',
    )
  },
)

/** Mammography and ultrasound of the breasts on one report. */
const breasts = doc(
  'p152.png',
  ['he', 'imaging', 'clean'],
  '2025-01-27',
  ['מרכז הדמיה לאישה ורד', 'ורד', 'מרכז ורד'],
  ['ד"ר טטיאנה ברקוביץ', 'טטיאנה ברקוביץ', 'ד״ר טטיאנה ברקוביץ', 'ברקוביץ טטיאנה'],
  ['אורלי בנימיני', 'בנימיני אורלי', "גב' אורלי בנימיני"],
  'ממוגרפיה ואולטרסאונד שדיים',
  (c) =>
    sheet(
      `body{font:21.5px/1.52 ${FACE.nachlieli};padding:50px 70px}h3{font-size:22px;margin-top:12px;color:#7b2452}p{margin:3px 0}.h{display:grid;grid-template-columns:1fr 1fr;gap:3px 24px;border:1px solid #7b2452;padding:10px 14px;margin:12px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><b style="font-size:28px;color:#7b2452">מרכז הדמיה לאישה ורד</b>${mark('leaf', '#7b2452', 46)}</div><div class="h">${pairs(
        [
          ['שם', 'אורלי בנימיני'],
          ['ת.ז.', '05711938-0'],
          ['תאריך לידה', '03/05/1971'],
          ['תאריך בדיקה', '27/01/2025'],
          ['גורם מפנה', 'ד"ר יפעת מנור'],
          ['מפענחת', 'ד"ר טטיאנה ברקוביץ'],
        ],
        he,
      )}</div>${c.no('ד"ר יפעת מנור', 'referring doctor')}
      <div style="font-size:24px;font-weight:bold;text-align:center">${c.t('{i.mammo|ממוגרפיה|main=1} ו{i.usbreast|אולטרסאונד שדיים|main=1}')}</div>
      ${part(c, 'רקע', 'בדיקת סקר. {x|דודה מצד האם עם סרטן שד|family history|d.breastca}. {p.breastred|ניתוח הקטנת שדיים|on=2008} ב-2008. {x|אינה נוטלת טיפול הורמונלי|negated}.')}
      ${part(c, 'השוואה', 'ל{i.mammo?|ממוגרפיה|on=2023-01} מינואר 2023.')}
      ${part(c, 'ממוגרפיה', 'שדיים צפופים, {o|דרגה C}. {d.brcalc|הסתיידויות שפירות} משמאל, ללא שינוי. {x|לא נראה גוש חשוד|negated}. {x|ללא עיוות ארכיטקטורה|negated}. {d.fatnec|נמק שומני|icd=N64.1} לאורך צלקת הניתוח מימין.')}
      ${part(c, 'אולטרסאונד', '{d.brcyst|ציסטות פשוטות בשני השדיים|icd=N60.01/N60.02/N60.09} עד 9 מ"מ. {d.fibrad|פיברואדנומה בשד שמאל|icd=D24.2} בשעה 2 בגודל 11 מ"מ, יציבה. {d.ductect|הרחבת צינורות חלב|icd=N60.41/N60.42/N60.49} מאחורי הפטמה מימין. {x|בלוטות בית השחי תקינות|normal finding}.')}
      ${part(c, 'סיכום', 'ממצאים שפירים. {o|BIRADS 2}. {x|ללא עדות לממאירות|negated|d.breastca}. {x|ממוגרפיה חוזרת בעוד שנה|recommendation|i.mammo}. {x|ביופסיה אינה נדרשת|negated|p.corebx}.')}
      <p style="margin-top:20px">${signature(c.rnd)}<br>ד"ר טטיאנה ברקוביץ, רדיולוגית</p>`,
      'rtl',
    ),
)

/** A short operation note on a hospital's form. */
const operation = doc(
  'p153.jpg',
  ['he', 'other', 'scan'],
  '2024-11-05',
  ['בית החולים ימית', 'ימית', 'בית חולים ימית'],
  ['ד"ר עמיחי סלומון', 'עמיחי סלומון', 'ד״ר עמיחי סלומון', 'סלומון עמיחי'],
  ['סוניה רובין', 'רובין סוניה'],
  'דוח ניתוח',
  (c) => {
    const kv = (k, v) => `<tr><th>${he(k)}</th><td>${c.t(v)}</td></tr>`
    return sheet(
      `body{font:21px/1.46 ${FACE.miriam};font-size:22px;padding:46px 60px}td,th{border:1px solid #555;padding:6px 12px}th{width:22%;background:#ededed}`,
      `<div style="display:flex;justify-content:space-between;align-items:center;margin-bottom:10px"><div><b style="font-size:28px">בית החולים ימית</b><br>כירורגיה כללית - דוח ניתוח</div>${barcode(c.rnd, 34, 34)}</div>
      <table><tr><th>${he('מטופלת')}</th><td>${he('סוניה רובין, ת.ז. 05588120-4, ילידת 21/11/1960')}</td></tr><tr><th>${he('תאריך ניתוח')}</th><td>${he('05/11/2024, שעה 09:10')}</td></tr><tr><th>${he('צוות')}</th><td>${he('מנתח: ד"ר עמיחי סלומון. עוזרת: ד"ר גל ויינר. מרדים: ד"ר פואד חלבי')}</td></tr>
      ${kv('אבחנה לפני ניתוח', '{d.phpt|היפרפאראתירואידיזם ראשוני}; {d.thynod|זפק רב קשריתי|icd=E04.2}')}${kv('אבחנה לאחר ניתוח', '{d.paraad|אדנומה של בלוטת יותרת התריס|icd=D35.1}, זפק רב קשריתי')}${kv('ניתוח', '{p.parathx|כריתת בלוטת יותרת התריס מימין|on=2024-11-05}; {p.hemithy|כריתת אונה ימנית של בלוטת התריס|on=2024-11-05}')}${kv('הרדמה', '{o|הרדמה כללית}')}${kv('רקע', '{d.stone|אבנים בכליות|icd=N20.0/Z87.442}, {d.osteoporosis|אוסטאופורוזיס|icd=M81.0}, {d.svt|SVT|icd=I47.10/I47.1/I47.19} לאחר {p.ablat|אבלציה|on=2020} ב-2020. {x|ללא מחלת לב איסכמית|negated|d.ihd}. {x|אם עם מחלת גרייבס|family history|d.graves}.')}${kv('רגישות', '{a.povid|פולידין - כוויה בעור|react=כוויה בעור}')}${kv('בדיקות', '{l.ca|סידן 11.6 mg/dL}, {l.pth|PTH לפני ניתוח 214 pg/mL|v=214;u=pg/mL} ו-{l.pth|38 pg/mL לאחר כריתה|v=38;u=pg/mL}. {i.sesta|מיפוי יותרת התריס|on=2024-10-02} 02/10/2024: קליטה בקוטב תחתון מימין. {p.fna|ניקור קשרית התריס|on=2024-09-11} 11/09/2024: {x|ללא ממאירות|negated|d.thyca}.')}${kv('מהלך', 'חתך צווארי רוחבי. אותרה בלוטה מוגדלת ונכרתה. העצב החוזר זוהה ונשמר. {x|ללא דימום משמעותי|negated}. {x|לא הושאר נקז|negated}. ניתן {m.cefaz|Cefazolin 2 g|st=-} לפני החתך ו-{m.dexa|Dexamethasone 8 mg|st=-}.')}${kv('הוראות', '{m.cacarb|Calcium carbonate 600 mg שלוש פעמים ביום|freq=שלוש פעמים ביום}; {m.alfac|Alpha D3 0.5 mcg פעמיים ביום|freq=פעמיים ביום}; {m.para|Acamol 1 g לפי הצורך|freq=לפי הצורך}. {m.cinac|Mimpara 30 mg|st=stopped} הופסק. {x|מעקב אחר היפוקלצמיה|instruction|d.hypocal}. {x|פתולוגיה תתקבל בעוד שבועיים|planned}.')}</table>
      <p>${signature(c.rnd, '#222')} ד"ר עמיחי סלומון</p>${c.no('ד"ר גל ויינר', 'assistant')}${c.no('ד"ר פואד חלבי', 'anesthesiologist')}`,
      'rtl',
    )
  },
  { degrade: { angle: -0.7 } },
)

/** A vaccination card: grid of dates, some due, some stamped; serology beneath. */
const card = doc(
  'p154.jpg',
  ['he', 'other', 'photo'],
  '2025-03-30',
  ['תחנת טיפת חלב ומרפאת מטיילים אפיקים', 'מרפאת מטיילים אפיקים', 'אפיקים'],
  ['ד"ר יונתן אלמוג', 'יונתן אלמוג', 'ד״ר יונתן אלמוג', 'אלמוג יונתן'],
  ['שירה אוחנה', 'אוחנה שירה'],
  'כרטיס חיסונים',
  (c) => {
    const row = (name, key, dates, batch) => {
      c.optional.push(name)
      const named = c.t(`{m.${key}?|${name}|dose=-;st=-;on=${dates.at(-1)[1]}}`)
      return `<tr data-line><td><b>${named}</b></td><td>${dates.map(([shown]) => he(shown)).join('<br>')}</td><td>${he(batch)}</td></tr>`
    }
    const due = (name, when) => `<tr><td>${c.t(`{x|${name}|planned}`)}</td><td>${he(when)}</td><td></td></tr>`
    return sheet(
      `body{font:21px/1.42 ${FACE.arial};padding:46px 64px}html{background:#fffdf2}td,th{border:1px solid #a8873b;padding:6px 12px}th{background:#f5e7bf}h3{margin-top:14px}.h{columns:2;margin:12px 0}`,
      `<div style="text-align:center;color:#7a5c12"><b style="font-size:28px">כרטיס חיסונים</b><br>${he('תחנת טיפת חלב ומרפאת מטיילים אפיקים')}</div><div class="h">${pairs(
        [
          ['שם', 'שירה אוחנה'],
          ['ת.ז.', '32990417-1'],
          ['תאריך לידה', '19/01/1999'],
          ['רופא', 'ד"ר יונתן אלמוג'],
          ['עודכן', '30/03/2025'],
          ['אחות', 'רינה סויסה'],
        ],
        he,
      )}</div>${c.no('רינה סויסה', 'nurse')}
      <table><tr><th>${he('חיסון')}</th><th>${he('תאריכים')}</th><th>${he('אצווה')}</th></tr>${row(
        'צהבת נגיפית A',
        'vhepa',
        [
          ['12/02/2024', '2024-02-12'],
          ['20/08/2024', '2024-08-20'],
        ],
        'HA-2207',
      )}${row(
        'צהבת נגיפית B',
        'vhepb',
        [
          ['14/03/1999', '1999-03-14'],
          ['25/04/1999', '1999-04-25'],
          ['03/10/1999', '1999-10-03'],
        ],
        '',
      )}${row('טטנוס דיפתריה שעלת', 'tdap', [['30/03/2025', '2025-03-30']], 'TD-118C')}${row(
        'חצבת חזרת אדמת',
        'vmmr',
        [
          ['22/01/2000', '2000-01-22'],
          ['11/11/2005', '2005-11-11'],
        ],
        '',
      )}${row('טיפוס הבטן', 'vtyph', [['30/03/2025', '2025-03-30']], 'TV-9041')}${row('קדחת צהובה', 'vyf', [['12/02/2024', '2024-02-12']], 'YF-557')}${row('שפעת', 'vflu', [['17/10/2024', '2024-10-17']], 'FL-2024')}${due('כלבת', 'לפני הנסיעה')}${due('דלקת קרום המוח', 'אפריל 2025')}</table>
      ${part(c, 'רגישויות', '{a.egg|ביצים - פריחה|react=פריחה}. {x|אין רגישות לתרופות|no known drug allergies}.')}
      ${part(c, 'מחלות', '{d.celiac|צליאק}, {d.asthma|אסתמה|icd=J45.909}. {x|לא חלתה באבעבועות רוח|negated|d.varicel}. {x|אינה בהריון|negated}.')}
      ${part(c, 'בדיקות', '{l.antihbs|נוגדנים לצהבת B (Anti-HBs) 168 mIU/mL|on=2025-03-16} (16/03/2025). {l.vzvg|Varicella IgG שלילי|v=שלילי;u=-;on=2025-03-16}. {p.tst?|מבחן מנטו|on=2024-02-14} 14/02/2024: {x|שלילי|negated|d.tb}.')}
      ${part(c, 'טיפול לנסיעה', '{m.atovpro|Malarone טבליה פעם ביום|dose=-;freq=פעם ביום}, {m.acetaz|Diamox 125 mg פעמיים ביום|freq=פעמיים ביום}. {x|למניעת מלריה|prevention|d.malaria}. {x|מפלוקווין אינו מומלץ|warning}.')}
      <div style="display:flex;justify-content:space-between">${signature(c.rnd)}${stamp(['מרפאת מטיילים', 'אפיקים'], '#7a1d4a', -8, true)}</div>`,
      'rtl',
    )
  },
  { scale: 1.2, minHeight: 1400, degrade: { angle: 2.1 } },
)

export const fourthHebrew = [neurology, labels, urology, breasts, operation, card]
