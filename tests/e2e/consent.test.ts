import { afterAll, beforeAll, expect, test } from 'vitest'
import type { FileRecord } from '../../core/records/file'
import { startApp } from '../support/app'
import { journeyPage } from './record'
import { Visitor } from './visitor'

let app: Awaited<ReturnType<typeof startApp>>
beforeAll(async () => void (app = await startApp()))
afterAll(() => app.stop())

test.each(['en', 'he'] as const)(
  'agreed to earlier words, the consent is asked for again, says why (%s)',
  async (locale) => {
    const visitor = await Visitor.from(app, locale)
    const { page, context, t } = visitor
    await visitor.arrive(`earlier-${locale}@example.org`)
    const agreed = { version: '1.0', locale, text_hash: 'c'.repeat(64) }
    await context.request.post(`${app.url}/api/rest/consents`, { headers: { origin: app.url }, data: agreed })
    await visitor.open('/home')
    const chooser = page.locator('input[type=file][multiple]').first()
    const put = (name: string) =>
      chooser.setInputFiles({ name, mimeType: 'image/jpeg', buffer: Buffer.from(journeyPage(name)) })
    const sent = async () => {
      const files = (await (await context.request.get(`${app.url}/api/rest/files`)).json()) as FileRecord[]
      return files.map(({ display_name: name }) => name).toSorted()
    }
    const dialog = page.getByRole('dialog', { name: t('upload.consentTitle') })
    await put('lab-english.jpg')
    await dialog.getByText(locale === 'en' ? /have changed since you agreed/ : /השתנה מאז/).waitFor()
    expect(await dialog.getByRole('button', { name: t('upload.consentAccept') }).isDisabled()).toBe(true)
    await visitor.look()
    await visitor.consent()
    await expect.poll(sent).toEqual(['lab-english.jpg'])
    await put('letter-hebrew.jpg')
    await expect.poll(sent).toEqual(['lab-english.jpg', 'letter-hebrew.jpg'])
    expect(await dialog.count()).toBe(0)
    const kept = (await (await context.request.get(`${app.url}/api/rest/consents`)).json()) as object[]
    expect(kept).toEqual([
      expect.objectContaining({ locale, version: expect.not.stringMatching(/^1\.0$/) as string }),
    ])
    expect(visitor.heard).toEqual([])
    await context.close()
  },
)
