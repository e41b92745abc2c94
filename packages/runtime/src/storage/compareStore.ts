import { mostCompared } from '@forecourt/rules/accounts/saved-cars/comparedSlugs'
import { type Store, storedTexts } from './Store'

/** A car a shopper chose to compare, with enough to show it by. */
export interface ComparedCar {
  readonly slug: string
  readonly name: string
  /** Key of its first picture in file storage; empty without one. */
  readonly primaryImageUrl: string
}

const fields = ['slug', 'name', 'primaryImageUrl'] as const

/** The cars a shopper compares, in the order they were chosen, each once and at most four (FAV-02). */
export const compareStore: Store<readonly ComparedCar[]> = {
  key: 'compare',
  version: 1,
  empty: [],
  read(stored) {
    const cars = (Array.isArray(stored) ? stored : []).map((entry) => storedTexts(entry, fields)).filter(({ slug, name }) => slug && name)
    return [...new Map(cars.map((car) => [car.slug, car])).values()].slice(0, mostCompared)
  },
}
