/** Israeli laboratory sheets: hours across, a star on a bar, what was found and what not in lists, names over values, multiples of the median. */
import { barcode, mark, matrixCode, signature } from '../lib/decor.mjs'
import { FACE, doc, en, he, ltr, mixed, pairs, resultCell, rows, sheet } from './blind-parts.mjs'

/** Glucose load in pregnancy: the hours as columns, their limits under them; ranges by trimester. */
const load = doc(
  'p168.jpg',
  ['he', 'lab', 'photo'],
  '2025-02-26',
  ['קופת חולים שקמה', 'שקמה', 'קופת חולים שקמה - מעבדה אזורית'],
  ['ד"ר מרגלית אלקלעי', 'מרגלית אלקלעי', 'ד״ר מרגלית אלקלעי', 'אלקלעי מרגלית'],
  ['נועה טרבלסי', 'טרבלסי נועה'],
  'העמסת סוכר 100 גרם',
  (c) => {
    const hour = (key, label, v, ref) =>
      `<td>${resultCell(c, key, label, v, 'mg/dL', ref, '2025-02-26', (r) => (r.flag === 'H' ? `${v} *` : v))}</td>`
    const cells = (r) =>
      `<td>${mixed(r.label)}</td><td class="v">${mixed(`${r.printed} ${r.unit}`.trim())}${r.flag === 'H' || r.flag === 'L' ? ' *' : ''}</td><td>${r.ref ? ltr(r.ref) : ''}</td>`
    return sheet(
      `body{font:20px/1.42 ${FACE.arial};padding:44px 58px}td,th{border:1px solid #9a7b8c;padding:6px 12px}th{background:#f4e6ee}.g{text-align:center;font-size:22px;margin:8px 0 16px}.g td,.g th{text-align:center}.v{font-weight:bold}.h{display:grid;grid-template-columns:1fr 1fr;gap:2px 20px;margin:12px 0}h3{font-size:21px;color:#7a2d55;margin:14px 0 5px}.s{font-size:17px}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:12px;align-items:center">${mark('rings', '#7a2d55', 46)}<div><b style="font-size:26px;color:#7a2d55">קופת חולים שקמה</b><br>${he('מעבדה אזורית, שדרות הנשיא 40, חדרה')}</div></div>${barcode(c.rnd, 34, 32)}</div>
      <div class="h">${pairs(
        [
          ['שם', 'נועה טרבלסי'],
          ['ת.ז.', '31540982-6'],
          ['ת. לידה', '13/11/1993'],
          ['שבוע הריון', '26+4'],
          ['תאריך בדיקה', '26/02/2025'],
          ['תאריך הפקה', '28/02/2025'],
          ['רופאה', 'ד"ר מרגלית אלקלעי'],
          ['סניף', 'פרדס חנה'],
        ],
        he,
      )}</div>
      <h3>${he('העמסת סוכר 100 גרם (OGTT)')}</h3><table class="g"><tr><th></th><th>${he('בצום')}</th><th>${he('שעה')}</th><th>${he('שעתיים')}</th><th>${he('3 שעות')}</th></tr><tr><td><b>${he('תוצאה')} ${ltr('mg/dL')}</b></td>${hour('gttf', 'סוכר בצום', '91', '< 95')}${hour('gtt1h', 'סוכר אחרי שעה', '196', '< 180')}${hour('gtt2h', 'סוכר אחרי שעתיים', '162', '< 155')}${hour('gtt3h', 'סוכר אחרי 3 שעות', '118', '< 140')}</tr><tr><td>${he('גבול עליון')}</td><td>${ltr('< 95')}</td><td>${ltr('< 180')}</td><td>${ltr('< 155')}</td><td>${ltr('< 140')}</td></tr></table>
      <p class="s">${c.t('העמסת 50 גרם מיום 10/02/2025: {l.glupost?|154 mg/dL|on=2025-02-10}. * מחוץ לגבול.')}</p>
      <h3>${he('בנק דם')}</h3><table>${rows(c, cells, ['abo;סוג דם;AB;;', 'rhd;RH;חיובי;;', 'abscr;סקר נוגדנים;שלילי;;'])}</table>
      <h3>${he('ספירה וכימיה')}</h3><table><tr><th>${he('בדיקה')}</th><th>${he('תוצאה')}</th><th>${he('תחום')}</th></tr>${rows(c, cells, ['hgb;המוגלובין;10.3;g/dL;10.5 - 14.0', 'mcv;MCV;81.4;fL;80.0 - 100.0', 'plt;טסיות;201;10^3/uL;150 - 450', 'ferr;פריטין;8;ng/mL;13 - 150', 'fol;חומצה פולית;17.9;ng/mL;3.9 - 26.8', 'bge;חומצות מרה;6.1;umol/L;0.0 - 10.0'])}${rows(c, (r) => `<td>${mixed(r.label)}</td><td class="v">${ltr(`${r.printed} ${r.unit}`)} *</td><td class="s">${he('שליש ראשון')} ${ltr('0.1 - 2.5')}<br>${he('שליש שני')} ${ltr('0.2 - 3.0')}<br>${he('שליש שלישי')} ${ltr('0.3 - 3.5')}</td>`, ['tsh;TSH;3.2;mIU/L;|range=0.2 - 3.0'])}</table>
      <p class="s">${c.t('הערת המעבדה: שני ערכים חריגים, מתאים ל{d.gdm?|סוכרת הריונית|icd=O24.419/O24.410/O24.415}. {x|יש לשקול תוספת ברזל|advice}. {x|לא נמצאו נוגדנים אנטי D|negated}.')} ${he('אושר: ד"ר אסף שטרית')}</p>${c.no('ד"ר אסף שטרית', 'laboratory head')}`,
      'rtl',
    )
  },
  { scale: 1.2, degrade: { angle: 1.6 } },
)

/** Left-to-right print of a coagulation laboratory: a star on a bar between two brackets. */
const clotting = doc(
  'p169.png',
  ['he', 'lab', 'clean'],
  '2025-01-07',
  ['המכון להמטולוגיה ארגמן', 'ארגמן', 'מכון ארגמן', 'המכון להמטולוגיה ארגמן - מעבדת קרישה'],
  ["פרופ' דבורה קליינהנדלר", 'דבורה קליינהנדלר', 'פרופ׳ דבורה קליינהנדלר', 'קליינהנדלר דבורה'],
  ['אליהו סבן', 'סבן אליהו'],
  'מעבדת קרישה',
  (c) => {
    const bar = (r) => {
      const at = r.flag === 'L' ? 1 : r.flag === 'H' ? 15 : r.flag ? 7 : -1
      return at < 0
        ? ''
        : [...Array(17).keys()].map((i) => (i === at ? '*' : i === 4 ? '[' : i === 12 ? ']' : '-')).join('')
    }
    const cells = (r) =>
      `<td>${en(r.label)}</td><td class="v">${mixed(r.printed)}</td><td>${en(r.unit)}</td><td class="m">${bar(r)}</td><td>${en(r.ref)}</td>`
    const group = (t) => `#${t}`
    return sheet(
      `body{font:18px/1.35 ${FACE.miriam};font-size:20px;padding:44px 60px}table{direction:ltr;font:18px/1.35 ${FACE.arial}}td,th{padding:4px 10px;border-bottom:1px dotted #777;text-align:left}th{border-bottom:2px solid #000}.v{font-weight:bold}.m{font-family:'DejaVu Sans Mono';font-size:15px;letter-spacing:-1px;white-space:pre}.g td{font-weight:bold;background:#f3ecec}.h{display:grid;grid-template-columns:1fr 1fr 1fr;gap:2px 16px;border:1px solid #000;padding:8px 12px;margin:10px 0 14px}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div><b style="font-size:28px;color:#8a1c2b">המכון להמטולוגיה ארגמן</b><br>מעבדת קרישה</div>${matrixCode(c.rnd, 18, 3)}</div>
      <div class="h">${pairs(
        [
          ['שם משפחה', 'סבן'],
          ['שם פרטי', 'אליהו'],
          ['ת.ז.', '05712903-1'],
          ['ת. לידה', '04/06/1984'],
          ['דגימה', '07/01/2025 08:15'],
          ['תשובה', '14/01/2025'],
          ['מפנה', "פרופ' דבורה קליינהנדלר"],
          ['מין', 'זכר'],
          ['מחלקה', 'מרפאת חוץ'],
        ],
        he,
      )}</div>
      <table><tr><th>Test</th><th>Result</th><th>Units</th><th></th><th>Normal range</th></tr>${rows(
        c,
        cells,
        [
          group('SCREEN'),
          'pt;PT;18.9;sec;10.5 - 13.5',
          'inr;INR;1.63;;0.90 - 1.20',
          'aptt;APTT;29.8;sec;25.0 - 35.0',
          'tt;Thrombin time;16.2;sec;14.0 - 19.0',
          'reptil;Reptilase time;18.4;sec;16.0 - 22.0',
          group('FACTOR ASSAYS'),
          'f2;Factor II;88;%;70 - 120',
          'f5;Factor V;94;%;70 - 120',
          'f7;Factor VII;22;%;55 - 170',
          'f10;Factor X;91;%;70 - 120',
          'f11;Factor XI;76;%;70 - 130',
          'f12;Factor XII;58;%;60 - 150',
          'f13;Factor XIII;103;%;70 - 140',
          'f8inh;Factor VIII inhibitor;<0.6;BU/mL;< 0.6|flag=N',
          group('PLATELET FUNCTION'),
          'pfaepi;PFA-100 Col/Epi;187;sec;85 - 165',
          'pfaadp;PFA-100 Col/ADP;96;sec;71 - 118',
          group('ANTIPHOSPHOLIPID'),
          'aclm;Cardiolipin IgM;8.1;MPL;0.0 - 12.5',
          'b2gpg;Beta-2 glycoprotein I IgG;26.4;U/mL;0.0 - 20.0',
          'b2gpm;Beta-2 glycoprotein I IgM;3.3;U/mL;0.0 - 20.0',
          group('FIBRINOLYSIS'),
          'plgn;Plasminogen activity;109;%;75 - 140',
          'pai1;PAI-1 activity;41.0;U/mL;2.0 - 47.0',
          'tegma;TEG maximum amplitude;62.7;mm;50.0 - 70.0',
        ],
      )}</table>
      <p>${c.t('סיכום: {d.f7def|חסר פקטור VII}, דרגה בינונית. {x|נשללה המופיליה A|ruled out|d.hemoa}. {x|אין עדות לנוגד קרישה|negated}. רמת בטא 2 גליקופרוטאין דורשת חזרה אחרי 12 שבועות. {x|תסמונת נוגדי פוספוליפידים לא הוכחה|negated|d.aps}. {x|מטופלים בקומדין יציגו פקטור VII נמוך|reference comment|m.warf}.')}</p><div>${signature(c.rnd, '#222')} ${he('ד"ר טל רוזנבאום, אחראי מעבדה')}</div>${c.no('ד"ר טל רוזנבאום', 'laboratory head')}`,
      'rtl',
    )
  },
)

/** Stool by multiplex PCR: three kinds, what was found and what was not as lists. */
const stool = doc(
  'p170.jpg',
  ['he', 'lab', 'photo'],
  '2025-08-17',
  ['מעבדות נחל שורק', 'נחל שורק', 'מעבדת נחל שורק'],
  ['ד"ר אנטון זילברמן', 'אנטון זילברמן', 'ד״ר אנטון זילברמן', 'זילברמן אנטון'],
  ['יובל דהן', 'דהן יובל'],
  'בדיקת צואה מולקולרית',
  (c) => {
    const one = (key, label, printed) => {
      const r = c.lab(`${key};${label};${printed};;`)
      c.entities[r.n].text = `${label} - ${printed}`
      return `<div data-line><span data-e="${r.n}" style="white-space:nowrap">${ltr(label)}</span></div>`
    }
    const list = (title, found, absent) =>
      `<tr><th>${he(title)}</th><td class="f">${found.map(([k, l]) => one(k, l, 'נמצא')).join('') || '&mdash;'}</td><td>${absent.map(([k, l]) => one(k, l, 'לא נמצא')).join('')}</td></tr>`
    return sheet(
      `body{font:21px/1.45 ${FACE.notoHe};font-size:20px;padding:46px 64px}td,th{border:1px solid #6d7f5a;padding:7px 12px}th{background:#edf2e4;width:17%}.f{font-weight:bold;background:#fdf0e2;width:33%}.h{columns:2;margin:12px 0}.hd th{text-align:center;width:auto}`,
      `<div style="display:flex;gap:14px;align-items:center">${mark('leaf', '#4c6a2c', 48)}<div><b style="font-size:28px;color:#4c6a2c">מעבדות נחל שורק</b><br>${he('בדיקת צואה מולקולרית (PCR)')}</div></div><div class="h">${pairs(
        [
          ['שם הנבדק', 'יובל דהן'],
          ['ת.ז.', '20714455-3'],
          ['תאריך לידה', '02/02/1988'],
          ['תאריך דיגום', '17/08/2025'],
          ['תאריך תשובה', '19/08/2025'],
          ['רופא שולח', 'ד"ר אנטון זילברמן'],
        ],
        he,
      )}</div>
      <p>${c.t('פרטים קליניים: {d.diarrh|שלשול|icd=R19.7/A09} אחרי שהייה בהודו. {x|? אמבה|clinical question}. {x|ללא חום|negated}.')}</p>
      <table><tr class="hd"><th>${he('קבוצה')}</th><th>${he('נמצא')}</th><th>${he('לא נמצא')}</th></tr>
      ${list(
        'חיידקים',
        [
          ['campy', 'Campylobacter'],
          ['epec', 'Enteropathogenic E. coli'],
        ],
        [
          ['salm', 'Salmonella'],
          ['shig', 'Shigella / EIEC'],
          ['yersin', 'Yersinia enterocolitica'],
          ['vibrio', 'Vibrio'],
          ['stec', 'Shiga toxin E. coli'],
          ['aerom', 'Aeromonas'],
        ],
      )}
      ${list(
        'טפילים',
        [['dientam', 'Dientamoeba fragilis']],
        [
          ['enthist', 'Entamoeba histolytica'],
          ['crypto', 'Cryptosporidium'],
          ['cyclos', 'Cyclospora'],
          ['giarpcr', 'Giardia lamblia'],
        ],
      )}
      ${list(
        'נגיפים',
        [],
        [
          ['noropcr', 'Norovirus GI/GII'],
          ['rotapcr', 'Rotavirus A'],
          ['adeno40', 'Adenovirus F 40/41'],
          ['astro', 'Astrovirus'],
          ['sapo', 'Sapovirus'],
        ],
      )}</table>
      <table style="margin-top:14px">${rows(c, (r) => `<td>${mixed(r.label)}</td><td><b>${mixed(`${r.printed} ${r.unit}`.trim())}</b>${r.flag === 'H' ? ' ↑' : ''}</td><td>${r.ref ? mixed(r.ref) : ''}</td>`, ['calpro;קלפרוטקטין;340;ug/g;0 - 50', 'fobt;דם סמוי;שלילי;;שלילי', 'lactof;לקטופרין;חיובי;;שלילי', 'elast;אלסטאז;>500;ug/g;> 200', 'stph;pH צואה;6.0;;6.0 - 7.5'])}</table>
      <p style="font-size:18px">${c.t('הערות: Dientamoeba fragilis עשויה להימצא בנשאים בריאים. {x|טיפול באזיתרומיצין נשקל רק במקרה קשה|considered|m.azit}. {x|קלפרוטקטין מוגבר מתאים גם למחלת מעי דלקתית|reference comment|d.crohn}. {x|תרבית לא בוצעה|not done}.')}</p><div>${he('נחתם: ד"ר חגית אופנהיים, מנהלת המעבדה')}</div>${c.no('ד"ר חגית אופנהיים', 'laboratory head')}`,
      'rtl',
    )
  },
  { scale: 1.2, degrade: { angle: -2.4 } },
)

/** A haematology ward's print: names over values over ranges, eight to a strip; the smear in plus signs. */
const strip = doc(
  'p171.jpg',
  ['he', 'lab', 'scan'],
  '2024-12-04',
  ['בית חולים השרון הירוק', 'השרון הירוק', 'ביה"ח השרון הירוק'],
  ['ד"ר עומר בן יקר', 'עומר בן יקר', 'ד״ר עומר בן יקר', 'בן יקר עומר'],
  ['רבקה אלימלך', 'אלימלך רבקה'],
  'ספירת דם ומשטח',
  (c) => {
    const made = (list) =>
      list.map((line) => {
        const [what, more = ''] = line.split('|')
        const given = Object.fromEntries(
          more
            .split(',')
            .filter(Boolean)
            .map((kv) => kv.split('=')),
        )
        const r = c.lab(what, given)
        c.entities[r.n].text = [r.label, r.printed, r.unit].filter(Boolean).join(' ')
        return r
      })
    const band = (list) => {
      const all = made(list)
      const row = (cls, f) => `<tr class="${cls}">${all.map((r) => `<td>${f(r)}</td>`).join('')}</tr>`
      return `<table>${row('a', (r) => mixed(r.label))}${row('b', (r) => `<span data-e="${r.n}">${mixed(r.printed)}${r.flag === 'H' ? ' H' : r.flag === 'L' ? ' L' : ''}</span>`)}${all.some((r) => r.unit) ? row('u', (r) => ltr(r.unit)) + row('u', (r) => ltr(r.ref)) : ''}</table>`
    }
    return sheet(
      `body{font:19px/1.36 ${FACE.david};font-size:21px;padding:44px 50px}table{direction:ltr;margin-bottom:14px;table-layout:fixed}td{border:1px solid #666;padding:4px 5px;text-align:center}.a td{background:#e8e8e8;font-weight:bold;font-size:18px}.b td{font-weight:bold;font-size:21px}.u td{font-size:16px;border-top:0}.h{display:grid;grid-template-columns:1fr 1fr 1fr;gap:2px 14px;margin:12px 0}h3{font-size:21px;margin:6px 0}`,
      `<div style="display:flex;justify-content:space-between"><div><b style="font-size:28px">בית חולים השרון הירוק</b><br>מעבדה המטולוגית - ספירת דם ומשטח</div>${barcode(c.rnd, 34, 34)}</div><div class="h">${pairs(
        [
          ['שם', 'רבקה אלימלך'],
          ['ת.ז.', '01988340-2'],
          ['ת. לידה', '22/07/1946'],
          ['נלקח', '04/12/2024 06:10'],
          ['מחלקה', 'פנימית ב'],
          ['רופא', 'ד"ר עומר בן יקר'],
        ],
        he,
      )}</div>
      <h3>${he('ספירה')}</h3>${band(['wbc;WBC;2.9;K/uL;4.0-11.0', 'rbc;RBC;2.36;M/uL;4.00-5.40', 'hgb;HGB;8.4;g/dL;12.0-16.0', 'mcv;MCV;109.7;fL;80.0-99.0', 'rdw;RDW;19.8;%;11.5-14.5', 'plt;PLT;88;K/uL;150-450', 'retic;RETIC;0.6;%;0.5-2.0', 'ipf;IPF;9.1;%;1.0-7.0'])}
      <h3>${he('ספירה מבדלת ידנית')}</h3>${band(['segs;SEG;41;%;40-70', 'bands;BAND;4;%;0-5', 'lymphp;LYMPH;38;%;20-45', 'monop;MONO;6;%;2-10', 'eosp;EOS;1;%;0-6', 'meta;META;3;%;0-0|flag=H', 'myelo;MYELO;4;%;0-0|flag=H', 'blast;BLAST;3;%;0-0|flag=H'])}
      <h3>${he('משטח')}</h3>${band(['aniso;Anisocytosis;+++;;', 'poik;Poikilocytosis;++;;', 'macrom;Macrocytosis;+++;;', 'polych;Polychromasia;+;;', 'teard;Tear drop;+;;', 'schist;Schistocytes;אין;;'])}
      <h3>${he('כימיה מאותה דגימה')}</h3>${band(['ldh;LDH;412;U/L;135-214', 'b12;B12;688;pg/mL;197-771', 'fol;FOLATE;9.8;ng/mL;3.9-26.8', 'ferr;FERRITIN;611;ng/mL;13-150', 'hapto;HAPTO;74;mg/dL;30-200', 'tbil;T.BIL;1.1;mg/dL;0.0-1.2'])}
      <p>${c.t('פירוש המשטח: {d.pancyt|פנציטופניה|icd=D61.818/D61.819}, מקרוציטוזיס, גרעינים דמויי פלגר. {x|חשד לתסמונת מיאלודיספלסטית|suspected|d.mds}, {x|מומלצת בדיקת מח עצם|recommendation|p.bonemarr}. לא נראו סכיסטוציטים. {x|אין חסר B12|negated|d.b12}.')}</p><div>${signature(c.rnd, '#222')} ${he('ד"ר ליאת פורטנוי, המטולוגית')}</div>${c.no('ד"ר ליאת פורטנוי', 'hematologist who read the smear')}`,
      'rtl',
    )
  },
  { degrade: { angle: 0.6 } },
)

/** Second trimester: the measured number, then its multiple of the median, then the risks. */
const triple = doc(
  'p172.png',
  ['he', 'lab', 'clean'],
  '2025-05-19',
  ['מרכז גנטי קשת', 'קשת', 'המרכז הגנטי קשת'],
  ['ד"ר רינת שפיצר', 'רינת שפיצר', 'ד״ר רינת שפיצר', 'שפיצר רינת'],
  ['אביגיל מנדלסון', 'מנדלסון אביגיל', "גב' אביגיל מנדלסון"],
  'סקר ביוכימי שליש שני',
  (c) => {
    const line = (key, label, value, unit, mom) =>
      rows(
        c,
        (r) =>
          `<td>${ltr(r.label)}</td><td class="v">${ltr(`${r.printed} ${r.unit}`)}</td><td class="m">${ltr(mom)}</td>`,
        [`${key};${label};${value};${unit};`],
      )
    const risk = (key, label, value, cut) =>
      rows(c, (r) => `<td>${he(r.label)}</td><td class="v">${ltr(r.printed)}</td><td>${ltr(cut)}</td>`, [
        `${key};${label};${value};;`,
      ])
    return sheet(
      `body{font:21px/1.48 ${FACE.serifHe};font-size:20px;padding:48px 76px}td,th{padding:6px 14px;border-bottom:1px solid #a9b6cf}th{background:#e9eef8;color:#273f73}.v{font-weight:bold}.m{color:#555}h3{font-size:22px;color:#273f73;margin:18px 0 6px}.h{display:grid;grid-template-columns:1fr 1fr;gap:2px 24px;margin:14px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div><b style="font-size:29px;color:#273f73">מרכז גנטי קשת</b><br>סקר ביוכימי שליש שני</div>${mark('star', '#273f73', 46)}</div><div class="h">${pairs(
        [
          ['שם האישה', 'אביגיל מנדלסון'],
          ['ת.ז.', '03889127-4'],
          ['תאריך לידה', '30/01/1985'],
          ['תאריך לקיחת דם', '19/05/2025'],
          ['תאריך תשובה', '25/05/2025'],
          ['גיל ההריון', '17+2 לפי US'],
          ['משקל', '64 kg'],
          ['רופאה מטפלת', 'ד"ר רינת שפיצר'],
        ],
        he,
      )}</div>
      <h3>${he('סמנים')}</h3><table><tr><th>${he('סמן')}</th><th>${he('ריכוז')}</th><th>MoM</th></tr>${line('afp', 'AFP', '38.6', 'IU/mL', '0.92')}${line('hcg', 'Total hCG', '41200', 'mIU/mL', '1.87')}${line('ue3', 'uE3', '1.31', 'ng/mL', '0.71')}${line('inha', 'Inhibin A', '302', 'pg/mL', '1.64')}</table>
      <h3>${he('סיכון מחושב')}</h3><table><tr><th>${he('מצב')}</th><th>${he('סיכון')}</th><th>${he('סף')}</th></tr>${risk('t21', 'תסמונת דאון', '1:290', '1:380')}${risk('t18', 'טריזומיה 18', '1:12,000', '1:100')}${risk('ntd', 'מום פתוח בתעלה העצבית', '1:7,400', '1:250')}</table>
      <p>${he('הסיכון לפי גיל האישה בלבד 1:205.')}</p>${c.no('הסיכון לפי גיל האישה בלבד 1:205', 'risk by age alone')}
      <h3>${he('סקר נשאות')}</h3><table>${rows(c, (r) => `<td>${mixed(r.label)}</td><td class="v">${he(r.printed)}</td>`, ['cfgene;CFTR;לא נמצאה מוטציה;;', 'smn1;SMN1;2 עותקים;;|result=2 עותקים', 'fmr1;FMR1;29/30 חזרות;;|result=29/30 חזרות'])}</table>
      <p>${c.t('פירוש: {o|תוצאה חיובית לתסמונת דאון}. {x|מומלץ דיקור מי שפיר|recommendation|p.amnio}. {x|אין זו אבחנה של תסמונת דאון|note|d.down}. {x|אינה נשאית של סיסטיק פיברוזיס|negated|d.cf}. רקע: {p.ivf|הפריה חוץ גופית|on=2025} 2025. {x|בן דוד עם תסמונת X שביר|family history}.')}</p><div>${signature(c.rnd)}<br>ד"ר רינת שפיצר, גנטיקאית</div>`,
      'rtl',
    )
  },
)

export const fifthHebrewLabs = [load, clotting, stool, strip, triple]
