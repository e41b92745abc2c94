import type { Car } from '../entities/Car'
import type { CarField, FieldValue } from './CarField'

/** Value of an attribute of a car; null if unknown (VDP-20). */
export const fieldValue = (car: Partial<Car>, { id, in: place }: Pick<CarField, 'id' | 'in'>): FieldValue | null => {
  const values = (place === 'column' ? car : car[place]) as Readonly<Record<string, FieldValue | null>> | undefined
  return values?.[id] ?? null
}
