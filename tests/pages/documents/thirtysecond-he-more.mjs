/** Ordinary paper in Hebrew, the thirty-second set: a fund's standing prescription as a table, an institute's CT urography, a child's visit. */
import { barcode, mark, matrixCode, signature, stamp } from '../lib/decor.mjs'
import { doc, he, items, ltr, sheet } from './blind-parts.mjs'

/** A fund's standing prescription: brand over generic name, directions, quantity and term in columns; what was stopped beneath. */
const standing = doc(
  'p1329.png',
  ['he', 'prescription', 'clean'],
  '2026-09-09',
  [
    'קופת חולים עופרים',
    'עופרים',
    'קופ"ח עופרים',
    'קופת חולים עופרים - מרפאת כיכר המייסדים',
    'מרפאת כיכר המייסדים',
  ],
  ['ד"ר נדב שלזינגר', 'נדב שלזינגר', 'שלזינגר נדב'],
  ['בתיה גרוסמן', 'גרוסמן בתיה', "גב' בתיה גרוסמן"],
  'מרשם לתרופות קבועות',
  (c) => {
    let n = 0
    const row = (s, latin, how, qty) =>
      `<tr data-line><td>${++n}</td><td>${c.t(s)}<br><small>${ltr(latin)}</small></td><td>${he(how)}</td><td>${he(qty)}</td><td>${ltr('09/12/2026')}</td></tr>`
    return sheet(
      `body{font:16px/1.3 'Open Sans','Noto Sans Hebrew';font-size:15px;padding:38px 62px}.t{width:100%;border-collapse:collapse;margin:8px 0}.t td,.t th{border-bottom:1px solid #bbb;padding:3px 8px;text-align:right;vertical-align:top}.t th{background:#0b6b5d;color:#fff}small{font-size:12.5px;color:#555}.h{width:100%;background:#eef6f4;margin:8px 0}.h td{padding:2px 8px}p{margin:6px 0}span[data-e]{white-space:nowrap}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:10px;align-items:center">${mark('leaf', '#0b6b5d', 46)}<div><b style="font-size:23px;color:#0b6b5d">${he('קופת חולים עופרים')}</b><br>${he('מרפאת כיכר המייסדים, גבעתיים')}</div></div><b style="font-size:22px">${he('מרשם לתרופות קבועות')}</b>${matrixCode(c.rnd, 16, 3)}</div>
      <table class="h"><tr><td>${he('שם: גרוסמן בתיה')}</td><td>${he('ת.ז. 0-0268840-7')}</td><td>${he('ת. לידה: 30/03/1950')}</td><td>${c.t('משקל: {l.e21wt|58 ק"ג|v=58;u=-}')}</td></tr><tr><td>${he('תאריך: 09/09/2026')}</td><td>${he('רופא: ד"ר נדב שלזינגר')}</td><td colspan="2">${he("מרשם מס' 40-771832")}</td></tr></table>
      <p>${c.t('אבחנות קבועות: {d.park|מחלת פרקינסון|icd=G20/G20.A1/G20.C}, {d.htn|יתר לחץ דם|icd=I10}, {d.hld|היפרכולסטרולמיה|icd=E78.00/E78.5}, {d.osteoporosis|אוסטאופורוזיס|icd=M81.0}, {d.hypothy|תת פעילות בלוטת התריס|icd=E03.9}, {d.mdd|דיכאון|icd=F32.A/F32.9}, {d.oab|שלפוחית רגיזה|icd=N32.81}, {d.constip|עצירות|icd=K59.00/K59.09}.')}</p>
      <p>${c.t('רגישויות: {a.sulfa|סולפה|react=פריחה} (פריחה), {a.metoclo|פרמין|react=החמרה בנוקשות} (החמרה בנוקשות).')}</p>
      <table class="t"><tr><th>#</th><th style="width:31%">${he('תרופה')}</th><th style="width:31%">${he('הוראות נטילה')}</th><th>${he('כמות לחודש')}</th><th>${he('בתוקף עד')}</th></tr>
      ${[
        [
          '{m.levod|דופיקר 25/250|dose=-;freq=4 פעמים ביום}',
          'Carbidopa/levodopa',
          'חצי טבליה 4 פעמים ביום, לפני האוכל',
          '60 טבליות',
        ],
        ['{m.rasa|אזילקט 1 מ"ג|freq=פעם ביום}', 'Rasagiline', 'טבליה פעם ביום בבוקר', '30 טבליות'],
        ['{m.pram|סיפרול 0.25 מ"ג|freq=3 פעמים ביום}', 'Pramipexole', 'טבליה 3 פעמים ביום', '90 טבליות'],
        ['{m.cand|קנדור 8 מ"ג|freq=פעם ביום}', 'Candesartan', 'טבליה פעם ביום', '30 טבליות'],
        ['{m.ros|סטטור 10 מ"ג|freq=בערב}', 'Rosuvastatin', 'טבליה בערב', '30 טבליות'],
        [
          '{m.alen|פוסלן 70 מ"ג|freq=פעם בשבוע}',
          'Alendronic acid',
          'טבליה פעם בשבוע בצום, בישיבה',
          '4 טבליות',
        ],
        [
          '{m.calvitd|קלציום D3|dose=-;freq=פעמיים ביום}',
          'Calcium carbonate/cholecalciferol',
          'טבליה פעמיים ביום',
          '60 טבליות',
        ],
        [
          '{m.levo|יוטירוקס 50 מק"ג|dose=50 מק"ג;freq=פעם ביום}',
          'Levothyroxine',
          'טבליה פעם ביום בצום',
          '30 טבליות',
        ],
        ['{m.esc|ציפרלקס 10 מ"ג|freq=פעם ביום}', 'Escitalopram', 'טבליה פעם ביום', '28 טבליות'],
        ['{m.mira|בטמיגה 50 מ"ג|freq=פעם ביום}', 'Mirabegron', 'טבליה פעם ביום', '30 טבליות'],
        ['{m.peg|נורמלקס|dose=-;freq=פעם ביום}', 'Polyethylene glycol', 'שקיק אחד פעם ביום', '30 שקיקים'],
        ['{m.quet|סרוקוול 25 מ"ג|freq=לפני השינה}', 'Quetiapine', 'חצי טבליה לפני השינה', '15 טבליות'],
        [
          '{m.para|דקסמול 500 מ"ג|freq=לפי הצורך}',
          'Paracetamol',
          'טבליה עד 3 פעמים ביום לפי הצורך',
          '20 טבליות',
        ],
      ]
        .map((x) => row(...x))
        .join('')}</table>
      <p><b>${he('תרופות שהופסקו:')}</b> ${c.t('{m.oxyb|נוביטרופן|dose=-;st=stopped} (06/2026, בלבול); {m.amit|אלטרול|dose=-;st=stopped} (2025); {m.ram|טריטייס|dose=-;st=stopped} (שיעול).')}</p>
      <p><b>${he('הערות לרוקח:')}</b> ${c.t('{x|אין לנפק טרמדקס יחד עם אזילקט|warned|m.trama}. {x|הגדלת דופיקר לטבליה שלמה תישקל אצל הנוירולוג|considered}. {x|פרוליה במקום פוסלן - ממתין לאישור|pending|m.deno}. {x|אינה מקבלת נוגדי קרישה|negated}. {x|אקסלון - לא אושר|not given|m.rivast}. {x|תחליפים גנריים - מותר|instruction}.')}</p>
      <div style="display:flex;justify-content:space-between;align-items:center;margin-top:8px"><span>${he('ד"ר נדב שלזינגר, רפואת משפחה, מ.ר. 00479')}</span>${signature(c.rnd, '#22306b', 130)}${stamp(['ד"ר נדב שלזינגר', 'מ.ר. 00479'], '#26306f', -4)}</div>`,
      'rtl',
    )
  },
  { width: 1020, scale: 1.4 },
)

/** An institute's CT urography: underlined titles, organ by organ, conclusion as bullets. */
const urography = doc(
  'p1330.png',
  ['he', 'imaging', 'clean'],
  '2026-07-08',
  ['מכון הדמיה קו האופק', 'קו האופק', 'קו האופק - מכון הדמיה', 'מכון קו האופק'],
  ['ד"ר אינה סולובייצ\'יק', "אינה סולובייצ'יק", "סולובייצ'יק אינה"],
  ['רפאל טדסה', 'טדסה רפאל', 'מר רפאל טדסה'],
  'CT אורוגרפיה',
  (c) => {
    const p = (title, s) => `<p><u><b>${he(`${title}:`)}</b></u> ${c.t(s)}</p>`
    return sheet(
      `body{font:17px/1.5 'Liberation Sans','Arimo','Noto Sans Hebrew';font-size:16.5px;padding:44px 82px}p{margin:7px 0}.h{display:grid;grid-template-columns:1fr 1fr;gap:2px 30px;background:#f0f0f4;border-right:5px solid #453a7d;padding:6px 16px;margin:10px 0}ul{margin:2px 0}span[data-e]{white-space:nowrap}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:12px;align-items:center">${mark('wave', '#453a7d', 46)}<div><b style="font-size:25px;color:#453a7d">${he('קו האופק')}</b><br>${he('מכון הדמיה | שדרות הנשיא 12, חדרה')}</div></div>${barcode(c.rnd, 32, 38)}</div>
      <div class="h"><span>${he('שם: מר רפאל טדסה')}</span><span>${he('תאריך בדיקה: 08.07.2026')}</span><span>${he('ת.ז.: 0-1173690-2')}</span><span>${he('תאריך פענוח: 09.07.2026')}</span><span>${he('גיל: 63')}</span><span>${he('רופא מפנה: ד"ר בני שחם, אורולוגיה')}</span></div>${c.no('ד"ר בני שחם', 'referrer')}
      <p style="font-size:21px;font-weight:bold">${c.t('{i.cturog|CT אורוגרפיה|main=1}')}</p>
      ${p('התוויה', '{d.hematuria|המטוריה מאקרוסקופית|icd=R31.0} ללא כאב, {d.smoker|מעשן|icd=F17.210/F17.200/Z72.0} 30 שנות קופסה. {x|גידול בדרכי השתן?|question} ברקע {d.htn|יתר לחץ דם|icd=I10}, לאחר {p.append|כריתת תוספתן|on=1988} ב-1988. {x|אח - סרטן כליה|family history}.')}
      ${p('טכניקה', 'סריקה לפני ואחרי הזרקת {m.e19iohex?|אומניפאק 350|dose=-;st=-}, 100 מ"ל. שלב נפרוגרפי ושלב הפרשתי. {l.crea|קריאטינין 0.97 mg/dL|v=0.97;u=mg/dL;on=2026-06-28} מ-28.06.2026. {x|ללא תופעות לוואי לחומר הניגוד|negated|a.contrast}.')}
      ${p('להשוואה', '{i.usren|אולטרסאונד כליות ושלפוחית|on=2026-06-14} מ-14.06.2026.')}
      ${p('כליה ימין', 'בגודל תקין. {d.stone|אבן 6 מ"מ|icd=N20.0} בגביע התחתון, 870 HU. {x|ללא הידרונפרוזיס|negated|d.hydro}. {d.rcyst|ציסטה קורטיקלית|icd=N28.1} 22 מ"מ, Bosniak 1.')}
      ${p('כליה שמאל', 'בגודל תקין, {x|ללא אבנים|negated}, {x|ללא גוש סולידי|negated}. הפרשה סימטרית. {x|ללא פגמי מילוי באגני הכליה ובשופכנים|negated}.')}
      ${p('שלפוחית השתן', 'בדופן האחורית משמאל, סמוך לפתח השופכן, {d.e24bladles|נגע פולפואידי 17 מ"מ|icd=D49.4/N32.89/R93.41} עובר האדרה, מחשיד ל{x|גידול אורותליאלי|question|d.bladderca}. {x|ללא חדירה לשומן הסמוך|negated}.')}
      ${p('ערמונית', '{d.bph|ערמונית מוגדלת|icd=N40.0/N40.1}, {l.e18prvol|נפח 54 סמ"ק|v=54;u=-}, בולטת לבסיס השלפוחית.')}
      ${p('קשרי לימפה ואגן', '{x|לא נראו קשריות לימפה מוגדלות|negated}. {x|ללא נוזל חופשי|negated|d.ascites}.')}
      ${p('בטן עליונה', 'כבד: {d.lcyst|ציסטה פשוטה|icd=K76.89} 9 מ"מ בסגמנט 6, {x|ללא גרורות|negated|d.livermet}. כיס מרה {x|ללא אבנים|negated|d.gallst}. לבלב וטחול תקינים. {d.adrenal|אדנומה באדרנל שמאל|icd=D35.02/D35.00} 14 מ"מ, צפיפות 8 HU.')}
      ${p('מעי', '{d.diverts|סעיפים בסיגמואיד|icd=K57.30}, {x|ללא דיברטיקוליטיס|negated|d.divertic}. {d.umbil|בקע טבורי קטן|icd=K42.9} המכיל שומן.')}
      ${p('כלי דם ושלד', '{d.h13aoath|הסתיידויות באאורטה|icd=I70.0}, {x|ללא מפרצת|negated|d.aaa}. {d.h13spdeg|שינויים ניווניים בעמוד השדרה|icd=M47.9/M47.819/M47.816}. {x|ללא נגעים חשודים בעצם|negated}.')}
      ${p('בסיסי ריאות', '{d.nodule|קשרית 5 מ"מ|icd=R91.1} באונה הימנית התחתונה. {x|ללא תפליט פלאורלי|negated|d.pleff}.')}
      <p><u><b>${he('סיכום:')}</b></u></p><ul>${items(c, ['{d.e24bladles|נגע בשלפוחית|icd=D49.4/N32.89/R93.41} כמתואר - {x|מומלצת ציסטוסקופיה|recommended|p.cystosc}.', '{d.stone|אבן בכליה ימין|icd=N20.0} שאינה חוסמת.', '{d.nodule|קשרית ריאתית|icd=R91.1} - {x|מומלץ CT חזה בעוד 12 חודשים|recommended|i.ctchest}.', '{d.adrenal|אדנומה באדרנל|icd=D35.02/D35.00}, {x|בירור הורמונלי לפי שיקול המפנה|considered}.'])}</ul>
      <div style="display:flex;justify-content:space-between;align-items:center;margin-top:10px"><span>${he('ד"ר אינה סולובייצ\'יק')}<br>${he('מומחית ברדיולוגיה אבחנתית, מ.ר. 00726')}</span>${signature(c.rnd, '#333')}</div>`,
      'rtl',
    )
  },
  { dateAliases: ['2026-07-09'], width: 1040, scale: 1.4 },
)

/** A child's visit at a fund: a shaded strip, short titled lines, the diagnoses with their codes, prescriptions numbered. */
const visit = doc(
  'p1331.png',
  ['he', 'consultation', 'clean'],
  '2026-11-15',
  [
    'קופת חולים סביון',
    'סביון',
    'קופ"ח סביון',
    'קופת חולים סביון - מרכז בריאות הילד גבעת הרקפות',
    'מרכז בריאות הילד גבעת הרקפות',
  ],
  ['ד"ר יפעת אבו-רמדאן', 'יפעת אבו-רמדאן', 'אבו-רמדאן יפעת', 'יפעת אבו רמדאן'],
  ['יהלי שפירא-לוגסי', 'שפירא-לוגסי יהלי', 'יהלי שפירא לוגסי'],
  'סיכום ביקור',
  (c) => {
    const f = (title, s) => `<div class="f"><b>${he(`${title}:`)}</b> ${c.t(s)}</div>`
    return sheet(
      `body{font:17px/1.45 'Nachlieli CLM','Liberation Sans','Noto Sans Hebrew';font-size:17px;padding:40px 76px}.s{background:#fff3d9;border:1px solid #e0b04c;display:grid;grid-template-columns:1fr 1fr 1fr;gap:2px 16px;padding:5px 14px;margin:8px 0}.f{margin:5px 0}.f>b{color:#8a5a00}.v{display:flex;gap:26px;border:1px dashed #c9a24a;padding:3px 14px;margin:6px 0}ol{margin:1px 0}span[data-e]{white-space:nowrap}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:10px;align-items:center">${mark('star', '#e0a020', 44)}<div><b style="font-size:23px">${he('קופת חולים סביון')}</b><br>${he('מרכז בריאות הילד גבעת הרקפות, בית שמש')}</div></div><b style="font-size:23px">${he('סיכום ביקור')}</b></div>
      <div class="s"><span>${he('שם: שפירא-לוגסי יהלי')}</span><span>${he('ת.ז. 0-2497136-4')}</span><span>${he('ת. לידה: 06/03/2023')}</span><span>${he('תאריך ביקור: 15/11/2026 17:20')}</span><span>${he('רופאה: ד"ר יפעת אבו-רמדאן')}</span><span>${he('מלווה: אם')}</span></div>
      ${f('תלונה', '{o|כאב אוזן ימין} ו{o|חום} עד 39.2 מזה יומיים, {o|נזלת}. {x|ללא הקאות|negated}, {x|ללא שלשולים|negated|d.diarrh}, {x|ללא פריחה|negated}. שותה היטב.')}
      ${f('רקע', '{o|נולד בשבוע 36}, {d.jaundice|צהבת יילודים|icd=P59.9/P59.0;st=resolved} שטופלה ב{p.phototh|פוטותרפיה|st=completed}. {d.bronchiolitis|ברונכיוליטיס|icd=J21.9;st=resolved} בגיל 5 חודשים עם אשפוז. {d.eczema|אטופיק דרמטיטיס|icd=L20.9}. {o|דלקת אוזניים קודמת} בפברואר 2026, טופלה ב{m.coamox|אוגמנטין|dose=-;st=completed}. {x|לא ידועה אסתמה|negated|d.asthma}.')}
      ${f('רגישויות', '{a.sesame|שומשום|react=אורטיקריה} - אורטיקריה. {x|רגישות לביצה בינקות חלפה, אוכל ביצים|resolved|a.egg}. {x|אין רגישות לפניצילין|negated|a.pen}.')}
      ${f('משפחה', '{x|אח בכור עם אסתמה|family history|d.asthma}, {x|אם נשאית G6PD|family history|d.g6pd}.')}
      ${f('חיסונים', '{m.p31mmrv|MMRV|dose=-;st=-;on=2024-03} 03/2024, {m.vhepa|הפטיטיס A|dose=-;st=-;on=2025-03} 03/2025. {m.vflu|חיסון שפעת|dose=-;st=-;on=2026-10-18} 18/10/2026. {x|מנה שנייה של שפעת בעוד חודש|planned|m.vflu}.')}
      ${f('תרופות קבועות', '{m.e31hydroct|הידרוקורטיזון משחה 1%|dose=-;freq=לפי הצורך} לפי הצורך. {x|טיפות ברזל - סיים בגיל שנה וחצי|comment}.')}
      <div class="v"><span>${c.t('משקל {l.e21wt|14.6 ק"ג|v=14.6;u=-}')}</span><span>${c.t('גובה {l.e21ht|97 ס"מ|v=97;u=-}')}</span><span>${c.t('חום {l.e21temp|38.6|v=38.6;u=-}')}</span><span>${c.t('דופק {l.e21hr|122|v=122;u=-}')}</span><span>${c.t('נשימות {l.e21rr|26|v=26;u=-}')}</span><span>${c.t('סטורציה {l.e21spo2|98%|v=98;u=%}')}</span></div>
      ${f('בדיקה גופנית', 'ערני, {x|ללא סימני התייבשות|negated|d.dehyd}. אוזן ימין: {o|תופית אדומה ובולטת}. אוזן שמאל: {o|נוזל שקוף}, {x|ללא אודם|negated}. {o|לוע אדום}, {x|ללא תפליטים|negated}. ריאות נקיות, {x|ללא צפצופים|negated}. {x|עורף חופשי|negated|d.meng}. {x|אין רגישות מאחורי האוזן|negated|d.mastoid}.')}
      ${f('בדיקות במקום', '{l.strepa|סטרפטוקוק מהיר: שלילי|v=שלילי;u=-}. {l.crp|CRP מהיר 38 mg/L|v=38;u=mg/L}. {x|שתן לא נאסף|not done}.')}
      ${f('אבחנות', '{d.aom|דלקת אוזן תיכונה חריפה מימין|icd=H66.91/H66.90/H66.001} (H66.91); {d.p32uri|זיהום בדרכי הנשימה העליונות|icd=J06.9} (J06.9).')}
      <div class="f"><b>${he('מרשמים:')}</b><ol>${items(c, ['{m.amox|מוקסיפן 250 מ"ג/5 מ"ל|dose=-;freq=פעמיים ביום}, 12 מ"ל פעמיים ביום, 10 ימים', '{m.ibu|נורופן לילדים|dose=-;freq=כל 8 שעות}, 7 מ"ל כל 8 שעות לפי הצורך', '{m.h28otid|אוטידין|dose=-;freq=3 פעמים ביום}, 3 טיפות לאוזן ימין 3 פעמים ביום, עד 3 ימים'])}</ol></div>
      <div class="f"><b>${he('הנחיות:')}</b><ol>${items(c, ['{x|אם אין ירידת חום תוך 48 שעות - אוגמנטין או רוצפין בזריקה|conditional|m.ceftr}', '{x|ביקורת אוזניים בעוד 3 שבועות|planned}', '{x|אם הנוזל משמאל יימשך 3 חודשים - בדיקת שמיעה|conditional|p.tymp}', '{x|כפתורים יישקלו בדלקות חוזרות|considered|p.grommet}', '{x|לא לתת אספירין|warned|m.asa}', '{x|נפיחות מאחורי האוזן, ישנוניות או פריחה - למיון ילדים|conditional}'])}</ol></div>
      <div style="display:flex;justify-content:space-between;align-items:center;margin-top:8px"><span>${he('ד"ר יפעת אבו-רמדאן, מומחית ברפואת ילדים, מ.ר. 00547')}</span>${signature(c.rnd, '#24408a', 120)}</div>`,
      'rtl',
    )
  },
  { width: 1020, scale: 1.4 },
)

export const thirtySecondHeMore = [standing, urography, visit]
