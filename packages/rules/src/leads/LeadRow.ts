import type { Car } from '../entities/Car'
import type { LeadForm } from '../entities/LeadForm'
import type { ConversationStage } from './inbox/conversationStages'
import type { StoredAttributes, StoredColumns } from './leadAnswers'
import type { FirstTouch } from './visits/firstTouch'

/** Snapshot of the car when the lead was sent; its price may change or the car may be deleted later. */
export type CarFacts = Pick<
  Car,
  'stockNumber' | 'vin' | 'year' | 'make' | 'model' | 'badge' | 'carType' | 'status' | 'priceCents' | 'km' | 'regoPlate'
> & {
  /** Missing in older leads (ENT-28). */
  readonly manufacturerSlug?: string
}

/** The current state of the car. */
export interface CarNow extends Pick<Car, 'status' | 'reserved' | 'priceCents'> {
  readonly imageKey: string | null
}

/** Answers of single forms, and the visit before the form. */
export type LeadAttributes = StoredAttributes & {
  readonly visitedPages: readonly string[]
  readonly linkedQueryParams: { readonly [name: string]: string }
  readonly firstTouch?: FirstTouch
  readonly eventParams: { readonly [name: string]: string | number }
}

/** A stored lead (ENT-16). */
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
  /** Null if it concerns no car, or the car was deleted. */
  readonly currentCar: CarNow | null
  readonly dealershipId: string | null
  readonly dealershipName: string | null
  readonly locationId: string | null
  readonly locationName: string | null
  readonly attributes: LeadAttributes
  readonly suspicious: boolean
  readonly url: string | null
  readonly source: string | null
  readonly userAgent: string | null
  /** Stage of its conversation. */
  readonly status: ConversationStage
  readonly conversationId: string | null
  readonly createdAt: string
  readonly updatedAt: string
}
