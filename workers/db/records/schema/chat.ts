import { foreignKey, index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { heads } from './heads'

/** What a person and the assistant said to each other. */

export const chatConversations = sqliteTable(
  'chat_conversations',
  {
    userId: text('user_id')
      .notNull()
      .references(() => heads.userId),
    id: text('id').notNull(),
    title: text('title').notNull(),
    /** As of when the record was read for the newest answer. */
    medicalContextTimestamp: text('medical_context_timestamp').notNull(),
    createdAt: text('created_at').notNull(),
    updatedAt: text('updated_at').notNull(),
    messageCount: integer('message_count').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    index('chat_conversations_newest').on(t.userId, t.updatedAt, t.id),
  ],
)

export const chatMessages = sqliteTable(
  'chat_messages',
  {
    userId: text('user_id').notNull(),
    id: text('id').notNull(),
    conversationId: text('conversation_id').notNull(),
    /** In the order in which they were said, from 0. */
    position: integer('position').notNull(),
    role: text('role', { enum: ['user', 'assistant'] }).notNull(),
    /** The person's words, or the answer as JSON (core/assistant/answer.ts). */
    content: text('content').notNull(),
    hidden: integer('hidden', { mode: 'boolean' }).notNull().default(false),
    source: text('source', { enum: ['voice'] }),
    createdAt: text('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    foreignKey({
      columns: [t.userId, t.conversationId],
      foreignColumns: [chatConversations.userId, chatConversations.id],
    }),
    index('chat_messages_said').on(t.userId, t.conversationId, t.position),
  ],
)

/** How many questions were answered on a day: kept apart from the messages, so that deleting those gives no more. */
export const chatDays = sqliteTable(
  'chat_days',
  {
    userId: text('user_id')
      .notNull()
      .references(() => heads.userId),
    /** `YYYY-MM-DD`, UTC. */
    id: text('id').notNull(),
    n: integer('n').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.id] })],
)
