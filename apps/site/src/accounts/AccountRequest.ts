import type { SignedInShopper } from '@forecourt/data/shoppers/openShopperSession'
import type { LiveSite } from '../sites/createSiteRegistry'

/** A form of an account that was sent, with who sent it. */
export interface AccountRequest {
  readonly live: LiveSite
  readonly form: URLSearchParams
  readonly cookies: string | null
  /** The network it came from, as limits count it. */
  readonly network: string
  /** ISO in UTC. */
  readonly now: string
}

export interface OwnRequest extends AccountRequest {
  readonly shopper: SignedInShopper
}
