import { mainPlaceName } from './mainPlaceName'
import type { OnboardingAnswers } from './OnboardingAnswers'

/** What a file of cars may call each location of a new dealer, the first location first: its name, and its suburb. */
export const placeNames = ({ business, place }: Pick<OnboardingAnswers, 'business' | 'place'>): [name: string, suburb: string][] => [
  [mainPlaceName({ business, place }), place.suburb],
  ...place.others.map(({ name, suburb }): [string, string] => [name.trim(), suburb]),
]
