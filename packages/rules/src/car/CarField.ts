import type { Car } from '../entities/Car'
import type { Vocabulary } from '../stock/vocabulary/createVocabulary'

/**
 * Where something stands among others, lowest first; behind all of them unless said. What is no attribute stands at 100, 200, and so on, in
 * its order (`placed`).
 */
type Place = number

/** Where a car keeps an attribute: a column of its own, or a group of facts that are left out where they aren't known. */
export type FieldPlace = 'column' | 'variant' | 'specifications' | 'disclosure'

/** How the attribute is typed in the console. */
interface FieldForm {
  readonly group: 'what' | 'engine' | 'variant' | 'caravan' | 'newZealand'
  readonly place?: Place
  readonly label?: string
  readonly hint?: string
  /** What follows the figure, where that isn't its unit on pages: 'litres' for 'L'. */
  readonly unit?: string
  /** Whether what other cars of the business say is offered; only of attributes with a column of their own. */
  readonly suggests?: true
}

/**
 * How a cell of a stock file is read. 'own' is a reader of its column's name in `parseColumn`, 'written' any text as it is; `what` ends
 * the sentence that says why a cell isn't understood.
 */
export type FieldReading =
  | { readonly as: 'text' | 'count' | 'year' | 'day' | 'month'; readonly what: string }
  | { readonly as: 'measure'; readonly what: string; readonly unit: RegExp; readonly limits?: readonly [least: number, most: number] }
  | { readonly as: 'words'; readonly vocabulary: Vocabulary<unknown> }
  | { readonly as: 'own' | 'written' }

/** A column of stock files. */
interface FieldColumn {
  /** Its name in mappings of feeds, which are stored: it never changes. */
  readonly name: string
  /** What dealers' systems call it, surest first: letters and digits alone, small. */
  readonly headings: readonly string[]
  readonly title?: string
  readonly place?: Place
  /** What would be accepted; nothing where any text is. */
  readonly examples?: readonly string[]
  readonly read: FieldReading
  /** Whether “none” and “N/A” say something in it. */
  readonly isLiteral?: true
  /** Whether a second column of it says more, rather than something else. */
  readonly isDescription?: true
}

/** A line of a car's facts. */
interface FieldFact {
  readonly label?: string | ((car: Car) => string)
  /** Where it stands, from 0; behind the others unless said. */
  readonly place?: Place
  /** Its words, or a figure; null for no line. Made of the value and its unit unless said. */
  text?(car: Car): string | number | null
}

/** What shoppers filter and search by: values of a list, or numbers between two ends. */
interface FieldFacet {
  /** As addresses have it: it never changes. */
  readonly name: string
  readonly kind: 'list' | 'range'
  readonly label?: string
  readonly place?: Place
  /** The most values that are shown of a list. */
  readonly limit?: number
  /** Counted only where a site filters by it: 'special' also where a list has enough vehicles with it, 'said' by what shoppers say alone. */
  readonly shown?: 'special' | 'said'
  /** The vehicles of which alone it is told. */
  readonly only?: 'motorcycle' | 'electric'
  /** What the number is multiplied by, and rounded then. */
  readonly times?: number
  /** The greatest number of a range that can be asked for; a million unless said. */
  readonly most?: number
  /** What the numbers of a range are in, where that isn't the attribute's unit. */
  readonly unit?: string
  /** What is measured, as a chosen range says it: 'Tows up to 2,000 kg'. The title unless said; empty where the unit says enough. */
  readonly measure?: string
  /** The round numbers that a range's slider lands on. */
  readonly snap?: number
  /** What is said before and after a number of a list. */
  readonly around?: readonly [before: string, after: string]
  /** What the values of a choice are called, where that isn't as in the form. */
  readonly values?: { readonly [value: string]: string }
}

/** A column of a file for market places. */
interface FieldFileColumn<Value> {
  readonly name: string
  readonly place?: Place
  /** What the file says for the value: itself unless said. */
  value?(value: Value): string | number | boolean
}

export type FieldFile =
  | 'googleVehicleAds'
  | 'metaAutomotive'
  | 'tradeMe'
  | 'dealerStudio'
  | 'dmsPayload'
  | 'plainStock'
  /** The list of cars as the console saves it. */
  | 'stockList'

export type FieldValue = string | number | boolean

/**
 * An attribute of a car, wholly: its type, what may be typed of it, the columns of stock files it is read from, where pages say it, what
 * is filtered by it and which files for others tell it (ENT-01 to ENT-03). `npm run gen` lists the files of `fields`.
 */
export interface CarField<Value extends FieldValue = FieldValue> {
  /** The name it is stored under, and the name of its file. */
  readonly id: string
  readonly title: string
  /** A day is an ISO day; 'known' is yes, no or not said. */
  readonly kind: 'text' | 'number' | 'day' | 'choice' | 'known'
  /** The values of a choice, with their words in the form. */
  readonly values?: readonly (readonly [value: string, title: string])[]
  /** What its numbers are in, as pages write it. */
  readonly unit?: string
  readonly in: FieldPlace
  /** Whether the variant's facts have it, too, and how that is typed; pages and filters take it from there where the car itself has none. */
  readonly ofVariant?: Pick<FieldForm, 'label' | 'place'>
  /** The kind of vehicle of which alone it is read from files. */
  readonly only?: Car['itemType']
  /** Whether it is one vehicle's alone, so that a copy of the car goes without. */
  readonly isOfOneVehicle?: true
  /** How sentences begin that say what is wrong with it. */
  readonly called?: string
  /** The whole numbers that it can be. */
  readonly whole?: readonly [least: number, most: number]
  /** What else is wrong with a value, in a sentence; null where nothing is. */
  problem?(value: Value): string | null
  readonly form: FieldForm
  readonly column?: FieldColumn
  /** Lines among the key facts, which sheets to print have, too. */
  readonly keyFacts?: readonly FieldFact[]
  /** Its line among all specifications. */
  readonly specification?: FieldFact
  readonly facet?: FieldFacet
  readonly files?: { readonly [File in FieldFile]?: FieldFileColumn<Value> }
  /** The property of schema.org that says it. */
  readonly structured?: string
}
