import { listMailboxes } from '@forecourt/data/leads/mailboxes/mailboxes'
import { z } from 'zod'
import { narrowReach } from '../../../access/narrowReach'
import { notFound } from '../../../errors/notFound'
import { wholeReach } from '../../../leads/findDestination'
import { procedure } from '../../../procedure'

/** The mailboxes that are read, and how that goes; never their passwords. */
export const list = procedure
  .permission('lead.deliver')
  .input(z.object({ organisationId: z.string().min(1).max(100).nullable() }))
  .query(async ({ ctx, input: { organisationId } }) => {
    const reach = wholeReach(organisationId === null ? ctx.reach : narrowReach(ctx.db, ctx.reach, organisationId))
    if (organisationId !== null && reach.length === 0) throw notFound('organisation')
    return (await Promise.all(reach.map(({ scope }) => listMailboxes(scope)))).flat()
  })
