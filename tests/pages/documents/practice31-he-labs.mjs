/** Laboratory paper in Hebrew for practice: a matrix printer's sheet with a star on a scale, a children's day ward's counts with days across, a psychiatric hospital's framed blocks with dotted lines, a fund's pregnancy screen with least and most in columns. */
import { barcode, mark, signature, stamp } from '../lib/decor.mjs'
import { FACE, doc, he, ltr, mixed, resultCell, sheet } from './blind-parts.mjs'

/** A matrix printer's sheet: Latin capitals, the number of the test in front, a star on a scale as the last column. */
const matrix = doc(
  'p9231.jpg',
  ['he', 'lab', 'photo'],
  '2026-02-12',
  ['מרכז רפואי נחל תבור', 'נחל תבור', 'בית חולים נחל תבור', 'מרכז רפואי נחל תבור - מעבדה מרכזית'],
  ['ד"ר ורד קרמניצר', 'ורד קרמניצר', 'קרמניצר ורד'],
  ['טלאל חמודה', 'חמודה טלאל', 'מר טלאל חמודה'],
  'דו"ח מעבדה',
  (c) => {
    let no = 100
    const row = (s) => {
      if (s[0] === '#') return `<tr><td colspan="6"><br>*** ${ltr(s.slice(1))} ***</td></tr>`
      const r = c.lab(s)
      const at = { L: '[*   ]', H: '[   *]', N: '[ *  ]' }[r.flag] ?? ''
      no += 3
      return `<tr data-e="${r.n}"><td>${no}</td><td>${ltr(r.label)}</td><td style="text-align:right">${ltr(r.printed)}</td><td>${ltr(r.unit)}</td><td>${ltr(r.ref)}</td><td style="white-space:pre">${at}</td></tr>`
    }
    return sheet(
      `body{font:17px/1.22 'DejaVu Sans Mono','Miriam Mono CLM',monospace;font-family:'Courier Prime','Miriam Mono CLM','DejaVu Sans Mono',monospace;font-size:18px;color:#23262e;padding:40px 60px}.t{direction:ltr;text-align:left;width:100%}.t td{padding:0 8px}p{margin:6px 0}.l{border-top:2px dashed #444;margin:6px 0}`,
      `<div>${he('מרכז רפואי נחל תבור')}<br>${he('מעבדה מרכזית - ביוכימיה והמטולוגיה')}</div><div style="text-align:center">${he('דו"ח מעבדה')} &nbsp; ${he('דף 1 מתוך 1')}</div><div class="l"></div>
      <div>${he('שם: חמודה טלאל')} &nbsp; ${he('ת.ז.: 0-5520714-2')} &nbsp; ${he('גיל: 63 ז')}<br>${he('מחלקה: פנימית ג')} &nbsp; ${he('רופא: ד"ר ורד קרמניצר')}<br>${he('נלקח: 12/02/26 06:10')} &nbsp; ${he('התקבל: 12/02/26 06:52')} &nbsp; ${he('הודפס: 13/02/26')}</div><div class="l"></div>
      <table class="t"><tr><td>NO</td><td>TEST</td><td style="text-align:right">RESULT</td><td>UNITS</td><td>NORMAL</td><td></td></tr>
      ${['#CHEMISTRY - SERUM', 'glu;GLUCOSE;164;mg/dl;70 - 100', 'urea;UREA;71;mg/dl;17 - 43', 'crea;CREATININE;1.62;mg/dl;0.67 - 1.17', 'uric;URIC ACID;8.4;mg/dl;3.5 - 7.2', 'na;SODIUM;133;mmol/l;136 - 145', 'cl;CHLORIDE;97;mmol/l;98 - 107', 'ca;CALCIUM;8.9;mg/dl;8.6 - 10.2', 'mg;MAGNESIUM;1.5;mg/dl;1.6 - 2.6', 'tp;PROTEIN TOTAL;6.2;g/dl;6.4 - 8.3', 'alb;ALBUMIN;3.1;g/dl;3.5 - 5.2', 'ast;GOT (AST);44;u/l;0 - 40', 'alt;GPT (ALT);39;u/l;0 - 41', 'ldh;LDH;402;u/l;135 - 225', 'ck;CPK;88;u/l;39 - 308', 'bnp;NT-PROBNP;4870;pg/ml;< 125', 'tropi;TROPONIN I;31;ng/l;< 34', '#HEMATOLOGY', 'wbc;WBC;8.1;K/ul;4.0 - 11.0', 'hgb;HGB;10.7;g/dl;13.5 - 17.5', 'hct;HCT;32.9;%;41 - 53', 'mcv;MCV;92.1;fl;80 - 100', 'plt;PLT;231;K/ul;150 - 450', 'esr;ESR 1H;58;mm;0 - 20', '#COAGULATION', 'inr;PT-INR;2.74;;0.9 - 1.2', 'aptt;APTT;39.8;sec;25 - 37', '#DRUG LEVELS', 'dig;DIGOXIN;1.1;ng/ml;0.8 - 2.0'].map(row).join('')}</table><div class="l"></div>
      <p>${c.t('{x|אשלגן: דגימה המוליטית - לא דווח|not done|l.k}')}</p><p>${c.t('{x|TSH: בעבודה|pending|l.tsh}. {x|תרבית דם - טרם הסתיימה|pending|l.bcult}')}</p><p>${c.t('הערה: {x|PT-INR יעד טיפולי 2.0-3.0|reference comment|l.inr}. {x|NT-PROBNP מעל 900 מתאים לאי ספיקת לב|reference comment|d.chf}')}</p><div class="l"></div>
      <div>${he('* מסומן מיקום התוצאה ביחס לתחום התקין')}<br>${he('מנהלת המעבדה: ד"ר לאה שמש')}</div>${c.no('ד"ר לאה שמש', 'laboratory director')}`,
      'rtl',
    )
  },
  { dateAliases: ['2026-02-13'], width: 980, scale: 1.45, degrade: { angle: 1.2, folds: [0.34, 0.68] } },
)

/** A children's day ward: six days across, the oldest beside the name, unit under the name, a row of what was given. */
const ward = doc(
  'p9232.png',
  ['he', 'lab', 'clean'],
  '2026-05-04',
  [
    'בית החולים לילדים מעיין',
    'מעיין',
    'ביה"ח לילדים מעיין',
    'בית החולים לילדים מעיין - המטו-אונקולוגיה',
    'אשפוז יום המטו-אונקולוגי',
  ],
  ["פרופ' אלעד רוזנצוויג", 'אלעד רוזנצוויג', 'רוזנצוויג אלעד'],
  ['יונתן אבוטבול', 'אבוטבול יונתן', 'הילד יונתן אבוטבול'],
  'דף מעקב ספירות',
  (c) => {
    const days = ['2026-02-23', '2026-03-09', '2026-03-23', '2026-04-06', '2026-04-20', '2026-05-04']
    const row = (s) => {
      const [key, label, unit, ref, values] = s.split(';')
      return `<tr><th>${mixed(label)}<br><small>${ltr(unit)}</small></th>${values
        .split('|')
        .map(
          (v, i) =>
            `<td>${v === '-' ? '' : resultCell(c, key, label, v, unit, ref, days[i], (r) => (r.flag === 'H' || r.flag === 'L' ? `${v}*` : v))}</td>`,
        )
        .join('')}<td>${mixed(ref)}</td></tr>`
    }
    return sheet(
      `body{font:16px/1.18 ${FACE.notoHe};font-size:16px;padding:34px 48px}.t td,.t th{border:1px solid #c28d2c;padding:3px 8px;text-align:center}.t tr>th:first-child{text-align:right;width:19%}.t thead th,.g td{background:#fbf0d9}small{font-weight:normal;color:#555;font-size:12.5px}p{margin:6px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center;border-bottom:3px solid #c28d2c">${mark('star', '#c28d2c', 48)}<div style="text-align:center"><b style="font-size:24px">${he('בית החולים לילדים מעיין')}</b><br>${he('אשפוז יום המטו-אונקולוגי')}</div><b style="font-size:20px">${he('דף מעקב ספירות')}</b></div>
      <p><b>${he('יונתן אבוטבול')}</b> &nbsp; ${he('ת.ז. 0-7741930-8')} &nbsp; ${he('נולד 17.08.2019')} &nbsp; ${he("רופא אחראי: פרופ' אלעד רוזנצוויג")}</p>
      <p>${c.t('אבחנה: {d.p31all|לויקמיה לימפובלסטית חריפה|icd=C91.01/C91.00}, בהפוגה. שלב: אחזקה, שבוע 38. גישה: {p.port|פורט|on=2024-11} מ-11/2024.')}</p>
      <p>${c.t('טיפול: {m.p31mp|פורינטול 50 מ"ג|freq=פעם ביום בערב} פעם ביום בערב; {m.mtx|מטוטרקסט 15 מ"ג|freq=פעם בשבוע} פעם בשבוע; {m.sept|רספרים|dose=-;freq=3 ימים בשבוע} 3 ימים בשבוע.')}</p>
      <table class="t"><thead><tr><th>${he('בדיקה')}</th>${days.map((d) => `<th>${ltr(d.slice(2).split('-').reverse().join('.'))}</th>`).join('')}<th>${he('תקין')}</th></tr></thead>
      <tr class="g"><td colspan="8">${he('ספירת דם')}</td></tr>
      ${['wbc;לויקוציטים;10^3/µL;5.0-14.5;3.1|2.4|1.8|2.9|3.6|2.7', 'neut;נויטרופילים;10^3/µL;1.5-8.0;1.6|1.1|0.6|1.3|2.0|1.2', 'lymph;לימפוציטים;10^3/µL;1.5-7.0;1.0|0.9|0.8|1.1|1.2|1.05', 'mono;מונוציטים;10^3/µL;0.2-0.9;0.4|0.3|0.3|0.4|0.35|0.4', 'rbc;כדוריות אדומות;10^6/µL;4.0-5.2;3.7|3.5|3.3|3.45|3.6|3.55', 'hgb;המוגלובין;g/dL;11.5-15.5;11.2|10.8|9.9|10.4|11.1|10.9', 'mcv;MCV;fL;77-95;97|98|99|98.5|97.5|98', 'rdw;RDW;%;11.5-14.5;16.2|16.8|17.4|17.0|16.5|16.6', 'plt;טסיות;10^3/µL;150-450;212|184|141|176|233|198', 'blast;בלסטים;%;0-0;0|-|0|-|0|-'].map(row).join('')}
      <tr class="g"><td colspan="8">${he('ביוכימיה')}</td></tr>
      ${['alt;ALT;U/L;0-35;84|112|61|73|95|138', 'ast;AST;U/L;0-50;62|77|49|52|-|91', 'tbil;בילירובין כללי;mg/dL;0.2-1.0;0.7|0.9|-|0.6|-|1.3', 'crea;קריאטינין;mg/dL;0.3-0.6;0.38|0.41|-|0.36|-|0.40', 'alb;אלבומין;g/dL;3.8-5.4;4.2|-|-|4.1|-|4.0', 'crp;CRP;mg/L;עד 5;-|1.2|22.6|-|0.8|-'].map(row).join('')}
      <tr><th>${he('ניתן באשפוז יום')}</th><td></td><td>${c.t('{m.p31vin?|וינקריסטין|dose=-;st=-}')}</td><td>${he('ללא')}</td><td>${c.t('{m.p31vin?|וינקריסטין|dose=-;st=-}')}</td><td></td><td>${he('ללא')}</td><td></td></tr></table>
      <p>${c.t('23.03: {o|חום}, {d.p29neutp|נויטרופניה|icd=D70.1/D70.9}; {x|תרבית מהפורט ללא צמיחה|negated}; הטיפול הופסק לשבוע.')}</p>
      <p>${c.t('04.05: {x|ללא חום|negated}, {x|ללא פצעים בפה|negated}. {x|אם נויטרופילים מתחת ל-0.75 - להפסיק פורינטול|conditional|m.p31mp}. {x|אם ALT מעל 10 פעמים מהנורמה - לעצור MTX|conditional|m.mtx}.')}</p>
      <p>${c.t('בהמשך: {x|ניקור מותני עם MTX ב-18.05.2026|planned|p.lp}; {x|מח עצם בסיום הטיפול|planned|p.bonemarr}; {x|חיסון חי - אסור|warned|m.vmmr}; {x|פעילות TPMT|ordered|l.e17tpmt}. משפחה: {x|סב - לימפומה|family history}.')}</p>
      <div style="display:flex;justify-content:space-between"><span>${he('* מחוץ לטווח לגיל')}</span>${signature(c.rnd)}</div>`,
      'rtl',
    )
  },
  { dateAliases: ['2026-04-20', '2026-02-23'], width: 1020, scale: 1.4 },
)

/** A psychiatric hospital: framed blocks in two columns, each result on a dotted line with unit and limits in brackets. */
const psychiatry = doc(
  'p9233.png',
  ['he', 'lab', 'clean'],
  '2026-03-18',
  ['המרכז לבריאות הנפש גבעת האלון', 'גבעת האלון', 'מרכז לבריאות הנפש גבעת האלון', 'מב"ן גבעת האלון'],
  ['ד"ר יעל דישון', 'יעל דישון', 'דישון יעל'],
  ['רונן צדוק', 'צדוק רונן', 'מר רונן צדוק'],
  'ניטור מטבולי ורמות תרופתיות',
  (c) => {
    const line = (s) => {
      const r = c.lab(s)
      const off = r.flag === 'H' ? ' (+)' : r.flag === 'L' ? ' (-)' : ''
      return `<div class="r" data-e="${r.n}"><span>${mixed(r.label)}</span><i></i><b>${mixed(r.printed)}${off}</b><span>${ltr(r.unit)}</span><span>${r.ref ? `[${mixed(r.ref)}]` : ''}</span></div>`
    }
    const box = (t, list) => `<div class="b"><h3>${he(t)}</h3>${list.map(line).join('')}</div>`
    return sheet(
      `body{font:17px/1.36 ${FACE.david};font-size:18.5px;padding:44px 54px}.two{display:grid;grid-template-columns:1fr 1fr;gap:14px;align-items:start}.b{border:1px solid #333;padding:4px 12px;margin:8px 0}.r{display:flex;gap:8px;align-items:baseline}.r i{flex:1;border-bottom:1px dotted #555}h3{font-size:19px;margin:0;border-bottom:1px solid #333}p{margin:6px 0}`,
      `<div style="text-align:center"><b style="font-size:26px">${he('המרכז לבריאות הנפש גבעת האלון')}</b><br>${he('מחלקה פתוחה 4')}<br><u style="font-size:21px">${he('ניטור מטבולי ורמות תרופתיות')}</u></div>
      <p>${he('שם המטופל: רונן צדוק')} &nbsp;&nbsp; ${he('ת.ז.: 0-3390455-7')} &nbsp;&nbsp; ${he('תאריך לידה: 02/10/1988')}<br>${he('מועד הבדיקה: 18/03/2026, לפני מנת הבוקר')} &nbsp;&nbsp; ${he('פסיכיאטרית: ד"ר יעל דישון')}</p>
      <p>${c.t('אבחנות: {d.schizoaff|הפרעה סכיזואפקטיבית|icd=F25.9/F25.0}; {d.metsyn|תסמונת מטבולית|icd=E88.81/E88.810}. תרופות: {m.cloz|לפונקס 350 מ"ג|freq=בלילה} בלילה, {m.lith|ליקרביום 900 מ"ג|freq=בערב} בערב, {m.metf|גלוקומין 850 מ"ג|freq=פעמיים ביום} פעמיים ביום, {m.propr|דרלין 10 מ"ג|freq=3 פעמים ביום} 3 פעמים ביום.')}</p>
      <div class="two"><div>${box('רמות תרופתיות', ['lith;ליתיום;0.94;mmol/L;0.6-1.2', 'clozl;קלוזאפין;612;ng/mL;350-600', 'norcloz;נורקלוזאפין;288;ng/mL;', 'valp;חומצה ולפרואית;21;mg/L;50-100'])}${box('מטבולי', ['glu;סוכר בצום;121;mg/dL;70-100', 'a1c;HbA1c;6.3;%;4-5.7', 'chol;כולסטרול;231;mg/dL;עד 200', 'trig;טריגליצרידים;304;mg/dL;עד 150', 'hdl;HDL;33;mg/dL;מעל 40', 'ldl;LDL;137;mg/dL;עד 130', 'prl;פרולקטין;14.8;ng/mL;4.0-15.2'])}</div>
      <div>${box('ספירה (ניטור קלוזאפין)', ['wbc;לויקוציטים;7.84;K/uL;4.0-10.5', 'neut;נויטרופילים;4.61;K/uL;1.8-7.5', 'eos;אאוזינופילים;0.72;K/uL;0-0.5', 'hgb;המוגלובין;14.9;g/dL;13.5-17', 'plt;טסיות;266;K/uL;150-400'])}${box('כליה ובלוטות', ['crea;קריאטינין;1.08;mg/dL;0.7-1.2', 'egfr;eGFR;84;mL/min;מעל 60', 'na;נתרן;141;mmol/L;135-145', 'k;אשלגן;4.2;mmol/L;3.5-5.1', 'ca;סידן;10.4;mg/dL;8.5-10.5', 'tsh;TSH;5.88;mIU/L;0.4-4.2', 'ft4;T4 חופשי;13.1;pmol/L;12-22'])}${box('לב ושריר', ['tropi;טרופונין;3;ng/L;עד 34', 'ck;CK;212;U/L;30-200'])}</div></div>
      <div class="b">${c.t('מדדים: {o|משקל 104 ק"ג}, {o|היקף מותן 116 ס"מ}, {o|ל"ד 134/88}. {p.ecg|אק"ג|on=2026-03-17} 17/03/2026: {x|ללא הארכת QT|negated|d.longqt}.')}<br>${c.t('{x|סמים בשתן - לא נשלח|not done}; {x|חלבון בשתן - בעבודה|pending|l.uprot}.')}</div>
      <div class="b">${c.t('הנחיות קבע: {x|נויטרופילים מתחת ל-1.5 - להפסיק קלוזאפין|conditional|m.cloz}. {x|ליתיום מעל 1.5 - חשד להרעלה|reference comment}. {x|ספירה הבאה בעוד שבועיים|planned}. {x|אב: סוכרת|family history|d.dm2}. {x|לשקול אביליפיי|considered|m.arip}.')}</div>
      <div style="display:flex;justify-content:space-between;align-items:center"><span>${he('(+) מעל הטווח  (-) מתחת לטווח')}</span>${signature(c.rnd, '#222')}${stamp(['ד"ר יעל דישון', 'פסיכיאטריה', 'מ.ר. 00377'], '#26306f', -5)}</div>`,
      'rtl',
    )
  },
  { dateAliases: ['2026-03-17'], width: 1040, scale: 1.4 },
)

/** A fund's print of a pregnancy's screen: least and most in columns of their own, the state of each as a word in front. */
const pregnancy = doc(
  'p9234.jpg',
  ['he', 'lab', 'scan'],
  '2026-06-02',
  ['קופת חולים נוף ים', 'נוף ים', 'קופ"ח נוף ים', 'קופת חולים נוף ים - מרכז בריאות האישה'],
  ['ד"ר היבא עואודה', 'היבא עואודה', 'עואודה היבא'],
  ['שירן אלקיים', 'אלקיים שירן', "גב' שירן אלקיים"],
  'תוצאות בדיקות הריון',
  (c) => {
    const row = (s) => {
      const r = c.lab(s)
      const [low, high] = /^\d/.test(r.ref)
        ? r.ref.split('-')
        : r.ref.startsWith('עד ')
          ? ['', r.ref.slice(3)]
          : ['', '']
      return `<tr data-e="${r.n}"><td class="o">${he({ H: 'גבוה', L: 'נמוך' }[r.flag] ?? '')}</td><td>${mixed(r.label)}</td><td><b>${mixed(r.printed)}</b></td><td>${ltr(r.unit)}</td><td>${ltr(low)}</td><td>${ltr(high)}</td></tr>`
    }
    const group = (t, list) => `<tr class="g"><td colspan="6">${he(t)}</td></tr>${list.map(row).join('')}`
    return sheet(
      `body{font:16px/1.3 ${FACE.arial};font-size:17px;padding:38px 56px}.t td,.t th{padding:2px 10px;border-bottom:1px solid #bbb}.t th{border-bottom:2px solid #000}.g td{font-weight:bold;text-decoration:underline;padding-top:7px!important}.o{width:8%;font-weight:bold}p{margin:6px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div>${mark('cross', '#a03a6b', 42)} <b style="font-size:23px">${he('קופת חולים נוף ים')}</b><br>${he('מרכז בריאות האישה')}</div>${barcode(c.rnd, 34, 38)}</div>
      <p style="text-align:center;font-size:21px"><b>${he('תוצאות בדיקות הריון')}</b></p>
      <table style="width:100%"><tr><td>${he('שם המבוטחת: שירן אלקיים')}</td><td>${he('ת.ז. 0-4418206-3')}</td><td>${he('ילידת 11/07/1995')}</td></tr><tr><td>${he('רופאה מפנה: ד"ר היבא עואודה')}</td><td>${he('תאריך דגימה: 02/06/2026')}</td><td>${he('שבוע הריון: 25+3')}</td></tr></table>
      <table class="t" style="width:100%"><tr><th></th><th>${he('שם הבדיקה')}</th><th>${he('תוצאה')}</th><th>${he('יחידות')}</th><th>${he('מינימום')}</th><th>${he('מקסימום')}</th></tr>
      ${group('ספירת דם', ['wbc;WBC;11.6;K/micl;4.5-11', 'neutp;NEUT %;76.4;%;40-75', 'rbc;RBC;3.62;M/micl;4-5.2', 'hgb;HGB;10.3;g/dl;12-16', 'hct;HCT;31.2;%;36-46', 'mch;MCH;28.5;pg;27-33', 'mcv;MCV;86.2;fl;80-98', 'plt;PLT;174;K/micl;150-400'])}
      ${group('העמסת סוכר 50 גרם', ['glupost;גלוקוז לאחר שעה;152;mg/dl;עד 140'])}
      ${group('ברזל, ויטמינים, תריס', ['ferr;פריטין;8;ng/ml;15-150', 'b12;ויטמין B12;188;pg/ml;187-883', 'fol;חומצה פולית;14.2;ng/ml;3.1-20', 'tsh;TSH;2.41;mIU/l;0.1-4'])}
      ${group('בנק הדם', ['abo;סוג דם;O;;', 'rhd;Rh (D);שלילי;;', 'abscr;סקר נוגדנים (קומבס עקיף);שלילי;;'])}
      ${group('סרולוגיה', ['hbsag;HBsAg;שלילי;;', 'hivag;HIV Ag/Ab;שלילי;;', 'e13vdrl;VDRL;שלילי;;', 'rubg;אדמת IgG;38;IU/ml;', 'toxg;טוקסופלזמה IgG;שלילי;;', 'toxm;טוקסופלזמה IgM;שלילי;;', 'cmvg;CMV IgG;חיובי;;', 'cmvm;CMV IgM;שלילי;;', 'vzvg;אבעבועות רוח IgG;חיובי;;'])}
      ${group('שתן', ['uprot;חלבון בשתן;עקבות;;', 'uglu;גלוקוז בשתן;שלילי;;', 'uket;קטונים בשתן;שלילי;;', 'uleu;לויקוציטים בשתן;++;;', 'ucult;תרבית שתן;E. coli 100,000 CFU/ml;;'])}</table>
      <p>${c.t('{x|תוצאה מעל 140 בהעמסת 50 גרם מחייבת העמסת 100 גרם|reference comment|l.gtt2h}. {x|אדמת: מעל 10 - מחוסנת|reference comment}. {x|סוכרת הריון נקבעת בשני ערכים חריגים|reference comment|d.gdm}.')}</p>
      <p>${c.t('לידיעתך: {x|אנטי D יינתן בשבוע 28|planned|m.antid}; {x|חומצות מרה - טרם התקבלו|pending|l.bge}; {x|GBS בשבוע 36|planned|d.gbs}; {x|אם יש גרד - לפנות לרופא|conditional|d.itch}.')}</p>
      <p>${he('הופק באתר הקופה ביום 04/06/2026. אין לראות במסמך זה ייעוץ רפואי.')}</p>`,
      'rtl',
    )
  },
  { dateAliases: ['2026-06-04'], width: 980, scale: 1.4, degrade: { angle: 0.7 } },
)

export const practice31HeLabs = [matrix, ward, psychiatry, pregnancy]
