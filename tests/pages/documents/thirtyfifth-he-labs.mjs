/** Ordinary laboratory paper in Hebrew: Meuhedet's numbered rows under requests, Maccabi's site printed at home, a ward's three days with the newest first. */
import { barcode, mark, signature } from '../lib/decor.mjs'
import { FACE, doc, he, ltr, mixed, resultCell, sheet } from './blind-parts.mjs'

const off = (r) => r.flag === 'H' || r.flag === 'L'

/** A fund's print: rows with their number, name in capitals, result, arrow, unit, limits; each request with its hour. */
const meuhedet = doc(
  'p1471.png',
  ['he', 'lab', 'clean'],
  '2026-09-21',
  [
    'קופת חולים מאוחדת',
    'מאוחדת',
    'קופ"ח מאוחדת',
    'קופת חולים מאוחדת - מעבדה מרכזית לוד',
    'מעבדה מרכזית לוד',
    'מרפאת אשדוד סיטי',
    'Meuhedet',
  ],
  ['ד"ר נטליה ברקוביץ\'', "נטליה ברקוביץ'", "ברקוביץ' נטליה"],
  ['יגאל טולדנו', 'טולדנו יגאל', 'מר יגאל טולדנו'],
  'דו"ח תוצאות מעבדה',
  (c) => {
    let n = 0
    const row = (s) => {
      const r = c.lab(s)
      return `<tr data-e="${r.n}"><td class="n">${++n}</td><td class="e">${ltr(r.label)}</td><td class="v">${ltr(r.printed)}</td><td class="a">${{ H: '↑', L: '↓' }[r.flag] ?? ''}</td><td class="e">${ltr(r.unit)}</td><td class="e">${ltr(r.ref)}</td></tr>`
    }
    const group = (title, request, list) =>
      `<tr class="g"><td colspan="3">${ltr(title)}</td><td colspan="3">${he(`דרישה ${request}, נלקח 21/09/2026 07:18`)}</td></tr>${list.map(row).join('')}`
    return sheet(
      `body{font:16px/1.3 ${FACE.arial};font-size:15.5px;padding:36px 58px}.l td,.l th{padding:2.5px 9px;border-bottom:1px solid #ccc}.l th{border-top:2px solid #e8650d;border-bottom:2px solid #e8650d;font-weight:bold}.g td{background:#fbe9dc;font-weight:bold}.g td:last-child{font-weight:normal;font-size:13px}.n{color:#888;width:34px}.e{direction:ltr;text-align:right}.v{font-weight:bold}.a{font-weight:bold;color:#c00;width:40px}.h td{padding:2px 8px;border:1px solid #ddd}p{margin:6px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div><b style="font-size:25px;color:#e8650d">${he('מאוחדת')}</b><br>${he('קופת חולים מאוחדת, מעבדה מרכזית לוד')}</div><b style="font-size:21px">${he('דו"ח תוצאות מעבדה')}</b>${barcode(c.rnd, 32, 38)}</div>
      <table class="h" style="margin:8px 0"><tr><td>${he('שם המבוטח: טולדנו יגאל')}</td><td>${he('ת.ז.: 0-2438817-5')}</td><td>${he('מין: זכר')}</td><td>${he('ת. לידה: 16/05/1974')}</td></tr><tr><td colspan="2">${he('רופאה מזמינה: ד"ר נטליה ברקוביץ\', מרפאת אשדוד סיטי')}</td><td>${he('התקבל: 21/09/2026')}</td><td>${he('הופק: 24/09/2026')}</td></tr></table>
      <table class="l"><tr><th></th><th style="width:32%">${he('בדיקה')}</th><th>${he('תוצאה')}</th><th></th><th>${he('יחידות')}</th><th>${he('ערכי ייחוס')}</th></tr>
      ${group('HEMATOLOGY', '88120433', ['wbc;WBC;7.42;10^3/uL;4.50 - 11.00', 'rbc;RBC;5.98;10^6/uL;4.50 - 5.90', 'hgb;HGB;13.1;g/dL;13.5 - 17.5', 'hct;HCT;40.8;%;41.0 - 53.0', 'mcv;MCV;68.2;fL;80.0 - 100.0', 'mch;MCH;21.9;pg;26.0 - 34.0', 'mchc;MCHC;32.1;g/dL;31.0 - 37.0', 'rdw;RDW;15.8;%;11.5 - 14.5', 'plt;PLT;246;10^3/uL;150 - 450', 'mpv;MPV;9.8;fL;7.0 - 11.5', 'neut;NEUT #;4.16;10^3/uL;1.80 - 7.70', 'lymph;LYMP #;2.33;10^3/uL;1.00 - 4.80', 'mono;MONO #;0.59;10^3/uL;0.20 - 1.00', 'eos;EOS #;0.29;10^3/uL;0.00 - 0.50', 'baso;BASO #;0.04;10^3/uL;0.00 - 0.20', 'retic;RETICULOCYTES %;1.7;%;0.5 - 2.0'])}
      ${group('HB ELECTROPHORESIS (HPLC)', '88120434', ['hba;HEMOGLOBIN A;92.9;%;95.0 - 98.0', 'hba2;HEMOGLOBIN A2;5.6;%;2.0 - 3.5', 'hbf;HEMOGLOBIN F;1.5;%;0.0 - 2.0'])}
      ${group('BIOCHEMISTRY', '88120435', ['glu;GLUCOSE;104;mg/dL;70 - 100', 'crea;CREATININE;0.94;mg/dL;0.67 - 1.17', 'uric;URIC ACID;6.8;mg/dL;3.4 - 7.0', 'ast;AST (SGOT);29;U/L;0 - 40', 'alt;ALT (SGPT);47;U/L;0 - 41', 'ldh;LDH;188;U/L;135 - 225', 'tbil;BILIRUBIN TOTAL;1.36;mg/dL;0.30 - 1.20', 'dbil;BILIRUBIN DIRECT;0.27;mg/dL;0.00 - 0.30', 'fe;IRON;92;ug/dL;59 - 158', 'transf;TRANSFERRIN;238;mg/dL;200 - 360', 'ferr;FERRITIN;187;ng/mL;30 - 400', 'b12;VITAMIN B12;268;pg/mL;197 - 771', 'fol;FOLIC ACID;5.4;ng/mL;3.9 - 26.8'])}</table>
      <p>${c.t('הערת מעבדה לדרישה 88120434: {d.thal?|תבנית המתאימה לנשאות של בטא תלסמיה|icd=D56.3}. {x|מומלץ לבדוק גם את בת הזוג לפני היריון|instruction|d.thal}. {x|לא נמצאו המוגלובינים לא תקינים (HbS, HbC)|negated|d.sicklet}.')}</p>
      <p>${c.t('{x|HAPTOGLOBIN - דגימה לא התקבלה|not done|l.hapto}. {x|VITAMIN D - ניתן לבצע אחת לשנה, בוצע לפני פחות משנה|not done|l.vitd}. {x|פריטין נמוך מ-30 מעיד על חוסר ברזל|reference comment|d.ida}.')}</p>
      <p style="font-size:13px;color:#555">${he('↑ מעל הטווח  ↓ מתחת לטווח. מנהל המעבדה: ד"ר חנן ורדימון')}${c.no('ד"ר חנן ורדימון', 'laboratory director')}</p>`,
      'rtl',
    )
  },
  { dateAliases: ['2026-09-24'], width: 1000, scale: 1.4 },
)

/** A fund's site printed at home: no lines between columns, the limits small under each name, a word beside what is outside. */
const online = doc(
  'p1472.png',
  ['he', 'lab', 'clean'],
  '2026-05-06',
  ['מכבי שירותי בריאות', 'מכבי', 'קופת חולים מכבי', 'מכבי Online', 'Maccabi', 'מכבי שירותי בריאות - מגה-לאב'],
  ['ד"ר שלומית אבידור', 'שלומית אבידור', 'אבידור שלומית'],
  ['הדס רוזנצוויג', 'רוזנצוויג הדס', "גב' הדס רוזנצוויג"],
  'תוצאות בדיקות מעבדה',
  (c) => {
    const word = { H: 'גבוה מהטווח', L: 'נמוך מהטווח' }
    const row = (s) => {
      const r = c.lab(s)
      const limits = r.ref ? `${he('טווח תקין:')} ${ltr(r.ref)}` : ''
      return `<div class="r" data-line data-e="${r.n}"><div class="w"><div class="m">${mixed(r.label)}</div><div class="s">${limits}</div></div><div class="v${off(r) ? ' o' : ''}">${ltr(r.printed)} <span class="u">${ltr(r.unit)}</span></div><div class="k">${off(r) ? `<i>${he(word[r.flag])}</i>` : ''}</div></div>`
    }
    const card = (title, list) =>
      `<div class="c"><div class="t">${he(title)}</div>${list.map(row).join('')}</div>`
    return sheet(
      `body{font:16px/1.35 ${FACE.notoHe};font-size:15.5px;padding:30px 110px;color:#1c2b4a}.c{border:1px solid #d3dae8;border-radius:10px;margin:8px 0;padding:2px 18px 4px}.t{font-weight:bold;color:#0b5cad;padding:4px 0}.r{display:flex;align-items:center;border-top:1px solid #eef1f6;padding:2px 0}.w{width:46%}.m{font-weight:600}.s{font-size:12px;color:#6a768d}.v{width:28%;font-size:17px;font-weight:bold}.o{color:#c62828}.u{font-size:12.5px;font-weight:normal;color:#555}.k i{font-style:normal;font-size:13px;background:#fdecea;color:#c62828;border-radius:9px;padding:1px 10px}.h{display:flex;gap:2px 34px;flex-wrap:wrap;font-size:14.5px}p{margin:5px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center;border-bottom:3px solid #0b5cad;padding-bottom:6px"><b style="font-size:23px;color:#0b5cad">${he('מכבי Online')}</b><span>${he('האזור האישי < תיק רפואי < תוצאות בדיקות מעבדה')}</span></div>
      <div style="font-size:20px;font-weight:bold;margin:7px 0 2px">${he('תוצאות בדיקות מעבדה')}</div>
      <div class="h"><span>${he('הדס רוזנצוויג')}</span><span>${he('ת.ז. 0-3671240-8')}</span><span>${he('תאריך הבדיקה: 06/05/2026')}</span><span>${he('הופנתה על ידי: ד"ר שלומית אבידור')}</span><span>${he('תאריך לידה: 12/10/1991')}</span></div>
      ${card('בלוטת התריס', ['tsh;TSH;0.02;mIU/L;0.35 - 4.94', 'ft4;Free T4;31.4;pmol/L;9.0 - 19.0', 'ft3;Free T3;9.8;pmol/L;2.4 - 6.0', 'trab;TSH Receptor Ab (TRAb);0.8;IU/L;0 - 1.75', 'tpo;Anti TPO;348;IU/mL;0 - 5.6'])}
      ${card('ספירת דם', ['wbc;WBC - לויקוציטים;6.1;K/uL;4.5 - 11', 'hgb;HGB - המוגלובין;12.9;g/dL;12 - 16', 'mcv;MCV - נפח כדורית;86.4;fL;80 - 97', 'plt;PLT - טסיות;271;K/uL;150 - 450', 'neut;Neutrophils abs;2.9;K/uL;1.8 - 7.7'])}
      ${card('כימיה', ['glu;Glucose - סוכר;91;mg/dL;70 - 100', 'crea;Creatinine - קריאטינין;0.54;mg/dL;0.51 - 0.95', 'ca;Calcium - סידן;10.1;mg/dL;8.5 - 10.5', 'alp;Alkaline Phosphatase;118;U/L;30 - 120', 'alt;ALT (GPT);44;U/L;0 - 34', 'ast;AST (GOT);29;U/L;0 - 31', 'chol;Cholesterol - כולסטרול;132;mg/dL;0 - 200', 'crp;CRP;2.4;mg/L;0 - 5'])}
      ${card('ויטמינים וברזל', ['ferr;Ferritin - פריטין;61;ng/mL;10 - 120', 'b12;Vitamin B12;344;pg/mL;187 - 883', 'vitd;Vitamin D (25-OH);52;nmol/L;75 - 250'])}
      <div class="c"><div class="t">${he('הודעת הרופאה, 07/05/2026')}</div><p>${c.t('הדס שלום, התוצאות מתאימות ל{d.h35ppthy|דלקת של בלוטת התריס לאחר לידה|icd=O90.5} בשלב של {d.hyperthy?|פעילות יתר|icd=E05.90/E05.80/O90.5}. {x|TRAb תקין ולכן מחלת גרייבס אינה סבירה|negated|d.graves}. {x|אין צורך במרקפטיזול|not needed|m.methi}. {x|אם יהיו דפיקות לב אפשר להוסיף דרלין|conditional|m.propr}. {x|לחזור על TSH ו-Free T4 בעוד 5 שבועות|planned|l.tsh}. {x|מיפוי תריס לא נדרש בזמן הנקה|not needed}.')}</p></div>
      <p style="font-size:12.5px;color:#6a768d">${he('הודפס בתאריך 11/05/2026 בשעה 20:41 | maccabi4u | עמוד 1 מתוך 1')}</p>`,
      'rtl',
    )
  },
  { dateAliases: ['2026-05-07', '2026-05-11'], width: 1040, scale: 1.36 },
)

/** A ward's print: unit and limits before three days, the newest first, an arrow behind what is outside. */
const ward = doc(
  'p1473.jpg',
  ['he', 'lab', 'photo'],
  '2026-10-15',
  [
    'המרכז הרפואי האוניברסיטאי סורוקה',
    'סורוקה',
    'מרכז רפואי סורוקה',
    'המרכז הרפואי סורוקה',
    'בית חולים סורוקה',
    "סורוקה - פנימית ד'",
    'Soroka',
  ],
  ['ד"ר אחמד אבו-רביעה', 'אחמד אבו-רביעה', 'אבו-רביעה אחמד', 'ד"ר אחמד אבו רביעה'],
  ['שולמית קדוש', 'קדוש שולמית', "גב' שולמית קדוש"],
  'ריכוז תוצאות מעבדה באשפוז',
  (c) => {
    const days = ['2026-10-15', '2026-10-13', '2026-10-11']
    const show = (r) => `${r.printed}${{ H: ' ↑', L: ' ↓' }[r.flag] ?? ''}`
    const row = (s) => {
      const [key, name, unit, ref, ...values] = s.split(';')
      return `<tr><td>${ltr(name)}</td><td>${ltr(unit)}</td><td>${ltr(ref)}</td>${values.map((v, i) => `<td class="v">${v ? resultCell(c, key, name, v, unit, ref, days[i], show) : ''}</td>`).join('')}</tr>`
    }
    const part = (title, list) =>
      `<tr class="g"><td colspan="6">${ltr(title)}</td></tr>${list.map(row).join('')}`
    return sheet(
      `body{font:17px/1.3 ${FACE.miriam};font-family:'Miriam CLM','Liberation Sans';font-size:17.5px;padding:44px 60px}.l{direction:ltr}.l td,.l th{padding:3px 10px;border:1px solid #777;text-align:left}.l th{background:#ddd}.g td{font-weight:bold;background:#f0f0f0}.v{width:15%;font-weight:bold}.h td{padding:2px 6px}p{margin:7px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center;border-bottom:2px solid #222;padding-bottom:6px"><div style="display:flex;gap:12px;align-items:center">${mark('cross', '#333', 44)}<div><b style="font-size:23px">${he('המרכז הרפואי האוניברסיטאי סורוקה')}</b><br>${he("מחלקה פנימית ד', באר שבע")}</div></div>${barcode(c.rnd, 28, 38)}</div>
      <div style="text-align:center;font-size:21px;font-weight:bold;margin:5px 0">${he('ריכוז תוצאות מעבדה באשפוז')}</div>
      <table class="h"><tr><td>${he('קדוש שולמית')}</td><td>${he('ת.ז. 0-0627714-9')}</td><td>${he('גיל 74, נקבה')}</td></tr><tr><td>${he('תאריך קבלה: 11/10/2026')}</td><td>${he('רופא אחראי: ד"ר אחמד אבו-רביעה')}</td><td>${he('הודפס: 15/10/2026 13:20')}</td></tr></table>
      <table class="l" style="margin-top:8px"><tr><th>Test</th><th>Units</th><th>Normal</th><th>15/10/26 06:10</th><th>13/10/26 06:05</th><th>11/10/26 19:48</th></tr>
      ${part('Chemistry', ['glu;Glucose;mg/dL;70-100;142;168;236', 'urea;Urea;mg/dL;17-49;58;94;131', 'crea;Creatinine;mg/dL;0.5-0.9;1.18;1.96;3.04', 'na;Sodium;mmol/L;136-145;139;134;129', 'k;Potassium;mmol/L;3.5-5.1;4.4;5.0;6.1', 'cl;Chloride;mmol/L;98-107;104;101;95', 'phos;Phosphorus;mg/dL;2.5-4.5;3.3;;5.4', 'mg;Magnesium;mg/dL;1.6-2.6;1.5;1.4;', 'alb;Albumin;g/dL;3.5-5.2;3.1;;3.4', 'ck;CPK;U/L;26-192;88;;214', 'crp;CRP;mg/L;0-5;18.6;41.0;57.2'])}
      ${part('CBC', ['wbc;WBC;K/uL;4.0-10.8;7.9;9.6;13.2', 'hgb;HGB;g/dL;12.0-16.0;10.4;10.9;12.3', 'hct;HCT;%;36-46;31.6;33.0;37.5', 'mcv;MCV;fL;80-99;89.1;89.4;89.0', 'plt;PLT;K/uL;150-400;208;224;262'])}
      ${part('Venous Gas', ['ph;pH;;7.32-7.42;;7.34;7.24', 'abghco3;HCO3;mmol/L;22-28;;20.6;15.8', 'lact;Lactate;mmol/L;0.5-2.2;;1.6;3.1'])}</table>
      <p>${c.t('הערות: {x|דגימה מיום 12/10/2026 - המוליטית, לא דווחה|not done}. {x|אשלגן מעל 6.5 - ערך פאניקה, דיווח טלפוני|reference comment|l.k}. {x|תרבית דם מיום 11/10/2026 - ללא צמיחה עד כה, דו"ח ביניים|pending|l.bcult}.')}</p>
      <div style="display:flex;justify-content:space-between;align-items:center"><span>${he("מעבדה ביוכימית: אנג'לה פרידמן")}</span>${signature(c.rnd, '#222', 110)}</div>${c.no("אנג'לה פרידמן", 'laboratory technologist')}`,
      'rtl',
    )
  },
  {
    dateAliases: ['2026-10-11', '2026-10-13'],
    width: 1000,
    scale: 1.42,
    degrade: { angle: 1.3, folds: [0.52] },
  },
)

export const thirtyFifthHeLabs = [meuhedet, online, ward]
