import { finishOnboarding } from '@forecourt/data/onboarding/finishOnboarding'
import { foundDealer } from '@forecourt/data/onboarding/foundDealer'
import { getOnboarding } from '@forecourt/data/onboarding/getOnboarding'
import { publishSite } from '@forecourt/data/sites/publishSite'
import { siteForEditing } from '@forecourt/data/sites/siteForEditing'
import { firstUnfinishedStep, stepProblems } from '@forecourt/rules/onboarding/stepProblems'
import { CallProblem } from '../../errors/CallProblem'
import { notFound } from '../../errors/notFound'
import { getOneInput } from '../../getOneInput'
import { procedure } from '../../procedure'
import { stockFile } from './stockFile'

/**
 * Makes the dealer's site and publishes it. Where it was interrupted, asking again goes on from there; a site that can't be
 * published yet is there as a draft, and the answer says what keeps it.
 */
export const finish = procedure
  .onPlatform('site.create')
  .input(getOneInput)
  .mutation(async ({ ctx, input: { id } }) => {
    const onboarding = await getOnboarding(ctx.db, id)
    if (!onboarding) throw notFound('onboarding')
    const unfinished = onboarding.siteId ? null : firstUnfinishedStep(onboarding.answers)
    if (unfinished)
      throw new CallProblem('BAD_REQUEST', 'Some answers are still missing.', {
        fields: { step: unfinished, ...stepProblems(onboarding.answers, unfinished) },
      })

    const founded = await foundDealer(ctx.db, {
      id,
      hostOf: (slug) => `${slug}.${ctx.siteHostSuffix}`,
      carsOf: ({ stock }, place) => stockFile(stock.csv, ctx.now, place).cars,
      actor: ctx.actor,
    })
    if (!founded.ok)
      throw new CallProblem(founded.reason === 'notFound' ? 'NOT_FOUND' : 'CONFLICT', founded.message, { fields: { step: 'address' } })

    const { siteId, organisationId } = founded
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
        return { siteId, address: ctx.originOf(host), live: false, problems: published.problems }
      if (!published.ok) throw new CallProblem('CONFLICT', 'Somebody else is publishing this site. Try again in a moment.')
      await ctx.refreshSites({ kind: 'site', organisationId, siteId })
    }
    await finishOnboarding(ctx.db, id)
    return { siteId, address: ctx.originOf(host), live: true, problems: [] }
  })
