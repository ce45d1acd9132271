/** Further paper in Hebrew as families mostly get it: a fund's prescription in frames two by two, a doctor's certificate with the standing medicines, an MRI of the lower back, a referral with its form of commitment, a page of a child's vaccination booklet. */
import { barcode, hand, mark, matrixCode, signature, stamp } from '../lib/decor.mjs'
import { FACE, doc, he, items, ltr, sheet } from './blind-parts.mjs'

/** A fund's prescription: frames two by two, the Hebrew name large, the substance small in Latin beneath, instruction and quantity on lines of their own. */
const frames = doc(
  'p807.jpg',
  ['he', 'prescription', 'photo'],
  '2026-05-12',
  ['קופת חולים דפנה', 'דפנה', 'קופ"ח דפנה', 'קופת חולים דפנה - מרפאת שיכון המזרח', 'מרפאת שיכון המזרח'],
  ['ד"ר לודמילה אורן', 'לודמילה אורן', 'אורן לודמילה'],
  ['אסתר מלול', 'מלול אסתר', "גב' אסתר מלול"],
  'מרשם לתרופות',
  (c) => {
    let n = 0
    const drug = (name, latin, how, amount, note = '') =>
      `<div class="f"><div data-line><b>${++n}. ${c.t(name)}</b></div><div class="l">${ltr(latin)}</div><div>${he(`מינון: ${how}`)}</div><div>${he(`כמות: ${amount}`)}${note ? ` \u00a0 ${c.t(note)}` : ''}</div></div>`
    return sheet(
      `body{font:17px/1.36 ${FACE.nachlieli};font-size:17.5px;padding:40px 56px}.g{display:grid;grid-template-columns:1fr 1fr;gap:9px 14px;margin:10px 0}.f{border:1px dashed #55606e;padding:5px 12px}.f b{font-size:18.5px}.l{font-size:14.5px;color:#444}p{margin:5px 0}ul{margin:1px 0}.h{display:flex;justify-content:space-between;background:#eaeef4;padding:6px 12px;margin:8px 0}span[data-e]{white-space:nowrap}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div><b style="font-size:28px;color:#243a5e">${he('מרשם לתרופות')}</b><br>${he('מרשם חודשי - מחלה כרונית')}</div><div>${barcode(c.rnd, 34, 38)}<br>${ltr('RX 88-3310-7716')}</div><div style="display:flex;gap:10px;align-items:center"><div style="text-align:left"><b style="font-size:23px;color:#243a5e">קופת חולים דפנה</b><br>${he('מרפאת שיכון המזרח, רמלה')}</div>${mark('wave', '#243a5e', 46)}</div></div>
      <div class="h"><div>${he("גב' אסתר מלול")}<br>${he('ת.ז. 0-0731948-5')}</div><div>${he('תאריך לידה: 18/10/1947')}<br>${he('רופאה: ד"ר לודמילה אורן')}</div><div>${he('תאריך: 12/05/2026')}<br>${he('בתוקף עד: 11/08/2026')}</div></div>
      <p>${c.t('רגישות לתרופות: {a.pen|פניצילין|react=פריחה} (פריחה), {a.tram|טרמדקס|react=הקאות} (הקאות). {x|ללא רגישות לסולפה|negated|a.sulfa}.')}</p>
      <div class="g">${drug('{m.aten|נורמיטן 25 מ"ג|freq=פעם ביום}', 'ATENOLOL TAB', 'טבליה אחת פעם ביום בבוקר', '30 טבליות')}
      ${drug('{m.aml|אמלו 5 מ"ג|freq=פעם ביום}', 'AMLODIPINE TAB', 'טבליה אחת פעם ביום בערב', '30 טבליות')}
      ${drug('{m.fur|פוסיד 40 מ"ג|freq=פעם ביום}', 'FUROSEMIDE TAB', 'חצי טבליה פעם ביום בבוקר', '15 טבליות')}
      ${drug('{m.sim|סימבקור 20 מ"ג|freq=פעם ביום}', 'SIMVASTATIN CPL', 'טבליה אחת פעם ביום לפני השינה', '30 טבליות')}
      ${drug('{m.levo|אלטרוקסין 50 מק"ג|freq=פעם ביום}', 'LEVOTHYROXINE SODIUM TAB', 'טבליה אחת פעם ביום, חצי שעה לפני האוכל', '100 טבליות')}
      ${drug('{m.ome|אומפרדקס 20 מ"ג|freq=פעם ביום}', 'OMEPRAZOLE CAP', 'כמוסה אחת פעם ביום לפני ארוחת בוקר', '28 כמוסות')}
      ${drug('{m.alen|פוסלן 70 מ"ג|freq=פעם בשבוע}', 'ALENDRONIC ACID TAB', 'טבליה אחת פעם בשבוע', '4 טבליות')}
      ${drug('{m.esc|ציפרלקס 10 מ"ג|freq=פעם ביום}', 'ESCITALOPRAM TAB', 'טבליה אחת פעם ביום', '28 טבליות')}
      ${drug('{m.memant|אביקסה 20 מ"ג|freq=פעם ביום}', 'MEMANTINE TAB', 'טבליה אחת פעם ביום', '28 טבליות', 'מרשם מומחה')}
      ${drug('{m.brotiz|בונדורמין 0.25 מ"ג|freq=לפי הצורך}', 'BROTIZOLAM TAB', 'טבליה אחת לפני השינה, לפי הצורך', '10 טבליות', '{x|לא לנהוג|warned}')}
      ${drug('{m.betah|בטיסטין 16 מ"ג|freq=פעמיים ביום}', 'BETAHISTINE TAB', 'טבליה אחת פעמיים ביום', '60 טבליות')}
      ${drug('{m.dipyr|אופטלגין 500 מ"ג|freq=לפי הצורך}', 'DIPYRONE CPL', 'עד 3 פעמים ביום לפי הצורך', '20 טבליות')}</div>
      <p>${c.t('תרופות שבוטלו במרשם זה: {m.zopi|אימובן 7.5 מ"ג|st=stopped}, {m.ibu|אדקס 400 מ"ג|st=stopped} - {d.ckd|אי ספיקת כליות כרונית|icd=N18.9}.')}</p>
      <ul>${items(c, ['{x|תרופה לאוסטאופורוזיס - לשקול הפסקה לאחר צפיפות עצם|considered|i.dexa}', '{x|אין ליטול עם מיץ אשכוליות|warned}. {x|לא לקנות וולטרן ללא מרשם|warned|m.dicl}', '{x|כדורי ברזל יינתנו רק לאחר בדיקת דם|conditional|m.h14iron}. {x|מלטונין הוצע, לא נרשם|considered|m.melat}'])}</ul>
      <div style="display:flex;justify-content:space-between;align-items:center;margin-top:6px"><div>${he('ד"ר לודמילה אורן, רפואת משפחה')}<br>${he('מספר רישיון 00417')}</div>${signature(c.rnd)}${stamp(['ד"ר לודמילה אורן', 'רפואת משפחה', 'מ.ר. 00417'], '#26306f', -8)}</div>`,
      'rtl',
    )
  },
  { dateAliases: ['2026-08-11'], width: 1000, scale: 1.5, degrade: { angle: -1.0, folds: [0.51] } },
)

/** A family doctor's certificate for an office: a letter to whom it may concern, illnesses in a sentence, standing medicines as a plain table. */
const certificate = doc(
  'p808.png',
  ['he', 'other', 'clean'],
  '2026-06-03',
  ['קופת חולים חרצית', 'חרצית', 'קופ"ח חרצית', 'קופת חולים חרצית - מרפאת הגבעה', 'מרפאת הגבעה'],
  ['ד"ר ישי בוסקילה', 'ישי בוסקילה', 'בוסקילה ישי'],
  ['גרשון הופמן', 'הופמן גרשון', 'מר גרשון הופמן'],
  'אישור רפואי ורשימת תרופות',
  (c) => {
    const drug = (s, how, since) =>
      `<tr data-line><td>${c.t(s)}</td><td>${he(how)}</td><td>${he(since)}</td></tr>`
    return sheet(
      `body{font:19px/1.5 ${FACE.david};font-size:21px;padding:52px 84px}p{margin:9px 0}td,th{border:1px solid #666;padding:2px 12px;font-size:20px}th{background:#f0f0f0}ul{margin:2px 0}span[data-e]{white-space:nowrap}`,
      `<div style="display:flex;justify-content:space-between;align-items:center;border-bottom:1px solid #000;padding-bottom:8px"><div><b style="font-size:27px">קופת חולים חרצית</b><br>${he('מרפאת הגבעה, רחוב ביאליק 7, גבעתיים')}</div>${mark('rings', '#555', 52)}<div style="text-align:left">${he('תאריך: 03/06/2026')}<br>${he('סימוכין: 26/5518')}</div></div>
      <p>${he('לכבוד: ועדת רישוי נהיגה, לידי מזכירות הוועדה')}${c.no('ועדת רישוי נהיגה', 'recipient')}</p>
      <div style="text-align:center;font-size:25px;font-weight:bold;text-decoration:underline">${he('אישור רפואי ורשימת תרופות')}</div>
      <p>${he('הנדון: מר גרשון הופמן, ת.ז. 0-0493366-8, יליד 14/04/1952')}</p>
      <p>${c.t('הריני לאשר כי הנ"ל מטופל במרפאתי משנת 2011. סובל מ{d.dm2|סוכרת סוג 2|icd=E11.9} מאז 2009, {d.htn|יתר לחץ דם}, {d.hld|היפרכולסטרולמיה|icd=E78.00/E78.5}, {d.af|פרפור פרוזדורים התקפי|icd=I48.0/I48.91} ו{d.glauc|גלאוקומה|icd=H40.9}. עבר {p.pci|צנתור לבבי עם סטנט|on=2019-05} במאי 2019 ו{p.phaco|ניתוח קטרקט בעין ימין|on=2023} ב-2023.')}</p>
      <p>${c.t('{x|לא ידוע על אפילפסיה|negated|d.epil}. {x|ללא אירועי איבוד הכרה|negated|d.syncope}. {x|לא עבר אירוע מוחי|negated|d.stroke}. {x|ללא דום נשימה בשינה|negated|d.osa}. {x|אינו צורך אלכוהול|negated|d.alcdep}. {x|לא אירעה היפוגליקמיה בשנה האחרונה|negated}. {x|אביו חלה בפרקינסון|family history|d.park}.')}</p>
      <p>${c.t('ערכים אחרונים: {l.a1c|HbA1c 6.9%|v=6.9;u=%;on=2026-05-21} ו{l.crea|קריאטינין 1.1 mg/dL|v=1.1;u=mg/dL;on=2026-05-21} מיום 21/05/2026; {l.ldl|LDL 62 mg/dL|v=62;u=mg/dL;on=2026-05-21}. {o|לחץ דם 132/76} בביקור היום. {i.echo|אקו לב|on=2025-12-09} מיום 09/12/2025: {l.lvef|EF 60%|v=60;u=%;on=2025-12-09}, {x|ללא הפרעה בכיווץ|negated}.')}</p>
      <p><b>${he('תרופות קבועות')}</b></p><table><tr><th style="width:42%">${he('שם התרופה')}</th><th>${he('אופן הנטילה')}</th><th>${he('מאז')}</th></tr>
      ${drug('{m.metf|גלוקומין 850 מ"ג|freq=פעמיים ביום}', 'פעמיים ביום', '2009')}
      ${drug('{m.dapa|פורסיגה 10 מ"ג|freq=פעם ביום}', 'פעם ביום', '2022')}
      ${drug('{m.riva|קסרלטו 20 מ"ג|freq=פעם ביום}', 'פעם ביום עם ארוחת ערב', '2021')}
      ${drug('{m.metop|נאובלוק 100 מ"ג|freq=פעמיים ביום}', 'חצי כדור פעמיים ביום', '2019')}
      ${drug('{m.vals|וקטור 80 מ"ג|freq=פעם ביום}', 'פעם ביום', '2015')}
      ${drug('{m.ros|רוסובסטטין 20 מ"ג|freq=פעם ביום}', 'פעם ביום', '2019')}
      ${drug('{m.latan|קסלטן|dose=-;freq=טיפה בכל עין בערב}', 'טיפה בכל עין בערב', '2020')}</table>
      <p>${c.t('{m.clop|פלביקס|dose=-;st=stopped} הופסק ב-2020. {x|אינו נוטל אינסולין|negated|m.glar}. {x|אינו נוטל תרופות הרגעה או שינה|negated|m.loraz}. רגישות: {a.contrast|חומר ניגוד יודי|react=אורטיקריה} - אורטיקריה.')}</p>
      <p>${c.t('{x|אין מניעה רפואית לנהיגה ברכב פרטי|statement}. {x|מומלצת בדיקת שדה ראייה בעוד שנה|planned|p.e16vfield}. {x|אם יחול שינוי במצבו יש לפנות להערכה מחודשת|conditional}.')}</p>
      <p>${he('אישור זה ניתן לבקשתו ובהסכמתו.')}</p>
      <div style="display:flex;justify-content:space-between;align-items:center;margin-top:8px"><div>${he('בכבוד רב,')}<br>${he('ד"ר ישי בוסקילה, מומחה ברפואת המשפחה')}</div>${signature(c.rnd, '#222')}${stamp(['ד"ר ישי בוסקילה', 'רפואת המשפחה', 'מ.ר. 00528'], '#26306f', -6)}</div>`,
      'rtl',
    )
  },
  { width: 1040, scale: 1.34 },
)

/** A private institute: MRI of the lower back, a line for every level, a conclusion in short sentences. */
const spine = doc(
  'p809.jpg',
  ['he', 'imaging', 'scan'],
  '2026-02-03',
  ['מכון MRI שחף', 'שחף', 'מכון שחף', 'שחף MRI', 'מכון MRI שחף - פתח תקווה'],
  ['ד"ר קטיה ברוידא', 'קטיה ברוידא', 'ברוידא קטיה'],
  ['אליהו זגורי', 'זגורי אליהו', 'מר אליהו זגורי'],
  'MRI עמוד שדרה מותני',
  (c) => {
    const f = (title, s) => `<p><b><u>${he(title)}</u></b><br>${c.t(s)}</p>`
    const level = (name, s) => `<tr data-line><td class="l">${ltr(name)}</td><td>${c.t(s)}</td></tr>`
    return sheet(
      `body{font:18px/1.5 ${FACE.serifHe};font-size:18px;padding:50px 76px}p{margin:8px 0}.l{width:92px;font-weight:bold}td{padding:4px 8px;border-bottom:1px dotted #888}.h td{border:none;padding:1px 4px}.k{border:1.5px solid #333;padding:6px 16px;margin:12px 0}span[data-e]{white-space:nowrap}`,
      `<div style="text-align:center">${mark('wave', '#444', 44)}<br><b style="font-size:27px">${he('מכון MRI שחף')}</b><br>${he("דרך זאב ז'בוטינסקי 155, פתח תקווה")}</div>
      <table class="h" style="border-top:1px solid #333;border-bottom:1px solid #333;margin:10px 0"><tr><td>${he('שם: מר אליהו זגורי')}</td><td>${he('ת.ז. 0-4467093-2')}</td><td>${he('ת. לידה: 05/05/1970')}</td></tr><tr><td>${he('תאריך בדיקה: 03/02/2026')}</td><td>${he('תאריך פענוח: 04/02/2026')}</td><td>${he('רופא מפנה: ד"ר ערן דוידוביץ')}</td></tr></table>${c.no('ד"ר ערן דוידוביץ', 'referrer')}
      <div style="font-size:22px;font-weight:bold;text-align:center">${c.t('{i.mrls|MRI עמוד שדרה מותני|main=1}')}</div>
      ${f('התוויה', '{d.lbp|כאב גב תחתון|icd=M54.50/M54.59/M54.5} מזה 5 חודשים עם {o|הקרנה לרגל שמאל} ו{o|נימול בכף הרגל}. {x|ללא חבלה|negated}. {x|ללא הפרעה בסוגרים|negated|d.incont}. {x|שאלה: לחץ על שורש?|question}')}
      ${f('טכניקה', 'סדרות T1, T2 ו-STIR במישור סגיטלי וסדרות T2 במישור אקסיאלי. {x|לא הוזרק גדוליניום|not given}.')}
      ${f('השוואה', '{i.h17ctls|CT עמוד שדרה מותני|on=2023-06-18} מיום 18/06/2023.')}
      ${f('תיאור', 'יישור הלורדוזה. {x|ללא שבר דחיסה|negated|d.vertfx}. {d.hemang|המנגיומה בגוף L2|icd=D18.09}, 12 מ"מ, ללא שינוי. {x|ללא נגע גרורתי|negated}. החרוט מסתיים בגובה L1, אות תקין. {x|ללא תסמונת זנב הסוס|negated}.')}
      <table>${level('L1-L2', 'דיסק שמור. {x|ללא היצרות|negated}.')}
      ${level('L2-L3', 'ירידת אות קלה בדיסק, {x|ללא בלט|negated}.')}
      ${level('L3-L4', '{d.discbulge|בלט דיסק רחב בסיס|icd=M51.26/M51.36/M51.369/M51.360/M51.86}, {x|ללא לחץ על השק|negated}. {d.facet|שינויים ניווניים בפצטות|icd=M47.816/M47.896}.')}
      ${level('L4-L5', 'בלט דיסק ועיבוי ליגמנטום פלבום, {d.spinsten|היצרות תעלה קלה|icd=M48.061/M48.06}. {d.spondylol|אנטרוליסטזיס דרגה 1|icd=M43.16}.')}
      ${level('L5-S1', '{d.dischern|בקע דיסק פרה-מרכזי שמאלי|icd=M51.27/M51.17} 7 מ"מ, דוחק את שורש S1 משמאל. {d.degdisc|ירידה בגובה הדיסק|icd=M51.37/M51.36/M51.379}.')}</table>
      ${f('נוסף', '{d.rcyst|ציסטה בכליה ימין|icd=N28.1} 22 מ"מ. {x|אבי העורקים אינו מורחב|negated|d.aaa}. {x|מפרקי SI ללא סקרואיליטיס|negated|d.ankspond}. {x|שרירים ללא בצקת|negated}.')}
      <div class="k"><b>${he('לסיכום')}:</b> ${c.t('{d.dischern|בקע דיסק L5-S1 משמאל|icd=M51.27/M51.17} עם לחץ על שורש S1, חדש לעומת 2023. {d.spinsten|היצרות תעלה קלה L4-L5|icd=M48.061/M48.06} עם {d.spondylol|ליסטזיס|icd=M43.16}. {x|ללא ממצא חשוד לזיהום|negated|d.discitis}.')}</div>
      <p>${c.t('המלצה: {x|מתאם קליני ו-EMG לפי שיקול המפנה|considered|p.emg}. {x|הזרקה אפידורלית או ניתוח לפי מהלך|conditional|p.discect}. {x|צילומים דינמיים אם יוחלט על ניתוח|conditional|i.xrspine}.')}</p>
      <div style="display:flex;justify-content:space-between;align-items:center;margin-top:10px"><div>${he('ד"ר קטיה ברוידא')}<br>${he('מומחית ברדיולוגיה, מ.ר. 00764')}</div>${signature(c.rnd, '#222')}<span>${he('הקלידה: ליאת מ.')}</span></div>${c.no('ליאת מ.', 'typist')}`,
      'rtl',
    )
  },
  { dateAliases: ['2026-02-04'], width: 1040, scale: 1.42, degrade: { angle: -0.9 } },
)

/** A fund's referral: fields in a grid, diagnoses in Latin capitals with their older codes, the doctor's free text, the commitment as a strip at the foot. */
const referral = doc(
  'p810.png',
  ['he', 'consultation', 'clean'],
  '2026-01-11',
  [
    'קופת חולים יקינטון',
    'יקינטון',
    'קופ"ח יקינטון',
    'קופת חולים יקינטון - מרפאת קריית שלום',
    'מרפאת קריית שלום',
  ],
  ['ד"ר תאמר שלבי', 'תאמר שלבי', 'שלבי תאמר'],
  ['חנה רוזנצוויג', 'רוזנצוויג חנה', "גב' חנה רוזנצוויג"],
  'הפניה לייעוץ ולבדיקה',
  (c) => {
    const cell = (k, v) => `<div class="c"><small>${he(k)}</small><br>${he(v)}</div>`
    const f = (title, s) => `<h3>${he(title)}</h3><p>${c.t(s)}</p>`
    const code = (s, old) => `<tr data-line><td>${c.t(s)}</td><td>${ltr(old)}</td></tr>`
    const row = (s) => {
      const r = c.lab(s, { date: '2026-01-04' })
      const star = r.flag === 'H' || r.flag === 'L' ? ' *' : ''
      return `<tr data-e="${r.n}"><td>${ltr(r.label)}</td><td>${ltr(r.printed)}${star}</td><td>${ltr(r.unit)}</td><td>${ltr(r.ref)}</td></tr>`
    }
    return sheet(
      `body{font:16.5px/1.42 ${FACE.simple};font-size:17.5px;padding:40px 60px}.g{display:grid;grid-template-columns:repeat(4,1fr);border-top:1px solid #6b2d5c;border-right:1px solid #6b2d5c;margin:10px 0}.c{border-left:1px solid #6b2d5c;border-bottom:1px solid #6b2d5c;padding:2px 8px}small{color:#6b2d5c;font-size:13.5px}h3{font-size:17px;color:#fff;background:#6b2d5c;padding:0 10px;margin:8px 0 3px}p{margin:2px 4px}td,th{border:1px solid #c9aabf;padding:1px 9px;font-size:16.5px}th{background:#f6ecf3}.two{display:grid;grid-template-columns:1fr 1fr;gap:16px;align-items:start}.k{border:2px solid #6b2d5c;border-radius:8px;padding:6px 14px;margin-top:12px}span[data-e]{white-space:nowrap}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:12px;align-items:center">${mark('leaf', '#6b2d5c', 48)}<div><b style="font-size:25px;color:#6b2d5c">קופת חולים יקינטון</b><br>${he('מרפאת קריית שלום, תל אביב')}</div></div><b style="font-size:23px">${he('הפניה לייעוץ ולבדיקה')}</b><div>${barcode(c.rnd, 28, 34)}<br>${ltr('REF 2601-44873')}</div></div>
      <div class="g">${cell('שם המטופלת', "גב' חנה רוזנצוויג")}${cell('תעודת זהות', '0-2240918-7')}${cell('תאריך לידה', '23/09/1962')}${cell('תאריך ההפניה', '11/01/2026')}${cell('רופא מפנה', 'ד"ר תאמר שלבי')}${cell('מספר רישיון', '00613')}${cell('מופנית אל', 'מכון גסטרו, המרכז הרפואי עמק הברוש')}${cell('דחיפות', 'דחוף - תוך 3 שבועות')}</div>${c.no('המרכז הרפואי עמק הברוש', 'recipient')}
      <div class="two"><div><h3>${he('אבחנות להפניה')}</h3><table><tr><th>${he('אבחנה')}</th><th>${he('קוד')}</th></tr>${code('{d.ida|ANEMIA, IRON DEFICIENCY|icd=D50.9/D50.0}', '280.9')}${code('{d.gerd|ESOPHAGEAL REFLUX|icd=K21.9}', '530.81')}${code('{d.htn|HYPERTENSION}', '401.9')}${code('{d.dm2|DIABETES MELLITUS TYPE 2|icd=E11.9/E11.65}', '250.00')}${code('{d.osteopenia|OSTEOPENIA|icd=M85.80/M85.88/M85.89}', '733.90')}</table>
      ${f('רגישויות', '{a.cipro|ציפרודקס|react=סחרחורת} - סחרחורת. {x|ללא רגישות לביצים או סויה|negated|a.egg}.')}
      ${f('ניתוחים', '{p.hyst|כריתת רחם|on=2010} ב-2010, {p.thyroidx|כריתת בלוטת התריס|on=2005} ב-2005.')}</div>
      <div><h3>${he('מעבדה 04/01/2026')}</h3><table><tr><th>${he('בדיקה')}</th><th>${he('תוצאה')}</th><th>${he('יחידות')}</th><th>${he('נורמה')}</th></tr>${['hgb;HGB;9.4;g/dL;12.0-16.0', 'mcv;MCV;73.8;fL;80.0-97.0', 'plt;PLT;447;K/uL;150-400', 'wbc;WBC;6.9;K/uL;4.0-11.0', 'ferr;FERRITIN;5.2;ng/mL;10-200', 'tsat;TRANSFERRIN SAT.;5;%;15-50', 'b12;VITAMIN B12;402;pg/mL;200-900', 'crea;CREATININE;0.81;mg/dL;0.5-0.95', 'tsh;TSH;1.12;mIU/L;0.4-4.2', 'inr;INR;1.02;;0.8-1.2'].map(row).join('')}</table></div></div>
      ${f('סיבת ההפניה', 'בת 63, {o|חולשה} ו{o|קוצר נשימה במאמץ} מזה חודשיים. {l.fobt|דם סמוי בצואה חיובי|v=חיובי;u=-;on=2025-12-28} ב-28/12/2025. {o|ירידה של 3 ק"ג}. {x|ללא דם טרי בצואה|negated}, {x|ללא צואה שחורה|negated}, {x|ללא שינוי ביציאות|negated}, {x|ללא קושי בבליעה|negated|d.dysph}.')}
      ${f('בדיקות קודמות', '{p.colono|קולונוסקופיה|on=2016-04} 04/2016: {d.polyp|פוליפ אדנומטוטי|icd=D12.6/Z86.010/K63.5;st=historical;on=2016-04}, {p.polypect?|נכרת|on=2016-04}. {x|ביקורת ב-2021 לא בוצעה|not done}. {i.usabd|אולטרסאונד בטן|on=2025-12-30} 30/12/2025: {x|ללא אבנים בכיס המרה|negated|d.gallst}, {x|ללא נגעים בכבד|negated|d.livermet}.')}
      ${f('משפחה', '{x|אח עם סרטן המעי בגיל 58|family history|d.colonca}; {x|אחות עם צליאק|family history|d.celiac}.')}
      ${f('תרופות', '{m.levo|אלטרוקסין 125 מק"ג ביום|freq=ביום}, {m.metf|גלוקופאג\' 500 מ"ג פעמיים ביום|freq=פעמיים ביום}, {m.cand|אטקנד 8 מ"ג ביום|freq=ביום}, {m.lan|לנטון 30 מ"ג ביום|freq=ביום}, {m.fes|פרוגרד|dose=-;freq=ביום} ביום, מאז 06/01/2026. {m.asa|אספירין 100 מ"ג|st=stopped} הופסק ב-05/01/2026. {x|אינה נוטלת נוגדי קרישה|negated|m.warf}. {x|אינה נוטלת NSAIDs|negated|m.ibu}.')}
      ${f('מבוקש', '{x|קולונוסקופיה חוזרת|planned} ו{x|גסטרוסקופיה עם ביופסיות מהתריסריון|planned|p.egd}. {x|לשלול ממאירות במעי|question|d.colonca}. {x|לשלול צליאק|question|d.celiac}. {x|אם תקינות - קפסולה|conditional|p.capsule}. {x|ברזל לווריד יישקל|considered|m.venofer}. {x|להפסיק ברזל 5 ימים לפני הבדיקה|instruction}.')}
      <div class="k"><b>${he('התחייבות כספית (טופס 17)')}</b> ${he('מספר 70-5519283 \u00a0 קוד שירות 45378 \u00a0 בתוקף מ-11/01/2026 עד 11/04/2026')}<br>${he('אושר: מוקד אישורים, מחוז דן')}</div>
      <div style="display:flex;justify-content:space-between;align-items:center;margin-top:8px"><span>${he('ד"ר תאמר שלבי, רפואה פנימית')}</span>${signature(c.rnd, '#6b2d5c')}<span>${he('הודפס: 12/01/2026')}</span></div>`,
      'rtl',
    )
  },
  { dateAliases: ['2026-01-12', '2026-04-11'], width: 1060, scale: 1.36 },
)

/** A page of a child's vaccination booklet: printed rows, the days written in by hand under the number of the dose, lots small, what is due at the foot. */
const booklet = doc(
  'p811.jpg',
  ['he', 'other', 'photo'],
  '2026-01-11',
  ['טיפת חלב נווה רימון', 'תחנת טיפת חלב נווה רימון', 'נווה רימון', 'תחנה לבריאות המשפחה נווה רימון'],
  [],
  ["איתי פרג'ון", "פרג'ון איתי", "הילד איתי פרג'ון"],
  'פנקס חיסונים',
  (c) => {
    const iso = (s) => {
      const [d, m, y] = s.split('.')
      return `20${y}-${m.padStart(2, '0')}-${d.padStart(2, '0')}`
    }
    const row = (key, name, days, lot) =>
      `<tr data-line><td class="n">${c.t(`{m.${key}?|${name}|dose=-;st=-;on=${iso(days.at(-1))}}`)}</td>${[0, 1, 2, 3, 4].map((i) => `<td class="d">${days[i] ? hand(days[i], 23) : ''}</td>`).join('')}<td class="s">${ltr(lot)}</td></tr>`
    return sheet(
      `body{font:17px/1.36 ${FACE.arial};padding:40px 54px}html{background:#fbfaf1}td,th{border:1px solid #4c7a9b;padding:3px 8px}th{background:#dcebf5;font-size:15.5px;text-align:center}.n{width:29%;font-weight:bold;font-size:16px}.d{text-align:center;height:36px;min-width:92px}.s{font-size:13px;color:#444}h3{font-size:18px;color:#2a5f86;margin:12px 0 3px}p{margin:4px 0}.h{border:2px solid #2a5f86;border-radius:10px;padding:6px 14px;margin:8px 0;display:grid;grid-template-columns:1fr 1fr 1fr}ul{margin:2px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:10px;align-items:center">${mark('star', '#2a5f86', 46)}<div><b style="font-size:26px;color:#2a5f86">${he('פנקס חיסונים')}</b><br>${he('שירות לבריאות הציבור')}</div></div><div style="text-align:left"><b>${he('תחנת טיפת חלב נווה רימון')}</b><br>${he('רחוב הגפן 3, עפולה')}</div></div>
      <div class="h"><div>${he("שם הילד: איתי פרג'ון")}<br>${he('ת.ז. 3-7720415-1')}</div><div>${he('תאריך לידה: 05.07.23')}<br>${he('מין: זכר \u00a0 שבוע לידה: 39')}</div><div>${he('שם האם: רעות \u00a0 שם האב: דניאל')}<br>${he('נולד בבית החולים גבעת הרימון')}</div></div>${c.no('רעות', 'parent')}${c.no('דניאל', 'parent')}${c.no('בית החולים גבעת הרימון', 'place of birth')}
      <table><tr><th>${he('החיסון')}</th><th>${he('מנה 1')}</th><th>${he('מנה 2')}</th><th>${he('מנה 3')}</th><th>${he('מנה 4')}</th><th>${he('מנה 5')}</th><th>${he('אצווה אחרונה')}</th></tr>
      ${row('vhepb', 'צהבת נגיפית B', ['5.7.23', '6.8.23', '7.1.24'], 'AHBVC930')}
      ${row('e12dtap', 'דיפתריה, טטנוס, שעלת', ['6.9.23', '8.11.23', '7.1.24', '8.7.24'], 'V3C114')}
      ${row('e12ipv', 'פוליו מומת IPV', ['6.9.23', '8.11.23', '7.1.24', '8.7.24'], 'V3C114')}
      ${row('e12hib', 'המופילוס אינפלואנזה B', ['6.9.23', '8.11.23', '7.1.24', '8.7.24'], 'V3C114')}
      ${row('vpcv', 'פנאומוקוק PCV13', ['6.9.23', '8.11.23', '8.7.24'], 'GK5102')}
      ${row('e12rota', 'רוטה', ['6.9.23', '8.11.23', '7.1.24'], 'W021774')}
      ${row('vmmr', 'חצבת, חזרת, אדמת', ['8.7.24', '3.8.25'], 'X018833')}
      ${row('e12vvar', 'אבעבועות רוח', ['8.7.24'], 'X007125')}
      ${row('vhepa', 'צהבת נגיפית A', ['14.1.25', '22.7.25'], 'AHAVC218')}
      ${row('vflu', 'שפעת', ['29.10.24', '1.12.24', '11.1.26'], 'T8B220')}</table>
      <h3>${he('הערות ותגובות')}</h3><ul>${items(c, ['{o|חום 39 ופריחה} שבוע לאחר חצבת, {x|אינה הוריית נגד|not an allergy}', '{x|ללא פרכוס חום|negated|d.febseiz}. {x|ללא רגישות לביצים|negated|a.egg}', 'רגישות: {a.milk|חלב פרה|react=אורטיקריה} - אורטיקריה בגיל 6 חודשים', '{d.g6pd|חסר G6PD|icd=D75.A/D55.0} - {x|לא לתת פול ואנטיביוטיקה מסוג סולפה|warned}', '{x|האח לא חוסן נגד חצבת|family history}. {x|חיסון קורונה לא ניתן|not given|m.vcovid}'])}</ul>
      <h3>${he('חיסונים הבאים')}</h3><p>${c.t('{x|MMRV מנה שנייה - כיתה א|planned}; {x|Tdap-IPV - כיתה ב|planned|m.tdap}; {x|שפעת - מדי שנה|planned}; {x|צהבת B מנה רביעית אינה נדרשת|not needed}.')}</p>
      <h3>${he('בדיקות סקר')}</h3><p>${c.t('{o|משקל לידה 3,240 גרם}. {l.g6|G6PD 1.1 U/g Hb|v=1.1;u=U/g Hb;on=2023-07-06} (6.7.23). {x|סקר שמיעה תקין|negated|d.hearaid}. {i.uship|אולטרסאונד ירכיים|on=2023-08-20} 20.8.23 - {x|תקין|negated|d.cdh}. {l.hgb|המוגלובין 11.2 g/dL|v=11.2;u=g/dL;on=2024-07-08} (8.7.24).')}</p>
      <div style="display:flex;justify-content:space-between;align-items:center;margin-top:10px"><div>${he('עודכן לאחרונה: 11.1.26')}<br>${he('אחות: סיגל נחמני')}</div>${signature(c.rnd)}${stamp(['תחנת טיפת חלב', 'נווה רימון, עפולה'], '#2a5f86', -7)}${matrixCode(c.rnd, 16, 3)}</div>${c.no('סיגל נחמני', 'nurse')}`,
      'rtl',
    )
  },
  { width: 1020, scale: 1.46, degrade: { angle: 1.3, folds: [0.5] } },
)

export const twentyThirdHeMore = [frames, certificate, spine, referral, booklet]
