/** Laboratory paper in Hebrew for practice: a hospital's Latin list under Hebrew heads with stars before the result, four dates across with the hour, a fund's print with the earlier result and its date in the row, a private laboratory's framed tests, a typed list of urine and clotting. */
import { barcode, hand, mark, signature, stamp } from '../lib/decor.mjs'
import { FACE, doc, he, ltr, mixed, resultCell, sheet } from './blind-parts.mjs'

const off = (r) => r.flag === 'H' || r.flag === 'L'

/** A hospital: columns from right to left, Latin names, one or two stars before what is outside, sections as dark bars with the specimen's number. */
const stars = doc(
  'p951.png',
  ['he', 'lab', 'clean'],
  '2026-06-14',
  ['המרכז הרפואי עמק הזית', 'עמק הזית', 'מרכז רפואי עמק הזית', 'המרכז הרפואי עמק הזית - המעבדות הקליניות'],
  ['ד"ר מיכל טרבלסי', 'מיכל טרבלסי', 'טרבלסי מיכל'],
  ['שמעון אדרי', 'אדרי שמעון', 'מר שמעון אדרי'],
  'דוח תוצאות מעבדה',
  (c) => {
    const row = (s) => {
      const [line, star = ''] = s.split('|')
      const r = c.lab(line)
      return `<tr data-e="${r.n}"><td>${ltr(r.label)}</td><td class="v">${ltr(`${star} ${r.printed}`.trim())}</td><td>${ltr(r.unit)}</td><td>${mixed(r.ref)}</td></tr>`
    }
    const group = (title, number, list) =>
      `<tr class="g"><td colspan="2">${he(title)}</td><td colspan="2">${he(`דגימה ${number}`)}</td></tr>${list.map(row).join('')}`
    return sheet(
      `body{font:16px/1.28 ${FACE.arial};font-size:16px;padding:38px 60px}td{padding:2px 10px;border-bottom:1px solid #ddd}th{padding:3px 10px;border-bottom:2px solid #333;border-top:2px solid #333}.g td{background:#3d4a5c;color:#fff;font-weight:bold}.h td{border:none;padding:1px 6px}.v{font-weight:bold}p{margin:7px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div>${barcode(c.rnd, 30, 36)}</div><div style="text-align:center"><b style="font-size:26px">${he('המרכז הרפואי עמק הזית')}</b><br>${he('המעבדות הקליניות | עפולה')}</div>${mark('leaf', '#3d4a5c', 50)}</div>
      <div style="text-align:center;margin:6px 0"><b style="font-size:22px">${he('דוח תוצאות מעבדה')}</b></div>
      <table class="h" style="border:1px solid #333;margin-bottom:8px"><tr><td>${he('שם החולה: אדרי שמעון')}</td><td>${he('ת.ז.: 0-3318204-7')}</td><td>${he('תאריך לידה: 22/11/1958')}</td></tr><tr><td>${he('מחלקה מזמינה: מרפאה קדם ניתוחית')}</td><td>${he('רופאה מזמינה: ד"ר מיכל טרבלסי')}</td><td>${he('מין: זכר')}</td></tr><tr><td>${he('מועד לקיחה: 14/06/2026 08:12')}</td><td>${he('התקבל במעבדה: 14/06/2026 09:05')}</td><td>${he('הודפס: 15/06/2026')}</td></tr></table>
      <table><tr><th style="width:36%">${he('שם הבדיקה')}</th><th>${he('תוצאה')}</th><th>${he('יחידות')}</th><th>${he('טווח תקין')}</th></tr>
      ${group('המטולוגיה', '26-771402', ['wbc;WBC;11.9;10^3/uL;4.0-10.8|*', 'rbc;RBC;4.21;10^6/uL;4.5-5.9|*', 'hgb;Hemoglobin;12.4;g/dL;13.5-17.5|*', 'hct;Hematocrit;37.6;%;41-53|*', 'mcv;MCV;89.3;fL;80-98', 'mch;MCH;29.5;pg;26-34', 'mchc;MCHC;33.0;g/dL;31-36', 'rdw;RDW;14.1;%;11.5-15.0', 'plt;Platelets;462;10^3/uL;150-400|*', 'neut;Neutrophils abs;8.6;10^3/uL;1.8-7.5|*', 'lymph;Lymphocytes abs;2.1;10^3/uL;1.0-4.8', 'mono;Monocytes abs;0.9;10^3/uL;0.2-1.0', 'eos;Eosinophils abs;0.2;10^3/uL;0-0.5'])}
      ${group('קרישה', '26-771403', ['pt;PT;12.9;sec;10-13.5', 'inr;INR;1.09;;0.85-1.2', 'aptt;APTT;31.4;sec;25-37', 'fib;Fibrinogen;583;mg/dL;200-400|*'])}
      ${group('כימיה', '26-771404', ['glu;Glucose;187;mg/dL;70-100|**', 'urea;Urea;54;mg/dL;17-49|*', 'crea;Creatinine;1.31;mg/dL;0.7-1.2|*', 'na;Sodium;134;mmol/L;136-145|*', 'k;Potassium;4.6;mmol/L;3.5-5.1', 'cl;Chloride;99;mmol/L;98-107', 'ca;Calcium;9.1;mg/dL;8.6-10.2', 'alb;Albumin;3.3;g/dL;3.5-5.2|*', 'tp;Protein total;6.9;g/dL;6.4-8.3', 'tbil;Bilirubin total;0.6;mg/dL;עד 1.2', 'ast;AST;27;U/L;עד 40', 'alt;ALT;31;U/L;עד 41', 'alp;Alk. Phosphatase;118;U/L;40-130', 'ggt;GGT;66;U/L;עד 60|*', 'ldh;LDH;198;U/L;135-225', 'crp;CRP;74.2;mg/L;עד 5|**'])}
      ${group('אנדוקרינולוגיה', '26-771405', ['a1c;HbA1c;8.7;%;4.0-6.0|*', 'tsh;TSH;3.12;mIU/L;0.4-4.2'])}
      ${group('בנק הדם', '26-771406', ['abo;ABO;A;;', 'rhd;Rh;Positive;;', 'abscr;Antibody screen;Negative;;'])}</table>
      <p>${c.t('{x|* תוצאה מחוץ לטווח התקין, ** חריגה ניכרת|reference comment}. {x|Troponin - דגימה המוליטית, לא בוצע|not done|l.trop}. {x|תרבית דם - בעבודה|pending|l.bcult}.')}</p>
      <p>${c.t('{x|HbA1c 6.5% ומעלה בשתי בדיקות מתאים לסוכרת|reference comment|d.dm2}.')}</p>
      <div style="display:flex;justify-content:space-between"><span>${he('מנהל המעבדות: ד"ר אלי ורטהיים')}</span><span>${he('סוף דוח')}</span></div>${c.no('ד"ר אלי ורטהיים', 'laboratory director')}`,
      'rtl',
    )
  },
  { dateAliases: ['2026-06-15'], width: 1040, scale: 1.36 },
)

/** A ward's cumulative print read from the left: name, unit, four draws with the hour, newest first, a star behind what is outside, the norm at the right edge. */
const ward = doc(
  'p952.jpg',
  ['he', 'lab', 'photo'],
  '2026-02-11',
  [
    'בית החולים הר הארזים',
    'הר הארזים',
    'ביה"ח הר הארזים',
    "בית החולים הר הארזים - פנימית ב'",
    "פנימית ב', בית החולים הר הארזים",
  ],
  ['ד"ר אנטון רביבו', 'אנטון רביבו', 'רביבו אנטון'],
  ['מזל טנעמי', 'טנעמי מזל', "גב' מזל טנעמי"],
  'דוח מעבדה מצטבר',
  (c) => {
    const on = ['2026-02-11', '2026-02-09', '2026-02-07', '2026-02-06']
    const show = (r) => `${r.printed}${off(r) ? '*' : ''}`
    const row = (s) => {
      const [key, label, unit, ref, ...list] = s.split(';')
      const cells = on.map(
        (d, i) =>
          `<td class="v">${list[i] ? resultCell(c, key, label, list[i], unit, ref, d, show) : ''}</td>`,
      )
      return `<tr><td><b>${ltr(label)}</b></td><td>${ltr(unit)}</td>${cells.join('')}<td>${ltr(ref)}</td></tr>`
    }
    const group = (title, list) =>
      `<tr class="g"><td colspan="7">${he(title)}</td></tr>${list.map(row).join('')}`
    return sheet(
      `body{font:17px/1.36 ${FACE.calibri};font-size:19px;padding:42px 54px}.t td,.t th{border:1px solid #888;padding:2px 9px}.t th{background:#dfe8ee;text-align:center}.v{text-align:center}.g td{text-align:right;font-weight:bold;background:#f1f5f8}.h td{padding:1px 6px}p{margin:8px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center;border-bottom:2px solid #205072;padding-bottom:6px"><div><b style="font-size:27px;color:#205072">${he('בית החולים הר הארזים')}</b><br>${he("מחלקה פנימית ב'")}</div><b style="font-size:24px">${he('דוח מעבדה מצטבר')}</b>${mark('bars', '#205072', 46)}</div>
      <table class="h" style="margin:8px 0"><tr><td>${he('מזל טנעמי')}</td><td>${he('ת.ז. 0-0529481-3')}</td><td>${he('ילידת 30/08/1944')}</td><td>${he('מיטה 14')}</td></tr><tr><td>${he('רופא מטפל: ד"ר אנטון רביבו')}</td><td colspan="2">${he('תאריך קבלה: 06/02/2026')}</td><td>${he('הופק: 11/02/2026 13:40')}</td></tr></table>
      <table class="t" dir="ltr"><tr><th>${he('בדיקה')}</th><th>${he('יחידה')}</th><th>11/02/26<br>06:10</th><th>09/02/26<br>06:25</th><th>07/02/26<br>05:55</th><th>06/02/26<br>21:30</th><th>${he('נורמה')}</th></tr>
      ${group('ספירת דם', ['wbc;WBC;K/uL;4.0-10.8;8.2;10.4;14.9;17.3', 'hgb;HGB;g/dL;12.0-16.0;10.8;10.6;11.0;11.9', 'mcv;MCV;fL;80-98;91.2;90.8;91.5;91.1', 'plt;PLT;K/uL;150-400;288;251;219;236', 'neutp;NEUT%;%;40-75;68.1;77.5;86.2;90.4', 'lymphp;LYMPH%;%;20-45;21.9;14.3;8.1;5.2'])}
      ${group('כימיה בסרום', ['glu;GLUCOSE;mg/dL;70-100;108;121;146;203', 'urea;UREA;mg/dL;17-49;41;57;88;104', 'crea;CREATININE;mg/dL;0.5-0.9;0.94;1.18;1.73;2.05', 'na;SODIUM;mmol/L;136-145;138;136;132;129', 'k;POTASSIUM;mmol/L;3.5-5.1;3.9;3.4;3.2;3.6', 'mg;MAGNESIUM;mg/dL;1.6-2.6;2.0;1.7;1.5;', 'phos;PHOSPHORUS;mg/dL;2.5-4.5;3.1;2.3;;', 'alb;ALBUMIN;g/dL;3.5-5.2;2.9;2.8;;3.2', 'ldh;LDH;U/L;135-214;;201;;266', 'ck;CK;U/L;26-192;;148;611;874'])}
      ${group('דלקת ולב', ['crp;CRP;mg/L;0-5;38.6;91.0;204.5;187.3', 'pct;PROCALCITONIN;ng/mL;0-0.5;;1.4;6.8;9.7', 'tropi;TROPONIN I HS;ng/L;0-16;;;21;24', 'bnp;NT-proBNP;pg/mL;0-450;;;;1980'])}
      ${group('גזים ורידיים', ['ph;pH;;7.32-7.42;;;7.36;7.29', 'pco2;pCO2;mmHg;40-50;;;41.2;37.8', 'abghco3;HCO3;mmol/L;22-28;;;22.9;17.6', 'lact;LACTATE;mmol/L;0.5-2.2;;;1.9;4.1'])}
      ${group('קרישה', ['inr;INR;;0.8-1.2;2.4;2.8;3.9;4.4'])}</table>
      <p>${c.t('{x|* חריג מהנורמה|reference comment}. {x|INR יעד לחולים עם קומדין: 2.0-3.0|reference comment|m.warf}. {x|תרבית שתן - תשובה סופית תתקבל בהמשך|pending|l.ucult}. {x|לקטט מעל 4 מחייב הערכה לספסיס|reference comment|d.sepsis}.')}</p>
      <div style="display:flex;justify-content:space-between;align-items:center;margin-top:16px"><bdi dir="ltr">${hand('K+ ?', 25)}</bdi>${stamp(['ד"ר אנטון רביבו', 'רפואה פנימית', 'מ.ר. 00835'], '#24408a', -5)}</div>${c.no('K+ ?', 'a note in hand')}`,
      'rtl',
    )
  },
  {
    dateAliases: ['2026-02-09', '2026-02-07', '2026-02-06'],
    width: 1040,
    scale: 1.44,
    degrade: { angle: -1.3, folds: [0.49] },
  },
)

/** A fund's print: the earlier result with its date small under the new one, limits under the unit, high and low as words, groups as headings of their own tables. */
const fund = doc(
  'p953.jpg',
  ['he', 'lab', 'scan'],
  '2026-04-20',
  ['קופת חולים מרווה', 'מרווה', 'קופ"ח מרווה', 'קופת חולים מרווה - מרכז רפואי השקד', 'מרכז רפואי השקד'],
  ['ד"ר איריס בן-שושן', 'איריס בן-שושן', 'בן-שושן איריס', 'איריס בן שושן'],
  ['לימור אוחיון', 'אוחיון לימור', "גב' לימור אוחיון"],
  'תוצאות בדיקות מעבדה',
  (c) => {
    const old = '2025-10-15'
    const row = (s) => {
      const [line, before] = s.split('|')
      const r = c.lab(line)
      const word = r.flag === 'H' ? 'גבוה' : r.flag === 'L' ? 'נמוך' : r.flag === 'N' ? 'תקין' : ''
      const [key, label, , unit, ref] = line.split(';')
      const earlier = before
        ? `<div data-line><bdi dir="ltr">${resultCell(c, key, label, before, unit, ref, old)}</bdi> <small>(15/10/2025)</small></div>`
        : '-'
      return `<tr data-line><td><span data-e="${r.n}">${mixed(r.label)} <b>${mixed(r.printed)}</b></span></td><td>${he(word)}</td><td>${ltr(r.unit)}</td><td>${mixed(r.ref)}</td><td>${earlier}</td></tr>`
    }
    const cols = (s) =>
      row(s).replace(
        /<span data-e="(\d+)">(.*?) <b>(.*?)<\/b><\/span><\/td>/,
        '<span data-e="$1">$2</span></td><td class="v"><span data-e="$1">$3</span></td>',
      )
    const table = (title, list) =>
      `<h3>${he(title)}</h3><table class="t"><tr><th style="width:27%">${he('בדיקה')}</th><th>${he('תוצאה')}</th><th>${he('הערכה')}</th><th>${he('יחידות')}</th><th>${he('ערכי נורמה')}</th><th>${he('תוצאה קודמת')}</th></tr>${list.map(cols).join('')}</table>`
    return sheet(
      `body{font:17px/1.3 ${FACE.frank};font-size:18.5px;padding:40px 62px}.t td,.t th{padding:1px 8px;border-bottom:1px solid #bbb}.t th{border-bottom:1px solid #222;font-weight:normal;color:#333}h3{font-size:19px;margin:9px 0 1px;border-inline-start:7px solid #444;padding-inline-start:8px}small{font-size:14.5px}.v{font-weight:bold}.h td{padding:1px 4px}p{margin:6px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:10px;align-items:center">${mark('star', '#333', 44)}<div><b style="font-size:27px">${he('קופת חולים מרווה')}</b><br>${he('מרכז רפואי השקד, נתיבות')}</div></div><div style="text-align:left"><b style="font-size:22px">${he('תוצאות בדיקות מעבדה')}</b><br>${he('עמוד 1 מתוך 1')}</div></div>
      <table class="h" style="border-top:1px solid #222;border-bottom:1px solid #222;margin:7px 0"><tr><td>${he('שם: אוחיון לימור')}</td><td>${he('ת.ז.: 0-4077152-8')}</td><td>${he('תאריך לידה: 09/05/1983')}</td></tr><tr><td>${he('רופאה מפנה: ד"ר איריס בן-שושן')}</td><td>${he('תאריך הבדיקה: 20/04/2026')}</td><td>${he('תאריך הדפסה: 23/04/2026')}</td></tr></table>
      ${table('ספירת דם', ['hgb;המוגלובין HGB;11.1;g/dL;12.0-16.0|10.2', 'hct;המטוקריט HCT;34.7;%;36-46|32.4', 'mcv;נפח כדורית MCV;76.8;fL;80-97|72.5', 'wbc;כדוריות לבנות WBC;5.6;K/uL;4.0-10.8|6.1', 'plt;טסיות PLT;371;K/uL;150-400|418', 'rdw;RDW;17.2;%;11.5-14.5|'])}
      ${table('ברזל וויטמינים', ['fe;ברזל;41;ug/dL;37-145|22', 'transf;טרנספרין;344;mg/dL;200-360|391', 'ferr;פריטין;11.6;ng/mL;15-150|4.9', 'b12;ויטמין B12;208;pmol/L;145-569|', 'fol;חומצה פולית;21.3;nmol/L;מעל 10|', 'vitd;ויטמין D;44;nmol/L;75-250|37'])}
      ${table('כימיה', ['glu;גלוקוז בצום;94;mg/dL;70-100|91', 'crea;קריאטינין;0.62;mg/dL;0.5-0.9|', 'alt;ALT;19;U/L;עד 35|', 'ast;AST;22;U/L;עד 35|', 'chol;כולסטרול כללי;214;mg/dL;עד 200|226', 'hdl;כולסטרול HDL;58;mg/dL;מעל 50|55', 'ldl;כולסטרול LDL;137;mg/dL;עד 130|149', 'trig;טריגליצרידים;96;mg/dL;עד 150|110'])}
      ${table('בלוטת התריס ונוגדנים', ['tsh;TSH;6.84;mIU/L;0.55-4.78|8.02', 'ft4;T4 חופשי;12.7;pmol/L;11.5-22.7|11.9', 'tpo;נוגדני TPO;412;IU/mL;עד 60|', 'ttg;נוגדני טרנסגלוטמינאז IgA;1.2;U/mL;עד 7|', 'iga;אימונוגלובולין IgA;186;mg/dL;70-400|'])}
      <p>${c.t('{x|TSH מוגבר עם T4 תקין - מתאים לתת פעילות סמויה|reference comment|d.subhypo}. {x|רמת פריטין מתחת ל-15 מעידה על חוסר ברזל|reference comment|d.e16lowfe}. {x|בדיקת הליקובקטר בצואה - טרם נמסרה|not done|l.hpsa}.')}</p>
      <p>${he('לשאלות יש לפנות לרופא המטפל. אין בתוצאות אלה תחליף לייעוץ רפואי.')}</p>`,
      'rtl',
    )
  },
  { dateAliases: ['2026-04-23', '2025-10-15'], width: 1040, scale: 1.42, degrade: { angle: 0.7 } },
)

/** A private laboratory: each test a frame with its Latin name, method and Hebrew explanation; the result large at the left, limits of several states beneath. */
const framed = doc(
  'p954.png',
  ['he', 'lab', 'clean'],
  '2026-05-06',
  ['מעבדות גנומלאב', 'גנומלאב', 'מעבדות גנומלאב בע"מ', 'גנומלאב - מעבדה לאימונולוגיה'],
  ["פרופ' תמי אייזנשטט", 'תמי אייזנשטט', 'אייזנשטט תמי'],
  ['רון בוזגלו', 'בוזגלו רון', 'מר רון בוזגלו'],
  'דוח בדיקות אימונולוגיה',
  (c) => {
    const box = (s, heb, method, note = '', result) => {
      const [line, ref] = s.split('|')
      const r = c.lab(line, result ? { result } : {})
      return `<div class="b" data-line><div><span data-e="${r.n}"><b>${ltr(r.label)}</b></span> \u00a0 ${he(heb)}<br><small>${ltr(method)}</small></div><div class="v"><span data-e="${r.n}">${mixed(r.printed)}${r.unit ? ` ${ltr(r.unit)}` : ''}</span></div><div class="n">${he('ערכים תקינים: ')}${mixed(ref ?? r.ref)}${note ? `<br>${c.t(note)}` : ''}</div></div>`
    }
    return sheet(
      `body{font:16px/1.32 ${FACE.openSans};font-family:'Open Sans','Noto Sans Hebrew';font-size:15.5px;padding:40px 60px}.b{display:grid;grid-template-columns:1.25fr .8fr 1.2fr;gap:10px;border:1px solid #a9b8c6;border-radius:6px;padding:4px 12px;margin:5px 0;align-items:center}.v{font-size:18px;font-weight:bold;text-align:center}.n{font-size:13.5px;color:#333}small{color:#667}h3{font-size:17px;color:#7a3b69;margin:10px 0 2px}.h{display:grid;grid-template-columns:1fr 1fr 1fr;background:#f4eef3;padding:6px 12px;margin:8px 0}p{margin:6px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:10px;align-items:center">${mark('rings', '#7a3b69', 52)}<div><b style="font-size:26px;color:#7a3b69">${he('מעבדות גנומלאב')}</b><br>${he('מעבדה לאימונולוגיה, פארק המדע, רחובות')}</div></div><b style="font-size:21px">${he('דוח בדיקות אימונולוגיה')}</b></div>
      <div class="h"><div>${he('מטופל: רון בוזגלו')}<br>${he('ת.ז. 0-2891640-5')}</div><div>${he('תאריך לידה: 14.01.1991')}<br>${he("הופנה על ידי: פרופ' תמי אייזנשטט")}</div><div>${he('תאריך דגימה: 06.05.2026')}<br>${he('תאריך דיווח: 12.05.2026')}</div></div>
      <h3>${he('נוגדנים אוטואימוניים')}</h3>
      ${box('ana;ANA (IF, HEp-2);חיובי 1:320;;|שלילי מתחת ל-1:80', 'נוגדנים כנגד גרעין', 'Immunofluorescence', '{o|תבנית: speckled}')}
      ${box('dsdna;Anti-dsDNA;14;IU/mL;עד 15|עד 15', 'נוגדנים ל-DNA', 'ELiA', '{x|15-20 גבולי, מעל 20 חיובי|reference comment}')}
      ${box('ssa;Anti-SSA/Ro;88;U/mL;עד 10', 'נוגדני Ro', 'ELiA', '')}
      ${box('ssb;Anti-SSB/La;3.1;U/mL;עד 10', 'נוגדני La', 'ELiA', '{x|מעל 10 - קיים בסיוגרן|reference comment|d.sjogren}')}
      ${box('sm;Anti-Sm;0.9;U/mL;עד 10', 'נוגדני סמית', 'ELiA')}
      ${box('rf;Rheumatoid factor;22;IU/mL;עד 14', 'גורם ראומטואידי', 'Nephelometry')}
      ${box('ccp;Anti-CCP;2.4;U/mL;עד 17', 'נוגדני CCP', 'Chemiluminescence', '{x|ערך חיובי תומך בדלקת פרקים שגרונית|reference comment|d.ra}')}
      ${box('mpo;MPO-ANCA;שלילי;;|שלילי', 'מיאלופראוקסידאז', 'ELISA')}
      ${box('pr3;PR3-ANCA;שלילי;;|שלילי', 'פרוטאינאז 3', 'ELISA')}
      <h3>${he('משלים ואימונוגלובולינים')}</h3>
      ${box('c3;C3;79;mg/dL;90-180', 'משלים C3', 'Nephelometry')}
      ${box('c4;C4;11;mg/dL;10-40', 'משלים C4', 'Nephelometry')}
      ${box('igg;IgG;1894;mg/dL;700-1600', 'אימונוגלובולין G', 'Nephelometry')}
      ${box('igm;IgM;143;mg/dL;40-230', 'אימונוגלובולין M', 'Nephelometry')}
      ${box('ige;IgE total;<18;IU/mL;עד 100', 'אימונוגלובולין E כללי', 'FEIA')}
      <h3>${he('גנטיקה וקרישיות')}</h3>
      ${box('b27;HLA-B27;חיובי;;|שלילי', 'אנטיגן תאימות רקמות', 'PCR', '{x|נמצא בכ-6% מהאוכלוסייה הבריאה|reference comment}')}
      ${box('lac;Lupus anticoagulant;לא זוהה;;|לא זוהה', 'נוגד קרישה זאבתי', 'dRVVT')}
      ${box('acl;Anticardiolipin IgG;7.6;GPL;עד 20', 'קרדיוליפין IgG', 'ELISA')}
      <p>${c.t('{x|קריוגלובולינים - הדגימה לא הגיעה בטמפרטורה הנדרשת, לא בוצע|not done|l.cryo}. {x|בחשד לזאבת מומלץ לחזור על הבדיקה בעוד 3 חודשים|instruction|d.sle}.')}</p>
      <div style="display:flex;justify-content:space-between;align-items:center"><span>${he('אושר: ד"ר גלעד נחמיאס, מנהל המעבדה')}</span>${signature(c.rnd, '#333', 130)}</div>${c.no('ד"ר גלעד נחמיאס', 'laboratory director')}`,
      'rtl',
    )
  },
  { dateAliases: ['2026-05-12'], width: 1080, scale: 1.36 },
)

/** A hospital's typed print of an outpatient: Latin lines with dots, the star before the number, limits in brackets; urine with sediment, a culture with its sensitivities, stool. */
const typed = doc(
  'p955.jpg',
  ['he', 'lab', 'photo'],
  '2026-03-04',
  [
    'המרכז הרפואי שדות דרום',
    'שדות דרום',
    'מרכז רפואי שדות דרום',
    'המרכז הרפואי שדות דרום - מרפאת ילדים',
    'מרפאת ילדים, המרכז הרפואי שדות דרום',
  ],
  ['ד"ר חליל אבו-ראס', 'חליל אבו-ראס', 'אבו-ראס חליל', 'חליל אבו ראס'],
  ['נויה סבח', 'סבח נויה', 'הילדה נויה סבח'],
  'תוצאות מעבדה',
  (c) => {
    const line = (s) => {
      const r = c.lab(s)
      const dots = '.'.repeat(Math.max(3, 24 - r.label.length))
      return `<div class="l" data-line dir="ltr"><span data-e="${r.n}">${ltr(`${r.label} ${dots} ${off(r) ? '*' : ' '}${r.printed}${r.unit ? ` ${r.unit}` : ''}`)}</span>${r.ref ? `  (${ltr(r.ref)})` : ''}</div>`
    }
    const word = (s, ref, bad) => {
      const r = c.lab(s)
      const dots = '.'.repeat(Math.max(3, 24 - r.label.length))
      return `<div class="l" data-line dir="ltr"><span data-e="${r.n}">${ltr(`${r.label} ${dots} ${bad ? '*' : ' '}${r.printed}`)}</span>${ref ? `  (${ltr(ref)})` : ''}</div>`
    }
    const title = (s, on) => `<h3>${he(s)}<span style="float:left">${he(on)}</span></h3>`
    return sheet(
      `body{font:17px/1.34 ${FACE.courier};font-family:'Liberation Mono','Miriam CLM',monospace;font-size:16.5px;padding:44px 70px}.l{white-space:pre;text-align:left}h3{font:bold 19px 'Miriam CLM';border-bottom:1px dashed #333;margin:11px 0 3px}p,.h{font:18px/1.36 'Miriam CLM'}.h{border-top:1px dashed #333;border-bottom:1px dashed #333;padding:5px 0;display:grid;grid-template-columns:1fr 1fr}.s td{padding:0 14px;text-align:left}.s{width:auto;margin-right:auto;margin-left:16px}`,
      `<div style="text-align:center;font-family:'Miriam CLM'"><b style="font-size:26px">${he('המרכז הרפואי שדות דרום')}</b><br>${he('מרפאת ילדים - נפרולוגיה')}<br><b style="font-size:21px">${he('תוצאות מעבדה')}</b></div>
      <div class="h"><div>${he('שם: סבח נויה')}</div><div>${he('ת.ז.: 0-6604173-2')}</div><div>${he('ת. לידה: 19/07/2018')}</div><div>${he('רופא: ד"ר חליל אבו-ראס')}</div><div>${he('תאריך לקיחה: 04/03/2026')}</div><div>${he('תאריך הדפסה: 08/03/2026')}</div></div>
      ${title('דם', 'דגימה 5503')}
      ${['wbc;WBC;13.8;K/uL;5.0-13.0', 'hgb;HGB;11.9;g/dL;11.5-15.5', 'plt;PLT;402;K/uL;180-450', 'crea;CREATININE;0.44;mg/dL;0.3-0.7', 'urea;UREA;24;mg/dL;11-36', 'na;NA;139;mmol/L;136-145', 'k;K;4.2;mmol/L;3.5-5.1', 'alb;ALBUMIN;3.1;g/dL;3.8-5.4', 'crp;CRP;46.0;mg/L;0-5', 'esr;ESR;38;mm/h;0-15', 'c3;C3;101;mg/dL;90-180', 'aso;ASLO;164;IU/mL;0-200'].map(line).join('')}
      ${title('שתן כללית - סטיק', 'דגימה 5504')}
      ${line('usg;SP. GRAVITY;1.027;;1.005-1.030')}${line('uph;PH;6.0;;5.0-8.0')}${word('uleu;LEUKOCYTES;+++;;', 'NEG', true)}${word('unit;NITRITE;POS;;', 'NEG', true)}${word('uprot;PROTEIN;++;;', 'NEG', true)}${word('uglu;GLUCOSE;NEG;;', 'NEG')}${word('uket;KETONES;+;;', 'NEG', true)}${word('ubld;BLOOD;++;;', 'NEG', true)}${word('ubil;BILIRUBIN;NEG;;', 'NEG')}
      ${title('משקע שתן', '')}
      ${word('uwbc;WBC /HPF;35-50;;', '0-5', true)}${word('urbc;RBC /HPF;8-10;;', '0-3', true)}${word('uepi;EPITHELIAL CELLS;FEW;;', 'FEW')}${word('ubact;BACTERIA;MANY;;', 'NONE', true)}
      ${line('upcr;PROTEIN/CREATININE;0.64;mg/mg;0-0.2')}
      ${title('תרבית שתן', '')}
      ${word('ucult;RESULT;Escherichia coli;;', '')}
      <div class="l" dir="ltr">  &gt;100,000 CFU/mL</div>
      <table class="s" dir="ltr">${[
        ['Ampicillin', 'R', 'm.ampi'],
        ['Cefuroxime', 'S', 'm.cefur'],
        ['Gentamicin', 'S', 'm.gent'],
        ['Nitrofurantoin', 'S', 'm.nitrof'],
        ['Trim/Sulfa', 'R', 'm.sept'],
        ['Ciprofloxacin', 'S', 'm.cipr'],
      ]
        .map(
          ([a, b, id]) =>
            `<tr><td>${ltr(a)}</td><td>${ltr(b)}</td></tr>${c.no(a, 'sensitivity, no treatment', id)}`,
        )
        .join('')}</table>
      ${title('צואה', 'דגימה 5505')}
      ${word('rotapcr;ROTAVIRUS PCR;NOT DETECTED;;', '')}${word('campy;CAMPYLOBACTER PCR;NOT DETECTED;;', '')}${word('salm;SALMONELLA PCR;NOT DETECTED;;', '')}
      <p>${c.t('{x|* ערך חריג|reference comment}. {x|תרבית דם - אין תשובה סופית|pending|l.bcult}. {x|איסוף שתן 24 שעות - לא בוצע|not done|l.uprot24}. {x|חלבון/קריאטינין מעל 2 מתאים לתסמונת נפרוטית|reference comment|d.nephrotic}.')}</p>`,
      'rtl',
    )
  },
  { dateAliases: ['2026-03-08'], width: 1000, scale: 1.44, degrade: { angle: 1.4, folds: [0.36, 0.7] } },
)

export const practice26HeLabs = [stars, ward, fund, framed, typed]
