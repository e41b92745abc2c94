import type { FormKind } from '@forecourt/schema/blocks/blocks'

/** What a shopper sends in a form, before validation; the site comes from the host, never from here (API-07). */
export interface LeadInput {
  readonly form: FormKind | 'photos' | 'makeOffer' | 'similar'
  readonly name: string
  readonly lastName?: string
  readonly email: string
  readonly phone: string
  readonly postcode?: string
  readonly message?: string
  readonly category?: string
  readonly carSlug?: string
  readonly locationId?: string
  readonly dealershipSlug?: string
  readonly rego?: string
  readonly preferredTime?: string
  /** Whole dollars, as typed (ENQ-26). */
  readonly offerFromClient?: string
  readonly vehicleDescription?: string
  readonly optIn?: boolean
  readonly termsAgreed?: boolean
  readonly isLastStep?: boolean
  readonly url?: string
  readonly visitedPages?: readonly string[]
  /** Hidden from people; filled in only by machines. */
  readonly website?: string
  /** Milliseconds the form was open before it was sent. */
  readonly elapsedMs?: number
}
