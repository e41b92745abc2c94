import type { Scope } from '@forecourt/data/createDatabase'
import { findSiteFormat } from '@forecourt/services/market-feeds/template/siteFormats'
import { z } from 'zod'
import { CallProblem } from '../errors/CallProblem'

/** A format of files for market places, by its id. */
export const marketFormat = z.string().min(1).max(100)

/** A format of a site by its id, one of its own making among them. */
export const findFormat = async (scope: Scope, siteId: string, id: string) => {
  const format = await findSiteFormat(scope, siteId, id)
  if (!format) throw new CallProblem('BAD_REQUEST', 'There is no such format.')
  return format
}
