import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { sendsTextMessages } from '@forecourt/schema/switches/contactSwitches'
import { mobilePhone } from '../phone/writtenPhone'
import { isEmail } from '../text/emailIn'
import type { SignInType } from './hasAccounts'

/** A masked email address or number for display: enough to notice a typo, too little to disclose it (RTE-13). */
export const maskedContact = (sentTo: string): string => {
  const at = sentTo.lastIndexOf('@')
  if (at < 0) return `${sentTo.slice(0, 3)} ••• ${sentTo.slice(-3)}`
  return `${sentTo.slice(0, 1)}•••${at > 1 ? sentTo.slice(at - 1, at) : ''}${sentTo.slice(at)}`
}

/** Parses a six-digit sign-in code, ignoring spaces and dashes; null if it isn't six digits (RTE-13). */
export const parseSignInCode = (text: string): string | null => {
  const digits = text.normalize('NFKC').replace(/[\s\u200b-\u200d\u2060-]/g, '')
  return /^\d{6}$/.test(digits) ? digits : null
}

/** Errors of the sign-in page, by their query parameter. */
export const signInProblems = {
  contact: 'Please enter an email address we can send a code to.',
  contactOrMobile: 'Please enter an email address, or an Australian or New Zealand mobile number.',
  mobile: 'Please enter an Australian or New Zealand mobile number.',
  code: 'That’s not the code we sent. Please check it and try again.',
  spent: 'That code has been used or has expired. Please request a new one.',
  soon: 'We sent your last code a moment ago and it still works.',
  wait: 'That’s a lot of attempts. Please wait a while before trying again.',
  taken: 'That already belongs to another account. Sign out here, then sign in with it.',
  phone: 'Please enter a phone number we can reach you on.',
  away: 'We can’t sign you in right now. Please try again in a minute.',
} as const
export type SignInProblem = keyof typeof signInProblems

/** Data of the sign-in page (RTE-13). */
export interface SignIn {
  readonly type: SignInType
  /** Path of the site to open after sign-in. */
  readonly redirect: string
  /** Path of the site to open if the shopper doesn't sign in. */
  readonly back: string
  readonly step: 'contact' | 'code' | 'phone'
  /** Masked recipient of the code; empty before it is sent. */
  readonly sentTo: string
  readonly problem: SignInProblem | null
  /** Seconds until another code can be sent, if the last request came too early. */
  readonly retrySeconds: number | null
  /** For a signed-in shopper: the second sign-in method to add, an email address or a mobile (AUTH-02). */
  readonly addedMethod: SignInMethod | null
}

export type SignInMethod = 'email' | 'mobile'

interface AccountContacts {
  readonly email: string | null
  readonly mobile: string | null
}

/** The sign-in method that an account can still add: email, or mobile where the site sends codes by SMS; null for none (AUTH-02). */
export const missingSignInMethod = ({ email, mobile }: AccountContacts, config: Pick<ResolvedConfig, 'auth'>): SignInMethod | null => {
  if (email === null) return 'email'
  return mobile === null && sendsTextMessages(config) ? 'mobile' : null
}

/** Providers that ignore dots in the local part, with the canonical name of their domain. */
const ignoresDots: { readonly [domain: string]: string } = { 'gmail.com': 'gmail.com', 'googlemail.com': 'gmail.com' }

/**
 * Normalises an email address so that all aliases of a mailbox compare equal: lower case, without the plus tag, without dots where the
 * provider ignores them. Leaves mobiles as they are. For comparison only: mail goes to the address as entered.
 */
export const mailboxKey = (contact: string): string => {
  const text = contact.trim().toLowerCase()
  const at = text.lastIndexOf('@')
  if (at <= 0) return text
  const domain = text.slice(at + 1)
  const localPart = text.slice(0, at).split('+', 1)[0] || text.slice(0, at)
  return Object.hasOwn(ignoresDots, domain) ? `${localPart.replaceAll('.', '')}@${ignoresDots[domain]}` : `${localPart}@${domain}`
}

/** Recipient of a sign-in code. */
export interface SignInContact {
  readonly channel: 'email' | 'sms'
  /** The email address in lower case, or the mobile in international format, so that one person always has the same text. */
  readonly sentTo: string
}

/** Parses the recipient of a sign-in code (RTE-13): an email address, or a mobile where the site sends SMS; null for anything else. */
export const signInContact = (entered: string, config: Pick<ResolvedConfig, 'auth' | 'identity'>): SignInContact | null => {
  const text = entered.trim()
  if (text.includes('@')) return text.length <= 254 && isEmail(text) ? { channel: 'email', sentTo: text.toLowerCase() } : null
  const mobile = sendsTextMessages(config) ? mobilePhone(text, config.identity.country) : null
  return mobile === null ? null : { channel: 'sms', sentTo: mobile }
}
