/** A small client of the API; see client.mjs. */
export class Client {
  constructor(url: string)
  credentials: { email: string; password: string }
  signUp(accessPassword: string, email?: string): Promise<{ email: string; password: string }>
  signIn(accessPassword: string, credentials: { email: string; password: string }): Promise<void>
  upload(name: string, bytes: Uint8Array<ArrayBuffer>): Promise<{ id: string }>
  waitUntilRead(
    ids: readonly string[],
    onProgress?: (done: number) => void,
    timeoutMs?: number,
  ): Promise<{ id: string; display_name: string; processing_state: string }[]>
  // Whatever the call answers with; a test says what it expects of it.
  // oxlint-disable-next-line typescript/no-explicit-any
  get(path: string): Promise<any>
  // oxlint-disable-next-line typescript/no-explicit-any
  post(path: string, body: unknown): Promise<any>
  readonly cookieHeader: string
  readonly authorization: { authorization: string }
}
