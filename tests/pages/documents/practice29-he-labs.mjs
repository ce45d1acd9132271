/** Laboratory paper in Hebrew for practice: a dialysis unit's months across with the treatment's data beside, a fund's print with result and earlier result in one table, an oncologist's follow-up with days down, a clinic's rapid tests filled in by hand, an emergency ward's groups in a column at the right. */
import { barcode, mark, matrixCode, signature, stamp } from '../lib/decor.mjs'
import { FACE, doc, he, ltr, mixed, resultCell, sheet } from './blind-parts.mjs'

const PEN = `.w{font-family:'Playpen Sans Hebrew','Hadasim CLM','David CLM';color:#1d2f6f;font-size:18px}`
const arrows = (r) => (r.flag === 'H' ? ' ▲' : r.flag === 'L' ? ' ▼' : '')

/** A dialysis unit: four months across, newest beside the name; treatment data in labelled lines at the side of the head. */
const dialysis = doc(
  'p9121.jpg',
  ['he', 'lab', 'photo'],
  '2026-07-06',
  [
    'המרכז הרפואי רמת האלון',
    'רמת האלון',
    'יחידת הדיאליזה',
    'המרכז הרפואי רמת האלון - יחידת הדיאליזה',
    'יחידת הדיאליזה, המרכז הרפואי רמת האלון',
  ],
  ['ד"ר סמי חורי', 'סמי חורי', 'חורי סמי'],
  ['נחום ברכה', 'ברכה נחום', 'מר נחום ברכה'],
  'ריכוז בדיקות חודשי',
  (c) => {
    const days = ['2026-07-06', '2026-06-01', '2026-05-04', '2026-04-06']
    const row = (s) => {
      const [key, label, unit, ref, values] = s.split(';')
      return `<tr><th>${mixed(label)}</th>${values
        .split('|')
        .map(
          (v, i) =>
            `<td>${v === '-' ? '' : resultCell(c, key, label, v, unit, ref, days[i], (r) => v + arrows(r))}</td>`,
        )
        .join('')}<td>${ltr(unit)}</td><td>${mixed(ref)}</td></tr>`
    }
    const f = (k, s) => `<tr><th>${he(k)}:</th><td>${c.t(s)}</td></tr>`
    return sheet(
      `body{font:17px/1.25 ${FACE.arial};font-size:17.5px;padding:36px 52px}.t td,.t th{border:1px solid #777;padding:3px 10px}.t td{text-align:center}.t tr>th:first-child{background:#e8eef0;width:24%}.t thead th{background:#d4e0e3;text-align:center}.f th{width:150px;white-space:nowrap;padding:2px 4px}.f td{padding:2px 4px}p{margin:8px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center;border-bottom:3px solid #1e5b66"><div><b style="font-size:26px;color:#1e5b66">${he('המרכז הרפואי רמת האלון')}</b><br>${he('יחידת הדיאליזה | מערך נפרולוגי')}</div><b style="font-size:23px">${he('ריכוז בדיקות חודשי')}</b>${mark('wave', '#1e5b66', 48)}</div>
      <table class="f" style="margin:8px 0">${f('שם המטופל', 'ברכה נחום \u00a0 ת.ז. 0-0427711-9 \u00a0 ת. לידה 22/09/1949')}${f('נפרולוג', 'ד"ר סמי חורי \u00a0 אחות אחראית: מרינה פולק')}${f('אבחנות', '{d.esrd|אי ספיקת כליות סופנית|icd=N18.6}, {d.dnephro|נפרופתיה סוכרתית|icd=E11.21}, {d.secpth|היפרפאראתירואידיזם משני|icd=N25.81}')}${f('טיפול', "{p.dialysis|המודיאליזה} ב', ד', ו' - 4 שעות, דרך {p.p29fist|פיסטולה|on=2021} משנת 2021")}${f('משקל יבש', '{o|74.5 ק"ג}. עלייה בין טיפולים: {o|2.3 ק"ג}')}${f('תרופות בטיפול', '{m.epo|אראנספ 40 מק"ג|dose=40 מק"ג;freq=פעם בשבוע} פעם בשבוע, {m.venofer|ונופר 100 מ"ג|freq=פעם בחודש} פעם בחודש, {m.alfac|אלפא D3 0.5 מק"ג|dose=0.5 מק"ג;freq=3 פעמים בשבוע} 3 פעמים בשבוע, {m.sevel|רנוולה 800 מ"ג|freq=3 פעמים ביום} 3 פעמים ביום')}</table>${c.no('מרינה פולק', 'nurse')}
      <table class="t"><thead><tr><th>${he('בדיקה')}</th>${days.map((d) => `<th>${ltr(d.split('-').reverse().join('/'))}</th>`).join('')}<th>${he('יחידות')}</th><th>${he('תחום')}</th></tr></thead>
      ${['hgb;המוגלובין;g/dL;13.5-17.5;11.2|10.6|9.8|10.1', 'plt;טסיות;K/uL;150-450;188|196|203|175', 'ferr;פריטין;ng/mL;30-400;512|468|395|310', 'tsat;רוויון טרנספרין;%;20-50;31|27|19|22', 'urea;אוריאה לפני;mg/dL;17-43;128|141|119|133', 'p29ureapost;אוריאה אחרי;mg/dL;;37|46|36|39', 'p29urr;URR;%;;71|67|70|71', 'e12ktv;Kt/V;;;1.46|1.31|1.42|1.44', 'crea;קריאטינין;mg/dL;0.7-1.2;7.9|8.3|7.6|8.0', 'na;נתרן;mmol/L;136-145;137|138|136|139', 'k;אשלגן;mmol/L;3.5-5.1;5.3|5.8|4.9|5.0', 'hco3;ביקרבונט;mmol/L;22-29;21|20|22|23', 'ca;סידן;mg/dL;8.6-10.2;8.9|8.4|8.7|9.0', 'phos;זרחן;mg/dL;2.7-4.5;5.1|6.2|5.6|4.4', 'alb;אלבומין;g/dL;3.5-5.2;3.7|3.6|3.8|3.7', 'pth;PTH;pg/mL;15-65;486|-|-|612', 'crp;CRP;mg/L;עד 5;3.1|-|8.4|-', 'hbsag;HBsAg;;שלילי;שלילי|-|-|שלילי', 'antihcv;Anti-HCV;;שלילי;שלילי|-|-|-'].map(row).join('')}</table>
      <p>${c.t('יעדי היחידה: {x|המוגלובין 10-11.5|target}, {x|Kt/V מעל 1.2|target}, {x|זרחן 3.5-5.5|target}, {x|PTH 130-600|target}.')}</p>
      <p>${c.t('הערות: {x|זיהום בפיסטולה - אין|negated}. {x|אם PTH יעלה מעל 600 - להוסיף מימפרה|conditional|m.cinac}. {x|ברשימת ההמתנה להשתלת כליה|planned|p.renaltx}. לחודש הבא: {x|הורמון בלוטת התריס|ordered|l.tsh}, {x|אלומיניום|ordered}.')}</p>
      <div style="display:flex;justify-content:space-between;align-items:center"><span>${he('הופק 08/07/2026')}</span>${signature(c.rnd)}${stamp(['ד"ר סמי חורי', 'נפרולוגיה', 'מ.ר. 00644'], '#26306f', -5)}</div>`,
      'rtl',
    )
  },
  {
    dateAliases: ['2026-07-08', '2026-06-01'],
    width: 1040,
    scale: 1.42,
    degrade: { angle: 0.9, folds: [0.52] },
  },
)

/** A fund's print: result with a word, unit and limits, then the earlier result with its own day and the change. */
const recent = doc(
  'p9122.png',
  ['he', 'lab', 'clean'],
  '2026-03-03',
  ['קופת חולים עין הסחלב', 'עין הסחלב', 'קופ"ח עין הסחלב', 'קופת חולים עין הסחלב - מעבדה מרכזית'],
  ['ד"ר אולגה פרנקל', 'אולגה פרנקל', 'פרנקל אולגה'],
  ['סיגלית אביטן', 'אביטן סיגלית', "גב' סיגלית אביטן"],
  'תוצאות בדיקות מעבדה',
  (c) => {
    const row = (s) => {
      const [line, old, on, change] = s.split('#')
      const [key, label, , unit, ref] = line.split(';')
      const r = c.lab(line)
      const word = r.flag === 'H' ? 'גבוה' : r.flag === 'L' ? 'נמוך' : r.flag === 'N' ? 'תקין' : ''
      c.entities[r.n].text ??= [r.label, r.printed, r.unit].filter(Boolean).join(' ')
      const day = on?.split('/').reverse().join('-')
      return `<tr><td data-e="${r.n}">${mixed(r.label)}</td><td data-e="${r.n}"><b>${mixed(r.printed)}</b></td><td class="${r.flag === 'N' ? '' : 'o'}">${he(word)}</td><td>${ltr(unit)}</td><td>${mixed(ref ?? '')}</td><td>${old ? resultCell(c, key, label, old, unit, ref, day) : ''}</td><td>${ltr(on)}</td><td>${he(change ?? '')}</td></tr>`
    }
    const group = (t, list) => `<tr><td colspan="8" class="g">${he(t)}</td></tr>${list.map(row).join('')}`
    return sheet(
      `body{font:16px/1.32 ${FACE.notoHe};font-size:16px;padding:38px 50px}.t td,.t th{padding:3px 9px;border-bottom:1px solid #d6d6d6}.t th{background:#5a3f78;color:#fff;font-size:15px}.g{background:#efe9f5;font-weight:bold}.o{color:#b00020;font-weight:bold}.h td{padding:3px 6px}p{margin:7px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:10px;align-items:center">${mark('leaf', '#5a3f78', 46)}<div><b style="font-size:24px;color:#5a3f78">${he('קופת חולים עין הסחלב')}</b><br>${he('מעבדה מרכזית, מחוז דרום')}</div></div><div style="text-align:left"><b style="font-size:22px">${he('תוצאות בדיקות מעבדה')}</b><br>${he('הופק ביום 05/03/2026')}</div></div>
      <table class="h" style="border:1px solid #5a3f78;margin:8px 0"><tr><td>${he("שם: גב' סיגלית אביטן")}</td><td>${he('ת.ז. 0-2816540-6')}</td><td>${he('ת. לידה: 14/06/1971 נקבה')}</td></tr><tr><td>${he('רופאה מפנה: ד"ר אולגה פרנקל')}</td><td>${he('תאריך לקיחה: 03/03/2026 07:48')}</td><td>${he('סניף: נווה דקלים')}</td></tr></table>
      <table class="t"><tr><th style="width:25%">${he('בדיקה')}</th><th>${he('תוצאה')}</th><th>${he('הערכה')}</th><th>${he('יחידות')}</th><th>${he('טווח')}</th><th>${he('תוצאה קודמת')}</th><th>${he('תאריך')}</th><th>${he('שינוי')}</th></tr>
      ${group('ספירת דם', ['wbc;לויקוציטים WBC;6.42;K/micL;4.8-10.8#7.10#11/09/2025#', 'hgb;המוגלובין HGB;11.3;g/dL;12-16#12.4#11/09/2025#ירידה', 'mcv;נפח כדורית MCV;78.6;fL;80-100#82.0#11/09/2025#ירידה', 'rdw;RDW;16.1;%;11.5-14.5#14.2#11/09/2025#עלייה', 'plt;טסיות PLT;388;K/micL;130-400#341#11/09/2025#', 'eos;אאוזינופילים;0.21;K/micL;0-0.5'])}
      ${group('ביוכימיה', ['glu;גלוקוז בצום;112;mg/dL;70-100#104#11/09/2025#עלייה', 'a1c;המוגלובין מסוכרר HbA1c;6.2;%;4.0-5.6#6.0#20/02/2025#', 'crea;קריאטינין;0.71;mg/dL;0.5-0.9#0.68#11/09/2025#', 'uric;חומצה אורית;5.4;mg/dL;2.4-5.7', 'ggt;GGT;58;U/L;0-40#44#20/02/2025#עלייה', 'alt;ALT (GPT);41;U/L;0-33#36#20/02/2025#עלייה', 'chol;כולסטרול כללי;214;mg/dL;עד 200#236#11/09/2025#ירידה', 'ldl;כולסטרול LDL;131;mg/dL;עד 130#152#11/09/2025#ירידה', 'hdl;כולסטרול HDL;46;mg/dL;מעל 45#45#11/09/2025#', 'trig;טריגליצרידים;187;mg/dL;עד 150#194#11/09/2025#'])}
      ${group('ברזל וויטמינים', ['fe;ברזל;34;micg/dL;37-145#52#03/06/2024#ירידה', 'ferr;פריטין;7.9;ng/mL;13-150#15.5#03/06/2024#ירידה', 'transf;טרנספרין;341;mg/dL;200-360', 'fol;חומצה פולית;9.8;ng/mL;3.9-26.8#8.1#03/06/2024#', 'b12;ויטמין B12;224;pg/mL;197-771#287#03/06/2024#ירידה', 'vitd;ויטמין D 25-OH;41;nmol/L;75-250#36#20/02/2025#'])}
      ${group('הורמונים וסרולוגיה', ['tsh;TSH;5.61;mIU/L;0.35-4.94#4.20#11/09/2025#עלייה', 'ft4;Free T4;12.4;pmol/L;9.0-19.0', 'tpo;נוגדני TPO;214;IU/mL;עד 34', 'ttg;tTG IgA;1.8;U/mL;עד 10', 'iga;IgA;188;mg/dL;70-400'])}</table>
      <p>${c.t('{x|HbA1c בין 5.7 ל-6.4 מתאים לטרום סוכרת|reference comment|d.predm}. {x|יעד LDL לחולה לב: מתחת ל-70|reference comment}. {x|צליאק: תוצאה מעל 10 מחייבת בירור|reference comment|d.celiac}.')}</p>
      <p>${c.t('טרם התקבלו: {x|אלקטרופורזה של המוגלובין|pending}, {x|דם סמוי בצואה|pending|l.fobt}. בדיקת {x|הומוציסטאין|not done|l.homo} לא בוצעה - מבחנה לא מתאימה.')}</p>
      <p>${he('לשאלות: מוקד המעבדות. הדפסה זו אינה מחליפה ייעוץ רפואי.')}</p>`,
      'rtl',
    )
  },
  { dateAliases: ['2026-03-05', '2025-09-11'], width: 1040, scale: 1.4 },
)

/** An oncologist's follow-up: days down, analytes across, the cycle written beside each; markers in a second table. */
const oncology = doc(
  'p9123.jpg',
  ['he', 'lab', 'scan'],
  '2026-05-19',
  [
    'מכון אונקולוגי נחל ערוגות',
    'נחל ערוגות',
    'המכון האונקולוגי נחל ערוגות',
    'מכון אונקולוגי נחל ערוגות - מרפאת שד',
  ],
  ["פרופ' תמי זילברשטיין", 'תמי זילברשטיין', 'זילברשטיין תמי'],
  ['פאטמה אבו-רקייק', 'אבו-רקייק פאטמה', "גב' פאטמה אבו-רקייק", 'פאטמה אבו רקייק'],
  'טבלת מעקב אונקולוגית',
  (c) => {
    const table = (heads, list) => {
      const cols = heads.map((h) => h.split(';'))
      return `<table class="t"><tr><th>${he('תאריך')}</th><th>${he('טיפול')}</th>${cols.map(([, n, u]) => `<th>${ltr(n)}<br><small>${ltr(u)}</small></th>`).join('')}</tr><tr class="r"><td colspan="2">${he('תחום')}</td>${cols.map(([, , , ref]) => `<td>${mixed(ref)}</td>`).join('')}</tr>${list
        .map((s) => {
          const [d, what, ...v] = s.split(';')
          const iso = d.split('.').reverse().join('-')
          return `<tr><td>${ltr(d)}</td><td>${he(what)}</td>${v.map((x, i) => `<td>${x === '-' ? '-' : resultCell(c, cols[i][0], cols[i][1], x, cols[i][2], cols[i][3], iso)}</td>`).join('')}</tr>`
        })
        .join('')}</table>`
    }
    const f = (k, s) => `<div class="f"><b>${he(k)}:</b><span>${c.t(s)}</span></div>`
    return sheet(
      `body{font:18px/1.35 ${FACE.david};font-size:20px;padding:40px 56px}.t{margin:6px 0}.t td,.t th{border:1px solid #555;padding:3px 6px;text-align:center}.t th{background:#f3e6ea}.r td{font-size:16px;color:#333}small{font-size:14.5px;font-weight:normal}.f{display:grid;grid-template-columns:150px 1fr;gap:8px;margin:3px 0}h3{font-size:21px;margin:10px 0 2px}p{margin:7px 0}span[data-e]{white-space:nowrap}`,
      `<div style="display:flex;justify-content:space-between;align-items:center;border-bottom:2px solid #8c2f4a"><div><b style="font-size:27px;color:#8c2f4a">${he('מכון אונקולוגי נחל ערוגות')}</b><br>${he('מרפאת שד')}</div>${mark('rings', '#8c2f4a', 52)}</div>
      <div style="font-size:24px;font-weight:bold;text-align:center;margin:6px 0">${he('טבלת מעקב אונקולוגית')}</div>
      ${f('מטופלת', 'פאטמה אבו-רקייק, ת.ז. 0-3328846-1, ילידת 03.04.1966')}
      ${f('רופאה מטפלת', "פרופ' תמי זילברשטיין")}
      ${f('אבחנה', '{d.breastca|סרטן השד משמאל|icd=C50.912}, {d.p29bonemet|גרורות בעצמות|icd=C79.51}')}
      ${f('טיפול נוכחי', '{m.p29palbo|איבראנס 100 מ"ג|freq=פעם ביום, 21 מתוך 28 יום} פעם ביום, 21 מתוך 28 יום; {m.letr|פמרה 2.5 מ"ג|freq=פעם ביום} פעם ביום; {m.deno|אקסג\'בה 120 מ"ג|freq=אחת ל-6 שבועות} אחת ל-6 שבועות')}
      ${f('טיפול קודם', '{m.tamox|טמוקסיפן|dose=-;st=stopped} (2014-2019). {p.lumpec|כריתת גוש|on=2014} 2014, {p.radioth|הקרנות|on=2014} 2014')}
      <h3>${he('ספירת דם וביוכימיה')}</h3>
      ${table(['wbc;WBC;K/uL;4.0-11.0', 'neut;Neut;K/uL;1.8-7.7', 'hgb;HGB;g/dL;12.0-16.0', 'plt;PLT;K/uL;150-400', 'crea;Creat;mg/dL;0.5-1.0', 'ca;Ca;mg/dL;8.5-10.5', 'alt;ALT;U/L;עד 35', 'alp;ALP;U/L;35-105'], ['19.05.2026;מחזור 5;2.9;1.2;11.4;162;0.74;8.8;28;118', '21.04.2026;מחזור 4;3.1;1.4;11.6;158;0.70;8.6;31;126', '24.03.2026;מחזור 3;2.6;0.9;11.1;139;0.77;8.3;44;141', '24.02.2026;מחזור 2;3.4;1.6;11.9;181;0.71;9.1;36;152', '27.01.2026;מחזור 1;6.2;3.9;12.3;254;0.69;9.4;25;168'])}
      <h3>${he('סמנים')}</h3>
      ${table(['ca153;CA 15-3;U/mL;עד 30', 'cea;CEA;ng/mL;עד 5', 'ldh;LDH;U/L;135-214', 'vitd;25-OH D;ng/mL;30-100'], ['19.05.2026;מחזור 5;46;3.2;188;34', '24.03.2026;מחזור 3;71;4.4;203;-', '27.01.2026;מחזור 1;138;6.9;247;21'])}
      ${f('הערות', 'מחזור 4 נדחה בשבוע. {d.p29neutp|נויטרופניה|icd=D70.1/D70.9}, {x|ללא חום|negated}. {x|נוולבן - לא הוחל|not given}')}
      ${f('הדמיה', '{i.petct|PET-CT|on=2026-05-06} 06.05.2026: תגובה חלקית. {x|ללא גרורות בכבד|negated|d.livermet}')}
      ${f('להמשך', '{x|MRI עמוד שדרה ביוני|planned|i.mrspine}. {x|אם נויטרופילים מתחת ל-1.0 - להפחית ל-75 מ"ג|conditional}. {x|הוזמן: מגנזיום|ordered|l.mg}. {x|אחות: סרטן שחלה בגיל 50|family history|d.ovca}')}
      <div style="display:flex;justify-content:space-between;align-items:center;margin-top:6px"><span>${he('עודכן: 19.05.2026')}</span>${signature(c.rnd, '#222')}</div>`,
      'rtl',
    )
  },
  { dateAliases: ['2026-04-21', '2026-05-06'], width: 1080, scale: 1.4, degrade: { angle: -0.6 } },
)

/** A clinic's printed form of rapid tests: results written by hand, printed choices crossed, rows left empty. */
const rapid = doc(
  'p9124.png',
  ['he', 'lab', 'clean'],
  '2026-02-17',
  ['מרפאת שדות הגליל', 'שדות הגליל', 'מרפאה אזורית שדות הגליל'],
  ['ד"ר מיכל אדלשטיין', 'מיכל אדלשטיין', 'אדלשטיין מיכל'],
  ['ענבר כהנא', 'כהנא ענבר', "גב' ענבר כהנא"],
  'גיליון בדיקות מהירות במרפאה',
  (c) => {
    const w = (s) => `<span class="w">${c.t(s)}</span>`
    const num = (s) => {
      const r = c.lab(s)
      return `<tr data-e="${r.n}"><td>${mixed(r.label)}</td><td class="v"><span class="w">${ltr(r.printed)}</span></td><td>${ltr(r.unit)}</td><td>${mixed(r.ref)}</td></tr>`
    }
    const none = (label, unit, ref, id) =>
      `<tr><td>${c.t(`{x|${label}|empty field|${id}}`)}</td><td class="v"></td><td>${ltr(unit)}</td><td>${mixed(ref)}</td></tr>`
    const pick = (key, label, choices, chosen) => {
      const r = chosen && c.lab(`${key};${label};${chosen};;`)
      const line = choices
        .map((x) => `<span class="c">${x === chosen ? '☒' : '☐'} ${mixed(x)}</span>`)
        .join('')
      return `<tr${r ? ` data-e="${r.n}"` : ''}><td>${r ? mixed(label) : c.t(`{x|${label}|empty field|l.${key}}`)}</td><td colspan="3">${line}</td></tr>`
    }
    const two = ['חיובי', 'שלילי']
    const plus = ['שלילי', '+', '++', '+++']
    return sheet(
      `${PEN}body{font:18px/1.45 ${FACE.miriam};font-family:'Miriam CLM','Liberation Sans','DejaVu Sans';padding:44px 66px}.t{margin:6px 0}.t td,.t th{border:1px solid #444;padding:4px 12px}.t th{background:#ececec}.t td:first-child{width:34%}.v{width:24%}.c{display:inline-block;min-width:104px}h3{font-size:19px;margin:12px 0 0}p{margin:8px 0}.l{border-bottom:1px dotted #333;padding:0 8px}`,
      `<div style="display:flex;justify-content:space-between;align-items:center">${mark('leaf', '#3b6b35', 46)}<div style="text-align:center"><b style="font-size:26px">${he('מרפאה אזורית שדות הגליל')}</b><br><b style="font-size:21px">${he('גיליון בדיקות מהירות במרפאה')}</b></div><span>${he('טופס 41')}</span></div>
      <p>${he('שם:')} <span class="l">${w('ענבר כהנא')}</span> &nbsp; ${he('ת.ז.:')} <span class="l">${w('0-6620183-5')}</span> &nbsp; ${he('ת. לידה:')} <span class="l">${w('9.11.1994')}</span></p>
      <p>${he('תאריך:')} <span class="l">${w('17.2.2026')}</span> &nbsp; ${he('שעה:')} <span class="l">${w('11:20')}</span> &nbsp; ${he('רופא/ה:')} <span class="l">${w('ד"ר מיכל אדלשטיין')}</span></p>
      <p>${he('סיבת הבדיקה:')} <span class="l">${w('{o|צריבה במתן שתן}, {o|חום 38.4}')}</span></p>
      <h3>${he('דם מהאצבע')}</h3><table class="t"><tr><th>${he('בדיקה')}</th><th>${he('תוצאה')}</th><th>${he('יחידה')}</th><th>${he('תקין')}</th></tr>
      ${num('glu;גלוקוז;118;mg/dL;70-140')}${num('hgb;המוגלובין;11.6;g/dL;12.0-16.0')}${num('crp;CRP;74;mg/L;עד 5')}${none('INR', '', '0.9-1.2', 'l.inr')}${none('HbA1c', '%', 'עד 5.7', 'l.a1c')}</table>
      <h3>${he('מקלון שתן')}</h3><table class="t">${pick('uleu', 'לויקוציטים', plus, '+++')}${pick('unit', 'ניטריטים', two, 'חיובי')}${pick('uprot', 'חלבון', plus, '+')}${pick('ubld', 'דם', plus, '++')}${pick('uglu', 'גלוקוז בשתן', plus, 'שלילי')}${pick('uket', 'קטונים', plus, '+')}${pick('ubil', 'בילירובין', plus, '')}${num('uph;pH;6.5;;5.0-8.0')}${num('usg;משקל סגולי;1.025;;1.005-1.030')}</table>
      <h3>${he('ערכות מהירות')}</h3><table class="t">${pick('hcgu', 'הריון בשתן (hCG)', two, 'שלילי')}${pick('strepa', 'סטרפטוקוק A', two, '')}${pick('fluaag', 'שפעת A', two, 'שלילי')}${pick('flubag', 'שפעת B', two, 'שלילי')}${pick('covag', 'קורונה (אנטיגן)', two, '')}</table>
      <p>${he('אבחנה:')} <span class="l">${w('{d.pyelo|פיאלונפריטיס|icd=N10/N12}')}</span></p>
      <p>${he('רגישויות:')} <span class="l">${w('{a.sulfa|סולפה|react=פריחה} - פריחה')}</span></p>
      <p>${he('ניתן במרפאה:')} <span class="l">${w('{m.ceftr?|רוצפין 1 גרם|dose=-;st=-} לשריר')}</span></p>
      <p>${he('טיפול:')} <span class="l">${w('{m.cefur|זינאט 500 מ"ג|freq=פעמיים ביום} פעמיים ביום, 10 ימים')}</span></p>
      <p>${he('הערות:')} <span class="l">${w('{x|שתן לתרבית - נשלח|pending|l.ucult}. {x|אולטרסאונד אם לא ישתפר|conditional|i.usren}. {x|לא בהריון|negated}')}</span></p>
      <div style="display:flex;justify-content:space-between;align-items:center"><span>${he('בוצע ע"י:')} <span class="l">${w('רונית (אחות)')}</span></span>${signature(c.rnd)}${stamp(['ד"ר מיכל אדלשטיין', 'מ.ר. 00918'], '#26306f', -6)}</div>`,
      'rtl',
    )
  },
  { width: 1000, scale: 1.4 },
)

/** An emergency ward's bloods: the group in a column of its own at the right beside its rows, a remark in the last column. */
const ward = doc(
  'p9125.png',
  ['he', 'lab', 'clean'],
  '2026-01-22',
  ['המרכז הרפואי הר השקמה', 'הר השקמה', 'המרכז הרפואי הר השקמה - מעבדת חירום', 'מעבדת חירום'],
  ['ד"ר יובל אסייג', 'יובל אסייג', 'אסייג יובל'],
  ['דורון פלדהיים', 'פלדהיים דורון', 'מר דורון פלדהיים'],
  'תוצאות מעבדת חירום',
  (c) => {
    const cells = (s) => {
      const [line, note = ''] = s.split('#')
      if (line.startsWith('>')) {
        const [label, why, id] = line.slice(1).split(';')
        return ['', `<td>${c.t(`{x|${label}|not done|${id}}`)}</td><td colspan="4">${he(why)}</td><td></td>`]
      }
      const r = c.lab(line)
      const off = r.flag === 'H' || r.flag === 'L'
      c.entities[r.n].text ??= [r.label, r.printed, r.unit].filter(Boolean).join(' ')
      return [
        ` data-e="${r.n}"`,
        `<td>${ltr(r.label)}</td><td>${off ? `<b>${ltr(r.printed)}</b>` : mixed(r.printed)}</td><td>${off ? r.flag : ''}</td><td>${ltr(r.unit)}</td><td>${mixed(r.ref)}</td><td>${he(note)}</td>`,
      ]
    }
    const group = (title, list) =>
      list
        .map(cells)
        .map(
          ([attr, html], i) =>
            `<tr>${i ? '' : `<th rowspan="${list.length}">${he(title)}</th>`}${html.replace(/<td>/, `<td${attr}>`).replace(/<\/td><td>/, `</td><td${attr}>`)}</tr>`,
        )
        .join('')
    return sheet(
      `body{font:16px/1.28 ${FACE.verdana};font-family:'Liberation Sans','Noto Sans Hebrew';font-size:16px;padding:36px 54px}.t td,.t th{border:1px solid #9a9a9a;padding:2px 9px}.t th{background:#e9edf4;width:13%;vertical-align:middle}.t .k th{background:#33507d;color:#fff}.h td{padding:3px 6px;border:1px solid #33507d}p{margin:7px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div><b style="font-size:24px;color:#33507d">${he('המרכז הרפואי הר השקמה')}</b><br>${he('מעבדת חירום')}</div><b style="font-size:21px">${he('תוצאות מעבדת חירום')}</b>${barcode(c.rnd, 30, 36)}</div>
      <table class="h" style="margin:8px 0"><tr><td>${he('שם: פלדהיים דורון')}</td><td>${he('ת.ז. 0-0936614-8')}</td><td>${he('לידה: 30.01.1953')}</td></tr><tr><td>${he('רופא: ד"ר יובל אסייג')}</td><td>${he('נדגם: 22.01.2026 03:15')}</td><td>${he('הוגש: 22.01.2026 04:02')}</td></tr></table>
      <table class="t"><tr class="k"><th>${he('קבוצה')}</th><th>${he('בדיקה')}</th><th>${he('תוצאה')}</th><th style="width:5%"></th><th>${he('יחידות')}</th><th>${he('נורמה')}</th><th>${he('הערה')}</th></tr>
      ${group('ספירת דם', ['wbc;WBC;18.7;10^9/L;4.5-11.0', 'neutp;Neutrophils %;88.2;%;40-75', 'lymphp;Lymphocytes %;6.1;%;20-45', 'hgb;Hemoglobin;15.9;g/dL;13.0-17.0', 'hct;Hematocrit;47.8;%;40-50', 'plt;Platelets;94;10^9/L;150-400#נבדק במשטח'])}
      ${group('קרישה', ['inr;INR;1.48;;0.9-1.2', 'aptt;APTT;41.0;sec;25-36', 'fib;Fibrinogen;688;mg/dL;200-400', 'dd;D-Dimer;3140;ng/mL;עד 500'])}
      ${group('כימיה', ['glu;Glucose;243;mg/dL;70-140', 'urea;Urea;92;mg/dL;17-43', 'crea;Creatinine;2.31;mg/dL;0.7-1.2#נבדק שוב', 'na;Sodium;131;mmol/L;136-145', '>Potassium;דגימה המוליטית - נא לשלוח שוב;l.k', 'alb;Albumin;3.0;g/dL;3.5-5.2', 'tbil;Bilirubin Total;3.9;mg/dL;0.2-1.2', 'dbil;Bilirubin Direct;2.8;mg/dL;0-0.3', 'alt;ALT;186;U/L;0-41', 'alp;ALP;311;U/L;40-129', 'lip;Lipase;34;U/L;13-60', 'ck;CK;140;U/L;39-308', 'crp;CRP;271;mg/L;עד 5', 'pct;Procalcitonin;22.4;ng/mL;עד 0.5#דווח טלפונית'])}
      ${group('גזים ורידיים', ['ph;pH;7.29;;7.32-7.43', 'pco2;pCO2;36;mmHg;41-51', 'abghco3;HCO3;17.2;mmol/L;22-28', 'lact;Lactate;4.8;mmol/L;0.5-2.2#דווח טלפונית'])}
      ${group('שתן כללי', ['usg;S.G.;1.022;;1.005-1.030', 'uph;pH Urine;5.5;;5.0-8.0', 'uprot;Protein;+;;שלילי', 'ubil;Bilirubin Urine;++;;שלילי', 'unit;Nitrite;שלילי;;שלילי', 'uleu;Leukocytes;שלילי;;שלילי'])}
      ${group('סרולוגיה', ['hbsag;HBsAg;שלילי;;שלילי', 'covidpcr;SARS-CoV-2 PCR;שלילי;;שלילי', '>Troponin T;בעבודה;l.trop'])}</table>
      <p>${c.t('{x|תרביות דם 2 סטים - בהדגרה|pending|l.bcult}. {x|סוג דם - לא נשלחה מבחנה|not done|l.abo}. ערכי פרוקלציטונין: {x|מעל 10 מתאים לאלח דם קשה|reference comment|d.sepsis}.')}</p>
      <p>${he('דווח לד"ר יובל אסייג בשעה 04:05 על ידי נסים א.')}</p>${c.no('נסים א.', 'technician')}
      <div style="display:flex;justify-content:space-between;align-items:center"><span>${he('H - מעל הנורמה, L - מתחת לנורמה. המעבדה מוסמכת.')}</span>${matrixCode(c.rnd, 16, 3)}</div>`,
      'rtl',
    )
  },
  { width: 1020, scale: 1.4 },
)

export const practice29HeLabs = [dialysis, recent, oncology, rapid, ward]
