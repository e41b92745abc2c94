import type { NewCar } from '../stock/insertCars'
import type { StoredCarField } from '../stock/storedCarFields'

/** A car as parsed from a feed. All imported data has this shape. */
export interface FeedCar {
  /** Row number as in a spreadsheet; 1 is the header. */
  readonly row: number
  /** The complete car for an insert; fields that the feed lacks have defaults. */
  readonly car: NewCar
  /** Fields that the feed provides; others aren't changed on an existing car. */
  readonly providedFields: readonly StoredCarField[]
  /** Photo URLs in order; null if the feed has no photos. */
  readonly photos: readonly string[] | null
  /** Whether it lacks mandatory advertising data: not added as a new car. */
  readonly isIncomplete?: boolean
  /** Whether its row says that the car isn't for sale: certainly, or possibly, by a text that isn't understood. Absent if it doesn't. */
  readonly offSale?: 'certain' | 'possible'
}

/** A problem of a row, or of one field, which then isn't changed. */
export interface FeedProblem {
  readonly row: number
  readonly stockNumber: string | null
  /** The column's heading; null if the whole row is refused. */
  readonly heading: string | null
  readonly value: string
  /** The reason, in a sentence. */
  readonly message: string
  /** Whether it refuses the row. */
  readonly refused: boolean
  /** Whether the car is hidden on websites until a user decides. */
  readonly waits?: boolean
  /** Whether a refused row marks its car as not for sale: an existing car is then withdrawn. */
  readonly isGone?: boolean
  /** Whether a refused row contradicts another row about the car: an existing car is taken off the website. */
  readonly isInDoubt?: boolean
  /** Whether the price is left out only because nothing says what it includes. */
  readonly isUnpriced?: boolean
}

/** A batch of parsed rows. */
export interface FeedBatch {
  readonly cars: readonly FeedCar[]
  readonly problems: readonly FeedProblem[]
  /** Number of rows, including refused ones. */
  readonly rows: number
}
