/** Further paper in Hebrew: a pharmacy's file of what was bought in three months, an MRI of the brain. */
import { barcode, mark, matrixCode, signature } from '../lib/decor.mjs'
import { FACE, doc, he, items, ltr, sheet } from './blind-parts.mjs'

/** A pharmacy's file: a row a purchase, newest first, with instructions, who prescribed and what is left; single courses apart. */
const purchases = doc(
  'p490.png',
  ['he', 'prescription', 'clean'],
  '2026-03-29',
  ['בית מרקחת כיכר הגפן', 'כיכר הגפן', 'בית מרקחת כיכר הגפן - קופת חולים עתלית', 'קופת חולים עתלית'],
  ['ד"ר שגית ויינר', 'שגית ויינר', 'ויינר שגית'],
  ['אסתר דהן', 'דהן אסתר', "גב' אסתר דהן"],
  'תיק תרופות - רכישות בשלושה חודשים',
  (c) => {
    const row = (when, s, substance, how, by, left) =>
      `<tr data-line><td>${ltr(when)}</td><td>${c.t(s)}<br><small>${ltr(substance)}</small></td><td>${he(how)}</td><td>${he(by)}</td><td>${he(left)}</td></tr>`
    return sheet(
      `body{font:17px/1.3 ${FACE.openSans};font-family:'Noto Sans Hebrew','Open Sans',sans-serif;font-size:16.5px;padding:38px 50px}td,th{border-bottom:1px solid #ccd;padding:3.5px 8px;vertical-align:middle}th{background:#22406e;color:#fff;font-size:15px}small{color:#567;font-size:14px}h3{font-size:18px;color:#22406e;margin:12px 0 3px}p{margin:5px 0}ul{margin:2px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:12px;align-items:center">${mark('cross', '#22406e', 46)}<div><b style="font-size:24px;color:#22406e">בית מרקחת כיכר הגפן</b><br>${he('קופת חולים עתלית \u00a0 תיק תרופות - רכישות בשלושה חודשים')}</div></div>${barcode(c.rnd, 30, 36)}</div>
      <p>${he("גב' אסתר דהן \u00a0 ת.ז. 0-3017742-8 \u00a0 נולדה 25/11/1950 \u00a0 הודפס: 29/03/2026")}<br>${he('רופאה אישית: ד"ר שגית ויינר \u00a0 רוקחת אחראית: סמאח ח\'טיב')}</p>${c.no("סמאח ח'טיב", 'pharmacist')}
      <p>${c.t('מידע רפואי שנמסר: {d.dm2|סוכרת}, {d.htn|לחץ דם}, {d.copd|COPD|icd=J44.9}, {d.ckd3|אי ספיקת כליות 3A|icd=N18.31}, {d.glauc|גלאוקומה|icd=H40.9/H40.1190}. רגישות: {a.cipro|ציפרו|react=פריחה} (פריחה), {a.ibu|אדוויל|react=נפיחות בפנים} (נפיחות בפנים). {x|לא ידוע על רגישות לפניצילין|negated|a.pen}.')}</p>
      <h3>${he('תרופות קבועות')}</h3><table><tr><th>${he('רכישה אחרונה')}</th><th>${he('תכשיר')}</th><th>${he('הוראות')}</th><th>${he('רשם')}</th><th>${he('נותר')}</th></tr>
      ${row('24/03/2026', '{m.jentad|JENTADUETO 2.5/850|dose=-;freq=פעמיים ביום}', 'Linagliptin + Metformin', 'פעמיים ביום', 'ד"ר ויינר', 'חודשיים')}${row('24/03/2026', '{m.olmes|OLMETEC 20 MG|dose=20 mg;freq=בבוקר}', 'Olmesartan', 'בבוקר', 'ד"ר ויינר', 'חודשיים')}${row('24/03/2026', '{m.aml|AMLOW 5 MG|dose=5 mg;freq=בערב}', 'Amlodipine', 'בערב', 'ד"ר ויינר', 'חודשיים')}${row('24/03/2026', '{m.ator|LITORVA 40 MG|dose=40 mg;freq=בערב}', 'Atorvastatin', 'בערב', 'ד"ר ויינר', 'חודשיים')}${row('15/03/2026', '{m.ultib|ULTIBRO BREEZHALER|dose=-;freq=שאיפה אחת ביום}', 'Indacaterol + Glycopyrronium', 'שאיפה אחת ביום', 'ד"ר קליין, ריאות', 'אין')}${row('15/03/2026', '{m.salb|VENTOLIN INHALER|dose=-;freq=לפי הצורך}', 'Salbutamol', '2 שאיפות לפי הצורך', 'ד"ר קליין, ריאות', 'אין')}${row('02/03/2026', '{m.cosopt|COSOPT|dose=-;freq=פעמיים ביום}', 'Dorzolamide + Timolol', 'טיפה בכל עין פעמיים ביום', 'ד"ר נסאר, עיניים', '5 חודשים')}${row('02/03/2026', '{m.bimat|LUMIGAN 0.01%|dose=-;freq=לפני השינה}', 'Bimatoprost', 'טיפה בכל עין לפני השינה', 'ד"ר נסאר, עיניים', '5 חודשים')}${row('24/02/2026', '{m.esc|ESTO 10 MG|dose=10 mg;freq=בבוקר}', 'Escitalopram', 'בבוקר', 'ד"ר ויינר', 'חודש')}${row('24/02/2026', '{m.famo|GASTRO 20 MG|dose=20 mg;freq=פעמיים ביום}', 'Famotidine', 'פעמיים ביום', 'ד"ר ויינר', 'חודש')}${row('11/02/2026', '{m.alfac|ALPHA D3 0.25 MCG|dose=0.25 mcg;freq=פעם ביום}', 'Alfacalcidol', 'פעם ביום', 'ד"ר אטיאס, כליות', '4 חודשים')}</table>${c.no('ד"ר קליין', 'another prescriber')}${c.no('ד"ר נסאר', 'another prescriber')}${c.no('ד"ר אטיאס', 'another prescriber')}
      <h3>${he('טיפולים קצרים')}</h3><table>${row('21/01/2026', '{m.azit?|AZENIL 250 MG|dose=250 mg;st=-;on=2026-01-21}', 'Azithromycin', '2 ביום הראשון, אחר כך אחד', 'מוקד', '-')}${row('21/01/2026', '{m.pred?|PREDNISONE 20 MG|dose=20 mg;st=-;on=2026-01-21}', 'Prednisone', '2 בבוקר, 5 ימים', 'מוקד', '-')}</table>
      <h3>${he('ללא מרשם')}</h3><p>${c.t('{m.para|DEXAMOL 500 MG|dose=500 mg;freq=לפי הצורך} לפי הצורך; {m.psyll?|לקסיקל|dose=-}; {m.melat|צירקדין 2 מ"ג לפני השינה|freq=לפני השינה}.')}</p>
      <h3>${he('הופסקו')}</h3><p>${c.t('{m.metf|GLUCOMIN 850 MG|dose=850 mg;st=stopped} - הוחלף במשולב; {m.ome|LOSEC 20 MG|dose=20 mg;st=stopped} - הוחלף ב-GASTRO; {m.ena|CONVERTIN 10 MG|dose=10 mg;st=stopped} - {o|שיעול}.')}</p>
      <h3>${he('הערות הרוקחת')}</h3><ul>${items(c, ['{x|ארקוקסיה נרשמה ולא נופקה - רגישות ותפקוד כליות|not given|m.etor}', '{x|לא לקנות נקסין או אדוויל ללא מרשם|warned|m.napr}', "{x|ג'ארדיאנס - ממתין לאישור|pending|m.empa}", '{x|חיסון שפעת וקורונה לא ניתנו השנה|not given|m.vflu}', '{x|אם ה-COPD מחמיר לפנות לרופא לפני שימוש חוזר בפרדניזון|conditional}', '{x|הבעל נוטל קומדין - לא להחליף בין האריזות|another person|m.warf}', '{x|סטטין אחר נשקל בעבר|considered}', '{x|בדיקת קריאטינין נדרשת לפני החידוש הבא|planned|l.crea}'])}</ul>
      <div style="display:flex;justify-content:space-between;align-items:center;margin-top:8px">${signature(c.rnd)}${matrixCode(c.rnd, 18, 3)}</div>`,
      'rtl',
    )
  },
  { width: 1080, scale: 1.34 },
)

/** A hospital's MRI of the brain: short paragraphs, a numbered conclusion. */
const brain = doc(
  'p491.jpg',
  ['he', 'imaging', 'scan'],
  '2025-07-15',
  ['המרכז הרפואי רמת הגליל', 'רמת הגליל', 'מרכז רפואי רמת הגליל', 'המרכז הרפואי רמת הגליל - מכון MRI'],
  ['ד"ר דנה פינקלשטיין', 'דנה פינקלשטיין', 'פינקלשטיין דנה'],
  ['רועי אדמון', 'אדמון רועי', 'מר רועי אדמון'],
  'MRI מוח',
  (c) => {
    const p = (s) => `<p>${c.t(s)}</p>`
    const h = (s) => `<h3>${he(s)}</h3>`
    return sheet(
      `body{font:20px/1.54 ${FACE.david};font-size:22px;padding:54px 82px}p{margin:6px 0}h3{font-size:22px;margin:12px 0 0;border-bottom:1px solid #888}p span[data-e],li span[data-e]{white-space:nowrap}ol{margin:2px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center;border-bottom:3px double #000;padding-bottom:8px"><div><b style="font-size:28px">המרכז הרפואי רמת הגליל</b><br>${he('מכון MRI, אגף הדימות')}</div>${mark('rings', '#333', 50)}</div>
      <p>${he('שם: מר רועי אדמון \u00a0 ת.ז. 2-0667310-9 \u00a0 ת. לידה: 04/03/1989 \u00a0 גיל 36')}<br>${he('תאריך הבדיקה: 15/07/2025 \u00a0 תאריך הפענוח: 17/07/2025 \u00a0 מפנה: ד"ר תמיר שלו, נוירולוגיה')}</p>${c.no('ד"ר תמיר שלו', 'referrer')}
      ${h('הבדיקה')}${p('{i.mrbrain|MRI מוח ללא ולאחר גדוליניום|main=1}. {x|ללא תגובה לחומר הניגוד|negated|a.gad}.')}
      ${h('הוריה')}${p('{d.migr|מיגרנה עם הילה|icd=G43.109}, {o|נימול בפלג גוף שמאל} חולף. {x|לשלול טרשת נפוצה|question|d.ms}. {x|לשלול נגע תופס מקום|question}. {x|אמו חולה בטרשת נפוצה|family history|d.ms}. {d.htn|יתר לחץ דם}. {p.fess|ניתוח סינוסים|on=2021} ב-2021. {x|אין אפילפסיה|negated|d.epil}.')}
      ${h('השוואה')}${p('{i.cthead|CT מוח מיום 02/02/2025|on=2025-02-02}.')}
      ${h('ממצאים')}
      ${p('{x|אין עדות לאוטם חריף בסדרת הדיפוזיה|negated|d.stroke}. {x|אין דימום|negated|d.ich}. {x|אין האדרה פתולוגית|negated}.')}
      ${p('{o|ארבעה מוקדים קטנים בחומר הלבן הפרונטלי}, לא ייחודיים; {x|אינם טיפוסיים לטרשת נפוצה|negated|d.ms}. גזע המוח והצרבלום תקינים.')}
      ${p('{d.arachn|ציסטה ארכנואידלית של 21 מ"מ|icd=G93.0} בגומה הטמפורלית משמאל, ללא אפקט מסה. חדרי המוח בגודל תקין, {x|ללא הידרוצפלוס|negated|d.hydroceph}.')}
      ${p('{d.emptys|אוכף טורקי ריק חלקית|icd=E23.6}, היפופיזה דקה; {x|ללא אדנומה|negated|d.pitadenoma}. {x|מבוכי השמע הפנימיים ללא שוונומה|negated|d.schwan}.')}
      ${p('{x|סינוסים ורידיים פתוחים|negated}. {x|לא נראית מפרצת|negated|d.aneur}. {d.retcyst|ציסטת רטנציה בסינוס המקסילרי הימני|icd=J34.1}; {d.mastoid|נוזל קל בתאי המסטואיד משמאל|icd=H74.8X2/H74.8X9}; {d.deviated|סטיית מחיצת האף לימין}.')}
      ${p('ארובות: {o|הרחבה קלה של מעטפת עצב הראייה דו"צ}. {x|אין נגע גרמי|negated}.')}
      ${h('סיכום')}<ol>${items(c, ['{x|אין ממצא המתאים למחלה דמיאלינטיבית|negated|d.ms}; מוקדים לא ייחודיים, מוכרים במיגרנה.', '{d.arachn|ציסטה ארכנואידלית|icd=G93.0} ללא שינוי לעומת ה-CT.', '{d.emptys|אוכף ריק חלקית|icd=E23.6}: {x|יש לשקול יתר לחץ תוך גולגולתי בהתאמה לקליניקה|considered}.', '{d.retcyst|ציסטת רטנציה|icd=J34.1}, ללא משמעות.'])}</ol>
      ${h('המלצות')}${p('{x|בדיקת קרקעית עין|planned}. {x|ניקור מותני רק אם יימצאה בצקת של הדיסק|conditional|p.lp}. {x|MRI חוזר בעוד שנה|planned}. {x|אין צורך ב-MRA|not needed}.')}
      <div style="display:flex;justify-content:space-between;align-items:end;margin-top:14px"><div>${he('ד"ר דנה פינקלשטיין, נוירורדיולוגית')}<br>${he('הקלדה: אילת, טכנאי: וסים')}</div>${signature(c.rnd, '#222')}</div>${c.no('וסים', 'technician')}${c.no('אילת', 'typist')}`,
      'rtl',
    )
  },
  { dateAliases: ['2025-07-17'], width: 1100, scale: 1.3, degrade: { angle: 0.7 } },
)

export const fifteenthHeMore = [purchases, brain]
