import { getCar } from '@forecourt/data/stock/getCar'
import { getEditedCar } from '@forecourt/data/stock/getEditedCar'
import { findWithin } from '../../access/findWithin'
import type { Reach } from '../../access/Reach'
import { notFound } from '../../errors/notFound'

/** A car within reach; another organisation's, or another site's of the same, is not found. */
export const findCar = async (reach: readonly Reach[], id: string) => {
  const found = await findWithin(reach, (scope, { siteIds }) => getCar(scope, id, siteIds))
  if (!found) throw notFound('car')
  return found
}

/** The same with all that is edited of it. */
export const findEditedCar = async (reach: readonly Reach[], id: string) => {
  const found = await findWithin(reach, (scope, { siteIds }) => getEditedCar(scope, id, siteIds))
  if (!found) throw notFound('car')
  return found
}
