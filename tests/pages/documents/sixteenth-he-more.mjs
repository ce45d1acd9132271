/** Further paper in Hebrew: a family clinic's renewal of standing medicines with what was not renewed, an echocardiogram of a cardiology institute. */
import { barcode, hand, mark, matrixCode, signature, stamp } from '../lib/decor.mjs'
import { FACE, doc, he, items, ltr, sheet } from './blind-parts.mjs'

/** A clinic's renewal without a visit: problem, medicine, instructions, how many months; two boxes under it, not renewed and single courses. */
const renewal = doc(
  'p530.png',
  ['he', 'prescription', 'clean'],
  '2026-04-14',
  ['קופת חולים ערבה', 'ערבה', 'קופ"ח ערבה', 'קופת חולים ערבה - מרפאת הגורן'],
  ['ד"ר אלכס ברודסקי', 'אלכס ברודסקי', 'ברודסקי אלכס'],
  ['עליזה מימון', 'מימון עליזה', "גב' עליזה מימון"],
  'חידוש מרשמים קבועים',
  (c) => {
    const row = (problem, s, how, months) =>
      `<tr data-line><td>${c.t(problem)}</td><td dir="ltr" class="d">${c.t(s)}</td><td>${he(how)}</td><td class="c">${he(months)}</td></tr>`
    return sheet(
      `body{font:17px/1.4 ${FACE.arial};font-size:17px;padding:44px 60px}td,th{border:1px solid #a9a27f;padding:4px 10px;vertical-align:middle}th{background:#efead2}.d{text-align:left;font-weight:bold}.c{text-align:center}h3{font-size:18px;color:#6b5d12;margin:14px 0 4px}p{margin:6px 0}ul{margin:2px 0}.two{display:grid;grid-template-columns:1fr 1fr;gap:18px;align-items:start}.b{border:1px solid #a9a27f;padding:4px 14px 10px;margin-top:12px}.b h3{margin-top:2px}`,
      `<div style="display:flex;justify-content:space-between;align-items:center;border-bottom:3px solid #6b5d12;padding-bottom:6px"><div style="display:flex;gap:12px;align-items:center">${mark('star', '#6b5d12', 46)}<div><b style="font-size:25px;color:#6b5d12">קופת חולים ערבה</b><br>${he('מרפאת הגורן')}</div></div><div><b style="font-size:20px">${he('חידוש מרשמים קבועים')}</b><br>${he('תאריך: 14/04/2026 (ללא נוכחות המטופלת)')}</div></div>
      <p>${he("שם: גב' עליזה מימון \u00a0 ת.ז. 0-0617732-4 \u00a0 ת. לידה: 19/08/1948 \u00a0 גיל: 77")}<br>${he('רופא: ד"ר אלכס ברודסקי \u00a0 הבקשה נקלטה ע"י: שולה, מזכירה \u00a0 בית מרקחת: פארם הגורן')}</p>${c.no('שולה', 'secretary')}${c.no('פארם הגורן', 'pharmacy')}
      <p>${c.t('**רגישויות:** {a.rami|רמיפריל|react=שיעול} (שיעול), {a.tram|טרמדול|react=בלבול} (בלבול). {x|אין רגישות ידועה לאנטיביוטיקה|negated}.')}</p>
      <table><tr><th>${he('בעיה')}</th><th>${he('תרופה')}</th><th>${he('הוראות')}</th><th>${he('חודשים')}</th></tr>
      ${row('{d.chf|אי ספיקת לב|icd=I50.9}', '{m.fur|FUSID 40 MG TAB|dose=40 mg;freq=בבוקר}', 'כדור בבוקר', '3')}
      ${row('', '{m.spir|ALDACTONE 25 MG TAB|dose=25 mg;freq=בבוקר}', 'כדור בבוקר', '3')}
      ${row('', '{m.carv|DIMITONE 6.25 MG TAB|dose=6.25 mg;freq=פעמיים ביום}', 'כדור פעמיים ביום', '3')}
      ${row('{d.htn|יתר לחץ דם}', '{m.los|OCSAAR 50 MG TAB|dose=50 mg;freq=פעם ביום}', 'כדור פעם ביום', '3')}
      ${row('{d.af|פרפור פרוזדורים}', '{m.dabi|PRADAXA 110 MG CAP|dose=110 mg;freq=פעמיים ביום}', 'קפסולה פעמיים ביום', '1')}
      ${row('{d.hypothy|תת תריסיות}', '{m.levo|EUTHYROX 100 MCG TAB|dose=100 mcg;freq=בבוקר}', 'כדור בבוקר על קיבה ריקה', '3')}
      ${row('{d.osteoporosis|אוסטאופורוזיס|icd=M81.0}', '{m.rised|ACTONEL 35 MG TAB|dose=35 mg;freq=פעם בשבוע}', 'כדור פעם בשבוע, בעמידה', '3')}
      ${row('', '{m.calvitd|CALCIUM + D3|dose=-;freq=ערב}', 'כדור לעיסה בערב', '3')}
      ${row('{d.oab|שלפוחית רגיזה}', '{m.mira|BETMIGA 50 MG TAB|dose=50 mg;freq=בערב}', 'כדור בערב', '3')}
      ${row('{d.insom|הפרעת שינה}', '{m.traz|TRAZODIL 50 MG TAB|dose=50 mg;freq=לפני השינה}', 'חצי כדור לפני השינה', '1')}</table>
      <div class="two"><div class="b"><h3>${he('לא חודשו')}</h3><ul>${items(c, ['{m.soli|VESICARE 5 MG|dose=5 mg;st=stopped} - הוחלף בבטמיגה', '{m.lora|לוריוון|dose=-;st=stopped} - נגמל, סיכון לנפילות', '{m.kcl|SLOW-K|dose=-;st=stopped} - {o|אשלגן 5.3}'])}</ul></div>
      <div class="b"><h3>${he('חד פעמי')}</h3><ul>${items(c, ['{m.nitrof|MACRODANTIN 100 MG|dose=100 mg;freq=שלוש פעמים ביום} שלוש פעמים ביום, 5 ימים: {d.uti|דלקת בדרכי השתן|icd=N39.0}', '{m.fusid|FUCIDIN CREAM|dose=-;freq=פעמיים ביום} פעמיים ביום, {o|פצע בשוק}'])}</ul></div></div>
      <h3>${he('הערות הרופא')}</h3><ul>${items(c, ['{x|בדיקות קריאטינין ואשלגן תוך שבועיים, לפני החידוש הבא של פרדקסה|planned|l.crea}', '{x|אם תפקוד הכליות יורד מתחת ל-30 - מעבר לאליקוויס|conditional|m.apix}', '{x|ג\'ארדיאנס הוצעה ע"י הקרדיולוג, ממתין לאישור|pending|m.empa}', '{x|אין ליטול אופטלגין או וולטרן יחד עם פרדקסה|warned|m.dicl}', '{x|אוזמפיק - המרשם של הבת, הוזן בטעות ובוטל|another person|m.sema}', '{x|אינה סוכרתית|negated|d.dm2}', '{x|צפיפות עצם בחודש יוני|planned|i.dexa}'])}</ul>
      <div style="display:flex;justify-content:space-between;align-items:center;margin-top:12px">${signature(c.rnd)}${stamp(['ד"ר אלכס ברודסקי', 'רפואת משפחה', 'מ.ר. 00427'], '#26306f', -6)}${matrixCode(c.rnd, 20, 3)}</div>`,
      'rtl',
    )
  },
  { width: 1100, scale: 1.32 },
)

/** A cardiology institute's echocardiogram: measurements with their norms at the side in Latin, description by structure in Hebrew. */
const echo = doc(
  'p531.jpg',
  ['he', 'imaging', 'photo'],
  '2025-12-30',
  ['מכון לב אשכולות', 'אשכולות', 'מכון הלב אשכולות', 'אשכולות - מכון לב'],
  ['ד"ר נורית גבאי', 'נורית גבאי', 'גבאי נורית'],
  ['אברהם וקנין', 'וקנין אברהם', 'מר אברהם וקנין'],
  'אקו לב דופלר',
  (c) => {
    const m = (what, v, norm) => `<tr><td>${ltr(what)}</td><td>${c.t(v)}</td><td>${ltr(norm)}</td></tr>`
    const p = (title, s) => `<p><b>${he(title)}</b> ${c.t(s)}</p>`
    return sheet(
      `body{font:18px/1.46 ${FACE.simple};font-size:20px;padding:46px 60px}p{margin:8px 0}.g{display:grid;grid-template-columns:1fr 350px;gap:26px;align-items:start}td,th{border:1px solid #8a2f3c;padding:2px 9px;font-size:18px}th{background:#f4e6e8}table{direction:ltr}td{text-align:left}ol{margin:2px 0}h3{font-size:20px;color:#8a2f3c;margin:12px 0 3px}span[data-e]{white-space:nowrap}`,
      `<div style="display:flex;justify-content:space-between;align-items:center;border-bottom:3px solid #8a2f3c;padding-bottom:6px"><div style="display:flex;gap:12px;align-items:center">${mark('wave', '#8a2f3c', 50)}<div><b style="font-size:27px;color:#8a2f3c">מכון לב אשכולות</b><br>${he('בדיקות לב לא פולשניות')}</div></div>${barcode(c.rnd, 30, 38)}</div>
      <p>${he('נבדק: מר אברהם וקנין \u00a0 ת.ז. 0-2056619-3 \u00a0 ת. לידה: 11/07/1950 \u00a0 גובה 171, משקל 82')}<br>${he('תאריך הבדיקה: 30/12/2025 \u00a0 מפנה: ד"ר יעל שקד \u00a0 טכנאי אקו: מקסים ל. \u00a0 הודפס: 31/12/2025')}</p>${c.no('ד"ר יעל שקד', 'referrer')}${c.no('מקסים ל.', 'technician')}
      ${p('הבדיקה:', '{i.echo|אקו לב דופלר דרך בית החזה|main=1}. איכות: בינונית.')}
      ${p('סיבת ההפניה:', '{o|קוצר נשימה במאמץ}, מעקב {d.astenosis|היצרות המסתם האאורטלי|icd=I35.0}. {x|לשלול איסכמיה|question|d.ihd}. {x|אח שעבר החלפת מסתם|family history|p.h13avr}. {p.pacem|קוצב|on=2022} מ-2022.')}
      <div class="g"><div>
      ${p('חדר שמאל:', 'גודל תקין, {d.lvh|עיבוי דפנות קונצנטרי|icd=I51.7}, תפקוד שמור. {x|ללא הפרעה אזורית בהתכווצות|negated}. {x|ללא קריש|negated}. {o|הפרעה דיאסטולית דרגה 2}.')}
      ${p('עליות:', '{d.ladil|עלייה שמאלית מוגדלת במידה בינונית|icd=I51.7}, ימנית תקינה.')}
      ${p('חדר ימין:', 'תקין, אלקטרודת קוצב. {x|ללא סימני עומס|negated}.')}
      ${p('מסתם אאורטלי:', 'מסוייד, טריקוספידי ({x|אינו דו-עלי|negated|d.bicusp}), {d.astenosis|היצרות בינונית|icd=I35.0}, {d.areg|אי ספיקה קלה|icd=I35.1}.')}
      ${p('מסתם מיטרלי:', '{d.mitral|אי ספיקה קלה עד בינונית|icd=I34.0}. {x|ללא צניחה|negated|d.mvp}.')}
      ${p('אאורטה:', '{d.ectasia|הרחבה קלה של האאורטה העולה, 39 מ"מ|icd=I77.810/I77.89/I71.21}. {x|ללא דיסקציה|negated}.')}
      ${p('קרום הלב:', '{x|ללא תפליט|negated|d.pereff}.')}</div>
      <div><table><tr><th>Measure</th><th>Value</th><th>Norm</th></tr>${m('LVEDD', '{o|48 mm}', '42-58')}${m('LVESD', '{o|31 mm}', '25-40')}${m('IVS', '{o|14 mm}', '6-10')}${m('PW', '{o|13 mm}', '6-10')}${m('LVEF', '{l.lvef?|60 %|v=60;u=%;on=2025-12-30}', '52-72')}${m('LA area', '{o|26 cm2}', '<20')}${m('AV max grad', '{o|44 mmHg}', '')}${m('AV mean grad', '{o|27 mmHg}', '<10')}${m('AVA', '{o|1.2 cm2}', '>2.0')}${m("E/e'", '{o|15}', '<14')}${m('PASP', '{o|41 mmHg}', '<35')}${m('Asc. aorta', '{o|39 mm}', '<37')}</table></div></div>
      <h3>${he('סיכום')}</h3><ol>${items(c, ['{d.astenosis|היצרות אאורטלית בינונית|icd=I35.0}, עלייה במפל לעומת {i.echo|אקו מ-02/01/2025|on=2025-01-02} (ממוצע 22).', '{d.lvh|היפרטרופיה של חדר שמאל|icd=I51.7} עם EF שמור.', '{d.phtn|יתר לחץ דם ריאתי קל|icd=I27.20/I27.29}.', '{x|אין סימנים לאנדוקרדיטיס|negated|d.endocard}.'])}</ol>
      <h3>${he('המלצות')}</h3><p>${c.t('{x|אקו חוזר בעוד שנה|planned}. {x|אם יופיעו עילפון או תעוקה - לשקול TAVI|conditional|p.tavi}. {x|CT של המסתם לא נדרש כעת|not needed}. {x|אקו במאמץ לפי החלטת הקרדיולוג המטפל|considered|p.stressecho}. {x|אין צורך באנטיביוטיקה מניעתית לטיפולי שיניים|not needed}.')}</p>
      <div style="display:flex;justify-content:space-between;align-items:center;margin-top:10px"><div>${signature(c.rnd)}<br>${he('ד"ר נורית גבאי, קרדיולוגית')}</div>${stamp(['ד"ר נורית גבאי', 'קרדיולוגיה', 'מ.ר. 00718'], '#8a2f3c', -6)}${hand('עותק לד"ר שקד', 30)}</div>`,
      'rtl',
    )
  },
  { dateAliases: ['2025-12-31'], width: 1100, scale: 1.38, degrade: { angle: -1.1, folds: [0.5] } },
)

export const sixteenthHeMore = [renewal, echo]
