/** Israeli prescriptions and imaging reports. */
import { barcode, mark, signature, stamp } from '../lib/decor.mjs'
import { FACE, he, pairs, sheet } from './parts.mjs'

const part = (c, title, text) => `<h3>${he(title)}</h3><p>${c.t(text)}</p>`

/** A health fund's prescription: a table of drugs with English names and Hebrew directions. */
const fund = {
  file: 'p49.jpg',
  lang: 'he',
  category: 'prescription',
  variant: 'photo',
  date: '2024-05-23',
  scale: 1.2,
  degrade: { angle: -1.8, folds: [0.48] },
  fixture: true,
  facility: 'קופת חולים תמר',
  facilityAliases: ['תמר', 'קופ"ח תמר', 'קופת חולים תמר - מרפאת הדקל', 'מרפאת הדקל'],
  physician: 'ד"ר נסרין חורי',
  physicianAliases: ['נסרין חורי', 'ד״ר נסרין חורי', 'חורי נסרין'],
  patient: 'מרים אזולאי',
  patientAliases: ['אזולאי מרים'],
  title: 'מרשם',
  html: (c) => {
    const row = (n, drug, how, days, qty) =>
      `<tr data-line><td>${n}</td><td>${c.t(drug)}</td><td>${he(how)}</td><td>${days}</td><td>${qty}</td></tr>`
    return sheet(
      `body{font:20px/1.4 ${FACE.simple};font-size:21px;padding:40px 50px}td,th{border:1px solid #777;padding:6px 9px}th{background:#eee}.h{display:grid;grid-template-columns:1fr 1fr;gap:2px 20px;margin:12px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div><b style="font-size:24px">קופת חולים תמר</b><br>מרפאת הדקל, רמלה</div><div style="font-size:34px;font-weight:bold">מרשם</div>${barcode(c.rnd, 44, 40)}</div>
      <div class="h">${pairs(
        [
          ['שם המבוטח', 'מרים אזולאי'],
          ['ת.ז.', '0334521-9'],
          ['תאריך לידה', '11/01/1960'],
          ['תאריך הנפקה', '23/05/2024'],
          ['רופא', 'ד"ר נסרין חורי'],
          ['בתוקף עד', '23/06/2024'],
        ],
        he,
      )}</div>
      <p>${c.t('אבחנות: {d.gout|גאוט}, {d.af|פרפור עליות}, {d.insom|נדודי שינה}, {d.allrhin|נזלת אלרגית}. רגישות: {a.sulfa|סולפה}.')}</p>
      <table><tr><th>#</th><th>תרופה</th><th>אופן נטילה</th><th>ימים</th><th>כמות</th></tr>
      ${row(1, '{m.allo|ALLORIL 100 MG TAB|dose=100 mg;freq=daily}', 'טבליה אחת ביום אחרי האוכל', 30, 30)}
      ${row(2, '{m.colc|COLCHICINE 0.5 MG TAB|dose=0.5 mg;freq=BID}', 'טבליה פעמיים ביום', 10, 20)}
      ${row(3, '{m.dabi|PRADAXA 110 MG CAP|dose=110 mg;freq=BID}', 'כמוסה פעמיים ביום', 30, 60)}
      ${row(4, '{m.dilt|DILATAM 120 SR|dose=-;freq=daily}', 'כמוסה אחת בבוקר', 30, 30)}
      ${row(5, '{m.zopi|NOCTURNO 7.5 MG TAB|dose=7.5 mg;freq=HS}', 'חצי טבליה לפני השינה לפי הצורך', 30, 15)}
      ${row(6, '{m.mome|NAZONEX NASAL SPRAY 50 MCG|dose=50 mcg;freq=daily}', 'שתי התזות לכל נחיר פעם ביום', 30, 1)}
      ${row(7, '{m.ome|OMEPRADEX 20 MG CAPLETS|dose=20 mg;freq=daily}', 'קפלייה אחת חצי שעה לפני ארוחת הבוקר', 30, 30)}
      ${row(8, '{m.clotri|AGISTEN CREAM 1%|dose=-;freq=BID}', 'למרוח פעמיים ביום', 14, 1)}
      ${row(9, "{m.chole|טיפות ויטמין D 400 יחב'|dose=-;freq=daily}", '5 טיפות ביום', 30, 1)}</table>
      <p>${c.t('הערות: {x|אין ליטול NSAIDs עם Pradaxa|instruction|m.ibu}. הופסק: {m.warf|Coumadin|dose=-;st=stopped}. {x|לשקול Febuxostat בהמשך|considered|m.febu}.')}</p>
      <div style="display:flex;justify-content:space-between;align-items:end">${signature(c.rnd)}${stamp(['ד"ר נסרין חורי', 'רפואת משפחה', 'מ.ר. 00000'], '#1c2f7a', -7)}</div>`,
      'rtl',
    )
  },
}

/** A computed tomography report, Hebrew prose with Latin terms. */
const abdomen = {
  file: 'p51.png',
  lang: 'he',
  category: 'imaging',
  variant: 'clean',
  date: '2023-10-25',
  facility: 'מכון הדמיה קשת אור',
  facilityAliases: ['קשת אור', 'מכון קשת אור'],
  physician: 'ד"ר ארתור לייבוביץ',
  physicianAliases: ['ארתור לייבוביץ', 'ד"ר ארתור לייבוביץ\'', 'ד״ר ארתור לייבוביץ'],
  patient: 'רבקה טולדנו',
  patientAliases: ['טולדנו רבקה', "גב' רבקה טולדנו"],
  title: 'CT בטן ואגן',
  html: (c) =>
    sheet(
      `body{font:21px/1.55 ${FACE.serifHe};padding:50px 72px}h3{font-size:20px;margin-top:12px;color:#5a3a12}p{margin:2px 0}`,
      `<div style="display:flex;justify-content:space-between;border-bottom:2px solid #b07b2a;padding-bottom:8px"><b style="font-size:25px">מכון הדמיה קשת אור</b>${mark('rings', '#b07b2a', 46)}</div><div style="display:grid;grid-template-columns:1fr 1fr;margin:12px 0">${pairs(
        [
          ['שם', 'רבקה טולדנו'],
          ['תאריך בדיקה', '25/10/2023'],
          ['ת. לידה', '14/02/1966'],
          ['תאריך פענוח', '26/10/2023'],
          ['ת.ז.', '05810022-3'],
          ['רופא מפנה', 'ד"ר ג\'מאל עבאס'],
        ],
        he,
      )}</div>${c.no('ד"ר ג\'מאל עבאס', 'physician name')}
      <p style="font-size:24px;text-align:center"><b>${c.t('{i.ctap|CT בטן ואגן|on=2023-10-25} עם הזרקת חומר ניגוד')}</b></p>
      ${part(c, 'רקע קליני:', 'כאב בבטן תחתונה שמאלית. ברקע {p.hyst|כריתת רחם}. {x|לשלול דיברטיקוליטיס|question}.')}
      ${part(c, 'ממצאים:', 'בבסיסי הריאות {x|לא נראה תפליט|negated|d.pleff}. {d.steat|כבד שומני}, {d.lcyst|ציסטה בכבד} בקוטר 14 מ"מ. {d.gallst|אבנים בכיס המרה} {x|ללא סימני דלקת|negated|d.cholec}. {x|דרכי המרה אינן מורחבות|negated}. לבלב, טחול ובלוטות יותרת הכליה תקינים. {d.rcyst|ציסטה קורטיקלית} בכליה שמאל 2.1 ס"מ, {x|ללא הידרונפרוזיס|negated|d.hydro}. {d.diverts|סעיפים במעי הגס} בסיגמה עם {o|עיבוי דופן} ו{o|הסננת שומן} התואמים {d.divertic|דיברטיקוליטיס חריפה}. {x|אין עדות למורסה|negated} או {x|אוויר חופשי|negated}. {d.umbil|בקע טבורי} קטן. {x|ללא הגדלת בלוטות לימפה|negated}. {x|ללא נוזל חופשי|negated|d.ascites}. {d.vertfx|שבר דחיסה בחוליה} L1, ישן.')}
      ${part(c, 'סיכום:', 'דיברטיקוליטיס חריפה לא מסובכת של הסיגמה. אבני כיס מרה. מומלצת {x|קולונוסקופיה|planned|p.colono} בעוד 6-8 שבועות.')}
      <p style="margin-top:18px">${signature(c.rnd)}<br>${he('ד"ר ארתור לייבוביץ, רדיולוג מומחה')}</p>`,
      'rtl',
    ),
}

export const otherHebrew = [fund, abdomen]
