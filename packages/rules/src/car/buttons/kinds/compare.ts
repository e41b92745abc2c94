import { canCompare, comparesCars } from '../../../accounts/saved-cars/savedCarNeeds'
import type { CarButtonRule } from '../CarButtonRule'
import { fixedLabel } from '../fixedLabel'

/** Adds the car to the comparison (FAV-02, FAV-03). */
export const compare = {
  defaultLabel: fixedLabel('Compare'),
  requirement: 'FAV-03',
  fields: ['status', 'carType', 'priceCents', 'images'],
  needs: [
    { needs: 'cars to be compared', setting: '/favourites/compare', holds: (_car, { config }) => comparesCars.holds({ config }) },
    {
      needs: 'a car of the kind that can be compared',
      setting: '/favourites/showFor',
      holds: (car, { config }) => canCompare(car, config),
    },
  ],
  opens: { kind: 'own' },
} as const satisfies CarButtonRule
