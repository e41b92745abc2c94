import { waitingMails } from '@forecourt/data/leads/delivery/leadMails'
import { z } from 'zod'
import { narrowReach } from '../../../access/narrowReach'
import { notFound } from '../../../errors/notFound'
import { procedure } from '../../../procedure'

/** Mails of market places that could not be read, and wait for a person, latest first. */
export const list = procedure
  .permission('lead.read')
  .input(z.object({ organisationId: z.string().min(1).max(100).nullable() }))
  .query(async ({ ctx, input: { organisationId } }) => {
    const reach = organisationId === null ? ctx.reach : narrowReach(ctx.db, ctx.reach, organisationId)
    if (organisationId !== null && reach.length === 0) throw notFound('organisation')
    const mails = (await Promise.all(reach.map(({ scope, siteIds }) => waitingMails(scope, siteIds)))).flat()
    return mails.sort((one, other) => other.receivedAt.localeCompare(one.receivedAt))
  })
