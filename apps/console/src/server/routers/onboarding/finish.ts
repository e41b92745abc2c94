import { finishOnboarding } from '@forecourt/data/onboarding/finishOnboarding'
import { publishSite } from '@forecourt/data/publishing/publishSite'
import { siteForEditing } from '@forecourt/data/publishing/siteForEditing'
import { CallProblem } from '../../errors/CallProblem'
import { notFound } from '../../errors/notFound'
import { getOneInput } from '../../getOneInput'
import { procedure } from '../../procedure'
import { foundFor } from './foundFor'
import { inviteFor } from './inviteFor'

/**
 * Makes the dealer's site, publishes it and invites who may sign in. Where it was interrupted, asking again goes on from there; a site that can't be
 * published yet is there as a draft, and the answer says what keeps it.
 */
export const finish = procedure
  .onPlatform('site.create')
  .input(getOneInput)
  .mutation(async ({ ctx, input: { id } }) => {
    const { siteId, organisationId } = await foundFor(ctx, id)
    const scope = ctx.db.forOrganisation(organisationId)
    const editing = await siteForEditing(scope, siteId)
    if (!editing) throw notFound('site')
    const host = editing.site.hosts[0] ?? ''
    if (editing.liveVersion === null) {
      const published = await publishSite(scope, {
        siteId,
        note: 'First published from onboarding',
        expectedRevision: editing.draft.revision,
        expectedVersion: null,
        actor: ctx.actor,
      })
      if (!published.ok && published.reason === 'invalid')
        return { siteId, address: ctx.originOf(host), live: false, problems: published.problems, invited: 0 }
      if (!published.ok) throw new CallProblem('CONFLICT', 'Somebody else is publishing this site. Try again in a moment.')
      await ctx.refreshSites({ kind: 'site', organisationId, siteId })
    }
    const invited = await inviteFor(ctx, id, organisationId)
    await finishOnboarding(ctx.db, id)
    return { siteId, address: ctx.originOf(host), live: true, problems: [], invited }
  })
