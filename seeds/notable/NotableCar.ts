import type { Car } from '@forecourt/rules/entities/Car'
import type { GeneratedCar } from '../stock/generateStock'

type Wanted = Partial<Pick<Car, 'make' | 'model' | 'badge' | 'carType' | 'itemType' | 'simpleFuel' | 'year'>>

/** A car that stands on a demo yard to show one state of a car's page, at an address that never changes. */
export interface NotableCar {
  /** The site it is looked at on. */
  readonly host: string
  /** The location it stands at, by slug. */
  readonly yard: string
  /** Its last part is the stock number. */
  readonly slug: string
  /** What is looked for among the cars the yard could have. */
  readonly is: Wanted
  /** What makes it notable. */
  readonly change?: (car: GeneratedCar['car'], now: number) => Partial<GeneratedCar['car']>
  /** Five unless said. */
  readonly pictures?: number
  readonly hasReport?: boolean
}
