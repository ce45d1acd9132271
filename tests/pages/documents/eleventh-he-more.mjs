/** A fund's medication review by the hour of the day, and a thyroid ultrasound. */
import { barcode, hand, mark, signature } from '../lib/decor.mjs'
import { FACE, doc, he, items, sheet } from './blind-parts.mjs'

/** Indication beside each drug, tablets in columns of the day, what was stopped below. */
const review = doc(
  'p330.jpg',
  ['he', 'prescription', 'photo'],
  '2026-03-17',
  ['קופת חולים ניצנים', 'ניצנים', 'קופ"ח ניצנים'],
  ['ד"ר בועז ליבוביץ', 'בועז ליבוביץ', 'ליבוביץ בועז'],
  ['סוליקה אבוחצירא', 'אבוחצירא סוליקה'],
  'ריכוז תרופות קבועות',
  (c) => {
    const line = (name, why, [a, b, d, e], note = '') =>
      `<tr data-line><td class="nm">${c.t(name)}</td><td>${c.t(why)}</td>${[a, b, d, e].map((n) => `<td class="n">${n ? he(n) : ''}</td>`).join('')}<td>${he(note)}</td></tr>`
    return sheet(
      `body{font:18px/1.34 ${FACE.nachlieli};font-size:19px;padding:36px 46px}td,th{border:1px solid #6d7f52;padding:5px 8px;text-align:right}th{background:#e7efda}.n{text-align:center;width:62px}.nm{font-weight:bold}h3{font-size:20px;margin:12px 0 2px;color:#3f5a1c}ul{margin:2px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:12px;align-items:center">${mark('cross', '#3f5a1c', 44)}<div><b style="font-size:25px;color:#3f5a1c">קופת חולים ניצנים</b><br>${he('ריכוז תרופות קבועות - לאחר ייעוץ רוקח קליני')}</div></div>${barcode(c.rnd, 30, 34)}</div>
      <p>${he('שם: סוליקה אבוחצירא \u00a0 ת.ז. 01-582907-4 \u00a0 ת. לידה 03/06/1947 \u00a0 מחוז דרום \u00a0 סניף: נתיבות')}<br>${he('תאריך: 17/03/2026 \u00a0 רופא מטפל: ד"ר בועז ליבוביץ \u00a0 רוקחת: מגר\' שירה נחום \u00a0 בתוקף עד 17/06/2026')}</p>${c.no("מגר' שירה נחום", 'pharmacist')}
      <table><tr><th>${he('תרופה')}</th><th>${he('למה')}</th><th>${he('בוקר')}</th><th>${he('צהריים')}</th><th>${he('ערב')}</th><th>${he('שינה')}</th><th>${he('הערה')}</th></tr>
      ${line('{m.lercan|וזודיפ 10 מ"ג|freq=בוקר}', '{d.htn|לחץ דם גבוה}', ['1', '', '', ''])}
      ${line('{m.cand|קנדור 16 מ"ג|freq=בוקר}', 'לחץ דם גבוה', ['1', '', '', ''], 'הועלה מ-8 מ"ג')}
      ${line("{m.jardsyn|ג'רדיאנס דואו 12.5/1000|dose=-;freq=בוקר וערב}", '{d.dm2|סוכרת סוג 2}', ['1', '', '1', ''], 'עם האוכל')}
      ${line('{m.degl|טרסיבה 18 יחידות|freq=לפני השינה}', 'סוכרת סוג 2', ['', '', '', "18 יח'"], 'הזרקה')}
      ${line('{m.sim|סימוביל 20 מ"ג|freq=ערב}', '{d.hld|שומנים בדם}', ['', '', '1', ''])}
      ${line('{m.clop|פלביקס 75 מ"ג|freq=צהריים}', '{d.tia|TIA} (2022)', ['', '1', '', ''])}
      ${line('{m.pan|קונטרולוק 20 מ"ג|freq=בוקר}', '{d.gerd|צרבת}', ['1', '', '', ''], 'לפני ארוחה')}
      ${line('{m.h11fluvox|פבוקסיל 50 מ"ג|freq=לפני השינה}', '{d.gad|חרדה|icd=F41.9/F41.1}', ['', '', '', '1'])}
      ${line('{m.alen|פוסלן 70 מ"ג|freq=פעם בשבוע}', '{d.osteoporosis|בריחת סידן}', ['1', '', '', ''], "פעם בשבוע, יום א'")}
      ${line('{m.calvitd|קלציום D3 600 מ"ג|dose=600 מ"ג;freq=צהריים}', 'בריחת סידן', ['', '1', '', ''])}
      ${line('{m.preg|ליריקה 75 מ"ג|freq=בוקר וערב}', '{d.dneuro|נוירופתיה סוכרתית}', ['1', '', '1', ''], 'הופחת מ-150 מ"ג')}
      ${line('{m.latan|קסלטן טיפות עיניים|dose=-;freq=לפני השינה}', '{d.glauc|גלאוקומה|icd=H40.9/H40.10X0}', ['', '', '', 'טיפה'], 'שתי העיניים')}</table>
      <h3>${he('לפי הצורך')}</h3><ul>${items(c, ['{m.para|דקסמול 500 מ"ג|freq=לפי הצורך} - 2 כדורים בכאב, עד 6 ביום', '{m.bisac|לקסעדין 5 מ"ג|freq=לפי הצורך} - {d.constip|עצירות}'])}</ul>
      <h3>${he('תרופות שהופסקו')}</h3><ul>${items(c, ['{m.glyb|גליבן 5 מ"ג|st=stopped} - 02/2026, {o|היפוגליקמיות}', '{m.asa|קרטיה 100 מ"ג|st=stopped} - מקבלת פלביקס', '{m.brotiz|בונדורמין 0.25 מ"ג|st=stopped} - נפילות', '{m.ome|אומפרדקס 20 מ"ג|st=stopped} - הוחלף בקונטרולוק (תגובה עם פלביקס)'])}</ul>
      <h3>${he('רגישויות')}</h3><p style="margin:2px 0">${c.t('{a.sulfa|רספרים|react=פריחה} - פריחה; {a.rami|טריטייס|react=שיעול} - שיעול. {x|אין רגישות ליוד|negated|a.contrast}.')}</p>
      <h3>${he('הערות הרוקחת')}</h3><p style="margin:2px 0">${c.t("{x|נשקלה החלפת סימוביל בליפיטור - להחלטת הרופא|considered|m.ator}. {x|מונג'רו - הבקשה טרם אושרה|not started|m.tirz}. {x|לא לקחת אטופן או וולטרן|warned|m.etodol}. מעבדה 02/03/2026: {l.a1c|HbA1c 7.8%|v=7.8;u=%;on=2026-03-02}, {l.egfr|eGFR 58|v=58;u=-;on=2026-03-02}, {l.k|אשלגן 4.7|v=4.7;u=-;on=2026-03-02}. {x|תפקודי כליה חוזרים ביוני|planned}. {x|ללא נפילות מאז|negated|d.falls}.")}</p>
      <div style="display:flex;justify-content:space-between;align-items:center;margin-top:10px">${signature(c.rnd)}${hand('לתלות על המקרר', 32)}</div>`,
      'rtl',
    )
  },
  { width: 1180, scale: 1.35, degrade: { angle: 1.0 } },
)

/** Measures in running text, risk classes, comparison with an earlier study, advice that is no fact. */
const thyroid = doc(
  'p331.png',
  ['he', 'imaging', 'clean'],
  '2025-12-09',
  ['מכון הדמיה אור הגבעה', 'אור הגבעה', 'אור הגבעה - מכון הדמיה'],
  ['ד"ר קרן אייזנשטט', 'קרן אייזנשטט', 'אייזנשטט קרן'],
  ['יבגניה סורוקין', 'סורוקין יבגניה'],
  'אולטרסאונד בלוטת התריס והצוואר',
  (c) =>
    sheet(
      `body{font:19px/1.5 ${FACE.serifHe};font-size:19px;padding:50px 78px}p{margin:7px 0}h3{font-size:19px;display:inline}li{margin:2px 0}.h{display:grid;grid-template-columns:1fr 1fr;border:1px solid #444;margin:12px 0}.h div{padding:5px 12px;border-bottom:1px solid #ccc}`,
      `<div style="display:flex;gap:14px;align-items:center">${mark('rings', '#7a4a12', 50)}<div><b style="font-size:26px;color:#7a4a12">מכון הדמיה אור הגבעה</b><br>${he('יחידת אולטרסאונד')}</div></div>
      <div class="h"><div>${he('נבדקת: יבגניה סורוקין')}</div><div>${he('ת.ז.: 31-4470926-1')}</div><div>${he('תאריך לידה: 27.02.1974')}</div><div>${he('תאריך הבדיקה: 09.12.2025')}</div><div>${he('מפנה: ד"ר יוסי אמסלם, אנדוקרינולוגיה')}</div><div>${he('תאריך הפענוח: 10.12.2025')}</div></div>${c.no('ד"ר יוסי אמסלם', 'referrer')}
      <p style="text-align:center;font-size:21px"><b>${c.t('{i.usthy|אולטרסאונד בלוטת התריס והצוואר|main=1}')}</b></p>
      <p><h3>${he('רקע קליני:')}</h3> ${c.t('בת 51, {d.hashi|השימוטו}, מטופלת ב{m.levo|יוטירוקס 88 מק"ג|freq=-}. {l.tsh|TSH 2.9 mIU/L (30.11.2025)|v=2.9;u=mIU/L;on=2025-11-30}. {x|דודה עם סרטן בלוטת התריס|family history|d.thyca}. {x|ללא הקרנות לצוואר בעבר|negated|p.radioth}. {p.fna|FNA|on=2023-10-16} ב-16.10.2023 של הקשרית השמאלית: {o|Bethesda II}.')}</p>
      <p><h3>${he('השוואה:')}</h3> ${c.t('{i.usthy|US צוואר|on=2024-06-18} מ-18.06.2024.')}</p>
      <p><h3>${he('ממצאים:')}</h3></p>
      <ul>${items(c, ['אונה ימנית 48×17×15 מ"מ, אונה שמאלית 51×19×18 מ"מ, איסתמוס 4 מ"מ. המרקם {o|הטרוגני, היפואקואי}, כמתאים ל{o|תירואידיטיס כרונית}. {x|ללא הגברת זרימה בדופלר|negated}.', 'באונה השמאלית, שליש אמצעי, {d.thynod|קשרית סולידית|icd=E04.1/E04.2} איזואקואית 14×10×9 מ"מ, TI-RADS 3, ללא שינוי. {x|ללא הסתיידויות|negated}.', 'באונה הימנית, קוטב תחתון, קשרית ספונגיפורמית 7 מ"מ, TI-RADS 1.', '{d.h11colcyst|ציסטה קולואידית} 4 מ"מ באיסתמוס.', '{x|לא הודגמה הגדלה של בלוטות יותרת התריס|negated|d.paraad}.', '{o|בלוטות לימפה תגובתיות} ברמה II דו"צ, עד 8 מ"מ בציר קצר, עם שער שומני. {x|ללא בלוטות חשודות|negated|d.h11cervln}.', 'בלוטות הרוק תקינות. {x|ללא אבן בצינור הרוק|negated}.'])}</ul>
      <p><h3>${he('סיכום:')}</h3> ${c.t('תמונה של {o|תירואידיטיס כרונית}. {d.thynod|שתי קשריות בבלוטת התריס|icd=E04.2/E04.1}, {x|אף אחת אינה בגודל המחייב ניקור|not required}. {x|מומלץ מעקב US בעוד שנתיים|planned}. {x|אם תגדל - לשקול FNA חוזר|conditional}. {x|מיפוי בלוטה אינו נדרש|not required}.')}</p>
      <div style="display:flex;justify-content:space-between;align-items:center;margin-top:18px"><div>${he('פענחה: ד"ר קרן אייזנשטט, מומחית ברדיולוגיה')}<br>${he('סונוגרפית: נטליה ק.')}</div>${signature(c.rnd)}</div>`,
      'rtl',
    ),
  { width: 1040, scale: 1.4 },
)

export const eleventhHeMore = [review, thyroid]
