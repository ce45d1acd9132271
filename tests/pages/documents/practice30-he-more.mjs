/** A form and a report in Hebrew for practice: a sleep laboratory's questionnaire filled in by hand, with yes and no columns and a scale; a one-doctor practice's echocardiogram with its normal values beside the measures. */
import { mark, matrixCode, signature, stamp } from '../lib/decor.mjs'
import { FACE, doc, he, ltr, sheet } from './blind-parts.mjs'

/** A sleep laboratory's questionnaire: the ticks stand in two columns before the question, details by hand on a dotted line. */
const sleep = doc(
  'p9219.png',
  ['he', 'other', 'clean'],
  '2026-08-25',
  ['המעבדה לשינה שקט לילה', 'שקט לילה', 'מעבדת שינה שקט לילה', 'מכון שקט לילה'],
  ['ד"ר יניב קורן', 'יניב קורן', 'קורן יניב'],
  ['אלכסנדר בן-חמו', 'בן-חמו אלכסנדר', 'מר אלכסנדר בן-חמו', 'אלכסנדר בן חמו'],
  'שאלון לפני בדיקת שינה',
  (c) => {
    const q = (yes, question, by = '') =>
      `<tr data-line><td class="x">${yes === 1 ? '✓' : ''}</td><td class="x">${yes === 0 ? '✓' : ''}</td><td>${c.t(question)}</td><td class="p">${c.t(by)}</td></tr>`
    const no = (question, key) => q(0, `{x|${question}|answered no${key ? `|${key}` : ''}}`)
    const blank = (question, key) => q(-1, `{x|${question}|not answered${key ? `|${key}` : ''}}`)
    const line = (k, s) => `<p data-line><b>${he(k)}</b> <span class="p l">${c.t(s)}</span></p>`
    return sheet(
      `body{font:17px/1.4 ${FACE.simple};font-size:17.5px;padding:40px 62px}.t{margin:8px 0}.t td,.t th{border:1px solid #3b4a7a;padding:2px 9px}.t th{background:#e6e9f5}.x{text-align:center;font-family:'DejaVu Sans';color:#1d2f8f;width:52px}.p{font:19px 'Hadasim CLM','David CLM','Liberation Sans';color:#1d2f8f}.l{border-bottom:1px dotted #333;padding:0 8px}.h td{padding:3px 4px}p{margin:7px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center;border-bottom:2px solid #3b4a7a">${mark('rings', '#3b4a7a', 46)}<div style="text-align:center"><b style="font-size:24px;color:#3b4a7a">${he('המעבדה לשינה שקט לילה')}</b><br><b style="font-size:20px">${he('שאלון לפני בדיקת שינה')}</b></div>${matrixCode(c.rnd, 14, 3)}</div>
      <table class="h"><tr><td>${he('שם:')} <span class="p l">${he('אלכסנדר בן-חמו')}</span></td><td>${he('ת.ז.:')} <span class="p l">${he('0-1449035-7')}</span></td><td>${he('ת. לידה:')} <span class="p l">${he('16.1.1972')}</span></td></tr><tr><td>${he('תאריך מילוי:')} <span class="p l">${he('25.8.2026')}</span></td><td>${he('הרופא המפנה:')} <span class="p l">${he('ד"ר יניב קורן')}</span></td><td>${he('גובה / משקל:')} <span class="p l">${c.t('{o|174 / 101}')}</span></td></tr></table>
      <table class="t"><tr><th>${he('כן')}</th><th>${he('לא')}</th><th style="width:50%">${he('האם...')}</th><th>${he('פרט/י')}</th></tr>
      ${q(1, 'את/ה נוחר/ת?', '{o|נחירות} כל לילה')}
      ${q(1, 'אומרים לך שהנשימה נפסקת?', 'אשתי')}
      ${q(1, 'את/ה סובל/ת מיתר לחץ דם?', '{d.htn|יתר לחץ דם} מ-2018')}
      ${no('יש לך מחלת לב?', 'd.ihd')}
      ${q(1, 'היו לך הפרעות קצב?', '{d.af|פרפור פרוזדורים|icd=I48.91/I48.0}')}
      ${no('עברת שבץ מוחי?', 'd.stroke')}
      ${no('יש לך סוכרת?', 'd.dm2')}
      ${no('יש לך אסתמה או מחלת ריאות?', 'd.asthma')}
      ${q(1, 'יש לך צרבת או רפלוקס?', '{d.gerd|ריפלוקס}')}
      ${q(1, 'עברת ניתוח באף או בגרון?', '{p.septopl|יישור מחיצה|on=2009} 2009, {p.tonsil|שקדים} בילדות')}
      ${no('יש לך אפילפסיה?', 'd.epil')}
      ${q(1, 'יש לך רגליים חסרות מנוחה?', '{d.rls|רגליים חסרות מנוחה}')}
      ${blank('יש לך כאבי ראש בבוקר?')}
      ${no('את/ה מעשן/ת?', 'd.smoker')}
      ${q(1, 'את/ה נוטל/ת כדורי שינה?', '{m.zopi|אימובן 7.5 מ"ג|freq=לפעמים} לפעמים')}
      ${q(1, 'יש לך אלרגיה?', '{a.elast|דבק של מדבקות|react=גירוד} - גירוד')}
      ${no('היית בטיפול CPAP?')}
      ${blank('את/ה בהיריון?')}
      ${q(1, 'יש במשפחה דום נשימה בשינה?', '{x|אבא|family history|d.osa}')}</table>
      ${line('תרופות קבועות:', '{m.riva|קסרלטו 20 מ"ג|freq=פעם ביום} פעם ביום, {m.sotal|סוטלול 80 מ"ג|freq=פעמיים ביום} פעמיים ביום, {m.lercan|לרקפרס 10 מ"ג|freq=בוקר} בוקר, {m.lan|לנטון 30 מ"ג|freq=בוקר} בוקר')}
      ${line('תרופות שהפסקת בשנה האחרונה:', '{m.amio|פרוקור|dose=-;st=stopped}')}
      ${line('סולם אפוורת (0-24), סה"כ:', '{l.p30epworth|14|v=14;u=-;on=2026-08-25}')}
      <div style="border:1px solid #3b4a7a;padding:4px 12px">${c.t('לשימוש הצוות: {o|בדיקה קודמת} (2019): {l.p30ahi|AHI 22|v=22;u=-;on=2019}, {d.osa|דום נשימה חסימתי בשינה|icd=G47.33}. {x|הבדיקה תיערך ב-09/09/2026 בשעה 21:00|planned|p.polysom}. {x|לא לשתות קפה אחרי 12:00|instruction}. {x|לא להפסיק תרופות קבועות|instruction}. {x|אימובן - לא לקחת בליל הבדיקה|instruction}. {x|AHI מעל 30 - דרגה קשה|reference comment}.')}</div>
      <div style="display:flex;justify-content:space-between;align-items:center;margin-top:8px"><span>${he('חתימת הנבדק:')}</span>${signature(c.rnd)}<span>${he('קיבלה: דנה, מזכירות')}</span></div>`,
      'rtl',
    )
  },
  { dateAliases: ['2026-09-09'], width: 1020, scale: 1.4 },
)

/** A one-doctor practice's echocardiogram: measure, value and normal in a table of two halves, findings by structure, a short conclusion. */
const echo = doc(
  'p9220.jpg',
  ['he', 'imaging', 'scan'],
  '2026-04-13',
  ['מרפאת לב ד"ר סיגל ארביב', 'מרפאת לב', 'מכון לב ד"ר ארביב', 'ד"ר סיגל ארביב - קרדיולוגיה'],
  ['ד"ר סיגל ארביב', 'סיגל ארביב', 'ארביב סיגל'],
  ['חיים דרוקר', 'דרוקר חיים', 'מר חיים דרוקר'],
  'בדיקת אקוקרדיוגרפיה',
  (c) => {
    const m = (...cells) =>
      `<tr>${cells
        .map((x) => x.split('#'))
        .map(([a, v, n]) => `<td>${ltr(a)}</td><td>${c.t(v)}</td><td>${ltr(n)}</td>`)
        .join('')}</tr>`
    const f = (k, s) => `<p><b>${he(k)}:</b> ${c.t(s)}</p>`
    return sheet(
      `body{font:18px/1.42 ${FACE.times};font-family:'Liberation Serif','Noto Serif Hebrew';font-size:17.5px;padding:44px 68px}.t{margin:8px 0}.t td,.t th{border:1px solid #666;padding:2px 9px;text-align:center}.t th{background:#f0f0f0}p{margin:6px 0}.s{border:2px solid #000;padding:5px 16px;margin:10px 0}ol{margin:2px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center;border-bottom:2px solid #000"><div><b style="font-size:24px">${he('ד"ר סיגל ארביב')}</b><br>${he('מרפאת לב, קרדיולוגיה ואקו לב')}</div>${mark('cross', '#000', 44)}</div>
      <div style="text-align:center;font-size:22px;font-weight:bold;margin:8px 0">${he('בדיקת אקוקרדיוגרפיה')}</div>
      <p>${he('שם: מר חיים דרוקר \u00a0 ת.ז. 0-0240813-9 \u00a0 ת. לידה 05/02/1948 \u00a0 תאריך הבדיקה: 13/04/2026')}</p>
      ${f('הבדיקה', '{i.echo|אקו לב|main=1} דרך בית החזה, איכות בינונית.')}
      ${f('סיבת הבדיקה', '{o|אוושה}; {d.htn|יתר לחץ דם}; {x|לשלול היצרות אאורטלית|question|d.astenosis}. ברקע: {p.cabg|ניתוח מעקפים|on=2011} 2011, {d.copd|COPD}.')}
      <table class="t"><tr>${[0, 1].map(() => `<th>${he('מדד')}</th><th>${he('נמדד')}</th><th>${he('תקין')}</th>`).join('')}</tr>
      ${m('LVEDD#{o|54 mm}#42-58', 'IVS#{o|13 mm}#6-10')}${m('LVESD#{o|38 mm}#25-40', 'PW#{o|12 mm}#6-10')}${m('LVEF#{l.lvef|48%|v=48;u=%;ref=52-72;flag=L;on=2026-04-13}#52-72', 'LA volume#{o|44 ml/m2}#16-34')}${m('E/A#{o|0.7}#0.8-2.0', "E/e'#{o|13}#<14")}${m('AV Vmax#{o|1.9 m/s}#<2.5', 'AV mean grad.#{o|8 mmHg}#<20')}${m('SPAP#{o|46 mmHg}#<35', 'Asc. aorta#{o|41 mm}#<40')}</table>
      ${f('חדר שמאל', '{d.lvh|היפרטרופיה|icd=I51.7} קונצנטרית קלה. {o|היפוקינזיה של הקיר התחתון}. {o|תפקוד סיסטולי ירוד קלות}. {d.h28diast|הפרעה דיאסטולית|icd=I51.89/I50.30} דרגה 1. {x|לא נראה קריש|negated}.')}
      ${f('עליות', '{d.ladil|עלייה שמאלית מוגדלת}. {x|ללא דלף במחיצה|negated|d.pfo}.')}
      ${f('חדר ימין', 'גודל ותפקוד תקינים. {x|ללא הרחבה|negated}.')}
      ${f('מסתם אאורטלי', 'תלת עלי, {d.p30asdx|טרשת מסתם אאורטלי|icd=I35.8}. {x|ללא היצרות|negated|d.astenosis}. {d.areg|דלף אאורטלי|icd=I35.1} קל.')}
      ${f('מסתם מיטרלי', '{d.h28mac|הסתיידות הטבעת|icd=I34.81/I34.89}. {d.mitral|דלף מיטרלי|icd=I34.0} קל עד בינוני. {x|ללא צניחה|negated|d.mvp}.')}
      ${f('מסתם טריקוספידלי', '{d.h28tr|דלף טריקוספידלי|icd=I36.1/I07.1} קל. {d.phtn|יתר לחץ דם ריאתי|icd=I27.20} קל.')}
      ${f('אבי העורקים', '{d.ectasia|הרחבת האאורטה העולה|icd=I77.810} 41 מ"מ. {x|ללא דיסקציה|negated}.')}
      ${f('קרום הלב', '{x|ללא תפליט|negated|d.pereff}.')}
      ${f('השוואה', '{i.echo?|אקו|on=2024-03} ממרץ 2024: {l.lvef|EF 52%|v=52;u=%;on=2024-03}, אאורטה 40 מ"מ.')}
      <div class="s"><b>${he('סיכום')}</b><ol>${['{o|ירידה קלה בתפקוד חדר שמאל} לעומת הבדיקה הקודמת.', '{d.ectasia|הרחבה קלה של האאורטה העולה|icd=I77.810}.', '{x|ללא היצרות אאורטלית משמעותית|negated|d.astenosis}.'].map((s) => `<li>${c.t(s)}</li>`).join('')}</ol></div>
      ${f('המלצות', '{x|אקו חוזר בעוד שנה|planned|i.echo}. {x|CT אאורטה אם מעל 45 מ"מ|conditional}. {x|לשקול ספירונולקטון|considered|m.spir}. {x|איזון לחץ דם|instruction}.')}
      <div style="display:flex;justify-content:space-between;align-items:center">${signature(c.rnd, '#222')}${stamp(['ד"ר סיגל ארביב', 'קרדיולוגית', 'מ.ר. 00582'], '#333', -4)}</div>`,
      'rtl',
    )
  },
  { width: 1000, scale: 1.4, degrade: { angle: -0.5 } },
)

export const practice30HeMore = [sleep, echo]
