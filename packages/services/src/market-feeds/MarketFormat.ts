import type { Car } from '@forecourt/rules/entities/Car'
import type { Location } from '@forecourt/rules/entities/Location'
import type { Part } from '@forecourt/rules/parts/Part'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'

/** Input of a marketplace format: the car and its context. */
export interface MarketCarContext {
  readonly car: Car
  /** Location of the car; null if unknown. */
  readonly location: Location | null
  readonly config: ResolvedConfig
  /** Site URL without a trailing slash. */
  readonly origin: string
  /** Time of the export, ISO in UTC. */
  readonly now: string
  /** For a VIN shared by several cars: the id of the one that is exported. */
  readonly sharedVins: ReadonlyMap<string, string>
  /** The marketplace's store codes, by location id. */
  readonly storeCodes: Readonly<Record<string, string>>
}

export type MarketValue = string | number | boolean | readonly string[] | null

/** A column, or a field in formats without columns. */
export interface MarketColumn {
  readonly name: string
  readonly value: (context: MarketCarContext) => MarketValue
}

/** How a file deviates from the defaults of its layout. */
export interface MarketDialect {
  /** Cell delimiter. */
  readonly separator: ',' | ';' | '|' | '\t'
  /** Whether the first line is a header. */
  readonly headings: boolean
  readonly lineEnd: 'crlf' | 'lf'
  /** Delimiter of list items in a cell. */
  readonly between: string
  /** XML element names of the root and of a car. */
  readonly root: string
  readonly item: string
}

/** An export format of a site's stock. */
export interface MarketFormat {
  readonly id: string
  /** The marketplace, such as 'Google vehicle ads'. */
  readonly title: string
  /** Purpose and setup, one sentence. */
  readonly help: string
  /** File name, the last segment of the URL. */
  readonly file: string
  readonly countries: readonly ('AU' | 'NZ')[]
  readonly layout: 'csv' | 'tsv' | 'xml' | 'json'
  readonly dialect?: MarketDialect
  /** Conditions under which a car is exported. */
  readonly part: Part<MarketCarContext>
  readonly columns: readonly MarketColumn[]
}
