import { z } from 'zod'

/** The address that a calendar reads, as its owner sees it. */
export const calendarFeedShape = z.object({ url: z.url(), created_at: z.string() })
