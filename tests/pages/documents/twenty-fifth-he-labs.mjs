/** Laboratory paper in Hebrew as families mostly get it: a fund's print in two half tables, a hospital clinic's three dates with the oldest first, a pregnant woman's glucose load, a fund's site with urine and stool, a haematologist's sheet with the group at the side of its rows. */
import { barcode, hand, mark, matrixCode, signature, stamp } from '../lib/decor.mjs'
import { FACE, arrow, doc, he, letter, ltr, mixed, resultCell, sheet } from './blind-parts.mjs'

const bracket = (ref) => (/[א-ת]/.test(ref) ? `(${he(ref)})` : ltr(`(${ref})`))

/** A fund's print: blood count and liver in the right half, chemistry, lipids and vitamins in the left one; the unit small under the name, H or L beside the result. */
const halves = doc(
  'p921.png',
  ['he', 'lab', 'clean'],
  '2026-05-10',
  ['קופת חולים אירוסים', 'אירוסים', 'קופ"ח אירוסים', 'קופת חולים אירוסים - מרפאת הדרים', 'מרפאת הדרים'],
  ['ד"ר רחלי אוחנונה', 'רחלי אוחנונה', 'אוחנונה רחלי'],
  ['יגאל קרמר', 'קרמר יגאל', 'מר יגאל קרמר'],
  'תשובות מעבדה',
  (c) => {
    const row = (s) => {
      const r = c.lab(s)
      return `<tr data-e="${r.n}"><td>${mixed(r.label)}${r.unit ? `<br><small>${ltr(r.unit)}</small>` : ''}</td><td class="v">${ltr(r.printed)}</td><td class="f">${ltr(letter(r))}</td><td>${mixed(r.ref)}</td></tr>`
    }
    const half = (...groups) =>
      `<table><tr><th style="width:47%">${he('בדיקה')}</th><th>${he('תוצאה')}</th><th></th><th>${he('ערכי ייחוס')}</th></tr>${groups
        .map(
          ([title, list]) => `<tr class="g"><td colspan="4">${he(title)}</td></tr>${list.map(row).join('')}`,
        )
        .join('')}</table>`
    return sheet(
      `body{font:15px/1.2 ${FACE.arial};font-size:15.5px;padding:36px 44px}.w{display:grid;grid-template-columns:1fr 1fr;gap:22px;align-items:start}td,th{padding:2px 7px;border-bottom:1px solid #d5dbe3}th{border-bottom:2px solid #1d4f91;font-size:14px;color:#1d4f91}small{color:#666;font-size:12.5px}.v{font-weight:bold}.f{color:#b00020;font-weight:bold;width:22px}.g td{background:#e9eff7;font-weight:bold}.h{border:1px solid #1d4f91;border-radius:8px;padding:6px 14px;margin:10px 0;display:grid;grid-template-columns:1fr 1fr 1fr}p{margin:8px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:10px;align-items:center">${mark('leaf', '#1d4f91', 46)}<div><b style="font-size:25px;color:#1d4f91">${he('קופת חולים אירוסים')}</b><br>${he('מרפאת הדרים, רחובות')}</div></div><b style="font-size:23px">${he('תשובות מעבדה')}</b>${barcode(c.rnd, 32, 36)}</div>
      <div class="h"><div>${he('שם המטופל: קרמר יגאל')}<br>${he('ת.ז. 0-2740915-6')}</div><div>${he('תאריך לידה: 03/09/1971')}<br>${he('רופאה: ד"ר רחלי אוחנונה')}</div><div>${he('תאריך בדיקה: 10/05/2026')}<br>${he('הופק ביום: 12/05/2026')}</div></div>
      <div class="w"><div>${half(
        [
          'ספירת דם',
          [
            'wbc;WBC לויקוציטים;7.21;K/uL;4.5-11.0',
            'rbc;RBC אריתרוציטים;5.38;M/uL;4.5-5.9',
            'hgb;HGB המוגלובין;15.6;g/dL;13.5-17.5',
            'hct;HCT המטוקריט;46.9;%;41-53',
            'mcv;MCV;87.2;fL;80-100',
            'mch;MCH;29.0;pg;26-34',
            'mchc;MCHC;33.3;g/dL;31-37',
            'rdw;RDW;13.1;%;11.5-14.5',
            'plt;PLT טסיות;229;K/uL;150-450',
            'mpv;MPV;11.6;fL;7.4-11.4',
            'neutp;NEUT %;51.2;%;40-74',
            'lymphp;LYMPH %;36.4;%;19-48',
            'monop;MONO %;7.1;%;3.4-9.0',
            'eosp;EOS %;4.6;%;0-7',
            'basop;BASO %;0.7;%;0-1.5',
          ],
        ],
        [
          'תפקודי כבד',
          [
            'ast;AST (GOT);43;U/L;עד 40',
            'alt;ALT (GPT);78;U/L;עד 45',
            'ggt;GGT;94;U/L;עד 60',
            'alp;ALK PHOS;81;U/L;40-130',
            'tbil;BILIRUBIN TOTAL;1.5;mg/dL;0.2-1.2',
            'dbil;BILIRUBIN DIRECT;0.3;mg/dL;0-0.3',
            'alb;ALBUMIN;4.6;g/dL;3.5-5.2',
            'tp;TOTAL PROTEIN;7.4;g/dL;6.4-8.3',
          ],
        ],
      )}</div><div>${half(
        [
          'סוכר, כליות ומלחים',
          [
            'glu;GLUCOSE בצום;112;mg/dL;70-100',
            'a1c;HEMOGLOBIN A1C;6.1;%;4.0-5.6',
            'urea;UREA;33;mg/dL;17-43',
            'crea;CREATININE;0.98;mg/dL;0.67-1.17',
            'egfr;eGFR;89;mL/min/1.73;מעל 60',
            'uric;URIC ACID;8.1;mg/dL;3.4-7.0',
            'na;SODIUM;141;mmol/L;136-145',
            'k;POTASSIUM;4.3;mmol/L;3.5-5.1',
            'ca;CALCIUM;9.6;mg/dL;8.6-10.2',
            'phos;PHOSPHORUS;2.4;mg/dL;2.5-4.5',
            'mg;MAGNESIUM;2.1;mg/dL;1.6-2.6',
          ],
        ],
        [
          'שומנים',
          [
            'chol;CHOLESTEROL;231;mg/dL;עד 200',
            'trig;TRIGLYCERIDES;268;mg/dL;עד 150',
            'hdl;HDL;36;mg/dL;מעל 40',
            'ldl;LDL;141;mg/dL;עד 130',
            'nhdl;NON-HDL;195;mg/dL;עד 160',
          ],
        ],
        [
          'ויטמינים, ברזל והורמונים',
          [
            'b12;VITAMIN B12;342;pmol/L;141-489',
            'fol;FOLIC ACID;17.5;nmol/L;מעל 9.0',
            'vitd;25-OH VITAMIN D;41;nmol/L;50-200',
            'ferr;FERRITIN;418;ng/mL;30-400',
            'fe;IRON;97;ug/dL;65-175',
            'transf;TRANSFERRIN;246;mg/dL;200-360',
            'tsh;TSH;1.67;mIU/L;0.35-4.94',
            'psa;PSA;1.12;ng/mL;עד 3.5',
          ],
        ],
      )}</div></div>
      <p>${c.t('הערות: {x|H - מעל ערכי הייחוס, L - מתחת|reference comment}. {x|HbA1c בין 5.7 ל-6.4 מתאים לטרום סוכרת|reference comment|d.predm}. {x|מיקרואלבומין בשתן - דגימה לא נמסרה|not done|l.uacr}. {x|סרולוגיה להפטיטיס - בבדיקה|pending|l.hbsag}. {x|LDL יעד לחולי לב: מתחת ל-55|reference comment|d.ihd}.')}</p>
      <div style="display:flex;justify-content:space-between"><span>${he('מנהל המעבדה: ד"ר אדם שניידרמן')}</span><span>${he('דף 1 מתוך 1')}</span></div>${c.no('ד"ר אדם שניידרמן', 'laboratory director')}`,
      'rtl',
    )
  },
  { dateAliases: ['2026-05-12'], width: 1080, scale: 1.36 },
)

/** A hospital clinic's follow-up: Hebrew names, unit, three dates with the oldest at the right, an arrow at what is outside, the norm in the last column. */
const followup = doc(
  'p922.jpg',
  ['he', 'lab', 'photo'],
  '2026-03-29',
  [
    'המרכז הרפואי גבעות אלון',
    'גבעות אלון',
    'מרכז רפואי גבעות אלון',
    'המרכז הרפואי גבעות אלון - מרפאת כליות',
    'מרפאת כליות, המרכז הרפואי גבעות אלון',
  ],
  ["פרופ' נאדר זועבי", 'נאדר זועבי', 'זועבי נאדר'],
  ['אסתר חזות', 'חזות אסתר', "גב' אסתר חזות"],
  'השוואת בדיקות מעבדה',
  (c) => {
    const on = ['2025-09-14', '2025-12-21', '2026-03-29']
    const show = (r) => `${r.printed}${arrow(r) ? ` ${arrow(r)}` : ''}`
    const row = (s) => {
      const [key, label, unit, ref, ...list] = s.split(';')
      const cells = on.map(
        (d, i) =>
          `<td class="v">${list[i] ? `<bdi dir="ltr">${resultCell(c, key, label, list[i], unit, ref, d, show)}</bdi>` : '--'}</td>`,
      )
      return `<tr><td>${mixed(label)}</td><td class="u">${ltr(unit)}</td>${cells.join('')}<td class="u">${mixed(ref)}</td></tr>`
    }
    const group = (title, list) =>
      `<tr class="g"><td colspan="6">${he(title)}</td></tr>${list.map(row).join('')}`
    return sheet(
      `body{font:17px/1.4 ${FACE.david};font-size:20px;padding:42px 58px}td,th{border:1px solid #999;padding:2px 10px}th{background:#e9e4dc;font-size:18px}.v{text-align:center}.u{font-size:18px}.g td{font-weight:bold;background:#f6f3ee}.h td{border:none;padding:1px 4px}p{margin:8px 0}`,
      `<div style="text-align:center;border-bottom:3px double #5b4a2e;padding-bottom:6px"><b style="font-size:30px;color:#5b4a2e">המרכז הרפואי גבעות אלון</b><br>${he("מערך הכליות - מרפאת כליות, מנהל: פרופ' נאדר זועבי")}<br><b style="font-size:23px">${he('השוואת בדיקות מעבדה')}</b></div>
      <table class="h" style="margin:8px 0"><tr><td>${he("שם: גב' חזות אסתר")}</td><td>${he('ת.ז. 0-5391177-2')}</td><td>${he('ת. לידה: 17/02/1953')}</td></tr><tr><td>${he("רופא: פרופ' נאדר זועבי")}</td><td>${he('הודפס: 30/03/2026 11:05')}</td><td>${he('מבטח: קופת חולים')}</td></tr></table>
      <table><tr><th style="width:29%">${he('בדיקה')}</th><th>${he('יחידות')}</th><th>14/09/2025</th><th>21/12/2025</th><th>29/03/2026</th><th>${he('נורמה')}</th></tr>
      ${group('תפקודי כליה', ['crea;קריאטינין;mg/dL;0.5-1.0;1.61;1.74;1.88', 'egfr;eGFR;mL/min;מעל 60;33;30;27', 'urea;אוריאה;mg/dL;17-49;71;78;92', 'na;נתרן;mmol/L;136-145;140;139;141', 'k;אשלגן;mmol/L;3.5-5.1;4.9;5.3;5.0', 'hco3;ביקרבונט;mmol/L;22-29;21;20;23', 'cl;כלור;mmol/L;98-107;105;107;104'])}
      ${group('משק סידן', ['ca;סידן;mg/dL;8.6-10.2;9.0;8.8;8.7', 'phos;זרחן;mg/dL;2.5-4.5;4.1;4.6;4.9', 'alb;אלבומין;g/dL;3.5-5.2;3.9;3.8;3.8', 'pth;פאראתורמון PTH;pg/mL;15-65;98;;147', 'vitd;ויטמין D;nmol/L;75-250;52;;71', 'alp;פוספטזה בסיסית;U/L;35-105;88;;93'])}
      ${group('אנמיה וברזל', ['hgb;המוגלובין;g/dL;12.0-16.0;10.9;10.2;10.7', 'mcv;MCV;fL;80-98;84.6;83.9;85.1', 'wbc;לויקוציטים;K/uL;4.0-10.8;6.6;7.0;6.3', 'plt;טסיות;K/uL;150-400;241;252;238', 'ferr;פריטין;ng/mL;15-150;61;48;186', 'tsat;רוויון טרנספרין;%;20-50;16;14;27'])}
      ${group('סוכר, שומנים ואחר', ['glu;גלוקוז;mg/dL;70-100;143;158;129', 'a1c;המוגלובין מסוכרר;%;4.0-6.0;7.4;7.9;7.1', 'ldl;כולסטרול LDL;mg/dL;עד 100;88;;74', 'trig;טריגליצרידים;mg/dL;עד 150;187;;162', 'uric;חומצה אורית;mg/dL;2.6-6.0;7.3;7.9;6.8', 'crp;CRP;mg/L;עד 5;3.1;;4.4'])}
      ${group('שתן', ['uacr;אלבומין/קריאטינין;mg/g;עד 30;412;538;467', 'upcr;חלבון/קריאטינין;mg/g;עד 150;731;;802'])}</table>
      <p>${c.t('הערות: {x|-- לא נבדק באותו מועד|reference comment}. {x|אשלגן מעל 5.5 - לחזור בדחיפות|conditional|d.hyperk}. {x|אלקטרופורזה ושרשראות קלות - נשלחו, טרם התקבלה תשובה|pending|l.paraprot}. {x|רמת PTH יעד בדרגה 4: עד פי 2 מהנורמה|reference comment|d.secpth}.')}</p>
      <div style="display:flex;justify-content:space-between;align-items:center;margin-top:30px">${stamp(["פרופ' נאדר זועבי", 'מ.ר. 00417'], '#24408a', -6)}${signature(c.rnd, '#24408a')}${hand('EPO 20 / 2w ?', 26)}</div>${c.no('EPO 20 / 2w ?', 'considered', 'm.epo')}`,
      'rtl',
    )
  },
  {
    dateAliases: ['2026-03-30', '2025-12-21', '2025-09-14'],
    width: 1060,
    scale: 1.44,
    degrade: { angle: 1.1, folds: [0.5] },
  },
)

/** A pregnant woman's glucose load of 100 g by the hour, then count, thyroid, antibodies and serology as short lines in two columns. */
const load = doc(
  'p923.jpg',
  ['he', 'lab', 'scan'],
  '2026-01-25',
  ['מכון ביו-אלה', 'ביו-אלה', 'מכון ביו אלה', 'מעבדות ביו-אלה', 'מכון ביו-אלה, מעבדה רפואית'],
  ['ד"ר ליאורה סולומון', 'ליאורה סולומון', 'סולומון ליאורה'],
  ['הודיה פרץ-גבאי', 'פרץ-גבאי הודיה', "גב' הודיה פרץ-גבאי", 'הודיה פרץ גבאי'],
  'העמסת סוכר ובדיקות היריון',
  (c) => {
    const step = (time, s) => {
      const r = c.lab(s)
      const word = r.flag === 'H' ? 'חורג' : 'תקין'
      return `<tr data-e="${r.n}"><td>${mixed(r.label)}</td><td>${ltr(time)}</td><td class="v">${ltr(`${r.printed} ${r.unit}`)}</td><td>${he(r.ref)}</td><td>${he(word)}</td></tr>`
    }
    const line = (s) => {
      const r = c.lab(s)
      const word = r.flag === 'H' ? 'גבוה' : r.flag === 'L' ? 'נמוך' : ''
      return `<div class="l" data-line><span data-e="${r.n}">${mixed(r.label)}: <b>${mixed(r.printed)}</b>${r.unit ? ` ${ltr(r.unit)}` : ''}</span>${r.ref ? ` ${bracket(r.ref)}` : ''} <b>${he(word)}</b></div>`
    }
    const part = (title, list) => `<h3>${he(title)}</h3><div class="c">${list.map(line).join('')}</div>`
    return sheet(
      `body{font:18px/1.42 ${FACE.frank};font-size:20.5px;padding:48px 68px}td,th{border:1px solid #444;padding:4px 12px}th{background:#eee}.v{font-weight:bold}.c{columns:2;column-gap:30px}.l{break-inside:avoid;border-bottom:1px dotted #999;padding:1px 0}h3{font-size:21px;border-bottom:2px solid #444;margin:12px 0 3px}p{margin:8px 0}.h td{border:none;padding:1px 4px}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:12px;align-items:center">${mark('rings', '#222', 50)}<div><b style="font-size:29px">${he('מכון ביו-אלה')}</b><br>${he('מעבדה רפואית, דרך העצמאות 88, יקנעם')}</div></div>${barcode(c.rnd, 28, 40)}</div>
      <div style="text-align:center;margin:8px 0"><b style="font-size:24px;text-decoration:underline">${he('העמסת סוכר ובדיקות היריון')}</b></div>
      <table class="h" style="border:1px solid #444"><tr><td>${he("שם: גב' הודיה פרץ-גבאי")}</td><td>${he('ת.ז. 0-4726308-1')}</td><td>${he('ת. לידה: 28.06.1994')}</td></tr><tr><td>${he('תאריך: 25.01.2026')}</td><td>${he('נשלחה ע"י: ד"ר ליאורה סולומון')}</td><td>${c.t('{o|שבוע היריון: 26+3}')}</td></tr></table>
      <h3>${he('העמסת סוכר 100 גרם')}</h3><table><tr><th>${he('שלב')}</th><th>${he('שעה')}</th><th>${he('תוצאה')}</th><th>${he('גבול עליון')}</th><th>${he('פירוש')}</th></tr>
      ${step('07:30', 'gttf;בצום;91;mg/dL;עד 94')}${step('08:32', 'gtt1h;לאחר שעה;196;mg/dL;עד 179')}${step('09:33', 'gtt2h;לאחר שעתיים;161;mg/dL;עד 154')}${step('10:35', 'gtt3h;לאחר 3 שעות;118;mg/dL;עד 139')}</table>
      ${part('ספירת דם', ['hgb;HGB;10.4;g/dL;11.0-14.5', 'hct;HCT;31.6;%;33.0-43.0', 'rbc;RBC;3.94;M/uL;3.8-5.2', 'mcv;MCV;80.2;fL;80.0-97.0', 'mch;MCH;26.4;pg;26.0-33.0', 'rdw;RDW;15.3;%;11.5-15.0', 'wbc;WBC;11.7;K/uL;5.0-15.0', 'neut;NEUT;8.6;K/uL;2.0-10.0', 'lymph;LYMPH;2.2;K/uL;1.0-4.0', 'plt;PLT;187;K/uL;140-400'])}
      ${part('ברזל, ויטמינים ובלוטת התריס', ['ferr;פריטין;7.8;ng/mL;15-150', 'fe;ברזל;38;ug/dL;37-145', 'transf;טרנספרין;412;mg/dL;200-360', 'b12;ויטמין B12;168;pmol/L;140-650', 'vitd;ויטמין D;58;nmol/L;75-200', 'tsh;TSH;2.26;mIU/L;0.2-3.0', 'ft4;FT4;11.9;pmol/L;10.3-18.0', 'urea;אוריאה;15;mg/dL;10-40', 'crea;קריאטינין;0.46;mg/dL;0.4-0.8', 'alt;ALT;13;U/L;עד 34'])}
      ${part('בנק דם וסרולוגיה', ['abo;סוג דם;B;;', 'rhd;Rh;שלילי;;', 'abscr;סקר נוגדנים;שלילי;;', 'hbsag;HBsAg;שלילי;;', 'syph;VDRL/TPHA;שלילי;;', 'hivag;HIV Ag/Ab;שלילי;;', 'toxg;טוקסופלזמה IgG;שלילי;;', 'cmvg;CMV IgG;חיובי;;', 'cmvm;CMV IgM;שלילי;;', 'rubg;אדמת IgG;84;IU/mL;מעל 10'])}
      ${part('שתן', ['uprot;חלבון;שלילי;;', 'uglu;סוכר;+1;;', 'uket;קטונים;שלילי;;', 'unit;ניטריט;שלילי;;', 'uleu;לויקוציטים;+2;;', 'ucult;תרבית שתן;אין צמיחה;;'])}
      <p>${c.t('פירוש: {x|שני ערכים חורגים ומעלה מתאימים לסוכרת היריון|reference comment|d.gdm}. {x|נשים Rh שלילי: חיסון אנטי-D בשבוע 28|planned|m.antid}. {x|העמסה של 50 גרם לא בוצעה|not done|l.glupost}. {x|נוגדני פרבו - הוזמנו, טרם נבדקו|pending}.')}</p>
      <div style="display:flex;justify-content:space-between;align-items:center"><span>${he('אישרה: ד"ר דקלה אמסלם, מנהלת מקצועית')}</span>${signature(c.rnd, '#222')}</div>${c.no('ד"ר דקלה אמסלם', 'laboratory director')}`,
      'rtl',
    )
  },
  { width: 1060, scale: 1.4, degrade: { angle: -0.8 } },
)

/** A fund's site: urine, stool and cultures; the normal value behind each result, a coloured word for what is outside, each group with its own specimen. */
const specimens = doc(
  'p924.png',
  ['he', 'lab', 'clean'],
  '2026-02-11',
  ['שירותי בריאות צופית', 'צופית', 'צופית שירותי בריאות', 'צופית אונליין'],
  ['ד"ר בועז עמרני', 'בועז עמרני', 'עמרני בועז'],
  ['זהבה וייסברג', 'וייסברג זהבה', "גב' זהבה וייסברג"],
  'תוצאות מעבדה',
  (c) => {
    const row = (s) => {
      const [line, bad] = s.split('#')
      const r = c.lab(line)
      const off = bad || r.flag === 'H' || r.flag === 'L'
      return `<tr data-e="${r.n}"><td>${mixed(r.label)}</td><td class="v">${mixed(`${r.printed} ${r.unit}`.trim())}</td><td>${mixed(r.ref)}</td><td>${off ? `<span class="o">${he('חריג')}</span>` : ''}</td></tr>`
    }
    const card = (title, sample, list) =>
      `<div class="k"><div class="t"><b>${he(title)}</b><span>${he(sample)}</span></div><table><tr><th style="width:38%">${he('בדיקה')}</th><th>${he('תוצאה')}</th><th>${he('ערך תקין')}</th><th style="width:70px"></th></tr>${list.map(row).join('')}</table></div>`
    const drug = (name, key, word) =>
      `<span class="r">${c.t(`{x|${name}|antibiogram|m.${key}}`)} <b>${he(word)}</b></span>`
    return sheet(
      `body{font:16px/1.36 ${FACE.notoHe};font-size:15.5px;padding:0 44px 30px;background:#fff}.k{border:1px solid #d6d9e0;border-radius:10px;margin:12px 0;padding:4px 14px 8px}.t{display:flex;justify-content:space-between;color:#5a2a83;padding:4px 0;border-bottom:1px solid #d6d9e0}.t b{font-size:17px}.t span{font-size:14px}td,th{padding:2px 8px}th{font-size:13.5px;color:#777;font-weight:normal}.v{font-weight:bold}.o{background:#c62828;color:#fff;border-radius:8px;padding:0 8px;font-size:13.5px}.r{display:inline-block;border:1px solid #d6d9e0;border-radius:6px;padding:0 8px;margin:3px}p{margin:8px 0}`,
      `<div style="margin:0 -44px;background:#5a2a83;color:#fff;padding:12px 44px;display:flex;justify-content:space-between;align-items:center"><b style="font-size:22px">${he('שירותי בריאות צופית')}</b><span>${he('האזור האישי | זהבה וייסברג')}</span></div>
      <div style="display:flex;justify-content:space-between;margin-top:12px"><b style="font-size:21px">${he('תוצאות מעבדה')}</b><span>${he('תאריך הבדיקה: 11/02/2026')}</span></div>
      <div>${he('ת.ז. 0-1853390-4 | ת. לידה 09/12/1961 | רופא מפנה: ד"ר בועז עמרני | עודכן: 14/02/2026')}</div>
      ${card('שתן כללית', 'דגימה: שתן אמצע', ['usg;משקל סגולי;1.012;;1.003-1.030', 'uph;pH;7.5;;5.0-8.0', 'uleu;לויקוציטים;+3;;שלילי#1', 'unit;ניטריט;חיובי;;שלילי#1', 'uprot;חלבון;+1;;שלילי#1', 'uglu;גלוקוז;שלילי;;שלילי', 'uket;קטונים;שלילי;;שלילי', 'ubil;בילירובין;שלילי;;שלילי', 'urob;אורובילינוגן;תקין;;תקין', 'ubld;דם;+2;;שלילי#1'])}
      ${card('משקע שתן', 'דגימה: שתן אמצע', ['uwbc;תאי דם לבנים;64;/HPF;0-5', 'urbc;תאי דם אדומים;17;/HPF;0-3', 'uepi;תאי אפיתל;2;/HPF;0-5', 'ubact;חיידקים;הרבה;;אין#1', 'ucast;גלילים;לא נראו;;אין'])}
      ${card('מיקרואלבומין', 'דגימה: שתן אקראי', ['ualb;אלבומין בשתן;31.4;mg/L;עד 20', 'ucrea;קריאטינין בשתן;62;mg/dL;20-275', 'uacr;יחס אלבומין/קריאטינין;51;mg/g;עד 30'])}
      <div class="k"><div class="t"><b>${he('תרבית שתן')}</b><span>${he('תשובה סופית 14/02/2026')}</span></div><p>${c.t('{l.ucult|Klebsiella pneumoniae|v=Klebsiella pneumoniae;u=-} - מעל 100,000 מושבות למ"ל')}</p>${drug('Ampicillin', 'ampi', 'עמיד')}${drug('Ceftriaxone', 'ceftr', 'רגיש')}${drug('Augmentin', 'coamox', 'רגיש')}${drug('Ciprofloxacin', 'cipr', 'ביניים')}${drug('Nitrofurantoin', 'nitrof', 'עמיד')}${drug('Fosfomycin', 'fosfo', 'רגיש')}${drug('Resprim', 'sept', 'רגיש')}${drug('Gentamicin', 'gent', 'רגיש')}</div>
      ${card('צואה', 'דגימה: צואה', ['fobt;דם סמוי FIT;23;ng/mL;עד 75', 'calpro;קלפרוטקטין;184;ug/g;עד 50', 'hpsa;הליקובקטר אנטיגן;שלילי;;שלילי', 'ova;טפילים - מיקרוסקופיה;לא נמצאו;;לא נמצאו', 'giar;ג׳יארדיה אנטיגן;שלילי;;שלילי', 'cdtox;C. difficile רעלן;שלילי;;שלילי'])}
      ${card('חיידקי מעי PCR', 'דגימה: צואה', ['salm;סלמונלה;שלילי;;שלילי', 'shig;שיגלה;שלילי;;שלילי', 'campy;קמפילובקטר;שלילי;;שלילי', 'yersin;ירסיניה;שלילי;;שלילי'])}
      <p>${c.t('מידע: {x|קלפרוטקטין מעל 50 מחייב המשך בירור לשלילת מחלת מעי דלקתית|reference comment|d.crohn}. {x|בדיקת דם סמוי תקינה אינה שוללת סרטן המעי הגס|reference comment|d.colonca}. {x|רוטה וירוס - לא הוזמן|not done|l.rota}. {x|ציטולוגיה של שתן - בבדיקה|pending}.')}</p>
      <p>${c.t('הודעת הרופא: התחילי {m.cefur|זינאט 500 מ"ג|freq=פעמיים ביום} פעמיים ביום ל-7 ימים. {x|קולונוסקופיה תישקל אם קלפרוטקטין יישאר גבוה|considered|p.colono}. {x|לחזור על תרבית שבוע אחרי הטיפול|planned}.')}</p>`,
      'rtl',
    )
  },
  { dateAliases: ['2026-02-14'], width: 1000, scale: 1.4 },
)

/** A haematology laboratory: the group upright at the side of its rows, result with its unit, limits in brackets, a remark in words; proteins, haemolysis and clotting. */
const blood = doc(
  'p925.png',
  ['he', 'lab', 'clean'],
  '2026-04-27',
  [
    'בית חולים הר נטף',
    'הר נטף',
    'ביה"ח הר נטף',
    'בית חולים הר נטף - המכון ההמטולוגי',
    'המכון ההמטולוגי, בית חולים הר נטף',
  ],
  ['ד"ר גלינה ברנשטיין', 'גלינה ברנשטיין', 'ברנשטיין גלינה'],
  ['שלמה עובדיה', 'עובדיה שלמה', 'מר שלמה עובדיה'],
  'תוצאות בירור המטולוגי',
  (c) => {
    const group = (title, list) =>
      list
        .map((s, i) => {
          const [line, word = ''] = s.split('#')
          const r = c.lab(line)
          const side = i ? '' : `<td class="s" rowspan="${list.length}">${he(title)}</td>`
          return `<tr>${side}<td data-e="${r.n}" class="e"><span class="n">${mixed(r.label)}</span><b>${mixed(r.printed)}</b> ${ltr(r.unit)}</td><td>${r.ref ? bracket(r.ref) : ''}</td><td>${he(word || (r.flag === 'H' ? 'גבוה' : r.flag === 'L' ? 'נמוך' : ''))}</td></tr>`
        })
        .join('')
    return sheet(
      `body{font:16px/1.36 ${FACE.serifHe};font-size:15.5px;padding:42px 66px}td,th{border-bottom:1px solid #c9c9c9;padding:2px 10px}th{border-bottom:2px solid #7a1f1f;font-size:15px}.s{width:120px;background:#f7efef;font-weight:bold;color:#7a1f1f;border-bottom:2px solid #7a1f1f}.n{display:inline-block;width:250px}p{margin:8px 0}.h td{border:none;padding:2px 4px}`,
      `<div style="display:flex;justify-content:space-between;align-items:center;border-bottom:2px solid #7a1f1f;padding-bottom:8px"><div style="display:flex;gap:12px;align-items:center">${mark('star', '#7a1f1f', 48)}<div><b style="font-size:24px;color:#7a1f1f">${he('בית חולים הר נטף')}</b><br>${he('המכון ההמטולוגי - מעבדה')}</div></div><div style="text-align:left"><b style="font-size:20px">${he('תוצאות בירור המטולוגי')}</b><br>${he('בקשה 26-04-88215')}</div></div>
      <table class="h" style="margin:8px 0"><tr><td>${he('עובדיה שלמה, זכר')}</td><td>${he('ת.ז. 0-3017752-9')}</td><td>${he('תאריך לידה 14.10.1949')}</td></tr><tr><td>${he('מועד דגימה 27.04.2026 09:10')}</td><td>${he('מועד הפקה 03.05.2026')}</td><td>${he('הרופאה השולחת: ד"ר גלינה ברנשטיין')}</td></tr></table>
      <table><tr><th></th><th>${he('בדיקה ותוצאה')}</th><th>${he('תחום הנורמה')}</th><th>${he('הערה')}</th></tr>
      ${group('ספירה', ['wbc;WBC;3.4;K/uL;4.0-10.8', 'neut;Neutrophils;1.6;K/uL;1.8-7.7', 'lymph;Lymphocytes;1.3;K/uL;1.0-4.8', 'mono;Monocytes;0.4;K/uL;0.1-1.0', 'hgb;HGB;9.8;g/dL;13.5-17.5#נמוך, חדש', 'hct;HCT;29.9;%;41-53', 'mcv;MCV;104.6;fL;80-98', 'rdw;RDW;17.2;%;11.5-14.5', 'plt;PLT;119;K/uL;150-450#נמוך קל', 'retic;Reticulocytes;1.1;%;0.5-2.5'])}
      ${group('משטח דם', ['aniso;אניזוציטוזיס;++;;', 'macrom;מקרוציטוזיס;++;;', 'schist;סכיסטוציטים;לא נראו;;', 'blast;בלסטים;0;%;0-0#לא נמצאו'])}
      ${group('ברזל וויטמינים', ['fe;ברזל;104;ug/dL;65-175', 'ferr;פריטין;287;ng/mL;30-400', 'tsat;רוויון טרנספרין;39;%;20-50', 'b12;ויטמין B12;241;pmol/L;145-569', 'fol;חומצה פולית;15.8;nmol/L;8.8-60.8', 'homo;הומוציסטאין;18.4;umol/L;עד 15'])}
      ${group('המוליזה', ['ldh;LDH;398;U/L;135-225', 'hapto;הפטוגלובין;1.12;g/L;0.30-2.00', 'tbil;בילירובין כללי;0.9;mg/dL;0.3-1.2', 'coombs;קומבס ישיר;שלילי;;#תקין'])}
      ${group('חלבונים', ['tp;חלבון כללי;8.6;g/dL;6.4-8.3', 'alb;אלבומין;3.7;g/dL;3.5-5.2', 'igg;IgG;2280;mg/dL;700-1600', 'iga;IgA;61;mg/dL;70-400', 'igm;IgM;38;mg/dL;40-230', 'kappa;Kappa חופשי;96.3;mg/L;3.3-19.4#גבוה מאוד', 'lambda;Lambda חופשי;11.2;mg/L;5.7-26.3', 'klratio;יחס Kappa/Lambda;8.60;;0.26-1.65', 'paraprot;חלבון M;1.4;g/dL;#פס מונוקלונלי IgG קפה', 'b2m;בטא-2 מיקרוגלובולין;4.1;mg/L;0.8-2.2'])}
      ${group('קרישה', ['pt;PT;12.1;sec;9.9-12.3', 'inr;INR;1.06;;0.9-1.2', 'aptt;APTT;30.4;sec;23-34', 'fib;פיברינוגן;371;mg/dL;180-400', 'dd;D-Dimer;612;ng/mL;עד 500'])}
      ${group('כימיה', ['crea;קריאטינין;1.29;mg/dL;0.7-1.2', 'ca;סידן;10.4;mg/dL;8.6-10.2', 'uric;חומצת שתן;7.6;mg/dL;3.4-7.0', 'esr;שקיעת דם;78;mm/h;עד 20', 'epo;אריתרופויאטין;41.7;mIU/mL;4.3-29.0'])}</table>
      <p>${c.t('סיכום המעבדה: {x|יש להשלים אלקטרופורזה של שתן|planned}. {x|הממצאים מחייבים שלילה של מיאלומה נפוצה|reference comment|d.myeloma}. {x|אין עדות להמוליזה|negated}. {x|אין עדות לחסר ברזל|negated|d.e16lowfe}. {x|ביופסיית מח עצם - תואמה ל-11.05.2026|planned|p.bonemarr}. {x|ציטוגנטיקה - לא נשלחה|not done|l.karyo}.')}</p>
      <div style="display:flex;justify-content:space-between;align-items:center"><span>${he('נבדק ואושר: ד"ר איתי רביבו, מנהל המעבדה ההמטולוגית')}</span>${matrixCode(c.rnd, 16, 3)}</div>${c.no('ד"ר איתי רביבו', 'laboratory director')}`,
      'rtl',
    )
  },
  { dateAliases: ['2026-05-03'], width: 1040, scale: 1.38 },
)

export const twentyFifthHeLabs = [halves, followup, load, specimens, blood]
