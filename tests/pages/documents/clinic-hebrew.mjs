/** Israeli discharge summaries and letters: Hebrew prose with English drugs, abbreviations and laboratory names. */
import { mark, signature, stamp } from '../lib/decor.mjs'
import { FACE, he, items, pairs, sheet } from './parts.mjs'

const part = (c, title, body) =>
  `<h3>${he(title)}</h3>${Array.isArray(body) ? `<ul>${items(c, body)}</ul>` : `<p>${c.t(body)}</p>`}`

/** An internal medicine ward; numbered diagnoses, laboratory values in a run of English. */
const ward = {
  file: 'p44.jpg',
  lang: 'he',
  category: 'discharge',
  variant: 'scan',
  date: '2024-02-18',
  fixture: true,
  degrade: { angle: 0.7 },
  facility: 'המרכז הרפואי נחל איתן',
  facilityAliases: ['נחל איתן', 'מרכז רפואי נחל איתן'],
  physician: 'ד"ר הילה צרפתי',
  physicianAliases: ['הילה צרפתי', 'ד״ר הילה צרפתי', 'דר הילה צרפתי'],
  patient: 'יעקב סבג',
  patientAliases: ['סבג יעקב', 'מר יעקב סבג'],
  title: 'סיכום אשפוז',
  html: (c) =>
    sheet(
      `body{font:20px/1.45 ${FACE.david};font-size:21px;padding:42px 60px}h3{font-size:21px;margin-top:10px;text-decoration:underline}p{margin:2px 0}ul{list-style:decimal}.h{border:1px solid #333;padding:8px 14px;display:grid;grid-template-columns:1fr 1fr 1fr;gap:2px 14px;margin:10px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center">${mark('star', '#244', 46)}<div style="text-align:center"><b style="font-size:27px">המרכז הרפואי נחל איתן</b><br>מחלקה פנימית ב', באר יעל</div><span></span></div><div style="text-align:center;font-size:25px;font-weight:bold">סיכום אשפוז</div>
      <div class="h">${pairs(
        [
          ['שם', 'יעקב סבג'],
          ['ת.ז.', '4471230-8'],
          ['ת. לידה', '25/07/1948'],
          ['קבלה', '12/02/2024'],
          ['שחרור', '18/02/2024'],
          ['רופא מטפל', 'ד"ר הילה צרפתי'],
        ],
        he,
      )}</div>
      ${part(c, 'אבחנות באשפוז:', ['{d.pneumonia|דלקת ריאות} של אונה תחתונה ימנית', '{d.aki|אי ספיקת כליות חריפה}', '{d.hyponat|היפונתרמיה}'])}
      ${part(c, 'אבחנות רקע:', ['{d.dm2|סוכרת סוג 2}', '{d.htn|יל"ד}', '{d.ihd|מחלת לב איסכמית}, לאחר {p.cabg|ניתוח מעקפים|on=2009} 2009', '{d.copd|COPD}', '{d.hypothy|תת פעילות בלוטת התריס}', '{d.stroke|אירוע מוחי|st=historical;on=2017} ב-2017', '{d.exsmoker|מעשן לשעבר}'])}
      ${part(c, 'רגישויות:', '{a.pen|פניצילין - פריחה|react=rash}. {a.dipy|אופטלגין - נפיחות בפנים}. {x|אין רגישות ידועה ליוד|negated|a.contrast}.')}
      ${part(c, 'תלונות עיקריות ומהלך:', 'בן 75, התקבל בשל חום 39.1, שיעול ליחתי וקוצר נשימה מזה שלושה ימים. {x|שולל כאב בחזה|negated}. {x|ללא הקאות|negated}. {i.cxr|צילום חזה}: {o|תסנין מימין}, {x|ללא תפליט|negated|d.pleff}. {i.ctchest|CT חזה} ללא חומר ניגוד: {d.atelect|תמט ריאתי} קטן משמאל, {x|ללא עדות לגידול|negated}. {x|נשלל תסחיף ריאתי|ruled out|d.pe}. {i.echo|אקו לב}: {l.lvef|EF 45%}, {d.mitral|אי ספיקה מיטרלית} קלה. {x|משטח לקורונה שלילי|negated|d.covid}.')}
      ${part(c, 'מעבדה בקבלה:', '{l.wbc|WBC 17.2 K/uL}, {l.hgb|HGB 11.4 g/dL}, {l.crp|CRP 214 mg/L}, {l.crea|Creatinine 2.1 mg/dL}, {l.na|Sodium 127 mmol/L}, {l.trop|Troponin T 22 ng/L}. בשחרור: {l.crea|Creatinine 1.2 mg/dL}, {l.na|Sodium 135 mmol/L}.')}
      ${part(c, 'טיפול במחלקה:', 'קיבל {m.levof|Levofloxacin 500 mg|st=-} ונוזלים, אינהלציות {m.ipra|Aerovent|dose=-;st=-}. בוצע {p.ecg|אק"ג} - קצב סינוס. {x|לא נזקק להנשמה|negated}.')}
      ${part(c, 'תרופות בשחרור:', ['{m.doxy|Doxylin 100 mg פעמיים ביום|freq=BID} למשך 5 ימים', '{m.metf|Glucomin 850 mg פעמיים ביום|freq=BID}', '{m.empa|Jardiance 10 mg פעם ביום|freq=daily}', '{m.levo|Eltroxin 75 mcg בבוקר על קיבה ריקה|freq=daily}', '{m.asa|Micropirin 75 mg פעם ביום|freq=daily}', '{m.ros|Crestor 20 mg בערב|freq=evening}', '{m.bis|Cardiloc 2.5 mg בבוקר|freq=daily} - הופחת מ-5 mg', '{m.aml|Norvasc 5 mg פעם ביום|freq=daily}', '{m.tio|Spiriva 18 mcg בשאיפה|freq=daily}'])}
      ${part(c, 'תרופות שהופסקו:', '{m.hctz|Disothiazide 25 mg|st=stopped} (היפונתרמיה), {m.ena|Enaladex 10 mg|st=stopped} עד התאוששות כלייתית.')}
      ${part(c, 'המלצות:', 'מעקב רופא משפחה ד"ר לאה גרינשטיין תוך שבוע. {x|להימנע מנטילת Voltaren|instruction|m.dicl}. {x|צילום חזה חוזר|planned} בעוד 6 שבועות. {x|לשקול קולונוסקופיה|considered|p.colono} באם תימשך אנמיה.')}${c.no('ד"ר לאה גרינשטיין', 'physician name')}
      <div style="display:flex;justify-content:space-between;margin-top:8px"><div>${signature(c.rnd)}<br>${he('ד"ר הילה צרפתי, מ.ר. 00000')}</div>${stamp(['המרכז הרפואי נחל איתן', "פנימית ב'"], '#334', -5)}</div>`,
      'rtl',
    ),
}

export const clinicHebrew = [ward]
