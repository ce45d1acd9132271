/** Further paper in Hebrew as families mostly get it: a fund's prescription, an ultrasound of kidneys, bladder and prostate, a gastroscopy. */
import { barcode, hand, mark, matrixCode, signature, stamp } from '../lib/decor.mjs'
import { FACE, doc, he, items, ltr, sheet } from './blind-parts.mjs'

/** A fund's prescription for the pharmacy: a table with the Latin name and its Hebrew instruction, quantity and period. */
const drugs = doc(
  'p769.jpg',
  ['he', 'prescription', 'photo'],
  '2026-03-24',
  ['קופת חולים אירוס', 'אירוס', 'קופ"ח אירוס', 'קופת חולים אירוס - מרפאת הפארק', 'מרפאת הפארק'],
  ['ד"ר סוהיל עבוד', 'סוהיל עבוד', 'עבוד סוהיל'],
  ['חנניה ביטרן', 'ביטרן חנניה', 'מר חנניה ביטרן'],
  'מרשם רפואי',
  (c) => {
    let n = 0
    const row = (drug, how, amount, period, note = '') =>
      `<tr data-line><td>${++n}</td><td class="n">${c.t(drug)}</td><td>${he(how)}</td><td>${he(amount)}</td><td>${he(period)}</td><td>${c.t(note)}</td></tr>`
    return sheet(
      `body{font:18px/1.4 ${FACE.arial};font-size:17.5px;padding:42px 58px}td,th{border:1px solid #8aa;padding:5px 9px;font-size:17px}th{background:#e2efee}.n{font-weight:bold}h3{font-size:18px;color:#0f5257;margin:12px 0 3px}p{margin:6px 0}ul{margin:2px 0}.h{display:grid;grid-template-columns:1fr 1fr 1fr;border:1px solid #0f5257;padding:6px 12px;margin:10px 0}span[data-e]{white-space:nowrap}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:12px;align-items:center">${mark('rings', '#0f5257', 50)}<div><b style="font-size:26px;color:#0f5257">קופת חולים אירוס</b><br>${he('מרפאת הפארק, כרמיאל')}</div></div><div style="text-align:center"><b style="font-size:24px">${he('מרשם רפואי')}</b><br>${he('מספר 7719-20-554')}</div><div>${barcode(c.rnd, 30, 40)}</div></div>
      <div class="h"><div>${he('מר חנניה ביטרן')}<br>${he('ת.ז. 0-5128846-0')}</div><div>${he('תאריך לידה: 02/01/1957')}<br>${he('טלפון 00-5550630')}</div><div>${he('תאריך המרשם: 24/03/2026')}<br>${he('תקף לניפוק עד: 24/06/2026')}</div></div>
      <p>${c.t('אבחנות: {d.ihd|מחלת לב איסכמית|icd=I25.10/I25.9}, {d.dm2|סוכרת סוג 2|icd=E11.9/E11.65}, {d.htn|יתר לחץ דם}, {d.bph|הגדלה שפירה של הערמונית|icd=N40.0/N40.1}, {d.gout|גאוט|icd=M10.9}, {d.glauc|גלאוקומה|icd=H40.9}.')}</p>
      <p>${c.t('רגישויות: {a.sulfa|סולפה|react=פריחה} (פריחה), {a.rami|טריטייס|react=שיעול} (שיעול). {x|לא ידועה רגישות לאספירין|negated|a.asa}.')}</p>
      <table><tr><th>#</th><th style="width:31%">${he('תרופה')}</th><th style="width:25%">${he('הוראות שימוש')}</th><th>${he('כמות')}</th><th>${he('תקופה')}</th><th>${he('הערה')}</th></tr>
      ${row('{m.asa|Micropirin 75 mg|freq=פעם ביום}', 'כדור פעם ביום', '30', '3 חודשים')}
      ${row('{m.eze|Ezetrol 10 mg|freq=פעם ביום}', 'כדור פעם ביום', '28', '3 חודשים')}
      ${row('{m.ator|Atorvastatin 80 mg|freq=פעם ביום בערב}', 'כדור פעם ביום בערב', '30', '3 חודשים')}
      ${row('{m.vals|Diovan 160 mg|freq=פעם ביום}', 'כדור פעם ביום בבוקר', '28', '3 חודשים', 'מינון הועלה')}
      ${row('{m.bis|Bisoprolol 5 mg|freq=פעם ביום}', 'כדור פעם ביום בבוקר', '30', '3 חודשים')}
      ${row('{m.sitamet|Januet 50/1000|dose=-;freq=פעמיים ביום}', 'כדור פעמיים ביום עם אוכל', '56', '3 חודשים')}
      ${row('{m.sema|Ozempic 0.5 mg|freq=פעם בשבוע}', 'זריקה פעם בשבוע', '1 עט', 'חודש', 'באישור הקופה')}
      ${row('{m.allo|Zylol 100 mg|freq=פעם ביום}', 'כדור פעם ביום אחרי אוכל', '50', '3 חודשים')}
      ${row('{m.tams|Omnic 0.4 mg|freq=פעם ביום}', 'כמוסה פעם ביום בערב', '30', '3 חודשים')}
      ${row('{m.latan|Glautan 0.005%|dose=-;freq=טיפה אחת בכל עין בערב}', 'טיפה אחת בכל עין בערב', '1', 'חודש')}
      ${row('{m.colc|Colchicine 0.5 mg|freq=פעמיים ביום לפי הצורך}', 'כדור פעמיים ביום לפי הצורך', '30', 'חד פעמי', '{x|רק בהתקף, עד 5 ימים|conditional}')}</table>
      <h3>${he('תרופות שהופסקו')}</h3><p>${c.t('{m.glim|Amaryl 2 mg|st=stopped} - {o|היפוגליקמיה}. {m.dox|Cadex 2 mg|st=stopped} - הוחלף ב-Omnic.')}</p>
      <h3>${he('הנחיות למטופל ולרוקח')}</h3><ul>${items(c, ['{x|אין ליטול נורופן או וולטרן|warned|m.ibu}. {x|אין לשלב סיאליס עם ניטרטים|warned|m.tada}', '{x|תפקודי כליה ואשלגן בעוד שבועיים בשל העלאת דיובן|planned|l.k}', '{x|אוזמפיק 1 מ"ג - אם יסבול היטב, בעוד חודש|conditional}. {x|ג\'ארדיאנס נשקל, לא ניתן כעת|considered|m.empa}', '{x|ניתן לנפק תחליף גנרי|substitution}. {x|חיסון פנאומוקוק מומלץ|planned|m.vpcv}'])}</ul>
      <div style="display:flex;justify-content:space-between;align-items:center;margin-top:10px"><div>${he('ד"ר סוהיל עבוד, רפואת משפחה')}<br>${he('מספר רישיון 00736')}</div>${signature(c.rnd)}${stamp(['ד"ר סוהיל עבוד', 'רפואת משפחה', 'מ.ר. 00736'], '#26306f', -6)}</div>
      <p style="font-size:15.5px">${he('נופק חלקית 25/03/2026, בית מרקחת הנוריות')} ${hand('חסר Ozempic', 25)}</p>${c.no('בית מרקחת הנוריות', 'pharmacy')}`,
      'rtl',
    )
  },
  { dateAliases: ['2026-03-25'], width: 1000, scale: 1.5, degrade: { angle: -1.2, folds: [0.5] } },
)

/** An imaging institute: a box of facts, short paragraphs by organ, a summary. */
const kidneys = doc(
  'p770.jpg',
  ['he', 'imaging', 'scan'],
  '2026-01-19',
  ['מכון הדמיה אורטל', 'אורטל', 'אורטל הדמיה', 'מכון אורטל', 'מכון הדמיה אורטל - באר שבע'],
  ['ד"ר הגר ליפשיץ', 'הגר ליפשיץ', 'ליפשיץ הגר'],
  ['מאיר סוויסה', 'סוויסה מאיר', 'מר מאיר סוויסה'],
  'אולטרסאונד כליות ודרכי שתן',
  (c) => {
    const f = (title, s) => `<p><b>${he(title)}</b> - ${c.t(s)}</p>`
    return sheet(
      `body{font:19px/1.55 ${FACE.david};font-size:21.5px;padding:54px 78px}p{margin:9px 0}.h td{border:1px solid #777;padding:4px 12px}.s{border-top:2px solid #222;margin-top:14px;padding-top:6px}ol{margin:2px 0}span[data-e]{white-space:nowrap}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:12px;align-items:center">${mark('star', '#333', 48)}<div><b style="font-size:29px">מכון הדמיה אורטל</b><br>${he('רחוב הפלמ"ח 41, באר שבע')}</div></div>${barcode(c.rnd, 28, 40)}</div>
      <table class="h" style="margin:12px 0"><tr><td>${he('שם: מר מאיר סוויסה')}</td><td>${he('ת.ז. 0-5346621-9')}</td><td>${he('תאריך לידה: 19/07/1953')}</td></tr><tr><td>${he('מפנה: ד"ר בלה רוזין')}</td><td>${he('תאריך הבדיקה: 19/01/2026')}</td><td>${he('תאריך הקלדה: 20/01/2026')}</td></tr></table>${c.no('ד"ר בלה רוזין', 'referrer')}
      <div style="text-align:center;font-size:25px;font-weight:bold">${c.t('{i.usren|אולטרסאונד כליות ודרכי שתן|main=1}')}</div>
      ${f('מידע קליני', '{o|תכיפות} ו{d.nocturia|השתנה לילית}, {d.e16raisedpsa|PSA מוגבר|icd=R97.20}. {p.ureteros|אורטרוסקופיה|on=2018} ב-2018. {x|ללא המטוריה|negated|d.hematuria}. {x|אח עם סרטן ערמונית|family history|d.prostca}. {x|שאלה: אצירת שתן?|question|d.retention}')}
      ${f('השוואה', '{i.usren|אולטרסאונד|on=2024-12-02} מיום 02/12/2024.')}
      ${f('כליה ימנית', 'אורך 10.8 ס"מ, קורטקס שמור. {d.rcyst|ציסטה פשוטה|icd=N28.1} 31 מ"מ בקוטב העליון, ללא שינוי. {x|ללא הידרונפרוזיס|negated|d.hydro}. {x|ללא אבנים|negated}.')}
      ${f('כליה שמאלית', 'אורך 11.2 ס"מ. {d.stone|אבן 6 מ"מ בגביע התחתון|icd=N20.0}, לא נראתה בבדיקה הקודמת. {d.aml|אנגיומיוליפומה 9 מ"מ|icd=D17.71/D30.02}. {x|ללא גוש סולידי חשוד|negated}. {x|האורטר אינו מורחב|negated}.')}
      ${f('שלפוחית השתן', 'מלאה היטב, {d.bladwall|דופן מעובה|icd=N32.89} עד 6 מ"מ. {x|ללא אבן בשלפוחית|negated|d.e18bladst}. {x|ללא נגע תופס מקום|negated|d.bladderca}. {l.pvr|שארית לאחר השתנה 70 מ"ל|v=70;u=-;on=2026-01-19}.')}
      ${f('ערמונית', '{d.bph|ערמונית מוגדלת|icd=N40.0/N40.1} עם אונה אמצעית בולטת, {l.e18prvol|נפח 54 סמ"ק|v=54;u=-;on=2026-01-19}. הסתיידויות מרכזיות.')}
      ${f('נוסף', '{d.steat|כבד שומני|icd=K76.0} קל שנצפה באקראי. {x|ללא נוזל חופשי|negated|d.ascites}. {x|אבי העורקים הבטני ללא מפרצת|negated|d.aaa}.')}
      <div class="s"><b>${he('סיכום')}:</b><ol>${items(c, ['{d.bph|הגדלה של הערמונית|icd=N40.0/N40.1} עם שארית שתן.', '{d.stone|אבן בכליה שמאל|icd=N20.0}, {x|ללא חסימה|negated}.', '{d.rcyst|ציסטה פשוטה בכליה ימין|icd=N28.1}.'])}</ol></div>
      ${f('המלצה', '{x|ביקורת אורולוגית|planned}. {x|CT ללא חומר ניגוד אם יופיעו כאבים|conditional|i.ctkub}. {x|MRI ערמונית לשיקול האורולוג|considered|i.mrprost}.')}
      <div style="display:flex;justify-content:space-between;align-items:center;margin-top:14px"><div>${he('ד"ר הגר ליפשיץ')}<br>${he('מומחית ברדיולוגיה, מ.ר. 00298')}</div>${signature(c.rnd, '#222')}${stamp(['ד"ר הגר ליפשיץ', 'רדיולוגיה', 'מ.ר. 00298'], '#333', 5)}</div>`,
      'rtl',
    )
  },
  { dateAliases: ['2026-01-20'], width: 1040, scale: 1.42, degrade: { angle: 0.8 } },
)

/** A gastroenterology institute: gastroscopy with findings by part, diagnoses, recommendations. */
const scope = doc(
  'p771.png',
  ['he', 'other', 'clean'],
  '2026-05-05',
  ['מכון גסטרו מגדלור', 'מגדלור', 'מכון מגדלור', 'מגדלור גסטרו', 'מכון גסטרו מגדלור - אשדוד'],
  ['ד"ר ולדימיר פיינשטיין', 'ולדימיר פיינשטיין', 'פיינשטיין ולדימיר'],
  ['אדווה שושן', 'שושן אדווה', "גב' אדווה שושן"],
  'תשובת גסטרוסקופיה',
  (c) => {
    const f = (title, s) => `<p><b class="k">${he(title)}:</b> ${c.t(s)}</p>`
    return sheet(
      `body{font:17px/1.48 ${FACE.miriam};font-size:18px;padding:44px 68px}.k{color:#7a4a12}p{margin:7px 0}h3{font-size:18.5px;color:#fff;background:#7a4a12;padding:2px 12px;margin:12px 0 4px}ul{margin:2px 0}.h{display:grid;grid-template-columns:1fr 1fr 1fr;border-top:1px solid #7a4a12;border-bottom:1px solid #7a4a12;padding:6px 0;margin:8px 0}span[data-e]{white-space:nowrap}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:12px;align-items:center">${mark('leaf', '#7a4a12', 48)}<div><b style="font-size:27px;color:#7a4a12">מכון גסטרו מגדלור</b><br>${he('שדרות הרצל 15, אשדוד')}</div></div><div style="text-align:center"><b style="font-size:23px">${c.t('תשובת {p.egd|גסטרוסקופיה|on=2026-05-05}')}</b><br>${he('תאריך: 05/05/2026')}</div>${matrixCode(c.rnd, 18, 3)}</div>
      <div class="h"><div>${he("שם: גב' אדווה שושן")}<br>${he('ת.ז. 0-3844172-5')}</div><div>${he('ת. לידה: 13/03/1981')}<br>${he('רופא מבצע: ד"ר ולדימיר פיינשטיין')}</div><div>${he('אחות: סיוון')}<br>${he('מפנה: ד"ר אריאל מוסרי')}</div></div>${c.no('ד"ר אריאל מוסרי', 'referrer')}${c.no('סיוון', 'nurse')}
      ${f('סיבת הבדיקה', '{o|צרבת} ו{o|כאב ברום הבטן} מזה 4 חודשים, {d.e16lowfe|חסר ברזל|icd=E61.1}. {x|ללא ירידה במשקל|negated}, {x|ללא קושי בבליעה|negated|d.dysph}. {x|אב עם סרטן קיבה|family history|d.gastricca}.')}
      ${f('מחלות רקע', '{d.migr|מיגרנה|icd=G43.909}, {d.hypothy|תת פעילות של בלוטת התריס|icd=E03.9}. {p.append|כריתת תוספתן|on=1999} ב-1999. {x|ללא סוכרת|negated|d.dm2}.')}
      ${f('תרופות', '{m.levo|אלטרוקסין 50 מק"ג ביום|freq=ביום}, {m.napr|נקסין 500 מ"ג לפי הצורך|freq=לפי הצורך;st=stopped}, {m.famo|פמוטידין 20 מ"ג ביום|freq=ביום;st=stopped}. רגישות: {a.e12clari|קלריתרומיצין|react=הקאות} - הקאות. {x|ללא רגישות לפניצילין|negated|a.pen}.')}
      ${f('מעבדה 20/04/2026', '{l.hgb|המוגלובין 11.8 g/dL|on=2026-04-20}, {l.ferr|פריטין 9 ng/mL|on=2026-04-20}, {l.ttg|נוגדני טרנסגלוטמינאז IgA 2.1 U/mL|v=2.1;u=U/mL;on=2026-04-20}.')}
      ${f('הרדמה', '{m.propof?|פרופופול 150 מ"ג|st=-} בליווי מרדים, {x|ללא אירועים חריגים|negated}.')}
      <h3>${he('ממצאים')}</h3>
      ${f('ושט', '{d.esophag|דלקת ושט LA-A|icd=K21.00/K20.90} בשליש התחתון. {x|ללא ושט על שם בארט|negated|d.barrett}. {x|ללא דליות|negated}.')}
      ${f('קיבה', '{d.hiatus|בקע סרעפתי 2 ס"מ|icd=K44.9}. באנטרום {d.gastritis|גסטריטיס ארוזיבית|icd=K29.60/K29.00/K29.70}. {d.fundpol|שני פוליפים זעירים בפונדוס|icd=K31.7/D13.1}. {x|ללא כיב|negated|d.peptic}, {x|ללא גוש|negated|d.gastricca}. {p.stombx|ביופסיות מהאנטרום ומהגוף|on=2026-05-05} נלקחו.')}
      ${f('תריסריון', '{d.h22duodenit|דלקת בבולבוס|icd=K29.80}. החלק השני תקין, {p.h22duodbx|ביופסיות מהתריסריון|on=2026-05-05} נלקחו. {x|ללא דימום פעיל|negated|d.ugib}.')}
      ${f('בדיקת אוראז מהירה', '{l.clo|CLO test חיובי|v=חיובי;u=-;on=2026-05-05}')}
      <h3>${he('אבחנות')}</h3>
      <p>${c.t('{d.esophag|דלקת ושט מהחזר|icd=K21.00} דרגה A, {d.hiatus|בקע סרעפתי קטן|icd=K44.9}, {d.gastritis|דלקת קיבה|icd=K29.60/K29.00/K29.70}, {d.h22duodenit|דואודניטיס|icd=K29.80}, {d.hpyl|הליקובקטר פילורי|icd=B96.81/A04.8}. {x|צליאק - ממתינים להיסטולוגיה|pending|d.celiac}.')}</p>
      <h3>${he('המלצות')}</h3><ul>${items(c, ['{m.eso|נקסיום 40 מ"ג פעמיים ביום|freq=פעמיים ביום}, {m.amox|מוקסיפן 1 גרם פעמיים ביום|dose=1 g;freq=פעמיים ביום}, {m.metro|פלג\'יל 500 מ"ג 3 פעמים ביום|freq=3 פעמים ביום} - למשך 14 יום', '{x|אין לתת קלריתרומיצין|warned|m.clari}. להפסיק נקסין ופמוטידין', '{x|תבחין נשיפה 6 שבועות לאחר סיום הטיפול|planned}. {x|קולונוסקופיה אם חסר הברזל יימשך|conditional|p.colono}', '{x|תוצאות ההיסטולוגיה בעוד 3 שבועות|pending}. {x|גסטרוסקופיה חוזרת אינה נדרשת|not needed}', '{x|אין לנהוג עד מחר|warned}. {x|בכאב חזק או צואה שחורה - למיון|conditional}'])}</ul>
      <div style="display:flex;justify-content:space-between;align-items:center;margin-top:10px"><div>${he('ד"ר ולדימיר פיינשטיין')}<br>${he('מומחה בגסטרואנטרולוגיה, מ.ר. 00624')}</div>${signature(c.rnd)}${ltr('GIF-H190 / 2214')}</div>`,
      'rtl',
    )
  },
  { width: 1040, scale: 1.38 },
)

export const twentySecondHeMore = [drugs, kidneys, scope]
