import { createHmac, timingSafeEqual } from 'node:crypto'

/** Maximum age of a signature, in seconds; a resent webhook is signed again. */
export const noticeTolerance = 300

const signatureOf = (key: string, at: string, body: string): string => createHmac('sha256', key).update(`${at}.${body}`).digest('hex')

/** Signature header of payment providers: timestamp and HMAC of timestamp and body. */
export const signNotice = (key: string, body: string, now: string): string => {
  const at = String(Math.floor(Date.parse(now) / 1000))
  return `t=${at},v1=${signatureOf(key, at, body)}`
}

/** Whether a webhook has a recent signature by one of the keys; previous keys are valid during rotation. */
export const isSignedNotice = (
  { body, signature, now }: { readonly body: string; readonly signature: string; readonly now: string },
  keys: readonly string[],
): boolean => {
  const parts = signature.split(',').map((part) => part.split('=', 2) as [string, string | undefined])
  const at = parts.find(([name]) => name === 't')?.[1] ?? ''
  const given = parts.flatMap(([name, value]) => (name === 'v1' && value && /^[0-9a-f]{64}$/.test(value) ? [Buffer.from(value)] : []))
  if (!/^\d{1,12}$/.test(at) || Math.abs(Date.parse(now) / 1000 - Number(at)) > noticeTolerance) return false
  return keys.some((key) => {
    const expected = Buffer.from(signatureOf(key, at, body))
    return given.some((one) => timingSafeEqual(one, expected))
  })
}
