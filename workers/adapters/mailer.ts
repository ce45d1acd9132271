export interface Mail {
  readonly to: string
  readonly subject: string
  /** Plain: what a person reads, and no picture that tells when. */
  readonly text: string
}

export interface Mailer {
  /** False where nothing is set up that could send it. */
  send(mail: Mail): Promise<boolean>
}

interface MailConfig {
  /** Cloudflare's own, in a deployment. */
  readonly email: SendEmail | undefined
  readonly from: string | null
  /** On one's own machine: writes the mail down instead. */
  readonly local: Fetcher | undefined
}

/** By Cloudflare Email where it is bound; into a folder on one's own machine; else nowhere. */
export function openMailer({ email, from, local }: MailConfig): Mailer {
  return {
    async send(mail) {
      if (email && from !== null) await email.send({ from, ...mail })
      else if (local) await local.fetch('http://mail/', { method: 'POST', body: JSON.stringify(mail) })
      else return false
      return true
    },
  }
}
