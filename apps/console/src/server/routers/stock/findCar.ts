import { getCar, getEditedCar } from '@forecourt/data/stock/getEditedCar'
import type { AccessScope } from '../../access/AccessScope'
import { findWithin } from '../../access/findWithin'
import { notFound } from '../../errors/CallProblem'

/** A car within reach; another organisation's, or another site's of the same, is not found. */
export const findCar = async (accessScopes: readonly AccessScope[], id: string) => {
  const found = await findWithin(accessScopes, (scope, { siteIds }) => getCar(scope, id, siteIds))
  if (!found) throw notFound('car')
  return found
}

/** The same with all that is edited of it. */
export const findEditedCar = async (accessScopes: readonly AccessScope[], id: string) => {
  const found = await findWithin(accessScopes, (scope, { siteIds }) => getEditedCar(scope, id, siteIds))
  if (!found) throw notFound('car')
  return found
}
