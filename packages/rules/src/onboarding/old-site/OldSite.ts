import type { RichDocument } from '@forecourt/schema/rich-text/RichText'
import type { OpeningHour } from '../../entities/Location'

/** A page of a dealer's old website. */
export interface OldPage {
  /** Absolute URL, such as https://www.dealer.com.au/about-us. */
  readonly address: string
  readonly html: string
}

/** A location found on an old site. Empty fields are unknown; hours cover a whole week, Sunday first, or are null. */
export interface OldPlace {
  readonly name: string
  readonly street: string
  readonly suburb: string
  readonly postcode: string
  readonly state: string
  readonly phone: string
  readonly email: string
  readonly hours: readonly OpeningHour[] | null
  /** Opening hours that couldn't be parsed, as written. */
  readonly unparsedHours: readonly string[]
}

/** Text of a page: path, title and content without pictures. */
export interface OldText {
  readonly path: string
  readonly title: string
  readonly text: RichDocument
}

/** A car as a row of a stock file, by column heading. */
export type OldCar = Readonly<Record<string, string>>

/** Data of an old site that can be imported. */
export interface OldSite {
  readonly name: string
  /** Of links on its pages, for locations that state none. */
  readonly phone: string
  readonly email: string
  readonly facebook: string
  readonly instagram: string
  readonly places: readonly OldPlace[]
  readonly cars: readonly OldCar[]
  readonly texts: readonly OldText[]
  /** Number of pages read, and of those with data. */
  readonly pages: number
  readonly used: number
}
