import type { BodyType, CarType, ItemType, PriceType } from '@forecourt/rules/entities/Car'
import type { FieldColumnValues } from '@forecourt/rules/entities/generated/carValues'
import type { Fuel } from '@forecourt/rules/stock/vocabulary/fuels'
import type { OtherSale } from '@forecourt/rules/stock/vocabulary/sales'
import type { StatedStatus } from '@forecourt/rules/stock/vocabulary/statuses'
import type { ParsedPrice, PriceCountry } from './parsePrice'
import type { ImportColumn } from './stockColumns'

/** A vocabulary value with its source text. */
export interface Worded<Value> {
  readonly value: Value
  readonly text: string
}

interface OwnTypes {
  readonly year: number
  readonly itemType: ItemType
  readonly carType: CarType
  readonly isNew: boolean
  readonly isUsed: boolean
  /** A demonstrator, whether called new or used. */
  readonly demo: boolean
  readonly price: ParsedPrice
  readonly driveAwayPrice: ParsedPrice
  readonly egcPrice: ParsedPrice
  readonly priceType: PriceType
  /** Country of the currency. */
  readonly currency: PriceCountry
  readonly priceShown: boolean
  /** Price on application: the opposite of `priceShown`. */
  readonly priceHidden: boolean
  readonly wasPrice: ParsedPrice
  /** Odometer distance and its unit. */
  readonly km: { readonly distance: number; readonly unit: 'km' | 'miles' | null }
  readonly kmUnit: 'km' | 'miles'
  readonly body: BodyType
  readonly fuel: Fuel
  readonly transmission: Worded<'Manual' | 'Automatic'>
  readonly certified: boolean
  readonly status: StatedStatus
  readonly sold: boolean | OtherSale
  readonly reserved: boolean
  readonly website: boolean
  /** Hidden from the website: the opposite of `website`. */
  readonly hidden: boolean
  readonly videos: readonly string[]
  readonly features: readonly string[]
}

/** Parsed type of each column; dates are ISO days, columns without a type are text. */
export type ColumnValues = {
  readonly [Column in ImportColumn]: Column extends keyof FieldColumnValues
    ? FieldColumnValues[Column]
    : Column extends keyof OwnTypes
      ? OwnTypes[Column]
      : string
}

/** Parsed values of a row; undefined for an empty or invalid cell. */
export type LineValues = Partial<ColumnValues>
