import { listedPaths } from '@forecourt/data/pages/listedPaths'
import { countedCars } from '@forecourt/data/stock/search/listedCars'
import { database } from '../sites/database'
import type { Side } from './Side'

/** Paths of a side's pages except cars, and its cars. */
export const readPaths = async ({ live: { published }, data, now, db = database() }: Side) => ({
  paths: await listedPaths(db, published, data, now),
  cars: (await countedCars(db, published, now)).cars,
})
