import type { SignedInShopper } from '@forecourt/data/shoppers/openShopperSession'
import type { LiveSite } from '../sites/createSiteRegistry'

/** A submitted account form and its sender. */
export interface AccountRequest {
  readonly live: LiveSite
  readonly form: URLSearchParams
  readonly cookies: string | null
  /** Client network for rate limits. */
  readonly network: string
  /** ISO in UTC. */
  readonly now: string
}

export interface OwnRequest extends AccountRequest {
  readonly shopper: SignedInShopper
}
