/** Letters in Hebrew for practice: an emergency ward's letter with capitals at the right, a multiple sclerosis clinic's letter in paragraphs, an MRI of the lumbar spine level by level. */
import { barcode, mark, signature, stamp } from '../lib/decor.mjs'
import { FACE, doc, he, ltr, mixed, resultCell, sheet } from './blind-parts.mjs'
import { t } from './thirtythird-hebrew.mjs'

/** An emergency ward: labels in a narrow right column, readings by hour as a small table, bloods in three columns. */
const flutter = doc(
  'p9274.png',
  ['he', 'discharge', 'clean'],
  '2026-12-02',
  ['בית חולים נווה הדס', 'נווה הדס', 'בית החולים נווה הדס', 'נווה הדס - המלר"ד', 'המרכז הרפואי נווה הדס'],
  ['ד"ר יונתן אבוקסיס', 'יונתן אבוקסיס', 'אבוקסיס יונתן'],
  ['רחל פינקלשטיין', 'פינקלשטיין רחל', "גב' רחל פינקלשטיין"],
  'מכתב סיכום מיון',
  (c) => {
    const f = (k, ...list) =>
      `<tr data-line><th>${he(k)}</th><td>${list.map((s) => `<div>${t(c, s)}</div>`).join('')}</td></tr>`
    const lab = (s) => {
      const [key, label, value, unit, ref] = s.split(';')
      return `<div><b>${mixed(label)}</b> ${resultCell(c, key, label, value, unit, ref, '2026-12-02', (r) => `${r.printed}${{ H: ' ↑', L: ' ↓' }[r.flag] ?? ''}`)} <small>${ltr(unit)}</small></div>`
    }
    return sheet(
      `body{font:17px/1.36 ${FACE.david};font-size:18px;padding:36px 56px}.f td,.f th{border:1px solid #999;padding:3px 9px}.f th{width:15%;background:#f2f2f2}.l{display:grid;grid-template-columns:repeat(4,1fr);gap:1px 14px}small{color:#555;font-size:13px}p{margin:6px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center;border-bottom:2px solid #000;padding-bottom:4px"><div><b style="font-size:24px">${he('בית חולים נווה הדס')}</b><br>${he('המחלקה לרפואה דחופה')}</div><b style="font-size:22px">${he('מכתב סיכום מיון')}</b>${barcode(c.rnd, 30, 38)}</div>
      <p>${he('פינקלשטיין רחל, בת 69, ת.ז. 0-2299417-6 | הגעה: 02/12/2026 08:35 | שחרור: 02/12/2026 15:10 | אל: מרפאת גבעת נוף')}</p>${c.no('מרפאת גבעת נוף', 'recipient')}
      <table class="f">
      ${f('תלונה', '{o|דפיקות לב} ו{o|חולשה} מהלילה.')}
      ${f('רקע', '{d.htn|יתר לחץ דם|icd=I10}, {d.hypothy|תת פעילות בלוטת התריס|icd=E03.9}, {d.osteoporosis|אוסטאופורוזיס|icd=M81.0}, {d.gerd|רפלוקס|icd=K21.9}. {d.breastca|סרטן שד ימין|icd=Z85.3/C50.911;st=-;on=2014} 2014 - {p.lumpec|למפקטומיה|on=2014} ו{p.radioth|הקרנות|on=2014}. {p.hyst|כריתת רחם|on=2003} 2003. {x|ללא סוכרת, ללא אירוע מוחי בעבר|negated|d.stroke}. {x|אמא - פרפור עליות|family history|d.af}')}
      ${f('רגישויות', '{a.pen|פניצילין|react=פריחה} - פריחה; {x|יוד - שוללת|negated|a.contrast}')}
      ${f('תרופות', '{m.levo|אלטרוקסין|dose=-}; {m.lercan|לרקנידיפין 10 מ"ג|freq=פעם ביום} פעם ביום; {m.ome|אומפרדקס 20 מ"ג|freq=פעם ביום} פעם ביום; {m.alen|פוסלאן 70 מ"ג|freq=פעם בשבוע} פעם בשבוע; {m.para|אקמול|dose=-;freq=לפי הצורך} לפי הצורך')}
      ${f('מדדים', '08:40 - ל"ד ⟦{l.h33sys|158|v=158;u=-}/{l.h33dia|92|v=92;u=-}⟧, דופק {l.h33hr|138|v=138;u=-} לא סדיר, חום {l.h33temp|36.8|v=36.8;u=-}, סטורציה {l.h33spo2|96%|v=96;u=%}', '14:30 - ל"ד ⟦{l.h33sys|129|v=129;u=-}/{l.h33dia|78|v=78;u=-}⟧, דופק {l.h33hr|81|v=81;u=-}')}
      ${f('בדיקה', 'ריאות נקיות, {x|ללא גודש ורידי צוואר|negated}. {x|ללא בצקות|negated}. בטן רכה. {x|אין חסר נוירולוגי|negated|d.stroke}. {o|אוושה סיסטולית 2/6}.')}
      ${f('אק"ג', '{p.ecg|אק"ג}: {d.af|פרפור עליות|icd=I48.91/I48.0} בתדירות 140. {d.lvh?|חדר שמאל מוגדל|icd=I51.7}. {x|ללא שינויים איסכמיים|negated|d.nstemi}')}
      <tr><th>${he('מעבדה')}</th><td><div class="l">${['wbc;WBC;8.1;K/µL;4.5-11', 'hgb;HGB;12.9;g/dL;12-16', 'plt;PLT;236;K/µL;150-450', 'crp;CRP;3.1;mg/L;0-5', 'na;נתרן;141;mmol/L;136-145', 'k;אשלגן;3.3;mmol/L;3.5-5.1', 'mg;מגנזיום;1.7;mg/dL;1.6-2.6', 'crea;קריאטינין;0.86;mg/dL;0.51-0.95', 'trop;טרופונין T;11;ng/L;0-14', 'bnp;NT-proBNP;842;pg/mL;0-300', 'tsh;TSH;0.04;mIU/L;0.4-4.2', 'inr;INR;1.0;;0.9-1.2'].map(lab).join('')}</div></td></tr>
      ${f('הדמיה', '{i.cxr|צילום חזה}: {o|לב גבולי}, {x|ללא תסנין|negated|d.pneumonia}. {x|CT ראש לא נדרש|not needed|i.cthead}')}
      ${f('מהלך', 'ניתן {m.metop?|מטופרולול 5 מ"ג IV|dose=-;st=-} פעמיים ואשלגן פומי. {p.cardiov|היפוך חשמלי} בהצלחה ל-{o|קצב סינוס}. {m.apix?|אליקוויס 5 מ"ג|st=-} ניתנה מנה ראשונה. נשקל טיפול ב{x|אמיודרון|considered|m.amio} ונדחה בגלל הבלוטה.')}
      ${f('אבחנות', '{d.af|פרפור עליות, התקף ראשון|icd=I48.91/I48.0}; {d.hyperthy|פעילות יתר של בלוטת התריס מאלטרוקסין|icd=E05.80/E05.90/E05.40;st=-}; {d.hypok|היפוקלמיה|icd=E87.6;st=-}. {x|תסחיף ריאתי - סבירות נמוכה|negated|d.pe}')}
      ${f('טיפול בבית', '{m.apix|אליקוויס 5 מ"ג|freq=פעמיים ביום} פעמיים ביום - חדש; {m.bis|קונקור 2.5 מ"ג|freq=פעם ביום} פעם ביום - חדש; {m.levo|אלטרוקסין 50 מק"ג|freq=פעם ביום} פעם ביום - הופחת מ-75')}
      ${f('הופסק', '{m.dicl|וולטרן 50 מ"ג|st=stopped} (נטלה לאחרונה לגב)')}
      ${f('המלצות', '{x|TSH בעוד 4 שבועות|planned|l.tsh}. {x|אקו לב והולטר במרפאה|recommended|i.echo}. {x|מרפאת הפרעות קצב - הופנתה|referral}. {x|אספירין - אין ליטול|warned|m.asa}. {x|אם דופק מעל 120 או סחרחורת - לחזור|conditional}.')}</table>
      <div style="display:flex;justify-content:space-between;align-items:center">${signature(c.rnd)}<div>${he('ד"ר יונתן אבוקסיס, רפואה דחופה, מ.ר. 41XX9')}</div>${stamp(['בית חולים נווה הדס', 'המלר"ד'], '#26306f', 4)}</div>`,
      'rtl',
    )
  },
  { width: 1000, scale: 1.4 },
)

/** A neurology clinic: letter in paragraphs after a block of underlined heads. */
const sclerosis = doc(
  'p9275.png',
  ['he', 'consultation', 'clean'],
  '2026-06-23',
  ['המרכז הרפואי אורן השרון', 'אורן השרון', 'מרכז רפואי אורן השרון', 'אורן השרון - מרפאת טרשת נפוצה'],
  ['ד"ר נעמה שפיצר', 'נעמה שפיצר', 'שפיצר נעמה'],
  ['עמית ברנשטיין', 'ברנשטיין עמית', 'מר עמית ברנשטיין'],
  'סיכום מרפאה',
  (c) => {
    const p = (s) => `<p>${t(c, s)}</p>`
    const h = (k) => `<p class="h"><u>${he(k)}</u></p>`
    return sheet(
      `body{font:18px/1.5 ${FACE.frank};font-size:19px;padding:48px 80px}p{margin:3px 0}.h{font-weight:bold;margin-top:10px}`,
      `<div style="display:flex;justify-content:space-between;align-items:center;border-bottom:1.5px solid #4b5f2a;padding-bottom:6px"><div><b style="font-size:23px;color:#4b5f2a">${he('המרכז הרפואי אורן השרון')}</b><br>${he('המערך הנוירולוגי, מרפאת טרשת נפוצה')}</div>${mark('rings', '#4b5f2a', 48)}</div>
      <p>${he('תאריך: 23/06/2026')}<br>${he('לכבוד: ד"ר אורי מזרחי, רופא המשפחה')}</p>${c.no('ד"ר אורי מזרחי', 'recipient')}
      <p><b>${he('הנדון: עמית ברנשטיין, ת.ז. 0-3018864-9, בן 38')}</b></p>
      ${h('אבחנות')}
      ${p('{d.ms|טרשת נפוצה התקפית-הפוגתית|icd=G35/G35.A;on=2019}, אובחנה ב-2019. {d.migr|מיגרנה|icd=G43.909}. {d.neurobl|שלפוחית נוירוגנית|icd=N31.9}. {d.mdd|דיכאון|icd=F32.A/F32.9}.')}
      ${h('תרופות')}
      ${p('{m.p31ocr|אוקרבוס 600 מ"ג|dose=600 מ"ג;freq=כל חצי שנה} כל חצי שנה (מנה אחרונה 30/03/2026); {m.soli|וזיקר 10 מ"ג|freq=פעם ביום} פעם ביום; {m.p33fampri|פמפירה 10 מ"ג|freq=פעמיים ביום} פעמיים ביום; {m.chole|ויטמין D 2000 יחידות|dose=2000 יחידות;freq=פעם ביום} פעם ביום; {m.esc|ציפרלקס 10 מ"ג|freq=פעם ביום} פעם ביום; {m.suma|אימיטרקס 50 מ"ג|freq=בזמן התקף} בזמן התקף. הופסקה: {m.bacl|באקלוספן 10 מ"ג|st=stopped} עקב ישנוניות.')}
      ${h('רגישויות')}${p('{a.contrast|חומר ניגוד יודי|react=אורטיקריה} (אורטיקריה). {x|גדוליניום - אינו רגיש|negated|a.gad}.')}
      ${h('מהלך ומצב נוכחי')}
      ${p('ההתקף הראשון ב-2019 היה {d.p33optic|דלקת עצב הראייה השמאלי|icd=H46.8/H46.9;on=2019}. {p.lp|ניקור מותני|on=2019} ב-2019. התקף אחרון בפברואר 2024, טופל ב{m.mpred?|סולומדרול|dose=-;st=-}. מאז תחילת אוקרבוס (2022) {x|ללא התקפים חדשים|negated}. הולך ללא תמיכה, {o|עייפות} אחר הצהריים, {o|דחיפות במתן שתן} שהשתפרה. {x|שולל ירידה בזיכרון|negated|d.demen}. {x|לא היו זיהומים חמורים|negated}. {x|אחותו חולה בלופוס|family history|d.sle}.')}
      ${h('בבדיקה')}
      ${p('EDSS 2.5. {o|ספסטיות קלה ברגל ימין}, {o|החזרים ערים}. {x|ללא ניסטגמוס|negated}. ל"ד ⟦{l.h33sys|118|v=118;u=-}/{l.h33dia|74|v=74;u=-}⟧, דופק {l.h33hr|70|v=70;u=-}, משקל {l.h33wt|76 ק"ג|v=76;u=ק"ג}. חדות ראייה בעין שמאל 6/9.')}
      ${h('בדיקות עזר')}
      ${p('מעבדה 15/06/2026: {l.igg|IgG 612 mg/dL|v=612;u=mg/dL;ref=700-1600;on=2026-06-15} (700-1600), {l.lymph|לימפוציטים 1.4 K/µL|v=1.4;u=K/µL;on=2026-06-15}, {l.alt|ALT 52 U/L|v=52;u=U/L;ref=0-41;on=2026-06-15} (0-41), {l.vitd|ויטמין D 71 nmol/L|v=71;u=nmol/L;on=2026-06-15}, {l.b12|B12 388 pg/mL|v=388;u=pg/mL;on=2026-06-15}, {l.hbsag|HBsAg שלילי|v=שלילי;u=-;on=2026-06-15}. {i.mrbrain|MRI מוח|on=2026-06-02} מ-02/06/2026: נגעים יציבים, {x|ללא נגע חדש או קולט|negated}. {i.mrcs|MRI עמוד שדרה צווארי|on=2025-05-20} מ-20/05/2025: {o|נגע דמיאליניזציה ב-C3}.')}
      ${h('סיכום והמלצות')}
      ${p('מחלה יציבה. {x|להמשיך אוקרבוס; המנה הבאה בספטמבר|planned}. {x|IgG נמוך - אם ירד מתחת ל-500 לשקול IVIG|conditional|m.ivig}. {x|מעבר לנטליזומאב נשקל ונדחה|considered|m.p33natal}. להתחיל {m.tizan|סירדלוד 2 מ"ג|freq=בערב} בערב. {x|חיסון שפעת ופנאומוקוק בסתיו; חיסונים חיים אסורים|recommended|m.vflu}. {x|תפקודי כבד בעוד חודש|planned|l.alt}. {x|פיזיותרפיה - הופנה|referral}. {x|ביקורת בעוד 5 חודשים|planned}.')}
      <p style="margin-top:10px">${he('בברכה,')}<br>${signature(c.rnd, '#22306b', 100)}<br><b>${he('ד"ר נעמה שפיצר')}</b><br>${he('מומחית בנוירולוגיה, מ.ר. 37XX4')}</p>`,
      'rtl',
    )
  },
  { dateAliases: ['2026-06-15'], width: 1000, scale: 1.4 },
)

/** An imaging institute: level by level in a table, a short conclusion. */
const lumbar = doc(
  'p9277.png',
  ['he', 'imaging', 'clean'],
  '2026-05-13',
  ['מכון הדמיה מישור', 'מישור', 'מישור הדמיה', 'מכון ההדמיה מישור'],
  ['ד"ר בועז טל', 'בועז טל', 'טל בועז'],
  ['גלינה צימרמן', 'צימרמן גלינה', "גב' גלינה צימרמן"],
  'MRI עמוד שדרה מותני',
  (c) => {
    const row = (k, s) => `<tr data-line><th>${mixed(k)}</th><td>${t(c, s)}</td></tr>`
    return sheet(
      `body{font:18px/1.45 ${FACE.arial};font-size:18px;padding:46px 76px}.f td,.f th{border-bottom:1px solid #bbb;padding:5px 10px}.f th{width:110px;background:#eef3f2}p{margin:7px 0}.s{background:#eef3f2;padding:8px 16px;border-right:6px solid #1d6a5f}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:10px;align-items:center">${mark('wave', '#1d6a5f', 48)}<b style="font-size:25px;color:#1d6a5f">${he('מכון הדמיה מישור')}</b></div><b style="font-size:19px">${he('תוצאות בדיקת MRI')}</b></div>
      <p>${he('שם: צימרמן גלינה | בת 57 | ת.ז. 0-7712043-1')}<br>${he('תאריך בדיקה: 13/05/2026 | תאריך פענוח: 15/05/2026 | גורם מפנה: ד"ר דניאל כרמלי')}</p>${c.no('ד"ר דניאל כרמלי', 'referrer')}
      <p data-line><b>${he('בדיקה:')}</b> ${t(c, '{i.mrls|MRI עמוד שדרה מותני|main=1} ללא חומר ניגוד.')}</p>
      <p data-line><b>${he('התוויה:')}</b> ${t(c, '{d.sciat|סיאטיקה|icd=M54.30/M54.32} משמאל מזה 3 חודשים. {x|חשד ללחץ על שורש|question|d.spinsten}. {p.discect|ניתוח דיסקטומיה|on=2012} L4-L5 2012. {x|ללא ממאירות ידועה|negated}.')}</p>
      <p data-line><b>${he('השוואה:')}</b> ${t(c, '{i.h17ctls|CT עמוד שדרה מותני|on=2024-09-08} מתאריך 08/09/2024.')}</p>
      <p><b>${he('ממצאים:')}</b></p>
      <table class="f">
      ${row('L1-L2', 'תקין. {x|ללא בלט|negated|d.discbulge}.')}
      ${row('L2-L3', '{d.discbulge|בלט דיסק קל|icd=M51.26/M51.36/M51.369}, {x|ללא היצרות תעלה|negated}.')}
      ${row('L3-L4', '{d.degdisc|ירידת גובה דיסק|icd=M51.36/M51.360/M51.369}, {d.facet|ארתרופתיה של המפרקים הפצטליים|icd=M47.816/M47.896}.')}
      ${row('L4-L5', 'מצב לאחר דיסקטומיה. {d.dischern|בקע דיסק חוזר|icd=M51.26/M51.16} משמאל, 6 מ"מ, לוחץ על {o|שורש L5}. {d.spinsten|היצרות תעלה בינונית|icd=M48.061/M48.06/M48.062}.')}
      ${row('L5-S1', '{d.spondylol|החלקה קדמית דרגה 1|icd=M43.17/M43.16}. {x|ללא לחץ על S1|negated}.')}
      ${row('קונוס', 'סיים תקין בגובה L1. {x|ללא בצקת בחוט השדרה|negated}.')}
      ${row('חוליות', '{d.hemang|המנגיומה בחוליה L2|icd=D18.09}. {x|ללא שבר|negated|d.vertfx}. {o|שינויי Modic 1 סביב L4-L5}.')}
      ${row('רקמות', '{d.rcyst|ציסטה פשוטה בכליה ימין|icd=N28.1}, 2 ס"מ.')}</table>
      <div class="s" data-line><b>${he('סיכום:')}</b> ${t(c, '{d.dischern|בקע דיסק חוזר L4-L5 משמאל|icd=M51.26/M51.16} עם {d.spinsten|היצרות תעלה|icd=M48.061/M48.06/M48.062}. {d.hemang|המנגיומה|icd=D18.09} שפירה. {x|מומלץ ייעוץ נוירוכירורגי|recommended}; {x|אם תופיע חולשה - דחוף|conditional}. {x|הזרקה אפידורלית לשיקול המפנה|considered}.')}</div>
      <div style="display:flex;justify-content:space-between;align-items:center;margin-top:14px"><span>${he('מפענח: ד"ר בועז טל, רדיולוג')}</span>${signature(c.rnd, '#22306b', 90)}</div>`,
      'rtl',
    )
  },
  { dateAliases: ['2026-05-15'], width: 1000, scale: 1.4 },
)

export const practice33HeLetters = [flutter, sclerosis, lumbar]
