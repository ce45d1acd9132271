/** Before numbers at which something is to be done: they are no results, nor what is normal. */
export const actionLimits =
  /^(?:please )?(?:call|ring|phone|contact|tell|alert|inform|notify|stop|hold|withhold|repeat|act|action|warn(?:ing)?)(?:\s\p{L}+){0,5}\s(?:if|when|at|levels?|limits?|below|above)$|^(?:action|alert|warning|call) (?:levels?|limits?|values?)$|^(?:להתקשר|לפנות|לעצור|להפסיק|לדווח)(?:\s\p{L}+){0,4}\s(?:אם|כאשר|מעל|מתחת)|^(?:ערכי|ספי|סף) (?:פעולה|התראה|אזהרה)$/iu
