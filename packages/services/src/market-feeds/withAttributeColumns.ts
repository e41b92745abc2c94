import type { FieldFile } from '@forecourt/rules/car/CarAttribute'
import { fieldValue } from '@forecourt/rules/car/fieldValue'
import { carAttributes } from '@forecourt/rules/car/generated/carAttributes'
import { mergeByPlace } from '@forecourt/rules/car/mergeByPlace'
import type { MarketColumn } from './MarketFormat'

/** Adds the columns that car attributes declare to a file’s own. Missing values are empty. */
export const withAttributeColumns = (file: FieldFile, own: readonly MarketColumn[]): MarketColumn[] =>
  mergeByPlace(
    own,
    carAttributes.flatMap((field) => {
      const column = field.files?.[file]
      if (!column) return []
      const { name, place } = column
      const entry: MarketColumn = {
        name,
        value: ({ car }) => {
          const value = fieldValue(car, field)
          return value === null || !column.value ? value : column.value(value)
        },
      }
      return [{ place, entry }]
    }),
  )
