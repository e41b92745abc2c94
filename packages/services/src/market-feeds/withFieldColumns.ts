import type { FieldFile } from '@forecourt/rules/car/CarField'
import { fieldValue } from '@forecourt/rules/car/fieldValue'
import { carFields } from '@forecourt/rules/car/generated/carFields'
import { placed } from '@forecourt/rules/car/placed'
import type { MarketColumn } from './MarketFormat'

/** The columns of a file: those of attributes of the car among the file's own. What a car doesn't say is empty. */
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
