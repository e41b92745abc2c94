import { createHash } from 'node:crypto'
import type { Database } from '@forecourt/data/createDatabase'
import type { RenderedSite } from '@forecourt/data/sites/RenderedSite'
import { cacheAnswer, type FoundFigure, leaveToAsk } from '@forecourt/data/valuations/storeFigure'
import { loadValuationRules } from '@forecourt/data/valuations/valuationRules'
import { noFigureReason } from '@forecourt/rules/valuations/noFigureReason'
import { parseCondition } from '@forecourt/rules/valuations/parseCondition'
import type { Valuation } from '@forecourt/rules/valuations/Valuation'
import { valueVehicle } from '@forecourt/rules/valuations/valueVehicle'

/** What the provider of market values is asked of: the vehicle as it was looked up, never whose it is. */
interface MarketQuestion {
  readonly make: string
  readonly model: string
  readonly badge: string
  readonly year: number
  /** Odometer in kilometres. */
  readonly km: number
  readonly plate: string | null
  /** A state of Australia, or NZ. */
  readonly state: string | null
  readonly vin: string | null
}

interface MarketAnswer {
  /** What one like it in good condition sells for; cents. */
  readonly marketCents: number
  /** Whose figure it is, in words shoppers read. */
  readonly source: string
}

/** Says what a vehicle sells for. */
export interface MarketValues {
  /** Null where it isn't known; rejects where nobody can be asked: it is down, slow, or has had enough questions (429). */
  readonly worthOf: (question: MarketQuestion, now: string) => Promise<MarketAnswer | null>
}

/** Kilometres within which a vehicle is worth the same: asked again within a band, nobody is asked. */
const kmBand = 10_000
/** Nobody waits for longer. Milliseconds. */
const usualTimeoutMs = 6_000

const middleOfBand = (km: number): number => Math.floor(km / kmBand) * kmBand + kmBand / 2

/** One question for each plate and state, or VIN, make and year, and band of kilometres; hashed, as plates lead to people. */
const keyHashOf = ({ plate, state, vin, make, model, badge, year, km }: MarketQuestion): string =>
  createHash('sha256')
    .update(JSON.stringify([plate, state, vin, make, model, badge, year, km].map((part) => String(part ?? '').toLowerCase())))
    .digest('base64url')

const inTime = <T>(answer: Promise<T>, ms: number): Promise<T> => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`The provider of market values took longer than ${ms} ms`)), ms)
  })
  return Promise.race([answer, late]).finally(() => clearTimeout(timer))
}

export interface FigureQuestion {
  readonly db: Database
  readonly site: Pick<RenderedSite, 'organisationId' | 'siteId' | 'config'>
  readonly valuation: Pick<Valuation, 'vehicle' | 'km' | 'answers'>
  readonly values: MarketValues
  readonly now: string
  readonly log: (line: string) => void
  readonly timeoutMs?: number
}

/**
 * What an organisation offers for a vehicle, or why there is no figure (TRD-01 to TRD-03). Asks the provider only where there may be one,
 * once a day for the same vehicle and band of kilometres, and no more often than the organisation's day allows. A provider that is down
 * or has had enough (429) is no error: the dealership calls.
 */
export const findFigure = async ({
  db,
  site,
  valuation,
  values,
  now,
  log,
  timeoutMs = usualTimeoutMs,
}: FigureQuestion): Promise<FoundFigure> => {
  const { organisationId, config } = site
  const { vehicle, km, answers } = valuation
  const { rules } = await loadValuationRules(db.forOrganisation(organisationId), organisationId)
  const reason = noFigureReason({ ...vehicle, km }, config.valuation, rules, now)
  if (reason) return { reason }
  const condition = parseCondition(answers)
  const { year } = vehicle
  if (!condition || year === null || km === null) return { reason: 'unknown' }
  const question: MarketQuestion = { ...vehicle, year, km: middleOfBand(km) }
  const leave = await leaveToAsk(db, { organisationId, keyHash: keyHashOf(question), now }, rules.lookupsPerDay)
  if (leave.kind === 'spent') return { reason: 'cap' }
  let market: MarketAnswer | null
  if (leave.kind === 'known') market = leave.marketCents === null ? null : { marketCents: leave.marketCents, source: leave.source }
  else {
    try {
      market = await inTime(values.worthOf(question, now), timeoutMs)
    } catch (error) {
      log(`No market value: ${error instanceof Error ? error.message : String(error)}`)
      return { reason: 'away' }
    }
    await cacheAnswer(db, organisationId, leave.lookupId, { marketCents: market?.marketCents ?? null, source: market?.source ?? '', now })
  }
  if (!market) return { reason: 'unknown' }
  const figure = valueVehicle(market.marketCents, { make: vehicle.make, year, condition }, rules, now)
  return figure ? { figure, source: market.source, validDays: rules.validDays } : { reason: 'minimum' }
}
