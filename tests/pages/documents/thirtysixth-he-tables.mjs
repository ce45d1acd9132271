/** Ordinary laboratory paper in Hebrew: a children's practice's count with iron as a scan, a hospital's microbiology of a wound. */
import { barcode, mark, signature, stamp } from '../lib/decor.mjs'
import { FACE, doc, he, ltr, mixed, sheet } from './blind-parts.mjs'

const off = (r) => r.flag === 'H' || r.flag === 'L'

/** A children's practice: Hebrew names with the Latin in brackets, limits "from … to" in words, an asterisk before the number; scanned. */
const child = doc(
  'p1524.jpg',
  ['he', 'lab', 'scan'],
  '2026-02-11',
  ['מרפאת ילדים הדר', 'מרפאת הדר', 'מרפאת ילדים הדר - נתניה', 'מרפאת ילדים "הדר"'],
  ['ד"ר גלית סמואלי', 'גלית סמואלי', 'סמואלי גלית'],
  ['איתן וקנין', 'וקנין איתן', 'הילד איתן וקנין'],
  'בדיקות דם',
  (c) => {
    const row = (s) => {
      const [key, name, latin, v, unit, ref] = s.split(';')
      const r = c.lab([key, latin || name, v, unit, ref].join(';'))
      const [low, high] = ref.split(' - ')
      const limits = high ? `${low} עד ${high}` : ref
      return `<tr data-e="${r.n}"><td>${he(latin ? `${name} (${latin})` : name)}</td><td class="v">${ltr(`${off(r) ? '* ' : ''}${v}`)}</td><td>${ltr(unit)}</td><td>${mixed(limits)}</td></tr>`
    }
    const group = (title, list) =>
      `<tr class="g"><td colspan="4">${he(title)}</td></tr>${list.map(row).join('')}`
    return sheet(
      `body{font:19px/1.3 ${FACE.david};font-family:'David CLM','Liberation Serif';font-size:19px;padding:46px 76px}.l td,.l th{padding:2px 10px}.l th{border-bottom:2px solid #000;border-top:2px solid #000}.g td{font-weight:bold;text-decoration:underline;padding-top:8px!important}.v{font-weight:bold}.h td{padding:2px 6px}p{margin:7px 0}`,
      `<div style="text-align:center"><b style="font-size:28px">${he('מרפאת ילדים הדר')}</b><br>${he('ד"ר גלית סמואלי, מומחית ברפואת ילדים')}<br>${he("רח' סוקולוב 41, נתניה, טל. 00-0006120")}</div>
      <table class="h" style="margin:12px 0;border:1px solid #000"><tr><td>${he('שם: איתן וקנין')}</td><td>${he('ת. לידה: 19/10/2021')}</td><td>${he('גיל: 4 ו-4 חודשים')}</td></tr><tr><td>${he('ת.ז. 0-6630254-9')}</td><td>${he('תאריך לקיחה: 11/02/2026')}</td><td>${he('דם ורידי, ללא צום')}</td></tr></table>
      <div style="font-size:22px;font-weight:bold">${he('בדיקות דם')}</div>
      <table class="l"><tr><th style="width:42%">${he('הבדיקה')}</th><th style="width:16%">${he('תוצאה')}</th><th style="width:18%">${he('יחידות')}</th><th>${he('ערך תקין לגיל')}</th></tr>
      ${group('ספירת דם', ['wbc;כדוריות לבנות;WBC;9.8;K/uL;5.0 - 14.5', 'rbc;כדוריות אדומות;RBC;4.41;M/uL;3.9 - 5.3', 'hgb;המוגלובין;HGB;10.4;g/dL;11.5 - 13.5', 'hct;המטוקריט;HCT;32.1;%;34.0 - 40.0', 'mcv;נפח כדורית;MCV;72.8;fL;75.0 - 87.0', 'mch;המוגלובין בכדורית;MCH;23.6;pg;24.0 - 30.0', 'rdw;פיזור נפח;RDW;16.4;%;11.5 - 14.5', 'plt;טסיות;PLT;468;K/uL;150 - 450'])}
      ${group('ספירה מבדלת', ['neutp;נויטרופילים;NEUT;41.2;%;30 - 60', 'lymphp;לימפוציטים;LYM;45.0;%;30 - 55', 'monop;מונוציטים;MONO;7.1;%;2 - 10', 'eosp;אאוזינופילים;EOS;6.3;%;0 - 5', 'basop;באזופילים;BASO;0.4;%;0 - 2', 'neut;נויטרופילים מוחלט;ANC;4.04;K/uL;1.5 - 8.0'])}
      ${group('ברזל וויטמינים', ['ferr;פריטין;Ferritin;7;ng/mL;12 - 140', 'fe;ברזל;Iron;28;ug/dL;50 - 120', 'transf;טרנספרין;Transferrin;338;mg/dL;200 - 360', 'b12;ויטמין B12;;512;pg/mL;210 - 950', 'vitd;ויטמין D;25-OH;64;nmol/L;מעל 50'])}
      ${group('כימיה', ['glu;גלוקוז;Glucose;88;mg/dL;60 - 110', 'crea;קריאטינין;Creatinine;0.33;mg/dL;0.26 - 0.42', 'alt;אנזים כבד;ALT;17;U/L;5 - 35', 'alp;פוספטזה בסיסית;ALP;244;U/L;142 - 335', 'crp;חלבון מגיב;CRP;1.2;mg/L;עד 5', 'tsh;הורמון מגרה תריס;TSH;2.61;mIU/L;0.7 - 5.97'])}
      ${group('צליאק', ['ttg;נוגדני טרנסגלוטמינאז;tTG IgA;1.1;U/mL;עד 7', 'iga;אימונוגלובולין A;IgA;92;mg/dL;27 - 195'])}</table>
      <p>${c.t('{x|עופרת בדם - לא נבדקה|not done|l.lead}. {x|אלקטרופורזה של המוגלובין - רק אם לא תהיה תגובה לברזל|conditional|l.phe}.')}</p>
      <p>${c.t('בכתב הרופאה: {d.ida|אנמיה מחוסר ברזל|icd=D50.9/D50.8}. {m.ferrop|פריפל טיפות|dose=-;freq=פעם ביום} 20 טיפות פעם ביום 3 חודשים. {x|ספירה חוזרת בעוד חודשיים|planned|l.hgb}.')}</p>
      <div style="display:flex;justify-content:flex-end;gap:30px;align-items:center">${signature(c.rnd, '#222', 130)}${stamp(['ד"ר גלית סמואלי', 'רפואת ילדים', 'מ.ר. 00617'], '#26306f', -6)}</div>`,
      'rtl',
    )
  },
  { width: 1020, scale: 1.42, degrade: { angle: 0.7 } },
)

/** A hospital's microbiology: a wound's stain, culture and susceptibilities with MIC, then blood cultures and the bloods sent with them. */
const wound = doc(
  'p1525.png',
  ['he', 'lab', 'clean'],
  '2026-05-11',
  [
    'מרכז רפואי העמק',
    'העמק',
    'המרכז הרפואי העמק',
    'בית חולים העמק',
    'HaEmek Medical Center',
    'מרכז רפואי העמק - המעבדה למיקרוביולוגיה קלינית',
    'המעבדה למיקרוביולוגיה קלינית',
  ],
  ['ד"ר ראיד זועבי', 'ראיד זועבי', 'זועבי ראיד'],
  ['יוסף חזן-לוי', 'חזן-לוי יוסף', 'יוסף חזן לוי', 'מר יוסף חזן-לוי'],
  'תשובה סופית - מיקרוביולוגיה',
  (c) => {
    const drug = (s) => {
      const [key, name, mic, verdict] = s.split(';')
      const r = c.lab([key, name, verdict, '', ''].join(';'))
      return `<tr data-e="${r.n}"><td>${ltr(name)}</td><td>${ltr(mic)}</td><td class="v">${ltr(verdict)}</td></tr>`
    }
    const row = (s) => {
      const r = c.lab(s)
      return `<tr data-e="${r.n}"><td style="width:34%">${ltr(r.label)}</td><td class="v">${ltr(r.printed)}${off(r) ? ` ${r.flag === 'H' ? '↑' : '↓'}` : ''}</td><td>${ltr(r.unit)}</td><td>${ltr(r.ref)}</td></tr>`
    }
    const table = (list) => `<table class="l" dir="ltr">${list.map(row).join('')}</table>`
    return sheet(
      `body{font:16px/1.4 ${FACE.verdana};font-family:'DejaVu Sans';font-size:15px;padding:42px 70px}.l td,.l th{padding:3px 10px;text-align:left;border-bottom:1px dotted #888}.l th{border-bottom:1px solid #000}.t{font-weight:bold;background:#e8e8e8;padding:2px 10px;margin-top:11px}.v{font-weight:bold}.h td{padding:2px 6px}p{margin:7px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center;border-bottom:2px solid #000;padding-bottom:6px"><div><b style="font-size:24px">${he('מרכז רפואי העמק')}</b><br>${he('המעבדה למיקרוביולוגיה קלינית, עפולה')}</div>${mark('cross', '#333', 44)}${barcode(c.rnd, 32, 40)}</div>
      <div style="font-size:20px;font-weight:bold;margin:7px 0">${he('תשובה סופית - מיקרוביולוגיה')}</div>
      <table class="h"><tr><td>${he('שם: חזן-לוי יוסף')}</td><td>${he('ת.ז. 0-0482917-5')}</td><td>${he('גיל: 66, ז')}</td></tr><tr><td>${he('מחלקה: אורתופדיה ב')}</td><td>${he('רופא מזמין: ד"ר ראיד זועבי')}</td><td>${he("דגימה מס' M26-20817")}</td></tr><tr><td>${he('נלקח: 11/05/2026 14:20')}</td><td>${he('התקבל: 11/05/2026 15:05')}</td><td>${he('תשובה סופית: 16/05/2026')}</td></tr></table>
      <p>${he('חומר: הפרשה מפצע, כף רגל ימין')}. ${c.t('מידע קליני: {d.e13dfu?|כיב בכף רגל סוכרתית|icd=E11.621/L97.519/L97.509}. {x|שאלה: אוסטאומיאליטיס|question|d.osteomy}.')}</p>
      <div class="t">Gram stain</div>${table(['gramst;Gram stain;Gram positive cocci in clusters;;'])}
      <div class="t">Culture</div>${table(['e13wcult;Wound culture;Staphylococcus aureus, heavy growth;;', 'mrsa;MRSA;Negative;;'])}
      <div class="t">Susceptibility - Staphylococcus aureus</div>
      <table class="l" dir="ltr"><tr><th style="width:44%">Antibiotic</th><th style="width:26%">MIC (mg/L)</th><th>Interpretation</th></tr>${['h36spen;Penicillin;>= 0.5;R', 'h36soxa;Oxacillin;0.5;S', 'h35sgent;Gentamicin;<= 0.5;S', 'h36seryt;Erythromycin;>= 8;R', 'h36sclin;Clindamycin;0.25;R', 'h36stet;Tetracycline;<= 1;S', 'h35ssxt;Trimethoprim/Sulfa;<= 10;S', 'h35scipr;Ciprofloxacin;0.5;I', 'h36srif;Rifampicin;<= 0.03;S', 'h36sfus;Fusidic acid;<= 0.5;S', 'h36svanc;Vancomycin;1;S'].map(drug).join('')}</table>
      <p style="font-size:13px">S = Susceptible, I = Susceptible, increased exposure, R = Resistant (EUCAST 2026)</p>
      <p>${c.t('{o|עמידות מושרית לקלינדמיצין (D-test חיובי)}, {x|אין להשתמש בקלינדמיצין|instruction|m.clind}. {x|לא בודדו חיידקים אנאירוביים|negated}. {x|לא בודד Pseudomonas|negated|d.e35pseud}.')}</p>
      <div class="t">${he('תרבית דם, 2 סטים')}</div>${table(['bcult;Blood culture;No growth after 5 days;;'])}
      <div class="t">${he('בדיקות נלוות 11/05/2026')}</div>${table(['wbc;WBC;13.8;K/uL;4.5 - 11.0', 'neutp;Neutrophils;81.5;%;40.0 - 75.0', 'crp;CRP;96.4;mg/L;0.0 - 5.0', 'esr;ESR;74;mm/h;0 - 20', 'glu;Glucose;248;mg/dL;70 - 100', 'crea;Creatinine;1.31;mg/dL;0.70 - 1.20'])}
      <p style="font-size:13px">${c.t('{x|התשובה הראשונית נמסרה טלפונית ב-13/05/2026 לאחות המחלקה|administrative}. {x|תרבית פטריות - טרם הסתיימה|pending}.')}</p>
      <div style="display:flex;justify-content:space-between;align-items:center"><span>${he('חתמה: ד"ר מירב קוטלר, מנהלת המעבדה')}</span>${signature(c.rnd, '#222', 120)}</div>${c.no('ד"ר מירב קוטלר', 'laboratory director')}`,
      'rtl',
    )
  },
  { dateAliases: ['2026-05-16', '2026-05-13'], width: 1020, scale: 1.4 },
)

export const thirtySixthHeTables = [child, wound]
