import type { Database } from '@forecourt/data/createDatabase'
import { explain } from '@forecourt/rules/parts/explain'
import { shows } from '@forecourt/rules/parts/Part'
import type { Because } from '@forecourt/rules/reasons/Reason'
import type { MarketFormat } from './MarketFormat'
import { lookedAtCars, type MarketSite } from './marketFile'

/** A car a market place isn't told of, and why. */
export interface LeftOutCar {
  readonly carId: string
  readonly name: string
  readonly stockNumber: string
  readonly because: readonly Because[]
}

/** What a market place is told: how many cars, and which not. */
export interface MarketReport {
  readonly told: number
  readonly leftOut: number
  /** By what is missing, the most frequent first. */
  readonly reasons: readonly { readonly title: string; readonly cars: number }[]
  /** The first of them. */
  readonly cars: readonly LeftOutCar[]
}

export interface ReportAsking {
  /** How many cars are named. */
  readonly most: number
  /** The title of what is missing of those that are named; null for any. */
  readonly reason?: string | null
  /** What stands in the names or stock numbers of those that are named. */
  readonly words?: string
}

/** Says of every car in the yard whether a market place is told of it, by the very needs that decide it. */
export const marketReport = async (
  db: Database,
  { part }: MarketFormat,
  market: MarketSite,
  { most, reason = null, words = '' }: ReportAsking,
): Promise<MarketReport> => {
  const said = words.trim().toLowerCase()
  const cars: LeftOutCar[] = []
  const reasons = new Map<string, number>()
  let [told, leftOut] = [0, 0]
  for await (const page of lookedAtCars(db, market))
    for (const about of page) {
      if (shows(part, about)) {
        told++
        continue
      }
      leftOut++
      const { because } = explain(part, about)
      for (const { title } of because) reasons.set(title, (reasons.get(title) ?? 0) + 1)
      const { id: carId, name, stockNumber } = about.car
      const matchesReason = reason === null || because.some(({ title }) => title === reason)
      if (cars.length < most && matchesReason && `${name} ${stockNumber}`.toLowerCase().includes(said))
        cars.push({ carId, name, stockNumber, because })
    }
  const sorted = [...reasons].map(([title, count]) => ({ title, cars: count })).sort((one, other) => other.cars - one.cars)
  return { told, leftOut, reasons: sorted, cars }
}
