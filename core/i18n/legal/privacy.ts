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
        ],
      },
      {
        heading: 'How it is kept apart',
        paragraphs: [
          'Every row of your record carries your account in its key, and every request is bound to one account (row-level security). Pictures lie in private storage and are shown only by links that you receive and that expire after an hour.',
        ],
      },
      {
        heading: 'What leaves',
        paragraphs: [
          'The pages you see load nothing from other companies: no advertising, no trackers, no fonts from elsewhere. As long as no outside engine is configured by whoever runs this service, pictures and text are read here and sent nowhere.',
        ],
      },
      {
        heading: 'Cookies',
        paragraphs: [
          'Only those that the service needs: that you entered the access password, that you are signed in, your language and your time zone.',
        ],
      },
      {
        heading: 'How long',
        paragraphs: [
          'Until you delete it. Deleting a file deletes its picture and all that was read from it. Copies that protect the database against loss are kept for up to 30 days and then disappear by themselves.',
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
        ],
      },
      {
        heading: 'איך המידע מופרד',
        paragraphs: [
          'כל שורה ברשומה שלכם נושאת את החשבון במפתח שלה, וכל בקשה קשורה לחשבון אחד (אבטחה ברמת השורה). התמונות שמורות באחסון פרטי, ומוצגות רק דרך קישורים שנשלחים אליכם ופגים אחרי שעה.',
        ],
      },
      {
        heading: 'מה יוצא החוצה',
        paragraphs: [
          'הדפים אינם טוענים דבר מחברות אחרות: אין פרסומות, אין מעקב ואין גופנים חיצוניים. כל עוד מפעיל השירות לא הגדיר מנוע חיצוני, התמונות והטקסט נקראים כאן ואינם נשלחים לשום מקום.',
        ],
      },
      {
        heading: 'עוגיות',
        paragraphs: ['רק מה שהשירות צריך: שהוזנה סיסמת הגישה, שהתחברתם, השפה ואזור הזמן.'],
      },
      {
        heading: 'לכמה זמן',
        paragraphs: [
          'עד שתמחקו. מחיקת קובץ מוחקת את התמונה ואת כל מה שנקרא ממנה. עותקים ששומרים על מסד הנתונים מפני אובדן נשמרים עד 30 יום ואז נעלמים מאליהם.',
        ],
      },
    ],
  },
}
