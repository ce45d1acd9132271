import type { LegalDocuments } from './document'

/** Grows with every change of the words below; a consent row keeps the version, the language and the hash. */
export const consentVersion = '1.0'

/** SHA-256 of the plain text, as hex. A test keeps them true. */
export const consentHash = {
  en: '89a922a656da660cfeac82c699306eb6e4d41e1fc723976637c85e230fd151b5',
  he: '792bfad55c5e0c5f40a88cb6506776d86df96ba7c1b0388da4b7bcd2c666417d',
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
          'Only you can access your data. It is stored privately and is never sold or used for advertising.',
          'The place where a photo was taken is removed from the picture when it arrives.',
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
          'רק לכם יש גישה למידע שלכם. הוא נשמר באופן פרטי, אינו נמכר ואינו משמש לפרסום.',
          'המיקום שבו צולמה תמונה מוסר ממנה עם קבלתה.',
        ],
      },
      {
        heading: 'הבחירה שלכם',
        paragraphs: ['אפשר למחוק בכל עת כל קובץ, יחד עם כל מה שנקרא ממנו. אפשר גם לעצור כאן ולא להעלות דבר.'],
      },
    ],
  },
}
