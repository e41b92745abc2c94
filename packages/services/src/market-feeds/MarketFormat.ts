import type { Car } from '@forecourt/rules/entities/Car'
import type { Location } from '@forecourt/rules/entities/Location'
import type { Part } from '@forecourt/rules/parts/Part'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'

/** What decides whether a market place is told of a car, and what it is told. */
export interface MarketAbout {
  readonly car: Car
  /** Where the car stands; null where that isn't known. */
  readonly location: Location | null
  readonly config: ResolvedConfig
  /** The site's address without a trailing slash. */
  readonly origin: string
  /** The instant of the file, ISO in UTC. */
  readonly now: string
  /** By VIN that several cars have: the id of the one that is told of. */
  readonly sharedVins: ReadonlyMap<string, string>
  /** By location: what the market place calls it. */
  readonly storeCodes: Readonly<Record<string, string>>
}

export type MarketValue = string | number | boolean | readonly string[] | null

/** A column, or a field of a car in files without columns. */
export interface MarketColumn {
  readonly name: string
  readonly value: (about: MarketAbout) => MarketValue
}

/** How a file is written, where that differs from what is usual for its layout. */
export interface MarketDialect {
  /** What parts cells. */
  readonly separator: ',' | ';' | '|' | '\t'
  /** Whether the first line names the columns. */
  readonly headings: boolean
  readonly lineEnd: 'crlf' | 'lf'
  /** What parts the items of a list in one cell. */
  readonly between: string
  /** The elements of an XML file: the whole, and each car in it. */
  readonly root: string
  readonly item: string
}

/** A file of a site's stock as a market place reads it. */
export interface MarketFormat {
  readonly id: string
  /** Who reads it, such as 'Google vehicle ads'. */
  readonly title: string
  /** What it is for and how it is set up, in a sentence. */
  readonly help: string
  /** The name of the file, which ends its address. */
  readonly file: string
  readonly countries: readonly ('AU' | 'NZ')[]
  readonly layout: 'csv' | 'tsv' | 'xml' | 'json'
  readonly dialect?: MarketDialect
  /** A car's place in it, with all it needs. */
  readonly part: Part<MarketAbout>
  readonly columns: readonly MarketColumn[]
}
