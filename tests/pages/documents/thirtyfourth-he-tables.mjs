/** Ordinary laboratory paper in Hebrew: a private laboratory's hormones with the limits of each phase on lines below, a fund's urine with culture and antibiotics beside the bloods of the same morning. */
import { barcode, mark, matrixCode, signature, stamp } from '../lib/decor.mjs'
import { FACE, doc, he, ltr, mixed, sheet } from './blind-parts.mjs'

const off = (r) => r.flag === 'H' || r.flag === 'L'

/** A private laboratory: name and method at the left, result with its mark, limits as small lines, one for each phase. */
const aml = doc(
  'p1424.png',
  ['he', 'lab', 'clean'],
  '2026-09-08',
  [
    'A.M.L. מעבדות רפואיות',
    'AML',
    'A.M.L.',
    'AML מעבדות רפואיות',
    'American Medical Laboratories',
    'A.M.L. American Medical Laboratories',
  ],
  ['ד"ר ליטל בן-חיים', 'ליטל בן-חיים', 'בן-חיים ליטל', 'ליטל בן חיים'],
  ['נועה גרינשפון', 'גרינשפון נועה', "גב' נועה גרינשפון"],
  'תעודת בדיקה',
  (c) => {
    const row = (s) => {
      const [key, name, method, v, unit, ref, ...lines] = s.split(';')
      const r = c.lab([key, name, v, unit, ref].join(';'))
      const limits = lines.length ? lines.map((x) => `<div>${mixed(x)}</div>`).join('') : ltr(ref)
      return `<tr><td><b>${ltr(name)}</b><div class="m">${ltr(method)}</div></td><td class="v"><span data-e="${r.n}" style="white-space:nowrap">${mixed(v)} ${ltr(unit)}</span></td><td class="v">${off(r) ? (r.flag === 'H' ? 'High' : 'Low') : ''}</td><td class="r">${limits}</td></tr>`
    }
    const group = (title, list) =>
      `<tr class="g"><td colspan="4">${ltr(title)}</td></tr>${list.map(row).join('')}`
    return sheet(
      `body{font:15px/1.3 ${FACE.roboto};font-family:Roboto,'Noto Sans Hebrew';font-size:15px;padding:40px 70px}.l td,.l th{padding:3px 12px;text-align:left;vertical-align:top;border-bottom:1px solid #ddd}.l th{border-bottom:2px solid #8a1538;border-top:2px solid #8a1538}.g td{color:#8a1538;font-weight:bold;font-size:16px;border:0!important;padding-top:9px!important}.m{font-size:11.5px;color:#777}.v{font-weight:bold}.r{font-size:13px}.h td{padding:2px 6px}p{margin:7px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div><b style="font-size:27px;color:#8a1538">${ltr('A.M.L.')}</b> <span style="font-size:19px">${he('מעבדות רפואיות')}</span><br>${he("רח' מדינת היהודים 60, הרצליה פיתוח")}</div><div dir="ltr" style="text-align:left;font-size:13px">American Medical Laboratories<br>ISO 9001, ISO 15189</div>${matrixCode(c.rnd, 18, 3)}</div>
      <table class="h" style="margin:10px 0 6px;border:1px solid #bbb"><tr><td>${he('תעודת בדיקה')} ${ltr('26-118402')}</td><td>${he('שם: נועה גרינשפון')}</td><td>${he('ת.ז. 0-3358716-2')}</td></tr><tr><td>${he('ת. לידה 24/01/1993, נקבה')}</td><td>${he('דגימה: 08/09/2026 08:05')}</td><td>${he('יום 3 למחזור')}</td></tr><tr><td>${he('מפנה: ד"ר ליטל בן-חיים')}</td><td>${he('התקבל: 08/09/2026')}</td><td>${he('נמסר: 10/09/2026')}</td></tr></table>
      <table class="l" dir="ltr"><tr><th style="width:34%">Test / Method</th><th style="width:22%">Result</th><th style="width:9%"></th><th>Reference Interval</th></tr>
      ${group('Reproductive hormones', ['fsh;FSH;ECLIA;8.9;IU/L;3.5 - 12.5;Follicular 3.5 - 12.5;Ovulation 4.7 - 21.5;Luteal 1.7 - 7.7', 'lh;LH;ECLIA;6.1;IU/L;2.4 - 12.6;Follicular 2.4 - 12.6;Ovulation 14.0 - 95.6;Luteal 1.0 - 11.4', 'e2;Estradiol (E2);ECLIA;154;pmol/L;45 - 854;Follicular 45 - 854;Luteal 82 - 1251', 'prl;Prolactin;ECLIA;612;mIU/L;102 - 496', 'amh;Anti-Mullerian Hormone;ECLIA;1.42;ng/mL;0.71 - 7.59;30-34 y: 0.71 - 7.59;35-39 y: 0.41 - 6.96', 'testo;Testosterone, total;LC-MS/MS;1.31;nmol/L;0.29 - 1.67', 'shbg;SHBG;ECLIA;61.2;nmol/L;32.4 - 128', 'dheas;DHEA-S;ECLIA;6.4;umol/L;2.68 - 9.23', 'ohp;17-OH Progesterone;LC-MS/MS;2.1;nmol/L;0.6 - 3.3;Follicular 0.6 - 3.3;Luteal 1.8 - 8.7', 'andro;Androstenedione;LC-MS/MS;4.9;nmol/L;1.0 - 11.5'])}
      ${group('Thyroid', ['tsh;TSH;ECLIA;4.86;mIU/L;0.27 - 4.20', 'ft4;Free T4;ECLIA;13.9;pmol/L;12.0 - 22.0', 'tpo;Anti-TPO;ECLIA;187;IU/mL;< 34'])}
      ${group('Other', ['ttg;tTG IgA;FEIA;< 0.5;U/mL;< 7', 'iga;IgA, total;Turbidimetry;188;mg/dL;70 - 400', 'vitd;25-OH Vitamin D;CLIA;47;nmol/L;> 50', 'rubg;Rubella IgG;CLIA;34;IU/mL;> 10;Immune > 10', 'homo;Homocysteine;Enzymatic;9.6;umol/L;< 15'])}</table>
      <p>${c.t('הערת המעבדה: {x|פרולקטין עלול לעלות במצבי דחק, מומלץ לחזור על הבדיקה לאחר מנוחה|reference comment|l.prl}. {x|מקרופרולקטין - לא נבדק|not done}. {x|הבדיקות אינן שוללות שחלות פוליציסטיות|reference comment|d.pcos}. {x|ביוטין עלול להפריע לבדיקות ECLIA|reference comment}. בדיקה קודמת: {l.tsh|TSH 3.92 mIU/L|v=3.92;u=mIU/L;on=2026-03-17} מיום 17/03/2026.')}</p>
      <div style="display:flex;justify-content:space-between;align-items:center"><span>${he('אישרה: ד"ר טטיאנה רוזוב, מנהלת המעבדה האנדוקרינית')}</span>${signature(c.rnd, '#222', 120)}</div>${c.no('ד"ר טטיאנה רוזוב', 'laboratory director')}`,
      'rtl',
    )
  },
  { dateAliases: ['2026-09-10', '2026-03-17'], width: 1000, scale: 1.4 },
)

/** A fund's central laboratory: Hebrew names with the English beside them, urine by stick and microscope, a culture with MIC. */
const leumit = doc(
  'p1425.jpg',
  ['he', 'lab', 'scan'],
  '2026-10-05',
  [
    'לאומית שירותי בריאות',
    'לאומית',
    'קופת חולים לאומית',
    'לאומית שירותי בריאות - מעבדה מרכזית',
    'המעבדה המרכזית אור יהודה',
    'Leumit',
  ],
  ['ד"ר סרגיי מוגילבסקי', 'סרגיי מוגילבסקי', 'מוגילבסקי סרגיי'],
  ['הילה ביטון-סגל', 'ביטון-סגל הילה', 'הילה ביטון סגל', "גב' הילה ביטון-סגל"],
  'דו"ח תוצאות - שתן, תרבית ודם',
  (c) => {
    const row = (s) => {
      const [key, name, latin, v, unit, ref] = s.split(';')
      const r = c.lab([key, latin, v, unit, ref].join(';'))
      return `<tr data-e="${r.n}"><td>${he(name)}</td><td dir="ltr" class="e">${ltr(latin)}</td><td class="v">${mixed(v)}</td><td>${ltr(unit)}</td><td>${mixed(ref)}</td><td>${off(r) ? (r.flag === 'H' ? '+' : '-') : ''}</td></tr>`
    }
    const group = (title, list) =>
      `<tr class="g"><td colspan="6">${he(title)}</td></tr>${list.map(row).join('')}`
    const drug = ([name, key, verdict, mic]) =>
      `<tr><td dir="ltr" class="e">${c.t(`{x|${name}|antibiogram${key ? `|m.${key}` : ''}}`)}</td><td>${ltr(verdict)}</td><td>${ltr(mic)}</td></tr>`
    return sheet(
      `body{font:17px/1.3 ${FACE.miriam};font-family:'Miriam CLM','Liberation Sans';font-size:17px;padding:44px 66px}.l td,.l th{padding:2px 10px}.l th{border-bottom:2px solid #000}.g td{font-weight:bold;border-bottom:1px solid #000;padding-top:7px!important}.e{text-align:left}.v{font-weight:bold}.a td,.a th{border:1px solid #000;padding:1px 12px}.h td{padding:2px 6px}p{margin:7px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:10px;align-items:center">${mark('wave', '#333', 44)}<div><b style="font-size:25px">${he('לאומית שירותי בריאות')}</b><br>${he('המעבדה המרכזית אור יהודה')}</div></div>${barcode(c.rnd, 34, 38)}</div>
      <div style="text-align:center;font-size:21px;font-weight:bold">${he('דו"ח תוצאות - שתן, תרבית ודם')}</div>
      <table class="h" style="border-top:1px solid #000;border-bottom:1px solid #000;margin:6px 0"><tr><td>${he('שם: ביטון-סגל הילה')}</td><td>${he('ת.ז. 0-2987405-1')}</td><td>${he('גיל: 31 נ')}</td></tr><tr><td>${he('רופא: ד"ר סרגיי מוגילבסקי')}</td><td>${he('נלקח: 05/10/2026 07:50')}</td><td>${he('סופי: 07/10/2026')}</td></tr></table>
      <table class="l"><tr><th style="width:25%">${he('בדיקה')}</th><th class="e" style="width:25%"></th><th style="width:17%">${he('תוצאה')}</th><th>${he('יחידות')}</th><th>${he('תקין')}</th><th></th></tr>
      ${group('שתן כללית - מקלון', ['ucol;צבע;Color;צהוב;;', 'uapp;מראה;Appearance;עכור;;צלול', 'usg;משקל סגולי;Specific Gravity;1.022;;1.005 - 1.030', 'uph;חומציות;pH;6.5;;5.0 - 8.0', 'uleu;לויקוציטים;Leukocytes;+++;;שלילי', 'unit;ניטריט;Nitrite;חיובי;;שלילי', 'uprot;חלבון;Protein;+;;שלילי', 'uglu;גלוקוז;Glucose;שלילי;;שלילי', 'uket;קטונים;Ketones;שלילי;;שלילי', 'ubld;דם;Blood;++;;שלילי', 'ubil;בילירובין;Bilirubin;שלילי;;שלילי'])}
      ${group('מיקרוסקופיה', ['uwbc;כדוריות לבנות;WBC;64;/HPF;0 - 5', 'urbc;כדוריות אדומות;RBC;11;/HPF;0 - 3', 'uepi;תאי אפיתל;Epithelial Cells;3;/HPF;0 - 5', 'ubact;חיידקים;Bacteria;רבים;;לא נראו'])}
      ${group('דם', ['wbc;לויקוציטים;WBC;11.9;K/uL;4.5 - 11.0', 'hgb;המוגלובין;HGB;12.6;g/dL;12.0 - 16.0', 'plt;טסיות;PLT;304;K/uL;150 - 450', 'crp;חלבון מגיב;CRP;38.4;mg/L;0 - 5.0', 'crea;קריאטינין;Creatinine;0.74;mg/dL;0.51 - 0.95', 'hcg;הריון בדם;Beta hCG;< 2.0;mIU/mL;0 - 5.0'])}</table>
      <div style="display:flex;gap:40px;margin-top:8px;align-items:flex-start"><div style="flex:1">
      <p><b>${he('תרבית שתן (אמצע זרם)')}</b></p><p>${c.t('{l.ucult|Escherichia coli|v=Escherichia coli;u=-}')}<br>${c.t('ספירה: {o|מעל 100,000 CFU/mL}')}</p>
      <p>${c.t('{x|לא בודד ESBL|negated}. {x|עד 10,000 מושבות - ככל הנראה זיהום בלקיחה|reference comment}. {x|תרבית דם - לא נלקחה|not done|l.bcult}.')}</p></div>
      <table class="a" style="width:auto"><tr><th>${he('אנטיביוטיקה')}</th><th></th><th>MIC</th></tr>${[
        ['Ampicillin', '', 'R', '>=32'],
        ['Amoxicillin/Clavulanate', 'coamox', 'S', '8'],
        ['Cefuroxime', 'cefur', 'S', '4'],
        ['Ceftriaxone', 'ceftr', 'S', '<=0.25'],
        ['Ciprofloxacin', 'cipr', 'R', '>=4'],
        ['Gentamicin', 'gent', 'S', '<=1'],
        ['Nitrofurantoin', 'nitrof', 'S', '<=16'],
        ['Fosfomycin', 'fosfo', 'S', '<=16'],
        ['TMP/SMX', 'sept', 'R', '>=320'],
      ]
        .map(drug)
        .join('')}</table></div>
      <div style="display:flex;justify-content:space-between;align-items:center;margin-top:6px"><span>${he('S - רגיש, R - עמיד. מנהל המעבדה: ד"ר אמיר חליחל')}</span>${stamp(['לאומית', 'מעבדה מרכזית'], '#333', -4)}</div>${c.no('ד"ר אמיר חליחל', 'laboratory director')}`,
      'rtl',
    )
  },
  { dateAliases: ['2026-10-07'], width: 1000, scale: 1.42, degrade: { angle: -0.6 } },
)

export const thirtyFourthHeTables = [aml, leumit]
