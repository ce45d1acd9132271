/** More Hebrew paper: an old age home's typed list of drugs in Latin directions for a transfer, a hospital's CT of the chest, a child's card of allergies and vaccines. */
import { barcode, hand, mark, matrixCode, signature, stamp } from '../lib/decor.mjs'
import { FACE, doc, he, items, ltr, sheet } from './blind-parts.mjs'

/** An old age home: numbered drugs in Latin with their directions, typed, beside what the hospital should know. */
const home = doc(
  'p649.jpg',
  ['he', 'prescription', 'photo'],
  '2026-02-25',
  ['בית אבות חרובים', 'חרובים', 'בית אבות "חרובים"', 'חרובים - בית אבות סיעודי'],
  ['ד"ר איגור מלניק', 'איגור מלניק', 'מלניק איגור'],
  ['חוה רוזנצוויג', 'רוזנצוויג חוה', "גב' חוה רוזנצוויג"],
  'דף תרופות להעברה',
  (c) => {
    let n = 0
    const drug = (s) => {
      const [name, how, note = ''] = s.split('#')
      return `<div class="d" data-line><span class="i">${++n}.</span><span class="m" dir="ltr">${c.t(name)}</span><span class="h" dir="ltr">${ltr(how)}</span><span>${c.t(note)}</span></div>`
    }
    const f = (title, s) => `<p><u>${he(title)}</u>: ${c.t(s)}</p>`
    return sheet(
      `body{font:18px/1.42 ${FACE.david};font-size:20px;padding:42px 62px}.d{display:grid;grid-template-columns:34px 300px 210px 1fr;column-gap:16px;border-bottom:1px dotted #888;padding:1.5px 0}.m,.h{text-align:left;font-family:'Liberation Mono';font-size:16.5px;padding-inline-start:6px}.i{font-weight:bold}h3{font-size:20px;margin:9px 0 2px;background:#e8e8e8;padding:0 8px}p{margin:4px 0}ul{margin:0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center;border-bottom:3px double #333;padding-bottom:6px"><div><b style="font-size:28px">בית אבות "חרובים"</b><br>${he("מחלקה סיעודית ב', טלפון 00-5550142")}</div><div style="text-align:center"><b style="font-size:23px">${he('דף תרופות להעברה')}</b><br>${he('תאריך: 25/02/2026')}</div></div>
      <p>${he("שם הדיירת: גב' חוה רוזנצוויג \u00a0 ת.ז. 0-0177429-3 \u00a0 ת. לידה: 11/11/1939")}<br>${he('רופא המוסד: ד"ר איגור מלניק \u00a0 אחות אחראית: לריסה ק. \u00a0 מועברת אל: מיון פנימי')}</p>${c.no('לריסה ק.', 'nurse')}
      ${f('אבחנות', '{d.demen|דמנציה|icd=F03.90}, {d.park|פרקינסון|icd=G20/G20.A1/G20.C}, {d.htn|יתר לחץ דם}, {d.dm2|סוכרת סוג 2|icd=E11.9}, {d.af|פרפור פרוזדורים|icd=I48.91}, {d.hypothy|תת תריסיות|icd=E03.9}, {d.pressul|פצע לחץ בעצה דרגה 2|icd=L89.152}, {d.constip|עצירות}. {x|ללא מחלת ריאות|negated}.')}
      <h3>${he('תרופות קבועות')}</h3>
      ${[
        '{m.levo|Tab. Eltroxin 50 mcg|freq=x1/d 06:00;route=PO}#PO x1/d 06:00#צום',
        '{m.levod|Tab. Dopicar 125 mg|freq=x4/d 07-11-15-19;route=PO}#PO x4/d 07-11-15-19#',
        '{m.apix|Tab. Eliquis 2.5 mg|freq=x2/d;route=PO}#PO x2/d#',
        '{m.bis|Tab. Concor 1.25 mg|freq=x1/d 08:00;route=PO}#PO x1/d 08:00#{x|לא לתת אם דופק פחות מ-50|conditional}',
        '{m.lina|Tab. Trajenta 5 mg|freq=x1/d 08:00;route=PO}#PO x1/d 08:00#',
        '{m.memant|Tab. Ebixa 20 mg|freq=x1/d 08:00;route=PO}#PO x1/d 08:00#',
        '{m.esc|Tab. Cipralex 10 mg|freq=x1/d 08:00;route=PO}#PO x1/d 08:00#',
        '{m.ome|Cap. Omepradex 20 mg|freq=x1/d 06:00;route=PO}#PO x1/d 06:00#',
        '{m.mirt|Tab. Miro 7.5 mg|freq=x1/d 21:00;route=PO}#PO x1/d 21:00#',
        '{m.lact|Syr. Lactulose 15 ml|freq=x2/d;route=PO}#PO x2/d#',
        '{m.chole|Drops Vitamin D 1000 IU|freq=x1/d;route=PO}#PO x1/d#',
        '{m.ensure?|Ensure Plus 200 ml|dose=-;freq=x2/d}#PO x2/d#סמיך',
      ]
        .map(drug)
        .join('')}
      <h3>${he('לפי הצורך (SOS)')}</h3>
      ${['{m.para|Tab. Acamol 500 mg|freq=x3/d SOS;route=PO}#PO up to x3/d#כאב או חום', '{m.bisac|Supp. Laxadin 10 mg|freq=SOS;route=PR}#PR SOS#{o|אין יציאה 3 ימים}', '{m.salb?|Inh. Ventolin|dose=-;freq=SOS}#INH SOS#'].map(drug).join('')}
      <h3>${he('הופסקו בחודש האחרון')}</h3>
      ${['{m.quet|Tab. Seroquel 12.5 mg|st=stopped}##18/02/2026, {o|ישנוניות}', '{m.fur|Tab. Fusid 20 mg|st=stopped}##10/02/2026, {o|התייבשות}', '{m.nitrof|Cap. Macrodantin 100 mg|st=stopped}##הושלם 05/02/2026'].map(drug).join('')}
      ${f('רגישויות', '{a.pen|פניצילין|react=פריחה} - פריחה. {a.tram|טרמדול|react=בלבול} - בלבול. {x|לא ידועה רגישות למזון|negated}.')}
      ${f('מעבדה אחרונה 16/02/2026', '{l.hgb|Hb 10.7 g/dL|v=10.7;u=g/dL;on=2026-02-16}, {l.crea|Creat 1.21 mg/dL|v=1.21;u=mg/dL;on=2026-02-16}, {l.na|Na 146 mmol/L|v=146;u=mmol/L;on=2026-02-16}, {l.a1c|HbA1c 7.0%|v=7.0;u=%;on=2026-02-16}.')}
      ${f('סיבת ההעברה', 'חום 38.9 מהבוקר ו{o|ישנוניות}. {x|חשד לדלקת ריאות|question|d.pneumonia}. {x|ללא הקאות|negated}. {x|לא נפלה|negated|d.falls}. {x|קטטר שתן: אין|negated|p.foley}.')}
      <ul>${items(c, ['{m.vflu?|חוסנה לשפעת|dose=-;st=-;on=2025-10-28} 28/10/2025. {x|חיסון RSV טרם ניתן|not given|m.e18vrsv}', '{x|לא לתת הלידול או פרמין|warned|m.halo}. {x|נשקל רוצפין במוסד, לא ניתן|considered|m.ceftr}', '{x|הבת מבקשת ללא הנשמה|preference}. {x|ביקורת רופא עור לפצע ב-04/03|planned}'])}</ul>
      <div style="display:flex;justify-content:space-between;align-items:center">${signature(c.rnd)}${stamp(['ד"ר איגור מלניק', 'רופא המוסד', 'מ.ר. 00295'], '#26306f', -7)}${hand('שיניים תותבות איתה', 28)}</div>`,
      'rtl',
    )
  },
  { width: 1080, scale: 1.4, degrade: { angle: 1.1, folds: [0.51] } },
)

/** A hospital's CT of the chest: one paragraph an organ, nodules counted, a summary by number. */
const chest = doc(
  'p650.jpg',
  ['he', 'imaging', 'scan'],
  '2025-11-03',
  ['המרכז הרפואי שדות הנגב', 'שדות הנגב', 'מרכז רפואי שדות הנגב', 'המרכז הרפואי שדות הנגב - מכון הדימות'],
  ['ד"ר נועם ביטאן', 'נועם ביטאן', 'ביטאן נועם', 'ד"ר הדיל אל-עמור', 'הדיל אל-עמור'],
  ['רחל דהאן', 'דהאן רחל', "גב' רחל דהאן"],
  'פענוח CT חזה',
  (c) => {
    const p = (title, s) => `<p><b>${he(title)}:</b> ${c.t(s)}</p>`
    return sheet(
      `body{font:19px/1.5 ${FACE.arial};font-size:18px;padding:48px 70px}p{margin:6px 0}ol{margin:2px 0}span[data-e]{white-space:nowrap}td{padding:1px 12px;border:1px solid #888}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:12px;align-items:center">${mark('bars', '#333', 44)}<div><b style="font-size:25px">המרכז הרפואי שדות הנגב</b><br>${he('מכון הדימות \u00a0 יחידת CT')}</div></div>${barcode(c.rnd, 34, 38)}</div>
      <table style="margin:10px 0"><tr><td>${he("שם: גב' רחל דהאן")}</td><td>${he('ת.ז. 0-5823310-2')}</td><td>${he('ת. לידה: 24/12/1960')}</td></tr><tr><td>${he('תאריך בדיקה: 03/11/2025')}</td><td>${he('תאריך אישור: 05/11/2025')}</td><td>${he('מזמין: ד"ר עמית שפר, מרפאת ריאות')}</td></tr></table>${c.no('ד"ר עמית שפר', 'referrer')}
      <div style="text-align:center;font-size:22px;font-weight:bold;text-decoration:underline">${c.t('{i.ctchest|פענוח CT חזה|main=1}')}</div>
      ${p('רקע', '{o|שיעול ממושך}, {d.smoker|מעשנת 35 שנות קופסה|icd=F17.210/Z72.0/F17.200}. מצב לאחר {p.lumpec|כריתת גוש בשד שמאל|on=2016} ב-2016 בשל {d.breastca|סרטן שד|icd=C50.912/Z85.3/C50.919}, {x|לשלול גרורות|question}. {x|אחותה עם סרקואידוזיס|family history|d.sarcoid}.')}
      ${p('טכניקה', 'סריקה ספירלית לאחר הזרקת {o|חומר ניגוד} לוריד, 70 מ"ל. {x|ללא תגובה לחומר הניגוד|negated|a.contrast}. להשוואה {i.ctchest|CT חזה|on=2024-10-29} מיום 29/10/2024.')}
      ${p('ריאות', '{d.emphys|אמפיזמה צנטרילובולרית|icd=J43.2} באונות העליונות. {d.nodule|קשרית בגודל 6 מ"מ באונה ימנית עליונה|icd=R91.1/R91.8}, ללא שינוי. קשרית חדשה 4 מ"מ בלינגולה. {d.granul|גרנולומה מסוידת} בבסיס שמאל. {d.bronchiect|ברונכיאקטזיות|icd=J47.9} גליליות באונה האמצעית. {d.bronchwall|עיבוי דפנות הסימפונות}. {x|ללא תסנין|negated|d.pneumonia}.')}
      ${p('קרום הריאה', '{x|ללא תפליט|negated|d.pleff}, {x|ללא חזה אוויר|negated|d.pneumothx}.')}
      ${p('מיצר', '{x|ללא קשרי לימפה מוגדלים|negated|d.lymphadmed}. {d.h12axln?|קשר בבית השחי שמאל 8 מ"מ}, תקין בצורתו. {d.thynod|קשרית 14 מ"מ באונה שמאל של בלוטת התריס|icd=E04.1}. {d.hiatus|בקע סרעפתי קטן|icd=K44.9}.')}
      ${p('לב וכלי דם', '{d.corcalc|הסתיידויות בעורקים הכליליים|icd=I25.10/I25.84}. {d.ectasia|הרחבה של האאורטה העולה 41 מ"מ|icd=I77.810/I71.21}. {d.phtn?|קוטר עורק הריאה 30 מ"מ|st=-}, גבולי. {x|ללא תפליט פריקרדיאלי|negated|d.pereff}. {x|ללא תסחיף ריאתי מרכזי|negated|d.pe}.')}
      ${p('בטן עליונה בחתכים שנכללו', '{d.lcyst|ציסטה 12 מ"מ בכבד}, {d.steat|כבד שומני|icd=K76.0}, {d.gallst|אבן בכיס המרה|icd=K80.20}. {x|בלוטות יותרת הכליה ללא ממצא|negated|d.adrenal}.')}
      ${p('עצמות', '{d.h13spdeg|שינויים ניווניים בעמוד השדרה}. {x|ללא נגע גרורתי|negated}. {d.ribfx|שבר ישן בצלע 7 משמאל|icd=S22.32XS/S22.32XD/S22.32XA/Z87.81;st=-}.')}
      <p><b>${he('סיכום:')}</b></p><ol>${items(c, ['{d.nodule|קשריות ריאתיות|icd=R91.1/R91.8}, אחת מהן חדשה בקוטר 4 מ"מ.', '{d.emphys|אמפיזמה|icd=J43.2} ו{d.bronchiect|ברונכיאקטזיות|icd=J47.9}. {x|אין עדות לגרורות|negated}.', '{d.ectasia|הרחבת האאורטה העולה|icd=I77.810/I71.21}, 41 מ"מ.', '{d.thynod|קשרית בבלוטת התריס|icd=E04.1}.'])}</ol>
      ${p('המלצות', "{x|CT חזה חוזר בעוד 6 חודשים|planned}. {x|אולטרסאונד בלוטת התריס|planned|i.usthy}. {x|PET-CT אם תהיה גדילה|conditional|i.petct}. {x|ביופסיה אינה מומלצת כעת|not needed|p.e12lungbx}. {x|הפסקת עישון - ניתן לשקול צ'מפיקס|considered|m.varen}.")}
      <div style="display:flex;justify-content:space-between;align-items:end;margin-top:14px"><div>${he('פענח: ד"ר נועם ביטאן, מתמחה')}<br>${he('אישרה: ד"ר הדיל אל-עמור, רדיולוגית בכירה')}</div>${signature(c.rnd, '#222')}</div>`,
      'rtl',
    )
  },
  { dateAliases: ['2025-11-05'], width: 1120, scale: 1.32, degrade: { angle: 0.8 } },
)

/** A fund's allergy clinic for children: a card in two halves, allergies with what happened, vaccines with their days. */
const card = doc(
  'p651.png',
  ['he', 'other', 'clean'],
  '2026-01-14',
  ['קופת חולים אביבים', 'אביבים', 'קופ"ח אביבים', 'קופת חולים אביבים - מרפאת אלרגיה ילדים'],
  ['ד"ר לילך צדוק', 'לילך צדוק', 'צדוק לילך'],
  ['נגה אלחדד', 'אלחדד נגה', 'הילדה נגה אלחדד'],
  'כרטיס אלרגיות וחיסונים',
  (c) => {
    const allergy = (s) => {
      const [what, when, test] = s.split('#')
      return `<tr data-line><td>${c.t(what)}</td><td>${he(when)}</td><td>${c.t(test)}</td></tr>`
    }
    const vaccine = (key, label, ...days) =>
      `<tr data-line><td>${c.t(`{m.${key}?|${label}|dose=-;st=-;on=${days.at(-1).split('/').reverse().join('-')}}`)}</td>${[0, 1, 2, 3].map((i) => `<td>${ltr(days[i] ?? '')}</td>`).join('')}</tr>`
    const h = (s) => `<h3>${he(s)}</h3>`
    return sheet(
      `body{font:17px/1.42 ${FACE.notoHe};font-size:16.5px;padding:0 0 36px}.w{padding:0 56px}td,th{border:1px solid #e0b9a6;padding:3px 9px}th{background:#fbe9e0;font-size:15.5px}h3{font-size:18px;color:#b0431a;margin:12px 0 3px}p{margin:5px 0}ul{margin:0}.e{border:3px solid #c22;border-radius:10px;padding:6px 16px;margin:10px 0}`,
      `<div style="border-top:14px solid #b0431a;padding:12px 56px 6px;display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:12px;align-items:center">${mark('star', '#b0431a', 46)}<div><b style="font-size:25px;color:#b0431a">קופת חולים אביבים</b><br>${he('מרפאת אלרגיה ילדים, מודיעין')}</div></div><div style="text-align:center"><b style="font-size:22px">${he('כרטיס אלרגיות וחיסונים')}</b><br>${he('עודכן: 14/01/2026')}</div>${matrixCode(c.rnd, 18, 3)}</div><div class="w">
      <div style="display:grid;grid-template-columns:1fr 1fr 1fr;background:#fdf5f0;padding:6px 12px"><div>${he('הילדה נגה אלחדד')}<br>${he('ת.ז. 3-6610248-0')}</div><div>${he('ת. לידה: 22/06/2019')}<br>${he('משקל: 21.4 ק"ג')}</div><div>${he('אלרגולוגית: ד"ר לילך צדוק')}<br>${he('אם: מיכל, רופא ילדים: ד"ר עופר ינאי')}</div></div>${c.no('ד"ר עופר ינאי', 'other physician')}${c.no('מיכל', 'parent')}
      ${h('אלרגיות מאובחנות')}<table><tr><th style="width:40%">${he('אלרגן ותגובה')}</th><th>${he('אירוע')}</th><th>${he('אישור האבחנה')}</th></tr>
      ${['{a.sesame|שומשום|react=אנפילקסיס} - אנפילקסיס#12/05/2021#{l.sesameige|IgE שומשום 38.5 kU/L|v=38.5;u=kU/L;on=2025-12-30} (30/12/2025)', '{a.cashew|קשיו|react=הקאות ואורטיקריה} - הקאות ואורטיקריה#03/09/2022#{l.h19cashew|IgE קשיו 9.20 kU/L|v=9.20;u=kU/L;on=2025-12-30} (30/12/2025)', '{a.pistach|פיסטוק|react=נפיחות בשפתיים} - נפיחות בשפתיים#03/09/2022#{o|תבחין עור 8 מ"מ}', '{a.amox|מוקסיפן|react=פריחה} - פריחה#02/2023#{x|תגר פומי מתוכנן|planned}', '{a.cat|חתולים|react=נזלת} - נזלת#מאז 2023#{l.catige|IgE חתול 4.7 kU/L|v=4.7;u=kU/L;on=2025-12-30} (30/12/2025)'].map(allergy).join('')}</table>
      <p>${c.t('{x|חלב: החלימה, תגר פומי תקין ב-2023|negated|a.milk}. {x|בוטנים: נסבל, ללא אלרגיה|negated|a.peanut}. {x|ביצים: אוכלת חופשי|negated|a.egg}. {x|אין רגישות ללטקס|negated|a.latex}. {x|אגוז מלך: טרם נבדק|not done}.')}</p>
      ${h('מחלות ותרופות')}<p>${c.t('{d.asthma|אסתמה קלה|icd=J45.20/J45.30/J45.909}, {d.eczema|אטופיק דרמטיטיס|icd=L20.9}, {d.allrhin|נזלת אלרגית|icd=J30.9/J30.81}. {x|לאח צליאק|family history|d.celiac}.')}</p>
      <p>${c.t('קבוע: {m.flut|פליקסוטייד 50 מק"ג פעמיים ביום|freq=פעמיים ביום}, {m.ceti|זילרגי 5 מ"ל בערב|freq=בערב}. לפי הצורך: {m.salb|ונטולין|dose=-;freq=לפי הצורך}, {m.triamct?|קרם סטרואידי|dose=-}. {m.mont|סינגולייר 4 מ"ג|st=stopped} הופסק ב-2024 בשל {o|סיוטים}. {x|זולאייר נשקל בהמשך|considered}.')}</p>
      <div class="e"><b>${he('בתגובה קשה:')}</b> ${c.t('{m.adren|אפיפן ג\'וניור 0.15 מ"ג|freq=בתגובה קשה} לירך, להזעיק 101. {x|אם אין שיפור תוך 5 דקות - מזרק שני|conditional}. {x|ממשקל 25 ק"ג לעבור לאפיפן 0.3 מ"ג|planned}. {x|לא לתת פניצילינים|warned}.')}</div>
      ${h('חיסונים שניתנו')}<table><tr><th style="width:40%">${he('חיסון')}</th><th>${he('מנה 1')}</th><th>${he('מנה 2')}</th><th>${he('מנה 3')}</th><th>${he('מנה 4')}</th></tr>
      ${vaccine('vhepb', 'צהבת נגיפית B', '22/06/2019', '23/07/2019', '25/12/2019')}
      ${vaccine('e12dtap', 'דיפתריה, טטנוס, שעלת (DTaP)', '25/08/2019', '27/10/2019', '25/12/2019', '24/06/2020')}
      ${vaccine('e12ipv', 'פוליו מומת (IPV)', '25/08/2019', '27/10/2019', '25/12/2019', '24/06/2020')}
      ${vaccine('e12hib', 'המופילוס אינפלואנזה (Hib)', '25/08/2019', '27/10/2019', '25/12/2019', '24/06/2020')}
      ${vaccine('vpcv', 'פנאומוקוק (פרבנר)', '25/08/2019', '27/10/2019', '24/06/2020')}
      ${vaccine('e12rota', 'רוטה (רוטטק)', '25/08/2019', '27/10/2019', '25/12/2019')}
      ${vaccine('vmmr', 'חצבת, חזרת, אדמת (MMR)', '24/06/2020', '12/10/2025')}
      ${vaccine('e12vvar', 'אבעבועות רוח', '24/06/2020', '12/10/2025')}
      ${vaccine('vhepa', 'צהבת נגיפית A', '23/12/2020', '30/06/2021')}
      ${vaccine('vflu', 'שפעת', '05/11/2024', '26/10/2025')}</table>
      <ul style="margin-top:6px">${items(c, ["{x|חיסון קורונה לא ניתן, לבקשת ההורים|declined|m.vcovid}. {x|דחף שעלת (Tdap) בכיתה ב'|planned|m.tdap}", '{x|אלרגיה לביצים אינה מניעה לחיסון שפעת|reference comment}. ביקורת במרפאה: 07/2026'])}</ul>
      <div style="display:flex;justify-content:space-between;align-items:center;margin-top:6px">${signature(c.rnd)}${stamp(['ד"ר לילך צדוק', 'אלרגיה ואימונולוגיה', 'מ.ר. 00847'], '#7a1d4a', -5)}</div></div>`,
      'rtl',
    )
  },
  { width: 1100, scale: 1.3 },
)

export const nineteenthHeMore = [home, chest, card]
