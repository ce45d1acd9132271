/** Letters in Hebrew as families mostly get them: a neurological ward's discharge after a stroke, an emergency department's sheet on a fast pulse, a diabetes clinic's visit. */
import { barcode, mark, signature, stamp } from '../lib/decor.mjs'
import { FACE, arrow, doc, he, items, ltr, mixed, resultCell, sheet } from './blind-parts.mjs'

/** A neurological ward: headings at the side of their text, bloods with the days down and the analytes across, drugs as numbered lines that end with what is new. */
const stroke = doc(
  'p926.png',
  ['he', 'discharge', 'clean'],
  '2026-03-17',
  [
    'המרכז הרפואי נווה רותם',
    'נווה רותם',
    'מרכז רפואי נווה רותם',
    'המרכז הרפואי נווה רותם - נוירולוגיה',
    'מחלקה נוירולוגית, המרכז הרפואי נווה רותם',
  ],
  ['ד"ר יסמין חורי', 'יסמין חורי', 'חורי יסמין', 'ד"ר פאבל גורדון', 'פאבל גורדון'],
  ['אברהם דרעי', 'דרעי אברהם', 'מר אברהם דרעי'],
  'סיכום אשפוז',
  (c) => {
    const f = (title, s) => `<tr><td class="k">${he(title)}</td><td><div>${c.t(s)}</div></td></tr>`
    const cols = [
      'wbc;WBC;K/uL;4.0-10.8',
      'hgb;HGB;g/dL;13.5-17.5',
      'plt;PLT;K/uL;150-400',
      'glu;GLU;mg/dL;70-100',
      'crea;CREA;mg/dL;0.7-1.2',
      'na;NA;mmol/L;136-145',
      'k;K;mmol/L;3.5-5.1',
      'inr;INR;;0.8-1.2',
      'crp;CRP;mg/L;0-5',
    ].map((s) => s.split(';'))
    const day = (shown, on, list) =>
      `<tr><td>${ltr(shown)}</td>${list
        .map((v, i) => {
          const [key, label, unit, ref] = cols[i]
          const show = (r) => `${r.printed}${r.flag === 'H' || r.flag === 'L' ? ' *' : ''}`
          return `<td>${v ? `<bdi dir="ltr">${resultCell(c, key, label, v, unit, ref, on, show)}</bdi>` : ''}</td>`
        })
        .join('')}</tr>`
    return sheet(
      `body{font:16px/1.4 ${FACE.arial};font-size:16px;padding:38px 54px}td{padding:3px 8px}.k{width:124px;font-weight:bold;color:#0d5c63;border-inline-end:3px solid #0d5c63}.h{border:1px solid #0d5c63}.l td,.l th{border:1px solid #aac;padding:1px 6px;text-align:center;font-size:14.5px}.l th{background:#eaf4f4}ol{margin:2px 0}h3{font-size:17px;color:#0d5c63;margin:8px 0 2px}span[data-e]{white-space:nowrap}p{margin:5px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center;margin-bottom:8px"><div style="display:flex;gap:10px;align-items:center">${mark('wave', '#0d5c63', 50)}<div><b style="font-size:25px;color:#0d5c63">${he('המרכז הרפואי נווה רותם')}</b><br>${he('מחלקה נוירולוגית | יחידת שבץ')}</div></div><b style="font-size:24px">${he('סיכום אשפוז')}</b>${barcode(c.rnd, 28, 36)}</div>
      <table class="h"><tr><td>${he('דרעי אברהם')}</td><td>${he('ת.ז. 0-1602874-9')}</td><td>${he('תאריך לידה 05/06/1952')}</td><td>${he('גיל 73')}</td></tr><tr><td>${he('התקבל: 12/03/2026')}</td><td>${he('שוחרר: 17/03/2026')}</td><td colspan="2">${he('לרופא המטפל: ד"ר טלי אזולאי')}</td></tr></table>${c.no('ד"ר טלי אזולאי', 'family doctor')}
      <table style="margin-top:6px">${f('אבחנות', '{d.stroke|אירוע מוחי איסכמי משמאל|icd=I63.9/I63.512}; {d.carotid|היצרות עורק קרוטיס שמאל|icd=I65.22}; {d.uti|זיהום בדרכי השתן|icd=N39.0} במהלך האשפוז.')}
      ${f('ברקע', '{d.htn|יתר לחץ דם}, {d.hld|היפרליפידמיה|icd=E78.5}, {d.predm|טרום סוכרת|icd=R73.03}, {d.bph|הגדלת ערמונית|icd=N40.0/N40.1}, {d.glauc|גלאוקומה|icd=H40.9/H40.1190}. {d.exsmoker|הפסיק לעשן לפני 4 שנים|icd=Z87.891}. {p.herniar|תיקון בקע מפשעתי|on=2015} 2015. {x|ללא מחלת לב ידועה|negated|d.ihd}. {x|ללא פרפור פרוזדורים בעבר|negated|d.af}. {x|ללא אפילפסיה|negated|d.epil}.')}
      ${f('משפחה', '{x|אח עבר שבץ בגיל 60|family history|d.stroke}, {x|אם חלתה באלצהיימר|family history|d.alz}.')}
      ${f('אלרגיות', '{a.cipro|ציפרופלוקסצין|react=פריחה} - פריחה. {x|לא ידוע על רגישות לחומר ניגוד|negated|a.contrast}.')}
      ${f('המחלה הנוכחית', '{o|חולשת פלג גוף ימין} ו{o|קושי בדיבור} שהחלו שעתיים לפני הגעתו. {x|ללא כאב ראש|negated}, {x|ללא פרכוס|negated|d.seiz}, {x|ללא אובדן הכרה|negated|d.syncope}.')}
      ${f('בקבלתו', '{o|ל"ד 178/96}, {o|דופק 78 סדיר}, {o|חום 36.6}, {o|סטורציה 96%}. {o|אפזיה מוטורית}, {o|צניחת זווית הפה מימין}, {o|המיפרזיס ימנית}. {o|NIHSS 9}. {x|שדות ראייה תקינים|negated}. {x|ללא אוושה מעל הלב|negated}.')}
      ${f('הדמיה ובדיקות', '{i.cthead|CT מוח|on=2026-03-12} 12/03: {x|ללא דימום|negated|d.ich}. {i.cta|CTA צוואר ומוח|on=2026-03-12} 12/03: {d.carotid|היצרות 75% בקרוטיס שמאל|icd=I65.22}, {x|ללא חסימת כלי דם גדול|negated}, {x|ללא מפרצת|negated|d.aneur}. {i.mrbrain|MRI מוח|on=2026-03-14} 14/03: {d.stroke|אוטם חריף ב-MCA שמאל|icd=I63.9/I63.512}, {d.smallv|שינויים מיקרווסקולריים כרוניים|icd=I67.82/I67.89/I67.9}. {i.echo|אקו לב|on=2026-03-13} 13/03: {l.lvef|EF 55%|v=55;u=%;on=2026-03-13}, {d.lvh|היפרטרופיה של חדר שמאל|icd=I51.7}, {x|ללא קריש|negated}, {x|ללא PFO|negated|d.pfo}. {p.ecg|אק"ג|on=2026-03-12}: סינוס. {x|ניטור 72 שעות ללא פרפור|negated|d.af}. {x|TEE לא נדרש|not needed|p.tee}.')}
      ${f('מהלך', 'קיבל {p.thrombol|טרומבוליזה ורידית|on=2026-03-12} 12/03 בשעה 11:50 ללא סיבוך. {x|צנתור מוחי לא בוצע|not done}. שיפור הדרגתי, NIHSS בשחרור 3. {o|חום} ביום השלישי, {l.ucult|תרבית שתן: E. coli|v=E. coli;u=-;on=2026-03-15} מ-15/03, טופל ב{m.ceftr?|צפטריאקסון|dose=-;st=-}. {x|מבחן בליעה תקין|negated|d.dysph}. {x|ללא דלקת ריאות|negated|d.pneumonia}. {x|דיכאון לאחר שבץ נשלל בהערכה|negated|d.mdd}.')}</table>
      <h3>${he('בדיקות דם')}</h3><table class="l"><tr><th>${he('תאריך')}</th>${cols.map(([, label, unit]) => `<th>${ltr(label)}${unit ? `<br>${ltr(unit)}` : ''}</th>`).join('')}</tr>${day('12/03/2026', '2026-03-12', ['8.7', '14.9', '201', '133', '1.04', '140', '4.2', '1.02', '2.1'])}${day('15/03/2026', '2026-03-15', ['13.6', '13.8', '188', '118', '1.22', '137', '3.9', '', '61.4'])}${day('17/03/2026', '2026-03-17', ['9.1', '13.9', '214', '106', '1.01', '139', '4.4', '', '17.8'])}<tr><td>${he('נורמה')}</td>${cols.map(([, , , ref]) => `<td>${ltr(ref)}</td>`).join('')}</tr></table>
      <p>${c.t('13/03/2026: {l.chol|כולסטרול 238 mg/dL|v=238;u=mg/dL;on=2026-03-13}, {l.ldl|LDL 159 mg/dL|v=159;u=mg/dL;on=2026-03-13}, {l.hdl|HDL 43 mg/dL|v=43;u=mg/dL;on=2026-03-13}, {l.trig|טריגליצרידים 181 mg/dL|v=181;u=mg/dL;on=2026-03-13}, {l.a1c|HbA1c 6.2%|v=6.2;u=%;on=2026-03-13}, {l.tsh|TSH 2.8 mIU/L|v=2.8;u=mIU/L;on=2026-03-13}. {x|בירור קרישיות - נשלח, תשובה במרפאה|pending}.')}</p>
      <h3>${he('טיפול תרופתי בשחרור')}</h3><ol>${items(c, ['{m.asa|מיקרופירין 100 מ"ג|freq=פעם ביום} פעם ביום - חדש', '{m.clop|פלביקס 75 מ"ג|freq=פעם ביום} פעם ביום למשך 21 יום - חדש', '{m.ator|ליפיטור 80 מ"ג|freq=בערב} בערב - המינון הועלה', '{m.perinaml|Coveram 5/10|dose=-;freq=בבוקר} בבוקר - חדש', '{m.cefur|זינאט 500 מ"ג|freq=פעמיים ביום} פעמיים ביום עד 20/03/2026 - חדש', '{m.alfuz|Xatral 10 mg|freq=אחרי ארוחת ערב} אחרי ארוחת ערב - ללא שינוי', '{m.latan|טיפות קסלטן|dose=-;freq=לפני השינה} לפני השינה - ללא שינוי', 'הופסק: {m.ena|Enaladex 10 mg|st=stopped}'])}</ol>
      <h3>${he('המלצות')}</h3><ol>${items(c, ['{x|ניתוח קרוטיס שמאל מתוכנן ל-31/03/2026 בכירורגיית כלי דם|planned|p.cea}. {x|לאחר 21 יום מיקרופירין לבד|instruction}.', '{x|הולטר ל-14 יום במרפאה|planned|p.holter}. {x|אם יימצא פרפור - יישקל אליקוויס|conditional|m.apix}.', '{x|שיקום יום: פיזיותרפיה, קלינאית תקשורת|planned}. {x|יעד LDL מתחת ל-70|reference comment}. {x|אין לנהוג חודש|instruction}. {x|אין ליטול תרופות ממשפחת הקווינולונים|warned}.'])}</ol>
      <div style="display:flex;justify-content:space-between;align-items:center;margin-top:26px"><span>${he('ד"ר יסמין חורי, מתמחה | ד"ר פאבל גורדון, רופא בכיר, מ.ר. 00358')}</span>${signature(c.rnd, '#222')}</div>`,
      'rtl',
    )
  },
  { dateAliases: ['2026-03-12'], width: 1080, scale: 1.38 },
)

/** An emergency department: triage in a strip, running paragraphs with bold openings, bloods as a small two-column list, what was given by the hour. */
const pulse = doc(
  'p927.jpg',
  ['he', 'discharge', 'photo'],
  '2026-05-21',
  [
    'בית החולים חוף התמר',
    'חוף התמר',
    'ביה"ח חוף התמר',
    'בית החולים חוף התמר - מיון פנימי',
    'מיון פנימי, בית החולים חוף התמר',
  ],
  ['ד"ר אור מלכיאלי', 'אור מלכיאלי', 'מלכיאלי אור'],
  ['נטע קורן', 'קורן נטע', "גב' נטע קורן"],
  'סיכום ביקור במיון',
  (c) => {
    const f = (title, s) => `<p><b>${he(title)}</b> - ${c.t(s)}</p>`
    const row = (s) => {
      const r = c.lab(s)
      return `<div class="r" data-line><span data-e="${r.n}">${mixed(r.label)} <b>${ltr(r.printed)}</b> ${ltr(r.unit)}</span> ${arrow(r)}<small>${ltr(`[${r.ref}]`)}</small></div>`
    }
    return sheet(
      `body{font:18px/1.42 ${FACE.miriam};font-size:19px;padding:44px 60px}p{margin:6px 0}.s{display:grid;grid-template-columns:repeat(6,1fr);border:1px solid #333;margin:8px 0}.s div{border-inline-end:1px solid #aaa;padding:2px 8px;text-align:center;font-size:17px}.l{columns:2;column-gap:26px;border:1px solid #aaa;padding:4px 12px}.r{break-inside:avoid}small{color:#555;font-size:15px;margin-inline-start:10px}.k{background:#eee;padding:5px 14px;margin:8px 0;border-inline-start:6px solid #333}ul{margin:2px 0}span[data-e]{white-space:nowrap}.h td{padding:1px 4px}`,
      `<div style="display:flex;justify-content:space-between;align-items:center;border-bottom:2px solid #333;padding-bottom:6px"><div style="display:flex;gap:10px;align-items:center">${mark('cross', '#9a1b1b', 48)}<div><b style="font-size:28px">${he('בית החולים חוף התמר')}</b><br>${he('מיון פנימי')}</div></div><b style="font-size:24px">${he('סיכום ביקור במיון')}</b>${barcode(c.rnd, 24, 36)}</div>
      <table class="h" style="margin-top:6px"><tr><td>${he("גב' נטע קורן")}</td><td>${he('ת.ז. 0-3960718-2')}</td><td>${he('ת. לידה: 11.02.1990')}</td><td>${he('קופה: אירוסים')}</td></tr><tr><td>${he('קבלה: 21.05.2026 שעה 19:42')}</td><td colspan="2">${he('שחרור: 21.05.2026 שעה 23:55')}</td><td>${he('מספר מקרה 5521-907')}</td></tr></table>
      <div class="s"><div>${c.t('{o|ל"ד 108/64}')}</div><div>${c.t('{o|דופק 192}')}</div><div>${c.t('{o|חום 36.8}')}</div><div>${c.t('{o|סטורציה 99%}')}</div><div>${c.t('{o|נשימות 18}')}</div><div>${c.t('{o|כאב 2/10}')}</div></div>
      ${f('תלונה עיקרית', '{d.palp?|דפיקות לב|icd=R00.2} מזה שעה שהחלו בפתאומיות בזמן עבודה, עם {o|סחרחורת}. {x|ללא כאב בחזה|negated|d.chestpain}, {x|ללא התעלפות|negated|d.syncope}, {x|ללא קוצר נשימה|negated}.')}
      ${f('רקע רפואי', '{d.asthma|אסתמה|icd=J45.909/J45.998} קלה, {d.migr|מיגרנה|icd=G43.909/G43.109}, {d.ida|אנמיה מחוסר ברזל|icd=D50.9}. {p.csect|ניתוח קיסרי|on=2021} ב-2021. שני אירועים דומים בשנה האחרונה שחלפו מעצמם. {x|ללא מחלת תריס|negated|d.hyperthy}. {x|אינה בהיריון|negated}. {x|ללא עישון|negated|d.smoker}, {x|ללא סמים|negated}. {x|אב עם קוצב לב|family history|p.pacem}.')}
      ${f('תרופות קבועות', '{m.symb|סימביקורט|dose=-;freq=פעמיים ביום} שאיפה פעמיים ביום, {m.salb|ונטולין|dose=-;freq=לפי הצורך} לפי הצורך, {m.ferrop|פריפל|dose=-;freq=פעם ביום} פעם ביום, {m.riza|Rizalt 10 mg|freq=בהתקף} בהתקף. {m.coc|מיקרוגינון|dose=-;st=stopped} - הופסק לפני שנה.')}
      ${f('רגישויות', '{a.pen|פניצילין|react=אורטיקריה} - אורטיקריה; {a.kiwi|קיווי|react=גרד בפה} - גרד בפה. {x|ללא רגישות לאספירין|negated|a.asa}.')}
      ${f('בדיקה גופנית', 'ערנית, {o|חיוורת}. קולות לב מהירים סדירים, {x|ללא אוושה|negated}. {x|ריאות ללא צפצופים|negated}. {x|בלוטת התריס אינה מוגדלת|negated|d.e14goitre}. {x|שוקיים ללא סימני פקקת|negated|d.dvt}.')}
      ${f('אק"ג', '{p.ecg|אק"ג|on=2026-05-21} בקבלה: {o|טכיקרדיה צרת קומפלקסים} 190, {x|ללא גלי דלתא|negated}. לאחר הטיפול: סינוס 88, {x|QT אינו מוארך|negated|d.longqt}, {x|ללא צניחות ST|negated}.')}
      <p><b>${he('מעבדה 20:05')}</b></p><div class="l">${['wbc;WBC;8.2;K/uL;4.0-10.8', 'hgb;HGB;10.9;g/dL;12.0-16.0', 'mcv;MCV;76.4;fL;80-98', 'plt;PLT;356;K/uL;150-450', 'glu;גלוקוז;127;mg/dL;70-140', 'crea;קריאטינין;0.66;mg/dL;0.5-0.95', 'na;נתרן;138;mmol/L;136-145', 'k;אשלגן;3.3;mmol/L;3.5-5.1', 'mg;מגנזיום;1.6;mg/dL;1.6-2.6', 'ca;סידן;9.2;mg/dL;8.6-10.2', 'tropi;טרופונין;6;ng/L;0-16', 'tsh;TSH;1.43;mIU/L;0.35-4.94', 'dd;D-Dimer;284;ng/mL;0-500', 'hcg;β-hCG;1.1;mIU/mL;0-5'].map(row).join('')}</div>
      ${f('הדמיה', '{i.cxr|צילום חזה|on=2026-05-21}: {x|צל הלב אינו מוגדל|negated|d.cardmeg}, {x|ללא תסנין|negated|d.pneumonia}.')}
      ${f('טיפול במיון', '19:50 תמרון ולסלבה ללא הצלחה. 19:58 {m.h25adeno?|אדנוזין|dose=-;st=-} 6 מ"ג IV - היפוך לסינוס. 20:40 {m.kcl?|אשלגן|dose=-;st=-} בפה. {x|היפוך חשמלי לא נדרש|not needed|p.cardiov}. {x|איקפרס IV הוכן ולא ניתן|not given|m.vera}. {x|אמיודרון - לא היה צורך|not needed|m.amio}.')}
      ${f('ייעוץ קרדיולוגי', 'ד"ר ענבר שחורי: מתאים ל-{d.svt|AVNRT|icd=I47.10/I47.19/I47.1}. {x|אשפוז הוצע והמטופלת סירבה|declined}. {x|פרפור פרוזדורים נשלל בתרשימים|negated|d.af}.')}${c.no('ד"ר ענבר שחורי', 'consultant')}
      <div class="k"><b>${he('אבחנות בשחרור')}:</b> ${c.t('{d.svt|טכיקרדיה על-חדרית (SVT)|icd=I47.10/I47.19/I47.1}, {d.hypok|היפוקלמיה|icd=E87.6} קלה.')}</div>
      <ul>${items(c, ['התחלת {m.bis|קרדילוק 1.25 מ"ג|freq=פעם ביום} פעם ביום. {x|אם יופיעו צפצופים - להפסיק ולפנות|conditional}.', '{x|אקו לב והולטר תוך שבועיים|planned|i.echo}. {x|מרפאת הפרעות קצב - לדיון באבלציה|planned|p.ablat}.', '{x|להפחית קפאין ומשקאות אנרגיה|instruction}. {x|בהתקף חוזר: תמרון ולסלבה, ואם נמשך מעל 20 דקות - מיון|conditional}.', '{x|אשלגן וספירה בעוד שבוע אצל רופא המשפחה|planned}. {x|דרלין אינו מומלץ באסתמה|warned|m.propr}.'])}</ul>
      <div style="display:flex;justify-content:space-between;align-items:center"><span>${he('ד"ר אור מלכיאלי, רפואה דחופה')}</span>${signature(c.rnd, '#24408a')}${stamp(['ד"ר אור מלכיאלי', 'מ.ר. 00874'], '#24408a', 5)}</div>`,
      'rtl',
    )
  },
  { width: 1080, scale: 1.46, degrade: { angle: -1, folds: [0.48] } },
)

/** A diabetes clinic: a page in two columns with sections in frames, what changed today marked at the foot. */
const diabetes = doc(
  'p928.png',
  ['he', 'consultation', 'clean'],
  '2026-04-14',
  [
    'מרכז סוכרת נופי כרמים',
    'נופי כרמים',
    'מרכז נופי כרמים',
    'מרכז הסוכרת נופי כרמים',
    'מרכז סוכרת ואנדוקרינולוגיה נופי כרמים',
  ],
  ["פרופ' תמר לנדסמן", 'תמר לנדסמן', 'לנדסמן תמר'],
  ['ויקטור סבאג', 'סבאג ויקטור', 'מר ויקטור סבאג'],
  'סיכום ביקור',
  (c) => {
    const f = (title, s) => `<div class="f"><h3>${he(title)}</h3>${s}</div>`
    const p = (s) => `<div>${c.t(s)}</div>`
    const list = (l) => `<ul>${items(c, l)}</ul>`
    const lab = (s) => {
      const r = c.lab(s, { date: '2026-04-06' })
      return `<tr data-e="${r.n}"><td>${mixed(r.label)}</td><td><b>${ltr(r.printed)}</b></td><td>${ltr(r.unit)}</td><td>${r.ref ? mixed(r.ref) : ''}</td></tr>`
    }
    return sheet(
      `body{font:16px/1.4 ${FACE.openSans};font-family:'Open Sans','Noto Sans Hebrew';font-size:15px;padding:34px 44px}.w{display:grid;grid-template-columns:1fr 1fr;gap:14px;align-items:start}.f{border:1px solid #cfd8cf;border-radius:6px;padding:5px 12px 7px;margin-bottom:10px}h3{font-size:15.5px;color:#2e6b34;border-bottom:1px solid #cfd8cf;margin-bottom:3px}ul{margin:0;padding-inline-start:18px}td{padding:0 6px}span[data-e]{white-space:nowrap}`,
      `<div style="display:flex;justify-content:space-between;align-items:center;background:#eef5ee;padding:10px 16px;border-radius:8px"><div style="display:flex;gap:10px;align-items:center">${mark('bars', '#2e6b34', 42)}<div><b style="font-size:23px;color:#2e6b34">${he('מרכז סוכרת נופי כרמים')}</b><br>${he('אנדוקרינולוגיה, סוכרת ותזונה')}</div></div><div style="text-align:left"><b style="font-size:20px">${he('סיכום ביקור')}</b><br>${he('14/04/2026')}</div></div>
      <div style="margin:8px 4px">${he('מר ויקטור סבאג | ת.ז. 0-5128836-0 | ת. לידה 30/07/1963 | הופנה על ידי: ד"ר איריס בן-לולו')}</div>${c.no('ד"ר איריס בן-לולו', 'referrer')}
      <div class="w"><div>
      ${f('אבחנות', list(['{d.dm2|סוכרת סוג 2|icd=E11.9/E11.65/E11.42/E11.22} מאז 2009', '{d.dretin|רטינופתיה סוכרתית|icd=E11.319/E11.3299/E11.3293/E11.329} רקעית', '{d.dneuro|נוירופתיה סוכרתית|icd=E11.42/E11.40}', '{d.albur|אלבומינוריה|icd=R80.9/E11.29/E11.21}', '{d.htn|יתר לחץ דם}; {d.hypertg|היפרטריגליצרידמיה|icd=E78.1}', '{d.osa|דום נשימה בשינה|icd=G47.33}, {o|CPAP}', '{d.steat|כבד שומני|icd=K76.0}', '{x|ללא מחלת לב איסכמית|negated|d.ihd}', '{x|ללא כיב ברגל|negated|d.e13dfu}']))}
      ${f('ניתוחים ופעולות', p('{p.lapchole|כריתת כיס מרה|on=2016} 2016; {p.ivt|זריקות תוך עיניות|on=2024} בעין ימין 2024. {x|ניתוח בריאטרי הוצע, אינו מעוניין|declined|p.sleeve}.'))}
      ${f('משפחה והרגלים', p('{x|שני הורים סוכרתיים|family history|d.dm2}. {x|אח לאחר מעקפים|family history|p.cabg}. {d.smoker|מעשן 10 סיגריות ביום|icd=F17.210/F17.200}. {x|אלכוהול - לא|negated|d.alcdep}.'))}
      ${f('רגישויות', p('{a.sulfa|סולפה|react=פריחה} (פריחה), {a.statin|סטטינים|react=כאבי שרירים} - כאבי שרירים. {x|פניצילין - אין רגישות|negated|a.pen}.'))}
      ${f('תרופות', list(['{m.degl|טרסיבה|dose=-;freq=בערב} 34 יחידות בערב', '{m.aspart|נובורפיד|dose=-;freq=לפני ארוחות} 8 יחידות לפני ארוחות', '{m.jardsyn|Jardiance Duo 12.5/1000|dose=-;freq=פעמיים ביום} פעמיים ביום', '{m.dula|טרוליסיטי 1.5 מ"ג|freq=פעם בשבוע;st=stopped} פעם בשבוע - הופסק היום', '{m.h12loshct|אוקסאר פלוס|dose=-;freq=פעם ביום} פעם ביום', '{m.eze|אזטרול 10 מ"ג|freq=פעם ביום} פעם ביום', '{m.dulo|סימבלטה 60 מ"ג|freq=בבוקר} בבוקר', '{m.asa|קרטיה 100 מ"ג|freq=פעם ביום} פעם ביום', '{m.feno|ליפידיל 145 מ"ג|st=stopped} - הופסק ב-2023']))}
      ${f('בדיקה', p('{o|משקל 104 ק"ג}, {o|גובה 174 ס"מ}, {o|BMI 34.4}, {o|ל"ד 146/88}, {o|דופק 80}. {d.obesity|השמנת יתר|icd=E66.9/E66.811}. {d.e19lipohyp|ליפוהיפרטרופיה} בבטן באזורי ההזרקה. רגליים: {o|תחושה ירודה במונופילמנט}, דפקים נמושים, {x|ללא פצעים|negated|d.e13dfu}, {x|ללא פטרת|negated|d.tinped}. {x|בלוטת תריס ללא קשרים|negated|d.thynod}.'))}</div>
      <div>
      ${f('ניטור סוכר רציף - 14 יום', p('{o|ממוצע 187 mg/dL}; {o|זמן בטווח 48%}; {o|מעל הטווח 50%}; {o|מתחת לטווח 2%}. עליות בעיקר אחרי ארוחת ערב. {x|ללא היפוגליקמיה קשה|negated}.'))}
      ${f('מעבדה 06/04/2026', `<table>${['a1c;HbA1c;8.6;%;יעד 7.0', 'glu;גלוקוז בצום;174;mg/dL;70-100', 'crea;קריאטינין;1.09;mg/dL;0.7-1.2', 'egfr;eGFR;76;mL/min;מעל 60', 'uacr;אלבומין/קריאטינין;118;mg/g;עד 30', 'k;אשלגן;4.6;mmol/L;3.5-5.1', 'chol;כולסטרול;212;mg/dL;עד 200', 'ldl;LDL;116;mg/dL;עד 70', 'hdl;HDL;37;mg/dL;מעל 40', 'trig;טריגליצרידים;294;mg/dL;עד 150', 'alt;ALT;52;U/L;עד 41', 'ast;AST;36;U/L;עד 40', 'plt;טסיות;233;K/uL;150-400', 'hgb;המוגלובין;15.2;g/dL;13.5-17.5', 'cpep;C-peptide;2.7;ng/mL;1.1-4.4', 'b12;ויטמין B12;171;pmol/L;138-652', 'vitd;ויטמין D;39;nmol/L;75-250', 'tsh;TSH;3.62;mIU/L;0.4-4.2'].map(lab).join('')}</table>`)}
      ${f('בדיקות נוספות', p('{p.e16fundus|צילום קרקעית עין|on=2026-02-19} 19/02/2026: {x|ללא בצקת במקולה|negated}. {i.usabd|אולטרסאונד בטן|on=2025-11-03} 03/11/2025: {d.steat|כבד שומני|icd=K76.0}, {x|ללא נגע ממוקד|negated|d.livermet}. {p.h20fibro|פיברוסקאן|on=2025-12-10} 10/12/2025: {l.h20lsm|6.8 kPa|v=6.8;u=kPa;on=2025-12-10}, {x|ללא שחמת|negated|d.cirrh}. {x|מבחן מאמץ טרם בוצע|pending|p.stresst}.'))}
      ${f('התרשמות', p('{d.dm2|סוכרת לא מאוזנת|icd=E11.9/E11.65/E11.42/E11.22} למרות אינסולין. {x|אין חשד לסוכרת אוטואימונית|negated|d.dm1}; {x|נוגדני GAD ייבדקו|planned|l.gad65}. {x|אין עדות לתסמונת קושינג|negated|d.cushing}. {d.vitd|חסר ויטמין D|icd=E55.9}.'))}
      ${f('היום הוחלט', list(['להתחיל {m.tirz|Mounjaro 2.5 mg|freq=פעם בשבוע} פעם בשבוע; {x|עלייה ל-5 מ"ג אחרי חודש|planned}', 'להתחיל {m.chole|ויטמין D3|dose=-;freq=ביום} 2000 יחידות ביום', '{x|הפחתת נובורפיד אם יופיעו ירידות סוכר|conditional}', '{x|רפאתה - הוגש טופס 29ג, ממתין|pending|m.evo}', '{x|גמילה מעישון: הוצע זייבאן, יחשוב|offered|m.bupro}', '{x|החלפת אזורי הזרקה, הודרך על ידי האחות|instruction}', '{x|להפסיק גרדיאנס דואו במחלת חום|instruction}', '{x|תופעות לוואי אפשריות: בחילה, דלקת לבלב|possible side effect|d.pancr}', '{x|ביקורת בעוד 3 חודשים עם HbA1c|planned}']))}</div></div>
      <div style="display:flex;justify-content:space-between;align-items:center"><span>${he("פרופ' תמר לנדסמן, מומחית באנדוקרינולוגיה, מ.ר. 00276")}</span>${signature(c.rnd, '#2e6b34')}</div>`,
      'rtl',
    )
  },
  { dateAliases: ['2026-04-06'], width: 1100, scale: 1.36 },
)

export const twentyFifthHeLetters = [stroke, pulse, diabetes]
