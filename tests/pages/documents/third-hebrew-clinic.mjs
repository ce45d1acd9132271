/** Israeli prescriptions, a consultation letter and an imaging report. */
import { barcode, mark, matrixCode, signature, stamp } from '../lib/decor.mjs'
import { FACE, doc, he, pairs, part, sheet } from './blind-parts.mjs'

const table = (c, head, list) =>
  `<table><tr>${head.map((h) => `<th>${he(h)}</th>`).join('')}</tr>${list
    .map((row) => `<tr data-line>${row.map((x) => `<td>${c.t(x)}</td>`).join('')}</tr>`)
    .join('')}</table>`

/** A fund's list of standing medicines. */
const standing = doc(
  'p111.png',
  ['he', 'prescription', 'clean'],
  '2025-01-12',
  ['קופת חולים יובלים', 'יובלים', 'קופת חולים יובלים - מרפאת הפארק'],
  ['ד"ר סיגל אטיאס', 'סיגל אטיאס', 'ד״ר סיגל אטיאס', 'אטיאס סיגל'],
  ['רחל מזרחי', 'מזרחי רחל'],
  'רשימת תרופות קבועות',
  (c) =>
    sheet(
      `body{font:20px/1.42 ${FACE.arial};padding:46px 60px}td,th{border-bottom:1px solid #bbb;padding:7px 10px}th{background:#fbeee0;color:#8a4a10}h3{margin-top:14px;color:#8a4a10}.h{display:grid;grid-template-columns:1fr 1fr;gap:4px 20px;margin:12px 0;padding:10px 14px;border:1px dashed #8a4a10}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div><b style="font-size:26px;color:#8a4a10">קופת חולים יובלים</b><br>${he('מרפאת הפארק, רחוב הנרקיס 21, חולון')}</div>${matrixCode(c.rnd, 20, 3)}</div><div style="font-size:24px;font-weight:bold;margin-top:8px">${he('רשימת תרופות קבועות')}</div><div class="h">${pairs(
        [
          ['שם', 'רחל מזרחי'],
          ['ת.ז.', '05820713-7'],
          ['תאריך לידה', '28/04/1957'],
          ['תאריך', '12/01/2025'],
          ['רופאה', 'ד"ר סיגל אטיאס'],
          ['תוקף', 'שלושה חודשים'],
        ],
        he,
      )}</div>
      <p>${c.t('**רגישות לתרופות:** {a.sulfa|סולפה - פריחה|react=פריחה}')}</p>
      <p>${c.t('**אבחנות פעילות:** {d.htn|יתר לחץ דם}, {d.hld|היפרליפידמיה|icd=E78.5}, {d.predm|טרום סוכרת}, {d.gerd|ריפלוקס|icd=K21.9}, {d.mdd|דיכאון|icd=F32.A/F32.9}, {d.lbp|כאבי גב תחתון|icd=M54.50/M54.5}')}</p>
      ${table(
        c,
        ['תרופה', 'אופן נטילה', 'כמות', 'התוויה'],
        [
          ['{m.vals|Valsartan 80 mg|freq=פעם ביום}', 'כדור אחד בבוקר', '30', 'לחץ דם'],
          ['{m.lercan|Vasodip 10 mg|freq=פעם ביום}', 'כדור אחד בערב', '30', 'לחץ דם'],
          ['{m.ros|Crestor 10 mg|freq=פעם ביום}', 'כדור אחד לפני השינה', '30', 'שומנים'],
          ['{m.asa|Cartia 100 mg|freq=פעם ביום}', 'כדור אחד ביום', '30', 'מניעה'],
          ['{m.eso|Nexium 20 mg|freq=פעם ביום}', 'לפני ארוחת הבוקר', '28', 'קיבה'],
          ['{m.esc|Cipralex 10 mg|freq=פעם ביום}', 'כדור אחד בבוקר', '28', 'מצב רוח'],
          ['{m.etor|Arcoxia 60 mg|freq=לפי הצורך}', 'לפי הצורך, לא יותר מפעם ביום', '14', 'כאב'],
          ['{m.b12|B12 1000 mcg|freq=פעם ביום}', 'טבליה למציצה פעם ביום', '50', 'תוסף'],
        ],
      )}
      <h3>${he('תרופות שהופסקו')}</h3><p>${c.t('{m.sim|Simvastatin 20 mg|st=stopped} - {o|כאבי שרירים}; {m.fluox|Prizma 20 mg|st=stopped} - חוסר יעילות.')}</p>
      <p>${c.t('{x|אין ליטול עם אלכוהול|warning}. {x|נטילת אספירין עם ארקוקסיה מגבירה סיכון לדימום|warning|d.ugib}.')}</p><div style="text-align:left">${signature(c.rnd)}<br>ד"ר סיגל אטיאס</div>`,
      'rtl',
    ),
)

/** A private doctor's prescription, photographed. */
const prescription = doc(
  'p112.jpg',
  ['he', 'prescription', 'photo'],
  '2024-11-28',
  ['מרפאת אגמים', 'מרפאת אגמים לרפואת אף אוזן גרון', 'אגמים'],
  ['ד"ר דניאל קצב', 'דניאל קצב', 'ד״ר דניאל קצב', 'קצב דניאל'],
  ['עומר גרוסמן', 'גרוסמן עומר'],
  'מרשם',
  (c) => {
    const drug = (name, sig, amount) =>
      `<div style="margin-bottom:18px"><b>${c.t(name)}</b><br>${he(sig)}<br>${he(amount)}</div>`
    return sheet(
      `body{font:23px/1.45 ${FACE.arial};padding:56px 84px}.h{columns:2;border-top:2px solid #1a5276;border-bottom:2px solid #1a5276;padding:8px 0;margin:14px 0}`,
      `<div style="text-align:center;color:#1a5276"><b style="font-size:31px">מרפאת אגמים</b><br>ד"ר דניאל קצב, אף אוזן גרון<br>${he('רחוב התמר 4, יבנה')}</div><div class="h">${pairs(
        [
          ['שם', 'עומר גרוסמן'],
          ['ת.ז.', '20338154-8'],
          ['תאריך לידה', '06/06/1995'],
          ['תאריך', '28/11/2024'],
        ],
        he,
      )}</div><div>${c.t('אבחנה: {d.sinusac|סינוסיטיס חריפה}, {d.allrhin|נזלת אלרגית|icd=J30.9}')}<br>${c.t('רגישות: {x|לא ידועה|no known allergies}')}</div><div style="font-size:34px;margin:12px 0;direction:ltr;text-align:right"><b>Rp.</b></div>
      ${drug('{m.coamox|Augmentin 875 mg|freq=פעמיים ביום}', 'כדור אחד פעמיים ביום למשך 7 ימים', 'כמות: 14')}
      ${drug('{m.mome|Nasonex תרסיס לאף|dose=-;freq=פעם ביום}', 'שתי התזות בכל נחיר פעם ביום', 'כמות: 1')}
      ${drug('{m.lora|Loratadine 10 mg|freq=פעם ביום}', 'כדור אחד ביום', 'כמות: 20')}
      ${drug('{m.dipyr|Optalgin 500 mg|freq=לפי הצורך}', 'כדור אחד עד ארבע פעמים ביום לפי הצורך', 'כמות: 20')}
      <div>${c.t('{x|יש להפסיק במקרה של פריחה|instruction}')}</div><div style="display:flex;justify-content:space-between;margin-top:16px">${signature(c.rnd)}${stamp(['ד"ר דניאל קצב', 'מומחה א.א.ג', 'מ.ר. 33096'], '#1a5276', -5)}</div>`,
      'rtl',
    )
  },
  { scale: 1.2, minHeight: 1300, degrade: { angle: 3.3 } },
)

/** A gastroenterologist's letter, clean. */
const gastro = doc(
  'p123.png',
  ['he', 'consultation', 'clean'],
  '2025-04-02',
  ['מכון גסטרו שקמים', 'מכון גסטרואנטרולוגיה שקמים', 'שקמים'],
  ['ד"ר נטע ברנע', 'נטע ברנע', 'ד״ר נטע ברנע', 'ברנע נטע'],
  ['אליעזר סבג', 'סבג אליעזר'],
  'סיכום ביקור במרפאה',
  (c) =>
    sheet(
      `body{font:20px/1.46 ${FACE.notoHe};font-size:19.5px;padding:48px 64px}h3{font-size:20px;color:#7a3e1d;margin-top:11px}p{margin:3px 0}ul,ol{margin:3px 0}.h{display:grid;grid-template-columns:1fr 1fr;gap:3px 20px;margin:10px 0;background:#faf5f0;padding:10px 14px}`,
      `<div style="display:flex;justify-content:space-between;align-items:center;border-bottom:3px solid #7a3e1d;padding-bottom:8px"><b style="font-size:26px;color:#7a3e1d">מכון גסטרו שקמים</b>${mark('bars', '#7a3e1d', 44)}</div><div style="font-size:23px;font-weight:bold;margin-top:8px">${he('סיכום ביקור במרפאה')}</div><div class="h">${pairs(
        [
          ['שם', 'אליעזר סבג'],
          ['ת.ז.', '05177420-6'],
          ['תאריך לידה', '19/08/1969'],
          ['תאריך ביקור', '02/04/2025'],
          ['רופאה', 'ד"ר נטע ברנע'],
          ['רופא מפנה', 'ד"ר עידו לוין'],
        ],
        he,
      )}</div>${c.no('ד"ר עידו לוין', 'referring doctor')}
      ${part(c, 'סיבת הפנייה', 'כאבי בטן וצרבת מזה חצי שנה.')}
      ${part(c, 'רקע', '{d.hld|יתר שומנים בדם|icd=E78.5}, {d.gout|שיגדון|icd=M10.9}, {d.ibs|תסמונת המעי הרגיז|icd=K58.9}. {p.herniar|ניתוח בקע מפשעתי|on=2011} ב-2011. {x|אביו חלה בסרטן המעי הגס|family history|d.colonca}. {x|אינו מעשן|negated|d.smoker}.')}
      ${part(c, 'רגישויות', '{a.cipro|ציפרופלוקסצין - גרד|react=גרד}')}
      ${part(c, 'בדיקות', '{p.egd|גסטרוסקופיה|on=2025-03-10} מיום 10/03/2025: {d.gastritis|דלקת קיבה|icd=K29.70}, {d.hiatus|בקע סרעפתי קטן}, {x|ללא כיב|negated|d.duod}. {p.colono|קולונוסקופיה|on=2024-06-18} 18/06/2024: {d.polyp|פוליפ במעי הגס|st=-;icd=K63.5/D12.6/Z86.010} שהוסר, {d.hemorr|טחורים|icd=K64.9/K64.8} פנימיים. {i.usabd|אולטרסאונד בטן|on=2025-02-20} 20/02/2025: {d.steat|כבד שומני}, {x|ללא אבני מרה|negated|d.gallst}.')}
      ${part(c, 'מעבדה', '{l.hgb|HGB 14.8 g/dL}, {l.alt|ALT 58 U/L}, {l.ast|AST 39 U/L}, {l.ggt|GGT 77 U/L}, {l.ferr|Ferritin 164 ng/mL}, {l.uric|Uric acid 7.8 mg/dL}. {x|נוגדני צליאק שליליים|negated|d.celiac}.')}
      ${part(c, 'אבחנות', ['{d.gerd|מחלת החזר קיבתי ושטי|icd=K21.9}', '{d.hpyl|זיהום בהליקובקטר פילורי}', '{d.steat|כבד שומני}'], 'ol')}
      ${part(c, 'טיפול', ['{m.eso|Nexium 40 mg פעמיים ביום|freq=פעמיים ביום} למשך 14 יום', '{m.amox|Moxypen 1 g פעמיים ביום|freq=פעמיים ביום}', '{m.clari|Klacid 500 mg פעמיים ביום|freq=פעמיים ביום}', '{m.allo|Alloril 300 mg פעם ביום|freq=פעם ביום}', '{m.ator|Lipitor 20 mg בערב|freq=בערב} - להמשיך', '{m.famo|Famotidine 40 mg|st=stopped} - הופסק'])}
      ${part(c, 'המלצות', 'תבחין נשיפה חודש לאחר סיום הטיפול. {x|קולונוסקופיה חוזרת בעוד 3 שנים|planned}. {x|אם לא יהיה שיפור יישקל MRCP|considered|i.mrcp}.')}
      <div>${signature(c.rnd)} ד"ר נטע ברנע, גסטרואנטרולוגיה</div>`,
      'rtl',
    ),
)

/** A CT of the abdomen, clean. */
const abdomen = doc(
  'p124.png',
  ['he', 'imaging', 'clean'],
  '2024-08-13',
  ['מכון הדמיה פסגות', 'הדמיה פסגות', 'פסגות'],
  ['ד"ר יעל שטרית', 'יעל שטרית', 'ד״ר יעל שטרית', 'שטרית יעל'],
  ['ויקטור מלכה', 'מלכה ויקטור'],
  'CT בטן ואגן',
  (c) =>
    sheet(
      `body{font:21px/1.52 ${FACE.arial};padding:52px 70px}h3{font-size:21px;margin-top:14px}p{margin:3px 0}.h{display:flex;justify-content:space-between;border-top:2px solid #444;border-bottom:2px solid #444;padding:8px 0;margin:14px 0;line-height:1.5}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><b style="font-size:28px">מכון הדמיה פסגות</b>${barcode(c.rnd, 36, 34)}</div><div class="h"><div>${pairs(
        [
          ['שם הנבדק', 'מלכה ויקטור'],
          ['ת.ז.', '06602198-4'],
          ['תאריך לידה', '21/03/1962'],
        ],
        he,
      )}</div><div>${pairs(
        [
          ['תאריך הבדיקה', '13/08/2024'],
          ['רופא מפנה', 'ד"ר אורי כספי'],
          ['תאריך פענוח', '14/08/2024'],
        ],
        he,
      )}</div></div>${c.no('ד"ר אורי כספי', 'referring doctor')}
      <div style="font-size:24px;font-weight:bold;text-align:center">${c.t('{i.ctap|CT בטן ואגן עם חומר ניגוד|main=1}')}</div>
      <h3>${he('סיבת הבדיקה')}</h3><p>${c.t('כאבי בטן תחתונה משמאל וחום. {x|שאלה של דלקת סעיפים|clinical question}.')}</p>
      <h3>${he('ממצאים')}</h3><p>${c.t('כבד בגודל תקין, {d.lcyst|ציסטה פשוטה בכבד|icd=K76.89} בקוטר 1.5 ס"מ. {d.gallst|אבנים בכיס המרה}, {x|ללא סימני דלקת בכיס המרה|negated|d.cholec}. {x|דרכי המרה אינן מורחבות|negated}.')}</p><p>${c.t('טחול, לבלב ויותרות הכליה תקינים. {d.stone|אבן בכליה שמאל|icd=N20.0} בגודל 4 מ"מ, {x|ללא הידרונפרוזיס|negated|d.hydro}.')}</p><p>${c.t('{d.diverts|סעיפים מרובים במעי הגס} עם עיבוי דופן הסיגמואיד והסננת שומן סביב. {x|ללא אוויר חופשי|negated}. {x|לא נמצאה מורסה|negated}. {d.umbil|בקע טבורי קטן}. אבי העורקים בקוטר תקין, {x|ללא מפרצת|negated|d.aaa}.')}</p><p>${c.t('{d.bph|ערמונית מוגדלת|icd=N40.0}. {x|ללא קשריות לימפה מוגדלות|negated}. {x|ללא נוזל חופשי|negated|d.ascites}.')}</p>
      <h3>${he('סיכום')}</h3><p>${c.t('{d.divertic|דלקת סעיפים בסיגמואיד|icd=K57.32} ללא סיבוך. אבן בכליה שמאל ואבני מרה. {x|מומלצת קולונוסקופיה בעוד 6 שבועות|recommendation|p.colono}.')}</p>
      <p style="margin-top:26px">${signature(c.rnd)}<br>ד"ר יעל שטרית, רדיולוגיה</p>`,
      'rtl',
    ),
)

export const thirdHebrewClinic = [standing, prescription, gastro, abdomen]
