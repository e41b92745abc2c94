import { maxCompared } from '@forecourt/rules/accounts/saved-cars/comparedSlugs'
import { type Store, storedTexts } from './Store'

/** A car selected for comparison, with the data to display it. */
export interface ComparedCar {
  readonly slug: string
  readonly name: string
  /** Key of its first picture in file storage; empty if it has none. */
  readonly primaryImageUrl: string
}

const fields = ['slug', 'name', 'primaryImageUrl'] as const

/** The compared cars in order of selection, unique, at most four (FAV-02). */
export const compareStore: Store<readonly ComparedCar[]> = {
  key: 'compare',
  version: 1,
  empty: [],
  read(stored) {
    const cars = (Array.isArray(stored) ? stored : []).map((entry) => storedTexts(entry, fields)).filter(({ slug, name }) => slug && name)
    return [...new Map(cars.map((car) => [car.slug, car])).values()].slice(0, maxCompared)
  },
}
