/** Further paper in Hebrew: a fund's print of drugs to be taken to the pharmacy, a CT of the lumbar spine. */
import { barcode, hand, mark, matrixCode, signature, stamp } from '../lib/decor.mjs'
import { FACE, doc, he, items, ltr, sheet } from './blind-parts.mjs'

/** A doctor's prescription printed at a visit: Hebrew names with strength, how much, how often, how many days; remarks under some. */
const drugs = doc(
  'p570.jpg',
  ['he', 'prescription', 'photo'],
  '2025-10-27',
  ['קופת חולים תמר', 'תמר', 'קופ"ח תמר', 'קופת חולים תמר - מרפאת קריית יובלים', 'מרפאת קריית יובלים'],
  ['ד"ר אנה זסלבסקי', 'אנה זסלבסקי', 'זסלבסקי אנה'],
  ['דליה פרץ', 'פרץ דליה', "גב' דליה פרץ"],
  'מרשם לתרופות',
  (c) => {
    const item = (drug, how, days, note = '') =>
      `<div class="i" data-line><div class="n">${c.t(drug)}</div><div>${he(how)}</div><div>${he(days)}</div>${note ? `<div class="e">${c.t(note)}</div>` : ''}</div>`
    return sheet(
      `body{font:18px/1.38 ${FACE.miriam};font-size:19px;padding:44px 62px}.i{display:grid;grid-template-columns:1.5fr 1.5fr .8fr;border-bottom:1px dashed #999;padding:4px 2px}.n{font-weight:bold}.e{grid-column:1/4;font-size:16.5px;color:#444}h3{font-size:19px;border-bottom:2px solid #7a2d2d;color:#7a2d2d;margin:11px 0 2px}p{margin:5px 0}ul{margin:2px 0}span[data-e]{white-space:nowrap}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:12px;align-items:center">${mark('bars', '#7a2d2d', 46)}<div><b style="font-size:26px;color:#7a2d2d">קופת חולים תמר</b><br>${he('מרפאת קריית יובלים')}</div></div>${matrixCode(c.rnd, 20, 3)}</div>
      <p style="border-top:2px solid #7a2d2d;border-bottom:2px solid #7a2d2d;padding:4px 0"><b style="font-size:22px">${he('מרשם לתרופות')}</b> &nbsp; ${he('תאריך: 27/10/2025 \u00a0 מספר מרשם: 40-118823')}<br>${he("עבור: גב' דליה פרץ \u00a0 ת.ז. 0-3370912-4 \u00a0 ת. לידה 19/07/1961")}<br>${he('רופאה: ד"ר אנה זסלבסקי, רפואת משפחה \u00a0 בית מרקחת: סופר-מרקחת המושבה')}</p>${c.no('סופר-מרקחת המושבה', 'pharmacy')}
      <p>${c.t('אבחנות: {d.mdd|דיכאון|icd=F32.9/F32.A/F33.9}, {d.htn|יתר לחץ דם}, {d.dm2|סוכרת סוג 2}, {d.ra|דלקת מפרקים שגרונית|icd=M06.9/M05.9}, {d.insom|נדודי שינה|icd=G47.00}.')}</p>
      <h3>${he('תרופות קבועות, ל-3 חודשים')}</h3>
      ${item('{m.mtx|מטוטרקסט 15 מ"ג|freq=פעם בשבוע}', 'פעם בשבוע, ביום ראשון', '12 מנות', '{x|לא ליטול מדי יום|warned}')}
      ${item('{m.folic|חומצה פולית 5 מ"ג|freq=פעם בשבוע}', 'פעם בשבוע, ביום שלישי', '12 טבליות')}
      ${item('{m.hcq|פלקווניל 200 מ"ג|freq=פעמיים ביום}', 'טבליה פעמיים ביום', '90 יום')}
      ${item("{m.sitamet|ג'נואט 50/1000|dose=-;freq=פעמיים ביום}", 'טבליה פעמיים ביום', '90 יום')}
      ${item('{m.ena|קונברטין 10 מ"ג|freq=בבוקר}', 'טבליה בבוקר', '90 יום', 'המינון הועלה מ-5 מ"ג')}
      ${item('{m.dulo|סימבלתא 60 מ"ג|freq=בבוקר}', 'כמוסה בבוקר', '90 יום')}
      ${item('{m.prav|פרבליפ 40 מ"ג|freq=בערב}', 'טבליה בערב', '90 יום')}
      ${item('{m.melat|צירקדין 2 מ"ג|freq=לפני השינה}', 'טבליה שעתיים לפני השינה', '30 יום')}
      ${item('{m.alen|פוסלן 70 מ"ג|freq=פעם בשבוע}', 'פעם בשבוע על קיבה ריקה', '12 טבליות')}
      <h3>${he('לתקופה קצרה')}</h3>
      ${item('{m.pred|פרדניזון 5 מ"ג|freq=בבוקר}', 'טבליה בבוקר', '14 יום', 'בשל {o|החמרה במפרקים}')}
      ${item('{m.amox?|מוקסיפן פורטה 500 מ"ג|freq=3 פעמים ביום}', 'כמוסה 3 פעמים ביום', '7 ימים')}
      <h3>${he('הופסקו')}</h3><p>${c.t('{m.etodol|אטופן 400 מ"ג|st=stopped} ({o|צרבת}), {m.brotiz|בונדורמין 0.25 מ"ג|st=stopped}.')}</p>
      <h3>${he('רגישויות')}</h3><p>${c.t('{a.ibu|איבופרופן|react=פריחה} - פריחה, {a.shell|פירות ים|react=נפיחות בשפתיים} - נפיחות בשפתיים. {x|פניצילין: אין רגישות|negated|a.pen}.')}</p>
      <h3>${he('הנחיות')}</h3><ul>${items(c, ['{x|ספירת דם ותפקודי כבד בעוד 6 שבועות|planned}', '{x|אם אין הטבה - מעבר להומירה לפי ראומטולוג|conditional|m.ada}', '{x|רספרים אסור יחד עם מטוטרקסט|warned|m.sept}', '{x|אוזמפיק הוצע ונדחה על ידי המטופלת|declined|m.sema}', '{x|חיסון שלבקת חוגרת - מומלץ|planned|m.vzos}'])}</ul>
      <div style="display:flex;justify-content:space-between;align-items:center">${signature(c.rnd)}${stamp(['ד"ר אנה זסלבסקי', 'רפואת משפחה', 'מ.ר. 00790'], '#7a1d4a', -7)}${hand('להתקשר ביום ה', 28)}</div>`,
      'rtl',
    )
  },
  { width: 1060, scale: 1.4, degrade: { angle: -1, folds: [0.5] } },
)

/** An imaging institute's CT of the lumbar spine, level by level. */
const back = doc(
  'p571.jpg',
  ['he', 'imaging', 'scan'],
  '2026-02-15',
  ['מכון דימות אפיקים', 'אפיקים', 'אפיקים דימות', 'מכון אפיקים'],
  ['ד"ר גיל ויינברג', 'גיל ויינברג', 'ויינברג גיל'],
  ['סבטלנה מור', 'מור סבטלנה', "גב' סבטלנה מור"],
  'CT עמוד שדרה מותני',
  (c) => {
    const p = (s) => `<p>${c.t(s)}</p>`
    const level = (name, s) => `<tr><td class="k">${ltr(name)}</td><td>${c.t(s)}</td></tr>`
    return sheet(
      `body{font:19px/1.5 ${FACE.arial};font-size:18px;padding:50px 72px}p{margin:6px 0}h3{font-size:18.5px;margin:12px 0 0;color:#222;text-decoration:underline}td{padding:3px 10px;vertical-align:top}.k{width:90px;font-weight:bold}span[data-e]{white-space:nowrap}ol{margin:2px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center;border-bottom:2px solid #222;padding-bottom:8px"><div><b style="font-size:26px">מכון דימות אפיקים</b><br>${he('CT, MRI, אולטרסאונד')}</div>${barcode(c.rnd, 32, 40)}</div>
      <div style="display:grid;grid-template-columns:1fr 1fr;margin:10px 0"><div>${he("שם הנבדקת: גב' סבטלנה מור")}<br>${he('ת.ז. 3-2290514-8 \u00a0 ת. לידה: 05/05/1971')}<br>${he('גורם מפנה: ד"ר רפי עטיה, אורתופדיה')}</div><div>${he('תאריך הבדיקה: 15/02/2026')}<br>${he('תאריך הפענוח: 17/02/2026')}<br>${he('מספר בדיקה: 26-04471')}</div></div>${c.no('ד"ר רפי עטיה', 'referrer')}
      <h3>${he('שם הבדיקה')}</h3>${p('{i.h17ctls|CT עמוד שדרה מותני|main=1} {x|ללא הזרקת חומר ניגוד|not given}.')}
      <h3>${he('רקע קליני')}</h3>${p('{o|כאב גב תחתון} עם {o|הקרנה לרגל שמאל} מזה חודשיים. {x|ללא הפרעה בסוגרים|negated}. {x|לשלול בלט דיסק|question}. {p.discect|ניתוח דיסק L4-L5|on=2011} ב-2011.')}
      <h3>${he('השוואה')}</h3>${p('{i.xrspine|צילום עמוד שדרה מותני|on=2025-12-30} מיום 30/12/2025.')}
      <h3>${he('ממצאים')}</h3>${p('{x|לא נצפו שברים|negated|d.vertfx}. {d.scoli|עקמת קלה לימין|icd=M41.9/M41.80}. {x|ללא נגע גרמי חשוד|negated}.')}
      <table>
      ${level('L2-L3', '{x|ללא בלט דיסק|negated}.')}
      ${level('L3-L4', '{d.discbulge|בלט דיסק רחב|icd=M51.26/M51.36/M51.369/M51.360/M51.86}, ללא לחץ על שורשים.')}
      ${level('L4-L5', 'מצב לאחר ניתוח. {d.degdisc|היצרות של מרווח הדיסק|icd=M51.36/M51.360/M51.369}. {d.facet|ארתרוזיס במפרקי הפאסטות|icd=M47.816/M47.896}. {x|ללא הישנות של הבקע|negated}.')}
      ${level('L5-S1', '{d.dischern|בקע דיסק שמאלי הלוחץ על שורש S1|icd=M51.27/M51.17/M51.26}. {d.spondylol|ספונדילוליסטזיס דרגה 1|icd=M43.17/M43.10}, {x|ללא ספונדילוליזיס|negated|d.spondlys}.')}</table>
      ${p('{x|תעלת השדרה אינה צרה|negated|d.spinsten}. מפרקי {o|SI עם סקלרוזיס קלה}. ממצא נלווה: {d.stone|אבן 3 מ"מ בכליה שמאל|icd=N20.0}, {d.h13aoath|הסתיידויות באבי העורקים הבטני|icd=I70.0}. {x|ללא מפרצת|negated|d.aaa}. {d.fibroid|רחם שרירני|icd=D25.9}.')}
      <h3>${he('לסיכום')}</h3><ol>${items(c, ['{d.dischern|בקע דיסק L5-S1 משמאל|icd=M51.27/M51.17/M51.26}.', '{d.discbulge|בלט דיסק L3-L4|icd=M51.26/M51.36/M51.369/M51.360/M51.86}; {x|ללא היצרות תעלה|negated|d.spinsten}.', '{d.stone|אבן קטנה בכליה שמאל|icd=N20.0}.'])}</ol>
      ${p('{x|MRI מותני אם מתוכננת פעולה|conditional|i.mrls}. {x|מומלצת הערכה אורולוגית|planned}. {x|הזרקה אפידורלית לפי שיקול המפנה|considered}.')}
      <div style="display:flex;justify-content:space-between;align-items:end;margin-top:14px"><div>${he('ד"ר גיל ויינברג, רדיולוג')}<br>${he('טכנאי: איגור')}</div>${signature(c.rnd, '#222')}</div>${c.no('איגור', 'technician')}`,
      'rtl',
    )
  },
  { dateAliases: ['2026-02-17'], width: 1100, scale: 1.3, degrade: { angle: 0.7 } },
)

export const seventeenthHeMore = [drugs, back]
