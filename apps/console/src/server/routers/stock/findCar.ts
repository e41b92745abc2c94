import { getCar, getEditedCar } from '@forecourt/data/stock/getEditedCar'
import type { AccessScope } from '../../access/AccessScope'
import { findWithin } from '../../access/findWithin'
import { notFound } from '../../errors/CallProblem'

/** Finds a car in the caller's scopes; another organisation's or site's is not found. */
export const findCar = async (accessScopes: readonly AccessScope[], id: string) => {
  const found = await findWithin(accessScopes, (scope, { siteIds }) => getCar(scope, id, siteIds))
  if (!found) throw notFound('car')
  return found
}

/** Whether a car is in any of these scopes. */
export const isCarWithin = async (accessScopes: readonly AccessScope[], id: string): Promise<boolean> =>
  (await findWithin(accessScopes, (scope, { siteIds }) => getCar(scope, id, siteIds))) !== null

/** The same with all editable fields. */
export const findEditedCar = async (accessScopes: readonly AccessScope[], id: string) => {
  const found = await findWithin(accessScopes, (scope, { siteIds }) => getEditedCar(scope, id, siteIds))
  if (!found) throw notFound('car')
  return found
}
