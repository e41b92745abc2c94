import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { Car } from '../../entities/Car'
import type { Location } from '../../entities/Location'
import type { Offer } from '../../entities/Offer'
import type { RangeModel } from '../../entities/RangeModel'

export interface CarContext {
  readonly car: Car
  readonly config: ResolvedConfig
}

export interface CarMomentContext extends CarContext {
  /** The instant of the page, ISO in UTC. */
  readonly now: string
}

/** What decides which sections of a car's page show. */
export interface CarPageContext extends CarMomentContext {
  readonly location: Location | null
  /** Offers on the car, from `offersOfCar`. */
  readonly offers: readonly Offer[]
  /** Number of similar cars found. */
  readonly similar: number
  /** Models that have a page on the site. */
  readonly range: readonly RangeModel[]
}
