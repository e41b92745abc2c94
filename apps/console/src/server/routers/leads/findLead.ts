import { getLead } from '@forecourt/data/leads/getLead'
import { findWithin } from '../../access/findWithin'
import type { Reach } from '../../access/Reach'
import { notFound } from '../../errors/notFound'

/** A lead within reach; a lead of another site or organisation is not found. */
export const findLead = async (reach: readonly Reach[], id: string) => {
  const found = await findWithin(reach, (scope) => getLead(scope, id))
  const { siteIds } = found?.reach ?? { siteIds: null }
  if (!found || (siteIds && !siteIds.includes(found.record.siteId))) throw notFound('lead')
  return found
}
