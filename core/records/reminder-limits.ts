/** Alerts, and reminders, that are told at once (spec app.md §9). */
export const mostTold = 50
/** Reminders that one person keeps, done ones too. */
export const mostReminders = 500
export const longestTitle = 200
