import type { BodyType, CarType, ItemType, PriceType } from '@forecourt/rules/entities/Car'
import type { FieldColumnValues } from '@forecourt/rules/entities/generated/carValues'
import type { Fuel } from '@forecourt/rules/stock/vocabulary/fuels'
import type { StatusSaid } from '@forecourt/rules/stock/vocabulary/statuses'
import type { PriceCountry, PriceSaid } from './parsePrice'
import type { ImportColumn } from './stockColumns'

/** A value of a vocabulary with the text it was read from. */
export interface Worded<Value> {
  readonly value: Value
  readonly text: string
}

interface OwnTypes {
  readonly year: number
  readonly itemType: ItemType
  readonly carType: CarType
  /** A demonstrator, whether it is called new or used. */
  readonly demo: boolean
  readonly price: PriceSaid
  readonly driveAwayPrice: PriceSaid
  readonly egcPrice: PriceSaid
  readonly priceType: PriceType
  /** The country whose dollars the prices are in. */
  readonly currency: PriceCountry
  readonly priceShown: boolean
  /** On application: the opposite of `priceShown`. */
  readonly priceHidden: boolean
  readonly wasPrice: PriceSaid
  /** Kilometres. */
  readonly km: { readonly distance: number; readonly unit: 'km' | 'miles' | null }
  readonly kmUnit: 'km' | 'miles'
  readonly body: BodyType
  readonly fuel: Fuel
  readonly transmission: Worded<'Manual' | 'Automatic'>
  readonly certified: boolean
  readonly status: StatusSaid
  readonly sold: boolean
  readonly reserved: boolean
  readonly website: boolean
  /** Kept off the website: the opposite of `website`. */
  readonly hidden: boolean
  readonly videos: readonly string[]
  readonly features: readonly string[]
}

/** What each column of a stock file is read as: days are ISO days, and what has no type of its own is text. */
export type ColumnValues = {
  readonly [Column in ImportColumn]: Column extends keyof FieldColumnValues
    ? FieldColumnValues[Column]
    : Column extends keyof OwnTypes
      ? OwnTypes[Column]
      : string
}

/** What a line says, column by column: nothing where a cell is empty or not understood. */
export type LineValues = Partial<ColumnValues>
