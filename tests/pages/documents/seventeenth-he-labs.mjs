/** Laboratory paper in Hebrew: a fund's print with the earlier result and its day in one cell, a hospital's blocks of two days before an operation, a fund's two columns side by side, a pregnant woman's results on a fund's site, an endocrine laboratory's sheet of two days. */
import { barcode, hand, mark, matrixCode, signature, stamp } from '../lib/decor.mjs'
import { FACE, arrow, doc, he, ltr, mixed, resultCell, sheet } from './blind-parts.mjs'

const iso = (s) => s.split('/').reverse().join('-')

/** A fund's print: Hebrew and Latin name together, result, unit, norm, the earlier result with its day in brackets. */
const earlier = doc(
  'p561.jpg',
  ['he', 'lab', 'photo'],
  '2026-01-12',
  ['קופת חולים נחלים', 'נחלים', 'קופ"ח נחלים', 'נחלים שירותי בריאות'],
  ['ד"ר שרון גוטליב', 'שרון גוטליב', 'גוטליב שרון'],
  ['נחום טרבלסי', 'טרבלסי נחום', 'מר נחום טרבלסי'],
  'תוצאות בדיקות דם',
  (c) => {
    const row = (s) => {
      const [line, old, when = '14/07/2025'] = s.split('|')
      const [key, label, printed, unit, ref] = line.split(';')
      const span = resultCell(c, key, label, printed, unit, ref, '2026-01-12', (r) => {
        const a = arrow(r)
        return a ? `${printed} ${a}` : printed
      })
      const past = old
        ? `<bdi dir="ltr">${resultCell(c, key, label, old, unit, ref, iso(when), () => old)} (${when})</bdi>`
        : ''
      return `<tr data-line><td>${mixed(label)}</td><td class="v"><bdi dir="ltr">${span}</bdi></td><td>${ltr(unit)}</td><td>${mixed(ref)}</td><td class="p">${past}</td></tr>`
    }
    const group = (title, list) =>
      `<tr class="g"><td colspan="5">${he(title)}</td></tr>${list.map(row).join('')}`
    return sheet(
      `body{font:17.5px/1.36 ${FACE.arial};padding:38px 56px}td,th{padding:2px 10px;border-bottom:1px solid #cfd9e6}th{background:#1f4f8f;color:#fff;font-size:16px}.v{font-weight:bold;white-space:nowrap}.v bdi{font-family:'Liberation Sans','DejaVu Sans'}.p{font-size:15.5px;white-space:nowrap}.g td{font-weight:bold;color:#1f4f8f;background:#eef3fa}p{margin:6px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:12px;align-items:center">${mark('star', '#1f4f8f', 46)}<div><b style="font-size:26px;color:#1f4f8f">קופת חולים נחלים</b><br>${he('תוצאות בדיקות דם')}</div></div><div style="font-size:16px">${he('הודפס בתאריך 20/01/2026')}<br>${he('מרפאת רמת הנחל')}</div></div>
      <div style="display:grid;grid-template-columns:1fr 1fr;border-top:2px solid #1f4f8f;border-bottom:2px solid #1f4f8f;padding:5px 0;margin:8px 0"><div>${he('שם: מר נחום טרבלסי')}<br>${he('מספר זהות: 0-5520417-8')}<br>${he('תאריך לידה: 09/12/1957')}</div><div>${he('רופא מטפל: ד"ר שרון גוטליב')}<br>${he('תאריך לקיחת הדגימה: 12/01/2026')}<br>${he('תאריך אישור: 13/01/2026')}</div></div>
      <table><tr><th>${he('שם הבדיקה')}</th><th>${he('תוצאה')}</th><th>${he('יחידות')}</th><th>${he('ערכי נורמה')}</th><th>${he('תוצאה קודמת')}</th></tr>
      ${group('כימיה בדם', ['glu;גלוקוז (Glucose);128;mg/dL;70 - 100|141', 'crea;קריאטינין (Creatinine);1.09;mg/dL;0.70 - 1.30|1.04', 'urea;אוריאה (Urea);44;mg/dL;17 - 43|', 'na;נתרן (Sodium);141;mmol/L;136 - 146|', 'k;אשלגן (Potassium);4.8;mmol/L;3.5 - 5.1|4.6', 'ca;סידן (Calcium);9.6;mg/dL;8.8 - 10.6|', 'uric;חומצת שתן (Uric acid);7.9;mg/dL;3.5 - 7.2|8.4', 'alb;אלבומין (Albumin);4.2;g/dL;3.5 - 5.2|', 'tbil;בילירובין (Bilirubin total);0.8;mg/dL;0.3 - 1.2|', 'alp;פוספטזה בסיסית (ALP);69;U/L;30 - 120|', 'alt;ALT (GPT);61;U/L;עד 45|74', 'ast;AST (GOT);42;U/L;עד 35|49', 'ggt;GGT;88;U/L;עד 55|97'])}
      ${group('סוכרת ושומנים', ['a1c;המוגלובין מסוכרר (HbA1c);6.9;%;4.0 - 5.7|7.4', 'chol;כולסטרול (Cholesterol);158;mg/dL;עד 200|172', 'ldl;כולסטרול רע (LDL);84;mg/dL;עד 100|96', 'hdl;כולסטרול טוב (HDL);39;mg/dL;מעל 40|38', 'trig;טריגליצרידים (TG);177;mg/dL;עד 150|190'])}
      ${group('ספירת דם', ['hgb;המוגלובין (HGB);14.9;g/dL;13.5 - 17.5|', 'hct;המטוקריט (HCT);44.6;%;41 - 53|', 'mcv;נפח כדורית (MCV);92.3;fL;80 - 96|', 'wbc;כדוריות לבנות (WBC);6.4;10^3/uL;4.5 - 11.0|', 'plt;טסיות (PLT);138;10^3/uL;150 - 450|151', 'neut;נויטרופילים (NEUT abs);3.5;10^3/uL;1.8 - 7.7|', 'lymph;לימפוציטים (LYM abs);2.1;10^3/uL;1.0 - 4.8|'])}
      ${group('שונות', ['tsh;TSH;3.11;mIU/L;0.35 - 4.94|2.88|02/02/2025', 'b12;ויטמין B12;276;pg/mL;187 - 883|231|02/02/2025', 'psa;PSA;2.47;ng/mL;עד 4.0|2.19|02/02/2025', 'uacr;מיקרואלבומין/קריאטינין בשתן;18;mg/g;עד 30|'])}</table>
      <p>${c.t('הערות: {x|בילירובין ישיר לא נמדד|not done|l.dbil}. {x|ערך HbA1c מעל 6.5 מתאים לסוכרת|reference comment}. {x|לא נצפו גושי טסיות|negated}. {x|מומלצת ספירה חוזרת בעוד חודש|planned}.')}</p>
      <div>${hand('ALT משתפר, להמשיך דיאטה', 29)}</div>`,
      'rtl',
    )
  },
  {
    dateAliases: ['2026-01-13', '2026-01-20'],
    width: 1080,
    scale: 1.4,
    degrade: { angle: -1.1, folds: [0.5] },
  },
)

/** A hospital before an operation: blocks, each with the day of its sample; Latin names from the left. */
const before = doc(
  'p562.png',
  ['he', 'lab', 'clean'],
  '2025-11-09',
  ['המרכז הרפואי גבעות אפרים', 'גבעות אפרים', 'מרכז רפואי גבעות אפרים'],
  ['ד"ר מיכאל קרסיק', 'מיכאל קרסיק', 'קרסיק מיכאל'],
  ['ציפורה אלבז', 'אלבז ציפורה', "גב' ציפורה אלבז"],
  'בדיקות מעבדה לקראת ניתוח',
  (c) => {
    const block = (title, day, list) => {
      const row = (s) => {
        const r = c.lab(s, { date: iso(day) })
        const off = r.flag === 'H' || r.flag === 'L'
        return `<tr data-e="${r.n}"><td>${ltr(r.label)}</td><td class="v">${mixed(r.printed)}</td><td class="f">${off ? (r.flag === 'H' ? 'High' : 'Low') : ''}</td><td>${ltr(r.unit)}</td><td>${r.ref ? ltr(r.ref) : ''}</td></tr>`
      }
      return `<div class="t"><b>${he(title)}</b><span>${he(`תאריך דגימה: ${day}`)}</span></div><table dir="ltr"><tr><th style="width:36%">Test</th><th>Result</th><th></th><th>Units</th><th>Reference</th></tr>${list.map(row).join('')}</table>`
    }
    return sheet(
      `body{font:17px/1.34 ${FACE.notoHe};font-size:16px;padding:40px 60px}.t{display:flex;justify-content:space-between;background:#e6f0ea;border-inline-start:6px solid #2c6b46;padding:2px 12px;margin-top:9px}td,th{padding:1.6px 10px;text-align:left}th{font-size:14px;color:#555;font-weight:normal;border-bottom:1px solid #aaa}.v{font-weight:bold}.f{width:70px;color:#a11}p{margin:6px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:12px;align-items:center">${mark('cross', '#2c6b46', 46)}<div><b style="font-size:24px;color:#2c6b46">המרכז הרפואי גבעות אפרים</b><br>${he('מרפאה טרום ניתוחית')}</div></div>${barcode(c.rnd, 34, 38)}</div>
      <p style="border-bottom:1px solid #2c6b46;padding-bottom:5px">${he("גב' ציפורה אלבז \u00a0 ת.ז. 0-0871132-6 \u00a0 ת. לידה 25/03/1952 \u00a0 גיל 73")}<br>${he('רופא מזמין: ד"ר מיכאל קרסיק, אורתופדיה \u00a0 הודפס: 11/11/2025 10:26')}</p>
      <p>${c.t('ניתוח מתוכנן: {x|החלפת ברך ימין, 23/11/2025|planned|p.tka}. ברקע {d.htn|יתר לחץ דם}, {d.hypothy|תת פעילות בלוטת התריס}. {x|ללא סוכרת|negated|d.dm2}. רגישות: {a.latex|לטקס|react=גרד} (גרד).')}</p>
      ${block('ביוכימיה', '09/11/2025', ['glu;Glucose;101;mg/dL;70 - 99', 'urea;Urea;33;mg/dL;17 - 49', 'crea;Creatinine;0.74;mg/dL;0.51 - 0.95', 'na;Sodium;139;mmol/L;136 - 145', 'k;Potassium;3.9;mmol/L;3.5 - 5.1', 'cl;Chloride;102;mmol/L;98 - 107', 'ca;Calcium;9.3;mg/dL;8.6 - 10.2', 'tp;Protein total;7.0;g/dL;6.4 - 8.3', 'alb;Albumin;4.1;g/dL;3.5 - 5.2', 'ast;AST;21;U/L;0 - 32', 'alt;ALT;17;U/L;0 - 33', 'alp;Alkaline phosphatase;109;U/L;35 - 104', 'crp;CRP;0.7;mg/dL;0 - 0.5'])}
      ${block('ספירת דם', '09/11/2025', ['wbc;WBC;7.31;K/uL;4.0 - 10.8', 'rbc;RBC;4.08;M/uL;4.2 - 5.4', 'hgb;HGB;11.8;g/dL;12.0 - 16.0', 'hct;HCT;36.1;%;37.0 - 47.0', 'mcv;MCV;88.5;fL;80 - 99', 'mch;MCH;28.9;pg;27 - 34', 'rdw;RDW;14.8;%;11.5 - 14.5', 'plt;PLT;304;K/uL;130 - 400', 'neutp;NEUT %;63.4;%;40 - 75', 'lymphp;LYMPH %;26.2;%;20 - 45', 'eosp;EOS %;2.1;%;0 - 6'])}
      ${block('קרישה', '09/11/2025', ['pt;PT;11.6;sec;9.9 - 12.3', 'inr;INR;1.03;;0.9 - 1.1', 'aptt;APTT;29.7;sec;25 - 36', 'fib;Fibrinogen;431;mg/dL;180 - 400'])}
      ${block('בנק הדם', '05/11/2025', ['abo;Blood group;B;;', 'rhd;Rh (D);Positive;;', 'abscr;Antibody screen;Negative;;'])}
      ${block('שתן', '05/11/2025', ['uleu;Leucocytes;Trace;;Negative', 'unit;Nitrite;Negative;;Negative', 'uprot;Protein;Negative;;Negative', 'ubld;Blood;Negative;;Negative', 'uglu;Glucose;Negative;;Negative'])}
      <p>${c.t('הערות: {x|HbA1c לא נדרש|not needed|l.a1c}. {x|תרבית MRSA מהאף תילקח ביום הקבלה|planned|l.mrsa}. {x|מנות דם לא הוזמנו|not done|p.transfus}. {x|לעצור אספירין שבוע לפני הניתוח|planned|m.asa}.')}</p>`,
      'rtl',
    )
  },
  { dateAliases: ['2025-11-05', '2025-11-11'], width: 1100, scale: 1.32 },
)

/** A fund's print with two lists side by side; Hebrew names, limits in brackets behind the unit. */
const twin = doc(
  'p563.jpg',
  ['he', 'lab', 'scan'],
  '2025-08-24',
  [
    'קופת חולים מעיינות',
    'מעיינות',
    'קופ"ח מעיינות',
    'מעיינות שירותי בריאות',
    'קופת חולים מעיינות - מעבדה מרכזית',
  ],
  ['ד"ר רים חאג\' יחיא', "רים חאג' יחיא", "חאג' יחיא רים"],
  ['עירית סגל', 'סגל עירית', "גב' עירית סגל"],
  'תוצאות מעבדה',
  (c) => {
    const row = (s) => {
      const r = c.lab(s)
      const star = r.flag === 'H' || r.flag === 'L' ? '*' : ''
      return `<tr data-e="${r.n}"><td>${he(r.label)}</td><td class="v"><bdi dir="ltr">${star}${mixed(r.printed)}</bdi></td><td>${ltr(r.unit)}</td><td>${r.ref ? ltr(`[${r.ref}]`) : ''}</td></tr>`
    }
    const list = (title, lines) => `<h3>${he(title)}</h3><table>${lines.map(row).join('')}</table>`
    return sheet(
      `body{font:18px/1.36 ${FACE.david};font-size:19.5px;padding:42px 50px}.two{display:grid;grid-template-columns:1fr 1fr;gap:0 34px}h3{font-size:20px;border-bottom:2px solid #333;margin:8px 0 2px}td{padding:2px 6px}td:first-child{width:36%}.v{font-weight:bold;white-space:nowrap}td:nth-child(3),td:nth-child(4){font-size:17px;white-space:nowrap}p{margin:6px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center;border-bottom:3px double #333;padding-bottom:5px"><div><b style="font-size:28px">קופת חולים מעיינות</b><br>${he('מעבדה מרכזית, מחוז צפון')}</div>${matrixCode(c.rnd, 19, 3)}</div>
      <p>${he("מבוטחת: גב' עירית סגל \u00a0 ת.ז. 0-4103398-5 \u00a0 ת. לידה: 18/06/1983 \u00a0 נקבה")}<br>${he('רופאה מפנה: ד"ר רים חאג\' יחיא \u00a0 נלקח: 24/08/2025 07:35 \u00a0 דווח: 25/08/2025')}</p>
      <p>${c.t('סיבת בדיקה: {o|עייפות}, {d.menorr|דימום וסתי מוגבר|icd=N92.0}. {x|חשד לאנמיה|question|d.anemia}. {x|לא בהריון|negated}. נוטלת {m.h14iron|ברזל|dose=-}.')}</p>
      <div class="two"><div>
      ${list('ספירת דם', ['wbc;לויקוציטים;5.2;K/uL;4.0-10.5', 'rbc;אריתרוציטים;4.61;M/uL;3.9-5.2', 'hgb;המוגלובין;10.4;g/dL;11.7-15.7', 'hct;המטוקריט;33.4;%;35-47', 'mcv;MCV;72.5;fL;80-97', 'mch;MCH;22.6;pg;27-33', 'mchc;MCHC;31.1;g/dL;31.5-36', 'rdw;RDW;17.9;%;11.5-15', 'plt;טסיות;421;K/uL;150-400', 'neut;נויטרופילים;2.9;K/uL;1.8-7.5', 'lymph;לימפוציטים;1.7;K/uL;1.0-4.0', 'mono;מונוציטים;0.4;K/uL;0.2-1.0', 'eos;אאוזינופילים;0.1;K/uL;0-0.5', 'retic;רטיקולוציטים;1.4;%;0.5-2.5'])}
      ${list('משק ברזל', ['fe;ברזל;22;ug/dL;37-145', 'transf;טרנספרין;372;mg/dL;200-360', 'tsat;רוויון טרנספרין;4.2;%;15-50', 'ferr;פריטין;5;ng/mL;13-150'])}</div><div>
      ${list('ביוכימיה', ['glu;גלוקוז;88;mg/dL;70-100', 'crea;קריאטינין;0.62;mg/dL;0.5-0.95', 'k;אשלגן;4.1;mmol/L;3.5-5.1', 'na;נתרן;140;mmol/L;136-145', 'ca;סידן;9.2;mg/dL;8.5-10.5', 'alt;ALT;13;U/L;0-35', 'tbil;בילירובין;0.3;mg/dL;0.2-1.2', 'ldh;LDH;181;U/L;135-225', 'alb;אלבומין;4.4;g/dL;3.5-5.2', 'crp;CRP;2.1;mg/L;0-5'])}
      ${list('ויטמינים ובלוטת התריס', ['b12;ויטמין B12;402;pg/mL;197-771', 'fol;חומצה פולית;6.8;ng/mL;3.9-26.8', 'vitd;ויטמין D;41;nmol/L;50-125', 'tsh;TSH;1.47;mIU/L;0.4-4.2'])}
      ${list('צליאק', ['ttg;נוגדני טרנסגלוטמינאז IgA;0.9;U/mL;0-7', 'iga;IgA כללי;188;mg/dL;70-400'])}</div></div>
      <p>${c.t('* מחוץ לטווח. הערות: {x|צליאק אינו נתמך בסרולוגיה|negated|d.celiac}. {x|אלקטרופורזה של המוגלובין תבוצע לפי החלטת הרופא|considered|l.phe}. {x|משטח דם ללא תאים צעירים|negated}. {x|דם סמוי בצואה לא התקבל|not done|l.fobt}.')}</p>
      <div style="display:flex;justify-content:space-between;align-items:center">${stamp(['מעבדה מרכזית', '25.08.2025'], '#333', -5)}<span>${he('אושר: ד"ר אבי שוורץ, מנהל המעבדה')}</span></div>${c.no('ד"ר אבי שוורץ', 'laboratory director')}`,
      'rtl',
    )
  },
  { dateAliases: ['2025-08-25'], width: 1140, scale: 1.3, degrade: { angle: 0.6 } },
)

/** A pregnant woman's results on a fund's site: a line a test, the limits as words, a word for where it lies. */
const pregnant = doc(
  'p564.png',
  ['he', 'lab', 'clean'],
  '2026-02-22',
  ['קופת חולים הדסים', 'הדסים', 'הדסים אונליין', 'קופ"ח הדסים'],
  ['ד"ר נטע ברקוביץ', 'נטע ברקוביץ', 'ברקוביץ נטע'],
  ['שירה אזולאי', 'אזולאי שירה', "גב' שירה אזולאי"],
  'תוצאות בדיקות מעבדה',
  (c) => {
    const row = (s) => {
      const [line, word] = s.split('|')
      const r = c.lab(line)
      const says = word ?? { H: 'גבוה', L: 'נמוך', N: 'תקין' }[r.flag] ?? ''
      return `<div class="r" data-e="${r.n}" data-line><div class="n">${he(r.label)}</div><div class="v">${mixed(`${r.printed}${/[א-ת]/.test(r.printed) ? '' : ` ${r.unit}`}`.trim())}</div><div class="w ${says === 'גבוה' || says === 'נמוך' ? 'o' : ''}">${he(says)}</div><div class="x">${r.ref ? `${he('טווח תקין:')} ${mixed(r.ref)}` : ''}</div></div>`
    }
    const group = (title, list) => `<h3>${he(title)}</h3>${list.map(row).join('')}`
    return sheet(
      `body{font:17px/1.4 ${FACE.notoHe};padding:0 56px 40px}.r{display:grid;grid-template-columns:1.5fr 1.1fr .6fr 1.2fr;border-bottom:1px solid #e3dff0;padding:3.5px 6px;align-items:center}.n{font-weight:600}.v{font-size:18px;font-weight:bold}.w{font-size:15px;color:#2a7a3d}.w.o{color:#b02222;font-weight:bold}.x{font-size:15px;color:#555}h3{font-size:17.5px;color:#4a3a9a;margin:11px 0 2px}p{margin:6px 0}`,
      `<div style="background:#4a3a9a;color:#fff;margin:0 -56px 12px;padding:14px 56px;display:flex;justify-content:space-between"><b style="font-size:24px">${he('הדסים אונליין')}</b><span>${he('קופת חולים הדסים')}</span></div>
      <p><b style="font-size:21px">${he('תוצאות בדיקות מעבדה')}</b><br>${he("גב' שירה אזולאי \u00a0 ת.ז. 3-1180426-7 \u00a0 ילידת 30/08/1996")}<br>${he('בהפניית ד"ר נטע ברקוביץ, רופאת נשים \u00a0 תאריך בדיקה: 22/02/2026 \u00a0 הופק: 01/03/2026')}</p>
      ${group('ספירת דם', ['hgb;המוגלובין;10.8;g/dL;11 עד 15', 'hct;המטוקריט;32.9;%;33 עד 44', 'mcv;MCV;84.2;fL;80 עד 98', 'wbc;לויקוציטים;10.6;K/uL;5 עד 15', 'plt;טסיות;209;K/uL;150 עד 400', 'ferr;פריטין;12;ng/mL;15 עד 150'])}
      ${group('סוכר', ['glu;גלוקוז בצום;79;mg/dL;60 עד 92', 'glupost;העמסת סוכר 50 גרם, אחרי שעה;147;mg/dL;עד 140'])}
      ${group('כימיה ובלוטת התריס', ['crea;קריאטינין;0.49;mg/dL;0.4 עד 0.8', 'uric;חומצת שתן;3.6;mg/dL;2 עד 5.7', 'alt;ALT;15;U/L;עד 35', 'ldh;LDH;172;U/L;עד 250', 'tsh;TSH;1.86;mIU/L;0.3 עד 3', 'ft4;T4 חופשי;11.4;pmol/L;9 עד 19'])}
      ${group('סוג דם ונוגדנים', ['abo;סוג דם;O;;', 'rhd;RH;שלילי;;', 'abscr;סקירת נוגדנים (קומבס עקיף);שלילי;;|תקין'])}
      ${group('זיהומים', ['hbsag;HBsAg;שלילי;;|תקין', 'hivag;HIV;שלילי;;|תקין', 'syph;סיפיליס (TPHA);שלילי;;|תקין', 'rubg;נוגדני אדמת IgG;38;IU/mL;מעל 10', 'cmvg;CMV IgG;חיובי;;', 'cmvm;CMV IgM;שלילי;;|תקין', 'toxg;טוקסופלזמה IgG;שלילי;;|תקין', 'ucult;תרבית שתן;ללא צמיחה;;|תקין'])}
      <p style="background:#f2effa;padding:8px 14px;margin-top:14px">${c.t('הודעה מהרופאה, 24/02/2026: שירה שלום, בהעמסה ערך מעט גבוה, {x|יש לבצע העמסה של 100 גרם|planned|l.gtt2h}; {x|אין בכך כדי לקבוע סוכרת הריון|negated|d.gdm}. התחילי {m.ferrop|פריפל פעם ביום|dose=-;freq=פעם ביום} והמשיכי {m.folic|חומצה פולית 400 מק"ג|dose=400 mcg}. את רוב ה{o|בחילות} כבר אין, אפשר להפסיק {m.doxylam|דיקלקטין|st=stopped;dose=-}. {x|זריקת אנטי D בשבוע 28|planned|m.antid}. {x|אם יופיע גרד בכפות הידיים נבדוק חומצות מרה|conditional|l.bge}. {x|לאמך היתה רעלת הריון|family history|d.preecl} - נעקוב אחר לחץ הדם.')}</p>`,
      'rtl',
    )
  },
  { dateAliases: ['2026-02-24', '2026-03-01'], width: 1080, scale: 1.32 },
)

/** An endocrine laboratory: Latin names, two days with the newer first, units and limits last. */
const hormones = doc(
  'p565.jpg',
  ['he', 'lab', 'photo'],
  '2025-12-17',
  [
    'המרכז הרפואי נאות מרום',
    'נאות מרום',
    'מרכז רפואי נאות מרום',
    'המרכז הרפואי נאות מרום - המעבדה האנדוקרינית',
  ],
  ["פרופ' אורי זילבר", 'אורי זילבר', 'זילבר אורי', 'ד"ר אורי זילבר'],
  ['רונן חדד', 'חדד רונן', 'מר רונן חדד'],
  'תוצאות המעבדה האנדוקרינית',
  (c) => {
    const days = ['17/12/2025', '03/09/2025']
    const row = (s) => {
      const [key, label, unit, ref, ...values] = s.split(';')
      const cell = (v, i) => {
        if (!v) return '<td class="v">-</td>'
        const span = resultCell(c, key, label, v, unit, ref, iso(days[i]), (r) =>
          r.flag === 'H' || r.flag === 'L' ? `${v} (${r.flag})` : v,
        )
        return `<td class="v"><bdi dir="ltr">${span}</bdi></td>`
      }
      return `<tr data-line><td class="n">${ltr(label)}</td>${values.map(cell).join('')}<td>${ltr(unit)}</td><td>${ltr(ref)}</td></tr>`
    }
    return sheet(
      `body{font:18px/1.4 ${FACE.simple};font-size:18px;padding:46px 64px}td,th{padding:4.4px 10px;border:1px solid #9a8f7a}th{background:#efe9dc;font-size:16.5px}.v{text-align:center;font-weight:bold}.n{font-weight:bold}p{margin:8px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center;border-bottom:2px solid #6a5a2f;padding-bottom:6px"><div style="display:flex;gap:12px;align-items:center">${mark('wave', '#6a5a2f', 48)}<div><b style="font-size:26px;color:#4d411f">המרכז הרפואי נאות מרום</b><br>${he('המכון האנדוקריני, המעבדה האנדוקרינית')}</div></div>${barcode(c.rnd, 32, 40)}</div>
      <p>${he('מר רונן חדד \u00a0 ת.ז. 0-3914470-3 \u00a0 נולד 27/05/1986 \u00a0 זכר')}<br>${he('רופא: פרופ\' אורי זילבר \u00a0 מכתב מ: ד"ר דינה גרוס \u00a0 הופק: 21/12/2025')}</p>${c.no('ד"ר דינה גרוס', 'referrer')}
      <p>${c.t('אבחנה: {d.prolact|פרולקטינומה}, מטופל ב{m.cabe|דוסטינקס|dose=-}. {x|חשד לאי ספיקת יותרת המוח|question}. {x|ללא הפרעה בשדה הראיה|negated}.')}</p>
      <table><tr><th>${he('בדיקה')}</th>${days.map((d) => `<th class="v">${ltr(d)}</th>`).join('')}<th>${he('יחידות')}</th><th>${he('תחום תקין')}</th></tr>
      ${['prl;Prolactin;mIU/L;86 - 324;412;3860', 'testo;Testosterone;nmol/L;8.6 - 29.0;9.1;4.7', 'shbg;SHBG;nmol/L;18.3 - 54.1;27.6;', 'lh;LH;IU/L;1.7 - 8.6;3.2;1.4', 'fsh;FSH;IU/L;1.5 - 12.4;4.0;2.2', 'tsh;TSH;mIU/L;0.27 - 4.2;1.62;1.98', 'ft4;Free T4;pmol/L;12 - 22;11.3;12.4', 'ft3;Free T3;pmol/L;3.1 - 6.8;4.4;', 'cort;Cortisol (08:00);nmol/L;166 - 507;288;241', 'acth;ACTH;pmol/L;1.6 - 13.9;5.1;', 'gh;IGF-1;nmol/L;9.7 - 30.5;17.8;15.2', 'pth;PTH intact;pmol/L;1.6 - 6.9;7.4;', 'ca;Calcium;mmol/L;2.15 - 2.50;2.29;2.33', 'vitd;25-OH Vitamin D;nmol/L;50 - 125;36;', 'na;Sodium;mmol/L;136 - 145;141;140', 'a1c;HbA1c;%;4.0 - 5.6;5.4;'].map(row).join('')}</table>
      <p>${c.t('הערות: {x|מאקרופרולקטין לא נמצא|negated}. {x|מבחן סינקטן לא בוצע|not done}. {x|ירידה בפרולקטין אינה שוללת צורך ב-MRI חוזר|reference comment|i.mrbrain}. {x|בדיקת T4 חופשי חוזרת בעוד 6 שבועות|planned|l.ft4}. {x|אם T4 יישאר נמוך - אלטרוקסין|conditional|m.levo}.')}</p>
      <div style="display:flex;justify-content:space-between;align-items:end"><div>${signature(c.rnd)}<br>${he('ד"ר תמר הרשקו, מנהלת המעבדה')}</div>${hand('לשמור למרפאה 6/1', 29)}</div>${c.no('ד"ר תמר הרשקו', 'laboratory director')}`,
      'rtl',
    )
  },
  { dateAliases: ['2025-12-21', '2025-09-03'], width: 1060, scale: 1.4, degrade: { angle: 1.3 } },
)

export const seventeenthHeLabs = [earlier, before, twin, pregnant, hormones]
