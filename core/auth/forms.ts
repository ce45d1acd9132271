import { z } from 'zod'

export const formText = {
  email: 'Please enter a valid email address.',
  password: 'Please choose a password of at least 8 characters.',
} as const

/** E-mails are compared without case and surrounding space. */
export const emailShape = z
  .string({ error: formText.email })
  .trim()
  .toLowerCase()
  .max(254, formText.email)
  .pipe(z.email(formText.email))

/** Its length alone: what else is wrong with one tells password.ts, which knows whose it is. */
export const newPasswordShape = z
  .string({ error: formText.password })
  .min(8, formText.password)
  .max(256, formText.password)

export const signUpShape = z.object({ email: emailShape, password: newPasswordShape })

const passwordText = 'Please enter your password.'
export const signInShape = z.object({
  email: emailShape,
  password: z.string({ error: passwordText }).min(1, passwordText).max(256, passwordText),
})

/** By `grant_type`: what signing in takes, or a refresh token where no cookie carries it. */
export const tokenShape = z
  .object({
    email: z.string({ error: formText.email }),
    password: z.string({ error: passwordText }),
    refresh_token: z.string(),
  })
  .partial()
  .optional()
