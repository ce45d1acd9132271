/** Ordinary paper in Hebrew: a fund's list of medicines in blocks of two lines, a private institute's MRI of the lumbar spine, a fund's family visit, a referral to an emergency department with boxes. */
import { barcode, mark, matrixCode, signature, stamp } from '../lib/decor.mjs'
import { FACE, doc, he, ltr, sheet } from './blind-parts.mjs'
import { bp, list, results, t } from './thirtythird-hebrew.mjs'

/** A fund's list: name in bold with the generic in brackets, how to take it in the line below; then as needed and stopped. */
const medicines = doc(
  'p1429.png',
  ['he', 'prescription', 'clean'],
  '2026-08-12',
  ['קופת חולים מאוחדת', 'מאוחדת', 'קופ"ח מאוחדת', 'קופת חולים מאוחדת - מרכז רפואי נתניה', 'Meuhedet'],
  ['ד"ר אסף קליינמן', 'אסף קליינמן', 'קליינמן אסף'],
  ['מרים אוחיון', 'אוחיון מרים', "גב' מרים אוחיון"],
  'ריכוז תרופות למטופל',
  (c) => {
    const drug = ([s, how, until]) =>
      `<div class="d" data-line><div><b>${c.t(s)}</b></div><div class="w">${he(how)}${until ? ` <span class="u">${c.t(until)}</span>` : ''}</div></div>`
    const group = (title, drugs) =>
      `<div class="g">${he(title)}</div><div class="c">${drugs.map(drug).join('')}</div>`
    const p = (title, s) => `<p><b>${he(title)}:</b> ${t(c, s)}</p>`
    return sheet(
      `body{font:15px/1.4 ${FACE.openSans};font-family:'Open Sans','Noto Sans Hebrew';font-size:15px;padding:38px 64px}.g{background:#e8650d;color:#fff;font-weight:bold;padding:2px 12px;margin-top:10px}.c{display:grid;grid-template-columns:1fr 1fr;column-gap:26px}.d{border-bottom:1px solid #ddd;padding:4px 2px}.w{color:#333}.u{color:#888;font-size:12.5px}.h td{padding:2px 6px}p{margin:6px 0}span[data-e]{white-space:nowrap}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:10px;align-items:center">${mark('rings', '#e8650d', 46)}<div><b style="font-size:23px;color:#e8650d">${he('קופת חולים מאוחדת')}</b><br>${he('מרכז רפואי נתניה')}</div></div><b style="font-size:21px">${he('ריכוז תרופות למטופל')}</b></div>
      <table class="h" style="border:1px solid #e8650d;margin:8px 0"><tr><td>${he('שם: מרים אוחיון')}</td><td>${he('ת.ז.: 0-0148829-5')}</td><td>${he('תאריך לידה: 30/01/1944')}</td></tr><tr><td>${he('רופא מטפל: ד"ר אסף קליינמן')}</td><td>${he('תאריך: 12/08/2026')}</td><td>${he('המרשמים בתוקף עד 12/11/2026')}</td></tr></table>
      ${p('אבחנות כרוניות', '{d.af|פרפור פרוזדורים|icd=I48.91/I48.20}, {d.htn|יתר לחץ דם|icd=I10}, {d.copd|COPD|icd=J44.9}, {d.hypothy|תת תריסיות|icd=E03.9}, {d.osteoporosis|אוסטאופורוזיס|icd=M81.0}, {d.glauc|גלאוקומה|icd=H40.9/H40.10X0/H40.1190}, {d.demen|ירידה קוגניטיבית - דמנציה|icd=F03.90/F03.A0}. {x|אין סוכרת|negated|d.dm2}.')}
      ${p('רגישויות', '{a.dipy|אופטלגין|react=ירידה בספירת הדם} - ירידה בספירת הדם; {a.contrast|חומר ניגוד יודי|react=פריחה} - פריחה. {x|פניצילין - נבדק ונשלל|ruled out|a.pen}.')}
      ${group('תרופות קבועות', [
        ['{m.apix|אליקוויס 2.5 מ"ג (Apixaban)|freq=פעמיים ביום}', 'טבליה פעמיים ביום', '60 טבליות'],
        ['{m.bis|קרדילוק 2.5 מ"ג (Bisoprolol)|freq=בבוקר}', 'טבליה בבוקר', '30 טבליות'],
        ['{m.vals|דיובן 80 מ"ג (Valsartan)|freq=בבוקר}', 'טבליה בבוקר', '28 טבליות'],
        ['{m.fur|פוסיד 40 מ"ג (Furosemide)|freq=בבוקר}', 'חצי טבליה בבוקר', '15 טבליות'],
        ['{m.sim|סימבקסין 20 מ"ג (Simvastatin)|freq=בערב}', 'טבליה בערב', '30 טבליות'],
        [
          '{m.levo|אלטרוקסין 50 מק"ג (Levothyroxine)|dose=50 מק"ג;freq=בבוקר}',
          'טבליה בבוקר בצום, בשבת חצי',
          '28 טבליות',
        ],
        ['{m.donep|ממוריט 10 מ"ג (Donepezil)|freq=לפני השינה}', 'טבליה לפני השינה', '28 טבליות'],
        ['{m.tio|ספיריבה 18 מק"ג (Tiotropium)|dose=18 מק"ג;freq=פעם ביום}', 'שאיפה פעם ביום', 'מארז'],
        [
          '{m.deno|פרוליה 60 מ"ג (Denosumab)|freq=כל 6 חודשים}',
          'זריקה תת עורית כל 6 חודשים',
          'אחרונה: 02/06/2026',
        ],
        ['{m.chole|ויטמין D 1000 יחידות|freq=פעם ביום}', 'טבליה פעם ביום', 'ללא מרשם'],
        ['{m.latan|קסלטן (Latanoprost) 0.005%|dose=-;freq=בערב}', 'טיפה לכל עין בערב', 'בקבוק'],
        ['{m.mirt|מירו 15 מ"ג (Mirtazapine)|freq=לפני השינה}', 'חצי טבליה לפני השינה', '15 טבליות'],
      ])}
      ${group('לפי הצורך', [
        ['{m.para|אקמול 500 מ"ג (Paracetamol)|freq=עד 3 פעמים ביום לפי הצורך}', 'עד 3 פעמים ביום בכאב'],
        ['{m.salb|ונטולין (Salbutamol)|dose=-;freq=לפי הצורך}', '2 שאיפות בקוצר נשימה'],
        ['{m.peg|נורמלקס (Macrogol)|dose=-;freq=לפי הצורך}', 'שקית ביום בעצירות'],
      ])}
      ${group('הופסקו ב-12 החודשים האחרונים', [
        ['{m.asa|מיקרופירין 75 מ"ג (Aspirin)|st=stopped}', 'הופסק 03/03/2026', '{o|סיכון לדימום}'],
        ['{m.alen|פוסלן 70 מ"ג (Alendronate)|st=stopped}', 'הופסק 01/12/2025', 'הוחלף בפרוליה'],
        ['{m.zolp|סטילנוקס 10 מ"ג (Zolpidem)|st=stopped}', 'הופסק 12/08/2026', '{o|נפילה בלילה}'],
        ['{m.dilt|אדיזם 90 מ"ג (Diltiazem)|st=stopped}', 'הופסק 15/10/2025', '{o|דופק איטי}'],
      ])}
      ${p('חיסונים', '{m.vflu|שפעת|dose=-;st=-;on=2025-10-22} 22/10/2025; {m.vzos|שינגריקס מנה 2|dose=-;st=-;on=2026-05-14} 14/05/2026; {x|פרבנר 20 - טרם ניתן|due|m.vpcv}')}
      ${p('לתשומת לב', '{x|אין לשלב איבופן או וולטרן עם אליקוויס|warned|m.ibu}. {x|אם הבצקות יחמירו - פוסיד טבליה שלמה|conditional|m.fur}. {x|אביקסה - נשקלה, תידון אצל הגריאטר|considered|m.memant}. {x|תפקודי כליה ואשלגן בעוד 3 חודשים|planned|l.crea}. תפקודי כליה אחרונים 28/07/2026: {l.crea|קריאטינין 1.18 mg/dL|v=1.18;u=mg/dL;on=2026-07-28}, {l.egfr|eGFR 44|v=44;u=-;on=2026-07-28}.')}
      <div style="display:flex;justify-content:space-between;align-items:center;margin-top:6px"><span>${he('ד"ר אסף קליינמן, רפואת משפחה, מ.ר. 00417')}</span>${signature(c.rnd, '#222', 110)}${matrixCode(c.rnd, 16, 3)}</div>`,
      'rtl',
    )
  },
  { dateAliases: ['2026-07-28', '2026-11-12'], width: 1020, scale: 1.4 },
)

/** A private institute: the answer in paragraphs by level, a summary in a frame. */
const lumbar = doc(
  'p1430.png',
  ['he', 'imaging', 'clean'],
  '2026-04-27',
  [
    'אסותא מרכזים רפואיים',
    'אסותא',
    'אסותא רמת החייל',
    'אסותא מרכזים רפואיים - רמת החייל',
    'מכון הדימות אסותא',
    'Assuta',
  ],
  ['ד"ר נטע הררי', 'נטע הררי', 'הררי נטע'],
  ['גיא רוטמן-דיין', 'רוטמן-דיין גיא', 'מר גיא רוטמן-דיין', 'גיא רוטמן דיין'],
  'MRI עמוד שדרה מותני',
  (c) => {
    const p = (s) => `<p>${t(c, s)}</p>`
    const head = (s) => `<div class="s">${he(s)}</div>`
    return sheet(
      `body{font:17px/1.55 ${FACE.arial};font-size:17px;padding:50px 80px}p{margin:5px 0}.s{font-weight:bold;color:#5b2a86;margin-top:11px}.f{border:1.5px solid #5b2a86;padding:4px 16px 8px;margin-top:12px}.h td{padding:3px 8px;background:#f4eff8}ol{margin:2px 0}span[data-e]{white-space:nowrap}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div><b style="font-size:27px;color:#5b2a86">${he('אסותא מרכזים רפואיים')}</b><br>${he('מכון הדימות, רמת החייל, תל אביב')}</div>${mark('star', '#5b2a86', 48)}</div>
      <table class="h" style="margin:12px 0"><tr><td>${he('שם הנבדק: גיא רוטמן-דיין')}</td><td>${he('ת.ז.: 0-2716045-3')}</td><td>${he('גיל: 49')}</td></tr><tr><td>${he('תאריך הבדיקה: 27/04/2026')}</td><td>${he('תאריך הפענוח: 29/04/2026')}</td><td>${he('גורם מפנה: ד"ר אלי וינוקור, אורתופדיה')}</td></tr></table>${c.no('ד"ר אלי וינוקור', 'referrer')}
      <div style="text-align:center;font-size:22px;font-weight:bold">${c.t('{i.mrls|MRI עמוד שדרה מותני|main=1}')}</div>
      ${head('רקע קליני')}${p('{d.lbp?|כאב גב תחתון|icd=M54.50/M54.5/M54.42/M54.40} מזה שנה עם {d.sciat?|הקרנה לרגל שמאל|icd=M54.32/M54.42/M54.30/M54.40}. {x|ללא חולשה|negated}, {x|ללא הפרעה בסוגרים|negated}. {x|לא עבר ניתוח גב|negated|p.discect}. {x|שאלה: היצרות תעלה|question}.')}
      ${head('טכניקה')}${p('סדרות סגיטליות T1, T2 ו-STIR, סדרות רוחביות T2. {x|ללא הזרקת גדוליניום|not given}. להשוואה: {i.h17ctls|CT עמוד שדרה מותני|on=2022-11-06} מ-06/11/2022.')}
      ${head('ממצאים')}
      ${p('{o|יישור הלורדוזה}. גובה החוליות שמור, {x|ללא שבר דחיסה|negated|d.vertfx}. {d.hemang|המנגיומה בגוף חוליה L2|icd=D18.09}. {x|ללא בצקת מח עצם|negated}. {x|ללא החלקה בין החוליות|negated|d.spondylol}. קונוס בגובה L1, תקין.')}
      ${p('L1-L2, L2-L3: ללא בלט או בקע.')}
      ${p('L3-L4: {d.discbulge|בלט דיסק קל|icd=M51.26/M51.36/M51.369/M51.360}, {x|ללא לחץ על שורשים|negated}.')}
      ${p('L4-L5: {o|התייבשות וירידה בגובה הדיסק}. {d.dischern|בקע דיסק מרכזי-שמאלי|icd=M51.26/M51.16} הלוחץ על שורש L5 השמאלי ברצס הלטרלי. יחד עם {d.facet|ארתרוזיס של הפצטות|icd=M47.816/M47.896/M47.817} ו{o|עיבוי ליגמנטום פלבום} נגרמת {d.spinsten|היצרות תעלה בינונית|icd=M48.061/M48.06}. הבקע גדול מעט לעומת הבדיקה הקודמת.')}
      ${p('L5-S1: {d.degdisc|שינויים ניווניים בדיסק|icd=M51.37/M51.36/M51.379/M51.370}, {o|קרע אנולרי קטן}. {x|ללא היצרות התעלה|negated}. {d.h34foram|היצרות קלה של הפורמן משמאל|icd=M99.73/M99.63/M48.07/M48.061}.')}
      ${p('{d.p28tarlov|ציסטה על שם טרלוב|icd=G96.191} בגובה S2 בקוטר 11 מ"מ. מפרקים סקרואיליאקים: {x|ללא סימני דלקת|negated|d.ankspond}. {d.rcyst|ציסטה פשוטה בכליה ימין|icd=N28.1} 18 מ"מ. {x|ללא הרחבה של אבי העורקים|negated|d.aaa}.')}
      <div class="f"><b>${he('סיכום')}</b><ol>${list(c, ['{d.dischern|בקע דיסק L4-L5|icd=M51.26/M51.16} משמאל עם לחץ על שורש L5 והיצרות תעלה בינונית.', '{d.degdisc|שינויים ניווניים L5-S1|icd=M51.37/M51.36/M51.379/M51.370}.', '{x|ללא ממצא המחשיד לתהליך זיהומי או ממאיר|negated|d.discitis}.'])}</ol>
      ${p('המלצה: {x|קורלציה קלינית ו-EMG לפי הצורך|recommended|p.emg}. {x|הזרקה אפידורלית תישקל על ידי הרופא המטפל|considered|p.e33esi}.')}</div>
      <div style="display:flex;justify-content:space-between;align-items:center;margin-top:16px"><span>${he('פענחה: ד"ר נטע הררי, מומחית ברדיולוגיה, מ.ר. 00561')}</span>${signature(c.rnd, '#222', 130)}</div>`,
      'rtl',
    )
  },
  { dateAliases: ['2026-04-29', '2022-11-06'], width: 1040, scale: 1.38 },
)

/** A fund's family doctor: a narrow column of standing facts at the side of the visit. */
const family = doc(
  'p1431.png',
  ['he', 'consultation', 'clean'],
  '2026-03-22',
  [
    'לאומית שירותי בריאות',
    'לאומית',
    'קופת חולים לאומית',
    'לאומית שירותי בריאות - סניף גבעתיים',
    'סניף גבעתיים',
    'Leumit',
  ],
  ['ד"ר אורנה פישביין', 'אורנה פישביין', 'פישביין אורנה'],
  ['סיגל אברהמוב', 'אברהמוב סיגל', "גב' סיגל אברהמוב"],
  'סיכום ביקור רופא משפחה',
  (c) => {
    const f = (title, ...lines) =>
      `<div class="f"><b>${he(title)}</b>${lines.map((s) => `<div>${t(c, s)}</div>`).join('')}</div>`
    return sheet(
      `body{font:16px/1.5 ${FACE.calibri};font-family:Carlito,'Noto Sans Hebrew';font-size:16.5px;padding:40px 60px}.g{display:grid;grid-template-columns:270px 1fr;gap:22px}.f{margin:0 0 9px}.f>b{display:block;color:#00695c;border-bottom:1px solid #9cc}.a{background:#eef5f3;padding:8px 12px}.h td{padding:2px 6px}ul{margin:0}span[data-e]{white-space:nowrap}`,
      `<div style="display:flex;justify-content:space-between;align-items:center;border-bottom:3px solid #00695c;padding-bottom:6px"><div style="display:flex;gap:10px;align-items:center">${mark('wave', '#00695c', 44)}<div><b style="font-size:23px;color:#00695c">${he('לאומית שירותי בריאות')}</b><br>${he('סניף גבעתיים')}</div></div><b style="font-size:21px">${he('סיכום ביקור רופא משפחה')}</b></div>
      <table class="h" style="margin:8px 0"><tr><td>${he('סיגל אברהמוב')}</td><td>${he('ת.ז. 0-2561190-4')}</td><td>${he('ת. לידה 08/12/1979')}</td></tr><tr><td>${he('תאריך ביקור: 22/03/2026 17:20')}</td><td>${he('ד"ר אורנה פישביין')}</td><td>${he('סוג ביקור: במרפאה')}</td></tr></table>
      <div class="g"><div class="a">
      ${f('רקע', '{d.migr|מיגרנה|icd=G43.909/G43.009/G43.109}', '{d.fibroid|שרירנים ברחם|icd=D25.9/D25.1}', '{d.allrhin|נזלת אלרגית|icd=J30.9/J30.2}', '{p.csect|ניתוח קיסרי|on=2011} 2011', '{x|אין אסתמה|negated|d.asthma}')}
      ${f('רגישויות', '{a.nsaid|נוגדי דלקת (NSAID)|react=נפיחות בעפעפיים} - נפיחות בעפעפיים')}
      ${f('תרופות קבועות', '{m.propr|דרלין 40 מ"ג|freq=פעמיים ביום} פעמיים ביום', '{m.riza|מקסלט 10 מ"ג|freq=בהתקף} בהתקף', '{m.fexo|טלפסט 180 מ"ג|freq=לפי הצורך} לפי הצורך', '{m.coc|מיקרוגינון|dose=-;st=stopped} - הופסקה 2024')}
      ${f('משפחה', '{x|אם - סרטן שד בגיל 58|family history|d.breastca}', '{x|אב - סוכרת|family history|d.dm2}')}
      ${f('הרגלים', '{x|לא מעשנת|negated|d.smoker}', '{x|ללא אלכוהול|negated|d.alcdep}')}
      </div><div>
      ${f('תלונה', '{o|עייפות} ו{o|סחרחורת} מזה חודשיים. {d.menorr|וסתות כבדות|icd=N92.0} של 8 ימים. {x|ללא דם בצואה|negated}, {x|ללא ירידה במשקל|negated}, {x|ללא כאבים בחזה|negated}. {o|נשירת שיער}. התקפי מיגרנה פעמיים בחודש, משתפרים ממקסלט.')}
      ${f('בדיקה', `ל"ד ${bp(112, 70)}, דופק {l.h33hr|90|v=90;u=-}, חום {l.h33temp|36.5|v=36.5;u=-}, משקל {l.h33wt|63 ק"ג|v=63;u=ק"ג}, גובה {l.h33ht|165 ס"מ|v=165;u=ס"מ}. {o|חיוורון בלחמיות}. לב: {o|אוושה סיסטולית רכה}. בטן רכה, {x|ללא הגדלת טחול|negated|d.splenomeg}. {x|ללא הגדלה של בלוטת התריס|negated}.`)}
      ${f('תוצאות מעבדה', `15/03/2026: ${results('2026-03-15', ['hgb;HGB;9.8;g/dL', 'mcv;MCV;72.4;fL', 'plt;PLT;412;K/uL', 'ferr;Ferritin;4.6;ng/mL', 'tsat;Transferrin saturation;6;%', 'b12;B12;318;pg/mL', 'tsh;TSH;2.15;mIU/L', 'crea;Creatinine;0.61;mg/dL', 'vitd;Vitamin D;44;nmol/L'])}`, `02/09/2025: ${results('2025-09-02', ['hgb;HGB;11.5;g/dL', 'ferr;Ferritin;9;ng/mL'])}`)}
      ${f('בדיקות קודמות', '{i.uspelv|US אגן|on=2026-01-11} 11/01/2026: {d.fibroid|שרירן אינטרמורלי|icd=D25.1/D25.9} 38 מ"מ, {x|שחלות תקינות|negated|d.ovcyst}. {i.mammo|ממוגרפיה|on=2025-11} 11/2025: תקינה, {x|ללא גוש|negated|d.breastca}.')}
      ${f('אבחנות הביקור', '{d.ida|אנמיה מחוסר ברזל|icd=D50.0/D50.9} על רקע {d.menorr|דימום וסתי כבד|icd=N92.0}', '{d.vitd|חסר ויטמין D|icd=E55.9}')}
      ${f('בוצע', '{p.ecg|אק"ג|on=2026-03-22} 22/03/2026: סינוס 88, {x|ללא הפרעות הולכה|negated}. {m.vhepb|חיסון הפטיטיס B מנה 1|dose=-;st=-;on=2026-03-22} ניתן 22/03/2026. {x|משטח PAP - סירבה היום|declined|p.smear}.')}
      ${f('טיפול')}<ul>${list(c, ['{m.p28ferrog|פרוגרד C|dose=-;freq=פעם ביום} טבליה פעם ביום, 3 חודשים', '{m.txa|הקסקפרון 500 מ"ג|freq=3 פעמים ביום} 2 טבליות 3 פעמים ביום בימי הווסת', '{m.chole|ויטמין D 2000 יחידות|freq=פעם ביום} פעם ביום'])}</ul>
      ${f('המשך')}<ul>${list(c, ['{x|ספירה ופריטין בעוד 6 שבועות|planned|l.ferr}', '{x|אם לא תהיה עליה - ונופר בעירוי|conditional|m.venofer}', '{x|הפניה לגינקולוג, לדיון במירנה|considered|m.lng}', '{x|גסטרוסקופיה - לא נדרשת כעת|not needed|p.egd}', '{x|נוגדני צליאק - הוזמנו|ordered|l.ttg}', '{x|אין ליטול נורופן|warned|m.ibu}'])}</ul>
      </div></div>
      <div style="display:flex;justify-content:space-between;align-items:center;margin-top:8px"><span>${he('אישור מחלה: לא ניתן')}</span>${signature(c.rnd, '#222', 110)}${stamp(['ד"ר אורנה פישביין', 'רפואת משפחה', 'מ.ר. 00294'], '#26306f', -5)}</div>`,
      'rtl',
    )
  },
  { dateAliases: ['2026-03-15', '2025-09-02', '2026-01-11'], width: 1080, scale: 1.36 },
)

/** A fund's form: boxes for urgency and way of coming, frames for each part, bloods in a line. */
const toHospital = doc(
  'p1432.png',
  ['he', 'other', 'clean'],
  '2026-08-30',
  [
    'שירותי בריאות כללית',
    'כללית',
    'קופת חולים כללית',
    'שירותי בריאות כללית - מרפאת נווה שאנן',
    'מרפאת נווה שאנן',
    'Clalit',
  ],
  ['ד"ר ראמי עסאקלה', 'ראמי עסאקלה', 'עסאקלה ראמי'],
  ['ולדימיר חסון', 'חסון ולדימיר', 'מר ולדימיר חסון'],
  'הפניה לחדר מיון',
  (c) => {
    const f = (title, ...lines) =>
      `<div class="f"><span class="k">${he(title)}</span>${lines.map((s) => `<div>${t(c, s)}</div>`).join('')}</div>`
    const p = (s) => `<span>${he(s)}</span>`
    return sheet(
      `body{font:17px/1.5 ${FACE.frank};font-family:'Frank Ruehl CLM','Liberation Serif','DejaVu Sans';font-size:19px;padding:42px 72px}.f{border:1.5px solid #222;border-bottom:0;padding:3px 14px 6px}.z{border-bottom:1.5px solid #222}.k{font-weight:bold;text-decoration:underline}.h td{border:1.5px solid #222;border-bottom:0;padding:3px 12px}.b{display:flex;gap:34px}span[data-e]{white-space:nowrap}`,
      `<div style="display:flex;justify-content:space-between;align-items:center;margin-bottom:8px"><div><b style="font-size:26px">${he('שירותי בריאות כללית')}</b><br>${he('מרפאת נווה שאנן, חיפה')}</div><b style="font-size:27px">${he('הפניה לחדר מיון')}</b>${barcode(c.rnd, 34, 40)}</div>
      <table class="h"><tr><td>${he('שם: חסון ולדימיר')}</td><td>${he('ת.ז.: 0-0713958-2')}</td><td>${he('גיל: 58, זכר')}</td></tr><tr><td>${he('תאריך: 30/08/2026')}</td><td>${he('שעה: 11:25')}</td><td>${he('אל: המרכז הרפואי בני ציון, מיון כירורגי')}</td></tr></table>${c.no('המרכז הרפואי בני ציון', 'addressee')}
      <div class="z"><div class="f"><div class="b">${p('דחיפות:')}${p('☒ דחופה')}${p('☐ רגילה')}${p('הגעה:')}${p('☐ אמבולנס')}${p('☒ רכב פרטי')}${p('התחייבות:')}${p('☒ טופס 17')}</div></div>
      ${f('סיבת ההפניה', '{o|נפיחות וכאב בשוק שמאל} מזה 3 ימים. {x|חשד לפקקת ורידים עמוקה (DVT) - לשלול|question|d.dvt}.')}
      ${f('מחלה נוכחית', 'בן 58, שלושה שבועות אחרי {p.arthrosc|ארתרוסקופיה בברך שמאל|on=2026-08-09} (09/08/2026) בגלל {d.meniscus|קרע מניסקוס|icd=S83.207A/S83.242A/S83.209A/S83.206A/M23.307/M23.302}, מאז ממעט ללכת. {x|ללא קוצר נשימה|negated}, {x|ללא כאב בחזה|negated|d.pe}, {x|ללא שיעול דמי|negated}, {x|ללא חום|negated}. {x|ללא אירוע קרישה בעבר|negated|d.dvt}.')}
      ${f('מחלות רקע', '{d.htn|יתר לחץ דם|icd=I10}, {d.varic|דליות ברגליים|icd=I83.93/I83.90}, {d.bph|ערמונית מוגדלת|icd=N40.0/N40.1}, {d.exsmoker|עישן עד 2020|icd=Z87.891}. {x|ללא מחלה ממארת|negated}. {x|אם - תסחיף ריאתי|family history|d.pe}.')}
      ${f('תרופות', '{m.ram|טריטייס 10 מ"ג|freq=פעם ביום} פעם ביום, {m.tams|אומניק 0.4 מ"ג|freq=בערב} בערב, {m.etor|ארקוקסיה 60 מ"ג|freq=פעם ביום} פעם ביום (מאז הניתוח). {m.enox|קלקסן 40 מ"ג|st=stopped} - הסתיים אחרי 10 ימים. {x|אינו נוטל קומדין|negated|m.warf}')}
      ${f('רגישויות', '{x|פניצילין - לא ידועה רגישות|negated|a.pen}. {a.elast|פלסטר|react=גירוי בעור} - גירוי בעור.')}
      ${f('בדיקה', `ל"ד ${bp(136, 84)}, דופק {l.h33hr|92|v=92;u=-}, חום {l.h33temp|37.1|v=37.1;u=-}, סטורציה {l.h33spo2|97%|v=97;u=%}, נשימות {l.e21rr|16|v=16;u=-}`, '{l.h34calf|היקף שוק שמאל 41 ס"מ|v=41;u=ס"מ}, {l.h34calf|ימין 37 ס"מ|v=37;u=ס"מ}. {o|בצקת גומתית} ו{o|רגישות לאורך הוורידים} משמאל. {x|ללא אודם או סימני צלוליטיס|negated|d.cellul}. ריאות נקיות. {o|Wells 4}.')}
      ${f('בדיקות', `30/08/2026: ${results('2026-08-30', ['dd;D-Dimer;1840;ng/mL', 'hgb;HGB;14.1;g/dL', 'plt;PLT;276;K/uL', 'crea;קריאטינין;0.94;mg/dL', 'inr;INR;1.0;'])}`, '{p.ecg|אק"ג|on=2026-08-30} 30/08/2026: {o|סינוס 94}, {x|ללא עומס חדר ימין|negated}.')}
      ${f('מבוקש', '{x|דופלר ורידי של רגל שמאל|requested|i.usdopp}. {x|אם מתאים - להתחיל נוגד קרישה (אליקוויס)|conditional|m.apix}. {x|CTPA רק אם יופיע קוצר נשימה|conditional|i.ctpa}. {x|אבחנה מבדלת: קרע בציסטה על שם בייקר|question|d.baker}.')}
      ${f('טופל במרפאה', '{x|לא ניתן טיפול|not given}. {x|אין להמשיך ארקוקסיה אם יוחל נוגד קרישה|conditional|m.etor}.')}</div>
      <div style="display:flex;justify-content:space-between;align-items:center;margin-top:10px"><span>${he('ד"ר ראמי עסאקלה, רפואה פנימית, מ.ר. 00836')}</span>${ltr('04-0007710')}${signature(c.rnd, '#24408a', 120)}${stamp(['ד"ר ראמי עסאקלה', 'מ.ר. 00836'], '#26306f', -5)}</div>`,
      'rtl',
    )
  },
  { dateAliases: ['2026-08-09'], width: 1060, scale: 1.38 },
)

export const thirtyFourthHeMore = [medicines, lumbar, family, toHospital]
