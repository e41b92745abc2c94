import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { sendsTextMessages } from '@forecourt/schema/switches/contactSwitches'
import { mobilePhone } from '../phone/writtenPhone'
import { isEmail } from '../text/emailIn'
import type { SignInType } from './hasAccounts'

/** An address or number as a page repeats it: enough to see a slip, not enough to read it over a shoulder (RTE-13). */
export const maskedContact = (sentTo: string): string => {
  const at = sentTo.lastIndexOf('@')
  if (at < 0) return `${sentTo.slice(0, 3)} ••• ${sentTo.slice(-3)}`
  return `${sentTo.slice(0, 1)}•••${at > 1 ? sentTo.slice(at - 1, at) : ''}${sentTo.slice(at)}`
}

/** The six digits of a code however they were typed or pasted, with blanks or a dash; null where they aren't six (RTE-13). */
export const parseSignInCode = (text: string): string | null => {
  const digits = text.normalize('NFKC').replace(/[\s\u200b-\u200d\u2060-]/g, '')
  return /^\d{6}$/.test(digits) ? digits : null
}

/** What went wrong on the sign-in page, as its address says it. */
export const signInProblems = {
  contact: 'Please enter an email address we can send a code to.',
  contactOrMobile: 'Please enter an email address, or an Australian or New Zealand mobile number.',
  mobile: 'Please enter an Australian or New Zealand mobile number.',
  code: 'That is not the code we sent. Please look again.',
  spent: 'That code is used up or too old. Please ask for a new one.',
  soon: 'The last code went out a moment ago and still works.',
  wait: 'That was a lot of tries. Please wait a while before the next.',
  taken: 'That belongs to an account with another address or number already. Sign out here, and sign in with it.',
  phone: 'Please enter a phone number we can reach you on.',
  away: 'We can’t sign you in just now. Please try again in a minute.',
} as const
export type SignInProblem = keyof typeof signInProblems

/** All that the sign-in page shows beside the site's own (RTE-13). */
export interface SignIn {
  readonly type: SignInType
  /** Where to go once signed in, and where back to without: paths of the site. */
  readonly redirect: string
  readonly back: string
  readonly step: 'contact' | 'code' | 'phone'
  /** To whom the code went, masked; empty before. */
  readonly sentTo: string
  readonly problem: SignInProblem | null
  /** In how many seconds another code can be sent, where one was asked for too soon. */
  readonly again: number | null
  /** Of a shopper who is signed in: the second way in they add, an address or a mobile (AUTH-02). */
  readonly adds: SecondWay | null
}

export type SecondWay = 'email' | 'mobile'

interface Known {
  readonly email: string | null
  readonly mobile: string | null
}

/** The way in that an account has not got yet and could: an address, or a mobile where the site sends codes to some; null for none (AUTH-02). */
export const secondWay = ({ email, mobile }: Known, config: Pick<ResolvedConfig, 'auth'>): SecondWay | null => {
  if (email === null) return 'email'
  return mobile === null && sendsTextMessages(config) ? 'mobile' : null
}

/** Providers that deliver an address whatever dots are in it, under any of their names. */
const dotless: { readonly [domain: string]: string } = { 'gmail.com': 'gmail.com', 'googlemail.com': 'gmail.com' }

/**
 * The same text for all addresses that reach one mailbox, so that one person is not taken for many: without what follows a plus, in small
 * letters, and without dots where the provider ignores them. A mobile stays as it is. Only to compare: mail goes to the address as it was typed.
 */
export const mailboxKey = (contact: string): string => {
  const text = contact.trim().toLowerCase()
  const at = text.lastIndexOf('@')
  if (at <= 0) return text
  const domain = text.slice(at + 1)
  const plain = text.slice(0, at).split('+', 1)[0] || text.slice(0, at)
  return Object.hasOwn(dotless, domain) ? `${plain.replaceAll('.', '')}@${dotless[domain]}` : `${plain}@${domain}`
}

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
