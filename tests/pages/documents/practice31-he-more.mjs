/** Other paper in Hebrew for practice: a day centre's list of medicines by hours, a children's ward's nursing discharge with vital signs by hours, a private dentist's record with a table of teeth. */
import { mark, signature, stamp } from '../lib/decor.mjs'
import { FACE, doc, he, ltr, mixed, sheet } from './blind-parts.mjs'

/** A day centre for the old: what is given, with columns for the hours, then what was stopped and what is not to be given. */
const daycentre = doc(
  'p9237.jpg',
  ['he', 'prescription', 'scan'],
  '2026-01-11',
  ['מרכז יום לקשיש נופי גליל', 'נופי גליל', 'מרכז יום נופי גליל', 'מרכז יום לקשיש נופי גליל - מרפאה'],
  ['ד"ר בוריס גנץ', 'בוריס גנץ', 'גנץ בוריס'],
  ['זהרה ביטון', 'ביטון זהרה', "גב' זהרה ביטון"],
  'כרטיס תרופות',
  (c) => {
    const row = (s) => {
      const [drug, form, am, noon, eve, night, why, since] = s.split(';;')
      return `<tr data-line><td>${c.t(drug)}</td><td>${he(form)}</td>${[am, noon, eve, night].map((x) => `<td class="n">${mixed(x)}</td>`).join('')}<td>${c.t(why)}</td><td>${ltr(since)}</td></tr>`
    }
    return sheet(
      `body{font:17px/1.3 ${FACE.miriam};font-family:'Miriam CLM','Liberation Sans';font-size:18px;padding:40px 50px}.t{width:100%;border-collapse:collapse;margin:8px 0}.t td,.t th{border:1px solid #000;padding:4px 8px}.t th{background:#ddd;font-size:16px}.n{text-align:center;width:6%}p{margin:6px 0}`,
      `<div style="display:flex;justify-content:space-between"><div><b style="font-size:23px">${he('מרכז יום לקשיש נופי גליל')}</b><br>${he('מרפאה')}</div><b style="font-size:25px">${he('כרטיס תרופות')}</b></div>
      <p>${he('שם: זהרה ביטון')} &nbsp; ${he('ת.ז. 0-0455219-6')} &nbsp; ${he('שנת לידה: 1940')} &nbsp; ${he('עודכן: 11/01/2026')} &nbsp; ${he('רופא: ד"ר בוריס גנץ')}</p>
      <p><b>${c.t('רגישויות: {a.sulfa|סולפה|react=פריחה} (פריחה), {a.code|קודאין|react=בלבול} (בלבול). {x|לטקס - אין|negated|a.latex}.')}</b></p>
      <table class="t"><tr><th>${he('תרופה ומינון')}</th><th>${he('צורה')}</th><th>${he('בוקר')}</th><th>${he('צהריים')}</th><th>${he('ערב')}</th><th>${he('לילה')}</th><th>${he('עבור')}</th><th>${he('מתאריך')}</th></tr>
      ${['{m.apix|אליקוויס 2.5 מ"ג};;טבליה;;1;;;;1;;;;{d.af|פרפור פרוזדורים|icd=I48.91};;03/2022', '{m.bis|קונקור 2.5 מ"ג};;טבליה;;1;;;;;;;;קצב לב;;03/2022', '{m.fur|פוסיד 40 מ"ג};;טבליה;;1;;½;;;;;;{d.chf|אי ספיקת לב|icd=I50.9};;08/2024', '{m.spir|אלדקטון 25 מ"ג};;טבליה;;1;;;;;;;;אי ספיקת לב;;08/2024', "{m.sitamet|ג'נואט 50/850|dose=-};;טבליה;;1;;;;1;;;;{d.dm2|סוכרת|icd=E11.9};;11/2019", "{m.glar|לנטוס|dose=-};;עט;;;;;;;;12 יח';;סוכרת;;05/2025", '{m.ros|קרסטור 10 מ"ג};;טבליה;;;;;;;;1;;{d.hld|היפרליפידמיה|icd=E78.5};;2015', '{m.levod|דופיקר 125 מ"ג};;טבליה;;1;;1;;1;;;;{d.park|פרקינסון|icd=G20/G20.A1};;06/2023', '{m.rasa|אזילקט 1 מ"ג};;טבליה;;1;;;;;;;;פרקינסון;;06/2023', '{m.rivast|אקסלון מדבקה 4.6 מ"ג};;מדבקה;;1;;;;;;;;{d.demen|דמנציה|icd=F03.90/F03.9};;02/2025', '{m.mirt|מירו 15 מ"ג};;טבליה;;;;;;;;1;;{d.mdd|דיכאון|icd=F32.9/F32.A};;10/2024', '{m.peg|נורמלקס|dose=-};;אבקה;;1;;;;;;;;{d.constip|עצירות|icd=K59.00};;2021', '{m.mira|בטמיגה 50 מ"ג};;טבליה;;;;;;1;;;;{d.oab|שלפוחית פעילה|icd=N32.81};;09/2025', '{m.carmel|תחליף דמעות|dose=-};;טיפות;;2;;2;;2;;;;{d.dryeye|עין יבשה|icd=H04.129/H04.123};;2023'].map(row).join('')}
      <tr><td colspan="8" style="height:24px"></td></tr></table>
      <p>${c.t('לפי הצורך: {m.para|אקמול 500 מ"ג|freq=עד 4 פעמים ביום} עד 4 פעמים ביום; {m.salb|ונטולין|dose=-;freq=לפי הצורך} בקוצר נשימה.')}</p>
      <p>${c.t('הופסקו: {m.warf|קומדין|dose=-;st=stopped} (03/2022), {m.amit|אלטרול|dose=-;st=stopped} (10/2024, בלבול), {m.metf?|גלוקומין|dose=-;st=stopped}.')}</p>
      <p>${c.t('אין לתת: {x|פרמין|warned|m.metocl}, {x|זיפרקסה|warned|m.olan}, {x|NSAID|warned|m.ibu}. {x|נוטלת מעצמה סידן - לא|negated|m.cacarb}.')}</p>
      <p>${c.t('הערות אחות: {x|לרסק תרופות במידת הצורך|instruction}. {x|אם ל"ד סיסטולי מתחת ל-95 - לא לתת פוסיד|conditional|m.fur}. {x|אם סוכר מתחת ל-100 - להפחית לנטוס|conditional|m.glar}. {x|חיסון שפעת - בחודש הבא|planned|m.vflu}. {x|בדיקת דם: קריאטינין ואשלגן בעוד חודש|ordered|l.crea}.')}</p>
      <p>${c.t('טופס נמסר ל: בת. {x|☐ מסרבת לטיפול|empty field} {x|☐ חולת אפילפסיה|empty field|d.epil} {x|☐ מעשנת|empty field|d.smoker}')}</p>
      <div style="display:flex;justify-content:space-between;align-items:center"><span>${he('אחות: ויקטוריה שוורץ')}</span>${signature(c.rnd)}${stamp(['ד"ר בוריס גנץ', 'גריאטריה', 'מ.ר. 00198'], '#26306f', -4)}</div>${c.no('ויקטוריה שוורץ', 'nurse')}`,
      'rtl',
    )
  },
  { width: 1120, scale: 1.4, degrade: { angle: -0.6 } },
)

/** A children's ward's nursing discharge: vital signs by hours in a table, boxes ticked, an emptied line for what is not filled in. */
const nursing = doc(
  'p9239.png',
  ['he', 'discharge', 'clean'],
  '2026-01-29',
  ['המרכז הרפואי הר נבו', 'הר נבו', 'המרכז הרפואי הר נבו - ילדים א', 'מחלקת ילדים א'],
  ['ד"ר אביטל רחמני', 'אביטל רחמני', 'רחמני אביטל'],
  ['תמר סלאמה', 'סלאמה תמר', 'הפעוטה תמר סלאמה'],
  'סיכום סיעודי לשחרור',
  (c) => {
    const f = (k, s) => `<div class="f"><b>${he(k)}</b><div>${c.t(s)}</div></div>`
    const v = (time, ...x) =>
      `<tr data-line><th>${ltr(time)}</th>${x.map((s) => `<td>${c.t(s === '-' ? '-' : `{o|${s}}`)}</td>`).join('')}</tr>`
    return sheet(
      `body{font:16px/1.4 ${FACE.verdana};font-family:'Liberation Sans','Noto Sans Hebrew','DejaVu Sans';font-size:17px;padding:40px 54px}.f{display:grid;grid-template-columns:150px 1fr;gap:12px;border-bottom:1px solid #bcd;padding:3px 0}.f b{color:#145}.t{width:100%;border-collapse:collapse;margin:8px 0}.t td,.t th{border:1px solid #68a;padding:2px 8px;text-align:center}.t thead th{background:#d9e8f4}`,
      `<div style="display:flex;justify-content:space-between;align-items:center;background:#eaf3fb;padding:6px 12px">${mark('rings', '#145', 44)}<div style="text-align:center"><b style="font-size:23px">${he('המרכז הרפואי הר נבו')}</b><br>${he('מחלקת ילדים א')}</div><b style="font-size:21px">${he('סיכום סיעודי לשחרור')}</b></div>
      <div style="margin:8px 0">${he('שם: תמר סלאמה')} &nbsp; ${he('ת.ז.: 0-9910843-2')} &nbsp; ${he('ת. לידה: 18/09/2025')} &nbsp; ${he('רופאה מטפלת: ד"ר אביטל רחמני')}<br>${he('תאריך קבלה: 25/01/2026')} &nbsp; ${he('תאריך שחרור: 29/01/2026 שעה 12:30')}</div>
      ${f('אבחנה', '{d.p31rsv|ברונכיוליטיס על רקע RSV|icd=J21.0}, {d.aom|דלקת אוזן תיכונה ימין|icd=H66.91/H66.90}')}
      ${f('רקע', 'נולדה בשבוע 34, {p.csect?|ניתוח קיסרי|st=-}. {d.gerd|ריפלוקס|icd=K21.9}. {x|ללא אסתמה|negated|d.asthma}. חיסונים לגיל: {x|חסר פרבנר מנה 2|planned|m.vpcv}')}
      ${f('רגישויות', '{a.milk|חלב פרה|react=פריחה} - פריחה. {x|לתרופות - לא ידוע|negated}')}
      ${f('משפחה', '{x|אח - אסתמה|family history|d.asthma}. {x|אב מעשן|family history|d.smoker}')}
      ${f('מהלך', 'טופלה ב{p.e20oxyg|חמצן במשקפיים} עד 27/01, {m.p31hypsal?|אינהלציות סליין היפרטוני|dose=-;st=-}, שאיבות. {x|לא נזקקה להנשמה|not needed}. {x|סטרואידים לא ניתנו|not given|m.dexa}.')}
      ${f('בדיקות', '25/01/2026: {l.rsv|RSV חיובי|v=חיובי;u=-;on=2026-01-25}, {l.fluaag|שפעת A שלילי|v=שלילי;u=-;on=2026-01-25}, {i.cxr|צילום חזה|on=2026-01-25} - {x|ללא תסנין|negated|d.pneumonia}. 26/01/2026: {l.crp|CRP 18 mg/L|v=18;u=mg/L;on=2026-01-26}')}
      <table class="t"><thead><tr><th>${he('שעה 29/01')}</th><th>${he('חום')}</th><th>${he('דופק')}</th><th>${he('נשימות')}</th><th>${he('סטורציה')}</th><th>${he('ל"ד')}</th><th>${he('משקל')}</th></tr></thead>
      ${v('06:00', '37.1', '138', '46', '95%', '-', '6,120')}${v('08:00', '36.9', '132', '44', '96%', '88/51', '-')}${v('10:00', '36.8', '129', '40', '97%', '-', '-')}${v('12:00', '36.7', '126', '38', '97%', '86/50', '6,135')}</table>
      ${f('מצב בשחרור', 'ערנית, {o|אכילה 90 מ"ל כל 3 שעות}, חזה: צפצופים קלים. {x|ללא רטרקציות|negated}. {d.e28diaper?|תפרחת חיתולים|icd=L22} קלה')}
      ${f('התקנים', '☒ עירוי הוצא 28/01 \u00a0 {x|☐ זונדה|empty field} \u00a0 {x|☐ צנתר|empty field|p.foley}')}
      ${f('תרופות לבית', '{m.amox|מוקסיפן 250 מ"ג|freq=פעמיים ביום} פעמיים ביום, 7 ימים; {m.chole|ויטמין D|dose=-;freq=פעם ביום} פעם ביום; {m.ome|אומפרזול|dose=-;freq=פעם ביום} פעם ביום')}
      ${f('לפי הצורך', '{m.para|נובימול|dose=-;freq=כל 6 שעות} כל 6 שעות בחום. {x|נורופן - רק מגיל 6 חודשים|warned|m.ibu}')}
      ${f('הדרכה להורים', '☒ שאיבת אף \u00a0 ☒ סימני מצוקה \u00a0 {x|☐ שימוש במשאף|empty field} \u00a0 ☒ היגיינה. {x|שכיבה על הגב|instruction}')}
      ${f('לפנות למיון', '{x|בחום מעל 38.5 או כחלון|conditional}. {x|באפנאה|conditional}. {x|בהתייבשות|conditional|d.dehyd}')}
      ${f('המשך', '{x|טיפת חלב בעוד שבוע|planned}; {x|סינאגיס - לבדיקת זכאות|planned|m.p31syn}; {x|לא נקבע תור ריאות|not done}')}
      ${f('הערות', '')}
      <div style="display:flex;justify-content:space-between;align-items:center;margin-top:8px"><span>${he('אחות משחררת: שלומית אדרי')}<br>${he('חתימת ההורה: ____________')}</span>${signature(c.rnd)}</div>${c.no('שלומית אדרי', 'nurse')}`,
      'rtl',
    )
  },
  { dateAliases: ['2026-01-25'], width: 1060, scale: 1.4 },
)

/** A private dentist's record: numbered teeth in a table with finding and what was done, then the plan with prices. */
const dentist = doc(
  'p9240.png',
  ['he', 'other', 'clean'],
  '2026-03-30',
  ['מרפאת שיניים חיוך הנגב', 'חיוך הנגב', 'חיוך הנגב - רפואת שיניים', 'חיוך הנגב רפואת שיניים'],
  ['ד"ר עדנה סורוקר', 'עדנה סורוקר', 'סורוקר עדנה'],
  ['מקסים אורלוב', 'אורלוב מקסים', 'מר מקסים אורלוב'],
  'כרטיס טיפולי שיניים',
  (c) => {
    const row = (s) =>
      `<tr data-line>${s
        .split(';;')
        .map((x) => `<td>${c.t(x)}</td>`)
        .join('')}</tr>`
    const f = (k, s) => `<p><b>${he(`${k}: `)}</b>${c.t(s)}</p>`
    return sheet(
      `body{font:17px/1.45 ${FACE.serifHe};font-family:'Noto Serif Hebrew','Noto Serif','DejaVu Sans';font-size:17px;padding:46px 64px}.t{width:100%;border-collapse:collapse;margin:8px 0}.t td,.t th{border:1px solid #2d8a8a;padding:4px 10px}.t th{background:#dff2f2}p{margin:5px 0}h3{font-size:18px;color:#2d8a8a;margin:10px 0 0}`,
      `<div style="text-align:center;color:#2d8a8a">${mark('leaf', '#2d8a8a', 44)}<br><b style="font-size:25px">${he('חיוך הנגב - רפואת שיניים')}</b></div>
      <p style="text-align:center;font-size:20px"><b>${he('כרטיס טיפולי שיניים')}</b></p>
      <p>${he('מטופל: מקסים אורלוב, ת.ז. 0-2703358-5, יליד 09/12/1972')}</p><p>${he('תאריך ביקור: 30/03/2026 | רופאה: ד"ר עדנה סורוקר')}</p>
      ${f('שאלון בריאות', '{d.htn|יתר לחץ דם|icd=I10}, {d.exsmoker|עישן עד 2020|icd=Z87.891}. {x|ללא סוכרת|negated|d.dm2}, {x|ללא מחלת לב|negated|d.ihd}, {x|ללא קוצב|negated|p.pacem}. {x|לא טופל בביספוספונטים|negated|m.alen}. קבועות: {m.aml|נורבסק 5 מ"ג|freq=פעם ביום} פעם ביום. {x|ללא מדללי דם|negated}.')}
      ${f('רגישות', '{a.clinda|דלצין|react=שלשול} - שלשול. {x|הרדמה מקומית - ללא בעיה|negated|m.lidocn}.')}
      ${f('תלונה', '{o|כאב בלחיצה בשן 46} מזה שבוע, {o|רגישות לקור}.')}
      <table class="t"><tr><th>${he('שן')}</th><th>${he('ממצא')}</th><th>${he('בוצע')}</th><th>${he('תאריך')}</th></tr>
      ${['46;;{d.p31pulp|פולפיטיס|icd=K04.02/K04.01/K04.0};;{p.h25root|טיפול שורש, 3 תעלות|on=2026-03-30};;30/03/2026', '36;;{d.e17caries|עששת|icd=K02.9};;{p.p31fill|שחזור מרוכב|on=2026-03-09};;09/03/2026', '48;;{d.p31impact|שן כלואה|icd=K01.1};;{x|לא בוצע|not done};;', '27;;{d.p31rootfx|שבר שורש|icd=S02.5XXA/K03.81;st=-};;{p.p31extr|עקירה|on=2026-02-11};;11/02/2026', '11-21;;{d.p31brux|חריקת שיניים|icd=F45.8/G47.63};;{o|סד לילה נמסר};;11/02/2026', '35;;{d.periap?|נגע פריאפיקלי|icd=K04.5/K04.7};;{x|במעקב|planned};;'].map(row).join('')}</table>
      ${f('היגיינה', '{p.p31scal|הסרת אבנית|on=2026-02-11} 11/02/2026. חניכיים: {d.e17period|פריודונטיטיס כרונית|icd=K05.30/K05.329}, כיסים עד {o|5 מ"מ}.')}
      ${f('צילום', '{i.h25pano|פנורמי|on=2026-02-11} 11/02/2026: שן 48 בזווית, {x|ללא ציסטה בלסת|negated}; {x|סינוסים תקינים|negated|d.sinuschr}.')}
      ${f('הרדמה', '{m.lidocn?|לידוקאין|dose=-;st=-} עם {m.adren?|אדרנלין|dose=-;st=-}.')}
      ${f('מרשם', '{m.amox|מוקסיפן 500 מ"ג|freq=3 פעמים ביום} 3 פעמים ביום, 5 ימים; {m.etodol|אטופן 400 מ"ג|freq=פעמיים ביום} פעמיים ביום; {m.h25chx|כלורהקסידין מי פה|dose=-;freq=פעמיים ביום} פעמיים ביום.')}
      <h3>${he('תוכנית טיפול')}</h3>
      <table class="t"><tr><th>${he('טיפול')}</th><th>${he('מחיר')}</th></tr>${row('{x|כתר חרסינה שן 46|planned};;2,400 ש"ח')}${row('{x|שתל שן 27|planned|p.h25implant};;5,100 ש"ח')}${row('{x|עקירה כירורגית שן 48|planned|p.wisdom};;1,150 ש"ח')}</table>
      ${f('הוראות', '{x|לא לאכול שעתיים|instruction}. {x|אם נפיחות או חום - לפנות|conditional}. {x|לא לקחת אספירין|warned|m.asa}. {x|CT לסתות לפני שתל|planned}. משפחה: {x|אם - מחלת חניכיים|family history}.')}
      <div style="display:flex;justify-content:space-between;align-items:center;margin-top:12px"><span>${he('ביקור הבא: 20/04/2026')}</span>${signature(c.rnd)}${stamp(['ד"ר עדנה סורוקר', 'מ.ר. 00931'], '#2d6a8a', -6)}</div>`,
      'rtl',
    )
  },
  { dateAliases: ['2026-04-20'], width: 1000, scale: 1.4 },
)

export const practice31HeMore = [daycentre, nursing, dentist]
