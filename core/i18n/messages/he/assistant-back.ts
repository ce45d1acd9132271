/** What the assistant says where it asks back, or where the record has a part of what was asked alone. */
export const assistantBack = {
  opinionUnknown: 'אם רופא או מקום טובים, אף תיק לא אומר. מה שיש בתיק שלכם משם:',
  contactUnknown: 'מספרי טלפון, כתובות ושעות פתיחה לא נקראים מהדפים שלכם; ייתכן שהם כתובים בדף עצמו.',
  notThatNumber: 'בתיק שלכם אין תוצאה של {name} שהיא {number}. מה שיש:',
  olderValue: 'התוצאה {name} {amount} ישנה יותר, מתאריך {date}: היא לא האחרונה שלכם.',
  alarmingIfTrue:
    'אם בדף באמת מופיע מספר כזה והוא רחוק מהטווח, פנו לרופא עוד היום ואל תחכו; אם יש בלבול, ישנוניות רבה, עילפון או פרכוס, חייגו עכשיו 101.',
  lastTested: 'זה נבדק לאחרונה בתאריך {date}: אם זה עדיין כך לא כתוב בתיק שלכם.',
  findingsUnjudged:
    'מה שנראה בבדיקה לא כתוב בתיק שלכם. שהיא הייתה תקינה לא כתוב בו. ייתכן שזה כתוב בדוח המלא.',
  noConditionBy: 'בתיק שלכם לא רשומה לכם אבחנה בשם הזה. תוצאות אינן אבחנה. מה שיש מהן:',
  conditionBeside: 'בתיק שלכם רשומה האבחנה: {names}. התוצאות שלצידה:',
  labelUnknown:
    'מה יש ב”{words}“ לא ידוע כאן: השוו את הרשום על האריזה לאלרגיות שבתיק שלכם, ושאלו רופא או רוקח אם אינכם בטוחים.',
  allergiesAre: 'אלרגיות שרשומות בתיק שלכם: {listed}.',
  newTests: 'בדיקות שאין להן תוצאה קודמת',
  ofThis: 'לא בטוח מה השאלה על {name}. האם הכוונה לאחת מאלה?',
  orderOfPages: 'לגבי {names} זה תאריך הדף הראשון: ייתכן שזה התחיל קודם.',
  askOrigin: 'מי כתב את {name} בתיק שלי?',
  askNewest: 'מה התוצאות הכי חדשות שלי?',
  askTaken: 'האם אני לוקח {name}?',
  askListed: 'האם {name} מופיע בתיק שלי?',
} as const
