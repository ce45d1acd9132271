/** Laboratory paper in Hebrew: a ward's morning list in three columns without limits, a fund's print with limits as "from - to" in words, results of admission and discharge side by side, a serology sheet with its criteria, a check-up with last year beside it. */
import { barcode, hand, mark, matrixCode, signature, stamp } from '../lib/decor.mjs'
import { FACE, doc, he, ltr, mixed, resultCell, sheet } from './blind-parts.mjs'

const iso = (s) => s.split('/').reverse().join('-')

/** A surgical ward's morning list: short Latin names, value and arrow, three columns, no limits; two draws of gases. */
const morning = doc(
  'p481.jpg',
  ['he', 'lab', 'photo'],
  '2025-12-15',
  [
    'המרכז הרפואי אפיקי הירקון',
    'אפיקי הירקון',
    'מרכז רפואי אפיקי הירקון',
    'המרכז הרפואי אפיקי הירקון - כירורגיה א',
  ],
  ['ד"ר רננה שגיא', 'רננה שגיא', 'שגיא רננה'],
  ['יהודה קורן', 'קורן יהודה', 'מר יהודה קורן'],
  'ריכוז תוצאות מעבדה',
  (c) => {
    const row = (s) => {
      const [line, flag] = s.split('|')
      const r = c.lab(line, { flag: flag ?? null })
      const arrow = { H: '↑', L: '↓' }[flag] ?? ''
      return `<div class="r" data-e="${r.n}" data-line><span>${ltr(r.label)}</span> <b>${mixed(r.printed)}</b> <i>${arrow}</i> <span class="u">${ltr(r.unit)}</span></div>`
    }
    const block = (title, list) => `<div class="b"><h3>${he(title)}</h3>${list.map(row).join('')}</div>`
    return sheet(
      `body{font:18px/1.36 ${FACE.miriam};font-size:19px;padding:42px 50px}.g{columns:3;column-gap:22px;direction:ltr}.b{break-inside:avoid;margin-bottom:12px}h3{font-size:18.5px;border-bottom:2px solid #333;margin-bottom:2px;direction:rtl;text-align:right}.r{display:grid;grid-template-columns:112px 76px 20px 1fr;gap:4px;direction:ltr}.r i{font-style:normal;font-weight:bold}.u{font-size:16px;color:#333}p{margin:7px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center;border-bottom:3px double #000;padding-bottom:6px"><div><b style="font-size:26px">המרכז הרפואי אפיקי הירקון</b><br>${he("כירורגיה א' \u00a0 ריכוז תוצאות מעבדה")}</div>${barcode(c.rnd, 34, 38)}</div>
      <p>${he('מר יהודה קורן \u00a0 ת.ז. 0-1774208-9 \u00a0 ת. לידה 19/07/1952 \u00a0 חדר 7 מיטה 2')}<br>${he('תאריך נטילה: 15/12/2025 שעה 06:10 \u00a0 רופאה: ד"ר רננה שגיא \u00a0 אח אחראי: איגור ב. \u00a0 הודפס 15/12/2025 08:22')}</p>${c.no('איגור ב.', 'nurse')}
      <p>${c.t('יום 2 לאחר {p.sigmoid|כריתת סיגמואיד|on=2025-12-13} (13/12/2025) בשל {d.colonca|סרטן המעי הגס|icd=C18.7/C18.9}. ברקע {d.htn|יתר לחץ דם}, {d.copd|COPD}. רגישות: {a.cefurox|זינצף|react=פריחה} (פריחה). {x|אין סוכרת|negated|d.dm2}.')}</p>
      <div class="g">
      ${block('ספירת דם', ['wbc;WBC;13.4;K/uL|H', 'neutp;NEUT%;84.1;%|H', 'lymphp;LYMP%;8.9;%|L', 'rbc;RBC;3.52;M/uL|L', 'hgb;HGB;9.9;g/dL|L', 'hct;HCT;30.4;%|L', 'mcv;MCV;86.4;fL', 'rdw;RDW;15.2;%|H', 'plt;PLT;344;K/uL', 'mpv;MPV;9.6;fL'])}
      ${block('כימיה', ['glu;GLU;128;mg/dL|H', 'urea;UREA;44;mg/dL', 'crea;CREA;1.06;mg/dL', 'na;NA;135;mmol/L|L', 'k;K;3.4;mmol/L|L', 'cl;CL;101;mmol/L', 'ca;CA;8.1;mg/dL|L', 'mg;MG;1.8;mg/dL', 'phos;PHOS;2.3;mg/dL|L', 'alb;ALB;2.9;g/dL|L', 'tp;TP;5.6;g/dL|L', 'tbil;T-BIL;0.7;mg/dL', 'alt;ALT;31;U/L', 'ast;AST;28;U/L', 'alp;ALP;66;U/L', 'ldh;LDH;214;U/L', 'ck;CPK;402;U/L|H', 'crp;CRP;142;mg/L|H'])}
      ${block('קרישה', ['pt;PT;13.9;sec', 'inr;INR;1.21;', 'aptt;PTT;30.5;sec', 'fib;FIBR;612;mg/dL|H'])}
      ${block('גזים עורקי', ['ph;PH;7.41;', 'pco2;PCO2;43.8;mmHg', 'po2;PO2;68.0;mmHg|L', 'abghco3;HCO3;26.9;mmol/L', 'be;BE;2.1;mmol/L', 'so2;SO2;92.8;%|L', 'lact;LACT;1.1;mmol/L'])}
      ${block('שתן', ['uleu;U-LEU;Neg;', 'unit;U-NIT;Neg;', 'ubld;U-BLD;+1;', 'uket;U-KET;Neg;', 'usg;U-SG;1.018;'])}</div>
      <p>${c.t('{x|תרבית דם מ-14/12 - טרם התקבלה תשובה|pending|l.bcult}. {x|טרופונין לא נשלח|not done|l.tropi}. {x|ללא המוליזה|negated}. {x|אם CRP יעלה מעל 200 - CT בטן|conditional|i.ctap}. {x|אין צורך בעירוי דם כעת|not needed|p.transfus}. {x|פרוקלציטונין מחר|planned|l.pct}. {x|אב נפטר מסרטן קיבה|family history|d.gastricca}.')}</p>
      <div style="display:flex;gap:30px;align-items:center">${hand('KCL 40 meq, PO4 IV', 30)}${signature(c.rnd)}</div>`,
      'rtl',
    )
  },
  { width: 1080, scale: 1.4, degrade: { angle: 1.3 } },
)

/** A fund's print: Hebrew name above the Latin one, result and unit together, limits as words from and to, a mark at the edge. */
const fromTo = doc(
  'p482.png',
  ['he', 'lab', 'clean'],
  '2026-02-22',
  ['קופת חולים לביא', 'לביא', 'קופ"ח לביא', 'לביא שירותי בריאות'],
  ['ד"ר אילנה צימרמן', 'אילנה צימרמן', 'צימרמן אילנה'],
  ['שירה אלקיים', 'אלקיים שירה', "גב' שירה אלקיים"],
  'תוצאות בדיקות מעבדה',
  (c) => {
    const words = (ref) => {
      const [, low, high] = ref.match(/^([\d.]+) - ([\d.]+)$/) ?? []
      return low == null ? ref : low === '0' ? `עד ${high}` : `מ-${low} עד ${high}`
    }
    const row = (s) => {
      const [line, latin] = s.split('|')
      const [key, label, printed, unit, ref] = line.split(';')
      const r = c.lab([key, label, printed, unit, ref && words(ref)].join(';'), { range: ref || undefined })
      const sign = { H: 'מעל', L: 'מתחת' }[r.flag] ?? ''
      return `<tr data-e="${r.n}"><td>${he(label)}<br><small>${ltr(latin)}</small></td><td class="v">${ltr(`${printed} ${unit}`)}</td><td>${ref ? mixed(words(ref)) : ''}</td><td class="s">${he(sign)}</td></tr>`
    }
    const table = (title, list) => `<h3>${he(title)}</h3><table>${list.map(row).join('')}</table>`
    return sheet(
      `body{font:17px/1.26 ${FACE.notoHe};font-size:16.5px;padding:38px 48px}.two{display:grid;grid-template-columns:1fr 1fr;gap:0 26px;align-items:start}td{padding:3px 7px;border-bottom:1px solid #cde;vertical-align:middle}small{font-size:13.5px;color:#567}.v{font-weight:bold;white-space:nowrap}.s{color:#b00020;font-weight:bold;width:56px}h3{font-size:17.5px;background:#0a5aa8;color:#fff;padding:2px 10px;margin-top:10px}p{margin:6px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:12px;align-items:center">${mark('bars', '#0a5aa8', 46)}<div><b style="font-size:25px;color:#0a5aa8">קופת חולים לביא</b><br>${he('תוצאות בדיקות מעבדה')}</div></div><div>${he('הופק מהאתר: 01/03/2026 19:40')}</div></div>
      <div style="display:grid;grid-template-columns:1fr 1fr;margin:8px 0;border-top:1px solid #0a5aa8;border-bottom:1px solid #0a5aa8;padding:4px 0"><div>${he("גב' שירה אלקיים, ת.ז. 2-0418830-6")}<br>${he('תאריך לידה: 27/05/1986, מבוטחת מ-2004')}</div><div>${he('מועד הבדיקה: 22/02/2026 07:35')}<br>${he('הרופאה המפנה: ד"ר אילנה צימרמן, סניף הרימונים')}</div></div>
      <div class="two"><div>
      ${table('סוכר, כליה ומלחים', ['glu;סוכר בדם;88;mg/dL;70 - 100|Glucose', 'urea;שתנן;23;mg/dL;17 - 43|Urea', 'crea;קריאטינין;0.64;mg/dL;0.5 - 0.9|Creatinine', 'na;נתרן;139;mmol/L;136 - 145|Sodium', 'k;אשלגן;4.4;mmol/L;3.5 - 5.1|Potassium', 'ca;סידן;9.3;mg/dL;8.6 - 10.2|Calcium', 'mg;מגנזיום;2.0;mg/dL;1.6 - 2.6|Magnesium'])}
      ${table('כבד', ['alt;אלנין אמינוטרנספראז;15;U/L;0 - 33|ALT', 'ast;אספרטט אמינוטרנספראז;18;U/L;0 - 32|AST', 'ggt;גמא גלוטמיל;14;U/L;0 - 40|GGT', 'tbil;בילירובין;1.9;mg/dL;0 - 1.2|Bilirubin total', 'dbil;בילירובין ישיר;0.4;mg/dL;0 - 0.3|Bilirubin direct'])}
      ${table('שומנים', ['chol;כולסטרול;171;mg/dL;0 - 200|Cholesterol', 'trig;טריגליצרידים;64;mg/dL;0 - 150|Triglycerides', 'hdl;כולסטרול טוב;66;mg/dL;45 - 90|HDL', 'ldl;כולסטרול רע;92;mg/dL;0 - 130|LDL'])}</div><div>
      ${table('ספירת דם', ['wbc;כדוריות לבנות;3.7;K/uL;4.5 - 11.0|WBC', 'rbc;כדוריות אדומות;4.71;M/uL;3.9 - 5.1|RBC', 'hgb;המוגלובין;13.2;g/dL;12.0 - 16.0|HGB', 'hct;המטוקריט;40.3;%;36 - 46|HCT', 'mcv;נפח כדורית;85.6;fL;80 - 98|MCV', 'plt;טסיות;148;K/uL;150 - 400|PLT', 'neut;נויטרופילים;1.6;K/uL;1.8 - 7.7|NEUT abs', 'lymph;לימפוציטים;1.5;K/uL;1.0 - 4.8|LYMP abs'])}
      ${table('ברזל וויטמינים', ['fe;ברזל;61;ug/dL;37 - 145|Iron', 'ferr;פריטין;14;ng/mL;15 - 150|Ferritin', 'b12;ויטמין B12;221;pmol/L;138 - 652|Vitamin B12', 'fol;חומצה פולית;29.5;nmol/L;8.8 - 42.4|Folic acid', 'vitd;ויטמין D;52;nmol/L;75 - 250|25-OH Vitamin D'])}
      ${table('הורמונים', ['tsh;הורמון מגרה בלוטת התריס;1.12;mIU/L;0.4 - 4.2|TSH', 'prl;פרולקטין;712;mIU/L;102 - 496|Prolactin', 'hcg;בטא הריון;<1;mIU/mL;0 - 5|Beta hCG'])}</div></div>
      <p style="background:#eef5fc;padding:6px 12px;margin-top:14px">${c.t('הודעה מד"ר צימרמן, 24/02/2026: שירה, הפרולקטין מוגבר, {x|נחזור על הבדיקה בצום ובמנוחה|planned}; {x|אם יישאר גבוה נבצע MRI של יותרת המוח|conditional|i.mrbrain}. {x|אין אנמיה|negated|d.anemia} ו{x|אינך בהריון|negated}. הבילירובין מתאים ל{d.gilb|תסמונת ז\'ילבר} הידועה. {x|תת פעילות של בלוטת התריס נשללה|ruled out|d.hypothy}. קחי {m.chole|ויטמין D 1000 יחידות ביום|freq=ביום}. {x|ברזל במנות קטנות - נחליט אחרי הספירה הבאה|considered|m.fes}. {x|לאחותך גידול ביותרת המוח|family history|d.pitadenoma}.')}</p>`,
      'rtl',
    )
  },
  { dateAliases: ['2026-03-01', '2026-02-24'], width: 1120, scale: 1.32 },
)

/** A ward's appendix to a discharge: the day of admission and that of discharge side by side, Latin, unit and limits behind. */
const appendix = doc(
  'p483.jpg',
  ['he', 'lab', 'scan'],
  '2025-06-11',
  ['בית החולים מצפה הגולן', 'מצפה הגולן', 'ביה"ח מצפה הגולן', 'בית חולים מצפה הגולן'],
  ['ד"ר נביל ח\'ורי', "נביל ח'ורי", "ח'ורי נביל"],
  ['לודמילה סקולניק', 'סקולניק לודמילה', "גב' לודמילה סקולניק"],
  'נספח לסיכום אשפוז - בדיקות מעבדה',
  (c) => {
    const days = ['2025-06-11', '2025-06-06']
    const row = (s) => {
      const [key, label, unit, ref, ...values] = s.split(';')
      const cell = (v, i) =>
        `<td class="v"><bdi dir="ltr">${v ? resultCell(c, key, label, v, unit, ref, days[i], (r) => (r.flag === 'H' ? `${v} ++` : r.flag === 'L' ? `${v} --` : v)) : ''}</bdi></td>`
      return `<tr><td>${ltr(label)}</td>${values.map(cell).join('')}<td>${ltr(unit)}</td><td>${ltr(ref)}</td></tr>`
    }
    const group = (title, list) =>
      `<tr class="g"><td colspan="5">${he(title)}</td></tr>${list.map(row).join('')}`
    return sheet(
      `body{font:18px/1.36 ${FACE.david};font-size:20.5px;padding:48px 66px}td,th{border:1px solid #666;padding:2px 10px}th{background:#e5e5e5;font-size:19px}.v{font-weight:bold;text-align:center;width:150px}.g td{background:#f1f1f1;font-weight:bold}p{margin:8px 0}`,
      `<div style="text-align:center;border-bottom:2px solid #000;padding-bottom:6px"><b style="font-size:29px">בית החולים מצפה הגולן</b><br>${he("מחלקה פנימית ג' \u00a0 נספח לסיכום אשפוז - בדיקות מעבדה")}</div>
      <p>${he("גב' לודמילה סקולניק \u00a0 ת.ז. 0-1562093-0 \u00a0 ילידת 08/10/1948 \u00a0 מספר מקרה 25-117720")}<br>${he('קבלה: 06/06/2025 \u00a0 שחרור: 11/06/2025 \u00a0 רופא משחרר: ד"ר נביל ח\'ורי \u00a0 העתק: ד"ר סבטלנה רייס')}</p>${c.no('ד"ר סבטלנה רייס', 'recipient of a copy')}
      <p>${c.t('אבחנות: {d.pneumonia|דלקת ריאות|icd=J18.9}, {d.hyponat|היפונתרמיה}, {d.hypothy|תת תריסיות}, {d.chf|אי ספיקת לב|icd=I50.9}. {x|ללא ספסיס|negated|d.sepsis}.')}</p>
      <table><tr><th>${he('בדיקה')}</th><th class="v">${he('בשחרור')}<br>${ltr('11/06/2025')}</th><th class="v">${he('בקבלה')}<br>${ltr('06/06/2025')}</th><th>${he('יחידות')}</th><th>${he('טווח')}</th></tr>
      ${group('ספירת דם', ['wbc;WBC;K/uL;4.0-10.8;8.1;17.3', 'neut;Neutrophils abs;K/uL;1.8-7.7;5.4;14.6', 'hgb;Hemoglobin;g/dL;12.0-16.0;11.4;12.2', 'mcv;MCV;fL;80-98;92.7;91.9', 'plt;Platelets;K/uL;150-450;398;311'])}
      ${group('כימיה', ['glu;Glucose;mg/dL;70-140;97;153', 'urea;Urea;mg/dL;17-49;35;58', 'crea;Creatinine;mg/dL;0.5-0.9;0.81;1.18', 'na;Sodium;mmol/L;136-145;134;124', 'k;Potassium;mmol/L;3.5-5.1;4.0;3.7', 'cl;Chloride;mmol/L;98-107;100;91', 'osm;Osmolality;mOsm/kg;275-295;;258', 'alb;Albumin;g/dL;3.5-5.2;3.2;3.4', 'alt;ALT;U/L;0-33;41;29', 'ldh;LDH;U/L;135-214;;268', 'crp;CRP;mg/L;0-5;24;231', 'pct;Procalcitonin;ng/mL;0-0.5;;2.9', 'bnp;NT-proBNP;pg/mL;0-450;1130;2280', 'trop;hs-Troponin T;ng/L;0-14;;22'])}
      ${group('בלוטת התריס', ['tsh;TSH;mIU/L;0.27-4.2;;7.9', 'ft4;Free T4;pmol/L;12-22;;11.3'])}
      ${group('גזים ורידי', ['ph;pH;;7.32-7.43;;7.44', 'pco2;pCO2;mmHg;38-54;;36', 'lact;Lactate;mmol/L;0.5-2.2;;2.4'])}</table>
      <p>${c.t('שתן 06/06/2025: {l.una|נתרן בשתן 52 mmol/L|on=2025-06-06}, {l.uosm|אוסמולליות בשתן 410 mOsm/kg|on=2025-06-06}, {l.pneuag|אנטיגן פנאומוקוק חיובי|v=חיובי;u=-;on=2025-06-06}, {l.legion|אנטיגן לגיונלה שלילי|v=שלילי;u=-;on=2025-06-06}. משטח אף 06/06/2025: {l.flua|שפעת A שלילי|v=שלילי;u=-;on=2025-06-06}, {l.covidpcr|קורונה PCR שלילי|v=שלילי;u=-;on=2025-06-06}.')}</p>
      <p>${c.t('{x|תרביות דם - ללא צמיחה|negated}. {x|תרבית כיח לא נלקחה|not done|l.sputc}. {x|קורטיזול בוקר נשלח, התשובה תימסר למרפאה|pending|l.cort}. {x|נתרן חוזר תוך שבוע|planned}. {x|ערך של פרוקלציטונין מעל 0.5 מחשיד לזיהום חיידקי|reference comment}. {x|D-dimer לא נדרש|not done|l.dd}.')}</p>
      <div style="display:flex;justify-content:space-between;align-items:center;margin-top:10px"><span>${he('++ מעל הטווח, -- מתחת לטווח')}</span>${signature(c.rnd, '#222')}${stamp(['ד"ר נביל ח\'ורי', 'פנימית ג', 'מ.ר. 00573'], '#333', -6)}</div>`,
      'rtl',
    )
  },
  { dateAliases: ['2025-06-06'], width: 1080, scale: 1.32, degrade: { angle: 0.7 } },
)

/** A private institute's serology: each test with its criteria for negative, borderline and positive, and the answer in a word. */
const serology = doc(
  'p484.png',
  ['he', 'lab', 'clean'],
  '2025-08-19',
  ['מעבדות רותם', 'רותם', 'מעבדות רותם לאימונולוגיה', 'רותם - מעבדה לאימונולוגיה'],
  ['ד"ר עדי וולפסון', 'עדי וולפסון', 'וולפסון עדי'],
  ['תמר בן-חמו', 'בן-חמו תמר', "גב' תמר בן-חמו", 'תמר בן חמו'],
  'דו"ח אימונולוגיה וסרולוגיה',
  (c) => {
    const row = (s) => {
      const [key, label, printed, unit, ref, criteria, answer] = s.split(';')
      const r = c.lab([key, label, printed, unit, ref].join(';'))
      if (answer === 'גבולי') r.flag = c.entities[r.n].flag = null
      return `<tr data-e="${r.n}"><td>${mixed(label)}</td><td class="v">${mixed(`${printed} ${unit}`.trim())}</td><td class="${r.flag === 'H' || r.flag === 'L' ? 'p' : ''}">${he(answer)}</td><td class="c">${mixed(criteria)}</td></tr>`
    }
    const group = (title, list) =>
      `<tr class="g"><td colspan="4">${he(title)}</td></tr>${list.map(row).join('')}`
    return sheet(
      `body{font:18px/1.4 ${FACE.nachlieli};font-size:18.5px;padding:44px 60px}td,th{padding:4px 10px;border-bottom:1px solid #c9b8cf}th{background:#5b2a6e;color:#fff}.v{font-weight:bold;white-space:nowrap}.p{font-weight:bold;color:#a3154d}.c{font-size:16px;color:#333}.g td{font-weight:bold;color:#5b2a6e;padding-top:10px;border-bottom:2px solid #5b2a6e}p{margin:7px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:12px;align-items:center">${mark('rings', '#5b2a6e', 48)}<div><b style="font-size:26px;color:#5b2a6e">מעבדות רותם</b><br>${he('דו"ח אימונולוגיה וסרולוגיה')}</div></div>${matrixCode(c.rnd, 20, 3)}</div>
      <div style="display:grid;grid-template-columns:1fr 1fr;margin:10px 0"><div>${he("נבדקת: גב' תמר בן-חמו")}<br>${he('ת.ז. 0-6620417-8, ת. לידה 11/02/1990')}<br>${he('רופאה שולחת: ד"ר עדי וולפסון')}</div><div>${he('תאריך דגימה: 19/08/2025')}<br>${he('תאריך דיווח: 26/08/2025')}<br>${he('הדגימה התקבלה ממרפאת חמדה')}</div></div>${c.no('מרפאת חמדה', 'sender of the sample')}
      <p>${c.t('מידע קליני: {o|כאבי מפרקים}, {o|פריחה בפנים}, {d.raynaud|תופעת ריינו|icd=I73.00}. {x|בירור לופוס?|question|d.sle}. מטופלת ב{m.hcq|פלקווניל 200 מ"ג פעמיים ביום|freq=פעמיים ביום}. {x|לא בהריון|negated}. {x|דודה עם דלקת מפרקים שגרונית|family history|d.ra}.')}</p>
      <table><tr><th style="width:27%">${he('בדיקה')}</th><th>${he('תוצאה')}</th><th>${he('משמעות')}</th><th>${he('קריטריונים')}</th></tr>
      ${group('נוגדנים עצמיים', ['ana;ANA;1:640;;;שלילי עד 1:80;חיובי, דגם מנומר', 'dsdna;Anti-dsDNA;38;IU/mL;<27;שלילי מתחת ל-27, גבולי 27-35, חיובי מעל 35;חיובי', 'sm;Anti-Sm;2.1;U/mL;<7;שלילי מתחת ל-7, גבולי 7-10, חיובי מעל 10;שלילי', 'rnp;Anti-RNP;46;U/mL;<7;שלילי מתחת ל-7, גבולי 7-10, חיובי מעל 10;חיובי', 'ssa;Anti-SSA (Ro);8.4;U/mL;<7;שלילי מתחת ל-7, גבולי 7-10, חיובי מעל 10;גבולי', 'ssb;Anti-SSB (La);0.9;U/mL;<7;שלילי מתחת ל-7, גבולי 7-10, חיובי מעל 10;שלילי', 'scl70;Anti-Scl-70;1.3;U/mL;<7;שלילי מתחת ל-7, גבולי 7-10, חיובי מעל 10;שלילי', 'rf;Rheumatoid factor;19;IU/mL;<14;תקין מתחת ל-14;מוגבר', 'ccp;Anti-CCP;3.0;U/mL;<7;שלילי מתחת ל-7, חיובי מעל 10;שלילי'])}
      ${group('אנטיפוספוליפידים', ['acl;Anticardiolipin IgG;11;GPL;<20;שלילי מתחת ל-20, חיובי מעל 40;שלילי', 'aclm;Anticardiolipin IgM;26;MPL;<20;שלילי מתחת ל-20, גבולי 20-40, חיובי מעל 40;גבולי', 'b2gpg;Beta-2 glycoprotein I IgG;5.2;U/mL;<20;שלילי מתחת ל-20;שלילי', 'lac;Lupus anticoagulant;לא נמצא;;;לא נמצא;שלילי'])}
      ${group('משלים ואימונוגלובולינים', ['c3;C3;71;mg/dL;90 - 180;90 - 180;נמוך', 'c4;C4;9;mg/dL;10 - 40;10 - 40;נמוך', 'igg;IgG;1790;mg/dL;700 - 1600;700 - 1600;מוגבר', 'iga;IgA;288;mg/dL;70 - 400;70 - 400;תקין', 'igm;IgM;104;mg/dL;40 - 230;40 - 230;תקין'])}
      ${group('זיהומים', ['hbsag;HBsAg;שלילי;;;שלילי;שלילי', 'antihbs;Anti-HBs;87;mIU/mL;>10;מעל 10 מחוסן;מחוסן', 'antihcv;Anti-HCV;שלילי;;;שלילי;שלילי', 'hivag;HIV Ag/Ab;שלילי;;;שלילי;שלילי', 'cmvg;CMV IgG;חיובי;;;שלילי;חיובי', 'cmvm;CMV IgM;שלילי;;;שלילי;שלילי', 'ebvvca;EBV VCA IgM;שלילי;;;שלילי;שלילי', 'qft;QuantiFERON TB;שלילי;;;שלילי;שלילי'])}</table>
      <p>${c.t('הערות: {x|ANA חיובי נמצא גם ב-5% מאנשים בריאים|reference comment}. {x|נוגדנים אנטיפוספוליפידים יש לאשר בבדיקה חוזרת אחרי 12 שבועות|planned}. {x|קריוגלובולינים לא נבדקו, הדגימה לא נשמרה בחום|not done|l.cryo}. {x|נוגדן CMV IgG מעיד על הדבקה בעבר ולא על מחלה פעילה|refuted|d.cmv}. {x|אין עדות להפטיטיס C|negated|d.hepc}. {x|יש לשקול בדיקת חלבון בשתן|considered|l.uprot}.')}</p>
      <div style="display:flex;justify-content:space-between;align-items:center;font-size:17px"><span>${he('מנהל המעבדה: ד"ר אורי פלג')}</span>${signature(c.rnd, '#5b2a6e')}</div>${c.no('ד"ר אורי פלג', 'laboratory director')}`,
      'rtl',
    )
  },
  { dateAliases: ['2025-08-26'], width: 1100, scale: 1.32 },
)

/** A check-up centre: Hebrew names in two tables side by side, this year and the year before, limits last. */
const checkup = doc(
  'p485.jpg',
  ['he', 'lab', 'photo'],
  '2026-01-06',
  ['מכון סקר בריאות צוק', 'צוק', 'מכון צוק', 'מכון סקר הבריאות צוק'],
  ['ד"ר אלכסנדר גרינברג', 'אלכסנדר גרינברג', 'גרינברג אלכסנדר'],
  ['עופר חדד', 'חדד עופר', 'מר עופר חדד'],
  'סקר בריאות תקופתי - מעבדה',
  (c) => {
    const days = ['06/01/2026', '14/01/2025']
    const row = (s) => {
      const [key, label, unit, ref, ...values] = s.split(';')
      const cell = (v, i) =>
        `<td class="v"><bdi dir="ltr">${v ? resultCell(c, key, label, v, unit, ref, iso(days[i]), (r) => (r.flag === 'H' || r.flag === 'L' ? `${v}*` : v)) : '-'}</bdi></td>`
      return `<tr><td>${he(label)}${unit ? ` <small>${ltr(unit)}</small>` : ''}</td>${values.map(cell).join('')}<td>${mixed(ref)}</td></tr>`
    }
    const table = (list) =>
      `<table><tr><th>${he('בדיקה')}</th>${days.map((d) => `<th class="v">${ltr(d)}</th>`).join('')}<th>${he('תקין')}</th></tr>${list.map((s) => (s.includes(';') ? row(s) : `<tr class="g"><td colspan="4">${he(s)}</td></tr>`)).join('')}</table>`
    return sheet(
      `body{font:17px/1.34 ${FACE.arial};font-size:17.5px;padding:38px 44px}.two{display:grid;grid-template-columns:1fr 1fr;gap:0 20px;align-items:start}td,th{border:1px solid #8aa;padding:2px 6px}th{background:#d9ebe6;font-size:15px}small{font-size:13.5px;color:#444}.v{text-align:center;font-weight:bold;white-space:nowrap}.g td{background:#f0f7f5;font-weight:bold;color:#0d5b4b}p{margin:6px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:12px;align-items:center">${mark('star', '#0d5b4b', 48)}<div><b style="font-size:26px;color:#0d5b4b">מכון סקר בריאות צוק</b><br>${he('סקר בריאות תקופתי - דף מעבדה')}</div></div><div>${he('מפעל: תעשיות עוגן')}</div></div>${c.no('תעשיות עוגן', 'employer')}
      <p>${he('הנבדק: מר עופר חדד \u00a0 ת.ז. 0-3390175-6 \u00a0 ת. לידה 30/09/1970 \u00a0 בדיקה מס׳ 7 במכון')}<br>${he('תאריך הבדיקה: 06/01/2026, בצום \u00a0 הרופא הבודק: ד"ר אלכסנדר גרינברג')}</p>
      <div class="two">
      ${table(['סוכר ושומנים', 'glu;סוכר;mg/dL;70 - 100;103;98', 'a1c;המוגלובין מסוכרר;%;4.0 - 5.6;5.9;5.6', 'chol;כולסטרול;mg/dL;עד 200;231;219', 'ldl;LDL;mg/dL;עד 130;152;143', 'hdl;HDL;mg/dL;מעל 40;44;46', 'trig;טריגליצרידים;mg/dL;עד 150;176;151', 'כליה', 'crea;קריאטינין;mg/dL;0.7 - 1.2;0.97;0.95', 'urea;שתנן;mg/dL;17 - 49;33;36', 'uric;חומצת שתן;mg/dL;3.4 - 7.0;7.6;7.2', 'na;נתרן;mmol/L;136 - 145;141;140', 'k;אשלגן;mmol/L;3.5 - 5.1;4.6;4.3', 'שונות', 'psa;PSA;ng/mL;עד 4.0;0.84;0.79', 'tsh;TSH;mIU/L;0.27 - 4.2;2.05;', 'vitd;ויטמין D;nmol/L;75 - 250;46;61', 'crp;CRP;mg/L;עד 5;2.2;'])}
      ${table(['כבד', 'alt;ALT;U/L;עד 41;66;48', 'ast;AST;U/L;עד 40;39;33', 'ggt;GGT;U/L;8 - 61;74;57', 'alp;פוספטזה בסיסית;U/L;40 - 130;81;79', 'tbil;בילירובין;mg/dL;עד 1.2;0.6;0.5', 'alb;אלבומין;g/dL;3.5 - 5.2;4.6;4.5', 'ספירת דם', 'wbc;לויקוציטים;K/uL;4.0 - 11.0;7.2;6.6', 'hgb;המוגלובין;g/dL;13.5 - 17.5;16.1;15.8', 'hct;המטוקריט;%;41 - 53;47.9;46.8', 'mcv;MCV;fL;80 - 98;89;89', 'plt;טסיות;K/uL;150 - 400;233;241', 'ברזל', 'ferr;פריטין;ng/mL;30 - 400;355;301', 'tsat;רוויון טרנספרין;%;20 - 50;37;', 'צואה ושתן', 'fobt;דם סמוי בצואה;;שלילי;שלילי;שלילי', 'uprot;חלבון בשתן;;שלילי;שלילי;שלילי', 'ubld;דם בשתן;;שלילי;עקבות;שלילי'])}</div>
      <p>${c.t('סיכום הרופא: {d.predm|טרום סוכרת}, {d.hld|דיסליפידמיה|icd=E78.2/E78.5}, חשד ל{x|כבד שומני|question|d.steat}. {x|PSA תקין, אין חשד לממאירות|negated|d.prostca}. {x|אולטרסאונד בטן הופנה|planned|i.usabd}. {x|אם LDL יישאר מעל 130 בעוד 3 חודשים - להתחיל סטטין|conditional|m.ator}. {x|בדיקת מאמץ לא בוצעה השנה|not done|p.stresst}. {p.ecg|אק"ג 06/01/2026|on=2026-01-06}: {x|ללא שינויים איסכמיים|negated}. {x|אביו עבר צנתור בגיל 52|family history|d.ihd}. {x|קולונוסקופיה מומלצת לגיל|screening advice|p.colono}. {x|אינו מעשן|negated|d.smoker}. {x|שתן חוזר לדם סמוי|planned}.')}</p>
      <div style="display:flex;justify-content:space-between;align-items:center">${signature(c.rnd)}${stamp(['ד"ר אלכסנדר גרינברג', 'רפואה תעסוקתית', 'מ.ר. 00819'], '#26306f', -6)}${hand('לקבוע דיאטנית', 29)}</div>`,
      'rtl',
    )
  },
  { width: 1120, scale: 1.38, degrade: { angle: -1.2, folds: [0.5] } },
)

export const fifteenthHeLabs = [morning, fromTo, appendix, serology, checkup]
