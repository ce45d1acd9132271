/** Other paper in Hebrew for practice: a fund's visit in labelled rows, a fund's prescriptions with Latin drugs over a Hebrew dosing line, a fund's referral to a neurologist with lists and boxes. */
import { barcode, mark, signature, stamp } from '../lib/decor.mjs'
import { FACE, doc, he, ltr, sheet } from './blind-parts.mjs'

/** A fund's visit: grey labels at the right, diagnoses with their English words, prescriptions and approvals in rows of their own. */
const visit = doc(
  'p9256.jpg',
  ['he', 'consultation', 'photo'],
  '2026-01-19',
  ['קופת חולים מבוא הגליל', 'מבוא הגליל', 'קופ"ח מבוא הגליל', 'מבוא הגליל - מרפאת נטעים', 'מרפאת נטעים'],
  ['ד"ר הדר אוחנה', 'הדר אוחנה', 'אוחנה הדר'],
  ['אולג פרידקין', 'פרידקין אולג', 'מר אולג פרידקין'],
  'סיכום ביקור',
  (c) => {
    const f = (k, ...list) =>
      `<tr data-line><th>${he(k)}</th><td>${list.map((s) => `<div>${c.t(s)}</div>`).join('')}</td></tr>`
    return sheet(
      `body{font:17px/1.42 ${FACE.arial};font-size:17.5px;padding:44px 56px}.f td,.f th{border-bottom:1px solid #bbb;padding:4px 10px}.f th{width:19%;background:#ededed;font-weight:bold}p{margin:6px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div><b style="font-size:22px">${he('קופת חולים מבוא הגליל')}</b><br>${he('מרפאת נטעים')}</div><b style="font-size:23px">${he('סיכום ביקור')}</b>${mark('bars', '#444', 42)}</div>
      <p>${he('פרידקין אולג, ת.ז. 0-3317742-8, בן 52')}<br>${he('תאריך ביקור: 19/01/2026 17:20, רופאה: ד"ר הדר אוחנה')}</p>
      <table class="f">
      ${f('סיבת הפנייה', '{o|שיעול} ו{o|נזלת} מזה 5 ימים; מבקש חידוש תרופות; {o|כאב בגב תחתון} אחרי הרמת ארגז.')}
      ${f('ברקע', '{d.htn|יתר לחץ דם|icd=I10}, {d.allrhin|נזלת אלרגית|icd=J30.9}, {d.gerd|רפלוקס|icd=K21.9}, {d.osa|דום נשימה בשינה|icd=G47.33}. {d.smoker|מעשן|icd=F17.200/F17.210} 10 סיגריות ביום. {p.lapchole|כריתת כיס מרה לפרוסקופית|on=2017} 2017.')}
      ${f('משפחה', '{x|אח - סרטן מעי הגס בגיל 49|family history|d.colonca}')}
      ${f('רגישות', '{a.clari|קלריתרומיצין|react=כאבי בטן} - כאבי בטן')}
      ${f('בדיקה', '{o|ל"ד 152/94}, {o|דופק 82}, {o|חום 37.4}, {o|משקל 97 ק"ג}, {o|גובה 176}, {l.e21bmi?|BMI 31.3|v=31.3;u=-}.', '{o|לוע אדום}, {x|ללא תפליט על השקדים|negated|d.tonsill}. ריאות: {x|ללא צפצופים|negated|d.asthma}, {x|ללא סימני דלקת ריאות|negated|d.pneumonia}. אוזניים: {d.e30cerum|שעווה באוזן ימין|icd=H61.21}.', 'גב: {o|רגישות פרה-ורטברלית}. לאסג שלילי, {x|ללא חולשה ברגליים|negated}.')}
      ${f('בדיקות קודמות', '12/01/2026: {l.ldl|LDL 156 mg/dL|v=156;u=mg/dL;on=2026-01-12}, {l.a1c|HbA1c 5.9%|v=5.9;u=%;on=2026-01-12}, {l.crea|קריאטינין 0.93 mg/dL|v=0.93;u=mg/dL;on=2026-01-12}, {l.alt|ALT 48 U/L|v=48;u=U/L;on=2026-01-12}')}
      ${f('אבחנות', '{d.p32uri|URI|icd=J06.9}', '{d.lbp|LOW BACK PAIN|icd=M54.50/M54.5}', '{d.hld|HYPERLIPIDEMIA|icd=E78.5}', '{d.predm|PREDIABETES|icd=R73.03}', '{d.obesity|OBESITY|icd=E66.9}')}
      ${f('בוצע', '{p.p32earirr|שטיפת אוזן ימין}. {x|משטח גרון - לא נלקח|not done|l.tcult}')}
      ${f('מרשמים', '{m.p32brom|סולבקס 8 מ"ג|freq=3 פעמים ביום} 3 פעמים ביום, 5 ימים', '{m.p32orph|מוסקול|dose=-;freq=פעמיים ביום} טבליה פעמיים ביום, 4 ימים', '{m.p32azflu|דימיסטה|dose=-;freq=פעמיים ביום} תרסיס פעמיים ביום', '{m.ros|סטטור 10 מ"ג|freq=פעם ביום} פעם ביום - התחלה', '{m.vals|דיובן 160 מ"ג|freq=פעם ביום} פעם ביום - הועלה מ-80', '{m.lan|לנטון 30 מ"ג|freq=לפני האוכל} לפני האוכל')}
      ${f('הופסק', '{m.hctz|דיזוטיאזיד|dose=-;st=stopped} ({d.hyponat?|נתרן נמוך|icd=E87.1;st=-})')}
      ${f('הפניות', '{x|קולונוסקופיה|referral|p.colono}; {x|פיזיותרפיה|referral}; {x|שומנים ותפקודי כבד בעוד 8 שבועות|ordered|l.ldl}')}
      ${f('אישורים', 'אישור מחלה 19/01/2026 - 21/01/2026')}
      ${f('הנחיות', "{x|חום מעל 3 ימים - לחזור|conditional}. {x|אנטיביוטיקה אינה נדרשת|not needed|m.amox}. {x|הוצעה סדנת גמילה, סירב|declined}. {x|צ'מפיקס - ישקול|considered|m.varen}. {x|מדידות לחץ דם בבית|instruction}. {x|צילום גב - אין צורך|not needed|i.xrspine}.")}
      ${f('טופס 17', '')}</table>
      <div style="display:flex;justify-content:space-between;align-items:center">${signature(c.rnd)}${stamp(['ד"ר הדר אוחנה', 'רפואת המשפחה', 'מ.ר. 00529'], '#26306f', 4)}</div>`,
      'rtl',
    )
  },
  { dateAliases: ['2026-01-12'], width: 1000, scale: 1.4, degrade: { angle: 1, folds: [0.36] } },
)

/** A fund's prescriptions: Latin capitals over a Hebrew dosing line, quantity and validity at the end of each. */
const prescription = doc(
  'p9257.png',
  ['he', 'prescription', 'clean'],
  '2026-04-27',
  ['קופת חולים הרי ירושלים', 'הרי ירושלים', 'קופ"ח הרי ירושלים', 'הרי ירושלים - מחוז מרכז'],
  ['ד"ר עומר חורי', 'עומר חורי', 'חורי עומר'],
  ['יפה שכטמן', 'שכטמן יפה', "גב' יפה שכטמן"],
  'מרשם רפואי',
  (c) => {
    let n = 0
    const item = (s) => {
      const [drug, how, pack, why] = s.split(';;')
      return `<div class="i" data-line><div><b>${he(`${++n}.`)}</b> <b>${c.t(drug)}</b><span style="float:left">${he(pack)}</span></div><div>${he(how)}${why ? `<span class="y">${c.t(why)}</span>` : ''}</div></div>`
    }
    return sheet(
      `body{font:17px/1.4 ${FACE.miriam};font-family:'Liberation Sans','Miriam CLM';font-size:17px;padding:42px 70px}.i{border:1px solid #888;border-bottom:0;padding:4px 12px}.i:last-child{border-bottom:1px solid #888}.y{float:left;color:#444;font-size:15px}p{margin:7px 0}h3{font-size:17px;margin:9px 0 3px}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:10px;align-items:center">${mark('star', '#6a4a9c', 46)}<div><b style="font-size:22px;color:#6a4a9c">${he('קופת חולים הרי ירושלים')}</b><br>${he('מחוז מרכז')}</div></div><b style="font-size:24px">${he('מרשם רפואי')}</b>${barcode(c.rnd, 34, 42)}</div>
      <p>${he("שם המטופל: גב' יפה שכטמן")} &nbsp; ${he('ת.ז. 0-0871145-3')} &nbsp; ${he('ת. לידה 22/02/1951')} &nbsp; ${he('מין: נ')}<br>${he('תאריך הנפקה: 27/04/2026')} &nbsp; ${he('תקף עד: 26/05/2026')} &nbsp; ${he('רופא: ד"ר עומר חורי, מ.ר. 00688')}</p>
      <p>${c.t('רגישויות רשומות: {a.nsaid|NSAIDs|react=אנגיואדמה} (אנגיואדמה). {x|סולפה - נמחק מהרשומה|negated|a.sulfa}.')}</p>
      <h3>${he('תרופות קבועות')}</h3><div>
      ${[
        '{m.apix|ELIQUIS 5 MG TAB|dose=5 mg;freq=פעמיים ביום};;טבליה אחת פעמיים ביום, בוקר וערב;;60 טבליות;;{d.af|פרפור פרוזדורים|icd=I48.91}',
        '{m.amio|PROCOR 200 MG TAB|dose=200 mg;freq=פעם ביום};;טבליה אחת פעם ביום, 5 ימים בשבוע;;30 טבליות',
        '{m.lercan|VASODIP 10 MG TAB|dose=10 mg;freq=בערב};;טבליה אחת בערב;;30 טבליות;;{d.htn|יתר לחץ דם|icd=I10}',
        '{m.e20candhct|CANDOR PLUS 16/12.5 TAB|dose=-;freq=בבוקר};;טבליה אחת בבוקר;;28 טבליות',
        '{m.levo|EUTHYROX 88 MCG TAB|dose=88 mcg;freq=בבוקר};;טבליה אחת בבוקר, חצי שעה לפני האוכל;;90 טבליות;;{d.hypothy|תת תריסיות|icd=E03.9}',
        '{m.eze|EZETROL 10 MG TAB|dose=10 mg;freq=פעם ביום};;טבליה אחת פעם ביום;;30 טבליות;;{d.hld|יתר שומני דם|icd=E78.5}',
        '{m.deno|PROLIA 60 MG PREFILLED SYRINGE|dose=60 mg;freq=אחת לחצי שנה};;זריקה תת עורית אחת לחצי שנה;;1 מזרק;;{d.osteoporosis|אוסטאופורוזיס|icd=M81.0}',
        '{m.calvitd|CALTRATE 600+D TAB|dose=-;freq=פעם ביום};;טבליה אחת עם הצהריים, פעם ביום;;60 טבליות',
        '{m.fesot|TOVIAZ 4 MG TAB|dose=4 mg;freq=בערב};;טבליה אחת בערב;;28 טבליות;;{d.oab|שלפוחית רגיזה|icd=N32.81}',
      ]
        .map(item)
        .join('')}</div>
      <h3>${he('תרופות לתקופה מוגבלת')}</h3><div>
      ${[
        '{m.nitrof|MACRODANTIN 100 MG CAP|dose=100 mg;freq=4 פעמים ביום};;כמוסה אחת 4 פעמים ביום, 5 ימים;;20 כמוסות;;{d.uti|דלקת בדרכי השתן|icd=N39.0}',
        '{m.fusidb|FUCICORT CREAM 15 G|dose=-;freq=פעמיים ביום};;למרוח פעמיים ביום, שבוע;;1 שפופרת;;{d.intertr|שפשפת בקפלים|icd=L30.4}',
        '{m.brotiz|BONDORMIN 0.25 MG TAB|dose=0.25 mg;freq=לפני השינה לפי הצורך};;חצי טבליה לפני השינה לפי הצורך;;10 טבליות;;{d.insom|נדודי שינה|icd=G47.00}',
      ]
        .map(item)
        .join('')}</div>
      <p>${c.t('הוסרו מהרשימה: {m.bis|CONCOR 5 MG|dose=-;st=stopped} ({o|דופק איטי}), {m.alen|FOSALAN 70 MG|dose=-;st=stopped}.')}</p>
      <p>${c.t('לרוקח: {x|אין להחליף EUTHYROX|instruction|m.levo}. {x|התראה: פרוקור עם סימבסטטין - אינטראקציה|warned|m.sim}. {x|ELTROXIN חסר במלאי|not given}.')}</p>
      <p>${c.t('למטופלת: {x|לשתות מים רבים|instruction}. {x|תפקודי תריס וכבד כל חצי שנה|ordered|l.tsh}. {x|בדימום חריג - לפנות מיד|conditional}. {x|לפני טיפול שיניים לדווח על פרוליה|instruction|m.deno}. {x|ציפרודקס אם לא יוטב|conditional|m.cipr}.')}</p>
      <p>${he('מספר מרשם דיגיטלי 00-7741-2093. ניתן לממש בכל בתי המרקחת שבהסדר.')}</p>
      <div style="display:flex;justify-content:space-between;align-items:center"><span>${he('נחתם אלקטרונית: ד"ר עומר חורי')}</span><span>${he('נופק על ידי: ______________')}</span></div>`,
      'rtl',
    )
  },
  { dateAliases: ['2026-05-26'], width: 1000, scale: 1.4 },
)

/** A fund's referral to a neurologist: framed letter, list of problems with years, drugs with since when, boxes. */
const referral = doc(
  'p9259.jpg',
  ['he', 'consultation', 'scan'],
  '2026-12-01',
  ['מרפאת הר ארנון', 'הר ארנון', 'קופת חולים חוף ורוד - מרפאת הר ארנון', 'קופת חולים חוף ורוד'],
  ['ד"ר אלינור סבג', 'אלינור סבג', 'סבג אלינור'],
  ['רוית דנינו', 'דנינו רוית', "גב' רוית דנינו"],
  'הפניה לרופא מומחה',
  (c) => {
    const h = (t) => `<h3>${he(t)}</h3>`
    const li = (list) => `<ul>${list.map((s) => `<li>${c.t(s)}</li>`).join('')}</ul>`
    const drug = (a, how, since) =>
      `<tr data-line><td>${c.t(a)}</td><td>${he(how)}</td><td>${ltr(since)}</td></tr>`
    return sheet(
      `body{font:18px/1.4 ${FACE.times};font-family:'Noto Serif Hebrew','Liberation Serif','DejaVu Sans';font-size:17px;padding:44px 64px}h3{font-size:17.5px;border-bottom:1px solid #000;margin:9px 0 2px}.two{display:grid;grid-template-columns:1fr 1fr;gap:20px}.t td,.t th{border:1px solid #555;padding:2px 9px}p{margin:5px 0}ul{margin:2px 0}.h{border:1.5px solid #000;padding:6px 14px;margin:8px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div><b style="font-size:22px">${he('מרפאת הר ארנון')}</b><br>${he('קופת חולים חוף ורוד')}</div><b style="font-size:23px">${he('הפניה לרופא מומחה')}</b></div>
      <div class="h">${he("שם: גב' רוית דנינו")} &nbsp; ${he('ת.ז.: 0-2984407-0')} &nbsp; ${he('ילידת 1985')} &nbsp; ${he('תאריך: 01/12/2026')}<br>${he('אל: נוירולוגיה, ד"ר משה קריב')} &nbsp; ${c.t('דחיפות: {x|☐ דחוף|empty field} ☒ רגיל')}</div>${c.no('ד"ר משה קריב', 'recipient')}
      ${h('סיבת ההפניה')}<p>${c.t('{d.migr|מיגרנה|icd=G43.909/G43.109} עם {o|הילה ראייתית}, 8 התקפים בחודש, ובנוסף {d.p32tth|כאב ראש מתחי|icd=G44.209/G44.219}. בחודש האחרון {o|נימול ביד ימין} בלילה. {x|האם מדובר בתסמונת תעלה קרפלית?|question|d.cts} {x|נא לשלול תהליך תופס מקום|question}.')}</p>
      <div class="two"><div>${h('בעיות ברשומה')}${li(['{d.ida|אנמיה מחוסר ברזל|icd=D50.9} - 2019', '{d.hashi|תירואידיטיס השימוטו|icd=E06.3} - 2015', '{d.fibroid|שרירנים ברחם|icd=D25.9} - 2022', '{p.tonsil|כריתת שקדים|on=1994} - 1994', '{d.gdm|סוכרת הריון|icd=Z86.32/O24.419;st=historical} - 2016'])}</div>
      <div>${h('רגישויות ואורח חיים')}${li(['{a.naprox|נקסין|react=בצקת פנים}: בצקת פנים', '{a.shell|פירות ים|react=גרד}: גרד', '{x|אינה מעשנת|negated|d.smoker}', '{x|אם ואחות - מיגרנה|family history|d.migr}', '{x|דודה - טרשת נפוצה|family history|d.ms}'])}</div></div>
      ${h('טיפול')}<table class="t"><tr><th>${he('תרופה')}</th><th>${he('אופן נטילה')}</th><th>${he('מאז')}</th></tr>
      ${drug('{m.levo|אלטרוקסין 75 מק"ג|dose=75 מק"ג;freq=פעם ביום}', 'פעם ביום', '2015')}${drug('{m.p32elet|רלפקס 40 מ"ג|freq=בהתקף}', 'בהתקף, עד 2 ביום', '03/2026')}${drug('{m.propr|דרלין 40 מ"ג|freq=פעמיים ביום}', 'פעמיים ביום', '06/2026')}${drug("{m.h14iron|ג'נטל איירון|dose=-;freq=יום כן יום לא}", 'יום כן יום לא', '2024')}${drug('{m.mgox|מגנוקס|dose=-;freq=פעם ביום}', 'פעם ביום', '09/2026')}${drug('{m.lng|מירנה|dose=-}', 'התקן תוך רחמי', '2022')}</table>
      <p>${c.t('נוסו ללא הצלחה: {m.amit|אלטרול|dose=-;st=stopped} ({o|ישנוניות}), {m.topi|טופמקס|dose=-;st=stopped} ({o|נימול}), {m.suma|אימיטרקס|dose=-;st=stopped} (לא יעיל). {x|בוטוקס - לא נוסה|not given|m.e12botox}.')}</p>
      ${h('ממצאים')}<p>${c.t('{o|ל"ד 112/70}, {o|דופק 62}. בדיקה נוירולוגית גסה תקינה, {x|ללא קשיון עורף|negated|d.meng}. {o|טינל חיובי מימין}. קרקעיות: {x|ללא בצקת פפילות|negated}.')}</p>
      <p>${c.t('מעבדה 24/11/2026: {l.hgb|המוגלובין 11.3 g/dL|v=11.3;u=g/dL;on=2026-11-24}, {l.ferr|פריטין 12 ng/mL|v=12;u=ng/mL;on=2026-11-24}, {l.tsh|TSH 3.1 mIU/L|v=3.1;u=mIU/L;on=2026-11-24}, {l.b12|B12 265 pg/mL|v=265;u=pg/mL;on=2026-11-24}, {l.glu|גלוקוז 92 mg/dL|v=92;u=mg/dL;on=2026-11-24}, {l.esr|שקיעת דם 14 mm/h|v=14;u=mm/h;on=2026-11-24}.')}</p>
      <p>${c.t('הדמיה: {i.cthead|CT ראש|on=2025-02-10} 10/02/2025 - {x|ללא ממצא|negated}. {x|MRI מוח - הוזמן|ordered|i.mrbrain}.')}</p>
      ${h('מבוקש')}<p>${c.t('☒ ייעוץ ☒ המלצה לטיפול מונע {x|☐ EEG|empty field|p.eeg} {x|☐ דופלר עורקי צוואר|empty field|i.uscar} {x|☐ המשך מעקב במרפאתכם|empty field}. ☒ {x|בדיקת הולכה עצבית|referral|p.emg}.')}</p>
      <p>${c.t("שקלתי {x|אייג'ובי|considered}, בכפוף לאישור. {x|אם חולשה או הפרעת דיבור - למיון|conditional|d.stroke}. {x|אינה בהריון|negated|d.h30pregn}. {x|להביא יומן כאבי ראש|instruction}.")}</p>
      <div style="display:flex;justify-content:space-between;align-items:center"><span>${he('בתודה, ד"ר אלינור סבג')}</span>${signature(c.rnd)}${stamp(['ד"ר אלינור סבג', 'רפואת המשפחה', 'מ.ר. 00893'], '#333', -5)}</div>`,
      'rtl',
    )
  },
  { dateAliases: ['2026-11-24'], width: 1040, scale: 1.4, degrade: { angle: -0.7 } },
)

export const practice32HeMore = [visit, prescription, referral]
