import type { RichDocument } from '@forecourt/schema/rich-text/RichText'
import type { OpeningHour } from '../../entities/Location'

/** A page of a dealer's old website. */
export interface OldPage {
  /** Whole, such as https://www.dealer.com.au/about-us. */
  readonly address: string
  readonly html: string
}

/** A place that an old site names. Empty where it says nothing; its hours are a whole week, Sunday first, or not known. */
export interface OldPlace {
  readonly name: string
  readonly street: string
  readonly suburb: string
  readonly postcode: string
  readonly state: string
  readonly phone: string
  readonly email: string
  readonly hours: readonly OpeningHour[] | null
  /** What it says of its hours that isn't understood, as it is written there. */
  readonly unreadHours: readonly string[]
}

/** The words of a page: its path, its title and its text without pictures. */
export interface OldText {
  readonly path: string
  readonly title: string
  readonly text: RichDocument
}

/** A car as a line of a stock file, by the heading of its column. */
export type OldCar = Readonly<Record<string, string>>

/** What an old site says of the business that a new one can take over. */
export interface OldSite {
  readonly name: string
  readonly facebook: string
  readonly instagram: string
  readonly places: readonly OldPlace[]
  readonly cars: readonly OldCar[]
  readonly texts: readonly OldText[]
  /** Pages that were read, and how many of them gave something. */
  readonly pages: number
  readonly used: number
}
