/** Alerts, and reminders, that are told at once (spec app.md §9). */
export const mostTold = 50
/** Reminders that wait for one person; those that are done are not counted. */
export const mostReminders = 500
/** Of what was done, reminders and alerts whose cause is gone each, so many of the newest are kept. */
export const mostDone = 500
export const longestTitle = 200
