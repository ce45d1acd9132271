/** Letters and forms in Hebrew for practice: a mother's discharge in labelled rows, an allergist's prescription as a table, an emergency sheet in boxes after a fall, a CT of the coronary arteries, a family doctor's visit with a referral. */
import { barcode, mark, signature, stamp } from '../lib/decor.mjs'
import { FACE, doc, he, items, ltr, mixed, resultCell, sheet } from './blind-parts.mjs'

/** A maternity ward: rows with their label in a grey cell, the child's data in a frame of its own, drugs as a list of three kinds. */
const mother = doc(
  'p956.png',
  ['he', 'discharge', 'clean'],
  '2026-04-02',
  [
    'המרכז הרפואי כרמי הצפון',
    'כרמי הצפון',
    'מרכז רפואי כרמי הצפון',
    "המרכז הרפואי כרמי הצפון - יולדות א'",
    "מחלקת יולדות א', המרכז הרפואי כרמי הצפון",
  ],
  ['ד"ר ריטה מזרחי-לב', 'ריטה מזרחי-לב', 'מזרחי-לב ריטה', 'ריטה מזרחי לב'],
  ['שירה אלקיים', 'אלקיים שירה', "גב' שירה אלקיים"],
  'מכתב שחרור ליולדת',
  (c) => {
    const f = (title, s) => `<tr><td class="k">${he(title)}</td><td><div>${c.t(s)}</div></td></tr>`
    const lab = (key, label, unit, ref, a, b) =>
      `<tr><td>${ltr(label)}</td><td>${resultCell(c, key, label, a, unit, ref, '2026-03-29')}</td><td>${b ? resultCell(c, key, label, b, unit, ref, '2026-03-31') : ''}</td><td>${ltr(unit)}</td><td>${ltr(ref)}</td></tr>`
    return sheet(
      `body{font:16px/1.4 ${FACE.nachlieli};font-size:16.5px;padding:40px 58px}.f td{border:1px solid #9aa;padding:3px 10px}.k{width:128px;background:#ececf2;font-weight:bold}.l{width:62%}.l td,.l th{border:1px solid #9aa;padding:1px 9px}.b{border:2px solid #7b5c86;padding:4px 14px;margin:8px 0}h3{font-size:17.5px;color:#5b3c66;margin:8px 0 2px}p{margin:5px 0}ul,ol{margin:2px 0}span[data-e]{white-space:nowrap}`,
      `<div style="display:flex;justify-content:space-between;align-items:center;margin-bottom:8px"><div><b style="font-size:25px;color:#5b3c66">${he('המרכז הרפואי כרמי הצפון')}</b><br>${he("חטיבת נשים ויולדות | מחלקת יולדות א'")}</div><b style="font-size:23px">${he('מכתב שחרור ליולדת')}</b>${barcode(c.rnd, 26, 36)}</div>
      <table class="f"><tr><td>${he('אלקיים שירה')}</td><td>${he('ת.ז. 0-4480217-6')}</td><td>${he('תאריך לידה 27/12/1992')}</td></tr><tr><td>${he('קבלה: 29/03/2026')}</td><td>${he('שחרור: 02/04/2026')}</td><td>${he('רופא קהילה: ד"ר יניב שטרית')}</td></tr></table>${c.no('ד"ר יניב שטרית', 'family doctor')}
      <table class="f" style="margin-top:6px">${f('סיבת הקבלה', '{o|G3P2}, {o|שבוע 38+4}, לניתוח קיסרי אלקטיבי בשל {d.breech|מצג עכוז|icd=O32.1XX0} וניתוח קיסרי קודם.')}
      ${f('אבחנות', '{p.csect|ניתוח קיסרי|on=2026-03-30} בתאריך 30/03/2026; {d.anempp|אנמיה לאחר לידה|icd=O90.81/D62}; {d.gdm|סוכרת היריון|icd=O24.410/O24.419/O24.414} מאוזנת בטיפול תרופתי.')}
      ${f('רקע רפואי', '{d.hypothy|תת פעילות של בלוטת התריס|icd=E03.9}, {d.fvl|פקטור V ליידן|icd=D68.51} הטרוזיגוטית, {d.migr|מיגרנה|icd=G43.909}. ניתוחים: {p.csect?|ניתוח קיסרי} 2021, {p.append|כריתת תוספתן|on=2009} 2009. {x|ללא יתר לחץ דם|negated|d.htn}. {x|אינה מעשנת|negated|d.smoker}.')}
      ${f('משפחה', '{x|אם - סוכרת סוג 2|family history|d.dm2}; {x|אחות - רעלת היריון|family history|d.preecl}.')}
      ${f('רגישויות', '{a.ceph|צפלוספורינים|react=אורטיקריה} - אורטיקריה. {x|ללא רגישות ללטקס|negated|a.latex}.')}
      ${f('מעקב היריון', 'סקירת מערכות תקינה. {x|מי שפיר: לא בוצע|not done|p.amnio}. {l.abo|סוג דם O|v=O;u=-} {l.rhd|Rh חיובי|v=חיובי;u=-}. {d.gbs|נשאית GBS|icd=Z22.330/O99.820}. {l.hbsag|HBsAg שלילי|v=שלילי;u=-}. {x|ללא חלבון בשתן|negated}. {x|ללא רעלת היריון|negated|d.preecl}.')}
      ${f('מהלך הניתוח', 'ב{p.spinal|הרדמה ספינלית|on=2026-03-30}, ללא סיבוכים. {o|אובדן דם משוער 700 מ"ל}. ניתן {m.clind?|קלינדמיצין|dose=-;st=-} לפני החתך ו{m.oxyt?|פיטוצין|dose=-;st=-}. {x|לא בוצעה קשירת חצוצרות|not done|p.tubal}.')}
      ${f('מהלך אשפוז', 'עקב אנמיה קיבלה {m.fecarb|פרינג\'קט 1000 מ"ג|st=completed} לווריד ביום 01/04. {x|לא נזקקה לעירוי דם|not done|p.transfus}. {x|ללא חום|negated}. {x|ללא סימני פקקת ורידים|negated|d.dvt}. הצלקת נקייה. {x|שאלון אדינבורו 4 - ללא חשד לדיכאון|negated|d.mdd}.')}</table>
      <div class="b"><b>${he('היילוד')}</b>: ${c.t('בת, {o|3,240 גרם}, {o|אפגר 9/10}. {x|ללא מומים נראים לעין|negated}. {x|בדיקת שמיעה תקינה|negated}. {x|צהבת יילודים - לא נזקקה לטיפול באור|negated|p.phototh}. {m.vhepb?|חיסון הפטיטיס B|dose=-;st=-} ניתן ליילודת.')}</div>
      <h3>${he('בדיקות מעבדה')}</h3><table class="l"><tr><th>${he('בדיקה')}</th><th>29/03/2026</th><th>31/03/2026</th><th>${he('יחידות')}</th><th>${he('נורמה')}</th></tr>
      ${lab('hgb', 'HGB', 'g/dL', '11.0-15.5', '11.3', '8.4')}${lab('wbc', 'WBC', 'K/uL', '4.0-15.0', '9.8', '13.1')}${lab('plt', 'PLT', 'K/uL', '150-400', '196', '174')}${lab('crea', 'CREATININE', 'mg/dL', '0.4-0.9', '0.51', '0.55')}${lab('glu', 'GLUCOSE', 'mg/dL', '70-100', '88', '102')}${lab('fib', 'FIBRINOGEN', 'mg/dL', '300-600', '512', '')}</table>
      <h3>${he('טיפול תרופתי בשחרור')}</h3><ol>${items(c, ['{m.enox|קלקסן 40 מ"ג|freq=פעם ביום;route=תת עורי} פעם ביום, תת עורי, 6 שבועות - חדש', '{m.ferrop|פריפל 100 מ"ג|freq=פעם ביום} פעם ביום, 3 חודשים - חדש', '{m.ibu|נורופן 400 מ"ג|freq=עד 3 פעמים ביום} עד 3 פעמים ביום לפי הצורך - חדש', '{m.para|אקמול 1 גרם|dose=1 g;freq=כל 6 שעות} כל 6 שעות לפי הצורך - חדש', '{m.levo|אלטרוקסין 75 מק"ג|freq=בבוקר} בבוקר - המינון הופחת (היה 100)', 'הופסקו: {m.metf|גלוקופאג\' 850 מ"ג|st=stopped}, {m.asa|מיקרופירין 100 מ"ג|st=stopped}'])}</ol>
      <h3>${he('המלצות')}</h3><ul>${items(c, ['{x|העמסת סוכר 75 גרם כעבור 6-12 שבועות|planned|l.gtt2m}', '{x|TSH בעוד 6 שבועות|planned|l.tsh}. {x|ספירת דם בעוד שבועיים|planned}', '{x|במקרה של חום, דימום מוגבר או נפיחות ברגל - לפנות למיון|conditional}', '{x|אמצעי מניעה: אין ליטול גלולות משולבות|warned|m.coc}; {x|ניתן לשקול התקן תוך רחמי|considered|p.iud}', '{x|אין להרים משא כבד 6 שבועות|instruction}'])}</ul>
      <div style="display:flex;justify-content:space-between;align-items:center;margin-top:8px"><span>${he('ד"ר ריטה מזרחי-לב, מומחית ברפואת נשים, מ.ר. 00912')}</span>${signature(c.rnd, '#222')}</div>`,
      'rtl',
    )
  },
  { dateAliases: ['2026-03-29'], width: 1080, scale: 1.36 },
)

/** An allergist's own practice: the prescription as a ruled table with directions and days, hand-free, a stamp. */
const pad = doc(
  'p957.jpg',
  ['he', 'prescription', 'photo'],
  '2026-03-22',
  ['מרפאת נשימה טובה', 'נשימה טובה', 'מרפאה נשימה טובה', 'נשימה טובה - מרפאה לאלרגיה'],
  ['ד"ר אלון שמחוני', 'אלון שמחוני', 'שמחוני אלון'],
  ['איתי ברגותי', 'ברגותי איתי', 'מר איתי ברגותי'],
  'מרשם',
  (c) => {
    const d = (n, s, how, days, note = '') =>
      `<tr data-line><td>${n}</td><td><b>${c.t(s)}</b>${note ? `<br><small>${ltr(note)}</small>` : ''}</td><td>${he(how)}</td><td>${he(days)}</td></tr>`
    return sheet(
      `body{font:18px/1.4 ${FACE.david};font-size:21px;padding:56px 66px}td,th{border:1px solid #555;padding:4px 10px}th{background:#e6f0e8}small{font-size:16.5px;color:#333}p{margin:9px 0}.h td{border:none;padding:1px 4px}ul{margin:3px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center;border-bottom:2px solid #2f6b4a;padding-bottom:8px"><div style="display:flex;gap:12px;align-items:center">${mark('leaf', '#2f6b4a', 54)}<div><b style="font-size:30px;color:#2f6b4a">${he('מרפאת נשימה טובה')}</b><br>${he('ד"ר אלון שמחוני | מומחה לאלרגיה ואימונולוגיה קלינית')}<br>${he('שדרות האורן 12, כפר סבא | 09-7650144')}</div></div><b style="font-size:30px">${he('מרשם')}</b></div>
      <table class="h" style="margin:10px 0"><tr><td>${he('שם: ברגותי איתי')}</td><td>${he('ת.ז. 0-3826519-4')}</td><td>${he('ת. לידה 11/06/1997')}</td></tr><tr><td>${he('תאריך: 22/03/2026')}</td><td>${he('תוקף: 3 חודשים')}</td><td>${he('משקל: 74 ק"ג')}</td></tr></table>
      <p>${c.t('אבחנה: {d.asthma|אסתמה|icd=J45.909/J45.40/J45.30}, {d.allrhin|נזלת אלרגית|icd=J30.9/J30.2}, {d.urtic|אורטיקריה כרונית|icd=L50.8/L50.1}.')}</p>
      <p>${c.t('אלרגיה: {a.cashew|קשיו|react=אנפילקסיס}, {a.pistach|פיסטוק|react=אנפילקסיס} (אנפילקסיס), {a.nsaid|NSAIDs|react=החמרת אורטיקריה} (החמרת אורטיקריה). {x|בוטנים - תבחין עור שלילי|negated|a.peanut}.')}</p>
      <table><tr><th>${he("מס'")}</th><th style="width:42%">${he('תרופה')}</th><th>${he('אופן נטילה')}</th><th>${he('כמות')}</th></tr>
      ${d(1, '{m.symb|סימביקורט טורבוהלר 160/4.5|dose=-;freq=פעמיים ביום;route=שאיפה}', 'שאיפה אחת פעמיים ביום', '1 משאף', 'Budesonide + Formoterol')}
      ${d(2, '{m.salb|ונטולין משאף 100 מק"ג|freq=לפי הצורך;route=שאיפה}', '2 שאיפות לפי הצורך', '1 משאף', 'Salbutamol')}
      ${d(3, '{m.mont|סינגולייר 10 מ"ג|freq=לפני השינה}', 'טבליה אחת לפני השינה', '28 טבליות', 'Montelukast')}
      ${d(4, '{m.mome|נזונקס תרסיס 50 מק"ג|freq=פעם ביום;route=אף}', '2 התזות בכל נחיר פעם ביום', '1 תרסיס', 'Mometasone')}
      ${d(5, '{m.bilast|בילקסטן 20 מ"ג|freq=פעמיים ביום}', 'טבליה פעמיים ביום, על קיבה ריקה', '60 טבליות', 'Bilastine')}
      ${d(6, '{m.azelast|טיפות עיניים אופטילסט 0.05%|dose=-;freq=פעמיים ביום;route=עיניים}', 'טיפה לכל עין פעמיים ביום', '1 בקבוקון', 'Azelastine')}
      ${d(7, '{m.adren|אפיפן 0.3 מ"ג|freq=בעת אנפילקסיס;route=לשריר}', 'הזרקה לירך בעת אנפילקסיס', '2 מזרקים', 'Adrenaline')}</table>
      <p>${c.t('לא לחידוש: {m.pred|פרדניזון 20 מ"ג|st=stopped} - הופסק ב-15/03. {m.ceti|זילרגי 10 מ"ג|st=stopped} - הופסק, גרם לישנוניות.')}</p>
      <ul>${items(c, ['{x|אם אין שיפור באורטיקריה תוך חודש - לשקול קסולאייר|considered}', '{x|אין ליטול אדוויל או וולטרן|warned|m.ibu}. {x|לכאבים מותר אקמול בלבד|instruction|m.para}', '{x|לשטוף פה לאחר השאיפה למניעת פטרת|instruction|d.thrush}', '{x|תפקודי ריאה וביקורת בעוד 6 שבועות|planned|p.spiro}'])}</ul>
      <div style="display:flex;justify-content:space-around;align-items:center;margin-top:14px">${signature(c.rnd)}${stamp(['ד"ר אלון שמחוני', 'אלרגיה ואימונולוגיה', 'מ.ר. 00731'], '#26306f', -7)}</div>`,
      'rtl',
    )
  },
  { width: 1000, scale: 1.46, degrade: { angle: -1.2, folds: [0.5] } },
)

/** An emergency room's sheet after a fall: boxes of two columns, bloods as a strip of small cells, what was done by the hour, final box with what to do. */
const fall = doc(
  'p958.png',
  ['he', 'discharge', 'clean'],
  '2026-05-30',
  [
    'המרכז הרפואי נחל שורק',
    'נחל שורק',
    'מרכז רפואי נחל שורק',
    'המרכז הרפואי נחל שורק - המחלקה לרפואה דחופה',
    'המחלקה לרפואה דחופה, המרכז הרפואי נחל שורק',
  ],
  ['ד"ר מאיה קפלון', 'מאיה קפלון', 'קפלון מאיה'],
  ['יעקב מוגרבי', 'מוגרבי יעקב', 'מר יעקב מוגרבי'],
  'דף חדר מיון',
  (c) => {
    const b = (title, s, wide) =>
      `<div class="b"${wide ? ' style="grid-column:span 2"' : ''}><b>${he(title)}</b><div>${c.t(s)}</div></div>`
    const cell = (s) => {
      const r = c.lab(s)
      const flag = r.flag === 'H' ? ' H' : r.flag === 'L' ? ' L' : ''
      return `<div class="c" data-line><span data-e="${r.n}">${ltr(r.label)} <b>${ltr(`${r.printed}${flag}`)}</b></span><br><small>${ltr(`${r.ref} ${r.unit}`)}</small></div>`
    }
    return sheet(
      `body{font:16px/1.38 ${FACE.arial};font-size:16px;padding:36px 52px}.g{display:grid;grid-template-columns:1fr 1fr;gap:7px}.b{border:1px solid #556;border-radius:5px;padding:3px 11px}.b>b{color:#a33b12}.s{display:grid;grid-template-columns:repeat(5,1fr);border:1px solid #556;margin:8px 0}.c{border:1px solid #ccd;padding:1px 8px}small{font-size:12.5px;color:#555}ol{margin:2px 0}p{margin:4px 0}span[data-e]{white-space:nowrap}.h td{padding:1px 6px}.h{border:1px solid #556;margin:7px 0}.t td{padding:1px 8px;border-bottom:1px dotted #999}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:10px;align-items:center">${mark('cross', '#a33b12', 46)}<div><b style="font-size:24px">${he('המרכז הרפואי נחל שורק')}</b><br>${he('המחלקה לרפואה דחופה')}</div></div><b style="font-size:23px">${he('דף חדר מיון')}</b>${barcode(c.rnd, 26, 34)}</div>
      <table class="h"><tr><td>${he('מוגרבי יעקב')}</td><td>${he('ת.ז. 0-0918263-1')}</td><td>${he('ת. לידה 04/02/1946')}</td><td>${he('מין: ז')}</td></tr><tr><td>${he('כניסה: 30/05/2026 10:18')}</td><td>${he('יציאה: 30/05/2026 17:05')}</td><td>${he('הגעה: אמבולנס')}</td><td>${he('דחיפות 3')}</td></tr></table>
      <div class="g">${b('סיבת הפניה', 'נפילה בבית, מעידה על שטיח. {x|ללא אובדן הכרה|negated|d.syncope}, {x|ללא הקאות|negated}, {x|ללא פרכוס|negated|d.seiz}.')}${b('סימנים חיוניים', '{o|ל"ד 151/82}, {o|דופק 74}, {o|חום 36.7}, {o|סטורציה 96%}, {o|GCS 15}, {o|כאב 6/10}.')}
      ${b('מחלות רקע', '{d.af|פרפור פרוזדורים|icd=I48.91/I48.20}, {d.park|מחלת פרקינסון|icd=G20/G20.A1/G20.C}, {d.osteoporosis|אוסטאופורוזיס|icd=M81.0}, {d.bph|הגדלה שפירה של הערמונית|icd=N40.0/N40.1}. {p.tka|החלפת ברך שמאל|on=2018} 2018.')}${b('רגישות ומשפחה', '{a.sulfa|סולפה|react=פריחה} - פריחה. {x|אם - שבר בירך|family history|d.hipfx}.')}
      ${b('תרופות בבית', '{m.apix|אליקוויס 5 מ"ג|freq=פעמיים ביום} פעמיים ביום, {m.bis|קונקור 2.5 מ"ג|freq=פעם ביום} פעם ביום, {m.levob|דופיקר 125 מ"ג|freq=3 פעמים ביום} 3 פעמים ביום, {m.rasa|אזילקט 1 מ"ג|freq=בבוקר} בבוקר, {m.tams|אומניק 0.4 מ"ג|freq=בערב} בערב, {m.rised|אקטונל 35 מ"ג|freq=פעם בשבוע} פעם בשבוע.', true)}
      ${b('בדיקה גופנית', '{d.h13forelac|פצע קרע במצח|icd=S01.81XA} 4 ס"מ מימין. {o|המטומה סביב ארובת העין}. {o|נפיחות ורגישות בשורש כף יד שמאל}, {x|ללא חסר נוירו-וסקולרי|negated}. {x|ירכיים ואגן ללא רגישות|negated|d.hipfx}. {x|בטן רכה|negated}. {x|קולות לב סדירים|negated}.')}
      ${b('הדמיה ואק"ג', '{i.cthead|CT מוח|on=2026-05-30} 30/05: {x|ללא דימום|negated|d.ich}, {x|ללא שבר בגולגולת|negated}, {d.atrophy|אטרופיה מוחית|icd=G31.9}. {i.e17ctcs|CT עמוד שדרה צווארי|on=2026-05-30}: {x|ללא שבר|negated}, {d.spondyl|ספונדילוזיס|icd=M47.812/M47.892}. {i.xrwrist|צילום שורש כף יד|on=2026-05-30}: {d.colles|שבר ברדיוס הדיסטלי|icd=S52.502A/S52.532A}. {p.ecg|אק"ג|on=2026-05-30}: פרפור, קצב 76.')}</div>
      <div class="s">${['wbc;WBC;9.1;K/uL;4.0-10.8', 'hgb;HGB;12.9;g/dL;13.5-17.5', 'plt;PLT;208;K/uL;150-400', 'glu;GLU;131;mg/dL;70-100', 'crea;CREA;1.12;mg/dL;0.7-1.2', 'na;NA;137;mmol/L;136-145', 'k;K;4.4;mmol/L;3.5-5.1', 'ck;CK;342;U/L;39-308', 'inr;INR;1.3;;0.8-1.2', 'tropi;TROP I;9;ng/L;0-20'].map(cell).join('')}</div>
      <table class="t"><tr><td>10:40</td><td>${c.t('{m.para|אקמול 1 גרם|dose=1 g;st=completed;route=וריד} לווריד')}</td></tr><tr><td>11:55</td><td>${c.t('{p.suture|תפירת פצע|on=2026-05-30} - 6 תפרים, בהרדמה מקומית {m.lidocn?|לידוקאין 1%|dose=-;st=completed}')}</td></tr><tr><td>12:10</td><td>${c.t('{m.e21tet|חיסון טטנוס|dose=-;st=completed} ניתן')}</td></tr><tr><td>13:30</td><td>${c.t('{p.e12mua|החזרה סגורה של השבר|on=2026-05-30} ו{p.h13cast|סד גבס|on=2026-05-30} בביצוע ד"ר רם אוליאל, אורתופדיה')}</td></tr><tr><td>16:30</td><td>${c.t('{i.cthead|CT מוח|on=2026-05-30} חוזר לאחר 6 שעות - {x|ללא דימום מאוחר|negated|d.sdh}')}</td></tr></table>${c.no('ד"ר רם אוליאל', 'consultant')}
      <p><b>${he('אבחנות בשחרור')}:</b> ${c.t('{d.h15headinj|חבלת ראש קלה|icd=S09.90XA/S00.03XA/S00.83XA}; {d.h13forelac|פצע קרע במצח|icd=S01.81XA}; {d.colles|שבר בשורש כף יד שמאל|icd=S52.502A/S52.532A}.')}</p>
      <div class="b"><b>${he('המלצות')}</b><ol>${items(c, ['{m.apix?|אליקוויס|dose=-} - {x|לדלג על מנה אחת בלבד ולחדש מחר|instruction}', '{m.dipyr|אופטלגין 1 גרם|dose=1 g;freq=עד 3 פעמים ביום} עד 3 פעמים ביום ל-5 ימים; {x|להימנע מאטופן ומנורופן|warned|m.etodol}', '{x|הוצאת תפרים בעוד 7 ימים|planned}. {x|מרפאת אורתופדיה וצילום חוזר בעוד שבוע|planned|i.xrwrist}', '{x|אם התזוזה תגדל יידרש ניתוח קיבוע|conditional|p.orif}', '{x|כאב ראש מתגבר, ישנוניות או הקאה - לחזור מיד|conditional}', '{x|בירור נפילות במרפאה גריאטרית|planned|d.falls}'])}</ol></div>
      <div style="display:flex;justify-content:space-between;align-items:center;margin-top:6px"><span>${he('ד"ר מאיה קפלון, רפואה דחופה, מ.ר. 00287')}</span>${signature(c.rnd, '#222', 130)}<span>${he('העתק: ד"ר זהבה נמני, רופאת משפחה')}</span></div>${c.no('ד"ר זהבה נמני', 'recipient of a copy')}`,
      'rtl',
    )
  },
  { width: 1080, scale: 1.38 },
)

/** A heart institute's CT of the coronary arteries: technique, calcium score as a table by artery, findings by vessel, outside the heart, summary in a frame. */
const coronary = doc(
  'p959.png',
  ['he', 'imaging', 'clean'],
  '2026-04-16',
  ['מכון לב ים', 'לב ים', 'מכון הדמיה לב ים', 'מכון לב ים - הדמיית לב'],
  ['ד"ר עמרי חדד-שקד', 'עמרי חדד-שקד', 'חדד-שקד עמרי', 'עמרי חדד שקד'],
  ['ורד סויסה', 'סויסה ורד', "גב' ורד סויסה"],
  'CT קורונרי',
  (c) => {
    c.optional.push('LM 0', 'LAD 96', 'LCX 14', 'RCA 33')
    const v = (name, s) => `<tr><td class="k">${he(name)}</td><td><div>${c.t(s)}</div></td></tr>`
    return sheet(
      `body{font:17px/1.45 ${FACE.times};font-size:18px;padding:44px 66px}h3{font-size:19px;text-decoration:underline;margin:12px 0 3px}p{margin:5px 0}.v td{padding:3px 8px;border-bottom:1px solid #ccc}.k{font-weight:bold;width:150px}.a{width:70%}.a td,.a th{border:1px solid #777;padding:2px 10px;text-align:center}.z{border:2px solid #123f5c;padding:6px 14px;margin-top:12px}span[data-e]{white-space:nowrap}.h td{padding:1px 5px}ol{margin:2px 0}`,
      `<div style="text-align:center;border-bottom:2px solid #123f5c;padding-bottom:6px">${mark('wave', '#123f5c', 44)}<br><b style="font-size:26px;color:#123f5c">${he('מכון לב ים')}</b><br>${he('הדמיית לב וכלי דם, אשקלון')}</div>
      <table class="h" style="margin:8px 0"><tr><td>${he("גב' ורד סויסה")}</td><td>${he('ת.ז. 0-2260983-7')}</td><td>${he('ת. לידה: 08/07/1964')}</td></tr><tr><td>${he('תאריך הבדיקה: 16/04/2026')}</td><td>${he('תאריך הפענוח: 17/04/2026')}</td><td>${he("מפנה: פרופ' יואב נגרי")}</td></tr></table>${c.no("פרופ' יואב נגרי", 'referring doctor')}
      <p style="text-align:center"><b style="font-size:21px">${c.t('{i.ctcor|CT קורונרי|main=1}')}</b></p>
      <h3>${he('רקע')}</h3><p>${c.t('{d.chestpain?|כאבים בחזה|icd=R07.9/R07.89} לא טיפוסיים. {d.htn|יתר לחץ דם}, {d.hld|היפרליפידמיה|icd=E78.5}. {x|אב עבר אוטם בגיל 52|family history|d.mi}. {p.stresst|ארגומטריה|on=2026-02} 02/2026 - לא אבחנתית. {x|ללא סוכרת|negated|d.dm2}. {x|שאלה: מחלת לב כלילית?|question}. {x|לא ידועה רגישות ליוד|negated|a.contrast}.')}</p>
      <h3>${he('טכניקה')}</h3><p>${c.t('לפני הבדיקה ניתנו {m.metop?|לופרסור 50 מ"ג|st=completed} ו{m.gtn?|ניטרוגליצרין|dose=-;st=completed} תת לשוני. {o|דופק בעת הסריקה 58}. הוזרקו {m.e19iohex?|אומניפק 350|dose=-;st=completed} 70 מ"ל. איכות הבדיקה טובה.')}</p>
      <h3>${he('ציון סידן')}</h3><table class="a"><tr><th>LM</th><th>LAD</th><th>LCX</th><th>RCA</th><th>${he('סה"כ')}</th></tr><tr><td>0</td><td>96</td><td>14</td><td>33</td><td>${c.t('{l.cac|143|v=143;u=-;on=2026-04-16}')}</td></tr></table><p>${c.t('{l.cac|ציון Agatston כולל 143|v=143;u=-;on=2026-04-16}, {x|אחוזון 88 לגיל ולמין|reference comment}. {x|ציון מעל 400 - עומס טרשתי נרחב|reference comment}.')}</p>
      <h3>${he('ממצאים')}</h3><table class="v">${v('LM', '{x|ללא היצרות|negated}.')}${v('LAD', '{d.ihd|פלאק מעורב בשליש המקורב|icd=I25.10} עם {o|היצרות 50-69%}. {d.e19bridge|גשר שרירי|icd=Q24.5} קצר בשליש האמצעי.')}${v('LCX', '{o|פלאק מסויד} קטן, {o|היצרות מתחת ל-25%}.')}${v('RCA', 'דומיננטי, {o|פלאקים זעירים}. {x|ללא היצרות משמעותית|negated}.')}${v('הלב', '{x|מדורי הלב בגודל תקין|negated}. {l.lvef|EF 62%|v=62;u=%;on=2026-04-16}. {x|ללא תפליט פריקרדיאלי|negated|d.pereff}. {x|ללא קריש באוזנית|negated}. {d.ectasia|הרחבה קלה של האאורטה העולה|icd=I77.810/I71.21} - 41 מ"מ.')}${v('מחוץ ללב', '{d.nodule|קשרית ריאתית|icd=R91.1} 5 מ"מ באונה תחתונה ימנית. {d.hiatus|בקע סרעפתי|icd=K44.9} קטן. {d.lcyst|ציסטה בכבד|icd=K76.89/Q44.6} 12 מ"מ. {x|ללא תפליט פלאורלי|negated|d.pleff}. {x|ללא תסחיף בעורקים שנסרקו|negated|d.pe}.')}</table>
      <div class="z"><b>${he('לסיכום')}</b><ol>${items(c, ['{d.ihd|מחלת לב כלילית לא חסימתית|icd=I25.10} - CAD-RADS 3, היצרות בינונית ב-LAD.', '{d.ectasia|הרחבת האאורטה העולה|icd=I77.810/I71.21}. {x|אקו לב בעוד שנה|planned|i.echo}.', '{d.nodule|קשרית ריאתית|icd=R91.1} - {x|CT חזה חוזר בעוד 12 חודשים לפי Fleischner|planned|i.ctchest}.', '{x|לשקול מיפוי לב או צנתור לפי הקליניקה|considered|p.angio}; {x|מומלץ LDL מתחת ל-70|reference comment|l.ldl}.'])}</ol></div>
      <div style="display:flex;justify-content:space-between;align-items:center;margin-top:14px"><div>${he('ד"ר עמרי חדד-שקד')}<br>${he('מומחה לרדיולוגיה, מ.ר. 00566')}</div>${signature(c.rnd, '#123f5c')}</div>`,
      'rtl',
    )
  },
  { dateAliases: ['2026-04-17'], width: 1040, scale: 1.4 },
)

/** A family doctor's visit that ends as a referral: boxes of urgency, history with codes and years as a table, recent bloods in a line, drugs in columns. */
const referral = doc(
  'p960.png',
  ['he', 'other', 'clean'],
  '2026-06-21',
  ['קופת חולים אופקים', 'אופקים', 'קופ"ח אופקים', 'קופת חולים אופקים - מרפאת הגפן', 'מרפאת הגפן'],
  ['ד"ר סיוון הררי', 'סיוון הררי', 'הררי סיוון'],
  ['מנחם וקנין', 'וקנין מנחם', 'מר מנחם וקנין'],
  'סיכום ביקור והפניה לאורולוג',
  (c) => {
    const dx = (s, year) => `<tr><td>${c.t(s)}</td><td>${ltr(year)}</td></tr>`
    const rx = (s, how) => `<tr data-line><td>${c.t(s)}</td><td>${he(how)}</td></tr>`
    const cols = [
      ['psa', 'PSA', 'ng/mL', '0-4.0', '3.6', '6.2'],
      ['crea', 'Creatinine', 'mg/dL', '0.7-1.2', '1.05', '1.14'],
      ['hgb', 'Hemoglobin', 'g/dL', '13.5-17.5', '15.0', '14.6'],
      ['a1c', 'HbA1c', '%', '4.0-6.0', '6.9', '7.2'],
      ['ldl', 'LDL', 'mg/dL', '0-100', '', '83'],
    ]
    const cell = ([key, label, unit, ref], v, on) =>
      `<td>${v ? `<bdi dir="ltr">${resultCell(c, key, label, v, unit, ref, on)}</bdi>` : ''}</td>`
    return sheet(
      `body{font:16px/1.4 ${FACE.miriam};font-size:17.5px;padding:38px 58px}h3{font-size:17.5px;background:#e8eee3;padding:1px 10px;margin:9px 0 3px}.t td,.t th{border:1px solid #99a58e;padding:1px 9px}.two{display:grid;grid-template-columns:1fr 1.25fr;gap:14px;align-items:start}p{margin:4px 0}.h td{padding:1px 5px}.x{font-family:'DejaVu Sans'}ul{margin:2px 0}span[data-e]{white-space:nowrap}`,
      `<div style="display:flex;justify-content:space-between;align-items:center;border-bottom:3px solid #56713f;padding-bottom:5px"><div style="display:flex;gap:10px;align-items:center">${mark('star', '#56713f', 44)}<div><b style="font-size:25px;color:#56713f">${he('קופת חולים אופקים')}</b><br>${he('מרפאת הגפן, טבריה')}</div></div><b style="font-size:22px">${he('סיכום ביקור והפניה לאורולוג')}</b>${barcode(c.rnd, 26, 34)}</div>
      <table class="h" style="margin:6px 0"><tr><td>${he('מטופל: וקנין מנחם')}</td><td>${he('ת.ז. 0-1748305-6')}</td><td>${he('ת. לידה: 25/03/1956')}</td></tr><tr><td>${he('תאריך ביקור: 21/06/2026')}</td><td>${he('רופאה: ד"ר סיוון הררי, רפואת משפחה')}</td><td>${he('טלפון: 052-5550188')}</td></tr></table>
      <p>${he('דחיפות:')} <span class="x">☐</span> ${he('רגילה')} &nbsp; <span class="x">☑</span> ${he('מוקדמת')} &nbsp; <span class="x">☐</span> ${he('דחופה')} &nbsp;&nbsp; ${he('סוג:')} <span class="x">☑</span> ${he('ייעוץ')} &nbsp; <span class="x">☐</span> ${he('ניתוח')}</p>
      <h3>${he('תלונה עיקרית ומחלה נוכחית')}</h3><p>${c.t('{d.hematuria|המטוריה|icd=R31.9/R31.0} מאקרוסקופית חד פעמית לפני שבועיים, ו{d.nocturia?|נוקטוריה|icd=R35.1} 3 פעמים בלילה. {x|ללא צריבה במתן שתן|negated}, {x|ללא חום|negated}, {x|ללא ירידה במשקל|negated}, {x|ללא כאבי מותן|negated|d.renalcol}.')}</p>
      <div class="two"><div><h3>${he('אבחנות קבועות')}</h3><table class="t"><tr><th>${he('אבחנה')}</th><th>${he('שנה')}</th></tr>${dx('{d.dm2|סוכרת סוג 2|icd=E11.9/E11.65;on=2014}', '2014')}${dx('{d.htn|יתר לחץ דם|on=2009}', '2009')}${dx('{d.gout|שיגדון|icd=M10.9;on=2017}', '2017')}${dx('{d.osa|דום נשימה בשינה|icd=G47.33;on=2021}', '2021')}${dx('{d.obesity|השמנה|icd=E66.9;on=2012}', '2012')}${dx('{d.bph|הגדלת ערמונית|icd=N40.0/N40.1;on=2020}', '2020')}</table>
      <p>${c.t('ניתוחים: {p.lapchole|כריתת כיס מרה|on=2011} 2011, {p.umbrep|תיקון בקע טבורי|on=2019} 2019. {d.exsmoker|מעשן לשעבר|icd=Z87.891}, 30 שנות חפיסה.')}</p></div>
      <div><h3>${he('תרופות קבועות')}</h3><table class="t"><tr><th>${he('תרופה')}</th><th>${he('מינון')}</th></tr>${rx("{m.jardsyn|סינג'ארדי 5/1000|dose=-;freq=פעמיים ביום}", 'טבליה פעמיים ביום')}${rx('{m.olmhct|אולמטק פלוס 20/12.5|dose=-;freq=פעם ביום}', 'טבליה פעם ביום')}${rx('{m.lercan|לרקפרס 10 מ"ג|freq=בערב}', 'טבליה בערב')}${rx('{m.ros|קרסטור 10 מ"ג|freq=בערב}', 'טבליה בערב')}${rx('{m.allo|אלוריל 300 מ"ג|freq=פעם ביום}', 'טבליה פעם ביום')}${rx('{m.silod|סילודוסין 8 מ"ג|freq=אחרי ארוחת ערב}', 'כמוסה אחרי ארוחת ערב')}</table><p>${c.t('הופסק: {m.fina|פרוסקר 5 מ"ג|st=stopped} (2024). {x|נטל בעבר קולכיצין רק בהתקפים, לא כעת|no current drug|m.colc}.')}</p></div></div>
      <p><b>${he('רגישויות')}:</b> ${c.t('{a.cipro|ציפרופלוקסצין|react=כאבי גידים} - כאבי גידים. {x|ללא רגישות לפניצילין|negated|a.pen}.')} <b>${he('משפחה')}:</b> ${c.t('{x|אח - סרטן ערמונית בגיל 61|family history|d.prostca}; {x|אב - סרטן שלפוחית|family history|d.bladderca}.')}</p>
      <h3>${he('בדיקה')}</h3><p>${c.t('{o|ל"ד 138/80}, {o|דופק 70}, {o|משקל 98 ק"ג}, {o|BMI 33.1}. בטן רכה, {x|ללא רגישות מותנית|negated}. {o|ערמונית מוגדלת, חלקה}, {x|ללא קשרית|negated}. {x|ללא בקע מפשעתי|negated|d.inguin}.')}</p>
      <h3>${he('מעבדה')}</h3><table class="t"><tr><th>${he('תאריך')}</th>${cols.map(([, l, u]) => `<th>${ltr(l)}<br>${ltr(u)}</th>`).join('')}</tr><tr><td>16/06/2025</td>${cols.map((k) => cell(k, k[4], '2025-06-16')).join('')}</tr><tr><td>14/06/2026</td>${cols.map((k) => cell(k, k[5], '2026-06-14')).join('')}</tr><tr><td>${he('נורמה')}</td>${cols.map((k) => `<td>${mixed(k[3])}</td>`).join('')}</tr></table>
      <p>${c.t('שתן 14/06/2026: {l.urbc|אריתרוציטים 40-50|v=40-50;u=-;on=2026-06-14}, {l.uleu|לויקוציטים שלילי|v=שלילי;u=-;on=2026-06-14}, {l.unit|ניטריט שלילי|v=שלילי;u=-;on=2026-06-14}; {l.ucult|תרבית שתן: אין צמיחה|v=אין צמיחה;u=-;on=2026-06-14}. {i.usren|אולטרסאונד כליות ודרכי שתן|on=2026-06-17} 17/06/2026: {d.rcyst|ציסטה קורטיקלית בכליה|icd=N28.1} שמאל 22 מ"מ, {l.pvr|שארית שתן 85 מ"ל|v=85;u=מ"ל;on=2026-06-17}, {x|ללא אבנים|negated|d.stone}, {x|ללא הידרונפרוזיס|negated|d.hydro}. {x|ציטולוגיה של שתן נשלחה|pending}.')}</p>
      <h3>${he('סיכום ותוכנית')}</h3><ul>${items(c, ['{d.e16raisedpsa|PSA מוגבר|icd=R97.20} ו{d.hematuria|המטוריה|icd=R31.9/R31.0} בבירור. {x|חשד לגידול בשלפוחית - לשלול|question|d.bladderca}.', '{x|אבקש ציסטוסקופיה והערכתך לגבי MRI ערמונית|planned|p.cystosc}. {x|CT אורוגרפיה הוזמן|planned|i.cturog}.', '{m.mira|בטמיגה 25 מ"ג|freq=פעם ביום} פעם ביום - התחלה היום. {x|אם אין הטבה - לשקול דוטסטריד|conditional|m.dutas}.', '{x|ביופסיה רק לפי MRI|conditional|p.h12prostbx}. {x|HbA1c חוזר בעוד 3 חודשים|planned}.'])}</ul>
      <div style="display:flex;justify-content:space-between;align-items:center;margin-top:6px"><span>${he('לכבוד: ד"ר בני אשכול, אורולוגיה')}</span>${signature(c.rnd, '#26306f', 130)}${stamp(['ד"ר סיוון הררי', 'רפואת משפחה', 'מ.ר. 00648'], '#26306f', -6)}</div>${c.no('ד"ר בני אשכול', 'recipient of the referral')}`,
      'rtl',
    )
  },
  { width: 1060, scale: 1.38 },
)

export const practice26HeMore = [mother, pad, fall, coronary, referral]
