/** Ordinary laboratory paper in Hebrew for practice: a fund's print with the earlier result and its day beside the current one, a hospital's table with lowest and highest in columns of their own, a private print with the Hebrew name first and the Latin one last. */
import { barcode, mark, matrixCode, signature } from '../lib/decor.mjs'
import { FACE, arrow, doc, he, letter, ltr, mixed, resultCell, sheet } from './blind-parts.mjs'

const off = (r) => r.flag === 'H' || r.flag === 'L'

/** A fund's print: Latin name, result, H or L, unit, norm, then the earlier result and the day of each. */
const before = doc(
  'p1051.png',
  ['he', 'lab', 'clean'],
  '2026-08-11',
  ['קופת חולים אלמוג', 'אלמוג', 'קופ"ח אלמוג', 'קופת חולים אלמוג - מרפאת השרון', 'מרפאת השרון'],
  ['ד"ר רוני אשכנזי-דגן', 'רוני אשכנזי-דגן', 'אשכנזי-דגן רוני', 'רוני אשכנזי דגן'],
  ['בנימין חדידה', 'חדידה בנימין', 'מר בנימין חדידה'],
  'דוח בדיקות מעבדה',
  (c) => {
    const days = { a: '04/02/2026', b: '19/08/2025', c: '27/05/2024' }
    const row = (s) => {
      const [line, old = ''] = s.split('|')
      const [key, label, printed, unit, ref] = line.split(';')
      let sign = ''
      const now = resultCell(c, key, label, printed, unit, ref, '2026-08-11', (r) => {
        sign = letter(r)
        return printed
      })
      const [value, day] = old.split('@')
      const iso = day && days[day].split('/').reverse().join('-')
      const then = value ? resultCell(c, key, label, value, unit, ref, iso) : '-'
      return `<tr><td>${ltr(label)}</td><td class="v">${now}</td><td class="v">${sign}</td><td>${ltr(unit)}</td><td>${mixed(ref)}</td><td class="o">${then}</td><td class="o">${ltr(value ? days[day] : '')}</td></tr>`
    }
    const group = (title, list) =>
      `<tr class="g"><td colspan="7">${he(title)}</td></tr>${list.map(row).join('')}`
    return sheet(
      `body{font:16px/1.25 ${FACE.arial};font-size:16px;padding:36px 50px}.t td,.t th{padding:2px 9px;border-bottom:1px solid #d5d5d5}.t th{border-bottom:2px solid #b23a48;color:#7d1f2b;font-size:15px}.v{font-weight:bold}.o{color:#444}.g td{font-weight:bold;background:#f8ecee}.h td{padding:2px 4px}p{margin:7px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:10px;align-items:center">${mark('rings', '#b23a48', 48)}<div><b style="font-size:25px;color:#7d1f2b">${he('קופת חולים אלמוג')}</b><br>${he('מרפאת השרון, רעננה')}</div></div><div style="text-align:left"><b style="font-size:22px">${he('דוח בדיקות מעבדה')}</b><br>${barcode(c.rnd, 30, 28)}</div></div>
      <table class="h" style="border:1px solid #b23a48;margin:9px 0"><tr><td>${he('שם המטופל: חדידה בנימין')}</td><td>${he("מס' זהות: 0-2760148-3")}</td><td>${he('תאריך לידה: 19/01/1965')}</td></tr><tr><td>${he('רופא מפנה: ד"ר רוני אשכנזי-דגן')}</td><td>${he('תאריך הבדיקה: 11/08/2026')}</td><td>${he('תאריך הפקה: 13/08/2026')}</td></tr></table>
      <table class="t"><tr><th style="width:26%">${he('בדיקה')}</th><th>${he('תוצאה')}</th><th></th><th>${he('יחידות')}</th><th>${he('ערכי נורמה')}</th><th>${he('תוצאה קודמת')}</th><th>${he('תאריך קודם')}</th></tr>
      ${group('המטולוגיה', ['wbc;WBC;7.61;K/uL;4.5-11.0|8.24@a', 'rbc;RBC;4.85;M/uL;4.5-5.9|4.91@a', 'hgb;Hemoglobin;14.1;g/dL;13.5-17.5|14.4@a', 'hct;Hematocrit;42.6;%;41-53|43.5@a', 'mcv;MCV;87.8;fL;80-96|88.6@a', 'mch;MCH;29.1;pg;27-33|29.3@a', 'mchc;MCHC;33.1;g/dL;32-36|33.1@a', 'rdw;RDW;13.8;%;11.5-14.5|14.0@a', 'plt;Platelets;233;K/uL;150-450|247@a', 'neut;Neutrophils abs;4.41;K/uL;1.8-7.7|5.02@a', 'lymph;Lymphocytes abs;2.29;K/uL;1.0-4.8|2.18@a', 'mono;Monocytes abs;0.61;K/uL;0.2-1.0|0.70@a', 'eos;Eosinophils abs;0.25;K/uL;0-0.5|0.29@a', 'baso;Basophils abs;0.05;K/uL;0-0.2|0.05@a'])}
      ${group('כימיה', ['glu;Glucose;118;mg/dL;70-100|126@a', 'a1c;HbA1c;6.4;%;4.0-5.7|6.7@a', 'urea;Urea;36;mg/dL;17-49|41@a', 'crea;Creatinine;1.02;mg/dL;0.70-1.20|1.05@a', 'uric;Uric Acid;7.6;mg/dL;3.4-7.0|8.1@b', 'na;Sodium;140;mmol/L;136-145|139@a', 'k;Potassium;4.4;mmol/L;3.5-5.1|4.7@a', 'ca;Calcium;9.5;mg/dL;8.6-10.2|9.4@b', 'alb;Albumin;4.4;g/dL;3.5-5.2|4.3@b', 'alp;Alk. Phosphatase;71;U/L;40-130|76@b', 'ast;AST;26;U/L;עד 40|33@a', 'alt;ALT;38;U/L;עד 41|52@a', 'ggt;GGT;58;U/L;עד 60|74@b', 'chol;Cholesterol;176;mg/dL;עד 200|221@a', 'trig;Triglycerides;201;mg/dL;עד 150|248@a', 'hdl;HDL Cholesterol;39;mg/dL;מעל 40|37@a', 'ldl;LDL Cholesterol;97;mg/dL;עד 130|134@a'])}
      ${group('הורמונים וסמנים', ['tsh;TSH;2.61;mIU/L;0.4-4.2|2.94@b', 'psa;PSA;1.84;ng/mL;עד 4|1.52@c', 'b12;Vitamin B12;312;pmol/L;145-569|'])}</table>
      <p>${c.t('{x|H - מעל הנורמה, L - מתחת לנורמה|reference comment}. {x|ערך HbA1c בין 5.7 ל-6.4 מתאים לטרום סוכרת|reference comment|d.predm}. {x|מיקרואלבומין בשתן - הדגימה לא התקבלה|not done|l.uacr}.')}</p>
      <div style="display:flex;justify-content:space-between"><span>${he('אושר: ד"ר מנשה קירשנבאום, מנהל המעבדה האזורית')}</span><span>${he('דף 1 מתוך 1')}</span></div>${c.no('ד"ר מנשה קירשנבאום', 'laboratory director')}`,
      'rtl',
    )
  },
  { dateAliases: ['2026-08-13'], width: 1020, scale: 1.4 },
)

/** A hospital's renal clinic: result before the name's limits, lowest and highest each in a column, an arrow at the row's end. */
const limits = doc(
  'p1052.jpg',
  ['he', 'lab', 'photo'],
  '2026-05-25',
  [
    'המרכז הרפואי גבעת השקמים',
    'גבעת השקמים',
    'מרכז רפואי גבעת השקמים',
    'המרכז הרפואי גבעת השקמים - מרפאת כליות',
    'המרכז הרפואי גבעת השקמים - מעבדה מרכזית',
  ],
  ['ד"ר סאמי עואודה', 'סאמי עואודה', 'עואודה סאמי'],
  ['יפה בן-הרוש', 'בן-הרוש יפה', "גב' יפה בן-הרוש", 'יפה בן הרוש'],
  'תשובות מעבדה',
  (c) => {
    const row = (s) => {
      const r = c.lab(s)
      const [low, high] = r.ref.startsWith('עד')
        ? ['', r.ref.slice(3)]
        : r.ref.startsWith('מעל')
          ? [r.ref.slice(4), '']
          : r.ref.split('-')
      return `<tr data-e="${r.n}"><td>${ltr(r.label)}</td><td class="v">${ltr(r.printed)}</td><td>${ltr(r.unit)}</td><td>${ltr(low)}</td><td>${ltr(high)}</td><td class="v">${arrow(r)}</td></tr>`
    }
    const group = (title, list) =>
      `<tr class="g"><td colspan="6">${he(title)}</td></tr>${list.map(row).join('')}`
    return sheet(
      `body{font:18px/1.35 ${FACE.david};font-size:20px;padding:44px 64px}.t td,.t th{padding:2px 12px;border:1px solid #777}.t th{background:#e9e9e9}.v{font-weight:bold}.g td{border:none;border-bottom:1px solid #777;font-weight:bold;text-decoration:underline;padding-top:7px}.h td{padding:2px 4px}p{margin:8px 0}`,
      `<div style="text-align:center;border-bottom:3px double #000;padding-bottom:6px"><b style="font-size:29px">${he('המרכז הרפואי גבעת השקמים')}</b><br>${he('מעבדה מרכזית - טל. 03-9000000')}</div>
      <div style="display:flex;justify-content:space-between;align-items:center;margin:8px 0"><b style="font-size:24px">${he('תשובות מעבדה')}</b><span>${he('דגימה 26-052-8843')}</span></div>
      <table class="h" style="border-bottom:1px solid #000;margin-bottom:8px"><tr><td>${he('בן-הרוש יפה, נקבה')}</td><td>${he('ת.ז. 0-0714926-6')}</td><td>${he('ת. לידה 06/07/1951')}</td></tr><tr><td>${he('יחידה: מרפאת כליות')}</td><td>${he('רופא: ד"ר סאמי עואודה')}</td><td>${he('נלקח: 25/05/2026 07:50')}</td></tr></table>
      <table class="t"><tr><th style="width:32%">${he('בדיקה')}</th><th>${he('תוצאה')}</th><th>${he('יחידות')}</th><th>${he('מינימום')}</th><th>${he('מקסימום')}</th><th>${he('חריגה')}</th></tr>
      ${group('ספירה', ['wbc;WBC;6.3;10e3/ul;4.0-10.8', 'hgb;HGB;10.7;g/dl;12.0-16.0', 'mcv;MCV;93.4;fl;80.0-98.0', 'plt;PLT;198;10e3/ul;150-400'])}
      ${group('כימיה', ['glu;Glucose;96;mg/dl;70-100', 'urea;Urea;102;mg/dl;17-49', 'crea;Creatinine;2.38;mg/dl;0.50-0.90', 'na;Sodium;139;mmol/l;136-145', 'k;Potassium;5.4;mmol/l;3.5-5.1', 'cl;Chloride;106;mmol/l;98-107', 'abghco3;Bicarbonate;19.8;mmol/l;22.0-28.0', 'ca;Calcium;8.4;mg/dl;8.6-10.2', 'phos;Phosphorus;5.1;mg/dl;2.5-4.5', 'mg;Magnesium;2.3;mg/dl;1.6-2.6', 'uric;Uric Acid;7.9;mg/dl;2.4-5.7', 'alb;Albumin;3.7;g/dl;3.5-5.2', 'alp;Alk. Phos.;109;U/l;35-105', 'crp;CRP;0.31;mg/dl;עד 0.50', 'hdl;HDL-Chol.;54;mg/dl;מעל 45', 'ldl;LDL-Chol.;88;mg/dl;עד 100'])}
      ${group('ברזל, ויטמינים והורמונים', ['fe;Iron;48;ug/dl;37-145', 'tsat;Transferrin Sat.;17;%;20-50', 'ferr;Ferritin;141;ng/ml;15-150', 'vitd;25-OH Vit. D;52;nmol/l;75-250', 'pth;PTH;174;pg/ml;15-65'])}
      ${group('שתן', ['uacr;Albumin/Creatinine;386;mg/g;עד 30'])}</table>
      <p>${c.t('הערות: {x|רמת PTH מותאמת לשלב מחלת הכליות|reference comment|d.secpth}. {x|אריתרופויטין - לא הוזמן|not done|l.epo}. {x|אשלגן: נשללה המוליזה|negated}.')}</p>
      <div style="display:flex;justify-content:space-between;align-items:center"><span>${he('חתימת המעבדה: זינאידה פולונסקי, M.Sc')}</span>${signature(c.rnd, '#222')}<span>${he('הודפס 25/05/2026 12:16')}</span></div>${c.no('זינאידה פולונסקי', 'laboratory staff')}`,
      'rtl',
    )
  },
  { width: 1000, scale: 1.45, degrade: { angle: 1.1, folds: [0.52] } },
)

/** A private print: Hebrew name at the right, result with its unit, a word, the norm, the Latin name small at the left. */
const bilingual = doc(
  'p1055.png',
  ['he', 'lab', 'clean'],
  '2026-01-15',
  ['מכון מדילב צפון', 'מדילב צפון', 'מדילב', 'מכון מעבדות מדילב צפון'],
  ['ד"ר ורד אוסטרובסקי', 'ורד אוסטרובסקי', 'אוסטרובסקי ורד'],
  ['קארין וקנין', 'וקנין קארין', "גב' קארין וקנין"],
  'תעודת בדיקה',
  (c) => {
    const row = (s) => {
      const [line, latin] = s.split('#')
      const r = c.lab(line)
      const word = r.flag === 'H' ? 'מוגבר' : r.flag === 'L' ? 'ירוד' : 'תקין'
      return `<tr data-e="${r.n}"${off(r) ? ' class="off"' : ''}><td>${mixed(r.label)}</td><td class="v">${ltr(r.printed)}</td><td>${ltr(r.unit)}</td><td>${he(word)}</td><td>${mixed(r.ref)}</td><td style="text-align:left"><small>${ltr(latin)}</small></td></tr>`
    }
    const group = (title, list) =>
      `<tr class="g"><td colspan="6">${he(title)}</td></tr>${list.map(row).join('')}`
    return sheet(
      `body{font:17px/1.28 ${FACE.notoHe};font-size:16px;padding:38px 58px}.t td,.t th{padding:3px 10px}.t tr:nth-child(even):not(.g) td{background:#f3f7f4}.t th{border-bottom:2px solid #2f6b4f;color:#2f6b4f}.off .v{color:#b00020}.v{font-weight:bold}small{font-size:14px;font-weight:normal;color:#444}.t tr.g td{background:#2f6b4f;color:#fff;font-weight:bold}.h td{padding:2px 4px}p{margin:8px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center">${mark('leaf', '#2f6b4f', 54)}<div style="text-align:center"><b style="font-size:27px;color:#2f6b4f">${he('מכון מדילב צפון')}</b><br>${he('שדרות יפה נוף 40, נהריה | 04-9000000')}</div>${matrixCode(c.rnd, 16, 3)}</div>
      <div style="text-align:center;font-size:22px;font-weight:bold;margin:4px 0">${he('תעודת בדיקה')}</div>
      <table class="h" style="border-top:1px solid #2f6b4f;border-bottom:1px solid #2f6b4f;margin:8px 0"><tr><td>${he("נבדקת: גב' קארין וקנין")}</td><td>${he('ת.ז. 0-3490025-7')}</td><td>${he('ילידת 12.10.1973')}</td></tr><tr><td>${he('רופאה: ד"ר ורד אוסטרובסקי')}</td><td>${he('נדגם: 15.01.2026, בצום')}</td><td>${he('נמסר: 18.01.2026')}</td></tr></table>
      <table class="t"><tr><th style="width:29%">${he('שם הבדיקה')}</th><th>${he('תוצאה')}</th><th>${he('יחידה')}</th><th>${he('הערכה')}</th><th>${he('תחום תקין')}</th><th></th></tr>
      ${group('ספירת דם', ['wbc;כדוריות לבנות;5.2;10^9/L;4.0-10.0#WBC', 'rbc;כדוריות אדומות;4.44;10^12/L;3.9-5.2#RBC', 'hgb;המוגלובין;12.6;g/dL;12.0-15.5#HGB', 'hct;המטוקריט;38.9;%;36-46#HCT', 'mcv;נפח כדורית;87.6;fL;80-97#MCV', 'plt;טסיות דם;302;10^9/L;150-400#PLT', 'neutp;ניטרופילים;51.3;%;40-75#NEUT', 'lymphp;לימפוציטים;37.8;%;20-45#LYMPH', 'monop;מונוציטים;7.4;%;2-10#MONO', 'eosp;אאוזינופילים;2.9;%;0-6#EOS', 'basop;בזופילים;0.6;%;0-2#BASO', 'esr;שקיעת דם;24;mm/h;עד 20#ESR'])}
      ${group('ביוכימיה', ['glu;סוכר;102;mg/dL;70-99#Glucose', 'crea;קריאטינין;0.68;mg/dL;0.50-0.95#Creatinine', 'urea;שתנן;27;mg/dL;15-45#Urea', 'tbil;בילירובין כללי;0.5;mg/dL;0.2-1.2#Bilirubin, total', 'tp;חלבון כללי;7.1;g/dL;6.4-8.3#Total protein', 'alb;אלבומין;4.3;g/dL;3.5-5.2#Albumin', 'alt;ALT;17;U/L;עד 33#ALT', 'ck;קריאטין קינאז;64;U/L;26-192#CPK', 'chol;כולסטרול;243;mg/dL;עד 200#Cholesterol', 'hdl;כולסטרול טוב;66;mg/dL;מעל 50#HDL', 'ldl;כולסטרול רע;158;mg/dL;עד 130#LDL', 'trig;שומנים בדם;95;mg/dL;עד 150#Triglycerides'])}
      ${group('הורמונים וויטמינים', ['tsh;הורמון ממריץ תירואיד;1.77;mIU/L;0.27-4.20#TSH', 'fsh;FSH;68.4;IU/L;25.8-134.8#FSH, menopause', 'e2;אסטרדיול;<37;pmol/L;עד 505#Estradiol', 'vitd;ויטמין D;61;nmol/L;75-250#25-OH-D', 'mg;מגנזיום;1.9;mg/dL;1.6-2.6#Magnesium'])}</table>
      <p>${c.t('{x|תחום FSH לנשים בגיל הפוריות: 3.5-12.5|reference comment}. {x|יעד LDL לחולי לב: מתחת ל-55|reference comment|d.ihd}. {x|פריטין - כמות הדם לא הספיקה|not done|l.ferr}.')}</p>
      <div style="display:flex;justify-content:space-between;align-items:center"><span>${he("פרופ' שבתאי לנדאו, מנהל מדעי")}</span>${signature(c.rnd)}<span>${he("עמ' 1/1")}</span></div>${c.no("פרופ' שבתאי לנדאו", 'laboratory director')}`,
      'rtl',
    )
  },
  { dateAliases: ['2026-01-18'], width: 1000, scale: 1.4 },
)

export const practice27HeLabs = [before, limits, bilingual]
