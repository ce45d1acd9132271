/**
 * Every call of the API by `METHOD /path`, for who calls it. Filled in by the table of calls itself
 * (`workers/http/calls/table.ts`), so that a call is stated once and nobody here depends on the server.
 */
// oxlint-disable-next-line typescript/no-empty-object-type
export interface Api {}

/** What a call takes and answers, as its row says. */
export interface CallTypes {
  readonly params: object
  readonly query: object
  readonly body: unknown
  readonly answer: unknown
}

/** What a path takes: `/rest/files/{id}` takes `{ id: string }`. */
export type ParamsOf<Path extends string> = { readonly [Name in NamesOf<Path>]: string }

type NamesOf<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesOf<Rest>
  : never
