/** Ordinary laboratory paper in Hebrew: a reference laboratory's autoimmune profile with cut-offs and a word, an oncological day ward's bloods before treatment with a bar for each tube, an institute's bloods and stool of two days with the norm in brackets. */
import { barcode, mark, matrixCode, signature, stamp } from '../lib/decor.mjs'
import { FACE, doc, he, ltr, mixed, sheet } from './blind-parts.mjs'

const off = (r) => r.flag === 'H' || r.flag === 'L'

/** A reference laboratory: English names from the left, cut-off, a Hebrew word of interpretation at the end. */
const immune = doc(
  'p1371.png',
  ['he', 'lab', 'clean'],
  '2026-02-16',
  [
    'מעבדות צומת-ביו',
    'צומת-ביו',
    'צומת ביו',
    'מעבדות צומת ביו',
    'מעבדות צומת-ביו - מעבדה לאימונולוגיה',
    'Tzomet Bio Laboratories',
  ],
  ['ד"ר אנה וולודרסקי', 'אנה וולודרסקי', 'וולודרסקי אנה'],
  ["שני אברג'יל", "אברג'יל שני", "גב' שני אברג'יל"],
  'דו"ח תוצאות - פרופיל אוטואימוני',
  (c) => {
    const row = (s) => {
      const [key, label, v, unit, ref, word] = s.split(';')
      const r = c.lab([key, label, v, unit, ref].join(';'))
      const say = word ?? (off(r) ? (r.flag === 'H' ? 'גבוה' : 'נמוך') : 'תקין')
      return `<tr data-e="${r.n}"><td>${ltr(label)}</td><td class="v">${mixed(v)}</td><td>${ltr(unit)}</td><td>${ltr(ref)}</td><td class="w">${he(say)}</td></tr>`
    }
    const group = (title, list) =>
      `<tr class="g"><td colspan="5">${ltr(title)}</td></tr>${list.map(row).join('')}`
    return sheet(
      `body{font:15px/1.3 ${FACE.lato};font-family:Lato,'Noto Sans Hebrew';font-size:15px;padding:40px 66px}.l td,.l th{padding:2.5px 12px;border-bottom:1px solid #d9dfe4;text-align:left}.l th{border-bottom:2px solid #234;color:#234}.g td{font-weight:bold;color:#1b5a7a;padding-top:9px!important;border-bottom:1px solid #1b5a7a!important}.v{font-weight:bold}.l .w{text-align:right}.h td{padding:2px 6px}p{margin:8px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:12px;align-items:center">${mark('rings', '#1b5a7a', 50)}<div><b style="font-size:24px;color:#1b5a7a">${he('מעבדות צומת-ביו')}</b><br>${he('מעבדה לאימונולוגיה, פארק המדע 7, נס ציונה')}</div></div><div dir="ltr" style="text-align:left;font-size:13px">Tzomet Bio Laboratories<br>ISO 15189</div></div>
      <div style="font-size:20px;font-weight:bold;margin:10px 0 6px">${he('דו"ח תוצאות - פרופיל אוטואימוני')}</div>
      <table class="h" style="background:#f1f5f7;margin-bottom:8px"><tr><td>${he("שם הנבדקת: שני אברג'יל")}</td><td>${he('ת.ז.: 0-3618842-1')}</td><td>${he('ת. לידה: 09/11/1991')}</td></tr><tr><td>${he('רופאה שולחת: ד"ר אנה וולודרסקי')}</td><td>${he('נדגם: 16/02/2026 08:20')}</td><td>${he('התקבל: 17/02/2026')}</td></tr><tr><td>${he('מספר דגימה: TB-2609174')}</td><td>${he('דווח: 23/02/2026')}</td><td>${he('סטטוס: סופי')}</td></tr></table>
      <table class="l" dir="ltr"><tr><th style="width:37%">Test</th><th style="width:14%">Result</th><th style="width:15%">Units</th><th style="width:16%">Cut-off / Range</th><th class="w">${he('פירוש')}</th></tr>
      ${group('Antinuclear antibodies', ['ana;ANA (HEp-2, IFA);1:320;titer;< 1:80;חיובי', 'dsdna;Anti-dsDNA (ELISA);38.2;IU/mL;< 15;חיובי', 'sm;Anti-Sm;1.4;U/mL;< 7;שלילי', 'rnp;Anti-U1 RNP;2.9;U/mL;< 5;שלילי', 'ssa;Anti-SSA (Ro);84.0;U/mL;< 7;חיובי', 'ssb;Anti-SSB (La);12.6;U/mL;< 7;חיובי', 'scl70;Anti-Scl-70;0.9;U/mL;< 7;שלילי', 'p28jo1;Anti-Jo-1;0.4;U/mL;< 7;שלילי'])}
      ${group('Rheumatoid serology', ['rf;Rheumatoid Factor;19;IU/mL;< 14;חיובי חלש', 'ccp;Anti-CCP;1.8;U/mL;< 7;שלילי'])}
      ${group('Complement and immunoglobulins', ['c3;Complement C3;71;mg/dL;90 - 180', 'c4;Complement C4;9.4;mg/dL;10 - 40', 'igg;IgG;1784;mg/dL;700 - 1600', 'iga;IgA;241;mg/dL;70 - 400', 'igm;IgM;133;mg/dL;40 - 230'])}
      ${group('Antiphospholipid antibodies', ['acl;Cardiolipin IgG;4.1;GPL U/mL;< 10;שלילי', 'aclm;Cardiolipin IgM;11.7;MPL U/mL;< 10;גבולי', 'b2gpg;Beta-2 Glycoprotein I IgG;3.0;U/mL;< 7;שלילי', 'b2gpm;Beta-2 Glycoprotein I IgM;2.2;U/mL;< 7;שלילי', 'lac;Lupus Anticoagulant;Negative;;Negative;שלילי'])}
      ${group('General', ['esr;ESR (1 h);47;mm/h;0 - 20', 'crp;CRP;0.62;mg/dL;< 0.5', 'wbc;WBC;3.6;K/uL;4.0 - 10.8', 'lymph;Lymphocytes (abs);0.9;K/uL;1.0 - 4.5', 'hgb;Hemoglobin;11.7;g/dL;12.0 - 16.0', 'plt;Platelets;163;K/uL;150 - 400', 'crea;Creatinine;0.66;mg/dL;0.50 - 0.95', 'upcr;Protein/Creatinine, urine;96;mg/g;< 150'])}</table>
      <p>${c.t('הערות: {o|תבנית ANA: Speckled}. {x|ANA בכייל נמוך נמצא גם ב-5% מהאוכלוסייה הבריאה|reference comment}. {x|שילוב של נוגדנים אלה נצפה בזאבת ובתסמונת סיוגרן, האבחנה קלינית|reference comment|d.sle}. {x|נוגדני קרדיוליפין IgM - מומלץ לחזור לאחר 12 שבועות|recommended|l.aclm}. {x|HLA-B27: לא הוזמן|not ordered|l.b27}. {x|ANCA - הדגימה לא הספיקה|not done|l.anca}.')}</p>
      <div style="display:flex;justify-content:space-between;align-items:center"><span>${he('אושר על ידי: ד"ר מיכל טננבאום, מנהלת המעבדה')}</span>${signature(c.rnd, '#222', 120)}${matrixCode(c.rnd, 16, 3)}</div>${c.no('ד"ר מיכל טננבאום', 'laboratory director')}`,
      'rtl',
    )
  },
  { dateAliases: ['2026-02-23', '2026-02-17'], width: 1000, scale: 1.4 },
)

/** An oncological day ward: a dark bar for each tube with its hours, Hebrew names, the sign between result and unit. */
const dayward = doc(
  'p1372.jpg',
  ['he', 'lab', 'scan'],
  '2026-08-23',
  [
    'המרכז הרפואי נחל איילה',
    'נחל איילה',
    'מרכז רפואי נחל איילה',
    'המרכז הרפואי נחל איילה - מערך אונקולוגי',
    'המרכז הרפואי נחל איילה - אשפוז יום אונקולוגי',
  ],
  ["פרופ' רונן איתן-כץ", 'רונן איתן-כץ', 'איתן-כץ רונן', 'רונן איתן כץ'],
  ['מרגלית סבן', 'סבן מרגלית', "גב' מרגלית סבן"],
  'תוצאות בדיקות לפני טיפול',
  (c) => {
    const row = (s) => {
      const r = c.lab(s)
      return `<tr data-e="${r.n}"><td>${mixed(r.label)}</td><td class="v">${ltr(r.printed)}</td><td class="v">${r.flag === 'H' ? '▲' : r.flag === 'L' ? '▼' : ''}</td><td>${ltr(r.unit)}</td><td>${mixed(r.ref)}</td></tr>`
    }
    const tube = (title, when, list) =>
      `<tr class="g"><td colspan="2">${he(title)}</td><td colspan="3">${he(when)}</td></tr>${list.map(row).join('')}`
    return sheet(
      `body{font:16px/1.22 ${FACE.arial};font-family:'Liberation Sans','Noto Sans Hebrew','DejaVu Sans';font-size:15.5px;padding:38px 74px}.l td,.l th{padding:2px 12px}.l tr td{border-bottom:1px dotted #aaa}.l th{border-bottom:1px solid #000}.g td{background:#444;color:#fff;font-weight:bold;border:0!important}.v{font-weight:bold}.h td{padding:2px 6px}p{margin:7px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div><b style="font-size:24px">${he('המרכז הרפואי נחל איילה')}</b><br>${he('מערך אונקולוגי - אשפוז יום')}</div>${barcode(c.rnd, 36, 38)}</div>
      <div style="text-align:center;font-size:21px;font-weight:bold;margin:4px 0">${he('תוצאות בדיקות לפני טיפול')}</div>
      <table class="h" style="border:1px solid #000;margin:4px 0 8px"><tr><td>${he('שם: סבן מרגלית')}</td><td>${he('ת.ז.: 0-0729463-5')}</td><td>${he('ת. לידה: 30/05/1959')}</td></tr><tr><td>${he('תאריך: 23/08/2026')}</td><td>${he("רופא מטפל: פרופ' רונן איתן-כץ")}</td><td>${he('מחזור טיפול: 4')}</td></tr></table>
      <table class="l"><tr><th style="width:34%">${he('בדיקה')}</th><th style="width:14%">${he('תוצאה')}</th><th style="width:8%"></th><th>${he('יחידות')}</th><th>${he('תחום תקין')}</th></tr>
      ${tube('ספירת דם', 'נלקח 07:52, תשובה 08:24', ['wbc;לויקוציטים WBC;3.12;K/uL;4.5-11.0', 'rbc;אריתרוציטים RBC;3.41;M/uL;3.9-5.2', 'hgb;המוגלובין HGB;10.2;g/dL;12.0-16.0', 'hct;המטוקריט HCT;31.0;%;36-46', 'mcv;MCV;90.9;fL;80-97', 'mch;MCH;29.9;pg;27-32', 'mchc;MCHC;32.9;g/dL;32-36', 'rdw;RDW;17.4;%;11.5-14.5', 'plt;טסיות PLT;128;K/uL;150-450', 'mpv;MPV;9.8;fL;7.2-11.1', 'neut;נויטרופילים מוחלט;1.38;K/uL;1.8-7.7', 'neutp;נויטרופילים %;44.2;%;40-75', 'lymph;לימפוציטים מוחלט;1.12;K/uL;1.0-4.8', 'lymphp;לימפוציטים %;35.9;%;20-45', 'mono;מונוציטים מוחלט;0.51;K/uL;0.2-1.0', 'monop;מונוציטים %;16.3;%;2-10', 'eosp;אאוזינופילים %;2.9;%;0-6', 'basop;בזופילים %;0.6;%;0-2'])}
      ${tube('כימיה', 'נלקח 07:52, תשובה 09:05', ['glu;גלוקוז;108;mg/dL;70-100', 'urea;אוריאה;36;mg/dL;17-43', 'crea;קריאטינין;0.74;mg/dL;0.51-0.95', 'na;נתרן;140;mmol/L;136-145', 'k;אשלגן;3.9;mmol/L;3.5-5.1', 'ca;סידן;9.1;mg/dL;8.6-10.3', 'mg;מגנזיום;1.58;mg/dL;1.6-2.6', 'alb;אלבומין;3.6;g/dL;3.5-5.2', 'tbil;בילירובין כללי;0.41;mg/dL;0.3-1.2', 'alp;פוספטזה אלקלית;138;U/L;35-104', 'alt;ALT;44;U/L;עד 33', 'ast;AST;39;U/L;עד 32', 'ggt;GGT;91;U/L;עד 40', 'ldh;LDH;266;U/L;135-214'])}
      ${tube('סמנים', 'נלקח 07:52, תשובה 11:40', ['cea;CEA;14.8;ng/mL;עד 5.0', 'ca153;CA 15-3;62.3;U/mL;עד 25.0'])}</table>
      <p>${c.t('סמנים קודמים 26/07/2026: {l.cea|CEA 21.9 ng/mL|v=21.9;u=ng/mL;on=2026-07-26}, {l.ca153|CA 15-3 88.0 U/mL|v=88.0;u=U/mL;on=2026-07-26}.')}</p>
      <p>${c.t('הערת אחות: {x|ספירה נויטרופילית מעל 1,000 מאפשרת מתן טיפול לפי נוהל|reference comment}. {x|נויפוגן - ייבדק הצורך אחרי הביקור|considered|m.filg}. {x|שתן לכללית - לא נמסר|not done}. {x|CT הערכה נקבע ל-06/09/2026|planned|i.ctcap}. {x|אם חום מעל 38 - לפנות מיד|conditional}.')}</p>
      <div style="display:flex;justify-content:space-between;align-items:center"><span>${he('הופק: 23/08/2026 11:52, אחות: לריסה מ.')}</span>${stamp(['אשפוז יום', 'אונקולוגיה'], '#333', -4)}</div>${c.no('לריסה מ.', 'nurse')}`,
      'rtl',
    )
  },
  { dateAliases: ['2026-07-26'], width: 1000, scale: 1.42, degrade: { angle: 0.6 } },
)

/** An institute for the gut: framed blood of one day and stool of another; Latin name in brackets, norm under the unit's column in brackets. */
const bowel = doc(
  'p1373.jpg',
  ['he', 'lab', 'photo'],
  '2026-10-12',
  [
    'מכון גסטרו כרמלים',
    'גסטרו כרמלים',
    'מכון גסטרו-כרמלים',
    'גסטרו-כרמלים',
    'מכון גסטרו כרמלים - המרכז למחלות מעי דלקתיות',
  ],
  ['ד"ר יואב רדליך', 'יואב רדליך', 'רדליך יואב'],
  ['אלעד נחמיאס', 'נחמיאס אלעד', 'מר אלעד נחמיאס'],
  'ריכוז בדיקות מעקב',
  (c) => {
    const row = (date) => (s) => {
      const [key, name, latin, v, unit, ref, say] = s.split(';')
      const r = c.lab([key, latin || name, v, unit, ref].join(';'), { date })
      return `<tr data-e="${r.n}"><td>${he(name)}${latin ? ` ${ltr(`(${latin})`)}` : ''}</td><td><b>${mixed(v)}</b> ${ltr(unit)}</td><td>${ref ? `[${mixed(ref)}]` : ''}</td><td>${off(r) ? he(r.flag === 'H' ? 'גבוה' : 'נמוך') : he(say ?? '')}</td></tr>`
    }
    const frame = (title, date, list) =>
      `<div class="f"><div class="t">${he(title)}</div><table class="l">${list.map(row(date)).join('')}</table></div>`
    return sheet(
      `body{font:18px/1.34 ${FACE.frank};font-size:19.5px;padding:46px 70px}.f{border:1.5px solid #333;margin:10px 0}.t{border-bottom:1.5px solid #333;padding:2px 14px;font-weight:bold}.l td{padding:2px 14px}.l td:first-child{width:43%}.h td{padding:1px 6px}p{margin:8px 0}`,
      `<div style="text-align:center"><b style="font-size:28px">${he('מכון גסטרו כרמלים')}</b><br>${he("המרכז למחלות מעי דלקתיות, שד' מוריה 88, חיפה")}<br><b style="font-size:23px">${he('ריכוז בדיקות מעקב')}</b></div>
      <table class="h" style="margin:10px 0"><tr><td>${he('מטופל: אלעד נחמיאס')}</td><td>${he('ת.ז. 0-4107733-8')}</td><td>${he('גיל 27')}</td></tr><tr><td>${he('רופא: ד"ר יואב רדליך')}</td><td>${he('הודפס: 21/10/2026')}</td><td>${c.t('אבחנה: {d.crohn|מחלת קרוהן|icd=K50.90}')}</td></tr></table>
      ${frame('בדיקות דם - נלקחו 12/10/2026', '2026-10-12', ['hgb;המוגלובין;HGB;12.9;g/dL;13.5-17.5', 'wbc;לויקוציטים;WBC;7.9;K/µL;4.5-11.0', 'plt;טסיות;PLT;418;K/µL;150-400', 'crp;CRP;;11.2;mg/L;עד 5', 'esr;שקיעת דם;ESR;28;mm/h;עד 15', 'alb;אלבומין;Albumin;3.9;g/dL;3.5-5.2', 'alt;ALT;;17;U/L;עד 41', 'alp;פוספטזה אלקלית;ALP;66;U/L;40-130', 'crea;קריאטינין;Creatinine;0.81;mg/dL;0.7-1.2', 'ferr;פריטין;Ferritin;21;ng/mL;30-400', 'fe;ברזל;Iron;48;µg/dL;65-175', 'tibc;כושר קישור;TIBC;388;µg/dL;250-450', 'b12;ויטמין B12;;198;pg/mL;200-900', 'vitd;ויטמין D;;41;nmol/L;75-250', 'h33adal;רמת אדלימומאב;Adalimumab trough;3.1;µg/mL;8-12', 'h33adaab;נוגדנים לאדלימומאב;Anti-Adalimumab;24;AU/mL;עד 10'])}
      ${frame('בדיקות צואה - נמסרו 14/10/2026', '2026-10-14', ['calpro;קלפרוטקטין;Calprotectin;486;µg/g;עד 50', 'h33stcult;תרבית צואה;;לא בודדו חיידקים פתוגניים;;', 'cdtox;קלוסטרידיום דיפיצילה רעלן;C. difficile toxin;שלילי;;שלילי', 'ova;טפילים;;לא נראו;;', 'hpsa;הליקובקטר אנטיגן;H. pylori Ag;שלילי;;שלילי'])}
      <p>${c.t('לעיון הרופא: {x|רמת אדלימומאב מתחת ל-5 קשורה בסיכון לאובדן תגובה|reference comment|m.ada}. {x|לדון במעבר לסטלרה בביקור הקרוב|considered|m.ustek}. {x|MR אנטרוגרפיה - הוזמנה|ordered|i.mrent}. {x|קוונטיפרון - תוצאה טרם התקבלה|pending|l.qft}. {x|אחות המטופל - קוליטיס כיבית|family history|d.uc}.')}</p>
      <div style="display:flex;justify-content:space-between;align-items:center"><span>${he('מתאמת המרכז: ענת פריזנט')}</span>${signature(c.rnd, '#222', 130)}</div>${c.no('ענת פריזנט', 'coordinator')}`,
      'rtl',
    )
  },
  {
    dateAliases: ['2026-10-14', '2026-10-21'],
    width: 1000,
    scale: 1.42,
    degrade: { angle: -1.3, folds: [0.5] },
  },
)

export const thirtyThirdHeLabs = [immune, dayward, bowel]
