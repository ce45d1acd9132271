/** Laboratory paper in Hebrew: a fund's print with lowest and highest behind the unit and a code at the end, a hospital's typed list in a mono face, a private laboratory with specimen and method under each name, a fund's site with an explanation under each name, a hospital's sheet with the limits of women and men in columns of their own. */
import { barcode, hand, mark, matrixCode, signature, stamp } from '../lib/decor.mjs'
import { FACE, doc, he, letter, ltr, mixed, sheet } from './blind-parts.mjs'

/** A fund's print: result, unit, from, to, a word, the code of the test. */
const coded = doc(
  'p721.jpg',
  ['he', 'lab', 'photo'],
  '2026-03-09',
  ['קופת חולים מעיין', 'מעיין', 'קופ"ח מעיין', 'קופת חולים מעיין - מרפאת נחלים', 'מרפאת נחלים'],
  ['ד"ר אורית שמש', 'אורית שמש', 'שמש אורית'],
  ['סוזן אליהו', 'אליהו סוזן', "גב' סוזן אליהו"],
  'תוצאות בדיקות מעבדה',
  (c) => {
    const row = (s) => {
      const [line, code] = s.split('|')
      const r = c.lab(line)
      const both = r.ref.match(/^([\d.]+)-([\d.]+)$/)
      const low = both ? both[1] : (r.ref.match(/^מעל ([\d.]+)/)?.[1] ?? '')
      const high = both ? both[2] : (r.ref.match(/^עד ([\d.]+)/)?.[1] ?? '')
      const word = r.flag === 'H' ? 'גבוה' : r.flag === 'L' ? 'נמוך' : ''
      return `<tr data-e="${r.n}"><td>${mixed(r.label)}</td><td class="v">${mixed(r.printed)}</td><td>${ltr(r.unit)}</td><td class="m">${ltr(low)}</td><td class="m">${ltr(high)}</td><td class="w">${word}</td><td class="q">${ltr(code)}</td></tr>`
    }
    const group = (title, list) =>
      `<tr class="g"><td colspan="7">${he(title)}</td></tr>${list.map(row).join('')}`
    return sheet(
      `body{font:17px/1.32 ${FACE.arial};padding:38px 56px}td,th{padding:2px 9px;border:1px solid #b9c4cf}th{background:#dce6f0;font-size:16px}.v{font-weight:bold;width:96px}.m{width:76px;text-align:center}.w{width:74px;font-weight:bold}.q{width:84px;color:#555;font-size:15px}.g td{font-weight:bold;background:#f1f4f7}p{margin:6px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:12px;align-items:center">${mark('wave', '#1d4f7c', 48)}<div><b style="font-size:26px;color:#1d4f7c">קופת חולים מעיין</b><br>${he('מרפאת נחלים, מחוז מרכז')}</div></div><div style="text-align:left">${barcode(c.rnd, 36, 34)}<br>${he('מספר הפניה 61180427')}</div></div>
      <table style="margin:8px 0"><tr><td>${he("שם: גב' סוזן אליהו")}</td><td>${he('ת.ז. 0-5803316-9')}</td><td>${he('תאריך לידה: 14/08/1969')}</td><td>${he('מין: נקבה')}</td></tr><tr><td>${he('רופאה: ד"ר אורית שמש')}</td><td>${he('נלקח: 09/03/2026 07:25')}</td><td>${he('התקבל במעבדה: 09/03/2026')}</td><td>${he('הודפס: 15/03/2026')}</td></tr></table>
      <div style="text-align:center;font-size:21px;font-weight:bold;margin-bottom:4px">${he('תוצאות בדיקות מעבדה')}</div>
      <table><tr><th>${he('שם הבדיקה')}</th><th>${he('תוצאה')}</th><th>${he('יחידות')}</th><th>${he('מ-')}</th><th>${he('עד')}</th><th>${he('חריגה')}</th><th>${he('קוד')}</th></tr>
      ${group('ספירת דם', ['wbc;WBC;7.31;K/micl;4.5-11.0|85025', 'rbc;RBC;4.38;M/micl;3.9-5.2|85025', 'hgb;HGB;11.4;g/dL;12.0-16.0|85025', 'hct;HCT;35.6;%;36.0-46.0|85025', 'mcv;MCV;81.3;fL;80.0-98.0|85025', 'mch;MCH;26.0;pg;27.0-34.0|85025', 'mchc;MCHC;32.0;g/dL;31.5-36.0|85025', 'rdw;RDW;15.8;%;11.5-14.8|85025', 'plt;PLT;356;K/micl;150-450|85025', 'neut;NEUT;4.42;K/micl;1.8-7.7|85025', 'lymph;LYMPH;2.13;K/micl;1.0-4.8|85025', 'mono;MONO;0.49;K/micl;0.2-1.0|85025', 'eos;EOS;0.22;K/micl;0.0-0.5|85025', 'baso;BASO;0.05;K/micl;0.0-0.2|85025'])}
      ${group('כימיה', ['glu;גלוקוז בצום;107;mg/dL;70-100|82947', 'a1c;HbA1c;5.9;%;4.0-5.6|83036', 'urea;אוריאה;29;mg/dL;17-43|84520', 'crea;קריאטינין;0.68;mg/dL;0.51-0.95|82565', 'na;נתרן;140;mmol/L;136-146|84295', 'k;אשלגן;4.3;mmol/L;3.5-5.1|84132', 'ca;סידן;9.2;mg/dL;8.8-10.6|82310', 'alb;אלבומין;4.1;g/dL;3.5-5.2|82040', 'tbil;בילירובין כללי;0.5;mg/dL;0.3-1.2|82247', 'alp;פוספטזה אלקלית;97;U/L;30-120|84075', 'alt;ALT;33;U/L;עד 35|84460', 'ast;AST;26;U/L;עד 35|84450', 'ggt;GGT;49;U/L;עד 38|82977'])}
      ${group('שומנים וברזל', ['chol;כולסטרול;231;mg/dL;עד 200|82465', 'trig;טריגליצרידים;142;mg/dL;עד 150|84478', 'hdl;כולסטרול HDL;53;mg/dL;מעל 50|83718', 'ldl;כולסטרול LDL;150;mg/dL;עד 130|83721', 'fe;ברזל;34;mcg/dL;50-170|83540', 'transf;טרנספרין;362;mg/dL;200-360|84466', 'ferr;פריטין;8;ng/mL;10-120|82728'])}
      ${group('הורמונים וויטמינים', ['tsh;TSH;2.64;mIU/L;0.35-4.94|84443', 'b12;ויטמין B12;298;pg/mL;187-883|82607', 'fol;חומצה פולית;7.9;ng/mL;3.1-20.5|82746'])}</table>
      <p>${c.t('הערות: {x|בדיקת טריגליצרידים מחייבת צום של 12 שעות|reference comment}. {x|ויטמין D לא בוצע - כמות דם בלתי מספקת|not done|l.vitd}. {x|HbA1c של 6.5 ומעלה מתאים לסוכרת|reference comment|d.dm2}. {x|דם סמוי בצואה - טרם התקבלה דגימה|pending|l.fobt}.')}</p>
      <div style="display:flex;justify-content:space-between;align-items:center"><span>${he('מנהל המעבדה: ד"ר גדי ארליך')}</span>${hand('להתחיל ברזל, ביקורת בעוד חודשיים', 27)}</div>${c.no('ד"ר גדי ארליך', 'laboratory director')}${c.no('להתחיל ברזל, ביקורת בעוד חודשיים', 'planned')}`,
      'rtl',
    )
  },
  { dateAliases: ['2026-03-15'], width: 1080, scale: 1.4, degrade: { angle: 1.1, folds: [0.49] } },
)

/** A hospital's list as its old program types it: a mono face, no lines, H or L before the brackets of the limits. */
const typed = doc(
  'p722.jpg',
  ['he', 'lab', 'scan'],
  '2026-02-14',
  ['המרכז הרפואי דרור הגליל', 'דרור הגליל', 'מרכז רפואי דרור הגליל', 'המרכז הרפואי דרור הגליל - נוירולוגיה'],
  ['ד"ר סלים ח\'ורי', "סלים ח'ורי", "ח'ורי סלים"],
  ['ברוך זילברמן', 'זילברמן ברוך', 'מר ברוך זילברמן'],
  'דו"ח מעבדה מרכזית',
  (c) => {
    const row = (s) => {
      const r = c.lab(s)
      const limits = r.ref ? `[${r.ref.replace('-', ' - ')}]` : ''
      return `<div class="r" data-line data-e="${r.n}"><span>${ltr(r.label)}</span><b>${ltr(r.printed)}</b><span>${ltr(r.unit)}</span><b>${ltr(letter(r))}</b><span>${ltr(limits)}</span></div>`
    }
    const group = (title, list) => `<div class="g">${ltr(`--- ${title} ---`)}</div>${list.map(row).join('')}`
    return sheet(
      `body{font:18px/1.3 'Miriam Mono CLM','Liberation Mono',monospace;font-size:18px;padding:40px 64px}.l{direction:ltr;font-family:'Liberation Mono';font-size:17px}.r{display:grid;grid-template-columns:25ch 10ch 15ch 5ch 1fr;text-align:left}.g{text-align:left;margin-top:5px}p{margin:6px 0}hr{border:none;border-top:1.5px dashed #333;margin:5px 0}`,
      `<div style="text-align:center;font-size:22px"><b>${he('המרכז הרפואי דרור הגליל')}</b><br>${he('דו"ח מעבדה מרכזית')}</div><hr>
      <div style="display:grid;grid-template-columns:1.2fr 1fr"><span>${he('שם החולה: מר ברוך זילברמן')}</span><span>${he('ת.ז.: 0-0722458-1')}</span><span>${he('ת. לידה: 27/11/1951')}</span><span>${he('מס. מקרה: 2026-008812')}</span><span>${he('מחלקה: נוירולוגיה')}</span><span>${he('רופא שולח: ד"ר סלים ח\'ורי')}</span><span>${he('נלקח: 14/02/26 06:15')}</span><span>${he('הופק: 14/02/26 13:40')}</span></div><hr>
      <div class="l"><div class="r"><span>TEST</span><span>RESULT</span><span>UNITS</span><span></span><span>REFERENCE</span></div>
      ${group('HEMATOLOGY', ['wbc;WBC;8.92;10^3/uL;4.0-10.8', 'rbc;RBC;4.21;10^6/uL;4.5-5.9', 'hgb;HEMOGLOBIN;13.1;g/dL;13.5-17.5', 'hct;HEMATOCRIT;39.0;%;41-53', 'mcv;MCV;92.6;fL;80-99', 'mch;MCH;31.1;pg;27-34', 'rdw;RDW-CV;13.4;%;11.5-14.5', 'plt;PLATELETS;187;10^3/uL;130-400', 'mpv;MPV;10.9;fL;7.4-11.0', 'neutp;NEUTROPHILS %;77.5;%;40-74', 'lymphp;LYMPHOCYTES %;14.2;%;19-48', 'monop;MONOCYTES %;6.8;%;3.4-9.0', 'eosp;EOSINOPHILS %;1.1;%;0-7'])}
      ${group('CHEMISTRY', ['glu;GLUCOSE;174;mg/dL;70-100', 'urea;UREA;47;mg/dL;17-50', 'crea;CREATININE;1.21;mg/dL;0.70-1.20', 'na;SODIUM;133;mmol/L;135-145', 'k;POTASSIUM;4.0;mmol/L;3.5-5.1', 'cl;CHLORIDE;97;mmol/L;98-107', 'ca;CALCIUM;8.9;mg/dL;8.6-10.2', 'phos;PHOSPHORUS;3.0;mg/dL;2.5-4.5', 'mg;MAGNESIUM;1.8;mg/dL;1.6-2.6', 'alb;ALBUMIN;3.6;g/dL;3.5-5.2', 'alt;ALT (GPT);22;U/L;0-41', 'ast;AST (GOT);31;U/L;0-40', 'ldh;LDH;263;U/L;135-225', 'ck;CPK;88;U/L;39-308', 'crp;CRP;11.7;mg/L;0-5', 'trop;TROPONIN T HS;19;ng/L;0-14'])}
      ${group('LIPIDS / DIABETES', ['chol;CHOLESTEROL;214;mg/dL;0-200', 'trig;TRIGLYCERIDES;198;mg/dL;0-150', 'hdl;HDL CHOLESTEROL;36;mg/dL;40-80', 'ldl;LDL CHOLESTEROL;138;mg/dL;0-130', 'a1c;HBA1C;8.1;%;4.0-6.0'])}
      ${group('COAGULATION', ['pt;PT;12.8;sec;10.0-13.5', 'inr;INR;1.11;;0.85-1.20', 'aptt;PTT;27.3;sec;25.0-35.0', 'fib;FIBRINOGEN;441;mg/dL;200-400'])}</div><hr>
      <p>${c.t('הערת מעבדה: {x|דגימה המוליטית קלה, LDH עלול להיות מוגבר|reference comment}. {x|הומוציסטאין נשלח למעבדת חוץ - תשובה תימסר|pending|l.homo}. {x|B12 - לא הוזמן|not done|l.b12}.')}</p>
      <p>${c.t('{x|H = גבוה, L = נמוך|reference comment}. {x|חשד לאירוע מוחי|question|d.stroke}. {x|תפקודי בלוטת התריס בבוקר|planned|l.tsh}.')}</p>
      <p>${he('אישור תוצאות: עובדת מעבדה רינה מזור')}</p>${c.no('רינה מזור', 'laboratory worker')}`,
      'rtl',
    )
  },
  { width: 1040, scale: 1.44, degrade: { angle: -0.6 } },
)

/** A private laboratory: under each name the specimen and the method, limits in a box at the end. */
const methods = doc(
  'p723.png',
  ['he', 'lab', 'clean'],
  '2025-12-03',
  ['מעבדות לשם', 'לשם', 'לשם מעבדות', 'מעבדות לשם - רעננה'],
  ['ד"ר ערן בז\'רנו', "ערן בז'רנו", "בז'רנו ערן"],
  ['אבנר לנדאו', 'לנדאו אבנר', 'מר אבנר לנדאו'],
  'דוח תוצאות',
  (c) => {
    const row = (s) => {
      const [line, how] = s.split('|')
      const r = c.lab(line)
      const off = r.flag === 'H' || r.flag === 'L'
      return `<tr data-e="${r.n}"><td><b>${mixed(r.label)}</b><div class="h">${he(how)}</div></td><td class="v"${off ? ' style="color:#b3261e"' : ''}>${mixed(r.printed)}</td><td>${ltr(r.unit)}</td><td class="s">${off ? (r.flag === 'H' ? 'מעל הטווח' : 'מתחת לטווח') : ''}</td><td class="m">${mixed(r.ref)}</td></tr>`
    }
    const group = (title, list) =>
      `<h3>${he(title)}</h3><table><tr><th style="width:38%">${he('בדיקה / דגימה ושיטה')}</th><th style="width:14%">${he('תוצאה')}</th><th style="width:16%">${he('יחידות')}</th><th style="width:14%"></th><th>${he('טווח ייחוס')}</th></tr>${list.map(row).join('')}</table>`
    return sheet(
      `body{font:16px/1.28 ${FACE.notoHe};font-size:15.5px;padding:34px 60px}td,th{padding:2px 8px;border-bottom:1px solid #ddd;vertical-align:middle}th{font-size:13.5px;color:#666;font-weight:normal}.h{font-size:12.5px;color:#6d6d6d}.v{font-weight:bold;font-size:17px}.s{font-size:13.5px;color:#b3261e}.m{background:#f3f3f0}h3{font-size:17px;color:#3d5a2a;border-bottom:2px solid #3d5a2a;margin-top:9px}p{margin:6px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:12px;align-items:center">${mark('bars', '#3d5a2a', 46)}<div><b style="font-size:27px;color:#3d5a2a">מעבדות לשם</b><br>${he('רחוב אחוזה 214, רעננה')}</div></div><div><b style="font-size:21px">${he('דוח תוצאות')}</b><br>${he('מספר דוח L-2512-0388')}</div>${matrixCode(c.rnd, 18, 3)}</div>
      <div style="display:grid;grid-template-columns:1fr 1fr 1fr;background:#f3f3f0;padding:6px 12px;margin:8px 0"><div>${he('נבדק: מר אבנר לנדאו')}<br>${he('ת.ז. 0-5204771-6')}</div><div>${he('תאריך לידה: 06/01/1958')}<br>${he('רופא מפנה: ד"ר ערן בז\'רנו')}</div><div>${he('תאריך דיגום: 03/12/2025 08:10')}<br>${he('תאריך דיווח: 08/12/2025')}</div></div>
      ${group('סמנים', ['psa;PSA כללי;5.82;ng/mL;עד 4.5|נסיוב, CLIA', 'fpsa;PSA חופשי;0.71;ng/mL;|נסיוב, CLIA', 'cea;CEA;2.1;ng/mL;עד 5.0|נסיוב, ECLIA', 'ca199;CA 19-9;14.6;U/mL;עד 37|נסיוב, ECLIA'])}
      ${group('הורמונים', ['testo;טסטוסטרון כללי;7.4;nmol/L;8.6-29.0|נסיוב, ECLIA', 'shbg;SHBG;44.2;nmol/L;19.3-76.4|נסיוב, ECLIA', 'lh;LH;6.3;IU/L;1.7-8.6|נסיוב, ECLIA', 'fsh;FSH;9.9;IU/L;1.5-12.4|נסיוב, ECLIA', 'prl;פרולקטין;211;mIU/L;86-324|נסיוב, ECLIA', 'tsh;TSH;3.47;mIU/L;0.27-4.20|נסיוב, ECLIA', 'ft4;T4 חופשי;15.1;pmol/L;12.0-22.0|נסיוב, ECLIA', 'cort;קורטיזול בוקר;388;nmol/L;166-507|נסיוב, ECLIA', 'pth;PTH;71.5;pg/mL;15.0-65.0|פלזמה EDTA, ECLIA'])}
      ${group('ויטמינים ומינרלים', ['vitd;ויטמין D 25-OH;43;nmol/L;75-250|נסיוב, LC-MS/MS', 'b12;ויטמין B12;512;pg/mL;197-771|נסיוב, ECLIA', 'fol;חומצה פולית;11.3;ng/mL;3.9-26.8|נסיוב, ECLIA', 'homo;הומוציסטאין;16.4;μmol/L;5.0-15.0|פלזמה EDTA, אנזימטי', 'zinc;אבץ;84;μg/dL;70-120|נסיוב, AAS', 'ca;סידן;9.9;mg/dL;8.6-10.2|נסיוב, פוטומטרי', 'mg;מגנזיום;2.0;mg/dL;1.6-2.6|נסיוב, פוטומטרי'])}
      ${group('שומנים ודלקת', ['apob;אפוליפופרוטאין B;118;mg/dL;עד 100|נסיוב, אימונוטורבידימטרי', 'lpa;ליפופרוטאין (a);96;nmol/L;עד 75|נסיוב, אימונוטורבידימטרי', 'hscrp;CRP רגיש;1.4;mg/L;עד 3.0|נסיוב, אימונוטורבידימטרי', 'insul;אינסולין בצום;18.8;μIU/mL;2.6-24.9|נסיוב, ECLIA', 'glu;גלוקוז בצום;103;mg/dL;70-100|פלזמה פלואוריד, הקסוקינאז', 'a1c;HbA1c;5.7;%;עד 5.7|דם מלא, HPLC'])}
      <p>${c.t('{x|יחס PSA חופשי/כללי נמוך מ-0.15 מעלה את הסיכון לממצא ממאיר|reference comment|d.prostca}. {x|ביוטין במינון גבוה עלול להפריע לבדיקות ECLIA|reference comment}. {x|DHEA-S לא נכלל בהזמנה|not done|l.dheas}. {x|מומלץ לחזור על טסטוסטרון בשעות הבוקר|planned}.')}</p>
      <div style="display:flex;justify-content:space-between;align-items:center"><span>${he('אישרה: ד"ר נועם פרץ, מנהלת מדעית')}</span>${signature(c.rnd, '#3d5a2a')}</div>${c.no('ד"ר נועם פרץ', 'laboratory director')}`,
      'rtl',
    )
  },
  { dateAliases: ['2025-12-08'], width: 1040, scale: 1.34 },
)

/** A fund's site: under each name what the test is, then the norm, the result and a word in colour. */
const explained = doc(
  'p724.png',
  ['he', 'lab', 'clean'],
  '2026-04-12',
  ['קופת חולים צאלים', 'צאלים', 'קופ"ח צאלים', 'צאלים אונליין'],
  ['ד"ר דנה קירש', 'דנה קירש', 'קירש דנה'],
  ['הדס מימון', 'מימון הדס'],
  'תוצאות בדיקות',
  (c) => {
    const row = (s) => {
      const [line, about] = s.split('|')
      const r = c.lab(line)
      const [word, colour] =
        r.flag === 'H' ? ['גבוה', '#c62828'] : r.flag === 'L' ? ['נמוך', '#c62828'] : ['תקין', '#2e7d32']
      return `<div class="r" data-line data-e="${r.n}"><div><b>${mixed(r.label)}</b><div class="a">${he(about)}</div></div><div class="n">${r.ref ? he(`הנורמה: ${r.ref}`) : ''}</div><div class="v">${mixed(r.printed)}<small> ${ltr(r.unit)}</small></div><div style="color:${colour};font-weight:bold">${word}</div></div>`
    }
    const block = (title, list) => `<h3>${he(title)}</h3><div class="b">${list.map(row).join('')}</div>`
    return sheet(
      `body{font:16px/1.35 ${FACE.simple};font-family:'Open Sans','Noto Sans Hebrew';font-size:15.5px;padding:0 40px 30px;background:#f6f4fa}.b{background:#fff;border:1px solid #ddd6ea;border-radius:10px;padding:0 16px}.r{display:grid;grid-template-columns:1.55fr 1fr .85fr 60px;align-items:center;border-bottom:1px solid #eee;padding:3px 0}.r:last-child{border:none}.a{font-size:13px;color:#777}.n{font-size:14px;color:#444}.v{font-size:18px;font-weight:bold}.v small{font-size:13px;font-weight:normal}h3{font-size:17px;color:#4b2e83;margin:10px 4px 3px}p{margin:8px 4px}`,
      `<div style="margin:0 -40px;background:#4b2e83;color:#fff;padding:12px 40px;display:flex;justify-content:space-between;align-items:center"><b style="font-size:22px">${he('קופת חולים צאלים')}</b><span>${he('צאלים אונליין - האזור האישי')}</span></div>
      <div style="display:flex;justify-content:space-between;align-items:end;margin:8px 4px"><div><b style="font-size:22px">${he('תוצאות בדיקות')}</b><br>${he('הדס מימון, ת.ז. 2-0119436-0, ילידת 25/09/1988')}</div><div style="text-align:left">${he('תאריך הבדיקה: 12/04/2026')}<br>${he('שולחת: ד"ר דנה קירש')}</div></div>
      ${block('ספירת דם', ['hgb;המוגלובין;12.6;g/dL;11.7-15.5|החלבון שנושא חמצן בתאי הדם האדומים', 'wbc;תאי דם לבנים;11.9;10*3/µL;4.0-11.0|תאי מערכת החיסון', 'plt;טסיות דם;268;10*3/µL;150-400|תאים שמסייעים לקרישה', 'mcv;MCV;88.4;fL;80-100|נפח ממוצע של כדורית אדומה', 'neut;נויטרופילים;8.6;10*3/µL;1.8-7.5|סוג של תאי דם לבנים', 'lymph;לימפוציטים;2.3;10*3/µL;1.0-4.0|סוג של תאי דם לבנים'])}
      ${block('כליות ומלחים', ['crea;קריאטינין;0.64;mg/dL;0.50-0.90|מדד לתפקוד הכליות', 'urea;אוריאה;21;mg/dL;15-45|תוצר פירוק של חלבון', 'na;נתרן;139;mmol/L;136-145|מלח בדם', 'k;אשלגן;3.4;mmol/L;3.5-5.1|מלח בדם', 'uric;חומצת שתן;4.4;mg/dL;2.4-5.7|תוצר פירוק, מוגבר בשיגדון'])}
      ${block('כבד', ['alt;ALT;58;U/L;0-33|אנזים כבד', 'ast;AST;41;U/L;0-32|אנזים כבד', 'alp;פוספטאזה בסיסית;71;U/L;35-104|אנזים כבד ועצם', 'tbil;בילירובין כללי;0.4;mg/dL;0.2-1.2|תוצר פירוק של המוגלובין', 'alb;אלבומין;4.5;g/dL;3.5-5.2|חלבון עיקרי בדם'])}
      ${block('סוכר ושומנים', ['glu;גלוקוז;84;mg/dL;70-100|סוכר בדם', 'chol;כולסטרול;198;mg/dL;0-200|סך השומן מסוג כולסטרול', 'hdl;כולסטרול HDL;61;mg/dL;45-90|הכולסטרול הטוב', 'ldl;כולסטרול LDL;109;mg/dL;0-130|הכולסטרול הרע', 'trig;טריגליצרידים;139;mg/dL;0-150|שומנים בדם'])}
      ${block('בלוטת התריס ודלקת', ['tsh;TSH;6.12;mIU/L;0.40-4.20|הורמון שמפעיל את בלוטת התריס', 'ft4;T4 חופשי;11.8;pmol/L;10.0-20.0|הורמון בלוטת התריס', 'crp;CRP;9.4;mg/L;0.0-5.0|מדד לדלקת', 'ferr;פריטין;37;ng/mL;13-150|מאגר הברזל'])}
      <p>${c.t('הודעה מהרופאה 14/04/2026: {x|אנזימי הכבד מעט מוגברים, נחזור על הבדיקה בעוד חודש|planned}. {x|נוסיף נוגדני תירואיד|planned|l.tpo}. {x|צהבת נגיפית לא נבדקה|not done|l.antihcv}. {x|אין צורך בטיפול תרופתי כעת|not needed}.')}</p>
      <p style="font-size:13.5px">${c.t('{x|ההסברים כלליים ואינם אבחנה. שיגדון, סוכרת ומחלת כבד מאובחנים על ידי רופא|reference comment|d.gout}. הופק באתר ב-16/04/2026.')}</p>`,
      'rtl',
    )
  },
  { dateAliases: ['2026-04-14', '2026-04-16'], width: 980, scale: 1.4 },
)

/** A hospital's outpatients: limits of women and of men in two columns, one cell where they are the same, a star behind what is out. */
const sexes = doc(
  'p725.jpg',
  ['he', 'lab', 'photo'],
  '2025-10-21',
  ['בית החולים כרמית', 'כרמית', 'ביה"ח כרמית', 'בית החולים כרמית - מעבדה קלינית'],
  ['ד"ר איגור וסרמן', 'איגור וסרמן', 'וסרמן איגור'],
  ["עבד אלרחים ג'אבר", "ג'אבר עבד אלרחים", "מר עבד אלרחים ג'אבר"],
  'דף תוצאות מעבדה',
  (c) => {
    const row = (s) => {
      const [line, women] = s.split('|')
      const r = c.lab(line)
      const star = r.flag === 'H' || r.flag === 'L' ? ' *' : ''
      const limits = women
        ? `<td class="m">${mixed(women)}</td><td class="m">${mixed(r.ref)}</td>`
        : `<td class="m" colspan="2">${mixed(r.ref)}</td>`
      return `<tr data-e="${r.n}"><td>${mixed(r.label)}</td><td class="v">${mixed(r.printed)}${star}</td><td>${ltr(r.unit)}</td>${limits}</tr>`
    }
    const group = (title, list) =>
      `<tr class="g"><td colspan="5">${he(title)}</td></tr>${list.map(row).join('')}`
    return sheet(
      `body{font:19px/1.3 ${FACE.david};font-size:19.5px;padding:38px 62px}td,th{padding:1.5px 11px;border:1px solid #777}th{background:#eaeaea;font-size:18px}.v{font-weight:bold}.m{text-align:center}.g td{font-weight:bold;background:#f5f5f5;text-align:center}p{margin:6px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center;border-bottom:3px double #333;padding-bottom:5px"><div><b style="font-size:28px">בית החולים כרמית</b><br>${he('המעבדה הקלינית, מרפאות חוץ')}</div><div style="text-align:center"><b style="font-size:23px">${he('דף תוצאות מעבדה')}</b><br>${he('דף 1 מתוך 1')}</div>${mark('cross', '#333', 42)}</div>
      <div style="display:grid;grid-template-columns:1fr 1fr 1fr;margin:7px 0"><div>${he("שם: מר עבד אלרחים ג'אבר")}<br>${he('ת.ז. 0-2740685-5')}</div><div>${he('ת. לידה: 03/07/1954 (ז)')}<br>${he('רופא: ד"ר איגור וסרמן, נפרולוגיה')}</div><div>${he('תאריך לקיחה: 21/10/2025')}<br>${he('תאריך הדפסה: 22/10/2025')}</div></div>
      <table><tr><th rowspan="2" style="width:30%">${he('בדיקה')}</th><th rowspan="2">${he('תוצאה')}</th><th rowspan="2">${he('יחידות')}</th><th colspan="2" style="text-align:center">${he('ערכי נורמה')}</th></tr><tr><th class="m" style="width:17%">${he('נשים')}</th><th class="m" style="width:17%">${he('גברים')}</th></tr>
      ${group('המטולוגיה', ['wbc;לויקוציטים;6.2;K/µL;4.3-10.3', 'rbc;אריתרוציטים;3.94;M/µL;4.5-6.1|4.0-5.4', 'hgb;המוגלובין;11.5;g/dL;13.8-17.7|12.3-15.3', 'hct;המטוקריט;35.1;%;41-52|36-46', 'mcv;MCV;89.1;fL;80-96', 'plt;טסיות;204;K/µL;140-400', 'esr;שקיעת דם;38;mm/h;0-15|0-20'])}
      ${group('כימיה', ['glu;גלוקוז;129;mg/dL;70-110', 'urea;שתנן;96;mg/dL;17-50', 'crea;קריאטינין;2.47;mg/dL;0.70-1.30|0.50-1.10', 'egfr;eGFR;27;mL/min/1.73;מעל 60', 'na;נתרן;138;mmol/L;136-145', 'k;אשלגן;5.3;mmol/L;3.5-5.1', 'hco3;ביקרבונט;19;mmol/L;22-29', 'ca;סידן;8.5;mg/dL;8.6-10.2', 'phos;זרחן;5.1;mg/dL;2.5-4.5', 'uric;חומצת שתן;8.8;mg/dL;3.5-7.2|2.6-6.0', 'alb;אלבומין;3.8;g/dL;3.5-5.2', 'alp;פוספטזה בסיסית;118;U/L;40-130|35-105', 'ggt;GGT;42;U/L;10-71|6-42', 'alt;ALT;19;U/L;0-41|0-33', 'pth;PTH;168;pg/mL;15-65', 'vitd;ויטמין D;52;nmol/L;75-250'])}
      ${group('ברזל ושומנים', ['fe;ברזל;47;µg/dL;65-175|50-170', 'tsat;רוויית טרנספרין;17;%;20-50', 'ferr;פריטין;92;ng/mL;30-400|13-150', 'chol;כולסטרול;166;mg/dL;0-200', 'hdl;HDL;38;mg/dL;מעל 40|מעל 50', 'ldl;LDL;89;mg/dL;0-130', 'trig;טריגליצרידים;196;mg/dL;0-150'])}
      ${group('שתן', ['uacr;אלבומין/קריאטינין;412;mg/g;0-30', 'uprot;חלבון בסטיק;+2;;שלילי', 'ubld;דם בסטיק;שלילי;;שלילי'])}</table>
      <p>${c.t('{x|* תוצאה מחוץ לנורמה|reference comment}. {x|eGFR מתחת ל-15 מתאים לאי ספיקה סופנית|reference comment|d.esrd}. {x|אלקטרופורזה של חלבונים - בעבודה|pending}. {x|תרבית שתן לא נלקחה|not done|l.ucult}. {x|אין עדות להמוליזה|negated}.')}</p>
      <div style="display:flex;justify-content:space-between;align-items:center">${hand('לחזור על אשלגן השבוע', 30)}${signature(c.rnd)}${stamp(['ד"ר איגור וסרמן', 'נפרולוגיה', 'מ.ר. 00482'], '#26306f', -6)}</div>${c.no('לחזור על אשלגן השבוע', 'planned')}`,
      'rtl',
    )
  },
  { dateAliases: ['2025-10-22'], width: 1060, scale: 1.42, degrade: { angle: -1.2 } },
)

export const twentyFirstHeLabs = [coded, typed, methods, explained, sexes]
