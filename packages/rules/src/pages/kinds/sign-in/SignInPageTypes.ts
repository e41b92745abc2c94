import type { SignIn } from '../../../accounts/SignIn'
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
  }
}
