/** Ordinary laboratory paper in Hebrew: a fund's print whose limits are words before the result, an emergency department's three hours of one day, a private laboratory with bands of meaning as limits, three specimens of two days in frames, a practice's follow-up with a column of change. */
import { barcode, mark, matrixCode, signature } from '../lib/decor.mjs'
import { FACE, doc, he, ltr, mixed, resultCell, sheet } from './blind-parts.mjs'

const off = (r) => r.flag === 'H' || r.flag === 'L'
const iso = (d) => d.split('/').reverse().join('-')

/** A fund's print: Hebrew name, limits in words, unit, result last with a filled or empty triangle. */
const words = doc(
  'p1171.png',
  ['he', 'lab', 'clean'],
  '2026-06-09',
  ['קופת חולים ערמונים', 'ערמונים', 'קופ"ח ערמונים', 'קופת חולים ערמונים - מרפאת גני אביב', 'מרפאת גני אביב'],
  ['ד"ר אלה בוקובסקי', 'אלה בוקובסקי', 'בוקובסקי אלה'],
  ['ששון מרציאנו', 'מרציאנו ששון', 'מר ששון מרציאנו'],
  'תשובות מעבדה',
  (c) => {
    const row = (s) => {
      const [key, label, v, unit, ref] = s.split(';')
      const both = ref.match(/^([\d.]+)-([\d.]+)$/)
      const r = c.lab([key, label, v, unit, both ? `מ-${both[1]} עד ${both[2]}` : ref].join(';'), {
        range: ref,
      })
      const sign = r.flag === 'H' ? '▲' : r.flag === 'L' ? '▼' : ''
      return `<tr data-e="${r.n}"${off(r) ? ' class="off"' : ''}><td>${mixed(r.label)}</td><td class="s">${he(r.ref)}</td><td class="s">${ltr(r.unit)}</td><td class="v">${ltr(v)}</td><td class="v">${sign}</td></tr>`
    }
    const group = (title, list) =>
      `<tr class="g"><td colspan="5">${he(title)}</td></tr>${list.map(row).join('')}`
    return sheet(
      `body{font:15px/1.3 ${FACE.arial};font-size:15px;padding:36px 60px}.l td,.l th{padding:1.5px 10px;border-bottom:1px solid #dcdcdc}.l th{background:#5b3a1e;color:#fff}.v{font-weight:bold;font-size:16px}.s{color:#444}.g td{font-weight:bold;color:#5b3a1e;border-bottom:2px solid #5b3a1e!important;padding-top:8px!important}.off .v{color:#b00}.h td{padding:2px 4px}p{margin:8px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:10px;align-items:center">${mark('rings', '#5b3a1e', 48)}<div><b style="font-size:23px;color:#5b3a1e">${he('קופת חולים ערמונים')}</b><br>${he('מרפאת גני אביב, לוד')}</div></div><b style="font-size:23px">${he('תשובות מעבדה')}</b></div>
      <table class="h" style="margin:8px 0;background:#f6f1ea"><tr><td>${he('שם המבוטח: מרציאנו ששון')}</td><td>${he('מספר זהות: 0-2870316-4')}</td><td>${he('נולד: 17/02/1965')}</td></tr><tr><td>${he('נלקח: 09/06/2026 07:22')}</td><td>${he('אושר: 09/06/2026')}</td><td>${he('רופאה: ד"ר אלה בוקובסקי')}</td></tr></table>
      <table class="l"><tr><th style="width:34%">${he('שם הבדיקה')}</th><th>${he('ערכים תקינים')}</th><th>${he('יחידה')}</th><th>${he('תוצאה')}</th><th></th></tr>
      ${group('ספירת דם', ['wbc;כדוריות לבנות WBC;5.61;K/µL;4.5-11.0', 'rbc;כדוריות אדומות RBC;4.71;M/µL;4.5-5.9', 'hgb;המוגלובין HGB;14.2;g/dL;13.5-17.5', 'hct;המטוקריט HCT;42.8;%;41-53', 'mcv;MCV;90.9;fL;80-100', 'mch;MCH;30.1;pg;27-34', 'rdw;RDW;13.1;%;11.5-14.5', 'plt;טסיות PLT;142;K/µL;150-400', 'mpv;MPV;11.8;fL;7.0-11.0', 'neut;נויטרופילים;3.02;K/µL;1.8-7.7', 'lymph;לימפוציטים;1.79;K/µL;1.0-4.8', 'mono;מונוציטים;0.55;K/µL;0.2-1.0', 'eos;אאוזינופילים;0.21;K/µL;0.0-0.5', 'baso;בזופילים;0.04;K/µL;0.0-0.2'])}
      ${group('כימיה', ['glu;גלוקוז;108;mg/dL;70-100', 'urea;אוריאה;36;mg/dL;17-43', 'crea;קריאטינין;1.04;mg/dL;0.67-1.17', 'egfr;eGFR;79;mL/min/1.73m²;מעל 60', 'na;נתרן;141;mmol/L;136-145', 'k;אשלגן;4.6;mmol/L;3.5-5.1', 'ca;סידן;9.4;mg/dL;8.8-10.6', 'uric;חומצה אורית;7.4;mg/dL;3.5-7.2', 'alb;אלבומין;4.4;g/dL;3.5-5.2', 'tbil;בילירובין כללי;0.71;mg/dL;0.3-1.2', 'alt;ALT (GPT);52;U/L;עד 45', 'ast;AST (GOT);34;U/L;עד 35', 'ggt;GGT;71;U/L;עד 55', 'alp;פוספטזה אלקלית;68;U/L;30-120', 'ck;CPK;133;U/L;עד 190'])}
      ${group('שומנים וסוכר', ['chol;כולסטרול;212;mg/dL;עד 200', 'trig;טריגליצרידים;189;mg/dL;עד 150', 'hdl;HDL כולסטרול;38;mg/dL;מעל 40', 'ldl;LDL כולסטרול;136;mg/dL;עד 130', 'nhdl;Non-HDL;174;mg/dL;עד 160', 'a1c;המוגלובין מסוכרר HbA1c;6.1;%;עד 5.7'])}
      ${group('הורמונים, ויטמינים וסמנים', ['tsh;TSH;2.04;mIU/L;0.55-4.78', 'vitd;ויטמין D;48;nmol/L;50-125', 'b12;ויטמין B12;271;pmol/L;141-489', 'ferr;פריטין;312;ng/mL;22-322', 'psa;PSA;2.31;ng/mL;עד 4'])}</table>
      <p>${c.t('▲ מעל הנורמה, ▼ מתחת לנורמה. {x|HbA1c בין 5.7 ל-6.4 מתאים לטרום סוכרת|reference comment|d.predm}. {x|CRP - הדגימה נפסלה בשל המוליזה|not done|l.crp}. {x|יש לפנות לרופא לקבלת הסבר|instruction}.')}</p>
      <div style="display:flex;justify-content:space-between"><span>${he('המעבדה המרכזית, מנהל: ד"ר שי וולפסון')}</span><span>${he('1 / 1')}</span></div>${c.no('ד"ר שי וולפסון', 'laboratory director')}`,
      'rtl',
    )
  },
  { width: 1000, scale: 1.4 },
)

/** An emergency department: English table read from the left, three hours of one day across; a star behind what is outside. */
const hours = doc(
  'p1172.jpg',
  ['he', 'lab', 'photo'],
  '2026-02-12',
  ['המרכז הרפואי נחל גפן', 'נחל גפן', 'מרכז רפואי נחל גפן', 'המרכז הרפואי נחל גפן - המחלקה לרפואה דחופה'],
  ['ד"ר נביל סרחאן', 'נביל סרחאן', 'סרחאן נביל'],
  ['גילה אוחנה', 'אוחנה גילה', "גב' גילה אוחנה"],
  'ריכוז מעבדה - מלר"ד',
  (c) => {
    const row = (s) => {
      const [key, label, unit, ref, ...values] = s.split(';')
      const cell = (v) =>
        `<td class="v">${v ? resultCell(c, key, label, v, unit, ref, '2026-02-12', (r) => `${r.printed}${off(r) ? ' *' : ''}`) : ''}</td>`
      return `<tr><td>${ltr(label)}</td><td>${ltr(unit)}</td><td>${ltr(ref)}</td>${[0, 1, 2].map((i) => cell(values[i])).join('')}</tr>`
    }
    const group = (title, list) =>
      `<tr class="g"><td colspan="6">${ltr(title)}</td></tr>${list.map(row).join('')}`
    return sheet(
      `body{font:16px/1.3 ${FACE.arial};font-size:16.5px;padding:44px 66px}.l td,.l th{padding:2px 10px;border:1px solid #888}.l th{background:#dfe3ea}.g td{background:#f0f2f6;font-weight:bold}.v{font-weight:bold}.h td{padding:2px 4px}p{margin:8px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div><b style="font-size:25px">${he('המרכז הרפואי נחל גפן')}</b><br>${he('המחלקה לרפואה דחופה')}</div>${mark('cross', '#2c3e66', 46)}<b style="font-size:22px">${he('ריכוז מעבדה - מלר"ד')}</b></div>
      <table class="h" style="border-top:2px solid #2c3e66;border-bottom:2px solid #2c3e66;margin:8px 0"><tr><td>${he("שם: גב' אוחנה גילה")}</td><td>${he('ת.ז. 0-0437725-9')}</td><td>${he('ת. לידה 30/10/1951')}</td></tr><tr><td>${he('תאריך: 12/02/2026')}</td><td>${he('רופא: ד"ר נביל סרחאן')}</td><td>${he('הודפס 12/02/2026 15:31')}</td></tr></table>
      <table class="l" dir="ltr"><tr><th style="width:30%">Test</th><th>Unit</th><th>Ref.</th><th>06:52</th><th>09:58</th><th>13:05</th></tr>
      ${group('CHEMISTRY', ['trop;Troponin T hs;ng/L;0-14;17;29;34', 'ck;CK;U/L;26-192;141;;158', 'glu;Glucose;mg/dL;70-140;243;198;171', 'crea;Creatinine;mg/dL;0.51-0.95;1.31;;1.22', 'bun;BUN;mg/dL;6-20;31;;', 'na;Sodium;mmol/L;136-145;134;;137', 'k;Potassium;mmol/L;3.5-5.1;5.4;4.9;4.7', 'cl;Chloride;mmol/L;98-107;99;;', 'mg;Magnesium;mg/dL;1.6-2.6;1.5;;2.1', 'alb;Albumin;g/dL;3.5-5.2;3.9;;', 'alt;ALT;U/L;0-35;28;;', 'lip;Lipase;U/L;13-60;44;;', 'crp;CRP;mg/dL;0-0.5;1.82;;', 'bnp;NT-proBNP;pg/mL;0-450;1296;;'])}
      ${group('HEMATOLOGY', ['wbc;WBC;10^3/uL;4.0-10.0;11.2;;9.7', 'hgb;HGB;g/dL;12.0-16.0;11.6;;11.3', 'hct;HCT;%;36.0-46.0;35.2;;34.4', 'mcv;MCV;fL;80.0-98.0;87.6;;', 'plt;PLT;10^3/uL;140-400;266;;251', 'neutp;NEUT %;%;40-75;78.3;;', 'lymphp;LYMPH %;%;20-45;14.1;;'])}
      ${group('COAGULATION', ['inr;INR;;0.9-1.2;1.04;;', 'aptt;PTT;sec;25-35;29.1;;', 'dd;D-Dimer;ng/mL FEU;0-500;438;;'])}
      ${group('VENOUS BLOOD GAS', ['ph;pH;;7.32-7.42;7.33;7.37;', 'pco2;pCO2;mmHg;41-51;46;43;', 'abghco3;HCO3;mmol/L;22-28;23.4;24.2;', 'lact;Lactate;mmol/L;0.5-2.2;2.8;1.6;'])}</table>
      <p>${c.t('* מחוץ לטווח. {x|טרופונין 15-52 ng/L מחייב דגימה חוזרת|reference comment|l.trop}. {x|TSH - הדגימה בעבודה|pending|l.tsh}. {x|הדגימה של 06:52 אינה המוליטית|negated}.')}</p>`,
      'rtl',
    )
  },
  { width: 1020, scale: 1.45, degrade: { angle: -1.2, folds: [0.5] } },
)

/** A private laboratory: Hebrew and English name in two columns, limits as lines of bands with their meaning. */
const bands = doc(
  'p1173.png',
  ['he', 'lab', 'clean'],
  '2026-03-15',
  ['מעבדות שדה-לאב', 'שדה-לאב', 'שדה לאב', 'מעבדות שדה לאב'],
  ['ד"ר מיכל ארבל-כהן', 'מיכל ארבל-כהן', 'ארבל-כהן מיכל', 'מיכל ארבל כהן'],
  ['נויה צדוק', 'צדוק נויה', "גב' נויה צדוק"],
  'תוצאות בדיקות',
  (c) => {
    const row = (s) => {
      const [key, name, latin, v, unit, ref, range = ref] = s.split(';')
      const r = c.lab([key, name, v, unit, ref.replaceAll('/', ', ')].join(';'), { range })
      const sign = r.flag === 'H' ? '↑' : r.flag === 'L' ? '↓' : ''
      const lines = ref
        .split('/')
        .map((x) => mixed(x))
        .join('<br>')
      return `<tr data-e="${r.n}"><td>${mixed(name)}</td><td dir="ltr" class="e">${ltr(latin)}</td><td class="v">${ltr(v)} ${sign}</td><td>${ltr(unit)}</td><td class="r">${lines}</td></tr>`
    }
    const group = (title, list) =>
      `<tr class="g"><td colspan="5">${he(title)}</td></tr>${list.map(row).join('')}`
    return sheet(
      `body{font:15px/1.35 ${FACE.notoHe};font-size:15px;padding:40px 64px}.l td,.l th{padding:3px 9px;border-bottom:1px solid #cfd8d3}.l th{border-bottom:2px solid #1d6b4f;color:#1d6b4f}.g td{background:#e9f3ee;font-weight:bold}.v{font-weight:bold;white-space:nowrap}.r{font-size:13.5px}.e{text-align:left;color:#555}.h td{padding:2px 4px}p{margin:8px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:12px;align-items:center">${mark('leaf', '#1d6b4f', 52)}<div><b style="font-size:25px;color:#1d6b4f">${he('מעבדות שדה-לאב')}</b><br>${he('רחוב האורגים 14, אשדוד')}</div></div>${matrixCode(c.rnd, 16, 3)}</div>
      <div style="text-align:center;font-size:21px;font-weight:bold">${he('תוצאות בדיקות')}</div>
      <table class="h" style="margin:6px 0"><tr><td>${he('נבדקת: צדוק נויה')}</td><td>${he('ת.ז.: 0-6093184-7')}</td><td>${he('ת. לידה: 11.07.1991, נקבה')}</td></tr><tr><td>${he('דגימה: 15.03.2026 08:40')}</td><td>${he('דיווח: 17.03.2026')}</td><td>${he('מפנה: ד"ר מיכל ארבל-כהן')}</td></tr></table>
      <table class="l"><tr><th>${he('בדיקה')}</th><th></th><th>${he('תוצאה')}</th><th>${he('יחידות')}</th><th style="width:31%">${he('ערכי ייחוס')}</th></tr>
      ${group('משק ברזל וויטמינים', ['hgb;המוגלובין;Hemoglobin;11.8;g/dL;12.0 - 15.5', 'mcv;נפח כדורית;MCV;79.1;fL;80.0 - 98.0', 'fe;ברזל;Iron;41;µg/dL;50 - 170', 'transf;טרנספרין;Transferrin;338;mg/dL;200 - 360', 'tsat;רוויון טרנספרין;Transferrin Sat.;9;%;15 - 45', 'ferr;פריטין;Ferritin;8.7;ng/mL;13.0 - 150.0', 'vitd;ויטמין D;25-OH Vitamin D;61;nmol/L;חסר: מתחת ל-30/לא מספיק: 30-75/תקין: 75-250;75 - 250', 'b12;ויטמין B12;Vitamin B12;187;pmol/L;חסר: מתחת ל-140/גבולי: 140-200/תקין: 200-650;200 - 650', 'fol;חומצה פולית;Folate;18.3;nmol/L;מעל 8.8', 'zinc;אבץ;Zinc;82;µg/dL;70 - 120', 'homo;הומוציסטאין;Homocysteine;9.6;µmol/L;עד 12.0'])}
      ${group('סוכר ושומנים', ['glu;גלוקוז בצום;Glucose;88;mg/dL;תקין: 70-99/סוכרת: 126 ומעלה;70 - 99', 'insul;אינסולין בצום;Insulin;6.2;µIU/mL;2.6 - 24.9', 'a1c;המוגלובין מסוכרר;HbA1c;5.2;%;תקין: עד 5.6/טרום סוכרת: 5.7-6.4;עד 5.6', 'ldl;כולסטרול LDL;LDL-Cholesterol;118;mg/dL;סיכון נמוך: עד 130/סיכון גבוה: עד 70;'])}
      ${group('בלוטת התריס', ['tsh;TSH;Thyrotropin;5.12;mIU/L;0.40 - 4.20', 'ft4;T4 חופשי;Free T4;13.4;pmol/L;12.0 - 22.0', 'tpo;נוגדני TPO;Anti-TPO;214;IU/mL;עד 34'])}
      ${group('הורמוני מין - יום 3 למחזור', ['fsh;FSH;FSH;6.9;IU/L;פוליקולרית: 3.5-12.5/ביוץ: 4.7-21.5/לוטאלית: 1.7-7.7;', 'lh;LH;LH;5.3;IU/L;פוליקולרית: 2.4-12.6/ביוץ: 14-95.6/לוטאלית: 1.0-11.4;', 'e2;אסטרדיול;Estradiol;166;pmol/L;פוליקולרית: 45-854/ביוץ: 151-1461/לוטאלית: 82-1251;', 'prl;פרולקטין;Prolactin;402;mIU/L;102 - 496', 'testo;טסטוסטרון;Testosterone;0.9;nmol/L;0.3 - 1.7', 'dheas;DHEA-S;DHEA-S;5.8;µmol/L;2.7 - 9.2', 'cort;קורטיזול בוקר;Cortisol AM;388;nmol/L;166 - 507', 'amh;AMH;Anti-Mullerian;17.9;pmol/L;גיל 30-34: 6.8-47.8;6.8 - 47.8'])}</table>
      <p>${c.t('{x|פריטין נמוך עם MCV נמוך אופייני לחסר ברזל|reference comment|d.e16lowfe}. {x|נטילת ביוטין עלולה להשפיע על בדיקות הורמונים|reference comment}. {x|17-OH פרוגסטרון - יישלח בנפרד|pending|l.ohp}.')}</p>
      <div style="display:flex;justify-content:space-between;align-items:center"><span>${he('מאשרת: ד"ר תהילה בן-שושן, מנהלת מעבדה')}</span>${signature(c.rnd, '#222', 120)}</div>${c.no('ד"ר תהילה בן-שושן', 'laboratory director')}`,
      'rtl',
    )
  },
  { dateAliases: ['2026-03-17'], width: 1000, scale: 1.42 },
)

/** A fund's laboratory: three specimens in frames, two days; what was looked for and not found in a small column. */
const frames = doc(
  'p1174.jpg',
  ['he', 'lab', 'scan'],
  '2026-05-04',
  ['שירותי בריאות צבעוני', 'צבעוני', 'שירותי בריאות צבעוני - מעבדה אזורית', 'מעבדה אזורית צבעוני'],
  ['ד"ר ראובן פרחי', 'ראובן פרחי', 'פרחי ראובן'],
  ['אלון טננבאום', 'טננבאום אלון', 'מר אלון טננבאום'],
  'תוצאות שתן וצואה',
  (c) => {
    const frame = (title, day, body) =>
      `<div class="b"><div class="t"><b>${he(title)}</b><span>${he(`נאסף: ${day}`)}</span></div>${body}</div>`
    const rows = (day, list) =>
      `<table>${list
        .map((s) => {
          const r = c.lab(s, { date: iso(day) })
          return `<tr data-e="${r.n}"><td style="width:38%">${mixed(r.label)}</td><td class="v">${mixed(r.printed)} ${ltr(r.unit)}</td><td style="width:34%;white-space:nowrap">${r.ref ? he(`תקין: ${r.ref}`) : ''}</td></tr>`
        })
        .join('')}</table>`
    return sheet(
      `body{font:18px/1.35 ${FACE.david};font-size:19px;padding:44px 70px}.b{border:1.5px solid #333;margin:10px 0}.t{display:flex;justify-content:space-between;background:#e6e6e6;padding:2px 12px;border-bottom:1px solid #333}.b td{padding:1px 12px}.v{font-weight:bold}.w{display:grid;grid-template-columns:1fr 1fr;gap:0 14px}.h td{padding:2px 4px}p{margin:6px 12px}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div><b style="font-size:27px">${he('שירותי בריאות צבעוני')}</b><br>${he('מעבדה אזורית, עפולה')}</div>${barcode(c.rnd, 30, 38)}<b style="font-size:25px">${he('תוצאות שתן וצואה')}</b></div>
      <table class="h" style="margin:8px 0;border-bottom:1px solid #000"><tr><td>${he('שם: מר אלון טננבאום')}</td><td>${he('ת.ז. 0-3316407-2')}</td><td>${he('ת. לידה 24/04/1983')}</td></tr><tr><td>${he('רופא: ד"ר ראובן פרחי')}</td><td>${he('מרפאה: גבעת המורה')}</td><td>${he('הודפס: 08/05/2026')}</td></tr></table>
      ${frame('שתן לכללית', '03/05/2026', `<div class="w">${rows('03/05/2026', ['usg;משקל סגולי;1.024;;1.005-1.030', 'uph;pH;5.5;;5.0-8.0', 'uleu;לויקוציטים;שלילי;;שלילי', 'unit;ניטריט;שלילי;;שלילי', 'uprot;חלבון;עקבות;;שלילי'])}${rows('03/05/2026', ['uglu;גלוקוז;שלילי;;שלילי', 'uket;קטונים;+1;;שלילי', 'ubil;בילירובין;שלילי;;שלילי', 'urob;אורובילינוגן;תקין;;תקין', 'ubld;דם;שלילי;;שלילי'])}</div>`)}
      ${frame('צואה - כימיה ואנטיגנים', '04/05/2026', rows('04/05/2026', ['calpro;קלפרוטקטין;684;µg/g;עד 50', 'e23fit;דם סמוי FIT;212;ng/mL;עד 75', 'hpsa;הליקובקטר אנטיגן;שלילי;;שלילי', 'elast;אלסטאזה לבלבית;410;µg/g;מעל 200', 'lactof;לקטופרין;חיובי;;שלילי']))}
      ${frame('צואה - זיהומים', '04/05/2026', `${rows('04/05/2026', ['salm;סלמונלה PCR;לא נמצא;;', 'shig;שיגלה PCR;לא נמצא;;', 'campy;קמפילובקטר PCR;נמצא;;', 'yersin;ירסיניה PCR;לא נמצא;;', "giarpcr;ג'יארדיה PCR;לא נמצא;;", 'enthist;אמבה היסטוליטיקה PCR;לא נמצא;;', 'crypto;קריפטוספורידיום PCR;לא נמצא;;', 'dientam;דיאנטמבה פרגיליס PCR;נמצא;;', 'cdtox;קלוסטרידיום דיפיצילה טוקסין;שלילי;;שלילי'])}<p>${c.t('{x|תרבית צואה לקמפילובקטר - בהמשך|pending}. {x|דיאנטמבה: לרוב נשאות ללא צורך בטיפול|reference comment}.')}</p>`)}
      ${c.t('הערות: {x|קלפרוטקטין מעל 250 מתאים לדלקת פעילה במעי|reference comment|d.crohn}. {x|FIT חיובי - מומלצת קולונוסקופיה|planned|p.colono}. {x|תרבית שתן לא הוזמנה|not done|l.ucult}.')}
      <div style="display:flex;justify-content:space-between;align-items:center;margin-top:12px"><span>${he('בדקה: רותי מלניק, מיקרוביולוגית')}</span>${signature(c.rnd, '#222', 130)}</div>${c.no('רותי מלניק', 'laboratory staff')}`,
      'rtl',
    )
  },
  { dateAliases: ['2026-05-03', '2026-05-08'], width: 1020, scale: 1.4, degrade: { angle: 0.8 } },
)

/** A one-doctor practice: two days with years of two digits, the older first, and a column of the change. */
const change = doc(
  'p1175.png',
  ['he', 'lab', 'clean'],
  '2026-03-22',
  ['מרפאת המשפחה שדרת האלונים', 'שדרת האלונים', 'מרפאת שדרת האלונים'],
  ['ד"ר גבריאל עטייה', 'גבריאל עטייה', 'עטייה גבריאל'],
  ['זהבה קליין-דורון', 'קליין-דורון זהבה', "גב' זהבה קליין-דורון", 'זהבה קליין דורון'],
  'טבלת מעקב מעבדה',
  (c) => {
    const row = (s) => {
      const [key, label, unit, ref, before, now] = s.split(';')
      const cell = (v, d) =>
        `<td>${v ? `<bdi dir="ltr">${resultCell(c, key, label, v, unit, ref, d, (r) => `${r.printed}${off(r) ? (r.flag === 'H' ? ' H' : ' L') : ''}`)}</bdi>` : he('לא בוצע')}</td>`
      const places = (now.split('.')[1] ?? '').length
      const d = before && now ? (now - before).toFixed(places) : ''
      return `<tr><td>${mixed(label)}</td>${cell(before, '2025-09-21')}${cell(now, '2026-03-22')}<td class="d">${d ? ltr(d > 0 ? `+${d}` : d) : '-'}</td><td>${ltr(unit)}</td><td>${mixed(ref)}</td></tr>`
    }
    return sheet(
      `body{font:17px/1.4 ${FACE.nachlieli};font-size:18px;padding:50px 74px}.l td,.l th{padding:3px 10px;border:1px solid #aaa}.l th{background:#f2ead2}.d{color:#777;font-size:16px}.h td{padding:2px 4px}p{margin:9px 0}`,
      `<div style="text-align:center"><b style="font-size:26px">${he('מרפאת המשפחה שדרת האלונים')}</b><br>${he('ד"ר גבריאל עטייה, מומחה ברפואת המשפחה | זכרון יעקב')}</div>
      <div style="font-size:22px;font-weight:bold;text-align:center;margin:10px 0;border-top:1px solid #000;padding-top:8px">${he('טבלת מעקב מעבדה')}</div>
      <p>${he("גב' זהבה קליין-דורון, ת.ז. 0-0529183-6, ילידת 06.12.1953")}</p>
      <p>${c.t('אבחנות במעקב: {d.dm2|סוכרת סוג 2|icd=E11.9}, {d.hld|היפרליפידמיה|icd=E78.5}, {d.albur|אלבומינוריה|icd=R80.9/R80.8/E11.29}')}</p>
      <table class="l"><tr><th style="width:30%">${he('בדיקה')}</th><th>21.09.25</th><th>22.03.26</th><th>${he('שינוי')}</th><th>${he('יחידות')}</th><th>${he('נורמה')}</th></tr>
      ${['a1c;HbA1c;%;4.0-6.0;8.3;7.1', 'glu;גלוקוז בצום;mg/dL;70-100;176;139', 'crea;קריאטינין;mg/dL;0.50-0.90;0.88;0.93', 'egfr;eGFR;mL/min;מעל 60;69;65', 'k;אשלגן;mmol/L;3.5-5.1;4.5;4.8', 'na;נתרן;mmol/L;136-145;139;140', 'chol;כולסטרול כללי;mg/dL;עד 200;203;158', 'trig;טריגליצרידים;mg/dL;עד 150;224;163', 'hdl;HDL;mg/dL;מעל 50;44;47', 'ldl;LDL;mg/dL;עד 100;114;78', 'alt;ALT;U/L;0-33;41;29', 'ast;AST;U/L;0-32;30;24', 'ck;CPK;U/L;26-192;;97', 'hgb;המוגלובין;g/dL;12.0-16.0;12.6;12.3', 'plt;טסיות;K/µL;150-450;278;291', 'b12;ויטמין B12;pg/mL;200-900;231;540', 'vitd;ויטמין D;ng/mL;30-100;22.4;34.1', 'tsh;TSH;mIU/L;0.4-4.5;3.12;', 'uric;חומצה אורית;mg/dL;2.4-5.7;5.9;5.2', 'uacr;יחס אלבומין/קריאטינין בשתן;mg/g;0-30;96;58'].map(row).join('')}</table>
      <p>${c.t('ב-09/25 התחילה {m.dapa|פורסיגה 10 מ"ג|freq=פעם ביום} פעם ביום, והוחלפה {m.sim|סימוביל|dose=-;st=stopped} ב{m.ros|קרסטור 10 מ"ג|freq=בערב} בערב.')}</p>
      <p>${c.t('{x|יעד LDL לחולת סוכרת: מתחת ל-70|reference comment|l.ldl}. {x|יעד HbA1c מתחת ל-7|reference comment|l.a1c}. {x|אין אנמיה|negated|d.anemia}. {x|בדיקות הבאות בספטמבר 2026 כולל TSH|planned|l.tsh}. {x|לשקול אוזמפיק אם לא תגיע ליעד|conditional|m.sema}. {x|אח חולה סוכרת עם רטינופתיה|family history|d.dretin}.')}</p>
      <div style="display:flex;justify-content:space-between;align-items:center;margin-top:16px"><span>${he('הופק 24.03.26, ד"ר גבריאל עטייה, מ.ר. 00384')}</span>${signature(c.rnd)}</div>`,
      'rtl',
    )
  },
  { dateAliases: ['2025-09-21', '2026-03-24'], width: 1020, scale: 1.38 },
)

export const twentyNinthHeLabs = [words, hours, bands, frames, change]
