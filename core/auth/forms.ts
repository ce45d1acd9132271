import { z } from 'zod'

/** E-mails are compared without case and surrounding space. */
export const emailShape = z.string().trim().toLowerCase().max(254).pipe(z.email())

/** NIST SP 800-63B §5.1.1.2: at least 8 characters, no rules of composition. The cap keeps the hash's work bounded. */
export const newPasswordShape = z.string().min(8).max(256)

export const signUpShape = z.object({ email: emailShape, password: newPasswordShape })
export const signInShape = z.object({ email: emailShape, password: z.string().min(1).max(256) })

export const formText = {
  email: 'Please enter a valid email address.',
  password: 'Please choose a password of at least 8 characters.',
} as const
