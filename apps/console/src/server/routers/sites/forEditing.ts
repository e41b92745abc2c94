import { publicationState } from '@forecourt/data/publishing/requests/publicationState'
import { siteForEditing } from '@forecourt/data/publishing/siteForEditing'
import { siteLayer } from '@forecourt/data/sites/siteLayer'
import { getVersion } from '@forecourt/data/sites/versions/getVersion'
import { isStaff } from '../../access/isStaff'
import { mayOnSite } from '../../access/mayOnSite'
import { notFound } from '../../errors/notFound'
import { procedure } from '../../procedure'

/** All that the editor starts from: the layers above the site, the draft, and what is live. */
export const forEditing = procedure.onSite('site.read').query(async ({ ctx, input: { siteId } }) => {
  const editing = await siteForEditing(ctx.scope, siteId)
  if (!editing) throw notFound('site')
  const { site, layers, draft, liveVersion, modelPages } = editing
  const live = liveVersion && (await getVersion(ctx.scope, siteId, liveVersion.number))
  const { name, locks } = siteLayer(site.name, {})
  return {
    site: {
      id: site.siteId,
      slug: site.slug,
      name: site.name,
      organisation: { id: site.organisationId, name: site.organisationName },
      hosts: site.hosts,
      address: site.hosts[0] === undefined ? '' : ctx.originOf(site.hosts[0]),
    },
    layers,
    modelPages,
    siteLayer: { name, locks },
    draft,
    live: live && { version: live.number, config: live.config, publishedAt: live.publishedAt, author: live.authorName, note: live.note },
    publication: await publicationState(ctx.scope, { siteId, userId: ctx.session.user.id, now: ctx.now }),
    userId: ctx.session.user.id,
    role: isStaff(ctx.session) ? ('staff' as const) : ('dealer' as const),
    can: {
      edit: mayOnSite(ctx.session, 'site.edit', site),
      publish: mayOnSite(ctx.session, 'site.publish', site),
      share: mayOnSite(ctx.session, 'site.share', site),
      editLocations: mayOnSite(ctx.session, 'location.edit', site),
    },
  }
})
