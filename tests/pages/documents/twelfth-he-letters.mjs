/** Letters in Hebrew: a discharge with two columns of short parts, a children's emergency letter in boxes, a gynaecologist's letter in numbered lines. */
import { barcode, hand, mark, signature, stamp } from '../lib/decor.mjs'
import { FACE, doc, he, items, ltr, resultCell, sheet } from './blind-parts.mjs'

/** Internal medicine: the head of the page in a grid, diagnoses with years, results of admission and discharge side by side, drugs as they change. */
const heart = doc(
  'p366.png',
  ['he', 'discharge', 'clean'],
  '2025-12-22',
  ['המרכז הרפואי נווה שקד', 'נווה שקד', 'מרכז רפואי נווה שקד', 'המרכז הרפואי נווה שקד - פנימית א'],
  ['ד"ר אנה מירסקי', 'אנה מירסקי', 'מירסקי אנה', "פרופ' גד הראל", 'גד הראל'],
  ['רחמים סבג', 'סבג רחמים', 'מר רחמים סבג'],
  'סיכום אשפוז',
  (c) => {
    const [first, last] = ['2025-12-16', '2025-12-22']
    const lab = (key, name, unit, ref, a, b) =>
      `<tr><td>${he(name)}</td><td class="v">${a ? resultCell(c, key, name, a, unit, ref, first) : ''}</td><td class="v">${b ? resultCell(c, key, name, b, unit, ref, last) : ''}</td><td>${ltr(unit)}</td><td>${ltr(ref)}</td></tr>`
    const h = (s) => `<h3>${he(s)}</h3>`
    const p = (s) => `<p>${c.t(s)}</p>`
    return sheet(
      `body{font:17px/1.42 ${FACE.arial};font-size:17.5px;padding:40px 58px}p span[data-e]{white-space:nowrap}h3{font-size:17.5px;color:#8a3b12;margin:10px 0 1px}p{margin:2px 0}ol,ul{margin:1px 0}.two{display:grid;grid-template-columns:1fr 1fr;gap:0 30px}td,th{border:1px solid #bbb;padding:2px 8px;text-align:right}th{background:#f5eae2;font-size:16px}.v{font-weight:bold;text-align:center}`,
      `<div style="display:flex;justify-content:space-between;align-items:center;border-bottom:3px solid #8a3b12;padding-bottom:6px"><div style="display:flex;gap:12px;align-items:center">${mark('cross', '#8a3b12', 46)}<div><b style="font-size:24px;color:#8a3b12">המרכז הרפואי נווה שקד</b><br>${he("מחלקה פנימית א', מנהל: פרופ' גד הראל")}</div></div><b style="font-size:22px">${he('סיכום אשפוז')}</b></div>
      <div style="display:grid;grid-template-columns:1fr 1fr 1fr;margin:7px 0"><div>${he('רחמים סבג, ז, בן 79')}<br>${he('ת.ז. 0-1830447-2')}</div><div>${he('ת. לידה: 03/05/1946')}<br>${he('רופא מטפל בקהילה: ד"ר יעל טויטו')}</div><div>${he('התקבל: 16/12/2025')}<br>${he('שוחרר: 22/12/2025')}</div></div>${c.no('ד"ר יעל טויטו', 'recipient')}
      <div class="two"><div>${h('אבחנות באשפוז')}<ol>${items(c, ['{d.chf|החמרה של אי ספיקת לב|icd=I50.9/I50.23/I50.33/I50.43}', '{d.aki|פגיעה כלייתית חריפה} על רקע {d.ckd3|CKD 3|icd=N18.30/N18.31/N18.32}', '{d.hypok|היפוקלמיה}'])}</ol></div><div>${h('מחלות רקע')}<ul>${items(c, ['{d.ihd|מחלת לב איסכמית}; {p.cabg|ניתוח מעקפים|on=2011} 2011', '{d.af|פרפור פרוזדורים קבוע|icd=I48.21/I48.91}; {p.pacem|קוצב|on=2020} 2020', '{d.dm2|סוכרת סוג 2}, {d.gout|שיגדון}, {d.hearing|ליקוי שמיעה|icd=H91.90/H90.5/H91.93}', '{x|לא עבר אירוע מוחי|negated|d.stroke}'])}</ul></div></div>
      ${h('סיבת הקבלה')}${p('{o|קוצר נשימה} מזה שבוע, {o|בצקות} ברגליים ועלייה של 6 ק"ג. {x|ללא כאב בחזה|negated|d.chestpain}, {x|ללא חום|negated}. הפסיק פוסיד על דעת עצמו. {x|אב נפטר מאוטם|family history|d.mi}.')}
      ${h('בקבלה')}${p('ל"ד 158/84, דופק 88, סטורציה 89% באוויר חדר. {o|גודש ורידי צוואר}, {o|חרחורים בבסיסים}. {x|ללא סימני DVT|negated|d.dvt}.')}
      ${h('מעבדה')}<table><tr><th>${he('בדיקה')}</th><th>16/12/2025</th><th>22/12/2025</th><th>${he('יחידות')}</th><th>${he('תחום')}</th></tr>${lab('crea', 'קריאטינין', 'mg/dL', '0.7 - 1.2', '2.14', '1.61')}${lab('urea', 'אוריאה', 'mg/dL', '17 - 49', '98', '71')}${lab('na', 'נתרן', 'mmol/L', '136 - 145', '134', '138')}${lab('k', 'אשלגן', 'mmol/L', '3.5 - 5.1', '4.4', '3.2')}${lab('hgb', 'המוגלובין', 'g/dL', '13.5 - 17.5', '11.8', '12.1')}${lab('wbc', 'לויקוציטים', 'K/uL', '4.5 - 11.0', '8.3', '')}${lab('bnp', 'NT-proBNP', 'pg/mL', '0 - 450', '9870', '3120')}${lab('trop', 'טרופונין T', 'ng/L', '0 - 14', '38', '')}${lab('crp', 'CRP', 'mg/L', '0 - 5', '7.9', '')}${lab('tsh', 'TSH', 'mIU/L', '0.27 - 4.20', '', '2.4')}</table>
      ${h('הדמיה ובדיקות')}${p('{i.cxr|צילום חזה|on=2025-12-16} 16/12: {o|גודש ריאתי}, {d.pleff|תפליט פלאורלי דו-צדדי קטן|icd=J90/J91.8}, {x|ללא תסנין|negated|d.pneumonia}. {i.echo|אקו לב|on=2025-12-18} 18/12: {l.lvef|LVEF 35%|v=35;u=%;on=2025-12-18} (לעומת {l.lvef?|45%|v=45;u=%;on=2024} ב-2024), {d.mitral|אי ספיקה מיטרלית בינונית}, {x|ללא תפליט פריקרדיאלי|negated|d.pereff}. {p.ecg|אק"ג|on=2025-12-16}: קצב קוצב. {i.usren|US כליות|on=2025-12-17} 17/12: {d.rcyst|ציסטה בכליה ימין|icd=N28.1}, {x|ללא הידרונפרוזיס|negated|d.hydro}.')}
      ${h('מהלך')}${p('טופל ב{m.fur?|פוסיד תוך ורידי|st=-;dose=-} ובחמצן, ירד 7 ק"ג. {x|צנתור לא בוצע בשל תפקוד הכליה|not done|p.angio}. {x|אין צורך בדיאליזה|not needed|p.dialysis}. {x|הוחלט שלא לשדרג ל-CRT בשלב זה|declined}. ייעוץ נפרולוגי: לעקוב.')}
      <div class="two"><div>${h('תרופות בשחרור')}<ul>${items(c, ['{m.fur|פוסיד 80 מ"ג בבוקר|freq=בבוקר} (היה 40 מ"ג)', '{m.empa|ג\'רדיאנס 10 מ"ג בבוקר|freq=בבוקר} - חדש', '{m.bis|קרדילוק 5 מ"ג פעם ביום|freq=פעם ביום}', '{m.apix|אליקוויס 2.5 מ"ג פעמיים ביום|freq=פעמיים ביום}', '{m.kcl|סלואו-K 600 מ"ג פעמיים ביום|freq=פעמיים ביום}, לשבוע', '{m.ator|ליפיטור 40 מ"ג בערב|freq=בערב}', '{m.allo|אלוריל 100 מ"ג פעם ביום|freq=פעם ביום}'])}</ul></div><div>${h('הופסקו')}<ul>${items(c, ['{m.metf|גלוקומין 850 מ"ג|st=stopped} - תפקוד כליה', '{m.aml|נורבסק 5 מ"ג|st=stopped} - בצקות', '{m.etor|ארקוקסיה 60 מ"ג|st=stopped} - אסור'])}</ul>${h('רגישויות')}${p('{a.ace|מעכבי ACE|react=אנגיואדמה} - אנגיואדמה; {a.contrast|חומר ניגוד|react=פריחה} - פריחה. {x|פניצילין - נסבל היטב|refuted|a.pen}.')}</div></div>
      ${h('המלצות')}<ol>${items(c, ['{x|אשלגן וקריאטינין בעוד 3 ימים|planned|l.k}', '{x|Entresto אסור בשל אנגיואדמה בעבר|warned|m.sacval}', '{x|אלדקטון יישקל לאחר תוצאות|considered|m.spir}', '{x|מרפאת אי ספיקת לב 05/01/2026|planned}', '{x|חיסון שפעת - לאחר החלמה|planned|m.vflu}'])}</ol>
      <div style="display:flex;justify-content:space-between;align-items:end"><div>${he('ערכה: ד"ר אנה מירסקי, רופאה בכירה')}<br>${he('נחתם 22/12/2025 14:05')}</div>${signature(c.rnd)}</div>`,
      'rtl',
    )
  },
  { width: 1080, scale: 1.35 },
)

/** A child in the emergency department: the nurse's strip, the doctor's boxes, what was given and at what hour. */
const child = doc(
  'p367.jpg',
  ['he', 'discharge', 'photo'],
  '2026-01-30',
  ['בית החולים לילדים קשת הצפון', 'קשת הצפון', 'ביה"ח לילדים קשת הצפון'],
  ['ד"ר ניר גולדברג', 'ניר גולדברג', 'גולדברג ניר'],
  ['אלה חדד', 'חדד אלה'],
  'סיכום ביקור במלר"ד ילדים',
  (c) => {
    const box = (title, s) => `<div class="b"><b>${he(title)}</b><div>${c.t(s)}</div></div>`
    const list = (title, lines) => `<div class="b"><b>${he(title)}</b><ul>${items(c, lines)}</ul></div>`
    return sheet(
      `body{font:19px/1.42 ${FACE.frank};font-size:20.5px;padding:40px 56px}.b{border:1.5px solid #557;margin:7px 0;padding:4px 14px 6px}.b>b{color:#2b3c8a}ul{margin:0}.s{display:grid;grid-template-columns:repeat(6,1fr);border:1.5px solid #557;text-align:center;font-size:19px}.s div{border-inline-start:1px solid #99a;padding:3px}.two{display:grid;grid-template-columns:1fr 1fr;gap:10px}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:12px;align-items:center">${mark('star', '#2b3c8a', 50)}<div><b style="font-size:26px;color:#2b3c8a">בית החולים לילדים קשת הצפון</b><br>${he('סיכום ביקור במלר"ד ילדים')}</div></div>${barcode(c.rnd, 28, 36)}</div>
      <p style="margin:6px 0">${he('שם: אלה חדד \u00a0 ת.ז. 3-4471120-9 \u00a0 ת. לידה 19/08/2022 (בת 3.5) \u00a0 הורה: מאיה חדד')}<br>${he('הגעה: 30/01/2026 02:14 \u00a0 שחרור: 30/01/2026 08:50 \u00a0 הודפס 08:52')}</p>${c.no('מאיה חדד', 'parent')}
      <div class="s"><div>${he('חום 39.4')}</div><div>${he('דופק 142')}</div><div>${he('נשימות 38')}</div><div>${he('סטורציה 94%')}</div><div>${he('משקל 14.2 ק"ג')}</div><div>${he('כאב 4')}</div></div>
      ${box('תלונה', '{o|שיעול נבחני}, {o|צרידות} ו{o|חום} מאתמול, הלילה {o|סטרידור}. {x|ללא שאיפת גוף זר|negated}. {x|אח בבית עם שפעת|family|d.flu}.')}
      ${box('רקע', 'בריאה בדרך כלל. {d.eczema|אטופיק דרמטיטיס}. {d.febseiz|פרכוסי חום|st=historical} בגיל שנה. מחוסנת. {x|ללא אסתמה|negated|d.asthma}. {x|האב אסתמטי|family history|d.asthma}.')}
      ${box('רגישויות', '{a.milk|חלב פרה|react=אורטיקריה} - אורטיקריה. {x|נבדקה ואינה רגישה למוקסיפן|refuted|a.amox}.')}
      ${box('בדיקה', 'ערנית, {o|סטרידור במנוחה}, רטרקציות קלות. לוע אדמומי, {x|ללא תפליט|negated}. אוזן ימין: תופית {o|בולטת ואדומה}. {x|ללא קשיון עורף|negated|d.meng}. {x|ללא פריחה|negated}. בטן רכה.')}
      <div class="two">${list('בדיקות', ['{l.flua|שפעת A PCR: חיובי|v=חיובי;u=-}', '{l.rsvpcr|RSV PCR: שלילי|v=שלילי;u=-}', '{l.covidpcr|קורונה PCR: שלילי|v=שלילי;u=-}', '{l.crp|CRP 31 mg/L|v=31;u=mg/L}', '{l.wbc|WBC 13.6 K/uL|v=13.6;u=K/uL}', '{i.cxr|צילום חזה|on=2026-01-30}: {o|הצרות תת-גלוטית}, {x|ללא דלקת ריאות|negated|d.pneumonia}', '{x|ניקור מותני לא נדרש|not done|p.lp}'])}${list('טיפול במלר"ד', ['{m.dexa?|דקסמתזון 8 מ"ג PO|st=-}, 02:30', '{m.adren?|אדרנלין באינהלציה|st=-;dose=-}, 02:35 ו-04:10', '{m.ibu?|נורופן 140 מ"ג|st=-}, 02:40', '{m.osel?|טמיפלו 30 מ"ג|st=-}, מנה ראשונה 06:00', '{x|אינפוזיה לא הוכנסה|not done}'])}</div>
      ${list('אבחנות', ['{d.croup|סטרידור - קרופ|icd=J05.0}', '{d.flu|שפעת A|icd=J10.1}', '{d.aom|דלקת אוזן תיכונה מימין|icd=H66.91/H66.90/H66.001}'])}
      ${list('המלצות לבית', ['{m.osel|טמיפלו 30 מ"ג פעמיים ביום|freq=פעמיים ביום}, 5 ימים', '{m.amox|מוקסיפן 400 מ"ג/5 מ"ל|dose=-;freq=פעמיים ביום}: 7 מ"ל פעמיים ביום, 7 ימים', '{m.para|אקמולי 210 מ"ג|freq=כל 6 שעות לפי הצורך}, כל 6 שעות לפי הצורך', '{x|ונטולין אין צורך|not needed|m.salb}; {x|לא לתת סירופ לשיעול|warned}', '{x|ביקורת רופא ילדים תוך יומיים|planned}; {x|אם יחזור סטרידור במנוחה - מנת דקסמתזון נוספת|conditional|m.dexa}', '{x|בירור אלרגיה לחלב בגיל 4|planned}'])}
      <div style="display:flex;justify-content:space-between;align-items:center">${signature(c.rnd)}${stamp(['ד"ר ניר גולדברג', 'רפואת ילדים', 'מ.ר. 00931'], '#2b3c8a', -6)}${hand('תרופה ב-14:00', 30)}</div>`,
      'rtl',
    )
  },
  { width: 1080, scale: 1.4, degrade: { angle: 1.4, folds: [0.5] } },
)

/** Gynaecology: a typed letter to the family doctor, numbered lines. */
const gynae = doc(
  'p368.png',
  ['he', 'consultation', 'scan'],
  '2024-06-03',
  ['מרפאת נשים מגדל התאנה', 'מגדל התאנה', 'מרפאת מגדל התאנה'],
  ['ד"ר אפרת נחמני', 'אפרת נחמני', 'נחמני אפרת', 'ד"ר א. נחמני'],
  ['סופיה גורדון', 'גורדון סופיה', "גב' סופיה גורדון"],
  'מכתב רפואי',
  (c) => {
    let n = 0
    const line = (k, s) => `<p><b>${++n}. ${he(k)}:</b> ${c.t(s)}</p>`
    return sheet(
      `body{font:20px/1.6 ${FACE.david};font-size:22px;padding:60px 86px}p{margin:8px 0}p span[data-e]{white-space:nowrap}`,
      `<div style="text-align:center"><b style="font-size:27px">מרפאת נשים מגדל התאנה</b><br>${he('ד"ר אפרת נחמני, מומחית ביילוד וגינקולוגיה')}<br>${he('רחוב התאנה 4, כפר יונה')}</div>
      <div style="display:flex;justify-content:space-between;margin-top:14px"><div>${he('לכבוד')}<br>${he('ד"ר בוריס לנדא, רופא משפחה')}</div><div>${he('ביקור: 03.06.2024')}<br>${he('נכתב: 05.06.2024')}</div></div>${c.no('ד"ר בוריס לנדא', 'recipient')}
      <p style="text-align:center"><b>${he("הנדון: גב' סופיה גורדון, ת.ז. 3-1184460-7, ילידת 30.11.1975")}</b></p>
      ${line('סיבת הפנייה', '{d.menorr|דימום וסתי מוגבר|icd=N92.0/N92.4} מזה כשנה, מחזור כל 24 יום. {x|ללא דימום בין-וסתי|negated}. {x|אינה בהיריון|negated}.')}
      ${line('עבר מיילדותי', '{o|G3P2}; {p.csect|ניתוח קיסרי|on=2008} 2008, {p.svd|לידה רגילה|on=2003} 2003, {d.miscarr|הפלה|st=historical}.')}
      ${line('רקע', '{d.hypothy|תת פעילות בלוטת התריס}, {d.migr|מיגרנה ללא הילה|icd=G43.009/G43.909}. {x|ללא קרישיות יתר|negated}. {p.lapchole|כריתת כיס מרה|on=2016} 2016. {x|אם - סרטן שד בגיל 62, סבתא - סרטן שחלה|family history|d.breastca}. מעשנת: {x|לא|negated|d.smoker}.')}
      ${line('תרופות', '{m.levo|אלטרוקסין 100 מק"ג ביום|freq=ביום}; {m.suma|אימיטרקס 50 מ"ג|freq=בזמן התקף} בזמן התקף. {m.coc|מיקרוגינון|st=stopped;dose=-} הופסק ב-2022. {m.txa|הקסקפרון 1 גרם|st=stopped;dose=-} לא הועיל.')}
      ${line('רגישות', '{a.dipy|אופטלגין|react=פריחה} (פריחה). {x|אין רגישות ללטקס|negated|a.latex}.')}
      ${line('בדיקה', 'רחם מוגדל כ-10 שבועות, נייד. {x|צוואר תקין, ללא נגע|negated}. {x|ללא גוש בטפולות|negated|d.ovcyst}. {p.smear|משטח PAP|on=2024-03-12} מ-12.03.2024 תקין; HPV שלילי.')}
      ${line('אולטרסאונד', '{i.uspelv|US וגינלי|on=2024-06-03} היום: {d.fibroid|שרירן אינטרמורלי 42 מ"מ|icd=D25.1} ו{o|שרירן תת-סרוזי} 18 מ"מ; רירית 9 מ"מ. {x|ללא פוליפ|negated|d.endopolyp}. שחלה ימנית: {d.ovcyst|ציסטה פשוטה 22 מ"מ|icd=N83.201/N83.291/N83.209/N83.01}. {x|ללא נוזל חופשי|negated}.')}
      ${line('מעבדה', '(27.05.2024) {l.hgb|המוגלובין 10.4|v=10.4;u=-;on=2024-05-27}, {l.ferr|פריטין 7|v=7;u=-;on=2024-05-27}, {l.tsh|TSH 2.3|v=2.3;u=-;on=2024-05-27}, {l.fsh|FSH 11.8|v=11.8;u=-;on=2024-05-27}, {l.plt|טסיות 344|v=344;u=-;on=2024-05-27}.')}
      ${line('הערכה', 'דימום על רקע שרירן; {d.ida|אנמיה מחוסר ברזל|icd=D50.0/D50.9}.')}
      ${line('תכנית', '{p.endobx|פייפל|on=2024-06-03} בוצע היום, תשובה בעוד שבועיים. {m.ferrop|פריפל 100 מ"ג פעמיים ביום|freq=פעמיים ביום}. {x|הוצע התקן מירנה, תחשוב|considered|m.lng}. {x|אם הביופסיה תקינה ואין שיפור - כריתת רחם|conditional|p.hyst}. {x|היסטרוסקופיה אינה נחוצה|not needed|p.hystsc}. {x|ממוגרפיה ביולי|planned|i.mammo}. {x|אסטרוגן לא מומלץ עם מיגרנה|warned|m.estr}.')}
      <p>${he('בברכה,')}</p><div style="display:flex;gap:26px;align-items:center">${signature(c.rnd, '#222')}${stamp(['ד"ר אפרת נחמני', 'מ.ר. 00288'], '#333', -4)}</div>`,
      'rtl',
    )
  },
  { width: 1080, scale: 1.35, degrade: { angle: -0.7 } },
)

export const twelfthHeLetters = [heart, child, gynae]
