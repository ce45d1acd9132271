import { redirect, type ActionFunctionArgs } from '@remix-run/cloudflare'
import { locales } from '#core/i18n/locale'
import { ownPath, preferenceCookie } from '../preferences'

/** Remembers the language: of this device, and of whoever is signed in. */
export async function action({ context, request }: ActionFunctionArgs) {
  const form = await request.formData().catch(() => null)
  const locale = locales.find((candidate) => candidate === form?.get('locale'))
  if (!form || !locale) return new Response(null, { status: 400 })
  await context.record?.setLocale(locale)
  return redirect(ownPath(form.get('back')), {
    headers: { 'Set-Cookie': preferenceCookie('locale', locale) },
  })
}

export const loader = () => redirect('/')
