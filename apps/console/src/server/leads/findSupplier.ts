import { getSupplier } from '@forecourt/data/leads/delivery/suppliers'
import { findWithin } from '../access/findWithin'
import type { Reach } from '../access/Reach'
import { notFound } from '../errors/notFound'
import { wholeReach } from './findDestination'

/** Who posts leads, within reach; another organisation's is not found. */
export const findSupplier = async (reach: readonly Reach[], id: string) => {
  const found = await findWithin(wholeReach(reach), (scope) => getSupplier(scope, id))
  if (!found) throw notFound('supplier')
  return { supplier: found.record, scope: found.reach.scope }
}
