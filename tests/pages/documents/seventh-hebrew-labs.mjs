/** Everyday laboratory reports in Hebrew: a fund's site with the earlier result, a print with codes, a ward's sheet, names in Hebrew with limits in words. */
import { barcode, hand, mark, stamp } from '../lib/decor.mjs'
import { FACE, doc, he, ltr, mixed, resultCell, rows, sheet } from './blind-parts.mjs'

/** A fund's site: Hebrew and Latin name, result, unit, limits, earlier result with its date. */
const site = doc(
  'p235.png',
  ['he', 'lab', 'clean'],
  '2025-11-10',
  ['קופת חולים אגמים', 'אגמים', 'קופ"ח אגמים'],
  ['ד"ר סיגלית אברמוב', 'סיגלית אברמוב', 'אברמוב סיגלית'],
  ['רונית שטרנפלד', 'שטרנפלד רונית'],
  'תוצאות בדיקות מעבדה',
  (c) => {
    const line = (key, label, now, unit, ref, before, on = '2025-03-02') => {
      const r = c.lab([key, label, now, unit, ref].join(';'))
      const off = r.flag === 'H' || r.flag === 'L'
      const old = before ? resultCell(c, key, label, before, unit, ref, on) : ''
      if (before) c.entities.at(-1).optional = true
      return `<tr data-e="${r.n}"><td>${he(label)}</td><td class="v${off ? ' off' : ''}">${ltr(now)}${off ? ` <small>${r.flag === 'H' ? 'גבוה' : 'נמוך'}</small>` : ''}</td><td>${ltr(unit)}</td><td>${mixed(ref)}</td><td class="o">${old}</td><td class="o">${before ? ltr(on.split('-').reverse().join('.')) : ''}</td></tr>`
    }
    const group = (t, lines) => `<tr class="g"><td colspan="6">${he(t)}</td></tr>${lines.join('')}`
    return sheet(
      `body{font:17px/1.34 ${FACE.notoHe};font-size:17px;padding:34px 54px}td,th{padding:4px 10px;border-bottom:1px solid #dde3e8}th{color:#fff;background:#1a6f8f;text-align:right;font-weight:normal}.g td{background:#e8f3f7;font-weight:bold}.v{font-weight:bold}.off{color:#b3261e}.off small{font-size:14.5px}.o{color:#555;font-size:15.5px}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:10px;align-items:center">${mark('wave', '#1a6f8f', 42)}<b style="font-size:24px;color:#1a6f8f">קופת חולים אגמים</b></div><div>${he('האזור האישי > תוצאות בדיקות')}</div></div><p>${he('שם: רונית שטרנפלד | ת.ז. 0-3381127-4 | תאריך לידה: 19.06.1972 | רופאה מפנה: ד"ר סיגלית אברמוב')}<br>${he('תאריך ביצוע הבדיקה: 10.11.2025 שעה 07:35 | תאריך קבלת תוצאה: 11.11.2025 | הודפס: 17.11.2025')}</p>
      <table><tr><th>שם הבדיקה</th><th>תוצאה</th><th>יחידות</th><th>טווח הנורמה</th><th>תוצאה קודמת</th><th>תאריך</th></tr>
      ${group('כימיה בדם', [line('glu', 'גלוקוז (Glucose)', '109', 'mg/dL', '70 - 100', '101'), line('a1c', 'המוגלובין מסוכרר (HbA1c)', '6.1', '%', '4.0 - 5.7', '5.9'), line('crea', 'קריאטינין (Creatinine)', '0.67', 'mg/dL', '0.51 - 0.95', '0.7'), line('uric', 'חומצה אורית (Uric acid)', '6.4', 'mg/dL', '2.4 - 5.7', ''), line('chol', 'כולסטרול כללי (Cholesterol)', '238', 'mg/dL', 'עד 200', '244'), line('hdl', 'כולסטרול HDL', '61', 'mg/dL', 'מעל 45', '58'), line('ldl', 'כולסטרול LDL מחושב', '151', 'mg/dL', 'עד 130', '160'), line('trig', 'טריגליצרידים (Triglycerides)', '132', 'mg/dL', 'עד 150', '129'), line('nhdl', 'Non-HDL', '177', 'mg/dL', 'עד 160', ''), line('alt', 'GPT (ALT)', '27', 'U/L', '0 - 34', '25'), line('ast', 'GOT (AST)', '22', 'U/L', '0 - 32', ''), line('ggt', 'GGT', '18', 'U/L', '6 - 42', ''), line('alp', 'פוספטאזה בסיסית (Alk. Phosph.)', '79', 'U/L', '35 - 104', ''), line('ca', 'סידן (Calcium)', '9.7', 'mg/dL', '8.5 - 10.5', '')])}
      ${group('ספירת דם', [line('wbc', 'לויקוציטים (WBC)', '5.31', 'K/micl', '4.5 - 11', ''), line('hgb', 'המוגלובין (HGB)', '11.7', 'g/dL', '12 - 16', '12.4'), line('hct', 'המטוקריט (HCT)', '36.2', '%', '36 - 46', ''), line('mcv', 'MCV', '79.6', 'fL', '80 - 98', '83.1'), line('rdw', 'RDW', '15.4', '%', '11.5 - 14.5', ''), line('plt', 'טסיות (PLT)', '361', 'K/micl', '150 - 400', '')])}
      ${group('הורמונים וויטמינים', [line('tsh', 'TSH', '2.27', 'mIU/L', '0.55 - 4.78', '1.98', '2024-10-15'), line('ferr', 'פריטין (Ferritin)', '9', 'ng/mL', '10 - 291', ''), line('b12', 'ויטמין B12', '276', 'pg/mL', '211 - 911', '188', '2024-10-15'), line('vitd', 'ויטמין D (25-OH)', '58', 'nmol/L', '75 - 250', ''), line('fsh', 'FSH', '68.4', 'IU/L', '', '')])}</table>
      <p style="font-size:15.5px">${c.t('הערת רופאה: {m.fefum|פרפול כדור ליום|dose=-;freq=כדור ליום} ו-{m.chole|ויטמין D 1000 יחידות|freq=ליום} ליום. {x|אין צורך בטיפול בסטטינים כרגע|not given}. {x|בדיקה חוזרת בעוד 3 חודשים|planned}. * {x|HbA1c בין 5.7 ל-6.4 מתאים לטרום סוכרת|reference comment|d.predm}.')}</p>`,
      'rtl',
    )
  },
)

/** A print with the test's code in front, Latin names, sign beside the result, limits before the unit. */
const coded = doc(
  'p236.jpg',
  ['he', 'lab', 'photo'],
  '2025-07-22',
  ['שירותי בריאות הגליל', 'שירותי בריאות הגליל, מעבדה מרכזית', 'שירותי בריאות הגליל - מעבדה מרכזית'],
  ['ד"ר מוניר חדאד', 'מוניר חדאד', 'חדאד מוניר'],
  ['יעקב בן סימון', 'בן סימון יעקב'],
  'דו"ח תוצאות מעבדה',
  (c) => {
    const codes = c.rnd
    const cells = (r, off) =>
      `<td class="k">${ltr(String(codes.int(30000, 39999)))}</td><td class="en">${ltr(r.label)}</td><td class="v">${ltr(r.printed)}</td><td>${off ? ltr(r.flag === 'H' ? '+' : '-') : ''}</td><td>${mixed(r.ref)}</td><td>${ltr(r.unit)}</td>`
    return sheet(
      `body{font:17px/1.3 ${FACE.verdana};font-size:16.5px;padding:38px 54px}td,th{padding:2px 9px;vertical-align:baseline}th{border-top:2px solid #000;border-bottom:2px solid #000;text-align:right;font-size:17px}.en{text-align:left;direction:ltr}.k{color:#555;font-size:15px;width:110px}.v{font-weight:bold}.g td{font-weight:bold;border-bottom:1px solid #777;padding-top:7px}.c td{font-size:15px}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div><b style="font-size:25px">שירותי בריאות הגליל</b><br>${he('מעבדה מרכזית, כרמיאל')}</div>${barcode(c.rnd, 36, 34)}</div><p>${he('בן סימון יעקב \u00a0 ת.ז. 05512890-3 \u00a0 ת. לידה 02/12/1953 \u00a0 מין: ז')}<br>${he('מרפאה: רמת שלום \u00a0 רופא שולח: ד"ר מוניר חדאד \u00a0 ת. לקיחה 22/07/2025 07:10 \u00a0 ת. אישור 22/07/2025 13:48')}</p>${c.no('רמת שלום', 'clinic of the referrer')}
      <table><tr><th>קוד</th><th style="text-align:left">שם הבדיקה</th><th>תוצאה</th><th></th><th>נורמה</th><th>יחידות</th></tr>${rows(
        c,
        cells,
        [
          '#HEMATOLOGY',
          'wbc;WBC;7.92;10^3/uL;4.0 - 10.8',
          'rbc;RBC;4.18;10^6/uL;4.5 - 5.7',
          'hgb;HEMOGLOBIN;12.1;g/dL;13.5 - 17.0',
          'hct;HEMATOCRIT;38.4;%;40 - 50',
          'mcv;MCV;91.9;fL;80 - 96',
          'mch;MCH;28.9;pg;27 - 33',
          'plt;PLATELETS;189;10^3/uL;150 - 450',
          'neut;NEUT abs;5.02;10^3/uL;1.8 - 7.7',
          'lymph;LYMPH abs;1.83;10^3/uL;1.0 - 4.8',
          'mono;MONO abs;0.74;10^3/uL;0.2 - 0.9',
          'eos;EOS abs;0.27;10^3/uL;0 - 0.5',
          'baso;BASO abs;0.06;10^3/uL;0 - 0.2',
          '#CHEMISTRY',
          'glu;GLUCOSE;172;mg/dL;70 - 100',
          'urea;UREA;61;mg/dL;17 - 43',
          'crea;CREATININE;1.74;mg/dL;0.67 - 1.17',
          'egfr;eGFR CKD-EPI;41;mL/min/1.73;מעל 60',
          'na;SODIUM;138;mmol/L;136 - 146',
          'k;POTASSIUM;5.3;mmol/L;3.5 - 5.1',
          'ca;CALCIUM;9.2;mg/dL;8.8 - 10.6',
          'phos;PHOSPHORUS;4.4;mg/dL;2.5 - 4.5',
          'alb;ALBUMIN;3.9;g/dL;3.5 - 5.2',
          'ldh;LDH;201;U/L;0 - 248',
          'tbil;BILIRUBIN TOTAL;0.62;mg/dL;0.3 - 1.2',
          'chol;CHOLESTEROL;141;mg/dL;עד 200',
          'ldl;LDL-CHOLESTEROL calc;69;mg/dL;עד 100',
          'hdl;HDL-CHOLESTEROL;38;mg/dL;מעל 40',
          'trig;TRIGLYCERIDES;170;mg/dL;עד 150',
          '>המטופל לא היה בצום. {x|ערכי LDL מתחת ל-70 מומלצים לחולי לב|reference comment|d.ihd}.',
          '#HORMONES',
          'a1c;HEMOGLOBIN A1C;7.9;%;4.0 - 6.0',
          'pth;PTH INTACT;94;pg/mL;12 - 88',
          'tsh;TSH;3.05;mIU/L;0.35 - 4.94',
          '#URINE',
          'ualb;MICROALBUMIN URINE;148;mg/L;',
          'ucrea;CREATININE URINE;82;mg/dL;',
          'uacr;ALB/CREA RATIO;180.5;mg/g;עד 30',
          'uprot;PROTEIN (stick);+1;;NEG',
          'uglu;GLUCOSE (stick);+3;;NEG',
          'ubld;BLOOD (stick);NEG;;NEG',
          'uleu;LEUCOCYTES (stick);NEG;;NEG',
        ],
      )}</table>
      <p style="font-size:16px">${he('מנהלת המעבדה: ד"ר ורד אלפסי. סוף דו"ח. עמוד 1 מתוך 1')}</p>${c.no('ד"ר ורד אלפסי', 'laboratory director')}<div>${hand('תור לנפרולוג', 30)}</div>`,
      'rtl',
    )
  },
  { scale: 1.3, degrade: { angle: -1.2 } },
)

/** A ward's sheet of results: two tables side by side, short names, letters behind. */
const ward = doc(
  'p237.png',
  ['he', 'lab', 'scan'],
  '2025-12-14',
  ['המרכז הרפואי נווה ים', 'מרכז רפואי נווה ים', 'נווה ים'],
  ['ד"ר אורנה צוקרמן', 'אורנה צוקרמן', 'צוקרמן אורנה'],
  ['אסתר מזרחי', 'מזרחי אסתר'],
  'ריכוז תוצאות מעבדה',
  (c) => {
    const cells = (r, off) =>
      `<td>${ltr(r.label)}</td><td class="v">${ltr(`${r.printed}${off ? ` ${r.flag}` : ''}`)}</td><td>${ltr(r.unit)}</td><td>${ltr(r.ref ? `[${r.ref}]` : '')}</td>`
    const table = (title, lines) =>
      `<div class="t"><b>${he(title)}</b><table dir="ltr">${rows(c, cells, lines)}</table></div>`
    return sheet(
      `body{font:17px/1.32 ${FACE.nachlieli};font-size:17.5px;padding:40px 46px}table{direction:ltr}td{padding:3px 7px;border-bottom:1px dotted #888;text-align:left;white-space:nowrap}.v{font-weight:bold}.two{display:grid;grid-template-columns:1fr 1fr;gap:14px 26px;align-items:start}.t b{display:block;border-bottom:2px solid #000;margin-top:8px}`,
      `<div style="text-align:center"><b style="font-size:24px">המרכז הרפואי נווה ים</b><br>${he('מחלקה פנימית ב - ריכוז תוצאות מעבדה')}</div><p>${he('שם: מזרחי אסתר \u00a0 ת.ז. 01187342-9 \u00a0 ת. לידה 30/08/1939 \u00a0 תאריך קבלה: 13/12/2025')}<br>${he('מועד דגימה: 14/12/2025 06:20 \u00a0 רופאה אחראית: ד"ר אורנה צוקרמן \u00a0 הודפס ע"י: מזכירות, 14/12/2025 15:02')}</p>
      <div class="two">${table('ספירת דם', ['wbc;WBC;16.8;K/uL;4.8-10.8', 'hgb;HGB;10.4;g/dL;12.0-16.0', 'hct;HCT;31.9;%;37-47', 'mcv;MCV;88.6;fL;80-99', 'rdw;RDW;14.1;%;11.5-14.5', 'plt;PLT;412;K/uL;130-400', 'mpv;MPV;8.9;fL;7.4-10.4', 'neutp;NEUT%;87.2;%;40-74', 'lymphp;LYMPH%;6.1;%;19-48', 'monop;MONO%;5.8;%;3.4-9.0', 'neut;NEUT#;14.65;K/uL;1.9-8.0', 'lymph;LYMPH#;1.02;K/uL;0.9-5.2'])}${table('כימיה', ['glu;Glucose;203;mg/dL;70-110', 'bun;BUN;31;mg/dL;8-23', 'crea;Creat;1.21;mg/dL;0.5-0.9', 'na;Na;129;mmol/L;135-145', 'k;K;4.0;mmol/L;3.5-5.1', 'cl;Cl;93;mmol/L;98-107', 'ca;Ca;8.4;mg/dL;8.6-10.2', 'alb;Alb;2.9;g/dL;3.5-5.2', 'tbil;T.Bil;0.9;mg/dL;0.2-1.2', 'alt;ALT;33;U/L;0-33', 'ast;AST;41;U/L;0-32', 'alp;Alk.P;112;U/L;35-104', 'ldh;LDH;338;U/L;135-214', 'crp;CRP;214.6;mg/L;0-5'])}
      ${table('קרישה', ['pt;PT;14.9;sec;11.0-14.0', 'inr;INR;1.31;;0.8-1.2', 'aptt;PTT;29.4;sec;26-36', 'fib;Fibrinogen;689;mg/dL;200-400', 'dd;D-Dimer;1420;ng/mL;0-500'])}${table('גזים ורידיים', ['ph;pH;7.36;;7.32-7.42', 'pco2;pCO2;49;mmHg;41-51', 'abghco3;HCO3;26.8;mmol/L;23-29', 'lact;Lactate;2.4;mmol/L;0.5-2.0', 'be;BE;1.4;mmol/L;-2-3'])}
      ${table('לב', ['tropi;hs-Troponin I;27;ng/L;0-15', 'bnp;NT-proBNP;2135;pg/mL;0-450'])}${table('תרביות ומשטחים', ['bcult;Blood culture x2;No growth (24h);;', 'fluaag;Influenza A Ag;Positive;;Negative', 'flubag;Influenza B Ag;Negative;;Negative', 'covag;SARS-CoV-2 Ag;Negative;;Negative', 'pneuag;Pneumococcal urinary Ag;Negative;;Negative', 'legion;Legionella urinary Ag;Negative;;Negative'])}</div>
      <p>${c.t('H גבוה, L נמוך. אבחנת עבודה: {d.pneumonia|דלקת ריאות}. {x|לשלול תסחיף ריאתי|question|d.pe}. דגימת {x|כיח נפסלה|not done|l.sputc}.')}</p><div style="text-align:left">${stamp(['פנימית ב', 'נווה ים'], '#1f3c7a', -5)}</div>`,
      'rtl',
    )
  },
  { scale: 1.25, degrade: { angle: 0.5 } },
)

/** Names in Hebrew, result before the name's limits in words, urine and stool below, the doctor's hand beside. */
const words = doc(
  'p238.jpg',
  ['he', 'lab', 'photo'],
  '2026-02-03',
  ['מאור הדרום - מעבדות', 'מאור הדרום', 'מעבדות מאור הדרום'],
  ['ד"ר אלכסנדר גורביץ', 'אלכסנדר גורביץ', 'ד"ר א. גורביץ'],
  ['תהילה אוחנה', 'אוחנה תהילה'],
  'תשובות מעבדה',
  (c) => {
    const cells = (r, off) =>
      `<td>${he(r.label)}</td><td class="v">${off ? `<span class="b">${r.flag === 'H' ? '▲' : '▼'}</span> ` : ''}${mixed(`${r.printed} ${r.unit}`.trim())}</td><td>${mixed(r.ref)}</td>`
    return sheet(
      `body{font:18px/1.38 ${FACE.david};font-size:21px;padding:40px 70px}td,th{padding:4px 12px;border:1px solid #aaa}th{background:#f0e9dc;text-align:right}.v{font-weight:bold;width:230px}.g td{background:#faf5ea;font-weight:bold;text-align:center}.c td{font-size:18.5px}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:10px;align-items:center">${mark('star', '#8a5a12', 42)}<b style="font-size:26px;color:#8a5a12">מאור הדרום - מעבדות</b></div><div>${he('דף 1 מתוך 1')}</div></div><p>${he('לכבוד: תהילה אוחנה, ת.ז. 2-0447193-8, ילידת 11.04.1996')}<br>${he('נלקח בתאריך 3.2.2026 בשעה 08:05, התקבל 3.2.2026, תשובה 6.2.2026. רופא מפנה: ד"ר אלכסנדר גורביץ')}</p>
      <table><tr><th>הבדיקה</th><th>התוצאה</th><th>ערך תקין</th></tr>${rows(c, cells, [
        '#דם',
        'tsh;הורמון מגרה בלוטת התריס TSH;0.03;mIU/L;0.4-4.2',
        'ft4;תירוקסין חופשי FT4;27.9;pmol/L;10-20',
        'ft3;טרייודותירונין חופשי FT3;9.8;pmol/L;3.5-6.5',
        'trab;נוגדנים לקולטן TSH (TRAb);6.1;IU/L;עד 1.75',
        'hgb;המוגלובין;12.6;g/dL;12-16',
        'wbc;תאי דם לבנים;4.1;K/uL;4.0-11.0',
        'neut;נויטרופילים;1.7;K/uL;1.8-7.5',
        'alt;אלאנין טרנסאמינאז ALT;44;U/L;עד 35',
        'glu;סוכר בצום;88;mg/dL;70-100',
        'esr;שקיעת דם;12;mm/h;עד 20',
        'hcg;בטא הריון (hCG);<1;IU/L;עד 5',
        'ttg;נוגדנים לטרנסגלוטמינאז tTG-IgA;2.3;U/mL;עד 10',
        '>{x|תוצאה מעל 10 מחשידה לצליאק|reference comment|d.celiac}.',
        '#שתן',
        'ucol;צבע;צהוב;;צהוב',
        'usg;משקל סגולי;1.021;;1.005-1.030',
        'uph;חומציות pH;6.0;;5-8',
        'uprot;חלבון;שלילי;;שלילי',
        'uglu;סוכר;שלילי;;שלילי',
        'uket;קטונים;חיובי 1+;;שלילי',
        'ubld;דם סמוי;שלילי;;שלילי',
        'unit;ניטריט;שלילי;;שלילי',
        'uwbc;כדוריות לבנות במשקע;2-3;לשדה;0-5',
        'ucult;תרבית שתן;אין צמיחה;;',
        '#צואה',
        'hpsa;אנטיגן הליקובקטר בצואה;חיובי;;שלילי',
        'calpro;קלפרוטקטין בצואה;38;ug/g;עד 50',
        'ova;פרזיטים בצואה;לא נמצאו;;לא נמצאו',
      ])}</table>
      <div style="display:flex;justify-content:space-between;margin-top:8px"><div>${hand('לקבוע תור לאנדוקרינולוג', 30)}</div><div>${he('אושר: מיקרוביולוגית מאיה דנינו')}</div></div>${c.no('מאיה דנינו', 'laboratory staff')}`,
      'rtl',
    )
  },
  { scale: 1.2, degrade: { angle: 1.4 } },
)

export const seventhHebrewLabs = [site, coded, ward, words]
