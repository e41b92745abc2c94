import type { Database } from '@forecourt/data/createDatabase'
import { explain } from '@forecourt/rules/parts/explain'
import { shows } from '@forecourt/rules/parts/Part'
import type { Because } from '@forecourt/rules/reasons/Reason'
import type { MarketFormat } from './MarketFormat'
import { type MarketSite, readMarketCars } from './marketFile'

/** A car excluded from an export, and why. */
export interface LeftOutCar {
  readonly carId: string
  readonly name: string
  readonly stockNumber: string
  readonly because: readonly Because[]
}

/** Report of an export: count of exported cars, excluded cars. */
export interface MarketReport {
  readonly listed: number
  readonly leftOut: number
  /** Counts by reason, most frequent first. */
  readonly reasons: readonly { readonly title: string; readonly cars: number }[]
  /** The first excluded cars. */
  readonly cars: readonly LeftOutCar[]
}

export interface MarketReportQuery {
  /** Maximum number of listed cars. */
  readonly max: number
  /** Filter by reason; null for all. */
  readonly reason?: string | null
  /** Filter by name or stock number. */
  readonly query?: string
}

/** Reports which cars a format exports or excludes, by the conditions of the export itself. */
export const marketReport = async (
  db: Database,
  { part }: MarketFormat,
  market: MarketSite,
  { max, reason = null, query = '' }: MarketReportQuery,
): Promise<MarketReport> => {
  const text = query.trim().toLowerCase()
  const cars: LeftOutCar[] = []
  const reasons = new Map<string, number>()
  let [listed, leftOut] = [0, 0]
  for await (const page of readMarketCars(db, market))
    for (const context of page) {
      if (shows(part, context)) {
        listed++
        continue
      }
      leftOut++
      const { because } = explain(part, context)
      for (const { title } of because) reasons.set(title, (reasons.get(title) ?? 0) + 1)
      const { id: carId, name, stockNumber } = context.car
      const matchesReason = reason === null || because.some(({ title }) => title === reason)
      if (cars.length < max && matchesReason && `${name} ${stockNumber}`.toLowerCase().includes(text))
        cars.push({ carId, name, stockNumber, because })
    }
  const sorted = [...reasons].map(([title, count]) => ({ title, cars: count })).sort((one, other) => other.cars - one.cars)
  return { listed, leftOut, reasons: sorted, cars }
}
