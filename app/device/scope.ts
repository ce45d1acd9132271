/** What a service worker is given, as far as ours uses it: the browser's own types are those of a page. */
export interface WorkerScope {
  readonly location: { readonly origin: string }
  readonly registration: ServiceWorkerRegistration
  readonly clients: {
    claim(): Promise<void>
    matchAll(options: { readonly type: 'window' }): Promise<readonly { focus(): Promise<unknown> }[]>
    get(id: string): Promise<{ navigate(url: string): Promise<unknown> } | undefined>
    openWindow(url: string): Promise<unknown>
  }
  skipWaiting(): Promise<void>
  addEventListener<Type extends keyof Events>(type: Type, hear: (event: Events[Type]) => void): void
}

interface Lasting {
  waitUntil(task: Promise<unknown>): void
}

export interface Asked extends Lasting {
  readonly request: Request
  readonly clientId: string
  respondWith(answer: Promise<Response>): void
}

interface Events {
  install: Lasting
  activate: Lasting
  message: Lasting
  fetch: Asked
  push: Lasting & { readonly data: { json(): { readonly title: string; readonly body: string } } }
  notificationclick: Lasting & { readonly notification: { close(): void } }
}
