// One of the people whose server is killed under them: what they asked for, and what of it was acknowledged.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { Client } from '../client.mjs'
import { copyOf } from './copies.mjs'

/**
 * @typedef {object} Upload that was acknowledged
 * @property {string} page
 * @property {number} since how often the server had been killed by then
 * @property {number | null} readBy the same of the first look that found it read
 * @property {'no' | 'asked' | 'done'} removed
 * @typedef {{ fileId: string, action: 'approve' | 'reject', verdictId: string | null }} Word on a fact; acknowledged once it has an id
 */

let copies = 0
/** Over all people: what two of them stored alike could not be told apart in the store. */
const nextCopy = () => (copies += 1)

export class Person {
  /** @type {Map<string, Upload>} by the file's id */
  uploads = new Map()
  /** @type {Map<string, Word>} by the id of what waits, which is the fact's */
  words = new Map()
  sent = 0

  /** @param {string} url @param {string} folder of pages @param {readonly string[]} pages */
  constructor(url, folder, pages) {
    this.client = new Client(url)
    this.folder = folder
    this.pages = pages
  }

  /** All at once, as far as the server lives. @param {{ kills: number, uploads: number, removes: boolean }} turn */
  async act({ kills, uploads, removes }) {
    const acts = Array.from({ length: uploads }, () => this.upload(kills))
    acts.push(this.look(kills), this.say(2), removes ? this.remove() : this.endRemovals())
    // Not acknowledged: the patient would see an error and try again, which the next turn does.
    await Promise.allSettled(acts)
  }

  /** Another picture of the same words each time. @param {number} kills */
  async upload(kills) {
    const number = this.sent
    const page = /** @type {string} */ (this.pages[number % this.pages.length])
    this.sent += 1
    const bytes = new Uint8Array(copyOf(readFileSync(path.join(this.folder, page)), nextCopy()))
    const { id } = await this.client.upload(`${number}-${page}`, bytes)
    this.uploads.set(id, { page, since: kills, readBy: null, removed: 'no' })
  }

  /** The ids of what is there. @returns {Promise<string[]>} */
  async files() {
    /** @type {import('../../core/records/file').FileRecord[]} */
    const files = await this.client.get('/api/rest/files')
    return files.map(({ id }) => id)
  }

  async waitUntilRead() {
    await this.client.waitUntilRead(await this.files())
  }

  /** @param {number} kills */
  async look(kills) {
    /** @type {import('../../core/records/file').FileRecord[]} */
    const files = await this.client.get('/api/rest/files')
    for (const { id, processing_state: state } of files) {
      const upload = this.uploads.get(id)
      if (upload && state === 'succeeded') upload.readBy ??= kills
    }
  }

  /** A yes or no to some of what waits, and again to what was not acknowledged. */
  async say(most = Infinity) {
    /** @type {{ id: string, file_id: string }[]} */
    const open = await this.client.get('/api/rest/review_tasks?limit=500')
    for (const { id, file_id: fileId } of open) {
      const action = Number.parseInt(id.slice(-1), 16) % 2 === 0 ? 'approve' : 'reject'
      if (!this.words.has(id)) this.words.set(id, { fileId, action, verdictId: null })
    }
    let said = 0
    for (const [id, word] of this.words) {
      if (said === most) return
      if (word.verdictId !== null || this.uploads.get(word.fileId)?.removed !== 'no') continue
      said += 1
      const body = { task_id: id, action: word.action }
      /** @type {{ verdict_id: string }} */
      const answer = await this.client.post('/api/functions/resolve_review_task', body)
      word.verdictId = answer.verdict_id
    }
  }

  /** Any page, also one that is being read. */
  async remove() {
    const kept = [...this.uploads].filter(([, upload]) => upload.removed === 'no')
    const [, upload] = kept[Math.floor(Math.random() * kept.length)] ?? []
    if (upload) upload.removed = 'asked'
    await this.endRemovals()
  }

  /** What was asked and not acknowledged is asked again; what is gone by then was removed. */
  async endRemovals() {
    for (const [id, upload] of this.uploads) {
      if (upload.removed !== 'asked') continue
      await this.client.remove(`/api/rest/files/${id}`)
      upload.removed = 'done'
    }
  }
}
