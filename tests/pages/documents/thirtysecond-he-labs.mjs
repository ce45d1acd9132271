/** Ordinary laboratory paper in Hebrew, the thirty-second set: a reference laboratory's hormones with method and limits by phase, an emergency department's bloods in two halves with a repeated sample, a children's practice with words beside the limits of the age. */
import { barcode, mark, matrixCode, signature } from '../lib/decor.mjs'
import { doc, he, ltr, mixed, sheet } from './blind-parts.mjs'

const off = (r) => r.flag === 'H' || r.flag === 'L'

/** A reference laboratory: Latin name, method, result, unit, limits; those of the cycle's phases under each other. */
const hormones = doc(
  'p1321.png',
  ['he', 'lab', 'clean'],
  '2026-05-05',
  ['מכון מעבדות אלומות', 'אלומות', 'מעבדות אלומות', 'מכון אלומות', 'מכון מעבדות אלומות - מעבדת ייחוס'],
  ['ד"ר תמיר גולן-אשד', 'תמיר גולן-אשד', 'גולן-אשד תמיר', 'תמיר גולן אשד'],
  ['ליאת ברנשטיין', 'ברנשטיין ליאת', "גב' ליאת ברנשטיין"],
  'תעודת תוצאות',
  (c) => {
    const row = (s) => {
      const [key, name, method, v, unit, ref, ...phases] = s.split(';').map((x) => x.trim())
      const r = c.lab([key, name, v, unit, phases.length ? phases.join(', ') : ref].join(';'), { range: ref })
      const limits = phases.length ? phases.map((x) => `<div>${mixed(x)}</div>`).join('') : mixed(ref)
      return `<tr data-e="${r.n}"><td class="n" dir="ltr">${ltr(name)}</td><td class="m">${mixed(method)}</td><td class="v">${ltr(v)}</td><td class="f">${off(r) ? ltr(`[${r.flag}]`) : ''}</td><td>${ltr(unit)}</td><td class="r">${limits}</td></tr>`
    }
    const part = (title, at, list) =>
      `<tr class="g"><td colspan="4">${he(title)}</td><td colspan="2" class="m">${he(at)}</td></tr>${list.map(row).join('')}`
    return sheet(
      `body{font:15px/1.28 'Noto Serif Hebrew','Noto Sans Hebrew';font-size:14.5px;padding:36px 62px}.l{width:100%;border-collapse:collapse}.l td,.l th{padding:2px 8px;vertical-align:top;text-align:right}.l th{border-bottom:1px solid #184f63;color:#184f63;font-size:14px}.n{text-align:left!important;font-weight:bold}.m{color:#667;font-size:13px}.v{font-weight:bold;font-size:15.5px}.f{font-weight:bold;color:#a02020;padding:2px 0!important}.r{font-size:13px}.g td{border-bottom:2px solid #184f63;padding-top:9px!important;font-weight:bold;color:#184f63}.g .m{font-weight:normal}.h{display:grid;grid-template-columns:1fr 1fr 1fr;gap:1px 18px;border:1px solid #184f63;border-radius:5px;padding:5px 14px;margin:8px 0}p{margin:7px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:flex-end;border-bottom:4px solid #184f63;padding-bottom:5px"><div style="display:flex;gap:12px;align-items:center">${mark('rings', '#184f63', 50)}<div><b style="font-size:25px;color:#184f63">${he('מכון מעבדות אלומות')}</b><br>${he('מעבדת ייחוס | רחוב המייסדים 41, רמת גן')}</div></div><div style="text-align:left">${barcode(c.rnd, 34, 34)}<br><small>${ltr('AL-26-0550913')}</small></div></div>
      <div style="text-align:center;font-size:21px;font-weight:bold;margin-top:6px">${he('תעודת תוצאות')}</div>
      <div class="h"><span>${he("נבדקת: גב' ליאת ברנשטיין")}</span><span>${he('ת.ז.: 0-4038127-5')}</span><span>${he('ת. לידה: 22.07.1991')}</span><span>${he('רופא שולח: ד"ר תמיר גולן-אשד')}</span><span>${he('נדגם: 05.05.2026 07:50')}</span><span>${he('הופק: 07.05.2026 16:32')}</span><span>${he('מקור: מרפאת פוריות')}</span><span>${he('יום 3 למחזור, בצום')}</span><span>${he('וסת אחרונה: 03.05.2026')}</span></div>
      <table class="l"><tr><th style="width:27%;text-align:left">${he('בדיקה')}</th><th>${he('שיטה')}</th><th>${he('תוצאה')}</th><th></th><th>${he('יחידות')}</th><th style="width:27%">${he('ערכי ייחוס')}</th></tr>
      ${part('הורמוני רבייה', 'סרום, אושר 05.05.2026', ['fsh;FSH;ECLIA;6.4;mIU/mL;3.5-12.5;פוליקולרי: 3.5-12.5;ביוץ: 4.7-21.5;לוטאלי: 1.7-7.7', 'lh;LH;ECLIA;13.8;mIU/mL;2.4-12.6;פוליקולרי: 2.4-12.6;ביוץ: 14.0-95.6;לוטאלי: 1.0-11.4', 'e2;Estradiol;ECLIA;168;pmol/L;45-854;פוליקולרי: 45-854;ביוץ: 151-1461;לוטאלי: 82-1251', 'prog;Progesterone;ECLIA;0.7;nmol/L;0.2-2.8;פוליקולרי: 0.2-2.8;לוטאלי: 5.8-75.9', 'prl;Prolactin;ECLIA;387;mIU/L;102-496', 'amh;AMH;ECLIA;8.9;ng/mL;0.9-10.4', 'hcg;Beta-hCG;ECLIA;<0.2;mIU/mL;עד 5.3'])}
      ${part('אנדרוגנים', 'סרום, אושר 06.05.2026', ['testo;Testosterone, total;ECLIA;2.06;nmol/L;0.29-1.67', 'shbg;SHBG;ECLIA;23.5;nmol/L;32.4-128.0', 'fai;Free androgen index;חישוב;8.8;%;עד 5.6', 'dheas;DHEA-S;ECLIA;7.12;µmol/L;2.68-9.23', 'andro;Androstenedione;LC-MS/MS;7.9;nmol/L;1.0-8.5', 'ohp;17-OH-Progesterone;LC-MS/MS;2.6;nmol/L;0.3-3.0', 'cort;Cortisol, AM;ECLIA;371;nmol/L;166-507'])}
      ${part('בלוטת התריס', 'סרום, אושר 05.05.2026', ['tsh;TSH;ECLIA;3.41;mIU/L;0.27-4.20', 'ft4;Free T4;ECLIA;14.6;pmol/L;12.0-22.0', 'tpo;Anti-TPO;ECLIA;18;IU/mL;עד 34'])}
      ${part('משק הסוכר והשומנים', 'פלזמה / סרום, אושר 05.05.2026', ['glu;Glucose, fasting;Hexokinase;97;mg/dL;70-100', 'insul;Insulin, fasting;ECLIA;21.3;µU/mL;2.6-24.9', 'hoamir;HOMA-IR;חישוב;5.1;;עד 2.5', 'a1c;HbA1c;HPLC;5.5;%;4.0-5.6', 'chol;Cholesterol;CHOD-PAP;203;mg/dL;עד 200', 'hdl;HDL;Direct;44;mg/dL;מעל 50', 'ldl;LDL;חישוב;127;mg/dL;עד 130', 'trig;Triglycerides;GPO-PAP;160;mg/dL;עד 150'])}
      ${part('ויטמינים', 'סרום, אושר 06.05.2026', ['vitd;25-OH Vitamin D;ECLIA;41;nmol/L;75-250', 'b12;Vitamin B12;ECLIA;288;pmol/L;145-569', 'fol;Folic acid;ECLIA;31.2;nmol/L;8.8-60.8'])}</table>
      <p>${c.t('הערת מעבדה: {x|נטילת ביוטין במינון גבוה עלולה להטות תוצאות ECLIA|reference comment}. {x|AMH מעל 4.7 נפוץ בתסמונת שחלות פוליציסטיות|reference comment|d.pcos}. {x|אינהיבין B - הדגימה נשלחה לחו"ל, תשובה בנפרד|pending|l.inhb}. {x|פרולקטין: בערך מעל 500 תבוצע בדיקת מאקרופרולקטין|conditional}.')}</p>
      <div style="display:flex;justify-content:space-between;align-items:center"><span>${he('חתום אלקטרונית: ד"ר יוכבד לנדאו, מנהלת המעבדה')}</span>${signature(c.rnd, '#184f63', 110)}<span>${he('עמוד 1 מתוך 1')}</span></div>${c.no('ד"ר יוכבד לנדאו', 'laboratory director')}`,
      'rtl',
    )
  },
  { dateAliases: ['2026-05-07'], width: 1000, scale: 1.4 },
)

/** An emergency department's bloods: Latin lists in two halves, H or L before the result; a haemolysed potassium was taken again. */
const urgent = doc(
  'p1322.jpg',
  ['he', 'lab', 'scan'],
  '2026-11-03',
  [
    'המרכז הרפואי מצפה הכרמים',
    'מצפה הכרמים',
    'מרכז רפואי מצפה הכרמים',
    'המרכז הרפואי מצפה הכרמים - מעבדה מרכזית',
    'המרכז הרפואי מצפה הכרמים - המחלקה לרפואה דחופה',
  ],
  ['ד"ר דנה אלקיים', 'דנה אלקיים', 'אלקיים דנה'],
  ["וסילי קרבצ'נקו", "קרבצ'נקו וסילי", "מר וסילי קרבצ'נקו"],
  'תוצאות מעבדה - מלר"ד',
  (c) => {
    const row = (s) => {
      const r = c.lab(s)
      return `<tr data-e="${r.n}"><td>${ltr(r.label)}</td><td class="f">${off(r) ? r.flag : ''}</td><td class="v">${ltr(r.printed)}</td><td>${ltr(r.unit)}</td><td>${ltr(r.ref)}</td></tr>`
    }
    const part = (title, list, more = '') =>
      `<div class="t" dir="rtl">${he(title)}</div><table>${list.map(row).join('')}</table>${more}`
    const none = (name, why) =>
      `<div class="x"><span>${ltr(name)}</span> <span dir="rtl">${c.t(`{x|${why}|not done}`)}</span></div>`
    return sheet(
      `body{font:16px/1.25 'Liberation Sans','Arimo','Noto Sans Hebrew';font-size:16.5px;padding:38px 48px}.w{display:grid;grid-template-columns:1fr 1fr;gap:0 30px;direction:ltr;margin-top:8px;border-top:2px solid #000}.w>div+div{border-left:1px solid #777;padding-left:26px}table{width:100%;border-collapse:collapse;direction:ltr}td{padding:1.5px 4px;text-align:left;white-space:nowrap}.v{font-weight:bold;text-align:right}.f{width:16px;font-weight:bold}.t{font-weight:bold;background:#e4e4e4;padding:1px 8px;margin:8px 0 2px;text-align:right}.x{padding:1.5px 4px}.h{display:grid;grid-template-columns:1fr 1fr 1fr;gap:2px 14px;margin:8px 0}p{margin:8px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div><b style="font-size:25px">${he('המרכז הרפואי מצפה הכרמים')}</b><br>${he('מעבדה מרכזית')}</div><b style="font-size:22px">${he('תוצאות מעבדה - מלר"ד')}</b>${matrixCode(c.rnd, 15, 3)}</div>
      <div class="h"><span>${he("מטופל: קרבצ'נקו וסילי")}</span><span>${he('ת.ז. 0-2719046-8')}</span><span>${he('גיל: 67 (זכר)')}</span><span>${he('נלקח: 03/11/2026 05:52')}</span><span>${he('התקבל: 03/11/2026 06:05')}</span><span>${he('אושר: 03/11/2026 07:58')}</span><span>${he('מזמינה: ד"ר דנה אלקיים')}</span><span>${he('מחלקה: המחלקה לרפואה דחופה')}</span><span>${he('מיטה: 14')}</span></div>
      <div class="w"><div>
      ${part('כימיה', ['glu;GLUCOSE;214;mg/dL;70-110', 'urea;UREA;68;mg/dL;17-43', 'crea;CREATININE;1.61;mg/dL;0.67-1.17', 'egfr;eGFR;46;mL/min;>60', 'na;SODIUM;133;mmol/L;136-145', 'cl;CHLORIDE;97;mmol/L;98-107', 'ca;CALCIUM;8.8;mg/dL;8.6-10.3', 'mg;MAGNESIUM;1.6;mg/dL;1.7-2.5', 'phos;PHOSPHORUS;3.9;mg/dL;2.5-4.5', 'tp;TOTAL PROTEIN;6.9;g/dL;6.4-8.3', 'alb;ALBUMIN;3.4;g/dL;3.5-5.2', 'tbil;BILIRUBIN TOTAL;1.1;mg/dL;0.2-1.2', 'alt;ALT;36;U/L;0-45', 'ast;AST;41;U/L;0-35', 'alp;ALK PHOS;98;U/L;30-120', 'ggt;GGT;88;U/L;0-55', 'ldh;LDH;276;U/L;125-220', 'lip;LIPASE;31;U/L;8-78', 'ck;CPK;118;U/L;30-200'], none('POTASSIUM', 'דגימה המוליטית - לא דווח'))}
      ${part('דגימה חוזרת 03/11/2026 07:20', ['k;POTASSIUM;5.3;mmol/L;3.5-5.1'])}
      ${part('סמני לב', ['tropi;TROPONIN I hs;28;ng/L;0-34', 'bnp;NT-proBNP;6240;pg/mL;0-300'])}
      </div><div>
      ${part('ספירת דם', ['wbc;WBC;12.94;10^3/µL;4.5-11.0', 'rbc;RBC;4.02;10^6/µL;4.5-5.9', 'hgb;HGB;11.9;g/dL;13.5-17.5', 'hct;HCT;36.2;%;41-53', 'mcv;MCV;90.0;fL;80-99', 'mch;MCH;29.6;pg;27-33', 'mchc;MCHC;32.9;g/dL;32-36', 'rdw;RDW;15.1;%;11.5-14.5', 'plt;PLT;184;10^3/µL;150-450', 'mpv;MPV;10.2;fL;7.4-11.4', 'neutp;NEUT%;83.1;%;40-74', 'lymphp;LYMPH%;9.8;%;19-48', 'monop;MONO%;6.1;%;3.4-9', 'eosp;EOS%;0.7;%;0-7', 'basop;BASO%;0.3;%;0-1.5'])}
      ${part('דלקת', ['crp;CRP;6.8;mg/dL;0-0.5', 'pct;PROCALCITONIN;0.19;ng/mL;0-0.5'])}
      ${part('קרישה', ['pt;PT;13.1;sec;10-13', 'inr;INR;1.12;;0.9-1.2', 'aptt;APTT;29.4;sec;25-36', 'dd;D-DIMER;742;ng/mL;0-500'])}
      ${part('גזים בדם ורידי', ['ph;pH;7.34;;7.32-7.42', 'pco2;pCO2;49.5;mmHg;41-51', 'abghco3;HCO3;26.0;mmol/L;23-28', 'be;BASE EXCESS;0.4;mmol/L;-2-3', 'lact;LACTATE;2.3;mmol/L;0.5-2.2'])}
      </div></div>
      <p>${c.t('{x|NT-proBNP מעל 900 בגיל 50-75 תומך באי ספיקת לב חריפה|reference comment|d.chf}. {x|D-Dimer מותאם לגיל: עד 670|reference comment|l.dd}. {x|טרופונין שני יילקח בשעה 09:00|planned|l.tropi}. {x|תרבית דם - בעבודה|pending|l.bcult}. {x|קורונה / שפעת / RSV - לא נשלח|not done}.')}</p>
      <div style="display:flex;justify-content:space-between"><span>${he('עובד מעבדה: נ. קורן')}</span><span>${he('H - גבוה, L - נמוך')}</span><span>${he('הודפס 03/11/2026 08:04')}</span></div>${c.no('נ. קורן', 'technician')}`,
      'rtl',
    )
  },
  { width: 1060, scale: 1.4, degrade: { angle: 0.5 } },
)

/** A children's practice: Hebrew names, result and unit together, limits of the age with "up to" in words, a word at the end. */
const child = doc(
  'p1323.jpg',
  ['he', 'lab', 'photo'],
  '2026-04-19',
  ['מרפאת הילדים ניצני הגן', 'ניצני הגן', 'מרפאת ניצני הגן', 'מרפאת ילדים ניצני הגן'],
  ['ד"ר שירה מנור-כץ', 'שירה מנור-כץ', 'מנור-כץ שירה', 'שירה מנור כץ'],
  ['אלמוג פרחי', 'פרחי אלמוג'],
  'בדיקות דם',
  (c) => {
    const row = (s) => {
      const r = c.lab(s)
      const word = { H: 'גבוה', L: 'נמוך' }[r.flag] ?? 'תקין'
      return `<tr data-e="${r.n}" class="${off(r) ? 'o' : ''}"><td>${mixed(r.label)}</td><td class="v">${mixed(r.printed)} ${ltr(r.unit)}</td><td>${mixed(r.ref)}</td><td>${he(word)}</td></tr>`
    }
    const part = (title, list) =>
      `<tr class="g"><td colspan="4">${he(title)}</td></tr>${list.map(row).join('')}`
    return sheet(
      `body{font:18px/1.35 'Miriam CLM','David CLM';font-size:19px;padding:52px 76px}.l{width:100%;border-collapse:collapse}.l td,.l th{padding:3px 12px;text-align:right}.l tr{border-bottom:1px solid #cfcfcf}.l th{border-bottom:2px solid #333}.g td{font-weight:bold;text-decoration:underline;padding-top:9px}.o td{font-weight:bold}p{margin:10px 0}`,
      `<div style="text-align:center"><div>${mark('star', '#c7682b', 40)}</div><b style="font-size:27px">${he('מרפאת הילדים ניצני הגן')}</b><br>${he('ד"ר שירה מנור-כץ, רפואת ילדים | שדרות יצחק שדה 7, מודיעין')}</div>
      <p style="display:flex;justify-content:space-between;border-top:1px solid #333;border-bottom:1px solid #333;padding:4px 0"><span>${he('שם הילד: אלמוג פרחי')}</span><span>${he('ת.ז. 0-2384410-9')}</span><span>${he('נולד: 04/11/2022')}</span><span>${he('בן 3 שנים ו-5 חודשים')}</span></p>
      <p style="font-size:22px;font-weight:bold">${he('בדיקות דם מתאריך 19/04/2026')}</p>
      <table class="l"><tr><th style="width:36%">${he('בדיקה')}</th><th>${he('תוצאה')}</th><th>${he('תקין לגיל')}</th><th>${he('הערכה')}</th></tr>
      ${part('ספירת דם', ['wbc;כדוריות לבנות;9.4;K/µL;5.5 עד 15.5', 'rbc;כדוריות אדומות;4.71;M/µL;3.9 עד 5.3', 'hgb;המוגלובין;10.3;g/dL;11.0 עד 14.0', 'hct;המטוקריט;32.0;%;34 עד 42', 'mcv;MCV;67.9;fL;73 עד 87', 'mch;MCH;21.9;pg;24 עד 30', 'rdw;RDW;17.4;%;11.5 עד 15.0', 'plt;טסיות;471;K/µL;150 עד 450', 'neut;נויטרופילים;3.6;K/µL;1.5 עד 8.5', 'lymph;לימפוציטים;4.7;K/µL;2.0 עד 8.0', 'eos;אאוזינופילים;0.4;K/µL;עד 0.7'])}
      ${part('ברזל', ['ferr;פריטין;5;ng/mL;12 עד 140', 'fe;ברזל;27;µg/dL;50 עד 120', 'transf;טרנספרין;349;mg/dL;203 עד 360'])}
      ${part('שונות', ['vitd;ויטמין D;52;nmol/L;50 עד 150', 'ttg;נוגדני טרנסגלוטמינאז IgA;0.8;U/mL;עד 7.0', 'iga;IgA כללי;64;mg/dL;27 עד 195', 'tsh;TSH;2.6;mIU/L;0.7 עד 5.9', 'crp;CRP;0.2;mg/dL;עד 0.5'])}</table>
      <p>${c.t('הערת הרופאה: {d.ida|אנמיה מחוסר ברזל|icd=D50.9/D50.8}. להתחיל {m.ferrop|פריפל 3|dose=-;freq=פעם ביום}, 15 טיפות פעם ביום בין הארוחות. {x|לחזור על ספירה ופריטין בעוד 8 שבועות|planned|l.ferr}. {x|אין סימנים לצליאק|negated|d.celiac}. {x|אם אין עלייה בהמוגלובין - לבדוק נשאות לתלסמיה|conditional|d.thal}. {x|אבא - נשא תלסמיה|family history|d.thal}. {x|לצמצם חלב פרה עד שתי כוסות ביום|instruction}.')}</p>
      <div style="display:flex;justify-content:space-between;align-items:center"><span>${he('הבדיקות בוצעו במעבדת הקופה, התקבלו 21/04/2026')}</span>${signature(c.rnd, '#24408a', 120)}</div>`,
      'rtl',
    )
  },
  { dateAliases: ['2026-04-21'], width: 1020, scale: 1.42, degrade: { angle: -1.4, folds: [0.5] } },
)

export const thirtySecondHeLabs = [hormones, urgent, child]
