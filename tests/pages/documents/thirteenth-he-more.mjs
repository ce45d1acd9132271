/** A prescription for several months with a column a month, and a CT of abdomen and pelvis told organ by organ, both in Hebrew. */
import { barcode, hand, mark, matrixCode, signature, stamp } from '../lib/decor.mjs'
import { FACE, doc, he, items, ltr, sheet } from './blind-parts.mjs'

/** A drug a row: trade name, ingredient under it, how to take it, how much a month, whether each month was issued. */
const months = doc(
  'p410.png',
  ['he', 'prescription', 'scan'],
  '2026-02-01',
  ['קופת חולים הדס', 'הדס', 'קופ"ח הדס', 'קופת חולים הדס - מרפאת גבעת התמר'],
  ['ד"ר יוליה קפלן', 'יוליה קפלן', 'קפלן יוליה'],
  ['חיים אוחנה', 'אוחנה חיים', 'מר חיים אוחנה'],
  'מרשם לטיפול ממושך',
  (c) => {
    let n = 0
    const drug = (name, generic, how, amount, issued) =>
      `<tr><td class="c">${++n}</td><td><b>${c.t(name)}</b><br><small>${ltr(generic)}</small></td><td>${he(how)}</td><td class="c">${amount}</td>${[0, 1, 2].map((i) => `<td class="c m">${i < issued.length ? he(issued[i]) : ''}</td>`).join('')}</tr>`
    return sheet(
      `body{font:18px/1.34 ${FACE.arial};font-size:18.5px;padding:44px 54px}td,th{border:1px solid #333;padding:3px 9px;text-align:right;vertical-align:middle}th{background:#e4e4e4;font-size:17px}.c{text-align:center}.m{width:92px;font-size:16px}small{font-size:15.5px;color:#333}h3{font-size:18.5px;margin:10px 0 1px}p{margin:5px 0}ul{margin:1px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:12px;align-items:center">${mark('bars', '#222', 44)}<div><b style="font-size:25px">קופת חולים הדס</b><br>${he('מרפאת גבעת התמר')}</div></div><div style="text-align:center"><b style="font-size:23px">${he('מרשם לטיפול ממושך')}</b><br>${he('פברואר - אפריל 2026')}</div>${barcode(c.rnd, 26, 36)}</div>
      <p style="border:1px solid #333;padding:5px 12px">${he('מטופל: מר חיים אוחנה \u00a0 ת.ז. 0-2840617-3 \u00a0 ת. לידה: 09/11/1967 \u00a0 משקל: 92 ק"ג')}<br>${he('תאריך הנפקה: 01/02/2026 \u00a0 רופאה: ד"ר יוליה קפלן, מ.ר. 00358 \u00a0 רוקח מנפק: אמיר זועבי')}</p>${c.no('אמיר זועבי', 'pharmacist')}
      <p>${c.t('אבחנות: {d.dm2|סוכרת סוג 2}, {d.htn|יתר לחץ דם}, {d.hld|דיסליפידמיה}, {d.gout|גאוט}, {d.gad|הפרעת חרדה}, {d.allrhin|נזלת אלרגית}, {d.bph|הגדלת ערמונית שפירה}.')}</p>
      <table><tr><th>#</th><th>${he('תרופה')}</th><th>${he('אופן הנטילה')}</th><th>${he('כמות לחודש')}</th><th>${he('פברואר')}</th><th>${he('מרץ')}</th><th>${he('אפריל')}</th></tr>
      ${drug('{m.metf|GLUCOPHAGE 1000 MG|dose=1000 mg;freq=פעמיים ביום}', 'Metformin', 'טבליה פעמיים ביום עם האוכל', 60, ['נופק 03/02'])}
      ${drug('{m.dapa|FORXIGA 10 MG|dose=10 mg;freq=פעם ביום}', 'Dapagliflozin', 'טבליה פעם ביום בבוקר', 30, ['נופק 03/02'])}
      ${drug('{m.degl|TRESIBA FLEXTOUCH|dose=18 יחידות;freq=לפני השינה}', 'Insulin degludec 100 U/ml', '18 יחידות בזריקה לפני השינה', 2, ['נופק 03/02'])}
      ${drug('{m.ezesim|INEGY 10/20|dose=-;freq=פעם ביום}', 'Ezetimibe + Simvastatin', 'טבליה פעם ביום בערב', 30, ['נופק 03/02'])}
      ${drug('{m.telm|MICARDIS 40 MG|dose=40 mg;freq=פעם ביום}', 'Telmisartan', 'טבליה פעם ביום בבוקר', 28, ['נופק 03/02'])}
      ${drug('{m.allo|ALLORIL 100 MG|dose=100 mg;freq=פעם ביום}', 'Allopurinol', 'טבליה פעם ביום אחרי האוכל', 30, ['נופק 03/02'])}
      ${drug('{m.esc|CIPRALEX 10 MG|dose=10 mg;freq=פעם ביום}', 'Escitalopram', 'טבליה פעם ביום בבוקר', 28, ['טרם'])}
      ${drug('{m.alfuz|XATRAL XL 10 MG|dose=10 mg;freq=פעם ביום}', 'Alfuzosin', 'טבליה פעם ביום בערב, לא לכתוש', 30, ['נופק 03/02'])}
      ${drug('{m.mome|NASONEX|dose=-;freq=פעם ביום}', 'Mometasone', '2 שאיפות לכל נחיר פעם ביום', 1, ['טרם', 'אין', 'אין'])}
      ${drug('{m.desl|AERIUS 5 MG|dose=5 mg;freq=לפי הצורך}', 'Desloratadine', 'טבליה לפי הצורך, עד אחת ביום', 10, ['נופק 03/02', 'אין', 'אין'])}</table>
      <h3>${he('לא חודשו')}</h3><ul>${items(c, ['{m.zopi|NOCTURNO 7.5 MG|st=stopped;dose=7.5 mg} - הופסק לבקשתו', '{m.sita|JANUVIA 100 MG|st=stopped;dose=100 mg} - הוחלף'])}</ul>
      <h3>${he('רגישויות')}</h3><p>${c.t('{a.amox|מוקסיפן|react=פריחה} - פריחה; {a.bee|עקיצת דבורה|react=נפיחות} - נפיחות. {x|ביצים - אין רגישות|negated|a.egg}.')}</p>
      <h3>${he('הערות')}</h3><ul>${items(c, [
        'מעבדה 12/01/2026: {l.a1c|HbA1c 7.8%|on=2026-01-12}, {l.uric|חומצת שתן 6.1 mg/dL|on=2026-01-12}, {l.crea|קריאטינין 1.0 mg/dL|on=2026-01-12}.',
        '{x|לא לשלב עם נקסין או אטופן|warned|m.napr}. {x|אינסולין קצר אינו נדרש כעת|not needed|m.aspart}.',
        '{x|אוזמפיק - נשלחה בקשה, טרם אושר|pending|m.sema}. {x|אם חומצת השתן מעל 6 במרץ - להעלות אלוריל ל-200|conditional}.',
        '{x|חיסון פנאומוקוק במרץ|planned|m.vpcv}. {x|ללא אסתמה|negated|d.asthma}. {x|קולכיצין נשקל ולא ניתן|considered|m.colc}.',
      ])}</ul>
      <div style="display:flex;justify-content:space-between;align-items:center;margin-top:22px">${signature(c.rnd, '#222')}${stamp(['ד"ר יוליה קפלן', 'רפואת משפחה', 'מ.ר. 00358'], '#333', -6)}${hand('נופק חלקית, א.ז.', 28, '#333')}</div>`,
      'rtl',
    )
  },
  { width: 1080, scale: 1.34, degrade: { angle: 0.9 } },
)

/** CT of abdomen and pelvis: organ by organ with the organ's name in front, then a numbered conclusion. */
const abdomen = doc(
  'p411.png',
  ['he', 'imaging', 'clean'],
  '2025-06-17',
  ['מכון הדמיה קרני הנגב', 'קרני הנגב', 'קרני הנגב הדמיה', 'מכון קרני הנגב'],
  ['ד"ר אסף בן-עמי', 'אסף בן-עמי', 'בן-עמי אסף', 'ד"ר אסף בן עמי'],
  ['גנאדי שולמן', 'שולמן גנאדי', 'מר גנאדי שולמן'],
  'CT בטן ואגן',
  (c) => {
    const organ = (name, s) => `<p><b>${he(name)}:</b> ${c.t(s)}</p>`
    const h = (s) => `<h3>${he(s)}</h3>`
    return sheet(
      `body{font:18px/1.5 ${FACE.serifHe};font-size:18px;padding:54px 84px}h3{font-size:18.5px;margin:13px 0 0;color:#3c3f73}p{margin:3px 0}ol{margin:2px 0}p span[data-e],li span[data-e]{white-space:nowrap}`,
      `<div style="display:flex;justify-content:space-between;align-items:center;border-bottom:3px solid #3c3f73;padding-bottom:8px"><div style="display:flex;gap:12px;align-items:center">${mark('rings', '#3c3f73', 46)}<b style="font-size:25px;color:#3c3f73">מכון הדמיה קרני הנגב</b></div>${matrixCode(c.rnd, 18, 3)}</div>
      <p>${he('שם: מר גנאדי שולמן \u00a0 ת.ז. 0-3078215-4 \u00a0 ת. לידה: 22/02/1959')}<br>${he('תאריך ביצוע: 17/06/2025 \u00a0 תאריך פענוח: 18/06/2025 \u00a0 רופאה מפנה: ד"ר לימור עזרן')}</p>${c.no('ד"ר לימור עזרן', 'referrer')}
      <p><b>${c.t('הבדיקה: {i.ctap|CT בטן ואגן|main=1} עם חומר ניגוד דרך הפה ולווריד')}</b></p>
      ${h('פרטים קליניים')}<p>${c.t('{o|כאב בבטן שמאלית תחתונה} ו{o|חום} 3 ימים. {x|לשלול אבצס|question}. {p.cholecy|כריתת כיס מרה|on=2012} ב-2012. {l.crea|קריאטינין 0.9 mg/dL|on=2025-06-15} (15/06/2025). {x|רגישות ליוד: לא ידועה|negated|a.contrast}. {x|אחות עם סרטן שחלה|family history|d.ovca}.')}</p>
      ${h('השוואה')}<p>${c.t('{i.usabd|US בטן|on=2024-01-09} מיום 09/01/2024.')}</p>
      ${h('ממצאים')}
      ${organ('בסיסי הריאות', '{d.atelect|תמט קווי|icd=J98.11} קל משמאל. {d.granul|גרנולומה מסוידת} 4 מ"מ באונה ימנית תחתונה. {x|אין תפליט פלאורלי|negated|d.pleff}.')}
      ${organ('כבד', 'גודל תקין, {d.steat|הסננה שומנית|icd=K76.0}. {d.lcyst|ציסטה פשוטה 11 מ"מ|icd=K76.89/Q44.6} בסגמנט 6, ללא שינוי. {x|ללא נגע חשוד|negated|d.livermet}.')}
      ${organ('דרכי מרה ולבלב', 'מצב לאחר {p.cholecy|כריתת כיס מרה}. {x|דרכי המרה אינן מורחבות|negated}. לבלב תקין, {x|ללא סימני דלקת|negated|d.pancr}.')}
      ${organ('טחול', 'תקין, {d.accspl|טחול נוסף 9 מ"מ|icd=Q89.09}.')}
      ${organ('אדרנלים', '{d.adrenal|אדנומה 14 מ"מ באדרנל שמאל|icd=D35.02/D35.00}, צפיפות 4 HU. ימין תקין.')}
      ${organ('כליות', '{d.stone|אבן 5 מ"מ בגביע תחתון משמאל|icd=N20.0}, {x|ללא הידרונפרוזיס|negated|d.hydro}. {d.rcyst|ציסטה קורטיקלית 22 מ"מ בכליה ימין|icd=N28.1}.')}
      ${organ('מעי', 'עיבוי דופן הסיגמואיד באורך 6 ס"מ עם {d.diverts?|סעיפים} והסננת שומן סביבם, כמתאים ל{d.divertic|דיברטיקוליטיס חריפה|icd=K57.32}. {x|ללא אבצס|negated}, {x|ללא אוויר חופשי|negated}. {x|תוספתן תקין|negated|d.append}. {x|ללא חסימת מעי|negated|d.sbo}.')}
      ${organ('אגן', '{d.bph|ערמונית מוגדלת|icd=N40.0/N40.1}, 58 סמ"ק. שלפוחית תקינה. {x|ללא נוזל חופשי|negated|d.ascites}. {d.inguin|בקע מפשעתי משמאל|icd=K40.90} המכיל שומן.')}
      ${organ('כלי דם ובלוטות', '{d.h13aoath|הסתיידויות באאורטה}, {x|ללא מפרצת|negated|d.aaa}. {x|ללא בלוטות מוגדלות|negated}.')}
      ${organ('שלד', '{d.h13spdeg|שינויים ניווניים בעמוד השדרה}. {d.spondylol|ספונדילוליסטזיס L5-S1|icd=M43.17/M43.10/Q76.2} דרגה 1. {x|ללא נגע גרמי חשוד|negated}, {x|ללא שבר|negated|d.vertfx}.')}
      ${h('סיכום')}<ol>${items(c, [
        '{d.divertic|דיברטיקוליטיס חריפה של הסיגמואיד|icd=K57.32}, {x|ללא סיבוך|negated}.',
        '{d.adrenal|אדנומה באדרנל שמאל|icd=D35.02/D35.00}; {d.stone|אבן בכליה שמאל|icd=N20.0}.',
        '{d.steat|כבד שומני}, {d.inguin|בקע מפשעתי|icd=K40.90}.',
      ])}</ol>
      ${h('המלצות')}<p>${c.t('{x|קולונוסקופיה בעוד 6-8 שבועות|planned|p.colono}, בעיקר כדי {x|לשלול תהליך ממאיר|question|d.colonca}. {x|אם אין שיפור - CT חוזר|conditional}. {x|ניקוז אינו נדרש|not needed}. {x|אין צורך במעקב אחר הציסטות|not needed}. {x|MRI אדרנל לשיקול המרפאה|considered}.')}</p>
      <div style="display:flex;justify-content:space-between;align-items:center;margin-top:12px"><div>${he('ד"ר אסף בן-עמי, רדיולוג')}<br>${he('טכנאי: סרגיי ל.')}</div>${signature(c.rnd)}</div>${c.no('סרגיי', 'technician')}`,
      'rtl',
    )
  },
  { width: 1080, scale: 1.34 },
)

export const thirteenthHeMore = [months, abdomen]
