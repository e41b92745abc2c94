import { canFavourite, savesCars } from '../../../accounts/saved-cars/savedCarNeeds'
import type { CarButtonRule } from '../CarButtonRule'
import { fixedLabel } from '../fixedLabel'
import { siteNeed } from '../siteNeed'

/** Saves the car (VDP-10, FAV-03). */
export const favourite = {
  defaultLabel: fixedLabel('Save'),
  requirement: 'FAV-03',
  fields: ['status', 'carType', 'priceCents', 'images'],
  needs: [
    siteNeed({
      needs: 'saved cars to be kept',
      setting: '/favourites/enabled',
      hiddenUntil: 'shoppers may save cars',
      holds: (config) => savesCars.holds({ config }),
    }),
    { needs: 'a car of the kind that can be saved', setting: '/favourites/showFor', holds: (car, { config }) => canFavourite(car, config) },
  ],
  opens: { kind: 'own' },
} as const satisfies CarButtonRule
