import type { SmsSender } from './SmsSender'

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
