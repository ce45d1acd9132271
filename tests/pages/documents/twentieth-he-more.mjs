/** More Hebrew paper: a fund's pharmacist's review of all drugs, an MRI of the shoulder by structure, a private institute's colonoscopy by segment. */
import { barcode, hand, mark, matrixCode, signature, stamp } from '../lib/decor.mjs'
import { FACE, doc, he, items, sheet } from './blind-parts.mjs'

/** A fund's clinical pharmacist: each drug with its reason and what she advises, then what was stopped and why. */
const review = doc(
  'p689.jpg',
  ['he', 'prescription', 'scan'],
  '2026-03-24',
  ['קופת חולים עופרים', 'עופרים', 'קופ"ח עופרים', 'קופת חולים עופרים - ייעוץ רוקחי'],
  ['ד"ר הילה סבן', 'הילה סבן', 'סבן הילה', "מגר' סיוון אוחיון", 'סיוון אוחיון', 'אוחיון סיוון'],
  ['ברטה קניג', 'קניג ברטה', "גב' ברטה קניג"],
  'סיכום ייעוץ רוקחי',
  (c) => {
    let n = 0
    const drug = (s) => {
      const [name, how, why, advice] = s.split('#')
      return `<tr data-line><td>${++n}</td><td>${c.t(name)}</td><td>${he(how)}</td><td>${c.t(why)}</td><td class="a">${c.t(advice)}</td></tr>`
    }
    const f = (title, s) => `<p><b>${he(title)}:</b> ${c.t(s)}</p>`
    return sheet(
      `body{font:18px/1.42 ${FACE.miriam};font-size:18px;padding:42px 62px}td,th{border:1px solid #888;padding:3px 9px;font-size:17px}th{background:#e8e8e8}.a{font-weight:bold}p{margin:6px 0}h3{font-size:19px;margin:10px 0 3px}ul{margin:0}span[data-e]{white-space:nowrap}`,
      `<div style="display:flex;justify-content:space-between;align-items:center;border-bottom:2px solid #333;padding-bottom:6px"><div style="display:flex;gap:12px;align-items:center">${mark('cross', '#333', 44)}<div><b style="font-size:26px">קופת חולים עופרים</b><br>${he('שירותי רוקחות קלינית, מחוז דרום')}</div></div><div style="text-align:center"><b style="font-size:23px">${he('סיכום ייעוץ רוקחי')}</b><br>${he('תאריך הייעוץ: 24/03/2026')}</div></div>
      <div style="display:grid;grid-template-columns:1fr 1fr 1fr;margin-top:6px"><div>${he("גב' ברטה קניג")}<br>${he('ת.ז. 0-1620497-2')}</div><div>${he('ת. לידה: 08/08/1946')}<br>${he('משקל: 61 ק"ג')}</div><div>${he('רופאה מטפלת: ד"ר הילה סבן')}<br>${he("רוקחת קלינית: מגר' סיוון אוחיון")}</div></div>
      ${f('אבחנות', '{d.htn|יתר לחץ דם}, {d.af|פרפור פרוזדורים|icd=I48.91}, {d.hld|היפרליפידמיה|icd=E78.5}, {d.osteoporosis|אוסטאופורוזיס|icd=M81.0}, {d.ckd3|אי ספיקת כליות שלב 3|icd=N18.30}, {d.insom|נדודי שינה|icd=G47.00/F51.01}, {d.oab|שלפוחית רגיזה}. {x|ללא סוכרת|negated|d.dm2}')}
      ${f('רגישויות', '{a.code|קודאין|react=הקאות} - הקאות; {a.cipro|ציפרוקסין|react=כאב בגידים} - כאב בגידים. {x|ללא רגישות לאספירין|negated|a.asa}')}
      ${f('מעבדה מיום 10/03/2026', '{l.crea|קריאטינין 1.16 mg/dL|on=2026-03-10}, {l.egfr|eGFR 46 mL/min|v=46;u=mL/min;on=2026-03-10}, {l.k|אשלגן 5.0 mmol/L|on=2026-03-10}, {l.na|נתרן 136 mmol/L|on=2026-03-10}, {l.hgb|המוגלובין 12.0 g/dL|on=2026-03-10}, {l.ldl|LDL 83 mg/dL|on=2026-03-10}. לחץ דם 132/70')}
      <h3>${he('תרופות קבועות')}</h3><table><tr><th></th><th style="width:25%">${he('תרופה')}</th><th style="width:22%">${he('אופן הנטילה')}</th><th style="width:18%">${he('התוויה')}</th><th>${he('המלצת הרוקחת')}</th></tr>
      ${[
        '{m.dabi|פרדקסה 110 מ"ג|freq=פעמיים ביום}#פעמיים ביום#פרפור פרוזדורים#להמשיך, לבלוע שלם',
        '{m.bis|ביסופרולול 5 מ"ג|freq=פעם ביום בבוקר}#פעם ביום בבוקר#פרפור, לחץ דם#להמשיך',
        '{m.los|אוקסאר 50 מ"ג|freq=פעם ביום}#פעם ביום#לחץ דם#להמשיך, {x|מעקב אשלגן|planned}',
        '{m.lercan|לרקנידיפין 10 מ"ג|freq=פעם ביום בבוקר}#פעם ביום בבוקר#לחץ דם#להמשיך',
        '{m.ator|ליפיטור 20 מ"ג|freq=פעם ביום בערב}#פעם ביום בערב#כולסטרול#להמשיך',
        '{m.rised|אקטונל 35 מ"ג|freq=פעם בשבוע, בצום}#פעם בשבוע, בצום#בריחת סידן#להמשיך, לשבת חצי שעה',
        '{m.calvitd|קלציום D|dose=-;freq=פעם ביום בצהריים}#פעם ביום בצהריים#בריחת סידן#להמשיך, להפריד מאקטונל',
        '{m.mira|בטמיגה 25 מ"ג|freq=פעם ביום}#פעם ביום#שלפוחית רגיזה#להמשיך',
        '{m.melat|צירקדין 2 מ"ג|freq=לפני השינה}#לפני השינה#שינה#להמשיך',
        '{m.para|פאנדול 500 מ"ג|freq=לפי הצורך}#לפי הצורך#{o|כאבי ברכיים}#{x|עד 3 גרם ביום|maximum}',
      ]
        .map(drug)
        .join('')}</table>
      <h3>${he('תרופות להפסקה בהסכמת הרופאה')}</h3><ul>${items(c, ['{m.brotiz|בונדורמין 0.25 מ"ג|st=stopped} - סיכון לנפילות', '{m.oxyb|נוביטרופן 5 מ"ג|st=stopped} - {o|יובש בפה} ו{o|בלבול}, הוחלף', '{m.napr|נקסין 500 מ"ג|st=stopped} - כליות, דימום עם פרדקסה', '{m.ome|לוסק 20 מ"ג|st=stopped} - אין התוויה'])}</ul>
      <h3>${he('הערות')}</h3><ul>${items(c, ['{x|לא נמצאו כפילויות|negated}. {x|אליקוויס נשקל כחלופה לפרדקסה|considered|m.apix}', '{x|אשכוליות אסורות עם לרקנידיפין|warned}. {x|להימנע מקלריטרומיצין|warned|m.clari}', '{x|אם eGFR ירד מתחת ל-30 - להפסיק פרדקסה ואקטונל|conditional}', '{x|ויטמין B12 ייבדק בביקור הבא|planned|l.b12}. {x|מגנזיום: המטופלת אינה נוטלת|negated|m.mgox}', 'פגישת המשך: 23/06/2026'])}</ul>
      <div style="display:flex;justify-content:space-between;align-items:center;margin-top:8px"><span>${he("מגר' סיוון אוחיון, רוקחת קלינית")}</span>${signature(c.rnd, '#222')}${stamp(['סיוון אוחיון', 'רוקחת קלינית', 'מ.ר. 00162'], '#333', -5)}</div>`,
      'rtl',
    )
  },
  { width: 1020, scale: 1.46, degrade: { angle: -0.7 } },
)

/** A private institute's MRI of the shoulder: a side title a structure, conclusions by letter. */
const shoulder = doc(
  'p690.png',
  ['he', 'imaging', 'clean'],
  '2025-10-14',
  ['מכון דימות ענבר', 'ענבר', 'ענבר דימות', 'מכון דימות ענבר - MRI'],
  ['ד"ר תמר וולך', 'תמר וולך', 'וולך תמר'],
  ['אלכס פוגל', 'פוגל אלכס', 'מר אלכס פוגל'],
  'תשובת בדיקת MRI כתף ימין',
  (c) => {
    const f = (title, s) => `<div class="k">${he(title)}</div><div>${c.t(s)}</div>`
    return sheet(
      `body{font:18px/1.5 ${FACE.simple};font-size:18.5px;padding:0 0 40px}.w{padding:0 72px}.f{display:grid;grid-template-columns:170px 1fr;gap:6px 16px;margin-top:10px}.k{font-weight:bold;color:#8a5a00}p{margin:6px 0}.s{background:#fbf4e4;border-inline-start:6px solid #d69a1c;padding:8px 18px;margin-top:12px}`,
      `<div style="background:#2d2a26;color:#fff;padding:18px 72px;display:flex;justify-content:space-between;align-items:center"><div><b style="font-size:27px">מכון דימות ענבר</b><br>${he('MRI, CT ואולטרסאונד - ראשון לציון')}</div>${mark('rings', '#f0b93a', 50)}</div><div class="w">
      <div style="display:grid;grid-template-columns:1fr 1fr 1fr;border-bottom:1px solid #bbb;padding:8px 0"><div>${he('שם: מר אלכס פוגל')}<br>${he('ת.ז. 3-2087714-5')}</div><div>${he('תאריך לידה: 03/03/1971')}<br>${he('מפנה: ד"ר רן יפה, אורתופד')}</div><div>${he('תאריך הבדיקה: 14/10/2025')}<br>${he('תאריך הפענוח: 16/10/2025')}</div></div>${c.no('ד"ר רן יפה', 'referrer')}
      <div style="font-size:22px;font-weight:bold;margin-top:10px">${c.t('{i.mrshould|תשובת בדיקת MRI כתף ימין|main=1}')}</div>
      <div class="f">
      ${f('אינדיקציה', '{o|כאב והגבלה בכתף ימין} מזה 5 חודשים לאחר נפילה. {x|לשלול קרע בלברום|question|d.slap}. {x|ללא ניתוח קודם בכתף|negated}.')}
      ${f('טכניקה', 'רצפי T1, T2 ו-PD עם דיכוי שומן בשלושה מישורים, {x|ללא חומר ניגוד|negated}. להשוואה {i.xrshould|צילום כתף|on=2025-06-30} מיום 30/06/2025; {x|בדיקת US קודמת אינה זמינה|not available|i.usshould}.')}
      ${f('גידי השרוול', '{d.rotcuff|קרע חלקי בעובי 60% בגיד הסופרה-ספינטוס|icd=M75.111/M75.101/S46.011A} בצד הבורסלי, 11 מ"מ. {x|ללא קרע מלא|negated}. גידי אינפרה-ספינטוס ותת-שכמי שלמים, {x|ללא ניוון שומני של השרירים|negated}.')}
      ${f('גיד הביצפס', '{d.bicten|טנוסינוביטיס קלה סביב הראש הארוך|icd=M75.21/M65.811/M75.20}. {x|ללא פריקה של הגיד|negated}.')}
      ${f('מפרק AC', '{d.acoa|שינויים ניווניים בינוניים במפרק האקרומיו-קלביקולרי|icd=M19.011/M19.019}. אקרומיון טיפוס II.')}
      ${f('בורסה', '{d.subburs|בורסיטיס תת-אקרומיאלית|icd=M75.51/M75.50}. {x|ללא הסתיידויות|negated|d.calctend}.')}
      ${f('מפרק ולברום', '{d.h20sheff|תפליט מועט במפרק הכתף|icd=M25.411}. {x|הלברום שמור|negated|d.slap}. {x|ללא עיבוי קופסית|negated|d.frozen}. הסחוס שמור.')}
      ${f('עצם', '{d.h18bruise|בצקת מח עצם בגבשושית הגדולה}. {x|ללא שבר|negated}. {x|ללא נגע Hill-Sachs|negated|d.hillsachs}. {x|ללא נמק אווסקולרי|negated}.')}
      ${f('רקמות רכות', '{d.h20lipoma?|ליפומה 2 ס"מ} בשריר הדלטואיד. {x|ללא קשריות לימפה מוגדלות בבית השחי|negated|d.h12axln}.')}
      </div>
      <div class="s"><b>${he('לסיכום')}</b><p>${c.t('א. {d.rotcuff|קרע חלקי בגיד הסופרה-ספינטוס|icd=M75.111/M75.101/S46.011A}, {x|ללא רטרקציה|negated}.')}</p><p>${c.t('ב. {d.subburs|בורסיטיס תת-אקרומיאלית|icd=M75.51/M75.50} ו{d.imping|תסמונת צביטה|icd=M75.41/M75.40}.')}</p><p>${c.t('ג. {d.acoa|ניוון מפרק AC|icd=M19.011/M19.019} בדרגה בינונית.')}</p></div>
      <p style="margin-top:10px">${c.t('המלצה: {x|הערכת אורתופד כתף|planned}. {x|הזרקה תת-אקרומיאלית ניתנת לשיקול|considered|p.usinj}. {x|MR ארתרוגרפיה רק אם יעלה חשד ללברום|conditional}. {x|אולטרסאונד לליפומה בעוד חצי שנה|planned}.')}</p>
      <div style="display:flex;justify-content:space-between;align-items:center;margin-top:12px"><div>${he('ד"ר תמר וולך')}<br>${he('רדיולוגית, דימות שריר-שלד, מ.ר. 00834')}</div>${signature(c.rnd)}${matrixCode(c.rnd, 18, 3)}</div></div>`,
      'rtl',
    )
  },
  { dateAliases: ['2025-10-16'], width: 940, scale: 1.55 },
)

/** A private institute's colonoscopy: boxes of drugs and preparation, findings by segment, polyps in a table. */
const scope = doc(
  'p691.jpg',
  ['he', 'other', 'photo'],
  '2026-01-08',
  ['מכון גסטרו אלה', 'אלה', 'מכון אלה', 'מכון גסטרואנטרולוגי אלה', 'מכון גסטרו אלה - רחובות'],
  ['ד"ר וסים חטיב', 'וסים חטיב', 'חטיב וסים'],
  ['דליה אוחנה', 'אוחנה דליה', "גב' דליה אוחנה"],
  'דוח קולונוסקופיה',
  (c) => {
    const f = (title, s) => `<p><b class="k">${he(title)}:</b> ${c.t(s)}</p>`
    const seg = (title, s) => `<tr><td class="k">${he(title)}</td><td>${c.t(s)}</td></tr>`
    return sheet(
      `body{font:18px/1.42 ${FACE.nachlieli};font-size:18px;padding:38px 60px}td,th{border:1px solid #9ab0b8;padding:3px 10px;font-size:17.5px}th{background:#e3eef1}.k{color:#155e75;font-weight:bold}p{margin:6px 0}ul{margin:0}span[data-e]{white-space:nowrap}.b{display:grid;grid-template-columns:1fr 1fr;gap:12px;margin:8px 0}.b>div{border:1px solid #9ab0b8;border-radius:8px;padding:4px 12px}`,
      `<div style="display:flex;justify-content:space-between;align-items:center;border-bottom:3px solid #155e75;padding-bottom:6px"><div style="display:flex;gap:12px;align-items:center">${mark('wave', '#155e75', 48)}<div><b style="font-size:27px;color:#155e75">מכון גסטרו אלה</b><br>${he('רחובות, טלפון 00-5550177')}</div></div><div style="text-align:center"><b style="font-size:23px">${c.t('דוח {p.colono|קולונוסקופיה|on=2026-01-08}')}</b><br>${he('תאריך הבדיקה: 08/01/2026')}</div></div>
      <div style="display:grid;grid-template-columns:1fr 1fr 1fr;margin-top:6px"><div>${he("גב' דליה אוחנה")}<br>${he('ת.ז. 0-4068831-9')}</div><div>${he('ת. לידה: 16/02/1965')}<br>${he('גיל: 60')}</div><div>${he('בודק: ד"ר וסים חטיב')}<br>${he('הפנתה: ד"ר ליטל גולן')}</div></div>${c.no('ד"ר ליטל גולן', 'referrer')}
      ${f('התוויה', '{d.ida|אנמיה מחוסר ברזל|icd=D50.9/D50.0}, דם סמוי חיובי. {x|אביה נפטר מסרטן המעי הגס בגיל 70|family history|d.colonca}. {i.ctap|CT בטן ואגן|on=2025-11-19} 19/11/2025 {x|ללא גוש|negated}.')}
      ${f('רקע', '{d.htn|יתר לחץ דם}, {d.hypothy|תת תריסיות|icd=E03.9}, {d.asthma|אסתמה|icd=J45.909}. {p.tubal|קשירת חצוצרות|on=2003} 2003. {x|ללא מחלת לב|negated|d.ihd}, {x|ללא קוצב|negated|p.pacem}.')}
      ${f('מעבדה 15/12/2025', '{l.hgb|המוגלובין 10.4 g/dL|on=2025-12-15}, {l.ferr|פריטין 7 ng/mL|on=2025-12-15}, {l.plt|טסיות 402 K/uL|on=2025-12-15}, {l.inr|INR 1.0|v=1.0;u=-;on=2025-12-15}, {l.fobt|דם סמוי: חיובי|v=חיובי;u=-;on=2025-12-15}.')}
      <div class="b"><div><b class="k">${he('תרופות ורגישויות')}</b><br>${c.t('{m.levo|אלטרוקסין 100 מק"ג}, {m.ena|קונברטין 10 מ"ג}, {m.symb|סימביקורט|dose=-}, {m.fes|טרדיפרון|dose=-;st=stopped} הופסק שבוע לפני הבדיקה. {a.latex|לטקס|react=פריחה} - פריחה. {x|אינה נוטלת מדללי דם|negated}. {x|ללא רגישות לביצים או סויה|negated|a.egg}.')}</div><div><b class="k">${he('הכנה וטשטוש')}</b><br>${c.t('הכנה: {m.sodpic?|פיקו-סאלקס|dose=-;st=-}, בוסטון 2+3+2=7. {p.sedat?|טשטוש}: {m.midaz?|דורמיקום 2 מ"ג|st=-}, {m.propof?|פרופופול 120 מ"ג|st=-}. {x|ללא אירועי דה-סטורציה|negated}. {x|הרדמה כללית לא נדרשה|not needed}.')}</div></div>
      <table>
      ${seg('אילאום סופי', 'נבדק 8 ס"מ, רירית תקינה. {x|ללא כיבים|negated|d.crohn}.')}
      ${seg('צקום', 'פתח התוספתן זוהה. {d.h20angiod|אנגיודיספלזיה 4 מ"מ|icd=K55.20/K55.21}, {x|ללא דימום פעיל|negated}.')}
      ${seg('מעי עולה', '{d.polyp|פוליפ שטוח 9 מ"מ|icd=K63.5/D12.2}. {p.polypect|כריתת פוליפ|on=2026-01-08} בלולאה קרה, הוצא בשלמותו.')}
      ${seg('מעי רוחבי ויורד', 'תקין. {x|ללא קוליטיס|negated|d.uc}.')}
      ${seg('סיגמואיד', '{d.diverts|סעיפים|icd=K57.30} רבים, {x|ללא דלקת|negated|d.divertic}. פוליפ זעיר 3 מ"מ, הוסר במלקחיים.')}
      ${seg('רקטום', '{d.hemorr|טחורים פנימיים דרגה 2|icd=K64.1} במבט לאחור. {x|ללא גידול|negated}.')}
      </table>
      ${f('אבחנה', '{d.polyp|שני פוליפים במעי הגס|icd=K63.5/D12.2/D12.6}, {d.h20angiod|אנגיודיספלזיה של הצקום|icd=K55.20/K55.21}, {d.diverts|דיברטיקולוזיס|icd=K57.30}, {d.hemorr|טחורים|icd=K64.1/K64.8/K64.9}. {x|לא נמצא מקור ממאיר לאנמיה|negated|d.colonca}.')}
      <p><b class="k">${he('המלצות')}:</b></p><ul>${items(c, ['{x|תשובת היסטולוגיה תתקבל בעוד 3 שבועות|pending}. {x|קולונוסקופיה חוזרת לפי התשובה, ככל הנראה בעוד 3 שנים|planned}', '{x|גסטרוסקופיה להשלמת הבירור|planned|p.egd}. {x|קפסולה אם האנמיה תימשך|conditional|p.capsule}', '{x|לא ליטול אספירין או נורופן שבועיים|warned|m.ibu}. {x|צריבת האנגיודיספלזיה נשקלה, לא בוצעה|considered}', '{m.ferrop|פריפל 100 מ"ג פעם ביום|freq=פעם ביום} - להתחיל מחר. {x|עירוי ונופר אם פריטין לא יעלה|conditional|m.venofer}', '{x|דימום או כאב בטן - לפנות למיון|conditional}. {x|אין לנהוג היום|warned}'])}</ul>
      <div style="display:flex;justify-content:space-between;align-items:center;margin-top:8px">${hand('לתאם גסטרוסקופיה', 28)}${c.no('לתאם גסטרוסקופיה', 'planned', 'p.egd')}${signature(c.rnd)}${stamp(['ד"ר וסים חטיב', 'גסטרואנטרולוגיה', 'מ.ר. 00749'], '#26306f', -6)}${barcode(c.rnd, 20, 34)}</div>`,
      'rtl',
    )
  },
  { width: 920, scale: 1.65, degrade: { angle: 1.0, folds: [0.52] } },
)

export const twentiethHeMore = [review, shoulder, scope]
