import type { Scope } from '@forecourt/data/createDatabase'
import { siteForEditing } from '@forecourt/data/publishing/siteForEditing'
import { siteLayer } from '@forecourt/data/sites/lockDraft'
import type { RenderedSite } from '@forecourt/data/sites/RenderedSite'
import type { PageData } from '@forecourt/rules/pages/PageRules'
import type { Route } from '@forecourt/rules/pages/Route'
import { resolveConfig } from '@forecourt/schema/resolveConfig'
import { notFound } from '../errors/CallProblem'

interface Context {
  readonly scope: Scope
  readonly originOf: (host: string) => string
  /** ISO in UTC. */
  readonly now: string
}

/**
 * A preview page of a site's draft with unsaved record data: nothing is validated or refused.
 * Popups are off, so that they don't cover the record.
 */
export const previewDraft = async <Of extends Route, Data extends PageData>(
  { scope, originOf, now }: Context,
  siteId: string,
  { route, load }: { readonly route: Of; readonly load: (site: RenderedSite) => Promise<Data> },
) => {
  const editing = await siteForEditing(scope, siteId)
  if (!editing) throw notFound('site')
  const { site, dealershipIds, draft } = editing
  const { config: resolved } = resolveConfig([...editing.layers, siteLayer(site.name, draft.values)])
  const config = { ...resolved, popups: { ...resolved.popups, list: [] } }
  const data = await load({ siteId, organisationId: site.organisationId, slug: site.slug, dealershipIds, config })
  const [host] = site.hosts
  const origin = host === undefined ? '' : originOf(host)
  return {
    config,
    /** The site's public origin; null while it isn't live. */
    liveOrigin: site.status === 'live' && site.liveVersion !== null && origin !== '' ? origin : null,
    page: {
      match: { kind: 'page' as const, route },
      data,
      site: data.site,
      offers: [],
      dataKey: '',
      now,
      origin,
      names: data.site.names,
    },
  }
}
