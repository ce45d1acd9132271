import { amountText, type PrintedAmount } from '../../records/amounts'
import { formatDate } from '../../i18n/dates'
import { takenText } from '../../i18n/intake'
import type { Locale } from '../../i18n/locale'
import { translator } from '../../i18n/languages'
import type { Translate } from '../../i18n/translate'
import type { EntityRecord } from '../../records/entity'
import type { Intake } from '../../records/intake'
import type { EntityType, Flag } from '../../records/kinds'
import type { TrendPoint } from '../../records/trend'
import type { RegistryRecord } from '../../records/registry'
import { hebrewNameOf } from '../../vocabulary/local-names'
import type { Answer, Item, Section, Source, Topic } from '../answer'
import type { Evidence, KnownRecord, WaitingFact } from '../record'
import type { Reading } from '../reading'
import { withKeys } from '../topics'

/** How it is said that facts wait. */
type WaitingText =
  'waitsShort' | 'waiting' | 'mayWait' | 'waitsNamed' | 'waitsBeside' | 'waitingAbout' | 'about_waiting'

const anyWaiting: (one: WaitingFact) => boolean = () => true

/** Names of what waits that are told; more are in the list itself. */
const namedAtMost = 5

/** What an answer is made with: the question, the record, its words, and the sources it has named so far. */
export class Telling {
  readonly t: Translate
  readonly locale: Locale
  readonly #sources: Source[] = []
  #toCheck = false

  constructor(
    readonly reading: Reading,
    readonly record: KnownRecord,
    readonly evidence: Evidence,
  ) {
    this.locale = reading.locale
    this.t = translator(reading.locale)
  }

  /** The line of an item's leading fact; what the patient entered is its own source. None where nothing vouches for it. */
  sourceOf(item: RegistryRecord): readonly number[] {
    const { evidence, citations, last_seen_date: seen } = item
    if (evidence) {
      const { entity_id, file_id, page, quote, date } = evidence
      return this.#named({ entity_id, file_id, page, quote, title: this.nameOf(item), date })
    }
    const [entered] = citations
    if (entered === undefined) return []
    const title = this.t('assistant.entered')
    return this.#named({ entity_id: entered, file_id: null, page: null, quote: null, title, date: seen })
  }

  sourceOfFact({ id, file_id, evidence: { page, quote }, normalized: { name } }: EntityRecord, date: string) {
    return this.#named({ entity_id: id, file_id, page, quote, title: name, date })
  }

  /** A result of a trend whose line was not looked at: what the patient entered, or one that was read again meanwhile. */
  sourceOfPoint({ entity_id, file_id, text, date }: TrendPoint): readonly number[] {
    return this.#named({ entity_id, file_id, page: null, quote: null, title: text, date })
  }

  #named(source: Omit<Source, 'id'>): readonly number[] {
    const known = this.#sources.find(({ entity_id: id }) => id === source.entity_id)
    if (known) return [known.id]
    const id = this.#sources.length + 1
    this.#sources.push({ id, ...source })
    return [id]
  }

  /** Analytes and drugs are called the same in every language. */
  nameOf({
    type,
    canonical_key: key,
    name,
  }: {
    type: EntityType
    canonical_key: string
    name: string
  }): string {
    return (this.locale === 'he' ? hebrewNameOf(type, key) : null) ?? name
  }

  date(date: string | null): string {
    return date === null ? '–' : formatDate(date)
  }

  /** That facts wait, and what they are about: the answer then leads to where they are looked at. */
  tellWaiting(text: WaitingText, waiting: readonly WaitingFact[]): string {
    this.#toCheck = true
    const names = new Set(
      waiting.map(({ type, key, name }) => this.nameOf({ type, canonical_key: key, name })),
    )
    const told = [...names].slice(0, namedAtMost).join(', ')
    const name = names.size > namedAtMost ? `${told} \u2026` : told
    return this.t(`assistant.${text}`, { n: waiting.length, name })
  }

  /** As `tellWaiting`, of all that waits of a type, or of those that fit; empty where nothing does. */
  waitingOf(type: EntityType, text: WaitingText = 'waiting', fits = anyWaiting): readonly string[] {
    const waiting = this.record.waiting.filter((one) => one.type === type && fits(one))
    return waiting.length === 0 ? [] : [this.tellWaiting(text, waiting)]
  }

  waitingSection(type: EntityType, fits = anyWaiting): readonly Section[] {
    const items = this.waitingOf(type, 'waiting', fits)
    if (items.length === 0) return []
    return [{ type: 'action_list', title: this.t('assistant.waitingTitle'), items: [...items] }]
  }

  /** What an answer has where it spoke of what waits. */
  get leading(): Pick<Answer, 'to_check'> {
    return this.#toCheck ? { to_check: true } : {}
  }

  /** What of a list is not told here. */
  moreSection(n: number): readonly Section[] {
    if (n <= 0) return []
    return [
      { type: 'action_list', title: this.t('assistant.nextTitle'), items: [this.t('assistant.more', { n })] },
    ]
  }

  answer(
    told: { summary: string; from: readonly number[]; sections: readonly Section[] },
    topic: Omit<Topic, 'intent'>,
  ): Answer {
    return {
      type: 'answer',
      summary: told.summary,
      summary_sources: [...told.from],
      sections: [...told.sections],
      sources: [...this.#sources],
      disclaimer: this.t('assistant.disclaimer'),
      topic: {
        intent: this.reading.intent ?? '',
        ...topic,
        keys: [...topic.keys, ...withKeys(this.reading.before, topic.keys)],
      },
      ...this.leading,
    }
  }
}

/** A number with its unit, as printed. */
export const amountOf = (value: string | null, unit: string | null): string =>
  [value, unit].filter((part) => part !== null && part !== '').join(' ')

interface Taken extends PrintedAmount {
  readonly printed: PrintedAmount | null
  readonly intake: Intake | null
}

/** A drug's amount with all the numbers that its line prints, and what of it is taken at a time; empty where neither is told. */
export const drugAmountOf = (locale: Locale, { printed, intake, ...amount }: Taken): string =>
  takenText(locale, amountText(printed ?? amount), intake) ?? ''

/** What the page's own range says: the specification's three words, of which none is for what nobody judged. */
export const statusOf = (flag: Flag | null): Item['status'] =>
  flag === null ? null : flag === 'N' ? 'positive' : 'elevated'

export const everySource = (items: readonly Item[]): number[] => [
  ...new Set(items.flatMap(({ sources }) => sources)),
]

export const dataList = (title: string, items: readonly Item[]): Section => ({
  type: 'data_list',
  title,
  items: [...items],
})
