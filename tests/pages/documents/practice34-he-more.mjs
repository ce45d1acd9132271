/** Other paper in Hebrew for practice: a nursing service's table of medicines by the hour, a family doctor's visit summary, scanned. */
import { hand, mark, signature, stamp } from '../lib/decor.mjs'
import { FACE, doc, he, ltr, sheet } from './blind-parts.mjs'
import { bp, results, t } from './thirtythird-hebrew.mjs'

/** A list for home: drug, dose, hours in columns, what it is for; stopped drugs struck below. */
const table = doc(
  'p9296.png',
  ['he', 'prescription', 'clean'],
  '2026-08-09',
  ['מרפאת קשת', 'קשת', 'מרפאת קשת - פתח תקווה', 'מרפאת קשת פתח תקווה'],
  ['ד"ר שרון אביטל', 'שרון אביטל', 'אביטל שרון'],
  ['ויקטור מרציאנו', 'מרציאנו ויקטור', 'מר ויקטור מרציאנו'],
  'רשימת תרופות',
  (c) => {
    const row = (drug, dose, times, why = '') =>
      `<tr data-line><td>${t(c, drug)}</td><td>${he(dose)}</td>${times.map((x) => `<td class="x">${x ? ltr(x) : ''}</td>`).join('')}<td>${t(c, why)}</td></tr>`
    return sheet(
      `body{font:17px/1.4 ${FACE.arial};font-size:17px;padding:44px 60px}bdi{white-space:nowrap}.t td,.t th{border:1px solid #6b7fa0;padding:4px 9px}.t th{background:#e5ebf5}.x{text-align:center}p{margin:7px 0}.b{background:#f5f5f5;padding:6px 12px;margin-top:9px}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:10px;align-items:center">${mark('leaf', '#34508a', 44)}<div><b style="font-size:24px;color:#34508a">${he('מרפאת קשת')}</b><br>${he('פתח תקווה')}</div></div><b style="font-size:22px">${he('רשימת תרופות')}</b></div>
      <p>${he('שם: ויקטור מרציאנו | בן 78 | ת.ז. 0-1096632-7')}<br>${he('עודכן בתאריך: 09/08/2026 | רופאה: ד"ר שרון אביטל')}</p>
      <p><b>${he('רגישויות:')}</b> ${t(c, '{a.dipy|אופטלגין|react=פריחה} - פריחה, {a.cipro|ציפרופלוקסצין|react=כאב בגיד} - כאב בגיד. {x|לטקס - אין|negated|a.latex}')}</p>
      <table class="t"><tr><th style="width:31%">${he('תרופה')}</th><th style="width:17%">${he('כמות')}</th><th>${he('בוקר')}</th><th>${he('צהריים')}</th><th>${he('ערב')}</th><th>${he('לילה')}</th><th style="width:20%">${he('מטרה')}</th></tr>
      ${row('{m.levod|דופיקר 25/250|dose=-;freq=3 פעמים ביום}', 'חצי כדור', ['½', '½', '½', ''], '{d.park|פרקינסון|icd=G20/G20.A1/G20.C}')}
      ${row('{m.rasa|אזילקט 1 מ"ג|freq=פעם ביום}', 'כדור', ['1', '', '', ''])}
      ${row('{m.quet|סרוקוול 25 מ"ג|freq=לפני השינה}', 'כדור', ['', '', '', '1'], '{o|שינה}')}
      ${row('{m.riva|קסרלטו 15 מ"ג|freq=פעם ביום}', 'כדור עם אוכל', ['', '', '1', ''], '{d.af|פרפור פרוזדורים|icd=I48.91}')}
      ${row('{m.carv|דימיטון 6.25 מ"ג|freq=פעמיים ביום}', 'כדור', ['1', '', '1', ''], '{d.htn?|לחץ דם|icd=I10}')}
      ${row('{m.fur|פוסיד 40 מ"ג|freq=פעם ביום}', 'כדור', ['1', '', '', ''], '{d.chf|אי ספיקת לב|icd=I50.9}')}
      ${row('{m.sim|סימוביל 20 מ"ג|freq=לפני השינה}', 'כדור', ['', '', '', '1'], '{d.hld?|כולסטרול|icd=E78.5/E78.00}')}
      ${row('{m.lina|טרג׳נטה 5 מ"ג|freq=פעם ביום}', 'כדור', ['1', '', '', ''], '{d.dm2|סוכרת|icd=E11.9}')}
      ${row('{m.lan|לנטון 30 מ"ג|freq=פעם ביום}', 'כמוסה לפני אוכל', ['1', '', '', ''])}
      ${row('{m.peg|נורמלקס|dose=-;freq=פעם ביום}', 'שקית', ['', '1', '', ''], '{d.constip|עצירות|icd=K59.00/K59.09}')}
      ${row('{m.alen|פוסלן 70 מ"ג|freq=פעם בשבוע}', 'כדור ביום ראשון', ['1', '', '', ''], '{d.osteoporosis|אוסטאופורוזיס|icd=M81.0}')}
      ${row('{m.chole|ויטמין D 1000 יחידות|freq=פעם ביום}', 'טיפות', ['', '1', '', ''])}
      ${row('{m.para|אקמול 500 מ"ג|freq=לפי הצורך, עד 4 פעמים ביום}', 'לפי הצורך, עד 4 ביום', ['', '', '', ''], '{o|כאבים}')}</table>
      <div class="b" data-line><b>${he('הופסקו ואין ליטול:')}</b> ${t(c, '{m.trama|טרמדקס 50 מ"ג|st=stopped} (בלבול), {m.metocl|פרמין 10 מ"ג|st=stopped} (החמיר רעד), {m.oxyb|נוביטרופן 5 מ"ג|st=stopped} (יובש)')}</div>
      <div class="b" data-line><b>${he('שינוי היום:')}</b> ${t(c, 'סרוקוול {o|הועלה מ-12.5}. {x|אקסלון נשקל, טרם הוחל|considered|m.rivast}. {x|בזמן שלשול לדלג על פוסיד|conditional|m.fur}.')}</div>
      <div class="b" data-line><b>${he('מדידות:')}</b> ${t(c, `בישיבה ${bp(128, 72)}, בעמידה ${bp(112, 66)}, דופק {l.h33hr|66|v=66;u=-}, משקל {l.h33wt|71.5 ק"ג|v=71.5;u=ק"ג}. מעבדה 02/08/2026: ${results('2026-08-02', ['crea;קריאטינין;1.31;mg/dL', 'k;אשלגן;4.4;mmol/L', 'a1c;HbA1c;6.9;%', 'b12;B12;318;pg/mL'])}.`)}</div>
      <p>${t(c, 'חיסונים: {m.vflu|שפעת 10/2025|dose=-;st=-;on=2025-10}, {m.vzos|שינגריקס 2024|dose=-;st=-;on=2024}. {x|חיסון RSV - מומלץ בסתיו|recommended|m.e18vrsv}. {x|בתו סוכרתית ונוטלת מטפורמין|family member|m.metf}. {d.falls|נפילות חוזרות|icd=R29.6}. {x|לא היה שבר|negated|d.hipfx}.')}</p>
      <div style="display:flex;justify-content:space-between;align-items:center"><span>${he('הרשימה נמסרה לבת')}</span>${signature(c.rnd)}${stamp(['ד"ר שרון אביטל', 'גריאטריה', 'מ.ר. 35XX8'], '#26306f', 4)}</div>`,
      'rtl',
    )
  },
  { dateAliases: ['2026-08-02'], width: 1040, scale: 1.36 },
)

/** A family doctor's visit, scanned: labelled lines, prescriptions of the day, a note by hand. */
const visit = doc(
  'p9298.jpg',
  ['he', 'consultation', 'scan'],
  '2026-11-15',
  ['קופת חולים ארזים', 'ארזים', 'קופ"ח ארזים', 'קופת חולים ארזים - מרפאת הרצוג', 'מרפאת הרצוג'],
  ['ד"ר מיכאל זלצמן', 'מיכאל זלצמן', 'זלצמן מיכאל'],
  ['סיגל פרידלנדר', 'פרידלנדר סיגל', "גב' סיגל פרידלנדר"],
  'סיכום ביקור',
  (c) => {
    const f = (k, ...list) =>
      `<tr data-line><th>${he(k)}</th><td>${list.map((s) => `<div>${t(c, s)}</div>`).join('')}</td></tr>`
    return sheet(
      `body{font:18px/1.45 ${FACE.arial};font-size:18px;padding:46px 70px}.f td,.f th{padding:4px 8px;border-bottom:1px dashed #888;vertical-align:top}.f th{width:150px;text-align:right}p{margin:6px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center;border-bottom:2px solid #222;padding-bottom:5px"><div><b style="font-size:24px">${he('קופת חולים ארזים')}</b><br>${he('מרפאת הרצוג, אשדוד')}</div><b style="font-size:22px">${he('סיכום ביקור')}</b></div>
      <p>${he('שם: פרידלנדר סיגל | ת.ז. 0-5517206-1 | גיל 44 | נקבה')}<br>${he('תאריך ביקור: 15/11/2026 16:20 | רופא: ד"ר מיכאל זלצמן')}</p>
      <table class="f">
      ${f('סיבת הפנייה', 'מיומיים {o|צריבה במתן שתן} ו{o|תכיפות}. {x|ללא חום|negated}, {x|ללא כאבי מותן|negated|d.pyelo}, {x|אינה בהריון|negated|d.h30pregn}.')}
      ${f('רקע', '{d.migr|מיגרנה|icd=G43.909}, {d.asthma|אסתמה|icd=J45.909}, {d.ida|אנמיה מחוסר ברזל|icd=D50.9}, {d.fibroid|שרירנים ברחם|icd=D25.9}, {d.predm|טרום סוכרת|icd=R73.03}. {p.csect|ניתוח קיסרי|on=2014} 2014.')}
      ${f('משפחה', '{x|אמא - סרטן שד בגיל 52|family history|d.breastca}; {x|אחות עם קרוהן|family history|d.crohn}')}
      ${f('הרגלים', '{d.exsmoker|הפסיקה לעשן ב-2020|icd=Z87.891;st=-}. {x|אינה שותה אלכוהול|negated|d.alcdep}.')}
      ${f('רגישויות', '{a.tmp|רספרים|react=פריחה} - פריחה. {x|פניצילין - לא ידועה|negated|a.pen}.')}
      ${f('תרופות קבועות', '{m.mont|סינגולייר 10 מ"ג|freq=בערב} בערב; {m.topi|טופמקס 50 מ"ג|freq=בערב} בערב; {m.ferrop|פריפל|dose=-} {o|פעם ביום}; {m.salb|ונטולין|dose=-;freq=לפי הצורך} לפי הצורך')}
      ${f('בדיקה', `ל"ד ${bp(122, 76)}, דופק {l.h33hr|74|v=74;u=-}, חום {l.h33temp|37.1|v=37.1;u=-}, סטורציה {l.h33spo2|99%|v=99;u=%}, משקל {l.h33wt|73 ק"ג|v=73;u=ק"ג}.`, 'בטן רכה, {o|רגישות סופרפובית}. {x|ללא רגישות במותן|negated}. ריאות נקיות, {x|ללא צפצופים|negated}.')}
      ${f('סטיק שתן', 'לויקוציטים {l.uleu|+++|v=+++;u=-}, ניטריט {l.unit|חיובי|v=חיובי;u=-}, דם {l.ubld|+|v=+;u=-}, חלבון {l.uprot|שלילי|v=שלילי;u=-}, גלוקוז {l.uglu|שלילי|v=שלילי;u=-}')}
      ${f('מעבדה', `08/11/2026: ${results('2026-11-08', ['hgb;המוגלובין;11.2;g/dL', 'mcv;MCV;76;fL', 'ferr;פריטין;8;ng/mL', 'glu;גלוקוז;109;mg/dL', 'a1c;HbA1c;5.9;%', 'tsh;TSH;2.2;mIU/L', 'crea;קריאטינין;0.66;mg/dL'])}.`, 'בדיקה קודמת 03/05/2026: {l.hgb|המוגלובין 12.0|v=12.0;u=-;on=2026-05-03}, {l.ferr|פריטין 15|v=15;u=-;on=2026-05-03}')}
      ${f('אבחנות', '{d.uti|דלקת בדרכי השתן|icd=N39.0/N30.00/N30.90/N30.01}; {d.ida|אנמיה מחוסר ברזל|icd=D50.9/D50.0}; {d.menorr|דימום וסתי מרובה|icd=N92.0}')}
      ${f('טיפול', '{m.fosfo|מונורול 3 גרם|dose=3 g;freq=מנה אחת} מנה אחת; {m.ferrop|פריפל|dose=-;freq=פעמיים ביום} - מעבר לפעמיים ביום; {m.txa|הקסקפרון 500 מ"ג|freq=3 פעמים ביום בזמן הווסת} 3 פעמים ביום בזמן הווסת. הופסק: {m.napr|נקסין 500 מ"ג|st=stopped} (צרבות).')}
      ${f('המלצות', '{x|תרבית שתן - נמסר מיכל|ordered|l.ucult}. {x|אם חום או כאב מותן - לפנות למיון|conditional|d.pyelo}. {x|US אגן - הפניה|referral|i.uspelv}. {x|ממוגרפיה - טרם בוצעה|not done|i.mammo}. {x|ברזל לווריד אם לא תעלה בתוך חודשיים|conditional|m.venofer}. {x|ציפרופלוקסצין לא נדרש|not needed|m.cipr}.')}
      ${f('חיסונים', '{m.vflu|שפעת|dose=-;st=-;on=2026-11-15} ניתן היום. {x|טטנוס - יש להשלים|recommended|m.e21tet}.')}</table>
      <div style="display:flex;justify-content:space-between;align-items:center;margin-top:10px">${hand('ביקורת בעוד חודש', 24)}${stamp(['ד"ר מיכאל זלצמן', 'רפואת המשפחה', 'מ.ר. 44XX2'], '#26306f', 5)}</div>`,
      'rtl',
    )
  },
  { dateAliases: ['2026-11-08', '2026-05-03'], width: 1040, scale: 1.36, degrade: { angle: -0.6 } },
)

export const practice34HeMore = [table, visit]
