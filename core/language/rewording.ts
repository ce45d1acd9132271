/**
 * Words by which a sentence of a summary says that something is not simply so. One that had such a word keeps one, and
 * one that had none gets none: another wording must not turn "no longer" into "still".
 */
export const guards: Readonly<Record<'en' | 'he', readonly RegExp[]>> = {
  en: [
    /\b(?:no|not|never|none|without|denies|longer)\b|n[’']t\b/i,
    /\b(?:stopped|stop|past|former|formerly|previously|used to|ended|ago)\b/i,
    /\b(?:suspected|suspicion|possible|possibly|maybe|may|might|could|likely|uncertain|certain|sure)\b/i,
    /\b(?:allerg\w*|react\w*|intoleran\w*)\b/i,
    /\b(?:disagree\w*|conflict\w*|contradict\w*)\b/i,
    /\b(?:should|must|need\w*|recommend\w*|advise\w*|because|due|caus\w*|treat\w*|for your)\b/i,
    /\b(?:increas\w*|decreas\w*|high|higher|low|lower|above|below|normal|abnormal|worse|better|improv\w*)\b/i,
  ],
  he: [
    /(?<!\p{L})(?:לא|אין|אינ\p{L}*|בלי|ללא|שולל\p{L}*|כבר לא)(?!\p{L})/u,
    /(?<!\p{L})(?:הופסק\p{L}*|הפסק\p{L}*|בעבר|לשעבר|הסתיי\p{L}*)(?!\p{L})/u,
    /(?<!\p{L})(?:חשד|חשוד\p{L}*|ייתכן|אולי|כנראה|ודאי|בטוח)(?!\p{L})/u,
    /(?<!\p{L})\p{L}?(?:אלרגי\p{L}*|רגישות)(?!\p{L})/u,
    /(?<!\p{L})(?:סותר\p{L}*|חלוק\p{L}*|אינם מסכימים)(?!\p{L})/u,
    /(?<!\p{L})(?:צריך|צריכ\p{L}*|חייב\p{L}*|יש ל\p{L}+|מומלץ|כדאי|בגלל|עקב|לטיפול|כדי)(?!\p{L})/u,
    /(?<!\p{L})(?:עלה|עלתה|ירד\p{L}*|גבוה\p{L}*|נמוך|נמוכ\p{L}*|מעל|מתחת|תקין|תקינ\p{L}*|חריג\p{L}*|השתפר\p{L}*|החמיר\p{L}*)(?!\p{L})/u,
  ],
}
