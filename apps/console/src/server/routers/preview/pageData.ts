import { loadPage } from '@forecourt/data/pages/loadPage'
import { loadSiteData } from '@forecourt/data/pages/loadSiteData'
import { siteForEditing } from '@forecourt/data/sites/siteForEditing'
import { siteLayer } from '@forecourt/data/sites/siteLayer'
import { dataKey } from '@forecourt/rules/pages/dataKey'
import { matchRoute } from '@forecourt/rules/routing/matchRoute'
import { resolveConfig } from '@forecourt/schema/resolveConfig'
import { z } from 'zod'
import { configValues } from '../../configValues'
import { notFound } from '../../errors/notFound'
import { previewSearch } from '../../preview/previewSearch'
import { procedure } from '../../procedure'

const input = z.object({
  path: z.string().startsWith('/').max(2_000),
  query: z.string().max(4_000).default(''),
  values: configValues,
  /** The instant to show the page at; without it, now. */
  now: z.iso.datetime().optional(),
})

/** The page a path leads to under the draft's config, with its data: what the preview draws in the browser. */
export const pageData = procedure
  .onSite('site.read')
  .input(input)
  .query(async ({ ctx, input: { siteId, path, query, values, now = ctx.now } }) => {
    const editing = await siteForEditing(ctx.scope, siteId)
    if (!editing) throw notFound('site')
    const { site, layers, dealershipIds } = editing
    const { config } = resolveConfig([...layers, siteLayer(site.name, values)])
    const rendered = { siteId, organisationId: site.organisationId, slug: site.slug, dealershipIds, config }
    const siteData = await loadSiteData(ctx.db, rendered, now)
    const match = matchRoute(config, siteData.names, path)
    const shared = {
      match,
      site: siteData,
      now,
      origin: site.hosts[0] === undefined ? '' : ctx.originOf(site.hosts[0]),
      names: siteData.names,
    }
    if (match.kind !== 'page') return { ...shared, data: null, dataKey: '' }
    const data = await loadPage(ctx.db, rendered, match.route, {
      now,
      search: previewSearch(ctx.db),
      query: new URLSearchParams(query),
      siteData,
    })
    return { ...shared, data, dataKey: dataKey(config, match.route) }
  })
