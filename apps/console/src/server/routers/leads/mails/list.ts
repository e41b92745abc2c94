import { waitingMails } from '@forecourt/data/leads/delivery/leadMails'
import { z } from 'zod'
import { narrowScopes } from '../../../access/narrowScopes'
import { notFound } from '../../../errors/notFound'
import { procedure } from '../../../procedure'

/** Mails of market places that could not be read, and wait for a person, latest first. */
export const list = procedure
  .permission('lead.read')
  .input(z.object({ organisationId: z.string().min(1).max(100).nullable() }))
  .query(async ({ ctx, input: { organisationId } }) => {
    const accessScopes = organisationId === null ? ctx.accessScopes : narrowScopes(ctx.db, ctx.accessScopes, organisationId)
    if (organisationId !== null && accessScopes.length === 0) throw notFound('organisation')
    const mails = (await Promise.all(accessScopes.map(({ scope, siteIds }) => waitingMails(scope, siteIds)))).flat()
    return mails.sort((one, other) => other.receivedAt.localeCompare(one.receivedAt))
  })
