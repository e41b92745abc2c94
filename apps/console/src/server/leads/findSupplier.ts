import { getSupplier } from '@forecourt/data/leads/delivery/suppliers'
import type { AccessScope } from '../access/AccessScope'
import { findWithin } from '../access/findWithin'
import { notFound } from '../errors/notFound'
import { organisationWideScopes } from './findDestination'

/** Who posts leads, within reach; another organisation's is not found. */
export const findSupplier = async (accessScopes: readonly AccessScope[], id: string) => {
  const found = await findWithin(organisationWideScopes(accessScopes), (scope) => getSupplier(scope, id))
  if (!found) throw notFound('supplier')
  return { supplier: found.record, scope: found.accessScope.scope }
}
