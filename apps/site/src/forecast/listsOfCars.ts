import { matchSavedSearches } from '@forecourt/services/worker/matchSavedSearches'
import type { Side } from './Side'

/** Changed cars whose lists are found; those of more cars are most lists of a site. */
const maxCars = 200

/** The stock lists of a side that have some of these cars, by the path that they are listed at; those with the narrowest presets first. */
export const listsOfCars = async (side: Side, paths: readonly string[], ids: ReadonlySet<string>): Promise<string[]> => {
  if (ids.size === 0 || ids.size > maxCars) return []
  const { live, data, now } = side
  const cars = (await live.stockIndex()).cars.filter(({ id }) => ids.has(id))
  const found = matchSavedSearches(cars, paths, { site: live.published, names: data.names, now })
  const depth = (path: string) => path.split('/').length
  return [...found.keys()].toSorted((one, other) => depth(other) - depth(one))
}
