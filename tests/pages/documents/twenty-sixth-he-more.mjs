/** Further paper in Hebrew: a nuclear institute's scan of the heart with a table of stress and rest, an ear, nose and throat operation by numbered steps, a fund's site with the personal file in boxes, an evening centre's referral to the emergency department. */
import { barcode, mark, matrixCode, signature, stamp } from '../lib/decor.mjs'
import { FACE, doc, he, items, sheet } from './blind-parts.mjs'

/** A nuclear medicine institute: stress and rest side by side, findings by wall, an answer in bold. */
const scan = doc(
  'p989.png',
  ['he', 'imaging', 'clean'],
  '2026-02-24',
  ['מכון איזוטופ', 'איזוטופ', 'מכון איזוטופ לרפואה גרעינית', 'איזוטופ רפואה גרעינית'],
  ['ד"ר ויקטוריה שנקר', 'ויקטוריה שנקר', 'שנקר ויקטוריה'],
  ['נחום אלפסי', 'אלפסי נחום', 'מר נחום אלפסי'],
  'מיפוי לב במאמץ ובמנוחה',
  (c) => {
    const f = (title, s) => `<div class="f"><b>${he(title)}</b><div>${c.t(s)}</div></div>`
    const row = (what, a, b) => `<tr><td>${he(what)}</td><td>${c.t(a)}</td><td>${c.t(b)}</td></tr>`
    const wall = (name, a, b, s) =>
      `<tr><td>${he(name)}</td><td class="c">${a}</td><td class="c">${b}</td><td>${c.t(s)}</td></tr>`
    return sheet(
      `body{font:16px/1.45 ${FACE.simple};font-size:18px;padding:44px 70px}td,th{border:1px solid #9ab;padding:2px 10px}th{background:#e6eef5}.c{text-align:center;width:70px}.f{display:grid;grid-template-columns:120px 1fr;margin:7px 0}.k{border-top:2px solid #1f4e79;border-bottom:2px solid #1f4e79;padding:6px 0;margin:12px 0;font-size:19px}span[data-e]{white-space:nowrap}table{margin:6px 0}`,
      `<div style="text-align:center">${mark('rings', '#1f4e79', 48)}<br><b style="font-size:26px;color:#1f4e79">${he('מכון איזוטופ לרפואה גרעינית')}</b><br>${he('רחוב הנשיא 61, חיפה')}</div>
      <div style="display:flex;justify-content:space-between;margin:10px 0"><span>${he('מר נחום אלפסי')}</span><span>${he('ת.ז. 0-3155087-2')}</span><span>${he('ת. לידה 13/08/1955')}</span><span>${he('תאריך הבדיקה: 24/02/2026')}</span></div><div>${he('הפנה: ד"ר עמית רוזנצווייג, קרדיולוגיה')}</div>${c.no('ד"ר עמית רוזנצווייג', 'referrer')}
      <div style="text-align:center;font-size:22px;font-weight:bold;margin:8px 0">${c.t('{i.spect|מיפוי לב במאמץ ובמנוחה|main=1}')}</div>
      ${f('רקע', '{d.ihd|מחלת לב כלילית|icd=I25.10/I25.9/I25.2}, {d.mi|אוטם תחתון|icd=I25.2/I21.19/I21.9} ב-2014, {p.cabg|ניתוח מעקפים|on=2014} 2014, {d.dm2|סוכרת מסוג 2|icd=E11.9}, {d.pad|מחלת כלי דם היקפית|icd=I73.9/I70.209}. {x|אב נפטר בגיל 50 מהתקף לב|family history|d.mi}.')}
      ${f('תרופות', '{m.clop|פלאביקס|dose=-}, {m.ivab|פרוקורלן|dose=-}, {m.rano|רנקסה|dose=-}, {m.jentad|ג׳נטדואטו|dose=-}, {m.roseze|רוזוזטימיב|dose=-}. {x|חסמי ביתא הופסקו יומיים לפני הבדיקה|instruction}.')}
      ${f('השאלה', '{x|איסכמיה באזור המעקף ל-LAD?|question}')}
      ${f('מהלך', 'מאמץ על {o|מסילה, פרוטוקול ברוס, 6:40 דקות, 7.9 METS}. הוזרק {o|Tc-99m טטרופוסמין}. {x|דיפירידמול לא ניתן|not given|m.dipyrid}. {x|ללא כאב בחזה|negated|d.chestpain}. {p.ecg|אק"ג}: {d.rbbb|חסם צרור ימני|icd=I45.10/I45.19}, {x|ללא שינויי ST|negated}; {d.pvc|פעימות חדריות מוקדמות|icd=I49.3} בודדות.')}
      <table><tr><th>${he('מדד')}</th><th>${he('במאמץ')}</th><th>${he('במנוחה')}</th></tr>${row('דופק', '{o|128}', '{o|66}')}${row('לחץ דם', '{o|182/84}', '{o|138/76}')}${row('נפח סוף דיאסטולי', '{o|121 מ"ל}', '{o|117 מ"ל}')}${row('מקטע פליטה LVEF', '{l.lvef|44%|v=44;u=%}', '{l.lvef|49%|v=49;u=%}')}</table>
      <table><tr><th>${he('דופן')}</th><th class="c">${he('מאמץ')}</th><th class="c">${he('מנוחה')}</th><th>${he('תיאור')}</th></tr>${wall('קדמית', 0, 0, '{x|קליטה תקינה|negated}')}${wall('מחיצה', 1, 0, '{x|הפחתה קלה ולא משמעותית|negated}')}${wall('צידית', 2, 0, '{o|פגם הפיך קטן, איסכמיה}')}${wall('תחתונה', 3, 3, '{o|פגם קבוע בינוני, צלקת}')}${wall('חוד', 0, 0, '{x|תקין|negated}')}</table>
      ${c.entities
        .filter((e) => e.type === 'lab')
        .map((e) => ((e.text = `LVEF ${e.value}%`), ''))
        .join(
          '',
        )}${f('בנוסף', '{d.ladil|הגדלת פרוזדור שמאל|icd=I51.7}. {x|ללא קליטה ריאתית מוגברת|negated}. {x|TID לא נצפה|negated}. {o|מוקד קליטה בצוואר התחתון משמאל}, {x|לשקול מיפוי פאראתירואיד|considered|i.sesta}.')}
      ${f('השוואה', '{i.spect|מיפוי לב|on=2022-11-06} מ-06/11/2022: הפגם הצידי חדש.')}
      <div class="k">${c.t('**סיכום:** צלקת תחתונה ישנה ו**איסכמיה צידית קלה** (5% משריר הלב). {d.icm|קרדיומיופתיה איסכמית|icd=I25.5} קלה. {x|ללא איסכמיה בשטח ה-LAD|negated}.')}</div>
      <div>${c.t('{x|צנתור לפי שיקול הקרדיולוג|considered|p.angio}. {x|יש לשתות הרבה ולהתרחק מילדים קטנים עד הערב|instruction}. {x|מיפוי בטליום לא בוצע|not done}.')}</div>
      <div style="display:flex;justify-content:space-between;align-items:center;margin-top:8px"><span>${he('ד"ר ויקטוריה שנקר, מומחית ברפואה גרעינית')}</span>${signature(c.rnd, '#1f4e79')}${matrixCode(c.rnd, 14, 3)}</div>`,
      'rtl',
    )
  },
  { width: 1040, scale: 1.38 },
)

/** A private hospital's operation: a form's head with team and hours, steps by number, tissue sent, drugs after. */
const nose = doc(
  'p990.jpg',
  ['he', 'other', 'scan'],
  '2026-04-30',
  ['בית חולים פרטי גן הדקל', 'גן הדקל', 'בית החולים גן הדקל', 'ביה"ח גן הדקל'],
  ['ד"ר אסף מילשטיין', 'אסף מילשטיין', 'מילשטיין אסף'],
  ['לירז בוחבוט', 'בוחבוט לירז', "גב' לירז בוחבוט"],
  'דו"ח ניתוח',
  (c) => {
    const f = (k, v) => `<td><b>${he(k)}</b> ${v}</td>`
    return sheet(
      `body{font:17px/1.42 ${FACE.nachlieli};font-size:18.5px;padding:44px 66px}td{border:1px solid #444;padding:3px 9px}h3{font-size:18.5px;background:#ddd;padding:1px 9px;margin:10px 0 4px}p{margin:5px 0}ol{margin:2px 0}span[data-e]{white-space:nowrap}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div><b style="font-size:27px">${he('בית חולים פרטי גן הדקל')}</b><br>${he('חדרי ניתוח - אף אוזן גרון')}</div>${barcode(c.rnd, 28, 38)}<b style="font-size:26px">${he('דו"ח ניתוח')}</b></div>
      <table style="margin:8px 0"><tr>${f('שם:', he('בוחבוט לירז'))}${f('ת.ז.:', he('0-7031469-2'))}${f('ת. לידה:', he('08/08/1987'))}</tr><tr>${f('תאריך:', he('30/04/2026'))}${f('חדר:', he('4, משעה 08:15 עד 10:05'))}${f('סוג:', he('אלקטיבי'))}</tr><tr>${f('מנתח:', he('ד"ר אסף מילשטיין'))}${f('עוזרת:', he('ד"ר שי-לי גנות'))}${f('מרדים:', he('ד"ר בוריס קיסלב'))}</tr><tr>${f('אחות:', he("ג'ואנה"))}${f('הרדמה:', he('כללית'))}${f('ASA:', c.t('{o|II}'))}</tr></table>${c.no('ד"ר שי-לי גנות', 'assistant')}${c.no('ד"ר בוריס קיסלב', 'anaesthetist')}
      <h3>${he('אבחנה לפני ואחרי הניתוח')}</h3><p>${c.t('{d.deviated|סטיית מחיצת האף|icd=J34.2}, {d.crs|סינוסיטיס כרונית עם פוליפים|icd=J32.9/J33.9/J33.8/J32.4}, {d.h14turb|היפרטרופיה של הקונכיות התחתונות|icd=J34.3}. ברקע: {d.aerd|מחלה נשימתית מוחמרת באספירין|icd=J45.909/J45.998/Z88.6}, {d.e18hyposm|ירידה בחוש הריח|icd=R43.0/R43.8/R43.1}.')}</p>
      <p>${c.t('רגישות: {a.asa|אספירין|react=ברונכוספזם} - ברונכוספזם. {x|ללטקס אין|negated|a.latex}. {x|ללא הפרעת קרישה ידועה|negated|d.e16vwd}.')}</p>
      <h3>${he('הניתוח שבוצע')}</h3><p>${c.t('{p.septopl|ספטופלסטיה|on=2026-04-30}, {p.fess|FESS דו צדדי|on=2026-04-30}.')} ${c.t('{x|כריתת קונכיות לא נדרשה|not done}.')}</p>
      <p>${c.t('הדמיה: {i.ctsinus|CT סינוסים|on=2026-03-17} מ-17/03/2026: {o|עכירות אתמואידלית}, {d.concha|קונכה בולוזה|icd=J34.89/J34.3} מימין, {x|ללא הרס גרמי|negated}. ניתוח קודם: {p.adeno|כריתת אדנואיד|on=1993} 1993.')}</p>
      <h3>${he('מהלך')}</h3><ol>${items(c, ['השכבה בתנוחת anti-Trendelenburg. הזרקת {m.lidocn?|לידוקאין|dose=-;st=-} עם {m.adren?|אדרנלין|dose=-;st=-}. ניתן {m.cefaz?|צפזולין|dose=-;st=-} 2 גרם IV.', 'חתך המיטרנספיקסיה משמאל, הרמת מתלים, הסרת סחוס ועצם סוטים. {x|ללא ניקוב של המחיצה|negated}.', 'פוליפים הוצאו במיקרודברידר. {o|אונצינקטומיה} ו{o|פתיחת פתח מקסילרי} דו צדדי.', '{o|אתמואידקטומיה קדמית ואחורית}. {x|הסינוס הספנואידלי לא נפתח|not done}. {x|ללא פגיעה בלמינה פפירציאה|negated}.', '{x|ללא דליפת נוזל שדרה|negated}. איבוד דם {o|120 מ"ל}. {x|לא ניתן עירוי דם|not done|p.transfus}.', 'הונחו סדי סיליקון. {x|טמפון אפי לא הושאר|not done|p.npack}.'])}</ol>
      <p>${c.t('נשלח לפתולוגיה: פוליפים מימין ומשמאל - {x|תשובה תתקבל בעוד 10 ימים|pending}. {x|חשד לגידול הפוך - אין|negated}. סיבוכים: {x|אין|negated}.')}</p>
      <h3>${he('הוראות לאחר הניתוח')}</h3><ol>${items(c, ['{m.coamox|אוגמנטין 875 מ"ג|freq=פעמיים ביום} פעמיים ביום ל-7 ימים.', '{m.pred|פרדניזון 20 מ"ג|freq=בבוקר} בבוקר ל-5 ימים.', 'שטיפות {m.budrin|בודיקורט|dose=-;freq=פעמיים ביום} בסליין פעמיים ביום.', '{m.para|אקמול 500 מ"ג|freq=לפי הצורך} לפי הצורך. {x|אין ליטול אספירין, נורופן או וולטרן|warned|m.dicl}.', '{x|הוצאת סדים ב-07/05/2026|planned}. {x|דופיקסנט - אם הפוליפים יחזרו|conditional|m.dupil}. {x|לא לקנח את האף שבועיים|instruction}. {x|דימום מעל 20 דקות - לפנות למיון|conditional|d.epist}.'])}</ol>
      <div style="display:flex;justify-content:space-between;align-items:center;margin-top:26px"><span>${he('ד"ר אסף מילשטיין, מנתח אא"ג, מ.ר. 00715')}</span>${signature(c.rnd, '#222')}${stamp(['ד"ר אסף מילשטיין', 'מ.ר. 00715'], '#444', -6)}</div>`,
      'rtl',
    )
  },
  { width: 1060, scale: 1.4, degrade: { angle: -0.7 } },
)

/** A fund's site: the personal file printed at home, boxes of problems, drugs, allergies, vaccines, last measures, appointments. */
const file = doc(
  'p991.png',
  ['he', 'other', 'clean'],
  '2026-06-17',
  ['קופת חולים סחלבית', 'סחלבית', 'קופ"ח סחלבית', 'סחלבית דיגיטלי'],
  ['ד"ר מאיה שטרית', 'מאיה שטרית', 'שטרית מאיה'],
  ['גאולה בכור', 'בכור גאולה', "גב' גאולה בכור"],
  'התיק הרפואי שלי',
  (c) => {
    const card = (title, body, more = '') => `<div class="k"${more}><h3>${he(title)}</h3>${body}</div>`
    const chip = (s) => `<div class="c" data-line>${c.t(s)}</div>`
    const row = (...cells) => `<tr>${cells.map((s) => `<td>${c.t(s)}</td>`).join('')}</tr>`
    return sheet(
      `body{font:15px/1.42 ${FACE.openSans};font-family:'Open Sans','Noto Sans Hebrew';font-size:15.5px;padding:0 40px 30px}.w{display:grid;grid-template-columns:1fr 1fr;gap:14px;align-items:start;margin-top:12px}.k{border:1px solid #c9d4ea;border-radius:10px;padding:6px 14px 8px}h3{font-size:16.5px;color:#2b4aa0;margin-bottom:3px}.c{display:inline-block;background:#eef2fb;border-radius:14px;padding:2px 12px;margin:3px}td{padding:2px 6px;border-bottom:1px solid #edf0f6}.d{grid-column:1 / 3}p{margin:3px 0}small{color:#777}`,
      `<div style="margin:0 -40px;background:#2b4aa0;color:#fff;padding:12px 40px;display:flex;justify-content:space-between;align-items:center"><b style="font-size:22px">${he('קופת חולים סחלבית')}</b><b style="font-size:19px">${he('התיק הרפואי שלי')}</b></div>
      <div style="margin-top:10px">${he('גאולה בכור | ת.ז. 0-2630914-7 | ת. לידה 15/11/1952 | רופאת משפחה: ד"ר מאיה שטרית | הודפס מהאתר: 17/06/2026 20:44')}</div>
      <div class="w">
      ${card('אבחנות פעילות', ['{d.glauc|גלאוקומה|icd=H40.9/H40.1190}', '{d.htn|יתר לחץ דם}', '{d.hipoa|אוסטאוארתריטיס של הירך|icd=M16.9/M16.10}', '{d.hemochr|המוכרומטוזיס|icd=E83.110/E83.119}', '{d.bronchiect|ברונכיאקטזיות|icd=J47.9}', '{d.lichen|ליכן סקלרוזוס|icd=L90.0/N90.4}', '{d.stressinc|אי נקיטת שתן במאמץ|icd=N39.3}', '{d.tinnitus|טנטון|icd=H93.19/H93.13}'].map(chip).join(''))}
      ${card('אבחנות שאינן פעילות', ['{d.duod|כיב בתריסריון|icd=K26.9;st=historical} (1999)', '{d.hpyl|הליקובקטר פילורי|icd=B96.81/A04.8;st=historical} (1999)', '{d.dvt|פקקת ורידים עמוקה|icd=I82.409/Z86.718/I82.401;st=historical} (2011)'].map(chip).join(''))}
      ${card('התרופות שלי', `<table>${row('{m.bimat|לומיגן טיפות|dose=-;freq=פעם ביום, בערב}', 'טיפה אחת פעם ביום, בערב')}${row('{m.telmaml|טווינסטה 80/5|dose=-;freq=בבוקר}', 'טבליה בבוקר')}${row('{m.anoro|אנורו אליפטה|dose=-;freq=פעם ביום}', 'שאיפה פעם ביום')}${row('{m.etor|ארקוקסיה 60 מ"ג|freq=לפי הצורך}', 'טבליה לפי הצורך')}${row('{m.clob|דרמובייט משחה|dose=-;freq=פעמיים בשבוע}', 'פעמיים בשבוע')}${row('{m.azit|אזניל 250 מ"ג|freq=3 פעמים בשבוע}', '3 פעמים בשבוע, עד 09/2026')}</table><p>${c.t('הסתיימו: {m.levof|טבניק 500 מ"ג|st=stopped} (02/2026), {m.timo|טימופטול|dose=-;st=stopped} (2024).')}</p>`)}
      ${card('רגישויות', `<p>${c.t('{a.sulfa|סולפה|react=פריחה} - פריחה, דווח 2003')}</p><p>${c.t('{a.tape|דבק כירורגי|react=שלפוחיות} - שלפוחיות')}</p><p>${c.t('{x|רגישות למזון: לא דווחה|negated}')}</p>`)}
      ${card('ניתוחים ואשפוזים', `<table>${row('{p.tha|החלפת מפרק ירך ימין|on=2023-05}', '05/2023')}${row('{p.hyst|כריתת רחם|on=2001}', '2001')}${row('{p.slt|SLT בעין ימין|on=2024-09}', '09/2024')}${row('{p.bronch|ברונכוסקופיה|on=2025-12-03}', '03/12/2025')}</table>`)}
      ${card('חיסונים', `<table>${row('{m.vflu?|שפעת|dose=-;st=-;on=2025-10-12}', '12/10/2025')}${row('{m.vpcv?|Prevenar 20|dose=-;st=-;on=2026-01-19}', '19/01/2026')}${row('{m.vzos?|שינגריקס|dose=-;st=-}', '03/2025, 06/2025')}</table><p>${c.t('{x|מומלץ לך: RSV|planned|m.e18vrsv}')}</p>`)}
      ${card('מדדים ותוצאות אחרונות', `<table>${row('לחץ דם', '{o|134/78}', '02/06/2026')}${row('{o|BMI 24.6}', '', '02/06/2026')}${row('{l.ferr|פריטין 212 ng/mL|v=212;u=ng/mL;on=2026-05-20}', '', '20/05/2026')}${row('{l.tsat|רוויון טרנספרין 58%|v=58;u=%;on=2026-05-20}', '', '20/05/2026')}${row('{l.hgb|המוגלובין 13.4 g/dL|v=13.4;u=g/dL;on=2026-05-20}', '', '20/05/2026')}${row('{l.ldl|LDL 121 mg/dL|v=121;u=mg/dL;on=2026-05-20}', '', '20/05/2026')}${row('{l.afp|AFP 3.8 ng/mL|v=3.8;u=ng/mL;on=2026-01-14}', '', '14/01/2026')}${row('{l.hfe|HFE C282Y: הומוזיגוט|v=הומוזיגוט;u=-;on=2009-06-30}', '', '30/06/2009')}</table>`)}
      ${card('בדיקות הדמיה', `<table>${row('{i.ctchest|CT חזה|on=2025-11-11}', '11/11/2025')}${row('{i.usabd|אולטרסאונד בטן|on=2026-01-14}', '14/01/2026')}${row('{i.mammo|ממוגרפיה|on=2024-08-08}', '08/08/2024')}</table><p>${c.t('{x|צפיפות עצם - לא נמצאה בדיקה|not done|i.dexa}')}</p>`)}
      ${card('תורים ותזכורות', `<p>${c.t('24/06/2026 - {x|הקזת דם|planned}; 06/07/2026 - {x|בדיקת שדה ראייה|planned|p.e16vfield}; {x|קולונוסקופיה - הגיע הזמן לקבוע|planned|p.colono}; {x|דם סמוי - ערכה נשלחה אלייך|pending|l.fobt}.')}</p><p>${c.t('היסטוריה משפחתית: {x|אח - המוכרומטוזיס|family history|d.hemochr}, {x|אם - סרטן השד|family history|d.breastca}. עישון: {x|לא מעשנת|negated|d.smoker}.')}</p>`, ' style="grid-column:1 / 3"')}</div>
      <p><small>${he('המידע כולל נתונים שהתקבלו בקופה בלבד ואינו תחליף לייעוץ רפואי. לצפייה בתיק של בן משפחה יש להתחבר מחדש.')}</small></p>`,
      'rtl',
    )
  },
  { width: 1040, scale: 1.38 },
)

/** An evening centre of a fund refers a child to the emergency department: complaint, measures, bedside tests, what was given, the question. */
const refer = doc(
  'p992.png',
  ['he', 'consultation', 'clean'],
  '2026-03-03',
  [
    'שירותי בריאות חרמון',
    'חרמון',
    'שירותי בריאות חרמון - מוקד ערב ילדים',
    'מוקד ערב ילדים, שירותי בריאות חרמון',
    'מוקד ערב ילדים',
  ],
  ['ד"ר נדב אבוטבול', 'נדב אבוטבול', 'אבוטבול נדב'],
  ['אריאל סרוסי', 'סרוסי אריאל', 'הילד אריאל סרוסי'],
  'הפניה למיון ילדים',
  (c) => {
    const f = (title, s) => `<tr><td class="k">${he(title)}</td><td>${c.t(s)}</td></tr>`
    const box = (on, s) => `<span class="b">${on ? '☒' : '☐'} ${he(s)}</span>`
    return sheet(
      `body{font:17px/1.5 ${FACE.arial};font-size:17px;padding:42px 64px}td{border:1px solid #333;padding:5px 11px}.k{width:150px;font-weight:bold;background:#f3f3f3}.b{font-family:'DejaVu Sans','Liberation Sans';margin-inline-end:24px;font-size:16px}p{margin:8px 0}span[data-e]{white-space:nowrap}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:10px;align-items:center">${mark('star', '#444', 46)}<div><b style="font-size:24px">${he('שירותי בריאות חרמון')}</b><br>${he('מוקד ערב ילדים - קריית שמונה')}</div></div><div style="text-align:left">${he('03/03/2026 שעה 20:50')}<br>${he('טופס 17 מצורף')}</div></div>
      <div style="text-align:center;font-size:25px;font-weight:bold;border:2px solid #333;margin:10px 0;padding:3px">${he('הפניה למיון ילדים')}</div>
      <p>${box(true, 'דחוף')}${box(false, 'רגיל')}${box(false, 'באמבולנס')}${box(true, 'ברכב פרטי')}</p>
      <p>${he('אל: מיון ילדים, המרכז הרפואי הגליל העליון | הילד: אריאל סרוסי, ת.ז. 0-9213660-4, נולד 09/10/2018')}</p>${c.no('המרכז הרפואי הגליל העליון', 'recipient')}
      <table>
      ${f('סיבת ההפניה', '{x|חשד לדלקת התוספתן|suspected|d.append}')}
      ${f('תלונה', '{o|כאב בטן} מיומיים שעבר לימין, {o|חום 38.6}, {o|הקאה פעמיים}. {x|ללא שלשול|negated|d.diarrh}, {x|ללא צריבה בשתן|negated}, {x|ללא פריחה|negated}, {x|ללא חבלה|negated}.')}
      ${f('רקע', '{d.fmf|קדחת ים תיכונית|icd=M04.1/E85.0}, {d.g6pd|חסר G6PD|icd=D55.0/D55.01/D75.A}, {d.adhd|הפרעת קשב|icd=F90.9/F90.2}. {p.orchidop|הורדת אשך שמאל|on=2020} 2020. {p.tonsil|כריתת שקדים|on=2023} 2023. {x|ללא ניתוחי בטן|negated}. {x|אח עם צליאק|family history|d.celiac}.')}
      ${f('תרופות', '{m.colc|קולכיצין 0.5 מ"ג|freq=פעם ביום} פעם ביום, {m.methyl|קונצרטה 18 מ"ג|freq=בבוקר} בבוקר. {m.mont|סינגולייר|dose=-;st=stopped} - הופסק בקיץ.')}
      ${f('רגישויות', '{a.cashew|קשיו|react=הקאות ואורטיקריה} - הקאות ואורטיקריה; {a.ampic|אמפיצילין|react=פריחה} - פריחה. {x|אסור: אופטלגין ונוגדי מלריה, בשל G6PD|warned|m.dipyr}.')}
      ${f('בדיקה', '{o|משקל 22.4 ק"ג}, {o|דופק 124}, {o|ל"ד 98/60}, {o|סטורציה 98%}. {o|רגישות ב-McBurney}, {o|Rebound חיובי}. {x|צוואר חופשי|negated|d.meng}. {x|אשכים תקינים|negated}. {x|ריאות נקיות|negated|d.pneumonia}. {x|ללא צהבת|negated}. {d.aom|דלקת אוזן תיכונה|icd=H66.91/H66.001/H66.90} מימין.')}
      ${f('בדיקות במוקד', '{l.wbc|WBC 17.8 K/uL|v=17.8;u=K/uL}, {l.neutp|נויטרופילים 84%|v=84;u=%}, {l.hgb|המוגלובין 12.2 g/dL|v=12.2;u=g/dL}, {l.crp|CRP 71 mg/L|v=71;u=mg/L}, {l.glu|גלוקוז 88 mg/dL|v=88;u=mg/dL}. סטיק שתן: {l.uleu|לויקוציטים שלילי|v=שלילי;u=-}, {l.unit|ניטריט שלילי|v=שלילי;u=-}, {l.uket|קטונים +2|v=+2;u=-}. {l.strepa|סטרפ מהיר שלילי|v=שלילי;u=-}. {x|צילום בטן לא בוצע|not done|i.xrabd}.')}
      ${f('ניתן במוקד', '{m.para?|נובימול|dose=-;st=-} בשעה 20:20; {m.ond?|זופרן|dose=-;st=-} 4 מ"ג. {x|נוזלים IV - לא הצלחנו לפתוח עירוי|not given}.')}
      ${f('הבקשה', '{x|אולטרסאונד בטן והערכת כירורג ילדים|planned|i.usabd}. {x|לשקול גם התקף FMF או אדניטיס|considered}. {x|אם יישלל תהליך כירורגי - אזניל לאוזן|conditional|m.azit}. {x|צום מעכשיו|instruction}.')}</table>
      <p>${he('הורה מלווה: האב. שוחח עם המיון: כן, ד"ר טלי נגר')}</p>${c.no('ד"ר טלי נגר', 'recipient')}
      <div style="display:flex;justify-content:space-between;align-items:center"><span>${he('ד"ר נדב אבוטבול, רפואת ילדים, מ.ר. 00961')}</span>${signature(c.rnd, '#24408a')}${stamp(['ד"ר נדב אבוטבול', 'רפואת ילדים'], '#24408a', -5, true)}</div>
      <div style="border-top:1px dashed #333;margin-top:12px;padding-top:5px"><b>${he('תשובת המיון (ימולא שם)')}</b>: ${he('אבחנה ____________ טיפול ____________ חתימה ________')}</div>`,
      'rtl',
    )
  },
  { width: 1040, scale: 1.38 },
)

export const twentySixthHeMore = [scan, nose, file, refer]
