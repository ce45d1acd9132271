import type { Provider } from '#core/auth/provider'
import { SecondStep } from '../session/second-step'
import { SignIn } from '../session/sign-in'
import { Gate } from './gate'

/** What a public page lets somebody do, as JSON can say it. */
export type Content =
  | { readonly name: 'gate'; readonly denied: boolean; readonly receipt: string | null }
  | { readonly name: 'sign-in'; readonly providers: readonly Provider[] }
  | { readonly name: 'second-step' }

export function ContentOf({ content }: { readonly content: Content }) {
  switch (content.name) {
    case 'gate':
      return <Gate denied={content.denied} receipt={content.receipt} />
    case 'sign-in':
      return <SignIn providers={content.providers} />
    case 'second-step':
      return <SecondStep />
  }
}
