import { z } from 'zod'
import type { ParamsOf } from '../../../core/calls/api'
import type { Session } from '../../../core/auth/session'
import type { Context } from '../../context'
import type { RecordDoor } from '../../db/records/open'
import type { TakenPieces } from '../body'
import type { Invalid } from '../input'
import type { Refusal } from '../refusal'
import type { Reply } from '../reply'

export type Method = 'get' | 'post' | 'patch' | 'delete'
/** By status, the first for plain data; null: no body, or none in JSON. */
export type Answers = Readonly<Record<number, z.ZodType | null>>

/** Rows that are not the caller's: another's, a deleted one's, or nobody's. */
export interface Foreign {
  readonly fileId: string
  readonly storagePath: string
  /** Of something that waits for its owner's word. */
  readonly taskId: string
  readonly verdictId: string
  /** Of what was entered by hand. */
  readonly entryId: string
  /** Of an item of a list. */
  readonly registryId: string
  readonly summaryId: string
  readonly shareId: string
  readonly conversationId: string
  readonly alertId: string
  readonly reminderId: string
  /** Of what somebody wrote from a link. */
  readonly noteId: string
}

/** How a call is aimed at a row that is not the caller's. */
export interface Aim {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
  readonly body?: unknown
}

/** What is said of a call once, for its router, its document, its callers and the test that it leaks nothing. */
interface Stated<
  M extends Method,
  P extends string,
  Q extends z.ZodObject,
  B extends z.ZodType,
  A extends Answers,
> {
  readonly method: M
  /** Below `/api`, names in braces. */
  readonly path: P
  readonly summary: string
  readonly query?: Q
  readonly body?: B
  readonly answers: A
  readonly invalid?: Invalid
  /** Also for somebody who gave the password and not yet the code. */
  readonly halfSignedIn?: true
  /** Only with a code of the last minutes, of whoever has a second factor. */
  readonly stepUp?: true
  /** Null: it takes no id of a row. */
  readonly foreign: ((theirs: Foreign) => Aim) | null
}

interface Input<P extends string, Q extends z.ZodObject, B> {
  readonly request: Request
  readonly context: Context
  readonly params: ParamsOf<P>
  readonly query: z.output<Q>
  readonly body: B
}

interface Own {
  readonly session: Session
  readonly record: RecordDoor
}

type AnswerOf<A extends Answers> = {
  [Status in keyof A]: A[Status] extends z.ZodType ? z.output<A[Status]> : null
}[keyof A]

type Outcome<A extends Answers> = Promise<AnswerOf<A> | Reply<AnswerOf<A>> | Refusal | Response>

/** Of a call that reads none of its query. */
export const noQuery = z.object({})
type NoQuery = typeof noQuery

/** A row as the router, the document and the tests see it. */
export interface Call extends Stated<Method, string, z.ZodObject, z.ZodType, Answers> {
  /** Anybody may ask: there is no session to speak of. */
  readonly open: boolean
  /** The body is not small: a form with a file, or the file itself, which is taken piece by piece. */
  readonly upload: 'form' | 'pieces' | false
  readonly run: (input: never) => Promise<unknown>
}

/** A row together with its types, for who calls it. */
type Typed<
  M extends Method,
  P extends string,
  Q extends z.ZodObject,
  B extends z.ZodType,
  A extends Answers,
> = Call & {
  readonly method: M
  readonly path: P
  readonly types?: { params: ParamsOf<P>; query: Partial<z.input<Q>>; body: z.input<B>; answer: AnswerOf<A> }
}

/** A call on one's own record. */
export function ownCall<
  const M extends Method,
  const P extends string,
  A extends Answers,
  Q extends z.ZodObject = NoQuery,
  B extends z.ZodType = z.ZodUndefined,
>(
  row: Stated<M, P, Q, B, A> & { run: (input: Input<P, Q, z.output<B>> & Own) => Outcome<A> },
): Typed<M, P, Q, B, A> {
  return { open: false, upload: false, ...row }
}

/** A call on one's own record that carries a file: its body is the form, or null where it is none. */
export function uploadCall<const P extends string, A extends Answers>(
  row: Stated<'post', P, NoQuery, z.ZodType<FormData>, A> & {
    run: (input: Input<P, NoQuery, FormData | null> & Own) => Outcome<A>
  },
): Typed<'post', P, NoQuery, z.ZodType<FormData>, A> {
  return { open: false, upload: 'form', ...row }
}

/** A call on one's own record whose body is a large file, taken piece by piece. */
export function piecesCall<const P extends string, A extends Answers>(
  row: Stated<'post', P, NoQuery, z.ZodType<Blob>, A> & {
    run: (input: Input<P, NoQuery, TakenPieces> & Own) => Outcome<A>
  },
): Typed<'post', P, NoQuery, z.ZodType<Blob>, A> {
  return { open: false, upload: 'pieces', ...row }
}

/** A call that needs no sign-in. */
export function openCall<
  const M extends Method,
  const P extends string,
  A extends Answers,
  Q extends z.ZodObject = NoQuery,
  B extends z.ZodType = z.ZodUndefined,
>(
  row: Stated<M, P, Q, B, A> & { run: (input: Input<P, Q, z.output<B>>) => Outcome<A> },
): Typed<M, P, Q, B, A> {
  return { open: true, upload: false, ...row }
}
