import { Secret, TOTP } from 'otpauth'

const period = 30
const issuer = 'Forecourt'

/** Codes of six digits, by SHA-1, a new one every half minute: what every authenticator app knows. */
const codesOf = (secret: string, label = issuer) => new TOTP({ issuer, label, secret, algorithm: 'SHA1', digits: 6, period })

/** A fresh secret of 160 bits for an authenticator app, as such apps take it. */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32

/** What an authenticator app is given by its camera. */
export const totpAddress = (secret: string, email: string): string => codesOf(secret, email).toString()

/**
 * The code of a time step (RFC 6238), as an app shows it: for tests.
 *
 * @internal
 */
export const totpCode = (secret: string, step: number): string => codesOf(secret).generate({ timestamp: step * period * 1000 })

/** Which time step a code is of: now, or one before or after, since clocks differ; null for a wrong one. */
export const findTotpStep = (secret: string, typed: string, now: string): number | null => {
  const timestamp = Date.parse(now)
  const token = typed.replace(/\s/g, '')
  // The library compares bytes: six digits of another script are more of them, and it throws.
  if (!/^[0-9]{6}$/.test(token)) return null
  const delta = codesOf(secret).validate({ token, timestamp, window: 1 })
  return delta === null ? null : Math.floor(timestamp / 1000 / period) + delta
}
