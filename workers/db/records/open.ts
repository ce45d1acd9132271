import { openAlerts } from './alerts'
import { openAsked } from './asked'
import { openCalendarFeed } from './calendar-feed'
import { openChat } from './chat'
import { openRemovals } from './removals'
import { Scope } from './scope'
import { openCleanUp } from './clean-up'
import { openRecode } from './recode'
import { openEntries } from './entries'
import { openExport } from './export'
import { openImport } from './import'
import { openExtraction } from './extraction'
import { openFacts } from './facts'
import { openFiles } from './files'
import { openKeptCard } from './kept-card'
import { openLeases } from './leases'
import { openLookedAt } from './looked-at'
import { openPatientDoor } from './patient-door'
import { openProfile } from './profile'
import { openReminders } from './reminders'
import { openRegistry } from './registry'
import { openMentions } from './mentions'
import { openSearch } from './search'
import { openSupport } from './support'
import { openTimeline } from './timeline'
import { openShareLinks } from './share-links'
import { openShareNotes } from './share-notes'
import { openSummaries } from './summaries'
import { openTold } from './told'
import { openVerdictDoor } from './verdict-door'
import { openWaiting } from './waiting'

/** Whose record: from a verified session or, in a job, from its message. */
export interface Owner {
  readonly userId: string
  readonly shard: number
}

/** The owner's door to one record. Nothing below it takes a user id. @param announce told after each commit. */
export function openRecord(database: D1Database, owner: Owner, announce: (seq: number) => Promise<void>) {
  const scope = new Scope(database, owner.userId, () => new Date(), announce)
  const verdicts = openVerdictDoor(scope)
  return {
    owner,
    files: openFiles(scope),
    leases: openLeases(scope),
    removals: openRemovals(scope),
    facts: openFacts(scope),
    waiting: openWaiting(scope),
    timeline: openTimeline(scope),
    search: openSearch(scope),
    mentions: openMentions(scope),
    verdicts,
    entries: openEntries(scope),
    cleanUp: openCleanUp(scope, verdicts),
    recode: openRecode(scope),
    extraction: openExtraction(scope),
    registry: openRegistry(scope),
    profile: openProfile(scope),
    patientNames: openPatientDoor(scope),
    export: openExport(scope),
    import: openImport(scope),
    support: openSupport(scope),
    told: openTold(scope),
    shares: openShareLinks(scope),
    shareNotes: openShareNotes(scope),
    summaries: openSummaries(scope),
    keptCard: openKeptCard(scope),
    chat: openChat(scope),
    alerts: openAlerts(scope),
    asked: openAsked(scope),
    lookedAt: openLookedAt(scope),
    reminders: openReminders(scope),
    calendarFeed: openCalendarFeed(scope),
    head: () => scope.head(),
  }
}

export type RecordDoor = ReturnType<typeof openRecord>
