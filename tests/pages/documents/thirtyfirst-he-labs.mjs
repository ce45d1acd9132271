/** Ordinary laboratory paper in Hebrew: a fund's numbered print with a laboratory's remark between the rows, a follow-up of four days with the newest at the name, a private laboratory with a drawn scale whose ends are the limits, urine with sediment and a culture, a fund's site with what is outside first. */
import { barcode, mark, signature } from '../lib/decor.mjs'
import { FACE, doc, he, ltr, mixed, resultCell, sheet } from './blind-parts.mjs'

const off = (r) => r.flag === 'H' || r.flag === 'L'

/** A fund's print: number, English name, result, sign, unit, limits; a remark of the laboratory under some rows. */
const numbered = doc(
  'p1271.png',
  ['he', 'lab', 'clean'],
  '2026-09-13',
  ['קופת חולים ברוש', 'ברוש', 'קופ"ח ברוש', 'קופת חולים ברוש - מרפאת נווה אלון', 'מרפאת נווה אלון'],
  ['ד"ר הילה שטרית', 'הילה שטרית', 'שטרית הילה'],
  ['יעקב מועלם', 'מועלם יעקב', 'מר יעקב מועלם'],
  'דו"ח בדיקות מעבדה',
  (c) => {
    let n = 0
    const row = (s) => {
      const r = c.lab(s)
      const sign = off(r) ? `(${r.flag === 'H' ? '+' : '-'})` : ''
      return `<tr data-e="${r.n}"><td>${++n}</td><td dir="ltr" class="e">${ltr(r.label)}</td><td class="v">${ltr(r.printed)}</td><td class="v">${ltr(sign)}</td><td dir="ltr" class="e">${ltr(r.unit)}</td><td>${mixed(r.ref)}</td></tr>`
    }
    const note = (s) => `<tr class="n"><td></td><td colspan="5">${c.t(s)}</td></tr>`
    const group = (title, list) =>
      `<tr class="g"><td colspan="6">${he(title)}</td></tr>${list.map((s) => (s.startsWith('>') ? note(s.slice(1)) : row(s))).join('')}`
    return sheet(
      `body{font:15px/1.25 ${FACE.arial};font-size:14.5px;padding:36px 64px}.l td,.l th{padding:1.5px 10px}.l th{border-top:1.5px solid #000;border-bottom:1.5px solid #000}.e{text-align:left}.v{font-weight:bold}.g td{font-weight:bold;text-decoration:underline;padding-top:7px!important}.n td{font-size:13px;color:#333}.h td{padding:2px 4px}p{margin:8px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:10px;align-items:center">${mark('leaf', '#2b5f3a', 46)}<div><b style="font-size:22px;color:#2b5f3a">${he('קופת חולים ברוש')}</b><br>${he('מרפאת נווה אלון, הוד השרון')}</div></div><b style="font-size:21px">${he('דו"ח בדיקות מעבדה')}</b><span>${he('עמוד 1 מתוך 1')}</span></div>
      <table class="h" style="margin:8px 0;border:1px solid #000"><tr><td>${he('שם: מועלם יעקב')}</td><td>${he('ת.ז.: 0-1448207-6')}</td><td>${he('ת. לידה: 19/01/1962')}</td><td>${he('מין: זכר')}</td></tr><tr><td>${he('רופאה מזמינה: ד"ר הילה שטרית')}</td><td>${he('ת. דגימה: 13/09/2026 07:41')}</td><td>${he('ת. הדפסה: 20/09/2026')}</td><td>${he('הפניה: 83115240')}</td></tr></table>
      <table class="l"><tr><th>#</th><th class="e" style="width:34%">${he('בדיקה')}</th><th>${he('תוצאה')}</th><th></th><th class="e">${he('יחידות')}</th><th>${he('גבולות')}</th></tr>
      ${group('כימיה בדם', ['glu;GLUCOSE;119;mg/dL;70-100', '>{x|גלוקוז בצום 100-125 מוגדר כגלוקוז לקוי בצום|reference comment|d.predm}', 'urea;UREA;39;mg/dL;17-43', 'crea;CREATININE;1.02;mg/dL;0.67-1.17', 'egfr;eGFR CKD-EPI;80;mL/min/1.73m2;מעל 60', 'na;SODIUM;138;mmol/L;136-146', 'k;POTASSIUM;4.4;mmol/L;3.5-5.1', 'cl;CHLORIDE;102;mmol/L;98-107', 'ca;CALCIUM;9.5;mg/dL;8.6-10.3', 'phos;PHOSPHORUS;3.3;mg/dL;2.5-4.5', 'uric;URIC ACID;7.9;mg/dL;3.5-7.2', 'tp;PROTEIN TOTAL;7.1;g/dL;6.6-8.3', 'alb;ALBUMIN;4.3;g/dL;3.5-5.2', 'tbil;BILIRUBIN TOTAL;0.62;mg/dL;0.3-1.2', 'alp;ALKALINE PHOSPHATASE;74;U/L;30-120', 'alt;ALT (GPT);49;U/L;0-45', 'ast;AST (GOT);31;U/L;0-35', 'ggt;GGT;63;U/L;0-55', 'ldh;LDH;188;U/L;0-248', 'ck;CPK;162;U/L;0-171'])}
      ${group('שומנים', ['chol;CHOLESTEROL;188;mg/dL;עד 200', 'hdl;HDL-CHOLESTEROL;41;mg/dL;מעל 40', 'ldl;LDL-CHOLESTEROL calc.;111;mg/dL;עד 130', '>{x|ערכי יעד ל-LDL נקבעים לפי רמת הסיכון|reference comment}', 'trig;TRIGLYCERIDES;181;mg/dL;עד 150', 'nhdl;NON-HDL CHOLESTEROL;147;mg/dL;עד 160'])}
      ${group('המטולוגיה', ['a1c;HbA1c;6.3;%;4.0-5.6', 'wbc;WBC;7.84;10^3/uL;4.0-11.0', 'rbc;RBC;5.12;10^6/uL;4.5-6.0', 'hgb;HGB;15.1;g/dL;14.0-18.0', 'hct;HCT;45.2;%;42-52', 'mcv;MCV;88.3;fL;80-99', 'mch;MCH;29.5;pg;27-34', 'mchc;MCHC;33.4;g/dL;31-37', 'rdw;RDW;13.8;%;11.5-15.0', 'plt;PLT;219;10^3/uL;140-440', 'neutp;NEUT %;58.6;%;40-75', 'lymphp;LYMP %;27.9;%;20-45', 'monop;MONO %;8.8;%;2-10', 'eosp;EOS %;4.1;%;0-6', 'basop;BASO %;0.6;%;0-2'])}
      ${group('הורמונים וויטמינים', ['tsh;TSH;1.86;mIU/L;0.35-4.94', 'vitd;VITAMIN D (25-OH);54;nmol/L;75-250', 'b12;VITAMIN B12;301;pmol/L;138-652', 'psa;PSA;1.37;ng/mL;עד 4.0'])}</table>
      <p>${c.t('(+) מעל הגבול העליון, (-) מתחת לגבול התחתון. {x|אלבומין בשתן: לא התקבלה דגימה|not done|l.ualb}. {x|לפירוש התוצאות יש לפנות לרופא המטפל|instruction}.')}</p>`,
      'rtl',
    )
  },
  { dateAliases: ['2026-09-20'], width: 980, scale: 1.4 },
)

/** A fund's follow-up: four days across, the newest beside the name; unit and limits close the row. */
const across = doc(
  'p1272.jpg',
  ['he', 'lab', 'photo'],
  '2026-10-11',
  ['שירותי בריאות חרובים', 'שירותי בריאות חרובים - מרפאת רמת הנביאים', 'מרפאת רמת הנביאים', 'חרובים'],
  ['ד"ר ריאד ח\'ורי', "ריאד ח'ורי", "ח'ורי ריאד"],
  ['זהבה פרידלנדר', 'פרידלנדר זהבה', "גב' זהבה פרידלנדר"],
  'השוואת תוצאות מעבדה',
  (c) => {
    const days = ['2026-10-11', '2026-06-02', '2026-01-18', '2025-07-06']
    const row = (s) => {
      const [key, label, unit, ref, ...values] = s.split(';')
      const cell = (v, i) =>
        `<td class="v">${v ? `<bdi dir="ltr">${resultCell(c, key, label, v, unit, ref, days[i], (r) => `${r.printed}${off(r) ? ' *' : ''}`)}</bdi>` : ''}</td>`
      return `<tr><td>${mixed(label)}</td>${days.map((_, i) => cell(values[i], i)).join('')}<td>${ltr(unit)}</td><td>${mixed(ref)}</td></tr>`
    }
    const group = (title, list) =>
      `<tr class="g"><td colspan="7">${he(title)}</td></tr>${list.map(row).join('')}`
    return sheet(
      `body{font:16px/1.3 ${FACE.arial};font-size:16.5px;padding:44px 60px}.l td,.l th{padding:3px 9px;border-bottom:1px solid #aab}.l th{background:#26457a;color:#fff}.g td{background:#e9edf5;font-weight:bold}.v{font-weight:bold}.h td{padding:2px 4px}p{margin:9px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:10px;align-items:center">${mark('star', '#26457a', 46)}<div><b style="font-size:24px;color:#26457a">${he('שירותי בריאות חרובים')}</b><br>${he('מרפאת רמת הנביאים, נוף הגליל')}</div></div><b style="font-size:22px">${he('השוואת תוצאות מעבדה')}</b></div>
      <table class="h" style="margin:8px 0"><tr><td>${he("מטופלת: גב' פרידלנדר זהבה")}</td><td>${he('ת.ז. 0-0574119-3')}</td><td>${he('ת. לידה 08/05/1953')}</td></tr><tr><td>${he('רופא: ד"ר ריאד ח\'ורי')}</td><td>${he('הופק: 14/10/2026')}</td><td>${he('תקופה: 07/2025 - 10/2026')}</td></tr></table>
      <table class="l"><tr><th style="width:25%">${he('שם בדיקה')}</th><th>11/10/26</th><th>02/06/26</th><th>18/01/26</th><th>06/07/25</th><th>${he('יחידות')}</th><th>${he('נורמה')}</th></tr>
      ${group('סוכרת ושומנים', ['a1c;HbA1c;%;4.0-6.0;7.1;7.6;8.3;7.9', 'glu;גלוקוז;mg/dL;70-100;132;148;171;160', 'ldl;LDL;mg/dL;עד 100;68;74;113;126', 'hdl;HDL;mg/dL;מעל 50;52;51;48;49', 'trig;טריגליצרידים;mg/dL;עד 150;144;139;203;176', 'chol;כולסטרול;mg/dL;עד 200;149;153;202;210'])}
      ${group('תפקודי כליה', ['crea;קריאטינין;mg/dL;0.51-0.95;1.09;1.04;0.98;0.93', 'egfr;eGFR;mL/min;מעל 60;53;56;61;64', 'urea;אוריאה;mg/dL;17-43;47;44;41;38', 'na;נתרן;mmol/L;136-145;139;141;140;', 'k;אשלגן;mmol/L;3.5-5.1;4.9;4.7;4.5;', 'uacr;אלבומין/קריאטינין בשתן;mg/g;עד 30;38;;46;29'])}
      ${group('כבד ושריר', ['alt;ALT;U/L;עד 34;21;;26;24', 'ast;AST;U/L;עד 31;19;;22;', 'ck;CPK;U/L;עד 145;96;88;;'])}
      ${group('ספירת דם', ['wbc;WBC;K/µL;4.5-11.0;6.9;7.2;6.4;6.8', 'hgb;HGB;g/dL;12.0-16.0;11.8;12.1;12.4;12.6', 'mcv;MCV;fL;80-100;86.1;86.7;87.0;87.4', 'plt;PLT;K/µL;150-450;248;255;239;261'])}
      ${group('שונות', ['tsh;TSH;mIU/L;0.35-4.94;2.77;;3.10;', 'b12;ויטמין B12;pmol/L;138-652;196;;;243', 'vitd;ויטמין D;nmol/L;75-250;81;;49;', 'ferr;פריטין;ng/mL;10-204;44;;;58'])}</table>
      <p>${c.t('* - חורג מהנורמה. {x|eGFR בין 45 ל-59 במשך 3 חודשים מתאים לאי ספיקת כליות שלב 3a|reference comment|d.ckd3}. {x|יעד HbA1c אישי: עד 7.0|reference comment|l.a1c}. {x|בדיקה הבאה: ינואר 2027|planned}.')}</p>`,
      'rtl',
    )
  },
  {
    dateAliases: ['2026-10-14', '2026-06-02', '2026-01-18', '2025-07-06'],
    width: 1020,
    scale: 1.45,
    degrade: { angle: 1.2, folds: [0.5] },
  },
)

/** A private laboratory: Hebrew name over English, result, unit, a drawn scale whose ends are the limits. */
const scales = doc(
  'p1273.png',
  ['he', 'lab', 'clean'],
  '2026-08-24',
  ['מעבדות גל-מד', 'גל-מד', 'גל מד', 'מעבדות גל מד', 'גל-מד מעבדות רפואיות'],
  ['ד"ר נועה קרמר', 'נועה קרמר', 'קרמר נועה'],
  ['מיקה אלבז', 'אלבז מיקה', "גב' מיקה אלבז"],
  'תוצאות בדיקות דם',
  (c) => {
    const scale = (r) => {
      const [lo, hi] = [c.entities[r.n].ref_low, c.entities[r.n].ref_high]
      if (hi == null) return mixed(r.ref)
      const low = lo ?? 0
      const x = Math.max(4, Math.min(116, 30 + ((c.entities[r.n].value - low) / (hi - low)) * 60))
      return `<span dir="ltr" style="display:inline-flex;gap:6px;align-items:center"><small>${lo == null ? '' : ltr(r.ref.split('-')[0].trim())}</small><svg width="120" height="14"><rect x="0" y="5" width="120" height="5" fill="#ddd"/><rect x="30" y="5" width="60" height="5" fill="#7cb98a"/><path d="M${x} 1l5 6-5 6-5-6z" fill="#333"/></svg><small>${ltr(lo == null ? r.ref : r.ref.split('-')[1].trim())}</small></span>`
    }
    const row = (s) => {
      const [key, name, latin, v, unit, ref] = s.split(';')
      const r = c.lab([key, name, v, unit, ref].join(';'))
      return `<tr data-e="${r.n}"><td>${mixed(name)}${latin ? `<br><small dir="ltr">${ltr(latin)}</small>` : ''}</td><td class="v${off(r) ? ' o' : ''}">${mixed(v)}</td><td>${ltr(unit)}</td><td>${scale(r)}</td><td class="${off(r) ? 'o' : ''}">${r.flag === 'H' ? he('גבוה') : r.flag === 'L' ? he('נמוך') : ''}</td></tr>`
    }
    const group = (title, list) =>
      `<tr class="g"><td colspan="5">${he(title)}</td></tr>${list.map(row).join('')}`
    return sheet(
      `body{font:15px/1.2 ${FACE.notoHe};font-size:14.5px;padding:38px 64px}.l td,.l th{padding:2px 10px;border-bottom:1px solid #e1dbe8;vertical-align:middle}.l th{border-bottom:2px solid #5a2d73;color:#5a2d73}.g td{background:#f3edf7;font-weight:bold;color:#5a2d73}.v{font-weight:bold;font-size:16px}.o{color:#c0392b;font-weight:bold}small{font-size:12px;color:#555}.h td{padding:2px 4px}p{margin:8px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:10px;align-items:center">${mark('rings', '#5a2d73', 48)}<div><b style="font-size:24px;color:#5a2d73">${he('מעבדות גל-מד')}</b><br>${he('שדרות הציונות 19, רעננה')}</div></div>${barcode(c.rnd, 30, 36)}</div>
      <div style="font-size:20px;font-weight:bold;margin:4px 0">${he('תוצאות בדיקות דם')}</div>
      <table class="h" style="margin:4px 0 8px"><tr><td>${he("שם: גב' מיקה אלבז")}</td><td>${he('ת.ז.: 0-3380914-5')}</td><td>${he('ת. לידה: 03.02.1994')}</td></tr><tr><td>${he('מועד נטילה: 24.08.2026 08:15')}</td><td>${he('מועד תשובה: 26.08.2026')}</td><td>${he('רופאה: ד"ר נועה קרמר')}</td></tr></table>
      <table class="l"><tr><th style="width:32%">${he('שם הבדיקה')}</th><th>${he('תוצאה')}</th><th>${he('יחידות')}</th><th>${he('טווח תקין')}</th><th></th></tr>
      ${group('ספירת דם', ['wbc;לויקוציטים;WBC;5.2;K/µL;4.0 - 10.5', 'hgb;המוגלובין;Hemoglobin;11.3;g/dL;12.0 - 15.5', 'hct;המטוקריט;Hematocrit;35.1;%;36.0 - 46.0', 'mcv;נפח כדורית;MCV;76.4;fL;80.0 - 98.0', 'mch;MCH;;24.6;pg;27.0 - 33.0', 'rdw;RDW;;16.2;%;11.5 - 14.5', 'plt;טסיות;Platelets;388;K/µL;150 - 400'])}
      ${group('ברזל וויטמינים', ['fe;ברזל;Iron;29;µg/dL;50 - 170', 'transf;טרנספרין;Transferrin;351;mg/dL;200 - 360', 'tsat;רוויון טרנספרין;Transferrin saturation;6;%;15 - 50', 'ferr;פריטין;Ferritin;5.8;ng/mL;13.0 - 150.0', 'b12;ויטמין B12;Vitamin B12;266;pmol/L;145 - 569', 'fol;חומצה פולית;Folate;15.7;nmol/L;מעל 8.8', 'vitd;ויטמין D;25-OH Vitamin D;58;nmol/L;75 - 250'])}
      ${group('צליאק', ['ttg;נוגדנים לטרנסגלוטמינאז IgA;tTG IgA;64.0;U/mL;< 7.0', 'p28dgpg;נוגדני DGP IgG;Deamidated gliadin IgG;21.5;U/mL;< 10.0', 'iga;אימונוגלובולין A;IgA total;178;mg/dL;70 - 400'])}
      ${group('בלוטת התריס', ['tsh;TSH;;3.94;mIU/L;0.40 - 4.20', 'ft4;T4 חופשי;Free T4;14.1;pmol/L;12.0 - 22.0', 'tpo;נוגדני TPO;Anti-TPO;11;IU/mL;< 34'])}
      ${group('כימיה', ['glu;גלוקוז בצום;Glucose;84;mg/dL;70 - 99', 'crea;קריאטינין;Creatinine;0.61;mg/dL;0.50 - 0.90', 'alb;אלבומין;Albumin;4.2;g/dL;3.5 - 5.2', 'ca;סידן;Calcium;8.9;mg/dL;8.6 - 10.0', 'alt;ALT;GPT;41;U/L;< 33', 'ast;AST;GOT;35;U/L;< 32', 'crp;CRP;;1.8;mg/L;< 5.0'])}</table>
      <p>${c.t('{x|ערך tTG IgA גבוה מפי עשרה מהגבול תומך באבחנת צליאק|reference comment|d.celiac}. {x|מומלץ להימנע משינוי תזונה לפני ביופסיה|instruction}. {x|אנדומיזיום IgA - נשלח למעבדת חוץ, תשובה בנפרד|pending|l.endo}. {x|HLA DQ2/DQ8 - לא הוזמן|not ordered}.')}</p>
      <div style="display:flex;justify-content:space-between;align-items:center"><span>${he('מנהל המעבדה: ד"ר ארז ליפקין')}</span>${signature(c.rnd, '#222', 110)}</div>${c.no('ד"ר ארז ליפקין', 'laboratory director')}`,
      'rtl',
    )
  },
  { dateAliases: ['2026-08-26'], width: 980, scale: 1.4 },
)

/** A hospital's laboratory: a stick and sediment as two tables side by side, then a culture with its sensitivities. */
const urine = doc(
  'p1274.jpg',
  ['he', 'lab', 'scan'],
  '2026-11-02',
  [
    'המרכז הרפואי גבעת האירוס',
    'גבעת האירוס',
    'מרכז רפואי גבעת האירוס',
    'המרכז הרפואי גבעת האירוס - המעבדה המיקרוביולוגית',
    'המעבדה המיקרוביולוגית',
  ],
  ['ד"ר סמדר יוגב', 'סמדר יוגב', 'יוגב סמדר'],
  ['אסתר בן-חמו', 'בן-חמו אסתר', "גב' אסתר בן-חמו", 'אסתר בן חמו'],
  'תשובת מעבדה - שתן',
  (c) => {
    const row = (s) => {
      const r = c.lab(s)
      return `<tr data-e="${r.n}"><td>${mixed(r.label)}</td><td class="v">${mixed(r.printed)} ${ltr(r.unit)}</td><td>${r.ref ? mixed(r.ref) : ''}</td></tr>`
    }
    const table = (title, list) =>
      `<div><div class="t">${he(title)}</div><table class="l"><tr><th style="width:44%">${he('מרכיב')}</th><th>${he('תוצאה')}</th><th>${he('נורמה')}</th></tr>${list.map(row).join('')}</table></div>`
    const drug = (name, mic, s, key) =>
      `<tr><td dir="ltr" class="e">${c.t(`{x|${name}|antibiogram${key ? `|m.${key}` : ''}}`)}</td><td>${ltr(mic)}</td><td>${he(s)}</td></tr>`
    const cult = c.lab('ucult;תרבית שתן;Klebsiella pneumoniae;;')
    return sheet(
      `body{font:18px/1.35 ${FACE.david};font-size:19px;padding:46px 70px}.w{display:grid;grid-template-columns:1fr 1fr;gap:18px;margin-top:10px}.t{font-weight:bold;border-bottom:2px solid #000}.l td,.l th{padding:1px 8px;border-bottom:1px dotted #888}.l th{font-weight:normal}.v{font-weight:bold}.e{text-align:left}.h td{padding:2px 6px}.k td,.k th{border:1px solid #000;padding:1px 10px}p{margin:8px 0}`,
      `<div style="text-align:center"><b style="font-size:27px">${he('המרכז הרפואי גבעת האירוס')}</b><br>${he('המעבדה המיקרוביולוגית')}<br><b style="font-size:23px">${he('תשובת מעבדה - שתן')}</b></div>
      <table class="h" style="margin:10px 0;border:1px solid #000"><tr><td>${he("שם: גב' אסתר בן-חמו")}</td><td>${he('ת.ז. 0-0266738-4')}</td><td>${he('ת. לידה 21/12/1946')}</td></tr><tr><td>${he('נלקח: 02/11/2026 09:30')}</td><td>${he('תשובה סופית: 05/11/2026')}</td><td>${he('שולחת: ד"ר סמדר יוגב')}</td></tr><tr><td>${he('סוג דגימה: שתן אמצע זרם')}</td><td>${he('מחלקה: מרפאה אורולוגית')}</td><td>${he('דגימה U-661204')}</td></tr></table>
      <div class="w">${table('סטיק', ['ucol;צבע;צהוב;;', 'uapp;מראה;עכור;;צלול', 'usg;משקל סגולי;1.018;;1.005-1.030', 'uph;pH;6.5;;5.0-8.0', 'uleu;לויקוציטים;+++;;שלילי', 'unit;ניטריט;חיובי;;שלילי', 'uprot;חלבון;+;;שלילי', 'uglu;גלוקוז;שלילי;;שלילי', 'uket;קטונים;שלילי;;שלילי', 'ubld;דם;++;;שלילי', 'ubil;בילירובין;שלילי;;שלילי', 'urob;אורובילינוגן;0.2;mg/dL;0.2-1.0'])}${table('מיקרוסקופיה', ['uwbc;כדוריות לבנות;85;/HPF;0-5', 'urbc;כדוריות אדומות;12;/HPF;0-3', 'uepi;תאי אפיתל;2;/HPF;0-5', 'ubact;חיידקים;רבים;;אין', 'ucast;גלילים היאליניים;0;/LPF;0-2', 'e18ucrys;גבישים;לא נראו;;אין', 'uyeast;שמרים;לא נראו;;אין'])}</div>
      <div class="t" style="margin-top:12px">${he('תרבית')}</div>
      <p data-e="${cult.n}">${he('תרבית שתן:')} <b>${ltr('Klebsiella pneumoniae')}</b> ${he('100,000 CFU/mL')}</p>
      <table class="k" style="width:70%"><tr><th class="e">${he('אנטיביוטיקה')}</th><th>MIC</th><th>${he('פירוש')}</th></tr>${drug('Ampicillin', '≥32', 'עמיד', 'ampi')}${drug('Amoxicillin/Clavulanic acid', '8', 'רגיש', 'coamox')}${drug('Cefuroxime', '4', 'רגיש', 'cefur')}${drug('Ceftriaxone', '≤0.25', 'רגיש', 'ceftr')}${drug('Gentamicin', '≤1', 'רגיש', 'gent')}${drug('Ciprofloxacin', '0.5', 'בינוני', 'cipr')}${drug('Trimethoprim/Sulfamethoxazole', '≥320', 'עמיד', 'sept')}${drug('Nitrofurantoin', '64', 'בינוני', 'nitrof')}</table>
      <p>${c.t('{x|צמיחה של שני זנים ומעלה מעידה על זיהום הדגימה|reference comment}. {x|אין עדות ל-ESBL|negated}. {x|יש להתאים מינון לתפקודי הכליה|instruction}. {x|תרבית חוזרת שבוע לאחר סיום הטיפול|planned|l.ucult}.')}</p>
      <div style="display:flex;justify-content:space-between;align-items:center"><span>${he('אישרה: ד"ר לובה גרינשטיין, מיקרוביולוגית')}</span>${signature(c.rnd, '#222', 110)}</div>${c.no('ד"ר לובה גרינשטיין', 'microbiologist')}`,
      'rtl',
    )
  },
  { dateAliases: ['2026-11-05'], width: 1000, scale: 1.4, degrade: { angle: -0.6 } },
)

/** A fund's site printed at home: first what is outside as wide rows, then what is in range, limits with their unit. */
const site = doc(
  'p1275.png',
  ['he', 'lab', 'clean'],
  '2026-07-28',
  [
    'קופת חולים שלהבת',
    'שלהבת',
    'קופ"ח שלהבת',
    'שלהבת אונליין',
    'קופת חולים שלהבת - מרפאת מול הים',
    'מרפאת מול הים',
  ],
  ['ד"ר גיא אטינגר', 'גיא אטינגר', 'אטינגר גיא'],
  ['דניאל סויסה-גל', 'סויסה-גל דניאל', 'מר דניאל סויסה-גל', 'דניאל סויסה גל'],
  'תוצאות הבדיקות שלי',
  (c) => {
    const row = (s) => {
      const [, name, v, unit, ref] = s.split(';')
      const r = c.lab(s)
      const word = r.flag === 'H' ? 'מעל הטווח' : r.flag === 'L' ? 'מתחת לטווח' : ''
      return `<tr data-e="${r.n}"><td>${mixed(name)}</td><td><b>${ltr(v)}</b> ${ltr(unit)}</td><td>${ref ? `${he('טווח:')} ${mixed(ref)} ${ltr(unit)}` : ''}</td>${word ? `<td><span class="p">${he(word)}</span></td>` : '<td></td>'}</tr>`
    }
    const table = (list) => `<table class="l">${list.map(row).join('')}</table>`
    return sheet(
      `body{font:15px/1.3 ${FACE.openSans};font-family:'Open Sans','Noto Sans Hebrew';font-size:15px;padding:34px 70px}.l td{padding:3px 10px;border-bottom:1px solid #e3e3e3;width:25%}.p{background:#fde2df;color:#b3261e;border-radius:12px;padding:1px 12px;font-size:13.5px}h3{font-size:17px;margin:12px 0 4px;color:#00565c}.h span{margin-left:26px}p{margin:8px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center;border-bottom:1px solid #00565c;padding-bottom:6px"><div style="display:flex;gap:10px;align-items:center">${mark('wave', '#00565c', 42)}<b style="font-size:22px;color:#00565c">${he('קופת חולים שלהבת')}</b></div><span>${he('שלהבת אונליין')}</span></div>
      <div style="font-size:22px;font-weight:bold;margin:8px 0">${he('תוצאות הבדיקות שלי')}</div>
      <div class="h"><span>${he('דניאל סויסה-גל')}</span><span>${he('ת.ז. 0-4021586-7')}</span><span>${he('בן 44')}</span></div>
      <div class="h"><span>${he('בדיקה מיום: 28.07.2026')}</span><span>${he('הופנתה על ידי: ד"ר גיא אטינגר')}</span><span>${he('מרפאת מול הים, נהריה')}</span></div>
      <h3>${he('6 תוצאות מחוץ לטווח')}</h3>${table(['ldl;כולסטרול LDL;162;mg/dL;עד 130', 'chol;כולסטרול כללי;239;mg/dL;עד 200', 'ferr;פריטין;418;ng/mL;22-322', 'alt;ALT;58;U/L;עד 45', 'plt;טסיות;143;K/µL;150-400', 'vitd;ויטמין D;22.4;ng/mL;30-100'])}
      <h3>${he('תוצאות בטווח')}</h3>${table(['glu;גלוקוז;91;mg/dL;70-100', 'a1c;המוגלובין מסוכרר;5.4;%;עד 5.7', 'urea;שתנן;33;mg/dL;17-43', 'crea;קריאטינין;0.94;mg/dL;0.67-1.17', 'na;נתרן;141;mmol/L;136-145', 'k;אשלגן;4.2;mmol/L;3.5-5.1', 'ca;סידן;9.7;mg/dL;8.6-10.3', 'hdl;כולסטרול HDL;47;mg/dL;מעל 40', 'trig;טריגליצרידים;148;mg/dL;עד 150', 'ast;AST;33;U/L;עד 35', 'ggt;GGT;44;U/L;עד 55', 'alp;פוספטזה אלקלית;69;U/L;30-120', 'tbil;בילירובין כללי;0.9;mg/dL;0.3-1.2', 'alb;אלבומין;4.6;g/dL;3.5-5.2', 'fe;ברזל;127;µg/dL;65-175', 'transf;טרנספרין;246;mg/dL;200-360', 'tsh;TSH;2.21;mIU/L;0.35-4.94', 'b12;ויטמין B12;352;pg/mL;187-883', 'wbc;כדוריות דם לבנות;5.9;K/µL;4.5-11.0', 'rbc;כדוריות דם אדומות;4.98;M/µL;4.5-5.9', 'hgb;המוגלובין;14.8;g/dL;13.5-17.5', 'hct;המטוקריט;43.6;%;41-53', 'mcv;MCV;87.6;fL;80-100', 'neut;נויטרופילים;3.4;K/µL;1.8-7.7', 'lymph;לימפוציטים;1.8;K/µL;1.0-4.8', 'mono;מונוציטים;0.5;K/µL;0.2-1.0', 'eos;אאוזינופילים;0.2;K/µL;0-0.5'])}
      <h3>${he('הודעת הרופא')}</h3><p>${c.t('"דניאל שלום, {x|נשקול סטטין אחרי שינוי תזונה של 3 חודשים|considered|m.ator}. {x|נא לחזור על ספירת דם ופריטין בעוד חודש|planned|l.ferr}. {x|אולטרסאונד בטן - ההפניה באזור האישי|planned|i.usabd}. {x|אם יש דימומים או שטפי דם - להגיע מיד|conditional}. {x|לבדוק שוב גם רוויון טרנספרין לשלילת המוכרומטוזיס|question|d.hemochr}."')}</p>
      <p style="font-size:13px;color:#555">${he('הודפס בתאריך 09.08.2026 | המידע מוצג כפי שהתקבל מהמעבדה')}</p>`,
      'rtl',
    )
  },
  { dateAliases: ['2026-08-09'], width: 980, scale: 1.4 },
)

export const thirtyFirstHeLabs = [numbered, across, scales, urine, site]
