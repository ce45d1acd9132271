/** Ordinary paper in Hebrew: a fund's digital prescription, an abdominal ultrasound organ by organ, a home visit, a faxed referral to physiotherapy with boxes. */
import { barcode, mark, matrixCode, signature, stamp } from '../lib/decor.mjs'
import { FACE, doc, he, sheet } from './blind-parts.mjs'
import { bp, list, results, t } from './thirtythird-hebrew.mjs'

/** A fund's prescription: a table with Latin name and Hebrew brand in one cell, how to take, quantity and validity. */
const digital = doc(
  'p1479.png',
  ['he', 'prescription', 'clean'],
  '2026-10-20',
  [
    'לאומית שירותי בריאות',
    'לאומית',
    'קופת חולים לאומית',
    'לאומית שירותי בריאות - מרכז רפואי חולון',
    'מרכז רפואי חולון',
    'Leumit',
  ],
  ['ד"ר גליה שמואלביץ\'', "גליה שמואלביץ'", "שמואלביץ' גליה"],
  ['אורית דהן-כספי', 'דהן-כספי אורית', 'אורית דהן כספי', "גב' אורית דהן-כספי"],
  'מרשם דיגיטלי לתרופות קבועות',
  (c) => {
    let n = 0
    const row = ([s, latin, how, amount]) =>
      `<tr><td>${++n}</td><td><b>${c.t(s)}</b><div class="s" dir="ltr">${c.t(latin)}</div></td><td>${c.t(how)}</td><td>${he(amount)}</td></tr>`
    const p = (title, s) => `<p><b>${he(title)}:</b> ${t(c, s)}</p>`
    return sheet(
      `body{font:16px/1.4 ${FACE.notoHe};font-size:15.5px;padding:40px 64px}.m td,.m th{border:1px solid #6b7b8c;padding:3px 10px}.m th{background:#dfe8ee}.s{font-size:12.5px;color:#555;text-align:right}.h td{padding:2px 8px}p{margin:6px 0}.f{border:1px dashed #6b7b8c;padding:3px 12px;margin-top:8px}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:10px;align-items:center">${mark('leaf', '#1f6f54', 44)}<div><b style="font-size:22px;color:#1f6f54">${he('לאומית שירותי בריאות')}</b><br>${he('מרכז רפואי חולון')}</div></div>${barcode(c.rnd, 44, 40)}</div>
      <div style="text-align:center;font-size:20px;font-weight:bold;margin:4px 0">${he('מרשם דיגיטלי לתרופות קבועות')}</div>
      <table class="h" style="border-top:1.5px solid #1f6f54;border-bottom:1.5px solid #1f6f54"><tr><td>${he('לכבוד: אורית דהן-כספי')}</td><td>${he('ת.ז.: 0-2207461-9')}</td><td>${he('גיל: 53')}</td></tr><tr><td>${he('תאריך הנפקה: 20/10/2026')}</td><td>${he('תוקף: 20/10/2026 - 17/01/2027')}</td><td>${he('מספר מרשם: 5510283746')}</td></tr></table>
      ${p('אבחנה', '{d.ra|דלקת מפרקים שגרונית|icd=M06.9/M05.9}, {d.fibro|פיברומיאלגיה|icd=M79.7}, {d.gerd|רפלוקס|icd=K21.9}')}
      ${p('רגישויות רשומות', '{a.amox|מוקסיפן|react=נפיחות בשפתיים} - נפיחות בשפתיים')}
      <table class="m"><tr><th></th><th style="width:38%">${he('שם התכשיר')}</th><th>${he('הוראות נטילה')}</th><th style="width:17%">${he('כמות לחודש')}</th></tr>${[
        [
          '{m.mtx|מטוטרקסט 2.5 מ"ג|dose=-;st=active;freq=פעם בשבוע}',
          'Methotrexate 2.5 mg tab.',
          '6 טבליות (15 מ"ג) פעם בשבוע, ביום שלישי. {x|לא לקחת מדי יום!|instruction}',
          '24 טבליות',
        ],
        [
          '{m.folic|חומצה פולית 5 מ"ג|freq=פעם בשבוע}',
          'Folic acid 5 mg tab.',
          'טבליה פעם בשבוע, ביום חמישי',
          '4 טבליות',
        ],
        [
          '{m.hcq|פלקווניל 200 מ"ג|freq=פעמיים ביום}',
          'Hydroxychloroquine 200 mg tab.',
          'טבליה פעמיים ביום',
          '60 טבליות',
        ],
        [
          '{m.ada|הומירה 40 מ"ג|freq=פעם בשבועיים}',
          'Adalimumab 40 mg/0.4 mL pen',
          'הזרקה תת עורית פעם בשבועיים',
          '2 עטים',
        ],
        [
          '{m.pred|פרדניזון 5 מ"ג|freq=בבוקר}',
          'Prednisone 5 mg tab.',
          'טבליה בבוקר אחרי האוכל; {x|ירידה ל-2.5 מ"ג תוחלט בביקור הבא|planned|m.pred}',
          '30 טבליות',
        ],
        [
          '{m.lan|לנטון 30 מ"ג|freq=בבוקר}',
          'Lansoprazole 30 mg cap.',
          'כמוסה בבוקר, חצי שעה לפני האוכל',
          '28 כמוסות',
        ],
        [
          '{m.dulo|סימבלתא 30 מ"ג|freq=פעם ביום}',
          'Duloxetine 30 mg cap.',
          'כמוסה פעם ביום בערב',
          '28 כמוסות',
        ],
        [
          '{m.calvitd|קלציום D3|dose=-;freq=פעם ביום}',
          '{o|Calcium carbonate 600 mg + Vit. D3 400 IU}',
          'טבליה פעם ביום עם האוכל',
          '30 טבליות',
        ],
        [
          '{m.carmel|סיסטיין טיפות|dose=-;freq=4 פעמים ביום}',
          'Lubricant eye drops 10 mL',
          'טיפה לכל עין 4 פעמים ביום',
          '1 בקבוק',
        ],
        [
          '{m.etodol|אטופן 400 מ"ג|freq=לפי הצורך}',
          'Etodolac 400 mg tab.',
          'טבליה לפי הצורך בכאב, עד פעמיים ביום',
          '20 טבליות',
        ],
      ]
        .map(row)
        .join('')}</table>
      <div class="f">${p('שינויים מהמרשם הקודם', '{m.ssz|סלזופירין 500 מ"ג|st=stopped} הופסק ({o|בחילות}). {m.amit|אלטרולט 10 מ"ג|st=stopped} הוחלף בסימבלתא. הומירה חודשה באישור ועדה עד 30/04/2027.')}
      ${p('הערות', '{x|אין ליטול רספרים יחד עם מטוטרקסט|warned|m.sept}. {x|במקרה של חום או זיהום - לדלג על הומירה|conditional|m.ada}. {x|בדיקת עיניים שנתית בגלל פלקווניל - תור ב-12/2026|planned}. {x|ספירת דם ותפקודי כבד כל 3 חודשים|planned|l.alt}. {x|חיסון חי - אסור|instruction}. {x|אולומיאנט - נשקל אם לא תושג הפוגה|considered}.')}</div>
      <div style="display:flex;justify-content:space-between;align-items:center;margin-top:8px"><span>${he('חתימה אלקטרונית מאושרת: ד"ר גליה שמואלביץ\', ראומטולוגיה, מ.ר. 00519')}</span>${matrixCode(c.rnd, 20, 3)}</div>
      <p style="font-size:12.5px;color:#555">${he('המרשם נשלח לבתי המרקחת שבהסדר. ניתן לממש בתעודה מזהה בלבד.')}</p>`,
      'rtl',
    )
  },
  { dateAliases: ['2027-01-17'], width: 1020, scale: 1.4 },
)

/** A private hospital's institute: a table of organs, the conclusion in a grey box under it. */
const abdomen = doc(
  'p1480.png',
  ['he', 'imaging', 'clean'],
  '2026-07-05',
  [
    'הרצליה מדיקל סנטר',
    'מדיקל סנטר הרצליה',
    'Herzliya Medical Center',
    'HMC',
    'הרצליה מדיקל סנטר - מכון הדימות',
    'מכון הדימות, הרצליה מדיקל סנטר',
  ],
  ['ד"ר אלון מזור', 'אלון מזור', 'מזור אלון'],
  ['דוד שרעבי', 'שרעבי דוד', 'מר דוד שרעבי'],
  'אולטרסאונד בטן',
  (c) => {
    const row = ([organ, s]) => `<tr><th>${he(organ)}</th><td>${t(c, s)}</td></tr>`
    return sheet(
      `body{font:17px/1.5 ${FACE.calibri};font-family:Carlito,'Noto Sans Hebrew';font-size:17.5px;padding:50px 84px}.o td,.o th{border-bottom:1px solid #b9c4cc;padding:5px 10px;font-size:16.5px}.o th{width:150px;color:#14506b}.h td{padding:2px 8px}p{margin:6px 0}.z{background:#eceff1;padding:6px 16px;margin-top:12px}ol{margin:2px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div><b style="font-size:27px;color:#14506b">${he('הרצליה מדיקל סנטר')}</b><br>${he('מכון הדימות')}</div><div dir="ltr" style="text-align:left;color:#14506b"><b>Herzliya Medical Center</b><br>Imaging Institute</div></div>
      <table class="h" style="margin:10px 0;border:1px solid #14506b"><tr><td>${he('שם: דוד שרעבי')}</td><td>${he('ת.ז. 0-1554308-6')}</td><td>${he('ת. לידה: 09/12/1968')}</td></tr><tr><td>${he('תאריך בדיקה: 05/07/2026')}</td><td>${he('הודפס: 06/07/2026')}</td><td>${he('מפנה: ד"ר יעל קדמון')}</td></tr></table>${c.no('ד"ר יעל קדמון', 'referrer')}
      <div style="text-align:center;font-size:22px;font-weight:bold">${c.t('{i.usabd|אולטרסאונד בטן|main=1}')}</div>
      <p>${t(c, '**התוויה:** {d.transam|עלייה באנזימי כבד|icd=R74.01/R74.8/R79.89}, {x|שאלה: אבני מרה|question|d.gallst}. {d.hld|היפרליפידמיה|icd=E78.5}. {x|ללא מחלה ממארת ידועה|negated}. להשוואה: {i.usabd|US בטן|on=2024-03-14} מ-14/03/2024.')}</p>
      <table class="o">${[
        [
          'כבד',
          '{d.hepmeg|מוגדל|icd=R16.0}, באורך {o|17.8 ס"מ}. {d.steat|הסננה שומנית בדרגה בינונית|icd=K76.0}. בסגמנט 7 מוקד היפראקוגני 14 מ"מ, ללא שינוי מהבדיקה הקודמת, מתאים ל{d.h14lhem|המנגיומה|icd=D18.03}. {d.lcyst|ציסטה פשוטה|icd=K76.89/Q44.6} 9 מ"מ באונה השמאלית. {x|ללא ממצא סולידי חשוד|negated|d.livermet}. {x|ללא סימני שחמת|negated|d.cirrh}.',
        ],
        [
          'כיס המרה',
          'דופן דקה. {d.gbpolyp|פוליפ 5 מ"מ|icd=K82.4}, חדש. {x|ללא אבנים|negated|d.gallst}. {x|ללא נוזל סביב הכיס|negated|d.cholec}.',
        ],
        ['דרכי המרה', '{x|ללא הרחבה|negated|d.choledoc}, צינור משותף {o|4 מ"מ}.'],
        ['לבלב', 'הזנב מוסתר בגזים; ראש וגוף {x|ללא ממצא|negated}.'],
        [
          'טחול',
          '{x|אינו מוגדל|negated|d.splenomeg}, {o|11.6 ס"מ}. {d.accspl|טחול עזר|icd=Q89.09} 12 מ"מ בשער.',
        ],
        [
          'כליה ימין',
          'בגודל תקין, {o|11.1 ס"מ}. {d.stone|אבן 6 מ"מ|icd=N20.0} בקוטב התחתון. {x|ללא הידרונפרוזיס|negated|d.hydro}.',
        ],
        [
          'כליה שמאל',
          '{o|10.8 ס"מ}. {d.rcyst|ציסטה קורטיקלית|icd=N28.1} 23 מ"מ. {x|ללא אבנים|negated}. {x|ללא הידרונפרוזיס|negated|d.hydro}.',
        ],
        ['אבי העורקים', '{o|19 מ"מ}. {x|ללא הרחבה מפרצתית|negated|d.aaa}.'],
        [
          'שלפוחית וערמונית',
          'דופן שלפוחית תקינה. {d.bph|ערמונית מוגדלת|icd=N40.0/N40.1}, {l.e18prvol|נפח 48 סמ"ק|v=48;u=סמ"ק}. {l.pvr|שארית שתן 35 מ"ל|v=35;u=מ"ל}.',
        ],
        ['נוזל חופשי', '{x|לא הודגם|negated|d.ascites}.'],
      ]
        .map(row)
        .join('')}</table>
      <div class="z"><b>${he('לסיכום')}</b><ol>${list(c, ['{d.steat|כבד שומני|icd=K76.0} עם הגדלה קלה; המנגיומה ללא שינוי.', '{d.gbpolyp|פוליפ בכיס המרה|icd=K82.4} 5 מ"מ.', '{d.stone|אבן בכליה ימין|icd=N20.0} ללא חסימה.'])}</ol>
      <p>${t(c, '{x|מומלצת ביקורת US בעוד שנה לפוליפ; כריתת כיס מרה תישקל מעל 10 מ"מ|recommended|p.lapchole}. {x|פיברוסקן לפי שיקול הרופא המטפל|considered|p.h20fibro}.')}</p></div>
      <div style="display:flex;justify-content:space-between;align-items:center;margin-top:16px"><span>${he('בוצע ופוענח: ד"ר אלון מזור, מומחה בדימות, מ.ר. 00377')}</span>${signature(c.rnd, '#222', 120)}</div>`,
      'rtl',
    )
  },
  { dateAliases: ['2026-07-06', '2024-03-14'], width: 1040, scale: 1.38 },
)

/** A fund's home care: frames with their heading at the side, signs in a row of small boxes, drugs as a line each. */
const home = doc(
  'p1481.png',
  ['he', 'consultation', 'clean'],
  '2026-11-11',
  [
    'קופת חולים מאוחדת',
    'מאוחדת',
    'קופ"ח מאוחדת',
    'קופת חולים מאוחדת - היחידה לטיפולי בית',
    'היחידה לטיפולי בית',
    'היחידה לטיפולי בית ירושלים',
    'Meuhedet',
  ],
  ['ד"ר יונתן הרצוג', 'יונתן הרצוג', 'הרצוג יונתן'],
  ['גרציה אלמליח', 'אלמליח גרציה', "גב' גרציה אלמליח"],
  'סיכום ביקור בית',
  (c) => {
    const f = (title, ...lines) =>
      `<tr><th>${he(title)}</th><td>${lines.map((s) => `<div>${t(c, s)}</div>`).join('')}</td></tr>`
    const sign = (k, v) => `<span class="q"><i>${he(k)}</i><b>${t(c, v)}</b></span>`
    return sheet(
      `body{font:16px/1.42 ${FACE.simple};font-family:'Simple CLM','Liberation Sans';font-size:17px;padding:40px 60px}.f td,.f th{border:1px solid #5a5a8a;padding:4px 12px}.f th{width:128px;background:#ececf6;color:#2e2e66}.h td{padding:2px 6px}.q{display:inline-block;border:1px solid #999;border-radius:4px;padding:1px 12px;margin-left:8px;text-align:center}.q i{font-style:normal;display:block;font-size:13px;color:#555}span[data-e]{white-space:nowrap}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div><b style="font-size:23px;color:#2e2e66">${he('קופת חולים מאוחדת')}</b><br>${he('היחידה לטיפולי בית, ירושלים')}</div><b style="font-size:23px">${he('סיכום ביקור בית')}</b></div>
      <table class="h" style="margin:8px 0"><tr><td>${he('שם: אלמליח גרציה')}</td><td>${he('ת.ז. 0-0083157-2')}</td><td>${he('גיל: 88')}</td></tr><tr><td>${he('תאריך ביקור: 11/11/2026, 10:30')}</td><td>${he('רופא: ד"ר יונתן הרצוג')}</td><td>${he('נוכחות: הבת והמטפלת')}</td></tr></table>
      <table class="f">
      ${f('רקע', '{d.alz|מחלת אלצהיימר|icd=G30.9/G30.1}, {d.hfpef|אי ספיקת לב דיאסטולית|icd=I50.30/I50.32}, {d.af|פרפור פרוזדורים|icd=I48.91/I48.20}, {d.htn|יתר לחץ דם|icd=I10/I11.0}, {d.hearaid|ירידה בשמיעה|icd=H91.90/H91.93/H91.10}, לאחר {d.hipfx|שבר בצוואר ירך ימין|icd=S72.001A/S72.001D/Z87.81;st=historical} ב-2024 שטופל ב{p.hemiarth|החלפה חלקית של מפרק הירך}.', '{x|ללא סוכרת|negated|d.dm2}, {x|ללא אפילפסיה|negated|d.epil}.')}
      ${f('רגישות', '{a.tram|טרמדקס|react=בלבול} - בלבול')}
      ${f('סיבת הביקור', 'ביקורת חודשית, והבת מדווחת על {o|ירידה בתיאבון} ו{d.constip|עצירות|icd=K59.00/K59.04/K59.09}. {x|ללא חום|negated}, {x|ללא נפילות מאז הביקור הקודם|negated|d.falls}, {x|ללא השתנקויות באוכל|negated|d.dysph}. {d.incont|אי שליטה בשתן|icd=R32/N39.498}, עם מוצרי ספיגה. {x|לבת אבחנה של אסתמה|family history|d.asthma}.')}
      <tr><th>${he('מדדים')}</th><td>${[
        ['לחץ דם', bp(126, 70)],
        ['דופק', '{l.h33hr|74|v=74;u=-}'],
        ['חום', '{l.h33temp|36.5|v=36.5;u=-}'],
        ['סטורציה', '{l.h33spo2|93%|v=93;u=%}'],
        ['משקל', '{l.h33wt|51.5 ק"ג|v=51.5;u=ק"ג}'],
        ['סוכר', '{l.glu|112|v=112;u=-}'],
      ]
        .map(([k, v]) => sign(k, v))
        .join('')}</td></tr>
      ${f('בדיקה', '{o|רזה}. משתפת פעולה חלקית. קצב לב לא סדיר, {x|ללא אוושה|negated}. {o|פצפוצים בבסיס ריאה שמאל}. בטן רכה, {x|ללא רגישות|negated}. {o|בצקת קלה בקרסוליים}. {d.pressul|פצע לחץ דרגה 2 בעצה|icd=L89.152}, 2x3 ס"מ, נקי, {x|ללא סימני זיהום|negated|d.cellul}. סולם {l.norton|נורטון 11|v=11;u=-}.')}
      ${f('מעבדה', `03/11/2026: ${results('2026-11-03', ['hgb;HGB;11.2;g/dL', 'crea;Creatinine;1.09;mg/dL', 'na;Na;137;mmol/L', 'k;K;4.8;mmol/L', 'alb;Albumin;3.0;g/dL', 'tsh;TSH;4.02;mIU/L', 'b12;B12;196;pg/mL'])}`, '{x|אלבומין ופרה-אלבומין יילקחו שוב בביקור הבא|planned|l.alb}')}
      ${f('תרופות', '{m.apix|אליקוויס 2.5 מ"ג|freq=פעמיים ביום} פעמיים ביום; {m.bis|ביסולול 1.25 מ"ג|freq=בבוקר} בבוקר; {m.fur|פוסיד 40 מ"ג|freq=בבוקר} בבוקר; {m.memant|אביקסה 20 מ"ג|freq=פעם ביום} פעם ביום; {m.traz|טרזודיל 50 מ"ג|freq=לפני השינה} לפני השינה; {m.para|דקסמול 500 מ"ג|freq=3 פעמים ביום} 3 פעמים ביום; {m.ensure|אנשור פלוס|dose=-;freq=פעמיים ביום} בקבוק פעמיים ביום', '{m.donep|ממוריט|dose=-;st=stopped} הופסק ב-08/2026 בשל {o|האטה בדופק}; {m.risp|ריספרדל|dose=-;st=stopped} הופסק ב-2025')}
      ${f('בוצע', '{m.vflu|חיסון שפעת|dose=-;st=-;on=2026-11-11} ניתן היום, 11/11/2026. {o|חבישת הפצע הוחלפה}, ניתן {m.fusid?|פוצידין|dose=-;st=-}. {x|חיסון קורונה - הבת סירבה|declined|m.vcovid}. {x|קתטר לא הוכנס|not done|p.foley}.')}
      ${f('הערכה', '{d.malnut|תת תזונה|icd=E46/E44.0/E44.1}, {d.b12|חוסר B12|icd=E53.8/D51.9}. אי ספיקת לב מאוזנת. {x|אין עדות לדלקת ריאות|negated|d.pneumonia}.')}
      <tr><th>${he('תכנית')}</th><td><ol>${list(c, ['{m.peg|נורמלקס|dose=-;freq=פעם ביום} שקית פעם ביום - חדש', '{m.b12|בטולבקס|dose=-;freq=פעם בחודש} זריקה לשריר פעם בחודש - חדש', '{x|אם לא תהיה יציאה 3 ימים - חוקן|conditional}', '{x|דיאטנית; ביקור אחות פעמיים בשבוע לחבישה|planned}', '{x|הזנה בזונדה (PEG) - נדונה, המשפחה אינה מעוניינת|declined}', '{x|צילום חזה רק אם יופיע חום|conditional|i.cxr}'])}</ol></td></tr>
      </table>
      <div style="display:flex;justify-content:space-between;align-items:center;margin-top:10px"><span>${he('ביקור הבא: 09/12/2026')}</span>${signature(c.rnd, '#222', 110)}${stamp(['ד"ר יונתן הרצוג', 'גריאטריה', 'מ.ר. 00684'], '#26306f', -5)}</div>`,
      'rtl',
    )
  },
  { dateAliases: ['2026-11-03', '2026-12-09'], width: 1060, scale: 1.38 },
)

/** A fund's form to physiotherapy, sent on by fax: boxes of side, urgency and of what forbids treatment. */
const physio = doc(
  'p1482.jpg',
  ['he', 'other', 'fax'],
  '2026-03-16',
  [
    'שירותי בריאות כללית',
    'כללית',
    'קופת חולים כללית',
    'שירותי בריאות כללית - מרפאה מקצועית כפר סבא',
    'מרפאה מקצועית כפר סבא',
    'Clalit',
  ],
  ['ד"ר נמרוד עמיאל', 'נמרוד עמיאל', 'עמיאל נמרוד'],
  ['חנה פרחי', 'פרחי חנה', "גב' חנה פרחי"],
  'הפניה לפיזיותרפיה',
  (c) => {
    const row = (title, s) => `<div class="r"><b>${he(title)}</b><div>${t(c, s)}</div></div>`
    const box = (list) => `<div class="b">${list.map((s) => `<span>${t(c, s)}</span>`).join('')}</div>`
    const boxes = (title, list) => `<div class="r"><b>${he(title)}</b>${box(list)}</div>`
    return sheet(
      `body{font:19px/1.45 ${FACE.arial};font-family:'Liberation Sans','Noto Sans Hebrew','DejaVu Sans';font-size:19px;padding:48px 66px}.r{display:grid;grid-template-columns:170px 1fr;gap:10px;border-bottom:1px solid #444;padding:6px 2px}.b{display:flex;flex-wrap:wrap;gap:0 30px}.h td{border:1.5px solid #000;padding:4px 10px}span[data-e]{white-space:nowrap}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div><b style="font-size:26px">${he('שירותי בריאות כללית')}</b><br>${he('מרפאה מקצועית כפר סבא, אורתופדיה')}</div><b style="font-size:26px">${he('הפניה לפיזיותרפיה')}</b></div>
      <table class="h" style="margin:10px 0"><tr><td>${he('שם: חנה פרחי')}</td><td>${he('ת.ז. 0-1330976-5')}</td><td>${he('גיל: 60')}</td></tr><tr><td>${he('תאריך: 16/03/2026')}</td><td>${he('אל: מכון לפיזיותרפיה רעננה')}</td><td>${he('פקס: 00-0004417')}</td></tr></table>${c.no('מכון לפיזיותרפיה רעננה', 'addressee')}
      ${boxes('דחיפות', ['☐ רגיל', '☒ דחוף', '☐ לאחר ניתוח'])}
      ${row('אבחנה', '{d.frozen|כתף קפואה משמאל|icd=M75.02}, {d.subburs|בורסיטיס תת אקרומיאלית|icd=M75.52}')}
      ${boxes('אזור', ['☐ צוואר', '☐ גב', '☒ כתף', '☐ ברך', 'צד:', '☐ ימין', '☒ שמאל'])}
      ${row('תולדות', '{o|כאב בכתף שמאל} ו{o|הגבלה בתנועה} מזה 5 חודשים, בלי חבלה. {x|ללא נימול או חולשה ביד|negated|d.cradic}. {x|ללא כאבי לילה בכתף ימין|negated}. {x|אין רקע של ניתוח בכתף|negated|p.rcr}.')}
      ${row('בדיקה', `{o|כיפוף 100, הרחקה 80, סיבוב חיצוני 10 מעלות}. {l.h35vas|VAS 7|v=7;u=-}. כוח שמור. לחץ דם ${bp(134, 80)}, משקל {l.h33wt|78 ק"ג|v=78;u=ק"ג}.`)}
      ${row('דימות', '{i.xrshould|צילום כתף|on=2026-01-22} 22/01/2026: {x|ללא שבר|negated}, {d.acoa|שינויים ניווניים במפרק AC|icd=M19.012/M19.019}. {i.usshould|US כתף שמאל|on=2026-02-10} 10/02/2026: בורסיטיס, {d.rotcuff|קרע חלקי בגיד הסופרספינטוס|icd=M75.112/M75.102/M75.100}, {x|ללא קרע מלא|negated}.')}
      ${row('טיפול עד כה', '{m.etor|ארקוקסיה 90 מ"ג|st=stopped} למשך שבועיים, הסתיים. {p.usinj|הזרקת סטרואיד לכתף|on=2026-02-24} 24/02/2026, הקלה חלקית. {x|הזרקה נוספת - רק אם לא יחול שיפור|conditional|p.usinj}. {x|MRI - הוזמן, טרם בוצע|ordered|i.mrshould}.')}
      ${boxes('מצבים נלווים', ['☒ {d.dm2|סוכרת|icd=E11.9/E11.65}', '☒ {d.hypothy|תת פעילות בלוטת התריס|icd=E03.9}', '☐ {x|קוצב לב|unchecked|p.pacem}', '☐ {x|ממאירות|unchecked}', '☐ {x|אוסטאופורוזיס|unchecked|d.osteoporosis}', '☐ {x|היריון|unchecked|d.h30pregn}', '☐ {x|אפילפסיה|unchecked|d.epil}'])}
      ${row('תרופות קבועות', '{m.metf|גלוקומין 850 מ"ג|freq=פעמיים ביום} פעמיים ביום, {m.dapa|פורסיגה 10 מ"ג|freq=פעם ביום} פעם ביום, {m.levo|אלטרוקסין 100 מק"ג|dose=100 מק"ג;freq=בבוקר} בבוקר, {m.ator|ליפיטור 20 מ"ג|freq=בערב} בערב. {x|אינה נוטלת מדללי דם|negated}.')}
      ${row('מעבדה', `02/03/2026: ${results('2026-03-02', ['a1c;HbA1c;7.4;%', 'tsh;TSH;2.9;mIU/L', 'esr;ESR;18;mm/h', 'crp;CRP;3.1;mg/L'])}`)}
      ${row('רגישות', '{a.elast|פלסטרים|react=גרד} - גרד. {x|ללא רגישות לתרופות|negated}.')}
      ${boxes('מבוקש', ['☒ {x|תרגול טווח תנועה|requested}', '☒ {x|טיפול ידני|requested}', '☐ אולטרסאונד טיפולי', '☐ הידרותרפיה', '☒ {x|12 טיפולים|requested}'])}
      <div style="display:flex;justify-content:space-between;align-items:center;margin-top:14px"><span>${he('ד"ר נמרוד עמיאל, מומחה באורתופדיה, מ.ר. 00741')}</span>${signature(c.rnd, '#000', 110)}${stamp(['ד"ר נמרוד עמיאל', 'אורתופדיה', 'מ.ר. 00741'], '#222', -4)}</div>`,
      'rtl',
    )
  },
  {
    dateAliases: ['2026-03-02', '2026-02-24', '2026-02-10', '2026-01-22'],
    width: 1080,
    scale: 1.42,
    degrade: { faxScale: 0.92 },
  },
)

export const thirtyFifthHeMore = [digital, abdomen, home, physio]
