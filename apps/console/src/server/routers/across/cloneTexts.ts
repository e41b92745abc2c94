import { localTexts } from '../../across/localTexts'
import { siteResolution } from '../../across/siteResolution'
import { procedure } from '../../procedure'

/** What of a site's own texts ties them to it, for whoever makes another site after it; with the country it trades in. */
export const cloneTexts = procedure.onSite('site.create').query(async ({ ctx, input: { siteId } }) => {
  const { resolution } = await siteResolution(ctx.scope, siteId, 'draft')
  const { organisationId } = ctx.site
  const places = await ctx.scope.transaction((tx) =>
    tx.location.findMany({ where: { organisationId }, select: { city: true, name: true, state: true } }),
  )
  const names = places.flatMap(({ city, name }) => [city, name])
  return { country: resolution.config.identity.country, texts: localTexts(resolution, names) }
})
