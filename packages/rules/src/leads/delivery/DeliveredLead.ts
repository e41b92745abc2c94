import type { LeadRow } from '../LeadRow'

/** The recipient of a lead, as external systems get it. */
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

/** A lead with the data that external systems get. */
export interface DeliveredLead {
  readonly lead: LeadRow
  readonly place: DeliveredPlace
}
