import type { NoFigureReason } from '@forecourt/rules/valuations/noFigureReason'
import { parseConditionAnswers } from '@forecourt/rules/valuations/parseCondition'
import { type Valuation, type ValuationState, valuationState } from '@forecourt/rules/valuations/Valuation'
import type { ValuationStep } from '@forecourt/rules/valuations/valueVehicle'
import { isRecord } from '@forecourt/schema/isRecord'
import type { Car, OwnVehicle, Valuation as Row } from '../generated/client'

/** The calculation behind a figure. */
export interface ValuationBasis {
  readonly marketCents: number
  readonly source: string
  readonly steps: readonly ValuationStep[]
}

/** A stored valuation, without its access token and the masked recipient of the code. */
export interface StoredValuation extends Omit<Valuation, 'token' | 'pendingCodeTo'> {
  readonly id: string
  readonly siteId: string
  readonly vehicleId: string
  /** Recipient of the pending code, in international format; null for none. */
  readonly pendingCodeTo: string | null
  readonly leadId: string | null
  readonly basis: ValuationBasis | null
  readonly createdAt: string
}

type ValuationRow = Row & { readonly vehicle: OwnVehicle }

const parseBasis = (stored: unknown): ValuationBasis | null =>
  isRecord(stored) && typeof stored.marketCents === 'number' ? (stored as unknown as ValuationBasis) : null

/** @param now determines whether its offer has expired */
export const toValuation = (row: ValuationRow, car: Pick<Car, 'id' | 'slug' | 'name'> | null, now: string): StoredValuation => {
  const { plate, plateState, vin, make, model, badge, year, simulated } = row.vehicle
  const basis = parseBasis(row.basis)
  const validUntil = row.validUntil?.toISOString() ?? null
  return {
    id: row.id,
    siteId: row.siteId,
    vehicleId: row.vehicleId,
    leadId: row.leadId,
    vehicle: { plate, state: plateState, vin, make, model, badge, year, simulated },
    confirmed: row.confirmed,
    km: row.km,
    answers: parseConditionAnswers(isRecord(row.answers) ? row.answers : {}),
    photos: row.photos,
    photosDone: row.photosDone,
    sent: row.sentAt !== null,
    pendingCodeTo: row.codeTo,
    state: valuationState({ state: row.state as ValuationState, validUntil }, now),
    lowCents: row.lowCents,
    highCents: row.highCents,
    offerCents: row.offerCents,
    reason: row.reason as NoFigureReason | null,
    basis,
    source: basis?.source ?? '',
    validUntil,
    appraisalAt: row.appraisalAt,
    car,
    createdAt: row.createdAt.toISOString(),
  }
}
