/** Laboratory paper in Hebrew for practice: a fund's print with least and most in columns of their own and a word of judgement, an emergency ward's English sheet with its mark first, a fertility clinic's two cycles side by side. */
import { barcode, mark, signature, stamp } from '../lib/decor.mjs'
import { parseRange } from '../lib/text.mjs'
import { FACE, doc, he, ltr, mixed, resultCell, sheet } from './blind-parts.mjs'

/** A fund: name, result, unit, least, most, a word; a comment under some groups. */
const fund = doc(
  'p9271.png',
  ['he', 'lab', 'clean'],
  '2026-10-11',
  ['קופת חולים שקמים', 'שקמים', 'קופ"ח שקמים', 'קופת חולים שקמים - מעבדה אזורית דרום', 'שקמים שירותי בריאות'],
  ['ד"ר רונן גבע', 'רונן גבע', 'גבע רונן'],
  ['אביגיל סויסה', 'סויסה אביגיל', "גב' אביגיל סויסה"],
  'תוצאות בדיקות מעבדה',
  (c) => {
    const row = (s) => {
      const r = c.lab(s)
      const { ref_low: low, ref_high: high } = parseRange(r.ref)
      const shown = r.ref.match(/[\d.]+/g) ?? []
      const least = low == null ? '' : shown[0]
      const most = high == null ? '' : shown.at(-1)
      const word = { H: 'גבוה', L: 'נמוך', N: 'תקין' }[r.flag] ?? (r.ref && r.ref === r.printed ? 'תקין' : '')
      return `<tr data-e="${r.n}"><td>${mixed(r.label)}</td><td class="v">${mixed(r.printed)}</td><td>${ltr(r.unit)}</td><td>${ltr(least)}</td><td>${ltr(most)}</td><td${word === 'תקין' ? '' : ' class="v"'}>${he(word)}</td></tr>`
    }
    const part = (t, list, note) =>
      `<tr class="g"><td colspan="6">${he(t)}</td></tr>${list.map(row).join('')}${note ? `<tr><td colspan="6" class="n">${c.t(note)}</td></tr>` : ''}`
    return sheet(
      `body{font:16px/1.28 ${FACE.arial};font-size:16.6px;padding:40px 62px}.t td,.t th{padding:2px 9px;border-bottom:1px solid #d5dbe3}.t th{background:#25508c;color:#fff}.g td{background:#e6edf6;font-weight:bold}.v{font-weight:bold}.n{font-size:14.6px;color:#333}p{margin:6px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:10px;align-items:center">${mark('leaf', '#25508c', 48)}<div><b style="font-size:23px;color:#25508c">${he('קופת חולים שקמים')}</b><br>${he('מעבדה אזורית דרום')}</div></div><b style="font-size:20px">${he('תוצאות בדיקות מעבדה')}</b></div>
      <p style="border:1px solid #25508c;padding:5px 12px">${he('שם: סויסה אביגיל | ת.ז. 0-4471302-8 | ת. לידה: 25/02/1978 | נקבה')}<br>${he('רופא מפנה: ד"ר רונן גבע | תאריך נטילה: 11/10/2026 07:25 | תאריך הדפסה: 14/10/2026')}</p>
      <table class="t"><tr><th style="width:36%">${he('שם הבדיקה')}</th><th>${he('תוצאה')}</th><th>${he('יחידות')}</th><th>${he('מינימום')}</th><th>${he('מקסימום')}</th><th>${he('הערכה')}</th></tr>
      ${part('כימיה בדם', ['glu;גלוקוז בצום;118;mg/dL;70 - 100', 'urea;אוריאה;28;mg/dL;17 - 43', 'crea;קריאטינין;0.71;mg/dL;0.51 - 0.95', 'egfr;eGFR;104;mL/min/1.73m2;מעל 60', 'na;נתרן;139;mmol/L;136 - 145', 'k;אשלגן;4.6;mmol/L;3.5 - 5.1', 'ca;סידן;10.7;mg/dL;8.6 - 10.2', 'phos;זרחן;2.6;mg/dL;2.5 - 4.5', 'alb;אלבומין;4.4;g/dL;3.5 - 5.2', 'uric;חומצה אורית;6.1;mg/dL;2.4 - 5.7', 'alt;ALT (GPT);39;U/L;עד 33', 'ast;AST (GOT);27;U/L;עד 32', 'ggt;GGT;44;U/L;עד 40', 'alp;פוספטאזה בסיסית;96;U/L;35 - 104', 'tbil;בילירובין כללי;0.5;mg/dL;עד 1.2'], '{x|גלוקוז 100-125 - סוכר גבולי, מומלץ לחזור|reference comment|d.predm}')}
      ${part('שומנים', ['chol;כולסטרול;241;mg/dL;עד 200', 'trig;טריגליצרידים;188;mg/dL;עד 150', 'hdl;HDL;46;mg/dL;מעל 50', 'ldl;LDL מחושב;157;mg/dL;עד 130', 'nhdl;NON-HDL;195;mg/dL;עד 160'], '{x|היעד תלוי בדרגת הסיכון הקרדיווסקולרי|reference text}')}
      ${part('המטולוגיה', ['wbc;WBC;8.9;K/µL;4.5 - 11', 'rbc;RBC;4.61;M/µL;4.0 - 5.2', 'hgb;המוגלובין;12.1;g/dL;12.0 - 16.0', 'hct;המטוקריט;36.9;%;36 - 46', 'mcv;MCV;80.0;fL;80 - 100', 'mch;MCH;26.2;pg;27 - 33', 'rdw;RDW;15.1;%;11.5 - 14.5', 'plt;טסיות;328;K/µL;150 - 450', 'neut;נויטרופילים אבס.;5.4;K/µL;1.8 - 7.7', 'lymph;לימפוציטים אבס.;2.6;K/µL;1.0 - 4.8', 'eos;אאוזינופילים אבס.;0.31;K/µL;0 - 0.5'])}
      ${part('הורמונים, ויטמינים וברזל', ['tsh;TSH;6.12;mIU/L;0.4 - 4.2', 'ft4;FT4;0.98;ng/dL;0.9 - 1.7', 'tpo;נוגדני TPO;214;IU/mL;עד 34', 'pth;PTH;79;pg/mL;15 - 65', 'vitd;ויטמין D 25-OH;14;ng/mL;מעל 30', 'b12;ויטמין B12;305;pg/mL;197 - 771', 'ferr;פריטין;9;ng/mL;13 - 150', 'fe;ברזל;38;µg/dL;37 - 145'], '{x|PTH גבוה עם סידן גבוה - יש לשלול תת-יותרת התריס פעילה|question|d.phpt}')}
      ${part('שתן מקרי', ['ualb;אלבומין בשתן;18;mg/L;עד 20', 'ucrea;קריאטינין בשתן;96;mg/dL;', 'uacr;יחס אלבומין/קריאטינין;19;mg/g;עד 30', 'unit;ניטריטים;שלילי;;שלילי', 'ubld;דם;שלילי;;שלילי'])}</table>
      <p>${c.t('הערות: {x|HbA1c - לא התקבלה מבחנה|not done|l.a1c}. {x|סידן מיונן - בדיקה בביצוע|pending|l.ica}. {x|ביוטין בנטילה קבועה עלול להשפיע על TSH|reference comment}.')}</p>
      <p style="font-size:14.5px">${he('מנהלת המעבדה: ד"ר אורנה פלד')}</p>${c.no('ד"ר אורנה פלד', 'laboratory head')}`,
      'rtl',
    )
  },
  { dateAliases: ['2026-10-14'], width: 1000, scale: 1.4 },
)

/** An emergency ward: Hebrew head, English table whose mark stands before the name. */
const emergency = doc(
  'p9272.jpg',
  ['he', 'lab', 'photo'],
  '2026-09-03',
  ['המרכז הרפואי גבעת האלה', 'גבעת האלה', 'מרכז רפואי גבעת האלה', 'המרכז הרפואי גבעת האלה - מלר"ד'],
  ['ד"ר לירן כספי', 'לירן כספי', 'כספי לירן'],
  ['יצחק מנדלבאום', 'מנדלבאום יצחק', 'מר יצחק מנדלבאום'],
  'ריכוז תוצאות מעבדה',
  (c) => {
    const row = (s) => {
      const r = c.lab(s)
      const m = { H: '▲', L: '▼' }[r.flag] ?? ''
      return `<tr data-e="${r.n}"><td>${m}</td><td>${ltr(r.label)}</td><td class="v">${ltr(r.printed)}</td><td>${ltr(r.unit)}</td><td>${ltr(r.ref ? `[${r.ref}]` : '')}</td></tr>`
    }
    const group = (t, list) => `<tr class="g"><td colspan="5">${ltr(t)}</td></tr>${list.map(row).join('')}`
    return sheet(
      `body{font:16px/1.28 ${FACE.arial};font-size:17px;padding:40px 66px}.t{direction:ltr}.t td,.t th{padding:1.6px 10px;text-align:left}.t td:first-child{width:34px;color:#a00}.t th{border-bottom:2px solid #333}.g td{font-weight:bold;background:#eee!important;color:#000!important}.v{font-weight:bold}p{margin:6px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center;border-bottom:2px solid #333;padding-bottom:5px"><div><b style="font-size:23px">${he('המרכז הרפואי גבעת האלה')}</b><br>${he('המחלקה לרפואה דחופה (מלר"ד)')}</div><b style="font-size:20px">${he('ריכוז תוצאות מעבדה')}</b>${barcode(c.rnd, 30, 36)}</div>
      <p>${he('שם: מנדלבאום יצחק | ת.ז. 0-1178264-3 | בן 81 | רופא מזמין: ד"ר לירן כספי')}<br>${he('נטילה: 03/09/2026 21:42 | הודפס: 03/09/2026 23:55')}</p>
      <p>${c.t('סיבת פנייה: {o|בלבול}, {o|חום} | רקע: {d.dm2|סוכרת סוג 2|icd=E11.9/E11.65}, {d.demen|דמנציה|icd=F03.90}')}</p>
      <table class="t"><tr><th></th><th>Test</th><th>Result</th><th>Units</th><th>Normal range</th></tr>
      ${group('Chemistry', ['glu;Glucose;312;mg/dL;70 - 110', 'urea;Urea;96;mg/dL;17 - 49', 'crea;Creatinine;1.94;mg/dL;0.70 - 1.30', 'na;Sodium;151;mmol/L;136 - 145', 'k;Potassium;5.2;mmol/L;3.5 - 5.1', 'cl;Chloride;114;mmol/L;98 - 107', 'osm;Osmolality;338;mOsm/kg;275 - 295', 'ca;Calcium;8.7;mg/dL;8.5 - 10.5', 'alb;Albumin;2.9;g/dL;3.5 - 5.0', 'tbil;Bilirubin total;0.9;mg/dL;0.2 - 1.2', 'alt;ALT;24;U/L;0 - 41', 'ast;AST;38;U/L;0 - 40', 'amyl;Amylase;71;U/L;28 - 100', 'ck;CK;486;U/L;39 - 308', 'ldh;LDH;271;U/L;135 - 225', 'crp;CRP;164.2;mg/L;0 - 5', 'trop;Troponin T hs;41;ng/L;0 - 14'])}
      ${group('CBC', ['wbc;WBC;17.8;K/uL;4.0 - 10.8', 'neutp;Neutrophils %;88.4;%;40 - 75', 'lymphp;Lymphocytes %;6.1;%;20 - 45', 'hgb;Hemoglobin;14.9;g/dL;13.5 - 17.5', 'hct;Hematocrit;46.8;%;41 - 53', 'mcv;MCV;92.1;fL;80 - 99', 'plt;Platelets;141;K/uL;150 - 450'])}
      ${group('Coagulation', ['inr;INR;1.21;;0.90 - 1.15', 'aptt;APTT;34.0;sec;25 - 37', 'fib;Fibrinogen;612;mg/dL;200 - 400'])}
      ${group('Venous gas', ['ph;pH;7.33;;7.32 - 7.42', 'pco2;pCO2;41;mmHg;41 - 51', 'abghco3;HCO3;21.4;mmol/L;22 - 29', 'lact;Lactate;3.6;mmol/L;0.5 - 2.2'])}
      ${group('Urine', ['usg;Specific gravity;1.025;;1.005 - 1.030', 'uleu;Leukocytes;500;/uL;0 - 25', 'unit;Nitrite;Positive;;', 'uglu;Glucose;++++;;', 'uket;Ketones;Trace;;', 'uprot;Protein;+;;', 'ubld;Blood;++;;'])}</table>
      <p>${c.t('{x|תרבית שתן ותרביות דם נלקחו, תשובה בהמשך|pending|l.ucult}. {x|D-Dimer - הוזמן ובוטל|not done|l.dd}. {x|קוביד - לא נדגם|not done|l.covidpcr}.')}</p>
      <div style="display:flex;justify-content:space-between;align-items:center"><span>${he('אושר: אינה מלמוד, עובדת מעבדה')}</span>${stamp(['מעבדת חירום', 'משמרת ערב'], '#444', -4)}</div>${c.no('אינה מלמוד', 'technologist')}`,
      'rtl',
    )
  },
  { width: 1000, scale: 1.4, degrade: { angle: -1.2, folds: [0.48] } },
)

/** A fertility clinic: two cycles side by side, limits of the early phase at the end; the partner's sample in a box of its own. */
const fertility = doc(
  'p9273.png',
  ['he', 'lab', 'clean'],
  '2026-08-18',
  ['נועם - מרכז לפריון', 'מרכז נועם לפריון', 'נועם מרכז לפריון', 'מרכז נועם'],
  ['ד"ר תמר וישניאק', 'תמר וישניאק', 'וישניאק תמר'],
  ['שני אלקיים', 'אלקיים שני', "גב' שני אלקיים"],
  'פרופיל הורמונלי ובדיקות סקר',
  (c) => {
    const days = ['2026-08-18', '2026-06-21']
    const show = (r) => `${r.printed}${{ H: ' ↑', L: ' ↓' }[r.flag] ?? ''}`
    const row = (s) => {
      const [key, name, unit, ref, ...values] = s.split(';')
      return `<tr><td>${mixed(name)}</td>${values.map((v, i) => `<td class="v">${v === '-' ? '' : resultCell(c, key, name, v, unit, ref, days[i], show)}</td>`).join('')}<td>${ltr(unit)}</td><td>${mixed(ref)}</td></tr>`
    }
    const part = (t, list) => `<tr class="g"><td colspan="5">${he(t)}</td></tr>${list.map(row).join('')}`
    return sheet(
      `body{font:17px/1.36 ${FACE.notoHe};font-size:16.4px;padding:46px 72px}.t td,.t th{border:1px solid #c7a5b4;padding:3px 11px}.t th{background:#8b3a5c;color:#fff}.g td{background:#f8eef2;font-weight:bold;color:#8b3a5c}.v{text-align:center}p{margin:8px 0}.b{border:1.5px dashed #8b3a5c;padding:6px 14px;margin-top:10px}`,
      `<div style="text-align:center"><b style="font-size:26px;color:#8b3a5c">${he('נועם - מרכז לפריון')}</b><br>${he('פרופיל הורמונלי ובדיקות סקר')}</div>
      <p style="border-top:1px solid #8b3a5c;border-bottom:1px solid #8b3a5c;padding:5px 0">${he('מטופלת: שני אלקיים | ת.ז. 0-6620913-5 | ילידת 07/12/1993 | רופאה: ד"ר תמר וישניאק')}<br>${he('יום 3 למחזור. נטילה אחרונה: 18/08/2026 08:15')}</p>
      <table class="t"><tr><th style="width:34%">${he('בדיקה')}</th><th>${ltr('18/08/2026')}</th><th>${ltr('21/06/2026')}</th><th>${he('יחידות')}</th><th>${he('טווח בשלב הזקיק המוקדם')}</th></tr>
      ${part('הורמונים', ['fsh;FSH;IU/L;3.5 - 12.5;11.8;9.7', 'lh;LH;IU/L;2.4 - 12.6;14.3;12.9', 'e2;אסטרדיול E2;pmol/L;45 - 854;171;148', 'prog;פרוגסטרון;nmol/L;0.2 - 2.8;0.9;0.7', 'prl;פרולקטין;mIU/L;102 - 496;611;574', 'amh;AMH;pmol/L;5.0 - 40.0;46.2;-', 'testo;טסטוסטרון כללי;nmol/L;0.3 - 1.7;2.1;-', 'shbg;SHBG;nmol/L;26 - 110;22;-', 'dheas;DHEA-S;µmol/L;2.7 - 9.2;8.4;-', 'andro;אנדרוסטנדיון;nmol/L;1.0 - 11.5;12.6;-', 'ohp;17-OH פרוגסטרון;nmol/L;0.3 - 3.0;2.2;-', 'tsh;TSH;mIU/L;0.35 - 2.50;2.9;3.4', 'ft4;FT4;pmol/L;11 - 22;14.6;-', 'insul;אינסולין בצום;mU/L;2.6 - 24.9;17.8;-'])}
      ${part('סקר לפני טיפול', ['hgb;המוגלובין;g/dL;12.0 - 16.0;13.2;-', 'plt;טסיות;K/µL;150 - 450;267;-', 'hbsag;HBsAg;;שלילי;שלילי;-', 'antihcv;נוגדני HCV;;שלילי;שלילי;-', 'hivag;HIV Ag/Ab;;שלילי;שלילי;-', 'syph;עגבת (סיפיליס);;שלילי;שלילי;-', 'rubg;אדמת IgG;IU/mL;מעל 10;58;-', 'cmvg;CMV IgG;AU/mL;;91;-', 'cmvm;CMV IgM;;שלילי;שלילי;-', 'toxg;טוקסופלזמה IgG;IU/mL;;1.2;-'])}</table>
      <div class="b"><b>${he('בן זוג:')}</b> ${c.t('{x|ספירת זרע 11 מיליון/מ"ל, תנועתיות 24%|partner}; {x|קריוטיפ תקין|partner}')}</div>
      <p>${c.t('הערות: {x|LH גבוה יחסית ל-FSH ו-AMH גבוה מתאימים לשחלות פוליציסטיות|reference comment|d.pcos}. {x|פרולקטין ייבדק שוב במנוחה|planned|l.prl}. {x|BRCA - לא הוזמן|not done}. {x|אחות עם אי ספיקת שחלות מוקדמת|family history}.')}</p>
      <div style="display:flex;justify-content:space-between;align-items:end"><span>${he('הודפס 19/08/2026')}</span>${signature(c.rnd, '#8b3a5c', 80)}</div>`,
      'rtl',
    )
  },
  { dateAliases: ['2026-06-21', '2026-08-19'], width: 1000, scale: 1.4 },
)

export const practice33HeLabs = [fund, emergency, fertility]
