/** Ordinary paper in Hebrew: a fund's list of standing drugs with what each is for, a CT of the chest with its nodules in a table, a family doctor's visit under four letters, a questionnaire before anaesthesia with crossed boxes. */
import { barcode, mark, signature, stamp } from '../lib/decor.mjs'
import { FACE, doc, he, ltr, sheet } from './blind-parts.mjs'
import { bp, results, t } from './thirtythird-hebrew.mjs'

/** A fund's list: capitals from the left, how to take, what for, since when; below it what was stopped and the vaccines. */
const standing = doc(
  'p1379.png',
  ['he', 'prescription', 'clean'],
  '2026-09-29',
  ['קופת חולים רותמים', 'רותמים', 'קופ"ח רותמים', 'קופת חולים רותמים - מרפאת גן העיר', 'מרפאת גן העיר'],
  ['ד"ר אינה ברודסקי', 'אינה ברודסקי', 'ברודסקי אינה'],
  ['חיה ברנשטיין', 'ברנשטיין חיה', "גב' חיה ברנשטיין"],
  'תדפיס תרופות קבועות',
  (c) => {
    let n = 0
    const row = ([drug, how, why, since]) =>
      `<tr data-line><td>${++n}</td><td dir="ltr" class="e">${c.t(drug)}</td><td>${he(how)}</td><td>${why ? c.t(why) : ''}</td><td>${ltr(since)}</td></tr>`
    const p = (title, s) => `<p><b>${he(title)}:</b> ${t(c, s)}</p>`
    return sheet(
      `body{font:15px/1.4 ${FACE.notoHe};font-size:14.5px;padding:38px 60px}.t td,.t th{border-bottom:1px solid #c8c8c8;padding:3px 9px}.t th{background:#f0e6ea;color:#7c2145}.e{text-align:left;font-weight:bold}.h td{padding:2px 6px}p{margin:7px 0}span[data-e]{white-space:nowrap}`,
      `<div style="display:flex;justify-content:space-between;align-items:center;border-bottom:2px solid #7c2145;padding-bottom:6px"><div style="display:flex;gap:10px;align-items:center">${mark('leaf', '#7c2145', 44)}<div><b style="font-size:22px;color:#7c2145">${he('קופת חולים רותמים')}</b><br>${he('מרפאת גן העיר, כפר סבא')}</div></div><b style="font-size:21px">${he('תדפיס תרופות קבועות')}</b>${barcode(c.rnd, 30, 36)}</div>
      <table class="h" style="margin:8px 0"><tr><td>${he("שם: גב' ברנשטיין חיה")}</td><td>${he('ת.ז. 0-0337126-9')}</td><td>${he('ת. לידה 14/12/1947')}</td></tr><tr><td>${he('רופאה אישית: ד"ר אינה ברודסקי')}</td><td>${he('תאריך הדפסה: 29/09/2026')}</td><td>${he('מרשם בתוקף עד: 29/12/2026')}</td></tr></table>
      <table class="t"><tr><th></th><th class="e" style="width:31%">${he('תרופה')}</th><th style="width:27%">${he('אופן נטילה')}</th><th>${he('התוויה')}</th><th>${he('מאז')}</th></tr>${[
        [
          '{m.sacval|ENTRESTO 49/51 MG TAB|dose=-;freq=פעמיים ביום}',
          'טבליה פעמיים ביום',
          '{d.hfref|אי ספיקת לב סיסטולית|icd=I50.20/I50.22}',
          '11/2025',
        ],
        ['{m.bis|CARDILOC 5 MG TAB|dose=5 mg;freq=בבוקר}', 'טבליה בבוקר', '', '2021'],
        ['{m.empa|JARDIANCE 10 MG TAB|dose=10 mg;freq=בבוקר}', 'טבליה בבוקר', '', '02/2025'],
        ['{m.epler|INSPRA 25 MG TAB|dose=25 mg;freq=פעם ביום}', 'טבליה פעם ביום', '', '02/2026'],
        ['{m.fur|FUSID 40 MG TAB|dose=40 mg;freq=בבוקר}', 'טבליה וחצי בבוקר', '', '2023'],
        [
          '{m.apix|ELIQUIS 2.5 MG TAB|dose=2.5 mg;freq=פעמיים ביום}',
          'טבליה פעמיים ביום',
          '{d.af|פרפור פרוזדורים|icd=I48.91}',
          '2022',
        ],
        [
          '{m.ator|LIPITOR 40 MG TAB|dose=40 mg;freq=בערב}',
          'טבליה בערב',
          '{d.ihd|מחלת לב איסכמית|icd=I25.10/I25.9}',
          '2018',
        ],
        [
          '{m.lina|TRAJENTA 5 MG TAB|dose=5 mg;freq=פעם ביום}',
          'טבליה פעם ביום',
          '{d.dm2|סוכרת סוג 2|icd=E11.9}',
          '05/2026',
        ],
        [
          '{m.levo|ELTROXIN 50 MCG TAB|dose=50 mcg;freq=בבוקר}',
          'טבליה בבוקר על קיבה ריקה',
          '{d.hypothy|תת תריסיות|icd=E03.9}',
          '2009',
        ],
        [
          '{m.allo|ALLORIL 100 MG TAB|dose=100 mg;freq=פעם ביום}',
          'טבליה פעם ביום',
          '{d.gout|שיגדון|icd=M10.9}',
          '2020',
        ],
        [
          '{m.ome|OMEPRADEX 20 MG CAP|dose=20 mg;freq=לפני ארוחת הבוקר}',
          'כמוסה לפני ארוחת הבוקר',
          '{d.gerd|רפלוקס|icd=K21.9}',
          '2019',
        ],
        [
          '{m.cosopt|COSOPT EYE DROPS|dose=-;freq=פעמיים ביום}',
          'טיפה פעמיים ביום לשתי העיניים',
          '{d.glauc|גלאוקומה|icd=H40.9/H40.1190/H40.11X0}',
          '2017',
        ],
        [
          '{m.chole|VITAMIN D-3 1000 IU TAB|dose=1000 IU;freq=פעם ביום}',
          'טבליה פעם ביום',
          '{d.vitd|חסר ויטמין D|icd=E55.9}',
          '2016',
        ],
        [
          '{m.dipyr|OPTALGIN 500 MG TAB|dose=500 mg;freq=לפי הצורך}',
          'טבליה לפי הצורך, עד 3 ביום',
          '{d.lbp|כאבי גב תחתון|icd=M54.50/M54.5}',
          '2024',
        ],
      ]
        .map(row)
        .join('')}</table>
      ${p('תרופות שהופסקו בשנה האחרונה', '{m.ram|TRITACE 5 MG|st=stopped;dose=-} - 11/2025, הוחלפה באנטרסטו; {m.spir|ALDACTONE 25 MG|st=stopped;dose=-} - 02/2026, {o|כאבים בשדיים}; {m.metf|GLUCOMIN 850 MG|st=stopped;dose=-} - 05/2026, תפקודי כליה.')}
      ${p('רגישויות', '{a.pen|רפאפן|react=פריחה מגרדת} - פריחה מגרדת; {a.elast|אגד דביק|react=אודם מקומי} - אודם מקומי. {x|יוד - נשללה רגישות ב-2018|negated|a.contrast}.')}
      ${p('מכשור', '{p.icd|דפיברילטור מושתל|on=2024-02-18} מ-18/02/2024')}
      ${p('חיסונים', '{m.vflu|שפעת|dose=-;st=-;on=2025-10-12} 12/10/2025; {m.vpcv|פרבנר 20|dose=-;st=-;on=2024-11-03} 03/11/2024; {m.vzos|שינגריקס|dose=-;st=-;on=2023-05-07} 07/05/2023. {x|RSV - מומלץ, טרם ניתן|not given|m.e18vrsv}.')}
      ${p('מדדים אחרונים 22/09/2026', `ל"ד ${bp(118, 64, '2026-09-22')}, דופק {l.h33hr|66|v=66;u=-;on=2026-09-22}, משקל {l.h33wt|68 ק"ג|v=68;u=ק"ג;on=2026-09-22}`)}
      ${p('מעבדה 15/09/2026', `${results('2026-09-15', ['crea;קריאטינין;1.29;mg/dL', 'egfr;eGFR;41;mL/min', 'k;אשלגן;4.9;mmol/L', 'a1c;HbA1c;7.2;%', 'bnp;NT-proBNP;1840;pg/mL'])}`)}
      ${p('הערות', '{x|VERQUVO - הוגשה בקשה, טרם אושר|pending|m.verici}. {x|להימנע מוולטרן ומנורופן|warned|m.dicl}. {x|אם אשלגן מעל 5.5 - להפסיק אינספרה|conditional|m.epler}. {x|ניתן להחליף ELTROXIN רק באישור רופא|instruction}. {x|בת - מטופלת בקומדין|family history|m.warf}.')}
      <div style="display:flex;justify-content:space-between;align-items:center"><span>${he('חתימה אלקטרונית: ד"ר אינה ברודסקי, מ.ר. 00744')}</span>${stamp(['מרפאת גן העיר', '29/09/2026'], '#26306f', -4)}</div>`,
      'rtl',
    )
  },
  { dateAliases: ['2026-12-29', '2026-09-22', '2026-09-15'], width: 1040, scale: 1.38 },
)

/** An imaging institute: bold run-in heads, the nodules in a table with their earlier size, a conclusion without numbers. */
const chest = doc(
  'p1380.png',
  ['he', 'imaging', 'clean'],
  '2026-03-22',
  [
    'דימות הגבעה',
    'מכון דימות הגבעה',
    'דימות הגבעה - מכון לרנטגן ו-CT',
    'מכון דימות הגבעה, רמת גן',
    'דימות הגבעה בע"מ',
  ],
  ['ד"ר שרון הלפרין', 'שרון הלפרין', 'הלפרין שרון'],
  ['לב פולונסקי', 'פולונסקי לב', 'מר לב פולונסקי'],
  'CT חזה עם חומר ניגוד',
  (c) => {
    const p = (title, s) => `<p><b>${he(title)}:</b> ${t(c, s)}</p>`
    const nodule = (where, now, then, change) =>
      `<tr data-line><td>${c.t(where)}</td><td>${c.t(`{o|${now}}`)}</td><td>${c.t(`{o|${then}}`)}</td><td>${he(change)}</td></tr>`
    return sheet(
      `body{font:17px/1.5 ${FACE.arial};font-size:17px;padding:48px 84px}p{margin:8px 0}.t td,.t th{border:1px solid #888;padding:2px 12px}.t th{background:#e6eef0}.h td{padding:2px 6px}span[data-e]{white-space:nowrap}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:12px;align-items:center">${mark('bars', '#14616b', 46)}<div><b style="font-size:26px;color:#14616b">${he('דימות הגבעה')}</b><br>${he('מכון לרנטגן ו-CT, רמת גן')}</div></div><span>${he('פענוח מספר 26-118204')}</span></div>
      <table class="h" style="background:#eef4f5;margin:12px 0"><tr><td>${he('נבדק: פולונסקי לב')}</td><td>${he('ת.ז. 0-1027754-3')}</td><td>${he('גיל: 66, זכר')}</td></tr><tr><td>${he('תאריך בדיקה: 22/03/2026')}</td><td>${he('תאריך פענוח: 24/03/2026')}</td><td>${he('מפנה: ד"ר אסתי זוהר, מכון ריאות')}</td></tr></table>${c.no('ד"ר אסתי זוהר', 'referrer')}
      <div style="font-size:21px;font-weight:bold;text-decoration:underline">${c.t('{i.ctchest|CT חזה עם חומר ניגוד|main=1}')}</div>
      ${p('התוויה', 'מעקב {d.nodule|קשריות ריאתיות|icd=R91.8/R91.1}. {d.exsmoker|עישן בעבר|icd=Z87.891}, 40 שנות חפיסה. {d.copd|COPD|icd=J44.9}. {x|האם יש שאת?|question|d.lungca}')}
      ${p('השוואה', '{i.ctchest|CT חזה|on=2025-09-18} מתאריך 18/09/2025.')}
      ${p('ריאות', '{d.emphys|שינויים אמפיזמטיים|icd=J43.2/J43.9} צנטרילובולריים באונות העליונות. {d.bronchwall|עיבוי דופנות סימפונות|icd=J98.09} דו צדדי. {d.atelect|תמט פסי|icd=J98.11} בלינגולה. {x|ללא תסנין|negated|d.pneumonia}. {x|אין סימני פיברוזיס|negated|d.ipf}.')}
      <table class="t" style="width:82%"><tr><th style="width:40%">${he('קשרית')}</th><th>${he('היום')}</th><th>${he('09/2025')}</th><th>${he('שינוי')}</th></tr>${nodule('אונה ימנית עליונה, {o|סולידית}', '7 מ"מ', '7 מ"מ', 'ללא שינוי')}${nodule('אונה ימנית תחתונה, {o|תת צדרית}', '4 מ"מ', '4 מ"מ', 'ללא שינוי')}${nodule('אונה שמאלית תחתונה, {d.granul|גרנולומה מסוידת}', '5 מ"מ', '5 מ"מ', 'ללא שינוי')}${nodule('אונה שמאלית עליונה, {o|דמוית זכוכית}', '9 מ"מ', '-', 'חדשה')}</table>
      ${p('צדר ומיצר', '{x|אין תפליט צדרי|negated|d.pleff}. {x|אין חזה אוויר|negated|d.pneumothx}. {o|בלוטות לימפה מדיאסטינליות} עד 8 מ"מ, {x|לא מוגדלות לפי קריטריון הגודל|negated|d.lymphadmed}.')}
      ${p('לב וכלי דם', 'לב בגודל תקין. {d.corcalc|הסתיידויות בעורקים הכליליים|icd=I25.10/I25.84}. {d.ectasia|הרחבה קלה של האאורטה העולה|icd=I77.810/I71.21}, 41 מ"מ. {d.h13aoath|טרשת בקשת האאורטה|icd=I70.0}. {x|ללא תסחיף בעורקים המרכזיים|negated|d.pe}. {x|אין נוזל פריקרדיאלי|negated|d.pereff}.')}
      ${p('בטן עליונה', '{d.hiatus|בקע סרעפתי|icd=K44.9} קטן. {d.lcyst|ציסטה בכבד|icd=K76.89} 15 מ"מ. {d.adrenal|אדנומה באדרנל שמאל|icd=D35.02/D35.00}, 12 מ"מ, ללא שינוי. {x|ללא אבנים בכיס המרה|negated|d.gallst}.')}
      ${p('שלד', '{d.h13spdeg|שינויים ניווניים בעמוד השדרה|icd=M47.814/M47.9/M47.819}. {d.ribfx|שבר ישן בצלע 7 משמאל|icd=Z87.81/S22.32XS/S22.32XA;st=-}. {x|אין נגע ליטי או בלסטי|negated|d.p29bonemet}.')}
      <div style="border-top:2px solid #14616b;border-bottom:2px solid #14616b;padding:4px 0;margin-top:10px">${p('סיכום', '{d.nodule|קשרית דמוית זכוכית|icd=R91.8/R91.1} חדשה באונה השמאלית העליונה. שתי קשריות סולידיות יציבות. {d.emphys|אמפיזמה|icd=J43.2/J43.9}. {d.lcyst|ציסטה בכבד|icd=K76.89} ו{d.adrenal|אדנומה באדרנל|icd=D35.02/D35.00} ללא שינוי.')}${p('המלצה', '{x|CT חזה במינון נמוך בעוד 6 חודשים|recommended|i.ctchest}. {x|PET-CT אם תהיה גדילה|conditional|i.petct}. {x|אקו לב למדידת האאורטה לשיקול הרופא המפנה|considered|i.echo}.')}</div>
      <div style="display:flex;justify-content:space-between;align-items:center;margin-top:12px"><span>${he('ד"ר שרון הלפרין, רדיולוגית בכירה, מ.ר. 00417')}</span>${signature(c.rnd, '#222', 130)}</div>`,
      'rtl',
    )
  },
  { dateAliases: ['2026-03-24', '2025-09-18'], width: 1040, scale: 1.38 },
)

export const thirtyThirdHeMore = [standing, chest]
