/** Ordinary laboratory paper in Hebrew: Meuhedet's print with a word for each result, a hospital's kidney clinic of three days on a photograph, the bloods at a pregnancy's beginning from a private laboratory. */
import { barcode, mark, matrixCode, signature } from '../lib/decor.mjs'
import { FACE, doc, he, ltr, mixed, resultCell, sheet } from './blind-parts.mjs'

const off = (r) => r.flag === 'H' || r.flag === 'L'

/** A fund's print: the word for the result at the left, Latin names in the Hebrew order of columns, least and most under a common head. */
const meuhedet = doc(
  'p1521.png',
  ['he', 'lab', 'clean'],
  '2026-07-05',
  ['מאוחדת', 'קופת חולים מאוחדת', 'מאוחדת - מעבדה מרכזית לוד', 'מעבדה מרכזית לוד', 'Meuhedet', 'מרפאת רמות'],
  ['ד"ר חגית אלמליח', 'חגית אלמליח', 'אלמליח חגית'],
  ['שמעון טובול', 'טובול שמעון', 'מר שמעון טובול'],
  'תשובות בדיקות מעבדה',
  (c) => {
    const row = (s) => {
      const r = c.lab(s)
      const [low, high] = /^[<>]/.test(r.ref)
        ? r.ref[0] === '<'
          ? ['', r.ref.slice(2)]
          : [r.ref.slice(2), '']
        : r.ref.split(' - ')
      const word = r.flag === 'H' ? 'גבוה' : r.flag === 'L' ? 'נמוך' : 'תקין'
      return `<tr data-e="${r.n}"><td class="n"><bdi dir="ltr">${ltr(r.label)}</bdi></td><td class="v${off(r) ? ' o' : ''}">${ltr(r.printed)}</td><td class="u">${ltr(r.unit)}</td><td>${ltr(low)}</td><td>${ltr(high)}</td><td${off(r) ? ' class="o"' : ''}>${he(word)}</td></tr>`
    }
    const group = (title, list) =>
      `<tr class="g"><td colspan="6">${he(title)}</td></tr>${list.map(row).join('')}`
    return sheet(
      `body{font:15px/1.3 ${FACE.notoHe};font-size:14.5px;padding:36px 64px}.l td,.l th{padding:3px 12px;border-bottom:1px solid #dde}.l th{color:#5a2d82;border-bottom:2px solid #5a2d82;font-weight:600}.g td{background:#f3eef8;font-weight:bold;color:#5a2d82}.v{font-weight:bold}.o{color:#b3261e;font-weight:bold}.h td{padding:2px 8px;font-size:14px}p{margin:6px 0;font-size:13px}`,
      `<div style="display:flex;justify-content:space-between;align-items:center;border-bottom:4px solid #5a2d82;padding-bottom:6px"><div style="display:flex;gap:10px;align-items:center">${mark('rings', '#5a2d82', 46)}<b style="font-size:27px;color:#5a2d82">${he('מאוחדת')}</b></div><div style="font-size:19px;font-weight:bold">${he('תשובות בדיקות מעבדה')}</div><div>${he('מעבדה מרכזית לוד')}</div></div>
      <table class="h" style="margin:8px 0"><tr><td>${he('שם המבוטח/ת: טובול שמעון')}</td><td>${he('מספר זהות: 0-5418820-7')}</td><td>${he('תאריך לידה: 23/09/1964')}</td><td>${he('מין: זכר')}</td></tr><tr><td>${he('תאריך דגימה: 05/07/2026 08:31')}</td><td>${he('רופאה שולחת: ד"ר חגית אלמליח')}</td><td>${he('מרפאת רמות')}</td><td>${he('הודפס: 07/07/2026')}</td></tr></table>
      <table class="l"><tr><th style="width:36%">${he('שם הבדיקה')}</th><th style="width:13%">${he('תוצאה')}</th><th style="width:17%">${he('יחידות')}</th><th>${he('מינימום')}</th><th>${he('מקסימום')}</th><th>${he('סטטוס')}</th></tr>
      ${group('ספירת דם', ['wbc;WBC - Leukocytes;6.1;10^3/uL;4.0 - 11.0', 'rbc;RBC - Red Blood Cells;5.58;10^6/uL;4.5 - 5.8', 'hgb;HGB - Hemoglobin;12.9;g/dL;13.5 - 17.5', 'hct;HCT - Hematocrit;40.2;%;40.0 - 52.0', 'mcv;MCV;72.0;fL;80.0 - 99.0', 'mch;MCH;23.1;pg;27.0 - 34.0', 'rdw;RDW-CV;14.9;%;11.5 - 15.0', 'plt;PLT - Platelets;219;10^3/uL;150 - 420', 'neut;NEUT abs;3.4;10^3/uL;1.8 - 7.5', 'lymph;LYMPH abs;1.9;10^3/uL;1.0 - 4.5', 'eos;EOS abs;0.62;10^3/uL;0.00 - 0.50'])}
      ${group('כימיה', ['glu;Glucose (fasting);103;mg/dL;70 - 99', 'urea;Urea;36;mg/dL;17 - 49', 'crea;Creatinine;0.91;mg/dL;0.70 - 1.20', 'egfr;eGFR CKD-EPI 2021;94;mL/min/1.73m^2;> 60', 'na;Sodium;141;mmol/L;136 - 145', 'k;Potassium;4.5;mmol/L;3.5 - 5.1', 'alt;ALT (GPT);34;U/L;0 - 41', 'ast;AST (GOT);27;U/L;0 - 40', 'tbil;Bilirubin Total;1.6;mg/dL;0.2 - 1.2', 'dbil;Bilirubin Direct;0.4;mg/dL;0.0 - 0.3', 'ck;CPK;268;U/L;39 - 308'])}
      ${group('שומנים', ['chol;Cholesterol Total;186;mg/dL;< 200', 'trig;Triglycerides;112;mg/dL;< 150', 'hdl;HDL Cholesterol;52;mg/dL;> 40', 'ldl;LDL Cholesterol (calc);112;mg/dL;< 115'])}
      ${group('ברזל והמוגלובין', ['ferr;Ferritin;186;ng/mL;30 - 400', 'fe;Iron;94;ug/dL;59 - 158', 'hba2;HbA2 (HPLC);5.2;%;2.0 - 3.5', 'a1c;HbA1c;5.5;%;4.0 - 5.6'])}</table>
      <p>${c.t('הערה: {x|HbA2 מעל 3.5 אחוז מתאים לנשא בטא תלסמיה, יש לאמת בבדיקה חוזרת|reference comment|d.thal}. {x|HbA1c אינו אמין בהמוגלובינופתיה|reference comment|l.a1c}.')}</p>
      <p>${c.t('{x|Vitamin B12 - התוצאה תימסר בנפרד|pending|l.b12}. {x|PSA - לא בוצע, לא סומן בהפניה|not done|l.psa}.')}</p>`,
      'rtl',
    )
  },
  { dateAliases: ['2026-07-07'], width: 1000, scale: 1.4 },
)

/** A hospital's clinic: three days across, the oldest first, letter behind the number; photographed. */
const kidney = doc(
  'p1522.jpg',
  ['he', 'lab', 'photo'],
  '2026-08-17',
  [
    'המרכז הרפואי האוניברסיטאי סורוקה',
    'סורוקה',
    'המרכז הרפואי סורוקה',
    'מרכז רפואי סורוקה',
    'Soroka',
    'מרפאת נפרולוגיה',
    'סורוקה - מרפאת נפרולוגיה',
  ],
  ['ד"ר איגור לוינסון', 'איגור לוינסון', 'לוינסון איגור', 'Dr. I. Levinson'],
  ['פאטמה אבו-רביעה', 'אבו-רביעה פאטמה', 'פאטמה אבו רביעה', "גב' פאטמה אבו-רביעה"],
  'ריכוז תוצאות מעבדה',
  (c) => {
    const days = ['2026-01-12', '2026-04-20', '2026-08-17']
    const row = (s) => {
      const [key, label, unit, ref, ...values] = s.split(';')
      const cells = values.map((v, i) =>
        v
          ? resultCell(
              c,
              key,
              label,
              v,
              unit,
              ref,
              days[i],
              (r) => `${r.printed}${off(r) ? ` ${r.flag}` : ''}`,
            )
          : '',
      )
      return `<tr><td>${ltr(label)}</td>${cells.map((x) => `<td class="v">${x}</td>`).join('')}<td>${ltr(ref)}</td><td>${ltr(unit)}</td></tr>`
    }
    const group = (title, list) =>
      `<tr class="g"><td colspan="6">${ltr(title)}</td></tr>${list.map(row).join('')}`
    return sheet(
      `body{font:17px/1.3 ${FACE.arial};font-size:17px;padding:44px 60px}.l td,.l th{padding:3px 12px;border:1px solid #777;text-align:left}.l th{background:#dfe9e4}.g td{font-weight:bold;background:#f2f5f3}.v{font-weight:bold}.h td{padding:2px 8px}p{margin:7px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:12px;align-items:center">${mark('bars', '#1c6b4a', 48)}<div><b style="font-size:24px;color:#1c6b4a">${he('המרכז הרפואי האוניברסיטאי סורוקה')}</b><br>${he('מרפאת נפרולוגיה, באר שבע')}</div></div>${barcode(c.rnd, 30, 40)}</div>
      <div style="font-size:21px;font-weight:bold;margin:8px 0 4px">${he('ריכוז תוצאות מעבדה')}</div>
      <table class="h"><tr><td>${he('שם: אבו-רביעה פאטמה')}</td><td>${he('ת.ז. 0-2074413-6')}</td><td>${he('גיל: 69, נקבה')}</td></tr><tr><td>${he('רופא: ד"ר איגור לוינסון')}</td><td>${he('תקופה: 01/01/2026 - 31/08/2026')}</td><td>${he('הופק: 20/08/2026 09:12')}</td></tr></table>
      <table class="l" dir="ltr" style="margin-top:8px"><tr><th style="width:27%">Test</th><th>12/01/2026</th><th>20/04/2026</th><th>17/08/2026</th><th>Reference</th><th>Units</th></tr>
      ${group('Renal function', ['urea;Urea;mg/dL;17 - 43;78;84;91', 'crea;Creatinine;mg/dL;0.51 - 0.95;1.62;1.71;1.85', 'egfr;eGFR;mL/min/1.73m2;> 60;33;31;28', 'uric;Uric Acid;mg/dL;2.6 - 6.0;7.2;7.9;5.8'])}
      ${group('Electrolytes', ['na;Sodium;mmol/L;136 - 145;140;139;138', 'k;Potassium;mmol/L;3.5 - 5.1;4.9;5.6;5.0', 'cl;Chloride;mmol/L;98 - 107;104;107;105', 'hco3;CO2 Total;mmol/L;22 - 29;22;19;21', 'ca;Calcium;mg/dL;8.8 - 10.2;9.3;9.1;8.7', 'phos;Phosphorus;mg/dL;2.5 - 4.5;4.1;4.4;4.8', 'mg;Magnesium;mg/dL;1.6 - 2.6;2.0;;1.9', 'alb;Albumin;g/dL;3.5 - 5.2;4.1;;3.9'])}
      ${group('Anemia', ['hgb;Hemoglobin;g/dL;12.0 - 16.0;11.4;11.0;10.6', 'mcv;MCV;fL;80 - 97;88;87;86', 'wbc;WBC;10*3/uL;4.5 - 11.0;7.8;8.3;7.1', 'plt;Platelets;10*3/uL;150 - 450;266;251;274', 'ferr;Ferritin;ng/mL;15 - 150;96;;74', 'tsat;Transferrin Sat.;%;20 - 50;22;;17'])}
      ${group('Bone and metabolism', ['pth;PTH;pg/mL;15 - 65;88;;121', 'vitd;25-OH Vitamin D;nmol/L;> 50;41;;63', 'a1c;Hemoglobin A1c;%;4.0 - 5.7;7.4;;7.0', 'ldl;LDL;mg/dL;< 100;92;;86'])}
      ${group('Urine', ['uacr;Albumin/Creatinine;mg/g;< 30;312;388;355'])}</table>
      <p>${c.t('{x|20/04/2026: דגימה המוליטית קלה, ייתכן אשלגן גבוה כוזב|reference comment|d.hyperk}. {x|eGFR מתחת ל-30 - CKD דרגה 4|reference comment|d.ckd4}. {x|HBsAg לפני דיאליזה - הוזמן|ordered|l.hbsag}.')}</p>`,
      'rtl',
    )
  },
  {
    dateAliases: ['2026-08-20', '2026-04-20', '2026-01-12'],
    width: 1040,
    scale: 1.42,
    degrade: { angle: -1.3, folds: [0.52] },
  },
)

/** A private laboratory: bloods of a pregnancy's beginning, the meaning of each answer in a column of words. */
const pregnancy = doc(
  'p1523.png',
  ['he', 'lab', 'clean'],
  '2026-04-28',
  ['מעבדות שקד-לאב', 'שקד-לאב', 'שקד לאב', 'Shaked-Lab', 'מעבדות שקד לאב'],
  ['ד"ר אביטל רוזנפלד', 'אביטל רוזנפלד', 'רוזנפלד אביטל'],
  ['תהילה משולם', 'משולם תהילה', "גב' תהילה משולם"],
  'תוצאות בדיקות - פאנל הריון',
  (c) => {
    const row = (s) => {
      const [key, label, v, unit, ref, word = ''] = s.split(';')
      const r = c.lab([key, label, v, unit, ref].join(';'))
      const mine = word || (r.flag === 'H' ? 'מעל הטווח' : r.flag === 'L' ? 'מתחת לטווח' : '')
      return `<tr data-e="${r.n}"><td>${ltr(label)}</td><td class="v">${ltr([v, unit].filter(Boolean).join(' '))}</td><td>${mixed(ref)}</td><td dir="rtl" class="w">${he(mine)}</td></tr>`
    }
    const group = (title, list) =>
      `<div class="t">${he(title)}</div><table class="l" dir="ltr"><tr><th style="width:33%">Test</th><th style="width:24%">Result</th><th style="width:22%">Reference</th><th class="w">${he('פירוש')}</th></tr>${list.map(row).join('')}</table>`
    return sheet(
      `body{font:15px/1.35 ${FACE.openSans};font-family:'Open Sans','Noto Sans Hebrew';font-size:14.5px;padding:40px 70px}.l td,.l th{padding:2px 10px;text-align:left;border-bottom:1px solid #e2e2e2}.l th{font-size:12.5px;color:#666;font-weight:normal}.l .w{text-align:right}.t{font-weight:bold;color:#0b6a9c;margin-top:9px;font-size:16px}.v{font-weight:bold}.h td{padding:2px 8px}p{margin:7px 0;font-size:13px}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:10px;align-items:center">${mark('leaf', '#0b6a9c', 46)}<div><b style="font-size:25px;color:#0b6a9c">${he('מעבדות שקד-לאב')}</b><br>${he("שד' רוטשילד 118, ראשון לציון")}</div></div>${matrixCode(c.rnd, 18, 3)}</div>
      <div style="font-size:19px;font-weight:bold;margin:6px 0">${he('תוצאות בדיקות - פאנל הריון')}</div>
      <table class="h" style="background:#f0f6fa"><tr><td>${he('נבדקת: תהילה משולם')}</td><td>${he('ת.ז. 0-3527091-8')}</td><td>${he('ת. לידה: 30/05/1997')}</td></tr><tr><td>${he('נדגם: 28/04/2026 09:05')}</td><td>${he('דווח: 01/05/2026')}</td><td>${he('עבור: ד"ר אביטל רוזנפלד')}</td></tr><tr><td>${he('וסת אחרונה: 24/02/2026')}</td><td>${c.t('שבוע {d.h30pregn?|הריון}: 9+0')}</td><td>${he('מספר דגימה: 4471208')}</td></tr></table>
      ${group('סוג דם', ['abo;ABO Group;O;;', 'rhd;Rh (D);Positive;;', 'abscr;Antibody Screen (Indirect Coombs);Negative;;Negative;לא נמצאו נוגדנים'])}
      ${group('סרולוגיה', ['hbsag;HBsAg;Negative;;Negative', 'antihcv;Anti-HCV;Negative;;Negative', 'hivag;HIV Ag/Ab Combo;Negative;;Negative', 'e13vdrl;VDRL;Non-reactive;;Non-reactive', 'rubg;Rubella IgG;46;IU/mL;Immune 10 and above;מחוסנת', 'toxg;Toxoplasma IgG;0.4;IU/mL;Neg below 1.6;שלילי - לא נחשפה', 'toxm;Toxoplasma IgM;Negative;;Negative', 'cmvg;CMV IgG;118;AU/mL;Neg below 6.0;חיובי - חשיפה בעבר', 'cmvm;CMV IgM;Negative;;Negative', 'vzvg;Varicella Zoster IgG;812;mIU/mL;Immune 150 and above;מחוסנת'])}
      ${group('ספירת דם', ['wbc;WBC;8.9;K/uL;4.5 - 11.0', 'hgb;Hemoglobin;11.7;g/dL;12.0 - 16.0', 'hct;Hematocrit;35.6;%;36.0 - 46.0', 'mcv;MCV;84.1;fL;80.0 - 97.0', 'plt;Platelets;231;K/uL;150 - 450'])}
      ${group('כימיה והורמונים', ['glu;Glucose, fasting;84;mg/dL;70 - 92', 'crea;Creatinine;0.54;mg/dL;0.50 - 0.90', 'alt;ALT;19;U/L;0 - 33', 'tsh;TSH;2.94;mIU/L;0.10 - 2.50', 'ft4;Free T4;15.1;pmol/L;12.0 - 22.0', 'ferr;Ferritin;18;ng/mL;15 - 150', 'vitd;Vitamin D 25-OH;52;nmol/L;> 75', 'hcg;Beta hCG;98,450;mIU/mL;'])}
      ${group('שתן', ['uprot;Protein, stick;Negative;;Negative', 'uglu;Glucose, stick;Negative;;Negative', 'ucult;Urine Culture;No growth;;'])}
      <p>${c.t('{x|טווח TSH בשליש הראשון להריון|reference comment|l.tsh}. {x|אי חשיפה לטוקסופלזמה - מומלץ להימנע מבשר לא מבושל|instruction}. {x|סקר ביוכימי שליש ראשון - יבוצע בשבוע 11|planned|l.papp}. {x|המוגלובין אלקטרופורזה - לא הוזמנה|not ordered|l.phe}.')}</p>
      <div style="display:flex;justify-content:space-between;align-items:center"><span>${he('אישר: ד"ר ולרי צוקרמן, מנהל המעבדה')}</span>${signature(c.rnd, '#222', 120)}</div>${c.no('ד"ר ולרי צוקרמן', 'laboratory director')}`,
      'rtl',
    )
  },
  { dateAliases: ['2026-05-01'], width: 1000, scale: 1.4 },
)

export const thirtySixthHeLabs = [meuhedet, kidney, pregnancy]
