/** Laboratory paper in Hebrew: a fund's print with limits and unit in one cell and remarks under a row, a day clinic's comparison with a column of differences, serology as blocks of labelled lines, a telephone's screen with a mark on a line, an occupational clinic's strips with the names across. */
import { barcode, hand, mark, matrixCode, signature, stamp } from '../lib/decor.mjs'
import { FACE, doc, he, ltr, mixed, resultCell, sheet } from './blind-parts.mjs'

const iso = (s) => s.split('/').reverse().join('-')
const off = (r) => r.flag === 'H' || r.flag === 'L'

/** A fund's print: Hebrew names, a word for what is out of range before the result, limits and unit together, remarks under a row. */
const fund = doc(
  'p601.jpg',
  ['he', 'lab', 'photo'],
  '2025-11-18',
  ['קופת חולים גלים', 'גלים', 'קופ"ח גלים', 'גלים שירותי בריאות', 'קופת חולים גלים - מעבדה אזורית דרום'],
  ['ד"ר אורנה מלצר', 'אורנה מלצר', 'מלצר אורנה'],
  ['שאול חנוכה', 'חנוכה שאול', 'מר שאול חנוכה'],
  'דוח בדיקות מעבדה',
  (c) => {
    const row = (s) => {
      const [line, note] = s.split('|')
      const r = c.lab(line)
      const word = r.flag === 'H' ? 'מעל הנורמה' : r.flag === 'L' ? 'מתחת לנורמה' : ''
      return `<tr data-e="${r.n}"><td>${mixed(r.label)}</td><td class="f">${he(word)}</td><td class="v">${ltr(r.printed)}</td><td class="u">${mixed(r.ref)} ${ltr(r.unit)}</td></tr>${note ? `<tr class="c"><td colspan="4">${c.t(note.replaceAll('~', '|'))}</td></tr>` : ''}`
    }
    const group = (title, list) =>
      `<tr class="g"><td colspan="4">${he(title)}</td></tr>${list.map(row).join('')}`
    return sheet(
      `body{font:17px/1.3 ${FACE.nachlieli};font-size:17px;padding:36px 64px}td,th{padding:1.6px 10px}tr{border-bottom:1px dotted #9aa}th{font-size:15px;border-bottom:2px solid #14655c}.v{font-weight:bold;font-size:18px}.f{font-size:15px;color:#a01818}.u{font-size:16px}.g td{font-weight:bold;color:#fff;background:#14655c}.c td{font-size:14.5px;color:#444;padding-inline-start:40px}p{margin:6px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:12px;align-items:center">${mark('wave', '#14655c', 46)}<div><b style="font-size:25px;color:#14655c">קופת חולים גלים</b><br>${he('מעבדה אזורית דרום')}</div></div>${barcode(c.rnd, 38, 38)}</div>
      <div style="text-align:center;font-size:21px;font-weight:bold;margin:4px 0">${he('דוח בדיקות מעבדה')}</div>
      <div style="display:grid;grid-template-columns:1fr 1fr 1fr;border:1px solid #14655c;padding:4px 10px;font-size:16px"><div>${he('מר שאול חנוכה')}<br>${he('ת.ז. 0-5913304-7')}</div><div>${he('ת. לידה: 04/06/1967')}<br>${he('מין: זכר')}</div><div>${he('תאריך דגימה: 18/11/2025 07:05')}<br>${he('תאריך דוח: 19/11/2025')}</div><div style="grid-column:1/4">${he('רופאה מזמינה: ד"ר אורנה מלצר, רפואה פנימית \u00a0 מספר דגימה 25-7741906')}</div></div>
      <table style="margin-top:6px"><tr><th style="width:36%">${he('בדיקה')}</th><th>${he('חריגה')}</th><th>${he('תוצאה')}</th><th>${he('נורמה ויחידות')}</th></tr>
      ${group('ספירת דם', ['wbc;כדוריות דם לבנות;7.9;K/uL;4.5-11.0', 'rbc;כדוריות דם אדומות;5.62;M/uL;4.5-5.9', 'hgb;המוגלובין;13.4;g/dL;13.5-17.5', 'hct;המטוקריט;42.8;%;41-53', 'mcv;MCV;76.2;fL;80-100', 'mch;MCH;23.8;pg;26-34|{x~חשד לנשאות תלסמיה, יש לשקול אלקטרופורזה~question~d.thal}', 'mchc;MCHC;31.3;g/dL;31-37', 'rdw;RDW;15.9;%;11.5-14.5', 'plt;טסיות;241;K/uL;150-450', 'mpv;MPV;9.1;fL;7.4-11.0', 'neutp;נויטרופילים;58.2;%;40-75', 'lymphp;לימפוציטים;29.4;%;20-45', 'monop;מונוציטים;8.1;%;2-10', 'eosp;אאוזינופילים;3.6;%;0-6', 'basop;בזופילים;0.7;%;0-2'])}
      ${group('כימיה', ['glu;גלוקוז;112;mg/dL;70-100|{x~ערך בצום 100-125 מתאים לטרום סוכרת~reference comment}', 'urea;שתנן;36;mg/dL;17-49', 'crea;קריאטינין;0.98;mg/dL;0.7-1.2', 'egfr;סינון כלייתי eGFR;86;mL/min;מעל 60', 'na;נתרן;140;mmol/L;136-145', 'k;אשלגן;4.4;mmol/L;3.5-5.1|{x~דגימה ללא המוליזה~negated}', 'cl;כלור;104;mmol/L;98-107', 'ca;סידן;9.4;mg/dL;8.6-10.3', 'phos;זרחן;3.3;mg/dL;2.5-4.5', 'mg;מגנזיום;2.0;mg/dL;1.6-2.6', 'uric;חומצה אורית;6.1;mg/dL;3.5-7.2', 'tp;חלבון כללי;7.3;g/dL;6.4-8.3', 'alb;אלבומין;4.5;g/dL;3.5-5.2', 'tbil;בילירובין כללי;0.9;mg/dL;0.3-1.2', 'alp;פוספטזה אלקלינית;74;U/L;40-130', 'alt;ALT;33;U/L;0-41', 'ast;AST;26;U/L;0-40', 'ggt;GGT;41;U/L;8-61', 'ldh;LDH;190;U/L;135-225', 'ck;CK;212;U/L;30-200'])}
      ${group('שומנים', ['chol;כולסטרול כללי;226;mg/dL;0-200', 'trig;טריגליצרידים;198;mg/dL;0-150', 'hdl;כולסטרול HDL;41;mg/dL;40-60', 'ldl;כולסטרול LDL;145;mg/dL;0-130', 'nhdl;כולסטרול Non-HDL;185;mg/dL;0-160|{x~יעד לאחר אירוע לב: מתחת ל-85~reference comment}', 'a1c;המוגלובין מסוכרר A1C;5.9;%;4.0-5.7'])}</table>
      <p>${c.t('{x|בדיקת TSH לא בוצעה, כמות לא מספקת|not done|l.tsh}. {x|מומלץ לחזור על CK לאחר שבוע ללא מאמץ|planned|l.ck}.')}</p>
      <div style="display:flex;justify-content:space-between;align-items:center"><span>${he('אישרה: ד"ר פאולינה רזניק, מנהלת המעבדה')}</span>${hand('תור לרופאה ב-2/12', 28)}</div>${c.no('ד"ר פאולינה רזניק', 'laboratory director')}`,
      'rtl',
    )
  },
  { dateAliases: ['2025-11-19'], width: 1060, scale: 1.42, degrade: { angle: 0.9, folds: [0.52] } },
)

/** A hospital's day clinic: today beside the earlier day, a column of differences, then limits and unit. */
const compare = doc(
  'p602.jpg',
  ['he', 'lab', 'scan'],
  '2026-02-04',
  ['המרכז הרפואי צוקי ארבל', 'צוקי ארבל', 'מרכז רפואי צוקי ארבל', 'המרכז הרפואי צוקי ארבל - אשפוז יום'],
  ['ד"ר סלווה דכוור', 'סלווה דכוור', 'דכוור סלווה'],
  ['לאה גרינפלד', 'גרינפלד לאה', "גב' לאה גרינפלד"],
  'השוואת תוצאות מעבדה',
  (c) => {
    const days = ['04/02/2026', '05/11/2025']
    const row = (s) => {
      const [key, label, unit, ref, ...values] = s.split(';')
      const cell = (v, i) => {
        if (!v) return '<td class="v">—</td>'
        const span = resultCell(c, key, label, v, unit, ref, iso(days[i]), (r) => (off(r) ? `*${v}` : v))
        return `<td class="v${i ? ' o' : ''}"><bdi dir="ltr">${span}</bdi></td>`
      }
      const d = Number(values[0]) - Number(values[1])
      const places = (values[0].split('.')[1] ?? '').length
      const diff =
        values[1] && Number.isFinite(d)
          ? `${d > 0 ? '+' : d < 0 ? '−' : ''}${Math.abs(d).toFixed(places)}`
          : ''
      return `<tr data-line><td class="n">${mixed(label)}</td>${values.map(cell).join('')}<td class="d">${ltr(diff)}</td><td>${mixed(ref)}</td><td>${ltr(unit)}</td></tr>`
    }
    const group = (title, list) =>
      `<tr class="g"><td colspan="6">${he(title)}</td></tr>${list.map(row).join('')}`
    return sheet(
      `body{font:18px/1.4 ${FACE.serifHe};font-size:16.5px;padding:44px 60px}td,th{padding:3px 9px;border-bottom:1px solid #bbb}th{border-bottom:2px solid #333;border-top:2px solid #333;font-size:15.5px}.v{font-weight:bold}.o{font-weight:normal}.d{font-size:15px;color:#555}.g td{text-decoration:underline;border:none;padding-top:8px;font-weight:bold}p{margin:7px 0}`,
      `<div style="text-align:center"><b style="font-size:25px">המרכז הרפואי צוקי ארבל</b><br>${he('אשפוז יום ראומטולוגי')}</div>
      <div style="display:flex;justify-content:space-between;margin:9px 0"><div>${he("שם המטופלת: גב' לאה גרינפלד")}<br>${he('ת.ז. 0-2661908-3 \u00a0 ילידת 21/09/1959')}</div><div>${he('רופאה: ד"ר סלווה דכוור')}<br>${he('הודפס: 05/02/2026 09:12')}</div></div>
      <b style="font-size:19px">${he('השוואת תוצאות מעבדה')}</b>
      <p>${c.t('{d.ra|דלקת מפרקים שגרונית}. טיפול: {m.mtx|מטרקס 20 מ"ג פעם בשבוע|freq=פעם בשבוע}, {m.folic|חומצה פולית 5 מ"ג פעם בשבוע|freq=פעם בשבוע}. {x|ללא טיפול ביולוגי|negated}.')}</p>
      <table><tr><th>${he('בדיקה')}</th><th>${ltr(days[0])}</th><th>${ltr(days[1])}</th><th>${he('שינוי')}</th><th>${he('נורמה')}</th><th>${he('יחידות')}</th></tr>
      ${group('המטולוגיה', ['wbc;לויקוציטים;10^3/uL;4.3 - 10.8;4.1;5.6', 'hgb;המוגלובין;g/dL;12.0 - 16.0;11.9;12.3', 'mcv;MCV;fL;79 - 97;97.8;95.2', 'plt;טסיות;10^3/uL;130 - 400;188;214', 'neut;נויטרופילים;10^3/uL;1.9 - 8.0;2.2;3.4', 'lymph;לימפוציטים;10^3/uL;0.9 - 4.5;1.3;1.6', 'esr;שקיעת דם;mm/h;0 - 30;34;52'])}
      ${group('כבד', ['alt;ALT;U/L;0 - 34;58;31', 'ast;AST;U/L;0 - 31;44;28', 'alp;ALP;U/L;30 - 120;92;88', 'ggt;GGT;U/L;0 - 38;47;29', 'tbil;בילירובין כללי;mg/dL;0.2 - 1.2;0.5;0.6', 'alb;אלבומין;g/dL;3.5 - 5.2;4.0;4.1'])}
      ${group('כליות ומלחים', ['crea;קריאטינין;mg/dL;0.5 - 1.0;0.81;0.78', 'urea;אוריאה;mg/dL;15 - 45;31;29', 'na;נתרן;mmol/L;135 - 145;139;141', 'k;אשלגן;mmol/L;3.5 - 5.0;4.6;4.2', 'glu;גלוקוז;mg/dL;70 - 100;94;'])}
      ${group('דלקת ואימונולוגיה', ['crp;CRP;mg/L;0 - 5;9.2;24.6', 'rf;Rheumatoid factor;IU/mL;0 - 14;61;', 'ccp;Anti-CCP;U/mL;0 - 17;143;', 'c3;משלים C3;mg/dL;90 - 180;127;133', 'c4;משלים C4;mg/dL;10 - 40;24;26', 'ferr;פריטין;ng/mL;13 - 150;174;201', 'vitd;ויטמין D;nmol/L;50 - 125;63;48'])}</table>
      <p>${c.t('* ערך חריג. {x|נוגדנים ל-DNA לא נבדקו|not done|l.dsdna}. {x|הפטיטיס B נשללה לפני התחלת הטיפול|negated|d.hepb}. {x|אם ALT יעלה מעל 100 יש להפסיק מטרקס|conditional}. {x|ספירה ותפקודי כבד בעוד 4 שבועות|planned}.')}</p>
      <div style="display:flex;justify-content:space-between;align-items:center">${signature(c.rnd, '#222')}${stamp(['אשפוז יום', 'ראומטולוגיה'], '#333', -4)}</div>`,
      'rtl',
    )
  },
  { dateAliases: ['2026-02-05', '2025-11-05'], width: 1040, scale: 1.4, degrade: { angle: -0.5 } },
)

/** A private laboratory: serology before a nursing school, each test a block of labelled lines with its method and criteria. */
const serology = doc(
  'p603.png',
  ['he', 'lab', 'clean'],
  '2025-05-27',
  ['מעבדות יסוד', 'יסוד', 'מעבדות יסוד - המחלקה לסרולוגיה', 'מעבדות יסוד בע"מ'],
  ['ד"ר תומר אוזנה', 'תומר אוזנה', 'אוזנה תומר'],
  ['הילה שמחי', 'שמחי הילה', "גב' הילה שמחי"],
  'תשובת סרולוגיה',
  (c) => {
    const block = (s) => {
      const [line, means, how] = s.split('|')
      const r = c.lab(line)
      return `<div class="b"><div data-e="${r.n}" data-line class="h"><b>${ltr(r.label)}</b> <span>${he('תוצאה:')} <b>${mixed(`${r.printed} ${r.unit}`.trim())}</b></span></div><div>${he('פירוש:')} ${he(means)}</div><div class="m">${he(how)}</div></div>`
    }
    return sheet(
      `body{font:17px/1.42 ${FACE.notoHe};font-size:16px;padding:0 0 40px}.w{padding:0 60px}.two{display:grid;grid-template-columns:1fr 1fr;gap:8px 16px;margin:8px 0}.b{border:1px solid #c4b5d4;border-inline-start:5px solid #6b3f94;padding:4px 12px}.h{display:flex;justify-content:space-between;font-size:17px}.m{font-size:13.5px;color:#666}h3{font-size:18px;color:#6b3f94;margin:12px 0 0}p{margin:6px 0}`,
      `<div style="background:#6b3f94;color:#fff;padding:14px 60px;display:flex;justify-content:space-between;align-items:center"><div><b style="font-size:26px">מעבדות יסוד</b><br>${he('המחלקה לסרולוגיה')}</div><b style="font-size:21px">${he('תשובת סרולוגיה')}</b></div><div class="w">
      <div style="display:flex;justify-content:space-between;margin-top:12px"><div>${he("נבדקת: גב' הילה שמחי")}<br>${he('ת.ז. 3-2258071-4, ת. לידה 13/02/2002')}<br>${he('מזמין: ד"ר תומר אוזנה')}</div><div>${he('תאריך נטילה: 27/05/2025')}<br>${he('תאריך תשובה: 01/06/2025')}<br>${he('סוג דגימה: נסיוב')}</div>${matrixCode(c.rnd, 21, 3)}</div>
      <p>${c.t('מטרה: בדיקות לפני תחילת לימודי סיעוד. {x|לא ידוע על מחלות רקע|negated}. {x|חוסנה בילדות נגד צהבת B|history|m.vhepb}.')}</p>
      <h3>${he('הפטיטיס ו-HIV')}</h3><div class="two">
      ${['hbsag;HBsAg;שלילי;;|לא נמצא אנטיגן|שיטה: CMIA. שלילי: פחות מ-1.00 S/CO', 'antihbs;Anti-HBs;7.4;mIU/mL;|לא מחוסנת|שיטה: CMIA. חיסוניות: 10 ומעלה', 'hbc;Anti-HBc total;שלילי;;|לא נמצאו נוגדנים|שיטה: CMIA. שלילי: פחות מ-1.00 S/CO', 'antihcv;Anti-HCV;שלילי;;|לא נמצאו נוגדנים|שיטה: CMIA. שלילי: פחות מ-1.00 S/CO', 'hepa;HAV Ab total;חיובי;;|מחוסנת|שיטה: CMIA', 'hivag;HIV Ag/Ab;שלילי;;|לא נמצאו נוגדנים או אנטיגן|שיטה: CMIA. אינה שוללת הדבקה בשבועות האחרונים'].map(block).join('')}</div>
      <h3>${he('חיסוניות')}</h3><div class="two">
      ${['measles;Measles IgG;חיובי;;|מחוסנת|שיטה: CLIA. חיובי: 16.5 AU/mL ומעלה', 'mumps;Mumps IgG;גבולי;;|יש לחזור על הבדיקה|שיטה: CLIA. גבולי: 9 עד 11 AU/mL', 'rubg;Rubella IgG;46;IU/mL;|מחוסנת|שיטה: CMIA. חיובי: 10 ומעלה', 'vzvg;VZV IgG;812;mIU/mL;|מחוסנת|שיטה: CLIA. חיובי: 150 ומעלה'].map(block).join('')}</div>
      <h3>${he('וירוסים נוספים')}</h3><div class="two">
      ${['cmvg;CMV IgG;חיובי;;|הדבקה בעבר|שיטה: CMIA', 'cmvm;CMV IgM;שלילי;;|ללא עדות להדבקה חדשה|שיטה: CMIA', 'h18vcag;EBV VCA IgG;חיובי;;|הדבקה בעבר|שיטה: CLIA', 'ebvvca;EBV VCA IgM;שלילי;;|ללא עדות להדבקה חדשה|שיטה: CLIA', 'h18ebna;EBV EBNA IgG;חיובי;;|הדבקה בעבר|שיטה: CLIA', 'toxg;Toxoplasma IgG;שלילי;;|לא נחשפה|שיטה: CMIA', 'syph;Treponema pallidum Ab;שלילי;;|לא נמצאו נוגדנים|שיטה: CMIA', 'qft;QuantiFERON-TB;שלילי;;|ללא עדות לשחפת סמויה|שיטה: IGRA'].map(block).join('')}</div>
      <p style="border-top:1px solid #6b3f94;padding-top:5px">${c.t('הערות: {x|מומלצת מנת דחף נגד הפטיטיס B ובדיקה חוזרת לאחר חודש|planned|l.antihbs}. {x|אין עדות למונונוקלאוזיס פעילה|negated|d.mono}. {x|במקרה של חשיפה לחצבת יש לפנות לרופא|conditional}. {x|נוגדני טוקסופלזמה IgM לא הוזמנו|not done|l.toxm}.')}</p>
      <p>${he('חתימה אלקטרונית: ד"ר קלאודיה וקסלר, מנהלת המחלקה')}</p>${c.no('ד"ר קלאודיה וקסלר', 'laboratory director')}</div>`,
      'rtl',
    )
  },
  { dateAliases: ['2025-06-01'], width: 1100, scale: 1.3 },
)

/** A fund's application on a telephone: urine and kidneys, a line with a mark and the limits at its ends. */
const phone = doc(
  'p604.png',
  ['he', 'lab', 'clean'],
  '2026-03-15',
  ['קופת חולים לוטם', 'לוטם', 'לוטם שלי', 'קופ"ח לוטם'],
  ['ד"ר מאזן בשארה', 'מאזן בשארה', 'בשארה מאזן'],
  ['יחיאל אדרי', 'אדרי יחיאל'],
  'תוצאות בדיקות',
  (c) => {
    const gauge = (r) => {
      const [a, b] = r.ref.split('-').map(Number)
      const v = Number(r.printed)
      const at = Math.max(3, Math.min(97, 25 + ((v - a) / (b - a)) * 50))
      return `<div class="g" dir="ltr"><i style="left:25%;width:50%"></i><u style="left:${at}%"></u></div><div class="e" dir="ltr"><span style="left:25%">${r.ref.split('-')[0]}</span><span style="left:75%">${r.ref.split('-')[1]}</span></div>`
    }
    const row = (s) => {
      const r = c.lab(s)
      const says = r.flag === 'H' ? 'מעל הטווח' : r.flag === 'L' ? 'מתחת לטווח' : ''
      const span = /^[\d.]+-[\d.]+$/.test(r.ref)
        ? gauge(r)
        : r.ref
          ? `<div class="x">${he(`ערך תקין: ${r.ref}`)}</div>`
          : ''
      return `<div class="r" data-e="${r.n}"><div data-e="${r.n}" data-line class="l"><span>${mixed(r.label)}</span><b>${mixed(`${r.printed} ${r.unit}`.trim())}</b></div>${says ? `<div class="w">${he(says)}</div>` : ''}${span}</div>`
    }
    const group = (title, list) => `<h3>${he(title)}</h3>${list.map(row).join('')}`
    return sheet(
      `body{font:15px/1.35 ${FACE.openSans};font-family:'Noto Sans Hebrew','Open Sans',sans-serif;padding:0 16px 20px;background:#f3f5f9}.r{background:#fff;border-radius:9px;margin:5px 0;padding:5px 12px}.l{display:flex;justify-content:space-between}.w{font-size:12.5px;color:#b3261e}.x{font-size:12.5px;color:#666}.g{position:relative;height:7px;background:#f0c9c4;border-radius:4px;margin-top:4px}.g i{position:absolute;top:0;bottom:0;background:#8ccf9e}.g u{position:absolute;top:-3px;width:5px;height:13px;background:#222;border-radius:2px}.e{position:relative;height:15px;font-size:11.5px;color:#555}.e span{position:absolute;transform:translateX(-50%)}h3{font-size:15px;margin:10px 0 2px;color:#213a7a}p{margin:5px 0}`,
      `<div style="background:#213a7a;color:#fff;margin:0 -16px;padding:6px 16px;display:flex;justify-content:space-between;font-size:13px"><span>14:26</span><span dir="ltr">5G 71%</span></div><div style="background:#213a7a;color:#fff;margin:0 -16px 8px;padding:8px 16px;display:flex;justify-content:space-between"><b style="font-size:19px">${he('לוטם שלי')}</b><span>${he('קופת חולים לוטם')}</span></div>
      <b style="font-size:17px">${he('תוצאות בדיקות')}</b>
      <p>${he('יחיאל אדרי, ת.ז. 0-4482019-5')}<br>${he('תאריך בדיקה: 15/03/2026')}<br>${he('רופא שולח: ד"ר מאזן בשארה')}</p>
      ${group('שתן כללית', ['uph;חומציות (pH);5.5;;5-8', 'usg;משקל סגולי;1.022;;1.005-1.03', 'uprot;חלבון;+1;;שלילי', 'uglu;גלוקוז בשתן;+3;;שלילי', 'uket;קטונים;שלילי;;שלילי', 'ubld;דם;עקבות;;שלילי', 'uleu;לויקוציטים;שלילי;;שלילי', 'unit;ניטריט;שלילי;;שלילי', 'ubil;בילירובין;שלילי;;שלילי'])}
      ${group('משקע שתן', ['uwbc;תאים לבנים;2;/HPF;0-5', 'urbc;תאים אדומים;6;/HPF;0-3'])}
      ${group('שתן כמותי', ['ualb;מיקרואלבומין;118;mg/L;', 'ucrea;קריאטינין בשתן;96;mg/dL;', 'uacr;יחס אלבומין לקריאטינין;123;mg/g;0-30', 'ucult;תרבית שתן;אין צמיחה;;'])}
      ${group('דם', ['crea;קריאטינין בדם;1.38;mg/dL;0.7-1.2', 'urea;אוריאה;58;mg/dL;17-49', 'k;אשלגן;5.0;mmol/L;3.5-5.1', 'na;נתרן;138;mmol/L;136-145', 'hco3;ביקרבונט;23;mmol/L;22-29', 'cystc;ציסטטין C;1.31;mg/L;0.6-1.1', 'a1c;HbA1c;7.8;%;4-6', 'hgb;המוגלובין;13.1;g/dL;13.5-17.5'])}
      <div class="r" style="background:#e5ebfa">${c.t('הודעה מהמרפאה: יש {d.albur|חלבון בשתן|icd=R80.9/R80.8} ו{o|עליה בקריאטינין}. {x|אין זיהום בשתן|negated|d.uti}. {m.empa|ג\'ארדיאנס 10 מ"ג|st=active} - להמשיך. {x|יש לקבוע אולטרסאונד כליות|planned|i.usren}. {x|לא ליטול אדוויל או נקסין|warned|m.ibu}.')}</div>`,
      'rtl',
    )
  },
  { width: 600, scale: 1.8 },
)

/** An occupational clinic: strips with the names across, under each name its result, unit and limits. */
const strips = doc(
  'p605.jpg',
  ['he', 'lab', 'photo'],
  '2025-09-30',
  [
    'מכון בריאות תעסוקתית מישור',
    'מכון מישור',
    'מישור',
    'מישור - בריאות תעסוקתית',
    'מכון מישור לבריאות תעסוקתית',
  ],
  ['ד"ר איליה פבזנר', 'איליה פבזנר', 'פבזנר איליה'],
  ['נטלי סויסה', 'סויסה נטלי', "גב' נטלי סויסה"],
  'תוצאות בדיקות תקופתיות',
  (c) => {
    const cell = (s) => {
      const r = c.lab(s)
      return `<div class="k${off(r) ? ' o' : ''}" data-e="${r.n}" data-line><div class="n">${mixed(r.label)}</div><div class="v"><span data-e="${r.n}">${mixed(r.printed)}${off(r) ? ` ${ltr(r.flag)}` : ''}</span></div><div>${ltr(r.unit) || '&nbsp;'}</div><div>${mixed(r.ref) || '&nbsp;'}</div></div>`
    }
    const strip = (title, list) =>
      `<h3>${he(title)}</h3><div class="s"><div class="k t"><div class="n">${he('בדיקה')}</div><div class="v">${he('תוצאה')}</div><div>${he('יחידות')}</div><div>${he('תקין')}</div></div>${list.map(cell).join('')}</div>`
    return sheet(
      `body{font:16px/1.4 ${FACE.arial};font-size:15.5px;padding:38px 44px}.s{display:grid;grid-template-columns:82px repeat(7,1fr);border-top:2px solid #333}.k{border-inline-end:1px solid #aaa;text-align:center}.k div{border-bottom:1px solid #ccc;height:28px;line-height:27px;white-space:nowrap;overflow:hidden}.n{background:#f4ead8}.k .v{font-weight:bold;font-size:17px}.o .v{color:#a00}.t div{font-weight:normal;font-size:14.5px;color:#444;text-align:start}.t .v{font-size:14.5px;font-weight:normal}h3{font-size:17px;margin:12px 0 3px;color:#7a4a00}p{margin:6px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center;border-bottom:4px solid #b97a1e;padding-bottom:6px"><div style="display:flex;gap:12px;align-items:center">${mark('bars', '#b97a1e', 46)}<div><b style="font-size:24px;color:#7a4a00">${he('מכון בריאות תעסוקתית מישור')}</b><br>${he('תוצאות בדיקות תקופתיות')}</div></div>${barcode(c.rnd, 30, 36)}</div>
      <p>${he("עובדת: גב' נטלי סויסה \u00a0 ת.ז. 0-3806621-9 \u00a0 ת. לידה: 28/10/1981 \u00a0 מעסיק: מפעלי צבע השרון")}<br>${he('רופא תעסוקתי: ד"ר איליה פבזנר \u00a0 תאריך נטילת דם: 30/09/2025 \u00a0 תאריך סיכום: 12/10/2025')}</p>${c.no('מפעלי צבע השרון', 'employer')}
      ${strip('ספירת דם', ['wbc;WBC;6.8;K/uL;4.0-10.0', 'rbc;RBC;4.44;M/uL;3.9-5.3', 'hgb;HGB;12.6;g/dL;11.7-15.5', 'hct;HCT;38.1;%;35-45', 'mcv;MCV;85.8;fL;80-98', 'mch;MCH;28.4;pg;27-33', 'plt;PLT;466;K/uL;150-400'])}
      ${strip('נוסחה', ['neut;NEUT#;4.1;K/uL;1.8-7.0', 'lymph;LYMP#;1.9;K/uL;1.0-4.0', 'mono;MONO#;0.5;K/uL;0.2-0.9', 'eos;EOS#;0.6;K/uL;0-0.5', 'rdw;RDW;13.2;%;11.5-14.8', 'mchc;MCHC;33.1;g/dL;32-36', 'mpv;MPV;10.2;fL;7.5-11.5'])}
      ${strip('כימיה', ['glu;גלוקוז;86;mg/dL;70-100', 'crea;קריאטינין;0.66;mg/dL;0.5-0.9', 'uric;ח. אורית;3.9;mg/dL;2.4-5.7', 'alt;ALT;19;U/L;0-33', 'ast;AST;22;U/L;0-32', 'ggt;GGT;16;U/L;6-42', 'alp;ALP;58;U/L;35-105'])}
      ${strip('שומנים וברזל', ['chol;כולסטרול;187;mg/dL;עד 200', 'hdl;HDL;68;mg/dL;מעל 50', 'ldl;LDL;104;mg/dL;עד 130', 'trig;TG;75;mg/dL;עד 150', 'fe;ברזל;34;ug/dL;37-145', 'ferr;פריטין;9;ng/mL;13-150', 'transf;טרנספרין;331;mg/dL;200-360'])}
      ${strip('תריס וויטמינים', ['tsh;TSH;6.35;mIU/L;0.4-4.5', 'ft4;FT4;13.1;pmol/L;11-22', 'ft3;FT3;4.7;pmol/L;3.1-6.8', 'tpo;Anti-TPO;214;IU/mL;0-34', 'b12;B12;318;pmol/L;145-569', 'fol;פולאט;14.2;nmol/L;7-39', 'vitd;25-OH D;57;nmol/L;50-125'])}
      ${strip('ניטור תעסוקתי ושתן', ['lead;עופרת בדם;4.1;ug/dL;0-10', 'uph;pH שתן;6.5;;5-8', 'usg;SG שתן;1.015;;1.005-1.03', 'uprot;חלבון בשתן;Neg;;Neg', 'uglu;סוכר בשתן;Neg;;Neg', 'ubld;דם בשתן;Neg;;Neg', 'unit;ניטריט;Neg;;Neg'])}
      <p>${c.t('סיכום: {d.subhypo|תת פעילות תת קלינית של בלוטת התריס|icd=E03.8/E02}, {x|אין צורך בטיפול כעת|not needed|m.levo}. {d.e16lowfe|חסר ברזל} {x|ללא אנמיה|negated|d.anemia}. {x|אין עדות להרעלת עופרת|negated}. {x|לחזור על TSH בעוד 3 חודשים|planned|l.tsh}. {x|בדיקת כספית תבוצע בשנה הבאה|planned|l.mercury}. {x|אחותה מטופלת באלטרוקסין|family history|m.levo}. כשירה לעבודה.')}</p>
      <div style="display:flex;justify-content:space-between;align-items:center">${signature(c.rnd)}${stamp(['ד"ר איליה פבזנר', 'רפואה תעסוקתית'], '#26306f', -5)}</div>`,
      'rtl',
    )
  },
  { dateAliases: ['2025-10-12'], width: 1060, scale: 1.42, degrade: { angle: -0.8 } },
)

export const eighteenthHeLabs = [fund, compare, serology, phone, strips]
