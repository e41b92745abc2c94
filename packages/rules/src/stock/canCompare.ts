import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { canFavourite } from './canFavourite'

/** Says whether a car can be taken into a comparison: the site compares cars (FAV-02), and the car is one that could be saved (FAV-03). */
export const canCompare = (car: Parameters<typeof canFavourite>[0], { favourites }: Pick<ResolvedConfig, 'favourites'>): boolean =>
  favourites.compare && canFavourite(car, { favourites: { ...favourites, enabled: true } })
