import { isRecord } from '@forecourt/schema/isRecord'
import { schemaVersion } from '@forecourt/schema/json-schema/configSchema'
import type { Layer } from '@forecourt/schema/layers/Layer'
import { migrateValues } from '@forecourt/schema/migrations/migrateValues'
import type { ConfigValues, ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { resolveConfig } from '@forecourt/schema/resolveConfig'
import type { Scope } from '../../createDatabase'
import { type StoredLayer, toLayer } from '../../layers/layerForEditing'

/** Items without an id, such as nodes of formatted text, stay as stored. */
const counterpart = (item: unknown, others: readonly unknown[]): unknown => {
  if (!isRecord(item) || item.id === undefined) return undefined
  return others.find((other) => isRecord(other) && other.id === item.id)
}

/** Recursively adds keys of `fresh` that `stored` lacks; list items match by id. Values of `stored` stay. The result is frozen. */
export const fillMissing = (stored: unknown, fresh: unknown): unknown => {
  if (Array.isArray(stored)) {
    const others: readonly unknown[] = Array.isArray(fresh) ? fresh : []
    return Object.freeze(stored.map((item) => fillMissing(item, counterpart(item, others))))
  }
  if (!isRecord(stored)) return stored
  const others = isRecord(fresh) ? fresh : {}
  return Object.freeze({
    ...others,
    ...Object.fromEntries(Object.entries(stored).map(([key, value]) => [key, fillMissing(value, others[key])])),
  })
}

/** A version in the history. */
export interface VersionSummary {
  readonly number: number
  readonly hash: string
  readonly authorName: string
  readonly note: string
  readonly publishedAt: string
  /** Whether it is live. */
  readonly live: boolean
}

interface VersionRow {
  readonly number: number
  readonly hash: string
  readonly authorName: string
  readonly note: string
  readonly publishedAt: Date
}

export const toVersionSummary = (
  { number, hash, authorName, note, publishedAt }: VersionRow,
  liveVersion: number | null,
): VersionSummary => ({
  number,
  hash,
  authorName,
  note,
  publishedAt: publishedAt.toISOString(),
  live: number === liveVersion,
})

export interface StoredVersion {
  readonly schemaVersion: number
  readonly config: unknown
  readonly layers: unknown
}

/**
 * The config of a published version in the current schema. Published values stay; settings newer than the version are resolved from its own
 * layers. A version with an older schema is resolved completely.
 */
export const versionConfig = (version: StoredVersion): ResolvedConfig => {
  const { config } = resolveConfig((version.layers as StoredLayer[]).map(toLayer))
  return version.schemaVersion === schemaVersion ? (fillMissing(version.config, config) as ResolvedConfig) : config
}

interface Version extends VersionSummary {
  /** The site's own layer. */
  readonly values: ConfigValues
  readonly config: ResolvedConfig
  /** The layers of the config, weakest first, the site's own last. */
  readonly layers: readonly Layer[]
}

export const getVersion = (scope: Scope, siteId: string, number: number): Promise<Version | null> =>
  scope.transaction(async (tx) => {
    const version = await tx.version.findFirst({ where: { siteId, number }, include: { site: { select: { liveVersion: true } } } })
    if (!version) return null
    const { schemaVersion, values } = version
    return {
      ...toVersionSummary(version, version.site.liveVersion),
      values: migrateValues({ schemaVersion, values }),
      config: versionConfig(version),
      layers: (version.layers as unknown as StoredLayer[]).map(toLayer),
    }
  })

export interface VersionPage {
  /** Cursor: only versions older than this one. */
  readonly before?: number
  readonly limit?: number
}

/** Versions of a site, latest first, all or one page; empty for a site out of scope. */
export const listVersions = (scope: Scope, siteId: string, { before, limit }: VersionPage = {}): Promise<VersionSummary[]> =>
  scope.transaction(async (tx) => {
    const site = await tx.site.findFirst({
      where: { id: siteId },
      include: {
        versions: {
          where: { number: before === undefined ? undefined : { lt: before } },
          omit: { config: true, layers: true, values: true },
          orderBy: { number: 'desc' },
          take: limit,
        },
      },
    })
    return site ? site.versions.map((version) => toVersionSummary(version, site.liveVersion)) : []
  })
