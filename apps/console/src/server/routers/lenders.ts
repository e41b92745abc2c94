import { lenderKind } from '@forecourt/data/edited-records/finance/lenderKind'
import { siteProviders } from '@forecourt/data/edited-records/finance/siteProviders'
import { z } from 'zod'
import { narrowScopes } from '../access/AccessScope'
import { recordForecast } from '../edited-records/recordForecast'
import { recordList } from '../edited-records/recordList'
import { recordProcedures } from '../edited-records/recordProcedures'
import { notFound } from '../errors/CallProblem'
import { procedure } from '../procedure'
import { router } from '../trpc'

const access = { permission: 'finance.edit', isPlatformOnly: false } as const

/** The finance providers of an organisation's live sites. */
const sites = procedure
  .permission('finance.edit')
  .input(z.object({ organisationId: z.string().min(1).max(100) }))
  .query(async ({ ctx, input: { organisationId } }) => {
    const [accessScope] = narrowScopes(ctx.db, ctx.accessScopes, organisationId)
    if (!accessScope) throw notFound('organisation')
    return siteProviders(accessScope.scope, organisationId, accessScope.siteIds)
  })

export const lendersRouter = router({
  ...recordProcedures({ ...access, kindAtTime: () => lenderKind }),
  forecast: recordForecast({ resource: 'lenders', permission: 'finance.edit', kind: lenderKind }),
  sites,
  getList: recordList({
    ...access,
    kind: lenderKind,
    sorts: ['name', 'interestRate', 'comparisonRate', 'updatedAt'],
    filters: ['dealershipId', 'provider', 'published'],
  }),
})
