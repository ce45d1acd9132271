export interface ServerProcess {
  readonly url: string
  readonly pid: number
  log(): string
  kill(): Promise<void>
  stop(): Promise<void>
}
export function startServer(options: { port: number; dataDir: string }): Promise<ServerProcess>
export function freePort(): Promise<number>
