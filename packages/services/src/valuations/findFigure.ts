import { createHash } from 'node:crypto'
import type { Database } from '@forecourt/data/createDatabase'
import type { RenderedSite } from '@forecourt/data/sites/RenderedSite'
import { cacheAnswer, reserveMarketLookup } from '@forecourt/data/valuations/reserveMarketLookup'
import type { FoundFigure } from '@forecourt/data/valuations/storeFigure'
import { loadValuationRules } from '@forecourt/data/valuations/valuationRules'
import { noFigureReason } from '@forecourt/rules/valuations/noFigureReason'
import { parseCondition } from '@forecourt/rules/valuations/parseCondition'
import type { Valuation } from '@forecourt/rules/valuations/Valuation'
import { valueVehicle } from '@forecourt/rules/valuations/valueVehicle'
import type { Log } from '../logging/Log'

/** Query for a market value: the vehicle, without its owner. */
interface MarketValueQuery {
  readonly make: string
  readonly model: string
  readonly badge: string
  readonly year: number
  /** Odometer in kilometres. */
  readonly km: number
  readonly plate: string | null
  /** Australian state, or NZ. */
  readonly state: string | null
  readonly vin: string | null
}

interface MarketValue {
  /** Retail value in good condition, in cents. */
  readonly marketCents: number
  /** Source of the figure, shown to shoppers. */
  readonly source: string
}

/** Provider of market values. */
export interface MarketValues {
  /** Null if unknown; rejects if the provider is down, slow, or rate-limited (429). */
  readonly findMarketValue: (query: MarketValueQuery, now: string) => Promise<MarketValue | null>
}

/** Cache band in kilometres: within it, no new request is made. */
const kmBand = 10_000
/** Timeout in milliseconds. */
const defaultTimeoutMs = 6_000

const middleOfBand = (km: number): number => Math.floor(km / kmBand) * kmBand + kmBand / 2

/** Cache key of plate and state, or VIN, make and year, with the km band; hashed, as plates identify people. */
const hashQuery = ({ plate, state, vin, make, model, badge, year, km }: MarketValueQuery): string =>
  createHash('sha256')
    .update(JSON.stringify([plate, state, vin, make, model, badge, year, km].map((part) => String(part ?? '').toLowerCase())))
    .digest('base64url')

const withTimeout = <T>(answer: Promise<T>, ms: number): Promise<T> => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`The provider of market values took longer than ${ms} ms`)), ms)
  })
  return Promise.race([answer, timeout]).finally(() => clearTimeout(timer))
}

export interface FigureRequest {
  readonly db: Database
  readonly site: Pick<RenderedSite, 'organisationId' | 'siteId' | 'config'>
  readonly valuation: Pick<Valuation, 'vehicle' | 'km' | 'answers'>
  readonly values: MarketValues
  readonly now: string
  readonly log: Log
  readonly timeoutMs?: number
}

/**
 * Calculates the offer for a vehicle, or why there is none (TRD-01 to TRD-03). Queries the provider only if an offer is possible, once a
 * day per vehicle and km band, and within the organisation's daily limit. An unavailable provider (down or 429) is no error: the
 * dealership calls.
 */
export const findFigure = async ({
  db,
  site,
  valuation,
  values,
  now,
  log,
  timeoutMs = defaultTimeoutMs,
}: FigureRequest): Promise<FoundFigure> => {
  const { organisationId, config } = site
  const { vehicle, km, answers } = valuation
  const { rules } = await loadValuationRules(db.forOrganisation(organisationId), organisationId)
  const reason = noFigureReason({ ...vehicle, km }, config.valuation, rules, now)
  if (reason) return { reason }
  const condition = parseCondition(answers)
  const { year } = vehicle
  if (!condition || year === null || km === null) return { reason: 'unknown' }
  const query: MarketValueQuery = { ...vehicle, year, km: middleOfBand(km) }
  const reservation = await reserveMarketLookup(db, { organisationId, keyHash: hashQuery(query), now }, rules.lookupsPerDay)
  if (reservation.kind === 'limitReached') return { reason: 'cap' }
  let market: MarketValue | null
  if (reservation.kind === 'cached')
    market = reservation.marketCents === null ? null : { marketCents: reservation.marketCents, source: reservation.source }
  else {
    try {
      market = await withTimeout(values.findMarketValue(query, now), timeoutMs)
    } catch (error) {
      log('No market value', error)
      return { reason: 'away' }
    }
    await cacheAnswer(db, organisationId, reservation.lookupId, {
      marketCents: market?.marketCents ?? null,
      source: market?.source ?? '',
      now,
    })
  }
  if (!market) return { reason: 'unknown' }
  const figure = valueVehicle(market.marketCents, { make: vehicle.make, year, condition }, rules, now)
  return figure ? { figure, source: market.source, validDays: rules.validDays } : { reason: 'minimum' }
}
