/** Letters in Hebrew for practice: a discharge from an internal ward after pneumonia, a heart clinic's letter in headed lines, an ultrasound of the abdomen by organ. */
import { barcode, mark, signature, stamp } from '../lib/decor.mjs'
import { FACE, doc, he, ltr, mixed, resultCell, sheet } from './blind-parts.mjs'
import { bp, results, t } from './thirtythird-hebrew.mjs'

/** An internal ward: headed paragraphs, results of two days in a table, medicines as a numbered list. */
const pneumonia = doc(
  'p9294.png',
  ['he', 'discharge', 'clean'],
  '2026-02-10',
  ['המרכז הרפואי נחל ערוגות', 'נחל ערוגות', 'מרכז רפואי נחל ערוגות', 'המרכז הרפואי נחל ערוגות - פנימית ד'],
  ['ד"ר אלעד רוזנטל', 'אלעד רוזנטל', 'רוזנטל אלעד'],
  ['משה אוחיון', 'אוחיון משה', 'מר משה אוחיון'],
  'סיכום אשפוז',
  (c) => {
    const h = (s) => `<p class="h">${he(s)}</p>`
    const p = (s) => `<p>${t(c, s)}</p>`
    const lab = (s) => {
      const [key, label, unit, ref, a, b] = s.split(';')
      const cell = (v, day) =>
        v
          ? resultCell(
              c,
              key,
              label,
              v,
              unit,
              ref,
              day,
              (r) => `${r.printed}${{ H: ' +', L: ' -' }[r.flag] ?? ''}`,
            )
          : ''
      return `<tr><td>${mixed(label)}</td><td class="v">${cell(a, '2026-02-04')}</td><td class="v">${cell(b, '2026-02-09')}</td><td>${ltr(unit)}</td><td>${ltr(ref)}</td></tr>`
    }
    const drugs = (list) => `<ol>${list.map((s) => `<li>${t(c, s)}</li>`).join('')}</ol>`
    return sheet(
      `body{font:17px/1.36 ${FACE.david};font-size:18px;padding:36px 62px}p{margin:2px 0}.h{font-weight:bold;background:#ececf3;padding:1px 8px;margin-top:8px}.t td,.t th{border:1px solid #999;padding:1px 9px}.t{margin-top:3px}.v{text-align:center;direction:ltr}ol{margin:2px 0;padding-right:26px}`,
      `<div style="display:flex;justify-content:space-between;align-items:center;border-bottom:2px solid #223"><div><b style="font-size:24px">${he('המרכז הרפואי נחל ערוגות')}</b><br>${he('מחלקה פנימית ד')}</div><b style="font-size:22px">${he('סיכום אשפוז')}</b>${barcode(c.rnd, 30, 38)}</div>
      <p>${he('אוחיון משה | ת.ז. 0-5120778-4 | בן 72 | התקבל: 04/02/2026 | שוחרר: 10/02/2026')}<br>${he('רופא מטפל: ד"ר אלעד רוזנטל | רופאת משפחה: ד"ר ענבל קדוש')}</p>${c.no('ד"ר ענבל קדוש', 'family doctor')}
      ${h('אבחנות')}${p('{d.pneumonia|דלקת ריאות באונה תחתונה ימנית|icd=J18.9/J18.1/J13;st=-}; {d.p32aecopd|התלקחות COPD|icd=J44.1/J44.0;st=-}; {d.hyponat|היפונתרמיה|icd=E87.1;st=-}. רקע: {d.copd|COPD|icd=J44.9/J44.1}, {d.dm2|סוכרת סוג 2|icd=E11.9/E11.65}, {d.htn|יתר לחץ דם|icd=I10}, {d.ihd|מחלת לב איסכמית|icd=I25.10}, {p.cabg|ניתוח מעקפים 2016|on=2016}, {d.bph|הגדלת ערמונית|icd=N40.0/N40.1}.')}
      ${h('תלונה ומהלך טרם אשפוז')}${p('4 ימים של {o|חום}, {o|שיעול} פורולנטי ו{o|קוצר נשימה}. {x|שולל כאב בחזה|negated|d.chestpain}, {x|ללא המופטיזיס|negated}. {x|לא נסע לחו"ל|negated}. קיבל בקהילה {m.azit?|אזניל|dose=-;st=-} ללא שיפור. {d.smoker|מעשן 50 שנות קופסה|icd=F17.210/F17.200}. {x|אביו נפטר מסרטן ריאה|family history|d.lungca}.')}
      ${h('רגישויות')}${p('{a.pen|פניצילין|react=בצקת פנים} (בצקת פנים). {x|צפלוספורינים - סבל ללא תגובה|negated|a.ceph}.')}
      ${h('בדיקה בקבלה')}${p(`חום {l.h33temp|38.9|v=38.9;u=-}, ל"ד ${bp(106, 62)}, דופק {l.h33hr|114|v=114;u=-}, נשימות {l.p34rr|28|v=28;u=-}, סטורציה {l.h33spo2|86%|v=86;u=%} באוויר החדר. {o|חרחורים בבסיס ימין}, {o|צפצופים}. {x|ללא בצקת ברגליים|negated|d.chf}.`)}
      ${h('מעבדה')}<table class="t"><tr><th style="width:28%">${he('בדיקה')}</th><th>04/02/26</th><th>09/02/26</th><th>${he('יחידות')}</th><th>${he('נורמה')}</th></tr>${['wbc;WBC;K/µL;4.0-10.8;19.4;10.2', 'hgb;המוגלובין;g/dL;13.5-17.5;13.1;12.8', 'plt;טסיות;K/µL;150-450;344;398', 'crp;CRP;mg/L;0-5;271;38', 'crea;קריאטינין;mg/dL;0.7-1.2;1.46;1.05', 'na;נתרן;mmol/L;136-145;127;135', 'k;אשלגן;mmol/L;3.5-5.1;4.2;4.4', 'glu;גלוקוז;mg/dL;70-100;238;164', 'a1c;HbA1c;%;4-5.6;;8.1', 'lact;לקטט;mmol/L;0.5-2.2;2.4;', 'trop;טרופונין;ng/L;0-14;19;'].map(lab).join('')}</table>
      ${p('אנטיגן פנאומוקוק בשתן: {l.pneuag|חיובי|v=חיובי;u=-}. לגיונלה: {l.legion|שלילי|v=שלילי;u=-}. שפעת A: {l.flua|שלילי|v=שלילי;u=-}. קורונה: {l.covidpcr|שלילי|v=שלילי;u=-}. תרביות דם: {l.bcult|ללא צמיחה|v=ללא צמיחה;u=-}. {x|תרבית כיח - לא נמסרה|not done|l.sputc}.')}
      ${h('בדיקות עזר')}${p('{i.cxr|צילום חזה}: תסנין בבסיס ימין, {d.pleff|תפליט קטן|icd=J90/J91.8;st=-}. {i.ctchest|CT חזה|on=2026-02-06} 06/02: {d.emphys|אמפיזמה|icd=J43.9/J43.2}, {d.nodule|קשרית 7 מ"מ באונה עליונה שמאלית|icd=R91.1}. {x|ללא תסחיף|negated|d.pe}. {p.ecg|אק"ג}: סינוס, {d.rbbb|RBBB|icd=I45.10}. {x|אקו לב - יבוצע בקהילה|planned|i.echo}.')}
      ${h('מהלך')}${p('טופל ב{m.ceftr?|רוצפין|dose=-;st=-} ו{m.doxy?|דוקסילין|dose=-;st=-}, {m.hydroc?|סולו-קורטף|dose=-;st=-}, {p.e20oxyg?|חמצן} ואינהלציות. {x|נשקלה הנשמה לא פולשנית - לא נדרשה|considered|p.e19bipap}. {x|לא אושפז בטיפול נמרץ|negated}.')}${p(`בשחרור: חום {l.h33temp|36.7|v=36.7;u=-}, ל"ד ${bp(131, 74)}, דופק {l.h33hr|84|v=84;u=-}, סטורציה {l.h33spo2|93%|v=93;u=%} באוויר החדר.`)}
      ${h('תרופות בשחרור')}${drugs(['{m.cefur|זינאט 500 מ"ג|freq=פעמיים ביום} פעמיים ביום, עוד 3 ימים - חדש', '{m.pred|פרדניזון 40 מ"ג|freq=פעם ביום} פעם ביום, עוד יומיים - חדש', '{m.trel|טרלג׳י אליפטה|dose=-;freq=שאיפה פעם ביום} שאיפה פעם ביום - חדש', '{m.salb|ונטולין|dose=-;freq=לפי הצורך} משאף לפי הצורך', '{m.metf|גלוקופאז׳ 850 מ"ג|freq=פעמיים ביום} פעמיים ביום', '{m.asa|מיקרופירין 100 מ"ג|freq=פעם ביום} פעם ביום', '{m.ator|ליפיטור 40 מ"ג|freq=בערב} בערב', '{m.bis|קרדילוק 2.5 מ"ג|freq=פעם ביום} פעם ביום ({o|הופחת מ-5})', '{m.tams|אומניק 0.4 מ"ג|freq=בערב} בערב'])}
      ${p('הופסקו: {m.hctz|דיזותיאזיד 25 מ"ג|st=stopped} (נתרן נמוך); {m.symb|סימביקורט|dose=-;st=stopped} (הוחלף).')}
      ${h('המלצות')}${p('{x|CT חזה חוזר בעוד 3 חודשים לקשרית|planned|i.ctchest}. {x|גמילה מעישון; צ׳מפיקס לשיקול רופא המשפחה|considered|m.varen}. {x|חיסון לפנאומוקוק בעוד חודש|planned|m.vpcv}. {x|נתרן וסוכר בעוד שבוע|planned|l.na}. {x|לשוב למיון אם חום או קוצר נשימה|conditional}.')}
      <div style="display:flex;justify-content:space-between;align-items:center;margin-top:22px">${signature(c.rnd)}<span>${he('ד"ר אלעד רוזנטל, רפואה פנימית, מ.ר. 39XX7')}</span>${stamp(['נחל ערוגות', 'פנימית ד'], '#26306f', 4)}</div>`,
      'rtl',
    )
  },
  { dateAliases: ['2026-02-04'], width: 1040, scale: 1.4 },
)

/** A heart clinic: bold heads at the line's beginning, echo in a frame. */
const heart = doc(
  'p9295.png',
  ['he', 'consultation', 'clean'],
  '2026-07-14',
  ['מכון הלב אשל', 'אשל', 'מכון הלב אשל - חדרה', 'מכון הלב אשל חדרה'],
  ['ד"ר נטליה ברונשטיין', 'נטליה ברונשטיין', 'ברונשטיין נטליה'],
  ['זהבה טביב', 'טביב זהבה', "גב' זהבה טביב"],
  'סיכום ביקור קרדיולוגי',
  (c) => {
    const f = (k, s) => `<p data-line><b>${he(k)}:</b> ${t(c, s)}</p>`
    return sheet(
      `body{font:18px/1.5 ${FACE.frank};font-size:19px;padding:46px 76px}bdi{white-space:nowrap}p{margin:6px 0}.e{border:1px solid #8c2f2f;padding:4px 14px;margin:8px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center;border-bottom:2px solid #8c2f2f;padding-bottom:6px"><div style="display:flex;gap:10px;align-items:center">${mark('cross', '#8c2f2f', 44)}<div><b style="font-size:25px;color:#8c2f2f">${he('מכון הלב אשל')}</b><br>${he('חדרה, רח׳ הגפן 6')}</div></div><b style="font-size:21px">${he('סיכום ביקור קרדיולוגי')}</b></div>
      <p>${he('שם: זהבה טביב | ת.ז. 0-2740981-5 | גיל 70')}<br>${he('תאריך ביקור: 14/07/2026 | לידי ד"ר גיא שמש, רופא משפחה')}</p>${c.no('ד"ר גיא שמש', 'recipient')}
      ${f('סיבת הפנייה', 'מעקב אחר {d.astenosis|היצרות המסתם האאורטלי|icd=I35.0} ו{d.af|פרפור פרוזדורים התקפי|icd=I48.0}.')}
      ${f('רקע', '{d.htn|יתר לחץ דם|icd=I10}, {d.hld|היפרליפידמיה|icd=E78.5}, {d.obesity|השמנה|icd=E66.9}, {d.hypothy|תת תריסיות|icd=E03.9}, {d.tia|TIA ב-2023|icd=Z86.73/G45.9;st=-;on=2023}. {p.lapchole|כריתת כיס מרה|on=2009} 2009. {x|ללא סוכרת|negated|d.dm2}. {x|לא מעשנת|negated|d.smoker}. {x|אח עבר צנתור בגיל 60|family history|d.ihd}.')}
      ${f('רגישות', '{a.rami|טריטייס|react=שיעול} (שיעול). {x|אין רגישות ליוד|negated|a.contrast}.')}
      ${f('טיפול', '{m.apix|אליקוויס 5 מ"ג|freq=פעמיים ביום} פעמיים ביום, {m.vals|דיובאן 160 מ"ג|freq=פעם ביום} פעם ביום, {m.flec|טמבוקור 50 מ"ג|freq=פעמיים ביום} פעמיים ביום, {m.ros|קרסטור 20 מ"ג|freq=בערב} בערב, {m.eze|אזטרול 10 מ"ג|freq=פעם ביום} פעם ביום, {m.levo|אלטרוקסין 100 מק"ג|freq=בבוקר} בבוקר.')}
      ${f('תלונות', 'מזה חודשיים {o|קוצר נשימה במאמץ}. {x|ללא כאבים בחזה|negated|d.chestpain}, {x|ללא התעלפות|negated|d.syncope}. {o|דפיקות לב} אחת לשבועיים. {x|ללא דימומים|negated}.')}
      ${f('בדיקה', `ל"ד ${bp(152, 84)}, דופק {l.h33hr|58|v=58;u=-} סדיר, סטורציה {l.h33spo2|97%|v=97;u=%}, משקל {l.h33wt|84 ק"ג|v=84;u=ק"ג}, גובה {l.h33ht|159 ס"מ|v=159;u=ס"מ}, BMI {l.h33bmi|33.2|v=33.2;u=-}. {o|אוושה סיסטולית 3/6}. ריאות נקיות, {x|ללא בצקת|negated|d.chf}.`)}
      ${f('אק"ג', '{p.ecg|אק"ג}: {d.h30sinbrad|סינוס ברדיקרדיה|icd=R00.1}, {d.e31avb1|חסם AV דרגה 1|icd=I44.0}. {x|ללא איסכמיה|negated}.')}
      <div class="e">${f('אקו לב 14/07/2026', '{i.echo|אקו לב|on=2026-07-14} - {l.lvef|EF 60%|v=60;u=%;on=2026-07-14}; {d.lvh|עיבוי דופן החדר השמאלי|icd=I51.7}; {d.h28diast|הפרעה דיאסטולית דרגה 2|icd=I51.89/I50.30}; {d.ladil|עלייה שמאלית מוגדלת|icd=I51.7}; {d.astenosis|היצרות אאורטלית בינונית-קשה|icd=I35.0}, שטח 1.0 סמ"ר, מפל ממוצע 36; {d.mitral|אי ספיקה מיטרלית קלה|icd=I34.0}; {x|ללא תפליט פריקרדיאלי|negated|d.pereff}.')}</div>
      ${f('הולטר 02/07/2026', '{p.holter|הולטר|on=2026-07-02}: {d.pac|פעימות עלייתיות מוקדמות|icd=I49.1}, {x|ללא פרפור|negated}, {x|ללא הפסקות|negated|d.avb}.')}
      ${f('מעבדה 05/07/2026', `${results('2026-07-05', ['hgb;המוגלובין;12.4;g/dL', 'crea;קריאטינין;0.94;mg/dL', 'k;אשלגן;4.5;mmol/L', 'ldl;LDL;61;mg/dL', 'tsh;TSH;3.2;mIU/L', 'bnp;NT-proBNP;610;pg/mL'])}. ב-10/12/2025: {l.ldl|LDL 94|v=94;u=-;on=2025-12-10}, {l.bnp|NT-proBNP 280|v=280;u=-;on=2025-12-10}.`)}
      ${f('סיכום', 'החמרה בהיצרות האאורטלית. להוסיף {m.spir|אלדקטון 25 מ"ג|freq=בבוקר} בבוקר. {m.flec|טמבוקור|dose=-} - ללא שינוי. {x|אמיודרון נשקל ונדחה|considered|m.amio}.')}
      ${f('המלצות', '{x|CT לקראת TAVI|planned|p.tavi}; {x|צנתור אבחנתי אם CT לא חד משמעי|conditional|p.angio}. {x|דיון בצוות לב|referral}. {x|אשלגן ונתרן בעוד שבועיים|planned|l.k}. {x|להימנע מאיבופרופן|warned|m.ibu}. {x|ביקורת בעוד חודשיים|planned}.')}
      <div style="display:flex;justify-content:space-between;align-items:center">${signature(c.rnd, '#22306b', 100)}${stamp(['ד"ר נטליה ברונשטיין', 'קרדיולוגיה', 'מ.ר. 29XX1'], '#26306f', -5)}</div>`,
      'rtl',
    )
  },
  { dateAliases: ['2026-07-02', '2026-07-05'], width: 1040, scale: 1.36 },
)

/** An imaging institute: an ultrasound by organ in running lines. */
const abdomen = doc(
  'p9297.png',
  ['he', 'imaging', 'clean'],
  '2026-03-24',
  ['מכון רנטגן הכרם', 'הכרם', 'מכון הכרם', 'מכון רנטגן ואולטרסאונד הכרם'],
  ['ד"ר יובל סגל', 'יובל סגל', 'סגל יובל'],
  ['מירב אסולין', 'אסולין מירב', "גב' מירב אסולין"],
  'אולטרסאונד בטן',
  (c) => {
    const f = (k, s) => `<p data-line><b>${he(k)}:</b> ${t(c, s)}</p>`
    return sheet(
      `body{font:18px/1.5 ${FACE.miriam};font-size:19px;padding:52px 84px}p{margin:8px 0}.s{border-top:2px solid #444;border-bottom:2px solid #444;padding:4px 0;margin-top:12px}`,
      `<div style="text-align:center"><b style="font-size:27px">${he('מכון רנטגן הכרם')}</b><br>${he('בית שמש | טל. 00-0009162')}</div>
      <div style="display:flex;justify-content:space-between;margin-top:10px"><span>${he('שם הנבדקת: מירב אסולין')}<br>${he('ת.ז. 0-4863301-9, בת 51')}</span><span>${he('תאריך בדיקה: 24/03/2026')}<br>${he('מפנה: ד"ר רועי אדלר')}</span></div>${c.no('ד"ר רועי אדלר', 'referrer')}
      <p style="text-align:center;font-size:21px"><b>${t(c, '{i.usabd|אולטרסאונד בטן|main=1}')}</b></p>
      ${f('הוריה', '{o|כאבים בבטן ימנית עליונה}, {d.transam|עלייה בתפקודי כבד|icd=R74.01/R74.8/R79.89}. {x|לברר אבני מרה|question|d.gallst}. מצב לאחר {p.append|כריתת תוספתן|on=1994} 1994.')}
      ${f('השוואה', '{i.usabd|US בטן|on=2023-01-11} מתאריך 11/01/2023.')}
      ${f('כבד', 'מוגדל, 17.8 ס"מ - {d.hepmeg|הפטומגליה|icd=R16.0}. אקוגניות מוגברת, {d.steat|כבד שומני|icd=K76.0} דרגה 2. {d.lcyst|ציסטה פשוטה באונה שמאלית|icd=K76.89} 14 מ"מ. {x|ללא ממצא מוקדי סולידי|negated|d.livermet}.')}
      ${f('כיס מרה', '{d.gbpolyp|פוליפ בכיס המרה|icd=K82.4} 5 מ"מ, ללא שינוי. {x|לא נצפו אבנים|negated|d.gallst}. {x|ללא עיבוי דופן|negated|d.cholec}.')}
      ${f('דרכי מרה', 'CBD בקוטר 4 מ"מ. {x|ללא הרחבה|negated|d.choledoc}.')}
      ${f('לבלב', 'מודגם חלקית בשל גזים. {x|ללא ממצא בחלק הנראה|negated}.')}
      ${f('טחול', '{d.splenomeg|טחול מוגדל|icd=R16.1} 13.6 ס"מ. {d.accspl|טחולון|icd=Q89.09} 11 מ"מ.')}
      ${f('כליות', 'ימין 10.8 ס"מ, שמאל 11.1 ס"מ. {d.aml|אנגיומיוליפומה בכליה שמאל|icd=D17.71/D30.02} 9 מ"מ. {d.stone|אבן בכליה ימין|icd=N20.0} 4 מ"מ. {x|ללא הידרונפרוזיס|negated|d.hydro}.')}
      ${f('אאורטה', 'קוטר תקין. {x|ללא מפרצת|negated|d.aaa}.')}
      ${f('שונות', '{x|ללא נוזל חופשי|negated|d.ascites}. {x|ללא קשריות לימפה מוגדלות|negated}. {d.umbil|בקע טבורי קטן|icd=K42.9} מכיל שומן.')}
      <div class="s">${f('לסיכום', '{d.steat|כבד שומני|icd=K76.0} מוגדל, {d.gbpolyp|פוליפ יציב בכיס המרה|icd=K82.4}, {d.stone|אבן כליה|icd=N20.0} לא חוסמת. {x|מומלץ פיברוסקן|recommended|p.h20fibro}. {x|US חוזר בעוד שנה|planned|i.usabd}. {x|פוליפ מעל 10 מ"מ - יש לשקול כריתה|reference text|p.cholecy}.')}</div>
      <p>${signature(c.rnd, '#333', 100)}<br>${he('ד"ר יובל סגל, מומחה ברדיולוגיה')}</p>`,
      'rtl',
    )
  },
  { width: 1040, scale: 1.34 },
)

export const practice34HeLetters = [pneumonia, heart, abdomen]
