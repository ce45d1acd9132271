/** Ordinary laboratory paper in Hebrew: a fund's print with a code before the name and the limits in two columns, a day clinic's blocks with the hour in each bar, pregnancy bloods with a word of meaning, a child's results with the earlier one in brackets, a telephone's screen of urine. */
import { barcode, mark, matrixCode, signature } from '../lib/decor.mjs'
import { FACE, doc, he, letter, ltr, mixed, resultCell, sheet } from './blind-parts.mjs'

const off = (r) => r.flag === 'H' || r.flag === 'L'

/** A fund's print: code, English name, result, sign, unit, lowest, highest. */
const coded = doc(
  'p1081.png',
  ['he', 'lab', 'clean'],
  '2026-05-04',
  ['קופת חולים סביון', 'סביון', 'קופ"ח סביון', 'קופת חולים סביון - מרפאת נווה עוז', 'מרפאת נווה עוז'],
  ['ד"ר מאיה אוסטרובסקי', 'מאיה אוסטרובסקי', 'אוסטרובסקי מאיה'],
  ['נדב חורי', 'חורי נדב', 'מר נדב חורי'],
  'דף תוצאות מעבדה',
  (c) => {
    const row = (s) => {
      const [code, ...rest] = s.split(';')
      const r = c.lab(rest.join(';'))
      const [low, high] = r.ref.startsWith('>')
        ? [r.ref.slice(1), '']
        : r.ref.startsWith('<')
          ? ['', r.ref.slice(1)]
          : r.ref.split(' - ')
      const sign = r.flag === 'H' ? '+' : r.flag === 'L' ? '-' : ''
      return `<tr data-e="${r.n}"><td class="k">${ltr(code)}</td><td>${ltr(r.label)}</td><td class="v">${ltr(r.printed)}</td><td class="v">${sign}</td><td>${ltr(r.unit)}</td><td>${ltr(low)}</td><td>${ltr(high)}</td></tr>`
    }
    const group = (title, list) =>
      `<tr class="g"><td colspan="7">${he(title)}</td></tr>${list.map(row).join('')}`
    return sheet(
      `body{font:14px/1.3 ${FACE.verdana};font-size:14.5px;padding:36px 54px}td,th{padding:2px 9px}th{border-top:2px solid #000;border-bottom:2px solid #000}.v{font-weight:bold}.k{color:#666}.g td{border-bottom:1px solid #000;font-weight:bold;padding-top:9px}.h td{padding:2px 4px}p{margin:8px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div><b style="font-size:23px">${he('קופת חולים סביון')}</b><br>${he('מרפאת נווה עוז, פתח תקווה')}</div>${barcode(c.rnd, 34, 36)}<b style="font-size:20px">${he('דף תוצאות מעבדה')}</b></div>
      <table class="h" style="border:1px solid #999;margin:10px 0"><tr><td>${he('מבוטח: חורי נדב')}</td><td>${he('ת.ז. 0-4021186-5')}</td><td>${he('ת. לידה 21/09/1978')}</td></tr><tr><td>${he('ת. לקיחה 04/05/2026 07:05')}</td><td>${he('ת. הדפסה 06/05/2026')}</td><td>${he('רופא שולח ד"ר מאיה אוסטרובסקי')}</td></tr></table>
      <table><tr><th>${he('קוד')}</th><th style="width:31%">${he('בדיקה')}</th><th>${he('תוצאה')}</th><th></th><th>${he('יחידות')}</th><th>${he('מינימום')}</th><th>${he('מקסימום')}</th></tr>
      ${group('כימיה', ['10120;glu;GLUCOSE;101;mg/dl;70 - 99', '10131;urea;UREA;31;mg/dl;17 - 43', '10135;crea;CREATININE;0.92;mg/dl;0.67 - 1.17', '10136;egfr;eGFR (CKD-EPI);102;ml/min;> 60', '10140;na;SODIUM;140;mmol/l;136 - 146', '10141;k;POTASSIUM;4.3;mmol/l;3.5 - 5.1', '10150;ca;CALCIUM;9.6;mg/dl;8.8 - 10.6', '10152;phos;PHOSPHORUS;2.9;mg/dl;2.5 - 4.5', '10155;mg;MAGNESIUM;1.78;mg/dl;1.8 - 2.6', '10160;uric;URIC ACID;7.8;mg/dl;3.5 - 7.2', '10170;tp;TOTAL PROTEIN;7.2;g/dl;6.6 - 8.3', '10171;alb;ALBUMIN;4.5;g/dl;3.5 - 5.2', '10180;tbil;BILIRUBIN TOTAL;1.62;mg/dl;0.3 - 1.2', '10181;dbil;BILIRUBIN DIRECT;0.24;mg/dl;0 - 0.3', '10190;ast;GOT (AST);33;U/l;0 - 50', '10191;alt;GPT (ALT);61;U/l;0 - 50', '10192;ggt;GGT;48;U/l;0 - 55', '10193;alp;ALK. PHOSPHATASE;81;U/l;30 - 120', '10195;ldh;LDH;188;U/l;0 - 248', '10198;ck;CREATINE KINASE (CK);412;U/l;0 - 171'])}
      ${group('שומנים', ['10210;chol;CHOLESTEROL;231;mg/dl;< 200', '10211;hdl;CHOLESTEROL-HDL;41;mg/dl;> 40', '10212;nhdl;NON-HDL CHOLESTEROL;190;mg/dl;< 160', '10213;ldl;CHOLESTEROL-LDL calc;149;mg/dl;< 130', '10214;trig;TRIGLYCERIDES;205;mg/dl;< 150'])}
      ${group('ספירת דם', ['20110;wbc;WBC;6.02;10^3/ul;4.5 - 11', '20111;rbc;RBC;5.21;10^6/ul;4.5 - 5.9', '20112;hgb;HGB;15.7;g/dl;13.5 - 17.5', '20113;hct;HCT;46.3;%;41 - 53', '20114;mcv;MCV;88.9;fl;80 - 97', '20115;mch;MCH;30.1;pg;26 - 34', '20116;rdw;RDW-CV;12.8;%;11.5 - 15', '20120;plt;PLT;228;10^3/ul;150 - 450', '20131;neut;NEUT #;3.31;10^3/ul;1.8 - 7.7', '20132;lymph;LYM #;1.98;10^3/ul;1 - 4.8', '20133;mono;MONO #;0.49;10^3/ul;0 - 1.1'])}
      ${group('אנדוקרינולוגיה', ['30105;tsh;TSH;2.71;mIU/l;0.55 - 4.78', '30140;testo;TESTOSTERONE TOTAL;9.6;nmol/l;8.4 - 28.7', '30150;vitd;VITAMIN D (25-OH);57;nmol/l;50 - 200', '30160;psa;PSA;0.71;ng/ml;< 4'])}</table>
      <p>${c.t("+ / - תוצאה מעל או מתחת לגבול. {x|בילירובין בלתי ישיר מוגבר שכיח בתסמונת ז'ילבר|reference comment|d.gilb}. {x|HbA1c - לא בוצע, חסרה מבחנה|not done|l.a1c}. {x|יש לצום 12 שעות לפני בדיקת שומנים|instruction}.")}</p>
      <div>${he('מנהל המעבדה: ד"ר ברוך זילברמן | דף 1 מתוך 1')}</div>${c.no('ד"ר ברוך זילברמן', 'laboratory director')}`,
      'rtl',
    )
  },
  { dateAliases: ['2026-05-06'], width: 1000, scale: 1.4 },
)

/** A haematological day clinic: English blocks, each bar with specimen and hour; result and unit in one cell, limits in square brackets. */
const blocks = doc(
  'p1082.jpg',
  ['he', 'lab', 'photo'],
  '2026-01-20',
  [
    'המרכז הרפואי גבעת האלה',
    'גבעת האלה',
    'מרכז רפואי גבעת האלה',
    'המרכז הרפואי גבעת האלה - המכון ההמטולוגי',
    'המכון ההמטולוגי, המרכז הרפואי גבעת האלה',
  ],
  ['ד"ר יעקב טרטקובר', 'יעקב טרטקובר', 'טרטקובר יעקב'],
  ["רבקה אברג'ל", "אברג'ל רבקה", "גב' רבקה אברג'ל"],
  'תוצאות מעבדה - מרפאת חוץ',
  (c) => {
    const row = (s) => {
      const r = c.lab(s)
      return `<tr data-e="${r.n}"><td style="width:38%">${ltr(r.label)}</td><td class="v">${ltr(`${r.printed} ${r.unit}`.trim())}</td><td class="v">${ltr(letter(r))}</td><td>${r.ref ? ltr(`[${r.ref}]`) : ''}</td></tr>`
    }
    const block = (title, hour, list) =>
      `<div class="b"><b>${ltr(title)}</b><span>${ltr(hour)}</span></div><table dir="ltr">${list.map(row).join('')}</table>`
    return sheet(
      `body{font:16px/1.3 ${FACE.lato};font-family:Lato,'Noto Sans Hebrew';font-size:16.5px;padding:42px 66px}td{padding:2px 10px;border-bottom:1px solid #ddd}.v{font-weight:bold}.b{direction:ltr;display:flex;justify-content:space-between;background:#dfe6ea;padding:2px 10px;margin-top:9px}.h td{border:none;padding:2px 4px}p{margin:8px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center;border-bottom:3px solid #35515f;padding-bottom:6px"><div><b style="font-size:26px">${he('המרכז הרפואי גבעת האלה')}</b><br>${he('המכון ההמטולוגי - אשפוז יום')}</div>${mark('rings', '#35515f', 50)}<b style="font-size:20px">${he('תוצאות מעבדה - מרפאת חוץ')}</b></div>
      <table class="h" style="margin:6px 0"><tr><td>${he("שם: גב' אברג'ל רבקה")}</td><td>${he('ת.ז. 0-0773915-1')}</td><td>${he('ת. לידה 15/02/1954')}</td></tr><tr><td>${he('תאריך דגימה: 20/01/2026')}</td><td>${he('רופא: ד"ר יעקב טרטקובר')}</td><td>${he('הודפס: 20/01/2026 13:40')}</td></tr></table>
      ${block('HEMATOLOGY', '20/01/2026 08:14', ['wbc;WBC;3.9;K/uL;4.0-10.8', 'rbc;RBC;3.02;M/uL;3.8-5.2', 'hgb;Hemoglobin;9.8;g/dL;11.7-15.7', 'hct;Hematocrit;30.4;%;35.0-47.0', 'mcv;MCV;100.7;fL;80.0-99.0', 'mchc;MCHC;32.2;g/dL;31.0-37.0', 'rdw;RDW;18.3;%;11.5-15.0', 'plt;Platelets;131;K/uL;150-450', 'neut;Neutrophils abs;2.1;K/uL;1.8-8.0', 'retabs;Reticulocytes abs;142;K/uL;25-100', 'retic;Reticulocytes;4.7;%;0.5-2.0', 'h28chr;CHr;33.6;pg;28.0-35.0', 'nrbc;NRBC;0.4;/100 WBC;0-0.2'])}
      ${block('CHEMISTRY', '20/01/2026 08:14', ['ldh;LDH;611;U/L;135-214', 'tbil;Bilirubin, Total;2.7;mg/dL;0.1-1.2', 'dbil;Bilirubin, Direct;0.5;mg/dL;0-0.3', 'hapto;Haptoglobin;<8;mg/dL;30-200', 'crea;Creatinine;0.84;mg/dL;0.5-0.9', 'fe;Iron;119;ug/dL;37-145', 'transf;Transferrin;221;mg/dL;200-360', 'ferr;Ferritin;384;ng/mL;13-150', 'b12;Vitamin B12;488;pg/mL;197-771', 'fol;Folic Acid;5.1;ng/mL;3.9-26.8'])}
      ${block('IMMUNOHEMATOLOGY', '20/01/2026 08:16', ['coombs;Direct Coombs (DAT);Positive (IgG);;', 'coldag;Cold Agglutinins;Negative;;', 'abo;ABO Group;B;;', 'rhd;Rh (D);Positive;;'])}
      ${block('COAGULATION', '20/01/2026 08:15', ['ptp;PT;88;%;70-130', 'inr;INR;1.07;;0.9-1.2', 'aptt;APTT;27.9;sec;24-35', 'dd;D-Dimer;742;ng/mL;0-500'])}
      <p>${c.t('הערות: {x|משטח דם - בהמתנה לקריאת רופא|pending|l.blastf}. {x|רמת G6PD לא נבדקה|not done|l.g6}. {x|תוצאת DAT חיובית אפשרית גם לאחר עירוי|reference comment}. {x|הדגימה אינה קרושה|negated}.')}</p>
      <div style="display:flex;justify-content:space-between;align-items:center"><span>${he('אישרה: מירי אטיאס, עובדת מעבדה בכירה')}</span>${matrixCode(c.rnd, 14, 3)}</div>${c.no('מירי אטיאס', 'laboratory staff')}`,
      'rtl',
    )
  },
  { width: 1000, scale: 1.45, degrade: { angle: 1.1, folds: [0.34, 0.67] } },
)

/** A women's health centre: bloods of early pregnancy, Hebrew over English, a word of what the result means as last column. */
const pregnancy = doc(
  'p1083.png',
  ['he', 'lab', 'clean'],
  '2025-11-16',
  [
    'מרכז בריאות האישה רקפת',
    'רקפת',
    'מרכז רקפת לבריאות האישה',
    'מרכז בריאות האישה רקפת - שירותי בריאות אלומה',
    'שירותי בריאות אלומה',
  ],
  ['ד"ר הדס ליפשיץ-נבו', 'הדס ליפשיץ-נבו', 'ליפשיץ-נבו הדס', 'הדס ליפשיץ נבו'],
  ['שירה מלול', 'מלול שירה', "גב' שירה מלול"],
  'תוצאות בדיקות היריון - טרימסטר ראשון',
  (c) => {
    const row = (s) => {
      const [line, latin, word] = s.split('#')
      const r = c.lab(line)
      return `<tr data-e="${r.n}"${off(r) ? ' class="off"' : ''}><td><b>${mixed(r.label)}</b> <small>${ltr(latin)}</small></td><td><b>${mixed(r.printed)}</b> ${ltr(r.unit)}</td><td>${mixed(r.ref)}</td><td>${he(word)}</td></tr>`
    }
    const group = (title, list) => `<h3>${he(title)}</h3><table>${list.map(row).join('')}</table>`
    return sheet(
      `body{font:17px/1.4 ${FACE.notoHe};font-size:16px;padding:40px 60px}td{padding:3px 10px;border-bottom:1px dotted #b58;width:17%}td:first-child{width:44%}td:last-child{width:22%}h3{font-size:16.5px;color:#8e2457;margin:12px 0 2px;border-bottom:2px solid #8e2457}.off td{background:#fbe9f1}small{color:#777;font-size:13px}.h td{border:none;width:auto!important;padding:2px 4px}p{margin:8px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div><b style="font-size:24px;color:#8e2457">${he('מרכז בריאות האישה רקפת')}</b><br>${he('שירותי בריאות אלומה, חולון')}</div>${mark('wave', '#8e2457', 48)}</div>
      <div style="font-size:21px;font-weight:bold;margin:8px 0">${he('תוצאות בדיקות היריון - טרימסטר ראשון')}</div>
      <table class="h"><tr><td>${he("שם: גב' שירה מלול")}</td><td>${he('ת.ז.: 0-5590217-8')}</td><td>${he('תאריך לידה: 08.05.1994')}</td></tr><tr><td>${he('נלקח ב: 16.11.2025')}</td><td>${he('רופאה: ד"ר הדס ליפשיץ-נבו')}</td><td>${he('שבוע 9+3, וסת אחרונה 11.09.2025')}</td></tr></table>
      ${group('סוג דם', ['abo;סוג דם;O;;#ABO Group#', 'rhd;גורם Rh;שלילי;;#Rh(D)#לתאם אנטי D', 'abscr;סקר נוגדנים;שלילי;;שלילי#Antibody Screen#תקין'])}
      ${group('ספירת דם', ['hgb;המוגלובין;11.4;g/dL;11.0-14.5#HGB#תקין', 'mcv;נפח כדורית;82.6;fL;80-96#MCV#תקין', 'wbc;כדוריות לבנות;9.8;K/uL;4.5-13#WBC#תקין', 'plt;טסיות;204;K/uL;150-400#PLT#תקין', 'ferr;פריטין;11;ng/mL;15-150#Ferritin#נמוך'])}
      ${group('כימיה ובלוטת התריס', ['glu;סוכר בצום;84;mg/dL;60-92#Glucose#תקין', 'tsh;TSH;3.16;mIU/L;0.1-2.5#TSH#גבוה לטרימסטר', 'ft4;תירוקסין חופשי;14.9;pmol/L;10-20#FT4#תקין', 'vitd;ויטמין D;44;nmol/L;50-125#25-OH-D#נמוך', 'b12;ויטמין B12;233;pmol/L;140-650#B12#תקין'])}
      ${group('סרולוגיה', ['rubg;אדמת IgG;62;IU/mL;מעל 10#Rubella IgG#מחוסנת', 'vzvg;אבעבועות רוח IgG;חיובי;;#VZV IgG#מחוסנת', 'toxg;טוקסופלזמה IgG;שלילי;;#Toxo IgG#לא מחוסנת', 'toxm;טוקסופלזמה IgM;שלילי;;#Toxo IgM#אין עדות להדבקה', 'cmvg;CMV IgG;חיובי;;#CMV IgG#הדבקה בעבר', 'cmvm;CMV IgM;שלילי;;#CMV IgM#אין עדות להדבקה', 'hbsag;צהבת B אנטיגן;שלילי;;שלילי#HBsAg#תקין', 'antihcv;צהבת C נוגדנים;שלילי;;שלילי#Anti-HCV#תקין', 'hivag;איידס;שלילי;;שלילי#HIV Ag/Ab#תקין', 'e13vdrl;עגבת;לא מגיב;;לא מגיב#VDRL#תקין'])}
      ${group('שתן', ['uprot;חלבון;שלילי;;שלילי#Protein#תקין', 'uglu;סוכר;שלילי;;שלילי#Glucose#תקין', 'ucult;תרבית שתן;אין צמיחה;;#Urine Culture#תקין'])}
      <p>${c.t('{x|פריטין מתחת ל-15 מעיד על חסר ברזל|reference comment|d.e16lowfe}. {x|סקר ביוכימי ושקיפות עורפית - נקבעו ל-07.12.2025|planned|l.nt}. {x|העמסת סוכר 50 גרם תבוצע בשבועות 24-28|planned|l.glupost}. {x|לנשים עם Rh שלילי: חיסון אנטי D בשבוע 28|planned|m.antid}. {x|אלקטרופורזה של המוגלובין - טרם הגיעה|pending|l.phe}.')}</p>
      <div style="display:flex;justify-content:space-between"><span>${he('נשלח לתיק האישי ב-19.11.2025')}</span><span>${he('המעבדה המרכזית, מנהלת: ד"ר פנינה שרעבי')}</span></div>${c.no('ד"ר פנינה שרעבי', 'laboratory director')}${c.no('לתאם אנטי D', 'planned', 'm.antid')}`,
      'rtl',
    )
  },
  { dateAliases: ['2025-11-19'], width: 1000, scale: 1.4 },
)

/** A child's bloods of a fund: limits of his age, the earlier result in brackets with its own day. */
const child = doc(
  'p1084.jpg',
  ['he', 'lab', 'scan'],
  '2026-03-01',
  ['קופת חולים יסמין', 'יסמין', 'קופ"ח יסמין', 'קופת חולים יסמין - מרפאת ילדים הדר', 'מרפאת ילדים הדר'],
  ['ד"ר סמיר ג\'בארין', "סמיר ג'בארין", "ג'בארין סמיר"],
  ['איתי פרידלנדר', 'פרידלנדר איתי', 'הילד איתי פרידלנדר'],
  'תוצאות בדיקות דם',
  (c) => {
    const row = (s) => {
      const [key, label, v, unit, ref, before, day] = s.split(';')
      const iso = day && day.split('/').reverse().join('-')
      const show = (r) => `${r.printed}${off(r) ? (r.flag === 'H' ? ' ↑' : ' ↓') : ''}`
      const earlier = before
        ? `(<bdi dir="ltr">${resultCell(c, key, label, before, unit, ref, iso)}</bdi> ${he('בתאריך')} ${ltr(day)})`
        : ''
      return `<tr><td>${mixed(label)}</td><td class="v"><bdi dir="${/[א-ת]/.test(v) ? 'rtl' : 'ltr'}">${resultCell(c, key, label, v, unit, ref, '2026-03-01', show)}</bdi></td><td>${ltr(unit)}</td><td>${mixed(ref)}</td><td class="e">${earlier}</td></tr>`
    }
    return sheet(
      `body{font:17px/1.3 ${FACE.frank};font-size:19px;padding:44px 64px}td,th{padding:3px 10px;border:1px solid #999}th{background:#eee}.v{font-weight:bold}.e{font-size:17px}.h td{border:none;padding:2px 4px}p{margin:8px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div><b style="font-size:28px">${he('קופת חולים יסמין')}</b><br>${he('מרפאת ילדים הדר, חדרה')}</div>${mark('star', '#333', 46)}<b style="font-size:25px">${he('תוצאות בדיקות דם')}</b></div>
      <table class="h" style="border-top:1px solid #000;border-bottom:1px solid #000;margin:8px 0"><tr><td>${he('שם: פרידלנדר איתי')}</td><td>${he('ת.ז. 0-8830162-4')}</td><td>${he('ת. לידה: 30/06/2018 (בן 7)')}</td></tr><tr><td>${he('מועד הבדיקה: 01/03/2026')}</td><td>${he('רופא הילדים: ד"ר סמיר ג\'בארין')}</td><td>${he('הופק: 03/03/2026')}</td></tr></table>
      <table><tr><th style="width:29%">${he('בדיקה')}</th><th>${he('תוצאה')}</th><th>${he('יחידות')}</th><th>${he('טווח לגיל')}</th><th>${he('תוצאה קודמת')}</th></tr>
      ${['wbc;WBC;7.4;K/uL;5.0-14.5;12.8;07/12/2025', 'hgb;HGB;11.1;g/dL;11.5-15.5;10.6;07/12/2025', 'hct;HCT;34.0;%;35.0-45.0;32.7;07/12/2025', 'mcv;MCV;74.2;fL;77.0-95.0;72.9;07/12/2025', 'rdw;RDW;15.6;%;11.5-14.5;16.2;07/12/2025', 'plt;PLT;341;K/uL;150-450;466;07/12/2025', 'neutp;NEUT%;44.8;%;32.0-62.0;;', 'lymphp;LYMPH%;43.1;%;28.0-55.0;;', 'eosp;EOS%;4.6;%;0.0-6.0;;', 'ferr;פריטין;14;ng/mL;15-100;9;07/12/2025', 'fe;ברזל;52;ug/dL;50-120;;', 'crp;CRP;0.2;mg/L;0-5;21.7;07/12/2025', 'esr;שקיעת דם;8;mm/h;0-20;;', 'glu;גלוקוז;83;mg/dL;60-100;;', 'crea;קריאטינין;0.43;mg/dL;0.30-0.60;0.40;18/08/2024', 'ast;AST;31;U/L;0-40;;', 'alt;ALT;17;U/L;0-35;22;18/08/2024', 'alp;פוספטזה בסיסית;246;U/L;150-420;;', 'tp;חלבון כללי;7.0;g/dL;6.0-8.0;;', 'ttg;נוגדני טרנסגלוטמינאז IgA;1.9;U/mL;0-7;2.4;18/08/2024', 'iga;IgA כללי;118;mg/dL;33-236;109;18/08/2024', 'tsh;TSH;2.35;mIU/L;0.70-5.70;;', 'vitd;ויטמין D;61;nmol/L;50-125;39;18/08/2024', 'lead;עופרת;1.1;ug/dL;0-3.5;;', 'aso;ASLO;96;IU/mL;0-200;;'].map(row).join('')}</table>
      <p>${c.t('הערת המעבדה: {x|מיקרוציטוזיס - לשלול נשאות לתלסמיה|reference comment|d.thal}. {x|EMA - אין צורך כאשר tTG תקין|not needed|l.endo}. הערת הרופא: להמשיך {m.h14iron?|ברזל בטיפות|dose=-} עוד חודשיים. {x|ספירה חוזרת במאי|planned}.')}</p>
      <div style="display:flex;justify-content:space-between;align-items:center"><span>${he("מנהלת המעבדה: פרופ' דליה קמחי")}</span>${signature(c.rnd, '#222')}<span>${he('1/1')}</span></div>${c.no("פרופ' דליה קמחי", 'laboratory director')}`,
      'rtl',
    )
  },
  {
    dateAliases: ['2026-03-03', '2025-12-07', '2024-08-18'],
    width: 1020,
    scale: 1.4,
    degrade: { angle: -0.8 },
  },
)

/** A telephone's screen: urine of one day; name and result on a line, the norm small beneath, a culture as the last card. */
const phone = doc(
  'p1085.png',
  ['he', 'lab', 'clean'],
  '2026-06-30',
  ['נווה בריאות', 'קופת חולים נווה בריאות', 'אפליקציית נווה בריאות'],
  ['ד"ר לאון גולדשמידט', 'לאון גולדשמידט', 'גולדשמידט לאון'],
  ['אסנת ביטון', 'ביטון אסנת'],
  'בדיקות שתן',
  (c) => {
    const row = (s) => {
      const r = c.lab(s)
      const norm = r.ref ? he(`ערך תקין: ${r.ref}`) : ''
      return `<div class="r" data-line><span data-e="${r.n}" class="n"><span>${mixed(r.label)}</span><b${off(r) ? ' class="o"' : ''}>${mixed(r.printed)} <small>${mixed(r.unit)}</small></b></span><span class="s">${norm}</span></div>`
    }
    const card = (title, list) =>
      `<div class="c"><b class="t">${he(title)}</b>${list.map(row).join('')}</div>`
    const drug = (name, key, v) =>
      `<div class="n" style="font-size:14px"><span>${c.t(`{x|${name}|antibiogram|m.${key}}`)}</span><span>${he(v)}</span></div>`
    return sheet(
      `body{font:16px/1.4 ${FACE.roboto};font-family:Roboto,'Noto Sans Hebrew';font-size:15.5px;background:#f3f4f7;padding:0 0 26px}.c{background:#fff;border-radius:14px;margin:12px 14px;padding:9px 16px}.t{font-size:16.5px;color:#3b3f8f}.r{padding:4px 0;border-bottom:1px solid #eee}.n{display:flex;justify-content:space-between}.s{font-size:12.5px;color:#777}.o{color:#c0392b}small{font-weight:normal;font-size:12.5px}p{margin:4px 0}`,
      `<div style="background:#3b3f8f;color:#fff;padding:8px 16px 12px"><div style="display:flex;justify-content:space-between;font-size:13px"><span>${ltr('21:47')}</span><span>${ltr('LTE 63%')}</span></div><div style="font-size:13.5px">${he('נווה בריאות')}</div><b style="font-size:20px">${he('בדיקות שתן')}</b></div>
      <div class="c">${he('אסנת ביטון, בת 58')}<br>${he('תאריך לקיחה: 30/06/2026')}<br>${he('הופנית על ידי ד"ר לאון גולדשמידט')}</div>
      ${card('שתן כללי', ['ucol;צבע;צהוב;;', 'uapp;מראה;עכור;;', 'usg;משקל סגולי;1.017;;1.005-1.030', 'uph;חומציות pH;6.5;;5-8', 'uleu;לויקוציטים;+2;;שלילי', 'unit;ניטריט;חיובי;;שלילי', 'uprot;חלבון;+1;;שלילי', 'uglu;גלוקוז;+4;;שלילי', 'uket;קטונים;שלילי;;שלילי', 'urob;אורובילינוגן;תקין;;תקין', 'ubil;בילירובין;שלילי;;שלילי', 'ubld;דם;עקבות;;שלילי'])}
      ${card('מיקרוסקופיה', ['uwbc;כדוריות לבנות;34;לשדה;0-5', 'urbc;כדוריות אדומות;3;לשדה;0-3', 'uepi;תאי אפיתל;מעט;;', 'ubact;חיידקים;רבים;;'])}
      ${card('חלבון בשתן', ['ualb;אלבומין;8.7;mg/dL;', 'ucrea;קריאטינין בשתן;74;mg/dL;', 'uacr;יחס אלבומין/קריאטינין;118;mg/g;0-30'])}
      <div class="c"><b class="t">${he('תרבית שתן')}</b><p>${c.t('{l.ucult|Klebsiella pneumoniae|v=Klebsiella pneumoniae;u=-}, מעל 100,000 מושבות למ"ל')}</p>
      ${drug('Cefuroxime', 'cefur', 'רגיש')}${drug('Ciprofloxacin', 'cipr', 'עמיד')}${drug('Nitrofurantoin', 'nitrof', 'עמיד')}${drug('Fosfomycin', 'fosfo', 'רגיש')}${drug('Trimethoprim/Sulfa', 'sept', 'רגיש')}</div>
      <div class="c s">${c.t("{x|סוכר בשתן צפוי בנוטלי ג'ארדיאנס או פורסיגה|reference comment|m.empa}. {x|יחס 30-300 - אלבומינוריה מתונה|reference comment|d.albur}. {x|יש לחזור על הבדיקה אחרי הטיפול|instruction}.")}</div>`,
      'rtl',
    )
  },
  { width: 500, minHeight: 1000, scale: 2.1 },
)

export const twentyEighthHeLabs = [coded, blocks, pregnancy, child, phone]
