import type { SignInType } from './signInTypes'

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
