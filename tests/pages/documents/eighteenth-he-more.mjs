/** Further paper in Hebrew: a home care unit's board of medicines with the hours across, an institute's MRI of the knee. */
import { barcode, hand, mark, signature, stamp } from '../lib/decor.mjs'
import { FACE, doc, he, items, ltr, sheet } from './blind-parts.mjs'

/** A home care unit's board: name with strength, what for, how many in the morning, at noon, in the evening, at night. */
const board = doc(
  'p610.jpg',
  ['he', 'prescription', 'photo'],
  '2026-02-08',
  ['קופת חולים אשד', 'אשד', 'קופ"ח אשד', 'קופת חולים אשד - היחידה לטיפול בית', 'היחידה לטיפול בית'],
  ['ד"ר בתאל וייצמן', 'בתאל וייצמן', 'וייצמן בתאל'],
  ['אלברט סממה', 'סממה אלברט', 'מר אלברט סממה'],
  'לוח תרופות לבית',
  (c) => {
    const row = (s) => {
      const [name, why, counts, note = ''] = s.split('#')
      const cells = counts.split(',').map((n) => `<td class="q">${n === '0' ? '–' : he(n)}</td>`)
      return `<tr data-line><td class="n">${c.t(name)}</td><td>${he(why)}</td>${cells.join('')}<td class="m">${c.t(note)}</td></tr>`
    }
    return sheet(
      `body{font:17px/1.36 ${FACE.notoHe};font-size:16px;padding:38px 46px}td,th{border:1px solid #2f6f8f;padding:3px 7px;vertical-align:middle}th{background:#d9ecf4;font-size:15px}.q{text-align:center;font-weight:bold;font-size:18px;width:60px}.n{font-weight:bold}.m{font-size:14px;width:21%}h3{font-size:17px;color:#2f6f8f;margin:10px 0 2px}p{margin:4px 0}ul{margin:0}span[data-e]{white-space:nowrap}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:12px;align-items:center">${mark('cross', '#2f6f8f', 46)}<div><b style="font-size:24px;color:#2f6f8f">קופת חולים אשד</b><br>${he('היחידה לטיפול בית')}</div></div><b style="font-size:26px">${he('לוח תרופות לבית')}</b></div>
      <div style="display:flex;justify-content:space-between;background:#eef6fa;padding:5px 12px;margin:8px 0"><div>${he('שם: מר אלברט סממה')}<br>${he('ת.ז. 0-0316648-1 \u00a0 יליד 12/10/1943')}</div><div>${he('רופאה: ד"ר בתאל וייצמן')}<br>${he('אחות: סיגל עמר')}</div><div>${he('עודכן: 08/02/2026')}<br>${he('בתוקף עד: 08/05/2026')}</div></div>${c.no('סיגל עמר', 'nurse')}
      <p>${c.t('אבחנות: {d.chf|אי ספיקת לב|icd=I50.9/I50.20/I50.22}, {d.af|פרפור עליות|icd=I48.91/I48.20/I48.21}, {d.dm2|סוכרת}, {d.alz|מחלת אלצהיימר|icd=G30.9/G30.1}, {d.gout|שיגדון}. {x|לא ידוע על אפילפסיה|negated|d.epil}.')}</p>
      <table><tr><th>${he('תרופה')}</th><th>${he('מטרה')}</th><th>${he('בוקר')}</th><th>${he('צהריים')}</th><th>${he('ערב')}</th><th>${he('לילה')}</th><th>${he('הערות')}</th></tr>
      ${[
        '{m.apix|אליקוויס 2.5 מ"ג}#דילול דם#1,0,1,0#',
        '{m.fur|פוסיד 40 מ"ג}#נוזלים#1,½,0,0#להישקל כל בוקר',
        '{m.spir|אלדקטון 25 מ"ג}#לב#1,0,0,0#',
        '{m.bis|ביסופרולול 2.5 מ"ג}#לב#1,0,0,0#{x|לא לתת אם דופק מתחת ל-55|conditional}',
        '{m.dapa|פורסיגה 10 מ"ג}#לב וסוכר#1,0,0,0#',
        '{m.degl|טרסיבה 14 יחידות}#סוכר#0,0,0,1#הזרקה',
        '{m.rivast|אקסלון מדבקה 9.5 מ"ג}#זיכרון#1,0,0,0#להחליף כל יום',
        '{m.memant|אביקסה 10 מ"ג}#זיכרון#1,0,1,0#',
        '{m.allo|אלוריל 100 מ"ג}#שיגדון#0,1,0,0#',
        '{m.ator|טוריד 20 מ"ג}#כולסטרול#0,0,1,0#',
        '{m.lan|לנטון 15 מ"ג}#קיבה#1,0,0,0#לפני האוכל',
        '{m.mirt|מירו 15 מ"ג}#שינה ותיאבון#0,0,0,1#',
        '{m.senna|סנוקוט|dose=-}#עצירות#0,0,0,2#',
      ]
        .map(row)
        .join('')}</table>
      <h3>${he('רק לפי הצורך')}</h3><p>${c.t('{m.para|דקסמול 500 מ"ג|freq=עד 4 פעמים ביום} לכאב, עד 4 פעמים ביום. {m.gtn|ניטרולינגואל|dose=-} תרסיס לכאב בחזה. {m.salb|ונטולין|dose=-} במשאף לקוצר נשימה.')}</p>
      <h3>${he('תרופות שהופסקו - לא לתת')}</h3><p>${c.t('{m.asa|קרטיה 100 מ"ג|st=stopped} - 03/02/2026, בגלל דימום מהאף. {m.glim|אמריל 2 מ"ג|st=stopped} - סוכר נמוך. {m.quet|סרוקוול 25 מ"ג|st=stopped} - ישנוניות.')}</p>
      <h3>${he('רגישויות')}</h3><p>${c.t('{a.sulfa|סולפה|react=פריחה} - פריחה; {a.elast|פלסטר דביק|react=גירוי בעור} - גירוי בעור. {x|אין רגישות לפניצילין|negated|a.pen}.')}</p>
      <h3>${he('לתשומת לב המטפלת')}</h3><ul>${items(c, ['{x|סוכר מתחת ל-100 בערב - לא להזריק טרסיבה|conditional}', '{x|אסור לתת אדוויל או נורופן|warned|m.ibu}', '{x|אנטיביוטיקה אינה ניתנת כרגע|negated}. {x|חיסון שפעת יינתן בביקור הבא|planned|m.vflu}', '{x|מלטונין - לשאול את הרופאה|considered|m.melat}. {x|בדיקת אשלגן ב-15/02|planned|l.k}'])}</ul>
      <div style="display:flex;justify-content:space-between;align-items:center;margin-top:6px">${signature(c.rnd)}${stamp(['ד"ר בתאל וייצמן', 'גריאטריה', 'מ.ר. 00276'], '#26306f', -6)}${hand('להדביק על המקרר', 29)}</div>`,
      'rtl',
    )
  },
  { dateAliases: ['2026-05-08'], width: 1080, scale: 1.4, degrade: { angle: -1.2 } },
)

/** An institute's MRI of the knee, structure by structure, the summary in a frame. */
const knee = doc(
  'p611.png',
  ['he', 'imaging', 'clean'],
  '2026-04-21',
  ['מכון תלתן MRI', 'תלתן', 'מכון תלתן', 'תלתן MRI', 'תלתן דימות'],
  ['ד"ר אמאל סרחאן', 'אמאל סרחאן', 'סרחאן אמאל'],
  ['עומרי שדמי', 'שדמי עומרי', 'מר עומרי שדמי'],
  'MRI ברך שמאל',
  (c) => {
    const p = (s) => `<p>${c.t(s)}</p>`
    const part = (name, s) => `<p><b>${he(name)} –</b> ${c.t(s)}</p>`
    return sheet(
      `body{font:18px/1.52 ${FACE.simple};font-size:19px;padding:0 0 46px}.w{padding:0 72px}p{margin:5px 0}h3{font-size:18.5px;margin:12px 0 2px;color:#5a1d33;border-bottom:1px solid #caa}span[data-e]{white-space:nowrap}ul{margin:0}.k span{margin-inline-end:30px}`,
      `<div style="background:#5a1d33;color:#fff;padding:16px 72px;display:flex;justify-content:space-between;align-items:center"><b style="font-size:27px">${he('מכון תלתן MRI')}</b><span>${he('סניף חיפה, קומה 2')}</span></div><div class="w">
      <div style="display:flex;justify-content:space-between;margin:12px 0"><div>${he('נבדק: מר עומרי שדמי')}<br>${he('ת.ז. 2-0493318-6 \u00a0 ת. לידה 07/09/1991')}<br>${he('רופא מפנה: ד"ר צחי נבון, רפואת ספורט')}</div><div>${he('בדיקה: 21/04/2026')}<br>${he('פוענח: 23/04/2026')}</div><div>${barcode(c.rnd, 26, 34)}</div></div>${c.no('ד"ר צחי נבון', 'referrer')}
      <div style="font-size:23px;font-weight:bold;text-align:center">${c.t('{i.mrknee|MRI ברך שמאל|main=1}')}</div>
      <h3>${he('הוריה')}</h3>${p('חבלה סיבובית בכדורגל לפני 3 שבועות, {o|נעילות}, {o|נפיחות}. {x|חשד לקרע מניסקוס לטרלי|question}. בעבר {p.aclr|שחזור רצועה צולבת בברך ימין|on=2018} 2018.')}
      <h3>${he('טכניקה')}</h3>${p('סדרות T1, T2 ו-PD בשלושה מישורים, {x|ללא חומר ניגוד|not given}. להשוואה: {i.xrknee|צילום ברך שמאל|on=2026-04-01} מיום 01/04/2026, {x|ללא שבר|negated}.')}
      <h3>${he('תיאור הממצאים')}</h3>
      ${part('מניסקוס מדיאלי', '{d.meniscus|קרע אנכי בקרן האחורית של המניסקוס המדיאלי|icd=S83.242A/S83.222A/S83.207A}, {x|ללא תזוזה של מקטע|negated}.')}
      ${part('מניסקוס לטרלי', '{x|שלם, ללא קרע|negated}.')}
      ${part('רצועות צולבות', 'ה{d.acl|רצועה הצולבת הקדמית קרועה|icd=S83.512A} בקרע מלא. {x|הצולבת האחורית תקינה|negated}.')}
      ${part('רצועות צידיות', '{d.e14mcl|נקע דרגה 1 של הרצועה הצידית המדיאלית|icd=S83.412A}. {x|הצידית הלטרלית תקינה|negated}.')}
      ${part('סחוס', '{d.chondro|כונדרומלציה של הפיקה דרגה 2|icd=M22.42}. {x|ללא פגם אוסטאוכונדרלי|negated}.')}
      ${part('עצם', '{d.h18bruise|בצקת מח עצם בקונדיל הפמורלי הלטרלי}, {x|ללא קו שבר|negated}, {x|ללא נמק|negated}.')}
      ${part('נוזל ורקמות רכות', '{d.kneeeff|תפליט תוך מפרקי בכמות בינונית|icd=M25.462}. {d.baker|ציסטה על שם בייקר 2.1 ס"מ|icd=M71.22}. {x|גיד הפיקה והארבע ראשי תקינים|negated}. {x|ללא גוף חופשי|negated}.')}
      <div style="border:2px solid #5a1d33;border-radius:8px;padding:6px 16px;margin-top:14px"><b>${he('סיכום:')}</b><ul>${items(c, ['{d.acl|קרע מלא של הרצועה הצולבת הקדמית|icd=S83.512A}.', '{d.meniscus|קרע במניסקוס המדיאלי|icd=S83.242A/S83.222A/S83.207A}.', '{d.kneeeff|תפליט|icd=M25.462} ו{d.h18bruise|חבלת עצם}. {x|ללא שבר|negated}.'])}</ul></div>
      ${p('{x|מומלצת הערכה אורתופדית לארתרוסקופיה|planned|p.arthrosc}. {x|אם תתוכנן חזרה לספורט - MRI ביקורת|conditional}. {x|CT אינו נחוץ|not needed}.')}
      <div style="display:flex;justify-content:space-between;align-items:end;margin-top:16px"><div>${he('ד"ר אמאל סרחאן, רדיולוגיית שריר-שלד')}<br>${ltr('23/04/2026 16:08')}</div>${signature(c.rnd, '#222')}</div></div>`,
      'rtl',
    )
  },
  { dateAliases: ['2026-04-23'], width: 1120, scale: 1.3 },
)

export const eighteenthHeMore = [board, knee]
