import type { FieldFile } from '@forecourt/rules/car/CarAttribute'
import { fieldValue } from '@forecourt/rules/car/fieldValue'
import { carAttributes } from '@forecourt/rules/car/generated/carAttributes'
import { mergeByPosition } from '@forecourt/rules/car/mergeByPosition'
import type { MarketColumn } from './MarketFormat'

/** Adds the columns that car attributes declare to a file’s own. Missing values are empty. */
export const withAttributeColumns = (file: FieldFile, own: readonly MarketColumn[]): MarketColumn[] =>
  mergeByPosition(
    own,
    carAttributes.flatMap((field) => {
      const column = field.files?.[file]
      if (!column) return []
      const { name, position } = column
      const entry: MarketColumn = {
        name,
        value: ({ car }) => {
          const value = fieldValue(car, field)
          return value === null || !column.value ? value : column.value(value)
        },
      }
      return [{ position, entry }]
    }),
  )
