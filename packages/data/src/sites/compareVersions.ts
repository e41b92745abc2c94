import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { resolveConfig } from '@forecourt/schema/resolveConfig'
import type { Scope } from '../createDatabase'
import { getVersion } from './getVersion'
import { siteForEditing } from './siteForEditing'
import { siteLayer } from './siteLayer'

const draftConfig = async (scope: Scope, siteId: string): Promise<ResolvedConfig | null> => {
  const editing = await siteForEditing(scope, siteId)
  return editing && resolveConfig([...editing.layers, siteLayer(editing.site.name, editing.draft.values)]).config
}

/** Two versions of a site's config, or a version and the draft, to be described side by side. */
export const compareVersions = async (
  scope: Scope,
  siteId: string,
  before: number,
  after: number | 'draft',
): Promise<{ before: ResolvedConfig; after: ResolvedConfig } | null> => {
  const earlier = await getVersion(scope, siteId, before)
  const later = after === 'draft' ? await draftConfig(scope, siteId) : (await getVersion(scope, siteId, after))?.config
  return earlier && later ? { before: earlier.config, after: later } : null
}
