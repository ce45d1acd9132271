/** What a ticket may be about. */
export const supportTopics = ['upload', 'summary', 'alerts', 'billing', 'other'] as const

/** Letters of a ticket. */
export const mostOfMessage = 5_000
