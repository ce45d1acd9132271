/** Laboratory paper in Hebrew as families mostly get it: a fund's print with Latin names and the flag before the result, a private laboratory's sheet read from the left with the Hebrew name at its end, a fund's site with what is out of range on top and the earlier result beneath. */
import { barcode, hand, mark, matrixCode, signature, stamp } from '../lib/decor.mjs'
import { FACE, doc, he, letter, ltr, mixed, resultCell, sheet } from './blind-parts.mjs'

/** A fund's print: Latin names, the letter in a column of its own before the result, limits in square brackets before the unit. */
const count = doc(
  'p801.jpg',
  ['he', 'lab', 'photo'],
  '2026-03-10',
  ['קופת חולים סתוונית', 'סתוונית', 'קופ"ח סתוונית', 'קופת חולים סתוונית - מרפאת רמת הנחל', 'מרפאת רמת הנחל'],
  ['ד"ר אביגיל מנדלוביץ', 'אביגיל מנדלוביץ', 'מנדלוביץ אביגיל'],
  ['שמעון בן-עטר', 'בן-עטר שמעון', 'שמעון בן עטר', 'מר שמעון בן-עטר'],
  'דו"ח תוצאות מעבדה',
  (c) => {
    const row = (s) => {
      const r = c.lab(s)
      const bold = letter(r) ? ' style="font-weight:bold"' : ''
      return `<tr data-e="${r.n}"${bold}><td>${ltr(r.label)}</td><td class="f">${ltr(letter(r))}</td><td>${ltr(r.printed)}</td><td>${mixed(/[א-ת]/.test(r.ref) ? r.ref : `[${r.ref.replace('-', ' - ')}]`)}</td><td>${ltr(r.unit)}</td></tr>`
    }
    const group = (title, list) =>
      `<tr class="g"><td colspan="5">${he(title)}</td></tr>${list.map(row).join('')}`
    return sheet(
      `body{font:15px/1.3 ${FACE.verdana};font-size:14.5px;padding:38px 56px}td,th{padding:1.5px 10px}th{border-top:2px solid #1d4d4f;border-bottom:2px solid #1d4d4f}.f{width:52px;text-align:center}.g td{padding-top:7px;text-decoration:underline;font-weight:bold}tr:nth-child(even) td{background:#f4f7f7}.h td{background:none!important;padding:2px 4px}p{margin:5px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:flex-start"><div>${barcode(c.rnd, 34, 34)}<br>${ltr('26-0310-55871')}</div><div style="text-align:center"><b style="font-size:20px">${he('דו"ח תוצאות מעבדה')}</b><br>${he('העתק למטופל')}</div><div style="text-align:left"><b style="font-size:22px;color:#1d4d4f">קופת חולים סתוונית</b><br>${he('מרפאת רמת הנחל, חדרה')}</div></div>
      <table class="h" style="margin:8px 0"><tr><td>${he('שם המבוטח: בן-עטר שמעון')}</td><td>${he('ת.ז. 0-5921147-2')}</td><td>${he('מין: ז \u00a0 גיל: 61')}</td></tr><tr><td>${he('ת. לידה: 17/08/1964')}</td><td>${he('ת. דגימה: 10/03/2026 07:12')}</td><td>${he('ת. אישור: 11/03/2026')}</td></tr><tr><td colspan="2">${he('רופא/ה שולח/ת: ד"ר אביגיל מנדלוביץ')}</td><td>${he('הדפסה: 12/03/2026')}</td></tr></table>
      <table><tr><th style="width:35%">${he('שם הבדיקה')}</th><th class="f">${he('סטטוס')}</th><th>${he('תוצאה')}</th><th>${he('טווח תקין')}</th><th>${he("יח'")}</th></tr>
      ${group('ספירת דם', ['wbc;WBC;11.62;10^3/uL;4.50-11.00', 'rbc;RBC;5.71;10^6/uL;4.50-5.80', 'hgb;HEMOGLOBIN;13.2;g/dL;13.5-17.0', 'hct;HEMATOCRIT;40.9;%;40.0-51.0', 'mcv;MCV;71.6;fL;80.0-96.0', 'mch;MCH;23.1;pg;27.0-33.0', 'mchc;MCHC;32.3;g/dL;32.0-36.0', 'rdw;RDW-CV;16.1;%;11.6-14.8', 'plt;PLATELETS;372;10^3/uL;150-450', 'mpv;MPV;10.2;fL;8.5-12.0', 'neutp;NEUT.%;74.8;%;42.0-74.0', 'lymphp;LYM.%;15.9;%;18.0-42.0', 'monop;MONO.%;6.3;%;4.0-11.0', 'eosp;EOS.%;2.4;%;0.0-6.0', 'basop;BASO.%;0.6;%;0.0-1.5', 'neut;NEUT.abs;8.69;10^3/uL;2.00-7.50', 'lymph;LYM.abs;1.85;10^3/uL;1.00-4.00', 'mono;MONO.abs;0.73;10^3/uL;0.20-1.00', 'eos;EOS.abs;0.28;10^3/uL;0.00-0.50', 'baso;BASO.abs;0.07;10^3/uL;0.00-0.15'])}
      ${group('ביוכימיה בדם', ['glu;GLUCOSE;117;mg/dL;70-99', 'urea;UREA;38;mg/dL;17-43', 'crea;CREATININE;1.08;mg/dL;0.67-1.17', 'egfr;eGFR CKD-EPI;78;mL/min/1.73;מעל 60', 'na;SODIUM;142;mmol/L;136-146', 'k;POTASSIUM;4.7;mmol/L;3.5-5.1', 'cl;CHLORIDE;104;mmol/L;98-106', 'ca;CALCIUM;9.6;mg/dL;8.8-10.6', 'phos;PHOSPHORUS;3.1;mg/dL;2.5-4.5', 'uric;URIC ACID;8.4;mg/dL;3.5-7.2', 'tp;TOTAL PROTEIN;7.3;g/dL;6.6-8.3', 'alb;ALBUMIN;4.4;g/dL;3.5-5.2', 'tbil;BILIRUBIN TOTAL;1.43;mg/dL;0.30-1.20', 'dbil;BILIRUBIN DIRECT;0.24;mg/dL;0.00-0.30', 'alp;ALK PHOSPHATASE;81;U/L;30-120', 'ast;AST (GOT);36;U/L;0-50', 'alt;ALT (GPT);58;U/L;0-50', 'ggt;GGT;71;U/L;0-55', 'ldh;LDH;203;U/L;0-248', 'ck;CPK;214;U/L;0-171'])}
      ${group('שומנים', ['chol;CHOLESTEROL;221;mg/dL;עד 200', 'trig;TRIGLYCERIDES;268;mg/dL;עד 150', 'hdl;HDL-CHOLESTEROL;36;mg/dL;מעל 40', 'ldl;LDL-CHOLESTEROL calc;131;mg/dL;עד 130', 'nhdl;NON HDL-CHOLESTEROL;185;mg/dL;עד 160'])}
      ${group('שונות', ['a1c;HEMOGLOBIN A1C;6.1;%;4.0-5.7', 'tsh;TSH;1.86;mIU/L;0.55-4.78', 'psa;PSA TOTAL;2.74;ng/mL;0.00-4.00', 'crp;CRP;9.3;mg/L;0.0-5.0'])}</table>
      <p>${c.t('הערות: {x|MCV נמוך עם ריבוי כדוריות - יש לשלול נשאות תלסמיה|reference comment|d.thal}. {x|LDL מחושב אינו תקף בטריגליצרידים מעל 400|reference comment}. {x|אלקטרופורזה של המוגלובין - בעבודה|pending|l.phe}. {x|שקיעת דם - דגימה לא מספקת|not done|l.esr}.')}</p>
      <div style="display:flex;justify-content:space-between;align-items:center"><span>${he('H גבוה L נמוך \u00a0 אחראי מעבדה: אילן טופז')}</span>${hand('להוסיף ברזל ופריטין', 26)}</div>${c.no('אילן טופז', 'laboratory director')}${c.no('להוסיף ברזל ופריטין', 'planned', 'l.ferr')}`,
      'rtl',
    )
  },
  {
    dateAliases: ['2026-03-11', '2026-03-12'],
    width: 1000,
    scale: 1.5,
    degrade: { angle: 1.1, folds: [0.49] },
  },
)

/** A private laboratory: the table runs from the left, test, result, flag, unit and interval in Latin, the Hebrew name at the far end. */
const bilingual = doc(
  'p802.jpg',
  ['he', 'lab', 'scan'],
  '2026-01-15',
  ['מעבדות תבל-לאב', 'תבל-לאב', 'תבל לאב', 'מעבדות תבל-לאב - רעננה', 'TEVEL-LAB'],
  ['ד"ר דין קופרמן', 'דין קופרמן', 'קופרמן דין', 'Dr. Dean Kuperman'],
  ['מיטל סבאג', 'סבאג מיטל', "גב' מיטל סבאג"],
  'תעודת בדיקה',
  (c) => {
    const row = (s) => {
      const [line, name, range] = s.split('#')
      const r = c.lab(line, range ? { range } : {})
      const star = r.flag === 'H' ? '* H' : r.flag === 'L' ? '* L' : ''
      return `<tr data-e="${r.n}"><td>${ltr(r.label)}</td><td class="v">${ltr(r.printed)}</td><td class="v">${ltr(star)}</td><td>${ltr(r.unit)}</td><td>${ltr(r.ref)}</td><td class="n">${he(name)}</td></tr>`
    }
    const group = (latin, title, list) =>
      `<tr class="g"><td colspan="5">${ltr(latin)}</td><td class="n">${he(title)}</td></tr>${list.map(row).join('')}`
    return sheet(
      `body{font:17px/1.32 Carlito,'Noto Sans Hebrew',sans-serif;font-size:17px;padding:40px 60px}.t td,.t th{padding:1.5px 9px;text-align:left}.t th{border:1px solid #333;background:#eee}.t .n{text-align:right;direction:rtl;width:25%}.v{font-weight:bold}.g td{font-weight:bold;border-bottom:1px solid #333;padding-top:7px}.h td{padding:1px 4px}p{margin:6px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center;border-bottom:3px double #333;padding-bottom:6px"><div><b style="font-size:27px">מעבדות תבל-לאב</b><br>${he('רחוב אחוזה 212, רעננה')}</div><div style="text-align:center"><b style="font-size:22px">${he('תעודת בדיקה')}</b><br>${ltr('LABORATORY REPORT')}</div><div style="text-align:left" dir="ltr">${mark('bars', '#333', 40)} <b>TEVEL-LAB</b><br>Accession 1150-7732</div></div>
      <table class="h" style="margin:8px 0"><tr><td>${he("שם: גב' מיטל סבאג")}</td><td>${he('ת.ז. 3-0447120-9')}</td><td>${he('ת. לידה: 29/05/1991 (נ)')}</td></tr><tr><td>${he('רופא: ד"ר דין קופרמן')}</td><td>${he('נלקח: 15.01.2026 08:05, יום 3 למחזור')}</td><td>${he('דווח: 18.01.2026')}</td></tr></table>
      <table class="t" dir="ltr"><tr><th style="width:25%">Test</th><th>Result</th><th>Flag</th><th>Units</th><th>Ref. interval</th><th class="n">${he('שם הבדיקה')}</th></tr>
      ${group('HEMATOLOGY', 'המטולוגיה', ['wbc;WBC;6.4;x10^9/L;4.0-10.0#לויקוציטים', 'rbc;RBC;4.02;x10^12/L;3.80-5.10#כדוריות אדומות', 'hgb;Hemoglobin;10.9;g/dL;11.7-15.5#המוגלובין', 'hct;Hematocrit;34.1;%;35.0-45.0#המטוקריט', 'mcv;MCV;84.8;fL;80.0-100.0#נפח כדורית', 'plt;Platelets;402;x10^9/L;150-400#טסיות', 'neut;Neutrophils;3.5;x10^9/L;1.8-7.0#נויטרופילים', 'lymph;Lymphocytes;2.2;x10^9/L;1.0-3.5#לימפוציטים'])}
      ${group('IRON AND VITAMINS', 'ברזל וויטמינים', ['fe;Iron;29;ug/dL;50-170#ברזל', 'transf;Transferrin;361;mg/dL;200-360#טרנספרין', 'tsat;Transferrin saturation;6;%;15-45#רוויון טרנספרין', 'ferr;Ferritin;4.8;ng/mL;15-150#פריטין', 'b12;Vitamin B12;298;pg/mL;197-771#ויטמין B12', 'fol;Folic acid;14.6;ng/mL;3.9-20.0#חומצה פולית', 'vitd;25-OH Vitamin D;21.3;ng/mL;30.0-100.0#ויטמין D'])}
      ${group('HORMONES', 'הורמונים', ['fsh;FSH;11.8;IU/L;Foll. 3.5-12.5#FSH#3.5-12.5', 'lh;LH;5.2;IU/L;Foll. 2.4-12.6#LH#2.4-12.6', 'e2;Estradiol;141;pmol/L;Foll. 45-854#אסטרדיול#45-854', 'prl;Prolactin;31.6;ng/mL;4.8-23.3#פרולקטין', 'amh;AMH;0.94;ng/mL;1.20-9.00#AMH', 'testo;Testosterone;1.1;nmol/L;0.3-1.7#טסטוסטרון', 'dheas;DHEA-S;5.7;umol/L;2.7-9.2#DHEA-S', 'tsh;TSH;3.44;mIU/L;0.27-4.20#TSH', 'ft4;Free T4;15.2;pmol/L;12.0-22.0#תירוקסין חופשי', 'tpo;Anti-TPO;14;IU/mL;<34#נוגדני TPO'])}
      ${group('SEROLOGY', 'סרולוגיה', ['hbsag;HBsAg;Negative;;#צהבת B אנטיגן', 'antihbs;Anti-HBs;187;mIU/mL;>10#צהבת B נוגדנים', 'antihcv;Anti-HCV;Negative;;#צהבת C', 'hivag;HIV Ag/Ab;Negative;;#HIV', 'rubg;Rubella IgG;42;IU/mL;>10#אדמת IgG', 'vzvg;VZV IgG;Positive;;#אבעבועות רוח IgG', 'cmvg;CMV IgG;Positive;;#CMV IgG', 'cmvm;CMV IgM;Negative;;#CMV IgM', 'toxg;Toxoplasma IgG;Negative;;#טוקסופלזמה IgG', 'ttg;Anti-tTG IgA;1.2;U/mL;<7.0#צליאק tTG', 'iga;IgA total;188;mg/dL;70-400#IgA כללי'])}</table>
      <p>${c.t('הערות: {x|פרולקטין גבוה קלות - מומלץ לחזור לאחר מנוחה של חצי שעה|planned}. {x|AMH מתחת ל-1.2 עשוי להעיד על רזרבה שחלתית נמוכה|reference comment|d.infert}. {x|IgM שלילי ו-IgG חיובי ל-CMV: הדבקה בעבר, ללא הדבקה חריפה|negated|d.cmv}. {x|אנטי צליאק שלילי אינו שולל צליאק בדיאטה ללא גלוטן|reference comment|d.celiac}. {x|פרוגסטרון יילקח ביום 21|planned|l.prog}. {x|קריוטיפ לא הוזמן|not done|l.karyo}.')}</p>
      <div style="display:flex;justify-content:space-between;align-items:center;margin-top:4px"><span>${he('מנהלת המעבדה: ד"ר פנינה יוגב \u00a0 סוף דוח, עמוד 1/1')}</span>${signature(c.rnd, '#222')}${stamp(['תבל-לאב', '18.01.2026'], '#333', -5)}</div>${c.no('ד"ר פנינה יוגב', 'laboratory director')}`,
      'rtl',
    )
  },
  { dateAliases: ['2026-01-18'], width: 1040, scale: 1.42, degrade: { angle: -0.8 } },
)

/** A fund's site: what is out of range on top as a list, then every result as a line with range in words and the earlier value small. */
const site = doc(
  'p803.png',
  ['he', 'lab', 'clean'],
  '2026-04-27',
  ['שירותי בריאות אפרסמון', 'אפרסמון', 'אפרסמון שירותי בריאות', 'אפרסמון דיגיטל'],
  ['ד"ר ראיד עאסלה', 'ראיד עאסלה', 'עאסלה ראיד'],
  ['עליזה קדושים', 'קדושים עליזה'],
  'תוצאות הבדיקות שלי',
  (c) => {
    const now = '2026-04-27'
    const before = '2025-10-19'
    const words = (ref) => {
      const both = ref.match(/^([\d.]+)-([\d.]+)$/)
      return both ? `תקין בין ${both[1]} ל-${both[2]}` : ref ? `תקין ${ref}` : ''
    }
    const pill = (r) =>
      r.flag === 'H'
        ? '<b class="p">גבוה</b>'
        : r.flag === 'L'
          ? '<b class="p">נמוך</b>'
          : r.ref
            ? '<b class="q">תקין</b>'
            : ''
    const line = (s) => {
      const [key, label, printed, unit, ref, old] = s.split(';')
      const r = c.lab([key, label, printed, unit, ref].join(';'), { date: now })
      const earlier = old
        ? `${he('בדיקה קודמת')} ${ltr('19/10/2025')}: ${resultCell(c, key, label, old, unit, ref, before)}`
        : ''
      return `<div class="r" data-line><div class="m" data-e="${r.n}"><span class="n">${mixed(label)}</span><span class="v">${mixed(`${printed} ${unit}`.trim())}</span><span>${he(words(ref))}</span>${pill(r)}</div><div class="o">${earlier}</div></div>`
    }
    const top = (s) => {
      const [key, label, printed, unit, ref] = s.split(';')
      const r = c.lab([key, label, printed, unit, ref].join(';'), { date: now })
      return `<li><span data-e="${r.n}">${mixed(label)}: ${ltr(`${printed} ${unit}`)}</span></li>`
    }
    const block = (title, list) => `<h3>${he(title)}</h3>${list.map(line).join('')}`
    return sheet(
      `body{font:16px/1.36 Roboto,'Noto Sans Hebrew',sans-serif;font-size:15.5px;padding:0 46px 30px;background:#fff}.r{border-bottom:1px solid #e4e0ee;padding:3px 8px}.m{display:grid;grid-template-columns:1.5fr 1fr 1.2fr 62px;gap:8px;align-items:baseline}.n{font-weight:bold}.v{font-size:16.5px}.o{font-size:13px;color:#777}.p{color:#b3261e;border:1px solid #b3261e;border-radius:10px;padding:0 8px;text-align:center;font-size:13.5px}.q{color:#2e7d32;font-weight:normal;padding:0 8px;font-size:13.5px;text-align:center}h3{font-size:16.5px;color:#4a2c82;margin:10px 0 2px}.top{background:#fdf1f0;border-right:5px solid #b3261e;padding:6px 14px;margin:10px 0}ul{columns:3;margin:2px 0}p{margin:6px 0}`,
      `<div style="margin:0 -46px;background:#4a2c82;color:#fff;padding:12px 46px;display:flex;justify-content:space-between;align-items:center"><b style="font-size:21px">${he('אפרסמון שירותי בריאות')}</b><span>${he('בדיקות | תורים | מרשמים | מסמכים')}</span></div>
      <div style="display:flex;justify-content:space-between;margin-top:10px"><div><b style="font-size:20px">${he('תוצאות הבדיקות שלי')}</b><br>${he('עליזה קדושים, ת.ז. 0-1730886-4, נולדה 03/02/1951')}</div><div>${he('תאריך הבדיקה: 27/04/2026')}<br>${he('הרופא המפנה: ד"ר ראיד עאסלה')}</div></div>
      <div class="top"><b>${he('תוצאות מחוץ לטווח')}</b><ul>${['glu;גלוקוז בצום;163;mg/dL;70-100', 'egfr;סינון כלייתי;48;mL/min;מעל 60', 'urea;אוריאה;57;mg/dL;15-50', 'crea;קריאטינין;1.17;mg/dL;0.50-0.95', 'k;אשלגן;5.4;mmol/L;3.5-5.1', 'a1c;המוגלובין A1c;7.8;%;4.0-6.0', 'uacr;מיקרואלבומין/קריאטינין בשתן;112;mg/g;עד 30', 'trig;טריגליצרידים;164;mg/dL;עד 150', 'hgb;המוגלובין;11.4;g/dL;12.0-16.0', 'pth;פרתהורמון;94;pg/mL;15-65'].map(top).join('')}</ul></div>
      ${block('סוכר, כליות ומלחים', ['glu;גלוקוז בצום;163;mg/dL;70-100;148', 'a1c;המוגלובין A1c;7.8;%;4.0-6.0;7.3', 'crea;קריאטינין;1.17;mg/dL;0.50-0.95;1.06', 'egfr;סינון כלייתי;48;mL/min;מעל 60;54', 'urea;אוריאה;57;mg/dL;15-50;', 'na;נתרן;138;mmol/L;135-145;139', 'k;אשלגן;5.4;mmol/L;3.5-5.1;4.9', 'ca;סידן;9.8;mg/dL;8.5-10.5;', 'phos;זרחן;3.6;mg/dL;2.5-4.5;', 'uacr;מיקרואלבומין/קריאטינין בשתן;112;mg/g;עד 30;71'])}
      ${block('שומנים וכבד', ['chol;כולסטרול;158;mg/dL;עד 200;171', 'ldl;כולסטרול LDL;74;mg/dL;עד 100;88', 'hdl;כולסטרול HDL;51;mg/dL;מעל 50;49', 'trig;טריגליצרידים;164;mg/dL;עד 150;172', 'alt;אנזים כבד ALT;22;U/L;עד 35;', 'ast;אנזים כבד AST;24;U/L;עד 35;', 'alp;פוספטאזה בסיסית;97;U/L;35-104;', 'alb;אלבומין;4.1;g/dL;3.5-5.0;'])}
      ${block('ספירת דם', ['hgb;המוגלובין;11.4;g/dL;12.0-16.0;11.9', 'mcv;נפח כדורית אדומה;91.2;fL;80.0-97.0;', 'wbc;כדוריות לבנות;7.2;K/uL;4.0-11.0;', 'plt;טסיות דם;234;K/uL;150-450;'])}
      ${block('ויטמינים והורמונים', ['b12;ויטמין B12;241;pg/mL;200-900;', 'ferr;פריטין;88;ng/mL;13-150;', 'vitd;ויטמין D;33.5;ng/mL;מעל 30;19.2', 'pth;פרתהורמון;94;pg/mL;15-65;', 'tsh;TSH;2.27;mIU/L;0.40-4.20;'])}
      ${block('צואה', ['fobt;דם סמוי בצואה;שלילי;;;'])}
      <p>${c.t('מידע: {x|HbA1c ייתכן נמוך מהאמיתי באנמיה|reference comment|d.anemia}. {x|אשלגן מעל 6 - יש לפנות למיון|conditional|d.hyperk}. {x|בדיקת שתן כללית - הדגימה לא הגיעה|not done}.')}</p>
      <p>${c.t('הודעת הרופא (29/04/2026): ממשיכה {m.empa|ג\'ארדיאנס 10 מ"ג|dose=10 מ"ג} ו{m.spir|אלדקטון 25 מ"ג|dose=25 מ"ג}. {x|אלדקטון יופסק אם האשלגן יישאר גבוה|conditional}. {x|לחזור על אשלגן בעוד שבוע|planned}. {x|הפניה לאולטרסאונד כליות|planned|i.usren}.')}</p>
      <div style="text-align:left;color:#777;font-size:13px">${he('הודפס מהאתר ב-02/05/2026')} ${matrixCode(c.rnd, 12, 3)}</div>`,
      'rtl',
    )
  },
  { dateAliases: ['2026-05-02', '2025-10-19', '2026-04-29'], width: 1040, scale: 1.34 },
)

export const twentyThirdHeLabs = [count, bilingual, site]
