import { createHmac } from 'node:crypto'
import type { Mailer } from '../mail/createMailer'

/** A text message as we hand it over. */
export interface Sms {
  /** As it is dialled from anywhere, such as +61491570006. */
  readonly to: string
  readonly text: string
}

/** The way out for text messages. Rejects when the message was not taken over. */
interface SmsSender {
  send(sms: Sms): Promise<void>
}

/** What a gateway signs the text messages with that it hands an organisation: its own, so that no other dealer's gateway can (ENT-16). */
export const textKey = (secret: string, organisationId: string): string =>
  createHmac('sha256', secret).update(`texts to ${organisationId}`).digest('hex')

/** Without a gateway, text messages lie in the mailbox that mail is kept in, where the console shows them: they cost nothing and reach nobody. */
export const mailboxSms = (mailer: Pick<Mailer, 'send'>): SmsSender => ({
  async send({ to, text }) {
    const html = `<pre>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</pre>`
    await mailer.send({ to: [`${to}@sms.example`], fromName: 'Text message', subject: `Text message to ${to}`, text, html })
  },
})

export interface SmsGateway {
  /** Where messages are posted to, as JSON: `{ to, text }`. */
  readonly url: string
  readonly key: string
  /** Milliseconds. */
  readonly timeoutMs?: number
}

/** Hands text messages to a gateway over HTTPS. */
export const gatewaySms = ({ url, key, timeoutMs = 10_000 }: SmsGateway): SmsSender => ({
  async send(sms) {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
      body: JSON.stringify(sms),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (!answer.ok) throw new Error(`The gateway for text messages answered ${answer.status}`)
  },
})
