/** Laboratory paper in Hebrew: a fund's site that shows what is out of range first, a hospital's table with upright group names, a child's results marked in three columns, a letter to the patient with targets, an anticoagulation clinic's card. */
import { barcode, hand, mark, matrixCode, signature, stamp } from '../lib/decor.mjs'
import { FACE, doc, he, items, ltr, mixed, resultCell, sheet } from './blind-parts.mjs'

const iso = (s) => s.split('/').reverse().join('-')

/** A fund's site: what is out of range as boxes with the earlier result under it, the rest as a running row of small frames. */
const site = doc(
  'p401.png',
  ['he', 'lab', 'clean'],
  '2026-03-11',
  ['קופת חולים תומר', 'תומר', 'קופ"ח תומר', 'תומר שירותי בריאות'],
  ['ד"ר אביטל שדה', 'אביטל שדה', 'שדה אביטל'],
  ['ורד נגר', 'נגר ורד', "גב' ורד נגר"],
  'תוצאות בדיקות',
  (c) => {
    const box = (line, before) => {
      const r = c.lab(line)
      const [when, value] = before ?? []
      const key = line.split(';')[0]
      const old = before
        ? `<div class="o" data-line>${he('קודם:')} ${resultCell(c, key, r.label, value, r.unit, r.ref, iso(when))} ${ltr(`(${when})`)}</div>`
        : `<div class="o">${he('אין בדיקה קודמת')}</div>`
      return `<div class="k"><div data-e="${r.n}" data-line><div class="n">${he(r.label)}</div><div class="x"><b>${ltr(r.printed)}</b> ${ltr(r.unit)} <span class="w">${he(r.flag === 'H' ? 'גבוה' : 'נמוך')}</span></div><div class="t">${he('טווח:')} ${mixed(r.ref)}</div></div>${old}</div>`
    }
    const frame = (line) => {
      const r = c.lab(line)
      return `<span class="f" data-e="${r.n}">${he(r.label)} <b>${ltr(r.printed)}</b> ${ltr(r.unit)} <small>(${mixed(r.ref)})</small></span>`
    }
    const group = (title, list) => `<div class="g"><b>${he(title)}</b> ${list.map(frame).join(' ')}</div>`
    return sheet(
      `body{font:17px/1.4 ${FACE.openSans},'Noto Sans Hebrew';font-family:'Noto Sans Hebrew','Open Sans',sans-serif;padding:40px 56px}.b{display:grid;grid-template-columns:1fr 1fr 1fr;gap:12px;margin:8px 0 16px}.k{border:1px solid #d9b4a8;border-top:5px solid #c2452d;border-radius:6px;padding:6px 12px}.n{font-weight:bold}.x{font-size:17px}.x b{font-size:25px}.w{color:#c2452d;font-weight:bold}.t{color:#444}.o{color:#666;font-size:15px;border-top:1px dashed #ccc;margin-top:3px}.g{line-height:2.15}.g>b{color:#2f6b3a}.f{display:inline-block;line-height:1.3;border:1px solid #bcd3c0;border-radius:5px;padding:2px 8px;margin:0 2px;white-space:nowrap}small{color:#555;font-size:14px}h2{font-size:19px;margin-top:12px}p{margin:6px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center;border-bottom:2px solid #7a5a1e;padding-bottom:8px"><div style="display:flex;gap:12px;align-items:center">${mark('leaf', '#7a5a1e', 46)}<div><b style="font-size:25px;color:#7a5a1e">קופת חולים תומר</b><br>${he('האזור האישי שלי / תוצאות בדיקות')}</div></div><div style="font-size:15px">${he('הודפס: 18/03/2026 20:41')}</div></div>
      <p>${he('ורד נגר \u00a0|\u00a0 ת.ז. 0-3451127-9 \u00a0|\u00a0 תאריך לידה 23/07/1978')}<br>${he('תאריך לקיחה: 11/03/2026 07:10 \u00a0|\u00a0 רופאה שולחת: ד"ר אביטל שדה \u00a0|\u00a0 לקחה: אורית, אחות')}</p>${c.no('אורית', 'nurse')}
      <h2 style="color:#c2452d">${he('לא בטווח (9)')}</h2><div class="b">
      ${box('hgb;המוגלובין;11.3;g/dL;12.0 - 16.0', ['14/09/2025', '12.1'])}${box('ferr;פריטין;8;ng/mL;13 - 150', ['14/09/2025', '15'])}${box('fe;ברזל;31;ug/dL;37 - 145')}
      ${box('mcv;נפח כדורית אדומה MCV;77.4;fL;80 - 97', ['14/09/2025', '80.6'])}${box('rdw;RDW;16.8;%;11.5 - 14.5')}${box('vitd;ויטמין D;34;nmol/L;75 - 250')}
      ${box('chol;כולסטרול;222;mg/dL;עד 200', ['02/04/2025', '226'])}${box('ldl;כולסטרול LDL;146;mg/dL;עד 130', ['02/04/2025', '151'])}${box('tsh;TSH;6.21;mIU/L;0.55 - 4.78', ['14/09/2025', '5.40'])}</div>
      <h2 style="color:#2f6b3a">${he('בטווח (30)')}</h2>
      ${group('סוכר:', ['glu;גלוקוז בצום;91;mg/dL;70 - 100', 'a1c;המוגלובין מסוכרר;5.4;%;4.0 - 5.6'])}
      ${group('כימיה:', ['urea;שתנן;27;mg/dL;17 - 43', 'crea;קריאטינין;0.68;mg/dL;0.50 - 0.90', 'na;נתרן;139;mmol/L;136 - 145', 'k;אשלגן;4.2;mmol/L;3.5 - 5.1', 'ca;סידן;9.2;mg/dL;8.6 - 10.2', 'tp;חלבון כללי;7.1;g/dL;6.4 - 8.3', 'alb;אלבומין;4.3;g/dL;3.5 - 5.2', 'crp;CRP;1.8;mg/L;0 - 5'])}
      ${group('כבד:', ['alt;ALT;14;U/L;0 - 33', 'ast;AST;17;U/L;0 - 32', 'alp;פוספטזה אלקלית;61;U/L;35 - 105', 'ggt;GGT;12;U/L;0 - 40', 'tbil;בילירובין כללי;0.4;mg/dL;0 - 1.2'])}
      ${group('שומנים:', ['hdl;כולסטרול HDL;58;mg/dL;מעל 45', 'trig;טריגליצרידים;90;mg/dL;עד 150'])}
      ${group('ספירת דם:', ['wbc;כדוריות לבנות;6.4;K/uL;4.5 - 11.0', 'rbc;כדוריות אדומות;4.46;M/uL;3.8 - 5.1', 'hct;המטוקריט;34.5;%;34 - 45', 'mchc;MCHC;32.8;g/dL;31 - 36', 'plt;טסיות;362;K/uL;150 - 450', 'neut;נויטרופילים;3.6;K/uL;1.8 - 7.7', 'lymph;לימפוציטים;2.1;K/uL;1.0 - 4.8', 'mono;מונוציטים;0.5;K/uL;0.2 - 1.0', 'eos;אאוזינופילים;0.2;K/uL;0 - 0.5', 'baso;בזופילים;0.05;K/uL;0 - 0.2'])}
      ${group('שונות:', ['ft4;T4 חופשי;13.2;pmol/L;11.0 - 21.0', 'b12;ויטמין B12;312;pmol/L;156 - 672', 'fol;חומצה פולית;19;nmol/L;10.4 - 42.4'])}
      <div style="border:1px solid #7a5a1e;border-radius:6px;margin-top:16px;padding:6px 14px"><b>${he('הודעה מהרופאה, 13/03/2026')}</b><p>${c.t('ורד שלום, יש {d.ida|אנמיה מחוסר ברזל|icd=D50.9/D50.0}. נא להתחיל {m.ferrop|Ferripel 100 מ"ג כל יומיים|freq=כל יומיים} ו{m.chole|ויטמין D 2000 יחידות ליום|freq=ליום}. {x|לחזור על TSH ונוגדנים בעוד 8 שבועות|planned}, כרגע {x|אין צורך באלטרוקסין|not needed|m.levo}. {x|אם ההמוגלובין לא יעלה - קולונוסקופיה|conditional|p.colono}. {x|אין עדות לסוכרת|negated|d.dm2}. {x|סטטינים - נדון בביקור|considered}. {x|לאמא תת-תריסיות|family history|d.hypothy}.')}</p></div>`,
      'rtl',
    )
  },
  { width: 1120, scale: 1.3 },
)

/** A hospital's liver clinic: the name of the group upright at the edge with its date, range and unit in one cell. */
const liver = doc(
  'p402.jpg',
  ['he', 'lab', 'photo'],
  '2025-11-24',
  ['המרכז הרפואי הר ארבל', 'הר ארבל', 'מרכז רפואי הר ארבל', 'המרכז הרפואי הר ארבל - מערך המעבדות'],
  ['ד"ר יבגני סורוקין', 'יבגני סורוקין', 'סורוקין יבגני'],
  ['אליעזר וקנין', 'וקנין אליעזר'],
  'דו"ח מעבדה',
  (c) => {
    const group = (title, when, list) =>
      list
        .map((s, i) => {
          const r = c.lab(s, { date: iso(when.replaceAll('.', '/')) })
          const off = r.flag === 'H' || r.flag === 'L'
          const head = i
            ? ''
            : `<td class="g" rowspan="${list.length}"><span>${he(title)}<br>${ltr(when)}</span></td>`
          return `<tr>${head}<td data-e="${r.n}" data-line class="z"><div>${mixed(r.label)}</div> <div class="v">${mixed(r.printed)}${off ? ` ${r.flag === 'H' ? '↑' : '↓'}` : ''}</div> <div>${[r.ref && mixed(r.ref), r.unit && ltr(r.unit)].filter(Boolean).join(' ') || '&nbsp;'}</div></td></tr>`
        })
        .join('')
    const table = (body) =>
      `<table><tr><th style="width:64px">${he('קבוצה')}</th><th class="z"><div>${he('בדיקה')}</div> <div>${he('תוצאה')}</div> <div>${he('טווח תקין ויחידות')}</div></th></tr>${body}</table>`
    return sheet(
      `body{font:18px/1.34 ${FACE.arial};font-size:18.5px;padding:38px 52px}td,th{border:1px solid #6b7c93;padding:2px 10px;vertical-align:middle}th{background:#dfe6ef;font-size:17px}.z{padding:0}.z>div{display:inline-block;padding:2px 10px;vertical-align:middle}.z>div:nth-child(1){width:42%}.z>div:nth-child(2){width:20%;border-inline-start:1px solid #6b7c93;text-align:center}.z>div:nth-child(3){width:35%;border-inline-start:1px solid #6b7c93}.v{font-weight:bold}.g{background:#f1f4f8;text-align:center;padding:2px}.g span{writing-mode:vertical-rl;display:inline-block;font-size:15.5px;font-weight:bold;white-space:nowrap;line-height:1.25;transform:rotate(180deg)}p{margin:6px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:12px;align-items:center">${mark('cross', '#27456b', 46)}<div><b style="font-size:25px;color:#27456b">המרכז הרפואי הר ארבל</b><br>${he('מערך המעבדות \u00a0 דו"ח מעבדה')}</div></div>${barcode(c.rnd, 32, 38)}</div>
      <p style="border-top:2px solid #27456b;border-bottom:2px solid #27456b;padding:4px 0">${he('נבדק: אליעזר וקנין \u00a0 ת.ז. 0-5528841-3 \u00a0 ת. לידה: 04.05.1969 \u00a0 מין: ז')}<br>${he('יחידה מזמינה: מרפאת כבד \u00a0 רופא מזמין: ד"ר יבגני סורוקין \u00a0 דו"ח סופי: 26.11.2025')}</p>
      ${table(
        group('אנזימי כבד', '17.11.2025', [
          'alt;ALT (GPT);88;U/L;0 - 41',
          'ast;AST (GOT);61;U/L;0 - 40',
          'ggt;GGT;132;U/L;8 - 61',
          'alp;פוספטזה אלקלית;96;U/L;40 - 130',
          'tbil;בילירובין כללי;0.9;mg/dL;0 - 1.2',
          'alb;אלבומין;4.4;g/dL;3.5 - 5.2',
          'tp;חלבון כללי;7.3;g/dL;6.4 - 8.3',
        ]) +
          group('דם וקרישה', '17.11.2025', [
            'hgb;המוגלובין;15.2;g/dL;13.5 - 17.5',
            'wbc;לויקוציטים;7.1;K/uL;4.5 - 11.0',
            'plt;טסיות;214;K/uL;150 - 400',
            'inr;INR;1.04;;0.90 - 1.10',
            'ptp;PT באחוזים;97;%;70 - 130',
          ]) +
          group('ברזל', '17.11.2025', [
            'fe;ברזל;142;ug/dL;59 - 158',
            'transf;טרנספרין;241;mg/dL;200 - 360',
            'tsat;רוויון טרנספרין;42;%;20 - 50',
            'ferr;פריטין;486;ng/mL;30 - 400',
          ]) +
          group('סוכר ושומנים', '17.11.2025', [
            'glu;גלוקוז;109;mg/dL;70 - 100',
            'a1c;HbA1c;6.0;%;4.0 - 5.6',
            'trig;טריגליצרידים;247;mg/dL;0 - 150',
            'hdl;כולסטרול HDL;36;mg/dL;מעל 40',
            'ldl;כולסטרול LDL;128;mg/dL;0 - 130',
            'tsh;TSH;1.90;mIU/L;0.27 - 4.20',
          ]) +
          group('נגיפים', '24.11.2025', [
            'hbsag;HBsAg;שלילי;;',
            'hbc;Anti-HBc total;שלילי;;',
            'antihbs;Anti-HBs;14;mIU/mL;',
            'antihcv;Anti-HCV;שלילי;;',
          ]) +
          group('חיסון וחלבונים', '24.11.2025', [
            'ana;ANA;שלילי;;',
            'ama;AMA;שלילי;;',
            'asma;נוגדן שריר חלק ASMA;שלילי;;',
            'igg;IgG;1180;mg/dL;700 - 1600',
            'cerulo;צרולופלסמין;24;mg/dL;20 - 60',
            'a1at;אלפא-1 אנטיטריפסין;131;mg/dL;90 - 200',
            'afp;אלפא פטופרוטאין AFP;3.1;ng/mL;0 - 7',
          ]),
      )}
      <p>${c.t('מדד מחושב: {l.fib4|FIB-4 1.70|v=1.70;u=-;on=2025-11-17}. אבחנות בהפניה: {d.transam|אנזימי כבד מוגברים|icd=R74.01/R74.8/R79.89/R74.02}; {d.steat|כבד שומני}. {x|בירור המוכרומטוזיס? HFE נשלח, טרם התקבלה תשובה|pending|d.hemochr}. {x|Anti-HBs מעל 10 מעיד על חסינות|reference comment}. {x|לא נמצאה עדות להפטיטיס B או C|negated|d.hepb}. {x|LKM - לא בוצע|not done|l.lkm}. {x|ביופסיית כבד אינה נדרשת בשלב זה|not needed|p.liverbx}.')}</p>
      <div style="display:flex;gap:26px;align-items:center">${hand('לקבוע פיברוסקאן', 31)}<span style="font-size:16px">${he('מנהלת המעבדה: ד"ר סמדר פז')}</span></div>${c.no('ד"ר סמדר פז', 'laboratory director')}`,
      'rtl',
    )
  },
  { width: 1060, scale: 1.42, degrade: { angle: 1.2, folds: [0.48] }, dateAliases: ['2025-11-17'] },
)

/** A child's results at a private laboratory: a dot in one of three columns says where the value lies, the range is of the age. */
const child = doc(
  'p403.png',
  ['he', 'lab', 'scan'],
  '2025-10-27',
  ['מעבדות שקמה', 'שקמה', 'מעבדות שקמה בע"מ'],
  ['ד"ר הילה מנדלבאום', 'הילה מנדלבאום', 'מנדלבאום הילה'],
  ['איתן ברק', 'ברק איתן'],
  'תשובת בדיקות דם - ילדים',
  (c) => {
    const line = (s) => {
      const [what, latin = ''] = s.split('|')
      const r = c.lab(what)
      const dot = (k) => `<td class="d">${r.flag === k ? '●' : ''}</td>`
      return `<tr data-e="${r.n}"><td>${he(r.label)}</td><td class="e">${ltr(latin)}</td><td class="v">${mixed(r.printed)}</td><td>${ltr(r.unit)}</td>${dot('L')}${dot('N')}${dot('H')}<td>${mixed(r.ref)}</td></tr>`
    }
    const group = (title, list) =>
      `<tr class="g"><td colspan="8">${he(title)}</td></tr>${list.map(line).join('')}`
    return sheet(
      `body{font:18px/1.36 ${FACE.david};font-size:20.5px;padding:46px 60px}td,th{border-bottom:1px solid #888;padding:2px 9px}th{border-top:2px solid #222;border-bottom:2px solid #222;font-size:19px}.e{font:16px ${FACE.arial};color:#333}.v{font-weight:bold;text-align:center}.d{text-align:center;border-inline-start:1px solid #888;border-inline-end:1px solid #888;width:72px}.g td{font-weight:bold;background:#e6e6e6}td{vertical-align:baseline}p{margin:7px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:12px;align-items:center">${mark('rings', '#333', 46)}<div><b style="font-size:28px">מעבדות שקמה</b><br>${he('תשובת בדיקות דם - ילדים')}</div></div>${matrixCode(c.rnd, 20, 3)}</div>
      <p>${he('שם הילד: איתן ברק \u00a0 ת.ז. 3-5510284-7 \u00a0 נולד: 02/10/2018 \u00a0 גיל: 7 שנים')}<br>${he('נלקח: 27/10/2025 בשעה 08:15 \u00a0 אושר: 29/10/2025 \u00a0 הופנה ע"י: ד"ר הילה מנדלבאום \u00a0 מלווה: גלית ברק')}</p>${c.no('גלית ברק', 'parent')}
      <table><tr><th>${he('בדיקה')}</th><th></th><th>${he('תוצאה')}</th><th>${he('יחידות')}</th><th>${he('נמוך')}</th><th>${he('תקין')}</th><th>${he('גבוה')}</th><th>${he('טווח לגיל')}</th></tr>
      ${group('ספירת דם', ['hgb;המוגלובין;11.1;g/dL;11.5 - 14.5|HGB', 'hct;המטוקריט;33.4;%;34 - 43|HCT', 'rbc;כדוריות אדומות;4.41;M/uL;4.0 - 5.2|RBC', 'mcv;נפח כדורית ממוצע;75.7;fL;76 - 90|MCV', 'mch;המוגלובין לכדורית;25.2;pg;25 - 31|MCH', 'rdw;רוחב התפלגות;14.9;%;11.5 - 15.0|RDW', 'wbc;כדוריות לבנות;7.9;K/uL;5.0 - 14.5|WBC', 'neut;נויטרופילים;3.7;K/uL;1.5 - 8.0|NEUT', 'lymph;לימפוציטים;3.1;K/uL;1.5 - 7.0|LYMPH', 'eos;אאוזינופילים;0.7;K/uL;0 - 0.6|EOS', 'plt;טסיות דם;421;K/uL;180 - 400|PLT'])}
      ${group('ברזל וויטמינים', ['ferr;פריטין;9;ng/mL;12 - 140|Ferritin', 'fe;ברזל;38;ug/dL;50 - 120|Iron', 'b12;ויטמין B12;402;pmol/L;145 - 570|Vit. B12', 'vitd;ויטמין D;49;nmol/L;50 - 125|25-OH Vit. D'])}
      ${group('כימיה', ['glu;סוכר;84;mg/dL;60 - 100|Glucose', 'crea;קריאטינין;0.41;mg/dL;0.34 - 0.53|Creatinine', 'alt;אנזים כבד;22;U/L;0 - 29|ALT', 'alp;פוספטאזה;214;U/L;142 - 335|ALP', 'ca;סידן;9.7;mg/dL;8.8 - 10.8|Calcium', 'phos;זרחן;4.9;mg/dL;3.7 - 5.6|Phosphorus', 'crp;חלבון מגיב C;0.6;mg/L;0 - 5|CRP'])}
      ${group('בלוטת התריס', ['tsh;TSH;2.70;mIU/L;0.70 - 5.97|', 'ft4;T4 חופשי;16.0;pmol/L;12.5 - 21.5|FT4'])}
      ${group('סרולוגיה לצליאק', ['iga;אימונוגלובולין A;96;mg/dL;34 - 305|IgA', 'ttg;טרנסגלוטמינאז;118;U/mL;0 - 10|tTG-IgA', 'endo;אנדומיזיום;חיובי;;|EMA-IgA'])}</table>
      <p>${c.t('פרטי הפניה: {d.ida|אנמיה מחוסר ברזל}, {o|כאבי בטן}, {o|קומה נמוכה}. נוטל {m.ferrop|טיפות פריפל 30 מ"ג פעם ביום|freq=פעם ביום}. {x|אחות עם צליאק|family history|d.celiac}. {x|ללא תסמיני אסתמה|negated|d.asthma}.')}</p>
      <p>${c.t('הערת המעבדה: {x|התוצאה מחשידה לצליאק, נדרש אישור קליני|question|d.celiac}. {x|אין להתחיל דיאטה ללא גלוטן לפני ייעוץ גסטרו|warned}. {x|ללא חסר IgA|negated}. {x|גסטרוסקופיה תישקל ע"י המומחה|considered|p.egd}. {x|HLA DQ2/DQ8 - לא הוזמן|not done}.')}</p>
      <div style="display:flex;justify-content:space-between;font-size:17px"><span>${he('חתימה אלקטרונית: רונית עזריאל, מדענית רפואית')}</span><span>${he('עמוד 1/1')}</span></div>${c.no('רונית עזריאל', 'laboratory scientist')}`,
      'rtl',
    )
  },
  { width: 1100, scale: 1.32, degrade: { angle: -0.7 } },
)

/** A cardiologist's letter to the patient: what was tested, her value, her target, what it means. */
const letter = doc(
  'p404.jpg',
  ['he', 'lab', 'photo'],
  '2025-05-06',
  ['מרפאת לב אורנים', 'אורנים', 'מרפאת לב אורנים - רמת השקד'],
  ['ד"ר מיכאל טננבאום', 'מיכאל טננבאום', 'טננבאום מיכאל'],
  ['זהבה אדלר', 'אדלר זהבה', "גב' זהבה אדלר"],
  'תוצאות בדיקות הדם שלך',
  (c) => {
    const line = (s) => {
      const [key, label, value, unit, goal, meaning] = s.split(';')
      const r = c.lab([key, label, value, unit, ''].join(';'))
      return `<tr data-e="${r.n}"><td>${he(label)}</td><td class="v">${ltr(value)} ${ltr(unit)}</td><td>${he(goal)}</td><td>${he(meaning)}</td></tr>`
    }
    return sheet(
      `body{font:19px/1.42 ${FACE.simple};font-size:20px;padding:44px 64px}td,th{border:1px solid #b88;padding:3px 10px}th{background:#f7e9e6;color:#8c2f2a}.v{font-weight:bold;white-space:nowrap}p{margin:7px 0}ol{margin:2px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:12px;align-items:center">${mark('star', '#8c2f2a', 46)}<div><b style="font-size:26px;color:#8c2f2a">מרפאת לב אורנים</b><br>${he('ד"ר מיכאל טננבאום, קרדיולוג')}</div></div><div>${he('רמת השקד, 11/05/2025')}</div></div>
      <p><b>${he("לגב' זהבה אדלר, ת.ז. 0-4410925-8, ילידת 30/01/1957")}</b></p>
      <p>${he('שלום זהבה, אלה תוצאות בדיקות הדם שלך מיום 06/05/2025:')}</p>
      <table><tr><th>${he('מה נבדק')}</th><th>${he('אצלך')}</th><th>${he('היעד שלך')}</th><th>${he('מה זה אומר')}</th></tr>
      ${['ldl;כולסטרול "רע" (LDL);84;mg/dL;מתחת ל-55;עדיין גבוה מדי', 'hdl;כולסטרול "טוב" (HDL);51;mg/dL;מעל 50;טוב', 'trig;טריגליצרידים;138;mg/dL;מתחת ל-150;טוב', 'lpa;ליפופרוטאין (a);92;nmol/L;מתחת ל-75;גבוה, תורשתי', 'a1c;סוכר ממוצע (HbA1c);6.7;%;מתחת ל-7;מאוזן', 'glu;סוכר בצום;124;mg/dL;80 עד 130;מאוזן', 'crea;קריאטינין;0.92;mg/dL;עד 1.0;תקין', 'egfr;סינון כליות (eGFR);66;mL/min;מעל 60;תקין לגיל', 'uacr;חלבון בשתן (ACR);12;mg/g;מתחת ל-30;תקין', 'k;אשלגן;4.7;mmol/L;3.5 עד 5.0;תקין', 'na;נתרן;138;mmol/L;136 עד 145;תקין', 'alt;אנזים כבד (ALT);27;U/L;עד 35;הכבד סובל את הכדורים היטב', 'ck;אנזים שריר (CPK);143;U/L;עד 170;אין פגיעה בשריר', 'bnp;עומס על הלב (NT-proBNP);412;pg/mL;מתחת ל-300;מעט מוגבר', 'hgb;המוגלובין;12.6;g/dL;מעל 12;תקין', 'ferr;מאגר ברזל (פריטין);74;ng/mL;מעל 50;תקין', 'tsh;בלוטת התריס (TSH);2.2;mIU/L;0.3 עד 4.2;תקין'].map(line).join('')}</table>
      <p><b>${he('מה עושים עכשיו:')}</b></p><ol>${items(c, [
        'מעלים את {m.ros|קרסטור ל-20 מ"ג בערב|freq=בערב} (במקום 10).',
        'מוסיפים {m.eze|אזטרול 10 מ"ג פעם ביום|freq=פעם ביום}.',
        'ממשיכים {m.empa|ג\'רדיאנס 10 מ"ג בבוקר|freq=בבוקר}, {m.metf|גלוקומין 850 מ"ג פעמיים ביום|freq=פעמיים ביום}, {m.cand|אטקנד 16 מ"ג בבוקר|freq=בבוקר} ו{m.asa|מיקרופירין 100 מ"ג פעם ביום|freq=פעם ביום}.',
        'את ה{m.aml|נורבסק|st=stopped;dose=-} הפסקנו בגלל {o|נפיחות ברגליים}, נא לא לחזור אליו.',
        '{x|אם ה-LDL לא יירד מתחת ל-55 נבקש אישור לזריקות רפאטה|conditional|m.evo}. {x|בדיקות דם נוספות באוגוסט|planned}.',
        '{x|אקו לב נקבע ל-22/06/2025|planned|i.echo}. {x|צנתור נוסף לא נחוץ|not needed|p.angio}.',
      ])}</ol>
      <p>${c.t('להזכירך, ידועים אצלך {d.ihd|מחלת לב כלילית|icd=I25.10/I25.9}, {p.pci|צנתור עם תומכן|on=2022} ב-2022, {d.dm2|סוכרת סוג 2}, {d.htn|לחץ דם גבוה} ו{d.hfpef|אי ספיקת לב עם כיווץ שמור|icd=I50.30/I50.32/I50.9}. {x|לא היה לך אירוע מוחי|negated|d.stroke} ו{x|אין הפרעת קצב|negated|d.af}. {x|אביך לקה בליבו בגיל 52|family history|d.mi}. רגישות: {a.rami|טריטייס|react=שיעול} (שיעול).')}</p>
      <p>${he('בברכת בריאות שלמה,')}</p><div style="display:flex;gap:26px;align-items:center">${signature(c.rnd)}${stamp(['ד"ר מיכאל טננבאום', 'קרדיולוגיה', 'מ.ר. 00745'], '#26306f', -6)}</div>`,
      'rtl',
    )
  },
  { width: 1080, scale: 1.4, degrade: { angle: -1.5 }, dateAliases: ['2025-05-11'] },
)

/** An anticoagulation clinic's card: a row a visit with INR, weekly dose and the next date; side tests across. */
const card = doc(
  'p405.png',
  ['he', 'lab', 'clean'],
  '2026-01-14',
  ['קופת חולים נופים', 'נופים', 'קופ"ח נופים', 'קופת חולים נופים - מרפאת נוגדי קרישה'],
  ['ד"ר דורון חבר', 'דורון חבר', 'חבר דורון'],
  ['שלמה גבאי', 'גבאי שלמה', 'מר שלמה גבאי'],
  'כרטיס מעקב INR',
  (c) => {
    const visit = ([when, inr, dose, what, next]) =>
      `<tr><td>${ltr(when)}</td><td class="v">${resultCell(c, 'inr', 'INR', inr, '', '', iso(when))}</td><td>${ltr(dose)}</td><td>${c.t(what)}</td><td>${ltr(next)}</td></tr>`
    const side = [
      ['hgb', 'המוגלובין', '13.4', 'g/dL', '13.5 - 17.5'],
      ['plt', 'טסיות', '201', 'K/uL', '150 - 400'],
      ['crea', 'קריאטינין', '1.05', 'mg/dL', '0.70 - 1.20'],
      ['alb', 'אלבומין', '4.1', 'g/dL', '3.5 - 5.2'],
      ['alt', 'ALT', '19', 'U/L', '0 - 41'],
      ['ldh', 'LDH', '236', 'U/L', '135 - 225'],
    ]
    const across = (f) => side.map((s) => `<td>${f(s)}</td>`).join('')
    return sheet(
      `body{font:18px/1.42 ${FACE.nachlieli};font-size:19.5px;padding:46px 66px}td,th{border:1px solid #4a7c74;padding:4px 11px;text-align:right}th{background:#e2efec;color:#1f574f}.v{font-weight:bold;font-size:21px;text-align:center}.s td,.s th{text-align:center}h3{font-size:20px;color:#1f574f;margin:14px 0 4px}p{margin:6px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:12px;align-items:center">${mark('wave', '#1f574f', 48)}<div><b style="font-size:26px;color:#1f574f">קופת חולים נופים</b><br>${he('מרפאת נוגדי קרישה \u00a0 כרטיס מעקב INR')}</div></div>${barcode(c.rnd, 28, 34)}</div>
      <p>${he('שם: מר שלמה גבאי \u00a0 ת.ז. 0-1197736-5 \u00a0 ת. לידה 15/06/1954 \u00a0 עודכן: 14/01/2026')}<br>${he('רופא אחראי: ד"ר דורון חבר \u00a0 אחות מלווה: נורית כ.')}</p>${c.no('נורית', 'nurse')}
      <p>${c.t('סיבת הטיפול: {p.h13avr|החלפת מסתם אאורטלי במסתם מכני|on=2016} (2016). טווח מטרה: 2.0 - 3.0. {x|ללא פרפור פרוזדורים|negated|d.af}. {x|לא עבר אירוע תסחיפי|negated|d.stroke}. מחלות נוספות: {d.htn|יתר לחץ דם}, {d.hld|היפרליפידמיה}, {d.divertic|דיברטיקוליטיס|icd=Z87.19/K57.92/K57.32;st=historical} בעבר.')}</p>
      <h3>${he('ביקורות')}</h3>
      <table><tr><th>${he('תאריך')}</th><th>INR</th><th>${he('מינון שבועי (מ"ג)')}</th><th>${he('הערות')}</th><th>${he('ביקורת הבאה')}</th></tr>
      ${[
        ['14/01/2026', '2.6', '35.0', 'ללא שינוי', '11/02/2026'],
        ['17/12/2025', '2.4', '35.0', 'ללא שינוי', '14/01/2026'],
        [
          '03/12/2025',
          '3.8',
          '35.0',
          'לאחר שבוע {m.cipr?|ציפרודקס|dose=-;st=-}, דילג על מנה אחת',
          '17/12/2025',
        ],
        ['05/11/2025', '2.7', '35.0', 'ירד ל-35', '03/12/2025'],
        ['22/10/2025', '3.1', '37.5', 'ללא שינוי', '05/11/2025'],
        ['08/10/2025', '1.7', '37.5', 'שכח שתי מנות', '22/10/2025'],
        ['10/09/2025', '2.5', '37.5', 'ללא שינוי', '08/10/2025'],
        ['13/08/2025', '2.2', '37.5', '{x|ללא דימומים|negated}', '10/09/2025'],
      ]
        .map(visit)
        .join('')}</table>
      <h3>${he('בדיקות נלוות, 14/01/2026')}</h3>
      <table class="s"><tr>${side.map((s) => `<th>${he(s[1])}</th>`).join('')}</tr><tr data-line>${across(([k, n, v, u, r]) => `<b>${resultCell(c, k, n, v, u, r, '2026-01-14')}</b> ${ltr(u)}`)}</tr><tr>${across((s) => ltr(s[4]))}</tr></table>
      <h3>${he('תרופות')}</h3><p>${c.t('{m.warf|קומדין 5 מ"ג, כדור אחד כל ערב|freq=כל ערב}; {m.neb|Nebilet 5 מ"ג בבוקר|freq=בבוקר}; {m.irbe|אירבסרטן 150 מ"ג בבוקר|freq=בבוקר}; {m.prav|Pravachol 40 מ"ג בלילה|freq=בלילה}. {x|אינו נוטל אספירין|negated|m.asa}. רגישות: {a.pen|פניצילין|react=פריחה} - פריחה.')}</p>
      <h3>${he('הנחיות')}</h3><ul>${items(c, [
        '{x|Eliquis או Xarelto אסורים במסתם מכני|warned|m.apix}.',
        '{x|לפני עקירת שן: גישור בקלקסן רק לאחר תיאום|conditional|m.enox}.',
        '{x|לא להוסיף ויטמין K או תוסף ללא ייעוץ|warned}; {x|אקו לב במרץ|planned|i.echo}.',
        '{x|INR מעל 5 או דימום - לפנות למיון|conditional}.',
      ])}</ul>`,
      'rtl',
    )
  },
  { width: 1080, scale: 1.35 },
)

export const thirteenthHeLabs = [site, liver, child, letter, card]
