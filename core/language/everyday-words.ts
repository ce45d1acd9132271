/**
 * Words of everyday speech that name nothing a record could have. English verbs by their stem, Hebrew ones by their root in
 * plain letters; whatever form of them is said names nothing either. Written from how people talk of their papers.
 */
export const everydayWords = {
  verbs: `
up add agree annoy appreciate argue arrive ask assume avoid await bear beg begin believe belong bet blame book borrow bother break
bring build buy call carry catch cause change chat choose clarify claim clean clear close collect come complain confirm confuse
consider contact continue copy correct cost count cover cry deal decide delay deserve discuss doubt drag draw dream drive drop eat end
enjoy escape exaggerate exist expect explain extend fail fall feel fight figure file fill finish fit fix fly follow force forget
freak fuss gather get give glance go grab grow guess handle happen hate hear help hide hire hold hope hurry ignore imagine improve
include inform insist intend invent invite join joke judge jump keep kid kick know land last laugh lead learn leave lend let lie
like list listen live load look lose love manage matter mean meet mention miss mix move name need nag notice obsess occur offer open
order owe own pack panic pass pay permit phone pick plan play point prefer prepare present pretend prevent print produce promise
prove pull push put puzzle quit raise reach react read realise realize recall receive recognise recognize recommend recover refer
refuse remain remember remind repeat reply report request require rest result return review ring rise run rush save say scan scare
schedule search see seem sell send settle share shift shock shout show shut sit skip sleep slip solve sort sound speak spell spend
spot stand start stay step stick stop store stress struggle study suggest suit suppose surprise suspect swallow swear switch talk
teach tell tend test thank think throw tick touch track travel treat trust try turn understand update upset use visit vote wait
wake walk want warn waste watch wear win wish wonder work worry write yell
freaked stressed scared sent went gone came told said saw seen took taken gave given got gotten forgot forgotten meant felt heard
knew known thought brought bought caught left lost made met ran read sat spoke spent stood understood woke wrote written`,
  things: `
boredom panicked swallowed recovering sore throat general home house office desk car bus street city town country world school job boss kitchen bed table chair door
roof bag drawer folder fridge calendar diary notebook email mail message whatsapp internet google phone laptop computer
screen keyboard ticket money price bank bill holiday vacation trip flight summer winter weekend monday tuesday wednesday thursday
friday saturday sunday christmas birthday party wedding meeting hour hours minute minutes second moment nite nights tonite tmrw
schedule routine plan plans rumor rumour secret surprise luck shame pity joke fun mess chaos drama panic story stories detail
details example examples fact facts reason reasons topic subject sentence paragraph version copy copies list lists row rows column
half quarter couple few several bunch lot lots pile piece pieces side sides top bottom middle front corner edge
happy sad angry mad tired bored busy nervous anxious stressed calm lazy sure unsure certain lucky silly dumb smart wise
crazy weird strange funny odd ugly nice lovely awful horrible terrible great amazing awesome perfect excellent poor decent fair
easy hard simple difficult quick slow fast early late soon old new young big small huge tiny short tall full empty clean dirty
true false right wrong real fake same similar various main major minor important necessary useful useless ready available possible
impossible likely unlikely obvious clear unclear private public official legal mine yours theirs ours myself yourself himself
herself themselves anybody nobody everyone whoever whatever whenever wherever however somewhere anywhere everywhere elsewhere
above below behind beside beyond inside outside within without upon toward towards across along around against among despite
unless whether either neither nor rather instead perhaps indeed hence therefore thus otherwise moreover furthermore although
morning mornings afternoon midnight daytime forever never
emergency
gimme lowdown skinny scoop deal diff through recap gist folk creeping inching holding forever meanwhile sometime someday basically honestly frankly truly totally
definitely absolutely hopefully apparently supposedly normally generally typically roughly nearly almost barely hardly simply merely entirely partly mainly largely
immediately eventually gradually slowly quickly carefully properly correctly exactly precisely clearly obviously seriously personally originally previously formerly
year years yr yrs month months week weeks century decade decades season birthday anniversary begin beginning end ending past future present moment occasion period
paperwork records folder binder envelope stack printout copies number numbers figure figures digit digits score scores word words letter letters line lines
boss colleague colleagues friend friends neighbor neighbour relative relatives lady gentleman guy guys woman man women men girl boy kid kids baby grandma grandpa
aunt auntie uncle cousin niece nephew mum mom dad mama papa granny hubby wife husband fiance boyfriend girlfriend partner
scary scared frightening horrid confusing confused puzzled puzzling clueless lost overwhelmed relieved hopeful grateful thankful curious wondering embarrassing embarrassed
january february march april may june july august september october november december jan feb mar apr jun jul aug sep sept oct nov dec
own another whichever whom whose thing things something anything nothing stuff kinda sorta sort kind bit lil little big bigger smaller larger higher lower longer shorter
latest lately recently nowadays previously afterwards beforehand initially finally lastly firstly secondly third fourth fifth sixth
darn dang heck hell crap ugh yikes oops wow yay meh nah yep yup nope okey okie alrighty cheers dear sweetie honey
translate bother bothering sorry apologies excuse pardon please thanks welcome
tho thru cos coz bcuz becuz cause wanna gonna gotta kinda dunno lemme whatcha ya yall u ur r n b4 2day 2moro rn idk imo fyi asap tbh ngl afaik`,
  roots: `
אבד אהב אחר אכל אמן אמר אסף אפס ארך בדק בדר בהל בוא בזבז בחן בחר בטח בכה בלע בלבל בנה בקש ברח ברר בשל גבה גדל גזם גלה גמר גנב
גרר דאג דבק דבר דוח דחה דחף דיק דלג דלק דמה דמין דפס דפק דרך דרש הבן הגע הגן הלך הפך הרג זהר זכר זמן זרק חבר חבל חגג חדל חדש חזק
חזר חטא חיה חכה חלט חלם חלף חלק חמק חסר חסך חפש חצה חקר חרד חרש חשב חשד חשש חתם טיל טעה טען טפל טרד טרח יבש ידע יכל יעד
יעץ יצא יצר ירד ישב ישן יתר כבד כוון כון כנס כסה כעס כפל כתב לוה למד לקח לחש מדד מהר מות מחק מכר מלא מנה מסר מצא משך נבהל נגד
נגע נגש נהג נוח נזכר נחש נכר נסה נסע נסק נעל נפל נצח נקה נשא נתן נתק סבל סבר סגר סדר סחב סים סכם סכן סלח סמך סמן ספק ספר סקר סרב
עבד עבר עדכן עוף עזב עזר עיף עלה עלם עמד ענה עסק ערב ערך עשה פגש פחד פחת פנה פנק פסק פספס פעל פקד פרד פרט פרסם פתח פתר צום צחק צפה
צרך צרף קבל קבע קדם קוה קנא קנה קפא קפץ קרא קרב קרה קשב קשה קשר ראה רגז רגע רגש רוב רוץ רחב רחק ריב רכב רמז רמה רצה רשם שאל
שאר שבר שגע שוב שוה שחק שיך שכב שכח שכנע שלב שלח שלם שמח שמע שמר שנא שנה שפר שקט שקל שקע שקר שרד תאר תבע תגב תחל תכנן
תמך תמה תסכל תפס תקן תקע תרם תרץ זרז צטט שחזר עצבן הסתר סתר בזה קלט אפשר מנע אשר שער נמק בהר הצע יצע הצל צלח סתדר זהה שכר`,
  everyday: `
ברצפה; רצפה; הפתיעו; מתלבטת; על הפנים; על הפנים שלי; לחוץ; לחוצה; לחוצים; חוסר; מבולגן; בלגן; באסה; חבל; מזל; בושה; סוד; הפתעה; סיפור; דוגמה; פרט; פרטים
מכונית; אוטו; בית; הביתה; עבודה; משרד; בוס; מטבח; מיטה; שולחן; מגירה; קלסר; תיקייה; מקרר; יומן; מייל; הודעה; ווטסאפ; אינטרנט; גוגל
טלפון; מחשב; מסך; כסף; מחיר; חופש; חופשה; טיול; טיסה; שבת; ראשון; שני; שלישי; רביעי; חמישי; שישי; יומולדת; חתונה; פגישה; רגע; שנייה; דקה
שמח; שמחה; עצוב; עצובה; כועס; כועסת; משעמם; שעמום; עסוק; עסוקה; רגוע; רגועה; עצבני; עצבנית; בטוח; בטוחה; מוזר; מוזרה; מצחיק; מצחיקה
יפה; מגעיל; נהדר; מעולה; מדהים; מושלם; קל; קשה; פשוט; מסובך; מסובכת; איטי; מוקדם; מאוחר; חדש; ישן; ישנה; צעיר; גדול; קטן; קצר; ארוך
אמיתי; אמיתית; חשוב; חשובה; הכרחי; שימושי; מוכן; מוכנה; זמין; אפשרי; ברור; ברורה; פרטי; רשמי; רשמית; סביר; סבירה; הגיוני; הגיונית
למרות; אף על פי; בגלל; בזכות; בעקבות; במקום; בתוך; מתוך; מתחת; מעל; ליד; מול; סביב; לאורך; כלפי; בלעדי; עדיף; לדעתי; לדעתך; לדעתכם
ינואר; פברואר; מרץ; אפריל; מאי; יוני; יולי; אוגוסט; ספטמבר; אוקטובר; נובמבר; דצמבר; לאלה; לאלו; לאותם; לאותן; לזה; לזאת; לזו; מאלה; מאלו; שאלה; שאלו
דודה; דוד; סבתא; סבא; אמא; אבא; אחות; אח; בעל; אישה; אשה; בן; בת; נכד; נכדה; חבר; חברה; שכן; שכנה; קולגה; גיס; גיסה; חמות; חם; חמותי; בעלי; אשתי; דודתי
שתים; שתיים; שלוש; ארבע; חמש; שש; שבע; שמונה; תשע; עשר; עשרה; עשרים; שלושים; ארבעים; חמישים; מאה; אלף; ראשונה; שנייה; שלישית; רביעית
שנתיים; חודשיים; שבועיים; יומיים; שעתיים; עשור; פעמיים; שנים; חודשים; שבועות; ימים; שעות; דקות; עבר; עתיד; הווה; תקופה; תקופות
בקצרה; בקיצור; בתמצית; בפירוט; בהרחבה; בכללי; באופן; בערך; לגמרי; ממש; בעיקר; במיוחד; כנראה; כביכול; לכאורה; בדרך; בסך; הכל; בינתיים; לבינתיים; לבסוף; בסוף; בהתחלה; לראשונה; לאחרונה
מפחיד; מפחידה; מלחיץ; מלחיצה; מבלבל; מבלבלת; מבולבל; מבולבלת; מעצבן; מעצבנת; מתוסכל; מתוסכלת; מודאג; מודאגת; חרד; סקרן; סקרנית; אבוד; אבודה; מיואש; מיואשת
תכלס; יאללה; וואלה; אחלה; סבבה; באסה; די; נו; אוף; אוי; וואו; חחח; איכס; טוב; בסדר; אוקי; אוקיי; אוקיה; סורי; סליחה
דבר; דברים; עניין; עניינים; סיפורים; בלאגן; מספר; מספרים; ספרה; ספרות; אות; אותיות; מילה; מילים; שורה; שורות; עמודה; טור; רשימה; טבלה; ניירת; ניירות; ערימה; קלסרים
ביטוח; מזכירה; פקידה; מרדים; מרדימה; מנתח; מנתחת; רוקח; רוקחת; דיאטנית; מטפל; מטפלת; אפליקציה; באפליקציה; אתר; מערכת
כלשהו; כלשהי; הבלוטה; מישהו; מישהי; חד; פעילה; פעיל; אחד; אחת; שום; בשום; מתישהו; איפשהו; איכשהו; כרגיל; רגיל; רגילה; באמת; אמת; שקר; חד; פעמי; כולם; כולן; עצמי`,
} as const

/** What stands before a Hebrew word, and what of a root's letters makes its forms: see `rootForms`. */
const particle = '^ו?(?:כש|מש|ש|ה|ב|כ|ל|מ)?'
const past = '(?:תי|ת|תה|ה|ו|נו|תם|תן|ני|תיו|תיה|תים)?'
const noun = '(?:ה|ת|ים|ות|י|יה|יו|ם|נו|ני|ית|יות|יים)?'
const future = '(?:ה|י|ו|נה|ות|ת)?'

/** The last letters of words as the others. */
export const plainLetters = (word: string): string =>
  word.replaceAll(/[ךםןףץ]/g, (letter) => ({ ך: 'כ', ם: 'מ', ן: 'נ', ף: 'פ', ץ: 'צ' })[letter] ?? letter)

/** The letters that each form of a root keeps, in plain letters: a weak one may go. A word without them is none of its forms. */
export function lettersKept(root: string): readonly string[] {
  const [a = '', b = '', c = '', d = ''] = plainLetters(root)
  if (d !== '') return [a, b, c, d]
  if (c === 'ה') return [a, b]
  return [...(/[יהנ]/.test(a) ? [] : [a]), ...(/[וי]/.test(b) ? [] : [b]), c]
}

/** The forms that a Hebrew root of three letters or four takes in speech, in plain letters. */
export function rootForms(root: string): RegExp {
  const letters = [...root]
  const [a = '', b = '', c = '', d = ''] = letters
  const stems =
    d !== ''
      ? [`(?:מ|ל|[איתנ]|הת|מת|[איתנ]ת|להת)?${a}${b}ו?י?${c}ו?י?${d}${noun}`, `${a}${b}י?${c}${d}${past}`]
      : c === 'ה'
        ? [
            `(?:ה|נ|הת|ו)?${a}[וי]?${b}(?:ה|תה|יתי|ית|ו|ינו|יתם|יתן|יתיו)`,
            `(?:מ|הת|מת|להת|ל|לה|להי|נ)?${a}[וי]?${b}(?:ה|ים|ות|ת|וי|ויה|ויים)`,
            `[איתנ](?:ת|י)?${a}י?${b}(?:ה|י|ו|ות)`,
          ]
        : [
            `${a}[וי]?${b}${c}${past}`,
            `${a}ו?${b}[וי]?${c}${noun}`,
            `(?:ל|[איתנ])י?${a}${b}ו?${c}${future}`,
            `(?:מ|ל|[איתנ]|מו|הו)י?${a}ו?${b}${c}${noun}`,
            `(?:ה|לה|[איתנ]|מ)${a}${b}י?${c}(?:${past}|${noun})`,
            `(?:הת|מת|[איתנ]ת|להת)${a}ו?${b}י?${c}(?:${past}|${noun})`,
            `(?:נ|להי|[איתנ]י)${a}${b}${c}(?:${past}|${noun})`,
            // "It was used", "to improve oneself": a sibilant goes before the t.
            ...(/[שסצז]/.test(a) ? [`(?:ה|מ|[איתנ]|לה)${a}[תטד]${b}י?${c}(?:${past}|${noun})`] : []),
            ...(a === 'י' || a === 'ה' || a === 'נ'
              ? [
                  `[איתנ]${a === 'י' ? '' : 'י?'}${b}ו?${c}${future}`,
                  `ל${b}${c}ת`,
                  `(?:ה|מ|לה|[איתנ])ו?${b}י?${c}(?:${past}|${noun})`,
                ]
              : []),
            ...(b === 'ו' || b === 'י' ? [`(?:ל|[איתנ]|ה|מ|לה)?${a}[וי]?${c}(?:${past}|${noun})`] : []),
          ]
  return new RegExp(`${particle}(?:${stems.map(plainLetters).join('|')})$`, 'u')
}
