import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { isOn } from '../parts/settingNeeds'

/** Texts of the sign-in page for one sign-in type. */
interface SignInTexts {
  readonly heading: string
  readonly text: string
  /** Whether it needs a phone number besides the code's recipient (AUTH-02, FAV-10). */
  readonly needsPhone: boolean
}

/** Features that require sign-in, with the texts of the sign-in page (AUTH-03, RTE-13). */
export const signInTypes = {
  watchlist: {
    heading: 'Sign in to save cars',
    text: 'The cars you save go in your account, so you’ll see them on your phone and your computer.',
    needsPhone: true,
  },
  'trade-in': { heading: 'Sign in to save your vehicle', text: 'So we know who to contact about it.', needsPhone: true },
  checkout: { heading: 'Sign in to continue', text: 'So we know who the car is for.', needsPhone: false },
  finance: {
    heading: 'Sign in to ask about finance',
    text: 'See how our finance works, what a loan would cost and how to enquire. Signing in doesn’t mean you’ve applied for finance.',
    needsPhone: false,
  },
  'spin-to-win': { heading: 'Sign in to spin', text: 'It’s one spin per person, so we need to know who you are.', needsPhone: false },
  'online-payment': { heading: 'Sign in to pay', text: 'So we know whose payment it is.', needsPhone: true },
  'car-finance': {
    heading: 'Sign in to see your figures',
    text: 'Enter your budget and deposit to see your repayments. Only you can see them, and signing in isn’t an application.',
    needsPhone: false,
  },
  'my-garage': { heading: 'Sign in', text: 'See the cars you’re watching, your saved searches and your enquiries.', needsPhone: false },
} as const satisfies { readonly [type: string]: SignInTexts }

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
