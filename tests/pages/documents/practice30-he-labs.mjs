/** Laboratory paper in Hebrew for practice: a hospital's clotting and immunology with codes and limits in two columns, a fund's site as cards of three columns, a transplant clinic's three days with the unit under the name, a microbiology sheet with two halves. */
import { barcode, mark, matrixCode, signature } from '../lib/decor.mjs'
import { FACE, doc, he, ltr, mixed, resultCell, sheet } from './blind-parts.mjs'

/** A hospital's clotting and immunology: code, Latin name, result, star, unit, lowest and highest in two columns. */
const clotting = doc(
  'p9211.jpg',
  ['he', 'lab', 'photo'],
  '2026-08-11',
  [
    'המרכז הרפואי שער הדרום',
    'שער הדרום',
    'מעבדת קרישה ואימונולוגיה',
    'המרכז הרפואי שער הדרום - מעבדת קרישה ואימונולוגיה',
  ],
  ['ד"ר ליאורה שטרן', 'ליאורה שטרן', 'שטרן ליאורה'],
  ['אורנה חדד', 'חדד אורנה', "גב' אורנה חדד"],
  'תשובת מעבדה',
  (c) => {
    let code = 4100
    const row = (s) => {
      const r = c.lab(s)
      const both = /^([\d.]+)-([\d.]+)$/.exec(r.ref)
      const star = r.flag === 'H' || r.flag === 'L' ? '*' : ''
      return `<tr data-e="${r.n}"><td>${ltr(String((code += 17)))}</td><td>${ltr(r.label)}</td><td><b>${mixed(r.printed)}</b></td><td>${star}</td><td>${ltr(r.unit)}</td>${both ? `<td>${ltr(both[1])}</td><td>${ltr(both[2])}</td>` : `<td colspan="2" style="text-align:center">${mixed(r.ref)}</td>`}</tr>`
    }
    const group = (t, list) => `<tr class="g"><td colspan="7">${he(t)}</td></tr>${list.map(row).join('')}`
    return sheet(
      `body{font:18px/1.3 ${FACE.miriam};font-family:'Miriam CLM','Liberation Sans','DejaVu Sans';padding:40px 60px}.t td,.t th{padding:2px 9px;border-left:1px solid #999}.t th{border-bottom:2px solid #000;border-top:2px solid #000}.g td{font-weight:bold;text-decoration:underline;padding-top:8px}.h td{padding:2px 4px}p{margin:7px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center">${barcode(c.rnd, 34, 40)}<div style="text-align:center"><b style="font-size:26px">${he('המרכז הרפואי שער הדרום')}</b><br>${he('מעבדת קרישה ואימונולוגיה')}<br><b style="font-size:21px">${he('תשובת מעבדה')}</b></div>${mark('star', '#222', 46)}</div>
      <table class="h" style="margin:8px 0"><tr><td>${he("שם: גב' חדד אורנה")}</td><td>${he('ת.ז. 0-3390127-4')}</td><td>${he('נולדה: 02.12.1988')}</td></tr><tr><td>${he('מזמינה: ד"ר ליאורה שטרן, מרפאה המטולוגית')}</td><td>${he('נלקח: 11.08.2026 08:20')}</td><td>${he('אושר: 17.08.2026')}</td></tr></table>
      <table class="t"><tr><th>${he('קוד')}</th><th style="width:34%">${he('בדיקה')}</th><th>${he('תוצאה')}</th><th></th><th>${he("יח'")}</th><th>${he('תחתון')}</th><th>${he('עליון')}</th></tr>
      ${group('קרישה', ['ptp;PT %;92;%;70-130', 'inr;INR;1.05;;0.85-1.20', 'aptt;APTT;46.3;sec;25.0-36.5', 'fib;FIBRINOGEN;412;mg/dL;200-400', 'dd;D-DIMER;0.31;mg/L;עד 0.50', 'at3;ANTITHROMBIN ACTIVITY;97;%;80-120', 'protc;PROTEIN C ACTIVITY;108;%;70-140', 'prots;PROTEIN S FREE;49;%;55-125', 'f8;FACTOR VIII;171;%;50-150', 'f11;FACTOR XI;84;%;65-130', 'vwf;VWF ANTIGEN;126;%;50-160'])}
      ${group('נוגדני פוספוליפידים', ['lac;LUPUS ANTICOAGULANT;חיובי;;שלילי', 'acl;ANTICARDIOLIPIN IGG;38.2;GPL;עד 20', 'aclm;ANTICARDIOLIPIN IGM;7.5;MPL;עד 20', 'b2gpg;BETA2 GLYCOPROTEIN IGG;44.6;U/mL;עד 20', 'b2gpm;BETA2 GLYCOPROTEIN IGM;5.1;U/mL;עד 20'])}
      ${group('גנטיקה', ['f5l;FACTOR V LEIDEN;הטרוזיגוט;;תקין', 'f2m;PROTHROMBIN G20210A;תקין;;תקין'])}
      ${group('אימונולוגיה', ['ana;ANA;1:160;;שלילי', 'dsdna;ANTI DS-DNA;12;IU/mL;עד 30', 'ssa;ANTI SSA (RO);שלילי;;שלילי', 'c3;C3;96;mg/dL;90-180', 'c4;C4;8.7;mg/dL;10-40', 'rf;RHEUMATOID FACTOR;9;IU/mL;עד 14'])}
      ${group('שונות', ['homo;HOMOCYSTEINE;15.8;umol/L;5.0-12.0', 'plt;PLATELETS;138;K/uL;150-450', 'hgb;HEMOGLOBIN;12.9;g/dL;12.0-16.0', 'crea;CREATININE;0.66;mg/dL;0.50-0.90'])}</table>
      <p>${c.t('{x|יש לחזור על בדיקת נוגדנים כעבור 12 שבועות|instruction}. {x|שתי תוצאות חיוביות דרושות לאבחנת תסמונת אנטיפוספוליפידית|reference comment|d.aps}. {x|קומדין והפרין עלולים לשנות את התוצאה|reference comment|m.warf}.')}</p>
      <p>${c.t('לא בוצע: {x|FACTOR XIII - כמות דם לא מספיקה|not done|l.f13}. בביצוע: {x|ANCA|pending|l.anca}.')}</p>
      <div style="display:flex;justify-content:space-between;align-items:center"><span>${he("אישרה: פרופ' ורדה ימיני, מנהלת המעבדה")}</span>${signature(c.rnd, '#222')}<span>${he('* חורג מהגבולות')}</span></div>${c.no('ורדה ימיני', 'laboratory head')}`,
      'rtl',
    )
  },
  { dateAliases: ['2026-08-17'], width: 1040, scale: 1.4, degrade: { angle: -0.8, folds: [0.48] } },
)

/** A fund's site printed: cards of three columns, the word in a pill, the limits under the value; two days. */
const cards = doc(
  'p9212.png',
  ['he', 'lab', 'clean'],
  '2026-05-12',
  ['קופת חולים רקפת', 'רקפת', 'קופ"ח רקפת', 'רקפת אונליין'],
  ['ד"ר אמיר זועבי', 'אמיר זועבי', 'זועבי אמיר'],
  ['שרה וולפסון', 'וולפסון שרה', "גב' שרה וולפסון"],
  'תוצאות בדיקות',
  (c) => {
    const card = (date) => (s) => {
      const r = c.lab(s, { date })
      const word = { H: 'מעל הטווח', L: 'מתחת לטווח', N: 'בטווח' }[r.flag] ?? ''
      return `<div class="c" data-e="${r.n}"><div><b>${mixed(r.label)}</b>${word ? `<span class="p${r.flag === 'N' ? '' : ' o'}">${he(word)}</span>` : ''}</div><div><span class="v">${mixed(r.printed)}</span> ${ltr(r.unit)}</div><small>${he('טווח:')} ${mixed(r.ref)}</small></div>`
    }
    const part = (t, date, list) => `<h3>${he(t)}</h3><div class="w">${list.map(card(date)).join('')}</div>`
    return sheet(
      `body{font:16px/1.35 ${FACE.openSans};font-family:'Open Sans','Noto Sans Hebrew';padding:36px 46px}.w{display:grid;grid-template-columns:1fr 1fr 1fr;gap:9px;margin:7px 0}.c{border:1px solid #cfd6dd;border-radius:8px;padding:6px 11px}.c>div:first-child{display:flex;justify-content:space-between;align-items:center}.v{font-size:22px;font-weight:bold}.p{font-size:12.5px;background:#dff1e3;border-radius:9px;padding:0 8px;white-space:nowrap}.o{background:#fbdcdc}small{color:#555;font-size:13.5px}h3{font-size:17px;color:#a01f55;margin-top:11px}p{margin:7px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center;border-bottom:3px solid #a01f55;padding-bottom:6px"><div style="display:flex;gap:10px;align-items:center">${mark('rings', '#a01f55', 44)}<b style="font-size:23px;color:#a01f55">${he('רקפת אונליין')}</b></div><b style="font-size:21px">${he('תוצאות בדיקות')}</b><span>${he('הודפס 20/05/2026')}</span></div>
      <p>${he('גב\' שרה וולפסון | ת.ז. 0-0527618-3 | ילידת 1957 | הופנתה על ידי ד"ר אמיר זועבי | קופת חולים רקפת')}</p>
      ${part('דם - נלקח ב-12/05/2026', '2026-05-12', ['glu;גלוקוז;141;mg/dL;70-100', 'a1c;המוגלובין מסוכרר;7.4;%;4.0-6.0', 'crea;קריאטינין;1.18;mg/dL;0.5-0.9', 'egfr;eGFR;49;mL/min;מעל 60', 'urea;אוריאה;58;mg/dL;17-49', 'na;נתרן;141;mmol/L;136-146', 'k;אשלגן;5.2;mmol/L;3.5-5.1', 'ca;סידן;9.6;mg/dL;8.5-10.5', 'chol;כולסטרול;163;mg/dL;עד 200', 'ldl;LDL;84;mg/dL;עד 100', 'hdl;HDL;51;mg/dL;מעל 50', 'trig;טריגליצרידים;139;mg/dL;עד 150', 'alt;ALT;22;U/L;0-35', 'ck;CPK;211;U/L;0-170', 'uric;חומצת שתן;7.3;mg/dL;2.6-6.0', 'tsh;TSH;2.85;mIU/L;0.4-4.2', 'b12;ויטמין B12;196;pg/mL;200-900', 'hgb;המוגלובין;11.7;g/dL;12-16', 'wbc;כדוריות לבנות;7.9;K/uL;4-10.5', 'plt;טסיות;264;K/uL;140-400', 'esr;שקיעת דם;34;mm/hr;עד 30'])}
      ${part('שתן - נמסר ב-14/05/2026', '2026-05-14', ['ualb;מיקרואלבומין;96;mg/L;עד 20', 'ucrea;קריאטינין בשתן;88;mg/dL;28-217', 'uacr;יחס אלבומין לקריאטינין;109;mg/g;עד 30'])}
      <p>${c.t('מה זה אומר? {x|יחס מעל 300 מעיד על פגיעה כלייתית מתקדמת|reference comment|d.ckd}. {x|eGFR מתחת ל-60 במשך 3 חודשים - מחלת כליות כרונית|reference comment|d.ckd3}. {x|לסוכרתיים מומלץ יעד אישי|reference comment}.')}</p>
      <p>${c.t('בקרוב: {x|דם סמוי בצואה - ערכה נשלחה|planned|l.fobt}. {x|בדיקת עיניים שנתית|recommended}. {x|זימון לרופא אינו נדרש לקבלת מרשם|instruction}.')}</p>`,
      'rtl',
    )
  },
  { dateAliases: ['2026-05-14', '2026-05-20'], width: 1040, scale: 1.4 },
)

/** A transplant clinic: three days, the newest last, unit under the name, the limits closing the row. */
const transplant = doc(
  'p9213.jpg',
  ['he', 'lab', 'scan'],
  '2026-09-02',
  [
    'מרכז רפואי יובלים',
    'יובלים',
    'המרכז להשתלות, מרכז רפואי יובלים',
    'מרכז רפואי יובלים - המרכז להשתלות',
    'המרכז להשתלות',
  ],
  ["פרופ' עדנאן שחאדה", 'עדנאן שחאדה', 'שחאדה עדנאן'],
  ['מיכאל סורוקין', 'סורוקין מיכאל', 'מר מיכאל סורוקין'],
  'מעקב לאחר השתלת כליה',
  (c) => {
    const days = ['2026-07-08', '2026-08-05', '2026-09-02']
    const row = (s) => {
      const [key, label, unit, ref, values] = s.split(';')
      return `<tr><th>${mixed(label)}${unit ? `<br><small>${ltr(unit)}</small>` : ''}</th>${values
        .split('|')
        .map((v, i) => `<td>${v === '-' ? ltr('-') : resultCell(c, key, label, v, unit, ref, days[i])}</td>`)
        .join('')}<td>${mixed(ref)}</td></tr>`
    }
    const half = (list) =>
      `<table class="t"><tr><th>${he('בדיקה')}</th>${days.map((d) => `<th>${ltr(d.slice(2).split('-').reverse().join('.'))}</th>`).join('')}<th>${he('תקין')}</th></tr>${list.map(row).join('')}</table>`
    return sheet(
      `body{font:18px/1.2 ${FACE.david};font-size:19px;padding:40px 54px}.t td,.t th{border:1px solid #444;padding:2px 7px;text-align:center;vertical-align:middle}.t tr>th:first-child{text-align:right}small{font-weight:normal;font-size:14.5px}p{margin:7px 0;line-height:1.35}span[data-e]{white-space:nowrap}`,
      `<div style="text-align:center;border-bottom:1.5px solid #000;padding-bottom:4px"><b style="font-size:26px">${he('מרכז רפואי יובלים')}</b> - ${he('המרכז להשתלות')}<br><b style="font-size:22px">${he('מעקב לאחר השתלת כליה')}</b></div>
      <p>${he('המטופל: מר סורוקין מיכאל, ת.ז. 0-1704433-6, יליד 27.05.1963. נפרולוג אחראי:')} ${he("פרופ' עדנאן שחאדה")}</p>
      <p>${c.t('{p.renaltx|השתלת כליה|on=2026-05} מהאישה, מאי 2026. {d.esrd|אי ספיקת כליות סופנית|icd=N18.6;st=-} על רקע {d.pckd|כליות פוליציסטיות|icd=Q61.2/Q61.3}.')}</p>
      <p>${c.t('מדכאי חיסון: {m.tacro|פרוגרף 4 מ"ג|freq=פעמיים ביום} פעמיים ביום, {m.mmf|סלספט 500 מ"ג|freq=פעמיים ביום} פעמיים ביום, {m.pred|פרדניזון 5 מ"ג|freq=פעם ביום} פעם ביום. מניעה: {m.valgan|ולציט 450 מ"ג|freq=פעם ביום} פעם ביום, {m.sept|רספרים|dose=-;freq=3 פעמים בשבוע} 3 פעמים בשבוע.')}</p>
      <div style="display:grid;grid-template-columns:1fr 1fr;gap:14px">${half(['tacro;Tacrolimus;ng/mL;8-10;11.6|9.2|8.8', 'crea;קריאטינין;mg/dL;0.7-1.2;1.71|1.44|1.39', 'urea;אוריאה;mg/dL;17-43;64|55|51', 'na;נתרן;mmol/L;136-145;138|140|139', 'k;אשלגן;mmol/L;3.5-5.1;5.4|4.9|4.7', 'mg;מגנזיום;mg/dL;1.6-2.6;1.4|1.5|1.6', 'ca;סידן;mg/dL;8.6-10.2;10.8|10.4|10.1', 'phos;זרחן;mg/dL;2.5-4.5;1.9|2.2|2.6', 'glu;גלוקוז;mg/dL;70-100;132|118|109', 'uric;חומצת שתן;mg/dL;3.4-7.0;-|7.7|7.2'])}${half(['wbc;לויקוציטים;K/uL;4.0-11.0;3.6|4.1|5.3', 'neut;נויטרופילים;K/uL;1.8-7.7;1.7|2.2|3.1', 'hgb;המוגלובין;g/dL;13.5-17.5;10.9|11.8|12.6', 'plt;טסיות;K/uL;150-450;203|219|231', 'alb;אלבומין;g/dL;3.5-5.2;3.8|-|4.1', 'alt;ALT;U/L;עד 41;29|33|27', 'pth;PTH;pg/mL;15-65;188|-|141', 'upcr;חלבון/קריאטינין בשתן;mg/g;עד 150;310|240|180', 'p30cmvpcr;CMV PCR;;שלילי;שלילי|שלילי|שלילי', 'p30bkv;BK PCR;;שלילי;שלילי|-|שלילי'])}</div>
      <p>${c.t('הערות: {x|יעד טקרולימוס יופחת ל-6-8 בחודש השישי|planned}. {x|אין סימני דחייה|negated}. {x|ביופסיית שתל - אם קריאטינין מעל 1.8|conditional|p.renbx}. {m.mgox|מגנוקס|dose=-} - נוסף. {m.aml|נורבסק|dose=-;st=stopped} - הופסק. רגישות: {x|לא ידועה|negated}.')}</p>
      <p>${c.t('הוזמן לחודש הבא: {x|HbA1c|ordered|l.a1c}, {x|ויטמין D|ordered|l.vitd}, {x|אולטרסאונד שתל|planned|i.usren}. {x|פרוגרף - לא ליטול בבוקר הבדיקה|instruction}. {p.jjstent?|סטנט ה-JJ} הוצא ב-24.06.2026.')}</p>
      <div style="display:flex;justify-content:space-between;align-items:center"><span>${he('הודפס: 03.09.2026, מתאמת: יפעת לוין')}</span>${signature(c.rnd, '#222')}</div>${c.no('יפעת לוין', 'coordinator')}`,
      'rtl',
    )
  },
  { dateAliases: ['2026-09-03', '2026-08-05'], width: 1080, scale: 1.4, degrade: { angle: 0.5 } },
)

/** A microbiology sheet: each specimen in a frame, its panel in two halves, the result in words. */
const micro = doc(
  'p9214.png',
  ['he', 'lab', 'clean'],
  '2026-10-19',
  ['מעבדות ביו-גליל', 'ביו-גליל', 'ביו גליל', 'מעבדות ביו-גליל בע"מ'],
  ['ד"ר נועם קדוש', 'נועם קדוש', 'קדוש נועם'],
  ['יעל שפיגלמן', 'שפיגלמן יעל', "גב' יעל שפיגלמן"],
  'דו"ח מיקרוביולוגיה',
  (c) => {
    const row = (s) => {
      const r = c.lab(s)
      const bad = /^(זוהה|חיובי)/.test(r.printed) || r.flag === 'H'
      return `<div class="r" data-e="${r.n}"><span>${mixed(r.label)}</span><b${bad ? ' class="o"' : ''}>${mixed(r.printed)}${r.unit ? ` ${ltr(r.unit)}` : ''}</b></div>`
    }
    const frame = (t, sub, list, after = '') =>
      `<div class="k"><b>${he(t)}</b> <small>${he(sub)}</small><div class="w">${list.map(row).join('')}</div>${after}</div>`
    const not = (key, label) => `${key};${label};לא זוהה;;לא זוהה`
    return sheet(
      `body{font:17px/1.4 ${FACE.arial};font-size:16.5px;padding:42px 60px}.k{border:1px solid #2b6f73;border-radius:5px;padding:6px 14px;margin:9px 0}.w{display:grid;grid-template-columns:1fr 1fr;gap:0 34px}.r{display:flex;justify-content:space-between;border-bottom:1px dotted #888;padding:1px 2px}.o{color:#b00020}small{color:#444;font-size:14.5px}p{margin:6px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:10px;align-items:center">${mark('wave', '#2b6f73', 46)}<div><b style="font-size:24px;color:#2b6f73">${he('מעבדות ביו-גליל')}</b><br>${he('מיקרוביולוגיה מולקולרית')}</div></div><b style="font-size:22px">${he('דו"ח מיקרוביולוגיה')}</b>${matrixCode(c.rnd, 15, 3)}</div>
      <p>${he('נבדקת: גב\' יעל שפיגלמן, ת.ז. 0-4411806-2, נולדה 30/08/1992 | רופא: ד"ר נועם קדוש | דגימות מיום 19/10/2026 | דו"ח 22/10/2026')}</p>
      <p>${c.t("מידע קליני: {o|שלשול} מזה שבועיים לאחר טיול בהודו. {x|חשד לג'יארדיה|question}.")}</p>
      ${frame('צואה - פאנל PCR', 'דגימה טרייה', [not('salm', 'Salmonella'), not('shig', 'Shigella / EIEC'), 'campy;Campylobacter;זוהה;;לא זוהה', not('yersin', 'Yersinia enterocolitica'), not('vibrio', 'Vibrio'), not('stec', 'STEC'), 'epec;EPEC;זוהה;;לא זוהה', not('aerom', 'Aeromonas'), 'giarpcr;Giardia lamblia;זוהה;;לא זוהה', not('crypto', 'Cryptosporidium'), not('enthist', 'Entamoeba histolytica'), not('cyclos', 'Cyclospora'), not('dientam', 'Dientamoeba fragilis'), not('noropcr', 'Norovirus'), not('rotapcr', 'Rotavirus A'), not('adeno40', 'Adenovirus 40/41')])}
      ${frame('צואה - בדיקות נוספות', '', ['calpro;קלפרוטקטין (עד 50);186;µg/g;עד 50', 'fobt;דם סמוי;חיובי;;שלילי', 'cdtox;Clostridium difficile toxin;שלילי;;שלילי', 'cdgdh;GDH;שלילי;;שלילי', 'hpsa;הליקובקטר - אנטיגן;שלילי;;שלילי', 'ova;ביצים וטפילים;לא נמצאו;;'])}
      ${frame('שתן - מדגם ראשון', 'PCR', [not('chlampcr', 'Chlamydia trachomatis'), not('gonopcr', 'Neisseria gonorrhoeae'), not('h11mgen', 'Mycoplasma genitalium'), not('h11trich', 'Trichomonas vaginalis')])}
      ${frame('שתן - תרבית', 'אמצע הזרם', ['ucult;תרבית שתן;אין צמיחה;;'])}
      ${frame('דם - סרולוגיה', '', ['hivag;HIV Ag/Ab;שלילי;;שלילי', 'syph;עגבת TPHA;שלילי;;שלילי', 'p27havg;Hepatitis A IgG;חיובי;;', 'antihbs;Anti-HBs (מעל 10 - מוגן);214;mIU/mL;מעל 10', 'p27bilh;בילהרציה - נוגדנים;שלילי;;שלילי'])}
      ${frame('נשימתי', 'מטוש אף', ['covidpcr;SARS-CoV-2;שלילי;;שלילי'], `<p>${c.t('{x|RSV - לא הוזמן|not done|l.rsv}, {x|שפעת A/B - לא הוזמן|not done|l.flua}')}</p>`)}
      <p>${c.t('הערות: {x|תרבית צואה לקמפילובקטר ורגישויות - תישלח בנפרד|pending}. {x|EPEC עשוי להימצא גם בנשאים בריאים|reference comment}. {x|ברוב המקרים קמפילובקטר חולף ללא אנטיביוטיקה; במידת הצורך אזיתרומיצין|conditional|m.azit}. {x|חובת דיווח ללשכת הבריאות|instruction}.')}</p>
      <div style="display:flex;justify-content:space-between;align-items:center"><span>${he('אושר דיגיטלית: ד"ר רינת פז, מיקרוביולוגית')}</span>${barcode(c.rnd, 30, 34)}</div>${c.no('רינת פז', 'microbiologist')}`,
      'rtl',
    )
  },
  { dateAliases: ['2026-10-22'], width: 1040, scale: 1.4 },
)

export const practice30HeLabs = [clotting, cards, transplant, micro]
