import { describeChanges } from '@forecourt/schema/diff/describeChanges'
import type { ConfigProblem, Layer } from '@forecourt/schema/layers/Layer'
import { resolveConfig } from '@forecourt/schema/resolveConfig'
import { validateValues } from '@forecourt/schema/validation/validateValues'
import type { Database } from '../createDatabase'
import { type StoredLayer, toLayer } from '../layers/layerForEditing'
import { layersInUse } from '../layers/layersInUse'
import type { Transaction } from '../Transaction'
import { type StoredVersion, versionConfig } from './versions/listVersions'

/** Result of validating one stored config against the current schema. */
export interface ConfigFinding {
  readonly kind: 'layer' | 'live' | 'draft'
  /** Slug of a site, or name of a layer. */
  readonly name: string
  /**
   * broken: unreadable or invalid. differs: publishing it unchanged would change the live site. unfinished: a draft that can't be published
   * yet, which is allowed.
   */
  readonly verdict: 'broken' | 'differs' | 'unfinished'
  /** Full sentences. */
  readonly messages: readonly string[]
}

export interface ConfigCheck {
  /** Number of checked configs: layers, live versions and drafts. */
  readonly checked: number
  readonly findings: readonly ConfigFinding[]
}

const sitesAtOnce = 100

const sentences = (problems: readonly ConfigProblem[]) =>
  problems.filter(({ severity }) => severity === 'error').map(({ where, pointer, message }) => `${where || pointer}: ${message}`)

/** Checks one config; an exception becomes a finding and doesn't stop the run. */
const checkOne = (kind: ConfigFinding['kind'], name: string, check: () => Omit<ConfigFinding, 'kind' | 'name'> | null): ConfigFinding[] => {
  try {
    const found = check()
    return found ? [{ kind, name, ...found }] : []
  } catch (error) {
    return [{ kind, name, verdict: 'broken', messages: [(error as Error).message] }]
  }
}

const ofLayer = (layer: StoredLayer) => {
  const messages = sentences(validateValues(toLayer(layer).values))
  return messages.length > 0 ? { verdict: 'broken' as const, messages } : null
}

const ofLive = (version: StoredVersion) => {
  const { config, problems } = resolveConfig((version.layers as StoredLayer[]).map(toLayer))
  const messages = sentences(problems)
  if (messages.length > 0) return { verdict: 'broken' as const, messages }
  const changes = describeChanges(versionConfig(version), config)
  return changes.length > 0 ? { verdict: 'differs' as const, messages: changes.map(({ sentence }) => sentence) } : null
}

const ofDraft = (layers: readonly Layer[]) => {
  const messages = sentences(resolveConfig(layers).problems)
  return messages.length > 0 ? { verdict: 'unfinished' as const, messages } : null
}

const nextSites = (tx: Transaction, after: string) =>
  tx.site.findMany({
    where: { id: { gt: after }, status: { not: 'archived' } },
    orderBy: { id: 'asc' },
    take: sitesAtOnce,
    include: { draft: true, live: { select: { schemaVersion: true, config: true, layers: true } } },
  })

/**
 * Validates every stored config against the current schema: layers, live versions and drafts. Reports what would break, and what would look
 * different after publishing again.
 *
 * @param onProgress called after each batch with the number of checked sites.
 */
export const checkStoredConfigs = async (db: Database, onProgress?: (sites: number) => void): Promise<ConfigCheck> => {
  const layers = await db.platform.transaction((tx) => tx.layer.findMany({ orderBy: [{ kind: 'asc' }, { slug: 'asc' }] }))
  const findings = layers.flatMap((layer) => checkOne('layer', layer.name, () => ofLayer(layer)))
  let checked = layers.length
  let sites = 0
  for (let after = ''; ; ) {
    const batch = await db.platform.transaction(async (tx) => {
      const rows = await nextSites(tx, after)
      const below = await layersInUse(
        tx,
        rows.map((row) => ({ ...row, siteId: row.id })),
      )
      return rows.map((row, index) => ({ ...row, below: (below[index] ?? []).map(({ layer }) => layer) }))
    })
    for (const { slug, name, draft, live, below } of batch) {
      if (live) findings.push(...checkOne('live', slug, () => ofLive(live)))
      if (draft) findings.push(...checkOne('draft', slug, () => ofDraft([...below, toLayer({ ...draft, kind: 'site', name, locks: [] })])))
      checked += Number(Boolean(live)) + Number(Boolean(draft))
    }
    sites += batch.length
    onProgress?.(sites)
    const last = batch.at(-1)
    if (!last || batch.length < sitesAtOnce) return { checked, findings }
    after = last.id
  }
}
