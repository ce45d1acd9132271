import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { eml, mailbox } from './mail.mjs'

const mail = {
  to: 'dana@example.org',
  subject: 'סיסמה חדשה',
  text: 'קישור:\n\nhttp://localhost:8787/reset#abc\n',
}

test('a mail is a file that only its owner reads; the terminal names the link and not the person', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'chartlight-mail-'))
  const said: string[] = []
  const request = new Request('http://mail/', { method: 'POST', body: JSON.stringify(mail) })
  expect((await mailbox(folder, (line) => void said.push(line))(request)).status).toBe(204)
  const [name = ''] = readdirSync(path.join(folder, 'mail'))
  const file = path.join(folder, 'mail', name)
  expect(statSync(file).mode & 0o077).toBe(0)
  const [head = '', body = ''] = readFileSync(file, 'utf8').split('\r\n\r\n')
  expect(head).toContain('To: dana@example.org')
  expect(Buffer.from(body, 'base64').toString('utf8')).toBe(mail.text)
  expect(said).toHaveLength(1)
  expect(said[0]).toMatch(/http:\/\/localhost:8787\/reset#abc$/)
  expect(said[0]).not.toContain('dana')
  rmSync(folder, { recursive: true })
})

test('an address adds no header', () => {
  const written = eml({ ...mail, to: 'x@example.org\r\nBcc: all@example.org' }, new Date(0))
  expect(written).not.toMatch(/^Bcc:/m)
})
