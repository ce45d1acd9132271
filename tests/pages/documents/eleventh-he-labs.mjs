/** Laboratory reports in Hebrew: a fund's cards, a clinic's dates across, a ward's list with the limits on both sides, a microbiology sheet, a list that begins with the limits. */
import { barcode, hand, mark, matrixCode, signature, stamp } from '../lib/decor.mjs'
import { FACE, doc, he, ltr, mixed, resultCell, rows, sheet } from './blind-parts.mjs'

const SIMPLE = `Lato,'Simple CLM',sans-serif`
const HADASIM = `'Hadasim CLM','Noto Serif Hebrew',serif`
const MONO = `'Miriam Mono CLM','Liberation Mono',monospace`

/** A fund's print in two columns of cards: name and limits under it, unit before the value, a word for the side. */
const cards = doc(
  'p321.png',
  ['he', 'lab', 'clean'],
  '2026-01-13',
  ['שירותי בריאות נופים', 'נופים', 'נופים שירותי בריאות'],
  ['ד"ר אביטל שגיא', 'אביטל שגיא', 'שגיא אביטל'],
  ['עידית מנחמי', 'מנחמי עידית'],
  'תוצאות בדיקות מעבדה',
  (c) => {
    const word = { H: 'גבוה', L: 'נמוך', N: 'תקין' }
    const card = (line) => {
      const r = c.lab(line)
      const off = r.flag === 'H' || r.flag === 'L'
      return `<div class="card${off ? ' off' : ''}" data-e="${r.n}" data-line><div class="nm">${he(r.label)}${r.ref ? `<div class="rg">${he('טווח: ')}${mixed(r.ref)}</div>` : ''}</div><div class="vv">${r.unit ? `<small>${ltr(r.unit)}</small> ` : ''}<b>${mixed(r.printed)}</b></div><div class="w">${r.flag ? he(word[r.flag]) : ''}</div></div>`
    }
    const group = (title, lines) => `<h3>${he(title)}</h3>${lines.map(card).join('')}`
    return sheet(
      `body{font:17px/1.28 ${SIMPLE};font-size:18px;padding:34px 44px}h3{background:#5b2a86;color:#fff;font-size:17px;padding:3px 12px;margin:10px 0 2px}.cols{display:grid;grid-template-columns:1fr 1fr;gap:0 26px;align-items:start}.card{display:grid;grid-template-columns:1fr 170px 56px;align-items:center;border-bottom:1px solid #d9cfe4;padding:4px 8px}.nm{font-weight:bold}.rg{font-weight:normal;font-size:15px;color:#4c4c4c}.vv{text-align:left}.vv b{font-size:19px}.w{font-size:15px;text-align:left;color:#2a6b35}.off{background:#fbeeee}.off .w,.off b{color:#a3142c}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:12px;align-items:center">${mark('leaf', '#5b2a86', 46)}<div><b style="font-size:25px;color:#5b2a86">נופים</b><br>${he('שירותי בריאות נופים')}</div></div><div style="font-size:20px"><b>${he('תוצאות בדיקות מעבדה')}</b></div></div>
      <p style="border:1px solid #5b2a86;padding:6px 12px">${he('מנחמי עידית \u00a0 ת"ז 04-117263-8 \u00a0 נקבה, ת. לידה 24/11/1967')}<br>${he('תאריך דגימה: 13/01/26 שעה 06:55 \u00a0 תאריך אישור: 14/01/26 \u00a0 תאריך הדפסה: 02/02/26 \u00a0 רופאה מפנה: ד"ר אביטל שגיא')}</p>
      <div class="cols"><div>${group('גלוקוז ושומנים', ['glu;סוכר בצום Glucose;126;mg/dL;70 - 100', 'a1c;המוגלובין מסוכרר HbA1C;6.6;%;4.0 - 5.6', 'chol;כולסטרול Cholesterol;211;mg/dL;0 - 200', 'hdl;כולסטרול טוב HDL;44;mg/dL;מעל 50', 'ldl;כולסטרול רע LDL;124;mg/dL;0 - 130', 'trig;טריגליצרידים;217;mg/dL;0 - 150', 'nhdl;Non HDL Cholesterol;167;mg/dL;0 - 160'])}${group('כליות ומלחים', ['urea;אוריאה Urea;34;mg/dL;17 - 49', 'crea;קראטינין Creatinine;0.81;mg/dL;0.50 - 0.90', 'egfr;eGFR;82;mL/min/1.73m2;מעל 60', 'na;נתרן Sodium;141;mmol/L;136 - 145', 'k;אשלגן Potassium;4.4;mmol/L;3.5 - 5.1', 'ca;סידן Calcium;10.1;mg/dL;8.6 - 10.2', 'phos;זרחן Phosphorus;3.3;mg/dL;2.5 - 4.5', 'uric;חומצת שתן Uric Acid;6.2;mg/dL;2.4 - 5.7'])}${group('שתן', ['ualb;אלבומין בשתן Microalbumin;54;mg/L;0 - 20', 'ucrea;קראטינין בשתן;118;mg/dL;', 'uacr;יחס אלבומין/קראטינין ACR;45.8;mg/g;0 - 30'])}</div>
      <div>${group('כבד', ['alt;ALT (GPT);49;U/L;0 - 33', 'ast;AST (GOT);31;U/L;0 - 32', 'ggt;GGT;57;U/L;5 - 36', 'alp;פוספטזה אלקלית ALP;96;U/L;35 - 105', 'tbil;בילירובין כללי;0.48;mg/dL;0.0 - 1.2', 'alb;אלבומין Albumin;4.3;g/dL;3.5 - 5.2', 'tp;חלבון כללי Total Protein;7.2;g/dL;6.4 - 8.3'])}${group('ספירת דם', ['wbc;כדוריות לבנות WBC;8.14;K/uL;4.8 - 10.8', 'rbc;כדוריות אדומות RBC;4.66;M/uL;4.2 - 5.4', 'hgb;המוגלובין Hb;13.2;g/dL;12.0 - 16.0', 'hct;המטוקריט HCT;40.1;%;37 - 47', 'mcv;MCV;86.1;fL;81 - 99', 'mch;MCH;28.3;pg;27 - 31', 'rdw;RDW;13.9;%;11.5 - 14.5', 'plt;טסיות PLT;298;K/uL;130 - 400', 'neutp;נויטרופילים NEUT %;58.4;%;40 - 74', 'eosp;אאוזינופילים EOS %;6.3;%;0 - 5'])}${group('אחר', ['tsh;TSH;5.12;uIU/mL;0.27 - 4.20', 'ft4;FT4;14.6;pmol/L;12 - 22', 'b12;ויטמין B12;301;pmol/L;141 - 489', 'crp;CRP;6.8;mg/L;0 - 5'])}</div></div>
      <p style="font-size:16.5px">${c.t('הערת הרופאה: {d.dm2|סוכרת סוג 2|icd=E11.9/E11.65/E11.29/E11.21} חדשה. {x|TSH יש לחזור בעוד 6 שבועות|planned}. להתחיל {m.metf|גלוקומין 850 מ"ג פעם ביום|freq=פעם ביום}. {x|אם ALT ימשיך לעלות - US בטן|conditional|i.usabd}. {x|טווח ה-HbA1C לאבחון סוכרת הוא 6.5% ומעלה|reference comment}.')}</p>`,
      'rtl',
    )
  },
)

/** A clinic's follow-up: names in Hebrew, limits behind them, three dates across, the newest first; some cells empty. */
const across = doc(
  'p322.jpg',
  ['he', 'lab', 'photo'],
  '2025-10-19',
  ['מכון המטולוגי רמות יעל', 'רמות יעל', 'המכון ההמטולוגי רמות יעל'],
  ['ד"ר נדיה סוקולובסקי', 'נדיה סוקולובסקי', 'סוקולובסקי נדיה'],
  ['אסתי גולן', 'גולן אסתי'],
  'גיליון מעקב מעבדה',
  (c) => {
    const dates = ['2025-10-19', '2025-07-27', '2025-04-30']
    const show = (r) => `${r.printed}${r.flag === 'H' ? ' ▲' : r.flag === 'L' ? ' ▼' : ''}`
    const row = ([key, label, unit, ref, ...values]) =>
      `<tr><td>${he(label)}</td><td class="u">${ltr(unit)}</td><td class="u">${mixed(ref)}</td>${values
        .map(
          (v, i) =>
            `<td class="v">${v ? `<bdi dir="ltr">${resultCell(c, key, label, v, unit, ref, dates[i], show)}</bdi>` : '–'}</td>`,
        )
        .join('')}</tr>`
    return sheet(
      `body{font:18px/1.35 ${HADASIM};font-size:20px;padding:42px 50px}td,th{border:1px solid #8a8a8a;padding:5px 9px;text-align:center}td:first-child,th:first-child{text-align:right}th{background:#dfe9e1}.u{font-size:17px}.v{font-weight:bold;width:118px}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:12px;align-items:center">${mark('rings', '#22633b', 48)}<b style="font-size:27px;color:#22633b">מכון המטולוגי רמות יעל</b></div>${matrixCode(c.rnd, 18, 3)}</div>
      <p>${he("גיליון מעקב מעבדה \u00a0 | \u00a0 שם המטופלת: אסתי גולן \u00a0 | \u00a0 מס' זהות 5-0930184-6 \u00a0 | \u00a0 נולדה 6/5/1981")}<br>${he('רופאה מטפלת: ד"ר נדיה סוקולובסקי \u00a0 | \u00a0 הופנתה ע"י ד"ר צבי הורנשטיין \u00a0 | \u00a0 הופק: 23/10/2025')}</p>${c.no('ד"ר צבי הורנשטיין', 'referrer')}
      <table><tr><th>${he('בדיקה')}</th><th>${he('יחידות')}</th><th>${he('נורמה')}</th>${dates.map((d) => `<th>${ltr(d.split('-').reverse().join('/'))}</th>`).join('')}</tr>
      ${[
        ['hgb', 'המוגלובין', 'g/dL', '11.7 - 15.7', '12.9', '10.8', '8.9'],
        ['hct', 'המטוקריט', '%', '35 - 45', '38.8', '33.5', '29.1'],
        ['mcv', 'נפח כדורית MCV', 'fL', '80 - 97', '84.2', '76.3', '68.7'],
        ['mch', 'MCH', 'pg', '27 - 34', '28.0', '24.6', '21.0'],
        ['rdw', 'רוחב פיזור RDW', '%', '11.6 - 14.8', '15.2', '19.7', '18.3'],
        ['plt', 'טסיות דם', 'K/uL', '150 - 410', '274', '338', '462'],
        ['wbc', 'לויקוציטים', 'K/uL', '3.9 - 10.2', '5.9', '6.3', '7.1'],
        ['retic', 'רטיקולוציטים', '%', '0.5 - 2.0', '', '2.6', '1.1'],
        ['ferr', 'פריטין', 'ng/mL', '15 - 150', '97', '31', '3'],
        ['fe', 'ברזל בסרום', 'ug/dL', '37 - 145', '81', '44', '14'],
        ['transf', 'טרנספרין', 'mg/dL', '200 - 360', '241', '', '398'],
        ['tsat', 'רוויון טרנספרין', '%', '15 - 45', '24', '', '3'],
        ['b12', 'ויטמין B12', 'pg/mL', '197 - 771', '412', '', '236'],
        ['fol', 'חומצה פולית בסרום', 'ng/mL', '3.9 - 26.8', '', '', '9.4'],
        ['ldh', 'LDH', 'U/L', '135 - 214', '168', '', '177'],
        ['hapto', 'הפטוגלובין', 'mg/dL', '30 - 200', '', '', '121'],
        ['crp', 'CRP', 'mg/L', 'עד 5', '1.2', '', '2.9'],
        ['ttg', 'Anti tTG IgA', 'U/mL', 'עד 7', '', '', '1.4'],
      ]
        .map(row)
        .join('')}</table>
      <p>${c.t('סיכום: {d.ida|אנמיה מחוסר ברזל|icd=D50.9/D50.0/D50.8} על רקע {d.menorr|דימום וסתי רב}. לאחר {m.venofer|ונופר 200 מ"ג × 5|st=-;dose=200 מ"ג} (מאי 2025). {x|ללא עדות להמוליזה|negated}. {x|צליאק - נשלל|ruled out|d.celiac}. ממשיכה {m.ferrop|פריפל 100 מ"ג פעם ביום|freq=פעם ביום}; {m.txa|הקסקפרון 500 מ"ג|st=stopped} הופסק. {x|התקן מירנה יישקל ע"י רופאת הנשים|considered|m.lng}. {x|אם תהיה ירידה חוזרת - גסטרוסקופיה|conditional|p.egd}.')}</p><div style="display:flex;gap:20px;align-items:center">${signature(c.rnd)}${hand('ביקורת ינואר', 32)}</div>`,
      'rtl',
    )
  },
  { scale: 1.25, degrade: { angle: 1.1 } },
)

/** A hospital laboratory's typed list: Latin names, the lower limit before and the upper limit behind the result. */
const between = doc(
  'p323.png',
  ['he', 'lab', 'scan'],
  '2025-08-26',
  ['המרכז הרפואי עין הדקלים', 'מרכז רפואי עין הדקלים', 'עין הדקלים'],
  ['ד"ר עלא מחאמיד', 'עלא מחאמיד', 'מחאמיד עלא'],
  ['ציפורה הררי', 'הררי ציפורה'],
  'דו"ח מעבדות מרכזיות',
  (c) => {
    const cells = (r, off) => {
      const [low = '', high = ''] = r.ref.split('-').map((s) => s.trim())
      return `<td>${ltr(r.label)}</td><td class="n">${ltr(low)}</td><td class="v">${ltr(r.printed)}${off ? ' *' : ''}</td><td class="n">${ltr(high)}</td><td>${ltr(r.unit)}</td>`
    }
    return sheet(
      `body{font:17px/1.3 ${MONO};font-size:18.5px;padding:44px 60px}table{direction:ltr}td,th{padding:1.5px 12px;text-align:left}th{border-bottom:2px solid #000;border-top:2px solid #000}.n{text-align:right;width:110px;color:#333}.v{text-align:center;font-weight:bold;width:150px}.g td{padding-top:6px;text-decoration:underline}.c td{direction:rtl;text-align:right;font-size:17.5px}`,
      `<div style="display:flex;justify-content:space-between"><div><b style="font-size:23px">המרכז הרפואי עין הדקלים</b><br>${he('מערך המעבדות - דו"ח מעבדות מרכזיות')}</div>${barcode(c.rnd, 40, 40)}</div>
      <p>${he('שם משפחה ושם: הררי ציפורה \u00a0 ת.ז: 00731926-5 \u00a0 מין: נ \u00a0 שנת לידה: 1946')}<br>${he('מחלקה: פנימית ג\' \u00a0 רופא מזמין: ד"ר עלא מחאמיד')}<br>${he('נלקח: 26.08.25 05:50 \u00a0 התקבל: 26.08.25 06:31 \u00a0 הופק: 26.08.25 10:12 \u00a0 אשפוז מ: 25.08.25')}</p>
      <table><tr><th>TEST</th><th class="n">LOW</th><th class="v">RESULT</th><th class="n">HIGH</th><th>UNITS</th></tr>${rows(
        c,
        cells,
        [
          '#CHEMISTRY',
          'na;SODIUM;121;mmol/L;136-145',
          'k;POTASSIUM;3.1;mmol/L;3.5-5.1',
          'cl;CHLORIDE;86;mmol/L;98-107',
          'hco3;BICARBONATE;27.4;mmol/L;22-29',
          'glu;GLUCOSE;118;mg/dL;70-110',
          'bun;BUN;9;mg/dL;8-23',
          'crea;CREATININE;0.54;mg/dL;0.50-0.90',
          'uric;URIC ACID;2.2;mg/dL;2.4-5.7',
          'ca;CALCIUM;8.9;mg/dL;8.6-10.2',
          'mg;MAGNESIUM;1.5;mg/dL;1.6-2.6',
          'phos;PHOSPHORUS;2.9;mg/dL;2.5-4.5',
          'alb;ALBUMIN;3.6;g/dL;3.5-5.2',
          'osm;OSMOLALITY-SERUM;252;mOsm/kg;275-295',
          'ck;CPK;187;U/L;26-192',
          'crp;CRP;11.4;mg/L;0-5',
          '#ENDOCRINOLOGY',
          'tsh;TSH;1.66;mIU/L;0.27-4.20',
          'cort;CORTISOL (morning);562;nmol/L;133-537',
          '#HEMATOLOGY',
          'wbc;WBC;6.74;10^3/uL;4.5-11.0',
          'hgb;HGB;11.9;g/dL;12.0-16.0',
          'hct;HCT;33.8;%;36.0-46.0',
          'mcv;MCV;85.4;fL;80.0-100.0',
          'plt;PLT;233;10^3/uL;150-450',
          'neut;NEUT #;4.52;10^3/uL;1.8-7.7',
          'lymph;LYMPH #;1.41;10^3/uL;1.0-4.8',
          'eos;EOS #;0.11;10^3/uL;0.0-0.5',
          '#COAGULATION',
          'inr;INR;1.04;;0.90-1.15',
          'aptt;APTT;27.6;sec;25.0-37.0',
          '#URINE',
          'una;SODIUM-URINE;74;mmol/L;',
          'ukk;POTASSIUM-URINE;38;mmol/L;',
          'uosm;OSMOLALITY-URINE;418;mOsm/kg;50-1200',
          '>{x|TROPONIN - לא בוצע, דגימה המוליטית|not done|l.tropi}. תוצאה קריטית של נתרן נמסרה טלפונית לאחות גלית בשעה 07:05.',
        ],
      )}</table>
      <p>${c.t('* מחוץ לגבולות. מהות ההזמנה: {d.hyponat|היפונתרמיה}, {x|?SIADH|question}. {x|לשלול תת פעילות יותרת הכליה|question|d.addison}. תרופות: {m.inda|Pamid 1.5 mg|st=-}, {m.esc|Cipralex 10 mg|st=-}.')}</p>${c.no('אחות גלית', 'nurse')}<p>${he('מנהל מערך המעבדות: ד"ר יאיר ספקטור \u00a0 סוף דו"ח')}</p>${c.no('ד"ר יאיר ספקטור', 'laboratory director')}`,
      'rtl',
    )
  },
  { width: 1080, scale: 1.4, degrade: { angle: -0.6 } },
)

/** Microbiology: a stick as boxes in a row, sediment, culture and its antibiogram, genital PCR, an earlier culture. */
const micro = doc(
  'p324.jpg',
  ['he', 'lab', 'photo'],
  '2026-03-04',
  ['מעבדות גל-בדיקות', 'גל-בדיקות', 'גל בדיקות'],
  ['ד"ר רועי מזור', 'רועי מזור', 'מזור רועי'],
  ['שקד ברנשטיין', 'ברנשטיין שקד'],
  'דו"ח מיקרוביולוגיה',
  (c) => {
    const box = (line) => {
      const r = c.lab(line)
      return `<div class="bx" data-e="${r.n}" data-line>${ltr(r.label)}<br><b>${mixed(r.printed)}</b><br><small>${mixed(r.ref)}</small></div>`
    }
    const cells = (r) =>
      `<td class="en">${ltr(r.label)}</td><td><b>${mixed(`${r.printed} ${r.unit}`.trim())}</b></td><td>${mixed(r.ref)}</td>`
    const drug = (name, id, level) =>
      `<tr><td class="en">${c.t(`{x|${name}|antibiogram${id ? `|m.${id}` : ''}}`)}</td><td>${he(level)}</td></tr>`
    return sheet(
      `body{font:18px/1.36 ${FACE.arial};font-size:19px;padding:40px 62px}h3{font-size:20px;border-bottom:3px solid #b3541e;margin:12px 0 6px}.strip{display:flex;gap:6px}.bx{flex:1;border:1px solid #999;text-align:center;padding:4px 2px}.bx b{font-size:20px}.bx small{font-size:16px;color:#333}td,th{padding:3px 12px;border-bottom:1px solid #bbb;text-align:right}.en{direction:ltr;text-align:right}.ab{display:grid;grid-template-columns:1fr 1fr;gap:0 40px;width:86%}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:12px;align-items:center">${mark('bars', '#b3541e', 44)}<div><b style="font-size:26px;color:#b3541e">גל-בדיקות</b><br>${he('מעבדות גל-בדיקות בע"מ - דו"ח מיקרוביולוגיה')}</div></div>${barcode(c.rnd, 34, 36)}</div>
      <p>${he('מטופלת: שקד ברנשטיין \u00a0 ת.ז: 2-1448306-9 \u00a0 גיל: 27 \u00a0 ת. לידה: 15/09/1998 \u00a0 מזמין: ד"ר רועי מזור')}<br>${he('תאריך נטילה: 04/03/2026 \u00a0 תאריך קבלה במעבדה: 05/03/2026 \u00a0 תאריך תשובה סופית: 08/03/2026')}</p>
      <h3>${he('שתן כללית - סטיק')}</h3><div class="strip">${['uph;pH;6.5;;5 - 8', 'usg;S.G;1.018;;1.003 - 1.030', 'uleu;LEU;+3;;שלילי', 'unit;NIT;שלילי;;שלילי', 'uprot;PRO;+1;;שלילי', 'uglu;GLU;שלילי;;שלילי', 'uket;KET;שלילי;;שלילי', 'ubld;BLD;+2;;שלילי', 'ubil;BIL;שלילי;;שלילי'].map(box).join('')}</div>
      <h3>${he('משקע')}</h3><table>${rows(c, cells, ['uwbc;WBC;45;/HPF;עד 5', 'urbc;RBC;12;/HPF;עד 3', 'uepi;Epithelial cells;מעט;;', 'ucast;Casts;לא נראו;;'])}</table>
      <h3>${he('תרבית שתן (אמצע זרם)')}</h3><p>${c.t('{l.ucult|צמיחה: Staphylococcus saprophyticus 100,000 CFU/mL|v=Staphylococcus saprophyticus;u=-}')}</p>
      <div class="ab"><table>${drug('Nitrofurantoin', 'nitrof', 'רגיש')}${drug('Trimethoprim/Sulfa', 'sept', 'רגיש')}${drug('Ciprofloxacin', 'cipr', 'רגיש')}${drug('Oxacillin', '', 'רגיש')}</table><table>${drug('Gentamicin', 'gent', 'רגיש')}${drug('Erythromycin', '', 'עמיד')}${drug('Fosfomycin', 'fosfo', 'עמיד')}${drug('Doxycycline', 'doxy', 'ביניים')}</table></div>
      <p>${c.t('תרבית קודמת: {l.ucult|19/11/2025 - Escherichia coli|v=Escherichia coli;u=-;on=2025-11-19}.')}</p>
      <h3>${he('משטח צוואר רחם - PCR')}</h3><table><tr><th>${he('מחולל')}</th><th>${he('תוצאה')}</th><th>${he('צפוי')}</th></tr>${rows(c, cells, ['chlampcr;Chlamydia trachomatis;לא נמצא;;לא נמצא', 'gonopcr;Neisseria gonorrhoeae;לא נמצא;;לא נמצא', 'h11mgen;Mycoplasma genitalium;נמצא;;לא נמצא', 'h11trich;Trichomonas vaginalis;לא נמצא;;לא נמצא'])}</table>
      <p style="font-size:18px">${c.t('הערה: {x|דגימה שנשמרה מעל 24 שעות בטמפ׳ החדר אינה קבילה|reference comment}. {x|יש לשקול בדיקת בן הזוג|suggested}. {x|לא צמחו שמרים|negated|d.thrush}.')}</p><p>${he('מאשרת: ד"ר תמי אלבז, מיקרוביולוגית ראשית')}</p>${c.no('ד"ר תמי אלבז', 'laboratory staff')}`,
      'rtl',
    )
  },
  { width: 1100, scale: 1.4, degrade: { angle: -1.3, folds: [0.48] } },
)

/** A private institute: the limits stand first, before the name; hormones, then serology with its reading in words. */
const first = doc(
  'p325.png',
  ['he', 'lab', 'clean'],
  '2024-12-05',
  ['מכון בדיקות אלומה', 'אלומה', 'אלומה מכון בדיקות'],
  ['ד"ר גבריאלה רוט', 'גבריאלה רוט', 'רוט גבריאלה'],
  ['מיטל בן-אור', 'בן-אור מיטל', 'מיטל בן אור'],
  'דו"ח תוצאות',
  (c) => {
    const cells = (r, off) =>
      `<td class="rf">${mixed(r.ref)}</td><td>${he(r.label)}</td><td class="v${off ? ' o' : ''}">${mixed(r.printed)}${off ? ` ${r.flag === 'H' ? '↑' : '↓'}` : ''}</td><td>${ltr(r.unit)}</td>`
    const heads = (a, b) =>
      `<tr><th>${he(a)}</th><th>${he('שם הבדיקה')}</th><th class="v">${he('תוצאה')}</th><th>${he(b)}</th></tr>`
    return sheet(
      `body{font:18px/1.35 Roboto,'Miriam CLM',sans-serif;font-size:19px;padding:40px 66px}td,th{padding:3px 10px;text-align:right}th{border-bottom:2px solid #0d5c63;color:#0d5c63}tr:nth-child(even) td{background:#eef6f6}.rf{width:190px}.v{width:150px;font-weight:bold}.o{text-decoration:underline}.g td{font-weight:bold;background:#fff!important;padding-top:8px}.c td{font-size:17px;background:#fff!important}`,
      `<div style="text-align:center">${mark('star', '#0d5c63', 44)}<br><b style="font-size:26px;color:#0d5c63">מכון בדיקות אלומה</b></div><p style="display:flex;justify-content:space-between"><span>${he('לקוחה: מיטל בן-אור')}<br>${he("מס' ת.ז. 03-9920415-7")}<br>${he('ילידת 2.7.1988')}</span><span>${he('נדגם 5.12.2024, 07:20, יום 3 למחזור')}<br>${he('דווח 8.12.2024')}<br>${he('לידי: ד"ר גבריאלה רוט, רפואת נשים')}</span></p>
      <table>${heads('ערכי ייחוס', 'יחידות')}${rows(c, cells, [
        '#הורמונים',
        'fsh;FSH;11.4;IU/L;3.5 - 12.5',
        'lh;LH;4.9;IU/L;2.4 - 12.6',
        'e2;אסטרדיול E2;188;pmol/L;45 - 854',
        'prl;פרולקטין;731;mIU/L;102 - 496',
        'amh;AMH;0.74;ng/mL;0.9 - 9.5',
        'testo;טסטוסטרון כללי;0.98;nmol/L;0.29 - 1.67',
        'shbg;SHBG;58.3;nmol/L;32.4 - 128',
        'dheas;DHEA-S;4.61;umol/L;1.65 - 9.15',
        'ohp;17-OH פרוגסטרון;1.9;nmol/L;0.3 - 2.8',
        'tsh;TSH;4.31;mIU/L;0.27 - 4.2',
        'ft4;T4 חופשי;13.3;pmol/L;12 - 22',
        'tpo;נוגדני Anti-TPO;188;IU/mL;עד 34',
        '>{x|פרולקטין מוגבר: מומלץ לחזור על הבדיקה לאחר מנוחה של 20 דקות|reference comment|d.prolact}',
        '#כללי',
        'vitd;25-OH ויטמין D;39.6;nmol/L;מעל 75',
        'ferr;פריטין;21;ng/mL;13 - 150',
        'hgb;המוגלובין;12.4;g/dL;11.7 - 15.5',
        'a1c;HbA1c;5.2;%;4.0 - 5.7',
      ])}</table>
      <table style="margin-top:12px">${heads('צפוי', 'יחידות')}${rows(c, cells, [
        '#סרולוגיה',
        'rubg;אדמת Rubella IgG;64.2;IU/mL;מעל 10|range=',
        'vzvg;אבעבועות רוח VZV IgG;חיובי;;חיובי',
        'cmvg;CMV IgG;חיובי;;',
        'cmvm;CMV IgM;שלילי;;שלילי',
        'toxg;טוקסופלזמה Toxo IgG;שלילי;;',
        'toxm;טוקסופלזמה Toxo IgM;שלילי;;שלילי',
        'hbsag;HBsAg;שלילי;;שלילי',
        'antihcv;Anti-HCV;שלילי;;שלילי',
        'hivag;HIV Ag/Ab;שלילי;;שלילי',
        'syph;עגבת Treponema Ab;שלילי;;שלילי',
        'abo;סוג דם ABO;B;;',
        'rhd;Rh(D);חיובי;;',
        'abscr;סקר נוגדנים;שלילי;;שלילי',
      ])}</table>
      <p>${c.t('{x|נוגדנים לאדמת מעל 10 IU/mL מעידים על חסינות|reference comment}. {x|הבדיקה אינה מאבחנת הריון|reference comment}.')}</p><div style="display:flex;justify-content:space-between;align-items:center"><div>${he("בדקה ואישרה: פרופ' נאוה שוורצמן")}</div>${stamp(['אלומה', 'מאושר'], '#0d5c63', 5, true)}</div>${c.no("פרופ' נאוה שוורצמן", 'laboratory director')}`,
      'rtl',
    )
  },
)

export const eleventhHeLabs = [cards, across, between, micro, first]
