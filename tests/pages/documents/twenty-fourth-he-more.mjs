/** Further paper in Hebrew as families mostly get it: a fund's prescription as a table for three months, a CT of the belly, an anaesthetist's clinic before an operation with ticked boxes. */
import { barcode, hand, mark, matrixCode, signature, stamp } from '../lib/decor.mjs'
import { FACE, doc, he, ltr, mixed, sheet } from './blind-parts.mjs'

/** A fund's print of standing drugs: brand in Latin capitals, how much and how long in columns, what was struck from the list beneath. */
const standing = doc(
  'p849.jpg',
  ['he', 'prescription', 'photo'],
  '2026-04-20',
  [
    'שירותי בריאות אתרוג',
    'אתרוג',
    'אתרוג שירותי בריאות',
    'שירותי בריאות אתרוג - מרפאת גבעת הפרחים',
    'מרפאת גבעת הפרחים',
  ],
  ['ד"ר ולדימיר צוקרמן', 'ולדימיר צוקרמן', 'צוקרמן ולדימיר'],
  ['סמי אבוטבול', 'אבוטבול סמי', 'מר סמי אבוטבול'],
  'מרשם תלת-חודשי',
  (c) => {
    let n = 0
    const drug = (s, how, time, amount, till) =>
      `<tr data-line><td>${ltr(String(++n))}</td><td>${c.t(s)}</td><td>${he(how)}</td><td>${he(time)}</td><td>${ltr(amount)}</td><td>${ltr(till)}</td></tr>`
    return sheet(
      `body{font:17px/1.4 ${FACE.notoHe};font-size:16.5px;padding:42px 54px}td,th{border:1px solid #b9b19a;padding:4px 8px}th{background:#f1ead6;font-size:15px}p{margin:7px 0}.h{border:1.5px solid #8a6d1f;padding:6px 14px;margin:10px 0;display:grid;grid-template-columns:1fr 1fr 1fr}span[data-e]{white-space:nowrap}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:10px;align-items:center">${mark('star', '#8a6d1f', 46)}<div><b style="font-size:24px;color:#8a6d1f">${he('שירותי בריאות אתרוג')}</b><br>${he('מרפאת גבעת הפרחים, באר שבע')}</div></div><b style="font-size:22px">${he('מרשם תלת-חודשי')}</b><div>${barcode(c.rnd, 30, 36)}<br>${ltr('RX-7740-22915')}</div></div>
      <div class="h"><div>${he('מר סמי אבוטבול')}<br>${he('ת.ז. 0-4926630-7')}</div><div>${he('ת. לידה: 08/12/1954 גיל: 71')}<br>${he('טלפון: 050-5550142')}</div><div>${he('תאריך הנפקה: 20/04/2026')}<br>${he('רופא: ד"ר ולדימיר צוקרמן')}</div></div>
      <p>${c.t('אבחנות: {d.hfref|אי ספיקת לב עם EF ירוד|icd=I50.20/I50.22}, {d.af|פרפור פרוזדורים קבוע|icd=I48.21/I48.20/I48.91}, {d.dm2|סוכרת סוג 2|icd=E11.9/E11.22/E11.65}, {d.ckd3|אי ספיקת כליות כרונית דרגה 3א|icd=N18.31/N18.30}, {d.copd|COPD|icd=J44.9}, {d.dneuro|נוירופתיה סוכרתית|icd=E11.42/E11.40}.')}<br>${c.t('רגישויות: {a.ace|מעכבי ACE|react=שיעול} - שיעול, {a.clinda|דלצין|react=שלשול} - שלשול. {x|אין רגישות לפניצילין|negated|a.pen}.')}</p>
      <table><tr><th>#</th><th style="width:33%">${he('תרופה')}</th><th>${he('מינון')}</th><th>${he('זמן נטילה')}</th><th>${he('כמות לחודש')}</th><th>${he('בתוקף עד')}</th></tr>
      ${drug('{m.sacval|ENTRESTO 100 MG TAB|dose=100 mg;freq=פעמיים ביום}', 'טבליה פעמיים ביום', 'בוקר וערב', '60', '19/07/2026')}
      ${drug('{m.carv|DIMITONE 12.5 MG TAB|dose=12.5 mg;freq=פעמיים ביום}', 'טבליה פעמיים ביום', 'בוקר וערב', '60', '19/07/2026')}
      ${drug('{m.epler|INSPRA 25 MG TAB|dose=25 mg;freq=פעם ביום}', 'טבליה פעם ביום', 'בוקר', '30', '19/07/2026')}
      ${drug('{m.dapa|FORXIGA 10 MG TAB|dose=10 mg;freq=פעם ביום}', 'טבליה פעם ביום', 'בוקר', '30', '19/07/2026')}
      ${drug('{m.fur|FUSID 40 MG TAB|dose=40 mg;freq=פעם ביום}', '1.5 טבליות פעם ביום', 'בוקר', '45', '19/07/2026')}
      ${drug('{m.riva|XARELTO 15 MG TAB|dose=15 mg;freq=פעם ביום}', 'טבליה פעם ביום', 'עם ארוחת ערב', '28', '19/07/2026')}
      ${drug('{m.ator|LIPITOR 40 MG TAB|dose=40 mg;freq=פעם ביום}', 'טבליה פעם ביום', 'לילה', '30', '19/07/2026')}
      ${drug('{m.jentad|JENTADUETO 2.5/850 MG TAB|dose=-;freq=פעמיים ביום}', 'טבליה פעמיים ביום', 'עם האוכל', '60', '19/07/2026')}
      ${drug('{m.glar|TOUJEO 300 U/ML PEN|dose=-;freq=פעם ביום}', '22 יחידות פעם ביום', 'לפני השינה', '3', '19/07/2026')}
      ${drug('{m.trel|TRELEGY ELLIPTA|dose=-;freq=פעם ביום}', 'שאיפה אחת פעם ביום', 'בוקר', '1', '19/07/2026')}
      ${drug('{m.salb|VENTOLIN INHALER|dose=-;freq=לפי הצורך}', '2 שאיפות לפי הצורך', 'עד 4 ביום', '1', '20/05/2026')}
      ${drug('{m.preg|LYRICA 75 MG CAP|dose=75 mg;freq=פעמיים ביום}', 'כמוסה פעמיים ביום', 'בוקר וערב', '56', '20/05/2026')}
      ${drug('{m.allo|ZYLOL 100 MG TAB|dose=100 mg;freq=פעם ביום}', 'טבליה פעם ביום', 'אחרי האוכל', '30', '19/07/2026')}
      ${drug('{m.pan|CONTROLOC 20 MG TAB|dose=20 mg;freq=פעם ביום}', 'טבליה פעם ביום', 'לפני ארוחת בוקר', '28', '19/07/2026')}</table>
      <p>${c.t('הוסרו מהרשימה: {m.vals|DIOVAN 80 MG|dose=80 mg;st=stopped} (הוחלף באנטרסטו), {m.digo|DIGOXIN 0.25 MG|dose=0.25 mg;st=stopped}, {m.amit|ELATROL 10 MG|dose=10 mg;st=stopped} בשל {o|יובש בפה}.')}</p>
      <p>${c.t('הערות לרוקח: {x|לא לנפק וולטרן או אטופן - פגיעה בכליה|warned|m.etodol}. {x|אוזמפיק הוגש לאישור, טרם אושר|pending|m.sema}. {x|ליריקה - העלאה ל-150 מ"ג רק לאחר ביקורת|conditional}. {x|קומדין לא בשימוש|negated|m.warf}.')}<br>${c.t('למטופל: {x|בדיקת אשלגן וקריאטינין בעוד חודש|planned}. {x|יש להפסיק פורקסיגה יומיים לפני ניתוח|instruction}. {x|חיסון לשפעת בסתיו|planned|m.vflu}. {x|אין ליטול תחליפי מלח|warned|m.kcl}.')}</p>
      <div style="display:flex;justify-content:space-between;align-items:center;margin-top:6px"><div>${he('ד"ר ולדימיר צוקרמן')}<br>${he('מומחה ברפואת המשפחה, מ.ר. 00466')}</div>${signature(c.rnd)}${stamp(['ד"ר ולדימיר צוקרמן', 'מ.ר. 00466'], '#26306f', -6)}${matrixCode(c.rnd, 16, 3)}</div>`,
      'rtl',
    )
  },
  { dateAliases: ['2026-07-19'], width: 1040, scale: 1.46, degrade: { angle: -1.1, folds: [0.5] } },
)

/** An institute's CT of the belly and pelvis: organs as run-in titles, an impression in numbers. */
const belly = doc(
  'p850.jpg',
  ['he', 'imaging', 'scan'],
  '2026-01-07',
  ['מכון הדמיה קשת הרים', 'קשת הרים', 'מכון קשת הרים', 'קשת הרים - מכון הדמיה'],
  ['ד"ר אילנה ברקוביץ', 'אילנה ברקוביץ', 'ברקוביץ אילנה'],
  ["מאיר חג'בי", "חג'בי מאיר", "מר מאיר חג'בי"],
  'CT בטן ואגן עם חומר ניגוד',
  (c) => {
    const f = (title, s) => `<p><b>${he(title)}:</b> ${c.t(s)}</p>`
    return sheet(
      `body{font:18px/1.5 ${FACE.miriam};font-size:19.5px;padding:52px 76px}p{margin:7px 0}.h td{padding:2px 4px}.k{border-top:2px solid #000;border-bottom:2px solid #000;padding:6px 4px;margin:12px 0}span[data-e]{white-space:nowrap}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:12px;align-items:center">${mark('wave', '#333', 48)}<div><b style="font-size:27px">${he('מכון הדמיה קשת הרים')}</b><br>${he('שדרות ירושלים 41, חולון')}</div></div><div style="text-align:left">${he('מספר בדיקה: 26-00719')}<br>${he('תקליטור נמסר: כן')}</div></div>
      <table class="h" style="border:1px solid #333;margin:12px 0"><tr><td>${he("שם: מר מאיר חג'בי")}</td><td>${he('ת.ז. 0-5180927-6')}</td><td>${he('ת. לידה: 11/06/1960')}</td></tr><tr><td>${he('תאריך ביצוע: 07/01/2026')}</td><td>${he('תאריך פענוח: 08/01/2026')}</td><td>${he('הפניה: ד"ר עדי פרידלנד')}</td></tr></table>${c.no('ד"ר עדי פרידלנד', 'referrer')}
      <div style="font-size:23px;font-weight:bold;text-decoration:underline">${c.t('{i.ctap|CT בטן ואגן עם חומר ניגוד|main=1}')}</div>
      ${f('סיבת ההפניה', '{o|כאבי בטן שמאליים} מזה שבועיים, {o|ירידה במשקל}. {x|שאלה: ממאירות? סעיפים?|question|d.colonca} ברקע {p.append|כריתת תוספתן|on=1985} ב-1985. {x|ללא רגישות ליוד|negated|a.contrast}.')}
      ${f('טכניקה', 'סריקה ספירלית בפאזה פורטלית לאחר הזרקת 90 מ"ל {m.e19iohex?|אומניפק|dose=-;st=-} ושתיית חומר ניגוד. {x|לא בוצעה פאזה עורקית|not done}.')}
      ${f('השוואה', '{i.usabd|אולטרסאונד בטן|on=2024-02-12} מיום 12/02/2024.')}
      ${f('בסיסי ריאות', '{d.atelect|תמט פסי|icd=J98.11} בבסיס ימין. {x|ללא תפליט|negated|d.pleff}. {d.hiatus|בקע סרעפתי קטן|icd=K44.9}.')}
      ${f('כבד ודרכי מרה', '{d.steat|הסננה שומנית של הכבד|icd=K76.0}. {d.lcyst|ציסטה באונה שמאל|icd=K76.89/Q44.6} 14 מ"מ. {x|ללא נגע חשוד|negated|d.livermet}. {d.gallst|אבן בכיס המרה|icd=K80.20} 11 מ"מ, {x|ללא עיבוי דופן|negated|d.cholec}. {x|דרכי המרה אינן מורחבות|negated|d.choledoc}.')}
      ${f('לבלב וטחול', '{x|לבלב ללא גוש|negated}. {x|טחול אינו מוגדל|negated|d.splenomeg}; {d.accspl|טחולון|icd=Q89.09} 9 מ"מ.')}
      ${f('אדרנל וכליות', '{d.adrenal|אדנומה באדרנל שמאל|icd=D35.02/D35.00} 18 מ"מ. {d.rcyst|ציסטות פשוטות בשתי הכליות|icd=N28.1}. {d.stone|אבן לא חוסמת בכליה ימין|icd=N20.0} 4 מ"מ. {x|ללא הידרונפרוזיס|negated|d.hydro}.')}
      ${f('מעי', '{d.divertic|דיברטיקוליטיס בסיגמואיד|icd=K57.32}: עיבוי דופן לאורך 6 ס"מ והסתננות שומן. {x|ללא אוויר חופשי|negated}, {x|ללא מורסה|negated}. {x|ללא חסימה|negated|d.sbo}. {x|מצב לאחר כריתת תוספתן, ללא ממצא בגדם|negated|d.append}.')}
      ${f('אגן', '{d.bph|ערמונית מוגדלת|icd=N40.0}, קוטר 56 מ"מ. {d.bladwall|עיבוי דופן שלפוחית|icd=N32.89}. {d.inguin|בקע מפשעתי שמאלי|icd=K40.90} מכיל שומן. {x|ללא נוזל חופשי|negated|d.ascites}.')}
      ${f('כלי דם ובלוטות', '{d.h13aoath|טרשת באבי העורקים|icd=I70.0}, {x|ללא מפרצת|negated|d.aaa}. {x|ללא קשריות לימפה מוגדלות|negated}.')}
      ${f('שלד', '{d.h13spdeg|שינויים ניווניים בעמוד השדרה|icd=M47.9/M47.819/M47.816/M47.899}. {d.spondylol|ספונדילוליסטזיס L5-S1 דרגה 1|icd=M43.17/M43.10}. {x|ללא נגע ליטי|negated}.')}
      <div class="k"><b>${he('סיכום')}:</b><br>${c.t('1. {d.divertic|דיברטיקוליטיס חריפה בסיגמואיד|icd=K57.32} ללא סיבוך.\n2. {d.adrenal|אדנומה באדרנל שמאל|icd=D35.02/D35.00}, {x|מומלץ בירור הורמונלי|planned}.\n3. {d.gallst|כולליתיאזיס|icd=K80.20}.')}</div>
      <p>${c.t('המלצות: {x|קולונוסקופיה בעוד 6-8 שבועות לשלילת ממאירות|planned|p.colono}. {x|אם יחמיר הכאב או יופיע חום - הערכה במיון|conditional}. {x|MRI אדרנל רק אם יגדל|conditional}. {x|אנטיביוטיקה לפי שיקול הרופא המפנה|considered|m.coamox}.')}</p>
      <div style="display:flex;justify-content:space-between;align-items:center;margin-top:8px"><div>${he('ד"ר אילנה ברקוביץ')}<br>${he('רדיולוגית בכירה, מ.ר. 00817')}</div>${signature(c.rnd, '#222')}<span>${he('נחתם אלקטרונית 08/01/2026')}</span></div>`,
      'rtl',
    )
  },
  { dateAliases: ['2026-01-08'], width: 1060, scale: 1.42, degrade: { angle: -0.7 } },
)

/** An anaesthetist's clinic: questions with yes and no beside them and what was added, drugs with what to do before the operation, bloods in a strip. */
const anaesthesia = doc(
  'p851.png',
  ['he', 'consultation', 'clean'],
  '2026-05-06',
  [
    'המרכז הרפואי אופק הנגב',
    'אופק הנגב',
    'מרכז רפואי אופק הנגב',
    'המרכז הרפואי אופק הנגב - מרפאה טרום ניתוחית',
    'מרפאה טרום ניתוחית, המרכז הרפואי אופק הנגב',
  ],
  ['ד"ר תומר אסייג', 'תומר אסייג', 'אסייג תומר'],
  ['לאה גוטליב', 'גוטליב לאה', "גב' לאה גוטליב"],
  'הערכה טרום ניתוחית',
  (c) => {
    const ask = (q, yes, s) =>
      `<tr data-line><td>${he(q)}</td><td class="x">${yes ? '☒' : '☐'}</td><td class="x">${yes ? '☐' : '☒'}</td><td>${c.t(s)}</td></tr>`
    const no = (q, id) => {
      c.no(q, 'ticked no', id)
      return ask(q, false, '')
    }
    const drug = (s, how, what) =>
      `<tr data-line><td>${c.t(s)}</td><td>${he(how)}</td><td>${c.t(what)}</td></tr>`
    const row = (s) => {
      const r = c.lab(s, { date: '2026-04-30' })
      const off = r.flag === 'H' || r.flag === 'L' ? ' *' : ''
      return `<tr data-e="${r.n}"><td>${mixed(r.label)}</td><td><b>${mixed(r.printed)}</b>${off}</td><td>${ltr(r.unit)}</td><td>${mixed(r.ref)}</td></tr>`
    }
    const f = (title, s) => `<p><b>${he(title)}:</b> ${c.t(s)}</p>`
    return sheet(
      `body{font:16px/1.38 ${FACE.arial};font-size:15.5px;padding:36px 52px}td,th{border:1px solid #9fb4c7;padding:1px 8px}th{background:#dfe9f2;font-size:14.5px}.x{width:46px;text-align:center;font-family:'DejaVu Sans'}.two{display:grid;grid-template-columns:1.45fr 1fr;gap:16px;align-items:start}h3{font-size:16.5px;color:#0b4f7a;margin:8px 0 2px}p{margin:4px 0}.h td{border:none;padding:1px 4px}.k{border:2px solid #0b4f7a;padding:4px 14px;margin:8px 0}span[data-e]{white-space:nowrap}`,
      `<div style="display:flex;justify-content:space-between;align-items:center;border-bottom:3px solid #0b4f7a;padding-bottom:6px"><div style="display:flex;gap:10px;align-items:center">${mark('cross', '#0b4f7a', 46)}<div><b style="font-size:24px;color:#0b4f7a">${he('המרכז הרפואי אופק הנגב')}</b><br>${he('מרפאה טרום ניתוחית - הרדמה')}</div></div><b style="font-size:21px">${he('הערכה טרום ניתוחית')}</b>${barcode(c.rnd, 26, 34)}</div>
      <table class="h" style="margin:6px 0"><tr><td>${he("שם: גב' לאה גוטליב")}</td><td>${he('ת.ז. 0-3382019-5')}</td><td>${he('ת. לידה: 25/01/1956')}</td><td>${he('תאריך: 06/05/2026')}</td></tr><tr><td colspan="2">${c.t('{x|ניתוח מתוכנן: החלפת ברך ימין, 27/05/2026|planned|p.tka}')}</td><td colspan="2">${he('מנתח: ד"ר בועז שטרית')}</td></tr></table>${c.no('ד"ר בועז שטרית', 'surgeon')}
      <div class="two"><div><h3>${he('שאלון רפואי')}</h3><table><tr><th>${he('שאלה')}</th><th>${he('כן')}</th><th>${he('לא')}</th><th>${he('פירוט')}</th></tr>
      ${ask('יתר לחץ דם', true, '{d.htn|יתר לחץ דם} מאז 2012')}
      ${no('מחלת לב איסכמית', 'd.ihd')}
      ${ask('הפרעת קצב', true, '{d.pac|פעימות פרוזדוריות מוקדמות|icd=I49.1}, {p.holter|הולטר|on=2024} 2024')}
      ${no('שבץ מוחי או TIA', 'd.stroke')}
      ${ask('מחלת ריאות', true, '{d.asthma|אסתמה קלה|icd=J45.20/J45.30/J45.909}')}
      ${ask('דום נשימה בשינה', true, '{d.osa|דום נשימה בשינה|icd=G47.33}, ישנה עם {o|CPAP}')}
      ${no('סוכרת', 'd.dm2')}
      ${ask('מחלת בלוטת התריס', true, '{d.hypothy|תת פעילות|icd=E03.9}')}
      ${no('מחלת כליות', 'd.ckd')}
      ${ask('ריפלוקס', true, '{d.gerd|GERD|icd=K21.9}')}
      ${no('נטייה לדימום', 'd.e16vwd')}
      ${no('אפילפסיה', 'd.epil')}
      ${ask('עישון', true, '{d.exsmoker|הפסיקה לפני 9 שנים|icd=Z87.891}')}
      ${ask('ניתוחים קודמים', true, '{p.thyroidx?|כריתת תריס חלקית|on=2003} 2003, {p.csect|ניתוח קיסרי|on=1987} 1987')}
      ${ask('סיבוך בהרדמה', true, '{o|בחילות קשות}, {x|ללא אינטובציה קשה|negated}')}
      ${ask('סיבוך הרדמה במשפחה', false, '{x|ללא היפרתרמיה ממאירה|negated}')}
      ${ask('רגישות לתרופות', true, '{a.morph|מורפין|react=גרד} - גרד, {a.latex|לטקס|react=פריחה} - פריחה')}
      ${no('רגישות לפניצילין', 'a.pen')}</table></div>
      <div><h3>${he('מעבדה 30/04/2026')}</h3><table><tr><th>${he('בדיקה')}</th><th>${he('תוצאה')}</th><th>${he('יחידות')}</th><th>${he('נורמה')}</th></tr>${['hgb;HGB;12.2;g/dL;12.0-16.0', 'wbc;WBC;7.1;K/uL;4.0-11.0', 'plt;PLT;263;K/uL;150-400', 'inr;INR;0.98;;0.8-1.2', 'aptt;APTT;29.4;sec;25-37', 'glu;Glucose;104;mg/dL;70-100', 'crea;Creatinine;0.79;mg/dL;0.5-0.95', 'na;Na;141;mmol/L;135-145', 'k;K;3.4;mmol/L;3.5-5.1', 'alb;Albumin;4.1;g/dL;3.5-5.2', 'alt;ALT;24;U/L;0-35', 'crp;CRP;6.9;mg/L;0-5', 'tsh;TSH;3.3;mIU/L;0.4-4.2', 'ferr;Ferritin;27;ng/mL;30-200', 'a1c;HbA1c;5.8;%;4.0-5.7', 'abo;סוג דם;A;;', 'rhd;RhD;חיובי;;', 'abscr;סקר נוגדנים;שלילי;;', 'mrsa;MRSA משטח אף;שלילי;;'].map(row).join('')}</table></div></div>
      ${f('בדיקה', '{o|ל"ד 142/84}, {o|דופק 74}, {o|סטורציה 96%}, {o|משקל 89 ק"ג}, {o|גובה 161 ס"מ}, {o|BMI 34.3}. {o|Mallampati 3}. {x|ריאות ללא צפצופים|negated}. {x|ללא אוושות|negated|d.astenosis}. {x|ללא בצקות|negated}. {d.obesity|השמנת יתר|icd=E66.9/E66.811/E66.01}. {d.kneeoa|אוסטאוארתריטיס של ברך ימין|icd=M17.11/M17.9/M17.10}.')}
      ${f('בדיקות', '{p.ecg|אק"ג|on=2026-05-06} היום: סינוס 72, {d.rbbb|RBBB|icd=I45.10}. {i.cxr|צילום חזה|on=2026-04-30} 30/04/2026: {x|ללא תסנין|negated|d.pneumonia}. {i.echo|אקו לב|on=2024-11-18} 18/11/2024: {l.lvef|EF 60%|v=60;u=%;on=2024-11-18}, {d.ladil|עלייה שמאלית מוגדלת|icd=I51.7}. {x|מבחן מאמץ לא נדרש|not needed|p.stresst}.')}
      <h3>${he('תרופות')}</h3><table><tr><th style="width:34%">${he('תרופה')}</th><th>${he('מינון')}</th><th>${he('הנחיה לקראת הניתוח')}</th></tr>
      ${drug('{m.irbe|אירבסרטן 150 מ"ג|freq=פעם ביום}', 'פעם ביום', '{x|לא ליטול ביום הניתוח|instruction}')}
      ${drug('{m.neb|נבילט 5 מ"ג|freq=פעם ביום}', 'פעם ביום', 'לקחת כרגיל')}
      ${drug('{m.levo|אלטרוקסין 88 מק"ג|dose=-;freq=בבוקר}', 'בבוקר', 'לקחת כרגיל')}
      ${drug('{m.symb|סימביקורט|dose=-;freq=פעמיים ביום}', 'שאיפה פעמיים ביום', 'לקחת כרגיל')}
      ${drug('{m.eso|נקסיום 20 מ"ג|freq=פעם ביום}', 'פעם ביום', 'לקחת כרגיל')}
      ${drug('{m.asa|קרטיה 100 מ"ג|freq=פעם ביום}', 'פעם ביום', '{x|להפסיק 7 ימים לפני הניתוח|instruction}')}
      ${drug('{m.sema|וויגובי 1 מ"ג|freq=פעם בשבוע}', 'פעם בשבוע', '{x|לדלג על המנה בשבוע הניתוח|instruction}')}
      ${drug('{m.trama|טרמדקס 50 מ"ג|freq=לפי הצורך}', 'לפי הצורך', 'מותר עד ערב הניתוח')}</table>
      <div class="k">${c.t('**סיכום:** ASA 3. {x|מתוכננת הרדמה ספינלית|planned|p.spinal}; {x|הרדמה כללית אם הספינלית תיכשל|conditional}. {x|קלקסן לאחר הניתוח|planned|m.enox}. {x|מנת דם הוזמנה, סיכון נמוך לעירוי|planned|p.transfus}. {x|סיכונים שהוסברו: פקקת, זיהום, פגיעה עצבית|explained risk|d.dvt}. להתחיל {m.fes|פרוגרד|dose=-;freq=פעם ביום} פעם ביום עד הניתוח בשל {d.e16lowfe|חסר ברזל|icd=E61.1}. {x|להביא את מכשיר ה-CPAP|instruction}.')}</div>
      <div style="display:flex;justify-content:space-between;align-items:center"><span>${he('ד"ר תומר אסייג, מרדים בכיר, מ.ר. 00925')}</span>${hand('ד"ר אסייג', 25)}<span>${he('העתק: אורתופדיה; רופאת המשפחה')}</span></div>${c.no('אורתופדיה; רופאת המשפחה', 'recipient of a copy')}`,
      'rtl',
    )
  },
  { dateAliases: ['2026-04-30', '2026-05-27'], width: 1100, scale: 1.34 },
)

export const twentyFourthHeMore = [standing, belly, anaesthesia]
