/** Israeli discharge letters, visits, prescription, imaging and a referral. */
import { barcode, hand, mark, signature, stamp } from '../lib/decor.mjs'
import { FACE, doc, he, pairs, part, sheet } from './blind-parts.mjs'

const table = (c, head, list) =>
  `<table><tr>${head.map((h) => `<th>${he(h)}</th>`).join('')}</tr>${list
    .map((row) => `<tr data-line>${row.map((x) => `<td>${c.t(x)}</td>`).join('')}</tr>`)
    .join('')}</table>`

const cardiology = doc(
  'p85.jpg',
  ['he', 'discharge', 'scan'],
  '2025-01-14',
  ['המרכז הרפואי רמת אילנות', 'רמת אילנות', 'מרכז רפואי רמת אילנות'],
  ['ד"ר אנה ברודסקי', 'אנה ברודסקי', 'ברודסקי אנה', 'ד״ר אנה ברודסקי'],
  ['חיים טולדנו', 'טולדנו חיים', 'מר חיים טולדנו'],
  'מכתב שחרור',
  (c) =>
    sheet(
      `body{font:19px/1.4 ${FACE.arial};padding:40px 54px}h3{font-size:19px;background:#ececec;padding:1px 10px;margin-top:8px}p{margin:3px 0}ul{margin:2px 0}td,th{border:1px solid #888;padding:3px 9px}.h{display:grid;grid-template-columns:repeat(3,1fr);gap:2px 14px;border-top:2px solid #000;border-bottom:2px solid #000;padding:6px 0;margin:8px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div><b style="font-size:24px">המרכז הרפואי רמת אילנות</b><br>המערך הקרדיולוגי, טיפול נמרץ לב</div>${barcode(c.rnd, 40, 32)}</div><b style="font-size:22px">מכתב שחרור</b><div class="h">${pairs(
        [
          ['שם החולה', 'טולדנו חיים'],
          ['ת.ז.', '5822190-3'],
          ['תאריך לידה', '17/09/1953'],
          ['תאריך קבלה', '09/01/2025'],
          ['תאריך שחרור', '14/01/2025'],
          ['רופאה אחראית', 'ד"ר אנה ברודסקי'],
        ],
        he,
      )}</div>
      ${part(c, 'אבחנות', ['{d.nstemi|NSTEMI}', '{d.hfref|אי ספיקת לב עם מקטע פליטה ירוד}', '{d.flutter|רפרוף עליות} - {p.cardiov|היפוך חשמלי|on=2025-01-12} ב-12/01/2025', '{d.hrf?|אי ספיקה נשימתית}, חלפה'])}${part(c, 'ברקע', '{d.areg|אי ספיקה אאורטלית} קלה, {d.venins|אי ספיקה ורידית}, {d.orthost|תת לחץ דם תנוחתי}, {d.peptic|כיב קיבה|st=historical;on=2018} ב-2018, לאחר {p.icd|השתלת דפיברילטור|on=2021} ב-2021. {d.exsmoker|הפסיק לעשן} לפני 10 שנים. {x|אב - מפרצת אבי העורקים|family history|d.aaa}.')}${part(c, 'רגישות לתרופות', '{a.augm|אוגמנטין - שלשול ופריחה|react=diarrhea and rash}. {x|שולל רגישות לאספירין|negated|a.asa}.')}${part(c, 'מהלך האשפוז', 'התקבל עקב לחץ בחזה ודפיקות לב. {p.ecg|אק"ג}: רפרוף עליות, {d.rbbb|RBBB}, {x|ללא הרמות ST|negated|d.stemi}. {i.cxr|צילום חזה}: {d.pulmed|גודש ריאתי}, {x|ללא תסנין|negated}. {p.tee|אקו דרך הוושט}: {x|ללא קריש באוזנית|negated}. {i.echo|אקו לב}: {l.lvef|EF 30%}, {d.phtn|יתר לחץ דם ריאתי} בינוני. {p.angio|צנתור לב|on=2025-01-10} ב-10/01/2025: {d.ihd|מחלה כלילית דו-כלית}, {p.pci|הושתל תומכן ב-RCA}. {x|לא הודגמה דיסקציה|negated}. קיבל {m.eptif|Integrilin|st=-;dose=-} ו-{m.bume|Burinex|st=-;dose=-}. {x|תסחיף ריאתי נשלל|ruled out|d.pe}.')}${part(c, 'בדיקות מעבדה', '{l.tropi|Troponin I 4120 ng/L}; {l.bnpt|BNP 1140 pg/mL}; {l.ckmb|CK-MB 38.2 ng/mL}; {l.crea|Creatinine 1.31 mg/dL}; {l.mg|Mg 1.5 mg/dL}; {l.hgb|Hb 12.6 g/dL}.')}
      <h3>${he('תרופות בשחרור')}</h3>${table(
        c,
        ['תרופה', 'מינון ותדירות', 'הערה'],
        [
          ['{m.asa|Micropirin 75 mg|freq=daily}', 'טבליה אחת ביום', 'ל-6 חודשים'],
          ['{m.pras|Effient 10 mg|freq=daily}', 'טבליה אחת ביום', 'חדש'],
          ['{m.sotal|Sotalol 80 mg|freq=BID}', 'פעמיים ביום', 'חדש'],
          ['{m.sacval|Entresto 24/26 mg|dose=-;freq=BID}', 'פעמיים ביום', 'חדש'],
          ['{m.pita|Livazo 2 mg|freq=evening}', 'בערב', 'ללא שינוי'],
          ['{m.isdn|Cordil 10 mg|freq=TID}', 'שלוש פעמים ביום', 'ללא שינוי'],
          ['{m.rabe|Pariet 20 mg|freq=daily}', 'לפני ארוחת בוקר', 'ללא שינוי'],
        ],
      )}<p>${c.t('**הופסקו:** {m.lercan|Vasodip 10 mg|st=stopped}, {m.cilost|Pletal 100 mg|st=stopped}.')}</p>${part(c, 'המלצות', '{x|לשקול הוספת Forxiga במרפאת אי ספיקת לב|considered, not started|m.dapa}. {x|MRI לב|planned|i.cmr} בעוד 6 שבועות. {x|להימנע מ-Etopan|instruction}. שיקום לב.')}
      <div style="display:flex;justify-content:space-between;margin-top:6px"><div>${signature(c.rnd)}<br>${he('ד"ר אנה ברודסקי, קרדיולוגית')}</div>${stamp(['רמת אילנות', 'קרדיולוגיה'], '#224', -6)}</div>`,
      'rtl',
    ),
  { degrade: { angle: 0.6 } },
)

const surgery = doc(
  'p86.jpg',
  ['he', 'discharge', 'photo'],
  '2024-08-25',
  ['בית החולים נוף הגליל המערבי', 'נוף הגליל המערבי', 'ביה"ח נוף הגליל המערבי'],
  ["פרופ' רמי עוואד", 'רמי עוואד', 'עוואד רמי', 'פרופ׳ רמי עוואד'],
  ['סיגלית דהן', 'דהן סיגלית'],
  'סיכום שחרור - כירורגיה',
  (c) =>
    sheet(
      `body{font:21px/1.45 ${FACE.frank};font-size:22px;padding:44px 62px}h3{display:inline;font-size:22px}h3::after{content:': '}h3+p{display:inline}h3+p::after{content:'';display:block;height:7px}h3+ul{margin-top:0}.h{columns:2;margin:10px 0}`,
      `<div style="text-align:center">${mark('leaf', '#264', 40)}<br><b style="font-size:26px">בית החולים נוף הגליל המערבי</b><br>סיכום שחרור - כירורגיה</div><div class="h">${pairs(
        [
          ['שם', 'דהן סיגלית'],
          ["מס' ת.ז.", '3187204-0'],
          ['גיל', '46'],
          ['אושפזה', '21.8.2024'],
          ['שוחררה', '25.8.2024'],
          ['מנהל המחלקה', "פרופ' רמי עוואד"],
        ],
        he,
      )}</div>
      ${part(c, 'אבחנה עיקרית', '{d.perianal|אבצס פריאנאלי}')}${part(c, 'אבחנות נוספות', '{d.fistula|פיסטולה אנאלית}, {d.pilon|סינוס פילונידלי}, {d.hashi|השימוטו}, {d.lactose|אי סבילות ללקטוז}, {d.vitiligo|ויטיליגו}')}${part(c, 'ניתוחים בעבר', '{p.csect|ניתוח קיסרי|on=2011} 2011, {p.septopl|יישור מחיצת האף}, {p.tonsil|כריתת שקדים} בילדות')}${part(c, 'רגישויות', '{a.doxy|Doxylin}; {a.strawb|תותים - נפיחות בשפתיים|react=lip swelling}')}${part(c, 'תלונה נוכחית', 'כאב וחום מזה 4 ימים. {x|ללא דימום רקטלי|negated}. {x|אין היסטוריה של קרוהן|negated|d.crohn}.')}${part(c, 'מהלך', 'בקבלה {l.wbc|WBC 15.8 K/uL}, {l.crp|CRP 96 mg/L}, {l.tsh|TSH 3.1 mIU/L}, {l.alb|Albumin 3.9 g/dL}. {i.mrpelvis|MRI אגן}: {x|ללא אבצס עמוק נוסף|negated}. ב-22.8.2024 בהרדמה כללית בוצעו {p.iandd|פתיחה וניקוז אבצס|on=2024-08-22} ו{p.seton|הנחת סטון}. {x|ללא סיבוכים|negated}. טופלה ב-{m.ampsul|Unasyn 3 g|st=-}. {x|בתרבית לא צמח MRSA|negated}. לאחר הניתוח {d.retention|אצירת שתן|st=resolved}, חלפה לאחר קיטור.')}${part(c, 'תרופות לבית', ['{m.cefur|Zinnat 500 mg פעמיים ביום|freq=BID} ל-5 ימים', '{m.metro|Flagyl 500 mg שלוש פעמים ביום|freq=TID} ל-5 ימים', '{m.dipyr|Optalgin 500 mg עד 4 פעמים ביום לפי צורך|freq=QID PRN}', '{m.psyll|Agiocur כפית פעם ביום|dose=-;freq=daily}', '{m.levo|Euthyrox 100 mcg בבוקר|freq=morning}'])}${part(c, 'הפסקה', '{m.minocyc|Minocin 50 mg|st=stopped}')}${part(c, 'הנחיות', 'אמבטיות ישיבה. {x|קולונוסקופיה כעבור 6 שבועות|planned|p.colono} לשלילת {x|מחלת מעי דלקתית|to be excluded}. {x|אין ליטול אספירין שבוע|instruction|m.asa}. ביקורת אצל ד"ר נועה קמחי.')}
      ${c.no('ד"ר נועה קמחי', 'follow-up physician')}${signature(c.rnd, '#222')}<br>${he("פרופ' רמי עוואד")}`,
      'rtl',
    ),
  { scale: 1.2, degrade: { angle: -1.3, folds: [0.5] } },
)

const obstetrics = doc(
  'p87.png',
  ['he', 'discharge', 'clean'],
  '2025-05-11',
  ['מרכז רפואי בית שרה', 'בית שרה', 'המרכז הרפואי בית שרה'],
  ['ד"ר מירב סוויסה', 'מירב סוויסה', 'סוויסה מירב', 'ד״ר מירב סוויסה'],
  ['אביגיל פרץ', 'פרץ אביגיל'],
  'סיכום אשפוז יולדות',
  (c) =>
    sheet(
      `body{font:18.5px/1.42 ${FACE.notoHe};padding:40px 56px}h3{font-size:18.5px;color:#8a2b62;border-bottom:1px solid #d9b;margin-top:9px}p{margin:3px 0}ul{margin:2px 0}.h{display:grid;grid-template-columns:repeat(4,1fr);gap:2px 12px;background:#faf1f6;padding:8px 12px;margin:8px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><b style="font-size:23px;color:#8a2b62">מרכז רפואי בית שרה</b><b style="font-size:21px">סיכום אשפוז יולדות</b></div><div class="h">${pairs(
        [
          ['שם', 'פרץ אביגיל'],
          ['ת.ז.', '20388174-1'],
          ['ת. לידה', '14/02/1992'],
          ['G/P', 'G3P2'],
          ['קבלה', '07/05/2025'],
          ['לידה', '08/05/2025'],
          ['שחרור', '11/05/2025'],
          ['רופאה', 'ד"ר מירב סוויסה'],
        ],
        he,
      )}</div>
      ${part(c, 'אבחנות', ['{p.vacuum|לידת ואקום|on=2025-05-08}, שבוע 38+4', '{d.ghtn|יתר לחץ דם הריוני}', '{d.pph|דימום לאחר לידה}', '{d.tear2|קרע פרינאלי דרגה 2}', '{d.ida|אנמיה מחוסר ברזל}'])}${part(c, 'היסטוריה', '{d.hyperem|היפראמזיס|st=-} בטרימסטר ראשון, {d.miscarr|הפלה טבעית|st=historical;on=2020} 2020, {p.dnc|גרידה|on=2020} 2020, {d.endopolyp|פוליפ רחמי|st=-} שהוסר. {d.gbs|נשאית GBS}. {d.panic|הפרעת פאניקה} ללא טיפול. {x|לאם סוכרת הריון|family history|d.gdm}. {x|שוללת עישון|negated|d.smoker}.')}${part(c, 'רגישויות', '{a.azithro|אזניל}. {a.kiwi|קיווי}.')}${part(c, 'מהלך', '{x|לא הייתה רעלת הריון|negated|d.preecl}; {l.uprot?|חלבון בשתן שלילי|v=שלילי;u=-}. ניתן {m.ampi|Ampicillin 2 g|st=-} בשל GBS ו-{m.oxyt|Pitocin|st=-;dose=-}. {p.epid|אפידורל}. לאחר הלידה דימום 1100 מ"ל, טופל ב-{m.misop|Cytotec 800 mcg|st=-} ו-{m.methylerg|Methergin|st=-;dose=-}. {p.revis|רוויזיה ידנית של חלל הרחם}. {x|לא נזקקה למנות דם|negated|p.transfus}. {m.venofer|Venofer 400 mg|st=-} ניתן ביום 2. מעבדה: {l.hgb|HGB 8.7 g/dL}, {l.plt|PLT 188 K/uL}, {l.uric|Uric acid 5.6 mg/dL}, {l.ldh|LDH 214 U/L}, {l.fib|Fibrinogen 388 mg/dL}. {i.uspelv|US אגן}: {x|ללא שארית שליה|negated}. היילוד: {x|ללא צהבת|newborn, negated|d.jaundice}, משקל 3240 גרם.')}${part(c, 'תרופות בשחרור', ['{m.labet|Trandate 100 mg פעמיים ביום|freq=BID}', '{m.fes|Ferro-Grad פעם ביום|freq=daily;dose=-}', '{m.enox|Clexane 40 mg פעם ביום|freq=daily} ל-10 ימים', '{m.ibu|Nurofen 400 mg לפי צורך|freq=PRN}', '{m.docus|Docusate 100 mg בערב|freq=evening}'])}${part(c, 'המלצות', 'מדידות לחץ דם. {x|התקן תוך רחמי|planned|p.iud} בביקורת. {x|אין ליטול Methergin עם יתר לחץ דם בהריונות הבאים|warning}. ביקורת בעוד 6 שבועות.')}
      <div>${signature(c.rnd)}<br>${he('ד"ר מירב סוויסה, מיילדות וגינקולוגיה')}</div>`,
      'rtl',
    ),
)

const neurology = doc(
  'p88.jpg',
  ['he', 'consultation', 'photo'],
  '2025-02-20',
  ['מכון נוירולוגי הגפן', 'הגפן', 'מכון הגפן'],
  ['ד"ר יפעת שרעבי', 'יפעת שרעבי', 'שרעבי יפעת', 'ד״ר יפעת שרעבי'],
  ['מנחם רוזנטל', 'רוזנטל מנחם', 'מר מנחם רוזנטל'],
  'סיכום ביקור',
  (c) =>
    sheet(
      `body{font:21px/1.5 ${FACE.david};font-size:22px;padding:52px 70px}p{margin:9px 0}`,
      `<div style="display:flex;justify-content:space-between"><b style="font-size:25px">מכון נוירולוגי הגפן</b><span>20.2.2025</span></div><p>${he('סיכום ביקור. שם: מנחם רוזנטל, ת.ז. 1220948-7, יליד 1944')}</p>${[
        'מטופל בן 80, מוכר עם {d.essent|רעד ראשוני}, {d.rls|תסמונת הרגליים חסרות המנוח}, {d.spondyl|ספונדילוזיס צווארי}, {d.neurobl|שלפוחית נוירוגנית} ו{d.falls|נפילות חוזרות}. לאחר {d.lacune|אוטם לקונרי|st=historical;on=2019} ב-2019. בעברו {p.lamin|למינקטומיה L3-L5|on=2010} בשנת 2010. {x|שולל אפילפסיה|negated|d.epil}. {x|אחיו חולה באלצהיימר|family history|d.alz}.',
        '**תרופות:** {m.primid|Prysoline 125 mg בערב|freq=evening}, {m.amant|PK-Merz 100 mg פעמיים ביום|freq=BID}, {m.dipyrid|Cardoxin 75 mg שלוש פעמים ביום|freq=TID}, {m.trosp|Spasmex 15 mg פעמיים ביום|freq=BID}, {m.midod|Gutron 2.5 mg בבוקר ובצהריים|freq=BID}, {m.thia|ויטמין B1 100 mg ליום|freq=daily}.',
        '**רגישות:** {a.phenyt|Dilantin - פריחה|react=rash}.',
        'בבדיקה: {o|רעד תנוחתי דו-צדדי}, {x|ללא רעד במנוחה|negated}, {x|ללא קשיון|negated}. הליכה רחבת בסיס. MMSE 25/30 - {d.mci|ירידה קוגניטיבית קלה}. {d.dysph|הפרעת בליעה} לנוזלים. {d.polyneu|פולינוירופתיה} של הגפיים התחתונות.',
        '{i.mrbrain|MRI מוח|on=2025-01-28} מ-28.1.2025: {x|חשד להידרוצפלוס בלחץ תקין|suspected|d.hydroceph}, {d.smallv|שינויים איסכמיים של כלי דם קטנים}, {x|ללא דימום|negated|d.ich}, {x|ללא גוש|negated}. {i.mrcs|MRI עמוד שדרה צווארי}: {d.ccanal|היצרות תעלה} C5-6. {l.b12|ויטמין B12 ברמה 310 pg/mL}, {l.fol|חומצה פולית 6.1 ng/mL}.',
        '**סיכום והמלצות:** {x|ניקור מותני אבחנתי|planned|p.lp}. הפסקת {m.metocl|Pramin 10 mg|st=stopped}. התחלת {m.zonis|Zonegran 25 mg לפני השינה|freq=bedtime}. {x|לא מתאים לפרקינסון|negated|d.park}, ולכן {x|אין מקום ל-Dopicar|not started|m.levod}. {x|בהמשך יישקל Exelon|considered|m.rivast}. העתק: ד"ר גיל מרקוס.',
      ]
        .map((s) => `<p>${c.t(s)}</p>`)
        .join(
          '',
        )}${c.no('ד"ר גיל מרקוס', 'copy to')}<div>${signature(c.rnd)}<br>${he('ד"ר יפעת שרעבי, נוירולוגית, מ.ר. 00000')}</div>`,
      'rtl',
    ),
  { scale: 1.2, degrade: { angle: 1.9 } },
)

const skin = doc(
  'p89.png',
  ['he', 'consultation', 'clean'],
  '2024-11-07',
  ['מרפאת עור שקמה', 'שקמה'],
  ['ד"ר גלעד אזולאי', 'גלעד אזולאי', 'אזולאי גלעד', 'ד״ר גלעד אזולאי'],
  ['לירון חזן', 'חזן לירון'],
  'דוח ביקור רופא',
  (c) =>
    sheet(
      `body{font:18px/1.42 ${FACE.arial};padding:38px 50px}.r{display:grid;grid-template-columns:170px 1fr;border-bottom:1px solid #cdd;padding:6px 0}.r b{color:#2a5d6b}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div>${mark('wave', '#2a5d6b', 40)} <b style="font-size:23px">מרפאת עור שקמה</b></div><span>דוח ביקור רופא &nbsp; 07/11/2024 16:40</span></div>${[
        ['פרטי מטופל', 'חזן לירון, ת.ז. 31290077-2, תאריך לידה 21/01/1987'],
        ['סיבת הביקור', 'נגעים בקרקפת ובבתי השחי, מעקב'],
        [
          'אבחנות פעילות',
          '{d.sebder|סבוריאה} L21.9; {d.hs|הידרדניטיס סופורטיבה} L73.2; {d.alopecia|אלופציה אראטה} L63.9; {d.verruca|יבלות} B07.9; {d.gad|חרדה}',
        ],
        [
          'היסטוריה',
          '{d.impetigo|אימפטיגו|st=historical} בילדות; {p.fess|ניתוח סינוסים|on=2022} 2022. {x|ללא מלנומה אישית|negated|d.melanoma}; {x|אם - מלנומה|family history|d.melanoma}',
        ],
        ['אלרגיות', '{a.nickel|ניקל - מגע|react=contact}; {a.fish|דגים}'],
        [
          'טיפול קבוע',
          '{m.ada|Humira 40 mg אחת לשבוע|freq=weekly}; {m.minocyc|Minocin 100 mg ליום|freq=daily}; {m.ketoc|Nizoral שמפו פעמיים בשבוע|dose=-;freq=twice weekly}; {m.desog|Feminet 75 mcg}',
        ],
        [
          'בדיקה',
          '{o|נודולות} בבית שחי ימין ללא {x|פלואקטואציה|negated}. {d.sebker|קרטוזיס סבוריאית} בגב. {d.epicyst|ציסטה אפידרמלית} בצוואר 1 ס"מ. {x|ללא נגעים חשודים|negated}',
        ],
        [
          'פעולות',
          "{p.cryo|צריבה בחנקן נוזלי} ל-3 יבלות; {p.ilk|הזרקה תוך נגעית} של {m.triamc|Kenalog 10 mg|st=-}; {p.punch|ביופסיית פאנץ'} מהגב",
        ],
        [
          'מעבדה',
          '{l.zinc|ZINC 58 mcg/dL}; {l.ferr|פריטין 22 ng/mL}; {l.alt|ALT 31 U/L}; {l.qft?|קוונטיפרון שלילי|v=שלילי;u=-}',
        ],
        [
          'מרשמים חדשים',
          '{m.clindt|Dalacin T 1% פעמיים ביום|dose=-;freq=BID}; {m.mometop|Elocom משחה פעם ביום|dose=-;freq=daily}; {m.zincs|Zinc 220 mg פעם ביום|freq=daily}',
        ],
        ['הופסק', '{m.doxy|Doxylin 100 mg|st=stopped}; {m.betatop|Diprosalic|st=stopped;dose=-}'],
        [
          'תכנית',
          '{x|מעבר ל-Cosentyx יישקל בביקור הבא|considered|m.secuk}; {x|Roaccutane אינו מתאים|not started|m.isot}; ביקורת בעוד 3 חודשים',
        ],
      ]
        .map(([k, v]) => `<div class="r" data-line><b>${he(k)}</b><div>${c.t(v)}</div></div>`)
        .join(
          '',
        )}<div style="margin-top:12px">${signature(c.rnd)}<br>${he('ד"ר גלעד אזולאי, רופא עור ומין')}</div>`,
      'rtl',
    ),
)

const prescription = doc(
  'p90.jpg',
  ['he', 'prescription', 'photo'],
  '2025-03-30',
  ['מכבי-אור שירותי רפואה', 'מכבי-אור', 'מרפאת מכבי-אור'],
  ['ד"ר רות יעקובי', 'רות יעקובי', 'יעקובי רות', 'ד״ר רות יעקובי'],
  ["ז'קלין אמסלם", "אמסלם ז'קלין"],
  'מרשם',
  (c) => {
    const rx = (n, drug, how, days) =>
      `<div class="rx" data-line><div><b>${n}.</b> <b dir="ltr">${c.t(drug)}</b></div><div>${he(how)}</div><div class="q">${he(days)}</div></div>`
    return sheet(
      `body{font:20px/1.42 ${FACE.notoHe};padding:40px 52px}.rx{border-bottom:1px dashed #888;padding:8px 0}.q{font-size:17px;color:#444}.h{display:grid;grid-template-columns:1fr 1fr;border:1px solid #777;padding:8px 12px;margin:10px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><b style="font-size:24px">מכבי-אור שירותי רפואה</b>${barcode(c.rnd, 44, 36)}</div><b style="font-size:26px">מרשם</b> <span>מס' 77-2093341 (מרשם לחולה כרוני)</span><div class="h">${pairs(
        [
          ['שם המטופלת', "ז'קלין אמסלם"],
          ['ת.ז.', '0418822-6'],
          ['תאריך לידה', '03/03/1950'],
          ['תאריך הנפקה', '30/03/2025'],
          ['רופאה', 'ד"ר רות יעקובי'],
          ['בתוקף עד', '30/06/2025'],
        ],
        he,
      )}</div><div>${c.t('אלרגיה: {a.celec|Celcox}; {a.povid|פולידין}')}</div>
      ${rx(1, '{m.olmes|OLMETEC 40 MG TAB|freq=daily;dose=40 mg}', 'טבליה 1 פעם ביום, בבוקר', '30 טבליות ל-30 יום')}${rx(2, '{m.lercan|VASODIP 10 MG TAB|freq=BID;dose=10 mg}', 'טבליה 1 פעמיים ביום, לפני האוכל', '60 טבליות ל-30 יום')}${rx(3, '{m.repag|NOVONORM 1 MG|freq=TID;dose=1 mg}', 'טבליה 1 עם כל ארוחה עיקרית', '90 טבליות ל-30 יום')}${rx(4, '{m.ralox|EVISTA 60 MG|freq=daily;dose=60 mg}', 'טבליה 1 ביום', '28 טבליות')}${rx(5, '{m.travop|TRAVATAN 0.004% EYE DROPS|dose=-;freq=evening}', 'טיפה 1 בכל עין בערב', 'בקבוק 1')}${rx(6, '{m.brinz|AZOPT EYE DROPS 1%|dose=-;freq=BID}', 'טיפה 1 בכל עין פעמיים ביום', 'בקבוק 1')}${rx(7, '{m.alpra|ALPRALID 0.25 MG|freq=bedtime PRN;dose=0.25 mg}', 'טבליה 1 לפני השינה, לפי הצורך', '20 טבליות')}${rx(8, '{m.sucral|ULSANIC 1 G|freq=QID;dose=1 g}', 'טבליה 1 ארבע פעמים ביום, שעה לפני ארוחות', '120 טבליות')}
      <p>${c.t('אבחנות: {d.ocht|לחץ תוך עיני מוגבר}, {d.osteopenia|אוסטאופניה}, {d.gastritis|גסטריטיס}. {x|נא לא להחליף ב-Nexium|instruction|m.eso}.')}</p><div style="display:flex;justify-content:space-between;align-items:end"><div>${hand('Yacobi', 32)}<br>${he('חתימת הרופאה')}</div>${stamp(['ד"ר רות יעקובי', 'רפואת משפחה', 'מ.ר. 00000'], '#223a7a', 5)}</div>`,
      'rtl',
    )
  },
  { width: 1000, scale: 1.4, degrade: { angle: -1.7 } },
)

const imaging = doc(
  'p91.jpg',
  ['he', 'imaging', 'scan'],
  '2024-06-26',
  ['מכון הדמיה קשת', 'קשת הדמיה', 'קשת'],
  ['ד"ר ארקדי זלצמן', 'ארקדי זלצמן', 'זלצמן ארקדי', 'ד״ר ארקדי זלצמן'],
  ['עמוס שטרית', 'שטרית עמוס'],
  'פענוח בדיקת הדמיה',
  (c) =>
    sheet(
      `body{font:20px/1.5 ${FACE.miriam};font-size:21px;padding:50px 68px}h3{font-size:21px;margin-top:10px}p{margin:3px 0}ul{list-style:decimal}`,
      `<div style="display:flex;justify-content:space-between"><b style="font-size:25px">מכון הדמיה קשת</b>${barcode(c.rnd, 36, 30)}</div><p>${he('שם: עמוס שטרית    ת.ז. 2718840-5    ת. לידה 08/06/1961')}<br>${he('תאריך בדיקה: 26/06/2024    פוענח: 27/06/2024    מפנה: ד"ר עידית בלום')}</p>${c.no('ד"ר עידית בלום', 'referrer')}<p><b>${c.t('{i.mrshould|MRI כתף שמאל|main=1}')}</b> ללא חומר ניגוד. &nbsp; <b>${c.t('{i.ctsinus|CT סינוסים|main=1}')}</b></p>
      ${part(c, 'נתונים קליניים', 'כאב בהרמת היד. {x|? קרע שרוול|clinical question|d.rotcuff}. {o|נזלת כרונית}.')}${part(c, 'ממצאי MRI', '{d.rotcuff|קרע חלקי של גיד הסופרספינטוס}. {d.subburs|בורסיטיס תת-אקרומיאלית}. {d.acoa|שינויים ניווניים במפרק ACJ}. {d.bicten|טנוסינוביטיס של הביצפס}. {x|ללא קרע לברום|negated|d.slap}. {x|ללא שבר|negated}. {d.frozen|עיבוי קופסית המתאים לכתף קפואה}.')}${part(c, 'ממצאי CT', '{d.sinuschr|סינוסיטיס כרונית} עם {o|עיבוי רירית} בסינוסים המקסילריים. {d.deviated|סטיית מחיצת האף} לימין. {d.concha|קונכה בולוזה} משמאל. {d.retcyst|ציסטת רטנציה} 12 מ"מ. {x|ללא הרס גרמי|negated}. {x|ללא פוליפים באף|negated}. {d.periap|נגע פריאפיקלי} בשן 16.')}${part(c, 'סיכום', ['{d.rotcuff|קרע חלקי בסופרספינטוס}, {x|ללא קרע מלא|negated}.', '{d.sinuschr|סינוסיטיס כרונית}.', '{x|מומלץ צילום שיניים פנורמי|suggested}.'])}
      <div>${signature(c.rnd, '#333')}<br>${he('ד"ר ארקדי זלצמן, רדיולוג מומחה')}</div>`,
      'rtl',
    ),
  { degrade: { angle: 0.9 } },
)

const referral = doc(
  'p92.jpg',
  ['he', 'consultation', 'scan'],
  '2025-06-15',
  ['מרפאת הדקל', 'הדקל', 'מרפאת הדקל - נהריה'],
  ['ד"ר איתן וקנין', 'איתן וקנין', 'וקנין איתן', 'ד״ר איתן וקנין'],
  ['פאטמה חלבי', 'חלבי פאטמה'],
  'הפניה לגסטרואנטרולוג',
  (c) =>
    sheet(
      `body{font:20px/1.45 ${FACE.simple};font-size:21px;padding:50px 66px}p{margin:8px 0}td,th{border:1px solid #777;padding:4px 10px}`,
      `<div style="border-bottom:2px solid #000;display:flex;justify-content:space-between"><b>מרפאת הדקל - נהריה</b><span>${he('15/06/2025')}</span></div><h2 style="font-size:25px;margin:10px 0">הפניה לגסטרואנטרולוג</h2><p>${he('לכבוד: מרפאת גסטרו, ד"ר אלון ברזילי')}<br>${he('הנדון: חלבי פאטמה, ת.ז. 4019283-8, תאריך לידה 11/11/1968')}</p>${c.no('ד"ר אלון ברזילי', 'recipient')}
      ${[
        'אבקש הערכתך לגבי מטופלת עם {d.barrett|ושט על שם בארט}, {d.gastritis|גסטריטיס} ו{d.nash|NASH}. ברקע גם {d.hypertg|היפרטריגליצרידמיה}, {d.fibro|פיברומיאלגיה}, {d.meningi|מנינגיומה} במעקב ו{d.splenomeg|הגדלת טחול}. {x|אין סוכרת|negated|d.dm2}. {x|אביה נפטר מסרטן קיבה|family history|d.gastricca}.',
        'בחודשים האחרונים {o|צרבת} ו{d.dysph|דיספגיה} למוצקים. {x|ללא ירידה במשקל|negated}, {x|ללא צואה שחורה|negated}. {p.egd|גסטרוסקופיה|on=2022-03} אחרונה 03/2022: ללא {x|דיספלזיה|negated}. {p.polypect|כריתת פוליפ|on=2021} מהמעי ב-2021. {i.usabd|US בטן|on=2025-05-20} מ-20/05/2025: {d.steat|כבד שומני}, {d.gbpolyp|פוליפ בכיס המרה} 4 מ"מ, {x|ללא אבנים|negated|d.gallst}.',
      ]
        .map((s) => `<p>${c.t(s)}</p>`)
        .join('')}${table(
        c,
        ['תרופה', 'מינון'],
        [
          ['{m.rabe|Pariet 20 mg|freq=BID}', 'פעמיים ביום'],
          ['{m.bezaf|Norlip 400 mg|freq=daily}', 'פעם ביום'],
          ['{m.colest|Cholestyramine 4 g|freq=daily}', 'שקית ביום'],
          ['{m.dulo|Cymbalta 60 mg|freq=daily}', 'בבוקר'],
          ['{m.dexlan|Dexilant 60 mg|st=stopped}', 'הופסק 01/2025'],
        ],
      )}<p>${c.t('רגישויות: {a.metronid|Flagyl}; {a.tram|Tramadex}. מעבדה 01/06/2025: {l.alt|ALT 88 U/L|on=2025-06-01}, {l.ggt|GGT 132 U/L|on=2025-06-01}, {l.trig|טריגליצרידים 412 mg/dL|on=2025-06-01}, {l.plt|טסיות 141 K/uL|on=2025-06-01}, {l.hpsa?|אנטיגן הליקובקטר בצואה שלילי|v=שלילי;u=-;on=2025-06-01}, {l.asma?|ASMA שלילי|v=שלילי;u=-;on=2025-06-01}.')}</p><p>${c.t('השאלה: {x|האם נדרשת מנומטריה|question|p.manom}, {x|ביופסיית כבד|question|p.liverbx}? {x|לשקול Vocinti|considered}. תודה,')}</p><div>${signature(c.rnd)}<br>${he('ד"ר איתן וקנין, רופא משפחה')}</div>`,
      'rtl',
    ),
  { degrade: { angle: -0.7 } },
)

export const blindHebrew = [cardiology, surgery, obstetrics, neurology, skin, prescription, imaging, referral]
