import type { Car } from '@forecourt/rules/entities/Car'
import type { LeadForm } from '@forecourt/rules/entities/LeadForm'
import type { ConversationStage } from '@forecourt/rules/leads/inbox/conversationStages'
import type { StoredAttributes, StoredColumns } from '@forecourt/rules/leads/leadAnswers'
import type { FirstTouch } from '@forecourt/rules/leads/visits/firstTouch'

/** What the car was when the lead was sent: it may be another price, or gone, when the lead is read. */
export type CarFacts = Pick<
  Car,
  'stockNumber' | 'vin' | 'year' | 'make' | 'model' | 'badge' | 'carType' | 'status' | 'priceCents' | 'km' | 'regoPlate'
> & {
  /** Left out of leads from before it was kept (ENT-28). */
  readonly manufacturerSlug?: string
}

/** What the car is when the lead is read. */
export interface CarNow extends Pick<Car, 'status' | 'reserved' | 'priceCents'> {
  readonly imageKey: string | null
}

/** What only some forms ask, and the way to the form. */
export type LeadAttributes = StoredAttributes & {
  readonly visitedPages: readonly string[]
  readonly linkedQueryParams: { readonly [name: string]: string }
  readonly firstTouch?: FirstTouch
  readonly eventParams: { readonly [name: string]: string | number }
}

/** A lead as it was stored (ENT-16). */
export interface LeadRow extends StoredColumns {
  readonly id: string
  readonly organisationId: string
  readonly siteId: string
  readonly siteName: string
  readonly form: LeadForm
  readonly eventId: number
  readonly carId: string | null
  readonly carSlug: string | null
  readonly carName: string | null
  readonly carFacts: CarFacts | null
  /** Null where it is about no car, or the car is gone. */
  readonly carNow: CarNow | null
  readonly dealershipId: string | null
  readonly dealershipName: string | null
  readonly locationId: string | null
  readonly locationName: string | null
  readonly attributes: LeadAttributes
  readonly suspicious: boolean
  readonly url: string | null
  readonly source: string | null
  readonly userAgent: string | null
  /** Where the conversation stands that it is part of. */
  readonly status: ConversationStage
  readonly conversationId: string | null
  readonly createdAt: string
  readonly updatedAt: string
}
