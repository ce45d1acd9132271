import { useRef, useState, type ChangeEvent, type FormEvent } from 'react'
import type { Profile } from '#core/records/profile'
import { bloodTypes, isPastDay, isPhone, profileLimits } from '#core/records/profile-choices'
import { callApi, refusalText } from '../../session/api'
import { useSpeech } from '../i18n'
import { Button } from '../ui/button'
import { Card, CardHeader, CardTitle } from '../ui/card'
import { Field } from '../ui/input'
import { Select } from '../ui/select'
import { useToast } from '../ui/toast'

const fields = ['first_name', 'last_name', 'dob', 'father_name', 'phone', 'blood_type', 'address'] as const
type FieldName = (typeof fields)[number]
type Values = Readonly<Record<FieldName, string>>

const valuesOf = (profile: Profile): Values =>
  Object.fromEntries(fields.map((name) => [name, profile[name] ?? ''])) as Values

/** What can be said before asking the server, which has the last word. */
function isWrong(name: FieldName, text: string): boolean {
  if (text.length > profileLimits[name]) return true
  if (name === 'dob') return text !== '' && !isPastDay(text)
  return name === 'phone' && text !== '' && !isPhone(text)
}

/** Who the record is about. What was typed stays, whatever comes of sending it. */
export function PersonalForm({ profile }: { readonly profile: Profile }) {
  const { t } = useSpeech()
  const toast = useToast()
  const form = useRef<HTMLFormElement>(null)
  // Apart from what is kept, so that an import, or another device, shows in what nobody is typing in.
  const [typed, setTyped] = useState<Partial<Values>>({})
  const values: Values = { ...valuesOf(profile), ...typed }
  const [wrong, setWrong] = useState<readonly string[]>([])
  const [busy, setBusy] = useState(false)
  const change = (changed: Partial<Values>) => setTyped((before) => ({ ...before, ...changed }))

  const save = async (event: FormEvent) => {
    event.preventDefault()
    const bad = fields.filter((name) => isWrong(name, values[name].trim()))
    setWrong(bad)
    const [first] = bad
    if (first) return form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus()
    setBusy(true)
    const answer = await callApi('PATCH /rest/profiles/{id}', {
      params: { id: profile.user_id },
      body: values,
    })
    setBusy(false)
    if (answer.ok) toast({ title: t('profile.saved'), about: 'profile' })
    else
      toast({
        title: t('profile.saveFailed'),
        description: refusalText(t, answer),
        variant: 'destructive',
        about: 'profile',
      })
  }

  const field = (name: FieldName, error: 'tooLong' | 'dobError' | 'phoneError' = 'tooLong') => ({
    name,
    value: values[name],
    error: wrong.includes(name) ? t(`profile.${error}`) : undefined,
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => change({ [name]: target.value }),
  })

  return (
    <Card aria-labelledby="personal">
      <CardHeader>
        <CardTitle id="personal">{t('profile.personal')}</CardTitle>
      </CardHeader>
      <form
        ref={form}
        noValidate
        onSubmit={(event) => void save(event)}
        className="grid gap-4 sm:grid-cols-2"
      >
        <Field label={t('profile.firstName')} autoComplete="given-name" dir="auto" {...field('first_name')} />
        <Field label={t('profile.lastName')} autoComplete="family-name" dir="auto" {...field('last_name')} />
        <Field label={t('profile.dob')} type="date" autoComplete="bday" {...field('dob', 'dobError')} />
        <Field label={t('profile.fatherName')} dir="auto" {...field('father_name')} />
        <Field
          label={t('profile.phone')}
          type="tel"
          autoComplete="tel"
          dir="ltr"
          {...field('phone', 'phoneError')}
        />
        <Select
          label={t('profile.bloodType')}
          name="blood_type"
          value={values.blood_type}
          onChange={({ target }) => change({ blood_type: target.value })}
        >
          <option value="">{t('profile.bloodUnknown')}</option>
          {bloodTypes.map((type) => (
            <option key={type} value={type} dir="ltr">
              {type}
            </option>
          ))}
        </Select>
        <div className="sm:col-span-2">
          <Field
            label={t('profile.address')}
            autoComplete="street-address"
            dir="auto"
            {...field('address')}
          />
        </div>
        <Button type="submit" disabled={busy} className="sm:col-span-2 sm:justify-self-start">
          {busy ? t('profile.saving') : t('profile.save')}
        </Button>
      </form>
    </Card>
  )
}
