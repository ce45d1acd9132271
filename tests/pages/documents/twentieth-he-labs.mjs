/** Laboratory paper in Hebrew: a fund's numbered print with a word before the result, a hospital's table with day and hour on each row, a women's laboratory with the limits of each phase in one cell, a fund's site by request, a day clinic's large print with the unit in brackets behind the name. */
import { barcode, hand, mark, matrixCode, signature, stamp } from '../lib/decor.mjs'
import { FACE, arrow, doc, he, letter, ltr, mixed, sheet } from './blind-parts.mjs'

const iso = (s) => s.split('/').reverse().join('-')

/** A fund's print: numbered rows, a word before the result where it is out of range. */
const numbered = doc(
  'p681.jpg',
  ['he', 'lab', 'photo'],
  '2026-02-15',
  ['קופת חולים סביון', 'סביון', 'קופ"ח סביון', 'קופת חולים סביון - מרפאת רימונים', 'מרפאת רימונים'],
  ['ד"ר אלונה קפלן', 'אלונה קפלן', 'קפלן אלונה'],
  ['ציון מלכה', 'מלכה ציון', 'מר ציון מלכה'],
  'דוח בדיקות דם',
  (c) => {
    let n = 0
    const row = (s) => {
      const r = c.lab(s)
      const word = r.flag === 'H' ? 'מעל' : r.flag === 'L' ? 'מתחת' : ''
      return `<tr data-e="${r.n}"><td class="i">${++n}</td><td>${mixed(r.label)}</td><td class="w">${word}</td><td class="v">${mixed(r.printed)}</td><td>${ltr(r.unit)}</td><td>${mixed(r.ref)}</td></tr>`
    }
    const group = (title, list) =>
      `<tr class="g"><td colspan="6">${he(title)}</td></tr>${list.map(row).join('')}`
    return sheet(
      `body{font:17px/1.3 ${FACE.notoHe};font-size:16.5px;padding:38px 60px}td,th{padding:2px 10px;border-bottom:1px solid #c9c9c9}th{border-bottom:2px solid #1f5f3f;border-top:2px solid #1f5f3f;font-size:15.5px}.i{width:40px;color:#777}.w{width:80px;color:#a02020;font-weight:bold}.v{width:110px;font-weight:bold}.g td{font-weight:bold;background:#e7f1eb;border:none}p{margin:6px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:12px;align-items:center">${mark('leaf', '#1f5f3f', 46)}<div><b style="font-size:25px;color:#1f5f3f">קופת חולים סביון</b><br>${he('מרפאת רימונים, רחוב הגפן 8')}</div></div><div>${barcode(c.rnd, 34, 36)}<br>${he('מספר דגימה 7044182')}</div></div>
      <div style="border:1px solid #1f5f3f;display:grid;grid-template-columns:1fr 1fr 1fr;padding:5px 12px;margin:9px 0"><div>${he('מר ציון מלכה')}<br>${he('ת.ז. 0-5519037-4')}</div><div>${he('תאריך לידה: 09/09/1963')}<br>${he('מין: זכר')}</div><div>${he('תאריך דגימה: 15/02/2026')}<br>${he('הודפס: 18/02/2026')}</div></div>
      <div style="display:flex;justify-content:space-between"><b style="font-size:20px">${he('דוח בדיקות דם')}</b><span>${he('רופאה מפנה: ד"ר אלונה קפלן')}</span></div>
      <table style="margin-top:6px"><tr><th>${he("מס'")}</th><th style="width:34%">${he('בדיקה')}</th><th>${he('חריגה')}</th><th>${he('תוצאה')}</th><th>${he('יחידות')}</th><th>${he('ערכי ייחוס')}</th></tr>
      ${group('המטולוגיה', ['wbc;לויקוציטים WBC;6.84;10^3/μL;4.5-11.0', 'rbc;אריתרוציטים RBC;5.12;10^6/μL;4.5-5.9', 'hgb;המוגלובין HGB;13.1;g/dL;13.5-17.5', 'hct;המטוקריט HCT;40.3;%;41-53', 'mcv;MCV;78.7;fL;80-97', 'mch;MCH;25.6;pg;26-33', 'mchc;MCHC;32.5;g/dL;31.5-36', 'rdw;RDW;14.9;%;11.5-15', 'plt;טסיות PLT;241;10^3/μL;150-450', 'neut;נויטרופילים;3.92;10^3/μL;1.8-7.7', 'lymph;לימפוציטים;2.11;10^3/μL;1.0-4.8', 'mono;מונוציטים;0.58;10^3/μL;0.2-1.0', 'eos;אאוזינופילים;0.19;10^3/μL;0-0.5', 'baso;בזופילים;0.04;10^3/μL;0-0.2'])}
      ${group('כימיה בדם', ['glu;גלוקוז;118;mg/dL;70-100', 'urea;אוראה;36;mg/dL;17-49', 'crea;קראטינין;1.07;mg/dL;0.7-1.2', 'egfr;eGFR;77;mL/min/1.73m2;מעל 60', 'uric;חומצת שתן;8.1;mg/dL;3.4-7', 'na;נתרן;139;mmol/L;136-145', 'k;אשלגן;4.7;mmol/L;3.5-5.1', 'ca;קלציום;9.4;mg/dL;8.6-10.2', 'tp;חלבון כללי;7.2;g/dL;6.4-8.3', 'alb;אלבומין;4.4;g/dL;3.5-5.2', 'alt;ALT;52;U/L;0-41', 'ast;AST;37;U/L;0-40', 'ggt;GGT;83;U/L;8-61', 'alp;פוספטזה אלקלית;74;U/L;40-130', 'tbil;בילירובין;0.7;mg/dL;0-1.2'])}
      ${group('שומנים', ['chol;כולסטרול;189;mg/dL;0-200', 'trig;טריגליצרידים;226;mg/dL;0-150', 'hdl;HDL;34;mg/dL;מעל 40', 'ldl;LDL מחושב;110;mg/dL;0-130', 'nhdl;Non-HDL;155;mg/dL;0-160'])}
      ${group('הורמונים וויטמינים', ['a1c;המוגלובין A1c;6.3;%;4.0-5.6', 'tsh;TSH;2.37;mIU/L;0.27-4.2', 'b12;ויטמין B12;204;pmol/L;145-569', 'ferr;פריטין;38;ng/mL;30-400', 'psa;PSA;1.16;ng/mL;0-4'])}</table>
      <p>${c.t('{x|A1c 5.7-6.4 מתאים לטרום סוכרת|reference comment|d.predm}. {x|CRP לא הוזמן|not done|l.crp}. {x|דגימת שתן לא התקבלה במעבדה|not done}. {x|מומלץ לחזור על אנזימי כבד בעוד 3 חודשים|planned}.')}</p>
      <div style="display:flex;justify-content:space-between;align-items:center"><span>${he('אישר: ד"ר סרגיי לוין, מנהל המעבדה')}</span>${hand('לקבוע תור, אלונה', 28)}</div>${c.no('ד"ר סרגיי לוין', 'laboratory director')}`,
      'rtl',
    )
  },
  { dateAliases: ['2026-02-18'], width: 1080, scale: 1.4, degrade: { angle: -1.0, folds: [0.5] } },
)

/** A hospital's print for a stay: a letter before the result, day and hour of the draw at the end of each row. */
const hours = doc(
  'p682.jpg',
  ['he', 'lab', 'scan'],
  '2026-01-22',
  ['המרכז הרפואי גבעות מורן', 'גבעות מורן', 'מרכז רפואי גבעות מורן', "המרכז הרפואי גבעות מורן - כירורגיה ב'"],
  ['ד"ר ליאור עמר', 'ליאור עמר', 'עמר ליאור'],
  ['זינאידה גורליק', 'גורליק זינאידה', "גב' זינאידה גורליק"],
  'תוצאות מעבדה באשפוז',
  (c) => {
    const row = (when) => (s) => {
      const [line, other] = s.split('|')
      const at = other ?? when
      const r = c.lab(line, { date: iso(at.split(' ')[0]) })
      return `<tr data-e="${r.n}"><td class="n">${mixed(r.label)}</td><td class="f">${ltr(letter(r))}</td><td class="v">${mixed(r.printed)}</td><td>${ltr(r.unit)}</td><td>${mixed(r.ref)}</td><td class="d">${ltr(at)}</td></tr>`
    }
    const group = (title, when, list) =>
      `<tr class="g"><td colspan="6">${he(title)}</td></tr>${list.map(row(when)).join('')}`
    const last = '22/01/2026 06:40'
    const first = '19/01/2026 23:15'
    return sheet(
      `body{font:17px/1.34 ${FACE.arial};padding:40px 58px}td,th{padding:2px 10px;border:1px solid #999}th{background:#e2e2e2;font-size:16px}.n{width:27%}.f{width:44px;text-align:center;font-weight:bold}.v{font-weight:bold;width:110px}.d{font-size:15px}.g td{font-weight:bold;border-inline:none;padding-top:6px}p{margin:6px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:start"><div><b style="font-size:26px">המרכז הרפואי גבעות מורן</b><br>${he("כירורגיה ב' \u00a0 אשפוז 26-00719")}</div><div style="text-align:left">${barcode(c.rnd, 36, 36)}</div></div>
      <table style="margin:8px 0"><tr><td>${he("שם: גב' זינאידה גורליק")}</td><td>${he('ת.ז. 3-1402886-9')}</td><td>${he('ת. לידה: 17/07/1957')}</td></tr><tr><td>${he('אשפוז: 19/01/2026')}</td><td>${he('הופק: 22/01/2026 11:08')}</td><td>${he('רופא מטפל: ד"ר ליאור עמר')}</td></tr></table>
      <div style="text-align:center;font-size:21px;font-weight:bold">${he('תוצאות מעבדה באשפוז')}</div>
      <p>${c.t('אבחנה: {d.cholec|דלקת חריפה של כיס המרה|icd=K81.0/K80.00}. {x|ללא פנקראטיטיס|negated|d.pancr}.')}</p>
      <table><tr><th>${he('שם הבדיקה')}</th><th>${he('דגל')}</th><th>${he('תוצאה')}</th><th>${he('יחידה')}</th><th>${he('טווח תקין')}</th><th>${he('מועד הלקיחה')}</th></tr>
      ${group('המטולוגיה', last, ['wbc;WBC;9.6;K/micL;4.8-10.8', `wbc;WBC;16.2;K/micL;4.8-10.8|${first}`, 'hgb;Hemoglobin;11.7;g/dL;12-16', `hgb;Hemoglobin;12.9;g/dL;12-16|${first}`, 'hct;Hematocrit;35.2;%;37-47', 'mcv;MCV;86.5;fL;81-99', 'plt;Platelets;278;K/micL;130-400', 'neutp;Neutrophils %;71.4;%;40-74', `neutp;Neutrophils %;88.3;%;40-74|${first}`, 'lymphp;Lymphocytes %;18.6;%;19-48'])}
      ${group('כימיה', last, ['glu;Glucose;104;mg/dL;70-110', 'urea;Urea;28;mg/dL;15-50', 'crea;Creatinine;0.74;mg/dL;0.5-0.9', `crea;Creatinine;0.93;mg/dL;0.5-0.9|${first}`, 'na;Sodium;140;mmol/L;135-145', 'k;Potassium;3.8;mmol/L;3.5-5.1', `k;Potassium;3.3;mmol/L;3.5-5.1|${first}`, 'tbil;Bilirubin total;0.9;mg/dL;0-1.2', `tbil;Bilirubin total;1.8;mg/dL;0-1.2|${first}`, 'dbil;Bilirubin direct;0.3;mg/dL;0-0.3', 'alp;Alk. phosphatase;109;U/L;35-104', 'ggt;GGT;78;U/L;6-42', 'alt;ALT (GPT);41;U/L;0-33', `alt;ALT (GPT);96;U/L;0-33|${first}`, 'ast;AST (GOT);27;U/L;0-32', 'amyl;Amylase;61;U/L;28-100|19/01/2026 23:15', 'lip;Lipase;34;U/L;13-60|19/01/2026 23:15', 'alb;Albumin;3.4;g/dL;3.5-5.2', 'crp;CRP;58.2;mg/L;0-5', `crp;CRP;142.6;mg/L;0-5|${first}`])}
      ${group('קרישה', first, ['inr;INR;1.08;;0.8-1.2', 'aptt;APTT;29.4;sec;25-36'])}
      ${group('שתן - סטיק', first, ['uleu;Leukocytes;Negative;;Negative', 'unit;Nitrite;Negative;;Negative', 'uket;Ketones;Trace;;Negative', 'uprot;Protein;Negative;;Negative'])}</table>
      <p>${c.t('{l.bcult|תרבית דם מ-19/01/2026: ללא צמיחה|v=ללא צמיחה;u=-;on=2026-01-19}. {x|תרבית מרה טרם התקבלה|pending}. {x|טרופונין לא נלקח|not done|l.trop}.')}</p>
      <p style="font-size:15px">${c.t('{x|H - גבוה מהטווח, L - נמוך מהטווח|reference comment}. {x|המוליזה קלה עלולה להעלות אשלגן|reference comment|d.hyperk}. {x|בדיקת דם חוזרת בקהילה בעוד שבוע|planned}.')}</p>`,
      'rtl',
    )
  },
  { dateAliases: ['2026-01-19'], width: 1120, scale: 1.34, degrade: { angle: 0.7 } },
)

/** A women's laboratory: the limits of each phase one under the other in the same cell. */
const women = doc(
  'p683.png',
  ['he', 'lab', 'clean'],
  '2025-11-05',
  ['מעבדות נוגה', 'נוגה', 'מעבדות נוגה לבריאות האישה', 'נוגה מעבדות'],
  ['ד"ר מיכל ארד', 'מיכל ארד', 'ארד מיכל'],
  ['שירה וקנין', 'וקנין שירה', "גב' שירה וקנין"],
  'תוצאות בדיקות',
  (c) => {
    const row = (s) => {
      const [line, limits = '', range] = s.split('|')
      const r = c.lab(line, range ? { range } : {})
      const shown = limits
        ? limits
            .split('/')
            .map((l) => `<div>${he(l.trim())}</div>`)
            .join('')
        : mixed(r.ref)
      return `<tr data-e="${r.n}"><td>${mixed(r.label)}</td><td class="v">${mixed(r.printed)} ${arrow(r)}</td><td>${ltr(r.unit)}</td><td class="m">${shown}</td></tr>`
    }
    const group = (title, list) =>
      `<h3>${he(title)}</h3><table><tr><th style="width:36%">${he('בדיקה')}</th><th style="width:18%">${he('תוצאה')}</th><th style="width:16%">${he('יחידות')}</th><th>${he('ערכים תקינים')}</th></tr>${list.map(row).join('')}</table>`
    return sheet(
      `body{font:17px/1.36 ${FACE.openSans};font-family:'Open Sans','Noto Sans Hebrew';font-size:16px;padding:0 0 34px}.w{padding:0 64px}td,th{padding:3px 12px;border-bottom:1px solid #e7dbe8}th{font-size:14.5px;color:#6b2c75;font-weight:normal}.v{font-weight:bold}.m{font-size:14.5px}h3{font-size:17px;background:#6b2c75;color:#fff;padding:2px 12px;margin-top:11px}p{margin:6px 0}`,
      `<div style="padding:24px 64px 10px;display:flex;justify-content:space-between;align-items:center;border-bottom:1px solid #6b2c75"><div style="display:flex;gap:12px;align-items:center">${mark('rings', '#6b2c75', 48)}<div><b style="font-size:26px;color:#6b2c75">מעבדות נוגה</b><br>${he('לבריאות האישה, תל אביב')}</div></div><div style="text-align:center"><b style="font-size:21px">${he('תוצאות בדיקות')}</b><br>${he('דוח סופי')}</div>${matrixCode(c.rnd, 18, 3)}</div><div class="w">
      <div style="display:grid;grid-template-columns:1fr 1fr 1fr;margin:9px 0"><div>${he("נבדקת: גב' שירה וקנין")}<br>${he('ת.ז. 2-0477315-8')}</div><div>${he('תאריך לידה: 23/04/1993')}<br>${he('רופאה: ד"ר מיכל ארד')}</div><div>${he('נדגם: 05/11/2025 07:50')}<br>${he('אושר: 07/11/2025')}</div></div>
      <p>${he('יום 3 למחזור (שלב זקיקי), בצום')}</p>
      ${group('הורמוני מין', ['fsh;FSH;7.4;IU/L|זקיקי: 3.5-12.5 / ביוץ: 4.7-21.5 / לוטאלי: 1.7-7.7|3.5-12.5', 'lh;LH;9.8;IU/L|זקיקי: 2.4-12.6 / ביוץ: 14-95.6 / לוטאלי: 1.0-11.4|2.4-12.6', 'e2;אסטרדיול E2;162;pmol/L|זקיקי: 45-854 / ביוץ: 151-1461 / לוטאלי: 82-1251|45-854', 'prl;פרולקטין;634;mIU/L;102-496', 'testo;טסטוסטרון כללי;1.92;nmol/L;0.29-1.67', 'shbg;SHBG;27.1;nmol/L;32.4-128', 'dheas;DHEA-S;8.4;μmol/L;2.7-9.2', 'andro;אנדרוסטנדיון;9.6;nmol/L;1.0-11.5', 'ohp;17-OH פרוגסטרון;2.3;nmol/L;0.6-3.6', 'amh;AMH;41.8;pmol/L;6.4-70.3'])}
      ${group('בלוטת התריס', ['tsh;TSH;3.11;mIU/L;0.27-4.2', 'ft4;FT4;14.6;pmol/L;12-22', 'tpo;נוגדני Anti-TPO;9.2;IU/mL;עד 34'])}
      ${group('סוכר ושומנים', ['glu;גלוקוז;92;mg/dL;70-100', 'insul;אינסולין;21.7;μU/mL;2.6-24.9', 'chol;כולסטרול כללי;203;mg/dL;עד 200', 'ldl;LDL;121;mg/dL;עד 130', 'hdl;HDL;48;mg/dL;מעל 50', 'trig;טריגליצרידים;168;mg/dL;עד 150'])}
      ${group('ברזל, ויטמינים וספירה', ['hgb;המוגלובין;12.2;g/dL;12-16', 'mcv;MCV;81.9;fL;80-100', 'plt;טסיות;311;K/μL;150-450', 'ferr;פריטין;12;μg/L;13-150', 'vitd;ויטמין D (25-OH);41;nmol/L;75-250', 'fol;חומצה פולית;19.5;nmol/L;8.8-42.4'])}
      <p style="margin-top:10px">${c.t('הערות: {x|פרולקטין גבוה עשוי לנבוע ממתח או מדיקור קשה|reference comment}. {x|לא נמצא מאקרופרולקטין|negated}. {x|פרוגסטרון ייבדק ביום 21|planned|l.prog}. {x|CA-125 לא נכלל בהזמנה|not done|l.ca125}. {x|שאלה: שחלות פוליציסטיות|question|d.pcos}.')}</p>
      <p>${he('מנהלת המעבדה: ד"ר אנה ברק')} \u00a0 ${he('העתק נשלח אל: קופת חולים לוטוס')}</p>${c.no('ד"ר אנה ברק', 'laboratory director')}${c.no('קופת חולים לוטוס', 'recipient of a copy')}</div>`,
      'rtl',
    )
  },
  { dateAliases: ['2025-11-07'], width: 1080, scale: 1.3 },
)

/** A fund's site: one block a request with its day, a name in two languages, a coloured dot beside the result. */
const requests = doc(
  'p684.png',
  ['he', 'lab', 'clean'],
  '2026-05-17',
  ['קופת חולים רננים', 'רננים', 'קופ"ח רננים', 'רננים דיגיטל'],
  ['ד"ר חאלד נאסר', 'חאלד נאסר', 'נאסר חאלד'],
  ['מרים טולדנו', 'טולדנו מרים'],
  'תוצאות המעבדה שלי',
  (c) => {
    const row = (day) => (s) => {
      const [line, latin = ''] = s.split('|')
      const r = c.lab(line, { date: iso(day) })
      const colour = r.flag === 'H' || r.flag === 'L' || r.printed === '+1' ? '#d9480f' : '#2b8a3e'
      return `<div class="r" data-line data-e="${r.n}"><span>${he(r.label)} <small>${ltr(latin)}</small></span><span class="v">${mixed(r.printed)} <em>${ltr(r.unit)}</em></span><span class="o" style="background:${colour}"></span><span class="m">${r.ref ? he(`ערך תקין: ${r.ref}`) : ''}</span></div>`
    }
    const block = (title, day, list) =>
      `<div class="b"><div class="h"><b>${he(title)}</b><span>${he(`תאריך ביצוע ${day}`)}</span></div>${list.map(row(day)).join('')}</div>`
    return sheet(
      `body{font:16px/1.4 'DejaVu Sans';font-size:15px;padding:0 44px 30px;background:#eef2f6}.b{background:#fff;border-radius:12px;margin-top:12px;padding:0 18px 6px}.h{display:flex;justify-content:space-between;padding:7px 0 4px;border-bottom:2px solid #0b5fa5;color:#0b5fa5}.r{display:grid;grid-template-columns:1.5fr .9fr 22px 1fr;align-items:center;border-bottom:1px solid #e8edf2;padding:2.5px 0}.r small{color:#6b7682;font-size:13px}.v{font-weight:bold}.v em{font-style:normal;font-weight:normal;font-size:13.5px}.o{width:11px;height:11px;border-radius:50%}.m{font-size:13.5px;color:#444}p{margin:8px 4px}`,
      `<div style="margin:0 -44px;background:#fff;padding:14px 44px;display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:10px;align-items:center">${mark('wave', '#0b5fa5', 40)}<b style="font-size:22px;color:#0b5fa5">${he('קופת חולים רננים')}</b></div><b style="font-size:19px">${he('תוצאות המעבדה שלי')}</b></div>
      <p>${he('מרים טולדנו \u00a0|\u00a0 ת.ז. 0-2218640-3 \u00a0|\u00a0 תאריך לידה 30/12/1961')}<br>${he('רופא משפחה: ד"ר חאלד נאסר \u00a0|\u00a0 הורד מהאתר ב-24/05/2026')}</p>
      ${block('ספירת דם וכימיה', '17/05/2026', ['wbc;כדוריות לבנות;5.4;K/µL;4.0-10.8|WBC', 'hgb;המוגלובין;12.8;g/dL;11.7-15.7|Hb', 'hct;המטוקריט;39.2;%;35-47|Hct', 'mcv;נפח כדורית אדומה;91.3;fL;80-98|MCV', 'plt;טסיות דם;189;K/µL;130-400|PLT', 'crea;קריאטינין;0.71;mg/dL;0.5-1.1|Creatinine', 'egfr;סינון כלייתי;92;mL/min;מעל 60|eGFR', 'na;נתרן;131;mmol/L;135-145|Na', 'k;אשלגן;3.6;mmol/L;3.5-5.0|K', 'ca;סידן;10.6;mg/dL;8.5-10.5|Ca', 'phos;זרחן;3.1;mg/dL;2.5-4.5|P', 'mg;מגנזיום;1.6;mg/dL;1.7-2.4|Mg', 'alb;אלבומין;4.3;g/dL;3.5-5.0|Albumin', 'ck;קראטין קינאז;96;U/L;26-192|CPK', 'alt;ALT;18;U/L;0-34|GPT', 'crp;חלבון מגיב C;2.2;mg/L;0-5|CRP'])}
      ${block('הורמונים', '17/05/2026', ['tsh;TSH;0.19;mIU/L;0.4-4.5|Thyrotropin', 'ft4;תירוקסין חופשי;21.4;pmol/L;10-20|FT4', 'pth;PTH;54;pg/mL;15-65|Parathormone', 'vitd;ויטמין D;83;nmol/L;75-250|25-OH'])}
      ${block('סוכר ושומנים', '08/02/2026', ['glu;גלוקוז בצום;99;mg/dL;70-100|Glucose', 'a1c;המוגלובין מסוכרר;5.8;%;4.0-5.7|HbA1c', 'chol;כולסטרול;177;mg/dL;0-200|Cholesterol', 'ldl;כולסטרול LDL;94;mg/dL;0-130|LDL-C', 'hdl;כולסטרול HDL;66;mg/dL;40-90|HDL-C', 'trig;טריגליצרידים;85;mg/dL;0-150|TG'])}
      ${block('שתן כללית', '08/02/2026', ['usg;משקל סגולי;1.012;;1.003-1.030|SG', 'uph;חומציות;6.5;;5-8|pH', 'uleu;לויקוציטים;+1;;שלילי|LEU', 'unit;ניטריט;שלילי;;שלילי|NIT', 'uprot;חלבון;שלילי;;שלילי|PRO', 'uglu;גלוקוז בשתן;שלילי;;שלילי|GLU', 'ubld;דם;שלילי;;שלילי|BLD', 'uacr;אלבומין/קריאטינין;8;mg/g;0-30|ACR'])}
      <p>${c.t('{x|נקודה כתומה: תוצאה מחוץ לערך התקין|reference comment}. {x|תרבית שתן לא הוזמנה|not done|l.ucult}. {x|סריקת צפיפות עצם מומלצת בגיל 65|reference comment|i.dexa}. {x|יש לחזור על TSH בעוד 6 שבועות|planned}.')}</p>`,
      'rtl',
    )
  },
  { dateAliases: ['2026-02-08', '2026-05-24'], width: 1060, scale: 1.3 },
)

/** A day clinic's large print: the unit in brackets behind the name, the lowest and highest as a pair, an arrow behind the result. */
const clinic = doc(
  'p685.jpg',
  ['he', 'lab', 'photo'],
  '2025-12-30',
  ['בית החולים רוח הנגב', 'רוח הנגב', 'ביה"ח רוח הנגב', 'בית החולים רוח הנגב - מרפאת אי ספיקת לב'],
  ["פרופ' יעל שגיא", 'יעל שגיא', 'שגיא יעל', 'ד"ר יעל שגיא'],
  ['יוסף אבוחצירא', 'אבוחצירא יוסף', 'מר יוסף אבוחצירא'],
  'תוצאות בדיקות מעבדה',
  (c) => {
    const row = (s) => {
      const r = c.lab(s)
      const unit = r.unit ? ` <span class="u">${ltr(`(${r.unit})`)}</span>` : ''
      return `<tr data-e="${r.n}"><td>${mixed(r.label)}${unit}</td><td class="v">${mixed(r.printed)}${arrow(r)}</td><td>${mixed(r.ref)}</td></tr>`
    }
    const group = (title, list) =>
      `<tr class="g"><td colspan="3">${he(title)}</td></tr>${list.map(row).join('')}`
    return sheet(
      `body{font:20px/1.34 ${FACE.frank};font-size:21px;padding:38px 72px}td,th{padding:1.5px 14px;border-bottom:1px dotted #666}th{border-bottom:2px solid #222;font-size:19px}.u{font-size:17px;color:#444}.v{font-weight:bold;font-size:22px}.g td{font-weight:bold;text-decoration:underline;border:none;padding-top:5px}p{margin:6px 0}`,
      `<div style="text-align:center"><b style="font-size:29px">בית החולים רוח הנגב</b><br>${he('המערך הקרדיולוגי - מרפאת אי ספיקת לב')}</div>
      <div style="display:flex;justify-content:space-between;border-top:2px solid #222;border-bottom:2px solid #222;padding:4px 0;margin:7px 0"><div>${he('מר יוסף אבוחצירא')}<br>${he('ת.ז. 0-0883152-6')}</div><div>${he('נולד: 05/05/1951')}<br>${he("רופאה: פרופ' יעל שגיא")}</div><div>${he('נלקח: 30/12/2025')}<br>${he('נמסר: 31/12/2025')}</div></div>
      <div style="text-align:center;font-weight:bold;font-size:23px">${he('תוצאות בדיקות מעבדה')}</div>
      <table><tr><th style="width:52%">${he('בדיקה (יחידות)')}</th><th>${he('תוצאה')}</th><th>${he('טווח')}</th></tr>
      ${group('דם', ['wbc;לויקוציטים;7.7;K/uL;4.3-10.8', 'hgb;המוגלובין;10.8;g/dL;13.5-17', 'hct;המטוקריט;33.4;%;40-51', 'mcv;MCV;84.2;fL;82-98', 'rdw;RDW;16.7;%;11.6-14.8', 'plt;טסיות;166;K/uL;150-400'])}
      ${group('כימיה', ['glu;סוכר;143;mg/dL;70-100', 'urea;אוריאה;88;mg/dL;17-50', 'crea;קריאטינין;1.79;mg/dL;0.67-1.17', 'egfr;eGFR;38;mL/min;מעל 60', 'na;נתרן;134;mEq/L;136-145', 'k;אשלגן;5.4;mEq/L;3.5-5.1', 'cl;כלור;99;mEq/L;98-107', 'mg;מגנזיום;2.1;mg/dL;1.6-2.6', 'uric;חומצת שתן;9.2;mg/dL;3.4-7', 'alb;אלבומין;3.7;g/dL;3.5-5.2', 'tbil;בילירובין כללי;1.4;mg/dL;0-1.2', 'ldh;LDH;219;U/L;135-225'])}
      ${group('לב, ברזל, סוכרת ובלוטת התריס', ['bnp;NT-proBNP;3870;pg/mL;עד 125', 'trop;טרופונין T;31;ng/L;עד 14', 'fe;ברזל;39;ug/dL;60-170', 'tsat;רוויון טרנספרין;13;%;20-50', 'ferr;פריטין;74;ng/mL;30-400', 'a1c;HbA1c;7.1;%;4-6', 'tsh;TSH;6.4;mIU/L;0.27-4.2', 'dig;רמת דיגוקסין;0.8;ng/mL;0.5-0.9', 'inr;INR;2.4;;0.8-1.2'])}</table>
      <p>${c.t("{x|טווח INR טיפולי בנוטלי קומדין: 2-3|reference comment|m.warf}. {x|אין המוליזה|negated}. {x|נוגדני TPO לא נבדקו|not done|l.tpo}. {x|עירוי ברזל (פרינג'קט) בשבוע הבא|planned|m.fecarb}.")}</p>
      <div style="display:flex;justify-content:space-between;align-items:center">${hand('לחזור על אשלגן ביום א', 30)}${signature(c.rnd)}${stamp(["פרופ' יעל שגיא", 'קרדיולוגיה', 'מ.ר. 00391'], '#26306f', -6)}</div>${c.no('לחזור על אשלגן ביום א', 'planned')}`,
      'rtl',
    )
  },
  { dateAliases: ['2025-12-31'], width: 1080, scale: 1.4, degrade: { angle: 1.2 } },
)

export const twentiethHeLabs = [numbered, hours, women, requests, clinic]
