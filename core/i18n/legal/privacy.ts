import type { LegalDocuments } from './document'

export const privacyDocument: LegalDocuments = {
  en: {
    title: 'Privacy Policy',
    intro: 'What is kept about you, where, and for how long.',
    sections: [
      {
        heading: 'What is kept',
        paragraphs: [
          'Your email address and a one-way hash of your password; the pictures you upload; what was read from them; what you enter yourself; that and when you agreed to data processing; and counts of uploads, without their content.',
          'Of the devices on which you are signed in: when, and the names of browser and system. Of wrong passwords: how many came from which network, as a one-way hash, for 90 days at most. If you turn on two-step sign-in, the key of your authenticator, encrypted. What you write to support.',
          'If you add a passkey: its public half, the name that you gave it, and when it was last used; nothing of your fingerprint or face reaches us. If you sign in by another provider: its name for you, and the address that it told us.',
        ],
      },
      {
        heading: 'How it is kept apart',
        paragraphs: [
          'Every row of your record carries your account in its key, and every request is bound to one account (row-level security). Pictures lie in private storage and are shown only by links that you receive and that expire after an hour.',
        ],
      },
      {
        heading: 'Where it lies',
        paragraphs: [
          'On the servers of Cloudflare: your record and your account in its databases (D1), pictures and exports in its storage (R2), a copy of what a link of yours shows in KV until that link ends, and which devices are signed in or told of reminders in Durable Objects. Where the service runs on a computer of its operator, all of it lies in one folder there. Whoever runs the service could open it.',
          'In your browser: the token of your sign-in (localStorage), until you sign out; pictures that wait to be sent (IndexedDB), until they are sent or you sign out; and which notices you closed and which chat is open (sessionStorage), until the tab closes. A page that says that you are offline is kept, too, and holds nothing of you.',
        ],
      },
      {
        heading: 'What leaves',
        paragraphs: [
          'The pages you see load nothing from other companies: no advertising, no trackers, no fonts from elsewhere. As long as no outside engine is configured by whoever runs this service, pictures and text are read here and sent nowhere. Where one is configured, the pages that you upload from then on, text and picture, go to that provider to be read, under its terms.',
          'In a call with the assistant your browser does the listening, and some browsers send the sound to their maker, who turns it into words. Where whoever runs this service has configured an outside engine for calls, your voice goes to that provider, and it is given what it looks up in your record to answer you. The call says which of the two it is. The sound is not kept here; what was said is kept in your chat history.',
          'Your questions in the chat are answered here. Where an outside engine is configured, a question goes to that provider, with the two before it and what was answered, and so does what it looks up in your record to answer: names, results, doses and dates, and what a page concludes of a study. No picture goes, and neither your name nor your address, unless you write them. Signs of an emergency are answered here, at once.',
          'If you sign in by another provider, where that is offered, your browser goes there, and the provider learns that you use this service. It is told nothing of your record.',
          'If you turn on notices on a device, its browser’s push service (of Google, Mozilla, Microsoft or Apple) carries them. A notice says only that there is a reminder, never which.',
          'If you make a calendar address, whoever has it reads what is due: the words of your reminders and alerts, and when. Your calendar’s provider does, too. You can renew or end the address at any time.',
          'A link that you share shows whoever opens it what you chose for it. Of each view the time, the country and the kind of device are kept, and for whom it was if the app that opened it says so; no address. You can see the list, and it goes with your account.',
          'Mail goes to your address only for what you asked for: a new password, confirming the address, and the news that your password was changed or that a passkey was added. It holds nothing of your record.',
        ],
      },
      {
        heading: 'Cookies',
        paragraphs: [
          'Only those that the service needs: that you entered the access password, that you are signed in, your language and your time zone; and for some minutes, while you sign in by a passkey or another provider, that it was you who asked.',
        ],
      },
      {
        heading: 'How long',
        paragraphs: [
          'Until you delete it. Deleting a file deletes its picture and all that was read from it. Copies that protect the database against loss (D1 Time Travel) are kept for up to 30 days and then disappear by themselves.',
          'Deleting your account signs you out everywhere at once, closes what you shared, and removes every row and picture; a look an hour later finds what came late. What is left is a receipt that names nobody. An export is yours to take before that.',
        ],
      },
    ],
  },
  he: {
    title: 'מדיניות פרטיות',
    intro: 'מה נשמר עליכם, היכן, ולכמה זמן.',
    sections: [
      {
        heading: 'מה נשמר',
        paragraphs: [
          'כתובת הדוא״ל וגיבוב חד־כיווני של הסיסמה; התמונות שהעליתם; מה שנקרא מהן; מה שהזנתם בעצמכם; ההסכמה לעיבוד המידע ומועדה; ומספר ההעלאות, ללא תוכנן.',
          'על המכשירים שבהם אתם מחוברים: מתי, ושמות הדפדפן והמערכת. על סיסמאות שגויות: כמה הגיעו מאיזו רשת, כגיבוב חד־כיווני, ל־90 יום לכל היותר. אם הפעלתם התחברות בשני שלבים, מפתח יישומון האימות, מוצפן. ומה שתכתבו לתמיכה.',
          'אם הוספתם מפתח גישה: החצי הציבורי שלו, השם שנתתם לו ומועד השימוש האחרון; דבר מטביעת האצבע או מזיהוי הפנים אינו מגיע אלינו. אם אתם מתחברים דרך ספק אחר: השם שלכם אצלו והכתובת שמסר לנו.',
        ],
      },
      {
        heading: 'איך המידע מופרד',
        paragraphs: [
          'כל שורה בתיק שלכם נושאת את החשבון במפתח שלה, וכל בקשה קשורה לחשבון אחד (אבטחה ברמת השורה). התמונות שמורות באחסון פרטי, ומוצגות רק דרך קישורים שנשלחים אליכם ופגים אחרי שעה.',
        ],
      },
      {
        heading: 'היכן המידע נמצא',
        paragraphs: [
          'בשרתים של Cloudflare: התיק והחשבון במסדי הנתונים שלה (D1), התמונות וקובצי הייצוא באחסון שלה (R2), עותק של מה שקישור שלכם מציג ב-KV עד שהקישור פג, ואילו מכשירים מחוברים או מקבלים תזכורות ב-Durable Objects. אם השירות פועל על מחשב של המפעיל, הכול נמצא שם בתיקייה אחת. מי שמפעיל את השירות יכול לפתוח אותו.',
          'בדפדפן שלכם: אסימון ההתחברות (localStorage), עד שתתנתקו; תמונות שממתינות לשליחה (IndexedDB), עד שיישלחו או שתתנתקו; ואילו הודעות סגרתם ואיזה צ׳אט פתוח (sessionStorage), עד שהלשונית נסגרת. נשמר גם דף שאומר שאין חיבור לרשת, ואין בו דבר עליכם.',
        ],
      },
      {
        heading: 'מה יוצא החוצה',
        paragraphs: [
          'הדפים אינם טוענים דבר מחברות אחרות: אין פרסומות, אין מעקב ואין גופנים חיצוניים. כל עוד מפעיל השירות לא הגדיר מנוע חיצוני, התמונות והטקסט נקראים כאן ואינם נשלחים לשום מקום. אם הוגדר, הדפים שתעלו מאותו רגע, טקסט ותמונה, נשלחים לקריאה אצל אותו ספק ולפי תנאיו.',
          'בשיחה קולית עם העוזר הדפדפן שלכם הוא שמאזין, ויש דפדפנים ששולחים את הקול לחברה שיצרה אותם כדי לתמלל אותו. אם מפעיל השירות הגדיר מנוע חיצוני לשיחות, הקול שלכם נשלח אל אותו ספק, והוא מקבל את מה שהוא מחפש בתיק שלכם כדי לענות. בשיחה עצמה כתוב מי מהשניים מאזין. הקול אינו נשמר כאן; מה שנאמר נשמר בהיסטוריית הצ׳אט שלכם.',
          'השאלות שלכם בצ׳אט נענות כאן. אם הוגדר מנוע חיצוני, השאלה נשלחת אל אותו ספק, יחד עם שתי השאלות שלפניה והתשובות להן, וגם מה שהוא מחפש בתיק שלכם כדי לענות: שמות, תוצאות, מינונים, תאריכים ומסקנות של בדיקות הדמיה. תמונות אינן נשלחות, וגם לא השם או הכתובת שלכם, אלא אם כתבתם אותם. על סימנים של מצב חירום עונים כאן, מיד.',
          'אם אתם מתחברים דרך ספק אחר, במקום שהדבר מוצע, הדפדפן עובר אליו, והספק יודע שאתם משתמשים בשירות. דבר מהתיק אינו נמסר לו.',
          'אם תפעילו התראות במכשיר, הן עוברות דרך שירות ההתראות של הדפדפן (של Google, Mozilla, Microsoft או Apple). בהתראה כתוב רק שיש תזכורת, ולעולם לא איזו.',
          'אם תיצרו כתובת ליומן, כל מי שמחזיק בה רואה מה מתוכנן: נוסח התזכורות וההתראות ומועדן. גם ספק היומן שלכם רואה אותם. אפשר לחדש את הכתובת או לבטל אותה בכל עת.',
          'קישור ששיתפתם מציג למי שפותח אותו את מה שבחרתם. מכל צפייה נשמרים השעה, המדינה וסוג המכשיר, וגם עבור מי נפתח אם היישום שפתח אותו מוסר זאת, בלי כתובת הרשת. הרשימה גלויה לכם, והיא נמחקת עם החשבון.',
          'דואר נשלח לכתובת שלכם רק לצורך מה שביקשתם: סיסמה חדשה, אישור הכתובת, והודעה שהסיסמה הוחלפה או שנוסף מפתח גישה. אין בו דבר מהתיק.',
        ],
      },
      {
        heading: 'עוגיות',
        paragraphs: [
          'רק מה שהשירות צריך: שהוזנה סיסמת הגישה, שהתחברתם, השפה ואזור הזמן; ולכמה דקות, בזמן התחברות עם מפתח גישה או דרך ספק אחר, שאתם ביקשתם זאת.',
        ],
      },
      {
        heading: 'לכמה זמן',
        paragraphs: [
          'עד שתמחקו. מחיקת קובץ מוחקת את התמונה ואת כל מה שנקרא ממנה. עותקים ששומרים על מסד הנתונים מפני אובדן (D1 Time Travel) נשמרים עד 30 יום ואז נעלמים מאליהם.',
          'מחיקת החשבון מנתקת אתכם מיד מכל המכשירים, סוגרת את מה ששיתפתם ומסירה כל שורה וכל תמונה; בדיקה כעבור שעה מוצאת את מה שהגיע באיחור. נשארת אסמכתה שאינה מזהה איש. לפני כן אפשר לייצא את הכול.',
        ],
      },
    ],
  },
}
