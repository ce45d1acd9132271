/** Further Israeli documents: maternity discharge, emergency letter, paediatrics, ophthalmology. */
import { mark, signature, stamp } from '../lib/decor.mjs'
import { FACE, he, items, pairs, sheet } from './parts.mjs'

const part = (c, title, body) =>
  `<h3>${he(title)}</h3>${Array.isArray(body) ? `<ul>${items(c, body)}</ul>` : `<p>${c.t(body)}</p>`}`
const box = (list) => `<div class="h">${pairs(list, he)}</div>`

const maternity = {
  file: 'p45.jpg',
  lang: 'he',
  category: 'discharge',
  variant: 'photo',
  date: '2023-09-27',
  scale: 1.2,
  fixture: true,
  degrade: { angle: 1.7 },
  facility: 'מרכז רפואי כרמי הצפון',
  facilityAliases: ['כרמי הצפון', 'המרכז הרפואי כרמי הצפון'],
  physician: 'ד"ר רונית אלקלעי',
  physicianAliases: ['רונית אלקלעי', 'ד״ר רונית אלקלעי', 'דר רונית אלקלעי'],
  patient: 'אסנת פרידמן',
  patientAliases: ['פרידמן אסנת'],
  title: 'מכתב שחרור - יולדת',
  html: (c) =>
    sheet(
      `body{font:21px/1.45 ${FACE.nachlieli};padding:42px 58px}h3{font-size:20px;margin-top:9px;background:#f2e3ea;padding:2px 10px}p{margin:3px 10px}.h{display:grid;grid-template-columns:1fr 1fr 1fr;gap:2px 16px;margin:10px 0;font-size:19px}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div><span style="font-size:18px">מרכז רפואי כרמי הצפון</span><br><b style="font-size:27px">מכתב שחרור - יולדת</b></div>${mark('rings', '#b0487c', 52)}</div>
      ${box([
        ['שם', 'אסנת פרידמן'],
        ['ת.ז.', '20118834-5'],
        ['ת. לידה', '16/06/1992'],
        ['תאריך קבלה', '23/09/2023'],
        ['תאריך שחרור', '27/09/2023'],
        ['רופאה', 'ד"ר רונית אלקלעי'],
      ])}
      ${part(c, 'אבחנות', ['לידה שנייה, שבוע 38+4', '{d.gdm|סוכרת הריון} (GDMA2)', '{d.preecl|רעלת הריון} קלה', '{d.ida|אנמיה מחוסר ברזל}', '{d.hypothy|תת פעילות בלוטת התריס}'])}
      ${part(c, 'ניתוחים ופעולות', '{p.csect|ניתוח קיסרי|on=2023-09-24} בתאריך 24/09/2023 עקב {o|מצג עכוז}. בעבר {p.append|כריתת תוספתן|on=2010} ב-2010. {x|לא בוצע דיקור מי שפיר|not done|p.amnio}.')}
      ${part(c, 'רגישויות', '{a.latex|לטקס - פריחה|react=rash}. {x|לא ידועה רגישות לפניצילין|negated|a.pen}.')}
      ${part(c, 'רקע משפחתי', 'אם - {x|סרטן שד|family history|d.breastca}, אב - {x|יתר לחץ דם|family history|d.htn}.')}
      ${part(c, 'מהלך', 'לחצי דם עד 152/96 לפני הלידה, טופלה ב-{m.labet|Trandate 100 mg|st=stopped} ו-{m.mgso|מגנזיום סולפט|dose=-;st=-}. {x|ללא סימני HELLP|negated}. {x|ללא פרכוסים|negated|d.seiz}. ניתן {m.cefaz|Cefazolin 2 g|dose=2 g;st=-} לפני הניתוח. {m.oxyt|Pitocin|dose=-;st=-} לפי פרוטוקול. {x|לא נזקקה לעירוי דם|negated|p.transfus}. {i.usob|הערכת משקל} בקבלה 3350 גרם. נולדה בת, {o|אפגר} 9/10.')}
      ${part(c, 'מעבדה', '{l.hgb|HGB 8.9 g/dL}, {l.plt|PLT 166 K/uL}, {l.alt|ALT 21 U/L}, {l.uprot24|חלבון באיסוף שתן 410 mg/24h|v=410;u=mg/24h}, {l.ferr|Ferritin 7 ng/mL}, {l.tsh|TSH 2.6 mIU/L}.')}
      ${part(c, 'טיפול בשחרור', ['{m.nif|Pressolat 20 mg פעמיים ביום|freq=BID}', '{m.enox|Clexane 40 mg בזריקה פעם ביום|freq=daily} למשך 10 ימים', '{m.ferrop|Ferripel-3 טבליה ביום|dose=-}', '{m.levo|Eltroxin 100 mcg בבוקר|freq=daily}', '{m.para|Acamol 1 g עד 3 פעמים ביום לפי הצורך|dose=1 g;freq=PRN}', '{m.simet|Simicol|dose=-} לפי הצורך'])}
      ${part(c, 'המלצות', 'הופסק {m.metf|Metformin|dose=-;st=stopped}. {x|העמסת סוכר 75 גרם|planned} בעוד 6 שבועות. {x|אין ליטול Methergin|instruction}. {x|לשקול התקן תוך רחמי Mirena|considered|m.lng} בביקורת. מעקב ד"ר עינב שגיא.')}${c.no('ד"ר עינב שגיא', 'physician name')}
      <div style="display:flex;justify-content:space-between">${signature(c.rnd)}${stamp(['ד"ר רונית אלקלעי', 'מיילדות וגינקולוגיה'], '#264', -6)}</div>`,
      'rtl',
    ),
}

const emergency = {
  file: 'p46.jpg',
  lang: 'he',
  category: 'discharge',
  variant: 'fax',
  date: '2024-07-02',
  scale: 1.25,
  facility: 'בית חולים שערי הגליל',
  facilityAliases: ['שערי הגליל', 'ביה"ח שערי הגליל', 'המרכז הרפואי שערי הגליל'],
  physician: 'ד"ר מוחמד זועבי',
  physicianAliases: ['מוחמד זועבי', 'זועבי מוחמד', 'ד״ר מוחמד זועבי'],
  patient: 'אלכסנדר ברקוביץ',
  patientAliases: ['ברקוביץ אלכסנדר', "אלכסנדר ברקוביץ'"],
  title: 'סיכום ביקור במיון',
  html: (c) =>
    sheet(
      `body{font:23px/1.5 ${FACE.arial};padding:40px 60px}h3{font-size:23px;margin-top:8px}p{margin:2px 0}.h{border:2px solid #000;padding:8px 14px;display:grid;grid-template-columns:1fr 1fr;margin:10px 0}`,
      `<div style="text-align:center"><b style="font-size:27px">בית חולים שערי הגליל</b><br>סיכום ביקור במיון</div>${box(
        [
          ['שם', 'אלכסנדר ברקוביץ'],
          ['ת.ז.', '31788234-0'],
          ['תאריך לידה', '08/12/1971'],
          ['תאריך ביקור', '02/07/2024 19:35'],
          ['רופא', 'ד"ר מוחמד זועבי'],
          ['שחרור', '03/07/2024 01:10'],
        ],
      )}
      ${part(c, 'סיבת הפניה:', '{o|כאב מותן} שמאל מקרין למפשעה מזה 6 שעות, {x|ללא חום|negated}.')}
      ${part(c, 'מחלות רקע:', '{d.stone|אבני כליה} בעבר, {d.obesity|השמנה}, {d.asthma|אסתמה}, {d.bph|הגדלה שפירה של הערמונית}. {x|ללא סוכרת|negated|d.dm2}. ניתוחים: {p.herniar|תיקון בקע מפשעתי}.')}
      ${part(c, 'רגישות:', '{a.asa|אספירין - קוצר נשימה}.')}
      ${part(c, 'תרופות קבועות:', '{m.symb|Symbicort 160/4.5 פעמיים ביום|dose=-;freq=BID}, {m.tams|Omnic 0.4 mg פעם ביום|freq=daily}.')}
      ${part(c, 'בדיקות:', '{l.wbc|WBC 12.6 K/uL}, {l.crea|Creatinine 1.31 mg/dL}, {l.crp|CRP 8 mg/L}. שתן: {l.ubld?|דם +3|v=+3;u=-}. {i.ctkub|CT לדרכי השתן}: {d.ureter|אבן בשופכן} דיסטלי שמאל 5 מ"מ עם {d.hydro|הידרונפרוזיס קלה}. {x|ללא דיברטיקוליטיס|negated|d.divertic}. {x|נשללה מפרצת|ruled out|d.aaa}.')}
      ${part(c, 'טיפול במיון:', '{m.dipyr|Optalgin 1 g IV|dose=1 g;st=-}, {m.trama|Tramadex 100 mg|st=-}, {m.metocl|Pramin 10 mg|st=-}.')}
      ${part(c, 'המלצות בשחרור:', ['{m.dipyr|אופטלגין 500 mg שתי טבליות 3 פעמים ביום|dose=-}', '{m.oxyc|Oxycod 5 mg לפי הצורך|freq=PRN}', 'ביקורת אורולוגית; {x|אורטרוסקופיה|considered|p.ureteros} אם האבן לא תיפלט', '{x|אין ליטול Voltaren בשל אסתמה|instruction|m.dicl}'])}
      ${signature(c.rnd, '#111')}`,
      'rtl',
    ),
}

const child = {
  file: 'p47.jpg',
  lang: 'he',
  category: 'consultation',
  variant: 'scan',
  date: '2024-04-03',
  degrade: { angle: 0.9 },
  facility: 'מרפאת ילדים גן העיר',
  facilityAliases: ['גן העיר', 'מרפאת ילדים "גן העיר"'],
  physician: 'ד"ר טלי אורבך',
  physicianAliases: ['טלי אורבך', 'ד״ר טלי אורבך', 'אורבך טלי'],
  patient: 'איתמר דהן',
  patientAliases: ['דהן איתמר'],
  title: 'סיכום ביקור רופא ילדים',
  html: (c) =>
    sheet(
      `body{font:22px/1.55 ${FACE.david};font-size:23px;padding:50px 76px}h3{font-size:23px;margin-top:10px}p{margin:2px 0}.h{margin:10px 0;line-height:1.5}`,
      `<b>מרפאת ילדים גן העיר</b> - ${he('ד"ר טלי אורבך, מומחית ברפואת ילדים')}<hr><b style="font-size:26px">סיכום ביקור</b>${box(
        [
          ['שם הילד', 'איתמר דהן'],
          ['תאריך לידה', '15/10/2020'],
          ['תאריך ביקור', '03/04/2024'],
        ],
      )}
      ${part(c, 'רקע', 'ילד בן 3.5, {d.eczema|אטופיק דרמטיטיס}, {d.g6pd|חסר G6PD}. אלרגיה: {a.sesame|שומשום}, {a.milk|חלב פרה} (עבר). {p.grommet|ניתוח כפתורים|on=2023} ב-2023. מחוסן. אחות עם {x|אסתמה|family history|d.asthma}.')}
      ${part(c, 'תלונה', 'חום יומיים, כאב אוזן ימין, הקאה אחת. {x|ללא שלשול|negated}. {x|ללא פרכוסי חום|negated|d.febseiz}.')}
      ${part(c, 'בדיקה', 'חום 38.7, משקל 15.2 ק"ג. אוזן ימין - עור תוף אדום ובולט. לוע אדום. {l.strepa|Strep A rapid test שלילי|v=Negative;u=-}. ריאות נקיות, {x|אין סימני דלקת ריאות|negated|d.pneumonia}. {x|אין סימני גירוי קרומי המוח|negated|d.meng}.')}
      ${part(c, 'אבחנה', ['{d.aom|דלקת אוזן תיכונה} ימנית', '{d.conj|דלקת לחמיות}'])}
      ${part(c, 'טיפול', ['{m.amox|Moxypen 400 mg/5 ml|dose=-;freq=BID} 8 מ"ל פעמיים ביום למשך 7 ימים', '{m.para|אקמולי|dose=-;freq=PRN} לפי הצורך', '{m.fusid|Fucithalmic|dose=-;freq=BID} פעמיים ביום', '{m.hydroc|Hydrocortisone 1% משחה|dose=-} לעור'])}
      ${part(c, 'המלצות', '{x|להימנע מ-Resprim ומפול|instruction|m.sept} בשל חסר G6PD. {x|אם לא ישתפר - מעבר ל-Augmentin|considered|m.coamox}. {x|בדיקת שמיעה|planned|p.tymp} בעוד חודש.')}
      <p style="margin-top:14px">${signature(c.rnd)}<br>${he('ד"ר טלי אורבך')}</p>`,
      'rtl',
    ),
}

const eyes = {
  file: 'p48.jpg',
  lang: 'he',
  category: 'consultation',
  variant: 'photo',
  date: '2024-08-13',
  scale: 1.2,
  degrade: { rotate: 90 },
  facility: 'מרכז עיניים אופק',
  facilityAliases: ['אופק', 'מרכז העיניים אופק'],
  physician: "פרופ' גבריאל שטרן",
  physicianAliases: [
    'גבריאל שטרן',
    'פרופ גבריאל שטרן',
    'פרופסור גבריאל שטרן',
    'פרופ׳ גבריאל שטרן',
    'ד"ר גבריאל שטרן',
  ],
  patient: 'זהבה מלכה',
  patientAliases: ['מלכה זהבה', "גב' זהבה מלכה"],
  title: 'מכתב רופא עיניים',
  html: (c) =>
    sheet(
      `body{font:21px/1.55 ${FACE.serifHe};padding:50px 70px}h3{font-size:20px;margin-top:10px;color:#134}p{margin:3px 0}.h{display:flex;justify-content:space-between;margin:10px 0}`,
      `<div style="text-align:center">${mark('wave', '#134f7a', 50)}<br><b style="font-size:25px">מרכז עיניים אופק</b></div>${box(
        [
          ['שם', 'זהבה מלכה'],
          ['ת. לידה', '21/03/1950'],
          ['תאריך', '13/08/2024'],
        ],
      )}<p>${he('לכבוד ד"ר יאנה קוגן, רופאת משפחה')}</p>${c.no('ד"ר יאנה קוגן', 'recipient')}
      ${part(c, 'אבחנות', ['{d.glauc|גלאוקומה פתוחת זווית} בשתי העיניים', '{d.catar|קטרקט} בעין שמאל', '{d.amd|ניוון מקולרי גילי} יבש', '{d.dryeye|עין יבשה}', '{d.dm2|סוכרת סוג 2}, {x|ללא רטינופתיה סוכרתית|negated|d.dretin}'])}
      ${part(c, 'מהלך', 'בת 74, לאחר {p.phaco|ניתוח קטרקט|on=2022} בעין ימין 2022 ו-{p.slt|SLT|on=2021} ב-2021. ללא כאבים. {x|אין עדות להיפרדות רשתית|negated|d.retdet}. {x|ללא אובאיטיס|negated|d.uveitis}. {i.oct|OCT} היום: {o|דרוזן}, {x|ללא נוזל תת רשתי|negated}. {o|לחץ תוך עיני 24/22 mmHg}. {o|חדות ראיה 6/9, 6/18}. אחיה סובל מ-{x|גלאוקומה|family history|d.glauc}.')}
      ${part(c, 'טיפול נוכחי', ['{m.latan|Xalatan טיפה אחת בערב|dose=-;freq=evening}', '{m.cosopt|Cosopt פעמיים ביום|dose=-;freq=BID} - חדש', '{m.carmel|תחליפי דמעות|dose=-} לפי הצורך', '{m.timo|Tiloptic 0.5%|dose=-;st=stopped} - הופסק עקב {o|ברדיקרדיה}'])}
      ${part(c, 'רגישויות', '{a.contrast|חומר ניגוד יודי}. {x|אין רגישות לתרופות|no known allergies}.')}
      ${part(c, 'תכנית', '{x|ניתוח קטרקט|planned} בעין שמאל בחודש נובמבר. {x|Alphagan|considered|m.brim} יישקל אם הלחץ לא ירד. {x|הזרקת Avastin אינה נדרשת כעת|not indicated|m.bevac}. לפני הניתוח: {x|להימנע מ-Omnic|instruction|m.tams}.')}
      <p>בברכה,</p>${signature(c.rnd)}<p>${he("פרופ' גבריאל שטרן")}</p>`,
      'rtl',
    ),
}

export const clinicHebrewMore = [maternity, emergency, child, eyes]
