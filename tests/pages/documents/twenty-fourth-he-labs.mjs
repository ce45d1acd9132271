/** Laboratory paper in Hebrew as families mostly get it: a fund's print with the verdict in words and the earlier result in brackets, a women's institute's frames in two columns, a ward's four days with the newest first, an immunology sheet with what each result means, a children's hospital's typed list. */
import { barcode, hand, mark, matrixCode, signature, stamp } from '../lib/decor.mjs'
import { FACE, arrow, doc, he, letter, ltr, mixed, resultCell, sheet } from './blind-parts.mjs'

/** A fund's print: Hebrew name, result, verdict in words, limits "from - to", unit, and the earlier result in brackets at the end. */
const yearly = doc(
  'p841.png',
  ['he', 'lab', 'clean'],
  '2026-02-22',
  ['קופת חולים לבונה', 'לבונה', 'קופ"ח לבונה', 'קופת חולים לבונה - מרפאת נווה אורנים', 'מרפאת נווה אורנים'],
  ['ד"ר הילה רוזנשטוק', 'הילה רוזנשטוק', 'רוזנשטוק הילה'],
  ['נחום אלקיים', 'אלקיים נחום', 'מר נחום אלקיים'],
  'תוצאות בדיקות מעבדה',
  (c) => {
    const now = '2026-02-22'
    const before = '2025-08-17'
    const row = (s) => {
      const [key, label, printed, unit, ref, old] = s.split(';')
      const r = c.lab([key, label, printed, unit, ref].join(';'), { date: now })
      const verdict = r.flag === 'H' ? 'גבוה' : r.flag === 'L' ? 'נמוך' : r.flag === 'N' ? 'תקין' : ''
      const off = r.flag === 'H' || r.flag === 'L'
      return `<tr${off ? ' class="o"' : ''}><td>${mixed(label)}</td><td>${resultCell(c, key, label, printed, unit, ref, now)}</td><td>${he(verdict)}</td><td>${mixed(ref)}</td><td>${ltr(unit)}</td><td class="p">${old ? `(${resultCell(c, key, label, old, unit, ref, before)})` : ''}</td></tr>`
    }
    const group = (title, list) =>
      `<tr class="g"><td colspan="6">${he(title)}</td></tr>${list.map(row).join('')}`
    return sheet(
      `body{font:15px/1.34 ${FACE.arial};font-size:15.5px;padding:36px 58px}td,th{padding:2px 10px}th{background:#14532d;color:#fff;font-weight:normal;font-size:14.5px}.g td{background:#e7f2ea;font-weight:bold;color:#14532d;padding-top:4px}.o td:nth-child(2),.o td:nth-child(3){font-weight:bold;color:#a61b1b}.p{color:#666}.h td{padding:1px 4px}tr{border-bottom:1px solid #e4e4e4}p{margin:6px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:10px;align-items:center">${mark('leaf', '#14532d', 48)}<div><b style="font-size:25px;color:#14532d">קופת חולים לבונה</b><br>${he('מרפאת נווה אורנים, נתניה')}</div></div><b style="font-size:22px">${he('תוצאות בדיקות מעבדה')}</b><div>${barcode(c.rnd, 30, 32)}<br>${ltr('LB-2602-118834')}</div></div>
      <table class="h" style="margin:8px 0"><tr><td>${he('שם: אלקיים נחום')}</td><td>${he('ת.ז. 0-5338102-7')}</td><td>${he('ת. לידה: 30/11/1957 (68)')}</td></tr><tr><td>${he('רופאה מפנה: ד"ר הילה רוזנשטוק')}</td><td>${he('תאריך לקיחה: 22/02/2026 06:48')}</td><td>${he('תאריך הדפסה: 24/02/2026')}</td></tr></table>
      <table><tr><th style="width:31%">${he('בדיקה')}</th><th>${he('תוצאה')}</th><th>${he('הערכה')}</th><th>${he('טווח תקין')}</th><th>${he('יחידות')}</th><th>${he('(קודם 17/08/2025)')}</th></tr>
      ${group('ספירת דם', ['wbc;כדוריות לבנות WBC;5.84;K/uL;4.00-10.80;6.12', 'rbc;כדוריות אדומות RBC;4.21;M/uL;4.40-5.90;4.38', 'hgb;המוגלובין HGB;12.4;g/dL;13.5-17.5;13.1', 'hct;המטוקריט HCT;38.2;%;40.0-52.0;39.9', 'mcv;נפח כדורית MCV;90.7;fL;80.0-98.0;91.1', 'mch;MCH;29.5;pg;26.0-34.0;29.9', 'mchc;MCHC;32.5;g/dL;31.0-36.0;32.8', 'rdw;RDW;14.9;%;11.5-14.7;14.1', 'plt;טסיות PLT;138;K/uL;150-450;151', 'neut;נויטרופילים מוחלט;3.61;K/uL;1.80-7.70;', 'lymph;לימפוציטים מוחלט;1.42;K/uL;1.00-4.80;', 'mono;מונוציטים מוחלט;0.58;K/uL;0.10-0.90;', 'eos;אאוזינופילים מוחלט;0.19;K/uL;0.00-0.50;', 'baso;בזופילים מוחלט;0.04;K/uL;0.00-0.20;'])}
      ${group('כימיה', ['glu;גלוקוז בצום;131;mg/dL;70-100;138', 'urea;אוריאה;49;mg/dL;17-43;46', 'crea;קריאטינין;1.31;mg/dL;0.70-1.20;1.27', 'egfr;קצב סינון eGFR;59;mL/min;מעל 60;61', 'na;נתרן;140;mmol/L;135-145;141', 'k;אשלגן;4.8;mmol/L;3.5-5.1;4.6', 'cl;כלוריד;103;mmol/L;98-107;', 'ca;סידן;9.1;mg/dL;8.6-10.2;', 'phos;זרחן;3.4;mg/dL;2.5-4.5;', 'uric;חומצה אורית;7.8;mg/dL;3.5-7.2;7.1', 'tp;חלבון כללי;8.4;g/dL;6.4-8.3;8.1', 'alb;אלבומין;4.0;g/dL;3.5-5.2;4.1', 'glob;גלובולין;4.4;g/dL;2.0-3.5;4.0', 'tbil;בילירובין כללי;0.9;mg/dL;0.3-1.2;', 'alp;פוספטזה אלקלית;68;U/L;40-130;', 'ast;AST;27;U/L;0-40;', 'alt;ALT;31;U/L;0-41;33', 'ggt;GGT;44;U/L;8-61;', 'ldh;LDH;241;U/L;135-225;'])}
      ${group('שומנים וסוכרת', ['chol;כולסטרול;149;mg/dL;עד 200;163', 'trig;טריגליצרידים;138;mg/dL;עד 150;144', 'hdl;HDL כולסטרול;39;mg/dL;מעל 40;41', 'ldl;LDL כולסטרול;82;mg/dL;עד 100;93', 'a1c;המוגלובין מסוכרר HbA1c;6.9;%;4.0-6.0;7.1'])}
      ${group('ויטמינים והורמונים', ['b12;ויטמין B12;187;pmol/L;138-652;', 'fol;חומצה פולית;21.8;nmol/L;8.8-42.4;', 'ferr;פריטין;96;ng/mL;30-400;', 'vitd;ויטמין D 25-OH;62;nmol/L;75-250;48', 'tsh;TSH;2.94;mIU/L;0.40-4.20;'])}</table>
      <p>${c.t('הערות מעבדה: {x|גלובולין מעל 4 - יש לשקול אלקטרופורזה לשלילת מיאלומה|reference comment|d.myeloma}. {x|אלקטרופורזה של חלבוני הסרום נשלחה, תשובה בעוד שבוע|pending|l.paraprot}. {x|מיקרואלבומין בשתן - לא נמסרה דגימה|not done|l.uacr}. {x|HbA1c מעל 6.5 מתאים לסוכרת|reference comment|d.dm2}.')}</p>
      <p>${he('מנהלת המעבדה: ד"ר סמדר נחום \u00a0 העתק: ארכיון המרפאה')}</p>${c.no('ד"ר סמדר נחום', 'laboratory director')}`,
      'rtl',
    )
  },
  { dateAliases: ['2026-02-24', '2025-08-17'], width: 1020, scale: 1.38 },
)

/** A women's institute: frames in two columns, each test on two lines, name with result and arrow, the limits small beneath. */
const women = doc(
  'p842.jpg',
  ['he', 'lab', 'photo'],
  '2026-03-18',
  ['מכון גני יער לבריאות האישה', 'מכון גני יער', 'גני יער', 'גני יער - בריאות האישה'],
  ['ד"ר ורד אבולעפיה', 'ורד אבולעפיה', 'אבולעפיה ורד'],
  ['טליה מזרחי-לוין', 'מזרחי-לוין טליה', "גב' טליה מזרחי-לוין", 'טליה מזרחי לוין'],
  'תוצאות בדיקות דם',
  (c) => {
    const test = (s) => {
      const [line, range] = s.split('#')
      const r = c.lab(line, range ? { range } : {})
      return `<div class="t" data-line><div data-e="${r.n}"><span class="n">${mixed(r.label)}</span><b>${mixed(r.printed)} <span class="a">${arrow(r)}</span></b><span class="u">${ltr(r.unit)}</span></div><small>${r.ref ? he(`נורמה: ${r.ref}`) : ''}</small></div>`
    }
    const frame = (title, list) => `<div class="f"><h3>${he(title)}</h3>${list.map(test).join('')}</div>`
    return sheet(
      `body{font:17px/1.34 ${FACE.nachlieli};font-size:18px;padding:36px 52px}.w{columns:2;column-gap:18px;margin:8px 0}.f{border:1px solid #9a6a8b;border-radius:6px;padding:4px 12px 6px;margin-bottom:10px;break-inside:avoid}.t{border-bottom:1px dotted #ccc;padding:2px 0}.t>div{display:grid;grid-template-columns:1.5fr 1fr 70px;gap:6px}.a{color:#b00020}small{font-size:14px;color:#555}.u{font-size:15.5px}h3{font-size:18px;color:#7b2d66}p{margin:6px 0}.h{background:#f7eef5;padding:6px 12px;margin:8px 0;display:grid;grid-template-columns:1fr 1fr 1fr}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:10px;align-items:center">${mark('rings', '#7b2d66', 50)}<div><b style="font-size:25px;color:#7b2d66">${he('מכון גני יער לבריאות האישה')}</b><br>${he('רחוב הנרקיס 19, כפר סבא')}</div></div><b style="font-size:23px">${he('תוצאות בדיקות דם')}</b></div>
      <div class="h"><div>${he("גב' טליה מזרחי-לוין")}<br>${he('ת.ז. 0-4418877-3')}</div><div>${he('ת. לידה: 07.04.1988')}<br>${he('רופאה: ד"ר ורד אבולעפיה')}</div><div>${he('נלקח: 18.03.2026 08:20')}<br>${he('הופק: 20.03.2026')}</div></div>
      <div class="w">${frame('בלוטת התריס', ['tsh;TSH;5.91;mIU/L;0.40-4.00', 'ft4;T4 חופשי;11.3;pmol/L;10.6-20.6', 'ft3;T3 חופשי;4.2;pmol/L;3.5-6.5', 'tpo;נוגדני TPO;386;IU/mL;עד 60', 'tgab;נוגדני תירוגלובולין;41;IU/mL;עד 60'])}
      ${frame('הורמונים - יום 3 למחזור', ['fsh;FSH;6.4;IU/L;זקיקית 2.5-10.2#2.5-10.2', 'lh;LH;13.7;IU/L;זקיקית 1.9-12.5#1.9-12.5', 'e2;אסטרדיול;168;pmol/L;זקיקית 72-529#72-529', 'prl;פרולקטין;894;mIU/L;59-619', 'testo;טסטוסטרון;2.4;nmol/L;0.5-2.6', 'shbg;SHBG;24;nmol/L;18-114', 'andro;אנדרוסטנדיון;11.9;nmol/L;1.4-9.4', 'dheas;DHEA-S;8.3;umol/L;2.7-9.2', 'ohp;17-OH פרוגסטרון;2.9;nmol/L;0.6-6.0', 'amh;AMH;58.6;pmol/L;6.7-47.5', 'cort;קורטיזול בוקר;388;nmol/L;138-635'])}
      ${frame('סוכר', ['glu;גלוקוז בצום;92;mg/dL;70-100', 'insul;אינסולין בצום;23.8;mIU/L;3.0-25.0', 'hoamir;HOMA-IR;5.4;;עד 2.5', 'a1c;HbA1c;5.5;%;4.0-5.7'])}
      ${frame('דם, ברזל וויטמינים', ['hgb;המוגלובין;11.8;g/dL;12.0-16.0', 'mcv;MCV;78.9;fL;80.0-97.0', 'plt;טסיות;318;K/uL;150-450', 'wbc;לויקוציטים;7.3;K/uL;4.0-11.0', 'ferr;פריטין;8.9;ng/mL;10.0-291', 'fe;ברזל;41;ug/dL;50-170', 'b12;ויטמין B12;276;pmol/L;156-698', 'fol;חומצה פולית;31.4;nmol/L;מעל 12.2', 'vitd;ויטמין D;44;nmol/L;75-250'])}
      ${frame('סרולוגיה', ['rubg;נוגדני אדמת IgG;63;IU/mL;מעל 10', 'vzvg;אבעבועות רוח IgG;חיובי;;', 'toxg;טוקסופלזמה IgG;שלילי;;', 'cmvg;CMV IgG;חיובי;;', 'cmvm;CMV IgM;שלילי;;', 'hbsag;HBsAg;שלילי;;', 'hivag;HIV;שלילי;;', 'syph;עגבת;שלילי;;'])}</div>
      <p>${c.t('הערות: {x|פרולקטין נבדק לאחר דקירה חוזרת - לחזור במנוחה|planned}. {x|AMH גבוה אופייני לשחלות פוליציסטיות|reference comment|d.pcos}. {x|פרוגסטרון יילקח ביום 21|planned|l.prog}. {x|HCV לא הוזמן|not done|l.antihcv}. {x|TSH מומלץ מתחת ל-2.5 בתכנון היריון|reference comment}.')}</p>
      <div style="display:flex;justify-content:space-between;align-items:center">${hand('להזמין US אגן, ביקורת בעוד חודש', 26)}${stamp(['מכון גני יער', 'כפר סבא'], '#7b2d66', -6)}</div>${c.no('להזמין US אגן, ביקורת בעוד חודש', 'planned', 'i.uspelv')}`,
      'rtl',
    )
  },
  { dateAliases: ['2026-03-20'], width: 1020, scale: 1.46, degrade: { angle: -1.2, folds: [0.48] } },
)

/** A ward's cumulative print: Latin names, limits first, then four days, the newest beside the limits; a star after what is outside. */
const days = doc(
  'p843.jpg',
  ['he', 'lab', 'scan'],
  '2026-01-19',
  ['המרכז הרפואי כרם יהודה', 'כרם יהודה', 'מרכז רפואי כרם יהודה', "המרכז הרפואי כרם יהודה - פנימית ג'"],
  ['ד"ר אנטון שוורצמן', 'אנטון שוורצמן', 'שוורצמן אנטון'],
  ['מזל טביבי', 'טביבי מזל', "גב' מזל טביבי"],
  'ריכוז בדיקות מצטבר',
  (c) => {
    const on = ['2026-01-19', '2026-01-18', '2026-01-16', '2026-01-15']
    const star = (r) => (r.flag === 'H' || r.flag === 'L' ? `${r.printed}*` : r.printed)
    const row = (s) => {
      const [key, label, unit, ref, ...list] = s.split(';')
      const cells = on.map(
        (d, i) =>
          `<td class="v">${list[i] ? resultCell(c, key, label, list[i], unit, ref, d, star) : '.'}</td>`,
      )
      return `<tr><td>${ltr(label)}</td><td>${ltr(unit)}</td><td>${ltr(ref)}</td>${cells.join('')}</tr>`
    }
    const group = (title, list) =>
      `<tr class="g"><td colspan="7">${ltr(title)}</td></tr>${list.map(row).join('')}`
    return sheet(
      `body{font:16px/1.34 ${FACE.miriam};font-size:18px;padding:40px 56px}td,th{border:1px solid #777;padding:2px 9px}th{background:#ddd;font-size:16px}.g td{font-weight:bold;background:#f1f1f1}.v{text-align:center}.h td{border:none;padding:1px 4px}p{margin:7px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center;border-bottom:2px solid #000;padding-bottom:6px"><div><b style="font-size:27px">המרכז הרפואי כרם יהודה</b><br>${he("מחלקה פנימית ג'")}</div><b style="font-size:23px">${he('ריכוז בדיקות מצטבר')}</b>${barcode(c.rnd, 28, 36)}</div>
      <table class="h" style="margin:8px 0"><tr><td>${he("שם: גב' טביבי מזל")}</td><td>${he('ת.ז. 0-1027745-4')}</td><td>${he('לידה: 12.06.1944, בת 81')}</td></tr><tr><td>${he('קבלה: 15.01.2026')}</td><td>${he('הודפס: 19.01.2026 13:40')}</td><td>${he('רופא מטפל: ד"ר אנטון שוורצמן')}</td></tr></table>
      <table><tr><th>${he('בדיקה')}</th><th>${he('יחידה')}</th><th>${he('נורמה')}</th><th>19.01.26</th><th>18.01.26</th><th>16.01.26</th><th>15.01.26</th></tr>
      ${group('CBC', ['wbc;WBC;K/uL;4.0-11.0;9.2;11.8;15.3;18.7', 'hgb;HGB;g/dL;12.0-16.0;10.1;9.8;10.4;11.6', 'hct;HCT;%;36.0-46.0;31.0;30.2;31.9;35.4', 'mcv;MCV;fL;80-100;88.3;88.1;87.9;88.0', 'plt;PLT;K/uL;150-400;286;254;219;231', 'neutp;NEUT %;%;40-75;71.4;78.9;86.2;91.0', 'lymphp;LYMPH %;%;20-45;18.6;12.9;8.1;4.7'])}
      ${group('CHEMISTRY', ['glu;GLUCOSE;mg/dL;70-110;118;126;151;189', 'bun;BUN;mg/dL;8-23;22;29;41;52', 'crea;CREATININE;mg/dL;0.5-0.9;0.98;1.16;1.72;2.34', 'na;SODIUM;mmol/L;136-145;139;138;134;130', 'k;POTASSIUM;mmol/L;3.5-5.1;3.9;3.4;3.2;3.7', 'cl;CHLORIDE;mmol/L;98-107;104;;99;95', 'mg;MAGNESIUM;mg/dL;1.6-2.6;1.8;1.5;;1.4', 'phos;PHOSPHORUS;mg/dL;2.5-4.5;2.8;2.1;;', 'ca;CALCIUM;mg/dL;8.6-10.2;8.5;8.3;;8.1', 'alb;ALBUMIN;g/dL;3.5-5.2;2.9;2.8;;3.2', 'tbil;BILIRUBIN T.;mg/dL;0.3-1.2;0.7;;0.9;1.4', 'alt;ALT;U/L;0-33;28;;36;47', 'ast;AST;U/L;0-32;24;;39;58', 'alp;ALP;U/L;35-105;112;;121;134', 'ck;CPK;U/L;26-192;74;;318;611', 'crp;CRP;mg/L;0-5;46.2;88.5;194.0;271.3', 'tropi;TROPONIN I HS;ng/L;0-16;;;21;24'])}
      ${group('COAGULATION / GASES', ['inr;INR;;0.8-1.2;1.11;;1.24;1.29', 'fib;FIBRINOGEN;mg/dL;200-400;;;588;641', 'ph;pH VENOUS;;7.32-7.42;;7.39;;7.29', 'abghco3;HCO3;mmol/L;22-28;;25.1;;17.8', 'lact;LACTATE;mmol/L;0.5-2.2;;1.3;2.0;4.1'])}</table>
      <p>${c.t('תרביות: {l.bcult|תרבית דם 15.01.26: E. coli|v=E. coli;u=-;on=2026-01-15}. {l.ucult|תרבית שתן 15.01.26: E. coli|v=E. coli;u=-;on=2026-01-15}, מעל 100,000 מושבות. {x|תרבית דם חוזרת 18.01.26 - בדגירה|pending}. {x|C. difficile - לא נשלח|not done|l.cdtox}.')}</p>
      <p style="font-size:16px">${c.t('רגישויות E. coli: {x|Ceftriaxone S|antibiogram|m.ceftr}, {x|Gentamicin S|antibiogram|m.gent}, {x|Ciprofloxacin R|antibiogram|m.cipr}, {x|Ampicillin R|antibiogram|m.ampi}. * - מחוץ לנורמה. {x|לקטט מעל 4 מעלה חשד להלם ספטי|reference comment|d.sepsis}.')}</p>`,
      'rtl',
    )
  },
  { dateAliases: ['2026-01-15'], width: 1060, scale: 1.4, degrade: { angle: 0.9 } },
)

/** An immunology laboratory: test, result, cut-off, and a column that says in words what the result is; titres and patterns. */
const immunology = doc(
  'p844.jpg',
  ['he', 'lab', 'photo'],
  '2025-11-30',
  [
    'בית החולים עין הדר',
    'עין הדר',
    'ביה"ח עין הדר',
    'בית החולים עין הדר - מעבדה אימונולוגית',
    'המעבדה האימונולוגית, בית החולים עין הדר',
  ],
  ['ד"ר סיוון דהאן', 'סיוון דהאן', 'דהאן סיוון'],
  ['אולגה ריבקין', 'ריבקין אולגה', "גב' אולגה ריבקין"],
  'תשובת מעבדה אימונולוגית',
  (c) => {
    const row = (s) => {
      const [line, meaning, flag] = s.split('#')
      const r = c.lab(line, flag ? { flag } : {})
      return `<tr data-e="${r.n}"><td>${mixed(r.label)}</td><td class="v">${mixed(r.printed)}</td><td>${ltr(r.unit)}</td><td>${mixed(r.ref)}</td><td>${he(meaning)}</td></tr>`
    }
    const group = (title, list) =>
      `<tr class="g"><td colspan="5">${he(title)}</td></tr>${list.map(row).join('')}`
    return sheet(
      `body{font:17px/1.38 ${FACE.simple};font-size:18px;padding:44px 62px}td,th{padding:3px 11px;border-bottom:1px solid #bbb}th{border-top:2px solid #1b2a52;border-bottom:2px solid #1b2a52;font-size:16px}.v{font-weight:bold}.g td{font-weight:bold;color:#1b2a52;padding-top:9px;border-bottom:1px solid #1b2a52}p{margin:7px 0}.h td{border:none;padding:1px 4px}`,
      `<div style="text-align:center">${mark('cross', '#1b2a52', 44)}<br><b style="font-size:27px;color:#1b2a52">בית החולים עין הדר</b><br>${he('המעבדה האימונולוגית, טל. 04-6550000')}<br><b style="font-size:21px;text-decoration:underline">${he('תשובת מעבדה אימונולוגית')}</b></div>
      <table class="h" style="margin:10px 0"><tr><td>${he('שם: ריבקין אולגה')}</td><td>${he('ת.ז. 3-0925518-0')}</td><td>${he('שנת לידה: 1979')}</td></tr><tr><td>${he('תאריך דגימה: 30/11/2025')}</td><td>${he('תאריך תשובה: 07/12/2025')}</td><td>${he('שולחת: ד"ר סיוון דהאן')}</td></tr><tr><td colspan="3">${c.t('אבחנה בהפניה: לבירור {o|כאבי מפרקים}')}</td></tr></table>
      <table><tr><th style="width:33%">${he('בדיקה')}</th><th>${he('תוצאה')}</th><th>${he('יחידות')}</th><th>${he('סף')}</th><th>${he('פירוש')}</th></tr>
      ${group('נוגדנים עצמיים', ['ana;ANA (IIF);1:320;;עד 1:80#חיובי, דגם מנוקד#H', 'dsdna;Anti-dsDNA;8.1;IU/mL;עד 15#שלילי', 'sm;Anti-Sm;1.2;U/mL;עד 7#שלילי', 'rnp;Anti-RNP;2.0;U/mL;עד 5#שלילי', 'ssa;Anti-SSA (Ro);118;U/mL;עד 7#חיובי', 'ssb;Anti-SSB (La);34;U/mL;עד 7#חיובי', 'scl70;Anti-Scl-70;0.9;U/mL;עד 7#שלילי', 'centro;Anti-Centromere;1.1;U/mL;עד 7#שלילי'])}
      ${group('מפרקים', ['rf;גורם ראומטואידי RF;47.5;IU/mL;עד 14#חיובי', 'ccp;Anti-CCP;2.3;U/mL;עד 7#שלילי', 'b27;HLA-B27;שלילי;;#לא נמצא'])}
      ${group('כלי דם וקרישה', ['pr3;ANCA - PR3;0.6;IU/mL;עד 2#שלילי', 'mpo;ANCA - MPO;0.4;IU/mL;עד 3.5#שלילי', 'acl;Anticardiolipin IgG;6.2;GPL;עד 20#שלילי', 'aclm;Anticardiolipin IgM;23.4;MPL;עד 20#חיובי גבולי', 'b2gpg;Beta-2 GP1 IgG;3.1;U/mL;עד 20#שלילי', 'lac;Lupus anticoagulant;שלילי;;#לא נמצא'])}
      ${group('משלים ואימונוגלובולינים', ['c3;C3;104;mg/dL;90-180#תקין', 'c4;C4;11.2;mg/dL;10-40#תקין', 'igg;IgG;1940;mg/dL;700-1600#מוגבר', 'iga;IgA;312;mg/dL;70-400#תקין', 'igm;IgM;148;mg/dL;40-230#תקין', 'cryo;קריוגלובולינים;שלילי;;#לא נמצאו'])}
      ${group('דלקת', ['esr;שקיעת דם;46;mm/h;עד 20#מוגבר', 'crp;CRP;3.2;mg/L;עד 5#תקין'])}</table>
      <p>${c.t('פירוש המעבדה: {x|נוגדני SSA/SSB שכיחים בתסמונת סיוגרן ובזאבת|reference comment|d.sjogren}. {x|Anti-dsDNA שלילי אינו שולל זאבת|reference comment|d.sle}. {x|anticardiolipin חיובי יש לאשר לאחר 12 שבועות|planned}. {x|נוגדני AMA לא נבדקו|not done|l.ama}. {x|אין עדות לווסקוליטיס מסוג ANCA|negated}.')}</p>
      <div style="display:flex;justify-content:space-between;align-items:center"><span>${he('חתום: ד"ר מיכאל פלד, מנהל המעבדה')}</span>${signature(c.rnd, '#1b2a52')}<span>${he('העתק: מרפאה ראומטולוגית')}</span></div>${c.no('ד"ר מיכאל פלד', 'laboratory director')}${c.no('מרפאה ראומטולוגית', 'recipient of a copy')}`,
      'rtl',
    )
  },
  { dateAliases: ['2025-12-07'], width: 1020, scale: 1.46, degrade: { angle: 1.3, folds: [0.52] } },
)

/** A children's hospital: a typed list in Latin, the letter between result and unit, limits in square brackets at the end; a differential by eye, a stick of urine. */
const child = doc(
  'p845.png',
  ['he', 'lab', 'clean'],
  '2026-04-14',
  [
    'המרכז הרפואי לילדים מצפה אילן',
    'מצפה אילן',
    'מרכז רפואי לילדים מצפה אילן',
    'המרכז הרפואי לילדים מצפה אילן - מיון ילדים',
  ],
  ['ד"ר נור אבו-רביע', 'נור אבו-רביע', 'אבו-רביע נור', 'נור אבו רביע'],
  ['יהלי ברגותי', 'ברגותי יהלי', 'הילד יהלי ברגותי'],
  'תדפיס מעבדה',
  (c) => {
    const line = (s) => {
      const r = c.lab(s)
      const text = `${r.label.padEnd(24, '.')} ${r.printed.padEnd(9)} ${(letter(r) || ' ').padEnd(3)}${r.unit.padEnd(9)}${r.ref ? `[${r.ref}]` : ''}`
      return `<div data-line dir="ltr" style="text-align:left"><span data-e="${r.n}">${text.replace(/</g, '&lt;')}</span></div>`
    }
    const group = (title, latin, list) =>
      `<div class="g"><span>${he(title)}</span><span dir="ltr">${latin}</span></div>${list.map(line).join('')}`
    return sheet(
      `body{font:16px/1.36 ${FACE.mono};font-family:'DejaVu Sans Mono','Miriam CLM',monospace;font-size:16px;padding:40px 70px}.l div[data-line]{white-space:pre}.g{display:flex;justify-content:space-between;border-bottom:1px dashed #000;margin-top:9px;font-weight:bold}p{margin:7px 0}.x td{padding:1px 4px}`,
      `<div style="border-bottom:2px solid #000;padding-bottom:6px;display:flex;justify-content:space-between;align-items:center"><div><b style="font-size:21px">${he('המרכז הרפואי לילדים מצפה אילן')}</b><br>${he('מעבדות | מיון ילדים')}</div><div style="text-align:left"><b style="font-size:19px">${he('תדפיס מעבדה')}</b><br>${ltr('ORDER 7741-0926')}</div></div>
      <table class="x" style="margin:6px 0"><tr><td>${he('שם: ברגותי יהלי')}</td><td>${he('ת.ז. 3-4471906-8')}</td><td>${he('נולד: 02/01/2021, זכר')}</td></tr><tr><td>${he('רופאה: ד"ר נור אבו-רביע')}</td><td>${he('דגימה: 14/04/2026 21:35')}</td><td>${he('הדפסה: 15/04/2026 00:12')}</td></tr></table>
      <div class="l">${group('ספירת דם', 'CBC', ['wbc;WBC;17.9;K/uL;5.0-14.5', 'rbc;RBC;4.71;M/uL;4.00-5.30', 'hgb;HGB;11.2;g/dL;11.5-14.5', 'hct;HCT;33.8;%;34.0-43.0', 'mcv;MCV;71.8;fL;76.0-90.0', 'mch;MCH;23.8;pg;25.0-31.0', 'rdw;RDW;15.8;%;11.5-15.0', 'plt;PLT;481;K/uL;150-450', 'mpv;MPV;8.9;fL;7.4-10.4'])}
      ${group('מבדלת ידנית', 'MANUAL DIFF', ['segs;SEGMENTED;68;%;32-60', 'bands;BANDS;9;%;0-6', 'lymphp;LYMPHOCYTES;15;%;30-55', 'monop;MONOCYTES;7;%;2-10', 'eosp;EOSINOPHILS;1;%;0-6', 'basop;BASOPHILS;0;%;0-1'])}
      ${group('כימיה', 'CHEMISTRY', ['glu;GLUCOSE;71;mg/dL;60-100', 'urea;UREA;44;mg/dL;11-36', 'crea;CREATININE;0.41;mg/dL;0.30-0.60', 'na;SODIUM;133;mmol/L;135-145', 'k;POTASSIUM;3.6;mmol/L;3.4-4.7', 'cl;CHLORIDE;97;mmol/L;98-107', 'ca;CALCIUM;9.3;mg/dL;8.8-10.8', 'tp;TOTAL PROTEIN;7.0;g/dL;5.9-7.9', 'alb;ALBUMIN;3.9;g/dL;3.8-5.4', 'tbil;BILIRUBIN TOTAL;0.4;mg/dL;0.1-1.0', 'ast;AST;38;U/L;15-50', 'alt;ALT;19;U/L;5-45', 'amyl;AMYLASE;46;U/L;20-100', 'crp;CRP;128.6;mg/L;0.0-5.0', 'pct;PROCALCITONIN;2.17;ng/mL;0.00-0.50'])}
      ${group('גזים ורידיים', 'VENOUS GAS', ['ph;pH;7.34;;7.31-7.41', 'pco2;pCO2;34.2;mmHg;40.0-52.0', 'abghco3;HCO3;18.1;mmol/L;22.0-28.0', 'be;BASE EXCESS;-6.4;mmol/L;', 'lact;LACTATE;2.6;mmol/L;0.5-2.2'])}
      ${group('שתן - סטיק', 'URINE DIPSTICK', ['usg;SPECIFIC GRAVITY;1.031;;1.005-1.030', 'uph;pH URINE;5.5;;5.0-8.0', 'uleu;LEUKOCYTES;NEG;;', 'unit;NITRITE;NEG;;', 'uprot;PROTEIN;TRACE;;', 'uglu;GLUCOSE URINE;NEG;;', 'uket;KETONES;+++;;', 'ubld;BLOOD;NEG;;'])}
      ${group('וירולוגיה ומיקרוביולוגיה', 'VIRUS / MICRO', ['flua;INFLUENZA A PCR;NEGATIVE;;', 'flub;INFLUENZA B PCR;NEGATIVE;;', 'rsvpcr;RSV PCR;NEGATIVE;;', 'covidpcr;SARS-COV-2 PCR;NEGATIVE;;', 'strepa;STREP A RAPID;NEGATIVE;;'])}</div>
      <p>${c.t('הערות: {x|תרבית דם - אין צמיחה עד כה, תוצאה סופית בעוד 5 ימים|pending|l.bcult}. {x|תרבית שתן לא נלקחה|not done|l.ucult}. {x|MCV נמוך: מומלצת בדיקת פריטין לאחר ההחלמה|planned|l.ferr}. {x|סטייה שמאלה שכיחה בזיהום חיידקי|reference comment}. {x|נשללה היפוגליקמיה|negated}.')}</p>
      <div style="display:flex;justify-content:space-between"><span>${he('אישר: לבורנט תורן מ. גואטה')}</span>${matrixCode(c.rnd, 14, 3)}</div>${c.no('מ. גואטה', 'laboratory technician')}`,
      'rtl',
    )
  },
  { dateAliases: ['2026-04-15'], width: 1040, scale: 1.34 },
)

export const twentyFourthHeLabs = [yearly, women, days, immunology, child]
