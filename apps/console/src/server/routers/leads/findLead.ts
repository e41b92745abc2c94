import { getLead } from '@forecourt/data/leads/getLead'
import type { AccessScope } from '../../access/AccessScope'
import { findWithin } from '../../access/findWithin'
import { notFound } from '../../errors/notFound'

/** A lead within reach; a lead of another site or organisation is not found. */
export const findLead = async (accessScopes: readonly AccessScope[], id: string) => {
  const found = await findWithin(accessScopes, (scope) => getLead(scope, id))
  const { siteIds } = found?.accessScope ?? { siteIds: null }
  if (!found || (siteIds && !siteIds.includes(found.record.siteId))) throw notFound('lead')
  return found
}
