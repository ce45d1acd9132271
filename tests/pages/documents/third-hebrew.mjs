/** Israeli discharge letters. */
import { barcode, mark, signature, stamp } from '../lib/decor.mjs'
import { FACE, doc, he, pairs, part, sheet } from './blind-parts.mjs'

/** An internal ward, boxed headings. */
const internal = doc(
  'p107.png',
  ['he', 'discharge', 'clean'],
  '2024-10-09',
  ['המרכז הרפואי גבעת הזית', 'גבעת הזית', 'מרכז רפואי גבעת הזית'],
  ['ד"ר מאיה ליפשיץ', 'מאיה ליפשיץ', 'ד״ר מאיה ליפשיץ', 'ליפשיץ מאיה'],
  ['אסתר וקנין', 'וקנין אסתר', "גב' אסתר וקנין"],
  'סיכום אשפוז',
  (c) =>
    sheet(
      `body{font:19.5px/1.42 ${FACE.arial};padding:42px 60px}h3{font-size:19.5px;border-right:6px solid #2a7a8a;padding-right:10px;margin-top:11px;background:#eef6f7}p{margin:4px 0}ul,ol{margin:3px 0}.h{display:grid;grid-template-columns:repeat(3,1fr);gap:4px 14px;border:1px solid #2a7a8a;padding:8px 12px;margin:10px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:12px;align-items:center">${mark('wave', '#2a7a8a', 50)}<div><b style="font-size:25px;color:#2a7a8a">המרכז הרפואי גבעת הזית</b><br>${he("מחלקה פנימית ב'")}</div></div>${barcode(c.rnd, 34, 34)}</div><div style="font-size:24px;font-weight:bold;text-align:center">${he('סיכום אשפוז')}</div><div class="h">${pairs(
        [
          ['שם', 'אסתר וקנין'],
          ['ת.ז.', '04471882-9'],
          ['תאריך לידה', '14/02/1948'],
          ['מין', 'נקבה'],
          ['תאריך קבלה', '03/10/2024'],
          ['תאריך שחרור', '09/10/2024'],
        ],
        he,
      )}</div>
      ${part(c, 'אבחנות בשחרור', ['{d.pneumonia|דלקת ריאות|icd=J18.9/J18.1} באונה תחתונה משמאל', '{d.copd|COPD|icd=J44.1/J44.9/J44.0} - החמרה', '{d.dm2|סוכרת סוג 2|icd=E11.9}', '{d.htn|יתר לחץ דם}', '{d.hyponat|היפונתרמיה}'])}
      ${part(c, 'מחלות רקע', '{d.hypothy|תת פעילות של בלוטת התריס|icd=E03.9}, {d.osteoporosis|אוסטאופורוזיס|icd=M81.0}, {d.chf|אי ספיקת לב}. לאחר {p.tha|החלפת מפרק ירך|on=2017} בשנת 2017. {d.exsmoker|עישנה בעבר}. {x|אחות - סרטן שד|family history|d.breastca}.')}
      ${part(c, 'רגישויות', '{a.pen|פניצילין - פריחה|react=פריחה}. {x|אין רגישות למזון|negated}.')}
      ${part(c, 'מהלך האשפוז', 'התקבלה עקב חום, שיעול ליחתי וקוצר נשימה מזה שלושה ימים. {i.cxr|צילום חזה}: תסנין בבסיס שמאל, {x|ללא נוזל פלאורלי|negated|d.pleff}. {x|תרבית דם שלילית|negated}. {x|בדיקת קורונה שלילית|negated|d.covid}. טופלה ב-{m.levof|Levofloxacin 750 mg|st=-}, אינהלציות ו-{m.pred|Prednisone 40 mg|st=-}. {i.ctpa|CT ריאות עם חומר ניגוד}: {x|נשלל תסחיף ריאתי|ruled out|d.pe}. {i.echo|אקו לב}: {l.lvef|LVEF 45%}, {x|ללא מחלה מסתמית משמעותית|negated}. הנתרן עלה בהדרגה.')}
      ${part(c, 'מעבדה', '{l.crp|CRP 118 mg/L}, {l.wbc|WBC 14.6 K/micL}, {l.hgb|HGB 12.1 g/dL}, {l.na|Sodium 128 mmol/L}, {l.crea|Creatinine 0.94 mg/dL}, {l.a1c|HbA1c 7.4%}.')}
      ${part(c, 'טיפול תרופתי בשחרור', ['{m.metf|Glucophage 850 mg פעמיים ביום|freq=פעמיים ביום}', '{m.ena|Enaladex 10 mg פעם ביום|freq=פעם ביום}', '{m.levo|Eltroxin 50 mcg בבוקר|freq=בבוקר}', '{m.tio|Spiriva שאיפה אחת ביום|dose=-;freq=פעם ביום}', '{m.symb|Symbicort שתי שאיפות פעמיים ביום|dose=-;freq=פעמיים ביום}', '{m.bis|Bisoprolol 2.5 mg בבוקר|freq=בבוקר}', '{m.ome|Omepradex 20 mg לפני ארוחת בוקר|freq=בבוקר}'])}
      <p>${c.t('**הופסק:** {m.hctz|Disothiazide 12.5 mg|st=stopped} (היפונתרמיה).')}</p>
      ${part(c, 'המלצות', 'מעקב רופא משפחה בעוד שבוע עם בדיקת נתרן. {x|צילום חזה חוזר בעוד 6 שבועות|planned}. {x|חיסון לשפעת מומלץ|recommendation|d.flu}.')}
      <div>${signature(c.rnd)} ד"ר מאיה ליפשיץ, מומחית לרפואה פנימית</div>`,
      'rtl',
    ),
)

/** Orthopaedics, underlined headings, photographed. */
const ortho = doc(
  'p108.jpg',
  ['he', 'discharge', 'photo'],
  '2025-03-27',
  ['בית חולים נווה ארבל', 'נווה ארבל', 'בית החולים נווה ארבל'],
  ['ד"ר אלכס רוזנצוויג', 'אלכס רוזנצוויג', 'ד״ר אלכס רוזנצוויג', 'רוזנצוויג אלכס'],
  ['שמעון פרידמן', 'פרידמן שמעון'],
  'מכתב סיכום מחלה',
  (c) =>
    sheet(
      `body{font:21px/1.45 ${FACE.david};font-size:23px;padding:48px 66px}h3{font-size:23px;text-decoration:underline;margin-top:10px}p{margin:4px 0}ul,ol{margin:3px 0}.h{columns:2;margin:10px 0;border-bottom:1px solid #000;padding-bottom:8px}`,
      `<div style="text-align:center"><b style="font-size:30px">בית חולים נווה ארבל</b><br>מחלקה אורתופדית<br><b>מכתב סיכום מחלה</b></div><div class="h">${pairs(
        [
          ['שם המטופל', 'פרידמן שמעון'],
          ['תעודת זהות', '03819266-2'],
          ['תאריך לידה', '05/12/1943'],
          ['התקבל', '19/03/2025'],
          ['שוחרר', '27/03/2025'],
          ['רופא מנתח', 'ד"ר אלכס רוזנצוויג'],
        ],
        he,
      )}</div>
      ${part(c, 'אבחנה', '{d.hipfx|שבר בצוואר הירך מימין|icd=S72.001A} לאחר נפילה בביתו.')}
      ${part(c, 'ניתוח', '{p.hemiarth|החלפת ראש הירך|on=2025-03-20} בתאריך 20/03/2025 בהרדמה אזורית. {x|ללא סיבוכים ניתוחיים|negated}.')}
      ${part(c, 'רקע רפואי', '{d.park|מחלת פרקינסון|icd=G20/G20.A1}, {d.bph|הגדלה שפירה של הערמונית|icd=N40.0}, {d.htn|יל"ד}, {d.ida|אנמיה מחוסר ברזל|icd=D50.9}, {d.hearing?|ירידה בשמיעה}. {x|שולל סוכרת|negated|d.dm2}. {x|לא מעשן|negated|d.smoker}.')}
      ${part(c, 'אלרגיות', '{a.dipy|אופטלגין - ירידה בלחץ הדם|react=ירידה בלחץ הדם}.')}
      ${part(c, 'מהלך', '{i.xrhip|צילום אגן וירך}: שבר בצוואר הירך. לאחר הניתוח ירד ההמוגלובין ל-{l.hgb|HGB 7.9 g/dL} וקיבל {p.transfus|שתי מנות דם}. פיתח {d.delir|דליריום|st=-} שחלף. {x|דופלר ורידי - ללא פקקת|negated|d.dvt}. {l.crea|קריאטינין 1.1 mg/dL}. {l.k|אשלגן 4.3 mmol/L}. הולך עם הליכון.')}
      ${part(c, 'תרופות לשחרור', ['{m.enox|Clexane 40 mg פעם ביום|freq=פעם ביום} למשך 28 יום', '{m.para|Acamol 1 g שלוש פעמים ביום|freq=שלוש פעמים ביום}', '{m.levod|Dopicar 250 mg ארבע פעמים ביום|dose=-;freq=ארבע פעמים ביום}', '{m.tams|Omnic 0.4 mg בערב|freq=בערב}', '{m.aml|Amlodipine 5 mg בבוקר|freq=בבוקר}', '{m.ferrop|Ferrifol כדור ביום|dose=-;freq=פעם ביום}', '{m.lact|Avilac 15 ml פעמיים ביום|freq=פעמיים ביום}'])}
      <p>${c.t('להפסיק: {m.zopi|Imovane 7.5 mg|st=stopped}.')}</p>
      ${part(c, 'המלצות', 'הוצאת תפרים בעוד שבועיים. ביקורת במרפאת ד"ר נעמי צור. {x|לבצע בדיקת צפיפות עצם|planned|i.dexa}. {x|אין להשתמש ב-Optalgin|instruction}.')}
      <div style="display:flex;justify-content:space-between">${signature(c.rnd)}${stamp(['ד"ר אלכס רוזנצוויג', 'אורתופדיה', 'מ.ר. 20417'], '#1d3f7a', -6)}</div>${c.no('ד"ר נעמי צור', 'follow-up')}`,
      'rtl',
    ),
  { scale: 1.2, degrade: { angle: 2.1 } },
)

/** A children's ward, a table of key and value, photographed. */
const children = doc(
  'p117.jpg',
  ['he', 'discharge', 'photo'],
  '2024-05-26',
  ['המרכז הרפואי לילדים אלומות', 'אלומות', 'מרכז רפואי לילדים אלומות'],
  ['ד"ר הילה זמיר', 'הילה זמיר', 'ד״ר הילה זמיר', 'זמיר הילה'],
  ['נועם חדד', 'חדד נועם'],
  'סיכום שחרור - מחלקת ילדים',
  (c) => {
    const kv = (k, v) => `<tr><th>${he(k)}</th><td>${c.t(v)}</td></tr>`
    return sheet(
      `body{font:21px/1.45 ${FACE.notoHe};padding:46px 60px}td,th{border:1px solid #8aa;padding:7px 12px}th{width:21%;background:#e8f4ea}ul{margin:0}`,
      `<div style="display:flex;gap:14px;align-items:center;margin-bottom:10px">${mark('star', '#2d8a4a', 48)}<div><b style="font-size:25px;color:#2d8a4a">המרכז הרפואי לילדים אלומות</b><br>סיכום שחרור - מחלקת ילדים</div></div>
      <table><tr><th>${he('פרטים')}</th><td>${he('נועם חדד, ת.ז. 33910274-5, יליד 17/09/2018, בן')}</td></tr><tr><th>${he('תאריכים')}</th><td>${he('קבלה: 23/05/2024 שחרור: 26/05/2024')}</td></tr>
      ${kv('אבחנות', '{d.append|דלקת חריפה של התוספתן|icd=K35.80/K35.890}; {d.asthma|אסתמה של הילדות|icd=J45.909}; {d.eczema|אטופיק דרמטיטיס|icd=L20.9}')}${kv('ניתוח', '{p.append|כריתת תוספתן בגישה לפרוסקופית|on=2024-05-23} 23/05/2024. {x|לא נמצאה התנקבות|negated}')}${kv('רגישויות', '{a.peanut|בוטנים - נפיחות בשפתיים|react=נפיחות בשפתיים}. {x|אין רגישות ידועה לתרופות|no known drug allergies}')}${kv('רקע', 'חיסונים לפי גיל. {p.tonsil|כריתת שקדים|on=2022} ב-2022. {x|אח עם צליאק|family history|d.celiac}. {x|ללא אשפוזים קודמים|negated}')}${kv('קבלה', 'כאבי בטן מימין למטה, הקאות וחום 38.4. {i.usabd|אולטרסאונד בטן}: תוספתן מעובה, {x|ללא אבצס|negated}, {x|ללא התפשלות מעי|negated}')}${kv('מעבדה', '{l.wbc|WBC 17.3 K/micL}; {l.crp|CRP 62 mg/L}; {l.hgb|HGB 12.4 g/dL}; {l.glu|Glucose 98 mg/dL}; {l.na|Na 137 mmol/L}')}${kv('מהלך', 'טופל ב-{m.ceftr?|Rocephin|dose=-;st=-} וב-{m.metro?|Flagyl|dose=-;st=-} לווריד. החלים היטב, אוכל ושותה. {x|ללא חום ביום השחרור|negated}')}${kv('טיפול בשחרור', '{m.coamox|Augmentin 400 mg פעמיים ביום|dose=-;freq=פעמיים ביום}; {m.ibu|Nurofen 150 mg לפי הצורך|freq=לפי הצורך}; {m.salb|Ventolin שתי שאיפות לפי הצורך|dose=-;freq=לפי הצורך}; {m.mont|Singulair 5 mg בערב|freq=בערב}; {m.hydroc|משחת הידרוקורטיזון 1% פעמיים ביום|dose=-;freq=פעמיים ביום}')}${kv('המלצות', 'מנוחה שבוע. {x|פנייה למיון אם יופיע חום|instruction}. ביקורת בעוד 10 ימים אצל ד"ר יגאל שמש')}</table>
      <p>ד"ר הילה זמיר, רפואת ילדים ${signature(c.rnd)}</p>${c.no('ד"ר יגאל שמש', 'follow-up')}`,
      'rtl',
    )
  },
  { scale: 1.2, degrade: { angle: -3.1 } },
)

export const thirdHebrew = [internal, ortho, children]
