import type { Car } from '../entities/Car'
import type { Vocabulary } from '../stock/vocabulary/createVocabulary'

/** Sort position among others, lowest first; last if omitted. Items that aren't attributes have 100, 200, and so on (`mergeByPosition`). */
type Position = number

/** Where a car stores an attribute: its own column, or a group of optional facts. */
export type FieldStorage = 'ownColumn' | 'variant' | 'specifications' | 'disclosure'

/** The attribute's input in the console. */
interface FieldForm {
  readonly group: 'vehicle' | 'engine' | 'variant' | 'caravan' | 'newZealand'
  readonly position?: Position
  readonly label?: string
  readonly hint?: string
  /** Suffix of the input, if it differs from the unit on pages: 'litres' for 'L'. */
  readonly unit?: string
  /** Whether the input suggests values of the business's other cars; only for attributes with their own column. */
  readonly suggests?: true
}

/**
 * How a cell of a stock file is parsed. 'custom' is a reader in `parseColumn` with the column's name, 'verbatim' keeps any text; `what`
 * completes the sentence that explains an invalid cell.
 */
export type FieldReading =
  | { readonly as: 'text' | 'count' | 'year' | 'day' | 'month'; readonly what: string }
  | { readonly as: 'measure'; readonly what: string; readonly unit: RegExp; readonly limits?: readonly [min: number, max: number] }
  | { readonly as: 'vocabulary'; readonly vocabulary: Vocabulary<unknown> }
  | { readonly as: 'custom' | 'verbatim' }

/** A column of stock files. */
interface FieldColumn {
  /** Name in stored feed mappings: never changes. */
  readonly name: string
  /** Headings in dealers' systems, most certain first: lower case, letters and digits only. */
  readonly headings: readonly string[]
  readonly title?: string
  readonly position?: Position
  /** Examples of valid values; omitted if any text is valid. */
  readonly examples?: readonly string[]
  readonly read: FieldReading
  /** Whether “none” and “N/A” are values rather than blanks. */
  readonly isLiteral?: true
  /** Whether the texts of two columns for it are joined; for other attributes different texts are a conflict. */
  readonly joinsRepeatedColumns?: true
}

/** A line of a car's facts. */
interface FieldFact {
  readonly label?: string | ((car: Car) => string)
  /** Position, from 0; last if omitted. */
  readonly position?: Position
  /** Text or figure of the line; null to hide it. Default: the value with its unit. */
  text?(car: Car): string | number | null
}

/** A search filter: values of a list, or a numeric range. */
interface FieldFacet {
  /** Name in URLs: never changes. */
  readonly name: string
  readonly kind: 'list' | 'range'
  readonly label?: string
  readonly position?: Position
  /** Maximum number of list values shown. */
  readonly limit?: number
  /**
   * When its values are counted and the filter can show: 'common' if the site filters by it or enough vehicles have it, 'queried' if a
   * shopper's query or the site's settings name it. Default: always.
   */
  readonly countedWhen?: 'common' | 'queried'
  /** The only vehicles that have it. */
  readonly onlyFor?: 'motorcycle' | 'electric'
  /** Factor applied to the number before rounding. */
  readonly factor?: number
  /** Maximum of a range; a million by default. */
  readonly max?: number
  /** Unit of a range, if it differs from the attribute's. */
  readonly unit?: string
  /** Phrase of a selected range: 'Tows up to 2,000 kg'. Default: the title; empty if the unit is enough. */
  readonly phrase?: string
  /** The steps of a range slider are multiples of it. */
  readonly roundingStep?: number
  /** Text before and after a value of a list. */
  readonly prefixAndSuffix?: readonly [before: string, after: string]
  /** Labels of a choice's values, if they differ from the form's. */
  readonly values?: { readonly [value: string]: string }
}

/** A column of an export for marketplaces. */
interface FieldFileColumn<Value> {
  readonly name: string
  readonly position?: Position
  /** Exported value; the value itself by default. */
  value?(value: Value): string | number | boolean
}

export type FieldFile =
  | 'googleVehicleAds'
  | 'metaAutomotive'
  | 'tradeMe'
  | 'dealerStudio'
  | 'dmsPayload'
  | 'plainStock'
  /** The stock list that the console exports. */
  | 'stockList'

export type FieldValue = string | number | boolean

/**
 * Full definition of a car's attribute: type, validation, columns of stock files, display on pages, filter and exports (ENT-01 to
 * ENT-03). `npm run gen` lists the files of `fields`.
 */
export interface CarAttribute<Value extends FieldValue = FieldValue> {
  /** Name in storage, and of its file. */
  readonly id: string
  readonly title: string
  /** 'day' is an ISO day; 'yesNo' is yes, no or unknown. */
  readonly kind: 'text' | 'number' | 'day' | 'choice' | 'yesNo'
  /** Values of a choice with their labels in the form. */
  readonly values?: readonly (readonly [value: string, title: string])[]
  /** Unit, as shown on pages. */
  readonly unit?: string
  readonly storedIn: FieldStorage
  /** Whether the variant has it too, and its input there; pages and filters fall back to it. */
  readonly ofVariant?: Pick<FieldForm, 'label' | 'position'>
  /** Limits parsing from files to this kind of vehicle. */
  readonly only?: Car['itemType']
  /** Whether it identifies a single vehicle, so that copying a car drops it. */
  readonly isOfOneVehicle?: true
  /** Subject of its error sentences, such as ‘The warrant of fitness’s expiry’. */
  readonly errorSubject?: string
  /** Range of valid integers. */
  readonly whole?: readonly [min: number, max: number]
  /** Further validation; returns the problem as a sentence, or null. */
  problem?(value: Value): string | null
  readonly form: FieldForm
  readonly fileColumn?: FieldColumn
  /** Lines of the key facts, also on print sheets. */
  readonly keyFacts?: readonly FieldFact[]
  /** Line of the specifications. */
  readonly specification?: FieldFact
  readonly facet?: FieldFacet
  readonly files?: { readonly [File in FieldFile]?: FieldFileColumn<Value> }
  /** Its schema.org property. */
  readonly structured?: string
}
