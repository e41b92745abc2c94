import { addDealership as storeDealership } from '@forecourt/data/organisations/addDealership'
import { changeOrganisation } from '@forecourt/data/organisations/changeOrganisation'
import { listOrganisations } from '@forecourt/data/organisations/listOrganisations'
import { z } from 'zod'
import { narrowScopes } from '../access/AccessScope'
import { listWithin } from '../access/findWithin'
import { CallProblem, notFound } from '../errors/CallProblem'
import { listInput } from '../listInput'
import { procedure } from '../procedure'
import { router } from '../trpc'

const getList = procedure
  .permission('site.read')
  .input(listInput(['name'], { q: z.string().max(100), ids: z.array(z.string().max(100)).max(100), inUse: z.boolean() }))
  .query(async ({ ctx, input }) => {
    const page = await listWithin(ctx, input, listOrganisations)
    return { data: page.rows, total: page.total }
  })

const input = z.object({
  organisationId: z.string().min(1).max(100),
  change: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('rename'), name: z.string().trim().min(1, 'Enter a name for the organisation.').max(80) }),
    z.object({ kind: z.literal('archive') }),
    z.object({ kind: z.literal('unarchive') }),
  ]),
})

/** Renames an organisation; staff archive it with all its sites, and restore it. */
const change = procedure
  .permission('site.manage')
  .input(input)
  .mutation(async ({ ctx, input: { organisationId, change: requestedChange } }) => {
    // A manager of one site doesn't manage its organisation.
    const [accessScope] = narrowScopes(ctx.db, ctx.accessScopes, organisationId).filter(({ siteIds }) => siteIds === null)
    if (!accessScope) throw notFound('organisation')
    const isStaff = ctx.accessScopes.some((each) => each.organisationId === null)
    if (requestedChange.kind !== 'rename' && !isStaff) throw new CallProblem('FORBIDDEN', 'Only Forecourt staff can archive organisations.')
    const done = await changeOrganisation(ctx.db.platform, { organisationId, change: requestedChange, now: ctx.now, actor: ctx.actor })
    if (!done) throw notFound('organisation')
    return { organisationId }
  })

/** Adds a dealership to an organisation. */
const addDealership = procedure
  .permission('site.create')
  .input(
    z.object({
      organisationId: z.string().min(1).max(100),
      name: z.string().trim().min(1, 'Enter a name for the dealership.').max(80),
      makes: z.array(z.string().max(40)).max(40),
    }),
  )
  .mutation(async ({ ctx, input }) => {
    const [accessScope] = narrowScopes(ctx.db, ctx.accessScopes, input.organisationId)
    const id = accessScope ? await storeDealership(accessScope.scope, { ...input, actor: ctx.actor }) : null
    if (id === null) throw notFound('organisation')
    return { id }
  })

export const organisationsRouter = router({ getList, change, addDealership })
