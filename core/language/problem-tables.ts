/** The title of a column that names the problem of each row. */
export const problemTitle =
  /^(?:#\s?)?(?:(?:active |medical |main |health )?(?:problems?|conditions?|issues?)|diagnos[ie]s|ה?בעיה|ה?בעיות|ה?אבחנה|ה?אבחנות|בעיה רפואית)$/iu

/** Titles of its other columns: what is to come, and what was found and done. */
export const rowTitles: readonly (readonly [RegExp, 'recommendations' | 'course'])[] = [
  [
    /^(?:plan(?: of care)?|(?:follow[- ]?up|action|next)(?: plan| steps?)?|actions|recommendations?|to do|ל?המשך(?: טיפול| מעקב| בירור)?|ל?ה?ת[ו]?כנית(?: להמשך| טיפול)?|המלצות|המלצה|מעקב|לביצוע|הנחיות)$/iu,
    'recommendations',
  ],
  [
    /^(?:(?:hospital )?course|findings?(?: and .+)?|work-?up(?: and .+)?|assessment|ממצאים(?: .+)?|ה?מהלך(?: .+)?|בירור(?: .+)?|מה נעשה|הערכה)$/iu,
    'course',
  ],
]
