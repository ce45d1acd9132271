/** Israeli discharge letter, referral, prescription form, nursing admission and an imaging report. */
import { barcode, hand, mark, signature, stamp } from '../lib/decor.mjs'
import { FACE, doc, he, ltr, pairs, part, sheet } from './blind-parts.mjs'

/** A medical ward, two columns under a band: the illness at the right, treatment at the left. */
const discharge = doc(
  'p180.jpg',
  ['he', 'discharge', 'photo'],
  '2025-05-29',
  ['בית החולים רמת הזית', 'רמת הזית', 'בית חולים רמת הזית', 'בית החולים רמת הזית - פנימית ד'],
  ['ד"ר הילה ממן', 'הילה ממן', 'ד״ר הילה ממן', 'ממן הילה'],
  ['סלימאן חטיב', 'חטיב סלימאן', 'מר סלימאן חטיב'],
  'סיכום אשפוז',
  (c) => {
    const sec = (t, s) =>
      `<div class="s"><b>${he(t)}</b>${(Array.isArray(s) ? s : [s]).map((x) => `<div>${c.t(x)}</div>`).join('')}</div>`
    return sheet(
      `body{font:19px/1.42 ${FACE.notoHe};font-size:18px;padding:40px 46px}.two{display:grid;grid-template-columns:1.15fr 1fr;gap:26px;align-items:start}.s{margin:7px 0}.s>b{display:block;background:#e6eef0;color:#12505e;padding:1px 10px}.h{display:grid;grid-template-columns:1fr 1fr 1fr;gap:2px 12px;border:1px solid #12505e;padding:8px 12px;margin:10px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:12px;align-items:center">${mark('leaf', '#12505e', 46)}<div><b style="font-size:26px;color:#12505e">בית החולים רמת הזית</b><br>פנימית ד - סיכום אשפוז</div></div>${barcode(c.rnd, 34, 32)}</div><div class="h">${pairs(
        [
          ['שם', 'סלימאן חטיב'],
          ['ת.ז.', '05590114-6'],
          ['ת. לידה', '11/03/1961'],
          ['התקבל', '18/05/2025'],
          ['שוחרר', '29/05/2025'],
          ['רופאה בכירה', 'ד"ר הילה ממן'],
        ],
        he,
      )}</div>
      <div class="two"><div>${sec('אבחנות באשפוז', ['1. {d.brucel|ברוצלוזיס}', '2. {d.discitis|דלקת דיסק L4-L5|icd=M46.46/M46.36}', '3. {d.transam|עלייה באנזימי כבד|icd=R74.01/R74.8/R79.89}'])}
      ${sec('מחלות רקע', '{d.flutter|רפרוף פרוזדורים|icd=I48.92}, {d.dm2|סוכרת סוג 2|icd=E11.9/E11.319/E11.39} עם {d.dretin|רטינופתיה|icd=E11.319/E11.39}, {d.behcet|מחלת בכצט}, {x|מחלת ווילסון נשללה ב-2015|ruled out|d.wilson}. {x|אין אי ספיקת לב|negated|d.chf}.')}
      ${sec('ניתוחים', '{p.umbrep|תיקון בקע טבורי|on=2012} 2012; {p.lapchole|כריתת כיס מרה|on=2019} 2019.')}
      ${sec('משפחה והרגלים', '{x|אב נפטר מאירוע מוחי|family history|d.stroke}. {d.hookah|מעשן נרגילה|icd=F17.290/Z72.0/F17.200/F17.299}. {x|אינו שותה אלכוהול|negated|d.alcdep}.')}
      ${sec('רגישויות', '{a.strept|סטרפטומיצין - ירידה בשמיעה|react=ירידה בשמיעה}; {a.lentil|עדשים - פריחה|react=פריחה}')}
      ${sec('מהלך', 'מגדל צאן, אושפז עם חום גלי והזעות וכאב גב תחתון מזה חודש. צרך גבינה לא מפוסטרת. {x|ללא שיעול|negated}, {x|ללא אובדן שליטה על סוגרים|negated}. {p.ecg|אק"ג} תקין. {i.echo|אקו לב|on=2025-05-20} 20/05/2025: {x|ללא וגטציות|negated|d.endocard}. {i.mrls|MRI עמוד שדרה מותני|on=2025-05-21} 21/05/2025: דיסקיטיס, {x|ללא אבצס אפידורלי|negated}. {p.ctbx|ביופסיה מהדיסק בהנחיית CT|on=2025-05-22} 22/05/2025: דלקת גרנולומטוטית. {x|שחפת נשללה|ruled out|d.tb}.')}</div>
      <div>${sec('מעבדה', 'בקבלה: {l.crp|CRP 74 mg/L}, {l.esr|ESR 61 mm/h}, {l.alt|ALT 118 U/L}, {l.wbc|WBC 5.2 K/uL}, {l.hgb|HGB 11.9 g/dL}, {l.plt|PLT 131 K/uL}. בשחרור: {l.crp|CRP 19 mg/L}, {l.alt|ALT 64 U/L}. {l.rosebeng|רוז בנגל חיובי|v=חיובי;u=-}; {l.bruc|Brucella אגלוטינציה 1:640|v=1:640;u=-}; {l.bcult|תרבית דם: Brucella melitensis|v=Brucella melitensis;u=-}. {l.qfever|סרולוגיה לקדחת Q שלילית|v=שלילית;u=-}.')}
      ${sec('טיפול באשפוז', '{m.gent?|Gentamicin 240 mg|st=-} ליום במשך שבעה ימים. {x|סטרפטומיצין לא ניתן בשל הרגישות|not given}.')}
      ${sec('תרופות בשחרור', ['1. {m.doxy|Doxylin 100 mg פעמיים ביום|freq=פעמיים ביום} - עד 10/07/2025', '2. {m.rifam|Rimactan 300 mg - 2 כמוסות פעם ביום|freq=פעם ביום}', '3. {m.jentad|Jentadueto 2.5/850 mg פעמיים ביום|dose=-;freq=פעמיים ביום}', '4. {m.insglul|Apidra - 6 יחידות לפני ארוחות|dose=6 יחידות;freq=לפני ארוחות}', '5. {m.propaf|Rythmex 150 mg שלוש פעמים ביום|freq=שלוש פעמים ביום}', '6. {m.apremi|Otezla 30 mg פעמיים ביום|freq=פעמיים ביום}', '7. {m.etodol|Etopan 400 mg לפי הצורך|freq=לפי הצורך}'])}
      ${sec('הופסק / שונה', '{m.dabi|Pradaxa 150 mg|st=stopped} - הופסק בשל {o|אינטראקציה עם Rimactan}; במקומו {m.warf|Coumadin 5 mg ערב|freq=ערב}, {l.inr|INR 1.8|v=1.8;u=-}, יעד 2-3. {m.colc|Colchicine 0.5 mg|st=stopped} - הופסק.')}
      ${sec('המלצות', 'INR חוזר בעוד 4 ימים. MRI ביקורת בעוד 3 חודשים. {x|בני המשפחה ייבדקו לברוצלה|recommendation}. {x|אם כאב יחמיר תישקל ניתוח עמוד שדרה|considered|p.lamin}. ביקורת במרפאת זיהומיות אצל ד"ר איוון קרסיק.')}</div></div>
      <div style="display:flex;justify-content:space-between;margin-top:6px">${signature(c.rnd)}${stamp(['ד"ר הילה ממן', 'רפואה פנימית', 'מ.ר. 31184'], '#12505e', 5)}</div>${c.no('ד"ר איוון קרסיק', 'follow-up')}`,
      'rtl',
    )
  },
  { scale: 1.25, degrade: { angle: -1.4 } },
)

/** A family doctor sends a patient to the emergency room; drugs under diagnoses, dates of each problem. */
const referral = doc(
  'p181.png',
  ['he', 'consultation', 'clean'],
  '2025-02-09',
  ['מרפאת גבעת החצב', 'גבעת החצב'],
  ['ד"ר ברק אוסטרובסקי', 'ברק אוסטרובסקי', 'ד״ר ברק אוסטרובסקי', 'אוסטרובסקי ברק'],
  ['מזל חזן', 'חזן מזל', "גב' מזל חזן"],
  'הפניה לחדר מיון',
  (c) => {
    const prob = (since, name, note) =>
      `<tr><td>${he(since)}</td><td>${c.t(name)}</td><td>${c.t(note)}</td></tr>`
    const med = (name, sig, since) =>
      `<tr data-line><td>${c.t(name)}</td><td>${he(sig)}</td><td>${he(since)}</td></tr>`
    return sheet(
      `body{font:20px/1.44 ${FACE.simple};font-size:21px;padding:44px 66px}td,th{border-bottom:1px solid #aaa;padding:4px 10px}th{border-bottom:2px solid #000;font-size:18px}h3{font-size:21px;margin:12px 0 3px}.h{display:grid;grid-template-columns:1fr 1fr;gap:2px 20px;margin:10px 0}`,
      `<div style="display:flex;justify-content:space-between;border-bottom:3px double #000;padding-bottom:6px"><b style="font-size:27px">מרפאת גבעת החצב</b><span>${he('09/02/2025 11:20')}</span></div><div style="font-size:25px;font-weight:bold;text-align:center;margin-top:8px">${he('הפניה לחדר מיון')}</div><div class="h">${pairs(
        [
          ['שם', 'מזל חזן'],
          ['ת.ז.', '00721846-7'],
          ['תאריך לידה', '25/12/1952'],
          ['אל', 'מיון, המרכז הרפואי תל עמל'],
          ['רופא מפנה', 'ד"ר ברק אוסטרובסקי'],
          ['טלפון', '04-0000000'],
        ],
        he,
      )}</div>${c.no('המרכז הרפואי תל עמל', 'recipient hospital')}
      ${part(c, 'סיבת ההפניה', '{d.retinalv|חסימת וריד ברשתית בעין ימין|icd=H34.8112/H34.8110/H34.8111/H34.8310/H34.8311/H34.8312/H34.9} לפי רופא עיניים היום. ירידה פתאומית בראייה מאתמול. {x|ללא כאב ראש|negated}, {x|ללא כאב בלעיסה|negated}. {x|לשלול ארטריטיס טמפורלית|clinical question|d.gca}.')}
      <h3>${he('בעיות קבועות')}</h3><table><tr><th>${he('מאז')}</th><th>${he('בעיה')}</th><th>${he('הערה')}</th></tr>${prob('1998', '{d.htn|יתר לחץ דם}', '')}${prob('2006', '{d.diabins|סוכרת תפלה מרכזית|icd=E23.2}', 'לאחר {p.transsph|ניתוח טרנס-ספנואידלי|on=2006}')}${prob('2014', '{d.thalint|אלפא תלסמיה, נשאות|icd=D56.3}', '')}${prob('2017', '{d.lichenp|ליכן פלנוס בפה|icd=L43.9/L43.8}', '')}${prob('2021', '{d.scoli|עקמת|icd=M41.9/M41.80/M41.20}', '')}${prob('2023', '{d.cystocele|צניחת שלפוחית השתן|icd=N81.10/N81.11}', '{x|ניתוח נדחה|postponed}')}${prob('2008', '{d.duod|כיב תריסריון|st=historical}', 'נרפא')}</table>
      <h3>${he('תרופות')}</h3><table><tr><th>${he('תרופה')}</th><th>${he('מינון')}</th><th>${he('מאז')}</th></tr>${med('{m.desmo|Minirin 0.1 mg|freq=שלוש פעמים ביום}', 'טבליה שלוש פעמים ביום', '2006')}${med('{m.ternat|Triapin 5/5 mg|dose=-;freq=פעם ביום}', 'טבליה פעם ביום', '2019')}${med('{m.moxon|Physiotens 0.4 mg|freq=בערב}', 'חצי טבליה בערב', '2022')}${med('{m.famo|Famotidine 20 mg|freq=לפי הצורך}', 'לפי הצורך', '2015')}${med('{m.estriol|Ovestin קרם|dose=-;freq=פעמיים בשבוע}', 'פעמיים בשבוע', '2023')}${med('{m.clon|Clonex 0.5 mg|freq=לפני שינה}', 'לפני שינה', '2010')}${med('{m.hctz|Disothiazide 12.5 mg|st=stopped}', 'הופסק', '01/2025')}</table>
      ${part(c, 'רגישויות', '{a.chloram|כלוראמפניקול - אנמיה|react=אנמיה}; {a.elast|פלסטר - גירוי}. {x|לא ידועה רגישות לפניצילין|negated|a.pen}.')}
      ${part(c, 'בדיקה ומעבדה', 'ל"ד 174/92, דופק 78 סדיר. {l.na|נתרן 131 mmol/L|on=2025-02-09}, {l.glu|גלוקוז 103 mg/dL|on=2025-02-09}, {l.esr|שקיעת דם 24 mm/h|on=2025-02-09} (היום). {l.a1c|HbA1c 5.6%|v=5.6;u=%;on=2024-11-03} (03/11/2024). {l.ldl|LDL 162 mg/dL|on=2024-11-03} (03/11/2024).')}
      ${part(c, 'משפחה', '{x|אם עם גלאוקומה|family history|d.glauc}, {x|אח עם פקקת ורידים|family history|d.dvt}. {x|מעולם לא עישנה|negated|d.smoker}.')}
      ${part(c, 'בקשה', '{x|ייעוץ עיניים דחוף ושקילת הזרקת Eylea|considered|m.aflib}; {x|דופלר צוואר|requested|i.uscar}; {x|בירור קרישיות יתר|planned}.')}
      <div style="display:flex;justify-content:space-between;align-items:center;margin-top:10px">${signature(c.rnd)}<span>${he('ד"ר ברק אוסטרובסקי, רפואת משפחה, מ.ר. 118204')}</span></div>`,
      'rtl',
    )
  },
)

/** A prescription form of a fund: numbered lines, one crossed to another drug by hand; tablets a dose. */
const form = doc(
  'p182.jpg',
  ['he', 'prescription', 'photo'],
  '2025-07-14',
  ['מרפאת שערי הים', 'שערי הים', 'קופת חולים אלומה - מרפאת שערי הים', 'קופת חולים אלומה'],
  ['ד"ר יסמין עודה', 'יסמין עודה', 'ד״ר יסמין עודה', 'עודה יסמין'],
  ['גדעון פלדמן', 'פלדמן גדעון'],
  'מרשם רפואי',
  (c) => {
    const item = (n, drug, sig, days, qty) =>
      `<tr data-line><td class="n">${n}</td><td class="d">${c.t(drug)}</td><td>${he(sig)}</td><td>${he(days)}</td><td>${he(qty)}</td></tr>`
    return sheet(
      `body{font:20px/1.42 ${FACE.arial};padding:40px 48px}html{background:#fbfbf4}td,th{border:1px solid #2a5a8c;padding:8px 10px}th{background:#dbe8f5;font-size:17px}.n{width:40px;text-align:center}.d{font-weight:bold;width:38%}.h{display:grid;grid-template-columns:1fr 1fr;gap:3px 20px;border:1px solid #2a5a8c;padding:8px 12px;margin:12px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div><b style="font-size:25px;color:#2a5a8c">קופת חולים אלומה</b><br>מרפאת שערי הים, אשקלון</div><div style="text-align:left">${he('מרשם מס')} ${ltr('4410-88216')}<br>${barcode(c.rnd, 34, 30)}</div></div><div style="font-size:26px;font-weight:bold;text-align:center">${he('מרשם רפואי')}</div><div class="h">${pairs(
        [
          ['שם המטופל', 'גדעון פלדמן'],
          ['ת.ז.', '02448871-9'],
          ['תאריך לידה', '06/10/1949'],
          ['תאריך המרשם', '14/07/2025'],
          ['בתוקף עד', '14/10/2025'],
          ['רופאה', 'ד"ר יסמין עודה'],
        ],
        he,
      )}</div>
      <table><tr><th></th><th>${he('תכשיר')}</th><th>${he('הוראות')}</th><th>${he('ימים')}</th><th>${he('כמות')}</th></tr>
      ${item(1, '{m.atacpl|Exforge 5/160 mg|dose=-;freq=פעם ביום}', 'טבליה בבוקר', '30', '28 טבליות')}
      ${item(2, '{m.jardsyn|Synjardy 12.5/1000 mg|dose=-;freq=פעמיים ביום}', 'טבליה פעמיים ביום עם אוכל', '30', '60 טבליות')}
      ${item(3, '{m.stalevo|Stalevo 100/25/200|dose=-;freq=ארבע פעמים ביום}', 'טבליה ארבע פעמים ביום', '30', '120 טבליות')}
      ${item(4, '{m.safin|Xadago 100 mg|freq=פעם ביום}', 'חצי טבליה ביום', '30', '15 טבליות')}
      ${item(5, '{m.pred|Prednisone 5 mg|freq=בבוקר}', '3 טבליות בבוקר, שבוע, ואז 2 טבליות', '14', '35 טבליות')}
      ${item(6, '{m.ultib|Ultibro 110/50 mcg|dose=-;freq=פעם ביום}', 'שאיפה אחת ביום', '30', '30 כמוסות')}
      ${item(7, '{m.insmix|NovoMix 30|dose=-;freq=פעמיים ביום}', '18 יחידות בבוקר, 12 יחידות בערב', '30', '5 עטים')}
      ${item(8, '{m.ciprodex|Ciprodex טיפות אוזניים|dose=-;freq=פעמיים ביום}', '4 טיפות באוזן שמאל פעמיים ביום', '7', '1 בקבוק')}</table>
      <p>${c.t('אבחנות: {d.park|פרקינסון|icd=G20/G20.A1/G20.C}, {d.dm2|סוכרת סוג 2|icd=E11.9}, {d.htn|יתר לחץ דם}, {d.copd|COPD|icd=J44.9}, {d.otext|דלקת אוזן חיצונית|icd=H60.92/H60.90/H60.502/H60.332}.')}</p>
      <p>${c.t('רגישות: {a.mirtaz|רמרון - סחרחורת|react=סחרחורת}; {a.sulfa|סולפה}. {x|ללא רגישות לאספירין|negated|a.asa}.')}</p>
      <p>${c.t('הערות לרוקח: {m.selegil|Jumex 5 mg|st=stopped} הוחלף ב-Xadago. אין לתת יחד עם Jumex. {x|Tramadex אסור עם Xadago|warning|m.trama}. אין לחלק Stalevo.')}</p>
      <div style="display:flex;justify-content:space-between;align-items:center;margin-top:14px">${hand('yasmin ouda', 30)}${stamp(['ד"ר יסמין עודה', 'רפואת משפחה', 'מ.ר. 40551'], '#1d3f8c', -7)}</div>`,
      'rtl',
    )
  },
  { scale: 1.2, minHeight: 1200, degrade: { angle: 2.7 } },
)

/** A nurse admits to a geriatric ward: scales, wounds and devices, ticked words. */
const nursing = doc(
  'p183.jpg',
  ['he', 'other', 'scan'],
  '2025-01-19',
  ['המרכז הגריאטרי נווה אלון', 'נווה אלון', 'מרכז גריאטרי נווה אלון'],
  ['ד"ר אלכסיי גורביץ', 'אלכסיי גורביץ', 'ד״ר אלכסיי גורביץ', 'גורביץ אלכסיי'],
  ['ויקטוריה אזולאי', 'אזולאי ויקטוריה', "גב' ויקטוריה אזולאי"],
  'קבלה סיעודית',
  (c) => {
    const kv = (k, v) => `<tr><th>${he(k)}</th><td>${c.t(v)}</td></tr>`
    const scale = (k, v, note) =>
      `<td><b>${he(k)}</b><br><span style="font-size:24px">${c.t(v)}</span><br><span style="font-size:16px">${he(note)}</span></td>`
    return sheet(
      `body{font:20px/1.4 ${FACE.frank};font-size:21px;padding:42px 54px}td,th{border:1px solid #444;padding:5px 10px}th{width:19%;background:#f0f0f0}.sc td{text-align:center}.h{display:grid;grid-template-columns:1fr 1fr 1fr;gap:2px 14px;margin:10px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div><b style="font-size:28px">המרכז הגריאטרי נווה אלון</b><br>קבלה סיעודית - מחלקת שיקום</div>${mark('cross', '#333', 44)}</div><div class="h">${pairs(
        [
          ['שם', 'ויקטוריה אזולאי'],
          ['ת.ז.', '00418829-3'],
          ['ת. לידה', '17/08/1939'],
          ['תאריך קבלה', '19/01/2025'],
          ['רופא', 'ד"ר אלכסיי גורביץ'],
          ['אחות', 'סבטלנה פרידמן'],
        ],
        he,
      )}</div>${c.no('סבטלנה פרידמן', 'nurse')}
      <table class="sc"><tr>${scale('נורטון', '{l.norton?|13|v=13;u=-}', 'סיכון לפצע לחץ מתחת ל-14')}${scale('מורס', '{l.morse?|65|v=65;u=-}', 'סיכון לנפילה מעל 45')}${scale('ברתל', '{l.barthel?|40|v=40;u=-}', 'מתוך 100')}${scale('כאב VAS', '{o|4}', 'מתוך 10')}</tr></table>
      <table style="margin-top:10px">${kv('סיבת אשפוז', 'שיקום לאחר {p.imnail|קיבוע שבר במסמר תוך לשדי|on=2025-01-08} מיום 08/01/2025 בשל {d.subtroch|שבר תת טרוכנטרי משמאל|icd=S72.22XA/S72.22XD/S72.25XD}')}${kv('אבחנות', '{d.osteoporosis|אוסטאופורוזיס|icd=M81.0/M80.052D/M80.052A/M80.00XD/M80.00XA}, {d.vascdem|שיטיון וסקולרי|icd=F01.50/F01.5}, {d.lowvis|ליקוי ראייה|icd=H54.7/H54.3}, {d.hearaid|ירידה בשמיעה, מכשיר שמיעה|icd=H91.90/H91.93/Z97.4}, {d.malnut|תת תזונה|icd=E46/E44.0/E44.1}, {d.anemia|אנמיה}. {x|אינה סוכרתית|negated|d.dm2}.')}${kv('עור ופצעים', '{d.heelul|פצע לחץ בעקב שמאל דרגה 2|icd=L89.622}, בגודל 2x3 ס"מ; {d.intertr|אינטרטריגו|icd=L30.4} מתחת לשדיים; צלקת ניתוח נקייה, {x|ללא הפרשה|negated}. {x|אין פצע בעכוז|negated}.')}${kv('צינורות', '{p.foley?|קתטר שתן} הוצא 17/01/2025; {x|ללא זונדה|negated}; {x|ללא חמצן|negated}.')}${kv('הפרשות', '{d.incont|אי נקיטת שתן|icd=R32/N39.498} מאז הניתוח, {d.constip|עצירות}.')}${kv('בליעה ותזונה', '{d.dysph|הפרעת בליעה|icd=R13.10} קלה: {o|דיאטה רכה}, {x|אין שאיפה|negated}. {l.alb|אלבומין 2.9 g/dL|on=2025-01-15} (15/01/2025), {l.hgb|המוגלובין 9.7 g/dL}.')}${kv('רגישויות', '{a.fenta|פנטניל מדבקה - ישנוניות|react=ישנוניות}; {a.apricot|משמש - נפיחות שפתיים|react=נפיחות שפתיים}')}${kv('תרופות בקבלה', '{m.enox|Clexane 40 mg פעם ביום|freq=פעם ביום} עד 12/02/2025; {m.teripar|Forteo 20 mcg פעם ביום|freq=פעם ביום}; {m.percoc|Percocet 5/325 mg לפי הצורך|dose=-;freq=לפי הצורך}; {m.bisac|Laxadin 5 mg - 2 טבליות בערב|freq=בערב}; {m.brotiz|Bondormin 0.25 mg לפני שינה|freq=לפני שינה}; {m.ensure?|Ensure פעמיים ביום|dose=-;freq=פעמיים ביום}.')}${kv('הופסקו', '{m.alen|Fosalan 70 mg|st=stopped} - הוחלף ב-Forteo; {m.oxyb|Novitropan 5 mg|st=stopped} - בלבול.')}${kv('משפחה', 'בת, רונית, מטפלת עיקרית. {x|בן עם סכיזופרניה|family history|d.schizo}.')}${kv('תכנית', '{x|מזרן דינמי|planned}; הפניה לקלינאית תקשורת; {x|חיסון שפעת טרם ניתן|not done}; {x|להימנע מהגבלה פיזית|instruction}; {x|במידה ותופיע אי שקט תישקל Seroquel|considered|m.quet}.')}</table>
      <p>${signature(c.rnd, '#222')} סבטלנה פרידמן, אחות מוסמכת</p>`,
      'rtl',
    )
  },
  { degrade: { angle: 0.9 } },
)

/** Computed tomography of face and temporal bones, findings by side in two columns. */
const temporal = doc(
  'p184.png',
  ['he', 'imaging', 'clean'],
  '2024-10-30',
  ['מכון הדמיה תכלת', 'תכלת', 'מכון תכלת'],
  ['ד"ר נדב ליפשיץ', 'נדב ליפשיץ', 'ד״ר נדב ליפשיץ', 'ליפשיץ נדב'],
  ['עדי ביטון', 'ביטון עדי'],
  'CT עצמות טמפורליות',
  (c) => {
    const row = (t, r, l) => `<tr><th>${he(t)}</th><td>${c.t(r)}</td><td>${c.t(l)}</td></tr>`
    return sheet(
      `body{font:21px/1.5 ${FACE.ezra};font-size:20px;padding:48px 68px}td,th{border:1px solid #7d8fa8;padding:7px 12px}th{width:17%;background:#eef3f9}.c th{text-align:center;width:auto}.h{display:grid;grid-template-columns:1fr 1fr;gap:2px 20px;margin:12px 0}`,
      `<div style="display:flex;gap:14px;align-items:center">${mark('wave', '#1f5fa8', 48)}<b style="font-size:29px;color:#1f5fa8">מכון הדמיה תכלת</b></div><div class="h">${pairs(
        [
          ['שם', 'עדי ביטון'],
          ['ת.ז.', '30117752-8'],
          ['תאריך לידה', '09/09/1986'],
          ['תאריך בדיקה', '30/10/2024'],
          ['תאריך פענוח', '03/11/2024'],
          ['מפנה', 'ד"ר ורד סגלוביץ'],
        ],
        he,
      )}</div>${c.no('ד"ר ורד סגלוביץ', 'referring doctor')}
      <div style="font-size:25px;font-weight:bold;text-align:center">${c.t('{i.cttemp|CT עצמות טמפורליות|main=1} ללא חומר ניגוד')}</div>
      <p>${c.t('**רקע:** {d.condhear|ירידת שמיעה הולכתית מימין|icd=H90.11/H90.2}, {p.tympanop|ניתוח תיקון תוף|on=2011} ב-2011. ? כולסטאטומה. {x|ללא סחרחורת|negated}. {x|אחות עם אוטוסקלרוזיס|family history|d.otoscl}.')}</p>
      <p>${c.t('**השוואה:** {i.cttemp?|CT קודם|on=2019-06} מיוני 2019; {i.mrbrain|MRI מוח|on=2022-03-08} 08/03/2022.')}</p>
      <table><tr class="c"><th></th><th>${he('ימין')}</th><th>${he('שמאל')}</th></tr>
      ${row('תעלה חיצונית', '{d.exost|אקסוסטוזות|icd=H61.811/H61.819}', '{x|תקינה|normal finding}')}
      ${row('תוף', '{d.tympscl|טימפנוסקלרוזיס|icd=H74.01/H74.09}', '{x|תקין|normal finding}')}
      ${row('אוזן תיכונה', '{d.cholest|כולסטאטומה במרחב פרוסאק|icd=H71.91/H71.01/H71.90}, 6 מ"מ', '{x|מאווררת|normal finding}')}
      ${row('עצמות השמע', '{d.ossic|ארוזיה של הסדן|icd=H74.321/H74.311/H74.391/H74.329}', '{x|שלמות|normal finding}')}
      ${row('אנטרום ומסטואיד', '{d.mastoid|נוזל בתאי המסטואיד|icd=H74.8X1/H70.91/H70.11}', '{x|ללא נוזל|negated}')}
      ${row('אוזן פנימית', 'ללא דהיסנציה של התעלה העליונה', '{d.scdehis|דהיסנציה של התעלה העליונה|icd=H83.8X2/H83.8X9}')}
      ${row('עצב הפנים', '{x|תעלה שלמה|normal finding}', '{x|תעלה שלמה|normal finding}')}
      ${row('כלי דם', '{d.jugbulb|בולבוס יוגולרי גבוה|icd=Q27.8/Q28.8}', '{x|תקין|normal finding}')}</table>
      <p>${c.t('**נוספים:** {d.retcyst|ציסטת רטנציה בסינוס המקסילרי|icd=J34.1} משמאל; {d.deviated|סטיית מחיצה} ימינה; {x|ללא סינוסיטיס|negated|d.sinuschr}. {d.torus|טורוס של החך|icd=M27.0}.')}</p>
      <p>${c.t('**סיכום:** {d.cholest|כולסטאטומה מימין} עם {d.ossic|ארוזיה של הסדן}, חדשה לעומת 2019. {d.scdehis|דהיסנציה של התעלה העליונה משמאל}. {x|ללא מעורבות תוך גולגולתית|negated}. {x|מומלץ MRI בדיפוזיה|recommendation}. {x|כריתת מסטואיד תישקל|considered|p.mastect}.')}</p>
      <p style="margin-top:18px">${signature(c.rnd)}<br>ד"ר נדב ליפשיץ, רדיולוגיה</p>`,
      'rtl',
    )
  },
)

export const fifthHebrew = [discharge, referral, form, nursing, temporal]
