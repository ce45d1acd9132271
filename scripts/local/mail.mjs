// On one's own machine no mail leaves: each is a file in the data folder, and its link stands in the terminal.
import { randomUUID } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** @typedef {{ to: string, subject: string, text: string }} Mail */

/**
 * What the app sends mail by.
 * @param {string} dataDir
 * @param {(line: string) => void} say
 * @returns {(request: Request) => Promise<Response>}
 */
export function mailbox(dataDir, say = (line) => console.log(line)) {
  return async (request) => {
    const mail = /** @type {Mail} */ (await request.json())
    const folder = path.join(dataDir, 'mail')
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    const sent = new Date()
    const name = `${sent.toISOString().replace(/[:.]/g, '-')}-${randomUUID().slice(0, 8)}.eml`
    writeFileSync(path.join(folder, name), eml(mail, sent), { mode: 0o600 })
    const [link] = /https?:\/\/\S+/.exec(mail.text) ?? []
    // Who it is for stands in the file alone.
    say(`A mail was written to ${path.join('mail', name)}${link ? `: ${link}` : ''}`)
    return new Response(null, { status: 204 })
  }
}

/** RFC 5322, with RFC 2047 for words beyond ASCII. @param {Mail} mail @param {Date} sent */
export function eml({ to, subject, text }, sent) {
  const body = Buffer.from(text, 'utf8').toString('base64').replace(/.{76}/g, '$&\r\n')
  return [
    'From: Chartlight <chartlight@localhost>',
    // A line break in an address would begin a header of its own.
    `To: ${to.replace(/[\r\n]+/g, ' ')}`,
    `Subject: =?UTF-8?B?${Buffer.from(subject, 'utf8').toString('base64')}?=`,
    `Date: ${sent.toUTCString().replace('GMT', '+0000')}`,
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: base64',
    '',
    body,
    '',
  ].join('\r\n')
}
