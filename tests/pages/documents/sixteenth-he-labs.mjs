/** Laboratory paper in Hebrew: a fund's print with an assessment in a word and the earlier result with its day, a ward's sheet with days down and tests across, a diabetic's follow-up whose cells carry their own day, an urgent centre's two columns, a haematology laboratory's sheet with remarks. */
import { barcode, hand, mark, matrixCode, signature, stamp } from '../lib/decor.mjs'
import { FACE, doc, he, ltr, mixed, resultCell, sheet } from './blind-parts.mjs'

const iso = (s) => s.split('/').reverse().join('-')

/** A fund's print: name in Hebrew with the Latin short form behind, result, a word, limits, the earlier result with its day. */
const assessed = doc(
  'p521.png',
  ['he', 'lab', 'clean'],
  '2026-01-25',
  ['קופת חולים אלונים', 'אלונים', 'קופ"ח אלונים', 'אלונים שירותי בריאות'],
  ['ד"ר תמי בן-שושן', 'תמי בן-שושן', 'בן-שושן תמי', 'ד"ר תמי בן שושן'],
  ['יגאל סופר', 'סופר יגאל', 'מר יגאל סופר'],
  'תוצאות בדיקות מעבדה',
  (c) => {
    const row = (s) => {
      const [line, before] = s.split('|')
      const [key, name, latin, printed, unit, ref] = line.split(';')
      const label = latin ? `${name} (${latin})` : name
      let flag = null
      const now = resultCell(c, key, label, printed, unit, ref, '2026-01-25', (r) => {
        flag = r.flag
        return printed
      })
      const word = { H: 'גבוה', L: 'נמוך', N: 'תקין' }[flag] ?? ''
      const [old, when] = before?.split(' @ ') ?? []
      const prior = old
        ? `<bdi dir="ltr">${resultCell(c, key, label, old, unit, ref, iso(when))}</bdi> <small>${he(`(${when})`)}</small>`
        : '<small>-</small>'
      return `<tr><td>${he(name)} ${latin ? `<small>${ltr(latin)}</small>` : ''}</td><td class="v"><bdi dir="ltr">${now}</bdi></td><td>${ltr(unit)}</td><td class="${word === 'תקין' ? 'k' : 'o'}">${he(word)}</td><td>${mixed(ref)}</td><td>${prior}</td></tr>`
    }
    const group = (title, list) =>
      `<tr class="g"><td colspan="6">${he(title)}</td></tr>${list.map(row).join('')}`
    return sheet(
      `body{font:16px/1.24 ${FACE.notoHe};font-size:15.5px;padding:34px 54px}td,th{padding:2px 8px;border-bottom:1px solid #d9e3d5}th{background:#3e6b2f;color:#fff;font-size:15px}small{font-size:13.5px;color:#555}.v{font-weight:bold}.o{font-weight:bold;color:#b3261e}.k{color:#2f6b2f}.g td{background:#eef4ea;font-weight:bold;color:#3e6b2f}p{margin:6px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:12px;align-items:center">${mark('leaf', '#3e6b2f', 46)}<div><b style="font-size:24px;color:#3e6b2f">קופת חולים אלונים</b><br>${he('מעבדה מרכזית, מחוז הצפון')}</div></div><b style="font-size:20px">${he('תוצאות בדיקות מעבדה')}</b></div>
      <div style="display:grid;grid-template-columns:1fr 1fr 1fr;border:1px solid #3e6b2f;padding:5px 12px;margin:8px 0"><div>${he('מר יגאל סופר')}<br>${he('ת.ז. 0-5518820-3')}<br>${he('ת. לידה: 17/09/1961')}</div><div>${he('תאריך לקיחה: 25/01/2026')}<br>${he('שעה: 07:10, בצום')}<br>${he('תאריך הדפסה: 28/01/2026')}</div><div>${he('רופאה מפנה: ד"ר תמי בן-שושן')}<br>${he('מרפאת כרמים')}<br>${he('אחות לוקחת: סיגל מ.')}</div></div>${c.no('סיגל מ.', 'nurse')}
      <table><tr><th style="width:32%">${he('בדיקה')}</th><th>${he('תוצאה')}</th><th>${he('יחידות')}</th><th>${he('הערכה')}</th><th>${he('טווח תקין')}</th><th>${he('תוצאה קודמת')}</th></tr>
      ${group('ספירת דם', ['wbc;לויקוציטים;WBC;6.4;K/uL;4.5 - 11.0', 'rbc;אריתרוציטים;RBC;4.88;M/uL;4.5 - 5.9', 'hgb;המוגלובין;HGB;14.1;g/dL;13.5 - 17.5|14.6 @ 03/07/2025', 'hct;המטוקריט;HCT;42.5;%;41 - 53', 'mcv;נפח כדורית;MCV;87.1;fL;80 - 98', 'rdw;פיזור כדוריות;RDW;14.0;%;11.5 - 14.5', 'plt;טסיות;PLT;189;K/uL;150 - 400', 'neutp;נויטרופילים;NEUT%;55.2;%;40 - 75', 'lymphp;לימפוציטים;LYMP%;33.0;%;20 - 45'])}
      ${group('סוכר, כליות ומלחים', ['glu;גלוקוז;GLU;114;mg/dL;70 - 100|108 @ 03/07/2025', 'a1c;המוגלובין מסוכרר;HbA1c;6.2;%;4.0 - 5.7|6.0 @ 03/07/2025', 'crea;קריאטינין;CREA;1.08;mg/dL;0.7 - 1.2|1.02 @ 03/07/2025', 'egfr;קצב סינון;eGFR;76;mL/min;מעל 60', 'urea;שתנן;UREA;39;mg/dL;17 - 49', 'uric;חומצת שתן;URIC;7.4;mg/dL;3.4 - 7.0', 'na;נתרן;NA;142;mmol/L;136 - 145', 'k;אשלגן;K;4.7;mmol/L;3.5 - 5.1', 'ca;סידן;CA;9.4;mg/dL;8.6 - 10.2'])}
      ${group('שומנים', ['chol;כולסטרול;CHOL;162;mg/dL;עד 200|241 @ 03/07/2025', 'hdl;כולסטרול HDL;;43;mg/dL;מעל 40', 'ldl;כולסטרול LDL;;86;mg/dL;עד 130|159 @ 03/07/2025', 'trig;טריגליצרידים;TG;167;mg/dL;עד 150|203 @ 03/07/2025'])}
      ${group('כבד', ['alt;אלט;ALT;44;U/L;עד 41', 'ast;אסט;AST;31;U/L;עד 40', 'ggt;גמא;GGT;52;U/L;8 - 61', 'alp;פוספטזה;ALP;74;U/L;40 - 130', 'tbil;בילירובין;T-BIL;0.7;mg/dL;עד 1.2'])}
      ${group('ברזל, ויטמינים והורמונים', ['ferr;פריטין;FERR;212;ng/mL;30 - 400', 'b12;ויטמין B12;;302;pg/mL;197 - 771', 'vitd;ויטמין D;;41;nmol/L;75 - 250|33 @ 12/01/2025', 'tsh;הורמון בלוטת התריס;TSH;2.66;mIU/L;0.4 - 4.2', 'psa;סמן ערמונית;PSA;2.3;ng/mL;עד 4.0|1.9 @ 12/01/2025', 'testo;טסטוסטרון;TESTO;11.8;nmol/L;9.9 - 27.8'])}</table>
      <p style="border:1px dashed #3e6b2f;padding:6px 12px">${c.t('הערות: {x|ערכי HbA1c בין 5.7 ל-6.4 מעידים על טרום סוכרת|reference comment|d.predm}. {x|PSA חופשי לא בוצע, PSA כללי מתחת ל-4|not done|l.fpsa}. {x|לא נמצאה המוליזה|negated}. {x|חומצה פולית: הדגימה לא הספיקה, יש לחזור|not done|l.fol}. {x|תרבית שתן תישלח בנפרד|pending|l.ucult}.')}</p>
      <div style="display:flex;justify-content:space-between;align-items:center"><span>${he('מנהלת המעבדה: ד"ר רונית אלקלעי')}</span>${matrixCode(c.rnd, 18, 3)}<span>${he('עמוד 1 מתוך 1')}</span></div>${c.no('ד"ר רונית אלקלעי', 'laboratory director')}`,
      'rtl',
    )
  },
  { dateAliases: ['2026-01-28'], width: 1100, scale: 1.32 },
)

/** A ward's follow-up sheet: a table each for count, chemistry and the rest, a day a row, a test a column with its limits under the name. */
const followUp = doc(
  'p522.jpg',
  ['he', 'lab', 'photo'],
  '2025-10-27',
  ['המרכז הרפואי נחל שורק', 'נחל שורק', 'מרכז רפואי נחל שורק', 'המרכז הרפואי נחל שורק - נפרולוגיה'],
  ['ד"ר סאלי מנצור', 'סאלי מנצור', 'מנצור סאלי'],
  ['בתיה לרנר', 'לרנר בתיה', "גב' בתיה לרנר"],
  'גיליון מעקב מעבדה',
  (c) => {
    const table = (tests, days) =>
      `<table><tr><th>${he('תאריך')}</th>${tests
        .map((s) => {
          const [, label, unit, ref] = s.split(';')
          return `<th>${ltr(label)}<br><small>${ltr(unit)}</small><br><small>${ltr(ref)}</small></th>`
        })
        .join('')}</tr>${days
        .map(([when, time, ...values]) => {
          const cells = values.map((v, i) => {
            const [key, label, unit, ref] = tests[i].split(';')
            const show = (r) => (r.flag === 'H' ? `${v} H` : r.flag === 'L' ? `${v} L` : v)
            return `<td class="v"><bdi dir="ltr">${v ? resultCell(c, key, label, v, unit, ref, iso(when), show) : ''}</bdi></td>`
          })
          return `<tr><td>${ltr(when)}<br><small>${ltr(time)}</small></td>${cells.join('')}</tr>`
        })
        .join('')}</table>`
    const h = (s) => `<h3>${he(s)}</h3>`
    return sheet(
      `body{font:18px/1.28 ${FACE.arial};font-size:18px;padding:42px 48px}td,th{border:1px solid #555;padding:3px 8px;text-align:center;vertical-align:middle}th{background:#e6e9f3}small{font-size:14.5px;font-weight:normal}.v{font-weight:bold;white-space:nowrap}h3{font-size:18.5px;margin:14px 0 4px}p{margin:7px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center;border-bottom:3px solid #2a3566;padding-bottom:6px"><div><b style="font-size:26px;color:#2a3566">המרכז הרפואי נחל שורק</b><br>${he('מחלקה נפרולוגית \u00a0 גיליון מעקב מעבדה')}</div>${barcode(c.rnd, 34, 38)}</div>
      <p>${he("גב' בתיה לרנר \u00a0 ת.ז. 0-2290417-5 \u00a0 ת. לידה: 06/03/1955 \u00a0 מספר אשפוז 25-330418")}<br>${he('רופאה אחראית: ד"ר סאלי מנצור \u00a0 מתקבלת: 23/10/2025 \u00a0 הודפס: 27/10/2025 12:15 ע"י מזכירה אורית')}</p>${c.no('אורית', 'secretary')}
      <p>${c.t('אבחנות: {d.aki|אי ספיקת כליות חריפה|icd=N17.9}, {d.hyperk|היפרקלמיה}, {d.gastroent|גסטרואנטריטיס|icd=K52.9/A09}, ברקע {d.htn|יתר לחץ דם} ו{d.dm2|סוכרת סוג 2}. {x|ללא צורך בדיאליזה|not needed|p.dialysis}.')}</p>
      ${h('ספירת דם')}${table(
        [
          'wbc;WBC;K/uL;4.0-10.8',
          'hgb;HGB;g/dL;12.0-16.0',
          'mcv;MCV;fL;80-98',
          'plt;PLT;K/uL;150-450',
          'neut;NEUT;K/uL;1.8-7.7',
        ],
        [
          ['27/10/2025', '06:20', '7.9', '10.4', '88.0', '266', '5.2'],
          ['25/10/2025', '06:05', '9.6', '10.1', '88.3', '241', ''],
          ['23/10/2025', '19:40', '13.8', '12.3', '87.6', '302', '11.1'],
        ],
      )}
      ${h('כימיה')}${table(
        [
          'crea;CREA;mg/dL;0.5-0.9',
          'urea;UREA;mg/dL;17-49',
          'na;NA;mmol/L;136-145',
          'k;K;mmol/L;3.5-5.1',
          'phos;PHOS;mg/dL;2.5-4.5',
          'glu;GLU;mg/dL;70-140',
          'crp;CRP;mg/L;0-5',
        ],
        [
          ['27/10/2025', '06:20', '1.31', '52', '138', '4.4', '3.6', '126', '11.2'],
          ['25/10/2025', '06:05', '2.24', '98', '135', '5.0', '', '148', ''],
          ['23/10/2025', '19:40', '3.87', '161', '131', '6.3', '6.1', '203', '64.8'],
        ],
      )}
      ${h('שתן 24/10/2025')}<p>${c.t('{l.una|נתרן בשתן 14 mmol/L|v=14;u=mmol/L;on=2025-10-24}, {l.ucrea|קריאטינין בשתן 138 mg/dL|v=138;u=mg/dL;on=2025-10-24}, {l.uprot|חלבון עקבות|v=עקבות;u=-;on=2025-10-24}, {l.unit|ניטריט שלילי|v=שלילי;u=-;on=2025-10-24}.')}</p>
      <p>${c.t("{x|תרבית צואה לא צמחה|negated}. {x|טוקסין קלוסטרידיום טרם התקבל|pending|l.cdtox}. {x|US כליות: ללא הידרונפרוזיס|negated|d.hydro}. {x|אם האשלגן יעלה שוב מעל 6 - ייעוץ לדיאליזה|conditional}. {x|מחר ספירה וכימיה לפני שחרור|planned}. {x|אחיה חולה בכליות פוליציסטיות|family history|d.pckd}. הופסקו {m.metf|גלוקופאג'|dose=-;st=stopped} ו{m.ram|טריטייס|dose=-;st=stopped}; {x|לא ליטול נקסין|warned|m.napr}.")}</p>
      <div style="display:flex;justify-content:space-between;align-items:center">${hand('להחזיר טריטייס בביקורת?', 30)}${stamp(['ד"ר סאלי מנצור', 'נפרולוגיה', 'מ.ר. 00651'], '#26306f', -6)}</div>`,
      'rtl',
    )
  },
  { dateAliases: ['2025-10-23'], width: 1080, scale: 1.38, degrade: { angle: 1.2, folds: [0.5] } },
)

/** A fund's sheet of a diabetic: target, then the last three values, each cell with its own day under the number. */
const targets = doc(
  'p523.jpg',
  ['he', 'lab', 'scan'],
  '2025-12-08',
  ['קופת חולים נווה', 'נווה', 'קופ"ח נווה', 'קופת חולים נווה - מרפאת הדקל'],
  ['ד"ר מרק פישמן', 'מרק פישמן', 'פישמן מרק'],
  ['פאטמה עיסא', 'עיסא פאטמה', "גב' פאטמה עיסא"],
  'דף מעקב סוכרת',
  (c) => {
    const row = (s) => {
      const [key, label, unit, goal, ...cells] = s.split(';')
      const cell = (x) => {
        if (!x) return '<td class="v">-</td>'
        const [v, when] = x.split(' @ ')
        return `<td class="v"><b><bdi dir="ltr">${resultCell(c, key, label, v, unit, '', iso(when))}</bdi></b><br><small>${ltr(when)}</small></td>`
      }
      return `<tr><td>${mixed(label)} <small>${ltr(unit)}</small></td><td class="t">${mixed(goal)}</td>${[0, 1, 2].map((i) => cell(cells[i])).join('')}</tr>`
    }
    const check = (what, s) => `<tr><td>${he(what)}</td><td colspan="4">${c.t(s)}</td></tr>`
    return sheet(
      `body{font:18px/1.26 ${FACE.nachlieli};font-size:18px;padding:44px 64px}td,th{border:1px solid #444;padding:2.5px 9px;vertical-align:middle}th{background:#ddd}.v{text-align:center}.t{text-align:center;background:#f3f3f3}small{font-size:14.5px}h3{font-size:19px;margin:12px 0 4px}p{margin:7px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center;border-bottom:3px double #000;padding-bottom:6px"><div><b style="font-size:26px">קופת חולים נווה</b><br>${he('מרפאת הדקל \u00a0 דף מעקב סוכרת')}</div>${mark('star', '#333', 48)}</div>
      <p>${he("שם: גב' פאטמה עיסא \u00a0 ת.ז. 0-3851902-7 \u00a0 ת. לידה: 14/02/1959")}<br>${he('רופא מטפל: ד"ר מרק פישמן \u00a0 אחות סוכרת: נטע ברק \u00a0 תאריך הדפסה: 08/12/2025')}</p>${c.no('נטע ברק', 'nurse')}
      <p>${c.t('אבחנות: {d.dm2|סוכרת סוג 2|icd=E11.9/E11.21/E11.29} משנת 2012, {d.htn|יתר לחץ דם}, {d.albur|אלבומינוריה|icd=R80.9/E11.29}, {d.hypothy|תת פעילות בלוטת התריס}. {x|ללא רטינופתיה|negated|d.dretin}.')}</p>
      <table><tr><th style="width:31%">${he('בדיקה')}</th><th>${he('יעד')}</th><th>${he('אחרונה')}</th><th>${he('קודמת')}</th><th>${he('לפניה')}</th></tr>
      ${['a1c;HbA1c;%;עד 7.0;7.8 @ 02/12/2025;8.3 @ 27/08/2025;9.0 @ 19/05/2025', 'glu;גלוקוז בצום;mg/dL;80-130;147 @ 02/12/2025;162 @ 27/08/2025', 'ldl;LDL;mg/dL;עד 70;64 @ 02/12/2025;91 @ 19/05/2025', 'trig;טריגליצרידים;mg/dL;עד 150;172 @ 02/12/2025;198 @ 19/05/2025', 'hdl;HDL;mg/dL;מעל 50;47 @ 02/12/2025', 'crea;קריאטינין;mg/dL;;0.92 @ 02/12/2025;0.88 @ 27/08/2025;0.90 @ 19/05/2025', 'egfr;eGFR;mL/min;מעל 60;69 @ 02/12/2025;73 @ 27/08/2025', 'uacr;אלבומין / קריאטינין בשתן;mg/g;עד 30;118 @ 02/12/2025;96 @ 27/08/2025', 'k;אשלגן;mmol/L;עד 5.1;4.9 @ 02/12/2025', 'hgb;המוגלובין;g/dL;;11.7 @ 02/12/2025;12.0 @ 19/05/2025', 'alt;ALT;U/L;;27 @ 02/12/2025', 'tsh;TSH;mIU/L;0.4-4.2;5.1 @ 02/12/2025;3.8 @ 19/05/2025', 'b12;ויטמין B12;pg/mL;מעל 200;188 @ 02/12/2025'].map(row).join('')}
      ${check('קרקעית עין', '{p.e16fundus|צילום קרקעית עין 11/06/2025|on=2025-06-11} תקין; {x|הבא ביוני 2026|planned}')}
      ${check('כף רגל', '26/08/2025: {x|ללא כיב|negated|d.e13dfu}, תחושה שמורה, {x|אין נוירופתיה|negated|d.dneuro}')}
      ${check('חיסונים', '{m.vflu?|שפעת 20/10/2025|dose=-;st=-;on=2025-10-20}; {x|פנאומוקוק - לא ניתן, סירבה|declined|m.vpcv}')}</table>
      <h3>${he('טיפול נוכחי')}</h3><p>${c.t('{m.metf|מטפורמין 850 מ"ג שלוש פעמים ביום|freq=שלוש פעמים ביום}, {m.dapa|פורסיגה 10 מ"ג בבוקר|freq=בבוקר}, {m.sema|אוזמפיק 0.5 מ"ג פעם בשבוע|freq=פעם בשבוע}, {m.vals|דיובן 160 מ"ג בבוקר|freq=בבוקר}, {m.ator|אטורבסטטין 40 מ"ג בערב|freq=בערב}, {m.levo|אלטרוקסין 50 מק"ג בבוקר|freq=בבוקר}. {m.glim|גלימפיריד|dose=-;st=stopped} הופסק במאי.')}</p>
      <h3>${he('תכנית')}</h3><p>${c.t('{x|העלאת אוזמפיק ל-1 מ"ג בביקור הבא אם תסבול|conditional}. {x|תוסף B12 יומלץ לאחר בדיקה חוזרת|considered|m.b12}. {x|הוספת פינרנון בשיקול נפרולוג|considered}. {x|TSH חוזר בעוד חודשיים|planned}. {x|אינה זקוקה לאינסולין|not needed|m.e14insulin}. {x|שתי אחיותיה סוכרתיות|family history}. {x|אינה מעשנת|negated|d.smoker}. {x|אין מחלת לב איסכמית|negated|d.ihd}.')}</p>
      <div style="display:flex;justify-content:space-between;align-items:center;margin-top:8px">${signature(c.rnd, '#222')}${stamp(['ד"ר מרק פישמן', 'רפואת משפחה', 'מ.ר. 00488'], '#333', -5)}<span>${he('יעדים לפי הקווים המנחים 2025')}</span></div>`,
      'rtl',
    )
  },
  { dateAliases: ['2025-12-02'], width: 1080, scale: 1.32, degrade: { angle: -0.7 } },
)

/** An urgent-care centre: Latin results in two columns, the norm in square brackets under the name, an arrow in the margin. */
const urgent = doc(
  'p524.png',
  ['he', 'lab', 'clean'],
  '2026-03-18',
  ['מרפאות דחק', 'דחק', 'מרפאות דחק - מוקד השרון', 'דחק מוקד רפואה דחופה'],
  ['ד"ר אבישי הררי', 'אבישי הררי', 'הררי אבישי'],
  ['נועם שטרית', 'שטרית נועם', 'מר נועם שטרית'],
  'דו"ח בדיקות מעבדה',
  (c) => {
    const row = (s) => {
      const r = c.lab(s)
      const a = { H: '▲', L: '▼' }[r.flag] ?? ''
      return `<tr data-e="${r.n}"><td class="a">${a}</td><td>${mixed(r.label)}${r.ref ? `<br><small>${ltr(`[${r.ref}]`)}</small>` : ''}</td><td class="v">${mixed(r.printed)}</td><td>${ltr(r.unit)}</td></tr>`
    }
    const block = (title, when, list) =>
      `<div class="b"><h3><span>${ltr(title)}</span><small>${ltr(when)}</small></h3><table>${list.map(row).join('')}</table></div>`
    return sheet(
      `body{font:17px/1.2 ${FACE.roboto};font-family:Roboto,'Noto Sans Hebrew',sans-serif;font-size:16px;padding:40px 60px}.g{columns:2;column-gap:34px;direction:ltr;margin-top:8px}.b{break-inside:avoid;margin-bottom:14px}h3{display:flex;justify-content:space-between;font-size:17px;background:#d7352b;color:#fff;padding:2px 10px}h3 small{color:#fff;font-size:14px;font-weight:normal}td{padding:2.4px 6px;border-bottom:1px solid #e2e2e2;text-align:left;vertical-align:middle}small{color:#555;font-size:13px}.a{width:22px;color:#d7352b}.v{font-weight:bold;font-size:17px;text-align:right;width:110px}p{margin:7px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center;border-bottom:4px solid #d7352b;padding-bottom:8px"><div style="display:flex;gap:12px;align-items:center">${mark('cross', '#d7352b', 48)}<div><b style="font-size:26px;color:#d7352b">דחק</b> <b style="font-size:20px">${he('מוקד רפואה דחופה')}</b><br>${he('מרפאות דחק - מוקד השרון')}</div></div><b style="font-size:20px">${he('דו"ח בדיקות מעבדה')}</b></div>
      <p>${he('שם: מר נועם שטרית \u00a0 ת.ז. 2-1108437-0 \u00a0 ת. לידה: 23/11/1998 \u00a0 קופה: נווה')}<br>${he('ביקור: 18/03/2026 20:31 \u00a0 רופא: ד"ר אבישי הררי \u00a0 אח: ויטלי ז. \u00a0 הודפס: 18/03/2026 22:09')}</p>${c.no('ויטלי ז.', 'nurse')}
      <p>${c.t('תלונה: {o|חום 39.1} ו{o|כאב גרון} מזה 5 ימים, {o|עייפות}. {x|ללא קוצר נשימה|negated}. {d.asthma|אסתמה|icd=J45.909/J45.998} ברקע. רגישות: {a.ceph|צפלוספורינים|react=פריחה} (פריחה).')}</p>
      <div class="g">
      ${block('HEMATOLOGY', '20:58', ['wbc;WBC;14.9;10^3/uL;4.5 - 11.0', 'neutp;NEU %;31.4;%;40 - 75', 'lymphp;LYM %;58.7;%;20 - 45', 'monop;MONO %;8.9;%;2 - 10', 'hgb;HGB;14.8;g/dL;13.5 - 17.5', 'hct;HCT;43.6;%;41 - 53', 'mcv;MCV;86.3;fL;80 - 98', 'plt;PLT;131;10^3/uL;150 - 400', 'mpv;MPV;10.9;fL;7.5 - 12.0'])}
      ${block('RAPID TESTS', '20:45', ['strepa;Strep A;שלילי;;', 'covag;COVID-19 Ag;שלילי;;', 'fluaag;Influenza A;שלילי;;', 'flubag;Influenza B;שלילי;;', 'e12monos;Mono test;חיובי;;'])}
      ${block('CHEMISTRY', '20:58', ['glu;GLUCOSE;97;mg/dL;70 - 140', 'bun;BUN;13;mg/dL;6 - 20', 'crea;CREATININE;0.9;mg/dL;0.7 - 1.2', 'na;NA;137;mmol/L;136 - 145', 'k;K;4.0;mmol/L;3.5 - 5.1', 'cl;CL;101;mmol/L;98 - 107', 'alt;ALT;148;U/L;0 - 41', 'ast;AST;117;U/L;0 - 40', 'ggt;GGT;84;U/L;8 - 61', 'tbil;BIL TOTAL;1.4;mg/dL;0 - 1.2', 'amyl;AMYLASE;62;U/L;28 - 100', 'crp;CRP;28;mg/L;0 - 5'])}</div>
      <p style="border:1px solid #d7352b;padding:6px 12px">${c.t('הערת הרופא: {d.mono|מחלת הנשיקה|icd=B27.90/B27.99}, {d.transam|עליה באנזימי כבד|icd=R74.01/R74.8}, {d.thrombopen|טרומבוציטופניה קלה}. {x|ללא סטרפטוקוק|negated|d.tonsill}. {x|טחול לא נמוש|negated|d.splenomeg}. {x|אמוקסיצילין לא יינתן - סכנת פריחה|warned|m.amox}. {m.para|אקמול 500 מ"ג עד 3 פעמים ביום|freq=עד 3 פעמים ביום}. {x|סרולוגיה EBV אצל רופא המשפחה|planned|l.ebvvca}. {x|תפקודי כבד חוזרים בעוד שבועיים|planned}. {x|אם כאב בטן שמאלית עליונה - מיון|conditional}. {x|אין צורך בצילום חזה|not needed|i.cxr}. {x|אחיו חלה בשבוע שעבר בשפעת|family history|d.flu}.')}</p>
      <div style="display:flex;justify-content:space-between;align-items:center">${signature(c.rnd)}${stamp(['ד"ר אבישי הררי', 'רפואה דחופה', 'מ.ר. 00902'], '#26306f', -5)}${barcode(c.rnd, 30, 34)}</div>`,
      'rtl',
    )
  },
  { width: 1100, scale: 1.32 },
)

/** A hospital's haematology laboratory: a work-up of anaemia, each test with its remark in Hebrew in the last column. */
const workup = doc(
  'p525.jpg',
  ['he', 'lab', 'photo'],
  '2025-06-30',
  [
    'המרכז הרפואי הדרי השפלה',
    'הדרי השפלה',
    'מרכז רפואי הדרי השפלה',
    'המרכז הרפואי הדרי השפלה - מעבדה המטולוגית',
  ],
  ['ד"ר יוליה סברדלוב', 'יוליה סברדלוב', 'סברדלוב יוליה'],
  ['רחל אבוטבול', 'אבוטבול רחל', "גב' רחל אבוטבול"],
  'בירור אנמיה וקרישה',
  (c) => {
    const row = (s) => {
      const [line, remark] = s.split('|')
      const r = c.lab(line)
      const off = r.flag === 'H' || r.flag === 'L'
      return `<tr data-e="${r.n}"><td>${mixed(r.label)}</td><td>${ltr(r.unit)}</td><td class="c">${ltr(r.ref)}</td><td class="c${off ? ' o' : ''}">${mixed(r.printed)}</td><td class="r">${mixed(remark ?? '')}</td></tr>`
    }
    const group = (title, list) =>
      `<tr class="g"><td colspan="5">${he(title)}</td></tr>${list.map(row).join('')}`
    return sheet(
      `body{font:18px/1.3 ${FACE.david};font-size:20px;padding:42px 56px}td,th{padding:2px 9px;border:1px solid #a58b8b}th{background:#7b1e2b;color:#fff}.c{text-align:center}.o{font-weight:bold;border:2.5px solid #7b1e2b}.r{font-size:17.5px}.g td{background:#f6ecec;font-weight:bold;color:#7b1e2b}p{margin:8px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:12px;align-items:center">${mark('rings', '#7b1e2b', 50)}<div><b style="font-size:27px;color:#7b1e2b">המרכז הרפואי הדרי השפלה</b><br>${he('מעבדה המטולוגית \u00a0 בירור אנמיה וקרישה')}</div></div>${matrixCode(c.rnd, 20, 3)}</div>
      <div style="display:grid;grid-template-columns:1fr 1fr;border-top:2px solid #7b1e2b;border-bottom:2px solid #7b1e2b;padding:5px 0;margin:8px 0"><div>${he("שם: גב' רחל אבוטבול")}<br>${he('ת.ז. 0-4471036-2 \u00a0 ת. לידה: 29/08/1983')}<br>${he('שולחת: ד"ר יוליה סברדלוב, מרפאה המטולוגית')}</div><div>${he('תאריך לקיחה: 30/06/2025 08:50')}<br>${he('תאריך אישור: 03/07/2025')}<br>${he('מספר דגימה: 2506-30-1187')}</div></div>
      <p>${c.t('רקע: {d.menorr|דימום וסתי מוגבר|icd=N92.0}, {o|חיוורון}. {x|ללא דימום ממערכת העיכול|negated|d.ugib}. {x|לשלול תלסמיה|question|d.thal}. {x|לשלול מחלת פון וילברנד|question|d.e16vwd}. {x|לאם חסר בפקטור 11|family history}.')}</p>
      <table><tr><th style="width:27%">${he('בדיקה')}</th><th>${he('יחידות')}</th><th>${he('נורמה')}</th><th>${he('תוצאה')}</th><th>${he('הערה')}</th></tr>
      ${group('ספירה ומשטח', ['hgb;Hemoglobin;8.9;g/dL;12.0 - 16.0', 'rbc;RBC;3.94;M/uL;3.9 - 5.1', 'mcv;MCV;71.3;fL;80 - 98|מיקרוציטוזיס', 'mch;MCH;22.6;pg;27 - 32|היפוכרומיה', 'rdw;RDW;19.4;%;11.5 - 14.5', 'plt;Platelets;498;K/uL;150 - 450', 'wbc;WBC;6.1;K/uL;4.0 - 10.8', 'retic;Reticulocytes;1.1;%;0.5 - 2.0|לא מספק לדרגת האנמיה', 'aniso;Anisocytosis;++;;'])}
      ${group('ברזל וויטמינים', ['fe;Iron;18;ug/dL;37 - 145', 'transf;Transferrin;371;mg/dL;200 - 360', 'tsat;Transferrin saturation;3;%;16 - 45', 'ferr;Ferritin;4;ng/mL;15 - 150', 'b12;Vitamin B12;356;pg/mL;197 - 771', 'fol;Folic acid;11.2;ng/mL;4.6 - 34.8'])}
      ${group('המוליזה', ['ldh;LDH;176;U/L;135 - 214', 'hapto;Haptoglobin;142;mg/dL;30 - 200', 'unconj;Indirect bilirubin;0.3;mg/dL;0.1 - 0.8', 'coombs;Direct Coombs;שלילי;;'])}
      ${group('אלקטרופורזה של המוגלובין', ['hba;Hb A;97.6;%;95.8 - 98.0', 'hba2;Hb A2;2.1;%;2.2 - 3.2|ייתכן נמוך מדומה בחסר ברזל', 'hbf;Hb F;0.3;%;0.0 - 1.0'])}
      ${group('קרישה', ['pt;PT;12.4;sec;10.5 - 13.5', 'inr;INR;1.05;;0.9 - 1.15', 'aptt;APTT;37.8;sec;25.0 - 36.5|התארכות קלה', 'fib;Fibrinogen;312;mg/dL;200 - 400', 'f11;Factor XI;48;%;65 - 130', 'f8;Factor VIII;112;%;50 - 150', 'vwf;vWF antigen;96;%;50 - 160', 'lac;Lupus anticoagulant;שלילי;;'])}</table>
      <p>${c.t('פירוש: {d.ida|אנמיה מחוסר ברזל} קשה. {d.e16f11|חסר קל בפקטור XI}. {x|אין עדות להמוליזה|negated}. {x|אין עדות לפון וילברנד|negated|d.e16vwd}. {x|נשאות תלסמיה אלפא לא נשללת, לחזור לאחר תיקון הברזל|considered|d.thalint}. {x|בדיקה גנטית לפקטור XI תישלח בהסכמה|planned}. {x|G6PD לא נבדק|not done|l.g6}. {x|לפני כל ניתוח יש להתייעץ עם המטולוג|conditional}.')}</p>
      <div style="display:flex;justify-content:space-between;align-items:center"><span>${he("מנהל המעבדה: פרופ' עודד ליבנה")}</span>${hand('ונופר x3 - להזמין', 31)}${stamp(['מעבדה המטולוגית', 'אושר', '03.07.2025'], '#7b1e2b', -6)}</div>${c.no("פרופ' עודד ליבנה", 'laboratory director')}${c.no('ונופר', 'planned', 'm.venofer')}`,
      'rtl',
    )
  },
  { dateAliases: ['2025-07-03'], width: 1080, scale: 1.38, degrade: { angle: -1.2, folds: [0.52] } },
)

export const sixteenthHeLabs = [assessed, followUp, targets, urgent, workup]
