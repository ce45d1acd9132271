import type { ToldDevice } from '../../core/records/push'

/** Names the signed-in device on the way to its person's hub. Written by us, never passed on from outside. */
export const familyHeader = 'x-family'
/** The last change that the screen behind a socket knows of; written like `familyHeader`. */
export const sinceHeader = 'x-since'

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
  /** Closes the sockets of a device that signed out, and remembers it for as long as its last token lives. */
  endFamily(familyId: string): Promise<void>
  /** The account is closed: all sockets close, and no token is honoured any more. */
  endAll(): Promise<void>
  /** That device is told when a reminder is due, until its sign-in ends. */
  addDevice(device: ToldDevice): Promise<void>
  removeDevice(endpoint: string): Promise<void>
  isTold(endpoint: string): Promise<boolean>
  isEnded(familyId: string): Promise<boolean>
  /** Only for the upgrade to a socket; `familyHeader` says whose, `sinceHeader` what it knows. */
  fetch(request: Request): Promise<Response>
}

/** A person's hub, by RPC. Named by the person's id, so that nobody can address another's by guessing a room. */
export function openHubs(hubs: DurableObjectNamespace) {
  return (userId: string): HubCalls => hubs.getByName(userId) as unknown as HubCalls
}
