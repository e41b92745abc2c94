import type { TriedResource } from '@forecourt/data/what-if/tryRecord'
import { inRandomOrder } from '@forecourt/rules/forecast/inRandomOrder'
import type { PageKind } from '@forecourt/rules/pages/Route'
import { carHref } from '@forecourt/rules/routing/carHref'
import type { ConsideredStock } from '@forecourt/services/forecast/forecastSiteStock'
import type { PlannedPaths } from './compareStrata'
import { listsOfCars } from './listsOfCars'
import { readPaths } from './readPaths'
import { findKind, type Side } from './Side'

/** Kinds of pages that are about what changes, besides pages of cars; those that surely show it first. */
const ownKinds: { readonly [of in Exclude<ConsideredStock['kind'], 'record'> | TriedResource]: readonly PageKind[] } = {
  cars: [],
  import: [],
  lenders: [],
  charges: [],
  location: ['locations', 'location'],
  offers: ['offers', 'offer', 'model'],
  posts: ['blog', 'post'],
  models: ['models', 'model'],
}

/** Lists of changed cars, and pages about what changes, that are compared before any others. */
const maxFirst = 12

/** Changed cars that are compared before any other page. */
const maxFirstCars = 6

/**
 * First some changed cars, the lists that have changed cars, pages that only one side has, the home page and the first pages about what changes.
 * Then pages of changed cars, the other ones about what changes, all others, and those of other cars, each as if drawn, but in the same
 * order.
 */
export const strataOfStock = async (
  sides: readonly [before: Side, after: Side],
  changedIds: ReadonlySet<string>,
  change: ConsideredStock,
): Promise<PlannedPaths[]> => {
  const ownKind = ownKinds[change.kind === 'record' ? change.resource : change.kind]
  const [changed, others, listed] = [new Set<string>(), new Set<string>(), new Set<string>()]
  const own = new Map<string, number>()
  const [lists, onSides] = [new Set<string>(), new Map<string, number>()]
  for (const side of sides) {
    const { paths, cars } = await readPaths(side)
    for (const path of paths) {
      const ofPage = findKind(side, path)
      const rank = ofPage === null ? -1 : ownKind.indexOf(ofPage)
      if (rank === -1) listed.add(path)
      else own.set(path, rank)
      onSides.set(path, (onSides.get(path) ?? 0) + 1)
    }
    for (const car of cars) (changedIds.has(car.id) ? changed : others).add(carHref(car))
    for (const path of await listsOfCars(side, paths, changedIds)) lists.add(path)
  }
  const onOneSide = [...onSides].flatMap(([path, count]) => (count < sides.length ? [path] : []))
  const firstCars = inRandomOrder(changed, (path) => path).slice(0, maxFirstCars)
  const ownFirst = [...own].toSorted(([, one], [, other]) => one - other).map(([path]) => path)
  const home = listed.has('/') ? ['/'] : []
  const first = new Set([...firstCars, ...onOneSide, ...home, ...[...lists].slice(0, maxFirst), ...ownFirst.slice(0, maxFirst)])
  const drawn = [changed, new Set(ownFirst), listed, others].map((paths) => ({
    paths: inRandomOrder(
      [...paths].filter((path) => !first.has(path)),
      (path) => path,
    ),
    isDrawn: true,
  }))
  return [{ paths: [...first], isDrawn: false, comesFirst: true }, ...drawn]
}
