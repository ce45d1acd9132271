/** Ordinary laboratory paper in Hebrew: a reference laboratory's cultures and stool panel, a women's practice in the twenty-fifth week with the first bloods beside. */
import { barcode, mark, matrixCode, signature, stamp } from '../lib/decor.mjs'
import { FACE, doc, he, ltr, mixed, resultCell, sheet } from './blind-parts.mjs'

/** A reference laboratory: each specimen a block with its source; the urine's susceptibilities in two columns of S, I and R. */
const reference = doc(
  'p1474.jpg',
  ['he', 'lab', 'scan'],
  '2026-07-12',
  [
    'מדיטק מעבדות',
    'מדיטק',
    'מדיטק מעבדות ייחוס',
    'מדיטק - מעבדה מיקרוביולוגית',
    'המעבדה המיקרוביולוגית',
    'Meditek Laboratories',
  ],
  ['ד"ר איתמר שגיא', 'איתמר שגיא', 'שגיא איתמר'],
  ['ברוך אזולאי', 'אזולאי ברוך', 'מר ברוך אזולאי'],
  'דו"ח מיקרוביולוגי סופי',
  (c) => {
    const row = (s) => {
      const r = c.lab(s)
      const m = { H: 'H', L: 'L' }[r.flag] ?? ''
      return `<tr data-e="${r.n}"><td>${ltr(r.label)}</td><td class="v">${mixed(r.printed)} ${ltr(r.unit)}</td><td class="v">${m}</td><td>${mixed(r.ref)}</td></tr>`
    }
    const drug = (s) => {
      const r = c.lab(s)
      return `<div class="d" data-line data-e="${r.n}"><span>${ltr(r.label)}</span><b>${ltr(r.printed)}</b></div>`
    }
    const block = (n, title, taken, body) =>
      `<div class="b"><div class="t"><b>${he(`דגימה ${n}: ${title}`)}</b><span>${he(taken)}</span></div>${body}</div>`
    const table = (list) => `<table class="l" dir="ltr">${list.map(row).join('')}</table>`
    return sheet(
      `body{font:17px/1.35 ${FACE.nachlieli};font-family:'Nachlieli CLM','Liberation Sans';font-size:17px;padding:44px 70px}.b{border:1.5px solid #333;margin:9px 0;padding:0 0 5px}.t{display:flex;justify-content:space-between;background:#e2e2e2;padding:2px 12px}.l td{padding:2px 12px;border-bottom:1px dotted #999;text-align:left}.l td:first-child{width:42%}.v{font-weight:bold}.s{display:grid;grid-template-columns:1fr 1fr;column-gap:50px;direction:ltr;padding:0 14px}.d{display:flex;justify-content:space-between;border-bottom:1px dotted #999}.h td{padding:2px 6px}p{margin:5px 12px}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:12px;align-items:center">${mark('bars', '#222', 46)}<div><b style="font-size:25px">${he('מדיטק מעבדות')}</b><br>${ltr('Meditek Reference Laboratories')}</div></div><div style="text-align:center"><b style="font-size:20px">${he('דו"ח מיקרוביולוגי סופי')}</b><br>${he("אזור התעשייה, רח' המלאכה 14, ראש העין")}</div>${barcode(c.rnd, 28, 40)}</div>
      <table class="h" style="margin:8px 0;border-top:1px solid #333;border-bottom:1px solid #333"><tr><td>${he('נבדק: ברוך אזולאי')}</td><td>${he('ת.ז. 0-0981126-4')}</td><td>${he('שנת לידה: 1965')}</td></tr><tr><td>${he('שולח: ד"ר איתמר שגיא')}</td><td>${he('נלקח: 12/07/2026')}</td><td>${he('אושר: 15/07/2026')}</td></tr></table>
      ${block(1, 'שתן, אמצע זרם', 'נלקח 12/07/2026 08:10', `${table(['uwbc;WBC (sediment);> 100;/HPF;0 - 5', 'urbc;RBC (sediment);6;/HPF;0 - 3', 'gramst;Gram stain;Gram negative rods;;', 'ucult;Urine culture;Klebsiella pneumoniae;;'])}<p>${c.t('ספירה: {o|> 100,000 CFU/mL}. {x|לא בודד חיידק מסוג ESBL או CRE|negated}')}</p><div class="s">${['h35sampi;Ampicillin;R', 'h35samc;Amoxicillin/Clavulanic acid;S', 'h35scefal;Cefalexin;S', 'h35scefur;Cefuroxime;S', 'h35sceftr;Ceftriaxone;S', 'h35sgent;Gentamicin;S', 'h35scipr;Ciprofloxacin;I', 'h35ssxt;Trimethoprim/Sulfa;R', 'h35snitro;Nitrofurantoin;I', 'h35smero;Meropenem;S'].map((s) => drug(`${s};;`)).join('')}</div><p>${he('S - רגיש, I - רגיש בחשיפה מוגברת, R - עמיד')}</p>`)}
      ${block(2, 'צואה', 'נלקח 12/07/2026 07:30', `${table(['campy;Campylobacter spp. PCR;Detected;;Not detected', 'salm;Salmonella spp. PCR;Not detected;;Not detected', 'shig;Shigella / EIEC PCR;Not detected;;Not detected', 'yersin;Yersinia enterocolitica PCR;Not detected;;Not detected', 'giarpcr;Giardia lamblia PCR;Not detected;;Not detected', 'crypto;Cryptosporidium PCR;Not detected;;Not detected', 'cdtox;C. difficile toxin A/B;Negative;;Negative', 'calpro;Calprotectin;412;ug/g;< 50', 'hpsa;H. pylori antigen;Negative;;Negative'])}<p>${c.t('{x|תרבית צואה וסוג הקמפילובקטר - יועברו בנפרד|pending|l.h33stcult}. {x|קלפרוטקטין מוגבר גם בזיהום; לחזור על הבדיקה כעבור 6 שבועות כדי לשלול מחלת מעי דלקתית|reference comment|d.crohn}. {x|בדיקת טפילים במיקרוסקופ - לא הוזמנה|not ordered|l.ova}.')}</p>`)}
      ${block(3, 'דם', 'נלקח 12/07/2026 08:15', table(['crp;C-Reactive Protein;64.3;mg/L;< 5.0', 'pct;Procalcitonin;0.21;ng/mL;< 0.50', 'psa;PSA total;9.14;ng/mL;< 4.00', 'crea;Creatinine;1.12;mg/dL;0.70 - 1.20']))}
      <p style="margin:5px 0">${c.t('הערה: {x|PSA עלול לעלות בזמן זיהום בשתן, יש לחזור כעבור 6-8 שבועות|reference comment|d.prostca}. {x|מחלת הקמפילובקטר חייבת בדיווח ללשכת הבריאות|instruction}.')}</p>
      <div style="display:flex;justify-content:space-between;align-items:center"><span>${he("אישרה: פרופ' אסנת לביא, מנהלת המעבדה המיקרוביולוגית")}</span>${stamp(['מדיטק מעבדות', 'דו"ח סופי'], '#333', -5)}${signature(c.rnd, '#222', 90)}</div>${c.no("פרופ' אסנת לביא", 'laboratory director')}`,
      'rtl',
    )
  },
  { dateAliases: ['2026-07-15'], width: 1020, scale: 1.42, degrade: { angle: 0.7 } },
)

/** A women's practice: English rows, the present result large, the first trimester's at the edge, a Hebrew line under each part. */
const practice = doc(
  'p1475.png',
  ['he', 'lab', 'clean'],
  '2026-11-02',
  [
    'מרפאת גבעון לבריאות האישה',
    'מרפאת גבעון',
    'גבעון - מרפאה לבריאות האישה',
    'גבעון לבריאות האישה',
    'מרפאה לבריאות האישה',
  ],
  ['ד"ר קרן גבעון', 'קרן גבעון', 'גבעון קרן', 'Dr. Keren Givon'],
  ['אסתר מלכה-נגר', 'מלכה-נגר אסתר', 'אסתר מלכה נגר', "גב' אסתר מלכה-נגר"],
  'בדיקות דם בהיריון',
  (c) => {
    const row = (s) => {
      const [key, name, v, unit, ref, before] = s.split(';')
      const r = c.lab([key, name, v, unit, ref].join(';'))
      const earlier = before ? resultCell(c, key, name, before, unit, '', '2026-06-25') : '-'
      const m = r.flag === 'H' || r.flag === 'L' ? '*' : ''
      return `<tr><td>${ltr(name)}</td><td class="v"><span data-e="${r.n}">${mixed(v)}</span>${m}</td><td>${ltr(unit)}</td><td>${mixed(ref)}</td><td class="b">${earlier}</td></tr>`
    }
    const part = (title, list, note) =>
      `<tr class="g"><td colspan="5">${ltr(title)}</td></tr>${list.map(row).join('')}${note ? `<tr><td colspan="5" class="n" dir="rtl">${c.t(note)}</td></tr>` : ''}`
    return sheet(
      `body{font:16px/1.35 ${FACE.lato};font-family:Lato,'Noto Sans Hebrew';font-size:16px;padding:44px 76px}.l{direction:ltr}.l td,.l th{padding:3px 12px;text-align:left}.l th{border-bottom:1.5px solid #7a4e7e;color:#7a4e7e;font-weight:600}.g td{font-weight:bold;color:#7a4e7e;padding-top:9px}.v{font-weight:bold;font-size:17px}.b{color:#555;border-left:1px solid #cbb6cd}.n{font-size:14px;text-align:right!important;background:#f6f0f6}.h{display:grid;grid-template-columns:1fr 1fr 1fr;gap:2px 18px}p{margin:7px 0}`,
      `<div style="text-align:center;border-bottom:1.5px solid #7a4e7e;padding-bottom:8px"><b style="font-size:25px;color:#7a4e7e">${he('מרפאת גבעון לבריאות האישה')}</b><br>${he('ד"ר קרן גבעון, מומחית ברפואת נשים ויולדות, רח\' הרצל 112, רחובות, טל. 00-0006120')}</div>
      <div style="font-size:20px;font-weight:bold;margin:8px 0">${c.t('בדיקות דם ב{d.h30pregn?|היריון}')}</div>
      <div class="h"><span>${he('שם: אסתר מלכה-נגר')}</span><span>${he('ת.ז. 0-4015582-7')}</span><span>${he('ילידת 03/08/1996')}</span><span>${he('תאריך נטילה: 02/11/2026')}</span><span>${he('שבוע: 25+3')}</span><span>${he('הודפס: 05/11/2026')}</span></div>
      <table class="l" style="margin-top:8px"><tr><th style="width:35%">Test</th><th>Result</th><th>Units</th><th>Reference</th><th>25/06/26</th></tr>
      ${part('Blood bank', ['abo;ABO group;O;;', 'rhd;Rh (D);Negative;;', 'abscr;Antibody screen;Negative;;;Negative'], '{x|Anti-D יינתן בשבוע 28|planned|m.antid}')}
      ${part('CBC', ['wbc;WBC;11.2;K/uL;5.6 - 16.9;8.7', 'hgb;HGB;10.3;g/dL;10.5 - 14.0;12.2', 'hct;HCT;31.4;%;32.0 - 42.0;36.5', 'mcv;MCV;82.6;fL;80.0 - 98.0;85.0', 'plt;PLT;164;K/uL;150 - 400;213'])}
      ${part('Chemistry', ['glupost;Glucose 50g, 1 hour;147;mg/dL;< 140', 'ferr;Ferritin;7.9;ng/mL;15.0 - 150.0;21.5', 'alt;ALT;14;U/L;0 - 33;17', 'crea;Creatinine;0.48;mg/dL;0.40 - 0.80;0.55', 'uric;Uric acid;3.9;mg/dL;2.4 - 5.7', 'tsh;TSH;2.61;mIU/L;0.20 - 3.00;3.42', 'vitd;Vitamin D 25-OH;24;ng/mL;> 20;18'], '{x|ערך מעל 140 מחייב העמסה של 100 גרם - נקבעה ל-09/11/2026|planned|l.gtt1h}. {x|אין לאבחן סוכרת היריון לפי GCT בלבד|reference comment|d.gdm}')}
      ${part('Serology', ['hbsag;HBsAg;Negative;;Negative', 'hivag;HIV Ag/Ab;Negative;;Negative', 'syph;Syphilis (TPHA);Negative;;Negative', 'rubg;Rubella IgG;41;IU/mL;> 10', 'toxg;Toxoplasma IgG;0.4;IU/mL;< 1.6', 'cmvg;CMV IgG;112;AU/mL;< 6.0;109', 'cmvm;CMV IgM;0.21;index;< 0.85;0.24'], 'CMV - {d.cmv?|הדבקה בעבר|st=-}, {x|ללא עדות להדבקה בהיריון|negated}')}
      ${part('Urine', ['uprot;Protein;Negative;;Negative', 'uleu;Leukocytes;Trace;;Negative', 'ucult;Culture;No growth;;'])}</table>
      <p>${c.t('סיכום הרופאה: {d.ida|אנמיה מחוסר ברזל|icd=O99.012/O99.019/D50.9/D50.8}. להתחיל {m.h35fefol|פריפול|dose=-;freq=פעמיים ביום} כמוסה פעמיים ביום. {x|אם לא תחול עליה - עירוי ונופר|conditional|m.venofer}. {x|בן הזוג O חיובי|partner}. {x|בהיריון הקודם ללא סוכרת היריון|negated|d.gdm}.')}</p>
      <div style="display:flex;justify-content:space-between;align-items:center"><span>${he('* מחוץ לטווח לפי שבוע ההיריון')}</span>${signature(c.rnd, '#7a4e7e', 110)}${matrixCode(c.rnd, 16, 3)}</div>`,
      'rtl',
    )
  },
  { dateAliases: ['2026-06-25', '2026-11-05'], width: 1020, scale: 1.4 },
)

export const thirtyFifthHeTables = [reference, practice]
