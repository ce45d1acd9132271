/** Laboratory paper in Hebrew for practice: a private survey with last year's value behind, an anaemia sheet that begins with its limits, a fund's telephone list with what deviates first, a family doctor's program with days down and analytes across. */
import { barcode, mark, matrixCode, signature, stamp } from '../lib/decor.mjs'
import { FACE, doc, he, ltr, mixed, resultCell, sheet } from './blind-parts.mjs'

/** A private survey: Hebrew over Latin name, triangle before the value, limits in words, last year's value behind. */
const survey = doc(
  'p9251.png',
  ['he', 'lab', 'clean'],
  '2026-06-14',
  ['אביב בריא', 'מרכז אביב בריא', 'אביב בריא - מרכז לסקר רפואי תקופתי', 'מכון אביב בריא'],
  ['ד"ר ענת רוזנמן', 'ענת רוזנמן', 'רוזנמן ענת'],
  ['דורון קפלנסקי', 'קפלנסקי דורון', 'מר דורון קפלנסקי'],
  'סקר תקופתי - תוצאות מעבדה',
  (c) => {
    const row = (s) => {
      const [key, name, latin, value, unit, ref, last] = s.split(';')
      const label = latin ? `${name} ${latin}` : name
      const show = (r) => `${{ H: '▲ ', L: '▼ ' }[r.flag] ?? ''}${value}`
      return `<tr><td>${mixed(name)}${latin ? ` <small>${ltr(latin)}</small>` : ''}</td><td class="v">${resultCell(c, key, label, value, unit, ref, '2026-06-14', show)}</td><td>${ltr(unit)}</td><td>${mixed(ref)}</td><td class="o">${last ? resultCell(c, key, label, last, unit, ref, '2025-06-03') : ''}</td></tr>`
    }
    const part = (t, list) => `<tr class="g"><td colspan="5">${he(t)}</td></tr>${list.map(row).join('')}`
    return sheet(
      `body{font:16px/1.25 ${FACE.arial};font-size:16.5px;padding:36px 64px}.t td,.t th{padding:2px 10px}.t tr:nth-child(even){background:#f3f8f4}.t th{background:#2f7d4f;color:#fff;font-size:15px}.g td{font-weight:bold;color:#2f7d4f;border-bottom:2px solid #2f7d4f;padding-top:7px!important;background:#fff}small{color:#666;font-size:13px}.v{font-weight:bold}.o{color:#555}p{margin:6px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:10px;align-items:center">${mark('leaf', '#2f7d4f', 50)}<div><b style="font-size:25px;color:#2f7d4f">${he('אביב בריא')}</b><br>${he('מרכז לסקר רפואי תקופתי')}</div></div><b style="font-size:20px">${he('סקר תקופתי - תוצאות מעבדה')}</b></div>
      <p>${he('נבדק: מר דורון קפלנסקי | ת.ז. 0-2850417-9 | יליד 30/01/1974 | רופאת הסקר: ד"ר ענת רוזנמן')}<br>${he('תאריך בדיקה: 14/06/2026 בצום 12 שעות')}</p>
      <table class="t"><tr><th style="width:38%">${he('בדיקה')}</th><th>${he('תוצאה')}</th><th>${he('יחידות')}</th><th>${he('ערך תקין')}</th><th>${he('03/06/2025')}</th></tr>
      ${part('סוכר ושומנים', ['glu;סוכר בצום;Glucose;104;mg/dL;70 - 99;98', 'a1c;המוגלובין מסוכרר;HbA1c;5.8;%;4.0 - 5.6;5.6', 'chol;כולסטרול כללי;Cholesterol;219;mg/dL;עד 200;226', 'ldl;כולסטרול רע;LDL;141;mg/dL;עד 130;149', 'hdl;כולסטרול טוב;HDL;43;mg/dL;מעל 40;41', 'trig;שומנים;Triglycerides;176;mg/dL;עד 150;181', 'hscrp;CRP רגיש;;2.6;mg/L;עד 3.0;'])}
      ${part('כבד וכליות', ['alt;GPT;ALT;57;U/L;0 - 41;44', 'ast;GOT;AST;36;U/L;0 - 40;31', 'ggt;GGT;;71;U/L;8 - 61;58', 'alp;פוספטזה בסיסית;ALP;66;U/L;40 - 130;', 'tbil;בילירובין כללי;;0.9;mg/dL;עד 1.2;', 'alb;אלבומין;;4.6;g/dL;3.5 - 5.2;', 'urea;שתנן;Urea;33;mg/dL;17 - 43;31', 'crea;קריאטינין;Creatinine;0.98;mg/dL;0.70 - 1.20;0.95', 'uric;חומצת שתן;Uric acid;7.6;mg/dL;3.5 - 7.2;7.1'])}
      ${part('ספירת דם', ['wbc;תאים לבנים;WBC;6.3;K/µL;4.0 - 10.8;6.0', 'rbc;תאים אדומים;RBC;5.21;M/µL;4.5 - 5.9;', 'hgb;המוגלובין;HGB;15.4;g/dL;13.5 - 17.5;15.6', 'mcv;נפח כדורית;MCV;88.1;fL;80 - 99;', 'plt;טסיות;PLT;241;K/µL;150 - 450;255'])}
      ${part('הורמונים וויטמינים', ['tsh;TSH;;1.94;mIU/L;0.35 - 4.9;2.10', 'vitd;ויטמין D;25-OH;19;ng/mL;מעל 30;24', 'b12;ויטמין B12;;402;pg/mL;190 - 880;', 'ferr;פריטין;Ferritin;318;ng/mL;30 - 400;', 'psa;PSA;;1.12;ng/mL;עד 3.5;0.98'])}
      ${part('שתן וצואה', ['uprot;חלבון בשתן;;שלילי;;שלילי;', 'uglu;סוכר בשתן;;שלילי;;שלילי;', 'ubld;דם בשתן;;עקבות;;שלילי;', 'fobt;דם סמוי בצואה;FIT;שלילי;;שלילי;'])}</table>
      <p>${c.t('הערות הסקר: {x|HbA1c 5.7-6.4 מתאים לטרום סוכרת|reference comment|d.predm}. {x|מדד כבד שומני FIB-4 לא חושב|not done}. {x|מומלץ אולטרסאונד בטן|recommended|i.usabd}. {x|לחזור על שתן כללית|recommended}. {x|ויטמין D - לשקול תוסף|considered|m.chole}. {x|אב - סרטן ערמונית בגיל 71|family history|d.prostca}.')}</p>
      <p>${c.t('לא נכלל בחבילה: {x|טסטוסטרון|not done|l.testo}, {x|הליקובקטר בצואה|not done|l.hpsa}.')} ${he('▲ מעל הטווח ▼ מתחת לטווח')}</p>`,
      'rtl',
    )
  },
  { dateAliases: ['2025-06-03'], width: 1000, scale: 1.4 },
)

/** A hospital's anaemia sheet: limits first, then unit, result and mark at the row's end. */
const anaemia = doc(
  'p9252.jpg',
  ['he', 'lab', 'scan'],
  '2026-07-22',
  ['המרכז הרפואי רמת הגפן', 'רמת הגפן', 'המרכז הרפואי רמת הגפן - מעבדה המטולוגית', 'מרכז רפואי רמת הגפן'],
  ['ד"ר סמדר אילוז', 'סמדר אילוז', 'אילוז סמדר'],
  ['לנה וורוביוב', 'וורוביוב לנה', "גב' לנה וורוביוב"],
  'דו"ח תוצאות',
  (c) => {
    const row = (s) => {
      const r = c.lab(s)
      return `<tr data-e="${r.n}"><td>${mixed(r.label)}</td><td>${mixed(r.ref)}</td><td>${ltr(r.unit)}</td><td class="v">${mixed(r.printed)}</td><td>${r.flag === 'H' || r.flag === 'L' ? ltr(r.flag) : ''}</td></tr>`
    }
    const part = (t, list) => `<tr class="g"><td colspan="5">${he(t)}</td></tr>${list.map(row).join('')}`
    return sheet(
      `body{font:18px/1.25 ${FACE.david};font-size:19px;padding:40px 70px}.t td,.t th{padding:1px 10px}.t th{border-top:1.5px solid #000;border-bottom:1.5px solid #000}.g td{text-align:center;letter-spacing:1px;border-bottom:1px solid #777;padding-top:6px!important}.v{font-weight:bold}.h td{padding:1px 4px}p{margin:7px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div><b style="font-size:25px">${he('המרכז הרפואי רמת הגפן')}</b><br>${he('מעבדה המטולוגית, טל. 00-0004412')}</div>${barcode(c.rnd, 38, 42)}</div>
      <p style="text-align:center"><u style="font-size:22px">${he('דו"ח תוצאות')}</u></p>
      <table class="h"><tr><td>${he("שם: גב' וורוביוב לנה")}</td><td>${he('ת.ז.: 0-3271845-0')}</td><td>${he('גיל: 36')}</td></tr><tr><td>${he('מבקשת: ד"ר סמדר אילוז')}</td><td>${he('זמן דגימה: 22/07/2026 09:05')}</td><td>${he('זמן דיווח: 23/07/2026 12:41')}</td></tr></table>
      <p>${c.t('אבחנה בהזמנה: {x|לבירור אנמיה|question|d.anemia}')}</p>
      <table class="t"><tr><th style="width:38%">${he('בדיקה')}</th><th>${he('ערכי ייחוס')}</th><th>${he('יחידות')}</th><th>${he('תוצאה')}</th><th>${he('סימון')}</th></tr>
      ${part('ספירת דם', ['wbc;לויקוציטים;5.9;10^9/L;4.5 - 11.0', 'rbc;אריתרוציטים;4.86;10^12/L;4.0 - 5.2', 'hgb;המוגלובין;9.4;g/dL;12.0 - 16.0', 'hct;המטוקריט;30.8;%;36.0 - 46.0', 'mcv;MCV;63.4;fL;80.0 - 96.0', 'mch;MCH;19.3;pg;27.0 - 33.0', 'mchc;MCHC;30.5;g/dL;32.0 - 36.0', 'rdw;RDW;18.7;%;11.5 - 14.5', 'plt;תרומבוציטים;487;10^9/L;150 - 400', 'retic;רטיקולוציטים;1.4;%;0.5 - 2.0', 'hypo;היפוכרומיה;31.2;%;עד 5.0'])}
      ${part('משק ברזל', ['fe;ברזל;22;µg/dL;50 - 170', 'transf;טרנספרין;371;mg/dL;200 - 360', 'tsat;רוויון טרנספרין;4;%;20 - 50', 'ferr;פריטין;5.1;ng/mL;13.0 - 150.0', 'sflt;קולטן מסיס לטרנספרין;6.8;mg/L;1.9 - 4.4'])}
      ${part('ויטמינים', ['b12;ויטמין B12;288;pg/mL;197 - 771', 'fol;חומצה פולית;8.1;ng/mL;3.9 - 26.8'])}
      ${part('המוליזה', ['ldh;LDH;174;U/L;135 - 214', 'hapto;הפטוגלובין;121;mg/dL;30 - 200', 'tbil;בילירובין;0.4;mg/dL;עד 1.2', 'coombs;קומבס ישיר;שלילי;;שלילי'])}
      ${part('אלקטרופורזה של המוגלובין', ['hba;Hb A;94.1;%;96.0 - 98.5', 'hba2;Hb A2;4.9;%;2.0 - 3.3', 'hbf;Hb F;1.0;%;עד 1.5', 'hbs;Hb S;לא נמצא;;לא נמצא'])}
      ${part('שונות', ['ttg;טרנסגלוטמינאז IgA;2.1;U/mL;עד 7.0', 'iga;IgA כללי;188;mg/dL;70 - 400', 'crp;CRP;1.9;mg/L;עד 5.0', 'esr;שקיעת דם;27;mm/h;עד 20'])}</table>
      <p>${c.t('משטח דם: {o|אניזוציטוזיס}, {o|תאי מטרה}. {x|לא נראו בלסטים|negated|l.blast}.')}</p>
      <p>${c.t('פענוח: {o|הרוויון והפריטין מתאימים לחוסר ברזל}; {x|HbA2 מוגבר מחשיד לנשאות תלסמיה - יש לחזור לאחר תיקון הברזל|question|d.thal}. {x|מומלץ ייעוץ גנטי לבן הזוג|recommended}.')}</p>
      <p>${c.t('{x|G6PD - הדגימה לא התאימה, לא בוצע|not done|l.g6}. {x|אלפא תלסמיה גנטי - בביצוע|pending|d.thalint}.')}</p>
      <div style="display:flex;justify-content:space-between;align-items:center"><span>${he('אישר: ד"ר פבל ליפשיץ, מנהל המעבדה')}</span>${signature(c.rnd, '#222')}</div>${c.no('ד"ר פבל ליפשיץ', 'laboratory head')}`,
      'rtl',
    )
  },
  { dateAliases: ['2026-07-23'], width: 1000, scale: 1.4, degrade: { angle: 0.8 } },
)

/** A fund's telephone list, printed: what deviates first, then what is in order; each in two lines. */
const phone = doc(
  'p9253.png',
  ['he', 'lab', 'clean'],
  '2026-08-30',
  ['קופת חולים צפונית', 'צפונית', 'צפונית דיגיטל', 'קופ"ח צפונית'],
  ['ד"ר ראמי סבאח', 'ראמי סבאח', 'סבאח ראמי'],
  ['נופר בן-חיים', 'בן-חיים נופר', "גב' נופר בן-חיים"],
  'תוצאות בדיקות מעבדה',
  (c) => {
    const line = (s) => {
      const r = c.lab(s)
      const word = { H: 'גבוה מהטווח', L: 'נמוך מהטווח' }[r.flag] ?? ''
      return `<div class="i" data-e="${r.n}"><div><span>${mixed(r.label)}</span><b>${mixed(r.printed)} ${ltr(r.unit)}</b></div><div><small>${r.ref ? `${he('הטווח התקין:')} ${mixed(r.ref)}` : ''}</small><small class="w">${he(word)}</small></div></div>`
    }
    const part = (t, colour, list) =>
      `<h3 style="background:${colour}">${he(t)}</h3><div class="two">${list.map(line).join('')}</div>`
    return sheet(
      `body{font:16px/1.35 ${FACE.notoHe};font-size:16px;padding:34px 60px}.two{display:grid;grid-template-columns:1fr 1fr;gap:0 34px}.i{border-bottom:1px solid #ccd;padding:4px 4px}.i>div{display:flex;justify-content:space-between}small{color:#555;font-size:13px}.w{color:#b3261e;font-weight:bold}h3{font-size:16px;color:#fff;padding:3px 12px;border-radius:14px;margin:12px 0 4px}p{margin:6px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center">${mark('wave', '#1c5fa8', 48)}<b style="font-size:23px;color:#1c5fa8">${he('קופת חולים צפונית')}</b><b style="font-size:20px">${he('תוצאות בדיקות מעבדה')}</b></div>
      <p>${he("גב' נופר בן-חיים, ת.ז. 0-3604418-2, בת 34")}<br>${he('נלקח ביום 30/08/2026 במרפאת נחל ציפורי | הפנה: ד"ר ראמי סבאח | הודפס 03/09/2026')}</p>
      ${part('תוצאות חריגות (9)', '#b3261e', ['tsh;TSH;7.82;mIU/L;0.55-4.78', 'tpo;נוגדני TPO;264;IU/mL;עד 60', 'prl;פרולקטין;31.4;ng/mL;2.8-29.2', 'vitd;ויטמין D;14.6;ng/mL;30-100', 'ferr;פריטין;9;ng/mL;10-291', 'neutp;נויטרופילים %;39.2;%;42-75', 'lymphp;לימפוציטים %;48.6;%;20-45', 'ldl;כולסטרול LDL;133;mg/dL;עד 130', 'uwbc;לויקוציטים בשתן;12;/HPF;0-5'])}
      ${part('תוצאות תקינות (25)', '#2a7a52', ['ft4;T4 חופשי;12.4;pmol/L;11.5-22.7', 'ft3;T3 חופשי;4.6;pmol/L;3.5-6.5', 'fsh;FSH;6.3;mIU/mL;2.5-10.2', 'lh;LH;5.1;mIU/mL;1.9-12.5', 'e2;אסטרדיול;148;pmol/L;71-529', 'testo;טסטוסטרון;0.9;nmol/L;0.5-2.6', 'glu;גלוקוז;83;mg/dL;70-100', 'crea;קריאטינין;0.61;mg/dL;0.5-1.1', 'na;נתרן;139;mmol/L;135-146', 'k;אשלגן;4.3;mmol/L;3.5-5.1', 'ca;סידן;9.2;mg/dL;8.3-10.6', 'phos;זרחן;3.4;mg/dL;2.4-5.1', 'mg;מגנזיום;2.0;mg/dL;1.3-2.7', 'alt;ALT;14;U/L;10-49', 'ast;AST;18;U/L;עד 34', 'chol;כולסטרול;196;mg/dL;עד 200', 'hdl;כולסטרול HDL;52;mg/dL;מעל 50', 'trig;טריגליצרידים;78;mg/dL;עד 150', 'wbc;תאי דם לבנים;4.9;K/uL;4.5-11', 'hgb;המוגלובין;12.6;g/dL;12-16', 'mcv;MCV;84;fL;80-100', 'plt;טסיות דם;233;K/uL;150-450', 'fol;חומצה פולית;9.9;ng/mL;5.4-24', 'unit;ניטריט בשתן;שלילי;;שלילי', 'uglu;גלוקוז בשתן;שלילי;;שלילי'])}
      ${part('ללא טווח', '#666', ['ucult;תרבית שתן;אין צמיחה;;', 'rubg;אדמת IgG;מחוסנת;;'])}
      <p>${c.t('ד"ר ראמי סבאח כתב: "{x|נראה כמו תת פעילות של בלוטת התריס, נדבר בתור|question|d.hypothy}. {x|לא להתחיל אלטרוקסין עד לבדיקה חוזרת|not given|m.levo}. {x|בדיקת TSH חוזרת בעוד 6 שבועות|planned|l.tsh}. {x|US תריס|ordered|i.usthy}."')}</p>
      <p>${c.t('{x|מאקרופרולקטין - טרם התקבל|pending}. {x|נטילת ביוטין עלולה לשבש בדיקות תריס|reference comment}. {x|ביטול תור ללא עמלה עד 24 שעות מראש|instruction}.')}</p>`,
      'rtl',
    )
  },
  { dateAliases: ['2026-09-03'], width: 1000, scale: 1.4 },
)

/** A family doctor's program: days down, analytes across, unit and limits under each heading; two tables. */
const followup = doc(
  'p9254.jpg',
  ['he', 'lab', 'photo'],
  '2026-10-06',
  ['מרפאת נווה שקמה', 'נווה שקמה', 'מרפאה נווה שקמה', 'מרפאת נווה שקמה - רפואת משפחה'],
  ['ד"ר יהודית אלון-צור', 'יהודית אלון-צור', 'אלון-צור יהודית'],
  ['סאלח נסאר', 'נסאר סאלח', 'מר סאלח נסאר'],
  'ריכוז בדיקות לאורך זמן',
  (c) => {
    const table = (title, heads, lines) => {
      const list = heads.map((h) => h.split(';'))
      const body = lines.map((s) => {
        const [date, ...values] = s.split('|')
        return `<tr><th>${ltr(date.split('-').reverse().join('/'))}</th>${values.map((v, i) => `<td>${v === '-' ? '' : resultCell(c, list[i][0], list[i][1], v, list[i][2], list[i][3], date, (r) => (r.flag === 'H' || r.flag === 'L' ? `${v} !` : v))}</td>`).join('')}</tr>`
      })
      return `<h3>${he(title)}</h3><table class="t"><tr><th>${he('תאריך')}</th>${list.map(([, label, unit, ref]) => `<th>${mixed(label)}<br><small>${ltr(unit)}<br>${mixed(ref)}</small></th>`).join('')}</tr>${body.join('')}</table>`
    }
    return sheet(
      `body{font:17px/1.3 ${FACE.arial};font-size:17.5px;padding:44px 56px}.t td,.t th{border:1px solid #666;text-align:center;padding:3px 5px}.t tr:first-child th{background:#ececec}small{font-weight:normal;font-size:14px}h3{font-size:18px;margin:12px 0 3px}p{margin:6px 0}`,
      `<div style="display:flex;justify-content:space-between;border-bottom:1px solid #000"><b style="font-size:21px">${he('מרפאת נווה שקמה')}</b><b style="font-size:21px">${he('ריכוז בדיקות לאורך זמן')}</b></div>
      <p>${he('מטופל: נסאר סאלח | ת.ז. 0-5319026-7 | תאריך לידה 11/11/1959 | רופאה: ד"ר יהודית אלון-צור | הופק: 08/10/2026')}</p>
      ${table('סוכר וכליות', ['glu;גלוקוז;mg/dL;70-100', 'a1c;HbA1c;%;4-6', 'crea;קריאטינין;mg/dL;0.7-1.3', 'egfr;eGFR;mL/min;מעל 60', 'k;אשלגן;mmol/L;3.5-5.1', 'uacr;ACR בשתן;mg/g;עד 30'], ['2026-10-06|138|7.1|1.46|52|4.9|84', '2026-06-23|151|7.5|1.51|50|5.3|97', '2026-03-10|177|8.2|1.44|53|5.0|-', '2025-11-18|196|8.9|1.38|56|4.8|118', '2025-07-01|182|8.6|1.33|58|4.7|-'])}
      ${table('שומנים וכבד', ['chol;כולסטרול;mg/dL;עד 200', 'ldl;LDL;mg/dL;עד 100', 'hdl;HDL;mg/dL;מעל 40', 'trig;טריגליצרידים;mg/dL;עד 150', 'alt;ALT;U/L;0-45', 'ck;CK;U/L;30-200'], ['2026-10-06|131|58|44|143|29|164', '2026-03-10|148|72|42|171|33|-', '2025-07-01|203|124|39|202|41|149'])}
      ${table('ספירה ואחר', ['hgb;המוגלובין;g/dL;13-17', 'wbc;WBC;K/uL;4-11', 'plt;PLT;K/uL;140-440', 'b12;B12;pg/mL;200-900', 'uric;חומצת שתן;mg/dL;3.4-7', 'pth;PTH;pg/mL;15-65'], ['2026-10-06|12.7|7.4|206|214|6.8|71', '2025-11-18|12.9|8.1|221|187|8.3|-'])}
      <p>${c.t('אבחנות ברשומה: {d.dm2|סוכרת סוג 2|icd=E11.9/E11.22}, {d.ckd3|אי ספיקת כליות כרונית שלב 3|icd=N18.30/N18.31}, {d.htn|יתר לחץ דם|icd=I10}, {d.gout|שיגדון|icd=M10.9}.')}</p>
      <p>${c.t('מטופל ב: {m.empa|ג\'ארדיאנס 10 מ"ג}, {m.sitamet|ג\'נואט 50/500|dose=-}, {m.sema|אוזמפיק 0.5 מ"ג}, {m.ros|רוסובסטטין 20 מ"ג}, {m.febu|פבוקסוסטט 80 מ"ג}, {m.telm|מיקרדיס 80 מ"ג}.')}</p>
      <p>${c.t('תזכורות: {x|בדיקת עיניים - באיחור|planned}; {x|חיסון שפעת - מומלץ|recommended|m.vflu}; {x|לא לרשום נוגדי דלקת|warned|m.ibu}; {x|אם אשלגן מעל 5.5 - להפסיק מיקרדיס|conditional|m.telm}. {x|יעד LDL מתחת ל-55|reference comment|l.ldl}. {x|פוספט - לא נבדק|not done|l.phos}.')}</p>
      <div style="display:flex;justify-content:space-between;align-items:center"><span>${he('! = מחוץ לטווח')}</span>${signature(c.rnd)}${stamp(['ד"ר יהודית אלון-צור', 'רפואת המשפחה', 'מ.ר. 00614'], '#26306f', 5)}${matrixCode(c.rnd, 16, 3)}</div>`,
      'rtl',
    )
  },
  { dateAliases: ['2026-10-08'], width: 1060, scale: 1.4, degrade: { angle: -0.9, folds: [0.52] } },
)

export const practice32HeLabs = [survey, anaemia, phone, followup]
