import { postPage } from '@forecourt/data/pages/posts/postPage'
import { siteForEditing } from '@forecourt/data/sites/siteForEditing'
import { siteLayer } from '@forecourt/data/sites/siteLayer'
import { type PostValues, postFields } from '@forecourt/rules/records/kinds/postFields'
import { resolveConfig } from '@forecourt/schema/resolveConfig'
import { z } from 'zod'
import { valuesInput } from '../../edited-records/recordInput'
import { notFound } from '../../errors/notFound'
import { previewSearch } from '../../preview/previewSearch'
import { procedure } from '../../procedure'

const slug = 'preview'

/** A post's page on a site, drawn of what is typed so far: nothing is stored, and nothing is refused. */
export const preview = procedure
  .onSite('post.edit')
  .input(z.object({ post: valuesInput<PostValues>(postFields) }))
  .query(async ({ ctx, input: { siteId, post: typed } }) => {
    const editing = await siteForEditing(ctx.scope, siteId)
    if (!editing) throw notFound('site')
    const { site, dealershipIds, draft } = editing
    const { config } = resolveConfig([...editing.layers, siteLayer(site.name, draft.values)])
    const { excludedSiteIds: _excluded, state: _state, featured: _featured, ...post } = typed
    const rendered = { siteId, organisationId: site.organisationId, slug: site.slug, dealershipIds, config }
    const shown = { ...post, title: post.title || 'Your post', id: slug, slug, updatedAt: ctx.now }
    const data = await postPage(ctx.db, rendered, shown, { now: ctx.now, search: previewSearch(ctx.db) })
    const [host] = site.hosts
    return {
      config,
      page: {
        match: { kind: 'page' as const, route: { page: 'post' as const, path: `/blog/${slug}`, slug } },
        data,
        site: data.site,
        offers: [],
        dataKey: '',
        now: ctx.now,
        origin: host === undefined ? '' : ctx.originOf(host),
        names: data.site.names,
      },
    }
  })
