/** Laboratory paper in Hebrew: a fund's print with the value under low, normal or high, a hospital's results as running text, an allergy laboratory's table with classes, a fund's site with the latest result of each test, a dialysis unit's monthly sheet with goals beside the norm. */
import { barcode, hand, mark, matrixCode, signature, stamp } from '../lib/decor.mjs'
import { FACE, doc, he, ltr, mixed, resultCell, sheet } from './blind-parts.mjs'

const iso = (s) => s.split('/').reverse().join('-')
const off = (r) => r.flag === 'H' || r.flag === 'L'

/** A fund's print: the value stands in the column under which it falls. */
const columns = doc(
  'p641.jpg',
  ['he', 'lab', 'photo'],
  '2026-03-08',
  ['קופת חולים צאלון', 'צאלון', 'קופ"ח צאלון', 'צאלון שירותי בריאות', 'קופת חולים צאלון - מרפאת הגפן'],
  ['ד"ר רבקה אלימלך', 'רבקה אלימלך', 'אלימלך רבקה'],
  ['אסתר ביטון', 'ביטון אסתר', "גב' אסתר ביטון"],
  'תשובות בדיקות מעבדה',
  (c) => {
    const row = (s) => {
      const r = c.lab(s)
      const cell = (f, k) => `<td class="${k}">${(r.flag ?? 'N') === f ? mixed(r.printed) : ''}</td>`
      return `<tr data-e="${r.n}"><td>${mixed(r.label)}</td>${cell('L', 'lo')}${cell('N', 'no')}${cell('H', 'hi')}<td>${ltr(r.unit)}</td><td>${mixed(r.ref)}</td></tr>`
    }
    const group = (title, list) =>
      `<tr class="g"><td colspan="6">${he(title)}</td></tr>${list.map(row).join('')}`
    return sheet(
      `body{font:17px/1.3 ${FACE.arial};padding:36px 56px}td,th{padding:2px 10px;border:1px solid #b9c4cf}th{background:#dbe7f1;font-size:16px}.lo,.no,.hi{width:92px;text-align:center;font-weight:bold}.lo,.hi{background:#f7eeee}.g td{font-weight:bold;color:#0d4a7a;border:none;border-bottom:2px solid #0d4a7a;padding-top:7px}p{margin:6px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:12px;align-items:center">${mark('bars', '#0d4a7a', 44)}<div><b style="font-size:25px;color:#0d4a7a">קופת חולים צאלון</b><br>${he('מרפאת הגפן')}</div></div><div style="text-align:center"><b style="font-size:20px">${he('תשובות בדיקות מעבדה')}</b><br>${he('הודפס על ידי המזכירה: 11/03/2026')}</div></div>
      <div style="display:grid;grid-template-columns:1.2fr 1fr 1.2fr;background:#f2f6fa;padding:5px 12px;margin:7px 0"><div>${he("גב' אסתר ביטון")}<br>${he('ת.ז. 0-6120955-1')}</div><div>${he('ת. לידה: 28/10/1970')}<br>${he('מין: נקבה')}</div><div>${he('תאריך ביצוע: 08/03/2026')}<br>${he('רופאה: ד"ר רבקה אלימלך')}</div></div>
      <table><tr><th style="width:34%">${he('שם הבדיקה')}</th><th>${he('נמוך')}</th><th>${he('תקין')}</th><th>${he('גבוה')}</th><th>${he('יחידות')}</th><th>${he('טווח')}</th></tr>
      ${group('ספירת דם', ['wbc;WBC לויקוציטים;5.9;10^3/uL;4.0-11.0', 'rbc;RBC אריתרוציטים;4.22;10^6/uL;3.9-5.2', 'hgb;HGB המוגלובין;11.4;g/dL;12.0-15.5', 'hct;HCT המטוקריט;35.1;%;36-46', 'mcv;MCV;83.2;fL;80-98', 'mch;MCH;27.0;pg;27-33', 'rdw;RDW;15.6;%;11.5-14.8', 'plt;PLT טסיות;388;10^3/uL;150-400', 'mpv;MPV;8.9;fL;7.0-11.5', 'neutp;נויטרופילים %;61.7;%;40-75', 'lymphp;לימפוציטים %;27.9;%;20-45', 'eosp;אאוזינופילים %;2.8;%;0-6'])}
      ${group('כימיה', ['glu;גלוקוז בצום;97;mg/dL;70-100', 'crea;קריאטינין;0.66;mg/dL;0.5-0.95', 'urea;אוריאה;29;mg/dL;17-43', 'na;נתרן;143;mmol/L;136-146', 'k;אשלגן;3.4;mmol/L;3.5-5.1', 'ca;סידן;9.0;mg/dL;8.8-10.6', 'alt;ALT (GPT);19;U/L;0-35', 'ast;AST (GOT);22;U/L;0-35', 'alp;ALP פוספטזה בסיסית;118;U/L;30-120', 'tbil;בילירובין כללי;0.4;mg/dL;0.3-1.2', 'alb;אלבומין;4.0;g/dL;3.5-5.2'])}
      ${group('שומנים', ['chol;כולסטרול;236;mg/dL;0-200', 'hdl;HDL כולסטרול;62;mg/dL;45-90', 'ldl;LDL כולסטרול;148;mg/dL;0-130', 'trig;טריגליצרידים;131;mg/dL;0-150'])}
      ${group('ברזל, ויטמינים, בלוטת התריס', ['fe;ברזל;41;ug/dL;50-170', 'transf;טרנספרין;331;mg/dL;200-360', 'ferr;פריטין;9;ng/mL;11-307', 'b12;ויטמין B12;164;pg/mL;180-914', 'fol;חומצה פולית;9.3;ng/mL;5.9-24.8', 'tsh;TSH;5.62;mIU/L;0.38-5.33', 'ft4;T4 חופשי;12.9;pmol/L;7.9-14.4'])}</table>
      <p>${c.t('הערות המעבדה: {x|ערך LDL רצוי בחולי לב: פחות מ-70|reference comment}. {x|אין המוליזה|negated}. {x|ויטמין D לא נבדק, חלפה פחות משנה|not done|l.vitd}. {x|נוגדנים לבלוטת התריס יבוצעו אם TSH יישאר גבוה|conditional|l.tpo}.')}</p>
      <div>${hand('לחזור על TSH בעוד 6 שבועות', 28)}</div>${c.no('לחזור על TSH בעוד 6 שבועות', 'planned')}`,
      'rtl',
    )
  },
  { dateAliases: ['2026-03-11'], width: 1080, scale: 1.4, degrade: { angle: 1.0, folds: [0.49] } },
)

/** A hospital's appendix: results as running text, letter and limits behind each value. */
const running = doc(
  'p642.jpg',
  ['he', 'lab', 'scan'],
  '2025-12-17',
  ['המרכז הרפואי הר הגלבוע', 'הר הגלבוע', 'מרכז רפואי הר הגלבוע', "המרכז הרפואי הר הגלבוע - פנימית ב'"],
  ['ד"ר מוניר זועבי', 'מוניר זועבי', 'זועבי מוניר'],
  ['ברוך סימנטוב', 'סימנטוב ברוך', 'מר ברוך סימנטוב'],
  'ריכוז תוצאות מעבדה',
  (c) => {
    const run = (day, list) =>
      `<p dir="ltr" class="r">${list
        .map((s) => {
          const r = c.lab(s, { date: iso(day) })
          const says = `${r.label}: <b>${r.printed}${off(r) ? ` (${r.flag})` : ''}</b> ${r.unit}${r.ref ? ` [${r.ref}]` : ''}`
          return `<span data-e="${r.n}">${says.replace(/ +/g, ' ')}</span>`
        })
        .join('; ')}</p>`
    const h = (day, time, title) => `<h3>${he(title)} <small>${he(`נלקח: ${day} ${time}`)}</small></h3>`
    const block = (title, day, time, list) => h(day, time, title) + run(day, list)
    return sheet(
      `body{font:18px/1.5 ${FACE.miriam};font-size:18px;padding:46px 70px}h3{font-size:18px;margin:10px 0 0;text-decoration:underline}small{font-size:16px;font-weight:normal;margin-inline-start:14px}.r{margin:1px 0;text-align:left;font-family:'Liberation Sans';font-size:16.5px;line-height:1.55}span[data-e]{white-space:nowrap}p{margin:6px 0}`,
      `<div style="display:flex;justify-content:space-between;border-bottom:2px solid #222;padding-bottom:6px"><div><b style="font-size:26px">המרכז הרפואי הר הגלבוע</b><br>${he("המחלקה הפנימית ב'")}</div><div style="text-align:center">${barcode(c.rnd, 34, 34)}<br>${he('מקרה 2512-88407')}</div></div>
      <p>${he('מר ברוך סימנטוב \u00a0 ת.ז. 0-0694417-2 \u00a0 ת. לידה: 11/01/1949 \u00a0 גיל: 76')}<br>${he('התקבל: 13/12/2025 \u00a0 שוחרר: 17/12/2025 \u00a0 רופא אחראי: ד"ר מוניר זועבי')}</p>
      <div style="text-align:center;font-size:21px;font-weight:bold">${he('ריכוז תוצאות מעבדה (נספח לסיכום אשפוז)')}</div>
      <p>${c.t('אבחנה עיקרית: {d.cellul|צלוליטיס של רגל ימין|icd=L03.115}. ברקע {d.dm2|סוכרת סוג 2|icd=E11.9/E11.22}, {d.ckd3|אי ספיקת כליות כרונית שלב 3|icd=N18.30}. {x|ללא עדות לאוסטאומיאליטיס|negated|d.osteomy}.')}</p>
      ${block('ספירת דם', '13/12/2025', '21:14', ['wbc;WBC;15.83;10e3/uL;4.5-11.5', 'neut;NEU abs;13.1;10e3/uL;2-8', 'lymph;LYM abs;1.2;10e3/uL;1-4.5', 'hgb;HGB;12.2;g/dL;14-18', 'hct;HCT;36.9;%;42-52', 'mcv;MCV;90.4;fL;80-94', 'plt;PLT;318;10e3/uL;130-440'])}
      ${block('כימיה', '13/12/2025', '21:14', ['glu;GLUCOSE;284;mg/dL;70-140', 'urea;UREA;71;mg/dL;17-49', 'crea;CREATININE;1.88;mg/dL;0.67-1.17', 'na;SODIUM;132;mmol/L;136-145', 'k;POTASSIUM;5.3;mmol/L;3.5-5.1', 'crp;CRP;18.6;mg/dL;0-0.5', 'alb;ALBUMIN;3.3;g/dL;3.5-5.2', 'ck;CPK;164;U/L;39-308', 'alt;ALT;20;U/L;0-41', 'ldh;LDH;228;U/L;135-225'])}
      ${block('גזים ורידיים', '13/12/2025', '21:20', ['ph;pH;7.36;;7.32-7.43', 'pco2;pCO2;42.7;mmHg;41-51', 'abghco3;HCO3;23.4;mmol/L;22-29', 'lact;LACTATE;2.6;mmol/L;0.5-2.2'])}
      ${block('ספירת דם', '17/12/2025', '06:05', ['wbc;WBC;8.94;10e3/uL;4.5-11.5', 'neut;NEU abs;5.7;10e3/uL;2-8', 'hgb;HGB;11.5;g/dL;14-18', 'mcv;MCV;90.8;fL;80-94', 'plt;PLT;402;10e3/uL;130-440'])}
      ${block('כימיה', '17/12/2025', '06:05', ['glu;GLUCOSE;141;mg/dL;70-140', 'urea;UREA;48;mg/dL;17-49', 'crea;CREATININE;1.41;mg/dL;0.67-1.17', 'na;SODIUM;137;mmol/L;136-145', 'k;POTASSIUM;4.5;mmol/L;3.5-5.1', 'crp;CRP;3.9;mg/dL;0-0.5'])}
      ${block('המוגלובין מסוכרר', '14/12/2025', '06:30', ['a1c;HbA1c;9.1;%;4-5.7'])}
      ${h('13/12/2025', '21:30', 'מיקרוביולוגיה')}<p>${c.t('{l.bcult|תרבית דם 13/12: ללא צמיחה|v=ללא צמיחה;u=-;on=2025-12-13}. {x|תרבית פצע טרם התקבלה|pending|l.e13wcult}. {x|משטח MRSA לא נלקח|not done|l.mrsa}.')}</p>
      <p>${c.t('הערות: {x|ערכי הייחוס של קריאטינין אינם מותאמים לגיל|reference comment}. {x|מעקב CRP בקהילה בעוד שבוע|planned}. {x|לאחיו אי ספיקת כליות בדיאליזה|family history|d.esrd}.')}</p>
      <div style="display:flex;justify-content:space-between;align-items:center;margin-top:8px"><span>${he('הופק: 17/12/2025 13:22 \u00a0 עמוד 3 מתוך 3')}</span>${stamp(['ד"ר מוניר זועבי', 'רפואה פנימית', 'מ.ר. 00584'], '#333', -4)}</div>`,
      'rtl',
    )
  },
  { dateAliases: ['2025-12-13', '2025-12-14'], width: 1120, scale: 1.32, degrade: { angle: 0.6 } },
)

/** A private allergy laboratory: specific antibodies with class, cut-off and a bar. */
const allergens = doc(
  'p643.png',
  ['he', 'lab', 'clean'],
  '2025-09-30',
  ['מעבדות דולב', 'דולב', 'מעבדות דולב - אימונולוגיה ואלרגיה', 'מעבדות דולב בע"מ'],
  ['ד"ר ענת פלדמן', 'ענת פלדמן', 'פלדמן ענת'],
  ['איתמר גואטה', 'גואטה איתמר'],
  'תשובת בדיקת IgE ספציפי',
  (c) => {
    const level = (v) => [0.35, 0.7, 3.5, 17.5, 50, 100].filter((x) => v >= x).length
    const row = (s) => {
      const [code, line] = s.split('#')
      const r = c.lab(`${line};kU/L;עד 0.35`)
      const n = r.printed.startsWith('<') ? 0 : level(Number(r.printed))
      return `<tr data-e="${r.n}"><td class="c">${ltr(code)}</td><td>${he(r.label)}</td><td class="v">${ltr(r.printed)}</td><td class="k">${n}</td><td><div class="b" style="width:${n * 26}px"></div></td></tr>`
    }
    const group = (title, list) =>
      `<tr class="g"><td colspan="5">${he(title)}</td></tr>${list.map(row).join('')}`
    const other = (s) => {
      const r = c.lab(s)
      return `<div data-line data-e="${r.n}"><span>${he(r.label)}</span> <b>${ltr(`${r.printed} ${r.unit}`)}</b> <span>${he(`(נורמה ${r.ref})`)}</span></div>`
    }
    return sheet(
      `body{font:17px/1.36 ${FACE.nachlieli};font-size:17px;padding:0 0 40px}.w{padding:0 64px}td,th{padding:2.5px 10px;border-bottom:1px solid #e2dccb}th{border-bottom:2px solid #7a5b14;font-size:15.5px}.c{color:#666;width:70px}.v{font-weight:bold}.k{text-align:center;width:70px}.b{height:11px;background:#d39a1e;margin-top:6px}.g td{font-weight:bold;background:#f8f2e2;color:#7a5b14}p{margin:7px 0}.o{display:grid;grid-template-columns:1fr 1fr 1fr;border:1px solid #7a5b14;padding:5px 12px;margin:8px 0}`,
      `<div style="border-bottom:4px solid #7a5b14;padding:22px 64px 10px;display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:12px;align-items:center">${mark('leaf', '#7a5b14', 46)}<div><b style="font-size:26px;color:#7a5b14">מעבדות דולב</b><br>${he('אימונולוגיה ואלרגיה')}</div></div>${matrixCode(c.rnd, 20, 3)}</div><div class="w">
      <div style="display:grid;grid-template-columns:1fr 1fr;margin:10px 0"><div>${he('שם הנבדק: איתמר גואטה')}<br>${he('ת.ז. 3-4471902-6 \u00a0 ת. לידה 19/05/2018')}<br>${he('רופאה שולחת: ד"ר ענת פלדמן')}</div><div>${he('נלקח: 30/09/2025')}<br>${he('התקבל במעבדה: 30/09/2025')}<br>${he('תאריך תשובה: 06/10/2025')}</div></div>
      <b style="font-size:20px">${he('תשובת בדיקת IgE ספציפי')}</b>
      <p>${c.t('רקע: {d.asthma|אסתמה|icd=J45.909}, {d.eczema|אטופיק דרמטיטיס|icd=L20.9}. {x|חשד לאלרגיה לאגוזים|question|a.nuts}. {x|לאמו אלרגיה לחתולים|family history|a.cat}.')}</p>
      <div class="o">${['ige;IgE כללי;412;IU/mL;עד 90', 'eos;אאוזינופילים;0.71;K/uL;0.05-0.65', 'tryp;טריפטאז;3.9;ug/L;עד 11.4'].map(other).join('')}</div>
      <table><tr><th>${he('קוד')}</th><th style="width:38%">${he('אלרגן')}</th><th>${he('תוצאה kU/L (תקין: עד 0.35)')}</th><th>${he('דרגה')}</th><th style="width:190px"></th></tr>
      ${group('אבק הבית וחיות', ['d1#dpter;קרדית אבק Dermatophagoides pteronyssinus;28.4', 'd2#dfar;קרדית אבק Dermatophagoides farinae;19.7', 'e1#catige;קשקשי חתול;0.18', 'e5#dogige;קשקשי כלב;0.52', "i6#roach;תיקן (ג'וק) גרמני;<0.10"])}
      ${group('אבקנים ועובשים', ['t9#h19olive;עץ זית;2.36', 't23#h19cypress;ברוש;0.88', 'g6#timothy;דגן Timothy;6.05', 'w1#ragweed;אמברוסיה Ragweed;<0.10', 'm6#altern;עובש Alternaria alternata;0.29', 'm3#aspfum;עובש Aspergillus fumigatus;<0.10'])}
      ${group('מזון', ['f1#eggige;חלבון ביצה;0.44', 'f2#milkige;חלב פרה;<0.10', 'f10#sesameige;שומשום;54.2', 'f13#peanutige;בוטנים;0.31', 'f256#walnutige;אגוז מלך;12.6', 'f202#h19cashew;קשיו;7.90', 'f17#h19hazel;אגוז לוז;1.14', 'f4#wheatige;חיטה;<0.10', 'f14#h19soy;סויה;0.12', 'f3#h19cod;דג קוד;<0.10', 'f24#shrimpige;חסילון Shrimp;0.33'])}</table>
      <p style="font-size:15.5px">${c.t('{x|דרגה 0: פחות מ-0.35. דרגה 1: 0.35-0.69. דרגה 2: 0.70-3.49. דרגה 3: 3.50-17.4. דרגה 4: 17.5-49.9. דרגה 5: 50-99.9. דרגה 6: 100 ומעלה|reference comment}. {x|רגישות בבדיקה אינה מוכיחה אלרגיה קלינית|reference comment}.')}</p>
      <p>${c.t('{x|Ara h 2 לא הוזמן|not done|l.arah2}. {x|תגר מזון לשומשום יישקל במרפאה|considered}. {x|לא נמצאה עדות לרגישות לחלב|negated|a.milk}.')}</p>
      <p>${he('אושר על ידי: ד"ר יבגני ליפשיץ, מנהל תחום')}</p>${c.no('ד"ר יבגני ליפשיץ', 'laboratory director')}</div>`,
      'rtl',
    )
  },
  { dateAliases: ['2025-10-06'], width: 1100, scale: 1.3 },
)

/** A fund's site: the latest result of each test, each with its own day, in two lines. */
const latest = doc(
  'p644.png',
  ['he', 'lab', 'clean'],
  '2026-04-12',
  ['קופת חולים ורדים', 'ורדים', 'ורדים און-ליין', 'קופ"ח ורדים'],
  ['ד"ר גלעד רוזנפלד', 'גלעד רוזנפלד', 'רוזנפלד גלעד'],
  ['משה אבוטבול', 'אבוטבול משה'],
  'התוצאה האחרונה של כל בדיקה',
  (c) => {
    const row = (s) => {
      const [line, day = '12/04/2026', latin = ''] = s.split('|')
      const r = c.lab(line, { date: iso(day) })
      const word = r.flag === 'H' ? 'גבוה' : r.flag === 'L' ? 'נמוך' : ''
      return `<div class="r" data-e="${r.n}" data-line><div class="a"><span class="n">${he(r.label)}</span><span class="v">${mixed(`${r.printed} ${r.unit}`.trim())} ${word ? `<i>${he(word)}</i>` : ''}</span></div><div class="s"><span>${ltr(latin)} ${r.ref ? he(`טווח הנורמה ${r.ref}`) : ''}</span><span>${he(day)}</span></div></div>`
    }
    const group = (title, list) => `<h3>${he(title)}</h3><div class="two">${list.map(row).join('')}</div>`
    return sheet(
      `body{font:16px/1.32 ${FACE.notoHe};font-size:16px;padding:0 50px 30px;background:#fff}.two{display:grid;grid-template-columns:1fr 1fr;gap:0 34px}.r{border-bottom:1px solid #ddd;padding:4px 4px}.a{display:flex;justify-content:space-between;font-size:17px}.n{font-weight:600}.v{font-weight:bold}.v i{font-style:normal;font-size:14px;color:#b3261e;margin-inline-start:6px}.s{display:flex;justify-content:space-between;font-size:14px;color:#5a5a5a}h3{font-size:17px;color:#a11b52;margin:12px 0 0}p{margin:6px 0}`,
      `<div style="margin:0 -50px 12px;padding:14px 50px;border-bottom:3px solid #a11b52;display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:10px;align-items:center">${mark('wave', '#a11b52', 38)}<b style="font-size:23px;color:#a11b52">${he('קופת חולים ורדים')}</b></div><span>${he('ורדים און-ליין - האזור האישי')}</span></div>
      <b style="font-size:21px">${he('התוצאה האחרונה של כל בדיקה')}</b>
      <p>${he('משה אבוטבול, ת.ז. 0-3847716-9, ת. לידה 02/02/1958')}<br>${he('רופא אישי: ד"ר גלעד רוזנפלד \u00a0 הופק מהאתר: 20/04/2026')}</p>
      ${group('ספירת דם', ['wbc;לויקוציטים;7.2;K/uL;4.5-11|12/04/2026|WBC', 'hgb;המוגלובין;15.1;g/dL;13.5-17.5|12/04/2026|HGB', 'hct;המטוקריט;44.9;%;41-53|12/04/2026|HCT', 'mcv;נפח כדורית ממוצע;88.7;fL;80-100|12/04/2026|MCV', 'plt;טסיות;203;K/uL;150-450|12/04/2026|PLT', 'retic;רטיקולוציטים;1.1;%;0.5-2.5|03/11/2024|RETIC'])}
      ${group('סוכר וכליות', ['glu;גלוקוז;136;mg/dL;70-100|12/04/2026|GLUCOSE', 'a1c;המוגלובין מסוכרר;7.3;%;4-5.7|12/04/2026|HBA1C', 'crea;קריאטינין;1.24;mg/dL;0.7-1.3|12/04/2026|CREATININE', 'egfr;קצב סינון כלייתי;63;mL/min;מעל 60|12/04/2026|EGFR', 'uacr;אלבומין/קריאטינין בשתן;52;mg/g;0-30|19/01/2026|ACR', 'uric;חומצת שתן;6.6;mg/dL;3.5-7.2|19/01/2026|URIC ACID', 'na;נתרן;138;mmol/L;136-145|12/04/2026|NA', 'k;אשלגן;4.9;mmol/L;3.5-5.1|12/04/2026|K'])}
      ${group('שומנים וכבד', ['chol;כולסטרול;141;mg/dL;0-200|12/04/2026|CHOLESTEROL', 'ldl;כולסטרול LDL;61;mg/dL;0-130|12/04/2026|LDL', 'hdl;כולסטרול HDL;37;mg/dL;40-60|12/04/2026|HDL', 'trig;טריגליצרידים;214;mg/dL;0-150|12/04/2026|TG', 'lpa;ליפופרוטאין (a);118;nmol/L;0-75|27/07/2023|LP(A)', 'alt;ALT;38;U/L;0-45|12/04/2026|GPT', 'ast;AST;29;U/L;0-35|19/01/2026|GOT', 'ggt;GGT;71;U/L;0-55|19/01/2026|GGT'])}
      ${group('שונות', ['psa;PSA;3.88;ng/mL;0-4|19/01/2026|PSA TOTAL', 'tsh;TSH;1.92;mIU/L;0.4-4.2|05/05/2025|TSH', 'b12;ויטמין B12;239;pmol/L;138-652|05/05/2025|VIT B12', 'vitd;ויטמין D;68;nmol/L;75-250|05/05/2025|25-OH VIT D', 'ferr;פריטין;264;ng/mL;30-400|03/11/2024|FERRITIN', 'crp;CRP;3.1;mg/L;0-5|03/11/2024|CRP', 'fobt;דם סמוי בצואה;שלילי;;|16/09/2025|FIT', 'antihcv;נוגדנים להפטיטיס C;שלילי;;|14/02/2022|ANTI HCV'])}
      <p style="background:#faf0f4;padding:6px 12px;margin-top:10px">${c.t('שים לב: {x|ערך מעל הנורמה אינו מעיד בהכרח על מחלה|reference comment}. {x|יעד LDL לאחר אירוע לב הוא פחות מ-55|reference comment}. {x|הבדיקה הבאה לדם סמוי: ספטמבר 2026|planned}. {x|לא קיימות תוצאות של בדיקת שתן כללית|not done}.')}</p>`,
      'rtl',
    )
  },
  { dateAliases: ['2026-04-20'], width: 1120, scale: 1.3 },
)

/** A dialysis unit's monthly sheet: three months, a goal and the laboratory's norm beside. */
const monthly = doc(
  'p645.jpg',
  ['he', 'lab', 'photo'],
  '2026-03-02',
  ['מכון הדיאליזה אשלים', 'אשלים', 'מכון דיאליזה אשלים', 'אשלים דיאליזה'],
  ['ד"ר ורה גולדשטיין', 'ורה גולדשטיין', 'גולדשטיין ורה'],
  ['חיים אלקיים', 'אלקיים חיים', 'מר חיים אלקיים'],
  'בדיקות חודשיות',
  (c) => {
    const days = ['05/01/2026', '02/02/2026', '02/03/2026']
    const row = (s) => {
      const [key, label, unit, ref, goal, ...values] = s.split(';')
      const cell = (v, i) => {
        if (!v) return '<td></td>'
        const show = (r) => (off(r) ? `${v} ${r.flag}` : v)
        return `<td class="v"><bdi dir="ltr">${resultCell(c, key, label, v, unit, ref, iso(days[i]), show)}</bdi></td>`
      }
      return `<tr data-line><td>${mixed(label)}</td><td class="y">${mixed(goal)}</td>${values.map(cell).join('')}<td>${ltr(unit)}</td><td>${mixed(ref)}</td></tr>`
    }
    const group = (title, list) =>
      `<tr class="g"><td colspan="7">${he(title)}</td></tr>${list.map(row).join('')}`
    return sheet(
      `body{font:18px/1.4 ${FACE.david};font-size:20px;padding:44px 58px}td,th{padding:3.5px 9px;border:1px solid #777}th{background:#e9f1ee;font-size:18px}.v{font-weight:bold;white-space:nowrap}.y{color:#1b5e4b;font-size:17.5px}.g td{background:#f4f4f4;font-weight:bold}p{margin:7px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:12px;align-items:center">${mark('rings', '#1b5e4b', 50)}<div><b style="font-size:28px;color:#1b5e4b">מכון הדיאליזה אשלים</b><br>${he('עמותה למען חולי כליה, סניף נתניה')}</div></div><b style="font-size:24px">${he('בדיקות חודשיות')}</b></div>
      <p>${he('שם המטופל: מר חיים אלקיים \u00a0 ת.ז. 0-1156823-7 \u00a0 ת. לידה: 14/04/1954')}<br>${he('רופאה אחראית: ד"ר ורה גולדשטיין \u00a0 משמרת: א-ג-ה בוקר \u00a0 הודפס: 09/03/2026')}</p>
      <p>${c.t('{d.esrd|אי ספיקת כליות סופנית|icd=N18.6}, {d.dnephro|נפרופתיה סוכרתית|icd=E11.21/E11.22}. {p.dialysis|המודיאליזה|st=-} מאז 06/2022. {x|לא מועמד להשתלה|negated|p.renaltx}.')}</p>
      <table><tr><th style="width:25%">${he('בדיקה')}</th><th>${he('יעד')}</th>${days.map((d) => `<th>${ltr(d)}</th>`).join('')}<th>${he('יחידות')}</th><th>${he('נורמה')}</th></tr>
      ${group('אנמיה וברזל', ['hgb;המוגלובין;g/dL;14-18;10-11.5;9.8;10.4;11.1', 'ferr;פריטין;ng/mL;30-400;200-500;612;;548', 'tsat;סטורציית טרנספרין;%;20-50;מעל 20;31;;28'])}
      ${group('מינרלים ועצם', ['ca;סידן;mg/dL;8.6-10.2;8.4-10.2;8.3;8.9;9.1', 'phos;זרחן;mg/dL;2.5-4.5;3.5-5.5;6.4;5.9;5.2', 'pth;PTH;pg/mL;15-65;150-600;487;;391', 'alp;פוספטזה בסיסית;U/L;40-130;;121;;117'])}
      ${group('כימיה לפני הטיפול', ['urea;אוריאה;mg/dL;17-49;;138;126;131', 'crea;קריאטינין;mg/dL;0.7-1.2;;8.42;8.17;8.55', 'k;אשלגן;mmol/L;3.5-5.1;4.0-5.5;5.8;5.2;5.0', 'na;נתרן;mmol/L;136-145;;137;139;138', 'hco3;ביקרבונט;mmol/L;22-29;22-26;20;21;23', 'alb;אלבומין;g/dL;3.5-5.2;מעל 3.8;3.6;3.7;3.8'])}
      ${group('יעילות', ['e12ktv;Kt/V;;;מעל 1.2;1.34;1.41;1.38'])}</table>
      <p>${c.t('טיפול: {m.epo|ארנספ 40 מק"ג פעם בשבוע|freq=פעם בשבוע}, {m.sevel|רנבלה 800 מ"ג 3 פעמים ביום|freq=3 פעמים ביום}, {m.alfac|אלפא D3 0.25 מק"ג ליום|freq=ליום}.')}</p>
      <p>${c.t('הערות: {x|HBsAg ו-Anti-HCV ייבדקו באפריל|planned|l.hbsag}. {x|צינקלצט נשקל, כרגע אין צורך|considered|m.cinac}. {x|ללא זיהום בפיסטולה|negated}. {x|אם פריטין יעלה מעל 800 - לעצור ונופר|conditional|m.venofer}.')}</p>
      <div style="display:flex;justify-content:space-between;align-items:center">${signature(c.rnd)}${hand('זרחן יותר טוב, כל הכבוד', 30)}</div>`,
      'rtl',
    )
  },
  { dateAliases: ['2026-02-02', '2026-03-09'], width: 1080, scale: 1.4, degrade: { angle: -1.1 } },
)

export const nineteenthHeLabs = [columns, running, allergens, latest, monthly]
