/** Laboratory paper in Hebrew as families mostly get it: a fund's print of blood count and chemistry, a fund's site with two dates side by side, a hospital's print of clotting before an operation with earlier days, a fund's urine with culture, a private laboratory's hormones and vitamins. */
import { barcode, hand, mark, matrixCode, signature } from '../lib/decor.mjs'
import { FACE, arrow, doc, he, letter, ltr, mixed, resultCell, sheet } from './blind-parts.mjs'

const off = (r) => r.flag === 'H' || r.flag === 'L'

/** A fund's print: Latin names as the analyser sends them, unit and norm before the result, a star and a word behind it. */
const count = doc(
  'p761.jpg',
  ['he', 'lab', 'photo'],
  '2026-02-22',
  ['קופת חולים כלנית', 'כלנית', 'קופ"ח כלנית', 'קופת חולים כלנית - מרפאת גני אביב', 'מרפאת גני אביב'],
  ['ד"ר מיכה אלבוים', 'מיכה אלבוים', 'אלבוים מיכה'],
  ['יצחק שרביט', 'שרביט יצחק', 'מר יצחק שרביט'],
  'תוצאות בדיקות דם',
  (c) => {
    const row = (s) => {
      const r = c.lab(s)
      const word = r.flag === 'H' ? '* גבוה' : r.flag === 'L' ? '* נמוך' : ''
      return `<tr data-e="${r.n}"><td>${mixed(r.label)}</td><td>${ltr(r.unit)}</td><td>${mixed(r.ref)}</td><td class="v">${ltr(r.printed)}</td><td class="w">${he(word)}</td></tr>`
    }
    const group = (title, list) =>
      `<tr class="g"><td colspan="5">${he(title)}</td></tr>${list.map(row).join('')}`
    return sheet(
      `body{font:17px/1.3 ${FACE.arial};padding:40px 60px}td,th{padding:2px 10px;border-bottom:1px solid #cfcfcf}th{border-bottom:2px solid #7b1f3a;font-size:16px}.v{font-weight:bold;width:110px}.w{width:100px}.g td{font-weight:bold;color:#7b1f3a;padding-top:6px}.h{display:grid;grid-template-columns:1.1fr 1fr 1fr;border:1px solid #7b1f3a;padding:5px 12px;margin:8px 0}p{margin:6px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:12px;align-items:center">${mark('star', '#7b1f3a', 46)}<div><b style="font-size:26px;color:#7b1f3a">קופת חולים כלנית</b><br>${he('מרפאת גני אביב, לוד')}</div></div><div style="text-align:left">${barcode(c.rnd, 36, 34)}<br>${he('מספר בקשה 40722916')}</div></div>
      <div class="h"><div>${he('שם: מר יצחק שרביט')}<br>${he('ת.ז. 0-4871206-3')}</div><div>${he('תאריך לידה: 30/11/1954')}<br>${he('מין: זכר')}</div><div>${he('תאריך לקיחה: 22/02/2026 06:55')}<br>${he('תאריך הדפסה: 25/02/2026')}</div></div>
      <div style="display:flex;justify-content:space-between"><b style="font-size:20px">${he('תוצאות בדיקות דם')}</b><span>${he('רופא מפנה: ד"ר מיכה אלבוים')}</span></div>
      <table style="margin-top:4px"><tr><th style="width:36%">${he('בדיקה')}</th><th>${he('יחידות')}</th><th>${he('ערכי נורמה')}</th><th>${he('תוצאה')}</th><th></th></tr>
      ${group('ספירת דם כללית', ['wbc;WBC;3.86;K/micL;4.80-10.80', 'rbc;RBC;3.71;M/micL;4.50-5.90', 'hgb;HGB;12.7;g/dL;13.5-17.5', 'hct;HCT;38.2;%;40.0-52.0', 'mcv;MCV;103.0;fL;80.0-99.0', 'mch;MCH;34.2;pg;27.0-34.0', 'mchc;MCHC;33.2;g/dL;32.0-36.0', 'rdw;RDW;14.1;%;11.5-14.5', 'plt;PLT;168;K/micL;130-440', 'mpv;MPV;9.4;fL;7.2-11.1'])}
      ${group('ספירה מבדלת', ['neutp;NEUT %;52.1;%;40.0-75.0', 'lymphp;LYMP %;34.7;%;20.0-45.0', 'monop;MONO %;9.6;%;2.0-10.0', 'eosp;EOS %;2.8;%;0.0-7.0', 'basop;BASO %;0.8;%;0.0-2.0', 'neut;NEUT #;2.01;K/micL;1.80-7.70', 'lymph;LYMP #;1.34;K/micL;1.00-4.80', 'mono;MONO #;0.37;K/micL;0.10-1.00', 'eos;EOS #;0.11;K/micL;0.00-0.50', 'baso;BASO #;0.03;K/micL;0.00-0.20'])}
      ${group('כימיה', ['glu;GLUCOSE (B);96;mg/dL;70-100', 'urea;UREA (B);44;mg/dL;19-49', 'crea;CREATININE (B);1.29;mg/dL;0.70-1.30', 'egfr;eGFR (CKD-EPI);59;mL/min/1.73;מעל 60', 'na;SODIUM (B);141;mmol/L;136-145', 'k;POTASSIUM (B);5.3;mmol/L;3.5-5.1', 'ca;CALCIUM (B);9.3;mg/dL;8.7-10.4', 'uric;URIC ACID (B);6.8;mg/dL;3.7-7.7', 'tp;PROTEIN TOTAL (B);7.0;g/dL;5.7-8.2', 'alb;ALBUMIN (B);4.0;g/dL;3.2-4.8', 'tbil;BILIRUBIN TOTAL;0.9;mg/dL;0.3-1.2', 'alp;ALK. PHOSPHATASE;69;U/L;46-116', 'ast;GOT (AST);23;U/L;0-34', 'alt;GPT (ALT);19;U/L;10-49', 'ldh;LDH;214;U/L;120-246'])}
      ${group('ויטמינים', ['b12;VITAMIN B12;151;pg/mL;211-911', 'fol;FOLIC ACID;8.8;ng/mL;מעל 5.4', 'ferr;FERRITIN;146;ng/mL;22-322'])}</table>
      <p>${c.t('הערות מעבדה: {x|B12 בין 180 ל-250 מחייב השלמת בירור|reference comment|d.b12}. {x|אשלגן עלול להיות מוגבר עקב המוליזה בדגימה|reference comment|d.hyperk}. {x|TSH - המבחנה לא התקבלה|not done|l.tsh}. {x|משטח דם ידווח בנפרד|pending|l.blastf}.')}</p>
      <div style="display:flex;justify-content:space-between;align-items:center"><span>${he('מנהלת המעבדה האזורית: ד"ר אסתר קולטון')}</span>${hand('לזמן לביקור, מיכה', 28)}</div>${c.no('ד"ר אסתר קולטון', 'laboratory director')}`,
      'rtl',
    )
  },
  { dateAliases: ['2026-02-25'], width: 1060, scale: 1.42, degrade: { angle: -1.1, folds: [0.5] } },
)

/** A fund's site: Hebrew names with the Latin ones small, the newer day beside the earlier one, then unit and range. */
const site = doc(
  'p762.png',
  ['he', 'lab', 'clean'],
  '2026-04-12',
  ['שירותי בריאות דרור', 'דרור', 'דרור שירותי בריאות', 'דרור אונליין'],
  ['ד"ר נסרין ח\'טיב', "נסרין ח'טיב", "ח'טיב נסרין"],
  ['אורלי מגידיש', 'מגידיש אורלי'],
  'השוואת תוצאות',
  (c) => {
    const days = ['2026-04-12', '2025-09-21']
    const row = (s) => {
      const [key, label, latin, now, before, unit, ref] = s.split(';')
      const cell = (printed, on) =>
        printed
          ? resultCell(c, key, label, printed, unit, ref, on, (r) => `${printed} ${arrow(r)}`.trim())
          : '-'
      return `<tr><td>${he(label)} <small>${ltr(latin)}</small></td><td class="v">${cell(now, days[0])}</td><td>${cell(before, days[1])}</td><td class="u">${ltr(unit)}</td><td class="u">${mixed(ref)}</td></tr>`
    }
    const block = (title, list) =>
      `<h3>${he(title)}</h3><table><tr><th style="width:36%">${he('שם הבדיקה')}</th><th>${ltr('12/04/2026')}</th><th>${ltr('21/09/2025')}</th><th>${he('יחידות')}</th><th>${he('טווח תקין')}</th></tr>${list.map(row).join('')}</table>`
    return sheet(
      `body{font:16px/1.4 ${FACE.openSans};font-family:'Open Sans','Noto Sans Hebrew';font-size:16px;padding:0 52px 34px}td,th{padding:4px 12px;border-bottom:1px solid #e3e8ec}th{font-size:14.5px;color:#5a6b78;background:#f3f6f8}small{color:#7b8a95;font-size:13px}.v{font-weight:bold}.u{font-size:14.5px;color:#444}h3{font-size:17px;color:#006d77;margin:14px 0 4px}p{margin:8px 0}`,
      `<div style="margin:0 -52px;background:#e6f4f4;padding:14px 52px;display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:10px;align-items:center">${mark('leaf', '#006d77', 40)}<b style="font-size:22px;color:#006d77">${he('שירותי בריאות דרור')}</b></div><span>${he('שלום, אורלי מגידיש')}</span></div>
      <div style="display:flex;justify-content:space-between;margin-top:12px"><b style="font-size:21px">${he('השוואת תוצאות')}</b><span>${he('הופק מהאתר: 19/04/2026')}</span></div>
      <div style="color:#444">${he('ת.ז. 0-2796614-5 \u00a0 תאריך לידה 08/05/1972 \u00a0 רופאה מפנה: ד"ר נסרין ח\'טיב')}</div>
      ${block('סוכר וכליות', ['glu;גלוקוז בצום;Glucose;121;109;mg/dL;70-100', 'a1c;המוגלובין מסוכרר;HbA1c;6.6;6.2;%;4.0-5.6', 'crea;קריאטינין;Creatinine;0.71;0.74;mg/dL;0.50-1.00', 'egfr;סינון כלייתי;eGFR;98;96;mL/min;מעל 60', 'urea;שתנן;Urea;31;28;mg/dL;15-45', 'na;נתרן;Sodium;139;140;mmol/L;135-146', 'k;אשלגן;Potassium;4.4;4.2;mmol/L;3.5-5.2', 'uric;חומצת שתן;Uric acid;6.4;;mg/dL;2.6-6.0'])}
      ${block('שומנים', ['chol;כולסטרול כללי;Cholesterol;188;246;mg/dL;עד 200', 'ldl;כולסטרול LDL;;104;161;mg/dL;עד 130', 'hdl;כולסטרול HDL;;46;44;mg/dL;מעל 50', 'nhdl;כולסטרול ללא HDL;;142;202;mg/dL;עד 160', 'trig;טריגליצרידים;Triglycerides;191;207;mg/dL;עד 150'])}
      ${block('תפקודי כבד', ['alt;ALT;GPT;47;62;U/L;עד 34', 'ast;AST;GOT;32;41;U/L;עד 34', 'ggt;GGT;Gamma GT;39;58;U/L;עד 38', 'alp;פוספטזה אלקלית;ALP;84;88;U/L;40-150', 'tbil;בילירובין כללי;Bilirubin;0.6;0.5;mg/dL;0.2-1.2', 'alb;אלבומין;Albumin;4.3;4.4;g/dL;3.5-5.0'])}
      ${block('בלוטת התריס ודם', ['tsh;TSH;;4.11;5.62;mIU/L;0.40-4.50', 'ft4;T4 חופשי;FT4;13.8;;pmol/L;10.0-20.0', 'hgb;המוגלובין;HGB;13.1;12.6;g/dL;12.0-16.0', 'ferr;פריטין;Ferritin;58;31;ng/mL;10-150', 'crp;CRP;;;6.8;mg/L;עד 5'])}
      <p>${c.t('הסבר: {x|חץ מסמן תוצאה מחוץ לטווח|reference comment}. {x|המוגלובין מסוכרר 6.5 ומעלה בשתי בדיקות מתאים לסוכרת|reference comment|d.dm2}. {x|בדיקת שתן למיקרואלבומין הוזמנה, טרם בוצעה|pending|l.uacr}.')}</p>
      <p>${c.t('הודעה מהרופאה (15/04/2026): שיפור יפה בשומנים עם {m.ator|ליטורבה 20 מ"ג|dose=20 מ"ג}. {x|לחזור על המוגלובין מסוכרר בעוד 3 חודשים|planned}. {x|מטפורמין יישקל אם לא תהיה ירידה במשקל|considered|m.metf}. {x|אין צורך באלטרוקסין כרגע|not needed|m.levo}.')}</p>`,
      'rtl',
    )
  },
  { dateAliases: ['2026-04-19', '2025-09-21'], width: 1040, scale: 1.34 },
)

/** A hospital's print before an operation: clotting first, a letter behind the result, norm before the unit; earlier days of INR in a small table. */
const clotting = doc(
  'p763.jpg',
  ['he', 'lab', 'scan'],
  '2026-01-08',
  ['המרכז הרפואי שפלת החוף', 'שפלת החוף', 'מרכז רפואי שפלת החוף', "המרכז הרפואי שפלת החוף - כירורגיה א'"],
  ['ד"ר יאיר סגלוביץ', 'יאיר סגלוביץ', 'סגלוביץ יאיר'],
  ['פרחה בן-הרוש', 'בן-הרוש פרחה', "גב' פרחה בן-הרוש"],
  'ריכוז תוצאות מעבדה',
  (c) => {
    const row = (s) => {
      const r = c.lab(s)
      return `<tr data-e="${r.n}"><td>${ltr(r.label)}</td><td class="v">${mixed(r.printed)}</td><td class="f">${ltr(letter(r))}</td><td>${ltr(r.ref.replace('-', ' - '))}</td><td>${ltr(r.unit)}</td></tr>`
    }
    const group = (title, list) =>
      `<tr class="g"><td colspan="5">${he(title)}</td></tr>${list.map(row).join('')}`
    const day = (shown, inr, perc) => {
      const on = shown.split('/').reverse().join('-')
      return `<tr><td>${ltr(shown)}</td><td>${resultCell(c, 'inr', 'INR', inr, '', '0.8-1.2', on)}</td><td>${resultCell(c, 'ptp', 'PT %', perc, '%', '70-120', on)}</td></tr>`
    }
    return sheet(
      `body{font:18px/1.34 ${FACE.david};font-size:20px;padding:42px 66px}td,th{padding:2px 12px;border:1px solid #aaa}th{background:#e8e8e8}.v{font-weight:bold;width:120px}.f{width:60px;text-align:center;font-weight:bold}.g td{font-weight:bold;background:#f4f4f4}p{margin:7px 0}.n td{border:none;padding:1px 4px}`,
      `<div style="display:flex;justify-content:space-between;align-items:center;border-bottom:2px solid #000;padding-bottom:6px"><div><b style="font-size:28px">המרכז הרפואי שפלת החוף</b><br>${he('מעבדה מרכזית')}</div><div style="text-align:center"><b style="font-size:23px">${he('ריכוז תוצאות מעבדה')}</b><br>${he('עמוד 1 מתוך 1')}</div>${barcode(c.rnd, 28, 38)}</div>
      <table class="n" style="margin:8px 0"><tr><td>${he("שם: גב' פרחה בן-הרוש")}</td><td>${he('ת.ז. 0-1195537-8')}</td><td>${he('ת. לידה: 04/08/1946')}</td></tr><tr><td>${he("מחלקה: כירורגיה א'")}</td><td>${he('נלקח: 08/01/2026 05:50')}</td><td>${he('הודפס: 08/01/2026 10:22')}</td></tr><tr><td>${he('רופא: ד"ר יאיר סגלוביץ')}</td><td>${he('אשפוז: 04/01/2026')}</td><td>${he('מספר דגימה: 6610937')}</td></tr></table>
      <table><tr><th style="width:34%">${he('בדיקה')}</th><th>${he('תוצאה')}</th><th>${he('סימון')}</th><th>${he('נורמה')}</th><th>${he('יחידות')}</th></tr>
      ${group('קרישה', ['pt;PT;13.9;sec;9.4-12.5', 'ptp;PT %;71;%;70-120', 'inr;INR;1.24;;0.8-1.2', 'aptt;APTT;31.6;sec;25.1-36.5', 'fib;FIBRINOGEN;486;mg/dL;200-393', 'dd;D-DIMER;1130;ng/mL;0-500'])}
      ${group('ספירת דם', ['wbc;WBC;8.1;K/uL;4.5-11.0', 'rbc;RBC;3.64;M/uL;4.0-5.2', 'hgb;HB;10.6;g/dL;12.0-16.0', 'hct;HCT;32.4;%;36.0-46.0', 'mcv;MCV;89.0;fL;80-100', 'rdw;RDW;15.2;%;11.5-14.5', 'plt;PLT;276;K/uL;150-400', 'neut;NEUTROPHILS;5.6;K/uL;1.8-7.7', 'lymph;LYMPHOCYTES;1.5;K/uL;1.0-4.8', 'mono;MONOCYTES;0.8;K/uL;0.1-1.0'])}
      ${group('כימיה', ['glu;GLUCOSE;133;mg/dL;70-110', 'bun;BUN;24;mg/dL;8-23', 'crea;CREATININE;1.06;mg/dL;0.5-0.9', 'na;NA;136;mmol/L;136-145', 'k;K;3.9;mmol/L;3.5-5.1', 'cl;CL;101;mmol/L;98-107', 'ca;CA;8.4;mg/dL;8.6-10.2', 'mg;MG;1.9;mg/dL;1.6-2.6', 'alb;ALBUMIN;3.1;g/dL;3.5-5.2', 'tbil;BILIRUBIN T;0.8;mg/dL;0-1.2', 'crp;CRP;37.4;mg/L;0-5'])}</table>
      <p><b>${he('INR - ימים קודמים')}</b></p>
      <table style="width:56%"><tr><th>${he('תאריך')}</th><th>INR</th><th>${ltr('PT %')}</th></tr>${day('07/01/2026', '1.62', '49')}${day('06/01/2026', '2.31', '31')}${day('05/01/2026', '2.94', '23')}</table>
      <p>${c.t('הערה: {x|טווח טיפולי של INR בקומדין 2.0-3.0|reference comment|m.warf}. {x|D-dimer מוגבר מעל גיל 50 אינו מעיד בהכרח על תסחיף|reference comment|d.pe}. {x|Anti-Xa לא נלקח|not done|l.antixa}. {x|סוג והצלבה - דגימה נוספת נדרשת|pending|l.abo}.')}</p>
      <div style="display:flex;justify-content:space-between;align-items:center"><span>${he('H - מעל הנורמה, L - מתחת לנורמה')}</span>${hand('לניתוח מחר, תקין מבחינת INR', 27)}</div>${c.no('לניתוח מחר, תקין מבחינת INR', 'planned')}`,
      'rtl',
    )
  },
  { width: 1040, scale: 1.42, degrade: { angle: 0.7 } },
)

/** A fund's print of urine: stick, sediment, chemistry and the culture with its antibiotics in one table. */
const urine = doc(
  'p764.jpg',
  ['he', 'lab', 'photo'],
  '2026-03-03',
  ['קופת חולים חצב', 'חצב', 'קופ"ח חצב', 'קופת חולים חצב - מרפאת נווה דקל', 'מרפאת נווה דקל'],
  ['ד"ר ילנה וקסלר', 'ילנה וקסלר', 'וקסלר ילנה'],
  ["ג'ניה מרגולין", "מרגולין ג'ניה", "גב' ג'ניה מרגולין"],
  'בדיקת שתן ותרבית',
  (c) => {
    const row = (s) => {
      const r = c.lab(s)
      const red = off(r) || (r.ref === 'שלילי' && r.printed !== 'שלילי')
      return `<tr data-e="${r.n}"><td>${mixed(r.label)}</td><td class="v"${red ? ' style="color:#b00"' : ''}>${mixed(`${r.printed} ${r.unit}`.trim())}</td><td>${mixed(r.ref)}</td></tr>`
    }
    const table = (title, list) =>
      `<h3>${he(title)}</h3><table><tr><th style="width:42%">${he('בדיקה')}</th><th style="width:30%">${he('תוצאה')}</th><th>${he('ערך תקין')}</th></tr>${list.map(row).join('')}</table>`
    const drug = (name, key, verdict) =>
      `<tr><td>${c.t(`{x|${name}|antibiogram|m.${key}}`)}</td><td>${he(verdict)}</td></tr>`
    return sheet(
      `body{font:18px/1.36 ${FACE.notoHe};font-size:17.5px;padding:42px 66px}td,th{padding:3px 12px;border:1px solid #c4ccd6}th{background:#e8eef6;font-size:16px}.v{font-weight:bold}h3{font-size:18px;color:#1f3f77;margin:11px 0 3px}p{margin:6px 0}.h{display:grid;grid-template-columns:1fr 1fr 1fr;margin:9px 0;border-top:1px solid #1f3f77;border-bottom:1px solid #1f3f77;padding:5px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:12px;align-items:center">${mark('rings', '#1f3f77', 48)}<div><b style="font-size:26px;color:#1f3f77">קופת חולים חצב</b><br>${he('מרפאת נווה דקל, אשקלון')}</div></div><b style="font-size:22px">${he('בדיקת שתן ותרבית')}</b>${matrixCode(c.rnd, 18, 3)}</div>
      <div class="h"><div>${he("גב' ג'ניה מרגולין")}<br>${he('ת.ז. 3-0981742-6')}</div><div>${he('ת. לידה: 21/10/1959')}<br>${he('רופאה: ד"ר ילנה וקסלר')}</div><div>${he('תאריך דגימה: 03/03/2026')}<br>${he('תאריך תשובה סופית: 06/03/2026')}</div></div>
      ${table('שתן כללית', ['ucol;צבע;צהוב;;', 'uapp;צלילות;עכור;;צלול', 'usg;משקל סגולי;1.018;;1.005-1.030', 'uph;pH;6.5;;5.0-8.0', 'uleu;לויקוציטים;500;/uL;עד 25', 'unit;ניטריט;חיובי;;שלילי', 'uprot;חלבון;25;mg/dL;עד 15', 'uglu;גלוקוז;שלילי;;שלילי', 'uket;קטונים;שלילי;;שלילי', 'ubld;דם;50;/uL;עד 10', 'ubil;בילירובין;שלילי;;שלילי', 'urob;אורובילינוגן;תקין;;תקין'])}
      ${table('משקע', ['uwbc;לויקוציטים בשדה;68;/HPF;0-5', 'urbc;אריתרוציטים בשדה;9;/HPF;0-3', 'uepi;תאי אפיתל;2;/HPF;0-5', 'ubact;חיידקים;רבים;;'])}
      ${table('כימיה בשתן', ['ualb;אלבומין בשתן;41.5;mg/L;', 'ucrea;קריאטינין בשתן;88.2;mg/dL;', 'uacr;יחס אלבומין/קריאטינין;47.1;mg/g;עד 30'])}
      <h3>${he('תרבית שתן')}</h3><p>${c.t('{l.ucult|תרבית שתן: Klebsiella pneumoniae|v=Klebsiella pneumoniae;u=-}, מעל 100,000 מושבות למ"ל.')}</p>
      <table style="width:62%"><tr><th>${he('אנטיביוטיקה')}</th><th>${he('רגישות')}</th></tr>${drug('Amoxicillin/Clavulanate', 'coamox', 'רגיש')}${drug('Cefuroxime', 'cefur', 'רגיש')}${drug('Ciprofloxacin', 'cipr', 'עמיד')}${drug('Nitrofurantoin', 'nitrof', 'עמיד')}${drug('Gentamicin', 'gent', 'רגיש')}</table>
      <p style="font-size:16px">${c.t('הערות: {x|ריבוי מינים מעל 3 נחשב זיהום הדגימה|reference comment}. {x|יחס אלבומין/קריאטינין בזמן דלקת אינו מהימן, יש לחזור|planned}. {o|גבישים לא נצפו}. {x|ציטולוגיה של שתן לא הוזמנה|not done}.')}</p>
      <div style="display:flex;justify-content:space-between;align-items:center"><span>${he('אושר: מעבדה לבקטריולוגיה, מחוז דרום')}</span>${signature(c.rnd)}</div>`,
      'rtl',
    )
  },
  { dateAliases: ['2026-03-06'], width: 1000, scale: 1.5, degrade: { angle: 1.2, folds: [0.5] } },
)

/** A private laboratory: Hebrew names, arrow before the result, unit, range; groups as coloured bars. */
const hormones = doc(
  'p765.png',
  ['he', 'lab', 'clean'],
  '2025-12-28',
  ['מעבדות כוכב הים', 'כוכב הים', 'כוכב הים מעבדות', 'מעבדות כוכב הים - חיפה'],
  ['ד"ר רות אלגרבלי', 'רות אלגרבלי', 'אלגרבלי רות'],
  ['ענבל דותן', 'דותן ענבל', "גב' ענבל דותן"],
  'דו"ח בדיקות',
  (c) => {
    const row = (s) => {
      const r = c.lab(s)
      return `<tr data-e="${r.n}"><td>${mixed(r.label)}</td><td class="a">${arrow(r)}</td><td class="v">${mixed(r.printed)}</td><td>${ltr(r.unit)}</td><td>${mixed(r.ref)}</td></tr>`
    }
    const group = (title, list) =>
      `<tr class="g"><td colspan="5">${c.t(title)}</td></tr>${list.map(row).join('')}`
    return sheet(
      `body{font:17px/1.36 ${FACE.simple};font-size:17px;padding:38px 64px}td,th{padding:3px 12px;border-bottom:1px solid #ddd}th{font-size:15px;color:#555}.a{width:34px;color:#c0392b;font-weight:bold}.v{font-weight:bold}.g td{background:#2e5d8a;color:#fff;font-weight:bold;border:none}p{margin:7px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:12px;align-items:center">${mark('wave', '#2e5d8a', 50)}<div><b style="font-size:27px;color:#2e5d8a">מעבדות כוכב הים</b><br>${he('שדרות הנשיא 88, חיפה')}</div></div><div style="text-align:left"><b style="font-size:22px">${he('דו"ח בדיקות')}</b><br>${he("מס' 25-77140")}</div></div>
      <table style="margin:10px 0;border:1px solid #ddd"><tr><td>${he("שם: גב' ענבל דותן")}</td><td>${he('ת.ז. 0-5733390-1')}</td><td>${he('תאריך לידה: 16/06/1970')}</td></tr><tr><td>${he('רופאה מפנה: ד"ר רות אלגרבלי')}</td><td>${he('תאריך הבדיקה: 28/12/2025')}</td><td>${he('תאריך הדוח: 30/12/2025')}</td></tr></table>
      <table><tr><th style="width:38%">${he('שם הבדיקה')}</th><th></th><th>${he('תוצאה')}</th><th>${he('יחידות')}</th><th>${he('טווח ייחוס')}</th></tr>
      ${group('בלוטת התריס', ['tsh;TSH;0.19;mIU/L;0.35-4.94', 'ft4;T4 חופשי;18.7;pmol/L;9.0-19.0', 'ft3;T3 חופשי;5.1;pmol/L;2.6-5.7', 'tpo;נוגדנים ל-TPO;212;IU/mL;עד 5.6', 'tgab;נוגדנים לתירוגלובולין;38;IU/mL;עד 4.1'])}
      ${group('הורמונים ({o|לאחר גיל המעבר})', ['fsh;FSH;61.4;IU/L;26.7-133.4', 'lh;LH;34.8;IU/L;10.4-64.6', 'e2;אסטרדיול;68;pmol/L;עד 118', 'prl;פרולקטין;172;mIU/L;109-557', 'cort;קורטיזול בוקר;402;nmol/L;101-536', 'pth;פאראתהורמון PTH;88.2;pg/mL;15-68'])}
      ${group('ויטמינים, ברזל ומינרלים', ['vitd;ויטמין D (25-OH);17.6;ng/mL;30-100', 'b12;ויטמין B12;344;pg/mL;187-883', 'fol;חומצה פולית;12.4;ng/mL;3.1-20.5', 'fe;ברזל;71;μg/dL;50-170', 'transf;טרנספרין;268;mg/dL;180-382', 'tsat;רוויית טרנספרין;19;%;15-50', 'ferr;פריטין;24;ng/mL;5-204', 'ca;סידן;9.0;mg/dL;8.4-10.2', 'phos;זרחן;2.6;mg/dL;2.3-4.7', 'mg;מגנזיום;1.9;mg/dL;1.6-2.6', 'zinc;אבץ;66;μg/dL;70-114'])}
      ${group('סוכר ודלקת', ['glu;גלוקוז;94;mg/dL;70-100', 'a1c;המוגלובין A1c;5.5;%;4.0-5.6', 'insul;אינסולין;9.3;μU/mL;2.6-24.9', 'crp;CRP;2.1;mg/L;עד 5', 'esr;שקיעת דם;22;mm/h;עד 30'])}</table>
      <p>${c.t('הערות: {x|ויטמין D מתחת ל-20 מוגדר חסר|reference comment|d.vitd}. {x|נטילת ביוטין עלולה להוריד TSH באופן מלאכותי|reference comment}. {x|נוגדנים לקולטן TSH יבוצעו לפי בקשת הרופאה|conditional|l.trab}. {x|קלציטונין לא הוזמן|not done|l.calcito}. {x|בירור: פעילות יתר של בלוטת התריס?|question|d.hyperthy}')}</p>
      <div style="display:flex;justify-content:space-between;align-items:center;margin-top:6px"><span>${he('מנהל המעבדה: ד"ר עודד לבנון')}</span>${signature(c.rnd, '#2e5d8a')}<span>${he('העתק: המרפאה האנדוקרינית')}</span></div>${c.no('ד"ר עודד לבנון', 'laboratory director')}${c.no('המרפאה האנדוקרינית', 'recipient of a copy')}`,
      'rtl',
    )
  },
  { dateAliases: ['2025-12-30'], width: 1020, scale: 1.36 },
)

export const twentySecondHeLabs = [count, site, clotting, urine, hormones]
