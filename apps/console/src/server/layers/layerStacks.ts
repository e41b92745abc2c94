import type { Scope } from '@forecourt/data/createDatabase'
import { getRelease, layerForEditing } from '@forecourt/data/layers/layerForEditing'
import { layersInUse } from '@forecourt/data/layers/layersInUse'
import { type SiteForEditing, siteForEditing } from '@forecourt/data/publishing/siteForEditing'
import { siteLayer } from '@forecourt/data/sites/lockDraft'
import { getVersion } from '@forecourt/data/sites/versions/listVersions'
import type { Layer } from '@forecourt/schema/layers/Layer'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { resolveConfig } from '@forecourt/schema/resolveConfig'
import { notFound } from '../errors/CallProblem'

/** A layer's draft or one of its releases. */
export const layerAt = async (scope: Scope, layerId: string, state: 'draft' | number): Promise<Layer> => {
  const layer = state === 'draft' ? (await layerForEditing(scope, layerId))?.draft.layer : await getRelease(scope, layerId, state)
  if (!layer) throw notFound('layer')
  return layer
}

interface SiteConfigs {
  readonly editing: SiteForEditing
  /** The config with the release of the layer that the site uses now. */
  readonly before: ResolvedConfig
  /** The config with the candidate: a draft or another release of the layer. */
  readonly after: ResolvedConfig
}

/** Configs of a site before and after a candidate replaces one of its layers; from its live version, or its draft if nothing is live. */
export const siteConfigs = async (scope: Scope, siteId: string, layerId: string, candidate: Layer): Promise<SiteConfigs> => {
  const editing = await siteForEditing(scope, siteId)
  if (!editing) throw notFound('site')
  const live = editing.liveVersion && (await getVersion(scope, siteId, editing.liveVersion.number))
  const own = siteLayer(editing.site.name, live ? live.values : editing.draft.values)
  const inUse = await scope.transaction(async (tx) => {
    const site = await tx.site.findFirstOrThrow({ where: { id: siteId } })
    return (await layersInUse(tx, [{ ...site, siteId }]))[0] ?? []
  })
  const before = resolveConfig([...inUse.map(({ layer }) => layer), own]).config
  const after = resolveConfig([...inUse.map((used) => (used.id === layerId ? candidate : used.layer)), own]).config
  return { editing, before, after }
}
