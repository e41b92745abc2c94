import type { LayerKind } from '@forecourt/schema/layers/Layer'
import { migrateValues } from '@forecourt/schema/migrations/migrateValues'
import type { ConfigValues } from '@forecourt/schema/ResolvedConfig'
import type { Scope } from '../createDatabase'
import { usesLayer } from './usesLayer'

/** A layer beneath the sites' own as a list shows it. */
export interface LayerSummary {
  readonly id: string
  readonly kind: LayerKind
  readonly organisationId: string | null
  readonly slug: string
  readonly name: string
  /** The newest release. */
  readonly revision: number
  /** What the newest release says. */
  readonly values: ConfigValues
  readonly updatedAt: string
  readonly updatedBy: string | null
  readonly lockCount: number
  /** How many sites of the scope use it. */
  readonly siteCount: number
  /** How many of those still use an earlier release. */
  readonly behindCount: number
  /** Null while nobody has changed anything since the newest release. */
  readonly draft: { readonly revision: number; readonly updatedAt: string; readonly updatedBy: string | null } | null
}

type Row = Omit<LayerSummary, 'values' | 'updatedAt' | 'draft'> & {
  readonly schemaVersion: number
  readonly values: unknown
  readonly updatedAt: Date
  readonly draftRevision: number | null
  readonly draftUpdatedAt: Date | null
  readonly draftUpdatedBy: string | null
}

/** Every layer beneath the sites' own, weakest kind first, with how many sites use it and how many are behind. */
export const listLayers = (scope: Scope, layerId: string | null = null): Promise<LayerSummary[]> =>
  scope.transaction(async (tx) => {
    const rows = await tx.$queryRaw<Row[]>`
      select
        layer.id, layer.kind, layer.organisation_id as "organisationId", layer.slug, layer.name, layer.revision, layer.values, layer.schema_version as "schemaVersion", layer.updated_at as "updatedAt",
        layer.updated_by as "updatedBy", cardinality(layer.locks) as "lockCount",
        (select count(*)::int from sites site where ${usesLayer}) as "siteCount",
        (select count(*)::int from layer_pins pin where pin.layer_id = layer.id and pin.revision < layer.revision) as "behindCount",
        draft.revision as "draftRevision", draft.updated_at as "draftUpdatedAt", draft.updated_by as "draftUpdatedBy"
      from layers layer
      left join layer_drafts draft on draft.layer_id = layer.id
      where ${layerId}::text is null or layer.id = ${layerId}
      order by array_position(array['platform', 'template', 'manufacturer', 'organisation'], layer.kind), layer.name, layer.id`
    return rows.map(({ schemaVersion, values, updatedAt, draftRevision, draftUpdatedAt, draftUpdatedBy, ...layer }) => ({
      ...layer,
      values: migrateValues({ schemaVersion, values }),
      updatedAt: updatedAt.toISOString(),
      draft:
        draftRevision === null || draftUpdatedAt === null
          ? null
          : { revision: draftRevision, updatedAt: draftUpdatedAt.toISOString(), updatedBy: draftUpdatedBy },
    }))
  })
