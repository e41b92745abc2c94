import { createHmac } from 'node:crypto'
import type { Mailer } from '../mail/createMailer'
import { outboxMessageId } from '../mail/mailFolder'

/** An outgoing text message. */
export interface Sms {
  /** E.164 number, such as +61491570006. */
  readonly to: string
  readonly text: string
}

/** Sends text messages. Rejects if the gateway did not accept the message. */
export interface SmsSender {
  /** @param id of the message in the outbox, by which the embedded mailbox finds it */
  send(sms: Sms, id?: string): Promise<void>
}

/** Webhook signing key of an organisation's SMS gateway; one per organisation, so that no other dealer's gateway can sign (ENT-16). */
export const smsWebhookKey = (secret: string, organisationId: string): string =>
  createHmac('sha256', secret).update(`texts to ${organisationId}`).digest('hex')

/** Fallback without a gateway: stores text messages in the embedded mailbox, which the console shows. Sends nothing. */
export const mailboxSms = (mailer: Pick<Mailer, 'send'>): SmsSender => ({
  async send({ to, text }, id) {
    const html = `<pre>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</pre>`
    const mail = { to: [`${to}@sms.example`], fromName: 'Text message', subject: `Text message to ${to}`, text, html }
    await mailer.send({ ...mail, ...(id && { messageId: outboxMessageId(id) }) })
  },
})

export interface SmsGateway {
  /** URL for POST requests with JSON: `{ to, text }`. */
  readonly url: string
  readonly key: string
  /** Milliseconds. */
  readonly timeoutMs?: number
}

/** Sends text messages through a gateway over HTTPS. */
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
