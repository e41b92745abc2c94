import type { Car } from '@forecourt/rules/entities/Car'
import type { GeneratedCar } from '../stock/generateStock'

type Criteria = Partial<Pick<Car, 'make' | 'model' | 'badge' | 'carType' | 'itemType' | 'simpleFuel' | 'year'>>

/** A car that shows one state of a car page, at a stable address. */
export interface NotableCar {
  /** Host of its site. */
  readonly host: string
  /** Slug of its location. */
  readonly yard: string
  /** Its last part is the stock number. */
  readonly slug: string
  /** Criteria for the generated car. */
  readonly criteria: Criteria
  /** Changes that create the state. */
  readonly change?: (car: GeneratedCar['car'], now: number) => Partial<GeneratedCar['car']>
  /** Number of pictures; five by default. */
  readonly pictures?: number
  readonly hasReport?: boolean
}
