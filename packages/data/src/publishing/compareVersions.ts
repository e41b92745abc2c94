import { type ConfigChange, describeChanges } from '@forecourt/schema/diff/describeChanges'
import { type DescribedDraft, describeDraftChanges } from '@forecourt/schema/diff/describeDraftChanges'
import { resolveConfig } from '@forecourt/schema/resolveConfig'
import type { Scope } from '../createDatabase'
import { siteLayer } from '../sites/lockDraft'
import { getVersion } from '../sites/versions/listVersions'
import { siteForEditing } from './siteForEditing'

const describeDraft = async (scope: Scope, siteId: string): Promise<DescribedDraft | null> => {
  const editing = await siteForEditing(scope, siteId)
  if (!editing) return null
  const { values } = editing.draft
  return { values, ...resolveConfig([...editing.layers, siteLayer(editing.site.name, values)]) }
}

/** Differences between two versions of a site's config, or a version and the draft, as text; null if one doesn't exist. */
export const compareVersions = async (
  scope: Scope,
  siteId: string,
  before: number,
  after: number | 'draft',
): Promise<ConfigChange[] | null> => {
  const earlier = await getVersion(scope, siteId, before)
  if (!earlier) return null
  if (after === 'draft') {
    const draft = await describeDraft(scope, siteId)
    return draft && describeDraftChanges(earlier.config, draft)
  }
  const later = await getVersion(scope, siteId, after)
  return later && describeChanges(earlier.config, later.config)
}
