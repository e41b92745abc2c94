import type { LeadRow } from '../LeadRow'

/** The organisation, dealership and location that a lead is for. */
interface DeliveredPlace {
  readonly organisationName: string
  readonly dealershipName: string | null
  readonly locationName: string | null
  readonly street: string | null
  readonly city: string | null
  readonly state: string | null
  readonly postcode: string | null
  readonly country: 'AU' | 'NZ'
  readonly phone: string | null
  readonly email: string | null
  readonly timeZone: string
}

/** A lead as an external system, such as a CRM, gets it; it may not have been sent yet. */
export interface DeliveredLead {
  readonly lead: LeadRow
  readonly place: DeliveredPlace
}
