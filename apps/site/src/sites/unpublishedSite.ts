import { loadSiteData } from '@forecourt/data/pages/loadSiteData'
import { requestToAnswer } from '@forecourt/data/publishing/requests/listRequests'
import { siteForEditing } from '@forecourt/data/publishing/siteForEditing'
import { siteLayer } from '@forecourt/data/sites/lockDraft'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { resolveConfig } from '@forecourt/schema/resolveConfig'
import type { LiveSite } from './createSiteRegistry'
import { database } from './database'
import { siteRegistry } from './siteRegistry'

/** Unpublished state to render: a publish request or a config; the site's draft if neither is given. */
interface Unpublished {
  readonly requestId?: string
  readonly config?: ResolvedConfig
  readonly withLocationDrafts: boolean
}

/** The draft of a site, a publish request or a config, as if it were live; null if there is no such site or request. */
export const unpublishedSite = async (
  siteId: string,
  { requestId, config: given, withLocationDrafts }: Unpublished,
  now: string,
): Promise<LiveSite | null> => {
  const db = database()
  const editing = await siteForEditing(db.platform, siteId)
  if (!editing) return null
  const { site, layers, dealershipIds, draft } = editing
  const request = requestId === undefined ? null : await requestToAnswer(db.platform, { siteId, id: requestId })
  if (requestId !== undefined && !request) return null
  const config = given ?? request?.config ?? resolveConfig([...layers, siteLayer(site.name, draft.values)]).config
  const { organisationId, slug, hosts } = site
  const rendered = { siteId, organisationId, slug, dealershipIds, config }
  return {
    published: { ...rendered, hosts, redirectingHosts: [], version: 0 },
    siteData: () => loadSiteData(db, rendered, now, { withDrafts: withLocationDrafts }),
    stockIndex: () => siteRegistry().stockIndexOf(organisationId),
  }
}
