/** Ordinary paper in Hebrew: a family doctor's visit in framed parts beside a column of standing facts, a questionnaire before anaesthesia with crossed boxes. */
import { mark, signature, stamp } from '../lib/decor.mjs'
import { FACE, doc, he, sheet } from './blind-parts.mjs'
import { bp, results, t } from './thirtythird-hebrew.mjs'

/** A fund's visit: a dark number before each part, diagnoses with their codes printed. */
const visit = doc(
  'p1381.png',
  ['he', 'consultation', 'clean'],
  '2026-05-11',
  ['שירותי בריאות אלון הצפון', 'אלון הצפון', 'שירותי בריאות אלון הצפון - מרפאת הנביאים', 'מרפאת הנביאים'],
  ['ד"ר גל אשכנזי', 'גל אשכנזי', 'אשכנזי גל'],
  ['דמיטרי לוין', 'לוין דמיטרי', 'מר דמיטרי לוין'],
  'סיכום מפגש',
  (c) => {
    let n = 0
    const f = (title, ...lines) =>
      `<div class="f"><span class="k">${++n}</span><div><b>${he(title)}</b>${lines.map((s) => `<div>${t(c, s)}</div>`).join('')}</div></div>`
    return sheet(
      `body{font:16px/1.45 ${FACE.openSans};font-family:'Open Sans','Noto Sans Hebrew';font-size:15.5px;padding:40px 76px}.f{display:flex;gap:14px;padding:5px 0;border-bottom:1px solid #d7d7d7}.k{background:#3c5a14;color:#fff;border-radius:4px;width:24px;height:24px;text-align:center;flex:none}.h td{padding:2px 6px}span[data-e]{white-space:nowrap}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:10px;align-items:center">${mark('leaf', '#3c5a14', 46)}<div><b style="font-size:22px;color:#3c5a14">${he('שירותי בריאות אלון הצפון')}</b><br>${he('מרפאת הנביאים, חדרה')}</div></div><b style="font-size:22px">${he('סיכום מפגש')}</b></div>
      <table class="h" style="border-top:2px solid #3c5a14;border-bottom:2px solid #3c5a14;margin:8px 0"><tr><td>${he('לוין דמיטרי, בן 45')}</td><td>${he('ת.ז. 0-3109268-4')}</td><td>${he('תאריך המפגש: 11/05/2026 10:40')}</td></tr><tr><td>${he('רופא: ד"ר גל אשכנזי')}</td><td>${he('סוג: ביקור רגיל')}</td><td>${he('הודפס: 11/05/2026')}</td></tr></table>
      ${f('סיבת הפנייה', '{o|כאב ואודם בבוהן רגל ימין} מיום שישי, אחרי ארוחה חגיגית. אירוע דומה לפני שנה. {x|ללא חבלה|negated}, {x|ללא חום|negated}.', 'מבקש גם תוצאות בדיקות וחיסון לקראת טיול.')}
      ${f('אבחנות קבועות', '{d.htn|יתר לחץ דם|icd=I10} (2021), {d.steat|כבד שומני|icd=K76.0} (2023), {d.obesity|השמנה|icd=E66.9/E66.811}, {d.osa|דום נשימה בשינה|icd=G47.33} עם {p.t32cpap?|CPAP|st=-}. {x|סוכרת - אין|negated|d.dm2}.')}
      ${f('ניתוחים, רגישויות והרגלים', '{p.append|כריתת תוספתן|on=1999} 1999, {p.arthrosc|ארתרוסקופיה ברך שמאל|on=2017} 2017. {a.tmp|רספרים|react=פריחה}: פריחה. {d.smoker|מעשן 10 סיגריות ביום|icd=F17.210/F17.200/Z72.0}. {x|אלכוהול - אין תלות|negated|d.alcdep}. {x|אביו - שבץ בגיל 60|family history|d.stroke}.')}
      ${f('תרופות קבועות', '{m.los|אוקסאר|dose=-;freq=פעם ביום} פעם ביום (מינון מעודכן בהמשך), {m.hctz|דיזוטיאזיד 25 מ"ג|dose=-;st=stopped} - הופסק היום')}
      ${f('מדידות היום', `ל"ד ${bp(149, 93)}, דופק {l.h33hr|84|v=84;u=-}, חום {l.h33temp|36.8|v=36.8;u=-}, משקל {l.h33wt|101 ק"ג|v=101;u=ק"ג}, גובה {l.h33ht|178 ס"מ|v=178;u=ס"מ}, ⟦BMI {l.h33bmi|31.9|v=31.9;u=-}⟧`)}
      ${f('בדיקה', '{o|מפרק MTP ראשון מימין נפוח, חם ורגיש}. {x|ללא טופי|negated}. {x|אין סימני צלוליטיס|negated|d.cellul}. שאר המפרקים תקינים. לב וריאות ללא ממצא.')}
      ${f('בדיקות דם', `05/05/2026: ${results('2026-05-05', ['uric;חומצת שתן;9.1;mg/dL', 'crea;קריאטינין;1.04;mg/dL', 'glu;גלוקוז;109;mg/dL', 'a1c;HbA1c;5.9;%', 'ldl;LDL;151;mg/dL', 'trig;טריגליצרידים;243;mg/dL', 'alt;ALT;61;U/L', 'k;אשלגן;3.9;mmol/L'])}`, `17/11/2025: ${results('2025-11-17', ['uric;חומצת שתן;8.4;mg/dL', 'ldl;LDL;139;mg/dL'])}`)}
      ${f('אבחנות במפגש', '{d.gout|שיגדון, התקף חריף|icd=M10.9/M10.071} M10.9', '{d.htn|יתר לחץ דם לא מאוזן|icd=I10} I10', '{d.predm|טרום סוכרת|icd=R73.03} R73.03', '{d.hld|דיסליפידמיה|icd=E78.5/E78.2} E78.5')}
      ${f('בוצע', '{m.tdap|חיסון טטנוס, דיפתריה ושעלת|dose=-;st=-;on=2026-05-11} ניתן בזרוע שמאל 11/05/2026. {x|ניקור המפרק - לא בוצע|not done}. {x|חיסון הפטיטיס A - אזל, יוזמן|not given|m.vhepa}.')}
      ${f('מרשמים', '{m.colc|קולכיצין 0.5 מ"ג|freq=פעמיים ביום} פעמיים ביום, שבוע; {m.etor|ארקוקסיה 120 מ"ג|freq=פעם ביום} פעם ביום, 5 ימים', '{m.los|אוקסאר 100 מ"ג|freq=פעם ביום} פעם ביום במקום 50; {m.aml|אמלו 5 מ"ג|freq=בערב} בערב - חדש')}
      ${f('תכנית והנחיות', '{x|אלופורינול - להתחיל רק אחרי שיחלוף ההתקף|planned|m.allo}. {x|סטטין - נדון, מעדיף דיאטה תחילה|declined|m.ros}. {x|חומצת שתן בעוד 6 שבועות|ordered|l.uric}. {x|צילום כף רגל אם לא ישתפר|conditional|i.xrfoot}. {x|US בטן - הופנה|referral|i.usabd}. {x|להימנע מבשר אדום ובירה|instruction}. {x|סדנת גמילה מעישון - קיבל עלון|instruction}.')}
      <div style="display:flex;justify-content:space-between;align-items:center;margin-top:8px"><span>${he('אישור מחלה: 11/05/2026 עד 13/05/2026')}</span>${signature(c.rnd, '#222', 120)}${stamp(['ד"ר גל אשכנזי', 'רפואת משפחה', 'מ.ר. 00356'], '#26306f', -4)}</div>`,
      'rtl',
    )
  },
  { dateAliases: ['2026-05-05', '2025-11-17'], width: 1040, scale: 1.38 },
)

/** A surgical centre's questionnaire: yes and no as boxes, details behind; what is not crossed is not so. */
const questionnaire = doc(
  'p1382.png',
  ['he', 'other', 'clean'],
  '2026-07-05',
  [
    'מרכז ניתוחים גבעת השקד',
    'גבעת השקד',
    'מרכז הניתוחים גבעת השקד',
    'מרכז ניתוחים גבעת השקד - המרפאה הטרום ניתוחית',
    'המרפאה הטרום ניתוחית',
  ],
  ['ד"ר פאדי סלאמה', 'פאדי סלאמה', 'סלאמה פאדי'],
  ['אורית מזור', 'מזור אורית', "גב' אורית מזור"],
  'שאלון רפואי לפני הרדמה',
  (c) => {
    const row = ([question, yes, detail]) =>
      `<tr data-line><td>${yes ? he(question) : c.t(question)}</td><td class="x">${yes ? '☒' : '☐'}</td><td class="x">${yes ? '☐' : '☒'}</td><td>${detail ? t(c, detail) : ''}</td></tr>`
    const p = (title, s) => `<p><b>${he(title)}:</b> ${t(c, s)}</p>`
    return sheet(
      `body{font:16px/1.4 ${FACE.arial};font-family:'Liberation Sans','Noto Sans Hebrew','DejaVu Sans';font-size:16px;padding:40px 66px}.t td,.t th{border:1px solid #777;padding:2px 10px}.t th{background:#e8e4f2}.x{text-align:center;width:52px}.h td{border:1px solid #777;padding:3px 10px}p{margin:7px 0}ul{margin:2px 0}span[data-e]{white-space:nowrap}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:10px;align-items:center">${mark('rings', '#4a3a86', 44)}<div><b style="font-size:23px;color:#4a3a86">${he('מרכז ניתוחים גבעת השקד')}</b><br>${he('המרפאה הטרום ניתוחית')}</div></div><b style="font-size:22px">${he('שאלון רפואי לפני הרדמה')}</b></div>
      <table class="h" style="margin:10px 0"><tr><td>${he('שם: אורית מזור')}</td><td>${he('ת.ז.: 0-2417733-0')}</td><td>${he('ת. לידה: 20/02/1972')}</td><td>${he('תאריך מילוי: 05/07/2026')}</td></tr><tr><td colspan="2">${c.t('ניתוח מתוכנן: {x|היסטרוסקופיה וכריתת פוליפ|planned|p.hystsc}')}</td><td>${he('מועד: 19/07/2026')}</td><td>${he('מנתחת: ד"ר רחל פרנקו')}</td></tr></table>${c.no('ד"ר רחל פרנקו', 'surgeon')}
      ${p('סיבת הניתוח', '{d.endopolyp|פוליפ ברחם|icd=N84.0}, {d.e29pmb|דימום לאחר גיל המעבר|icd=N95.0}')}
      <table class="t"><tr><th style="width:43%">${he('האם סבלת או את סובלת מ:')}</th><th class="x">${he('כן')}</th><th class="x">${he('לא')}</th><th>${he('פירוט')}</th></tr>${[
        ['יתר לחץ דם', 1, '{d.htn|יתר לחץ דם|icd=I10} מ-2019, מאוזן'],
        ['{x|התקף לב או תעוקה|not ticked|d.mi}'],
        ['{x|הפרעת קצב או קוצב|not ticked|d.af}'],
        ['אסתמה או מחלת ריאות', 1, '{d.asthma|אסתמה קלה|icd=J45.20/J45.30/J45.909}, משאף לפי הצורך'],
        ['{x|דום נשימה בשינה|not ticked|d.osa}'],
        ['{x|סוכרת|not ticked|d.dm2}'],
        ['מחלה של בלוטת התריס', 1, '{d.hashi|השימוטו|icd=E06.3}'],
        ['{x|מחלת כליות|not ticked|d.ckd}'],
        ['{x|צהבת או מחלת כבד|not ticked}'],
        ['צרבת או רפלוקס', 1, '{d.gerd|רפלוקס|icd=K21.9} בלילה'],
        ['{x|אפילפסיה|not ticked|d.epil}'],
        ['{x|שבץ מוחי|not ticked|d.stroke}'],
        ['{x|קרישי דם ברגליים או בריאות|not ticked|d.dvt}'],
        ['{x|נטייה לדימום|not ticked}'],
        ['בחילות לאחר הרדמה', 1, '{d.h33ponv|בחילות והקאות אחרי ניתוח|icd=R11.2/R11.0/T88.59XA;st=-} ב-2006'],
        ['{x|בן משפחה עם סיבוך בהרדמה|not ticked}'],
        ['{x|עישון כיום|not ticked|d.smoker}', 0, '{d.exsmoker|הפסיקה ב-2010|icd=Z87.891}'],
        ['שיניים תותבות או כתרים', 1, '{o|כתר בשן קדמית עליונה}'],
        ['{x|היריון|not ticked|d.h30pregn}'],
      ]
        .map(row)
        .join('')}</table>
      ${p('ניתוחים קודמים', '{p.csect|ניתוח קיסרי|on=2006} 2006 (הרדמה כללית), {p.lapchole|כריתת כיס מרה לפרוסקופית|on=2015} 2015')}
      ${p('רגישויות', '☒ תרופות: {a.amox|מוקסיפן|react=פריחה} - פריחה. {x|☐ לטקס|not ticked|a.latex} {x|☐ יוד|not ticked|a.contrast} ☒ אחר: {a.kiwi|קיווי|react=נפיחות בשפתיים} - נפיחות בשפתיים')}
      ${p('תרופות', '{m.aml|אמלו 5 מ"ג|freq=פעם ביום} פעם ביום; {m.levo|יוטירוקס 100 מק"ג|dose=100 מק"ג;freq=פעם ביום} פעם ביום; {m.salb|ונטולין|dose=-;freq=לפי הצורך} לפי הצורך; {m.famo|גסטרו 20 מ"ג|freq=בערב} בערב; {m.fishoil|אומגה 3|dose=-}')}
      ${p('למילוי הצוות', `ל"ד ${bp(127, 81)}, דופק {l.h33hr|72|v=72;u=-}, סטורציה {l.h33spo2|99%|v=99;u=%}, משקל {l.h33wt|74 ק"ג|v=74;u=ק"ג}, גובה {l.h33ht|163 ס"מ|v=163;u=ס"מ}. {o|Mallampati 2}, פתיחת פה תקינה. {x|ASA 2|class of risk, not the drug|m.asa}.`)}
      ${p('בדיקות 28/06/2026', `${results('2026-06-28', ['hgb;HGB;12.6;g/dL', 'plt;PLT;271;K/uL', 'inr;INR;0.98;', 'crea;קריאטינין;0.69;mg/dL', 'k;אשלגן;4.0;mmol/L'])}. {p.ecg|אק"ג|on=2026-06-28} 28/06/2026: תקין, {x|ללא סימני איסכמיה|negated|d.ihd}.`)}
      ${p('הנחיות', '{x|צום מחצות, מים עד שעתיים לפני|instruction}. {x|ליטול אמלו ויוטירוקס בבוקר הניתוח|instruction|m.levo}. {x|להפסיק אומגה 3 שבוע לפני|instruction}. {x|הרדמה כללית עם LMA - מתוכננת|planned}. {x|זופרן מניעתי - לשקול|considered|m.ond}. {x|צילום חזה - לא נדרש|not needed|i.cxr}.')}
      <div style="display:flex;justify-content:space-between;align-items:center;margin-top:6px"><span>${he('חתימת המטופלת:')}</span>${signature(c.rnd, '#1d2f6f', 100)}<span>${he('מרדים: ד"ר פאדי סלאמה, מ.ר. 00663')}</span>${signature(c.rnd, '#222', 110)}</div>`,
      'rtl',
    )
  },
  { dateAliases: ['2026-06-28', '2026-07-19'], width: 1060, scale: 1.38 },
)

export const thirtyThirdHeVisit = [visit, questionnaire]
