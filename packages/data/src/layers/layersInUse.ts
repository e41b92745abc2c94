import { type Layer, layerKinds } from '@forecourt/schema/layers/Layer'
import type { Transaction } from '../Transaction'
import { toLayer } from './layerForEditing'

export interface LayeredSite {
  readonly siteId: string
  readonly organisationId: string
  readonly templateLayerId: string
  readonly manufacturerLayerId: string | null
}

/** A layer other than a site's own, in the release that the site uses. */
export interface LayerInUse {
  readonly id: string
  readonly layer: Layer
  /** The release in use: the pinned one, else the newest. */
  readonly revision: number
  readonly newestRevision: number
}

const uses = (site: LayeredSite, layer: { readonly id: string; readonly kind: string; readonly organisationId: string | null }) =>
  layer.kind === 'platform' ||
  layer.id === site.templateLayerId ||
  layer.id === site.manufacturerLayerId ||
  layer.organisationId === site.organisationId

const readPinned = async (tx: Transaction, sites: readonly LayeredSite[]) => {
  const pins = await tx.layerPin.findMany({
    where: { siteId: { in: sites.map(({ siteId }) => siteId) } },
    select: { siteId: true, layerId: true, revision: true },
  })
  const wanted = new Map(pins.map(({ layerId, revision }) => [`${layerId} ${revision}`, { layerId, revision }]))
  const releases = wanted.size === 0 ? [] : await tx.layerRelease.findMany({ where: { OR: [...wanted.values()] } })
  return { pins: new Map(pins.map((pin) => [`${pin.siteId} ${pin.layerId}`, pin.revision])), releases }
}

/**
 * Each site's layers without its own, weakest first, in the pinned or else the newest release. The only place that decides this.
 * Sites with the same release share one object.
 */
export const layersInUse = async (tx: Transaction, sites: readonly LayeredSite[]): Promise<LayerInUse[][]> => {
  const ids = new Set(
    sites.flatMap(({ templateLayerId, manufacturerLayerId }) => [templateLayerId, manufacturerLayerId ?? templateLayerId]),
  )
  const organisationIds = new Set(sites.map(({ organisationId }) => organisationId))
  const layers = await tx.layer.findMany({
    where: { OR: [{ kind: 'platform' }, { id: { in: [...ids] } }, { organisationId: { in: [...organisationIds] } }] },
  })
  const { pins, releases } = await readPinned(tx, sites)
  const ofRelease = new Map(
    layers.map((row): [string, LayerInUse] => {
      const { id, revision } = row
      return [`${id} ${revision}`, { id, layer: toLayer(row), revision, newestRevision: revision }]
    }),
  )
  for (const release of releases) {
    const { layerId, revision } = release
    const row = layers.find(({ id }) => id === layerId)
    const key = `${layerId} ${revision}`
    if (row && !ofRelease.has(key)) {
      const layer = toLayer({ ...release, kind: row.kind, name: row.name })
      ofRelease.set(key, { id: layerId, layer, revision, newestRevision: row.revision })
    }
  }
  const ranked = layerKinds.flatMap((kind) => layers.filter((layer) => layer.kind === kind))
  return sites.map((site) =>
    ranked
      .filter((layer) => uses(site, layer))
      .flatMap(({ id, revision }) => ofRelease.get(`${id} ${pins.get(`${site.siteId} ${id}`) ?? revision}`) ?? []),
  )
}
