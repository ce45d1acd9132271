import type { InferSelectModel } from 'drizzle-orm'
import type { Ticket } from '../../../core/records/support'
import { supportTickets } from './schema/profiles'
import type { Scope } from './scope'

const shown = 100

export function openSupport(scope: Scope) {
  return {
    async add({ topic, message }: Pick<Ticket, 'topic' | 'message'>): Promise<Ticket> {
      const createdAt = scope.now().toISOString()
      const row = { id: crypto.randomUUID(), topic, message, status: 'open' as const, createdAt }
      await scope.commit([scope.put(supportTickets, [row])])
      return toTicket({ ...row, userId: scope.userId })
    },

    /** Newest first. */
    async list(): Promise<Ticket[]> {
      const order = [{ by: supportTickets.createdAt, down: true }]
      return (await scope.list(supportTickets, { order, limit: shown })).map(toTicket)
    },
  }
}

function toTicket(row: InferSelectModel<typeof supportTickets>): Ticket {
  const { id, userId, topic, message, status, createdAt } = row
  return { id, user_id: userId, topic, message, status, created_at: createdAt }
}
