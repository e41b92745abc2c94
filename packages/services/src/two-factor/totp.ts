import { Secret, TOTP } from 'otpauth'

const period = 30
const issuer = 'Forecourt'

/** TOTP with six digits, SHA-1 and 30 seconds, which every authenticator app supports. */
const createTotp = (secret: string, label = issuer) => new TOTP({ issuer, label, secret, algorithm: 'SHA1', digits: 6, period })

/** Generates a 160-bit secret in base32. */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32

/** The otpauth URL for the QR code of an authenticator app. */
export const totpAddress = (secret: string, email: string): string => createTotp(secret, email).toString()

/**
 * The code of a time step (RFC 6238), for tests.
 *
 * @internal
 */
export const totpCode = (secret: string, step: number): string => createTotp(secret).generate({ timestamp: step * period * 1000 })

/** The time step of a code: the current one, or one before or after, as clocks differ; null for a wrong code. */
export const findTotpStep = (secret: string, entered: string, now: string): number | null => {
  const timestamp = Date.parse(now)
  const token = entered.replace(/\s/g, '')
  // The library compares bytes and throws for digits of other scripts, which have more of them.
  if (!/^[0-9]{6}$/.test(token)) return null
  const delta = createTotp(secret).validate({ token, timestamp, window: 1 })
  return delta === null ? null : Math.floor(timestamp / 1000 / period) + delta
}
