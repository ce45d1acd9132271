import { useRevalidator } from '@remix-run/react'
import { useState, type FormEvent } from 'react'
import {
  defaultExpiryDays,
  expiryDays,
  shareDisciplines,
  shareParts,
  type SharePart,
} from '#core/records/share-choices'
import { callApi } from '../../session/api'
import { useSpeech } from '../i18n'
import { Button } from '../ui/button'
import { Card, CardHeader, CardTitle } from '../ui/card'
import { Field } from '../ui/input'
import { Select } from '../ui/select'
import { useToast } from '../ui/toast'
import { ShareLinkView } from './share-link'

const textOf = (form: FormData, name: string): string | null => {
  const value = form.get(name)
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null
}

/** What the form asks for, as the call takes it. */
function wishOf(form: FormData) {
  const discipline = shareDisciplines.find((one) => one === form.get('discipline')) ?? 'overall'
  const days = expiryDays.find((one) => String(one) === form.get('days')) ?? defaultExpiryDays
  const limit = Number(textOf(form, 'limit'))
  return {
    scope:
      form.get('scope') === 'discipline'
        ? ({ type: 'discipline', discipline } as const)
        : ({ type: 'full' } as const),
    expires_days: days,
    label: textOf(form, 'label'),
    passcode: textOf(form, 'passcode'),
    view_limit: limit > 0 ? limit : null,
    parts: shareParts.filter((part) => form.getAll('parts').includes(part)),
    includes_pictures: form.has('pictures'),
    includes_unconfirmed: form.has('unconfirmed'),
    allows_notes: form.has('notes'),
  }
}

/** A new link: what it shows, for how long, and for whom. */
export function CreateCard() {
  const { t } = useSpeech()
  const toast = useToast()
  const { revalidate } = useRevalidator()
  const [scope, setScope] = useState<'full' | 'discipline'>('full')
  const [busy, setBusy] = useState(false)
  const [made, setMade] = useState<{ readonly id: string; readonly url: string } | null>(null)

  async function create(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const body = wishOf(new FormData(event.currentTarget))
    setBusy(true)
    const answer = await callApi('POST /functions/create_share_link', { body })
    setBusy(false)
    if (answer.ok) {
      setMade(answer.value)
      toast({ title: t('share.created') })
      revalidate()
      return
    }
    const signedOut = answer.code === 'not_signed_in'
    const why = answer.code === 'invalid_input' ? { description: answer.error } : {}
    toast({ title: t(signedOut ? 'share.login' : 'share.createFailed'), variant: 'destructive', ...why })
  }

  return (
    <Card aria-labelledby="create-share">
      <CardHeader>
        <CardTitle id="create-share">{t('share.create')}</CardTitle>
      </CardHeader>
      <form className="grid gap-4" onSubmit={(event) => void create(event)}>
        <fieldset className="choice">
          <legend>{t('share.scope')}</legend>
          {(['full', 'discipline'] as const).map((one) => (
            <label key={one}>
              <input
                type="radio"
                name="scope"
                value={one}
                checked={scope === one}
                onChange={() => setScope(one)}
              />
              <span>{t(`share.${one}`)}</span>
            </label>
          ))}
        </fieldset>
        {scope === 'discipline' && (
          <div>
            <Select label={t('summary.discipline')} name="discipline">
              {shareDisciplines.map((one) => (
                <option key={one} value={one}>
                  {t(`summary.${one}`)}
                </option>
              ))}
            </Select>
            <p className="mt-1 text-sm text-muted">{t('share.disciplineHint')}</p>
          </div>
        )}
        <Select label={t('share.expires')} name="days" defaultValue={defaultExpiryDays}>
          {expiryDays.map((days) => (
            <option key={days} value={days}>
              {t('share.days', { n: days })}
            </option>
          ))}
        </Select>
        <details className="more">
          <summary>{t('share.more')}</summary>
          <div className="grid gap-4 pt-2">
            <Field label={t('share.label')} name="label" maxLength={80} autoComplete="off" />
            <Field
              label={t('share.passcode')}
              hint={t('share.passcodeHint')}
              name="passcode"
              minLength={6}
              maxLength={128}
              autoComplete="off"
            />
            <Field
              label={t('share.viewLimit')}
              name="limit"
              type="number"
              min={1}
              max={1000}
              inputMode="numeric"
            />
            <fieldset className="ticks">
              <legend>{t('share.parts')}</legend>
              {shareParts.map((part: SharePart) => (
                <label key={part}>
                  <input type="checkbox" name="parts" value={part} defaultChecked />
                  <span>{t(`share.${part}`)}</span>
                </label>
              ))}
              {(['pictures', 'unconfirmed', 'notes'] as const).map((one) => (
                <label key={one}>
                  <input type="checkbox" name={one} />
                  <span>{t(`share.${one}`)}</span>
                </label>
              ))}
            </fieldset>
          </div>
        </details>
        <Button type="submit" size="lg" disabled={busy}>
          {t(busy ? 'share.creating' : 'share.submit')}
        </Button>
      </form>
      <div aria-live="polite">
        {made !== null && <ShareLinkView key={made.id} url={made.url} linkId={made.id} />}
      </div>
    </Card>
  )
}
