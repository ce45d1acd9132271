import type { LegalDocuments } from './document'

export const termsDocument: LegalDocuments = {
  en: {
    title: 'Terms of Service',
    intro: 'The short version: it is your record, it informs, and it does not replace a clinician.',
    sections: [
      {
        heading: 'What Chartlight does',
        paragraphs: [
          'Chartlight reads photos of medical documents and keeps what they say as a structured record that you control.',
        ],
      },
      {
        heading: 'Not medical advice',
        paragraphs: [
          'What you see here is informational. It is not a medical diagnosis and not a recommendation of treatment. Do not start, stop or change a medication because of it. Please consult a qualified clinician.',
          'In an emergency call your local emergency number. Chartlight is not watched by anyone who could help.',
        ],
      },
      {
        heading: 'Reading can go wrong',
        paragraphs: [
          'Documents are read by software, which can miss or misread things. Every fact shows the line of the page that it came from, so that you can compare.',
        ],
      },
      {
        heading: 'Your part',
        paragraphs: [
          'Upload only documents that you have the right to keep: your own, or those of someone you care for and who agrees.',
          'Keep your password to yourself. Tell us if you think that someone else has used your account.',
        ],
      },
      {
        heading: 'Ending',
        paragraphs: [
          'You can export all of your record, delete files or your whole account, and stop using Chartlight at any time.',
        ],
      },
    ],
  },
  he: {
    title: 'תנאי שימוש',
    intro: 'בקצרה: התיק שייך לכם, הוא נועד ליידע, והוא אינו תחליף לרופא.',
    sections: [
      {
        heading: 'מה Chartlight עושה',
        paragraphs: ['Chartlight קורא צילומים של מסמכים רפואיים ושומר את הכתוב בהם כתיק מסודר שבשליטתכם.'],
      },
      {
        heading: 'לא ייעוץ רפואי',
        paragraphs: [
          'המוצג כאן נועד לידיעה בלבד. אין בו אבחנה רפואית או המלצה לטיפול. אין להתחיל, להפסיק או לשנות תרופה על סמך מה שמוצג כאן, ויש להתייעץ עם רופא או איש מקצוע מוסמך.',
          'במקרה חירום יש לחייג למוקד החירום. איש אינו עוקב אחר Chartlight ויכול להגיש עזרה.',
        ],
      },
      {
        heading: 'הקריאה עלולה לטעות',
        paragraphs: [
          'המסמכים נקראים בידי תוכנה, והיא עלולה להחמיץ או לטעות. ליד כל פריט מוצגת השורה בדף שממנה נלקח, כדי שאפשר יהיה להשוות.',
        ],
      },
      {
        heading: 'החלק שלכם',
        paragraphs: [
          'יש להעלות רק מסמכים שמותר לכם לשמור: שלכם, או של מי שאתם מטפלים בו ובהסכמתו.',
          'שמרו את הסיסמה לעצמכם, ועדכנו אותנו אם נראה לכם שמישהו אחר השתמש בחשבון.',
        ],
      },
      {
        heading: 'סיום',
        paragraphs: [
          'אפשר בכל עת לייצא את כל התיק, למחוק קבצים או את החשבון כולו, ולהפסיק את השימוש ב-Chartlight.',
        ],
      },
    ],
  },
}
