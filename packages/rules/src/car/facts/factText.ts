import type { Car } from '../../entities/Car'
import { formatDate } from '../../format/formatDate'
import type { CarAttribute } from '../CarAttribute'
import { fieldValue } from '../fieldValue'
import { formatMeasure, positive } from './formatMeasure'

/** Default text of an attribute (VDP-20): positive numbers with their unit, formatted dates, and labels of choices. */
export const factText = (car: Car, field: CarAttribute): string | number | null => {
  const value = fieldValue(car, field)
  if (typeof value === 'number') return field.unit === undefined ? positive(value) : formatMeasure(value, field.unit)
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (value !== null && field.kind === 'day') return formatDate(value)
  return field.values?.find(([each]) => each === value)?.[1] ?? value
}
