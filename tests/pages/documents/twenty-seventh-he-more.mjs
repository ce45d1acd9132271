/** Ordinary paper in Hebrew: an institute's ultrasound of the belly, a family doctor's referral form, a nurse's confirmation of vaccinations. */
import { barcode, mark, matrixCode, signature, stamp } from '../lib/decor.mjs'
import { FACE, doc, he, ltr, mixed, sheet } from './blind-parts.mjs'

/** An institute's ultrasound: a head in lines, the organs as short paragraphs, a summary. */
const belly = doc(
  'p1030.jpg',
  ['he', 'imaging', 'scan'],
  '2026-06-24',
  ['מכון דימות לוחמי הגיא', 'לוחמי הגיא', 'מכון לוחמי הגיא', 'לוחמי הגיא - מכון דימות'],
  ['ד"ר מריאנה סבירסקי', 'מריאנה סבירסקי', 'סבירסקי מריאנה'],
  ['אלברט ניסנוב', 'ניסנוב אלברט', 'מר אלברט ניסנוב'],
  'אולטרסאונד בטן עליונה',
  (c) => {
    const p = (s) => `<p>${c.t(s)}</p>`
    return sheet(
      `body{font:18px/1.5 ${FACE.david};font-size:21px;padding:54px 84px}p{margin:8px 0}.h td{padding:2px 4px}span[data-e]{white-space:nowrap}`,
      `<div style="display:flex;justify-content:space-between;align-items:center;border-bottom:2px solid #000;padding-bottom:8px"><div><b style="font-size:29px">${he('מכון דימות לוחמי הגיא')}</b><br>${he('רחוב הרצל 96, נתניה | זימון תורים 09-8000000')}</div>${mark('bars', '#333', 50)}</div>
      <table class="h" style="margin:10px 0"><tr><td>${he('שם הנבדק: מר אלברט ניסנוב')}</td><td>${he('ת.ז.: 0-3127764-5')}</td></tr><tr><td>${he('תאריך לידה: 20/10/1969')}</td><td>${he('תאריך הבדיקה: 24/06/2026')}</td></tr><tr><td>${he('רופא מפנה: ד"ר עידו קופלביץ')}</td><td>${he('מבטח: קופת חולים נחשון')}</td></tr></table>${c.no('ד"ר עידו קופלביץ', 'referrer')}
      <div style="text-align:center;font-size:25px;font-weight:bold;text-decoration:underline;margin:10px 0">${c.t('{i.usabd|אולטרסאונד בטן עליונה|main=1}')}</div>
      ${p('**סיבת ההפניה:** {o|אנזימי כבד מוגברים}. {x|האם כבד שומני?|question|d.steat}')}
      ${p('**כבד:** {d.hepmeg|הכבד מוגדל|icd=R16.0}, אורכו 17.5 ס"מ, {d.steat|הד מוגבר המתאים לכבד שומני|icd=K76.0} בדרגה בינונית. {d.h14lhem|המנגיומה|icd=D18.03} 12 מ"מ באונה ימין. {x|ללא הרחבת דרכי מרה תוך כבדיות|negated}.')}
      ${p('**כיס המרה:** {d.gbpolyp|פוליפ|icd=K82.4} 4 מ"מ בדופן. {x|ללא אבנים|negated|d.gallst}, {x|ללא עיבוי דופן|negated|d.cholec}. צינור המרה המשותף 4 מ"מ, {x|אינו מורחב|negated|d.choledoc}.')}
      ${p('**לבלב:** הראש והגוף תקינים, הזנב {o|אינו נצפה עקב גזים}.')}
      ${p('**טחול:** {x|אינו מוגדל|negated|d.splenomeg}, 11 ס"מ, הומוגני.')}
      ${p('**כליות:** בגודל תקין. {d.stone|אבן בכליה שמאל|icd=N20.0} 5 מ"מ בקוטב התחתון. {x|ללא הידרונפרוזיס|negated|d.hydro}. {d.rcyst|ציסטה פשוטה בכליה ימין|icd=N28.1} 21 מ"מ.')}
      ${p('**אבי העורקים הבטני:** קוטר 19 מ"מ, {x|ללא מפרצת|negated|d.aaa}. {x|ללא נוזל חופשי בבטן|negated|d.ascites}.')}
      ${p('**השוואה:** לבדיקת {i.usabd|אולטרסאונד בטן|on=2024-09-15} מ-15/09/2024 - הפוליפ ללא שינוי.')}
      <div style="border:1px solid #000;padding:6px 14px;margin:12px 0">${c.t('**סיכום:** {d.steat|כבד שומני בדרגה בינונית|icd=K76.0}. {d.gbpolyp|פוליפ קטן בכיס המרה|icd=K82.4}. {d.stone|אבן לא חוסמת בכליה שמאל|icd=N20.0}.')}</div>
      ${p('**המלצות:** {x|מעקב אולטרסאונד בעוד שנה|planned|i.usabd}. {x|MRI כבד רק אם ההמנגיומה תגדל|conditional}. {x|ייעוץ תזונתי לפי שיקול הרופא המטפל|considered}.')}
      <div style="display:flex;justify-content:space-between;align-items:center;margin-top:20px"><div>${he('ד"ר מריאנה סבירסקי')}<br>${he('מומחית ברדיולוגיה, מ.ר. 00402')}</div>${signature(c.rnd, '#222')}</div>`,
      'rtl',
    )
  },
  { width: 1040, scale: 1.4, degrade: { angle: -0.6 } },
)

/** A family doctor's referral to a specialist: a form of labelled boxes as the fund's computer fills it. */
const referral = doc(
  'p1031.png',
  ['he', 'consultation', 'clean'],
  '2026-02-10',
  ['קופת חולים נחשון', 'נחשון', 'קופ"ח נחשון', 'קופת חולים נחשון - מרפאת גני תקווה', 'מרפאת גני תקווה'],
  ['ד"ר עמית ברגותי', 'עמית ברגותי', 'ברגותי עמית'],
  ['יהודית פלמון', 'פלמון יהודית', "גב' יהודית פלמון"],
  'הפניה לרופא מקצועי',
  (c) => {
    const f = (title, s) => `<div class="b"><b>${he(title)}</b><br>${c.t(s)}</div>`
    return sheet(
      `body{font:17px/1.45 ${FACE.arial};font-size:16.5px;padding:40px 62px}.b{border:1px solid #7a8a99;border-radius:4px;padding:4px 12px;margin:7px 0}.b>b{color:#00695c}.w{display:grid;grid-template-columns:1fr 1fr;gap:0 12px}.h td{padding:2px 4px}span[data-e]{white-space:nowrap}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:10px;align-items:center">${mark('leaf', '#00695c', 46)}<div><b style="font-size:23px;color:#00695c">${he('קופת חולים נחשון')}</b><br>${he('מרפאת גני תקווה')}</div></div><b style="font-size:24px">${he('הפניה לרופא מקצועי')}</b>${barcode(c.rnd, 28, 36)}</div>
      <table class="h" style="border-top:2px solid #00695c;border-bottom:2px solid #00695c;margin:10px 0"><tr><td>${he("שם: גב' יהודית פלמון")}</td><td>${he('ת.ז.: 0-0945538-2')}</td><td>${he('ת. לידה: 23/08/1949')}</td></tr><tr><td>${he('תאריך הפניה: 10/02/2026')}</td><td>${he('תוקף: 90 יום')}</td><td>${he('דחיפות: רגילה')}</td></tr></table>
      ${f('אל', 'קרדיולוגיה - {x|לכל מכון בהסדר|instruction}')}
      ${f('סיבת ההפניה', '{o|קוצר נשימה במאמץ} בחודשיים האחרונים ו{o|נפיחות בקרסוליים}. {x|האם אי ספיקת לב?|question|d.chf} {x|ללא כאבים בחזה|negated|d.chestpain}. {x|ללא התעלפות|negated|d.syncope}.')}
      <div class="w">${f('אבחנות', '{d.htn|יתר לחץ דם}\n{d.ihd|מחלת לב איסכמית|icd=I25.10/I25.9}\n{d.dm2|סוכרת סוג 2|icd=E11.9}\n{d.copd|COPD|icd=J44.9}\n{d.lbp|כאב גב תחתון|icd=M54.50/M54.5}')}${f('תרופות קבועות', '{m.asa|מיקרופירין 75 מ"ג|freq=פעם ביום} פעם ביום\n{m.bis|קרדילוק 2.5 מ"ג|freq=בבוקר} בבוקר\n{m.ena|אנלדקס 10 מ"ג|freq=פעמיים ביום} פעמיים ביום\n{m.sita|ג\'נוביה 50 מ"ג|freq=פעם ביום} פעם ביום\n{m.tio|ספיריבה|dose=-;freq=שאיפה ביום} שאיפה ביום')}</div>
      ${f('פעולות וניתוחים בעבר', '{p.pci|צנתור עם תומכן|on=2017} 2017, {p.tka|החלפת ברך שמאל|on=2020} 2020.')}
      ${f('רגישויות', '{a.dipy|אופטלגין|react=קוצר נשימה} - קוצר נשימה')}
      ${f('הרגלים ומשפחה', '{d.exsmoker|הפסיקה לעשן ב-2010|icd=Z87.891}. {x|אינה שותה אלכוהול|negated|d.alcdep}. {x|אם - אוטם שריר הלב בגיל 60|family history|d.mi}.')}
      ${f('בדיקה', '{o|ל"ד 152/84}, {o|דופק 82} סדיר, {o|סטורציה 94%}, {o|משקל 78 ק"ג}. {o|בצקת גומתית +1} בשוקיים. {x|ריאות ללא חרחורים|negated}. {o|אוושה סיסטולית 2/6}.')}
      ${f('בדיקות', '{p.ecg|אק"ג|on=2026-02-10} היום: קצב סינוס, {d.lbbb|LBBB|icd=I44.7}. מעבדה 03/02/2026: {l.bnp|NT-proBNP 865 pg/mL|v=865;u=pg/mL;on=2026-02-03}, {l.hgb|המוגלובין 12.4 g/dL|v=12.4;u=g/dL;on=2026-02-03}, {l.crea|קריאטינין 0.98 mg/dL|v=0.98;u=mg/dL;on=2026-02-03}, {l.k|אשלגן 4.4 mmol/L|v=4.4;u=mmol/L;on=2026-02-03}, {l.a1c|HbA1c 7.2%|v=7.2;u=%;on=2026-02-03}. {i.cxr|צילום חזה|on=2026-02-05} 05/02/2026: {d.cardmeg|לב מוגדל|icd=I51.7}, {x|ללא תפליט|negated|d.pleff}.')}
      ${f('מבוקש', '{x|אקו לב|planned|i.echo} והערכה. {x|לשקול הוספת פורסיגה|considered|m.dapa}. {x|הולטר לפי שיקולכם|considered|p.holter}.')}
      <div style="display:flex;justify-content:space-between;align-items:center;margin-top:14px"><span>${he('ד"ר עמית ברגותי, רפואת משפחה, מ.ר. 00756')}</span>${signature(c.rnd)}${stamp(['ד"ר עמית ברגותי', 'מ.ר. 00756'], '#26306f', -5)}</div>
      <div style="color:#666;font-size:14.5px;margin-top:10px">${he('ההפניה אינה מהווה התחייבות כספית. יש להביא הפניה זו ותוצאות בדיקות לביקור.')}</div>`,
      'rtl',
    )
  },
  { dateAliases: ['2026-02-03'], width: 1000, scale: 1.4 },
)

/** A fund's nurse confirms vaccinations for studies: a table of vaccine and days, antibodies beneath, boxes left empty. */
const vaccines = doc(
  'p1032.png',
  ['he', 'other', 'clean'],
  '2026-09-06',
  ['קופת חולים דרדר', 'דרדר', 'קופ"ח דרדר', 'קופת חולים דרדר - מרפאת האגם', 'מרפאת האגם'],
  ['ד"ר רון שכטר', 'רון שכטר', 'שכטר רון'],
  ['ליאן אבו-ראס', 'אבו-ראס ליאן', "גב' ליאן אבו-ראס", 'ליאן אבו ראס'],
  'אישור חיסונים לסטודנט במקצועות הבריאות',
  (c) => {
    const shot = (key, label, ...days) =>
      `<tr data-line><td>${c.t(`{m.${key}?|${label}|dose=-;st=-;on=${days.at(-1).split('/').reverse().join('-')}}`)}</td>${[0, 1, 2].map((i) => `<td>${ltr(days[i] ?? '')}</td>`).join('')}</tr>`
    const test = (s, date, iso) => {
      const r = c.lab(s, { date: iso })
      return `<tr data-e="${r.n}"><td>${mixed(r.label)}</td><td><b>${mixed(r.printed)}</b> ${ltr(r.unit)}</td><td>${mixed(r.ref)}</td><td>${ltr(date)}</td></tr>`
    }
    return sheet(
      `body{font:17px/1.45 ${FACE.notoHe};font-size:16.5px;padding:42px 64px}td,th{border:1px solid #555;padding:4px 10px}th{background:#eef0f4}h3{font-size:18px;margin:14px 0 4px}.h td{border:none;padding:2px 4px}p{margin:6px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div><b style="font-size:24px">${he('קופת חולים דרדר')}</b><br>${he('מרפאת האגם, נצרת')}</div>${mark('star', '#444', 46)}<span>${he('תאריך: 06/09/2026')}</span></div>
      <div style="text-align:center;font-size:23px;font-weight:bold;margin:12px 0">${he('אישור חיסונים לסטודנט במקצועות הבריאות')}</div>
      <table class="h" style="border:1px solid #555"><tr><td>${he("שם: גב' ליאן אבו-ראס")}</td><td>${he('ת.ז.: 0-8116620-7')}</td><td>${he('ת. לידה: 27/04/2005')}</td></tr><tr><td>${he('רופא מטפל: ד"ר רון שכטר')}</td><td colspan="2">${he('מוסד הלימודים: המכללה האקדמית לסיעוד')}</td></tr></table>
      <h3>${he('חיסונים שניתנו')}</h3><table><tr><th style="width:43%">${he('חיסון')}</th><th>${he('מנה 1')}</th><th>${he('מנה 2')}</th><th>${he('מנה 3')}</th></tr>
      ${shot('vhepb', 'צהבת B', '27/04/2005', '29/05/2005', '30/10/2005')}
      ${shot('vmmr', 'חצבת, חזרת, אדמת (MMR)', '02/05/2006', '14/11/2011')}
      ${shot('e12vvar', 'אבעבועות רוח', '02/05/2006', '14/11/2011')}
      ${shot('vhepa', 'צהבת A', '06/11/2006', '10/05/2007')}
      ${shot('tdap', 'טטנוס, דיפתריה, שעלת (Tdap)', '23/10/2012', '18/08/2026')}
      ${shot('e23hpv', 'HPV (גרדסיל)', '09/12/2018', '16/06/2019')}
      ${shot('vcovid', 'קורונה', '07/02/2021', '28/02/2021')}
      ${shot('vflu', 'שפעת', '03/11/2025')}</table>
      <h3>${he('בדיקות נוגדנים')}</h3><table><tr><th style="width:43%">${he('בדיקה')}</th><th>${he('תוצאה')}</th><th>${he('סף')}</th><th>${he('תאריך')}</th></tr>
      ${test('antihbs;Anti-HBs;248;mIU/mL;מעל 10', '20/08/2026', '2026-08-20')}
      ${test('hbsag;HBsAg;שלילי;;', '20/08/2026', '2026-08-20')}
      ${test('vzvg;VZV IgG;חיובי;;', '20/08/2026', '2026-08-20')}</table>
      <p>${c.t('{p.tst|תבחין מנטו (PPD)|on=2026-08-23}: בוצע 23/08/2026, נקרא 25/08/2026, {o|0 מ"מ}. {x|צילום חזה - אין צורך|not needed|i.cxr}.')}</p>
      <p>${c.t('רגישות: {a.latex|לטקס|react=גרד} - גרד. {x|ללא תגובה קשה לחיסון בעבר|negated|d.anaphyl}. {x|אינה בהיריון|negated}.')}</p>
      <p>${c.t('השלמות נדרשות: {x|חיסון שפעת לעונת 2026/27 - באוקטובר|planned}. {x|דחף Tdap - כעבור 10 שנים|planned}.')}</p>
      <p><span style="font-family:'DejaVu Sans'">☐</span> ${he('סירוב לחיסון')} &nbsp; <span style="font-family:'DejaVu Sans'">☐</span> ${he('התווית נגד רפואית')} &nbsp; <span style="font-family:'DejaVu Sans'">☐</span> ${he('נדרש המשך בירור')}</p>${c.no('התווית נגד רפואית', 'empty box')}
      <div style="display:flex;justify-content:space-between;align-items:center;margin-top:14px"><div>${he('אחות: נסרין עבאס, מ.ר. 60417')}<br>${he('ד"ר רון שכטר, רפואת משפחה')}</div>${signature(c.rnd, '#24408a')}${stamp(['קופת חולים דרדר', 'מרפאת האגם'], '#24408a', -5)}${matrixCode(c.rnd, 14, 3)}</div>${c.no('נסרין עבאס', 'nurse')}`,
      'rtl',
    )
  },
  { width: 1000, scale: 1.4 },
)

export const twentySeventhHeMore = [belly, referral, vaccines]
