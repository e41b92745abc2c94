import type { Scope } from '../createDatabase'
import { Prisma } from '../generated/client'
import { allConditions, containing } from '../lists/listSql'
import { usesLayer } from './usesLayer'

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
  /** The release the site uses. */
  readonly revision: number
  readonly liveVersion: number | null
}

export interface LayerSiteFilter {
  readonly q?: string
  readonly organisationId?: string
  readonly templateLayerId?: string
  readonly manufacturerLayerId?: string
  readonly siteIds?: readonly string[]
  /** Only those that use an earlier release than this. */
  readonly before?: number
}

interface Page {
  /** Sites after this one, in the order of their ids. */
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

/** The sites that use a layer, a batch at a time in the order of their ids, with how many there are in all. */
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
