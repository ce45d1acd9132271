/** Further paper in Hebrew as families mostly get it: a fund's list of standing drugs with what each is for, an MRI of the neck with a table of levels, a dentist's questionnaire for a new patient. */
import { barcode, mark, matrixCode, signature, stamp } from '../lib/decor.mjs'
import { FACE, doc, he, items, ltr, sheet } from './blind-parts.mjs'

/** A fund's list of standing drugs: brand and generic name over each other, how to take it, what for, since when. */
const list = doc(
  'p929.jpg',
  ['he', 'prescription', 'scan'],
  '2026-06-02',
  [
    'קופת חולים סביונית',
    'סביונית',
    'קופ"ח סביונית',
    'קופת חולים סביונית - מרפאת כיכר הגפן',
    'מרפאת כיכר הגפן',
  ],
  ['ד"ר מוניר אסעד', 'מוניר אסעד', 'אסעד מוניר'],
  ['בלה רוזנפלד', 'רוזנפלד בלה', "גב' בלה רוזנפלד"],
  'רשימת תרופות קבועות',
  (c) => {
    let n = 0
    const drug = (s, generic, how, what, since) =>
      `<tr data-line><td>${ltr(String(++n))}</td><td><b>${c.t(s)}</b><br><small>${c.t(generic)}</small></td><td>${he(how)}</td><td>${c.t(what)}</td><td>${ltr(since)}</td></tr>`
    return sheet(
      `body{font:17px/1.32 ${FACE.simple};font-size:18px;padding:40px 52px}td,th{border-bottom:1px solid #888;padding:3px 8px}th{border-top:2px solid #111;border-bottom:2px solid #111;font-size:16.5px}small{font-size:15px}p{margin:7px 0}.h td{border:none;padding:1px 4px}span[data-e]{white-space:nowrap}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:10px;align-items:center">${mark('leaf', '#222', 46)}<div><b style="font-size:27px">${he('קופת חולים סביונית')}</b><br>${he('מרפאת כיכר הגפן, קריית מוצקין')}</div></div><b style="font-size:24px">${he('רשימת תרופות קבועות')}</b>${barcode(c.rnd, 26, 38)}</div>
      <table class="h" style="margin:8px 0"><tr><td>${he("שם: גב' רוזנפלד בלה")}</td><td>${he('ת.ז. 0-0748213-6')}</td><td>${he('ת. לידה: 21/03/1943')}</td></tr><tr><td>${he('תאריך הדפסה: 02/06/2026')}</td><td>${he('רופא מטפל: ד"ר מוניר אסעד')}</td><td>${he('מטפלת: מרינה')}</td></tr></table>${c.no('מרינה', 'caregiver')}
      <p>${c.t('רגישויות: {a.asa|אספירין|react=דימום מהקיבה} - דימום מהקיבה; {a.celec|סלקוקסיב|react=בצקת} - בצקת. {x|רגישות לפניצילין נשללה ב-2022|negated|a.pen}.')}</p>
      <table><tr><th>#</th><th style="width:31%">${he('שם התרופה')}</th><th>${he('אופן נטילה')}</th><th>${he('סיבה')}</th><th>${he('מאז')}</th></tr>
      ${drug('{m.dabi|פרדקסה 110 מ"ג|freq=פעמיים ביום}', '{m.dabi|Dabigatran|dose=-}', 'קפסולה פעמיים ביום', '{d.af|פרפור פרוזדורים|icd=I48.91}', '03/2021')}
      ${drug('{m.aten|נורמיטן 25 מ"ג|freq=בבוקר}', '{m.aten|Atenolol|dose=-}', 'טבליה בבוקר', '{d.htn|יתר לחץ דם}', '06/2009')}
      ${drug('{m.lercan|וזודיפ 10 מ"ג|freq=בערב}', '{m.lercan|Lercanidipine|dose=-}', 'טבליה בערב', '{d.htn|יתר לחץ דם}', '11/2018')}
      ${drug('{m.spir|אלדקטון 25 מ"ג|freq=בבוקר}', '{m.spir|Spironolactone|dose=-}', 'טבליה בבוקר', '{d.hfpef|אי ספיקת לב|icd=I50.9/I50.30/I50.32}', '01/2024')}
      ${drug('{m.prav|פרווליפ 20 מ"ג|freq=לפני השינה}', '{m.prav|Pravastatin|dose=-}', 'טבליה לפני השינה', '{d.hld|יתר שומנים בדם|icd=E78.5}', '04/2012')}
      ${drug('{m.levo|יוטירוקס 50 מק"ג|freq=בבוקר על קיבה ריקה}', '{m.levo|Levothyroxine|dose=-}', 'בבוקר על קיבה ריקה', '{d.hypothy|תת פעילות בלוטת התריס|icd=E03.9}', '09/2005')}
      ${drug('{m.rivast|אקסלון מדבקה 9.5 מ"ג|freq=פעם ביום}', '{m.rivast|Rivastigmine patch|dose=-}', 'מדבקה אחת ביום', '{d.alz|מחלת אלצהיימר|icd=G30.9/G30.1}', '02/2025')}
      ${drug('{m.mirt|מירו 15 מ"ג|freq=לפני השינה}', '{m.mirt|Mirtazapine|dose=-}', 'טבליה לפני השינה', '{d.mdd|דיכאון|icd=F32.9/F32.A}', '08/2023')}
      ${drug('{m.melat|צירקדין 2 מ"ג|freq=לפני השינה}', '{m.melat|Melatonin|dose=-}', 'טבליה לפני השינה', '{d.insom|נדודי שינה|icd=G47.00}', '10/2025')}
      ${drug('{m.lan|לנטון 15 מ"ג|freq=לפני ארוחת בוקר}', '{m.lan|Lansoprazole|dose=-}', 'לפני ארוחת בוקר', '{d.gerd|ריפלוקס|icd=K21.9}', '05/2016')}
      ${drug('{m.alen|פוסלן 70 מ"ג|freq=פעם בשבוע}', '{m.alen|Alendronate|dose=-}', 'פעם בשבוע, יום א', '{d.osteoporosis|אוסטאופורוזיס|icd=M81.0}', '12/2022')}
      ${drug('{m.mira|בטמיגה 50 מ"ג|freq=פעם ביום}', '{m.mira|Mirabegron|dose=-}', 'טבליה פעם ביום', '{d.oab|שלפוחית רגיזה|icd=N32.81}', '07/2024')}
      ${drug('{m.cosopt|קוסופט טיפות עיניים|dose=-;freq=פעמיים ביום}', '{m.cosopt|Dorzolamide/Timolol|dose=-}', 'טיפה בכל עין פעמיים ביום', '{d.glauc|ברקית|icd=H40.9/H40.1190}', '03/2019')}
      ${drug('{m.peg|נורמלקס אבקה|dose=-;freq=לפי הצורך}', '{m.peg|Macrogol|dose=-}', 'שקית לפי הצורך', '{d.constip|עצירות|icd=K59.00/K59.09}', '01/2023')}</table>
      <p>${c.t('הופסקו בשנה האחרונה: {m.donep|ממורית 10 מ"ג|st=stopped} ({o|בחילות}), {m.brotiz|בונדורמין 0.25 מ"ג|st=stopped}, {m.fur|פוסיד 20 מ"ג|st=stopped}.')}</p>
      <p>${c.t('הערות: {x|אין ליטול אדוויל או נורופן|warned|m.ibu}. {x|אביקסה - הוצע במרפאת זיכרון, נדחה בשלב זה|considered|m.memant}. {x|קומדין הוחלף לפני 2021 ואינו בשימוש|negated|m.warf}. {x|לבדוק תפקודי כליה כל 6 חודשים|planned}. {x|חיסון RSV מומלץ בסתיו|planned|m.e18vrsv}. {x|אם ייפול דופק מתחת ל-50 - להפסיק נורמיטן|conditional}.')}</p>
      <div style="display:flex;justify-content:space-between;align-items:center"><div>${he('ד"ר מוניר אסעד, רפואת משפחה')}<br>${he('מ.ר. 00533')}</div>${signature(c.rnd, '#222')}${stamp(['ד"ר מוניר אסעד', 'מ.ר. 00533'], '#333', 6)}</div>`,
      'rtl',
    )
  },
  { width: 1060, scale: 1.42, degrade: { angle: 0.7 } },
)

/** A private institute's MRI of the neck: a table of levels between the general findings and the summary. */
const neck = doc(
  'p930.png',
  ['he', 'imaging', 'clean'],
  '2026-03-08',
  [
    'מכון אור השקמה',
    'אור השקמה',
    'מכון הדמיה אור השקמה',
    'אור השקמה - הדמיה רפואית',
    'אור השקמה הדמיה רפואית',
  ],
  ['ד"ר נמרוד אליאס', 'נמרוד אליאס', 'אליאס נמרוד'],
  ['סיגלית ביטון', 'ביטון סיגלית', "גב' סיגלית ביטון"],
  'פענוח MRI עמוד שדרה צווארי',
  (c) => {
    const f = (title, s) => `<p><b>${he(title)}</b><br>${c.t(s)}</p>`
    const level = (name, s) => `<tr><td class="n">${ltr(name)}</td><td><div>${c.t(s)}</div></td></tr>`
    return sheet(
      `body{font:17px/1.5 ${FACE.notoHe};font-size:16px;padding:0 0 36px}.b{padding:0 68px}p{margin:9px 0}.h td{padding:2px 4px}.l td{border:1px solid #b8c4d6;padding:4px 12px}.n{width:90px;font-weight:bold;background:#eef2f8;text-align:center}.k{background:#eef2f8;border-radius:6px;padding:8px 18px;margin:12px 0}span[data-e]{white-space:nowrap}ol{margin:2px 0}`,
      `<div style="border-top:10px solid #24497f;padding:18px 68px 10px;display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:12px;align-items:center">${mark('rings', '#24497f', 50)}<div><b style="font-size:26px;color:#24497f">${he('מכון אור השקמה')}</b><br>${he('הדמיה רפואית | MRI | CT | אולטרסאונד')}</div></div>${matrixCode(c.rnd, 18, 3)}</div>
      <div class="b"><table class="h" style="border-top:1px solid #24497f;border-bottom:1px solid #24497f"><tr><td>${he("גב' ביטון סיגלית")}</td><td>${he('ת.ז. 0-2861540-7')}</td><td>${he('לידה 27/12/1976')}</td></tr><tr><td>${he('תאריך הבדיקה 08/03/2026')}</td><td>${he('תאריך הפענוח 10/03/2026')}</td><td>${he('מפנה: ד"ר רועי קפלינסקי')}</td></tr></table>${c.no('ד"ר רועי קפלינסקי', 'referrer')}
      <div style="font-size:20px;font-weight:bold;margin:12px 0">${c.t('פענוח {i.mrcs|MRI עמוד שדרה צווארי|main=1}')}</div>
      ${f('רקע קליני', '{o|כאבי צוואר} עם {o|הקרנה ליד שמאל} ו{o|נימול באצבעות} מזה 4 חודשים. לאחר {p.hemithy|כריתת אונה ימנית של בלוטת התריס|on=2019} ב-2019. {x|שאלה: לחץ על חוט השדרה?|question}')}
      ${f('טכניקה', 'חתכים סגיטליים ורוחביים T1, T2 ו-STIR. {x|ללא הזרקת גדוליניום|not done|a.gad}.')}
      ${f('השוואה', '{i.e17ctcs|CT צווארי|on=2023-05-21} מיום 21/05/2023.')}
      ${f('ממצאים', '{o|יישור הלורדוזה הצווארית}. {x|ללא ספונדילוליסטזיס|negated|d.spondylol}. {x|ללא שבר|negated|d.vertfx}. {d.hemang|המנגיומה|icd=D18.09} 9 מ"מ בגוף חוליה C7. {d.spondyl|ספונדילוזיס צווארי|icd=M47.812/M47.892}. {x|חוט השדרה בעל אות תקין, ללא מיאלופתיה|negated}. {x|ללא סירינקס|negated}. {x|שקדי המוחון במיקומם|negated}.')}
      <table class="l">${level('C2-C3', '{x|ללא בלט דיסק|negated}, {x|תעלה רחבה|negated}.')}${level('C3-C4', '{d.cdisc|בלט דיסק|icd=M50.20/M50.221/M50.90} זעיר, {x|ללא היצרות|negated}.')}${level('C4-C5', '{d.cdisc|בלט דיסק צווארי|icd=M50.20/M50.221/M50.90} רחב-בסיס, {x|ללא לחץ על שורשים|negated}.')}${level('C5-C6', '{d.h25hern|בקע דיסק C5-C6 שמאלי|icd=M50.222/M50.20}, {d.foramst|היצרות נקב שמאל|icd=M48.02/M99.81/M99.71} בינונית עם לחץ על שורש C6. {d.ccanal|היצרות תעלה צווארית|icd=M48.02} קלה.')}${level('C6-C7', '{o|צמצום גובה הדיסק} ו{o|אוסטאופיטים}, {x|הנקבים פתוחים|negated}.')}${level('C7-T1', '{x|ללא ממצא|negated}.')}</table>
      ${f('רקמות רכות', '{d.thynod|קשר בבלוטת התריס|icd=E04.1} באונה שמאל 13 מ"מ. {x|ללא קשריות לימפה מוגדלות|negated|d.h11cervln}. {x|עורקי הצוואר פתוחים|negated|d.carotid}. {d.retcyst|ציסטת רטנציה בסינוס מקסילרי|icd=J34.1} מימין.')}
      <div class="k"><b>${he('לסיכום')}:</b><ol>${items(c, ['{d.h25hern|בקע דיסק C5-C6|icd=M50.222/M50.20} משמאל עם לחץ על השורש.', '{d.spondyl|שינויים ספונדילוטיים|icd=M47.812/M47.892}, {x|ללא החמרה לעומת 2023|negated}.', '{d.thynod|קשר בבלוטת התריס|icd=E04.1} - {x|מומלץ אולטרסאונד|planned|i.usthy}.'])}</ol></div>
      <p>${c.t('{x|EMG לפי שיקול קליני|considered|p.emg}. {x|במקרה של חולשה או הפרעה בסוגרים - הערכה נוירוכירורגית דחופה|conditional}. {x|הזרקה אפידורלית אינה מומלצת בשלב זה|not recommended|p.epid}.')}</p>
      <div style="display:flex;justify-content:space-between;align-items:center"><div>${he('ד"ר נמרוד אליאס, נוירורדיולוג')}<br>${he('מ.ר. 00694')}</div>${signature(c.rnd, '#24497f')}<span>${he('העתק: מרפאת כאב')}</span></div>${c.no('מרפאת כאב', 'recipient of a copy')}</div>`,
      'rtl',
    )
  },
  { dateAliases: ['2026-03-10'], width: 1040, scale: 1.38 },
)

/** A dentist's questionnaire: illnesses as a grid of boxes of which some are ticked, lines filled in, what the dentist found and plans, a consent. */
const dental = doc(
  'p931.png',
  ['he', 'other', 'clean'],
  '2026-04-29',
  ['מרפאת שיניים שן הגליל', 'שן הגליל', 'מרפאת שן הגליל', 'שן הגליל - מרפאת שיניים', 'שן הגליל מרפאת שיניים'],
  ['ד"ר סאמי נעאמנה', 'סאמי נעאמנה', 'נעאמנה סאמי'],
  ['רונית אברג׳יל', 'אברג׳יל רונית', "רונית אברג'יל", "אברג'יל רונית", 'רונית אברגיל'],
  'שאלון בריאות למטופל חדש',
  (c) => {
    const yes = (s) => `<div class="c" data-line><span class="x">☑</span> ${c.t(s)}</div>`
    const no = (s, id) => {
      c.no(s, 'box not ticked', id)
      return `<div class="c" data-line><span class="x">☐</span> ${he(s)}</div>`
    }
    const fill = (label, s) => `<div class="q"><b>${he(label)}:</b> <span class="w">${c.t(s)}</span></div>`
    return sheet(
      `body{font:16px/1.42 ${FACE.arial};font-size:16.5px;padding:38px 58px}.g{display:grid;grid-template-columns:1fr 1fr 1fr;gap:1px 12px;border:1px solid #888;padding:6px 14px}.x{font-family:'DejaVu Sans';font-size:19px}.q{margin:6px 0}.w{font:20px 'Hadasim CLM','Frank Ruehl CLM';color:#1d2f6f;border-bottom:1px solid #888;padding:0 8px}h3{font-size:17.5px;background:#e4f1f7;padding:2px 10px;margin:10px 0 4px}p{margin:6px 0}.h{display:grid;grid-template-columns:1fr 1fr 1fr;gap:2px 14px}span[data-e]{white-space:nowrap}`,
      `<div style="text-align:center">${mark('wave', '#1b7fa6', 46)}<br><b style="font-size:25px;color:#1b7fa6">${he('מרפאת שיניים שן הגליל')}</b><br>${he('רחוב הברוש 7, כרמיאל | טל. 04-6550188')}<br><b style="font-size:22px">${he('שאלון בריאות למטופל חדש')}</b></div>
      <h3>${he('פרטים אישיים')}</h3><div class="h"><div>${he('שם:')} <span class="w">${he('רונית אברג׳יל')}</span></div><div>${he('ת.ז.:')} <span class="w">${he('0-2518864-9')}</span></div><div>${he('ת. לידה:')} <span class="w">${he('16/08/1968')}</span></div><div>${he('תאריך:')} <span class="w">${he('29/04/2026')}</span></div><div>${he('רופאת משפחה:')} <span class="w">${he('ד"ר גילה סבן')}</span></div><div>${he('טלפון:')} <span class="w">${he('052-5550173')}</span></div></div>${c.no('ד"ר גילה סבן', 'family doctor')}
      <h3>${he('האם את/ה סובל/ת או סבלת מאחת המחלות הבאות? סמן/י')}</h3><div class="g">${[
        yes('{d.htn|יתר לחץ דם}'),
        no('מחלת לב / התקף לב', 'd.mi'),
        no('קוצב לב', 'p.pacem'),
        yes('{d.mvp|צניחת המסתם המיטרלי|icd=I34.1}'),
        no('שבץ מוחי', 'd.stroke'),
        no('סוכרת', 'd.dm2'),
        no('אסתמה', 'd.asthma'),
        yes('{d.osteoporosis|אוסטאופורוזיס|icd=M81.0}'),
        no('אפילפסיה', 'd.epil'),
        no('צהבת / הפטיטיס', 'd.hepb'),
        no('HIV', 'd.hiv'),
        yes('{d.hashi|תירואידיטיס על שם השימוטו|icd=E06.3}'),
        no('מחלת כליות', 'd.ckd'),
        no('הפרעת קרישה', 'd.hemoa'),
        yes('{d.breastca|סרטן השד|icd=C50.919/Z85.3}'),
        no('שחפת', 'd.tb'),
        no('גלאוקומה', 'd.glauc'),
        no('דיכאון או חרדה', 'd.mdd'),
        yes('{d.gerd|ריפלוקס|icd=K21.9}'),
        no('כיב קיבה', 'd.peptic'),
        no('הריון', ''),
      ].join('')}</div>
      ${fill('פירוט', '{p.lumpec|כריתת גוש בשד ימין|on=2020} 2020, {p.radioth|הקרנות|on=2020} 2020')}
      ${fill('תרופות קבועות', '{m.aml|נורבסק 5 מ"ג|freq=ביום} ביום, {m.levo|אלטרוקסין 75 מק"ג|freq=בבוקר} בבוקר, {m.letr|פמרה 2.5 מ"ג|freq=ביום} ביום')}
      ${fill('אחר', '{m.zole|אקלסטה|dose=-;freq=פעם בשנה} פעם בשנה, אחרון 11/2025')}
      ${fill('מדללי דם', '{x|לא נוטלת|negated|m.warf}')}
      ${fill('אלרגיה לתרופות', '{a.clinda|קלינדמיצין|react=פריחה} - פריחה')}
      ${fill('אלרגיה לחומרי הרדמה / לטקס', '{x|אין|negated|a.latex}')}
      ${fill('עישון', '{d.exsmoker|הפסקתי ב-2020|icd=Z87.891}')}
      <p>${c.t('{x|אם סימנת סוכרת - נא לצרף תוצאת HbA1c אחרונה|printed instruction|l.a1c}. {x|נוטלי קומדין: נדרש INR עד 48 שעות לפני עקירה|printed instruction|l.inr}.')}</p>
      <h3>${he('למילוי על ידי רופא השיניים')}</h3>
      <p>${c.t('{i.h25pano|צילום פנורמי|on=2026-04-29} מ-29/04/2026: {d.e17caries|עששת בשיניים 16 ו-36|icd=K02.9}, {d.periap|נגע פריאפיקלי בשן 46|icd=K04.5/K04.7}, {d.e17period|מחלת חניכיים כרונית|icd=K05.30/K05.31/K05.32}. {p.h25root|טיפול שורש|on=2014} קודם בשן 25 (2014). {x|ללא נגע ציסטי|negated}. {x|שיני בינה אינן קיימות|negated}. {x|ללא סימני אוסטאונקרוזיס בלסת|negated}.')}</p>
      <p>${c.t('תוכנית: {x|טיפול שורש וכתר בשן 46|planned}. {x|סתימות בשיניים 16 ו-36|planned}. {x|שתל באזור 37 - לא בשלב זה בשל אקלסטה|considered|p.h25implant}. {x|עקירה תיעשה רק אם הטיפול ייכשל|conditional}. {x|כיסוי אנטיביוטי אינו נדרש|not needed|m.amox}.')}</p>
      <p>${c.t('היום ניתן: {m.h25chx|מי פה קורסודיל|dose=-;freq=פעמיים ביום} פעמיים ביום לשבועיים; {m.etodol?|אטופן|dose=-;st=-;freq=לפי הצורך} לפי הצורך.')}</p>
      <h3>${he('הצהרה')}</h3><p>${he('אני מצהיר/ה כי הפרטים שמסרתי נכונים ואודיע על כל שינוי במצבי הרפואי.')}</p>
      <div style="display:flex;justify-content:space-between;align-items:center"><span>${he('חתימת המטופל/ת:')}</span>${signature(c.rnd, '#1d2f6f', 120)}<span>${he('רופא: ד"ר סאמי נעאמנה, מ.ר. 1-00792')}</span>${stamp(['ד"ר סאמי נעאמנה', 'רופא שיניים'], '#1b7fa6', -6)}</div>`,
      'rtl',
    )
  },
  { width: 1040, scale: 1.38 },
)

export const twentyFifthHeMore = [list, neck, dental]
