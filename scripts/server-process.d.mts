import type { ChildProcess } from 'node:child_process'

export interface ServerOptions {
  port: number
  dataDir: string
  env?: Record<string, string>
}
export interface ServerProcess {
  readonly url: string
  readonly pid: number
  log(): string
  /** The exit code, when it ended. */
  readonly ended: Promise<number | null>
  kill(): Promise<number | null>
  stop(): Promise<number | null>
}
export function startServer(options: ServerOptions): Promise<ServerProcess>
export function failToStart(options: ServerOptions): Promise<{ code: number | null; said: string }>
export function spawnServer(options: ServerOptions): {
  child: ChildProcess
  ended: Promise<number | null>
  log(): string
}
export function freePort(): Promise<number>
