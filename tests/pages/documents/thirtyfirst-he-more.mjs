/** Ordinary paper in Hebrew: an institute's CT of the head, a family doctor's referral to a rheumatologist as a form, an orthopaedic surgeon's visit. */
import { barcode, mark, signature, stamp } from '../lib/decor.mjs'
import { FACE, doc, he, items, sheet } from './blind-parts.mjs'

/** A hospital's imaging institute: facts in two columns, plain paragraphs, a numbered conclusion. */
const head = doc(
  'p1280.png',
  ['he', 'imaging', 'clean'],
  '2026-06-24',
  [
    'המרכז הרפואי נווה הזית',
    'נווה הזית',
    'מרכז רפואי נווה הזית',
    'המרכז הרפואי נווה הזית - מכון הדימות',
    'מכון הדימות, המרכז הרפואי נווה הזית',
  ],
  ['ד"ר עמוס קליינמן', 'עמוס קליינמן', 'קליינמן עמוס'],
  ['פרוספר טויטו', 'טויטו פרוספר', 'מר פרוספר טויטו'],
  'CT מוח ללא חומר ניגוד',
  (c) => {
    const p = (s) => `<p>${c.t(s)}</p>`
    return sheet(
      `body{font:18px/1.5 ${FACE.david};font-size:20px;padding:54px 90px}p{margin:9px 0}.h td{padding:2px 5px}ol{margin:3px 0}span[data-e]{white-space:nowrap}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div><b style="font-size:28px">${he('המרכז הרפואי נווה הזית')}</b><br>${he('מכון הדימות')}</div>${barcode(c.rnd, 32, 40)}</div>
      <table class="h" style="border-top:1.5px solid #000;border-bottom:1.5px solid #000;margin:12px 0"><tr><td>${he('שם הנבדק: מר פרוספר טויטו')}</td><td>${he('תאריך הבדיקה: 24/06/2026')}</td></tr><tr><td>${he('ת.ז. 0-0410952-3')}</td><td>${he('פענוח סופי: 25/06/2026')}</td></tr><tr><td>${he('ת. לידה: 18/11/1943')}</td><td>${he('גורם מפנה: ד"ר שלי אזולאי, נוירולוגיה')}</td></tr></table>${c.no('ד"ר שלי אזולאי', 'referrer')}
      <div style="text-align:center;font-size:24px;font-weight:bold">${c.t('{i.cthead|CT מוח ללא חומר ניגוד|main=1}')}</div>
      ${p('**רקע והתוויה:** בן 82 עם {d.af|פרפור פרוזדורים|icd=I48.91} תחת {m.warf|קומדין|dose=-}. {o|ירידה בזיכרון} והפרעה בהליכה מזה חצי שנה. {o|נפילה} לפני שבועיים. {x|דימום סובדורלי?|question|d.sdh} {x|NPH?|question|d.nph}')}
      ${p('**טכניקה:** סריקה ספירלית מבסיס הגולגולת ועד הקודקוד, שחזורים בשלושה מישורים. {x|לא הוזרק חומר ניגוד|negated}.')}
      ${p('**השוואה:** {i.cthead|CT מוח|on=2023-03-15} מ-15/03/2023.')}
      ${p('**ממצאים:**')}
      ${p('{x|לא נראה דימום תוך או חוץ צירי|negated|d.ich}. {x|אין קולקציה סובדורלית|negated|d.sdh}. {x|אין אפקט מסה או הסטה של קו האמצע|negated}.')}
      ${p('{d.lacune|אוטם לקונרי ישן|icd=I63.81/Z86.73/I69.30/I67.89} בגרעיני הבסיס משמאל, ללא שינוי מהבדיקה הקודמת. {d.smallv|שינויים איסכמיים מיקרווסקולריים|icd=I67.82/I67.89/I67.9} בחומר הלבן הפריוונטריקולרי, בהחמרה קלה. {x|ללא עדות לאוטם חריף|negated|d.stroke}.')}
      ${p('{d.atrophy|אטרופיה מוחית|icd=G31.9} כללית, בולטת באונות הטמפורליות, {x|התרחבות החדרים תואמת לאטרופיה ואינה אופיינית להידרוצפלוס|negated|d.hydroceph}.')}
      ${p('{o|הסתיידויות} בעורקי התרדמה התוך גולגולתיים. הסלה תקינה. {x|לא נראה גוש בגומה האחורית|negated}.')}
      ${p('{d.retcyst|ציסטת רטנציה|icd=J34.1} 1.2 ס"מ בסינוס המקסילרי הימני. תאי המסטואיד מאווררים, {x|ללא נוזל|negated|d.mastoid}. {x|אין שבר בגולגולת|negated}. מצב לאחר {p.phaco|ניתוח קטרקט|st=completed} דו צדדי.')}
      <div style="border:1.5px solid #000;padding:4px 18px;margin-top:12px"><b>${he('לסיכום:')}</b><ol>${items(c, ['{x|ללא דימום תוך גולגולתי|negated|d.ich}.', 'אטרופיה מוחית ומחלת כלי דם קטנים, בהחמרה קלה לעומת 2023.', 'אוטם לקונרי ישן בגרעיני הבסיס משמאל.'])}</ol></div>
      ${p('{x|במידת הצורך הקליני יישקל MRI מוח|considered|i.mrbrain}. {x|תשובה זו מיועדת לרופא המפנה|instruction}.')}
      <div style="display:flex;justify-content:space-between;align-items:center;margin-top:14px"><span>${he('ד"ר עמוס קליינמן, מומחה ברדיולוגיה, מ.ר. 00195')}</span>${signature(c.rnd, '#222')}</div>`,
      'rtl',
    )
  },
  { dateAliases: ['2026-06-25'], width: 1040, scale: 1.36 },
)

/** A family doctor's referral: a framed form with a shaded label over each part, urgency as boxes. */
const referral = doc(
  'p1281.jpg',
  ['he', 'consultation', 'scan'],
  '2026-05-19',
  ['קופת חולים ארגמן', 'ארגמן', 'קופ"ח ארגמן', 'קופת חולים ארגמן - מרפאת שער העיר', 'מרפאת שער העיר'],
  ['ד"ר יולי גורודצקי', 'יולי גורודצקי', 'גורודצקי יולי'],
  ['עינב מלול', 'מלול עינב', "גב' עינב מלול"],
  'הפניה לרופא מקצועי',
  (c) => {
    const d = '2026-05-11'
    const f = (title, s) =>
      `<div class="f"><div class="t">${he(title)}</div><div class="x">${c.t(s)}</div></div>`
    return sheet(
      `body{font:17px/1.4 ${FACE.arial};font-size:17.5px;padding:44px 66px}.f{border:1px solid #444;border-top:0}.t{background:#e2e2e2;padding:1px 12px;font-weight:bold}.x{padding:3px 12px 5px}.h td{border:1px solid #444;padding:3px 10px}.b{font-family:'Liberation Sans','DejaVu Sans'}span[data-e]{white-space:nowrap}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:10px;align-items:center">${mark('leaf', '#333', 44)}<div><b style="font-size:24px">${he('קופת חולים ארגמן')}</b><br>${he('מרפאת שער העיר, קריית גת')}</div></div><b style="font-size:24px">${he('הפניה לרופא מקצועי')}</b></div>
      <table class="h" style="margin-top:10px"><tr><td>${he('שם: מלול עינב')}</td><td>${he('ת.ז. 0-2955108-3')}</td><td>${he('ת. לידה 27/03/1979')}</td></tr><tr><td>${he('תאריך ההפניה: 19/05/2026')}</td><td>${he('אל: ראומטולוגיה')}</td><td class="b">${he('דחיפות: ☐ רגיל  ☒ דחוף  ☐ מיידי')}</td></tr></table>
      ${f('סיבת ההפניה', '{x|חשד לדלקת מפרקים שגרונית|question|d.ra}. אבקש חוות דעתך והמלצה לטיפול.')}
      ${f('פירוט', 'מזה 10 שבועות {o|כאבים ונפיחות} בפרקי כפות הידיים דו צדדית, {o|נוקשות בוקר} מעל שעה, {o|עייפות}. {x|ללא פריחה|negated|d.psoriasis}, {x|ללא כאבי גב דלקתיים|negated|d.ankspond}, {x|ללא חום|negated}.')}
      ${f('אבחנות פעילות', '{d.hashi|השימוטו|icd=E06.3}, {d.raynaud|תופעת ריינו|icd=I73.00}, {d.dryeye|יובש בעיניים|icd=H04.123/H04.129}, {d.migr|מיגרנה|icd=G43.909}')}
      ${f('ניתוחים והיריונות', '{p.csect|ניתוח קיסרי|on=2010} 2010, {p.lapchole|כריתת כיס מרה לפרוסקופית|on=2018} 2018. {x|ללא הפלות חוזרות|negated|d.miscarr}.')}
      ${f('רגישויות', '{a.sulfa|סולפה|react=אורטיקריה} - אורטיקריה')}
      ${f('תרופות', '{m.levo|אלטרוקסין 75 מק"ג|dose=75 מק"ג;freq=פעם ביום} פעם ביום; {m.nif|אוסמו-אדלט 30 מ"ג|freq=פעם ביום} פעם ביום בחורף; {m.etor|ארקוקסיה 90 מ"ג|freq=פעם ביום} פעם ביום מאפריל; {m.riza|מקסלט 10 מ"ג|freq=בעת התקף} בעת התקף; {m.carmel|סיסטיין|dose=-;freq=לפי הצורך} טיפות לפי הצורך; {m.napr|נקסין|dose=-;st=stopped} - הופסק עקב צרבת.')}
      ${f('משפחה והרגלים', '{x|דודה עם זאבת|family history|d.sle}. {x|לא מעשנת|negated|d.smoker}.')}
      ${f('בבדיקה', '{o|נפיחות MCP 2-3 דו צדדית}, {o|רגישות שורשי כף היד}. {x|ללא קשריות ראומטיות|negated}. {o|ל"ד 112/70}, {o|משקל 61 ק"ג}.')}
      ${f('מעבדה 11/05/2026', `{l.esr|שקיעת דם 46 mm/h|v=46;u=mm/h;on=${d}}, {l.crp|CRP 2.3 mg/dL|v=2.3;u=mg/dL;on=${d}}, {l.rf|RF 88 IU/mL|v=88;u=IU/mL;on=${d}}, {l.ccp|Anti-CCP 154 U/mL|v=154;u=U/mL;on=${d}}, {l.ana|ANA 1:160|v=1:160;u=-;on=${d}}, {l.dsdna|Anti-dsDNA שלילי|v=שלילי;u=-;on=${d}}, {l.ssa|Anti-SSA שלילי|v=שלילי;u=-;on=${d}}, {l.hgb|HGB 11.6 g/dL|v=11.6;u=g/dL;on=${d}}, {l.wbc|WBC 6.1 K/µL|v=6.1;u=K/µL;on=${d}}, {l.plt|PLT 417 K/µL|v=417;u=K/µL;on=${d}}, {l.alt|ALT 18 U/L|v=18;u=U/L;on=${d}}, {l.crea|CREATININE 0.64 mg/dL|v=0.64;u=mg/dL;on=${d}}, {l.tsh|TSH 1.9 mIU/L|v=1.9;u=mIU/L;on=${d}}, {l.hbsag|HBsAg שלילי|v=שלילי;u=-;on=${d}}, {l.antihcv|Anti-HCV שלילי|v=שלילי;u=-;on=${d}}`)}
      ${f('הדמיה', '{i.xrhand|צילום כפות ידיים|on=2026-05-13} 13/05/2026: {x|ללא ארוזיות|negated}, {o|אוסטאופניה סביב המפרקים}. {x|אולטרסאונד מפרקים - טרם בוצע|not done}.')}
      ${f('תכנית עד לביקור', '{x|קוונטיפרון וצילום חזה לפני טיפול ביולוגי|planned|l.qft}. {x|מתוטרקסט לפי החלטת הראומטולוג|considered|m.mtx}. {x|אם תהיה החמרה ניכרת - פרדניזון במינון נמוך|conditional|m.pred}. {x|פיזיותרפיה לידיים|planned}. {x|להימנע מסולפסלזין בשל רגישות|warned|m.ssz}.')}
      <div style="display:flex;justify-content:space-between;align-items:center;margin-top:12px"><span>${he('ד"ר יולי גורודצקי, רופאת משפחה')}</span>${stamp(['ד"ר יולי גורודצקי', 'מ.ר. 00632'], '#333', -5)}${signature(c.rnd, '#222')}</div>`,
      'rtl',
    )
  },
  { dateAliases: ['2026-05-11', '2026-05-13'], width: 1020, scale: 1.42, degrade: { angle: 0.7 } },
)

/** An orthopaedic surgeon of a private institute: a narrow column of facts at the right, the visit in paragraphs beside it. */
const shoulder = doc(
  'p1282.png',
  ['he', 'consultation', 'clean'],
  '2026-07-14',
  ['מרפאות אורתו-צפון', 'אורתו-צפון', 'אורתו צפון', 'מרפאות אורתו צפון', 'אורתו-צפון - מרפאת כתף'],
  ['ד"ר אסף רייכר', 'אסף רייכר', 'רייכר אסף'],
  ['מרדכי בוזגלו', 'בוזגלו מרדכי', 'מר מרדכי בוזגלו'],
  'סיכום ביקור - מרפאת כתף',
  (c) => {
    const p = (title, s) => `<p><b>${he(title)}</b><br>${c.t(s)}</p>`
    return sheet(
      `body{font:17px/1.5 ${FACE.notoHe};font-size:16px;padding:46px 64px}.w{display:grid;grid-template-columns:250px 1fr;gap:26px;margin-top:12px}.a{background:#eaf3f2;padding:6px 14px;font-size:15px}.a b{color:#0f6460}p{margin:9px 0}ul{margin:2px 0}span[data-e]{white-space:nowrap}`,
      `<div style="display:flex;justify-content:space-between;align-items:center;border-bottom:2px solid #0f6460;padding-bottom:6px"><div style="display:flex;gap:10px;align-items:center">${mark('rings', '#0f6460', 46)}<div><b style="font-size:24px;color:#0f6460">${he('מרפאות אורתו-צפון')}</b><br>${he('כיכר הנמל 3, עכו')}</div></div><b style="font-size:20px">${he('סיכום ביקור - מרפאת כתף')}</b></div>
      <div class="w"><div class="a">${p('מטופל', 'מרדכי בוזגלו\nת.ז. 0-1205663-9\nיליד 06/02/1968')}${p('תאריך', '14/07/2026')}${p('רופא', 'ד"ר אסף רייכר')}${p('עיסוק', 'צבעי, יד ימין דומיננטית')}${p('מחלות', '{d.dm2|סוכרת סוג 2|icd=E11.9}\n{d.htn|יתר לחץ דם}\n{d.cts|תסמונת התעלה הקרפלית|icd=G56.00/G56.01/G56.02}')}${p('תרופות', '{m.metf|גלוקומין 850 מ"ג|freq=פעמיים ביום} פעמיים ביום\n{m.vals|ולסרטן 80 מ"ג|freq=פעם ביום} פעם ביום')}${p('רגישויות', '{x|לא ידועות|negated}')}${p('ניתוחים', '{p.herniar|בקע מפשעתי|on=2005} 2005')}</div>
      <div>${p('תלונה', '{o|כאבים בכתף ימין} מזה 4 חודשים, מתגברים בהרמת יד ובשינה על הצד. {x|ללא חבלה|negated}. {x|ללא נימול ביד|negated|d.cradic}. טופל ב{m.dicl|וולטרן|dose=-;st=stopped} עד יוני, ללא הקלה.')}
      ${p('בדיקה גופנית', '{o|הרחקה פעילה 100 מעלות}, קשת כואבת. {o|מבחני Neer ו-Hawkins חיוביים}. {o|חולשה קלה ב-Jobe}. {x|ללא אי יציבות|negated|d.shdis}. {x|טווח סביל שמור, אינו מתאים לכתף קפואה|negated|d.frozen}.')}
      ${p('הדמיה', '{i.xrshould|צילום כתף ימין|on=2026-06-21} 21/06/2026: {d.acoa|שינויים ניווניים במפרק AC|icd=M19.011}, {x|ללא הסתיידויות|negated|d.calctend}.\n{i.usshould|אולטרסאונד כתף ימין|on=2026-06-28} 28/06/2026: {d.rotcuff|קרע חלקי בגיד הסופרה-ספינטוס|icd=M75.111/M75.110}, {d.subburs|בורסיטיס תת אקרומיאלית|icd=M75.51}, {x|גיד הדו ראשי תקין|negated|d.bicten}.')}
      ${p('מעבדה', '15/06/2026: {l.a1c|HbA1c 7.3%|v=7.3;u=%;on=2026-06-15}, {l.crp|CRP 0.3 mg/dL|v=0.3;u=mg/dL;on=2026-06-15}.')}
      ${p('אבחנה', '{d.imping|תסמונת צביטה תת אקרומיאלית מימין|icd=M75.41} עם קרע חלקי.')}
      ${p('בוצע היום', 'לאחר הסבר והסכמה - {p.usinj|הזרקה תת אקרומיאלית|on=2026-07-14}: {m.mpred?|דפו-מדרול|dose=-;st=-} 40 מ"ג עם {m.lidocn?|לידוקאין|dose=-;st=-}. {x|ללא תופעות לוואי|negated}.')}
      <p><b>${he('המלצות')}</b></p><ul>${items(c, ['{m.trama|טרמדקס 50 מ"ג|freq=לפני השינה} לפני השינה, 5 ימים', "{m.ketopr|פסטום ג'ל|dose=-;freq=3 פעמים ביום} מריחה 3 פעמים ביום", '{x|ייתכן סוכר גבוה בימים הקרובים - למדוד בבית|instruction}', '{x|12 טיפולי פיזיותרפיה - ניתנה הפניה|planned}', '{x|MRI כתף אם אין שיפור תוך 8 שבועות|conditional|i.mrshould}', '{x|ארתרוסקופיה ותיקון הגיד יישקלו בהמשך|considered|p.rcr}', '{x|חופש מעבודה מעל גובה הכתף 30 יום|instruction}', '{x|חום או אודם במקום ההזרקה - לפנות מיד|conditional|d.septarth}'])}</ul>
      <div style="display:flex;justify-content:space-between;align-items:center;margin-top:12px"><span>${he('ד"ר אסף רייכר, מומחה באורתופדיה, מ.ר. 00588')}</span>${signature(c.rnd, '#222', 120)}</div></div></div>`,
      'rtl',
    )
  },
  { dateAliases: ['2026-06-28', '2026-06-21', '2026-06-15'], width: 1040, scale: 1.4 },
)

export const thirtyFirstHeMore = [head, referral, shoulder]
