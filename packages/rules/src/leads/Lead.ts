import type { Cents } from '../entities/Car'
import type { LeadForm } from './LeadForm'

/** A lead that was checked and put in order, ready to be stored (ENT-16). */
export interface Lead {
  readonly form: LeadForm
  readonly name: string
  readonly lastName: string | null
  /** Empty where the shopper left only a number. */
  readonly email: string
  /** As dialled from anywhere: `+61491570006`; empty where the shopper left only an email address. */
  readonly phone: string
  readonly postcode: string | null
  readonly message: string | null
  readonly category: string
  readonly subcategory: string | null
  readonly carId: string | null
  readonly carSlug: string | null
  readonly locationId: string | null
  readonly dealershipSlug: string | null
  readonly rego: string | null
  /** Local date and time at the location, `YYYY-MM-DDTHH:MM`. */
  readonly preferredTime: string | null
  readonly offerCents: Cents | null
  readonly vehicleDescription: string | null
  readonly optInFinance: boolean
  readonly optInTrade: boolean
  readonly financeOwing: boolean
  /** The shopper ticked the box themselves: the only consent to news and offers. */
  readonly optIn: boolean
  /** The box was ticked at first and left so, which is no consent (ENQ-16). */
  readonly optInLeft: boolean
  /** The words beside the box at the time; null when the box wasn't shown (ENQ-16). */
  readonly optInWording: string | null
  readonly termsAgreed: boolean
  /** The page it was sent from. */
  readonly url: string | null
  readonly visitedPages: readonly string[]
  readonly eventId: number
  readonly eventParams: { readonly [name: string]: string | number }
  /** Looks like a machine's; kept and marked. */
  readonly suspicious: boolean
}
