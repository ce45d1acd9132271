/** Everyday Hebrew papers: a ward's discharge, a child in the emergency room, an orthopaedic and a family doctor's letter, a prescription list, a chest CT. */
import { barcode, mark, signature, stamp } from '../lib/decor.mjs'
import { FACE, doc, he, pairs, part, sheet } from './blind-parts.mjs'

const discharge = doc(
  'p209.jpg',
  ['he', 'discharge', 'photo'],
  '2025-04-09',
  ['המרכז הרפואי נחל עדן', 'נחל עדן', 'מרכז רפואי נחל עדן'],
  ['ד"ר ליאורה בירנבאום', 'ליאורה בירנבאום', 'ד״ר ליאורה בירנבאום', 'בירנבאום ליאורה'],
  ['חיים אזולאי', 'אזולאי חיים'],
  'סיכום אשפוז',
  (c) =>
    sheet(
      `body{font:18px/1.36 ${FACE.arial};padding:40px 52px}h3{font-size:18.5px;color:#1b4965;border-bottom:1px solid #1b4965;margin:9px 0 2px}p{margin:2px 0}ul,ol{margin:2px 0}.h{display:grid;grid-template-columns:1fr 1fr 1fr;gap:2px 14px;margin:8px 0}`,
      `<div style="display:flex;justify-content:space-between"><div><b style="font-size:25px;color:#1b4965">המרכז הרפואי נחל עדן</b><br>${he('פנימית ד - סיכום אשפוז')}</div>${barcode(c.rnd, 32, 30)}</div><div class="h">${pairs(
        [
          ['שם', 'חיים אזולאי'],
          ['ת.ז.', '05218843-7'],
          ['תאריך לידה', '15/02/1954'],
          ['תאריך קבלה', '05/04/2025'],
          ['תאריך שחרור', '09/04/2025'],
          ['הודפס', '10/04/2025'],
          ['רופאה אחראית', 'ד"ר ליאורה בירנבאום'],
          ['רופא משפחה', 'ד"ר ויקטור זלצמן'],
        ],
        he,
      )}</div>${c.no('ד"ר ויקטור זלצמן', 'recipient')}
      ${part(c, 'אבחנות', ['{d.chf|אי ספיקת לב - החמרה}', '{d.af|פרפור פרוזדורים}', '{d.aki|אי ספיקת כליות חריפה}, חלפה', '{d.ida|אנמיה מחוסר ברזל}'], 'ol')}
      ${part(c, 'רקע', '{d.ihd|מחלת לב איסכמית}, לאחר {p.pci|צנתור עם תומכן|on=2018} 2018; {d.dm2|סוכרת סוג 2}; {d.htn|יתר לחץ דם}; {d.bph|הגדלת ערמונית}; {d.exsmoker|מעשן לשעבר}. {p.herniar|ניתוח בקע מפשעתי|on=2009} 2009. {x|ללא מחלת ריאות|negated|d.copd}. {x|אב נפטר מסרטן המעי הגס|family history|d.colonca}.')}
      ${part(c, 'רגישויות', '{a.pen|פניצילין - פריחה|react=פריחה}. {x|אין רגישות ליוד|negated|a.contrast}.')}
      ${part(c, 'תלונה עיקרית', 'קוצר נשימה במאמץ ובצקות ברגליים מזה שבוע, לאחר שהפסיק מעצמו משתן. {x|ללא כאבים בחזה|negated}, {x|ללא חום|negated}.')}
      ${part(c, 'בדיקות', 'בקבלה 05/04/2025: {l.bnp|NT-proBNP 6420 pg/mL|v=6420;u=pg/mL;on=2025-04-05}, {l.trop|טרופונין T 28 ng/L|v=28;u=ng/L;on=2025-04-05}, {l.crea|קריאטינין 1.92 mg/dL|on=2025-04-05}, {l.k|אשלגן 4.8 mmol/L|on=2025-04-05}, {l.hgb|המוגלובין 9.8 g/dL|on=2025-04-05}, {l.ferr|פריטין 14 ng/mL|on=2025-04-05}. בשחרור 09/04/2025: {l.crea|קריאטינין 1.21 mg/dL|on=2025-04-09}, {l.k|אשלגן 4.1 mmol/L|on=2025-04-09}. {l.a1c|HbA1c 7.4%|v=7.4;u=%}. {p.ecg|אק"ג}: פרפור פרוזדורים, {x|ללא שינויים איסכמיים|negated}. {i.cxr|צילום חזה|on=2025-04-05} 05/04/2025: גודש, {d.pleff|תפליט פלאורלי מימין}, {x|ללא תסנין|negated|d.pneumonia}. {i.echo|אקו לב|on=2025-04-07} 07/04/2025: {l.lvef|EF 35%|v=35;u=%}, {d.mitral|אי ספיקה מיטרלית בינונית}.')}
      ${part(c, 'מהלך', 'טופל ב{m.fur?|פוסיד|st=-;dose=-} תוך ורידי עם ירידה של 5 ק"ג. ניתן {m.venofer?|Venofer 200 mg|st=-}. {x|נשקל היפוך חשמלי ונדחה|considered|p.cardiov}. {x|לא נדרשה הנשמה|negated}.')}
      ${part(c, 'תרופות בשחרור', ['{m.fur|Fusid 40 mg - פעמיים ביום|freq=פעמיים ביום} (הועלה)', '{m.sacval|Entresto 24/26 mg - פעמיים ביום|dose=-;freq=פעמיים ביום} (חדש)', '{m.bis|Concor 5 mg - פעם ביום|freq=פעם ביום}', '{m.spir|Aldospirone 25 mg - פעם ביום|freq=פעם ביום}', '{m.empa|Jardiance 10 mg - בבוקר|freq=בבוקר} (חדש)', '{m.apix|Eliquis 5 mg - פעמיים ביום|freq=פעמיים ביום}', '{m.ator|Lipitor 40 mg - בערב|freq=בערב}', '{m.metf|Glucophage 850 mg - פעמיים ביום|freq=פעמיים ביום}', '{m.tams|Omnic 0.4 mg - לפני השינה|freq=לפני השינה}'], 'ol')}
      ${part(c, 'תרופות שהופסקו', '{m.ena|Enaladex 10 mg|st=stopped} - הוחלף ב-Entresto. {m.etor|Arcoxia 60 mg|st=stopped} - החמרה בתפקוד הכליה.')}
      ${part(c, 'המלצות', 'מעקב משקל יומי. תפקודי כליה ואשלגן בעוד שבוע. {x|קולונוסקופיה לבירור אנמיה|planned|p.colono}. {x|בהמשך תישקל השתלת דפיברילטור|considered|p.icd}. {x|להימנע מנורופן|warned|m.ibu}. ביקורת במרפאת אי ספיקת לב אצל ד"ר שרון מגידו.')}
      <div style="display:flex;justify-content:space-between">${signature(c.rnd)}${stamp(['ד"ר ליאורה בירנבאום', 'פנימית', 'מ.ר. 40417'], '#1b4965', 4)}</div>${c.no('ד"ר שרון מגידו', 'follow-up')}`,
      'rtl',
    ),
  { scale: 1.25, degrade: { angle: 1.1 } },
)

const emergency = doc(
  'p210.png',
  ['he', 'discharge', 'scan'],
  '2025-01-23',
  ['בית החולים לילדים הכרמלית', 'הכרמלית', 'בית חולים לילדים הכרמלית'],
  ['ד"ר נועם אשכנזי', 'נועם אשכנזי', 'ד״ר נועם אשכנזי', 'אשכנזי נועם'],
  ['ליה סבג', 'סבג ליה'],
  'סיכום ביקור במלר"ד ילדים',
  (c) =>
    sheet(
      `body{font:19px/1.44 ${FACE.nachlieli};font-size:21px;padding:46px 60px}h3{font-size:20px;background:#e8e8e8;padding:1px 8px;margin:10px 0 3px}p{margin:3px 0}.h{display:grid;grid-template-columns:1fr 1fr;gap:2px 20px;border:1px solid #000;padding:8px 12px;margin:10px 0}`,
      `<div style="text-align:center"><b style="font-size:27px">בית החולים לילדים הכרמלית</b><br>${he('סיכום ביקור במלר"ד ילדים')}</div><div class="h">${pairs(
        [
          ['שם', 'ליה סבג'],
          ['ת.ז.', '34518827-1'],
          ['תאריך לידה', '11/06/2022'],
          ['מלווה', 'האם, רחלי סבג'],
          ['הגעה', '23/01/2025 02:15'],
          ['שחרור', '23/01/2025 09:40'],
          ['רופא', 'ד"ר נועם אשכנזי'],
          ['משקל', '13.6 ק"ג'],
        ],
        he,
      )}</div>${c.no('רחלי סבג', 'mother')}
      ${part(c, 'סיבת הפניה', 'הקאות ושלשולים מזה יומיים, חום עד 38.9, מיעוט שתן. {x|ללא דם בצואה|negated}. {x|ללא פרכוסים|negated|d.seiz}. אחיה הגדול חולה בבית.')}
      ${part(c, 'רקע', 'ילידת שבוע 38, {x|בריאה בדרך כלל|normal}. {d.eczema|אטופיק דרמטיטיס|icd=L20.9/L20.89}. {x|אם עם צליאק|family history|d.celiac}. חיסונים: לפי הגיל.')}
      ${part(c, 'רגישויות', '{a.milk|חלב פרה - שלשול דמי בינקות|react=שלשול דמי}; {a.cefurox|Zinnat - פריחה|react=פריחה}. {x|לא ידועה רגישות לביצים|negated|a.egg}.')}
      ${part(c, 'תרופות קבועות', '{m.chole|ויטמין D 400 יחידות ליום|dose=400 יחידות;freq=ליום}.')}
      ${part(c, 'בדיקה גופנית', 'ערנית, ריריות יבשות, מילוי נימי 3 שניות. בטן רכה, {x|ללא רגישות בבטן ימנית תחתונה|negated|d.append}. אוזניים תקינות, {x|ללא דלקת אוזניים|negated|d.aom}. {x|ללא קשיון עורף|negated|d.meng}.')}
      ${part(c, 'בדיקות', '{l.glu|גלוקוז 62 mg/dL|on=2025-01-23}, {l.na|נתרן 133 mmol/L|on=2025-01-23}, {l.k|אשלגן 3.6 mmol/L|on=2025-01-23}, {l.hco3|ביקרבונט 15.8 mmol/L|on=2025-01-23}, {l.bun|אוריאה 44 mg/dL|on=2025-01-23}, {l.crea|קריאטינין 0.41 mg/dL|on=2025-01-23}, {l.wbc|WBC 12.7 K/uL|on=2025-01-23}, {l.crp|CRP 8.5 mg/L|on=2025-01-23} (23/01/2025). {l.rota|אנטיגן רוטה בצואה חיובי|v=חיובי;u=-}. {l.uleu|לויקוציטים בשתן שליליים|v=שליליים;u=-}. {x|צילום בטן לא בוצע|not done|i.xrabd}.')}
      ${part(c, 'אבחנות', ['{d.gastroent|גסטרואנטריטיס עקב רוטה|icd=A08.0/K52.9/A09}', '{d.dehyd|התייבשות קלה עד בינונית}'], 'ol')}
      ${part(c, 'טיפול במלר"ד', '{m.ond?|Ondansetron 2 mg|st=-} פומי, {o|עירוי סליין}, {m.para?|Novimol 200 mg|st=-}. התאוששה ושתתה.')}
      ${part(c, 'המלצות', ['{m.ors|Hydran - לגימות קטנות לאחר כל הקאה|dose=-}', '{m.para|Acamoli 200 mg כל 6 שעות לפי הצורך|freq=כל 6 שעות לפי הצורך}', '{m.zincs|אבץ 20 mg פעם ביום|freq=פעם ביום} למשך 10 ימים', '{x|אין צורך באנטיביוטיקה|not given}', '{x|לא לתת לופרמיד|warned|m.lop}', '{x|אם יופיע דם בצואה - תרבית צואה|conditional}', 'ביקורת אצל ד"ר אירנה גופמן תוך 48 שעות'])}
      <div>${signature(c.rnd)} ${he('ד"ר נועם אשכנזי, מתמחה ברפואת ילדים')}</div>${c.no('ד"ר אירנה גופמן', 'follow-up')}`,
      'rtl',
    ),
  { degrade: { angle: 0.8 } },
)

const orthopaedics = doc(
  'p211.png',
  ['he', 'consultation', 'clean'],
  '2025-06-03',
  ['מכון אורתופדי שיאים', 'שיאים', 'שיאים - מכון אורתופדי'],
  ['ד"ר גיא נחמיאס', 'גיא נחמיאס', 'ד״ר גיא נחמיאס', 'נחמיאס גיא'],
  ['מיכל דרורי', 'דרורי מיכל', "גב' דרורי", 'גב׳ דרורי'],
  'סיכום ביקור אורתופדי',
  (c) =>
    sheet(
      `body{font:20px/1.5 ${FACE.frank};font-size:22px;padding:54px 76px}h3{font-size:21px;margin:12px 0 2px}p{margin:3px 0}`,
      `<div style="display:flex;gap:14px;align-items:center;border-bottom:2px solid #8c4a1f;padding-bottom:8px">${mark('bars', '#8c4a1f', 44)}<b style="font-size:27px;color:#8c4a1f">מכון אורתופדי שיאים</b></div><p>${he('לכבוד ד"ר אנה פוליאקוב, רופאת משפחה')}<br>${he('תאריך ביקור: 03/06/2025. הודפס: 05/06/2025')}<br>${he('הנדון: מיכל דרורי, ת.ז. 03981154-6, ילידת 24/12/1978')}</p>${c.no('ד"ר אנה פוליאקוב', 'recipient')}
      ${part(c, 'סיבת הפנייה', 'כאבים בברך ימין בירידה במדרגות וכאב בשורש כף יד ימין מזה חודשיים. {x|ללא חבלה|negated}. {x|ללא נעילות|negated}.')}
      ${part(c, 'רקע רפואי', '{d.hypothy|תת פעילות של בלוטת התריס}, {d.flatf|פלטפוס}. בילדותה {d.osgood|אוסגוד שלאטר|st=historical}. {p.arthrosc|ארתרוסקופיה בברך שמאל|on=2016} 2016. {x|אמה עברה החלפת ברך|family history|p.tka}; {x|אחות עם דלקת מפרקים שגרונית|family history|d.ra}.')}
      ${part(c, 'תרופות', '{m.levo|Eltroxin 100 mcg בבוקר|freq=בבוקר}, {m.cacit|סידן ציטרט|dose=-}. {m.melox|Mobic 15 mg|st=stopped} - הפסיקה בשל צרבת. רגישות: {a.dipy|אופטלגין - נפיחות בשפתיים|react=נפיחות בשפתיים}.')}
      ${part(c, 'בדיקה', 'ברך ימין: רגישות סביב הפיקה, {x|ללא נוזל|negated|d.kneeeff}, {x|מבחן לקמן שלילי|negated|d.acl}, {x|מקמורי שלילי|negated|d.meniscus}. שורש כף יד: פינקלשטיין חיובי, {x|טינל שלילי|negated|d.cts}.')}
      ${part(c, 'הדמיה', '{i.xrknee|צילום ברך ימין|on=2025-05-20} (20/05/2025): {x|ללא שבר|negated}, {d.kneeoa|היצרות קלה במדור המדיאלי|icd=M17.11/M17.9/M17.10}. {i.mrknee|MRI ברך ימין|on=2025-05-28} (28/05/2025): {d.chondro|כונדרומלציה של הפיקה}, {d.baker|ציסטה על שם בייקר|icd=M71.21/M71.20}, {x|מניסקים תקינים|negated|d.meniscus}. {l.uric|חומצה אורית 4.1 mg/dL|on=2025-05-20}, {l.rf|RF שלילי|v=שלילי;u=-} (20/05/2025).')}
      ${part(c, 'אבחנות', ['{d.pfps|תסמונת פטלופמורלית מימין}', '{d.dequerv|דה קרווין מימין}'], 'ol')}
      ${part(c, 'תכנית', ['{m.etodol|Etopan XL 400 mg פעם ביום|freq=פעם ביום} לאחר האוכל ל-10 ימים, עם {m.ome|Omepradex 20 mg פעם ביום|freq=פעם ביום}', '{m.ketopr|Fastum gel - 3 פעמים ביום|dose=-;freq=3 פעמים ביום} לשורש כף היד', 'סד אגודל, פיזיותרפיה 8 טיפולים', '{x|אם לא יוטב תישקל הזרקת סטרואידים|considered|p.jointinj}', '{x|אין כרגע מקום לניתוח|negated}', '{x|בדיקת EMG תוזמן במידת הצורך|conditional|p.emg}'])}
      <p>${he('בברכה,')}</p>${signature(c.rnd)}<p>${he('ד"ר גיא נחמיאס, כירורגיה אורתופדית. העתק: יעל שפר, פיזיותרפיה')}</p>${c.no('יעל שפר', 'copy')}`,
      'rtl',
    ),
)

const family = doc(
  'p212.png',
  ['he', 'consultation', 'clean'],
  '2024-12-11',
  ['מרפאת הדקל', 'הדקל', 'קופת חולים ארבל - מרפאת הדקל', 'קופת חולים ארבל'],
  ['ד"ר אורית קסלר', 'אורית קסלר', 'ד״ר אורית קסלר', 'קסלר אורית'],
  ['ראמי עבד אל-קאדר', 'עבד אל-קאדר ראמי', 'ראמי עבד אל קאדר'],
  'סיכום ביקור',
  (c) =>
    sheet(
      `body{font:19px/1.46 ${FACE.openSans},'Noto Sans Hebrew';padding:50px 70px}h3{font-size:18px;display:inline}p{margin:5px 0}ul{margin:2px 0}.h{background:#f1f1ea;padding:10px 14px;margin:10px 0}`,
      `<b style="font-size:24px">קופת חולים ארבל - מרפאת הדקל</b><div class="h">${pairs(
        [
          ['מטופל', 'ראמי עבד אל-קאדר'],
          ['ת.ז.', '02774310-8'],
          ['תאריך לידה', '09/08/1976'],
          ['תאריך ביקור', '11/12/2024'],
          ['רופאה', 'ד"ר אורית קסלר'],
        ],
        he,
      )}</div>
      ${part(c, 'תלונות', 'שיעול, נזלת סמיכה וכאב בלחיים מזה 12 יום. צרבת לילית. {x|ללא קוצר נשימה|negated}. {x|ללא ירידה במשקל|negated}.')}
      ${part(c, 'אבחנות פעילות', ['{d.sinusac|סינוסיטיס חריפה}', '{d.gerd|רפלוקס}', '{d.hld|היפרליפידמיה}', '{d.g6pd|חסר G6PD}', '{d.hemorr|טחורים}', '{d.smoker|מעשן 20 סיגריות ביום}'])}
      ${part(c, 'עבר', '{d.stone|אבן בכליה|st=historical;icd=N20.0/Z87.442} ב-2015, {p.append|כריתת תוספתן|on=1998} ב-1998. {x|אב עם סוכרת|family history|d.dm2}, {x|אם עם סרטן שד|family history|d.breastca}. {x|שולל אלכוהול|negated}.')}
      ${part(c, 'רגישויות', '{a.sulfa|סולפה - פריחה|react=פריחה}, {a.tomato|עגבניות - גרד בפה|react=גרד בפה}.')}
      ${part(c, 'בדיקה', 'ל"ד 138/86, BMI 29.1, חום 37.4, רגישות מעל סינוס מקסילרי שמאלי. ריאות נקיות, {x|ללא חרחורים|negated|d.pneumonia}. לוע: {x|ללא מורסה|negated}.')}
      ${part(c, 'מעבדה', 'מיום 01/12/2024: {l.chol|כולסטרול 244 mg/dL|on=2024-12-01}, {l.ldl|LDL 168 mg/dL|on=2024-12-01}, {l.hdl|HDL 36 mg/dL|on=2024-12-01}, {l.trig|טריגליצרידים 210 mg/dL|on=2024-12-01}, {l.glu|גלוקוז 97 mg/dL|on=2024-12-01}, {l.hgb|המוגלובין 15.4 g/dL|on=2024-12-01}, {l.b12|B12 298 pg/mL|v=298;u=pg/mL;on=2024-12-01}. {l.hpsa|אנטיגן הליקובקטר בצואה שלילי|v=שלילי;u=-}.')}
      ${part(c, 'טיפול', ['{m.doxy|Doxylin 100 mg - טבליה פעמיים ביום|freq=פעמיים ביום} ל-7 ימים', '{m.mome|Nasonex - 2 התזות בכל נחיר פעם ביום|dose=-;freq=פעם ביום}', '{m.ros|Crestor 10 mg - טבליה בערב|freq=בערב} (חדש)', '{m.eso|Nexium 20 mg - חצי שעה לפני ארוחת בוקר|freq=לפני ארוחת בוקר}', '{m.diosm|Daflon 500 mg - 2 טבליות ביום|dose=-;freq=ביום}', '{m.bencyd|Tantum Verde ספריי - לפי הצורך|dose=-;freq=לפי הצורך}', '{m.famo|Famotidine 20 mg|st=stopped} - הופסק', '{x|לא לתת רספרים בשל הרגישות|warned|m.sept}', '{x|Nitrofurantoin אסור בשל חסר G6PD|warned|m.nitrof}'])}
      ${part(c, 'תכנית', '{x|Champix הוצע וסירב|declined|m.varen}. {x|גסטרוסקופיה אם הצרבת תימשך|conditional|p.egd}. {x|פרופיל שומנים חוזר בעוד 8 שבועות|planned}. {x|צילום סינוסים לא נדרש|not done|i.ctsinus}. {x|חיסון שפעת נדחה|postponed|m.vflu}.')}
      <p>${he('ד"ר אורית קסלר, מומחית ברפואת המשפחה, מ.ר. 29118')}</p>`,
      'rtl',
    ),
)

const list = doc(
  'p213.jpg',
  ['he', 'prescription', 'photo'],
  '2025-05-12',
  ['בית מרקחת הנמל', 'הנמל', 'בית מרקחת הנמל בע"מ'],
  ['ד"ר שלמה טננבאום', 'שלמה טננבאום', 'ד״ר שלמה טננבאום', 'טננבאום שלמה'],
  ['ברוריה כץ', 'כץ ברוריה', "גב' ברוריה כץ"],
  'כרטיס תרופות',
  (c) => {
    const med = (drug, when, note) =>
      `<tr data-line><td><b>${c.t(drug)}</b></td><td>${he(when)}</td><td>${c.t(note)}</td></tr>`
    return sheet(
      `body{font:20px/1.4 ${FACE.simple};font-size:21px;padding:42px 54px}html{background:#fcfffa}td,th{border:1px solid #7a9;padding:6px 10px}th{background:#e2f1ea}h3{font-size:21px;margin:14px 0 4px}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:12px;align-items:center">${mark('cross', '#0a6b4f', 44)}<b style="font-size:26px;color:#0a6b4f">בית מרקחת הנמל</b></div><b style="font-size:23px">${he('כרטיס תרופות')}</b></div><p>${he("שם: גב' ברוריה כץ. ת. לידה: 03/10/1943. עודכן: 12/05/2025. הודפס: 13/05/2025")}<br>${he('רופא מטפל: ד"ר שלמה טננבאום. רוקחת: הדס יפרח')}</p>${c.no('הדס יפרח', 'pharmacist')}
      <table><tr><th>${he('תרופה')}</th><th>${he('איך לוקחים')}</th><th>${he('למה')}</th></tr>${med('{m.aml|Norvasc 5 mg|freq=פעם ביום}', 'כדור אחד פעם ביום בבוקר', '{d.htn|לחץ דם גבוה}')}${med('{m.los|Ocsaar 50 mg|freq=פעם ביום}', 'כדור אחד פעם ביום בערב', 'לחץ דם')}${med('{m.sim|Simvastatin 20 mg|freq=בערב}', 'כדור אחד בערב', '{d.hld|כולסטרול גבוה}')}${med('{m.asa|Micropirin 75 mg|freq=אחרי ארוחת צהריים}', 'כדור אחד אחרי ארוחת צהריים', '{d.carotid|היצרות עורק קרוטיס}')}${med('{m.jentad|Jentadueto 2.5/1000 mg|dose=-;freq=פעמיים ביום}', 'כדור אחד פעמיים ביום עם האוכל', '{d.dm2|סוכרת}')}${med('{m.alen|Fosalan 70 mg|freq=פעם בשבוע}', 'כדור אחד פעם בשבוע ביום ראשון, בצום, עם כוס מים', '{d.osteoporosis|אוסטאופורוזיס}')}${med('{m.chole|ויטמין D 1000 יחידות|dose=1000 יחידות;freq=פעם ביום}', 'טיפות פעם ביום', '')}${med('{m.cosopt|Cosopt טיפות עיניים|dose=-;freq=פעמיים ביום}', 'טיפה לכל עין פעמיים ביום', '{d.glauc|גלאוקומה}')}${med('{m.brotiz|Bondormin 0.25 mg|freq=לפי הצורך}', 'חצי כדור לפני השינה לפי הצורך', '{d.insom|נדודי שינה}')}${med('{m.peg|Normalax|dose=-;freq=פעם ביום}', 'שקית אחת פעם ביום', '{d.constip|עצירות}')}${med('{m.para|Acamol 500 mg|freq=עד 3 פעמים ביום}', '2 כדורים עד 3 פעמים ביום בעת כאב', '{d.hipoa|שחיקת סחוס בירך}')}</table>
      <h3>${he('הופסק או שונה')}</h3><ul><li>${c.t('{m.hctz|Disothiazide 12.5 mg|st=stopped} - הופסק ב-20/04/2025, נתרן נמוך')}</li><li>${c.t('{m.glim|Amaryl 2 mg|st=stopped} - הופסק, היפוגליקמיות')}</li><li>${he('Norvasc היה 10 mg, ירד ל-5 mg')}</li></ul>
      <h3>${he('רגישויות')}</h3><p>${c.t('{a.tram|טרמדקס - בחילות|react=בחילות}; {a.ace|מעכבי ACE - שיעול|react=שיעול}. {x|אין רגישות לפניצילין|negated|a.pen}.')}</p><p>${c.t('{x|אין ליטול וולטרן עם מיקרופירין|warned|m.dicl}. {x|לשאול את הרופא על Prolia במקום Fosalan|question|m.deno}. {x|חיסון שלבקת חוגרת: לתאם|planned|m.vzos}.')}</p>`,
      'rtl',
    )
  },
  { scale: 1.25, degrade: { angle: -1.8 } },
)

const chest = doc(
  'p214.png',
  ['he', 'imaging', 'clean'],
  '2025-02-03',
  ['מכון הדמיה קשתות', 'קשתות', 'קשתות - מכון הדמיה'],
  ['ד"ר זיו רוטשילד', 'זיו רוטשילד', 'ד״ר זיו רוטשילד', 'רוטשילד זיו'],
  ['נחום אלבז', 'אלבז נחום'],
  'CT חזה',
  (c) =>
    sheet(
      `body{font:20px/1.52 ${FACE.serifHe};font-size:19px;padding:56px 80px}h3{font-size:19px;margin:13px 0 2px}p{margin:4px 0}`,
      `<div style="border-bottom:3px double #444;padding-bottom:6px"><b style="font-size:25px">מכון הדמיה קשתות</b></div><p>${he('שם: נחום אלבז. ת.ז. 05049221-3. תאריך לידה: 27/04/1957')}<br>${he('תאריך בדיקה: 03/02/2025. תאריך פענוח: 06/02/2025. רופאה מפנה: ד"ר סיגלית ממו')}</p>${c.no('ד"ר סיגלית ממו', 'referrer')}
      ${part(c, 'בדיקה', '{i.ctchest|CT חזה עם חומר ניגוד|main=1}')}${part(c, 'התוויה', 'שיעול ממושך, {d.smoker|מעשן כבד|icd=F17.210/F17.200/Z72.0}. {x|לשלול גידול ריאתי|clinical question|d.lungca}.')}${part(c, 'השוואה', '{i.ctchest|CT חזה|on=2023-07-19} מיום 19/07/2023; {i.cxr|צילום חזה|on=2025-01-14} מיום 14/01/2025.')}
      ${part(c, 'ממצאים', 'ריאות: {d.emphys|אמפיזמה צנטרילובולרית} בעיקר באונות העליונות. {d.bronchwall|עיבוי דפנות סימפונות}. {d.nodule|קשרית בקוטר 4 מ"מ באונה האמצעית}, ללא שינוי לעומת 2023. {d.granul|גרנולומה מסוידת} באונה העליונה השמאלית. {d.atelect|תמט קווי בבסיסים}. {x|לא נראה גוש|negated}. {x|ללא תסנין|negated|d.pneumonia}. {x|ללא תפליט פלאורלי|negated|d.pleff}. {x|ללא חזה אוויר|negated|d.pneumothx}.')}
      ${part(c, 'מיצר', '{x|אין בלוטות לימפה מוגדלות|negated|d.lymphadmed}. לב בגודל תקין, {x|ללא תפליט פריקרדיאלי|negated|d.pereff}. הסתיידויות בעורקים הכליליים. אבי העורקים העולה ברוחב 3.6 ס"מ, {x|ללא מפרצת|negated}.')}
      ${part(c, 'בטן עליונה בחתכים', '{d.hiatus|בקע סרעפתי קטן}. {d.rcyst|ציסטה פשוטה בכליה שמאל}. {x|ללא נגעים בכבד|negated|d.livermet}. {d.adrenal|אדנומה באדרנל שמאל}, 14 מ"מ.')}${part(c, 'שלד', 'שינויים ניווניים. {d.vertfx|שבר דחיסה ישן ב-D12|st=-;icd=S22.080S/M48.54XA/M48.54XS/M80.08XA/M80.08XS/S22.080A}. {x|ללא נגעים גרורתיים|negated}.')}
      ${part(c, 'סיכום', ['{d.emphys|אמפיזמה}; {x|ללא עדות לגידול|negated|d.lungca}.', '{d.nodule|קשרית ריאתית} יציבה, {x|מעקב CT בעוד שנה|recommended}.', '{d.adrenal|אדנומה באדרנל}, {x|מומלץ בירור הורמונלי|recommended}.'], 'ol')}
      <p>${he('פענח: ד"ר זיו רוטשילד, מומחה ברדיולוגיה. טכנאית: לובה פרנקל')}</p>${c.no('לובה פרנקל', 'technician')}`,
      'rtl',
    ),
)

export const sixthHebrew = [discharge, emergency, orthopaedics, family, list, chest]
