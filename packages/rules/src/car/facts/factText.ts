import type { Car } from '../../entities/Car'
import { formatDate } from '../../format/formatDate'
import type { CarField } from '../CarField'
import { fieldValue } from '../fieldValue'
import { formatMeasure } from './formatMeasure'
import { positive } from './positive'

/** What pages say of an attribute where it has no words of its own (VDP-20): figures above 0 with their unit, days as dates, and the titles of choices. */
export const factText = (car: Car, field: CarField): string | number | null => {
  const value = fieldValue(car, field)
  if (typeof value === 'number') return field.unit === undefined ? positive(value) : formatMeasure(value, field.unit)
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (value !== null && field.kind === 'day') return formatDate(value)
  return field.values?.find(([each]) => each === value)?.[1] ?? value
}
