/** Laboratory paper in Hebrew: a fund's site in sentences of limits, a history with a date on each row, results inside a haematologist's text, pregnancy bloods as a list of words, a private laboratory with the limits of each phase. */
import { barcode, hand, mark, matrixCode, signature, stamp } from '../lib/decor.mjs'
import { FACE, doc, he, ltr, mixed, rows, sheet } from './blind-parts.mjs'

const MIRIAM = `'Miriam CLM','Liberation Sans',sans-serif`

/** A fund's site, printed at home: limits as "בין ... ל-...", a word in a pill, the unit in words before the number. */
const site = doc(
  'p361.png',
  ['he', 'lab', 'clean'],
  '2026-02-08',
  ['קופת חולים שבילים', 'שבילים', 'קופ"ח שבילים', 'שבילים שירותי בריאות'],
  ['ד"ר תמר בן-ארי', 'תמר בן-ארי', 'בן-ארי תמר', 'ד"ר תמר בן ארי'],
  ['יהודה אלקיים', 'אלקיים יהודה', 'מר יהודה אלקיים'],
  'בדיקות מעבדה - תוצאות',
  (c) => {
    const word = { H: ['מעל הטווח', '#b3261e'], L: ['מתחת לטווח', '#b3261e'], N: ['בטווח', '#1f7a3d'] }
    const line = (s) => {
      const [key, label, value, unit, low, high] = s.split(';')
      const range = low && high ? `${low} - ${high}` : low ? `>=${low}` : high ? `0 - ${high}` : ''
      const r = c.lab([key, label, value, unit, ''].join(';'), { range: range || '-' })
      const limits = low && high ? `בין ${low} ל-${high}` : low ? `מ-${low} ומעלה` : high ? `עד ${high}` : ''
      const [text, colour] = word[r.flag] ?? ['', '#555']
      return `<div class="r" data-e="${r.n}" data-line><div class="n">${he(label)}</div><div class="t">${limits ? he(limits) : ''}</div><div class="u">${ltr(unit)}</div><div class="x">${mixed(value)}</div><div>${text ? `<span style="border:1.5px solid ${colour};color:${colour};border-radius:12px;padding:1px 10px;font-size:15px">${he(text)}</span>` : ''}</div></div>`
    }
    const group = (title, when, list) =>
      `<div class="h"><b>${he(title)}</b><span>${he(when)}</span></div>${list.map(line).join('')}`
    return sheet(
      `body{font:17px/1.34 ${FACE.notoHe};font-size:17.5px;padding:36px 60px}.r{display:grid;grid-template-columns:1fr 230px 118px 100px 138px;align-items:center;border-bottom:1px solid #dfe6ea;padding:4px 6px}.x{font-weight:bold;font-size:19px;text-align:center}.u{color:#555;text-align:left;font-size:15.5px}.t{color:#333;font-size:16px}.h{display:flex;justify-content:space-between;background:#e3f0f7;color:#0b4f7a;padding:4px 10px;margin-top:11px}p{margin:6px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:12px;align-items:center">${mark('wave', '#0b6aa3', 46)}<b style="font-size:26px;color:#0b4f7a">שבילים</b></div><div style="text-align:left;font-size:15px">${he('הודפס מהאזור האישי, 15.02.2026')}</div></div>
      <p><b style="font-size:21px">${he('בדיקות מעבדה - תוצאות')}</b><br>${he('יהודה אלקיים, ת.ז. 05-330914-8, נולד 17.09.1962')}<br>${he('נלקח ב-08.02.2026 במרפאת שבילים רחובות | נשלח ע"י ד"ר תמר בן-ארי | אושר ב-09.02.2026')}</p>
      ${group('סוכר', 'דם', ['glu;גלוקוז בצום;112;mg/dL;70;100', 'a1c;המוגלובין מסוכרר (HbA1c);6.2;%;4;5.6'])}
      ${group('שומנים', 'דם', ['chol;כולסטרול כללי;178;mg/dL;;200', 'trig;טריגליצרידים;96;mg/dL;;150', 'hdl;כולסטרול HDL;47;mg/dL;40;', 'ldl;כולסטרול LDL מחושב;112;mg/dL;;130', 'nhdl;כולסטרול non-HDL;131;mg/dL;;160'])}
      ${group('כליה ומלחים', 'דם', ['crea;קריאטינין;1.31;mg/dL;0.7;1.2', 'egfr;סינון כלייתי eGFR;60.4;ml/min/1.73;60;', 'urea;אוריאה;47;mg/dL;17;49', 'na;נתרן;139;mmol/L;136;145', 'k;אשלגן;5.2;mmol/L;3.5;5.1', 'uric;חומצה אורית;7.9;mg/dL;3.4;7', 'ca;סידן;9.4;mg/dL;8.6;10.2'])}
      ${group('תפקודי כבד', 'דם', ['alt;אלנין טרנספראז ALT;24;U/L;;41', 'ast;אספרטט טרנספראז AST;22;U/L;;40', 'alp;פוספטאזה בסיסית;70;U/L;40;129', 'tbil;בילירובין כללי;1.6;mg/dL;;1.2', 'dbil;בילירובין ישיר;0.4;mg/dL;;0.3', 'alb;אלבומין;4.5;g/dL;3.5;5.2'])}
      ${group('ספירת דם', 'דם', ['wbc;כדוריות דם לבנות;6.02;K/uL;4.5;11', 'hgb;המוגלובין;14.4;g/dL;13.5;17.5', 'hct;המטוקריט;43.7;%;41;53', 'mcv;נפח כדורית MCV;90.3;fL;80;100', 'plt;טסיות;187;K/uL;150;450', 'neut;נויטרופילים מוחלט;3.31;K/uL;1.8;7.7', 'lymph;לימפוציטים מוחלט;1.97;K/uL;1;4.8'])}
      ${group('נוספות', 'דם', ['psa;PSA כללי;4.62;ng/mL;;4', 'fpsa;PSA חופשי;0.71;ng/mL;;', 'tsh;TSH;2.05;mIU/L;0.55;4.78', 'vitd;ויטמין D 25(OH);41;nmol/L;75;250', 'b12;ויטמין B12;388;pmol/L;156;672'])}
      ${group('שתן', 'דגימת בוקר', ['uacr;אלבומין/קריאטינין;22;mg/g;;30'])}
      <p style="font-size:16px">${c.t('הודעת הרופאה: לחזור על {x|PSA בעוד 6 שבועות|planned|l.psa}, {x|ללא סימני זיהום בשתן|negated|d.uti}. להתחיל {m.chole|ויטמין D 2000 יחידות ביום|freq=ביום}. {x|ביופסיה רק אם יעלה שוב|conditional|p.h12prostbx}. {x|האב - סרטן ערמונית|family history|d.prostca}.')}</p>`,
      'rtl',
    )
  },
  { width: 1080, scale: 1.35 },
)

/** A fund's history: every row has a date, the analytes in the order of the alphabet, the status in a column of its own. */
const history = doc(
  'p362.jpg',
  ['he', 'lab', 'photo'],
  '2025-11-26',
  ['קופת חולים אלומה', 'אלומה', 'קופ"ח אלומה'],
  ['ד"ר מרק יוסילביץ', 'מרק יוסילביץ', 'יוסילביץ מרק'],
  ['חנה זילברמן', 'זילברמן חנה'],
  'היסטוריית בדיקות',
  (c) => {
    const show = (iso) => iso.split('-').reverse().join('/')
    const line = ([key, label, unit, ref, ...pairs]) =>
      pairs
        .map(([iso, v]) => {
          const r = c.lab([key, label, v, unit, ref].join(';'), { date: iso })
          const st = { H: 'חריג - גבוה', L: 'חריג - נמוך', N: 'תקין' }[r.flag] ?? ''
          return `<tr data-e="${r.n}"${r.flag === 'H' || r.flag === 'L' ? ' class="o"' : ''}><td>${ltr(show(iso))}</td><td>${he(label)}</td><td>${he(st)}</td><td class="v">${ltr(v)}</td><td>${mixed(ref)}</td><td>${ltr(unit)}</td></tr>`
        })
        .join('')
    const [a, b, d] = ['2025-11-26', '2025-06-18', '2024-12-03']
    return sheet(
      `body{font:18px/1.34 ${FACE.arial};font-size:18.5px;padding:38px 54px}td,th{border-bottom:1px solid #b9b9b9;padding:3.5px 9px;text-align:right}th{border-bottom:3px solid #704b8f;color:#704b8f;font-size:17px}.v{font-weight:bold}.o td{background:#f6eaf3}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:12px;align-items:center">${mark('star', '#704b8f', 44)}<div><b style="font-size:25px;color:#704b8f">קופת חולים אלומה</b><br>${he('היסטוריית בדיקות - שנה אחרונה')}</div></div>${barcode(c.rnd, 30, 34)}</div>
      <p>${he('שם: חנה זילברמן \u00a0 ת.ז. 00-914473-2 \u00a0 ת. לידה: 11/02/1950 \u00a0 מרפאה: גבעת עדה')}<br>${he('רופא משפחה: ד"ר מרק יוסילביץ \u00a0 הופק בתאריך: 30/11/2025 \u00a0 ע"י: רותי מזכירה רפואית')}</p>${c.no('רותי', 'secretary')}
      <table><tr><th>${he('תאריך')}</th><th>${he('שם בדיקה')}</th><th>${he('סטטוס')}</th><th>${he('תוצאה')}</th><th>${he('ערכי ייחוס')}</th><th>${he('יחידה')}</th></tr>
      ${[
        ['alb', 'אלבומין', 'g/dL', '3.5 - 5.2', [a, '3.9']],
        ['k', 'אשלגן', 'mmol/L', '3.5 - 5.1', [a, '4.9'], [b, '5.4'], [d, '4.6']],
        ['tsat', 'ברזל - אחוז רוויה', '%', '15 - 45', [a, '14']],
        ['hgb', 'המוגלובין', 'g/dL', '12.0 - 16.0', [a, '11.1'], [b, '11.6'], [d, '12.2']],
        ['a1c', 'המוגלובין מסוכרר', '%', '4.0 - 5.6', [a, '7.3'], [b, '7.9'], [d, '8.4']],
        ['phos', 'זרחן', 'mg/dL', '2.5 - 4.5', [a, '4.1']],
        ['uric', 'חומצת שתן', 'mg/dL', '2.4 - 5.7', [b, '7.1']],
        ['plt', 'טסיות', 'K/uL', '150 - 400', [a, '219'], [d, '231']],
        ['trig', 'טריגליצרידים', 'mg/dL', 'עד 150', [a, '164'], [d, '212']],
        ['uacr', 'יחס אלבומין/קריאטינין בשתן', 'mg/g', 'עד 30', [a, '318'], [d, '406']],
        ['ldl', 'כולסטרול LDL', 'mg/dL', 'עד 100', [a, '58'], [d, '91']],
        ['na', 'נתרן', 'mmol/L', '136 - 145', [a, '137'], [b, '135']],
        ['ca', 'סידן', 'mg/dL', '8.6 - 10.2', [a, '9.0']],
        ['ferr', 'פריטין', 'ng/mL', '15 - 150', [a, '64']],
        ['crea', 'קריאטינין', 'mg/dL', '0.50 - 0.90', [a, '1.58'], [b, '1.71'], [d, '1.44']],
        ['egfr', 'קצב סינון eGFR', 'mL/min', 'מעל 60', [a, '33'], [b, '30'], [d, '37']],
        ['pth', 'PTH', 'pg/mL', '15 - 65', [a, '97']],
        ['tsh', 'TSH', 'mIU/L', '0.27 - 4.20', [d, '3.3']],
      ]
        .map(line)
        .join('')}</table>
      <p>${c.t('אבחנות פעילות: {d.dnephro|נפרופתיה סוכרתית|icd=E11.21/E11.22/E11.29}, {d.ckd3|אי ספיקת כליות כרונית דרגה 3b|icd=N18.32}, {d.anemia|אנמיה|icd=D63.1/D64.9}. {x|eGFR מתחת ל-15 - דיאליזה|reference comment|d.esrd}. {x|לבדוק שוב בפברואר|planned}. {x|אין עדות להיפרקלמיה כעת|negated|d.hyperk}.')}</p><div style="display:flex;gap:24px;align-items:center">${hand('להביא לנפרולוג', 32)}${stamp(['קופת חולים אלומה', 'מרפאת גבעת עדה'], '#704b8f', -6)}</div>`,
      'rtl',
    )
  },
  { width: 1080, scale: 1.4, degrade: { angle: -1.3, folds: [0.5] } },
)

/** A haematologist's sheet: the results stand in the text, a paragraph a date, no table. */
const text = doc(
  'p363.png',
  ['he', 'lab', 'scan'],
  '2025-07-14',
  [
    'המרכז הרפואי גבעת הברושים',
    'גבעת הברושים',
    'מרכז רפואי גבעת הברושים',
    'המרכז הרפואי גבעת הברושים - מרפאה המטולוגית',
  ],
  ['ד"ר לאה קריספין', 'לאה קריספין', 'קריספין לאה'],
  ['נסים עובדיה', 'עובדיה נסים'],
  'סיכום בדיקות מעבדה',
  (c) => {
    const p = (title, s) => `<p><b>${he(title)}</b> ${c.t(s)}</p>`
    return sheet(
      `body{font:20px/1.62 ${MIRIAM};font-size:21px;padding:54px 74px}p{margin:9px 0}p span[data-e]{white-space:nowrap}`,
      `<div style="text-align:center"><b style="font-size:26px">המרכז הרפואי גבעת הברושים</b><br>${he('המערך ההמטולוגי - מרפאות חוץ')}<br><b style="font-size:22px">${he('סיכום בדיקות מעבדה')}</b></div>
      <p style="border-top:1px solid #000;border-bottom:1px solid #000;padding:6px 0">${he('שם: נסים עובדיה \u00a0 ת.ז. 0-4471835-6 \u00a0 גיל 74 \u00a0 תאריך לידה 29.01.1951')}<br>${he('תאריך: 14.07.2025 \u00a0 הוקלד: 16.07.2025 \u00a0 נשלח לבקשת: ד"ר אורן שפיגל, רופא משפחה')}</p>${c.no('ד"ר אורן שפיגל', 'recipient')}
      ${p('רקע:', '{d.mgus|MGUS מסוג IgG kappa} מ-2021, {d.htn|יתר לחץ דם}, {d.neuropathy|נוירופתיה פריפרית}. {x|אין כאבי עצמות|negated}. {x|אח נפטר ממיאלומה|family history|d.myeloma}.')}
      ${p('ספירה 14.07.2025:', '{l.hgb|Hb 12.7 g/dL|on=2025-07-14}, {l.mcv|MCV 94.1 fL|on=2025-07-14}, {l.wbc|WBC 5.4 K/uL|on=2025-07-14} ({l.neut|נויטרופילים 2.9|v=2.9;u=-;on=2025-07-14}, {l.lymph|לימפוציטים 1.7|v=1.7;u=-;on=2025-07-14}), {l.plt|טסיות 162 K/uL|v=162;u=K/uL;on=2025-07-14}, {l.retic|רטיקולוציטים 1.1%|v=1.1;u=%;on=2025-07-14}. {l.esr|שקיעת דם 46 mm/hr|v=46;u=mm/hr;on=2025-07-14}. משטח: {o|רולו קל}, {x|ללא פלסמציטים|negated}.')}
      ${p('כימיה באותו יום:', '{l.crea|קריאטינין 1.02 mg/dL|v=1.02;u=mg/dL;on=2025-07-14}, {l.ca|סידן 9.8 mg/dL|v=9.8;u=mg/dL;on=2025-07-14}, {l.tp|חלבון כללי 8.6 g/dL (גבוה)|v=8.6;u=g/dL;flag=H;on=2025-07-14}, {l.alb|אלבומין 3.9 g/dL|v=3.9;u=g/dL;on=2025-07-14}, {l.ldh|LDH 181 U/L|on=2025-07-14}, {l.b2m|בטא-2 מיקרוגלובולין 2.6 mg/L|v=2.6;u=mg/L;on=2025-07-14}, {l.b12|B12 211 pmol/L|v=211;u=pmol/L;on=2025-07-14}, {l.ferr|פריטין 88 ng/mL|v=88;u=ng/mL;on=2025-07-14}.')}
      ${p('אימונוגלובולינים:', '{l.igg|IgG 2140 mg/dL (נורמה 700-1600)|v=2140;u=mg/dL;ref=700-1600;on=2025-07-14}, {l.iga|IgA 61 mg/dL (נורמה 70-400)|v=61;u=mg/dL;ref=70-400;on=2025-07-14}, {l.igm|IgM 38 mg/dL (נורמה 40-230)|v=38;u=mg/dL;ref=40-230;on=2025-07-14}. {l.paraprot|מרכיב M 1.4 g/dL|v=1.4;u=g/dL;on=2025-07-14}. {l.kappa|קפה חופשי 41.2 mg/L|v=41.2;u=mg/L;on=2025-07-14}, {l.lambda|למבדה חופשי 14.6 mg/L|v=14.6;u=mg/L;on=2025-07-14}, {l.klratio|יחס קפה/למבדה 2.82|v=2.82;u=-;on=2025-07-14}.')}
      ${p('להשוואה, 13.01.2025:', '{l.hgb|Hb 12.9 g/dL|on=2025-01-13}, {l.crea|קריאטינין 0.98 mg/dL|v=0.98;u=mg/dL;on=2025-01-13}, {l.ca|סידן 9.6 mg/dL|v=9.6;u=mg/dL;on=2025-01-13}, {l.igg|IgG 2060 mg/dL|on=2025-01-13}, {l.paraprot|מרכיב M 1.3 g/dL|v=1.3;u=g/dL;on=2025-01-13}, {l.klratio|יחס קפה/למבדה 2.61|v=2.61;u=-;on=2025-01-13}.')}
      ${p('שתן, איסוף 24 שעות (02.07.2025):', '{l.uprot24|חלבון 118 mg/24h|v=118;u=mg/24h;on=2025-07-02}. {x|Bence Jones - לא נמצא|negated}.')}
      ${p('הדמיה ופעולות:', '{i.petct|PET-CT|on=2024-03-05} מ-05.03.2024 {x|ללא נגעים ליטיים|negated}. {p.bonemarr|ביופסיית מח עצם|on=2021-09-20} 20.09.2021: 6% תאי פלסמה.')}
      ${p('הערכה:', 'MGUS יציב. {x|אין קריטריונים למיאלומה נפוצה|negated|d.myeloma}. {x|אין אי ספיקת כליות|negated|d.ckd}. {x|אם היחס יעלה מעל 8 - MRI כל גופי|conditional|i.wbmri}. {x|בדיקות חוזרות בינואר 2026|planned}. נוטל {m.ram|רמיפריל 5 מ"ג פעם ביום|freq=פעם ביום}; {x|ויטמין B12 - אין צורך בתוספת|not needed|m.b12}.')}
      <div style="display:flex;gap:30px;align-items:center">${signature(c.rnd, '#222')}<div>${he('ד"ר לאה קריספין, מומחית בהמטולוגיה')}<br>${he('מ.ר. 00417')}</div></div>`,
      'rtl',
    )
  },
  { width: 1120, scale: 1.3, degrade: { angle: 0.8 } },
)

/** First pregnancy bloods: name, dotted line, word or number; immunity, blood group, counts; Hebrew names with Latin ones under them. */
const pregnancy = doc(
  'p364.jpg',
  ['he', 'lab', 'photo'],
  '2025-09-10',
  ['מרכז בריאות האישה הדרים', 'הדרים', 'מרכז בריאות האישה - הדרים'],
  ['ד"ר סיון אוחיון', 'סיון אוחיון', 'אוחיון סיון'],
  ['מוריה פרידלנדר', 'פרידלנדר מוריה'],
  'בדיקות דם ושתן - תחילת היריון',
  (c) => {
    const line = (s) => {
      const [what, latin = ''] = s.split('|')
      const r = c.lab(what)
      const off = r.flag === 'H' || r.flag === 'L'
      return `<div class="l" data-e="${r.n}" data-line><div>${he(r.label)}${latin ? ` <small>${ltr(latin)}</small>` : ''}</div><i></i><div class="v">${mixed(r.printed)}${r.unit ? ` ${ltr(r.unit)}` : ''}${off ? ' !' : ''}</div><div class="r">${r.ref ? `(${mixed(r.ref)})` : ''}</div></div>`
    }
    const group = (title, list) => `<h3>${he(title)}</h3>${list.map(line).join('')}`
    return sheet(
      `body{font:19px/1.42 ${FACE.david};font-size:21px;padding:42px 70px}.l{display:grid;grid-template-columns:auto 1fr auto 150px;align-items:baseline;gap:0 8px}.l i{border-bottom:2px dotted #999}.v{font-weight:bold}.r{font-size:19px;color:#333}small{font:15.5px ${FACE.arial};color:#444}h3{font-size:21px;color:#a02c5a;border-bottom:2px solid #a02c5a;margin:11px 0 3px}p{margin:6px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:12px;align-items:center">${mark('leaf', '#a02c5a', 48)}<div><b style="font-size:27px;color:#a02c5a">מרכז בריאות האישה הדרים</b><br>${he('בדיקות דם ושתן - תחילת היריון')}</div></div>${matrixCode(c.rnd, 18, 3)}</div>
      <p>${he('שם: מוריה פרידלנדר \u00a0 ת.ז. 3-2290471-5 \u00a0 ת. לידה 14/03/1996 \u00a0 וסת אחרונה: 07/07/2025')}<br>${he('דגימה: 10/09/2025 \u00a0 תשובה: 12/09/2025 \u00a0 רופאה: ד"ר סיון אוחיון \u00a0 אחות: לירז')}</p>${c.no('לירז', 'nurse')}
      ${group('סוג דם', ['abo;סוג דם;A;;|ABO', 'rhd;גורם Rh;שלילי;;|RhD', 'abscr;סקר נוגדנים;שלילי;;|Indirect Coombs'])}
      ${group('ספירת דם', ['hgb;המוגלובין;11.2;g/dL;11.0 - 15.0|HGB', 'hct;המטוקריט;33.6;%;33 - 45|HCT', 'mcv;נפח כדורית;65.4;fL;80 - 97|MCV', 'mch;המוגלובין בכדורית;21.8;pg;27 - 34|MCH', 'rbc;כדוריות אדומות;5.14;M/uL;3.8 - 5.1|RBC', 'wbc;כדוריות לבנות;8.8;K/uL;4.5 - 13.0|WBC', 'plt;טסיות;256;K/uL;150 - 400|PLT', 'hba2;המוגלובין A2;5.3;%;2.0 - 3.3|HbA2'])}
      ${group('כימיה והורמונים', ['glu;גלוקוז בצום;83;mg/dL;60 - 95|Glucose', 'tsh;בלוטת התריס;3.62;mIU/L;0.10 - 2.50|TSH', 'ft4;תירוקסין חופשי;13.9;pmol/L;11.0 - 21.0|FT4', 'ferr;פריטין;29;ng/mL;15 - 150|Ferritin', 'vitd;ויטמין D;37;nmol/L;50 - 125|25-OH'])}
      ${group('נוגדנים', ['rubg;אדמת;46;IU/mL;|Rubella IgG', 'cmvg;ציטומגלווירוס IgG;שלילי;;|CMV', 'cmvm;ציטומגלווירוס IgM;שלילי;;|CMV', 'toxg;טוקסופלזמה IgG;שלילי;;|Toxo', 'toxm;טוקסופלזמה IgM;שלילי;;|Toxo', 'vzvg;אבעבועות רוח IgG;חיובי;;|VZV', 'hbsag;צהבת B;שלילי;;|HBsAg', 'hivag;HIV;שלילי;;|HIV Ag/Ab', 'syph;עגבת;שלילי;;|Treponema Ab'])}
      ${group('שתן', ['uprot;חלבון בסטיק;שלילי;;|PRO', 'uglu;סוכר בסטיק;שלילי;;|GLU', 'uleu;לויקוציטים בסטיק;+1;;|LEU'])}
      <p>${c.t('{l.ucult|תרבית שתן: Streptococcus agalactiae 50,000|v=Streptococcus agalactiae;u=-} ({d.gbs|נשאות GBS|icd=Z22.330/O99.820}).')}</p>
      <p>${c.t('הערות: {d.thal|נשאית בטא תלסמיה}, {x|לבדוק את בן הזוג|planned}. {x|Anti-D בשבוע 28|planned|m.antid}. להתחיל {m.levo|יוטירוקס 25 מק"ג|freq=-}. נוטלת {m.folic|חומצה פולית 400 מק"ג|freq=-}. {x|ללא זיהום CMV|negated|d.cmv}. {x|אימא - סוכרת היריון|family history|d.gdm}. {x|שקיפות עורפית 24/09/2025|planned}.')}</p><div style="display:flex;gap:24px;align-items:center">${signature(c.rnd)}${hand('לחזור עם התוצאות של דניאל', 30)}</div>`,
      'rtl',
    )
  },
  { width: 1060, scale: 1.45, degrade: { angle: 1.5 } },
)

/** A private laboratory: the result first, its name after it, limits of each phase in a box under the table of the day. */
const hormones = doc(
  'p365.png',
  ['he', 'lab', 'clean'],
  '2024-12-29',
  ['מכון אלפא-טסט', 'אלפא-טסט', 'אלפא טסט', 'מכון אלפא-טסט בע"מ'],
  ['ד"ר רונן אברמזון', 'רונן אברמזון', 'אברמזון רונן'],
  ['ליאת קורן', 'קורן ליאת', "גב' ליאת קורן"],
  'פרופיל הורמונלי',
  (c) => {
    const cells = (r) =>
      `<td class="v">${mixed(r.printed)}</td><td>${ltr(r.unit)}</td><td class="n">${ltr(r.label)}</td><td>${mixed(r.ref)}</td><td>${r.flag === 'H' ? he('▲ גבוה') : r.flag === 'L' ? he('▼ נמוך') : ''}</td>`
    const phase = (name, list) =>
      `<tr><td class="n">${ltr(name)}</td>${list.map((x) => `<td>${ltr(x)}</td>`).join('')}</tr>`
    return sheet(
      `body{font:18px/1.42 ${FACE.miriam};font-size:19.5px;padding:48px 72px}td,th{padding:5px 12px;border-bottom:1px solid #c9d3d8;text-align:right}th{border-bottom:2px solid #14606f;color:#14606f;font-size:17.5px}.v{font-weight:bold;font-size:21px;width:120px}.n{direction:ltr;text-align:right}.g td{font-weight:bold;background:#eef5f6}.p td,.p th{font-size:16.5px;padding:2px 12px}p{margin:8px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center;border-bottom:3px solid #14606f;padding-bottom:8px"><div style="display:flex;gap:12px;align-items:center">${mark('rings', '#14606f', 50)}<div><b style="font-size:27px;color:#14606f">אלפא-טסט</b><br>${he('מכון אלפא-טסט בע"מ, רמת החייל')}</div></div>${barcode(c.rnd, 32, 36)}</div>
      <p><b>${he('פרופיל הורמונלי')}</b> \u00a0 ${he("לכבוד גב' ליאת קורן, ת.ז. 2-0093317-4, ילידת 02.06.1990")}<br>${he('מועד נטילה: 29.12.2024 07:45 (יום 3 למחזור) \u00a0 מועד הפקה: 31.12.2024 \u00a0 הפניה של ד"ר רונן אברמזון מיום 11.12.2024')}</p>
      <table><tr><th>${he('תוצאה')}</th><th>${he('יחידות')}</th><th>${he('בדיקה')}</th><th>${he('תחום')}</th><th></th></tr>
      ${rows(c, cells, ['#הורמוני מין', 'fsh;FSH;7.4;mIU/mL;', 'lh;LH;13.8;mIU/mL;', 'e2;Estradiol;42;pg/mL;', 'prog;Progesterone;0.4;ng/mL;', 'prl;Prolactin;31.6;ng/mL;4.8 - 23.3', 'testo;Testosterone, total;0.62;ng/mL;0.08 - 0.48', 'shbg;SHBG;24;nmol/L;32 - 128', 'dheas;DHEA-S;318;ug/dL;98 - 340', 'andro;Androstenedione;3.4;ng/mL;0.3 - 3.3', 'ohp;17-OH Progesterone;1.1;ng/mL;עד 2.0', 'amh;AMH;8.9;ng/mL;', '#בלוטת התריס', 'tsh;TSH;1.87;uIU/mL;0.27 - 4.20', 'ft4;Free T4;1.19;ng/dL;0.93 - 1.70', '#סוכר', 'glu;Glucose, fasting;94;mg/dL;70 - 99', 'insul;Insulin, fasting;19.3;uIU/mL;2.6 - 24.9', 'hoamir;HOMA-IR;4.5;;עד 2.5', '#אחר', 'cort;Cortisol, AM;14.2;ug/dL;6.2 - 19.4', 'hcg;Beta-hCG;<0.1;mIU/mL;עד 5'])}</table>
      <p style="font-size:17px">${he('תחומים לפי שלב המחזור:')}</p><table class="p" style="width:72%"><tr><th></th><th>${he('זקיקי')}</th><th>${he('ביוץ')}</th><th>${he('לוטאלי')}</th><th>${he('בלות')}</th></tr>${phase('FSH', ['3.5 - 12.5', '4.7 - 21.5', '1.7 - 7.7', '25.8 - 134.8'])}${phase('LH', ['2.4 - 12.6', '14.0 - 95.6', '1.0 - 11.4', '7.7 - 58.5'])}${phase('Estradiol', ['12 - 233', '41 - 398', '22 - 341', '< 138'])}${phase('Progesterone', ['0.1 - 0.9', '0.1 - 12.0', '1.8 - 23.9', '< 0.5'])}</table>
      <p>${c.t('הערת המכון: {x|ערכי LH/FSH מעל 2 עשויים להתאים לשחלות פוליציסטיות|reference comment|d.pcos}. {x|מומלץ לחזור על פרולקטין במנוחה|planned|l.prl}. {x|היריון נשלל|negated}. {x|מאקרופרולקטין - לא בוצע|not done}. נמסר בהפניה: {o|וסת לא סדירה}, {o|שיעור יתר}; {m.metf|Glucophage 850 mg|freq=-}; {x|אחות עם השימוטו|family history|d.hashi}.')}</p>
      <div style="display:flex;justify-content:space-between;font-size:16.5px"><span>${he('מאשרת: ד"ר נטע הולצמן, מנהלת מעבדה')}</span><span>${he('סוף דוח, עמוד 1 מתוך 1')}</span></div>${c.no('ד"ר נטע הולצמן', 'laboratory director')}`,
      'rtl',
    )
  },
  { width: 1080, scale: 1.35 },
)

export const twelfthHeLabs = [site, history, text, pregnancy, hormones]
