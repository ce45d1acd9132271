/** Other paper in Hebrew for practice: a fund's renewal of standing medicines in a table, a practice's referral with boxes to an ear, nose and throat clinic. */
import { barcode, mark, signature, stamp } from '../lib/decor.mjs'
import { FACE, doc, he, ltr, sheet } from './blind-parts.mjs'
import { t } from './thirtythird-hebrew.mjs'

/** A fund: number, drug in Latin or Hebrew, how to take it, months, what it is for; what was stopped below. */
const renewal = doc(
  'p9276.png',
  ['he', 'prescription', 'clean'],
  '2026-04-06',
  ['קופת חולים רעות', 'רעות', 'קופ"ח רעות', 'רעות שירותי בריאות', 'קופת חולים רעות - מרפאת נווה שלו'],
  ['ד"ר מיכל ארנון', 'מיכל ארנון', 'ארנון מיכל'],
  ['שמואל דהן', 'דהן שמואל', 'מר שמואל דהן'],
  'חידוש מרשמים קבועים',
  (c) => {
    let n = 0
    const row = (drug, how, months, why = '') =>
      `<tr data-line><td>${++n}</td><td>${t(c, drug)}</td><td>${he(how)}</td><td class="m">${months}</td><td>${t(c, why)}</td></tr>`
    return sheet(
      `body{font:17px/1.4 ${FACE.arial};font-size:17px;padding:42px 62px}.t td,.t th{border:1px solid #9aa;padding:4px 9px}.t th{background:#e3edf0}.t td:first-child{width:34px;text-align:center}.m{text-align:center}p{margin:7px 0}.b{border:1px solid #9aa;padding:6px 12px;margin-top:9px}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:10px;align-items:center">${mark('bars', '#24606e', 46)}<div><b style="font-size:23px;color:#24606e">${he('קופת חולים רעות')}</b><br>${he('מרפאת נווה שלו')}</div></div><div style="text-align:left"><b style="font-size:21px">${he('חידוש מרשמים קבועים')}</b><br>${barcode(c.rnd, 36, 30)}</div></div>
      <p style="border:1px solid #9aa;padding:6px 12px">${he('מטופל: שמואל דהן | בן 76 | ת.ז. 0-0418225-6')}<br>${he('תאריך: 06/04/2026 | תוקף: 05/10/2026 | רופאה: ד"ר מיכל ארנון')}<br>${t(c, 'רגישויות: {a.tmp|רספרים|react=פריחה} - פריחה; {x|אספירין - אין רגישות|negated|a.asa}')}</p>
      <table class="t"><tr><th></th><th style="width:36%">${he('תרופה')}</th><th style="width:28%">${he('אופן נטילה')}</th><th>${he('חודשים')}</th><th>${he('התוויה')}</th></tr>
      ${row('{m.metf|GLUCOMIN 850 MG|dose=850 mg;freq=2 פעמים ביום}', 'טבליה 2 פעמים ביום אחרי האוכל', 6, '{d.dm2|סוכרת|icd=E11.9/E11.65}')}
      ${row('{m.empa|JARDIANCE 10 MG|dose=10 mg;freq=פעם ביום}', 'טבליה בבוקר', 6)}
      ${row('{m.glar|LANTUS SOLOSTAR 100 U/ML|dose=22 יחידות;freq=בערב}', '22 יחידות בערב', 3)}
      ${row('{m.los|LOSARTAN 50 MG|dose=50 mg;freq=פעם ביום}', 'טבליה בבוקר', 6, '{d.htn|יתר לחץ דם|icd=I10}')}
      ${row('{m.aml|NORVASC 5 MG|dose=5 mg;freq=פעם ביום}', 'טבליה בערב', 6)}
      ${row('{m.ros|CRESTOR 20 MG|dose=20 mg;freq=פעם ביום}', 'טבליה לפני השינה', 6, '{d.hld|היפרליפידמיה|icd=E78.5}')}
      ${row('{m.clop|PLAVIX 75 MG|dose=75 mg;freq=פעם ביום}', 'טבליה אחת ביום', 6, '{d.ihd|מחלת לב איסכמית|icd=I25.10/I25.9}')}
      ${row('{m.allo|ALLORIL 300 MG|dose=300 mg;freq=פעם ביום}', 'טבליה אחת ביום', 6, '{d.gout|שיגדון|icd=M10.9}')}
      ${row('{m.tams|OMNIC 0.4 MG|dose=0.4 mg;freq=פעם ביום}', 'קפסולה אחרי ארוחת ערב', 6, '{d.bph|ערמונית מוגדלת|icd=N40.0/N40.1}')}
      ${row('{m.preg|LYRICA 75 MG|dose=75 mg;freq=2 פעמים ביום}', 'קפסולה 2 פעמים ביום', 3, '{d.dneuro|נוירופתיה סוכרתית|icd=E11.42/E11.40}')}
      ${row('{m.latan|XALATAN טיפות עיניים|dose=-;freq=פעם ביום}', 'טיפה בכל עין בערב', 6, '{d.glauc|גלאוקומה|icd=H40.9/H40.1190}')}
      ${row('{m.symb|SYMBICORT 160/4.5|dose=-;freq=2 פעמים ביום}', 'שאיפה 2 פעמים ביום', 6, '{d.copd|COPD|icd=J44.9}')}
      ${row('{m.chole|ויטמין D 1000 יחידות|freq=פעם ביום}', 'טיפות פעם ביום', 6)}</table>
      <div class="b" data-line><b>${he('הופסקו:')}</b> ${t(c, '{m.glic|DIAMICRON 60 MG|st=stopped;dose=60 mg} ({o|היפוגליקמיה}), {m.bis|CONCOR 5 MG|st=stopped;dose=5 mg} ({o|דופק איטי})')}</div>
      <div class="b" data-line><b>${he('מדדים בביקור:')}</b> ${t(c, 'ל"ד ⟦{l.h33sys|136|v=136;u=-}/{l.h33dia|78|v=78;u=-}⟧, משקל {l.h33wt|88.4 ק"ג|v=88.4;u=ק"ג}. מעבדה 29/03/2026: {l.a1c|HbA1c 7.3%|v=7.3;u=%;on=2026-03-29}, {l.crea|קריאטינין 1.18|v=1.18;u=-;on=2026-03-29}, {l.ldl|LDL 62|v=62;u=-;on=2026-03-29}')}</div>
      <p>${t(c, 'הערות: {p.pci|צנתור עם תומכן|on=2023} 2023 - {x|אין להפסיק פלביקס ללא קרדיולוג|instruction}. {x|ג׳רדיאנס - לא ליטול בעת שלשול או צום|conditional}. {x|הומלץ חיסון נגד שלבקת חוגרת|recommended|m.vzos}; {m.vflu|חיסון שפעת|dose=-;st=-;on=2025-10-21} ניתן 21/10/2025. {x|רעייתו מטופלת באלטרוקסין|family member|m.levo}. {x|אוזמפיק - נשקל, טרם אושר|considered|m.sema}.')}</p>
      <div style="display:flex;justify-content:space-between;align-items:center"><span>${he('מרשם ממוחשב חתום')}</span>${signature(c.rnd)}${stamp(['ד"ר מיכל ארנון', 'רפואת משפחה', 'מ.ר. 48XX0'], '#26306f', 5)}</div>`,
      'rtl',
    )
  },
  { dateAliases: ['2026-03-29'], width: 1000, scale: 1.4 },
)

/** A referral: printed boxes crossed or empty, a few lines of background, questions to the clinic. */
const referral = doc(
  'p9278.jpg',
  ['he', 'other', 'scan'],
  '2026-02-22',
  ['מרפאת רופאי הגליל', 'רופאי הגליל', 'מרפאת רופאי הגליל - כרמיאל', 'מרפאת רופאי הגליל כרמיאל'],
  ['ד"ר אמיר נסראלדין', 'אמיר נסראלדין', 'נסראלדין אמיר'],
  ['הילה קסטרו', 'קסטרו הילה', "גב' הילה קסטרו"],
  'הפניה למרפאת אף אוזן גרון',
  (c) => {
    const box = (on, s) =>
      `<span class="x">${on ? '☒' : '☐'}</span> ${/[{]/.test(s) ? t(c, s) : he(s)} &nbsp; `
    const f = (k, body) => `<div class="r" data-line><b>${he(k)}</b><div>${body}</div></div>`
    return sheet(
      `body{font:18px/1.46 ${FACE.david};font-size:19px;padding:42px 66px}.r{border-bottom:1px solid #999;padding:4px 6px;display:grid;grid-template-columns:130px 1fr;gap:12px}.x{font-size:17px}p{margin:6px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center;border-bottom:3px double #333;padding-bottom:5px"><div><b style="font-size:24px">${he('מרפאת רופאי הגליל')}</b><br>${he('כרמיאל, טל. 00-0007130')}</div><b style="font-size:23px">${he('הפניה למרפאת אף אוזן גרון')}</b></div>
      <p>${he('הילה קסטרו, ת.ז. 0-9154472-0, ילידת 19/09/1990, נקבה')}<br>${he('תאריך הפניה: 22/02/2026 | מפנה: ד"ר אמיר נסראלדין | תוקף: 3 חודשים')}</p>
      <div style="border-top:1px solid #999">
      ${f('דחיפות', `${box(false, 'דחוף')}${box(true, 'רגיל')}${box(false, 'חירום')}`)}
      ${f('סיבת הפניה', t(c, '{o|גודש באף} וכאבי פנים חוזרים מזה שנה. {d.sinuschr|סינוסיטיס כרונית|icd=J32.9}, {d.deviated|סטיית מחיצת האף|icd=J34.2}.'))}
      ${f('תסמינים', `${box(true, '{o|חסימת אף}')}${box(true, '{d.e18hyposm?|ירידה בריח|icd=R43.0/R43.8}')}${box(false, '{x|דימומים מהאף|unticked|d.epist}')}${box(false, '{x|חום|unticked}')}<br>${box(false, '{x|ירידה בשמיעה|unticked|d.hearaid}')}${box(true, '{d.tinnitus?|טנטון|icd=H93.19/H93.13}')}${box(false, '{x|סחרחורת|unticked|d.vertigo}')}`)}
      ${f('מחלות רקע', `${box(true, '{d.asthma|אסתמה|icd=J45.909/J45.998}')}${box(true, '{d.allrhin|נזלת אלרגית|icd=J30.9}')}${box(false, '{x|סוכרת|unticked|d.dm2}')}${box(false, '{x|יתר לחץ דם|unticked|d.htn}')}${box(true, '{d.smoker|מעשנת|icd=F17.200/F17.210}')}`)}
      ${f('אלרגיות', t(c, '{a.ibu|נורופן|react=קוצר נשימה} - קוצר נשימה; {a.dust|קרדית אבק הבית}. {x|פניצילין - לא|negated|a.pen}.'))}
      ${f('תרופות', t(c, '{m.mome|נזונקס|dose=-;freq=פעמיים ביום} תרסיס פעמיים ביום; {m.symb|סימביקורט 160|dose=-;freq=פעמיים ביום} פעמיים ביום; {m.mont|סינגולייר 10 מ"ג|freq=בערב} בערב; {m.coc?|גלולות|dose=-}. הופסקה {m.desl|אריוס|dose=-;st=stopped} (ישנוניות).'))}
      ${f('טיפולים שניתנו', t(c, '{m.coamox|אוגמנטין 875 מ"ג|freq=פעמיים ביום;st=-} 10 ימים בנובמבר; {x|ניתוח לא בוצע|negated}. {p.tonsil|כריתת שקדים|on=1998} 1998.'))}
      ${f('הדמיה', t(c, '{i.ctsinus|CT סינוסים|on=2026-02-09} 09/02/2026: {o|עיבוי רירית בסינוסים המקסילריים}, {d.h14turb|היפרטרופיה של קונכיות|icd=J34.3}, {d.concha|קונכה בולוזה|icd=J34.89} משמאל. {x|ללא פוליפים|negated|d.h11npol}.'))}
      ${f('בדיקות', t(c, '05/02/2026: {l.ige|IgE כללי 318 IU/mL|v=318;u=IU/mL;on=2026-02-05}, {l.eosp|אאוזינופילים 6.4%|v=6.4;u=%;on=2026-02-05}, {l.crp|CRP 2.8 mg/L|v=2.8;u=mg/L;on=2026-02-05}, {l.hgb|המוגלובין 13.1|v=13.1;u=-;on=2026-02-05}'))}
      ${f('בדיקה גופנית', t(c, 'ל"ד ⟦{l.h33sys|112|v=112;u=-}/{l.h33dia|70|v=70;u=-}⟧, דופק {l.h33hr|72|v=72;u=-}, חום {l.h33temp|36.7|v=36.7;u=-}, סטורציה {l.h33spo2|99%|v=99;u=%}. {o|רירית אף חיוורת}. {x|ללא פוליפים בהסתכלות|negated}. אוזניים: {x|תקינות|negated|d.ome}. גרון: {x|ללא תפליט|negated|d.tonsill}.'))}
      ${f('הבקשה', `${box(true, '{x|ייעוץ|referral}')}${box(true, '{x|אנדוסקופיית אף|requested|p.h14nasend}')}${box(false, '{x|בדיקת שמיעה|unticked|p.tymp}')}${box(false, '{x|צילום סינוסים|unticked}')}<br>${box(true, '{x|להחליט על ניתוח מחיצה וקונכיות|considered|p.septopl}')}`)}
      ${f('סיפור משפחתי', t(c, '{x|אם - סרטן בלוטת רוק|family history}; {x|אב עם אסתמה|family history|d.asthma}'))}
      ${f('הריון', `${box(false, '{x|כן|unticked}')}${box(true, 'לא')}`)}</div>
      <div style="display:flex;justify-content:space-between;align-items:center;margin-top:12px">${signature(c.rnd)}${stamp(['ד"ר אמיר נסראלדין', 'רפואת המשפחה', 'מ.ר. 32XX6'], '#26306f', 4)}${ltr('Fax 00-0007131')}</div>`,
      'rtl',
    )
  },
  { dateAliases: ['2026-02-09'], width: 1000, scale: 1.4, degrade: { angle: 0.7 } },
)

export const practice33HeMore = [renewal, referral]
