/** Ordinary letters in Hebrew: a cardiac ward's discharge after catheterization, an emergency department's letter on a stone as a fax, a fund's endocrinologist. */
import { barcode, mark, signature, stamp } from '../lib/decor.mjs'
import { FACE, doc, he, ltr, mixed, resultCell, sheet } from './blind-parts.mjs'
import { bp, list, results, t } from './thirtythird-hebrew.mjs'

/** A hospital's cardiology: underlined headings, bloods of two days beside the catheterization, drugs numbered with what is new. */
const cardiac = doc(
  'p1426.jpg',
  ['he', 'discharge', 'photo'],
  '2026-02-25',
  [
    'רמב"ם - הקריה הרפואית לבריאות האדם',
    'רמב"ם',
    'הקריה הרפואית לבריאות האדם',
    'המרכז הרפואי רמב"ם',
    'בית חולים רמב"ם',
    'רמב"ם - המערך הקרדיולוגי',
    'המערך הקרדיולוגי',
    'Rambam',
  ],
  ['ד"ר שירן הלוי-מזרחי', 'שירן הלוי-מזרחי', 'הלוי-מזרחי שירן', 'ד"ר שירן הלוי מזרחי'],
  ['ויקטור ברדוגו', 'ברדוגו ויקטור', 'מר ויקטור ברדוגו'],
  'סיכום אשפוז - קרדיולוגיה',
  (c) => {
    const p = (title, s) => `<p><b><u>${he(title)}</u>:</b> ${t(c, s)}</p>`
    const days = ['2026-02-22', '2026-02-24']
    const lab = (s) => {
      const [key, label, unit, ...values] = s.split(';')
      return `<tr><td>${ltr(label)}</td>${values.map((v, i) => `<td>${v ? resultCell(c, key, label, v, unit, '', days[i]) : ''}</td>`).join('')}<td>${ltr(unit)}</td></tr>`
    }
    const labs = (rows) =>
      `<table class="t" dir="ltr"><tr><th></th><th>22/02/26</th><th>24/02/26</th><th></th></tr>${rows.map(lab).join('')}</table>`
    return sheet(
      `body{font:18px/1.36 ${FACE.david};font-family:'David CLM','Liberation Serif';font-size:19px;padding:42px 62px}p{margin:5px 0}.t td,.t th{border:1px solid #777;padding:1px 10px;text-align:left}.two{display:grid;grid-template-columns:1fr 1fr;gap:18px;margin:5px 0}.h td{padding:2px 6px}ol,ul{margin:2px 0}span[data-e]{white-space:nowrap}`,
      `<div style="display:flex;justify-content:space-between;align-items:center;border-bottom:2px solid #000;padding-bottom:6px"><div><b style="font-size:25px">${he('רמב"ם - הקריה הרפואית לבריאות האדם')}</b><br>${he("המערך הקרדיולוגי, טיפול נמרץ לב, מנהל: פרופ' גדעון ארבל")}</div>${barcode(c.rnd, 30, 40)}</div>${c.no("פרופ' גדעון ארבל", 'head of department')}
      <div style="text-align:center;font-size:23px;font-weight:bold;margin:5px 0">${he('סיכום אשפוז - קרדיולוגיה')}</div>
      <table class="h"><tr><td>${he('שם המטופל: ויקטור ברדוגו')}</td><td>${he('ת.ז. 0-0594120-6')}</td><td>${he('גיל: 63, זכר')}</td></tr><tr><td>${he('התקבל: 22/02/2026')}</td><td>${he('שוחרר: 25/02/2026')}</td><td>${he('רופאה מטפלת: ד"ר שירן הלוי-מזרחי')}</td></tr></table>
      ${p('אבחנות', '{d.nstemi|אוטם שריר הלב ללא עליות ST|icd=I21.4} (NSTEMI); {d.ihd|מחלת לב כלילית דו-כלית|icd=I25.10}; {d.dm2|סוכרת סוג 2|icd=E11.9/E11.65}; {d.htn|יתר לחץ דם|icd=I10/I11.0/I11.9}; {d.hld|היפרליפידמיה|icd=E78.5}; {d.smoker|עישון פעיל|icd=F17.210/F17.200/Z72.0}')}
      ${p('רקע נוסף', '{d.psoriasis|פסוריאזיס|icd=L40.9/L40.0}, {p.herniar|תיקון בקע מפשעתי מימין|on=2016} ב-2016. אביו {x|אוטם בשריר הלב בגיל 51|family history}. {x|ללא אירוע מוחי בעבר|negated|d.stroke}, {x|ללא דימום ממערכת העיכול|negated|d.ugib}. רגישויות: {a.pen|פניצילין|react=פריחה} - פריחה.')}
      ${p('מחלה נוכחית', '{o|לחץ רטרוסטרנלי} במאמץ מזה שבועיים, בליל הקבלה כאב במנוחה במשך כשעה עם הקרנה ליד שמאל והזעה. {x|ללא איבוד הכרה|negated|d.syncope}. באמבולנס קיבל {m.asa?|אספירין|dose=-;st=-} 300 מ"ג ו{m.gtn?|תרסיס ניטרט|dose=-;st=-}.')}
      ${p('בקבלה', `ל"ד ${bp(158, 94)}, דופק {l.h33hr|96|v=96;u=-}, סטורציה {l.h33spo2|96%|v=96;u=%}, חום {l.h33temp|36.7|v=36.7;u=-}. ריאות נקיות, {x|ללא בצקות|negated}, {x|ללא אוושה חדשה|negated}. {p.ecg|אק"ג|on=2026-02-22} 22/02/2026: סינוס, {o|צניחות ST ב-V3-V6}, {x|ללא LBBB|negated|d.lbbb}.`)}
      <div class="two">${labs(['tropi;hs-Troponin I;ng/L;412;1985', 'ck;CPK;U/L;244;310', 'hgb;HGB;g/dL;14.8;13.9', 'plt;PLT;K/uL;256;231', 'crea;Creatinine;mg/dL;0.98;1.06', 'k;Potassium;mmol/L;4.4;4.2'])}${labs(['glu;Glucose;mg/dL;231;164', 'a1c;HbA1c;%;;8.3', 'ldl;LDL;mg/dL;;142', 'hdl;HDL;mg/dL;;34', 'trig;Triglycerides;mg/dL;;207', 'bnp;NT-proBNP;pg/mL;638;'])}</div>
      ${p('צנתור כלילי', '{p.angio|צנתור כלילי|on=2026-02-23} בוצע 23/02/2026 בגישה רדיאלית: LAD פרוקסימלי היצרות 95%; ב-RCA אמצעי 60%; {x|בגזע השמאלי ללא היצרות|negated}. {p.pci|הרחבה והשתלת סטנט מצופה תרופה|on=2026-02-23} ל-LAD, תוצאה טובה. {x|FFR ל-RCA - יבוצע בהמשך לפי תסמינים|planned}. {x|ניתוח מעקפים נשקל ונדחה|considered|p.cabg}.')}
      ${p('אקו לב', '{i.echo|אקו לב|on=2026-02-24} 24/02/2026: {o|היפוקינזיה של הקיר הקדמי}, {l.lvef|LVEF 45%|v=45;u=%;on=2026-02-24}, {d.mitral|אי ספיקה מיטרלית קלה|icd=I34.0}. {x|ללא נוזל פריקרדיאלי|negated}, {x|ללא תרומבוס|negated}.')}
      ${p('מהלך', "טופל ב{m.hepar?|הפרין|dose=-;st=-}. ללא כאבים חוזרים, {x|ללא הפרעות קצב במוניטור|negated|d.af}. {x|אי סבילות לסטטינים - שולל|negated|a.statin}. {m.glim|אמריל|dose=-;st=stopped} הופסק עם התחלת ג'ארדיאנס.")}
      <p><b><u>${he('תרופות בשחרור')}</u>:</b></p><ol>${list(c, ['{m.asa|מיקרופירין 100 מ"ג|freq=פעם ביום} פעם ביום, לצמיתות', '{m.tica|ברילינטה 90 מ"ג|freq=פעמיים ביום} פעמיים ביום, למשך שנה - חדש', '{m.ator|ליפיטור 80 מ"ג|freq=בערב} בערב (במקום 20 מ"ג)', '{m.bis|קרדילוק 2.5 מ"ג|freq=פעם ביום} פעם ביום - חדש', '{m.ram|טריטייס 5 מ"ג|freq=פעם ביום} פעם ביום, ללא שינוי', '{m.empa|ג\'ארדיאנס 10 מ"ג|freq=פעם ביום} פעם ביום - חדש', '{m.metf|גלוקומין 850 מ"ג|freq=פעמיים ביום} פעמיים ביום, לחדש מ-26/02/2026', '{m.gtn|נטילינגואל ספריי|dose=-;freq=בעת כאב בחזה} בעת כאב בחזה'])}</ol>
      <p><b><u>${he('המלצות')}</u>:</b></p><ul>${list(c, ['{x|אין להפסיק ברילינטה ללא אישור קרדיולוג|instruction|m.tica}', '{x|אם LDL מעל 55 בעוד 6 שבועות - להוסיף אזטרול|conditional|m.eze}', "{x|שיקום לב - הופנה|referral}; {x|סדנה לגמילה מעישון, לשקול צ'מפיקס|considered|m.varen}", '{x|אקו חוזר בעוד 3 חודשים|planned|i.echo}; {x|חיסון שפעת מומלץ|recommended|m.vflu}'])}</ul>
      <div style="display:flex;justify-content:space-between;align-items:center"><span>${he('ד"ר שירן הלוי-מזרחי, מתמחה בקרדיולוגיה, מ.ר. 00748')}</span>${signature(c.rnd, '#24408a')}</div>`,
      'rtl',
    )
  },
  {
    dateAliases: ['2026-02-22', '2026-02-23', '2026-02-24'],
    width: 1080,
    scale: 1.46,
    degrade: { angle: -1, folds: [0.5] },
  },
)

/** An emergency department: a framed head, run-in headings, results as lines; sent on by fax. */
const stone = doc(
  'p1427.jpg',
  ['he', 'discharge', 'fax'],
  '2026-07-29',
  [
    'מרכז רפואי קפלן',
    'קפלן',
    'המרכז הרפואי קפלן',
    'בית חולים קפלן',
    'מרכז רפואי קפלן - המחלקה לרפואה דחופה',
    'המחלקה לרפואה דחופה',
  ],
  ['ד"ר יבגני סורקין', 'יבגני סורקין', 'סורקין יבגני'],
  ['עומר חדאד', 'חדאד עומר', 'מר עומר חדאד'],
  'סיכום ביקור במיון',
  (c) => {
    const d = '2026-07-29'
    const p = (title, s) => `<p><b>${he(title)}</b> - ${t(c, s)}</p>`
    return sheet(
      `body{font:20px/1.45 ${FACE.arial};font-size:19.5px;padding:46px 70px}p{margin:7px 0}.h td{border:1.5px solid #000;padding:3px 10px}ol{margin:2px 0}span[data-e]{white-space:nowrap}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:12px;align-items:center">${mark('bars', '#000', 44)}<div><b style="font-size:27px">${he('מרכז רפואי קפלן')}</b><br>${he('המחלקה לרפואה דחופה, רחובות')}</div></div><b style="font-size:25px">${he('סיכום ביקור במיון')}</b></div>
      <table class="h" style="margin:10px 0"><tr><td>${he('חדאד עומר, בן 41')}</td><td>${he('ת.ז. 0-3842067-9')}</td><td>${he('קופה: כללית')}</td></tr><tr><td>${he('הגעה: 29/07/2026 03:15')}</td><td>${he('שחרור: 29/07/2026 10:40')}</td><td>${he('רופא: ד"ר יבגני סורקין')}</td></tr></table>
      ${p('סיבת הפניה', '{o|כאב במותן שמאל} מזה 4 שעות, עם הקרנה למפשעה, {o|בחילה} והקאה אחת. {x|ללא חום|negated}, {x|ללא צריבה במתן שתן|negated|d.uti}, {x|ללא חבלה|negated}.')}
      ${p('רקע', '{d.stone|אבני כליה|icd=N20.0/Z87.442}: אירוע דומה ב-2021, טופל ב{p.h34eswl|ריסוק אבנים (ESWL)|on=2021}. {d.gerd|צרבת|icd=K21.9/R12}. {p.tonsil|כריתת שקדים|on=1994} 1994. {x|אין יתר לחץ דם|negated|d.htn}, {x|אין סוכרת|negated|d.dm2}. {x|אחיו - גאוט|family history|d.gout}.')}
      ${p('תרופות', '{m.ome|לוסק 20 מ"ג|freq=לפי הצורך} לפי הצורך. {x|נוגדי קרישה - לא נוטל|negated}')}
      ${p('רגישות לתרופות', '{a.tmp|רספרים|react=אורטיקריה} - אורטיקריה')}
      ${p('מדדים', `ל"ד ${bp(151, 92)}, דופק {l.h33hr|88|v=88;u=-}, חום {l.h33temp|36.9|v=36.9;u=-}, סטורציה {l.h33spo2|99%|v=99;u=%}`)}
      ${p('בדיקה', 'סובל מכאב, {o|רגישות בניקוש CVA משמאל}. בטן רכה, {x|ללא סימני גירוי צפקי|negated}. {x|אשכים ללא רגישות, ללא חשד לתסביב|negated}.')}
      ${p('מעבדה 29/07/2026', `${results(d, ['wbc;WBC;10.9;K/uL', 'hgb;HGB;15.3;g/dL', 'plt;PLT;238;K/uL', 'crea;Creatinine;1.22;mg/dL', 'urea;Urea;38;mg/dL', 'na;Na;140;mmol/L', 'k;K;4.0;mmol/L', 'ca;Ca;9.9;mg/dL', 'uric;Uric acid;7.4;mg/dL', 'crp;CRP;4.1;mg/L'])}`)}
      ${p('שתן', '{l.ubld|דם +++|v=+++;u=-}, {l.uleu|לויקוציטים שלילי|v=שלילי;u=-}, {l.unit|ניטריט שלילי|v=שלילי;u=-}, {l.uph|pH 5.5|v=5.5;u=-}')}
      ${p('CT ללא חומר ניגוד', `{i.ctkub|CT דרכי שתן|on=${d}} 29/07/2026: {d.ureter|אבן 5 מ"מ בשופכן השמאלי|icd=N20.1/N13.2} סמוך לחיבור עם השלפוחית, {d.hydro|הידרונפרוזיס קלה|icd=N13.2/N13.30} משמאל. {x|אין אבנים בכליה ימין|negated}. {d.steat|כבד שומני|icd=K76.0}. {x|מפרצת באבי העורקים - לא נראית|negated|d.aaa}. {d.nodule|נודול 4 מ"מ בבסיס ריאה ימין|icd=R91.1}.`)}
      ${p('ניתן במיון', '{m.dicl?|וולטרן|dose=-;st=-} 75 מ"ג IM, {m.dipyr?|אופטלגין|dose=-;st=-} 1 גרם IV, {m.ond?|זופרן|dose=-;st=-} 4 מ"ג, {o|סליין} 1 ליטר. {x|מורפין לא נדרש|not given|m.morp}. שוחרר ללא כאב.')}
      ${p('ייעוץ אורולוגי', 'טיפול שמרני. {x|אין התוויה ל-JJ|not needed|p.jjstent}.')}
      ${p('אבחנה', '{d.renalcol|כוליק כליה משמאל|icd=N23/N20.1/N13.2}')}
      <p><b>${he('המלצות')}</b></p><ol>${list(c, ['{m.tams|אומניק 0.4 מ"ג|freq=פעם ביום} פעם ביום למשך 3 שבועות', '{m.dicl|אביטרן 100 מ"ג|freq=פעם ביום} פעם ביום, 5 ימים, אחרי אוכל', '{x|אם הכאב לא מוקל - להוסיף טרמדקס|conditional|m.trama}', '{x|שתייה מרובה וסינון שתן|instruction}', '{x|צילום בטן ומרפאת אורולוגיה בעוד שבועיים|planned|i.xrabd}', '{x|CT חזה בעוד שנה למעקב אחר הנודול|planned|i.ctchest}', '{x|חום או צמרמורת - לחזור מיד|conditional|d.pyelo}'])}</ol>
      <div style="display:flex;justify-content:space-between;align-items:center"><span>${he('ד"ר יבגני סורקין, רפואה דחופה, מ.ר. 00925')}</span>${signature(c.rnd, '#000')}</div>`,
      'rtl',
    )
  },
  { width: 1080, scale: 1.4, degrade: { faxScale: 0.94 } },
)

/** A fund's specialist: headings in a column at the right, results of two days as a small table, changes of drugs in words. */
const endocrine = doc(
  'p1428.png',
  ['he', 'consultation', 'clean'],
  '2026-05-18',
  [
    'מכבי שירותי בריאות',
    'מכבי',
    'מכבי שירותי בריאות - מכון סוכרת ואנדוקרינולוגיה',
    'מכון סוכרת ואנדוקרינולוגיה',
    'מכון סוכרת ואנדוקרינולוגיה, מכבי חולון',
    'מכבי חולון',
  ],
  ["פרופ' דנה וקסלר", 'דנה וקסלר', 'וקסלר דנה', 'ד"ר דנה וקסלר'],
  ['לאה סויסה', 'סויסה לאה', "גב' לאה סויסה"],
  'סיכום ביקור אנדוקרינולוג',
  (c) => {
    const f = (title, ...lines) =>
      `<div class="f"><b>${he(title)}</b><div>${lines.map((s) => `<div>${t(c, s)}</div>`).join('')}</div></div>`
    const days = ['2026-05-04', '2025-12-29']
    const lab = (s) => {
      const [key, label, unit, ...values] = s.split(';')
      return `<tr><td>${mixed(label)}</td>${values.map((v, i) => `<td>${v ? resultCell(c, key, label, v, unit, '', days[i]) : '-'}</td>`).join('')}<td>${ltr(unit)}</td></tr>`
    }
    return sheet(
      `body{font:16px/1.5 ${FACE.notoHe};font-size:15.5px;padding:40px 66px}.f{display:grid;grid-template-columns:128px 1fr;gap:12px;padding:6px 0;border-bottom:1px solid #cfd6e6}.f>b{color:#123a8c}.t td,.t th{padding:1px 14px;border:1px solid #aab}.t th{background:#e9eefb}.h td{padding:2px 6px}ol{margin:0;padding-right:20px}span[data-e]{white-space:nowrap}`,
      `<div style="display:flex;justify-content:space-between;align-items:center;background:#123a8c;color:#fff;padding:8px 14px"><b style="font-size:22px">${he('מכבי שירותי בריאות')}</b><span>${he('מכון סוכרת ואנדוקרינולוגיה, מכבי חולון')}</span></div>
      <div style="font-size:20px;font-weight:bold;margin:8px 0 4px">${he('סיכום ביקור אנדוקרינולוג')}</div>
      <table class="h"><tr><td>${he('לאה סויסה, בת 57')}</td><td>${he('ת.ז. 0-1163502-8')}</td><td>${he('תאריך ביקור: 18/05/2026')}</td></tr><tr><td>${he("רופאה: פרופ' דנה וקסלר")}</td><td>${he('רופא משפחה: ד"ר בני צרפתי')}</td><td>${he('ביקור קודם: 12/01/2026')}</td></tr></table>${c.no('ד"ר בני צרפתי', 'family doctor')}
      ${f('אבחנות', '{d.dm2|סוכרת סוג 2|icd=E11.9/E11.65} מ-2014, {d.hashi|השימוטו|icd=E06.3}, {d.thynod|קשרית בבלוטת התריס|icd=E04.1}, {d.htn|יתר לחץ דם|icd=I10}, {d.hld|דיסליפידמיה|icd=E78.5}, {d.obesity|השמנה|icd=E66.9/E66.811}', '{x|ללא רטינופתיה בבדיקת עיניים ממרץ 2026|negated|d.dretin}. {x|ללא נוירופתיה|negated|d.dneuro}. {x|ללא נפרופתיה|negated|d.dnephro}. {d.e13overw?|עודף משקל|icd=E66.3} מילדות. {x|אמה ואחותה - סוכרת|family history}, {x|סבתה - סרטן בלוטת התריס|family history|d.thyca}.')}
      ${f('רגישויות', '{a.ace|מעכבי ACE|react=שיעול} - שיעול')}
      ${f('מאז הביקור', '{o|ירדה 4 ק"ג} מאז התחלת אוזמפיק. בחודש הראשון {o|בחילה}, חלפה. {x|ללא היפוגליקמיות|negated}, {x|ללא כאבי בטן|negated|d.pancr}, {x|ללא דלקות פטרייתיות|negated|d.thrush}. {o|מודדת סוכר בצום 118-140}.')}
      ${f('תרופות', '{m.metf|גלוקופאג\' 1000 מ"ג|freq=פעמיים ביום} פעמיים ביום; {m.sema|אוזמפיק 0.5 מ"ג|dose=-;st=-;freq=פעם בשבוע} פעם בשבוע; {m.empa|ג\'ארדיאנס 25 מ"ג|freq=בבוקר} בבוקר; {m.levo|יוטירוקס 88 מק"ג|dose=-;st=-;freq=בבוקר} בבוקר; {m.los|אוקסאר 50 מ"ג|freq=פעם ביום} פעם ביום; {m.ros|קרסטור 10 מ"ג|dose=-;freq=בערב;st=-} בערב', "הופסקו: {m.sita|ג'נוביה|dose=-;st=stopped} (עם התחלת אוזמפיק), {m.glim|אמריל|dose=-;st=stopped} ({o|היפוגליקמיה ב-2023})")}
      ${f('מדידות', `ל"ד ${bp(138, 82)}, דופק {l.h33hr|76|v=76;u=-}, משקל {l.h33wt|88 ק"ג|v=88;u=ק"ג}, גובה {l.h33ht|161 ס"מ|v=161;u=ס"מ}, ⟦BMI {l.h33bmi|33.9|v=33.9;u=-}⟧`)}
      ${f('בדיקה', 'צוואר: {o|קשרית נמושה באונה ימין}. {x|ללא קשריות לימפה|negated}. {p.e32footsc|בדיקת כף רגל סוכרתית|on=2026-05-18} 18/05/2026: דפקים נמושים, תחושה שמורה, {x|ללא כיב|negated|d.e13dfu}.')}
      <div class="f"><b>${he('מעבדה')}</b><table class="t" style="width:auto"><tr><th></th><th>04/05/26</th><th>29/12/25</th><th></th></tr>${['a1c;HbA1c;%;7.1;8.4', 'glu;גלוקוז;mg/dL;129;174', 'crea;קריאטינין;mg/dL;0.71;0.74', 'egfr;eGFR;mL/min;94;91', 'uacr;אלבומין/קריאטינין בשתן;mg/g;19;', 'ldl;LDL;mg/dL;97;101', 'trig;טריגליצרידים;mg/dL;168;221', 'tsh;TSH;mIU/L;6.12;3.40', 'ft4;Free T4;pmol/L;12.4;14.1', 'alt;ALT;U/L;33;46', 'b12;B12;pmol/L;171;', 'ca;סידן;mg/dL;9.4;9.5'].map(lab).join('')}</table></div>
      ${f('הדמיה', '{i.usthy|US בלוטת התריס|on=2026-04-20} 20/04/2026: קשרית באונה ימין 17 מ"מ, {o|TI-RADS 3}, ללא שינוי לעומת 2024. {p.fna|ניקור מחט עדינה|on=2024} ב-2024: {o|Bethesda II}, {x|ללא ממאירות|negated|d.thyca}.')}
      ${f('סיכום', "איזון הסוכרת השתפר. {x|אין צורך באינסולין בזאלי בשלב זה|not needed|m.glar}. {d.hypothy|תת תריסיות לא מאוזנת|icd=E03.9/E03.8/E06.3} תחת יוטירוקס. {o|B12 גבולי} תחת גלוקופאג'.")}
      <div class="f"><b>${he('המלצות')}</b><ol>${list(c, ['{m.sema|אוזמפיק 1 מ"ג|freq=פעם בשבוע} פעם בשבוע - העלאת מינון', '{m.levo|יוטירוקס 100 מק"ג|dose=100 מק"ג;freq=בבוקר} בבוקר - העלאת מינון', '{m.ros|קרסטור 20 מ"ג|freq=בערב} בערב - יעד LDL מתחת ל-70', '{m.b12|ויטמין B12 סולגאר 1000 מק"ג|dose=1000 מק"ג;freq=פעם ביום} פעם ביום - להתחיל', "{x|בהמשך לשקול מונג'ארו|considered|m.tirz}", '{x|TSH בעוד 6 שבועות, HbA1c בעוד 3 חודשים|ordered|l.tsh}', '{x|US תריס בעוד שנה|planned|i.usthy}; {x|ניקור חוזר רק אם תגדל|conditional|p.fna}', "{x|במחלה עם הקאות להפסיק זמנית ג'ארדיאנס|conditional|m.empa}"])}</ol></div>
      <div style="display:flex;justify-content:space-between;align-items:center;margin-top:8px"><span>${he("נחתם דיגיטלית: פרופ' דנה וקסלר, אנדוקרינולוגיה, מ.ר. 00186")}</span>${stamp(["פרופ' דנה וקסלר", 'מ.ר. 00186'], '#26306f', -4)}</div>`,
      'rtl',
    )
  },
  { dateAliases: ['2026-05-04', '2025-12-29', '2026-04-20'], width: 1040, scale: 1.38 },
)

export const thirtyFourthHeLetters = [cardiac, stone, endocrine]
