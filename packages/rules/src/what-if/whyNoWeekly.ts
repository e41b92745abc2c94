import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { Car } from '../entities/Car'
import { cardWeeklyReason, financeReasons } from '../finance/financeReasons'

/** A car on a site. */
interface SitedCar {
  readonly car: Car
  readonly config: ResolvedConfig
}

/** Sentences that say why the weekly figures and the estimate that a car has now don't show after a change (CAR-23 to CAR-30, ERR-12). */
export const whyNoWeekly = (before: SitedCar, after: SitedCar, now: string): string[] => {
  const [old = [], changed = []] = [before, after].map(({ car, config }) =>
    [cardWeeklyReason(car, config, now), ...financeReasons(car, config, now)].filter(({ id }) => id !== 'finance-calculator'),
  )
  const shownIds = new Set(old.flatMap(({ id, shown }) => (shown ? [id] : [])))
  const lost = changed.filter(({ id, shown }) => !shown && shownIds.has(id))
  return [...new Set(lost.flatMap(({ because }) => because.map(({ message }) => message)))]
}
