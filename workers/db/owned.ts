import {
  challenges,
  credentials,
  emailTokens,
  factors,
  identities,
  passkeyChallenges,
  passkeys,
  recoveryCodes,
  refreshFamilies,
  refreshTokens,
  users,
} from './accounts/schema'
import { alertLooks, alerts, calendarFeeds, reminders } from './records/schema/alerts'
import { chatConversations, chatDays, chatMessages } from './records/schema/chat'
import { registryItems, standings, tallies } from './records/schema/derived'
import { facts, verdicts } from './records/schema/facts'
import { files, removals } from './records/schema/files'
import { changes, heads } from './records/schema/heads'
import { importedRows } from './records/schema/imports'
import { patientNames } from './records/schema/patient-names'
import { consents, eventsAnalytics, profiles, supportTickets } from './records/schema/profiles'
import { shareLinks, shareNotes, shareSnapshots, shareViews } from './records/schema/shares'
import { keptCards, summaries } from './records/schema/summaries'

/**
 * Every table that holds rows of a person, named once: what is emptied, moved or told when an account is. In each
 * database those that lean on others come before them, so that they can be emptied in this order.
 */
export const owned = {
  accounts: [
    refreshTokens,
    refreshFamilies,
    recoveryCodes,
    challenges,
    factors,
    emailTokens,
    passkeyChallenges,
    passkeys,
    identities,
    credentials,
    users,
  ],
  records: [
    standings,
    facts,
    verdicts,
    registryItems,
    tallies,
    chatMessages,
    chatConversations,
    chatDays,
    alerts,
    alertLooks,
    reminders,
    calendarFeeds,
    importedRows,
    removals,
    files,
    summaries,
    keptCards,
    shareViews,
    shareNotes,
    shareSnapshots,
    shareLinks,
    consents,
    patientNames,
    eventsAnalytics,
    supportTickets,
    profiles,
    changes,
    heads,
  ],
} as const

/** A table of one person's rows in their shard. */
export type OwnedRecords = (typeof owned.records)[number]
