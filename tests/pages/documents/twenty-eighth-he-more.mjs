/** Ordinary paper in Hebrew: an institute's bone density with a table of sites, a heart echo with measurements at the side, a paediatrician's visit. */
import { barcode, mark, matrixCode, signature, stamp } from '../lib/decor.mjs'
import { FACE, doc, he, ltr, resultCell, sheet } from './blind-parts.mjs'

/** An institute's bone density: site, density, T, Z; the earlier examination beneath; a box of classification as reference text. */
const density = doc(
  'p1090.png',
  ['he', 'imaging', 'clean'],
  '2026-03-24',
  ['מכון עצם ודימות תמר', 'מכון תמר', 'תמר', 'מכון תמר לצפיפות עצם'],
  ["פרופ' ליאור מנדלבאום", 'ליאור מנדלבאום', 'מנדלבאום ליאור', 'ד"ר ליאור מנדלבאום'],
  ['ורדה פינטו', 'פינטו ורדה', "גב' ורדה פינטו"],
  'בדיקת צפיפות עצם',
  (c) => {
    const on = '2026-03-24'
    const row = (site, bmd, t, z) =>
      `<tr><td>${he(site)}</td><td>${c.t(`{l.h28bmd?|${bmd}|v=${bmd};u=g/cm2;on=${on}}`)}</td><td><bdi dir="ltr">${resultCell(c, 'tscore', 'T-score', t, '', '', on)}</bdi></td><td><bdi dir="ltr">${c.t(`{l.h28z?|${z}|v=${z};u=-;on=${on}}`)}</bdi></td></tr>`
    const p = (s) => `<p>${c.t(s)}</p>`
    return sheet(
      `body{font:18px/1.5 ${FACE.arial};font-size:17.5px;padding:50px 84px}.t td,.t th{border:1px solid #888;padding:4px 14px}.t th{background:#efe9df}.h td{padding:2px 4px}p{margin:9px 0}span[data-e]{white-space:nowrap}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div><b style="font-size:26px;color:#7a5a1e">${he('מכון עצם ודימות תמר')}</b><br>${he('שדרות העצמאות 31, ראשון לציון')}</div>${mark('bars', '#7a5a1e', 50)}</div>
      <div style="font-size:24px;font-weight:bold;text-align:center;margin:12px 0">${c.t('{i.dexa|בדיקת צפיפות עצם|main=1} (DXA)')}</div>
      <table class="h" style="border-top:1px solid #7a5a1e;border-bottom:1px solid #7a5a1e"><tr><td>${he("שם: גב' ורדה פינטו")}</td><td>${he('ת.ז.: 0-0682207-7')}</td><td>${he('ת. לידה: 09/12/1958')}</td></tr><tr><td>${he('תאריך הבדיקה: 24/03/2026')}</td><td>${he('גובה 158 ס"מ, משקל 57 ק"ג')}</td><td>${he('מפנה: ד"ר עלא חטיב')}</td></tr></table>${c.no('ד"ר עלא חטיב', 'referrer')}
      ${p('**רקע:** {d.menop|לאחר גיל המעבר|icd=Z78.0} מגיל 48. {d.colles|שבר בשורש כף היד|icd=Z87.81/S52.509A;st=historical} בשנת 2021. נוטלת {m.chole|ויטמין D|dose=1000 יחידות;freq=ביום} 1000 יחידות ביום. {x|לא טופלה בסטרואידים|negated|m.pred}. {x|אינה מעשנת|negated|d.smoker}. {x|אמה - שבר צוואר הירך|family history|d.hipfx}.')}
      <table class="t" style="margin:10px 0"><tr><th>${he('אתר')}</th><th>BMD (g/cm²)</th><th>T-score</th><th>Z-score</th></tr>${row('עמוד שדרה מותני L1-L4', '0.842', '-2.8', '-1.1')}${row('צוואר ירך שמאל', '0.716', '-2.3', '-0.7')}${row('ירך שמאל כללי', '0.768', '-1.9', '-0.6')}${row('שליש מרוחק של הרדיוס', '0.611', '-1.6', '0.2')}</table>
      <p>${c.t('**השוואה לבדיקה מ-11/02/2023:** בעמוד השדרה T-score')} <bdi dir="ltr">${resultCell(c, 'tscore', 'T-score', '-2.4', '', '', '2023-02-11')}</bdi>${c.t(', ירידה של 4.6% בצפיפות. בירך {x|ללא שינוי מובהק|negated}.')}</p>
      ${p('**טכניקה:** L3 נכללה. {d.h13spdeg|שינויים ניווניים|icd=M47.816/M47.9/M47.819} קלים ב-L4 העלולים להעלות את הערך. {x|לא נראו דחיסות של גופי חוליות|negated|d.vertfx}.')}
      ${p("**FRAX:** {o|סיכון לשבר מז'ורי 18%}, {o|לשבר ירך 5.1%} בעשר שנים.")}
      <div style="border:1px solid #888;background:#faf7f1;padding:5px 14px;font-size:15px">${c.t('סיווג WHO: {x|T-score מעל 1.0- תקין|reference comment}; {x|בין 1.0- לבין 2.5- אוסטאופניה|reference comment}; {x|2.5- ומטה אוסטאופורוזיס|reference comment}. ערך Z משווה לבני אותו גיל.')}</div>
      ${p('**סיכום:** {d.osteoporosis|אוסטאופורוזיס|icd=M81.0} בעמוד השדרה המותני, {d.osteopenia|אוסטאופניה|icd=M85.852/M85.88/M85.859} בירך שמאל.')}
      ${p('**המלצות:** {x|לשלול סיבות משניות: PTH, סידן, TSH|planned|l.pth}. {x|לשקול התחלת אקטונל או פרוליה|considered|m.deno}. {x|בדיקה חוזרת בעוד שנתיים|planned|i.dexa}.')}
      <div style="display:flex;justify-content:space-between;align-items:center;margin-top:18px"><span>${he("פרופ' ליאור מנדלבאום, רפואה גרעינית")}</span>${signature(c.rnd, '#222')}</div>`,
      'rtl',
    )
  },
  { width: 1000, scale: 1.4 },
)

/** A heart institute's echo: measurements in a narrow English column, the description beside, a conclusion in numbers. */
const heart = doc(
  'p1091.png',
  ['he', 'imaging', 'clean'],
  '2026-05-18',
  ['המכון הקרדיולוגי לב הכרמל', 'לב הכרמל', 'מכון לב הכרמל', 'לב הכרמל - מכון קרדיולוגי'],
  ['ד"ר עומר אבו-חמד', 'עומר אבו-חמד', 'אבו-חמד עומר', 'עומר אבו חמד'],
  ['דוד שטרנליכט', 'שטרנליכט דוד', 'מר דוד שטרנליכט'],
  'אקו לב',
  (c) => {
    const p = (s) => `<p>${c.t(s)}</p>`
    const m = (name, v) => `<div class="m">${c.t(`{o|${name}}`)}<b>${ltr(v)}</b></div>`
    return sheet(
      `body{font:17px/1.5 ${FACE.david};font-size:20px;padding:46px 66px}.w{display:grid;grid-template-columns:1fr 250px;gap:26px}.s{direction:ltr;border:1px solid #9b2d30;padding:6px 12px;font:14.5px/1.5 'Liberation Sans';align-self:start}.m{display:flex;justify-content:space-between}.h td{padding:1px 4px}p{margin:6px 0}h3{font-size:20px;color:#9b2d30;margin:8px 0 0}span[data-e]{white-space:nowrap}`,
      `<div style="display:flex;justify-content:space-between;align-items:center;border-bottom:3px double #9b2d30;padding-bottom:6px">${mark('wave', '#9b2d30', 52)}<div style="text-align:center"><b style="font-size:28px">${he('המכון הקרדיולוגי לב הכרמל')}</b><br>${he('חיפה | אקו, ארגומטריה, הולטר')}</div>${barcode(c.rnd, 22, 36)}</div>
      <table class="h" style="margin:8px 0"><tr><td>${he('שם: מר דוד שטרנליכט')}</td><td>${he('ת.ז. 0-0851146-9')}</td><td>${he('ת. לידה 01/03/1951')}</td></tr><tr><td>${he('תאריך: 18/05/2026')}</td><td>${he('איכות הדמיה: טובה')}</td><td>${he('הופנה ע"י ד"ר שני יפרח')}</td></tr></table>${c.no('ד"ר שני יפרח', 'referrer')}
      <div style="font-size:24px;font-weight:bold;text-align:center">${c.t('{i.echo|אקו לב|main=1} דופלר דרך דופן בית החזה')}</div>
      <div class="w"><div>${p('**התוויה:** מעקב {d.astenosis|היצרות מסתם אאורטלי|icd=I35.0}, {d.htn|יתר לחץ דם}. {x|האם ההיצרות החמירה?|question}')}
      <h3>${he('חדר שמאל')}</h3>${p('חלל בגודל תקין, {d.lvh|היפרטרופיה קונצנטרית|icd=I51.7} קלה. תפקוד סיסטולי תקין, {l.lvef|EF 60%|v=60;u=%;on=2026-05-18}. {x|ללא הפרעות בהתכווצות אזורית|negated}. {d.h28diast|הפרעה דיאסטולית דרגה 1|icd=I51.89/I51.9}.')}
      <h3>${he('עליות וחדר ימין')}</h3>${p('{d.ladil|עליה שמאל מוגדלת|icd=I51.7} במידה קלה. חדר ימין תקין בגודלו ובתפקודו. {x|לא נראה קריש|negated}. {x|ללא דלף בין עליתי|negated|d.pfo}.')}
      <h3>${he('מסתמים')}</h3>${p('מסתם אאורטלי תלת עלי מסויד עם {d.astenosis|היצרות בינונית|icd=I35.0}, {d.areg|אי ספיקה אאורטלית|icd=I35.1} זעירה. {d.h28mac|הסתיידות הטבעת המיטרלית|icd=I34.81/I34.8/I34.89}, {x|ללא היצרות מיטרלית|negated}. {d.h28tr|דליפה טריקוספידלית|icd=I36.1/I07.1} קלה, לחץ ריאתי מוערך 32 mmHg, {x|ללא יתר לחץ ריאתי|negated|d.phtn}.')}
      <h3>${he('אאורטה ופריקרד')}</h3>${p('{d.ectasia|הרחבה קלה של האאורטה העולה|icd=I77.810/I71.21} 4.0 ס"מ. {x|ללא תפליט פריקרדיאלי|negated|d.pereff}.')}</div>
      <div class="s"><b>MEASUREMENTS</b>${m('LVEDD', '4.7 cm')}${m('LVESD', '3.0 cm')}${m('IVS', '1.3 cm')}${m('PW', '1.2 cm')}${m('LA', '4.3 cm')}${m('LAVI', '38 ml/m²')}${m('Asc. Aorta', '4.0 cm')}${m('AV Vmax', '3.4 m/s')}${m('AV mean PG', '27 mmHg')}${m('AVA', '1.2 cm²')}${m('E/A', '0.7')}${m("E/e'", '11')}${m('TR PG', '27 mmHg')}${m('TAPSE', '2.2 cm')}</div></div>
      <div style="border-top:1px solid #9b2d30;margin-top:8px">${p('**סיכום:** 1. {d.astenosis|היצרות אאורטלית בינונית|icd=I35.0}. 2. תפקוד חדר שמאל שמור. 3. {d.ectasia|אאורטה עולה מורחבת|icd=I77.810/I71.21}. בהשוואה ל{i.echo|אקו|on=2025-05-06} מ-06/05/2025 מפל הלחצים הממוצע עלה מ-22 ל-27.')}${p('**המלצה:** {x|אקו חוזר בעוד שנה|planned|i.echo}. {x|אם יופיעו סינקופה או קוצר נשימה - הערכה ל-TAVI|conditional|p.tavi}. {x|CT אאורטה לשיקול הקרדיולוג המטפל|considered}.')}</div>
      <div style="display:flex;justify-content:space-between;align-items:center"><span>${he('ד"ר עומר אבו-חמד, קרדיולוג, מ.ר. 00648 | טכנאית: לימור ד.')}</span>${signature(c.rnd, '#222')}</div>${c.no('לימור ד.', 'technician')}`,
      'rtl',
    )
  },
  { width: 1040, scale: 1.4 },
)

/** A paediatrician's visit on half a sheet: growth in a small table, plain titles, directions for syrup. */
const ear = doc(
  'p1092.png',
  ['he', 'consultation', 'clean'],
  '2026-01-13',
  ['שירותי בריאות אלומה', 'אלומה', 'שירותי בריאות אלומה - מרפאת ילדים רמת יצחק', 'מרפאת ילדים רמת יצחק'],
  ['ד"ר קרן אור ששון', 'קרן אור ששון', 'ששון קרן אור'],
  ['תמרה קליינר', 'קליינר תמרה', 'הילדה תמרה קליינר'],
  'סיכום ביקור - רפואת ילדים',
  (c) => {
    const f = (title, s) => `<div class="f"><b>${he(title)}</b><span>${c.t(s)}</span></div>`
    const box = (s) => `<td>${c.t(s)}</td>`
    return sheet(
      `body{font:17px/1.45 ${FACE.nachlieli};font-size:18px;padding:40px 62px}.f{display:grid;grid-template-columns:150px 1fr;gap:10px;padding:4px 0;border-bottom:1px solid #d9d9d9}.f>b{color:#b4530a}.g td{border:1px solid #b4530a;text-align:center;padding:2px 6px}.h td{padding:2px 4px}span[data-e]{white-space:nowrap}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:10px;align-items:center">${mark('star', '#b4530a', 46)}<div><b style="font-size:24px">${he('שירותי בריאות אלומה')}</b><br>${he('מרפאת ילדים רמת יצחק')}</div></div><b style="font-size:22px">${he('סיכום ביקור - רפואת ילדים')}</b></div>
      <table class="h" style="background:#fdf1e6;margin:8px 0"><tr><td>${he('שם: קליינר תמרה')}</td><td>${he('ת.ז.: 0-9120447-5')}</td><td>${he('ת. לידה: 02/10/2023 (שנתיים ו-3 חודשים)')}</td></tr><tr><td>${he('תאריך הביקור: 13/01/2026 16:40')}</td><td colspan="2">${he('רופאה: ד"ר קרן אור ששון | מלווה: האב')}</td></tr></table>
      <table class="g"><tr>${box('{o|משקל 12.4 ק"ג} (אחוזון 50)')}${box('{o|גובה 88 ס"מ} (אחוזון 45)')}${box('{o|חום 38.9}')}${box('{o|סטורציה 97%}')}</tr></table>
      ${f('סיבת הביקור', '{o|חום} מזה יומיים ו{o|כאב באוזן שמאל}, {o|נזלת}. {x|ללא הקאות|negated}, {x|ללא שלשול|negated|d.diarrh}. שותה פחות, משתינה.')}
      ${f('רקע', 'נולדה בשבוע 38 {p.svd?|בלידה רגילה}, 3,120 גרם. {d.eczema|אטופיק דרמטיטיס|icd=L20.9}. {x|ללא פרכוסי חום בעבר|negated|d.febseiz}. לאח הגדול {x|אסתמה|family history|d.asthma}. מחוסנת כנדרש לגילה.')}
      ${f('רגישויות', '{a.egg|ביצים|react=אורטיקריה} - אורטיקריה. {x|לתרופות - לא ידוע|negated}.')}
      ${f('תרופות', '{m.ceti|זילרג\'י|dose=2.5 מ"ל;freq=בעת גרד} 2.5 מ"ל בעת גרד, {m.hydroc|הידרוקורטיזון משחה|dose=-;freq=לפי הצורך} לפי הצורך.')}
      ${f('בדיקה', 'ערנית, לא טוקסית. {x|ללא קשיון עורף|negated|d.meng}. {o|תופית שמאל אדומה ובולטת}, תופית ימין תקינה. {o|לוע אדום}, {x|ללא תפליט על השקדים|negated|d.tonsill}. ריאות: {x|ללא צפצופים|negated}. עור: {o|נגעים אקזמטיים במרפקים}.')}
      ${f('בדיקות במרפאה', '{l.strepa|משטח גרון מהיר לסטרפטוקוק: שלילי|v=שלילי;u=-;on=2026-01-13}. {l.crp|CRP מהיר 34 mg/L|v=34;u=mg/L;on=2026-01-13}. {x|בדיקת שתן - לא ניתן לאסוף|not done}.')}
      ${f('אבחנות', '{d.aom|דלקת אוזן תיכונה חריפה משמאל|icd=H66.92/H66.90}')}
      ${f('טיפול', '{m.amox|מוקסיפן 250 מ"ג/5 מ"ל|dose=-;freq=פעמיים ביום} 10 מ"ל פעמיים ביום, 10 ימים.\n{m.ibu|נורופן סירופ|dose=6 מ"ל;freq=כל 8 שעות} 6 מ"ל כל 8 שעות לפי הצורך.\n{m.h28otid|טיפות אוטידין|dose=-;freq=3 פעמים ביום} לאוזן שמאל 3 פעמים ביום, 3 ימים.\n{m.salmon|סלין לאף|dose=-;freq=לפי הצורך} לפי הצורך.')}
      ${f('הנחיות', '{x|להרבות בשתייה|instruction}. {x|אם אין שיפור תוך 48 שעות - לעבור לאוגמנטין|conditional|m.coamox}. {x|ישנוניות, קוצר נשימה או נפיחות מאחורי האוזן - למיון|conditional}. {x|ביקורת אוזניים בעוד 3 שבועות|planned}. {x|בדיקת שמיעה רק אם יישאר נוזל|conditional|p.tymp}.')}
      ${f('אישורים', '{x|היעדרות מהגן עד 15/01/2026|instruction}')}
      <div style="display:flex;justify-content:space-between;align-items:center;margin-top:12px"><span>${he('ד"ר קרן אור ששון, מומחית ברפואת ילדים')}</span>${stamp(['ד"ר קרן אור ששון', 'מ.ר. 00733'], '#26306f', -4)}${matrixCode(c.rnd, 14, 3)}</div>`,
      'rtl',
    )
  },
  { width: 1020, minHeight: 1200, scale: 1.4 },
)

export const twentyEighthHeMore = [density, heart, ear]
