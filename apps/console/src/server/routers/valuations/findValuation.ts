import type { DealerDeedResult } from '@forecourt/data/valuations/dealerDeeds'
import { getValuation } from '@forecourt/data/valuations/listValuations'
import type { AccessScope } from '../../access/AccessScope'
import { findWithin } from '../../access/findWithin'
import { CallProblem } from '../../errors/CallProblem'
import { notFound } from '../../errors/notFound'

/** A valuation within reach; one of another site or organisation is not found. */
export const findValuation = async (accessScopes: readonly AccessScope[], id: string, now: string) => {
  const found = await findWithin(accessScopes, (scope) => getValuation(scope, id, now))
  const { siteIds } = found?.accessScope ?? { siteIds: null }
  if (!found || (siteIds && !siteIds.includes(found.record.siteId))) throw notFound('valuation')
  return found
}

/** Passes on what became of a deed. */
export const said = (result: DealerDeedResult): void => {
  if (result === 'notFound') throw notFound('valuation')
  if (result === 'conflict') throw new CallProblem('CONFLICT', 'Somebody else, or the shopper, changed this meanwhile. Load it again.')
}
