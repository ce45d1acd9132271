import type { Locale } from '../locale'
import type { LegalDocument, LegalDocuments } from './document'

/** Grows with every change of the words below; a consent row keeps the version, the language and the hash. */
const consentVersion = '1.1'

/** SHA-256 of the plain text, as hex. A test keeps them true. */
export const consentHash = {
  en: 'c2dc46aaa2dcc77ee1e25e789dd15b19b23f0a653feb2878a9dba95217db2150',
  he: '49dc6a6bda31ef221dada2bd59458fad723da6454d59b6d068afcd8e1c09b622',
} as const

export const consentDocument: LegalDocuments = {
  en: {
    title: 'Data Processing and Consent',
    intro: 'Before your first upload, please read what happens with the papers you photograph.',
    sections: [
      {
        heading: 'What you send',
        paragraphs: ['The pictures of medical documents that you upload, and what you type into Chartlight.'],
      },
      {
        heading: 'What is done with it',
        paragraphs: [
          'Software reads each picture, finds diagnoses, medications, allergies, procedures, lab results and imaging findings, and keeps them in your record together with the place on the page that each came from.',
          'Software makes mistakes. Always compare what matters with the page, and ask a qualified clinician before you act on it. Chartlight gives information; it is not medical advice, diagnosis or treatment.',
        ],
      },
      {
        heading: 'Who sees it',
        paragraphs: [
          'Only you can access your data. It is stored privately and is never sold or used for advertising. Others see of it what you show them yourself, by a link or on paper; and whoever runs this service keeps the databases and the key to them.',
          'As long as whoever runs this service has set up no outside engine, pictures and text are read here. Where one is set up (an operator’s key to a language model), they go to that provider: the pages that you upload, picture and text, to be read; your questions in the chat and what is looked up in your record to answer them; your voice in calls. There the terms of that provider hold.',
          'The place where a photo was taken is removed from the picture when it arrives.',
        ],
      },
      {
        heading: 'Where it is kept',
        paragraphs: [
          'On the servers of Cloudflare: your record in D1, your chats among it; pictures in R2; a copy of what a link shows in KV; and which devices are signed in and told of reminders in Durable Objects. Where the service runs on a computer of its operator instead, all of it lies in one folder there.',
          'What you delete is gone from your record at once. Copies that protect the D1 databases against loss (Time Travel) hold it for up to 30 days more, and end by themselves. Of a folder there are the copies that its operator makes.',
        ],
      },
      {
        heading: 'Your choice',
        paragraphs: [
          'You can delete any file together with all that was read from it, at any time. You may also stop here and upload nothing.',
        ],
      },
    ],
  },
  he: {
    title: 'עיבוד מידע והסכמה',
    intro: 'לפני ההעלאה הראשונה, חשוב לקרוא מה נעשה במסמכים שתצלמו.',
    sections: [
      {
        heading: 'מה נשלח אלינו',
        paragraphs: ['התמונות של המסמכים הרפואיים שתעלו, ומה שתקלידו ב-Chartlight.'],
      },
      {
        heading: 'מה נעשה במידע',
        paragraphs: [
          'תוכנה קוראת כל תמונה, מוצאת אבחנות, תרופות, אלרגיות, פרוצדורות, תוצאות מעבדה וממצאי דימות, ושומרת אותם ברשומה שלכם יחד עם המקום בדף שממנו נלקח כל פריט.',
          'תוכנה עלולה לטעות. יש להשוות תמיד את מה שחשוב לדף עצמו, ולהתייעץ עם רופא או איש מקצוע מוסמך לפני שפועלים לפיו. Chartlight מציג מידע; אין בו ייעוץ רפואי, אבחנה או טיפול.',
        ],
      },
      {
        heading: 'מי רואה את המידע',
        paragraphs: [
          'רק לכם יש גישה למידע שלכם. הוא נשמר באופן פרטי, אינו נמכר ואינו משמש לפרסום. אחרים רואים ממנו רק מה שתראו להם בעצמכם, בקישור או על נייר; ומי שמפעיל את השירות מחזיק במסדי הנתונים ובמפתח אליהם.',
          'כל עוד מפעיל השירות לא הגדיר מנוע חיצוני, התמונות והטקסט נקראים כאן. אם הוגדר מנוע כזה (מפתח של המפעיל למודל שפה), המידע נשלח לספק שלו: הדפים שתעלו, תמונה וטקסט, כדי שייקראו; השאלות שלכם בצ׳אט ומה שמחפשים בתיק כדי לענות עליהן; והקול שלכם בשיחות. שם חלים תנאי אותו ספק.',
          'המיקום שבו צולמה תמונה מוסר ממנה עם קבלתה.',
        ],
      },
      {
        heading: 'היכן המידע נשמר',
        paragraphs: [
          'בשרתים של Cloudflare: התיק ב-D1, והצ׳אטים בכללו; התמונות ב-R2; עותק של מה שקישור מציג ב-KV; ואילו מכשירים מחוברים ומקבלים תזכורות ב-Durable Objects. אם השירות פועל במקום זאת על מחשב של המפעיל, הכול נמצא שם בתיקייה אחת.',
          'מה שתמחקו יוסר מהתיק מיד. עותקים ששומרים על מסדי הנתונים של D1 מפני אובדן (Time Travel) מחזיקים אותו עד 30 יום נוספים, ואז נעלמים מאליהם. בתיקייה של מפעיל קיימים העותקים שהוא עצמו יוצר.',
        ],
      },
      {
        heading: 'הבחירה שלכם',
        paragraphs: ['אפשר למחוק בכל עת כל קובץ, יחד עם כל מה שנקרא ממנו. אפשר גם לעצור כאן ולא להעלות דבר.'],
      },
    ],
  },
}

/** What whoever agreed to earlier words is told first. */
const changed: Readonly<Record<Locale, string>> = {
  en: 'These words have changed since you agreed to them. Please read them again.',
  he: 'הנוסח השתנה מאז שהסכמתם לו. אנא קראו אותו שוב.',
}

/** What has to be agreed to, and the hash of its words that the agreement is kept with. */
export interface ConsentTerms {
  readonly version: string
  readonly textHash: string
  readonly document: LegalDocument
  /** That they agreed to others before; null where they did not. */
  readonly notice: string | null
}

/** Null where these very words were agreed to, in whichever language: a yes is to what was read. */
export function termsToAgree(
  locale: Locale,
  latest: { readonly version: string } | null,
): ConsentTerms | null {
  if (latest?.version === consentVersion) return null
  return {
    version: consentVersion,
    textHash: consentHash[locale],
    document: consentDocument[locale],
    notice: latest && changed[locale],
  }
}
