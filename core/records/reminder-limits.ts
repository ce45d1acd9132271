/** Alerts, and reminders, that are told at once (spec app.md §9). */
export const mostTold = 50
/** Reminders that wait for one person; those that are done are not counted. */
export const mostReminders = 500
export const longestTitle = 200
