import type { Car } from '../entities/Car'
import type { CarField, FieldValue } from './CarField'

/** What a car has of an attribute; null where that isn't known. */
export const fieldValue = (car: Partial<Car>, { id, in: place }: Pick<CarField, 'id' | 'in'>): FieldValue | null => {
  const kept = (place === 'column' ? car : car[place]) as Readonly<Record<string, FieldValue | null>> | undefined
  return kept?.[id] ?? null
}
