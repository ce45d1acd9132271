/** Ordinary paper in Hebrew, the thirty-second set: a referral to a kidney clinic as a form with boxes that came by fax. */
import { signature, stamp } from '../lib/decor.mjs'
import { doc, he, ltr, mixed, resultCell, sheet } from './blind-parts.mjs'

/** A fund's referral form: numbered parts, crossed boxes, bloods of three days in a table, a stamp. */
const kidneys = doc(
  'p1332.jpg',
  ['he', 'consultation', 'fax'],
  '2026-03-22',
  ['שירותי בריאות כלנית', 'כלנית', 'שירותי בריאות כלנית - מרפאת נוף הכנרת', 'מרפאת נוף הכנרת'],
  ["ד\"ר ג'ורג' חדאד", "ג'ורג' חדאד", "חדאד ג'ורג'"],
  ['אברהם ביטון', 'ביטון אברהם', 'מר אברהם ביטון'],
  'טופס הפניה למרפאה נפרולוגית',
  (c) => {
    let n = 0
    const part = (title, body) => `<div class="p"><div class="t">${he(`${++n}. ${title}`)}</div>${body}</div>`
    const yes = (s) => `<span class="b">☒ ${c.t(s)}</span>`
    const no = (text, key) =>
      `<span class="b">☐ ${c.t(`{x|${text}|empty box${key ? `|${key}` : ''}}`)}</span>`
    const days = ['2026-03-16', '2025-11-30', '2025-03-02']
    const lab = (s) => {
      const [key, label, unit, ...values] = s.split(';')
      return `<tr><td>${mixed(label)}</td><td>${ltr(unit)}</td>${values.map((v, i) => `<td><b>${v === '-' ? '' : resultCell(c, key, label, v, unit, '', days[i])}</b></td>`).join('')}</tr>`
    }
    return sheet(
      `body{font:18px/1.4 'Liberation Sans','Arimo','DejaVu Sans';font-size:18.5px;padding:38px 60px}.w{border-bottom:1.5px solid #000}.p{border:1.5px solid #000;border-bottom:0;padding:3px 12px}.t{font-weight:bold;text-decoration:underline}.b{display:inline-block;margin-left:26px;white-space:nowrap}.l{width:100%;border-collapse:collapse}.l td,.l th{border:1px solid #000;padding:0 10px;text-align:right}span[data-e]{white-space:nowrap}`,
      `<div style="display:flex;justify-content:space-between;font-size:15px"><span dir="ltr">FAX 22/03/2026 13:07</span><span dir="ltr">00-0009134</span><span dir="ltr">P. 1/1</span></div>
      <div style="display:flex;justify-content:space-between;align-items:center;margin:8px 0"><div><b style="font-size:25px">${he('שירותי בריאות כלנית')}</b><br>${he('מרפאת נוף הכנרת, טבריה')}</div><b style="font-size:24px">${he('טופס הפניה למרפאה נפרולוגית')}</b></div>
      <div class="w">${part('פרטי המטופל', `<div>${he('שם: ביטון אברהם')} &nbsp;&nbsp; ${he('ת.ז. 0-0520776-9')} &nbsp;&nbsp; ${he('ת. לידה: 11/08/1957')} &nbsp;&nbsp; ${he('תאריך: 22/03/2026')}</div><div>${he('דחיפות:')} &nbsp; <span class="b">☐ ${he('רגילה')}</span><span class="b">☒ ${he('תוך חודש')}</span><span class="b">☐ ${he('מיידית')}</span></div>`)}
      ${part('סיבת ההפניה', `${yes('{o|ירידה בתפקודי כליה}')}${yes('{d.albur|אלבומינוריה|icd=R80.9/E11.29/E11.21}')}${no('המטוריה', 'd.hematuria')}${no('אבני כליה', 'd.stone')}${no('הכנה לדיאליזה', 'p.dialysis')}`)}
      ${part('מחלות רקע', `${yes('{d.dm2|סוכרת סוג 2|icd=E11.9/E11.22/E11.21}')}${yes('{d.htn|יתר לחץ דם|icd=I10/I12.9}')}${yes('{d.ihd|מחלת לב כלילית|icd=I25.10}')}${no('אי ספיקת לב', 'd.chf')}${no('פרפור פרוזדורים', 'd.af')}${yes('{d.gout|שיגדון|icd=M10.9/M1A.9XX0}')}${no('לופוס', 'd.sle')}${no('מחלת כליה פוליציסטית', 'd.pckd')}<div>${c.t('אחר: {d.dretin|רטינופתיה סוכרתית|icd=E11.319/E11.3299/E11.329}; {p.pci|צנתור עם סטנט|on=2020} 2020; {d.exsmoker|עישן עד 2020|icd=Z87.891}. {x|אמו טופלה בדיאליזה|family history|p.dialysis}.')}</div>`)}
      ${part('רגישויות', `${no('לא ידוע')}${yes('{a.allop|זיילוריק|react=פריחה קשה} - פריחה קשה')}${no('יוד', 'a.contrast')}${no('פניצילין', 'a.pen')}`)}
      ${part('תרופות', `<div>${c.t('{m.sitamet|ג\'נואט 50/850|dose=-;freq=פעמיים ביום} פעמיים ביום; {m.empa|ג\'ארדיאנס 10 מ"ג|freq=בבוקר} בבוקר; {m.los|לוסרטן 100 מ"ג|freq=פעם ביום} פעם ביום; {m.aml|נורווסק 10 מ"ג|freq=פעם ביום} פעם ביום; {m.fur|פוסיד 40 מ"ג|freq=בבוקר} בבוקר; {m.ator|ליפיטור 40 מ"ג|freq=בערב} בערב; {m.asa|קרטיה 100 מ"ג|freq=פעם ביום} פעם ביום; {m.febu|פבוריק 80 מ"ג|freq=פעם ביום} פעם ביום. הופסק: {m.etor|ארקוקסיה|dose=-;st=stopped} (01/2026).')}</div>`)}
      ${part('מדידות ובדיקה', `<div>${he('ל"ד')} <bdi dir="ltr">${c.t('{l.e21sys|152|v=152;u=-}/{l.e21dia|84|v=84;u=-}')}</bdi>${c.t(', משקל {l.e21wt|88 ק"ג|v=88;u=-}, BMI {l.e21bmi|30.4|v=30.4;u=-}. {o|בצקות קלות בקרסוליים}. {x|ללא אוושה בעורקי הכליה|negated}.')}</div>`)}
      ${part('בדיקות מעבדה', `<table class="l"><tr><th>${he('בדיקה')}</th><th>${he('יחידות')}</th><th>${ltr('16/03/26')}</th><th>${ltr('30/11/25')}</th><th>${ltr('02/03/25')}</th></tr>${['crea;קריאטינין;mg/dL;1.88;1.67;1.43', 'egfr;eGFR;mL/min;38;43;53', 'urea;אוריאה;mg/dL;79;68;57', 'k;אשלגן;mmol/L;5.2;4.9;4.7', 'hgb;המוגלובין;g/dL;11.6;12.0;12.7', 'a1c;HbA1c;%;7.3;7.8;8.4', 'uacr;ACR בשתן;mg/g;412;355;190', 'uric;חומצת שתן;mg/dL;6.2;-;8.9', 'pth;PTH;pg/mL;88;-;-'].map(lab).join('')}</table>`)}
      ${part('הדמיה', `<div>${c.t('{i.usren|אולטרסאונד כליות|on=2026-01-25} 25/01/2026: כליות 10.1 ו-10.4 ס"מ, {d.rcyst|ציסטה פשוטה בכליה ימין|icd=N28.1}, {x|ללא הידרונפרוזיס|negated|d.hydro}.')}</div>`)}
      ${part('השאלה למרפאה', `<div>${c.t('{x|נפרופתיה סוכרתית?|question|d.dnephro} {x|האם להוסיף קרנדיה|question|m.h29finer}? {x|ביופסיית כליה|question|p.renbx}? {x|אם אשלגן מעל 5.5 - להפחית לוסרטן|conditional|m.los}. {x|אלקטרופורזה של חלבונים - הוזמנה|ordered}. {x|חיסון להפטיטיס B - טרם ניתן|not given|m.vhepb}.')}</div>`)}</div>
      <div style="display:flex;justify-content:space-between;align-items:center;margin-top:12px"><span>${he("ד\"ר ג'ורג' חדאד, רפואת משפחה")}</span>${signature(c.rnd, '#111')}${stamp(["ד\"ר ג'ורג' חדאד", 'מ.ר. 00815'], '#222', -4)}</div>`,
      'rtl',
    )
  },
  {
    width: 1060,
    scale: 1.5,
    degrade: { faxScale: 0.92 },
  },
)

export const thirtySecondHeForm = [kidneys]
