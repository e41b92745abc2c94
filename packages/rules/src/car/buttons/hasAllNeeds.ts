import type { Car } from '../../entities/Car'
import type { CarButtonContext, CarButtonRule } from './CarButtonRule'

/** Whether a button has all it needs to open something real (VDP-07). Asked for every button of every car of a list, so it is a plain loop. */
export const hasAllNeeds = ({ needs }: Pick<CarButtonRule, 'needs'>, car: Car, context: CarButtonContext, label: string): boolean => {
  for (const need of needs) if (!need.holds(car, context, label)) return false
  return true
}
