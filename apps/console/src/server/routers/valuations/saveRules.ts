import { saveValuationRules } from '@forecourt/data/valuations/valuationRules'
import { z } from 'zod'
import { narrowScopes } from '../../access/narrowScopes'
import { CallProblem } from '../../errors/CallProblem'
import { notFound } from '../../errors/notFound'
import { procedure } from '../../procedure'
import { rulesInput } from './rulesInput'

/** Saves them, for valuations from now on: what was offered stands. */
export const saveRules = procedure
  .permission('valuation.rules')
  .input(z.object({ organisationId: z.string().min(1).max(100), expectedRevision: z.number().int().min(0), rules: rulesInput }))
  .mutation(async ({ ctx, input: { organisationId, ...change } }) => {
    const [accessScope] = narrowScopes(ctx.db, ctx.accessScopes, organisationId)
    if (!accessScope || accessScope.siteIds !== null) throw notFound('organisation')
    const isSaved = await saveValuationRules(accessScope.scope, organisationId, { ...change, actor: ctx.actor, now: ctx.now })
    if (!isSaved) throw new CallProblem('CONFLICT', 'Somebody else changed the rules meanwhile. Load them again.')
    return { id: organisationId }
  })
