import type { Scope } from '@forecourt/data/createDatabase'
import { siteForEditing } from '@forecourt/data/publishing/siteForEditing'
import { siteLayer } from '@forecourt/data/sites/siteLayer'
import { getVersion } from '@forecourt/data/sites/versions/getVersion'
import { modelPaths } from '@forecourt/rules/pages/modelPaths'
import { resolveSite } from '@forecourt/rules/resolveSite'
import { notFound } from '../errors/notFound'

/** A site as its draft makes it, or as what is live was made; with the origin of every value. */
export const siteResolution = async (scope: Scope, siteId: string, state: 'draft' | 'live') => {
  const editing = await siteForEditing(scope, siteId)
  if (!editing) throw notFound('site')
  const { site, layers, draft, modelPages } = editing
  const live = state === 'live' && site.liveVersion !== null ? await getVersion(scope, siteId, site.liveVersion) : null
  const resolution = resolveSite(live ? live.layers : [...layers, siteLayer(site.name, draft.values)], new Set(modelPaths(modelPages)))
  return { site, draft, resolution, inherited: resolveSite(layers).config, isLive: live !== null }
}
