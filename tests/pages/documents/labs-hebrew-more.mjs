/** Israeli results with Hebrew analyte names, and a microbiology sheet. */
import { mark, signature } from '../lib/decor.mjs'
import { FACE, en, he, pairs, resultRow, sheet } from './parts.mjs'

const ltr = (s) => `<bdi dir="ltr">${en(s)}</bdi>`

/** A hospital's sheet: every name in Hebrew, arrows, ranges in brackets; urine in words. */
const hebrewNames = {
  file: 'p43.jpg',
  lang: 'he',
  category: 'lab',
  variant: 'scan',
  date: '2024-06-11',
  degrade: { angle: -0.8 },
  facility: 'מרכז רפואי גבעת הדר',
  facilityAliases: ['גבעת הדר', 'המרכז הרפואי גבעת הדר', 'מרכז רפואי גבעת הדר - המעבדה'],
  physician: 'ד"ר סרגיי פלדמן',
  physicianAliases: ['סרגיי פלדמן', 'פלדמן סרגיי', 'ד״ר סרגיי פלדמן'],
  patient: 'נועם ביטון',
  patientAliases: ['ביטון נועם'],
  title: 'דו"ח מעבדה',
  html: (c) => {
    const row = (line, o) =>
      resultRow(
        c,
        line,
        (r, off) =>
          `<td>${he(r.label)}</td><td class="v">${/[א-ת]/.test(r.printed) ? he(r.printed) : ltr(r.printed)} ${off ? (r.flag === 'H' ? '↑' : '↓') : ''}</td><td>${ltr(r.unit)}</td><td>${r.ref ? ltr(`[${r.ref}]`) : ''}</td>`,
        o,
      )
    const head = (t) => `<tr><th colspan="4">${t}</th></tr>`
    return sheet(
      `body{font:21px/1.35 ${FACE.frank};font-size:22px;padding:40px 64px}td{padding:3px 10px;border-bottom:1px dotted #888}th{padding:10px 0 2px;font-size:22px}.h{display:grid;grid-template-columns:1fr 1fr;margin:10px 0}.v{white-space:nowrap}`,
      `<div style="display:flex;justify-content:space-between"><b style="font-size:27px">דו"ח מעבדה</b><div style="text-align:left">מרכז רפואי גבעת הדר<br>המעבדה הקלינית</div></div>
      <div class="h">${pairs(
        [
          ['מטופל', 'ביטון נועם'],
          ["מס' זהות", '30661278-4'],
          ['תאריך לידה', '02/02/1975'],
          ['זמן לקיחה', '11/06/2024 08:00'],
          ['מחלקה שולחת', 'מרפאה נפרולוגית'],
          ['רופא', 'ד"ר סרגיי פלדמן'],
          ['הופק', '12/06/2024'],
          ['מין', 'זכר'],
        ],
        he,
      )}</div>
      <table>${head('כימיה')}${row('glu;גלוקוז;92;mg/dL;70 - 100')}${row('urea;אוריאה;71;mg/dL;17 - 49')}${row('crea;קריאטינין;2.04;mg/dL;0.67 - 1.17')}${row('na;נתרן;138;mmol/L;136 - 145')}${row('k;אשלגן;5.6;mmol/L;3.5 - 5.1')}${row('cl;כלוריד;103;mmol/L;98 - 107')}${row('ca;סידן;8.4;mg/dL;8.6 - 10.2')}${row('phos;זרחן;5.1;mg/dL;2.5 - 4.5')}${row('mg;מגנזיום;2.3;mg/dL;1.6 - 2.6')}${row('uric;חומצה אורית;8.8;mg/dL;3.4 - 7.0')}${row('alb;אלבומין;3.1;g/dL;3.5 - 5.2')}${row('tp;חלבון כללי;6.0;g/dL;6.4 - 8.3')}${row('alp;פוספטזה אלקלית;102;U/L;40 - 130')}${row('tbil;בילירובין כללי;0.5;mg/dL;0.0 - 1.2')}${row('fe;ברזל;44;ug/dL;59 - 158')}${row('transf;טרנספרין;181;mg/dL;200 - 360')}${row('ferr;פריטין;312;ng/mL;30 - 400')}${row('chol;כולסטרול כללי;233;mg/dL;0 - 200')}${row('trig;טריגליצרידים;261;mg/dL;0 - 150')}
      ${head('המטולוגיה')}${row('wbc;לויקוציטים;7.7;10^3/uL;4.0 - 10.8')}${row('hgb;המוגלובין;10.2;g/dL;13.5 - 17.5')}${row('hct;המטוקריט;31.0;%;39.0 - 50.0')}${row('plt;טסיות;274;10^3/uL;150 - 400')}${row('esr;שקיעת דם;48;mm/hr;0 - 20')}
      ${head('שתן')}${row('uprot;חלבון בשתן;חיובי;;שלילי', { result: 'Positive' })}${row('ubld;דם בשתן;שלילי;;שלילי', { result: 'Negative' })}${row('uglu;גלוקוז בשתן;שלילי;;שלילי', { result: 'Negative' })}${row('uprot24;חלבון באיסוף שתן 24 שעות;3860;mg/24h;0 - 150')}</table>
      <p>${c.t('הערה: {x|ערכים תקינים של אשלגן אינם שוללים|note}. {x|אין עדות להמוליזה בדגימה|negated}.')}</p>${signature(c.rnd, '#222')}`,
      'rtl',
    )
  },
}

/** Throat and urine cultures, serology; organisms and an antibiogram in English. */
const cultures = {
  file: 'p54.jpg',
  lang: 'he',
  category: 'lab',
  variant: 'photo',
  date: '2024-01-08',
  scale: 1.15,
  degrade: { angle: -2.2 },
  facility: 'המעבדה למיקרוביולוגיה עמק השקד',
  facilityAliases: ['עמק השקד', 'המעבדה למיקרוביולוגיה', 'מעבדת עמק השקד'],
  physician: 'ד"ר דנה ויצמן-לב',
  physicianAliases: ['דנה ויצמן-לב', 'ויצמן-לב דנה', 'ד״ר דנה ויצמן-לב'],
  patient: 'טליה גבאי',
  patientAliases: ['גבאי טליה'],
  title: 'תשובת מיקרוביולוגיה וסרולוגיה',
  html: (c) => {
    const row = (line, o) =>
      resultRow(
        c,
        line,
        (r) =>
          `<td class="n">${ltr(r.label)}</td><td>${/[א-ת]/.test(r.printed) ? he(r.printed) : ltr(`${r.printed} ${r.unit}`.trim())}</td><td>${r.ref ? ltr(r.ref) : ''}</td>`,
        o,
      )
    const drug = (name, key, s) =>
      `<td class="n">${c.t(`{x|${name}|susceptibility panel|m.${key}}`)}</td><td>${s}</td>`
    return sheet(
      `body{font:20px/1.45 ${FACE.miriam};font-size:21px;padding:44px 60px}td,th{border:1px solid #999;padding:4px 10px}.n{direction:ltr;text-align:left}h3{font-size:21px;margin:14px 0 4px}.h{display:grid;grid-template-columns:1fr 1fr;margin:8px 0 14px}`,
      `<div style="display:flex;gap:14px;align-items:center">${mark('cross', '#2a6', 46)}<div><b style="font-size:23px">תשובת מיקרוביולוגיה וסרולוגיה</b><br>המעבדה למיקרוביולוגיה עמק השקד</div></div>
      <div class="h">${pairs(
        [
          ['שם', 'טליה גבאי'],
          ['ת.ז.', '34400912-6'],
          ['ת. לידה', '30/04/1996'],
          ['נלקח', '08/01/2024'],
          ['רופאה שולחת', 'ד"ר דנה ויצמן-לב'],
          ['הופק', '11/01/2024'],
        ],
        he,
      )}</div>
      <h3>סרולוגיה</h3><table><tr><th>בדיקה</th><th>תוצאה</th><th>ערך סף</th></tr>${row('hbsag;HBsAg;שלילי;;', { result: 'Negative' })}${row('antihcv;Anti-HCV;שלילי;;', { result: 'Negative' })}${row('hivag;HIV Ag/Ab;שלילי;;', { result: 'Negative' })}${row('ebvvca;EBV VCA IgM;חיובי;;', { result: 'Positive' })}${row('cmvm;CMV IgM;שלילי;;', { result: 'Negative' })}${row('toxg;Toxoplasma IgG;שלילי;;', { result: 'Negative' })}${row('rubg;Rubella IgG;חיובי;;', { result: 'Positive' })}${row('ige;IgE total;88;IU/mL;< 100')}</table>
      <h3>משטח גרון</h3><p>${c.t('{l.tcult?|תרבית גרון: לא צמח סטרפטוקוק A|v=שלילי;u=-}')}</p>
      <h3>תרבית שתן</h3><p>${c.t('{l.ucult?|צמח Klebsiella pneumoniae 100,000 CFU/mL|v=Klebsiella pneumoniae;u=-}')}</p><table><tr>${drug('Ceftriaxone', 'ceftr', 'S')}${drug('Gentamicin', 'gent', 'S')}</tr><tr>${drug('Nitrofurantoin', 'nitrof', 'R')}${drug('Ciprofloxacin', 'cipr', 'I')}</tr></table>
      <p>${c.t('הערה: ממצא סרולוגי מתאים ל{d.mono?|מחלת הנשיקה} חריפה, {x|יש להימנע ממתן אמוקסיצילין|instruction|m.amox}.')}</p>`,
      'rtl',
    )
  },
}

export const labsHebrewMore = [hebrewNames, cultures]
