/** Prescription, imaging and a form in Hebrew: a pad of computer-printed prescriptions one under the other, a mammogram with ultrasound, a form with ticked boxes for a nursing home. */
import { barcode, hand, mark, matrixCode, signature, stamp } from '../lib/decor.mjs'
import { FACE, doc, he, items, ltr, sheet } from './blind-parts.mjs'

/** A block a drug: trade name, ingredient, how, how much, valid from and until, with a bar code at its edge. */
const slips = doc(
  'p369.jpg',
  ['he', 'prescription', 'photo'],
  '2025-08-05',
  ['קופת חולים מעיינות', 'מעיינות', 'קופ"ח מעיינות', 'מעיינות שירותי בריאות'],
  ['ד"ר וליד עואד', 'וליד עואד', 'עואד וליד'],
  ['אמירה נאסר', 'נאסר אמירה', "גב' אמירה נאסר"],
  'מרשם',
  (c) => {
    let n = 0
    const slip = (name, generic, how, amount, until, note = '') =>
      `<div class="s"><div class="n">${++n}</div><div><div data-line>${c.t(name)} &nbsp; <small>${ltr(generic)}</small></div><div>${he(how)}</div><div class="q">${he(amount)}${note ? ` | ${c.t(note)}` : ''}</div></div><div class="r">${barcode(c.rnd, 24, 24)}<br>${he(until)}</div></div>`
    return sheet(
      `body{font:18px/1.36 ${FACE.nachlieli};font-size:19.5px;padding:38px 54px}.s{display:grid;grid-template-columns:34px 1fr 180px;border:1.5px solid #26707a;margin:7px 0;padding:5px 10px}.n{font-weight:bold;color:#26707a}.q{font-size:17px;color:#333}.r{text-align:left;font-size:16px}small{font:16px ${FACE.arial}}h3{font-size:20px;color:#26707a;margin:10px 0 2px}p{margin:4px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:12px;align-items:center">${mark('leaf', '#26707a', 48)}<div><b style="font-size:26px;color:#26707a">קופת חולים מעיינות</b><br>${he('מרפאת אום אל-קוטוף \u00a0 טל 04-0000000')}</div></div><div style="text-align:left"><b style="font-size:24px">${he('מרשם')}</b><br>${he("מס' 25-880417")}</div></div>
      <p style="border-top:2px solid #26707a;border-bottom:2px solid #26707a;padding:5px 0">${he("שם: גב' אמירה נאסר \u00a0 ת.ז. 0-5527714-6 \u00a0 גיל: 66 \u00a0 ת. לידה 12/12/1958")}<br>${he('תאריך: 05/08/2025 \u00a0 רופא: ד"ר וליד עואד, מ.ר. 00662 \u00a0 הוקלד ע"י: אחות סמר')}</p>${c.no('אחות סמר', 'nurse')}
      <p>${c.t('אבחנות: {d.dm2|סוכרת סוג 2}, {d.htn|יתר לחץ דם}, {d.uti|דלקת בדרכי השתן|icd=N39.0}, {d.kneeoa|שחיקת סחוס בברכיים|icd=M17.0/M17.9}')}</p>
      ${slip('{m.metf|GLUCOMIN 850 MG TAB|dose=850 mg;freq=פעמיים ביום}', '(Metformin)', 'כדור אחד פעמיים ביום אחרי אוכל', 'כמות: 60 | ל-30 יום | מרשם 1 מתוך 3', 'עד 05/11/2025')}
      ${slip('{m.sema|OZEMPIC 0.5 MG PEN|dose=0.5 mg;freq=פעם בשבוע}', '(Semaglutide)', 'זריקה תת-עורית אחת לשבוע', 'כמות: 1 | ל-28 יום', 'עד 05/09/2025', 'היה 0.25')}
      ${slip('{m.h12loshct|OCSAAR PLUS 50/12.5 TAB|dose=-;freq=פעם ביום}', '(Losartan + Hydrochlorothiazide)', 'כדור אחד פעם ביום בבוקר', 'כמות: 30 | ל-30 יום | מרשם 1 מתוך 6', 'עד 05/02/2026')}
      ${slip('{m.ros|CRESTOR 10 MG TAB|dose=10 mg;freq=פעם ביום}', '(Rosuvastatin)', 'כדור אחד פעם ביום בערב', 'כמות: 30 | ל-30 יום | מרשם 1 מתוך 6', 'עד 05/02/2026')}
      ${slip('{m.fosfo|MONUROL 3 G SACHET|dose=3 g;freq=מנה אחת}', '(Fosfomycin)', 'שקית אחת מומסת במים לפני השינה, מנה אחת', 'כמות: 1', 'עד 12/08/2025')}
      ${slip('{m.dicl|VOLTAREN EMULGEL 1%|dose=-;freq=3 פעמים ביום}', '(Diclofenac)', 'מריחה על הברכיים 3 פעמים ביום', 'כמות: 1 שפופרת', 'עד 05/10/2025')}
      ${slip('{m.para|DEXAMOL 500 MG CAP|dose=500 mg;freq=לפי הצורך}', '(Paracetamol)', '2 כמוסות עד 3 פעמים ביום לפי הצורך', 'כמות: 21', 'עד 05/10/2025')}
      <h3>${he('הופסק היום')}</h3><ul>${items(c, ['{m.glim|AMARYL 3 MG|st=stopped;dose=3 mg} - נפילות סוכר', '{m.etodol|ETOPAN 400 MG|st=stopped;dose=400 mg} - לחץ דם'])}</ul>
      <p>${c.t('רגישויות: {a.sulfa|סולפה - פריחה|react=פריחה}; {a.cipro|ציפרו - כאב גידים|react=כאב גידים}. {x|פניצילין - אין רגישות|negated|a.pen}.')}</p>
      <p>${c.t('הערות: {x|לא לקחת ארקוקסיה או אדוויל|warned|m.etor}. {x|אם HbA1c מעל 7.5 - להעלות OZEMPIC ל-1 מ"ג|conditional}. {x|תרבית שתן נשלחה, אין תשובה|pending|l.ucult}. {x|חיסון נגד שפעת באוקטובר|planned|m.vflu}. {l.a1c|HbA1c 8.2% (21/07/2025)|v=8.2;u=%;on=2025-07-21}.')}</p>
      <div style="display:flex;justify-content:space-between;align-items:center">${signature(c.rnd)}${stamp(['ד"ר וליד עואד', 'רפואת משפחה', 'מ.ר. 00662'], '#26306f', -8)}${hand('לחזור בספטמבר', 30)}</div>`,
      'rtl',
    )
  },
  { width: 1040, scale: 1.45, degrade: { angle: -1.6 } },
)

/** Mammogram and ultrasound in one report; earlier studies, the density, the class of each side. */
const breast = doc(
  'p370.png',
  ['he', 'imaging', 'clean'],
  '2025-05-27',
  ['מכון הדמיה אופק הכרמל', 'אופק הכרמל', 'אופק הכרמל הדמיה', 'מכון אופק הכרמל'],
  ['ד"ר שרון וולפסון', 'שרון וולפסון', 'וולפסון שרון'],
  ['דליה אנקרי', 'אנקרי דליה', "גב' דליה אנקרי"],
  'ממוגרפיה ואולטרסאונד שדיים',
  (c) => {
    const side = (title, s) => `<tr data-line><td><b>${he(title)}</b></td><td>${c.t(s)}</td></tr>`
    const h = (s) => `<h3>${he(s)}</h3>`
    return sheet(
      `body{font:18px/1.55 ${FACE.notoHe};font-size:18px;padding:54px 80px}p span[data-e]{white-space:nowrap}h3{font-size:18px;margin:12px 0 0;color:#5e2750}p{margin:3px 0}td{border:1px solid #c8b4c2;padding:6px 12px}td:first-child{width:110px}`,
      `<div style="display:flex;justify-content:space-between;align-items:center;border-bottom:2px solid #5e2750;padding-bottom:8px"><div style="display:flex;gap:12px;align-items:center">${mark('rings', '#5e2750', 48)}<b style="font-size:25px;color:#5e2750">מכון הדמיה אופק הכרמל</b></div>${matrixCode(c.rnd, 18, 3)}</div>
      <div style="display:grid;grid-template-columns:1fr 1fr;margin:10px 0"><div>${he("נבדקת: גב' דליה אנקרי")}<br>${he('ת.ז. 0-2286615-1, ילידת 14/02/1971')}</div><div>${he('תאריך בדיקה: 27/05/2025')}<br>${he('תאריך פענוח: 29/05/2025 \u00a0 מפנה: ד"ר גלית אוחנונה')}</div></div>${c.no('ד"ר גלית אוחנונה', 'referrer')}
      <p><b>${c.t('{i.mammo|ממוגרפיה דו-צדדית|main=1} ו{i.usbreast|אולטרסאונד שדיים|main=1}')}</b></p>
      ${h('התוויה')}<p>${c.t("בדיקת סקר, בת 54. {x|ללא גוש נימוש|negated}, {x|ללא הפרשה|negated}. {x|אם - סרטן שד בגיל 49|family history|d.breastca}; {x|נשאות BRCA נשללה|ruled out}. {p.corebx|ביופסיית מחט שד שמאל|on=2022-06-14} 14/06/2022: {d.fibrad|פיברואדנומה}. טיפול הורמונלי: {m.estr|אסטרוג'ל|st=stopped;dose=-} הופסק ב-2024.")}</p>
      ${h('השוואה')}<p>${c.t('{i.mammo|ממוגרפיה|on=2023-05-16} מ-16/05/2023; {i.usbreast|US שדיים|on=2022-06-01} מ-01/06/2022.')}</p>
      ${h('ממוגרפיה')}<p>${he('שדיים בצפיפות ACR C.')}</p><table>${side('שד ימין', '{d.brcalc|הסתיידויות שפירות פזורות|icd=R92.1}. {x|ללא גוש|negated} או {x|עיוות מבני|negated}. בית שחי תקין.')}${side('שד שמאל', 'גוש עגול 13 מ"מ ברביע עליון חיצוני עם סמן מתכת, מוכר, ללא שינוי. {x|ללא מיקרוהסתיידויות חשודות|negated}. {x|ללא עיבוי עור|negated}.')}</table>
      ${h('אולטרסאונד')}<table>${side('שד ימין', 'בשעה 9, {d.brcyst|ציסטות פשוטות עד 8 מ"מ|icd=N60.01/N60.09/N60.11}. {d.ductect|הרחבת צינורות רטרו-ארולרית|icd=N60.41/N60.49}, 4 מ"מ.')}${side('שד שמאל', 'בשעה 2 גוש היפואקואי חד גבול 13×7 מ"מ, כמתאים לפיברואדנומה. {x|ללא ממצא סולידי חדש|negated}.')}${side('בתי שחי', '{x|ללא בלוטות פתולוגיות|negated|d.h12axln}. {o|בלוטה תגובתית} משמאל 9 מ"מ.')}</table>
      ${h('סיכום')}<p>${c.t('BI-RADS 2 דו-צדדי. {x|ללא עדות לממאירות|negated|d.breastca}.')}</p>
      ${h('המלצות')}<p>${c.t('{x|ממוגרפיה ואולטרסאונד בעוד שנה|planned|i.mammo}. {x|MRI שדיים - לשיקול המרפאה בשל סיפור משפחתי|considered|i.h12mrbreast}. {x|אין צורך בביופסיה חוזרת|not needed|p.corebx}. {x|כירורג שד אם יופיע גוש|conditional}.')}</p>
      <div style="display:flex;justify-content:space-between;align-items:center;margin-top:14px"><div>${he('פענחה: ד"ר שרון וולפסון, רדיולוגית')}<br>${he('טכנאית: ילנה ב.')}</div>${signature(c.rnd)}</div>`,
      'rtl',
    )
  },
  { width: 1040, scale: 1.35 },
)

/** The family doctor's form for a nursing home: lists of conditions with boxes, only what is ticked is so; drugs, vaccines and allergies written in. */
const form = doc(
  'p371.png',
  ['he', 'other', 'scan'],
  '2024-09-16',
  ['קופת חולים תמרים', 'תמרים', 'קופ"ח תמרים', 'קופת חולים תמרים - מרפאת בית הכרם'],
  ['ד"ר עדי רוזנבלום', 'עדי רוזנבלום', 'רוזנבלום עדי'],
  ['מרים חזן', 'חזן מרים'],
  'טופס מידע רפואי לקבלה לבית אבות',
  (c) => {
    const box = (on) =>
      `<svg width="24" height="22" style="vertical-align:-4px"><rect x="3" y="3" width="16" height="16" fill="none" stroke="#222" stroke-width="1.5"/>${on ? '<path d="M4 4L20 20M20 3L4 20" stroke="#111" stroke-width="2.6"/>' : ''}</svg>`
    const tick = (s) => `<div>${box(true)} ${c.t(s)}</div>`
    const open = (name, key) =>
      `<div>${box(false)} ${c.t(`{x|${name}|box not ticked${key ? `|d.${key}` : ''}}`)}</div>`
    const drug = (s, [a, b, d, e]) =>
      `<tr data-line><td>${c.t(s)}</td>${[a, b, d, e].map((x) => `<td class="c">${x}</td>`).join('')}</tr>`
    const h = (s) => `<h3>${he(s)}</h3>`
    return sheet(
      `body{font:18px/1.46 ${FACE.arial};font-size:18px;padding:42px 60px}h3{background:#ddd;font-size:17.5px;padding:2px 10px;margin:10px 0 4px}.g{display:grid;grid-template-columns:1fr 1fr 1fr;gap:1px 14px}td,th{border:1px solid #555;padding:3px 9px;text-align:right}.c{text-align:center;width:76px}p{margin:4px 0}u{text-decoration:none;border-bottom:1px solid #333}`,
      `<div style="text-align:center"><b style="font-size:21px">${he('טופס מידע רפואי לקבלה לבית אבות')}</b><br>${he('ימולא על ידי הרופא המטפל | קופת חולים תמרים - מרפאת בית הכרם')}</div>
      ${h('א. פרטים אישיים')}<p>${he('שם משפחה ושם פרטי: חזן מרים \u00a0 ת.ז. 00-663182-9 \u00a0 ת. לידה: 21/01/1938 \u00a0 מין: נ')}<br>${he('איש קשר: אבי חזן (בן) \u00a0 מוסד מבקש: בית אבות נווה כלנית')}</p>${c.no('אבי חזן', 'contact')}${c.no('בית אבות נווה כלנית', 'home that asks for the form')}
      ${h('ב. מחלות (לסמן X)')}<div class="g">${tick('{d.htn|יתר לחץ דם}')}${open('מחלת לב איסכמית', 'ihd')}${tick('{d.af|פרפור פרוזדורים}')}${open('אי ספיקת לב', 'chf')}${tick('{d.stroke|אירוע מוחי|icd=Z86.73/I63.9/I69.30;st=historical;on=2019} (2019)')}${open('פרקינסון', 'park')}${tick('{d.demen|דמנציה}')}${open('אפילפסיה', 'epil')}${open('סוכרת', 'dm2')}${tick('{d.hypothy|תת תריסיות}')}${open('אסתמה / COPD', 'copd')}${tick('{d.osteoporosis|אוסטאופורוזיס}')}${tick('{d.incont|אי שליטה בשתן}')}${open('פצעי לחץ', 'pressul')}${open('שחפת פעילה', 'tb')}${tick('{d.catar|קטרקט}')}${open('נשאות MRSA', '')}${open('ממאירות', '')}</div>
      <p>${c.t('אחר: {d.hipfx|שבר צוואר ירך משמאל|icd=S72.002A/Z87.81/S72.002D;st=historical}, {p.hemiarth|החלפת ראש ירך|on=2022} 2022; {d.constip|עצירות}. {x|אחותה סובלת מאלצהיימר|family history|d.alz}')}</p>
      ${h('ג. תפקוד')}<p>${he('ניידות: הליכון. אכילה: עצמאית. רחצה: עזרה מלאה. התמצאות: חלקית.')} ${c.t('{l.h12mmse|MMSE 17/30 (02/09/2024)|v=17;u=-;on=2024-09-02}. {x|לא משוטטת|negated}. {x|ללא נפילות בחצי השנה האחרונה|negated|d.falls}.')}</p>
      ${h('ד. תרופות קבועות')}<table><tr><th>${he('תרופה ומינון')}</th><th class="c">${he('בוקר')}</th><th class="c">${he('צהריים')}</th><th class="c">${he('ערב')}</th><th class="c">${he('לילה')}</th></tr>${drug('{m.apix|אליקוויס 2.5 מ"ג|freq=בוקר וערב}', [1, '', 1, ''])}${drug('{m.bis|קונקור 2.5 מ"ג|freq=בוקר}', [1, '', '', ''])}${drug('{m.levo|אלטרוקסין 50 מק"ג|freq=בוקר}', [1, '', '', ''])}${drug('{m.memant|אביקסה 10 מ"ג|freq=בוקר וערב}', [1, '', 1, ''])}${drug('{m.quet|סרוקוול 25 מ"ג|freq=לילה}', ['', '', '', 1])}${drug('{m.deno|פרוליה 60 מ"ג|freq=פעם בחצי שנה}, פעם בחצי שנה (הבאה 01/2025)', ['', '', '', ''])}${drug('{m.lact|אבילק 15 מ"ל|dose=-;freq=בוקר}', [1, '', '', ''])}</table>
      <p>${c.t('הופסקו בחודש האחרון: {m.oxyb|נוביטרופן 5 מ"ג|st=stopped}, {m.loraz|לוריבן 1 מ"ג|st=stopped}. {x|קומדין - לא ליטול יחד עם אליקוויס|warned|m.warf}.')}</p>
      ${h('ה. רגישויות וחיסונים')}<p>${c.t('{a.pen|פניצילין|react=הלם} - הלם אנפילקטי; {a.strawb|תותים|react=פריחה} - פריחה. {x|ביצים - אין|negated|a.egg}.')}</p><p>${c.t('{m.vflu?|שפעת|dose=-;st=-;on=2023-10-22} 22/10/2023; {m.vpcv?|פנאומוקוק|dose=-;st=-;on=2021-11-07} 07/11/2021; {m.vcovid?|קורונה|dose=-;st=-;on=2023-11-05} 05/11/2023. {x|שלבקת חוגרת - לא קיבלה|not given|m.vzos}.')}</p>
      ${h('ו. בדיקות אחרונות')}<p>${c.t('09/09/2024: {l.hgb|המוגלובין 11.7 g/dL|on=2024-09-09}, {l.crea|קריאטינין 1.1 mg/dL|on=2024-09-09}, {l.na|נתרן 137 mmol/L|on=2024-09-09}, {l.tsh|TSH 3.8 mIU/L|on=2024-09-09}, {l.alb|אלבומין 3.4 g/dL|on=2024-09-09}. {i.cxr|צילום חזה|on=2024-09-10} 10/09/2024: {x|ללא עדות לשחפת|negated|d.tb}, {d.cardmeg|לב מוגדל|icd=I51.7}. {x|תרבית MRSA - תישלח בקבלה|planned|l.mrsa}.')}</p>
      <div style="display:flex;justify-content:space-between;align-items:center;margin-top:8px"><div>${he('תאריך: 16/09/2024')}<br>${he('שם הרופאה: ד"ר עדי רוזנבלום, רפואת משפחה')}</div>${stamp(['ד"ר עדי רוזנבלום', 'מ.ר. 00519'], '#333', -5)}${signature(c.rnd, '#222')}</div><p style="font-size:15px">${hand('נשלח בפקס 18/9', 26, '#333')}</p>`,
      'rtl',
    )
  },
  { width: 1080, scale: 1.35, degrade: { angle: 0.6 } },
)

export const twelfthHeMore = [slips, breast, form]
