import { waitUntil } from 'cloudflare:workers'

/** Work that an answer does not wait for, and that goes on when it is out. It has to take care of its own failures. */
export const later = (work: Promise<unknown>): void => waitUntil(work)
