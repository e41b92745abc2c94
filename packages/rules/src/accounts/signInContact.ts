import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { sendsTextMessages } from '@forecourt/schema/switches/sendsTextMessages'
import { mobilePhone } from '../phone/mobilePhone'
import { isEmail } from '../text/isEmail'

/** Where a code can be sent. */
export interface SignInContact {
  readonly channel: 'email' | 'sms'
  /** An address in small letters, or a mobile as it is dialled from anywhere: one person, one text. */
  readonly sentTo: string
}

/** Where what a shopper typed can be sent a code (RTE-13): an email address, or a mobile where the site sends SMS; null for all else. */
export const signInContact = (typed: string, config: Pick<ResolvedConfig, 'auth' | 'identity'>): SignInContact | null => {
  const text = typed.trim()
  if (text.includes('@')) return text.length <= 254 && isEmail(text) ? { channel: 'email', sentTo: text.toLowerCase() } : null
  const mobile = sendsTextMessages(config) ? mobilePhone(text, config.identity.country) : null
  return mobile === null ? null : { channel: 'sms', sentTo: mobile }
}
