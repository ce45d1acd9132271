/** Israeli laboratory sheets: two tables beside each other, urine in words, hormones by phase, results with the past under each. */
import { barcode, mark, matrixCode, signature } from '../lib/decor.mjs'
import { FACE, doc, he, ltr, mixed, pairs, resultCell, rows, sheet } from './blind-parts.mjs'

const out = (r) => (r.flag === 'H' ? 'H' : r.flag === 'L' ? 'L' : '')

/** Blood count at the right, chemistry at the left, each a table. */
const beside = doc(
  'p145.jpg',
  ['he', 'lab', 'photo'],
  '2025-02-18',
  ['קופת חולים רימון', 'רימון', 'קופת חולים רימון - מעבדה מרכזית'],
  ['ד"ר אלונה גינזבורג', 'אלונה גינזבורג', 'ד״ר אלונה גינזבורג', 'גינזבורג אלונה'],
  ['חיים בן שבת', 'בן שבת חיים'],
  'תוצאות מעבדה',
  (c) => {
    const cells = (r) =>
      `<td class="n">${ltr(r.label)}</td><td class="v">${ltr(r.printed)}${out(r) ? ` <b>${ltr(out(r))}</b>` : ''}</td><td class="u">${ltr(r.unit)}</td><td class="u">${ltr(r.ref)}</td>`
    const head = `<tr><th>${he('בדיקה')}</th><th>${he('תוצאה')}</th><th>${he('יחידות')}</th><th>${he('תחום')}</th></tr>`
    return sheet(
      `body{font:18.5px/1.36 ${FACE.arial};padding:42px 40px}td,th{padding:4px 5px;border-bottom:1px solid #ccc;white-space:nowrap}th{border-bottom:2px solid #8c2f4b;color:#8c2f4b;font-size:16px}.g td{font-weight:bold;background:#f7e9ee}.n{font-size:17px}.u{font-size:15.5px}.two{display:grid;grid-template-columns:1fr 1fr;gap:24px;align-items:start;margin-top:12px}.h{display:grid;grid-template-columns:1fr 1fr 1fr;gap:3px 16px;background:#faf6f7;padding:9px 12px;margin-top:10px}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div><b style="font-size:25px;color:#8c2f4b">קופת חולים רימון</b><br>${he('מעבדה מרכזית, דרך השלום 112, נתניה')}</div>${barcode(c.rnd, 34, 32)}</div><div style="font-size:22px;font-weight:bold;margin-top:6px">${he('תוצאות מעבדה')}</div>
      <div class="h">${pairs(
        [
          ['שם', 'בן שבת חיים'],
          ['ת.ז.', '05028841-3'],
          ['תאריך לידה', '09/10/1958'],
          ['תאריך דגימה', '18/02/2025'],
          ['תאריך תשובה', '19/02/2025'],
          ['רופאה', 'ד"ר אלונה גינזבורג'],
        ],
        he,
      )}</div>
      <div class="two"><table>${head}${rows(c, cells, [
        '#ספירת דם',
        'wbc;WBC;11.8;10^3/uL;4.5-11.0',
        'rbc;RBC;5.61;10^6/uL;4.50-5.90',
        'hgb;HGB;17.4;g/dL;13.5-17.5',
        'hct;HCT;52.3;%;41.0-53.0',
        'mcv;MCV;93.2;fL;80.0-100.0',
        'mch;MCH;31.0;pg;26.0-34.0',
        'rdw;RDW;13.4;%;11.5-14.5',
        'plt;PLT;139;10^3/uL;150-450',
        'mpv;MPV;11.9;fL;7.0-11.0',
        'neutp;NEUT %;71.2;%;40.0-75.0',
        'lymphp;LYMP %;18.1;%;20.0-45.0',
        'monop;MONO %;8.2;%;2.0-10.0',
        'eosp;EOS %;2.0;%;0.0-6.0',
        'basop;BASO %;0.5;%;0.0-2.0',
        '#קרישה',
        'pt;PT sec;14.9;sec;11.0-14.0',
        'inr;INR;1.28;;0.90-1.20',
        'aptt;APTT;38.8;sec;26.0-37.0',
        'fib;Fibrinogen;212;mg/dL;200-450',
        'f9;Factor IX;88;%;60-150',
        'vwfact;VWF activity;61;%;50-160',
      ])}</table><table>${head}${rows(c, cells, [
        '#כימיה',
        'glu;Glucose;118;mg/dL;70-100',
        'urea;Urea;29;mg/dL;17-49',
        'crea;Creatinine;0.83;mg/dL;0.70-1.20',
        'na;Sodium;134;mmol/L;136-145',
        'k;Potassium;3.9;mmol/L;3.5-5.1',
        'ca;Calcium;8.9;mg/dL;8.6-10.2',
        'tp;Total Protein;7.9;g/dL;6.4-8.3',
        'alb;Albumin;3.3;g/dL;3.5-5.2',
        'glob;Globulin;4.6;g/dL;2.0-3.5',
        'tbil;Bilirubin Total;2.4;mg/dL;0.0-1.2',
        'dbil;Bilirubin Direct;0.9;mg/dL;0.0-0.3',
        'ast;AST (GOT);88;U/L;0-40',
        'alt;ALT (GPT);64;U/L;0-41',
        'alp;ALP;141;U/L;40-129',
        'ggt;GGT;310;U/L;10-71',
        'ldh;LDH;226;U/L;135-225',
        'chole;Cholinesterase;3810;U/L;5320-12920',
        'ammonia;Ammonia;71;umol/L;16-60',
        '#סמנים ונוגדנים',
        'afp;AFP;6.8;ng/mL;0.0-7.0',
        'hbsag;HBsAg;Negative;;',
        'antihcv;Anti-HCV;Negative;;',
      ])}</table></div>
      <p style="font-size:17px">${c.t('הערה: {x|ערכי AFP גבוהים עשויים להופיע בשחמת הכבד|reference comment|d.cirrh}. {x|ללא המוליזה בדגימה|negated}. H גבוה, L נמוך.')} מנהל המעבדה: ד"ר רמי כהנא</p>${c.no('ד"ר רמי כהנא', 'laboratory head')}`,
      'rtl',
    )
  },
  { scale: 1.25, degrade: { angle: 1.3 } },
)

/** Urine: every value a Hebrew word, then sediment and a culture with letters. */
const urine = doc(
  'p146.png',
  ['he', 'lab', 'clean'],
  '2024-09-30',
  ['מרפאת עמק האלה', 'מרפאת עמק האלה - מעבדה', 'עמק האלה'],
  ['ד"ר נחמה דויטש', 'נחמה דויטש', 'ד״ר נחמה דויטש', 'דויטש נחמה'],
  ['סיון אבוטבול', 'אבוטבול סיון'],
  'בדיקת שתן כללית ותרבית',
  (c) => {
    const cells = (r) =>
      `<td>${he(r.label)}</td><td class="v">${mixed(`${r.printed} ${r.unit}`.trim())}</td><td>${r.ref ? mixed(r.ref) : ''}</td>`
    const drug = (name, key, s) =>
      `<div>${c.t(`{x|${name}|susceptibility panel${key ? `|m.${key}` : ''}}`)} - <b>${he(s)}</b></div>`
    return sheet(
      `body{font:21px/1.42 ${FACE.simple};font-size:22px;padding:46px 74px}td,th{padding:4px 14px;border:1px solid #9bb}th{background:#e3f0f0}.g td{background:#f2f8f8;font-weight:bold;text-align:center}.v{font-weight:bold}.h{columns:2;margin:12px 0}.p{display:grid;grid-template-columns:1fr 1fr;gap:2px 30px;margin:8px 0}`,
      `<div style="display:flex;gap:14px;align-items:center">${mark('cross', '#2b7c7c', 44)}<div><b style="font-size:27px;color:#2b7c7c">מרפאת עמק האלה</b><br>בדיקת שתן כללית ותרבית</div></div><div class="h">${pairs(
        [
          ['שם', 'סיון אבוטבול'],
          ['ת.ז.', '31177206-4'],
          ['תאריך לידה', '17/03/1994'],
          ['נלקח בתאריך', '30/09/2024 שעה 07:20'],
          ['רופאה מפנה', 'ד"ר נחמה דויטש'],
          ['הודפס', '03/10/2024'],
        ],
        he,
      )}</div>
      <table><tr><th>${he('בדיקה')}</th><th>${he('תוצאה')}</th><th>${he('תקין')}</th></tr>${rows(c, cells, [
        '#סטיק',
        'ucol;צבע;צהוב כהה;;צהוב|result=צהוב כהה',
        'uapp;מראה;עכור;;צלול',
        'usg;משקל סגולי;1.028;;1.005 - 1.030',
        'uph;חומציות pH;5.5;;5.0 - 8.0',
        'uprot;חלבון;עקבות;;שלילי',
        'uglu;גלוקוז;שלילי;;שלילי',
        'uket;קטונים;חיובי 1+;;שלילי',
        'ubld;דם;חיובי 2+;;שלילי',
        'uleu;לויקוציטים;חיובי 3+;;שלילי',
        'unit;ניטריט;חיובי;;שלילי',
        'ubil;בילירובין;שלילי;;שלילי',
        'urob;אורובילינוגן;תקין;;תקין',
        '#משקע',
        'uwbc;כדוריות לבנות בשדה;40;;0 - 5',
        'urbc;כדוריות אדומות בשדה;12;;0 - 3',
        'uepi;תאי אפיתל;מעט;;',
        'ubact;חיידקים;הרבה;;אין',
        'umuc;ריר;מעט;;',
        'ucast;גלילים;אין;;אין',
        '#כימיה של השתן',
        'ualb;אלבומין בשתן;38;mg/L;0 - 20',
        'ucrea;קריאטינין בשתן;164;mg/dL;',
        'uacr;יחס אלבומין לקריאטינין;23;mg/g;0 - 30',
        '#תרבית',
        'ucult;תרבית שתן;Escherichia coli 100,000 CFU/mL;;|result=Escherichia coli',
      ])}</table>
      <div class="p">${drug('Cefuroxime', 'cefur', 'רגיש')}${drug('Nitrofurantoin', 'nitrof', 'רגיש')}${drug('Ampicillin', '', 'עמיד')}${drug('Fosfomycin', 'fosfo', 'רגיש')}${drug('Ofloxacin', '', 'עמיד')}${drug('Trimethoprim/sulfa', 'sept', 'בינוני')}</div>
      <p>${c.t('{x|ממצאים מתאימים לדלקת בדרכי השתן, לשיקול הרופא|reference comment|d.uti}. {x|בדיקת הריון לא בוצעה|not done}.')}</p>`,
      'rtl',
    )
  },
)

/** Hormones with the phases of the cycle under one another, and genetics of clotting. */
const hormones = doc(
  'p147.png',
  ['he', 'lab', 'clean'],
  '2025-03-12',
  ['מכון נביעה לפוריות', 'נביעה', 'מכון נביעה'],
  ['ד"ר ענבר רוטמן', 'ענבר רוטמן', 'ד״ר ענבר רוטמן', 'רוטמן ענבר'],
  ['הדס ליאור', 'ליאור הדס', "גב' הדס ליאור"],
  'פרופיל הורמונלי',
  (c) => {
    const phases = (list) => list.map(([k, v]) => `<div>${he(k)} ${ltr(v)}</div>`).join('')
    const row = (line, shown, options) =>
      rows(
        c,
        (r) =>
          `<td class="n">${ltr(r.label)}</td><td class="v">${ltr(r.printed)}${out(r) ? ` ${r.flag === 'H' ? '▲' : '▼'}` : ''}</td><td>${ltr(r.unit)}</td><td class="s">${shown ? phases(shown) : r.ref ? ltr(r.ref) : ''}</td>`,
        [line + (options ?? '')],
      )
    const cycle = (a, b, l) => [
      ['זקיקי', a],
      ['ביוץ', b],
      ['לוטאלי', l],
    ]
    return sheet(
      `body{font:20px/1.36 ${FACE.notoHe};font-size:19px;padding:44px 64px}td,th{padding:5px 12px;border-bottom:1px solid #ddd0e4;vertical-align:middle}th{background:#f0e8f5;color:#5b2b7a}.s{font-size:16px}.s div{white-space:nowrap}.v{font-weight:bold;font-size:20px}.h{display:grid;grid-template-columns:1fr 1fr;gap:3px 24px;margin:12px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:12px;align-items:center">${mark('rings', '#5b2b7a', 48)}<div><b style="font-size:26px;color:#5b2b7a">מכון נביעה לפוריות</b><br>פרופיל הורמונלי</div></div>${matrixCode(c.rnd, 20, 3)}</div><div class="h">${pairs(
        [
          ['שם', 'הדס ליאור'],
          ['ת.ז.', '30455129-7'],
          ['תאריך לידה', '08/08/1990'],
          ['נלקח', '12/03/2025, יום 3 למחזור'],
          ['רופאה', 'ד"ר ענבר רוטמן'],
          ['תאריך דוח', '16/03/2025'],
        ],
        he,
      )}</div>
      <table><tr><th>${he('הורמון')}</th><th>${he('תוצאה')}</th><th>${he('יחידות')}</th><th>${he('ערכי ייחוס')}</th></tr>
      ${row('fsh;FSH;11.4;IU/L;', cycle('3.5 - 12.5', '4.7 - 21.5', '1.7 - 7.7'))}${row('lh;LH;6.2;IU/L;', cycle('2.4 - 12.6', '14.0 - 95.6', '1.0 - 11.4'))}${row('e2;Estradiol;214;pmol/L;', cycle('45 - 854', '151 - 1461', '82 - 1251'))}${row('prog;Progesterone;0.9;nmol/L;', cycle('0.2 - 2.8', '0.4 - 38.1', '5.8 - 75.9'))}
      ${row('prl;Prolactin;622;mIU/L;102 - 496')}${row('amh;AMH;4.1;pmol/L;5.0 - 47.0')}${row('testo;Testosterone;0.9;nmol/L;0.3 - 1.7')}${row('shbg;SHBG;71;nmol/L;26 - 110')}${row('andro;Androstenedione;5.2;nmol/L;1.2 - 8.6')}${row('ohp;17-OH Progesterone;1.9;nmol/L;0.3 - 2.4')}${row('dheas;DHEA-S;4.4;umol/L;2.7 - 9.2')}${row('cort;Cortisol AM;611;nmol/L;172 - 497')}${row('tsh;TSH;3.9;mIU/L;0.3 - 4.2')}${row('tpo;Anti-TPO;212;IU/mL;0 - 34')}${row('hcg;beta-hCG;<1.0;IU/L;< 5.0')}${row('f5l;Factor V Leiden;Heterozygous;;')}${row('f2m;Prothrombin G20210A;Not detected;;')}${row('lac;Lupus anticoagulant;Negative;;')}${row('rubg;Rubella IgG;48;IU/mL;> 10')}</table>
      <p style="font-size:18px">${c.t('הערות: AMH נמוך לגיל. פרולקטין מוגבר קלות, {x|יש לחזור על הבדיקה בצום|planned}. {x|לא נמצאה עדות לתסמונת שחלות פוליציסטיות|negated|d.pcos}. {x|נוגדני TPO חיוביים שכיחים בהשימוטו|reference comment|d.hashi}. {x|אינה בהריון|negated}.')}</p><div>${signature(c.rnd)}<br>${he('מאושר: ד"ר פביאן לנדא, מנהל המעבדה')}</div>${c.no('ד"ר פביאן לנדא', 'laboratory head')}`,
      'rtl',
    )
  },
)

/** An application's print: one block a test, the earlier results with their dates in a line under it. */
const timeline = doc(
  'p148.jpg',
  ['he', 'lab', 'photo'],
  '2025-06-01',
  ['קופת חולים ארזים', 'ארזים', 'קופת חולים ארזים - האזור האישי'],
  ['ד"ר סמיר נאסר', 'סמיר נאסר', 'ד״ר סמיר נאסר', 'נאסר סמיר'],
  ['לאה טויטו', 'טויטו לאה'],
  'תוצאות בדיקות - האזור האישי',
  (c) => {
    const shown = { '2025-06-01': '01/06/2025', '2024-11-10': '10/11/2024', '2024-04-21': '21/04/2024' }
    const block = (key, label, unit, ref, now, before) => {
      const r = c.lab([key, label, now, unit, ref].join(';'), { date: '2025-06-01' })
      const old = Object.entries(before).map(
        ([on, v]) =>
          `<span class="o">${ltr(shown[on])}: ${resultCell(c, key, label, v, unit, ref, on)}</span>`,
      )
      const word = r.flag === 'H' ? 'מעל הטווח' : r.flag === 'L' ? 'מתחת לטווח' : r.flag ? 'בטווח' : ''
      return `<div class="b"><div class="t" data-line data-e="${r.n}"><b>${mixed(label)}</b><span class="v">${ltr(`${now} ${unit}`.trim())}</span><span class="w ${r.flag}">${he(word)}</span><span class="g">${ref ? `${he('טווח')} ${ltr(ref)}` : ''}</span></div>${old.length ? `<div class="p" data-line>${he('קודמות')} &nbsp; ${old.join(' &nbsp; ')}</div>` : ''}</div>`
    }
    return sheet(
      `body{font:19.5px/1.36 ${FACE.notoHe};padding:42px 58px}.b{border-bottom:1px solid #c7d3de;padding:6px 4px}.t{display:grid;grid-template-columns:34% 24% 19% 23%;align-items:baseline}.v{font-weight:bold;font-size:21px}.w{font-size:17px}.w.H,.w.L{color:#a32020;font-weight:bold}.g{font-size:16.5px;color:#444}.p{font-size:16.5px;color:#555;padding-right:18px}.p .o{white-space:nowrap}h3{font-size:20px;color:#245a86;margin-top:12px}`,
      `<div style="display:flex;gap:12px;align-items:center">${mark('wave', '#245a86', 42)}<b style="font-size:24px;color:#245a86">קופת חולים ארזים</b></div><div style="font-size:22px">${he('תוצאות בדיקות - האזור האישי')}</div><div>${he('לאה טויטו, ת.ז. 04120553-8, תאריך לידה 30/12/1949')}<br>${he('תאריך בדיקה 01/06/2025')} &nbsp; ${he('רופא מזמין ד"ר סמיר נאסר')} &nbsp; ${he('הופק 11/06/2025')}</div>
      <h3>${he('תפקודי כליה')}</h3>${block('crea', 'קריאטינין', 'mg/dL', '0.50 - 0.90', '1.61', { '2024-11-10': '1.48', '2024-04-21': '1.33' })}${block('egfr', 'eGFR', 'mL/min', '> 60', '33', { '2024-11-10': '37', '2024-04-21': '42' })}${block('urea', 'אוריאה', 'mg/dL', '17 - 49', '78', { '2024-11-10': '69' })}${block('k', 'אשלגן', 'mmol/L', '3.5 - 5.1', '5.4', { '2024-11-10': '5.0', '2024-04-21': '4.8' })}${block('hco3', 'ביקרבונט', 'mmol/L', '22 - 29', '20', {})}${block('phos', 'זרחן', 'mg/dL', '2.5 - 4.5', '4.7', { '2024-11-10': '4.3' })}${block('pth', 'PTH', 'pg/mL', '15 - 65', '141', { '2024-11-10': '118' })}
      <h3>${he('דם וברזל')}</h3>${block('hgb', 'המוגלובין', 'g/dL', '12.0 - 16.0', '10.2', { '2024-11-10': '10.9', '2024-04-21': '11.4' })}${block('ferr', 'פריטין', 'ng/mL', '13 - 150', '88', { '2024-04-21': '104' })}${block('tsat', 'רוויון טרנספרין', '%', '15 - 50', '14', {})}${block('retic', 'רטיקולוציטים', '%', '0.5 - 2.0', '1.2', {})}
      <h3>${he('סוכר ושומנים')}</h3>${block('a1c', 'המוגלובין מסוכרר', '%', '4.0 - 6.0', '7.2', { '2024-11-10': '7.9', '2024-04-21': '7.6' })}${block('fructos', 'פרוקטוזאמין', 'umol/L', '205 - 285', '301', {})}${block('ldl', 'כולסטרול LDL', 'mg/dL', '0 - 100', '71', { '2024-11-10': '84' })}${block('trig', 'טריגליצרידים', 'mg/dL', '0 - 150', '188', { '2024-11-10': '203' })}
      <h3>${he('אחר')}</h3>${block('vitd', 'ויטמין D', 'ng/mL', '30 - 100', '34', { '2024-04-21': '19' })}${block('uric', 'חומצה אורית', 'mg/dL', '2.4 - 5.7', '8.2', {})}${block('upcr', 'יחס חלבון לקריאטינין בשתן', 'mg/g', '0 - 200', '640', { '2024-11-10': '510' })}
      <p style="font-size:17px">${c.t('{x|eGFR מתחת ל-60 במשך שלושה חודשים מעיד על מחלת כליות כרונית|reference comment|d.ckd}. {x|מידע זה אינו תחליף לייעוץ רפואי|note}.')}</p>`,
      'rtl',
    )
  },
  { scale: 1.2, degrade: { angle: -1.9 } },
)

export const fourthHebrewLabs = [beside, urine, hormones, timeline]
