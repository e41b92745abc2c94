import type { Offer } from '../entities/Offer'

/** An offer of the organisation, whether the site shows it or not (ENT-11). */
export interface HeldOffer extends Offer {
  /** Whether it names the site among those it is left out of (OFR-05). */
  readonly leftOut: boolean
}
