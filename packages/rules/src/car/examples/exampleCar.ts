import type { Car } from '../../entities/Car'
import { type CarExampleId, carExamples } from './carExamples'

/**
 * A real car in another state, for a preview (CAR-02 to CAR-19): everything the example does not speak of is as it was. Null where the
 * car can't be shown so, such as with one photo when it has none.
 *
 * @param now the instant of the page, ISO in UTC
 */
export const exampleCar = (car: Car, example: CarExampleId, now: string): Car | null => {
  const changes = carExamples[example].change(car, now)
  return changes && { ...car, ...changes }
}
