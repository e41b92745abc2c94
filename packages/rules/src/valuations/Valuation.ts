import type { NoFigureReason } from './noFigureReason'
import type { VehicleCondition } from './parseCondition'

/** How far a valuation is: asked and not answered, valued, accepted by the shopper, run out, or looked at by the dealership. */
export const valuationStates = ['asked', 'valued', 'accepted', 'expired', 'appraised'] as const
export type ValuationState = (typeof valuationStates)[number]

interface Standing {
  readonly state: ValuationState
  /** ISO in UTC; null where nothing is offered. */
  readonly validUntil: string | null
}

/** How far a valuation is at an instant: an offer that nobody accepted runs out by itself (ENT-21). */
export const valuationState = ({ state, validUntil }: Standing, now: string): ValuationState =>
  state === 'valued' && validUntil !== null && Date.parse(validUntil) <= Date.parse(now) ? 'expired' : state

/** Whether the shopper can accept what is offered now. */
export const canAccept = (standing: Standing, now: string): boolean => valuationState(standing, now) === 'valued'

/** A shopper's own vehicle. Of what isn't known, null or empty. */
export interface OwnVehicle {
  readonly plate: string | null
  /** A state of Australia, or NZ. */
  readonly state: string | null
  readonly vin: string | null
  readonly make: string
  readonly model: string
  readonly badge: string
  readonly year: number | null
  /** Made up for a demonstration: nobody looked anything up. */
  readonly simulated: boolean
}

/** What is asked and answered about one vehicle, and what became of it (TRD-01, ENT-21). Money in cents, instants ISO in UTC. */
export interface Valuation {
  /** Opens it in the browser that asked, and from the mail about it. */
  readonly token: string
  readonly vehicle: OwnVehicle
  readonly confirmed: boolean
  /** Odometer in kilometres. */
  readonly km: number | null
  readonly answers: Partial<VehicleCondition>
  /** Keys of pictures. */
  readonly photos: readonly string[]
  readonly photosDone: boolean
  /** The dealership has it: it became a lead. */
  readonly sent: boolean
  /** A code went to this number, masked, and wasn't entered yet; null without. */
  readonly codeTo: string | null
  readonly state: ValuationState
  readonly lowCents: number | null
  readonly highCents: number | null
  /** One amount in place of the range, once the dealership named it or the shopper accepted (ENT-21: offer_price). */
  readonly offerCents: number | null
  /** Why there is no figure; null while nobody knows, or there is one. */
  readonly reason: NoFigureReason | null
  /** Whose market value it rests on; empty without a figure. */
  readonly source: string
  readonly validUntil: string | null
  /** When the shopper would like to have it looked at, local to the site, `YYYY-MM-DDTHH:MM`. */
  readonly appraisalAt: string | null
  /** The car of the site it is to be traded in for. */
  readonly car: { readonly id: string; readonly slug: string; readonly name: string } | null
}

/** What a vehicle is called: year, make, model and badge, as far as they are known. */
export const vehicleName = ({ year, make, model, badge }: Pick<OwnVehicle, 'year' | 'make' | 'model' | 'badge'>): string =>
  [year, make, model, badge].filter(Boolean).join(' ')
