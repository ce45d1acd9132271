/** What others may ask of a person's hub; `durable-objects/user-hub.ts` answers. */
export interface HubCalls {
  /** Sends the changes that are durable but not announced yet. */
  announce(shard: number): Promise<void>
  /** Work is about to be written: look after it until it is done. */
  watch(shard: number): Promise<void>
  /** Does what is due of that work now, as the alarm would later. */
  lookAfter(shard: number): Promise<void>
  /** How far the reading of a file is, in per cent. */
  progress(fileId: string, pct: number): Promise<void>
  /** Only for the upgrade to a socket. */
  fetch(request: Request): Promise<Response>
}

/** A person's hub, by RPC. Named by the person's id, so that nobody can address another's by guessing a room. */
export function openHubs(hubs: DurableObjectNamespace) {
  return (userId: string): HubCalls => hubs.getByName(userId) as unknown as HubCalls
}
