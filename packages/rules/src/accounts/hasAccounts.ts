import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { isOn } from '../parts/settingNeeds'

/** Texts of the sign-in page for one sign-in type. */
interface SignInWords {
  readonly heading: string
  readonly text: string
  /** Whether it needs a phone number besides the code's recipient (AUTH-02, FAV-10). */
  readonly needsPhone: boolean
}

/** Features that require sign-in, with the texts of the sign-in page (AUTH-03, RTE-13). */
export const signInTypes = {
  watchlist: {
    heading: 'Sign in to watch cars',
    text: 'The cars you save are then in your account, and the same on your phone and your computer.',
    needsPhone: true,
  },
  'trade-in': { heading: 'Sign in about your car', text: 'So that we know whom to answer about the car you have now.', needsPhone: true },
  checkout: { heading: 'Sign in to go on', text: 'So that we know for whom the car is.', needsPhone: true },
  finance: {
    heading: 'Sign in to ask about finance',
    text: 'How we lend, what a loan comes to and the form to ask with are behind this, so that we know whom to answer. Signing in is no application.',
    needsPhone: false,
  },
  'spin-to-win': { heading: 'Sign in to spin', text: 'One spin for each person, so we ask who you are.', needsPhone: false },
  'online-payment': { heading: 'Sign in to pay', text: 'So that we know whose payment it is.', needsPhone: true },
  'car-finance': {
    heading: 'Sign in to see your own figures',
    text: 'Say what the car may cost and what you put down, and see what it comes to. It is for you alone, and signing in is no application.',
    needsPhone: true,
  },
  'my-garage': { heading: 'Sign in', text: 'To the cars you watch, your searches and what you asked us.', needsPhone: false },
} as const satisfies { readonly [type: string]: SignInWords }

export type SignInType = keyof typeof signInTypes

/** Parses the sign-in type of a URL; falls back to 'my-garage' (RTE-13). */
export const signInType = (text: string | null): SignInType =>
  text !== null && Object.hasOwn(signInTypes, text) ? (text as SignInType) : 'my-garage'

/** URL of the sign-in page, with the paths for after and for leaving it (RTE-13, AUTH-08). */
export const signInHref = (type: SignInType, { redirect, back }: { readonly redirect: string; readonly back: string }): string =>
  `/sign-in?${new URLSearchParams({ type, redirect, back })}`

/** A site with shopper accounts (AUTH-07). */
export const accountsOn = isOn('/auth/enabled')

/** Whether a site has shopper accounts (AUTH-07). */
export const hasAccounts = (config: { readonly auth: Pick<ResolvedConfig['auth'], 'enabled'> }): boolean => accountsOn.holds({ config })
