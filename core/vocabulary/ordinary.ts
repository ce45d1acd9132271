import { Lexicon } from './fuzzy'
import { lookalikes } from './lookalikes'
import { normaliseWord } from './normalise'

/**
 * Ordinary words that look like a misread name of the vocabulary. They stand on medical paper as
 * themselves, so that they are never corrected into a concept.
 */
const english = `
replaces replace arthrex linea torsed torse epiglottic perforator perforators all and any are aid aids bad can car did dot ear eat end far fat few for fun gas get got had has hat her him his how ill its
job kit led let lid low man map may men met mid mom nil nor not now odd off old one out own pad par pat pay per pet pin
post put ran rat red rest ride rod run sad safe sat saw say sea see set she sit six ski sky son sum sun tag tap tar ten
tid bid qid qhs prn tds qds tab tabs cap caps inj susp soln than that the then they this tie tip too top toy try two use van via war was way web wet who why win with yes yet you
epicondyle epicondyles condyle condyles sclera sclerae scleral anicteric epididymis epididymides conjunctiva conjunctivae percussion patient patients present presents presented positive negative normal report reported result results test tests
value values range reference total before after since during every daily weekly monthly morning evening night
bedtime tablet tablets capsule capsules take taken started stopped continue continued change changed increase
increased decrease decreased repeat review follow please return advised advice history family social physical
examination impression findings finding conclusion summary discharge admission admitted discharged hospital
clinic clinical center centre department division surgery medical medicine doctor nurse physician provider
referring requested ordering collected received printed final status active allergies allergy reaction none known
general specialist consultant address street phone email number name date birth sex male female married retired
teacher mother father brother sister child children woman years weeks months days hours minutes
chest abdomen abdominal pelvis pelvic head neck back heart lungs lung liver kidney kidneys spleen stomach bladder
bowel colon skin muscle bone bones joint joints knee shoulder elbow wrist ankle spine lumbar cervical thoracic
upper lower middle right left lateral medial anterior posterior proximal distal bilateral simple complex multiple
acute chronic mild moderate severe stable unstable recent recently previous prior current currently possible
probable likely unlikely suspected evidence signs symptoms without within against contrast study series view views
image images technique comparison indication procedure procedures operation performed treated treatment therapy
management plan recommend recommended recommendation recommendations instructions diet exercise activity smoking
alcohol tobacco water blood urine serum plasma sample specimen level levels count ratio calculated estimated
interval units method laboratory director page office support contact service services system control target goal
goals between below above under over about other another further although because therefore however including
diffuse scattered several single large small minor major slight marked enlarged thickened dilated narrow narrowed
grossly intact alert oriented regular irregular soft tender clear yellow colour color appearance moving sound sounds
good fair poor well better worse worst started doses dose directions refill refills quantity pharmacy prescription
prescriber generic brand active inactive discontinued expired valid signed signature license board certified
question questions bring bottle label warning caution avoid drink drive driving operate machinery store
temperature room light pressure pulse weight height oxygen saturation respiratory rate rhythm sinus murmur
lesion lesions mass masses node nodes fluid effusion pattern density attenuation enhancement signal
insurance member policy group account claim visit visits appointment schedule scheduled months annual routine
screening education counseling counselling living lives alone walks walking independent house home
sincerely regards dear thank thanks grateful opinion kind letter copy enclosed attached
pericardium myocardium endometrium peritoneum pleura pleural pericardial myocardial endometrial peritoneal ventricle
ventricular atrium atrial valve valves aortic mitral tricuspid aorta artery arteries arterial vein veins venous nerve nerves
minute second first third fourth later early earlier today yesterday tomorrow monday tuesday wednesday thursday
friday saturday sunday january february march april june july august september october november december
needs needed require required requires remains remained remain reports denies complains complaining noted notes
shows showed showing reveals revealed demonstrates demonstrated consistent compatible related associated secondary
primary principal final initial stage grade class type form part parts place placed removed insertion inserted
response tolerated tolerate unchanged improved improvement resolved resolving worsening progression progressive
measure measures measuring measured approximately diameter length width volume
hepatis regain regains regained regaining
attending resident assistant nurse practitioner author dictated transcribed electronically verified authorized
authorised reviewed approved completed complete pending partial limited adequate inadequate unremarkable
`

const hebrew = `
השפעה השפעת השפעות השפעתו השפעתה השפיע
נמוש נמושה נמושים נמושות נימוש נימושים מושטת מושטות מושט מרבית מרבי מירבית מירבי
קצר קצרה קצרים קצרות מקרין מקרינה מקרינים קרינה הסתיים הסתיימה הסתיימו
בדיקה בדיקות תוצאה תוצאות תוצא ערך ערכים ערכי ייחוס יחידות חריגה גבוה נמוך תקין תקינה תקינים מטופל מטופלת המטופל רופא רופאה
רופאת מרפאה מרפאת מחלקה מחלקת בית חולים מרכז רפואי קבלה שחרור אשפוז סיכום מכתב הפניה אבחנה אבחנות תלונה תלונות עיקרית
סיבת מהלך ממצאים ממצא המלצות המלצה טיפול טיפולים תרופה תרופות תרופתי פעם פעמים פעמיים ביום בבוקר בערב לילה שבוע שבועות חודש
חודשים שנה שנים ימים יום שעות שעה דקות כדור כדורים טבליה טבליות משחה זריקה לפני אחרי לאחר במשך למשך שוב ביקורת מעקב המשך
הופסק הופסקה הוחל הוחלף שונה הועלה הורד מינון שמאל ימין דו צדדי קלה קל בינוני בינונית קשה חריף חריפה כרוני כרונית ללא אין
שולל שוללת נשלל עדות סימני סימנים ידוע ידועה ידועות משפחה משפחתי אישי אב אם אח אחות בן בת גיל מין זכר נקבה שם תאריך לידה
טלפון כתובת רחוב דוא מספר זהות קופת כללית מכבי מאוחדת לאומית רישיון חתימה חותמת מומחה מומחית התקבל התקבלה הועבר בוצע בוצעה
נמצא נמצאה נצפה נצפתה נצפו מודגם מודגמת הודגם הודגמה הדגים הדגימה הראה הראתה מדגים מדגימה חזה בטן ראש צוואר גב לב ריאות ריאה כבד כליה כליות טחול לבלב כיס מרה
כלים שלפוחית שתן דם נוזל נוזלים גודל בגודל קוטר בקוטר נפח בנפח לשעבר בעבר כיום כעת יומיים מיומיים שבועיים חודשיים שנתיים מתוכנן מתוכננת מומלץ מומלצת יש לשקול
`

let words: Lexicon | null = null

function lexicon(): Lexicon {
  if (words) return words
  words = new Lexicon()
  for (const word of [...english.split(/\s+/), ...hebrew.split(/\s+/)].map(normaliseWord))
    if (word !== '') words.add(word)
  return words
}

/** Whether a normalised word is an ordinary one; a number is. */
export function isOrdinary(norm: string): boolean {
  return lexicon().has(norm) || /^[\d.,%]+$/.test(norm)
}

let spelled: ReadonlySet<string> | null = null

/** Whether a normalised word is one of the language, though it looks like a misread name: never corrected into one. */
export function isWord(norm: string): boolean {
  spelled ??= new Set(lookalikes.split(/\s+/).filter(Boolean).map(normaliseWord))
  return isOrdinary(norm) || spelled.has(norm)
}

/** How near the nearest everyday word is; Infinity where none is. */
export const nearOrdinary = (norm: string): number => lexicon().near(norm, 0.5)[0]?.cost ?? Infinity
