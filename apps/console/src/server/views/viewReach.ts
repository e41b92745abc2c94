import { narrowReach } from '../access/narrowReach'
import type { Reach } from '../access/Reach'
import type { Context } from '../Context'
import { notFound } from '../errors/notFound'

/** Where somebody keeps views of a list: in an organisation they reach, or for staff in none. */
export const viewReach = (ctx: Pick<Context, 'db'> & { readonly reach: readonly Reach[] }, organisationId: string | null) => {
  const reach =
    organisationId === null ? ctx.reach.find((each) => each.organisationId === null) : narrowReach(ctx.db, ctx.reach, organisationId)[0]
  if (!reach) throw notFound('organisation')
  return reach.scope
}
