import { onboardingState } from '@forecourt/data/onboarding/onboardingState'
import { onboardingChecklist } from '@forecourt/rules/onboarding/onboardingChecklist'
import { notFound } from '../../errors/notFound'
import { procedure } from '../../procedure'

/** What is left to do at a site until its dealer is well on their way. */
export const checklist = procedure.onSite('site.read').query(async ({ ctx, input: { siteId } }) => {
  const state = await onboardingState(ctx.scope, siteId)
  if (!state) throw notFound('site')
  return { siteName: ctx.site.name, address: ctx.originOf(ctx.site.hosts[0] ?? ''), items: onboardingChecklist(state) }
})
