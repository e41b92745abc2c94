import type { FieldFile } from '@forecourt/rules/car/CarField'
import { fieldValue } from '@forecourt/rules/car/fieldValue'
import { carFields } from '@forecourt/rules/car/generated/carFields'
import { placed } from '@forecourt/rules/car/placed'
import type { MarketColumn } from './MarketFormat'

/** Combines a file's own columns with those of custom fields. Missing values are empty. */
export const withFieldColumns = (file: FieldFile, own: readonly MarketColumn[]): MarketColumn[] =>
  placed(
    own,
    carFields.flatMap((field) => {
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
