/** Further paper in Hebrew for practice: a ward's nursing summary with the times of each drug, an eye clinic's form with the right and left eye side by side, a fund's form 17 with a referral. */
import { barcode, mark, matrixCode, signature, stamp } from '../lib/decor.mjs'
import { FACE, doc, he, ltr, sheet } from './blind-parts.mjs'

const row = (c) => (k, s) => `<tr><th>${he(k)}</th><td>${c.t(s)}</td></tr>`

/** A nursing summary at discharge: shaded label cells at the right, a grid of drugs by the hour with ticks. */
const nursing = doc(
  'p9130.png',
  ['he', 'discharge', 'clean'],
  '2026-02-08',
  [
    'מרכז רפואי לשיקום צוק הנגב',
    'צוק הנגב',
    'מרכז שיקום צוק הנגב',
    'מרכז רפואי לשיקום צוק הנגב - שיקום גריאטרי',
  ],
  ['ד"ר גלינה מוסייב', 'גלינה מוסייב', 'מוסייב גלינה'],
  ['ציפורה נאמן', 'נאמן ציפורה', "גב' ציפורה נאמן"],
  'סיכום סיעודי בשחרור',
  (c) => {
    const f = row(c)
    const drug = (s, at) =>
      `<tr data-line><td>${c.t(s)}</td>${['08', '12', '17', '21'].map((h) => `<td>${at.split(',').includes(h) ? '✓' : ''}</td>`).join('')}<td>${at.includes('*') ? he('לפי הצורך') : ''}</td></tr>`
    return sheet(
      `body{font:17px/1.38 ${FACE.nachlieli};font-family:'Nachlieli CLM','Liberation Sans','DejaVu Sans';font-size:18px;padding:38px 56px}.f th{width:168px;background:#eaf0e4;border:1px solid #93a982;padding:3px 8px}.f td{border:1px solid #93a982;padding:3px 10px}.d{margin:8px 0}.d td,.d th{border:1px solid #777;padding:1px 10px;text-align:center}.d td:first-child{text-align:right;width:44%}.d th{background:#f2f2f2}.h td{padding:2px 4px}span[data-e]{white-space:nowrap}h3{font-size:18px;margin:8px 0 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center;border-bottom:2px solid #4f6b3a">${mark('leaf', '#4f6b3a', 46)}<div style="text-align:center"><b style="font-size:24px">${he('מרכז רפואי לשיקום צוק הנגב')}</b><br>${he('שיקום גריאטרי')}</div><b style="font-size:21px">${he('סיכום סיעודי בשחרור')}</b></div>
      <table class="h"><tr><td>${he("שם: גב' ציפורה נאמן")}</td><td>${he('ת.ז. 0-0186350-2')}</td><td>${he('ת. לידה 30.10.1940')}</td></tr><tr><td>${he('קבלה: 05.01.2026')}</td><td>${he('שחרור: 08.02.2026')}</td><td>${he('רופאה: ד"ר גלינה מוסייב')}</td></tr></table>
      <table class="f">${f('סיבת אשפוז', 'שיקום לאחר {d.hipfx|שבר בצוואר הירך ימין|icd=S72.001A/S72.001D/S72.009A}, {p.hemiarth|החלפת ירך חלקית|on=2025-12-29} 29.12.2025')}
      ${f('מחלות רקע', '{d.demen|דמנציה|icd=F03.90}, {d.htn|יתר לחץ דם}, {d.osteoporosis|אוסטאופורוזיס|icd=M81.0/M80.00XA}, {d.af|פרפור פרוזדורים|icd=I48.91}, {d.hearaid|ירידה בשמיעה|icd=H91.90/H90.5}')}
      ${f('רגישויות', '{a.pen|פניצילין|react=פריחה} - פריחה. {a.elast|פלסטר|react=אדמומיות} - אדמומיות')}
      ${f('הכרה', 'ערה, מתמצאת באדם. {x|ללא אי שקט|negated|d.delir}')}
      ${f('ניידות', 'הליכה 20 מטר עם הליכון והשגחה. נפילות באשפוז: {x|לא|negated|d.falls}')}
      ${f('אכילה', 'מזון רך, זקוקה לעידוד. {d.dysph|הפרעת בליעה|icd=R13.10}. זונדה: {x|אין|negated}')}
      ${f('שליטה בסוגרים', '{d.incont|אי נקיטת שתן|icd=R32}. {p.foley|קתטר שתן|on=2026-01-20} הוצא ב-20.01.2026')}
      ${f('עור', '{d.pressul|פצע לחץ בעצה דרגה 2|icd=L89.152} 2X1 ס"מ, נקי. עקבים: {x|שלמים|negated|d.heelul}. צלקת הניתוח: {x|ללא סימני זיהום|negated}')}
      ${f('חבישה', '{x|פד סיליקון כל 3 ימים|instruction}. {x|החלפת תנוחה כל שעתיים|instruction}')}
      ${f('אומדנים', '{l.norton|נורטון 13|v=13;u=-;on=2026-02-08}, {l.morse|מורס 55|v=55;u=-;on=2026-02-08}, {o|כאב PAINAD 1}')}
      ${f('מדדים', '{o|ל"ד 126/70}, {o|דופק 74}, {o|חום 36.4}, {o|סטורציה 96%}, {o|משקל 51 ק"ג}')}
      ${f('בדיקות אחרונות', '05.02.2026: {l.hgb|המוגלובין 10.4|v=10.4;u=-;on=2026-02-05}, {l.alb|אלבומין 3.1|v=3.1;u=-;on=2026-02-05}, {l.crea|קריאטינין 0.9|v=0.9;u=-;on=2026-02-05}, {l.na|נתרן 137|v=137;u=-;on=2026-02-05}')}
      ${f('זיהומים', '{d.uti|דלקת בדרכי השתן|icd=N39.0;st=-} בינואר, טופלה ב{m.fosfo?|מונורול|dose=-;st=-}. {l.mrsa?|MRSA - שלילי|v=שלילי;u=-}. בידוד: {x|לא|negated}')}</table>
      <h3>${he('תרופות לפי שעות')}</h3><table class="d"><tr><th>${he('תרופה')}</th><th>08</th><th>12</th><th>17</th><th>21</th><th>${he('הערה')}</th></tr>
      ${drug('{m.apix|אליקוויס 2.5 מ"ג|freq=פעמיים ביום}', '08,21')}${drug('{m.bis|קונקור 2.5 מ"ג|freq=פעם ביום}', '08')}${drug('{m.fes|ברזל 100 מ"ג|freq=פעם ביום}', '12')}${drug('{m.calvitd|קלציום + D|dose=-;freq=פעם ביום}', '17')}${drug('{m.memant|אביקסה 10 מ"ג|freq=פעמיים ביום}', '08,21')}${drug('{m.mirt|מירו 15 מ"ג|freq=פעם ביום}', '21')}${drug('{m.peg|נורמלקס|dose=-;freq=פעם ביום}', '08')}${drug('{m.para|אקמול 1 גרם|dose=-;freq=3 פעמים ביום}', '08,12,21')}${drug('{m.quet|סרוקוול 12.5 מ"ג|freq=לפי הצורך}', '*')}</table>
      <table class="f">${f('הופסקו', '{m.enox|קלקסן|dose=-;st=stopped}, {m.ram|טריטייס|dose=-;st=stopped}')}
      ${f('הדרכה שניתנה', '{x|מניעת נפילות|instruction}, {x|הסמכת נוזלים|instruction}, {x|שימוש בהליכון|instruction}')}
      ${f('המשך טיפול', '{x|אחות הקהילה - חבישה פעמיים בשבוע|planned}. {x|פיזיותרפיה ביתית|planned}. {x|פרוליה תינתן במרץ|planned|m.deno}. {x|צילום ירך בעוד 6 שבועות|planned|i.xrhip}')}
      ${f('ציוד', 'הליכון, כיסא רחצה. מזרן: {x|לא הוזמן|not ordered}')}
      ${f('איש קשר', 'בת - נורית')}</table>
      <div style="display:flex;justify-content:space-between;align-items:center;margin-top:6px"><span>${he('אחות אחראית: לאה ביטון')}</span>${signature(c.rnd)}</div>${c.no('לאה ביטון', 'nurse')}`,
      'rtl',
    )
  },
  { dateAliases: ['2026-02-05'], width: 1040, scale: 1.4 },
)

/** An eye clinic's form: label at the right, then the right and the left eye; diagnoses and drops beneath. */
const eyes = doc(
  'p9131.png',
  ['he', 'consultation', 'clean'],
  '2026-06-29',
  ['מרכז עיניים אופק', 'אופק', 'מרפאת עיניים אופק', 'מרכז עיניים אופק, רעננה'],
  ['ד"ר שושנה גרינוולד', 'שושנה גרינוולד', 'גרינוולד שושנה'],
  ['רפאל מרציאנו', 'מרציאנו רפאל', 'מר רפאל מרציאנו'],
  'סיכום ביקור במרפאת עיניים',
  (c) => {
    const on = '2026-06-29'
    const e = (k, right, left) =>
      `<tr data-line><th>${he(k)}</th><td>${c.t(right)}</td><td>${c.t(left)}</td></tr>`
    const f = (k, s) => `<div class="f"><b>${he(k)}:</b><div>${c.t(s)}</div></div>`
    return sheet(
      `body{font:17px/1.42 ${FACE.simple};font-size:18px;padding:42px 62px}.t{margin:8px 0}.t td,.t th{border:1px solid #5a7fa8;padding:3px 12px}.t th{background:#e8f0f9}.t tr>th:first-child{width:19%}.f{display:grid;grid-template-columns:150px 1fr;gap:12px;padding:3px 0}.f b{color:#2a5584}.h td{padding:2px 4px}span[data-e]{white-space:nowrap}`,
      `<div style="display:flex;justify-content:space-between;align-items:center;border-bottom:2px solid #2a5584"><div><b style="font-size:26px;color:#2a5584">${he('מרכז עיניים אופק')}</b><br>${he('רעננה')}</div><b style="font-size:21px">${he('סיכום ביקור במרפאת עיניים')}</b>${mark('rings', '#2a5584', 50)}</div>
      <table class="h" style="margin:6px 0"><tr><td>${he('שם: מר רפאל מרציאנו')}</td><td>${he('ת.ז. 0-1055028-8')}</td><td>${he('ת. לידה 17/12/1954')}</td></tr><tr><td>${he('תאריך: 29/06/2026')}</td><td>${he('רופאה: ד"ר שושנה גרינוולד')}</td><td>${he('ביקור קודם: 12/01/2026')}</td></tr></table>
      ${f('סיבת הביקור', 'מעקב גלאוקומה, {o|ירידה בראייה} בעין שמאל. {x|ללא הבזקים|negated}. {x|ללא עכירויות צפות|negated|d.floaters}.')}
      ${f('רקע כללי', '{d.dm2|סוכרת סוג 2|icd=E11.9/E11.3299/E11.329}, {d.htn|יתר לחץ דם}. {x|ללא אסתמה|negated|d.asthma}. {x|לא נוטל קומדין|negated|m.warf}.')}
      ${f('ניתוחי עיניים', '{p.phaco|ניתוח קטרקט בעין ימין|on=2022} 2022. {p.slt|SLT דו צדדי|on=2020} 2020.')}
      ${f('רגישויות', '{a.sulfa|סולפה} - ידועה. {x|דיאמוקס - אסור|warned|m.acetaz}.')}
      ${f('משפחה', '{x|אם - עיוורון מגלאוקומה|family history|d.glauc}.')}
      <table class="t"><tr><th></th><th>${he('עין ימין')}</th><th>${he('עין שמאל')}</th></tr>
      ${e('חדות ראייה', `{l.va?|6/7.5|v=6/7.5;u=-;on=${on}}`, `{l.va?|6/18|v=6/18;u=-;on=${on}}`)}
      ${e('לחץ תוך עיני', `{l.iop?|15 mmHg|v=15;u=mmHg;on=${on}}`, `{l.iop?|23 mmHg|v=23;u=mmHg;on=${on}}`)}
      ${e('לחמית', 'שקטה', '{d.p29ptery|פטריגיום|icd=H11.002/H11.009/H11.001} נזאלי')}
      ${e('קרנית', '{d.dryeye|עין יבשה|icd=H04.123/H04.129}', '{o|PEE קל}')}
      ${e('לשכה קדמית', 'עמוקה, {x|ללא תאים|negated}', 'עמוקה, {x|ללא תאים|negated|d.uveitis}')}
      ${e('עדשה', '{d.p29pco|עכירות קופסית אחורית|icd=H26.491/H26.499/H26.40}', '{d.catar|קטרקט גרעיני|icd=H25.12/H25.10/H25.13}')}
      ${e('דיסקה', '{o|C/D 0.6}', '{o|C/D 0.8}')}
      ${e('מקולה', 'תקינה', '{d.p29erm|ממברנה אפירטינלית|icd=H35.372/H35.379/H35.371}')}
      ${e('רשתית', '{d.dretin|רטינופתיה סוכרתית קלה|icd=E11.3299/E11.329/E11.319/E11.3293}', '{x|ללא היפרדות|negated|d.retdet}')}</table>
      ${f('OCT', '{i.oct|OCT מקולה|on=2026-06-29} 29/06/2026: {x|ללא בצקת מקולרית|negated}. RNFL דק בשמאל.')}
      ${f('שדה ראייה', '{p.e16vfield|שדה ראייה|on=2026-01-12} 12/01/2026: {o|MD ימין -2.1}, {o|שמאל -7.8}.')}
      ${f('אבחנות', '{d.glauc|גלאוקומה פתוחת זווית|icd=H40.1190/H40.9/H40.10X0/H40.1130}, לא מאוזנת משמאל.')}
      ${f('טיפול', '{m.latan|קסלטן|dose=-;freq=טיפה בכל עין בערב} טיפה בכל עין בערב, {m.cosopt|קוסופט|dose=-;freq=פעמיים ביום} לעין שמאל פעמיים ביום (חדש), {m.carmel|תחליף דמעות|dose=-;freq=4 פעמים ביום} 4 פעמים ביום.')}
      ${f('הופסק', '{m.timo|טילופטיק|dose=-;st=stopped}.')}
      ${f('תוכנית', '{x|YAG בעין ימין - ב-20/07/2026|planned|p.yag}. {x|ניתוח קטרקט משמאל - לשקול|considered|p.phaco}. {x|אם הלחץ לא ירד - ניתוח מסנן|conditional}. {x|HbA1c אצל רופא המשפחה|ordered|l.a1c}.')}
      ${f('ביקורת', '{x|בעוד 6 שבועות עם לחצים|planned}. {x|בכאב או אודם - לפנות מיד|instruction}.')}
      <div style="display:flex;justify-content:space-between;align-items:center;margin-top:26px"><span>${he('ד"ר שושנה גרינוולד, רפואת עיניים, מ.ר. 00429')}</span>${signature(c.rnd)}${stamp(['ד"ר ש. גרינוולד', 'מ.ר. 00429'], '#26306f', -5)}</div>`,
      'rtl',
    )
  },
  { dateAliases: ['2026-01-12'], width: 1020, scale: 1.4 },
)

/** A fund's form 17: the commitment in framed cells, the referral's labels at the right, boxes for what is asked. */
const form = doc(
  'p9132.png',
  ['he', 'other', 'clean'],
  '2026-04-29',
  ['קופת חולים ערבה', 'ערבה', 'קופ"ח ערבה', 'קופת חולים ערבה - מרפאת שער הגיא', 'מרפאת שער הגיא'],
  ['ד"ר רואן עבאס', 'רואן עבאס', 'עבאס רואן'],
  ['בוריס מלניק', 'מלניק בוריס', 'מר בוריס מלניק'],
  'טופס 17 - הפניה והתחייבות',
  (c) => {
    const f = row(c)
    return sheet(
      `body{font:17px/1.4 ${FACE.serifHe};font-family:'Noto Serif Hebrew','Noto Serif','DejaVu Sans';font-size:16px;padding:42px 62px}.a td{border:1px solid #333;padding:4px 10px}.a small{color:#444;font-size:13px}.f{margin:8px 0}.f th{width:170px;padding:4px 4px;border-bottom:1px solid #bbb;color:#7b3410}.f td{padding:4px 8px;border-bottom:1px solid #bbb}span[data-e]{white-space:nowrap}.c{display:inline-block;min-width:150px}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div><b style="font-size:24px;color:#7b3410">${he('קופת חולים ערבה')}</b><br>${he('מרפאת שער הגיא')}</div><div style="text-align:center"><b style="font-size:23px">${he('טופס 17')}</b><br><b>${he('הפניה והתחייבות')}</b></div>${barcode(c.rnd, 32, 38)}</div>
      <table class="a" style="margin:8px 0"><tr><td><small>${he('שם המבוטח')}</small><br>${he('בוריס מלניק')}</td><td><small>${he('ת.ז.')}</small><br>${ltr('0-2071183-9')}</td><td><small>${he('ת. לידה')}</small><br>${ltr('03/03/1968')}</td><td><small>${he('תאריך הפניה')}</small><br>${ltr('29/04/2026')}</td></tr><tr><td><small>${he('מספר התחייבות')}</small><br>${ltr('26-441902')}</td><td><small>${he('בתוקף עד')}</small><br>${ltr('29/07/2026')}</td><td colspan="2"><small>${he('אל')}</small><br>${he('המרכז הרפואי מצפה רמות - המכון הגסטרו')}</td></tr></table>${c.no('המרכז הרפואי מצפה רמות', 'recipient')}
      <div>${['אשפוז', 'ניתוח', 'בדיקה', 'ייעוץ', 'מיון'].map((s) => `<span class="c">${s === 'בדיקה' ? '☒' : '☐'} ${he(s)}</span>`).join('')}</div>
      <table class="f">${f('השירות המבוקש', '{x|קולונוסקופיה|referral|p.colono}; {x|גסטרוסקופיה|referral|p.egd}')}
      ${f('קוד שירות', '45378, 43235')}
      ${f('סיבת ההפניה', '{o|ירידה במשקל 6 ק"ג}, {o|דם בצואה}. {x|חשד לגידול במעי|question|d.colonca}')}
      ${f('אבחנות', '{d.ida|אנמיה מחוסר ברזל|icd=D50.9} (D50.9), {d.hemorr|טחורים|icd=K64.9} (K64.9)')}
      ${f('רקע', '{d.ihd|מחלת לב איסכמית|icd=I25.10/I25.9}, {d.hld|היפרליפידמיה|icd=E78.5}, {d.diverts|דיברטיקולוזיס|icd=K57.30}. {x|ללא קוליטיס|negated|d.uc}')}
      ${f('ניתוחים', '{p.lapchole|כריתת כיס מרה|on=2010} 2010, {p.pci|צנתור עם תומכן|on=2021-11} 11/2021')}
      ${f('תרופות קבועות', '{m.asa|קרטיה 100 מ"ג|freq=פעם ביום} פעם ביום; {m.ator|טוריד 40 מ"ג|freq=פעם ביום} פעם ביום; {m.metop|לופרסור 50 מ"ג|freq=פעמיים ביום} פעמיים ביום; {m.pan|קונטרולוק 20 מ"ג|freq=פעם ביום} פעם ביום; {m.ferrop|פוריק 100 מ"ג|freq=פעם ביום} פעם ביום')}
      ${f('הופסקו', '{m.clop|פלביקס|dose=-;st=stopped} (12/2022)')}
      ${f('רגישויות', "{a.metronid|פלג'יל|react=אורטיקריה} - אורטיקריה. {x|ביצים וסויה - לא|negated|a.egg}")}
      ${f('מדללי דם', '{x|אין|negated}')}
      ${f('קוצב לב', '{x|אין|negated|p.pacem}')}
      ${f('משפחה', '{x|אח - סרטן המעי הגס בגיל 54|family history|d.colonca}')}
      ${f('מעבדה', '20/04/2026: {l.hgb|Hb 9.7|v=9.7;u=-;on=2026-04-20}, {l.mcv|MCV 71|v=71;u=-;on=2026-04-20}, {l.ferr|Ferritin 6|v=6;u=-;on=2026-04-20}, {l.crea|Creatinine 0.9|v=0.9;u=-;on=2026-04-20}, {l.inr|INR 1.0|v=1.0;u=-;on=2026-04-20}. {l.fobt|דם סמוי חיובי|v=חיובי;u=-;on=2026-03-15} (15/03/2026)')}
      ${f('הדמיה', '{i.usabd|אולטרסאונד בטן|on=2026-04-02} 02/04/2026: {d.steat|כבד שומני|icd=K76.0}. {x|ללא נגעים בכבד|negated|d.livermet}')}
      ${f('בדיקה קודמת', '{p.colono|קולונוסקופיה|on=2016-06-22} 22/06/2016: {d.polyp|פוליפ בסיגמואיד|icd=K63.5/D12.5}, הוסר')}
      ${f('בדיקה גופנית', '{o|חיוורון}. בטן רכה, {x|ללא גוש|negated}. PR: {x|ללא דם טרי|negated}')}
      ${f('דחיפות', '☐ רגילה \u00a0 ☒ דחופה \u00a0 ☐ מיידית')}
      ${f('הרדמה', '☒ סדציה \u00a0 ☐ הרדמה כללית')}
      ${f('הנחיות', '{x|להפסיק פוריק שבוע לפני|instruction}. {x|קרטיה - להמשיך|instruction}. {x|הכנה: מרוקן או פיקולקס|instruction|m.sodpic}')}
      ${f('הערות', '{x|אם תקין - קפסולה|conditional|p.capsule}. {x|CT בטן לפי ממצאים|conditional|i.ctap}')}</table>
      <div style="border:1px solid #333;padding:4px 12px">${c.t('אישור הקופה: {o|השתתפות עצמית: 0 ש"ח}. ההתחייבות כוללת {x|ביופסיה|conditional|p.stombx} ו{x|כריתת פוליפ|conditional|p.polypect} במידת הצורך. אינה כוללת אשפוז.')}</div>
      <div style="display:flex;justify-content:space-between;align-items:center;margin-top:8px"><span>${he('ד"ר רואן עבאס, רפואת משפחה, מ.ר. 00851')}</span>${signature(c.rnd)}${stamp(['ד"ר רואן עבאס', 'מ.ר. 00851'], '#26306f', -6)}${matrixCode(c.rnd, 14, 3)}</div>`,
      'rtl',
    )
  },
  { dateAliases: ['2026-07-29', '2026-04-20'], width: 1040, scale: 1.4 },
)

export const practice29HeMore = [nursing, eyes, form]
