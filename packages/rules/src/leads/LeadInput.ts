import type { LeadForm } from './LeadForm'

/** What a shopper sends in a form, before validation; the site comes from the host, never from here (API-07). */
export interface LeadInput {
  readonly form: LeadForm
  readonly name: string
  readonly lastName?: string
  readonly email: string
  readonly phone: string
  /** A phone number or an email address, where a form asks for either (VDP-07). */
  readonly contact?: string
  readonly postcode?: string
  readonly message?: string
  readonly category?: string
  /** Whom an instant message is for, as in the site's `chat.departments` (CFG-19). */
  readonly department?: string
  readonly carSlug?: string
  readonly locationId?: string
  readonly dealershipSlug?: string
  readonly rego?: string
  /** Local date and time at the location, `YYYY-MM-DDTHH:MM`. */
  readonly preferredTime?: string
  /** Whole dollars, as typed (ENQ-26). */
  readonly offerFromClient?: string
  readonly vehicleDescription?: string
  /** The shopper would like a finance quote, too (ENT-28). */
  readonly optInFinance?: boolean
  /** The shopper has a car to trade in (ENT-28). */
  readonly optInTrade?: boolean
  /** There is finance owing on the shopper's own car (ENQ-28). */
  readonly financeOwing?: boolean
  readonly optIn?: boolean
  /** The box for news and offers was ticked when the form was opened. */
  readonly optInPreticked?: boolean
  readonly termsAgreed?: boolean
  readonly isLastStep?: boolean
  readonly url?: string
  readonly visitedPages?: readonly string[]
  /** Hidden from people; filled in only by machines. */
  readonly website?: string
  /** Milliseconds the form was open before it was sent; null from a page without scripts, which can't tell. */
  readonly elapsedMs?: number | null
}
