import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { Car } from '../../entities/Car'
import type { Location } from '../../entities/Location'
import type { Offer } from '../../entities/Offer'
import type { RangeModel } from '../../entities/RangeModel'

/** A car on a site. */
export interface AboutCar {
  readonly car: Car
  readonly config: ResolvedConfig
}

/** A car on a site at an instant. */
export interface AboutNow extends AboutCar {
  /** The instant of the page, ISO in UTC. */
  readonly now: string
}

/** What the sections of a car's page depend on. */
export interface CarPageAbout extends AboutNow {
  readonly location: Location | null
  /** The offers on the car, as `offersOfCar` finds them. */
  readonly offers: readonly Offer[]
  /** How many similar cars were found. */
  readonly similar: number
  /** The models the site has pages of. */
  readonly range: readonly RangeModel[]
}
