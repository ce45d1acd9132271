/** Whether it is a day, month or year that there is: `YYYY-MM-DD`, `YYYY-MM` or `YYYY`. */
export function isPartialDate(text: string): boolean {
  if (!/^\d{4}(-\d\d){0,2}$/.test(text)) return false
  const at = Date.parse(text)
  // A day beyond the month's last is read as one of the next.
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text)
}
