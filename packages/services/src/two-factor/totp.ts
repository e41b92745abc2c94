import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

const stepSeconds = 30
const digits = 6
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

const base32 = (bytes: Buffer): string => {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{1,5}/g) ?? []).map((five) => letters[Number.parseInt(five.padEnd(5, '0'), 2)]).join('')
}

const fromBase32 = (text: string): Buffer => {
  const bits = [...text].map((letter) => letters.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

/** A fresh secret of 160 bits for an authenticator app, as such apps take it. */
export const newTotpSecret = (): string => base32(randomBytes(20))

/** What an authenticator app is given by its camera. */
export const totpAddress = (secret: string, email: string): string =>
  `otpauth://totp/${encodeURIComponent(`Forecourt:${email}`)}?secret=${secret}&issuer=Forecourt&algorithm=SHA1&digits=${digits}&period=${stepSeconds}`

/** The code of a time step (RFC 6238 with SHA-1, which is what every app knows). */
export const totpCode = (secret: string, step: number): string => {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', fromBase32(secret)).update(counter).digest()
  const value = mac.readUInt32BE((mac.at(-1) ?? 0) & 15) & 0x7fff_ffff
  return String(value % 10 ** digits).padStart(digits, '0')
}

/** Which time step a code is of: now, or one before or after, since clocks differ; null for a wrong one. */
export const totpStepOf = (secret: string, typed: string, now: string): number | null => {
  const code = typed.replace(/\s/g, '')
  if (!/^\d{6}$/.test(code)) return null
  const current = Math.floor(Date.parse(now) / 1000 / stepSeconds)
  return [current, current - 1, current + 1].find((step) => timingSafeEqual(Buffer.from(code), Buffer.from(totpCode(secret, step)))) ?? null
}
