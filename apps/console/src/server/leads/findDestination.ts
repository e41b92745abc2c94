import { getDestination } from '@forecourt/data/leads/delivery/destinations'
import { findWithin } from '../access/findWithin'
import type { Reach } from '../access/Reach'
import { notFound } from '../errors/notFound'

/** Where leads go is the whole organisation's business: who works for some of its sites has no say in it. */
export const wholeReach = (reach: readonly Reach[]): Reach[] => reach.filter(({ siteIds }) => siteIds === null)

/** A destination within reach; another organisation's is not found. */
export const findDestination = async (reach: readonly Reach[], id: string) => {
  const found = await findWithin(wholeReach(reach), (scope) => getDestination(scope, id))
  if (!found) throw notFound('destination')
  return { destination: found.record, scope: found.reach.scope }
}
