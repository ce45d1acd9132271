/** Ordinary letters in Hebrew: an internal ward's discharge after pneumonia, an emergency department's letter on atrial fibrillation as a fax, a hospital's urology clinic. */
import { barcode, mark, signature, stamp } from '../lib/decor.mjs'
import { FACE, doc, he, ltr, resultCell, sheet } from './blind-parts.mjs'
import { bp, list, results, t } from './thirtythird-hebrew.mjs'

/** An internal ward: grey bars as headings, bloods of three days in a table, drugs at home beside what becomes of them. */
const internal = doc(
  'p1526.png',
  ['he', 'discharge', 'clean'],
  '2026-03-14',
  [
    'מרכז רפואי הלל יפה',
    'הלל יפה',
    'המרכז הרפואי הלל יפה',
    'בית חולים הלל יפה',
    'מרכז רפואי הלל יפה - פנימית ג',
    'פנימית ג',
    'Hillel Yaffe',
  ],
  ['ד"ר נסים אברג\'ל', "נסים אברג'ל", "אברג'ל נסים", 'ד"ר נסים אברגל'],
  ['זהבה קורנבלום', 'קורנבלום זהבה', "גב' זהבה קורנבלום"],
  'מכתב סיכום אשפוז',
  (c) => {
    const s = (title, ...lines) =>
      `<div class="b">${he(title)}</div>${lines.map((x) => `<p>${t(c, x)}</p>`).join('')}`
    const days = ['2026-03-09', '2026-03-11', '2026-03-14']
    const lab = (x) => {
      const [key, label, unit, ...values] = x.split(';')
      return `<tr><td>${ltr(label)}</td>${values.map((v, i) => `<td>${v ? resultCell(c, key, label, v, unit, '', days[i]) : ''}</td>`).join('')}<td>${ltr(unit)}</td></tr>`
    }
    const drug = (x) => {
      const [what, how, note] = x.split(' / ')
      return `<tr><td>${t(c, what)}</td><td>${he(how)}</td><td>${t(c, note)}</td></tr>`
    }
    return sheet(
      `body{font:16px/1.4 ${FACE.arial};font-size:15.5px;padding:36px 60px}p{margin:3px 6px}.b{background:#e3e3e3;font-weight:bold;padding:1px 8px;margin-top:6px}.t td,.t th{border:1px solid #888;padding:1px 10px}.h td{padding:2px 6px}ul{margin:2px 0}span[data-e]{white-space:nowrap}`,
      `<div style="display:flex;justify-content:space-between;align-items:center;border-bottom:2px solid #1d4f91;padding-bottom:5px"><div style="display:flex;gap:10px;align-items:center">${mark('wave', '#1d4f91', 44)}<div><b style="font-size:23px;color:#1d4f91">${he('מרכז רפואי הלל יפה')}</b><br>${he('פנימית ג, מנהלת: ד"ר אורית שמש')}</div></div><b style="font-size:21px">${he('מכתב סיכום אשפוז')}</b></div>${c.no('ד"ר אורית שמש', 'head of department')}
      <table class="h"><tr><td>${he('קורנבלום זהבה')}</td><td>${he('ת.ז. 0-0417735-9')}</td><td>${he('בת 78')}</td><td>${he('קופה: מכבי')}</td></tr><tr><td>${he('קבלה: 09/03/2026 21:40')}</td><td>${he('שחרור: 14/03/2026')}</td><td colspan="2">${he('רופא בכיר: ד"ר נסים אברג\'ל')}</td></tr></table>
      ${s('אבחנות באשפוז', '{d.pneumonia|דלקת ריאות נרכשת בקהילה, אונה ימנית תחתונה|icd=J18.9/J18.1/J15.9}; {d.hyponat|היפונתרמיה|icd=E87.1}; {d.aki|פגיעה כלייתית חדה|icd=N17.9;st=-}, חלפה; {d.delir|דליריום|icd=F05/R41.0/F05.9;st=-}, חלף')}
      ${s('מחלות רקע', '{d.htn|יתר לחץ דם|icd=I10}, {d.af|פרפור פרוזדורים כרוני|icd=I48.20/I48.2/I48.21/I48.91}, {d.osteoporosis|אוסטאופורוזיס|icd=M81.0}, {d.hypothy|תת פעילות בלוטת התריס|icd=E03.9}, {d.hearaid|ירידה בשמיעה|icd=H91.90/H91.93}, מצב אחרי {p.tka|החלפת ברך שמאל|on=2018} ב-2018. {x|אין סוכרת|negated|d.dm2}. {x|לא ידוע על אי ספיקת לב|negated|d.chf}.', 'רגישויות: {a.cipro|ציפרופלוקסצין|react=כאבי גידים} - כאבי גידים. הרגלים: {x|אינה מעשנת|negated|d.smoker}. משפחה: {x|בת עם אסתמה|family history|d.asthma}.')}
      ${s('תלונה ומחלה נוכחית', 'הובאה על ידי בתה בשל {o|חום}, {o|שיעול} ליחתי ו{o|בלבול} מזה 3 ימים. {x|ללא הקאות|negated}, {x|ללא כאב בחזה|negated|d.angina}. רופא המשפחה נתן {m.azit?|אזניל|dose=-;st=stopped} יומיים קודם, ללא שיפור.')}
      ${s('בקבלה', `חום {l.h33temp|38.6|v=38.6;u=-}, ל"ד ${bp(104, 58)}, דופק {l.h33hr|112|v=112;u=-} לא סדיר, נשימות {l.e21rr|24|v=24;u=-}, סטורציה {l.h33spo2|90%|v=90;u=%} באוויר חדר. {o|קרפיטציות בבסיס ימין}. {x|ללא בצקות ברגליים|negated}, {x|ללא קשיון עורף|negated|d.meng}.`)}
      <div class="b">${he('מעבדה')}</div><table class="t" style="margin:4px 0" dir="ltr"><tr><th></th><th>09/03/26</th><th>11/03/26</th><th>14/03/26</th><th></th></tr>${['wbc;WBC;K/uL;17.2;12.4;8.8', 'hgb;HGB;g/dL;12.1;11.3;11.6', 'plt;PLT;K/uL;318;301;345', 'crp;CRP;mg/L;214;138;41', 'na;Na;mmol/L;126;130;136', 'k;K;mmol/L;3.9;3.7;4.2', 'urea;Urea;mg/dL;72;54;38', 'crea;Creatinine;mg/dL;1.58;1.12;0.87', 'lact;Lactate;mmol/L;2.4;1.3;', 'tsh;TSH;mIU/L;;3.35;'].map(lab).join('')}</table>
      <p>${t(c, 'תרבית דם 09/03/2026: {l.bcult|ללא צמיחה|v=ללא צמיחה;u=-;on=2026-03-09}. {l.pneuag|אנטיגן לפנאומוקוק בשתן - חיובי|v=חיובי;u=-}. {l.legion|אנטיגן ללגיונלה בשתן - שלילי|v=שלילי;u=-}. {l.covidpcr|PCR לקורונה - שלילי|v=שלילי;u=-}, {l.flua|שפעת A - שלילי|v=שלילי;u=-}.')}</p>
      ${s('הדמיה', '{i.cxr|צילום חזה|on=2026-03-09} 09/03/2026: {o|תסנין באונה ימנית תחתונה}, {d.cardmeg|לב מוגדל|icd=I51.7}. {x|ללא תפליט|negated|d.pleff}. {i.cthead|CT מוח|on=2026-03-10} 10/03/2026 בשל הבלבול: {x|ללא דימום|negated|d.ich}, {d.atrophy|אטרופיה מוחית|icd=G31.9}.')}
      ${s('מהלך ודיון', 'טופלה ב{m.ceftr?|רוצפין|dose=-;st=-} ו{m.doxy?|דוקסילין|dose=-;st=-}, {p.e20oxyg?|חמצן} במשקפיים עד 12/03. {m.hctz|דיזותיאזיד|dose=-;st=stopped} הופסק בשל ההיפונתרמיה. {m.halo?|הלופרידול|dose=-;st=-} חד פעמי בלילה הראשון. {x|מרופנם נשקל, לא ניתן|considered|m.merop}. {x|ניקור מותני לא נדרש|not needed|p.lp}.')}
      <div class="b">${he('טיפול תרופתי בשחרור')}</div><table class="t" style="margin:4px 0"><tr><th style="width:42%">${he('תרופה')}</th><th>${he('מתן')}</th><th>${he('הערה')}</th></tr>${['{m.coamox|אוגמנטין 875 מ"ג|freq=פעמיים ביום} / פעמיים ביום / חדש, עד 17/03/2026', '{m.apix|אליקוויס 5 מ"ג|freq=פעמיים ביום} / פעמיים ביום / ללא שינוי', '{m.bis|קונקור 5 מ"ג|freq=פעם ביום} / פעם ביום / {o|הועלה מ-2.5}', '{m.levo|אלטרוקסין 75 מק"ג|dose=-;freq=בבוקר} / בבוקר בצום / ללא שינוי', '{m.aml|נורווסק 5 מ"ג|freq=פעם ביום} / פעם ביום / חדש, במקום דיזותיאזיד', '{m.deno|פרוליה 60 מ"ג|freq=פעם בחצי שנה} / פעם בחצי שנה / המנה הבאה במאי', '{m.para|אקמול 500 מ"ג|freq=לפי הצורך} / לפי הצורך / עד 3 ביום'].map(drug).join('')}</table>
      <div class="b">${he('מדדים בשחרור והמלצות')}</div><p>${t(c, `ביום השחרור 14/03/2026: חום {l.h33temp|36.7|v=36.7;u=-;on=2026-03-14}, ל"ד ${bp(132, 76, '2026-03-14')}, סטורציה {l.h33spo2|95%|v=95;u=%;on=2026-03-14} ללא חמצן.`)}</p>
      <ul>${list(c, ['{x|נתרן וקריאטינין בעוד שבוע|planned|l.na}', '{x|צילום חזה חוזר בעוד 6 שבועות|planned|i.cxr}', '{x|חיסון פנאומוקוק לאחר ההחלמה|recommended|m.vpcv}', '{x|אם חום מעל 38 או קוצר נשימה - לפנות למיון|conditional}', '{x|אין ליטול נורופן עם אליקוויס|warned|m.ibu}'])}</ul>
      <div style="display:flex;justify-content:space-between;align-items:center"><span>${he('ד"ר נסים אברג\'ל, רפואה פנימית, מ.ר. 00417')}</span>${signature(c.rnd, '#24408a', 120)}</div>`,
      'rtl',
    )
  },
  { dateAliases: ['2026-03-09'], width: 1080, scale: 1.36 },
)

/** An emergency department: a head of three boxes, hours before what was done; sent on by fax. */
const palpitations = doc(
  'p1527.jpg',
  ['he', 'discharge', 'fax'],
  '2026-06-02',
  [
    'מרכז רפואי רבין - קמפוס השרון',
    'השרון',
    'בית חולים השרון',
    'קמפוס השרון',
    'מרכז רפואי רבין',
    'השרון - המחלקה לרפואה דחופה',
    'המחלקה לרפואה דחופה',
    'רבין',
  ],
  ['ד"ר אלינור פרידלנד', 'אלינור פרידלנד', 'פרידלנד אלינור'],
  ['ארקדי שולמן', 'שולמן ארקדי', 'מר ארקדי שולמן'],
  'מכתב שחרור ממיון',
  (c) => {
    const d = '2026-06-02'
    const p = (title, x) => `<p><b>${he(`${title}:`)}</b> ${t(c, x)}</p>`
    const at = (hour, x) => `<tr><td>${ltr(hour)}</td><td>${t(c, x)}</td></tr>`
    return sheet(
      `body{font:19px/1.45 ${FACE.notoHe};font-size:18px;padding:44px 66px}p{margin:7px 0}.h td{border:1.5px solid #000;padding:3px 10px}.a td{border-bottom:1px solid #000;padding:3px 8px}.a td:first-child{width:80px;font-weight:bold}ol{margin:2px 0}span[data-e]{white-space:nowrap}`,
      `<div style="text-align:center"><b style="font-size:25px">${he('מרכז רפואי רבין - קמפוס השרון')}</b><br>${he('המחלקה לרפואה דחופה, פתח תקווה')}<br><b style="font-size:23px">${he('מכתב שחרור ממיון')}</b></div>
      <table class="h" style="margin:10px 0"><tr><td>${he('שולמן ארקדי, בן 59, ז')}</td><td>${he('ת.ז. 0-1138206-4')}</td><td>${he('כניסה: 02/06/2026 06:50')}</td></tr><tr><td>${he('מאוחדת, סניף רעננה')}</td><td>${he('רופאה: ד"ר אלינור פרידלנד')}</td><td>${he('יציאה: 02/06/2026 14:15')}</td></tr></table>
      ${p('סיבת פנייה', '{d.palp?|דפיקות לב|icd=R00.2} מאז 04:30. {x|ללא כאב בחזה|negated|d.angina}, {x|ללא עילפון|negated|d.syncope}. {o|קוצר נשימה קל} בעליית מדרגות. {x|ללא צריכת אלכוהול אתמול|negated|d.alcdep}.')}
      ${p('רקע', '{d.htn|יל"ד|icd=I10}, {d.osa|דום נשימה בשינה|icd=G47.33} עם {p.t32cpap?|CPAP}, {d.obesity|השמנה|icd=E66.9/E66.811}, {d.gout|גאוט|icd=M10.9}. {p.lapchole|כריתת כיס מרה|on=2015} 2015. {x|ללא אירוע מוחי|negated|d.stroke}, {x|ללא סוכרת|negated|d.dm2}. {x|אב - אוטם שריר הלב|family history|d.mi}.')}
      ${p('תרופות קבועות', '{m.vals|דיובן 160 מ"ג|freq=פעם ביום} פעם ביום, {m.allo|אלוריל 300 מ"ג|freq=פעם ביום} פעם ביום. {x|אינו נוטל נוגדי קרישה|negated}')}
      ${p('אלרגיה', '{x|לא ידועה אלרגיה לתרופות|negated}')}
      ${p('סימנים חיוניים', `ל"ד ${bp(148, 91)}, דופק {l.h33hr|138|v=138;u=-}, סטורציה {l.h33spo2|97%|v=97;u=%}, חום {l.h33temp|36.6|v=36.6;u=-}, משקל {l.h33wt|104 ק"ג|v=104;u=ק"ג}`)}
      ${p('בדיקה', 'קולות לב לא סדירים, {x|ללא אוושות|negated}. ריאות נקיות. {x|ללא בצקת|negated}. {x|בלוטת תריס לא מוגדלת|negated|d.e14goitre}.')}
      ${p('אק"ג בקבלה', `{p.ecg|אק"ג|on=${d}}: {d.af|פרפור פרוזדורים|icd=I48.91/I48.0/I48.9} עם תגובה חדרית מהירה {l.h33hr?|141|v=141;u=-}, {x|ללא שינויי ST|negated}, {x|ללא WPW|negated}.`)}
      ${p('מעבדה 02/06/2026', results(d, ['wbc;WBC;8.1;K/uL', 'hgb;HGB;15.6;g/dL', 'plt;PLT;244;K/uL', 'na;Na;141;mmol/L', 'k;K;3.6;mmol/L', 'mg;Mg;1.8;mg/dL', 'crea;Creatinine;1.03;mg/dL', 'tropi;hs-Troponin I;11;ng/L', 'tsh;TSH;1.72;mIU/L', 'inr;INR;1.0;']))}
      ${p('אקו ליד המיטה', `{i.echo|אקו|on=${d}}: {l.lvef|EF 60%|v=60;u=%}, {d.ladil|עלייה שמאלית מוגדלת קלות|icd=I51.7}, {x|ללא נוזל סביב הלב|negated|d.pereff}.`)}
      <table class="a">${at('07:30', '{m.metop?|לופרסור|dose=-;st=-} 5 מ"ג IV פעמיים, קצב {l.h33hr?|115|v=115;u=-}')}${at('08:10', '{o|מגנזיום} 2 גרם, {m.enox?|קלקסן|dose=-;st=-} 100 מ"ג SC')}${at('10:40', `{p.sedat|טשטוש בפרופופול|on=${d}}, {p.cardiov|היפוך חשמלי 200J|on=${d}} - חזרה לסינוס`)}${at('13:00', `ל"ד ${bp(129, 80)}, דופק {l.h33hr|68|v=68;u=-} סדיר`)}</table>
      ${p('אבחנה', '{d.af|פרפור פרוזדורים, אירוע ראשון|icd=I48.91/I48.0/I48.9}. {l.h35chads|CHA2DS2-VASc 1|v=1;u=-}')}
      <p><b>${he('המלצות:')}</b></p><ol>${list(c, ['{m.riva|קסרלטו 20 מ"ג|freq=פעם ביום} פעם ביום עם הארוחה, 4 שבועות לפחות', '{m.bis|קרדילוק 2.5 מ"ג|freq=פעם ביום} פעם ביום', 'להמשיך דיובן ואלוריל. {x|אין ליטול וולטרן|warned|m.dicl}', '{x|הולטר ומרפאת הפרעות קצב בעוד חודש|planned|p.holter}', '{x|אבלציה תידון במרפאה|considered|p.ablat}; {x|אמיודרון - לא הומלץ כעת|not given|m.amio}', '{x|בדימום או חולשה בגפה - לחזור מיד|conditional|d.stroke}'])}</ol>
      <div style="display:flex;justify-content:space-between;align-items:center"><span>${he('ד"ר אלינור פרידלנד, מתמחה ברפואה דחופה, מ.ר. 00839')}</span>${signature(c.rnd, '#000', 120)}</div>`,
      'rtl',
    )
  },
  { width: 1080, scale: 1.42, degrade: { faxScale: 0.95 } },
)

/** A hospital's clinic: a letter to the family doctor with short titles in the margin, PSA of four years in a strip. */
const urology = doc(
  'p1528.png',
  ['he', 'consultation', 'clean'],
  '2026-09-16',
  [
    'המרכז הרפואי וולפסון',
    'וולפסון',
    'מרכז רפואי וולפסון',
    'וולפסון - מרפאה אורולוגית',
    'מרפאה אורולוגית',
    'Wolfson',
  ],
  ['ד"ר תומר אוחיון', 'תומר אוחיון', 'אוחיון תומר'],
  ['אליהו מזרחי-כהן', 'מזרחי-כהן אליהו', 'אליהו מזרחי כהן', 'מר אליהו מזרחי-כהן'],
  'מכתב ממרפאה אורולוגית',
  (c) => {
    const f = (title, ...lines) =>
      `<tr><th>${he(title)}</th><td>${lines.map((x) => `<div>${t(c, x)}</div>`).join('')}</td></tr>`
    const psa = [
      ['06/2023', '3.1', '2023-06'],
      ['08/2024', '4.4', '2024-08'],
      ['09/2025', '5.0', '2025-09'],
      ['02/09/2026', '6.2', '2026-09-02'],
    ]
    const strip = (cells) => `<tr>${cells.map((x) => `<td>${x}</td>`).join('')}</tr>`
    return sheet(
      `body{font:18px/1.5 ${FACE.frank};font-family:'Frank Ruehl CLM','Liberation Serif';font-size:19px;padding:44px 70px}.f>tbody>tr>th{width:120px;padding:4px 0 4px 12px;border-left:2px solid #7a4b00;color:#7a4b00}.f>tbody>tr>td{padding:4px 14px}.p td{border:1px solid #999;text-align:center;padding:1px 8px}.h td{padding:2px 6px}ol{margin:0}span[data-e]{white-space:nowrap}p{margin:8px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div><b style="font-size:26px;color:#7a4b00">${he('המרכז הרפואי וולפסון')}</b><br>${he('מרפאה אורולוגית, חולון')}</div>${mark('star', '#7a4b00', 46)}</div>
      <table class="h" style="margin:8px 0;border-top:1px solid #7a4b00;border-bottom:1px solid #7a4b00"><tr><td>${he('המטופל: אליהו מזרחי-כהן')}</td><td>${he('ת.ז. 0-0537194-0')}</td><td>${he('בן 67')}</td><td>${he('16/09/2026')}</td></tr></table>
      <p>${he('לכבוד ד"ר בוריס קגנוביץ, רופא המשפחה. הנדון: מכתב ממרפאה אורולוגית')}</p>${c.no('ד"ר בוריס קגנוביץ', 'addressee')}
      <table class="f">
      ${f('אבחנות', '{d.bph|הגדלה שפירה של הערמונית עם תסמיני דרכי שתן|icd=N40.1}; {d.e16raisedpsa|PSA מוגבר|icd=R97.20}; {d.ed|הפרעה בזקפה|icd=N52.9}')}
      ${f('רקע', '{d.dm2|סוכרת|icd=E11.9}, {d.htn|יתר לחץ דם|icd=I10}, {d.stone|אבן בכליה שמאל|icd=N20.0/Z87.442} ב-2012, {p.ureteros|אורטרוסקופיה|on=2012}. {x|ללא עצירת שתן בעבר|negated|d.retention}. {x|דוד - סרטן ערמונית|family history|d.prostca}. {d.exsmoker|הפסיק לעשן לפני 15 שנה|icd=Z87.891}.')}
      ${f('תרופות', '{m.tams|אומניק 0.4 מ"ג|st=stopped} בערב (יוחלף), {m.metf|גלוקומין 850 מ"ג|freq=פעמיים ביום} פעמיים ביום, {m.ena|אנלדקס 10 מ"ג|freq=פעמיים ביום} פעמיים ביום, {m.asa|קרטיה 100 מ"ג|freq=פעם ביום} פעם ביום', 'רגישות: {a.sulfa|סולפה|react=פריחה} - פריחה')}
      ${f('הביקור', 'קם {d.nocturia?|3 פעמים בלילה|icd=R35.1}, {o|זרם חלש}, {o|טפטוף בסוף}. {x|ללא צריבה|negated|d.uti}, {x|ללא דם בשתן|negated|d.hematuria}, {x|ללא דליפה|negated|d.incont}. {l.h36ipss|IPSS 19|v=19;u=-} (לפני שנה {l.h36ipss|14|v=14;u=-}).')}
      ${f('בדיקה', `ל"ד ${bp(141, 79)}, דופק {l.h33hr|74|v=74;u=-}. בטן רכה, {x|ללא שלפוחית נמושה|negated}. PR: ערמונית מוגדלת, חלקה, {x|ללא קשריות|negated|d.prostca}. {x|אשכים תקינים|negated}.`)}
      <tr><th>${ltr('PSA')}</th><td><table class="p" style="width:auto" dir="ltr">${strip(psa.map(([x]) => ltr(x)))}${strip(psa.map(([, v, day]) => resultCell(c, 'psa', 'PSA', v, 'ng/mL', '', day)))}</table><div>${t(c, 'ng/mL. ביום 02/09/2026 גם {l.psaratio|Free/Total 14%|v=14;u=%;on=2026-09-02}')}</div></td></tr>
      ${f('מעבדה', `02/09/2026: ${results('2026-09-02', ['crea;Creatinine;1.08;mg/dL', 'k;K;4.6;mmol/L', 'a1c;HbA1c;7.3;%', 'glu;Glucose;141;mg/dL'])}. שתן: {l.ubld|דם - שלילי|v=שלילי;u=-;on=2026-09-02}, {l.ucult|תרבית - ללא צמיחה|v=ללא צמיחה;u=-;on=2026-09-02}.`)}
      ${f('בדיקות עזר', '{p.uroflow|אורופלואומטריה|on=2026-09-16} היום: {l.qmax|Qmax 9.1 mL/s|v=9.1;u=mL/s}, {l.pvr|שארית 85 מ"ל|v=85;u=מ"ל}. {i.e18usurin|אולטרסאונד דרכי שתן|on=2026-08-24} 24/08/2026: {l.e18prvol|ערמונית 62 סמ"ק|v=62;u=סמ"ק}, {x|ללא הידרונפרוזיס|negated|d.hydro}, {d.rcyst|ציסטה פשוטה בכליה ימין|icd=N28.1}, {d.bladwall|דופן שלפוחית מעובה|icd=N32.89}.')}
      ${f('סיכום', 'החמרה בתסמינים תחת חוסם אלפא ועלייה איטית ב-PSA. {x|ביופסיה של הערמונית - תישקל לפי ה-MRI|considered|p.h12prostbx}.')}
      <tr><th>${he('המלצות')}</th><td><ol>${list(c, ['{m.h28duo|דואודרט 0.5/0.4 מ"ג|dose=-;freq=פעם ביום} פעם ביום, במקום אומניק', '{m.tada|טדלפיל 5 מ"ג|freq=פעם ביום} פעם ביום', '{x|MRI ערמונית - ניתנה הפניה|referral|i.mrprost}', '{x|PSA בעוד 6 חודשים (יש להכפיל ב-2 תחת דוטסטריד)|planned|l.psa}', '{x|TURP - יוצע אם לא יוטב|conditional|p.turp}', '{x|אין ליטול ניטרטים עם טדלפיל|warned|m.gtn}'])}</ol></td></tr></table>
      <div style="display:flex;justify-content:space-between;align-items:center;margin-top:8px"><span>${he('בברכה, ד"ר תומר אוחיון, מומחה באורולוגיה')}</span>${barcode(c.rnd, 24, 30)}${signature(c.rnd, '#24408a', 110)}${stamp(['ד"ר תומר אוחיון', 'אורולוגיה', 'מ.ר. 00702'], '#26306f', -5)}</div>`,
      'rtl',
    )
  },
  { dateAliases: ['2026-09-02', '2026-08-24'], width: 1080, scale: 1.36 },
)

export const thirtySixthHeLetters = [internal, palpitations, urology]
