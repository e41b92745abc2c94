import type { Car } from '../entities/Car'

/** The words of a form's button: 'Enquire Now' about a car, 'Message Now' otherwise (ENQ-33). */
export const submitLabel = (car: Pick<Car, 'slug'> | null): string => (car ? 'Enquire Now' : 'Message Now')
