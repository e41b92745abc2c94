import type { NewCar } from '../stock/insertCars'
import type { CarField } from '../stock/storedCarFields'

/** A car as a feed describes it. What of a feed's car reaches the stock passes through this shape alone. */
export interface FeedCar {
  /** Where it stands in the file, as a spreadsheet counts; 1 is the headings. */
  readonly row: number
  /** The whole car, were it new: what the feed doesn't say has its default. */
  readonly car: NewCar
  /** The fields the feed has a say in; the others are left alone on a car that is known. */
  readonly says: readonly CarField[]
  /** Addresses of its pictures in their order; null where the feed doesn't speak of pictures. */
  readonly photos: readonly string[] | null
  /** Whether it lacks what every advertisement needs: it is not added as a new car. */
  readonly isIncomplete?: boolean
}

/** What was wrong with a row: with the whole of it, or with one field, whose car keeps what it had. */
export interface FeedProblem {
  readonly row: number
  readonly stockNumber: string | null
  /** The heading of its column; null where the row itself is refused. */
  readonly heading: string | null
  readonly value: string
  /** The reason as a sentence. */
  readonly says: string
  /** Whether the row gives no car for it. */
  readonly refused: boolean
  /** Whether the car is kept off the website until a person answers. */
  readonly waits?: boolean
  /** Whether a row that is refused says that its car isn’t for sale: one that is known is taken off the website. */
  readonly isGone?: boolean
}

/** Some rows of a feed, as they are read. */
export interface FeedBatch {
  readonly cars: readonly FeedCar[]
  readonly problems: readonly FeedProblem[]
  /** How many rows they are, refused ones too. */
  readonly rows: number
}
