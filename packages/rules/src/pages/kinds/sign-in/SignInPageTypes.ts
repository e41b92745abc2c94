import type { SignIn } from '../../../accounts/SignIn'
import type { Checkout } from '../../../checkout/Checkout'
import type { SiteData } from '../../../sites/SiteData'

/** Sign-in page. */
export interface SignInPageTypes {
  readonly route: {
    readonly page: 'signIn'
    readonly path: string
  }
  readonly data: {
    readonly page: 'signIn'
    readonly site: SiteData
    readonly signIn: SignIn
    /** The checkout that requires the sign-in; null for other pages, and if its car can't be reserved. */
    readonly wanted: Pick<Checkout, 'kind' | 'car'> | null
  }
}
