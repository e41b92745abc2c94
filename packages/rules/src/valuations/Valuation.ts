import type { NoFigureReason } from './noFigureReason'
import type { VehicleCondition } from './parseCondition'

/** States of a valuation: requested without a figure, valued, accepted by the shopper, expired, or appraised by the dealership. */
export const valuationStates = ['asked', 'valued', 'accepted', 'expired', 'appraised'] as const
export type ValuationState = (typeof valuationStates)[number]

interface Standing {
  readonly state: ValuationState
  /** ISO in UTC; null without an offer. */
  readonly validUntil: string | null
}

/** State of a valuation at an instant: an offer expires unless accepted (ENT-21). */
export const valuationState = ({ state, validUntil }: Standing, now: string): ValuationState =>
  state === 'valued' && validUntil !== null && Date.parse(validUntil) <= Date.parse(now) ? 'expired' : state

/** Whether the shopper can accept the current offer. */
export const canAccept = (standing: Standing, now: string): boolean => valuationState(standing, now) === 'valued'

/** A vehicle that the shopper owns. Unknown fields are null or empty. */
export interface OwnVehicle {
  readonly plate: string | null
  /** An Australian state, or NZ. */
  readonly state: string | null
  readonly vin: string | null
  readonly make: string
  readonly model: string
  readonly badge: string
  readonly year: number | null
  /** Example data of a demo, without a lookup. */
  readonly simulated: boolean
}

/** A valuation of a vehicle, with its answers and result (TRD-01, ENT-21). Money in cents, instants ISO in UTC. */
export interface Valuation {
  /** Token for the browser that requested it, and for the link in its mail. */
  readonly token: string
  readonly vehicle: OwnVehicle
  readonly confirmed: boolean
  /** Odometer in kilometres. */
  readonly km: number | null
  readonly answers: Partial<VehicleCondition>
  /** Keys of photos. */
  readonly photos: readonly string[]
  readonly photosDone: boolean
  /** Whether the dealership has received it as a lead. */
  readonly sent: boolean
  /** Masked number to which a pending code was sent; null if none. */
  readonly pendingCodeTo: string | null
  readonly state: ValuationState
  readonly lowCents: number | null
  readonly highCents: number | null
  /** A single amount instead of the range, once set by the dealership or accepted by the shopper (ENT-21: offer_price). */
  readonly offerCents: number | null
  /** Why there is no figure; null if not determined yet, or if there is one. */
  readonly reason: NoFigureReason | null
  /** Source of the market value; empty without a figure. */
  readonly source: string
  readonly validUntil: string | null
  /** Requested appraisal time in the site's local time, `YYYY-MM-DDTHH:MM`. */
  readonly appraisalAt: string | null
  /** The car to trade it in for. */
  readonly car: { readonly id: string; readonly slug: string; readonly name: string } | null
}

/** Name of a vehicle: year, make, model and badge, as far as known. */
export const vehicleName = ({ year, make, model, badge }: Pick<OwnVehicle, 'year' | 'make' | 'model' | 'badge'>): string =>
  [year, make, model, badge].filter(Boolean).join(' ')
