import type { LayerKind } from '@forecourt/schema/layers/Layer'
import { migrateValues } from '@forecourt/schema/migrations/migrateValues'
import type { ConfigValues } from '@forecourt/schema/ResolvedConfig'
import type { Scope } from '../createDatabase'

export interface LayerRow {
  readonly id: string
  readonly kind: LayerKind
  readonly organisationId: string | null
  readonly slug: string
  readonly name: string
  readonly revision: number
  readonly values: ConfigValues
  readonly locks: readonly string[]
  readonly updatedAt: string
  readonly updatedBy: string | null
  /** How many sites of the scope it reaches. */
  readonly siteCount: number
}

/** Every layer beneath the sites' own that the scope can see. */
export const listLayers = (scope: Scope): Promise<LayerRow[]> =>
  scope.transaction(async (tx) => {
    const layers = await tx.layer.findMany({ orderBy: [{ kind: 'asc' }, { name: 'asc' }] })
    const sites = await tx.site.findMany({ select: { organisationId: true, templateLayerId: true, manufacturerLayerId: true } })
    return layers.map(({ schemaVersion, values, updatedAt, ...layer }) => ({
      ...layer,
      kind: layer.kind as LayerKind,
      values: migrateValues({ schemaVersion, values }),
      updatedAt: updatedAt.toISOString(),
      siteCount: sites.filter(
        (site) =>
          layer.kind === 'platform' ||
          site.templateLayerId === layer.id ||
          site.manufacturerLayerId === layer.id ||
          site.organisationId === layer.organisationId,
      ).length,
    }))
  })
