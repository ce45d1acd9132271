/** More Hebrew paper: a digital prescription as numbered blocks with a bar code each, a gynaecological ultrasound with a table of measures, a fund's summary of the file for a committee. */
import { barcode, hand, mark, matrixCode, signature, stamp } from '../lib/decor.mjs'
import { FACE, doc, he, items, sheet } from './blind-parts.mjs'

/** A digital prescription: brand, active substance in Latin, directions, amount; one item is cancelled. */
const blocks = doc(
  'p729.jpg',
  ['he', 'prescription', 'photo'],
  '2026-01-18',
  ['קופת חולים הרדוף', 'הרדוף', 'קופ"ח הרדוף', 'קופת חולים הרדוף - מרפאת ריאות'],
  ['ד"ר לובה גינזבורג', 'לובה גינזבורג', 'גינזבורג לובה'],
  ['רפאל חזן', 'חזן רפאל', 'מר רפאל חזן'],
  'מרשם דיגיטלי',
  (c) => {
    let n = 0
    const item = (s) => {
      const [name, latin, how, much, note = ''] = s.split('#')
      return `<div class="i"><div class="n">${++n}</div><div data-line><b class="t">${c.t(name)}</b> <span class="l">${he(latin)}</span></div><div class="c">${barcode(c.rnd, 22, 28)}</div><div class="h">${he(`הוראות: ${how}`)}</div><div class="a">${he(`כמות: ${much}`)}</div>${note ? `<div class="o">${c.t(note)}</div>` : ''}</div>`
    }
    return sheet(
      `body{font:18px/1.4 ${FACE.notoHe};font-size:17.5px;padding:36px 58px}.i{display:grid;grid-template-columns:40px 1.6fr 1fr;border:1px solid #7d8f86;border-radius:6px;margin-top:6px;padding:4px 10px;gap:0 8px}.n{grid-row:1/span 3;font-size:24px;font-weight:bold;color:#1c6b4a}.t{font-size:19px}.l{color:#555;font-size:16px}.c{text-align:left}.a{text-align:left}.o{grid-column:2/4;font-size:16px;color:#333}p{margin:6px 0}span[data-e]{white-space:nowrap}`,
      `<div style="display:flex;justify-content:space-between;align-items:center;background:#e4f1ea;padding:8px 14px"><div style="display:flex;gap:12px;align-items:center">${mark('leaf', '#1c6b4a', 46)}<div><b style="font-size:26px;color:#1c6b4a">קופת חולים הרדוף</b><br>${he('מרפאת ריאות, סניף מגדל 6')}</div></div><div style="text-align:center"><b style="font-size:23px">${he('מרשם דיגיטלי')}</b><br>${he("מס' 900-2260118-41")}</div>${matrixCode(c.rnd, 20, 3)}</div>
      <div style="display:grid;grid-template-columns:1fr 1fr 1fr;margin-top:8px"><div>${he('מר רפאל חזן')}<br>${he('ת.ז. 0-5330962-7')}</div><div>${he('תאריך לידה: 22/02/1959')}<br>${he('כתובת: האלון 3, אופקים')}</div><div>${he('תאריך הנפקה: 18/01/2026')}<br>${he('בתוקף עד: 18/04/2026')}</div></div>
      <p>${c.t('אבחנות: {d.copd|COPD בהחמרה חריפה|icd=J44.1}, {d.htn|יתר לחץ דם}, {d.smoker|עישון פעיל|icd=F17.210/F17.200/Z72.0}. {x|ללא דלקת ריאות בצילום|negated|d.pneumonia}. רגישות: {a.levoflox|טבניק|react=כאבי גידים} - כאבי גידים.')}</p>
      ${item("{m.trel|טרלג'י אליפטה|dose=-;freq=שאיפה אחת פעם ביום}#Fluticasone/Umeclidinium/Vilanterol#שאיפה אחת פעם ביום, לשטוף את הפה#3 משאפים")}
      ${item('{m.salb|ונטולין משאף 100 mcg|dose=100 mcg;freq=2 שאיפות לפי הצורך}#Salbutamol#2 שאיפות לפי הצורך, עד 4 פעמים ביום#2 משאפים')}
      ${item('{m.pred|פרדניזון 20 mg|freq=2 טבליות בבוקר}#Prednisone#2 טבליות בבוקר, 5 ימים#10 טבליות')}
      ${item('{m.azit|אזניל 500 mg|freq=פעם ביום}#Azithromycin#טבליה פעם ביום, 3 ימים#3 טבליות')}
      ${item('{m.pan|קונטרולוק 20 mg|freq=פעם ביום לפני ארוחת הבוקר}#Pantoprazole#טבליה פעם ביום לפני ארוחת הבוקר#30 טבליות')}
      ${item('{m.aml|נורבסק 5 mg|freq=פעם ביום}#Amlodipine#טבליה פעם ביום#90 טבליות#מרשם קבוע, ניפוק 2 מתוך 3')}
      ${item("{m.varen|צ'מפיקס 1 mg|freq=פעמיים ביום}#Varenicline#טבליה פעמיים ביום, 12 שבועות#168 טבליות#{x|במסגרת סדנה לגמילה מעישון|program}")}
      ${item("{m.symb|סימביקורט 320/9|dose=-;st=stopped}#Budesonide/Formoterol#שאיפה פעמיים ביום#0#פריט בוטל ב-18/01/2026 - הוחלף בטרלג'י")}
      <p>${c.t('הערות לרוקח: {x|ניתן להחליף את נורבסק באמלודיפין גנרי|substitution}. {x|תיאופילין לא יחודש|not given}. {x|לא לתת קלריטרומיצין יחד עם תרופות אלה|warned|m.clari}.')}</p>
      <p>${c.t('הערות למטופל: {x|אם אין שיפור בתוך 3 ימים - לפנות למיון|conditional}. {x|חיסון שפעת מומלץ לאחר ההחלמה|planned|m.vflu}. {x|ספירומטריה בעוד חודשיים|planned|p.spiro}. {x|חמצן ביתי אינו נחוץ|not needed|p.e20oxyg}.')}</p>
      <div style="display:flex;justify-content:space-between;align-items:center"><div>${he('ד"ר לובה גינזבורג, רפואת ריאות, מ.ר. 00923')}<br>${he('נחתם דיגיטלית 18/01/2026 12:46')}</div><div>${hand('מסרתי 4 פריטים, רוקח יניב', 25)}${c.no('רוקח יניב', 'pharmacist')}</div></div>`,
      'rtl',
    )
  },
  { dateAliases: ['2026-04-18'], width: 980, scale: 1.55, degrade: { angle: -1.1 } },
)

/** A private institute's gynaecological ultrasound: a table of measures, findings by organ, a summary by number. */
const pelvis = doc(
  'p730.jpg',
  ['he', 'imaging', 'scan'],
  '2026-03-17',
  ['מכון דימות סהר', 'סהר', 'סהר דימות', 'מכון סהר', 'מכון דימות סהר - אולטרסאונד נשים'],
  ['ד"ר רויטל בן-עמי', 'רויטל בן-עמי', 'בן-עמי רויטל'],
  ['לריסה קוגן', 'קוגן לריסה', "גב' לריסה קוגן"],
  'אולטרסאונד גינקולוגי',
  (c) => {
    const f = (title, s) => `<p><b>${he(title)}:</b> ${c.t(s)}</p>`
    const row = (s) =>
      `<tr>${s
        .split('#')
        .map((x) => `<td>${c.t(`{o|${x}}`)}</td>`)
        .join('')}</tr>`
    return sheet(
      `body{font:19px/1.5 ${FACE.miriam};font-size:19px;padding:46px 70px}td,th{border:1px solid #888;padding:3px 12px}th{background:#e6e6e6}p{margin:9px 0}.s{border-top:2px solid #333;border-bottom:2px solid #333;padding:5px 0;margin-top:12px}ol{margin:2px 0}span[data-e]{white-space:nowrap}`,
      `<div style="display:flex;justify-content:space-between;align-items:center">${mark('wave', '#444', 50)}<div style="text-align:center"><b style="font-size:29px">מכון דימות סהר</b><br>${he('אולטרסאונד נשים - נתניה')}</div><div style="text-align:left">${he('טלפון 00-5550719')}<br>${barcode(c.rnd, 24, 34)}</div></div>
      <div style="display:grid;grid-template-columns:1fr 1fr 1fr;border:1px solid #888;padding:6px 12px;margin:10px 0"><div>${he("גב' לריסה קוגן")}<br>${he('ת.ז. 3-1175508-4')}</div><div>${he('ת. לידה: 29/06/1979')}<br>${he('מפנה: ד"ר אילת מנור')}</div><div>${he('תאריך בדיקה: 17/03/2026')}<br>${he('וסת אחרונה: 05/03/2026')}</div></div>${c.no('ד"ר אילת מנור', 'referrer')}
      <div style="font-size:24px;font-weight:bold;text-align:center">${c.t('{i.uspelv|אולטרסאונד גינקולוגי|main=1}')}</div>
      ${f('התוויה', '{d.menorr|דימום וסתי רב|icd=N92.0} ו{o|כאבי אגן}. {x|לשלול פוליפ ברירית הרחם|question|d.endopolyp}. {x|אינה בהריון|negated}. מצב אחרי {p.csect|ניתוח קיסרי|on=2011} ב-2011. {x|אם עם סרטן רחם|family history}.')}
      ${f('טכניקה', 'בדיקה וגינלית ובטנית עם דופלר צבע. להשוואה: {i.uspelv|אולטרסאונד אגן|on=2025-03-11} מיום 11/03/2025.')}
      <table style="width:78%;margin:6px auto"><tr><th>${he('מדידה')}</th><th>${he('היום')}</th><th>${he('11/03/2025')}</th></tr>
      ${['רחם, אורך x רוחב x עומק#96 x 58 x 61 mm#91 x 55 x 57 mm', 'עובי רירית#9 mm#7 mm', 'שרירן קדמי#34 x 31 mm#28 x 26 mm', 'שחלה ימין#31 x 18 x 22 mm#30 x 19 x 20 mm', 'שחלה שמאל#48 x 37 x 40 mm#29 x 17 x 21 mm'].map(row).join('')}</table>
      ${f('רחם', 'מוגדל, {d.fibroid|שרירן אינטרמורלי קדמי|icd=D25.1/D25.2/D25.9} 34 מ"מ ושרירן תת-סרוזי אחורי 17 מ"מ. דופן אחורית מעובה עם ציסטות זעירות - {d.e16adenomy|אדנומיוזיס|icd=N80.03/N80.00}. {x|ללא מרכיב תת-רירי|negated}. {d.h21niche|נישה בצלקת הקיסרית} בעומק 4 מ"מ.')}
      ${f('רירית', 'אחידה, תלת-שכבתית. {x|ללא פוליפ|negated|d.endopolyp}. {x|ללא נוזל בחלל|negated}. התקן: {x|לא נצפה התקן תוך רחמי|negated|p.iud}.')}
      ${f('צוואר', '{d.e16nabo|ציסטות נבוטיאניות|icd=N88.8}, הגדולה 7 מ"מ.')}
      ${f('טפולות', 'שחלה ימין תקינה עם זקיקים. בשחלה שמאל {d.ovcyst|ציסטה פשוטה|icd=N83.202/N83.292/N83.209} 36 מ"מ, {x|ללא מחיצות או מרכיב סולידי|negated|d.ovca}. {x|ללא סימני תסביב|negated|d.e16torsion}. {x|ללא הידרוסלפינקס|negated}. {x|ללא אנדומטריומה|negated|d.endomet}.')}
      ${f('דוגלס וכליות', 'מעט נוזל חופשי פיזיולוגי. {x|ללא הרחבת מערכות מאספות|negated|d.hydro}.')}
      <div class="s"><b>${he('סיכום')}</b><ol>${items(c, ['{d.fibroid|רחם שרירני|icd=D25.1/D25.9} עם גדילה קלה לעומת 2025, ו{d.e16adenomy|אדנומיוזיס|icd=N80.03/N80.00}.', '{d.ovcyst|ציסטה פשוטה בשחלה שמאל|icd=N83.202/N83.292/N83.209}, חדשה.', '{d.h21niche|נישה בצלקת ניתוח קיסרי}.'])}</ol></div>
      ${f('המלצות', '{x|אולטרסאונד חוזר בעוד 8 שבועות, בתחילת המחזור|planned}. {x|CA-125 לשיקול הרופאה המטפלת|considered|l.ca125}. {x|היסטרוסקופיה אם הדימום יימשך|conditional|p.hystsc}. {x|אין צורך ב-MRI אגן כעת|not needed|i.mrpelvis}.')}
      <div style="display:flex;justify-content:space-between;align-items:center;margin-top:8px"><div>${he('ד"ר רויטל בן-עמי')}<br>${he('מומחית באולטרסאונד נשים, מ.ר. 00608')}</div>${signature(c.rnd, '#222')}${stamp(['ד"ר רויטל בן-עמי', 'אולטרסאונד נשים', 'מ.ר. 00608'], '#333', -5)}</div>`,
      'rtl',
    )
  },
  { width: 980, scale: 1.5, degrade: { angle: 0.7 } },
)

/** A fund's summary of the file for a committee: tables of diagnoses, drugs, operations, results; what is past says so. */
const file = doc(
  'p731.png',
  ['he', 'other', 'clean'],
  '2026-05-11',
  ['קופת חולים דגן', 'דגן', 'קופ"ח דגן', 'קופת חולים דגן - מרפאת השקמה', 'מרפאת השקמה'],
  ['ד"ר יניב אסולין', 'יניב אסולין', 'אסולין יניב'],
  ['מזל ברששת', 'ברששת מזל', "גב' מזל ברששת"],
  'תמצית מידע רפואי',
  (c) => {
    const table = (title, heads, list) =>
      `<h3>${he(title)}</h3><table><tr>${heads.map((h) => `<th>${he(h)}</th>`).join('')}</tr>${list
        .map(
          (s) =>
            `<tr data-line>${s
              .split('#')
              .map((x) => `<td>${c.t(x)}</td>`)
              .join('')}</tr>`,
        )
        .join('')}</table>`
    const lab = (s) => {
      const [line, day] = s.split('|')
      const r = c.lab(line, { date: day.split('/').reverse().join('-') })
      return `<tr data-e="${r.n}"><td>${he(r.label)}</td><td><b>${he(r.printed)}</b> ${he(r.unit)}</td><td>${he(r.ref)}</td><td>${he(day)}</td></tr>`
    }
    return sheet(
      `body{font:17px/1.4 ${FACE.openSans};font-family:'Open Sans','Noto Sans Hebrew';font-size:16px;padding:40px 60px}td,th{border:1px solid #b7c3d0;padding:2px 10px}th{background:#e9eef4;font-size:15px}h3{font-size:17px;color:#24486e;margin:9px 0 2px}p{margin:6px 0}span[data-e]{white-space:nowrap}`,
      `<div style="display:flex;justify-content:space-between;align-items:center;border-bottom:2px solid #24486e;padding-bottom:6px"><div style="display:flex;gap:12px;align-items:center">${mark('bars', '#24486e', 46)}<div><b style="font-size:25px;color:#24486e">קופת חולים דגן</b><br>${he('מרפאת השקמה, דימונה')}</div></div><div style="text-align:center"><b style="font-size:23px">${he('תמצית מידע רפואי')}</b><br>${he('תאריך הפקה: 11/05/2026')}</div></div>
      <div style="display:grid;grid-template-columns:1fr 1fr 1fr;margin-top:6px"><div>${he("גב' מזל ברששת")}<br>${he('ת.ז. 0-5417783-0')}</div><div>${he('תאריך לידה: 17/12/1960')}<br>${he('מין: נקבה')}</div><div>${he('רופא מטפל: ד"ר יניב אסולין')}<br>${he('לבקשת: הוועדה הרפואית, ביטוח לאומי')}</div></div>${c.no('הוועדה הרפואית, ביטוח לאומי', 'recipient')}
      ${table('אבחנות', ['אבחנה', 'מאז', 'מצב'], ['{d.ra|דלקת מפרקים שגרונית|icd=M06.9/M05.9;on=2014}#2014#פעילה', '{d.dm2|סוכרת סוג 2|icd=E11.9;on=2018}#2018#פעילה', '{d.htn|יתר לחץ דם|on=2016}#2016#פעילה', '{d.kneeoa|אוסטאוארתריטיס של הברך|icd=M17.9/M17.0/M17.10;on=2020}#2020#פעילה', '{d.osteoporosis|אוסטאופורוזיס|icd=M81.0;on=2021}#2021#פעילה', '{d.fibro|פיברומיאלגיה|on=2019}#2019#פעילה', '{d.cts|תסמונת התעלה הקרפלית|icd=G56.00/G56.01/G56.02/G56.03;st=historical;on=2017}#2017#עבר - לאחר ניתוח', '{d.duod|כיב תריסריון|icd=K26.9;st=historical;on=2009}#2009#עבר'])}
      ${table('רגישויות', ['גורם', 'תגובה'], ['{a.asa|אספירין|react=אורטיקריה}#אורטיקריה', '{a.contrast|חומר ניגוד יודי|react=נפיחות בפנים}#נפיחות בפנים'])}
      ${table('תרופות קבועות', ['תרופה', 'מינון ותדירות', 'הערה'], ['{m.mtx|מתוטרקסט 15 מ"ג|freq=פעם בשבוע}#15 מ"ג פעם בשבוע#יום שלישי', '{m.folic|חומצה פולית 5 מ"ג|freq=פעם בשבוע}#5 מ"ג פעם בשבוע#יום רביעי', '{m.ada|יומירה 40 מ"ג|freq=כל שבועיים}#40 מ"ג כל שבועיים#מאז 03/2023', '{m.metf|גלוקופאג\' 850 מ"ג|freq=פעמיים ביום}#850 מ"ג פעמיים ביום#', '{m.los|אוקסאר 50 מ"ג|freq=פעם ביום}#50 מ"ג פעם ביום#', '{m.deno|פרוליה 60 מ"ג|freq=כל חצי שנה}#60 מ"ג כל חצי שנה#{x|מנה הבאה 09/2026|planned}', '{m.dulo|סימבלטה 30 מ"ג|freq=פעם ביום}#30 מ"ג פעם ביום#', '{m.lef|ארבה 20 מ"ג|st=stopped}#20 מ"ג פעם ביום#הופסקה 2022, {o|עליית אנזימי כבד}', '{m.pred|פרדניזון 5 מ"ג|st=stopped}#5 מ"ג פעם ביום#הופסקה 01/2025'])}
      ${table('ניתוחים ופעולות', ['פעולה', 'תאריך'], ['{p.ctr|שחרור תעלה קרפלית מימין|on=2017}#2017', '{p.tubal|קשירת חצוצרות|on=1998}#1998', '{p.jointinj|הזרקת סטרואידים לברך שמאל|on=2025-11-20}#20/11/2025'])}
      <h3>${he('תוצאות מעבדה אחרונות')}</h3><table><tr><th>${he('בדיקה')}</th><th>${he('תוצאה')}</th><th>${he('טווח')}</th><th>${he('תאריך')}</th></tr>
      ${['hgb;המוגלובין;11.6;g/dL;12-16|27/04/2026', 'wbc;לויקוציטים;6.6;K/µL;4-11|27/04/2026', 'plt;טסיות;312;K/µL;150-450|27/04/2026', 'esr;שקיעת דם;41;mm/h;0-30|27/04/2026', 'crp;CRP;12.8;mg/L;0-5|27/04/2026', 'crea;קריאטינין;0.79;mg/dL;0.5-0.9|27/04/2026', 'alt;ALT;36;U/L;0-33|27/04/2026', 'a1c;HbA1c;7.2;%;4-5.7|02/02/2026', 'ldl;LDL;112;mg/dL;0-100|02/02/2026', 'rf;גורם ראומטואידי;87;IU/mL;0-14|15/06/2014', 'ccp;Anti-CCP;142;U/mL;0-17|15/06/2014'].map(lab).join('')}</table>
      <h3>${he('בדיקות דימות')}</h3><p>${c.t('{i.xrhand|צילום כפות ידיים|on=2025-10-08} 08/10/2025: ארוזיות ב-MCP 2-3, {x|ללא שבר|negated}. {i.dexa|צפיפות עצם|on=2025-07-13} 13/07/2025: {l.tscore|עמוד שדרה T-score=-2.7|v=-2.7;u=-;on=2025-07-13}. {x|בדיקת MRI ברך הוזמנה, טרם בוצעה|pending|i.mrknee}.')}</p>
      <h3>${he('מצב תפקודי והערות')}</h3><p>${c.t('{o|נוקשות בוקר} של שעה, מתקשה בעלייה במדרגות. {o|BMI 31.2}, {o|ל"ד 138/82}. {x|אינה מעשנת|negated|d.smoker}. {x|ללא מחלת ריאה אינטרסטיציאלית|negated}. {x|אחות עם לופוס|family history|d.sle}. {x|החלפת ברך נדונה, טרם הוחלט|considered|p.tka}. {x|חיסון לשלבקת חוגרת מומלץ|planned|m.vzos}.')}</p>
      <div style="display:flex;justify-content:space-between;align-items:center;margin-top:6px"><span>${he('ד"ר יניב אסולין, רפואת משפחה, מ.ר. 00571')}</span>${signature(c.rnd)}${stamp(['ד"ר יניב אסולין', 'רפואת משפחה', 'מ.ר. 00571'], '#26306f', -6)}</div>`,
      'rtl',
    )
  },
  { width: 1040, scale: 1.36 },
)

export const twentyFirstHeMore = [blocks, pelvis, file]
