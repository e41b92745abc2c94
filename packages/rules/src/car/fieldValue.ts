import type { Car } from '../entities/Car'
import type { CarField, FieldValue } from './CarField'

/** Value of an attribute of a car; null if unknown (VDP-20). */
export const fieldValue = (car: Partial<Car>, { id, storedIn: place }: Pick<CarField, 'id' | 'storedIn'>): FieldValue | null => {
  const values = (place === 'ownColumn' ? car : car[place]) as Readonly<Record<string, FieldValue | null>> | undefined
  return values?.[id] ?? null
}
