import { changeOrganisation } from '@forecourt/data/organisations/changeOrganisation'
import { z } from 'zod'
import { narrowScopes } from '../../access/narrowScopes'
import { CallProblem } from '../../errors/CallProblem'
import { notFound } from '../../errors/notFound'
import { procedure } from '../../procedure'

const input = z.object({
  organisationId: z.string().min(1).max(100),
  change: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('rename'), name: z.string().trim().min(1, 'Give the organisation a name.').max(80) }),
    z.object({ kind: z.literal('archive') }),
    z.object({ kind: z.literal('takeBack') }),
  ]),
})

/** Renames an organisation; staff put it out of use with all its sites, and take it back. */
export const change = procedure
  .permission('site.manage')
  .input(input)
  .mutation(async ({ ctx, input: { organisationId, change: wanted } }) => {
    // Who manages one site of an organisation doesn't manage the organisation.
    const [accessScope] = narrowScopes(ctx.db, ctx.accessScopes, organisationId).filter(({ siteIds }) => siteIds === null)
    if (!accessScope) throw notFound('organisation')
    const isStaff = ctx.accessScopes.some((each) => each.organisationId === null)
    if (wanted.kind !== 'rename' && !isStaff) throw new CallProblem('FORBIDDEN', 'Only Forecourt’s staff archive organisations.')
    const done = await changeOrganisation(ctx.db.platform, { organisationId, change: wanted, now: ctx.now, actor: ctx.actor })
    if (!done) throw notFound('organisation')
    return { organisationId }
  })
