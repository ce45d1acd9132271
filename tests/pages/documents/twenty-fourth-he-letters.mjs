/** Letters in Hebrew as families mostly get them: a cardiology ward's discharge in two columns, an emergency department's sheet after a fall, a rheumatologist's letter to the family doctor. */
import { barcode, mark, signature, stamp } from '../lib/decor.mjs'
import { FACE, doc, he, items, ltr, mixed, sheet } from './blind-parts.mjs'

/** A cardiology ward: history at the side, the stay beside it, bloods as a table of admission, peak and discharge, drugs with what became of each. */
const heart = doc(
  'p846.jpg',
  ['he', 'discharge', 'scan'],
  '2026-02-08',
  [
    'המרכז הרפואי שער הגולן',
    'שער הגולן',
    'מרכז רפואי שער הגולן',
    'המרכז הרפואי שער הגולן - קרדיולוגיה',
    'מחלקת קרדיולוגיה, המרכז הרפואי שער הגולן',
  ],
  ['ד"ר ענת קופלוביץ', 'ענת קופלוביץ', 'קופלוביץ ענת', "פרופ' אליאס חדאד", 'אליאס חדאד'],
  ['יחזקאל שמואלי', 'שמואלי יחזקאל', 'מר יחזקאל שמואלי'],
  'מכתב שחרור',
  (c) => {
    const f = (title, s) => `<h3>${he(title)}</h3><p>${c.t(s)}</p>`
    const row = (s) => {
      const [key, label, unit, ref, ...list] = s.split(';')
      const cells = ['2026-02-04', '2026-02-05', '2026-02-08'].map((on, i) => {
        if (!list[i]) return '<td>-</td>'
        const r = c.lab([key, label, list[i], unit, ref].join(';'), { date: on })
        c.entities[r.n].text = `${label} ${list[i]} ${unit}`.trim()
        const off = r.flag === 'H' ? ' H' : r.flag === 'L' ? ' L' : ''
        return `<td><bdi dir="ltr"><span data-e="${r.n}">${list[i]}</span>${off}</bdi></td>`
      })
      return `<tr><td>${ltr(label)}</td>${cells.join('')}<td>${ltr(unit)}</td><td>${ltr(ref)}</td></tr>`
    }
    const drug = (s, how, fate) =>
      `<tr data-line><td>${c.t(s)}</td><td>${he(how)}</td><td>${he(fate)}</td></tr>`
    return sheet(
      `body{font:17px/1.34 ${FACE.david};font-size:19px;padding:34px 52px}.g{display:grid;grid-template-columns:1fr 1.25fr;gap:20px;margin-top:6px}h3{font-size:19px;border-bottom:1px solid #777;margin:5px 0 1px}p{margin:1px 0}td,th{border:1px solid #888;padding:0 8px;font-size:17.5px}th{background:#e6e6e6}.h td{border:none;padding:0 3px;font-size:18.5px}ol{margin:1px 0}span[data-e]{white-space:nowrap}`,
      `<div style="display:flex;justify-content:space-between;align-items:center;border-bottom:3px double #000;padding-bottom:5px">${barcode(c.rnd, 26, 36)}<div style="text-align:center"><b style="font-size:28px">המרכז הרפואי שער הגולן</b><br>${he("מחלקת קרדיולוגיה, מנהל: פרופ' אליאס חדאד")}<br><b style="font-size:23px">${he('מכתב שחרור')}</b></div>${mark('cross', '#222', 46)}</div>
      <table class="h" style="margin:5px 0"><tr><td>${he('מר שמואלי יחזקאל')}</td><td>${he('ת.ז. 0-5510284-1')}</td><td>${he('נולד: 22/07/1958 (67)')}</td></tr><tr><td>${he('תאריך קבלה: 04/02/2026')}</td><td>${he('תאריך שחרור: 08/02/2026')}</td><td>${he('רופא קופה: ד"ר גלעד ששון')}</td></tr></table>${c.no('ד"ר גלעד ששון', 'family doctor')}
      <div class="g"><div>${f('אבחנות עיקריות', '1. {d.nstemi|NSTEMI|icd=I21.4}. 2. {d.ihd|מחלה כלילית דו-כלית|icd=I25.10/I25.9}. 3. {d.aki|פגיעה כלייתית חריפה|icd=N17.9} לאחר חומר ניגוד, חולפת.')}
      ${f('מחלות רקע', '{d.htn|יתר לחץ דם}, {d.dm2|סוכרת סוג 2|icd=E11.9/E11.65}, {d.hld|דיסליפידמיה|icd=E78.5}, {d.gout|שיגדון|icd=M10.9}, {d.bph|ערמונית מוגדלת|icd=N40.0/N40.1}, {d.smoker|מעשן 20 סיגריות ביום|icd=F17.210/F17.200}. {p.lapchole|כריתת כיס מרה|on=2014} 2014, {p.herniar|תיקון בקע מפשעתי|on=2009} 2009. {x|ללא אירוע מוחי בעבר|negated|d.stroke}. {x|ללא מחלת ריאות|negated|d.copd}.')}
      ${f('משפחה', '{x|אב נפטר מאוטם בגיל 54|family history|d.mi}. {x|אחות עם סוכרת|family history|d.dm2}.')}
      ${f('רגישויות', '{a.augm|אוגמנטין|react=פריחה} - פריחה. {x|ללא רגישות ליוד|negated|a.contrast}.')}
      ${f('תלונה בקבלה', '{o|כאב לוחץ בחזה} מזה 5 שעות עם {o|הזעה} ו{o|בחילה}. {x|ללא קוצר נשימה|negated}, {x|ללא איבוד הכרה|negated|d.syncope}.')}
      ${f('בדיקה גופנית', '{o|ל"ד 162/94}, {o|דופק 88}, {o|סטורציה 97%}, {o|חום 36.7}. {x|ללא אוושות|negated}, {x|ללא חרחורים|negated}, {x|ללא בצקת בגפיים|negated}.')}</div>
      <div>${f('מהלך ודיון', `{p.ecg|אק"ג|on=2026-02-04} בקבלה: סינוס, צניחות ST ב-V4-V6, {x|ללא הרמות ST|negated|d.stemi}. {p.angio|צנתור כלילי|on=2026-02-05} 05/02/2026: היצרות 90% ב-LAD אמצעי, 70% ב-RCA, {x|LM ללא היצרות|negated}. בוצע {p.pci|PCI עם שני תומכנים ל-LAD|on=2026-02-05}. {x|ה-RCA לא טופל, יישקל בהמשך|considered}. {i.echo|אקו לב|on=2026-02-06} 06/02/2026: {l.lvef|EF 45%|v=45;u=%;on=2026-02-06}, היפוקינזיה קדמית, {d.mitral|דליפה מיטרלית קלה|icd=I34.0}, {x|ללא טרומבוס|negated}, {x|ללא תפליט|negated|d.pereff}. {i.cxr|צילום חזה|on=2026-02-04} - {x|ללא גודש|negated|d.pulmed}.`)}
      ${f('טיפול באשפוז', '{m.hepar?|הפרין|dose=-;st=-} לווריד, {m.gtn?|ניטרוצין|dose=-;st=-}, נוזלים. {x|לא נזקק למשתנים|not needed|m.fur}. {x|ניתוח מעקפים נדון ונדחה|considered|p.cabg}. {x|ללא פרפור במוניטור|negated|d.af}.')}
      <table style="margin:4px 0"><tr><th>${he('בדיקה')}</th><th>04/02</th><th>05/02</th><th>08/02</th><th>${he("יח'")}</th><th>${he('תקין')}</th></tr>${['trop;hs-TnT;ng/L;0-14;86;1124', 'ck;CK;U/L;39-308;241;688;', 'hgb;Hb;g/dL;13.5-17.5;14.7;14.1;13.9', 'wbc;WBC;K/uL;4.0-10.8;11.4;10.2;8.8', 'plt;PLT;K/uL;150-400;243;;237', 'crea;Creat;mg/dL;0.7-1.2;1.06;1.48;1.15', 'k;K;mmol/L;3.5-5.1;4.2;4.5;4.4', 'glu;Glucose;mg/dL;70-100;214;168;137', 'bnp;NT-proBNP;pg/mL;0-300;;764'].map(row).join('')}</table>
      <p>${c.t('05/02/2026: {l.ldl|LDL 148 mg/dL|v=148;u=mg/dL;on=2026-02-05}, {l.hdl|HDL 34 mg/dL|v=34;u=mg/dL;on=2026-02-05}, {l.trig|TG 232 mg/dL|v=232;u=mg/dL;on=2026-02-05}, {l.a1c|HbA1c 8.1%|v=8.1;u=%;on=2026-02-05}, {l.tsh|TSH 1.9 mIU/L|v=1.9;u=mIU/L;on=2026-02-05}. {x|Lp(a) - תשובה בהמשך|pending|l.lpa}.')}</p></div></div>
      <h3>${he('תרופות בשחרור')}</h3><table><tr><th style="width:30%">${he('תרופה')}</th><th>${he('אופן נטילה')}</th><th>${he('סטטוס')}</th></tr>${drug('{m.asa|Micropirin 75 mg|freq=פעם ביום}', 'פעם ביום, לתמיד', 'חדש')}${drug('{m.tica|Brilinta 90 mg|freq=פעמיים ביום}', 'פעמיים ביום, 12 חודשים', 'חדש')}${drug('{m.ros|Crestor 40 mg|freq=בערב}', 'בערב', 'חדש במקום סימוביל')}${drug('{m.eze|Ezetrol 10 mg|freq=בערב}', 'בערב', 'חדש')}${drug('{m.bis|Cardiloc 2.5 mg|freq=פעם ביום}', 'פעם ביום', 'חדש')}${drug('{m.ram|Tritace 5 mg|freq=פעם ביום}', 'פעם ביום', 'מינון הועלה')}${drug('{m.empa|Jardiance 10 mg|freq=בבוקר}', 'בבוקר', 'חדש')}${drug('{m.metf|Glucomin 850 mg|freq=פעמיים ביום}', 'פעמיים ביום, לחדש מ-11/02/2026', 'ללא שינוי')}${drug('{m.allo|Alloril 100 mg|freq=פעם ביום}', 'פעם ביום', 'ללא שינוי')}${drug('{m.tams|Omnic 0.4 mg|freq=לפני השינה}', 'לפני השינה', 'ללא שינוי')}${drug('{m.sim|Simovil 20 mg|st=stopped}', '-', 'הופסק')}${drug('{m.etor|Arcoxia 60 mg|st=stopped}', '-', 'הופסק')}</table>
      <h3>${he('המלצות')}</h3><ol>${items(c, ['{x|שיקום לב|planned}; {x|ביקורת קרדיולוגית בעוד 4 שבועות עם מבחן מאמץ|planned|p.stresst}; {x|אקו חוזר בעוד 3 חודשים|planned}.', "{x|להפסיק עישון; הוצע צ'מפיקס, המטופל מעוניין לשקול|offered|m.varen}. {x|אין ליטול ארקוקסיה או נורופן|warned|m.ibu}.", '{x|אם LDL מעל 55 - לשקול מעכבי PCSK9|conditional|m.evo}. {x|קריאטינין ואשלגן בעוד שבוע|planned}. {x|אין להפסיק ברילינטה ללא אישור קרדיולוג|warned}.'])}</ol>
      <div style="display:flex;justify-content:space-between;align-items:center"><span>${he('ד"ר ענת קופלוביץ, רופאה בכירה, מ.ר. 00692')}</span>${signature(c.rnd, '#222')}${stamp(["פרופ' אליאס חדאד", 'מנהל קרדיולוגיה'], '#333', -5)}</div>`,
      'rtl',
    )
  },
  { dateAliases: ['2026-02-04'], width: 1080, scale: 1.42, degrade: { angle: 0.8 } },
)

/** An emergency department after a fall: labelled lines, bloods run into a paragraph, what was done by the hour, instructions in large print. */
const fall = doc(
  'p847.jpg',
  ['he', 'discharge', 'photo'],
  '2026-03-05',
  ['בית חולים נחל אלה', 'נחל אלה', 'ביה"ח נחל אלה', 'בית החולים נחל אלה', 'בית חולים נחל אלה - המלר"ד'],
  ['ד"ר קרן וולפסון', 'קרן וולפסון', 'וולפסון קרן'],
  ['שושנה בירנבוים', 'בירנבוים שושנה', "גב' שושנה בירנבוים"],
  'מכתב שחרור ממיון',
  (c) => {
    const on = 'on=2026-03-05'
    const f = (title, s) => `<tr><td class="k">${he(title)}</td><td><div>${c.t(s)}</div></td></tr>`
    return sheet(
      `body{font:18px/1.4 ${FACE.frank};font-size:20px;padding:40px 56px}td{border-bottom:1px solid #bbb;padding:3px 8px}.k{width:128px;font-weight:bold;background:#f2f2ee}.h td{border:none;padding:0 3px}.b{border:2px solid #333;padding:5px 16px;margin:8px 0}ul{margin:2px 0}span[data-e]{white-space:nowrap}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div><b style="font-size:28px">בית חולים נחל אלה</b><br>${he('המחלקה לרפואה דחופה (המלר"ד)')}</div><div style="text-align:left"><b style="font-size:24px">${he('מכתב שחרור ממיון')}</b><br>${he('מספר פנייה 260305-417')}</div></div>
      <table class="h" style="border-top:2px solid #333;border-bottom:2px solid #333;margin:6px 0"><tr><td>${he("גב' שושנה בירנבוים")}</td><td>${he('ת.ז. 0-0318846-5')}</td><td>${he('ת. לידה 15.09.1946, בת 79')}</td></tr><tr><td>${he('הגעה: 05.03.2026 10:25')}</td><td>${he('שחרור: 05.03.2026 16:50')}</td><td>${he('ליווי: הבת, אורית')}</td></tr></table>${c.no('אורית', 'relative')}
      <table>${f('סיבת הפנייה', '{o|נפילה} בבית ממעידה על שטיח, {o|חבלה במצח ובשורש כף יד שמאל}. {x|ללא איבוד הכרה|negated|d.syncope}, {x|ללא הקאות|negated}, {x|ללא כאב בצוואר|negated}, {x|ללא סחרחורת לפני הנפילה|negated}.')}
      ${f('רקע', '{d.af|פרפור פרוזדורים|icd=I48.91}, {d.htn|יתר לחץ דם}, {d.osteoporosis|אוסטאופורוזיס|icd=M81.0}, {d.hypothy|תת תריסיות|icd=E03.9}, {d.hearaid|ירידה בשמיעה|icd=H91.90}. {p.tha|החלפת ירך ימין|on=2018} ב-2018. {x|ללא דמנציה|negated|d.demen}. {x|אינה סוכרתית|negated|d.dm2}.')}
      ${f('תרופות', '{m.apix|אליקוויס 5 מ"ג פעמיים ביום|freq=פעמיים ביום}, {m.bis|קונקור 2.5 מ"ג ביום|freq=ביום}, {m.aml|נורבסק 5 מ"ג ביום|freq=ביום}, {m.levo|יוטירוקס 75 מק"ג בבוקר|freq=בבוקר}, {m.deno|פרוליה 60 מ"ג כל חצי שנה|freq=כל חצי שנה}. {m.loraz|לוריוון 1 מ"ג|st=stopped} - הופסק לפני חודש. {x|לא נוטלת אספירין|negated|m.asa}.')}
      ${f('רגישות', '{a.sulfa|סולפה|react=פריחה} (פריחה), {a.elast|פלסטר|react=גירוד} (גירוד). {x|פניצילין - נסבל|negated|a.pen}.')}
      ${f('בדיקה', '{o|ל"ד 158/76}, {o|דופק 82 לא סדיר}, {o|חום 36.5}, {o|סטורציה 98%}, {o|GCS 15}. {d.h13forelac|חתך 3 ס"מ במצח|icd=S01.81XA}, נפיחות ודפורמציה בשורש כף יד שמאל, דפקים נמושים, {x|ללא חסר תחושתי|negated}. {x|בטן רכה ללא רגישות|negated}. {x|ירכיים ללא הגבלה|negated|d.hipfx}.')}
      ${f('מעבדה', `{l.hgb|HGB 12.6 g/dL|v=12.6;u=g/dL;${on}}, {l.wbc|WBC 9.4 K/uL|v=9.4;u=K/uL;${on}}, {l.plt|PLT 212 K/uL|v=212;u=K/uL;${on}}, {l.crea|קריאטינין 0.93 mg/dL|v=0.93;u=mg/dL;${on}}, {l.na|נתרן 137 mmol/L|v=137;u=mmol/L;${on}}, {l.k|אשלגן 4.1 mmol/L|v=4.1;u=mmol/L;${on}}, {l.glu|גלוקוז 109 mg/dL|v=109;u=mg/dL;${on}}, {l.inr|INR 1.3|v=1.3;u=-;${on}}, {l.ck|CPK 164 U/L|v=164;u=U/L;${on}}, {l.tropi|טרופונין 7 ng/L|v=7;u=ng/L;${on}}. {x|רמת Anti-Xa לא נלקחה|not done|l.antixa}.`)}
      ${f('הדמיה', `{i.cthead|CT מוח|${on}}: {x|ללא דימום|negated|d.ich}, {d.atrophy|אטרופיה מוחית|icd=G31.9}, {d.smallv|שינויים איסכמיים כרוניים|icd=I67.82/I67.89/I67.9}. {i.e17ctcs|CT עמוד שדרה צווארי|${on}}: {x|ללא שבר|negated}, {d.spondyl|שינויים ניווניים צוואריים|icd=M47.812/M47.892}. {i.xrwrist|צילום שורש כף יד שמאל|${on}}: {d.colles|שבר דיסטלי ברדיוס עם תזוזה|icd=S52.502A/S52.532A}. {i.xrhip|צילום אגן וירכיים|${on}}: {x|ללא שבר|negated|d.hipfx}, משתל במקומו.`)}
      ${f('טיפול', `10:55 {m.para?|אקמול|dose=-;st=-}; 11:40 {p.suture|תפירת הפצע במצח|${on}}; 12:10 {m.e21tet?|חיסון טטנוס|dose=-;st=-}; 13:20 {p.e12mua|שחזור סגור של השבר|${on}} בהרדמה מקומית ב{m.lidocn?|לידוקאין|dose=-;st=-}; 13:40 {p.h13cast|סד גבס|${on}}; צילום ביקורת - עמדה טובה. {x|מורפין הוצע, סירבה|declined|m.morp}. {x|קומפלקס פרותרומבין לא נדרש|not needed}.`)}
      ${f('התייעצות', 'אורתופד תורן, ד"ר עמית לב: {x|אין צורך בניתוח כעת|not needed|p.orif}. {x|אם תהיה תזוזה נוספת - קיבוע פנימי|conditional|p.orif}.')}</table>${c.no('ד"ר עמית לב', 'consultant')}
      <div class="b"><b>${he('אבחנות:')}</b> ${c.t('{d.colles|שבר ברדיוס דיסטלי משמאל|icd=S52.502A/S52.532A}; {d.h15headinj|חבלת ראש קלה|icd=S09.90XA/S00.03XA}; {d.h13forelac|חתך במצח|icd=S01.81XA}.')}</div>
      <b>${he('המלצות והוראות')}:</b><ul>${items(c, ['{m.dipyr|אופטלגין 500 מ"ג|freq=עד 3 פעמים ביום} עד 3 פעמים ביום לכאב, 5 ימים. {x|להימנע מנורופן ומוולטרן עם אליקוויס|warned|m.ibu}.', '{x|אליקוויס - לדלג על מנת הערב ולחדש מחר בבוקר|instruction}. {x|הוצאת תפרים בעוד 6 ימים|planned}.', '{x|CT מוח חוזר אם יופיעו כאב ראש, הקאות או בלבול|conditional}. {x|ביקורת במרפאת שבר בעוד שבוע עם צילום|planned}.', '{x|בירור נפילות אצל רופא המשפחה, הולטר לפי שיקולו|considered|p.holter}. {x|צפיפות עצם - יש להקדים|planned|i.dexa}.'])}</ul>
      <div style="display:flex;justify-content:space-between;align-items:center"><span>${he('ד"ר קרן וולפסון, רפואה דחופה')}</span>${signature(c.rnd, '#24408a')}${stamp(['ד"ר קרן וולפסון', 'מ.ר. 00781'], '#24408a', -7)}</div>`,
      'rtl',
    )
  },
  { width: 1060, scale: 1.46, degrade: { angle: 1.1, folds: [0.5] } },
)

/** A rheumatologist's letter to the family doctor: running paragraphs, an own list of illnesses with years, results as a block of lines, a plan. */
const joints = doc(
  'p848.png',
  ['he', 'consultation', 'clean'],
  '2026-01-26',
  [
    'המרפאה הראומטולוגית, המרכז הרפואי עמק השיטה',
    'המרכז הרפואי עמק השיטה',
    'עמק השיטה',
    'מרכז רפואי עמק השיטה',
    'המרכז הרפואי עמק השיטה - מרפאה ראומטולוגית',
  ],
  ['ד"ר איימן סעדי', 'איימן סעדי', 'סעדי איימן'],
  ['רבקה נחמיאס', 'נחמיאס רבקה', "גב' רבקה נחמיאס"],
  'מכתב מרפאה',
  (c) => {
    const f = (title, s) => `<p><b>${he(title)}:</b> ${c.t(s)}</p>`
    const row = (s) => {
      const r = c.lab(s, { date: '2026-01-19' })
      const off = r.flag === 'H' ? ' ↑' : r.flag === 'L' ? ' ↓' : ''
      return `<div class="r" data-line><span data-e="${r.n}">${mixed(`${r.label} ${r.printed} ${r.unit}`.trim())}</span>${off} <small>${r.ref ? ltr(`(${r.ref})`) : ''}</small></div>`
    }
    return sheet(
      `body{font:17px/1.44 ${FACE.serifHe};font-size:16.5px;padding:44px 72px}p{margin:7px 0}.l{columns:3;column-gap:16px;border:1px solid #8a8a8a;padding:5px 12px;margin:4px 0}.r{break-inside:avoid}small{color:#555;font-size:13.5px}ol{margin:2px 0}span[data-e]{white-space:nowrap}`,
      `<div style="display:flex;justify-content:space-between;align-items:center;border-bottom:2px solid #6a3f12;padding-bottom:8px"><div style="display:flex;gap:12px;align-items:center">${mark('bars', '#6a3f12', 46)}<div><b style="font-size:23px;color:#6a3f12">${he('המרכז הרפואי עמק השיטה')}</b><br>${he('המרפאה הראומטולוגית')}</div></div><div style="text-align:left"><b style="font-size:20px">${he('מכתב מרפאה')}</b><br>${he('תאריך הביקור: 26/01/2026')}</div></div>
      <p>${he('לכבוד: ד"ר יונתן עזריאל, מרפאת הדקל')}${c.no('ד"ר יונתן עזריאל', 'recipient')}${c.no('מרפאת הדקל', 'recipient')}<br>${he("הנדון: גב' רבקה נחמיאס, ת.ז. 0-2947731-8, ילידת 19/02/1971")}</p>
      ${f('אבחנות', '{d.ra|דלקת מפרקים שגרונית סרו-חיובית|icd=M05.9/M05.79/M06.9} מאז 2017; {d.sjogren|תסמונת סיוגרן משנית|icd=M35.00}; {d.raynaud|תופעת ריינו|icd=I73.00}; {d.osteopenia|אוסטאופניה|icd=M85.80/M85.89/M85.88}; {d.htn|יתר לחץ דם}; {d.cts|תסמונת התעלה הקרפלית מימין|icd=G56.01/G56.00}, לאחר {p.ctr|שחרור תעלה קרפלית|on=2021} ב-2021.')}
      ${f('מהלך עד כה', '{m.hcq|פלקווניל 400 מ"ג|st=stopped} הופסק ב-2022 בשל ממצא ברשתית. {m.ssz|סלזופירין|dose=-;st=stopped} - הופסק בשל {o|בחילות}. {m.etan|אנברל|dose=-;st=stopped} בשנים 2020-2025, הופסק לאחר איבוד תגובה. {x|מעולם לא קיבלה ריטוקסימאב|negated|m.rit}.')}
      ${f('תרופות קבועות', '{m.mtx|מתוטרקסט 15 מ"ג פעם בשבוע|freq=פעם בשבוע}, {m.folic|חומצה פולית 5 מ"ג פעם בשבוע|freq=פעם בשבוע}, {m.pred|פרדניזון 5 מ"ג ביום|freq=ביום}, {m.los|לוסרדקס 50 מ"ג ביום|freq=ביום}, {m.nif|פרסדיפין|dose=-;freq=בחורף} בחורף, {m.calvitd|סידן עם ויטמין D|dose=-;freq=ביום} ביום, {m.carmel|טיפות ציסטיין|dose=-;freq=לפי הצורך} לפי הצורך.')}
      ${f('רגישויות', '{a.celec|סלקוקס|react=נפיחות בשפתיים} - נפיחות בשפתיים. {x|ללא רגישות לסולפה|negated|a.sulfa}.')}
      ${f('כיום', '{o|נוקשות בוקר} של שעה וחצי, {o|כאבים ונפיחות} בשורשי ידיים ובברך ימין, {o|יובש בעיניים}. {x|ללא חום|negated}, {x|ללא פריחה|negated}, {x|ללא כאב בחזה|negated|d.pericard}, {x|ללא קוצר נשימה|negated}. {x|אין עבר של קריש או זוסטר|negated|d.zoster}. {x|אינה מעשנת|negated|d.smoker}. {x|אם עם זאבת|family history|d.sle}.')}
      ${f('בבדיקה', '{o|ל"ד 132/80}, {o|משקל 71 ק"ג}. 8 מפרקים נפוחים ו-11 רגישים. {d.kneeeff|תפליט בברך ימין|icd=M25.461}. {x|ללא קשריות תת-עוריות|negated}. {x|ריאות נקיות|negated}. {l.das28|DAS28 5.3|v=5.3;u=-;on=2026-01-26}.')}
      <p><b>${he('מעבדה מיום 19/01/2026')}:</b></p>
      <div class="l">${['hgb;המוגלובין;11.3;g/dL;12.0-16.0', 'wbc;לויקוציטים;8.9;K/uL;4.0-11.0', 'plt;טסיות;433;K/uL;150-400', 'esr;שקיעת דם;52;mm/h;0-20', 'crp;CRP;28.4;mg/L;0-5', 'crea;קריאטינין;0.68;mg/dL;0.50-0.95', 'alt;ALT;29;U/L;0-35', 'ast;AST;26;U/L;0-35', 'alb;אלבומין;3.9;g/dL;3.5-5.0', 'rf;RF;126;IU/mL;0-14', 'ccp;Anti-CCP;214;U/mL;0-7', 'chol;כולסטרול;208;mg/dL;0-200', 'ldl;LDL;127;mg/dL;0-130', 'qft;QuantiFERON;שלילי;;', 'hbsag;HBsAg;שלילי;;', 'hbc;Anti-HBc;שלילי;;', 'antihcv;Anti-HCV;שלילי;;', 'vzvg;VZV IgG;חיובי;;'].map(row).join('')}</div>
      ${f('הדמיה', '{i.xrhand|צילום כפות ידיים|on=2026-01-20} 20/01/2026: ארוזיות ב-MCP שני ושלישי, {x|ללא החמרה לעומת 2024|negated}. {i.cxr|צילום חזה|on=2026-01-20} 20/01/2026: {x|ללא תהליך פעיל|negated|d.tb}. {i.dexa|צפיפות עצם|on=2025-06} 06/2025: {l.tscore|T-score ירך 1.9-|v=-1.9;u=-;on=2025-06}.')}
      ${f('דיון', '{d.ra|RA|icd=M05.9/M05.79/M06.9} פעילה למרות מתוטרקסט. הוסבר על מעכבי JAK. {x|הומירה הוצעה, העדיפה כדורים|declined|m.ada}. {x|אין עדות לזיהום|negated}. {x|אין חשד ללימפומה|negated|d.lymphoma}.')}
      <p><b>${he('תוכנית')}:</b></p><ol>${items(c, ['להתחיל {m.h24upa|Rinvoq 15 mg|freq=פעם ביום} פעם ביום (אישור הקופה התקבל).', 'היום {p.jointinj|הזרקת סטרואיד לברך ימין|on=2026-01-26} - {m.mpred?|דפומדרול 80 מ"ג|st=-}.', '{x|להפחית פרדניזון ל-2.5 מ"ג בעוד חודש ולהפסיק אם תהיה תגובה|planned}. {x|חיסון שינגריקס לפני תחילת הטיפול|planned|m.vzos}.', '{x|ספירה, תפקודי כבד ושומנים בעוד 6 שבועות|planned}. {x|סטטין יישקל אם LDL יעלה|conditional|m.ator}. {x|יש להפסיק טיפול בעת חום ולפנות|instruction}.', '{x|תופעות לוואי אפשריות: הרפס זוסטר, קרישיות יתר|possible side effect|d.zoster}. {x|US מפרקים בביקור הבא|planned}.'])}</ol>
      <div style="display:flex;justify-content:space-between;align-items:center"><div>${he('בברכה,')}<br>${he('ד"ר איימן סעדי, מומחה לראומטולוגיה, מ.ר. 00539')}</div>${signature(c.rnd, '#222')}</div>`,
      'rtl',
    )
  },
  { dateAliases: ['2026-01-19'], width: 1080, scale: 1.36 },
)

export const twentyFourthHeLetters = [heart, fall, joints]
