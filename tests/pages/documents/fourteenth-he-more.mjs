/** Further paper in Hebrew: a fund's list of standing prescriptions with months and expiry, an ultrasound of the abdomen. */
import { barcode, hand, mark, signature, stamp } from '../lib/decor.mjs'
import { FACE, doc, he, items, ltr, sheet } from './blind-parts.mjs'

/** A fund's print of standing prescriptions: brand in Latin, active substance under it, dose in words, months and until when. */
const standing = doc(
  'p450.jpg',
  ['he', 'prescription', 'photo'],
  '2025-11-30',
  ['קופת חולים אלונים', 'אלונים', 'קופ"ח אלונים', 'קופת חולים אלונים - מרפאת גבעת הברושים'],
  ['ד"ר מוטי ששון', 'מוטי ששון', 'ששון מוטי'],
  ['חנה ביטון', 'ביטון חנה', "גב' חנה ביטון"],
  'מרשם קבוע',
  (c) => {
    let n = 0
    const row = (drug, substance, how, months, until) =>
      `<tr data-line><td>${++n}</td><td>${c.t(drug)}<br><small>${ltr(substance)}</small></td><td>${he(how)}</td><td>${he(months)}</td><td>${ltr(until)}</td></tr>`
    return sheet(
      `body{font:18px/1.34 ${FACE.arial};padding:40px 56px}td,th{border:1px solid #7a8c2d;padding:3.5px 9px}th{background:#eef2d9;font-size:16.5px}small{color:#555;font-size:14.5px}h3{font-size:18.5px;color:#58671a;margin:12px 0 3px}p{margin:5px 0}ul{margin:2px 0}td span[data-e],p span[data-e]{white-space:nowrap}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:12px;align-items:center">${mark('cross', '#7a8c2d', 46)}<div><b style="font-size:25px;color:#58671a">קופת חולים אלונים</b><br>${he('מרפאת גבעת הברושים \u00a0 מרשם קבוע')}</div></div>${barcode(c.rnd, 34, 38)}</div>
      <p>${he("שם: גב' חנה ביטון \u00a0 ת.ז. 0-2105778-3 \u00a0 ת. לידה 20/05/1955 \u00a0 גיל 70")}<br>${he('רופא: ד"ר מוטי ששון, רפואת משפחה \u00a0 תאריך הנפקה: 30/11/2025')}</p>
      <p>${c.t('אבחנות: {d.dm2|סוכרת סוג 2}, {d.ihd|מחלת לב איסכמית|icd=I25.10/I25.9}, {d.htn|יתר לחץ דם}, {d.hypothy|תת פעילות בלוטת התריס}, {d.osteoporosis|אוסטאופורוזיס}. רגישויות: {a.cipro|ציפרופלוקסצין|react=פריחה} (פריחה). {x|אין רגישות לפניצילין|negated|a.pen}.')}</p>
      <table><tr><th>#</th><th>${he('תרופה')}</th><th>${he('אופן נטילה')}</th><th>${he('לתקופה')}</th><th>${he('בתוקף עד')}</th></tr>
      ${row('{m.metf|GLUCOPHAGE 850 MG TAB|dose=850 mg;freq=כדור פעמיים ביום}', 'Metformin', 'כדור פעמיים ביום עם האוכל', '3 חודשים', '28/02/2026')}${row('{m.empa|JARDIANCE 10 MG TAB|dose=10 mg;freq=כדור בבוקר}', 'Empagliflozin', 'כדור בבוקר', '3 חודשים', '28/02/2026')}${row('{m.glar|TOUJEO 300 U/ML PEN|dose=-;freq=18 יחידות לפני השינה}', 'Insulin glargine', '18 יחידות לפני השינה', '3 חודשים', '28/02/2026')}${row('{m.asa|MICROPIRIN 75 MG TAB|dose=75 mg;freq=כדור ביום}', 'Acetylsalicylic acid', 'כדור ביום', '6 חודשים', '31/05/2026')}${row('{m.ator|ATORVASTATIN 40 MG TAB|dose=40 mg;freq=כדור בערב}', 'Atorvastatin', 'כדור בערב', '6 חודשים', '31/05/2026')}${row('{m.eze|EZETROL 10 MG TAB|dose=10 mg;freq=כדור ביום}', 'Ezetimibe', 'כדור ביום', '6 חודשים', '31/05/2026')}${row('{m.bis|CARDILOC 2.5 MG TAB|dose=2.5 mg;freq=כדור בבוקר}', 'Bisoprolol', 'כדור בבוקר', '6 חודשים', '31/05/2026')}${row('{m.vals|DIOVAN 80 MG TAB|dose=80 mg;freq=כדור בבוקר}', 'Valsartan', 'כדור בבוקר', '6 חודשים', '31/05/2026')}${row('{m.levo|EUTHYROX 50 MCG TAB|dose=50 mcg;freq=כדור בבוקר על קיבה ריקה}', 'Levothyroxine', 'כדור בבוקר על קיבה ריקה', '6 חודשים', '31/05/2026')}${row('{m.deno|PROLIA 60 MG SYRINGE|dose=60 mg;freq=זריקה כל חצי שנה}', 'Denosumab', 'זריקה כל חצי שנה', 'חד פעמי', '31/12/2025')}${row('{m.calvitd|CALTRATE 600+D TAB|dose=-;freq=כדור ביום}', 'Calcium carbonate, Vit. D', 'כדור ביום', '3 חודשים', '28/02/2026')}${row('{m.pan|CONTROLOC 20 MG TAB|dose=20 mg;freq=כדור לפני ארוחת הבוקר}', 'Pantoprazole', 'כדור לפני ארוחת הבוקר', '3 חודשים', '28/02/2026')}</table>
      <h3>${he('לפי הצורך')}</h3><p>${c.t('{m.gtn|NITROLINGUAL SPRAY|dose=-;freq=בעת כאב בחזה} - התזה מתחת ללשון בעת כאב בחזה; {m.para|ACAMOL 500 MG|dose=500 mg;freq=עד 4 פעמים ביום} עד 4 פעמים ביום.')}</p>
      <h3>${he('הופסקו מאז המרשם הקודם')}</h3><p>${c.t('{m.glim|AMARYL 3 MG|dose=3 mg;st=stopped} ({o|היפוגליקמיה}), {m.clop|PLAVIX 75 MG|dose=75 mg;st=stopped} (הסתיימה שנה לאחר {o|צנתור}).')}</p>
      <h3>${he('הודעות')}</h3><ul>${items(c, ['{x|אושר OZEMPIC אך המטופלת החליטה שלא להתחיל|declined|m.sema}.', '{x|נדרש חידוש אישור ל-PROLIA|planned}.', '{x|לא להשתמש ב-VIAGRA או דומותיה יחד עם NITROLINGUAL|warned|m.sild}.', '{x|חיסון שפעת - טרם ניתן|not given|m.vflu}.'])}</ul>
      <div style="display:flex;justify-content:space-between;align-items:center">${signature(c.rnd)}${stamp(['ד"ר מוטי ששון', 'רפואת משפחה', 'מ.ר. 00664'], '#7a1d4a', -7)}${hand('לקחת אינסולין מהמקרר', 28)}</div>`,
      'rtl',
    )
  },
  { width: 1080, scale: 1.4, degrade: { angle: 1.1, folds: [0.33, 0.66] } },
)

/** An imaging institute's ultrasound of the abdomen. */
const abdomen = doc(
  'p451.jpg',
  ['he', 'imaging', 'scan'],
  '2025-08-07',
  ['מכון הדמיה צמרות', 'צמרות', 'מכוני הדמיה צמרות', 'צמרות הדמיה'],
  ['ד"ר ליאת גורדון', 'ליאת גורדון', 'גורדון ליאת'],
  ['מאיר דיין', 'דיין מאיר', 'מר מאיר דיין'],
  'אולטרסאונד בטן',
  (c) => {
    const p = (s) => `<p>${c.t(s)}</p>`
    return sheet(
      `body{font:20px/1.56 ${FACE.frank};font-size:22.5px;padding:56px 84px}p{margin:7px 0}h3{font-size:23px;margin:14px 0 0}p span[data-e],li span[data-e]{white-space:nowrap}ol{margin:2px 0}`,
      `<div style="text-align:center;border-bottom:2px solid #333;padding-bottom:8px"><b style="font-size:29px">מכון הדמיה צמרות</b><br>${he('אולטרסאונד, CT ורנטגן')}</div>
      <div style="display:grid;grid-template-columns:1fr 1fr;margin:10px 0"><div>${he('שם: מר מאיר דיין')}<br>${he('ת.ז. 0-4672009-1')}<br>${he('ת. לידה: 13/01/1960')}</div><div>${he('תאריך בדיקה: 07/08/2025')}<br>${he('הופנה ע"י: ד"ר ויקי סבן')}<br>${he('תאריך פענוח: 10/08/2025')}</div></div>${c.no('ד"ר ויקי סבן', 'referrer')}
      <h3>${he('בדיקה')}</h3>${p('{i.usabd|אולטרסאונד בטן עליונה, כליות ושלפוחית שתן|main=1}')}
      <h3>${he('הוריה')}</h3>${p('{o|כאב בבטן ימנית עליונה}, {o|הפרעה באנזימי כבד}. {x|לשלול אבני מרה|question}. ברקע {d.dm2|סוכרת}. {x|לא ידועה הפטיטיס|negated}.')}
      <h3>${he('ממצאים')}</h3>
      ${p('כבד: {d.hepmeg|מוגדל, 17.5 ס"מ}, {d.steat|הסננה שומנית בדרגה בינונית}. {d.h14lhem|המנגיומה של 14 מ"מ באונה הימנית}. {x|דרכי מרה לא מורחבות|negated}.')}
      ${p('כיס מרה: {d.gallst|אבנים קטנות מרובות|icd=K80.20}, {x|ללא עיבוי דופן|negated}, {x|ללא נוזל סביב הכיס|negated|d.cholec}.')}
      ${p('לבלב: נראה חלקית בשל גזים. {x|ללא ממצא מוקדי|negated}. טחול: {x|לא מוגדל, 10.8 ס"מ|negated|d.splenomeg}.')}
      ${p('כליות: {d.rcyst|ציסטה קורטיקלית פשוטה של 22 מ"מ בכליה שמאל}. {d.stone|אבן 4 מ"מ בגביע התחתון מימין|icd=N20.0}. {x|ללא הידרונפרוזיס|negated|d.hydro}.')}
      ${p('שלפוחית השתן: דופן חלקה. ערמונית: {d.bph|מוגדלת, נפח 46 סמ"ק}; {o|שארית שתן 60 סמ"ק}.')}
      ${p('{x|אאורטה ברוחב תקין|negated|d.aaa}. {x|אין מיימת|negated|d.ascites}. {x|אין קשריות לימפה מוגדלות|negated}.')}
      <h3>${he('סיכום')}</h3><ol>${items(c, ['{d.steat|כבד שומני} ו{d.hepmeg|מוגדל}, {d.h14lhem|המנגיומה} ללא שינוי לעומת {i.usabd?|אולטרסאונד מ-02/05/2023|on=2023-05-02}.', '{d.gallst|אבנים בכיס המרה|icd=K80.20} {x|ללא סימני דלקת|negated}.', '{d.bph|ערמונית מוגדלת}; {d.stone|אבן בכליה ימין|icd=N20.0}.'])}</ol>
      ${p('{x|מומלץ ייעוץ כירורגי|planned}; {x|MRCP אם תופיע צהבת|conditional}. {x|אין צורך ב-CT להמנגיומה|not needed|i.ctap}.')}
      <div style="display:flex;justify-content:space-between;align-items:end;margin-top:14px"><div>${he('ד"ר ליאת גורדון, רדיולוגית')}<br>${he('טכנאית: אירנה')}</div>${signature(c.rnd, '#222')}</div>${c.no('אירנה', 'technician')}`,
      'rtl',
    )
  },
  { dateAliases: ['2025-08-10'], width: 1100, scale: 1.28, degrade: { angle: -0.6 } },
)

export const fourteenthHeMore = [standing, abdomen]
