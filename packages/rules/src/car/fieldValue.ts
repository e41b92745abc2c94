import type { Car } from '../entities/Car'
import type { CarAttribute, FieldValue } from './CarAttribute'

/** Value of an attribute of a car; null if unknown (VDP-20). */
export const fieldValue = (car: Partial<Car>, { id, storedIn: place }: Pick<CarAttribute, 'id' | 'storedIn'>): FieldValue | null => {
  const values = (place === 'ownColumn' ? car : car[place]) as Readonly<Record<string, FieldValue | null>> | undefined
  return values?.[id] ?? null
}
