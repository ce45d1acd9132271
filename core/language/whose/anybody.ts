import type { Whose } from './row'

const people =
  '(?:people|patients|adults|women|men|children|persons|individuals|babies|infants|participants|volunteers|subjects|' +
  'smokers|parents|pensioners|those)'

const counted =
  '(?:children|parents|babies|infants|people|patients|adults|women|men|persons|individuals|participants|volunteers|' +
  'subjects)'

const anyNumber = String.raw`(?:\d\d+|\d{1,3},\d{3}|half (?:of )?|thousands of|millions of)`

/** Sentences of people in general: how many have it, what a study found, whom a trial takes. */
export const ofPeople: readonly Whose[] = [
  {
    id: 'so-many-people',
    in: 'sentence',
    reach: 'sentence',
    is: 'nobody',
    words: String.raw`
(?<![\d/.-])${anyNumber} (?:\p{L}+ )?${counted}
(?:most|many|some|all|few|several) (?:\p{L}+ )?(?:people|patients|adults|women|men|persons|individuals|participants|volunteers|smokers)
(?:one|two|three|\d{1,2}) (?:in|out of) (?:every )?(?:\d[\d,]*|two|three|four|five|six|eight|ten|twelve|twenty|fifty|a hundred|
a thousand)(?= (?:people|women|men|adults|children|patients|babies|couples|of)(?!\p{L}))~
^\W*\d{1,3}(?:\.\d+)? ?% (?:had|have|were|reported|developed|died|of (?:people|patients|those|adults|women|men|children))
affects? (?:about |around |up to |nearly )?(?:\d|one in|many|most)~
most (?:\p{L}+ )?(?:results|cases|lumps|attacks|tests) (?:are|is)`,
    example: 'One in five adults over 75 has [dementia].',
    counterexample: 'One of five tests showed [dementia].',
  },
  {
    id: 'people-who',
    in: 'sentence',
    reach: 'sentence',
    is: 'nobody',
    words: String.raw`
(?:in|among|for|to|with|of|looking for) ${people} (?:with|who|over|under|aged|taking|on|having|given|at risk)
^\W*(?:(?:some|most|many|all|older|younger|pregnant) )?${people}(?<!those) (?:with|who|over|under|aged|taking|on|having|given|
living|are|should|may|can|often|usually)
(?:adults|children|women|men) (?:are|should) (?:usually|normally|often|routinely)
(?:everyone|everybody|anyone|anybody) (?:aged|over|under|with|who)`,
    example: 'Offered to anyone with [asthma].',
    counterexample: 'Offered to Ann with [asthma].',
  },
  {
    id: 'people-in-general',
    in: 'before',
    is: 'nobody',
    words: `
חולי; נשאי; נפגעי; נוטלי; נוטלות; סובלים; לוקים; בקרב; באוכלוסי+ת; שיעור ה\\p{L}+; אחוז ה\\p{L}+; לסוכרתיים
ה?(?:חולים|חולות|מטופלים|משתתפים|מונשמים|נבדקים|מבוטחים|מתבגרים|נוטלים)
(?:אנשים|נשים|גברים|מבוגרים|קשישים|צעירים|ילדים|תינוקות|משפחות|בני נוער) (?:עם|ה(?:סובל|חול|נוטל|רגיש|לוק)\\p{L}+|ש\\p{L}+|מעל|בגיל|
לאחר)`,
    example: 'יעד INR לחולים עם [מסתם מלאכותי] מיטרלי: 2.5-3.5.',
    counterexample: 'מגדלת שלושה ילדים, סובלת מ[מיגרנה].',
  },
  {
    id: 'visitors-with',
    in: 'before',
    is: 'nobody',
    of: ['diagnosis', 'allergy', 'medication'],
    words: String.raw`
(?:visitors?|anyone|anybody|staff|passengers) (?:with|who (?:has|have|had))
(?:all|other|any) (?:people|persons|patients|contacts|children) (?:with|who (?:has|have|had))`,
    example: 'Visitors with chickenpox or [shingles] should stay away.',
    counterexample: 'Visitors came; he has [shingles].',
  },
  {
    id: 'studies-of-people',
    in: 'sentence',
    reach: 'sentence',
    is: 'nobody',
    words: String.raw`
95 ?% ci; hazard ratio; odds ratio; pooled analysis; meta-analysis; systematic review; randomi[sz]ed (?:controlled )?trial
placebo-controlled; cohort of; survey of; prevalence of; incidence of
(?:current|open|recruiting|ongoing|available) (?:(?:clinical |research )?trials|research studies)
(?:is|are|now) (?:recruiting|enrol+ing); trials (?:open|recruiting|running|available)
^\W*(?:key |main )?(?:(?:in|ex)clusions?|eligibility|(?:not )?eligible)(?: criteria| if)?\s?:~
(?:trial|study)s?[:,]? (?:inclusion|exclusion|eligibility)
(?:guidelines?|handbook|excerpt|textbook|et al)(?: recommends?| advises?| suggests?|,? p\.)~`,
    example: 'The prevalence of [dementia] rises with age.',
    counterexample: 'The course of [dementia] was slow.',
  },
  {
    id: 'cited',
    in: 'sentence',
    reach: 'section',
    is: 'nobody',
    words: String.raw`(?<=^[^.:;]*)et al(?=[.,])~`,
    example: 'Hall et al. Outcomes of [dementia]',
    counterexample: 'Hall et alia: outcomes of [dementia]',
  },
  {
    id: 'research',
    in: 'sentence',
    is: 'nobody',
    words: `
מחקר(?:ים)? (?:ש\\p{L}+|תצפיתי|קליני|עוקבה|[A-Z][\\w-]+); מחקר(?:ים)? (?:ה?רא(?:ה|ו)|מצא|בדק|מראים|מצביעים); על פי מחקרים
מחקרים; מתנהל מחקר
מחקר בנושא; ניסוי(?:ים)? (?:[A-Z]\\p{L}+|קליני\\p{L}*); מטא[- ]?אנליזה; מתוך ה?מאמר; לפי ה?מאמר; נתוני (?:משרד|ה?ארגון|ה?מרכז|ה?למ"ס)
מבין \\d[\\d,.]* \\p{L}+; מול פלצבו; לעומת פלצבו; קבוצת ה?ביקורת; הלסינקי; מתוך מצגת; נייר עמדה; % מה(?:מקרים|חולים|מטופלים)
מה?אוכלוסי+ה; שכיחות ה\\p{L}+; לפי הספרות; על פי ה?הנחיות; ה?קווים ה?מנחים
(?:סיכון|סיכוי|שכיחות|גבוה)[^.;]{0,20} פי \\d[\\d.]*; אחת? מכל \\p{L}+
-? ?\\d{2,}[\\d,]* (?:נשים|אנשים|חולים|גברים); הפחית(?:ה|ו)?[^.;]{0,40}(?:תמותה|ה?סיכון|אירועים|תחלואה|MACE)
מפחית(?:ה|ים)? (?:תמותה|תחלואה|את הסיכון); כתב העת; רגישות \\d\\d[\\d.]*%[^.]{0,12}סגוליות`,
    example: 'נתוני משרד הבריאות 2023: שיעור ה[סוכרת] בישראל 9.8%.',
    counterexample: 'משתתפת במחקר KEYNOTE, סובלת מ[סוכרת].',
  },
  {
    id: 'screening-of-ages',
    in: 'sentence',
    is: 'nobody',
    words: `
ל(?:בני|בנות|נשים|גברים|ילדים|כל אישה|כל גבר|כל אדם|כל בני)(?: \\p{L}+){0,2} \\d\\d\\+?(?:[-–]\\d\\d)?; ה?תוכנית ה?לאומית
לפי תוכנית ה?חיסונים; חיסוני שגרה; משרד הבריאות ממליץ`,
    example: 'לנשים בגיל 50-74: [ממוגרפיה] אחת לשנתיים.',
    counterexample: 'בת 52, [ממוגרפיה] בוצעה במרץ ללא תשלום.',
  },
  {
    id: 'one-in-so-many-he',
    in: 'sentence',
    reach: 'sentence',
    is: 'nobody',
    words: String.raw`
(?:אחד|אחת|\d{1,2}) (?:מכל|מתוך) (?:\d[\d,]*|שתי|שני|שלוש|ארבע|חמש|שמונה|עשר|עשרה|מאה|אלף)
(?:אני|הנני) (?:מבינ?ה?|מסכימ?ה?|מאשרת?)`,
    example: 'אחת מתוך שמונה חלתה ב[סוכרת]',
    counterexample: 'אחת מהן חלתה ב[סוכרת]',
  },
]
