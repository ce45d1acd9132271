/** Ordinary paper in Hebrew: a fund's list of standing medicines on a photograph, a CT of the abdomen, a family doctor's visit, a form for a medical board. */
import { barcode, mark, matrixCode, signature, stamp } from '../lib/decor.mjs'
import { FACE, doc, he, ltr, mixed, sheet } from './blind-parts.mjs'
import { bp, list, results, t } from './thirtythird-hebrew.mjs'

/** A fund's list: Latin brand over the substance, what it is for, how, until when; stopped ones below. */
const medicines = doc(
  'p1529.jpg',
  ['he', 'prescription', 'photo'],
  '2026-10-19',
  [
    'מכבי שירותי בריאות',
    'מכבי',
    'קופת חולים מכבי',
    'מכבי שירותי בריאות - סניף אשדוד סיטי',
    'סניף אשדוד סיטי',
    'Maccabi',
  ],
  ['ד"ר לריסה גולדין', 'לריסה גולדין', 'גולדין לריסה'],
  ['מרסל אוחנה', 'אוחנה מרסל', "גב' מרסל אוחנה"],
  'רשימת תרופות קבועות',
  (c) => {
    const row = (x, i) => {
      const [brand, substance, use, how, until] = x.split(' / ')
      return `<tr><td>${ltr(String(i + 1))}</td><td dir="ltr" class="e"><b>${t(c, brand)}</b><br>${t(c, substance)}</td><td>${t(c, use)}</td><td>${he(how)}</td><td>${ltr(until)}</td></tr>`
    }
    return sheet(
      `body{font:17px/1.35 ${FACE.simple};font-family:'Simple CLM','Liberation Sans';font-size:17px;padding:42px 56px}.l td,.l th{padding:3px 10px;border:1px solid #888}.l th{background:#e6eef8}.e{text-align:left}.h td{padding:2px 6px}p{margin:7px 0}ul{margin:2px 0}span[data-e]{white-space:nowrap}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:10px;align-items:center">${mark('leaf', '#0c3c8a', 44)}<div><b style="font-size:24px;color:#0c3c8a">${he('מכבי שירותי בריאות')}</b><br>${he('סניף אשדוד סיטי')}</div></div><b style="font-size:22px">${he('רשימת תרופות קבועות')}</b>${matrixCode(c.rnd, 18, 3)}</div>
      <table class="h" style="margin:8px 0;border:1px solid #888"><tr><td>${he('שם: אוחנה מרסל')}</td><td>${he('ת.ז. 0-0358241-2')}</td><td>${he('ת. לידה: 14/02/1948')}</td></tr><tr><td>${he('רופאה מטפלת: ד"ר לריסה גולדין')}</td><td>${he('תאריך: 19/10/2026')}</td><td>${he('תקף לשלושה חודשים')}</td></tr></table>
      <table class="l"><tr><th></th><th style="width:31%">${he('תרופה')}</th><th style="width:22%">${he('התוויה')}</th><th>${he('אופן נטילה')}</th><th>${he('בתוקף עד')}</th></tr>${[
        '{m.sacval|ENTRESTO 49/51 MG|dose=-;freq=פעמיים ביום} / {m.sacval|sacubitril, valsartan|dose=-} / {d.chf|אי ספיקת לב|icd=I50.9/I50.22/I50.20} / טבליה בוקר וערב / 18/01/2027',
        '{m.bis|CARDILOC 5 MG|dose=5 mg;freq=פעם ביום} / {m.bis|bisoprolol|dose=-} / {d.chf|אי ספיקת לב|icd=I50.9/I50.22/I50.20} / טבליה בבוקר / 18/01/2027',
        '{m.spir|ALDACTONE 25 MG|dose=25 mg;freq=פעם ביום} / {m.spir|spironolactone|dose=-} / {d.chf|אי ספיקת לב|icd=I50.9/I50.22/I50.20} / טבליה בצהריים / 18/01/2027',
        '{m.fur|FUSID 40 MG|dose=40 mg;freq=פעמיים ביום} / {m.fur|furosemide|dose=-} / {o|בצקות} / טבליה פעמיים ביום / 18/01/2027',
        '{m.dapa|FORXIGA 10 MG|dose=10 mg;freq=פעם ביום} / {m.dapa|dapagliflozin|dose=-} / {d.dm2|סוכרת סוג 2|icd=E11.9} / טבליה בבוקר / 18/01/2027',
        '{m.glar|LANTUS SOLOSTAR|dose=22 יחידות;freq=לפני השינה} / {m.glar|insulin glargine|dose=-} / {d.dm2|סוכרת סוג 2|icd=E11.9} / 22 יחידות לפני השינה / 30/11/2026',
        '{m.apix|ELIQUIS 2.5 MG|dose=2.5 mg;freq=פעמיים ביום} / {m.apix|apixaban|dose=-} / {d.af|פרפור פרוזדורים|icd=I48.91/I48.20/I48.9} / טבליה בוקר וערב / 18/01/2027',
        '{m.ros|CRESTOR 20 MG|dose=20 mg;freq=בערב} / {m.ros|rosuvastatin|dose=-} / {d.hld|כולסטרול גבוה|icd=E78.5/E78.00} / טבליה בערב / 18/01/2027',
        '{m.pan|CONTROLOC 20 MG|dose=20 mg;freq=בבוקר} / {m.pan|pantoprazole|dose=-} / {d.gerd|ריפלוקס|icd=K21.9} / טבליה בבוקר לפני אוכל / 18/01/2027',
        '{m.latan|XALATAN 0.005%|dose=-;freq=בערב} / {m.latan|latanoprost|dose=-} / {d.glauc|גלאוקומה|icd=H40.9/H40.119/H40.1190} / טיפה בכל עין בערב / 30/11/2026',
        '{m.brotiz|BONDORMIN 0.25 MG|dose=0.25 mg;freq=לפי הצורך} / {m.brotiz|brotizolam|dose=-} / {d.insom|הפרעות שינה|icd=G47.00/G47.9} / חצי טבליה בלילה לפי הצורך / 18/11/2026',
      ]
        .map(row)
        .join('')}</table>
      <p><b>${he('רגישויות:')}</b> ${t(c, '{a.amox|מוקסיפן|react=פריחה} - פריחה; {a.ace|טריטייס (מעכבי ACE)|react=שיעול} - שיעול')}</p>
      <p><b>${he('תרופות שהופסקו:')}</b></p><ul>${list(c, ['{m.metf|GLUCOMIN 850 MG|dose=850 mg;st=stopped} - 03/08/2026, תפקוד כליות', '{m.digo|DIGOXIN 0.125 MG|dose=0.125 mg;st=stopped} - 22/06/2026, {o|דופק איטי}', '{m.amit|ELATROLET 10 MG|dose=10 mg;st=stopped} - לבקשת המטופלת'])}</ul>
      <p><b>${he('בדיקות אחרונות 12/10/2026:')}</b> ${t(c, results('2026-10-12', ['k;Potassium;5.0;mmol/L', 'crea;Creatinine;1.62;mg/dL', 'egfr;eGFR;32;mL/min', 'a1c;HbA1c;7.6;%']))}</p>
      <p><b>${he('הערות:')}</b> ${t(c, '{x|אין ליטול נוגדי דלקת (נורופן, וולטרן)|warned|m.ibu}. {x|אם אשלגן מעל 5.5 - להפסיק אלדקטון|conditional|m.spir}. {x|חיסון שפעת - להזמין תור|planned|m.vflu}. {x|אוזמפיק - סירבה|declined|m.sema}.')}</p>
      <div style="display:flex;justify-content:space-between;align-items:center"><span>${he('הרשימה אינה מרשם')}</span>${signature(c.rnd, '#24408a', 110)}${stamp(['ד"ר לריסה גולדין', 'רפואת משפחה', 'מ.ר. 00553'], '#26306f', -6)}</div>`,
      'rtl',
    )
  },
  { dateAliases: ['2026-10-12'], width: 1060, scale: 1.42, degrade: { angle: 1.1, folds: [0.5] } },
)

/** A hospital's CT: organs as words in bold before their line, the conclusion in numbers. */
const abdomen = doc(
  'p1530.png',
  ['he', 'imaging', 'clean'],
  '2026-01-27',
  [
    'המרכז הרפואי מאיר',
    'מאיר',
    'מרכז רפואי מאיר',
    'בית חולים מאיר',
    'מאיר - מערך הדימות',
    'מערך הדימות',
    'Meir',
  ],
  ["פרופ' אילנה דרור", 'אילנה דרור', 'דרור אילנה', 'ד"ר אילנה דרור'],
  ['דוד פרץ-עמר', 'פרץ-עמר דוד', 'דוד פרץ עמר', 'מר דוד פרץ-עמר'],
  'CT בטן ואגן',
  (c) => {
    const o = (title, x) => `<p><b>${he(`${title}:`)}</b> ${t(c, x)}</p>`
    const head = (x) => `<div class="s">${he(x)}</div>`
    return sheet(
      `body{font:18px/1.5 ${FACE.times};font-size:18px;padding:48px 78px}p{margin:4px 0}.s{font-weight:bold;border-bottom:1px solid #444;margin-top:11px;font-size:19px}.h td{padding:3px 8px;border:1px solid #999}ol{margin:3px 0}span[data-e]{white-space:nowrap}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div><b style="font-size:26px">${he('המרכז הרפואי מאיר')}</b><br>${he('מערך הדימות, כפר סבא')}</div>${mark('rings', '#333', 48)}${barcode(c.rnd, 30, 40)}</div>
      <table class="h" style="margin:12px 0"><tr><td>${he('שם: דוד פרץ-עמר')}</td><td>${he('ת.ז. 0-2290643-7')}</td><td>${he('גיל: 54, זכר')}</td></tr><tr><td>${he('תאריך הבדיקה: 27/01/2026 16:10')}</td><td>${he('פוענח: 27/01/2026 18:02')}</td><td>${he('מפנה: ד"ר סמאח ג\'בארין, מיון')}</td></tr></table>${c.no('ד"ר סמאח ג\'בארין', 'referrer')}
      <div style="text-align:center;font-size:22px;font-weight:bold;text-decoration:underline">${c.t('{i.ctap|CT בטן ואגן|main=1}')}</div>
      ${head('מידע קליני')}<p>${t(c, '{o|כאב בטן שמאלית תחתונה} ו{o|חום} מזה יומיים. {l.crp|CRP 88|v=88;u=-}, {l.wbc|לויקוציטים 14.1|v=14.1;u=-}. ברקע {p.append|כריתת תוספתן|on=2001} 2001. {x|שאלה: דיברטיקוליטיס מסובכת, מורסה|question}.')}</p>
      ${head('טכניקה')}<p>${t(c, 'סריקה בפאזה פורטלית לאחר הזרקת {m.e19iohex?|אומניפאק|dose=-;st=-} 350. {x|לא ניתן חומר ניגוד פומי|not given}. {x|לא ידועה רגישות ליוד|negated|a.contrast}. להשוואה: {i.usabd|אולטרסאונד בטן|on=2023-05-14} מ-14/05/2023.')}</p>
      ${head('ממצאים')}
      ${o('בסיסי ריאות', '{d.atelect|תמט לינארי בבסיס שמאל|icd=J98.11}. {x|ללא תפליט פלאורלי|negated|d.pleff}.')}
      ${o('כבד ודרכי מרה', '{d.steat|הסננה שומנית|icd=K76.0}, {d.lcyst|ציסטה בסגמנט 6|icd=K76.89}, 14 מ"מ, ללא שינוי. כיס מרה: {d.gallst|אבן 9 מ"מ|icd=K80.20}, {x|ללא עיבוי דופן|negated|d.cholec}. {x|דרכי המרה אינן מורחבות|negated|d.choledoc}.')}
      ${o('לבלב, טחול ואדרנלים', 'לבלב תקין, {x|ללא בצקת סביבו|negated|d.pancr}. {d.accspl|טחול אביזר|icd=Q89.09} 12 מ"מ. {d.adrenal|אדנומה באדרנל שמאל|icd=D35.02/D35.00} 16 מ"מ.')}
      ${o('כליות', 'קליטה סימטרית. {d.rcyst|ציסטה קורטיקלית בכליה שמאל|icd=N28.1} 22 מ"מ. {x|ללא אבנים|negated|d.stone}, {x|ללא הידרונפרוזיס|negated|d.hydro}.')}
      ${o('מעי', '{o|עיבוי דופן} בסיגמואיד לאורך 6 ס"מ עם {d.diverts|סעיפים|icd=K57.30/K57.32} ו{o|הסתננות השומן} סביבם: {d.divertic|דיברטיקוליטיס של הסיגמואיד|icd=K57.32}. {x|ללא אוויר חופשי|negated}, {x|ללא מורסה|negated}, {x|ללא חסימת מעי|negated|d.sbo}. תוספתן - לאחר כריתה.')}
      ${o('אגן', 'שלפוחית תקינה. {d.bph|ערמונית מוגדלת|icd=N40.0}, רוחב 51 מ"מ. {d.inguin|בקע מפשעתי שמאלי|icd=K40.90} המכיל שומן. {x|ללא נוזל חופשי|negated|d.ascites}.')}
      ${o('כלי דם ובלוטות', '{d.h13aoath|הסתיידויות באבי העורקים|icd=I70.0}, {x|ללא מפרצת|negated|d.aaa}. {x|ללא קשריות לימפה מוגדלות|negated}.')}
      ${o('שלד', '{d.h13spdeg|שינויים ניווניים בעמוד השדרה|icd=M47.819/M47.816/M47.899}. {x|ללא נגע גרמי חשוד|negated|d.p29bonemet}.')}
      ${head('סיכום')}<ol>${list(c, ['{d.divertic|דיברטיקוליטיס לא מסובכת של הסיגמואיד|icd=K57.32}.', '{d.gallst|אבן בכיס המרה|icd=K80.20}, {d.steat|כבד שומני|icd=K76.0}.', '{d.adrenal|אדנומה של האדרנל השמאלי|icd=D35.02/D35.00}. {x|בירור הורמונלי מומלץ|recommended}.', '{x|קולונוסקופיה בעוד 6 עד 8 שבועות לשלילת גידול|recommended|p.colono}.'])}</ol>
      <div style="display:flex;justify-content:space-between;align-items:center;margin-top:14px"><span>${he("פענחה: פרופ' אילנה דרור, מנהלת מדור CT, מ.ר. 00188")}</span>${signature(c.rnd, '#222', 130)}</div>`,
      'rtl',
    )
  },
  { dateAliases: ['2023-05-14'], width: 1040, scale: 1.38 },
)

/** A fund's family doctor: fields of a screen printed one under the other, measurements as small tiles. */
const visit = doc(
  'p1531.png',
  ['he', 'consultation', 'clean'],
  '2026-11-08',
  [
    'שירותי בריאות כללית',
    'כללית',
    'קופת חולים כללית',
    'שירותי בריאות כללית - מרפאת יד אליהו',
    'מרפאת יד אליהו',
    'Clalit',
  ],
  ['ד"ר עידו שפיגלמן', 'עידו שפיגלמן', 'שפיגלמן עידו'],
  ['אורלי דהן', 'דהן אורלי', "גב' אורלי דהן"],
  'פרטי ביקור',
  (c) => {
    const f = (title, ...lines) =>
      `<div class="f"><div class="k">${he(title)}</div>${lines.map((x) => `<div>${t(c, x)}</div>`).join('')}</div>`
    const tile = (title, x) => `<div class="m"><small>${he(title)}</small><b>${t(c, x)}</b></div>`
    return sheet(
      `body{font:16px/1.5 ${FACE.openSans};font-family:'Open Sans','Noto Sans Hebrew';font-size:15px;padding:38px 64px}.f{padding:5px 0;border-bottom:1px solid #ddd}.k{color:#00838f;font-weight:bold;font-size:13.5px}.g{display:flex;gap:8px;margin:4px 0}.m{border:1px solid #9cc;border-radius:6px;padding:2px 12px;text-align:center}.m small{display:block;color:#555}.h td{padding:2px 6px}ul{margin:2px 0}span[data-e]{white-space:nowrap}`,
      `<div style="display:flex;justify-content:space-between;align-items:center;border-bottom:3px solid #00838f;padding-bottom:5px"><div style="display:flex;gap:10px;align-items:center">${mark('star', '#00838f', 40)}<b style="font-size:21px;color:#00838f">${he('שירותי בריאות כללית')}</b></div><b style="font-size:20px">${he('פרטי ביקור')}</b></div>
      <table class="h" style="margin:8px 0"><tr><td>${he('אורלי דהן')}</td><td>${he('ת.ז. 0-2841579-6')}</td><td>${he('נולדה 17/03/1972')}</td></tr><tr><td>${he('מועד ביקור: 08/11/2026 10:40')}</td><td>${he('רופא: ד"ר עידו שפיגלמן')}</td><td>${he('מרפאת יד אליהו')}</td></tr></table>
      ${f('סיבת הביקור', '{o|שיעול} יבש מזה 3 שבועות לאחר {d.p32uri?|זיהום בדרכי הנשימה העליונות|icd=J06.9}. {o|צפצופים} בלילה. {x|ללא חום|negated}, {x|ללא ליחה דמית|negated|d.e35hemopt}, {x|ללא צרבת|negated|d.gerd}. בנה {x|חולה בשפעת|family history|d.flu}.')}
      ${f('אבחנות קבועות', '{d.asthma|אסתמה|icd=J45.909/J45.901/J45.20} · {d.allrhin|נזלת אלרגית|icd=J30.9} · {d.predm|טרום סוכרת|icd=R73.03} · {d.b12|חוסר ויטמין B12|icd=E53.8} · {d.mdd|דיכאון|icd=F32.A/F32.9/F33.9/F32.89} · {p.hyst|כריתת רחם|on=2019} 2019')}
      ${f('רגישויות', '{a.asa|אספירין|react=קוצר נשימה} - קוצר נשימה; {a.cat|חתולים|react=נזלת} - נזלת')}
      ${f('תרופות קבועות', '{m.symb|סימביקורט 160/4.5|dose=-;freq=פעמיים ביום} 2 שאיפות פעמיים ביום · {m.esc|ציפרלקס 10 מ"ג|freq=פעם ביום} פעם ביום · {m.mecob|B12 ג\'אמיסון 1000 מק"ג|dose=-;freq=פעם ביום} פעם ביום · {m.mome|נזונקס|dose=-;freq=בבוקר} בבוקר', '{m.mont|סינגולייר 10 מ"ג|st=stopped} - הופסק ב-2025')}
      <div class="f"><div class="k">${he('מדידות')}</div><div class="g">${tile('לחץ דם', bp(134, 84))}${tile('דופק', '{l.h33hr|82|v=82;u=-}')}${tile('סטורציה', '{l.h33spo2|97%|v=97;u=%}')}${tile('חום', '{l.h33temp|36.8|v=36.8;u=-}')}${tile('משקל', '{l.h33wt|79.5 ק"ג|v=79.5;u=ק"ג}')}${tile('גובה', '{l.h33ht|163 ס"מ|v=163;u=ס"מ}')}${tile('BMI', '{l.h33bmi|29.9|v=29.9;u=-}')}${tile('PEF', '{l.h11pef|310|v=310;u=-}')}</div></div>
      ${f('בדיקה גופנית', 'לוע תקין, {x|ללא תפליט|negated|d.tonsill}. ריאות: {o|צפצופים דו צדדיים בסוף נשיפה}, {x|ללא חרחורים|negated|d.pneumonia}. לב: {x|ללא אוושה|negated}. {x|ללא נפיחות ברגליים|negated|d.dvt}.')}
      ${f('בדיקות', `01/11/2026: ${results('2026-11-01', ['glu;Glucose;114;mg/dL', 'a1c;HbA1c;6.2;%', 'b12;Vitamin B12;268;pmol/L', 'eos;EOS abs;0.71;K/uL', 'hgb;HGB;13.2;g/dL', 'ldl;LDL;139;mg/dL', 'tsh;TSH;2.4;mIU/L', 'crea;Creatinine;0.69;mg/dL'])}`, `10/05/2026: ${results('2026-05-10', ['a1c;HbA1c;6.0;%', 'b12;Vitamin B12;141;pmol/L'])}`, '{i.cxr|צילום חזה|on=2026-11-04} 04/11/2026: {x|ללא תסנין|negated|d.pneumonia}. {p.spiro|ספירומטריה|on=2026-06} 06/2026: {l.e18fev1|FEV1 74%|v=74;u=%;on=2026-06}. {i.mammo|ממוגרפיה|on=2025-12} 12/2025: {x|ללא ממצא חשוד|negated|d.breastca}.')}
      ${f('אבחנות הביקור', '{d.asthma|אסתמה עם החמרה|icd=J45.901/J45.909/J45.21} · {d.hld|היפרליפידמיה|icd=E78.5/E78.00}')}
      ${f('טיפול')}<ul>${list(c, ['{m.pred|פרדניזון 40 מ"ג|freq=פעם ביום} פעם ביום, 5 ימים', '{m.salb|ונטולין משאף|dose=-;freq=לפי הצורך} 2 שאיפות לפי הצורך', '{m.ator|ליפיטור 10 מ"ג|freq=בערב} בערב - חדש', '{m.vflu|חיסון שפעת|dose=-;st=-;on=2026-11-08} ניתן היום; {x|חיסון לשלבקת חוגרת - בביקור הבא|planned|m.vzos}'])}</ul>
      ${f('המשך מעקב')}<ul>${list(c, ['{x|אם אין שיפור - להוסיף ספיריבה|conditional|m.tio}', '{x|אנטיביוטיקה אינה נדרשת|not needed}', '{x|הפניה לרופא ריאות|referral}; {x|קולונוסקופיית סקר - דחתה|declined|p.colono}', "{x|גלוקופאג' - לדיון אם HbA1c יעלה|considered|m.metf}", '{x|LDL ותפקודי כבד בעוד 3 חודשים|planned|l.ldl}'])}</ul>
      <div style="display:flex;justify-content:space-between;align-items:center;margin-top:8px"><span>${he('אישור מחלה: 08/11/2026 עד 10/11/2026')}</span>${signature(c.rnd, '#222', 110)}<span>${he('ד"ר עידו שפיגלמן, מ.ר. 00971')}</span></div>`,
      'rtl',
    )
  },
  { dateAliases: ['2026-11-01', '2026-05-10', '2026-11-04', '2026-11-10'], width: 1080, scale: 1.36 },
)

/** A form for a medical board filled in by the family doctor: numbered parts, boxes yes and no, a table of illnesses with their year. */
const board = doc(
  'p1532.png',
  ['he', 'other', 'clean'],
  '2026-08-06',
  [
    'לאומית שירותי בריאות',
    'לאומית',
    'קופת חולים לאומית',
    'לאומית שירותי בריאות - מרפאת קריית גת',
    'מרפאת קריית גת',
    'Leumit',
  ],
  ['ד"ר אנטון ביילין', 'אנטון ביילין', 'ביילין אנטון'],
  ['חיים סבן', 'סבן חיים', 'מר חיים סבן'],
  'טופס מידע רפואי לוועדה רפואית',
  (c) => {
    const f = (title, ...lines) =>
      `<div class="f"><b>${he(title)}</b>${lines.map((x) => `<div>${t(c, x)}</div>`).join('')}</div>`
    const ill = (x) => {
      const [what, year, state] = x.split(' / ')
      return `<tr><td>${t(c, what)}</td><td>${mixed(year)}</td><td>${t(c, state)}</td></tr>`
    }
    const ask = (x) => {
      const [yes, no] = x.startsWith('+') ? ['☒', '☐'] : ['☐', '☒']
      return `<tr><td>${t(c, x.slice(1))}</td><td>${yes}</td><td>${no}</td></tr>`
    }
    return sheet(
      `body{font:17px/1.45 ${FACE.arial};font-family:'Liberation Sans','Noto Sans Hebrew','DejaVu Sans';font-size:16.5px;padding:40px 66px}.f{border:1.5px solid #333;border-bottom:0;padding:4px 12px 6px}.z{border-bottom:1.5px solid #333}.l td,.l th{border:1px solid #777;padding:1px 10px}.l{margin:3px 0}.h td{border:1.5px solid #333;border-bottom:0;padding:3px 12px}span[data-e]{white-space:nowrap}`,
      `<div style="display:flex;justify-content:space-between;align-items:center;margin-bottom:8px"><div><b style="font-size:22px">${he('לאומית שירותי בריאות')}</b><br>${he('מרפאת קריית גת')}</div><b style="font-size:22px">${he('טופס מידע רפואי לוועדה רפואית')}</b></div>
      <table class="h"><tr><td>${he('שם: סבן חיים')}</td><td>${he('ת.ז. 0-1690475-8')}</td><td>${he('שנת לידה: 1969')}</td></tr><tr><td>${he('תאריך מילוי: 06/08/2026')}</td><td>${he('מטפל בו משנת 2011')}</td><td>${he('אל: המוסד לביטוח לאומי, סניף אשקלון')}</td></tr></table>${c.no('המוסד לביטוח לאומי', 'addressee')}
      <div class="z"><div class="f"><b>${he('1. מחלות')}</b><table class="l"><tr><th>${he('אבחנה')}</th><th>${he('משנת')}</th><th>${he('מצב')}</th></tr>${['{d.copd|COPD|icd=J44.9} / 2016 / פעילה', '{d.ihd|מחלת לב כלילית|icd=I25.10/I25.9} / 2020 / פעילה, אחרי {p.pci|צנתור וסטנט}', '{d.cdisc|מחלת דיסק צווארית|icd=M50.30/M50.90/M50.20} / 2018 / כאב קבוע', '{d.ptsd|PTSD|icd=F43.10/F43.12} / 2009 / במעקב פסיכיאטר', '{d.peptic|כיב קיבה|icd=K25.9/Z87.11;st=resolved} / 2013 / החלים'].map(ill).join('')}</table></div>
      <div class="f"><b>${he('2. האם קיים או היה')}</b><table class="l" style="width:74%"><tr><th></th><th>${he('כן')}</th><th>${he('לא')}</th></tr>${['+{d.htn|יתר לחץ דם|icd=I10}', '-{x|סוכרת|box ticked no|d.dm2}', '-{x|אפילפסיה|box ticked no|d.epil}', '+{d.hearing|ירידה בשמיעה עצבית|icd=H90.5/H90.3}', '-{x|מחלה ממארת|box ticked no}', '+{d.smoker|עישון|icd=F17.210/F17.200/Z72.0} - 20 סיגריות ליום', '-{x|שימוש בסמים|box ticked no}'].map(ask).join('')}</table></div>
      ${f('3. אשפוזים וניתוחים', 'אשפוז בברזילי 03/2026 בשל {d.p32aecopd|החמרת COPD|icd=J44.1;st=-}. {p.herniar|תיקון בקע מפשעתי|on=2007} 2007. {x|ניתוח בעמוד השדרה הצווארי - הוצע, לא בוצע|not done|p.e35acdf}.')}
      ${f('4. תרופות', '{m.trel|טרלג\'י|dose=-;freq=פעם ביום} שאיפה פעם ביום, {m.asa|מיקרופירין 100 מ"ג|freq=פעם ביום} פעם ביום, {m.carv|דימיטון 6.25 מ"ג|freq=פעמיים ביום} פעמיים ביום, {m.ator|טורבה 40 מ"ג|freq=בערב} בערב, {m.sert|לוסטרל 100 מ"ג|freq=בבוקר} בבוקר, {m.preg|ליריקה 75 מ"ג|freq=פעמיים ביום} פעמיים ביום. הופסקה: {m.trama|טרמדקס|dose=-;st=stopped} (2025).', 'רגישות: {a.clari|קלריתרומיצין|react=שלשול} - שלשול')}
      ${f('5. בדיקה היום', `ל"ד ${bp(144, 88)}, דופק {l.h33hr|86|v=86;u=-}, סטורציה {l.h33spo2|93%|v=93;u=%}, נשימות {l.e21rr|20|v=20;u=-}, משקל {l.h33wt|68 ק"ג|v=68;u=ק"ג}. {o|ירידה בכניסת אוויר}, {x|ללא בצקות|negated}. צוואר: {o|הגבלה בסיבוב לימין}, {x|ללא חולשה בידיים|negated|d.e35myelop}.`)}
      ${f('6. בדיקות עזר', '{p.spiro|תפקודי ריאות|on=2026-05-20} 20/05/2026: {l.e18fev1|FEV1 48%|v=48;u=%;on=2026-05-20}, {l.e18fevr|FEV1/FVC 0.58|v=0.58;u=-;on=2026-05-20}. {i.echo|אקו לב|on=2026-02-12} 12/02/2026: {l.lvef|EF 50%|v=50;u=%;on=2026-02-12}, {x|ללא יתר לחץ ריאתי|negated|d.phtn}. {i.mrcs|MRI עמוד שדרה צווארי|on=2025-10-30} 30/10/2025: {d.h25hern|בקע דיסק C5-C6|icd=M50.222/M50.22/M50.20}, {x|ללא לחץ על חוט השדרה|negated|d.ccanal}.', `מעבדה 28/07/2026: ${results('2026-07-28', ['hgb;HGB;16.9;g/dL', 'crea;Creatinine;0.88;mg/dL', 'ldl;LDL;77;mg/dL', 'crp;CRP;6.2;mg/L'])}.`)}
      ${f('7. תפקוד', 'הולך ללא עזרים, {o|קוצר נשימה אחרי 100 מטר}. {l.p30epworth|סולם Epworth 7|v=7;u=-}. {x|אינו מרותק לבית|negated}.')}
      ${f('8. המשך טיפול', "{x|שיקום ריאות - הופנה|referral}. {x|חמצן ביתי - ייבדק אם סטורציה מתחת ל-88|conditional|p.e20oxyg}. {x|בדיקת שינה - הוזמנה|ordered|p.polysom}. {x|צ'מפיקס - נשקל|considered|m.varen}.")}</div>
      <div style="display:flex;justify-content:space-between;align-items:center;margin-top:10px"><span>${he('חתימת הרופא: ד"ר אנטון ביילין, רפואת משפחה')}</span>${signature(c.rnd, '#24408a', 120)}${stamp(['ד"ר אנטון ביילין', 'מ.ר. 00668'], '#26306f', -5)}</div>`,
      'rtl',
    )
  },
  { dateAliases: ['2026-07-28', '2026-05-20', '2026-02-12', '2025-10-30'], width: 1060, scale: 1.36 },
)

export const thirtySixthHeMore = [medicines, abdomen, visit, board]
