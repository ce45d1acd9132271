/** Letters in Hebrew as families mostly get them: an internal ward's discharge after a flare of the lungs with three days of bloods, a family doctor's visit with the standing list at its side, an emergency department's sheet on belly pain. */
import { barcode, hand, mark, signature, stamp } from '../lib/decor.mjs'
import { FACE, doc, he, items, ltr, mixed, resultCell, sheet } from './blind-parts.mjs'

/** An internal ward: run-in titles between rules, bloods of three days in a table, drugs in three lists: new, unchanged, stopped. */
const lungs = doc(
  'p804.jpg',
  ['he', 'discharge', 'photo'],
  '2026-01-29',
  [
    'המרכז הרפואי גבעת הזיתים',
    'גבעת הזיתים',
    'מרכז רפואי גבעת הזיתים',
    "המרכז הרפואי גבעת הזיתים - פנימית ה'",
  ],
  ['ד"ר סשה מירונוב', 'סשה מירונוב', 'מירונוב סשה', "פרופ' נעמי גלבוע", 'נעמי גלבוע'],
  ["ז'וז'ט אוחיון", "אוחיון ז'וז'ט", "גב' ז'וז'ט אוחיון"],
  'סיכום מחלה',
  (c) => {
    const f = (title, s) => `<div class="f"><b>${he(title)}:</b> ${c.t(s)}</div>`
    const row = (s) => {
      const [key, label, unit, ref, ...days] = s.split(';')
      const cells = ['2026-01-24', '2026-01-26', '2026-01-29'].map(
        (on, i) => `<td>${days[i] ? resultCell(c, key, label, days[i], unit, ref, on) : '-'}</td>`,
      )
      return `<tr><td>${mixed(label)}</td>${cells.join('')}<td>${ltr(unit)}</td><td>${mixed(ref)}</td></tr>`
    }
    const list = (title, drugs) =>
      `<div><b>${he(title)}</b>${drugs.map((s) => `<div data-line>${c.t(s)}</div>`).join('')}</div>`
    return sheet(
      `body{font:18px/1.32 ${FACE.frank};font-size:19px;padding:36px 58px}.f{border-bottom:1px solid #bbb;padding:3px 0}td,th{border:1px solid #888;padding:0 9px;font-size:17px}th{background:#eee}.h td{border:none;font-size:18.5px;padding:0 3px}.d{display:grid;grid-template-columns:1.15fr 1fr;gap:0 22px;margin:2px 0}ol{margin:1px 0}span[data-e]{white-space:nowrap}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:10px;align-items:center">${mark('leaf', '#3c5a2a', 46)}<div><b style="font-size:28px">המרכז הרפואי גבעת הזיתים</b><br>${he("מחלקה פנימית ה', מנהלת: פרופ' נעמי גלבוע")}</div></div><div style="text-align:left"><b style="font-size:25px">${he('סיכום מחלה')}</b><br>${he('מספר אשפוז 4418820')}</div></div>
      <table class="h" style="border-top:2px solid #333;border-bottom:2px solid #333;margin:5px 0"><tr><td>${he("גב' אוחיון ז'וז'ט")}</td><td>${he('ת.ז. 0-0652219-3')}</td><td>${he('נולדה: 09.03.1949, בת 76')}</td></tr><tr><td>${he('התקבלה: 24.01.2026')}</td><td>${he('שוחררה: 29.01.2026')}</td><td>${he('רופאת משפחה: ד"ר אלינור חזות')}</td></tr></table>${c.no('ד"ר אלינור חזות', 'family doctor')}
      ${f('אבחנות באשפוז', '1. {d.copd|החמרה של COPD|icd=J44.1/J44.0}. 2. {d.pneumonia|דלקת ריאות באונה תחתונה שמאלית|icd=J18.9/J18.1}. 3. {d.hyperglyc|היפרגליקמיה בעקבות סטרואידים|icd=R73.9/E11.65/E09.65}.')}
      ${f('ברקע', '{d.dm2|סוכרת סוג 2|icd=E11.9/E11.65}, {d.htn|יתר לחץ דם}, {d.ihd|מחלת לב איסכמית|icd=I25.10/I25.9}, לאחר {p.pci|צינתור עם תומכן|on=2017} ב-2017, {d.exsmoker|עישנה בעבר 40 שנות קופסה|icd=Z87.891}, {d.kneeoa|שחיקת ברכיים|icd=M17.9/M17.0}. {p.hyst|כריתת רחם|on=1998} ב-1998. {x|ללא חמצן ביתי|negated|p.e20oxyg}. {x|ללא שחפת בעבר|negated|d.tb}. {x|אח נפטר מסרטן ריאה|family history|d.lungca}.')}
      ${f('רגישויות', '{a.cefurox|צינאט|react=פריחה} - פריחה, {a.dipy|אופטלגין|react=נפיחות בפנים} - נפיחות בפנים. {x|אספירין נסבל היטב|negated|a.asa}.')}
      ${f('סיבת הקבלה', '{o|קוצר נשימה} מחמיר ו{o|שיעול עם ליחה ירוקה} מזה 4 ימים, {o|חום 38.6}. {x|ללא כאב בחזה|negated}, {x|ללא המופטיזיס|negated}, {x|ללא בצקות|negated}.')}
      ${f('בבדיקה', '{o|ל"ד 146/78}, {o|דופק 108}, {o|סטורציה 86% באוויר חדר}, {o|נשימות 26}. {o|צפצופים} דו-צדדיים, חרחורים בבסיס שמאל. {x|ללא גודש ורידי צוואר|negated}. {x|שוקיים רכות, ללא סימני DVT|negated|d.dvt}.')}
      <table style="margin:4px 0"><tr><th>${he('מעבדה')}</th><th>${ltr('24.01.26')}</th><th>${ltr('26.01.26')}</th><th>${ltr('29.01.26')}</th><th>${he('יחידות')}</th><th>${he('נורמה')}</th></tr>
      ${['wbc;WBC;K/uL;4.0-10.8;16.9;13.4;10.1', 'hgb;HGB;g/dL;12.0-16.0;12.8;12.1;12.4', 'plt;PLT;K/uL;150-400;341;366;398', 'crp;CRP;mg/L;0-5;187;94;21.5', 'crea;Creatinine;mg/dL;0.5-0.95;1.08;0.91;0.86', 'na;Na;mmol/L;135-145;132;136;139', 'k;K;mmol/L;3.5-5.1;4.6;4.1;4.0', 'glu;Glucose;mg/dL;70-100;172;318;204', 'trop;hs-Troponin T;ng/L;0-14;13', 'bnp;NT-proBNP;pg/mL;0-450;388'].map(row).join('')}</table>
      ${f('גזים ורידיים בקבלה 24.01.26', '{l.ph|pH 7.33|v=7.33;u=-;on=2026-01-24}, {l.pco2|pCO2 58 mmHg|v=58;u=mmHg;on=2026-01-24}, {l.abghco3|HCO3 29.4 mmol/L|v=29.4;u=mmol/L;on=2026-01-24}. {l.a1c|HbA1c 7.4%|v=7.4;u=%;on=2026-01-25} (25.01.26). {l.covidpcr|PCR קורונה שלילי|v=שלילי;u=-;on=2026-01-24}, {l.flua|שפעת A שלילי|v=שלילי;u=-;on=2026-01-24}. {l.bcult|תרבית דם שלילית|v=שלילית;u=-;on=2026-01-24}.')}
      ${f('הדמיה ועזר', '{i.cxr|צילום חזה|on=2026-01-24} 24.01.26: תסנין בבסיס שמאל, ריאות מנופחות, {x|ללא תפליט|negated|d.pleff}. {i.ctpa|CT אנגיו ריאתי|on=2026-01-25} 25.01.26: {x|ללא תסחיף|negated|d.pe}, {d.emphys|אמפיזמה|icd=J43.9/J43.2}, {d.nodule|קשרית 7 מ"מ באונה ימנית עליונה|icd=R91.1}. {p.ecg|אק"ג|on=2026-01-24}: סינוס 108, {x|ללא איסכמיה|negated}.')}
      ${f('מהלך', 'טופלה ב{m.levof|טבניק 750 מ"ג}, {m.hydroc?|סולוקורטף|dose=-;st=-}, אינהלציות {m.ipra?|אירובנט|dose=-;st=-} ו{m.salb|ונטולין|dose=-}, חמצן במשקפיים. סוכרים גבוהים אוזנו ב{m.aspart?|נובורפיד|dose=-;st=-}. {x|BIPAP נשקל, לא נזקקה|considered|p.e19bipap}. {x|לא ניתן רוצפין בשל הרגישות|not given|m.ceftr}. בשחרור {o|סטורציה 93%} ללא חמצן.')}
      <div class="f"><b>${he('תרופות בשחרור')}:</b><div class="d">${list('חדשות', ['{m.levof|Tavanic 750 mg|freq=פעם ביום} פעם ביום, עוד 3 ימים', '{m.pred|Prednisone 40 mg|freq=פעם ביום} פעם ביום, עוד יומיים', '{m.spiolto|Spiolto Respimat|dose=-;freq=2 שאיפות פעם ביום} 2 שאיפות פעם ביום', '{m.sita|Januvia 100 mg|freq=פעם ביום} פעם ביום'])}${list('ללא שינוי', ['{m.metf|Glucophage 850 mg|freq=פעמיים ביום} פעמיים ביום', '{m.ram|Tritace 5 mg|freq=פעם ביום} פעם ביום', '{m.bis|Concor 2.5 mg|freq=פעם ביום} פעם ביום', '{m.asa|Cartia 100 mg|freq=פעם ביום} פעם ביום', '{m.ator|Lipitor 40 mg|freq=בערב} בערב', '{m.salb|Ventolin|dose=-;freq=לפי הצורך} לפי הצורך'])}</div>${c.t('**הופסקו:** {m.tio|Spiriva|dose=-;st=stopped} (הוחלף), {m.glim|Amaryl 2 mg|st=stopped}.')}</div>
      <b>${he('המלצות')}:</b><ol>${items(c, ['{x|ספירומטריה בעוד 6 שבועות|planned|p.spiro}. {x|CT חזה למעקב אחר הקשרית בעוד 6 חודשים|planned|i.ctchest}', 'ניטור סוכר פעמיים ביום; {x|מעל 300 - לפנות לרופאת המשפחה|conditional}. {x|אינסולין קבוע אינו נדרש כעת|not needed|m.glar}', '{x|מומלצים חיסון פנאומוקוק ושפעת|planned|m.vpcv}. {x|להימנע מאופטלגין|warned|m.dipyr}. {x|שיקום ריאות יישקל|considered}'])}</ol>
      <div style="display:flex;justify-content:space-between;align-items:center"><span>${he('ד"ר סשה מירונוב, מתמחה בכיר')}</span>${signature(c.rnd, '#222')}${stamp(["פרופ' נעמי גלבוע", "מנהלת פנימית ה'", 'מ.ר. 00371'], '#26306f', -6)}</div>`,
      'rtl',
    )
  },
  { dateAliases: ['2026-01-24'], width: 1040, scale: 1.46, degrade: { angle: -0.9, folds: [0.5] } },
)

/** A fund's family doctor: the standing lists in a tinted column at the side, the visit itself beside them, orders as a table. */
const visit = doc(
  'p805.png',
  ['he', 'consultation', 'clean'],
  '2026-02-16',
  ['קופת חולים מורן', 'מורן', 'קופ"ח מורן', 'קופת חולים מורן - מרפאת המושבה', 'מרפאת המושבה'],
  ['ד"ר עינת שפילמן', 'עינת שפילמן', 'שפילמן עינת'],
  ['דורית חזקיה', 'חזקיה דורית', "גב' דורית חזקיה"],
  'סיכום מפגש רפואי',
  (c) => {
    const on = 'on=2026-02-09'
    const side = (title, list) =>
      `<h4>${he(title)}</h4>${list.map((s) => `<div class="i">${c.t(s)}</div>`).join('')}`
    const f = (title, s) => `<h3>${he(title)}</h3><p>${c.t(s)}</p>`
    const order = (kind, s) => `<tr><td>${he(kind)}</td><td>${c.t(s)}</td></tr>`
    return sheet(
      `body{font:16px/1.42 ${FACE.notoHe};font-size:16px;padding:36px 48px}.g{display:grid;grid-template-columns:275px 1fr;gap:22px;margin-top:10px}.s{background:#fff6e0;padding:8px 14px;font-size:15px}.i{padding:2px 0}h4{margin:8px 0 1px;color:#8a5a00;font-size:15.5px;border-bottom:1px solid #d8b25a}h3{font-size:16.5px;color:#8a5a00;margin:9px 0 0}p{margin:1px 0}td{border:1px solid #e3cf9d;padding:3px 9px;font-size:15.5px}table{margin-top:3px}span[data-e]{white-space:nowrap}`,
      `<div style="display:flex;justify-content:space-between;align-items:center;border-bottom:4px solid #e0a526;padding-bottom:6px"><div style="display:flex;gap:12px;align-items:center">${mark('star', '#e0a526', 46)}<div><b style="font-size:25px;color:#8a5a00">קופת חולים מורן</b><br>${he('מרפאת המושבה, זכרון יעקב')}</div></div><div style="text-align:left"><b style="font-size:21px">${he('סיכום מפגש רפואי')}</b><br>${he('16/02/2026 שעה 18:05')}</div></div>
      <div style="margin-top:6px">${he("מטופלת: גב' דורית חזקיה \u00a0 ת.ז. 0-2815540-6 \u00a0 ת. לידה 11/12/1973 \u00a0 גיל 52")}<br>${he('רופאה: ד"ר עינת שפילמן, מומחית ברפואת המשפחה, מ.ר. 00855')}</div>
      <div class="g"><div class="s">${side('בעיות פעילות', ['{d.htn|יתר לחץ דם|icd=I10}', '{d.predm|טרום סוכרת|icd=R73.03}', '{d.hypothy|תת פעילות של בלוטת התריס|icd=E03.9}', '{d.fibro|פיברומיאלגיה|icd=M79.7}', '{d.obesity|השמנה, BMI 32|icd=E66.9/E66.811}'])}
      ${side('ניתוחים', ['{p.lapchole|כריתת כיס מרה|on=2016} 2016', '{p.csect|ניתוח קיסרי|on=2004} 2004'])}
      ${side('תרופות קבועות', ['{m.levo|אלטרוקסין 100 מק"ג בבוקר|dose=-;freq=בבוקר}', '{m.los|אוקסאר 50 מ"ג ביום|dose=-;freq=ביום}', '{m.dulo|סימבלטה 30 מ"ג ביום|freq=ביום}', '{m.ome|לוסק 20 מ"ג ביום|freq=ביום}', '{m.chole|ויטמין D 1000 יחידות ביום|freq=ביום}'])}
      ${side('רגישויות', ['{a.tmp|רספרים|react=פריחה} - פריחה', '{x|ללא רגישות לפניצילין|negated|a.pen}'])}
      ${side('הרגלים', ['{x|אינה מעשנת|negated|d.smoker}', '{o|אלכוהול: לעיתים}', 'הליכה פעמיים בשבוע'])}
      ${side('משפחה', ['{x|אם: סרטן שד בגיל 49|family history|d.breastca}', '{x|אב: סוכרת ואוטם|family history|d.dm2}'])}</div>
      <div>${f('סיבת הפנייה', 'תשובות בדיקות, {o|גלי חום} והזעות לילה, {o|כאב בברך ימין}, {o|דפיקות לב} מדי פעם.')}
      ${f('מחלה נוכחית', 'וסת אחרונה לפני 14 חודשים. {o|שינה מקוטעת}. כאב בברך בעלייה במדרגות מזה חודשיים, {x|ללא חבלה|negated}, {x|ללא נעילות|negated|d.meniscus}. {x|ללא כאב בחזה|negated|d.angina}, {x|ללא עילפון|negated|d.syncope}. {x|ללא דימום נרתיקי|negated}. {x|שוללת מצב רוח ירוד|negated|d.mdd}.')}
      ${f('בדיקה', '{o|ל"ד 148/92}, חוזר {o|144/90}; {o|דופק 76 סדיר}; {o|משקל 84.2 ק"ג}; {o|גובה 162 ס"מ}. קולות לב סדירים, {x|ללא אוושות|negated}. ברך ימין: {o|קרפיטציות}, {x|ללא נוזל|negated|d.kneeeff}, יציבה. {x|בלוטת התריס ללא קשריות|negated|d.thynod}.')}
      ${f('מעבדה 09/02/2026', `{l.glu|גלוקוז 112 mg/dL|v=112;u=mg/dL;${on}}, {l.a1c|HbA1c 6.2%|v=6.2;u=%;${on}}, {l.chol|כולסטרול 247 mg/dL|v=247;u=mg/dL;${on}}, {l.ldl|LDL 163 mg/dL|v=163;u=mg/dL;${on}}, {l.hdl|HDL 52 mg/dL|v=52;u=mg/dL;${on}}, {l.trig|טריגליצרידים 161 mg/dL|v=161;u=mg/dL;${on}}, {l.tsh|TSH 6.8 mIU/L|v=6.8;u=mIU/L;${on}}, {l.crea|קריאטינין 0.72 mg/dL|v=0.72;u=mg/dL;${on}}, {l.k|אשלגן 4.3 mmol/L|v=4.3;u=mmol/L;${on}}, {l.hgb|המוגלובין 13.6 g/dL|v=13.6;u=g/dL;${on}}, {l.fsh|FSH 74 IU/L|v=74;u=IU/L;${on}}, {l.alt|ALT 41 U/L|v=41;u=U/L;${on}}. {x|CRP לא נבדק|not done|l.crp}.`)}
      ${f('בדיקות נוספות', '{p.ecg|אק"ג|on=2026-02-16} היום: סינוס 74, {x|ללא הפרעות קצב|negated}. {i.mammo|ממוגרפיה|on=2025-11-03} 03/11/2025: {x|ללא ממצא חשוד|negated|d.breastca}. {i.xrknee|צילום ברך|on=2026-02-10} 10/02/2026: היצרות מרווח מדיאלי.')}
      ${f('הערכה', '{d.menop|תסמיני גיל המעבר|icd=N95.1}; {d.htn|יתר לחץ דם|icd=I10} לא מאוזן; {d.hld|היפרליפידמיה|icd=E78.5/E78.2}, חדש; {d.kneeoa|אוסטאוארתריטיס בברך ימין|icd=M17.11/M17.10/M17.9}; {d.hypothy|תת תריסיות|icd=E03.9} בתת-טיפול. {x|אין חשד לפעילות יתר של התריס|negated|d.hyperthy}.')}
      <h3>${he('החלטות והוראות')}</h3><table>${order('תרופה', '{m.los|אוקסאר 100 מ"ג ביום|freq=ביום} - מינון הועלה')}${order('תרופה', '{m.levo|אלטרוקסין 112 מק"ג בבוקר|freq=בבוקר} - מינון הועלה')}${order('תרופה', '{m.ros|קרסטור 10 מ"ג בערב|freq=בערב} - חדש')}${order('תרופה', "{m.dicl?|וולטרן ג'ל|dose=-;freq=3 פעמים ביום} 3 פעמים ביום לברך")}${order('מעבדה', '{x|TSH, LDL ותפקודי כבד בעוד חודשיים|planned}')}${order('בדיקה', '{x|הולטר קצב|planned|p.holter}; {x|צפיפות עצם|planned|i.dexa}')}${order('הפניה', '{x|רופאת נשים - לדון בטיפול הורמונלי|considered|m.estr}. {x|פיזיותרפיה לברך, 12 טיפולים|planned}')}${order('ייעוץ', '{x|אם הכאב יימשך - הזרקה לברך|conditional|p.jointinj}. {x|מטפורמין הוצע, מעדיפה לנסות דיאטה|declined|m.metf}. {x|לא ליטול נורופן בקביעות|warned|m.ibu}')}${order('אישור', 'אישור מחלה ליום 16/02/2026')}</table></div></div>
      <div style="display:flex;justify-content:space-between;align-items:center;margin-top:8px"><span>${he('הביקור הבא: 20/04/2026')}</span>${hand('ד"ר שפילמן', 26)}<span>${he('המסמך נחתם דיגיטלית')}</span></div>`,
      'rtl',
    )
  },
  { width: 1080, scale: 1.34 },
)

/** An emergency department: history and examination side by side in frames, bloods three to a row, diagnosis and instructions beneath. */
const belly = doc(
  'p806.jpg',
  ['he', 'discharge', 'scan'],
  '2026-03-31',
  [
    'בית החולים מבואות ים',
    'מבואות ים',
    'ביה"ח מבואות ים',
    'בית החולים מבואות ים - מלר"ד',
    'בית חולים מבואות ים',
  ],
  ['ד"ר מחמוד זבידאת', 'מחמוד זבידאת', 'זבידאת מחמוד'],
  ['רונן טייטלבאום', 'טייטלבאום רונן', 'מר רונן טייטלבאום'],
  'סיכום ביקור במיון',
  (c) => {
    const on = 'on=2026-03-31'
    const box = (title, list) =>
      `<div class="b"><b>${he(title)}</b>${list.map((s) => `<p>${c.t(s)}</p>`).join('')}</div>`
    const result = (s) => {
      const r = c.lab(s, { date: '2026-03-31' })
      const star = r.flag === 'H' || r.flag === 'L' ? '*' : ''
      return `<td><span data-e="${r.n}">${ltr(`${r.label} ${r.printed} ${r.unit}`)}</span> ${star} <small>${ltr(`(${r.ref})`)}</small></td>`
    }
    const grid = (list) => {
      let out = ''
      for (let i = 0; i < list.length; i += 3)
        out += `<tr>${list
          .slice(i, i + 3)
          .map(result)
          .join('')}</tr>`
      return out
    }
    return sheet(
      `body{font:18px/1.34 'Hadasim CLM',${FACE.david};font-size:19px;padding:38px 54px}.g{display:grid;grid-template-columns:1fr 1fr;gap:10px;margin:8px 0}.b{border:1.5px solid #444;padding:4px 12px}p{margin:3px 0}td{border:1px solid #999;padding:1px 8px;font-size:16.5px;width:33.3%}small{font-size:14px;color:#444}ol{margin:2px 0}.h td{border:none;padding:0 3px;font-size:18.5px;width:auto}.k{border-top:2px solid #222;border-bottom:2px solid #222;padding:4px 6px;margin:8px 0;font-size:20px}span[data-e]{white-space:nowrap}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div>${barcode(c.rnd, 30, 36)}</div><div style="text-align:center"><b style="font-size:28px">בית החולים מבואות ים</b><br>${he('המחלקה לרפואה דחופה (מלר"ד)')}<br><b style="font-size:23px">${he('סיכום ביקור במיון')}</b></div>${mark('cross', '#444', 48)}</div>
      <table class="h" style="margin:6px 0"><tr><td>${he('שם: מר רונן טייטלבאום')}</td><td>${he('ת.ז. 0-3390718-4')}</td><td>${he('ת. לידה: 26/06/1977 (48)')}</td></tr><tr><td>${he('קבלה: 31/03/2026 09:20')}</td><td>${he('שחרור: 31/03/2026 16:45')}</td><td>${he('הופנה ע"י: ד"ר סיון קרפל')}</td></tr></table>${c.no('ד"ר סיון קרפל', 'referrer')}
      <div class="g">${box('תלונה ואנמנזה', ['{o|כאב בטן שמאלית תחתונה} מזה יומיים, מתגבר, {o|חום 38.1}. {o|בחילה}, {x|ללא הקאות|negated}, {x|ללא שלשול|negated|d.diarrh}, {x|ללא דם בצואה|negated}, {x|ללא צריבה במתן שתן|negated}.', 'רקע: {d.htn|יתר לחץ דם}, {d.steat|כבד שומני|icd=K76.0}, {d.diverts|דיברטיקולוזיס|icd=K57.30}. {p.append|כריתת תוספתן|on=1993} 1993. {x|ללא סוכרת|negated|d.dm2}. {x|אם עם סרטן המעי הגס|family history|d.colonca}. {d.smoker|מעשן 10 סיגריות ביום|icd=F17.210/Z72.0}.', 'תרופות: {m.lis|ליזינופריל 10 מ"ג ביום|freq=ביום}, {m.pan|קונטרולוק 20 מ"ג לפי הצורך|freq=לפי הצורך}.', 'רגישות: {x|אינה ידועה לתרופות|negated}; {a.shell|פירות ים|react=אורטיקריה} - אורטיקריה.'])}${box('בדיקה גופנית', ['{o|ל"ד 139/84}, {o|דופק 96}, {o|חום 37.9}, {o|סטורציה 98%}, {o|כאב 6/10}.', 'בטן רכה, {o|רגישות ברביע שמאלי תחתון}, {x|ללא סימני גירוי צפקי|negated}. ניעור פריסטלטיקה. {x|ללא בקעים|negated|d.inguin}. {x|ללא רגישות מותנית|negated}. {x|אשכים ללא רגישות|negated}.', 'בדיקה רקטלית: צואה רגילה, {x|ללא דם|negated}, {d.hemorr|טחורים חיצוניים|icd=K64.4/K64.9}.', 'ריאות נקיות, {x|ללא צהבת|negated}.'])}</div>
      <b>${he('מעבדה 31/03/2026, 09:50')}</b><table>${grid(['wbc;WBC;14.3;K/uL;4.0-10.5', 'neutp;NEUT%;82.1;%;40.0-75.0', 'hgb;HGB;15.1;g/dL;13.5-17.5', 'plt;PLT;248;K/uL;150-400', 'crp;CRP;78.6;mg/L;0-5', 'glu;Glucose;106;mg/dL;70-110', 'crea;Creatinine;0.98;mg/dL;0.7-1.2', 'urea;Urea;29;mg/dL;17-43', 'na;Na;138;mmol/L;136-145', 'k;K;4.1;mmol/L;3.5-5.1', 'alt;ALT;62;U/L;0-41', 'ast;AST;38;U/L;0-40', 'tbil;Bilirubin;0.9;mg/dL;0.1-1.2', 'lip;Lipase;31;U/L;13-60', 'lact;Lactate;1.4;mmol/L;0.5-2.2'])}</table>
      <p>${c.t(`שתן: {l.uleu|לויקוציטים שלילי|v=שלילי;u=-;${on}}, {l.unit|ניטריט שלילי|v=שלילי;u=-;${on}}, {l.ubld|דם שלילי|v=שלילי;u=-;${on}}.`)}</p>
      <p>${c.t(`**הדמיה:** {i.ctap|CT בטן ואגן עם חומר ניגוד|${on}} 31/03/2026: עיבוי דופן הסיגמואיד עם הסננת שומן, {d.divertic|דיברטיקוליטיס לא מסובכת|icd=K57.32}. {x|ללא מורסה|negated}, {x|ללא אוויר חופשי|negated}. {d.rcyst|ציסטה בכליה שמאלית 18 מ"מ|icd=N28.1}, {x|ללא הידרונפרוזיס|negated|d.hydro}, {x|ללא אבנים בדרכי השתן|negated|d.stone}.`)}</p>
      <p>${c.t('**ייעוץ כירורג** (ד"ר ליאור אבני): {x|אין צורך בניתוח|not needed|p.sigmoid}, ניתן לטפל בבית. {x|אשפוז הוצע, המטופל סירב|declined}.')}${c.no('ד"ר ליאור אבני', 'consultant surgeon')}</p>
      <p>${c.t('**טיפול במיון:** {m.para?|פרפלגן 1 גרם|dose=-;st=-} לווריד, {m.coamox|אוגמנטין 1.2 גרם|dose=-} לווריד, נוזלים 1 ליטר. {x|לא ניתן טרמדקס|not given|m.trama}. הוטב, {o|כאב 2/10}.')}</p>
      <div class="k"><b>${he('אבחנה')}:</b> ${c.t('{d.divertic|דיברטיקוליטיס חריפה של הסיגמואיד|icd=K57.32}. {x|אין עדות לניקוב|negated}.')}</div>
      <b>${he('המלצות לשחרור')}</b><ol>${items(c, ['{m.coamox|אוגמנטין 875 מ"ג פעמיים ביום|freq=פעמיים ביום} למשך 7 ימים', '{m.para?|אקמול 1 גרם|dose=-;freq=עד 4 פעמים ביום} עד 4 פעמים ביום לכאב; {x|לא ליטול נורופן או וולטרן|warned|m.ibu}', 'דיאטה דלת שאריות שבוע. להמשיך תרופות קבועות', '{x|ספירת דם ו-CRP בקהילה בעוד 3 ימים|planned}. {x|קולונוסקופיה בעוד 6-8 שבועות|planned|p.colono}', '{x|בחום מעל 38.5 או כאב מחמיר - לחזור למיון|conditional}. {x|עישון - הומלץ להפסיק|advised}'])}</ol>
      <div style="display:flex;justify-content:space-between;align-items:center;margin-top:4px"><span>${he('ד"ר מחמוד זבידאת, רפואה דחופה')}</span>${signature(c.rnd, '#222')}${stamp(['ד"ר מחמוד זבידאת', 'מ.ר. 00690'], '#333', 6)}</div>`,
      'rtl',
    )
  },
  { width: 1040, scale: 1.42, degrade: { angle: 0.7 } },
)

export const twentyThirdHeLetters = [lungs, visit, belly]
