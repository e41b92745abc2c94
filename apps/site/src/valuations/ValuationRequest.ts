import type { StoredValuation } from '@forecourt/data/valuations/StoredValuation'
import type { ValuationDeed, ValuationProblem } from '@forecourt/rules/valuations/ValuationPage'
import type { LiveSite } from '../sites/createSiteRegistry'

/** A step of a valuation that was sent, with who sent it. */
export interface ValuationRequest {
  readonly live: LiveSite
  /** What was said, by field. */
  readonly said: { readonly [field: string]: string }
  readonly files: readonly Uint8Array[]
  /** The one that it is about; null before there is one. */
  readonly valuation: StoredValuation | null
  readonly cookies: string | null
  /** The network it came from, as limits count it. */
  readonly network: string
  readonly userAgent: string | null
  /** ISO in UTC. */
  readonly now: string
}

/** What became of it. */
export interface ValuationOutcome {
  /** Which valuation is shown from now on; the same as before unless said. */
  readonly id?: string | null
  readonly faults?: { readonly [field: string]: string }
  readonly problem?: ValuationProblem
  readonly done?: ValuationDeed
  readonly typed?: { readonly [field: string]: string }
  /** The step to stay at. */
  readonly asked?: string
  /** Cookies to be set beside the valuation's own. */
  readonly cookies?: readonly string[]
  /** Where to go instead of the page of the valuation. */
  readonly to?: string
}
