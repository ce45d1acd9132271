/** Ordinary laboratory paper in Hebrew, the thirty-second set: a fund's site printed from the browser with the earlier result under the present one, a fund's list with lowest and highest in columns and the day of the sample at each row's end. */
import { mark } from '../lib/decor.mjs'
import { doc, he, ltr, mixed, resultCell, sheet } from './blind-parts.mjs'

const off = (r) => r.flag === 'H' || r.flag === 'L'

/** A fund's site as the browser prints it: a line a test, under it in small the limits and the earlier result with its day. */
const portal = doc(
  'p1324.png',
  ['he', 'lab', 'clean'],
  '2026-10-04',
  [
    'קופת חולים יובלים',
    'יובלים',
    'יובלים אונליין',
    'קופ"ח יובלים',
    'קופת חולים יובלים - מרפאת הגליל 12',
    'מרפאת הגליל 12',
  ],
  ['ד"ר ערן וקנין', 'ערן וקנין', 'וקנין ערן'],
  ['שמואל בן-ארויה', 'בן-ארויה שמואל', 'מר שמואל בן-ארויה', 'שמואל בן ארויה'],
  'תוצאות בדיקות',
  (c) => {
    const row = (s) => {
      const [key, name, v, unit, ref, last, day] = s.split(';')
      const r = c.lab([key, name, v, unit, ref].join(';'))
      const before = last
        ? `<span>${he('קודם:')} ${resultCell(c, key, name, last, unit, ref, day.split('.').reverse().join('-'))} (${ltr(day)})</span>`
        : `<span>${he('אין תוצאה קודמת')}</span>`
      const word = { H: 'מעל הטווח', L: 'מתחת לטווח' }[r.flag]
      return `<div class="i"><div class="a" data-line data-e="${r.n}"><span>${mixed(name)}</span><b class="${off(r) ? 'o' : ''}">${mixed(v)} <small>${ltr(unit)}</small></b>${word ? `<em>${he(word)}</em>` : '<em></em>'}</div><div class="b"><span>${ref ? `${he('טווח:')} ${mixed(ref)}` : ''}</span>${before}</div></div>`
    }
    const part = (title, list) => `<h3>${he(title)}</h3>${list.map(row).join('')}`
    return sheet(
      `body{font:15px/1.3 'Open Sans','Noto Sans Hebrew';font-size:15px;padding:26px 84px}.i{border-bottom:1px solid #dde;padding:2.5px 6px}.a{display:grid;grid-template-columns:48% 24% 28%;align-items:baseline}.b{display:flex;gap:40px;font-size:12.5px;color:#667}.a b{font-size:16px}.a small{font-weight:normal;font-size:13px}.a em{font-style:normal;color:#c2410c;font-size:13.5px}.o{color:#c2410c}h3{font-size:16px;margin:11px 0 2px;color:#3b2a7a;border-bottom:2px solid #3b2a7a}.u{display:flex;justify-content:space-between;font-size:12px;color:#444}p{margin:7px 0}`,
      `<div class="u"><span dir="ltr">10/10/2026, 08:14</span><span>${he('תוצאות בדיקות | יובלים אונליין')}</span></div>
      <div style="display:flex;gap:12px;align-items:center;margin-top:8px">${mark('wave', '#3b2a7a', 40)}<b style="font-size:22px;color:#3b2a7a">${he('קופת חולים יובלים')}</b></div>
      <p><b>${he('שמואל בן-ארויה')}</b> ${he('| ת.ז. 0-0698125-3 | בן 58')}<br>${he('תאריך הבדיקה: 04.10.2026 | רופא מפנה: ד"ר ערן וקנין, מרפאת הגליל 12, כרמיאל')}</p>
      ${part('סוכרת', ['a1c;HbA1c;6.8;%;עד 5.7;7.4;02.03.2026', 'glu;גלוקוז בצום;121;mg/dL;70-100;139;02.03.2026', 'uacr;אלבומין/קריאטינין בשתן;41;mg/g;עד 30;52;02.03.2026'])}
      ${part('שומנים', ['chol;כולסטרול כללי;158;mg/dL;עד 200;171;02.03.2026', 'ldl;כולסטרול LDL;77;mg/dL;עד 100;88;02.03.2026', 'hdl;כולסטרול HDL;39;mg/dL;מעל 40;38;02.03.2026', 'trig;טריגליצרידים;210;mg/dL;עד 150;226;02.03.2026'])}
      ${part('כליות ומלחים', ['crea;קריאטינין;0.92;mg/dL;0.7-1.2;0.95;14.06.2026', 'egfr;eGFR;95;mL/min/1.73m2;מעל 60;;', 'urea;שתנן;36;mg/dL;17-43;;', 'na;נתרן;140;mmol/L;136-145;141;14.06.2026', 'k;אשלגן;4.6;mmol/L;3.5-5.1;4.3;14.06.2026', 'uric;חומצת שתן;7.4;mg/dL;3.5-7.2;;'])}
      ${part('כבד', ['alt;ALT;53;U/L;עד 41;61;02.03.2026', 'ast;AST;34;U/L;עד 40;37;02.03.2026', 'ggt;GGT;72;U/L;עד 60;;'])}
      ${part('ספירת דם', ['wbc;לויקוציטים;7.7;K/µL;4.5-11.0;;', 'hgb;המוגלובין;14.1;g/dL;13.5-17.5;14.4;14.06.2026', 'plt;טסיות;228;K/µL;150-450;;'])}
      ${part('ויטמינים ואחר', ['b12;ויטמין B12;189;pg/mL;197-771;231;11.09.2025', 'vitd;ויטמין D;33;ng/mL;30-100;18;11.09.2025', 'tsh;TSH;2.04;mIU/L;0.4-4.2;;', 'psa;PSA;1.6;ng/mL;עד 4.0;1.4;11.09.2025', 'fobt;דם סמוי בצואה;שלילי;;שלילי;;'])}
      <p>${c.t('הודעה מהרופא (06.10.2026): "שמואל, יש שיפור באיזון. נמשיך {m.jardsyn|ג\'ארדיאנס דואו|dose=-}. {x|כרגע אין צורך באינסולין|not needed|m.e14insulin}. בגלל ירידה ב-B12 להתחיל {m.b12|אקו B12 1000 מק"ג|freq=פעם ביום} פעם ביום. {x|לחזור על הבדיקות בינואר|planned}."')}</p>
      <div class="u" style="margin-top:10px"><span dir="ltr">https://online.yuvalim.example/results/lab</span><span dir="ltr">1/1</span></div>`,
      'rtl',
    )
  },
  { dateAliases: ['2026-10-10'], width: 980, scale: 1.4 },
)

/** A fund's list from its central laboratory: result, unit, lowest and highest in columns, a mark, the day of the sample. */
const list = doc(
  'p1325.png',
  ['he', 'lab', 'clean'],
  '2026-08-18',
  [
    'שירותי בריאות מרום',
    'מרום',
    'מרום שירותי בריאות',
    'שירותי בריאות מרום - מחוז דרום',
    'שירותי בריאות מרום - מרפאת שכונת הפרחים',
    'מרפאת שכונת הפרחים',
  ],
  ['ד"ר אולגה רבינוביץ', 'אולגה רבינוביץ', 'רבינוביץ אולגה'],
  ['מזל אוחיון', 'אוחיון מזל', "גב' מזל אוחיון"],
  'תשובות מעבדה',
  (c) => {
    const days = { a: ['2026-08-18', '18/08/26'], b: ['2026-08-20', '20/08/26'] }
    const row = (s) => {
      const [day, key, name, v, unit, low, high] = s.split(';')
      const both = low && high ? `${low}-${high}` : low ? `>=${low}` : high ? `<=${high}` : ''
      const r = c.lab([key, name, v, unit, both].join(';'), { date: days[day][0] })
      const sign = { H: '>>', L: '<<' }[r.flag] ?? ''
      return `<tr data-e="${r.n}"><td dir="ltr" class="e">${mixed(name)}</td><td class="v">${mixed(v)}</td><td class="s">${ltr(sign)}</td><td dir="ltr" class="e">${ltr(unit)}</td><td>${ltr(low)}</td><td>${ltr(high)}</td><td>${ltr(days[day][1])}</td></tr>`
    }
    const part = (title, lines) =>
      `<tr class="g"><td colspan="7">${he(title)}</td></tr>${lines.map(row).join('')}`
    return sheet(
      `body{font:15px/1.2 'Liberation Sans','Arimo','Noto Sans Hebrew';font-size:14.5px;padding:32px 70px}.l{width:100%;border-collapse:collapse;border-bottom:1px solid #888}.l td,.l th{padding:1.5px 9px;text-align:right}.l th{background:#d8d8d8;border:1px solid #888}.l td{border-left:1px solid #ccc;border-right:1px solid #ccc}.e{text-align:left!important}.v,.s{font-weight:bold}.g td{font-weight:bold;border-top:1px solid #888;border-bottom:1px solid #888;background:#f2f2f2}.h{width:100%;margin:6px 0}.h td{padding:1px 3px}p{margin:6px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><b style="font-size:22px">${he('שירותי בריאות מרום')}</b><span>${he('מחוז דרום, המעבדה המרכזית')}</span><b style="font-size:20px">${he('תשובות מעבדה')}</b></div>
      <table class="h"><tr><td>${he('מבוטחת: אוחיון מזל')}</td><td>${he('ת.ז. 0-0447316-2')}</td><td>${he('שנת לידה: 1953')}</td><td>${he('מין: נ')}</td></tr><tr><td>${he('רופאה: ד"ר אולגה רבינוביץ')}</td><td colspan="2">${he('מרפאה: מרפאת שכונת הפרחים, דימונה')}</td><td>${he('הודפס: 25/08/2026')}</td></tr></table>
      <table class="l"><tr><th class="e" style="width:30%">${he('בדיקה')}</th><th>${he('תוצאה')}</th><th></th><th class="e">${he('יחידה')}</th><th>${he('מינימום')}</th><th>${he('מקסימום')}</th><th>${he('תאריך דגימה')}</th></tr>
      ${part('כימיה', ['a;glu;Glucose;92;mg/dl;70;100', 'a;urea;Urea;51;mg/dl;17;43', 'a;crea;Creatinine;1.14;mg/dl;0.51;0.95', 'a;egfr;eGFR;51;ml/min/1.73m2;60;', 'a;na;Sodium;137;mmol/l;136;145', 'a;k;Potassium;4.9;mmol/l;3.5;5.1', 'a;cl;Chloride;101;mmol/l;98;107', 'a;ca;Calcium;10.6;mg/dl;8.6;10.3', 'a;phos;Phosphorus;2.6;mg/dl;2.5;4.5', 'a;uric;Uric acid;6.1;mg/dl;2.6;6.0', 'a;alb;Albumin;4.2;g/dl;3.5;5.2', 'a;tp;Total protein;7.2;g/dl;6.4;8.3', 'a;tbil;Bilirubin total;0.5;mg/dl;0.3;1.2', 'a;alp;Alkaline phosphatase;109;U/l;30;120', 'a;alt;ALT;17;U/l;0;34', 'a;ast;AST;20;U/l;0;31', 'a;ggt;GGT;25;U/l;0;38', 'a;chol;Cholesterol;214;mg/dl;;200', 'a;trig;Triglycerides;118;mg/dl;;150', 'a;hdl;HDL-cholesterol;58;mg/dl;50;', 'a;ldl;LDL-cholesterol;132;mg/dl;;130'])}
      ${part('ספירת דם', ['a;wbc;WBC;6.2;10e3/µl;4.5;11', 'a;rbc;RBC;4.05;10e6/µl;4;5.2', 'a;hgb;HGB;11.7;g/dl;12;16', 'a;hct;HCT;35.8;%;36;46', 'a;mcv;MCV;88.4;fl;80;100', 'a;mch;MCH;28.9;pg;27;33', 'a;rdw;RDW;13.7;%;11.5;14.5', 'a;plt;PLT;252;10e3/µl;150;450', 'a;neut;NEUT #;3.6;10e3/µl;1.8;7.7', 'a;lymph;LYMPH #;1.9;10e3/µl;1;4.8', 'a;mono;MONO #;0.5;10e3/µl;0.2;1', 'a;eos;EOS #;0.2;10e3/µl;0;0.5'])}
      ${part('אנדוקרינולוגיה', ['a;tsh;TSH;5.92;mIU/l;0.35;4.94', 'a;ft4;FT4;12.8;pmol/l;9;19', 'b;pth;PTH;96;pg/ml;15;65', 'a;vitd;25(OH) vitamin D;44;nmol/l;75;250', 'a;b12;Vitamin B12;327;pmol/l;138;652', 'a;fol;Folic acid;18.3;nmol/l;7;46.4', 'a;ferr;Ferritin;39;ng/ml;10;204'])}
      ${part('שתן', ['b;usg;Specific gravity;1.015;;1.005;1.03', 'b;uph;pH;6;;5;8', 'b;uprot;Protein;Trace;;;', 'b;uglu;Glucose;Negative;;;', 'b;uket;Ketones;Negative;;;', 'b;ubld;Blood;Negative;;;', 'b;uleu;Leukocytes;+;;;', 'b;unit;Nitrite;Negative;;;', 'b;uacr;Albumin/creatinine ratio;22;mg/g;;30'])}</table>
      <p>${c.t('{x|סידן מיונן - יש להזמין בדיקה חוזרת|recommended|l.ica}. {x|תרבית שתן - בעבודה|pending|l.ucult}. {x|eGFR מתחת ל-60 לאורך 3 חודשים מגדיר מחלת כליה כרונית|reference comment|d.ckd}. {x|צום לא דווח|comment}.')}<br>${ltr('>>')} ${he('מעל הגבול,')} ${ltr('<<')} ${he('מתחת לגבול.')}</p>`,
      'rtl',
    )
  },
  { dateAliases: ['2026-08-20', '2026-08-25'], width: 980, scale: 1.42 },
)

export const thirtySecondHeTables = [portal, list]
