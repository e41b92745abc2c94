import type { LayerKind } from '@forecourt/schema/layers/Layer'
import { migrateValues } from '@forecourt/schema/migrations/migrateValues'
import type { ConfigValues } from '@forecourt/schema/ResolvedConfig'
import type { Scope } from '../createDatabase'
import { Prisma } from '../generated/client'
import { allConditions, containing } from '../lists/listSql'
import { type RestoredRelease, restoredReleases } from './reasonsToGoBack'

/** SQL condition: the row `site` uses the row `layer`. */
export const usesLayer = Prisma.sql`(
  layer.kind = 'platform' or site.template_layer_id = layer.id or site.manufacturer_layer_id = layer.id or site.organisation_id = layer.organisation_id
)`

interface ReleaseSummary {
  readonly revision: number
  readonly note: string
  readonly authorName: string
  readonly releasedAt: string
  /** Number of the scope's sites that are pinned to it. */
  readonly pinnedSites: number
  /** The earlier release that it goes back to; null for a release of a draft. */
  readonly restored: RestoredRelease | null
}

/** Releases of a layer, newest first. */
export const listReleases = (scope: Scope, layerId: string): Promise<ReleaseSummary[]> =>
  scope.transaction(async (tx) => {
    const rows = await tx.layerRelease.findMany({
      where: { layerId },
      orderBy: { revision: 'desc' },
      select: { revision: true, note: true, authorName: true, releasedAt: true, _count: { select: { pins: true } } },
    })
    const restored = await restoredReleases(tx, layerId)
    return rows.map(({ releasedAt, _count, ...release }) => ({
      ...release,
      restored: restored.get(release.revision) ?? null,
      releasedAt: releasedAt.toISOString(),
      pinnedSites: _count.pins,
    }))
  })

/** A site that uses a layer. */
export interface LayerSite {
  readonly siteId: string
  readonly name: string
  readonly organisationId: string
  readonly organisationName: string
  readonly template: string
  readonly manufacturer: string | null
  readonly status: string
  readonly host: string | null
  /** The release in use. */
  readonly revision: number
  readonly liveVersion: number | null
}

export interface LayerSiteFilter {
  readonly q?: string
  readonly organisationId?: string
  readonly templateLayerId?: string
  readonly manufacturerLayerId?: string
  readonly siteIds?: readonly string[]
  /** Limits the list to sites that use an earlier release than this one. */
  readonly before?: number
}

interface Page {
  /** Cursor: sites after this id. */
  readonly after?: string
  readonly limit: number
}

const conditions = (layerId: string, filter: LayerSiteFilter, { after }: Pick<Page, 'after'>): Prisma.Sql[] => {
  const { q, organisationId, templateLayerId, manufacturerLayerId, siteIds, before } = filter
  return [
    Prisma.sql`layer.id = ${layerId}`,
    usesLayer,
    q && Prisma.sql`(site.name ilike ${containing(q)} or organisation.name ilike ${containing(q)})`,
    organisationId && Prisma.sql`site.organisation_id = ${organisationId}`,
    templateLayerId && Prisma.sql`site.template_layer_id = ${templateLayerId}`,
    manufacturerLayerId && Prisma.sql`site.manufacturer_layer_id = ${manufacturerLayerId}`,
    siteIds && Prisma.sql`site.id = any(${[...siteIds]})`,
    before !== undefined && Prisma.sql`coalesce(pin.revision, layer.revision) < ${before}`,
    after !== undefined && Prisma.sql`site.id > ${after}`,
  ].filter((condition) => condition !== undefined && condition !== false && condition !== '')
}

const tables = Prisma.sql`
  layers layer
  cross join sites site
  join organisations organisation on organisation.id = site.organisation_id
  join layers template on template.id = site.template_layer_id
  left join layers manufacturer on manufacturer.id = site.manufacturer_layer_id
  left join layer_pins pin on pin.organisation_id = site.organisation_id and pin.site_id = site.id and pin.layer_id = layer.id`

/** Sites that use a layer, in batches ordered by id, with the total. */
export const listLayerSites = (
  scope: Scope,
  layerId: string,
  filter: LayerSiteFilter,
  page: Page,
): Promise<{ readonly sites: readonly LayerSite[]; readonly total: number }> =>
  scope.transaction(async (tx) => {
    const sites = await tx.$queryRaw<LayerSite[]>`
      select
        site.id as "siteId", site.name, site.organisation_id as "organisationId", organisation.name as "organisationName",
        template.name as template, manufacturer.name as manufacturer, site.status, site.live_version as "liveVersion",
        coalesce(pin.revision, layer.revision) as revision,
        (select host.host from host_names host where host.organisation_id = site.organisation_id and host.site_id = site.id
          order by host.is_primary desc, host.host limit 1) as host
      from ${tables}
      where ${allConditions(conditions(layerId, filter, page))}
      order by site.id
      limit ${page.limit}`
    const [counted] = await tx.$queryRaw<{ total: number }[]>`
      select count(*)::int as total from ${tables} where ${allConditions(conditions(layerId, filter, {}))}`
    return { sites, total: counted?.total ?? 0 }
  })

/** A layer in a list. */
export interface LayerSummary {
  readonly id: string
  readonly kind: LayerKind
  readonly organisationId: string | null
  readonly slug: string
  readonly name: string
  /** The newest release. */
  readonly revision: number
  /** Values of the newest release. */
  readonly values: ConfigValues
  readonly updatedAt: string
  readonly updatedBy: string | null
  readonly lockCount: number
  /** Number of the scope's sites that use it. */
  readonly siteCount: number
  /** Number of those on an earlier release. */
  readonly behindCount: number
  /** Null if nothing changed since the newest release. */
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

/** Layers other than the sites' own, weakest kind first, with the number of sites that use them and that are behind. */
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
