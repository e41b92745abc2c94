import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { isEmail } from '../leads/isEmail'
import { dialledPhone } from '../phone/dialledPhone'

/** Where a code can be sent. */
export interface SignInContact {
  readonly channel: 'email' | 'sms'
  /** An address in small letters, or a mobile as it is dialled from anywhere: one person, one text. */
  readonly sentTo: string
}

/** Mobiles of Australia and New Zealand: numbers elsewhere, and those that cost extra, are never written to (RTE-13). */
const mobile = /^\+(?:614\d{8}|642\d{7,9})$/

/** Where what a shopper typed can be sent a code (RTE-13): an email address, or a mobile where the site sends SMS; null for all else. */
export const signInContact = (typed: string, { auth, identity }: Pick<ResolvedConfig, 'auth' | 'identity'>): SignInContact | null => {
  const text = typed.trim()
  if (text.includes('@')) return text.length <= 254 && isEmail(text) ? { channel: 'email', sentTo: text.toLowerCase() } : null
  if (!auth.sms || text.length > 24) return null
  const dialled = dialledPhone(text, identity.country)
  return dialled && mobile.test(dialled) ? { channel: 'sms', sentTo: dialled } : null
}
