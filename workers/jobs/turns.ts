import { nextInTurn, type Waiter } from '../../core/jobs/turns'

interface Waiting extends Waiter {
  /** Called once, with the place that is theirs now. */
  readonly start: (place: Place) => void
}
interface Place extends Waiter {
  /** Ms since 1970. */
  readonly since: number
}

const lookEveryMs = 5_000
const peopleRemembered = 500

/**
 * A few places in one isolate, taken in turns, person by person. Who waits holds nothing but a name. A place that is
 * held for longer than `longestMs` is free again: a job that the platform ends runs no `finally`.
 */
export class Turns {
  readonly #waiting: Waiting[] = []
  readonly #taken = new Set<Place>()
  /** Oldest first. */
  readonly #served = new Set<string>()

  constructor(
    readonly places: number,
    readonly longestMs: number,
  ) {}

  async take<T>(person: string, work: () => Promise<T>): Promise<T> {
    const place = await this.#turn(person)
    try {
      return await work()
    } finally {
      this.#taken.delete(place)
      this.#serve()
    }
  }

  async #turn(person: string): Promise<Place> {
    // To look now and then also tells the runtime that a job which only waits for another's end does not hang.
    const looking = setInterval(() => this.#serve(), lookEveryMs)
    try {
      return await new Promise<Place>((start) => {
        this.#waiting.push({ person, start })
        this.#serve()
      })
    } finally {
      clearInterval(looking)
    }
  }

  #serve(): void {
    const now = Date.now()
    for (const place of this.#taken) if (now - place.since > this.longestMs) this.#taken.delete(place)
    while (this.#taken.size < this.places) {
      const next = nextInTurn(this.#waiting, [...this.#taken], [...this.#served])
      if (!next) return
      const place = { person: next.person, since: now }
      this.#waiting.splice(this.#waiting.indexOf(next), 1)
      this.#taken.add(place)
      this.#remember(next.person)
      next.start(place)
    }
  }

  #remember(person: string): void {
    this.#served.delete(person)
    this.#served.add(person)
    const [oldest] = this.#served
    if (oldest !== undefined && this.#served.size > peopleRemembered) this.#served.delete(oldest)
  }
}
