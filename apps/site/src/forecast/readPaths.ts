import { listedPaths } from '@forecourt/data/pages/listedPaths'
import { type PagedCar, pagedCars } from '@forecourt/data/stock/search/pagedCars'
import { allPageRules } from '@forecourt/rules/pages/findPageRules'
import { carHref } from '@forecourt/rules/routing/carHref'
import { presetPaths } from '@forecourt/rules/routing/parseSearchPreset'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { database } from '../sites/database'
import { findKind, type Side } from './Side'

/** Addresses that every site has, or that a setting allows, such as the page after an enquiry. */
const fixedPaths = allPageRules.flatMap(([, { addresses = {} }]) => Object.keys(addresses)).filter((pattern) => !/[:*]/.test(pattern))

/** Pages of one car: its print sheet and its checkout. Those of the others are built from the same parts. */
const pagesOfOneCar = (cars: readonly PagedCar[], config: ResolvedConfig): string[] =>
  cars
    .filter(({ status, reserved }) => status === 'in_stock' && !reserved)
    .slice(0, 1)
    .flatMap((car) => [`/print/${car.slug}`, `${carHref(car)}/${config.checkout.path}`])

/** Paths of a side's pages except cars, and all cars that have a page. */
export const readPaths = async (side: Side): Promise<{ readonly paths: readonly string[]; readonly cars: readonly PagedCar[] }> => {
  const { live, data, now, db = database() } = side
  const { published } = live
  const cars = await pagedCars(db, published)
  const own = [...fixedPaths, ...presetPaths(data.names), ...pagesOfOneCar(cars, published.config)]
  const paths = [...(await listedPaths(db, published, data, now)), ...own]
  return { paths: [...new Set(paths)].filter((path) => findKind(side, path) !== null), cars }
}
