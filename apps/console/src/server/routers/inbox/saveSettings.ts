import { saveInboxSettings } from '@forecourt/data/leads/inbox/inboxSettings'
import { z } from 'zod'
import { narrowScopes } from '../../access/narrowScopes'
import { CallProblem } from '../../errors/CallProblem'
import { notFound } from '../../errors/notFound'
import { procedure } from '../../procedure'
import { settingsInput } from './settingsInput'

/** Saves how shoppers are answered, for enquiries from now on. */
export const saveSettings = procedure
  .permission('user.manage')
  .input(z.object({ organisationId: z.string().min(1).max(100), expectedRevision: z.number().int().min(0), settings: settingsInput }))
  .mutation(async ({ ctx, input: { organisationId, ...change } }) => {
    const [accessScope] = narrowScopes(ctx.db, ctx.accessScopes, organisationId)
    if (!accessScope || accessScope.siteIds !== null) throw notFound('organisation')
    const isSaved = await saveInboxSettings(accessScope.scope, organisationId, { ...change, actor: ctx.actor, now: ctx.now })
    if (!isSaved) throw new CallProblem('CONFLICT', 'Somebody else changed this meanwhile. Load it again.')
    return { id: organisationId }
  })
