/** Laboratory paper in Hebrew: a fund's print whose differential has percent and absolute on one row, an urgent-care centre's thermal strip, a private laboratory with the result between its two names, a fund's site with large tiles and a paragraph of what is in range, a hospital's microbiology with two isolates side by side. */
import { barcode, hand, mark, matrixCode, signature } from '../lib/decor.mjs'
import { FACE, doc, he, ltr, mixed, resultCell, sheet } from './blind-parts.mjs'

const off = (r) => r.flag === 'H' || r.flag === 'L'

/** A fund's print: what is outside stands in a frame; the differential has percent and absolute count, each with its own limits, on one row. */
const differential = doc(
  'p981.png',
  ['he', 'lab', 'clean'],
  '2026-06-08',
  ['קופת חולים אופקית', 'אופקית', 'קופ"ח אופקית', 'קופת חולים אופקית - מרפאת אגמון', 'מרפאת אגמון'],
  ['ד"ר סלאח עואד', 'סלאח עואד', 'עואד סלאח'],
  ['מרסל אלקיים', 'אלקיים מרסל', "גב' מרסל אלקיים"],
  'דו"ח בדיקות דם',
  (c) => {
    const box = (r) => `<span${off(r) ? ' class="o"' : ''}>${ltr(r.printed)}</span>`
    const row = (s) => {
      const r = c.lab(s)
      return `<tr data-e="${r.n}"><td>${mixed(r.label)}</td><td>${box(r)}</td><td>${ltr(r.unit)}</td><td>${mixed(r.ref)}</td></tr>`
    }
    const cell = (key, label, v, unit, ref) => {
      const inner = resultCell(c, key, label, v, unit, ref, '2026-06-08')
      const r = c.entities.find((e) => e.printed_name === label && e.printed_value === v && e.unit === unit)
      return `<td><span${r.flag !== 'N' ? ' class="o"' : ''}>${inner}</span></td><td class="s">${ltr(ref)}</td>`
    }
    const both = (name, kp, p, rp, ka, a, ra) =>
      `<tr><td>${mixed(name)}</td>${cell(kp, name, p, '%', rp)}${cell(ka, name, a, 'K/uL', ra)}</tr>`
    const table = (title, list) =>
      `<h3>${he(title)}</h3><table><tr><th style="width:40%">${he('שם הבדיקה')}</th><th>${he('תוצאה')}</th><th>${he('יחידה')}</th><th>${he('טווח')}</th></tr>${list.map(row).join('')}</table>`
    return sheet(
      `body{font:16px/1.3 ${FACE.arial};font-size:16px;padding:38px 60px}td,th{padding:2px 9px;border-bottom:1px solid #ddd}th{background:#f1ede2;font-size:14.5px}.o{border:2px solid #333;padding:0 6px;font-weight:bold}.s{color:#555}h3{font-size:17px;color:#6b4e00;margin:11px 0 3px}.h td{border:none;padding:1px 4px}p{margin:7px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center;border-bottom:4px solid #c99a1b;padding-bottom:8px"><div style="display:flex;gap:10px;align-items:center">${mark('wave', '#c99a1b', 48)}<div><b style="font-size:26px">${he('קופת חולים אופקית')}</b><br>${he('מרפאת אגמון, עפולה')}</div></div><div style="text-align:left"><b style="font-size:22px">${he('דו"ח בדיקות דם')}</b><br>${barcode(c.rnd, 26, 30)}</div></div>
      <table class="h" style="margin:8px 0"><tr><td>${he("גב' מרסל אלקיים")}</td><td>${he('ת.ז. 0-4418290-3')}</td><td>${he('ת. לידה 19/12/1979')}</td></tr><tr><td>${he('נלקח: 08/06/2026 07:12')}</td><td>${he('הודפס: 10/06/2026')}</td><td>${he('רופא שולח: ד"ר סלאח עואד')}</td></tr></table>
      ${table('ספירת דם', ['wbc;לויקוציטים WBC;12.9;K/uL;4.5-11.0', 'rbc;אריתרוציטים RBC;5.61;M/uL;4.0-5.2', 'hgb;המוגלובין HGB;11.3;g/dL;12.0-16.0', 'hct;המטוקריט HCT;36.2;%;36-46', 'mcv;MCV;64.5;fL;80-100', 'mch;MCH;20.1;pg;27-34', 'rdw;RDW;15.8;%;11.5-14.5', 'plt;טסיות PLT;418;K/uL;150-450', 'mpv;MPV;9.3;fL;7.4-11.4'])}
      <h3>${he('מבדלת')}</h3><table><tr><th style="width:30%">${he('סוג התא')}</th><th>%</th><th>${he('טווח %')}</th><th>${ltr('K/uL')}</th><th>${he('טווח מוחלט')}</th></tr>
      ${both('נויטרופילים', 'neutp', '58.1', '40-75', 'neut', '7.49', '1.8-7.7')}${both('לימפוציטים', 'lymphp', '19.4', '20-45', 'lymph', '2.50', '1.0-4.8')}${both('מונוציטים', 'monop', '6.6', '2-10', 'mono', '0.85', '0.1-0.95')}${both('אאוזינופילים', 'eosp', '15.1', '0-6', 'eos', '1.95', '0.0-0.5')}${both('בזופילים', 'basop', '0.8', '0-1.5', 'baso', '0.10', '0.0-0.2')}</table>
      ${table('אלקטרופורזה של המוגלובין', ['hba;Hb A;93.6;%;95-98', 'hba2;Hb A2;5.4;%;2.0-3.3', 'hbf;Hb F;1.0;%;0-2'])}
      ${table('כימיה', ['ferr;פריטין;72;ng/mL;15-150', 'fe;ברזל;88;ug/dL;37-145', 'ige;IgE כללי;1240;IU/mL;עד 100', 'tryp;טריפטאז;4.7;ug/L;עד 11.4', 'lip;ליפאז;31;U/L;13-60', 'cl;כלוריד;103;mmol/L;98-107', 'crea;קריאטינין;0.59;mg/dL;0.5-0.9', 'ck;CK;96;U/L;26-192', 'prealb;פראלבומין;27;mg/dL;20-40'])}
      <p>${c.t('הערת המעבדה: {x|Hb A2 מעל 3.5% תומך בנשאות של בטא תלסמיה|reference comment|d.thal}. {x|יש לבדוק גם את בן הזוג|instruction}. {x|צואה לטפילים - הבדיקה הוזמנה, לא נמסרה דגימה|not done|l.ova}. {x|סרולוגיה לטוקסוקרה - בעבודה|pending}. {x|ללא בלסטים במשטח|negated|l.blast}.')}</p>
      <div>${he('ערכים במסגרת - מחוץ לטווח. מנהלת המעבדה: ד"ר אווה פלדשטיין. עמוד 1/1')}</div>${c.no('ד"ר אווה פלדשטיין', 'laboratory director')}`,
      'rtl',
    )
  },
  { dateAliases: ['2026-06-10'], width: 1000, scale: 1.4 },
)

/** An urgent-care centre's strip of a bedside analyser: narrow, one test over its limits, arrows at the edge. */
const strip = doc(
  'p982.jpg',
  ['he', 'lab', 'photo'],
  '2026-02-19',
  ['מוקד שער הצפון', 'שער הצפון', 'מוקד שער הצפון לרפואה דחופה', 'שער הצפון רפואה דחופה'],
  ['ד"ר קרן ויינברגר', 'קרן ויינברגר', 'ויינברגר קרן'],
  ['משה אלחדד', 'אלחדד משה'],
  null,
  (c) => {
    const line = (s) => {
      const r = c.lab(s)
      const sign = r.flag === 'H' ? '▲' : r.flag === 'L' ? '▼' : ''
      return `<tr data-e="${r.n}"><td>${ltr(r.label)}</td><td class="v">${ltr(r.printed)}</td><td>${ltr(r.unit)}</td><td>${sign}</td></tr><tr class="s"><td></td><td colspan="3">${r.ref ? ltr(`(${r.ref})`) : ''}</td></tr>`
    }
    const part = (title, list) =>
      `<div class="t">${he(title)}</div><table dir="ltr">${list.map(line).join('')}</table>`
    return sheet(
      `body{font:17px/1.24 ${FACE.mono};font-size:17px;padding:26px 30px;font-family:'DejaVu Sans Mono','Miriam Mono CLM','Liberation Sans'}td{padding:0 4px}.v{font-weight:bold;text-align:right}.s td{font-size:13.5px;padding-bottom:3px}.t{border-top:1px dashed #222;text-align:center;margin-top:6px;padding-top:4px;font-weight:bold}.c{text-align:center}`,
      `<div class="c"><b style="font-size:23px">${he('מוקד שער הצפון')}</b><br>${he('לרפואה דחופה - נהריה')}<br>${he('מכשיר ליד מיטה 03')}</div>
      <div class="t"></div><div>${he('מטופל: אלחדד משה')}<br>${he('ת.ז. 0-0933812-7')}<br>${he('לידה: 02/05/1957')}<br>${he('דגימה: 19/02/2026 21:36')}<br>${he('סוג: דם ורידי')}<br>${he('רופאה: ד"ר קרן ויינברגר')}</div>
      ${part('גזים', ['ph;pH;7.304;;7.32-7.42', 'pco2;pCO2;58.7;mmHg;41-51', 'po2;pO2;34;mmHg;25-40', 'abghco3;HCO3;29.1;mmol/L;22-29', 'be;BE;2.8;mmol/L;-2 - 3', 'so2;sO2;61.5;%;40-70', 'lact;Lac;2.6;mmol/L;0.5-2.2'])}
      ${part('מלחים ומטבוליטים', ['na;Na+;134;mmol/L;136-145', 'k;K+;4.0;mmol/L;3.5-5.1', 'cl;Cl-;96;mmol/L;98-107', 'ica;iCa;1.09;mmol/L;1.15-1.33', 'glu;Glu;211;mg/dL;70-140', 'crea;Crea;1.27;mg/dL;0.6-1.3'])}
      ${part('דם', ['hct;Hct;52;%;38-51', 'hgb;tHb;17.3;g/dL;13.0-17.5', 'cohb;COHb;5.6;%;0-3.0', 'methb;MetHb;0.7;%;0-1.5'])}
      ${part('סמנים', ['crp;CRP;38;mg/L;0-5', 'tropi;hs-TnI;11;ng/L;0-20', 'bnp;NT-proBNP;406;pg/mL;0-300', 'dd;D-Dimer;0.41;ug/mL;0-0.50'])}
      <div class="t"></div><div>${c.t('{o|חום מטופל 37.0} {o|FiO2 0.21}')}<br>${c.t('{x|אם pH קטן מ-7.25: לפנות למיון|instruction}')}<br>${c.t('{x|שפעת A/B: אין ערכה במלאי|not done|l.fluaag}')}<br>${he('בוצע ע"י: אח רוני ש.')}<br>${he('*** סוף הדפסה ***')}</div>${c.no('אח רוני ש.', 'nurse')}
      <div style="margin-top:4px">${hand('Aerovent ? x2', 25)}</div>${c.no('Aerovent ? x2', 'question', 'm.ipra')}`,
      'rtl',
    )
  },
  { width: 470, minHeight: 1000, scale: 2, degrade: { angle: 1.4 } },
)

/** A private laboratory: the Hebrew name right, the Latin one left, result and unit between them, upper limit over lower. */
const between = doc(
  'p983.jpg',
  ['he', 'lab', 'scan'],
  '2026-04-21',
  ['מעבדות ירדנית', 'ירדנית', 'מעבדות ירדנית בע"מ', 'מעבדה רפואית ירדנית'],
  ["פרופ' שרית גלבוע", 'שרית גלבוע', 'גלבוע שרית'],
  ['עדן טויטו', 'טויטו עדן', "גב' עדן טויטו"],
  'דוח תוצאות',
  (c) => {
    const stack = (ref) => {
      const m = ref.match(/^([\d.]+)-([\d.]+)$/)
      return m ? `<div class="u">${ltr(m[2])}</div><div>${ltr(m[1])}</div>` : mixed(ref)
    }
    const row = (s) => {
      const [line, latin] = s.split('#')
      const r = c.lab(line)
      return `<tr data-e="${r.n}"><td>${mixed(r.label)}</td><td class="v">${mixed(r.printed)}${off(r) ? ' !' : ''}</td><td>${ltr(r.unit)}</td><td class="f">${stack(r.ref)}</td><td dir="ltr">${ltr(latin)}</td></tr>`
    }
    const group = (title, list) =>
      `<tr class="g"><td colspan="5">${he(title)}</td></tr>${list.map(row).join('')}`
    return sheet(
      `body{font:16px/1.22 ${FACE.david};font-size:18.5px;padding:44px 64px}td,th{padding:2px 10px;border-bottom:1px solid #999;vertical-align:middle}th{border-bottom:2px solid #222}.v{font-weight:bold;text-align:center}.f{font-size:14px;text-align:center;line-height:1.1}.u{border-bottom:1px solid #bbb;width:60px;margin:auto}.g td{font-weight:bold;text-align:center;background:#eee}.h td{border:none;padding:1px 4px}p{margin:8px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div><b style="font-size:30px">${he('מעבדות ירדנית בע"מ')}</b><br>${he('רחוב המסגר 40, תל אביב | מוסמכת ISO 15189')}</div>${mark('leaf', '#222', 54)}<div style="text-align:left"><b style="font-size:23px">${he('דוח תוצאות')}</b><br>${ltr('No. 26-117-0482')}</div></div>
      <table class="h" style="border-top:2px solid #222;border-bottom:2px solid #222;margin:8px 0"><tr><td>${he('טויטו עדן, נקבה')}</td><td>${he('ת.ז. 0-6127745-8')}</td><td>${he('ת. לידה 03.03.2000')}</td></tr><tr><td>${he('תאריך דגימה 21.04.2026')}</td><td>${he('תאריך דיווח 27.04.2026')}</td><td>${he('הופנתה ע"י פרופ\' שרית גלבוע')}</td></tr></table>
      <table><tr><th>${he('בדיקה')}</th><th>${he('תוצאה')}</th><th>${he('יחידות')}</th><th>${he('גבולות')}</th><th dir="ltr">Test</th></tr>
      ${group('הורמונים - יום 3 למחזור', ['fsh;הורמון מגרה זקיק;5.2;IU/L;3.5-12.5#FSH', 'lh;הורמון מחלמן;14.8;IU/L;2.4-12.6#LH', 'e2;אסטרדיול;171;pmol/L;45-854#Estradiol', 'prl;פרולקטין;318;mIU/L;102-496#Prolactin', 'testo;טסטוסטרון כללי;2.6;nmol/L;0.3-1.7#Testosterone', 'ftesto;טסטוסטרון חופשי;41.0;pmol/L;3.0-33.0#Free Testosterone', 'andro;אנדרוסטנדיון;13.9;nmol/L;1.0-11.5#Androstenedione', 'dheas;דהיאה סולפט;9.1;umol/L;4.0-11.0#DHEA-S', 'ohp;17 הידרוקסי פרוגסטרון;3.4;nmol/L;עד 6.0#17-OH Progesterone', 'shbg;גלובולין קושר מין;19;nmol/L;26-110#SHBG', 'amh;הורמון אנטי מולריאני;61.3;pmol/L;6.8-47.8#AMH', 'cort;קורטיזול בוקר;402;nmol/L;166-507#Cortisol', 'gh;סומטומדין;214;ng/mL;102-330#IGF-1'])}
      ${group('סוכר ואינסולין', ['glu;גלוקוז בצום;5.4;mmol/L;3.9-5.5#Glucose', 'insul;אינסולין בצום;148;pmol/L;18-173#Insulin', 'cpep;סי פפטיד;1.10;nmol/L;0.37-1.47#C-Peptide', 'fructos;פרוקטוזאמין;229;umol/L;205-285#Fructosamine'])}
      ${group('בלוטת התריס', ['tsh;תירוטרופין;4.61;mIU/L;0.27-4.20#TSH', 'ft4;תירוקסין חופשי;13.2;pmol/L;12-22#FT4', 'ft3;טרייודותירונין חופשי;5.0;pmol/L;3.1-6.8#FT3', 'tpo;נוגדני פראוקסידאז;187;IU/mL;עד 34#Anti-TPO', 'tgab;נוגדני תירוגלובולין;22;IU/mL;עד 115#Anti-TG'])}
      ${group('צליאק', ['ttg;נוגדני טרנסגלוטמינאז;1.3;U/mL;עד 7.0#tTG IgA', 'dgp;נוגדני דגליאדין;2.0;U/mL;עד 7.0#DGP IgG', 'iga;אימונוגלובולין A;2.14;g/L;0.70-4.00#IgA'])}
      ${group('ויטמינים ויסודות קורט', ['zinc;אבץ;9.2;umol/L;10.7-18.4#Zinc', 'copper;נחושת;24.6;umol/L;12.6-24.4#Copper', 'vita;ויטמין A;1.61;umol/L;1.05-2.80#Vitamin A', 'vite;ויטמין E;27;umol/L;12-42#Vitamin E', 'holotc;B12 פעיל;49;pmol/L;37-188#Holo-TC', 'selen;סלניום;1.02;umol/L;0.75-1.85#Selenium'])}</table>
      <p>${c.t('! חורג מן הגבולות. {x|יחס LH/FSH גבוה אופייני לשחלות פוליציסטיות, אך אינו מספיק לאבחנה|reference comment|d.pcos}. {x|פרוגסטרון - תיבדק ביום 21|planned|l.prog}. {x|נטילת ביוטין עלולה לשבש את התוצאות|warned}.')}</p>
      <div style="display:flex;justify-content:space-between;align-items:center"><span>${he('חתימה אלקטרונית: ד"ר נועם הראל, מנהל מדעי')}</span>${signature(c.rnd, '#222')}</div>${c.no('ד"ר נועם הראל', 'laboratory director')}`,
      'rtl',
    )
  },
  { dateAliases: ['2026-04-27'], width: 1040, scale: 1.4, degrade: { angle: 0.6 } },
)

/** A fund's site: tiles with a large number for what is outside, then what is in range as a running paragraph by group. */
const tiles = doc(
  'p984.png',
  ['he', 'lab', 'clean'],
  '2026-05-26',
  ['בריאות מעוז', 'מעוז', 'קופת חולים בריאות מעוז', 'מעוז אונליין'],
  ['ד"ר אינה קרופסקי', 'אינה קרופסקי', 'קרופסקי אינה'],
  ['דניאל הדס', 'הדס דניאל', 'מר דניאל הדס'],
  'סיכום בדיקות המעבדה שלך',
  (c) => {
    const tile = (s) => {
      const r = c.lab(s)
      return `<div class="k" data-line><span data-e="${r.n}"><b>${mixed(r.label)}</b><span class="n">${ltr(r.printed)} <small>${ltr(r.unit)}</small></span></span><span class="s">${r.flag === 'H' ? he('גבוה מהטווח') : he('נמוך מהטווח')}</span><span class="s">${he(`הטווח התקין: ${r.ref}`)}</span></div>`
    }
    const run = (title, list) =>
      `<p><b>${he(title)}:</b> ${list
        .map((s) => {
          const [key, label, v, unit, ref] = s.split(';')
          return (
            c.t(
              `{l.${key}|${label} ${v}${unit === '%' ? '%' : unit ? ` ${unit}` : ''}|v=${v};u=${unit || '-'}${ref ? `;ref=${ref}` : ''}}`,
            ) + (ref ? ` (${mixed(ref)})` : '')
          )
        })
        .join(', ')}.</p>`
    return sheet(
      `body{font:17px/1.6 ${FACE.notoHe};font-size:16px;padding:0 54px 40px}.w{display:grid;grid-template-columns:repeat(3,1fr);gap:14px;margin:10px 0}.k{border:1px solid #e3b7b0;background:#fdf5f3;border-radius:12px;padding:8px 16px;display:flex;flex-direction:column;line-height:1.35}.k>span:first-child{display:flex;flex-direction:column}.n{font-size:29px;font-weight:bold;color:#b23b2a}small{font-size:15px;font-weight:normal}.s{font-size:14px;color:#666}h3{font-size:18px;color:#0b5d52;margin:14px 0 2px}p{margin:5px 0}p span[data-e]{white-space:nowrap}`,
      `<div style="margin:0 -54px;border-bottom:1px solid #ccc;padding:14px 54px;display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:10px;align-items:center">${mark('bars', '#0b5d52', 36)}<b style="font-size:22px;color:#0b5d52">${he('בריאות מעוז')}</b></div><span>${he('שלום, דניאל הדס | ת.ז. 0-3482206-5 | נולד ב-11/10/1966')}</span></div>
      <div style="font-size:23px;font-weight:bold;margin-top:12px">${he('סיכום בדיקות המעבדה שלך')}</div>
      <div>${he('תאריך הבדיקה 26/05/2026 | מרפאת עמק חפר | הרופאה שביקשה: ד"ר אינה קרופסקי')}</div>
      <h3>${he('6 תוצאות מחוץ לטווח')}</h3><div class="w">${['uric;חומצה אורית;8.9;mg/dL;3.5-7.2', 'ggt;GGT;118;U/L;עד 55', 'lpa;ליפופרוטאין (a);164;nmol/L;עד 75', 'apob;אפוליפופרוטאין B;1.24;g/L;0.66-1.11', 'transf;טרנספרין;188;mg/dL;200-360', 'vitd;ויטמין D;36;nmol/L;50-125'].map(tile).join('')}</div>
      <h3>${he('28 תוצאות בטווח התקין')}</h3>
      ${run('ספירת דם', ['wbc;לויקוציטים;6.4;K/uL;4.0-11.0', 'hgb;המוגלובין;14.7;g/dL;13.0-17.0', 'hct;המטוקריט;43.5;%;40-50', 'mcv;MCV;93.1;fL;80-98', 'plt;טסיות;176;K/uL;150-400', 'neut;נויטרופילים;3.5;K/uL;1.8-7.5', 'lymph;לימפוציטים;2.2;K/uL;1.0-4.0', 'eos;אאוזינופילים;0.2;K/uL;0-0.5'])}
      ${run('כליות ומלחים', ['crea;קריאטינין;1.02;mg/dL;0.7-1.2', 'egfr;eGFR;83;mL/min;מעל 60', 'urea;אוריאה;37;mg/dL;17-49', 'na;נתרן;142;mmol/L;136-145', 'k;אשלגן;4.7;mmol/L;3.5-5.1', 'ca;סידן;9.3;mg/dL;8.6-10.2', 'phos;זרחן;3.1;mg/dL;2.5-4.5'])}
      ${run('כבד', ['alt;ALT;38;U/L;עד 41', 'ast;AST;29;U/L;עד 40', 'alp;פוספטזה בסיסית;74;U/L;40-130', 'tbil;בילירובין כללי;0.7;mg/dL;0.3-1.2', 'alb;אלבומין;4.4;g/dL;3.5-5.2', 'amyl;עמילאז;61;U/L;28-100'])}
      ${run('סוכר ושומנים', ['glu;גלוקוז;97;mg/dL;70-100', 'a1c;המוגלובין מסוכרר;5.5;%;4.0-5.6', 'hdl;HDL;46;mg/dL;מעל 40', 'trig;טריגליצרידים;139;mg/dL;עד 150', 'homo;הומוציסטאין;11.8;umol/L;עד 15'])}
      ${run('אחר', ['psa;PSA;2.06;ng/mL;עד 4.0', 'hscrp;hs-CRP;1.9;mg/L;עד 3.0'])}
      <h3>${he('שים לב')}</h3><p>${c.t('{x|בדיקת LDL ישיר לא חושבה|not done|l.ldl}. {x|חומצה אורית גבוהה עלולה לגרום לשיגדון|reference comment|d.gout}. {x|מתחת ל-30 nmol/L - חסר חמור של ויטמין D|reference comment}. {x|נוגדנים להפטיטיס C - התשובה תגיע עד 02/06/2026|pending|l.antihcv}. {x|הטווחים נקבעים לפי גיל ומין|reference comment}.')}</p>
      <p>${c.t('הודעה מהרופאה (28/05/2026): להתחיל {m.chole|טיפות ויטמין D|dose=-;freq=ביום} 1000 יחידות ביום. {x|אלופורינול רק אם יהיה התקף|conditional|m.allo}. {x|להפחית אלכוהול|instruction}. {x|קבעתי לך אולטרסאונד בטן|planned|i.usabd}.')}</p>`,
      'rtl',
    )
  },
  { dateAliases: ['2026-05-28'], width: 1040, scale: 1.36 },
)

/** A hospital's microbiology: a list of specimens with their days, two isolates side by side in one antibiogram, a viral panel in columns. */
const germs = doc(
  'p985.jpg',
  ['he', 'lab', 'photo'],
  '2026-01-12',
  [
    'המרכז הרפואי תל חצב',
    'תל חצב',
    'מרכז רפואי תל חצב',
    'המרכז הרפואי תל חצב - מעבדה מיקרוביולוגית',
    'מעבדה מיקרוביולוגית, המרכז הרפואי תל חצב',
  ],
  ['ד"ר עידו מרגלית', 'עידו מרגלית', 'מרגלית עידו'],
  ['פנינה אוחיון', 'אוחיון פנינה', "גב' פנינה אוחיון"],
  'דו"ח מיקרוביולוגיה מסכם',
  (c) => {
    const spec = (no, day, what, s) =>
      `<tr data-line><td>${ltr(no)}</td><td>${ltr(day)}</td><td>${he(what)}</td><td>${c.t(s)}</td></tr>`
    const drug = (name, key, a, b) =>
      `<tr><td dir="ltr">${c.t(`{x|${name}|antibiogram|m.${key}}`)}</td><td class="c">${a}</td><td class="c">${b}</td></tr>`
    const virus = (s) => {
      const r = c.lab(s, { date: '2026-01-09' })
      return `<div class="v" data-line><span data-e="${r.n}">${mixed(r.label)}: <b>${he(r.printed)}</b></span></div>`
    }
    const blood = (s, date) => {
      const r = c.lab(s, { date })
      return `<tr data-e="${r.n}"><td>${mixed(r.label)}</td><td>${mixed(r.printed)}</td><td>${ltr(r.unit)}</td><td>${mixed(r.ref)}</td></tr>`
    }
    return sheet(
      `body{font:17px/1.36 ${FACE.miriam};font-size:18px;padding:42px 60px}td,th{border:1px solid #888;padding:2px 9px}th{background:#e8eef0}.c{text-align:center;font-weight:bold}.w{display:grid;grid-template-columns:1.1fr 1fr;gap:26px;align-items:start}.p{columns:2;border:1px solid #888;padding:4px 12px}.v{break-inside:avoid}h3{font-size:19px;margin:11px 0 3px}.h td{border:none;padding:1px 4px}p{margin:7px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center;border-bottom:2px solid #222;padding-bottom:6px">${matrixCode(c.rnd, 16, 3)}<div style="text-align:center"><b style="font-size:28px">${he('המרכז הרפואי תל חצב')}</b><br>${he('המעבדה המיקרוביולוגית')}<br><b style="font-size:22px">${he('דו"ח מיקרוביולוגיה מסכם')}</b></div>${mark('cross', '#222', 50)}</div>
      <table class="h"><tr><td>${he("שם: גב' אוחיון פנינה")}</td><td>${he('ת.ז. 0-1190374-6')}</td><td>${he('ת. לידה 07/07/1946')}</td></tr><tr><td>${he('מחלקה: פנימית ב')}</td><td>${he('רופא: ד"ר עידו מרגלית')}</td><td>${he('הופק: 12/01/2026 14:20')}</td></tr></table>
      <h3>${he('דגימות')}</h3><table><tr><th>${he('מס')}</th><th>${he('נלקחה')}</th><th>${he('סוג')}</th><th style="width:58%">${he('תוצאה')}</th></tr>
      ${spec('M-4401', '08/01/2026', 'דם, 2 בקבוקים', '{l.bcult|תרבית דם: Escherichia coli|v=Escherichia coli;u=-;on=2026-01-08} (מבודד א) בשני הבקבוקים')}
      ${spec('M-4402', '08/01/2026', 'שתן מקטטר', '{l.ucult|תרבית שתן: Escherichia coli|v=Escherichia coli;u=-;on=2026-01-08} מעל 100,000 (מבודד א)')}
      ${spec('M-4415', '09/01/2026', 'כיח', '{l.gramst|צביעת גרם: מתגים גרם שליליים|v=מתגים גרם שליליים;u=-;on=2026-01-09}; {l.sputc|תרבית כיח: Pseudomonas aeruginosa|v=Pseudomonas aeruginosa;u=-;on=2026-01-09} (מבודד ב)')}
      ${spec('M-4460', '11/01/2026', 'דם, 2 בקבוקים', '{l.bcult|תרבית דם: ללא צמיחה לאחר 24 שעות|v=ללא צמיחה;u=-;on=2026-01-11}, {x|תשובה סופית אחרי 5 ימים|pending}')}
      ${spec('M-4461', '11/01/2026', 'משטח רקטלי', '{x|CRE - לא בודד|negated}; {x|VRE - לא בודד|negated}')}
      ${spec('M-4462', '11/01/2026', 'משטח אף', '{l.mrsa|סקר MRSA: שלילי|v=שלילי;u=-;on=2026-01-11}')}
      ${spec('M-4470', '12/01/2026', 'צואה', '{x|C. difficile - הדגימה מוצקה, נדחתה|not done|l.cdtox}')}</table>
      <div class="w"><div><h3>${he('רגישות לאנטיביוטיקה')}</h3><table dir="ltr"><tr><th>Antibiotic</th><th>${he("א' E. coli")}</th><th>${he("ב' P. aeruginosa")}</th></tr>${drug('Ampicillin', 'ampi', 'R', '-')}${drug('Cefuroxime', 'cefur', 'R', '-')}${drug('Ceftriaxone', 'ceftr', 'R', '-')}${drug('Piperacillin/Tazobactam', 'pipta', 'S', 'S')}${drug('Meropenem', 'merop', 'S', 'S')}${drug('Gentamicin', 'gent', 'S', 'R')}${drug('Ciprofloxacin', 'cipr', 'R', 'I')}${drug('Ertapenem', 'h18erta', 'S', '-')}</table><p>${he('S רגיש, I ביניים, R עמיד')}</p></div>
      <div><h3>${he('PCR נשימתי - 09/01/2026')}</h3><div class="p">${['flua;שפעת A;לא זוהה;;', 'flub;שפעת B;לא זוהה;;', 'rsvpcr;RSV;זוהה;;', 'covidpcr;SARS-CoV-2;לא זוהה;;', 'hmpv;hMPV;לא זוהה;;', 'rhino;רינו;לא זוהה;;', 'adeno;אדנו;לא זוהה;;', 'piv3;פרא 3;לא זוהה;;', 'mycpn;מיקופלזמה;לא זוהה;;', 'bpert;שעלת;לא זוהה;;'].map(virus).join('')}</div>
      <h3>${he('רמות וסמנים - 10/01/2026')}</h3><table>${blood('pct;פרוקלציטונין;14.2;ng/mL;עד 0.5', '2026-01-10')}${blood('crp;CRP;268;mg/L;עד 5', '2026-01-10')}${blood('legion;לגיונלה בשתן;שלילי;;שלילי', '2026-01-10')}${blood('pneuag;פנאומוקוק בשתן;שלילי;;שלילי', '2026-01-10')}</table></div></div>
      <p>${c.t('הערה: מבודד א מייצר ESBL. {x|יש לנקוט בידוד מגע|instruction}. {x|ייתכן שזיהום בפסאודומונס הוא נשאות בלבד|possible|d.pneumonia}. {x|ייעוץ מחלות זיהומיות מומלץ|planned}. {x|רמת ונקומיצין - לא נשלחה|not done|l.vancl}.')}</p>
      <div style="display:flex;justify-content:space-between;align-items:center"><span>${he('אישר: ד"ר יעל סוקולובסקי, מנהלת')}</span>${signature(c.rnd, '#222')}</div>${c.no('ד"ר יעל סוקולובסקי', 'laboratory director')}`,
      'rtl',
    )
  },
  {
    dateAliases: ['2026-01-08', '2026-01-09', '2026-01-11', '2026-01-10'],
    width: 1080,
    scale: 1.44,
    degrade: { angle: -1.2, folds: [0.5] },
  },
)

export const twentySixthHeLabs = [differential, strip, between, tiles, germs]
