/** The remaining Israeli pages: a list of regular drugs, a thyroid ultrasound, an orthopaedic letter. */
import { barcode, mark, signature, stamp } from '../lib/decor.mjs'
import { FACE, he, items, pairs, sheet } from './parts.mjs'

const part = (c, title, body) =>
  `<h3>${he(title)}</h3>${Array.isArray(body) ? `<ul>${items(c, body)}</ul>` : `<p>${c.t(body)}</p>`}`

const regular = {
  file: 'p50.png',
  lang: 'he',
  category: 'prescription',
  variant: 'clean',
  date: '2024-09-15',
  facility: 'לאומנית שירותי בריאות',
  facilityAliases: ['לאומנית', 'קופת חולים לאומנית'],
  physician: 'ד"ר איריס נחמיאס',
  physicianAliases: ['איריס נחמיאס', 'נחמיאס איריס', 'ד״ר איריס נחמיאס'],
  patient: 'שמעון בוזגלו',
  patientAliases: ['בוזגלו שמעון'],
  title: 'רשימת תרופות קבועות',
  html: (c) => {
    const row = (drug, dose, often, till) =>
      `<tr data-line><td class="n">${c.t(drug)}</td><td>${he(dose)}</td><td>${he(often)}</td><td>${he(till)}</td></tr>`
    return sheet(
      `body{font:20px/1.4 ${FACE.notoHe};padding:42px 56px}td,th{padding:6px 10px;border-bottom:1px solid #bcd}th{background:#16507e;color:#fff}.n{font-weight:600}.h{display:grid;grid-template-columns:1fr 1fr;margin:10px 0 16px;gap:2px 20px}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><b style="font-size:21px;color:#16507e">לאומנית שירותי בריאות</b>${barcode(c.rnd, 40, 30)}</div><div style="font-size:27px;font-weight:bold;margin-top:8px">רשימת תרופות קבועות</div>
      <div class="h">${pairs(
        [
          ['שם', 'שמעון בוזגלו'],
          ['ת.ז.', '06612095-1'],
          ['תאריך לידה', '09/09/1952'],
          ['תאריך הפקה', '15/09/2024'],
          ['רופאה מטפלת', 'ד"ר איריס נחמיאס'],
          ['סניף', 'אשקלון'],
        ],
        he,
      )}</div>
      <table><tr><th>שם התרופה</th><th>מינון</th><th>תדירות</th><th>בתוקף עד</th></tr>
      ${row('{m.sacval|Entresto 49/51 mg|dose=-;freq=BID}', '1 טבליה', 'פעמיים ביום', '15/12/2024')}
      ${row('{m.epler|Inspra 25 mg|freq=daily}', '1 טבליה', 'פעם ביום', '15/12/2024')}
      ${row('{m.dapa|Forxiga 10 mg|freq=daily}', '1 טבליה', 'פעם ביום', '15/12/2024')}
      ${row('{m.fur|Fusid 40 mg|freq=BID}', '1 טבליה', 'בוקר וצהריים', '15/10/2024')}
      ${row('{m.amio|Procor 200 mg|freq=daily}', '1 טבליה', '5 ימים בשבוע', '15/12/2024')}
      ${row('{m.degl|Tresiba|dose=-;freq=daily}', '22 יחידות', 'פעם ביום לפני השינה', '15/11/2024')}
      ${row('{m.dula|Trulicity 1.5 mg|freq=weekly}', 'זריקה', 'פעם בשבוע', '15/11/2024')}
      ${row('{m.esc|Cipralex 10 mg|freq=daily}', '1 טבליה', 'פעם ביום בבוקר', '15/12/2024')}
      ${row('{m.eso|Nexium 40 mg|freq=daily}', '1 טבליה', 'לפני ארוחת הבוקר', '15/12/2024')}
      ${row('{m.fina|Pro-Cure 5 mg|freq=daily}', '1 טבליה', 'פעם ביום', '15/12/2024')}
      ${row('{m.mgox|Magnox 520 mg|freq=daily}', '1 כמוסה', 'פעם ביום', '15/12/2024')}
      ${row('{m.b12|ויטמין B12 1000 mcg|freq=weekly}', 'טבליה', 'פעם בשבוע', '15/12/2024')}</table>
      <p>${c.t('רגישויות: {a.nsaid|NSAIDs} - בצקת. {a.bee|ארס דבורים} - {o|תגובה אנפילקטית}.')}</p>
      <p>${c.t('תרופות שהופסקו בשנה האחרונה: {m.ram|Tritace 5 mg|st=stopped} (הוחלף ב-Entresto), {m.clop|Plavix 75 mg|st=stopped}.')}</p>
      <p style="font-size:17px">${c.t('{x|אין להפסיק תרופה ללא התייעצות עם הרופא|instruction}. {x|אין ליטול אשכוליות עם Procor|warning}.')}</p>`,
      'rtl',
    )
  },
}

const thyroid = {
  file: 'p52.jpg',
  lang: 'he',
  category: 'imaging',
  variant: 'photo',
  date: '2024-03-31',
  degrade: { angle: -1.5 },
  facility: 'מכון אולטרסאונד הדרים',
  facilityAliases: ['הדרים', 'מכון הדרים'],
  physician: 'ד"ר אולגה ברנשטיין',
  physicianAliases: ['אולגה ברנשטיין', 'ד״ר אולגה ברנשטיין'],
  patient: 'יפית חדד',
  patientAliases: ['חדד יפית', "גב' יפית חדד"],
  title: 'US בלוטת התריס',
  html: (c) =>
    sheet(
      `body{font:23px/1.6 ${FACE.frank};font-size:24px;padding:56px 84px}h3{font-size:23px;margin-top:10px}p{margin:2px 0}.h{display:grid;grid-template-columns:1fr 1fr;margin:14px 0}`,
      `<div style="border-bottom:2px solid #444;padding-bottom:8px;display:flex;justify-content:space-between"><span>מכון אולטרסאונד הדרים<br>רח' הרצל 101, כפר אלון</span>${mark('leaf', '#585', 48)}</div><div class="h">${pairs(
        [
          ['שם הנבדקת', 'יפית חדד'],
          ['תאריך בדיקה', '31/03/2024'],
          ['ת. לידה', '12/12/1983'],
          ['רופא מפנה', 'ד"ר שי אבוטבול'],
        ],
        he,
      )}</div>${c.no('ד"ר שי אבוטבול', 'physician name')}
      <p style="text-align:center;font-size:27px"><b>${c.t('{i.usthy|US בלוטת התריס|on=2024-03-31}')}</b></p>
      ${part(c, 'התוויה:', '{d.hashi|תירואידיטיס על שם השימוטו}. מטופלת ב-{m.levo|Euthyrox 50 mcg|freq=daily}.')}
      ${part(c, 'ממצאים:', '{o|בלוטת תריס מוגדלת}, מרקם לא אחיד. {d.thynod|קשרית בבלוטת התריס} באונה ימין 18 מ"מ, {o|TIRADS 4}. {x|ללא קשריות באונה שמאל|negated}. {x|ללא בלוטות לימפה פתולוגיות|negated}. {x|לא הודגמה ציסטה|negated}.')}
      ${part(c, 'סיכום:', 'קשרית ימנית המחייבת בירור. {x|מומלץ FNA|planned|p.fna}. {x|אין עדות לגרייבס|negated|d.graves}.')}
      <div style="margin-top:16px">${signature(c.rnd)}<br>${he('ד"ר אולגה ברנשטיין, רדיולוגית')}</div>`,
      'rtl',
    ),
}

const orthopaedics = {
  file: 'p53.jpg',
  lang: 'he',
  category: 'consultation',
  variant: 'scan',
  date: '2023-11-14',
  degrade: { angle: -1 },
  facility: 'מרפאה אורתופדית נווה דקל',
  facilityAliases: ['נווה דקל', 'מרפאת נווה דקל'],
  physician: 'ד"ר עמיחי רביבו',
  physicianAliases: ['עמיחי רביבו', 'ד״ר עמיחי רביבו', 'רביבו עמיחי'],
  patient: 'לודמילה קפלן',
  patientAliases: ['קפלן לודמילה', "גב' לודמילה קפלן"],
  title: 'ייעוץ אורתופדי',
  html: (c) =>
    sheet(
      `body{font:21px/1.5 ${FACE.simple};font-size:22px;padding:46px 66px}.c{columns:2;column-gap:36px}h3{font-size:21px;margin-top:8px;break-after:avoid}p{margin:2px 0}`,
      `<div style="display:flex;justify-content:space-between"><b style="font-size:26px">ייעוץ אורתופדי</b><div>מרפאה אורתופדית נווה דקל</div></div><p>${he('שם: לודמילה קפלן   ת.ז.: 30900451-7   ת. לידה: 27/05/1957')}</p><p>${he('תאריך ביקור: 14/11/2023   הודפס: 15/11/2023')}</p><hr>
      <div class="c">${part(c, 'אבחנות', ['{d.kneeoa|אוסטאוארטריטיס בברכיים}', '{d.meniscus|קרע במניסקוס המדיאלי} ימין', '{d.osteoporosis|אוסטאופורוזיס}', '{d.spinsten|היצרות תעלה מותנית}'])}
      ${part(c, 'רקע', '{d.htn|יתר לחץ דם}, {d.fmf|FMF}, {d.hld|היפרליפידמיה}. {x|ללא שיגדון|negated|d.gout}. {p.tka|החלפת ברך|on=2020} שמאל 2020. {p.lapchole|כריתת כיס מרה}.')}
      ${part(c, 'רגישות', '{a.tram|טרמדול} - בחילות. {x|לא ידועה רגישות למתכות|negated|a.nickel}.')}
      ${part(c, 'תרופות', ['{m.colc|Colchicine 1 mg ביום|freq=daily}', '{m.irbe|Irbesartan 150 mg בבוקר|freq=daily}', '{m.ator|Litorva 20 mg בערב|freq=evening}', '{m.etor|Arcoxia 60 mg פעם ביום|freq=daily} - חדש, 10 ימים', '{m.alen|Fosalan 70 mg פעם בשבוע|freq=weekly}', '{m.dicl|Abitren|dose=-;st=stopped} - הופסק'])}
      ${part(c, 'בדיקה והדמיה', 'נפיחות בברך ימין, {x|ללא נוזל|negated|d.kneeeff}. {i.xrknee|צילומי ברכיים}: {o|הצרת מרווח מדיאלי}, {x|ללא שבר|negated}. {i.mrknee|MRI ברך} ימין 02/11/2023: קרע במניסקוס, {x|הצולבת שלמה|negated|d.acl}. {i.dexa|צפיפות עצם} 2022.')}
      ${part(c, 'פעולה', '{p.jointinj|הזרקה תוך מפרקית} של {m.mpred|Depo-Medrol 40 mg|st=-} בברך ימין.')}
      ${part(c, 'המלצות', 'פיזיותרפיה. {x|ארתרוסקופיה|considered|p.arthrosc} אם לא תהיה הטבה. {x|החלפת ברך ימין|planned} בעתיד. {x|להימנע מטרמדול|instruction|m.trama}.')}</div>
      <div style="margin-top:12px;display:flex;justify-content:space-between">${signature(c.rnd)}${stamp(['ד"ר עמיחי רביבו', 'אורתופד מומחה'], '#223b8a', -8)}</div>`,
      'rtl',
    ),
}

export const hebrewRest = [regular, thyroid, orthopaedics]
